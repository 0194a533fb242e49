"""Where an angler may go: the steps that are open, the fields where a move can end, the ways.

The same questions for moves as a whole and step by step.  Why a move is refused is told in
refusals.py; nothing here changes a position.
"""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Box
from ...kernel.kinds import Cell, State, Tables
from . import actions
from .facts import FREE_STEPS, MAX_WAYS
from .state import ENTERED, TAKEN
from .tables import LAND

# The moves open to an angler are a set of bits: one a direction, and STOP_BIT.  These tables
# count a set and name its k-th member.
STOP_BIT = 1 << actions.STOP
_SETS = [[k for k in range(actions.STOP + 1) if bits >> k & 1] for bits in range(2 * STOP_BIT)]
SIZE_OF = np.array([len(members) for members in _SETS], np.uint8)
MEMBER = np.array(
    [members + [0] * (actions.STOP + 1 - len(members)) for members in _SETS], np.uint8
)


@compiled
def can_go_on(b: Tables, s: State, at: Cell, steps: int) -> bool:
    """Whether an angler on another's field can still reach a free one.  RYB-MOVE-06, RYB-MOVE-10

    The way there leads over fields of other anglers only, so it is enough to look at those: in
    each round the anglers beside those reached so far are reached too.
    """
    reached = 0
    for seat in range(s.seats):
        if s.anglers[seat].field == at:
            reached |= 1 << seat
    for _ in range(steps):
        beside = reached
        for seat in range(s.seats):
            if not reached >> seat & 1:
                continue
            for way in range(b.n_ways):
                field = b.to[s.anglers[seat].field, way]
                if s.mark[field] == 0:
                    return True
                if s.mark[field] == TAKEN:
                    for other in range(s.seats):
                        if s.anglers[other].field == field:
                            beside |= 1 << other
        reached = beside
    return False


@inlined
def steps_left(s: State) -> int:
    """How many more steps this move may have.  RYB-MOVE-01, RYB-MOVE-04, RYB-MOVE-05"""
    left: int = max(FREE_STEPS - int(s.n_steps), 0) + s.anglers[s.seat].smiling
    return left


@inlined
def moves(b: Tables, s: State) -> int:
    """The steps that are open, and stopping, as a set of bits.

    RYB-MOVE-02 to a neighbour on the lake, RYB-MOVE-03 not entered before, RYB-MOVE-10 not onto
    another angler without a way on; RYB-MOVE-07 stop on a free field, RYB-MOVE-11 or where no
    step is possible at all.
    """
    found = 0
    if s.n_steps < FREE_STEPS or s.anglers[s.seat].smiling > 0:
        taken = 0
        for way in range(b.n_ways):
            mark = s.mark[b.to[s.at, way]]
            found |= (1 if mark == 0 else 0) << way
            taken |= (1 if mark == TAKEN else 0) << way
        if taken != 0:
            found |= over_others(b, s, taken)
    if s.n_steps > 0:
        return found | (STOP_BIT if s.mark[s.at] & TAKEN == 0 else 0)
    return found if found != 0 else STOP_BIT


@compiled
def over_others(b: Tables, s: State, taken: int) -> int:
    """Of the steps onto other anglers, those from which the move can be finished."""
    found = 0
    left = steps_left(s) - 1
    for way in range(b.n_ways):
        if taken >> way & 1 and can_go_on(b, s, b.to[s.at, way], left):
            found |= 1 << way
    return found


@inlined
def range_of_move(s: State) -> int:
    """The longest move from where the angler stands.  RYB-MOVE-05"""
    steps: int = FREE_STEPS + s.anglers[s.seat].smiling
    return steps


@inlined
def n_goals(b: Tables, s: State) -> int:
    """How many fields the move can end on.  RYB-MOVE-05, RYB-MOVE-07

    Other anglers can be passed (RYB-MOVE-06), so they never lengthen a way, and a longer way to
    the same field is never better: the fields within range that nobody else holds.
    """
    steps = range_of_move(s)
    n = int(b.n_near[s.at, steps])
    for seat in range(s.seats):
        near = seat != s.seat and b.distance[s.at, s.anglers[seat].field] <= steps
        n -= 1 if near else 0
    return n


@inlined
def goal(b: Tables, s: State, k: int, n: int) -> Cell:
    """The k-th of the n fields the move can end on, nearest first but for fields taken."""
    field = b.near[s.at, k]
    return int(field) if s.mark[field] == 0 else stand_in(b, s, k, n)


@compiled
def stand_in(b: Tables, s: State, k: int, n: int) -> Cell:
    """For a field that is taken, one from behind the n nearest: the first for the first."""
    taken = 0
    for place in range(k):
        if s.mark[b.near[s.at, place]] == TAKEN:
            taken += 1
    place = n
    while s.mark[b.near[s.at, place]] == TAKEN or taken > 0:
        if s.mark[b.near[s.at, place]] != TAKEN:
            taken -= 1
        place += 1
    return int(b.near[s.at, place])


def shortest_ways(box: Box, s: Any) -> dict[int, list[int]]:
    """The fields that the angler on the move can get to, each by its shortest way."""
    # Bytes hand out their numbers ten times faster than an array.
    to, n_ways = box.tables["to"][0].tobytes(), int(box.tables["n_ways"][0])
    mark, start = s.mark.tobytes(), int(s.at)
    most = max(FREE_STEPS - int(s.n_steps), 0) + int(s.anglers["smiling"][s.seat])
    ways: dict[int, list[int]] = {start: []}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        if len(ways[at]) == most:
            continue
        beside = to[at * MAX_WAYS : at * MAX_WAYS + n_ways]
        for way, field in enumerate(beside):
            if field != LAND and field not in ways and not mark[field] & ENTERED:
                ways[field] = [*ways[at], way]
                waiting.append(field)
    return ways
