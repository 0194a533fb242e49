"""Why an action of Rybowisko may not be taken: a name, a clause and a predicate each.

Each predicate is about one kind of action, and `refusal` asks the one that it takes.  Nothing here
changes a position.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Refusal
from ...kernel.kinds import Action, Cell, State, Tables
from . import actions, phases
from .fits import n_goals, range_of_move
from .ground import unseen_with
from .state import TAKEN

# The rule that says whose turn it is.
ORDER_CLAUSE = "RYB-TURN-02"
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
    Refusal("field_taken", "RYB-MOVE-07"),
    Refusal("too_far", "RYB-MOVE-05"),
    Refusal("no_such_face", "RYB-CATCH-04"),
    Refusal("card_not_left", "RYB-SETUP-04"),
    Refusal("drift_not_left", "RYB-DRIFT-01"),
    Refusal("token_not_left", "RYB-REFILL-04"),
    Refusal("no_such_seat", "RYB-SETUP-11"),
)
(
    NONE, NO_SUCH_ACTION, GAME_OVER, MUST_MOVE, MUST_ANSWER, MUST_TAKE, AWAIT_FIRST, AWAIT_DEAL,
    AWAIT_TOKENS, AWAIT_DIE, AWAIT_CARD, AWAIT_DRIFT, AWAIT_REFILL, NO_WATER, FIELD_TAKEN,
    TOO_FAR, NO_SUCH_FACE, CARD_NOT_LEFT, DRIFT_NOT_LEFT, TOKEN_NOT_LEFT, NO_SUCH_SEAT,
) = range(len(REFUSALS))  # fmt: skip


@compiled
def refuse_go(b: Tables, s: State, field: Cell) -> int:
    """Why a move may not end on a field."""
    if field >= b.n_fields:
        return NO_WATER
    if field == s.at:
        return MUST_MOVE
    if b.distance[s.at, field] > range_of_move(s):
        return TOO_FAR
    return FIELD_TAKEN if s.mark[field] == TAKEN else NONE


@compiled
def refuse_move(b: Tables, s: State, action: Action) -> int:
    """A move is told by the field it ends on.  RYB-MOVE-10"""
    if action >= actions.GO:
        return refuse_go(b, s, action - actions.GO)
    return NONE if n_goals(b, s) == 0 else MUST_MOVE  # RYB-MOVE-11


@compiled
def refuse_now(s: State) -> int:
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == phases.ENDED:
        return GAME_OVER
    if s.phase == phases.MOVE:
        return MUST_MOVE
    if s.phase == phases.MISS:
        return MUST_ANSWER
    if s.phase == phases.BOTH:
        return MUST_TAKE
    if s.phase == phases.FIRST:
        return AWAIT_FIRST
    if s.phase == phases.DEAL:
        return AWAIT_DEAL
    if s.phase == phases.ROLL:
        return AWAIT_DIE
    if s.phase == phases.DRAW:
        return AWAIT_CARD
    if s.phase == phases.DRIFT:
        return AWAIT_DRIFT
    return AWAIT_TOKENS if s.turn == 0 else AWAIT_REFILL


@compiled
def refuse_seat(b: Tables, s: State, action: Action) -> int:
    """Why a decision of a seat is refused."""
    if action < actions.STOP or actions.TAKE + 1 < action < actions.GO:
        return NO_SUCH_ACTION
    if action == actions.STOP or action >= actions.GO:
        return refuse_move(b, s, action) if s.phase == phases.MOVE else refuse_now(s)
    if action < actions.TAKE:
        return NONE if s.phase == phases.MISS else refuse_now(s)
    return NONE if s.phase == phases.BOTH else refuse_now(s)


@compiled
def refuse_chance(b: Tables, s: State, action: Action) -> int:
    """Why an outcome of chance is impossible."""
    if action < actions.DRAW:
        if s.phase != phases.ROLL:
            return refuse_now(s)
        return NONE if action - actions.ROLL < b.faces else NO_SUCH_FACE
    if action < actions.DRIFT:
        if s.phase != phases.DEAL and s.phase != phases.DRAW:
            return refuse_now(s)
        left = bag.place_of(s.deck, s.n_deck, action - actions.DRAW) >= 0
        return NONE if left else CARD_NOT_LEFT
    if action < actions.KEEP:
        if s.phase != phases.DRIFT:
            return refuse_now(s)
        return NONE if unseen_with(s, action - actions.DRIFT) >= 0 else DRIFT_NOT_LEFT
    if action < actions.LAY:
        if s.phase != phases.KEEP:
            return refuse_now(s)
        left = bag.place_of(s.pile, s.n_pool, action - actions.KEEP) >= 0
        return NONE if left else TOKEN_NOT_LEFT
    if action < actions.LAY_OPEN:
        if s.phase != phases.LAY:
            return refuse_now(s)
        return NONE if s.loose[action - actions.LAY] > 0 else TOKEN_NOT_LEFT
    if action < actions.BEGIN:
        if s.phase != phases.LAY_OPEN:
            return refuse_now(s)
        left = bag.place_of(s.pile, s.n_pool, action - actions.LAY_OPEN) >= 0
        return NONE if left else TOKEN_NOT_LEFT
    if s.phase != phases.FIRST:
        return refuse_now(s)
    return NONE if action - actions.BEGIN < s.seats else NO_SUCH_SEAT


@compiled
def refusal(b: Tables, s: State, action: Action) -> int:
    """0, or the number of the reason why an action may not be taken.  Defined for any integer."""
    if action < 0 or action >= actions.N_CODES:
        return NO_SUCH_ACTION
    if action < actions.ROLL:
        return refuse_seat(b, s, action)
    return refuse_chance(b, s, action)
