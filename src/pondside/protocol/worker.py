"""What is said to a process in which bots think, and what it says: a JSON object a line, both ways.

The other ends are `bots/worker.py`, `service/bot_pool.py` and, of what is compiled, `warm.py` and
`service/preparing.py`.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import Struct


class Components(Struct, frozen=True):
    """An owner's components."""

    digest: str
    text: str


class Ready(Struct, frozen=True, tag="ready", tag_field="type"):
    """The first message: what will be played, and with which components; None: the stock ones."""

    game: str
    components: Components | None = None


class Prepare(Struct, frozen=True, tag="prepare", tag_field="type"):
    """A bot that will be asked: its code is compiled, or loaded, already.  Not answered."""

    bot: str


class Choose(Struct, frozen=True, tag="choose", tag_field="type"):
    """What does a bot play?"""

    bot: str
    state: bytes  # with everything wiped that its seat may not know
    seed: str  # of its luck
    threads: int = 1  # that it may use
    components: Components | None = None  # None: those of the first message


class Explain(Struct, frozen=True, tag="explain", tag_field="type"):
    """What does a bot think of?"""

    bot: str
    state: bytes
    seed: str
    threads: int = 1
    components: Components | None = None


class Compiling(Struct, frozen=True, tag="compiling", tag_field="type"):
    """An answer takes longer: k parts of n are compiled, and the next one is called `step`."""

    step: str
    k: int
    n: int


class Chosen(Struct, frozen=True, tag="chosen", tag_field="type"):
    action: int


class Reason(Struct, frozen=True):
    """A turn that was thought of."""

    words: tuple[str, ...]
    now: int  # points that it brings at once, as the score sheet will say
    later: float  # points that are expected to follow
    others: float  # points that the best other, or the rival, is expected to end with
    ahead: float  # the own end less the best other's, of which most bots want the most
    error: float  # standard error of `ahead`
    futures: int  # games it was tried out in


class Reasons(Struct, frozen=True, tag="reasons", tag_field="type"):
    """The turns that a bot thinks best, best first."""

    reasons: list[Reason]


class Failed(Struct, frozen=True, tag="failed", tag_field="type"):
    """There is no answer, and why."""

    error: str


Question = Choose | Explain
Request = Ready | Prepare | Question
Answer = Compiling | Chosen | Reasons | Failed

read_request: Callable[[bytes], Request] = msgspec.json.Decoder(Request).decode
read_answer: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode
_encoder = msgspec.json.Encoder()


def line(message: Request | Answer) -> bytes:
    """A message as it is written, with the end of its line."""
    return _encoder.encode(message) + b"\n"
