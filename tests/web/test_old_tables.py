"""Tables of an earlier version on the page: shown as ever, or as what was stored at their end."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..server.house import Json
from ..server.test_old_tables import TOLD, unpacked
from .conftest import Visit
from .service import Service

VERSION = "version-1"
OVER, OTHER = [one for one in TOLD[VERSION] if one["what"] == "over"][:2]


@pytest.fixture(scope="module")
def old(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service on the old database; the rules of one table can no longer be run."""
    path = unpacked(VERSION, tmp_path_factory.mktemp("old"))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET rules = 99 WHERE id = ?", (OVER["id"],))
    db.close()
    one = Service(path)
    one.start()
    yield one
    one.stop()


def enter(page: Page, old: Service, one: Json, at: str) -> None:
    page.context.add_cookies([{"name": "pondside", "value": one["guests"][0], "url": old.address}])
    page.goto(f"{old.address}/{at}/{one['id']}")


def test_an_old_game_is_shown_and_replayed(visit: Visit, old: Service) -> None:
    page = visit()
    enter(page, old, OTHER, "t")
    for placing in OTHER["outcome"]["placings"]:
        cell = page.get_by_role("cell", name=str(placing["total"])).first
        # The service plays the whole game again first; on a busy machine that takes its time.
        expect(cell).to_be_visible(timeout=30_000)
    enter(page, old, OTHER, "replay")
    expect(page.get_by_role("slider")).to_be_visible()


def test_what_can_no_longer_be_run_is_shown_as_it_ended(visit: Visit, old: Service) -> None:
    page = visit()
    enter(page, old, OVER, "replay")  # it leads to the table
    expect(page.get_by_role("heading", level=1)).to_have_text("Kōhaku: kept as it ended")
    totals = page.get_by_role("row", name="Total").get_by_role("cell")
    points = [str(one["total"]) for one in OVER["outcome"]["placings"]]
    expect(totals).to_have_text(points)
    page.get_by_text("The record as text").click()
    expect(page.locator("pre")).to_contain_text("game kohaku")
    page.get_by_role("link", name="Verify the shuffle").click()
    expect(page.get_by_text("The seed fits its seal.")).to_be_visible()
