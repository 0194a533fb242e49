"""A bot that is another program, in any language: a JSON object a line, both ways.

It is told the game once (`hello`), asked with the seat's view and the legal words (`choose`), and
answers with a word.  docs/bots.md has the messages.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from typing import Any

import msgspec

from ..kernel.errors import PondsideError, reason, said
from ..kernel.game import Array
from ..kernel.match import sent_view
from .seen import Budget, Seen

PROTOCOL = 1
USUAL_MS = 5000  # for a decision, if nobody says otherwise
GRACE = 20.0  # seconds besides, for a start or a pause of the machine
MAX_LINE = 65_536


class Program:
    """The program and the conversation with it; it is started when it is first asked."""

    _process: subprocess.Popen[str] | None = None

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise PondsideError(
                said("bot_start", "stdio:{command}: {why}", command=command, why=error)
            ) from None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._game = ""

    def choose(self, seen: Seen, legal: Array, budget: Budget) -> int:
        game, box = seen.game, seen.box
        spelled = {game.spell(box, seen.model, int(action)): int(action) for action in legal}
        view = json.loads(msgspec.json.encode(sent_view(game, box, seen.model, seen.seat)))
        word = self.ask(game.key, int(seen.model[0].seats), seen.seat, view, list(spelled), budget)
        if word not in spelled:
            raise self._fault(
                said(
                    "bot_word",
                    "answered {word!r}, which is not one of the legal words",
                    word=word[:80],
                )
            )
        return spelled[word]

    def ask(
        self, game: str, seats: int, seat: int, view: Any, legal: list[str], budget: Budget
    ) -> str:
        """The word that the program chooses; as it stands, right or wrong."""
        ms = budget.ms or USUAL_MS
        self._start()
        if self._game != game:
            self._game = game
            self._send({"type": "hello", "protocol": PROTOCOL, "game": game, "seats": seats})
        self._send(
            {
                "type": "choose",
                "seat": seat,
                "view": view,
                "legal": legal,
                "ms": ms,
                "seed": budget.seed,
            }
        )
        try:
            line = self._lines.get(timeout=ms / 1000 + GRACE)
        except queue.Empty:
            raise self._fault(
                said("bot_silence", "said nothing for {n:g} seconds", n=ms / 1000 + GRACE)
            ) from None
        if line is None:
            raise self._fault(said("bot_stopped", "has stopped"))
        try:
            answer = json.loads(line)
            word = answer["word"]
        except (ValueError, KeyError, TypeError):
            raise self._fault(
                said("bot_answer", 'answered {line!r}; it must be {{"word": …}}', line=line[:80])
            ) from None
        return str(word)

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _start(self) -> None:
        if self._process is not None:
            return
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        except OSError as error:
            raise PondsideError(
                said(
                    "bot_start", "stdio:{command}: {why}", command=self._command, why=reason(error)
                )
            ) from None
        self._lines, self._game = queue.Queue(), ""
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._fault(said("bot_stopped", "has stopped")) from None

    def _fault(self, what: str) -> PondsideError:
        self.close()
        return PondsideError(
            said("bot_fault", "the bot stdio:{command} {what}", command=self._command, what=what)
        )

    def __del__(self) -> None:
        self.close()


def _read(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    while line := process.stdout.readline(MAX_LINE):
        lines.put(line)
    lines.put(None)
