"""Records that `pondside replay` is given in the tests, by game: tests/games/<game>/replayed.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple

Text = Callable[[], str]  # of a record, made or read when it is wanted


class Stop(NamedTuple):
    """Where a record stands after so many actions."""

    at: int
    actor: str
    turn: int
    phase: str


class Fault(NamedTuple):
    """A record that is refused: where, and what is said or the clause that it breaks."""

    what: str
    text: str
    where: str
    said: str


@dataclass(frozen=True)
class Replayed:
    """Records of one game."""

    record: str
    stops: Sequence[Stop]  # on the way through it
    finished: Mapping[str, Text]  # whole games, by what is special about them; short ones first
    ended: str  # how the first of them is said to have ended
    # What is false at the end of the first: this for that, and what is said.
    false: Sequence[tuple[str, str, str]]
    illegal: Sequence[Fault]
    unreadable: Sequence[Fault]
    seats: str  # of a view: the list with a sheet for each seat
    named: str  # how the screen of a seat begins, with its {name}
    # What a screen says in a language: beginnings of lines.
    told: Mapping[str, Sequence[str]]
    several: Text | None = None  # a record for what is shown to somebody, if `record` is for one
    shown: Sequence[int] = ()  # numbers of actions where it is shown; else those of the stops
    private: frozenset[str] = frozenset(["seat", "choices"])  # of a view: what others do not see

    def shared(self) -> str:
        """A record of several seats."""
        return self.several() if self.several else self.record


def replayed(key: str) -> Replayed:
    found: Replayed = import_module(f"{__package__}.{key}.replayed").REPLAYED
    return found


def faults(of: Callable[[Replayed], Sequence[Fault]]) -> list[tuple[str, Fault]]:
    """The faults of all games, each with the key of its game."""
    from pondside.games import KEYS

    return [(key, fault) for key in KEYS for fault in of(replayed(key))]
