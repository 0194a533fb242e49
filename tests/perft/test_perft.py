"""Counts of positions by depth from named positions, and the order of legal moves in words.

A file a game: `position NAME RECORD AT`, then `counts` by depth and, unless there are thousands,
`words` as `legal` lists them.  A position comes from a recorded game, so that it stays what it is.
`golden/N` holds the files as they were for the records of `records/golden/N`: under the rulings of
their time, old games still have the same moves.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from pondside import Match
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.perft import perft

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
# Interpreted, a million positions take minutes; the shallow counts still run every rule.
LISTED = 100  # words that a file writes down
MOST = 5_000 if mode() == PLAIN else 3_000_000


class Position(NamedTuple):
    name: str
    record: Path
    at: int
    counts: list[int]
    words: list[str]


def positions() -> list[Position]:
    found: list[Position] = []
    for file in sorted(HERE.rglob("*.perft")):
        version = file.parent.relative_to(HERE)
        records = RECORDS / version / file.stem
        for line in file.read_text(encoding="utf-8").splitlines():
            key, _, rest = line.partition(" ")
            if key == "position":
                name, record, at = rest.split()
                told = " ".join([*version.parts, file.stem, name])
                found.append(Position(told, records / record, int(at), [], []))
            elif key == "counts":
                found[-1].counts.extend(int(n) for n in rest.split())
            elif key == "words":
                found[-1].words.extend(rest.split())
    return found


@pytest.mark.parametrize("position", positions(), ids=lambda position: position.name)
def test_counts_and_order_are_as_written(position: Position) -> None:
    match = Match.replay(position.record.read_text(encoding="utf-8"), upto=position.at)
    assert match.words() == position.words or len(match.words()) > LISTED and not position.words
    assert position.counts
    for depth, count in enumerate(position.counts, 1):
        if count <= MOST:
            assert perft(match.game, match.box, match.state, depth) == count
