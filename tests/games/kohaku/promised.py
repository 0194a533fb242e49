"""What Kōhaku promises to the tests of all games."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..promised import Promised


def exchange(s: Any, seat: int) -> None:
    """Other goal cards in the hands of the others."""
    for other in set(range(int(s.seats))) - {seat}:
        pond = s.ponds[other]
        if int(pond.goal):  # for a card that nobody has
            free = int(np.flatnonzero(s.goals_unseen)[0])
            s.goals_unseen[free] -= 1
            s.goals_unseen[int(pond.goal) - 1] += 1
            pond.goal = free + 1


PROMISED = Promised(
    most_bytes=10_000,
    clauses=("KOH", 110),
    of_no_turn=frozenset(
        [
            "begins",
            "dealt",
            "filled",
            "kept",
            "refilled",
            "refilled-moved",
            "revealed",
            "revealed-none",
        ]
    ),
    # 12 tiles at first, 28 turns of three decisions, 27 refills of two tiles.
    actions=(12 + 28 * 3 + 27 * 2, 12 + 28 * 3 + 27 * 2),
    damaged=[(1, {}), (2, {}), (3, {"goal_cards": "on"}), (4, {})],
    tried=[{}, {"goal_cards": "on"}],
    unseen=[("n_koi_unseen", ("koi_unseen",)), ("n_features_unseen", ("features_unseen",))],
    faults=[
        ("schema = 1\n", "schema = 2\n", "schema"),
        ('centre_koi = "b2"', 'centre_koi = "b1"', "centre"),
    ],
    different=("goal_cards_dealt = 2", "goal_cards_dealt = 3"),
    secret={"goal_cards": "on"},
    exchange=exchange,
    twice={"refill_timing": "before_placement"},
    counted=2,
    middle=14,
)
