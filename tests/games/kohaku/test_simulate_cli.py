"""`pondside simulate`: repeatable runs, records that replay, numbers that add up."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pondside import Match
from pondside.kernel.record import Record, parse
from tests.cli.running import apart, here

pytestmark = pytest.mark.usefixtures("games")


class Run(NamedTuple):
    """What a run printed and wrote."""

    told: Any
    records: dict[str, str]  # file name -> text

    def outcomes(self) -> list[Any]:
        """How each recorded game ended, by replaying it."""
        found = []
        for text in self.records.values():
            match = Match.replay(text)
            assert match.over
            found.append(match.outcome)
        return found


def run(folder: Path, *args: str) -> Run:
    done = here("simulate", "kohaku", "--out", str(folder), "--json", *args)
    return Run(done.json, written(folder))


def written(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


def moves(text: str) -> Record:
    """A record without what only says where it came from."""
    from dataclasses import replace

    return replace(parse(text), remarks=())


def test_the_json_has_its_keys(tmp_path: Path) -> None:
    told = run(tmp_path / "out", "--games", "3").told
    assert set(told) == {"game", "games", "seats", "seed", "out", "results"}
    assert told["game"] == "kohaku"
    assert told["games"] == 3
    assert told["seats"] == 2
    assert told["seed"] == "1"
    assert told["out"] == str(tmp_path / "out")
    assert [one["seat"] for one in told["results"]] == [1, 2]
    for one in told["results"]:
        assert set(one) == {"seat", "bot", "games", "mean", "low", "high", "wins", "shared"}
        assert one["bot"] == "random"
        assert one["games"] == 3


def test_a_record_is_written_for_every_game(tmp_path: Path) -> None:
    found = run(tmp_path, "--games", "12", "--seed", "abc")
    assert list(found.records) == [f"kohaku-2-abc-{n:06d}.pond" for n in range(12)]
    for n, text in enumerate(found.records.values()):
        assert f"# simulated by random, random; seed abc, game {n}\n" in text
    assert len({str(moves(text)) for text in found.records.values()}) == 12


@pytest.mark.parametrize(
    "args",
    [
        pytest.param(["--seats", "1"], id="solo"),
        pytest.param(["--seats", "2"], id="two seats"),
        pytest.param(["--seats", "3"], id="three seats"),
        pytest.param(["--seats", "4"], id="four seats"),
        pytest.param(["-o", "goal_cards=on"], id="goal cards"),
        pytest.param(["-o", "goal_cards=on", "--bots", "random,keen"], id="goal cards and bots"),
        pytest.param(["--seats", "1", "-o", "solo_goal_cards=on"], id="solo with a goal card"),
        pytest.param(["-o", "refill_timing=before_placement"], id="refill before placing"),
        pytest.param(["-o", "chain_placement=forbid"], id="no chains"),
        pytest.param(["-o", "first_player=random", "--seats", "4"], id="a random seat begins"),
        pytest.param(["--seats", "1", "--bots", "keen"], id="a keen solo"),
    ],
)
def test_the_records_replay_and_the_summary_agrees_with_them(
    args: list[str], tmp_path: Path
) -> None:
    found = run(tmp_path, "--games", "6", *args)
    outcomes = found.outcomes()
    assert len(outcomes) == 6
    for one in found.told["results"]:
        seat = one["seat"] - 1
        totals = [outcome.placings[seat].total for outcome in outcomes]
        firsts = [{p.seat for p in outcome.placings if p.place == 1} for outcome in outcomes]
        half = 1.96 * statistics.stdev(totals) / len(totals) ** 0.5
        assert one["mean"] == pytest.approx(statistics.mean(totals))
        assert one["low"] == pytest.approx(one["mean"] - half)
        assert one["high"] == pytest.approx(one["mean"] + half)
        assert one["wins"] == sum(first == {seat} for first in firsts)
        assert one["shared"] == sum(seat in first and len(first) > 1 for first in firsts)


def test_a_record_of_a_run_passes_the_real_replay(tmp_path: Path) -> None:
    run(tmp_path, "--games", "2", "--seats", "3")
    done = apart("replay", str(max(tmp_path.iterdir())), "--json")
    assert done.json["over"] is True


def test_every_game_has_a_winner_or_is_shared() -> None:
    results = here("simulate", "kohaku", "--games", "200", "--seats", "3", "--json").json["results"]
    wins, shared = (sum(one[key] for one in results) for key in ("wins", "shared"))
    assert shared / 3 <= 200 - wins <= shared / 2  # two or three seats share a victory
    assert all(one["low"] < one["mean"] < one["high"] for one in results)


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    one = run(tmp_path / "one", "--games", "8", "--seed", "koi")
    other = run(tmp_path / "other", "--games", "8", "--seed", "koi")
    assert one.records == other.records
    assert one.told["results"] == other.told["results"]


def test_another_seed_gives_another_run(tmp_path: Path) -> None:
    one = run(tmp_path / "one", "--games", "8", "--seed", "koi")
    other = run(tmp_path / "other", "--games", "8", "--seed", "frog")
    assert one.told["results"] != other.told["results"]
    assert {str(moves(t)) for t in one.records.values()}.isdisjoint(
        str(moves(t)) for t in other.records.values()
    )


@pytest.mark.parametrize("bots", ["random", "keen,random"])
def test_a_longer_run_begins_like_a_shorter_one(bots: str, tmp_path: Path) -> None:
    short = run(tmp_path / "short", "--games", "2", "--bots", bots)
    long = run(tmp_path / "long", "--games", "5", "--bots", bots)
    assert list(short.records.items()) == list(long.records.items())[:2]


def test_writing_records_does_not_change_the_games(tmp_path: Path) -> None:
    told = here("simulate", "kohaku", "--games", "20", "--json").json
    assert told["out"] is None
    assert told["results"] == run(tmp_path, "--games", "20").told["results"]


def test_two_jobs_play_the_same_games_as_one(tmp_path: Path) -> None:
    # More games than one job takes at a time, so that both have something to do.
    args = ("simulate", "kohaku", "--games", "70", "--seed", "jobs", "--json", "--out")
    two = apart(*args, str(tmp_path / "two"), "--jobs", "2", mode="fast")
    one = here(*args, str(tmp_path / "one"), "--jobs", "1")
    assert one.json["results"] == two.json["results"]
    assert written(tmp_path / "one") == written(tmp_path / "two")
    assert len(written(tmp_path / "two")) == 70


def test_a_keen_bot_beats_a_random_one_from_either_seat() -> None:
    for bots in ("keen,random", "random,keen"):
        told = here("simulate", "kohaku", "--games", "20", "--bots", bots, "--json").json
        by_bot = {one["bot"]: one for one in told["results"]}
        assert [one["bot"] for one in told["results"]] == bots.split(",")
        assert by_bot["keen"]["low"] > by_bot["random"]["high"]
        assert by_bot["keen"]["wins"] > 15


def test_one_bot_named_sits_on_every_seat() -> None:
    told = here("simulate", "kohaku", "--games", "2", "--seats", "3", "--bots", "keen", "--json")
    assert [one["bot"] for one in told.json["results"]] == ["keen"] * 3


def test_a_single_game_gives_json_that_any_program_reads() -> None:
    results = here("simulate", "kohaku", "--games", "1", "--json").json["results"]
    assert sorted(one["wins"] for one in results) in ([0, 1], [0, 0])


def test_a_table_is_printed_for_people(tmp_path: Path) -> None:
    args = ("simulate", "kohaku", "--games", "5", "--bots", "keen,random")
    told = here(*args, "--json").json["results"]
    done = here(*args, "--out", str(tmp_path))
    assert done.code == 0
    assert "5 games" in done.out
    for one in told:
        row = next(line for line in done.out.splitlines() if f" {one['bot']} " in line)
        assert f"{one['mean']:.2f}" in row
        assert f"{one['low']:.2f} … {one['high']:.2f}" in row
        assert f"{one['wins'] / 5:.1%}" in row
    assert done.out.endswith(f"5 records in {tmp_path}\n")


def test_the_progress_stays_off_the_output() -> None:
    done = here("simulate", "kohaku", "--games", "5", "--json")
    assert done.out.count("\n") == 1
    assert "5/5" in done.err


def test_games_with_a_corrected_component_file_name_it(tmp_path: Path) -> None:
    from importlib.resources import files

    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(stock.replace("flat = 5", "flat = 50"), encoding="utf-8")
    args = ("--games", "10", "--seed", "data")
    usual = run(tmp_path / "usual", *args)
    richer = run(tmp_path / "richer", *args, "--data", str(mine))
    means = [sum(one["mean"] for one in found.told["results"]) for found in (usual, richer)]
    assert means[1] > means[0] + 40
    for text in richer.records.values():
        assert here("replay", "-", stdin=text).code == 2
        assert here("replay", "-", "--data", str(mine), stdin=text).code == 0
