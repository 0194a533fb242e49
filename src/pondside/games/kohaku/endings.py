"""Every way a game of Kōhaku can end: a word for records and a number for rules.

0 is that it goes on.  When each comes about is said by turns.py.
"""

from __future__ import annotations

from typing import Literal, get_args

Reason = Literal[
    "koi_stack_empty",  # KOH-END-01, KOH-SOLO-10 in the human's refill
    "feature_stack_empty",  # KOH-END-01, KOH-SOLO-10 in the human's refill
    "rival_no_koi",  # KOH-SOLO-12: nothing to turn over
    "rival_no_feature",  # KOH-SOLO-14: nothing to turn over
    "rival_koi_fill",  # KOH-SOLO-10, KOH-SOLO-11 in the rival's fill
    "rival_feature_fill",
]
REASONS: tuple[str, ...] = ("", *get_args(Reason))
(
    RUNNING, KOI_STACK_EMPTY, FEATURE_STACK_EMPTY, RIVAL_NO_KOI, RIVAL_NO_FEATURE,
    RIVAL_KOI_FILL, RIVAL_FEATURE_FILL,
) = range(7)  # fmt: skip
