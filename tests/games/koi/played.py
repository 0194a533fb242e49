"""What is typed at a game of Koi."""

from __future__ import annotations

from ..playing import Played
from .replayed import HEAD

TURNS = ["M2 R -", "W w1,-1 =w2,-1 - -", "M3 R -", "W f0,-1 - -"]
WORKED = "W w1,-1 - - -"

PLAYED = Played(
    table=["--seats", "1"],
    sits=[],
    offered="1. meditate, slot 1 ",
    kept=[
        ("W", ""), ("1", ""), ("r", ""), ("1,-1", ""), ("", ""), ("-", ""), ("-", ""), ("-", ""),
        ("", WORKED),
    ],
    unconfirmed=8,
    looked=["?", "s", "o", "b", "l", "W", "1", "r", "f", "n", "5,5", "x"],
    signs="[≈·…]",
    wrong=[
        "zz", "0", "99", "-1", "1,-1", "x", "n", "f", "M6", "m4", "r", "w1", "w1,-1.0", "=w1,-1",
        "P0,0", "s3,0", "mv99", "goal:x", "²", "ż", "[/b]", "w" + "9" * 30 + ",0",
    ],
    illegal=[],  # told in three languages in test_play_cli.py
    halves=([], TURNS, TURNS[:2], TURNS[2:]),
    helps=[
        "Meditate: M1 to M5 takes the card of a slot;", "\nWork:", "\nLay:", "\nLuck:", "\nScore:",
    ],
    sheet="Your score sheet\n  luck tokens: 1 point – 1 luck token (KOI-SCORE-06)\n"
    "Total: 1 point\n",
    log=(["W w1,-1 - - -", ""],
        "  You worked.\n  Leaves the game – porter.\n  You laid: water on 1,-1.\n"
        "  New in slot 1 – builder.\n",
    ),
    ends=r"^Total: \d+ points?$",
    broken=(HEAD + "P1 W w5,5\n", "9:6: w5,5: no wet edge (KOI-PLACE-02)"),
)  # fmt: skip
