"""What every way to lay something gains at once: points and awards, for a whole list.

Playing each action out and scoring the garden anew would take ten times as long.  A placing changes
only the lines it fills, the groups its symbols join and, if it wins a decoration, the contacts of
that one; these alone are counted again.
"""

from __future__ import annotations

import numpy as np

from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.compiling.modes import PLAIN, mode
from ...kernel.game import Array, Box, thawed
from ...kernel.kinds import Record, State, Tables
from . import actions
from .facts import SECTIONS, SIDE
from .ground import (
    LOST,
    OPEN,
    beside,
    filled,
    first_of,
    full_lines,
    is_whole,
    patch,
    size,
    tile_at,
    undecorated,
)
from .legal import legal
from .scoring import group_worth
from .tables import BONUS, CELLS, DECORATION, KOI_SIDE, PLACES, WORD

# What is won is packed: four bits a kind of bonus token, then a bit a decoration area that is won,
# then a bit a decoration area that is lost; on side B, which has no areas, a bit a decoration.
KIND_BITS = 4
WON_AREAS = 4 * KIND_BITS
AREA_BITS = 0xFF
LOST_AREAS = WON_AREAS + 8
_ROW_BITS = (1 << SIDE) - 1


def priced(box: Box, states: Array) -> list[tuple[int, int, int]]:
    """The legal actions in states[0], each with its change of points and what it wins, packed."""
    out, points, wins = (np.zeros(actions.MAX_LEGAL, np.int64) for _ in range(3))
    n = worths(box.tables, states, 0, out, points, wins)
    return list(zip(out[:n].tolist(), points[:n].tolist(), wins[:n].tolist(), strict=True))


@compiled
def worths(box: Array, states: Array, i: int, out: Array, points: Array, wins: Array) -> int:
    """`list_worths` for the position states[i]."""
    return list_worths(box[0], states[i], out, points, wins)


def _worths_of_thawed(
    box: Array, states: Array, i: int, out: Array, points: Array, wins: Array
) -> int:
    """The same, interpreted: plain attributes are read sooner than those of records."""
    return list_worths(thawed(box[0]), thawed(states[i]), out, points, wins)


if mode() == PLAIN:
    worths = _worths_of_thawed


@compiled
def list_worths(b: Tables, s: State, out: Array, points: Array, wins: Array) -> int:
    """The legal actions; how each changes the points of the seat on turn, and what it wins.

    Returns how many actions there are.
    """
    n = legal(b, s, out)
    groups = np.empty((CELLS, 4), np.int64)
    garden = s.gardens[s.seat]
    n_groups = list_groups(b, garden, groups)
    for k in range(n):
        points[k], wins[k] = 0, 0
        action = int(out[k])
        if action < actions.DECORATION:
            code = action if action < actions.BONUS else action - actions.BONUS
            if action < actions.BONUS:
                piece = tile_at(s, code // PLACES)
            else:
                piece = BONUS + code // PLACES
            points[k], wins[k] = worth_piece(b, garden, piece, code % PLACES, groups, n_groups)
        elif action < actions.DROP:
            code = action - actions.DECORATION
            piece = DECORATION + code // PLACES
            points[k], wins[k] = worth_decoration(b, garden, piece, code % PLACES, groups, n_groups)
    return n


@compiled
def list_groups(b: Tables, garden: Record, groups: Array) -> int:
    """Write the cells and points of every scoring group into `groups`; returns how many."""
    n = 0
    for symbol in range(2):
        kind = garden.koi if symbol == 0 else garden.lily
        x, y, z = int(kind[0]), int(kind[1]), int(kind[2])
        while x | y | z != 0:
            p, q, r = first_of(x, y, z)
            p, q, r = patch(p, q, r, x, y, z)
            x, y, z = x & ~p, y & ~q, z & ~r
            if size(p, q, r) >= b.group_least:
                groups[n, 0], groups[n, 1], groups[n, 2] = p, q, r
                groups[n, 3] = group_worth(b, garden, p, q, r)
                n += 1
    return n


@inlined
def placed(b: Tables, piece: int, place: int) -> tuple[int, int, int, int, int, int]:
    """The cells of a piece where it would lie, and those with a symbol, as six words."""
    orientation, anchor = place // CELLS, place % CELLS
    a, c, d, x, y, z = 0, 0, 0, 0, 0, 0
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        symbol = int(b.symbol[piece, orientation, k])
        if cell < WORD:
            a |= 1 << cell
            x |= symbol << cell
        elif cell < 2 * WORD:
            c |= 1 << cell - WORD
            y |= symbol << cell - WORD
        else:
            d |= 1 << cell - 2 * WORD
            z |= symbol << cell - 2 * WORD
    return a, c, d, x, y, z


@inlined
def line_worth(b: Tables, lines: int) -> int:
    points: int = int(b.per_row) * bits.count(lines & _ROW_BITS)
    points += int(b.per_column) * bits.count(lines >> SIDE)
    return points


@inlined
def lines_and_awards(
    b: Tables, garden: Record, a: int, c: int, d: int, decoration: bool
) -> tuple[int, int]:
    """Points of the lines that covering some more cells fills, and what it wins, packed.

    `decoration`: whether a decoration of side B covers them.
    """
    old_a, old_c, old_d = filled(b, garden)
    new_a, new_c, new_d = old_a, old_c, old_d
    if b.decorations_fill or not decoration:
        new_a, new_c, new_d = old_a | a, old_c | c, old_d | d
    layout = int(garden.layout)
    won = 0
    if b.n_deco_areas[layout] > 0:
        won = deco_areas(b, garden, a, c, d)
        for k in range(b.n_deco_areas[layout]):
            # WOD-BONUS-07: decorations first, they can fill lines
            if b.decorations_fill and won >> WON_AREAS + k & 1:
                new_a |= int(b.deco_area[layout, k, 0])
                new_c |= int(b.deco_area[layout, k, 1])
                new_d |= int(b.deco_area[layout, k, 2])
    elif b.cover_decorations and not decoration:
        for k in range(garden.n_decorations):
            won |= spoils(garden, k, a, c, d) << LOST_AREAS + k
    lines = full_lines(new_a, new_c, new_d)
    gain = 0
    if lines != 0:
        gain = line_worth(b, lines) - line_worth(b, full_lines(old_a, old_c, old_d))
        for k in range(SECTIONS):
            if lines & int(b.section[k]) != 0 and int(garden.used) >> k & 1 == 0:
                won += 1 << KIND_BITS * int(b.section_token[k])
    for k in range(b.n_areas[layout]):
        if int(garden.done) >> k & 1:
            continue
        bare = int(b.area[layout, k, 0]) & ~new_a
        bare |= int(b.area[layout, k, 1]) & ~new_c
        bare |= int(b.area[layout, k, 2]) & ~new_d
        if bare == 0:
            won += 1 << KIND_BITS * int(b.area_token[layout, k])
    return gain, won


@inlined
def deco_areas(b: Tables, garden: Record, a: int, c: int, d: int) -> int:
    """The decoration areas of side A that a token on these cells wins or loses, packed."""
    layout = int(garden.layout)
    found = 0
    water_a, water_c, water_d = undecorated(garden)
    water_a, water_c, water_d = water_a | a, water_c | c, water_d | d
    for k in range(b.n_deco_areas[layout]):
        if garden.deco_area[k] == LOST:
            continue
        on = int(b.deco_area[layout, k, 0]) & a
        on |= int(b.deco_area[layout, k, 1]) & c
        on |= int(b.deco_area[layout, k, 2]) & d
        bare = int(b.deco_around[layout, k, 0]) & ~water_a
        bare |= int(b.deco_around[layout, k, 1]) & ~water_c
        bare |= int(b.deco_around[layout, k, 2]) & ~water_d
        if on != 0:
            found |= 1 << LOST_AREAS + k
        elif bare == 0 and garden.deco_area[k] == OPEN:
            found |= 1 << WON_AREAS + k
    return found


@inlined
def spoils(garden: Record, k: int, a: int, c: int, d: int) -> int:
    """1 if a token on these cells is the first to lie on a decoration.  WOD-DECO-06"""
    on = int(garden.decoration[k, 0]) & a
    on |= int(garden.decoration[k, 1]) & c
    on |= int(garden.decoration[k, 2]) & d
    return 1 if on != 0 and is_whole(garden, k) else 0


@compiled
def lost_contacts(garden: Record, a: int, c: int, d: int, p: int, q: int, r: int) -> int:
    """How many decorations that a token on these cells spoils a group touches.  WOD-DECO-06"""
    near_p, near_q, near_r = beside(p, q, r)
    found = 0
    for k in range(garden.n_decorations):
        touch = near_p & int(garden.decoration[k, 0])
        touch |= near_q & int(garden.decoration[k, 1])
        touch |= near_r & int(garden.decoration[k, 2])
        if touch != 0:
            found += spoils(garden, k, a, c, d)
    return found


@inlined
def lies_on_decoration(garden: Record, a: int, c: int, d: int) -> bool:
    on = int(garden.decorated[0]) & a | int(garden.decorated[1]) & c
    return on | int(garden.decorated[2]) & d != 0


@compiled
def new_contacts(b: Tables, layout: int, won: int, p: int, q: int, r: int) -> int:
    """How many of the decorations that are won now a group touches.  WOD-SCORE-06"""
    near_p, near_q, near_r = beside(p, q, r)
    found = 0
    for k in range(b.n_deco_areas[layout]):
        if won >> WON_AREAS + k & 1:
            touch = near_p & int(b.deco_area[layout, k, 0])
            touch |= near_q & int(b.deco_area[layout, k, 1])
            touch |= near_r & int(b.deco_area[layout, k, 2])
            found += 1 if touch != 0 else 0
    return found


@inlined
def worth_piece(
    b: Tables, garden: Record, piece: int, place: int, groups: Array, n_groups: int
) -> tuple[int, int]:
    """Points and awards of a tile or bonus token."""
    a, c, d, x, y, z = placed(b, piece, place)
    gain, won = lines_and_awards(b, garden, a, c, d, False)
    spoiling = lies_on_decoration(garden, a, c, d)
    decorates = won >> WON_AREAS & AREA_BITS != 0
    layout = int(garden.layout)
    if place // CELLS < KOI_SIDE:
        of_a, of_c, of_d = int(garden.koi[0]), int(garden.koi[1]), int(garden.koi[2])
    else:
        of_a, of_c, of_d = int(garden.lily[0]), int(garden.lily[1]), int(garden.lily[2])
    of_a, of_c, of_d = of_a | x, of_c | y, of_d | z
    joined_a, joined_c, joined_d = 0, 0, 0
    while x | y | z != 0:
        p, q, r = first_of(x, y, z)
        p, q, r = patch(p, q, r, of_a, of_c, of_d)
        x, y, z = x & ~p, y & ~q, z & ~r
        if size(p, q, r) < b.group_least:
            continue
        gain += group_worth(b, garden, p, q, r)
        if decorates:
            gain += int(b.per_contact) * new_contacts(b, layout, won, p, q, r)
        if spoiling:
            gain -= int(b.per_contact) * lost_contacts(garden, a, c, d, p, q, r)
        joined_a, joined_c, joined_d = joined_a | p, joined_c | q, joined_d | r
    for k in range(n_groups):
        p, q, r = int(groups[k, 0]), int(groups[k, 1]), int(groups[k, 2])
        if p & joined_a | q & joined_c | r & joined_d:
            gain -= int(groups[k, 3])  # it is part of a larger group now
            continue
        if decorates:
            gain += int(b.per_contact) * new_contacts(b, layout, won, p, q, r)
        if spoiling:
            gain -= int(b.per_contact) * lost_contacts(garden, a, c, d, p, q, r)
    return gain, won


@inlined
def worth_decoration(
    b: Tables, garden: Record, piece: int, place: int, groups: Array, n_groups: int
) -> tuple[int, int]:
    """Points and awards of a decoration of side B: scoring groups that it would touch."""
    a, c, d, _, _, _ = placed(b, piece, place)
    gain, won = lines_and_awards(b, garden, a, c, d, True)
    near_a, near_c, near_d = beside(a, c, d)
    for k in range(n_groups):
        touch = near_a & int(groups[k, 0]) | near_c & int(groups[k, 1]) | near_d & int(groups[k, 2])
        if touch != 0:
            gain += int(b.per_contact)
    return gain, won
