"""`pondside simulate wodny_ogrod` and `perft wodny_ogrod`: records that replay, counts by hand."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.perft import perft
from tests.cli.running import NO_CLEVER_BOT, apart, here

pytestmark = pytest.mark.usefixtures("games")

SIMULATE = ("simulate", "wodny_ogrod", "--json")
RECORDS = Path(__file__).parents[2] / "records" / "wodny_ogrod"

# It weighs thousands of placings at every move.
compiled_only = pytest.mark.skipif(mode() == PLAIN, reason="half a minute a game, interpreted")


def run(folder: Path, *args: str) -> tuple[Any, dict[str, str]]:
    """What a run printed, and its records by file name."""
    told = here(*SIMULATE, "--out", str(folder), *args).json
    return told, {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


@pytest.mark.parametrize(
    "args",
    [
        pytest.param(["--seats", "1"], id="solo"),
        pytest.param(["--seats", "2", "-o", "variant=a"], id="two seats, side A"),
        pytest.param(["--seats", "3", "-o", "variant=b"], id="three seats, side B"),
        pytest.param(["--seats", "4", "-o", "first=3"], id="four seats"),
        pytest.param(["--bots", "keen", "--seats", "1"], id="keen solo", marks=compiled_only),
        pytest.param(["--bots", "random,keen"], id="random and keen", marks=compiled_only),
    ],
)
def test_the_records_replay_and_the_summary_agrees_with_them(
    args: list[str], tmp_path: Path
) -> None:
    told, records = run(tmp_path, "--games", "3", *args)
    outcomes = []
    for text in records.values():
        match = Match.replay(text)
        assert match.over
        outcomes.append(match.outcome)
    assert len(outcomes) == told["games"] == 3
    assert told["game"] == "wodny_ogrod"
    for one in told["results"]:
        seat = one["seat"] - 1
        totals = [outcome.placings[seat].total for outcome in outcomes if outcome]
        firsts = [{p.seat for p in outcome.placings if p.place == 1} for outcome in outcomes
                  if outcome]  # fmt: skip
        assert one["mean"] == pytest.approx(statistics.mean(totals))
        assert one["wins"] == sum(first == {seat} for first in firsts)
        assert one["shared"] == sum(seat in first and len(first) > 1 for first in firsts)


def test_a_record_is_named_and_remarked(tmp_path: Path) -> None:
    _, records = run(tmp_path, "--games", "2", "--seed", "abc", "--seats", "3")
    assert list(records) == [f"wodny_ogrod-3-abc-{n:06d}.pond" for n in range(2)]
    for n, text in enumerate(records.values()):
        assert f"# simulated by random, random, random; seed abc, game {n}\n" in text
        assert "\noptions variant=base first=random\n" in text


def test_a_record_of_a_run_passes_the_real_replay(tmp_path: Path) -> None:
    run(tmp_path, "--games", "1", "-o", "variant=b")
    (path,) = tmp_path.iterdir()
    assert apart("replay", str(path), "--json").json["over"] is True


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    args = ("--games", "2", "-o", "variant=a", "--seed")
    one, same, other = (
        run(tmp_path / name, *args, seed)[1]
        for name, seed in (("one", "x"), ("same", "x"), ("other", "y"))
    )
    assert one == same
    assert list(one.values()) != list(other.values())


@compiled_only
def test_a_keen_bot_beats_a_random_one_from_either_seat() -> None:
    for bots in ("keen,random", "random,keen"):
        results = here(*SIMULATE, "--games", "3", "--bots", bots).json["results"]
        by_bot = {one["bot"]: one for one in results}
        assert by_bot["keen"]["low"] > by_bot["random"]["high"]
        assert by_bot["keen"]["wins"] == 3


def test_a_table_is_printed_for_people(tmp_path: Path) -> None:
    args = ("simulate", "wodny_ogrod", "--games", "2", "--seats", "3")
    told = here(*args, "--json").json["results"]
    done = here(*args, "--out", str(tmp_path))
    assert done.code == 0
    rows = [line.split("│") for line in done.out.splitlines() if " random " in line]
    assert [row[3].strip() for row in rows] == [f"{one['mean']:.2f}" for one in told]
    assert done.out.endswith(f"2 records in {tmp_path}\n")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seats", "5"], "Wodny ogród is for 1 to 4 seats, not 5"),
        (["-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
        (["-o", "variant=A"], "option variant cannot be 'A'; use base or a or b"),
        (["--bots", "clever"], NO_CLEVER_BOT),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], message: str) -> None:
    assert here(*SIMULATE, *args) == (2, "", f"pondside: {message}\n")


class TestPerft:
    def counts(self, *args: str) -> list[int]:
        found = here("perft", "wodny_ogrod", "--json", *args).json
        assert set(found) == {"game", "digest", "counts"}
        assert found["game"] == "wodny_ogrod"
        numbers: list[int] = found["counts"]
        return numbers

    def placings(self, match: Match) -> int:
        """In how many ways the tiles in reach fit an empty garden, counted by hand."""
        b, ways = match.box.tables[0], 0
        for one in match.view(match.actor).reach:
            tile = match.box.names["tile"].index(one.tile)
            n = int(b.n_cells[tile])
            for orientation in range(8):
                if int(b.looks[tile, orientation]) == orientation:
                    rows, columns = zip(
                        *(divmod(int(cell), 12) for cell in b.cell[tile, orientation, :n]),
                        strict=True,
                    )
                    ways += (12 - max(rows)) * (12 - max(columns))
        return ways

    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_the_first_move_lays_a_tile_anywhere(self, seats: int) -> None:
        match = Match.new("wodny_ogrod", seats, seed=1)
        stop = 1 if seats == 1 else 0
        assert self.counts("-d", "1", "--seats", str(seats)) == [self.placings(match) + stop]

    def test_on_side_b_a_decoration_may_be_laid_instead(self) -> None:
        match = Match.new("wodny_ogrod", 2, seed=1, options={"variant": "b"})
        # In an empty garden: two cells in a line, an L of three, a square of four.
        decorations = 2 * 12 * 11 + 4 * 11 * 11 + 11 * 11
        assert self.counts("-d", "1", "-o", "variant=b") == [self.placings(match) + decorations]

    def test_counting_starts_after_a_record(self) -> None:
        path = RECORDS / "discards.pond"
        match = Match.replay(path.read_text(encoding="utf-8"), upto=82)
        assert not match.over
        args = ("perft", "wodny_ogrod", "--record", str(path), "--at", "82", "--json", "-d", "2")
        found = here(*args).json
        assert found["digest"] == match.digest()
        counted = [perft(match.game, match.box, match.state, depth) for depth in (1, 2)]
        assert found["counts"] == counted
        assert counted[0] == len(match.actions())
        assert self.counts("--record", str(path), "--at", "0", "-d", "1") == [2]  # who begins
        assert self.counts("--record", str(path), "--at", "1", "-d", "1") == [4]  # a card
        assert self.counts("--record", str(path), "--at", "3", "-d", "1") == [64]  # a tile

    def test_a_table_is_printed_for_people(self) -> None:
        done = here("perft", "wodny_ogrod", "-d", "1", "--seats", "1")
        (row,) = [line.split() for line in done.out.splitlines()]
        assert row[0] == "1"
        assert int(row[1].replace(",", "")) == self.counts("-d", "1", "--seats", "1")[0]
        assert row[3] == "s"
