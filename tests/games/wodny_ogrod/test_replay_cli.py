"""`pondside replay` of a Wodny ogród record: the game of the rules, stops, faults."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pondside.games.wodny_ogrod.view import GardenView
from tests.cli.running import here

from .replayed import SET_UP, SOLO, recorded
from .scored import GARDEN
from .table import shown_rows

pytestmark = pytest.mark.usefixtures("games")


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


class TestTheGameOfTheRules:
    def test_it_ends_with_the_garden_of_the_rules(self) -> None:
        found = replayed(SOLO)
        assert found["over"] is True
        assert found["reason"] == "stopped"
        assert found["result"] == ["P1", "24", "title", "architect"]
        assert found["totals"] == [24]
        (garden,) = found["view"]["gardens"]
        assert shown_rows(msgspec.convert(garden, GardenView)) == GARDEN.split()
        assert garden["display"] == ["T58", "T15"]
        assert garden["sheet"] == {"row": 9, "column": 7, "group": 8, "decoration": 0}
        assert set(garden["sections"].values()) == {None}
        assert {area["status"] for area in garden["areas"]} == {"won"}
        assert found["view"]["title"] == "architect"
        assert found["view"]["bag"] == 47

    def test_it_is_shown_with_its_garden_and_sheet(self) -> None:
        done = here("replay", "-", "--plain", stdin=SOLO)
        assert done.err == ""
        assert done.out.startswith("The record is sound: 56 actions replayed.\nGarden of Ann: 24 ")
        rows = "".join(f"Row {r}: {row}\n" for r, row in enumerate(GARDEN.split(), 1))
        assert rows in done.out
        assert (
            "Groups: 12 koi (scores), 8 koi (scores), 7 koi (scores), 7 lilies (scores), 5 lilies, "
            "4 koi, 2 koi, 2 koi, 2 koi\n"
        ) in done.out
        assert "Tokens at the edge: none\nMarked areas still open: none\n" in done.out
        assert "Display of Ann: T58 T15\n" in done.out
        assert "Score sheet of Ann\n" in done.out
        assert done.out.endswith(
            "Total: 24 points\nThe player ended the game.\nresult P1 24 title architect\n"
        )

    def test_it_is_drawn(self) -> None:
        done = here("replay", "-", stdin=SOLO)
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("        a b c d e f g h i j k l")
        assert rows[top + 1 : top + 13] == [
            f"     {r:2} {' '.join(row.replace('.', '·'))}"
            for r, row in enumerate(GARDEN.split(), 1)
        ]

    def test_the_tile_just_drawn_is_told_to_programs(self) -> None:
        view = replayed(SOLO, "--at", str(SET_UP + 35), "--seat", "1")["view"]
        assert (view["refill"], view["owner"]) == ("T15", 0)
        assert [choice["word"] for choice in view["choices"]] == ["left", "right"]


def test_a_game_of_several_is_shown_with_every_garden_and_sheet() -> None:
    text = recorded("greedy-2-seats-a")
    done = here("replay", "-", "--plain", stdin=text)
    found = replayed(text)
    for seat, total in enumerate(found["totals"], 1):
        assert f"Garden of Seat {seat}: {total} points (passed)\n" in done.out
        assert f"\nScore sheet of Seat {seat}\n" in done.out
        assert f"\nTotal: {total} points\n" in done.out
    assert "\nDecoration areas: " in done.out
    assert "\nEverybody has passed.\n" in done.out
    assert done.out.endswith(text.splitlines()[-1] + "\n")


def test_a_hand_and_an_empty_display_are_shown() -> None:
    done = here("replay", "-", "--plain", "--at", str(SET_UP + 3), stdin=SOLO)
    assert "Bonus tokens of Ann: S1\n" in done.out
    assert "Display of Ann: empty\n" in here("replay", "-", "--plain", "--at", "0", stdin=SOLO).out


def test_the_garden_cards_are_shown_once_they_are_drawn() -> None:
    text = recorded("greedy-2-seats-a")
    done = here("replay", "-", "--plain", "--at", "3", stdin=text)
    assert "\n@ first:P1 P1:card2 P2:card3 " in text
    one, other = done.out.split("Garden of Seat 2")
    assert "Decoration areas: f6-f7 D2 open, i7-j7-i8-j8 D4 open, c9-c10-d10 D3 open\n" in one
    assert "Decoration areas: e3-f3-f4 D3 open, i3-j3-i4-j4 D4 open, e7-f7 D2 open\n" in other
