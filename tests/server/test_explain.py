"""A bot tells why it played a turn: what it expected, to whom, and when it says nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pondside.service import bot_pool as bots

from .house import Guest, House, Socket, run, turn
from .thinking import Ready, ready


@pytest.fixture
def process(monkeypatch: pytest.MonkeyPatch) -> type[Ready]:
    """The kind of process that the bots of a test run in."""
    own = ready()
    monkeypatch.setattr(bots, "_Process", own)
    return own


async def play_turn(socket: Socket) -> None:
    """A turn of the person, and of the bot behind it."""
    await turn(socket)
    assert (await socket.ask("confirm"))["type"] == "update"
    await socket.wait(lambda: socket.now["to_act"] in (None, socket.now["seat"]))


async def at_table(house: House, bot: str, **options: str) -> tuple[Guest, dict[str, Any], Socket]:
    """A person and a bot have played a turn each."""
    guest = house.guest()
    made = await guest.make("kohaku", "me", bot, options=options)
    socket = await guest.look(made["table"]["id"], since=0)
    await socket.wait(lambda: bool(socket.now["to_act"] == 0))
    while not any(one["turn"] == 2 and one["actor"] == 1 for one in steps(socket)):
        await play_turn(socket)
    return guest, made, socket


def steps(socket: Socket) -> list[dict[str, Any]]:
    return [step for one in socket.of("state", "update") for step in one["steps"]]


def of_turn(socket: Socket, turn: int, seat: int | None) -> list[dict[str, Any]]:
    return [one for one in steps(socket) if one["turn"] == turn and one["actor"] == seat]


def test_the_turns_a_bot_thought_of_are_told_with_what_they_do(
    tmp_path: Path, process: type[Ready]
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, made, socket = await at_table(house, "strong")
            played = of_turn(socket, 2, 1)
            assert len(played) == 3
            answers = [await socket.ask("explain", step=one["n"]) for one in played]
            for answer in answers:  # any step of a turn stands for all of it
                assert answer["type"] == "explained"
                assert (answer["seat"], answer["bot"]) == (1, "strong")
                assert answer["step"] == played[0]["n"]
            reasons = answers[0]["reasons"]
            assert [one["played"] for one in reasons] == [True, False, False]
            assert reasons[0]["words"] == [one["word"] for one in played]
            # What is told of the turn that was played is what the log told.
            assert reasons[0]["told"] == [one["told"] for one in played]
            for one in reasons:
                assert [told[0]["key"] for told in one["told"]] == ["took", "laid", "laid"]
                assert (one["now"], one["later"], one["others"]) == (2, 20.5, 30.1)
                assert (one["error"], one["futures"]) == (0.25, 400)
            assert [one["ahead"] for one in reasons] == [5.0, 4.0, 3.0]
            # It is asked with the luck it had then, whatever happened since.
            await play_turn(socket)
            again = await socket.ask("explain", step=played[0]["n"])
            assert again["reasons"] == reasons
            assert len({one.seed for one in process.asked}) == 1
            assert process.asked[0].seed.startswith(made["table"]["id"])

    run(scenario())


def test_a_spectator_may_ask_too(tmp_path: Path, process: type[Ready]) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, made, socket = await at_table(house, "master")
            n = of_turn(socket, 2, 1)[0]["n"]
            watching = await house.guest().look(made["table"]["id"], watch=made["watch"])
            answer = await watching.ask("explain", step=n)
            assert (answer["type"], answer["bot"]) == ("explained", "master")
            # Only who asked is answered.
            assert socket.of("explained") == []

    run(scenario())


def test_what_no_bot_decided_is_not_explained(tmp_path: Path, process: type[Ready]) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, "strong")
            person, chance = of_turn(socket, 1, 0)[0]["n"], of_turn(socket, 2, None)[0]["n"]
            for n in (person, chance, len(steps(socket)) + 1, 1_000_000):
                refused = await socket.ask("explain", step=n)
                assert (refused["type"], refused["error"]) == ("refused", "not_allowed")
            unreadable = await socket.ask("explain", step=0)
            assert unreadable["error"] == "unreadable"
            assert process.asked == []

    run(scenario())


@pytest.mark.parametrize("bot", ["calm", "keen", "random"])
def test_a_bot_that_does_not_search_has_nothing_to_say(
    bot: str, tmp_path: Path, process: type[Ready]
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, bot)
            refused = await socket.ask("explain", step=of_turn(socket, 2, 1)[0]["n"])
            assert refused["error"] == "not_allowed"
            assert refused["message"] == "this bot does not search; strong and master can explain"
            assert process.asked == []

    run(scenario())


def test_a_secret_is_kept_until_the_game_is_over(tmp_path: Path, process: type[Ready]) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, "strong", goal_cards="on")
            n = of_turn(socket, 2, 1)[0]["n"]
            refused = await socket.ask("explain", step=n)
            assert refused["error"] == "not_allowed"
            assert "ask after the game" in refused["message"]
            assert process.asked == []
            while socket.now["to_act"] is not None:
                await play_turn(socket)
            answer = await socket.ask("explain", step=n)
            assert answer["type"] == "explained"
            assert answer["reasons"][0]["played"]

    run(scenario())


def test_a_table_explains_one_turn_at_a_time_and_goes_on_meanwhile(
    tmp_path: Path, process: type[Ready]
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, "strong")
            n = of_turn(socket, 2, 1)[0]["n"]
            process.waits = asyncio.Event()
            first = asyncio.create_task(socket.ask("explain", step=n, id="first"))
            while not process.asked:
                await asyncio.sleep(0.01)
            second = await socket.ask("explain", step=n)
            assert (second["type"], second["error"]) == ("refused", "too_many")
            await play_turn(socket)
            assert not first.done()
            process.waits.set()
            assert (await first)["type"] == "explained"
            assert (await socket.ask("explain", step=n))["type"] == "explained"

    run(scenario())


def test_a_service_that_goes_down_waits_for_no_explanation(
    tmp_path: Path, process: type[Ready]
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, "strong")
            process.waits = asyncio.Event()
            n = of_turn(socket, 2, 1)[0]["n"]
            asked = asyncio.create_task(socket.ask("explain", step=n))
            while not process.asked:
                await asyncio.sleep(0.01)
            asked.cancel()

    run(asyncio.wait_for(scenario(), 30))


def test_a_bot_that_cannot_be_asked_is_an_answer(tmp_path: Path, process: type[Ready]) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            _, _, socket = await at_table(house, "strong")
            process.broken = True
            n = of_turn(socket, 2, 1)[0]["n"]
            refused = await socket.ask("explain", step=n)
            assert refused["error"] == "not_allowed"
            assert refused["message"] == "the bot cannot be asked now"
            process.broken = False
            assert (await socket.ask("explain", step=n))["type"] == "explained"

    run(scenario())


def test_the_bots_of_a_game_tell_how_long_they_think(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            games = (await house.guest().get("/api/games")).json()
            for game in games:
                named = {one["name"]: one for one in game["bots"]}
                assert list(named) == ["calm", "keen", "strong", "master", "random"]
                for name, one in named.items():
                    searches = name in ("strong", "master")
                    assert one["explains"] == searches
                    assert (one["ms"] is not None) == searches
                assert 0 < named["strong"]["ms"] < named["master"]["ms"]

    run(scenario())
