"""Where things of Koi fit: why one does not, and all places of a kind, counted and listed.

The places of a kind are asked row by row, as ground.py keeps them.  Whose turn it is and who lays
the thing is not asked here.
"""

from __future__ import annotations

from ...kernel import bag, bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Kind, Record, State, Tables
from .ground import (
    TURNS_OF,
    adjacent,
    beside_row,
    free_row,
    front_of,
    has,
    index_of,
    inside,
    is_wet,
    koi_kind,
    moved,
    rim,
    row_of,
    shifted,
    step,
    tile_of,
)
from .tables import (
    BRIDGE,
    CELLS,
    FIRST_GOAL,
    FOLIAGE,
    LANTERN,
    LARGE,
    LILY,
    N_GOAL_TILES,
    PATH,
    ROWS,
    SHISHI_ODOSHI,
    SHORE,
    SMALL,
    STATUE,
    STRIDE,
    TURTLE,
    WATERFALL,
    WILLOW,
)

# Why a thing may not be laid in a place; refusals.py gives each its name and clause.
(
    FITS, OUT_OF_GRID, OVERLAPS, NO_WET_EDGE, NO_WET_FRONT, NO_FOLIAGE, HAS_LILY, NO_SHORE,
    HAS_LANTERN, NO_WATER, OCCUPIED, SAME_LOOK, NOT_AT_LANTERN, NOT_AT_SPRING, ON_SPRING,
    OFF_PATH, NO_WET_CONTACT,
) = range(17)  # fmt: skip


@compiled
def refuse_single(pond: Record, kind: Kind, cell: Cell) -> int:
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
def refuse_on_water(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
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
def refuse_room(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
    """Why a tile of several cells overlaps or leaves the grid.  KOI-PLACE-01, KOI-PLACE-10"""
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        if at < 0:
            return OUT_OF_GRID
        if has(pond.taken, at):
            return OVERLAPS
    return FITS


@compiled
def refuse_fronted(b: Tables, pond: Record, kind: Kind, facing: int, cell: Cell) -> int:
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
def beside_lantern(b: Tables, pond: Record, facing: int, cell: Cell) -> bool:
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
def refuse_willow(b: Tables, pond: Record, turn: int, cell: Cell) -> int:
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
def refuse_path(b: Tables, pond: Record, cell: Cell) -> int:
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
def refuse(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
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


@inlined
def water_row(b: Tables, pond: Record, kind: Kind, turn: int, row: int) -> int:
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
def room_row(b: Tables, pond: Record, kind: Kind, turn: int, row: int, word: int) -> int:
    """Those cells of a word where a tile overlaps nothing."""
    for k in range(b.n_cells[kind]):
        if word == 0:
            return 0
        words = free_row(b, pond, row + int(b.dr[kind, turn, k]))
        word &= shifted(words, int(b.dq[kind, turn, k]))
    return word


@inlined
def front_row(b: Tables, pond: Record, kind: Kind, facing: int, row: int) -> int:
    """The cells of a row whose front is a cell with six wet edges, and where a tile has room."""
    word = shifted(row_of(pond.open, row + int(b.step_r[facing])), int(b.step_q[facing]))
    return room_row(b, pond, kind, facing, row, word) if word != 0 else 0


@compiled
def n_on_water(b: Tables, pond: Record, kind: Kind) -> int:
    """In how many ways a piece can stand."""
    found = 0
    for turn in range(TURNS_OF[kind]):
        if b.looks[kind, turn] == turn:
            for row in range(pond.top, pond.bottom + 1):
                found += bits.count(water_row(b, pond, kind, turn, row))
    return found


@compiled
def nth_on_water(b: Tables, pond: Record, kind: Kind, n: int) -> int:
    """The n-th of these ways as turn * CELLS + cell."""
    for turn in range(TURNS_OF[kind]):
        if b.looks[kind, turn] == turn:
            for row in range(pond.top, pond.bottom + 1):
                word = water_row(b, pond, kind, turn, row)
                here = bits.count(word)
                if n < here:
                    return (turn * ROWS + row) * STRIDE + int(bits.nth(word, n))
                n -= here
    return -1


@compiled
def n_in_reach(pond: Record) -> int:
    """On how many cells water or foliage can be laid.  KOI-PLACE-02"""
    found = 0
    first, last = rim(pond)
    for row in range(first, last + 1):
        found += bits.count(int(pond.reach[row]))
    return found


@compiled
def nth_in_reach(pond: Record, n: int) -> int:
    first, last = rim(pond)
    for row in range(first, last + 1):
        here = bits.count(int(pond.reach[row]))
        if n < here:
            return row * STRIDE + int(bits.nth(int(pond.reach[row]), n))
        n -= here
    return -1


@compiled
def n_shores(b: Tables, pond: Record) -> int:
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
def nth_shore(b: Tables, pond: Record, n: int) -> int:
    """The n-th of these ways as facing * CELLS + cell."""
    first, last = rim(pond)
    for facing in range(6):
        for row in range(first, last + 1):
            word = front_row(b, pond, SHORE, facing, row)
            here = bits.count(word)
            if n < here:
                return (facing * ROWS + row) * STRIDE + int(bits.nth(word, n))
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
def list_on_water(b: Tables, pond: Record, kind: Kind, code: int, out: Array, n: int) -> int:
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
def list_in_reach(pond: Record, code: int, out: Array, n: int) -> int:
    first, last = rim(pond)
    for row in range(first, last + 1):
        word = int(pond.reach[row])
        while word != 0:
            out[n] = code + row * STRIDE + bits.lowest(word)
            word &= word - 1
            n += 1
    return n


@compiled
def list_shores(b: Tables, pond: Record, code: int, out: Array, n: int) -> int:
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


@inlined
def path_row(b: Tables, pond: Record, row: int) -> int:
    """The cells of a row where a path tile may lie.  KOI-GOAL-21"""
    word = int(pond.empty[row])
    if pond.n_path == 0 or word == 0:
        return word
    ends = beside_row(b, int(pond.path_first), row) | beside_row(b, int(pond.path_last), row)
    return word & ends


@compiled
def n_paths(b: Tables, pond: Record) -> int:
    found = 0
    for row in range(pond.top, pond.bottom + 1):
        found += bits.count(path_row(b, pond, row))
    return found


@compiled
def nth_path(b: Tables, pond: Record, n: int) -> int:
    for row in range(pond.top, pond.bottom + 1):
        word = path_row(b, pond, row)
        here = bits.count(word)
        if n < here:
            return row * STRIDE + int(bits.nth(word, n))
        n -= here
    return -1


@compiled
def list_paths(b: Tables, pond: Record, code: int, out: Array, n: int) -> int:
    for row in range(pond.top, pond.bottom + 1):
        word = path_row(b, pond, row)
        while word != 0:
            out[n] = code + row * STRIDE + bits.lowest(word)
            word &= word - 1
            n += 1
    return n


@compiled
def lands(b: Tables, pond: Record, k: int, turn: int, cell: Cell) -> bool:
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
def has_place(b: Tables, pond: Record, k: int) -> bool:
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
def movable(b: Tables, pond: Record, k: int) -> bool:
    """Whether the k-th koi has somewhere to go.  KOI-WORK-09"""
    return n_on_water(b, pond, koi_kind(pond, k)) > 0 or has_place(b, pond, k)


@compiled
def n_movable(b: Tables, pond: Record) -> int:
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


assert SMALL + 2 == LARGE
assert N_GOAL_TILES == TURTLE - FIRST_GOAL + 1


@compiled
def n_ways(b: Tables, pond: Record, kind: Kind) -> int:
    """In how many ways a tile or a koi can be laid in a pond."""
    if kind <= FOLIAGE:
        return n_in_reach(pond)
    if kind == LILY:
        return int(pond.n_foliage) - int(pond.n_lilies)
    if kind == SHORE:
        return n_shores(b, pond)
    if kind == LANTERN:
        return int(pond.n_shores) - int(pond.n_lanterns)
    return n_on_water(b, pond, kind)


@compiled
def nth_way(b: Tables, pond: Record, kind: Kind, n: int) -> int:
    """The n-th of them as turn * CELLS + cell."""
    if kind <= FOLIAGE:
        return nth_in_reach(pond, n)
    if kind == SHORE:
        return nth_shore(b, pond, n)
    if kind == LILY or kind == LANTERN:
        k = 0
        while n > 0 or holds(pond, kind, k):
            n -= 0 if holds(pond, kind, k) else 1
            k += 1
        return int(pond.foliage[k]) if kind == LILY else int(pond.shore[k])
    return nth_on_water(b, pond, kind, n)


@inlined
def holds(pond: Record, kind: Kind, k: int) -> bool:
    """Whether the k-th foliage has a lily, or the k-th shore a lantern."""
    return bool(pond.lily[k] != 0 if kind == LILY else pond.lantern[k] != 0)


@compiled
def list_ways(b: Tables, pond: Record, kind: Kind, code: int, out: Array, n: int) -> int:
    """Write code + each of them into `out` from place n on, ascending; returns the end."""
    if kind <= FOLIAGE:
        return list_in_reach(pond, code, out, n)
    if kind == SHORE:
        return list_shores(b, pond, code, out, n)
    if kind == LILY or kind == LANTERN:
        start = n
        for k in range(pond.n_foliage if kind == LILY else pond.n_shores):
            if not holds(pond, kind, k):
                out[n] = code + int(pond.foliage[k] if kind == LILY else pond.shore[k])
                n += 1
        bag.sort(out, start, n)
        return n
    return list_on_water(b, pond, kind, code, out, n)


@compiled
def n_landings(b: Tables, s: State, pond: Record) -> int:
    """Where the koi in hand can go: any place of its kind but the old one.  KOI-WORK-09"""
    kind = koi_kind(pond, int(s.lifted) - 1)
    return n_on_water(b, pond, kind) - (1 if b.must_change else 0)


@inlined
def home_of(s: State, pond: Record) -> int:
    """The place that the koi in hand came from, as turn * CELLS + cell."""
    k = int(s.lifted) - 1
    return int(pond.koi_turn[k]) * CELLS + int(pond.koi_cell[k])


@compiled
def nth_landing(b: Tables, s: State, pond: Record, n: int) -> int:
    kind = koi_kind(pond, int(s.lifted) - 1)
    place = nth_on_water(b, pond, kind, n)
    if b.must_change and place >= home_of(s, pond):  # places ascend: one more skips the old one
        place = nth_on_water(b, pond, kind, n + 1)
    return place


@compiled
def n_rain(b: Tables, s: State) -> int:
    """In how many ways a tile of rain can be laid."""
    pond = s.ponds[s.seat]
    found = 0
    for k in range(3):
        if s.raining[k] > 0:
            found += n_ways(b, pond, tile_of(k))
    return found
