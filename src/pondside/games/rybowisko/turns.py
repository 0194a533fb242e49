"""How a game of Rybowisko goes: set-up, who acts, what an action does, where turns and rounds end.

Each rule's function names its clause (docs/rules/rybowisko.md).  Chance is an actor like a seat:
it rolls, draws from the bag of unseen cards and turns over tokens, so a state never knows what
comes next.  What may be done is not asked here: an action that comes is legal.
"""

from __future__ import annotations

from typing import Any

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Array
from ...kernel.kinds import Action, Cell, Kind, Seat, State, Tables
from . import actions, endings, phases
from .facts import FREE_STEPS, MAX_CARDS, MAX_COLOURS, MAX_TOKENS, MAX_WAYS
from .ground import (
    MAX_BATCHES,
    bare_from,
    colour_at,
    group_of,
    no_card_lies,
    put_unseen,
    unseen_with,
    unused_batch,
)
from .options import (
    COLOUR_OF,
    COLOURS,
    FIRST,
    LEAST_LUCK,
    LUCK_P1,
    MAX_ROUNDS,
    N_OPTIONS,
    OPEN_REFILL,
    RANDOM_SEAT,
    ROUNDS_OF,
    TARGET,
)
from .state import ENTERED, TAKEN
from .tables import LAND, NO_CARD, NO_SPOT


@compiled
def setup(b: Tables, s: State, seats: int, options: Array) -> None:
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
    s.phase = phases.DEAL
    if seats > 1:
        if s.options[FIRST] == RANDOM_SEAT:
            s.phase = phases.FIRST
        else:
            s.first = s.options[FIRST]


@compiled
def actor(b: Tables, s: State) -> Seat:
    if s.phase == phases.ENDED:
        return OVER
    if s.phase == phases.MOVE or s.phase == phases.MISS or s.phase == phases.BOTH:
        return int(s.seat)
    return CHANCE


@inlined
def begin_turn(s: State) -> None:
    """A turn begins with a move from where the angler stands.  RYB-TURN-04, RYB-MOVE-03"""
    s.turn += 1
    s.at = s.anglers[s.seat].field
    s.mark[s.at] = ENTERED
    s.phase = phases.MOVE


@inlined
def go(b: Tables, s: State, field: Cell) -> None:
    """The move to a field: steps beyond the second cost luck.  RYB-MOVE-04, 08 and 10"""
    s.anglers[s.seat].smiling -= max(int(b.distance[s.at, field]) - FREE_STEPS, 0)
    s.mark[s.at] = 0
    s.at = field
    arrive(b, s)


@inlined
def stay(b: Tables, s: State) -> None:
    """No move is possible.  RYB-MOVE-11"""
    s.mark[s.at] = 0
    arrive(b, s)


@inlined
def arrive(b: Tables, s: State) -> None:
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
        s.phase = phases.DRIFT if one == NO_CARD and other == NO_CARD else phases.ROLL


@inlined
def roll(b: Tables, s: State, face: int) -> None:
    """The die is compared with both cards of the pair.  RYB-CATCH-05 to 09"""
    s.die = face
    colour = colour_at(s, s.fished)
    first, second = b.place_of[colour, 0], b.place_of[colour, 1]
    hits_first = b.hit[s.places[first], face] == 1
    hits_second = b.hit[s.places[second], face] == 1
    if hits_first and hits_second:
        s.phase = phases.BOTH
    elif hits_first:
        take(b, s, first)
    elif hits_second:
        take(b, s, second)
    else:
        s.phase = phases.MISS if s.anglers[s.seat].smiling > 0 else phases.DRIFT


@inlined
def take(b: Tables, s: State, place: int) -> None:
    """The card goes to the angler's catch; the next one comes from the deck.

    RYB-CATCH-06, RYB-CATCH-07, RYB-CATCH-12, RYB-CATCH-13, RYB-CATCH-14.
    """
    angler = s.anglers[s.seat]
    angler.catch[angler.n_catch] = s.places[place]
    angler.n_catch += 1
    s.places[place] = NO_CARD
    s.emptied = place
    s.phase = phases.DRAW if s.n_deck > 0 else phases.DRIFT


@inlined
def draw_card(b: Tables, s: State, k: int) -> Kind:
    """The k-th card of the bag is laid on the empty place; returns its species."""
    species = int(s.deck[k])
    s.n_deck -= 1
    s.deck[k] = s.deck[s.n_deck]
    s.places[s.emptied] = species + 1
    if s.phase == phases.DRAW:
        s.phase = phases.DRIFT
    elif s.emptied + 1 < b.n_places:
        s.emptied += 1  # RYB-SETUP-03
    else:
        start_laying(b, s, b.spare, b.n_spots)  # RYB-SETUP-05, RYB-SETUP-06
    return species


@inlined
def turn_over(b: Tables, s: State, k: int) -> int:
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
def refill(b: Tables, s: State) -> None:
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
def start_laying(b: Tables, s: State, keeps: int, lays: int) -> None:
    """Mix the pile: so many tokens stay, so many are laid.  RYB-REFILL-04, RYB-REFILL-05

    Which ones stay is drawn first, since they lie open anyway; the odds are the same.
    """
    s.emptied = 0
    s.n_pool = s.n_pile
    s.keep_left, s.lay_left = keeps, lays
    s.next_spot = bare_from(b, s, 0)
    s.phase = phases.KEEP
    if keeps == 0:
        finish_keeping(s)


@compiled
def keep_token(s: State, k: int) -> Kind:
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
def finish_keeping(s: State) -> None:
    """The other tokens are laid: drift sides hidden, or seen if the option says so.

    RYB-REFILL-08, RYB-SETUP-07.
    """
    if s.options[OPEN_REFILL] == 1 and s.turn > 0:
        s.phase = phases.LAY_OPEN
        return
    s.phase = phases.LAY
    s.batch = unused_batch(s)
    for k in range(s.n_pool):
        s.loose[s.pile[k] // MAX_WAYS] += 1
        put_unseen(s, int(s.pile[k]))
    for k in range(s.n_pile - s.n_pool):
        s.pile[k] = s.pile[s.n_pool + k]
    s.n_pile -= s.n_pool
    s.n_pool = 0


@compiled
def lay_colour(b: Tables, s: State, colour: int) -> None:
    """A token of this colour lies on the next fishing field."""
    s.loose[colour] -= 1
    place_token(b, s, colour)


@compiled
def lay_token(b: Tables, s: State, k: int) -> Kind:
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
def place_token(b: Tables, s: State, colour: int) -> None:
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
def end_turn(b: Tables, s: State) -> None:
    """The next seat, or the end of the round.  RYB-TURN-01, RYB-TURN-02, RYB-TURN-03"""
    s.seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    if s.seat == s.first:
        end_round(b, s)
    else:
        begin_turn(s)


@compiled
def end_round(b: Tables, s: State) -> None:
    """After the last seat's turn the game may be over.  RYB-END-01 to 06, RYB-SOLO-02"""
    if s.seats == 1:
        s.reason = endings.TURNS if s.rounds == b.solo_turns else 0
    elif target_reached(s):
        s.reason = endings.TARGET
    elif s.n_deck == 0 and no_card_lies(b, s):
        s.reason = endings.NO_CARDS
    elif s.rounds == ROUNDS_OF[s.options[MAX_ROUNDS]]:
        s.reason = endings.MAX_ROUNDS
    if s.reason != 0:
        s.phase = phases.ENDED
    else:
        s.rounds += 1
        begin_turn(s)


@inlined
def target_reached(s: State) -> bool:
    for seat in range(s.seats):
        if s.anglers[seat].n_catch > s.options[TARGET]:  # the option's values begin with 1
            return True
    return False


@compiled
def apply(b: Tables, s: State, action: Action) -> None:
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action == actions.STOP:
        stay(b, s)
    elif action == actions.REROLL:
        s.anglers[s.seat].smiling -= 1  # RYB-CATCH-08
        s.phase = phases.ROLL
    elif action == actions.GIVE_UP:
        s.phase = phases.DRIFT  # RYB-CATCH-09
    elif action < actions.GO:
        take(b, s, b.place_of[colour_at(s, s.fished), action - actions.TAKE])
    elif action < actions.ROLL:
        go(b, s, action - actions.GO)
    elif action < actions.DRAW:
        roll(b, s, action - actions.ROLL + 1)
    elif action < actions.DRIFT:
        draw_card(b, s, bag.place_of(s.deck, s.n_deck, action - actions.DRAW))
    elif action < actions.KEEP:
        turn_over(b, s, unseen_with(s, action - actions.DRIFT))
    elif action < actions.LAY:
        keep_token(s, bag.place_of(s.pile, s.n_pool, action - actions.KEEP))
    elif action < actions.LAY_OPEN:
        lay_colour(b, s, action - actions.LAY)
    elif action < actions.BEGIN:
        lay_token(b, s, bag.place_of(s.pile, s.n_pool, action - actions.LAY_OPEN))
    else:
        s.first = action - actions.BEGIN
        s.phase = phases.DEAL


@compiled
def conceal(b: Tables, s: State, seat: Seat) -> None:
    """Nothing to wipe: what a seat may not know is not in the state.  RYB-SETUP-04, RYB-SETUP-07"""


@compiled
def tidy(b: Tables, s: State) -> None:
    """Make equal positions equal bytes: lists whose order means nothing are sorted."""
    bag.tidy(s.deck, s.n_deck)
    for k in range(s.n_pile, MAX_TOKENS):
        s.pile[k] = 0
    bag.sort(s.pile, 0, s.n_pool)
    bag.sort(s.pile, s.n_pool, s.n_pile)
    tidy_groups(b, s)
    for seat in range(s.seats):
        bag.sort(s.anglers[seat].catch, 0, s.anglers[seat].n_catch)


@compiled
def tidy_groups(b: Tables, s: State) -> None:
    """Number the batches by the first fishing field of each, then sort the unseen tokens."""
    fresh = MAX_BATCHES  # new numbers lie above the old ones until all are given
    for spot in range(b.n_spots):
        batch = (int(s.group_at[spot]) - 1) // MAX_COLOURS
        if s.group_at[spot] > 0 and batch < MAX_BATCHES:
            renumber(b, s, batch, fresh)
            fresh += 1
    if s.phase == phases.LAY and s.batch < MAX_BATCHES:
        renumber(b, s, int(s.batch), fresh)  # none of its tokens is laid yet
    offset = MAX_BATCHES * MAX_COLOURS
    for spot in range(b.n_spots):
        s.group_at[spot] -= offset if s.group_at[spot] > 0 else 0
    for k in range(s.n_unseen):
        s.unseen_group[k] -= offset
    s.batch = s.batch % MAX_BATCHES
    sort_unseen(s)


@compiled
def renumber(b: Tables, s: State, old: int, new: int) -> None:
    for spot in range(b.n_spots):
        group = int(s.group_at[spot])
        if group > 0 and (group - 1) // MAX_COLOURS == old:
            s.group_at[spot] = group + (new - old) * MAX_COLOURS
    for k in range(s.n_unseen):
        group = int(s.unseen_group[k])
        if (group - 1) // MAX_COLOURS == old:
            s.unseen_group[k] = group + (new - old) * MAX_COLOURS
    if s.phase == phases.LAY and s.batch == old:
        s.batch = new


@compiled
def sort_unseen(s: State) -> None:
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


def target_of(s: Any) -> int:
    """How many fish end the game."""
    return int(s.options[TARGET]) + 1  # the option's values begin with 1


def last_round(s: Any) -> str | None:
    """Why the round under way is sure to be the last one, if several play; None while it is not.

    RYB-END-01, RYB-END-06.
    """
    seats = int(s.seats)
    if seats == 1 or s.rounds == 0:
        return None
    if s.anglers["n_catch"][:seats].max() >= target_of(s):
        return endings.REASONS[endings.TARGET]
    return (
        endings.REASONS[endings.MAX_ROUNDS]
        if s.rounds == ROUNDS_OF[s.options[MAX_ROUNDS]]
        else None
    )
