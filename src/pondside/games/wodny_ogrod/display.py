"""Displays: which tiles are in reach, how a tile leaves, how a display is refilled."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled, inlined
from .state import LEFT, LEFT_NEAR, OWN_LEFT, OWN_RIGHT

LEAST = 2  # tiles that a display is refilled to, and that no refill takes (WOD-REFILL-01, 05)


@inlined
def left_of(s, seat):
    """The left neighbour, who plays next."""
    return seat + 1 if seat + 1 < s.seats else 0


@inlined
def right_of(s, seat):
    return seat - 1 if seat > 0 else int(s.seats) - 1


@inlined
def neighbour(s, seat, side):
    return left_of(s, seat) if side == LEFT else right_of(s, seat)


@inlined
def near_end(s, seat, side):
    """The place of the end of a neighbour's display that lies nearest.  WOD-REACH-02"""
    return int(s.gardens[neighbour(s, seat, side)].n_display) - 1 if side == LEFT else 0


@inlined
def reached(s, seat, source):
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
def take_out(garden, place):
    """A tile leaves a display, which closes up; returns it.  WOD-REACH-05, WOD-SOLO-04"""
    tile = int(garden.display[place])
    last = int(garden.n_display) - 1
    for k in range(place, last):
        garden.display[k] = garden.display[k + 1]
    garden.display[last] = 0
    garden.n_display = last
    return tile


@compiled
def put_in(garden, tile, side):
    """A tile joins a display at an end.  WOD-REFILL-02, WOD-REFILL-04"""
    n = int(garden.n_display)
    if side == LEFT:
        for k in range(n):
            garden.display[n - k] = garden.display[n - k - 1]
        garden.display[0] = tile
    else:
        garden.display[n] = tile
    garden.n_display = n + 1


@inlined
def gives(s, seat, side):
    """Whether a refill may take from that neighbour.  WOD-REFILL-05

    A player alone has no neighbour (WOD-SOLO-05).
    """
    return s.seats > 1 and s.gardens[neighbour(s, seat, side)].n_display > LEAST
