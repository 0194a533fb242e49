"""Who won a game of Rybowisko: places, what broke a tie, the grade of a solo game.

Placing needs totals and luck only, so that catches which somebody wrote down are placed too; how
they were counted is not known here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.game import Array, Box, Outcome, Placing, ranked
from . import endings, phases
from .sheets import sheet_of

TIE_CLAUSES = {"luck": "RYB-SCORE-08", "shared": "RYB-SCORE-09"}


def places(totals: Sequence[int], luck: Sequence[int]) -> tuple[Placing, ...]:
    """Points, then smiling luck tokens; equals share a place.  RYB-SCORE-07 to 11"""
    return ranked(totals, luck)


def tie_break(placings: Sequence[Placing]) -> str | None:
    """What decided among equals at the top.  RYB-SCORE-08, RYB-SCORE-09"""
    best = max(one.total for one in placings)
    if sum(one.total == best for one in placings) == 1:
        return None
    return "shared" if sum(one.place == 1 for one in placings) > 1 else "luck"


def grade_of(box: Box, total: int) -> int:
    """The number of the grade for a solo score, from 1.  RYB-SOLO-05"""
    grades = box.facts["solo"]["grades"]
    return max([k for k, one in enumerate(grades, 1) if one["from"] <= total], default=1)


def names_of_grade(box: Box, grade: int) -> dict[str, str]:
    """What a grade is called, by language."""
    one = box.facts["solo"]["grades"][grade - 1]
    return {language: str(one[language]) for language in ("en", "pl", "ru")}


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  RYB-SCORE-07 to 11, RYB-SOLO-04"""
    if states["phase"][0] != phases.ENDED:
        return None
    s = states[0]
    seats = range(int(s.seats))
    totals = [sum(sheet_of(box, states, seat).values()) for seat in seats]
    luck = [int(s.anglers[seat].smiling) for seat in seats]
    placings = places(totals, luck)
    words = [word for seat in seats for word in (f"P{seat + 1}", str(totals[seat]))]
    words += ["luck", *map(str, luck)]
    if s.seats == 1:
        words += ["grade", str(grade_of(box, totals[0]))]
        return Outcome(endings.REASONS[s.reason], placings, None, tuple(words))
    winners = [placing.seat for placing in placings if placing.place == 1]
    words += ["win", *(f"P{seat + 1}" for seat in winners)]
    return Outcome(endings.REASONS[s.reason], placings, tie_break(placings), tuple(words))
