"""One connection to one table: messages in, messages out, limits on both."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..kernel.errors import PondsideError
from . import guests, messages, metrics
from .messages import encoded, read_request
from .table import Table
from .tables import Tables

SILENCE = 90.0  # seconds without a message after which a connection is closed
MOST_WAITING = 200  # messages on their way to somebody who does not take them

NO_TABLE, SILENT, TOO_FAST, TOO_SLOW = 4404, 4408, 4429, 4431


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
        self.guest = guest
        self.seat: int | None = None
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self.overrun = self._gone = False

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.overrun = True
        self._waiting.append(message)
        self._something.set()

    async def let_go(self) -> None:
        """Close, once: reading and writing may both find that too much waits."""
        if not self._gone:
            self._gone = True
            await self._socket.close(TOO_SLOW, "you do not take what is sent")

    async def write(self) -> None:
        """Send what waits, for ever."""
        send = self._socket.send
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                if self.overrun:
                    await self.let_go()
                    return
                text = self._waiting.popleft().decode()
                await send({"type": "websocket.send", "text": text, "bytes": None})


async def converse(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    id: str,
    since: int | None,
    watch: str | None,
    allowance: Allowance,
) -> None:
    """Talk with somebody until they leave."""
    guest = await guests.known(socket.scope, tables.store)
    try:
        table = await tables.find(id)
    except PondsideError:  # made with other rules: GET tells more
        table = None
    await socket.accept()
    if table is None or not may_see(table, guest.id if guest else None, watch):
        await socket.close(NO_TABLE, "there is no such table for you")
        return
    connection = Connection(socket, guest.id if guest else None)
    connection.seat = table.only_seat(connection.guest)
    writer = asyncio.create_task(connection.write())
    metrics.CONNECTIONS.inc()

    async def enter() -> None:
        tables.fanout.add(id, connection)
        connection.send(encoded(table.state(connection, since if since is None else max(since, 0))))
        table.tell_table()

    await table.do(enter)
    try:
        await _listen(socket, connection, table, allowance)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.CONNECTIONS.dec()
        tables.ended += 1
        writer.cancel()

        async def leave() -> None:
            tables.fanout.remove(id, connection)
            table.tell_table()

        await table.do(leave)


async def _listen(
    socket: WebSocket[Any, Any, Any], connection: Connection, table: Table, allowance: Allowance
) -> None:
    try:
        async with asyncio.timeout(SILENCE) as silence:
            await _hear(socket, connection, table, allowance, silence)
    except TimeoutError:
        await socket.close(SILENT, "nothing was heard for too long")


async def _hear(
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    table: Table,
    allowance: Allowance,
    silence: asyncio.Timeout,
) -> None:
    """Take messages; they put off the end of the silence, not each by itself: timers cost."""
    now = asyncio.get_running_loop().time
    heard = now()
    too_many = 0
    while True:
        data = await socket.receive_data(mode="text")
        if now() - heard > SILENCE / 9:
            heard = now()
            silence.reschedule(heard + SILENCE)
        if connection.overrun:
            await connection.let_go()
            return
        if not allowance.take():
            too_many += 1
            table.refuse(connection, _id_in(data), "too_many", "slow down, and send it again")
            if too_many > 100:
                await socket.close(TOO_FAST, "too many messages")
                return
            continue
        if len(data.encode()) > messages.MAX_MESSAGE:
            table.refuse(connection, None, "too_large", "a message has at most 4096 bytes")
            continue
        try:
            request = read_request(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            table.refuse(connection, _id_in(data), "unreadable", str(error)[:200])
            continue
        table.ask(connection, request)


def _id_in(data: str) -> str | None:
    """The id of a message that cannot be read otherwise, so that it can be answered."""
    try:
        found = msgspec.json.decode(data[: messages.MAX_MESSAGE])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 40 else None


def may_see(table: Table, guest: str | None, watch: str | None) -> bool:
    """Whether a table is shown: to those who sit, to the host, and to who has the link to watch."""
    if guest is not None:
        if guest == table.row.host or any(seat.guest == guest for seat in table.row.seats):
            return True
    return watch is not None and hmac.compare_digest(watch.encode(), table.row.watch.encode())
