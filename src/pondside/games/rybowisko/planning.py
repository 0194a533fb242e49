"""The move that a seat may plan while another one decides.

A copy of the position as if its turn began now; what comes of it is for the rules to say.
"""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.game import Array, Box, copies
from . import endings, phases
from .state import ENTERED, TAKEN
from .tables import LAND
from .turns import last_round

_CLAUSES = {
    endings.REASONS[endings.TARGET]: "RYB-END-01",
    endings.REASONS[endings.MAX_ROUNDS]: "RYB-END-06",
}


def plan(box: Box, states: Array, seat: int) -> Array:
    """The position states[0] as if the turn of a seat began now.  RYB-TURN-04

    An angler that fishes has not drifted yet and holds its field.
    """
    planned = copies(states, 1)
    s = planned[0]
    seats, first = int(s.seats), int(s.first)
    done = (seat - first) % seats < (int(s.seat) - first) % seats  # in this round
    last = last_round(s)
    if done and last:
        raise Illegal("the game ends with this round", _CLAUSES[last], "no_turn_left")
    s.mark[:] = 0
    s.mark[LAND] = ENTERED
    for other in range(seats):
        s.mark[s.anglers[other].field] = TAKEN
    s.seat = seat
    s.die = s.fished = s.emptied = 0
    s.at = s.anglers[seat].field
    s.mark[s.at] = ENTERED
    s.phase = phases.MOVE
    return planned
