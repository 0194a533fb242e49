"""Single keys from a terminal, without Enter: arrows, letters, Enter, Escape."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_WAIT = 0.05  # seconds after which an escape alone is the key


def available() -> bool:
    """Whether single keys can be read: a person at a terminal of a kind we know."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Gives a function that waits for the next key; the terminal is put back afterwards.

    Ctrl-C still interrupts.  The end of the input is an EOFError.
    """
    import termios
    import tty

    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    tty.setcbreak(number)
    try:
        yield lambda: _next(number)
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _next(number: int) -> str:
    sign = _sign(number)
    if sign in ("\n", "\r"):
        return "enter"
    if sign == "\x04":
        raise EOFError
    if sign != "\x1b":
        return sign
    if not _more(number):
        return "escape"
    if _sign(number) not in ("[", "O"):
        return "escape"
    last = _sign(number)
    while not last.isalpha() and last != "~":
        last = _sign(number)
    return _ARROWS.get(last, "other")


def _more(number: int) -> bool:
    return bool(select.select([number], [], [], _WAIT)[0])


def _sign(number: int) -> str:
    """One character, however many bytes it has."""
    found = b""
    while True:
        byte = os.read(number, 1)
        if not byte:
            raise EOFError
        found += byte
        try:
            return found.decode()
        except UnicodeDecodeError:
            if len(found) >= 4:
                return "?"
