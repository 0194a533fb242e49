"""Bots at a table: they move by themselves, survive their own end, and go on after a restart."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pondside.kernel.errors import PondsideError
from pondside.protocol.worker import (
    Answer,
    Choose,
    Chosen,
    Compiling,
    Explain,
    Question,
    Reasons,
    line,
)
from pondside.service import bot_pool as bots
from pondside.service.bot_pool import BotPool
from pondside.service.sqlite import SqliteStore

from .house import House, Socket, run, turn
from .thinking import Ready


@pytest.fixture(autouse=True)
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONDSIDE_BOT_MODE", "plain")
    monkeypatch.setattr(bots, "MOST", 1)  # which process a table asks depends on its id


async def my_turn(socket: Socket) -> None:
    await socket.wait(lambda: bool(socket.now["to_act"] == socket.now["seat"]))


async def play_turn(socket: Socket) -> None:
    await turn(socket)
    assert (await socket.ask("confirm"))["type"] == "update"


def test_a_bot_plays_by_itself_and_goes_on_after_its_process_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = bots._Process._start

    async def recorded(process: Any) -> asyncio.subprocess.Process:
        started.append(await start(process))
        return started[-1]

    monkeypatch.setattr(bots._Process, "_start", recorded)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "random")
            socket = await guest.look(made["table"]["id"])
            for end in (False, True, False):
                if end:
                    os.kill(started[-1].pid, signal.SIGKILL)
                await play_turn(socket)
                await socket.wait(lambda: bool(socket.of("thinking")))
                await my_turn(socket)
            assert len(started) == 2
            lines = house.lines(made["table"]["id"])
            moves = [line for line in lines if line["seat"] == 1]
            assert len(moves) == 9  # three words for each turn
            assert all(line["confirm"] and line["message"] is None for line in moves)
            steps = [step for one in socket.of("update") for step in one["steps"]]
            assert {step["actor"] for step in steps} == {0, 1, None}

    run(scenario())


async def bot_to_move(path: Path) -> tuple[str, str, int]:
    """A table at which it is the turn of a bot that takes its time: its id, a cookie, lines."""
    async with House(path, pace=3600.0) as house:
        guest = house.guest()
        made = await guest.make("kohaku", "me", "random")
        socket = await guest.look(made["table"]["id"])
        await play_turn(socket)
        await socket.settle()
        assert socket.now["to_act"] == 1
        table = made["table"]["id"]
        return table, str(guest.secret), len(house.lines(table))


def test_after_a_restart_in_its_turn_a_bot_moves_though_nobody_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        table, secret, lines = await bot_to_move(path)
        async with House(path) as house:
            while len(house.lines(table)) < lines + 3:
                await asyncio.sleep(0.05)
            guest = house.guest()
            guest.http.cookies.set("pondside", secret)
            socket = await guest.look(table)
            await my_turn(socket)
            await play_turn(socket)

    run(scenario())


def test_a_service_that_goes_down_while_a_move_is_stored_lets_no_bot_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[Any] = []
    late: list[Any] = []
    storing = asyncio.Event()

    class Quick(Ready):
        """A process that answers soon, and notes when it should have been gone."""

        async def ask(self, question: Question, progress: Any) -> Chosen | Reasons:
            await asyncio.sleep(0.02)
            late.extend(closed)
            return await super().ask(question, progress)

        async def close(self) -> None:
            closed.append(self)

    append = SqliteStore.append

    async def slow(store: SqliteStore, table: str, line: Any, summary: Any) -> None:
        if line.seat == 1:
            storing.set()
            await asyncio.sleep(0.05)
        await append(store, table, line, summary)

    monkeypatch.setattr(bots, "_Process", Quick)
    monkeypatch.setattr(SqliteStore, "append", slow)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "random")
            socket = await guest.look(made["table"]["id"])
            await play_turn(socket)
            await socket.leave()
            storing.clear()
            await storing.wait()
        await asyncio.sleep(0.1)
        assert len(closed) == 1
        assert not late

    run(scenario())


def test_a_table_of_other_rules_does_not_keep_the_service_from_starting(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "tables.db"
        table, secret, lines = await bot_to_move(path)
        with sqlite3.connect(path) as db:
            db.execute("UPDATE tables SET rules = 99")
        db.close()
        async with House(path) as house:
            assert (await house.guest().get("/healthz")).json()["ok"]
            guest = house.guest()
            guest.http.cookies.set("pondside", secret)
            answer = await guest.get(f"/api/tables/{table}")
            assert answer.status_code == 410
            assert answer.json()["error"] == "asleep"
            assert "made by a newer Pondside" in answer.json()["message"]
            assert len(house.lines(table)) == lines

    run(scenario())


def test_two_tables_that_lose_the_same_process_share_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Any] = []

    class Fake:
        """A process of which the first one ends while two tables wait for it."""

        def __init__(self, game: str) -> None:
            made.append(self)
            self.closed = False
            self._turn = asyncio.Lock()

        async def ask(self, *_: Any) -> Chosen:
            async with self._turn:
                await asyncio.sleep(0.01)
                if made[0] is self:
                    raise PondsideError("the bot process has stopped")
                return Chosen(7)

        async def close(self) -> None:
            self.closed = True

    monkeypatch.setattr(bots, "_Process", Fake)

    async def scenario() -> None:
        pool = BotPool()
        state = np.zeros(1)
        asked = [pool.choose("kohaku", "random", state, "", lambda _: None) for _ in range(3)]
        assert await asyncio.gather(*asked) == [7, 7, 7]
        await pool.close()
        assert len(made) == 2
        assert all(process.closed for process in made)

    run(scenario())


def test_a_move_does_not_wait_while_a_turn_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Fake:
        """A process that answers one question at a time, and thinks long when it explains."""

        def __init__(self, game: str) -> None:
            made.append(self)
            self.closed = False
            self.asked = asyncio.Event()
            self._turn = asyncio.Lock()

        async def ask(self, question: Question, _: Any) -> Chosen:
            async with self._turn:
                self.asked.set()
                if isinstance(question, Explain):
                    await asyncio.sleep(3600)
                return Chosen(7)

        async def close(self) -> None:
            self.closed = True

    monkeypatch.setattr(bots, "_Process", Fake)

    async def scenario() -> None:
        pool = BotPool()
        state = np.zeros(1)
        told = [
            asyncio.create_task(pool.explain("kohaku", "strong", state, f"{table}.5"))
            for table in ("one", "two")
        ]
        await asyncio.sleep(0)
        await made[0].asked.wait()
        move = pool.choose("kohaku", "strong", state, "one.9", lambda _: None)
        assert await asyncio.wait_for(move, 10) == 7
        assert len(made) == 2  # one that explains to all tables, and one that moves
        for one in told:
            one.cancel()
        await pool.close()
        assert all(process.closed for process in made)

    run(scenario())


def test_a_bot_that_cannot_think_at_all_still_makes_a_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise PondsideError("the bot process has stopped")

    monkeypatch.setattr(bots._Process, "ask", broken)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "random")
            socket = await guest.look(made["table"]["id"])
            await play_turn(socket)
            await socket.wait(lambda: bool(socket.of("thinking")))
            await my_turn(socket)

    run(scenario())


def test_whoever_comes_while_a_bot_is_compiled_is_told_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = asyncio.Event()

    class Slow(Ready):
        async def ask(self, question: Question, progress: Any) -> Chosen | Reasons:
            progress((2, 4))
            await compiled.wait()
            return await super().ask(question, progress)

    monkeypatch.setattr(bots, "_Process", Slow)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "calm")
            socket = await guest.look(made["table"]["id"])
            await play_turn(socket)
            await socket.wait(lambda: bool(socket.of("thinking")))
            late = await guest.look(made["table"]["id"])
            await late.wait(lambda: bool(late.of("thinking")))
            told = {"type": "thinking", "seat": 1, "preparing": [2, 4], "left": None}
            assert late.of("thinking") == [told]
            compiled.set()
            await my_turn(late)
            later = await guest.look(made["table"]["id"])
            await later.settle()
            assert later.of("thinking") == []

    run(scenario())


def test_no_step_comes_after_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """When all is compiled a bot thinks; it is not at step 3 of 2."""
    said: list[Answer] = [
        Compiling("one", 0, 2),
        Compiling("two", 1, 2),
        Compiling("", 2, 2),
        Chosen(5),
    ]
    lines = b"".join(map(line, said)).decode()
    code = f"input()\nprint({lines!r}, end='')"

    async def start(_: Any) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        arguments = (sys.executable, "-c", code)
        return await asyncio.create_subprocess_exec(*arguments, stdin=pipe, stdout=pipe)

    monkeypatch.setattr(bots._Process, "_start", start)
    told: list[Any] = []

    async def scenario() -> None:
        process = bots._Process("kohaku")
        assert await process.ask(Choose("calm", b"", ""), told.append) == Chosen(5)
        await process.close()

    run(scenario())
    assert told == [(0, 2), (1, 2), None]


def test_nobody_speaks_for_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db", pace=3600.0) as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "random")
            socket = await guest.look(made["table"]["id"])
            await play_turn(socket)
            await socket.settle()
            assert (await socket.ask("sit", seat=1))["error"] == "not_seated"
            for word in ("a1b1", "a1a2", "c1b1"):
                refused = await socket.ask("act", words=[word], confirm=True)
                assert refused["error"] == "not_your_turn"
            # Alone with a bot, a person may still go back, and the bot forgets what it thought.
            assert (await socket.ask("undo"))["type"] == "update"
            await socket.settle()
            assert socket.now["to_act"] == 0

    run(scenario())
