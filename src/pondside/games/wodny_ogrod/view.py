"""What leaves the process: the view of a Wodny ogród position, what happened, how it ended.

Everybody sees the same; a view differs only in whose choices it lists.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from typing import Any

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, Event, Outcome, ScoreLine
from .cells import CELLS, cells_of
from .garden_text import (
    cell_name,
    explained,
    garden_of,
    groups_of,
    places,
    spell_garden,
    title_of,
    whole_shapes,
)
from .material import BONUS as FIRST_BONUS
from .material import CELL_NAMES, DECORATION, KINDS, OPTIONS
from .reach import reach
from .rules import PLACES, VARIANT
from .scoring import SHEET, SHEET_LINES
from .state import (
    ACTIONS,
    BEGIN,
    DRAW_CARD,
    DRAW_TILE,
    DROP,
    END,
    ENDED,
    LAY_BONUS,
    LAY_DECORATION,
    LOST,
    PASS,
    PHASES,
    PUT,
    REASONS,
    SOURCES,
    TAKE_NEAR,
    WON,
)
from .state import SIDE as SIDE_PHASE
from .words import SIDES, placing_words, spell
from .worths import KIND_BITS, LOST_AREAS, WON_AREAS, priced

STATUS = ("open", "lost", "won")


class GroupView(msgspec.Struct):
    """Symbols that hang together."""

    symbol: str
    size: int
    scores: bool
    cells: list[str]


class AreaView(msgspec.Struct):
    """A marked area, or a decoration area of side A."""

    id: str
    kind: str  # L, square or decoration
    token: str  # what it yields
    status: str  # open, won or lost
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
    refilling = PHASES[s.phase] in ("draw", "side", "take")
    reachable = reach(states) if not s.moved else {}
    return View(
        game="wodny_ogrod",
        seat=seat,
        seats=int(s.seats),
        options={option.id: option.values[s.options[k]] for k, option in enumerate(OPTIONS)},
        phase=PHASES[s.phase],
        actor=actor if actor >= 0 else None,
        turn=int(s.turn),
        turns=None,
        turn_of=int(s.seat),
        moved=bool(s.moved),
        first=int(s.first),
        bag=int(s.n_bag),
        unseen=[names["tile"][tile] for tile in sorted(s.bag[: s.n_bag].tolist())],
        supply={shape: int(s.supply[k]) for k, shape in enumerate(names["shape"])},
        refill=names["tile"][int(s.drawn)] if s.phase == SIDE_PHASE else None,
        owner=int(s.owner) if refilling else None,
        gardens=gardens,
        reach=[
            Reach(source, owner, names["tile"][tile])
            for source, (owner, _, tile) in reachable.items()
        ],
        choices=_choices(box, states) if seat is not None and actor == seat else [],
        totals=[garden.total for garden in gardens],
        title=title_of(box, variant, gardens[0].total) if s.seats == 1 else None,
        reason=REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    return {line: int(sheets[0].points[k]) for k, line in enumerate(SHEET_LINES)}


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
        status = "won" if int(garden.done) >> k & 1 else "open"
        kind = "L" if token == "L3" else "square"
        found.append(AreaView(id, kind, token, status, _cells(b.area[layout, k])))
    for k, id in enumerate(deco_areas):
        shape = box.names["shape"][int(b.deco_shape[layout, k])]
        status = STATUS[int(garden.deco_area[k])]
        found.append(AreaView(id, "decoration", shape, status, _cells(b.deco_area[layout, k])))
    return found


def _cells(words: Any) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(words.tolist())]


def area_names(box: Box, layout: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The marked areas and the decoration areas of a layout, in the order of the tables."""
    marks = box.names[f"areas {box.names['layout'][layout]}"]
    n = int(box.tables[0].n_areas[layout])
    return marks[:n], marks[n:]


def _choices(box: Box, states: Array) -> list[Choice]:
    told = _told(box, states[0].gardens[int(states[0].seat)])
    words = placing_words(box.names["shape"])
    listed = priced(box, states)
    n = bisect_left(listed, (DROP,))  # placings come first
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


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    return explained(garden_of(states[0].gardens[seat]), box)


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  WOD-SCORE-09, WOD-SOLO-07"""
    s = states[0]
    if s.phase != ENDED:
        return None
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    placings = places(totals)
    words = [word for seat, n in enumerate(totals, 1) for word in (f"P{seat}", str(n))]
    if s.seats == 1:
        variant = OPTIONS[VARIANT].values[s.options[VARIANT]]
        words += ["title", title_of(box, variant, totals[0])]
        return Outcome(REASONS[s.reason], placings, None, tuple(words))
    winners = [one.seat for one in placings if one.place == 1]
    words += ["win", *(f"P{seat + 1}" for seat in winners)]
    tie = "shared" if len(winners) > 1 else None
    return Outcome(REASONS[s.reason], placings, tie, tuple(words))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = before[0], after[0]
    events = (
        _told_seat(box, before, actor, action) if actor >= 0 else _told_chance(box, was, action)
    )
    seat = int(was.seat)
    if actor >= 0 and action != PASS:
        events += _told_awards(box, was.gardens[seat], now.gardens[seat], seat + 1)
    if (
        actor >= 0
        and action < DROP
        and was.phase != now.phase
        and PHASES[now.phase] in ("draw", "take")
    ):
        events.append(Event("short", {"seat": int(now.owner) + 1}))
    if now.phase == ENDED and was.phase != ENDED:
        events.append(Event("ended", {"reason": REASONS[now.reason]}))
    return events


def _told_seat(box: Box, before: Array, actor: int, action: int) -> list[Event]:
    was, names, seat = before[0], box.names, actor + 1
    if action < LAY_BONUS:
        owner, _, number = reach(before)[SOURCES[action // PLACES]]
        tile = names["tile"][number]
        values = {"seat": seat, "tile": tile, "of": owner + 1, **_place(box, number, action)}
        return [Event("laid_tile", values)]
    if action < LAY_DECORATION:
        code = action - LAY_BONUS
        kind = code // PLACES
        place = _place(box, FIRST_BONUS + kind, code)
        return [Event("laid_bonus", {"seat": seat, "token": KINDS[kind], **place})]
    if action < DROP:
        code = action - LAY_DECORATION
        shape = code // PLACES
        place = _place(box, DECORATION + shape, code)
        return [Event("laid_decoration", {"seat": seat, "shape": names["shape"][shape], **place})]
    if action < PUT:
        return [Event("dropped", {"seat": seat, "token": KINDS[action - DROP]})]
    if action < TAKE_NEAR:
        tile = names["tile"][int(was.drawn)]
        return [Event("put", {"seat": seat, "tile": tile, "side": SIDES[action - PUT]})]
    if action < END:
        neighbour, side = divmod(action - TAKE_NEAR, 2)
        giver = (actor + (1 if neighbour == 0 else -1)) % int(was.seats)
        display = was.gardens[giver].display[: was.gardens[giver].n_display]
        tile = names["tile"][int(display[-1 if neighbour == 0 else 0])]
        values = {"seat": seat, "of": giver + 1, "tile": tile, "side": SIDES[side]}
        return [Event("took", values)]
    if action == END:
        kept = next(kind for k, kind in enumerate(KINDS) if was.gardens[actor].hand[k])
        return [Event("kept", {"seat": seat, "token": kept})]
    return [Event("passed" if was.seats > 1 else "stopped", {"seat": seat})]


def _place(box: Box, piece: int, code: int) -> dict[str, Any]:
    orientation, anchor = divmod(code % PLACES, CELLS)
    b = box.tables[0]
    under = b.cell[piece, orientation, : int(b.n_cells[piece])].tolist()
    return {
        "orientation": orientation,
        "side": "koi" if orientation < 4 else "lily",
        "cell": CELL_NAMES[anchor],
        "cells": [CELL_NAMES[anchor + cell] for cell in under],
    }


def _told_awards(box: Box, was: Any, now: Any, seat: int) -> list[Event]:
    """Decorations, lines and areas that were settled by the action."""
    events = []
    b, layout = box.tables[0], int(now.layout)
    areas, deco_areas = area_names(box, layout)
    for k, area in enumerate(deco_areas):
        if was.deco_area[k] == now.deco_area[k] or was.deco_area[k] == WON:
            continue
        shape = box.names["shape"][int(b.deco_shape[layout, k])]
        key = {LOST: "area_lost", WON: "decorated"}[int(now.deco_area[k])]
        cells = _cells(b.deco_area[layout, k])
        events.append(Event(key, {"seat": seat, "shape": shape, "area": area, "cells": cells}))
    for k in range(int(was.n_decorations)):
        laid = was.decoration[k]
        if not (laid & ~was.decorated).any() and (laid & ~now.decorated).any():
            shape = box.names["shape"][int(was.shapes[k])]
            values = {"seat": seat, "shape": shape, "cells": _cells(laid)}
            events.append(Event("decoration_spoiled", values))
    for k, section in enumerate(box.facts["edge_sections"]["section"]):
        if (int(now.used) ^ int(was.used)) >> k & 1:
            values = {"seat": seat, "token": section["token"], "section": section["id"]}
            events.append(Event("won_line", values))
    for k, area in enumerate(areas):
        if (int(now.done) ^ int(was.done)) >> k & 1:
            token = KINDS[int(b.area_token[layout, k])]
            values = {
                "seat": seat,
                "token": token,
                "area": area,
                "cells": _cells(b.area[layout, k]),
            }
            events.append(Event("won_area", values))
    return events


def _told_chance(box: Box, was: Any, action: int) -> list[Event]:
    if action in ACTIONS["begin"]:
        return [Event("begins", {"seat": action - BEGIN + 1})]
    seat = int(was.owner) + 1
    if action in ACTIONS["card"]:
        return [Event("card", {"seat": seat, "card": action - DRAW_CARD + 1})]
    tile = box.names["tile"][action - DRAW_TILE]
    key = "drawn" if PHASES[was.phase] == "draw" else "dealt"
    return [Event(key, {"seat": seat, "tile": tile})]
