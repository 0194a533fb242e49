"""What a Kōhaku pond is worth: every scoring rule once, for the sheet and for its explanation.

A feature scores the `tally` of the sum of what each koi it counts is `worth` to it; tables.py
unrolls both into tables of the box.  Which koi it counts is geometry: its neighbours, for
butterflies its row and column.  Nothing here knows how a game goes.
"""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array, record
from ...kernel.kinds import Cell, Kind, Record, Seat, State, Tables
from .facts import CARDS, MAX_COUNTED, FeatureTile, KoiTile, Scoring
from .ground import COLUMN, FEATURE, KOI, NEIGHBOURS, ROW, is_koi
from .options import BUTTERFLY_GAPS, RAREST_ABSENT
from .tiles import (
    BUTTERFLIES,
    DOUBLE_FLOWER,
    FROG,
    KINDS,
    LETTERS,
    ROCKS,
    SINGLE_FLOWER,
    STATUE,
    TURTLE,
    colour_bits,
)

(
    WHITE_BLACK, YELLOW_RED, RAREST_COLOUR, DRAGONFLIES, ORNAMENT_KINDS, STATUES, NO_FRY,
    NO_DRAGONFLIES, FLOWER_SETS, FROG_TURTLE, LARGEST_SQUARE, FRY_SHELTER,
) = range(len(CARDS))  # fmt: skip
BLACK, RED, WHITE, YELLOW = (1 << k for k in range(len(LETTERS)))
N_COLOURS = len(LETTERS)
N_KINDS = len(KINDS)

SHEET_LINES = (*KINDS, "coins", "goal")
COINS, GOAL = N_KINDS, N_KINDS + 1
SHEET = record(("points", np.int16, (len(SHEET_LINES),)))  # in the order of SHEET_LINES


def worth(feature: FeatureTile, koi: KoiTile, scoring: Scoring) -> int:
    """What one koi adds to one feature that counts it.

    KOH-SCORE-01: a two-colour koi has both its colours.
    """
    kind = KINDS.index(feature.kind)
    colours = colour_bits(feature.colours)
    shared = colours & colour_bits(koi.colours)
    if kind == SINGLE_FLOWER:  # KOH-SCORE-02: here a koi counts; `tally` says for how much
        return 1 if shared else 0
    if kind == DOUBLE_FLOWER:
        if shared == colours:
            return scoring.double_flower.both_colours  # KOH-SCORE-05
        return scoring.double_flower.one_colour if shared else 0  # KOH-SCORE-04
    if kind == ROCKS:
        return scoring.rocks.per_fry * koi.fry  # KOH-SCORE-07
    if kind == FROG:
        return scoring.frog.per_dragonfly * koi.dragonflies  # KOH-SCORE-08
    if kind == STATUE:
        return 1  # KOH-SCORE-09: of any colour
    if kind == BUTTERFLIES:
        return scoring.butterflies.per_koi if shared else 0  # KOH-SCORE-10
    return 0


def tally(kind: int, worths: int, scoring: Scoring) -> int:
    """The points of a feature whose koi are worth so much to it together."""
    if kind == SINGLE_FLOWER:  # KOH-SCORE-02; KOH-SCORE-03: four koi are worth more
        if worths == 4:
            return scoring.single_flower.all_four_total
        return worths * scoring.single_flower.per_koi
    if kind == STATUE:
        return scoring.statue.by_adjacent_koi[min(worths, 4)]  # KOH-SCORE-09
    if kind == TURTLE:
        return scoring.turtle.flat  # KOH-SCORE-13
    return worths  # KOH-SCORE-06: no bonus for four double matches


@inlined
def in_line(pond: Record, at: Cell, other: Cell, gaps: int) -> bool:
    """Whether butterflies at one cell see a koi at another.

    KOH-SCORE-10 in the same row or column; KOH-SCORE-11 at any distance, over empty cells too
    unless the option blocks them; KOH-SCORE-12 features do not block.
    """
    same_row: bool = ROW[at] == ROW[other]
    same_column: bool = COLUMN[at] == COLUMN[other]
    if gaps == 0:
        return same_row | same_column
    if same_column:
        forth, back = 3, 0
    elif same_row:
        forth, back = 2, 1
    else:
        return False
    # Of the two ways round the torus only the one inside the pond can be without a gap.
    for way in (forth, back):
        cell = NEIGHBOURS[at, way]
        while cell != other and pond.cells[cell] >= KOI:
            cell = NEIGHBOURS[cell, way]
        if cell == other:
            return True
    return False


@inlined
def feature_points(b: Tables, pond: Record, at: Cell, gaps: int) -> int:
    """The points of the feature at a cell; diagonal neighbours never matter (KOH-SCORE-16)."""
    feature = int(pond.cells[at]) - FEATURE
    worths = 0
    if b.feature_kind[feature] == BUTTERFLIES:
        for k in range(pond.n_koi):
            other = pond.koi_at[k]
            if in_line(pond, at, other, gaps):
                worths += int(b.worth[feature, pond.cells[other]])
        return int(worths)
    for way in range(4):
        worths += int(b.worth[feature, pond.cells[NEIGHBOURS[at, way]]])
    return int(b.tally[feature, worths])


@inlined
def score_pond(b: Tables, pond: Record, gaps: int, sheet: Record) -> None:
    """Fill the lines of a pond's sheet, all but the goal card.  KOH-SCORE-14, KOH-SCORE-15"""
    points = sheet.points
    for line in range(N_KINDS):
        points[line] = 0
    for k in range(pond.n_features):
        at = pond.feature_at[k]
        kind = b.feature_kind[int(pond.cells[at]) - FEATURE]
        points[kind] += feature_points(b, pond, at, gaps)
    points[COINS] = pond.coins * b.coin
    points[GOAL] = 0


@compiled
def koi_having(b: Tables, pond: Record, colours: int) -> int:
    """How many koi have at least one of the colours; each counts once."""
    n = 0
    for k in range(pond.n_koi):
        if b.koi_colours[int(pond.cells[pond.koi_at[k]]) - KOI] & colours:
            n += 1
    return n


@compiled
def count_kind(b: Tables, pond: Record, kind: Kind) -> int:
    n = 0
    for k in range(pond.n_features):
        if b.feature_kind[int(pond.cells[pond.feature_at[k]]) - FEATURE] == kind:
            n += 1
    return n


@compiled
def beside_kind(b: Tables, pond: Record, at: Cell, kind: Kind) -> int:
    """How many features of a kind touch a cell."""
    n = 0
    for way in range(4):
        cell = int(pond.cells[NEIGHBOURS[at, way]])
        if cell >= FEATURE and b.feature_kind[cell - FEATURE] == kind:
            n += 1
    return n


@compiled
def rarest_colour(b: Tables, pond: Record, absent: int) -> int:
    """Koi having the colour that fewest have; tied colours count once.

    KOH-GOAL-04; KOH-GOAL-05 a colour that nobody has is the rarest unless the option skips it.
    """
    fewest = -1
    for k in range(N_COLOURS):
        n = koi_having(b, pond, 1 << k)
        if n == 0 and absent == 1:
            continue
        if fewest < 0 or n < fewest:
            fewest = n
    return max(fewest, 0)


@compiled
def dragonflies_in_line(b: Tables, pond: Record, gaps: int) -> int:
    """Dragonflies in the rows and columns of the butterflies, each tile apart.  KOH-GOAL-06"""
    n = 0
    for k in range(pond.n_features):
        at = pond.feature_at[k]
        if b.feature_kind[int(pond.cells[at]) - FEATURE] != BUTTERFLIES:
            continue
        for m in range(pond.n_koi):
            other = pond.koi_at[m]
            if in_line(pond, at, other, gaps):
                n += int(b.koi_dragonflies[int(pond.cells[other]) - KOI])
    return n


@compiled
def kinds_present(b: Tables, pond: Record) -> int:
    """KOH-GOAL-07: kinds of feature in the pond; single and double flowers are two."""
    n = 0
    for kind in range(N_KINDS):
        if count_kind(b, pond, kind) > 0:
            n += 1
    return n


@compiled
def surrounded_statues(b: Tables, pond: Record) -> int:
    """KOH-GOAL-08: statues with koi on all four sides."""
    n = 0
    for k in range(pond.n_features):
        at = pond.feature_at[k]
        if b.feature_kind[int(pond.cells[at]) - FEATURE] != STATUE:
            continue
        koi = 0
        for way in range(4):
            if is_koi(pond.cells[NEIGHBOURS[at, way]]):
                koi += 1
        if koi == 4:
            n += 1
    return n


@compiled
def flower_sets(b: Tables, pond: Record) -> int:
    """KOH-GOAL-10: the smallest of the four flower counts; a double flower is one of each."""
    fewest = -1
    for k in range(N_COLOURS):
        n = 0
        for m in range(pond.n_features):
            feature = int(pond.cells[pond.feature_at[m]]) - FEATURE
            flower = b.feature_kind[feature] <= DOUBLE_FLOWER
            if flower and b.feature_colours[feature] & (1 << k):
                n += 1
        if fewest < 0 or n < fewest:
            fewest = n
    return fewest


@compiled
def full_square(pond: Record, at: Cell, side: int) -> bool:
    """Whether the square with this top-left cell is full of tiles."""
    row = at
    for _ in range(side):
        cell = row
        for _ in range(side):
            if pond.cells[cell] < KOI:
                return False
            cell = NEIGHBOURS[cell, 2]
        row = NEIGHBOURS[row, 3]
    return True


@compiled
def largest_square(pond: Record) -> int:
    """KOH-GOAL-12: side of the largest square full of tiles of either type."""
    side = 0
    for k in range(pond.n_koi + pond.n_features):
        at = pond.koi_at[k] if k < pond.n_koi else pond.feature_at[k - pond.n_koi]
        while full_square(pond, at, side + 1):
            side += 1
    return side


@compiled
def sheltered(b: Tables, pond: Record, hit: int, miss: int) -> int:
    """KOH-GOAL-13: a koi with fry pays if rocks touch it, however many; else it costs.

    KOH-GOAL-14: the sum may be negative.
    """
    points = 0
    for k in range(pond.n_koi):
        at = pond.koi_at[k]
        if b.koi_fry[int(pond.cells[at]) - KOI] > 0:
            points += hit if beside_kind(b, pond, at, ROCKS) > 0 else miss
    return points


@compiled
def koi_without(amounts: Array, pond: Record) -> int:
    """KOH-GOAL-09: koi tiles with none of something."""
    n = 0
    for k in range(pond.n_koi):
        if amounts[int(pond.cells[pond.koi_at[k]]) - KOI] == 0:
            n += 1
    return n


@compiled
def goal_count(b: Tables, pond: Record, card: int, gaps: int, absent: int) -> int:
    """How many of what a goal card counts are in the pond; for fry_shelter its points."""
    if card == WHITE_BLACK:
        return koi_having(b, pond, WHITE | BLACK)  # KOH-GOAL-02
    if card == YELLOW_RED:
        return koi_having(b, pond, YELLOW | RED)  # KOH-GOAL-03
    if card == RAREST_COLOUR:
        return rarest_colour(b, pond, absent)
    if card == DRAGONFLIES:
        return dragonflies_in_line(b, pond, gaps)
    if card == ORNAMENT_KINDS:
        return kinds_present(b, pond)
    if card == STATUES:
        return surrounded_statues(b, pond)
    if card == NO_FRY:
        return koi_without(b.koi_fry, pond)
    if card == NO_DRAGONFLIES:
        return koi_without(b.koi_dragonflies, pond)
    if card == FLOWER_SETS:
        return flower_sets(b, pond)
    if card == FROG_TURTLE:  # KOH-GOAL-11
        return min(count_kind(b, pond, FROG), count_kind(b, pond, TURTLE))
    if card == LARGEST_SQUARE:
        return largest_square(pond)
    return sheltered(b, pond, int(b.goal_each[FRY_SHELTER]), int(b.goal_miss))


@compiled
def goal_points(b: Tables, pond: Record, card: int, gaps: int, absent: int) -> int:
    """The points of a goal card for a pond.  Section 7 of the rules."""
    n = goal_count(b, pond, card, gaps, absent)
    if card == FRY_SHELTER:
        return n
    if card in (WHITE_BLACK, YELLOW_RED, ORNAMENT_KINDS, LARGEST_SQUARE):
        return int(b.goal_table[card, min(n, MAX_COUNTED)])
    return n * int(b.goal_each[card])


@compiled
def score(b: Tables, s: State, seat: Seat, sheet: Record) -> None:
    """Fill the sheet of a seat as its pond stands.  KOH-END-04, KOH-GOAL-01"""
    gaps = s.options[BUTTERFLY_GAPS]
    pond = s.ponds[seat]
    score_pond(b, pond, gaps, sheet)
    if pond.goal > 0:
        sheet.points[GOAL] = goal_points(b, pond, pond.goal - 1, gaps, s.options[RAREST_ABSENT])


@compiled
def gain(box: Array, before: Array, after: Array, seat: Seat, sheets: Array) -> int:
    """What a seat's pond has more points in after[0] than before[0], its goal card left out."""
    gained = 0
    score_pond(box[0], after[0].ponds[seat], after[0].options[BUTTERFLY_GAPS], sheets[0])
    for line in range(GOAL):
        gained += sheets[0].points[line]
    score_pond(box[0], before[0].ponds[seat], before[0].options[BUTTERFLY_GAPS], sheets[0])
    for line in range(GOAL):
        gained -= sheets[0].points[line]
    return gained


@compiled
def rival_points(b: Tables, koi: int, features: int, coins: int, flowers: int, level: int) -> int:
    """What so many tiles are worth at a level, 0 easy to 2 hard.  KOH-SOLO-16 to KOH-SOLO-18"""
    points = koi * b.rival_koi + features * b.rival_feature
    if level >= 1:
        points += features * b.rival_medium_feature
    if level >= 2:
        points += coins * b.rival_hard_coin + flowers * b.rival_hard_flower
    return int(points)


@compiled
def rival_total(b: Tables, s: State, level: int) -> int:
    """The rival's points at a level as its pile stands."""
    koi, coins, features, flowers = 0, 0, 0, 0
    for kind in range(b.n_koi):
        koi += s.pile_koi[kind]
        coins += s.pile_koi[kind] * b.koi_coins[kind]
    for kind in range(b.n_features):
        features += s.pile_features[kind]
        if b.feature_kind[kind] == SINGLE_FLOWER:
            flowers += s.pile_features[kind]
    return rival_points(b, koi, features, coins, flowers, level)
