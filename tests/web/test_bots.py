"""The levels of the bots: chosen by what they do, and asked why they did it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visitors
from .player import Player


def start(page: Page, level: str, **options: str) -> Player:
    """A game of Kōhaku against one bot."""
    page.goto("/new/kohaku?way=bots")
    page.get_by_label("Bot in seat 2").select_option(label=level)
    if options:
        page.get_by_text("Rules as usual").click()
    for option, value in options.items():
        page.locator(f"#option-{option}").select_option(value)
    page.get_by_role("button", name="Start the game").click()
    player = Player(page)
    player.wait_for_turn()
    return player


def test_a_level_tells_how_it_plays_and_how_long_it_thinks(visit: Visitors) -> None:
    page = visit()
    page.goto("/new/kohaku?way=bots")
    level = page.get_by_label("Bot in seat 2")
    expect(level).to_have_value("calm")
    expect(level).to_have_accessible_description(
        "A kind beginner: plays what looks good, not always the best. Answers at once."
    )
    names = ["Calm bot", "Keen bot", "Strong bot", "Master bot", "Random bot"]
    expect(level.get_by_role("option")).to_have_text(names)
    level.select_option(label="Strong bot")
    expect(level).to_have_accessible_description(
        "Tries out its best turns in many possible continuations. Thinks up to 1 second a turn."
    )
    level.select_option(label="Master bot")
    expect(level).to_have_accessible_description(re.compile(r"Thinks up to \d seconds a turn\.$"))


def test_a_strong_bot_tells_why_it_played_a_turn(visit: Visitors) -> None:
    page = visit()
    player = start(page, "Strong bot")
    player.play_a_turn()
    player.wait_for_turn()
    # The list is one stop of the Tab key; arrows reach the button.
    log = page.get_by_role("region", name="What happened")
    why = log.get_by_role("button", name="Why did Bot play this turn?")
    expect(why).to_have_count(1)
    expect(why).to_have_attribute("tabindex", "-1")
    log.locator(".line").first.focus()
    page.keyboard.press("ArrowUp")
    expect(why).to_be_focused()
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Why this turn?")
    turns = panel.get_by_role("listitem")
    expect(turns).to_have_count(3)
    for turn in turns.all():
        expect(turn).to_contain_text(re.compile(r"(ahead|behind) by \d+\.\d ± \d+\.\d"))
        # Two of them were not played: nobody did anything.
        expect(turn).to_contain_text(re.compile(r"Take the .+ from [a-d][1-3] [a-d][1-3]\."))
        expect(turn).not_to_contain_text("Bot")
        expect(turn).to_contain_text(re.compile(r"points at once\s*\+?\d+"))
        expect(turn).to_contain_text(re.compile(r"points later\s*\+\d+\.\d"))
        expect(turn).to_contain_text(re.compile(r"best other ends with\s*\d+\.\d"))
        expect(turn).to_contain_text(re.compile(r"tried out in \d+ games"))
    # Pointing at a turn lights what it would take, on the board as it was then.
    expect(page.locator(".banner")).to_contain_text("You are looking at an earlier position")
    turns.nth(1).get_by_role("button").click()
    expect(page.locator("#board .lit").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(why).to_be_focused()
    expect(page.locator(".banner")).to_contain_text("Your turn")


def test_a_bot_with_a_secret_says_so_on_a_phone_too(visit: Visitors) -> None:
    page = visit(PHONE)
    player = start(page, "Strong bot", goal_cards="on")
    why = page.get_by_role("button", name="Why did Bot play this turn?")
    for _ in range(2):  # a goal card is kept first
        player.play_a_turn()
        player.wait_for_turn()
    page.locator(".drawer").click()
    why.first.click()
    panel = page.get_by_role("dialog", name="Why this turn?")
    expect(panel.get_by_role("alert")).to_have_text(
        "That would tell what only Bot may know. Ask again after the game."
    )
    panel.get_by_role("button", name="Close").click()
    expect(page.locator(".drawer")).to_be_focused()
