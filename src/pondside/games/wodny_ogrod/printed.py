"""How everything in the box looks, how large a scoring group is, what fills a line, side B.

An owner's component file may differ from the stock one, so whoever draws a game learns it here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...kernel.game import Box
from .facts import KINDS, SIDE


class Printed(msgspec.Struct, frozen=True):
    """What the components show; it never changes."""

    pieces: dict[str, str]  # `oo#/#../##o`, koi side up
    least: int  # cells of a group that scores
    fills: bool  # decorations fill rows and columns (WOD-DECO-07)
    most: int  # decorations that one may have on side B (WOD-ALT-05)
    same: int  # of one shape


def printed(box: Box) -> Printed:
    """Tiles, bonus tokens and decorations in the notation of docs/rules/wodny_ogrod.md, 10.2."""
    names = (*box.names["tile"], *KINDS, *box.names["shape"])
    pieces = {name: _drawn(box.tables[0], number) for number, name in enumerate(names)}
    b = box.tables[0]
    return Printed(
        pieces,
        int(b.group_least),
        bool(b.decorations_fill),
        int(b.most_decorations),
        int(b.most_of_shape),
    )


def _drawn(b: Any, piece: int) -> str:
    n = int(b.n_cells[piece])
    signs = {
        divmod(cell, SIDE): "o" if symbol else "#"
        for cell, symbol in zip(
            b.cell[piece, 0, :n].tolist(), b.symbol[piece, 0, :n].tolist(), strict=True
        )
    }
    height, width = 1 + max(r for r, _ in signs), 1 + max(c for _, c in signs)
    return "/".join("".join(signs.get((r, c), ".") for c in range(width)) for r in range(height))
