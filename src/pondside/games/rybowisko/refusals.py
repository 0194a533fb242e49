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
from .fits import STOP_BIT, can_go_on, moves, n_goals, range_of_move, steps_left
from .ground import unseen_with
from .options import BY_FIELD, MOVES
from .state import ENTERED, TAKEN
from .tables import LAND

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


@compiled
def refuse_step(b: Tables, s: State, way: int) -> int:
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
    """A move is told as a whole or step by step, as the table likes."""
    if s.options[MOVES] == BY_FIELD:
        if action >= actions.GO:
            return refuse_go(b, s, action - actions.GO)
        if action != actions.STOP:
            return WHOLE_MOVES
        return NONE if n_goals(b, s) == 0 else MUST_MOVE  # RYB-MOVE-11
    if action >= actions.GO:
        return SINGLE_STEPS
    return refuse_stop(b, s) if action == actions.STOP else refuse_step(b, s, action)


@compiled
def refuse_stop(b: Tables, s: State) -> int:
    if s.n_steps == 0:
        return NONE if moves(b, s) == STOP_BIT else MUST_MOVE
    return FIELD_TAKEN if s.mark[s.at] & TAKEN else NONE


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
    if action <= actions.STOP or action >= actions.GO:
        return refuse_move(b, s, action) if s.phase == phases.MOVE else refuse_now(s)
    if action < actions.TAKE:
        return NONE if s.phase == phases.MISS else refuse_now(s)
    if action > actions.TAKE + 1:
        return NO_SUCH_ACTION
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
