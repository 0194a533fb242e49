"""A search over whole turns, written once for all games.

The turns that tactics think worth it are tried out: each is played in the same numbered futures,
with chance drawn afresh and everybody advised by tactics, to the end of the game or to a horizon.
Half of the turns are dropped again and again, so that the best get most of the futures.  Nothing is
allocated while it runs; a future depends on its number alone, so that several threads give what
one would.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np

from ..games import load
from ..kernel import doors, verbs
from ..kernel.compiling.decorate import compiled, inlined, repeated
from ..kernel.game import CHANCE, Array, Box, Game
from ..kernel.kinds import Seat, State, Tables
from ..kernel.playout import generator, turned
from . import tactics
from .tactics import POINT

# Of a tally: futures, and the sums over them; squares are those of the points ahead.
N, VALUE, SQUARES, OWN, OTHERS = range(5)
N_TALLIED = 5
LOOK_EVERY = 0.01  # seconds between two looks at the clock, about
MAX_LENGTH = 64  # actions of one turn
_MIX = 0x9E3779B1


@inlined
def _begin(rng: Array, salt: int, number: int) -> None:
    """The generator of a numbered future."""
    rng[0] = salt & 0xFFFFFFFF
    rng[1] = (number * _MIX) & 0xFFFFFFFF
    rng[2] = (salt >> 32) & 0xFFFFFFFF
    rng[3] = number + 1
    for _ in range(6):
        rng[0], rng[1], rng[2], rng[3], _bits = turned(rng[0], rng[1], rng[2], rng[3])


@inlined
def _wait(b: Tables, s: State, rng: Array) -> int:
    """Draw chance until a seat has to act; whether one has to."""
    who = verbs.actor(b, s)
    while who == CHANCE:
        rng[0], rng[1], rng[2], rng[3], bits = turned(rng[0], rng[1], rng[2], rng[3])
        verbs.pick(b, s, bits)
        who = verbs.actor(b, s)
    return who >= 0


@compiled
def _play_on(box: Array, states: Array, last_turn: int, rng: Array, work: Array) -> int:
    """Play states[1] on as tactics advise, until the game or the last turn is over."""
    b, s = box[0], states[1]
    while _wait(b, s, rng):
        if s.turn > last_turn:
            return False
        verbs.apply(b, s, tactics.advise(box, states, 1, rng, work))
    return True


@compiled
def _measure(
    box: Array,
    states: Array,
    over: int,
    aims: tuple[Any, ...],
    seat: Seat,
    seats: int,
    sheets: Array,
) -> tuple[int, int, int]:
    """How far a seat is ahead in states[1], its points and those of its best rival."""
    _salt, _horizon, win = aims
    b, s = box[0], states[1]
    own, best, rival = 0, -(10**9), seat
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
            best, rival = points, other
    value = own - best
    if over and value == 0:  # what breaks ties is less than a point
        value = tactics.worth(b, s, seat) - tactics.worth(b, s, rival)
    if value > 0:
        value += win
    elif value < 0:
        value -= win
    return value, own, best


@inlined
def _note(tally: Array, value: int, own: int, best: int) -> None:
    """Add a future to the tally of a turn."""
    tally[N] += 1
    tally[VALUE] += value
    tally[SQUARES] += (own - best) * (own - best)
    tally[OWN] += own
    tally[OTHERS] += best


@compiled
def _play_turn(box: Array, states: Array, turn: Array, length: int, rng: Array, seat: Seat) -> None:
    """Put into states[1] what a turn leads to, with secrets as they may be."""
    doors.copy(states, 1, 0)
    s = states[1]
    tactics.imagine(box[0], s, seat, rng)
    for k in range(length):
        verbs.apply(box[0], s, turn[k])


@repeated
def _consider(
    box: Array,
    at: tuple[Any, ...],
    considered: tuple[Any, ...],
    numbers: tuple[Any, ...],
    aims: tuple[Any, ...],
    seat: Seat,
    seats: int,
) -> None:
    """Play the numbered futures (first, last, step) of every turn that is still considered."""
    states, rng, work, sheets, tally = at
    turns, lengths, alive = considered
    first, last, step = numbers
    salt, horizon, _win = aims
    for number in range(first, last, step):
        for k in range(len(alive)):
            one = alive[k]
            _begin(rng, salt, number)
            _play_turn(box, states, turns[one], lengths[one], rng, seat)
            over = _play_on(box, states, states[0].turn + horizon, rng, work)
            value, own, best = _measure(box, states, over, aims, seat, seats, sheets)
            _note(tally[one], value, own, best)


@compiled
def list_turns(
    box: Array, states: Array, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """The turns of states[0] worth a thought, for Python."""
    return tactics.list_turns(box, states, 0, work, turns, lengths, hopes)


@dataclass(frozen=True)
class Effort:
    """How hard to search: so many futures, or so long, whichever ends first."""

    width: int = 24  # turns tried out
    sims: int = 1000  # futures in all
    ms: int = 1000
    horizon: int = 1000  # turns of anybody looked ahead
    win: int = 0  # points that winning is worth besides
    trust: int = 0  # futures that the promise of tactics counts for
    threads: int = 1


class Tried(NamedTuple):
    """A turn that was tried out."""

    actions: tuple[int, ...]
    hope: int  # what tactics promised
    futures: int = 0
    own: float = 0.0  # points at the end, on average
    others: float = 0.0  # the best other's
    error: float = 0.0  # standard error of the difference


class Desk:
    """The arrays of one search, made once: compiled code never makes any."""

    def __init__(self, game: Game, width: int) -> None:
        own = tactics.tactics_of(game.key)
        self.states = game.fresh(2 + own.scratch)
        self.work = np.zeros(own.work, np.int64)
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


def turns_of(game: Game, box: Box, state: Array, width: int) -> list[Tried]:
    """The turns that tactics list, best first; none has been tried out."""
    at = desk(game.key, width, 0)
    at.states[:1] = state[:1]
    n = int(list_turns(box.tables, at.states, at.work, at.turns, at.lengths, at.hopes))
    return [Tried(tuple(at.turns[k, : at.lengths[k]].tolist()), int(at.hopes[k])) for k in range(n)]


def search(game: Game, box: Box, state: Array, seat: int, effort: Effort, seed: str) -> list[Tried]:
    """The turns tried out, best first; a game that wants another search has its own."""
    own = tactics.tactics_of(game.key).search
    if own is not None:
        return own(game, box, state, seat, effort, seed)
    began = time.monotonic()
    listed = turns_of(game, box, state, effort.width)
    if len(listed) == 1:
        return listed
    trial = _Trial(game, box, state, seat, effort, seed, len(listed))
    rounds = (len(listed) - 1).bit_length()
    for k in range(1, rounds + 1):
        trial.play_until(effort.sims * k // rounds, began + effort.ms / 1000 * k / rounds)
        trial.sort()
        if k == rounds or time.monotonic() >= began + effort.ms / 1000:
            break
        trial.drop_half()
    rows = trial.tally()
    return [_tried(listed[k], rows[k]) for k in trial.ranking()]


def play_out(
    game: Game, box: Box, state: Array, seat: int, turns: Sequence[Tried], futures: int, seed: str
) -> list[Tried]:
    """Turns that were chosen otherwise, in their order, each tried out in the same futures."""
    at = desk(game.key, len(turns), 0)
    for k, one in enumerate(turns):
        at.turns[k, : len(one.actions)] = one.actions
        at.lengths[k] = len(one.actions)
    trial = _Trial(game, box, state, seat, Effort(width=len(turns)), seed, len(turns))
    trial.play_until(futures * len(turns), math.inf)
    rows = trial.tally()
    return [_tried(one, rows[k]) for k, one in enumerate(turns)]


class _Trial:
    """A search under way: the desks of its threads, and the turns that are still considered."""

    def __init__(
        self, game: Game, box: Box, state: Array, seat: int, effort: Effort, seed: str, n: int
    ) -> None:
        self._box = box.tables
        self._desks = [desk(game.key, effort.width, k) for k in range(effort.threads)]
        self._turns = self._desks[0].turns.copy(), self._desks[0].lengths.copy()
        for at in self._desks:
            at.states[:1] = state[:1]
            at.tally[:] = 0
        first, second = generator(seed)[:2]
        self._aims = (
            int(first) | int(second & 0x3FFFFFFF) << 32,
            effort.horizon,
            effort.win * POINT,
        )
        self._seat, self._seats = seat, int(state[0].seats)
        self._alive = np.arange(n)
        self._dropped: list[int] = []
        self._number = 0  # of the next future
        self._used = 0
        self._at_once = 1  # futures of every turn and thread between two looks at the clock
        self._trust, self._hopes = effort.trust, self._desks[0].hopes.copy()

    def play_until(self, sims: int, until: float) -> None:
        """Play futures until there are so many in all, or until a time."""
        while (left := (sims - self._used) // len(self._alive)) > 0:
            size = min(left, self._at_once * len(self._desks))
            began = time.monotonic()
            last = self._number + size
            firsts = range(self._number, self._number + len(self._desks))
            if len(self._desks) == 1:
                self._futures(self._desks[0], self._number, last)
            else:
                list(pool().map(self._futures, self._desks, firsts, repeat(last)))
            self._number = last
            self._used += size * len(self._alive)
            now = time.monotonic()
            if now >= until:
                break
            # Some games are played out in microseconds, others take a hundredth of a second.
            if now - began < LOOK_EVERY / 2:
                self._at_once *= 2
            elif now - began > LOOK_EVERY * 2:
                self._at_once = max(1, self._at_once // 2)

    def _futures(self, at: Desk, first: int, last: int) -> None:
        arrays = at.states, at.rng, at.work, at.sheets, at.tally
        considered = *self._turns, self._alive
        numbers = first, last, len(self._desks)
        _consider(self._box, arrays, considered, numbers, self._aims, self._seat, self._seats)

    def tally(self) -> Array:
        return np.sum([at.tally for at in self._desks], axis=0)

    def sort(self) -> None:
        """The turns still considered, best first."""
        rows = self.tally()[self._alive]
        # All of them have had the same futures, so what they promised can be mixed in.
        values = rows[:, VALUE] + self._trust * self._hopes[self._alive]
        means = values / np.maximum(rows[:, N] + self._trust, 1)
        self._alive = self._alive[np.argsort(-means, kind="stable")]

    def drop_half(self) -> None:
        half = (len(self._alive) + 1) // 2
        self._dropped = self._alive[half:].tolist() + self._dropped
        self._alive = self._alive[:half].copy()

    def ranking(self) -> list[int]:
        """All turns, those that were considered longest first."""
        return self._alive.tolist() + self._dropped


def _tried(listed: Tried, row: Array) -> Tried:
    n = max(int(row[N]), 1)
    own, others = int(row[OWN]) / n, int(row[OTHERS]) / n
    variance = max(int(row[SQUARES]) / n - (own - others) ** 2, 0.0)
    error = math.sqrt(variance / n)
    return Tried(
        listed.actions, listed.hope, int(row[N]), own / POINT, others / POINT, error / POINT
    )
