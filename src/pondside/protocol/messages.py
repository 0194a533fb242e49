"""Every message of the protocol as a strict type: docs/protocol.md in Python.

What does not fit a type is refused before anything looks at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .sheets import LineInfo, PlacingInfo

MAX_MESSAGE = 4096  # bytes of one message to the server
MAX_WORDS = 8
MAX_NAME = 40

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=MAX_WORDS)]
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Name = Annotated[str, Meta(max_length=MAX_NAME)]
Value = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(max_length=10)]


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Play words for the seat to act, all of them or none."""

    id: Id
    version: Version
    words: Words
    confirm: bool = False


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last tentative word, or the whole tentative turn."""

    id: Id
    version: Version
    whole: bool = False


class Confirm(Struct, tag="confirm", tag_field="type", forbid_unknown_fields=True):
    """Make the turn final."""

    id: Id
    version: Version


class AskBack(Struct, tag="ask_back", tag_field="type", forbid_unknown_fields=True):
    """Ask the others to go back to before the own last turn."""

    id: Id
    version: Version


class AnswerBack(Struct, tag="answer_back", tag_field="type", forbid_unknown_fields=True):
    """Answer somebody who asked."""

    id: Id
    version: Version
    agree: bool


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why a word is not possible now."""

    id: Id
    word: Word


class Worth(Struct, tag="worth", tag_field="type", forbid_unknown_fields=True):
    """How a word would change the own score sheet."""

    id: Id
    word: Word


class Plan(Struct, tag="plan", tag_field="type", forbid_unknown_fields=True):
    """How the own turn would go if it began now; nothing is played."""

    id: Id
    words: Annotated[list[Word], Meta(max_length=MAX_WORDS)]


class Sheet(Struct, tag="sheet", tag_field="type", forbid_unknown_fields=True):
    """A score sheet as the position stands."""

    id: Id
    seat: SeatNumber


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """Of several seats held here, show this one's view."""

    id: Id
    seat: SeatNumber


class Explain(Struct, tag="explain", tag_field="type", forbid_unknown_fields=True):
    """Why did a bot play the turn that this step belongs to?"""

    id: Id
    step: Annotated[int, Meta(ge=1)]


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: Id


Request = (
    Act | Undo | Confirm | AskBack | AnswerBack | Why | Worth | Plan | Sheet | Sit | Explain | Ping
)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the screens of a table show; no rule depends on it."""

    points: Literal["full", "own", "off"] = "full"
    legal: bool = True
    bag: bool = True


class Me(Struct, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever makes the table; several are played by one client."""

    name: Name = ""


class Bot(Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for a bot of the server."""

    bot: Annotated[str, Meta(max_length=80)]


class Open(Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever gets its invite."""


Seat = Me | Bot | Open  # of a table to be made


class WantedTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Value, Value], Meta(max_length=20)] = {}
    settings: Settings = Settings()
    lesson: bool = False  # a first game, dealt the same for every learner
    language: Language = ""  # of whoever makes it: some options follow it where nobody chose


class WantedOptions(Struct, forbid_unknown_fields=True):
    """A table being set up."""

    seats: SeatNumber
    options: Annotated[dict[Value, Value], Meta(max_length=20)] = {}
    last: Value = ""  # chosen last: the others give way to it
    language: Language = ""


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Claim(Struct, forbid_unknown_fields=True):
    invite: Secret | None = None  # None: the seats that are reserved for who asks
    name: Name = ""


class WantedInvite(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class WantedSitter(Struct, forbid_unknown_fields=True):
    """Who shall have a seat that is not taken: whoever gets its invite, or a bot."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=80)] = ""


class WantedNext(Struct, forbid_unknown_fields=True):
    """The next game of the same people: all of it follows from this one."""


class Myself(Struct):
    """Who asks."""

    guest: str
    name: str


class OptionInfo(Struct):
    id: str
    values: list[str]
    default: str
    clause: str


class OfferInfo(Struct):
    """An option of a table being set up: how it stands, and the values that it may be given."""

    id: str
    value: str
    values: list[str]


class BotInfo(Struct):
    """A bot that a table may invite."""

    name: str
    ms: int | None  # the most time it takes for a turn; None: no time worth telling
    explains: bool  # whether it can tell why it played a turn


class OwnComponents(Struct):
    """The component file of an owner that new tables are made with."""

    digest: str
    name: str  # of the file


class GameInfo(Struct):
    """What can be played."""

    key: str
    title: str
    stage: str  # draft, playable or stable
    credits: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[BotInfo]  # from a kind beginner up
    components: OwnComponents | None = None  # None: ours


# What is refused, and why a request fails.
ErrorName = Literal[
    "asleep",
    "bad_option",
    "bad_origin",
    "fault",
    "forbidden",
    "illegal",
    "kept",
    "not_allowed",
    "not_found",
    "not_over",
    "not_saved",
    "not_seated",
    "not_started",
    "not_your_turn",
    "nothing_to_undo",
    "over",
    "stale",
    "taken",
    "too_large",
    "too_many",
    "unconfirmed",
    "unreadable",
]


class Fault(Struct):
    """An error over HTTP."""

    error: ErrorName
    message: str
    detail: dict[str, Any] = {}


class Health(Struct):
    """That the service works."""

    ok: bool
    live_tables: int


class ReachInfo(Struct):
    """Where others find this service."""

    public: str | None
    here_only: bool
    house: list[str]
    command: str


class Part(Struct):
    """Something that is compiled now: k parts of n are done."""

    game: str
    what: str  # rules, or the bots of that name
    k: int
    n: int
    left: int | None  # about so many seconds, if that can be said


class Preparing(Struct):
    """What is got ready on this computer, once; everything can be played meanwhile."""

    now: Part | None
    waiting: int  # how many parts are still to come, with the one that is compiled now
    interpreted: list[str]  # games whose rules run interpreted until theirs are ready
    bots: dict[str, list[str]]  # of each game: bots that are not compiled yet
    failed: list[str]  # what could not be compiled


SeatKind = Literal["person", "bot", "open", "reserved"]  # reserved: for who has not come yet


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    mine: bool  # or reserved for the reader
    instead_of: str | None = None  # the bot that sat here before it was gone


class OutcomeInfo(Struct):
    reason: str
    placings: list[PlacingInfo]
    tie_break: str | None
    words: list[str]
    beaten: list[str]


class NextInfo(Struct):
    """The game that the people of a table play next."""

    seat: int  # here, of who asked for it
    open: bool  # it waits for somebody
    table: str | None  # None: the reader has no seat there
    joined: bool  # whether the reader has taken it


class TableInfo(Struct):
    """A table as a lobby shows it."""

    id: str
    game: str
    title: str
    sheet_lines: tuple[str, ...]  # the kinds of line of a score sheet, in their order
    state: Literal["open", "playing", "over"]
    options: dict[str, str]
    settings: Settings
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
    outcome: OutcomeInfo | None
    invites: dict[str, str] | UnsetType = UNSET  # for who arranges the seats
    watch: str | UnsetType = UNSET
    components: str | None = None  # digest of an owner's component file; None: ours
    kept: bool = False  # its rules cannot be run here: only what was stored at its end is left
    next: NextInfo | None = None


class MadeTable(Struct):
    """A new table, with the secrets that let others in."""

    table: TableInfo
    invites: dict[str, str]  # by seat
    watch: str


class MadeInvite(Struct):
    invite: str


class Told(Struct, gc=False):  # kept by the thousand, and in no cycle
    """Something that happened, as a key and values of the game's messages."""

    key: str
    values: dict[str, Any]


class Step(Struct, gc=False):
    """One confirmed action, as its reader may know it."""

    n: int
    turn: int
    actor: int | None  # None: chance
    word: str
    told: tuple[Told, ...]


class Moment(Struct):
    """The position after a step."""

    n: int
    of: int
    steps: list[Step]
    view: Any


class Shown(Struct):
    """What the components of a game show; null if the view says all."""

    printed: Any


class Sheets(Struct):
    sheets: list[list[LineInfo]]
    outcome: OutcomeInfo


class DrawInfo(Struct):
    stream: str
    n: int
    total: int
    drawn: int
    word: str


class Draws(Struct):
    seed: str
    commitment: str
    draws: list[DrawInfo] | None  # None: they were not stored, and the rules cannot be run here


class AskedBack(Struct):
    """Somebody asks to go back to a step; who agreed so far."""

    seat: int
    step: int
    agreed: list[int]


class Update(Struct, tag="update", tag_field="type"):
    """The position as its reader may know it, and what led to it."""

    id: str | None  # of the reader's message that it answers; None: it answers none
    version: int
    seat: int | None
    view: Any
    tentative: tuple[str, ...]
    tentative_told: list[tuple[Told, ...]]  # what each of them did
    finished: bool
    to_act: int | None
    steps: list[Step]
    asked_back: AskedBack | None

    @property
    def over(self) -> bool:
        return self.to_act is None

    @property
    def mine(self) -> bool:
        """Whether the seat of this view is to decide or to confirm."""
        return self.to_act is not None and self.to_act == self.seat

    @property
    def words(self) -> list[str]:
        """The words that may be played now, as a reader has them; none for those who watch."""
        return [choice["word"] for choice in self.view["choices"]]


class State(Update, tag="state", tag_field="type", kw_only=True):
    """Everything: the first message of a socket, and after a `sit`."""

    table: TableInfo
    printed: Any  # what the components of the game show; null if the view says all


class TableChanged(Struct, tag="table", tag_field="type"):
    table: TableInfo


class Thinking(Struct, tag="thinking", tag_field="type"):
    """A bot began to think; `preparing` while its code is compiled, k parts of n are done."""

    seat: int
    preparing: tuple[int, int] | None = None
    left: int | None = None  # about so many seconds, if that can be said


class Refused(Struct, tag="refused", tag_field="type"):
    id: str | None  # None: the message was unreadable and its id with it
    error: ErrorName
    message: str
    refusal: str | None
    clause: str | None
    version: int


class Because(Struct, tag="because", tag_field="type"):
    """Why a word is not possible; both None if it is."""

    id: str
    refusal: str | None
    clause: str | None


class ChangeInfo(Struct):
    """A line of a score sheet that would gain or lose points."""

    kind: str
    at: tuple[int, int] | None
    tile: str | None
    points: int


class Changes(Struct, tag="changes", tag_field="type"):
    id: str
    changes: list[ChangeInfo]


class Planned(Struct, tag="planned", tag_field="type"):
    """The position after the words of a plan that fit, and why the next one does not."""

    id: str
    version: int
    view: Any
    fits: int
    finished: bool
    refusal: str | None
    clause: str | None


class ReasonInfo(Struct):
    """A turn that a bot thought of: its words, what they would do, and what it expected."""

    words: list[str]
    told: list[tuple[Told, ...]]  # of each word
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
    lines: list[LineInfo]


class Pong(Struct, tag="pong", tag_field="type"):
    id: str
    version: int


Reply = (
    State | Update | Refused | Because | Changes | Planned | Explained | Lines | Pong
)  # to a request
Answer = Reply | TableChanged | Thinking  # all that the server says

read_request = msgspec.json.Decoder(Request).decode
_encoder = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    return _encoder.encode(message)


_TO_NOBODY = b'{"type":"update","id":null,'


def answering(update: bytes, id: str) -> bytes:
    """An encoded update that answers nobody, for whoever asked: only its head is written anew."""
    assert update.startswith(_TO_NOBODY)
    return b'{"type":"update","id":"%b",%b' % (id.encode(), update[len(_TO_NOBODY) :])
