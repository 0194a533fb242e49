"""What leaves the process: a seat's view of a Kōhaku position, what happened, how it ended.

A view is built from a copy that `conceal` has wiped, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, Event, Outcome, Placing, ScoreLine
from . import scoring
from .edges import edges, edges_of, place_of
from .material import CARDS, EMPTY, FEATURE, KOI, LEVELS, MARKET_CELLS
from .places import beaten, placed
from .pond import explained, spell_rows
from .scoring import BUTTERFLY_GAPS, RAREST_ABSENT, SHEET, SHEET_LINES
from .state import (
    ACTIONS,
    BEGIN,
    DEAL_CARD,
    DRAW_FEATURE,
    DRAW_KOI,
    ENDED,
    FILL,
    KEEP_CARD,
    PUT_FEATURE,
    PUT_KOI,
    REASONS,
    REFILL_FEATURE,
    REFILL_KOI,
    RIVAL_FILL,
)
from .words import (
    dealt_to,
    next_cell,
    spell,
)
from .written import written

Held = Literal["koi", "feature"]


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A tile of a pond."""

    x: int
    y: int
    tile: str


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A seat's pond and its points so far."""

    seat: int
    tiles: list[TileView]
    sheet: dict[str, int]  # without the goal card of a seat whose card is not known
    total: int
    coins: int
    goal: str | None  # the card kept, if it may be known
    offered: list[str]  # the cards dealt, if they may be known


class Choice(msgspec.Struct, frozen=True, gc=False):
    """Something the viewer may do now."""

    word: str
    cells: list[str] | None = None  # a draft: the two board cells
    x: int | None = None  # a placement
    y: int | None = None
    tile: str | None = None
    points: int | None = None  # how a placement changes the viewer's total at once


class RivalView(msgspec.Struct, frozen=True, gc=False):
    """The rival's pile in a solo game."""

    koi: dict[str, int]
    features: dict[str, int]
    totals: dict[str, int]


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat, or a spectator (seat None), may know."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    phase: str
    actor: int | None  # the seat to act; None: chance, or the game is over
    turn: int
    turns: int | None  # how many there will be; None in a solo game
    market: dict[str, str | None]
    hand: dict[Held, str | None]
    koi_left: int
    features_left: int
    unseen: dict[Held, dict[str, int]]
    ponds: list[SeatView]
    rival: RivalView | None
    choices: dict[str, list[Choice]]  # draft, koi, feature or keep; empty unless the viewer acts
    totals: list[int]  # of each seat, as far as the viewer may know
    reason: str | None
    result: list[str] | None


def name_of(box: Box, held: int) -> str:
    """The token of what a cell holds."""
    return box.names["koi"][held - KOI] if held < FEATURE else box.names["feature"][held - FEATURE]


def view_json(box: Box, states: Array, seat: int | None) -> bytes:
    """The position states[0] as a seat, or a spectator, may know it, as JSON."""
    text = written(box, states, seat)
    if text.endswith(b"}"):
        return text
    ended = outcome(box, states)
    assert ended is not None
    return text + msgspec.json.encode(ended.words) + b"}"


_read = msgspec.json.Decoder(View).decode


def view(box: Box, states: Array, seat: int | None) -> View:
    """The same as Python objects."""
    return _read(view_json(box, states, seat))


def _points(box: Box, states: Array, seat: int) -> list[int]:
    """A seat's points in the order of SHEET_LINES."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    found: list[int] = sheets["points"][0].tolist()
    return found


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    return dict(zip(SHEET_LINES, _points(box, states, seat), strict=True))


def tokens_of(box: Box, pond: Any) -> dict[tuple[int, int], str]:
    """The tiles of a pond by true coordinates."""
    left, top, _, _ = edges(pond)
    koi, features = pond.koi_at[: pond.n_koi], pond.feature_at[: pond.n_features]
    laid = (*koi.tolist(), *features.tolist())
    return {place_of(at, left, top): name_of(box, int(pond.cells[at])) for at in laid}


def rival_totals(box: Box, states: Array) -> dict[str, int]:
    b, s = box.tables[0], states[0]
    return {level: int(scoring.rival_total(b, s, k)) for k, level in enumerate(LEVELS)}


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    s = states[0]
    pond = s.ponds[seat]
    left, top, _, _ = edges(pond)
    return explained(
        box.tables,
        pond,
        int(s.options[BUTTERFLY_GAPS]),
        int(s.options[RAREST_ABSENT]),
        int(pond.goal) - 1 if pond.goal else None,
        lambda at: place_of(at, left, top),
        lambda held: name_of(box, held),
    )


def pond_text(box: Box, states: Array, seat: int) -> str:
    """A seat's pond in the notation that `pondside score` reads."""
    return spell_rows(tokens_of(box, states[0].ponds[seat]))


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  KOH-END-05 to 07, KOH-SOLO-19"""
    if states["phase"][0] != ENDED:
        return None
    s = states[0]
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    reason = REASONS[s.reason]
    if s.seats == 1:
        rival = rival_totals(box, states)
        below = beaten(totals[0], rival)
        words = ["P1", str(totals[0])]
        for level in LEVELS:
            words += [level, str(rival[level])]
        words += ["beats", *(below or ("none",))]
        return Outcome(reason, (Placing(0, totals[0], 1),), None, tuple(words), below)
    coins = [int(s.ponds[seat].coins) for seat in range(int(s.seats))]
    placings, tie_break = placed(totals, coins)
    words = [word for seat, total in enumerate(totals) for word in (f"P{seat + 1}", str(total))]
    winners = [one.seat for one in placings if one.place == 1]
    words += ["coins", *map(str, coins), "win", *(f"P{seat + 1}" for seat in winners)]
    return Outcome(reason, placings, tie_break, tuple(words))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    events: list[Event] = []
    if action in ACTIONS["take"]:
        pair = spell(box, before, action)
        cells = [pair[:2], pair[2:]]
        market = before["market"][0].tolist()
        koi, feature = (name_of(box, market[MARKET_CELLS.index(cell)]) for cell in cells)
        values = {"seat": actor + 1, "koi": koi, "feature": feature, "cells": cells}
        events.append(Event("took", values))
    elif action in ACTIONS["put_koi"] or action in ACTIONS["put_feature"]:
        events.append(_laid(box, before, actor, action, after))
    elif action in ACTIONS["keep"]:
        events.append(Event("kept", {"seat": actor + 1, "card": CARDS[action - KEEP_CARD]}))
    elif action in ACTIONS["deal"]:
        seat = dealt_to(box, before) + 1
        events.append(Event("dealt", {"seat": seat, "card": CARDS[action - DEAL_CARD]}))
    elif action in ACTIONS["begin"]:
        events.append(Event("begins", {"seat": action - BEGIN + 1}))
    else:
        events.append(_drawn(box, before, action, after))
    if after["phase"][0] == ENDED and before["phase"][0] != ENDED:
        events.append(Event("ended", {"reason": REASONS[after["reason"][0]]}))
    return events


def _laid(box: Box, before: Array, seat: int, action: int, after: Array) -> Event:
    koi = action < PUT_FEATURE
    gain = int(scoring.gain(box.tables, before, after, seat, np.empty(1, SHEET)))
    left, top, _, _ = edges_of(before, seat)
    x, y = place_of(action - (PUT_KOI if koi else PUT_FEATURE), left, top)
    tile = name_of(box, int(before["hand_koi" if koi else "hand_feature"][0]))
    return Event("laid", {"seat": seat + 1, "tile": tile, "x": x, "y": y, "points": gain})


def _drawn(box: Box, before: Array, action: int, after: Array) -> Event:
    koi = action in ACTIONS["draw_koi"]
    kind = action - (DRAW_KOI if koi else DRAW_FEATURE)
    tile = box.names["koi" if koi else "feature"][kind]
    phase = int(before["phase"][0])
    if phase in (FILL, RIVAL_FILL):
        return Event("filled", {"cell": next_cell(before), "tile": tile})
    if phase in (REFILL_KOI, REFILL_FEATURE):
        centre = int(box.tables["centre_koi" if koi else "centre_feature"][0])
        moved = int(before["koi_from" if koi else "feature_from"][0])
        to = None if moved == centre else MARKET_CELLS[moved]
        return Event("refilled", {"cell": MARKET_CELLS[centre], "tile": tile, "moved_to": to})
    markets = before["market"][0].tolist(), after["market"][0].tolist()
    taken = [
        cell
        for cell, was, now in zip(MARKET_CELLS, *markets, strict=True)
        if was != EMPTY and now == EMPTY
    ]
    return Event("revealed", {"tile": tile, "taken": taken})
