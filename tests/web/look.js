// What a person would see at a table, read from labels in English.  `phase` changes with every step
// that is made, `todo` tells whether one is due here.
window.lookAtTable = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (element) => element.getClientRects().length > 0;
  const button = (text) =>
    all("button").some((one) => seen(one) && !one.disabled && one.textContent.trim().startsWith(text));
  const cells = all("[role=gridcell]").filter(seen);
  const told = (one) => one.getAttribute("aria-label") ?? one.querySelector(".hidden-text")?.textContent ?? "";
  const marked = (words) => cells.filter((one) => told(one).includes(words)).map(told);
  // A pond may be larger than its window; what lies outside must be brought into it first.
  const inside = (one) => {
    const window_ = one.closest(".viewport")?.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return !window_ || (x > window_.left && x < window_.right && y > window_.top && y < window_.bottom);
  };
  const offers = all("button.offer").filter((one) => seen(one)).map(told);
  const banner = document.querySelector(".banner")?.innerText ?? "";
  const state = {
    banner,
    over: all("dialog[open] h2").some((one) => one.textContent === "The result"),
    handOver: button("I am "),
    mine: document.querySelector(".banner.mine") !== null,
    confirm: button("Confirm"),
    keep: all("button").filter((one) => one.textContent.includes("Keep this card") && !one.disabled).length,
    cells: cells.map(told),
    picked: marked(", chosen")[0] ?? null,
    partners: marked("can be taken with"),
    tiles: cells.filter((one) => one.matches(".active") && /^[a-d][1-3]: /.test(told(one))).map(told),
    hand: all("[role=toolbar][aria-label='In hand'] button").length,
    legal: cells.filter((one) => inside(one) && told(one).includes("possible for the")).map(told),
    reach: marked("can be reached"),
    offers,
    ready: button("Cast at") ? "Cast at" : button("Rest on") ? "Rest on" : null,
    miss: button("Roll again") ? "Roll again" : button("Give up") ? "Give up" : null,
    take: all("button.take").some((one) => !one.disabled),
    busy: document.querySelector(".bench.busy") !== null,
  };
  state.phase = [
    state.over, state.handOver, state.confirm, state.keep, state.picked, state.hand, state.ready, state.miss,
    state.take, banner.split("\n").at(-1), state.mine, all(".log .line").length,
    state.handOver || document.querySelector(".drawer .latest")?.textContent,
    all(".luck svg.sad").length, // a second roll may miss with the same number, but costs a token
  ].join("|");
  state.todo =
    state.over || state.handOver || (state.mine && !state.busy &&
    (state.confirm || state.keep > 0 || state.hand > 0 || state.ready !== null || state.miss !== null ||
     state.take || state.tiles.length > 0 || state.reach.length > 0));
  return state;
};
// The page's content policy forbids Playwright's own way of waiting, and it is not to be bypassed.
window.waitAtTable = (true_of, patience) => new Promise((done, failed) => {
  const until = performance.now() + patience;
  const again = () => {
    const state = lookAtTable();
    if (true_of(state)) done(state);
    else if (performance.now() > until) failed(new Error(`nothing happened; the page: ${JSON.stringify(state)}`));
    else setTimeout(again, 20);
  };
  again();
});
// Where to touch one of the things a selector finds, among those that say the words.  It is brought
// into the window as a person would scroll to it.  Null: something else lies over it.
window.spotOf = (selector, words, number) => {
  const asked = [...document.querySelectorAll(selector)].filter((one) =>
    one.getClientRects().length > 0 && one.textContent.includes(words))[number];
  if (!asked) throw new Error(`nothing to touch: ${selector} ${words} ${number}`);
  const middle = () => {
    const box = asked.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const reached = () => {
    const over = document.elementFromPoint(...middle());
    return asked.contains(over) || over?.closest(selector) === asked;
  };
  if (!reached()) scrollBy({ top: middle()[1] - innerHeight / 2, behavior: "instant" });
  if (!reached()) asked.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  return reached() ? middle() : null;
};
