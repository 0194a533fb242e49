"""A connection that breaks: the page says so in words, keeps the move, and makes it once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Visitors
from .player import Player
from .service import Service


@pytest.fixture
def own_service(client: None, tmp_path: Path) -> Iterator[Service]:
    one = Service(tmp_path / "tables.db")
    one.start()
    yield one
    one.stop()


def start(page: Page, turns: int) -> Player:
    page.goto("/")
    page.get_by_role("button", name="Kōhaku: Alone").click()
    player = Player(page)
    for _ in range(turns):
        player.play_a_turn()
    player.wait_for_turn()
    return player


def steps(page: Page) -> list[str]:
    """The words confirmed so far, as the server has them."""
    table = page.url.split("/t/")[1]
    of = page.request.get(f"/api/tables/{table}/steps/0").json()["of"]
    told = page.request.get(f"/api/tables/{table}/steps/{of}").json()["steps"]
    return [step["word"] for step in told]


def test_a_page_that_goes_offline_says_so_and_comes_back(visit: Visitors) -> None:
    visit.unreachable = True
    page = visit()
    player = start(page, 1)
    status = page.locator(".top [role=status]")
    expect(status).to_be_empty()
    page.context.set_offline(True)
    expect(status).to_contain_text("Offline. The table waits for you.")
    expect(page.locator("[role=gridcell].active")).to_have_count(0)
    page.context.set_offline(False)
    expect(status).to_contain_text("Live")
    player.play_a_turn()
    player.wait_until("(now) => now.banner.includes('turn 3')")


def test_what_has_been_taken_stays_in_hand_while_the_connection_is_lost(visit: Visitors) -> None:
    visit.unreachable = True
    page = visit()
    player = start(page, 0)
    while not player.wait_for_turn()["hand"]:
        player.play_a_step()
    hand = page.get_by_role("toolbar", name="In hand").get_by_role("button")
    expect(hand).to_have_count(2)
    page.context.set_offline(True)
    expect(page.locator(".top [role=status]")).to_contain_text("Offline")
    expect(hand).to_have_count(2)
    expect(hand.first).to_be_disabled()
    page.context.set_offline(False)
    expect(hand.first).to_be_enabled()
    player.play_a_turn()
    player.wait_until("(now) => now.banner.includes('turn 2')")


def test_a_move_made_while_the_server_is_gone_arrives_once(
    browser: Browser, own_service: Service
) -> None:
    visitors = Visitors(browser, own_service.address)
    visitors.unreachable = True
    page = visitors()
    player = start(page, 1)
    while not player.wait_for_turn()["confirm"]:
        player.play_a_step()
    # The confirmation goes out into a wire that answers no more.
    own_service.pause()
    page.get_by_role("button", name="Confirm").click()
    own_service.kill()
    status = page.locator(".top [role=status]")
    expect(status).to_contain_text("your move is saved here")
    own_service.start()
    expect(status).to_contain_text("Live")
    player.wait_until("(now) => now.banner.includes('turn 3')")
    confirmed = steps(page)
    page.reload()
    player.wait_until("(now) => now.banner.includes('turn 3')")
    assert steps(page) == confirmed
    visitors.leave()
    assert visitors.errors == []
