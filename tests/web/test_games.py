"""Whole games, played in the browser as people play them, and what stands at their end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from pondside import Match

from .conftest import PHONE, Visitors
from .player import Player


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]


def ask(page: Page, path: str) -> Any:
    """What the server tells this visitor, to be compared with what the page shows."""
    answer = page.request.get(f"/api/tables/{table_of(page)}{path}")
    assert answer.ok
    return answer.json()


BESIDE_THE_BOARD = ("coins", "luck", "scroll")  # kinds of points


def result_is_shown(page: Page) -> None:
    """The score sheet shows the server's numbers, and every number tells where it comes from."""
    expect(page.get_by_role("heading", name="The result")).to_be_visible()
    sheets = ask(page, "/sheets")["sheets"]
    totals = page.locator("button.total")
    expect(totals).to_have_text([str(sum(line["points"] for line in lines)) for lines in sheets])
    panel = page.get_by_role("dialog", name="The result")
    for number in panel.locator("tbody button").all()[:2]:
        number.click()
        lines = panel.get_by_role("region", name="Where the points come from")
        worth = [int(one) for one in lines.locator(".points").all_inner_texts()]
        assert sum(worth) == int(number.inner_text())
        rule = lines.get_by_role("link", name=re.compile(r"^Rule [A-Z]+-")).first
        expect(rule).to_be_visible()
        sentence = lines.locator("p").first.inner_text()
        assert len(sentence) > len(rule.inner_text()) + 20
    # Not every kind of point lies on the board (coins do not); all of somebody's together do.
    # What was laid at random may have earned nothing that lies there: then nothing is lit.
    totals.first.click()
    if any(line["points"] and line["kind"] not in BESIDE_THE_BOARD for line in sheets[0]):
        expect(page.locator("main .lit").first).to_be_attached()


def record_is_accepted(page: Page, folder: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = folder / "record.txt"
    download.value.save_as(file)
    match = Match.replay(file.read_text())
    totals = [sum(line["points"] for line in lines) for lines in ask(page, "/sheets")["sheets"]]
    outcome = match.outcome
    assert outcome is not None
    assert sorted(one.total for one in outcome.placings) == sorted(totals)


def shuffle_is_verified(page: Page) -> None:
    page.get_by_role("link", name="Verify the shuffle").click()
    expect(
        page.get_by_text("The shuffle was fixed before the first move, and nobody")
    ).to_be_visible()


def replay_leads_to_the_end(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    place = page.locator(".place").last
    expect(place).to_have_text(re.compile(r"^0 of \d+$"))
    page.get_by_role("button", name="One step on").click()
    expect(place).to_have_text(re.compile(r"^1 of \d+$"))
    page.get_by_role("button", name="To the end").click()
    expect(place).to_have_text(re.compile(r"^(\d+) of \1$"))


def test_somebody_plays_kohaku_alone_on_a_phone(visit: Visitors, tmp_path: Path) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Kōhaku: Alone").tap()
    Player(page).play_to_the_end()
    result_is_shown(page)
    record_is_accepted(page, tmp_path)
    shuffle_is_verified(page)


def test_somebody_plays_kohaku_with_a_bot_on_a_desktop(visit: Visitors, tmp_path: Path) -> None:
    page = visit()
    page.goto("/new/kohaku?way=bots")
    page.get_by_label("Bot in seat 2").select_option(label="Random bot")
    page.get_by_role("button", name="Start the game").click()
    Player(page).play_to_the_end()
    result_is_shown(page)
    record_is_accepted(page, tmp_path)
    table = table_of(page)
    shuffle_is_verified(page)
    replay_leads_to_the_end(page, table)


def test_two_browsers_play_kohaku_by_a_link(visit: Visitors) -> None:
    ala, olek = visit(permissions=["clipboard-read", "clipboard-write"]), visit(PHONE)
    ala.goto("/")
    ala.get_by_role("button", name="Kōhaku: With friends").click()
    expect(ala.get_by_role("heading", name="Kōhaku: the table is ready")).to_be_visible()
    ala.get_by_role("button", name="Copy link").first.click()
    expect(ala.get_by_role("button", name="Copied")).to_be_visible()
    link = ala.evaluate("navigator.clipboard.readText()")

    olek.goto(link)
    expect(olek.get_by_role("heading", name="You are invited to Kōhaku")).to_be_visible()
    olek.get_by_label("Your name").fill("Olek")
    olek.get_by_role("button", name="Take the seat").tap()
    expect(ala.locator(".banner")).to_contain_text("Your turn")
    expect(olek.locator(".banner")).to_contain_text("Player 1’s turn")

    first, second = Player(ala, 1), Player(olek, 2)
    first.play_a_turn()
    expect(ala.locator(".banner")).to_contain_text("Olek’s turn")
    expect(olek.locator(".banner")).to_contain_text("Your turn")
    newest = ala.locator(".log .line .said").first.inner_text()
    expect(olek.locator(".drawer .latest")).to_have_text(newest)
    second.play_a_turn()
    while not first.wait_for_turn()["over"]:
        first.play_a_turn()
        second.play_a_turn()
    second.wait_until("(now) => now.over")
    result_is_shown(ala)
    assert ask(ala, "/sheets") == ask(olek, "/sheets")


def test_two_play_kohaku_with_goal_cards_on_one_phone(visit: Visitors) -> None:
    page = visit(PHONE)
    page.goto("/new/kohaku?way=device")
    page.get_by_label("Name of seat 1").fill("Ala")
    page.get_by_label("Name of seat 2").fill("Olek")
    page.locator("summary").first.click()
    page.get_by_label("Goal cards").select_option(label="with")
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)

    cards: dict[str, str] = {}
    for name in ("Ala", "Olek"):
        page.get_by_role("button", name=f"I am {name}").click()
        choice = page.get_by_role("button", name="Keep this card").first
        cards[name] = choice.locator("strong").inner_text()
        offered = [one.inner_text() for one in page.locator(".choice strong").all()]
        assert cards.get("Ala") == cards[name] or cards["Ala"] not in offered
        assert re.search(r"\d", choice.inner_text()), "a card says what it pays"
        choice.click()
        player.wait_until("(now) => now.keep === 0 && now.todo")

    turns = 0
    while not player.wait_for_turn()["over"]:
        name, other = ("Ala", "Olek") if turns % 2 == 0 else ("Olek", "Ala")
        device = page.get_by_role("button", name="I am ")
        assert device.inner_text() == f"I am {name}"
        are_nowhere(page, *cards.values(), aloud=turns < 4)
        player.play_a_step()
        player.wait_for_turn()
        assert page.locator(".goal strong").first.inner_text() == cards[name]
        are_nowhere(page, cards[other], aloud=turns < 4)
        player.play_a_turn()
        turns += 1
    assert turns > 20
    result_is_shown(page)
    sheet = page.get_by_role("dialog", name="The result")
    expect(sheet).to_contain_text(re.compile("goal card", re.IGNORECASE))


def test_the_set_up_of_kohaku_offers_what_can_be_had(visit: Visitors) -> None:
    page = visit(PHONE)
    page.goto("/new/kohaku?way=alone")
    expect(page.get_by_label("No koi left for the rival")).to_be_visible()
    page.locator("summary").first.click()
    card, rare = page.get_by_label("Goal card for you"), page.get_by_label("The rare-colour card")
    expect(card).to_have_value("off")
    expect(page.get_by_label("Goal cards", exact=True)).to_have_count(0)
    expect(page.get_by_label("Who begins")).to_have_count(0)
    expect(rare).to_have_count(0)
    card.select_option(label="with")
    expect(rare).to_be_visible()
    page.get_by_label("Edition").select_option(label="Russian, 2024")
    expect(card).to_have_value("off")
    expect(rare).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/**")
    options = ask(page, "")["options"]
    assert (options["edition"], options["solo_goal_cards"]) == ("ru", "off")


def are_nowhere(page: Page, *words: str, aloud: bool) -> None:
    """The words are neither in the page nor, which takes long to find, in what is read aloud."""
    written = "(words) => words.filter((one) => document.documentElement.outerHTML.includes(one))"
    assert page.evaluate(written, list(words)) == []
    if not aloud:
        return
    read_aloud = page.locator("body").aria_snapshot()
    assert [one for one in words if one in read_aloud] == []


def test_somebody_plays_rybowisko_with_a_bot_on_a_desktop(visit: Visitors, tmp_path: Path) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Rybowisko: With bots").click()
    Player(page).play_to_the_end()
    result_is_shown(page)
    record_is_accepted(page, tmp_path)
    table = table_of(page)
    shuffle_is_verified(page)
    replay_leads_to_the_end(page, table)


def test_somebody_plays_rybowisko_alone_on_a_phone(visit: Visitors) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Rybowisko: Alone").tap()
    Player(page).play_to_the_end()
    result_is_shown(page)
