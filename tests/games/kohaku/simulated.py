"""Kōhaku as it is simulated in the tests."""

from __future__ import annotations

from ..simulating import Simulated

SIMULATED = Simulated(
    runs={
        "solo": ["--seats", "1"],
        "two seats": ["--seats", "2"],
        "three seats": ["--seats", "3"],
        "four seats": ["--seats", "4"],
        "goal cards": ["-o", "goal_cards=on"],
        "goal cards and bots": ["-o", "goal_cards=on", "--bots", "random,keen"],
        "solo with a goal card": ["--seats", "1", "-o", "solo_goal_cards=on"],
        "refill before placing": ["-o", "refill_timing=before_placement"],
        "no chains": ["-o", "chain_placement=forbid"],
        "a random seat begins": ["-o", "first_player=random", "--seats", "4"],
        "a keen solo": ["--seats", "1", "--bots", "keen"],
    },
    games=6,
    refused=[(["--seats", "5"], "Kōhaku is for 1 to 4 seats, not 5\n")],
    keen=(20, 16),
)
