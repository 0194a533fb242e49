"""What is kept of tables and guests, and what a place that keeps it must be able to do.

A table is its making and a list of lines, one for each accepted message; everything else follows
from replaying them.  A line that `append` returned from survives a crash.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from ..bots import playing
from ..kernel.errors import PondsideError
from ..protocol.messages import DrawInfo, OutcomeInfo, SeatKind
from ..protocol.sheets import LineInfo

# Kinds of line.
BEGIN = "begin"  # chance alone: the deal before the first decision
ACT = "act"  # words of a seat, tentative
UNDO = "undo"  # the last `count` tentative words are taken back
CONFIRM = "confirm"  # the tentative words are final; chance acted
BACK = "back"  # the game went back to `count` actions


class NotSaved(PondsideError):
    """Something could not be stored; nothing was changed."""


class Guest(Struct, frozen=True):
    id: str
    name: str


class SeatRow(Struct):
    """Who sits where."""

    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    invite: str | None = None  # of an open seat

    @property
    def plays(self) -> str:
        """The bot that plays here: another one, if the one that sits here is gone."""
        return playing(self.bot or "")

    def held_by(self, guest: str) -> bool:
        """Whether somebody sits here; a reserved seat is nobody's yet, nor what it knows."""
        return self.kind == "person" and self.guest == guest


class Next(Struct):
    """The game that the same people play next."""

    table: str
    host: str  # who asked for it
    open: bool  # it waits for somebody
    guests: dict[str, bool]  # who has a seat there -> whether it is taken


class TableRow(Struct):
    """How a table was made, and what a lobby shows of it."""

    id: str
    game: str
    options: dict[str, str]
    settings: dict[str, Any]
    rules: int  # version of the rules
    data: str  # digest of the components
    seed: str
    host: str
    watch: str
    created: int
    seats: list[SeatRow]
    updated: int = 0
    turn: int = 0
    to_act: int | None = None
    steps: int = 0
    undo_used: bool = False
    finished: Finished | None = None
    follows: str | None = None  # the table whose next game this is
    next: Next | None = None


def next_of(table: str, host: str, seats: list[SeatRow]) -> Next:
    """What the table before is to know of its next game."""
    guests: dict[str, bool] = {}
    for seat in seats:
        if seat.guest is not None:
            guests[seat.guest] = guests.get(seat.guest, False) or seat.kind == "person"
    return Next(table, host, waits(seats), guests)


def waits(seats: list[SeatRow]) -> bool:
    """Whether the game has not begun: somebody is still to come."""
    return any(seat.kind in ("open", "reserved") for seat in seats)


class Finished(Struct):
    """What is kept of a finished game, so that showing it never depends on the rules."""

    outcome: OutcomeInfo
    sheets: list[list[LineInfo]]
    record: str
    draws: list[DrawInfo] | None = None  # None: kept before draws were


class Components(Struct, frozen=True):
    """An owner's component file, kept so that the tables made with it outlive the file."""

    digest: str
    game: str
    name: str  # of the file
    text: str


class Line(Struct):
    """One accepted message of a table."""

    version: int
    kind: str
    at: int
    seat: int | None = None
    message: str | None = None  # guest and id of the message, to answer it again
    words: list[str] = []
    chance: list[str] = []
    count: int = 0
    confirm: bool = False  # ACT: and confirmed in the same message


class Summary(Struct):
    """What of a table's row changes with a line."""

    turn: int
    to_act: int | None
    steps: int
    undo_used: bool
    finished: Finished | None = None


class Stored(Struct):
    row: TableRow
    lines: list[Line]
    components: Components | None = None  # None: they are ours


class Store(Protocol):
    """Keeps guests, tables and lines.  Every method that changes something is durable on return."""

    async def guest(self, secret: bytes) -> Guest | None: ...

    async def add_guest(self, guest: Guest, secret: bytes, at: int) -> None: ...

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def rotate_guest(self, guest: str, secret: bytes) -> None: ...

    async def add_table(
        self, row: TableRow, first: Line, components: Components | None = None
    ) -> None: ...

    async def append(self, table: str, line: Line, summary: Summary | None) -> None: ...

    async def set_seat(self, table: str, seat: SeatRow) -> None: ...

    async def table(self, id: str) -> Stored | None: ...

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]: ...

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to move."""

    async def close(self) -> None: ...
