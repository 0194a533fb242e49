"""All tables of the house: made, brought back from the store when somebody looks, put away when
nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from ..games import load
from ..kernel import dealer
from ..kernel.errors import PondsideError
from ..kernel.game import Box, Game
from ..kernel.offers import spoken
from ..protocol import messages
from .around import Around, Boxes
from .lessons import seed_for
from .position import Position
from .refused import Refused
from .seats import checked_bot
from .secrets import fresh_id, fresh_secret
from .store import Guest, SeatRow, TableRow, next_of
from .table import Table


class Asleep(PondsideError):
    """The rules of a table cannot be run here; what was stored of it is all there is."""


class House:
    """Every table, live or stored."""

    def __init__(self, around: Around, boxes: Boxes) -> None:
        self.store, self.fanout, self.boxes = around.store, around.fanout, boxes
        self._around, self._journal = around, around.journal
        self._live: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table | None]] = {}

    async def make(self, guest: Guest, wanted: messages.WantedTable) -> Table:
        """A new table, stored with its first deal; raises BadOption."""
        game = load(wanted.game)
        box = self.boxes.of(game.key, wanted.lesson)
        n = len(wanted.seats)
        chosen = spoken(game, box, n, wanted.options, wanted.language)
        seats = []
        for k, seat in enumerate(wanted.seats):
            match seat:
                case messages.Me():
                    seats.append(SeatRow(k, "person", guest.id, seat.name.strip() or guest.name))
                case messages.Bot():
                    seats.append(SeatRow(k, "bot", bot=checked_bot(seat.bot)))
                case messages.Open():
                    seats.append(SeatRow(k, "open", invite=fresh_secret()))
        settings = {
            "points": wanted.settings.points,
            "legal": wanted.settings.legal,
            "bag": wanted.settings.bag,
        }
        seed = seed_for(game, wanted) or dealer.fresh_seed()
        return await self._deal(game, box, seats, chosen, settings, guest.id, seed)

    async def again(self, table: Table, guest: Guest) -> Table:
        """The next game of a finished table: made for the first who asks, the same for all.

        Whoever asks sits there; the others' seats are reserved for them.  Who was first is last.
        """

        async def asked() -> str:
            row = table.row
            if not any(seat.held_by(guest.id) for seat in row.seats):
                raise Refused("forbidden", "only who played here asks for another game")
            if row.finished is None:
                raise Refused("not_over", "the game is not over")
            if row.next is None:
                made = await self._follow(table, guest)
                row.next = next_of(made.id, guest.id, made.row.seats)
                table.telling.table()
            return row.next.table

        following = await self.find(await table.do(asked))
        assert following is not None
        await following.do(lambda: following.seats.come(guest))
        await self.tell_earlier(following)
        return following

    async def tell_earlier(self, table: Table) -> None:
        """Seats of a next game have changed: those who look at the end of the last are told."""
        id = table.row.follows
        if id is None or (id not in self._live and id not in self._waking):
            return
        earlier = await self.find(id)
        if earlier is None:
            return

        async def tell() -> None:
            earlier.row.next = next_of(table.id, table.row.host, table.row.seats)
            earlier.telling.table()

        await earlier.do(tell)

    async def _follow(self, table: Table, guest: Guest) -> Table:
        """The same game under the rules of today; an owner's components stay what they were."""
        row, game = table.row, load(table.row.game)
        owned = game.find_box(row.data) is None
        box = table.position.match.box if owned else game.open_box(None)
        seats = []
        for k, old in enumerate([*row.seats[1:], row.seats[0]]):
            kind = "reserved" if old.kind == "person" and old.guest != guest.id else old.kind
            seats.append(SeatRow(k, kind, old.guest, old.name, old.bot and old.plays))
        return await self._deal(
            game, box, seats, row.options, row.settings, guest.id, dealer.fresh_seed(), row.id
        )

    async def _deal(
        self,
        game: Game,
        box: Box,
        seats: list[SeatRow],
        chosen: Mapping[str, str],
        settings: dict[str, Any],
        host: str,
        seed: str,
        follows: str | None = None,
    ) -> Table:
        game.check_seats(len(seats))
        # What was chosen before stays chosen, though it can do nothing any more.
        rulings = None if follows is None else game.rulings_of(game.rules_version)
        options = game.spelled_settings(game.settings(box, len(seats), chosen, rulings))
        now = int(time.time())
        row = TableRow(
            id=fresh_id(),
            game=game.key,
            options=options,
            settings=settings,
            rules=game.rules_version,
            data=box.digest,
            seed=seed,
            host=host,
            watch=fresh_secret(),
            created=now,
            seats=seats,
            updated=now,
            follows=follows,
        )
        position = Position.new(row, box)
        first = position.begin(now)
        row.turn, row.to_act = position.match.turn, position.match.to_act
        row.steps = len(position.steps)
        await self.store.add_table(row, first, self.boxes.kept(box))
        self._around.bots.prepare(
            game.key, row.id, [seat.bot for seat in seats if seat.bot is not None]
        )
        table = Table(row, position, self._around)
        self._live[row.id] = table
        self._journal.live(len(self._live))
        self._journal.made(row.id, game.key, len(seats))
        return table

    @property
    def n_live(self) -> int:
        return len(self._live)

    async def find(self, id: str) -> Table | None:
        """A table, brought back from the store if it must be."""
        table = self._live.get(id)
        if table is not None:
            table.touched = time.monotonic()  # whoever asks will want it in a moment
            return table
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._wake(id))
        return await asyncio.shield(self._waking[id])

    async def shelved(self, id: str) -> TableRow | None:
        """A finished table as it was stored at its end, whatever has become of its rules."""
        stored = await self.store.table(id)
        return None if stored is None or stored.row.finished is None else stored.row

    async def _wake(self, id: str) -> Table | None:
        try:
            stored = await self.store.table(id)
            if stored is None:
                return None
            try:
                table = Table.of(stored, self._around)
            except PondsideError as error:
                self._journal.failed("table_asleep", id, reason=str(error))
                raise Asleep(str(error)) from None
            self._live[id] = table
            self._journal.live(len(self._live))
            self._tell_gone(stored.row)
            return table
        finally:
            del self._waking[id]

    def _tell_gone(self, row: TableRow) -> None:
        for seat in row.seats if row.finished is None else []:
            if seat.bot is not None and seat.bot != seat.plays:
                self._journal.replaced(row.id, seat.seat, seat.bot, seat.plays)

    async def wake_bots(self) -> None:
        """After a start: tables where a bot is to move go on by themselves."""
        for id in await self.store.waiting_for_bots():
            try:
                await self.find(id)
            except Asleep:
                continue  # no reason not to start

    async def put_away(self, after: float) -> None:
        """Forget tables that nobody has looked at for so many seconds."""
        for id, table in list(self._live.items()):
            if table.idle and time.monotonic() - table.touched > after:
                del self._live[id]
                await table.stop()
        self._journal.live(len(self._live))

    async def close(self) -> None:
        for table in self._live.values():
            await table.stop()
        self._live.clear()
