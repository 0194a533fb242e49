"""`pondside replay` of a Wodny ogród record: the game of the rules, stops, faults."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pondside import Match
from pondside.games.wodny_ogrod.view import GardenView
from tests.cli.running import BOX_DRAWING, here

from .table import shown_rows
from .test_score_cli import GARDEN

pytestmark = pytest.mark.usefixtures("games")

RECORDS = Path(__file__).parents[2] / "records" / "wodny_ogrod"
HEAD = """pond 1
game wodny_ogrod
rules 1
seats 1
options variant=base first=1
name P1 Ann

@ P1:T31 P1:T38 P1:T35 P1:T09 P1:T24 P1:T59 P1:T39 P1:T64
@ P1:T41 P1:T63 P1:T05 P1:T58 P1:T01 P1:T57 P1:T17 P1:T36
"""
# The solo game of docs/rules/wodny_ogrod.md, section 10.3.
TURNS = """\
P1 R.0@a1
P1 l.2@b1
P1 L.1@e1 S1.4@d2                      # the square area g2 is covered: S1
P1 l.0@h1 end                          # row 1 is full: I2, kept
P1 l.4@i2 I2.5@l3
P1 L.6@g3 end
P1 L.0@a4 L3.1@b5 S1.4@g3 end
P1 R.4@c5 end
P1 r.2@i5 I2.2@g6 S1.4@e6 end
P1 L.1@j7 L3.3@k11 I3.1@k8 S1.0@k11    # a square area, then a column
P1 l.1@h9 L3.3@h11
P1 L.1@f7 end
P1 l.0@e10 S1.0@i7 end
P1 R.3@d7 I3.4@b7
P1 L.1@a9                              # one tile is left in the display
@ T15
P1 right L3.0@d11 I3.4@a8 I2.2@a11
P1 stop
end stopped
result P1 24 title architect
"""
SOLO = HEAD + TURNS
SET_UP = 16


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


@cache
def recorded(name: str) -> str:
    return (RECORDS / f"{name}.pond").read_text(encoding="utf-8")


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

    def test_the_json_has_its_keys(self) -> None:
        found = replayed(SOLO)
        assert set(found) == {
            "game", "seats", "actions", "turn", "actor", "over", "reason", "result", "digest",
            "totals", "view",
        }  # fmt: skip
        assert found["game"] == "wodny_ogrod"
        assert found["digest"] == Match.replay(SOLO).digest()

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

    @pytest.mark.parametrize(
        ("at", "actor", "turn", "phase"),
        [
            (0, "chance", 0, "deal"),
            (15, "chance", 0, "deal"),
            (SET_UP, "P1", 1, "main"),
            (SET_UP + 1, "P1", 2, "main"),
            (SET_UP + 3, "P1", 3, "bonus"),
            (SET_UP + 4, "P1", 4, "main"),
            (SET_UP + 34, "chance", 15, "draw"),
            (SET_UP + 35, "P1", 15, "side"),
            (SET_UP + 36, "P1", 15, "bonus"),
            (9999, "over", 16, "over"),
        ],
    )
    def test_it_is_followed_up_to_a_number_of_actions(
        self, at: int, actor: str, turn: int, phase: str
    ) -> None:
        found = replayed(SOLO, "--at", str(at))
        if at < 9999:
            assert found["actions"] == at
            assert found["view"]["phase"] == phase
        assert (found["actor"], found["turn"]) == (actor, turn)

    def test_the_tile_just_drawn_is_told_to_programs(self) -> None:
        view = replayed(SOLO, "--at", str(SET_UP + 35), "--seat", "1")["view"]
        assert (view["refill"], view["owner"]) == ("T15", 0)
        assert [choice["word"] for choice in view["choices"]] == ["left", "right"]


@pytest.mark.parametrize(
    "name",
    ["greedy-1-seats-b", "greedy-2-seats-a", "greedy-3-seats-base", "refill-out-of-turn"],
)
def test_a_finished_game_is_replayed_to_its_result(name: str) -> None:
    text = recorded(name)
    found = replayed(text)
    assert found["over"] is True
    assert f"end {found['reason']}\n" in text
    assert text.endswith(f"result {' '.join(found['result'])}\n")
    for seat, total in enumerate(found["totals"]):
        assert f"P{seat + 1} {total}" in " ".join(found["result"])
        assert total == sum(found["view"]["gardens"][seat]["sheet"].values())


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


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
def test_every_stop_can_be_shown_to_everybody(how: list[str]) -> None:
    text = recorded("discards")
    seats = [[], ["--seat", "1"], ["--seat", "2"]]
    for k, at in enumerate((0, 1, 2, 3, 10, 35, 36, 37, 45, 52, 60, 73, 80, 81, 82, 83)):
        done = here("replay", "-", *how, "--at", str(at), *seats[k % 3], stdin=text)
        assert done.code == 0
        assert done.out.startswith(f"The record is sound: {at} action")
        assert done.out.endswith("The game is not finished.\n")
        assert how == [] or not BOX_DRAWING.search(done.out)


def test_a_hand_and_an_empty_display_are_shown() -> None:
    done = here("replay", "-", "--plain", "--at", str(SET_UP + 3), stdin=SOLO)
    assert "Bonus tokens of Ann: S1\n" in done.out
    assert "Display of Ann: empty\n" in here("replay", "-", "--plain", "--at", "0", stdin=SOLO).out


def test_only_the_seat_that_acts_is_shown_its_choices() -> None:
    text = recorded("greedy-2-seats-a")
    views = {
        seat: replayed(text, "--at", "35", "--seat", str(seat))["view"] for seat in (1, 2)
    }  # fmt: skip
    (acting,) = {view["actor"] + 1 for view in views.values()}
    other = 3 - acting
    assert views[acting]["choices"]
    assert views[other]["choices"] == []
    for view in views.values():
        view.update(seat=None, choices=[], ways=[])
    assert views[acting] == views[other]  # nothing is secret


def test_a_seat_that_does_not_play_is_refused() -> None:
    done = here("replay", "-", "--seat", "2", stdin=SOLO)
    assert done == (2, "", "pondside: --seat 2: the game has 1 seats\n")


def test_the_names_of_a_record_are_shown_as_they_are() -> None:
    text = SOLO.replace("name P1 Ann", "name P1 [/x] Żółw")
    for how in ([], ["--plain"]):
        assert "Garden of [/x] Żółw: 24 points" in here("replay", "-", *how, stdin=text).out


FAULTS = [
    pytest.param("P1 L.0@k1", "10:4", "WOD-TURN-03", id="sticks out"),
    pytest.param("P1 L.0@a1\nP1 R.0@a1", "11:4", "WOD-TURN-04", id="on something"),
    pytest.param("P1 I2.0@a1", "10:4", "WOD-BONUS-08", id="no such token in hand"),
    pytest.param("P1 D2.0@a1", "10:4", "WOD-SETUP-04", id="no decorations"),
    pytest.param("P1 pass", "10:4", "WOD-SOLO-06", id="alone one stops"),
    pytest.param("P1 end", "10:4", "WOD-TURN-11", id="no main move"),
    pytest.param("P1 left", "10:4", "WOD-REFILL-01", id="nothing to refill"),
    pytest.param("P1 take:l:left", "10:4", "WOD-REFILL-01", id="nobody to take from"),
    pytest.param("P1 drop:I2", "10:4", "WOD-BONUS-08", id="nothing to discard"),
    pytest.param("P2 L.0@a1", "10:4", "WOD-TURN-01", id="the wrong seat"),
    pytest.param("@ T15", "10:3", "WOD-REFILL-01", id="a draw too soon"),
    pytest.param("P1 stop\nP1 stop", "11:4", "WOD-TURN-01", id="after the end"),
]


@pytest.mark.parametrize(("tail", "where", "clause"), FAULTS)
def test_an_illegal_word_is_refused_with_its_line_column_and_clause(
    tail: str, where: str, clause: str
) -> None:
    done = here("replay", "-", stdin=HEAD + tail + "\n")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: standard input:{where}: ")
    assert done.err.endswith(f" ({clause})\n")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "where", "told"),
    [
        pytest.param(
            HEAD + "P1 dance", "10:4", "'dance' is not a move of Wodny ogród", id="a word"
        ),
        pytest.param(HEAD + "P1 L.8@a1", "10:4", "there is no orientation 8", id="a ninth way"),
        pytest.param(HEAD + "P1 L.0@m1", "10:4", "the garden has no cell m1", id="a column"),
        pytest.param(HEAD + "P1 L.0@a13", "10:4", "the garden has no cell a13", id="a row"),
        pytest.param(HEAD + "P1 T31.0@a1", "10:4", "named by where it lies", id="a tile"),
        pytest.param(HEAD + "P1 X9.0@a1", "10:4", "there is nothing called 'X9'", id="a piece"),
        pytest.param(HEAD + "P1 drop:T31", "10:4", "no bonus token 'T31'", id="a token"),
        pytest.param(HEAD + "P1 take:x:left", "10:4", "write take:l:left", id="a neighbour"),
        pytest.param(HEAD.replace("P1:T38", "P1:T99"), "8:10", "there is no tile 'T99'", id="T99"),
        pytest.param(HEAD.replace("P1:T38", "T38"), "8:10", "for whom the tile is", id="no seat"),
        pytest.param(HEAD + "end stopped\n", "10", "the game is not over", id="an end too soon"),
    ],
)
def test_an_unreadable_word_is_refused_with_its_place(text: str, where: str, told: str) -> None:
    done = here("replay", "-", stdin=text)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: standard input:{where}: ")
    assert told in done.err


def test_a_tile_dealt_twice_is_refused() -> None:
    done = here("replay", "-", stdin=HEAD.replace("P1:T38", "P1:T31"))
    assert done.err == "pondside: standard input:8:10: P1:T31: not in bag (WOD-REFILL-02)\n"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("end stopped", "end all_passed", "the game ended by stopped"),
        ("result P1 24", "result P1 25", "the result is P1 24 title architect"),
        ("title architect", "title master", "the result is P1 24 title architect"),
    ],
    ids=["another reason", "another total", "another title"],
)
def test_a_false_ending_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    assert SOLO.count(old) == 1
    text = SOLO.replace(old, new)
    line = next(k for k, row in enumerate(text.splitlines(), 1) if new in row)
    done = here("replay", "-", stdin=text)
    assert done.code == 2
    assert done.err.startswith(f"pondside: standard input:{line}: {told}")


def test_the_garden_cards_are_shown_once_they_are_drawn() -> None:
    text = recorded("greedy-2-seats-a")
    done = here("replay", "-", "--plain", "--at", "3", stdin=text)
    assert "\n@ first:P1 P1:card2 P2:card3 " in text
    one, other = done.out.split("Garden of Seat 2")
    assert "Decoration areas: f6-f7 D2 open, i7-j7-i8-j8 D4 open, c9-c10-d10 D3 open\n" in one
    assert "Decoration areas: e3-f3-f4 D3 open, i3-j3-i4-j4 D4 open, e7-f7 D2 open\n" in other


@pytest.mark.parametrize(
    ("language", "told", "seat"),
    [
        ("pl", ["Zapis gry jest poprawny: odtworzono 52 akcje.", "Ta gra nie jest skończona."],
         "Ogród: Gracz 1, "),
        ("ru", ["Запись партии верна: воспроизведено 52 действия.", "Эта партия не закончена."],
         "Сад: Игрок 1, "),
    ],
)  # fmt: skip
def test_a_replay_speaks_the_language_that_was_asked_for(
    language: str, told: list[str], seat: str
) -> None:
    text = recorded("greedy-2-seats-a")
    done = here("replay", "-", "--plain", "--lang", language, "--at", "52", stdin=text)
    lines = done.out.splitlines()
    assert [lines[0], lines[-1]] == told
    assert lines[1].startswith(seat)
    assert "Seat" not in done.out
