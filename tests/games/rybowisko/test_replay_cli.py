"""`pondside replay` of a Rybowisko record: the example of the rules, stops, faults."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import BOX_DRAWING, here

pytestmark = pytest.mark.usefixtures("games")

HEAD = """pond 1
game rybowisko
seats 2
options target=3

@ r1:UKL r2:UKL y1:SZC y2:JZG g1:SUM g2:UKL b1:SAN b2:LES
@ keep:yW m1:b k3:g i5:g m5:b q5:g g7:y k7:b o7:g a9:b e9:r i9:r m9:r g11:r k11:y i13:y
"""
# The three turns that docs/rules/rybowisko.md tells in 10.3.
FIRST_TURN = "P1 e9\n@ die:6\nP1 take:r2\n@ r2:KRP >E\n"
THREE_TURNS = (
    HEAD + FIRST_TURN + "P2 i13\n@ die:3\nP2 reroll\n@ die:3\nP2 reroll\n@ die:3\nP2 reroll\n"
    "@ die:2 >E\nP1 g7\n@ die:2\nP1 reroll\n@ die:5\nP1 take:y2\n@ y2:KOZ >N\n"
)
SET_UP = 24  # eight cards, a token beside the board and fifteen on it


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


@cache
def finished(seats: int) -> str:
    """The record of a whole game with random moves."""
    chooser = random.Random("finished")
    options = {} if seats == 1 else {"target": "2"}
    match = Match.new("rybowisko", seats, seed="finished", options=options)
    while not match.over:
        catches = [one.words[0] for one in match.view(match.actor).reach if one.action == "catch"]
        match.play(chooser.choice(catches or match.words()), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


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


def test_the_json_has_its_keys() -> None:
    found = replayed(THREE_TURNS)
    assert set(found) == {
        "game", "seats", "actions", "turn", "actor", "over", "reason", "result", "digest",
        "totals", "view",
    }  # fmt: skip
    assert found["game"] == "rybowisko"
    assert found["totals"] == found["view"]["totals"]
    assert found["digest"] == Match.replay(THREE_TURNS).digest()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_finished_game_is_replayed_to_its_result(seats: int) -> None:
    text = finished(seats)
    found = replayed(text)
    assert found["over"] is True
    assert found["actor"] == "over"
    assert found["reason"] == ("turns" if seats == 1 else "target")
    assert f"end {found['reason']}\n" in text
    assert text.endswith(f"result {' '.join(found['result'])}\n")
    for seat, total in enumerate(found["totals"]):
        assert f"P{seat + 1} {total}" in " ".join(found["result"])
        assert total == sum(found["view"]["anglers"][seat]["sheet"].values())


def test_a_finished_game_is_shown_with_every_sheet() -> None:
    text = finished(2)
    done = here("replay", "-", "--plain", stdin=text)
    assert done.err == ""
    totals = replayed(text)["totals"]
    assert [line for line in done.out.splitlines() if line.startswith("Total: ")] == [
        f"Total: {total} point{'' if total == 1 else 's'}" for total in totals
    ]
    assert "Score sheet of Seat 1" in done.out
    assert "Score sheet of Seat 2" in done.out
    assert "The target is reached and the round is over." in done.out
    assert done.out.endswith(text.splitlines()[-1] + "\n")


@pytest.mark.parametrize(
    ("at", "actor", "turn", "phase"),
    [
        (0, "chance", 0, "deal"),
        (8, "chance", 0, "keep"),
        (9, "chance", 0, "lay"),
        (SET_UP, "P1", 1, "move"),
        (SET_UP + 1, "P1", 1, "move"),
        (SET_UP + 3, "chance", 1, "roll"),
        (SET_UP + 4, "P1", 1, "both"),
        (SET_UP + 5, "chance", 1, "draw"),
        (SET_UP + 6, "chance", 1, "drift"),
        (SET_UP + 7, "P2", 2, "move"),
        (SET_UP + 11, "P2", 2, "miss"),
        (9999, "P2", 4, "move"),
    ],
)
def test_a_record_is_followed_up_to_a_number_of_actions(
    at: int, actor: str, turn: int, phase: str
) -> None:
    found = replayed(THREE_TURNS, "--at", str(at))
    assert (found["actor"], found["turn"], found["view"]["phase"]) == (actor, turn, phase)
    if at < 9999:
        assert found["actions"] == at


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
def test_every_stop_can_be_shown_to_everybody(how: list[str]) -> None:
    seats = [[], ["--seat", "1"], ["--seat", "2"]]
    for at in (0, 5, 9, 15, *range(SET_UP, replayed(THREE_TURNS)["actions"] + 1)):
        done = here("replay", "-", *how, "--at", str(at), *seats[at % 3], stdin=THREE_TURNS)
        assert done.code == 0
        assert done.out.startswith(f"The record is sound: {at} action")
        assert how == [] or not BOX_DRAWING.search(done.out)


def test_only_the_seat_that_acts_is_shown_its_choices() -> None:
    views = {
        seat: replayed(THREE_TURNS, "--at", str(SET_UP), "--seat", str(seat))["view"]
        for seat in (1, 2)
    }
    assert [choice["word"] for choice in views[1]["choices"]] == ["E", "S"]
    assert len(views[1]["reach"]) == 30
    assert views[2]["choices"] == views[2]["reach"] == []
    assert views[1]["seat"] == 0
    shared = {key: value for key, value in views[1].items()
              if key not in ("seat", "choices", "reach", "worths")}  # fmt: skip
    assert shared.items() <= views[2].items()  # nothing else is secret


def test_a_seat_that_does_not_play_is_refused() -> None:
    done = here("replay", "-", "--seat", "3", stdin=THREE_TURNS)
    assert done == (2, "", "pondside: --seat 3: the game has 2 seats\n")


def test_the_move_of_another_seat_is_not_told_as_ones_own() -> None:
    args = ("replay", "-", "--plain", "--at", str(SET_UP + 1), "--seat")
    assert "You are on f9; smiling luck tokens: 3." in here(*args, "1", stdin=THREE_TURNS).out
    assert "You are on f9" not in here(*args, "2", stdin=THREE_TURNS).out


@pytest.mark.parametrize("seat", [[], ["--seat", "1"], ["--seat", "2"]], ids=["", "P1", "P2"])
def test_the_fish_of_every_seat_are_shown(seat: list[str]) -> None:
    done = here("replay", "-", "--plain", *seat, stdin=THREE_TURNS)
    catches = [line for line in done.out.splitlines() if "atch" in line.split(":")[0]]
    assert any("2 points – Bleak (caught by 5–6; small and bottom fish), Ruffe " in line
               for line in catches)  # fmt: skip
    assert any("0 points – no fish yet" in line for line in catches)


def test_the_names_of_a_record_are_shown() -> None:
    text = THREE_TURNS.replace("seats 2\n", "seats 2\nname P1 Ala\nname P2 [/x] Żółw\n")
    for how in ([], ["--plain"]):
        done = here("replay", "-", *how, stdin=text)
        ala = "1 Ala, first player: g7 (Jadwisin); 1 of 3 luck tokens smiling; 2 fish, 2 points"
        assert ala in done.out
        assert "2 [/x] Żółw: j13; " in done.out


FAULTS = [
    pytest.param("P1 f8", "8:4", "RYB-MOVE-01", id="back again"),
    pytest.param("P1 o7", "8:4", "RYB-MOVE-05", id="more steps than luck"),
    pytest.param("P1 stop", "8:4", "RYB-MOVE-01", id="no step"),
    pytest.param("P2 e9", "8:4", "RYB-TURN-02", id="the wrong seat"),
    pytest.param("@ die:3", "8:3", "RYB-MOVE-01", id="a roll before the move"),
    pytest.param("P1 e9\n@ die:7", "9:3", "RYB-CATCH-04", id="no such face"),
    pytest.param("P1 e9\nP1 reroll", "9:4", "RYB-CATCH-04", id="no roll"),
    pytest.param("P1 e9\n@ die:6\nP1 take:y1", "10:4", "RYB-CATCH-03", id="another pair"),
    pytest.param("P1 e9\n@ die:6\nP1 give_up", "10:4", "RYB-CATCH-07", id="a fish refused"),
    pytest.param("P1 e9\n@ die:2\nP1 take:r1", "10:4", "RYB-CATCH-08", id="a miss taken"),
    pytest.param(
        "P1 e9\n@ die:6\nP1 take:r2\n@ r1:KRP", "11:3", "RYB-CATCH-13", id="another place"
    ),
    pytest.param(
        "P1 e9\n@ die:6\nP1 take:r2\n@ r2:UKL", "11:3", "RYB-SETUP-04", id="a fourth bleak"
    ),
    pytest.param(FIRST_TURN.replace(">E", ">E >E"), "11:13", "RYB-MOVE-01", id="a second drift"),
    pytest.param(FIRST_TURN + "P1 E", "12:4", "RYB-TURN-02", id="a second turn"),
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
        pytest.param(HEAD + "P1 dance", "8:4", "'dance' is not a move of Rybowisko", id="a word"),
        pytest.param(HEAD + "P1 take:q9", "8:4", "there is no card place 'q9'", id="a place"),
        pytest.param(
            HEAD + FIRST_TURN.replace(">E", ">Q"), "11:10", "there is no direction 'Q'", id="a way"
        ),
        pytest.param(
            HEAD.replace("keep:yW", "keep:zz"), "7:3", "there is no catch token 'zz'", id="a token"
        ),
        pytest.param(
            HEAD.replace("r1:UKL", "r1:XXX"), "6:3", "neither a card on its place", id="a card"
        ),
        pytest.param(
            HEAD.replace("m1:b", "z1:b"), "7:11", "the lake has no field 'z1'", id="a field"
        ),
        pytest.param(
            HEAD.replace("m1:b", "m1:x"), "7:11", "there is no token colour 'x'", id="a colour"
        ),
        pytest.param(HEAD + "end target\n", "8", "the game is not over", id="an end too soon"),
    ],
)
def test_an_unreadable_word_is_refused_with_its_place(text: str, where: str, told: str) -> None:
    done = here("replay", "-", stdin=text)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: standard input:{where}: ")
    assert told in done.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("end target", "end no_cards", "the game ended by target"),
        ("result P1 ", "result P1 1", "the result is P1 "),
        (" luck ", " luck 1", "the result is P1 "),
        (" win P", " win P3 P", "the result is P1 "),
    ],
    ids=["another reason", "another total", "more luck", "another winner"],
)
def test_a_false_ending_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    text = finished(2)
    assert text.count(old) == 1
    text = text.replace(old, new)
    line = next(k for k, row in enumerate(text.splitlines(), 1) if new in row)
    done = here("replay", "-", stdin=text)
    assert done.code == 2
    assert done.err.startswith(f"pondside: standard input:{line}: {told}")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pl", ["Zapis gry jest poprawny: odtworzono 52 akcje.", "Ta gra nie jest skończona."]),
        ("ru", ["Запись партии верна: воспроизведено 52 действия.", "Эта партия не закончена."]),
    ],
)
def test_a_replay_speaks_the_language_that_was_asked_for(language: str, told: list[str]) -> None:
    done = here("replay", "-", "--plain", "--lang", language, stdin=THREE_TURNS)
    lines = done.out.splitlines()
    assert [lines[0], lines[-1]] == told
    assert "Seat" not in done.out
