"""What is said about a table and its score sheets, for lobbies and for the store."""

from __future__ import annotations

from typing import Any

import msgspec

from ..games import load
from ..kernel.game import Outcome, ScoreLine
from . import messages
from .secrets import commitment
from .store import TableRow


def described(row: TableRow, guest: str | None) -> messages.TableInfo:
    """A table as its row tells, for a guest."""
    seats = [
        messages.SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.kind == "bot",
            guest is not None and seat.guest == guest,
        )
        for seat in row.seats
    ]
    people = [seat.guest for seat in row.seats if seat.kind != "bot"]
    is_open = any(seat.kind == "open" for seat in row.seats)
    info = messages.TableInfo(
        id=row.id,
        game=row.game,
        title=load(row.game).title,
        state="over" if row.finished else "open" if is_open else "playing",
        options=row.options,
        settings=messages.Settings(**row.settings),
        seats=seats,
        host=guest is not None and guest == row.host,
        alone=None not in people and len(set(people)) == 1,
        to_act=None if is_open else row.to_act,
        turn=row.turn,
        version=0,
        steps=row.steps,
        commitment=commitment(row.seed),
        seed=row.seed if row.finished else None,
        undo_used=row.undo_used,
        created=row.created,
        updated=row.updated,
        outcome=outcome_info(row.finished.outcome) if row.finished else None,
    )
    if load(row.game).find_box(row.data) is None:
        info.components = row.data
    if info.host:
        info.invites = {str(s.seat): s.invite for s in row.seats if s.invite}
        info.watch = row.watch
    return info


def outcome_info(outcome: dict[str, Any]) -> messages.OutcomeInfo:
    """The outcome as it was stored."""
    return msgspec.convert(outcome, messages.OutcomeInfo)


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "reason": outcome.reason,
        "placings": [one._asdict() for one in outcome.placings],
        "tie_break": outcome.tie_break,
        "words": list(outcome.words),
        "beaten": list(outcome.beaten),
    }


def line_json(line: ScoreLine) -> dict[str, Any]:
    return {
        "clause": line.clause,
        "kind": line.kind,
        "at": list(line.at) if line.at else None,
        "tile": line.tile or None,
        "points": line.points,
        "counted": list(line.counted),
    }


def line_info(line: ScoreLine) -> messages.LineInfo:
    return messages.LineInfo(
        line.clause, line.kind, line.at, line.tile or None, line.points, list(line.counted)
    )
