"""`pondside replay` of a Rybowisko record: the example of the rules, stops, faults."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.running import here

from .replayed import SET_UP, THREE_TURNS

pytestmark = pytest.mark.usefixtures("games")


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


def test_the_position_after_three_turns_is_the_one_of_the_rules() -> None:
    found = replayed(THREE_TURNS)
    assert found["actor"] == "P2"
    assert (found["turn"], found["view"]["round"]) == (4, 2)
    assert found["totals"] == [2, 0]
    one, other = found["view"]["anglers"]
    assert (one["field"], one["smiling"], one["cards"]) == ("g7", 1, ["UKL", "JZG"])
    assert (other["field"], other["smiling"], other["cards"]) == ("j13", 0, [])
    assert found["view"]["pile"] == ["rE", "yN", "yE", "yW"]
    assert " ".join(found["view"]["places"].values()) == "UKL KRP SZC KOZ SUM UKL SAN LES"
    assert found["view"]["position"].startswith("b?g?g?b?g?--b?g?b?--r?r?r?yS-- rEyNyEyW ")


def test_whoever_acts_is_shown_where_each_way_leads() -> None:
    view = replayed(THREE_TURNS, "--at", str(SET_UP), "--seat", "1")["view"]
    words = [choice["word"] for choice in view["choices"]]
    assert (len(words), words[:2]) == (30, ["h6", "i6"])
    assert {one["field"] for one in view["reach"]} == set(words)
    other = replayed(THREE_TURNS, "--at", str(SET_UP), "--seat", "2")["view"]
    assert other["choices"] == other["reach"] == []


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
def test_every_angler_is_shown_with_a_field_luck_and_fish(how: list[str]) -> None:
    text = THREE_TURNS.replace("seats 2\n", "seats 2\nname P1 Ala\n")
    done = here("replay", "-", *how, stdin=text)
    smiling = "g7 (Jadwisin); 1 of 3 luck tokens smiling; 2 fish, 2 points"
    assert f"1 Ala, first player: {smiling}" in done.out
    assert "2 Seat 2: j13; " in done.out


@pytest.mark.parametrize("seat", [[], ["--seat", "1"], ["--seat", "2"]], ids=["", "P1", "P2"])
def test_the_fish_of_every_seat_are_shown(seat: list[str]) -> None:
    done = here("replay", "-", "--plain", *seat, stdin=THREE_TURNS)
    catches = [line for line in done.out.splitlines() if "atch" in line.split(":")[0]]
    assert any("2 points – Bleak (caught by 5–6; small and bottom fish), Ruffe " in line
               for line in catches)  # fmt: skip
    assert any("0 points – no fish yet" in line for line in catches)
