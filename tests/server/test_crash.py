"""A server that is killed in the middle of everything has kept all that it called stored."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from .house import run

KILLS = 3


class Process:
    """The service as people start it, on a port of its own."""

    def __init__(self, database: Path) -> None:
        self._database = database

    async def start(self) -> str:
        """Its address, as it tells it itself."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pondside.cli", "serve",
            "--port", "0", "--database", str(self._database),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PONDSIDE_MODE": "plain", "PONDSIDE_BOT_MODE": "plain"},
        )  # fmt: skip
        assert self.process.stdout is not None
        while line := await self.process.stdout.readline():
            if found := re.search(rb"http://localhost:(\d+)/", line):
                return f"127.0.0.1:{int(found[1])}"
        raise AssertionError("the service did not start")

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Client:
    """Somebody who holds both seats of a table and plays as fast as it can."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.chance = random.Random(number)
        self.acknowledged: dict[str, int] = {}  # id -> version
        self.asked: dict[str, dict[str, Any]] = {}
        self.headers: dict[str, str] = {}
        self._n = 0

    async def begin(self, address: str, game: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}") as http:
            made = await http.post(
                "/api/tables",
                json={"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]},
                headers={"x-pondside": "1"},
            )
            self.headers = {"cookie": f"pondside={http.cookies['pondside']}"}
        self.table = made.json()["table"]["id"]

    async def play(self, address: str) -> None:
        """Until the server is gone."""
        try:
            async with connect(
                f"ws://{address}/api/tables/{self.table}/socket",
                additional_headers=self.headers,
                proxy=None,
            ) as socket:
                self.now = json.loads(await socket.recv())
                await self._again(socket)
                while self.now["to_act"] is not None:
                    if self.now["seat"] != self.now["to_act"]:
                        await self._ask(socket, {"type": "sit", "seat": self.now["to_act"]})
                    else:
                        await self._ask(socket, self._move())
                        await asyncio.sleep(0.05)  # or it would send too fast
        except (WebSocketException, OSError, EOFError):
            return

    async def _again(self, socket: Any) -> None:
        """Whatever was not answered is sent once more, and so is something that was."""
        for id, message in [*self.asked.items()][-4:]:
            if "version" in message:
                await self._ask(socket, message | {"id": id})

    def _move(self) -> dict[str, Any]:
        choices = self.now["view"]["choices"]
        version = {"version": self.now["version"]}
        if self.now["finished"]:
            return {"type": self.chance.choice(["confirm", "confirm", "undo"]), **version}
        return {"type": "act", "words": [self.chance.choice(choices)["word"]], **version}

    async def _ask(self, socket: Any, message: dict[str, Any]) -> None:
        """Send a message and wait for its answer, if it came too late for the position too."""
        if "id" not in message:
            self._n += 1
            message["id"] = f"m{self._n}"
        id, stale = message["id"], False
        self.asked[id] = message
        await socket.send(json.dumps(message))
        while True:
            told = json.loads(await socket.recv())
            if told["type"] in ("state", "update"):
                self.now = told
                if stale:
                    return
            if told.get("id") != id:
                continue
            if told["type"] == "update":
                assert self.acknowledged.setdefault(id, told["version"]) <= told["version"]
            elif told["type"] == "refused":
                assert id not in self.acknowledged, f"{id} was stored once, and is refused now"
                stale = told["error"] == "stale"
            if not stale:
                return


def stored(database: Path, table: str) -> list[dict[str, Any]]:
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = db.execute(
            "SELECT line FROM lines JOIN tables ON number = table_number WHERE id = ?"
            " ORDER BY version",
            (table,),
        ).fetchall()
    db.close()
    return [json.loads(line) for (line,) in rows]


async def a_moment(playing: list[asyncio.Task[None]]) -> None:
    """Let the clients play; what went wrong with one of them goes wrong here."""
    await asyncio.sleep(0.02)
    for task in playing:
        if task.done():
            task.result()


def test_what_was_acknowledged_survives_a_kill_and_is_never_done_twice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    chance = random.Random(11)

    async def scenario() -> None:
        service = Process(database)
        clients = [Client(k) for k in range(4)]
        address = await service.start()
        try:
            for k, client in enumerate(clients):
                await client.begin(address, ("kohaku", "rybowisko")[k % 2])
            for _ in range(KILLS):
                playing = [asyncio.create_task(client.play(address)) for client in clients]
                before = sum(len(client.acknowledged) for client in clients)
                while sum(len(client.acknowledged) for client in clients) < before + 12:
                    await a_moment(playing)
                await asyncio.sleep(chance.random() * 0.3)
                await service.kill()
                await asyncio.gather(*playing)
                for client in clients:
                    kept(client, stored(database, client.table))
                address = await service.start()
            # The tables go on.
            for client in clients:
                count = len(client.acknowledged)
                playing = [asyncio.create_task(client.play(address))]
                while len(client.acknowledged) < count + 3:
                    await a_moment(playing)
                playing[0].cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                kept(client, stored(database, client.table))
        finally:
            await service.kill()

    run(scenario())


async def code(socket: Any) -> int:
    """The code that a socket is closed with."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return int(socket.close_code)


def test_over_a_real_network_a_socket_hears_why_it_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        service = Process(tmp_path / "tables.db")
        address = await service.start()
        try:
            client = Client(0)
            await client.begin(address, "kohaku")
            path = f"ws://{address}/api/tables/{client.table}/socket"
            own: dict[str, Any] = {"additional_headers": client.headers, "proxy": None}
            async with connect(path, proxy=None) as socket:
                assert await code(socket) == 4404
            async with connect(path, origin=Origin("http://evil.test"), **own) as socket:
                assert await code(socket) == 4403
            async with connect(path, origin=Origin(f"http://{address}"), **own) as socket:
                await socket.send("x" * 70_000)
                assert await code(socket) == 1009
            async with connect(path, **own) as socket:
                for k in range(400):
                    await socket.send(json.dumps({"type": "ping", "id": f"n{k}"}))
                assert await code(socket) == 4429
        finally:
            await service.kill()

    run(scenario())


def kept(client: Client, lines: list[dict[str, Any]]) -> None:
    """Everything that a client was told is stored, at that version, once."""
    assert [line["version"] for line in lines] == list(range(1, len(lines) + 1))
    found = {line["message"].split(":")[1]: line for line in lines if line["message"]}
    assert len(found) == sum(line["message"] is not None for line in lines)
    for id, version in client.acknowledged.items():
        assert found[id]["version"] == version
        asked = client.asked[id]
        assert found[id]["kind"] == asked["type"]
        if asked["type"] == "act":
            assert found[id]["words"] == asked["words"]
