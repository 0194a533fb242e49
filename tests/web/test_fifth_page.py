"""The fifth game on the page: built from a copy of web/ with its folder in it, and played."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..fifth.house import ROOT, place, with_a_fifth
from .conftest import PATIENCE_MS, Visitors
from .service import Service


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy with a page of its own."""
    to = tmp_path_factory.mktemp("fifth")
    with_a_fifth(to, "src/pondside", "web", "docs")
    if not (ROOT / "web" / "node_modules").exists():
        subprocess.run(["make", "web"], cwd=ROOT, check=True)
    (to / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(
        ["npx", "vite", "build", "--logLevel", "warn"],
        cwd=to / "web",
        check=True,
        env={**os.environ, "WEB_OUT": str(to / "page")},
        timeout=300,
    )
    return to


@pytest.fixture
def visit(browser: Browser, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitors]:
    for name, value in place(home).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PONDSIDE_WEB", str(home / "page"))
    service = Service(home / "tables.db")
    service.start()
    visitors = Visitors(browser, service.address)
    yield visitors
    visitors.leave()
    service.stop()
    assert visitors.errors == []


def test_it_is_chosen_on_the_shelf_and_played_on_the_page(visit: Visitors) -> None:
    page = visit()
    page.goto("/")
    expect(page.get_by_role("heading", name="Pebbles", exact=True)).to_be_visible()
    page.goto("/new/pebbles?way=alone")
    page.get_by_role("button", name="Start the game").click()
    for left in (13, 10, 7, 4):
        expect(page.get_by_text(f"{left} in the heap").first).to_be_visible(timeout=PATIENCE_MS)
        page.get_by_role("button", name="take 3").click()
    page.get_by_role("button", name="take 1").click()
    expect(page.get_by_role("heading", name="The result")).to_be_visible()
    expect(page.locator("button.total")).to_have_text(["15"])  # 13, and 2 for the last one


def test_a_page_loads_the_code_of_the_game_that_it_shows(home: Path) -> None:
    built = {file.name: file.read_text() for file in (home / "page" / "assets").glob("*.js")}
    with_board = [name for name, text in built.items() if "event-taken" in text]
    assert len(with_board) >= 1
    start = next(text for name, text in built.items() if name.startswith("index-"))
    assert "event-taken" not in start
