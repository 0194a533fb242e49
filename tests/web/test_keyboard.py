"""Turns without a mouse: Tab to a part of the board, arrows in it, Enter, C."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visitors
from .player import Player

MOST_TABS = 60


def start(page: Page, how: str) -> Player:
    """From the first key on."""
    page.goto("/")
    button = page.get_by_role("button", name=how)
    tab_to(page, f'[aria-label="{how}"]')
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    player = Player(page)
    player.wait_for_turn()
    return player


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            focus_is_visible(page)
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def focus_is_visible(page: Page) -> None:
    shown = page.evaluate(
        """() => {
          const one = document.activeElement;
          const styles = [one, ...one.querySelectorAll("*")].map((each) => getComputedStyle(each));
          const drawn = (line, width) => line !== "none" && parseFloat(width) > 0;
          const outlined = styles.some((one) => drawn(one.outlineStyle, one.outlineWidth));
          const [{ boxShadow, stroke, strokeWidth }] = styles;
          const marked = outlined || boxShadow !== "none" || drawn(stroke, strokeWidth);
          return one.matches(":focus-visible") && marked;
        }"""
    )
    assert shown, page.evaluate("document.activeElement.outerHTML")[:200]


def here(page: Page) -> str:
    """What is read aloud of the cell that has the focus."""
    said: str = page.evaluate(
        """() => {
          const one = document.activeElement;
          return one.getAttribute("aria-label") ?? one.textContent.trim();
        }"""
    )
    return said


def walk_to(page: Page, words: str) -> None:
    """With the arrows over the cells of a small grid, row by row, until one says the words."""
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    for row in range(12):
        for _ in range(12):
            if words in here(page):
                focus_is_visible(page)
                return
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Home")
        page.keyboard.press("ArrowDown")
        assert row < 11, f"no cell says {words!r}"


def test_a_turn_of_kohaku_without_a_mouse(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: Alone")
    market = '[role=grid][aria-label="Board"] [role=gridcell]'
    pond = '[role=grid][aria-label="Your pond"] [role=gridcell]'
    tab_to(page, market)
    walk_to(page, "koi")
    page.keyboard.press("Enter")
    player.wait_until("(now) => now.picked !== null")
    walk_to(page, "can be taken with")
    page.keyboard.press("Enter")
    player.wait_until("(now) => now.hand === 2")
    tab_to(page, pond)
    walk_to(page, "possible for the koi")
    page.keyboard.press("Enter")
    player.wait_until("(now) => now.hand === 1")
    walk_to(page, "possible for the feature")
    page.keyboard.press("Space")
    player.wait_until("(now) => now.confirm")
    page.keyboard.press("c")
    player.wait_until("(now) => now.banner.includes('turn 2')")


def test_a_turn_of_rybowisko_without_a_mouse(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Rybowisko: Alone")
    tab_to(page, "[role=gridcell][data-field]")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(f"Control+{arrow}")
        if "can be reached" in here(page):
            break
    assert "can be reached" in here(page)
    focus_is_visible(page)
    page.keyboard.press("Enter")
    player.wait_until("(now) => now.ready !== null")
    page.keyboard.press("Enter")
    now = player.wait_until("(now) => now.todo && now.ready === null && !now.busy")
    while now["miss"] or now["take"]:
        tab_to(page, ".bench button")
        page.keyboard.press("Enter")
        player.wait_until(f"(now) => now.todo && now.phase !== {now['phase']!r}")
        now = player.look()
    expect(page.locator(".banner")).to_contain_text("Turn 2 of 15")


def test_the_keys_are_listed_and_work(visit: Visitors) -> None:
    page = visit()
    start(page, "Kōhaku: Alone")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Confirm the turn")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Still to come")).to_be_visible()
