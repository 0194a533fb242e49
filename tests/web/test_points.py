"""Whose points a table shows: with the setting `own` everybody at one device sees those of both."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from pondside.games import KEYS

from .conftest import PHONE, Visitors
from .houses import share
from .service import Service

POINTS = re.compile(r"\d points?\b")


def other(page: Page, name: str) -> Locator:
    """What the board has, behind the actions, of a seat that is not the one shown."""
    return page.locator("aside.side .others").get_by_role("button", name=re.compile(rf"\b{name}\b"))


@pytest.mark.parametrize("game", KEYS)
def test_people_at_one_device_see_the_points_of_both_and_of_nobody_else(
    game: str, visit: Visitors, service: Service
) -> None:
    page = visit(PHONE)
    table = share(service.address, game, ["Ala", "Olek"], "Ewa", points="own")
    table.hand_to(page).goto(f"/t/{table.id}")
    ready = page.get_by_role("button", name="I am ")
    one = other(page, "Olek").or_(other(page, "Ala"))
    expect(ready.or_(one).first).to_be_visible()
    if ready.is_visible():
        ready.click()
    expect(one).to_have_count(1)
    expect(one).to_have_accessible_name(POINTS)
    expect(other(page, "Ewa")).to_have_count(1)
    expect(other(page, "Ewa")).not_to_have_accessible_name(POINTS)
