"""Somebody who plays through the page: taps what it marks as possible, and confirms.

It knows no rule and asks no server.  `LOOK` reads from the page what a person would see.
"""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator, Page

# What is to be done now, read from labels in English.  A step is over when this has changed.
LOOK = """
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
  const offers = all("button.offer").filter((one) => seen(one)).map((one) => one.getAttribute("aria-label"));
  const banner = document.querySelector(".banner")?.innerText ?? "";
  const state = {
    banner,
    over: all("dialog[open] h2").some((one) => one.textContent === "The result"),
    handOver: button("I am "),
    mine: document.querySelector(".banner.mine") !== null,
    confirm: button("Confirm"),
    keep: all("button").filter((one) => one.textContent.includes("Keep this card") && !one.disabled).length,
    cells: all("[role=gridcell]").map(told),
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
    state.take, banner.split("\\n").at(-1), state.mine, all(".log .line").length,
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
"""
PATIENCE_MS = 30_000


class Player:
    """Whoever sits before one page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._chance = random.Random(seed)
        self._confirmed = False  # by the last step
        self._before: str | None = None  # the phase in which the last tap was made

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("lookAtTable()")
        return seen

    def settle(self) -> dict[str, Any]:
        """Until what the last tap does is to be seen."""
        return self.wait_until(f"(now) => now.phase !== {json.dumps(self._before)}")

    def wait_for_turn(self) -> dict[str, Any]:
        """Until something else than before is to be done here, or the game is over."""
        return self.wait_until(f"(now) => now.todo && now.phase !== {json.dumps(self._before)}")

    def play_to_the_end(self, most: int = 1000) -> None:
        for _ in range(most):
            if not self.play_a_step():
                return
        raise AssertionError("the game does not end")

    def play_a_turn(self) -> None:
        """Until the own turn is confirmed."""
        while self.play_a_step():
            if self._confirmed:
                return

    def play_a_step(self) -> bool:
        """One tap, as soon as one is due; false if the game is over."""
        now = self.wait_for_turn()
        self._confirmed = bool(now["confirm"])
        if now["over"]:
            return False
        if now["handOver"]:
            self._press("I am ")
        elif now["confirm"]:
            self._press("Confirm")
        elif now["keep"]:
            self._press("Keep this card")
        elif now["hand"] and not now["legal"]:
            self._press("Smaller")
            return True
        elif now["hand"]:
            self._tap_one_of(now, "legal")
        elif now["picked"]:
            self._tap_one_of(now, "partners")
        elif now["ready"] or now["miss"]:
            self._press(now["ready"] or now["miss"])
        elif now["take"]:
            self._touched(self.page.locator("button.take").first)
        elif now["offers"]:
            best = max(now["offers"], key=lambda offer: int(offer.split("%")[0].split()[-1]))
            self._touched(self.page.locator(f'button.offer[aria-label="{best}"]'))
        elif now["reach"]:
            self._tap_one_of(now, "reach")
        else:
            self._tap_one_of(now, "tiles")
        self._before = now["phase"]
        return True

    def wait_until(self, true: str) -> dict[str, Any]:
        """Until a function of what is seen, written in JavaScript, is true."""
        seen: dict[str, Any] = self.page.evaluate(f"waitAtTable({true}, {PATIENCE_MS})")
        return seen

    def _tap_one_of(self, now: dict[str, Any], which: str) -> None:
        label = self._chance.choice(now[which])
        self._touched(self.page.locator("[role=gridcell]").nth(now["cells"].index(label)))

    def _press(self, words: str) -> None:
        self._touched(self.page.locator(f'button:visible:has-text("{words}")').first)

    def _touched(self, what: Locator) -> None:
        if self._touch:
            what.tap()
        else:
            what.click()
