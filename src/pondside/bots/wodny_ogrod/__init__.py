"""How to play Wodny ogród well.

The tactics rate a garden (promises.py), find whole turns (whole_turns.py) and look
many of them ahead (ahead.py); here they meet the verbs of tactics.py and search.py.
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from ...games.wodny_ogrod import GAME
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array, Box, Game
from ...kernel.kinds import Seat, State, Tables
from ...kernel.playout import generator
from ..search import MAX_LENGTH, Effort, Tried, pool
from ..tactics import Tactics
from . import promises as looks
from .ahead import MOST_NODES, NODES, PLAN_WORK, begin_future, deepen
from .whole_turns import advised, look_at_seat, whole_turns

SCRATCH = 1  # states
WORK = PLAN_WORK  # numbers
# Hundredths of a point by which a turn may seem better than it is to these levels.  Keen takes
# nearly always the best, but does not play the same deal the same way for ever.
HEAT = {"calm": 50, "keen": 3}
LEVELS = {
    # A beam of `width` gardens, `horizon` own turns deep, in at most `sims` futures.
    "strong": {"width": 4, "sims": 2, "ms": 800, "horizon": 2, "win": 0},
    "master": {"width": 20, "sims": 16, "ms": 4000, "horizon": 6, "win": 0},
}
TRIED = 6  # turns that are finished before one is chosen
MOST_WIDTH = MOST_NODES * 2 // 3
LONGEST = 18  # turns of one seat in a game, as good as always
__all__ = ["GAME"]

# --- The verbs of tactics


@compiled
def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    return whole_turns(box, states, i, looks.WEIGHTS, TRIED, work, turns, lengths, hopes)


@compiled
def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    return advised(box[0], states[i], looks.WEIGHTS, rng, work)


@compiled
def worth(b: Tables, s: State, seat: Seat) -> int:
    return look_at_seat(b, s, seat, looks.WEIGHTS)


@compiled
def opposed(b: Tables, s: State) -> int:
    return 0


@compiled
def imagine(b: Tables, s: State, seat: Seat, rng: Array) -> None:
    """Nothing is hidden here but the order of the bag, which no state holds."""


# --- Looking ahead


class Desk:
    """The arrays of one search, made once: compiled code never makes any."""

    def __init__(self) -> None:
        self.states = GAME.fresh(NODES + 2 * MOST_NODES)
        self.work = np.zeros(PLAN_WORK, np.int64)
        self.turns = np.zeros((MOST_NODES, MAX_LENGTH), np.int64)
        self.lengths, self.hopes, self.gaps = (np.zeros(MOST_NODES, np.int64) for _ in range(3))
        self.rng = np.zeros(4, np.int64)
        self.sheets = np.zeros(1, GAME.sheet)


@cache
def desk(number: int) -> Desk:
    """The desk of one of several threads."""
    return Desk()


@compiled
def _list_turns(
    box: Array, states: Array, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    return list_turns(box, states, 0, work, turns, lengths, hopes)


@compiled
def _begin(
    box: Array,
    states: Array,
    seat: Seat,
    turns: Array,
    lengths: Array,
    n: int,
    salt: int,
    rng: Array,
    sheets: Array,
    work: Array,
    gaps: Array,
) -> tuple[int, int]:
    table = looks.WEIGHTS
    return begin_future(box, states, seat, turns, lengths, n, salt, table, rng, sheets, work, gaps)


@compiled
def _deepen(
    box: Array,
    states: Array,
    seat: Seat,
    halves: tuple[Any, ...],
    width: int,
    salt: int,
    depth: int,
    rng: Array,
    sheets: Array,
    work: Array,
    gaps: Array,
) -> tuple[int, int, int]:
    table = looks.WEIGHTS
    return deepen(box, states, seat, halves, width, salt, depth, table, rng, sheets, work, gaps)


def look_ahead(
    at: Desk, box: Box, seat: int, n: int, effort: Effort, salt: int, until: float
) -> int:
    """Follow the n turns on a desk through one future; returns the worth of the best garden there.

    The gaps of the turns are left on the desk.  If time runs short, the beam gets narrower.
    """
    width = effort.width
    shared = (at.rng, at.sheets, at.work, at.gaps)
    best, finished = _begin(box.tables, at.states, seat, at.turns, at.lengths, n, salt, *shared)
    old, new = 0, MOST_NODES
    began = time.monotonic()
    for depth in range(1, effort.horizon + 1):
        if finished:
            break
        n, best, finished = _deepen(
            box.tables, at.states, seat, (old, new, n), width, salt, depth, *shared
        )
        old, new = new, old
        now = time.monotonic()
        if now > until:
            break
        # A fuller garden has fewer ways on, so the turns ahead take half as long as those so far.
        if (now - began) * (effort.horizon - depth) > 2 * (until - now) * depth:
            width = max(4, width * 3 // 4)
    return int(best)


def suited(effort: Effort, seats: int) -> Effort:
    """Alone hardly anything is uncertain: one future, to the end and in all its breadth."""
    if seats > 1:
        return replace(effort, width=min(effort.width, MOST_WIDTH))
    width = min(effort.width * effort.sims, MOST_WIDTH)
    return replace(effort, width=width, sims=1, horizon=LONGEST)


def search(game: Game, box: Box, state: Array, seat: int, effort: Effort, seed: str) -> list[Tried]:
    """The turns that are worth a thought, best first by where they can lead.

    Every thread follows them through a future of its own.
    """
    began = time.monotonic()
    effort = suited(effort, int(state[0].seats))
    desks = [desk(k) for k in range(min(effort.threads, effort.sims))]
    for at in desks:
        at.states[:1] = state[:1]
    at = desks[0]
    turns, lengths, hopes = (one[: effort.width] for one in (at.turns, at.lengths, at.hopes))
    n = int(_list_turns(box.tables, at.states, at.work, turns, lengths, hopes))
    for at in desks[1:]:
        at.turns[:n], at.lengths[:n] = turns[:n], lengths[:n]
    salt = int(generator(seed)[0])
    until = began + effort.ms / 1000

    def follow(at: Desk, number: int) -> int:
        return look_ahead(at, box, seat, n, effort, salt + (number + 1 << 32), until)

    gaps, bests, futures, rounds = np.zeros(n), 0, 0, 0
    while n > 1 and futures < effort.sims:
        numbers = range(futures, min(futures + len(desks), effort.sims))
        if len(numbers) == 1:
            bests += follow(desks[0], futures)
        else:
            bests += sum(pool().map(follow, desks, numbers))
        for at in desks[: len(numbers)]:
            gaps += at.gaps[:n]
        futures += len(numbers)
        rounds += 1
        now = time.monotonic()
        if now + (now - began) / rounds > until:
            break
    own = (bests - gaps) / (100 * max(futures, 1))
    return [
        Tried(tuple(turns[k, : lengths[k]].tolist()), int(hopes[k]), futures, float(own[k]))
        for k in np.argsort(gaps, kind="stable").tolist()
    ]


TACTICS = Tactics(
    list_turns=list_turns,
    advise=advise,
    worth=worth,
    opposed=opposed,
    imagine=imagine,
    scratch=SCRATCH,
    work=WORK,
    heat=HEAT,
    levels=LEVELS,
    search=search,
)
