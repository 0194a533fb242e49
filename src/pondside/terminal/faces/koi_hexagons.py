"""A pond of hexagons in a terminal: where each thing lies, as coloured signs, and a held piece.

Reads what lies in a pond of a view; knows how things lie, not whether they may.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from ...games.koi.facts import SIZES
from ...games.koi.tables import KINDS, N_TURNS, place_of
from ...games.koi.view import ThingView
from ...games.koi.words import SIGNS

Cell = tuple[int, int]  # q, r
ARROWS = ("→", "↗", "↖", "←", "↙", "↘")
_CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})", re.ASCII)
_WATER = "deep_sky_blue1 on dodger_blue3"
_STYLES = {
    "spring": "bold white on dodger_blue2",
    "water": _WATER,
    "foliage": "bold white on green4",
    "lily": "bold magenta on green4",
    "shore": "black on light_goldenrod3",
    "lantern": "bold red3 on light_goldenrod3",
    "small": "bold white on dark_orange3",
    "medium": "bold white on dark_orange3",
    "large": "bold white on dark_orange3",
}
_GOAL = "bold white on purple4"
_GHOST, _MISFIT = "bold black on gold1", "bold white on red3"


@dataclass(frozen=True)
class Thing:
    """Something that lies in a pond."""

    kind: str
    turn: int
    cells: tuple[Cell, ...]  # the one that is named first
    number: int = 0  # of a koi


def things_of(lying: Sequence[ThingView], box: Any) -> list[Thing]:
    """Everything that lies in a pond, in its order; koi are numbered as they come, as moves do."""
    found, n_koi = [], 0
    for one in lying:
        number = 0
        if one.kind in SIZES:
            number, n_koi = n_koi, n_koi + 1
        found.append(Thing(one.kind, one.turn, cells_of(one, box), number))
    return found


def cells_of(one: ThingView, box: Any) -> tuple[Cell, ...]:
    """The cells that a thing covers, the one that names it first."""
    if one.kind == "spring":
        b = box.tables[0]
        return tuple(place_of(int(cell)) for cell in b.spring_cell[: int(b.n_spring)])
    q, r = one.cell
    shape = offsets(KINDS.index(one.kind), one.turn, box)
    return tuple((q + x, r + y) for x, y in shape)


def offsets(kind: int, turn: int, box: Any) -> list[Cell]:
    """The cells of a shape from the one that is named, that one first."""
    b = box.tables[0]
    n = int(b.n_cells[kind])
    cells = list(zip(b.dq[kind, turn, :n].tolist(), b.dr[kind, turn, :n].tolist(), strict=True))
    return sorted(cells, key=lambda cell: cell != (0, 0))


def sign_of(thing: Thing, named: bool) -> str:
    """One or two signs for a cell of a thing."""
    if thing.kind in ("spring", "water"):
        return "≈" if thing.kind == "spring" else "~"
    sign = SIGNS[KINDS.index(thing.kind)].rstrip(":")
    if thing.kind in SIZES:
        return f"{sign}{thing.number}"
    if thing.kind in ("shore", "bridge", "statue", "waterfall") and named:
        return f"{sign}{ARROWS[thing.turn]}"
    return sign


def signs_of(lying: Sequence[ThingView], box: Any) -> dict[Cell, tuple[str, str]]:
    """By cell: what is on top there, as signs and a style."""
    found: dict[Cell, tuple[str, str]] = {}
    for thing in things_of(lying, box):
        style = _STYLES.get(thing.kind, _GOAL)
        for k, cell in enumerate(thing.cells):
            sign = sign_of(thing, k == 0)
            if thing.kind == "lantern":  # the shore below keeps its arrow
                sign = "l" + found.get(cell, ("", ""))[0][-1:]
            found[cell] = (sign, style)
    return found


def drawn(lying: Sequence[ThingView], box: Any, held: HexHeld | None = None, wide: int = 4) -> Text:
    """The pond row by row, each half a cell further; every row begins with its r and first q.

    A cell is four columns wide, or two for a pond that would not fit.
    """
    signs = signs_of(lying, box)
    ghost = set() if held is None else set(held.cells)
    spots = set() if held is None else held.spots()
    rows = [r for _, r in (*signs, *ghost)]
    top, bottom = min(rows) - 1, max(rows) + 1
    left = min(2 * q + r for q, r in (*signs, *ghost)) - 2
    right = max(2 * q + r for q, r in (*signs, *ghost)) + 2
    text = Text(no_wrap=True)
    for r in range(top, bottom + 1):
        first = -((r - left) // 2)  # the least q with 2 q + r >= left
        last = (right - r) // 2
        text.append(f"r {r:3} q {first:3}… ", "dim")
        text.append(" " * (wide // 2 * (2 * first + r - left)))
        for q in range(first, last + 1):
            sign, style = signs.get((q, r), ("·" if (q, r) in spots else " ", "dim"))
            here = (q, r) in ghost
            if here:
                style = _GHOST if held is not None and held.fits else _MISFIT
            _append(text, sign, style, here, wide)
        text.append("\n" if r < bottom else "")
    return text


def _append(text: Text, sign: str, style: str, here: bool, wide: int) -> None:
    """One cell; what is held stands in brackets, for screens without colours."""
    if wide == 2:
        text.append("[]" if here else f"{sign:2}", style)
    elif here:
        text.append(f"[{sign:2}]", style)
    else:
        text.append(f" {sign:2}", style)
        text.append(" ")


@dataclass(frozen=True)
class Drawing:
    """A drawn pond, its cells as wide as the window allows."""

    lying: Sequence[ThingView]
    box: Any
    held: HexHeld | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = drawn(self.lying, self.box, self.held)
        if max(len(row) for row in text.plain.split("\n")) > options.max_width:
            text = drawn(self.lying, self.box, self.held, wide=2)
        yield text


@dataclass
class HexHeld:
    """A thing held over the pond: what, how turned, and the cell that names it."""

    mirrored: ClassVar[bool] = True

    what: str  # as words begin: w, +s, =c, GB3:
    shapes: tuple[tuple[Cell, ...], ...]  # by turn: cells from the one that is named
    same: tuple[int, ...]  # by turn: the lowest that looks the same
    worth: Mapping[str, int]  # legal words: points
    bounds: tuple[int, int, int, int]  # least and most q and r to move over
    turn_now: int = 0
    cell: Cell = (0, 0)
    tried: set[str] = field(default_factory=set)  # places that `best` has shown

    @property
    def word(self) -> str:
        return self.word_of(self.turn_now)

    def word_of(self, turn: int) -> str:
        q, r = self.cell
        ending = f".{turn}" if len(self.shapes) > 1 else ""
        return f"{self.what}{q},{r}{ending}"

    @property
    def cells(self) -> list[Cell]:
        q, r = self.cell
        return [(q + x, r + y) for x, y in self.shapes[self.turn_now]]

    @property
    def fits(self) -> bool:
        return self.word in self.worth

    def spots(self) -> set[Cell]:
        """The cells by which it can be named in this turn."""
        found = set()
        for word in self.worth:
            cell, _, turn = word[len(self.what) :].partition(".")
            if int(turn or 0) == self.turn_now:
                q, _, r = cell.partition(",")
                found.add((int(q), int(r)))
        return found

    def fitting(self) -> list[int]:
        """The turns in which it fits here."""
        return [t for t in range(len(self.shapes)) if self.word_of(t) in self.worth]

    def turn(self) -> None:
        """One step counter-clockwise, to the next turn that looks different."""
        half = self.turn_now // 6 * 6
        for step in range(1, 7):
            turn = half + (self.turn_now - half + step) % 6
            if turn < len(self.shapes) and self.same[turn] == turn:
                self.turn_now = turn
                return

    def flip(self) -> None:
        """The mirror image, for what has one."""
        if len(self.shapes) > 6:
            mirrored = -self.turn_now % 6  # about one axis, so that two flips undo each other
            self.turn_now = self.same[mirrored if self.turn_now >= 6 else 6 + mirrored]

    def move(self, rows: int, columns: int) -> None:
        """One cell to a side, or to the next row and half a cell aside."""
        q, r = self.cell
        q += columns
        if rows < 0:
            q, r = (q + 1, r - 1) if r % 2 == 0 else (q, r - 1)
        elif rows > 0:
            q, r = (q, r + 1) if r % 2 == 0 else (q - 1, r + 1)
        least_q, most_q, least_r, most_r = self.bounds
        if least_q <= q <= most_q and least_r <= r <= most_r:
            self.cell = (q, r)

    def put(self, cell: str) -> bool:
        """Go to a cell written q,r; False if it is none, or far from the pond."""
        match = _CELL.fullmatch(cell.replace(" ", ""))
        least_q, most_q, least_r, most_r = self.bounds
        if not match or not least_q <= int(match[1]) <= most_q:
            return False
        if not least_r <= int(match[2]) <= most_r:
            return False
        self.cell = (int(match[1]), int(match[2]))
        return True

    def best(self) -> None:
        """Go to the best place not shown yet, in any turn; after the last, begin again."""
        left = [word for word in self.worth if word not in self.tried]
        if not left:
            self.tried.clear()
            left = list(self.worth)
        if left:
            word = max(left, key=lambda one: self.worth[one])
            self.tried.add(word)
            cell, _, turn = word[len(self.what) :].partition(".")
            self.turn_now = int(turn or 0)
            self.put(cell)


def held_over(what: str, worth: Mapping[str, int], lying: Sequence[ThingView], box: Any) -> HexHeld:
    """A thing held over a pond, at its best place."""
    kind = SIGNS.index(what.lstrip("+=G"))
    cells = [cell for one in lying for cell in cells_of(one, box)]
    bounds = (
        min(q for q, _ in cells) - 4,
        max(q for q, _ in cells) + 4,
        min(r for _, r in cells) - 4,
        max(r for _, r in cells) + 4,
    )
    turns = N_TURNS[kind]
    found = HexHeld(
        what=what,
        shapes=tuple(tuple(offsets(kind, turn, box)) for turn in range(turns)),
        same=tuple(box.tables[0].looks[kind, :turns].tolist()),
        worth=dict(worth),
        bounds=bounds,
    )
    found.best()
    return found
