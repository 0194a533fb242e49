"""What a lobby shows of Pebbles."""

from __future__ import annotations

KEY = "pebbles"
TITLE = "Pebbles"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 1
CREDITS = "Nobody's."
LESSON = ""
