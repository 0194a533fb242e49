"""One connection to one table: messages in, messages out, limits on both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket

from ..kernel.errors import PondsideError
from ..protocol import messages
from ..protocol.messages import read_request
from ..table.house import House
from ..table.rights import may_see
from ..table.seats import NO_TABLE
from ..table.table import Table
from ..table.waiting import Waiting
from . import guests, metrics
from .preparing import Workshop
from .tidying import Tidying
from .wire import wire_of

SILENCE = 90.0  # seconds without a message after which a connection is closed
MOST_WAITING = 200  # messages on their way to somebody who does not take them
MOST_BYTES_WAITING = 4_000_000

SILENT, TOO_FAST, TOO_SLOW = 4408, 4429, 4431


class Allowance:
    """So many messages at once, and so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst, self._rate = burst, per_second
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """Somebody who looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], guest: str | None) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self.guest = guest
        self.seat: int | None = None
        self._waiting: Waiting[bytes] = Waiting()  # without a wire
        self._closing: asyncio.Task[None] | None = None  # without a wire
        self.closed = False

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self._wire is not None:
            if self._wire.waiting > MOST_BYTES_WAITING:
                self.close(TOO_SLOW, "you do not take what is sent")
            else:
                self._wire.put(message)
        elif len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW, "you do not take what is sent")
        else:
            self._waiting.put(message)

    def close(self, code: int, reason: str) -> None:
        """Close, once; who listens is told so by the socket."""
        if self.closed:
            return
        self.closed = True
        if self._wire is not None:
            self._wire.close(code, reason)
        else:
            self._closing = asyncio.create_task(self._socket.close(code, reason))

    @property
    def direct(self) -> bool:
        """Whether nothing has to be written by `write`."""
        return self._wire is not None

    async def write(self) -> None:
        """Send what waits, for ever."""
        while not self.closed:
            text = (await self._waiting.take()).decode()
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hand over every text, until the other side leaves or says nothing for too long."""
        loop = asyncio.get_running_loop()
        last = loop.time()

        def hear(text: str) -> None:
            nonlocal last
            now = loop.time()
            if now - last > SILENCE / 9:  # not each puts off the end of the silence: timers cost
                last = now
                silence.reschedule(now + SILENCE)
            if not self.closed:
                heard(text)

        try:
            async with asyncio.timeout(SILENCE) as silence:
                if self._wire is not None:
                    self._wire.heard = hear
                while (message := await self._socket.receive())["type"] == "websocket.receive":
                    hear(message.get("text") or "")  # bytes are unreadable
        except TimeoutError:
            self.close(SILENT, "nothing was heard for too long")
        finally:
            if self._wire is not None:
                self._wire.heard = None
            if self._closing is not None:
                await self._closing


async def converse(
    socket: WebSocket[Any, Any, Any],
    house: House,
    workshop: Workshop,
    tidying: Tidying,
    id: str,
    since: int | None,
    watch: str | None,
    allowance: Allowance,
) -> None:
    """Talk with somebody until they leave."""
    guest = await guests.known(socket.scope, house.store)
    try:
        table = await house.find(id)
    except PondsideError:  # its rules cannot be run here: GET tells more
        table = None
    await socket.accept()
    if table is None or not may_see(table.row, guest.id if guest else None, watch):
        await socket.close(NO_TABLE, "there is no such table for you")
        return
    if table.row.finished is None:
        bots = [seat.plays for seat in table.row.seats if seat.kind == "bot"]
        workshop.want(table.row.game, bots)
    connection = Connection(socket, guest.id if guest else None)
    connection.seat = table.standing.only_seat(connection.guest)
    writer = None if connection.direct else asyncio.create_task(connection.write())
    metrics.CONNECTIONS.inc()

    async def enter() -> None:
        house.fanout.add(id, connection)
        table.telling.state(connection, since if since is None else max(since, 0))
        table.telling.table()

    await table.do(enter)
    try:
        await connection.listen(_ear(connection, table, allowance))
    finally:
        metrics.CONNECTIONS.dec()
        tidying.ended += 1
        if writer is not None:
            writer.cancel()

        async def leave() -> None:
            house.fanout.remove(id, connection)
            table.telling.table()

        await table.do(leave)


def _ear(connection: Connection, table: Table, allowance: Allowance) -> Callable[[str], None]:
    """Takes what somebody says: every message is answered, and too many end the talk."""
    too_many = 0

    def hear(data: str) -> None:
        nonlocal too_many
        if not allowance.take():
            too_many += 1
            table.refuse(connection, _id_in(data), "too_many", "slow down, and send it again")
            if too_many > 100:
                connection.close(TOO_FAST, "too many messages")
        elif len(data.encode()) > messages.MAX_MESSAGE:
            table.refuse(connection, None, "too_large", "a message has at most 4096 bytes")
        else:
            try:
                request = read_request(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                table.refuse(connection, _id_in(data), "unreadable", str(error)[:200])
            else:
                table.ask(connection, request)

    return hear


def _id_in(data: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that it can be answered."""
    try:
        found = msgspec.json.decode(data[: messages.MAX_MESSAGE])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else None
