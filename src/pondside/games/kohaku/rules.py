"""How Kōhaku is played: who acts, what is refused and why, what an action does.

Each rule's function names its clause (docs/rules/kohaku.md).  Chance is an actor like a seat: it
draws tiles from bags of what is unseen, so a state never knows what comes next.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Refusal
from .material import CARDS, EMPTY, FEATURE, KOI, MARKET, MAX_TILES, OPEN, OPTIONS, PAIRS
from .state import (
    BEGIN,
    DEAL,
    DEAL_CARD,
    DRAFT,
    DRAW_FEATURE,
    DRAW_KOI,
    ENDED,
    FEATURE_STACK_EMPTY,
    FILL,
    FIRST,
    KEEP,
    KEEP_CARD,
    KOI_STACK_EMPTY,
    N_CODES,
    NEIGHBOURS,
    ORIGIN,
    PLACE,
    PUT_FEATURE,
    PUT_KOI,
    REFILL_FEATURE,
    REFILL_KOI,
    REVEAL_FEATURE,
    REVEAL_KOI,
    RIVAL_FEATURE_FILL,
    RIVAL_FILL,
    RIVAL_KOI_FILL,
    RIVAL_NO_FEATURE,
    RIVAL_NO_KOI,
    TAKE,
)

_OPTION = [option.id for option in OPTIONS]
GOAL_CARDS = _OPTION.index("goal_cards")
SOLO_GOAL_CARDS = _OPTION.index("solo_goal_cards")
CHAIN_PLACEMENT = _OPTION.index("chain_placement")
SOLO_NO_KOI = _OPTION.index("solo_no_koi_to_reveal")
SOLO_UNMATCHED = _OPTION.index("solo_unmatched_feature")
REFILL_TIMING = _OPTION.index("refill_timing")
FIRST_PLAYER = _OPTION.index("first_player")
N_OPTIONS = len(OPTIONS)
N_CARDS = len(CARDS)
NO_LIMIT = 10_000  # `settled` when the second tile may lean on the first

REFUSALS = (
    Refusal("none", ""),
    Refusal("no_such_action", "KOH-TURN-01"),
    Refusal("game_over", "KOH-END-01"),
    Refusal("must_draft", "KOH-TURN-04"),
    Refusal("must_place", "KOH-PLACE-01"),
    Refusal("must_keep", "KOH-SETUP-10"),
    Refusal("await_first", "KOH-SETUP-09"),
    Refusal("await_fill", "KOH-SETUP-06"),
    Refusal("await_deal", "KOH-SETUP-10"),
    Refusal("await_refill", "KOH-REFILL-06"),
    Refusal("await_rival", "KOH-SOLO-02"),
    Refusal("already_laid", "KOH-PLACE-01"),
    Refusal("cell_taken", "KOH-PLACE-03"),
    Refusal("same_type_touches", "KOH-PLACE-04"),
    Refusal("touches_nothing", "KOH-PLACE-05"),
    Refusal("first_koi_at_origin", "KOH-PLACE-10"),
    Refusal("chain_forbidden", "KOH-PLACE-08"),
    Refusal("card_not_offered", "KOH-SETUP-10"),
    Refusal("wrong_stack", "KOH-REFILL-03"),
    Refusal("koi_not_left", "KOH-SETUP-04"),
    Refusal("feature_not_left", "KOH-SETUP-05"),
    Refusal("card_not_left", "KOH-COMP-13"),
    Refusal("no_such_seat", "KOH-SETUP-09"),
)
(
    NONE, NO_SUCH_ACTION, GAME_OVER, MUST_DRAFT, MUST_PLACE, MUST_KEEP, AWAIT_FIRST, AWAIT_FILL,
    AWAIT_DEAL, AWAIT_REFILL, AWAIT_RIVAL, ALREADY_LAID, CELL_TAKEN, SAME_TYPE_TOUCHES,
    TOUCHES_NOTHING, FIRST_KOI_AT_ORIGIN, CHAIN_FORBIDDEN, CARD_NOT_OFFERED, WRONG_STACK,
    KOI_NOT_LEFT, FEATURE_NOT_LEFT, CARD_NOT_LEFT, NO_SUCH_SEAT,
) = range(len(REFUSALS))  # fmt: skip


@compiled
def setup(b, s, seats, options):
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
    s.phase = FIRST if s.options[FIRST_PLAYER] == 1 and seats > 1 else FILL


@compiled
def actor(b, s):
    if s.phase == ENDED:
        return OVER
    if s.phase == DRAFT or s.phase == PLACE or s.phase == KEEP:
        return int(s.seat)
    return CHANCE


@inlined
def next_empty(s):
    """The first empty cell of the board in reading order.  KOH-SETUP-07, KOH-SOLO-08"""
    for cell in range(MARKET):
        if s.market[cell] == EMPTY:
            return cell
    return -1


@inlined
def draws_koi(b, s):
    """Whether the tile that chance draws now comes from the koi stack."""
    if s.phase == REFILL_KOI or s.phase == REVEAL_KOI:
        return True
    if s.phase == FILL or s.phase == RIVAL_FILL:
        return b.market_koi[next_empty(s)] == 1
    return False


@compiled
def draws_tile(s):
    return s.phase == FILL or s.phase >= REFILL_KOI and s.phase < ENDED


@compiled
def refuse_now(s):
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == ENDED:
        return GAME_OVER
    if s.phase == DRAFT:
        return MUST_DRAFT
    if s.phase == PLACE:
        return MUST_PLACE
    if s.phase == KEEP:
        return MUST_KEEP
    if s.phase == FIRST:
        return AWAIT_FIRST
    if s.phase == FILL:
        return AWAIT_FILL
    if s.phase == DEAL:
        return AWAIT_DEAL
    if s.phase == REFILL_KOI or s.phase == REFILL_FEATURE:
        return AWAIT_REFILL
    return AWAIT_RIVAL


@compiled
def refuse_put(s, koi, cell):
    """Koi and features alternate and every tile joins the pond side to side.

    KOH-PLACE-03 to 08, KOH-PLACE-10, KOH-PLACE-11.
    """
    pond = s.ponds[s.seat]
    if (s.hand_koi if koi else s.hand_feature) == EMPTY:
        return ALREADY_LAID
    if pond.n_koi == 0 and not (koi and cell == ORIGIN):
        return FIRST_KOI_AT_ORIGIN
    if pond.cells[cell] >= KOI:
        return CELL_TAKEN
    beside_koi, beside_feature = False, False
    for way in range(4):
        other = int(pond.cells[NEIGHBOURS[cell, way]])
        if KOI <= other < FEATURE:
            beside_koi = True
        elif other >= FEATURE:
            beside_feature = True
    if beside_koi if koi else beside_feature:
        return SAME_TYPE_TOUCHES
    if pond.n_koi > 0 and not (beside_feature if koi else beside_koi):
        return TOUCHES_NOTHING
    # Cells that only the first tile of this turn opened stand behind the settled ones.
    if koi:
        late = bag.place_of(pond.koi_open, pond.n_koi_open, cell) >= s.settled
    else:
        late = bag.place_of(pond.feature_open, pond.n_feature_open, cell) >= s.settled
    return CHAIN_FORBIDDEN if late else NONE


@compiled
def refuse_draw(b, s, koi, kind):
    """A tile comes from the stack of its cell and only while one like it is unseen."""
    if draws_koi(b, s) != koi:
        return WRONG_STACK
    if koi:
        left = bag.place_of(s.koi_unseen, s.n_koi_unseen, kind) >= 0
        return NONE if left else KOI_NOT_LEFT
    left = bag.place_of(s.features_unseen, s.n_features_unseen, kind) >= 0
    return NONE if left else FEATURE_NOT_LEFT


@compiled
def refusal(b, s, action):
    """0, or the number of the reason why an action may not be taken.  Defined for any integer."""
    if action < 0 or action >= N_CODES:
        return NO_SUCH_ACTION
    if action < PUT_KOI:
        # KOH-TURN-01, KOH-TURN-02: the board is full, so every pair can be taken.
        return NONE if s.phase == DRAFT else refuse_now(s)
    if action < KEEP_CARD:
        if s.phase != PLACE:
            return refuse_now(s)
        if action < PUT_FEATURE:
            return refuse_put(s, True, action - PUT_KOI)
        return refuse_put(s, False, action - PUT_FEATURE)
    if action < DRAW_KOI:
        if s.phase != KEEP:
            return refuse_now(s)
        offered = s.ponds[s.seat].offer >> (action - KEEP_CARD) & 1
        return NONE if offered else CARD_NOT_OFFERED
    if action < DEAL_CARD:
        if not draws_tile(s):
            return refuse_now(s)
        if action < DRAW_FEATURE:
            return refuse_draw(b, s, True, action - DRAW_KOI)
        return refuse_draw(b, s, False, action - DRAW_FEATURE)
    if action < BEGIN:
        if s.phase != DEAL:
            return refuse_now(s)
        return NONE if s.goals_unseen[action - DEAL_CARD] > 0 else CARD_NOT_LEFT
    if s.phase != FIRST:
        return refuse_now(s)
    return NONE if action - BEGIN < s.seats else NO_SUCH_SEAT


@inlined
def n_open(s, koi):
    """How many cells the tile in hand may be laid on; 0 when it is laid already."""
    pond = s.ponds[s.seat]
    if koi:
        return min(pond.n_koi_open, s.settled) if s.hand_koi != EMPTY else 0
    return min(pond.n_feature_open, s.settled) if s.hand_feature != EMPTY else 0


@compiled
def legal(b, s, out):
    """The actions that are not refused, ascending; read off the lists the state keeps."""
    n = 0
    if s.phase == DRAFT:
        for pair in range(PAIRS):
            out[pair] = TAKE + pair
        return PAIRS
    if s.phase == PLACE:
        pond = s.ponds[s.seat]
        for k in range(n_open(s, True)):
            out[n] = PUT_KOI + pond.koi_open[k]
            n += 1
        bag.sort(out, 0, n)
        koi = n
        for k in range(n_open(s, False)):
            out[n] = PUT_FEATURE + pond.feature_open[k]
            n += 1
        bag.sort(out, koi, n)
        return n
    if s.phase == KEEP:
        for card in range(N_CARDS):
            if s.ponds[s.seat].offer >> card & 1:
                out[n] = KEEP_CARD + card
                n += 1
        return n
    if s.phase == DEAL:
        for card in range(N_CARDS):
            if s.goals_unseen[card] > 0:
                out[n] = DEAL_CARD + card
                n += 1
        return n
    if s.phase == FIRST:
        for seat in range(s.seats):
            out[seat] = BEGIN + seat
        return int(s.seats)
    if s.phase == ENDED:
        return 0
    if draws_koi(b, s):
        return bag.list_kinds(s.koi_unseen, s.n_koi_unseen, b.n_koi, DRAW_KOI, out)
    return bag.list_kinds(s.features_unseen, s.n_features_unseen, b.n_features, DRAW_FEATURE, out)


@compiled
def weights(b, s, out):
    """At chance: how many single pieces stand behind each action of `legal`."""
    if s.phase == DEAL:
        n = 0
        for card in range(N_CARDS):
            if s.goals_unseen[card] > 0:
                out[n] = s.goals_unseen[card]
                n += 1
        return n
    if s.phase == FIRST:
        for seat in range(s.seats):
            out[seat] = 1
        return int(s.seats)
    if not draws_tile(s):
        return 0
    if draws_koi(b, s):
        return bag.list_counts(s.koi_unseen, s.n_koi_unseen, b.n_koi, out)
    return bag.list_counts(s.features_unseen, s.n_features_unseen, b.n_features, out)


@inlined
def begin_turn(s):
    """KOH-TURN-04: a turn begins with a draft from a full board (KOH-REFILL-05)."""
    s.turn += 1
    s.phase = DRAFT


@inlined
def end(s, reason):
    s.reason = reason
    s.phase = ENDED


@inlined
def take(b, s, pair):
    """The two tiles of a pair leave the board.  KOH-TURN-01, KOH-TURN-02"""
    s.koi_from, s.feature_from = b.pair_koi[pair], b.pair_feature[pair]
    s.hand_koi, s.hand_feature = s.market[s.koi_from], s.market[s.feature_from]
    s.market[s.koi_from] = EMPTY
    s.market[s.feature_from] = EMPTY
    s.settled = NO_LIMIT
    if s.options[REFILL_TIMING] == 0:
        s.phase = PLACE
    elif can_refill(s):  # KOH-REFILL-07
        start_refill(b, s)
    else:
        s.phase = PLACE  # `finish_placing` ends the game: the tiles in hand count


@inlined
def can_refill(s):
    """KOH-END-01: the board can be given its two new tiles."""
    return s.koi_left > 0 and s.features_left > 0


@inlined
def start_refill(b, s):
    """A tile left in the centre moves to the cell the draft emptied.  KOH-REFILL-01, 03, 04"""
    if s.koi_from != b.centre_koi:
        s.market[s.koi_from] = s.market[b.centre_koi]
        s.market[b.centre_koi] = EMPTY
    if s.feature_from != b.centre_feature:
        s.market[s.feature_from] = s.market[b.centre_feature]
        s.market[b.centre_feature] = EMPTY
    s.phase = REFILL_KOI


@inlined
def open_around(pond, at, opens, n):
    """Mark the empty cells beside a new tile as open; returns the new length of the list."""
    for way in range(4):
        cell = NEIGHBOURS[at, way]
        # Whether a cell is new is near to a coin toss, and a branch guessed wrong costs more than
        # the rest of this loop: write in any case and let the length decide.
        fresh = 1 if pond.cells[cell] == EMPTY else 0
        pond.cells[cell] += fresh  # EMPTY becomes OPEN
        opens[n] = cell
        n += fresh
    return n


@inlined
def lay_koi(b, s, place):
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
def lay_feature(b, s, place):
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
def limit_chain(s, n_settled, n_laid):
    """KOH-PLACE-08, option forbid: the second tile keeps to cells open before this turn.

    Not in the first turn, whose two tiles lie side by side (KOH-PLACE-06).
    """
    if s.options[CHAIN_PLACEMENT] == 1 and n_laid > 0:
        s.settled = n_settled


@inlined
def finish_placing(b, s):
    """Both tiles lie in the pond: refill, or go on if that is done.  KOH-REFILL-06, KOH-END-01"""
    s.settled = 0
    if s.options[REFILL_TIMING] == 1 and s.market[s.koi_from] != EMPTY:
        next_turn(b, s)
    elif s.koi_left == 0:
        end(s, KOI_STACK_EMPTY)
    elif s.features_left == 0:
        end(s, FEATURE_STACK_EMPTY)
    else:
        start_refill(b, s)


@inlined
def next_turn(b, s):
    """The next seat, or the rival in a solo game.  KOH-SETUP-09, KOH-SOLO-02"""
    if s.seats > 1:
        s.seat = (s.seat + 1) % s.seats
        begin_turn(s)
    elif s.koi_left > 0:
        s.phase = REVEAL_KOI
    elif s.options[SOLO_NO_KOI] == 1:
        begin_turn(s)  # KOH-SOLO-12, option pass
    else:
        end(s, RIVAL_NO_KOI)


@inlined
def draw_koi(b, s, place):
    """Chance turns up a koi of the bag and it goes where the phase sends it; returns its kind."""
    kind = int(s.koi_unseen[place])
    s.n_koi_unseen -= 1
    s.koi_unseen[place] = s.koi_unseen[s.n_koi_unseen]
    s.koi_left -= 1
    if s.phase == REFILL_KOI:
        s.market[b.centre_koi] = KOI + kind  # KOH-REFILL-02
        s.phase = REFILL_FEATURE
    elif s.phase == REVEAL_KOI:
        rival_koi(b, s, kind)
    else:
        s.market[next_empty(s)] = KOI + kind
        finish_fill(b, s)
    return kind


@inlined
def draw_feature(b, s, place):
    """Chance turns up a feature of the bag and it goes where the phase sends it."""
    kind = int(s.features_unseen[place])
    s.n_features_unseen -= 1
    s.features_unseen[place] = s.features_unseen[s.n_features_unseen]
    s.features_left -= 1
    if s.phase == REFILL_FEATURE:
        s.market[b.centre_feature] = FEATURE + kind  # KOH-REFILL-02
        if s.hand_koi != EMPTY or s.hand_feature != EMPTY:
            s.phase = PLACE  # refilled before placing, KOH-REFILL-07
        else:
            next_turn(b, s)
    elif s.phase == REVEAL_FEATURE:
        rival_feature(b, s, kind)
    else:
        s.market[next_empty(s)] = FEATURE + kind
        finish_fill(b, s)
    return kind


@inlined
def finish_fill(b, s):
    """Go on when the last empty cell of the board is filled.  KOH-SETUP-06, KOH-SOLO-08"""
    if next_empty(s) >= 0:
        return
    if s.phase == RIVAL_FILL:
        begin_turn(s)
    elif goals_wanted(s):
        s.phase = DEAL  # KOH-SETUP-10: after the board has been filled
    else:
        begin_game(s)


@inlined
def goals_wanted(s):
    """KOH-SETUP-10, KOH-SETUP-11, KOH-SOLO-21"""
    if s.seats == 1:
        return s.options[SOLO_GOAL_CARDS] == 1
    return s.options[GOAL_CARDS] == 1


@inlined
def begin_game(s):
    s.seat = s.first
    begin_turn(s)


@compiled
def deal_card(b, s, card):
    """The next goal card goes to its seat.  KOH-SETUP-10"""
    s.goals_unseen[card] -= 1
    s.ponds[s.dealt // b.goals_dealt].offer |= 1 << card
    s.dealt += 1
    if s.dealt == s.seats * b.goals_dealt:
        s.seat = 0
        s.phase = KEEP


@compiled
def keep_card(s, card):
    """A seat keeps one card in secret; the next seat chooses.  KOH-SETUP-10"""
    s.ponds[s.seat].goal = card + 1
    s.seat += 1
    if s.seat == s.seats:
        begin_game(s)


@compiled
def rival_koi(b, s, kind):
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
        end(s, RIVAL_KOI_FILL)
    elif taken > 0:
        s.phase = RIVAL_FILL
    elif s.features_left == 0:
        end(s, RIVAL_NO_FEATURE)
    else:
        s.phase = REVEAL_FEATURE


@compiled
def rival_feature(b, s, kind):
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
        end(s, RIVAL_FEATURE_FILL)
    elif taken > 0:
        s.phase = RIVAL_FILL
    else:
        begin_turn(s)  # KOH-SOLO-09


@compiled
def apply(b, s, action):
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < PUT_KOI:
        take(b, s, action - TAKE)
    elif action < PUT_FEATURE:
        pond = s.ponds[s.seat]
        lay_koi(b, s, bag.place_of(pond.koi_open, pond.n_koi_open, action - PUT_KOI))
    elif action < KEEP_CARD:
        pond = s.ponds[s.seat]
        lay_feature(
            b, s, bag.place_of(pond.feature_open, pond.n_feature_open, action - PUT_FEATURE)
        )
    elif action < DRAW_KOI:
        keep_card(s, action - KEEP_CARD)
    elif action < DRAW_FEATURE:
        draw_koi(b, s, bag.place_of(s.koi_unseen, s.n_koi_unseen, action - DRAW_KOI))
    elif action < DEAL_CARD:
        kind = action - DRAW_FEATURE
        draw_feature(b, s, bag.place_of(s.features_unseen, s.n_features_unseen, kind))
    elif action < BEGIN:
        deal_card(b, s, action - DEAL_CARD)
    else:
        s.first = action - BEGIN
        s.phase = FILL


@inlined
def choices(b, s):
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == PLACE:
        return n_open(s, True) + n_open(s, False)
    if s.phase == DRAFT:
        return PAIRS
    if s.phase == ENDED:
        return 0
    if s.phase == FIRST:
        return int(s.seats)
    if s.phase == DEAL or s.phase == KEEP:
        n = 0
        for card in range(N_CARDS):
            n += s.goals_unseen[card] if s.phase == DEAL else s.ponds[s.seat].offer >> card & 1
        return n
    return s.n_koi_unseen + 0 if draws_koi(b, s) else s.n_features_unseen + 0


@inlined
def choose(b, s, k):
    """Take the k-th choice, in the order of the state's own lists; returns the action it is."""
    if s.phase == PLACE:
        pond = s.ponds[s.seat]
        n = n_open(s, True)
        if k < n:
            action = PUT_KOI + int(pond.koi_open[k])
            lay_koi(b, s, k)
        else:
            action = PUT_FEATURE + int(pond.feature_open[k - n])
            lay_feature(b, s, k - n)
        return action
    if s.phase == DRAFT:
        take(b, s, k)
        return TAKE + k
    if s.phase == FIRST or s.phase == DEAL or s.phase == KEEP:
        action = rare_choice(s, k)
        apply(b, s, action)
        return action
    if draws_koi(b, s):
        return DRAW_KOI + draw_koi(b, s, k)
    return DRAW_FEATURE + draw_feature(b, s, k)


@inlined
def pick(b, s, bits):
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over.

    `choices` and `choose` in one, with the phases of a turn first: a playout branches once.
    """
    if s.phase == PLACE:
        return choose(b, s, (bits * int(n_open(s, True) + n_open(s, False))) >> 32)
    if s.phase == DRAFT:
        pair = (bits * PAIRS) >> 32
        take(b, s, pair)
        return TAKE + pair
    if s.phase == REFILL_KOI:
        return DRAW_KOI + draw_koi(b, s, (bits * int(s.n_koi_unseen)) >> 32)
    if s.phase == REFILL_FEATURE:
        return DRAW_FEATURE + draw_feature(b, s, (bits * int(s.n_features_unseen)) >> 32)
    n = choices(b, s)
    return choose(b, s, (bits * int(n)) >> 32) if n > 0 else -1


@compiled
def rare_choice(s, k):
    """The k-th choice of the phases before the first turn."""
    if s.phase == FIRST:
        return BEGIN + k
    if s.phase == DEAL:
        card = 0
        while k >= s.goals_unseen[card]:
            k -= s.goals_unseen[card]
            card += 1
        return DEAL_CARD + card
    card = 0
    while True:
        if s.ponds[s.seat].offer >> card & 1:
            if k == 0:
                return KEEP_CARD + card
            k -= 1
        card += 1


@compiled
def conceal(b, s, seat):
    """Wipe what a seat may not know; -1 is a spectator.  KOH-GOAL-01

    At the end the kept cards are shown; the cards put back stay unseen.
    """
    for card in range(N_CARDS):
        s.goals_unseen[card] = b.goal_bag[card]
    for other in range(s.seats):
        pond = s.ponds[other]
        if other != seat:
            if s.phase != ENDED:
                pond.goal = 0
            pond.offer = 1 << (pond.goal - 1) if pond.goal > 0 else 0
        for card in range(N_CARDS):
            s.goals_unseen[card] -= pond.offer >> card & 1


@compiled
def tidy_open(cells, n, settled):
    """What this turn opened stays behind the cells that were open before.  KOH-PLACE-08"""
    settled = min(settled, n)
    bag.sort(cells, 0, settled)
    bag.sort(cells, settled, n)
    for k in range(n, len(cells)):
        cells[k] = 0


@compiled
def tidy(b, s):
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
