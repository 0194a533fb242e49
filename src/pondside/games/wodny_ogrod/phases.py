"""What is being waited for: a word for views and a number for rules.

Knows nothing of who acts or of what may be done then.
"""

from __future__ import annotations

FIRST, CARD, DEAL, MAIN, DRAW, SIDE, TAKE, BONUS, ENDED = range(9)
PHASES = ("first", "card", "deal", "main", "draw", "side", "take", "bonus", "ended")
