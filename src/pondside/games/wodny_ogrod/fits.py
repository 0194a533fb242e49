"""Where pieces fit, and what a seat may still have: predicates, counts and lists of places.

A place is an orientation and an anchor.  Whose turn it is and what has to be done first are not
known here: refusals.py and legal.py put these together.
"""

from __future__ import annotations

from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Record, Seat, State, Tables
from .facts import ORIENTATIONS
from .ground import (
    LEAST,
    N_SOURCES,
    Cells,
    beside,
    covered,
    neighbour,
    nth_cell,
    size,
    tile_at,
    undecorated,
)
from .options import SIDE_B, VARIANT
from .tables import BONUS, CELLS, DECORATION, N_KINDS, WORD


@inlined
def taken(b: Tables, garden: Record) -> Cells:
    """The cells that no water tile or bonus token may lie on.  WOD-TURN-04, WOD-DECO-06"""
    return undecorated(garden) if b.cover_decorations else covered(garden)


@inlined
def free_anchors(
    b: Tables, piece: int, orientation: int, taken_a: int, taken_b: int, taken_c: int
) -> Cells:
    """Where a piece in an orientation can be anchored off some cells, as a set.

    WOD-TURN-03, WOD-TURN-04.  A cell that lies d behind the anchor bars the anchors d before the
    taken cells, so the taken cells shifted by every d of the piece bar all that are barred.
    """
    a = int(b.anchors[piece, orientation, 0])
    if a == 0:
        return 0, 0, 0  # a lower orientation looks the same
    barred_a, barred_b, barred_c = 0, 0, 0
    for k in range(b.n_cells[piece]):
        d = int(b.cell[piece, orientation, k])
        if d < WORD:
            barred_a |= taken_a >> d | taken_b << WORD - d
            barred_b |= taken_b >> d | taken_c << WORD - d
            barred_c |= taken_c >> d
        else:
            barred_a |= taken_b >> d - WORD | taken_c << 2 * WORD - d
            barred_b |= taken_c >> d - WORD
    return (
        a & ~barred_a,
        int(b.anchors[piece, orientation, 1]) & ~barred_b,
        int(b.anchors[piece, orientation, 2]) & ~barred_c,
    )


@inlined
def off_decorations(garden: Record) -> Cells:
    """The cells that a further decoration may not have.  WOD-ALT-03, WOD-ALT-04"""
    a, b, c = covered(garden)
    on_a, on_b, on_c = 0, 0, 0
    for k in range(garden.n_decorations):  # even one with a token on it
        on_a |= int(garden.decoration[k, 0])
        on_b |= int(garden.decoration[k, 1])
        on_c |= int(garden.decoration[k, 2])
    near_a, near_b, near_c = beside(on_a, on_b, on_c)
    return a | near_a, b | near_b, c | near_c


@inlined
def has_anchor(b: Tables, piece: int, orientation: int, anchor: int) -> bool:
    """Whether nothing sticks out.  WOD-TURN-03"""
    there: bool = b.anchors[piece, orientation, anchor // WORD] >> anchor % WORD & 1 == 1
    return there


@compiled
def overlaps(
    b: Tables, piece: int, orientation: int, anchor: int, taken_a: int, taken_b: int, taken_c: int
) -> bool:
    """Whether a piece that fits the grid would lie on one of some cells."""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        word = taken_a if cell < WORD else taken_b if cell < 2 * WORD else taken_c
        if word >> cell % WORD & 1:
            return True
    return False


@inlined
def gives(s: State, seat: Seat, side: int) -> bool:
    """Whether a refill may take from that neighbour.  WOD-REFILL-05

    A player alone has no neighbour (WOD-SOLO-05).
    """
    spare: bool = s.seats > 1 and s.gardens[neighbour(s, seat, side)].n_display > LEAST
    return spare


@inlined
def without_decorations(b: Tables, s: State) -> bool:
    """Whether a player alone has none on side B, as another reading has it.  WOD-SOLO-09"""
    none: bool = s.seats == 1 and s.options[VARIANT] == SIDE_B and b.decorate_alone == 0
    return none


@compiled
def n_places(b: Tables, piece: int, a: int, c: int, d: int) -> int:
    """In how many ways a piece can be laid off some cells."""
    found = 0
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        found += size(x, y, z)
    return found


@compiled
def list_places(
    b: Tables, piece: int, a: int, c: int, d: int, code: int, out: Array, n: int
) -> int:
    """Write these ways into `out` from place n on, ascending; returns the place behind them."""
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        first = code + orientation * CELLS
        for word in range(3):
            left = x if word == 0 else y if word == 1 else z
            while left != 0:
                out[n] = first + word * WORD + bits.lowest(left)
                left &= left - 1
                n += 1
    return n


@compiled
def nth_place(b: Tables, piece: int, a: int, c: int, d: int, k: int) -> int:
    """The k-th of these ways as orientation * 144 + anchor, or -1 less how many there are."""
    n = 0
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        here = size(x, y, z)
        if k < n + here:
            return orientation * CELLS + nth_cell(x, y, z, k - n)
        n += here
    return -1 - n


@inlined
def n_water(b: Tables, s: State) -> int:
    """In how many ways a tile in reach can be laid.  WOD-TURN-02"""
    a, c, d = taken(b, s.gardens[s.seat])
    found = 0
    for source in range(N_SOURCES):
        tile = tile_at(s, source)
        if tile >= 0:
            found += n_places(b, tile, a, c, d)
    return found


@compiled
def tile_fits(b: Tables, s: State) -> bool:
    """Whether any tile in reach fits anywhere.  WOD-TURN-02, WOD-END-01"""
    return n_water(b, s) > 0


@compiled
def n_bonus(b: Tables, s: State) -> int:
    """In how many ways a token in hand can be laid.  WOD-BONUS-08"""
    garden = s.gardens[s.seat]
    a, c, d = taken(b, garden)
    found = 0
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            found += n_places(b, BONUS + kind, a, c, d)
    return found


@inlined
def n_kinds(garden: Record) -> int:
    """How many kinds of bonus token are in hand."""
    found = 0
    for kind in range(N_KINDS):
        found += 1 if garden.hand[kind] > 0 else 0
    return found


@inlined
def may_decorate(b: Tables, s: State, shape: int) -> bool:
    """Whether the seat may have one more decoration of a shape.  WOD-ALT-05, WOD-ALT-06"""
    garden = s.gardens[s.seat]
    if s.supply[shape] == 0 or garden.n_decorations >= b.most_decorations:
        return False
    same = 0
    for k in range(garden.n_decorations):
        same += 1 if garden.shapes[k] == shape else 0
    room: bool = same < b.most_of_shape
    return room


@inlined
def decorates(b: Tables, s: State, fits: bool) -> bool:
    """Whether the main move may be a decoration at all: on side B.  WOD-ALT-02, WOD-ALT-08

    `fits`: whether a water tile in reach could be laid.
    """
    return s.options[VARIANT] == SIDE_B and (fits or b.decorate_if_none_fits != 0)


@compiled
def n_decoration(b: Tables, s: State) -> int:
    """In how many ways a decoration of side B can be laid.  WOD-ALT-02"""
    a, c, d = off_decorations(s.gardens[s.seat])
    found = 0
    for shape in range(b.n_shapes):
        if may_decorate(b, s, shape):
            found += n_places(b, DECORATION + shape, a, c, d)
    return found
