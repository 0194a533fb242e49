"""The companion: real ponds counted in the page, without the service and without a connection."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from playwright.sync_api import Locator, Page, expect

from pondside.games import KEYS, load
from pondside.kernel.errors import PondsideError
from pondside.kernel.game import Written
from pondside.kernel.scored import scored
from tests.games.counting import counted_of
from tests.games.promised import promised

from .conftest import PATIENCE_MS, PHONE, Visitors


def counted(key: str) -> Iterator[tuple[str, list[str]]]:
    """Texts, and the totals that `pondside score` finds in them."""
    game = load(key)
    box = game.open_box(None)
    for asked in counted_of(key).texts():
        try:
            found = scored(game, box, asked["text"], "", {})
        except PondsideError:
            continue
        yield asked["text"], [str(sum(one.points for one in sheet.lines)) for sheet in found.sheets]


def take_over(page: Page, text: str) -> None:
    """Put a text in place of what was tapped."""
    page.get_by_role("button", name="Share, print, save").click()
    page.get_by_label("As text").fill(text)
    page.get_by_role("button", name="Load").click()
    # The first question waits for Python itself.
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE_MS)


def total_row(page: Page) -> Locator:
    row = page.locator("section.points tr")
    return row.filter(has=page.get_by_role("rowheader", name="Total")).locator("td")


def written(page: Page) -> str:
    """The text that the page writes of what was tapped."""
    page.get_by_role("button", name="Share, print, save").tap()
    text = page.get_by_label("As text").input_value()
    page.keyboard.press("Escape")
    return text


def agree(page: Page, key: str) -> Written:
    """The page shows the totals that `pondside score` finds in the text it wrote."""
    game = load(key)
    found = scored(game, game.open_box(None), written(page), "", {})
    page.get_by_role("button", name="Points", exact=True).tap()
    totals = [str(sum(line.points for line in sheet.lines)) for sheet in found.sheets]
    expect(total_row(page)).to_have_text(totals)
    return found


def tap_a_table(page: Page) -> None:
    """Two players of Kōhaku with a goal card and a tie, then one of them against the rival."""
    page.locator("a[href='/score/kohaku']").click()
    button = page.get_by_role("button", name="black koi with 2 fry, 1 coin", exact=True)
    button.tap(timeout=PATIENCE_MS)
    page.get_by_role("button", name="turtle", exact=True).tap()
    page.get_by_role("button", name="Choose a goal card").tap()
    page.get_by_role("dialog").get_by_role("button", name="Shelter for fry").tap()
    page.get_by_role("button", name="Add a player").tap()
    page.get_by_role("button", name="black-white koi", exact=True).tap()
    page.get_by_role("button", name="black-white koi with 2 fry", exact=True).tap()
    page.get_by_role("button", name="turtle", exact=True).tap()

    found = agree(page, "kohaku")
    assert (found.tie_break, found.tie_clause) == ("coins", "KOH-END-06")
    points = page.get_by_role("region", name="Points")
    expect(points.get_by_text("Player 1 won!")).to_be_visible()
    expect(points.get_by_text("the coins decided")).to_be_visible()
    expect(points.get_by_role("link", name="Rule KOH-END-06")).to_be_visible()

    page.get_by_role("button", name="Players", exact=True).tap()
    page.get_by_role("button", name="Remove player 2").tap()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Tap", exact=True).tap()
    page.get_by_role("switch", name="Played alone against the rival").tap()
    page.get_by_role("group", name="koi tiles").get_by_role("button", name="One more").tap()
    agree(page, "kohaku")
    expect(points.get_by_text("You beat these levels: easy, medium, hard.")).to_be_visible()

    page.go_back()


def tap_a_catch(page: Page) -> None:
    page.locator("a[href='/score/rybowisko']").click()
    for card in (
        "a card, third symbol, none yet",
        "a card with +1, second symbol, none yet",
        "Pike, none yet",
        "Perch, none yet",
        "Perch, 1 caught",
        "Perch, 2 caught",
        "Perch, 3 caught",
        "Wels catfish, +1, none yet",
    ):
        page.get_by_role("button", name=card).tap(timeout=PATIENCE_MS)
    agree(page, "rybowisko")
    expect(total_row(page)).not_to_have_text("0")
    points = page.get_by_role("region", name="Points")
    for guess in ("symbols of these fish are our guess", "a uniqueness point is our guess"):
        expect(points.get_by_text(guess)).to_be_visible()  # without opening anything
    expect(points.get_by_text("One thing looks odd")).to_be_visible()  # four perch
    page.go_back()


def test_ponds_are_tapped_and_counted_without_a_connection_as_the_command_does(
    visit: Visitors,
) -> None:
    page = visit(PHONE)
    page.goto("/score")
    expect(page.get_by_text("works without a connection")).to_be_visible(timeout=PATIENCE_MS)
    visit.unreachable = True
    page.context.set_offline(True)
    tap_a_table(page)
    tap_a_catch(page)
    for key in KEYS:
        page.locator(f"a[href='/score/{key}']").click()
        for text, totals in islice(counted(key), promised(key).counted):
            take_over(page, text)
            page.get_by_role("button", name="Points", exact=True).click()
            expect(total_row(page)).to_have_text(totals, timeout=PATIENCE_MS)
        page.go_back()
    page.reload()
    expect(page.get_by_role("heading", name="Count a real game")).to_be_visible()
    page.context.set_offline(False)
