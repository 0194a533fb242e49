"""The points of any Kōhaku pond explained: the lines of its sheet, each with what it counted.

The rules are those of scoring.py, which adds the same points up; whether the pond was played or
written down by hand makes no difference here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

import numpy as np

from ...kernel import doors
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array, Box, ScoreLine, record
from ...kernel.kinds import Record, Tables
from . import scoring
from .facts import CARDS
from .ground import FEATURE, KOI, Place, edges, place_of, touches
from .options import BUTTERFLY_GAPS, RAREST_ABSENT
from .scoring import SHEET, SHEET_LINES, feature_points, in_line
from .state import SIDE
from .tables import name_of
from .tiles import BUTTERFLIES, KINDS


class Counted(TypedDict, total=False):
    """What a line of a sheet counted: tiles, or a number of things."""

    at: list[int]  # x, y
    tile: str
    worth: int  # of the tile, to what is counted
    count: int


# One line of the explanation: a feature, what it counted and its points.
LINE = record(
    ("at", np.int16),  # cell of the feature
    ("points", np.int16),
    ("n", np.int16),
    ("cells", np.int16, (2 * SIDE,)),  # cells of the koi counted, in reading order by direction
    ("worths", np.int16, (2 * SIDE,)),
)


@compiled
def explain_pond(b: Tables, pond: Record, gaps: int, lines: Array) -> int:
    """Fill one line a feature, in the order laid; returns how many."""
    for k in range(pond.n_features):
        line = lines[k]
        at = pond.feature_at[k]
        feature = int(pond.cells[at]) - FEATURE
        line.at, line.n = at, 0
        line.points = feature_points(b, pond, at, gaps)
        for m in range(pond.n_koi):
            other = pond.koi_at[m]
            if b.feature_kind[feature] == BUTTERFLIES:
                counts = in_line(pond, at, other, gaps)
            else:
                counts = touches(at, other)
            value = b.worth[feature, pond.cells[other]]
            if counts and value != 0:
                line.cells[line.n] = other
                line.worths[line.n] = value
                line.n += 1
    return int(pond.n_features)


# The rule behind every kind of line, and behind what every goal card counts.
CLAUSES = {
    "single_flower": "KOH-SCORE-02", "double_flower": "KOH-SCORE-04", "rocks": "KOH-SCORE-07",
    "frog": "KOH-SCORE-08", "statue": "KOH-SCORE-09", "butterflies": "KOH-SCORE-10",
    "turtle": "KOH-SCORE-13", "coins": "KOH-SCORE-14",
}  # fmt: skip
_GOAL_NUMBERS = (2, 3, 4, 6, 7, 8, 9, 9, 10, 11, 12, 13)
CARD_CLAUSES = {
    card: f"KOH-GOAL-{number:02}" for card, number in zip(CARDS, _GOAL_NUMBERS, strict=True)
}


def explained(
    tables: Array,
    pond: Any,
    gaps: int,
    absent: int,
    card: int | None,
    where: Callable[[int], Place],
    name: Callable[[int], str],
) -> list[ScoreLine]:
    """Every line of a pond's sheet: features in reading order, coins, goal card.  KOH-SCORE-17

    `where` gives the coordinates of a cell, `name` the token of what a cell holds.
    """
    b = tables[0]
    rows = np.zeros(max(1, int(pond.n_features)), LINE)
    n = explain_pond(b, pond, gaps, rows)
    lines = [_feature_line(b, pond, row, where, name) for row in rows[:n]]
    lines.sort(key=lambda line: (line.at[1], line.at[0]) if line.at else (0, 0))
    coins = [at for at in pond.koi_at[: pond.n_koi] if b.koi_coins[int(pond.cells[at]) - KOI]]
    counted: tuple[Counted, ...] = tuple(
        {
            "at": list(where(int(at))),
            "tile": name(int(pond.cells[at])),
            "worth": int(b.koi_coins[int(pond.cells[at]) - KOI] * b.coin),
        }
        for at in coins
    )
    points = sum(int(one["worth"]) for one in counted)
    lines.append(ScoreLine(CLAUSES["coins"], "coins", None, "", points, _read(counted)))
    if card is not None:
        count = int(scoring.goal_count(b, pond, card, gaps, absent))
        points = int(scoring.goal_points(b, pond, card, gaps, absent))
        name_of_card = CARDS[card]
        clause = CARD_CLAUSES[name_of_card]
        lines.append(ScoreLine(clause, "goal", None, name_of_card, points, ({"count": count},)))
    return lines


def _feature_line(
    b: Any, pond: Any, row: Any, where: Callable[[int], Place], name: Callable[[int], str]
) -> ScoreLine:
    at = int(row.at)
    kind = KINDS[b.feature_kind[int(pond.cells[at]) - FEATURE]]
    cells = [int(cell) for cell in row.cells[: row.n]]
    counted: tuple[Counted, ...] = tuple(
        {
            "at": list(where(cell)),
            "tile": name(int(pond.cells[cell])),
            "worth": int(worth),
        }
        for cell, worth in zip(cells, row.worths[: row.n], strict=True)
    )
    tile = name(int(pond.cells[at]))
    clause = _clause(kind, tile, counted)
    return ScoreLine(clause, kind, where(at), tile, int(row.points), _read(counted))


def _clause(kind: str, tile: str, counted: tuple[Counted, ...]) -> str:
    """The clause that pays a feature: flowers have one for the special case."""
    if kind == "single_flower" and len(counted) == 4:
        return "KOH-SCORE-03"
    if kind == "double_flower":
        both = set(tile[1:])
        if any(both == set(one["tile"].split(".")[0]) for one in counted):
            return "KOH-SCORE-05"
    return CLAUSES[kind]


def _read(counted: tuple[Counted, ...]) -> tuple[Counted, ...]:
    """In reading order."""
    return tuple(sorted(counted, key=lambda one: (one["at"][1], one["at"][0])))


def _points(box: Box, states: Array, seat: int) -> list[int]:
    """A seat's points in the order of SHEET_LINES."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    found: list[int] = sheets["points"][0].tolist()
    return found


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    return dict(zip(SHEET_LINES, _points(box, states, seat), strict=True))


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    s = states[0]
    pond = s.ponds[seat]
    left, top, _, _ = edges(pond)
    return explained(
        box.tables,
        pond,
        int(s.options[BUTTERFLY_GAPS]),
        int(s.options[RAREST_ABSENT]),
        int(pond.goal) - 1 if pond.goal else None,
        lambda at: place_of(at, left, top),
        lambda held: name_of(box, held),
    )
