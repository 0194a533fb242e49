"""What is refused in Wodny ogród and why: a name, a clause and a predicate each.

Nothing else decides what is allowed; the contract suite proves that legal.py agrees.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Refusal
from ...kernel.kinds import Action, State, Tables
from . import actions, phases
from .fits import (
    gives,
    has_anchor,
    may_decorate,
    n_bonus,
    off_decorations,
    overlaps,
    taken,
    tile_fits,
    without_decorations,
)
from .ground import covered, in_hand, reached, tile_at
from .options import BASE, SIDE_B, VARIANT
from .tables import BONUS, CELLS, DECORATION, PLACES

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

ORDER_CLAUSE = "WOD-TURN-01"  # the rule that says whose turn it is


@compiled
def refuse_now(s: State) -> int:
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == phases.ENDED:
        return GAME_OVER
    if s.phase == phases.FIRST:
        return AWAIT_FIRST
    if s.phase == phases.CARD:
        return AWAIT_CARD
    if s.phase == phases.DEAL:
        return AWAIT_DEAL
    if s.phase == phases.DRAW:
        return AWAIT_DRAW
    if s.phase == phases.SIDE:
        return MUST_PUT
    return MUST_TAKE if s.phase == phases.TAKE else NO_REFILL


@compiled
def refuse_place(b: Tables, piece: int, place: int, a: int, c: int, d: int) -> int:
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
def refuse_water(b: Tables, s: State, source: int, place: int) -> int:
    if s.moved:
        return MOVE_DONE
    tile = tile_at(s, source)
    if tile < 0:
        owner = reached(s, int(s.seat), source)[0]
        return SAME_TILE if s.gardens[owner].n_display > 0 else NOT_IN_REACH
    a, c, d = taken(b, s.gardens[s.seat])
    return refuse_place(b, tile, place, a, c, d)


@compiled
def refuse_decoration(b: Tables, s: State, shape: int, place: int) -> int:
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
def refuse_turn(b: Tables, s: State, action: Action) -> int:
    """Why the seat on turn may not do something of its own turn."""
    garden = s.gardens[s.seat]
    held = in_hand(garden)
    if actions.BONUS <= action < actions.DECORATION:
        kind, place = (action - actions.BONUS) // PLACES, (action - actions.BONUS) % PLACES
        if garden.hand[kind] == 0:
            return NOT_IN_HAND
        a, c, d = taken(b, garden)
        return refuse_place(b, BONUS + kind, place, a, c, d)
    if actions.DROP <= action < actions.SIDE:
        if garden.hand[action - actions.DROP] == 0:
            return NOT_IN_HAND
        if held < 2:
            return MAY_KEEP_ONE
        return BONUS_FITS if n_bonus(b, s) > 0 else NONE
    if held >= 2:
        return LAY_BONUS_FIRST
    if action < actions.BONUS:
        return refuse_water(b, s, action // PLACES, action % PLACES)
    if action < actions.DROP:
        code = action - actions.DECORATION
        return refuse_decoration(b, s, code // PLACES, code % PLACES)
    if action == actions.END:
        return NONE if s.moved else MOVE_FIRST
    if s.moved:
        return MOVE_DONE
    return TILE_FITS if s.seats > 1 and tile_fits(b, s) else NONE  # WOD-SOLO-06


@compiled
def refuse_draw(s: State, action: Action) -> int:
    """Why chance may not do something."""
    if action >= actions.TILE:
        if s.phase != phases.DEAL and s.phase != phases.DRAW:
            return refuse_now(s)
        left = bag.place_of(s.bag, s.n_bag, action - actions.TILE) >= 0
        return NONE if left else NOT_IN_BAG
    if action >= actions.CARD:
        if s.phase != phases.CARD:
            return refuse_now(s)
        return CARD_TAKEN if s.cards[action - actions.CARD] else NONE
    if s.phase != phases.FIRST:
        return refuse_now(s)
    return NONE if action - actions.BEGIN < s.seats else NO_SUCH_SEAT


@compiled
def refusal(b: Tables, s: State, action: Action) -> int:
    """0, or why the action is not possible now."""
    if action < 0 or action >= actions.N_CODES:
        return NO_SUCH_ACTION
    if action >= actions.BEGIN:
        return refuse_draw(s, action)
    if actions.SIDE <= action < actions.TAKE:
        return NONE if s.phase == phases.SIDE else refuse_now(s)
    if actions.TAKE <= action < actions.END:
        if s.phase != phases.TAKE:
            return refuse_now(s)
        side = (action - actions.TAKE) // 2
        return NONE if gives(s, int(s.owner), side) else NEIGHBOUR_SHORT
    if s.phase != phases.MAIN and s.phase != phases.BONUS:
        return refuse_now(s)
    return refuse_turn(b, s, action)
