"""Friends at the other end: games are played again by the same people, and invitations arrive."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitors
from .houses import end, play
from .service import Service
from .test_screens import violations


def seats_of(page: Page) -> list[str]:
    """Who sits where, as the waiting room tells it."""
    return [" ".join(one.split()) for one in page.locator("main li .words").all_inner_texts()]


def test_one_asks_to_play_again_and_the_other_joins(visit: Visitors, service: Service) -> None:
    ala_played, olek_played = end(service.address, "Ala", "Olek")
    ala, olek, watcher = visit(), visit(PHONE), visit(PHONE)
    ala_played.hand_to(ala).goto(f"/t/{ala_played.id}")
    olek_played.hand_to(olek).goto(f"/t/{olek_played.id}")
    watcher.goto(f"/t/{ala_played.id}?watch={ala_played.watch}")
    expect(olek.get_by_role("button", name="Play again")).to_be_in_viewport()
    expect(watcher.get_by_role("heading", name="The result")).to_be_visible()
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)

    ala.get_by_role("button", name="Play again").click()
    expect(ala.get_by_text("Waiting for Olek.")).to_be_visible()
    assert seats_of(ala)[0].startswith("Olek Kept for this player")
    assert seats_of(ala)[1].startswith("Ala")

    join = olek.get_by_role("button", name="Join")
    expect(olek.get_by_text("Ala wants to play again.").first).to_be_visible()
    expect(join).to_be_in_viewport()
    expect(olek).to_have_title(re.compile("^Ala wants to play again"))
    expect(watcher.get_by_text("Ala wants to play again.").first).to_be_visible()
    expect(watcher.get_by_role("button", name="Join")).to_have_count(0)
    expect(watcher.get_by_role("link", name="To the next game")).to_have_count(0)
    olek.reload()
    expect(olek.get_by_text("Ala wants to play again.").first).to_be_visible()
    olek.goto("/")
    expect(olek.get_by_text("Your seat is kept for you")).to_be_visible()
    olek.go_back()

    join.click()
    for page in (ala, olek):
        page.wait_for_url(re.compile(f"/t/(?!{ala_played.id})"))
        expect(page.locator("#board")).to_be_visible()
    assert ala.url == olek.url
    expect(watcher.get_by_text("The next game has begun.").first).to_be_visible()
    olek.goto(f"/t/{olek_played.id}")
    expect(olek.get_by_role("link", name="To the next game")).to_have_attribute(
        "href", re.compile("^/t/")
    )


def test_who_does_not_come_is_replaced_and_told_so(visit: Visitors, service: Service) -> None:
    ala_played, olek_played, ola_played = end(service.address, "Ala", "Olek", "Ola")
    ala, olek, ola = visit(PHONE), visit(), visit()
    for played, page in ((ala_played, ala), (olek_played, olek), (ola_played, ola)):
        played.hand_to(page).goto(f"/t/{played.id}")
    ala.get_by_role("button", name="Play again").click()
    expect(ala.get_by_text("Waiting for Olek and Ola.")).to_be_visible()
    assert violations(ala) == []

    # Somebody who finds the table in the list of games takes the seat there.
    olek.get_by_role("button", name="Join").wait_for()
    olek.goto(ala.url)
    olek.get_by_role("button", name="Take your seat").click()
    expect(ala.get_by_text("Waiting for Ola.")).to_be_visible()

    row = ala.locator("main li").filter(has_text="Ola")
    row.get_by_role("button", name="Invite somebody else").click()
    expect(ala.get_by_role("button", name="Copy link").first).to_be_visible()
    expect(ola.get_by_text("your seat was given to somebody else").first).to_be_visible()
    expect(ola.get_by_role("link", name="New game")).to_be_visible()
    ala.get_by_role("button", name="Let a bot play here").click()
    for page in (ala, olek):
        expect(page.locator("#board")).to_be_visible()


def test_two_at_one_device_play_again_after_one_tap(visit: Visitors, service: Service) -> None:
    played = play(service.address, "rybowisko", 2, target="1")
    page = played.hand_to(visit(PHONE))
    page.goto(f"/t/{played.id}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(f"/t/(?!{played.id})"))
    expect(page.locator("#board")).to_be_visible()
