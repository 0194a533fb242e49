"""`pondside perft`: counts that can be worked out by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pondside import Match
from pondside.kernel.perft import perft

from .running import apart, here

# A pair of 17, the first koi at 0,0, a feature on one of its four sides, one of the 34 koi that
# are left in a two-seat game (all different), then one of the features left.
FIRST_TURN = [17, 17, 68, 68 * 34]


def counts(*args: str) -> list[int]:
    found = here("perft", "kohaku", "--json", *args).json
    assert set(found) == {"game", "digest", "counts"}
    assert found["game"] == "kohaku"
    numbers: list[int] = found["counts"]
    return numbers


def test_the_first_turn_is_counted() -> None:
    assert counts() == FIRST_TURN


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_a_count_is_given_for_every_depth(depth: int) -> None:
    found = counts("--depth", str(depth))
    kinds = len(Match.new("kohaku", 2, seed=1).view(None).unseen["feature"])
    assert found == [*FIRST_TURN, FIRST_TURN[-1] * kinds][:depth]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_begins_with_the_same_choices(seats: int) -> None:
    assert counts("--seats", str(seats), "-d", "3") == FIRST_TURN[:3]


def test_goal_cards_are_kept_before_the_first_turn() -> None:
    assert counts("-o", "goal_cards=on", "-d", "3") == [2, 4, 68]


def test_a_table_is_printed_for_people() -> None:
    done = here("perft", "kohaku", "--depth", "3")
    rows = [line.split() for line in done.out.splitlines()]
    assert [row[:2] for row in rows] == [["1", "17"], ["2", "17"], ["3", "68"]]
    for row in rows:
        assert re.fullmatch(r"\d+\.\d{3}", row[2])
        assert row[3] == "s"


def test_large_counts_are_grouped() -> None:
    assert "2,312" in here("perft", "kohaku").out


def test_a_seed_decides_the_position_and_not_the_count() -> None:
    one, same, other = (
        here("perft", "kohaku", "--json", "-d", "3", "--seed", seed).json
        for seed in ("7", "7", "8")
    )
    assert one == same
    assert one["digest"] != other["digest"]
    assert one["counts"] == other["counts"]


@pytest.fixture
def record(tmp_path: Path) -> str:
    match = Match.new("kohaku", 2, seed="perft")
    for _ in range(9):
        match.play(match.words()[-1])
        match.deal()
    path = tmp_path / "game.pond"
    path.write_text(match.record().text(), encoding="utf-8")
    return str(path)


def test_counting_starts_after_a_record(record: str) -> None:
    match = Match.replay(Path(record).read_text(encoding="utf-8"))
    found = here("perft", "kohaku", "--record", record, "--json").json
    assert found["digest"] == match.digest()
    assert found["digest"] == here("replay", record, "--json").json["digest"]
    assert found["counts"] == [
        perft(match.game, match.box, match.state, depth) for depth in (1, 2, 3, 4)
    ]


def test_counting_starts_inside_a_record(record: str) -> None:
    assert counts("--record", record, "--at", "12") == FIRST_TURN
    assert counts("--record", record, "--at", "13", "-d", "2") == [1, 4]


def test_the_second_turn_agrees_with_a_count_by_hand() -> None:
    # EX-07: beside a koi and a feature there are 23 ways to lay the next two, of which some can
    # be laid in either order.
    match = Match.new("kohaku", 1, seed=1)
    for word in ("b2b1", "k0,0", "f1,0"):
        match.play(word)
    match.deal()
    match.play("b2b1")
    first = match.words()
    ways, pairs = 0, set()
    for word in first:
        match.play(word)
        for other in match.words():
            ways += 1
            pairs.add(frozenset((word, other)))
        match.undo()
    assert len(pairs) == 23
    assert perft(match.game, match.box, match.state, 1) == len(first)
    assert perft(match.game, match.box, match.state, 2) == ways


def test_nothing_follows_the_end_of_a_game(tmp_path: Path) -> None:
    match = Match.new("kohaku", 3, seed="over")
    while not match.over:
        match.play(match.words()[0])
        match.deal()
    path = tmp_path / "game.pond"
    path.write_text(match.record().text(), encoding="utf-8")
    assert counts("--record", str(path)) == [0, 0, 0, 0]


def test_the_real_command_counts_too() -> None:
    done = apart("perft", "kohaku", "--depth", "3", "--json", mode="plain")
    assert done.json["counts"] == FIRST_TURN[:3]
    assert done.err == ""
