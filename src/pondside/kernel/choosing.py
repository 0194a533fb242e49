"""Choices by number, for games that do not offer their own: worked out from `legal` and `weights`.

A choice is a legal action, at chance a single piece that can be drawn, in the order of `legal`.  A
game has its own (`parts.Fast`, `parts.Picking`) only where that makes random games faster by half.
"""

from __future__ import annotations

import numpy as np

from . import verbs
from .compiling.decorate import compiled, inlined
from .game import CHANCE
from .kinds import Action, State, Tables


@compiled
def choices(b: Tables, s: State) -> int:
    """How many choices there are."""
    listed = np.empty(verbs.most(b, s), np.int64)
    if verbs.actor(b, s) != CHANCE:
        return int(verbs.legal(b, s, listed))
    pieces = 0
    for k in range(verbs.weights(b, s, listed)):
        pieces += int(listed[k])
    return pieces


@compiled
def choose(b: Tables, s: State, k: int) -> Action:
    """Take the k-th choice; returns the action it is."""
    listed = np.empty(verbs.most(b, s), np.int64)
    place = k
    if verbs.actor(b, s) == CHANCE:
        verbs.weights(b, s, listed)
        place = 0
        while k >= listed[place]:
            k -= int(listed[place])
            place += 1
    verbs.legal(b, s, listed)
    action = int(listed[place])
    verbs.apply(b, s, action)
    return action


@inlined
def pick(b: Tables, s: State, bits: int) -> Action:
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over."""
    n = int(verbs.choices(b, s))
    return verbs.choose(b, s, (bits * n) >> 32) if n > 0 else -1
