"""`pondside perft wodny_ogrod`: counts by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from pondside import Match
from pondside.kernel.perft import perft
from tests.cli.running import here

pytestmark = pytest.mark.usefixtures("games")

RECORDS = Path(__file__).parents[2] / "records" / "wodny_ogrod"


def counts(*args: str) -> list[int]:
    found = here("perft", "wodny_ogrod", "--json", *args).json
    assert set(found) == {"game", "digest", "counts"}
    assert found["game"] == "wodny_ogrod"
    numbers: list[int] = found["counts"]
    return numbers


def placings(match: Match) -> int:
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
def test_the_first_move_lays_a_tile_anywhere(seats: int) -> None:
    match = Match.new("wodny_ogrod", seats, seed=1)
    stop = 1 if seats == 1 else 0
    assert counts("-d", "1", "--seats", str(seats)) == [placings(match) + stop]


def test_on_side_b_a_decoration_may_be_laid_instead() -> None:
    match = Match.new("wodny_ogrod", 2, seed=1, options={"variant": "b"})
    # In an empty garden: two cells in a line, an L of three, a square of four.
    decorations = 2 * 12 * 11 + 4 * 11 * 11 + 11 * 11
    assert counts("-d", "1", "-o", "variant=b") == [placings(match) + decorations]


def test_counting_starts_after_a_record() -> None:
    path = RECORDS / "discards.pond"
    match = Match.replay(path.read_text(encoding="utf-8"), upto=82)
    assert not match.over
    args = ("perft", "wodny_ogrod", "--record", str(path), "--at", "82", "--json", "-d", "2")
    found = here(*args).json
    assert found["digest"] == match.digest()
    counted = [perft(match.game, match.box, match.state, depth) for depth in (1, 2)]
    assert found["counts"] == counted
    assert counted[0] == len(match.actions())
    assert counts("--record", str(path), "--at", "0", "-d", "1") == [2]  # who begins
    assert counts("--record", str(path), "--at", "1", "-d", "1") == [4]  # a card
    assert counts("--record", str(path), "--at", "3", "-d", "1") == [64]  # a tile


def test_a_table_is_printed_for_people() -> None:
    done = here("perft", "wodny_ogrod", "-d", "1", "--seats", "1")
    (row,) = [line.split() for line in done.out.splitlines()]
    assert row[0] == "1"
    assert int(row[1].replace(",", "")) == counts("-d", "1", "--seats", "1")[0]
    assert row[3] == "s"
