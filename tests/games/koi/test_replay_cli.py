"""`pondside replay` of a Koi record: the game of the rules, stops, faults, other components."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games.koi.tables import stock_text
from tests.cli.running import BOX_DRAWING, here

from .replayed import GAME, HEAD, finished

pytestmark = pytest.mark.usefixtures("games")

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

    def test_whoever_acts_is_shown_every_beginning_of_a_turn(self) -> None:
        one = replayed(GAME, "--seat", "1")["view"]
        assert [choice["word"] for choice in one["choices"]] == [
            "M1", "M2", "M3", "M4", "M5", "W", "!f", "!w", "!s", "!S", "!M", "!L",
        ]  # fmt: skip


def test_a_solo_game_ends_with_a_title_and_an_unlit_path() -> None:
    found = replayed(finished())
    assert found["reason"] == "deck"
    assert found["result"] == ["P1", str(found["totals"][0]), "title", "none"]
    assert found["view"]["lit_path"] is False


def test_options_that_clash_are_refused() -> None:
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
