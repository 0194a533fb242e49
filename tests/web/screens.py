"""Every screen of the client, and how to come to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from pondside.games import KEYS
from tests.games.promised import promised

from .houses import Played, lay, play
from .player import PATIENCE_MS
from .service import Service

LANGUAGES = ("en", "pl", "ru")


class Screens:
    """Screens by name.  The games they show are played once."""

    def __init__(self, service: Service) -> None:
        self._address = service.address
        self._games: dict[str, Played] = {}
        self._ways: dict[str, Callable[[Page], Any]] = {
            "home": lambda page: page.goto("/"),
            "new-kohaku": lambda page: page.goto("/new/kohaku"),
            "new-rybowisko": lambda page: page.goto("/new/rybowisko?way=friends"),
            "missing": lambda page: page.goto("/nowhere"),
            "rules-kohaku": lambda page: page.goto("/rules/kohaku"),
            "rules-rybowisko": lambda page: page.goto("/rules/rybowisko"),
            "waiting": lambda page: self._wait(page, "/t/{}"),
            "join": lambda page: self._wait(page, "/join/{}/{}"),
            "start-kohaku": lambda page: self._go(page, "/t/", "kohaku", 0),
            "start-rybowisko": lambda page: self._go(page, "/t/", "rybowisko", 0),
            "replay-kohaku": lambda page: self._go(page, "/replay/", "kohaku", None),
            "replay-rybowisko": lambda page: self._go(page, "/replay/", "rybowisko", None),
            "verify": lambda page: self._go(page, "/verify/", "kohaku", None),
            "lesson-wodny_ogrod": lambda page: self._learn(page, "wodny_ogrod"),
            "scenario-koi": lambda page: self._go(page, "/t/", "koi", 4, 1, scenario="lit_path"),
            "lesson-koi": lambda page: self._learn(page, "koi"),
            "score": lambda page: page.goto("/score"),
            "score-kohaku": lambda page: self._count(page, "kohaku"),
            "score-rybowisko": lambda page: self._count(page, "rybowisko"),
        }
        for key in KEYS:
            turns = promised(key).middle
            alone = promised(key).ends_alone
            self._ways[f"middle-{key}"] = partial(self._go, where="/t/", game=key, turns=turns)
            self._ways[f"sheet-{key}"] = partial(
                self._go, where="/t/", game=key, turns=None, seats=1 if alone else 2
            )

    @property
    def names(self) -> list[str]:
        return list(self._ways)

    def open(self, page: Page, name: str) -> None:
        """Until nothing on it is still to come."""
        self._ways[name](page)
        expect(page.locator("h1, .banner").first).to_be_visible()
        expect(page.locator("[aria-busy=true], .coming, .loading")).to_have_count(0)
        if name.startswith("sheet"):
            expect(page.locator("dialog[open] button.total").first).to_be_visible()
            numbers = page.locator("dialog[open] tbody button")
            if numbers.count():  # a random game alone may bring nothing at all
                numbers.first.click()
                expect(page.locator("dialog[open] section")).to_be_visible()
        if name == "verify":
            expect(page.locator("tbody tr").first).to_be_attached()

    def _wait(self, page: Page, where: str) -> None:
        if "open" not in self._games:
            self._games["open"] = lay(self._address, "kohaku")
        laid = self._games["open"]
        laid.hand_to(page).goto(where.format(laid.id, laid.invite))

    def _learn(self, page: Page, game: str) -> None:
        page.goto(f"/learn/{game}")
        expect(page.locator("aside.guide [aria-live=polite]")).not_to_be_empty()

    def _count(self, page: Page, game: str) -> None:
        page.goto(f"/score/{game}")
        # The palette waits for Python itself.
        expect(page.locator("section.tiles button").first).to_be_visible(timeout=PATIENCE_MS)

    def _go(
        self, page: Page, where: str, game: str, turns: int | None, seats: int = 2, **options: str
    ) -> None:
        key = f"{game} {turns} {seats} {options}"
        if key not in self._games:
            wanted = {**promised(game).short, **options}
            self._games[key] = play(self._address, game, seats, turns, **wanted)
        played = self._games[key]
        played.hand_to(page).goto(f"{where}{played.id}")


def choose_language(page: Page, language: str) -> None:
    """From the next page on; as the preferences would."""
    page.context.add_init_script(f"localStorage.setItem('pondside-language', '{language}')")
