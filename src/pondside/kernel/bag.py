"""Bags: the pieces still to come, in no order that means anything.

A bag is an array inside a state and a number of pieces left; the entry of a piece is its kind.
Drawing picks any entry and closes the gap with the last one, so nothing in a bag says what comes
next, and a draw costs the same however many kinds there are.  Equal bags may be listed in
different orders; `sort` makes them alike.
"""

from __future__ import annotations

from .compiling.decorate import compiled
from .game import Array
from .kinds import Kind


@compiled
def place_of(pieces: Array, n: int, kind: Kind) -> int:
    """The first of n places that holds a piece of a kind, -1 if none does."""
    k = 0
    while k < n:
        if pieces[k] == kind:
            return k
        k += 1
    return -1


@compiled
def count(pieces: Array, n: int, kind: Kind) -> int:
    """How many pieces of a kind are left."""
    found = 0
    for k in range(n):
        if pieces[k] == kind:
            found += 1
    return found


@compiled
def list_kinds(pieces: Array, n: int, kinds: int, first: int, out: Array) -> int:
    """Write first + kind for each kind left into `out`, ascending; returns how many there are."""
    found = 0
    for kind in range(kinds):
        if place_of(pieces, n, kind) >= 0:
            out[found] = first + kind
            found += 1
    return found


@compiled
def list_counts(pieces: Array, n: int, kinds: int, out: Array) -> int:
    """Write the count of each kind left into `out`, in the order of `list_kinds`."""
    found = 0
    for kind in range(kinds):
        pieces_of_kind = count(pieces, n, kind)
        if pieces_of_kind > 0:
            out[found] = pieces_of_kind
            found += 1
    return found


@compiled
def sort(values: Array, start: int, stop: int) -> None:
    """Put values[start:stop] in ascending order; meant for short lists."""
    for k in range(start + 1, stop):
        value = values[k]
        m = k
        while m > start and values[m - 1] > value:
            values[m] = values[m - 1]
            m -= 1
        values[m] = value


@compiled
def tidy(values: Array, n: int) -> None:
    """Sort the first n entries and clear the rest: equal sets become equal bytes."""
    sort(values, 0, n)
    for k in range(n, len(values)):
        values[k] = 0
