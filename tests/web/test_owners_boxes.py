"""An owner's numbers on the page: what is said of the rules and drawn is what that box has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pondside.games.rybowisko import tables as lakes
from pondside.games.wodny_ogrod import tables as gardens
from tests.games.owner import replaced

from .conftest import Visitors
from .houses import play
from .service import Service

FISH = "unique = 1", "unique = 4"  # every rare fish
GARDEN = (
    ("group_min_cells = 7", "group_min_cells = 4"),
    ("per_group = 2", "per_group = 3"),
    ("per_full_row = 1", "per_full_row = 5"),
)


@pytest.fixture(scope="module")
def owned(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service with the boxes of an owner."""
    folder: Path = tmp_path_factory.mktemp("owned")
    lake, garden = folder / "lake.toml", folder / "garden.toml"
    lake.write_text(lakes.stock_text().replace(*FISH), encoding="utf-8")
    garden.write_text(replaced(gardens.stock_text(), *GARDEN), encoding="utf-8")
    one = Service(folder / "tables.db", lake, garden)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def page(browser: Browser, owned: Service) -> Iterator[Page]:
    visitors = Visitors(browser, owned.address)
    yield visitors()
    visitors.leave()
    assert visitors.errors == []


def test_a_group_is_as_large_as_the_box_has_it(page: Page, owned: Service) -> None:
    """WOD-SCORE-01, WOD-SCORE-04"""
    table = play(owned.address, "wodny_ogrod", 2, turns=2)
    table.hand_to(page).goto(f"/t/{table.id}")
    card = page.locator("details", has_text="What scores")
    card.locator("summary").click()
    expect(card).to_contain_text("at least 4 koi or 4 lilies is 3 points")
    expect(card).to_contain_text("Each full row is 5 points, each full column 1 point.")
    expect(card).not_to_contain_text("7")
    score = page.locator(".score").first
    expect(score.get_by_title("Every full row is 5 points.")).to_be_visible()


def test_a_rare_fish_brings_what_the_box_has(page: Page, owned: Service) -> None:
    """RYB-SCORE-02"""
    table = play(owned.address, "rybowisko", 2, turns=2)
    table.hand_to(page).goto(f"/t/{table.id}")
    card = page.locator("details", has_text="A turn and the points")
    card.locator("summary").click()
    expect(card.locator(".seal")).to_have_text("+4")
