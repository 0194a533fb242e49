"""A bot that looks to the end of its own turn and takes the most points now.

It tries every way to finish its turn, so it never misses a point on the table, and it has no idea
what the others will do.  Written once for all games.
"""

from __future__ import annotations

import numpy as np

from ..kernel import doors, verbs
from ..kernel.compiling.decorate import compiled
from ..kernel.game import Array, Box, Game
from ..kernel.playout import below, generator

DEPTH = 3  # decisions of one turn looked at together


@compiled
def _best(box, states, out, sizes, places, sheets, rng):  # type: ignore[no-untyped-def]
    """The first action of a turn that scores most; ties are broken evenly by `rng`.

    Level k of the walk has states[k] and the list out[k]; states[0] is the position.
    """
    seat = verbs.actor(box[0], states[0])
    depth = len(sizes)
    best, equal, choice = 0, 0, -1
    level = 0
    sizes[0] = verbs.legal(box[0], states[0], out[0])
    places[0] = 0
    while level >= 0:
        if places[level] == sizes[level]:
            level -= 1
            continue
        action = out[level, places[level]]
        places[level] += 1
        doors.copy(states, level + 1, level)
        verbs.apply(box[0], states[level + 1], action)
        if level + 1 < depth and verbs.actor(box[0], states[level + 1]) == seat:
            level += 1
            sizes[level] = verbs.legal(box[0], states[level], out[level])
            places[level] = 0
            continue
        points = doors.total(box, states, level + 1, seat, sheets, 0)
        if choice < 0 or points > best:
            best, equal, choice = points, 0, -1
        if points == best:
            equal += 1
            if choice < 0 or below(rng, equal) == 0:
                choice = out[0, places[0] - 1]
    return choice


def play_greedy(game: Game, box: Box, state: Array, seed: str) -> int:
    """The action that begins the best-paying turn."""
    states = game.fresh(DEPTH + 1)
    states[:1] = state[:1]
    out = np.zeros((DEPTH, game.max_legal), np.int64)
    sizes, places = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    sheets = np.zeros(1, game.sheet)
    return int(_best(box.tables, states, out, sizes, places, sheets, generator(seed)))
