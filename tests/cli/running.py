"""Ways to run `pondside`: in this process, in one of its own, and at a keyboard."""

from __future__ import annotations

import io
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from pondside import Match
from pondside.cli import main
from pondside.kernel.compiling.modes import mode

# The mode of a process is fixed by its first use.  Here it is the one pytest was started in, not
# the one that the first command to be tested would prefer.
mode()

COMMAND = [sys.executable, "-m", "pondside.cli"]
# A session leader that opens a terminal gets it as its own, and with it Ctrl-C.
_AT_TERMINAL = """
import os, runpy, sys
os.close(os.open(os.ttyname(0), os.O_RDWR))
runpy.run_module("pondside.cli", run_name="__main__", alter_sys=True)
"""
_PROMPT = re.compile(r"(?:^|\n)(?:\x1b\[[\d;]*m)*> (?:\x1b\[[\d;]*m)*$")
PATIENCE = 60.0  # seconds until a test gives up waiting for a process

# What `score --json` prints of several ponds.
SEVERAL_FIELDS = {
    "game", "sheets", "winners", "places", "tie_break", "tie_clause", "warnings",
}  # fmt: skip

NO_CLEVER_BOT = (
    "there is no bot 'clever'; the bots are: calm, keen, strong, master, random, search:…, stdio:…"
)

BOX_DRAWING = re.compile(r"[\u2500-\u259f]")
ESCAPE = "\x1b"

OFFER = re.compile(r"^(\d+)\. (.+)$", re.M)  # a choice in a list

Answer = Callable[[str], str | None]


def _heed_interrupts() -> None:
    """What runs in the background of a shell ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Done(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The output as JSON; NaN and Infinity, which are none, are refused."""
        assert self.code == 0, self.err
        return json.loads(self.out, parse_constant=_refuse)


def _refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")


def _checked(done: Done) -> Done:
    assert "Traceback" not in done.err, done.err
    assert "Traceback" not in done.out, done.out
    return done


class _Person(io.TextIOBase):
    """A standard input that reads the screen before it answers."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self.screen, self.answer, self.seen = screen, answer, 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        text = self.screen.getvalue()[self.seen :]
        self.seen = len(self.screen.getvalue())
        reply = self.answer(text)
        return "" if reply is None else f"{reply}\n"


def here(*args: str, stdin: str = "", answer: Answer | None = None) -> Done:
    """Run the command in this process.  `answer` gives each line of input when it is asked for."""
    out, err = io.StringIO(), io.StringIO()
    given = io.StringIO(stdin) if answer is None else _Person(out, answer)
    code: Any = 0
    with (
        patch.object(sys, "argv", ["pondside", *args]),
        patch.object(sys, "stdin", given),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as stopped:
            code = stopped.code
    assert code is None or isinstance(code, int), f"the process would end with {code!r}"
    return _checked(Done(code or 0, out.getvalue(), err.getvalue()))


def surroundings(mode: str | None = "plain", **more: str) -> dict[str, str]:
    """The environment of a process; mode None leaves the choice to the command."""
    environment = {**os.environ, **more}
    environment.pop("PONDSIDE_MODE", None)
    if mode is not None:
        environment["PONDSIDE_MODE"] = mode
    return environment


def apart(*args: str, stdin: str | bytes = "", mode: str | None = None, **more: str) -> Done:
    """Run the command in a process of its own, as a person at a shell does."""
    done = subprocess.run(
        [*COMMAND, *args],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        env=surroundings(mode, **more),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    return _checked(Done(done.returncode, out, err))


class Keyboard:
    """A person at a command in a process of its own, over pipes or at a terminal."""

    def __init__(self, *args: str, terminal: bool = False, mode: str | None = "plain") -> None:
        self.said = ""  # everything so far
        self._new = ""
        environment = surroundings(mode)
        if terminal:
            import pty

            self._from, slave = pty.openpty()
            self._to = self._from
            self.process = subprocess.Popen(
                [sys.executable, "-c", _AT_TERMINAL, *args],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=environment,
                start_new_session=True,
                preexec_fn=_heed_interrupts,
            )
            os.close(slave)
        else:
            self.process = subprocess.Popen(
                [*COMMAND, *args],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment,
                preexec_fn=_heed_interrupts,
            )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self._from, self._to = self.process.stdout.fileno(), self.process.stdin.fileno()
        self._terminal = terminal

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        if self._terminal:
            os.close(self._from)
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()

    def _pieces(self) -> Iterator[str]:
        """What comes, until there is no more."""
        waiting = b""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready, _, _ = select.select([self._from], [], [], 0.2)
            if not ready:
                continue
            try:
                piece = os.read(self._from, 65536)
            except OSError:  # a terminal whose other side is closed
                return
            if not piece:
                return
            waiting += piece
            try:
                text = waiting.decode()
            except UnicodeDecodeError:  # cut inside a letter
                continue
            waiting = b""
            yield text.replace("\r\n", "\n")
        raise AssertionError(f"nothing for {PATIENCE} s after: {self.said[-500:]}")

    def hear(self) -> str:
        """Wait until it asks for something; what was said since the last answer."""
        for piece in self._pieces():
            self._new += piece
            self.said += piece
            if _PROMPT.search(self._new):
                heard, self._new = self._new, ""
                return heard
        raise AssertionError(f"it ended without asking: {self.said[-500:]}")

    def send(self, keys: str) -> None:
        os.write(self._to, keys.encode())

    def type(self, line: str) -> str:
        """Answer with a line and wait for the next question."""
        self.send(f"{line}\n")
        return self.hear()

    def close_input(self) -> None:
        if self._terminal:
            self.send("\x04")
            return
        assert self.process.stdin is not None
        self.process.stdin.close()

    def interrupt(self) -> None:
        """Press Ctrl-C until it helps.

        Python notices one that comes just before it waits for a line only after that line.
        """
        for _ in range(5):
            time.sleep(0.2)
            if self._terminal:
                self.send("\x03")
            else:
                self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE / 5)
            except subprocess.TimeoutExpired:
                continue
            return

    def end(self) -> tuple[int, str]:
        """Wait until the process has ended; its code and its last words."""
        for piece in self._pieces():
            self._new += piece
            self.said += piece
        code = self.process.wait(PATIENCE)
        assert "Traceback" not in self.said, self.said
        return code, self._new


def play(*args: str, typed: Iterable[str] = (), answer: Answer | None = None) -> Done:
    """Play in this process; after the lines typed, nobody is at the keyboard any more."""
    lines = "".join(f"{line}\n" for line in typed)
    done = here(*args, stdin=lines, answer=answer)
    assert done.code == 0, done.err
    assert done.err == ""
    return done


def saved(folder: Path) -> Match:
    """The match of the one game in a folder."""
    (path,) = folder.iterdir()
    return Match.replay(path.read_text(encoding="utf-8"))


def write(folder: Path, match: Match) -> str:
    path = folder / "game.pond"
    folder.mkdir(exist_ok=True)
    path.write_text(match.record().text(), encoding="utf-8")
    return str(path)


def words(match: Match, seat: int) -> list[str]:
    return [entry.word for entry in match.entries if entry.actor == seat]


def dialogue(text: str) -> list[str]:
    """What was said before each answer."""
    return re.split(r"^> ", text, flags=re.M)
