"""Clauses that go with what is printed: whoever looks a rule up there finds it."""

from __future__ import annotations

import pytest

from pondside.games import KEYS, load

from .test_clause_tables import clauses_of

SAID = [
    (key, what, clause)
    for key in KEYS
    if (printed := load(key).printed) is not None
    for what, clause in getattr(printed(load(key).open_box(None)), "clauses", {}).items()
]


@pytest.mark.parametrize(("key", "what", "clause"), SAID)
def test_a_printed_clause_stands_on_the_rules_page(key: str, what: str, clause: str) -> None:
    assert clause in clauses_of(key), what
