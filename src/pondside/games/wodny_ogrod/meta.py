"""What a lobby shows of Wodny ogród.  Imports nothing heavy and compiles nothing."""

from __future__ import annotations

KEY = "wodny_ogrod"
TITLE = "Wodny ogród"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 1
CREDITS = "Designed by Uwe Rosenberg. Albi."
