"""What a garden is worth: full lines, groups, and the decorations that scoring groups touch.

Every scoring rule stands here.  What was counted is explained in sheets.py, who won in ranking.py.
"""

from __future__ import annotations

import numpy as np

from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import record
from ...kernel.kinds import Record, Seat, State, Tables
from .facts import SIDE
from .ground import beside, filled, first_of, full_lines, is_whole, patch, size

SHEET_LINES = ("row", "column", "group", "decoration")
ROWS, COLUMNS, GROUPS, CONTACTS = range(4)
SHEET = record(("points", np.int16, (len(SHEET_LINES),)))  # in the order of SHEET_LINES
_ROW_BITS = (1 << SIDE) - 1


@inlined
def n_touched(garden: Record, a: int, b: int, c: int) -> int:
    """How many decorations a group is in side contact with.  WOD-SCORE-06"""
    found = 0
    if garden.n_decorations > 0:
        near_a, near_b, near_c = beside(a, b, c)
        for k in range(garden.n_decorations):
            if not is_whole(garden, k):
                continue
            touch = near_a & int(garden.decoration[k, 0])
            touch |= near_b & int(garden.decoration[k, 1])
            touch |= near_c & int(garden.decoration[k, 2])
            found += 1 if touch != 0 else 0
    return found


@inlined
def group_worth(tables: Tables, garden: Record, a: int, b: int, c: int) -> int:
    """The points of a group.  WOD-SCORE-04 to 07"""
    if size(a, b, c) < tables.group_least:
        return 0
    return int(tables.per_group) + int(tables.per_contact) * n_touched(garden, a, b, c)


@compiled
def score_groups(
    tables: Tables, garden: Record, left_a: int, left_b: int, left_c: int, sheet: Record
) -> None:
    """Add the groups of one symbol to a sheet.  WOD-SCORE-02, WOD-SCORE-03"""
    while size(left_a, left_b, left_c) >= tables.group_least:
        a, b, c = first_of(left_a, left_b, left_c)
        a, b, c = patch(a, b, c, left_a, left_b, left_c)
        left_a, left_b, left_c = left_a & ~a, left_b & ~b, left_c & ~c
        worth = group_worth(tables, garden, a, b, c)
        if worth > 0:
            sheet.points[GROUPS] += int(tables.per_group)
            sheet.points[CONTACTS] += worth - int(tables.per_group)


@inlined
def score_garden(tables: Tables, garden: Record, sheet: Record) -> None:
    """Fill the sheet of a garden.  WOD-SCORE-01 to 08"""
    a, b, c = filled(tables, garden)
    lines = full_lines(a, b, c)
    sheet.points[ROWS] = int(tables.per_row) * bits.count(lines & _ROW_BITS)
    sheet.points[COLUMNS] = int(tables.per_column) * bits.count(lines >> SIDE)
    sheet.points[GROUPS] = 0
    sheet.points[CONTACTS] = 0
    score_groups(tables, garden, int(garden.koi[0]), int(garden.koi[1]), int(garden.koi[2]), sheet)
    score_groups(
        tables, garden, int(garden.lily[0]), int(garden.lily[1]), int(garden.lily[2]), sheet
    )


@compiled
def score(b: Tables, s: State, seat: Seat, sheet: Record) -> None:
    """Fill the sheet of a seat as its garden stands.  A token in hand is nothing (WOD-KEEP-06)"""
    score_garden(b, s.gardens[seat], sheet)
