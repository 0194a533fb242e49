"""What a catch is worth: one point a card, uniqueness points, sets of three symbols.

Every rule of scoring, as numbers.  Which card brought what is told in sheets.py, who won in
ranking.py.
"""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array, record
from ...kernel.kinds import Record, Seat, State, Tables

SET_POINTS = 2  # RYB-SCORE-03
SHEET_LINES = ("fish", "unique", "sets")
FISH, UNIQUE, SETS = range(3)
SHEET = record(("points", np.int16, (len(SHEET_LINES),)))  # in the order of SHEET_LINES


@inlined
def score_catch(b: Tables, cards: Array, n: int, sheet: Record) -> None:
    """Fill the sheet of n cards, each 1 + species.

    RYB-SCORE-01 a point a card, RYB-SCORE-02 uniqueness; RYB-SCORE-03, RYB-SCORE-04: a card
    belongs to one set at most, so there are as many as of the rarest symbol; RYB-SCORE-05 the
    species do not matter.
    """
    unique, first, second, third = 0, 0, 0, 0
    for k in range(n):
        card = cards[k]
        unique += int(b.unique[card])
        first += 1 if b.symbol[card] == 0 else 0
        second += 1 if b.symbol[card] == 1 else 0
        third += 1 if b.symbol[card] == 2 else 0
    sheet.points[FISH] = n
    sheet.points[UNIQUE] = unique
    sheet.points[SETS] = SET_POINTS * min(first, second, third)


@compiled
def score(b: Tables, s: State, seat: Seat, sheet: Record) -> None:
    """Fill the sheet of a seat as its catch stands; luck scores nothing.  RYB-SCORE-06"""
    angler = s.anglers[seat]
    score_catch(b, angler.catch, angler.n_catch, sheet)
