"""Texts of Koi as `pondside score` is given them."""

from __future__ import annotations

from ..scoring import Scored

GOALS = [
    "purple_lily", "branches", "bridge", "statue", "shishi_odoshi", "century_carp", "path",
    "willow", "waterfall", "turtle",
]  # fmt: skip
SHEET = ["koi", "lantern", "scroll", *GOALS, "luck"]
# EX-17 and more: a shore with a lantern, a medium koi beside the purple lily, a path tile.
POND = (
    "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 s3,0.3 l3,0 b0,1.0 N2,0 "
    "scrolls=lily,small luck=2 coins=7"
)

SCORED = Scored(
    text=POND,
    sheet=SHEET,
    alike={
        "possessions anywhere": "luck=2 " + POND.replace(" luck=2", ""),
        "blanks and line ends": POND.replace(" ", "\t  ") + "\r\n\n",
        "remarks": "# my pond\n; and a remark\n\n" + POND,
        "nothing said": POND + " wells=0 markets=0 storages=0 scenario=none",
    },
    wrong=[
        ("nothing", "", "", "there is no pond here; write a line such as O0,0.0"),
        ("nothing but remarks", "# none\n\n", "", "there is no pond here"),
        ("five ponds", "O0,0.0\n" * 5, ":5", "more than 4 ponds"),
        ("no spring", "w1,-1", ":1:1", "a pond begins with its spring, O0,0.0"),
        ("possessions only", "luck=1", ":1:1", "a pond begins with its spring, O0,0.0"),
        ("no such thing", "O0,0.0 Q1,0", ":1:8", "'Q1,0' is no thing of a pond"),
        ("a move", "O0,0.0 M4", ":1:8", "'M4' is no thing of a pond"),
        ("no cell", "O0,0.0 w1", ":1:8", "'w1' is no thing of a pond"),
        ("a turn", "O0,0.0 w1,-1.0", ":1:8", "a water has no turn"),
        ("no turn", "O0,0.0 s3,0", ":1:8", "a shore has a turn: s3,0.0"),
        ("a seventh turn", "O0,0.0 c1,0.6", ":1:8", "turns of a large go from 0 to 5"),
        ("far away", "O0,0.0 w32,0", ":1:8", "go from -31 to 31 in this program (KOI-PLACE-10)"),
        ("much luck", "O0,0.0 luck=13", ":1:8", "a number from 0 to 12 is needed"),
        ("a debt", "O0,0.0 coins=-1", ":1:8", "a number from 0 to 30 is needed"),
        ("no number", "O0,0.0 luck=²", ":1:8", "a number from 0 to 12 is needed"),
        ("wind", "O0,0.0 wind=1", ":1:8", "there is nothing called 'wind' to have"),
        ("twice", "O0,0.0 luck=1 luck=1", ":1:15", "luck= is given twice"),
        ("no scroll", "O0,0.0 scrolls=koi", ":1:8", "there is no scroll 'koi'"),
        ("two lily scrolls", "O0,0.0 scrolls=lily,lily", ":1:8", "the box has 1"),
        ("no scenario", "O0,0.0 scenario=x", ":1:8", "there is no scenario 'x'"),
    ],
    options=[
        (["scenario=x"], "option scenario cannot be 'x'"),
        (["goals=path+path+turtle"], "option goals cannot be 'path+path+turtle'"),
        (["wind=on"], "Koi has no option 'wind'; it has: "),
        (["scenario=lit_path", "goals=none"], "lit_path has its own three goals (KOI-SOLO-10)"),
    ],
)
