"""What may not be in a component file of Wodny ogród, and what is merely odd.

WOD-DATA-01 to 04, and what this program has no room for.  Knows the types of a file (facts.py) and
not the tables that are made of it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ...geometry.polyomino import Cell, joined
from ...kernel.errors import said
from .facts import (
    CARDS,
    KINDS,
    MAX_CELLS,
    MAX_DECORATIONS,
    MAX_DISPLAY,
    MAX_SHAPES,
    SECTIONS,
    SIDE,
    TILES,
    TITLES,
    Facts,
    Layout,
    Marked,
    Piece,
    areas_of_map,
    beside,
    drawn,
    listed,
    marked,
    outline,
)

_ID = re.compile(r"[A-Z][A-Za-z0-9]{1,7}", re.ASCII)
_PER_PLAYER = {"I2": 3, "I3": 3, "L3": 4, "S1": 5}
_MOST_AREAS = {"L": 4, "square": 5, "decoration": MAX_DECORATIONS}


def faults(facts: Facts) -> list[str]:
    """Everything in the file that contradicts itself or has no room in this program."""
    found: list[str] = []
    if facts.meta.schema != 1:
        found.append(
            said("schema", "meta.schema is {n}; this program reads schema 1", n=facts.meta.schema)
        )
    found += _room(facts)
    found += _pieces(facts)
    found += _sections(facts)
    _layouts(facts, found)
    found += _titles(facts)
    return found


def _repeated(ids: Iterable[str]) -> dict[str, int]:
    """What stands there several times, and how often."""
    return {id: n for id, n in Counter(ids).items() if n > 1}


def _room(facts: Facts) -> Iterator[str]:
    board, meta = facts.board, facts.meta
    if (board.rows, board.cols) != (SIDE, SIDE):
        yield said("board", "board: this program has {rows} rows and {rows} columns", rows=SIDE)
    if (meta.players_min, meta.players_max) != (1, 4):
        yield said("players", "meta: this program seats players_min 1 to players_max 4")
    rooms = (
        ("display.tiles_per_player", facts.display.tiles_per_player, 2, MAX_DISPLAY),
        (
            "decoration_limits_B.max_tokens",
            facts.decoration_limits_B.max_tokens,
            0,
            MAX_DECORATIONS,
        ),
        ("scoring.group_min_cells", facts.scoring.group_min_cells, 1, SIDE * SIDE),
        ("scoring.per_full_row", facts.scoring.per_full_row, 0, 20),
        ("scoring.per_full_col", facts.scoring.per_full_col, 0, 20),
        ("scoring.per_group", facts.scoring.per_group, 0, 20),
        ("scoring.per_group_and_decoration", facts.scoring.per_group_and_decoration, 0, 20),
    )
    for name, n, least, most in rooms:
        if not least <= n <= most:
            yield said(
                "room",
                "{name} is {n}; this program has room for {least} to {most}",
                name=name,
                n=n,
                least=least,
                most=most,
            )


def _pieces(facts: Facts) -> Iterator[str]:
    """WOD-DATA-01, WOD-DATA-02, and decorations."""
    tiles, bonuses, shapes = (
        facts.water_tiles.tile,
        facts.bonus_tokens.type,
        facts.decorations.shape,
    )
    if len(tiles) != TILES or facts.water_tiles.count != TILES:
        yield said(
            "tiles",
            "WOD-DATA-01: there must be {most} water tiles; {n} are listed and "
            "water_tiles.count is {told}",
            most=TILES,
            n=len(tiles),
            told=facts.water_tiles.count,
        )
    if facts.water_tiles.cells_per_tile != MAX_CELLS:
        yield said(
            "tile_cells",
            "WOD-DATA-01: water_tiles.cells_per_tile must be {most}",
            most=MAX_CELLS,
        )
    if sorted(bonus.id for bonus in bonuses) != sorted(KINDS):
        yield said(
            "bonus_kinds",
            "WOD-DATA-02: the bonus tokens must be {known}, once each",
            known=", ".join(KINDS),
        )
    for bonus in bonuses:
        wanted = _PER_PLAYER.get(bonus.id, bonus.per_player)
        if bonus.per_player != wanted:
            yield said(
                "bonus_set",
                "WOD-DATA-02: bonus token {id!r}: a set has {wanted}, not {n}",
                id=bonus.id,
                wanted=wanted,
                n=bonus.per_player,
            )
    if facts.bonus_tokens.per_player != sum(_PER_PLAYER.values()):
        yield said(
            "bonus_all",
            "WOD-DATA-02: bonus_tokens.per_player must be {n}",
            n=sum(_PER_PLAYER.values()),
        )
    if not 1 <= len(shapes) <= MAX_SHAPES:
        yield said(
            "shapes",
            "{n} decoration shapes; this program has room for 1 to {most}",
            n=len(shapes),
            most=MAX_SHAPES,
        )
    if sum(shape.count for shape in shapes) != facts.decorations.total:
        yield said(
            "shapes_total",
            "decorations: the shapes have {n} tokens together, but total is {told}",
            n=sum(shape.count for shape in shapes),
            told=facts.decorations.total,
        )
    named: Sequence[tuple[str, Piece]] = (
        *(("water tile", tile) for tile in tiles),
        *(("bonus token", bonus) for bonus in bonuses),
        *(("decoration", shape) for shape in shapes),
    )
    for id, n in _repeated(piece.id for _, piece in named).items():
        yield said("same_name", "WOD-DATA-01: {n} pieces are called {id!r}", n=n, id=id)
    for what, piece in named:
        yield from _piece(what, piece)
    seen: dict[object, str] = {}
    for shape in shapes:
        first = seen.setdefault(_outline(shape), shape.id)
        if first != shape.id:
            yield said(
                "same_shape",
                "decorations: {id!r} and {other!r} have the same shape",
                id=first,
                other=shape.id,
            )


def _outline(shape: Piece) -> object:
    """What congruent shapes have in common; one that is far too large has only its id."""
    cells = drawn(shape).cells
    return outline(cells) if len(cells) <= MAX_CELLS else shape.id


def _piece(what: str, piece: Piece) -> Iterator[str]:
    """One piece: drawn or listed, in one part, its symbols on its cells."""
    where = f"{what} {piece.id!r}"
    clause = {"water tile": "WOD-DATA-01: ", "bonus token": "WOD-DATA-02: "}.get(what, "")
    if not _ID.fullmatch(piece.id):
        yield said(
            "bad_id",
            "{where}: an id is a capital letter and 1 to 7 letters or digits, such as T01",
            where=where,
        )
    if piece.art is None and piece.cells is None:
        yield said(
            "no_picture",
            "{clause}{where} has neither art nor cells",
            clause=clause,
            where=where,
        )
        return
    for row in piece.art or []:
        wrong = sorted(set(row) - set("o#."))
        if wrong:
            yield said(
                "bad_sign",
                "{where}: art has {sign!r}; use o, # and .",
                where=where,
                sign=wrong[0],
            )
            return
    if piece.cells is None and piece.symbols is not None:
        yield said("no_cells", "{where} has symbols but no cells", where=where)
        return
    if piece.cells is not None:
        yield from _listed(where, clause, piece)
    if piece.art is not None and piece.cells is not None:
        art, lists = drawn(piece), listed(piece)
        if set(art.cells) != set(lists.cells) or art.symbols != lists.symbols:
            yield said(
                "art_differs",
                "WOD-DATA-04: {where}: art and the lists do not agree",
                where=where,
            )
    cells = drawn(piece).cells
    if what == "water tile" and len(cells) != MAX_CELLS:
        yield said(
            "cells",
            "{clause}{where} has {n} cells, not {most}",
            clause=clause,
            where=where,
            n=len(cells),
            most=MAX_CELLS,
        )
    elif not 1 <= len(cells) <= MAX_CELLS:
        yield said(
            "cells_range",
            "{clause}{where} has {n} cells; it must have 1 to {most}",
            clause=clause,
            where=where,
            n=len(cells),
            most=MAX_CELLS,
        )
    elif not joined(cells):
        yield said(
            "apart",
            "{clause}{where} does not hang together by the sides of its cells",
            clause=clause,
            where=where,
        )
    if what == "decoration" and drawn(piece).symbols:
        yield said(
            "decorated",
            "{where} carries symbols; decorations have none (WOD-DECO-08)",
            where=where,
        )


def _listed(where: str, clause: str, piece: Piece) -> Iterator[str]:
    cells = [tuple(cell) for cell in piece.cells or []]
    if len(set(cells)) != len(cells):
        yield said("cell_twice", "{clause}{where} lists a cell twice", clause=clause, where=where)
    outside = sorted({(r, c) for r, c in piece.symbols or []} - set(cells))
    if outside:
        r, c = outside[0]
        yield said(
            "symbol_outside",
            "{clause}{where}: the symbol at [{r}, {c}] lies outside its cells",
            clause=clause,
            where=where,
            r=r,
            c=c,
        )


def _sections(facts: Facts) -> Iterator[str]:
    """WOD-DATA-02, and every line in one section."""
    sections = facts.edge_sections.section
    if len(sections) != SECTIONS:
        yield said(
            "sections",
            "WOD-DATA-02: there must be {most} edge sections, not {n}",
            most=SECTIONS,
            n=len(sections),
        )
    for id in _repeated(section.id for section in sections):
        yield said(
            "section_id",
            "WOD-DATA-02: two of the {most} edge sections have the id {id!r}",
            most=SECTIONS,
            id=id,
        )
    tokens = Counter(section.token for section in sections)
    if tokens != Counter({"I2": 3, "I3": 3}):
        told = ", ".join(f"{n} {token}" for token, n in sorted(tokens.items()))
        yield said(
            "section_tokens",
            "WOD-DATA-02: the sections need three I2 and three I3, but have {told}",
            told=told,
        )
    for kind, name in (("row", "row"), ("col", "column")):
        lines = Counter(line for one in sections if one.kind == kind for line in one.lines)
        for line in range(SIDE):
            if lines[line] != 1:
                yield said(
                    "section_lines",
                    "WOD-DATA-02: {name} {line} (counted from 0) is in {n} sections",
                    name=name,
                    line=line,
                    n=lines[line],
                )
    for section in sections:
        name = "row" if section.kind == "row" else "column"
        for line in section.lines:
            if not 0 <= line < SIDE:
                yield said(
                    "section_range",
                    "WOD-DATA-02: section {id!r} has {name} {line}; they are 0 to {most}",
                    id=section.id,
                    name=name,
                    line=line,
                    most=SIDE - 1,
                )


def _layouts(facts: Facts, found: list[str]) -> None:
    """WOD-DATA-03, WOD-DATA-04"""
    layouts = facts.layouts.layout
    wanted = Counter({("base", 0): 1})
    wanted.update((side, card) for side in "AB" for card in range(1, CARDS + 1))
    if Counter((layout.variant, layout.card) for layout in layouts) != wanted:
        found.append(
            said(
                "layouts",
                "WOD-DATA-03: there must be one layout of variant base with card "
                "0, and of A and of B one each with the cards 1 to {most}",
                most=CARDS,
            )
        )
    for id in _repeated(layout.id for layout in layouts):
        found.append(said("layout_id", "WOD-DATA-03: two layouts have the same id {id!r}", id=id))
    needed: dict[str, list[int]] = {shape.id: [] for shape in facts.decorations.shape}
    for layout in layouts:
        areas = _layout(layout, found)
        shapes = _decorations(facts, layout, areas, found)
        for id in needed:
            if layout.variant == "A":
                needed[id].append(shapes[id])
    for shape in facts.decorations.shape:
        if shape.count < sum(sorted(needed[shape.id])[-4:]):
            found.append(
                said(
                    "few_decorations",
                    "WOD-DATA-03: {n} decorations {id!r} are too few for four gardens of side A",
                    n=shape.count,
                    id=shape.id,
                )
            )


def _layout(layout: Layout, found: list[str]) -> list[Marked]:
    where = f"layout {layout.id!r}"
    if layout.map is None and layout.areas is None:
        found.append(said("no_map", "{where} has neither map nor areas", where=where))
        return []
    if layout.map is not None and not _map_is_sound(where, layout.map, found):
        return []
    areas = marked(layout)
    if layout.map is not None and layout.areas is not None:
        lists = marked(msgspec.structs.replace(layout, map=None))
        if [(a.kind, a.cells) for a in lists] != [(a.kind, a.cells) for a in areas]:
            found.append(
                said("map_differs", "WOD-DATA-04: {where}: map and areas do not agree", where=where)
            )
    taken: dict[Cell, str] = {}
    for area in areas:
        if not area.cells:
            found.append(
                said(
                    "area_empty",
                    "WOD-DATA-03: {where}: area {id!r} has no cells",
                    where=where,
                    id=area.id,
                )
            )
        if not joined(area.cells):
            found.append(
                said(
                    "area_apart",
                    "WOD-DATA-03: {where}: area {id!r} does not hang together",
                    where=where,
                    id=area.id,
                )
            )
        for cell in sorted(area.cells):
            if cell in taken:
                found.append(
                    said(
                        "area_overlap",
                        "WOD-DATA-03: {where}: the areas {id!r} and {other!r} overlap at "
                        "[{q}, {r}]",
                        where=where,
                        id=taken[cell],
                        other=area.id,
                        q=cell[0],
                        r=cell[1],
                    )
                )
                break
            taken[cell] = area.id
    for id in _repeated(area.id for area in areas):
        found.append(
            said(
                "area_id",
                "WOD-DATA-03: {where}: two areas have the same id {id!r}",
                where=where,
                id=id,
            )
        )
    counts = Counter(area.kind for area in areas)
    for kind, most in _MOST_AREAS.items():
        if counts[kind] > most:
            found.append(
                said(
                    "area_many",
                    "WOD-DATA-03: {where} has {n} {kind} areas; there may be {most}",
                    where=where,
                    n=counts[kind],
                    kind=kind,
                    most=most,
                )
            )
    for told in layout.areas or []:
        token = {"L": "L3", "square": "S1"}.get(told.kind, told.token)
        if told.token not in ("", token):
            found.append(
                said(
                    "area_yields",
                    "WOD-DATA-03: {where}: area {id!r} yields {token}, not {told}",
                    where=where,
                    id=told.id,
                    token=token,
                    told=told.token,
                )
            )
    return areas


def _map_is_sound(where: str, rows: list[str], found: list[str]) -> bool:
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        found.append(
            said(
                "map_size",
                "WOD-DATA-03: {where}: map must have {most} rows of {most} signs",
                where=where,
                most=SIDE,
            )
        )
        return False
    for area in areas_of_map(rows):
        if not (area.id.isascii() and area.id.isalnum()):
            r, c = min(area.cells)
            found.append(
                said(
                    "map_sign",
                    "WOD-DATA-03: {where}: map has {id!r} at [{r}, {c}]; use . for a "
                    "plain cell and letters or digits for areas",
                    where=where,
                    id=area.id,
                    r=r,
                    c=c,
                )
            )
            return False
    return True


def _decorations(
    facts: Facts, layout: Layout, areas: list[Marked], found: list[str]
) -> Counter[str]:
    """How many decorations of each shape the layout can yield."""
    outlines = {_outline(shape): shape.id for shape in facts.decorations.shape}
    counts: Counter[str] = Counter()
    tokens = {frozenset((r, c) for r, c in one.cells): one.token for one in layout.areas or []}
    for area in areas:
        if area.kind != "decoration":
            continue
        where = f"layout {layout.id!r}: decoration area {area.id!r}"
        shape = outlines.get(outline(area.cells))
        if layout.variant != "A":
            found.append(
                said(
                    "area_side",
                    "WOD-DATA-03: {where}: only side A has decoration areas",
                    where=where,
                )
            )
        elif shape is None:
            found.append(
                said(
                    "area_no_shape",
                    "WOD-DATA-03: {where} has the shape of no decoration",
                    where=where,
                )
            )
        elif tokens.get(area.cells, "") not in ("", shape):
            token = tokens[area.cells]
            found.append(
                said(
                    "area_shape",
                    "WOD-DATA-03: {where} has the shape of {shape}, not of {token}",
                    where=where,
                    shape=shape,
                    token=token,
                )
            )
        else:
            counts[shape] += 1
    return counts


def _titles(facts: Facts) -> Iterator[str]:
    for variant in ("base", "A", "B"):
        bands = [band for band in facts.titles.band if variant in band.variants]
        ordered = sorted(bands, key=lambda band: band.least)
        if [band.key for band in ordered] != list(TITLES) or ordered[0].least != 0:
            yield said(
                "titles",
                "titles: variant {variant} needs {known} once each, with growing "
                "`from`, the first from 0",
                variant=variant,
                known=", ".join(TITLES),
            )
        elif len({band.least for band in bands}) != len(bands):
            yield said(
                "titles_same",
                "titles: variant {variant} has two titles from the same score",
                variant=variant,
            )


def warnings(facts: Facts) -> tuple[str, ...]:
    """What looks odd in a file that can be used.  WOD-DATA-03"""
    found: list[str] = []
    for variant in "AB":
        layouts = [layout for layout in facts.layouts.layout if layout.variant == variant]
        counts = {
            tuple(sorted(Counter(area.kind for area in marked(layout)).items()))
            for layout in layouts
        }
        if len(counts) > 1:
            found.append(
                said(
                    "areas_differ",
                    "WOD-DATA-03: the layouts of variant {variant} have different numbers of areas",
                    variant=variant,
                )
            )
    for layout in facts.layouts.layout:
        areas = [area for area in marked(layout) if area.kind == "decoration"]
        for k, one in enumerate(areas):
            for other in areas[k + 1 :]:
                if beside(one.cells) & other.cells:
                    found.append(
                        said(
                            "areas_touch",
                            "WOD-DATA-03: layout {id!r}: the decoration areas {one!r} and "
                            "{other!r} touch; one of them must be lost before the other can be "
                            "won",
                            id=layout.id,
                            one=one.id,
                            other=other.id,
                        )
                    )
    return tuple(found)
