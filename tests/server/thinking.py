"""A bot process that does not think: it plays what is listed first, and explains at once."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import Any

import numpy as np

from pondside.games import load
from pondside.kernel import doors
from pondside.kernel.errors import PondsideError


class Ready:
    """Instead of `pondside.service.bot_pool._Process`.  `asked` is what was to be explained."""

    asked: list[dict[str, Any]] = []
    waits: asyncio.Event | None = None  # for this, before it explains
    broken = False

    def __init__(self, game: str) -> None:
        self._game = load(game)
        self._box = self._game.open_box(None)

    def prepare(self, spec: str) -> None:
        pass

    async def ask(self, question: dict[str, Any], progress: Callable[..., None]) -> dict[str, Any]:
        state = np.frombuffer(base64.b64decode(question["state"]), self._game.state).copy()
        if not question.get("explain"):
            return {"action": self._legal(state)[0]}
        type(self).asked.append(question)
        if self.broken:
            raise PondsideError("the bot process has stopped")
        if self.waits is not None:
            await self.waits.wait()
        first = self._legal(state)[:3]
        return {"reasons": [self._reason(state.copy(), one, k) for k, one in enumerate(first)]}

    def _legal(self, state: Any) -> list[int]:
        out = np.zeros(self._game.max_legal, np.int64)
        n = int(doors.legal(self._box.tables, state, 0, out))
        return [int(one) for one in out[:n]]

    def _reason(self, state: Any, action: int, k: int) -> dict[str, Any]:
        """The rest of a turn that begins with an action."""
        seat, words = int(doors.actor(self._box.tables, state, 0)), []
        while int(doors.actor(self._box.tables, state, 0)) == seat:
            words.append(self._game.spell(self._box, state, action))
            doors.apply(self._box.tables, state, 0, action)
            action = (self._legal(state) or [0])[0]
        numbers = {"now": 2, "later": 20.5, "others": 30.1, "error": 0.25, "futures": 400}
        return {"words": words, "ahead": 5.0 - k, **numbers}

    async def close(self) -> None:
        pass


def ready() -> type[Ready]:
    """A kind of process of one's own, with its own memory."""

    class Own(Ready):
        asked: list[dict[str, Any]] = []

    return Own
