"""What a position of Koi is worth to a seat: points now, and what its things promise.

Points alone see no use in taking a card.  A promise is a count of things (tiles in storage, open
koi, steps towards a goal) times what one of them brought on average by the end of games that were
played out; how much depends on the turns left.  Owns the counts and the prices, knows no turns.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...games.koi import phases
from ...games.koi.facts import BREEDER, GARDENER, N_GOALS, N_HELPERS, N_STORED, SCROLLS
from ...games.koi.fits import n_on_water
from ...games.koi.ground import (
    GOAL_OF_TILE,
    adjacent,
    capacity,
    has,
    is_wet,
    koi_kind,
    moved,
    n_branches,
    n_supply_koi,
    row_of,
    shifted,
    spaces_used,
    step,
)
from ...games.koi.options import HOT_SUMMER, LIT_PATH, SCENARIO
from ...games.koi.refusals import has_lily_pair, meets, n_counted_koi, n_scrolls
from ...games.koi.scoring import goal_worth, lantern_worth, n_of_scroll, touches
from ...games.koi.tables import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    BRIDGE,
    CENTURY_CARP,
    FIRST_GOAL,
    FOLIAGE,
    N_GOAL_TILES,
    PATH,
    PURPLE_LILY,
    SHISHI_ODOSHI,
    STATUE,
    TURTLE,
    WATER,
    WATERFALL,
    WILLOW,
)
from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Kind, Record, Seat, State, Tables
from ..tactics import POINT
from .prices import ALONE, CARD_KNOTS, KNOTS, TOGETHER

# What is counted.  Of what is stored and of coins the first few apart from the rest.
(
    TURN, WATER_FIRST, WATER_MORE, FOLIAGE_FIRST, FOLIAGE_MORE, SHORES, SMALLS, MEDIUMS, LARGES,
    ROOM, BREEDERS, BUILDERS, GARDENERS, PORTERS, MORE_HELPERS, COINS_FIRST, COINS_NEXT, COINS_MORE,
    EXPANSIONS, LUCKS, LACKS_1, LACKS_2, LACKS_3, LACKS_MORE, LILY_ROOM, BARE_FOLIAGE, RAYS,
    BARE_SHORES, FIRST_SCROLL,
) = range(29)  # fmt: skip
(
    EMPTY, ENCLOSED, LILIES_FOR_PURPLE, PAIR_FOR_PURPLE, LEAVES_FOR_BRANCH, PATTERN_OF_BRANCH,
    BRANCH_READY, LANTERN_FOR_BRIDGE, COINS_FOR_BRIDGE, LANTERNS_FOR_STATUE, KOI_FOR_STATUE,
    SHISHI_FITS, KOI_FOR_SHISHI, CARP_FITS, COINS_FOR_CARP, PATH_OPEN, PATH_NEXT, KOI_FOR_WILLOW,
    WILLOW_READY, WELLS_FOR_FALL, SPRING_FILLED, SCROLLS_FOR_TURTLE, TURTLE_READY,
) = range(FIRST_SCROLL + len(SCROLLS), FIRST_SCROLL + len(SCROLLS) + 23)  # fmt: skip
# Counted alone only, where every goal that lacks costs the title.
(
    LEAVES_IN_PAIR, LILY_IN_PAIR, LEAVES_FOR_SMALL, GARDENER_FOR_LEAVES, KOI_OWNED, BREEDER_FOR_KOI,
) = range(TURTLE_READY + 1, TURTLE_READY + 7)  # fmt: skip
N_COUNTS = BREEDER_FOR_KOI + 1
MOST_TURNS = 26
_LAST_KNOT = KNOTS[-1]
_OVERFULL = 80  # a space too many: something will be given back
_GOAL_MISSED = 20  # points: alone, a goal that lacks costs a title


def price_table(prices: Sequence[Sequence[int]], knots: Sequence[int]) -> Array:
    """By turns left, 0 to MOST_TURNS, and by count; with no turn left nothing is promised."""
    turns = np.arange(1, MOST_TURNS + 1)
    table = np.zeros((MOST_TURNS + 1, N_COUNTS), np.int64)
    for count, row in enumerate(prices):
        table[1:, count] = np.rint(np.interp(turns, knots, row))
    return table


# By: alone?
PRICES: Array = np.stack([price_table(TOGETHER, KNOTS), price_table(ALONE, CARD_KNOTS)])
PRICES.flags.writeable = False


@compiled
def cards_left(s: State) -> int:
    """The clock of a game alone: cards in the deck when this turn is over, and the last turn.

    A work takes one card, a meditation two; the row is filled up only when the turn is over.
    """
    if s.last_round > 0:
        return int(s.last_round) - int(s.rounds) + (1 if s.phase == phases.START else 0)
    cards = int(s.n_deck)
    for slot in range(len(s.row)):
        if s.row[slot] == 0:
            cards -= 1
    return min(max(cards, 0) + 1, MOST_TURNS)


@compiled
def turns_left(s: State, seat: Seat) -> int:
    """How many turns a seat may still begin, by the cards and koi left; exact in the end."""
    seats = int(s.seats)
    if seats == 1:
        return cards_left(s)
    begun = (int(s.seat) - int(s.first) + seats) % seats
    place = (seat - int(s.first) + seats) % seats
    turns = 1 if place > begun or (place == begun and s.phase <= phases.START) else 0
    if s.last_round > 0:
        return turns + int(s.last_round) - int(s.rounds)
    rounds = min(int(s.n_deck) * 2, n_supply_koi(s) * 5) // seats + 1
    return min(turns + rounds, _LAST_KNOT)


@compiled
def lacking(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
    """How many cells beside a koi need a tile to surround it; 99 if a dry edge spoils it."""
    seen = 0
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        for edge in range(6):
            near = step(b, at, edge)
            if near < 0:
                return 99
            if is_wet(pond, near, (edge + 3) % 6):
                continue
            if has(pond.taken, near):
                return 99
            seen |= 1 << (((near >> 6) * 11 + (near & 63)) % 63)  # cells so near each other differ
    return bits.count(seen)


@compiled
def appraise_koi(
    b: Tables, pond: Record, base: int, kind: Kind, turn: int, cell: Cell, dries: int, prices: Array
) -> int:
    """A koi's points in hundredths, and what water and lilies around it would add."""
    points, bare = base, 0
    for k in range(pond.n_foliage):
        if touches(b, cell, kind, turn, int(pond.foliage[k])):
            if pond.lily[k]:
                points += int(b.lily_bonus)
            else:
                bare += 1
    purple = PURPLE_LILY - FIRST_GOAL
    if pond.goal[purple] and touches(b, cell, kind, turn, int(pond.goal_cell[purple])):
        points += int(b.purple_bonus)
    full = points * int(b.surrounded)
    lacks = lacking(b, pond, kind, turn, cell)
    if lacks == 0:
        return full * POINT + bare * int(b.surrounded) * int(prices[LILY_ROOM])
    now = 0 if dries else points
    found = now * POINT + bare * int(prices[LILY_ROOM])
    if lacks < 99:
        found += (full - now) * int(prices[LACKS_1 + min(lacks, 4) - 1])
    return found


@compiled
def appraise_pond(b: Tables, pond: Record, dries: int, prices: Array) -> int:
    """What lies in the pond, goals apart."""
    found = 0
    for k in range(pond.n_koi):
        base = int(b.worth[pond.koi_size[k]])
        turn, cell = int(pond.koi_turn[k]), int(pond.koi_cell[k])
        found += appraise_koi(b, pond, base, koi_kind(pond, k), turn, cell, dries, prices)
    for k in range(pond.n_shores):
        rays = lantern_worth(b, pond, k)
        if pond.lantern[k]:
            found += rays * POINT
        else:
            found += rays * int(prices[RAYS]) + int(prices[BARE_SHORES])
    found += (int(pond.n_foliage) - int(pond.n_lilies)) * int(prices[BARE_FOLIAGE])
    empty, enclosed = 0, 0
    for row in range(pond.top, pond.bottom + 1):
        word = int(pond.empty[row])
        if word != 0:
            empty += bits.count(word)
            for edge in range(6):
                words = row_of(pond.open, row + int(b.step_r[edge]))
                word &= shifted(words, int(b.step_q[edge]))
            enclosed += bits.count(word)
    return found + min(empty, 10) * int(prices[EMPTY]) + min(enclosed, 6) * int(prices[ENCLOSED])


@compiled
def appraise_things(b: Tables, pond: Record, prices: Array) -> int:
    """Storage, coins, luck and cards."""
    water, leaves = int(pond.stored[WATER]), int(pond.stored[FOLIAGE])
    found = min(water, 2) * int(prices[WATER_FIRST]) + max(water - 2, 0) * int(prices[WATER_MORE])
    found += min(leaves, 1) * int(prices[FOLIAGE_FIRST])
    found += max(leaves - 1, 0) * int(prices[FOLIAGE_MORE])
    for k in range(2, N_STORED):
        found += int(pond.stored[k]) * int(prices[SHORES + k - 2])
    room = capacity(b, pond) - spaces_used(b, pond)
    found += min(room, 4) * int(prices[ROOM]) if room >= 0 else room * _OVERFULL
    for helper in range(N_HELPERS):
        n = int(pond.helpers[helper])
        if n > 0:
            found += int(prices[BREEDERS + helper]) + (n - 1) * int(prices[MORE_HELPERS])
    coins = int(pond.coins)
    found += min(coins, 3) * int(prices[COINS_FIRST])
    found += min(max(coins - 3, 0), 4) * int(prices[COINS_NEXT])
    found += max(coins - 7, 0) * int(prices[COINS_MORE])
    found += int(pond.expansions) * int(prices[EXPANSIONS])
    found += int(pond.luck) * (int(b.per_luck) * POINT + int(prices[LUCKS]))
    for scroll in range(len(pond.scrolls)):
        n = int(pond.scrolls[scroll])
        if n > 0:
            points = int(b.scroll_points[scroll]) * n_of_scroll(b, pond, scroll, False)
            found += n * (points * POINT + int(prices[FIRST_SCROLL + scroll]))
    return found


@inlined
def is_open(s: State, pond: Record, kind: Kind) -> int:
    """Whether a seat could still complete a goal."""
    return s.goal_tiles[kind - FIRST_GOAL] > 0 and not pond.goal[kind - FIRST_GOAL]


@compiled
def n_spring_filled(b: Tables, pond: Record) -> int:
    found = 0
    for k in range(b.n_spring):
        found += 1 - has(pond.empty, int(b.spring_cell[k]))
    return found


@compiled
def appraise_branches(b: Tables, s: State, pond: Record, prices: Array) -> int:
    if b.one_branch and n_branches(pond) > 0:
        return 0
    pattern, ready, wanted = 0, 0, False
    for kind in range(BRANCH_SMALL, BRANCH_LARGE + 1):
        if is_open(s, pond, kind):
            wanted = True
            if n_on_water(b, pond, kind) > 0:
                pattern = int(b.goal_points[kind - FIRST_GOAL])
                if meets(b, pond, kind):
                    ready = pattern
    if not wanted:
        return 0
    found = min(int(pond.n_foliage), 4) * int(prices[LEAVES_FOR_BRANCH])
    return found + pattern * int(prices[PATTERN_OF_BRANCH]) + ready * int(prices[BRANCH_READY])


@compiled
def appraise_steps(b: Tables, s: State, pond: Record, prices: Array) -> int:
    """Steps towards goals that are still open."""
    found = appraise_branches(b, s, pond, prices)
    coins, n_koi = int(pond.coins), n_counted_koi(b, pond)
    if is_open(s, pond, PURPLE_LILY):
        found += min(int(pond.n_lilies), 2) * int(prices[LILIES_FOR_PURPLE])
        if has_lily_pair(b, pond):
            found += int(prices[PAIR_FOR_PURPLE])
    if is_open(s, pond, BRIDGE):
        found += int(prices[LANTERN_FOR_BRIDGE]) if pond.n_lanterns > 0 else 0
        found += min(coins, 3) * int(prices[COINS_FOR_BRIDGE])
    if is_open(s, pond, STATUE):
        found += min(int(pond.n_lanterns), 2) * int(prices[LANTERNS_FOR_STATUE])
        found += min(n_koi, 5) * int(prices[KOI_FOR_STATUE])
    if is_open(s, pond, SHISHI_ODOSHI):
        found += int(prices[SHISHI_FITS]) if n_on_water(b, pond, SHISHI_ODOSHI) > 0 else 0
        found += min(n_koi, 6) * int(prices[KOI_FOR_SHISHI])
    if is_open(s, pond, CENTURY_CARP):
        found += int(prices[CARP_FITS]) if n_on_water(b, pond, CENTURY_CARP) > 0 else 0
        found += min(coins, 5) * int(prices[COINS_FOR_CARP])
    if is_open(s, pond, WILLOW):
        found += min(n_koi, 5) * int(prices[KOI_FOR_WILLOW])
        found += int(prices[WILLOW_READY]) if n_koi >= 5 else 0
    if is_open(s, pond, WATERFALL):
        found += min(int(pond.wells), 2) * int(prices[WELLS_FOR_FALL])
    if s.in_play[GOAL_OF_TILE[WATERFALL - FIRST_GOAL]]:
        if pond.goal[WATERFALL - FIRST_GOAL] or is_open(s, pond, WATERFALL):
            found += n_spring_filled(b, pond) * int(prices[SPRING_FILLED])
    if is_open(s, pond, TURTLE):
        scrolls = n_scrolls(pond)
        found += min(scrolls, 3) * int(prices[SCROLLS_FOR_TURTLE])
        found += int(prices[TURTLE_READY]) if scrolls >= 3 else 0
    if s.goal_tiles[PATH - FIRST_GOAL] > 0 and pond.n_path < 4:
        koi = int(pond.stored[3]) + int(pond.stored[4]) + int(pond.stored[5])
        last = min(int(pond.n_path) + min(koi, coins // 2), 4)
        found += int(prices[PATH_OPEN]) * min(coins // 2, 4 - int(pond.n_path))
        more = int(b.path_points[last]) - int(b.path_points[pond.n_path])
        found += more * int(prices[PATH_NEXT])
    return found


@compiled
def most_lilies_in_pair(b: Tables, pond: Record) -> int:
    """Lilies on the best two adjacent foliage, -1 if no two are adjacent."""
    most = -1
    for k in range(pond.n_foliage):
        for m in range(k):
            if adjacent(b, int(pond.foliage[k]), int(pond.foliage[m])):
                most = max(most, int(pond.lily[k] != 0) + int(pond.lily[m] != 0))
    return most


@compiled
def appraise_plans(b: Tables, s: State, pond: Record, prices: Array) -> int:
    """Far steps towards goals that are still open, for a game alone."""
    found, leaves, koi = 0, False, False
    if is_open(s, pond, PURPLE_LILY):
        leaves = True
        lilies = most_lilies_in_pair(b, pond)
        found += int(prices[LEAVES_IN_PAIR]) if lilies >= 0 else 0
        found += int(prices[LILY_IN_PAIR]) if lilies > 0 else 0
    if is_open(s, pond, BRANCH_SMALL) and n_branches(pond) == 0:
        leaves = True
        found += min(int(pond.n_foliage), 2) * int(prices[LEAVES_FOR_SMALL])
    if is_open(s, pond, WILLOW):
        koi = True
        owned = n_counted_koi(b, pond)
        for size in range(3):
            owned += int(pond.stored[3 + size])
        found += min(owned, 5) * int(prices[KOI_OWNED])
    if leaves and pond.helpers[GARDENER] > 0:
        found += int(prices[GARDENER_FOR_LEAVES])
    if koi and pond.helpers[BREEDER] > 0:
        found += int(prices[BREEDER_FOR_KOI])
    return found


@compiled
def appraise(b: Tables, s: State, seat: Seat, turns: int, table: Array) -> int:
    """Points and promise of a seat with so many turns left, by a table of prices, in hundredths."""
    pond = s.ponds[seat]
    dries = s.options[SCENARIO] == HOT_SUMMER
    prices = table[turns]
    found = int(prices[TURN]) + appraise_pond(b, pond, dries, prices)
    found += appraise_things(b, pond, prices) + appraise_steps(b, s, pond, prices)
    if s.seats == 1:
        found += appraise_plans(b, s, pond, prices)
    for tile in range(N_GOAL_TILES):
        if pond.goal[tile]:
            if FIRST_GOAL + tile == CENTURY_CARP:
                turn, cell = int(pond.goal_turn[tile]), int(pond.goal_cell[tile])
                base, dry = int(b.goal_points[tile]), dries and b.carp_is_koi != 0
                found += appraise_koi(b, pond, base, CENTURY_CARP, turn, cell, dry, prices)
            else:
                found += goal_worth(b, pond, FIRST_GOAL + tile, dries) * POINT
    return found


@compiled
def worth(b: Tables, s: State, seat: Seat) -> int:
    """Points of a seat as the game stands and what they promise, in hundredths."""
    return appraise(b, s, seat, turns_left(s, seat), PRICES[1 if s.seats == 1 else 0])


@compiled
def n_joined(b: Tables, pond: Record) -> int:
    """Of the two ends of the lit path, how many lie as they should.  KOI-SOLO-10, KOI-SOLO-11"""
    if pond.n_path == 0:
        return 0
    found = 0
    tile = STATUE - FIRST_GOAL
    for way in range(2):
        one = int(pond.path_first) if way == 0 else int(pond.path_last)
        other = int(pond.path_last) if way == 0 else int(pond.path_first)
        joined = 1 if pond.goal[tile] and adjacent(b, other, int(pond.goal_cell[tile])) else 0
        for k in range(pond.n_shores):
            if pond.lantern[k] and adjacent(b, one, int(pond.shore[k])):
                joined += 1
                break
        found = max(found, joined)
    return found


@compiled
def opposed(b: Tables, s: State) -> int:
    """Alone a title is what counts, and it needs all goals.  KOI-SOLO-08 to 12"""
    if s.seats > 1:
        return 0
    pond = s.ponds[0]
    missed = 0
    for goal in range(N_GOALS):
        if s.in_play[goal]:
            done = False
            for tile in range(N_GOAL_TILES):
                done = done or (GOAL_OF_TILE[tile] == goal and pond.goal[tile] > 0)
            missed += 0 if done else _GOAL_MISSED
    target = 99  # a title needs one point more
    if s.options[SCENARIO] != 0:
        target = 89
    if s.options[SCENARIO] == LIT_PATH:
        missed += (2 - n_joined(b, pond)) * _GOAL_MISSED + max(3 - int(pond.n_path), 0) * 3
        # Points come easily here, but bring nothing then.
        if missed > 0 and s.phase == phases.ENDED:
            missed += 2 * _GOAL_MISSED
    return target + missed
