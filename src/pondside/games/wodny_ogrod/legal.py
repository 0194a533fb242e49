"""What may be done in Wodny ogród: as a list, and by number on the fast path of playouts.

`legal` leaves out nothing and lists nothing that refusals.py refuses.  Taking the k-th choice is
handed to turns.py, which knows what an action does.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import State, Tables
from . import actions, phases
from .facts import CARDS, TILES
from .fits import (
    decorates,
    gives,
    list_places,
    may_decorate,
    n_bonus,
    n_decoration,
    n_kinds,
    n_places,
    n_water,
    nth_place,
    off_decorations,
    taken,
    tile_fits,
)
from .ground import LEFT, N_SOURCES, RIGHT, in_hand, tile_at
from .options import SIDE_B, VARIANT
from .tables import BONUS, DECORATION, N_KINDS, PLACES
from .turns import apply, draw_tile, lay_water, pass_turn


@compiled
def list_water(b: Tables, s: State, out: Array, n: int) -> int:
    a, c, d = taken(b, s.gardens[s.seat])
    for source in range(N_SOURCES):
        tile = tile_at(s, source)
        if tile >= 0:
            n = list_places(b, tile, a, c, d, actions.WATER + source * PLACES, out, n)
    return n


@compiled
def list_bonus(b: Tables, s: State, out: Array, n: int) -> int:
    garden = s.gardens[s.seat]
    a, c, d = taken(b, garden)
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            n = list_places(b, BONUS + kind, a, c, d, actions.BONUS + kind * PLACES, out, n)
    return n


@compiled
def list_decoration(b: Tables, s: State, out: Array, n: int) -> int:
    a, c, d = off_decorations(s.gardens[s.seat])
    for shape in range(b.n_shapes):
        if may_decorate(b, s, shape):
            code = actions.DECORATION + shape * PLACES
            n = list_places(b, DECORATION + shape, a, c, d, code, out, n)
    return n


@compiled
def legal_turn(b: Tables, s: State, out: Array) -> int:
    """The actions of the seat on turn.  WOD-TURN-02, WOD-KEEP-02, WOD-KEEP-05, WOD-ALT-08"""
    garden = s.gardens[s.seat]
    if in_hand(garden) >= 2:
        n = list_bonus(b, s, out, 0)
        if n == 0:
            for kind in range(N_KINDS):
                if garden.hand[kind] > 0:
                    out[n] = actions.DROP + kind
                    n += 1
        return n
    n = 0 if s.moved else list_water(b, s, out, 0)
    fits = n > 0
    n = list_bonus(b, s, out, n)
    if s.moved:
        out[n] = actions.END
        return n + 1
    if decorates(b, s, fits):
        n = list_decoration(b, s, out, n)
    if s.seats == 1 or not fits:
        out[n] = actions.PASS
        n += 1
    return n


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    """Write every action that is not refused into `out`, ascending; returns how many."""
    if s.phase == phases.MAIN or s.phase == phases.BONUS:
        return legal_turn(b, s, out)
    n = 0
    if s.phase == phases.SIDE:
        out[0], out[1] = actions.SIDE + LEFT, actions.SIDE + RIGHT
        n = 2
    elif s.phase == phases.TAKE:
        for side in range(2):
            if gives(s, int(s.owner), side):
                out[n] = actions.TAKE + 2 * side + LEFT
                out[n + 1] = actions.TAKE + 2 * side + RIGHT
                n += 2
    elif s.phase == phases.DRAW or s.phase == phases.DEAL:
        n = bag.list_kinds(s.bag, s.n_bag, TILES, actions.TILE, out)
    elif s.phase == phases.CARD:
        for card in range(CARDS):
            if s.cards[card] == 0:
                out[n] = actions.CARD + card
                n += 1
    elif s.phase == phases.FIRST:
        n = int(s.seats)
        for seat in range(n):
            out[seat] = actions.BEGIN + seat
    return n


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    """At chance: every tile, card and seat is as likely as every other."""
    n = choices(b, s)
    for k in range(n):
        out[k] = 1
    return n


@compiled
def turn_choices(b: Tables, s: State) -> int:
    """How many actions `legal_turn` would list."""
    garden = s.gardens[s.seat]
    held = in_hand(garden)
    bonus = n_bonus(b, s) if held > 0 else 0
    if held >= 2:
        return bonus if bonus > 0 else n_kinds(garden)
    if s.moved:
        return bonus + 1
    water = n_water(b, s)
    n = water + bonus
    if decorates(b, s, water > 0):
        n += n_decoration(b, s)
    return n + 1 if s.seats == 1 or water == 0 else n


@compiled
def choices(b: Tables, s: State) -> int:
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == phases.MAIN or s.phase == phases.BONUS:
        return turn_choices(b, s)
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return int(s.n_bag)
    if s.phase == phases.SIDE:
        return 2
    if s.phase == phases.TAKE:
        n = 0
        for side in range(2):
            n += 2 if gives(s, int(s.owner), side) else 0
        return n
    if s.phase == phases.CARD:
        return CARDS - int(s.owner)
    return int(s.seats) if s.phase == phases.FIRST else 0


@compiled
def choose_place(b: Tables, s: State, k: int) -> int:
    """The k-th way to lay a piece, in the order of `legal_turn`, -1 less how many if k is more."""
    garden = s.gardens[s.seat]
    a, c, d = taken(b, garden)
    n = 0
    if not s.moved and in_hand(garden) < 2:
        for source in range(N_SOURCES):
            tile = tile_at(s, source)
            if tile < 0:
                continue
            place = nth_place(b, tile, a, c, d, k - n)
            if place >= 0:
                return actions.WATER + source * PLACES + place
            n -= place + 1
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            place = nth_place(b, BONUS + kind, a, c, d, k - n)
            if place >= 0:
                return actions.BONUS + kind * PLACES + place
            n -= place + 1
    return -1 - n


@compiled
def choose_rare(b: Tables, s: State, k: int) -> int:
    """The k-th of what a seat may do besides laying tiles and bonus tokens."""
    garden = s.gardens[s.seat]
    if in_hand(garden) >= 2:
        for kind in range(N_KINDS):
            if garden.hand[kind] > 0:
                if k == 0:
                    return actions.DROP + kind
                k -= 1
    if s.moved:
        return actions.END
    if s.options[VARIANT] == SIDE_B and (b.decorate_if_none_fits or tile_fits(b, s)):
        a, c, d = off_decorations(garden)
        for shape in range(b.n_shapes):
            if may_decorate(b, s, shape):
                place = nth_place(b, DECORATION + shape, a, c, d, k)
                if place >= 0:
                    return actions.DECORATION + shape * PLACES + place
                k += place + 1
    return actions.PASS


@compiled
def choose_turn(b: Tables, s: State, k: int) -> int:
    """Take the k-th action of the seat on turn; returns it."""
    action = choose_place(b, s, k)
    if action < 0:
        action = choose_rare(b, s, k + 1 + action)
    apply(b, s, action)
    return action


@compiled
def choose_other(b: Tables, s: State, k: int) -> int:
    """The k-th choice of the phases that are short."""
    if s.phase == phases.SIDE:
        action = actions.SIDE + k
    elif s.phase == phases.TAKE:
        action = actions.TAKE + k
        if not gives(s, int(s.owner), LEFT):
            action += 2
    elif s.phase == phases.FIRST:
        action = actions.BEGIN + k
    else:
        card = 0
        while s.cards[card] or k > 0:
            k -= 0 if s.cards[card] else 1
            card += 1
        action = actions.CARD + card
    apply(b, s, action)
    return action


@inlined
def choose(b: Tables, s: State, k: int) -> int:
    """Take the k-th choice; at chance in the order of the bag.  Returns the action it is."""
    if s.phase == phases.MAIN or s.phase == phases.BONUS:
        return choose_turn(b, s, k)
    if s.phase == phases.DEAL or s.phase == phases.DRAW:
        return actions.TILE + draw_tile(b, s, k)
    return choose_other(b, s, k)


@compiled
def pick_tile(b: Tables, s: State, bits_32: int) -> int:
    """Take an action at the start of a turn with an empty hand, when only tiles can be laid.

    The ways of each tile are counted once; those of the tile chosen are walked a second time.
    """
    a, c, d = taken(b, s.gardens[s.seat])
    tile_0, tile_1, tile_2, tile_3 = tile_at(s, 0), tile_at(s, 1), tile_at(s, 2), tile_at(s, 3)
    n_0 = n_places(b, tile_0, a, c, d) if tile_0 >= 0 else 0
    n_1 = n_places(b, tile_1, a, c, d) if tile_1 >= 0 else 0
    n_2 = n_places(b, tile_2, a, c, d) if tile_2 >= 0 else 0
    n_3 = n_places(b, tile_3, a, c, d) if tile_3 >= 0 else 0
    n = n_0 + n_1 + n_2 + n_3
    k = (bits_32 * (n + 1 if s.seats == 1 or n == 0 else n)) >> 32
    if k == n:
        pass_turn(s)
        return actions.PASS
    source, tile = 0, tile_0
    if k >= n_0 + n_1 + n_2:
        source, tile, k = 3, tile_3, k - n_0 - n_1 - n_2
    elif k >= n_0 + n_1:
        source, tile, k = 2, tile_2, k - n_0 - n_1
    elif k >= n_0:
        source, tile, k = 1, tile_1, k - n_0
    place = nth_place(b, tile, a, c, d, k)
    lay_water(b, s, source, place)
    return actions.WATER + source * PLACES + place


@inlined
def pick(b: Tables, s: State, bits_32: int) -> int:
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over."""
    if s.phase == phases.MAIN and s.options[VARIANT] != SIDE_B and in_hand(s.gardens[s.seat]) == 0:
        return pick_tile(b, s, bits_32)
    n = choices(b, s)
    return choose(b, s, (bits_32 * n) >> 32) if n > 0 else -1
