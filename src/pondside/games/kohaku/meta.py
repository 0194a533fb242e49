"""What a lobby shows of Kōhaku.  Imports nothing heavy and compiles nothing."""

from __future__ import annotations

KEY = "kohaku"
TITLE = "Kōhaku"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 1
CREDITS = "Designed by Danny Devine. Gold Seal Games / 25th Century Games."
# The deal of a first game; "": any will do.
LESSON = ""
