"""What Koi promises to the tests of all games."""

from __future__ import annotations

from ..promised import Promised

PROMISED = Promised(
    most_bytes=16_384,
    clauses=("KOI", 112),
    # The goals begin with a round number.
    gaps={"GOAL": (7, 8, 9)},
    of_no_turn=frozenset(["begins", "goal_drawn", "refilled"]),
    actions=(0, None),
    damaged=[(1, {"scenario": "imperial_lake"}), (2, {"goals": "path+branches+statue"}), (3, {})],
    tried=[{}, {"goals": "none"}],
    unseen=[("n_deck", ("deck",))],
    faults=[
        ('{ id = "c02"', '{ id = "c01"', "c01"),
        ("total_tiles = 26", "total_tiles = 25", "goals.total_tiles"),
        ("rotations = 3 ", "rotations = 2 ", "koi.medium.rotations"),
    ],
    different=("move_triggers_path = false", "move_triggers_path = true"),
    twice={},
    ends_alone=True,
)
