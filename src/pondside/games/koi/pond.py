"""A pond and what may be laid in it: cells, edges, shapes, and the places where a shape fits.

A set of cells is one word for each row (state.py), so a question about all cells of a row is a few
shifts.  Functions take `b`, the tables, and `pond`, one pond of a state; they know nothing of
turns, storage and supply.
"""

from __future__ import annotations

import numpy as np

from ...kernel import bag, bits
from ...kernel.compiling.decorate import compiled, inlined
from .material import (
    ALL_WET,
    BRIDGE,
    CENTURY_CARP,
    FIRST_GOAL,
    FOLIAGE,
    GOAL_OF,
    LANTERN,
    LARGE,
    LILY,
    N_GOAL_TILES,
    N_TURNS,
    PATH,
    PURPLE_LILY,
    ROWS,
    SHISHI_ODOSHI,
    SHORE,
    SMALL,
    STATUE,
    STRIDE,
    TURTLE,
    WATER,
    WATERFALL,
    WILLOW,
)

TURNS_OF = np.array(N_TURNS, np.int64)
GOAL_OF_TILE = np.array(GOAL_OF, np.int64)  # by kind of goal tile
PATH_TILE = PATH - FIRST_GOAL
CARP_TILE = CENTURY_CARP - FIRST_GOAL

# Why a thing may not be laid in a place; rules.py gives each its name and clause.
(
    FITS, OUT_OF_GRID, OVERLAPS, NO_WET_EDGE, NO_WET_FRONT, NO_FOLIAGE, HAS_LILY, NO_SHORE,
    HAS_LANTERN, NO_WATER, OCCUPIED, SAME_LOOK, NOT_AT_LANTERN, NOT_AT_SPRING, ON_SPRING,
    OFF_PATH, NO_WET_CONTACT,
) = range(17)  # fmt: skip


# --- Cells


@inlined
def has(words, cell):
    """Whether a cell is in a set."""
    return (int(words[cell >> 6]) >> (cell & 63)) & 1


@inlined
def inside(b, row, column):
    """Whether a cell is on the grid.  KOI-PLACE-10"""
    if row < 0 or row >= ROWS or column < 0 or column >= ROWS:
        return False
    return (int(b.inside[row]) >> column) & 1 == 1


@inlined
def step(b, cell, direction):
    """The next cell in a direction, -1 off the grid."""
    return int(b.near[cell, direction])


@inlined
def moved(b, cell, kind, turn, k):
    """The k-th cell of a shape named by a cell, -1 off the grid."""
    row = (cell >> 6) + int(b.dr[kind, turn, k])
    column = (cell & 63) + int(b.dq[kind, turn, k])
    return row * STRIDE + column if inside(b, row, column) else -1


@inlined
def beside_row(b, cell, row):
    """The neighbours of a cell in a row."""
    k = row - (cell >> 6) + 1
    return int(b.beside[cell, k]) if 0 <= k < 3 else 0


@inlined
def adjacent(b, one, other):
    """Whether two cells share an edge."""
    return (beside_row(b, one, other >> 6) >> (other & 63)) & 1 == 1


@inlined
def is_wet(pond, cell, edge):
    """Whether a tile lies on a cell and shows water at that edge."""
    if has(pond.open, cell):
        return True
    if has(pond.taken, cell):
        for k in range(pond.n_edges):
            if pond.edge_cell[k] == cell:
                return (int(pond.edge_wet[k]) >> edge) & 1 == 1
    return False


@inlined
def row_of(words, row):
    """A row of a set; empty beyond the grid."""
    return int(words[row]) if 0 <= row < ROWS else 0


@inlined
def shifted(word, columns):
    """The set of cells whose cell so many columns to the east is in the word."""
    return word >> columns if columns >= 0 else word << -columns


@inlined
def free_row(b, pond, row):
    """The cells of a row without a tile."""
    return int(b.inside[row]) & ~int(pond.taken[row]) if 0 <= row < ROWS else 0


# --- Laying


@inlined
def wet_neighbours(b, pond, cell, wet):
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
def cover(b, pond, cell, wet):
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
def add_water(b, pond, cell, wet):
    """A water space, without a piece."""
    cover(b, pond, cell, wet)
    bit = 1 << (cell & 63)
    pond.water[cell >> 6] |= bit
    pond.empty[cell >> 6] |= bit


@compiled
def lay_spring(b, pond):
    """The whole starting pond.  KOI-SETUP-10"""
    pond.top = ROWS
    pond.bottom = -1
    for k in range(b.n_spring):
        add_water(b, pond, int(b.spring_cell[k]), int(b.spring_wet[k]))


@compiled
def add_tile(b, pond, kind, turn, cell):
    """A shore or a goal tile with edges.  KOI-PLACE-03"""
    for k in range(b.n_cells[kind]):
        cover(b, pond, moved(b, cell, kind, turn, k), int(b.wet[kind, turn, k]))


@compiled
def stand(b, pond, kind, turn, cell):
    """A piece now stands on water spaces; their edges stay wet.  KOI-PLACE-05, KOI-PLACE-07"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        pond.empty[at >> 6] &= ~(1 << (at & 63))


@compiled
def lift(b, pond, kind, turn, cell):
    """A piece leaves its water spaces.  KOI-WORK-09"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        pond.empty[at >> 6] |= 1 << (at & 63)


@inlined
def index_of(cells, n, cell):
    """Where a cell stands in a list, -1 if nowhere."""
    for k in range(n):
        if cells[k] == cell:
            return k
    return -1


@compiled
def lay_path(b, pond, cell):
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
def lay(b, pond, kind, turn, cell):
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
def lay_goal(b, pond, kind, turn, cell):
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
def is_land(kind):
    """Whether a kind of goal is a tile with edges of its own."""
    return kind == BRIDGE or kind == STATUE or kind == WATERFALL or kind == WILLOW


@inlined
def koi_kind(pond, k):
    return SMALL + int(pond.koi_size[k])


# --- Why a thing does not fit


@compiled
def refuse_single(pond, kind, cell):
    """Why water, foliage, a lily or a lantern may not lie on a cell.  KOI-PLACE-02, KOI-PLACE-04"""
    if kind == LILY:
        k = index_of(pond.foliage, pond.n_foliage, cell)
        if k < 0:
            return NO_FOLIAGE
        return HAS_LILY if pond.lily[k] else FITS
    if kind == LANTERN:
        k = index_of(pond.shore, pond.n_shores, cell)
        if k < 0:
            return NO_SHORE
        return HAS_LANTERN if pond.lantern[k] else FITS
    if has(pond.taken, cell):
        return OVERLAPS
    return FITS if has(pond.reach, cell) else NO_WET_EDGE


@compiled
def refuse_on_water(b, pond, kind, turn, cell):
    """Why a piece may not stand on water spaces.  KOI-PLACE-05, KOI-PLACE-06"""
    found = FITS
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        if at < 0:
            return OUT_OF_GRID
        if not has(pond.water, at):
            return NO_WATER
        if not has(pond.empty, at):
            found = OCCUPIED
    return found if b.looks[kind, turn] == turn else SAME_LOOK


@compiled
def refuse_room(b, pond, kind, turn, cell):
    """Why a tile of several cells overlaps or leaves the grid.  KOI-PLACE-01, KOI-PLACE-10"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        if at < 0:
            return OUT_OF_GRID
        if has(pond.taken, at):
            return OVERLAPS
    return FITS


@inlined
def front_of(b, cell, facing):
    return step(b, cell, facing)


@compiled
def refuse_fronted(b, pond, kind, facing, cell):
    """Why a shore, a bridge, a statue or a waterfall may not lie so.  KOI-PLACE-03"""
    found = refuse_room(b, pond, kind, facing, cell)
    if found != FITS:
        return found
    front = front_of(b, cell, facing)
    if front < 0 or not is_wet(pond, front, (facing + 3) % 6):
        return NO_WET_FRONT
    if kind == WATERFALL and not has(b.spring, front):
        return NOT_AT_SPRING  # KOI-GOAL-18
    if kind == BRIDGE and not beside_lantern(b, pond, facing, cell):
        return NOT_AT_LANTERN  # KOI-GOAL-12
    return FITS


@compiled
def beside_lantern(b, pond, facing, cell):
    """Whether a bridge would be adjacent to a shore that carries a lantern.  KOI-GOAL-12"""
    for m in range(pond.n_shores):
        if not pond.lantern[m]:
            continue
        for k in range(b.n_cells[BRIDGE]):
            at = moved(b, cell, BRIDGE, facing, k)
            for n in range(b.n_cells[SHORE]):
                shore = moved(b, int(pond.shore[m]), SHORE, int(pond.facing[m]), n)
                if adjacent(b, at, shore):
                    return True
    return False


@compiled
def refuse_willow(b, pond, turn, cell):
    """Why a willow may not lie so: a wet edge has to meet a wet edge.  KOI-GOAL-17"""
    found = refuse_room(b, pond, WILLOW, turn, cell)
    if found != FITS:
        return found
    for k in range(b.n_cells[WILLOW]):
        at = moved(b, cell, WILLOW, turn, k)
        for edge in range(6):
            if (int(b.wet[WILLOW, turn, k]) >> edge) & 1:
                near = step(b, at, edge)
                if near >= 0 and is_wet(pond, near, (edge + 3) % 6):
                    return FITS
    return NO_WET_CONTACT


@compiled
def refuse_path(b, pond, cell):
    """Why a path tile may not lie on a cell.  KOI-GOAL-16, KOI-GOAL-21"""
    if not has(pond.water, cell):
        return NO_WATER
    if not has(pond.empty, cell):
        return OCCUPIED
    if pond.n_path == 0:
        return FITS
    near = adjacent(b, int(pond.path_first), cell) or adjacent(b, int(pond.path_last), cell)
    return FITS if near else OFF_PATH


@compiled
def refuse(b, pond, kind, turn, cell):
    """FITS, or why a thing may not be laid with a turn on a cell of the grid."""
    if not inside(b, cell >> 6, cell & 63):
        return OUT_OF_GRID
    if kind <= LILY or kind == LANTERN:
        return refuse_single(pond, kind, cell)
    if kind == SHORE or kind == BRIDGE or kind == STATUE or kind == WATERFALL:
        return refuse_fronted(b, pond, kind, turn, cell)
    if kind == WILLOW:
        return refuse_willow(b, pond, turn, cell)
    if kind == PATH:
        return refuse_path(b, pond, cell)
    found = refuse_on_water(b, pond, kind, turn, cell)
    if found == FITS and kind == SHISHI_ODOSHI and not b.spring_allowed:
        for k in range(b.n_cells[kind]):
            if has(b.spring, moved(b, cell, kind, turn, k)):
                return ON_SPRING  # KOI-GOAL-14
    return found


# --- All places of a kind


@inlined
def water_row(b, pond, kind, turn, row):
    """The cells of a row on which a piece may stand in a turn, as `refuse_on_water` says."""
    word = int(pond.empty[row])
    for k in range(b.n_cells[kind]):
        if word == 0:
            return 0
        words = row_of(pond.empty, row + int(b.dr[kind, turn, k]))
        if kind == SHISHI_ODOSHI and not b.spring_allowed:
            words &= ~row_of(b.spring, row + int(b.dr[kind, turn, k]))
        word &= shifted(words, int(b.dq[kind, turn, k]))
    return word


@inlined
def room_row(b, pond, kind, turn, row, word):
    """Those cells of a word where a tile overlaps nothing."""
    for k in range(b.n_cells[kind]):
        if word == 0:
            return 0
        words = free_row(b, pond, row + int(b.dr[kind, turn, k]))
        word &= shifted(words, int(b.dq[kind, turn, k]))
    return word


@inlined
def front_row(b, pond, kind, facing, row):
    """The cells of a row whose front is a cell with six wet edges, and where a tile has room."""
    word = shifted(row_of(pond.open, row + int(b.step_r[facing])), int(b.step_q[facing]))
    return room_row(b, pond, kind, facing, row, word) if word != 0 else 0


@compiled
def n_on_water(b, pond, kind):
    """In how many ways a piece can stand."""
    found = 0
    for turn in range(TURNS_OF[kind]):
        if b.looks[kind, turn] == turn:
            for row in range(pond.top, pond.bottom + 1):
                found += bits.count(water_row(b, pond, kind, turn, row))
    return found


@compiled
def nth_on_water(b, pond, kind, n):
    """The n-th of these ways as turn * CELLS + cell."""
    for turn in range(TURNS_OF[kind]):
        if b.looks[kind, turn] == turn:
            for row in range(pond.top, pond.bottom + 1):
                word = water_row(b, pond, kind, turn, row)
                here = bits.count(word)
                if n < here:
                    return (turn * ROWS + row) * STRIDE + bits.nth(word, n)
                n -= here
    return -1


@inlined
def rim(pond):
    """The rows of the tiles and of the cells beside them."""
    return max(int(pond.top) - 1, 0), min(int(pond.bottom) + 1, ROWS - 1)


@compiled
def n_in_reach(pond):
    """On how many cells water or foliage can be laid.  KOI-PLACE-02"""
    found = 0
    first, last = rim(pond)
    for row in range(first, last + 1):
        found += bits.count(int(pond.reach[row]))
    return found


@compiled
def nth_in_reach(pond, n):
    first, last = rim(pond)
    for row in range(first, last + 1):
        here = bits.count(int(pond.reach[row]))
        if n < here:
            return row * STRIDE + bits.nth(int(pond.reach[row]), n)
        n -= here
    return -1


@compiled
def n_shores(b, pond):
    """In how many ways a shore can be laid.  KOI-PLACE-03

    The front of a shore is one cell, so the ways against cells with six wet edges and those
    against the others are counted apart.
    """
    found = 0
    first, last = rim(pond)
    for facing in range(6):
        for row in range(first, last + 1):
            found += bits.count(front_row(b, pond, SHORE, facing, row))
    for k in range(pond.n_edges):
        for edge in range(6):
            if (int(pond.edge_wet[k]) >> edge) & 1:
                cell = step(b, int(pond.edge_cell[k]), edge)
                if cell >= 0 and refuse_room(b, pond, SHORE, (edge + 3) % 6, cell) == FITS:
                    found += 1
    return found


@compiled
def nth_shore(b, pond, n):
    """The n-th of these ways as facing * CELLS + cell."""
    first, last = rim(pond)
    for facing in range(6):
        for row in range(first, last + 1):
            word = front_row(b, pond, SHORE, facing, row)
            here = bits.count(word)
            if n < here:
                return (facing * ROWS + row) * STRIDE + bits.nth(word, n)
            n -= here
    for k in range(pond.n_edges):
        for edge in range(6):
            if (int(pond.edge_wet[k]) >> edge) & 1:
                cell = step(b, int(pond.edge_cell[k]), edge)
                facing = (edge + 3) % 6
                if cell >= 0 and refuse_room(b, pond, SHORE, facing, cell) == FITS:
                    if n == 0:
                        return facing * ROWS * STRIDE + cell
                    n -= 1
    return -1


@compiled
def list_on_water(b, pond, kind, code, out, n):
    """Write code + place for every way a piece can stand, ascending; returns the end."""
    for turn in range(TURNS_OF[kind]):
        if b.looks[kind, turn] == turn:
            for row in range(pond.top, pond.bottom + 1):
                word = water_row(b, pond, kind, turn, row)
                while word != 0:
                    out[n] = code + (turn * ROWS + row) * STRIDE + bits.lowest(word)
                    word &= word - 1
                    n += 1
    return n


@compiled
def list_in_reach(pond, code, out, n):
    first, last = rim(pond)
    for row in range(first, last + 1):
        word = int(pond.reach[row])
        while word != 0:
            out[n] = code + row * STRIDE + bits.lowest(word)
            word &= word - 1
            n += 1
    return n


@compiled
def list_shores(b, pond, code, out, n):
    """Likewise for shores, in the order of `nth_shore`, then sorted."""
    start = n
    first, last = rim(pond)
    for facing in range(6):
        for row in range(first, last + 1):
            word = front_row(b, pond, SHORE, facing, row)
            while word != 0:
                out[n] = code + (facing * ROWS + row) * STRIDE + bits.lowest(word)
                word &= word - 1
                n += 1
    for k in range(pond.n_edges):
        for edge in range(6):
            if (int(pond.edge_wet[k]) >> edge) & 1:
                cell = step(b, int(pond.edge_cell[k]), edge)
                facing = (edge + 3) % 6
                if cell >= 0 and refuse_room(b, pond, SHORE, facing, cell) == FITS:
                    out[n] = code + facing * ROWS * STRIDE + cell
                    n += 1
    bag.sort(out, start, n)
    return n


# Land of goals is rare: every cell near the pond is asked one by one.


@inlined
def near_row(b, pond, kind, turn, row):
    """The cells of a row that a goal tile may be named by: one of its cells has to be in reach."""
    if kind != WILLOW:
        return int(pond.reach[row])
    word = 0
    for k in range(b.n_cells[kind]):
        words = row_of(pond.reach, row + int(b.dr[kind, turn, k]))
        word |= shifted(words, int(b.dq[kind, turn, k]))
    return word & free_row(b, pond, row)


@compiled
def nth_land(b, pond, kind, n):
    """The n-th way to lay a goal tile as turn * CELLS + cell, or -1 less how many there are."""
    found = 0
    first, last = max(int(pond.top) - 9, 0), min(int(pond.bottom) + 9, ROWS - 1)
    for turn in range(TURNS_OF[kind]):
        for row in range(first, last + 1):
            word = near_row(b, pond, kind, turn, row)
            while word != 0:
                cell = row * STRIDE + bits.lowest(word)
                word &= word - 1
                if refuse(b, pond, kind, turn, cell) == FITS:
                    if found == n:
                        return turn * ROWS * STRIDE + cell
                    found += 1
    return -1 - found


@compiled
def list_land(b, pond, kind, code, out, n):
    first, last = max(int(pond.top) - 9, 0), min(int(pond.bottom) + 9, ROWS - 1)
    for turn in range(TURNS_OF[kind]):
        for row in range(first, last + 1):
            word = near_row(b, pond, kind, turn, row)
            while word != 0:
                cell = row * STRIDE + bits.lowest(word)
                word &= word - 1
                if refuse(b, pond, kind, turn, cell) == FITS:
                    out[n] = code + turn * ROWS * STRIDE + cell
                    n += 1
    return n


@inlined
def path_row(b, pond, row):
    """The cells of a row where a path tile may lie.  KOI-GOAL-21"""
    word = int(pond.empty[row])
    if pond.n_path == 0 or word == 0:
        return word
    ends = beside_row(b, int(pond.path_first), row) | beside_row(b, int(pond.path_last), row)
    return word & ends


@compiled
def n_paths(b, pond):
    found = 0
    for row in range(pond.top, pond.bottom + 1):
        found += bits.count(path_row(b, pond, row))
    return found


@compiled
def nth_path(b, pond, n):
    for row in range(pond.top, pond.bottom + 1):
        word = path_row(b, pond, row)
        here = bits.count(word)
        if n < here:
            return row * STRIDE + bits.nth(word, n)
        n -= here
    return -1


@compiled
def list_paths(b, pond, code, out, n):
    for row in range(pond.top, pond.bottom + 1):
        word = path_row(b, pond, row)
        while word != 0:
            out[n] = code + row * STRIDE + bits.lowest(word)
            word &= word - 1
            n += 1
    return n


# --- Moving koi


@compiled
def lands(b, pond, k, turn, cell):
    """Whether the k-th koi could stand in another place.  KOI-WORK-09"""
    kind = koi_kind(pond, k)
    home, home_turn = int(pond.koi_cell[k]), int(pond.koi_turn[k])
    if b.looks[kind, turn] != turn or (b.must_change and turn == home_turn and cell == home):
        return False
    for m in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, m)
        if at < 0:
            return False
        own = False
        for n in range(b.n_cells[kind]):
            own = own or at == moved(b, home, kind, home_turn, n)
        if not own and not has(pond.empty, at):
            return False
    return True


@compiled
def has_place(b, pond, k):
    """Whether the k-th koi, lifted, has a place among or beside its own cells.  KOI-WORK-09"""
    kind = koi_kind(pond, k)
    if b.must_change == 0:
        return True
    for turn in range(TURNS_OF[kind]):
        for m in range(b.n_cells[kind]):
            own = moved(b, int(pond.koi_cell[k]), kind, int(pond.koi_turn[k]), m)
            for n in range(b.n_cells[kind]):
                row = (own >> 6) - int(b.dr[kind, turn, n])
                column = (own & 63) - int(b.dq[kind, turn, n])
                if inside(b, row, column) and lands(b, pond, k, turn, row * STRIDE + column):
                    return True
    return False


@compiled
def movable(b, pond, k):
    """Whether the k-th koi has somewhere to go.  KOI-WORK-09"""
    return n_on_water(b, pond, koi_kind(pond, k)) > 0 or has_place(b, pond, k)


@compiled
def n_movable(b, pond):
    """How many koi can be moved; the free places of each size are counted once."""
    found = 0
    counted, places = -1, 0
    for size in range(3):
        for k in range(pond.n_koi):
            if pond.koi_size[k] == size:
                if counted != size:
                    counted, places = size, n_on_water(b, pond, SMALL + size)
                found += 1 if places > 0 or has_place(b, pond, k) else 0
    return found


# --- What a goal asks of a pond


@compiled
def has_lily_pair(b, pond):
    """Whether two lilies are on adjacent foliage.  KOI-GOAL-10, AMB-29"""
    for k in range(pond.n_foliage):
        if pond.lily[k]:
            for m in range(k):
                if pond.lily[m] and adjacent(b, int(pond.foliage[k]), int(pond.foliage[m])):
                    return True
    return False


@inlined
def n_counted_koi(b, pond):
    """The koi that goals count.  AMB-11"""
    return int(pond.n_koi) + (1 if b.carp_is_koi and pond.goal[CARP_TILE] else 0)


@inlined
def n_scrolls(pond):
    found = 0
    for k in range(len(pond.scrolls)):
        found += int(pond.scrolls[k])
    return found


@compiled
def meets(b, pond, kind):
    """Whether the requirement of a goal is met, its coins apart.  KOI-GOAL-04, KOI-GOAL-10 to 19"""
    needs = int(b.goal_needs[kind - FIRST_GOAL])
    if kind == PURPLE_LILY:
        return has_lily_pair(b, pond)
    if kind < BRIDGE:
        return pond.n_foliage >= needs
    if kind == BRIDGE or kind == STATUE:
        return pond.n_lanterns >= needs
    if kind == WILLOW:
        return n_counted_koi(b, pond) >= needs
    if kind == WATERFALL:
        return pond.wells >= needs
    return n_scrolls(pond) >= needs if kind == TURTLE else True


@inlined
def n_goal_places(b, pond, kind):
    """In how many ways a goal tile can be laid."""
    return -1 - nth_land(b, pond, kind, -1) if is_land(kind) else n_on_water(b, pond, kind)


@inlined
def nth_goal_place(b, pond, kind, n):
    return nth_land(b, pond, kind, n) if is_land(kind) else nth_on_water(b, pond, kind, n)


assert SMALL + 2 == LARGE
assert N_GOAL_TILES == TURTLE - FIRST_GOAL + 1
