// What a finger comes to without scrolling: of everything that can be chosen at a table now, the things
// whose middle something else lies over, or that are outside the window.

window.outOfReach = (selectors) => {
  const things = [...document.querySelectorAll(selectors.join())].filter((one) => one.getClientRects().length > 0);
  const misses = things.filter((one) => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(over) && over?.closest("[role=gridcell], button") !== one;
  });
  const told = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ");
  return { n: things.length, misses: misses.map(told) };
};

// The page may bring things into view by itself, and then it comes to rest.
window.stillOutOfReach = (selectors, patience) => new Promise((done) => {
  const until = performance.now() + patience;
  const look = () => {
    const seen = outOfReach(selectors);
    if (seen.misses.length === 0 || performance.now() > until) done(seen);
    else setTimeout(look, 30);
  };
  look();
});

// The middle of one of the things a selector finds, as the window stands; null: something lies over it.
window.spotHere = (selector, words, number) => {
  const one = [...document.querySelectorAll(selector)].filter(
    (each) => each.getClientRects().length > 0 && each.textContent.includes(words),
  )[number];
  if (!one) return null;
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const over = document.elementFromPoint(x, y);
  return one.contains(over) || over?.closest(selector) === one ? [x, y] : null;
};
