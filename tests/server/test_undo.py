"""Going back: inside a turn, over turns when alone, by consent; never past what was revealed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from pondside import Match

from .house import Guest, House, Socket, pair, play_on, run, turn


async def seated(house: House, game: str = "kohaku") -> tuple[Socket, Socket, Guest, Any]:
    """Ala and Olek at a table, both connected; and the one who made it."""
    ala, olek, made = await pair(house, game)
    table = made["table"]["id"]
    return await ala.look(table), await olek.look(table), ala, made


async def record_of(guest: Guest, made: Any) -> str:
    return (await guest.get(f"/api/tables/{made['table']['id']}/record")).text


def test_a_word_is_taken_back_inside_the_turn_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, *_ = await seated(house)
            before, heard = one.now, len(other.of("update", "state"))
            assert (await one.ask("act", words=[one.words[0]]))["type"] == "update"
            await one.settle()
            assert one.now["view"] != before["view"]
            assert one.now["tentative"] == [before["view"]["choices"][0]["word"]]
            ((told,),) = one.now["tentative_told"]
            assert told["key"] == "took"
            assert other.now["tentative_told"] == []
            assert (await one.ask("undo"))["type"] == "update"
            await one.settle()
            await other.settle()
            assert one.now["view"] == before["view"]
            assert one.now["tentative"] == []
            assert len(other.of("update", "state")) == heard
            assert (await one.ask("undo"))["error"] == "nothing_to_undo"

    run(scenario())


def test_the_whole_turn_is_taken_back_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, *_ = await seated(house)
            before = one.now
            assert len(await turn(one)) == 3
            assert one.now["finished"]
            assert (await one.ask("act", words=["k0,1"]))["error"] == "unconfirmed"
            assert (await one.ask("undo", whole=True))["type"] == "update"
            await one.settle()
            assert one.now["view"] == before["view"]
            assert not one.now["finished"]

    run(scenario())


def test_what_chance_has_answered_cannot_be_undone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, *_ = await seated(house)
            await turn(one)
            assert (await one.ask("confirm"))["type"] == "update"
            await one.settle()
            lines = house.rows("SELECT count(*) FROM lines")
            for asking in (one, other):
                for whole in (False, True):
                    answer = await asking.ask("undo", whole=whole)
                    assert answer["error"] in ("not_your_turn", "nothing_to_undo")
            assert house.rows("SELECT count(*) FROM lines") == lines

    run(scenario())


@pytest.mark.parametrize("game", ["kohaku", "rybowisko"])
def test_who_is_alone_goes_back_to_the_beginning_and_the_game_is_marked(
    tmp_path: Path, game: str
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala = house.guest()
            made = await ala.make(game, "me", "me")
            path = f"/api/tables/{made['table']['id']}"
            socket = await ala.look(made["table"]["id"])
            first = socket.now
            decisions = 0
            for _ in range(3):
                seat = socket.now["to_act"]
                await socket.ask("sit", seat=seat)
                await socket.settle()
                decisions += len(await turn(socket))
                assert (await socket.ask("confirm"))["type"] == "update"
                await socket.settle()
            assert not (await ala.get(path)).json()["undo_used"]
            steps = (await ala.get(path)).json()["steps"]
            for _ in range(decisions):
                answer = await socket.ask("undo")
                assert answer["type"] == "update", answer
                await socket.settle()
            assert (await socket.ask("undo"))["error"] == "nothing_to_undo"
            info = (await ala.get(path)).json()
            assert info["undo_used"]
            assert info["steps"] == steps + decisions  # going back is a step of its own
            assert socket.now["steps"][-1]["word"].startswith("back:")
            await socket.ask("sit", seat=first["to_act"])
            await socket.settle()
            ignored = ("seat", "choices", "reach", "worths")  # they are for whoever acts
            shown = {k: v for k, v in socket.now["view"].items() if k not in ignored}
            assert shown == {k: v for k, v in first["view"].items() if k not in ignored}
            # The record knows nothing of what was taken back, and replays.
            text = await record_of(ala, made)
            assert "undo used" in text
            assert len(Match.replay(text).entries) == steps_at_start(first)

    run(scenario())


def steps_at_start(state: Any) -> int:
    return int(state["table"]["steps"])


def test_all_others_agree_and_the_last_turn_is_given_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, ala, made = await seated(house)
            before = one.now
            await turn(one)
            await one.ask("confirm")
            await other.settle()
            await other.ask("act", words=[other.words[0]])  # Olek has begun already
            asked = await one.ask("ask_back")  # with the version that Ala was told
            assert asked["type"] == "update"
            await other.settle()
            asking = {"seat": 0, "step": before["table"]["steps"], "agreed": [0]}
            assert other.now["asked_back"] == asking
            assert (await other.ask("answer_back", agree=True))["type"] == "update"
            await one.settle()
            assert one.now["view"] == before["view"]
            assert one.now["asked_back"] is None
            back = one.now["steps"][-1]
            assert back["word"] == f"back:{before['table']['steps']}"
            assert back["told"] == [{"key": "back", "values": {"seat": 1}}]
            text = await record_of(ala, made)
            assert "undo used" in text
            assert len(Match.replay(text).entries) == steps_at_start(before)

    run(scenario())


def test_one_who_does_not_agree_ends_the_question(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, *_ = await seated(house)
            await turn(one)
            await one.ask("confirm")
            await one.settle()
            lines = house.rows("SELECT count(*) FROM lines")
            assert (await one.ask("ask_back"))["type"] == "update"
            assert (await one.ask("ask_back"))["error"] == "not_allowed"  # asking already
            assert (await other.ask("answer_back", agree=False))["type"] == "update"
            await one.settle()
            assert one.now["asked_back"] is None
            assert (await other.ask("answer_back", agree=True))["error"] == "not_allowed"
            assert house.rows("SELECT count(*) FROM lines") == lines

    run(scenario())


def test_an_answer_that_comes_twice_answers_no_later_question(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, *_ = await seated(house)
            await turn(one)
            await one.ask("confirm")
            await other.settle()
            assert (await one.ask("ask_back", id="first"))["type"] == "update"
            no = {"agree": False, "version": other.version, "id": "no"}
            assert (await other.ask("answer_back", **no))["type"] == "update"
            assert (await one.ask("ask_back", id="second"))["type"] == "update"
            assert (await other.ask("answer_back", **no))["type"] == "update"  # answered again
            assert (await one.ask("ask_back", id="first"))["type"] == "update"
            await one.settle()
            assert one.now["asked_back"] is not None, "the old answer was applied again"

    run(scenario())


def test_who_only_watches_answers_no_question(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, _, _, made = await seated(house)
            watcher = house.guest()
            await watcher.get("/api/me")
            looking = await watcher.look(made["table"]["id"], watch=made["watch"])
            await turn(one)
            await one.ask("confirm")
            await one.ask("ask_back")
            for agree in (True, False):
                assert (await looking.ask("answer_back", agree=agree))["error"] == "not_seated"
            await one.settle()
            assert one.now["asked_back"] is not None

    run(scenario())


def test_a_question_about_an_older_turn_is_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            one, other, *_ = await seated(house)
            await turn(one)
            await one.ask("confirm")
            await one.settle()
            then = one.version
            await other.settle()
            await turn(other)
            await other.ask("confirm")
            await one.settle()
            assert (await one.ask("ask_back", version=then))["error"] == "stale"
            assert one.now["asked_back"] is None
            assert (await one.ask("ask_back"))["type"] == "update"
            assert (await other.ask("answer_back", version=then, agree=True))["error"] == "stale"

    run(scenario())


def test_nothing_is_taken_back_once_the_seed_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "rybowisko", options={"target": "1"})
            table = made["table"]["id"]
            one, other = await ala.look(table), await olek.look(table)
            await play_on([one, other], lambda: False, random.Random(1).choice)
            info = (await ala.get(f"/api/tables/{table}")).json()
            assert info["state"] == "over"
            assert info["seed"] == house.seed(table)
            for socket in (one, other):
                await socket.settle()
                assert (await socket.ask("ask_back"))["error"] == "over"
                assert (await socket.ask("undo"))["error"] == "over"
            text = await record_of(ala, made)
            assert Match.replay(text).outcome is not None

    run(scenario())
