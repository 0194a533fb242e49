"""Counting the positions reachable in so many actions, chance outcomes included.

Two engines that agree on these counts agree on the rules; one changed count finds a changed rule.
"""

from __future__ import annotations

import numpy as np

from . import doors, verbs
from .compiling.decorate import compiled
from .game import Array, Box, Game


@compiled
def _count(box: Array, states: Array, out: Array, sizes: Array, places: Array, depth: int) -> int:
    """Actions at the given depth below states[0]; each level has its own state and list."""
    level, total = 0, 0
    sizes[0] = verbs.legal(box[0], states[0], out[0])
    places[0] = 0
    while level >= 0:
        if level == depth - 1:
            total += sizes[level]
            level -= 1
        elif places[level] == sizes[level]:
            level -= 1
        else:
            action = out[level, places[level]]
            places[level] += 1
            doors.copy(states, level + 1, level)
            verbs.apply(box[0], states[level + 1], action)
            level += 1
            sizes[level] = verbs.legal(box[0], states[level], out[level])
            places[level] = 0
    return total


def perft(game: Game, box: Box, state: Array, depth: int) -> int:
    """How many sequences of `depth` actions start at a position."""
    if depth < 1:
        return 1
    states = game.fresh(depth + 1)
    states[:1] = state[:1]
    out = np.zeros((depth, game.max_legal), np.int64)
    sizes, places = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    return int(_count(box.tables, states, out, sizes, places, depth))
