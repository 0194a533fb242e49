"""Whole games, replayed.  Dropping a .pond file into a game's folder adds a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pondside import Match
from pondside.games import KEYS, load
from pondside.kernel.record import Record, parse

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.pond"))

# Ways to end that no recorded game can show, and why.  None at present.
EXCUSES: dict[tuple[str, str], str] = {}


@cache
def read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    record = read(file)
    assert record.end is not None
    assert record.result
    match = Match.replay(record)
    assert match.over
    assert match.record().text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", KEYS)
def test_every_way_to_end_has_a_recorded_game(key: str) -> None:
    recorded = {read(file).end for file in FILES if file.parent.name == key}
    excused = {reason for game, reason in EXCUSES if game == key}
    assert set(load(key).reasons) - recorded == excused


@pytest.mark.parametrize("key", KEYS)
def test_every_seat_count_has_a_recorded_game(key: str) -> None:
    assert {read(file).seats for file in FILES if file.parent.name == key} == set(load(key).seats)


@pytest.mark.parametrize("key", KEYS)
def test_every_value_of_every_option_has_a_recorded_game(key: str) -> None:
    recorded = {pair for file in FILES if file.parent.name == key for pair in read(file).options}
    wanted = {(option.id, value) for option in load(key).options for value in option.values}
    assert wanted <= recorded
