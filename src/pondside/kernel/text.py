"""Text that compiled code writes: pieces known by their numbers, one after the other.

A view as Python objects and those as JSON cost a hundred small steps of Python; a message to every
player after every action can be spared them.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import numpy as np

from .compiling.decorate import compiled
from .compiling.modes import PLAIN, mode
from .game import record
from .kinds import Record

ROOM = 1 << 16  # the longest text

# Pieces behind each other; piece k begins at begins[k] and ends where the next one begins.
SCRIPT = record(("text", np.uint8, (1 << 14,)), ("begins", np.int32, (1 << 10,)))
PEN = record(("n", np.int64), ("out", np.uint8, (ROOM,)))  # what has been written so far


class Pieces:
    """The pieces that a module writes, numbered as they are named."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []

    def add(self, *texts: str) -> int:
        """The number of the first; the others follow it."""
        self._texts += [text.encode() for text in texts]
        return len(self._texts) - len(texts)

    def __len__(self) -> int:
        return len(self._texts)

    def script(self, more: Iterable[str]) -> Any:
        """All of them, then those that depend on a box, numbered from len() on."""
        texts = [*self._texts, *(text.encode() for text in more)]
        script = np.zeros(1, SCRIPT)
        begins = np.cumsum([0, *map(len, texts)])
        script["begins"][0, : len(begins)] = begins
        script["text"][0, : begins[-1]] = np.frombuffer(b"".join(texts), np.uint8)
        return _fast(script, SCRIPT)


class Sheet:
    """A pen, as compiled functions take it, and what it writes on: used again and again."""

    def __init__(self) -> None:
        pen = np.zeros(1, PEN)
        self.pen, self._out = _fast(pen, PEN), pen["out"][0]

    def text(self, n: int) -> bytes:
        """The first n characters."""
        written: bytes = self._out[:n].tobytes()
        return written


def _fast(array: Any, layout: Any) -> Any:
    """Interpreted code reads plain attributes ten times faster than those of a record."""
    if mode() != PLAIN:
        return array
    return [SimpleNamespace(**{name: array[name][0] for name in layout.names})]


def _put_slice(script: Record, pen: Record, piece: int) -> None:
    begin, end, n = script.begins[piece], script.begins[piece + 1], pen.n
    pen.n = n + end - begin
    pen.out[n : pen.n] = script.text[begin:end]


@compiled
def _put_bytes(script: Record, pen: Record, piece: int) -> None:
    n = pen.n
    for k in range(script.begins[piece], script.begins[piece + 1]):
        pen.out[n] = script.text[k]
        n += 1
    pen.n = n


put = _put_slice if mode() == PLAIN else _put_bytes  # a piece by its number


@compiled
def put_number(pen: Record, number: int) -> None:
    """A whole number."""
    n = pen.n
    if number < 0:
        pen.out[n] = 45  # the minus sign
        n, number = n + 1, -number
    tens = 1
    while tens * 10 <= number:
        tens *= 10
    while tens > 0:
        pen.out[n] = 48 + number // tens % 10  # the digits begin at 48
        n += 1
        tens //= 10
    pen.n = n
