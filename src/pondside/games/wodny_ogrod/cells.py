"""Sets of cells of a 12 x 12 grid, as three words of 60 bits.

Cell 12 * row + column is bit `cell % 60` of word `cell // 60`: five whole rows a word, so a step to
the left or right never leaves its word, and the words are positive numbers, so shifts never meet
the sign.  A set is passed as its three words, which compiled code keeps in registers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import bits
from ...kernel.compiling.decorate import inlined

SIDE = 12
CELLS = SIDE * SIDE
WORDS = 3
WORD = 60  # cells of a word
ROWS = WORD // SIDE  # of a word
ROW = (1 << SIDE) - 1  # the first row of a word
FULL = (1 << WORD) - 1
LAST = (1 << CELLS - 2 * WORD) - 1  # the cells of the third word
_COLUMN = sum(1 << SIDE * row for row in range(ROWS))  # the first column of a word
_NOT_FIRST = FULL & ~_COLUMN
_NOT_LAST = FULL & ~(_COLUMN << SIDE - 1)
_CARRY = WORD - SIDE


def words_of(cells: Iterable[int]) -> list[int]:
    """The three words of a set of cells."""
    words = [0] * WORDS
    for cell in cells:
        words[cell // WORD] |= 1 << cell % WORD
    return words


def cells_of(words: Iterable[int]) -> Iterator[int]:
    """The cells of a set, ascending."""
    for k, word in enumerate(words):
        left = int(word)
        while left:
            low = left & -left
            yield k * WORD + low.bit_length() - 1
            left ^= low


@inlined
def size(a, b, c):
    """How many cells a set has."""
    return bits.count(a) + bits.count(b) + bits.count(c)


@inlined
def beside(a, b, c):
    """The cells in side contact with a cell of the set; some may belong to it."""
    up_a = a >> SIDE | (b & (ROW)) << _CARRY
    up_b = b >> SIDE | (c & (ROW)) << _CARRY
    up_c = c >> SIDE
    down_a = a << SIDE & FULL
    down_b = b << SIDE & FULL | a >> _CARRY
    down_c = c << SIDE & LAST | b >> _CARRY
    return (
        up_a | down_a | (a & _NOT_FIRST) >> 1 | (a & _NOT_LAST) << 1,
        up_b | down_b | (b & _NOT_FIRST) >> 1 | (b & _NOT_LAST) << 1,
        up_c | down_c | (c & _NOT_FIRST) >> 1 | (c & _NOT_LAST) << 1,
    )


@inlined
def patch(a, b, c, of_a, of_b, of_c):
    """The cells of a set that hang together by their sides with some of its cells a, b, c."""
    while True:
        near_a, near_b, near_c = beside(a, b, c)
        near_a = (near_a | a) & of_a
        near_b = (near_b | b) & of_b
        near_c = (near_c | c) & of_c
        if near_a == a and near_b == b and near_c == c:
            return a, b, c
        a, b, c = near_a, near_b, near_c


@inlined
def first_of(a, b, c):
    """The lowest cell of a set that is not empty, as a set."""
    if a != 0:
        return a & -a, 0, 0
    if b != 0:
        return 0, b & -b, 0
    return 0, 0, c & -c


@inlined
def full_lines(a, b, c):
    """The lines that a set fills: bit r for row r, bit 12 + c for column c."""
    rows, columns = 0, ROW
    for k in range(ROWS):
        line = a >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << k
    for k in range(ROWS):
        line = b >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << ROWS + k
    for k in range(SIDE - 2 * ROWS):
        line = c >> SIDE * k & ROW
        columns &= line
        rows |= (1 if line == ROW else 0) << 2 * ROWS + k
    return rows | columns << SIDE
