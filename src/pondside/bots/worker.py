"""Bots in a process of their own, so that a screen answers at once while compiled code loads.

`python -m pondside.bots.worker` reads a request a line and answers a line, both JSON; while it
compiles it reports progress.  `Helper` is the other end.  The position it is sent has the secrets
of other seats wiped.  With `explain` the answer is what the bot thinks of, not what it plays.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from typing import Any

import numpy as np
from msgspec import to_builtins

from ..games import load
from ..kernel import doors
from ..kernel.compiling import warm
from ..kernel.compiling.modes import FAST, PLAIN
from ..kernel.errors import PondsideError, said
from ..kernel.game import Array, Box, Game
from . import SEARCHING, bot
from .seen import Bot, Budget, Seen


def told(game: Game, box: Box) -> dict[str, str] | None:
    """Components as a bot process is told them; None for the stock ones."""
    if box.digest == game.open_box(None).digest:
        return None
    return {"digest": box.digest, "text": box.text}


def box_of(game: Game, components: dict[str, str] | None) -> Box:
    """The components that were told."""
    if components is None:
        return game.open_box(None)
    return _box(game.key, components["digest"], components["text"])


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
        self._quick: subprocess.Popen[str] | None = None
        self._process = self._start(self._mode)
        for spec in dict.fromkeys(bots):
            self._send(self._process, {"prepare": spec})

    def _start(self, mode: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "pondside.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PONDSIDE_MODE": mode},
            start_new_session=True,  # Ctrl-C is for the person's side to handle
        )
        self._send(process, {"ready": self._game.key, "components": told(self._game, self._box)})
        return process

    def _send(self, process: subprocess.Popen[str], message: dict[str, Any]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
        except OSError as error:
            raise PondsideError(
                said("bot_process", "the bot process has stopped; start the game again")
            ) from error

    def _asked(self, spec: str) -> subprocess.Popen[str]:
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
        encoded = base64.b64encode(state.tobytes()).decode()
        threads = os.cpu_count() or 1  # nobody else plays at this keyboard
        self._send(process, {"bot": name, "state": encoded, "seed": seed, "threads": threads})
        assert process.stdout is not None
        for line in process.stdout:
            answer = json.loads(line)
            if "action" in answer:
                return int(answer["action"])
            if "error" in answer:
                raise PondsideError(
                    said("bot_failed", "the bot process failed: {why}", why=answer["error"])
                )
            if "step" in answer:
                progress(answer["step"], answer["k"], answer["n"])
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

    def say(message: dict[str, Any]) -> None:
        sys.stdout.write(json.dumps(message) + "\n")
        sys.stdout.flush()

    warm.on_progress(lambda step, k, n: say({"step": step, "k": k, "n": n}))
    game = stock = None  # the components it is usually asked about
    bots: dict[tuple[str, str], Bot] = {}  # by spec and components; they remember their plans
    for line in sys.stdin:
        try:
            request = json.loads(line)
            if "ready" in request:
                game = load(request["ready"])
                stock = box_of(game, request["components"])
                continue
            assert game is not None
            assert stock is not None
            if "prepare" in request:
                prepare(game, stock, request["prepare"])
                continue
            asked = request.get("components")
            box = stock if asked is None else box_of(game, asked)
            state = np.frombuffer(base64.b64decode(request["state"]), game.state).copy()
            seen = Seen.at(game, box, state)
            budget = Budget(request["seed"], threads=request.get("threads", 1))
            spec = request["bot"]
            prepare(game, box, spec)
            if request.get("explain"):
                from .explain import reasons

                say({"reasons": [to_builtins(one) for one in reasons(seen, spec, budget)]})
                continue
            mind = bots.setdefault((spec, box.digest), bot(spec))
            say({"action": mind.choose(seen, seen.legal, budget)})
        except Exception as error:
            say({"error": f"{type(error).__name__}: {error}"})


# What has to be compiled for a bot to answer; the first question waits for no more than that.
_NEEDED = {
    "random": (),
    "greedy": ("greedy",),
    "keen": ("keen",),  # calm chooses from the same list
    "strong": ("keen", "search:sims=4,width=4"),
}
# Those that answer well within a breath when interpreted too.
QUICK = ("calm", "keen", "greedy", "random")


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
