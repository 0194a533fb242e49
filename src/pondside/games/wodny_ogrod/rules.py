"""How Wodny ogród is played: who acts, what is refused and why, what an action does.

Each rule's function names its clause (docs/rules/wodny_ogrod.md).  The owner of a short display
decides about its refill, whoever's turn it is; chance is an actor like a seat.
"""

from __future__ import annotations

from ...kernel import bag, bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER, Refusal
from .cells import CELLS, WORD, size
from .display import LEAST, gives, left_of, near_end, neighbour, put_in, reached, take_out
from .garden import (
    award,
    covered,
    decorate,
    free_anchors,
    has_anchor,
    in_hand,
    lay,
    off_decorations,
    overlaps,
    taken,
)
from .material import (
    BASE,
    CARDS,
    DECORATION,
    KINDS,
    OPTIONS,
    ORIENTATIONS,
    SIDE_B,
    TILES,
)
from .material import (
    BONUS as FIRST_BONUS,
)
from .state import (
    ALL_PASSED,
    BEGIN,
    BONUS,
    CARD,
    DEAL,
    DRAW,
    DRAW_CARD,
    DRAW_TILE,
    DROP,
    END,
    ENDED,
    FIRST,
    LAY_BONUS,
    LAY_DECORATION,
    LAY_WATER,
    LEFT,
    MAIN,
    N_CODES,
    PASS,
    PUT,
    RIGHT,
    SIDE,
    SOURCES,
    STOPPED,
    TAKE,
    TAKE_NEAR,
)

_OPTION = [option.id for option in OPTIONS]
VARIANT = _OPTION.index("variant")
FIRST_SEAT = _OPTION.index("first")
N_OPTIONS = len(OPTIONS)
RANDOM_SEAT = 4  # the option's value `random`
N_SOURCES = len(SOURCES)
N_KINDS = len(KINDS)
PLACES = ORIENTATIONS * CELLS

REFUSALS = (
    Refusal("none", ""),
    Refusal("no_such_action", "WOD-TURN-02"),
    Refusal("game_over", "WOD-END-04"),
    Refusal("await_first", "WOD-SETUP-12"),
    Refusal("await_card", "WOD-SETUP-05"),
    Refusal("await_deal", "WOD-SETUP-06"),
    Refusal("await_draw", "WOD-REFILL-02"),
    Refusal("must_put", "WOD-REFILL-02"),
    Refusal("must_take", "WOD-REFILL-03"),
    Refusal("no_refill", "WOD-REFILL-01"),
    Refusal("neighbour_short", "WOD-REFILL-05"),
    Refusal("move_done", "WOD-TURN-02"),
    Refusal("move_first", "WOD-TURN-11"),
    Refusal("lay_bonus_first", "WOD-KEEP-02"),
    Refusal("not_in_reach", "WOD-REACH-01"),
    Refusal("same_tile", "WOD-REACH-04"),
    Refusal("same_look", "WOD-TURN-05"),
    Refusal("sticks_out", "WOD-TURN-03"),
    Refusal("covered", "WOD-TURN-04"),
    Refusal("not_in_hand", "WOD-BONUS-08"),
    Refusal("no_decorations", "WOD-SETUP-04"),
    Refusal("areas_only", "WOD-DECO-02"),
    Refusal("no_such_shape", "WOD-ALT-02"),
    Refusal("supply_empty", "WOD-ALT-06"),
    Refusal("too_many", "WOD-ALT-05"),
    Refusal("touches", "WOD-ALT-04"),
    Refusal("tile_fits", "WOD-END-01"),
    Refusal("bonus_fits", "WOD-KEEP-05"),
    Refusal("may_keep_one", "WOD-KEEP-01"),
    Refusal("no_such_seat", "WOD-SETUP-12"),
    Refusal("card_taken", "WOD-SETUP-05"),
    Refusal("not_in_bag", "WOD-REFILL-02"),
    Refusal("not_alone", "WOD-SOLO-09"),
    Refusal("no_tile_fits", "WOD-ALT-08"),
)
(
    NONE, NO_SUCH_ACTION, GAME_OVER, AWAIT_FIRST, AWAIT_CARD, AWAIT_DEAL, AWAIT_DRAW, MUST_PUT,
    MUST_TAKE, NO_REFILL, NEIGHBOUR_SHORT, MOVE_DONE, MOVE_FIRST, LAY_BONUS_FIRST, NOT_IN_REACH,
    SAME_TILE, SAME_LOOK, STICKS_OUT, COVERED, NOT_IN_HAND, NO_DECORATIONS, AREAS_ONLY,
    NO_SUCH_SHAPE, SUPPLY_EMPTY, TOO_MANY, TOUCHES, TILE_FITS, BONUS_FITS, MAY_KEEP_ONE,
    NO_SUCH_SEAT, CARD_TAKEN, NOT_IN_BAG, NOT_ALONE, NO_TILE_FITS,
) = range(len(REFUSALS))  # fmt: skip


@compiled
def setup(b, s, seats, options):
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
        s.phase = FIRST
    else:
        s.first = s.options[FIRST_SEAT] if seats > 1 else 0
        after_first(s)


@inlined
def without_decorations(b, s):
    """Whether a player alone has none on side B, as another reading has it.  WOD-SOLO-09"""
    return s.seats == 1 and s.options[VARIANT] == SIDE_B and b.decorate_alone == 0


@inlined
def after_first(s):
    """Cards are drawn next, if the variant has any.  WOD-SETUP-04, WOD-SETUP-05"""
    s.phase = DEAL if s.options[VARIANT] == BASE else CARD


@compiled
def actor(b, s):
    if s.phase == MAIN or s.phase == BONUS:
        return int(s.seat)
    if s.phase == SIDE or s.phase == TAKE:
        return int(s.owner)
    return OVER if s.phase == ENDED else CHANCE


# --- What may be laid where


@inlined
def tile_at(s, source):
    """The tile that the seat on turn can take from a source, -1 if none."""
    owner, place = reached(s, int(s.seat), source)
    return int(s.gardens[owner].display[place]) if place >= 0 else -1


@compiled
def n_places(b, piece, a, c, d):
    """In how many ways a piece can be laid off some cells."""
    found = 0
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        found += size(x, y, z)
    return found


@compiled
def list_places(b, piece, a, c, d, code, out, n):
    """Write these ways into `out` from place n on, ascending; returns the place behind them."""
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        first = code + orientation * CELLS
        for word in range(3):
            left = x if word == 0 else y if word == 1 else z
            while left != 0:
                out[n] = first + word * WORD + bits.lowest(left)
                left &= left - 1
                n += 1
    return n


@compiled
def nth_place(b, piece, a, c, d, k):
    """The k-th of these ways as orientation * 144 + anchor, or -1 less how many there are."""
    n = 0
    for orientation in range(ORIENTATIONS):
        x, y, z = free_anchors(b, piece, orientation, a, c, d)
        here = size(x, y, z)
        if k < n + here:
            return orientation * CELLS + nth_cell(x, y, z, k - n)
        n += here
    return -1 - n


@inlined
def nth_cell(a, b, c, k):
    """The k-th cell of a set."""
    n = bits.count(a)
    if k < n:
        return bits.nth(a, k)
    k -= n
    n = bits.count(b)
    return WORD + bits.nth(b, k) if k < n else 2 * WORD + bits.nth(c, k - n)


@inlined
def n_water(b, s):
    """In how many ways a tile in reach can be laid.  WOD-TURN-02"""
    a, c, d = taken(b, s.gardens[s.seat])
    found = 0
    for source in range(N_SOURCES):
        tile = tile_at(s, source)
        if tile >= 0:
            found += n_places(b, tile, a, c, d)
    return found


@compiled
def tile_fits(b, s):
    """Whether any tile in reach fits anywhere.  WOD-TURN-02, WOD-END-01"""
    return n_water(b, s) > 0


@compiled
def n_bonus(b, s):
    """In how many ways a token in hand can be laid.  WOD-BONUS-08"""
    garden = s.gardens[s.seat]
    a, c, d = taken(b, garden)
    found = 0
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            found += n_places(b, FIRST_BONUS + kind, a, c, d)
    return found


@inlined
def n_kinds(garden):
    """How many kinds of bonus token are in hand."""
    found = 0
    for kind in range(N_KINDS):
        found += 1 if garden.hand[kind] > 0 else 0
    return found


@inlined
def may_decorate(b, s, shape):
    """Whether the seat may have one more decoration of a shape.  WOD-ALT-05, WOD-ALT-06"""
    garden = s.gardens[s.seat]
    if s.supply[shape] == 0 or garden.n_decorations >= b.most_decorations:
        return False
    same = 0
    for k in range(garden.n_decorations):
        same += 1 if garden.shapes[k] == shape else 0
    return same < b.most_of_shape


@inlined
def decorates(b, s, fits):
    """Whether the main move may be a decoration at all: on side B.  WOD-ALT-02, WOD-ALT-08

    `fits`: whether a water tile in reach could be laid.
    """
    return s.options[VARIANT] == SIDE_B and (fits or b.decorate_if_none_fits != 0)


@compiled
def n_decoration(b, s):
    """In how many ways a decoration of side B can be laid.  WOD-ALT-02"""
    a, c, d = off_decorations(s.gardens[s.seat])
    found = 0
    for shape in range(b.n_shapes):
        if may_decorate(b, s, shape):
            found += n_places(b, DECORATION + shape, a, c, d)
    return found


# --- Refusals


@compiled
def refuse_now(s):
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == ENDED:
        return GAME_OVER
    if s.phase == FIRST:
        return AWAIT_FIRST
    if s.phase == CARD:
        return AWAIT_CARD
    if s.phase == DEAL:
        return AWAIT_DEAL
    if s.phase == DRAW:
        return AWAIT_DRAW
    if s.phase == SIDE:
        return MUST_PUT
    return MUST_TAKE if s.phase == TAKE else NO_REFILL


@compiled
def refuse_place(b, piece, place, a, c, d):
    """Why a piece may not lie in an orientation at an anchor, off some cells.

    WOD-TURN-03, WOD-TURN-04
    """
    orientation, anchor = place // CELLS, place % CELLS
    if b.looks[piece, orientation] != orientation:
        return SAME_LOOK
    if not has_anchor(b, piece, orientation, anchor):
        return STICKS_OUT
    return COVERED if overlaps(b, piece, orientation, anchor, a, c, d) else NONE


@compiled
def refuse_water(b, s, source, place):
    if s.moved:
        return MOVE_DONE
    tile = tile_at(s, source)
    if tile < 0:
        owner = reached(s, int(s.seat), source)[0]
        return SAME_TILE if s.gardens[owner].n_display > 0 else NOT_IN_REACH
    a, c, d = taken(b, s.gardens[s.seat])
    return refuse_place(b, tile, place, a, c, d)


@compiled
def refuse_decoration(b, s, shape, place):
    """Why a decoration may not be laid.  WOD-ALT-02 to 06, WOD-ALT-08, WOD-SOLO-09"""
    if s.options[VARIANT] != SIDE_B:
        return NO_DECORATIONS if s.options[VARIANT] == BASE else AREAS_ONLY
    if shape >= b.n_shapes:
        return NO_SUCH_SHAPE
    if without_decorations(b, s):
        return NOT_ALONE
    if s.moved:
        return MOVE_DONE
    if not may_decorate(b, s, shape):
        return SUPPLY_EMPTY if s.supply[shape] == 0 else TOO_MANY
    garden = s.gardens[s.seat]
    a, c, d = covered(garden)
    refused = refuse_place(b, DECORATION + shape, place, a, c, d)
    if refused != NONE:
        return refused
    a, c, d = off_decorations(garden)
    orientation, anchor = place // CELLS, place % CELLS
    if overlaps(b, DECORATION + shape, orientation, anchor, a, c, d):
        return TOUCHES
    return NONE if b.decorate_if_none_fits or tile_fits(b, s) else NO_TILE_FITS


@compiled
def refuse_turn(b, s, action):
    """Why the seat on turn may not do something of its own turn."""
    garden = s.gardens[s.seat]
    held = in_hand(garden)
    if LAY_BONUS <= action < LAY_DECORATION:
        kind, place = (action - LAY_BONUS) // PLACES, (action - LAY_BONUS) % PLACES
        if garden.hand[kind] == 0:
            return NOT_IN_HAND
        a, c, d = taken(b, garden)
        return refuse_place(b, FIRST_BONUS + kind, place, a, c, d)
    if DROP <= action < PUT:
        if garden.hand[action - DROP] == 0:
            return NOT_IN_HAND
        if held < 2:
            return MAY_KEEP_ONE
        return BONUS_FITS if n_bonus(b, s) > 0 else NONE
    if held >= 2:
        return LAY_BONUS_FIRST
    if action < LAY_BONUS:
        return refuse_water(b, s, action // PLACES, action % PLACES)
    if action < DROP:
        code = action - LAY_DECORATION
        return refuse_decoration(b, s, code // PLACES, code % PLACES)
    if action == END:
        return NONE if s.moved else MOVE_FIRST
    if s.moved:
        return MOVE_DONE
    return TILE_FITS if s.seats > 1 and tile_fits(b, s) else NONE  # WOD-SOLO-06


@compiled
def refuse_draw(s, action):
    """Why chance may not do something."""
    if action >= DRAW_TILE:
        if s.phase != DEAL and s.phase != DRAW:
            return refuse_now(s)
        left = bag.place_of(s.bag, s.n_bag, action - DRAW_TILE) >= 0
        return NONE if left else NOT_IN_BAG
    if action >= DRAW_CARD:
        if s.phase != CARD:
            return refuse_now(s)
        return CARD_TAKEN if s.cards[action - DRAW_CARD] else NONE
    if s.phase != FIRST:
        return refuse_now(s)
    return NONE if action - BEGIN < s.seats else NO_SUCH_SEAT


@compiled
def refusal(b, s, action):
    """0, or why the action is not possible now."""
    if action < 0 or action >= N_CODES:
        return NO_SUCH_ACTION
    if action >= BEGIN:
        return refuse_draw(s, action)
    if PUT <= action < TAKE_NEAR:
        return NONE if s.phase == SIDE else refuse_now(s)
    if TAKE_NEAR <= action < END:
        if s.phase != TAKE:
            return refuse_now(s)
        side = (action - TAKE_NEAR) // 2
        return NONE if gives(s, int(s.owner), side) else NEIGHBOUR_SHORT
    if s.phase != MAIN and s.phase != BONUS:
        return refuse_now(s)
    return refuse_turn(b, s, action)


# --- What is legal


@compiled
def list_water(b, s, out, n):
    a, c, d = taken(b, s.gardens[s.seat])
    for source in range(N_SOURCES):
        tile = tile_at(s, source)
        if tile >= 0:
            n = list_places(b, tile, a, c, d, LAY_WATER + source * PLACES, out, n)
    return n


@compiled
def list_bonus(b, s, out, n):
    garden = s.gardens[s.seat]
    a, c, d = taken(b, garden)
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            n = list_places(b, FIRST_BONUS + kind, a, c, d, LAY_BONUS + kind * PLACES, out, n)
    return n


@compiled
def list_decoration(b, s, out, n):
    a, c, d = off_decorations(s.gardens[s.seat])
    for shape in range(b.n_shapes):
        if may_decorate(b, s, shape):
            code = LAY_DECORATION + shape * PLACES
            n = list_places(b, DECORATION + shape, a, c, d, code, out, n)
    return n


@compiled
def legal_turn(b, s, out):
    """The actions of the seat on turn.  WOD-TURN-02, WOD-KEEP-02, WOD-KEEP-05, WOD-ALT-08"""
    garden = s.gardens[s.seat]
    if in_hand(garden) >= 2:
        n = list_bonus(b, s, out, 0)
        if n == 0:
            for kind in range(N_KINDS):
                if garden.hand[kind] > 0:
                    out[n] = DROP + kind
                    n += 1
        return n
    n = 0 if s.moved else list_water(b, s, out, 0)
    fits = n > 0
    n = list_bonus(b, s, out, n)
    if s.moved:
        out[n] = END
        return n + 1
    if decorates(b, s, fits):
        n = list_decoration(b, s, out, n)
    if s.seats == 1 or not fits:
        out[n] = PASS
        n += 1
    return n


@compiled
def legal(b, s, out):
    """Write every action that is not refused into `out`, ascending; returns how many."""
    if s.phase == MAIN or s.phase == BONUS:
        return legal_turn(b, s, out)
    n = 0
    if s.phase == SIDE:
        out[0], out[1] = PUT + LEFT, PUT + RIGHT
        n = 2
    elif s.phase == TAKE:
        for side in range(2):
            if gives(s, int(s.owner), side):
                out[n] = TAKE_NEAR + 2 * side + LEFT
                out[n + 1] = TAKE_NEAR + 2 * side + RIGHT
                n += 2
    elif s.phase == DRAW or s.phase == DEAL:
        n = bag.list_kinds(s.bag, s.n_bag, TILES, DRAW_TILE, out)
    elif s.phase == CARD:
        for card in range(CARDS):
            if s.cards[card] == 0:
                out[n] = DRAW_CARD + card
                n += 1
    elif s.phase == FIRST:
        n = int(s.seats)
        for seat in range(n):
            out[seat] = BEGIN + seat
    return n


@compiled
def weights(b, s, out):
    """At chance: every tile, card and seat is as likely as every other."""
    n = choices(b, s)
    for k in range(n):
        out[k] = 1
    return n


# --- What an action does


@inlined
def begin_turn(s, seat):
    s.seat = seat
    s.turn += 1
    s.moved = 0
    s.phase = MAIN


@compiled
def end_turn(s):
    """The next seat that has not passed, or the end.  WOD-TURN-01, WOD-END-04, WOD-END-05"""
    seat = int(s.seat)
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if not s.gardens[seat].passed:
            begin_turn(s, seat)
            return
    s.phase = ENDED
    s.reason = STOPPED if s.seats == 1 else ALL_PASSED


@compiled
def settle(b, s):
    """Awards after a placing, then what is left to do in the turn.  WOD-TURN-10, WOD-TURN-11"""
    garden = s.gardens[s.seat]
    award(b, s, garden)
    if not s.moved:
        s.phase = MAIN
    elif in_hand(garden) > 0:
        s.phase = BONUS
    else:
        end_turn(s)


@compiled
def lay_water(b, s, source, place):
    """The main move, and the refill it calls for.  WOD-TURN-02, WOD-REFILL-01, WOD-REFILL-06"""
    owner, at = reached(s, int(s.seat), source)
    tile = take_out(s.gardens[owner], at)
    lay(b, s.gardens[s.seat], tile, place // CELLS, place % CELLS)
    s.moved = 1
    if s.gardens[owner].n_display < LEAST:
        if s.n_bag > 0:
            s.owner = owner
            s.phase = DRAW
            return
        if gives(s, owner, LEFT) or gives(s, owner, RIGHT):
            s.owner = owner
            s.phase = TAKE
            return
    settle(b, s)


@compiled
def lay_bonus(b, s, kind, place):
    """Lay a token from the hand, before or after the main move.  WOD-BONUS-08, WOD-KEEP-04"""
    garden = s.gardens[s.seat]
    garden.hand[kind] -= 1
    lay(b, garden, FIRST_BONUS + kind, place // CELLS, place % CELLS)
    settle(b, s)


@compiled
def lay_decoration(b, s, shape, place):
    """The other main move of side B; no display changes.  WOD-ALT-02, WOD-ALT-07"""
    s.supply[shape] -= 1
    garden = s.gardens[s.seat]
    decorate(b, garden, shape, DECORATION + shape, place // CELLS, place % CELLS)
    s.moved = 1
    settle(b, s)


@compiled
def drop(s, kind):
    """Discard a token that fits nowhere, for good.  WOD-KEEP-05

    One token stays, so the turn goes on: in MAIN with the main move, in BONUS with `end`.
    """
    s.gardens[s.seat].hand[kind] -= 1


@compiled
def take_near(b, s, side, own_side):
    """Refill from a neighbour.  WOD-REFILL-03, WOD-REFILL-04"""
    owner = int(s.owner)
    tile = take_out(s.gardens[neighbour(s, owner, side)], near_end(s, owner, side))
    put_in(s.gardens[owner], tile, own_side)
    s.owner = 0
    settle(b, s)


@compiled
def put_drawn(b, s, side):
    put_in(s.gardens[s.owner], int(s.drawn), side)
    s.owner, s.drawn = 0, 0
    settle(b, s)


@compiled
def pass_turn(s):
    """Final, but the display stays.  WOD-END-01, WOD-END-03, WOD-REACH-06, WOD-SOLO-06"""
    s.gardens[s.seat].passed = 1
    end_turn(s)


@inlined
def draw_tile(b, s, k):
    """The tile in the k-th place of the bag is dealt or drawn; returns it."""
    tile = int(s.bag[k])
    s.n_bag -= 1
    s.bag[k] = s.bag[s.n_bag]
    s.bag[s.n_bag] = 0
    if s.phase == DRAW:
        s.drawn = tile
        s.phase = SIDE
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
def draw_card(s, card):
    """A garden card for the next seat.  WOD-SETUP-05"""
    s.cards[card] = 1
    s.gardens[s.owner].layout = 1 + card + (CARDS if s.options[VARIANT] == SIDE_B else 0)
    s.owner += 1
    if s.owner == s.seats:
        s.owner = 0
        s.phase = DEAL


@compiled
def apply(b, s, action):
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < LAY_BONUS:
        lay_water(b, s, action // PLACES, action % PLACES)
    elif action < LAY_DECORATION:
        lay_bonus(b, s, (action - LAY_BONUS) // PLACES, (action - LAY_BONUS) % PLACES)
    elif action < DROP:
        code = action - LAY_DECORATION
        lay_decoration(b, s, code // PLACES, code % PLACES)
    elif action < PUT:
        drop(s, action - DROP)
    elif action < TAKE_NEAR:
        put_drawn(b, s, action - PUT)
    elif action < END:
        take_near(b, s, (action - TAKE_NEAR) // 2, (action - TAKE_NEAR) % 2)
    elif action == END:
        end_turn(s)
    elif action == PASS:
        pass_turn(s)
    elif action < DRAW_CARD:
        s.first = action - BEGIN
        after_first(s)
    elif action < DRAW_TILE:
        draw_card(s, action - DRAW_CARD)
    else:
        draw_tile(b, s, bag.place_of(s.bag, s.n_bag, action - DRAW_TILE))


# --- The fast path of playouts


@compiled
def turn_choices(b, s):
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
def choices(b, s):
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == MAIN or s.phase == BONUS:
        return turn_choices(b, s)
    if s.phase == DEAL or s.phase == DRAW:
        return int(s.n_bag)
    if s.phase == SIDE:
        return 2
    if s.phase == TAKE:
        n = 0
        for side in range(2):
            n += 2 if gives(s, int(s.owner), side) else 0
        return n
    if s.phase == CARD:
        return CARDS - int(s.owner)
    return int(s.seats) if s.phase == FIRST else 0


@compiled
def choose_place(b, s, k):
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
                return LAY_WATER + source * PLACES + place
            n -= place + 1
    for kind in range(N_KINDS):
        if garden.hand[kind] > 0:
            place = nth_place(b, FIRST_BONUS + kind, a, c, d, k - n)
            if place >= 0:
                return LAY_BONUS + kind * PLACES + place
            n -= place + 1
    return -1 - n


@compiled
def choose_rare(b, s, k):
    """The k-th of what a seat may do besides laying tiles and bonus tokens."""
    garden = s.gardens[s.seat]
    if in_hand(garden) >= 2:
        for kind in range(N_KINDS):
            if garden.hand[kind] > 0:
                if k == 0:
                    return DROP + kind
                k -= 1
    if s.moved:
        return END
    if s.options[VARIANT] == SIDE_B and (b.decorate_if_none_fits or tile_fits(b, s)):
        a, c, d = off_decorations(garden)
        for shape in range(b.n_shapes):
            if may_decorate(b, s, shape):
                place = nth_place(b, DECORATION + shape, a, c, d, k)
                if place >= 0:
                    return LAY_DECORATION + shape * PLACES + place
                k += place + 1
    return PASS


@compiled
def choose_turn(b, s, k):
    """Take the k-th action of the seat on turn; returns it."""
    action = choose_place(b, s, k)
    if action < 0:
        action = choose_rare(b, s, k + 1 + action)
    apply(b, s, action)
    return action


@compiled
def choose_other(b, s, k):
    """The k-th choice of the phases that are short."""
    if s.phase == SIDE:
        action = PUT + k
    elif s.phase == TAKE:
        action = TAKE_NEAR + k
        if not gives(s, int(s.owner), LEFT):
            action += 2
    elif s.phase == FIRST:
        action = BEGIN + k
    else:
        card = 0
        while s.cards[card] or k > 0:
            k -= 0 if s.cards[card] else 1
            card += 1
        action = DRAW_CARD + card
    apply(b, s, action)
    return action


@inlined
def choose(b, s, k):
    """Take the k-th choice; at chance in the order of the bag.  Returns the action it is."""
    if s.phase == MAIN or s.phase == BONUS:
        return choose_turn(b, s, k)
    if s.phase == DEAL or s.phase == DRAW:
        return DRAW_TILE + draw_tile(b, s, k)
    return choose_other(b, s, k)


@compiled
def pick_tile(b, s, bits_32):
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
        return PASS
    source, tile = 0, tile_0
    if k >= n_0 + n_1 + n_2:
        source, tile, k = 3, tile_3, k - n_0 - n_1 - n_2
    elif k >= n_0 + n_1:
        source, tile, k = 2, tile_2, k - n_0 - n_1
    elif k >= n_0:
        source, tile, k = 1, tile_1, k - n_0
    place = nth_place(b, tile, a, c, d, k)
    lay_water(b, s, source, place)
    return LAY_WATER + source * PLACES + place


@inlined
def pick(b, s, bits_32):
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over."""
    if s.phase == MAIN and s.options[VARIANT] != SIDE_B and in_hand(s.gardens[s.seat]) == 0:
        return pick_tile(b, s, bits_32)
    n = choices(b, s)
    return choose(b, s, (bits_32 * n) >> 32) if n > 0 else -1


@compiled
def conceal(b, s, seat):
    """Nothing to wipe: what a seat may not know, the order of the bag, is not in the state."""


@compiled
def tidy(b, s):
    """Make equal positions equal bytes: the bag has no order, decorations come in any."""
    bag.tidy(s.bag, s.n_bag)
    for seat in range(s.seats):
        tidy_decorations(s.gardens[seat])


@compiled
def tidy_decorations(garden):
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
def before(garden, k, m):
    """Whether decoration k comes before decoration m."""
    for word in range(3):
        if garden.decoration[k, word] != garden.decoration[m, word]:
            return garden.decoration[k, word] < garden.decoration[m, word]
    return False
