"""Texts of Rybowisko as `pondside score` is given them."""

from __future__ import annotations

from ..scoring import Scored

SHEET = ["fish", "unique", "sets"]

SCORED = Scored(
    text="2xLES ROZ PIS OKO",
    sheet=SHEET,
    alike={
        "one by one": "LES LES ROZ PIS OKO",
        "blanks and a comment": "  2xLES\tROZ  PIS OKO  # a remark\n",
        "another sign of times": "2×LES 1xROZ PIS OKO",
        "empty lines": "\n\n2XLES ROZ PIS OKO\r\n",
        "a mark of byte order": "\ufeff2xLES ROZ PIS OKO",
    },
    wrong=[
        ("no card", "LES QQ", ":1:5", "there is no card 'QQ'; write a species (SZC, "),
        ("small letters", "les", ":1:1", "there is no card 'les'"),
        ("two points of uniqueness", "A!!", ":1:1", "there is no card 'A!!'"),
        ("a species with a point", "LES!", ":1:1", "there is no card 'LES!'"),
        ("no symbol", "D", ":1:1", "or a symbol (A, B, C)"),
        ("no cards", "# none\n\n A  0xLES", ":3:5", "'0xLES': a count is 1 to 999"),
        ("a thousand cards", "1000xA", ":1:1", "a count is 1 to 999"),
        ("luck given twice", "A L1 B L1", ":1:8", "L is given twice"),
        ("too much luck", "A L12\nB L12", ":1:3", "nobody has more than 4 luck tokens"),
        ("solo for two", "A solo L1\nB L1", ":1", "the grade of a solo game"),
        ("more than the box", "55xA", ":1:1", "55 cards, but the box has 54"),
        ("more in all", "30xA L1\n30xB L1", ":2", "60 cards, but the box has 54"),
        ("no luck given", "A L1\nB", ":2", "write the smiling luck tokens"),
        ("no luck given at first", "A\nB L1", ":1", "write the smiling luck tokens"),
        ("five catches", "L1\n" * 5, ":5", "5 catches; at most 4 play"),
    ],
    options=[
        (["wind=on"], "Rybowisko has no option 'wind'; it has: colours, "),
        (
            ["open_refill=half"],
            "pondside: option open_refill cannot be 'half'; use off or on\n",
        ),
    ],
    several={
        "EX-22: luck decides": ("A B L1\n2xC L2", [2, 1]),
        "EX-22: a shared victory": ("A B L1\n2xC L1", [1, 1]),
        "four catches": ("A L3\nA B L0\nL2\nB L3", [2, 1, 4, 2]),
        "points come before luck": ("A B C L0\n4xA L3", [1, 2]),
    },
)
