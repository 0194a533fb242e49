"""A bot that plays any legal action."""

from __future__ import annotations

import numpy as np

from ..kernel import doors
from ..kernel.dealer import draw
from ..kernel.game import Array, Box, Game


def play_random(game: Game, box: Box, state: Array, seed: str) -> int:
    """An even choice among the legal actions."""
    out = np.zeros(game.max_legal, np.int64)
    n = int(doors.legal(box.tables, state, 0, out))
    return int(out[draw(seed, game.key, "bot", 0, n)])
