"""`pondside arena`, `explain` and `join`: tables for people and programs, and clear refusals."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pondside.kernel.compiling.modes import PLAIN, mode

from .running import here

RECORDS = Path(__file__).resolve().parents[1] / "records"
compiled_only = pytest.mark.skipif(mode() == PLAIN, reason="a search takes minutes interpreted")


@compiled_only
def test_an_arena_tells_ratings_and_keeps_its_page_records_and_plot(tmp_path: Path) -> None:
    page, plot, out = tmp_path / "arena.md", tmp_path / "arena.svg", tmp_path / "games"
    args = ("arena", "rybowisko", "--bots", "calm,search:sims=4,width=2", "--pairs", "2")
    done = here(*args, "--write", str(page), "--plot", str(plot), "--out", str(out), "--json")
    told = done.json
    assert [one["bot"] for one in told["bots"]].count("search:sims=4,width=2") == 1
    assert sum(one["rated"]["elo"] for one in told["bots"]) == pytest.approx(0, abs=1e-6)
    assert all(one["games"] == 4 for one in told["bots"])
    assert len(list(out.iterdir())) == 4
    assert "`pondside arena rybowisko --bots calm,search:sims=4,width=2" in page.read_text()
    assert plot.read_text().lstrip().startswith("<?xml")
    assert "Elo" in here(*args).out


STOPS = """
import json, pathlib, sys
games = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        with games.open("a") as count:
            count.write("x")
        if games.stat().st_size > 3:
            break
    else:
        print(json.dumps({"word": asked["legal"][0]}), flush=True)
"""


@compiled_only
def test_an_arena_that_is_broken_off_tells_and_keeps_its_whole_deals(tmp_path: Path) -> None:
    """A program plays three games, so one deal of two games is whole."""
    program, page = tmp_path / "bot.py", tmp_path / "arena.md"
    program.write_text(STOPS)
    bots = f"calm,stdio:{sys.executable} {program} {tmp_path / 'games'}"
    done = here("arena", "kohaku", "--bots", bots, "--pairs", "9", "--write", str(page))
    assert done.code == 2
    assert "2 games each" in done.out
    assert "games 2/18" in done.err, "a log is told of every tenth"
    assert "broken off; whole deals: 1" in done.err
    assert "has stopped" in done.err
    assert "--pairs 1 --seed 1" in page.read_text()


@pytest.mark.parametrize(
    ("option", "place", "said"),
    [
        ("--plot", "arena.gif", "a plot is a .svg or a .png"),
        ("--plot", "nowhere/arena.svg", "there is no folder"),
        ("--write", "a-file/arena.md", "name another place"),
        ("--write", "", "Is a directory"),
    ],
)
def test_where_nothing_can_be_written_nothing_is_played(
    tmp_path: Path, option: str, place: str, said: str
) -> None:
    (tmp_path / "a-file").touch()
    done = here("arena", "kohaku", "--bots", "calm,keen", option, str(tmp_path / place))
    assert done.code == 2
    assert said in done.err
    assert "games" not in done.err


@compiled_only
def test_alone_an_arena_counts_titles() -> None:
    told = here("arena", "rybowisko", "--bots", "calm", "--seats", "1", "--pairs", "2")
    assert told.code == 0, told.err
    assert "- calm: " in told.out


@compiled_only
def test_explain_shows_the_best_turns(tmp_path: Path) -> None:
    record = str(RECORDS / "kohaku" / "greedy-2-seats.pond")
    told = here("explain", record, "--at", "32", "--bot", "search:sims=60,width=5", "--json").json
    assert told["bot"] == "search:sims=60,width=5"
    assert len(told["reasons"]) == 3
    assert {"words", "now", "later", "others", "ahead", "error", "futures"} == set(
        told["reasons"][0]
    )
    # After 31 actions a tile is still to be drawn.
    drawn = here("explain", record, "--at", "31", "--bot", "search:sims=60,width=5", "--json").json
    assert (drawn["at"], drawn["reasons"]) == (told["at"], told["reasons"])
    shown = here("explain", record, "--at", "32", "--bot", "search:sims=60,width=5")
    assert "the best turns" in shown.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("arena", "kohaku", "--bots", "calm"), "at least as many bots"),
        (("arena", "kohaku", "--bots", "calm,calm"), "name each once"),
        (("arena", "kohaku", "--bots", "calm,clever"), "there is no bot 'clever'"),
        (("arena", "kohaku", "--seed", "a b"), "a seed is"),
        (("arena", "kohaku", "--bots", "calm,search:x=1"), "no figure 'x'"),
        (("explain", "{kohaku}/greedy-2-seats.pond"), "nobody decides there"),
        (("explain", "{kohaku}/greedy-2-seats.pond", "--at", "32", "--bot", "keen"), "cannot expl"),
        (("join", "http://localhost:1/t/x", "--bot", "stdio:cat"), "is no invite"),
        (("join", "http://localhost:1/join/a/b", "--bot", "master"), "can join by a link"),
        (("join", "http://localhost:1/join/a/b", "--bot", "random"), "localhost:1"),
    ],
)
def test_what_cannot_be_done_is_told(args: tuple[str, ...], said: str) -> None:
    done = here(*(arg.format(kohaku=RECORDS / "kohaku") for arg in args))
    assert done.code == 2
    assert said in done.err
