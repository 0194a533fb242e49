"""What a pond is worth: koi, lanterns, scrolls, goals and luck tokens.

Every rule that gives points stands here and nowhere else.  Which things were counted is told by
sheets.py, who has won by ranking.py.
"""

from __future__ import annotations

import numpy as np

from ...kernel import bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array, record
from ...kernel.kinds import Cell, Kind, Record, Seat, State, Tables
from .facts import GOALS, SCROLLS
from .ground import GOAL_OF_TILE, adjacent, beside_row, has, is_wet, koi_kind, moved, step
from .options import HOT_SUMMER, SCENARIO
from .tables import (
    BRIDGE,
    CENTURY_CARP,
    FIRST_GOAL,
    PATH,
    PURPLE_LILY,
    ROWS,
    SHISHI_ODOSHI,
    STATUE,
    TURTLE,
    WATERFALL,
)

SHEET_LINES = ("koi", "lantern", "scroll", *GOALS, "luck")
KOI, LANTERNS, SCROLL_POINTS, FIRST_GOAL_LINE = range(4)
LUCK_LINE = len(SHEET_LINES) - 1
SHEET = record(("points", np.int16, (len(SHEET_LINES),)))  # in the order of SHEET_LINES
LILY_SCROLL, SMALL_SCROLL, LANTERN_SCROLL = 0, 1, 4
WELL_SCROLL, MARKET_SCROLL, STORAGE_SCROLL = 5, 6, 7
N_SCROLLS = len(SCROLLS)


# --- Koi


@compiled
def touches(b: Tables, cell: Cell, kind: Kind, turn: int, other: Cell) -> bool:
    """Whether some cell of a piece is beside another cell."""
    for k in range(b.n_cells[kind]):
        if adjacent(b, moved(b, cell, kind, turn, k), other):
            return True
    return False


@compiled
def n_lilies_beside(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
    """Distinct lilies beside a koi.  KOI-SCORE-01, AMB-27"""
    found = 0
    for k in range(pond.n_foliage):
        if pond.lily[k] and touches(b, cell, kind, turn, int(pond.foliage[k])):
            found += 1
    return found


@compiled
def beside_purple(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> bool:
    """KOI-GOAL-10, KOI-SCORE-01"""
    tile = PURPLE_LILY - FIRST_GOAL
    return pond.goal[tile] != 0 and touches(b, cell, kind, turn, int(pond.goal_cell[tile]))


@compiled
def open_edge(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
    """An outer edge of a koi that meets no wet edge, as 6 * cell + edge; -1 if none does."""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        for edge in range(6):
            near = step(b, at, edge)
            own = False
            for m in range(b.n_cells[kind]):
                own = own or near == moved(b, cell, kind, turn, m)
            if not own and (near < 0 or not is_wet(pond, near, (edge + 3) % 6)):
                return 6 * at + edge
    return -1


@inlined
def is_surrounded(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> bool:
    """Whether every outer edge of a koi meets a wet edge.  KOI-SCORE-02, AMB-16"""
    return open_edge(b, pond, kind, turn, cell) < 0


@compiled
def koi_worth(
    b: Tables, pond: Record, base: int, kind: Kind, turn: int, cell: Cell, dries: bool
) -> int:
    """The points of a koi; in a hot summer an open one is worth nothing.  KOI-SOLO-09"""
    points = base + int(b.lily_bonus) * n_lilies_beside(b, pond, kind, turn, cell)
    if beside_purple(b, pond, kind, turn, cell):
        points += int(b.purple_bonus)
    if is_surrounded(b, pond, kind, turn, cell):
        return points * int(b.surrounded)
    return 0 if dries else points


# --- Rays


@compiled
def n_on_ray(b: Tables, words: Array, cell: Cell, direction: int) -> int:
    """How many cells of a set lie on a ray.  Nothing blocks it, holes are skipped.  KOI-SCORE-03"""
    found = 0
    for k in range(int(b.in_line[direction, cell]) + 1, int(b.line_end[direction, cell])):
        found += has(words, int(b.line[direction, k]))
    return found


@inlined
def on_ray(b: Tables, cell: Cell, direction: int, other: Cell) -> bool:
    """Whether a cell lies on the ray of another."""
    at = b.in_line[direction, other]
    return bool(b.in_line[direction, cell] < at < b.line_end[direction, cell])


@compiled
def lantern_worth(b: Tables, pond: Record, k: int) -> int:
    """Water spaces before the k-th shore, if it has a lantern.  KOI-SCORE-03, AMB-09"""
    cell, facing = int(pond.shore[k]), int(pond.facing[k])
    found = n_on_ray(b, pond.water, cell, facing)
    if b.foliage_on_ray:
        for m in range(pond.n_foliage):
            found += 1 if on_ray(b, cell, facing, int(pond.foliage[m])) else 0
    return found * int(b.per_ray_cell)


# --- Goals


@compiled
def bridge_worth(b: Tables, pond: Record) -> int:
    """Water spaces on the rays of all its cells.  KOI-GOAL-12, AMB-10"""
    tile = BRIDGE - FIRST_GOAL
    turn = int(pond.goal_turn[tile])
    found = 0
    for k in range(b.n_cells[BRIDGE]):
        cell = moved(b, int(pond.goal_cell[tile]), BRIDGE, turn, k)
        if b.bridge_any_tile:
            found += n_on_ray(b, pond.taken, cell, turn)
        else:
            found += n_on_ray(b, pond.water, cell, turn)
    return found * int(b.goal_points[tile])


@inlined
def brings_points(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell, dries: bool) -> bool:
    """Whether a koi brings points to something else; in a hot summer perhaps not.  AMB-34"""
    return not dries or b.open_counts != 0 or is_surrounded(b, pond, kind, turn, cell)


@compiled
def koi_on_ray(b: Tables, cell: Cell, facing: int, koi: Cell, kind: Kind, turn: int) -> bool:
    """Whether a koi has a cell on a ray."""
    for k in range(b.n_cells[kind]):
        if on_ray(b, cell, facing, moved(b, koi, kind, turn, k)):
            return True
    return False


@compiled
def statue_worth(b: Tables, pond: Record, dries: bool) -> int:
    """Koi before its middle cell.  KOI-GOAL-13, AMB-11"""
    tile = STATUE - FIRST_GOAL
    cell, facing = int(pond.goal_cell[tile]), int(pond.goal_turn[tile])
    found = 0
    for k in range(pond.n_koi):
        koi, turn, kind = int(pond.koi_cell[k]), int(pond.koi_turn[k]), koi_kind(pond, k)
        if koi_on_ray(b, cell, facing, koi, kind, turn):
            found += 1 if brings_points(b, pond, kind, turn, koi, dries) else 0
    carp = CENTURY_CARP - FIRST_GOAL
    if b.carp_is_koi and pond.goal[carp]:
        koi, turn = int(pond.goal_cell[carp]), int(pond.goal_turn[carp])
        if koi_on_ray(b, cell, facing, koi, CENTURY_CARP, turn):
            found += 1 if brings_points(b, pond, CENTURY_CARP, turn, koi, dries) else 0
    return found * int(b.goal_points[tile])


@compiled
def touches_shishi(b: Tables, pond: Record, koi: Cell, kind: Kind, turn: int) -> bool:
    """Whether a koi is beside some cell of the shishi-odoshi."""
    tile = SHISHI_ODOSHI - FIRST_GOAL
    for k in range(b.n_cells[SHISHI_ODOSHI]):
        cell = moved(b, int(pond.goal_cell[tile]), SHISHI_ODOSHI, int(pond.goal_turn[tile]), k)
        if touches(b, koi, kind, turn, cell):
            return True
    return False


@compiled
def shishi_worth(b: Tables, pond: Record, dries: bool) -> int:
    """Koi beside it, each once.  KOI-GOAL-14, AMB-11"""
    found = 0
    for k in range(pond.n_koi):
        koi, turn, kind = int(pond.koi_cell[k]), int(pond.koi_turn[k]), koi_kind(pond, k)
        if touches_shishi(b, pond, koi, kind, turn):
            found += 1 if brings_points(b, pond, kind, turn, koi, dries) else 0
    carp = CENTURY_CARP - FIRST_GOAL
    if b.carp_is_koi and pond.goal[carp]:
        koi, turn = int(pond.goal_cell[carp]), int(pond.goal_turn[carp])
        if touches_shishi(b, pond, koi, CENTURY_CARP, turn):
            found += 1 if brings_points(b, pond, CENTURY_CARP, turn, koi, dries) else 0
    return found * int(b.goal_points[SHISHI_ODOSHI - FIRST_GOAL])


@compiled
def waterfall_worth(b: Tables, pond: Record) -> int:
    """More if every spring cell is occupied.  KOI-GOAL-18"""
    for row in range(ROWS):
        if int(b.spring[row]) & int(pond.empty[row]):
            return int(b.goal_points[WATERFALL - FIRST_GOAL])
    return int(b.spring_full)


@compiled
def turtle_worth(b: Tables, pond: Record) -> int:
    """By the number of empty water spaces around it.  KOI-GOAL-19"""
    cell = int(pond.goal_cell[TURTLE - FIRST_GOAL])
    row = cell >> 6
    found = 0
    for near in range(max(row - 1, 0), min(row + 2, ROWS)):
        found += bits.count(beside_row(b, cell, near) & int(pond.empty[near]))
    return int(b.turtle_points[found])


@compiled
def carp_worth(b: Tables, pond: Record, dries: bool) -> int:
    """Scored like a koi.  KOI-GOAL-15, AMB-11"""
    tile = CENTURY_CARP - FIRST_GOAL
    cell, turn = int(pond.goal_cell[tile]), int(pond.goal_turn[tile])
    base = int(b.goal_points[tile])
    return koi_worth(b, pond, base, CENTURY_CARP, turn, cell, dries and b.carp_is_koi != 0)


@compiled
def goal_worth(b: Tables, pond: Record, kind: Kind, dries: bool) -> int:
    """The points of a goal tile that lies in the pond.  KOI-SCORE-05, KOI-GOAL-24"""
    if kind == PURPLE_LILY:
        return 0
    if kind == BRIDGE:
        return bridge_worth(b, pond)
    if kind == STATUE:
        return statue_worth(b, pond, dries)
    if kind == SHISHI_ODOSHI:
        return shishi_worth(b, pond, dries)
    if kind == CENTURY_CARP:
        return carp_worth(b, pond, dries)
    if kind == PATH:
        return int(b.path_points[pond.n_path])
    if kind == WATERFALL:
        return waterfall_worth(b, pond)
    return turtle_worth(b, pond) if kind == TURTLE else int(b.goal_points[kind - FIRST_GOAL])


@compiled
def n_of_scroll(b: Tables, pond: Record, scroll: int, dries: bool) -> int:
    """How many of what a scroll counts.  KOI-SCORE-04, AMB-12, AMB-34"""
    if scroll == LILY_SCROLL:
        purple = b.purple_for_scroll and pond.goal[PURPLE_LILY - FIRST_GOAL]
        return int(pond.n_lilies) + (1 if purple else 0)
    if scroll == LANTERN_SCROLL:
        return int(pond.n_lanterns)
    if scroll == WELL_SCROLL:
        return int(pond.wells)
    if scroll == MARKET_SCROLL:
        return int(pond.markets)
    if scroll == STORAGE_SCROLL:
        return int(pond.storages)
    found = 0
    for k in range(pond.n_koi):
        if pond.koi_size[k] == scroll - SMALL_SCROLL:
            koi, turn = int(pond.koi_cell[k]), int(pond.koi_turn[k])
            found += 1 if brings_points(b, pond, koi_kind(pond, k), turn, koi, dries) else 0
    return found


@compiled
def score_pond(b: Tables, pond: Record, dries: bool, sheet: Record) -> None:
    """Fill the sheet of a pond.  KOI-SCORE-01 to 06"""
    for line in range(len(sheet.points)):
        sheet.points[line] = 0
    points = 0
    for k in range(pond.n_koi):
        base = int(b.worth[pond.koi_size[k]])
        cell, turn = int(pond.koi_cell[k]), int(pond.koi_turn[k])
        points += koi_worth(b, pond, base, koi_kind(pond, k), turn, cell, dries)
    sheet.points[KOI] = points
    points = 0
    for k in range(pond.n_shores):
        points += lantern_worth(b, pond, k) if pond.lantern[k] else 0
    sheet.points[LANTERNS] = points
    points = 0
    for scroll in range(N_SCROLLS):
        if pond.scrolls[scroll] > 0:
            worth = int(b.scroll_points[scroll]) * n_of_scroll(b, pond, scroll, dries)
            points += int(pond.scrolls[scroll]) * worth
    sheet.points[SCROLL_POINTS] = points
    for kind in range(PURPLE_LILY, TURTLE + 1):
        tile = kind - FIRST_GOAL
        if pond.goal[tile]:
            sheet.points[FIRST_GOAL_LINE + GOAL_OF_TILE[tile]] += goal_worth(b, pond, kind, dries)
    sheet.points[LUCK_LINE] = int(pond.luck) * int(b.per_luck)


@compiled
def score(b: Tables, s: State, seat: Seat, sheet: Record) -> None:
    """Fill the sheet of a seat as its pond stands."""
    score_pond(b, s.ponds[seat], s.options[SCENARIO] == HOT_SUMMER, sheet)


@compiled
def itemise(
    box: Array,
    states: Array,
    seat: Seat,
    koi: Array,
    openings: Array,
    lanterns: Array,
    goals: Array,
) -> None:
    """The points of each koi, lantern and goal tile, and where each koi is open, for Python."""
    b = box[0]
    pond = states[0].ponds[seat]
    dries = states[0].options[SCENARIO] == HOT_SUMMER
    for k in range(pond.n_koi):
        kind, turn, cell = koi_kind(pond, k), int(pond.koi_turn[k]), int(pond.koi_cell[k])
        base = int(b.worth[pond.koi_size[k]])
        koi[k] = koi_worth(b, pond, base, kind, turn, cell, dries)
        openings[k] = open_edge(b, pond, kind, turn, cell)
    for k in range(pond.n_shores):
        lanterns[k] = lantern_worth(b, pond, k) if pond.lantern[k] else 0
    for tile in range(len(goals)):
        if pond.goal[tile]:
            goals[tile] = goal_worth(b, pond, FIRST_GOAL + tile, dries)
    tile = CENTURY_CARP - FIRST_GOAL
    if pond.goal[tile]:
        cell, turn = int(pond.goal_cell[tile]), int(pond.goal_turn[tile])
        openings[len(openings) - 1] = open_edge(b, pond, CENTURY_CARP, turn, cell)


assert SCROLLS[SMALL_SCROLL:LANTERN_SCROLL] == ("small", "medium", "large")
