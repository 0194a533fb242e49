"""What an action of Wodny ogród did, as message keys and values, for logs and animation.

Compares the position before with that after; it knows no prose and decides nothing.
"""

from __future__ import annotations

from typing import Any, TypedDict

from ...kernel.game import Array, Box, Event
from . import actions, endings, phases
from .facts import KINDS
from .ground import LOST, SOURCES, WON, reach
from .tables import BONUS, CELL_NAMES, CELLS, DECORATION, PLACES, area_names, names_of
from .words import SIDES


class Values(TypedDict, total=False):
    """What events tell; which of it one has goes with its key."""

    seat: int  # from 1
    of: int  # from 1: whose display it lay in
    source: str  # of a tile that was laid: L R l r
    tile: str
    token: str
    shape: str
    orientation: int
    side: str  # koi or lily of a piece, left or right of a display
    cell: str  # that names where a piece lies
    cells: list[str]
    area: str
    section: str
    card: int
    reason: str  # of the end


def _event(key: str, values: Values) -> Event:
    """An event, its values as the page is told that they are."""
    return Event(key, dict(values))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = before[0], after[0]
    events = (
        _told_seat(box, before, actor, action) if actor >= 0 else _told_chance(box, was, action)
    )
    seat = int(was.seat)
    if actor >= 0 and action != actions.PASS:
        events += _told_awards(box, was.gardens[seat], now.gardens[seat], seat + 1)
    if (
        actor >= 0
        and action < actions.DROP
        and was.phase != now.phase
        and now.phase in (phases.DRAW, phases.TAKE)
    ):
        events.append(_event("short", {"seat": int(now.owner) + 1}))
    if now.phase == phases.ENDED and was.phase != phases.ENDED:
        events.append(_event("ended", {"reason": endings.REASONS[now.reason]}))
    return events


def _told_seat(box: Box, before: Array, actor: int, action: int) -> list[Event]:
    was, names, seat = before[0], box.names, actor + 1
    if action < actions.BONUS:
        source = SOURCES[action // PLACES]
        owner, _, number = reach(before)[source]
        tile = names["tile"][number]
        place = _place(box, number, action)
        values: Values = {"seat": seat, "tile": tile, "of": owner + 1, "source": source, **place}
        return [_event("laid_tile", values)]
    if action < actions.DECORATION:
        code = action - actions.BONUS
        kind = code // PLACES
        place = _place(box, BONUS + kind, code)
        return [_event("laid_bonus", {"seat": seat, "token": KINDS[kind], **place})]
    if action < actions.DROP:
        code = action - actions.DECORATION
        shape = code // PLACES
        place = _place(box, DECORATION + shape, code)
        return [_event("laid_decoration", {"seat": seat, "shape": names["shape"][shape], **place})]
    if action < actions.SIDE:
        return [_event("dropped", {"seat": seat, "token": KINDS[action - actions.DROP]})]
    if action < actions.TAKE:
        tile = names["tile"][int(was.drawn)]
        return [_event("put", {"seat": seat, "tile": tile, "side": SIDES[action - actions.SIDE]})]
    if action < actions.END:
        neighbour, side = divmod(action - actions.TAKE, 2)
        giver = (actor + (1 if neighbour == 0 else -1)) % int(was.seats)
        display = was.gardens[giver].display[: was.gardens[giver].n_display]
        tile = names["tile"][int(display[-1 if neighbour == 0 else 0])]
        values = {"seat": seat, "of": giver + 1, "tile": tile, "side": SIDES[side]}
        return [_event("took", values)]
    if action == actions.END:
        kept = next(kind for k, kind in enumerate(KINDS) if was.gardens[actor].hand[k])
        return [_event("kept", {"seat": seat, "token": kept})]
    return [_event("passed" if was.seats > 1 else "stopped", {"seat": seat})]


def _place(box: Box, piece: int, code: int) -> Values:
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
        cells = names_of(b.deco_area[layout, k])
        events.append(_event(key, {"seat": seat, "shape": shape, "area": area, "cells": cells}))
    for k in range(int(was.n_decorations)):
        laid = was.decoration[k]
        if not (laid & ~was.decorated).any() and (laid & ~now.decorated).any():
            shape = box.names["shape"][int(was.shapes[k])]
            values: Values = {"seat": seat, "shape": shape, "cells": names_of(laid)}
            events.append(_event("decoration_spoiled", values))
    for k, section in enumerate(box.facts["edge_sections"]["section"]):
        if (int(now.used) ^ int(was.used)) >> k & 1:
            values = {"seat": seat, "token": section["token"], "section": section["id"]}
            events.append(_event("won_line", values))
    for k, area in enumerate(areas):
        if (int(now.done) ^ int(was.done)) >> k & 1:
            token = KINDS[int(b.area_token[layout, k])]
            values = {
                "seat": seat,
                "token": token,
                "area": area,
                "cells": names_of(b.area[layout, k]),
            }
            events.append(_event("won_area", values))
    return events


def _told_chance(box: Box, was: Any, action: int) -> list[Event]:
    if action in actions.ACTIONS["begin"]:
        return [_event("begins", {"seat": action - actions.BEGIN + 1})]
    seat = int(was.owner) + 1
    if action in actions.ACTIONS["card"]:
        return [_event("card", {"seat": seat, "card": action - actions.CARD + 1})]
    tile = box.names["tile"][action - actions.TILE]
    key = "drawn" if was.phase == phases.DRAW else "dealt"
    return [_event(key, {"seat": seat, "tile": tile})]
