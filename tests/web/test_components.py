"""A number that an owner corrects in a component file is the one that the page says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pondside.games.kohaku.tables import stock_text

from ..games.owner import replaced
from .conftest import Visitors
from .houses import play
from .service import Service

# Another number for each in the stock file, and how the reference card says it.
CHANGES = (
    ("coin = 1\n", "coin = 2\n"),
    ("per_koi = 2\nall_four_total = 12", "per_koi = 3\nall_four_total = 15"),
    ("one_colour = 2\nboth_colours = 3", "one_colour = 4\nboth_colours = 6"),
    ("per_fry = 1", "per_fry = 4"),
    ("per_dragonfly = 1", "per_dragonfly = 5"),
    ("by_adjacent_koi = [0, 1, 3, 6, 10]", "by_adjacent_koi = [0, 2, 4, 7, 11]"),
    ("[scoring.butterflies]\nper_koi = 2", "[scoring.butterflies]\nper_koi = 3"),
    ("flat = 5", "flat = 8"),
)
SAID = {  # by the last word of a tile's name
    "flower": "3 points for each adjacent koi that has its colour, 15 in all for 4.",
    "flowers": "For each adjacent koi: 4 points for one of its colours, 6 for both.",
    "butterflies": "3 points for each koi that has their colour in the same row or column.",
    "statue": "2, 4, 7 or 11 points for 1, 2, 3 or 4 adjacent koi.",
    "rocks": "4 points for each fry on adjacent koi tiles.",
    "frog": "5 points for each dragonfly on adjacent koi tiles.",
    "turtle": "8 points, wherever it lies.",
    "koi": "Counts for the features around it; its coin: 2 points.",
}


def owners(folder: Path) -> Path:
    """Kōhaku with other points for everything; goal cards without a table all pay 9 for each."""
    scoring, goals = replaced(stock_text(), *CHANGES).split("[solo]")
    goals = re.sub(r"^(per_\w+|near_rocks) = \d+$", r"\1 = 9", goals, flags=re.MULTILINE)
    goals = re.sub(r"^(table = .*\ncount) = 1$", r"\1 = 0", goals, flags=re.MULTILINE)
    file = folder / "my-kohaku.toml"
    file.write_text(f"{scoring}[solo]{goals}", encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def owned(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("owner")
    one = Service(folder / "tables.db", owners(folder))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def page(browser: Browser, owned: Service) -> Iterator[Page]:
    visitors = Visitors(browser, owned.address)
    yield visitors()
    visitors.leave()
    assert visitors.errors == []


def test_the_reference_card_and_a_closer_look_say_the_owners_numbers(
    page: Page, owned: Service
) -> None:
    table = play(owned.address, "kohaku", 2, turns=2)
    table.hand_to(page).goto(f"/t/{table.id}")
    card = page.locator("details", has_text="What scores")
    card.locator("summary").click()
    order = ("flower", "flowers", "butterflies", "statue", "rocks", "frog", "turtle", "koi")
    expect(card.locator("li")).to_have_text([SAID[kind] for kind in order])
    board = page.get_by_role("grid", name="Board").get_by_role("gridcell")
    features = board.filter(has_not_text="koi").filter(has_not_text="empty")
    expect(features.first).to_be_visible()
    for feature in features.all():
        kind = feature.locator(".hidden-text").inner_text().split()[-1]
        feature.click(button="right")
        expect(page.locator("[data-closer] .head p")).to_have_text(SAID[kind])
        page.keyboard.press("Escape")
        expect(page.locator("[data-closer]")).to_have_count(0)


def test_a_goal_card_says_what_the_owners_file_pays(page: Page, owned: Service) -> None:
    table = play(owned.address, "kohaku", 2, turns=-1, goal_cards="on")
    table.hand_to(page).goto(f"/t/{table.id}")
    page.get_by_role("button", name=re.compile("^I am ")).click()
    rules = page.get_by_role("button", name="Keep this card").locator(".rule")
    expect(rules).to_have_count(2)
    for rule in rules.all():
        expect(rule).to_have_text(re.compile(r"\b9\b"))
