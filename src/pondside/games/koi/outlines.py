"""Outlines of what is laid in Koi: cells and wet edges, and what a file may not say of them.

The shapes are those of the component file, before any table is made of them; checks.py asks the
rest, tables.py turns them every way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ...geometry.hexagon import (
    DIRECTIONS,
    EDGES,
    Cell,
    anchored,
    joined,
    neighbour,
    turned,
    turned_edge,
)
from ...kernel.errors import said
from .facts import MAX_KOI, SIZES, Facts, Foliage, GoalFronted, GoalOutline, KoiSize, Shore, Water

SEATS = ("1", "2", "3", "4")
MAX_EDGED = 4  # cells of a tile with dry edges, so that the lists of a pond have room for all
BRANCH_CELLS = {"small": 3, "medium": 4, "large": 5}  # named by the words B3 B4 B5


class Shape(msgspec.Struct, frozen=True):
    """Cells about the one that is named, (0, 0), with their wet edges, in turn 0."""

    cells: tuple[Cell, ...]
    wet: tuple[frozenset[int], ...]


def pattern(cells: Iterable[Sequence[int]]) -> Shape:
    """A shape that covers water and has no edges of its own."""
    listed = tuple((q, r) for q, r in cells)
    return Shape(listed, tuple(frozenset() for _ in listed))


def fronted(tile: Any) -> Shape:
    """A tile with a middle cell and a front, moved and turned so that its front is to the east."""
    q0, r0 = tile.cells[tile.middle]
    back = (EDGES - tile.front) % EDGES
    return Shape(
        tuple(turned((q - q0, r - r0), back) for q, r in tile.cells),
        tuple(frozenset(turned_edge(edge, back) for edge in edges) for edges in tile.water),
    )


def looks_of(shape: Shape, turns: int) -> list[int]:
    """For each turn the lowest one that looks the same, moved or not."""
    seen: dict[object, int] = {}
    found = []
    for turn in range(turns):
        at = {
            turned(cell, turn): frozenset(turned_edge(edge, turn) for edge in edges)
            for cell, edges in zip(shape.cells, shape.wet, strict=True)
        }
        order = sorted(at)
        # A tile is named by its middle, so a tile with wet edges never looks like another turn.
        look = (anchored(at), tuple(at[cell] for cell in order))
        found.append(seen.setdefault(look if not any(shape.wet) else turn, turn))
    return found


def must_be(name: str, value: object, wanted: object, why: str, found: list[str]) -> None:
    if value != wanted:
        found.append(
            said(
                "same",
                "{name} is {value}, but must be {wanted}: {why}",
                name=name,
                value=value,
                wanted=wanted,
                why=why,
            )
        )


def at_most(name: str, value: int, most: int, found: list[str]) -> None:
    if value > most:
        found.append(
            said(
                "most",
                "{name} is {value}; this program has room for {most}",
                name=name,
                value=value,
                most=most,
            )
        )


def outline_faults(facts: Facts, found: list[str]) -> None:
    """What contradicts itself in the outlines of the spring, tiles, goals and koi."""
    _spring(facts, found)
    _outlines(facts, found)
    _patterns(facts, found)
    _koi(facts, found)


def _cells(cells: Sequence[Sequence[int]]) -> list[Cell]:
    return [(q, r) for q, r in cells]


def _one_part(where: str, listed: Sequence[Sequence[int]], found: list[str]) -> None:
    """No cell twice, and all hang together."""
    cells = _cells(listed)
    for (q, r), n in Counter(cells).items():
        if n > 1:
            found.append(
                said(
                    "cell_twice",
                    "{where} has [{q}, {r}] {n} times; list each cell once",
                    where=where,
                    q=q,
                    r=r,
                    n=n,
                )
            )
    if not joined(cells):
        found.append(
            said("apart", "{where} does not hang together by the edges of its cells", where=where)
        )


def _about_origin(where: str, listed: Sequence[Sequence[int]], found: list[str]) -> None:
    _one_part(where, listed, found)
    if (0, 0) not in _cells(listed):
        found.append(
            said(
                "origin",
                "{where} must have [0, 0], the cell by which a place is named",
                where=where,
            )
        )


def _edges(where: str, cells: Sequence[object], water: list[list[int]], found: list[str]) -> bool:
    """Whether there is a list of wet edges for each cell; no edge may be in it twice."""
    for k, edges in enumerate(water):
        for edge, n in Counter(edges).items():
            if n > 1:
                found.append(
                    said(
                        "edge_twice",
                        "{where}.water has edge {edge} {n} times in list {k}; once will do",
                        where=where,
                        edge=edge,
                        n=n,
                        k=k,
                    )
                )
    if len(water) == len(cells):
        return True
    found.append(
        said(
            "edge_lists",
            "{where}.water has {n} lists of edges for {cells} cells; each cell needs one",
            where=where,
            n=len(water),
            cells=len(cells),
        )
    )
    return False


def _spring(facts: Facts, found: list[str]) -> None:
    if [(q, r) for q, r in facts.geometry.directions] != list(DIRECTIONS):
        wanted = ", ".join(f"[{q}, {r}]" for q, r in DIRECTIONS)
        found.append(
            said(
                "directions",
                "geometry.directions must be {wanted}: edges are numbered in this order",
                wanted=wanted,
            )
        )
    spring = facts.tiles.spring
    cells = _cells(spring.cells)
    _one_part("tiles.spring.cells", spring.cells, found)
    must_be("tiles.spring.size", spring.size, len(cells), "the number of its cells", found)
    if spring.count < len(SEATS):
        found.append(
            said(
                "spring_count",
                "tiles.spring.count is {n}; four seats need 4 (KOI-SETUP-03)",
                n=spring.count,
            )
        )
    if _edges("tiles.spring", cells, spring.water, found):
        outer = (
            neighbour(cell, edge) not in cells
            for cell, edges in zip(cells, spring.water, strict=True)
            for edge in edges
        )
        if not any(outer):
            found.append(
                said(
                    "spring_dry",
                    "tiles.spring.water: an outer edge must be wet, or nothing can be laid",
                )
            )
    q0, r0 = spring.start_at
    most = facts.geometry.max_abs_coordinate
    for cell in cells:
        q, r = turned(cell, spring.start_rotation)
        q, r = q + q0, r + r0
        if max(abs(q), abs(r), abs(q + r)) > most:
            found.append(
                said(
                    "spring_far",
                    "tiles.spring.cells: [{a}, {b}] would lie at {q},{r}, beyond "
                    "geometry.max_abs_coordinate {most} (KOI-PLACE-10)",
                    a=cell[0],
                    b=cell[1],
                    q=q,
                    r=r,
                    most=most,
                )
            )


def _outlines(facts: Facts, found: list[str]) -> None:
    """Tiles with wet edges."""
    tiles, goals = facts.tiles, facts.goals
    _plain("tiles.water", tiles.water, found)
    _plain("tiles.foliage", tiles.foliage, found)
    shore = tiles.shore
    must_be("tiles.shore.size", shore.size, len(shore.cells), "the number of its cells", found)
    _fronted("tiles.shore", shore, found)
    _fronted("goals.bridge", goals.bridge, found)
    _fronted("goals.statue", goals.statue, found)
    _fronted("goals.waterfall", goals.waterfall, found)
    willow = goals.willow
    _about_origin("goals.willow.cells", willow.cells, found)
    _edged("goals.willow", willow, found)
    if not any(willow.water):
        found.append(
            said(
                "willow_dry",
                "goals.willow.water needs a wet edge, to be laid against water (KOI-GOAL-17)",
            )
        )


def _plain(where: str, tile: Water | Foliage, found: list[str]) -> None:
    """A tile that has no turn, because it looks the same in all of them."""
    if tile.cells != [[0, 0]]:
        found.append(
            said("one_cell", "{where}.cells must be [[0, 0]]: the tile is one cell", where=where)
        )
    if [sorted(edges) for edges in tile.water] != [list(range(EDGES))]:
        found.append(
            said(
                "all_wet",
                "{where}.water must be [[0, 1, 2, 3, 4, 5]]: such a tile is never turned",
                where=where,
            )
        )


def _edged(where: str, tile: Shore | GoalOutline, found: list[str]) -> bool:
    """Whether each cell has its list of edges; a tile with dry edges has few cells."""
    if len(tile.cells) > MAX_EDGED:
        found.append(
            said(
                "many_cells",
                "{where}.cells has {n} cells; this program has room for {most}",
                where=where,
                n=len(tile.cells),
                most=MAX_EDGED,
            )
        )
    return _edges(where, tile.cells, tile.water, found)


def _fronted(where: str, tile: Shore | GoalFronted, found: list[str]) -> None:
    """A tile that is laid with the front of its middle cell against water.  KOI-PLACE-03"""
    _one_part(f"{where}.cells", tile.cells, found)
    paired = _edged(where, tile, found)
    if tile.middle >= len(tile.cells):
        found.append(
            said(
                "middle",
                "{where}.middle is {n}, but the cells are counted from 0 to {most}",
                where=where,
                n=tile.middle,
                most=len(tile.cells) - 1,
            )
        )
        return
    if paired and tile.front not in tile.water[tile.middle]:
        found.append(
            said(
                "front_dry",
                "{where}.front is edge {edge}, but that edge of the middle cell is "
                "dry in {where}.water (KOI-PLACE-03)",
                where=where,
                edge=tile.front,
            )
        )
    cells = _cells(tile.cells)
    q, r = neighbour(cells[tile.middle], tile.front)
    if (q, r) in cells:
        found.append(
            said(
                "front_own",
                "{where}.front is edge {edge}, but the tile has a cell there "
                "itself, [{q}, {r}] (KOI-PLACE-03)",
                where=where,
                edge=tile.front,
                q=q,
                r=r,
            )
        )


def _patterns(facts: Facts, found: list[str]) -> None:
    """Shapes that cover water."""
    goals = facts.goals
    for size in SIZES:
        where = f"goals.branches.{size}.pattern"
        cells = getattr(goals.branches, size).pattern
        _about_origin(where, cells, found)
        wanted = BRANCH_CELLS[size]
        if len(cells) != wanted:
            found.append(
                said(
                    "branch_cells",
                    "{where} has {n} cells, but must have {wanted}: in records it is "
                    "called B{wanted} (KOI-GOAL-11)",
                    where=where,
                    n=len(cells),
                    wanted=wanted,
                )
            )
    _about_origin("goals.shishi_odoshi.pattern", goals.shishi_odoshi.pattern, found)
    _about_origin("goals.century_carp.pattern", goals.century_carp.pattern, found)


def _koi(facts: Facts, found: list[str]) -> None:
    koi = facts.koi
    if len(koi.small.cells) != 1:
        found.append(
            said(
                "small_cells",
                "koi.small.cells has {n} cells, but must have 1 (KOI-PLACE-05)",
                n=len(koi.small.cells),
            )
        )
    for size in SIZES:
        fact: KoiSize = getattr(koi, size)
        where = f"koi.{size}"
        _about_origin(f"{where}.cells", fact.cells, found)
        looks = len(set(looks_of(pattern(fact.cells), EDGES)))
        why = "so many rotations look different"
        must_be(f"{where}.rotations", fact.rotations, looks, why, found)
        spaces = getattr(facts.storage.sizes, size)
        why = f"storage.sizes.{size} says so (KOI-STORE-01)"
        must_be(f"{where}.storage", fact.storage, spaces, why, found)
    total = sum(size.count for size in sizes_of(facts))
    at_most("koi: the count of all sizes together", total, MAX_KOI, found)
    why = "luck.koi_surcharge says so (KOI-BUY-01)"
    must_be("koi.surcharge_luck", koi.surcharge_luck, facts.luck.koi_surcharge, why, found)


def sizes_of(facts: Facts) -> tuple[KoiSize, ...]:
    return facts.koi.small, facts.koi.medium, facts.koi.large
