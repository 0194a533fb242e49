"""Whatever a decision offers is in the window with nothing over it; nobody scrolls for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visitors
from .houses import play
from .player import Player
from .service import Service
from .test_koi import Keeper, start

REACH = Path(__file__).with_name("reach.js").read_text()
# What a decision is made with: buttons of the bar, and what each game lets choose from.
BAR = (".actions [data-main]:enabled", ".actions [data-word]:enabled")
KOHAKU = (
    ".market [role=gridcell].active",
    ".pond [role=gridcell].legal",
    ".kohaku .hand button:enabled",
    ".choice button:enabled",
)
RYBOWISKO = ("button.take:enabled", ".bench .buttons button:enabled")
LAKE = (*RYBOWISKO, "[role=gridcell][aria-label*='can be reached']")
KOI = (".bench [data-word='-']", ".slot.may", ".mine .possible[role=gridcell]")
PATIENCE_MS = 600  # until the page has brought into view what is asked for


def phone(width: int, height: int) -> dict[str, Any]:
    size = {"width": width, "height": height}
    return {"viewport": size, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def laptop(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


class Measure:
    """What could be chosen in all decisions, and what could not be touched."""

    def __init__(self, page: Page, asked: Sequence[str] = ()) -> None:
        self.page = page
        self.things = 0
        self.misses: list[str] = []
        self._asked = [*BAR, *asked]

    def take(self, phase: str = "") -> None:
        seen = self.page.evaluate(
            "(asked) => stillOutOfReach(...asked)", [self._asked, PATIENCE_MS]
        )
        self.things += seen["n"]
        self.misses += [f"{phase}: {one}" for one in seen["misses"]]

    def spot(self, selector: str, words: str = "", number: int = 0) -> Any:
        return self.page.evaluate("(asked) => spotHere(...asked)", [selector, words, number])


class Seated(Player):
    """Plays without scrolling.  What it cannot come to is a miss; then it scrolls to go on."""

    def __init__(self, page: Page, seed: int = 1, asked: Sequence[str] = ()) -> None:
        super().__init__(page, seed)
        self.measure = Measure(page, asked)

    def wait_for_turn(self) -> dict[str, Any]:
        now = super().wait_for_turn()
        if not now["over"]:
            self.measure.take(now["banner"].replace("\n", " "))
        return now

    def _touch_at(self, selector: str, words: str = "", number: int = 0) -> bool:
        spot = self.measure.spot(selector, words, number)
        if spot is None and selector == "button.offer":  # the list of what is marked on the lake
            field = words.split()[1].rstrip(",")
            spot = self.measure.spot(f'[data-field="{field}"]')
        if spot is None:
            return super()._touch_at(selector, words, number)
        if self._touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return True


class SeatedKeeper(Keeper):
    """The same for Koi."""

    def __init__(self, page: Page, seed: int = 1, asked: Sequence[str] = ()) -> None:
        super().__init__(page, seed)
        self.measure = Measure(page, asked)

    def look(self) -> dict[str, Any]:
        now = super().look()
        if not now["over"]:
            self.measure.take(str(self.page.locator(".banner").inner_text()).replace("\n", " "))
        return now

    def _touch(self, selector: str) -> None:
        spot = self.measure.spot(selector)
        if spot is None:
            super()._touch(selector)
        elif self._finger:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)


def opened(visit: Visitors, size: dict[str, Any]) -> Page:
    page = visit(size)
    page.add_init_script(REACH)
    return page


def nothing_was_missed(measure: Measure, least: int) -> None:
    print(f"{measure.things} things, {len(measure.misses)} out of reach")
    assert measure.things > least
    assert measure.misses == []


PHONES: Sequence[tuple[int, int]] = ((390, 664), (375, 667), (412, 732), (390, 844))


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "ru-RU"])
def test_goal_cards_are_chosen_on_a_low_laptop_without_scrolling(
    visit: Visitors, service: Service, language: str
) -> None:
    page = visit(laptop(1366, 650), locale=language)
    page.add_init_script(REACH)
    table = play(service.address, "kohaku", 2, turns=-1, goal_cards="on")
    table.hand_to(page).goto(f"/t/{table.id}")
    page.get_by_role("button", name=re.compile("^(I am|Tu|Это я,) Ala")).click()
    page.locator("section.choice").wait_for()
    measure = Measure(page, [".choice .card:enabled .keep"])
    measure.take()
    nothing_was_missed(measure, 1)


@pytest.mark.parametrize("size", PHONES, ids="{0[0]}x{0[1]}".format)
def test_every_legal_cell_of_kohaku_is_in_reach_of_the_thumb(
    visit: Visitors, size: tuple[int, int]
) -> None:
    page = opened(visit, phone(*size))
    seats: list[dict[str, str]] = [{"kind": "me"}]
    if size[0] == 390:  # with somebody else there is a row of players, and goal cards are chosen
        bot = {"kind": "bot", "bot": "random"}
        start(page, {"game": "kohaku", "seats": [*seats, bot], "options": {"goal_cards": "on"}})
    else:
        start(page, {"game": "kohaku", "seats": seats})
    player = Seated(page, asked=KOHAKU)
    while player.wait_for_turn()["hand"] == 0:
        player.play_a_step()
    page.reload()  # somebody comes back in the middle of a turn
    player.play_to_the_end()
    nothing_was_missed(player.measure, 300)


LOW = pytest.mark.parametrize(
    "size",
    [laptop(1366, 650), laptop(1280, 720), phone(390, 664)],
    ids=["1366x650", "1280x720", "390x664"],
)


@LOW
def test_every_button_that_rybowisko_asks_for_is_in_reach(
    visit: Visitors, size: dict[str, Any]
) -> None:
    page = opened(visit, size)
    page.goto("/")
    page.get_by_role("button", name="Rybowisko: Alone").click()
    # A phone shows the lake around the boat; far fields are found by dragging it.
    player = Seated(page, asked=RYBOWISKO if "is_mobile" in size else LAKE)
    player.play_to_the_end()
    nothing_was_missed(player.measure, 30)


@LOW
def test_every_step_and_place_that_koi_asks_for_is_in_reach(
    visit: Visitors, size: dict[str, Any]
) -> None:
    page = opened(visit, size)
    start(page, {"seats": [{"kind": "me"}]})
    keeper = SeatedKeeper(page, asked=KOI)
    keeper.play_to_the_end()
    nothing_was_missed(keeper.measure, 30)
