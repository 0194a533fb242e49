"""Rybowisko as it is simulated in the tests."""

from __future__ import annotations

from ..simulating import Simulated

SIMULATED = Simulated(
    runs={
        "solo": ["--seats", "1"],
        "two seats": ["--seats", "2"],
        "four seats": ["--seats", "4", "-o", "first=random"],
        "a short one": ["-o", "target=3"],
        "open refills, more luck": ["-o", "open_refill=on", "-o", "luck_p1=4"],
        "cut short": ["-o", "max_rounds=5", "-o", "target=13"],
        "a keen solo": ["--bots", "keen", "--seats", "1"],
        "random against keen": ["--bots", "random,keen"],
    },
    games=4,
    refused=[
        (["--seats", "5"], "Rybowisko is for 1 to 4 seats, not 5\n"),
        (["-o", "first=3"], "first=3: seat 3 is not at this table of 2\n"),
        (
            ["--seats", "1", "-o", "target=3"],
            "target=3: a solo game has 15 turns and 3 luck tokens (RYB-SOLO-01, RYB-SOLO-02)\n",
        ),
    ],
    quick=["-o", "target=3"],
    keen=(5, 4),
)
