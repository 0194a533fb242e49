"""Games played elsewhere, so that a test can begin at their middle or their end.

The moves are made with pondside.client; the visitor gets the cookie of whoever made them.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, TypeVar
from urllib.parse import urlparse

from playwright.sync_api import Page

from pondside.client import Client, Me, Open
from pondside.protocol.messages import Seat

T = TypeVar("T")


class Played:
    """A table, and the secret of the guest who holds its seats."""

    def __init__(
        self, id: str, secret: str, address: str, invite: str = "", watch: str = ""
    ) -> None:
        self.id, self.watch = id, watch
        self.invite = invite  # to its open seat
        self._secret = secret
        self._address = address

    def hand_to(self, page: Page) -> Page:
        """From now on the visitor is that guest."""
        host = urlparse(self._address).hostname or ""
        page.context.add_cookies(
            [{"name": "pondside", "value": self._secret, "domain": host, "path": "/"}]
        )
        return page


def play(address: str, game: str, seats: int, turns: int | None = None, **options: str) -> Played:
    """A table after so many turns, or at the end of its game."""

    async def playing() -> Played:
        async with Client(address) as client:
            chance = random.Random(game)  # no two tests see different ponds
            wanted: Sequence[Seat] = [Me("Ala"), Me("Olek")][:seats]
            made = await client.make(game, wanted, options)
            async with client.table(made.table.id) as table:
                async for now in table:
                    if now.over or (turns is not None and now.view["turn"] > turns):
                        break
                    if now.seat != now.to_act and now.to_act is not None:
                        await table.sit(now.to_act)
                    else:
                        await table.act(chance.choice(now.words), confirm=True)
            assert client.secret is not None
            return Played(made.table.id, client.secret, address)

    return _apart(playing)


def end(address: str, *names: str, **options: str) -> list[Played]:
    """A short game of Rybowisko of as many guests, at its end, as each of them."""

    async def playing() -> list[Played]:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Client(address)) for _ in names]
            seats: list[Seat] = [Me(names[0]), *(Open() for _ in names[1:])]
            made = await guests[0].make("rybowisko", seats, {"target": "1", **options})
            id, chance = made.table.id, random.Random(1)
            for k in range(1, len(names)):
                await guests[k].claim(id, made.invites[str(k)], names[k])
            tables = [await stack.enter_async_context(one.table(id)) for one in guests]
            while not tables[0].now.over:
                for table in tables:
                    await table.ping()
                    if table.now.mine:
                        await table.act(chance.choice(table.now.words), confirm=True)
            return [Played(id, str(one.secret), address, watch=made.watch) for one in guests]

    return _apart(playing)


def lay(address: str, game: str) -> Played:
    """A table that waits for somebody."""

    async def laying() -> Played:
        async with Client(address) as client:
            made = await client.make(game, [Me("Ala"), Open()])
            assert client.secret is not None
            return Played(made.table.id, client.secret, address, made.invites["1"])

    return _apart(laying)


def share(address: str, game: str, here: Sequence[str], elsewhere: str, **settings: str) -> Played:
    """A table that begins, with some people at one device and one more elsewhere."""

    async def sharing() -> Played:
        async with Client(address) as one, Client(address) as two:
            seats: list[Seat] = [*(Me(name) for name in here), Open()]
            made = await one.make(game, seats, settings=settings)
            await two.claim(made.table.id, made.invites[str(len(here))], elsewhere)
            return Played(made.table.id, str(one.secret), address)

    return _apart(sharing)


def _apart(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """In a thread of its own: Playwright's loop runs in this one."""
    done: list[T] = []
    thread = threading.Thread(target=lambda: done.append(asyncio.run(work())))
    thread.start()
    thread.join()
    return done[0]
