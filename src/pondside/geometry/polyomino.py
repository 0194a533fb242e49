"""Pieces of squares, turned and turned over."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]  # row, column


def turned(cells: Iterable[Cell], orientation: int) -> tuple[Cell, ...]:
    """Cells in one of eight orientations, the least row and column moved to 0.

    0 to 3: quarter turns clockwise; 4 to 7: mirrored left to right first.  The order of the cells
    is kept, so that two lists of cells of one piece can be turned alike.
    """
    found = [(r, -c) if orientation >= 4 else (r, c) for r, c in cells]
    for _ in range(orientation % 4):
        found = [(c, -r) for r, c in found]
    top = min((r for r, _ in found), default=0)
    left = min((c for _, c in found), default=0)
    return tuple((r - top, c - left) for r, c in found)


def joined(cells: Iterable[Cell]) -> bool:
    """Whether the cells hang together by their sides."""
    left = set(cells)
    waiting = [left.pop()] if left else []
    while waiting:
        r, c = waiting.pop()
        for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if other in left:
                left.remove(other)
                waiting.append(other)
    return not left


def size_of(cells: Iterable[Cell]) -> Cell:
    """Height and width of cells whose least row and column are 0."""
    listed = list(cells)
    return 1 + max(r for r, _ in listed), 1 + max(c for _, c in listed)
