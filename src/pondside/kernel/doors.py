"""The way from Python into compiled rules: an array of states and an index instead of a record.

An array and an integer cross the border in about a microsecond, a record takes ten.  Written once
for all games; which game is meant follows from the type of the states.
"""

from __future__ import annotations

from . import verbs
from .compiling.decorate import compiled
from .compiling.modes import PLAIN, mode
from .game import Array
from .kinds import Action, Seat

NOW, BEFORE, FLOOR = 0, 1, 2  # positions that a match keeps


@compiled
def setup(box: Array, states: Array, i: int, seats: int, options: Array) -> None:
    verbs.setup(box[0], states[i], seats, options)


@compiled
def actor(box: Array, states: Array, i: int) -> int:
    return verbs.actor(box[0], states[i])


@compiled
def refusal(box: Array, states: Array, i: int, action: Action) -> int:
    return verbs.refusal(box[0], states[i], action)


@compiled
def legal(box: Array, states: Array, i: int, out: Array) -> int:
    return verbs.legal(box[0], states[i], out)


@compiled
def weights(box: Array, states: Array, i: int, out: Array) -> int:
    return verbs.weights(box[0], states[i], out)


@compiled
def apply(box: Array, states: Array, i: int, action: Action) -> None:
    verbs.apply(box[0], states[i], action)


@compiled
def score(box: Array, states: Array, i: int, seat: Seat, sheets: Array, j: int) -> None:
    verbs.score(box[0], states[i], seat, sheets[j])


@compiled
def choices(box: Array, states: Array, i: int) -> int:
    return verbs.choices(box[0], states[i])


@compiled
def choose(box: Array, states: Array, i: int, k: int) -> int:
    return verbs.choose(box[0], states[i], k)


@compiled
def pick(box: Array, states: Array, i: int, bits: int) -> int:
    return verbs.pick(box[0], states[i], bits)


@compiled
def conceal(box: Array, states: Array, i: int, seat: Seat) -> None:
    verbs.conceal(box[0], states[i], seat)


@compiled
def tidy(box: Array, states: Array, i: int) -> None:
    verbs.tidy(box[0], states[i])


def copy_from(target: Array, to: int, states: Array, source: int) -> None:
    """Make target[to] equal to states[source].  As bytes: NumPy would go field by field."""
    _rows(target)[to] = _rows(states)[source]


def _rows(states: Array) -> Array:
    return states.view("u1").reshape(len(states), -1)


if mode() != PLAIN:
    from .compiling.intrinsics import copy as copy_from


@compiled
def copy(states: Array, to: int, source: int) -> None:
    """Make states[to] equal to states[source]."""
    copy_from(states, to, states, source)


@compiled
def stand(box: Array, states: Array) -> tuple[int, int]:
    """Who acts NOW, and the number of the turn."""
    return verbs.actor(box[0], states[NOW]), states[NOW].turn


@compiled
def take(box: Array, states: Array, action: Action, first: int) -> tuple[int, int]:
    """Keep the position as it was BEFORE, at the FLOOR too if this comes first; then act."""
    copy_from(states, BEFORE, states, NOW)
    if first:
        copy_from(states, FLOOR, states, NOW)
    verbs.apply(box[0], states[NOW], action)
    return stand(box, states)


@compiled
def weigh(box: Array, states: Array, out: Array) -> int:
    """At chance: how many even chances there are."""
    pieces = 0
    for k in range(verbs.weights(box[0], states[NOW], out)):
        pieces += out[k]
    return pieces


@compiled
def drawn(box: Array, states: Array, piece: int, out: tuple[Array, Array]) -> int:
    """At chance: the action that an even chance means."""
    weights, actions = out
    verbs.weights(box[0], states[NOW], weights)
    n = verbs.legal(box[0], states[NOW], actions)
    for k in range(n):
        piece -= weights[k]
        if piece < 0:
            return actions[k]
    return -1


@compiled
def total(box: Array, states: Array, i: int, seat: Seat, sheets: Array, j: int) -> int:
    """The points of a seat as the game stands, its sheet left in sheets[j]."""
    verbs.score(box[0], states[i], seat, sheets[j])
    points = 0
    for line in sheets[j].points:
        points += int(line)  # interpreted it would stay as small as the line
    return points


@compiled
def legal_points(
    box: Array, states: Array, i: int, scratch: int, sheets: Array, out: Array, points: Array
) -> int:
    """The legal actions of a seat and how each changes its points at once; returns how many.

    states[scratch] and sheets[0] are overwritten.
    """
    n = verbs.legal(box[0], states[i], out)
    seat = verbs.actor(box[0], states[i])
    before = total(box, states, i, seat, sheets, 0)
    for k in range(n):
        copy_from(states, scratch, states, i)
        verbs.apply(box[0], states[scratch], out[k])
        points[k] = total(box, states, scratch, seat, sheets, 0) - before
    return n
