"""What Koi waits for: the word of each phase, and its number as rules read it.

Owns the list and its order; which phase follows which is the affair of turns.py and effects.py.
"""

from __future__ import annotations

# From FIRST to REFILL chance acts.
(
    FIRST, GOAL, DEAL, CHURN, REFILL,
    START, MEDITATION, RAIN, WORK, SECOND, LAND, PATH, POST, BONUS, DISCARD, REMOVE, ENDED,
) = range(17)  # fmt: skip
PHASES = (
    "first", "goal", "deal", "churn", "refill",
    "start", "meditation", "rain", "work", "second", "land", "path", "post", "bonus", "discard",
    "remove", "ended",
)  # fmt: skip
