"""A slow, literal second telling of the rules of Wodny ogród, for the tests to compare with.

Written from the rules text alone.  A cell is a pair (row, column) counted from 0, a garden says
what each covered cell shows, and a table follows the words of a record one by one.  Components
come from the data file, given as the dict that `tomllib` makes of it; nothing here knows the
engine.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeAlias

Data: TypeAlias = Mapping[str, Any]
Cell: TypeAlias = tuple[int, int]
Patch: TypeAlias = frozenset[Cell]  # cells that belong together

SIZE = 12  # rows and columns of a garden (WOD-SETUP-03)
GRID = [(row, col) for row in range(SIZE) for col in range(SIZE)]
COLUMNS = "abcdefghijkl"


@cache
def cell_name(cell: Cell) -> str:
    row, col = cell
    return f"{COLUMNS[col]}{row + 1}"


def cell_named(name: str) -> Cell:
    return int(name[1:]) - 1, COLUMNS.index(name[0])


@cache
def sides(cell: Cell) -> tuple[Cell, ...]:
    """The cells of the grid that share a side with this one."""
    row, col = cell
    around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return tuple((r, c) for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE)


def patches(cells: Iterable[Cell]) -> list[Patch]:
    """Cells sorted into those that hang together by their sides."""
    left = set(cells)
    found = []
    while left:
        waiting = [left.pop()]
        patch = set()
        while waiting:
            cell = waiting.pop()
            patch.add(cell)
            for other in sides(cell):
                if other in left:
                    left.remove(other)
                    waiting.append(other)
        found.append(frozenset(patch))
    return found


def touch(one: Patch, other: Patch) -> bool:
    return any(near in other for cell in one for near in sides(cell))


# The notation of section 10.1.


def garden_rows(text: str) -> list[str]:
    """The rows of one garden, from lines or from one line with `/`."""
    rows = []
    for line in text.splitlines():
        if line.strip() and not line.strip().startswith(";"):
            rows += line.strip().split("/")
    return rows


def read_garden(rows: Sequence[str]) -> dict[Cell, str]:
    """What each covered cell shows: `~`, `K`, `L`, a digit, `D` or `X`."""
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise ValueError("a garden has 12 rows of 12 cells")
    signs = {}
    for row, col in GRID:
        sign = rows[row][col].upper()
        if sign not in ".~KLDX123456789":
            raise ValueError(f"unknown sign {sign!r}")
        if sign != ".":
            signs[(row, col)] = sign
    return signs


def decorations_among(signs: Mapping[Cell, str]) -> list[Patch]:
    """One patch for each digit, and one for all `D` cells that hang together."""
    digits: dict[str, set[Cell]] = {}
    for cell, sign in signs.items():
        if sign.isdigit():
            digits.setdefault(sign, set()).add(cell)
    found = [frozenset(cells) for cells in digits.values()]
    return found + patches(cell for cell, sign in signs.items() if sign == "D")


USUAL = {  # how the rules are read where a data file does not say otherwise (section 9)
    "decorations_fill_lines": True,  # AMB-15
    "tokens_on_decorations": False,  # AMB-19
    "decoration_when_no_tile_fits": True,  # AMB-20
    "solo_decorations_on_b": True,  # AMB-24
}


def reading(data: Data, name: str) -> bool:
    """How a data file wants a question of the rules to be answered."""
    return bool(data.get("rulings", {}).get(name, USUAL[name]))


class Score(NamedTuple):
    """A garden scored: what was found in it and the points for that."""

    rows: list[int]  # full rows, from 0
    columns: list[int]
    groups: list[Patch]  # all groups of koi and of lilies, however small
    scoring: list[Patch]  # those that are large enough
    touching: list[tuple[Patch, Patch]]  # a scoring group and a decoration
    points: dict[str, int]  # for each kind of thing
    total: int


def score(rows: Sequence[str], data: Data) -> Score:
    """The points of a garden (WOD-SCORE-01 to WOD-SCORE-08)."""
    values = data["scoring"]
    signs = read_garden(rows)
    filled = set(signs)
    if not reading(data, "decorations_fill_lines"):
        filled = {cell for cell, sign in signs.items() if sign in "~KL"}
    full_rows = [r for r in range(SIZE) if all((r, c) in filled for c in range(SIZE))]
    full_columns = [c for c in range(SIZE) if all((r, c) in filled for r in range(SIZE))]
    groups = []
    for symbol in "KL":
        groups += patches(cell for cell, sign in signs.items() if sign == symbol)
    scoring = [group for group in groups if len(group) >= values["group_min_cells"]]
    decorations = decorations_among(signs)
    touching = [(g, d) for g in scoring for d in decorations if touch(g, d)]
    points = {
        "row": values["per_full_row"] * len(full_rows),
        "column": values["per_full_col"] * len(full_columns),
        "group": values["per_group"] * len(scoring),
        "decoration": values["per_group_and_decoration"] * len(touching),
    }
    total = sum(points.values())
    return Score(full_rows, full_columns, groups, scoring, touching, points, total)


def title(total: int, variant: str, data: Data) -> str:
    """The title that a solo score earns (WOD-SOLO-08): of those it reaches, the highest."""
    best = {"from": -1, "key": ""}
    for band in data["titles"]["band"]:
        if VARIANTS[variant] in band["variants"] and best["from"] < band["from"] <= total:
            best = band
    return str(best["key"])


# Pieces and the ways to lay them, section 1.6.


class Piece(NamedTuple):
    """A tile, bonus token or decoration with the koi side up, in orientation 0."""

    cells: Patch
    symbols: Patch


def read_piece(art: str) -> Piece:
    """The notation of section 10.2, such as `oo#/#../##o`."""
    cells = {}
    for r, row in enumerate(art.split("/")):
        for c, sign in enumerate(row):
            if sign != ".":
                cells[(r, c)] = sign
    return Piece(frozenset(cells), frozenset(cell for cell in cells if cells[cell] == "o"))


def spell_piece(piece: Piece) -> str:
    rows = []
    for r in range(1 + max(row for row, _ in piece.cells)):
        row = ""
        for c in range(1 + max(col for _, col in piece.cells)):
            row += "o" if (r, c) in piece.symbols else "#" if (r, c) in piece.cells else "."
        rows.append(row)
    return "/".join(rows)


def orient(cells: Patch, symbols: Patch, orientation: int) -> Piece:
    """The piece turned over from 4 on, then turned clockwise, and pushed into the corner."""

    def turned(cell: Cell) -> Cell:
        row, col = cell
        if orientation >= 4:
            col = -col
        for _ in range(orientation % 4):
            row, col = col, -row
        return row, col

    top = min(turned(cell)[0] for cell in cells)
    left = min(turned(cell)[1] for cell in cells)

    def moved(cell: Cell) -> Cell:
        row, col = turned(cell)
        return row - top, col - left

    return Piece(frozenset(map(moved, cells)), frozenset(map(moved, symbols)))


@cache
def placements(piece: Piece) -> dict[str, dict[Cell, str]]:
    """All ways to lay a piece in an empty garden, such as `2@b1`, and what its cells show then.

    Ways are the same if they cover the same cells with the same symbols; then the lowest
    orientation stands for them.  They have the same box, so the anchor is the same too.
    """
    found = {}
    seen: list[dict[Cell, str]] = []
    for orientation in range(8):
        symbol = "K" if orientation < 4 else "L"
        turned = orient(piece.cells, piece.symbols, orientation)
        shown = {cell: symbol if cell in turned.symbols else "~" for cell in turned.cells}
        if shown in seen:
            continue
        seen.append(shown)
        for top, left in GRID:
            signs = {(top + row, left + col): sign for (row, col), sign in shown.items()}
            if all(row < SIZE and col < SIZE for row, col in signs):
                found[f"{orientation}@{cell_name((top, left))}"] = signs
    return found


# The game.

MANY = 2  # a display with more tiles than that may be taken from in a refill (WOD-REFILL-05)
FEW = 1  # a display with no more tiles than that must be refilled (WOD-REFILL-01)
VARIANTS = {"base": "base", "a": "A", "b": "B"}  # in the options and in the data file


class Area(NamedTuple):
    """A marked area or a decoration area, and the token or decoration that it gives."""

    kind: str  # L, square or decoration
    token: str
    cells: Patch


def piece_of(block: Mapping[str, Any]) -> Piece:
    """A piece of the data file, drawn or listed."""
    if "art" in block:
        return read_piece("/".join(block["art"]))
    return Piece(cells_of(block["cells"]), cells_of(block.get("symbols", [])))


def cells_of(pairs: Iterable[Sequence[int]]) -> Patch:
    return frozenset((row, col) for row, col in pairs)


def areas_of(layout: Mapping[str, Any], data: Data) -> list[Area]:
    """The areas of one layout of the data file, drawn or listed."""
    if "map" not in layout:
        return [Area(a["kind"], a["token"], cells_of(a["cells"])) for a in layout["areas"]]
    found = []
    for sign in sorted(set("".join(layout["map"])) - {"."}):
        cells = frozenset((row, col) for row, col in GRID if layout["map"][row][col] == sign)
        if sign.isdigit():
            found.append(Area("square", "S1", cells))
        elif sign.islower():
            found.append(Area("L", "L3", cells))
        else:
            found.append(Area("decoration", shape_of(cells, data), cells))
    return found


def shape_of(cells: Patch, data: Data) -> str:
    """The decoration that can be turned so that it covers these cells."""
    for block in data["decorations"]["shape"]:
        for signs in placements(piece_of(block)).values():
            if signs.keys() == cells:
                return str(block["id"])
    raise ValueError("no decoration has the shape of this area")


class Section(NamedTuple):
    """Some rows or columns that share an edge token."""

    id: str
    kind: str  # row or col
    lines: tuple[int, ...]
    token: str


@dataclass
class Garden:
    """One seat's grid, and all that it may still win there."""

    areas: list[Area]  # done and lost ones are taken out
    sections: list[Section]  # those that still have their token
    signs: dict[Cell, str] = field(default_factory=dict)  # only covered cells
    hand: list[str] = field(default_factory=list)
    decorations: list[str] = field(default_factory=list)  # digit 1 is the first of them
    decorated: set[Cell] = field(default_factory=set)  # cells that a decoration was laid on
    fill: bool = True  # decorations fill lines and marked areas (AMB-15)

    def rows(self) -> list[str]:
        return ["".join(self.signs.get((r, c), ".") for c in range(SIZE)) for r in range(SIZE)]

    def empty(self) -> set[Cell]:
        return {cell for cell in GRID if cell not in self.signs}

    def is_decoration(self, cell: Cell) -> bool:
        return self.signs.get(cell, ".") in "123456789X"

    def is_filled(self, cell: Cell) -> bool:
        return cell in self.signs and (self.fill or not self.is_decoration(cell))

    def lay_token(self, signs: Mapping[Cell, str]) -> None:
        """A water tile or bonus token; a decoration under it is spoiled (AMB-19)."""
        spoiled = {self.signs[cell] for cell in signs if cell in self.signs} - {"X"}
        self.signs.update(signs)
        for cell, sign in self.signs.items():
            if sign in spoiled:
                self.signs[cell] = "X"

    def lay_decoration(self, shape: str, cells: Iterable[Cell]) -> None:
        self.decorations.append(shape)
        for cell in cells:
            self.signs[cell] = str(len(self.decorations))
            self.decorated.add(cell)

    def award(self) -> None:
        """All that the token just laid has won, decorations first (WOD-BONUS-01, 07)."""
        self.lose_decoration_areas()
        self.win_decorations()
        self.win_edge_tokens()
        self.win_area_tokens()

    def lose_decoration_areas(self) -> None:
        """A decoration area is lost as soon as one of its cells is covered (WOD-DECO-05)."""
        for area in list(self.areas):
            if area.kind == "decoration" and any(cell in self.signs for cell in area.cells):
                self.areas.remove(area)

    def win_decorations(self) -> None:
        """A decoration lies down where all cells around are water (WOD-DECO-02 to 04)."""
        for area in list(self.areas):
            if area.kind != "decoration":
                continue
            around = {near for cell in area.cells for near in sides(cell)} - area.cells
            if all(cell in self.signs and not self.is_decoration(cell) for cell in around):
                self.areas.remove(area)
                self.lay_decoration(area.token, area.cells)

    def win_edge_tokens(self) -> None:
        """A section with a full line gives its token, once (WOD-BONUS-02 to 04)."""
        for section in list(self.sections):
            if any(self.is_full(section.kind, line) for line in section.lines):
                self.sections.remove(section)
                self.hand.append(section.token)

    def is_full(self, kind: str, line: int) -> bool:
        if kind == "row":
            return all(self.is_filled((line, col)) for col in range(SIZE))
        return all(self.is_filled((row, line)) for row in range(SIZE))

    def win_area_tokens(self) -> None:
        """A covered marked area gives its token, once (WOD-BONUS-05, 06)."""
        for area in list(self.areas):
            if area.kind != "decoration" and all(map(self.is_filled, area.cells)):
                self.areas.remove(area)
                self.hand.append(area.token)


class Table:
    """A game of Wodny ogród, played word by word.

    Phases: first, card and deal in the set-up; main until the main move is made; draw, side and
    take while a display is refilled; bonus after the main move; over.
    """

    def __init__(self, data: Data, seats: int, options: Mapping[str, str]) -> None:
        self.data = data
        self.seats = seats
        self.solo = seats == 1
        self.variant = options.get("variant", "base")
        first = options.get("first", "random")

        self.pieces: dict[str, Piece] = {}
        blocks = data["water_tiles"]["tile"] + data["bonus_tokens"]["type"]
        for block in blocks + data["decorations"]["shape"]:
            self.pieces[block["id"]] = piece_of(block)

        self.bag: list[str] = [tile["id"] for tile in data["water_tiles"]["tile"]]
        self.laid: list[str] = []  # tiles that lie in gardens
        self.displays: list[list[str]] = [[] for _ in range(seats)]  # left end first
        self.supply = {shape["id"]: shape["count"] for shape in data["decorations"]["shape"]}
        self.cards: dict[str, list[Area]] = {}  # the layouts that nobody has yet, by their word
        for layout in data["layouts"]["layout"]:
            if layout["variant"] == VARIANTS[self.variant]:
                self.cards[f"card{layout['card']}"] = areas_of(layout, data)

        sections = []
        for block in data["edge_sections"]["section"]:
            lines = tuple(block["lines"])
            sections.append(Section(block["id"], block["kind"], lines, block["token"]))
        fill = reading(data, "decorations_fill_lines")
        self.gardens = [Garden([], list(sections), fill=fill) for _ in range(seats)]

        self.first = 0
        self.seat = 0  # whose turn it is; in the set-up, whom a card or tile is for
        self.owner = 0  # whose display is being refilled
        self.drawn = ""  # the tile that this owner has drawn
        self.passed = [False] * seats
        self.reason: str | None = None  # why the game is over

        self.phase = "card"
        if first == "random":
            if not self.solo:
                self.phase = "first"
        elif int(first) > seats:
            raise ValueError(f"nobody has seat {first}")
        else:
            self.first = int(first) - 1
        if self.phase == "card":
            self.begin_cards()

    def actor(self) -> int | str | None:
        """The seat to decide, from 0, or "chance"; None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in ("main", "bonus"):
            return self.seat
        if self.phase in ("side", "take"):
            return self.owner
        return "chance"

    def legal(self) -> dict[str, int]:
        """Every word that may come next, with its weight if it is chance's."""
        if self.phase == "first":
            return {f"first:P{seat + 1}": 1 for seat in range(self.seats)}
        if self.phase == "card":
            return {f"P{self.seat + 1}:{card}": 1 for card in self.cards}
        if self.phase == "deal":
            return {f"P{self.seat + 1}:{tile}": 1 for tile in self.bag}
        if self.phase == "draw":
            return dict.fromkeys(self.bag, 1)
        if self.phase == "side":
            return {"left": 1, "right": 1}
        words: list[str] = []
        if self.phase == "take":
            words = self.take_words()
        if self.phase == "main":
            words = self.main_words()
        if self.phase == "bonus":
            words = self.bonus_words()
        return dict.fromkeys(words, 1)

    def play(self, word: str) -> None:
        """Follow one word, if it may come now."""
        if word not in self.legal():
            raise ValueError(f"{word!r} cannot come now")
        self.follow(word)

    def follow(self, word: str) -> None:
        """What happens with a legal word."""
        if self.phase == "first":
            self.first = int(word.removeprefix("first:P")) - 1
            self.begin_cards()
        elif self.phase == "card":
            self.gardens[self.seat].areas = self.cards.pop(word.split(":")[1])
            self.seat += 1
            if self.seat == self.seats:
                self.begin_deal()
        elif self.phase == "deal":
            self.deal(word.split(":")[1])
        elif self.phase == "draw":
            self.bag.remove(word)
            self.drawn = word
            self.phase = "side"
        elif self.phase == "side":
            self.put(self.drawn, word)
            self.drawn = ""
            self.after_refill()
        elif self.phase == "take":
            _, neighbour, side = word.split(":")
            giver, index = self.near_end(self.owner, neighbour)
            self.put(self.displays[giver].pop(index), side)
            self.after_refill()
        else:
            self.play_turn(word)

    # Set-up.

    def begin_cards(self) -> None:
        """With `base` all have the layout of the boards, else draw cards (WOD-SETUP-04, 05)."""
        if self.variant == "base":
            (areas,) = self.cards.values()
            for garden in self.gardens:
                garden.areas = list(areas)
            self.begin_deal()
        else:
            self.phase = "card"

    def begin_deal(self) -> None:
        self.phase = "deal"
        self.seat = 0

    def deal(self, tile: str) -> None:
        """Displays are filled one after the other, from the left (WOD-SETUP-06, 07)."""
        self.bag.remove(tile)
        self.displays[self.seat].append(tile)
        if len(self.displays[self.seat]) == self.data["display"]["tiles_per_player"]:
            self.seat += 1
        if self.seat == self.seats:
            self.begin_turn(self.first)

    # Displays.

    def near_end(self, seat: int, neighbour: str) -> tuple[int, int]:
        """The seat and the place of the nearest end of a neighbour (WOD-REACH-02)."""
        if neighbour == "l":
            left = (seat + 1) % self.seats
            return left, len(self.displays[left]) - 1
        right = (seat - 1) % self.seats
        return right, 0

    def reach(self, seat: int) -> dict[str, tuple[int, int]]:
        """Where the tiles in reach are, by source: seat and place (WOD-REACH, WOD-SOLO-02)."""
        last = len(self.displays[seat]) - 1
        named = {"L": (seat, 0), "R": (seat, last)}
        if self.solo:
            named["l"] = (seat, 1)
            named["r"] = (seat, last - 1)
        else:
            named["l"] = self.near_end(seat, "l")
            named["r"] = self.near_end(seat, "r")
        found: dict[str, tuple[int, int]] = {}
        for source, (owner, index) in named.items():
            there = 0 <= index < len(self.displays[owner])
            # A tile that has a name already is not listed again (WOD-REACH-04).
            if there and (owner, index) not in found.values():
                found[source] = (owner, index)
        return found

    def tile_at(self, place: tuple[int, int]) -> str:
        owner, index = place
        return self.displays[owner][index]

    def givers(self, seat: int) -> list[str]:
        """Neighbours who may give this seat a tile: `l`, `r`, both or none (WOD-REFILL-05)."""
        if self.solo:
            return []
        found = []
        for neighbour in "lr":
            giver, _ = self.near_end(seat, neighbour)
            if len(self.displays[giver]) > MANY:
                found.append(neighbour)
        return found

    def refill(self) -> None:
        """The owner of a short display needs a tile now, if there is any (WOD-REFILL)."""
        short = []
        for seat in range(self.seats):
            if len(self.displays[seat]) <= FEW:
                if self.bag or self.givers(seat):
                    short.append(seat)
        if not short:
            self.after_refill()
            return
        (self.owner,) = short  # never two of them (WOD-REFILL-08)
        self.phase = "draw" if self.bag else "take"

    def take_words(self) -> list[str]:
        words = []
        for neighbour in self.givers(self.owner):
            words += [f"take:{neighbour}:left", f"take:{neighbour}:right"]
        return words

    def put(self, tile: str, side: str) -> None:
        if side == "left":
            self.displays[self.owner].insert(0, tile)
        else:
            self.displays[self.owner].append(tile)

    # Turns.

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase = "main"

    def ways(self, piece: str) -> list[str]:
        """The ways to lay a piece on cells that are free for it (WOD-TURN-03 to 05, AMB-19)."""
        garden = self.gardens[self.seat]
        free = garden.empty()
        if reading(self.data, "tokens_on_decorations") and piece not in self.supply:
            free |= {cell for cell in garden.signs if garden.is_decoration(cell)}
        everywhere = placements(self.pieces[piece])
        return [way for way, signs in everywhere.items() if signs.keys() <= free]

    def main_words(self) -> list[str]:
        """Before the main move (WOD-TURN-02, WOD-KEEP-02, 04, WOD-END-01, WOD-SOLO-06)."""
        if len(self.gardens[self.seat].hand) > 1:
            return self.surplus_words()
        water = []
        for source, place in self.reach(self.seat).items():
            water += [f"{source}.{way}" for way in self.ways(self.tile_at(place))]
        words = water + self.token_words()
        if self.variant == "b" and self.may_decorate(bool(water)):
            words += self.decoration_words()
        if self.solo:
            words.append("stop")
        elif not water:
            words.append("pass")
        return words

    def bonus_words(self) -> list[str]:
        """After the main move (WOD-TURN-11)."""
        if len(self.gardens[self.seat].hand) > 1:
            return self.surplus_words()
        return [*self.token_words(), "end"]

    def surplus_words(self) -> list[str]:
        """With two tokens in hand or more (WOD-KEEP-02, 05)."""
        words = self.token_words()
        if words:
            return words
        return [f"drop:{token}" for token in self.kinds_in_hand()]

    def kinds_in_hand(self) -> list[str]:
        return sorted(set(self.gardens[self.seat].hand))

    def token_words(self) -> list[str]:
        words = []
        for token in self.kinds_in_hand():
            words += [f"{token}.{way}" for way in self.ways(token)]
        return words

    def may_decorate(self, tile_fits: bool) -> bool:
        """Whether a decoration may be laid at all (AMB-20, AMB-24)."""
        if self.solo and not reading(self.data, "solo_decorations_on_b"):
            return False
        return tile_fits or reading(self.data, "decoration_when_no_tile_fits")

    def decoration_words(self) -> list[str]:
        """Decorations that may be laid instead of a tile (WOD-ALT-02 to 06)."""
        garden = self.gardens[self.seat]
        limits = self.data["decoration_limits_B"]
        words: list[str] = []
        if len(garden.decorations) >= limits["max_tokens"]:
            return words
        laid = garden.decorated | {cell for cell in garden.signs if garden.is_decoration(cell)}
        beside = {near for cell in laid for near in sides(cell)}
        for shape, count in self.supply.items():
            if count == 0 or garden.decorations.count(shape) >= limits["max_same_shape"]:
                continue
            for way in self.ways(shape):
                if beside.isdisjoint(self.signs_of(shape, way)):
                    words.append(f"{shape}.{way}")
        return words

    def play_turn(self, word: str) -> None:
        """A word of the seat whose turn it is."""
        garden = self.gardens[self.seat]
        if word == "pass":
            self.passed[self.seat] = True
            self.end_turn()
        elif word == "stop":
            self.end_game("stopped")
        elif word == "end":
            self.end_turn()
        elif word.startswith("drop:"):
            garden.hand.remove(word.removeprefix("drop:"))
        else:
            self.lay(*word.split("."))

    def lay(self, what: str, way: str) -> None:
        """Lay a tile from this source, a bonus token or a decoration (WOD-TURN-10)."""
        garden = self.gardens[self.seat]
        if what in ("L", "R", "l", "r"):
            owner, index = self.reach(self.seat)[what]
            tile = self.displays[owner].pop(index)
            self.laid.append(tile)
            garden.lay_token(self.signs_of(tile, way))
            self.refill()
        elif what in self.supply:
            self.supply[what] -= 1
            garden.lay_decoration(what, self.signs_of(what, way))
            self.after_refill()  # no tile has left a display (WOD-ALT-07)
        else:
            garden.hand.remove(what)
            garden.lay_token(self.signs_of(what, way))
            garden.award()
            self.end_turn_with_empty_hand()

    def signs_of(self, piece: str, way: str) -> dict[Cell, str]:
        return placements(self.pieces[piece])[way]

    def after_refill(self) -> None:
        """The main move is done, and only now come its awards (AMB-08)."""
        self.phase = "bonus"
        self.gardens[self.seat].award()
        self.end_turn_with_empty_hand()

    def end_turn_with_empty_hand(self) -> None:
        if self.phase == "bonus" and not self.gardens[self.seat].hand:
            self.end_turn()

    def end_turn(self) -> None:
        """The turn goes to the left, past those who have passed (WOD-TURN-01, WOD-END-04)."""
        if all(self.passed):
            self.end_game("all_passed")
            return
        following = (self.seat + 1) % self.seats
        while self.passed[following]:
            following = (following + 1) % self.seats
        self.begin_turn(following)

    def end_game(self, reason: str) -> None:
        self.phase = "over"
        self.reason = reason

    def score(self, seat: int) -> Score:
        """A garden as it would be scored now."""
        return score(self.gardens[seat].rows(), self.data)

    def result(self) -> list[str]:
        """The result line of the record (WOD-SCORE-09, WOD-SOLO-07)."""
        totals = [self.score(seat).total for seat in range(self.seats)]
        words = []
        for seat, total in enumerate(totals):
            words += [f"P{seat + 1}", str(total)]
        if self.solo:
            return [*words, "title", title(totals[0], self.variant, self.data)]
        words.append("win")
        for seat, total in enumerate(totals):
            if total == max(totals):
                words.append(f"P{seat + 1}")
        return words
