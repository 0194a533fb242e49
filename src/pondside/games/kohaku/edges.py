"""Where a pond lies: true coordinates, the first koi at (0, 0), for cells of the torus."""

from __future__ import annotations

from functools import cache

from ...geometry.square import unwrapped
from ...kernel.compiling.decorate import compiled
from .state import ORIGIN, SIDE

Place = tuple[int, int]  # true coordinates (x, y) of a pond cell
MIDDLE = ORIGIN % SIDE  # the row and the column of the first koi


@compiled
def span(used):
    """The smallest and largest true coordinate of the torus rows, or columns, that are bits.

    A connected pond uses every one between its outermost: count from the origin both ways.
    """
    low, high = 0, 0
    while used >> (MIDDLE + low - 1) % SIDE & 1:
        low -= 1
    while used >> (MIDDLE + high + 1) % SIDE & 1:
        high += 1
    return low, high


@compiled
def edges(pond):
    """The smallest and the largest true coordinates of a pond's tiles: left, top, right, bottom."""
    rows, columns = 0, 0
    for k in range(pond.n_koi):
        at = int(pond.koi_at[k])
        rows, columns = rows | 1 << at // SIDE, columns | 1 << at % SIDE
    for k in range(pond.n_features):
        at = int(pond.feature_at[k])
        rows, columns = rows | 1 << at // SIDE, columns | 1 << at % SIDE
    left, right = span(columns)
    top, bottom = span(rows)
    return left, top, right, bottom


@compiled
def edges_of(states, seat):
    """The same for a seat's pond of states[0]: an array comes into compiled code faster."""
    return edges(states[0].ponds[seat])


@compiled
def cell_at(x, y):
    """The torus cell at true coordinates."""
    return (MIDDLE + y) % SIDE * SIDE + (MIDDLE + x) % SIDE


@cache
def coordinates(low: int) -> tuple[int, ...]:
    """The true coordinate of each torus row, or column, of a pond whose smallest one is `low`."""
    return tuple(unwrapped(k - MIDDLE, low, SIDE) for k in range(SIDE))


def place_of(cell: int, left: int, top: int) -> Place:
    """The true coordinates of a torus cell of a pond or beside it."""
    return coordinates(left)[cell % SIDE], coordinates(top)[cell // SIDE]
