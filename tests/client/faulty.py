"""A way to a server that breaks when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Way:
    """Passes bytes on in both directions until it is cut; `deaf`: answers are swallowed."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.opened = 0
        self.deaf = False
        self.address = ""

    async def pass_on(self, ours: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.opened += 1
        theirs, to = await asyncio.open_connection(self._host, self._port)
        self._writers += [back, to]
        self._tasks += [
            asyncio.create_task(self._pump(ours, to, False)),
            asyncio.create_task(self._pump(theirs, back, True)),
        ]

    async def _pump(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, answers: bool
    ) -> None:
        while data := await source.read(65_536):
            if not (answers and self.deaf):
                to.write(data)
        to.close()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def close(self) -> None:
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def way_to(address: str) -> AsyncIterator[Way]:
    host, _, port = address.removeprefix("http://").partition(":")
    way = Way(host, int(port))
    server = await asyncio.start_server(way.pass_on, "127.0.0.1", 0)
    way.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield way
    finally:
        server.close()
        await way.close()
