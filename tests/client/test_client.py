"""Tables are found, made, joined and played by programs."""

from __future__ import annotations

import asyncio
import doctest
import os
import random
import runpy
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pondside.client import Bot, Client, Disconnected, Me, Open, Refused, Table, errors
from pondside.client.errors import refused
from pondside.client.reading import read, read_answer
from pondside.protocol.messages import Refused as Refusal
from pondside.protocol.messages import SeatInfo, Step
from pondside.service import bot_pool as bots

from ..server.thinking import ready
from .conftest import served
from .faulty import way_to

ROOT = Path(__file__).parents[2]


def run(what: Coroutine[Any, Any, None]) -> None:
    async def within() -> None:
        async with asyncio.timeout(30):
            await what

    asyncio.run(within())


async def two(stack: AsyncExitStack, address: str) -> tuple[Client, Client, Table, Table]:
    """Two guests at a table of Kōhaku."""
    ala = await stack.enter_async_context(Client(address))
    olek = await stack.enter_async_context(Client(address))
    made = await ala.make("kohaku", [Me("Ala"), Open()])
    await olek.claim(made.table.id, made.invites["1"], "Olek")
    first = await stack.enter_async_context(ala.table(made.table.id))
    second = await stack.enter_async_context(olek.table(made.table.id))
    return ala, olek, first, second


class TestHttp:
    def test_a_guest_keeps_its_secret(self, address: str) -> None:
        async def story() -> None:
            async with Client(address) as client:
                me = await client.rename("Ala")
                assert me.name == "Ala"
                assert client.secret is not None
                async with Client(address + "/", client.secret) as again:
                    assert await again.me() == me
                async with Client(address) as stranger:
                    assert (await stranger.me()).guest != me.guest

        run(story())

    def test_the_same_people_play_again(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                clients = [await stack.enter_async_context(Client(address)) for _ in range(3)]
                ala, olek, ola = clients
                options = {"target": "1", "first": "1"}
                made = await ala.make("rybowisko", [Me("Ala"), Open(), Open()], options)
                id = made.table.id
                await olek.claim(id, made.invites["1"], "Olek")
                await ola.claim(id, made.invites["2"], "Ola")
                with pytest.raises(errors.NotOver):
                    await ala.again(id)
                tables = [await stack.enter_async_context(one.table(id)) for one in clients]
                chance = random.Random(1)
                while not tables[0].now.over:
                    for table in tables:
                        await table.ping()
                        if table.now.mine:
                            await table.act(chance.choice(table.now.words), confirm=True)
                following = await olek.again(id)
                kinds = [seat.kind for seat in following.seats]
                assert kinds == ["person", "reserved", "reserved"]
                told = (await ala.info(id)).next
                assert told is not None
                assert (told.seat, told.table, told.joined) == (1, following.id, False)
                assert (await ala.come(following.id)).state == "open"
                given = await ala.give(following.id, 1, Open())
                assert isinstance(given.invites, dict)
                assert list(given.invites) == ["1"]
                assert (await ala.give(following.id, 1, Bot("calm"))).state == "playing"
                with pytest.raises(errors.Taken):
                    await ola.again(id)

        run(story())

    def test_games_and_tables(self, address: str) -> None:
        async def story() -> None:
            async with Client(address) as client:
                assert await client.tables() == []
                keys = [game.key for game in await client.games()]
                assert {"kohaku", "rybowisko"} <= set(keys)
                made = await client.make(
                    "kohaku", [Me(), Open()], {"goal_cards": "on"}, {"points": "off"}
                )
                assert made.table.options["goal_cards"] == "on"
                assert made.table.settings.points == "off"
                assert made.table.state == "open"
                assert [one.id for one in await client.tables()] == [made.table.id]
                assert (await client.info(made.table.id)).host
                another = await client.invite(made.table.id, 1)
                assert another != made.invites["1"]
                assert (await client.record(made.table.id)).startswith("pond 1\n")
                assert (await client.moment(made.table.id, 0)).n == 0
                async with Client(address) as stranger:
                    seen = await stranger.info(made.table.id, made.watch)
                    assert not seen.host

        run(story())

    def test_claiming_changes_the_secret(self, address: str) -> None:
        async def story() -> None:
            async with Client(address) as ala, Client(address) as olek:
                await olek.me()
                before = olek.secret
                made = await ala.make("kohaku", [Me(), Open()])
                info = await olek.claim(made.table.id, made.invites["1"])
                assert [seat.mine for seat in info.seats] == [False, True]
                assert olek.secret != before
                assert (await olek.tables())[0].id == made.table.id
                with pytest.raises(errors.Taken):
                    await olek.claim(made.table.id, made.invites["1"])

        run(story())

    def test_errors_have_the_names_of_the_protocol(self, address: str) -> None:
        async def story() -> None:
            async with Client(address) as client:
                with pytest.raises(errors.BadOption, match="chess"):
                    await client.make("chess", [Me()])
                with pytest.raises(errors.NotFound) as found:
                    await client.info("nothing-here")
                assert found.value.error == "not_found"
                with pytest.raises(errors.NotFound):
                    await client.sheets("nothing-here")
                with pytest.raises(errors.Unreadable):
                    await client.rename("x" * 41)

        run(story())

    def test_a_server_that_is_not_there(self) -> None:
        async def story() -> None:
            async with Client("http://127.0.0.1:1", patience=0.2) as client:
                with pytest.raises(Disconnected, match="cannot be reached"):
                    await client.me()
                with pytest.raises(Disconnected):
                    async with client.table("nothing-here"):
                        pass

        run(story())

    def test_an_error_of_a_newer_server(self) -> None:
        error = refused("brand_new", "so it is")
        assert type(error) is Refused
        assert (error.error, str(error)) == ("brand_new", "so it is")


class TestTable:
    def test_a_whole_game(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                ala, olek, *tables = await two(stack, address)
                chooser = random.Random("whole")

                async def play(table: Table) -> list[int]:
                    steps = [step.n for step in table.now.steps]
                    async for now in table:
                        steps += [step.n for step in now.steps]
                        if now.over:
                            return steps
                        if now.mine:
                            await table.act(chooser.choice(now.words), confirm=True)
                    return steps

                first, second = await asyncio.gather(*(play(table) for table in tables))
                assert first == second == list(range(first[0], first[-1] + 1))
                info = await olek.info(tables[0].id)
                assert info.state == "over"
                assert info.outcome is not None
                assert len((await ala.sheets(info.id)).sheets) == 2
                assert (await ala.draws(info.id)).commitment == info.commitment
                with pytest.raises(errors.Over):
                    await tables[0].act("b2b1")

        run(story())

    def test_a_turn_is_tentative_until_it_is_confirmed(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                _, _, first, second = await two(stack, address)
                version = first.version
                word = first.now.words[0]
                assert await first.act(word) == version + 1
                assert first.now.tentative == (word,)
                assert second.now.tentative == ()
                await first.undo()
                assert len(first.now.tentative) == 0
                with pytest.raises(errors.NothingToUndo):
                    await first.undo()
                await first.act(word)
                await first.act(first.now.words[0])
                await first.undo(whole=True)
                await first.act(word)
                await first.act(first.now.words[0])
                await first.act(first.now.words[0])
                assert first.now.finished
                with pytest.raises(errors.Unconfirmed):
                    await first.act(word)
                await first.confirm()
                assert first.now.to_act == 1

        run(story())

    def test_what_is_not_possible_is_refused_with_its_reason(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                _, _, first, second = await two(stack, address)
                with pytest.raises(errors.Illegal) as illegal:
                    await first.act("k0,0")
                assert illegal.value.refusal
                assert illegal.value.clause
                because = await first.why("k0,0")
                assert (because.refusal, because.clause) == (
                    illegal.value.refusal,
                    illegal.value.clause,
                )
                assert (await first.why(first.now.words[0])).refusal is None
                with pytest.raises(errors.Unreadable):
                    await first.act("?")
                with pytest.raises(errors.Unreadable):
                    await first.act(["b2b1"] * 9)
                with pytest.raises(errors.TooLarge):
                    await first.act("b" * 5000)
                with pytest.raises(errors.NotYourTurn):
                    await second.act("b2b1")
                assert await first.worth(first.now.words[0]) == []
                assert isinstance(await first.sheet(1), list)
                assert await first.ping() == first.version

        run(story())

    def test_a_late_message_is_stale(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                ala, _, first, _ = await two(stack, address)
                late = await stack.enter_async_context(ala.table(first.id))
                await first.act(first.now.words[0])
                await late.ping()
                late._version -= 1
                with pytest.raises(errors.Stale):
                    await late.undo()

        run(story())

    def test_several_seats_of_one_client(self, address: str) -> None:
        async def story() -> None:
            async with Client(address) as client:
                made = await client.make("rybowisko", [Me("Ala"), Me("Olek")])
                async with client.table(made.table.id) as table:
                    assert table.now.seat is None
                    assert table.now.to_act is not None
                    now = await table.sit(table.now.to_act)
                    assert now.mine
                    await table.act(now.words[0], confirm=True)
                    with pytest.raises(errors.NotSeated):
                        await table.sit(5)

        run(story())

    def test_somebody_who_watches(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                ala, _, first, _ = await two(stack, address)
                watch = (await ala.info(first.id)).watch
                assert isinstance(watch, str)
                stranger = await stack.enter_async_context(Client(address))
                with pytest.raises(Disconnected) as closed:
                    async with stranger.table(first.id):
                        pass
                assert closed.value.code == 4404
                seen = await stack.enter_async_context(stranger.table(first.id, watch))
                assert seen.now.words == []
                with pytest.raises(errors.NotSeated):
                    await seen.act("b2b1")
                await first.act(first.now.words[0], confirm=True)
                async for now in seen:
                    if now.version == first.version:
                        break
                assert {seat.name for seat in seen.info.seats} == {"Ala", "Olek"}

        run(story())

    def test_a_turn_is_given_back_if_the_other_agrees(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                _, _, first, second = await two(stack, address)
                for _ in range(3):
                    await first.act(first.now.words[0], confirm=True)
                await first.ask_back()
                async for now in second:
                    if now.asked_back is not None:
                        break
                await second.answer_back(True)
                async for now in first:
                    if now.to_act == 0:
                        break
                assert first.now.steps[-1].word.startswith("back:")

        run(story())


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a service whose bots do not think."""
    monkeypatch.setattr(bots, "_Process", ready())
    yield from served(tmp_path / "tables.db")


class TestExplain:
    def test_a_bot_tells_why(self, quick: str) -> None:
        async def story() -> None:
            async with Client(quick) as client:
                (kohaku,) = [game for game in await client.games() if game.key == "kohaku"]
                strong = next(one for one in kohaku.bots if one.name == "strong")
                assert strong.explains
                assert strong.ms is not None
                made = await client.make("kohaku", [Me("Ala"), Bot("strong")])
                async with client.table(made.table.id) as table:
                    steps: list[Step] = []
                    async for now in table:
                        steps += now.steps
                        if now.view["turn"] > 2 and now.mine:
                            break
                        if now.mine:
                            await table.act(now.words[0], confirm=True)
                    played = [step for step in steps if step.turn == 2 and step.actor == 1]
                    found = await table.explain(played[-1].n)
                    assert (found.seat, found.bot, found.step) == (1, "strong", played[0].n)
                    assert [one.played for one in found.reasons] == [True, False, False]
                    best = found.reasons[0]
                    assert best.words == [step.word for step in played]
                    assert best.told == [step.told for step in played]
                    assert (best.now, best.ahead, best.error, best.futures) == (2, 5.0, 0.25, 400)
                    own = next(step for step in steps if step.actor == 0)
                    with pytest.raises(errors.NotAllowed, match="no bot decided that"):
                        await table.explain(own.n)
                    with pytest.raises(errors.NotAllowed, match="no such step"):
                        await table.explain(9999)
                    with pytest.raises(errors.Unreadable):
                        await table.explain(0)

        run(story())


def test_a_message_of_a_newer_server_is_passed_over() -> None:
    assert read_answer('{"type": "weather", "rain": true}') is None
    assert read_answer('{"type": "thinking", "seat": 1, "mood": "calm"}') is not None
    with pytest.raises(msgspec.ValidationError):
        read_answer('{"type": "thinking"}')


def test_words_of_a_newer_server_are_taken_as_they_are() -> None:
    told: dict[str, Any] = {"id": None, "error": "brand_new", "message": "so it is"}
    told |= {"refusal": None, "clause": None, "version": 1, "type": "refused"}
    refusal = read_answer(msgspec.json.encode(told))
    assert isinstance(refusal, Refusal)
    assert str(refusal.error) == "brand_new"
    seat = {"seat": 0, "kind": "dog", "name": "Rex", "bot": None, "present": True, "mine": False}
    assert read(msgspec.json.encode({**seat, "breed": "pug"}), SeatInfo).name == "Rex"


def test_what_a_table_does_not_tell_is_empty(address: str) -> None:
    async def story() -> None:
        async with Client(address) as ala, Client(address) as stranger:
            made = await ala.make("kohaku", [Me(), Open()])
            seen = await stranger.info(made.table.id, made.watch)
            assert (seen.invites, seen.watch) == ({}, "")

    run(story())


class TestLostConnection:
    def test_it_is_made_again_and_nothing_is_missed(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                _, olek, first, _ = await two(stack, address)
                way = await stack.enter_async_context(way_to(address))
                far = await stack.enter_async_context(Client(way.address, olek.secret))
                seen = await stack.enter_async_context(far.table(first.id))
                last = seen.info.steps
                steps: list[int] = []
                for _ in range(3):
                    way.cut()
                    await first.act(first.now.words[0], confirm=True)
                async for now in seen:
                    steps += [step.n for step in now.steps]
                    if now.version == first.version:
                        break
                assert steps == list(range(last + 1, last + 1 + len(steps)))
                assert way.opened > 1

        run(story())

    def test_what_was_not_answered_is_sent_again_and_done_once(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                ala, _, first, second = await two(stack, address)
                way = await stack.enter_async_context(way_to(address))
                far = await stack.enter_async_context(Client(way.address, ala.secret))
                table = await stack.enter_async_context(far.table(first.id))
                version = table.version
                way.deaf = True
                acting = asyncio.create_task(table.act(table.now.words[0], confirm=True))
                async for now in second:
                    if now.version > version:
                        break
                assert not acting.done()
                way.deaf = False
                way.cut()
                assert await acting == version + 1
                assert await first.ping() == version + 1

        run(story())

    def test_it_gives_up_when_the_server_stays_away(self, address: str) -> None:
        async def story() -> None:
            async with AsyncExitStack() as stack:
                ala, _, first, _ = await two(stack, address)
                async with way_to(address) as way:
                    far = Client(way.address, ala.secret, patience=0.3)
                    await stack.enter_async_context(far)
                    table = await stack.enter_async_context(far.table(first.id))
                with pytest.raises(Disconnected):
                    await table.ping()
                with pytest.raises(Disconnected):
                    await table.act("b2b1")

        run(story())


def test_the_page_about_the_client(address: str) -> None:
    page = (ROOT / "docs" / "client.md").read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(
        page, {"ADDRESS": address, "asyncio": asyncio}, "client.md", "docs/client.md", 0
    )
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    assert len(test.examples) > 2


def test_the_example_plays_a_whole_game(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(os.environ, "PONDSIDE_BOT_MODE", "plain")
    example = runpy.run_path(str(ROOT / "examples" / "random_client.py"))
    # The random bot: another takes its time when it is not compiled.
    monkeypatch.setitem(example["play"].__globals__, "Bot", lambda _: Bot("random"))
    run(example["play"](address))
    assert "\nResult: P1 " in capsys.readouterr().out
