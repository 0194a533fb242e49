"""What may not be in a component file of Wodny ogród, and what is merely odd.

WOD-DATA-01 to 04, and what this program has no room for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from ...geometry.polyomino import Cell, joined
from .cells import SIDE
from .material import (
    CARDS,
    KINDS,
    MAX_CELLS,
    MAX_DECORATIONS,
    MAX_DISPLAY,
    MAX_SHAPES,
    SECTIONS,
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
        found.append(f"meta.schema is {facts.meta.schema}; this program reads schema 1")
    _room(facts, found)
    _pieces(facts, found)
    _sections(facts, found)
    _layouts(facts, found)
    _titles(facts, found)
    return found


def _repeated(ids: Iterable[str]) -> dict[str, int]:
    """What stands there several times, and how often."""
    return {id: n for id, n in Counter(ids).items() if n > 1}


def _room(facts: Facts, found: list[str]) -> None:
    board, meta = facts.board, facts.meta
    if (board.rows, board.cols) != (SIDE, SIDE):
        found.append(f"board: this program has {SIDE} rows and {SIDE} columns")
    if (meta.players_min, meta.players_max) != (1, 4):
        found.append("meta: this program seats players_min 1 to players_max 4")
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
            found.append(f"{name} is {n}; this program has room for {least} to {most}")


def _pieces(facts: Facts, found: list[str]) -> None:
    """WOD-DATA-01, WOD-DATA-02, and decorations."""
    tiles, bonuses, shapes = (
        facts.water_tiles.tile,
        facts.bonus_tokens.type,
        facts.decorations.shape,
    )
    if len(tiles) != TILES or facts.water_tiles.count != TILES:
        found.append(
            f"WOD-DATA-01: there must be {TILES} water tiles; {len(tiles)} are listed and "
            f"water_tiles.count is {facts.water_tiles.count}"
        )
    if facts.water_tiles.cells_per_tile != MAX_CELLS:
        found.append(f"WOD-DATA-01: water_tiles.cells_per_tile must be {MAX_CELLS}")
    if sorted(bonus.id for bonus in bonuses) != sorted(KINDS):
        found.append(f"WOD-DATA-02: the bonus tokens must be {', '.join(KINDS)}, once each")
    for bonus in bonuses:
        wanted = _PER_PLAYER.get(bonus.id, bonus.per_player)
        if bonus.per_player != wanted:
            found.append(
                f"WOD-DATA-02: bonus token {bonus.id!r}: a set has {wanted}, not {bonus.per_player}"
            )
    if facts.bonus_tokens.per_player != sum(_PER_PLAYER.values()):
        found.append(f"WOD-DATA-02: bonus_tokens.per_player must be {sum(_PER_PLAYER.values())}")
    if not 1 <= len(shapes) <= MAX_SHAPES:
        found.append(
            f"{len(shapes)} decoration shapes; this program has room for 1 to {MAX_SHAPES}"
        )
    if sum(shape.count for shape in shapes) != facts.decorations.total:
        found.append(
            f"decorations: the shapes have {sum(shape.count for shape in shapes)} tokens together, "
            f"but total is {facts.decorations.total}"
        )
    named: Sequence[tuple[str, Piece]] = (
        *(("water tile", tile) for tile in tiles),
        *(("bonus token", bonus) for bonus in bonuses),
        *(("decoration", shape) for shape in shapes),
    )
    for id, n in _repeated(piece.id for _, piece in named).items():
        found.append(f"WOD-DATA-01: {n} pieces are called {id!r}")
    for what, piece in named:
        _piece(what, piece, found)
    seen: dict[object, str] = {}
    for shape in shapes:
        first = seen.setdefault(_outline(shape), shape.id)
        if first != shape.id:
            found.append(f"decorations: {first!r} and {shape.id!r} have the same shape")


def _outline(shape: Piece) -> object:
    """What congruent shapes have in common; one that is far too large has only its id."""
    cells = drawn(shape).cells
    return outline(cells) if len(cells) <= MAX_CELLS else shape.id


def _piece(what: str, piece: Piece, found: list[str]) -> None:
    """One piece: drawn or listed, in one part, its symbols on its cells."""
    where = f"{what} {piece.id!r}"
    clause = {"water tile": "WOD-DATA-01: ", "bonus token": "WOD-DATA-02: "}.get(what, "")
    if not _ID.fullmatch(piece.id):
        found.append(
            f"{where}: an id is a capital letter and 1 to 7 letters or digits, such as T01"
        )
    if piece.art is None and piece.cells is None:
        found.append(f"{clause}{where} has neither art nor cells")
        return
    for row in piece.art or []:
        wrong = sorted(set(row) - set("o#."))
        if wrong:
            found.append(f"{where}: art has {wrong[0]!r}; use o, # and .")
            return
    if piece.cells is None and piece.symbols is not None:
        found.append(f"{where} has symbols but no cells")
        return
    if piece.cells is not None:
        _listed(where, clause, piece, found)
    if piece.art is not None and piece.cells is not None:
        art, lists = drawn(piece), listed(piece)
        if set(art.cells) != set(lists.cells) or art.symbols != lists.symbols:
            found.append(f"WOD-DATA-04: {where}: art and the lists do not agree")
    cells = drawn(piece).cells
    if what == "water tile" and len(cells) != MAX_CELLS:
        found.append(f"{clause}{where} has {len(cells)} cells, not {MAX_CELLS}")
    elif not 1 <= len(cells) <= MAX_CELLS:
        found.append(f"{clause}{where} has {len(cells)} cells; it must have 1 to {MAX_CELLS}")
    elif not joined(cells):
        found.append(f"{clause}{where} does not hang together by the sides of its cells")
    if what == "decoration" and drawn(piece).symbols:
        found.append(f"{where} carries symbols; decorations have none (WOD-DECO-08)")


def _listed(where: str, clause: str, piece: Piece, found: list[str]) -> None:
    cells = [tuple(cell) for cell in piece.cells or []]
    if len(set(cells)) != len(cells):
        found.append(f"{clause}{where} lists a cell twice")
    outside = sorted({(r, c) for r, c in piece.symbols or []} - set(cells))
    if outside:
        r, c = outside[0]
        found.append(f"{clause}{where}: the symbol at [{r}, {c}] lies outside its cells")


def _sections(facts: Facts, found: list[str]) -> None:
    """WOD-DATA-02, and every line in one section."""
    sections = facts.edge_sections.section
    if len(sections) != SECTIONS:
        found.append(f"WOD-DATA-02: there must be {SECTIONS} edge sections, not {len(sections)}")
    for id in _repeated(section.id for section in sections):
        found.append(f"WOD-DATA-02: two of the {SECTIONS} edge sections have the id {id!r}")
    tokens = Counter(section.token for section in sections)
    if tokens != Counter({"I2": 3, "I3": 3}):
        told = ", ".join(f"{n} {token}" for token, n in sorted(tokens.items()))
        found.append(f"WOD-DATA-02: the sections need three I2 and three I3, but have {told}")
    for kind, name in (("row", "row"), ("col", "column")):
        lines = Counter(line for one in sections if one.kind == kind for line in one.lines)
        for line in range(SIDE):
            if lines[line] != 1:
                found.append(
                    f"WOD-DATA-02: {name} {line} (counted from 0) is in {lines[line]} sections"
                )
    for section in sections:
        name = "row" if section.kind == "row" else "column"
        for line in section.lines:
            if not 0 <= line < SIDE:
                wrong = f"section {section.id!r} has {name} {line}"
                found.append(f"WOD-DATA-02: {wrong}; they are 0 to {SIDE - 1}")


def _layouts(facts: Facts, found: list[str]) -> None:
    """WOD-DATA-03, WOD-DATA-04"""
    layouts = facts.layouts.layout
    wanted = Counter({("base", 0): 1})
    wanted.update((side, card) for side in "AB" for card in range(1, CARDS + 1))
    if Counter((layout.variant, layout.card) for layout in layouts) != wanted:
        found.append(
            "WOD-DATA-03: there must be one layout of variant base with card 0, and of A and of B "
            f"one each with the cards 1 to {CARDS}"
        )
    for id in _repeated(layout.id for layout in layouts):
        found.append(f"WOD-DATA-03: two layouts have the same id {id!r}")
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
                f"WOD-DATA-03: {shape.count} decorations {shape.id!r} are too few for four gardens "
                "of side A"
            )


def _layout(layout: Layout, found: list[str]) -> list[Marked]:
    where = f"layout {layout.id!r}"
    if layout.map is None and layout.areas is None:
        found.append(f"{where} has neither map nor areas")
        return []
    if layout.map is not None and not _map_is_sound(where, layout.map, found):
        return []
    areas = marked(layout)
    if layout.map is not None and layout.areas is not None:
        lists = marked(msgspec.structs.replace(layout, map=None))
        if [(a.kind, a.cells) for a in lists] != [(a.kind, a.cells) for a in areas]:
            found.append(f"WOD-DATA-04: {where}: map and areas do not agree")
    taken: dict[Cell, str] = {}
    for area in areas:
        if not area.cells:
            found.append(f"WOD-DATA-03: {where}: area {area.id!r} has no cells")
        if not joined(area.cells):
            found.append(f"WOD-DATA-03: {where}: area {area.id!r} does not hang together")
        for cell in sorted(area.cells):
            if cell in taken:
                found.append(
                    f"WOD-DATA-03: {where}: the areas {taken[cell]!r} and {area.id!r} overlap at "
                    f"[{cell[0]}, {cell[1]}]"
                )
                break
            taken[cell] = area.id
    for id in _repeated(area.id for area in areas):
        found.append(f"WOD-DATA-03: {where}: two areas have the same id {id!r}")
    counts = Counter(area.kind for area in areas)
    for kind, most in _MOST_AREAS.items():
        if counts[kind] > most:
            found.append(
                f"WOD-DATA-03: {where} has {counts[kind]} {kind} areas; there may be {most}"
            )
    for told in layout.areas or []:
        token = {"L": "L3", "square": "S1"}.get(told.kind, told.token)
        if told.token not in ("", token):
            found.append(f"WOD-DATA-03: {where}: area {told.id!r} yields {token}, not {told.token}")
    return areas


def _map_is_sound(where: str, rows: list[str], found: list[str]) -> bool:
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        found.append(f"WOD-DATA-03: {where}: map must have {SIDE} rows of {SIDE} signs")
        return False
    for area in areas_of_map(rows):
        if not (area.id.isascii() and area.id.isalnum()):
            r, c = min(area.cells)
            found.append(
                f"WOD-DATA-03: {where}: map has {area.id!r} at [{r}, {c}]; use . for a plain cell "
                "and letters or digits for areas"
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
            found.append(f"WOD-DATA-03: {where}: only side A has decoration areas")
        elif shape is None:
            found.append(f"WOD-DATA-03: {where} has the shape of no decoration")
        elif tokens.get(area.cells, "") not in ("", shape):
            token = tokens[area.cells]
            found.append(f"WOD-DATA-03: {where} has the shape of {shape}, not of {token}")
        else:
            counts[shape] += 1
    return counts


def _titles(facts: Facts, found: list[str]) -> None:
    for variant in ("base", "A", "B"):
        bands = [band for band in facts.titles.band if variant in band.variants]
        ordered = sorted(bands, key=lambda band: band.least)
        if [band.key for band in ordered] != list(TITLES) or ordered[0].least != 0:
            found.append(
                f"titles: variant {variant} needs {', '.join(TITLES)} once each, with growing "
                "`from`, the first from 0"
            )
        elif len({band.least for band in bands}) != len(bands):
            found.append(f"titles: variant {variant} has two titles from the same score")


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
                f"WOD-DATA-03: the layouts of variant {variant} have different numbers of areas"
            )
    for layout in facts.layouts.layout:
        areas = [area for area in marked(layout) if area.kind == "decoration"]
        for k, one in enumerate(areas):
            for other in areas[k + 1 :]:
                if beside(one.cells) & other.cells:
                    found.append(
                        f"WOD-DATA-03: layout {layout.id!r}: the decoration areas {one.id!r} and "
                        f"{other.id!r} touch; one of them must be lost before the other can be won"
                    )
    return tuple(found)
