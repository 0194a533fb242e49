"""Somebody who plays through the page: taps what it marks as possible, and confirms.

It knows no rule and asks no server.  look.js reads from the page what a person would see.
"""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("look.js").read_text()
PATIENCE_MS = 30_000
NOT_TWICE = 0.45  # seconds after which a second tap is not the end of a double one


class Player:
    """Whoever sits before one page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._touch = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        self._chance = random.Random(seed)
        self._confirmed = False  # by the last step
        self._before: str | None = None  # the phase in which the last tap was made

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate("lookAtTable()")
        return seen

    def settle(self) -> dict[str, Any]:
        """Until what the last tap does is to be seen."""
        return self.wait_until(f"(now) => now.phase !== {json.dumps(self._before)}")

    def wait_for_turn(self) -> dict[str, Any]:
        """Until something else than before is to be done here, or the game is over."""
        return self.wait_until(f"(now) => now.todo && now.phase !== {json.dumps(self._before)}")

    def play_to_the_end(self, most: int = 1000) -> None:
        for _ in range(most):
            if not self.play_a_step():
                return
        raise AssertionError("the game does not end")

    def play_a_turn(self) -> None:
        """Until the own turn is confirmed."""
        while self.play_a_step():
            if self._confirmed:
                return

    def play_a_step(self) -> bool:
        """One tap, as soon as one is due; false if the game is over."""
        now = self.wait_for_turn()
        self._confirmed = bool(now["confirm"])
        if now["over"]:
            return False
        if now["handOver"]:
            self._press("I am ")
        elif now["confirm"]:
            self._press("Confirm")
        elif now["keep"]:
            self._press("Keep this card")
        elif now["hand"]:
            if not self._tap_one_of(now, "legal"):
                self._press("Smaller")
                return True
        elif now["picked"]:
            self._tap_one_of(now, "partners")
        elif now["miss"]:
            time.sleep(NOT_TWICE)
            self._press(now["miss"])
        elif now["ready"]:
            self._press(now["ready"])
        elif now["take"]:
            self._touch_at("button.take")
        elif now["offers"]:
            best = max(now["offers"], key=lambda offer: int(offer.split("%")[0].split()[-1]))
            self._touch_at("button.offer", words=best)
        elif now["reach"]:
            self._tap_one_of(now, "reach")
        else:
            self._tap_one_of(now, "tiles")
        self._before = now["phase"]
        return True

    def wait_until(self, true: str) -> dict[str, Any]:
        """Until a function of what is seen, written in JavaScript, is true."""
        seen: dict[str, Any] = self.page.evaluate(f"waitAtTable({true}, {PATIENCE_MS})")
        return seen

    def _tap_one_of(self, now: dict[str, Any], which: str) -> bool:
        """False if the finger comes to none of them: a pond's tools lie over its corner."""
        for label in self._chance.sample(now[which], len(now[which])):
            if self._touch_at("[role=gridcell]", number=now["cells"].index(label)):
                return True
        return False

    def _press(self, words: str) -> None:
        assert self._touch_at("button", words=words), f"something lies over the button {words}"

    def _touch_at(self, selector: str, words: str = "", number: int = 0) -> bool:
        """A finger, or the mouse, at the middle of something, if nothing lies over it.

        Playwright's own taps wait for two pictures each; a game has hundreds of them.
        """
        spot = self.page.evaluate("(asked) => spotOf(...asked)", [selector, words, number])
        if spot is None:
            return False
        if self._touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return True
