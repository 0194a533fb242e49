"""The component file of Wodny ogród as types, and the sizes that this program has room for.

What a piece or a layout is, drawn or listed, is read here; whether a file contradicts itself is the
affair of checks.py, and the tables that rules read are made in tables.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from ...geometry.polyomino import Cell, turned
from ...kernel.components import Letter, Sourced

SIDE = 12
TILES = 64
KINDS = ("I2", "I3", "L3", "S1")  # of bonus tokens
MAX_SHAPES = 6  # of decorations
ORIENTATIONS = 8
MAX_CELLS = 7  # of a piece
SECTIONS = 6
CARDS = 4
MAX_DECORATIONS = 6  # in one garden: areas of a side A, tokens of a side B
MAX_DISPLAY = 16
TITLES = ("apprentice", "architect", "master")

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
