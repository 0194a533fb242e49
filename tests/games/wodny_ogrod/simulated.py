"""Wodny ogród as it is simulated in the tests."""

from __future__ import annotations

from ..simulating import Simulated

SIMULATED = Simulated(
    runs={
        "solo": ["--seats", "1"],
        "two seats, side A": ["--seats", "2", "-o", "variant=a"],
        "three seats, side B": ["--seats", "3", "-o", "variant=b"],
        "four seats": ["--seats", "4", "-o", "first=3"],
        "keen solo": ["--bots", "keen", "--seats", "1"],
        "random and keen": ["--bots", "random,keen"],
    },
    games=3,
    slow=["keen solo", "random and keen"],  # it weighs thousands of placings at every move
    recorded={"four seats": "variant=base first=3"},
    refused=[
        (["--seats", "5"], "Wodny ogród is for 1 to 4 seats, not 5\n"),
        (["-o", "first=3"], "first=3: seat 3 is not at this table of 2\n"),
        (["-o", "variant=A"], "option variant cannot be 'A'; use base or a or b\n"),
    ],
    keen=(3, 3),
    keen_is_slow=True,
)
