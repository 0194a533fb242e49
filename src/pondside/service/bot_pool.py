"""Bots for the tables of the service: a few processes a game, each asked one question at a time.

A table always asks the same one, which remembers the turns it planned; turns are explained in one
more, so that no move waits for that.  A bot gets a position with the secrets of others wiped, never
the table's own.  A process that fails is started again; if it keeps failing a move is made at
random, so that people can go on.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import zlib
from collections.abc import Iterable
from contextlib import suppress

import structlog
from msgspec import MsgspecError

from ..bots.seen import Seen
from ..bots.worker import QUICK, told
from ..games import load
from ..kernel.compiling.modes import PLAIN
from ..kernel.errors import PondsideError
from ..kernel.game import Array, Box
from ..protocol import worker as messages
from ..table.around import Progress
from . import metrics
from .preparing import Workshop, bot_mode

log = structlog.get_logger()

TRIES = 3
FAULTS = (PondsideError, OSError, TimeoutError, ValueError, MsgspecError)  # of a process
PATIENCE = 300.0  # seconds for an answer; the first may have to compile
MOST = os.cpu_count() or 1  # processes of one game that move, numbered from 0
EXPLAINING = -1  # the one of a game that explains
INTERPRETED = -2  # the one that answers while code is compiled
POLITE = 5  # how far bots stand back behind the service itself


class BotPool:
    """The bot processes of this service."""

    def __init__(self, threads: int = 1, workshop: Workshop | None = None) -> None:
        self._threads = threads  # of one search
        self._workshop = workshop or Workshop()
        self._processes: dict[tuple[str, int], _Process] = {}

    def prepare(self, game: str, table: str, bots: Iterable[str]) -> None:
        """Let a table's bots be compiled, or loaded, while people still choose their first move."""
        specs = list(dict.fromkeys(bots))
        self._workshop.want(game, specs)
        for spec in specs:
            if self._quick_now(game, spec):
                self._process((game, INTERPRETED))
            elif not self._workshop.waits(game, spec):
                self._process(_place(game, table)).prepare(spec)

    def _quick_now(self, game: str, bot: str) -> bool:
        """Whether a bot plays interpreted, because its code is not there."""
        shop = self._workshop
        return bot in QUICK and (shop.waits(game, bot) or shop.out_of_reach(game, bot))

    async def choose(
        self,
        game: str,
        bot: str,
        state: Array,
        seed: str,
        progress: Progress,
        box: Box | None = None,
    ) -> int:
        """The action that a bot chooses.  `seed` begins with the name of the table."""
        components = None if box is None else told(load(game), box)
        question = messages.Choose(bot, state.tobytes(), seed, self._threads, components)
        place = _place(game, seed.partition(".")[0])
        if self._quick_now(game, bot):
            place = game, INTERPRETED
        elif self._workshop.waits(game, bot):
            await self._workshop.wait(game, bot, progress)
            progress(None)  # now it thinks
        else:
            await self._let_go((game, INTERPRETED))
        for _ in range(TRIES):
            answer = await self._ask(place, question, progress)
            if answer is not None:
                assert isinstance(answer, messages.Chosen)
                return answer.action
        return await asyncio.to_thread(_at_random, game, state, box)

    async def explain(
        self, game: str, bot: str, state: Array, seed: str, box: Box | None = None
    ) -> list[messages.Reason] | None:
        """The turns that a bot thinks best; None if it cannot be asked now."""
        await self._workshop.wait(game, bot, lambda *_: None)
        components = None if box is None else told(load(game), box)
        question = messages.Explain(bot, state.tobytes(), seed, self._threads, components)
        answer = await self._ask((game, EXPLAINING), question, lambda _: None)
        if answer is None:
            return None
        assert isinstance(answer, messages.Reasons)
        return answer.reasons

    async def _ask(
        self, key: tuple[str, int], question: messages.Question, progress: Progress
    ) -> messages.Chosen | messages.Reasons | None:
        """The answer of a process; None, and the process is gone, if there was a fault."""
        process = self._process(key)
        try:
            return await asyncio.wait_for(process.ask(question, progress), timeout=PATIENCE)
        except FAULTS as error:
            metrics.BOT_FAULTS.inc()
            log.error("bot_fault", game=key[0], bot=question.bot, reason=str(error))
            if self._processes.get(key) is process:  # or another table has a new one already
                del self._processes[key]
            await process.close()
        return None

    async def _let_go(self, key: tuple[str, int]) -> None:
        """End a process that is not needed any more, unless it is just answering."""
        process = self._processes.get(key)
        if process is not None and not process.busy:
            del self._processes[key]
            await process.close()

    def _process(self, key: tuple[str, int]) -> _Process:
        if key not in self._processes:
            mode = [PLAIN] if key[1] == INTERPRETED else []
            self._processes[key] = _Process(key[0], *mode)
        return self._processes[key]

    async def close(self) -> None:
        for process in list(self._processes.values()):
            await process.close()


def _place(game: str, table: str) -> tuple[str, int]:
    """The process that a table asks for its moves."""
    return game, zlib.crc32(table.encode()) % MOST


class _Process:
    """One bot process and the conversation with it; see pondside.bots.worker."""

    def __init__(self, game: str, mode: str | None = None) -> None:
        self._game, self._mode = game, mode or bot_mode()
        self._turn = asyncio.Lock()
        self._started = asyncio.ensure_future(self._start())
        self._preparing: list[asyncio.Future[None]] = []

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pondside.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PONDSIDE_MODE": self._mode, "PONDSIDE_POLITE": str(POLITE)},
            start_new_session=True,  # Ctrl-C is for the service to handle
        )
        await _send(process, messages.Ready(self._game))
        return process

    @property
    def busy(self) -> bool:
        """Whether somebody waits for its answer."""
        return self._turn.locked()

    def prepare(self, spec: str) -> None:
        """What it needs is compiled before it is asked."""
        self._preparing.append(asyncio.ensure_future(self._prepare(spec)))

    async def _prepare(self, spec: str) -> None:
        with suppress(OSError, RuntimeError):  # whoever asks will notice that it has gone
            async with self._turn:
                await _send(await asyncio.shield(self._started), messages.Prepare(spec))

    async def ask(
        self, question: messages.Question, progress: Progress
    ) -> messages.Chosen | messages.Reasons:
        async with self._turn:
            process = await asyncio.shield(self._started)
            await _send(process, question)
            assert process.stdout is not None
            while line := await process.stdout.readline():
                match messages.read_answer(line):
                    case messages.Failed(error):
                        raise PondsideError(error)
                    case messages.Compiling(_, k, n):
                        progress((k, n) if k < n else None)  # all compiled: it thinks
                    case answer:
                        return answer
            raise PondsideError("the bot process has stopped")

    async def close(self) -> None:
        try:
            process = await self._started
        except OSError:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _send(process: asyncio.subprocess.Process, message: messages.Request) -> None:
    assert process.stdin is not None
    process.stdin.write(messages.line(message))
    await process.stdin.drain()


def _at_random(game: str, state: Array, box: Box | None) -> int:
    known = load(game)
    return int(random.choice(Seen.at(known, box or known.open_box(None), state).legal))
