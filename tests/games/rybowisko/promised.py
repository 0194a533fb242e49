"""What Rybowisko promises to the tests of all games."""

from __future__ import annotations

from ..promised import Promised

PROMISED = Promised(
    most_bytes=4_096,
    clauses=("RYB", 106),
    of_no_turn=frozenset(["begins", "drawn", "drifted", "refill", "rolled", "stayed"]),
    # A set-up of 24, and at random far more than the fewest: 14 moves, 7 rolls, cards, drifts.
    actions=(24 + 14 + 3 * 7 + 1, None),
    damaged=[
        (1, {}),
        (2, {"max_rounds": "10"}),
        (3, {"target": "2", "first": "random"}),
        (4, {"target": "2", "open_refill": "on"}),
    ],
    tried=[{}],
    unseen=[("n_deck", ("deck",)), ("n_unseen", ("unseen_group", "unseen_way"))],
    faults=[
        ("faces = 6", "faces = 5", "RYB-DATA-08"),
        ("total = 12", "total = 11", "RYB-DATA-13"),
        ('to = { E = "m1", S = "l2" }', 'to = { E = "m1" }', "RYB-DATA-03"),
    ],
    different=('max = 4\nsymbol = "B"\nunique = 0', 'max = 4\nsymbol = "B"\nunique = 2'),
    odd=(
        [
            ('to = { N = "a9", E = "b10" }', 'to = { N = "a9" }'),
            ('to = { N = "b9", E = "c10", W = "a10" }', 'to = { N = "b9", E = "c10" }'),
        ],
        (
            "RYB-DATA-12: field 'a10' has only 2 fields within 2 steps: "
            "an angler could be hemmed in there (RYB-MOVE-11)"
        ),
    ),
    short={"target": "3"},
    twice={},
    counted=2,
    middle=9,
)
