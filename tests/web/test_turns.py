"""A turn until it is confirmed: it can be changed, it survives, and it can be explained."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Visitors
from .houses import lay, play
from .player import Player
from .service import Service


def start(page: Page, how: str) -> Player:
    page.goto("/")
    page.get_by_role("button", name=how).click()
    player = Player(page)
    player.wait_for_turn()
    return player


def laid(page: Page) -> Locator:
    return page.locator("[role=gridcell].provisional")


def action(page: Page, name: str) -> Locator:
    return page.get_by_role("toolbar", name="Your turn").get_by_role("button", name=name)


def draft(player: Player) -> None:
    """Two tiles come to hand."""
    player.play_a_step()
    player.play_a_step()
    player.settle()


def test_a_reload_keeps_the_tiles_of_a_turn_that_is_not_confirmed(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: With bots")
    draft(player)
    player.play_a_step()
    expect(laid(page)).to_have_count(1)
    before = laid(page).inner_text()
    page.reload()
    expect(laid(page)).to_have_count(1)
    assert laid(page).inner_text() == before
    player.play_a_step()
    page.reload()
    expect(laid(page)).to_have_count(2)
    expect(action(page, "Confirm")).to_be_enabled()


def test_a_turn_is_undone_and_done_again_step_by_step_or_at_once(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: With bots")
    draft(player)
    player.play_a_step()
    player.play_a_step()
    expect(laid(page)).to_have_count(2)
    cells = laid(page).all_inner_texts()
    action(page, "Undo").click()
    expect(laid(page)).to_have_count(1)
    action(page, "Undo").click()
    expect(laid(page)).to_have_count(0)
    for n in (1, 2):
        expect(action(page, "Redo")).to_be_enabled()
        action(page, "Redo").click()
        expect(laid(page)).to_have_count(n)
    expect(laid(page)).to_have_text(cells, use_inner_text=True)  # points come a moment later
    action(page, "Reset turn").click()
    expect(laid(page)).to_have_count(0)
    expect(action(page, "Reset turn")).to_be_disabled()
    player.wait_until("(now) => now.hand === 0")


def test_undo_behind_a_confirmed_turn_asks_and_marks_the_game(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: Alone")
    player.play_a_turn()
    player.wait_until("(now) => now.banner.includes('turn 2')")
    action(page, "Undo").click()
    dialog = page.get_by_role("dialog", name="Go back")
    expect(dialog).to_contain_text("the game is marked “undo used”")
    dialog.get_by_role("button", name="Go back").click()
    player.wait_until("(now) => now.banner.includes('turn 1')")
    page.reload()
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog", name="Table")
    expect(menu).to_contain_text("Moves were taken back in this game.")


def test_a_tile_is_dragged_into_the_pond_and_put_back(visit: Visitors) -> None:
    page = visit(reduced_motion="no-preference")
    player = start(page, "Kōhaku: Alone")
    draft(player)
    koi = page.get_by_role("toolbar", name="In hand").get_by_role("button").first
    cell = page.get_by_role("gridcell", name="possible for the koi").first
    expect(cell).to_be_visible()
    koi.hover()
    page.mouse.down()
    box = cell.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    expect(laid(page)).to_have_count(1)
    laid(page).click(button="right")
    expect(laid(page)).to_have_count(0)
    player.wait_until("(now) => now.hand === 2")


def test_the_count_of_the_points_can_be_skipped(visit: Visitors, service: Service) -> None:
    played = play(service.address, "kohaku", 2)
    page = played.hand_to(visit(reduced_motion="no-preference"))
    page.goto(f"/t/{played.id}")
    result = page.get_by_role("dialog", name="The result")
    expect(result).to_contain_text("The points are counted …")
    result.get_by_role("button", name="Skip").click()
    expect(result).to_contain_text(re.compile("won!|A shared victory"))
    expect(result.get_by_role("link", name="Replay")).to_be_visible()


def test_the_page_tells_why_a_cell_is_not_possible(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Kōhaku: Alone")
    draft(player)
    pond = page.get_by_role("grid", name="Your pond")
    pond.get_by_role("gridcell", name="column -1, row -1: empty", exact=True).click()
    why = page.get_by_role("complementary", name="Why not?")
    expect(why).to_contain_text("begin a pond with the koi, at 0,0")
    rule = why.get_by_role("link", name=re.compile(r"^Rule KOH-[A-Z]+-\d+"))
    clause = rule.inner_text().removeprefix("Rule ").strip()
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator(f"[id='{clause}']")).to_be_in_viewport()
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)


def lay_pair(page: Page, *pair: str) -> None:
    """The first turn of a pond with two tiles of the board, not confirmed."""
    board = page.get_by_role("grid", name="Board", exact=True)
    for cell in pair:
        board.get_by_role("gridcell", name=f"{cell}: ").click()
    for kind in ("koi", "feature"):
        page.get_by_role("gridcell", name=f"possible for the {kind}").first.click()
    expect(laid(page)).to_have_count(2)


def test_a_turn_planned_while_another_plays_is_offered_and_played(
    visit: Visitors, service: Service
) -> None:
    table = lay(service.address, "kohaku")
    ala, olek = table.hand_to(visit()), visit()
    olek.goto(f"/join/{table.id}/{table.invite}")
    olek.get_by_role("button", name="Take the seat").click()
    ala.goto(f"/t/{table.id}")

    olek.get_by_role("button", name="Plan ahead").click()
    expect(olek.locator(".banner")).to_contain_text("You plan ahead – nothing is sent")
    lay_pair(olek, "c1", "d1")
    planned = laid(olek).all_inner_texts()
    action(olek, "Keep the plan").click()
    expect(laid(olek)).to_have_count(0)
    olek.reload()
    expect(olek.get_by_role("button", name="See your plan")).to_be_visible()

    lay_pair(ala, "a3", "b3")
    action(ala, "Confirm").click()
    olek.get_by_role("button", name="Play the plan").click()
    expect(laid(olek)).to_have_count(2)
    assert laid(olek).all_inner_texts() == planned
    expect(action(olek, "Confirm")).to_be_enabled()


def test_the_page_tells_why_a_field_is_out_of_reach(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Rybowisko: With bots")
    far = page.locator("[role=gridcell]:not([aria-label*='can be reached'])").last
    far.click()
    why = page.get_by_role("complementary", name="Why not?")
    expect(why.get_by_role("link", name=re.compile(r"^Rule RYB-"))).to_be_visible()
    assert player.look()["ready"] is None
