"""A house in memory: what a table has around it where there is no service."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from pondside.games import load
from pondside.kernel.game import Array, Box
from pondside.protocol import messages
from pondside.protocol.worker import Reason
from pondside.table.around import Around, Progress, Silent
from pondside.table.fanout import LocalFanout
from pondside.table.house import House
from pondside.table.store import (
    Components,
    Guest,
    Line,
    SeatRow,
    Stored,
    Summary,
    TableRow,
)


class MemoryStore:
    """Keeps what it is given as the JSON that a file would hold."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.lines: dict[str, list[bytes]] = {}

    async def guest(self, secret: bytes) -> Guest | None:
        return None

    async def add_guest(self, guest: Guest, secret: bytes, at: int) -> None: ...

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def rotate_guest(self, guest: str, secret: bytes) -> None: ...

    async def add_table(
        self, row: TableRow, first: Line, components: Components | None = None
    ) -> None:
        self.rows[row.id], self.lines[row.id] = row, [msgspec.json.encode(first)]

    async def append(self, table: str, line: Line, summary: Summary | None) -> None:
        self.lines[table].append(msgspec.json.encode(line))

    async def set_seat(self, table: str, seat: SeatRow) -> None: ...

    async def table(self, id: str) -> Stored | None:
        if id not in self.rows:
            return None
        lines = [msgspec.json.decode(line, type=Line) for line in self.lines[id]]
        return Stored(self.rows[id], lines)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return list(self.rows.values())[:limit]

    async def waiting_for_bots(self) -> list[str]:
        return []

    async def close(self) -> None: ...


class FirstWord:
    """A bot that plays what is listed first."""

    def prepare(self, game: str, table: str, bots: Iterable[str]) -> None: ...

    async def choose(
        self,
        game: str,
        bot: str,
        state: Array,
        seed: str,
        progress: Progress,
        box: Box | None = None,
    ) -> int:
        from pondside.bots.seen import Seen

        known = load(game)
        return int(Seen.at(known, box or known.open_box(None), state).legal[0])

    async def explain(
        self, game: str, bot: str, state: Array, seed: str, box: Box | None = None
    ) -> list[Reason] | None:
        return None


class Boxes:
    """The stock components."""

    def of(self, key: str, lesson: bool = False) -> Box:
        return load(key).open_box(None)

    def kept(self, box: Box) -> Components | None:
        return None


class Eye:
    """Somebody who looks: keeps what was last said."""

    def __init__(self, guest: str, seat: int | None) -> None:
        self.guest: str | None = guest
        self.seat = seat
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self.heard.put_nowait(msgspec.json.decode(message))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


async def played(key: str) -> House:
    """A whole game of a person who plays what is listed first, against a bot that does too."""
    store = MemoryStore()
    house = House(Around(store, LocalFanout(), FirstWord(), Silent(), 0.0), Boxes())
    ala = Guest("ala", "Ala")
    seats: list[messages.Seat] = [messages.Me(), messages.Bot("calm")]
    table = await house.make(ala, messages.WantedTable(key, seats))
    eye = Eye(ala.id, table.standing.only_seat(ala.id))

    async def enter() -> None:
        house.fanout.add(table.id, eye)
        table.telling.state(eye)

    await table.do(enter)
    n = 0
    while True:
        told = await asyncio.wait_for(eye.heard.get(), 60)
        assert told["type"] != "refused", told
        if told["type"] not in ("state", "update"):
            continue
        if told["to_act"] is None:
            break
        if told["to_act"] == eye.seat:
            words = [told["view"]["choices"][0]["word"]]
            table.ask(eye, messages.Act(f"m{n}", told["version"], words, confirm=True))
            n += 1
    assert table.row.finished is not None
    await house.close()
    # Brought back from what was kept, it is the same game.
    house = House(Around(store, LocalFanout(), FirstWord(), Silent(), 0.0), Boxes())
    again = await house.find(table.id)
    assert again is not None
    assert again.position.version == table.position.version
    assert again.telling.record(None) == table.telling.record(None)
    await house.close()
    return house


def whole_game(key: str) -> None:
    asyncio.run(played(key))
