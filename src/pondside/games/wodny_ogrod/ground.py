"""Where things lie in gardens and displays, and which are beside which; laying and lifting them.

A set of cells is passed as its three words (tables.py), which compiled code keeps in registers:
five whole rows a word, so a step to the left or right never leaves its word, and the words are
positive numbers, so shifts never meet the sign.  Whether something may be laid is not known here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import numpy as np

from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Record, Seat, State, Tables
from . import phases
from .facts import SIDE
from .tables import CELLS, KOI_SIDE, WORD

Cells: TypeAlias = tuple[int, int, int]  # a set

ROWS = WORD // SIDE  # of a word
ROW = (1 << SIDE) - 1  # the first row of a word
FULL = (1 << WORD) - 1
LAST = (1 << CELLS - 2 * WORD) - 1  # the cells of the third word
_COLUMN = sum(1 << SIDE * row for row in range(ROWS))  # the first column of a word
_NOT_FIRST = FULL & ~_COLUMN
_NOT_LAST = FULL & ~(_COLUMN << SIDE - 1)
_CARRY = WORD - SIDE

# What has become of a decoration area of side A.
OPEN, LOST, WON = range(3)

# Where a tile in reach lies.
Source = Literal["L", "R", "l", "r"]
SOURCES: tuple[Source, ...] = get_args(Source)
N_SOURCES = len(SOURCES)
OWN_LEFT, OWN_RIGHT, LEFT_NEAR, RIGHT_NEAR = range(4)
LEFT, RIGHT = range(2)

LEAST = 2  # tiles that a display is refilled to, and that no refill takes (WOD-REFILL-01, 05)


@inlined
def size(a: int, b: int, c: int) -> int:
    """How many cells a set has."""
    n: int = bits.count(a) + bits.count(b) + bits.count(c)
    return n


@inlined
def beside(a: int, b: int, c: int) -> Cells:
    """The cells in side contact with a cell of the set; some may belong to it."""
    up_a = a >> SIDE | (b & (ROW)) << _CARRY
    up_b = b >> SIDE | (c & (ROW)) << _CARRY
    up_c = c >> SIDE
    down_a = a << SIDE & FULL
    down_b = b << SIDE & FULL | a >> _CARRY
    down_c = c << SIDE & LAST | b >> _CARRY
    return (
        up_a | down_a | (a & _NOT_FIRST) >> 1 | (a & _NOT_LAST) << 1,
        up_b | down_b | (b & _NOT_FIRST) >> 1 | (b & _NOT_LAST) << 1,
        up_c | down_c | (c & _NOT_FIRST) >> 1 | (c & _NOT_LAST) << 1,
    )


@inlined
def patch(a: int, b: int, c: int, of_a: int, of_b: int, of_c: int) -> Cells:
    """The cells of a set that hang together by their sides with some of its cells a, b, c."""
    while True:
        near_a, near_b, near_c = beside(a, b, c)
        near_a = (near_a | a) & of_a
        near_b = (near_b | b) & of_b
        near_c = (near_c | c) & of_c
        if near_a == a and near_b == b and near_c == c:
            return a, b, c
        a, b, c = near_a, near_b, near_c


@inlined
def first_of(a: int, b: int, c: int) -> Cells:
    """The lowest cell of a set that is not empty, as a set."""
    if a != 0:
        return a & -a, 0, 0
    if b != 0:
        return 0, b & -b, 0
    return 0, 0, c & -c


@inlined
def nth_cell(a: int, b: int, c: int, k: int) -> int:
    """The k-th cell of a set."""
    n = bits.count(a)
    cell: int
    if k < n:
        cell = bits.nth(a, k)
        return cell
    k -= n
    n = bits.count(b)
    cell = WORD + bits.nth(b, k) if k < n else 2 * WORD + bits.nth(c, k - n)
    return cell


@inlined
def full_lines(a: int, b: int, c: int) -> int:
    """The lines that a set fills: bit r for row r, bit 12 + c for column c."""
    rows, columns = 0, ROW
    for k in range(ROWS):
        line = a >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << k
    for k in range(ROWS):
        line = b >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << ROWS + k
    for k in range(SIDE - 2 * ROWS):
        line = c >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << 2 * ROWS + k
    return rows | columns << SIDE


@inlined
def covered(garden: Record) -> Cells:
    return int(garden.covered[0]), int(garden.covered[1]), int(garden.covered[2])


@inlined
def undecorated(garden: Record) -> Cells:
    """The cells where a water tile or bonus token lies on top."""
    return (
        int(garden.covered[0]) & ~int(garden.decorated[0]),
        int(garden.covered[1]) & ~int(garden.decorated[1]),
        int(garden.covered[2]) & ~int(garden.decorated[2]),
    )


@inlined
def filled(b: Tables, garden: Record) -> Cells:
    """The cells that count for lines and marked areas.  WOD-DECO-07"""
    return covered(garden) if b.decorations_fill else undecorated(garden)


@inlined
def is_whole(garden: Record, k: int) -> bool:
    """Whether nothing lies on a decoration: only then it counts.  WOD-DECO-06"""
    hidden = int(garden.decoration[k, 0]) & ~int(garden.decorated[0])
    hidden |= int(garden.decoration[k, 1]) & ~int(garden.decorated[1])
    hidden |= int(garden.decoration[k, 2]) & ~int(garden.decorated[2])
    return hidden == 0


@compiled
def lay(b: Tables, garden: Record, piece: int, orientation: int, anchor: int) -> None:
    """Cover the cells of a tile or bonus token and show its symbols.  WOD-TURN-06, WOD-BONUS-09"""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        word, bit = cell // WORD, 1 << cell % WORD
        garden.covered[word] |= bit
        garden.decorated[word] &= ~bit
        if b.symbol[piece, orientation, k]:
            if orientation < KOI_SIDE:
                garden.koi[word] |= bit
            else:
                garden.lily[word] |= bit


@compiled
def decorate(
    b: Tables, garden: Record, shape: int, piece: int, orientation: int, anchor: int
) -> None:
    """Lay a decoration of side B.  WOD-ALT-02, WOD-DECO-07"""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        garden.decoration[garden.n_decorations, cell // WORD] |= 1 << cell % WORD
    put_decoration(garden, shape)


@inlined
def put_decoration(garden: Record, shape: int) -> None:
    """The next decoration lies on its cells."""
    for k in range(3):
        word = garden.decoration[garden.n_decorations, k]
        garden.covered[k] |= word
        garden.decorated[k] |= word
    garden.shapes[garden.n_decorations] = shape
    garden.n_decorations += 1


@inlined
def in_hand(garden: Record) -> int:
    """How many bonus tokens the owner has in hand."""
    return int(garden.hand[0]) + int(garden.hand[1]) + int(garden.hand[2]) + int(garden.hand[3])


@inlined
def left_of(s: State, seat: Seat) -> int:
    """The left neighbour, who plays next."""
    return seat + 1 if seat + 1 < s.seats else 0


@inlined
def right_of(s: State, seat: Seat) -> int:
    return seat - 1 if seat > 0 else int(s.seats) - 1


@inlined
def neighbour(s: State, seat: Seat, side: int) -> int:
    return left_of(s, seat) if side == LEFT else right_of(s, seat)


@inlined
def near_end(s: State, seat: Seat, side: int) -> int:
    """The place of the end of a neighbour's display that lies nearest.  WOD-REACH-02"""
    return int(s.gardens[neighbour(s, seat, side)].n_display) - 1 if side == LEFT else 0


@inlined
def reached(s: State, seat: Seat, source: int) -> tuple[int, int]:
    """Whose display a source is of and the place in it; -1 if it offers no tile.

    WOD-REACH-01 to 04, WOD-SOLO-02: of two names for one tile only the first counts.
    """
    own = int(s.gardens[seat].n_display)
    if source == OWN_LEFT:
        return seat, 0 if own > 0 else -1
    if source == OWN_RIGHT:
        return seat, own - 1 if own > 1 else -1
    side = source - LEFT_NEAR
    if s.seats == 1:
        if side == LEFT:
            return seat, 1 if own > 2 else -1
        return seat, own - 2 if own > 3 else -1
    other = neighbour(s, seat, side)
    n = int(s.gardens[other].n_display)
    if n == 0 or (s.seats == 2 and side != LEFT and n == 1):
        return other, -1
    return other, near_end(s, seat, side)


@inlined
def tile_at(s: State, source: int) -> int:
    """The tile that the seat on turn can take from a source, -1 if none."""
    owner, place = reached(s, int(s.seat), source)
    return int(s.gardens[owner].display[place]) if place >= 0 else -1


@inlined
def take_out(garden: Record, place: int) -> int:
    """A tile leaves a display, which closes up; returns it.  WOD-REACH-05, WOD-SOLO-04"""
    tile = int(garden.display[place])
    last = int(garden.n_display) - 1
    for k in range(place, last):
        garden.display[k] = garden.display[k + 1]
    garden.display[last] = 0
    garden.n_display = last
    return tile


@compiled
def put_in(garden: Record, tile: int, side: int) -> None:
    """A tile joins a display at an end.  WOD-REFILL-02, WOD-REFILL-04"""
    n = int(garden.n_display)
    if side == LEFT:
        for k in range(n):
            garden.display[n - k] = garden.display[n - k - 1]
        garden.display[0] = tile
    else:
        garden.display[n] = tile
    garden.n_display = n + 1


@compiled
def fill_reach(states: Array, seat: Seat, found: Array) -> None:
    """For each source of a seat whose display it is and the place in it, -1 if there is no tile."""
    for source in range(N_SOURCES):
        owner, place = reached(states[0], seat, source)
        found[source, 0] = owner
        found[source, 1] = place


def ends(states: Array, seat: int) -> list[tuple[int, int]]:
    """For each source of a seat, on its turn or not: whose display, and the place in it or -1."""
    found = np.zeros((N_SOURCES, 2), np.int64)
    fill_reach(states, seat, found)
    return [(owner, place) for owner, place in found.tolist()]


def reach(states: Array) -> dict[Source, tuple[int, int, int]]:
    """What the seat on turn can take: whose display, the place in it, the tile, by source."""
    s = states[0]
    if s.phase not in (phases.MAIN, phases.BONUS):
        return {}
    return {
        source: (owner, place, int(s.gardens[owner].display[place]))
        for source, (owner, place) in zip(SOURCES, ends(states, int(s.seat)), strict=True)
        if place >= 0
    }
