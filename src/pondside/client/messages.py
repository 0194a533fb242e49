"""What a client says and hears.  Fields that a newer server adds are passed over."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec import Struct

# Seats of a table to be made.


class Me(Struct, tag="me", tag_field="kind"):
    """A seat for whoever makes the table; several are played by one client."""

    name: str = ""


class Bot(Struct, tag="bot", tag_field="kind"):
    """A seat for a bot of the server."""

    bot: str = "calm"


class Open(Struct, tag="open", tag_field="kind"):
    """A seat for whoever gets its invite."""


Seat = Me | Bot | Open


# What is told over HTTP.


class Myself(Struct):
    guest: str
    name: str


class Option(Struct):
    id: str
    values: list[str]
    default: str
    clause: str


class BotInfo(Struct):
    """A bot that a table may invite."""

    name: str
    ms: int | None  # the most time it takes for a turn; None: no time worth telling
    explains: bool  # whether it can tell why it played a turn


class Game(Struct):
    """What can be played."""

    key: str
    title: str
    stage: str
    credits: str
    seats: tuple[int, int]
    options: list[Option]
    bots: list[BotInfo]  # from a kind beginner up


class SeatInfo(Struct):
    seat: int
    kind: str  # person, bot, open, or reserved for somebody who has not come yet
    name: str
    bot: str | None
    present: bool
    mine: bool


class Placing(Struct):
    seat: int
    total: int
    place: int


class Outcome(Struct):
    reason: str
    placings: list[Placing]
    tie_break: str | None
    words: list[str]
    beaten: list[str]


class Next(Struct):
    """The game that the people of a table play next."""

    seat: int  # here, of who asked for it
    open: bool  # it waits for somebody
    table: str | None  # None: we have no seat there
    joined: bool  # whether we have taken it


class TableInfo(Struct):
    """A table as a lobby shows it."""

    id: str
    game: str
    title: str
    state: str  # open, playing or over
    options: dict[str, str]
    settings: dict[str, Any]
    seats: list[SeatInfo]
    host: bool
    alone: bool
    to_act: int | None
    turn: int
    version: int
    steps: int
    commitment: str
    seed: str | None
    undo_used: bool
    created: int
    updated: int
    outcome: Outcome | None
    invites: dict[str, str] = {}
    watch: str = ""
    next: Next | None = None


class Made(Struct):
    """A new table, with the secrets that let others in."""

    table: TableInfo
    invites: dict[str, str]  # by seat
    watch: str


class Invite(Struct):
    invite: str


class Told(Struct):
    """Something that happened, as a key and values of the game's messages."""

    key: str
    values: dict[str, Any]


class Step(Struct):
    """One confirmed action."""

    n: int
    turn: int
    actor: int | None  # None: chance
    word: str
    told: list[Told]


class Moment(Struct):
    """The position after a step."""

    n: int
    of: int
    steps: list[Step]
    view: dict[str, Any]


class ScoreLine(Struct):
    clause: str
    kind: str
    at: tuple[int, int] | None
    tile: str | None
    points: int
    counted: list[dict[str, Any]]


class Shown(Struct):
    """What the components of a game show."""

    printed: Any


class Sheets(Struct):
    sheets: list[list[ScoreLine]]
    outcome: Outcome


class Draw(Struct):
    stream: str
    n: int
    total: int
    drawn: int
    word: str


class Draws(Struct):
    seed: str
    commitment: str
    draws: list[Draw]


class Fault(Struct):
    """An error over HTTP."""

    error: str
    message: str
    detail: dict[str, Any] = {}


# What is told over the socket.


class AskedBack(Struct):
    seat: int
    step: int
    agreed: list[int]


class Update(Struct, tag="update", tag_field="type"):
    """The position as we may know it, and the steps that led to it."""

    version: int
    seat: int | None  # through whose eyes; None: what everybody may know
    view: dict[str, Any]
    tentative: list[str]
    finished: bool
    to_act: int | None
    steps: list[Step]
    asked_back: AskedBack | None = None
    tentative_told: list[list[Told]] = []  # what each tentative word did

    @property
    def over(self) -> bool:
        return self.to_act is None

    @property
    def mine(self) -> bool:
        """Whether the seat of this view is to decide or to confirm."""
        return self.to_act is not None and self.to_act == self.seat

    @property
    def words(self) -> list[str]:
        """The words that may be played now; empty for those who only watch."""
        choices = self.view["choices"]
        lists = choices.values() if isinstance(choices, dict) else [choices]
        return [choice["word"] for one in lists for choice in one]


class State(Update, tag="state", tag_field="type", kw_only=True):
    """Everything: the first message of a socket, and after a `sit`."""

    table: TableInfo
    printed: Any = None  # what the components show; None if the view says all


class TableChanged(Struct, tag="table", tag_field="type"):
    table: TableInfo


class Thinking(Struct, tag="thinking", tag_field="type"):
    seat: int


class Ok(Struct, tag="ok", tag_field="type"):
    id: str
    version: int


class Refusal(Struct, tag="refused", tag_field="type"):
    id: str | None
    error: str
    message: str
    refusal: str | None = None
    clause: str | None = None
    version: int = 0


class Because(Struct, tag="because", tag_field="type"):
    """Why a word is not possible; both None if it is."""

    id: str
    refusal: str | None
    clause: str | None


class Change(Struct):
    """A line of a score sheet that gains or loses."""

    kind: str
    at: tuple[int, int] | None
    tile: str | None
    points: int


class Changes(Struct, tag="changes", tag_field="type"):
    id: str
    changes: list[Change]


class Planned(Struct, tag="planned", tag_field="type"):
    """The position after the words of a plan that fit, and why the next one does not."""

    id: str
    version: int
    view: dict[str, Any]
    fits: int
    finished: bool
    refusal: str | None
    clause: str | None


class ReasonInfo(Struct):
    """A turn that a bot thought of: its words, what they would do, and what it expected."""

    words: list[str]
    told: list[list[Told]]  # of each word
    now: int  # points at once
    later: float  # points expected to follow
    others: float  # points the best other is expected to end with
    ahead: float  # of the best other at the end
    error: float  # standard error of `ahead`
    futures: int  # games that it was tried out in; 0: there was nothing to choose
    played: bool


class Explained(Struct, tag="explained", tag_field="type"):
    """The turns that a bot thought best, best first."""

    id: str
    seat: int
    step: int  # the first of its turn
    bot: str
    reasons: list[ReasonInfo]


class Lines(Struct, tag="lines", tag_field="type"):
    id: str
    seat: int
    lines: list[ScoreLine]


class Pong(Struct, tag="pong", tag_field="type"):
    id: str
    version: int


Answer = Ok | Refusal | Because | Changes | Planned | Explained | Lines | Pong
Heard = State | Update | TableChanged | Thinking | Answer

_KNOWN = {str(kind.__struct_config__.tag) for kind in get_args(Heard)}
_heard: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class _Kind(Struct):
    type: str


def read_heard(text: str | bytes) -> Heard | None:
    """A message of the server; None if it is of a kind that only newer clients know."""
    try:
        return _heard.decode(text)
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Kind).type in _KNOWN:
            raise
        return None
