"""Games of every earlier version, kept unchanged for ever and replayed.

`golden/N/` holds the records as they were when version N + 1 of any rules came.  An owner's
component file lies beside its record.  Nothing is ever changed or removed here: a new version adds
a folder with what the folders before it do not hold yet.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from pondside import Match
from pondside.kernel.record import parse

HERE = Path(__file__).parent / "golden"
FILES = sorted(HERE.glob("*/*/*.pond"))
# Of each corpus: how many files it has, and a digest of their names and bytes.
SEALS = {"0": (80, "1d168b4fe51c3b7e"), "1": (1, "90d2c154ec95837a")}


def name(file: Path) -> str:
    return str(file.relative_to(HERE).with_suffix(""))


def sealed(folder: Path) -> tuple[int, str]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes())
    return len(files), digest.hexdigest()[:16]


def test_no_record_was_changed_or_lost() -> None:
    assert {folder.name: sealed(folder) for folder in HERE.iterdir()} == SEALS


@pytest.mark.parametrize("file", FILES, ids=name)
def test_an_old_game_replays_to_its_end(file: Path) -> None:
    """Its moves are legal, its end and result are those written, and it is written as it was."""
    text, own = file.read_text(encoding="utf-8"), file.with_suffix(".toml")
    match = Match.replay(parse(text, file.name), data=str(own) if own.exists() else None)
    assert match.over
    assert match.record().text() == text


@pytest.mark.parametrize("file", FILES, ids=name)
def test_an_old_game_is_shown_at_every_seat_and_scored_as_it_was(file: Path) -> None:
    text, own = file.read_text(encoding="utf-8"), file.with_suffix(".toml")
    match = Match.replay(parse(text, file.name), data=str(own) if own.exists() else None)
    outcome = match.outcome
    assert outcome is not None
    for placing in outcome.placings:
        assert match.view(placing.seat) is not None
        assert sum(line.points for line in match.lines(placing.seat)) == match.total(placing.seat)
