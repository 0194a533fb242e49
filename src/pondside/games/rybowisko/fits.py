"""Where an angler may go: the fields where a move can end, and the ways there.

Why a move is refused is told in refusals.py; nothing here changes a position.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Box
from ...kernel.kinds import Cell, State, Tables
from .facts import FREE_STEPS, MAX_WAYS
from .state import TAKEN
from .tables import LAND


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
    start = int(s.at)
    most = FREE_STEPS + int(s.anglers["smiling"][s.seat])
    ways: dict[int, list[int]] = {start: []}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        if len(ways[at]) == most:
            continue
        beside = to[at * MAX_WAYS : at * MAX_WAYS + n_ways]
        for way, field in enumerate(beside):
            if field != LAND and field not in ways:
                ways[field] = [*ways[at], way]
                waiting.append(field)
    return ways
