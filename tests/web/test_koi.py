"""Koi in the browser: a whole game with a bot, a turn without a mouse, three languages."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pondside.games.koi.tables import stock_text

from .conftest import DESKTOP, PHONE, Visitors
from .player import NOT_TWICE
from .screens import choose_language
from .service import Service
from .test_games import result_is_shown
from .test_keyboard import focus_is_visible, here, tab_to
from .test_screens import UNTRANSLATED, texts, violations

# What a person would see, read from the page; `sign` changes with everything that is done.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const open = (one) => !one.disabled && one.getClientRects().length > 0;
  const cells = all(".mine [role=gridcell]");
  const told = (one) => one.getAttribute("aria-label");
  const legal = cells.filter((one) => told(one).includes("possible for the"));
  const confirm = document.querySelector(".actions .confirm");
  const state = {
    over: all("dialog[open] h2").some((one) => one.textContent === "The result"),
    mine: document.querySelector(".banner.mine") !== null,
    confirm: confirm !== null && !confirm.disabled,
    aimed: document.querySelector(".koi .lay") !== null, // a finger's first tap only shows
    slots: all(".slot.may").map((one) => one.dataset.slot),
    words: all(".koi [data-word], .actions [data-word]").filter(open)
      .map((one) => one.dataset.word),
    returns: all(".store button").length,
    groups: all(".koi [data-group]").filter(open).map((one) => one.dataset.group),
    held: document.querySelector(".koi .chip.held")?.dataset.group ?? null,
    legal: legal.map((one) => one.dataset.cell),
  };
  state.sign = [JSON.stringify(state), document.querySelector(".banner")?.innerText,
    all(".store .room").map((one) => one.ariaLabel).join(),
    all(".log .line").length,
    cells.map(told).join("|")].join("#");
  const asked = ["legal", "words", "slots", "groups"].some((one) => state[one].length > 0);
  // What was done is not answered yet.
  const busy = all(".koi .bench button:disabled, .actions .step:disabled").length > 0;
  state.todo =
    state.over || (state.mine && !busy && (state.confirm || asked || state.returns > 0));
  return state;
}"""
# Until something else is to be done here than before.
NEXT = f"""(before) => new Promise((done, failed) => {{
  const look = {LOOK};
  const until = performance.now() + 30000;
  const again = () => {{
    const state = look();
    if (state.todo && state.sign !== before) done(state);
    else if (performance.now() > until) failed(new Error("nothing happened: " + state.sign));
    else setTimeout(again, 15);
  }};
  again();
}})"""


class Keeper:
    """Somebody who taps what the page marks as possible."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.before = ""
        self.laid = 0
        self._chance = random.Random(seed)
        self._finger = page.evaluate("navigator.maxTouchPoints > 0")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(NEXT, self.before)
        self.before = seen["sign"]
        return seen

    def play_to_the_end(self, most: int = 1500) -> None:
        for _ in range(most):
            now = self.look()
            if now["over"]:
                return
            self.play(now)
        raise AssertionError("the game does not end")

    def play(self, now: dict[str, Any]) -> None:
        """One tap: confirm, lay what is held, take something up, or choose."""
        if now["confirm"]:
            return self._touch(".actions .confirm")
        if now["aimed"]:
            return self._touch(".koi .lay")
        if now["legal"]:
            self.laid += 1
            return self._touch(f'.mine [data-cell="{self._chance.choice(now["legal"])}"]')
        fresh = [group for group in now["groups"] if group != now["held"] and "mv" not in group]
        # Two things that fit nowhere could be taken up in turn for ever.
        if fresh and (now["held"] is None or self._chance.random() < 0.6):
            return self._touch(f'[data-group="{self._chance.choice(fresh)}"]')
        if now["returns"]:
            return self._touch(".store button")
        played = [word for word in now["words"] if not word.startswith("!")]
        slots = [f'[data-slot="{slot}"]' for slot in now["slots"]]
        if "W" in played and self._chance.random() < 0.25:
            return self._touch('[data-word="W"]')
        buttons = [f'[data-word="{word}"]' for word in played if word not in ("-", "C")]
        last = [f'[data-word="{word}"]' for word in played]
        chosen = self._chance.choice(slots + buttons or last)
        if self._finger and chosen in last:
            time.sleep(NOT_TWICE)
        return self._touch(chosen)

    def _touch(self, selector: str) -> None:
        spot = self.page.evaluate(
            "(it) => document.querySelector(it) ? spotOf(it, '', 0) : []", selector
        )
        if spot is None:  # a pond's tools lie over its corner
            self.page.locator(selector).first.dispatch_event("click")
        elif spot and self._finger:
            self.page.touchscreen.tap(*spot)
        elif spot:  # otherwise news came between the look and the tap
            self.page.mouse.click(*spot)


def start(page: Page, game: dict[str, Any]) -> None:
    """A table laid by the guest who then opens its page."""
    answer = page.request.post(
        "/api/tables", data={"game": "koi", **game}, headers={"X-Pondside": "1"}
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")


def test_somebody_plays_koi_with_a_bot_on_a_desktop(visit: Visitors) -> None:
    page = visit()
    start(page, {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    keeper = Keeper(page)
    keeper.play_to_the_end()
    assert keeper.laid > 3
    result_is_shown(page)


def test_somebody_plays_koi_alone_on_a_phone(visit: Visitors) -> None:
    page = visit(PHONE)
    start(page, {"seats": [{"kind": "me"}]})
    keeper = Keeper(page)
    keeper.play_to_the_end()
    assert keeper.laid > 3
    result_is_shown(page)


def test_a_turn_of_koi_without_a_mouse(visit: Visitors) -> None:
    page = visit()
    start(page, {"seats": [{"kind": "me"}]})
    expect(page.locator(".banner")).to_contain_text("Meditate or work?")
    tab_to(page, '.koi [data-word="W"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-group="w"]')).to_be_visible()
    page.locator('[data-group="w"]').focus()
    page.keyboard.press("Enter")
    tab_to_pond(page)
    page.keyboard.press("Control+ArrowLeft")
    assert "possible for the water" in here(page)
    focus_is_visible(page)
    page.keyboard.press("Enter")
    expect(page.locator(".banner")).to_contain_text("More water?")
    page.keyboard.press("z")
    expect(page.locator(".banner")).to_contain_text("Your own action is free")


def tab_to_pond(page: Page) -> None:
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.matches('.mine [role=gridcell]')"):
            return
    raise AssertionError("Tab does not lead to the pond")


def test_something_in_hand_fits_a_phone_in_the_longest_words(visit: Visitors) -> None:
    page = visit(PHONE, color_scheme="dark")
    choose_language(page, "ru")
    start(page, {"seats": [{"kind": "me"}], "options": {"scenario": "imperial_lake"}})
    page.locator('.koi [data-word="W"]').tap()
    page.locator('[data-group="w"]').tap()
    expect(page.locator(".hand")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert UNTRANSLATED.findall(texts(page)) == []
    assert violations(page) == []


def test_a_place_tells_what_it_brings_and_axe_finds_nothing_serious(visit: Visitors) -> None:
    page = visit(DESKTOP)
    options = {"goals": "path+statue+turtle", "first": "2"}  # who comes second begins with a koi
    start(page, {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": options})
    expect(page.locator(".slot.may").first).to_be_visible()
    assert violations(page) == []
    page.locator('.koi [data-word="W"]').click()
    expect(page.locator(".bench ol li")).to_have_text(["work begun"])
    page.locator('[data-group="a"]').click()
    page.locator(".mine .cell.possible").first.hover()
    expect(page.locator(".mine .note")).to_have_text("Koi +2")
    expect(page.locator(".mine .caption")).to_have_text(re.compile(r"1\s*→\s*3"))


@pytest.fixture
def own(client: None, browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a service whose owner has corrected the box of Koi."""
    text = stock_text()
    for table, old, new in (
        ("[koi.small]", "base_vp = 2", "base_vp = 7"),
        ("[goals.statue]", "lanterns = 2", "lanterns = 4"),
    ):
        head, tail = text.split(table)
        assert old in tail
        text = head + table + tail.replace(old, new, 1)
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    service = Service(tmp_path / "tables.db", file)
    service.start()
    visitors = Visitors(browser, service.address)
    yield visitors
    visitors.leave()
    service.stop()
    assert visitors.errors == []


def test_the_page_has_the_numbers_of_the_owners_file(own: Visitors) -> None:
    page = own()
    # Whoever comes second begins with a koi.
    start(
        page,
        {
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "options": {"first": "2", "goals": "statue+path+turtle"},
        },
    )
    page.locator("[data-about='thing:small']").first.click(button="right")
    expect(page.locator("[data-closer]")).to_contain_text("7 points, +1 for each lily beside it")
    page.keyboard.press("Escape")
    expect(page.locator("[data-about='goal:statue']")).to_contain_text("needs 4 lanterns")
