"""Planning ahead: the own turn is tried out while another seat is to act, and nothing is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .house import House, Socket, pair, play_on, run, turn


def words_in(view: Any) -> list[str]:
    return sorted(one["word"] for one in view["choices"])


async def planned_turn(socket: Socket) -> list[str]:
    """The words of a whole turn, each the first that the plan so far offers."""
    words: list[str] = []
    while not (told := await socket.ask("plan", words=words))["finished"]:
        assert (told["fits"], told["refusal"]) == (len(words), None)
        assert (told["view"]["actor"], told["view"]["seat"]) == (1, 1)
        words.append(words_in(told["view"])[0])
    return words


@pytest.mark.parametrize("game", ["kohaku", "rybowisko"])
def test_a_plan_changes_nothing_and_can_be_played_when_the_turn_comes(
    tmp_path: Path, game: str
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, game)
            table = made["table"]["id"]
            acting, waiting = await ala.look(table), await olek.look(table)
            before, lines = waiting.now, house.lines(table)
            words = await planned_turn(waiting)
            assert (waiting.now, house.lines(table)) == (before, lines)
            await turn(acting)
            assert await planned_turn(waiting) == words  # tentative words tell nobody anything
            assert (await acting.ask("confirm"))["type"] == "update"
            await play_on([acting, waiting], lambda: waiting.now["to_act"] == 1)
            await waiting.settle()
            assert (await waiting.ask("plan", words=[]))["error"] == "not_allowed"
            assert (await waiting.ask("act", words=words))["type"] == "update"
            await waiting.settle()
            assert waiting.now["finished"]
            assert waiting.now["tentative"] == words

    run(scenario())


def test_a_plan_tells_how_far_it_fits_and_why_no_further(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, olek, made = await pair(house, "kohaku")
            waiting = await olek.look(made["table"]["id"])
            for words, fits, refusal, clause in (
                (["a1b1", "k3,3", "f0,1"], 1, "first_koi_at_origin", "KOH-PLACE-10"),
                (["a1c3"], 0, "not_a_pair", "KOH-TURN-01"),
                (["pike"], 0, "no_such_action", "KOH-SETUP-09"),
                (["a1b1", "k0,0", "f0,1", "a1b1"], 3, "order", "KOH-SETUP-09"),
            ):
                told = await waiting.ask("plan", words=words)
                found = (told["fits"], told["refusal"], told["clause"])
                assert found == (fits, refusal, clause), told
            assert (await waiting.ask("plan", words=["k0,0"] * 9))["error"] == "unreadable"
            assert (await waiting.ask("plan", words=[], version=1))["error"] == "unreadable"

    run(scenario())


def test_goal_cards_are_chosen_before_anything_is_planned(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, olek, made = await pair(house, "kohaku", options={"goal_cards": "on"})
            waiting = await olek.look(made["table"]["id"])
            told = await waiting.ask("plan", words=[])
            assert (told["error"], told["refusal"], told["clause"]) == (
                "illegal",
                "cards_first",
                "KOH-SETUP-10",
            )

    run(scenario())
