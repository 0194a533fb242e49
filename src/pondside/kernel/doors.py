"""The way from Python into compiled rules: an array of states and an index instead of a record.

An array and an integer cross the border in about a microsecond, a record takes ten.  Written once
for all games; which game is meant follows from the type of the states.
"""

from __future__ import annotations

from . import verbs
from .compiling.decorate import compiled
from .compiling.modes import PLAIN, mode

NOW, BEFORE, FLOOR = 0, 1, 2  # positions that a match keeps


@compiled
def setup(box, states, i, seats, options):  # type: ignore[no-untyped-def]
    verbs.setup(box[0], states[i], seats, options)


@compiled
def actor(box, states, i):  # type: ignore[no-untyped-def]
    return verbs.actor(box[0], states[i])


@compiled
def refusal(box, states, i, action):  # type: ignore[no-untyped-def]
    return verbs.refusal(box[0], states[i], action)


@compiled
def legal(box, states, i, out):  # type: ignore[no-untyped-def]
    return verbs.legal(box[0], states[i], out)


@compiled
def weights(box, states, i, out):  # type: ignore[no-untyped-def]
    return verbs.weights(box[0], states[i], out)


@compiled
def apply(box, states, i, action):  # type: ignore[no-untyped-def]
    verbs.apply(box[0], states[i], action)


@compiled
def score(box, states, i, seat, sheets, j):  # type: ignore[no-untyped-def]
    verbs.score(box[0], states[i], seat, sheets[j])


@compiled
def choices(box, states, i):  # type: ignore[no-untyped-def]
    return verbs.choices(box[0], states[i])


@compiled
def choose(box, states, i, k):  # type: ignore[no-untyped-def]
    return verbs.choose(box[0], states[i], k)


@compiled
def pick(box, states, i, bits):  # type: ignore[no-untyped-def]
    return verbs.pick(box[0], states[i], bits)


@compiled
def conceal(box, states, i, seat):  # type: ignore[no-untyped-def]
    verbs.conceal(box[0], states[i], seat)


@compiled
def tidy(box, states, i):  # type: ignore[no-untyped-def]
    verbs.tidy(box[0], states[i])


def copy_from(target, to, states, source):  # type: ignore[no-untyped-def]
    """Make target[to] equal to states[source].  As bytes: NumPy would go field by field."""
    _rows(target)[to] = _rows(states)[source]


def _rows(states):  # type: ignore[no-untyped-def]
    return states.view("u1").reshape(len(states), -1)


if mode() != PLAIN:
    from .compiling.intrinsics import copy as copy_from


@compiled
def copy(states, to, source):  # type: ignore[no-untyped-def]
    """Make states[to] equal to states[source]."""
    copy_from(states, to, states, source)


@compiled
def stand(box, states):  # type: ignore[no-untyped-def]
    """Who acts NOW, and the number of the turn."""
    return verbs.actor(box[0], states[NOW]), states[NOW].turn


@compiled
def take(box, states, action, first):  # type: ignore[no-untyped-def]
    """Keep the position as it was BEFORE, at the FLOOR too if this comes first; then act."""
    copy_from(states, BEFORE, states, NOW)
    if first:
        copy_from(states, FLOOR, states, NOW)
    verbs.apply(box[0], states[NOW], action)
    return stand(box, states)


@compiled
def weigh(box, states, out):  # type: ignore[no-untyped-def]
    """At chance: how many even chances there are."""
    pieces = 0
    for k in range(verbs.weights(box[0], states[NOW], out)):
        pieces += out[k]
    return pieces


@compiled
def drawn(box, states, piece, out):  # type: ignore[no-untyped-def]
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
def total(box, states, i, seat, sheets, j):  # type: ignore[no-untyped-def]
    """The points of a seat as the game stands, its sheet left in sheets[j]."""
    verbs.score(box[0], states[i], seat, sheets[j])
    points = 0
    for line in sheets[j].points:
        points += line
    return points


@compiled
def legal_points(box, states, i, scratch, sheets, out, points):  # type: ignore[no-untyped-def]
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
