"""What the page of Rybowisko says beside the lake: who began, the last round, what is ours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Visitors
from .houses import play
from .service import Service

OURS = re.compile("^The lake, the start fields, .* are our reconstruction")


@pytest.mark.parametrize("alone", [False, True])
def test_the_reference_card_says_what_is_our_reconstruction(
    visit: Visitors, service: Service, alone: bool
) -> None:
    table = play(service.address, "rybowisko", 1 if alone else 2, turns=1)
    page = table.hand_to(visit(PHONE))
    page.goto(f"/t/{table.id}")
    card = page.locator("details", has_text="A turn and the points")
    card.locator("summary").tap()
    expect(card.get_by_text(OURS)).to_be_visible()
    to_correct = card.get_by_role("link", name="see how to correct it")
    expect(to_correct).to_have_attribute("href", "/rules/rybowisko#section-8")


def test_the_first_player_and_the_last_round_are_shown(visit: Visitors, service: Service) -> None:
    """RYB-TURN-03, RYB-END-01: here the rounds end the game, which is known from the start."""
    options = {"first": "2", "max_rounds": "5", "target": "27"}
    for turns, last in ((6, False), (8, True)):
        table = play(service.address, "rybowisko", 2, turns=turns, **options)
        page = table.hand_to(visit())
        page.goto(f"/t/{table.id}")
        expect(page.locator(".first", has_text="first player")).to_have_count(1)
        opener = page.locator(".angler", has=page.locator(".first"))
        expect(opener).to_have_attribute("aria-label", "Olek")
        said = "Round 5, the last · game to 27 fish" if last else "Round 4 · game to 27 fish"
        expect(page.locator(".progress")).to_have_text(said)
