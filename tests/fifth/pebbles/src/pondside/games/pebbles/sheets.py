"""Points explained."""

from __future__ import annotations

import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, ScoreLine
from .scoring import SHEET, SHEET_LINES


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    sheet = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheet, 0)
    points = zip(SHEET_LINES, sheet["points"][0].tolist(), strict=True)
    return [ScoreLine("PEB-END-02", kind, None, "", n, ({"count": n},)) for kind, n in points if n]
