"""Why a turn: the best ones that a search tried out, in the numbers of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..kernel import doors
from ..kernel.errors import BadOption, said
from ..protocol.worker import Reason
from . import SEARCHING, bot, tactics
from .planned import Planned
from .search import Tried, play_out
from .seen import Budget, Seen

SHOWN = 3
PLAYED_OUT = 150  # games a turn


def reasons(seen: Seen, spec: str, budget: Budget) -> list[Reason]:
    """The best turns of a seat, best first; raises BadOption if the bot does not search."""
    found = bot(spec)
    if spec.partition(":")[0] not in (*SEARCHING, "search") or not isinstance(found, Planned):
        raise BadOption(
            said(
                "bot_silent",
                "the bot {spec} cannot explain itself; {known} can",
                spec=spec,
                known=" and ".join(SEARCHING),
            )
        )
    return explained(seen, found.think(seen, budget), budget.seed)


def explained(seen: Seen, tried: Sequence[Tried], seed: str) -> list[Reason]:
    """The first of the turns tried, with words and points."""
    shown = list(tried[:SHOWN])
    if len(shown) > 1 and tactics.tactics_of(seen.game.key).search is not None:
        # What a search of a game's own counts by is no points: games played out tell those.
        shown = play_out(seen.game, seen.box, seen.model, seen.seat, shown, PLAYED_OUT, seed)
    return [_reason(seen, one) for one in shown]


def _reason(seen: Seen, one: Tried) -> Reason:
    states, sheets = seen.model.copy(), np.zeros(1, seen.game.sheet)
    tables = seen.box.tables
    before = int(doors.total(tables, states, 0, seen.seat, sheets, 0))
    words = []
    for action in one.actions:
        words.append(seen.game.spell(seen.box, states, action))
        doors.apply(tables, states, 0, action)
    after = int(doors.total(tables, states, 0, seen.seat, sheets, 0))
    return Reason(
        tuple(words),
        after - before,
        round(one.own - after, 1) if one.futures else 0.0,
        round(one.others, 1),
        round(one.own - one.others, 1),
        round(one.error, 2),
        one.futures,
    )
