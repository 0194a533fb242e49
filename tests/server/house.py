"""A whole service in this process, spoken to as an ASGI server would: no port, no network, no
waiting.  Guests keep their cookies, sockets keep everything they heard.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx

from pondside.service.app import Config, make_app

T = TypeVar("T")
Json = Any

HOST = "pond.test"
PATIENCE = 60.0  # seconds until a test gives up waiting for a message
EASY = {"pace": 0.0, "burst": 1e9, "per_second": 1e9, "per_minute": 1_000_000}

_numbers = itertools.count(1)


class House:
    """A service on a database file; `async with` starts and stops it."""

    def __init__(self, database: Path, **config: Any) -> None:
        self.database = database
        self._config = Config(database, **{**EASY, **config})
        self._life: asyncio.Task[None] | None = None
        self._sockets: list[Socket] = []
        self._clients: list[httpx.AsyncClient] = []

    async def __aenter__(self) -> House:
        self.app: Callable[..., Awaitable[None]] = make_app(self._config)
        self._told: asyncio.Queue[Json] = asyncio.Queue()
        self._done: asyncio.Queue[Json] = asyncio.Queue()
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}

        async def run() -> None:
            await self.app(scope, self._told.get, self._done.put)

        self._life = asyncio.create_task(run())
        await self._tell("startup")
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.leave()
        for client in self._clients:
            await client.aclose()
        await self._tell("shutdown")
        assert self._life is not None
        await self._life

    async def _tell(self, what: str) -> None:
        await self._told.put({"type": f"lifespan.{what}"})
        heard = await asyncio.wait_for(self._done.get(), PATIENCE)
        assert heard["type"] == f"lifespan.{what}.complete", heard

    def guest(self) -> Guest:
        """Somebody without a cookie yet."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app),
            base_url=f"http://{HOST}",
            headers={"x-pondside": "1"},
        )
        self._clients.append(client)
        return Guest(self, client)

    def rows(self, question: str, *values: Any) -> list[Any]:
        """What stands in the file, as another program reads it."""
        with sqlite3.connect(self.database) as db:
            found = db.execute(question, values).fetchall()
        db.close()
        return found

    def lines(self, table: str) -> list[Json]:
        """The stored lines of a table."""
        found = self.rows(
            "SELECT line FROM lines JOIN tables ON number = table_number WHERE id = ?"
            " ORDER BY version",
            table,
        )
        return [json.loads(line) for (line,) in found]

    def seed(self, table: str) -> str:
        return str(self.rows("SELECT seed FROM tables WHERE id = ?", table)[0][0])


class Guest:
    """Somebody at a browser."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self._house, self.http = house, client

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get("pondside")

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, body: Json) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def put(self, path: str, body: Json) -> httpx.Response:
        return await self.http.put(path, json=body)

    async def make(self, game: str, *seats: str, **more: Json) -> Json:
        """Make a table; a seat is `me`, `open` or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = await self.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert made.status_code == 201, made.text
        return made.json()

    async def claim(self, made: Json, seat: int = 1) -> None:
        """Take an open seat of a table that somebody made."""
        path = f"/api/tables/{made['table']['id']}/claim"
        taken = await self.post(path, {"invite": made["invites"][str(seat)]})
        assert taken.status_code == 200, taken.text

    async def look(self, table: str, headers: dict[str, str] | None = None, **query: Any) -> Socket:
        """Connect to a table; the first message, if there is one, has arrived."""
        socket = Socket(self._house.app, table, query, self.secret, headers or {})
        self._house._sockets.append(socket)
        await socket.wait(lambda: bool(socket.heard) or socket.closed is not None)
        return socket


class Socket:
    """One connection to a table."""

    def __init__(
        self,
        app: Callable[..., Awaitable[None]],
        table: str,
        query: dict[str, Any],
        secret: str | None,
        headers: dict[str, str],
    ) -> None:
        self.heard: list[Json] = []  # every message, in its order
        self.raw: list[str] = []
        self.closed: int | None = None  # the code
        self.accepted = False
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._changed = asyncio.Condition()
        given = {"host": HOST, **headers}
        if secret is not None:
            given["cookie"] = f"pondside={secret}"
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": str(httpx.QueryParams(query)).encode(),
            "headers": [(k.encode(), v.encode("latin-1")) for k, v in given.items()],
            "client": ("127.0.0.1", 5000),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    async def _send(self, message: Json) -> None:
        async with self._changed:
            if message["type"] == "websocket.accept":
                self.accepted = True
            elif message["type"] == "websocket.send":
                text = message.get("text") or message["bytes"].decode()
                self.raw.append(text)
                self.heard.append(json.loads(text))
            elif message["type"] == "websocket.close":
                self.closed = message["code"]
                self._incoming.put_nowait({"type": "websocket.disconnect", "code": self.closed})
            self._changed.notify_all()

    async def wait(self, until: Callable[[], bool]) -> None:
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(until), PATIENCE)

    def say(self, text: str) -> None:
        """Send a frame of text as it is."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def say_bytes(self, data: bytes) -> None:
        """Send a frame that is no text."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": None, "bytes": data})

    async def ask(self, type: str, **fields: Json) -> Json:
        """Send a message and wait for its answer.  The version is the last one heard."""
        id = fields.pop("id", None) or f"t{next(_numbers)}"
        before = len(self.answers(id))
        if type in ("act", "undo", "confirm", "ask_back", "answer_back"):
            fields.setdefault("version", self.version)
        self.say(json.dumps({"type": type, "id": id, **fields}))
        await self.wait(lambda: len(self.answers(id)) > before or self.closed is not None)
        return self.answers(id)[-1]

    async def settle(self) -> None:
        """Everything sent so far has been answered, everything it led to has been heard."""
        await self.ask("ping")

    def answers(self, id: str | None) -> list[Json]:
        """What a message was answered with; None: those that could not be read."""
        said = [one for one in self.heard if "id" in one and one["id"] == id]
        return said if id is not None else [one for one in said if one["type"] == "refused"]

    def of(self, *types: str) -> list[Json]:
        return [one for one in self.heard if one["type"] in types]

    @property
    def version(self) -> int:
        """The newest version this side has heard of."""
        return max(int(one["version"]) for one in self.heard if "version" in one)

    @property
    def now(self) -> Json:
        """The last position heard."""
        return self.of("state", "update")[-1]

    @property
    def words(self) -> list[str]:
        """What may be played now, as the view offers it."""
        return [one["word"] for one in self.now["view"]["choices"]]

    async def leave(self) -> None:
        """Go away, as a browser tab that is closed."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(asyncio.gather(self._task, return_exceptions=True), PATIENCE)


async def pair(house: House, game: str, **more: Json) -> tuple[Guest, Guest, Json]:
    """A table with two guests, who are Ala and Olek."""
    ala, olek = house.guest(), house.guest()
    await ala.put("/api/me", {"name": "Ala"})
    await olek.put("/api/me", {"name": "Olek"})
    made = await ala.make(game, "me", "open", **more)
    await olek.claim(made)
    return ala, olek, made


async def turn(socket: Socket, choose: Callable[[list[str]], str] = min) -> list[str]:
    """Play until the turn is complete, without confirming it."""
    played = []
    while not socket.now["finished"]:
        word = choose(socket.words)
        answer = await socket.ask("act", words=[word])
        assert answer["type"] == "update", answer
        await socket.settle()
        played.append(word)
    return played


async def play_on(
    sockets: list[Socket], until: Callable[[], bool], choose: Callable[[list[str]], str] = min
) -> None:
    """Turn after turn, each confirmed, until something is true or the game is over."""
    while not until():
        for socket in sockets:
            await socket.settle()
        to_act = sockets[0].now["to_act"]
        if to_act is None:
            return
        socket = next(one for one in sockets if one.now["seat"] == to_act)
        await turn(socket, choose)
        if until():
            return
        answer = await socket.ask("confirm")
        assert answer["type"] == "update", answer


def run(scenario: Awaitable[T]) -> T:
    """Run a scenario in a loop of its own."""

    async def whole() -> T:
        return await asyncio.wait_for(scenario, 5 * PATIENCE)

    return asyncio.run(whole())
