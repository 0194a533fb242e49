"""Who won: places, the title of a player alone, and how a game ended.

Goes by totals; where points come from is known to scoring.py and sheets.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.game import Array, Box, Outcome, Placing, ranked
from . import endings, phases
from .options import OPTIONS, VARIANT
from .sheets import sheet_of


def title_of(box: Box, variant: str, total: int) -> str:
    """The title of a solo score.  WOD-SOLO-07, WOD-SOLO-08"""
    side = variant if variant == "base" else variant.upper()
    bands = [band for band in box.facts["titles"]["band"] if side in band["variants"]]
    won = max((band["from"], band["key"]) for band in bands if band["from"] <= total)
    return str(won[1])


def places(totals: Sequence[int]) -> tuple[Placing, ...]:
    """Most points win; equals share.  WOD-SCORE-09"""
    return ranked(totals)


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  WOD-SCORE-09, WOD-SOLO-07"""
    s = states[0]
    if s.phase != phases.ENDED:
        return None
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    placings = places(totals)
    words = [word for seat, n in enumerate(totals, 1) for word in (f"P{seat}", str(n))]
    if s.seats == 1:
        variant = OPTIONS[VARIANT].values[s.options[VARIANT]]
        words += ["title", title_of(box, variant, totals[0])]
        return Outcome(endings.REASONS[s.reason], placings, None, tuple(words))
    winners = [one.seat for one in placings if one.place == 1]
    words += ["win", *(f"P{seat + 1}" for seat in winners)]
    tie = "shared" if len(winners) > 1 else None
    return Outcome(endings.REASONS[s.reason], placings, tie, tuple(words))
