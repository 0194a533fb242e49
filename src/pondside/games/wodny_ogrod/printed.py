"""How everything in the box looks, what lines of a sheet bring, where edge tokens lie, side B.

An owner's component file may differ from the stock one, so whoever draws a game learns it here.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ...kernel.game import Box
from .facts import CARDS, KINDS
from .options import VARIANTS
from .sheets import CLAUSES as OF_LINES
from .tables import BONUS, CELL_NAMES, DECORATION

CLAUSES = {
    **OF_LINES,
    "tile": "WOD-TURN-06",
    "token": "WOD-BONUS-08",
    "cell": "WOD-SCORE-01",
    "line": "WOD-SCORE-01",
    "contact": "WOD-SCORE-06",
    "edge": "WOD-BONUS-02",
    "area": "WOD-BONUS-05",
    "keep": "WOD-KEEP-01",
    "decorated_areas": "WOD-DECO-02",
    "decorated_laid": "WOD-ALT-02",
}


class PrintedPiece(msgspec.Struct, frozen=True):
    """A piece with its koi side up, as it lies in the upper left corner of a garden."""

    kind: Literal["tile", "token", "decoration"]
    cells: list[str]
    symbols: list[str]  # the cells with one


class PrintedSection(msgspec.Struct, frozen=True):
    """Lines of which the first full one wins the token at the edge."""

    id: str
    kind: Literal["row", "col"]
    lines: list[int]  # from 0


class Printed(msgspec.Struct, frozen=True):
    """What the components show; it never changes."""

    pieces: dict[str, PrintedPiece]
    sections: list[PrintedSection]
    points: dict[str, int]  # of a line of a sheet; a decoration's are those of a contact
    least: int  # cells of a group that scores
    most: int  # decorations that one may have on side B (WOD-ALT-05)
    same: int  # of one shape
    written: dict[str, int]  # decorations that a garden of a real table may have, by variant
    clauses: dict[str, str]  # the rule to look up, by what is tapped or shown


def printed(box: Box) -> Printed:
    """Tiles, bonus tokens, decorations, and what else the box shows."""
    b, names = box.tables[0], (*box.names["tile"], *KINDS, *box.names["shape"])
    return Printed(
        pieces={name: _piece(b, number) for number, name in enumerate(names)},
        sections=[
            PrintedSection(section["id"], section["kind"], section["lines"])
            for section in box.facts["edge_sections"]["section"]
        ],
        points={
            "row": int(b.per_row),
            "column": int(b.per_column),
            "group": int(b.per_group),
            "decoration": int(b.per_contact),
        },
        least=int(b.group_least),
        most=int(b.most_decorations),
        same=int(b.most_of_shape),
        written=_written(box),
        clauses=CLAUSES,
    )


def _written(box: Box) -> dict[str, int]:
    """None on the bare board, on side B as many as one may have (WOD-ALT-05).

    How many areas a card has on side A is our reconstruction, so a real one may give a garden its
    whole share of the tokens.
    """
    b, facts = box.tables[0], box.facts
    areas = b.n_deco_areas[1 : 1 + CARDS].max()
    share = facts["decorations"]["total"] // facts["board"]["count"]
    counts = 0, max(int(areas), share), int(b.most_decorations)
    return dict(zip(VARIANTS, counts, strict=True))


def _piece(b: Any, number: int) -> PrintedPiece:
    n = int(b.n_cells[number])
    cells = [CELL_NAMES[cell] for cell in b.cell[number, 0, :n].tolist()]
    carries = b.symbol[number, 0, :n].tolist()
    return PrintedPiece(
        kind="tile" if number < BONUS else "token" if number < DECORATION else "decoration",
        cells=cells,
        symbols=[cell for cell, symbol in zip(cells, carries, strict=True) if symbol],
    )
