"""Random games from first draw to last, written once for all games.

The generator is sfc32: 32-bit additions, shifts and exclusive ors, the same numbers interpreted
and compiled.  It serves playouts and simulations; the games people play are dealt by dealer.py.
"""

from __future__ import annotations

import hashlib

import numpy as np

from . import doors, verbs
from .compiling.decorate import compiled, inlined, repeated
from .game import Array
from .kinds import State, Tables

_WORD = 0xFFFFFFFF


def generator(seed: str) -> Array:
    """A generator for `below`, from any text."""
    digest = hashlib.sha256(seed.encode()).digest()
    return np.frombuffer(digest[:16], np.dtype("<u4")).astype(np.int64)


@inlined
def turned(w: int, x: int, y: int, z: int) -> tuple[int, int, int, int, int]:
    """The generator's next four words, and 32 random bits."""
    bits = (w + x + z) & _WORD
    return (
        x ^ (x >> 9),
        (y + (y << 3)) & _WORD,
        (((y << 21) | (y >> 11)) + bits) & _WORD,
        (z + 1) & _WORD,
        bits,
    )


@inlined
def below(rng: Array, n: int) -> int:
    """An even number 0 <= k < n, n < 2**31.

    Multiply and shift: off from even by less than n / 2**32, far below what any run could show.
    """
    rng[0], rng[1], rng[2], rng[3], bits = turned(rng[0], rng[1], rng[2], rng[3])
    return (bits * n) >> 32


@inlined
def play_on(b: Tables, s: State, rng: Array, log: Array) -> int:
    """Play a state to the end at random, writing the actions into `log`; returns how many."""
    w, x, y, z = rng[0], rng[1], rng[2], rng[3]
    n = 0
    while True:
        w, x, y, z, bits = turned(w, x, y, z)  # in registers, not in the array
        action = verbs.pick(b, s, bits)
        if action < 0:
            break
        if n < len(log):
            log[n] = action
        n += 1
    rng[0], rng[1], rng[2], rng[3] = w, x, y, z
    return n


@compiled
def random_game(
    box: Array, states: Array, i: int, seats: int, options: Array, rng: Array, log: Array
) -> int:
    """Play one random game in states[i], which must be zeroed; returns the number of actions."""
    verbs.setup(box[0], states[i], seats, options)
    return play_on(box[0], states[i], rng, log)


@repeated
def random_games(
    box: Array,
    states: Array,
    seats: int,
    options: Array,
    games: int,
    rng: Array,
    sheets: Array,
    totals: Array,
) -> int:
    """Play whole random games in states[0], scoring every seat of each; returns the actions taken.

    states[1] is a zeroed state.  `totals[seat]` grows by the points of each game.
    """
    actions = 0
    nothing = np.empty(0, np.int64)
    for _ in range(games):
        doors.copy(states, 0, 1)
        verbs.setup(box[0], states[0], seats, options)
        actions += play_on(box[0], states[0], rng, nothing)
        for seat in range(seats):
            totals[seat] += doors.total(box, states, 0, seat, sheets, 0)
    return actions


@compiled
def copies(states: Array, n: int) -> None:
    """Copy states[1] to states[0] n times, for the benchmark."""
    for _ in range(n):
        doors.copy(states, 0, 1)
