"""Score sheets of ponds with every point explained, and as the object of docs/rules/koi.md.

The points come from scoring.py; here they are given their reasons: which cells and things counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Required, TypedDict

import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, ScoreLine
from .facts import GOALS, MAX_KOI, MAX_SHORES, SCROLLS, SIZES
from .options import HOT_SUMMER, SCENARIO
from .scoring import SHEET, SHEET_LINES, itemise
from .tables import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    BRIDGE,
    CELLS,
    CENTURY_CARP,
    FIRST_GOAL,
    GOAL_OF,
    KINDS,
    N_GOAL_TILES,
    PATH,
    PURPLE_LILY,
    SHISHI_ODOSHI,
    SMALL,
    STATUE,
    STRIDE,
    TURTLE,
    WATERFALL,
    cell_of,
    name_of,
    place_of,
)
from .words import spell_place

KOI_CLAUSE, LANTERN_CLAUSE, LUCK_CLAUSE = "KOI-SCORE-01", "KOI-SCORE-03", "KOI-SCORE-06"
# The goals stand in the rules in their order: KOI-GOAL-10 to 19.
GOAL_CLAUSES = {goal: f"KOI-GOAL-{10 + k}" for k, goal in enumerate(GOALS)}


class Counted(TypedDict, total=False):
    """What a line of a sheet counted."""

    what: Required[str]
    cell: str  # q,r
    cells: list[str]
    koi: list[str]  # by their names in the pond
    n: int
    points: int  # of it alone, or of each of them
    times: int  # by which the line is multiplied


class Items(NamedTuple):
    """The points of single things."""

    koi: list[int]
    openings: list[int]  # of each koi, the last is the carp's: 6 * cell + edge, -1 = surrounded
    lanterns: list[int]
    goals: list[int]


def items_of(box: Box, states: Array, seat: int) -> Items:
    koi, openings = np.zeros(MAX_KOI, np.int64), np.zeros(MAX_KOI + 1, np.int64)
    lanterns, goals = np.zeros(MAX_SHORES, np.int64), np.zeros(N_GOAL_TILES, np.int64)
    itemise(box.tables, states, seat, koi, openings, lanterns, goals)
    return Items(koi.tolist(), openings.tolist(), lanterns.tolist(), goals.tolist())


class Lying(NamedTuple):
    """A piece in a pond."""

    kind: int
    turn: int
    cell: int

    def word(self) -> str:
        return spell_place(self.kind, self.turn * CELLS + self.cell)


def cells_under(box: Box, lying: Lying) -> list[int]:
    """The cells that a piece covers."""
    b, (kind, turn, cell) = box.tables[0], lying
    q, r = place_of(cell)
    return [
        cell_of(q + int(b.dq[kind, turn, k]), r + int(b.dr[kind, turn, k]))
        for k in range(int(b.n_cells[kind]))
    ]


def koi_of(pond: Any) -> list[Lying]:
    return [
        Lying(SMALL + int(pond.koi_size[k]), int(pond.koi_turn[k]), int(pond.koi_cell[k]))
        for k in range(int(pond.n_koi))
    ]


def goal_of(pond: Any, kind: int) -> Lying:
    tile = kind - FIRST_GOAL
    return Lying(kind, int(pond.goal_turn[tile]), int(pond.goal_cell[tile]))


def beside(box: Box, cells: Iterable[int]) -> set[int]:
    """The neighbours of some cells, these left out."""
    own = set(cells)
    near = {other for cell in own for other in box.tables["near"][0, cell].tolist()}
    return near - own - {-1}


def ray_of(box: Box, cell: int, direction: int) -> list[int]:
    """The cells of a ray, nearest first."""
    b = box.tables[0]
    start, end = b.in_line[direction, cell] + 1, b.line_end[direction, cell]
    found: list[int] = b.line[direction, start:end].tolist()
    return found


def cells_in(words: Any) -> set[int]:
    """The cells of a set."""
    found = set()
    for row, word in enumerate(words.tolist()):
        while word:
            found.add(row * STRIDE + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


def in_set(words: Any, cell: int) -> bool:
    return bool(int(words[cell // STRIDE]) >> cell % STRIDE & 1)


def _names(cells: Iterable[int]) -> list[str]:
    return [name_of(cell) for cell in cells]


def lines(
    box: Box, states: Array, seat: int, scrolls: Sequence[str] | None = None
) -> list[ScoreLine]:
    """A seat's sheet: one line for each thing that scores, and for each goal."""
    pond = states[0].ponds[seat]
    items = items_of(box, states, seat)
    hot = int(states[0].options[SCENARIO]) == HOT_SUMMER
    found = []
    for k, koi in enumerate(koi_of(pond)):
        counted = _koi_counted(box, pond, koi, items.openings[k])
        clause = "KOI-SCORE-02" if items.openings[k] < 0 else KOI_CLAUSE
        if hot and items.openings[k] >= 0:
            clause, counted = "KOI-SOLO-09", (*counted, {"what": "hot_summer"})
        at = place_of(koi.cell)
        found.append(ScoreLine(clause, "koi", at, koi.word(), items.koi[k], counted))
    for k in range(int(pond.n_shores)):
        if pond.lantern[k]:
            counted = _lantern_counted(box, pond, k)
            cell = int(pond.shore[k])
            found.append(
                ScoreLine(
                    LANTERN_CLAUSE,
                    "lantern",
                    place_of(cell),
                    f"l{name_of(cell)}",
                    items.lanterns[k],
                    counted,
                )
            )
    for name in scrolls_of(box, pond) if scrolls is None else scrolls:
        found.append(_scroll_line(box, pond, name, _silent(box, items, hot)))
    for kind in range(FIRST_GOAL, FIRST_GOAL + N_GOAL_TILES):
        if pond.goal[kind - FIRST_GOAL]:
            found.append(_goal_line(box, states, seat, kind, items))
    if pond.luck:
        each = int(box.tables[0].per_luck)
        n = int(pond.luck)
        found.append(
            ScoreLine(LUCK_CLAUSE, "luck", None, "", n * each, ({"what": "luck", "n": n},))
        )
    return found


def scrolls_of(box: Box, pond: Any) -> list[str]:
    """The scrolls of a seat in the order of taking."""
    cards = box.facts["deck"]["cards"]
    taken = pond.cards[: pond.n_cards].tolist()
    return [cards[card]["scroll"] for card in taken if cards[card]["kind"] == "scroll"]


def _koi_counted(box: Box, pond: Any, koi: Lying, opening: int) -> tuple[Counted, ...]:
    """What a koi, or the carp, counted: itself, lilies, and whether it is surrounded."""
    b = box.tables[0]
    if koi.kind == CENTURY_CARP:
        base = int(b.goal_points[CENTURY_CARP - FIRST_GOAL])
    else:
        base = int(b.worth[koi.kind - SMALL])
    found: list[Counted] = [{"what": KINDS[koi.kind], "points": base}]
    near = beside(box, cells_under(box, koi))
    for k, cell in enumerate(pond.foliage[: pond.n_foliage].tolist()):
        if pond.lily[k] and cell in near:
            found.append({"what": "lily", "cell": name_of(cell), "points": int(b.lily_bonus)})
    purple = int(pond.goal_cell[PURPLE_LILY - FIRST_GOAL])
    if pond.goal[PURPLE_LILY - FIRST_GOAL] and purple in near:
        points = int(b.purple_bonus)
        found.append({"what": "purple_lily", "cell": name_of(purple), "points": points})
    if opening < 0:
        found.append({"what": "surrounded", "times": int(b.surrounded)})
    else:
        cell, edge = divmod(opening, 6)
        q, r = place_of(cell)
        dry = f"{q + int(b.step_q[edge])},{r + int(b.step_r[edge])}"  # it may be off the grid
        found.append({"what": "open", "cell": dry})
    return tuple(found)


def _lantern_counted(box: Box, pond: Any, k: int) -> tuple[Counted, ...]:
    ray = ray_of(box, int(pond.shore[k]), int(pond.facing[k]))
    found: list[Counted] = [
        {"what": "water", "cells": _names(cell for cell in ray if in_set(pond.water, cell))}
    ]
    if box.tables[0].foliage_on_ray:
        foliage = set(pond.foliage[: pond.n_foliage].tolist())
        found.append({"what": "foliage", "cells": _names(c for c in ray if c in foliage)})
    return tuple(found)


def _silent(box: Box, items: Items, hot: bool) -> list[bool]:
    """Of each koi, the last is the carp's: whether it brings points to nothing else.  AMB-34"""
    dries = hot and not box.tables[0].open_counts
    return [dries and opening >= 0 for opening in items.openings]


def _scroll_line(box: Box, pond: Any, name: str, silent: Sequence[bool]) -> ScoreLine:
    n = n_of_scroll(box, pond, name, silent)
    each = int(box.tables[0].scroll_points[SCROLLS.index(name)])
    counted = ({"what": name, "n": n, "points": each},)
    return ScoreLine("KOI-SCORE-04", "scroll", None, name, n * each, counted)


def n_of_scroll(box: Box, pond: Any, name: str, silent: Sequence[bool]) -> int:
    if name == "lily":
        purple = box.tables[0].purple_for_scroll and pond.goal[PURPLE_LILY - FIRST_GOAL]
        return int(pond.n_lilies) + bool(purple)
    if name in SIZES:
        sizes = pond.koi_size[: pond.n_koi].tolist()
        return sum(SIZES[size] == name and not silent[k] for k, size in enumerate(sizes))
    if name == "lantern":
        return int(pond.n_lanterns)
    return int(pond[f"{name}s"])


def _goal_line(box: Box, states: Array, seat: int, kind: int, items: Items) -> ScoreLine:
    pond = states[0].ponds[seat]
    points = items.goals[kind - FIRST_GOAL]
    name = GOALS[GOAL_OF[kind - FIRST_GOAL]]
    if kind == PATH:
        cells = pond.path[: pond.n_path].tolist()
        counted: tuple[Counted, ...] = ({"what": "path", "cells": _names(cells)},)
        return ScoreLine(GOAL_CLAUSES[name], name, None, "", points, counted)
    lying = goal_of(pond, kind)
    clause = GOAL_CLAUSES[name]
    hot = int(states[0].options[SCENARIO]) == HOT_SUMMER
    counted = _goal_counted(box, pond, lying, items, _silent(box, items, hot))
    hot = hot and bool(box.tables[0].carp_is_koi)
    if kind == CENTURY_CARP and hot and items.openings[-1] >= 0:
        clause, counted = "KOI-SOLO-09", (*counted, {"what": "hot_summer"})
    return ScoreLine(clause, name, place_of(lying.cell), lying.word(), points, counted)


def _goal_counted(
    box: Box, pond: Any, lying: Lying, items: Items, silent: Sequence[bool]
) -> tuple[Counted, ...]:
    kind = lying.kind
    loud = [koi for koi, hushed in zip(koi_of(pond), silent, strict=False) if not hushed]
    loud += [koi for koi in counted_koi(box, pond)[int(pond.n_koi) :] if not silent[-1]]
    if kind == CENTURY_CARP:
        return _koi_counted(box, pond, lying, items.openings[-1])
    if kind == BRIDGE:
        words = pond.taken if box.tables[0].bridge_any_tile else pond.water
        rays = [cell for one in cells_under(box, lying) for cell in ray_of(box, one, lying.turn)]
        what = "tile" if box.tables[0].bridge_any_tile else "water"
        return ({"what": what, "cells": _names(c for c in rays if in_set(words, c))},)
    if kind == STATUE:
        ray = set(ray_of(box, lying.cell, lying.turn))
        seen = [koi for koi in loud if ray & set(cells_under(box, koi))]
        return ({"what": "koi", "koi": [koi.word() for koi in seen]},)
    if kind == SHISHI_ODOSHI:
        near = beside(box, cells_under(box, lying))
        seen = [koi for koi in loud if near & set(cells_under(box, koi))]
        return ({"what": "koi", "koi": [koi.word() for koi in seen]},)
    if kind == WATERFALL:
        b = box.tables[0]
        spring = b.spring_cell[: int(b.n_spring)].tolist()
        empty = [cell for cell in spring if in_set(pond.empty, cell)]
        return ({"what": "spring", "cells": _names(empty)},)
    if kind == TURTLE:
        near_cells = sorted(cell for cell in beside(box, [lying.cell]) if in_set(pond.empty, cell))
        return ({"what": "empty", "cells": _names(near_cells)},)
    if BRANCH_SMALL <= kind <= BRANCH_LARGE:
        return ({"what": KINDS[kind]},)
    return ()


def counted_koi(box: Box, pond: Any) -> list[Lying]:
    """The koi that goals count.  AMB-11"""
    found = koi_of(pond)
    if box.tables[0].carp_is_koi and pond.goal[CENTURY_CARP - FIRST_GOAL]:
        found.append(goal_of(pond, CENTURY_CARP))
    return found


def facts_of(
    box: Box,
    states: Array,
    seat: int,
    scrolls: Sequence[str],
    lines: Sequence[ScoreLine],
    koi_words: Sequence[str],
) -> dict[str, Any]:
    """The score sheet as a program reads it: the fields of docs/rules/koi.md."""
    pond = states[0].ponds[seat]
    items = items_of(box, states, seat)
    koi = [
        {
            "at": koi_words[k],
            "size": KINDS[one.kind],
            "surrounded": items.openings[k] < 0,
            "vp": items.koi[k],
        }
        for k, one in enumerate(koi_of(pond))
    ]
    lanterns = [
        {"at": name_of(int(pond.shore[k])), "vp": items.lanterns[k]}
        for k in range(int(pond.n_shores))
        if pond.lantern[k]
    ]
    by_name = {line.tile: line.points for line in lines if line.kind == "scroll"}
    goals: dict[str, int] = {}
    for line in lines:
        if line.kind in GOALS:
            goals[line.kind] = goals.get(line.kind, 0) + line.points
    listed = [{"scroll": name, "vp": by_name[name]} for name in scrolls]
    found: dict[str, Any] = {
        "koi": koi,
        "lanterns": lanterns,
        "scrolls": listed,
        "goals": goals,
        "koi_total": sum(one["vp"] for one in koi),
        "lantern_total": sum(one["vp"] for one in lanterns),
        "scroll_total": sum(one["vp"] for one in listed),
        "goal_total": sum(goals.values()),
        "luck": sum(line.points for line in lines if line.kind == "luck"),
        "total": sum(line.points for line in lines),
    }
    return found


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    return {line: int(sheets[0].points[k]) for k, line in enumerate(SHEET_LINES)}


def goals_done(states: Array, seat: int) -> list[str]:
    """The goals that a seat has completed."""
    goal = states[0].ponds[seat].goal
    done = {GOAL_OF[tile] for tile in range(N_GOAL_TILES) if goal[tile]}
    return [GOALS[k] for k in sorted(done)]
