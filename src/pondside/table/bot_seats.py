"""The bots at a table: they think while the table goes on, and say why they played a turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct

from ..kernel.errors import PondsideError
from ..protocol import messages
from ..protocol.messages import encoded
from .around import Around
from .explaining import Thought, Unexplained, thought, told
from .fanout import Listener
from .owner import Owner
from .refused import Refused
from .standing import Standing
from .store import Line
from .telling import Telling


class BotMove(Struct):
    """What a bot chose for a version of the table."""

    version: int
    seat: int
    action: int


class BotSeats:
    """Those who think.  `keep` stores a line that a bot played; `refuse` answers a message that
    cannot be explained after all."""

    def __init__(
        self,
        standing: Standing,
        telling: Telling,
        around: Around,
        owner: Owner,
        keep: Callable[[Line], Awaitable[None]],
        refuse: Callable[[Listener, str | None, Refused], None],
    ) -> None:
        self._standing, self._telling, self._around = standing, telling, around
        self._owner, self._keep, self._refuse = owner, keep, refuse
        self._moving: asyncio.Task[None] | None = None
        self._explaining: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return all(task is None or task.done() for task in (self._moving, self._explaining))

    async def stop(self) -> None:
        tasks = [task for task in (self._moving, self._explaining) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def rouse(self) -> None:
        """Let a bot think if it is its turn."""
        row, match = self._standing.row, self._standing.position.match
        seat = match.to_act
        if seat is None or self._standing.open or match.over or row.seats[seat].kind != "bot":
            return
        if self._owner.gone or (self._moving is not None and not self._moving.done()):
            return
        self._moving = asyncio.create_task(self._think(seat, self._standing.position.version))

    async def _think(self, seat: int, version: int) -> None:
        began = time.monotonic()

        def tell(preparing: tuple[int, int] | None, left: int | None = None) -> None:
            self._telling.thinks(messages.Thinking(seat, preparing, left))

        tell(None)
        row, match = self._standing.row, self._standing.position.match
        action = await self._around.bots.choose(
            row.game,
            row.seats[seat].plays,
            match.concealed(seat),
            f"{row.id}.{len(match.entries)}",  # its own luck, never the seed of the shuffle
            tell,
            match.box,
        )
        await asyncio.sleep(max(0.0, self._around.pace - (time.monotonic() - began)))

        async def job() -> None:
            self._moving = self._telling.thinking = None
            await self._play(BotMove(version, seat, action))

        self._owner.put(job)

    async def _play(self, move: BotMove) -> None:
        """A bot's word is final at once; a table that moved on meanwhile asks again."""
        position = self._standing.position
        if move.version != position.version:
            self.rouse()
            return
        match = position.match
        word = match.game.spell(match.box, match.state, move.action)
        try:
            await self._keep(position.act([word], int(time.time()), None, confirm=True))
        except (Refused, PondsideError) as error:
            journal, id = self._around.journal, self._standing.id
            journal.failed("bot_refused", id, seat=move.seat, reason=str(error))
            await asyncio.sleep(1)
            self.rouse()

    def explain(self, listener: Listener, request: messages.Explain) -> None:
        """Answered when the bot has thought again; the table goes on meanwhile."""
        if self._explaining is not None and not self._explaining.done():
            raise Refused("too_many", "one explanation at a time; ask again in a moment")
        try:
            about = thought(self._standing.position, self._standing.row.seats, request.step)
        except Unexplained as error:
            raise Refused("not_allowed", str(error)) from None
        self._explaining = asyncio.create_task(self._think_again(listener, request.id, about))

    async def _think_again(self, listener: Listener, id: str, about: Thought) -> None:
        row, match = self._standing.row, about.match
        seed = f"{row.id}.{len(match.entries)}"  # as when it was played
        found = await self._around.bots.explain(row.game, about.bot, about.known, seed, match.box)
        if found is None:
            self._refuse(listener, id, Refused("not_allowed", "the bot cannot be asked now"))
            return
        reasons = told(about, found)
        listener.send(encoded(messages.Explained(id, about.seat, about.step, about.bot, reasons)))
