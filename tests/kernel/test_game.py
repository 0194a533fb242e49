"""Reading and copying states from Python."""

from __future__ import annotations

import numpy as np

from pondside.kernel.game import Array, copies, record, unpacked

CELL = record(("kind", np.uint8), ("at", np.int16))
STATE = record(("turn", np.int16), ("bag", np.uint8, (3,)), ("cells", CELL, (2,)))


def some_states() -> Array:
    states = np.zeros(2, STATE)
    states[1].turn = -3
    states[1].bag[:] = (4, 5, 6)
    states[1].cells[1].at = -7
    return states


def test_an_unpacked_state_has_the_fields_of_its_record_as_plain_numbers_and_arrays() -> None:
    one = unpacked(some_states(), 1)
    assert (one.turn, type(one.turn)) == (-3, int)
    assert one.bag.tolist() == [4, 5, 6]
    assert (unpacked(one.cells, 1).kind, unpacked(one.cells, 1).at) == (0, -7)


def test_arrays_of_an_unpacked_state_are_those_of_the_state() -> None:
    states = some_states()
    unpacked(states, 1).bag[0] = 9
    assert states[1].bag.tolist() == [9, 5, 6]


def test_copies_are_equal_to_the_first_state_and_independent() -> None:
    states = some_states()[1:]
    two = copies(states, 2)
    assert (two.dtype, len(two)) == (STATE, 2)
    assert two[:1].tobytes() == two[1:].tobytes() == states.tobytes()
    two[0].turn = 8
    assert (states[0].turn, two[1].turn) == (-3, -3)


def test_copies_are_of_the_type_that_compiled_code_knows() -> None:
    """Read only or out of line, they would be another type to Numba and be compiled for anew."""
    fresh, made = np.zeros(2, STATE).flags, copies(some_states(), 2).flags
    assert (made.writeable, made.aligned, made.c_contiguous) == (
        fresh.writeable, fresh.aligned, fresh.c_contiguous,
    )  # fmt: skip
