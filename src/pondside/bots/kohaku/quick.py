"""Quick play of Kōhaku for futures: a pair and where to begin with it, in a few microseconds.

Every tile on offer is rated in every open cell.  A pair is then worth its two best cells, or two
cells side by side where the feature sees the koi: there only what they see of each other is
added, so that pairs of tiles and pairs of cells are never tried out together.
"""

from __future__ import annotations

from ...games.kohaku import actions, phases
from ...games.kohaku.facts import MARKET, PAIRS
from ...games.kohaku.fits import n_open
from ...games.kohaku.ground import EMPTY, FEATURE, KOI, NEIGHBOURS, OPEN
from ...games.kohaku.options import BUTTERFLY_GAPS, CHAIN_PLACEMENT
from ...games.kohaku.state import CELLS, MAX_OPEN
from ...games.kohaku.tiles import BUTTERFLIES, SINGLE_FLOWER
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Record, State, Tables
from ...kernel.playout import below
from ..tactics import POINT
from .goals import (
    best_card,
    feature_place_wish,
    feature_wish,
    koi_place_wish,
    koi_wish,
    looks_at_places,
)
from .promises import (
    AROUND,
    FADE,
    N_WORK,
    NEST,
    SPARED,
    SPOT,
    SPREAD,
    feature_adds,
    koi_adds,
    list_butterflies,
    most_shared,
    promised,
    survey_for_feature,
    survey_for_koi,
    turns_left,
)

NOISE = 120  # hundredths of a point that a pair may seem better than it is

SIX = MARKET // 2  # koi on the board, and features
N_KOI = N_WORK  # what is on offer: how many koi, then which
N_FEATURES = N_KOI + 1 + SIX
N_PAIRS = N_FEATURES + 1 + SIX
PAIR_KOI = N_PAIRS + 1  # which of these koi a pair has
PAIR_FEATURE = PAIR_KOI + PAIRS
PAIR_WORTH = PAIR_FEATURE + PAIRS
PAIR_START = PAIR_WORTH + PAIRS  # the action that begins to lay it
BEST_KOI = PAIR_START + PAIRS  # of each koi: what it adds in its best cell
LONE_KOI = BEST_KOI + SIX  # the same where a new feature could lean on it alone
LONE_AT = LONE_KOI + SIX
NEAR_KOI = LONE_AT + SIX  # the same beside the cell of a feature
BEST_FEATURE = NEAR_KOI + SIX
BEST_AT = BEST_FEATURE + SIX
RATED = BEST_AT + SIX  # by cell open to koi: what each koi adds there, then what the nest promised
PLACE_OF = RATED + (SIX + 1) * MAX_OPEN  # by cell: which of the cells open to koi it is
N_QUICK = PLACE_OF + CELLS
_NEVER = -(10**6)


@inlined
def koi_in(
    b: Tables, s: State, pond: Record, koi: int, fade: int, promises: Array, work: Array
) -> int:
    """What a koi adds in the cell that was surveyed, to the goal card too if the place matters."""
    value = koi_adds(b, koi, fade, promises, work)
    if pond.goal > 0 and looks_at_places(int(pond.goal) - 1):
        value += koi_place_wish(b, int(pond.goal) - 1, koi, fade, work)
    return value


@inlined
def feature_in(
    b: Tables,
    s: State,
    pond: Record,
    cell: Cell,
    feature: int,
    fade: int,
    promises: Array,
    work: Array,
) -> int:
    """The same for a feature."""
    value = feature_adds(b, s, pond, cell, feature, fade, promises, work)
    if pond.goal > 0 and looks_at_places(int(pond.goal) - 1):
        gaps = s.options[BUTTERFLY_GAPS]
        value += feature_place_wish(b, pond, int(pond.goal) - 1, cell, feature, gaps, fade, work)
    return value


@compiled
def wish_for(b: Tables, pond: Record, held: int) -> int:
    """What a tile brings to the goal card of a pond wherever it lies."""
    if pond.goal == 0 or held == EMPTY:
        return 0
    if held >= FEATURE:
        return feature_wish(b, pond, int(pond.goal) - 1, held - FEATURE)
    return koi_wish(b, pond, int(pond.goal) - 1, held - KOI)


@compiled
def spared(b: Tables, s: State, held: int, promises: Array) -> int:
    """What the rival of a lone seat is likely to get less if a tile leaves the board.

    A koi that the rival would match is lost to it; yet where it matches none, it gets features.
    """
    if s.seats > 1:
        return 0
    if held >= FEATURE:
        flower = b.feature_kind[held - FEATURE] == SINGLE_FLOWER
        return promises[SPARED + 2] if flower else promises[SPARED + 3]
    same = 0
    for cell in range(MARKET):
        if b.market_koi[cell] == 1:
            other = int(s.market[cell]) - KOI
            same += 1 if b.koi_colours[other] == b.koi_colours[held - KOI] else 0
    return promises[SPARED] if same > 1 else promises[SPARED + 1]


@inlined
def _list_board(b: Tables, s: State, work: Array) -> None:
    """Offer the pairs of the board."""
    koi, features = 0, 0
    for cell in range(MARKET):
        work[AROUND + cell] = koi if b.market_koi[cell] == 1 else features
        if b.market_koi[cell] == 1:
            koi += 1
            work[N_KOI + koi] = int(s.market[cell]) - KOI
        else:
            features += 1
            work[N_FEATURES + features] = int(s.market[cell]) - FEATURE
    work[N_KOI], work[N_FEATURES], work[N_PAIRS] = koi, features, PAIRS
    for pair in range(PAIRS):
        work[PAIR_KOI + pair] = work[AROUND + b.pair_koi[pair]]
        work[PAIR_FEATURE + pair] = work[AROUND + b.pair_feature[pair]]


@inlined
def _list_hand(s: State, work: Array) -> None:
    """Offer the two tiles in hand."""
    work[N_KOI], work[N_FEATURES], work[N_PAIRS] = 1, 1, 1
    work[N_KOI + 1] = int(s.hand_koi) - KOI
    work[N_FEATURES + 1] = int(s.hand_feature) - FEATURE
    work[PAIR_KOI], work[PAIR_FEATURE] = 0, 0


@inlined
def _rate_koi(b: Tables, s: State, pond: Record, fade: int, promises: Array, work: Array) -> None:
    """What each koi on offer adds in each open cell."""
    koi = work[N_KOI]
    for k in range(koi):
        work[BEST_KOI + k] = _NEVER
        work[LONE_KOI + k] = _NEVER
    for place in range(pond.n_koi_open):
        cell = int(pond.koi_open[place])
        work[PLACE_OF + cell] = place
        survey_for_koi(b, s, pond, cell, promises, work)
        features, lone = 0, False
        for way in range(4):
            held = pond.cells[NEIGHBOURS[cell, way]]
            features += 1 if held >= FEATURE else 0
            lone = lone or held == EMPTY
        rated = RATED + (SIX + 1) * place
        work[rated + SIX] = (promises[NEST + features + 1] - promises[NEST + features]) * fade
        for k in range(koi):
            value = koi_in(b, s, pond, work[N_KOI + 1 + k], fade, promises, work)
            work[rated + k] = value
            work[BEST_KOI + k] = max(work[BEST_KOI + k], value)
            if lone and value > work[LONE_KOI + k]:
                work[LONE_KOI + k] = value
                work[LONE_AT + k] = cell


@inlined
def _rate_near(
    b: Tables, s: State, pond: Record, cell: Cell, fade: int, promises: Array, work: Array
) -> None:
    """What each koi on offer adds beside a cell that gets a feature: best of its open sides.

    An empty cell on which nothing borders yet is as good as any other such.
    """
    koi, counts, around = work[N_KOI], 0, 0
    for k in range(koi):
        work[NEAR_KOI + k] = _NEVER
    for way in range(4):
        near = NEIGHBOURS[cell, way]
        held = int(pond.cells[near])
        if held >= KOI:
            around += 1
            counts += SPREAD[b.koi_colours[held - KOI]]
        elif held == OPEN:
            rated = RATED + (SIX + 1) * work[PLACE_OF + near]
            nest = work[rated + SIX] // 100
            for k in range(koi):
                work[NEAR_KOI + k] = max(work[NEAR_KOI + k], work[rated + k] - nest)
        elif s.options[CHAIN_PLACEMENT] == 0:
            hope = (4 * promises[SPOT + 6] - promises[NEST + 1]) * fade // 100
            for k in range(koi):
                value = int(b.koi_coins[work[N_KOI + 1 + k]]) * int(b.coin) * POINT + hope
                work[NEAR_KOI + k] = max(work[NEAR_KOI + k], value)
    for k in range(koi):  # the spot is gone, so that no koi makes it better
        more = most_shared(counts + SPREAD[b.koi_colours[work[N_KOI + 1 + k]]])
        hope = promises[SPOT + 5 * around + 5 + more]
        hope -= promises[SPOT + 5 * around + most_shared(counts)]
        work[NEAR_KOI + k] -= hope * fade // 100


@inlined
def _seen(
    b: Tables, feature: int, koi: int, worths: int, sides: int, fade: int, promises: Array
) -> int:
    """What a koi adds to a feature of so much worth beside it."""
    more = int(b.worth[feature, KOI + koi])
    if b.feature_kind[feature] == BUTTERFLIES:
        return more * POINT
    hope = promised(b, promises, feature, worths + more, sides - 1)
    hope -= promised(b, promises, feature, worths, sides)
    points = int(b.tally[feature, worths + more]) - int(b.tally[feature, worths])
    return points * POINT + hope * fade // 100


@compiled
def _rate_pairs(b: Tables, s: State, promises: Array, work: Array) -> None:
    """What each pair on offer adds to the pond whose turn it is, and how to begin."""
    pond = s.ponds[s.seat]
    fade = promises[FADE + turns_left(s, int(s.seat))]
    list_butterflies(b, pond, work)
    _rate_koi(b, s, pond, fade, promises, work)
    features, pairs = work[N_FEATURES], work[N_PAIRS]
    for k in range(features):
        work[BEST_FEATURE + k] = _NEVER
        work[BEST_AT + k] = 0
    for pair in range(pairs):
        work[PAIR_WORTH + pair] = 2 * _NEVER
    for place in range(pond.n_feature_open):
        cell = int(pond.feature_open[place])
        survey_for_feature(b, pond, cell, promises, work)
        sides = work[AROUND + 4]
        for k in range(features):
            feature = work[N_FEATURES + 1 + k]
            value = feature_in(b, s, pond, cell, feature, fade, promises, work)
            work[AROUND + 8 + k] = value
            if value > work[BEST_FEATURE + k]:
                work[BEST_FEATURE + k] = value
                work[BEST_AT + k] = cell
        if sides == 0:
            continue
        _rate_near(b, s, pond, cell, fade, promises, work)
        for k in range(features):
            worths = 0
            for way in range(4):
                worths += int(b.worth[work[N_FEATURES + 1 + k], work[AROUND + way]])
            work[AROUND + 16 + k] = worths
        for pair in range(pairs):
            koi, k = work[PAIR_KOI + pair], work[PAIR_FEATURE + pair]
            feature = work[N_FEATURES + 1 + k]
            value = work[AROUND + 8 + k] + work[NEAR_KOI + koi]
            value += _seen(
                b, feature, work[N_KOI + 1 + koi], work[AROUND + 16 + k], sides, fade, promises
            )
            if value > work[PAIR_WORTH + pair]:
                work[PAIR_WORTH + pair] = value
                work[PAIR_START + pair] = actions.PUT_FEATURE + cell
    _rate_apart(b, s, pond, fade, promises, work)


@inlined
def _rate_apart(b: Tables, s: State, pond: Record, fade: int, promises: Array, work: Array) -> None:
    """The same for two tiles that lie apart, and for a feature that leans on the koi alone."""
    first = pond.n_koi == 0
    chain = first or s.options[CHAIN_PLACEMENT] == 0
    for pair in range(work[N_PAIRS]):
        koi, k = work[PAIR_KOI + pair], work[PAIR_FEATURE + pair]
        value = work[BEST_KOI + koi] + work[BEST_FEATURE + k]
        if value > work[PAIR_WORTH + pair]:
            work[PAIR_WORTH + pair] = value
            work[PAIR_START + pair] = actions.PUT_FEATURE + work[BEST_AT + k]
        if chain:
            feature = work[N_FEATURES + 1 + k]
            hope = 3 * promises[NEST + 1] - promises[SPOT + 6]
            if b.feature_kind[feature] != BUTTERFLIES:
                hope += promised(b, promises, feature, 0, 4)
            value = work[LONE_KOI + koi] + int(b.tally[feature, 0]) * POINT + hope * fade // 100
            value += _seen(b, feature, work[N_KOI + 1 + koi], 0, 4, fade, promises)
            if first or value > work[PAIR_WORTH + pair]:
                work[PAIR_WORTH + pair] = value
                work[PAIR_START + pair] = actions.PUT_KOI + work[LONE_AT + koi]
    if pond.goal > 0:
        for pair in range(work[N_PAIRS]):
            koi = work[N_KOI + 1 + work[PAIR_KOI + pair]]
            feature = work[N_FEATURES + 1 + work[PAIR_FEATURE + pair]]
            wish = wish_for(b, pond, KOI + koi) + wish_for(b, pond, FEATURE + feature)
            work[PAIR_WORTH + pair] += wish


@compiled
def rate_board(b: Tables, s: State, promises: Array, work: Array) -> None:
    """What each pair of the board adds, and keeps from the rival."""
    _list_board(b, s, work)
    _rate_pairs(b, s, promises, work)
    if s.seats == 1:
        for pair in range(PAIRS):
            work[PAIR_WORTH + pair] += spared(b, s, int(s.market[b.pair_koi[pair]]), promises)
            work[PAIR_WORTH + pair] += spared(b, s, int(s.market[b.pair_feature[pair]]), promises)


@compiled
def _last_tile(b: Tables, s: State, promises: Array, work: Array) -> int:
    """The cell where the only tile in hand adds most."""
    pond = s.ponds[s.seat]
    fade = promises[FADE + turns_left(s, int(s.seat))]
    list_butterflies(b, pond, work)
    koi = s.hand_koi != EMPTY
    best, choice = -(10**9), -1
    for k in range(n_open(s, koi)):
        if koi:
            cell = int(pond.koi_open[k])
            survey_for_koi(b, s, pond, cell, promises, work)
            value = koi_in(b, s, pond, int(s.hand_koi) - KOI, fade, promises, work)
            action = actions.PUT_KOI + cell
        else:
            cell = int(pond.feature_open[k])
            survey_for_feature(b, pond, cell, promises, work)
            held = int(s.hand_feature) - FEATURE
            value = feature_in(b, s, pond, cell, held, fade, promises, work)
            action = actions.PUT_FEATURE + cell
        if value > best:
            best, choice = value, action
    return choice


@compiled
def advise_by(b: Tables, s: State, promises: Array, rng: Array, work: Array) -> int:
    """A quick and sensible action, by a table of promises."""
    if s.phase == phases.KEEP:
        return actions.KEEP + best_card(int(s.ponds[s.seat].offer))
    if s.phase != phases.DRAFT:
        if s.hand_koi == EMPTY or s.hand_feature == EMPTY:
            return _last_tile(b, s, promises, work)
        _list_hand(s, work)
        _rate_pairs(b, s, promises, work)
        return work[PAIR_START]
    rate_board(b, s, promises, work)
    best, choice = -(10**9), 0
    for pair in range(PAIRS):
        value = work[PAIR_WORTH + pair] + below(rng, NOISE)
        if value > best:
            best, choice = value, pair
    return actions.TAKE + choice
