"""A search over whole turns, written once for all games.

The turns that tactics think worth it are tried out: each is played in the same numbered futures,
with chance drawn afresh and everybody advised by tactics, to the end of the game or to a horizon.
Half of the turns are dropped again and again, so that the best get most of the futures.  Nothing
is allocated while it runs; a future depends on its number alone, so that several threads give
what one would.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from ..games import load
from ..kernel import doors, verbs
from ..kernel.compiled import compiled, inlined
from ..kernel.game import CHANCE, Array, Box, Game
from ..kernel.playout import generator, turned
from . import tactics
from .tactics import POINT

N, VALUE, SQUARES, OWN, OTHERS = range(5)  # of a tally: futures, and the sums over them
N_TALLIED = 5
MAX_LENGTH = 64  # actions of one turn
_MIX = 0x9E3779B1


@inlined
def _begin(rng, salt, number):  # type: ignore[no-untyped-def]
    """The generator of a numbered future."""
    rng[0] = salt & 0xFFFFFFFF
    rng[1] = (number * _MIX) & 0xFFFFFFFF
    rng[2] = (salt >> 32) & 0xFFFFFFFF
    rng[3] = number + 1
    for _ in range(6):
        rng[0], rng[1], rng[2], rng[3], _bits = turned(rng[0], rng[1], rng[2], rng[3])


@compiled
def _play_on(box, states, last_turn, rng, work):  # type: ignore[no-untyped-def]
    """Play states[1] on as tactics advise, until the game or the last turn is over."""
    b, s = box[0], states[1]
    while True:
        who = verbs.actor(b, s)
        if who == CHANCE:
            rng[0], rng[1], rng[2], rng[3], bits = turned(rng[0], rng[1], rng[2], rng[3])
            verbs.pick(b, s, bits)
        elif who < 0:
            return True
        elif s.turn > last_turn:
            return False
        else:
            verbs.apply(b, s, tactics.advise(box, states, 1, rng, work))


@compiled
def _consider(box, states, alive, n_alive, numbers, seat, seats, aims, turns, lengths, rng, work, sheets, tally):  # type: ignore[no-untyped-def]  # noqa: E501
    """Play the numbered futures (first, last, step) of every turn that is still considered."""
    first, last, step = numbers
    salt, horizon, win = aims
    b = box[0]
    for number in range(first, last, step):
        for k in range(n_alive):
            one = alive[k]
            _begin(rng, salt, number)
            doors.copy(states, 1, 0)
            s = states[1]
            tactics.imagine(b, s, seat, rng)
            for j in range(lengths[one]):
                verbs.apply(b, s, turns[one, j])
            over = _play_on(box, states, states[0].turn + horizon, rng, work)
            own, best = 0, -(10**9)
            if seats == 1:
                best = tactics.opposed(b, s) * POINT
            for other in range(seats):
                points = 0
                if over:
                    points = doors.total(box, states, 1, other, sheets, 0) * POINT
                else:
                    points = tactics.worth(b, s, other)
                if other == seat:
                    own = points
                elif points > best:
                    best = points
            value = own - best
            if value > 0:
                value += win
            elif value < 0:
                value -= win
            tally[one, N] += 1
            tally[one, VALUE] += value
            tally[one, SQUARES] += value * value
            tally[one, OWN] += own
            tally[one, OTHERS] += best


@compiled
def list_turns(box, states, work, turns, lengths, hopes):  # type: ignore[no-untyped-def]
    """The turns of states[0] worth a thought, for Python."""
    return tactics.list_turns(box, states, 0, work, turns, lengths, hopes)


@dataclass(frozen=True)
class Effort:
    """How hard to search.  `sims` futures in all, or for `ms` milliseconds, whichever ends first."""

    width: int = 24  # turns tried out
    sims: int = 1000
    ms: int = 1000
    horizon: int = 1000  # turns of anybody looked ahead
    win: int = 0  # points that winning is worth besides
    threads: int = 1


class Tried(NamedTuple):
    """A turn that was tried out."""

    actions: tuple[int, ...]
    hope: int  # what tactics promised
    futures: int
    value: float  # points ahead of the best other at the end, on average
    error: float  # standard error of it
    own: float  # points at the end, on average
    others: float  # the best other's


class Desk:
    """The arrays of one search, made once: compiled code never makes any."""

    def __init__(self, game: Game, width: int) -> None:
        module = tactics.module_of(game.key)
        self.states = game.fresh(2 + int(module.SCRATCH))
        self.work = np.zeros(int(module.WORK), np.int64)
        self.turns = np.zeros((width, MAX_LENGTH), np.int64)
        self.lengths, self.hopes = np.zeros(width, np.int64), np.zeros(width, np.int64)
        self.tally = np.zeros((width, N_TALLIED), np.int64)
        self.sheets = np.zeros(1, game.sheet)
        self.rng = np.zeros(4, np.int64)


@cache
def desk(key: str, width: int, number: int) -> Desk:
    return Desk(load(key), width)


@cache
def pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(8, "search")


def turns_of(game: Game, box: Box, state: Array, width: int) -> list[tuple[tuple[int, ...], int]]:
    """The turns that tactics list, best first, and what they promise."""
    at = desk(game.key, width, 0)
    at.states[:1] = state[:1]
    n = int(list_turns(box.tables, at.states, at.work, at.turns, at.lengths, at.hopes))
    return [
        (tuple(int(a) for a in at.turns[k, : at.lengths[k]]), int(at.hopes[k])) for k in range(n)
    ]


def search(game: Game, box: Box, state: Array, seat: int, effort: Effort, seed: str) -> list[Tried]:
    """The turns tried out, best first."""
    began = time.monotonic()
    listed = turns_of(game, box, state, effort.width)
    n = len(listed)
    if n == 1:
        return [Tried(*listed[0], 0, 0.0, 0.0, 0.0, 0.0)]
    desks = [desk(game.key, effort.width, k) for k in range(effort.threads)]
    for at in desks:
        at.states[:1] = state[:1]
        at.turns[:], at.lengths[:] = desks[0].turns, desks[0].lengths
        at.tally[:] = 0
    seeded = generator(seed)
    salt = int(seeded[0]) | int(seeded[1] & 0x3FFFFFFF) << 32
    aims = (salt, effort.horizon, effort.win * POINT)
    seats = int(state[0].seats)
    alive = np.arange(n)
    number, used = 0, 0
    rounds = max(1, (n - 1).bit_length())

    def futures(at: Desk, first: int, last: int) -> None:
        numbers = (first, last, len(desks))
        _consider(
            box.tables, at.states, alive, len(alive), numbers, seat, seats, aims,
            desks[0].turns, desks[0].lengths, at.rng, at.work, at.sheets, at.tally,
        )  # fmt: skip

    late = False
    for k in range(rounds):
        share = effort.sims * (k + 1) // rounds
        until = began + effort.ms / 1000 * (k + 1) / rounds
        while not late:
            left = (share - used) // len(alive)
            if left < 1:
                break
            size = min(left, max(1, 64 // len(alive)) * len(desks))
            if len(desks) == 1:
                futures(desks[0], number, number + size)
            else:
                list(pool().map(lambda one: futures(desks[one], number + one, number + size),
                                range(len(desks))))
            number += size
            used += size * len(alive)
            if time.monotonic() >= until:
                break
        late = time.monotonic() >= began + effort.ms / 1000
        tally = sum(at.tally for at in desks)
        assert isinstance(tally, np.ndarray)
        means = tally[alive, VALUE] / np.maximum(tally[alive, N], 1)
        order = np.argsort(-means, kind="stable")
        if k + 1 < rounds and not late:
            order = order[: (len(alive) + 1) // 2]
        alive = alive[order]
    tally = sum(at.tally for at in desks)
    assert isinstance(tally, np.ndarray)
    rest = [k for k in np.argsort(-tally[:, N], kind="stable") if k < n and k not in set(alive)]
    return [_tried(listed[k], tally[k]) for k in [*alive.tolist(), *rest]]


def _tried(listed: tuple[tuple[int, ...], int], row: Array) -> Tried:
    n = max(int(row[N]), 1)
    mean = int(row[VALUE]) / n
    variance = max(int(row[SQUARES]) / n - mean * mean, 0.0)
    return Tried(
        listed[0], listed[1], int(row[N]), mean / POINT, (variance / n) ** 0.5 / POINT,
        int(row[OWN]) / n / POINT, int(row[OTHERS]) / n / POINT,
    )  # fmt: skip
