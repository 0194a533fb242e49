"""How a game of Wodny ogród goes: set-up, who acts, what an action does, awards, the end.

Each rule's function names its clause (docs/rules/wodny_ogrod.md).  The owner of a short display
decides about its refill, whoever's turn it is; chance is an actor like a seat.  An action that is
carried out here has been allowed by refusals.py.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Array
from ...kernel.kinds import Action, Kind, Record, Seat, State, Tables
from . import actions, endings, phases
from .facts import CARDS, SECTIONS, TILES
from .fits import gives, without_decorations
from .ground import (
    LEAST,
    LEFT,
    LOST,
    OPEN,
    RIGHT,
    WON,
    decorate,
    filled,
    full_lines,
    in_hand,
    lay,
    left_of,
    near_end,
    neighbour,
    put_decoration,
    put_in,
    reached,
    take_out,
)
from .options import BASE, FIRST_SEAT, N_OPTIONS, RANDOM_SEAT, SIDE_B, VARIANT
from .tables import BONUS, CELLS, DECORATION, PLACES


@compiled
def setup(b: Tables, s: State, seats: int, options: Array) -> None:
    """Fill a zeroed state up to the first draw.  WOD-SETUP-01 to 04, 06, 11, 13, WOD-SOLO-09"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    s.seats = seats
    for k in range(TILES):
        s.bag[k] = k
    s.n_bag = TILES
    if s.options[VARIANT] != BASE and not without_decorations(b, s):
        for k in range(b.n_shapes):
            s.supply[k] = b.supply[k]
    if seats > 1 and s.options[FIRST_SEAT] == RANDOM_SEAT:
        s.phase = phases.FIRST
    else:
        s.first = s.options[FIRST_SEAT] if seats > 1 else 0
        after_first(s)


@inlined
def after_first(s: State) -> None:
    """Cards are drawn next, if the variant has any.  WOD-SETUP-04, WOD-SETUP-05"""
    s.phase = phases.DEAL if s.options[VARIANT] == BASE else phases.CARD


@compiled
def actor(b: Tables, s: State) -> int:
    if s.phase == phases.MAIN or s.phase == phases.BONUS:
        return int(s.seat)
    if s.phase == phases.SIDE or s.phase == phases.TAKE:
        return int(s.owner)
    return OVER if s.phase == phases.ENDED else CHANCE


@inlined
def begin_turn(s: State, seat: Seat) -> None:
    s.seat = seat
    s.turn += 1
    s.moved = 0
    s.phase = phases.MAIN


@compiled
def end_turn(s: State) -> None:
    """The next seat that has not passed, or the end.  WOD-TURN-01, WOD-END-04, WOD-END-05"""
    seat = int(s.seat)
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if not s.gardens[seat].passed:
            begin_turn(s, seat)
            return
    s.phase = phases.ENDED
    s.reason = endings.STOPPED if s.seats == 1 else endings.ALL_PASSED


@compiled
def settle_areas(b: Tables, s: State, garden: Record) -> None:
    """Decoration areas of side A that are lost or surrounded now.  WOD-DECO-02 to 06

    Those lost first: what lies on them is no decoration, for each is laid on its own area alone.
    A decoration laid here surrounds no other area (WOD-DECO-03).
    """
    layout = int(garden.layout)
    for k in range(b.n_deco_areas[layout]):
        if garden.deco_area[k] == LOST:
            continue
        on, open_side = 0, 0
        for w in range(3):
            water = int(garden.covered[w]) & ~int(garden.decorated[w])
            on |= int(b.deco_area[layout, k, w]) & water
            open_side |= int(b.deco_around[layout, k, w]) & ~water
        if on != 0:
            garden.deco_area[k] = LOST  # even one that was won, if tokens may be laid on it
        elif garden.deco_area[k] == OPEN and open_side == 0:
            garden.deco_area[k] = WON
            shape = int(b.deco_shape[layout, k])
            for w in range(3):
                garden.decoration[garden.n_decorations, w] = b.deco_area[layout, k, w]
            s.supply[shape] -= 1
            put_decoration(garden, shape)


@inlined
def award(b: Tables, s: State, garden: Record) -> None:
    """What the garden wins after a placing, all of it at once.  WOD-BONUS-01 to 07"""
    layout = int(garden.layout)
    if b.n_deco_areas[layout] > 0:
        settle_areas(b, s, garden)
    first, second, third = filled(b, garden)
    lines = full_lines(first, second, third)
    used = int(garden.used)
    if lines != 0:
        for k in range(SECTIONS):
            if lines & b.section[k] != 0 and used >> k & 1 == 0:
                used |= 1 << k
                garden.hand[b.section_token[k]] += 1
        garden.used = used
    done = int(garden.done)
    for k in range(b.n_areas[layout]):
        if done >> k & 1:
            continue
        bare = int(b.area[layout, k, 0]) & ~first
        bare |= int(b.area[layout, k, 1]) & ~second
        bare |= int(b.area[layout, k, 2]) & ~third
        if bare == 0:
            done |= 1 << k
            garden.hand[b.area_token[layout, k]] += 1
    garden.done = done


@compiled
def settle(b: Tables, s: State) -> None:
    """Awards after a placing, then what is left to do in the turn.  WOD-TURN-10, WOD-TURN-11"""
    garden = s.gardens[s.seat]
    award(b, s, garden)
    if not s.moved:
        s.phase = phases.MAIN
    elif in_hand(garden) > 0:
        s.phase = phases.BONUS
    else:
        end_turn(s)


@compiled
def lay_water(b: Tables, s: State, source: int, place: int) -> None:
    """The main move, and the refill it calls for.  WOD-TURN-02, WOD-REFILL-01, WOD-REFILL-06"""
    owner, at = reached(s, int(s.seat), source)
    tile = take_out(s.gardens[owner], at)
    lay(b, s.gardens[s.seat], tile, place // CELLS, place % CELLS)
    s.moved = 1
    if s.gardens[owner].n_display < LEAST:
        if s.n_bag > 0:
            s.owner = owner
            s.phase = phases.DRAW
            return
        if gives(s, owner, LEFT) or gives(s, owner, RIGHT):
            s.owner = owner
            s.phase = phases.TAKE
            return
    settle(b, s)


@compiled
def lay_bonus(b: Tables, s: State, kind: Kind, place: int) -> None:
    """Lay a token from the hand, before or after the main move.  WOD-BONUS-08, WOD-KEEP-04"""
    garden = s.gardens[s.seat]
    garden.hand[kind] -= 1
    lay(b, garden, BONUS + kind, place // CELLS, place % CELLS)
    settle(b, s)


@compiled
def lay_decoration(b: Tables, s: State, shape: int, place: int) -> None:
    """The other main move of side B; no display changes.  WOD-ALT-02, WOD-ALT-07"""
    s.supply[shape] -= 1
    garden = s.gardens[s.seat]
    decorate(b, garden, shape, DECORATION + shape, place // CELLS, place % CELLS)
    s.moved = 1
    settle(b, s)


@compiled
def drop(s: State, kind: Kind) -> None:
    """Discard a token that fits nowhere, for good.  WOD-KEEP-05

    One token stays, so the turn goes on: in MAIN with the main move, in BONUS with `end`.
    """
    s.gardens[s.seat].hand[kind] -= 1


@compiled
def take_near(b: Tables, s: State, side: int, own_side: int) -> None:
    """Refill from a neighbour.  WOD-REFILL-03, WOD-REFILL-04"""
    owner = int(s.owner)
    tile = take_out(s.gardens[neighbour(s, owner, side)], near_end(s, owner, side))
    put_in(s.gardens[owner], tile, own_side)
    s.owner = 0
    settle(b, s)


@compiled
def put_drawn(b: Tables, s: State, side: int) -> None:
    put_in(s.gardens[s.owner], int(s.drawn), side)
    s.owner, s.drawn = 0, 0
    settle(b, s)


@compiled
def pass_turn(s: State) -> None:
    """Final, but the display stays.  WOD-END-01, WOD-END-03, WOD-REACH-06, WOD-SOLO-06"""
    s.gardens[s.seat].passed = 1
    end_turn(s)


@inlined
def draw_tile(b: Tables, s: State, k: int) -> int:
    """The tile in the k-th place of the bag is dealt or drawn; returns it."""
    tile = int(s.bag[k])
    s.n_bag -= 1
    s.bag[k] = s.bag[s.n_bag]
    s.bag[s.n_bag] = 0
    if s.phase == phases.DRAW:
        s.drawn = tile
        s.phase = phases.SIDE
        return tile
    garden = s.gardens[s.owner]
    garden.display[garden.n_display] = tile  # WOD-SETUP-07
    garden.n_display += 1
    if garden.n_display == b.dealt:
        s.owner += 1
        if s.owner == s.seats:
            s.owner = 0
            begin_turn(s, int(s.first))
    return tile


@compiled
def draw_card(s: State, card: int) -> None:
    """A garden card for the next seat.  WOD-SETUP-05"""
    s.cards[card] = 1
    s.gardens[s.owner].layout = 1 + card + (CARDS if s.options[VARIANT] == SIDE_B else 0)
    s.owner += 1
    if s.owner == s.seats:
        s.owner = 0
        s.phase = phases.DEAL


@compiled
def apply(b: Tables, s: State, action: Action) -> None:
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < actions.BONUS:
        lay_water(b, s, action // PLACES, action % PLACES)
    elif action < actions.DECORATION:
        lay_bonus(b, s, (action - actions.BONUS) // PLACES, (action - actions.BONUS) % PLACES)
    elif action < actions.DROP:
        code = action - actions.DECORATION
        lay_decoration(b, s, code // PLACES, code % PLACES)
    elif action < actions.SIDE:
        drop(s, action - actions.DROP)
    elif action < actions.TAKE:
        put_drawn(b, s, action - actions.SIDE)
    elif action < actions.END:
        take_near(b, s, (action - actions.TAKE) // 2, (action - actions.TAKE) % 2)
    elif action == actions.END:
        end_turn(s)
    elif action == actions.PASS:
        pass_turn(s)
    elif action < actions.CARD:
        s.first = action - actions.BEGIN
        after_first(s)
    elif action < actions.TILE:
        draw_card(s, action - actions.CARD)
    else:
        draw_tile(b, s, bag.place_of(s.bag, s.n_bag, action - actions.TILE))


@compiled
def conceal(b: Tables, s: State, seat: Seat) -> None:
    """Nothing to wipe: what a seat may not know, the order of the bag, is not in the state."""


@compiled
def tidy(b: Tables, s: State) -> None:
    """Make equal positions equal bytes: the bag has no order, decorations come in any."""
    bag.tidy(s.bag, s.n_bag)
    for seat in range(s.seats):
        tidy_decorations(s.gardens[seat])


@compiled
def tidy_decorations(garden: Record) -> None:
    """In the order of their words, the shapes with them."""
    for k in range(1, garden.n_decorations):
        m = k
        while m > 0 and before(garden, m, m - 1):
            for word in range(3):
                held = garden.decoration[m, word]
                garden.decoration[m, word] = garden.decoration[m - 1, word]
                garden.decoration[m - 1, word] = held
            shape = garden.shapes[m]
            garden.shapes[m] = garden.shapes[m - 1]
            garden.shapes[m - 1] = shape
            m -= 1


@compiled
def before(garden: Record, k: int, m: int) -> bool:
    """Whether decoration k comes before decoration m."""
    for word in range(3):
        if garden.decoration[k, word] != garden.decoration[m, word]:
            lower: bool = garden.decoration[k, word] < garden.decoration[m, word]
            return lower
    return False
