"""How a game of Koi can end: the word of each reason, and its number as rules read it.

When one of them comes true is the affair of turns.py and effects.py; 0 is that the game goes on.
"""

from __future__ import annotations

REASONS = (
    "",
    "deck",  # KOI-END-01, KOI-SOLO-07
    "koi",  # KOI-END-01
    "idle",  # KOI-END-05
)
RUNNING, DECK_EMPTY, KOI_GONE, IDLE = range(4)
