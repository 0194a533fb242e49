"""Single keys from a terminal, without Enter: arrows, letters, Enter, Escape."""

from __future__ import annotations

import codecs
import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_WAIT = 0.05  # seconds after which an escape alone is the key
# A Ctrl-C that comes just before the wait begins does not end it, so nobody waits for ever.
_PATIENCE = 0.2


def available() -> bool:
    """Whether single keys can be read: a person at a terminal that can be drawn over."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    drawn_over = os.environ.get("TERM", "dumb") not in ("dumb", "unknown")
    return drawn_over and sys.stdin.isatty() and sys.stdout.isatty()


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
        # Bytes that are no text, of a terminal with another encoding, are left out.
        decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        yield lambda: _next(number, decoder)
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _next(number: int, decoder: codecs.IncrementalDecoder) -> str:
    sign = _sign(number, decoder)
    if sign in ("\n", "\r"):
        return "enter"
    if sign == "\x04":
        raise EOFError
    if sign != "\x1b":
        return sign
    if not _more(number):
        return "escape"
    if _sign(number, decoder) not in ("[", "O"):
        return "escape"
    last = _sign(number, decoder)
    while not last.isalpha() and last != "~":
        last = _sign(number, decoder)
    return _ARROWS.get(last, "other")


def _more(number: int, seconds: float = _WAIT) -> bool:
    return bool(select.select([number], [], [], seconds)[0])


def _sign(number: int, decoder: codecs.IncrementalDecoder) -> str:
    """One character, however many bytes it has."""
    while True:
        if not _more(number, _PATIENCE):
            continue
        byte = os.read(number, 1)
        if not byte:
            raise EOFError
        if sign := decoder.decode(byte):
            return sign
