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
    expect(button).to_be_visible()  # nobody tabs through a page that is not there yet
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


def parts_in_order(page: Page) -> list[str]:
    """The parts of a table where the Tab key stops from here on; each is one stop."""
    found = []
    parts = [".market", ".pond", ".actions", ".seats", ".log"]
    for _ in range(8):
        found += page.evaluate(
            "(parts) => parts.filter((one) => document.activeElement.closest(one))", parts
        )
        page.keyboard.press("Tab")
    return found


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
    page.keyboard.press("Shift+Tab")
    assert parts_in_order(page) == [".market", ".pond", ".actions", ".seats"]
    page.keyboard.press("c")
    player.wait_until("(now) => now.banner.includes('turn 2')")
    tab_to(page, market)
    assert parts_in_order(page) == [".market", ".pond", ".actions", ".seats", ".log"]


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
    damaged = '{"changed": {"undo.0": "B", "bag.0": 7, "turn.0": "ArrowUp"}, "off": "all"}'
    page.add_init_script(f"localStorage.setItem('pondside-keys', '{damaged}')")
    start(page, "Kōhaku: Alone")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Confirm the turn")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog", name="Still to come")).to_be_visible()


def test_a_key_is_changed_swapped_and_set_back(visit: Visitors) -> None:
    page = visit()
    start(page, "Kōhaku: Alone")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    tab_to(page, '[aria-label^="What is still to come: B."]')
    said = keys.get_by_role("status")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Press the new key")
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text("need that key")
    page.keyboard.press("t")
    expect(said).to_contain_text("T is already in use: “Say whose turn it is”")
    expect(keys.get_by_role("button", name="Swap")).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("“What is still to come” has the key T")
    page.keyboard.press("Escape")
    page.reload()  # it is kept
    Player(page).wait_for_turn()
    page.keyboard.press("t")
    bag = page.get_by_role("dialog", name="Still to come")
    expect(bag).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("button", name="All keys as they were at first").press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(bag).to_be_visible()


def test_a_turn_is_written(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: Alone")
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Say what to do")).to_be_focused()
    answers = page.get_by_role("log", name="Answers")

    def write(words: str, answer: str) -> str:
        page.keyboard.type(words)
        page.keyboard.press("Enter")
        expect(answers.locator("p").nth(1)).to_contain_text(answer)
        return answers.locator("p").nth(1).inner_text()

    write("?", "b2b1")
    write("е", "Player 1 is to act")  # a Cyrillic keyboard: the key of t
    write("a1c3", "The two cells do not share a side")
    write("tea", "neither a question nor a move")
    pair = write("m", "moves are possible").split(": ")[1].split()[0]
    write(f"{pair} k0,0 f0,1", "The turn is complete")
    write("p 0 0", "column 0, row 0: ")
    write("u", "Taken back")
    write("f1,0", "The turn is complete")
    write("c", "The turn is confirmed")
    player.wait_until("(now) => now.banner.includes('turn 2')")
    page.keyboard.press("Escape")
    expect(answers).to_have_count(0)
