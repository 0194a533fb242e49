"""A first game: a guide says what to do now, rings it, and goes on when it is done."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Visitors
from .player import Player

RINGED = "[data-marked]:not([aria-selected=true])"
MOST_LOOKS = 300
SHORT_MS = 100


def guide(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Guide")


def hint(page: Page) -> Locator:
    return guide(page).locator("[aria-live=polite]")


def ringed(page: Page) -> Locator:
    return page.locator(RINGED)


# What the guide says and rings at one moment: a sentence, and the place to touch.
SEEN = """(ringed) => {
  const one = document.querySelector(ringed);
  one?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = one?.getBoundingClientRect();
  return {
    hint: document.querySelector("aside.guide [aria-live=polite]").textContent,
    rings: [...document.querySelectorAll("[data-marked]")].map((ring) => ring.outerHTML).join(),
    spot: box ? [box.left + box.width / 2, box.top + box.height / 2] : null,
  };
}"""


def tap_until(page: Page, words: str) -> None:
    """Taps what is ringed, as long as the guide says something else."""
    before = None
    for _ in range(MOST_LOOKS):
        now = page.evaluate(SEEN, RINGED)
        if words in now["hint"]:
            return
        seen = (now["hint"], now["rings"])
        # While somebody else plays, nothing is ringed; and what was tapped takes a moment.
        if now["spot"] is not None and seen != before:
            page.touchscreen.tap(*now["spot"])
            before = seen
        page.wait_for_timeout(SHORT_MS)
    raise AssertionError(f"the guide never said: {words}")


def test_a_phone_goes_through_the_first_game_by_tapping_what_is_ringed(visit: Visitors) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("link", name="Kōhaku: learn by playing").tap()
    expect(hint(page)).to_contain_text("Lay out a pond")
    tap_until(page, "Confirm it")
    # The place survives a reload, and a hint can be read again.
    page.reload()
    expect(hint(page)).to_contain_text("Confirm it")
    expect(ringed(page)).to_have_text("Confirm")
    tap_until(page, "a turn of your own")
    guide(page).get_by_role("button", name="The hint before").tap()
    expect(hint(page)).to_have_text("Good. Confirm.")
    guide(page).get_by_role("button", name="The next hint").tap()
    Player(page).play_a_turn()
    tap_until(page, "That is all")
    expect(page.locator("dialog").get_by_role("button", pressed=True)).to_have_count(1)
    guide(page).get_by_role("button", name="Go on with this game").tap()
    expect(guide(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("grid").first).to_be_visible()
    expect(guide(page)).to_have_count(0)
