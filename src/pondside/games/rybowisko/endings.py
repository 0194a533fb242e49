"""How a game of Rybowisko can end: a word of the record and a number of the state each.

When it does so is for turns.py to say.
"""

from __future__ import annotations

# How a game can end.
REASONS = (
    "",
    "target",  # RYB-END-01
    "no_cards",  # RYB-END-05
    "max_rounds",  # RYB-END-06
    "turns",  # RYB-SOLO-02
)
RUNNING, TARGET, NO_CARDS, MAX_ROUNDS, TURNS = range(5)
