"""Who won: places by points and coins, or the levels of the rival that were beaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.game import Placing, ranked
from .material import LEVELS

TIE_CLAUSES = {"coins": "KOH-END-06", "shared": "KOH-END-07", "coins_shared": "KOH-END-07"}


def placed(totals: Sequence[int], coins: Sequence[int]) -> tuple[tuple[Placing, ...], str | None]:
    """The places, and what decided among equals at the top.  KOH-END-05 to KOH-END-07

    Of three the coins may have put one back, and two share.
    """
    placings = ranked(totals, coins)
    equal = totals.count(max(totals))
    sharing = sum(one.place == 1 for one in placings)
    if equal == 1:
        return placings, None
    if sharing == equal:
        return placings, "shared"
    return placings, "coins_shared" if sharing > 1 else "coins"


def ties(totals: Sequence[int], coins: Sequence[int]) -> list[str | None]:
    """What decided each place among equal points: the coins, or nothing, so that it is shared.

    KOH-END-06, KOH-END-07
    """
    pairs = list(zip(totals, coins, strict=True))
    return [
        None if totals.count(pair[0]) == 1 else "shared" if pairs.count(pair) > 1 else "coins"
        for pair in pairs
    ]


def beaten(total: int, rival: Mapping[str, int]) -> tuple[str, ...]:
    """The levels with fewer points; a tie is not enough.  KOH-SOLO-19"""
    return tuple(level for level in LEVELS if total > rival[level])
