"""Planning ahead: how a seat's turn would go if it began now.

Worked out from nothing but what the seat may know, and kept nowhere.
"""

from __future__ import annotations

from ..kernel import doors
from ..kernel.errors import Illegal, Unreadable
from ..kernel.game import Array
from ..kernel.match import Match, sent_view
from ..protocol.messages import Plan, Planned


def planned(match: Match, known: Array, seat: int, request: Plan, version: int) -> Planned:
    """The words that fit are played on the position that a seat knows, which stays as it is.

    Raises Illegal where nothing can be planned now.
    """
    game, box = match.game, match.box
    assert game.plan is not None
    states = game.plan(box, known, seat)
    (_, turn), fits, finished = doors.stand(box.tables, states), 0, False
    refusal: str | None = None
    clause: str | None = None
    for word in request.words:
        if finished:
            refusal, clause = "order", game.order_clause
            break
        try:
            action = _read(match, states, word)
        except Illegal as error:
            refusal, clause = error.refusal, error.clause
            break
        doors.apply(box.tables, states, 0, action)
        fits += 1
        finished = doors.stand(box.tables, states) != (seat, turn)
    view = sent_view(game, box, states, seat)
    return Planned(request.id, version, view, fits, finished, refusal, clause)


def _read(match: Match, states: Array, word: str) -> int:
    """The action that a word means in a planned position; raises Illegal."""
    game, box = match.game, match.box
    try:
        action = game.parse(box, states, word)
    except Unreadable as error:
        raise Illegal(error.message, game.order_clause, "no_such_action") from None
    code = int(doors.refusal(box.tables, states, 0, action))
    if code:
        refused = game.refusals[code]
        raise Illegal(word, refused.clause, refused.name)
    return action
