"""What is said about a table and its score sheets, for lobbies and for the store."""

from __future__ import annotations

from msgspec import convert

from ..games import load
from ..kernel.game import Outcome, ScoreLine
from ..protocol import messages
from ..protocol.sheets import LineInfo, PlacingInfo
from .rights import arranges
from .secrets import commitment
from .store import SeatRow, TableRow, waits


def described(row: TableRow, guest: str | None) -> messages.TableInfo:
    """A table as its row tells, for a guest."""
    seats = [_seat_info(seat, guest, row.finished is not None) for seat in row.seats]
    people = [seat.guest for seat in row.seats if seat.kind != "bot"]
    is_open = waits(row.seats)
    game = load(row.game)
    info = messages.TableInfo(
        id=row.id,
        game=row.game,
        title=game.title,
        sheet_lines=game.sheet_lines,
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
        outcome=row.finished.outcome if row.finished else None,
    )
    if game.find_box(row.data) is None:
        info.components = row.data
    if arranges(row, guest):
        info.invites = {str(s.seat): s.invite for s in row.seats if s.invite}
    if info.host:
        info.watch = row.watch
    info.next = _next_info(row, guest)
    return info


def _seat_info(seat: SeatRow, guest: str | None, over: bool) -> messages.SeatInfo:
    """Who sits there.  A bot that is gone played what is over; else somebody is in its place."""
    plays = seat.bot if over or seat.bot is None else seat.plays
    return messages.SeatInfo(
        seat.seat,
        seat.kind,
        seat.name,
        plays,
        seat.kind == "bot",
        guest is not None and seat.guest == guest,
        None if plays == seat.bot else seat.bot,
    )


def _next_info(row: TableRow, guest: str | None) -> messages.NextInfo | None:
    """Who has no seat in the next game learns that there is one, and no more."""
    if row.next is None:
        return None
    asker = next((seat.seat for seat in row.seats if seat.guest == row.next.host), 0)
    joined = row.next.guests.get(guest) if guest is not None else None
    table = None if joined is None else row.next.table
    return messages.NextInfo(asker, row.next.open, table, bool(joined))


def outcome_info(outcome: Outcome) -> messages.OutcomeInfo:
    placings = [PlacingInfo(*one) for one in outcome.placings]
    words, beaten = list(outcome.words), list(outcome.beaten)
    return messages.OutcomeInfo(outcome.reason, placings, outcome.tie_break, words, beaten)


def line_info(line: ScoreLine) -> LineInfo:
    return convert(line.told(), LineInfo)
