"""Wodny ogród in the browser: a whole game, a turn without a mouse, its screens on a phone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitors
from .houses import play
from .screens import choose_language
from .service import Service
from .test_games import record_is_accepted, result_is_shown
from .test_keyboard import here, tab_to
from .test_learn import hint, tap_until
from .test_screens import UNTRANSLATED, texts, violations

GARDEN = Path(__file__).with_name("garden.js").read_text()
PATIENCE_MS = 30_000
TOOLS = {"r": ".held .row .tool:nth-of-type(2)", "f": ".held .row .tool:nth-of-type(3)"}
WAYS_ROUND = ("r", "r", "r", "f", "r", "r", "r")  # all orientations of a piece


class Gardener:
    """Whoever plays through the page: takes what is marked, lays it where it fits, confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._finger = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._chance = random.Random(1)
        self._before = ""

    def play_to_the_end(self) -> None:
        while True:
            now = self.wait()
            if now["over"]:
                return
            self._before = now["state"]
            if now["refill"]:
                self._click(".refill button")
            elif now["tokens"] and not now["confirm"]:
                self._lay(f'.token[data-source="{now["tokens"][0]}"]')
            elif now["tiles"]:
                self._lay(f'.tile[data-source="{self._chance.choice(now["tiles"])}"]')
            else:
                self._click(".confirm")

    def wait(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(
            "([before, ms]) => waitAtGarden(before, ms)", [self._before, PATIENCE_MS]
        )
        return seen

    def _lay(self, piece: str) -> None:
        self._click(piece)
        for key in ("", *WAYS_ROUND):
            if key and self._finger:
                self._click(TOOLS[key])
            elif key:
                self.page.keyboard.press(key)
            fitting = self.page.evaluate("lookAtGarden().fitting")
            if fitting:
                self._click(f'[data-cell="{self._chance.choice(fitting)}"]')
                return
        raise AssertionError(f"{piece} is marked as possible and fits nowhere")

    def _click(self, selector: str) -> None:
        """In the middle, at once; a game has hundreds of these."""
        spot = self.page.evaluate("(selector) => spotOf(selector, '', 0)", selector)
        assert spot is not None, f"something lies over {selector}"
        if self._finger:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)


def test_somebody_plays_with_a_bot_on_a_desktop(visit: Visitors, tmp_path: Path) -> None:
    page = visit()
    page.add_init_script(GARDEN)
    page.goto("/new/wodny_ogrod?way=bots")
    page.get_by_label("Bot in seat 2").select_option(label="Random bot")
    page.get_by_role("button", name="Start the game").click()
    Gardener(page).play_to_the_end()
    result_is_shown(page)
    record_is_accepted(page, tmp_path)


def test_somebody_plays_alone_on_a_phone(visit: Visitors) -> None:
    page = visit(PHONE)
    page.add_init_script(GARDEN)
    page.goto("/")
    page.get_by_role("button", name="Wodny ogród: Alone").tap()
    expect(page.locator(".display .tile:enabled").first).to_be_visible()
    Gardener(page).play_to_the_end()
    result_is_shown(page)


def test_a_turn_without_a_mouse(visit: Visitors) -> None:
    page = visit()
    page.goto("/")
    tab_to(page, '[aria-label="Wodny ogród: Alone"]')
    page.keyboard.press("Enter")
    expect(page.locator(".display .tile:enabled")).to_have_count(4)

    tab_to(page, ".display .tile")
    page.keyboard.press("ArrowRight")
    assert re.match(r".*: tile T\d\d with \d symbols", here(page))
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=re.compile("^Held: tile"))).to_contain_text("Koi side")
    tab_to(page, "[role=gridcell]")
    assert "Fits here" in here(page)
    page.keyboard.press("f")
    expect(page.locator("[role=group].held")).to_contain_text("Lily side up")
    page.keyboard.press("Shift+R")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("End")
    assert here(page).startswith("l")
    page.keyboard.press("Enter")

    confirm = page.locator(".confirm")
    expect(confirm).to_be_enabled()
    expect(page.locator("[role=gridcell][aria-label*='lily']").first).to_be_attached()

    # What is not confirmed comes up again after a reload, as one piece.
    page.reload()
    expect(page.locator(".provisional.dashes")).to_have_count(1)
    expect(page.locator(".garden .piece.lily")).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator("[role=group].held")).to_contain_text("Koi side up")
    expect(page.locator(".garden .piece")).to_have_count(0)
    tab_to(page, "[role=gridcell]")
    page.keyboard.press("Enter")
    expect(page.locator(".garden .piece.koi")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator(".banner")).to_contain_text("turn 2")
    expect(page.locator(".display .tile:enabled")).to_have_count(4)


def test_who_taps_what_is_ringed_scores_in_the_first_game(visit: Visitors) -> None:
    page = visit(PHONE)
    page.goto("/learn/wodny_ogrod")
    expect(hint(page)).to_contain_text("Fill your garden")
    tap_until(page, "a turn of your own")
    expect(page.locator(".score .total b")).to_have_text("2")


def test_a_piece_in_hand_fits_a_phone_in_the_longest_words(
    visit: Visitors, service: Service
) -> None:
    page = visit(PHONE)
    choose_language(page, "ru")
    game = play(service.address, "wodny_ogrod", 1, 4, variant="a")
    game.hand_to(page).goto(f"/t/{game.id}")
    fits(page)
    page.locator(".display .tile:enabled:not(.nowhere)").first.tap()
    expect(page.locator(".held .tool")).to_have_count(4)
    for tool in page.locator(".held .tool").all():
        box = tool.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    fits(page)
    assert violations(page) == []
    page.locator(".held .back").tap()
    page.locator(".stop").tap()
    page.locator(".confirm").tap()
    expect(page.locator("button.total")).to_be_visible()
    fits(page)


def test_the_reference_card_of_side_b_tells_its_limits(visit: Visitors, service: Service) -> None:
    """They come with what is printed.  WOD-ALT-05"""
    page = visit()
    game = play(service.address, "wodny_ogrod", 1, 1, variant="b")
    game.hand_to(page).goto(f"/t/{game.id}")
    page.get_by_text("What scores").click()
    told = page.get_by_role("button", name="Instead of a water tile you may lay a decoration")
    expect(told).to_contain_text("at most 3, at most 2 of the same shape")


def fits(page: Page) -> None:
    expect(page.locator(".garden").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert UNTRANSLATED.findall(texts(page)) == []


def test_the_counter_has_as_many_decorations_as_the_layout_allows(visit: Visitors) -> None:
    """None on the bare board, three on side B, a garden's share of the tokens on side A."""
    page = visit(PHONE)
    page.goto("/score/wodny_ogrod")
    brushes = page.get_by_role("button", name=re.compile(r"^decoration \d$"))
    page.get_by_text("card, side A").tap(timeout=PATIENCE_MS)
    expect(brushes).to_have_count(6)
    brushes.nth(5).tap()
    page.locator("[data-cell=a1]").tap()
    page.get_by_text("card, side B").tap()
    expect(brushes).to_have_count(4)  # the sixth lies in the garden and can be wiped
    page.locator("[data-cell=b1]").tap()
    expect(page.get_by_role("gridcell", name="b1: decoration 6")).to_be_attached()
    page.get_by_text("the board alone").tap()
    expect(brushes).to_have_count(1)
    for cell in ("a1", "b1"):
        page.locator(f"[data-cell={cell}]").tap()
    expect(brushes).to_have_count(0)
    page.locator("[data-cell=b1]").tap()  # its brush went with it
    expect(page.get_by_role("gridcell", name="b1: koi")).to_be_attached()
    page.get_by_role("button", name="Add a player").tap()
    expect(brushes).to_have_count(6)
