"""The view of a Wodny ogród position: what leaves the process.

Everybody sees the same; a view differs only in whose choices it lists.  What happened and who won
are told elsewhere.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Any, Literal

import msgspec

from ...kernel import doors
from ...kernel.game import Array, Box
from . import actions, endings, phases
from .facts import KINDS
from .gains import KIND_BITS, LOST_AREAS, WON_AREAS, priced
from .ground import reach
from .notation import spell_garden
from .options import OPTIONS, VARIANT
from .ranking import outcome, title_of
from .sheets import cell_name, garden_of, groups_of, sheet_of, whole_shapes
from .tables import area_names, names_of
from .words import placing_words, spell

AreaKind = Literal["L", "square", "decoration"]
Status = Literal["open", "lost", "won"]
STATUS: tuple[Status, ...] = ("open", "lost", "won")


class GroupView(msgspec.Struct):
    """Symbols that hang together."""

    symbol: str
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


class GardenView(msgspec.Struct):
    """One seat's garden, display and hand."""

    seat: int
    rows: list[str]  # in the notation of docs/rules/wodny_ogrod.md
    layout: str
    display: list[str]  # tiles, the left end first
    hand: list[str]  # bonus tokens won and not laid
    sections: dict[str, str | None]  # the edge token that is still there
    areas: list[AreaView]
    decorations: list[str]  # shapes, by the digits in `rows`
    groups: list[GroupView]
    passed: bool
    sheet: dict[str, int]
    total: int


class Reach(msgspec.Struct):
    """A tile that the seat on turn can take."""

    source: str  # L R l r
    seat: int  # whose display it lies in
    tile: str


class Choice(msgspec.Struct, gc=False, omit_defaults=True):
    """A legal action: what it changes at once.

    There may be thousands; written down, those that change nothing are only words.
    """

    word: str
    points: int = 0
    wins: tuple[str, ...] = ()  # bonus tokens and decorations
    loses: tuple[str, ...] = ()  # decoration areas of side A, decorations that it would lie on


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
    supply: dict[str, int]  # decorations left
    refill: str | None  # the tile just drawn
    owner: int | None  # whose display is refilled
    gardens: list[GardenView]
    reach: list[Reach]  # of the seat on turn, while a tile may be taken
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
    gardens = [_garden(box, states, k) for k in range(int(s.seats))]
    variant = OPTIONS[VARIANT].values[s.options[VARIANT]]
    refilling = s.phase in (phases.DRAW, phases.SIDE, phases.TAKE)
    reachable = reach(states) if not s.moved else {}
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
        supply={shape: int(s.supply[k]) for k, shape in enumerate(names["shape"])},
        refill=names["tile"][int(s.drawn)] if s.phase == phases.SIDE else None,
        owner=int(s.owner) if refilling else None,
        gardens=gardens,
        reach=[
            Reach(source, owner, names["tile"][tile])
            for source, (owner, _, tile) in reachable.items()
        ],
        choices=_choices(box, states) if seat is not None and actor == seat else [],
        totals=[garden.total for garden in gardens],
        title=title_of(box, variant, gardens[0].total) if s.seats == 1 else None,
        reason=endings.REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _garden(box: Box, states: Array, seat: int) -> GardenView:
    s, names = states[0], box.names
    garden = s.gardens[seat]
    lying = garden_of(garden)
    layout = int(garden.layout)
    least = int(box.tables[0].group_least)
    sheet = sheet_of(box, states, seat)
    used = int(garden.used)
    sections = box.facts["edge_sections"]["section"]
    return GardenView(
        seat=seat,
        rows=spell_garden(lying),
        layout=names["layout"][layout],
        display=[names["tile"][tile] for tile in garden.display[: garden.n_display].tolist()],
        hand=[kind for kind, n in zip(KINDS, garden.hand.tolist(), strict=True) for _ in range(n)],
        sections={
            section["id"]: None if used >> k & 1 else section["token"]
            for k, section in enumerate(sections)
        },
        areas=_areas(box, garden),
        decorations=[names["shape"][k] for k in whole_shapes(garden)],
        groups=[
            GroupView(
                group.symbol,
                len(group.cells),
                len(group.cells) >= least,
                [cell_name(cell) for cell in group.cells],
            )
            for group in groups_of(lying)
        ],
        passed=bool(garden.passed),
        sheet=sheet,
        total=sum(sheet.values()),
    )


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


def _choices(box: Box, states: Array) -> list[Choice]:
    told = _told(box, states[0].gardens[int(states[0].seat)])
    words = placing_words(box.names["shape"])
    listed = priced(box, states)
    n = bisect_left(listed, (actions.DROP,))  # placings come first
    found = [
        Choice(words[action], points, *told(won)) if won else Choice(words[action], points)
        for action, points, won in listed[:n]
    ]
    return found + [Choice(spell(box, states, action)) for action, _, _ in listed[n:]]


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
