"""Friends at the other end: games are played again by the same people, and invitations arrive."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitors
from .houses import end, lay, play
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


HOUSE = {
    "public": None,
    "here_only": False,
    "house": ["http://192.168.1.20:8137", "http://10.8.0.2:8137"],
    "command": "pondside play --house",
}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"


def waiting(visit: Visitors, service: Service, reach: Any = None, script: str = "") -> Page:
    """A waiting room, at a service that is found as it says."""
    page = visit(PHONE)
    if reach is not None:
        page.route("**/api/reach", lambda route: route.fulfill(body=json.dumps(reach)))
    if script:
        page.add_init_script(script)
    table = lay(service.address, "kohaku")
    table.hand_to(page).goto(f"/t/{table.id}")
    return page


def test_where_only_this_computer_can_connect_the_page_says_so_and_what_to_do(
    visit: Visitors, service: Service
) -> None:
    page = waiting(visit, service)
    expect(page.get_by_text("Only this computer can open this page")).to_be_visible()
    expect(page.get_by_text("pondside serve --host 0.0.0.0")).to_be_visible()
    assert violations(page) == []
    page.goto("/new/kohaku?way=bots")
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    expect(page.get_by_text("Only this computer can open this page")).to_have_count(0)
    page.goto("/new/kohaku?way=friends")
    expect(page.get_by_text("Only this computer can open this page")).to_be_visible()


def test_the_link_begins_with_the_address_of_the_house(visit: Visitors, service: Service) -> None:
    page = waiting(visit, service, HOUSE)
    link = page.get_by_role("textbox", name="Link to seat 2")
    expect(link).to_have_value(re.compile(r"^http://192\.168\.1\.20:8137/join/[\w-]+/[\w-]+$"))
    watch = page.get_by_role("textbox", name="Link for spectators")
    expect(watch).to_have_value(re.compile(r"^http://192\.168\.1\.20:8137/t/[\w-]+\?watch="))
    page.get_by_label("Address of this computer").select_option("10.8.0.2:8137")
    expect(link).to_have_value(re.compile(r"^http://10\.8\.0\.2:8137/join/"))
    expect(page.get_by_text("Only this computer")).to_have_count(0)
    assert violations(page) == []


def test_a_public_address_goes_before_all_others(visit: Visitors, service: Service) -> None:
    page = waiting(visit, service, {**HOUSE, "public": "https://pond.example.org", "house": []})
    link = page.get_by_role("textbox", name="Link to seat 2")
    expect(link).to_have_value(re.compile(r"^https://pond\.example\.org/join/"))


def test_a_link_is_copied_where_the_browser_has_no_clipboard(
    visit: Visitors, service: Service
) -> None:
    page = waiting(visit, service, script=NO_CLIPBOARD)
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.goto("/")
    field = page.get_by_role("textbox", name="Link to a table")
    field.click()
    page.keyboard.press("ControlOrMeta+v")
    expect(field).to_have_value(link)


def test_where_nothing_can_copy_the_link_is_selected(visit: Visitors, service: Service) -> None:
    page = waiting(visit, service, script=NO_CLIPBOARD + "; document.execCommand = () => false")
    page.get_by_role("button", name="Copy link").first.click()
    expect(
        page.get_by_text("The link is selected: hold it and choose “Copy”.").first
    ).to_be_visible()
    selected = "document.activeElement.value.slice(...['Start', 'End'].map((end) => "
    selected += "document.activeElement[`selection${end}`]))"
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    assert page.evaluate(selected) == link


def test_a_link_is_shown_as_a_qr_code_that_is_fetched_when_it_is_asked_for(
    visit: Visitors, service: Service
) -> None:
    page = waiting(visit, service, HOUSE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    button = page.get_by_role("button", name="QR code").first
    button.click()
    code = page.get_by_role("img", name="QR code: Link to seat 2")
    expect(code).to_be_visible()
    assert any("/Qr-" in url for url in fetched)
    link = page.get_by_role("textbox", name="Link to seat 2").input_value()
    assert not any(link.rsplit("/", 1)[-1] in url for url in fetched)
    modules = page.evaluate(
        """async (text) => {
          const svg = document.querySelector("svg[role=img]");
          return [svg.viewBox.baseVal.width, svg.querySelector("path").getAttribute("d").length];
        }""",
        link,
    )
    assert modules[0] >= 21 + 8
    assert modules[1] > 1000
    assert violations(page) == []
    button.click()
    expect(code).to_have_count(0)
