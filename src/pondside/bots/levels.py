"""What can be told about a bot before it plays."""

from __future__ import annotations

from . import SEARCHING, tactics


def most_ms(game: str, name: str) -> int | None:
    """The most time that a bot thinks about a turn, in milliseconds; None: hardly any."""
    if name not in SEARCHING:
        return None
    module = tactics.module_of(game)
    return int(module.LEVELS[name]["ms"]) * int(getattr(module, "THOUGHTS", 1))
