"""Why an action of Kōhaku may not be taken: a name, a clause and a predicate each.

Decides alone what is allowed; the contract suite proves that legal.py agrees.  Changes nothing.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Refusal
from ...kernel.kinds import Action, Cell, Kind, State, Tables
from . import actions, phases
from .fits import draws_koi, draws_tile
from .ground import EMPTY, FEATURE, KOI, NEIGHBOURS, ORIGIN

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

ORDER_CLAUSE = "KOH-SETUP-09"  # whose turn it is


@compiled
def refuse_now(s: State) -> int:
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == phases.ENDED:
        return GAME_OVER
    if s.phase == phases.DRAFT:
        return MUST_DRAFT
    if s.phase == phases.PLACE:
        return MUST_PLACE
    if s.phase == phases.KEEP:
        return MUST_KEEP
    if s.phase == phases.FIRST:
        return AWAIT_FIRST
    if s.phase == phases.FILL:
        return AWAIT_FILL
    if s.phase == phases.DEAL:
        return AWAIT_DEAL
    if s.phase == phases.REFILL_KOI or s.phase == phases.REFILL_FEATURE:
        return AWAIT_REFILL
    return AWAIT_RIVAL


@compiled
def refuse_put(s: State, koi: bool, cell: Cell) -> int:
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
def refuse_draw(b: Tables, s: State, koi: bool, kind: Kind) -> int:
    """A tile comes from the stack of its cell and only while one like it is unseen."""
    if draws_koi(b, s) != koi:
        return WRONG_STACK
    if koi:
        left = bag.place_of(s.koi_unseen, s.n_koi_unseen, kind) >= 0
        return NONE if left else KOI_NOT_LEFT
    left = bag.place_of(s.features_unseen, s.n_features_unseen, kind) >= 0
    return NONE if left else FEATURE_NOT_LEFT


@compiled
def refusal(b: Tables, s: State, action: Action) -> int:
    """0, or the number of the reason why an action may not be taken.  Defined for any integer."""
    if action < 0 or action >= actions.N_CODES:
        return NO_SUCH_ACTION
    if action < actions.PUT_KOI:
        # KOH-TURN-01, KOH-TURN-02: the board is full, so every pair can be taken.
        return NONE if s.phase == phases.DRAFT else refuse_now(s)
    if action < actions.KEEP:
        if s.phase != phases.PLACE:
            return refuse_now(s)
        if action < actions.PUT_FEATURE:
            return refuse_put(s, True, action - actions.PUT_KOI)
        return refuse_put(s, False, action - actions.PUT_FEATURE)
    if action < actions.DRAW_KOI:
        if s.phase != phases.KEEP:
            return refuse_now(s)
        offered = s.ponds[s.seat].offer >> (action - actions.KEEP) & 1
        return NONE if offered else CARD_NOT_OFFERED
    if action < actions.DEAL:
        if not draws_tile(s):
            return refuse_now(s)
        if action < actions.DRAW_FEATURE:
            return refuse_draw(b, s, True, action - actions.DRAW_KOI)
        return refuse_draw(b, s, False, action - actions.DRAW_FEATURE)
    if action < actions.BEGIN:
        if s.phase != phases.DEAL:
            return refuse_now(s)
        return NONE if s.goals_unseen[action - actions.DEAL] > 0 else CARD_NOT_LEFT
    if s.phase != phases.FIRST:
        return refuse_now(s)
    return NONE if action - actions.BEGIN < s.seats else NO_SUCH_SEAT
