"""What one more tile is worth to a Kōhaku pond: points now and what they promise.

A tile changes the points of its neighbours alone, and of butterflies in line; so does it with the
promises, which look at a feature with empty sides, and at an empty cell with tiles around it.  A
cell is surveyed once and then asked about each tile that could go there.
"""

from __future__ import annotations

import numpy as np

from ...games.kohaku import phases
from ...games.kohaku.ground import EMPTY, FEATURE, KOI, NEIGHBOURS
from ...games.kohaku.options import BUTTERFLY_GAPS, REFILL_TIMING
from ...games.kohaku.scoring import in_line
from ...games.kohaku.tiles import BUTTERFLIES, DOUBLE_FLOWER, FROG, ROCKS, SINGLE_FLOWER, STATUE
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Record, Seat, State, Tables
from ..tactics import POINT

# Where each promise stands in the table of promises, in hundredths of a point.
FLOWER = 0  # single flower: 5 * koi of its colour around it + empty sides
STATUES = 25  # statue: empty sides
SIDES = 30  # of the other kinds, for each empty side
LINES = 37  # butterflies, wherever they lie
SPOT = 38  # an empty cell for a feature: 5 * koi around it + those that share a colour
NEST = 63  # an empty cell for a koi: features around it
FADE = 68  # how much of a promise comes true, in hundredths, by turns left
SPARED = FADE + 20  # a tile kept from the rival: koi like another, lone koi, flower, other
N_PROMISES = SPARED + 4


def _promises() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Found by playing tables against each other, many thousand games of quick play."""
    table = np.zeros(N_PROMISES, np.int64)
    for koi, row in enumerate(((0, 0, 120, 220, 300), (0, 90, 90, 305), (0, 40, 320), (0, 500))):
        table[FLOWER + 5 * koi : FLOWER + 5 * koi + len(row)] = row
    table[STATUES : STATUES + 5] = (0, 325, 480, 570, 500)
    table[SIDES + DOUBLE_FLOWER], table[SIDES + ROCKS], table[SIDES + FROG] = 40, 160, 140
    table[LINES] = 250
    rows = ((0,), (0, -30), (0, -30, 40), (0, 50, 105, 330), (0, 200, 300, 330, 330))
    for koi, row in enumerate(rows):
        table[SPOT + 5 * koi : SPOT + 5 * koi + len(row)] = row
    table[NEST : NEST + 5] = (0, 45, 80, 80, 210)
    knots = (0, 11, 32, 46, 62, 72, 96, 96)
    table[SPARED:] = (95, -125, 260, 0)
    table[FADE:SPARED] = np.interp(range(20), (0, 1, 2, 3, 5, 8, 13, 19), knots)
    return table


PROMISES = _promises()

# What a survey of a cell leaves in `work`, from AROUND on: three numbers a side, then the line.
BUTTERFLY = 0  # how many butterflies the pond has, then their cells
AROUND = 32
LINE = AROUND + 12  # how many butterflies see the cell, then which features they are
SPOTS = AROUND + 40
N_WORK = SPOTS + 8
SPREAD = np.array([sum((k >> c & 1) << 4 * c for c in range(4)) for k in range(16)], np.int64)


@inlined
def most_shared(counts: int) -> int:
    """The largest of the four counts of a word."""
    return max(max(counts & 15, counts >> 4 & 15), max(counts >> 8 & 15, counts >> 12 & 15))


@inlined
def turns_left(s: State, seat: Seat) -> int:
    """About how many turns a seat has after the one that is played."""
    left = int(s.koi_left)
    seats = int(s.seats)
    if seats == 1:
        return left * 2 // 5  # the rival uses up koi as well
    if s.phase == phases.PLACE and s.options[REFILL_TIMING] == 1 and s.market[s.koi_from] != EMPTY:
        left += 1
    away = (seat - int(s.seat)) % seats
    return (left - away) // seats if left >= away else 0


@inlined
def list_butterflies(b: Tables, pond: Record, work: Array) -> None:
    """Note which features of a pond are butterflies."""
    n = 0
    for k in range(pond.n_features):
        at = int(pond.feature_at[k])
        if b.feature_kind[int(pond.cells[at]) - FEATURE] == BUTTERFLIES:
            n += 1
            work[BUTTERFLY + n] = at
    work[BUTTERFLY] = n


@inlined
def promised(b: Tables, promises: Array, feature: int, koi: int, sides: int) -> int:
    """What a feature with so much worth and so many empty sides promises."""
    kind = int(b.feature_kind[feature])
    if kind == SINGLE_FLOWER:
        return promises[FLOWER + 5 * koi + sides]
    if kind == STATUE:
        return promises[STATUES + sides]
    return promises[SIDES + kind] * sides


@inlined
def survey_for_koi(
    b: Tables, s: State, pond: Record, cell: Cell, promises: Array, work: Array
) -> None:
    """Look around a cell open to a koi."""
    features = 0
    for way in range(4):
        near = NEIGHBOURS[cell, way]
        held = int(pond.cells[near])
        at = AROUND + 3 * way
        first, second = 0, 0
        if held >= FEATURE:
            features += 1
            held -= FEATURE
            for side in range(4):
                other = int(pond.cells[NEIGHBOURS[near, side]])
                first += int(b.worth[held, other])
                second += 1 if other < KOI else 0
        else:
            held = -1
            for side in range(4):
                other = int(pond.cells[NEIGHBOURS[near, side]])
                if other >= KOI:
                    first += SPREAD[b.koi_colours[other - KOI]]
                    second += 1
        work[at] = held
        work[at + 1] = first
        work[at + 2] = second
    n = 0
    for k in range(work[BUTTERFLY]):
        at = work[BUTTERFLY + 1 + k]
        if in_line(pond, at, cell, s.options[BUTTERFLY_GAPS]):
            n += 1
            work[LINE + n] = int(pond.cells[at]) - FEATURE
    work[LINE] = n
    work[AROUND - 1] = -promises[NEST + features]


@inlined
def koi_adds(b: Tables, koi: int, fade: int, promises: Array, work: Array) -> int:
    """What a koi adds in the cell that was surveyed."""
    held = KOI + koi
    colours = SPREAD[b.koi_colours[koi]]
    points = int(b.koi_coins[koi]) * int(b.coin)
    hope = work[AROUND - 1]
    for way in range(4):
        at = AROUND + 3 * way
        feature, first, second = work[at], work[at + 1], work[at + 2]
        if feature >= 0:
            if b.feature_kind[feature] != BUTTERFLIES:
                more = first + int(b.worth[feature, held])
                points += int(b.tally[feature, more]) - int(b.tally[feature, first])
                hope += promised(b, promises, feature, more, second - 1)
                hope -= promised(b, promises, feature, first, second)
        else:
            hope += promises[SPOT + 5 * (second + 1) + most_shared(first + colours)]
            hope -= promises[SPOT + 5 * second + most_shared(first)]
    for k in range(work[LINE]):
        points += int(b.worth[work[LINE + 1 + k], held])
    return points * POINT + hope * fade // 100


@inlined
def survey_for_feature(b: Tables, pond: Record, cell: Cell, promises: Array, work: Array) -> None:
    """Look around a cell open to a feature."""
    koi, sides, colours, hope = 0, 0, 0, 0
    for way in range(4):
        near = NEIGHBOURS[cell, way]
        held = int(pond.cells[near])
        work[AROUND + way] = held
        if held >= KOI:
            koi += 1
            colours += SPREAD[b.koi_colours[held - KOI]]
        else:
            sides += 1
            features = 0
            for side in range(4):
                features += 1 if pond.cells[NEIGHBOURS[near, side]] >= FEATURE else 0
            hope += promises[NEST + features + 1] - promises[NEST + features]
    work[AROUND + 4] = sides
    work[AROUND + 5] = hope - promises[SPOT + 5 * koi + most_shared(colours)]


@inlined
def feature_adds(
    b: Tables,
    s: State,
    pond: Record,
    cell: Cell,
    feature: int,
    fade: int,
    promises: Array,
    work: Array,
) -> int:
    """What a feature adds in the cell that was surveyed."""
    worths, hope = 0, work[AROUND + 5]
    points = 0
    if b.feature_kind[feature] == BUTTERFLIES:
        for k in range(pond.n_koi):
            other = int(pond.koi_at[k])
            if in_line(pond, cell, other, s.options[BUTTERFLY_GAPS]):
                points += int(b.worth[feature, pond.cells[other]])
        hope += promises[LINES]
    else:
        for way in range(4):
            worths += int(b.worth[feature, work[AROUND + way]])
        points = int(b.tally[feature, worths])
        hope += promised(b, promises, feature, worths, work[AROUND + 4])
    return points * POINT + hope * fade // 100


@compiled
def promise(b: Tables, pond: Record, promises: Array) -> int:
    """What a whole pond promises, before it fades."""
    hope = 0
    for k in range(pond.n_features):
        at = int(pond.feature_at[k])
        feature = int(pond.cells[at]) - FEATURE
        worths, sides = 0, 0
        for way in range(4):
            other = int(pond.cells[NEIGHBOURS[at, way]])
            worths += int(b.worth[feature, other])
            sides += 1 if other < KOI else 0
        if b.feature_kind[feature] == BUTTERFLIES:
            hope += promises[LINES]
        else:
            hope += promised(b, promises, feature, worths, sides)
    for k in range(pond.n_feature_open):
        koi, colours = 0, 0
        for way in range(4):
            other = int(pond.cells[NEIGHBOURS[pond.feature_open[k], way]])
            if other >= KOI:
                koi += 1
                colours += SPREAD[b.koi_colours[other - KOI]]
        hope += promises[SPOT + 5 * koi + most_shared(colours)]
    for k in range(pond.n_koi_open):
        features = 0
        for way in range(4):
            features += 1 if pond.cells[NEIGHBOURS[pond.koi_open[k], way]] >= FEATURE else 0
        hope += promises[NEST + features]
    return hope
