"""What tiles are worth to a Kōhaku goal card, and which cards the others may hold.

Some cards only count tiles; the others look at where they lie, so that a cell has to be surveyed
before.  Hundredths of a point, as everywhere in tactics.
"""

from __future__ import annotations

import numpy as np

from ...games.kohaku import phases
from ...games.kohaku.facts import N_CARDS
from ...games.kohaku.ground import FEATURE, KOI, touches
from ...games.kohaku.scoring import (
    BLACK,
    DRAGONFLIES,
    FLOWER_SETS,
    FROG_TURTLE,
    FRY_SHELTER,
    N_COLOURS,
    NO_DRAGONFLIES,
    NO_FRY,
    ORNAMENT_KINDS,
    RAREST_COLOUR,
    RED,
    STATUES,
    WHITE,
    WHITE_BLACK,
    YELLOW,
    YELLOW_RED,
    beside_kind,
    count_kind,
    in_line,
    kinds_present,
    koi_having,
)
from ...games.kohaku.tiles import BUTTERFLIES, DOUBLE_FLOWER, FROG, KINDS, ROCKS, STATUE, TURTLE
from ...games.kohaku.turns import conceal
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Record, Seat, State, Tables
from ...kernel.playout import below
from ..tactics import POINT
from .promises import AROUND, LINE

_MOST_KOI, _MOST_KINDS = 12, len(KINDS)  # where the tables of the cards end
# What a card brings on average, in the order of CARDS, in points.
CARD_HOPES = np.array([14, 14, 12, 38, 12, 8, 17, 17, 6, 4, 14, 8], np.int64)
# What the empty sides of a statue leave of the hope to close it.
_CLOSING = np.array([0, 250, 150, 80, 40], np.int64)
_UNSHELTERED = 60  # an empty side of a koi with fry, or of rocks


@inlined
def _slope(b: Tables, card: int, n: int, most: int) -> int:
    """What one more brings on the way to the end of a card's table."""
    if n >= most:
        return 0
    return (int(b.goal_table[card, most]) - int(b.goal_table[card, n])) * POINT // (most - n)


@compiled
def _rare(b: Tables, pond: Record, colours: int, each: int, flowers: int) -> int:
    """What a tile of some colours brings to a card that pays for the rarest colour."""
    fewest, tied, hit = 1000, 0, 0
    for k in range(N_COLOURS):
        n = 0
        if flowers:
            for m in range(pond.n_features):
                feature = int(pond.cells[pond.feature_at[m]]) - FEATURE
                flower = b.feature_kind[feature] <= DOUBLE_FLOWER
                n += 1 if flower and b.feature_colours[feature] & (1 << k) else 0
        else:
            n = koi_having(b, pond, 1 << k)
        if n < fewest:
            fewest, tied, hit = n, 0, 0
        if n == fewest:
            tied += 1
            hit += colours >> k & 1
    return each * POINT * hit // tied


@compiled
def koi_wish(b: Tables, pond: Record, card: int, koi: int) -> int:
    """What a koi brings to a card wherever it lies."""
    colours = int(b.koi_colours[koi])
    if card == WHITE_BLACK:
        wanted = colours & (WHITE | BLACK)
        return _slope(b, card, koi_having(b, pond, WHITE | BLACK), _MOST_KOI) if wanted else 0
    if card == YELLOW_RED:
        wanted = colours & (YELLOW | RED)
        return _slope(b, card, koi_having(b, pond, YELLOW | RED), _MOST_KOI) if wanted else 0
    if card == RAREST_COLOUR:
        return _rare(b, pond, colours, int(b.goal_each[card]), False)
    if card == NO_FRY:
        return int(b.goal_each[card]) * POINT if b.koi_fry[koi] == 0 else 0
    if card == NO_DRAGONFLIES:
        return int(b.goal_each[card]) * POINT if b.koi_dragonflies[koi] == 0 else 0
    return 0


@compiled
def feature_wish(b: Tables, pond: Record, card: int, feature: int) -> int:
    """What a feature brings to a card wherever it lies."""
    kind = int(b.feature_kind[feature])
    if card == ORNAMENT_KINDS:
        if count_kind(b, pond, kind) > 0:
            return 0
        return _slope(b, card, kinds_present(b, pond), _MOST_KINDS)
    if card == FLOWER_SETS and kind <= DOUBLE_FLOWER:
        return _rare(b, pond, int(b.feature_colours[feature]), int(b.goal_each[card]), True)
    if card == FROG_TURTLE and (kind == FROG or kind == TURTLE):
        more = count_kind(b, pond, TURTLE) - count_kind(b, pond, FROG)
        if kind == TURTLE:
            more = -more
        return int(b.goal_each[card]) * POINT * min(max(more + 1, 0), 2) // 2
    return 0


@inlined
def looks_at_places(card: int) -> int:
    """Whether it matters to a card where a tile lies; squares are left to compact ponds."""
    return card == STATUES or card == DRAGONFLIES or card == FRY_SHELTER


@compiled
def koi_place_wish(b: Tables, card: int, koi: int, fade: int, work: Array) -> int:
    """What a koi brings to a card in the cell that was surveyed."""
    each = int(b.goal_each[card]) * POINT
    if card == DRAGONFLIES:
        return each * int(b.koi_dragonflies[koi]) * work[LINE]
    found, hope, sheltered = 0, 0, False
    for way in range(4):
        at = AROUND + 3 * way
        feature, sides = work[at], work[at + 2]
        if feature < 0:
            hope += _UNSHELTERED if card == FRY_SHELTER and b.koi_fry[koi] > 0 else 0
        elif b.feature_kind[feature] == ROCKS:
            sheltered = True
        elif b.feature_kind[feature] == STATUE and card == STATUES and work[at + 1] + sides == 4:
            found += each if sides == 1 else 0
            hope += _CLOSING[sides - 1] - _CLOSING[sides]
    if card == FRY_SHELTER and b.koi_fry[koi] > 0:
        if sheltered:
            return each
        found = int(b.goal_miss) * POINT
    return found + hope * fade // 100


@compiled
def feature_place_wish(
    b: Tables, pond: Record, card: int, cell: Cell, feature: int, gaps: int, fade: int, work: Array
) -> int:
    """What a feature brings to a card in the cell that was surveyed."""
    each = int(b.goal_each[card]) * POINT
    kind = b.feature_kind[feature]
    found, hope = 0, 0
    if card == DRAGONFLIES and kind == BUTTERFLIES:
        for k in range(pond.n_koi):
            other = int(pond.koi_at[k])
            if in_line(pond, cell, other, gaps):
                found += each * int(b.koi_dragonflies[int(pond.cells[other]) - KOI])
        hope = 2 * each
    elif card == STATUES and kind == STATUE:
        sides = work[AROUND + 4]
        found, hope = each if sides == 0 else 0, _CLOSING[sides]
    elif card == FRY_SHELTER and kind == ROCKS:
        for k in range(pond.n_koi):
            other = int(pond.koi_at[k])
            if b.koi_fry[int(pond.cells[other]) - KOI] > 0 and touches(cell, other):
                if beside_kind(b, pond, other, ROCKS) == 0:
                    found += each - int(b.goal_miss) * POINT
        hope = _UNSHELTERED * work[AROUND + 4]
    return found + hope * fade // 100


@compiled
def best_card(offer: int) -> int:
    """The most promising card of an offer."""
    best, choice = -1, 0
    for card in range(N_CARDS):
        if offer >> card & 1 and CARD_HOPES[card] > best:
            best, choice = CARD_HOPES[card], card
    return choice


@compiled
def imagine_cards(b: Tables, s: State, seat: Seat, rng: Array) -> None:
    """Deal cards to the others from those that a seat does not see; they keep the better one."""
    conceal(b, s, seat)
    for other in range(s.seats):
        if other == seat:
            continue
        pond = s.ponds[other]
        pond.offer = 0
        for _ in range(b.goals_dealt):
            left = 0
            for card in range(N_CARDS):
                left += int(s.goals_unseen[card])
            k = below(rng, left)
            card = 0
            while k >= s.goals_unseen[card]:
                k -= int(s.goals_unseen[card])
                card += 1
            s.goals_unseen[card] -= 1
            pond.offer |= 1 << card
        if s.phase != phases.KEEP or other < s.seat:
            pond.goal = best_card(int(pond.offer)) + 1
