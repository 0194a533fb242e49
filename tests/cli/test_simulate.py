"""`pondside simulate`: repeatable runs, records that replay, numbers that add up.

What each game is asked stands in tests/games/<game>/simulated.py; what no game changes is asked of
the first.
"""

from __future__ import annotations

import statistics
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pondside import Match
from pondside.games import KEYS
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.record import Record, parse

from ..games.simulating import simulated
from .running import NO_CLEVER_BOT, apart, here

ANY = KEYS[0]


class Run(NamedTuple):
    """What a run printed and wrote."""

    told: Any
    records: dict[str, str]  # file name -> text


def run(folder: Path, key: str, *args: str) -> Run:
    done = here("simulate", key, "--out", str(folder), "--json", *args)
    return Run(done.json, written(folder))


def written(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


def moves(text: str) -> Record:
    """A record without what only says where it came from."""
    return replace(parse(text), remarks=())


def not_interpreted(slow: bool) -> list[pytest.MarkDecorator]:
    skipped = slow and mode() == PLAIN
    return [pytest.mark.skipif(skipped, reason="half a minute a game, interpreted")]


@pytest.mark.parametrize(
    ("key", "name"),
    [
        pytest.param(key, name, marks=not_interpreted(name in simulated(key).slow))
        for key in KEYS
        for name in simulated(key).runs
    ],
)
def test_the_records_replay_and_the_summary_agrees_with_them(
    key: str, name: str, tmp_path: Path
) -> None:
    asked = simulated(key)
    told, records = run(tmp_path, key, "--games", str(asked.games), *asked.runs[name])
    assert (told["game"], told["games"]) == (key, asked.games)
    outcomes = []
    for text in records.values():
        match = Match.replay(text)
        assert match.over
        assert match.outcome is not None
        outcomes.append(match.outcome)
        assert all(one.total == match.total(one.seat) for one in match.outcome.placings)
        if name in asked.recorded:
            assert f"\noptions {asked.recorded[name]}\n" in text
    assert len(outcomes) == asked.games
    for one in told["results"]:
        seat = one["seat"] - 1
        totals = [outcome.placings[seat].total for outcome in outcomes]
        firsts = [{p.seat for p in outcome.placings if p.place == 1} for outcome in outcomes]
        half = 1.96 * statistics.stdev(totals) / len(totals) ** 0.5
        assert one["mean"] == pytest.approx(statistics.mean(totals))
        assert one["low"] == pytest.approx(one["mean"] - half)
        assert one["high"] == pytest.approx(one["mean"] + half)
        assert one["wins"] == sum(first == {seat} for first in firsts)
        assert one["shared"] == sum(seat in first and len(first) > 1 for first in firsts)
        assert asked.shared or not one["shared"]


@pytest.mark.parametrize("key", KEYS)
def test_a_record_is_named_and_remarked_for_every_game(key: str, tmp_path: Path) -> None:
    args = ("--games", "2", "--seed", "abc", *simulated(key).quick)
    told, records = run(tmp_path, key, *args)
    bots = ", ".join(one["bot"] for one in told["results"])
    assert list(records) == [f"{key}-{told['seats']}-abc-{n:06d}.pond" for n in range(2)]
    for n, text in enumerate(records.values()):
        assert f"# simulated by {bots}; seed abc, game {n}\n" in text
    assert len({str(moves(text)) for text in records.values()}) == 2


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_run_and_another_another(key: str, tmp_path: Path) -> None:
    args = ("--games", "2", *simulated(key).quick, "--seed")
    one, same, other = (
        run(tmp_path / name, key, *args, seed)
        for name, seed in (("one", "x"), ("same", "x"), ("other", "y"))
    )
    assert one.records == same.records
    assert one.told["results"] == same.told["results"]
    assert {str(moves(text)) for text in one.records.values()}.isdisjoint(
        str(moves(text)) for text in other.records.values()
    )


@pytest.mark.parametrize("key", KEYS)
def test_a_run_at_the_shell_is_the_run_of_its_seed(key: str, tmp_path: Path) -> None:
    args = ("--games", "1", "--seed", "x", *simulated(key).quick)
    inside = run(tmp_path / "here", key, *args)
    folder = tmp_path / "there"
    done = apart("simulate", key, *args, "--out", str(folder), mode="plain")
    assert done.code == 0
    assert str(folder) in done.out
    assert written(folder) == inside.records
    (path,) = folder.iterdir()
    assert apart("replay", str(path), "--json").json["over"] is True


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=not_interpreted(simulated(key).keen_is_slow))
        for key in KEYS
        if simulated(key).keen
    ],
)
def test_a_keen_bot_beats_a_random_one_from_either_seat(key: str) -> None:
    games, wins = simulated(key).keen or (0, 0)
    for bots in ("keen,random", "random,keen"):
        told = here("simulate", key, "--games", str(games), "--bots", bots, "--json").json
        by_bot = {one["bot"]: one for one in told["results"]}
        assert [one["bot"] for one in told["results"]] == bots.split(",")
        assert by_bot["keen"]["low"] > by_bot["random"]["high"]
        assert by_bot["keen"]["wins"] >= wins


@pytest.mark.parametrize("key", KEYS)
def test_a_table_is_printed_for_people(key: str, tmp_path: Path) -> None:
    args = ("simulate", key, "--games", "2", *simulated(key).quick)
    told = here(*args, "--json").json["results"]
    done = here(*args, "--out", str(tmp_path))
    assert done.code == 0
    assert "2 games" in done.out
    rows = [line for line in done.out.splitlines() if " random " in line]
    for one, row in zip(told, rows, strict=True):
        assert f"{one['mean']:.2f}" in row
        assert f"{one['low']:.2f} … {one['high']:.2f}" in row
        assert f"{one['wins'] / 2:.1%}" in row
    assert done.out.endswith(f"2 records in {tmp_path}\n")


@pytest.mark.parametrize(
    ("key", "args", "message"),
    [
        pytest.param(key, args, message, id=f"{key} {' '.join(args)}")
        for key in KEYS
        for args, message in [
            *simulated(key).refused, (["--bots", "clever"], f"{NO_CLEVER_BOT}\n")
        ]
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(key: str, args: list[str], message: str) -> None:
    done = here("simulate", key, "--json", *args)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: {message}")
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 400


def test_the_json_has_its_keys(tmp_path: Path) -> None:
    told = run(tmp_path / "out", ANY, "--games", "3").told
    assert set(told) == {"game", "games", "seats", "seed", "out", "results"}
    assert told["game"] == ANY
    assert told["games"] == 3
    assert told["seats"] == 2
    assert told["seed"] == "1"
    assert told["out"] == str(tmp_path / "out")
    assert [one["seat"] for one in told["results"]] == [1, 2]
    for one in told["results"]:
        assert set(one) == {"seat", "bot", "games", "mean", "low", "high", "wins", "shared"}
        assert one["bot"] == "random"
        assert one["games"] == 3


def test_every_game_has_a_winner_or_is_shared() -> None:
    results = here("simulate", ANY, "--games", "200", "--seats", "3", "--json").json["results"]
    wins, shared = (sum(one[key] for one in results) for key in ("wins", "shared"))
    assert shared / 3 <= 200 - wins <= shared / 2  # two or three seats share a victory
    assert all(one["low"] < one["mean"] < one["high"] for one in results)


@pytest.mark.parametrize("bots", ["random", "keen,random"])
def test_a_longer_run_begins_like_a_shorter_one(bots: str, tmp_path: Path) -> None:
    short = run(tmp_path / "short", ANY, "--games", "2", "--bots", bots)
    long = run(tmp_path / "long", ANY, "--games", "5", "--bots", bots)
    assert list(short.records.items()) == list(long.records.items())[:2]


def test_writing_records_does_not_change_the_games(tmp_path: Path) -> None:
    told = here("simulate", ANY, "--games", "20", "--json").json
    assert told["out"] is None
    assert told["results"] == run(tmp_path, ANY, "--games", "20").told["results"]


def test_two_jobs_play_the_same_games_as_one(tmp_path: Path) -> None:
    # More games than one job takes at a time, so that both have something to do.
    args = ("simulate", ANY, "--games", "70", "--seed", "jobs", "--json", "--out")
    two = apart(*args, str(tmp_path / "two"), "--jobs", "2", mode="fast")
    one = here(*args, str(tmp_path / "one"), "--jobs", "1")
    assert one.json["results"] == two.json["results"]
    assert written(tmp_path / "one") == written(tmp_path / "two")
    assert len(written(tmp_path / "two")) == 70


def test_one_bot_named_sits_on_every_seat() -> None:
    told = here("simulate", ANY, "--games", "2", "--seats", "3", "--bots", "keen", "--json")
    assert [one["bot"] for one in told.json["results"]] == ["keen"] * 3


def test_a_single_game_gives_json_that_any_program_reads() -> None:
    results = here("simulate", ANY, "--games", "1", "--json").json["results"]
    assert sorted(one["wins"] for one in results) in ([0, 1], [0, 0])


def test_the_progress_stays_off_the_output() -> None:
    done = here("simulate", ANY, "--games", "5", "--json")
    assert done.out.count("\n") == 1
    assert "5/5" in done.err
