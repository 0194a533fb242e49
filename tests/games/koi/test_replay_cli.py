"""`pondside replay` of a Koi record: the game of the rules, stops, faults, other components."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pondside import Match
from pondside.games.koi.tables import stock_text
from tests.cli.running import BOX_DRAWING, here

pytestmark = pytest.mark.usefixtures("games")

HEAD = """pond 1
game koi
rules 1
seats 2
options goals=purple_lily+statue+path scenario=none first=1
name P1 Ann

@ c43 c36 c34 c38 c37
"""
# EX-23, the game of docs/rules/koi.md, section 15.
TURNS = """\
P1 M4 R
@ c09
P1 -
P2 M2 R C =w2,1 =w-1,1 =w1,-1
@ c17
P2 -
P1 M3 R C =f2,1 =w2,-1
@ c42
P1 -
P2 M3 R
@ c33
P2 - xw
P1 M3 R
@ c06
P1 -
P2 W a1,0 N0,0 +f2,-1 - !w -
"""
GAME = HEAD + TURNS
SHOWN = """\
The record is sound: 40 actions replayed.
Slot 1: builder. Cost or reward: pay 1 coin.
Slot 2: scroll: 2 points for each lantern. Cost or reward: 2 water.
Slot 3: well: 2 coins or 3 water. Cost or reward: 1 foliage, 1 coin.
Slot 4: scroll: 2 points for each own well card. Cost or reward: 2 water, 2 coins or buy a koi.
Slot 5: well: 2 foliage or 1 shore. Cost or reward: 1 foliage, 1 shore.
Goals:
  purple water-lily: needs two lilies on adjacent foliage; 2 points more for a koi beside it · \
tiles left: 1
  statue: needs 2 lanterns; 4 points for each koi before it · tiles left: 1
  path: 2 coins for a tile when you place a koi; 3 / 6 / 12 / 18 points · tiles left: 6 · \
completed: Seat 2
Supply: 67 water, 26 foliage, 30 water-lilies, 15 shores, 15 lanterns, 4 small koi, 4 medium koi, \
4 large koi, 23 coins, 11 luck tokens, 5 storage expansions
Pond of Ann: 4 points
spring: 0,0+1,0+2,0+0,1+1,1
water: 2,-1
foliage: 2,1
6 coins, 1 luck token
Storage, 6 of 7 spaces: 4 water, 2 foliage
Cards: scroll: 3 points for each own storage card, rain, storage
Pond of Seat 2: 7 points
spring: 0,0+1,0+2,0+0,1+1,1
water: 1,-1; -1,1; 2,1
foliage: 2,-1
small koi: number 0 on 1,0
path tile: 0,0
1 coin, 0 luck tokens
Storage, 5 of 5 spaces: 5 water
Cards: rain, gardener
The game is not finished.
"""


def replayed(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


@cache
def finished() -> str:
    """A short solo game of somebody who never meditates."""
    match = Match.new("koi", 1, seed=4, options={"scenario": "lit_path"})
    chooser = Random(4)
    while not match.over:
        legal = match.words()
        match.play(chooser.choice([word for word in legal if word[0] != "M"]), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


def lying(pond: dict[str, Any]) -> list[tuple[str, int, int]]:
    """What lies in a pond of a view, and where."""
    return [(one["kind"], *one["cell"]) for one in pond["things"]]


class TestTheGameOfTheRules:
    def test_it_leads_to_the_position_of_the_rules(self) -> None:
        found = replayed(GAME)
        assert set(found) == {
            "game", "seats", "actions", "turn", "actor", "over", "reason", "result", "digest",
            "totals", "view",
        }  # fmt: skip
        assert (found["game"], found["actions"], found["turn"]) == ("koi", 40, 7)
        assert (found["actor"], found["over"], found["reason"]) == ("P1", False, None)
        assert found["digest"] == Match.replay(GAME).digest()
        assert found["totals"] == [4, 7]
        view = found["view"]
        assert [slot["card"]["id"] for slot in view["row"]] == ["c06", "c33", "c42", "c34", "c43"]
        assert view["deck"] == 20
        assert view["supply"] == {
            "water": 67, "foliage": 26, "lily": 30, "shore": 15, "lantern": 15, "small": 4,
            "medium": 4, "large": 4, "coins": 23, "luck": 11, "expansions": 5,
        }  # fmt: skip
        assert [goal["left"] for goal in view["goals"]] == [
            {"purple_lily": 1}, {"statue": 1}, {"path": 6},
        ]  # fmt: skip
        one, two = view["ponds"]
        assert lying(one) == [("spring", 0, 0), ("water", 2, -1), ("foliage", 2, 1)]
        assert set(lying(two)) == {
            ("spring", 0, 0), ("water", 2, 1), ("water", -1, 1), ("water", 1, -1), ("small", 1, 0),
            ("path", 0, 0), ("foliage", 2, -1),
        }  # fmt: skip
        assert (one["coins"], one["luck"], one["spaces"], one["capacity"]) == (6, 1, 6, 7)
        assert (two["coins"], two["luck"], two["spaces"], two["capacity"]) == (1, 0, 5, 5)
        assert [card["id"] for card in one["cards"]] == ["c36", "c38", "c17"]
        assert [card["id"] for card in two["cards"]] == ["c37", "c09"]

    def test_it_is_told_and_drawn(self) -> None:
        assert here("replay", "-", "--plain", stdin=GAME) == (0, SHOWN, "")
        done = here("replay", "-", stdin=GAME)
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("Pond of Seat 2: 7 points")
        assert rows[top + 1 : top + 6] == [
            "r  -2 q   0…",
            "r  -1 q  -1…          ~   f",
            "r   0 q  -1…        N   a0  ≈",
            "r   1 q  -2…      ~   ≈   ≈   ~",
            "r   2 q  -2…",
        ]
        assert BOX_DRAWING.search(done.out)

    @pytest.mark.parametrize(
        ("at", "actor", "turn", "phase"),
        [
            (0, "chance", 0, "deal"),
            (4, "chance", 0, "deal"),
            (5, "P1", 1, "start"),
            (6, "P1", 1, "meditation"),
            (7, "chance", 1, "refill"),
            (8, "P1", 1, "post"),
            (9, "P2", 2, "start"),
            (12, "P2", 2, "rain"),
            (28, "P2", 4, "discard"),
            (34, "P2", 6, "work"),
            (35, "P2", 6, "path"),
            (9999, "P1", 7, "start"),
        ],
    )
    def test_it_is_followed_up_to_a_number_of_actions(
        self, at: int, actor: str, turn: int, phase: str
    ) -> None:
        found = replayed(GAME, "--at", str(at))
        assert found["actions"] == min(at, 40)
        assert (found["actor"], found["turn"]) == (actor, turn)
        assert found["view"]["phase"] == phase

    def test_only_the_seat_that_acts_is_shown_its_choices(self) -> None:
        one, two = (replayed(GAME, "--seat", seat)["view"] for seat in "12")
        assert [choice["word"] for choice in one["choices"]] == [
            "M1", "M2", "M3", "M4", "M5", "W", "!f", "!w", "!s", "!S", "!M", "!L",
        ]  # fmt: skip
        assert two["choices"] == []
        shared = {key: one[key] for key in one if key not in ("seat", "choices")}
        assert shared.items() <= two.items()  # nothing is secret
        done = here("replay", "-", "--seat", "3", stdin=GAME)
        assert done == (2, "", "pondside: --seat 3: the game has 2 seats\n")

    @pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
    def test_every_stop_can_be_shown(self, how: list[str]) -> None:
        for at in (0, 1, 5, 6, 12, 13, 28, 35, 36):
            args = ("--at", str(at), "--seat", "12"[at % 2], *how)
            done = here("replay", "-", *args, stdin=GAME)
            assert done.code == 0
            assert done.out.startswith(f"The record is sound: {at} action")
            assert done.out.endswith("The game is not finished.\n")
            assert how == [] or not BOX_DRAWING.search(done.out)

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            (
                "pl",
                [
                    "Zapis gry jest poprawny: odtworzono 40 akcji.",
                    "Miejsce 1 – budowniczy. Koszt lub nagroda: płacisz 1 monetę.",
                    "Staw: Ann, 4 punkty",
                    "Schowek, zajęte pola 6 z 7: 4 kafelki wody, 2 kafelki liści",
                    "mały karp: nr 0 na 1,0",
                    "Karty: deszcz, ogrodnik",
                    "Ta gra nie jest skończona.",
                ],
            ),
            (
                "ru",
                [
                    "Запись партии верна: воспроизведено 40 действий.",
                    "Место 1 — строитель. Цена или награда: вы платите 1 монету.",
                    "Пруд: Ann, 4 очка",
                    "Хранилище, занято клеток 6 из 7: 4 тайла воды, 2 тайла листьев",
                    "маленький карп: № 0 на 1,0",
                    "Карты: дождь, садовник",
                    "Эта партия не закончена.",
                ],
            ),
        ],
        ids=["pl", "ru"],
    )
    def test_it_speaks_the_language_that_was_asked_for(
        self, language: str, told: list[str]
    ) -> None:
        done = here("replay", "-", "--plain", "--lang", language, stdin=GAME)
        assert [line for line in told if line not in done.out.splitlines()] == []
        assert "Seat" not in done.out


class TestTheEnd:
    def test_a_finished_game_is_replayed_to_its_result(self) -> None:
        text = finished()
        found = replayed(text)
        assert found["over"] is True
        assert found["reason"] == "deck"
        assert text.endswith(f"end deck\nresult {' '.join(found['result'])}\n")
        assert found["result"] == ["P1", str(found["totals"][0]), "title", "none"]
        assert found["view"]["lit_path"] is False
        done = here("replay", "-", "--plain", stdin=text)
        assert f"\nTotal: {found['totals'][0]} point" in done.out
        assert "\nThe deck was empty and the last turn has been played.\nresult P1 " in done.out

    @pytest.mark.parametrize(
        ("old", "new", "told"),
        [
            ("end deck", "end koi", "the game ended by deck"),
            ("title none", "title sensei", "the result is P1 "),
        ],
    )
    def test_a_false_ending_is_refused_with_its_line(self, old: str, new: str, told: str) -> None:
        text = finished().replace(old, new)
        line = next(k for k, row in enumerate(text.splitlines(), 1) if new in row)
        done = here("replay", "-", stdin=text)
        assert done.code == 2
        assert done.err.startswith(f"pondside: standard input:{line}: {told}")


FAULTS = [
    pytest.param("P1 w1,-1", "9:4", "KOI-TURN-02", id="nothing chosen yet"),
    pytest.param("P1 R", "9:4", "KOI-MED-01", id="no reward"),
    pytest.param("P1 -", "9:4", "KOI-TURN-02", id="a pass"),
    pytest.param("P2 W", "9:4", "KOI-TURN-01", id="the wrong seat"),
    pytest.param("@ c09", "9:3", "KOI-TURN-02", id="a card too soon"),
    pytest.param("P1 W w5,5", "9:6", "KOI-PLACE-02", id="no wet edge"),
    pytest.param("P1 W w1,-1 =w0,0", "9:12", "KOI-PLACE-01", id="on a tile"),
    pytest.param("P1 W f1,-1", "9:6", "KOI-STORE-01", id="none in storage"),
    pytest.param("P1 W +w1,-1", "9:6", "KOI-WORK-07", id="no helper"),
    pytest.param("P1 W w1,-1 - - GP0,0", "9:16", "KOI-GOAL-10", id="no lilies"),
    pytest.param("P1 W - GT0,0", "9:8", "KOI-SETUP-08", id="not in play"),
    pytest.param("P1 W mv0", "9:6", "KOI-WORK-05", id="no koi"),
    pytest.param("P1 W xw", "9:6", "KOI-STORE-04", id="within capacity"),
    pytest.param("P1 W rmS", "9:6", "KOI-SOLO-05", id="nobody is alone"),
    pytest.param("P1 !w !f", "9:7", "KOI-LUCK-01", id="no luck"),
    pytest.param("P1 M4 R$L", "9:7", "KOI-BUY-01", id="no money"),
    pytest.param("P1 M4 R\n@ c43", "10:3", "KOI-MED-05", id="a card twice"),
]
UNREADABLE = [
    pytest.param("P1 dance", "9:4", "'dance' is not a move of Koi; moves are M4, W, ", id="a word"),
    pytest.param("P1 M6", "9:4", "'M6' is not a move of Koi", id="a sixth slot"),
    pytest.param("P1 W =w1,-1", "9:6", "nothing goes on here; leave out the =", id="goes on"),
    pytest.param("P1 W w1,-1 w2,-1", "9:12", "written with =, such as =w2,-1", id="no ="),
    pytest.param("P1 W Gw1,-1", "9:6", "only goals are written with G", id="no goal"),
    pytest.param("P1 W P0,0", "9:6", "this goal is written GP0,0", id="a bare goal"),
    pytest.param("P1 W s3,0", "9:6", "a shore has a turn: s3,0.0", id="no turn"),
    pytest.param("P1 W mv999", "9:6", "never has so many koi", id="a koi too many"),
    pytest.param("@ goal:x", "9:3", "there is no goal 'x'; they are purple_lily, ", id="a goal"),
    pytest.param("end deck", "9", "the game is not over", id="an end too soon"),
]


class TestFaults:
    @pytest.mark.parametrize(("tail", "where", "clause"), FAULTS)
    def test_an_illegal_word_is_refused_with_its_line_column_and_clause(
        self, tail: str, where: str, clause: str
    ) -> None:
        done = here("replay", "-", stdin=HEAD + tail + "\n")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"pondside: standard input:{where}: ")
        assert done.err.endswith(f" ({clause})\n")
        assert len(done.err.splitlines()) == 1

    @pytest.mark.parametrize(("tail", "where", "told"), UNREADABLE)
    def test_an_unreadable_word_is_refused_with_its_place(
        self, tail: str, where: str, told: str
    ) -> None:
        done = here("replay", "-", stdin=HEAD + tail + "\n")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"pondside: standard input:{where}: ")
        assert told in done.err

    def test_options_that_clash_are_refused(self) -> None:
        text = HEAD.replace("scenario=none", "scenario=hot_summer")
        done = here("replay", "-", stdin=text)
        assert done.code == 2
        assert "scenario=hot_summer is played alone, not by 2 (KOI-SOLO-01)" in done.err


class TestOtherComponents:
    def test_a_record_goes_with_its_own_data_file(self, tmp_path: Path) -> None:
        """A small koi that is worth 7: surrounded it brings 14, and the path tile 3."""
        path = tmp_path / "mine.toml"
        small, sign, rest = stock_text().partition("[koi.small]")
        path.write_text(small + sign + rest.replace("base_vp = 2", "base_vp = 7", 1), "utf-8")
        found = replayed(GAME, "--data", str(path))
        assert found["totals"] == [4, 17]
        mine = Match.replay(GAME, data=str(path)).record().text()
        assert replayed(mine, "--data", str(path))["digest"] == found["digest"]
        for text, args in ((mine, []), (Match.replay(GAME).record().text(), ["--data", str(path)])):
            done = here("replay", "-", *args, stdin=text)
            assert done.code == 2
            assert "this game was played with other components" in done.err
            assert "--data" in done.err

    def test_another_reward_changes_what_a_record_may_do(self, tmp_path: Path) -> None:
        path = tmp_path / "mine.toml"
        text = stock_text()
        assert text.count("base_spaces = 5") == 1
        path.write_text(text.replace("base_spaces = 5", "base_spaces = 9"), "utf-8")
        done = here("replay", "-", "--data", str(path), stdin=GAME)
        line = next(k for k, row in enumerate(GAME.splitlines(), 1) if row == "P2 - xw")
        assert done.code == 2
        assert done.err.startswith(f"pondside: standard input:{line}:6: xw: ")
        assert done.err.endswith(" (KOI-TURN-01)\n")  # the turn was over: it is seat 1’s
