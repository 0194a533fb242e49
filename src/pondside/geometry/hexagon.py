"""Hexagonal cells in axial coordinates (q, r): pointy tops, q to the east, r to the south-east.

Directions number the six edges of a cell too: 0 east, then counter-clockwise.  Edge e of a cell
meets edge e + 3 of its neighbour in direction e.  One step of turning sends east to north-east.
"""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]  # q, r

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EDGES = 6
TURNS = 12  # six rotations, and six of the mirror image


def turned(cell: Cell, turn: int) -> Cell:
    """A cell turned about (0, 0); from 6 on it is mirrored about the east-west axis first."""
    q, r = cell
    if turn >= EDGES:
        q, r = q + r, -r
    for _ in range(turn % EDGES):
        q, r = q + r, -q
    return q, r


def turned_edge(edge: int, turn: int) -> int:
    """The edge that an edge becomes by the same turn."""
    return ((-edge if turn >= EDGES else edge) + turn) % EDGES


def neighbour(cell: Cell, direction: int) -> Cell:
    q, r = cell
    dq, dr = DIRECTIONS[direction % EDGES]
    return q + dq, r + dr


def joined(cells: Iterable[Cell]) -> bool:
    """Whether the cells hang together by their edges."""
    left = set(cells)
    waiting = [left.pop()] if left else []
    while waiting:
        cell = waiting.pop()
        for direction in range(EDGES):
            other = neighbour(cell, direction)
            if other in left:
                left.remove(other)
                waiting.append(other)
    return not left


def anchored(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells moved so that the least of them is (0, 0): equal for moved copies."""
    ordered = sorted(cells)
    if not ordered:
        return ()
    q0, r0 = ordered[0]
    return tuple((q - q0, r - r0) for q, r in ordered)
