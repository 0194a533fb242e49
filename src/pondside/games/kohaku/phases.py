"""What a game of Kōhaku is waiting for: a word for views and a number for rules.

Knows nothing of what may be done then; refusals.py and legal.py do.
"""

from __future__ import annotations

from typing import Literal, get_args

FIRST, FILL, DEAL, KEEP, DRAFT, PLACE, REFILL_KOI, REFILL_FEATURE = range(8)
REVEAL_KOI, REVEAL_FEATURE, RIVAL_FILL, ENDED = range(8, 12)
Phase = Literal[
    "first", "fill", "deal", "keep", "draft", "place", "refill_koi", "refill_feature",
    "reveal_koi", "reveal_feature", "rival_fill", "ended",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
