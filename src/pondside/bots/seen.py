"""What a bot is given and what it answers: nothing here knows a game or a way to play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from ..kernel import doors
from ..kernel.game import Array, Box, Game
from ..kernel.match import Match


@dataclass(frozen=True, eq=False)
class Seen:
    """A position as a seat may know it.

    `model` is a state with everything wiped that the seat cannot see, and bags in order: the same
    for all positions that look the same to it.  A search starts from it instead of the table's
    own state.
    """

    game: Game
    box: Box
    seat: int
    model: Array

    @classmethod
    def of(cls, match: Match) -> Seen:
        """What the seat to act knows of a match."""
        return cls.at(match.game, match.box, match.concealed(int(match.actor)))

    @classmethod
    def at(cls, game: Game, box: Box, concealed: Array) -> Seen:
        """What the seat to act knows, from a position with the secrets of others wiped."""
        doors.tidy(box.tables, concealed, 0)
        return cls(game, box, int(doors.actor(box.tables, concealed, 0)), concealed)

    @cached_property
    def view(self) -> Any:
        return self.game.view(self.box, self.model, self.seat)

    @cached_property
    def legal(self) -> Array:
        """The actions that may be taken, ascending."""
        out = np.zeros(self.game.max_legal, np.int64)
        return out[: int(doors.legal(self.box.tables, self.model, 0, out))]


@dataclass(frozen=True)
class Budget:
    """What a bot may use for one decision."""

    seed: str  # another seed, another game; the same one, the same answer
    ms: int | None = None  # no more than this, whatever the bot would take
    threads: int = 1


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, seen: Seen, legal: Array, budget: Budget) -> int:
        """One of the legal actions."""
