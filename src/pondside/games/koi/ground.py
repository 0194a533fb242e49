"""Where things lie in Koi, and which are beside which: cells, sets of cells, laying and lifting.

A set of cells is one word for each row (state.py), so a question about all cells of a row is a few
shifts.  Functions take `b`, the tables, and `pond`, one pond of a state; storage and supply are
counted here too.  Nothing here knows turns, or asks whether a thing may be laid.
"""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Kind, Record, State, Tables
from .facts import N_STORED
from .tables import (
    ALL_WET,
    BRANCH_LARGE,
    BRANCH_SMALL,
    BRIDGE,
    CENTURY_CARP,
    FIRST_GOAL,
    FOLIAGE,
    GOAL_OF,
    LANTERN,
    LILY,
    N_TURNS,
    PATH,
    ROWS,
    SHORE,
    SMALL,
    STATUE,
    STRIDE,
    WATER,
    WATERFALL,
    WILLOW,
)

TURNS_OF = np.array(N_TURNS, np.int64)
GOAL_OF_TILE = np.array(GOAL_OF, np.int64)  # by kind of goal tile
PATH_TILE = PATH - FIRST_GOAL
CARP_TILE = CENTURY_CARP - FIRST_GOAL


@inlined
def has(words: Array, cell: Cell) -> int:
    """Whether a cell is in a set."""
    return (int(words[cell >> 6]) >> (cell & 63)) & 1


@inlined
def inside(b: Tables, row: int, column: int) -> bool:
    """Whether a cell is on the grid.  KOI-PLACE-10"""
    if row < 0 or row >= ROWS or column < 0 or column >= ROWS:
        return False
    return (int(b.inside[row]) >> column) & 1 == 1


@inlined
def step(b: Tables, cell: Cell, direction: int) -> int:
    """The next cell in a direction, -1 off the grid."""
    return int(b.near[cell, direction])


@inlined
def moved(b: Tables, cell: Cell, kind: Kind, turn: int, k: int) -> int:
    """The k-th cell of a shape named by a cell, -1 off the grid."""
    row = (cell >> 6) + int(b.dr[kind, turn, k])
    column = (cell & 63) + int(b.dq[kind, turn, k])
    return row * STRIDE + column if inside(b, row, column) else -1


@inlined
def beside_row(b: Tables, cell: Cell, row: int) -> int:
    """The neighbours of a cell in a row."""
    k = row - (cell >> 6) + 1
    return int(b.beside[cell, k]) if 0 <= k < 3 else 0


@inlined
def adjacent(b: Tables, one: Cell, other: Cell) -> bool:
    """Whether two cells share an edge."""
    return (beside_row(b, one, other >> 6) >> (other & 63)) & 1 == 1


@inlined
def is_wet(pond: Record, cell: Cell, edge: int) -> bool:
    """Whether a tile lies on a cell and shows water at that edge."""
    if has(pond.open, cell):
        return True
    if has(pond.taken, cell):
        for k in range(pond.n_edges):
            if pond.edge_cell[k] == cell:
                return (int(pond.edge_wet[k]) >> edge) & 1 == 1
    return False


@inlined
def row_of(words: Array, row: int) -> int:
    """A row of a set; empty beyond the grid."""
    return int(words[row]) if 0 <= row < ROWS else 0


@inlined
def shifted(word: int, columns: int) -> int:
    """The set of cells whose cell so many columns to the east is in the word."""
    return word >> columns if columns >= 0 else word << -columns


@inlined
def free_row(b: Tables, pond: Record, row: int) -> int:
    """The cells of a row without a tile."""
    return int(b.inside[row]) & ~int(pond.taken[row]) if 0 <= row < ROWS else 0


@inlined
def wet_neighbours(b: Tables, pond: Record, cell: Cell, wet: int) -> None:
    """Free cells beside the wet edges of a new tile can be reached.  KOI-PLACE-02"""
    if wet == ALL_WET:
        row = cell >> 6
        for near_row in range(max(row - 1, 0), min(row + 2, ROWS)):
            word = beside_row(b, cell, near_row)
            pond.reach[near_row] |= word & ~int(pond.taken[near_row])
        return
    for edge in range(6):
        if (wet >> edge) & 1:
            near = step(b, cell, edge)
            if near >= 0 and not has(pond.taken, near):
                pond.reach[near >> 6] |= 1 << (near & 63)


@compiled
def cover(b: Tables, pond: Record, cell: Cell, wet: int) -> None:
    """A tile now lies on a cell, with these wet edges.  KOI-PLACE-01, KOI-PLACE-09"""
    row = cell >> 6
    bit = 1 << (cell & 63)
    pond.taken[row] |= bit
    pond.reach[row] &= ~bit
    if wet == ALL_WET:
        pond.open[row] |= bit
    else:
        pond.edge_cell[pond.n_edges] = cell
        pond.edge_wet[pond.n_edges] = wet
        pond.n_edges += 1
    pond.top = min(int(pond.top), row)
    pond.bottom = max(int(pond.bottom), row)
    wet_neighbours(b, pond, cell, wet)


@compiled
def add_water(b: Tables, pond: Record, cell: Cell, wet: int) -> None:
    """A water space, without a piece."""
    cover(b, pond, cell, wet)
    bit = 1 << (cell & 63)
    pond.water[cell >> 6] |= bit
    pond.empty[cell >> 6] |= bit


@compiled
def lay_spring(b: Tables, pond: Record) -> None:
    """The whole starting pond.  KOI-SETUP-10"""
    pond.top = ROWS
    pond.bottom = -1
    for k in range(b.n_spring):
        add_water(b, pond, int(b.spring_cell[k]), int(b.spring_wet[k]))


@compiled
def add_tile(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> None:
    """A shore or a goal tile with edges.  KOI-PLACE-03"""
    for k in range(b.n_cells[kind]):
        cover(b, pond, moved(b, cell, kind, turn, k), int(b.wet[kind, turn, k]))


@compiled
def stand(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> None:
    """A piece now stands on water spaces; their edges stay wet.  KOI-PLACE-05, KOI-PLACE-07"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        pond.empty[at >> 6] &= ~(1 << (at & 63))


@compiled
def lift(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> None:
    """A piece leaves its water spaces.  KOI-WORK-09"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        pond.empty[at >> 6] |= 1 << (at & 63)


@inlined
def index_of(cells: Array, n: int, cell: Cell) -> int:
    """Where a cell stands in a list, -1 if nowhere."""
    for k in range(n):
        if cells[k] == cell:
            return k
    return -1


@compiled
def lay_path(b: Tables, pond: Record, cell: Cell) -> None:
    """The new last tile of the chain, or its first if it touches only that.  KOI-GOAL-21"""
    if pond.n_path == 0:
        pond.path_first = cell
        pond.path_last = cell
    elif adjacent(b, int(pond.path_last), cell):
        pond.path_last = cell
    else:
        pond.path_first = cell
    pond.path[pond.n_path] = cell
    pond.n_path += 1
    pond.goal[PATH_TILE] += 1
    stand(b, pond, PATH, 0, cell)


@compiled
def lay(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> None:
    """Lay a thing where it fits."""
    if kind == WATER:
        add_water(b, pond, cell, ALL_WET)
    elif kind == FOLIAGE:
        cover(b, pond, cell, ALL_WET)
        pond.foliage[pond.n_foliage] = cell
        pond.n_foliage += 1
    elif kind == LILY:
        pond.lily[index_of(pond.foliage, pond.n_foliage, cell)] = 1
        pond.n_lilies += 1
    elif kind == SHORE:
        add_tile(b, pond, SHORE, turn, cell)
        pond.shore[pond.n_shores] = cell
        pond.facing[pond.n_shores] = turn
        pond.n_shores += 1
    elif kind == LANTERN:
        pond.lantern[index_of(pond.shore, pond.n_shores, cell)] = 1
        pond.n_lanterns += 1
    elif kind < FIRST_GOAL:
        pond.koi_cell[pond.n_koi] = cell
        pond.koi_size[pond.n_koi] = kind - SMALL
        pond.koi_turn[pond.n_koi] = turn
        pond.n_koi += 1
        stand(b, pond, kind, turn, cell)
    elif kind == PATH:
        lay_path(b, pond, cell)
    else:
        lay_goal(b, pond, kind, turn, cell)


@compiled
def lay_goal(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> None:
    """A goal tile: land beside the water, or a piece upon it."""
    tile = kind - FIRST_GOAL
    pond.goal[tile] = 1
    pond.goal_cell[tile] = cell
    pond.goal_turn[tile] = turn
    if is_land(kind):
        add_tile(b, pond, kind, turn, cell)
    else:
        stand(b, pond, kind, turn, cell)


@inlined
def is_land(kind: Kind) -> bool:
    """Whether a kind of goal is a tile with edges of its own."""
    return kind == BRIDGE or kind == STATUE or kind == WATERFALL or kind == WILLOW


@inlined
def koi_kind(pond: Record, k: int) -> int:
    return SMALL + int(pond.koi_size[k])


@inlined
def front_of(b: Tables, cell: Cell, facing: int) -> int:
    return step(b, cell, facing)


@inlined
def rim(pond: Record) -> tuple[int, int]:
    """The rows of the tiles and of the cells beside them."""
    return max(int(pond.top) - 1, 0), min(int(pond.bottom) + 1, ROWS - 1)


@inlined
def tile_of(stored: int) -> int:
    """The kind in the supply of the k-th thing in storage: water, foliage, shore."""
    return SHORE if stored == 2 else stored


@inlined
def stored_as(kind: Kind) -> int:
    """Where storage counts a kind."""
    if kind <= FOLIAGE:
        return kind
    return 2 if kind == SHORE else kind - SMALL + 3


@inlined
def spaces_used(b: Tables, pond: Record) -> int:
    """KOI-STORE-01, KOI-STORE-03"""
    used = 0
    for k in range(N_STORED):
        used += int(pond.stored[k]) * int(b.space[k])
    return used


@inlined
def capacity(b: Tables, pond: Record) -> int:
    """KOI-STORE-02"""
    return int(b.spaces) + int(pond.expansions) * int(b.more_spaces)


@inlined
def over_capacity(b: Tables, pond: Record) -> bool:
    return spaces_used(b, pond) > capacity(b, pond)


@inlined
def n_supply_koi(s: State) -> int:
    return int(s.koi[0]) + int(s.koi[1]) + int(s.koi[2])


@inlined
def discounted(b: Tables, size: int) -> int:
    """KOI-CARD-04, KOI-BUY-04"""
    return max(int(b.price[size]) - int(b.discount), 0)


@inlined
def is_branch(tile: int) -> bool:
    return BRANCH_SMALL - FIRST_GOAL <= tile <= BRANCH_LARGE - FIRST_GOAL


@inlined
def n_branches(pond: Record) -> int:
    found = 0
    for tile in range(BRANCH_SMALL - FIRST_GOAL, BRANCH_LARGE - FIRST_GOAL + 1):
        found += int(pond.goal[tile])
    return found
