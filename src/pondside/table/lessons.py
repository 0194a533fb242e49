"""Deals for a first game: the same for every learner, and kind to them.

Nobody may know the deal of a game against people, so a table with open seats is never dealt so.
"""

from __future__ import annotations

from ..kernel.game import Game
from ..protocol import messages


def seed_for(game: Game, wanted: messages.WantedTable) -> str | None:
    """The seed of a lesson, None if any will do."""
    if not wanted.lesson or any(isinstance(seat, messages.Open) for seat in wanted.seats):
        return None
    return game.lesson or None
