"""A bot process that does not think: it plays what is listed first, and explains at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import numpy as np

from pondside.games import load
from pondside.kernel import doors
from pondside.kernel.errors import PondsideError
from pondside.protocol.worker import Choose, Chosen, Question, Reason, Reasons


class Ready:
    """Instead of `pondside.service.bot_pool._Process`.  `asked` is what was to be explained."""

    asked: list[Question] = []
    waits: asyncio.Event | None = None  # for this, before it explains
    broken = False

    def __init__(self, game: str) -> None:
        self._game = load(game)
        self._box = self._game.open_box(None)

    def prepare(self, spec: str) -> None:
        pass

    async def ask(self, question: Question, progress: Callable[..., None]) -> Chosen | Reasons:
        state = np.frombuffer(question.state, self._game.state).copy()
        if isinstance(question, Choose):
            return Chosen(self._legal(state)[0])
        type(self).asked.append(question)
        if self.broken:
            raise PondsideError("the bot process has stopped")
        if self.waits is not None:
            await self.waits.wait()
        first = self._legal(state)[:3]
        return Reasons([self._reason(state.copy(), one, k) for k, one in enumerate(first)])

    def _legal(self, state: Any) -> list[int]:
        out = np.zeros(self._game.max_legal, np.int64)
        n = int(doors.legal(self._box.tables, state, 0, out))
        return [int(one) for one in out[:n]]

    def _reason(self, state: Any, action: int, k: int) -> Reason:
        """The rest of a turn that begins with an action."""
        seat, words = int(doors.actor(self._box.tables, state, 0)), []
        while int(doors.actor(self._box.tables, state, 0)) == seat:
            words.append(self._game.spell(self._box, state, action))
            doors.apply(self._box.tables, state, 0, action)
            action = (self._legal(state) or [0])[0]
        return Reason(tuple(words), 2, 20.5, 30.1, 5.0 - k, 0.25, 400)

    async def close(self) -> None:
        pass


def ready() -> type[Ready]:
    """A kind of process of one's own, with its own memory."""

    class Own(Ready):
        asked: list[Question] = []

    return Own
