"""Whole games, replayed.  Dropping a .pond file into a game's folder adds a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pondside import Match
from pondside.games import KEYS, load
from pondside.kernel.record import Record, parse

from .components import component_file

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.pond"))

# Ways to end that no recorded game can show, and why.  None at present.
EXCUSES: dict[tuple[str, str], str] = {}


@cache
def read(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"), file.name)


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_recorded_game_replays_to_its_end(file: Path, tmp_path: Path) -> None:
    record = read(file)
    assert record.end is not None
    assert record.result
    match = Match.replay(record, data=component_file(name(file), tmp_path))
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
    """Of a long scale, at least both ends and the default."""
    recorded = {pair for file in FILES if file.parent.name == key for pair in read(file).options}
    for option in load(key).options:
        scale = len(option.values) > 6
        values = (option.values[0], option.values[-1], option.default) if scale else option.values
        assert {(option.id, value) for value in values} <= recorded
