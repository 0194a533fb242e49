"""One act has one answer: the position that it led to, which everybody else is told as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pondside.protocol import messages

from .house import House, Socket, pair, run, turn


def without_id(text: str) -> Any:
    told = json.loads(text)
    assert "id" in told
    return {**told, "id": None}


def last_update(socket: Socket) -> str:
    return next(text for text in reversed(socket.raw) if text.startswith('{"type":"update"'))


def test_an_update_that_answers_is_the_one_that_all_equal_eyes_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_anew: list[Any] = []

    def counted(message: Any) -> bytes:
        made_anew.append(message)
        return messages.encoded(message)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            table = made["table"]["id"]
            acting, beside = await ala.look(table), await ala.look(table)
            other = await olek.look(table)
            words = await turn(acting)
            monkeypatch.setattr("pondside.table.telling.encoded", counted)
            answer = await acting.ask("confirm", id="of-ala")
            for socket in (acting, beside, other):
                await socket.settle()
            assert len(words) == 3
            assert (answer["type"], answer["id"]) == ("update", "of-ala")
            assert [len(socket.of("update")) for socket in (acting, beside, other)] == [4, 4, 1]
            assert [one.seat for one in made_anew] == [0, 1], "encoded more often than eyes differ"
            assert without_id(last_update(acting)) == json.loads(last_update(beside))
            assert not any("of-ala" in text for socket in (beside, other) for text in socket.raw)

    run(scenario())


def test_the_head_alone_is_written_anew() -> None:
    update = messages.Update(None, 7, 0, {"turn": 3}, ("a",), [()], True, 0, [], None)
    answer = msgspec.structs.replace(update, id="q_7-")
    told = messages.encoded(update)
    assert messages.answering(told, "q_7-") == messages.encoded(answer)
    with pytest.raises(AssertionError):
        messages.answering(messages.encoded(answer), "another")


def test_a_repeated_message_is_answered_with_how_the_table_stands_now(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            table = made["table"]["id"]
            one, other = await ala.look(table), await olek.look(table)
            act = {"words": one.words[:1], "version": one.version, "id": "once"}
            first = await one.ask("act", **act)
            await turn(one)
            last = await one.ask("confirm", id="then")
            await other.settle()
            lines, heard = house.lines(table), len(other.heard)
            for socket in (one, await ala.look(table)):
                repeated = await socket.ask("act", **act)
                assert repeated == {**last, "id": "once", "steps": []}
                assert repeated["version"] > first["version"]
                assert (await socket.ask("confirm", id="then", version=1))["type"] == "update"
            await other.settle()
            assert len(other.of("update", "state")) == len(
                [one for one in other.heard[:heard] if one["type"] in ("update", "state")]
            )
            assert house.lines(table) == lines

    run(scenario())


def test_who_acts_for_a_seat_without_its_eyes_is_answered_as_a_spectator(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala = house.guest()
            made = await ala.make("kohaku", "me", "me")
            table = made["table"]["id"]
            acting, beside = await ala.look(table), await ala.look(table)
            seated = await ala.look(table)
            told = await seated.ask("sit", seat=0, id="here")
            assert (told["type"], told["id"], told["seat"]) == ("state", "here", 0)
            word = seated.words[0]
            answer = await acting.ask("act", words=[word], version=seated.version)
            assert (answer["seat"], answer["tentative"]) == (None, [])
            assert answer["view"] == beside.now["view"]
            for socket in (beside, seated):
                await socket.settle()
            assert beside.of("update") == []
            assert (seated.now["tentative"], seated.now["id"]) == ([word], None)

    run(scenario())
