"""How a game of Koi can end: the word of each reason, and its number as rules read it."""

from __future__ import annotations

# How a game can end.
REASONS = (
    "",
    "deck",  # KOI-END-01, KOI-SOLO-07
    "koi",  # KOI-END-01
    "idle",  # KOI-END-05
)
RUNNING, DECK_EMPTY, KOI_GONE, IDLE = range(4)
