"""What a lobby shows of Koi.  Imports nothing heavy and compiles nothing."""

from __future__ import annotations

KEY = "koi"
TITLE = "Koi"
STAGE = "playable"
SEATS = range(1, 5)
RULES_VERSION = 2
CREDITS = "Designed by Rosaria Battiato, Massimo Borzì and Martino Chiacchiera. dV Games."
# The deal of a first game; "": any will do.
LESSON = ""
