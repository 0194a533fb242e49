"""Who won: places by points and coins, or the levels of the rival that were beaten.

Works with totals, wherever they come from: a game or a table written down by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.game import Array, Box, Outcome, Placing, ranked
from . import endings, phases, scoring
from .facts import LEVELS, RivalLevel
from .sheets import sheet_of

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


def beaten(total: int, rival: Mapping[RivalLevel, int]) -> tuple[RivalLevel, ...]:
    """The levels with fewer points; a tie is not enough.  KOH-SOLO-19"""
    return tuple(level for level in LEVELS if total > rival[level])


def rival_totals(box: Box, states: Array) -> dict[RivalLevel, int]:
    b, s = box.tables[0], states[0]
    return {level: int(scoring.rival_total(b, s, k)) for k, level in enumerate(LEVELS)}


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  KOH-END-05 to 07, KOH-SOLO-19"""
    if states["phase"][0] != phases.ENDED:
        return None
    s = states[0]
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    reason = endings.REASONS[s.reason]
    if s.seats == 1:
        rival = rival_totals(box, states)
        below = beaten(totals[0], rival)
        words = ["P1", str(totals[0])]
        for level in LEVELS:
            words += [level, str(rival[level])]
        words += ["beats", *(below or ("none",))]
        return Outcome(reason, (Placing(0, totals[0], 1),), None, tuple(words), below)
    coins = [int(s.ponds[seat].coins) for seat in range(int(s.seats))]
    placings, tie_break = placed(totals, coins)
    words = [word for seat, total in enumerate(totals) for word in (f"P{seat + 1}", str(total))]
    winners = [one.seat for one in placings if one.place == 1]
    words += ["coins", *map(str, coins), "win", *(f"P{seat + 1}" for seat in winners)]
    return Outcome(reason, placings, tie_break, tuple(words))
