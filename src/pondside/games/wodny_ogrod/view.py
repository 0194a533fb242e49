"""The view of a Wodny ogród position: what leaves the process.

Everybody sees the same; a view differs only in whose choices it lists.  What happened and who won
are told elsewhere.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

import msgspec

from ...geometry.polyomino import Cell
from ...kernel import doors
from ...kernel.game import Array, Box
from . import actions, endings, phases
from .facts import KINDS, ORIENTATIONS, SIDE
from .gains import KIND_BITS, LOST_AREAS, WON_AREAS, priced
from .ground import LEFT_NEAR, SOURCES, Source, ends, reach
from .options import OPTIONS, SIDE_A, SIDE_B, VARIANT
from .ranking import outcome, title_of
from .sheets import (
    Symbol,
    full_lines,
    garden_of,
    groups_of,
    sheet_of,
    whole_decorations,
)
from .tables import CELL_NAMES, CELLS, area_names, names_of
from .words import SIDES, Side, placing_words, spell

AreaKind = Literal["L", "square", "decoration"]
Status = Literal["open", "lost", "won"]
STATUS: tuple[Status, ...] = ("open", "lost", "won")
_UNDER = CELL_NAMES * (actions.DROP // CELLS)  # the cell of every action that lays something
_CELLED = {divmod(number, SIDE): name for number, name in enumerate(CELL_NAMES)}


class GroupView(msgspec.Struct):
    """Symbols that hang together."""

    symbol: Symbol
    size: int
    scores: bool
    cells: list[str]


class AreaView(msgspec.Struct):
    """A marked area, or a decoration area of side A."""

    id: str
    kind: AreaKind
    token: str  # what it yields
    status: Status
    cells: list[str]


class DecorationView(msgspec.Struct):
    """A decoration on which nothing lies."""

    shape: str
    cells: list[str]


class End(msgspec.Struct):
    """An end of a display in reach of a seat, whether it is its turn or not."""

    source: Source
    seat: int  # whose display it is
    tile: str | None  # None: nothing lies there


class GardenView(msgspec.Struct):
    """One seat's garden, display and hand.

    Cells with a symbol are told by `groups`; where nothing is told lies nothing.
    """

    seat: int
    layout: str
    water: list[str]  # cells of tokens without a symbol
    decorations: list[DecorationView]
    spoiled: list[str]  # what shows of decorations on which something lies
    lines: list[str]  # full rows and columns: 3, c
    display: list[str]  # tiles, the left end first
    ends: list[End]  # L R l r
    hand: list[str]  # bonus tokens won and not laid
    sections: dict[str, str | None]  # the edge token that is still there
    areas: list[AreaView]
    groups: list[GroupView]
    passed: bool
    sheet: dict[str, int]
    total: int


class Reach(msgspec.Struct):
    """A tile that the seat on turn can take."""

    source: Source
    seat: int  # whose display it lies in
    tile: str


class Way(msgspec.Struct):
    """Something to lay, one way round, and the cells where its upper left corner may lie."""

    what: str  # L R l r, a bonus token or a decoration
    orientation: int
    cells: list[str]


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is done that lays nothing."""

    kind: Literal["drop", "put", "take", "end", "pass", "stop"]
    token: str | None = None  # that is dropped
    tile: str | None = None  # that joins the own display
    side: Side | None = None  # where it does
    giver: int | None = None  # in whose display it lay


class Choice(msgspec.Struct, gc=False, omit_defaults=True):
    """A legal action: what it changes at once.

    There may be thousands to lay something; written down, those that change nothing are only words.
    """

    word: str
    points: int = 0
    wins: tuple[str, ...] = ()  # bonus tokens and decorations
    loses: tuple[str, ...] = ()  # decoration areas of side A, decorations that it would lie on
    deed: Deed | None = None


class View(msgspec.Struct):
    """A position as one seat, or a spectator, knows it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    phase: str
    actor: int | None
    turn: int
    turns: int | None  # a game has no fixed number
    turn_of: int  # whose turn it is; a refill may be another seat's affair
    moved: bool  # the main move of the turn is done
    first: int
    bag: int
    unseen: list[str]  # the tiles in the bag
    decorated: Literal["areas", "laid"] | None  # how decorations come; None: none come
    supply: dict[str, int]  # decorations left
    refill: str | None  # the tile just drawn
    owner: int | None  # whose display is refilled
    gardens: list[GardenView]
    reach: list[Reach]  # of the seat on turn, while a tile may be taken
    ways: list[Way]  # what may be laid where: the first of `choices`, one for each cell
    choices: list[Choice]  # empty unless the viewer acts
    totals: list[int]
    title: str | None  # solo: what the score is worth so far
    reason: str | None
    result: list[str] | None


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as everybody knows it, with the choices of one seat."""
    s, names = states[0], box.names
    actor = int(doors.actor(box.tables, states, 0))
    outcome_now = outcome(box, states)
    displays = _displays(box, s)
    gardens = [_garden(box, states, k, displays) for k in range(int(s.seats))]
    variant = OPTIONS[VARIANT].values[s.options[VARIANT]]
    refilling = s.phase in (phases.DRAW, phases.SIDE, phases.TAKE)
    reachable = reach(states) if not s.moved else {}
    ways, choices = _choices(box, states) if seat is not None and actor == seat else ([], [])
    return View(
        game="wodny_ogrod",
        seat=seat,
        seats=int(s.seats),
        options={option.id: option.values[s.options[k]] for k, option in enumerate(OPTIONS)},
        phase=phases.PHASES[s.phase],
        actor=actor if actor >= 0 else None,
        turn=int(s.turn),
        turns=None,
        turn_of=int(s.seat),
        moved=bool(s.moved),
        first=int(s.first),
        bag=int(s.n_bag),
        unseen=[names["tile"][tile] for tile in sorted(s.bag[: s.n_bag].tolist())],
        decorated=_decorated(box, s),
        supply={shape: int(s.supply[k]) for k, shape in enumerate(names["shape"])},
        refill=names["tile"][int(s.drawn)] if s.phase == phases.SIDE else None,
        owner=int(s.owner) if refilling else None,
        gardens=gardens,
        reach=[
            Reach(source, owner, names["tile"][tile])
            for source, (owner, _, tile) in reachable.items()
        ],
        ways=ways,
        choices=choices,
        totals=[garden.total for garden in gardens],
        title=title_of(box, variant, gardens[0].total) if s.seats == 1 else None,
        reason=endings.REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _decorated(box: Box, s: Any) -> Literal["areas", "laid"] | None:
    """How decorations come to gardens.  WOD-DECO-02, WOD-ALT-02, WOD-SOLO-09"""
    variant = s.options[VARIANT]
    if variant == SIDE_A:
        return "areas"
    comes = variant == SIDE_B and (s.seats > 1 or box.tables[0].decorate_alone)
    return "laid" if comes else None


def _displays(box: Box, s: Any) -> list[list[str]]:
    """The tiles of every display."""
    tiles, lying = box.names["tile"], s.gardens["display"][: s.seats].tolist()
    counts = s.gardens["n_display"][: s.seats].tolist()
    return [[tiles[one] for one in row[:n]] for row, n in zip(lying, counts, strict=True)]


def _garden(box: Box, states: Array, seat: int, displays: list[list[str]]) -> GardenView:
    names = box.names
    garden = states[0].gardens[seat]
    lying = garden_of(garden)
    least = int(box.tables[0].group_least)
    sheet = sheet_of(box, states, seat)
    used = int(garden.used)
    sections = box.facts["edge_sections"]["section"]
    return GardenView(
        seat=seat,
        layout=names["layout"][int(garden.layout)],
        water=_named(
            lying.covered.difference(lying.koi, lying.lily, lying.spoiled, *lying.decorations)
        ),
        decorations=[
            DecorationView(names["shape"][int(garden.shapes[k])], _named(cells))
            for k, cells in zip(whole_decorations(garden), lying.decorations, strict=True)
        ],
        spoiled=_named(lying.spoiled),
        lines=full_lines(lying, box),
        display=displays[seat],
        ends=[
            End(source, owner, displays[owner][place] if place >= 0 else None)
            for source, (owner, place) in zip(SOURCES, ends(states, seat), strict=True)
        ],
        hand=[kind for kind, n in zip(KINDS, garden.hand.tolist(), strict=True) for _ in range(n)],
        sections={
            section["id"]: None if used >> k & 1 else section["token"]
            for k, section in enumerate(sections)
        },
        areas=_areas(box, garden),
        groups=[
            GroupView(
                group.symbol,
                len(group.cells),
                len(group.cells) >= least,
                [_CELLED[cell] for cell in group.cells],
            )
            for group in groups_of(lying)
        ],
        passed=bool(garden.passed),
        sheet=sheet,
        total=sum(sheet.values()),
    )


def _named(cells: Iterable[Cell]) -> list[str]:
    return [_CELLED[cell] for cell in sorted(cells)]


def _areas(box: Box, garden: Any) -> list[AreaView]:
    b, layout = box.tables[0], int(garden.layout)
    areas, deco_areas = area_names(box, layout)
    found = []
    for k, id in enumerate(areas):
        token = KINDS[int(b.area_token[layout, k])]
        status: Status = "won" if int(garden.done) >> k & 1 else "open"
        kind: AreaKind = "L" if token == "L3" else "square"
        found.append(AreaView(id, kind, token, status, names_of(b.area[layout, k])))
    for k, id in enumerate(deco_areas):
        shape = box.names["shape"][int(b.deco_shape[layout, k])]
        status = STATUS[int(garden.deco_area[k])]
        found.append(AreaView(id, "decoration", shape, status, names_of(b.deco_area[layout, k])))
    return found


def _choices(box: Box, states: Array) -> tuple[list[Way], list[Choice]]:
    told = _told(box, states[0].gardens[int(states[0].seat)])
    words = placing_words(box.names["shape"])
    listed = priced(box, states)
    n = bisect_left(listed, (actions.DROP,))  # placings come first
    found = [
        Choice(words[action], points, *told(won)) if won else Choice(words[action], points)
        for action, points, won in listed[:n]
    ]
    others = [
        Choice(spell(box, states, action), deed=_deed(box, states, action))
        for action, _, _ in listed[n:]
    ]
    return _ways(box, [action for action, _, _ in listed[:n]]), found + others


def _ways(box: Box, placings: list[int]) -> list[Way]:
    """The placings by what is laid and which way round, as their codes are ordered."""
    whats = (*SOURCES, *KINDS, *box.names["shape"])
    cells = list(map(_UNDER.__getitem__, placings))
    found, begin = [], 0
    while begin < len(placings):
        way = placings[begin] // CELLS
        end = bisect_left(placings, way * CELLS + CELLS, begin)
        what, orientation = divmod(way, ORIENTATIONS)
        found.append(Way(whats[what], orientation, cells[begin:end]))
        begin = end
    return found


def _deed(box: Box, states: Array, action: int) -> Deed:
    """An action that lays nothing."""
    s, tiles = states[0], box.names["tile"]
    if action in actions.ACTIONS["drop"]:
        return Deed("drop", token=KINDS[action - actions.DROP])
    if action in actions.ACTIONS["side"]:
        return Deed("put", tile=tiles[int(s.drawn)], side=SIDES[action - actions.SIDE])
    if action in actions.ACTIONS["take"]:
        neighbour, side = divmod(action - actions.TAKE, 2)
        giver, place = ends(states, int(s.owner))[LEFT_NEAR + neighbour]
        tile = tiles[int(s.gardens[giver].display[place])]
        return Deed("take", tile=tile, side=SIDES[side], giver=giver)
    if action == actions.END:
        return Deed("end")
    return Deed("pass" if s.seats > 1 else "stop")


def _told(box: Box, garden: Any) -> Any:
    """Unpacks what a placing wins and loses."""
    b, layout = box.tables[0], int(garden.layout)
    of = b.deco_shape[layout] if b.n_deco_areas[layout] else garden.shapes  # side A, side B
    shapes = [box.names["shape"][k] for k in of.tolist()]

    @cache
    def told(won: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        tokens = [kind for k, kind in enumerate(KINDS) for _ in range(won >> KIND_BITS * k & 15)]
        tokens += [shape for k, shape in enumerate(shapes) if won >> WON_AREAS + k & 1]
        lost = [shape for k, shape in enumerate(shapes) if won >> LOST_AREAS + k & 1]
        return tuple(tokens), tuple(lost)

    return told
