"""How to play Kōhaku well: whole turns by what they promise, and quick play for futures."""

from __future__ import annotations

from typing import Any

from ...games.kohaku import GAME, actions, phases
from ...games.kohaku.facts import N_CARDS, PAIRS
from ...games.kohaku.fits import n_open
from ...games.kohaku.ground import EMPTY, FEATURE, KOI
from ...games.kohaku.options import BUTTERFLY_GAPS, RAREST_ABSENT
from ...games.kohaku.scoring import feature_points, goal_points, rival_total
from ...kernel import doors, verbs
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Seat, State, Tables
from ..tactics import POINT, Tactics
from .goals import CARD_HOPES, imagine_cards
from .promises import (
    FADE,
    PROMISES,
    list_butterflies,
    promise,
    survey_for_feature,
    survey_for_koi,
    turns_left,
)
from .quick import N_QUICK, PAIR_WORTH, advise_by, feature_in, koi_in, rate_board, spared, wish_for

SCRATCH = 2  # states: a pair taken, and its first tile laid
WORK = N_QUICK  # numbers
# Hundredths of a point by which a turn may seem better than it is to these levels.  Keen takes
# nearly always the best, but does not play the same deal the same way for ever.
HEAT = {"calm": 60, "keen": 3}
LEVELS = {
    "strong": {"width": 8, "sims": 100, "ms": 900, "horizon": 1000, "win": 5},
    "master": {"width": 32, "sims": 4000, "ms": 4500, "horizon": 1000, "win": 20},
}
LEVELS_ALONE = {"master": {"sims": 24000}}  # against the hard rival every point counts

TURN = 850  # what a turn brings

__all__ = ["GAME", "TACTICS"]


def goes_on(state: Array) -> bool:
    """Whether whoever acts is in the middle of a turn: the refill may come before the placing."""
    return int(state[0].phase) == phases.PLACE


@compiled
def worth(b: Tables, s: State, seat: Seat) -> int:
    """Points of a seat as its pond stands, what it promises, and the turns to come."""
    pond = s.ponds[seat]
    gaps = s.options[BUTTERFLY_GAPS]
    points = int(pond.coins) * int(b.coin)
    for k in range(pond.n_features):
        points += feature_points(b, pond, int(pond.feature_at[k]), gaps)
    if pond.goal > 0:
        points += goal_points(b, pond, int(pond.goal) - 1, gaps, s.options[RAREST_ABSENT])
    left = 0 if s.phase == phases.ENDED else turns_left(s, seat) + 1
    return points * POINT + promise(b, pond, PROMISES) * PROMISES[FADE + left] // 100 + TURN * left


@compiled
def opposed(b: Tables, s: State) -> int:
    """The hard rival of a lone seat."""
    return rival_total(b, s, 2) if s.seats == 1 else 0


@compiled
def imagine(b: Tables, s: State, seat: Seat, rng: Array) -> None:
    """The goal cards of the others are the only secret."""
    if s.dealt > 0:
        imagine_cards(b, s, seat, rng)


@compiled
def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    return advise_by(box[0], states[i], PROMISES, rng, work)


@compiled
def _enter(
    turns: Array, lengths: Array, hopes: Array, n: int, hope: int, take: int, one: int, two: int
) -> int:
    """Keep a turn among the best; returns how many there are.  A negative action is none."""
    most = len(turns)
    if n == most and hope <= hopes[n - 1]:
        return n
    at = n if n < most else n - 1
    while at > 0 and hopes[at - 1] < hope:
        hopes[at] = hopes[at - 1]
        lengths[at] = lengths[at - 1]
        for k in range(lengths[at]):
            turns[at, k] = turns[at - 1, k]
        at -= 1
    hopes[at] = hope
    length = 0
    for action in (take, one, two):
        if action >= 0:
            turns[at, length] = action
            length += 1
    lengths[at] = length
    return min(n + 1, most)


@inlined
def _koi_gain(b: Tables, s: State, cell: Cell, fade: int, work: Array) -> int:
    """What the koi in hand adds in a cell."""
    pond = s.ponds[s.seat]
    survey_for_koi(b, s, pond, cell, PROMISES, work)
    return koi_in(b, s, pond, int(s.hand_koi) - KOI, fade, PROMISES, work)


@inlined
def _feature_gain(b: Tables, s: State, cell: Cell, fade: int, work: Array) -> int:
    """What the feature in hand adds in a cell."""
    pond = s.ponds[s.seat]
    survey_for_feature(b, pond, cell, PROMISES, work)
    return feature_in(b, s, pond, cell, int(s.hand_feature) - FEATURE, fade, PROMISES, work)


@compiled
def _list_last(
    b: Tables,
    s: State,
    start: int,
    before: tuple[Any, ...],
    wish: int,
    work: Array,
    turns: Array,
    lengths: Array,
    hopes: Array,
    n: int,
) -> int:
    """Enter the ways to lay the only tile in hand, from a place of its list of cells on.

    `before` is what the turn did until now, two actions or -1; returns how many are entered.
    """
    pond = s.ponds[s.seat]
    take, first = before
    fade = PROMISES[FADE + turns_left(s, int(s.seat))]
    list_butterflies(b, pond, work)
    koi = s.hand_koi != EMPTY
    last = n_open(s, koi)
    if not koi and pond.n_features == 0:
        last = 1  # all sides of the first koi are alike
    for k in range(start, last):
        if koi:
            at = int(pond.koi_open[k])
            hope = wish + _koi_gain(b, s, at, fade, work)
            n = _enter(turns, lengths, hopes, n, hope, take, first, actions.PUT_KOI + at)
        else:
            at = int(pond.feature_open[k])
            hope = wish + _feature_gain(b, s, at, fade, work)
            n = _enter(turns, lengths, hopes, n, hope, take, first, actions.PUT_FEATURE + at)
    return n


@compiled
def _list_places(
    box: Array,
    states: Array,
    i: int,
    take: int,
    wish: int,
    work: Array,
    turns: Array,
    lengths: Array,
    hopes: Array,
    n: int,
) -> int:
    """Enter the ways to lay what is in hand in states[i]; returns how many are entered.

    The feature goes first, and the koi where that is not possible: each end has one way.
    """
    b, s = box[0], states[i]
    pond = s.ponds[s.seat]
    wish += wish_for(b, pond, int(s.hand_koi)) + wish_for(b, pond, int(s.hand_feature))
    if s.hand_koi == EMPTY or s.hand_feature == EMPTY:
        return _list_last(b, s, 0, (take, -1), wish, work, turns, lengths, hopes, n)
    fade = PROMISES[FADE + turns_left(s, int(s.seat))]
    settled = int(pond.n_feature_open)
    for k in range(n_open(s, False)):
        action = actions.PUT_FEATURE + int(pond.feature_open[k])
        list_butterflies(b, pond, work)
        hope = wish + _feature_gain(b, s, action - actions.PUT_FEATURE, fade, work)
        doors.copy(states, i + 1, i)
        verbs.apply(b, states[i + 1], action)
        after = states[i + 1]
        n = _list_last(b, after, 0, (take, action), hope, work, turns, lengths, hopes, n)
    for k in range(n_open(s, True)):
        action = actions.PUT_KOI + int(pond.koi_open[k])
        list_butterflies(b, pond, work)
        hope = wish + _koi_gain(b, s, action - actions.PUT_KOI, fade, work)
        doors.copy(states, i + 1, i)
        verbs.apply(b, states[i + 1], action)
        after = states[i + 1]
        n = _list_last(b, after, settled, (take, action), hope, work, turns, lengths, hopes, n)
    return n


@compiled
def _list_pairs(
    b: Tables, s: State, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """The pairs of the board, when the refill comes before the placing.  KOH-REFILL-07"""
    rate_board(b, s, PROMISES, work)
    n = 0
    for pair in range(PAIRS):
        hope = work[PAIR_WORTH + pair]
        n = _enter(turns, lengths, hopes, n, hope, actions.TAKE + pair, -1, -1)
    return n


@compiled
def _list_cards(offer: int, turns: Array, lengths: Array, hopes: Array) -> int:
    n = 0
    for card in range(N_CARDS):
        if offer >> card & 1:
            hope = CARD_HOPES[card] * POINT
            n = _enter(turns, lengths, hopes, n, hope, actions.KEEP + card, -1, -1)
    return n


@compiled
def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """Every pair in every two cells, a goal card, or what is left of a turn."""
    b, s = box[0], states[i]
    if s.phase == phases.KEEP:
        return _list_cards(int(s.ponds[s.seat].offer), turns, lengths, hopes)
    if s.phase == phases.PLACE:
        return _list_places(box, states, i, -1, 0, work, turns, lengths, hopes, 0)
    n = 0
    for pair in range(PAIRS):
        doors.copy(states, i + 1, i)
        verbs.apply(b, states[i + 1], actions.TAKE + pair)
        if states[i + 1].phase != phases.PLACE:
            return _list_pairs(b, s, work, turns, lengths, hopes)
        wish = spared(b, s, int(s.market[b.pair_koi[pair]]), PROMISES)
        wish += spared(b, s, int(s.market[b.pair_feature[pair]]), PROMISES)
        n = _list_places(
            box, states, i + 1, actions.TAKE + pair, wish, work, turns, lengths, hopes, n
        )
    return n


TACTICS = Tactics(
    list_turns=list_turns,
    advise=advise,
    worth=worth,
    opposed=opposed,
    imagine=imagine,
    scratch=SCRATCH,
    work=WORK,
    heat=HEAT,
    levels=LEVELS,
    levels_alone=LEVELS_ALONE,
    goes_on=goes_on,
)
