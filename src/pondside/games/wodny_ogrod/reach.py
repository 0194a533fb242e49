"""The tiles in reach of the seat on turn, for Python: through one compiled door."""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from .display import reached
from .state import BONUS, MAIN, SOURCES

N_SOURCES = len(SOURCES)


@compiled
def fill_reach(states, found):
    """For each source whose display it is and the place in it, -1 if there is no tile."""
    for source in range(N_SOURCES):
        owner, place = reached(states[0], int(states[0].seat), source)
        found[source, 0] = owner
        found[source, 1] = place


def reach(states: Array) -> dict[str, tuple[int, int, int]]:
    """By source: whose display, the place in it, the tile.  Only those that offer one."""
    s = states[0]
    if s.phase not in (MAIN, BONUS):
        return {}
    found = np.zeros((N_SOURCES, 2), np.int64)
    fill_reach(states, found)
    return {
        SOURCES[k]: (owner, place, int(s.gardens[owner].display[place]))
        for k, (owner, place) in enumerate(found.tolist())
        if place >= 0
    }
