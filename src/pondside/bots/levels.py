"""What can be told about a bot before it plays."""

from __future__ import annotations

from . import SEARCHING, tactics
from .planned import effort


def most_ms(game: str, name: str) -> int | None:
    """The most time that a bot thinks about a turn, in milliseconds; None: hardly any."""
    if name not in SEARCHING:
        return None
    thoughts = int(getattr(tactics.module_of(game), "THOUGHTS", 1))
    first, later = (effort(name, game, {}, later=later).ms for later in (False, True))
    return first + (thoughts - 1) * later
