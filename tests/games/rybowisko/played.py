"""What is typed at a game of Rybowisko."""

from __future__ import annotations

from ..playing import Played
from .replayed import HEAD

FAR = "that is too far for your luck (RYB-MOVE-05)"
MUST_MOVE = "the angler must move first, and not stay where it is (RYB-MOVE-01)"
MISSED = "the roll missed: roll again or give up (RYB-CATCH-08)"

STILL = ("f8", "F8", "stop", "reroll", "give_up", "take:r1", "die:3")

PLAYED = Played(
    table=["--bots", "none"],
    sits=[""],
    offered="1. g7 ",
    kept=[
        ("", ""), ("g7", ""), ("", "g7"), ("r", "g7 reroll"), ("g", "g7 reroll give_up"),
        ("", "g7 reroll give_up"), ("i12", "g7 reroll give_up"), ("", "g7 reroll give_up i12"),
    ],
    unconfirmed=2,
    looked=["", "?", "s", "o", "b", "l", "", "g7", "", "r", "g", "", "1"],
    signs="[¹²³~]",
    wrong=[
        "zz", "0", "5", "-1", "a1", "g", "r", "g 7", "g7,", "²", "ż", "[/b]", "take:q9", "first",
        "x:y", "die", "y",
    ],
    illegal=[
        *(([word], FAR) for word in ("q5", "Q5", "m10", "h12")),
        *(([word], MUST_MOVE) for word in STILL),
        *((["g7", "", word], MISSED) for word in ["g7", "stop", "take:r1", "take:r2", "take:y1"]),
    ],
    halves=(["--bots", "random"], ["1"] * 10, ["1"] * 4, ["1"] * 6),
    helps=[
        "Sail:  type the field where your move ends, such as g7.",
        "\nFish:", "\nDrift:", "\nRest:", "\nScore:",
    ],
    sheet="Score sheet of Seat 1\nTotal: 0 points\n",
    log=(
        ["g8", "", ""], "  Seat 1 sailed to g8.\n  Seat 1 rested: 3 luck tokens smile.\n",
    ),
    ends=r"^Seat 1 won!$",
    broken=(
        HEAD + "P1 g8\nP2 h12\n",
        "9:4: h12: must move (RYB-MOVE-01)",
    ),
)  # fmt: skip
