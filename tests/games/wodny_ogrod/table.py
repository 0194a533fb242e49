"""Ways for the tests of Wodny ogród to get to a position and to ask about it.

`unfilled` stands before the first draw, `dealt` at the first turn, `at` anywhere else: gardens are
told in the notation of the rules.  `walk` plays at random, `box_with` has other tiles or areas.
`look` and `plot` read a position off the state, and `ways` lists from the rules where a piece fits:
nothing here asks the engine.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from pondside.games import load
from pondside.games.wodny_ogrod import phases
from pondside.games.wodny_ogrod.tables import stock_text
from pondside.games.wodny_ogrod.view import GardenView
from pondside.kernel.game import CHANCE, Box
from pondside.kernel.match import Match

GAME = load("wodny_ogrod")
BOX = GAME.open_box(None)

Cell = tuple[int, int]  # row and column from 0

SIDE = 12
GRID = [(r, c) for r in range(SIDE) for c in range(SIDE)]
KINDS = ("I2", "I3", "L3", "S1")
STATUS = ("open", "lost", "won")
TILES = tuple(f"T{n:02}" for n in range(1, 65))
Q = "oo#/#../##o"  # the trial tile of the rules
BAR = "#######"
LAYING = GAME.kinds["decoration"].stop  # lower codes lay something, and end with the anchor
END = GAME.kinds["end"].start


# Cells and gardens


def cell_name(cell: Cell) -> str:
    return f"{'abcdefghijkl'[cell[1]]}{cell[0] + 1}"


def cell_of(name: str) -> Cell:
    return int(name[1:]) - 1, "abcdefghijkl".index(name[0])


def cells(names: str) -> list[Cell]:
    """Cells by name, such as `b2 d1-i1 a4-b12`: a run is the whole box between two cells."""
    found = []
    for name in names.replace(",", " ").split():
        start, _, end = name.partition("-")
        (top, left), (bottom, right) = cell_of(start), cell_of(end or start)
        found += [(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)]
    return found


def beside(some: Collection[Cell]) -> set[Cell]:
    """The cells that touch some cells from outside."""
    near = {(r + dr, c + dc) for r, c in some for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return (near - set(some)) & set(GRID)


def drawn(ground: str = ".", **signs: str) -> str:
    """A garden of one sign, with others on some cells: water, koi, lily, bare, d1 to d9."""
    found = dict.fromkeys(GRID, ground)
    names = {"water": "~", "koi": "K", "lily": "L", "bare": "."}
    for name, where in signs.items():
        found.update(dict.fromkeys(cells(where), names.get(name, name[-1])))
    return "/".join("".join(found[r, c] for c in range(SIDE)) for r in range(SIDE))


def water(where: str) -> str:
    """Water on some cells, all else empty."""
    return drawn(water=where)


def but(where: str) -> str:
    """Water everywhere but on some cells."""
    return drawn("~", bare=where)


EMPTY = drawn()
FULL = drawn("~")


def signs_of(garden: str) -> dict[Cell, str]:
    """What lies on the cells of a garden that are covered."""
    rows = garden.split("/")
    assert [len(row) for row in rows] == [SIDE] * SIDE, garden
    return {(r, c): rows[r][c] for r, c in GRID if rows[r][c] != "."}


def lines_of(covered: Collection[Cell]) -> set[tuple[str, int]]:
    """The full rows and columns."""
    rows = {("row", r) for r in range(SIDE) if all((r, c) in covered for c in range(SIDE))}
    return rows | {("col", c) for c in range(SIDE) if all((r, c) in covered for r in range(SIDE))}


# Pieces


def turned(art: str, orientation: int) -> str:
    """A piece as it looks in an orientation, told like the piece."""
    rows = art.split("/")
    if orientation >= 4:
        rows = [row[::-1] for row in rows]
    for _ in range(orientation % 4):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return "/".join(rows)


def laid(art: str, way: str) -> dict[Cell, str]:
    """What a piece puts on which cells if it is laid such as `2@b1`."""
    orientation, _, anchor = way.partition("@")
    top, left = cell_of(anchor)
    symbol = "K" if orientation in "0123" else "L"
    return {
        (top + r, left + c): symbol if sign == "o" else "~"
        for r, row in enumerate(turned(art, int(orientation)).split("/"))
        for c, sign in enumerate(row)
        if sign != "."
    }


def ways(art: str, barred: Collection[Cell] = ()) -> list[str]:
    """Every way to lay a piece on the grid off some cells, such as `2@b1`."""
    found, looks, off = [], set(), frozenset(barred)
    for orientation in range(8):
        rows = turned(art, orientation).split("/")
        look = (tuple(rows), "o" in art and orientation >= 4)
        if look in looks:
            continue
        looks.add(look)
        own = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."]
        for top in range(SIDE - len(rows) + 1):
            for left in range(SIDE - len(rows[0]) + 1):
                if not any((top + r, left + c) in off for r, c in own):
                    found.append(f"{orientation}@{cell_name((top, left))}")
    return found


def art_of(box: Box, id: str) -> str:
    """A piece of a box as the rules write it."""
    groups = (("water_tiles", "tile"), ("bonus_tokens", "type"), ("decorations", "shape"))
    for group, one in groups:
        for piece in box.facts[group][one]:
            if piece["id"] == id:
                return "/".join(piece["art"])
    raise KeyError(id)


def shape_of(box: Box, some: Collection[Cell]) -> int:
    """Which decoration of a box has this shape."""
    top, left = min(r for r, _ in some), min(c for _, c in some)
    own = {(r - top, c - left) for r, c in some}
    for k, shape in enumerate(box.facts["decorations"]["shape"]):
        for orientation in range(8):
            if set(laid("/".join(shape["art"]), f"{orientation}@a1")) == own:
                return k
    raise AssertionError(f"no decoration has the shape of {sorted(some)}")


# Boxes


@cache
def own_box(text: str) -> Box:
    """The box of an owner's file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        file.write_text(text, encoding="utf-8")
        return GAME.open_box(str(file))


def edited(text: str, changes: Mapping[str, str]) -> str:
    """A component file with every change made wherever it applies."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def box_with(changes: Mapping[str, str] | None = None, /, **parts: str) -> Box:
    """The stock box with other parts and with changes of its text.

    A part is a tile, T01="oo#/#../##o", or the areas of a layout, A1="1:f6 a:c3,d3,c4 A:e5,f5".
    """
    text = edited(stock_text(), changes or {})
    for id, told in parts.items():
        if id in TILES:
            rows = ", ".join(f'"{row}"' for row in told.split("/"))
            text, n = re.subn(rf'(id = "{id}"\nart = )\[.+\]', rf"\1[{rows}]", text)
        else:
            rows = "".join(f'  "{row}",\n' for row in map_of(told).split("/"))
            text, n = re.subn(
                rf'(id = "{id}"\n(?:.+\n)+?map = \[\n)(?:  ".+\n)+\]', rf"\1{rows}]", text
            )
        assert n == 1, id
    return own_box(text)


def map_of(areas: str) -> str:
    """The drawing of the areas of a layout."""
    found = dict.fromkeys(GRID, ".")
    for area in areas.split():
        sign, _, where = area.partition(":")
        found.update(dict.fromkeys(cells(where), sign))
    return "/".join("".join(found[r, c] for c in range(SIDE)) for r in range(SIDE))


def areas_of(box: Box, layout: str) -> dict[str, list[Cell]]:
    """The areas of a layout by their signs, in the order in which a state counts them."""
    drawing = next(one["map"] for one in box.facts["layouts"]["layout"] if one["id"] == layout)
    found = _areas("/".join(drawing))
    return {sign: found[sign] for sign in box.names[f"areas {layout}"]}


@cache
def _areas(drawing: str) -> dict[str, list[Cell]]:
    found: dict[str, list[Cell]] = {}
    rows = drawing.split("/")
    for r, c in GRID:
        if rows[r][c] != ".":
            found.setdefault(rows[r][c], []).append((r, c))
    return found


def in_order(signs: Iterable[str]) -> str:
    """Marked areas as a list: L areas, then squares."""
    return " ".join(sorted(signs, key=lambda sign: (sign.isdecimal(), sign)))


# Side A with a few decoration areas, and the tiles Q and BAR.
AREAS = box_with(
    A1="A:e5,f5", A2="A:a1,b1", A3="A:c3,d3 B:e3,f3", A4="A:l5,l6", T01=Q, T02=BAR
)  # fmt: skip


# Matches


def unfilled(seats: int = 2, *, seed: str = "1", box: Box = BOX, **options: str) -> Match:
    """A match before its first draw."""
    return Match(GAME, box, seats, options, seed)


def dealt(seats: int = 2, *, seed: str = "1", box: Box = BOX, **options: str) -> Match:
    """A match at its first turn."""
    if box is BOX:
        return fork(_dealt(seats, seed, **{"first": "1", **options}))
    match = Match(GAME, box, seats, {"first": "1", **options}, seed)
    match.deal()
    return match


@cache
def _dealt(seats: int, seed: str, **options: str) -> Match:
    match = Match(GAME, BOX, seats, options, seed)
    match.deal()
    return match


def play(match: Match, words: str) -> Match:
    """Act for whoever is to act, chance included: one word after the other."""
    for word in words.split():
        match.play(word)
    return match


def at(
    *gardens: str,
    box: Box = BOX,
    hands: str | Sequence[str] = (),
    displays: Sequence[str] = (),
    bag: str | None = None,
    cards: str = "1234",
    passed: Collection[int] = (),
    seat: int = 0,
    sound: bool = True,
    **options: str,
) -> Match:
    """A match at the start of a seat's turn; there are as many seats as gardens.

    `hands` are those of all seats, or that of the seat on turn alone.  Seats without a display get
    four tiles.  Tiles that lie nowhere are in the bag, unless a bag is told; then those missing
    count as laid.  Edge tokens, areas and decoration areas stand as the gardens say.
    """
    n = len(gardens)
    match = Match(GAME, box, n, {"first": "1", **options}, "1")
    s: Any = match._states[0]
    names = list(box.names["tile"])
    lying = [display.split() for display in displays]
    rest = [tile for tile in names if not any(tile in display for display in lying)]
    if bag is not None:
        rest = [tile for tile in rest if tile not in bag.split()]
    while len(lying) < n:
        lying.append(rest[:4])
        rest = rest[4:]
    held = [hands if k == seat else "" for k in range(n)] if isinstance(hands, str) else hands
    in_bag = [names.index(tile) for tile in (rest if bag is None else bag.split())]
    s.bag[:] = 0
    s.bag[: len(in_bag)] = in_bag
    s.n_bag = len(in_bag)
    s.phase, s.seat, s.turn, s.owner = phases.PHASES.index("main"), seat, 1 + seat, 0
    for k in range(n):
        plan = s.gardens[k]
        if match.options["variant"] != "base":
            card = int(cards[k])
            s.cards[card - 1] = 1
            plan.layout = card + (4 if match.options["variant"] == "b" else 0)
        plan.passed = k in passed
        plan.display[: len(lying[k])] = [names.index(tile) for tile in lying[k]]
        plan.n_display = len(lying[k])
        for kind in held[k].split() if k < len(held) else ():
            plan.hand[KINDS.index(kind)] += 1
        _fill(box, s, plan, gardens[k])
    match.look()
    if sound:
        found = GAME.faults(box, match._states)
        # Other gardens may have taken the tiles that are missing.
        assert [one for one in found if bag is None or "WOD-DATA-05" not in one] == []
    return match


def _fill(box: Box, s: Any, plan: Any, garden: str) -> None:
    """Lay what a garden shows, and settle what it has won."""
    signs = signs_of(garden)
    for cell, sign in signs.items():
        word, bit = _bit(cell)
        plan.covered[word] |= bit
        if sign == "K":
            plan.koi[word] |= bit
        elif sign == "L":
            plan.lily[word] |= bit
        elif sign != "~":
            plan.decorated[word] |= bit
    for k, digit in enumerate(sorted(set(signs.values()) - set("~KL"))):
        own = [cell for cell, sign in signs.items() if sign == digit]
        for word, bit in map(_bit, own):
            plan.decoration[k, word] |= bit
        plan.shapes[k] = shape_of(box, own)
        s.supply[plan.shapes[k]] -= 1
        plan.n_decorations += 1
    full = lines_of(signs)
    for k, section in enumerate(box.facts["edge_sections"]["section"]):
        if any((section["kind"], line) in full for line in section["lines"]):
            plan.used |= 1 << k
    areas = areas_of(box, box.names["layout"][int(plan.layout)])
    marked = [own for sign, own in areas.items() if not sign.isupper()]
    for k, own in enumerate(marked):
        if all(cell in signs for cell in own):
            plan.done |= 1 << k
    for k, own in enumerate(own for sign, own in areas.items() if sign.isupper()):
        on = {signs[cell] for cell in own if cell in signs}
        if on:
            plan.deco_area[k] = STATUS.index("lost" if on & set("~KL") else "won")


def _bit(cell: Cell) -> tuple[int, int]:
    """Where a cell is in a set of the state: its word, and its bit there."""
    word, bit = divmod(cell[0] * SIDE + cell[1], 60)
    return word, 1 << bit


def ended(*gardens: str, **more: Any) -> Match:
    """A game that is over: no tile is left, so everybody has passed."""
    match = at(*gardens, displays=[""] * len(gardens), bag="", **more)
    for _ in gardens:
        match.play("pass" if len(gardens) > 1 else "stop")
    return match


def fork(match: Match) -> Match:
    """A second match in the same position."""
    other = copy.copy(match)
    other._states = match._states.copy()
    other._entries = list(match._entries)
    other._draws = dict(match._draws)
    return other


def walk(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A random game, handed out before its first action and after each.

    Seats lay their pieces rather to the top, so that lines and areas are filled, and keep a token
    now and then.
    """
    rng = random.Random(seed)
    match = unfilled(seats, seed="1", box=BOX, **options)
    yield match
    while not match.over:
        actions = match.actions()
        if END in actions and rng.random() < 0.4:
            actions = [END]
        elif match.actor != CHANCE:
            some = rng.choices(actions, k=40)
            laying = [action for action in some if action < LAYING] or some
            actions = sorted(laying, key=lambda action: action % (SIDE * SIDE))[:3]
        match.play(rng.choice(actions), quiet=True)
        yield match


# Reading


class Plot(NamedTuple):
    """What a seat has."""

    rows: tuple[str, ...]
    hand: str  # I2 S1
    display: str  # T01 T02 T03
    used: str  # sections whose token is won
    done: str  # marked areas whose token is won
    areas: dict[str, str]  # decoration areas: open, lost or won
    decorations: str  # D2 D3
    layout: str
    passed: bool

    @property
    def signs(self) -> dict[Cell, str]:
        return signs_of("/".join(self.rows))


class Look(NamedTuple):
    """A position."""

    phase: str
    actor: int
    turn: int
    seat: int  # whose turn it is
    owner: int
    moved: bool
    drawn: str | None
    bag: tuple[str, ...]
    supply: dict[str, int]
    plots: tuple[Plot, ...]

    @property
    def displays(self) -> list[str]:
        return [plot.display for plot in self.plots]


def shown_rows(garden: GardenView) -> list[str]:
    """A garden as a view tells it, cell by cell, in the notation."""
    signs = dict.fromkeys(garden.water, "~")
    told = list(garden.water)
    layers = [(group.cells, group.symbol[0].upper()) for group in garden.groups]
    layers += [(one.cells, str(k)) for k, one in enumerate(garden.decorations, 1)]
    layers += [(garden.spoiled, "X")]
    for cells, sign in layers:
        told += cells
        signs.update(dict.fromkeys(cells, sign))
    assert len(told) == len(signs), "a cell is told twice"
    return ["".join(signs.get(f"{c}{r}", ".") for c in "abcdefghijkl") for r in range(1, SIDE + 1)]


def plot(match: Match, seat: int = 0) -> Plot:
    s: Any = match._states[0]
    one, names = s.gardens[seat], match.box.names
    rows = [["."] * SIDE for _ in range(SIDE)]
    for r, c in _cells_in(one.covered.tolist()):
        rows[r][c] = "~"
    layers = [(one.koi, "K"), (one.lily, "L")]
    layers += [(one.decoration[k], str(k + 1)) for k in range(int(one.n_decorations))]
    for words, sign in layers:
        for r, c in _cells_in(words.tolist()):
            assert rows[r][c] == "~", "a symbol or a decoration where no token lies, or two"
            rows[r][c] = sign
    decorated = sorted(_cells_in(one.decorated.tolist()))
    assert decorated == [(r, c) for r, c in GRID if rows[r][c].isdecimal()]
    layout = names["layout"][int(one.layout)]
    areas = areas_of(match.box, layout)
    marked = [sign for sign in areas if not sign.isupper()]
    places = [sign for sign in areas if sign.isupper()]
    held = one.hand.tolist()
    shown = one.display[: one.n_display].tolist()
    shapes = one.shapes[: one.n_decorations].tolist()
    return Plot(
        rows=tuple("".join(row) for row in rows),
        hand=" ".join(kind for k, kind in enumerate(KINDS) for _ in range(held[k])),
        display=" ".join(names["tile"][tile] for tile in shown),
        used=" ".join(id for k, id in enumerate(names["section"]) if int(one.used) >> k & 1),
        done=in_order(sign for k, sign in enumerate(marked) if int(one.done) >> k & 1),
        areas={sign: STATUS[int(one.deco_area[k])] for k, sign in enumerate(places)},
        decorations=" ".join(names["shape"][shape] for shape in shapes),
        layout=layout,
        passed=bool(one.passed),
    )


def _cells_in(words: Sequence[int]) -> Iterator[Cell]:
    for k, word in enumerate(words):
        while word:
            low = (word & -word).bit_length() - 1
            yield divmod(60 * k + low, SIDE)
            word &= word - 1


def look(match: Match) -> Look:
    s: Any = match._states[0]
    tiles, phase = match.box.names["tile"], phases.PHASES[s.phase]
    return Look(
        phase=phase,
        actor=match.actor,
        turn=match.turn,
        seat=int(s.seat),
        owner=int(s.owner),
        moved=bool(s.moved),
        drawn=tiles[int(s.drawn)] if phase == "side" else None,
        bag=tuple(tiles[k] for k in sorted(s.bag[: s.n_bag].tolist())),
        supply={shape: int(s.supply[k]) for k, shape in enumerate(match.box.names["shape"])},
        plots=tuple(plot(match, seat) for seat in range(match.seats)),
    )


def reach_of(match: Match) -> dict[str, str]:
    """The tiles in reach of the seat on turn by their sources."""
    return {one.source: one.tile for one in match.view(None).reach}


def sorts(match: Match) -> dict[str, int]:
    """How many legal words there are of each sort: sources, tokens, plain words."""
    found: dict[str, int] = {}
    for word in match.words():
        sort = word.partition(".")[0]
        found[sort] = found.get(sort, 0) + 1
    return found


class Step(NamedTuple):
    """An action of a game that was played at random."""

    word: str
    actor: int
    before: Look
    after: Look


@cache
def steps(seats: int, seed: int, **options: str) -> tuple[Step, ...]:
    """A random game step by step, from its first draw to its end."""
    found: list[Step] = []
    before: Look | None = None
    for match in walk(seats, seed, **options):
        after = look(match)
        if before is not None:
            entry = match.entries[-1]
            found.append(Step(entry.word, entry.actor, before, after))
        before = after
    return tuple(found)
