"""What a lobby shows of Wodny ogród.  Imports nothing heavy and compiles nothing."""

from __future__ import annotations

KEY = "wodny_ogrod"
TITLE = "Wodny ogród"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 1
CREDITS = "Designed by Uwe Rosenberg. Albi."
# The deal of a first game.  Alone: wherever the tile with most symbols is laid first, every tile
# then in reach can make a group that scores.
LESSON = f"{14:032x}"
