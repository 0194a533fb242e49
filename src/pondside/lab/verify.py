"""Whether the chance of a record came from its seed, and the seed from before the game.

Nothing of the record is believed: its moves are replayed, every draw is worked out from the seed
anew, and the seed's commitment with it.  docs/randomness.md tells how to do the same by hand.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..kernel.errors import BadOption, Unreadable, said
from ..kernel.game import CHANCE
from ..kernel.match import Match
from ..kernel.record import Record

_REMARK = re.compile(r"commitment ([0-9a-f]{64})")


class Difference(NamedTuple):
    """The first draw that is not what the seed makes of it; line and column in the text."""

    line: int
    column: int
    stream: str
    n: int  # number of the draw in its stream, from 0
    recorded: str
    drawn: str


class Verified(NamedTuple):
    """What was found."""

    match: Match
    commitment: str  # of the seed
    expected: str | None  # the commitment it is compared with
    given: bool  # by whoever asks, and not by the record itself
    draws: int  # that agree
    difference: Difference | None

    @property
    def ok(self) -> bool:
        agrees = self.expected is None or self.expected == self.commitment
        return agrees and self.difference is None

    def as_json(self) -> dict[str, Any]:
        return {
            "ok": self.ok,
            "game": self.match.game.key,
            "over": self.match.over,
            "actions": len(self.match.entries),
            "seed": self.match.seed,
            "commitment": self.commitment,
            "expected": self.expected,
            "draws": self.draws,
            "difference": self.difference._asdict() if self.difference else None,
        }


def commitment(seed: str) -> str:
    """What is shown of a seed before the game; worked out here, not asked of the service."""
    return hashlib.sha256(f"pondside commitment 1 {seed}".encode()).hexdigest()


def named_commitment(record: Record) -> str | None:
    """The commitment that the remarks of a record name."""
    for remark in record.remarks:
        found = _REMARK.fullmatch(remark)
        if found:
            return found[1]
    return None


def seed_of(record: Record) -> str:
    """The seed of a record; without one nothing can be verified."""
    if record.seed is None:
        raise Unreadable(
            said(
                "no_seed",
                "this record has no seed, so its draws cannot be worked out again; "
                "a server tells the seed when the game is over, and records of "
                "random bots never had one",
            )
        )
    return record.seed


def verify(record: Record, match: Match, given: str | None) -> Verified:
    """Check a record that has been replayed to `match`; `given` is the commitment to expect."""
    if given is not None and not re.fullmatch(r"[0-9a-f]{64}", given.strip().lower()):
        raise BadOption(said("commitment", "a commitment is 64 hexadecimal digits"))
    expected = named_commitment(record) if given is None else given.strip().lower()
    draws, difference = 0, None
    again = match.again([])
    for entry, (line, column) in zip(match.entries, _places(record), strict=True):
        if entry.actor != CHANCE:
            again.play(entry.action, quiet=True)
            continue
        draw = again.next_draw()
        again.draw(quiet=True)
        drawn = again.entries[-1]
        if drawn.action != entry.action:
            difference = Difference(line, column, draw.stream, draw.n, entry.word, drawn.word)
            break
        draws += 1
    found = commitment(seed_of(record))
    return Verified(match, found, expected, given is not None, draws, difference)


def _places(record: Record) -> Iterator[tuple[int, int]]:
    """Line and column of every word that is an action."""
    for line in record.lines:
        for column in line.columns:
            yield line.number, column
