"""How a game of Wodny ogród can end: a word for records and a number for rules.

When it ends is the affair of turns.py.
"""

from __future__ import annotations

REASONS = (
    "",
    "all_passed",  # WOD-END-04
    "stopped",  # WOD-SOLO-06
)
RUNNING, ALL_PASSED, STOPPED = range(3)
