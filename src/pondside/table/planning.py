"""Planning ahead: how a seat's turn would go if it began now.

Worked out from nothing but what the seat may know, and kept nowhere.
"""

from __future__ import annotations

from ..kernel.errors import Illegal, Unreadable
from ..kernel.game import Array
from ..kernel.match import Match
from ..kernel.trial import Trial
from ..protocol.messages import Plan, Planned


def planned(match: Match, known: Array, seat: int, request: Plan, version: int) -> Planned:
    """The words that fit are played on the position that a seat knows, which stays as it is.

    Raises Illegal where nothing can be planned now.
    """
    game = match.game
    assert game.plan is not None
    trial = Trial(game, match.box, game.plan(match.box, known, seat))
    (_, turn), fits, finished = trial.stands, 0, False
    refusal: str | None = None
    clause: str | None = None
    for word in request.words:
        if finished:
            refusal, clause = "order", game.order_clause
            break
        try:
            action = trial.read(word)
        except Illegal as error:
            refusal, clause = error.refusal, error.clause
            break
        except Unreadable:
            refusal, clause = "no_such_action", game.order_clause
            break
        trial.take(action)
        fits += 1
        finished = trial.stands != (seat, turn)
    return Planned(request.id, version, trial.sent(seat), fits, finished, refusal, clause)
