"""What can be told about a bot before it plays."""

from __future__ import annotations

from . import SEARCHING, tactics
from .planned import TURN_MS


def most_ms(game: str, name: str) -> int | None:
    """The most time that a bot thinks about a turn, in milliseconds; None: hardly any."""
    if name not in SEARCHING:
        return None
    own = tactics.tactics_of(game)
    return min(own.levels[name]["ms"] * own.thoughts, TURN_MS)
