"""`pondside simulate koi` and `perft koi`: records that replay, goals in any order."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.kernel.compiling.modes import PLAIN, mode
from tests.cli.running import apart, here

pytestmark = pytest.mark.usefixtures("games")

SIMULATE = ("simulate", "koi", "--json")
compiled_only = pytest.mark.skipif(mode() == PLAIN, reason="half a minute a game, interpreted")


def run(folder: Path, *args: str) -> tuple[Any, dict[str, str]]:
    """What a run printed, and its records by file name."""
    told = here(*SIMULATE, "--out", str(folder), *args).json
    return told, {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    ("args", "options"),
    [
        pytest.param(
            ["--seats", "1", "-o", "scenario=imperial_lake", "-o", "goals=random"],
            "goals=random scenario=imperial_lake first=random",
            id="imperial lake",
        ),
        pytest.param(
            ["--seats", "1", "-o", "scenario=lit_path", "--bots", "keen"],
            "goals=usual scenario=lit_path first=random",
            id="lit path, keen",
            marks=compiled_only,
        ),
        pytest.param(
            ["--seats", "3", "-o", "goals=turtle+bridge+path", "-o", "first=2"],
            "goals=bridge+path+turtle scenario=none first=2",
            id="three seats, goals in any order",
        ),
    ],
)
def test_the_records_replay_and_the_summary_agrees_with_them(
    args: list[str], options: str, tmp_path: Path
) -> None:
    told, records = run(tmp_path, "--games", "2", "--seed", "abc", *args)
    seats = int(args[1])
    assert list(records) == [f"koi-{seats}-abc-{n:06d}.pond" for n in range(2)]
    matches = [Match.replay(text) for text in records.values()]
    for text, match in zip(records.values(), matches, strict=True):
        assert f"\noptions {options}\n" in text
        assert match.over
        goals = [goal.goal for goal in match.view(None).goals]
        if "bridge" in options:
            assert goals == ["bridge", "path", "turtle"]
        else:
            assert len(goals) == (5 if "imperial_lake" in options else 3)
    assert told["game"] == "koi"
    assert told["games"] == 2
    for one in told["results"]:
        seat = one["seat"] - 1
        assert one["mean"] == pytest.approx(statistics.mean(m.total(seat) for m in matches))
        outcomes = [match.outcome for match in matches]
        first = [{p.seat for p in o.placings if p.place == 1} for o in outcomes if o]
        assert all(len(seats) == 1 for seats in first)  # no victory is shared
        assert one["wins"] == sum(seat in seats for seats in first)
        assert one["shared"] == 0


def test_a_run_at_the_shell_is_the_run_of_its_seed(tmp_path: Path) -> None:
    args = ("--games", "1", "--seats", "1", "--seed", "x", "-o", "goals=path+branches+willow")
    _, here_records = run(tmp_path / "here", *args)
    folder = tmp_path / "there"
    done = apart("simulate", "koi", *args, "--out", str(folder), mode="plain")
    assert done.code == 0
    assert str(folder) in done.out
    there = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert there == here_records
    _, other = run(tmp_path / "other", *args[:5], "y", *args[6:])
    assert list(other.values()) != list(there.values())


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ["-o", "goals=path+turtle+unicorn"],
            "option goals cannot be 'path+turtle+unicorn'; use usual or random or ",
        ),
        (["-o", "goals=path+turtle"], "option goals cannot be 'path+turtle'; use usual or "),
        (["-o", "goals=path+path+turtle"], "option goals cannot be 'path+path+turtle'; use "),
        (["-o", "scenario=hot_summer"], "scenario=hot_summer is played alone, not by 2 (KOI-SOLO-"),
        (["--seats", "5"], "Koi is for 1 to 4 seats, not 5"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)  # fmt: skip
def test_what_cannot_be_played_is_refused(args: list[str], message: str) -> None:
    done = here(*SIMULATE, *args)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: {message}")
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 400


def test_counting_starts_with_meditation_work_and_luck() -> None:
    """M1 to M5, W, and luck for three kinds of tiles or a small koi for both coins."""
    found = here("perft", "koi", "--json", "-d", "1", "--seats", "1").json
    assert set(found) == {"game", "digest", "counts"}
    assert found["counts"] == [5 + 1 + 3 + 1]
