"""Where tiles lie in a pond of Kōhaku, and which cells are beside which.

A pond lies on a torus; people and records name true coordinates, the first koi at (0, 0).  Knows
cells, not whose turn it is nor what may be laid.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from ...geometry.square import neighbour_table, unwrapped
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Record, Seat
from .facts import MAX_FEATURE_KINDS, MAX_KOI_KINDS
from .state import CELLS, SIDE

# What a cell of a pond or of the board holds; a tile is KOI or more.
EMPTY = 0
OPEN = 1  # empty and beside a tile of the pond
KOI = 2  # KOI + k: koi tile of kind k
FEATURE = KOI + MAX_KOI_KINDS  # FEATURE + k: feature tile of kind k
TILE_CODES = FEATURE + MAX_FEATURE_KINDS

ORIGIN = SIDE // 2 * SIDE + SIDE // 2  # the cell of the first koi, (0,0); KOH-PLACE-10
NEIGHBOURS = neighbour_table(SIDE)
ROW, COLUMN = (part.astype(np.uint8) for part in np.divmod(np.arange(CELLS), SIDE))

Place = tuple[int, int]  # true coordinates (x, y) of a pond cell
MIDDLE = ORIGIN % SIDE  # the row and the column of the first koi


@compiled
def span(used: int) -> tuple[int, int]:
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
def edges(pond: Record) -> tuple[int, int, int, int]:
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
def edges_of(states: Array, seat: Seat) -> tuple[int, int, int, int]:
    """The same for a seat's pond of states[0]: an array comes into compiled code faster."""
    return edges(states[0].ponds[seat])


@compiled
def cell_at(x: int, y: int) -> Cell:
    """The torus cell at true coordinates."""
    return (MIDDLE + y) % SIDE * SIDE + (MIDDLE + x) % SIDE


@cache
def coordinates(low: int) -> tuple[int, ...]:
    """The true coordinate of each torus row, or column, of a pond whose smallest one is `low`."""
    return tuple(unwrapped(k - MIDDLE, low, SIDE) for k in range(SIDE))


def place_of(cell: int, left: int, top: int) -> Place:
    """The true coordinates of a torus cell of a pond or beside it."""
    return coordinates(left)[cell % SIDE], coordinates(top)[cell // SIDE]


@inlined
def open_around(pond: Record, at: Cell, opens: Array, n: int) -> int:
    """Mark the empty cells beside a new tile as open; returns the new length of the list."""
    for way in range(4):
        cell = NEIGHBOURS[at, way]
        # Whether a cell is new is near to a coin toss, and a branch guessed wrong costs more than
        # the rest of this loop: write in any case and let the length decide.
        fresh = 1 if pond.cells[cell] == EMPTY else 0
        pond.cells[cell] += fresh  # EMPTY becomes OPEN
        opens[n] = cell
        n += fresh
    return n


@inlined
def is_koi(held: int) -> bool:
    return KOI <= held < FEATURE


@compiled
def touches(at: Cell, other: Cell) -> bool:
    for way in range(4):
        if NEIGHBOURS[at, way] == other:
            return True
    return False
