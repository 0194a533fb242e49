"""A word is a number: 1, 2, 3."""

from __future__ import annotations

from ...kernel.errors import Unreadable, said
from ...kernel.game import Array, Box


def spell(box: Box, states: Array, action: int) -> str:
    return str(action)


def parse(box: Box, states: Array, word: str) -> int:
    if word not in {str(n) for n in range(1, 10)}:
        raise Unreadable(said("no_move", "{word!r} is no number of pebbles", word=word[:20]))
    return int(word)


def stream(box: Box, states: Array) -> str:
    raise AssertionError("nothing is left to chance")
