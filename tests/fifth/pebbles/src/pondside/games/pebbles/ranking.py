"""Who won."""

from __future__ import annotations

from ...kernel.game import Array, Box, Outcome, ranked
from .endings import EMPTY, REASONS
from .sheets import lines


def outcome(box: Box, states: Array) -> Outcome | None:
    if states["left"][0] > 0:
        return None
    seats = range(int(states["seats"][0]))
    totals = [sum(line.points for line in lines(box, states, seat)) for seat in seats]
    placings = ranked(totals)
    words = [word for seat in seats for word in (f"P{seat + 1}", str(totals[seat]))]
    shared = sum(one.place == 1 for one in placings) > 1
    return Outcome(REASONS[EMPTY], placings, "shared" if shared else None, tuple(words))
