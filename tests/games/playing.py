"""What is typed at `pondside play` in the tests, by game: tests/games/<game>/played.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

Lines = Sequence[str]


@dataclass(frozen=True)
class Played:
    """Conversations over one game; seed 5 deals."""

    table: Lines  # arguments of people at one keyboard
    sits: Lines  # what is typed before the first turn begins
    offered: str  # how the first choice begins then
    # Lines of the first turns, sitting down included, and all words of seats that are kept by then.
    kept: Sequence[tuple[str, str]]
    unconfirmed: int  # after so many of these lines something is laid, and nothing kept
    looked: Lines  # lines that bring every screen
    signs: str  # what stands in drawn screens alone, as a pattern
    wrong: Lines  # lines that mean nothing in the first turn
    illegal: Sequence[tuple[Lines, str]]  # lines of a first turn, and why the last cannot be
    # Arguments and whole turns of somebody against a bot: all, those of the first half, the others.
    halves: tuple[Lines, Lines, Lines, Lines]
    helps: Lines  # how the help begins, and the words that its lines begin with
    sheet: str  # the score sheet of who begins
    log: tuple[Lines, str]  # lines after sitting down, and what the log tells of them
    ends: str  # how a finished game is told, as a pattern; the game is that of `replayed`
    broken: tuple[str, str]  # a record with an illegal move, and what is said


def played(key: str) -> Played:
    found: Played = import_module(f"{__package__}.{key}.played").PLAYED
    return found
