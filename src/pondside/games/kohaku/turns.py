"""How Kōhaku goes: set-up, who acts, what an action does, what a seat may know, how it ends.

Each rule's function names its clause (docs/rules/kohaku.md).  Chance is an actor like a seat: it
draws tiles from bags of what is unseen, so a state never knows what comes next.  What is allowed
is not asked here.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Array
from ...kernel.kinds import Action, Kind, Seat, State, Tables
from . import actions, endings, phases
from .facts import MARKET, MAX_TILES, N_CARDS
from .fits import next_empty
from .ground import EMPTY, FEATURE, KOI, OPEN, ORIGIN, open_around
from .options import (
    CHAIN_PLACEMENT,
    FIRST_PLAYER,
    GOAL_CARDS,
    N_OPTIONS,
    REFILL_TIMING,
    SOLO_GOAL_CARDS,
    SOLO_NO_KOI,
    SOLO_UNMATCHED,
)

NO_LIMIT = 10_000  # `settled` when the second tile may lean on the first


@compiled
def setup(b: Tables, s: State, seats: int, options: Array) -> None:
    """Fill a zeroed state up to the first draw.  KOH-SETUP-01 to 05, KOH-SETUP-08"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    s.seats = seats
    # The tiles put back unseen (KOH-SETUP-03) stay in the bag of the unseen: which they are is
    # decided by never being drawn.  `koi_left` counts the draws that will happen.
    s.koi_left = b.koi_in_play[seats]
    s.features_left = b.n_feature_tiles
    s.n_koi_unseen, s.n_features_unseen = b.n_koi_tiles[seats], b.n_feature_tiles
    for k in range(MAX_TILES):
        s.koi_unseen[k] = b.koi_tiles[seats, k]
        s.features_unseen[k] = b.feature_tiles[k]
    for card in range(N_CARDS):
        s.goals_unseen[card] = b.goal_bag[card]
    for seat in range(seats):
        pond = s.ponds[seat]
        pond.cells[ORIGIN] = OPEN
        pond.koi_open[0] = ORIGIN
        pond.n_koi_open = 1
    s.phase = phases.FIRST if s.options[FIRST_PLAYER] == 1 and seats > 1 else phases.FILL


@compiled
def actor(b: Tables, s: State) -> int:
    if s.phase == phases.ENDED:
        return OVER
    if s.phase == phases.DRAFT or s.phase == phases.PLACE or s.phase == phases.KEEP:
        return int(s.seat)
    return CHANCE


@inlined
def begin_turn(s: State) -> None:
    """KOH-TURN-04: a turn begins with a draft from a full board (KOH-REFILL-05)."""
    s.turn += 1
    s.phase = phases.DRAFT


@inlined
def end(s: State, reason: int) -> None:
    s.reason = reason
    s.phase = phases.ENDED


@inlined
def take(b: Tables, s: State, pair: int) -> None:
    """The two tiles of a pair leave the board.  KOH-TURN-01, KOH-TURN-02"""
    s.koi_from, s.feature_from = b.pair_koi[pair], b.pair_feature[pair]
    s.hand_koi, s.hand_feature = s.market[s.koi_from], s.market[s.feature_from]
    s.market[s.koi_from] = EMPTY
    s.market[s.feature_from] = EMPTY
    s.settled = NO_LIMIT
    if s.options[REFILL_TIMING] == 0:
        s.phase = phases.PLACE
    elif can_refill(s):  # KOH-REFILL-07
        start_refill(b, s)
    else:
        s.phase = phases.PLACE  # `finish_placing` ends the game: the tiles in hand count


@inlined
def can_refill(s: State) -> bool:
    """KOH-END-01: the board can be given its two new tiles."""
    return bool(s.koi_left > 0 and s.features_left > 0)


@inlined
def start_refill(b: Tables, s: State) -> None:
    """A tile left in the centre moves to the cell the draft emptied.  KOH-REFILL-01, 03, 04"""
    if s.koi_from != b.centre_koi:
        s.market[s.koi_from] = s.market[b.centre_koi]
        s.market[b.centre_koi] = EMPTY
    if s.feature_from != b.centre_feature:
        s.market[s.feature_from] = s.market[b.centre_feature]
        s.market[b.centre_feature] = EMPTY
    s.phase = phases.REFILL_KOI


@inlined
def lay_koi(b: Tables, s: State, place: int) -> None:
    """The koi in hand goes to the place-th cell open to koi.  KOH-PLACE-01, KOH-PLACE-09"""
    pond = s.ponds[s.seat]
    at = pond.koi_open[place]
    pond.n_koi_open -= 1
    pond.koi_open[place] = pond.koi_open[pond.n_koi_open]
    pond.koi_at[pond.n_koi] = at
    pond.n_koi += 1
    pond.cells[at] = s.hand_koi
    pond.coins += b.koi_coins[s.hand_koi - KOI]
    limit_chain(s, pond.n_feature_open, pond.n_features)
    pond.n_feature_open = open_around(pond, at, pond.feature_open, pond.n_feature_open)
    s.hand_koi = EMPTY
    if s.hand_feature == EMPTY:
        finish_placing(b, s)


@inlined
def lay_feature(b: Tables, s: State, place: int) -> None:
    """The feature in hand goes to the place-th cell open to features."""
    pond = s.ponds[s.seat]
    at = pond.feature_open[place]
    pond.n_feature_open -= 1
    pond.feature_open[place] = pond.feature_open[pond.n_feature_open]
    pond.feature_at[pond.n_features] = at
    pond.n_features += 1
    pond.cells[at] = s.hand_feature
    limit_chain(s, pond.n_koi_open, pond.n_koi)
    pond.n_koi_open = open_around(pond, at, pond.koi_open, pond.n_koi_open)
    s.hand_feature = EMPTY
    if s.hand_koi == EMPTY:
        finish_placing(b, s)


@inlined
def limit_chain(s: State, n_settled: int, n_laid: int) -> None:
    """KOH-PLACE-08, option forbid: the second tile keeps to cells open before this turn.

    Not in the first turn, whose two tiles lie side by side (KOH-PLACE-06).
    """
    if s.options[CHAIN_PLACEMENT] == 1 and n_laid > 0:
        s.settled = n_settled


@inlined
def finish_placing(b: Tables, s: State) -> None:
    """Both tiles lie in the pond: refill, or go on if that is done.  KOH-REFILL-06, KOH-END-01"""
    s.settled = 0
    if s.options[REFILL_TIMING] == 1 and s.market[s.koi_from] != EMPTY:
        next_turn(b, s)
    elif s.koi_left == 0:
        end(s, endings.KOI_STACK_EMPTY)
    elif s.features_left == 0:
        end(s, endings.FEATURE_STACK_EMPTY)
    else:
        start_refill(b, s)


@inlined
def next_turn(b: Tables, s: State) -> None:
    """The next seat, or the rival in a solo game.  KOH-SETUP-09, KOH-SOLO-02"""
    if s.seats > 1:
        s.seat = (s.seat + 1) % s.seats
        begin_turn(s)
    elif s.koi_left > 0:
        s.phase = phases.REVEAL_KOI
    elif s.options[SOLO_NO_KOI] == 1:
        begin_turn(s)  # KOH-SOLO-12, option pass
    else:
        end(s, endings.RIVAL_NO_KOI)


@inlined
def draw_koi(b: Tables, s: State, place: int) -> int:
    """Chance turns up a koi of the bag and it goes where the phase sends it; returns its kind."""
    kind = int(s.koi_unseen[place])
    s.n_koi_unseen -= 1
    s.koi_unseen[place] = s.koi_unseen[s.n_koi_unseen]
    s.koi_left -= 1
    if s.phase == phases.REFILL_KOI:
        s.market[b.centre_koi] = KOI + kind  # KOH-REFILL-02
        s.phase = phases.REFILL_FEATURE
    elif s.phase == phases.REVEAL_KOI:
        rival_koi(b, s, kind)
    else:
        s.market[next_empty(s)] = KOI + kind
        finish_fill(b, s)
    return kind


@inlined
def draw_feature(b: Tables, s: State, place: int) -> int:
    """Chance turns up a feature of the bag and it goes where the phase sends it."""
    kind = int(s.features_unseen[place])
    s.n_features_unseen -= 1
    s.features_unseen[place] = s.features_unseen[s.n_features_unseen]
    s.features_left -= 1
    if s.phase == phases.REFILL_FEATURE:
        s.market[b.centre_feature] = FEATURE + kind  # KOH-REFILL-02
        if s.hand_koi != EMPTY or s.hand_feature != EMPTY:
            s.phase = phases.PLACE  # refilled before placing, KOH-REFILL-07
        else:
            next_turn(b, s)
    elif s.phase == phases.REVEAL_FEATURE:
        rival_feature(b, s, kind)
    else:
        s.market[next_empty(s)] = FEATURE + kind
        finish_fill(b, s)
    return kind


@inlined
def finish_fill(b: Tables, s: State) -> None:
    """Go on when the last empty cell of the board is filled.  KOH-SETUP-06, KOH-SOLO-08"""
    if next_empty(s) >= 0:
        return
    if s.phase == phases.RIVAL_FILL:
        begin_turn(s)
    elif goals_wanted(s):
        s.phase = phases.DEAL  # KOH-SETUP-10: after the board has been filled
    else:
        begin_game(s)


@inlined
def goals_wanted(s: State) -> bool:
    """KOH-SETUP-10, KOH-SETUP-11, KOH-SOLO-21"""
    if s.seats == 1:
        return bool(s.options[SOLO_GOAL_CARDS] == 1)
    return bool(s.options[GOAL_CARDS] == 1)


@inlined
def begin_game(s: State) -> None:
    s.seat = s.first
    begin_turn(s)


@compiled
def deal_card(b: Tables, s: State, card: int) -> None:
    """The next goal card goes to its seat.  KOH-SETUP-10"""
    s.goals_unseen[card] -= 1
    s.ponds[s.dealt // b.goals_dealt].offer |= 1 << card
    s.dealt += 1
    if s.dealt == s.seats * b.goals_dealt:
        s.seat = 0
        s.phase = phases.KEEP


@compiled
def keep_card(s: State, card: int) -> None:
    """A seat keeps one card in secret; the next seat chooses.  KOH-SETUP-10"""
    s.ponds[s.seat].goal = card + 1
    s.seat += 1
    if s.seat == s.seats:
        begin_game(s)


@compiled
def rival_koi(b: Tables, s: State, kind: Kind) -> None:
    """The rival takes the koi and those of exactly its colours.  KOH-SOLO-04, 05, 10 to 14"""
    s.pile_koi[kind] += 1
    taken = 0
    for cell in range(MARKET):
        if b.market_koi[cell] == 1:
            other = s.market[cell] - KOI
            if b.koi_colours[other] == b.koi_colours[kind]:
                s.pile_koi[other] += 1
                s.market[cell] = EMPTY
                taken += 1
    if taken > s.koi_left:
        end(s, endings.RIVAL_KOI_FILL)
    elif taken > 0:
        s.phase = phases.RIVAL_FILL
    elif s.features_left == 0:
        end(s, endings.RIVAL_NO_FEATURE)
    else:
        s.phase = phases.REVEAL_FEATURE


@compiled
def rival_feature(b: Tables, s: State, kind: Kind) -> None:
    """The rival takes the feature and those of its kind.  KOH-SOLO-06 to 11, KOH-SOLO-14"""
    taken = 0
    for cell in range(MARKET):
        if b.market_koi[cell] == 0:
            other = s.market[cell] - FEATURE
            if b.feature_kind[other] == b.feature_kind[kind]:
                s.pile_features[other] += 1
                s.market[cell] = EMPTY
                taken += 1
    if taken > 0 or s.options[SOLO_UNMATCHED] == 0:
        s.pile_features[kind] += 1
    else:
        s.out_features[kind] += 1
    if taken > s.features_left:
        end(s, endings.RIVAL_FEATURE_FILL)
    elif taken > 0:
        s.phase = phases.RIVAL_FILL
    else:
        begin_turn(s)  # KOH-SOLO-09


@compiled
def apply(b: Tables, s: State, action: Action) -> None:
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < actions.PUT_KOI:
        take(b, s, action - actions.TAKE)
    elif action < actions.PUT_FEATURE:
        pond = s.ponds[s.seat]
        lay_koi(b, s, bag.place_of(pond.koi_open, pond.n_koi_open, action - actions.PUT_KOI))
    elif action < actions.KEEP:
        pond = s.ponds[s.seat]
        lay_feature(
            b, s, bag.place_of(pond.feature_open, pond.n_feature_open, action - actions.PUT_FEATURE)
        )
    elif action < actions.DRAW_KOI:
        keep_card(s, action - actions.KEEP)
    elif action < actions.DRAW_FEATURE:
        draw_koi(b, s, bag.place_of(s.koi_unseen, s.n_koi_unseen, action - actions.DRAW_KOI))
    elif action < actions.DEAL:
        kind = action - actions.DRAW_FEATURE
        draw_feature(b, s, bag.place_of(s.features_unseen, s.n_features_unseen, kind))
    elif action < actions.BEGIN:
        deal_card(b, s, action - actions.DEAL)
    else:
        s.first = action - actions.BEGIN
        s.phase = phases.FILL


@compiled
def conceal(b: Tables, s: State, seat: Seat) -> None:
    """Wipe what a seat may not know; -1 is a spectator.  KOH-GOAL-01

    At the end the kept cards are shown; the cards put back stay unseen.
    """
    for card in range(N_CARDS):
        s.goals_unseen[card] = b.goal_bag[card]
    for other in range(s.seats):
        pond = s.ponds[other]
        if other != seat:
            if s.phase != phases.ENDED:
                pond.goal = 0
            pond.offer = 1 << (pond.goal - 1) if pond.goal > 0 else 0
        for card in range(N_CARDS):
            s.goals_unseen[card] -= pond.offer >> card & 1


@compiled
def tidy_open(cells: Array, n: int, settled: int) -> None:
    """What this turn opened stays behind the cells that were open before.  KOH-PLACE-08"""
    settled = min(settled, n)
    bag.sort(cells, 0, settled)
    bag.sort(cells, settled, n)
    for k in range(n, len(cells)):
        cells[k] = 0


@compiled
def tidy(b: Tables, s: State) -> None:
    """Make equal positions equal bytes: lists whose order means nothing are sorted."""
    bag.tidy(s.koi_unseen, s.n_koi_unseen)
    bag.tidy(s.features_unseen, s.n_features_unseen)
    for seat in range(s.seats):
        pond = s.ponds[seat]
        bag.tidy(pond.koi_at, pond.n_koi)
        bag.tidy(pond.feature_at, pond.n_features)
        settled = int(s.settled) if seat == s.seat else 0
        tidy_open(pond.koi_open, int(pond.n_koi_open), settled if s.hand_koi != EMPTY else 0)
        tidy_open(
            pond.feature_open, int(pond.n_feature_open), settled if s.hand_feature != EMPTY else 0
        )
