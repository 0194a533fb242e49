"""A real heap, written down: a line a player, how many each took."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Unreadable
from ...kernel.game import Box, ScoreLine, Written, WrittenSheet, ranked


def score_text(text: str, box: Box, source: str, chosen: Mapping[str, str]) -> Written:
    taken = text.split()
    if not 1 <= len(taken) <= 4 or not all(one.isascii() and one.isdigit() for one in taken):
        what = "write how many each player took, a number a line"
        raise Unreadable(what, 1, 1, source, "pebbles")
    sheets = tuple(
        WrittenSheet([ScoreLine("PEB-END-02", "pebbles", None, "", int(n), ())], {"total": int(n)})
        for n in taken
    )
    placings = ranked([int(n) for n in taken]) if len(taken) > 1 else None
    return Written(sheets, (), placings)
