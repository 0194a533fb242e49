"""What is in the box of Wodny ogród: tiles, tokens and layouts as one record of tables.

An owner's file takes the place of the stock one; checks.py refuses one that contradicts itself.
No rules here: only what exists and how many.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from ...geometry.polyomino import Cell, size_of, turned
from ...kernel.components import Letter, Shelf, Sourced, digest, read_facts
from ...kernel.errors import BadData
from ...kernel.game import Box, Option, Ruling, record
from .cells import CELLS, SIDE, WORDS, words_of

TILES = 64
KINDS = ("I2", "I3", "L3", "S1")  # of bonus tokens
I2, I3, L3, S1 = range(4)
MAX_SHAPES = 6  # of decorations
BONUS = TILES  # the number of the first bonus token among the pieces
DECORATION = BONUS + len(KINDS)
PIECES = DECORATION + MAX_SHAPES
ORIENTATIONS = 8
KOI_SIDE = 4  # orientations below it show koi, the others lilies (WOD-TURN-06)
MAX_CELLS = 7  # of a piece
SECTIONS = 6
VARIANTS = ("base", "a", "b")
BASE, SIDE_A, SIDE_B = range(3)
CARDS = 4
LAYOUTS = 1 + 2 * CARDS  # base, then the cards of side A and of side B
MAX_AREAS = 9
MAX_DECORATIONS = 6  # in one garden: areas of a side A, tokens of a side B
MAX_DISPLAY = 16
TITLES = ("apprentice", "architect", "master")

OPTIONS = (
    Option("variant", VARIANTS, "base", "WOD-SETUP-02"),
    Option("first", ("1", "2", "3", "4", "random"), "random", "WOD-SETUP-12"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS: tuple[Ruling, ...] = ()

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

Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Line = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Place = Annotated[
    list[Annotated[int, msgspec.Meta(ge=0, le=SIDE - 1)]], msgspec.Meta(min_length=2, max_length=2)
]


class Meta(Sourced):
    game: str
    schema: Count
    data_version: Number
    title_en: str
    title_pl: str
    title_ru: str
    designer: str
    publisher: str
    year: Number
    players_min: Count
    players_max: Count


class Board(Sourced):
    count: Count
    rows: Count
    cols: Count


class Display(Sourced):
    tiles_per_player: Count


class Limits(Sourced):
    max_tokens: Count
    max_same_shape: Count


class Scoring(Sourced):
    per_full_row: Count
    per_full_col: Count
    group_min_cells: Count
    per_group: Count
    per_group_and_decoration: Count


class Section(Sourced):
    id: str
    kind: Literal["row", "col"]
    lines: list[Line]
    token: str


class Sections(Sourced):
    section: list[Section]


class Piece(Sourced, kw_only=True):
    """A drawing, or lists of cells; if both are given, checks.py compares them."""

    id: str
    art: list[str] | None = None
    cells: list[Place] | None = None
    symbols: list[Place] | None = None


class Bonus(Piece):
    per_player: Count
    symbols_source: Letter


class Bonuses(Sourced):
    per_player: Count
    sets: Count
    type: list[Bonus]


class Shape(Piece):
    name: str
    count: Count


class Decorations(Sourced):
    total: Count
    shape: list[Shape]


class Area(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["L", "square", "decoration"]
    cells: list[Place]
    token: str = ""


class Layout(Sourced):
    id: str
    variant: Literal["base", "A", "B"]
    card: Count
    map: list[str] | None = None
    areas: list[Area] | None = None


class Layouts(Sourced):
    layout: list[Layout]


class Band(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A title for a solo score.  `from` is a word of Python."""

    variants: list[Literal["base", "A", "B"]]
    least: Count = msgspec.field(name="from")
    key: Literal["apprentice", "architect", "master"]


class Titles(Sourced):
    band: list[Band]


class Tile(Piece):
    pass


class Tiles(Sourced):
    count: Count
    cells_per_tile: Count
    tile: list[Tile]


class Rulings(Sourced):
    """Readings of the rulebook that an owner can switch; what is not there is read as here."""

    decorations_fill_lines: bool = True  # AMB-15
    tokens_on_decorations: bool = False  # AMB-19
    decoration_when_no_tile_fits: bool = True  # AMB-20
    solo_decorations_on_b: bool = True  # AMB-24


class Facts(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The whole component file."""

    meta: Meta
    board: Board
    display: Display
    decoration_limits_B: Limits
    scoring: Scoring
    edge_sections: Sections
    bonus_tokens: Bonuses
    decorations: Decorations
    layouts: Layouts
    titles: Titles
    water_tiles: Tiles
    rulings: Rulings | None = None  # older files have none


def rulings_of(facts: Facts) -> Rulings:
    """The readings of a file, those of this program if it has none."""
    return Rulings(source="X") if facts.rulings is None else facts.rulings


def read_otherwise(facts: Facts) -> dict[str, bool]:
    """The readings that a file has switched."""
    told, usual = rulings_of(facts), Rulings(source="X")
    names = (
        "decorations_fill_lines",
        "tokens_on_decorations",
        "decoration_when_no_tile_fits",
        "solo_decorations_on_b",
    )
    values = {name: bool(getattr(told, name)) for name in names}
    return {name: value for name, value in values.items() if value != getattr(usual, name)}


class Drawn(msgspec.Struct, frozen=True):
    """A piece as it is: its cells in orientation 0, and those with a symbol."""

    cells: tuple[Cell, ...]
    symbols: frozenset[Cell]


def drawn(piece: Piece) -> Drawn:
    """The cells of a piece, from its drawing or its lists."""
    if piece.art is not None:
        cells = [
            (r, c) for r, row in enumerate(piece.art) for c, sign in enumerate(row) if sign in "o#"
        ]
        symbols = [(r, c) for r, c in cells if piece.art[r][c] == "o"]
        return Drawn(tuple(cells), frozenset(symbols))
    return listed(piece)


def listed(piece: Piece) -> Drawn:
    """The cells of a piece as its lists tell them."""
    cells = sorted((r, c) for r, c in piece.cells or [])
    return Drawn(tuple(cells), frozenset((r, c) for r, c in piece.symbols or []))


class Marked(msgspec.Struct, frozen=True):
    """An area of a layout."""

    id: str
    kind: str
    cells: frozenset[Cell]


def marked(layout: Layout) -> list[Marked]:
    """The areas of a layout, from its map or its list: L areas, squares, decorations."""
    if layout.map is None:
        found = [
            Marked(area.id, area.kind, frozenset((r, c) for r, c in area.cells))
            for area in layout.areas or []
        ]
    else:
        found = areas_of_map(layout.map)
    order = ("L", "square", "decoration")
    return sorted(found, key=lambda area: (order.index(area.kind), sorted(area.cells)))


def areas_of_map(rows: list[str]) -> list[Marked]:
    """The areas drawn in a map: small letters L, digits squares, capitals decorations."""
    cells: dict[str, set[Cell]] = {}
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign != ".":
                cells.setdefault(sign, set()).add((r, c))
    return [Marked(sign, kind_of(sign), frozenset(found)) for sign, found in cells.items()]


def kind_of(sign: str) -> str:
    if sign.isdigit():
        return "square"
    return "L" if sign.islower() else "decoration"


def beside(cells: Iterable[Cell]) -> set[Cell]:
    """The cells of the grid in side contact with some cells, these left out."""
    own = set(cells)
    near = {other for r, c in own for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))}
    return {(r, c) for r, c in near - own if 0 <= r < SIDE and 0 <= c < SIDE}


def outline(cells: Iterable[Cell]) -> frozenset[frozenset[Cell]]:
    """Every way a shape can lie: two shapes are congruent if these are equal."""
    return frozenset(frozenset(turned(cells, o)) for o in range(ORIENTATIONS))


def index_of(cell: Cell) -> int:
    return cell[0] * SIDE + cell[1]


def name_of(cell: int) -> str:
    """A cell as people write it, such as b1."""
    return f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"


CELL_NAMES = tuple(name_of(cell) for cell in range(CELLS))


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
    from .checks import faults, warnings

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
