"""What a position of Rybowisko waits for: a word of the view and a number of the state each.

Who acts then and what may be done is not known here.
"""

from __future__ import annotations

# What is being waited for.
FIRST, DEAL, KEEP, LAY, LAY_OPEN, MOVE, ROLL, MISS, BOTH, DRAW, DRIFT, ENDED = range(12)
PHASES = (
    "first", "deal", "keep", "lay", "lay_open", "move", "roll", "miss", "both", "draw", "drift",
    "ended",
)  # fmt: skip
