"""What is typed at a game of Wodny ogród."""

from __future__ import annotations

from ..playing import Played
from .replayed import HEAD

TURNS = ["L.0@a1", "R.0@i1", "L.0@a5", "R.0@i5"]

PLAYED = Played(
    table=["--bots", "none", "-o", "first=1"],
    sits=[""],
    offered="1. left end ",
    kept=[
        ("", ""), ("1", ""), ("r", ""), ("a1", ""), ("", ""), ("", "L.1@a1"), ("", "L.1@a1"),
        ("L.0@a1", "L.1@a1"), ("", "L.1@a1 L.0@a1"),
    ],
    unconfirmed=5,
    looked=["", "?", "s", "o", "b", "l", "", "1", "r", "f", "n", "", "1", ""],
    signs="[□·]",
    wrong=[
        "zz", "0", "5", "-1", "a1", "c4", "x", "n", "f", "L.8@a1", "L.0@m1", "L.0@a13", "L.0",
        "T33.0@a1", "X2.0@a1", "²", "ż", "[/b]", "take:x:left", "drop:T33", "first",
    ],
    illegal=[
        (["L.0@k1"], "it would stick out of the garden (WOD-TURN-03)"),
        (["I2.0@a1"], "you have no such token to lay (WOD-BONUS-08)"),
        (["D2.0@a1"], "this game has no decorations (WOD-SETUP-04)"),
        (["pass"], "a tile within reach still fits, so you may not pass (WOD-END-01)"),
        (["stop"], "only a player alone may stop; here one passes (WOD-END-01)"),
        (["end"], "the turn cannot end before the main move (WOD-TURN-11)"),
        (["left"], "no display has to be refilled now (WOD-REFILL-01)"),
        (["take:l:left"], "no display has to be refilled now (WOD-REFILL-01)"),
        (["drop:S1"], "you have no such token to lay (WOD-BONUS-08)"),
    ],
    halves=(["--bots", "random", "-o", "first=1"], TURNS, TURNS[:2], TURNS[2:]),
    helps=["Lay:    type the number of a piece.", "\nBonus:", "\nRefill:", "\nScore:"],
    sheet="Score sheet of Seat 1\nTotal: 0 points\n",
    log=(
        ["L.0@d1", "end", "", ""],
        "  Seat 1 laid tile T33 on d1, koi side up.\n"
        "  Seat 1 covered the marked area g2 and won bonus token S1.\n"
        "  Seat 1 kept bonus token S1.\n",
    ),
    ends=r"^24 points: Experienced architect!$",
    broken=(HEAD + "P1 L.0@k1\n", "10:4: L.0@k1: sticks out (WOD-TURN-03)"),
)  # fmt: skip
