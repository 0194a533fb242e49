"""What a seat may plan while another decides: a move on the lake as it lies now."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.game import Array, Box, copies
from .material import LAND, MAX_ROUNDS
from .rules import ROUNDS, TARGET
from .state import ENTERED, MOVE, TAKEN


def plan(box: Box, states: Array, seat: int) -> Array:
    """The position states[0] as if the turn of a seat began now.  RYB-TURN-04

    An angler on its way, step by step, is still where it set out; one that fishes has not drifted
    yet.  Both hold their field.
    """
    planned = copies(states, 1)
    s = planned[0]
    seats, first = int(s.seats), int(s.first)
    done = (seat - first) % seats < (int(s.seat) - first) % seats  # in this round
    if done and s.anglers["n_catch"][:seats].max() > s.options[TARGET]:  # its values begin with 1
        raise Illegal("the game ends with this round", "RYB-END-01", "no_turn_left")
    if done and s.rounds == MAX_ROUNDS[s.options[ROUNDS]]:
        raise Illegal("the game ends with this round", "RYB-END-06", "no_turn_left")
    s.mark[:] = 0
    s.mark[LAND] = ENTERED
    for other in range(seats):
        s.mark[s.anglers[other].field] = TAKEN
    s.path[:] = 0
    s.seat = seat
    s.die = s.fished = s.emptied = s.n_steps = 0
    s.at = s.path[0] = s.anglers[seat].field
    s.mark[s.at] = ENTERED
    s.phase = MOVE
    return planned
