"""Why a bot played a turn: the position before it, asked again with the same luck.

Nothing is kept for it: a search of so many futures gives the same answer every time.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from ..bots import SEARCHING
from ..kernel.game import Array
from ..kernel.match import Match
from ..protocol.messages import ReasonInfo, Told
from ..protocol.worker import Reason
from .position import Position
from .store import SeatRow


class Unexplained(Exception):
    """There is nothing to explain, or it may not be told."""


class Thought(Struct):
    """A turn of a bot, and what it knew when it began."""

    seat: int
    bot: str
    step: int  # the first of the turn
    match: Match  # before it
    known: Array
    played: list[str]


def thought(position: Position, seats: list[SeatRow], step: int) -> Thought:
    """The turn that a step belongs to, as far back as chance did not act."""
    steps = position.steps
    if step > len(steps):
        raise Unexplained("there is no such step")
    entry = steps[step - 1].entry
    if entry is None or entry.actor < 0 or seats[entry.actor].kind != "bot":
        raise Unexplained("no bot decided that")
    seat, bot = entry.actor, seats[entry.actor].plays
    if bot not in SEARCHING:
        raise Unexplained(f"this bot does not search; {' and '.join(SEARCHING)} can explain")

    def same(n: int) -> bool:
        other = steps[n - 1].entry
        return other is not None and other.actor == seat and other.turn == entry.turn

    first = last = step
    while first > 1 and same(first - 1):
        first -= 1
    while last < len(steps) and same(last + 1):
        last += 1
    match = position.at(first - 1)
    known = match.concealed(seat)
    if not position.over and known.tobytes() != match.concealed(None).tobytes():
        raise Unexplained("that would tell what nobody else may know; ask after the game")
    words = [one.entry.word for one in steps[first - 1 : last] if one.entry is not None]
    return Thought(seat, bot, first, match, known, words)


def told(about: Thought, found: list[Reason]) -> list[ReasonInfo]:
    """What a bot answered, with what each word would do."""
    reasons = []
    for one in found:
        words = list(one.words)
        match = about.match.again(about.match.entries)
        events = []
        for word in words:
            match.play(word, quiet=True)
            events.append(tuple(Told(*event) for event in match.played().events))
        played = words == about.played[: len(words)]
        reasons.append(ReasonInfo(**{**asdict(one), "words": words}, told=events, played=played))
    return reasons
