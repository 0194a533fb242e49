"""`pondside replay`: a record is checked word by word and shown."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import BOX_DRAWING, apart, here

pytestmark = pytest.mark.usefixtures("games")

HEAD = """pond 1
game kohaku
seats 2

@ rw.f2 Fr y.d3 S R b.f2 G ry.d2 bw.d3 T wy.f3 By
"""
# Three turns of which the rules tell the end: P1 has Fr 0, R 2, coin 1.
THREE_TURNS = f"""{HEAD}P1 b2b1 k0,0 f1,0
@ w.d2 Fy
P2 c3d3 k0,0 f0,-1
@ bw.f2 R
P1 b2c2 k2,0 f2,1
@ r.d3 T
"""
# 12 tiles on the board, then three turns of 3 + 2 actions.
ACTIONS = 27


@cache
def finished(seats: int = 2, **options: str) -> str:
    """The record of a whole game with random moves."""
    chooser = random.Random("finished")
    match = Match.new("kohaku", seats, seed="finished", options=options)
    while not match.over:
        match.play(chooser.choice(match.actions()), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


def test_a_sound_record_is_called_sound() -> None:
    done = here("replay", "-", "--plain", stdin=THREE_TURNS)
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith(f"The record is sound: {ACTIONS} actions replayed.\n")
    assert done.out.endswith("The game is not finished.\n")


def test_the_position_after_three_turns_is_the_one_of_the_rules() -> None:
    found = replayed(THREE_TURNS)
    assert found["actions"] == ACTIONS
    assert found["turn"] == 4
    assert found["actor"] == "P2"
    assert found["totals"] == [3, 2]
    market = " ".join(found["view"]["market"].values())
    assert market == "rw.f2 G y.d3 S R r.d3 T ry.d2 bw.d3 T w.d2 Fy"
    pond = {(tile["x"], tile["y"]): tile["tile"] for tile in found["view"]["ponds"][0]["tiles"]}
    assert pond == {(0, 0): "b.f2", (1, 0): "Fr", (2, 0): "bw.f2", (2, 1): "R"}


def test_the_json_has_its_keys() -> None:
    assert set(replayed(THREE_TURNS)) == {
        "game", "seats", "actions", "turn", "actor", "over", "reason", "result", "digest",
        "totals", "view",
    }  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_game_is_replayed_to_its_result(seats: int) -> None:
    text = finished(seats)
    found = replayed(text)
    assert found["over"] is True
    assert found["actor"] == "over"
    assert f"end {found['reason']}\n" in text
    assert text.endswith(f"result {' '.join(found['result'])}\n")
    for seat, total in enumerate(found["totals"]):
        assert f"P{seat + 1} {total}" in " ".join(found["result"])
        assert total == sum(found["view"]["ponds"][seat]["sheet"].values())


def test_a_finished_game_is_shown_with_every_sheet() -> None:
    text = finished()
    done = here("replay", "-", "--plain", stdin=text)
    totals = replayed(text)["totals"]
    assert [line for line in done.out.splitlines() if line.startswith("Total: ")] == [
        f"Total: {total} points" for total in totals
    ]
    assert "Score sheet of Seat 1" in done.out
    assert "Score sheet of Seat 2" in done.out
    assert "The koi stack is empty: the board cannot be refilled." in done.out
    assert done.out.endswith(text.splitlines()[-1] + "\n")


def test_the_digest_is_that_of_the_match() -> None:
    assert replayed(THREE_TURNS)["digest"] == Match.replay(THREE_TURNS).digest()


@pytest.mark.parametrize(
    ("at", "actor", "turn", "phase"),
    [
        (0, "chance", 0, "fill"),
        (5, "chance", 0, "fill"),
        (12, "P1", 1, "draft"),
        (13, "P1", 1, "place"),
        (15, "chance", 1, "refill_koi"),
        (16, "chance", 1, "refill_feature"),
        (17, "P2", 2, "draft"),
        (27, "P2", 4, "draft"),
    ],
)
def test_a_record_is_followed_up_to_a_number_of_actions(
    at: int, actor: str, turn: int, phase: str
) -> None:
    found = replayed(THREE_TURNS, "--at", str(at))
    assert (found["actions"], found["actor"], found["turn"]) == (at, actor, turn)
    assert found["view"]["phase"] == phase
    assert found["over"] is False


def test_every_stop_of_a_game_can_be_shown() -> None:
    text = finished()
    actions = replayed(text)["actions"]
    for at in range(0, actions + 1, 7):
        done = here("replay", "-", "--at", str(at), stdin=text)
        assert f"{at} action" in done.out.splitlines()[0]


def test_a_stop_beyond_the_end_is_the_end() -> None:
    assert replayed(finished(), "--at", "9999") == replayed(finished())


def test_a_stop_beyond_the_end_still_checks_the_result() -> None:
    done = here(
        "replay", "-", "--at", "9999", stdin=finished().replace("result P1 ", "result P1 1")
    )
    assert done.code == 2
    assert "the result is" in done.err


def test_a_stop_before_a_fault_does_not_meet_it() -> None:
    text = THREE_TURNS.replace("k2,0", "k5,5")
    assert replayed(text, "--at", "23")["actions"] == 23
    assert here("replay", "-", "--at", "24", stdin=text).code == 2


def test_only_the_owner_of_a_goal_card_sees_it_before_the_end() -> None:
    text = finished(2, goal_cards="on")
    kept = [line.split(":")[1] for line in text.split() if line.startswith("keep:")]
    views = {
        seat: replayed(text, "--at", "30", *(["--seat", str(seat)] if seat else []))["view"]
        for seat in (0, 1, 2)
    }
    assert [pond["goal"] for pond in views[0]["ponds"]] == [None, None]
    assert [pond["goal"] for pond in views[1]["ponds"]] == [kept[0], None]
    assert [pond["goal"] for pond in views[2]["ponds"]] == [None, kept[1]]
    for view in views.values():
        for pond in view["ponds"]:
            if pond["goal"] is None:
                assert pond["sheet"]["goal"] == 0
                assert pond["offered"] == []
    assert [pond["goal"] for pond in replayed(text)["view"]["ponds"]] == kept


def test_the_screen_of_a_seat_names_its_own_card_and_no_other() -> None:
    text = finished(2, goal_cards="on")
    shown = here("replay", "-", "--plain", "--at", "18", "--seat", "2", stdin=text).out
    assert shown.count("Your goal card, ") == 1
    assert "Your goal card" not in here("replay", "-", "--plain", "--at", "18", stdin=text).out


def test_the_names_of_a_record_are_shown() -> None:
    text = THREE_TURNS.replace("seats 2\n", "seats 2\nname P1 Ala\nname P2 Żółw i Кои\n")
    done = here("replay", "-", "--plain", stdin=text)
    assert "Pond of Ala: 3 points" in done.out
    assert "Pond of Żółw i Кои: 2 points" in done.out


@pytest.mark.parametrize(
    "name", ["[/x]", "[bold]", "Ala [she]", ":snake:"], ids=lambda name: f"called {name}"
)
@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
def test_a_name_is_shown_as_it_is_written(name: str, how: list[str]) -> None:
    text = finished().replace("seed finished\n", f"seed finished\nname P2 {name}\n")
    done = here("replay", "-", *how, stdin=text)
    assert done.code == 0
    assert f"Pond of {name}: " in done.out
    assert f"Score sheet of {name}" in done.out


def test_a_file_and_standard_input_are_replayed_alike(tmp_path: Path) -> None:
    path = tmp_path / "game.pond"
    path.write_text(finished(), encoding="utf-8")
    from_file = apart("replay", str(path), "--json")
    assert from_file.err == ""
    assert from_file == here("replay", "-", "--json", stdin=finished())


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(THREE_TURNS.replace("\n", "\r\n"), id="line ends of Windows"),
        pytest.param(THREE_TURNS.replace("\n", "  # remark\n"), id="comments"),
        pytest.param(THREE_TURNS.replace("\n", "\n\n"), id="empty lines"),
        pytest.param(THREE_TURNS.replace(" ", "\t"), id="tabs"),
        pytest.param(THREE_TURNS.rstrip("\n"), id="no line end at the end"),
        pytest.param(THREE_TURNS.replace("b2b1", "b1b2"), id="the feature cell named first"),
    ],
)
def test_the_format_leaves_some_freedom(text: str) -> None:
    assert replayed(text) == replayed(THREE_TURNS)


FAULTS = [
    pytest.param("P1 a1c1", "6:4", "KOH-TURN-01", id="cells that do not touch"),
    pytest.param("P1 k0,0", "6:4", "KOH-TURN-04", id="a tile before the draft"),
    pytest.param("P2 b2b1", "6:4", "KOH-SETUP-09", id="the wrong seat"),
    pytest.param("@ w.d2", "6:3", "KOH-TURN-04", id="a tile drawn in a turn"),
    pytest.param("P1 b2b1 k0,0 f0,0", "6:14", "KOH-PLACE-03", id="a cell that is taken"),
    pytest.param("P1 b2b1 k0,0 f1,1", "6:14", "KOH-PLACE-05", id="a tile on its own"),
    pytest.param("P1 b2b1 k3,3", "6:9", "KOH-PLACE-10", id="the first koi elsewhere"),
    pytest.param(
        "P1 b2b1 k0,0 f1,0\n@ w.d2 Fy\nP2 a1a2 k0,0 f1,0\n@ w.d3 T\nP1 b2c2 k0,1",
        "10:9",
        "KOH-PLACE-04",
        id="koi beside koi",
    ),
    pytest.param("P1 b2b1 k0,0 f1,0\nP2 b2b1", "7:4", "KOH-REFILL-06", id="no refill"),
    pytest.param("P1 b2b1 k0,0 f1,0\n@ Fy", "7:3", "KOH-REFILL-03", id="the wrong stack"),
    pytest.param("P1 b2b1 k0,0 f1,0\n@ rw.f2", "7:3", "KOH-SETUP-04", id="a koi too many"),
]


@pytest.mark.parametrize(("tail", "where", "clause"), FAULTS)
def test_an_illegal_move_is_refused_with_its_line_and_clause(
    tail: str, where: str, clause: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.pond"
    path.write_text(HEAD + tail + "\n", encoding="utf-8")
    done = here("replay", str(path))
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"pondside: {path}:{where}: ")
    assert done.err.endswith(f" ({clause})\n")
    assert len(done.err.splitlines()) == 1


def test_an_illegal_move_stops_the_real_command(tmp_path: Path) -> None:
    path = tmp_path / "game.pond"
    path.write_text(HEAD + "P1 b2b1 k0,0 f1,1\n", encoding="utf-8")
    done = apart("replay", str(path))
    assert done.code == 2
    assert done.out == ""
    assert done.err == f"pondside: {path}:6:14: f1,1: touches nothing (KOH-PLACE-05)\n"


UNREADABLE = [
    pytest.param(HEAD + "P1 dance", "6:4", "is not a move", id="a word of no game"),
    pytest.param(HEAD + "P1 b2b1 k0,0 f1,0\n@ w.d9", "7:3", "no tile", id="a tile of no box"),
    pytest.param(HEAD + "P1 keep:gold", "6:4", "no goal card", id="a card of no game"),
    pytest.param(HEAD + "P1", "6:1", "P1 does nothing", id="a line without a move"),
    pytest.param(HEAD + "P0 b2b1", "6:1", "unknown line 'P0'", id="a seat that cannot be"),
    pytest.param(HEAD + "seats 3", "6:1", "before the first move", id="a header too late"),
    pytest.param(HEAD + "result P1 3", "6:1", "result comes after end", id="a result too soon"),
    pytest.param(HEAD + "end koi_stack_empty", "6", "is not over", id="an end too soon"),
    pytest.param("game kohaku\n", "1:1", "begins with the line: pond 1", id="no first line"),
    pytest.param("pond 2\n", "1:6", "format 1, not '2'", id="another format"),
    pytest.param("pond 1\nseats two\n", "2:7", "a number", id="a number in words"),
    pytest.param("pond 1\nseats 2\nseats 2\n", "3:1", "twice", id="a header line twice"),
    pytest.param("pond 1\noptions x\n", "2:9", "name=value", id="a malformed option"),
    pytest.param("pond 1\ngame\x00\n", "2:5", "unexpected character", id="a character of no text"),
]


@pytest.mark.parametrize(("text", "where", "told"), UNREADABLE)
def test_an_unreadable_record_is_refused_with_its_place(text: str, where: str, told: str) -> None:
    done = here("replay", "-", stdin=text)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith(f"pondside: standard input:{where}: ")
    assert told in done.err


HEADERS = [
    pytest.param("", "the record is empty", id="nothing at all"),
    pytest.param("pond 1\nseats 2\n", "no line: game", id="no game"),
    pytest.param("pond 1\ngame kohaku\n", "no line: seats", id="no seats"),
    pytest.param("pond 1\ngame chess\nseats 2\n", "no game 'chess'", id="another game"),
    pytest.param("pond 1\ngame kohaku\nseats 5\n", "1 to 4 seats, not 5", id="too many seats"),
    pytest.param(
        "pond 1\ngame kohaku\nseats 2\nrules 99\n", "version 99 of the rules", id="other rules"
    ),
    pytest.param(
        "pond 1\ngame kohaku\nseats 2\ndata 0123456789ab\n", "with --data", id="other components"
    ),
    pytest.param(
        "pond 1\ngame kohaku\nseats 2\nrulings odd\n", "the ruling 'odd'", id="an unknown ruling"
    ),
    pytest.param(
        "pond 1\ngame kohaku\nseats 2\noptions edition=jp\n", "use pl or ru", id="a wrong option"
    ),
    pytest.param(
        "pond 1\ngame kohaku\nseats 2\nname P3 Ala\n", "P3 has a name", id="a name for nobody"
    ),
]


@pytest.mark.parametrize(("text", "told"), HEADERS)
def test_a_header_that_does_not_fit_is_refused(text: str, told: str) -> None:
    done = here("replay", "-", stdin=text)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("pondside: ")
    assert told in done.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("end koi_stack_empty", "end rival_no_koi", "the game ended by koi_stack_empty"),
        ("result P1 ", "result P1 1", "the result is P1 "),
        (" win P", " win P3 P", "the result is P1 "),
    ],
    ids=["another reason", "another total", "another winner"],
)
def test_a_false_ending_is_refused_with_its_line(old: str, new: str, told: str) -> None:
    text = finished().replace(old, new)
    line = next(k for k, row in enumerate(text.splitlines(), 1) if new in row)
    done = here("replay", "-", stdin=text)
    assert done.code == 2
    assert done.err.startswith(f"pondside: standard input:{line}: {told}")


def test_a_record_of_a_corrected_file_asks_for_it(tmp_path: Path) -> None:
    from importlib.resources import files

    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(stock.replace("flat = 5", "flat = 6"), encoding="utf-8")
    match = Match.new("kohaku", 2, seed=1, data=str(mine))
    text = match.record().text()
    assert here("replay", "-", stdin=text).code == 2
    assert replayed(text, "--data", str(mine))["digest"] == match.digest()


def test_a_plain_replay_has_no_drawings() -> None:
    assert not BOX_DRAWING.search(here("replay", "-", "--plain", stdin=finished()).out)
    assert BOX_DRAWING.search(here("replay", "-", stdin=finished()).out)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("pl", "Zapis gry jest poprawny: odtworzono 27 akcji."),
        ("ru", "Запись партии верна: воспроизведено 27 действий."),
    ],
)
def test_a_replay_speaks_the_language_that_was_asked_for(language: str, first: str) -> None:
    done = here("replay", "-", "--lang", language, stdin=THREE_TURNS)
    assert done.out.splitlines()[0] == first
