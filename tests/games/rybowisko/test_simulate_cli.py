"""`pondside simulate rybowisko` and `perft rybowisko`: records that replay, counts by hand."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.kernel.perft import perft
from tests.cli.running import NO_CLEVER_BOT, apart, here, write

pytestmark = pytest.mark.usefixtures("games")

SIMULATE = ("simulate", "rybowisko", "--json")


def run(folder: Path, *args: str) -> tuple[Any, dict[str, str]]:
    """What a run printed, and its records by file name."""
    told = here(*SIMULATE, "--out", str(folder), *args).json
    return told, {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    "args",
    [
        pytest.param(["--seats", "1"], id="solo"),
        pytest.param(["--seats", "2"], id="two seats"),
        pytest.param(["--seats", "4", "-o", "first=random"], id="four seats"),
        pytest.param(["-o", "target=3"], id="a short one"),
        pytest.param(["-o", "open_refill=on", "-o", "luck_p1=4"], id="open refills, more luck"),
        pytest.param(["-o", "max_rounds=5", "-o", "target=13"], id="cut short"),
        pytest.param(["--bots", "keen", "--seats", "1"], id="a keen solo"),
        pytest.param(["--bots", "random,keen"], id="random against keen"),
    ],
)
def test_the_records_replay_and_the_summary_agrees_with_them(
    args: list[str], tmp_path: Path
) -> None:
    told, records = run(tmp_path, "--games", "4", *args)
    outcomes = []
    for text in records.values():
        match = Match.replay(text)
        assert match.over
        outcomes.append(match.outcome)
    assert len(outcomes) == told["games"] == 4
    assert told["game"] == "rybowisko"
    for one in told["results"]:
        seat = one["seat"] - 1
        totals = [outcome.placings[seat].total for outcome in outcomes if outcome]
        firsts = [{p.seat for p in outcome.placings if p.place == 1} for outcome in outcomes
                  if outcome]  # fmt: skip
        assert one["mean"] == pytest.approx(statistics.mean(totals))
        assert one["wins"] == sum(first == {seat} for first in firsts)
        assert one["shared"] == sum(seat in first and len(first) > 1 for first in firsts)


def test_a_record_is_named_and_remarked(tmp_path: Path) -> None:
    _, records = run(tmp_path, "--games", "2", "--seed", "abc", "--seats", "3", "-o", "target=1")
    assert list(records) == [f"rybowisko-3-abc-{n:06d}.pond" for n in range(2)]
    for n, text in enumerate(records.values()):
        assert f"# simulated by random, random, random; seed abc, game {n}\n" in text


def test_a_record_of_a_run_passes_the_real_replay(tmp_path: Path) -> None:
    run(tmp_path, "--games", "1", "--bots", "keen")
    (path,) = tmp_path.iterdir()
    assert apart("replay", str(path), "--json").json["over"] is True


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    args = ("--games", "3", "--bots", "keen,random", "-o", "target=3", "--seed")
    one, same, other = (
        run(tmp_path / name, *args, seed)[1]
        for name, seed in (("one", "x"), ("same", "x"), ("other", "y"))
    )
    assert one == same
    assert list(one.values()) != list(other.values())


def test_a_keen_bot_beats_a_random_one_from_either_seat() -> None:
    for bots in ("keen,random", "random,keen"):
        results = here(*SIMULATE, "--games", "5", "--bots", bots).json["results"]
        by_bot = {one["bot"]: one for one in results}
        assert by_bot["keen"]["low"] > by_bot["random"]["high"]
        assert by_bot["keen"]["wins"] >= 4


def test_a_table_is_printed_for_people(tmp_path: Path) -> None:
    args = ("simulate", "rybowisko", "--games", "3", "--bots", "keen,random", "-o", "target=2")
    told = here(*args, "--json").json["results"]
    done = here(*args, "--out", str(tmp_path))
    assert done.code == 0
    for one in told:
        row = next(line for line in done.out.splitlines() if f" {one['bot']} " in line)
        assert f"{one['mean']:.2f}" in row
    assert done.out.endswith(f"3 records in {tmp_path}\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seats", "5"], "Rybowisko is for 1 to 4 seats, not 5"),
        (["-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
        (["--bots", "clever"], NO_CLEVER_BOT),
        (
            ["--seats", "1", "-o", "target=3"],
            "target=3: a solo game has 15 turns and 3 luck tokens (RYB-SOLO-01, RYB-SOLO-02)",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], message: str) -> None:
    assert here(*SIMULATE, *args) == (2, "", f"pondside: {message}\n")


class TestPerft:
    def counts(self, *args: str) -> list[int]:
        found = here("perft", "rybowisko", "--json", *args).json
        assert set(found) == {"game", "digest", "counts"}
        assert found["game"] == "rybowisko"
        numbers: list[int] = found["counts"]
        return numbers

    def test_the_first_move_reaches_thirty_fields(self) -> None:
        # EX-01: with three smiling tokens there are 30 fields within five steps of f8.
        assert self.counts("-d", "1") == [30]
        assert self.counts("-d", "1", "-o", "luck_p1=2") == [22]
        # With four it would be 40, but seat 2 is on one of them.
        assert self.counts("-d", "1", "-o", "luck_p1=4") == [39]
        assert self.counts("-d", "1", "--seats", "1") == [30]

    def test_the_second_level_is_the_sum_over_the_first(self) -> None:
        match = Match.new("rybowisko", 2, seed=1)
        ways = 0
        for word in match.words():
            other = Match.new("rybowisko", 2, seed=1)
            other.play(word)
            ways += len(other.actions())  # six faces, or the moves of the next seat
        assert self.counts("-d", "2") == [30, ways]

    def test_counting_starts_after_a_record(self, tmp_path: Path) -> None:
        match = Match.new("rybowisko", 2, seed="perft")
        for _ in range(5):
            match.play(match.words()[0])
            match.deal()
        path = write(tmp_path, match)
        found = here("perft", "rybowisko", "--record", path, "--json", "-d", "2").json
        assert found["digest"] == match.digest()
        counted = [perft(match.game, match.box, match.state, depth) for depth in (1, 2)]
        assert found["counts"] == counted
        assert self.counts("--record", path, "--at", "24", "-d", "1") == [30]
        assert self.counts("--record", path, "--at", "0", "-d", "1") == [18]

    def test_a_table_is_printed_for_people(self) -> None:
        rows = [line.split() for line in here("perft", "rybowisko", "-d", "2").out.splitlines()]
        assert [row[0] for row in rows] == ["1", "2"]
        assert rows[0][1] == "30"
        assert rows[0][3] == "s"
