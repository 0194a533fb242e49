"""What Wodny ogród promises to the tests of all games."""

from __future__ import annotations

from ..promised import Promised

PROMISED = Promised(
    most_bytes=8_192,
    clauses=("WOD", 102),
    of_no_turn=frozenset(["begins", "card", "drawn"]),
    # Who begins, 32 tiles dealt, and at least six tiles fit into each garden.
    actions=(1 + 32 + 2 * 6 + 1, None),
    damaged=[(1, {"variant": "a"}), (2, {"variant": "b"}), (4, {})],
    tried=[{}, {"variant": "b"}],
    unseen=[("n_bag", ("bag",))],
    faults=[
        ('id = "T02"', 'id = "T01"', "2 pieces are called 'T01'"),
        ('art = ["#oo", "###", "o.."]', 'art = ["#oo", "##.", "o.."]', "WOD-DATA-01"),
        ('"..aa....bb..",\n  "..a......b..",', '"..aa....bb..",\n  "..a....c.b..",', "WOD-DATA-03"),
        ("rows = 12\n", "rows = 11\n", "this program has 12 rows"),
    ],
    different=('art = ["o###", "oo.#"]', 'art = ["##oo", "oo.#"]'),
    odd=(
        [('"....3..aa...",\n  ".2.....a....",', '"....3..aa...",\n  ".......a....",')],
        "WOD-DATA-03: the layouts of variant A have different numbers of areas",
    ),
    # A future is a whole beam search: two are what `strong` plays.
    sims=2,
    middle=15,
)
