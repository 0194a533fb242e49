"""A pebble is a point; whoever took the last has some more."""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled
from ...kernel.game import record
from ...kernel.kinds import Record, State, Tables

SHEET_LINES = ("pebbles", "last")
SHEET = record(("points", np.int32, (2,)))


@compiled
def score(b: Tables, s: State, seat: int, sheet: Record) -> None:
    sheet.points[0] = s.taken[seat]
    sheet.points[1] = b.last if s.left == 0 and s.seat == seat else 0
