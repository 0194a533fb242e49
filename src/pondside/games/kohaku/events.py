"""What an action of Kōhaku did, as message keys and values, for logs and animation.

Compares the positions before and after; which seat may read a word of it is said by hiding.py.
"""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from ...kernel.game import Array, Box, Event
from . import actions, endings, phases, scoring
from .facts import CARDS, MARKET_CELLS
from .ground import EMPTY, edges_of, place_of
from .scoring import SHEET
from .tables import name_of
from .words import dealt_to, next_cell, spell


class Values(TypedDict, total=False):
    """What events tell; which of it one has goes with its key."""

    seat: int  # from 1
    koi: str
    feature: str
    cells: list[str]  # of the board, in the order taken
    tile: str
    x: int  # where it was laid, as the pond was before
    y: int
    points: int  # that it brought
    card: str
    cell: str  # of the board, where something came
    moved_to: str | None  # where the tile before it went; None: it was taken
    taken: list[str]  # cells that the rival emptied
    reason: str  # of the end


def _event(key: str, values: Values) -> Event:
    """An event, its values as the page is told that they are."""
    return Event(key, dict(values))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    events: list[Event] = []
    if action in actions.ACTIONS["take"]:
        pair = spell(box, before, action)
        cells = [pair[:2], pair[2:]]
        market = before["market"][0].tolist()
        koi, feature = (name_of(box, market[MARKET_CELLS.index(cell)]) for cell in cells)
        values: Values = {"seat": actor + 1, "koi": koi, "feature": feature, "cells": cells}
        events.append(_event("took", values))
    elif action in actions.ACTIONS["put_koi"] or action in actions.ACTIONS["put_feature"]:
        events.append(_laid(box, before, actor, action, after))
    elif action in actions.ACTIONS["keep"]:
        events.append(_event("kept", {"seat": actor + 1, "card": CARDS[action - actions.KEEP]}))
    elif action in actions.ACTIONS["deal"]:
        seat = dealt_to(box, before) + 1
        events.append(_event("dealt", {"seat": seat, "card": CARDS[action - actions.DEAL]}))
    elif action in actions.ACTIONS["begin"]:
        events.append(_event("begins", {"seat": action - actions.BEGIN + 1}))
    else:
        events.append(_drawn(box, before, action, after))
    if after["phase"][0] == phases.ENDED and before["phase"][0] != phases.ENDED:
        events.append(_event("ended", {"reason": endings.REASONS[after["reason"][0]]}))
    return events


def _laid(box: Box, before: Array, seat: int, action: int, after: Array) -> Event:
    koi = action < actions.PUT_FEATURE
    gain = int(scoring.gain(box.tables, before, after, seat, np.empty(1, SHEET)))
    left, top, _, _ = edges_of(before, seat)
    x, y = place_of(action - (actions.PUT_KOI if koi else actions.PUT_FEATURE), left, top)
    tile = name_of(box, int(before["hand_koi" if koi else "hand_feature"][0]))
    return _event("laid", {"seat": seat + 1, "tile": tile, "x": x, "y": y, "points": gain})


def _drawn(box: Box, before: Array, action: int, after: Array) -> Event:
    koi = action in actions.ACTIONS["draw_koi"]
    kind = action - (actions.DRAW_KOI if koi else actions.DRAW_FEATURE)
    tile = box.names["koi" if koi else "feature"][kind]
    phase = int(before["phase"][0])
    if phase in (phases.FILL, phases.RIVAL_FILL):
        return _event("filled", {"cell": next_cell(before), "tile": tile})
    if phase in (phases.REFILL_KOI, phases.REFILL_FEATURE):
        centre = int(box.tables["centre_koi" if koi else "centre_feature"][0])
        moved = int(before["koi_from" if koi else "feature_from"][0])
        to = None if moved == centre else MARKET_CELLS[moved]
        return _event("refilled", {"cell": MARKET_CELLS[centre], "tile": tile, "moved_to": to})
    markets = before["market"][0].tolist(), after["market"][0].tolist()
    taken = [
        cell
        for cell, was, now in zip(MARKET_CELLS, *markets, strict=True)
        if was != EMPTY and now == EMPTY
    ]
    return _event("revealed", {"tile": tile, "taken": taken})
