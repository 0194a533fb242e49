"""One live table.  A single task owns it and takes its requests one after the other.

A message is tried on the match, its line stored, and only then answered and told to the others.
If storing fails the table is read again from the store, as if the message had never come.
"""

from __future__ import annotations

import asyncio
import time

from ..protocol import messages
from ..protocol.messages import ErrorName, encoded
from .around import Around
from .bot_seats import BotSeats
from .describe import line_info, outcome_info
from .fanout import Listener
from .owner import Owner
from .position import Position
from .refused import Refused
from .requests import Requests
from .seats import Seats
from .standing import Standing, replayed
from .store import Finished, Line, NotSaved, Stored, Summary, TableRow
from .telling import Asker, Telling


class Table:
    """A table somebody looks at, or at which a bot thinks."""

    def __init__(self, row: TableRow, position: Position, around: Around) -> None:
        self.id = row.id
        self._store, self._journal = around.store, around.journal
        self.touched = time.monotonic()
        self.standing = standing = Standing(row, position)
        self.telling = telling = Telling(standing, around.fanout)
        self._owner = Owner(self._mend)
        self._bots = BotSeats(
            standing, telling, around, self._owner, self._keep_move, self._refused
        )
        self.seats = Seats(standing, telling, around, self._bots.rouse)
        self._requests = Requests(standing, telling, self._bots, self._keep)
        self.look, self.do = self._owner.look, self._owner.do
        self._bots.rouse()

    @classmethod
    def of(cls, stored: Stored, around: Around) -> Table:
        """A table brought back from the store."""
        return cls(stored.row, replayed(stored), around)

    @property
    def row(self) -> TableRow:
        return self.standing.row

    @property
    def position(self) -> Position:
        return self.standing.position

    async def stop(self) -> None:
        """Finish what was asked before; then no bot thinks any more, and none begins to."""
        await self._owner.stop()
        await self._bots.stop()

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody waits, no bot thinks."""
        return self._bots.idle and not self._owner.waited_for and not self.telling.listeners

    # Messages.

    def ask(self, listener: Listener, request: messages.Request) -> None:
        """Put a message of somebody who looks into the queue; it will be answered."""
        arrived = time.perf_counter()

        async def job() -> None:
            try:
                await self._answer(listener, request)
            except Exception:  # a fault of ours is answered too
                await self._mend()
                sentence = "something went wrong on the server; nothing was changed"
                self._refused(listener, request.id, Refused("not_saved", sentence))
            self._journal.answered(time.perf_counter() - arrived)

        self._owner.put(job)

    def refuse(self, listener: Listener, id: str | None, error: ErrorName, message: str) -> None:
        """Answer a message that could not be asked, after those that came before it."""

        async def job() -> None:
            self._refused(listener, id, Refused(error, message))

        self._owner.put(job)

    async def _answer(self, listener: Listener, request: messages.Request) -> None:
        self.touched = time.monotonic()
        try:
            await self._requests.handle(listener, request)
        except Refused as error:
            self._refused(listener, request.id, error)
            if error.error == "stale":
                self.telling.state(listener)

    def _refused(self, listener: Listener, id: str | None, why: Refused) -> None:
        self._journal.refused(why.error)
        version = self.position.version
        refused = messages.Refused(id, why.error, why.message, why.refusal, why.clause, version)
        listener.send(encoded(refused))

    # Storing.

    async def _keep(self, asker: Asker | None, line: Line, told: bool) -> None:
        """Store a line; then, and only then, tell everybody, whoever asked as an answer."""
        standing, telling = self.standing, self.telling
        since = standing.told
        try:
            await self._store.append(self.id, line, self._summary() if told else None)
        except NotSaved as error:
            self._journal.failed("not_saved", self.id, reason=str(error))
            await self._reload()
            raise Refused("not_saved", str(error)) from None
        position = standing.position
        standing.told = len(position.steps)
        self._journal.accepted(line.kind)
        if told:
            standing.row.updated, standing.asked = line.at, None
        if told:
            telling.everybody(since, asker)
            self._bots.rouse()
        else:
            telling.one_seat(line.seat, asker)
        if told and position.over:
            telling.table()  # the outcome and the seed
            self._journal.finished(standing.row.game)

    async def _keep_move(self, line: Line) -> None:
        await self._keep(None, line, told=True)

    def _summary(self) -> Summary:
        match = self.position.match
        return Summary(
            match.turn,
            match.to_act,
            len(self.position.steps),
            self.position.undo_used,
            self._finished() if match.over else None,
        )

    def _finished(self) -> Finished:
        match = self.position.match
        outcome = match.outcome
        assert outcome is not None
        sheets = [
            [line_info(line) for line in match.lines(seat)] for seat in range(len(self.row.seats))
        ]
        record, draws = self.telling.record(None), self.position.draws()
        finished = Finished(outcome_info(outcome), sheets, record, draws)
        self.row.finished = finished
        return finished

    async def _mend(self) -> None:
        """After a fault of ours, while its exception is handled."""
        self._journal.fault("table_fault", self.id)
        await self._reload()

    async def _reload(self) -> None:
        """Go back to what is stored, however long the store takes to answer."""
        while True:
            try:
                stored = await self._store.table(self.id)
                break
            except Exception:
                self._journal.fault("store_fault", self.id)
                await asyncio.sleep(1)
        assert stored is not None
        self.standing.restore(stored.row, replayed(stored))
        for listener in self.telling.listeners:
            self.telling.state(listener)
