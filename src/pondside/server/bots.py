"""Bots for the tables of the service: one process a game, asked one question at a time.

A bot gets a position with the secrets of others wiped, never the table's own.  A process that
fails is started again; if it keeps failing a move is made at random, so that people can go on.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
from collections.abc import Callable
from typing import Any

import structlog

from ..games import load
from ..kernel.errors import PondsideError
from ..kernel.game import Array
from . import metrics

log = structlog.get_logger()

Progress = Callable[[tuple[int, int] | None], None]

TRIES = 3
PATIENCE = 300.0  # seconds for an answer; the first may have to compile


class Thinker:
    """The bot processes of this service."""

    def __init__(self) -> None:
        self._processes: dict[str, _Process] = {}

    def prepare(self, game: str) -> None:
        """Let a game's bots be compiled while people still choose their first move."""
        self._process(game)

    async def choose(self, game: str, bot: str, state: Array, seed: str, progress: Progress) -> int:
        """The action that a bot chooses."""
        for _ in range(TRIES):
            process = self._process(game)
            try:
                return await asyncio.wait_for(
                    process.choose(bot, state, seed, progress), timeout=PATIENCE
                )
            except (PondsideError, OSError, TimeoutError, ValueError) as error:
                metrics.BOT_FAULTS.inc()
                log.error("bot_fault", game=game, bot=bot, reason=str(error))
                if self._processes.get(game) is process:  # or another table has a new one already
                    del self._processes[game]
                await process.close()
        return await asyncio.to_thread(_at_random, game, state)

    def _process(self, game: str) -> _Process:
        if game not in self._processes:
            self._processes[game] = _Process(game)
        return self._processes[game]

    async def close(self) -> None:
        for process in list(self._processes.values()):
            await process.close()


class _Process:
    """One bot process and the conversation with it; see pondside.bots.worker."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._turn = asyncio.Lock()
        self._started = asyncio.ensure_future(self._start())

    async def _start(self) -> asyncio.subprocess.Process:
        mode = os.environ.get("PONDSIDE_BOT_MODE", "fast")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pondside.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PONDSIDE_MODE": mode},
            start_new_session=True,  # Ctrl-C is for the service to handle
        )
        await _send(process, {"ready": self._game, "data": None})
        return process

    async def choose(self, bot: str, state: Array, seed: str, progress: Progress) -> int:
        async with self._turn:
            process = await asyncio.shield(self._started)
            encoded = base64.b64encode(state.tobytes()).decode()
            await _send(process, {"bot": bot, "state": encoded, "seed": seed})
            assert process.stdout is not None
            while line := await process.stdout.readline():
                answer = json.loads(line)
                if "action" in answer:
                    return int(answer["action"])
                if "error" in answer:
                    raise PondsideError(answer["error"])
                if "step" in answer:
                    progress((answer["k"], answer["n"]))
            raise PondsideError("the bot process has stopped")

    async def close(self) -> None:
        try:
            process = await self._started
        except OSError:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _send(process: asyncio.subprocess.Process, message: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(message).encode() + b"\n")
    await process.stdin.drain()


def _at_random(game: str, state: Array) -> int:
    import numpy as np

    from ..kernel import doors

    loaded = load(game)
    out = np.zeros(loaded.max_legal, np.int64)
    n = doors.legal(loaded.open_box(None).tables, state, 0, out)
    return int(out[random.randrange(int(n))])
