"""Every screen: fits a phone, is accessible, is spoken wholly in the language chosen."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, REPOSITORY, Visitors
from .screens import LANGUAGES, Screens, choose_language
from .service import Service

AXE = REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHOTS = Path(__file__).resolve().parent / "shots"
# A message without its text is shown as its key, a missing value in braces.
UNTRANSLATED = re.compile(
    r"\{ ?\$|\bset-(?!up\b)[a-z_]+|\b(?:table|web|home|new|join|replay|verify|rules|key|log"
    r"|sheet|end|again|invite|link|option|event|refusal|reason|kind|missing|tie)-[a-z_]+(?:-[a-z_]+)*\b"
)
# Visitors of these tests want no motion; what comes may fade in.
MOVING = """[...new Set([...document.querySelectorAll("*")].flatMap((one) => {
  const style = getComputedStyle(one);
  const slides = parseFloat(style.transitionDuration) > 0;
  const moves = style.animationName !== "none" && parseFloat(style.animationDuration) > 0.01;
  if (!slides && (!moves || style.animationName.endsWith("-fade"))) return [];
  return [`${one.tagName} ${one.classList}`];
}))]"""
WORDS = {"en": "Preferences", "pl": "Ustawienia", "ru": "Настройки"}


@pytest.fixture(scope="package")
def screens(service: Service) -> Screens:
    return Screens(service)


def texts(page: Page) -> str:
    """Everything that is seen or read aloud, but addresses and commands."""
    said: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          for (const one of copy.querySelectorAll("script, style, code, .code")) one.remove();
          const labels = ["aria-label", "title", "placeholder"].flatMap((name) =>
            [...copy.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)));
          return [document.title, copy.textContent, ...labels].join("\\n");
        }"""
    )
    return said


def violations(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        """axe.run(document, {resultTypes: ["violations"], selectors: false, preload: false})
          .then((answer) => answer.violations)"""
    )
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]} ({len(one['nodes'])})"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


# axe hears every screen once: half of them small and light, half large and dark.
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_a_phone_in_its_language(
    visit: Visitors, screens: Screens, language: str
) -> None:
    page = visit(PHONE)
    choose_language(page, language)
    found = {}
    for k, name in enumerate(screens.names):
        screens.open(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate(MOVING) == [], name
        assert UNTRANSLATED.findall(texts(page)) == [], name
        keep_shot(page, f"{name}-{language}-phone")
        if language == "en" and k % 2:
            found[name] = violations(page)
    assert {name: ones for name, ones in found.items() if ones} == {}


# The same words as on a phone, so the language with the longest ones tells whether they fit; all
# are shown when somebody wants to look at them.
@pytest.mark.parametrize("language", LANGUAGES if "PONDSIDE_SHOTS" in os.environ else ("ru",))
def test_every_screen_is_shown_on_a_desktop_in_its_language(
    visit: Visitors, screens: Screens, language: str
) -> None:
    page = visit(DESKTOP, color_scheme="dark" if language == "ru" else "light")
    choose_language(page, language)
    found = {}
    for k, name in enumerate(screens.names):
        screens.open(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 1440, name
        assert UNTRANSLATED.findall(texts(page)) == [], name
        keep_shot(page, f"{name}-{language}-desktop")
        if language == "ru" and not k % 2:
            found[name] = violations(page)
    assert {name: ones for name, ones in found.items() if ones} == {}


def keep_shot(page: Page, name: str) -> None:
    """For people to look at, with PONDSIDE_SHOTS set."""
    if "PONDSIDE_SHOTS" in os.environ:
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


def test_the_language_is_switched_everywhere_at_once(visit: Visitors, screens: Screens) -> None:
    page = visit()
    for name in ("home", "middle-kohaku", "middle-rybowisko", "rules-kohaku"):
        screens.open(page, name)
        before = texts(page)
        for language in ("pl", "ru", "en"):
            page.locator("header.band button").last.click()
            own_name = {"en": "English", "pl": "Polski", "ru": "Русский"}[language]
            page.get_by_role("dialog").get_by_role("radio", name=own_name).check()
            expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(WORDS[language])
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            assert page.evaluate("document.documentElement.lang") == language
            said = texts(page)
            assert UNTRANSLATED.findall(said) == [], name
            assert (said == before) == (language == "en"), name


def test_the_first_visit_of_home_is_light(visit: Visitors) -> None:
    page = visit()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    assert 0 < sum(sizes) <= 300_000
