"""What comes after a turn: the last round, and the move a seat may plan meanwhile."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.game import Array, Box, copies
from .material import LAND, ROUNDS_OF
from .rules import MAX_ROUNDS, TARGET
from .state import ENTERED, MOVE, REASONS, ROUNDS_UP, TAKEN, TARGET_REACHED

_CLAUSES = {REASONS[TARGET_REACHED]: "RYB-END-01", REASONS[ROUNDS_UP]: "RYB-END-06"}


def target_of(s: Any) -> int:
    """How many fish end the game."""
    return int(s.options[TARGET]) + 1  # the option's values begin with 1


def last_round(s: Any) -> str | None:
    """Why the round under way is sure to be the last one, if several play; None while it is not.

    RYB-END-01, RYB-END-06.
    """
    seats = int(s.seats)
    if seats == 1 or s.rounds == 0:
        return None
    if s.anglers["n_catch"][:seats].max() >= target_of(s):
        return REASONS[TARGET_REACHED]
    return REASONS[ROUNDS_UP] if s.rounds == ROUNDS_OF[s.options[MAX_ROUNDS]] else None


def plan(box: Box, states: Array, seat: int) -> Array:
    """The position states[0] as if the turn of a seat began now.  RYB-TURN-04

    An angler on its way, step by step, is still where it set out; one that fishes has not drifted
    yet.  Both hold their field.
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
    s.path[:] = 0
    s.seat = seat
    s.die = s.fished = s.emptied = s.n_steps = 0
    s.at = s.path[0] = s.anglers[seat].field
    s.mark[s.at] = ENTERED
    s.phase = MOVE
    return planned
