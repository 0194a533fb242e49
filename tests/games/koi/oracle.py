"""A slow, literal second telling of the rules of Koi, for the tests to compare with.

Written from the rules text alone.  A cell is a pair (q, r), a pond says which tile lies on each of
its cells and which piece stands there, and a table follows the words of a record one by one.
Components come from the data file, given as the dict that `tomllib` makes of it; nothing here
knows the engine.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeAlias

Data: TypeAlias = Mapping[str, Any]
Cell: TypeAlias = tuple[int, int]
Patch: TypeAlias = frozenset[Cell]  # cells that belong together
Edges: TypeAlias = frozenset[int]

# Section 1: E, NE, NW, W, SW, SE.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def beside(cell: Cell, direction: int) -> Cell:
    """The neighbour of a cell in a direction."""
    q, r = cell
    dq, dr = DIRECTIONS[direction % 6]
    return q + dq, r + dr


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The six neighbours, by direction."""
    return tuple(beside(cell, direction) for direction in range(6))


def facing_edge(edge: int) -> int:
    """The edge of the neighbour that an edge meets."""
    return (edge + 3) % 6


@cache
def turn(cell: Cell, transform: int) -> Cell:
    """A cell mirrored from 6 on, then turned about the origin."""
    q, r = cell
    if transform >= 6:
        q, r = q + r, -r
    for _ in range(transform % 6):
        q, r = q + r, -q
    return q, r


@cache
def turn_edge(edge: int, transform: int) -> int:
    if transform >= 6:
        edge = -edge
    return (edge + transform) % 6


def touch(one: Iterable[Cell], other: Iterable[Cell]) -> bool:
    """Whether two patches share an edge (AMB-02)."""
    there = set(other)
    return any(near in there for cell in one for near in around(cell))


def at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


# Forms: the cells of a tile or piece in each way to lay it, from its anchor.


class Form(NamedTuple):
    """A tile or piece turned by some transform, its anchor at the origin."""

    cells: tuple[Cell, ...]
    wet: tuple[Edges, ...]  # water edges of each cell; empty for pieces
    front: int  # the way the front looks, if it has one


@cache
def form(
    cells: tuple[Cell, ...], wet: tuple[Edges, ...], anchor: Cell, front: int, transform: int
) -> Form:
    home_q, home_r = turn(anchor, transform)
    moved = []
    for cell in cells:
        q, r = turn(cell, transform)
        moved.append((q - home_q, r - home_r))
    edges = tuple(frozenset(turn_edge(edge, transform) for edge in some) for some in wet)
    return Form(tuple(moved), edges, turn_edge(front, transform))


def form_of(block: Mapping[str, Any], transform: int) -> Form:
    """The form of a block of the data file: a tile with water edges, a koi or a pattern."""
    cells = tuple((q, r) for q, r in block.get("cells") or block["pattern"])
    wet = tuple(frozenset(edges) for edges in block.get("water", ()))
    if "front" not in block:
        return form(cells, wet, (0, 0), 0, transform)
    # `.n` is the way that the front looks, whichever way the data file shows it.
    steps = (transform - block["front"]) % 6
    return form(cells, wet, cells[block["middle"]], block["front"], steps)


@cache
def distinct(cells: tuple[Cell, ...], n: int) -> tuple[int, ...]:
    """Of n transforms those that give new patches; of twins the smallest stands for all."""
    seen = []
    found = []
    for transform in range(n):
        turned = [turn(cell, transform) for cell in cells]
        q0, r0 = min(turned)
        patch = {(q - q0, r - r0) for q, r in turned}
        if patch not in seen:
            seen.append(patch)
            found.append(transform)
    return tuple(found)


KOI = {"a": "small", "b": "medium", "c": "large"}
BRANCHES = {"B3": "small", "B4": "medium", "B5": "large"}
GOALS = {
    "P": "purple_lily",
    "B3": "branches",
    "B4": "branches",
    "B5": "branches",
    "R": "bridge",
    "U": "statue",
    "H": "shishi_odoshi",
    "Z": "century_carp",
    "N": "path",
    "J": "willow",
    "V": "waterfall",
    "T": "turtle",
}
# What is turned and written with `.n`, and how many ways a reader knows.
TURNED = {"O": 6, "s": 6, "b": 6, "c": 6, "H": 6, "J": 6, "R": 6, "U": 6, "V": 6}
TURNED |= {"Z": 12, "B3": 12, "B4": 12, "B5": 12}
TOKEN = re.compile(r"(B[345](?=:)|[A-Za-z]):?(-?\d+),(-?\d+)(?:\.(\d+))?")


class Token(NamedTuple):
    """A token of a pond line, read."""

    kind: str  # the letter, or B3, B4, B5
    cell: Cell
    transform: int | None


def read_token(text: str) -> Token:
    """The notation of section 15 for one tile or piece."""
    parts = TOKEN.fullmatch(text)
    if not parts or ":" in text and not text.startswith("B"):
        raise ValueError(f"{text}: unknown token")
    kind, q, r, transform = parts.groups()
    if kind not in {*TURNED, *KOI, *GOALS, "w", "f", "y", "l"}:
        raise ValueError(f"{text}: unknown token")
    if (transform is None) == (kind in TURNED):
        raise ValueError(f"{text}: a facing, rotation or transform is missing or too much")
    if transform is not None and int(transform) >= TURNED[kind]:
        raise ValueError(f"{text}: no such facing, rotation or transform")
    return Token(kind, (int(q), int(r)), None if transform is None else int(transform))


def spell_token(kind: str, cell: Cell, transform: int | None = None) -> str:
    colon = ":" if kind in BRANCHES else ""
    turned = "" if transform is None else f".{transform}"
    return f"{kind}{colon}{at(cell)}{turned}"


@dataclass
class Koi:
    size: str
    token: str
    cells: Patch


@dataclass
class Shore:
    """A shore, or a goal tile that is laid like one."""

    middle: Cell
    facing: int
    cells: Patch
    lantern: bool = False


@dataclass(frozen=True)
class Possessions:
    """What a seat owns besides its pond, as far as it matters there."""

    luck: int = 0
    coins: int = 0
    scrolls: tuple[str, ...] = ()
    wells: int = 0
    markets: int = 0
    storages: int = 0


class Pond:
    """Tiles and pieces, laid one after the other by tokens of the pond line."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.rulings = data["rulings"]
        self.kinds: dict[Cell, str] = {}  # which tile covers a cell
        self.wet: dict[Cell, Edges] = {}  # the water edges of each covered cell
        self.standing: dict[Cell, str] = {}  # which piece stands on a water space
        self.spring: Patch = frozenset()
        self.lilies: list[Cell] = []
        self.shores: list[Shore] = []
        self.koi: list[Koi] = []  # in the order of placing, moved or not
        self.path: list[Cell] = []  # a chain from its first tile to its last
        self.purple_lily: Cell | None = None
        self.turtle: Cell | None = None
        self.shishi_odoshi: Patch = frozenset()
        self.century_carp: Patch = frozenset()
        self.branches: dict[str, Patch] = {}  # by size
        self.goal_shores: dict[str, Shore] = {}  # bridge, statue, waterfall
        self.willow: Patch = frozenset()
        self.tokens: list[str] = []  # as laid
        self.forms: dict[tuple[str, int | None], Form] = {}  # those asked for already

    # Cells.

    def is_water_space(self, cell: Cell) -> bool:
        return self.kinds.get(cell) in ("spring", "water")

    def is_empty_water(self, cell: Cell) -> bool:
        return cell not in self.standing and self.is_water_space(cell)

    def empty_water(self) -> list[Cell]:
        return [cell for cell in self.kinds if self.is_empty_water(cell)]

    def is_free(self, cell: Cell) -> bool:
        """A tile may be laid here, as far as others and the bound go (KOI-PLACE-01, 10)."""
        q, r = cell
        most = self.data["geometry"]["max_abs_coordinate"]
        return cell not in self.kinds and max(abs(q), abs(r), abs(q + r)) <= most

    def has_water_at(self, cell: Cell, edge: int) -> bool:
        """Past this edge of a cell lies a tile whose touching edge is wet."""
        return facing_edge(edge) in self.wet.get(beside(cell, edge), ())

    def rim(self) -> list[Cell]:
        """Free cells beside the pond."""
        near = {other for cell in self.kinds for other in around(cell)}
        return sorted(cell for cell in near if self.is_free(cell))

    def ray(self, cell: Cell, direction: int) -> list[Cell]:
        """The covered cells on a ray (section 1)."""
        found = []
        most = 2 * self.data["geometry"]["max_abs_coordinate"] + 1
        for _ in range(most):
            cell = beside(cell, direction)
            if cell in self.kinds:
                found.append(cell)
        return found

    # Counts.

    def foliage(self) -> list[Cell]:
        return [cell for cell, kind in self.kinds.items() if kind == "foliage"]

    def lanterns(self) -> list[Shore]:
        return [shore for shore in self.shores if shore.lantern]

    def fish(self) -> list[Patch]:
        """The koi of the pond and the century carp, if it counts as one (AMB-11)."""
        found = [koi.cells for koi in self.koi]
        if self.century_carp and self.rulings["century_carp_counts_as_koi"]:
            found.append(self.century_carp)
        return found

    def done(self) -> set[str]:
        """The goals completed; path with at least one tile."""
        found = set(self.goal_shores)
        found |= {"purple_lily"} if self.purple_lily is not None else set()
        found |= {"turtle"} if self.turtle is not None else set()
        found |= {"shishi_odoshi"} if self.shishi_odoshi else set()
        found |= {"century_carp"} if self.century_carp else set()
        found |= {"branches"} if self.branches else set()
        found |= {"willow"} if self.willow else set()
        found |= {"path"} if self.path else set()
        return found

    # What may be laid.

    def block(self, kind: str) -> Mapping[str, Any]:
        """The block of the data file that gives a tile or piece its form."""
        block: Mapping[str, Any]
        if kind in KOI:
            block = self.data["koi"][KOI[kind]]
        elif kind in BRANCHES:
            block = self.data["goals"]["branches"][BRANCHES[kind]]
        elif kind in GOALS:
            block = self.data["goals"][GOALS[kind]]
        else:
            tiles = {"O": "spring", "w": "water", "f": "foliage", "s": "shore"}
            block = self.data["tiles"][tiles[kind]]
        return block

    def form(self, kind: str, transform: int | None) -> Form:
        if (kind, transform) not in self.forms:
            self.forms[kind, transform] = form_of(self.block(kind), transform or 0)
        return self.forms[kind, transform]

    def covered(self, token: Token) -> Patch:
        """The cells that a tile or piece would cover."""
        if token.kind in ("P", "N", "T", "y", "l"):
            return frozenset([token.cell])
        q, r = token.cell
        form = self.form(token.kind, token.transform)
        return frozenset((q + dq, r + dr) for dq, dr in form.cells)

    def fault(self, token: Token, own: Possessions) -> str | None:
        """Why a tile or piece may not be laid now, coins aside; None if it may."""
        kind, cell = token.kind, token.cell
        if kind == "O":
            start = self.data["tiles"]["spring"]
            home = (*start["start_at"], start["start_rotation"])
            if self.kinds or (*cell, token.transform) != home:
                return "one spring lies at the start"
            return None
        if not self.kinds:
            return "the spring comes first"
        if kind == "y":
            if self.kinds.get(cell) != "foliage" or cell in self.lilies:
                return "no foliage without a lily"
            return None
        if kind == "l":
            if not any(shore.middle == cell and not shore.lantern for shore in self.shores):
                return "no shore without a lantern has its middle here"
            return None
        if kind in GOALS:
            reason = self.goal_fault(kind, own)
            if reason:
                return reason
        if kind in ("w", "f", "s", "R", "U", "V", "J"):
            return self.tile_fault(token)
        return self.piece_fault(token)

    def goal_fault(self, kind: str, own: Possessions) -> str | None:
        """Which requirement of a goal is not met (KOI-GOAL-03, 10 to 19, 22)."""
        goal = GOALS[kind]
        needs = self.data["goals"][goal].get("needs", {})
        if kind == "N":
            # One path tile for each koi placed; a moved one brings its own (AMB-14).
            fish = len(self.koi)
            if self.rulings["century_carp_brings_path"] and self.century_carp:
                fish += 1  # AMB-11
            if len(self.path) >= fish and not self.rulings["move_triggers_path"]:
                return "a koi is placed for each path tile"
            return None
        if kind in BRANCHES:
            size = BRANCHES[kind]
            if self.branches and self.rulings["branches_once_per_player"]:
                return "one branch is enough"
            if size in self.branches:
                return "there is one branch of each size"
            if len(self.foliage()) < self.block(kind)["needs_foliage"]:
                return "too little foliage"
            return None
        if goal in self.done():
            return "nobody completes a goal twice"
        if goal == "purple_lily":
            pairs = [(a, b) for a in self.lilies for b in self.lilies if a < b and b in around(a)]
            if not pairs:
                return "no two lilies side by side"
        if goal in ("bridge", "statue") and len(self.lanterns()) < needs["lanterns"]:
            return "too few lanterns"
        if goal == "willow" and len(self.fish()) < needs["koi"]:
            return "too few koi"
        if goal == "waterfall" and own.wells < needs["wells"]:
            return "too few wells"
        if goal == "turtle" and len(own.scrolls) < needs["scrolls"]:
            return "too few scrolls"
        return None

    def tile_fault(self, token: Token) -> str | None:
        """Tiles go on free cells and touch water (KOI-PLACE-01 to 03, KOI-GOAL-12, 17, 18)."""
        kind, cell = token.kind, token.cell
        cells = self.covered(token)
        if not all(self.is_free(one) for one in cells):
            return "not all cells are free"
        if kind in ("w", "f"):
            if not any(self.has_water_at(cell, edge) for edge in range(6)):
                return "no water edge touches it"
            return None
        form = self.form(kind, token.transform)
        if kind == "J":
            q, r = cell
            for (dq, dr), edges in zip(form.cells, form.wet, strict=True):
                if any(self.has_water_at((q + dq, r + dr), edge) for edge in edges):
                    return None
            return "none of its water edges meets another"
        if not self.has_water_at(cell, form.front):
            return "its front does not touch a water edge"
        if kind == "V" and beside(cell, form.front) not in self.spring:
            return "its front does not touch the spring"
        if kind == "R" and not any(touch(cells, shore.cells) for shore in self.lanterns()):
            return "no shore with a lantern is beside it"
        return None

    def piece_fault(self, token: Token) -> str | None:
        """Pieces stand on empty water spaces (KOI-PLACE-05, 06, KOI-GOAL-14, 21)."""
        cells = self.covered(token)
        if not all(self.is_empty_water(cell) for cell in cells):
            return "not all cells are empty water spaces"
        if token.kind == "H" and not self.data["goals"]["shishi_odoshi"]["spring_cells_allowed"]:
            if cells & self.spring:
                return "a cell of the spring"
        if token.kind == "N" and self.path:
            if not touch(cells, [self.path[0], self.path[-1]]):
                return "the path goes on at its ends"
        return None

    def ways(self, kind: str) -> Sequence[int | None]:
        """The transforms under which a tile or piece is listed (section 13)."""
        if kind not in TURNED:
            return [None]
        if kind in ("s", "R", "U", "V", "J"):
            return range(6)
        block = self.block(kind)
        cells = tuple((q, r) for q, r in block.get("cells") or block["pattern"])
        return distinct(cells, block.get("rotations", TURNED[kind]))

    def places(self, kind: str, own: Possessions) -> list[str]:
        """All tokens of a kind that may be laid now."""
        return [spell_token(*token) for token in self.placings(kind, own)]

    def placings(self, kind: str, own: Possessions) -> Iterator[Token]:
        if kind in GOALS and self.goal_fault(kind, own):
            return
        for way in self.ways(kind):
            for cell in sorted(self.anchors(kind, way)):
                token = Token(kind, cell, way)
                if self.fault(token, own) is None:
                    yield token

    def anchors(self, kind: str, way: int | None) -> set[Cell]:
        """The only cells where a tile or piece could have its anchor."""
        if kind == "y":
            return set(self.foliage())
        if kind == "l":
            return {shore.middle for shore in self.shores}
        if kind in ("w", "f", "s", "R", "U", "V"):
            return set(self.rim())
        if kind in ("P", "N", "T"):
            return set(self.empty_water())
        cells = self.form(kind, way).cells
        if kind == "J":  # some cell of it is beside the pond
            return {(q - dq, r - dr) for q, r in self.rim() for dq, dr in cells}
        dq, dr = cells[0]
        return {(q - dq, r - dr) for q, r in self.empty_water()}

    # Laying.

    def lay(self, text: str, own: Possessions) -> None:
        """Lay a tile or piece, if it may be laid."""
        token = read_token(text)
        reason = self.fault(token, own)
        if reason is not None:
            raise ValueError(f"{text}: {reason}")
        self.put(text, token)

    def put(self, text: str, token: Token) -> None:
        kind, cell = token.kind, token.cell
        cells = self.covered(token)
        self.tokens.append(text)
        if kind == "y":
            self.lilies.append(cell)
            return
        if kind == "l":
            for shore in self.shores:
                shore.lantern = shore.lantern or shore.middle == cell
            return
        if kind in ("O", "w", "f", "s", "R", "U", "V", "J"):
            self.put_tile(token)
            return
        self.standing.update(dict.fromkeys(cells, kind))
        if kind in KOI:
            self.koi.append(Koi(KOI[kind], text, cells))
        elif kind in BRANCHES:
            self.branches[BRANCHES[kind]] = cells
        elif kind == "P":
            self.purple_lily = cell
        elif kind == "T":
            self.turtle = cell
        elif kind == "H":
            self.shishi_odoshi = cells
        elif kind == "Z":
            self.century_carp = cells
        elif not self.path or touch([cell], [self.path[-1]]):
            self.path.append(cell)
        else:
            self.path.insert(0, cell)  # it touches only the first (KOI-GOAL-21)

    def put_tile(self, token: Token) -> None:
        q, r = token.cell
        names = {"O": "spring", "w": "water", "f": "foliage", "s": "shore"} | GOALS
        form = self.form(token.kind, token.transform)
        for (dq, dr), edges in zip(form.cells, form.wet, strict=True):
            self.kinds[q + dq, r + dr] = names[token.kind]
            self.wet[q + dq, r + dr] = edges
        cells = self.covered(token)
        if token.kind == "O":
            self.spring = cells
        elif token.kind == "s":
            self.shores.append(Shore(token.cell, form.front, cells))
        elif token.kind == "J":
            self.willow = cells
        elif token.kind in GOALS:
            self.goal_shores[names[token.kind]] = Shore(token.cell, form.front, cells)

    def lift(self, number: int) -> None:
        """Take a koi out of the water, to be landed elsewhere (KOI-WORK-09)."""
        for cell in self.koi[number].cells:
            del self.standing[cell]

    def landings(self, number: int) -> Iterator[str]:
        """Where a koi that is lifted may land."""
        koi = self.koi[number]
        for token in self.placings(letter_of(koi.size), Possessions()):
            same = self.covered(token) == koi.cells
            if not same or not self.rulings["moved_koi_must_change_cells"]:
                yield spell_token(*token)

    def land(self, number: int, text: str) -> None:
        koi = self.koi[number]
        self.tokens[self.tokens.index(koi.token)] = text
        koi.token, koi.cells = text, self.covered(read_token(text))
        self.standing.update(dict.fromkeys(koi.cells, letter_of(koi.size)))

    def is_movable(self, number: int) -> bool:
        """Whether a koi that stands has somewhere to go."""
        cells = self.koi[number].cells
        self.lift(number)
        somewhere = next(self.landings(number), None)
        self.standing.update(dict.fromkeys(cells, letter_of(self.koi[number].size)))
        return somewhere is not None

    def line(self, own: Possessions) -> str:
        """The pond line: tokens as laid, but those of moved koi only once they are legal.

        Hardly ever there is no such order, because a koi stands where only a willow let water
        lie that needed this koi; then the rest follows as it was laid.
        """
        trial = Pond(self.data)
        waiting = list(self.tokens)
        while waiting:
            left: list[str] = []
            for text in waiting:
                token = read_token(text)
                behind = token.kind == "N" and any(other[0] == "N" for other in left)
                if behind or trial.fault(token, own) is not None:
                    left.append(text)
                else:
                    trial.put(text, token)
            if len(left) == len(waiting):
                break
            waiting = left
        return " ".join(trial.tokens + waiting)


def letter_of(size: str) -> str:
    return next(letter for letter, name in KOI.items() if name == size)


class Written(NamedTuple):
    """A pond line, read."""

    pond: Pond
    own: Possessions
    scenario: str  # none, or that of the line


def read_pond(line: str, data: Data) -> Written:
    """The pond of a line; ValueError names the first token that is illegal (section 15)."""
    owned: dict[str, Any] = {}
    scenario = "none"
    for text in line.split():
        name, equals, value = text.partition("=")
        if not equals:
            continue
        if name == "scenario" and value in data["solo"]["scenarios"]:
            scenario = value
        elif name == "scrolls":
            scrolls = tuple(value.split(",")) if value else ()
            if not set(scrolls) <= set(data["deck"]["scroll_vp"]) - {"source"}:
                raise ValueError(f"{text}: unknown scroll")
            owned[name] = scrolls
        elif name in ("luck", "coins", "wells", "markets", "storages") and value.isdecimal():
            owned[name] = int(value)
        else:
            raise ValueError(f"{text}: unknown possession")
    own = Possessions(**owned)
    pond = Pond(data)
    for text in line.split():
        if "=" not in text:
            pond.lay(text, own)
    if not pond.kinds:
        raise ValueError("the spring is missing")
    return Written(pond, own, scenario)


# Scoring, section 11.2.


def is_surrounded(cells: Patch, pond: Pond) -> bool:
    """KOI-SCORE-02."""
    for cell in cells:
        for edge in range(6):
            if beside(cell, edge) not in cells and not pond.has_water_at(cell, edge):
                return False
    return True


def comfort(cells: Patch, base: int, pond: Pond, counts_as_koi: bool, scenario: str) -> int:
    """The points of a koi or of the century carp (KOI-SCORE-01, 02, KOI-SOLO-09)."""
    values = pond.data["scoring"]
    points = base
    for lily in pond.lilies:
        if touch(cells, [lily]):
            points += values["lily_bonus"]
    if pond.purple_lily is not None and touch(cells, [pond.purple_lily]):
        points += values["purple_lily_bonus"]
    if is_surrounded(cells, pond):
        return int(points * values["surrounded_multiplier"])
    if scenario != "none" and counts_as_koi:
        if scenario == "hot_summer":
            return 0
    return points


def speaks(cells: Patch, pond: Pond, scenario: str) -> bool:
    """Whether a koi brings points to scrolls, statue and shishi-odoshi (AMB-34)."""
    if scenario != "hot_summer" or pond.rulings["hot_summer_open_koi_count"]:
        return True
    return is_surrounded(cells, pond)


def scroll_points(scroll: str, pond: Pond, own: Possessions, scenario: str) -> int:
    """Section 2.2 (AMB-12)."""
    if scroll == "lily":
        number = len(pond.lilies)
        if pond.purple_lily is not None and pond.rulings["purple_lily_counts_for_scroll"]:
            number += 1
    elif scroll in KOI.values():
        number = sum(koi.size == scroll and speaks(koi.cells, pond, scenario) for koi in pond.koi)
    elif scroll == "lantern":
        number = len(pond.lanterns())
    else:
        number = {"well": own.wells, "market": own.markets, "storage": own.storages}[scroll]
    return number * int(pond.data["deck"]["scroll_vp"][scroll])


def lantern_points(shore: Shore, pond: Pond) -> int:
    """KOI-SCORE-03 (AMB-09)."""
    number = 0
    for cell in pond.ray(shore.middle, shore.facing):
        if pond.is_water_space(cell):
            number += 1
        elif pond.kinds[cell] == "foliage" and pond.rulings["lantern_counts_foliage"]:
            number += 1
    return number * int(pond.data["scoring"]["lantern_per_water_space"])


def last_of(values: Sequence[int], index: int) -> int:
    """An entry of a table of points; beyond its end the last one."""
    return values[min(index, len(values) - 1)]


def goal_points(pond: Pond, scenario: str) -> dict[str, int]:
    """What each completed goal is worth (KOI-GOAL-10 to 19)."""
    blocks = pond.data["goals"]
    found = {}
    for goal in pond.done():
        block = blocks[goal]
        points = 0
        if goal == "branches":
            points = sum(block[size]["vp"] for size in pond.branches)
        elif goal == "bridge":
            bridge = pond.goal_shores[goal]
            seen = {cell for one in bridge.cells for cell in pond.ray(one, bridge.facing)}
            if pond.rulings["bridge_counts"] == "water":
                seen = {cell for cell in seen if pond.is_water_space(cell)}
            points = len(seen) * block["vp_per_water_space_in_front"]
        elif goal == "statue":
            statue = pond.goal_shores[goal]
            row = set(pond.ray(statue.middle, statue.facing))
            front = [fish for fish in pond.fish() if fish & row and speaks(fish, pond, scenario)]
            points = len(front) * block["vp_per_koi_in_front"]
        elif goal == "shishi_odoshi":
            near = [fish for fish in pond.fish() if touch(fish, pond.shishi_odoshi)]
            near = [fish for fish in near if speaks(fish, pond, scenario)]
            points = len(near) * block["vp_per_adjacent_koi"]
        elif goal == "century_carp":
            counts = pond.rulings["century_carp_counts_as_koi"]
            points = comfort(pond.century_carp, block["base_vp"], pond, counts, scenario)
        elif goal == "path":
            points = last_of(block["vp_table"], len(pond.path))
        elif goal == "willow":
            points = block["vp"]
        elif goal == "waterfall":
            full = all(cell in pond.standing for cell in pond.spring)
            points = block["vp_spring_full"] if full else block["vp"]
        elif goal == "turtle":
            assert pond.turtle is not None
            empty = [cell for cell in around(pond.turtle) if pond.is_empty_water(cell)]
            points = last_of(block["vp_table"], len(empty))
        found[goal] = points
    return found


def is_lit(pond: Pond) -> bool:
    """The path joins a lantern to the statue (KOI-SOLO-10, 11)."""
    least = pond.data["solo"]["scenarios"]["lit_path"]["path_min_tiles"]
    if "statue" not in pond.goal_shores:
        return False
    statue = [pond.goal_shores["statue"].middle]
    lanterns = [shore.middle for shore in pond.lanterns()]
    for start in range(len(pond.path)):  # every stretch that is long enough
        for end in range(start + least, len(pond.path) + 1):
            one, other = [pond.path[start]], [pond.path[end - 1]]
            for near, far in ((one, other), (other, one)):
                if touch(near, statue) and touch(far, lanterns):
                    return True
    return False


def score(pond: Pond, own: Possessions, data: Data, scenario: str = "none") -> dict[str, Any]:
    """The score sheet of section 15 (KOI-SCORE-01 to 06)."""
    fish = []
    for koi in pond.koi:
        points = comfort(koi.cells, data["koi"][koi.size]["base_vp"], pond, True, scenario)
        surrounded = is_surrounded(koi.cells, pond)
        fish.append({"at": koi.token, "size": koi.size, "surrounded": surrounded, "vp": points})
    lanterns = []
    for shore in pond.lanterns():
        lanterns.append({"at": at(shore.middle), "vp": lantern_points(shore, pond)})
    scrolls = []
    for scroll in own.scrolls:
        scrolls.append({"scroll": scroll, "vp": scroll_points(scroll, pond, own, scenario)})
    goals = goal_points(pond, scenario)
    sheet: dict[str, Any] = {
        "koi": fish,
        "lanterns": lanterns,
        "scrolls": scrolls,
        "goals": goals,
        "koi_total": sum(one["vp"] for one in fish),
        "lantern_total": sum(one["vp"] for one in lanterns),
        "scroll_total": sum(one["vp"] for one in scrolls),
        "goal_total": sum(goals.values()),
        "luck": own.luck * data["scoring"]["luck_each"],
    }
    parts = ("koi_total", "lantern_total", "scroll_total", "goal_total", "luck")
    sheet["total"] = sum(sheet[part] for part in parts)
    if scenario == "lit_path":
        sheet["lit_path"] = is_lit(pond)
    return sheet


def title(
    total: int,
    done: Iterable[str],
    in_play: Iterable[str],
    data: Data,
    scenario: str = "none",
    lit: bool = False,
) -> str | None:
    """The best title that a solo game earns, if any (KOI-SOLO-08 to 12)."""
    solo = data["solo"] if scenario == "none" else data["solo"]["scenarios"][scenario]
    wanted = set(in_play)
    reached = wanted & set(done)
    if scenario == "lit_path" and not lit:
        return None
    best = None
    least = -1
    for band in solo["bands"]:
        enough = len(reached) >= band.get("goals", len(wanted))
        if enough and least < band["min"] <= total:
            least = band["min"]
            best = str(band["title"])
    return best


# The game.

STORED = {"w": "water", "f": "foliage", "s": "shore", "S": "small", "M": "medium", "L": "large"}
SIZES = {"S": "small", "M": "medium", "L": "large"}
CONTAINED = ("water", "foliage", "shore", "lily", "lantern", "storage_expansion")


class Outcome(NamedTuple):
    """How a game ended."""

    reason: str
    totals: list[int]  # by seat
    order: list[int]  # seats, the winner first
    title: str | None  # only alone


@dataclass
class Seat:
    """One pond and all that belongs to it."""

    pond: Pond
    coins: int = 0
    luck: int = 0
    expansions: int = 0
    storage: Counter[str] = field(default_factory=Counter)
    cards: list[str] = field(default_factory=list)  # in the order taken


class Table:
    """A game of Koi, played word by word.

    Phases: first, goal and deal in the set-up; start until Meditate or Work is chosen; churn, med,
    rain and refill while meditating; work, second, land and path while working; post and branch
    after that; discard and restock at the end of a turn; remove after a purchase; over.
    """

    def __init__(self, data: Data, seats: int, options: Mapping[str, str]) -> None:
        self.data = data
        self.rulings = data["rulings"]
        self.seats = seats
        self.solo = seats == 1
        self.scenario = options.get("scenario", "none")
        self.wish = options.get("goals", "usual")
        first = options.get("first", "random")
        self.check_options()

        self.cards: dict[str, Mapping[str, Any]] = {}
        for card in data["deck"]["cards"]:
            if card["min_players"] <= max(seats, 2):  # KOI-SETUP-04
                self.cards[card["id"]] = card
        self.deck = list(self.cards)  # a bag: what comes next is chance's affair
        self.row: list[str | None] = [None] * 5  # slot 1 first
        self.slots = sorted(data["slots"]["list"], key=lambda slot: int(slot["slot"]))
        self.discarded: list[str] = []

        self.supply = {name: data["tiles"][name]["count"] for name in CONTAINED}
        self.supply |= {"coins": data["tokens"]["coins"], "luck": data["tokens"]["luck"]}
        for size in SIZES.values():
            removed = data["setup"]["removed_koi"][str(seats)][size]
            self.supply[size] = data["koi"][size]["count"] - removed

        self.at = [Seat(Pond(data)) for _ in range(seats)]
        start = data["tiles"]["spring"]
        spring = spell_token("O", tuple(start["start_at"]), start["start_rotation"])
        for one in self.at:
            one.pond.lay(spring, Possessions())

        self.first = 0
        self.round = 0
        self.position = 0  # in turn order, of the seat on turn
        self.seat = 0
        self.goals: list[str] = []  # in play
        self.goal_tiles: dict[str, int] = {}  # by the letter of their tokens
        self.to_draw = 0  # goals still to be drawn
        self.reason: str | None = None  # why the game is over, or will be
        self.last_round = -1
        self.idle = 0  # full rounds without a meditation
        self.meditated = False  # anybody in this round
        self.phase = "first"
        if first != "random":
            if int(first) > seats:
                raise ValueError(f"nobody has seat {first}")
            self.first = int(first) - 1
        if self.solo or first != "random":
            self.begin_goals()

    def check_options(self) -> None:
        """The options that go together."""
        if self.scenario != "none" and not self.solo:
            raise ValueError("a scenario is for one seat")
        if self.scenario not in ("none", *self.data["solo"]["scenarios"]):
            raise ValueError(f"unknown scenario {self.scenario}")
        if self.wish == "usual" or self.scenario in ("none", "hot_summer"):
            pass
        elif self.scenario == "lit_path" or self.wish != "random":
            raise ValueError("the scenario has its own goals")
        if self.wish not in ("usual", "random", "none"):
            chosen = self.wish.split("+")
            known = set(chosen) & set(GOALS.values())
            if len(chosen) != 3 or len(known) != 3:
                raise ValueError("three goals are chosen")

    # What everybody sees.

    @property
    def actor(self) -> int | str | None:
        """The seat to decide, from 0, or "chance"; None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in ("first", "goal", "deal", "churn", "refill", "restock"):
            return "chance"
        return self.seat

    @property
    def order(self) -> list[int]:
        """The seats in turn order."""
        return [(self.first + k) % self.seats for k in range(self.seats)]

    def possessions(self, seat: int) -> Possessions:
        own = self.at[seat]
        kinds = Counter(self.cards[card]["kind"] for card in own.cards)
        return Possessions(
            luck=own.luck,
            coins=own.coins,
            scrolls=tuple(
                self.cards[card]["scroll"]
                for card in own.cards
                if self.cards[card]["kind"] == "scroll"
            ),
            wells=kinds["well"],
            markets=kinds["market"],
            storages=kinds["storage"],
        )

    def line(self, seat: int) -> str:
        return self.at[seat].pond.line(self.possessions(seat))

    def capacity(self, seat: int) -> int:
        """KOI-STORE-02."""
        added = self.data["tiles"]["storage_expansion"]["adds_spaces"]
        return int(self.data["storage"]["base_spaces"] + added * self.at[seat].expansions)

    def spaces_used(self, seat: int) -> int:
        sizes = self.data["storage"]["sizes"]
        return sum(sizes[name] * n for name, n in self.at[seat].storage.items())

    def sheet(self, seat: int) -> dict[str, Any]:
        """A pond as it would be scored now."""
        own = self.possessions(seat)
        return score(self.at[seat].pond, own, self.data, self.scenario)

    def outcome(self) -> Outcome:
        """KOI-SCORE-07, KOI-SOLO-08."""
        assert self.reason is not None
        sheets = [self.sheet(seat) for seat in range(self.seats)]
        totals = [sheet["total"] for sheet in sheets]

        def rank(seat: int) -> list[int]:
            keys = {"coins": self.at[seat].coins, "later_seat": self.order.index(seat)}
            return [totals[seat], *(keys[key] for key in self.data["scoring"]["tie_break"])]

        order = sorted(range(self.seats), key=rank, reverse=True)
        earned = None
        if self.solo:
            lit = sheets[0].get("lit_path", False)
            done = self.at[0].pond.done()
            earned = title(totals[0], done, self.goals, self.data, self.scenario, lit)
        return Outcome(self.reason, totals, order, earned)

    # Words.

    def legal(self) -> dict[str, int]:
        """Every word that may come next, with its weight if it is chance's."""
        return dict.fromkeys(self.words(), 1)

    def words(self) -> Iterator[str]:
        phase = self.phase
        if phase == "first":
            yield from (f"first:P{seat + 1}" for seat in range(self.seats))
        elif phase == "goal":
            yield from (f"goal:{goal}" for goal in self.drawable())
        elif self.actor == "chance":
            yield from self.deck
        elif phase == "start":
            yield from self.start_words()
        elif phase == "med":
            yield from self.med_words()
            yield from self.luck_words()
        elif phase == "rain":
            words = [word for kind in self.falling for word in self.placing("=", kind)]
            yield from words or ["-"]
            yield from self.luck_words()
        elif phase == "work":
            yield from self.work_words()
            yield from self.luck_words()
            yield "-"
        elif phase in ("second", "branch"):
            if phase == "branch" or self.own.storage["water"]:
                yield from self.placing("=", "w")
            yield from self.luck_words()
            yield "-"
        elif phase == "land":
            yield from (f"={text}" for text in self.own.pond.landings(self.lifted))
            yield from self.luck_words()
        elif phase == "path":
            yield from self.placing("", "N")
            yield from self.luck_words()
            yield "-"
        elif phase == "post":
            yield from self.goal_words()
            yield from self.luck_words()
            yield "-"
        elif phase == "discard":
            yield from (f"x{k}" for k, name in STORED.items() if self.own.storage[name])
            yield from self.luck_words()
        elif phase == "remove":
            yield from (f"rm{k}" for k, size in SIZES.items() if self.supply[size])

    def play(self, word: str) -> None:
        """Follow one word, if it may come now."""
        if word not in self.legal():
            raise ValueError(f"{word!r} cannot come now")
        self.follow(word)

    def follow(self, word: str) -> None:
        """What happens with a legal word."""
        if self.phase == "first":
            self.first = int(word.removeprefix("first:P")) - 1
            self.begin_goals()
        elif self.phase == "goal":
            self.goals.append(word.removeprefix("goal:"))
            self.draw_goals()
        elif self.actor == "chance":
            self.draw(word)
        elif word.startswith("!"):
            self.spend(word[1])
        elif self.phase == "start":
            self.begin_action(word)
        elif self.phase == "med":
            self.meditate_on(word)
        elif self.phase == "rain":
            self.rain(word)
        elif self.phase == "work":
            self.work(word)
        elif self.phase == "second":
            self.second(word)
        elif self.phase == "land":
            self.own.pond.land(self.lifted, word[1:])
            self.offer_path(self.rulings["move_triggers_path"])
        elif self.phase == "path":
            self.lay_path(word)
        elif self.phase == "post":
            self.after_action(word)
        elif self.phase == "branch":
            self.branch(word)
        elif self.phase == "discard":
            self.give_back(STORED[word[1]])
            self.end_turn()
        elif self.phase == "remove":
            self.supply[SIZES[word[2]]] -= 1
            self.resume(self.resumed)

    # Set-up.

    def drawable(self) -> list[str]:
        return sorted(set(GOALS.values()) - set(self.goals))

    def begin_goals(self) -> None:
        """Which goals are in play, or how many are drawn (KOI-SETUP-08, KOI-SOLO-10, 12)."""
        usual: Any = "random"
        if self.scenario != "none":
            usual = self.data["solo"]["scenarios"][self.scenario].get("goals", "random3")
            if self.wish == "random" and self.scenario == "imperial_lake":
                usual = "random5"
        if self.wish not in ("usual", "random"):
            usual = [] if self.wish == "none" else self.wish.split("+")
        if isinstance(usual, str):
            self.to_draw = int(usual.removeprefix("random") or 3)
        else:
            self.goals = list(usual)
        self.draw_goals()

    def draw_goals(self) -> None:
        if len(self.goals) < self.to_draw:
            self.phase = "goal"
            return
        for letter, goal in GOALS.items():
            if goal not in self.goals:
                continue
            block = self.data["goals"][goal]
            if letter in BRANCHES:
                self.goal_tiles[letter] = 1  # one of each size (section 2.3)
            elif block["all_tiles"]:
                self.goal_tiles[letter] = block["tiles"]
            else:
                copies = self.data["setup"]["goal_copies"][str(self.seats)]
                self.goal_tiles[letter] = min(copies, block["tiles"])
        self.hand_out()
        self.phase = "deal"

    def hand_out(self) -> None:
        """Coins, luck and the first tiles (KOI-SETUP-03, 07)."""
        setup = self.data["setup"]
        for position, seat in enumerate(self.order):
            self.seat = seat
            self.receive("coins", setup["start_coins"])
            self.receive("luck", setup["start_luck"])
            for name, number in setup["start_tiles"][str(position + 1)].items():
                self.receive(name, number)

    @property
    def own(self) -> Seat:
        """The seat on turn."""
        return self.at[self.seat]

    def receive(self, name: str, number: int) -> None:
        """Take from the supply, as far as it goes (KOI-CARD-09, AMB-18)."""
        number = min(number, self.supply[name])
        self.supply[name] -= number
        if name == "coins":
            self.own.coins += number
        elif name == "luck":
            self.own.luck += number
        elif name == "storage_expansion":
            self.own.expansions += number
        else:
            self.own.storage[name] += number

    def pay(self, coins: int) -> None:
        self.own.coins -= coins
        self.supply["coins"] += coins

    def give_back(self, tile: str) -> None:
        self.own.storage[tile] -= 1
        self.supply[tile] += 1

    # Chance and the row.

    def draw(self, card: str) -> None:
        """A card comes from the deck: into the row, or away (KOI-SOLO-02)."""
        self.deck.remove(card)
        if not self.deck:
            self.trigger("deck")
        if self.phase == "churn":
            self.discarded.append(card)
            self.go_on_meditating()
            return
        empty = [k for k, other in enumerate(self.row) if other is None]
        self.row[empty[-1]] = card  # the right-most slot; when one is empty, slot 1
        if self.phase == "refill":
            self.phase = "post"
        elif self.phase == "deal" and None not in self.row:
            self.begin_round()
        elif self.phase == "restock":
            self.restock()

    def close_row(self) -> None:
        """Cards slide right; empty slots are left on the left (KOI-MED-05, 06)."""
        cards = [card for card in self.row if card is not None]
        self.row = [None] * (len(self.row) - len(cards)) + list(cards)

    def trigger(self, reason: str) -> None:
        """The end is near; a second trigger changes nothing (KOI-END-02, 03)."""
        if self.reason is None:
            self.reason = reason
            self.last_round = self.round + 1

    # Rounds and turns.

    def begin_round(self) -> None:
        self.round += 1
        self.meditated = False
        self.position = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.seat = self.order[self.position]
        self.goals_left = self.rulings["goals_per_turn_multiplayer"]
        self.phase = "start"

    def end_turn(self) -> None:
        """Storage is checked, alone the row is refilled, the next seat follows (KOI-TURN-05)."""
        if self.spaces_used(self.seat) > self.capacity(self.seat):
            self.phase = "discard"
        elif self.solo:
            self.restock()
        else:
            self.next_turn()

    def restock(self) -> None:
        """KOI-SOLO-04."""
        self.close_row()
        if self.deck and None in self.row:
            self.phase = "restock"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.position += 1
        if self.position < self.seats:
            self.begin_turn()
            return
        self.idle = 0 if self.meditated else self.idle + 1
        if self.round == self.last_round:
            self.phase = "over"
            return
        if not self.solo and self.idle >= self.rulings["idle_rounds_limit"]:
            self.trigger("idle")  # KOI-END-05
        self.begin_round()

    def start_words(self) -> Iterator[str]:
        for slot, card in enumerate(self.row):
            if card is not None and self.slots[slot]["cost"] <= self.own.coins:
                yield f"M{slot + 1}"  # KOI-MED-01, 02
        yield "W"
        yield from self.luck_words()

    def begin_action(self, word: str) -> None:
        if word == "W":
            self.begin_work()
        else:
            self.take_card(int(word[1:]) - 1)

    # Buying and luck.

    def price(self, size: str, change: int) -> int:
        """KOI-BUY-04."""
        return max(0, int(self.data["koi"][size]["cost"]) + change)

    def for_sale(self, change: int) -> list[str]:
        """The letters of the sizes that can be bought now (KOI-BUY-02)."""
        found = []
        for letter, size in SIZES.items():
            if self.supply[size] and self.price(size, change) <= self.own.coins:
                found.append(letter)
        return found

    def buy(self, size: str, change: int, then: str) -> None:
        """A koi goes to storage (KOI-BUY-02); alone another leaves (KOI-SOLO-05)."""
        self.pay(self.price(size, change))
        self.receive(size, 1)
        left = sum(self.supply[other] for other in SIZES.values())
        if not self.solo:
            if left == 0:
                self.trigger("koi")
        elif left:
            other = self.data["solo"]["remove_on_buy"][size]
            if self.supply[other] == 0:
                self.phase = "remove"
                self.resumed = then
                return
            self.supply[other] -= 1
        self.resume(then)

    def resume(self, phase: str) -> None:
        self.phase = phase
        if phase == "med":
            self.go_on_meditating()
        self.still_open()

    def luck_words(self) -> Iterator[str]:
        """KOI-LUCK-01, 05, 06."""
        if not self.own.luck:
            return
        for option in self.data["luck"]["options"]:
            if any(self.supply[name] for name in option):
                yield f"!{next(iter(option))[0]}"
        yield from (f"!{letter}" for letter in self.for_sale(self.surcharge))

    @property
    def surcharge(self) -> int:
        return int(self.data["koi"]["surcharge_luck"])

    def spend(self, letter: str) -> None:
        self.own.luck -= 1
        self.supply["luck"] += 1
        if letter in SIZES:
            self.buy(SIZES[letter], self.surcharge, self.phase)
            return
        for option in self.data["luck"]["options"]:
            if next(iter(option))[0] == letter:
                for name, number in option.items():
                    self.receive(name, number)
        self.still_open()

    def still_open(self) -> None:
        """What was spent within an effect may be what it needed (KOI-LUCK-06)."""
        if self.phase == "second":
            self.offer_second()
        elif self.phase == "branch":
            self.offer_branch_water()
        elif self.phase == "path" and self.own.coins < self.data["goals"]["path"]["pays_coins"]:
            self.phase = self.back_from_path()

    # Meditate.

    def take_card(self, slot: int) -> None:
        """Pay, take the card, alone discard another (KOI-MED-01, 02, KOI-SOLO-02)."""
        block = self.slots[slot]
        self.slot = slot
        self.meditated = True
        self.pay(block["cost"])
        card = self.row[slot]
        assert card is not None
        self.row[slot] = None
        self.own.cards.append(card)
        kind = self.cards[card]["kind"]
        if kind == "storage":
            self.receive("storage_expansion", 1)  # KOI-CARD-03
        self.reward_due = bool(block["reward"]) or block["buy_koi"]
        self.card_due = kind in ("market", "rain", "well")
        self.phase = "med"
        if self.solo and slot == 0 and self.deck:
            self.phase = "churn"
            return
        if self.solo and slot > 0:
            left = self.row[slot - 1]
            if left is not None:
                self.row[slot - 1] = None
                self.discarded.append(left)
        self.go_on_meditating()

    def go_on_meditating(self) -> None:
        """When card and reward are done the row is refilled (KOI-MED-05, KOI-SOLO-04)."""
        self.phase = "med"
        if self.reward_due or self.card_due:
            return
        self.phase = "post"
        if not self.solo:
            self.close_row()
            if self.deck:
                self.phase = "refill"

    @property
    def card(self) -> Mapping[str, Any]:
        """The card just taken."""
        return self.cards[self.own.cards[-1]]

    @property
    def discount(self) -> int:
        return -int(self.data["koi"]["discount_market"])

    def med_words(self) -> Iterator[str]:
        """KOI-MED-03, 04, KOI-CARD-04, 06, 08."""
        if self.reward_due:
            yield "R"
            if self.slots[self.slot]["buy_koi"]:
                yield from (f"R${letter}" for letter in self.for_sale(0))
        if self.card_due:
            kind = self.card["kind"]
            if kind == "well":
                yield from (f"C{k + 1}" for k in range(len(self.card["options"])))
            else:
                yield "C"
            if kind == "market":
                sizes = list(SIZES)
                for letter in self.for_sale(self.discount):
                    yield f"C{1 + sizes.index(letter)}"

    def meditate_on(self, word: str) -> None:
        kind = self.card["kind"]
        if word[0] == "R":
            self.reward_due = False
            if len(word) > 1:
                self.buy(SIZES[word[2]], 0, "med")
                return
            for name, number in self.slots[self.slot]["reward"].items():
                self.receive(name, number)
        elif kind == "well":
            self.card_due = False
            for name, number in self.card["options"][int(word[1:]) - 1].items():
                self.receive(name, number)
        elif kind == "market":
            self.card_due = False
            if len(word) > 1:
                size = list(SIZES.values())[int(word[1:]) - 1]
                self.buy(size, self.discount, "med")
                return
        else:
            self.begin_rain()
            return
        self.go_on_meditating()

    def begin_rain(self) -> None:
        """The tiles that the supply has must be placed at once (KOI-CARD-06, 07)."""
        self.card_due = False
        letters = {"water": "w", "foliage": "f", "shore": "s"}
        self.falling: Counter[str] = Counter()
        for name, number in self.card["tiles"].items():
            self.falling[letters[name]] = min(number, self.supply[name])
            self.supply[name] -= self.falling[letters[name]]
        self.falling = +self.falling
        if self.falling:
            self.phase = "rain"
        else:
            self.go_on_meditating()

    def rain(self, word: str) -> None:
        if word == "-":
            for kind, number in self.falling.items():
                self.supply[STORED[kind]] += number
            self.falling.clear()
        else:
            self.lay(word[1:])
            self.falling[word[1]] -= 1
        self.falling = +self.falling
        if not self.falling:
            self.go_on_meditating()

    # Work.

    def placing(self, prefix: str, kind: str) -> list[str]:
        places = self.own.pond.places(kind, self.possessions(self.seat))
        return [f"{prefix}{text}" for text in places]

    def lay(self, text: str) -> None:
        self.own.pond.lay(text, self.possessions(self.seat))

    def begin_work(self) -> None:
        """KOI-WORK-01, KOI-SOLO-03."""
        self.sensei_left = self.data["work"]["sensei_actions_per_turn"]
        kinds = Counter(self.cards[card]["kind"] for card in self.own.cards)
        self.helpers = {kind: kinds[kind] for kind in self.data["deck"]["helper_kinds"]}
        self.phase = "work"
        if self.solo:
            shown = [slot for slot, card in enumerate(self.row) if card is not None]
            if shown:
                card = self.row[shown[-1]]
                assert card is not None
                self.row[shown[-1]] = None
                self.discarded.append(card)

    def work_words(self) -> Iterator[str]:
        """KOI-WORK-02 to 07: each box by the sensei, and by an unused helper."""
        helper_of = self.data["work"]["helper_of"]
        for box, words in self.box_words().items():
            if self.sensei_left:
                yield from words
            if box == "lantern" and self.rulings["lantern_from"] != "supply":
                continue  # AMB-01: storage never holds a lantern
            if self.helpers[helper_of[box]]:
                yield from (f"+{word}" for word in words)

    def box_words(self) -> dict[str, list[str]]:
        """What each box of the sensei board allows now."""
        storage, pond = self.own.storage, self.own.pond
        found: dict[str, list[str]] = {}
        found["water"] = self.placing("", "w") if storage["water"] else []
        found["foliage"] = self.placing("", "f") if storage["foliage"] else []
        found["lily"] = self.placing("", "y") if self.supply["lily"] else []
        found["shore"] = self.placing("", "s") if storage["shore"] else []
        found["lantern"] = self.placing("", "l") if self.supply["lantern"] else []
        found["koi"] = []
        for letter, size in KOI.items():
            if storage[size]:
                found["koi"] += self.placing("", letter)
        found["move"] = []
        for number in range(len(pond.koi)):
            if pond.is_movable(number):
                found["move"].append(f"mv{number}")
        return found

    def work(self, word: str) -> None:
        if word == "-":
            self.phase = "post"
            return
        text = word.removeprefix("+")
        boxes = {"w": "water", "f": "foliage", "y": "lily", "s": "shore", "l": "lantern"}
        box = "move" if text.startswith("mv") else boxes.get(text[0], "koi")
        if word.startswith("+"):
            self.helpers[self.data["work"]["helper_of"][box]] -= 1
        else:
            self.sensei_left -= 1
        if box == "move":
            self.lifted = int(text[2:])
            self.own.pond.lift(self.lifted)
            self.phase = "land"
            return
        self.lay(text)
        if box in ("water", "foliage", "shore"):
            self.own.storage[box] -= 1
        if box in ("lily", "lantern"):
            self.supply[box] -= 1
        if box == "water":
            self.to_place = self.data["work"]["water_up_to"] - 1
            self.offer_second()
        if box == "lantern":
            self.receive("luck", self.data["tiles"]["lantern"]["gains_luck"])  # KOI-LUCK-03
        if box == "koi":
            self.own.storage[KOI[text[0]]] -= 1
            self.offer_path(True)

    def offer_second(self) -> None:
        """KOI-WORK-08."""
        luck = self.own.luck and any("water" in one for one in self.data["luck"]["options"])
        more = self.own.storage["water"] > 0 or bool(luck and self.supply["water"])
        self.phase = "second" if self.to_place > 0 and more else "work"

    def second(self, word: str) -> None:
        if word == "-":
            self.phase = "work"
            return
        self.lay(word[1:])
        self.own.storage["water"] -= 1
        self.to_place -= 1
        self.offer_second()

    def offer_path(self, triggered: bool) -> None:
        """KOI-GOAL-16, 20."""
        self.phase = self.back_from_path()
        if not triggered or not self.goal_tiles.get("N"):
            return
        if self.own.coins < self.data["goals"]["path"]["pays_coins"]:
            return
        if self.placing("", "N"):
            self.phase = "path"

    def back_from_path(self) -> str:
        """A century carp may bring a path tile too, after the work (AMB-11)."""
        limit = self.rulings["goals_per_turn_multiplayer"]
        return "work" if self.goals_left == limit else "post"

    def lay_path(self, word: str) -> None:
        self.phase = self.back_from_path()
        if word != "-":
            self.lay(word)
            self.goal_tiles["N"] -= 1
            self.pay(self.data["goals"]["path"]["pays_coins"])

    # After the action.

    def goal_words(self) -> Iterator[str]:
        """KOI-GOAL-01 to 05, KOI-SOLO-06."""
        if not self.solo and self.goals_left <= 0:
            return
        for letter, number in self.goal_tiles.items():
            if letter == "N" or number == 0 or self.goal_price(letter) > self.own.coins:
                continue
            yield from self.placing("G", letter)

    def goal_price(self, letter: str) -> int:
        return int(self.data["goals"][GOALS[letter]].get("pays_coins", 0))

    def after_action(self, word: str) -> None:
        if word == "-":
            self.end_turn()
            return
        text = word.removeprefix("G")
        letter = read_token(text).kind
        self.pay(self.goal_price(letter))
        self.lay(text)
        self.goal_tiles[letter] -= 1
        self.goals_left -= 1
        if letter == "Z":
            self.offer_path(self.rulings["century_carp_brings_path"])
        if letter in BRANCHES:
            self.to_place = self.data["goals"]["branches"]["bonus_water_up_to"]
            self.offer_branch_water()

    def offer_branch_water(self) -> None:
        """KOI-GOAL-23."""
        again = self.to_place > 0 and self.supply["water"] > 0
        self.phase = "branch" if again else "post"

    def branch(self, word: str) -> None:
        if word == "-":
            self.phase = "post"
            return
        self.lay(word[1:])
        self.supply["water"] -= 1
        self.to_place -= 1
        self.offer_branch_water()
