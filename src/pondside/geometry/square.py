"""Square cells on a torus: a growing layout without an edge, kept in a small array.

A connected layout of n cells is at most n wide and n high.  On a torus of side >= n + 2 the free
cells to its left and to its right are never the same cell, so nothing can meet itself round the
back, and no cell ever lies on a border.  A cell is one number, row * side + column.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

UP, LEFT, RIGHT, DOWN = range(4)  # reading order of the four neighbours


def neighbour_table(side: int) -> NDArray[np.uint16]:
    """For each cell its neighbours up, left, right and down."""
    table = np.zeros((side * side, 4), np.uint16)
    for row in range(side):
        for column in range(side):
            table[row * side + column] = (
                (row - 1) % side * side + column,
                row * side + (column - 1) % side,
                row * side + (column + 1) % side,
                (row + 1) % side * side + column,
            )
    return table


def unwrapped(residue: int, lowest: int, side: int) -> int:
    """The true coordinate behind a torus coordinate, for a layout whose smallest one is `lowest`.

    True for the layout's own cells and for the free cells beside it, which start at lowest - 1.
    """
    return lowest - 1 + (residue - lowest + 1) % side
