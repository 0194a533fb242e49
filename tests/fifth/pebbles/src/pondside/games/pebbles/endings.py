"""How a game can end."""

from __future__ import annotations

REASONS = ("", "empty")
RUNNING, EMPTY = range(2)
