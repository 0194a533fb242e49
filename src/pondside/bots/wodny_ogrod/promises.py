"""What a garden of Wodny ogród promises: its points and how well the rest of it can be used.

Points alone would see nothing for the first ten tiles.  So a garden is also worth how smooth its
empty part is, how near lines are to being full and groups to scoring, and the tokens in hand.  All
is in hundredths of a point.  A candidate is appraised against what is known of the garden before
it: only the groups it joins are walked again.
"""

from __future__ import annotations

import numpy as np

from ...games.wodny_ogrod.facts import KINDS, SECTIONS, SIDE
from ...games.wodny_ogrod.gains import AREA_BITS, LOST_AREAS, WON_AREAS, deco_areas, line_worth
from ...games.wodny_ogrod.ground import (
    FULL,
    LAST,
    OPEN,
    ROW,
    ROWS,
    beside,
    covered,
    first_of,
    patch,
    size,
)
from ...games.wodny_ogrod.scoring import n_touched
from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Record, Tables

# What things are worth, found by playing solo games.
(
    OUTLINE,  # a side of an empty cell at a token or at the edge
    ALONE,  # an empty cell without an empty neighbour
    NOOK,  # an empty cell with one
    LINE_1,  # a line that lacks one cell
    LINE_2,
    LINE_3,
    BEGUN,  # a cell of a group that can grow
    SQUARE,  # the square of its size
    SCORING,  # a group that scores, besides its points
    NARROW,  # percent of what a group promises if it can only grow over one cell
    TOUCHING,  # percent more for every decoration that a growing group touches
    HOPING,  # the same for a decoration area that is open
    HOPED,  # points of a scoring group at an open decoration area
    AROUND,  # a covered cell beside an open decoration area
    OPEN_AREA,
    DECORATED,  # a decoration
    TOKEN,  # a bonus token in hand, of the four kinds from here on
) = range(17)
_NOT_FIRST = FULL & ~sum(1 << SIDE * row for row in range(ROWS))
_NOT_LAST = FULL & ~sum(1 << SIDE * row + SIDE - 1 for row in range(ROWS))
_CARRY = SIDE * (ROWS - 1)
N_KINDS = len(KINDS)

WEIGHTS: Array = np.array(  # a row for each variant
    [
        [41, 20, 10, 30, 15, 5, 0, 7, 200, 60, 0, 0, 0, 0, 0, 0, 43, 57, 40, 30],
        [31, 27, 4, 30, 17, 11, 0, 7, 312, 23, 53, 25, 50, 87, 22, 393, 43, 57, 120, 39],
        [30, 20, 10, 42, 15, 3, 0, 8, 329, 60, 50, 0, 0, 0, 0, 29, 40, 57, 109, 37],
    ],
    np.int64,
)

# Of a group that is kept: its cells, the cells beside it, how many cells, the decorations it
# touches, and the decoration areas beside it as bits.
CELLS_AT, BESIDE_AT, SIZE_AT, TOUCHED_AT, NEAR_AT = 0, 3, 6, 7, 8
GROUP = 9
MOST_GROUPS = 72  # of one symbol
N_GROUPS_AT = 2 * MOST_GROUPS * GROUP
KEPT = N_GROUPS_AT + 2  # numbers that keep the groups of a garden


@compiled
def ragged(a: int, c: int, d: int, weights: Array) -> int:
    """What the shape of some empty cells costs."""
    left_a, left_c, left_d = (a & _NOT_LAST) << 1, (c & _NOT_LAST) << 1, (d & _NOT_LAST) << 1
    right_a, right_c, right_d = (a & _NOT_FIRST) >> 1, (c & _NOT_FIRST) >> 1, (d & _NOT_FIRST) >> 1
    up_a, up_c, up_d = a >> SIDE | (c & ROW) << _CARRY, c >> SIDE | (d & ROW) << _CARRY, d >> SIDE
    down_a, down_c, down_d = (
        a << SIDE & FULL,
        c << SIDE & FULL | a >> _CARRY,
        d << SIDE & LAST | c >> _CARRY,
    )
    pairs = size(a & left_a, c & left_c, d & left_d) + size(a & up_a, c & up_c, d & up_d)
    cost = weights[OUTLINE] * (4 * size(a, c, d) - 2 * pairs)
    one_a, two_a = left_a | right_a | up_a | down_a, _two(left_a, right_a, up_a, down_a)
    one_c, two_c = left_c | right_c | up_c | down_c, _two(left_c, right_c, up_c, down_c)
    one_d, two_d = left_d | right_d | up_d | down_d, _two(left_d, right_d, up_d, down_d)
    cost += weights[ALONE] * size(a & ~one_a, c & ~one_c, d & ~one_d)
    cost += weights[NOOK] * size(a & one_a & ~two_a, c & one_c & ~two_c, d & one_d & ~two_d)
    return cost


@inlined
def _two(p: int, q: int, r: int, t: int) -> int:
    """The cells that at least two of four sets have."""
    return p & q | r & t | (p | q) & (r | t)


@inlined
def _line_hope(n: int, weights: Array) -> int:
    return weights[LINE_1 + n - 1] if 0 < n < 4 else 0


@compiled
def line_hopes(a: int, c: int, d: int, weights: Array) -> tuple[int, int]:
    """Full lines as bits, and what the nearly full ones promise, from the empty cells."""
    full, value = 0, 0
    one, two, three, four = 0, 0, 0, 0  # columns that lack at least so many
    for k in range(SIDE):
        word = a if k < ROWS else c if k < 2 * ROWS else d
        row = word >> SIDE * (k % ROWS) & ROW
        four |= three & row
        three |= two & row
        two |= one & row
        one |= row
        n = bits.count(row)
        full |= (1 if n == 0 else 0) << k
        value += _line_hope(n, weights)
    value += weights[LINE_1] * bits.count(one & ~two)
    value += weights[LINE_2] * bits.count(two & ~three)
    value += weights[LINE_3] * bits.count(three & ~four)
    return full | (ROW & ~one) << SIDE, value


@inlined
def group_hope(b: Tables, n: int, room: int, touched: int, near: int, weights: Array) -> int:
    """What a group of a size promises that can grow over some cells and touches decorations."""
    if n >= b.group_least:
        points = int(b.per_group) + int(b.per_contact) * touched
        return 100 * points + weights[SCORING] + weights[HOPED] * near
    if room == 0:
        return 0
    value = weights[BEGUN] * n + weights[SQUARE] * n * n
    value += value * (weights[TOUCHING] * touched + weights[HOPING] * near) // 100
    return value * weights[NARROW] // 100 if room == 1 else value


@compiled
def token_hopes(
    b: Tables, garden: Record, full: int, a: int, c: int, d: int, weights: Array
) -> int:
    """The tokens in hand, with those that full lines and some covered cells win."""
    value = 0
    for kind in range(N_KINDS):
        value += weights[TOKEN + kind] * int(garden.hand[kind])
    used = int(garden.used)
    if full != 0:
        for k in range(SECTIONS):
            if full & int(b.section[k]) != 0 and used >> k & 1 == 0:
                value += weights[TOKEN + int(b.section_token[k])]
    layout, done = int(garden.layout), int(garden.done)
    for k in range(b.n_areas[layout]):
        if done >> k & 1:
            continue
        bare = int(b.area[layout, k, 0]) & ~a
        bare |= int(b.area[layout, k, 1]) & ~c
        bare |= int(b.area[layout, k, 2]) & ~d
        if bare == 0:
            value += weights[TOKEN + int(b.area_token[layout, k])]
    return value


@inlined
def area_hopes(
    b: Tables, garden: Record, open_areas: int, a: int, c: int, d: int, weights: Array
) -> int:
    """What decoration areas promise that are still open, as bits."""
    layout, value = int(garden.layout), 0
    for k in range(b.n_deco_areas[layout]):
        if open_areas >> k & 1:
            there = bits.count(int(b.deco_around[layout, k, 0]) & a)
            there += bits.count(int(b.deco_around[layout, k, 1]) & c)
            there += bits.count(int(b.deco_around[layout, k, 2]) & d)
            value += weights[OPEN_AREA] + weights[AROUND] * there
    return value


@compiled
def ground(
    b: Tables, garden: Record, open_areas: int, a: int, c: int, d: int, weights: Array
) -> int:
    """What covered cells are worth whatever they show."""
    bare_a, bare_c, bare_d = FULL & ~a, FULL & ~c, LAST & ~d
    full, value = line_hopes(bare_a, bare_c, bare_d, weights)
    value += 100 * line_worth(b, full)
    value -= ragged(bare_a, bare_c, bare_d, weights)
    value += token_hopes(b, garden, full, a, c, d, weights)
    if open_areas != 0:
        value += area_hopes(b, garden, open_areas, a, c, d, weights)
    return value


@inlined
def open_areas_of(b: Tables, garden: Record) -> int:
    found = 0
    for k in range(b.n_deco_areas[garden.layout]):
        if garden.deco_area[k] == OPEN:
            found |= 1 << k
    return found


@compiled
def areas_near(b: Tables, garden: Record, open_areas: int, p: int, q: int, r: int) -> int:
    """The open decoration areas that have some of the cells, as bits."""
    layout, found = int(garden.layout), 0
    if open_areas != 0:
        for k in range(b.n_deco_areas[layout]):
            on = int(b.deco_area[layout, k, 0]) & p
            on |= int(b.deco_area[layout, k, 1]) & q
            on |= int(b.deco_area[layout, k, 2]) & r
            if on != 0:
                found |= 1 << k
    return found & open_areas


@compiled
def keep_groups(b: Tables, garden: Record, kept: Array) -> None:
    """Write down the groups of a garden for `appraise`."""
    open_areas = open_areas_of(b, garden)
    for symbol in range(2):
        kind = garden.koi if symbol == 0 else garden.lily
        x, y, z = int(kind[0]), int(kind[1]), int(kind[2])
        at, n = symbol * MOST_GROUPS * GROUP, 0
        while x | y | z != 0:
            p, q, r = first_of(x, y, z)
            p, q, r = patch(p, q, r, x, y, z)
            x, y, z = x & ~p, y & ~q, z & ~r
            kept[at], kept[at + 1], kept[at + 2] = p, q, r
            kept[at + SIZE_AT] = size(p, q, r)
            kept[at + TOUCHED_AT] = n_touched(garden, p, q, r)
            p, q, r = beside(p, q, r)
            kept[at + BESIDE_AT], kept[at + BESIDE_AT + 1], kept[at + BESIDE_AT + 2] = p, q, r
            kept[at + NEAR_AT] = areas_near(b, garden, open_areas, p, q, r)
            at += GROUP
            n += 1
        kept[N_GROUPS_AT + symbol] = n


@inlined
def _touches(p: int, q: int, r: int, a: int, c: int, d: int) -> int:
    return 1 if p & a | q & c | r & d != 0 else 0


@compiled
def appraise(
    b: Tables,
    garden: Record,
    a: int,
    c: int,
    d: int,
    x: int,
    y: int,
    z: int,
    symbol: int,
    weights: Array,
    kept: Array,
) -> int:
    """What a garden is worth with some more cells covered: symbols of a kind, or a decoration.

    symbol: 0 koi, 1 lilies, 2 a decoration.  `kept` has the groups of the garden.
    """
    old_a, old_c, old_d = covered(garden)
    all_a, all_c, all_d = old_a | a, old_c | c, old_d | d
    open_areas = open_areas_of(b, garden)
    deco_a, deco_c, deco_d = 0, 0, 0  # the cells of decorations that come now
    won, n_decorations = 0, int(garden.n_decorations)
    if symbol == 2:
        deco_a, deco_c, deco_d = a, c, d
        n_decorations += 1
    elif open_areas != 0:
        changed = deco_areas(b, garden, all_a, all_c, all_d)
        if changed != 0:
            won = changed >> WON_AREAS & AREA_BITS
            open_areas &= ~(won | changed >> LOST_AREAS)
            layout = int(garden.layout)
            for k in range(b.n_deco_areas[layout]):
                if won >> k & 1:
                    n_decorations += 1
                    all_a |= int(b.deco_area[layout, k, 0])
                    all_c |= int(b.deco_area[layout, k, 1])
                    all_d |= int(b.deco_area[layout, k, 2])
    value = weights[DECORATED] * n_decorations
    value += ground(b, garden, open_areas, all_a, all_c, all_d, weights)
    bare_a, bare_c, bare_d = FULL & ~all_a, FULL & ~all_c, LAST & ~all_d
    for one in range(2):
        at = one * MOST_GROUPS * GROUP
        for _ in range(kept[N_GROUPS_AT + one]):
            p, q, r = kept[at + BESIDE_AT], kept[at + BESIDE_AT + 1], kept[at + BESIDE_AT + 2]
            if one != symbol or p & x | q & y | r & z == 0:
                touched = kept[at + TOUCHED_AT] + bits.count(kept[at + NEAR_AT] & won)
                if symbol == 2:
                    touched += _touches(p, q, r, deco_a, deco_c, deco_d)
                near = bits.count(kept[at + NEAR_AT] & open_areas)
                room = size(p & bare_a, q & bare_c, r & bare_d)
                value += group_hope(b, kept[at + SIZE_AT], room, touched, near, weights)
            at += GROUP
    if x | y | z == 0:
        return value
    kind = garden.koi if symbol == 0 else garden.lily
    of_a, of_c, of_d = int(kind[0]) | x, int(kind[1]) | y, int(kind[2]) | z
    while x | y | z != 0:
        p, q, r = first_of(x, y, z)
        p, q, r = patch(p, q, r, of_a, of_c, of_d)
        x, y, z = x & ~p, y & ~q, z & ~r
        n, touched = size(p, q, r), n_touched(garden, p, q, r)
        p, q, r = beside(p, q, r)
        near = areas_near(b, garden, open_areas | won, p, q, r)
        touched += bits.count(near & won)
        near = bits.count(near & open_areas)
        room = size(p & bare_a, q & bare_c, r & bare_d)
        value += group_hope(b, n, room, touched, near, weights)
    return value


@compiled
def look_at(b: Tables, garden: Record, weights: Array) -> int:
    """What a garden is worth as it is."""
    a, c, d = covered(garden)
    open_areas = open_areas_of(b, garden)
    value = weights[DECORATED] * int(garden.n_decorations)
    value += ground(b, garden, open_areas, a, c, d, weights)
    bare_a, bare_c, bare_d = FULL & ~a, FULL & ~c, LAST & ~d
    for symbol in range(2):
        kind = garden.koi if symbol == 0 else garden.lily
        x, y, z = int(kind[0]), int(kind[1]), int(kind[2])
        while x | y | z != 0:
            p, q, r = first_of(x, y, z)
            p, q, r = patch(p, q, r, x, y, z)
            x, y, z = x & ~p, y & ~q, z & ~r
            n, touched = size(p, q, r), n_touched(garden, p, q, r)
            p, q, r = beside(p, q, r)
            near = bits.count(areas_near(b, garden, open_areas, p, q, r))
            room = size(p & bare_a, q & bare_c, r & bare_d)
            value += group_hope(b, n, room, touched, near, weights)
    return value
