"""How Rybowisko is played: who acts, what is refused and why, what an action does.

Each rule's function names its clause (docs/rules/rybowisko.md).  Chance is an actor like a seat:
it rolls, draws from the bag of unseen cards and turns over tokens, so a state never knows what
comes next.
"""

from __future__ import annotations

import numpy as np

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Refusal
from .material import (
    COLOUR_OF,
    FREE_STEPS,
    LAND,
    MAX_CARDS,
    MAX_COLOURS,
    MAX_TOKEN_KINDS,
    MAX_TOKENS,
    MAX_WAYS,
    NO_CARD,
    NO_SPOT,
    OPTIONS,
    ROUNDS_OF,
)
from .state import (
    BEGIN,
    BOTH,
    DEAL,
    DRAW,
    DRAW_CARD,
    DRIFT,
    ENDED,
    ENTERED,
    FIRST,
    GIVE_UP,
    GO,
    KEEP,
    KEEP_TOKEN,
    LAY,
    LAY_COLOUR,
    LAY_OPEN,
    LAY_TOKEN,
    MAX_BATCHES,
    MAX_PATH,
    MISS,
    MOVE,
    N_CODES,
    NO_CARDS,
    REROLL,
    ROLL,
    ROLL_DIE,
    ROUNDS_UP,
    STOP,
    TAKE,
    TAKEN,
    TARGET_REACHED,
    TURN_OVER,
    TURNS_UP,
)

_OPTION = [option.id for option in OPTIONS]
TARGET = _OPTION.index("target")
LUCK_P1 = _OPTION.index("luck_p1")
FIRST_SEAT = _OPTION.index("first")
COLOURS = _OPTION.index("colours")
OPEN_REFILL = _OPTION.index("open_refill")
MAX_ROUNDS = _OPTION.index("max_rounds")
MOVES = _OPTION.index("moves")
N_OPTIONS = len(OPTIONS)
LEAST_LUCK = 2  # of the option's values
RANDOM_SEAT = 4  # the option's value `random`
BY_FIELD = 0  # the option's value `fields`

REFUSALS = (
    Refusal("none", ""),
    Refusal("no_such_action", "RYB-TURN-06"),
    Refusal("game_over", "RYB-END-01"),
    Refusal("must_move", "RYB-MOVE-01"),
    Refusal("must_answer", "RYB-CATCH-08"),
    Refusal("must_take", "RYB-CATCH-07"),
    Refusal("await_first", "RYB-SETUP-11"),
    Refusal("await_deal", "RYB-SETUP-03"),
    Refusal("await_tokens", "RYB-SETUP-05"),
    Refusal("await_die", "RYB-CATCH-04"),
    Refusal("await_card", "RYB-CATCH-13"),
    Refusal("await_drift", "RYB-DRIFT-01"),
    Refusal("await_refill", "RYB-REFILL-01"),
    Refusal("no_water", "RYB-MOVE-02"),
    Refusal("entered_before", "RYB-MOVE-03"),
    Refusal("no_luck", "RYB-MOVE-04"),
    Refusal("dead_end", "RYB-MOVE-10"),
    Refusal("field_taken", "RYB-MOVE-07"),
    Refusal("too_far", "RYB-MOVE-05"),
    Refusal("whole_moves", "RYB-MOVE-09"),
    Refusal("single_steps", "RYB-MOVE-09"),
    Refusal("no_such_face", "RYB-CATCH-04"),
    Refusal("card_not_left", "RYB-SETUP-04"),
    Refusal("drift_not_left", "RYB-DRIFT-01"),
    Refusal("token_not_left", "RYB-REFILL-04"),
    Refusal("no_such_seat", "RYB-SETUP-11"),
)
(
    NONE, NO_SUCH_ACTION, GAME_OVER, MUST_MOVE, MUST_ANSWER, MUST_TAKE, AWAIT_FIRST, AWAIT_DEAL,
    AWAIT_TOKENS, AWAIT_DIE, AWAIT_CARD, AWAIT_DRIFT, AWAIT_REFILL, NO_WATER, ENTERED_BEFORE,
    NO_LUCK, DEAD_END, FIELD_TAKEN, TOO_FAR, WHOLE_MOVES, SINGLE_STEPS, NO_SUCH_FACE,
    CARD_NOT_LEFT, DRIFT_NOT_LEFT, TOKEN_NOT_LEFT,
    NO_SUCH_SEAT,
) = range(len(REFUSALS))  # fmt: skip

# The moves open to an angler are a set of bits: one a direction, and STOP_BIT.  These tables
# count a set and name its k-th member.
STOP_BIT = 1 << STOP
_SETS = [[k for k in range(STOP + 1) if bits >> k & 1] for bits in range(2 * STOP_BIT)]
SIZE_OF = np.array([len(members) for members in _SETS], np.uint8)
MEMBER = np.array([members + [0] * (STOP + 1 - len(members)) for members in _SETS], np.uint8)


@compiled
def setup(b, s, seats, options):
    """Fill a zeroed state up to the first draw.  RYB-SETUP-01, 04, 08, 09"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    s.seats = seats
    s.mark[LAND] = ENTERED
    for seat in range(seats):
        angler = s.anglers[seat]
        angler.field = b.start[COLOUR_OF[s.options[COLOURS], seat]]
        angler.luck = s.options[LUCK_P1 + seat] + LEAST_LUCK
        angler.smiling = angler.luck
        s.mark[angler.field] = TAKEN
    s.n_deck = b.n_cards
    for k in range(MAX_CARDS):
        s.deck[k] = b.cards[k]
    s.n_pile = b.n_tokens
    for k in range(MAX_TOKENS):
        s.pile[k] = b.tokens[k]
    s.phase = DEAL
    if seats > 1:
        if s.options[FIRST_SEAT] == RANDOM_SEAT:
            s.phase = FIRST
        else:
            s.first = s.options[FIRST_SEAT]


@compiled
def actor(b, s):
    if s.phase == ENDED:
        return OVER
    if s.phase == MOVE or s.phase == MISS or s.phase == BOTH:
        return int(s.seat)
    return CHANCE


@compiled
def can_go_on(b, s, at, steps):
    """Whether an angler on another's field can still reach a free one.  RYB-MOVE-06, RYB-MOVE-10

    The way there leads over fields of other anglers only, so it is enough to look at those: in
    each round the anglers beside those reached so far are reached too.
    """
    reached = 0
    for seat in range(s.seats):
        if s.anglers[seat].field == at:
            reached |= 1 << seat
    for _ in range(steps):
        beside = reached
        for seat in range(s.seats):
            if not reached >> seat & 1:
                continue
            for way in range(b.n_ways):
                field = b.to[s.anglers[seat].field, way]
                if s.mark[field] == 0:
                    return True
                if s.mark[field] == TAKEN:
                    for other in range(s.seats):
                        if s.anglers[other].field == field:
                            beside |= 1 << other
        reached = beside
    return False


@inlined
def steps_left(s):
    """How many more steps this move may have.  RYB-MOVE-01, RYB-MOVE-04, RYB-MOVE-05"""
    return max(FREE_STEPS - int(s.n_steps), 0) + s.anglers[s.seat].smiling


@inlined
def moves(b, s):
    """The steps that are open, and stopping, as a set of bits.

    RYB-MOVE-02 to a neighbour on the lake, RYB-MOVE-03 not entered before, RYB-MOVE-10 not onto
    another angler without a way on; RYB-MOVE-07 stop on a free field, RYB-MOVE-11 or where no
    step is possible at all.
    """
    found = 0
    if s.n_steps < FREE_STEPS or s.anglers[s.seat].smiling > 0:
        taken = 0
        for way in range(b.n_ways):
            mark = s.mark[b.to[s.at, way]]
            found |= (1 if mark == 0 else 0) << way
            taken |= (1 if mark == TAKEN else 0) << way
        if taken != 0:
            found |= over_others(b, s, taken)
    if s.n_steps > 0:
        return found | (STOP_BIT if s.mark[s.at] & TAKEN == 0 else 0)
    return found if found != 0 else STOP_BIT


@compiled
def over_others(b, s, taken):
    """Of the steps onto other anglers, those from which the move can be finished."""
    found = 0
    left = steps_left(s) - 1
    for way in range(b.n_ways):
        if taken >> way & 1 and can_go_on(b, s, b.to[s.at, way], left):
            found |= 1 << way
    return found


@compiled
def refuse_step(b, s, way):
    """Why an angler may not go one field in a direction."""
    field = b.to[s.at, way]
    if field == LAND:
        return NO_WATER
    if s.mark[field] & ENTERED:
        return ENTERED_BEFORE
    left = steps_left(s)
    if left == 0:
        return NO_LUCK
    if s.mark[field] == TAKEN and not can_go_on(b, s, field, left - 1):
        return DEAD_END
    return NONE


@inlined
def range_of_move(s):
    """The longest move from where the angler stands.  RYB-MOVE-05"""
    return FREE_STEPS + s.anglers[s.seat].smiling


@inlined
def n_goals(b, s):
    """How many fields the move can end on.  RYB-MOVE-05, RYB-MOVE-07

    Other anglers can be passed (RYB-MOVE-06), so they never lengthen a way, and a longer way to
    the same field is never better: the fields within range that nobody else holds.
    """
    steps = range_of_move(s)
    n = int(b.n_near[s.at, steps])
    for seat in range(s.seats):
        near = seat != s.seat and b.distance[s.at, s.anglers[seat].field] <= steps
        n -= 1 if near else 0
    return n


@inlined
def goal(b, s, k, n):
    """The k-th of the n fields the move can end on, nearest first but for fields taken."""
    field = b.near[s.at, k]
    return int(field) if s.mark[field] == 0 else stand_in(b, s, k, n)


@compiled
def stand_in(b, s, k, n):
    """For a field that is taken, one from behind the n nearest: the first for the first."""
    taken = 0
    for place in range(k):
        if s.mark[b.near[s.at, place]] == TAKEN:
            taken += 1
    place = n
    while s.mark[b.near[s.at, place]] == TAKEN or taken > 0:
        if s.mark[b.near[s.at, place]] != TAKEN:
            taken -= 1
        place += 1
    return int(b.near[s.at, place])


@compiled
def refuse_go(b, s, field):
    """Why a move may not end on a field."""
    if field >= b.n_fields:
        return NO_WATER
    if field == s.at:
        return MUST_MOVE
    if b.distance[s.at, field] > range_of_move(s):
        return TOO_FAR
    return FIELD_TAKEN if s.mark[field] == TAKEN else NONE


@compiled
def refuse_move(b, s, action):
    """A move is told as a whole or step by step, as the table likes."""
    if s.options[MOVES] == BY_FIELD:
        if action >= GO:
            return refuse_go(b, s, action - GO)
        if action != STOP:
            return WHOLE_MOVES
        return NONE if n_goals(b, s) == 0 else MUST_MOVE  # RYB-MOVE-11
    if action >= GO:
        return SINGLE_STEPS
    return refuse_stop(b, s) if action == STOP else refuse_step(b, s, action)


@compiled
def refuse_stop(b, s):
    if s.n_steps == 0:
        return NONE if moves(b, s) == STOP_BIT else MUST_MOVE
    return FIELD_TAKEN if s.mark[s.at] & TAKEN else NONE


@compiled
def refuse_now(s):
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == ENDED:
        return GAME_OVER
    if s.phase == MOVE:
        return MUST_MOVE
    if s.phase == MISS:
        return MUST_ANSWER
    if s.phase == BOTH:
        return MUST_TAKE
    if s.phase == FIRST:
        return AWAIT_FIRST
    if s.phase == DEAL:
        return AWAIT_DEAL
    if s.phase == ROLL:
        return AWAIT_DIE
    if s.phase == DRAW:
        return AWAIT_CARD
    if s.phase == DRIFT:
        return AWAIT_DRIFT
    return AWAIT_TOKENS if s.turn == 0 else AWAIT_REFILL


@compiled
def refuse_seat(b, s, action):
    """Why a decision of a seat is refused."""
    if action <= STOP or action >= GO:
        return refuse_move(b, s, action) if s.phase == MOVE else refuse_now(s)
    if action < TAKE:
        return NONE if s.phase == MISS else refuse_now(s)
    if action > TAKE + 1:
        return NO_SUCH_ACTION
    return NONE if s.phase == BOTH else refuse_now(s)


@compiled
def refuse_chance(b, s, action):
    """Why an outcome of chance is impossible."""
    if action < DRAW_CARD:
        if s.phase != ROLL:
            return refuse_now(s)
        return NONE if action - ROLL_DIE < b.faces else NO_SUCH_FACE
    if action < TURN_OVER:
        if s.phase != DEAL and s.phase != DRAW:
            return refuse_now(s)
        left = bag.place_of(s.deck, s.n_deck, action - DRAW_CARD) >= 0
        return NONE if left else CARD_NOT_LEFT
    if action < KEEP_TOKEN:
        if s.phase != DRIFT:
            return refuse_now(s)
        return NONE if unseen_with(s, action - TURN_OVER) >= 0 else DRIFT_NOT_LEFT
    if action < LAY_COLOUR:
        if s.phase != KEEP:
            return refuse_now(s)
        left = bag.place_of(s.pile, s.n_pool, action - KEEP_TOKEN) >= 0
        return NONE if left else TOKEN_NOT_LEFT
    if action < LAY_TOKEN:
        if s.phase != LAY:
            return refuse_now(s)
        return NONE if s.loose[action - LAY_COLOUR] > 0 else TOKEN_NOT_LEFT
    if action < BEGIN:
        if s.phase != LAY_OPEN:
            return refuse_now(s)
        left = bag.place_of(s.pile, s.n_pool, action - LAY_TOKEN) >= 0
        return NONE if left else TOKEN_NOT_LEFT
    if s.phase != FIRST:
        return refuse_now(s)
    return NONE if action - BEGIN < s.seats else NO_SUCH_SEAT


@compiled
def refusal(b, s, action):
    """0, or the number of the reason why an action may not be taken.  Defined for any integer."""
    if action < 0 or action >= N_CODES:
        return NO_SUCH_ACTION
    if action < ROLL_DIE:
        return refuse_seat(b, s, action)
    return refuse_chance(b, s, action)


@inlined
def colour_at(s, spot):
    """The colour of the token on a fishing field that has one."""
    return (s.group_at[spot] - 1) % MAX_COLOURS


@compiled
def unseen_with(s, way):
    """An unseen token that this catch's can be and that drifts this way, or -1.  RYB-DRIFT-01"""
    k = 0
    while k < s.n_unseen:
        if s.unseen_group[k] == s.group_at[s.fished] and s.unseen_way[k] == way:
            return k
        k += 1
    return -1


@compiled
def count_drifts(s, way):
    """How many unseen tokens this catch's can be and drift this way."""
    n = 0
    for k in range(s.n_unseen):
        if s.unseen_group[k] == s.group_at[s.fished] and s.unseen_way[k] == way:
            n += 1
    return n


@compiled
def legal(b, s, out):
    """The actions that are not refused, ascending."""
    n = 0
    if s.phase == MOVE and s.options[MOVES] == BY_FIELD:
        return list_goals(b, s, out)
    if s.phase == MOVE:
        found = moves(b, s)
        for k in range(SIZE_OF[found]):
            out[k] = MEMBER[found, k]
        return int(SIZE_OF[found])
    if s.phase == MISS:
        out[0], out[1] = REROLL, GIVE_UP
        return 2
    if s.phase == BOTH:
        out[0], out[1] = TAKE, TAKE + 1
        return 2
    if s.phase == ROLL:
        for face in range(b.faces):
            out[face] = ROLL_DIE + face
        return int(b.faces)
    if s.phase == DRAW or s.phase == DEAL:
        return bag.list_kinds(s.deck, s.n_deck, b.n_species, DRAW_CARD, out)
    if s.phase == DRIFT:
        for way in range(b.n_ways):
            if unseen_with(s, way) >= 0:
                out[n] = TURN_OVER + way
                n += 1
        return n
    if s.phase == KEEP:
        return bag.list_kinds(s.pile, s.n_pool, MAX_TOKEN_KINDS, KEEP_TOKEN, out)
    if s.phase == LAY:
        for colour in range(b.n_colours):
            if s.loose[colour] > 0:
                out[n] = LAY_COLOUR + colour
                n += 1
        return n
    if s.phase == LAY_OPEN:
        return bag.list_kinds(s.pile, s.n_pool, MAX_TOKEN_KINDS, LAY_TOKEN, out)
    if s.phase == FIRST:
        for seat in range(s.seats):
            out[seat] = BEGIN + seat
        return int(s.seats)
    return 0


@compiled
def list_goals(b, s, out):
    n = n_goals(b, s)
    if n == 0:
        out[0] = STOP
        return 1
    for k in range(n):
        out[k] = GO + goal(b, s, k, n)
    bag.sort(out, 0, n)
    return n


@compiled
def weights(b, s, out):
    """At chance: how many single pieces stand behind each action of `legal`."""
    n = 0
    if s.phase == ROLL or s.phase == FIRST:
        n = int(b.faces if s.phase == ROLL else s.seats)
        for k in range(n):
            out[k] = 1
        return n
    if s.phase == DRAW or s.phase == DEAL:
        return bag.list_counts(s.deck, s.n_deck, b.n_species, out)
    if s.phase == DRIFT:
        for way in range(b.n_ways):
            count = count_drifts(s, way)
            if count > 0:
                out[n] = count
                n += 1
        return n
    if s.phase == LAY:
        for colour in range(b.n_colours):
            if s.loose[colour] > 0:
                out[n] = s.loose[colour]
                n += 1
        return n
    if s.phase == KEEP or s.phase == LAY_OPEN:
        return bag.list_counts(s.pile, s.n_pool, MAX_TOKEN_KINDS, out)
    return 0


@inlined
def begin_turn(s):
    """A turn begins with a move from where the angler stands.  RYB-TURN-04, RYB-MOVE-03"""
    s.turn += 1
    s.at = s.anglers[s.seat].field
    s.n_steps = 0
    s.path[0] = s.at
    s.mark[s.at] = ENTERED
    s.phase = MOVE


@inlined
def step(b, s, way):
    """One field in a direction; from the third on it costs luck.  RYB-MOVE-04, RYB-MOVE-08"""
    s.at = b.to[s.at, way]
    s.mark[s.at] |= ENTERED
    s.n_steps += 1
    s.path[s.n_steps] = s.at
    s.anglers[s.seat].smiling -= 1 if s.n_steps > FREE_STEPS else 0


@inlined
def go(b, s, field):
    """The whole move in one: steps beyond the second cost luck.  RYB-MOVE-04"""
    s.anglers[s.seat].smiling -= max(int(b.distance[s.at, field]) - FREE_STEPS, 0)
    s.mark[s.at] = 0
    s.at = field
    arrive(b, s)


@inlined
def stop(b, s):
    """The move made step by step ends here."""
    for k in range(s.n_steps + 1):
        s.mark[s.path[k]] &= TAKEN
    arrive(b, s)


@inlined
def arrive(b, s):
    """The field where the move ends decides: a catch or a rest.  RYB-TURN-05, RYB-CATCH-01"""
    angler = s.anglers[s.seat]
    angler.field = s.at
    spot = b.spot_of[s.at]
    if spot == NO_SPOT or s.group_at[spot] == 0:
        angler.smiling = angler.luck  # RYB-REST-01, RYB-REST-02, RYB-REST-03
        s.mark[s.at] = TAKEN
        end_turn(b, s)
    else:
        s.fished = spot
        colour = colour_at(s, spot)
        one, other = s.places[b.place_of[colour, 0]], s.places[b.place_of[colour, 1]]
        # RYB-CATCH-15: with nothing to catch there is no roll.
        s.phase = DRIFT if one == NO_CARD and other == NO_CARD else ROLL


@inlined
def roll(b, s, face):
    """The die is compared with both cards of the pair.  RYB-CATCH-05 to 09"""
    s.die = face
    colour = colour_at(s, s.fished)
    first, second = b.place_of[colour, 0], b.place_of[colour, 1]
    hits_first = b.hit[s.places[first], face] == 1
    hits_second = b.hit[s.places[second], face] == 1
    if hits_first and hits_second:
        s.phase = BOTH
    elif hits_first:
        take(b, s, first)
    elif hits_second:
        take(b, s, second)
    else:
        s.phase = MISS if s.anglers[s.seat].smiling > 0 else DRIFT


@inlined
def take(b, s, place):
    """The card goes to the angler's catch; the next one comes from the deck.

    RYB-CATCH-06, RYB-CATCH-07, RYB-CATCH-12, RYB-CATCH-13, RYB-CATCH-14.
    """
    angler = s.anglers[s.seat]
    angler.catch[angler.n_catch] = s.places[place]
    angler.n_catch += 1
    s.places[place] = NO_CARD
    s.emptied = place
    s.phase = DRAW if s.n_deck > 0 else DRIFT


@inlined
def draw_card(b, s, k):
    """The k-th card of the bag is laid on the empty place; returns its species."""
    species = int(s.deck[k])
    s.n_deck -= 1
    s.deck[k] = s.deck[s.n_deck]
    s.places[s.emptied] = species + 1
    if s.phase == DRAW:
        s.phase = DRIFT
    elif s.emptied + 1 < b.n_places:
        s.emptied += 1  # RYB-SETUP-03
    else:
        start_laying(b, s, b.spare, b.n_spots)  # RYB-SETUP-05, RYB-SETUP-06
    return species


@inlined
def turn_over(b, s, k):
    """The k-th unseen token is the one of this catch: drift, then to the pile; returns the way.

    RYB-DRIFT-01, 02, 03, 04, 08, RYB-REFILL-01.
    """
    way = int(s.unseen_way[k])
    s.n_unseen -= 1
    s.unseen_group[k] = s.unseen_group[s.n_unseen]
    s.unseen_way[k] = s.unseen_way[s.n_unseen]
    s.pile[s.n_pile] = colour_at(s, s.fished) * MAX_WAYS + way
    s.n_pile += 1
    s.group_at[s.fished] = 0
    s.fished = 0
    s.die = 0
    s.emptied = 0
    angler = s.anglers[s.seat]
    field = b.to[angler.field, way]
    if s.mark[field] == 0:  # neither land nor another angler
        angler.field = field
    s.at = angler.field
    s.mark[angler.field] = TAKEN
    if s.n_pile < b.refill_at:
        end_turn(b, s)
    else:
        refill(b, s)
    return way


@compiled
def refill(b, s):
    """Tokens go to every fishing field without token and angler.  RYB-REFILL-01, 02, 03"""
    bare = 0
    for spot in range(b.n_spots):
        if s.group_at[spot] == 0 and s.mark[b.spot_field[spot]] == 0:
            bare += 1
    if bare > 0:
        start_laying(b, s, s.n_pile - bare, bare)
    else:
        end_turn(b, s)


@compiled
def start_laying(b, s, keeps, lays):
    """Mix the pile: so many tokens stay, so many are laid.  RYB-REFILL-04, RYB-REFILL-05

    Which ones stay is drawn first, since they lie open anyway; the odds are the same.
    """
    s.emptied = 0
    s.n_pool = s.n_pile
    s.keep_left, s.lay_left = keeps, lays
    s.next_spot = bare_from(b, s, 0)
    s.phase = KEEP
    if keeps == 0:
        finish_keeping(s)


@compiled
def bare_from(b, s, spot):
    """The first fishing field from here on without token and angler.  RYB-REFILL-02"""
    while s.group_at[spot] > 0 or s.mark[b.spot_field[spot]] > 0:
        spot += 1
    return spot


@compiled
def keep_token(s, k):
    """The k-th token of the pool stays beside the board; returns its kind."""
    kind = s.pile[k]
    s.n_pool -= 1
    s.pile[k] = s.pile[s.n_pool]
    s.pile[s.n_pool] = kind
    s.keep_left -= 1
    if s.keep_left == 0:
        finish_keeping(s)
    return int(kind)


@compiled
def finish_keeping(s):
    """The other tokens are laid: drift sides hidden, or seen if the option says so.

    RYB-REFILL-08, RYB-SETUP-07.
    """
    if s.options[OPEN_REFILL] == 1 and s.turn > 0:
        s.phase = LAY_OPEN
        return
    s.phase = LAY
    s.batch = unused_batch(s)
    for k in range(s.n_pool):
        s.loose[s.pile[k] // MAX_WAYS] += 1
        put_unseen(s, int(s.pile[k]))
    for k in range(s.n_pile - s.n_pool):
        s.pile[k] = s.pile[s.n_pool + k]
    s.n_pile -= s.n_pool
    s.n_pool = 0


@compiled
def unused_batch(s):
    """The smallest number that no batch on the map has."""
    batch = 0
    while in_use(s, batch):
        batch += 1
    return batch


@compiled
def in_use(s, batch):
    for k in range(s.n_unseen):
        if (s.unseen_group[k] - 1) // MAX_COLOURS == batch:
            return True
    return False


@inlined
def group_of(s, colour):
    """The group of a token of this colour that is laid now."""
    return 1 + s.batch * MAX_COLOURS + colour


@compiled
def put_unseen(s, kind):
    s.unseen_group[s.n_unseen] = group_of(s, kind // MAX_WAYS)
    s.unseen_way[s.n_unseen] = kind % MAX_WAYS
    s.n_unseen += 1


@compiled
def lay_colour(b, s, colour):
    """A token of this colour lies on the next fishing field."""
    s.loose[colour] -= 1
    place_token(b, s, colour)


@compiled
def lay_token(b, s, k):
    """The k-th token of the pool, its drift side seen, is a batch of its own; returns its kind."""
    kind = int(s.pile[k])
    s.n_pool -= 1
    s.n_pile -= 1
    s.pile[k] = s.pile[s.n_pool]
    s.pile[s.n_pool] = s.pile[s.n_pile]
    s.batch = unused_batch(s)
    put_unseen(s, kind)
    place_token(b, s, kind // MAX_WAYS)
    return kind


@compiled
def place_token(b, s, colour):
    s.group_at[s.next_spot] = group_of(s, colour)
    s.lay_left -= 1
    if s.lay_left > 0:
        s.next_spot = bare_from(b, s, s.next_spot + 1)
        return
    s.batch, s.next_spot, s.n_pool = 0, 0, 0
    if s.turn == 0:
        s.seat = s.first
        s.rounds = 1
        begin_turn(s)
    else:
        end_turn(b, s)


@inlined
def end_turn(b, s):
    """The next seat, or the end of the round.  RYB-TURN-01, RYB-TURN-02, RYB-TURN-03"""
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    if s.seat == s.first:
        end_round(b, s)
    else:
        begin_turn(s)


@compiled
def end_round(b, s):
    """After the last seat's turn the game may be over.  RYB-END-01 to 06, RYB-SOLO-02"""
    if s.seats == 1:
        s.reason = TURNS_UP if s.rounds == b.solo_turns else 0
    elif target_reached(s):
        s.reason = TARGET_REACHED
    elif s.n_deck == 0 and no_card_lies(b, s):
        s.reason = NO_CARDS
    elif s.rounds == ROUNDS_OF[s.options[MAX_ROUNDS]]:
        s.reason = ROUNDS_UP
    if s.reason != 0:
        s.phase = ENDED
    else:
        s.rounds += 1
        begin_turn(s)


@inlined
def target_reached(s):
    for seat in range(s.seats):
        if s.anglers[seat].n_catch > s.options[TARGET]:  # the option's values begin with 1
            return True
    return False


@compiled
def no_card_lies(b, s):
    for place in range(b.n_places):
        if s.places[place] != NO_CARD:
            return False
    return True


@compiled
def apply(b, s, action):
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < STOP:
        step(b, s, action)
    elif action == STOP:
        stop(b, s)
    elif action == REROLL:
        s.anglers[s.seat].smiling -= 1  # RYB-CATCH-08
        s.phase = ROLL
    elif action == GIVE_UP:
        s.phase = DRIFT  # RYB-CATCH-09
    elif action < GO:
        take(b, s, b.place_of[colour_at(s, s.fished), action - TAKE])
    elif action < ROLL_DIE:
        go(b, s, action - GO)
    elif action < DRAW_CARD:
        roll(b, s, action - ROLL_DIE + 1)
    elif action < TURN_OVER:
        draw_card(b, s, bag.place_of(s.deck, s.n_deck, action - DRAW_CARD))
    elif action < KEEP_TOKEN:
        turn_over(b, s, unseen_with(s, action - TURN_OVER))
    elif action < LAY_COLOUR:
        keep_token(s, bag.place_of(s.pile, s.n_pool, action - KEEP_TOKEN))
    elif action < LAY_TOKEN:
        lay_colour(b, s, action - LAY_COLOUR)
    elif action < BEGIN:
        lay_token(b, s, bag.place_of(s.pile, s.n_pool, action - LAY_TOKEN))
    else:
        s.first = action - BEGIN
        s.phase = DEAL


@inlined
def n_fished(s):
    """How many unseen tokens this catch's can be."""
    n = 0
    group = s.group_at[s.fished]
    for k in range(s.n_unseen):
        n += 1 if s.unseen_group[k] == group else 0
    return n


@inlined
def fished(s, k):
    """The k-th of them, as a place in the bag."""
    group = s.group_at[s.fished]
    place = 0
    while True:
        if s.unseen_group[place] == group:
            if k == 0:
                return place
            k -= 1
        place += 1


@compiled
def choices(b, s):
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == MOVE:
        if s.options[MOVES] == BY_FIELD:
            return max(n_goals(b, s), 1)
        return int(SIZE_OF[moves(b, s)])
    if s.phase == ROLL:
        return int(b.faces)
    if s.phase == DRIFT:
        return n_fished(s)
    if s.phase == MISS or s.phase == BOTH:
        return 2
    if s.phase == DRAW or s.phase == DEAL:
        return int(s.n_deck)
    if s.phase == KEEP or s.phase == LAY_OPEN:
        return int(s.n_pool)
    if s.phase == LAY:
        return int(s.lay_left)
    return int(s.seats) if s.phase == FIRST else 0


@inlined
def choose(b, s, k):
    """Take the k-th choice, in the order of the state's own lists; returns the action it is."""
    if s.phase == MOVE:
        if s.options[MOVES] == BY_FIELD:
            return choose_goal(b, s, n_goals(b, s), k)
        return choose_move(b, s, moves(b, s), k)
    if s.phase == ROLL:
        roll(b, s, k + 1)
        return ROLL_DIE + k
    if s.phase == DRIFT:
        return TURN_OVER + turn_over(b, s, fished(s, k))
    if s.phase == DRAW or s.phase == DEAL:
        return DRAW_CARD + draw_card(b, s, k)
    return rare_choice(b, s, k)


@inlined
def choose_goal(b, s, n, k):
    """End the move on the k-th of n fields; with none, stay.  RYB-MOVE-11"""
    if n == 0:
        stop(b, s)
        return STOP
    field = goal(b, s, k, n)
    go(b, s, field)
    return GO + field


@inlined
def choose_move(b, s, found, k):
    """Take the k-th move of a set."""
    action = int(MEMBER[found, k])
    if action == STOP:
        stop(b, s)
    else:
        step(b, s, action)
    return action


@compiled
def rare_choice(b, s, k):
    """The k-th choice of the phases that are short or rare."""
    if s.phase == MISS:
        action = REROLL + k
    elif s.phase == BOTH:
        action = TAKE + k
    elif s.phase == KEEP:
        return KEEP_TOKEN + keep_token(s, k)
    elif s.phase == LAY_OPEN:
        return LAY_TOKEN + lay_token(b, s, k)
    elif s.phase == LAY:
        colour = 0
        while k >= s.loose[colour]:
            k -= s.loose[colour]
            colour += 1
        action = LAY_COLOUR + colour
    else:
        action = BEGIN + k
    apply(b, s, action)
    return action


@inlined
def pick(b, s, bits):
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over.

    `choices` and `choose` in one, with the phases of a turn first: a playout branches once.
    """
    if s.phase == MOVE:
        if s.options[MOVES] == BY_FIELD:
            n = n_goals(b, s)
            return choose_goal(b, s, n, (bits * int(n)) >> 32)
        found = moves(b, s)
        return choose_move(b, s, found, (bits * int(SIZE_OF[found])) >> 32)
    if s.phase == ROLL:
        face = (bits * int(b.faces)) >> 32
        roll(b, s, face + 1)
        return ROLL_DIE + face
    if s.phase == DRIFT:
        return TURN_OVER + turn_over(b, s, fished(s, (bits * n_fished(s)) >> 32))
    if s.phase == DRAW or s.phase == DEAL:
        return DRAW_CARD + draw_card(b, s, (bits * int(s.n_deck)) >> 32)
    n = choices(b, s)
    return choose(b, s, (bits * int(n)) >> 32) if n > 0 else -1


@compiled
def conceal(b, s, seat):
    """Nothing to wipe: what a seat may not know is not in the state.  RYB-SETUP-04, RYB-SETUP-07"""


@compiled
def tidy(b, s):
    """Make equal positions equal bytes: lists whose order means nothing are sorted."""
    bag.tidy(s.deck, s.n_deck)
    for k in range(s.n_pile, MAX_TOKENS):
        s.pile[k] = 0
    bag.sort(s.pile, 0, s.n_pool)
    bag.sort(s.pile, s.n_pool, s.n_pile)
    tidy_groups(b, s)
    steps = s.n_steps + 1 if s.phase == MOVE else 0
    for k in range(steps, MAX_PATH):
        s.path[k] = 0
    if s.phase != MOVE:
        s.n_steps = 0
    for seat in range(s.seats):
        bag.sort(s.anglers[seat].catch, 0, s.anglers[seat].n_catch)


@compiled
def tidy_groups(b, s):
    """Number the batches by the first fishing field of each, then sort the unseen tokens."""
    fresh = MAX_BATCHES  # new numbers lie above the old ones until all are given
    for spot in range(b.n_spots):
        batch = (int(s.group_at[spot]) - 1) // MAX_COLOURS
        if s.group_at[spot] > 0 and batch < MAX_BATCHES:
            renumber(b, s, batch, fresh)
            fresh += 1
    if s.phase == LAY and s.batch < MAX_BATCHES:
        renumber(b, s, int(s.batch), fresh)  # none of its tokens is laid yet
    offset = MAX_BATCHES * MAX_COLOURS
    for spot in range(b.n_spots):
        s.group_at[spot] -= offset if s.group_at[spot] > 0 else 0
    for k in range(s.n_unseen):
        s.unseen_group[k] -= offset
    s.batch = s.batch % MAX_BATCHES
    sort_unseen(s)


@compiled
def renumber(b, s, old, new):
    for spot in range(b.n_spots):
        group = int(s.group_at[spot])
        if group > 0 and (group - 1) // MAX_COLOURS == old:
            s.group_at[spot] = group + (new - old) * MAX_COLOURS
    for k in range(s.n_unseen):
        group = int(s.unseen_group[k])
        if (group - 1) // MAX_COLOURS == old:
            s.unseen_group[k] = group + (new - old) * MAX_COLOURS
    if s.phase == LAY and s.batch == old:
        s.batch = new


@compiled
def sort_unseen(s):
    """By group, then by drift."""
    for k in range(1, s.n_unseen):
        group, way = s.unseen_group[k], s.unseen_way[k]
        m = k
        while m > 0 and (
            s.unseen_group[m - 1] > group
            or s.unseen_group[m - 1] == group
            and s.unseen_way[m - 1] > way
        ):
            s.unseen_group[m], s.unseen_way[m] = s.unseen_group[m - 1], s.unseen_way[m - 1]
            m -= 1
        s.unseen_group[m], s.unseen_way[m] = group, way
    for k in range(s.n_unseen, MAX_TOKENS):
        s.unseen_group[k], s.unseen_way[k] = 0, 0
