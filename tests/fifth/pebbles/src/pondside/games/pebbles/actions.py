"""What can be done: take 1 to 9 pebbles."""

from __future__ import annotations

ACTIONS = {"take": range(1, 10)}
MAX_LEGAL = 9
MAX_ACTIONS = 100
