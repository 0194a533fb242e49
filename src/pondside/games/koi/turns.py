"""How a game of Koi goes: set-up, who acts, the beginning and end of turns, rounds and game.

Each rule's function names its clause (docs/rules/koi.md).  A step of a turn that waits for the next
one is a phase and named fields of the state, so a turn can be taken back step by step until a card
is turned up: chance is an actor like a seat.  Nothing here asks whether an action is allowed.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Array
from ...kernel.kinds import Action, Seat, State, Tables
from . import actions, endings, ground, phases
from .effects import (
    close_row,
    complete,
    continue_laying,
    end_effect,
    lay_at_work,
    meditate,
    pick_up,
    remove,
    resolve_card,
    reward,
    settle,
    spend_luck,
    trigger,
    walk_on,
    work,
)
from .facts import N_GOALS, N_HELPERS, N_STORED, SLOTS
from .ground import GOAL_OF_TILE, over_capacity, tile_of
from .options import (
    FIRST_SEAT,
    GOALS_OPTION,
    IDLE_ALONE,
    IMPERIAL_LAKE,
    LIT_PATH,
    N_OPTIONS,
    N_RULINGS,
    NO_GOALS,
    RANDOM,
    RANDOM_SEAT,
    SCENARIO,
    USUAL,
)
from .tables import FIRST_GOAL, LANTERN, N_GOAL_TILES, PATH


@compiled
def setup(b: Tables, s: State, seats: int, options: Array) -> None:
    """Fill a zeroed state up to the first draw.  KOI-SETUP-01, 02, 04, KOI-SOLO-01"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    for k in range(N_RULINGS):
        s.rulings[k] = options[N_OPTIONS + k]
    s.seats = seats
    for kind in range(LANTERN + 1):
        s.tiles[kind] = b.tiles[kind]
    for size in range(3):
        s.koi[size] = b.koi[seats, size]
    s.coins = b.coins
    s.luck = b.luck
    s.expansions = b.expansions
    for card in range(b.n_cards):
        if b.card_seats[card] <= max(seats, 2):
            s.deck[s.n_deck] = card
            s.n_deck += 1
    if seats > 1 and s.options[FIRST_SEAT] == RANDOM_SEAT:
        s.phase = phases.FIRST
    else:
        after_first(b, s, int(s.options[FIRST_SEAT]) if seats > 1 else 0)


@compiled
def after_first(b: Tables, s: State, first: int) -> None:
    """What each seat starts with, by its place in turn order.  KOI-SETUP-03, 06, 07, 10, 11"""
    s.first = first
    for seat in range(s.seats):
        pond = s.ponds[seat]
        ground.lay_spring(b, pond)
        place = (seat - first + int(s.seats)) % int(s.seats)
        pond.coins = b.start_coins
        s.coins -= int(b.start_coins)
        pond.luck = b.start_luck
        s.luck -= int(b.start_luck)
        for k in range(N_STORED):
            n = int(b.start[place, k])
            pond.stored[k] = n
            if k < 3:
                s.tiles[tile_of(k)] -= n
            else:
                s.koi[k - 3] -= n
    set_goals(b, s)


@compiled
def set_goals(b: Tables, s: State) -> None:
    """The goals in play, or how many are to be drawn.  KOI-SETUP-08, KOI-SOLO-10, KOI-SOLO-12"""
    value = int(s.options[GOALS_OPTION])
    scenario = int(s.options[SCENARIO])
    fixed = 0
    if value == USUAL and scenario == LIT_PATH:
        fixed = int(b.lit_path_goals)
    elif value == USUAL and scenario == IMPERIAL_LAKE:
        fixed = int(b.imperial_goals)
    elif value == USUAL or value == RANDOM:
        s.to_draw = int(b.imperial_drawn) if scenario == IMPERIAL_LAKE else 3
    elif value > NO_GOALS:
        fixed = int(b.chosen[value])
    for goal in range(N_GOALS):
        if (fixed >> goal) & 1:
            bring_in(b, s, goal)
    s.phase = phases.GOAL if s.to_draw > 0 else phases.DEAL


@inlined
def bring_in(b: Tables, s: State, goal: int) -> None:
    """Lay out the tiles of a goal.  KOI-SETUP-09"""
    s.in_play[goal] = 1
    for tile in range(N_GOAL_TILES):
        if GOAL_OF_TILE[tile] == goal:
            s.goal_tiles[tile] = b.goal_tiles[s.seats, tile]


@compiled
def draw_goal(b: Tables, s: State, goal: int) -> None:
    bring_in(b, s, goal)
    s.to_draw -= 1
    if s.to_draw == 0:
        s.phase = phases.DEAL


@compiled
def actor(b: Tables, s: State) -> int:
    if s.phase <= phases.REFILL:
        return CHANCE
    return OVER if s.phase == phases.ENDED else int(s.seat)


@inlined
def begin_turn(s: State, seat: Seat) -> None:
    s.seat = seat
    s.turn += 1
    s.acted = 0
    s.goals_done = 0
    for helper in range(N_HELPERS):
        s.used[helper] = 0
    s.phase = phases.START


@inlined
def guarded(s: State) -> bool:
    """Whether rounds without a meditation end the game: not alone, where work uses up the deck."""
    return s.seats > 1 or not s.rulings[IDLE_ALONE]


@compiled
def next_turn(b: Tables, s: State) -> None:
    """The next seat, or the end after the last round.  KOI-TURN-01, KOI-END-02, 04, 05"""
    seat = (int(s.seat) + 1) % int(s.seats)
    if seat == s.first:
        s.idle = 0 if s.meditated else s.idle + 1
        s.meditated = 0
        if guarded(s) and s.idle >= b.idle_limit:
            trigger(s, endings.IDLE)
        if s.last_round > 0 and s.rounds >= s.last_round:
            s.phase = phases.ENDED
            return
        s.rounds += 1
    begin_turn(s, seat)


@compiled
def finish_turn(b: Tables, s: State) -> None:
    """After the storage check.  Solo: the row is refilled now.  KOI-SOLO-04"""
    if s.seats == 1:
        close_row(s)
        if s.row[0] == 0 and s.n_deck > 0:
            s.phase = phases.REFILL
            return
    next_turn(b, s)


@compiled
def discard(b: Tables, s: State, k: int) -> None:
    """A tile goes back to the supply.  KOI-STORE-04"""
    pond = s.ponds[s.seat]
    pond.stored[k] -= 1
    if k < 3:
        s.tiles[tile_of(k)] += 1
    else:
        s.koi[k - 3] += 1
    if not over_capacity(b, pond):
        finish_turn(b, s)


@compiled
def pass_on(b: Tables, s: State) -> None:
    """Nothing more of this: of an effect, of the work, of the turn."""
    if s.phase == phases.WORK:
        s.phase = phases.POST
    elif s.phase == phases.RAIN:  # KOI-CARD-07
        for item in range(3):
            s.tiles[tile_of(item)] += s.raining[item]
            s.raining[item] = 0
        settle(s)
    elif s.phase != phases.POST:
        end_effect(s)
    elif over_capacity(b, s.ponds[s.seat]):
        s.phase = phases.DISCARD
    else:
        finish_turn(b, s)


@compiled
def draw_card(b: Tables, s: State, k: int) -> int:
    """The card in the k-th place of the deck is turned up; returns it.  KOI-END-01, KOI-SOLO-07"""
    card = int(s.deck[k])
    s.n_deck -= 1
    s.deck[k] = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    if s.n_deck == 0:
        trigger(s, endings.DECK_EMPTY)
    if s.phase == phases.CHURN:
        s.gone[s.n_gone] = card
        s.n_gone += 1
        settle(s)
        return card
    slot = SLOTS - 1  # KOI-SETUP-05: from the right
    while s.row[slot] != 0:
        slot -= 1
    s.row[slot] = card + 1
    if s.phase == phases.DEAL:
        if slot == 0:
            s.rounds = 1
            begin_turn(s, int(s.first))
    elif s.seats > 1:
        s.phase = phases.POST
    elif slot == 0 or s.n_deck == 0:
        next_turn(b, s)
    return card


@compiled
def apply_short(b: Tables, s: State, action: Action) -> None:
    if action == actions.PASS:
        pass_on(b, s)
    elif action < actions.WORK:
        meditate(b, s, action - actions.MEDITATE)
    elif action < actions.REWARD:
        work(s)
    elif action < actions.CARD:
        reward(b, s, action - actions.REWARD)
    elif action < actions.LUCK:
        resolve_card(b, s, action - actions.CARD)
    elif action < actions.DISCARD:
        spend_luck(b, s, action - actions.LUCK)
    elif action < actions.REMOVE:
        discard(b, s, action - actions.DISCARD)
    elif action < actions.PICK:
        remove(b, s, action - actions.REMOVE)
    elif action < actions.HELPER_PICK:
        pick_up(b, s, action - actions.PICK, False)
    else:
        pick_up(b, s, action - actions.HELPER_PICK, True)


@compiled
def apply(b: Tables, s: State, action: Action) -> None:
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < actions.FIRST_LAY:
        apply_short(b, s, action)
    elif action >= actions.DRAW_CARD:
        draw_card(b, s, bag.place_of(s.deck, s.n_deck, action - actions.DRAW_CARD))
    elif action >= actions.DRAW_GOAL:
        draw_goal(b, s, action - actions.DRAW_GOAL)
    elif action >= actions.BEGIN:
        after_first(b, s, action - actions.BEGIN)
    else:
        kind = actions.kind_of_lay(action)
        if actions.FIRST_HELP <= action < actions.FIRST_GOAL_LAY:
            lay_at_work(b, s, kind, action - int(actions.HELP[kind]), True)
        elif kind == PATH:
            walk_on(b, s, action - int(actions.LAY[kind]))
        elif kind >= FIRST_GOAL:
            complete(b, s, kind, action - int(actions.LAY[kind]))
        elif s.phase == phases.WORK:
            lay_at_work(b, s, kind, action - int(actions.LAY[kind]), False)
        else:
            continue_laying(b, s, kind, action - int(actions.LAY[kind]))


@compiled
def conceal(b: Tables, s: State, seat: Seat) -> None:
    """Nothing to wipe: what nobody may know, the order of the deck, is not in the state."""


@compiled
def tidy(b: Tables, s: State) -> None:
    """Make equal positions equal bytes: deck and discards have no order."""
    bag.tidy(s.deck, s.n_deck)
    bag.tidy(s.gone, s.n_gone)
