// What a finger comes to without scrolling: of everything that can be chosen at a table now, the things
// whose middle something else lies over, or that are outside the window.

const CHOSEN_FROM = {
  kohaku: [".market [role=gridcell].active", ".pond [role=gridcell].legal", ".hand button:enabled", ".choice button:enabled"],
  rybowisko: ["[role=gridcell][aria-label*='can be reached']", "button.take:enabled"],
  koi: [".slot.may", ".mine .possible[role=gridcell]", ".bench [data-word]:enabled", ".bench [data-group]:enabled"],
  wodny: [".fitting[role=gridcell]", ".display .tile:enabled:not(.nowhere)", ".refill button:enabled"],
};
const OF_THE_BAR = [
  ".actions [data-main]:enabled", ".actions [data-word]:enabled", ".bench .buttons button:enabled", ".bench [data-word='-']",
];

window.outOfReach = (bar_only) => {
  const game = Object.keys(CHOSEN_FROM).find((one) => document.querySelector(`.${one}`));
  const own = bar_only ? [] : CHOSEN_FROM[game].map((one) => `.${game} ${one}`);
  const things = [...document.querySelectorAll([...own, ...OF_THE_BAR].join())].filter(
    (one) => one.getClientRects().length > 0,
  );
  const misses = things.filter((one) => {
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !one.contains(over) && over?.closest("[role=gridcell], button") !== one;
  });
  const told = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ");
  return { n: things.length, misses: misses.map(told) };
};

// The page may bring things into view by itself, and then it comes to rest.
window.stillOutOfReach = (bar_only, patience) => new Promise((done) => {
  const until = performance.now() + patience;
  const look = () => {
    const seen = outOfReach(bar_only);
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
