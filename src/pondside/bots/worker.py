"""Bots in a process of their own, so that a screen answers at once while compiled code loads.

`python -m pondside.bots.worker` reads a request a line and answers a line (protocol/worker.py);
while it compiles it reports progress.  `Helper` is the other end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial

import numpy as np

from ..games import load
from ..kernel import doors
from ..kernel.compiling import warm
from ..kernel.compiling.modes import FAST, PLAIN
from ..kernel.errors import PondsideError, said
from ..kernel.game import Array, Box, Game
from ..protocol import worker as messages
from . import SEARCHING, bot
from .seen import Bot, Budget, Seen


def told(game: Game, box: Box) -> messages.Components | None:
    """Components as a bot process is told them; None for the stock ones."""
    if box.digest == game.open_box(None).digest:
        return None
    return messages.Components(box.digest, box.text)


def box_of(game: Game, components: messages.Components | None) -> Box:
    """The components that were told."""
    if components is None:
        return game.open_box(None)
    return _box(game.key, components.digest, components.text)


@lru_cache(maxsize=8)
def _box(key: str, digest: str, text: str) -> Box:
    game = load(key)
    return game.find_box(digest) or game.read_box(text, digest)


class Helper:
    """Bot processes and the conversation with them.

    Quick bots are asked interpreted while another process compiles their code.
    """

    def __init__(self, game: Game, box: Box, bots: Iterable[str] = ()) -> None:
        self._game, self._box = game, box
        self._mode = os.environ.get("PONDSIDE_MODE", FAST)
        self._waited_for = [
            code for spec in dict.fromkeys(bots) if (code := code_of(game.key, spec))
        ]
        self._quick: subprocess.Popen[bytes] | None = None
        self._process = self._start(self._mode)
        for spec in dict.fromkeys(bots):
            self._send(self._process, messages.Prepare(spec))

    def _start(self, mode: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [sys.executable, "-m", "pondside.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PONDSIDE_MODE": mode},
            start_new_session=True,  # Ctrl-C is for the person's side to handle
        )
        self._send(process, messages.Ready(self._game.key, told(self._game, self._box)))
        return process

    def _send(self, process: subprocess.Popen[bytes], message: messages.Request) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(messages.line(message))
            process.stdin.flush()
        except OSError as error:
            raise PondsideError(
                said("bot_process", "the bot process has stopped; start the game again")
            ) from error

    def _asked(self, spec: str) -> subprocess.Popen[bytes]:
        """The process that answers first."""
        if self._mode == PLAIN or spec not in QUICK:
            return self._process
        self._waited_for = warm.missing(self._waited_for, of=self._mode)
        if not self._waited_for:
            return self._process
        if self._quick is None:
            self._quick = self._start(PLAIN)
        return self._quick

    def choose(
        self, name: str, state: Array, seed: str, progress: Callable[[str, int, int], None]
    ) -> int:
        """The action a bot chooses; `progress` hears what is compiled meanwhile."""
        process = self._asked(name)
        threads = os.cpu_count() or 1  # nobody else plays at this keyboard
        self._send(process, messages.Choose(name, state.tobytes(), seed, threads))
        assert process.stdout is not None
        for line in process.stdout:
            match messages.read_answer(line):
                case messages.Chosen(action):
                    return action
                case messages.Failed(error):
                    raise PondsideError(
                        said("bot_failed", "the bot process failed: {why}", why=error)
                    )
                case messages.Compiling(step, k, n):
                    progress(step, k, n)
        raise PondsideError(
            said("bot_process", "the bot process has stopped; start the game again")
        )

    def close(self) -> None:
        for process in (self._process, self._quick):
            if process is not None:
                process.kill()
                process.communicate()  # waits, and closes both pipes


def serve() -> None:
    """Answer requests until the other end closes."""

    def say(message: messages.Answer) -> None:
        sys.stdout.buffer.write(messages.line(message))
        sys.stdout.buffer.flush()

    warm.on_progress(lambda step, k, n: say(messages.Compiling(step, k, n)))
    mind: Mind | None = None
    for line in sys.stdin.buffer:
        try:
            request = messages.read_request(line)
            if isinstance(request, messages.Ready):
                mind = Mind(request)
                continue
            assert mind is not None, "the first message says what is played"
            if isinstance(request, messages.Prepare):
                prepare(mind.game, mind.stock, request.bot)
            else:
                say(mind.answer(request))
        except Exception as error:
            say(messages.Failed(f"{type(error).__name__}: {error}"))


class Mind:
    """The bots of one game."""

    def __init__(self, ready: messages.Ready) -> None:
        self.game = load(ready.game)
        self.stock = box_of(self.game, ready.components)  # what it is usually asked about
        self._bots: dict[tuple[str, str], Bot] = {}  # by spec and box; they remember their plans

    def answer(self, asked: messages.Question) -> messages.Chosen | messages.Reasons:
        box = self.stock if asked.components is None else box_of(self.game, asked.components)
        state = np.frombuffer(asked.state, self.game.state).copy()
        seen = Seen.at(self.game, box, state)
        budget = Budget(asked.seed, threads=asked.threads)
        prepare(self.game, box, asked.bot)
        if isinstance(asked, messages.Explain):
            from .explain import reasons

            return messages.Reasons(reasons(seen, asked.bot, budget))
        chooser = self._bots.setdefault((asked.bot, box.digest), bot(asked.bot))
        return messages.Chosen(int(chooser.choose(seen, seen.legal, budget)))


# What has to be compiled for a bot to answer; the first question waits for no more than that.
_NEEDED = {
    "random": (),
    "keen": ("keen",),  # calm chooses from the same list
    "strong": ("keen", "search:sims=4,width=4"),
}
# Those that answer well within a breath when interpreted too.
QUICK = ("calm", "keen", "random")


def code_of(game: str, spec: str) -> str | None:
    """What the compiled code of a bot is called in the cache; None if it has none."""
    kind = spec.partition(":")[0]
    name = "strong" if kind in (*SEARCHING, "search") else "keen" if kind == "calm" else kind
    return f"{game}-bot-{name}" if name in _NEEDED else None


def prepare(game: Game, box: Box, spec: str) -> None:
    """Compile, or load, what a bot needs."""
    code = code_of(game.key, spec)
    if code is None:
        return

    def steps() -> warm.Steps:
        @cache  # coming to it compiles already, so it is part of the first step
        def seen() -> Seen:
            return Seen.at(game, box, warm.decision(game, box))

        def move(needed: str) -> None:
            bot(needed).choose(seen(), seen().legal, Budget(""))

        sheets = np.zeros(1, game.sheet)
        yield "legal moves", lambda: seen().legal
        yield "scoring", lambda: doors.total(box.tables, seen().model, 0, 0, sheets, 0)
        for k, needed in enumerate(_NEEDED[code.rpartition("-")[2]]):
            yield f"bot {k + 1}", partial(move, needed)

    warm.ready(code, steps)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get("PONDSIDE_POLITE", "0")))
    serve()
