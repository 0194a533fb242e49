"""`pondside replay` of a Kōhaku record: goal cards, headers, corrected components."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import here

from .replayed import THREE_TURNS, finished

pytestmark = pytest.mark.usefixtures("games")


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


def test_the_position_after_three_turns_is_the_one_of_the_rules() -> None:
    found = replayed(THREE_TURNS)
    assert found["actions"] == 27  # 12 tiles on the board, then three turns of 3 + 2
    assert found["turn"] == 4
    assert found["actor"] == "P2"
    assert found["totals"] == [3, 2]
    market = " ".join(found["view"]["market"].values())
    assert market == "rw.f2 G y.d3 S R r.d3 T ry.d2 bw.d3 T w.d2 Fy"
    pond = {(tile["x"], tile["y"]): tile["tile"] for tile in found["view"]["ponds"][0]["tiles"]}
    assert pond == {(0, 0): "b.f2", (1, 0): "Fr", (2, 0): "bw.f2", (2, 1): "R"}


def test_the_feature_cell_may_be_named_first() -> None:
    assert replayed(THREE_TURNS.replace("b2b1", "b1b2")) == replayed(THREE_TURNS)


def test_every_stop_of_a_game_can_be_shown() -> None:
    text = finished()
    actions = replayed(text)["actions"]
    for at in range(0, actions + 1, 7):
        done = here("replay", "-", "--at", str(at), stdin=text)
        assert f"{at} action" in done.out.splitlines()[0]


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


def test_a_record_of_a_corrected_file_asks_for_it(tmp_path: Path) -> None:
    from importlib.resources import files

    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(stock.replace("flat = 5", "flat = 6"), encoding="utf-8")
    match = Match.new("kohaku", 2, seed=1, data=str(mine))
    text = match.record().text()
    assert here("replay", "-", stdin=text).code == 2
    assert replayed(text, "--data", str(mine))["digest"] == match.digest()
