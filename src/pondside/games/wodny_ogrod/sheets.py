"""The points of a garden explained: a line for each thing that scores, with what it counted.

Goes by the cells of a garden, so that one of a real table is explained like one of a game.  How
gardens are written down is the affair of notation.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypedDict

import numpy as np

from ...geometry.polyomino import Cell
from ...kernel import doors
from ...kernel.game import Array, Box, ScoreLine
from .facts import SIDE
from .scoring import SHEET, SHEET_LINES
from .tables import cells_of, index_of, name_of

Symbol = Literal["koi", "lily"]


class Counted(TypedDict, total=False):
    """What a line of a sheet counted: cells of a line or group, or what touches what."""

    cells: list[str]
    group: list[str]
    decoration: list[str]


class Garden(NamedTuple):
    """What lies in a garden."""

    covered: frozenset[Cell]
    koi: frozenset[Cell]
    lily: frozenset[Cell]
    decorations: tuple[frozenset[Cell], ...]  # those on which nothing lies
    spoiled: frozenset[Cell] = frozenset()  # what shows of the others


class Group(NamedTuple):
    """Symbols that hang together by their sides."""

    symbol: Symbol
    cells: tuple[Cell, ...]  # in reading order


def cell_name(cell: Cell) -> str:
    return name_of(index_of(cell))


def garden_of(garden: Any) -> Garden:
    """The garden of a state."""

    def cells(words: Any) -> frozenset[Cell]:
        return frozenset(divmod(cell, SIDE) for cell in cells_of(words.tolist()))

    laid = [cells(garden.decoration[k]) for k in range(int(garden.n_decorations))]
    shown = cells(garden.decorated)
    whole = tuple(one for one in laid if one <= shown)
    return Garden(
        cells(garden.covered),
        cells(garden.koi),
        cells(garden.lily),
        whole,
        shown.difference(*whole),
    )


def whole_decorations(garden: Any) -> list[int]:
    """The numbers of the decorations on which nothing lies, in the order in which they came."""
    return [
        k
        for k in range(int(garden.n_decorations))
        if not (garden.decoration[k] & ~garden.decorated).any()
    ]


def patches(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """The parts of a set that hang together by their sides, each in reading order."""
    left = set(cells)
    found = []
    for start in sorted(left):
        if start not in left:
            continue
        left.remove(start)
        part, waiting = [start], [start]
        while waiting:
            r, c = waiting.pop()
            for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if other in left:
                    left.remove(other)
                    part.append(other)
                    waiting.append(other)
        found.append(tuple(sorted(part)))
    return found


def groups_of(garden: Garden) -> list[Group]:
    """Every group of the garden, koi first.  WOD-SCORE-02, WOD-SCORE-03"""
    symbols: tuple[tuple[Symbol, frozenset[Cell]], ...] = (
        ("koi", garden.koi),
        ("lily", garden.lily),
    )
    return [Group(symbol, part) for symbol, cells in symbols for part in patches(cells)]


def touch(cells: Iterable[Cell], others: frozenset[Cell]) -> bool:
    """Whether two sets are in side contact."""
    return any(
        other in others
        for r, c in cells
        for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
    )


CLAUSES = {  # of the lines of a sheet
    "row": "WOD-SCORE-01",
    "column": "WOD-SCORE-01",
    "group": "WOD-SCORE-04",
    "decoration": "WOD-SCORE-06",
}

# The rows, then the columns, by the names that people give them.
LINES: dict[str, tuple[str, list[Cell]]] = {
    **{str(r + 1): ("row", [(r, c) for c in range(SIDE)]) for r in range(SIDE)},
    **{chr(ord("a") + c): ("column", [(r, c) for r in range(SIDE)]) for c in range(SIDE)},
}


def full_lines(garden: Garden, box: Box) -> list[str]:
    """The names of the rows and columns that are full.  WOD-SCORE-01"""
    filled = garden.covered
    if not box.tables[0].decorations_fill:  # WOD-DECO-07
        filled = filled.difference(garden.spoiled, *garden.decorations)
    return [name for name, (_, line) in LINES.items() if filled.issuperset(line)]


def explained(garden: Garden, box: Box) -> list[ScoreLine]:
    """The sheet of a garden: a line a full row, a full column, a scoring group, a contact."""
    scoring = box.facts["scoring"]
    points = {"row": int(scoring["per_full_row"]), "column": int(scoring["per_full_col"])}
    lines = []
    for name in full_lines(garden, box):
        kind, line = LINES[name]
        lines.append(_line(kind, name, points[kind], line))
    least = int(scoring["group_min_cells"])
    groups = [group for group in groups_of(garden) if len(group.cells) >= least]
    for group in groups:
        lines.append(
            ScoreLine(
                CLAUSES["group"],
                "group",
                None,
                group.symbol,
                int(scoring["per_group"]),
                ({"cells": [cell_name(cell) for cell in group.cells]},),
            )
        )
    for group in groups:
        for cells in garden.decorations:
            if touch(group.cells, cells):
                lines.append(_contact(group, cells, int(scoring["per_group_and_decoration"])))
    return lines


def _line(kind: str, name: str, points: int, cells: list[Cell]) -> ScoreLine:
    counted: tuple[Counted, ...] = ({"cells": [cell_name(cell) for cell in cells]},)
    return ScoreLine(CLAUSES[kind], kind, None, name, points, counted)


def _contact(group: Group, decoration: frozenset[Cell], points: int) -> ScoreLine:
    counted: tuple[Counted, ...] = (
        {"group": [cell_name(cell) for cell in group.cells]},
        {"decoration": [cell_name(cell) for cell in sorted(decoration)]},
    )
    return ScoreLine(CLAUSES["decoration"], "decoration", None, group.symbol, points, counted)


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    return {line: int(sheets[0].points[k]) for k, line in enumerate(SHEET_LINES)}


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    return explained(garden_of(states[0].gardens[seat]), box)
