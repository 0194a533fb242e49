"""Bags list what is left, count it fairly and can be made alike."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pondside.kernel import bag

pieces = st.lists(st.integers(0, 9), max_size=30)


@given(pieces)
def test_kinds_and_counts_of_a_bag_are_those_of_its_pieces(listed: list[int]) -> None:
    held = np.array([*listed, 0, 0], np.uint8)
    kinds, counts = np.zeros(10, np.int64), np.zeros(10, np.int64)
    n = bag.list_kinds(held, len(listed), 10, 100, kinds)
    assert bag.list_counts(held, len(listed), 10, counts) == n
    assert [int(k) - 100 for k in kinds[:n]] == sorted(set(listed))
    assert [int(c) for c in counts[:n]] == [listed.count(k) for k in sorted(set(listed))]


@given(pieces, st.integers(0, 9))
def test_a_piece_is_found_at_its_first_place_or_nowhere(listed: list[int], kind: int) -> None:
    held = np.array([*listed, kind], np.uint8)  # the entry past the end does not count
    expected = listed.index(kind) if kind in listed else -1
    assert bag.place_of(held, len(listed), kind) == expected


@given(pieces)
def test_tidying_sorts_what_is_left_and_clears_the_rest(listed: list[int]) -> None:
    held = np.array([*listed, 7, 8], np.uint8)
    bag.tidy(held, len(listed))
    assert [int(k) for k in held] == [*sorted(listed), 0, 0]
