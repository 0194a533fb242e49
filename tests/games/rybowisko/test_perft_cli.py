"""`pondside perft rybowisko`: counts by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from pondside import Match
from pondside.kernel.perft import perft
from tests.cli.running import here, write

pytestmark = pytest.mark.usefixtures("games")


def counts(*args: str) -> list[int]:
    found = here("perft", "rybowisko", "--json", *args).json
    assert set(found) == {"game", "digest", "counts"}
    assert found["game"] == "rybowisko"
    numbers: list[int] = found["counts"]
    return numbers


def test_the_first_move_reaches_thirty_fields() -> None:
    # EX-01: with three smiling tokens there are 30 fields within five steps of f8.
    assert counts("-d", "1") == [30]
    assert counts("-d", "1", "-o", "luck_p1=2") == [22]
    # With four it would be 40, but seat 2 is on one of them.
    assert counts("-d", "1", "-o", "luck_p1=4") == [39]
    assert counts("-d", "1", "--seats", "1") == [30]


def test_the_second_level_is_the_sum_over_the_first() -> None:
    match = Match.new("rybowisko", 2, seed=1)
    ways = 0
    for word in match.words():
        other = Match.new("rybowisko", 2, seed=1)
        other.play(word)
        ways += len(other.actions())  # six faces, or the moves of the next seat
    assert counts("-d", "2") == [30, ways]


def test_counting_starts_after_a_record(tmp_path: Path) -> None:
    match = Match.new("rybowisko", 2, seed="perft")
    for _ in range(5):
        match.play(match.words()[0])
        match.deal()
    path = write(tmp_path, match)
    found = here("perft", "rybowisko", "--record", path, "--json", "-d", "2").json
    assert found["digest"] == match.digest()
    counted = [perft(match.game, match.box, match.state, depth) for depth in (1, 2)]
    assert found["counts"] == counted
    assert counts("--record", path, "--at", "24", "-d", "1") == [30]
    assert counts("--record", path, "--at", "0", "-d", "1") == [18]


def test_a_table_is_printed_for_people() -> None:
    rows = [line.split() for line in here("perft", "rybowisko", "-d", "2").out.splitlines()]
    assert [row[0] for row in rows] == ["1", "2"]
    assert rows[0][1] == "30"
    assert rows[0][3] == "s"
