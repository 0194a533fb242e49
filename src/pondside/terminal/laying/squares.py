"""A piece held over a garden: turned, turned over and moved before it is laid.

Knows how a piece lies, not whether it may: that is read off the choices of the view.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

Cell = tuple[int, int]
SIDE = 12
_CELL = re.compile(r"[a-l]([1-9]|1[0-2])", re.ASCII)


@dataclass
class Held:
    """What is held, how it is turned and where its top left corner is."""

    mirrored: ClassVar[bool] = False  # it is turned over

    what: str  # as words name it: L, I3, D2
    looks: tuple[Mapping[Cell, bool], ...]  # by orientation: cells from the corner, with a symbol?
    same: tuple[int, ...]  # by orientation: the lowest that looks the same
    worth: Mapping[str, tuple[int, int]]  # legal words: points, tokens won less areas lost
    plain: str = "~"  # how a cell without a symbol is shown
    orientation: int = 0
    row: int = 0
    column: int = 0
    tried: set[str] = field(default_factory=set)  # places that `best` has shown

    @property
    def word(self) -> str:
        return self.word_of(self.orientation)

    def word_of(self, orientation: int) -> str:
        """The word that lays the piece here in an orientation."""
        return f"{self.what}.{self.same[orientation]}@{name(self.row, self.column)}"

    @property
    def cells(self) -> dict[Cell, bool]:
        """The cells it would cover, and whether each carries a symbol."""
        look = self.looks[self.orientation]
        return {(self.row + r, self.column + c): symbol for (r, c), symbol in look.items()}

    @property
    def fits(self) -> bool:
        return self.word in self.worth

    def fitting(self) -> list[int]:
        """The orientations in which it fits here."""
        return [o for o in range(8) if self.same[o] == o and self.word_of(o) in self.worth]

    def turn(self) -> None:
        """A quarter turn clockwise."""
        self.orientation = self.orientation // 4 * 4 + (self.orientation + 1) % 4
        self.move(0, 0)

    def flip(self) -> None:
        """Turn it over like a page: what was left is right.

        An orientation is a mirroring, if any, and then quarter turns; mirroring what is turned is
        the same as turning the mirrored piece the other way.
        """
        other = 0 if self.orientation >= 4 else 4
        self.orientation = other + -self.orientation % 4
        self.move(0, 0)

    def move(self, rows: int, columns: int) -> None:
        """Move it, but not over the edge of the garden."""
        look = self.looks[self.orientation]
        height, width = 1 + max(r for r, _ in look), 1 + max(c for _, c in look)
        self.row = min(max(self.row + rows, 0), SIDE - height)
        self.column = min(max(self.column + columns, 0), SIDE - width)

    def put(self, cell: str) -> bool:
        """Move the corner to a cell as far as the edge allows; False if there is no such cell."""
        if not _CELL.fullmatch(cell):
            return False
        self.row, self.column = int(cell[1:]) - 1, ord(cell[0]) - ord("a")
        self.move(0, 0)
        return True

    def best(self) -> None:
        """Go to the best place not shown yet, in any orientation; after the last, begin again."""
        left = [word for word in self.worth if word not in self.tried]
        if not left:
            self.tried.clear()
            left = list(self.worth)
        if left:
            word = max(left, key=lambda one: self.worth[one])
            self.tried.add(word)
            turned, _, cell = word.partition(".")[2].partition("@")
            self.orientation = int(turned)
            self.put(cell)


def name(row: int, column: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"
