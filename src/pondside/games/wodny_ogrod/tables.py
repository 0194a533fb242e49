"""What is in the box of Wodny ogród: tiles, tokens and layouts as one record of tables.

An owner's file takes the place of the stock one; checks.py refuses one that contradicts itself.
A set of cells is three words of 60 bits: cell 12 * row + column is bit `cell % 60` of word
`cell // 60`, five whole rows a word.  No rules here: only what exists and how many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from ...geometry.polyomino import Cell, size_of, turned
from ...kernel.components import Shelf, digest, read_facts
from ...kernel.errors import BadData
from ...kernel.game import Box, record
from .checks import faults, warnings
from .facts import (
    CARDS,
    KINDS,
    MAX_CELLS,
    MAX_DECORATIONS,
    MAX_SHAPES,
    ORIENTATIONS,
    SECTIONS,
    SIDE,
    TILES,
    Drawn,
    Facts,
    Layout,
    beside,
    drawn,
    marked,
    outline,
    read_otherwise,
    rulings_of,
)
from .options import OPTIONS

CELLS = SIDE * SIDE
PLACES = ORIENTATIONS * CELLS  # of a piece: orientation and anchor
WORDS = 3
WORD = 60  # cells of a word

N_KINDS = len(KINDS)
I2, I3, L3, S1 = range(4)

BONUS = TILES  # the number of the first bonus token among the pieces
DECORATION = BONUS + len(KINDS)
PIECES = DECORATION + MAX_SHAPES

KOI_SIDE = 4  # orientations below it show koi, the others lilies (WOD-TURN-06)
LAYOUTS = 1 + 2 * CARDS  # base, then the cards of side A and of side B
MAX_AREAS = 9

BOX = record(
    # Of a piece in an orientation: the anchors where nothing sticks out, none if a lower
    # orientation looks the same.
    ("anchors", np.int64, (PIECES, ORIENTATIONS, WORDS)),
    ("area", np.int64, (LAYOUTS, MAX_AREAS, WORDS)),
    ("deco_area", np.int64, (LAYOUTS, MAX_DECORATIONS, WORDS)),
    ("deco_around", np.int64, (LAYOUTS, MAX_DECORATIONS, WORDS)),  # the cells beside it
    ("section", np.int64, (SECTIONS,)),  # its lines, as bits: 12 rows, then 12 columns
    ("n_cells", np.int64, (PIECES,)),
    ("cell", np.int16, (PIECES, ORIENTATIONS, MAX_CELLS + 1)),  # 12 * row + column from the anchor
    ("symbol", np.int16, (PIECES, ORIENTATIONS, MAX_CELLS + 1)),  # 1: that cell carries one
    ("looks", np.int16, (PIECES, ORIENTATIONS)),  # the lowest orientation that looks the same
    ("area_token", np.int16, (LAYOUTS, MAX_AREAS)),  # kind of bonus token
    ("deco_shape", np.int16, (LAYOUTS, MAX_DECORATIONS)),
    ("section_token", np.int16, (SECTIONS,)),
    ("n_areas", np.int16, (LAYOUTS,)),
    ("n_deco_areas", np.int16, (LAYOUTS,)),
    ("supply", np.int16, (MAX_SHAPES,)),
    ("n_shapes", np.int16),
    ("dealt", np.int16),  # tiles of a display at the start
    ("group_least", np.int16),  # cells of a group that scores
    ("per_row", np.int16),
    ("per_column", np.int16),
    ("per_group", np.int16),
    ("per_contact", np.int16),  # of a scoring group with a decoration
    ("most_decorations", np.int16),  # side B
    ("most_of_shape", np.int16),
    # The rulings that can be switched, 0 or 1.
    ("decorations_fill", np.int16),  # AMB-15: they fill lines and marked areas
    ("cover_decorations", np.int16),  # AMB-19: tokens may be laid on them
    ("decorate_if_none_fits", np.int16),  # AMB-20
    ("decorate_alone", np.int16),  # AMB-24: on side B
)


def index_of(cell: Cell) -> int:
    return cell[0] * SIDE + cell[1]


def name_of(cell: int) -> str:
    """A cell as people write it, such as b1."""
    return f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"


CELL_NAMES = tuple(name_of(cell) for cell in range(CELLS))


def names_of(words: Any) -> list[str]:
    """The names of the cells of a set."""
    return [CELL_NAMES[cell] for cell in cells_of(words.tolist())]


def words_of(cells: Iterable[int]) -> list[int]:
    """The three words of a set of cells."""
    words = [0] * WORDS
    for cell in cells:
        words[cell // WORD] |= 1 << cell % WORD
    return words


def cells_of(words: Iterable[int]) -> Iterator[int]:
    """The cells of a set, ascending."""
    for k, word in enumerate(words):
        left = int(word)
        while left:
            low = left & -left
            yield k * WORD + low.bit_length() - 1
            left ^= low


def tables_of(facts: Facts) -> np.ndarray[Any, Any]:
    box = np.zeros(1, BOX)
    b = box[0]
    pieces = [drawn(tile) for tile in facts.water_tiles.tile]
    kinds = {bonus.id: drawn(bonus) for bonus in facts.bonus_tokens.type}
    pieces += [kinds[kind] for kind in KINDS]
    shapes = [drawn(shape) for shape in facts.decorations.shape]
    for number, piece in enumerate(pieces + shapes):
        _piece_tables(b, number, piece)
    b.n_shapes = len(shapes)
    b.supply[: len(shapes)] = [shape.count for shape in facts.decorations.shape]
    b.dealt = facts.display.tiles_per_player
    scoring, limits = facts.scoring, facts.decoration_limits_B
    b.per_row, b.per_column = scoring.per_full_row, scoring.per_full_col
    b.group_least, b.per_group = scoring.group_min_cells, scoring.per_group
    b.per_contact = scoring.per_group_and_decoration
    b.most_decorations, b.most_of_shape = limits.max_tokens, limits.max_same_shape
    rulings = rulings_of(facts)
    b.decorations_fill = rulings.decorations_fill_lines
    b.cover_decorations = rulings.tokens_on_decorations
    b.decorate_if_none_fits = rulings.decoration_when_no_tile_fits
    b.decorate_alone = rulings.solo_decorations_on_b
    for k, section in enumerate(facts.edge_sections.section):
        offset = 0 if section.kind == "row" else SIDE
        b.section[k] = sum(1 << offset + line for line in section.lines)
        b.section_token[k] = KINDS.index(section.token)
    for layout in facts.layouts.layout:
        _layout_tables(b, layout_number(layout), layout, shapes)
    box.flags.writeable = False
    return box


def layout_number(layout: Layout) -> int:
    """Where a layout stands in the tables: base, then side A by card, then side B."""
    if layout.variant == "base":
        return 0
    return layout.card + (CARDS if layout.variant == "B" else 0)


def _piece_tables(b: Any, number: int, piece: Drawn) -> None:
    b.n_cells[number] = len(piece.cells)
    seen: dict[object, int] = {}
    for o in range(ORIENTATIONS):
        cells = turned(piece.cells, o)
        with_symbol = {
            cell for cell, was in zip(cells, piece.cells, strict=True) if was in piece.symbols
        }
        side = o >= KOI_SIDE and bool(with_symbol)
        look = (frozenset(cells), frozenset(with_symbol), side)
        b.looks[number, o] = seen.setdefault(look, o)
        for k, cell in enumerate(sorted(cells)):
            b.cell[number, o, k] = index_of(cell)
            b.symbol[number, o, k] = cell in with_symbol
        if b.looks[number, o] == o:
            height, width = size_of(cells)
            b.anchors[number, o] = words_of(
                index_of((r, c)) for r in range(SIDE - height + 1) for c in range(SIDE - width + 1)
            )


def _layout_tables(b: Any, number: int, layout: Layout, shapes: list[Drawn]) -> None:
    outlines = [outline(shape.cells) for shape in shapes]
    for area in marked(layout):
        cells = words_of(index_of(cell) for cell in area.cells)
        if area.kind == "decoration":
            k = int(b.n_deco_areas[number])
            b.deco_area[number, k] = cells
            b.deco_around[number, k] = words_of(index_of(cell) for cell in beside(area.cells))
            b.deco_shape[number, k] = outlines.index(outline(area.cells))
            b.n_deco_areas[number] += 1
        else:
            k = int(b.n_areas[number])
            b.area[number, k] = cells
            b.area_token[number, k] = L3 if area.kind == "L" else S1
            b.n_areas[number] += 1


# Words about the facts, which no rule reads.
_SILENT = frozenset(
    {
        "note", "schema", "data_version", "title_en", "title_pl", "title_ru", "designer",
        "publisher", "year", "symbols_source", "name",
    }
)  # fmt: skip


def box_of(facts: Facts, source: str) -> Box:
    """The tables of a component file; refuses one that contradicts itself."""
    found = faults(facts)
    if found:
        raise BadData(source, found)
    cards = sorted((layout_number(layout), layout.id) for layout in facts.layouts.layout)
    return Box(
        game="wodny_ogrod",
        tables=tables_of(facts),
        names={
            "tile": tuple(tile.id for tile in facts.water_tiles.tile),
            "bonus": KINDS,
            "shape": tuple(shape.id for shape in facts.decorations.shape),
            "section": tuple(section.id for section in facts.edge_sections.section),
            "layout": tuple(id for _, id in cards),
            **{
                f"areas {layout.id}": tuple(area.id for area in marked(layout))
                for layout in facts.layouts.layout
            },
        },
        defaults={option.id: option.default for option in OPTIONS},
        digest=digest(plain(facts), _SILENT),
        source=source,
        facts=msgspec.to_builtins(facts),
        warnings=warnings(facts),
    )


def area_names(box: Box, layout: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The marked areas and the decoration areas of a layout, in the order of the tables."""
    marks = box.names[f"areas {box.names['layout'][layout]}"]
    n = int(box.tables[0].n_areas[layout])
    return marks[:n], marks[n:]


class _Plain(msgspec.Struct):
    """The facts without the ways of telling them: drawn or listed, said or left to the program."""

    facts: dict[str, Any]


def plain(facts: Facts) -> _Plain:
    told = msgspec.to_builtins(facts)
    groups = (
        (told["water_tiles"]["tile"], facts.water_tiles.tile),
        (told["bonus_tokens"]["type"], facts.bonus_tokens.type),
        (told["decorations"]["shape"], facts.decorations.shape),
    )
    for entries, pieces in groups:
        for entry, piece in zip(entries, pieces, strict=True):
            found = drawn(piece)
            cells = turned(found.cells, 0)  # without a margin around the drawing
            at = dict(zip(found.cells, cells, strict=True))
            entry["cells"] = sorted(cells)
            entry["symbols"] = sorted(at[cell] for cell in found.symbols)
            entry.pop("art", None)
    for entry, layout in zip(told["layouts"]["layout"], facts.layouts.layout, strict=True):
        entry["areas"] = [[area.kind, sorted(area.cells)] for area in marked(layout)]
        entry.pop("map", None)
    told.pop("rulings", None)
    switched = read_otherwise(facts)
    if switched:
        told["rulings"] = switched
    return _Plain(told)


def _box_of_text(text: str, source: str) -> Box:
    return box_of(read_facts(text, source, Facts, "wodny_ogrod"), source)


_SHELF = Shelf(__package__, "wodny_ogrod.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text
