"""What a lobby shows of Rybowisko.  Imports nothing heavy and compiles nothing."""

from __future__ import annotations

KEY = "rybowisko"
TITLE = "Rybowisko"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 2
CREDITS = "Rybowisko. Co połknie haczyk? The rulebook names no author."
# The deal of a first game; "": any will do.
LESSON = ""
