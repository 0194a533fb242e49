"""Texts of Wodny ogród as `pondside score` is given them."""

from __future__ import annotations

from ..scoring import Scored

SHEET = ["row", "column", "group", "decoration"]
# docs/rules/wodny_ogrod.md, section 10.1
GARDEN = """\
KKKKK~~K~~~~
~~~LKK~K~~~~
~~~KKKL~~LL~
KKK~KK~LLLLL
~K~LLL~~~~~K
~~~LL~~KK~~~
~~L~~.KKK~~K
~L~~~KKK~K~~
..~~.~~~.~KK
~~KKKK~~KK~~
~KK~K~~~~~K~
..~K~~K~K~~K
"""
EMPTY = "............\n"
# WOD-EX-15 and WOD-EX-16
EX_15 = "KKKKKKK~~~~~\n~LLLLLL.....\n" + "~...........\n" * 10
EX_16 = EMPTY + ".KKKK~......\n.KKK11~.....\n....~LLLL...\n.....LLL....\n" + EMPTY * 7
ROWS = EMPTY * 11

SCORED = Scored(
    text=GARDEN,
    sheet=SHEET,
    alike={
        "small letters": GARDEN.lower(),
        "in one line": GARDEN.replace("\n", "/").rstrip("/"),
        "line ends of Windows": GARDEN.replace("\n", "\r\n"),
        "a mark of byte order": "\ufeff" + GARDEN,
        "remarks, empty lines": "; my garden\n\n" + GARDEN.replace("\n", "\n\n"),
        "blanks around": "  " + GARDEN.replace("\n", "  \n\t"),
        "lines around": "---\n" + GARDEN + "---\n",
        "no end of line": GARDEN.rstrip("\n"),
    },
    wrong=[
        ("nothing", "", "", "there is no garden here; write 12 rows of 12 signs"),
        ("nothing but remarks", "; none\n\n---\n", "", "there is no garden here"),
        ("a row too few", ROWS, ":11", "begins in line 1 has 11 rows, not 12"),
        ("a row too many", ROWS + EMPTY * 2, ":13", "begins in line 13 has 1 row"),
        ("cut by a line", ROWS + "---\n" + EMPTY * 12, ":12", "has 11 rows, not 12"),
        ("a short row", ROWS + "...........\n", ":12:1", "has 11 signs, not 12"),
        ("a long row", "\n;\n  " + "." * 13 + "\n" + ROWS, ":3:3", "row 1 of the garden has 13"),
        ("no sign", ROWS + "....Q.......\n", ":12:5", "'Q' is no sign of a garden"),
        ("no decoration 0", ROWS + "...0........\n", ":12:4", "'0' is no sign"),
        ("a blank", ROWS + "..... ......\n", ":12:6", "' ' is no sign"),
        ("a Cyrillic letter", ROWS + "К...........\n", ":12:1", "'К' is no sign"),
        ("a drawn dot", ROWS + "·...........\n", ":12:1", "'·' is no sign"),
        ("a letter that grows", ROWS + "....ß.......\n", ":12:5", "'ß' is no sign"),
        ("two parts", EMPTY * 2 + "....3...3...\n" + EMPTY * 9, ":3:9", "decoration 3 lies in 2"),
        (
            "in one line",
            "/".join([*["." * 12] * 3, "..?.........", *["." * 12] * 8]),
            ":1:42",
            "'?' is no sign",
        ),
        ("five gardens", EMPTY * 60, ":60", "more than 4 gardens"),
    ],
    options=[
        (["variant=c"], "pondside: option variant cannot be 'c'; use base or a or b\n"),
        (["wind=on"], "pondside: Wodny ogród has no option 'wind'; it has: first, variant\n"),
    ],
    several={
        "one after the other": (GARDEN + EX_16, [1, 2]),
        "a line between": (EX_16 + "---\n" + GARDEN, [2, 1]),
        "a shared victory": (EX_16 + "-----\n\n" + EX_16, [1, 1]),
        "four gardens": (EX_15 + EX_16 + EMPTY * 12 + EX_15, [2, 1, 4, 2]),
    },
    alone=frozenset(["title", "title_with_card", "variant"]),
)
