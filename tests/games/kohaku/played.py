"""What is typed at a game of Kōhaku."""

from __future__ import annotations

from ..playing import Played
from .replayed import HEAD

BOARD = "first take a koi and a feature that lie side by side (KOH-TURN-04)"
FIRST_KOI = (
    "begin a pond with the koi, at 0,0; the feature goes to any of its sides, which makes the same "
    "ponds (KOH-PLACE-10)"
)
FIRST = "a1b1 k0,0 f0,-1"

PLAYED = Played(
    table=["--bots", "none"],
    sits=[""],
    offered="",
    kept=[("", ""), ("1", ""), ("1", ""), ("1", ""), ("", FIRST), ("", FIRST), ("1", FIRST)],
    unconfirmed=4,
    looked=["", "?", "s", "o", "b", "l", "1", "1", "1", "", "", "1", "1", "1", "", "", "1", "1"],
    signs="[■□]",
    wrong=[
        "zz", "0", "18", "-1", "a1", "a9b9", "k0", "k0,0,0", "²", "ż", "keep", "a1b1c1", "[/b]",
    ],
    illegal=[
        (["a1d3"], "the two cells do not share a side (KOH-TURN-01)"),
        (["a1c1"], "the two cells do not share a side (KOH-TURN-01)"),
        (["k0,0"], BOARD),
        (["keep:statues"], BOARD),
        (["w.d2"], BOARD),
        (["1", "a1b1"], "first lay both tiles in your pond (KOH-PLACE-01)"),
        (["1", "k0,1"], FIRST_KOI),
        (["1", "k5,5"], FIRST_KOI),
        (["1", "f1,0"], FIRST_KOI),
        (["1", "1", "k0,1"], "that tile is already in your pond (KOH-PLACE-01)"),
        (["1", "1", "f0,0"], "there is a tile on that cell (KOH-PLACE-03)"),
        (["1", "1", "f1,1"], "a tile must touch the pond with a side (KOH-PLACE-05)"),
        (["1", "1", "f99,-99"], "a tile must touch the pond with a side (KOH-PLACE-05)"),
        (
            ["1", "1", "1", "", "", "1", "1", "1", "", "", "1", "k1,0"],
            "a koi may not touch a koi, nor a feature a feature (KOH-PLACE-04)",
        ),
    ],
    # The fourth and fifth answers are not confirmed, so they are given again.
    halves=(["--bots", "random"], ["1"] * 12, ["1"] * 5, ["1"] * 9),
    helps=["Take:  two board cells side by side, such as b2b1.\n"],
    sheet="Score sheet of Seat 1\n  coins: 0 points (KOH-SCORE-14)\nTotal: 0 points\n",
    log=(
        ["1", "1", "1", "", ""],
        "  Seat 1 took black-red koi with 3 fry and white flower from a1 b1.\n"
        "  Seat 1 laid black-red koi with 3 fry at 0,0: plus 0 points.\n"
        "  Seat 1 laid white flower at 0,-1: plus 0 points.\n"
        "  New on b2: black-yellow koi with 2 fry. The tile from there moved to a1.\n"
        "  New on c2: yellow flower. The tile from there moved to b1.\n",
    ),
    ends=r"^Seat 1 won!$",
    broken=(HEAD + "P1 b2b1 k0,0 f0,0\n", "6:14: f0,0: cell taken (KOH-PLACE-03)"),
)  # fmt: skip
