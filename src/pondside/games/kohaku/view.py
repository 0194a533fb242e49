"""What leaves the process: a seat's view of a Kōhaku position, what happened, how it ended.

A view is built from a copy that `conceal` has wiped, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, Event, Outcome, Placing, ScoreLine
from . import scoring
from .material import CARDS, EMPTY, FEATURE, KOI, LEVELS, MARKET, MARKET_CELLS, OPTIONS
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
    MAX_LEGAL,
    PHASES,
    PLACE,
    PUT_FEATURE,
    REASONS,
    RIVAL_FILL,
    STATE,
    TAKE,
)
from .words import dealt_to, lowest, next_cell, place_of, spell


class TileView(msgspec.Struct, frozen=True):
    """A tile of a pond."""

    x: int
    y: int
    tile: str


class SeatView(msgspec.Struct, frozen=True):
    """A seat's pond and its points so far."""

    seat: int
    tiles: list[TileView]
    sheet: dict[str, int]  # without the goal card of a seat whose card is not known
    total: int
    coins: int
    goal: str | None  # the card kept, if it may be known
    offered: list[str]  # the cards dealt, if they may be known


class Choice(msgspec.Struct, frozen=True):
    """Something the viewer may do now."""

    word: str
    cells: list[str] | None = None  # a draft: the two board cells
    x: int | None = None  # a placement
    y: int | None = None
    tile: str | None = None
    points: int | None = None  # how a placement changes the viewer's total at once


class RivalView(msgspec.Struct, frozen=True):
    """The rival's pile in a solo game."""

    koi: dict[str, int]
    features: dict[str, int]
    totals: dict[str, int]


class View(msgspec.Struct, frozen=True):
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
    hand: dict[str, str | None]
    koi_left: int
    features_left: int
    unseen: dict[str, dict[str, int]]
    ponds: list[SeatView]
    rival: RivalView | None
    choices: dict[str, list[Choice]]  # draft, koi, feature or keep; empty unless the viewer acts
    totals: list[int]  # of each seat, as far as the viewer may know
    reason: str | None
    result: list[str] | None


def name_of(box: Box, held: int) -> str:
    """The token of what a cell holds."""
    return box.names["koi"][held - KOI] if held < FEATURE else box.names["feature"][held - FEATURE]


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as a seat, or a spectator, may know it."""
    known = np.zeros(2, STATE)
    known[0] = states[0]
    doors.conceal(box.tables, known, 0, -1 if seat is None else seat)
    s = known[0]
    actor = doors.actor(box.tables, known, 0)
    outcome_now = outcome(box, known)
    ponds = [_seat_view(box, known, k) for k in range(int(s.seats))]
    return View(
        game="kohaku",
        seat=seat,
        seats=int(s.seats),
        options={option.id: option.values[s.options[k]] for k, option in enumerate(OPTIONS)},
        phase=PHASES[s.phase],
        actor=int(actor) if actor >= 0 else None,
        turn=int(s.turn),
        turns=_turns(box, s),
        market={cell: _held(box, int(s.market[k])) for k, cell in enumerate(MARKET_CELLS)},
        hand={
            "koi": _held(box, int(s.hand_koi)),
            "feature": _held(box, int(s.hand_feature)),
        },
        koi_left=int(s.koi_left),
        features_left=int(s.features_left),
        unseen={
            "koi": _counted(box.names["koi"], s.koi_unseen[: s.n_koi_unseen]),
            "feature": _counted(box.names["feature"], s.features_unseen[: s.n_features_unseen]),
        },
        ponds=ponds,
        rival=_rival(box, s) if s.seats == 1 else None,
        choices=_choices(box, known, seat) if actor == seat else {},
        totals=[pond.total for pond in ponds],
        reason=REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _held(box: Box, held: int) -> str | None:
    return None if held == EMPTY else name_of(box, held)


def _counted(names: tuple[str, ...], kinds: Array) -> dict[str, int]:
    counts = Counter(int(kind) for kind in kinds)
    return {names[kind]: counts[kind] for kind in sorted(counts)}


def _turns(box: Box, s: Any) -> int | None:
    """KOH-END-02: the turn after the last refill is the last."""
    if s.seats == 1:
        return None
    b = box.tables[0]
    return int(min(b.koi_in_play[s.seats], b.n_feature_tiles)) - MARKET // 2 + 1


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    return {line: int(sheets[0].points[k]) for k, line in enumerate(SHEET_LINES)}


def tokens_of(box: Box, pond: Any) -> dict[tuple[int, int], str]:
    """The tiles of a pond by true coordinates."""
    corner = lowest(pond)
    cells = [*pond.koi_at[: pond.n_koi], *pond.feature_at[: pond.n_features]]
    return {place_of(int(at), corner): name_of(box, int(pond.cells[at])) for at in cells}


def _seat_view(box: Box, states: Array, seat: int) -> SeatView:
    pond = states[0].ponds[seat]
    sheet = sheet_of(box, states, seat)
    tiles = sorted(tokens_of(box, pond).items(), key=lambda item: (item[0][1], item[0][0]))
    return SeatView(
        seat=seat,
        tiles=[TileView(x, y, tile) for (x, y), tile in tiles],
        sheet=sheet,
        total=sum(sheet.values()),
        coins=int(pond.coins),
        goal=CARDS[pond.goal - 1] if pond.goal else None,
        offered=[card for k, card in enumerate(CARDS) if pond.offer >> k & 1],
    )


def _rival(box: Box, s: Any) -> RivalView:
    koi = {name: int(s.pile_koi[k]) for k, name in enumerate(box.names["koi"])}
    features = {name: int(s.pile_features[k]) for k, name in enumerate(box.names["feature"])}
    return RivalView(
        koi={name: n for name, n in koi.items() if n},
        features={name: n for name, n in features.items() if n},
        totals=rival_totals(box, s),
    )


def rival_totals(box: Box, s: Any) -> dict[str, int]:
    b = box.tables[0]
    return {level: int(scoring.rival_total(b, s, k)) for k, level in enumerate(LEVELS)}


def _choices(box: Box, states: Array, seat: int | None) -> dict[str, list[Choice]]:
    s = states[0]
    out, points = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_LEGAL, np.int64)
    sheets = np.zeros(1, SHEET)
    if s.phase == PLACE:
        n = doors.legal_points(box.tables, states, 0, 1, sheets, out, points)
    else:
        n = doors.legal(box.tables, states, 0, out)
    found: dict[str, list[Choice]] = {}
    corner = lowest(s.ponds[s.seat])
    for k in range(n):
        action = int(out[k])
        word = spell(box, states, action)
        if action in ACTIONS["take"]:
            found.setdefault("draft", []).append(Choice(word, cells=[word[:2], word[2:]]))
        elif action in ACTIONS["keep"]:
            found.setdefault("keep", []).append(Choice(word, tile=CARDS[action - KEEP_CARD]))
        else:
            kind = "koi" if action < PUT_FEATURE else "feature"
            first = ACTIONS[f"put_{kind}"].start
            x, y = place_of(action - first, corner)
            tile = name_of(box, int(s.hand_koi if kind == "koi" else s.hand_feature))
            found.setdefault(kind, []).append(
                Choice(word, x=x, y=y, tile=tile, points=int(points[k]))
            )
    for kind in ("koi", "feature"):
        if kind in found:
            found[kind].sort(key=lambda choice: (choice.y, choice.x))
    return found


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    s = states[0]
    pond = s.ponds[seat]
    corner = lowest(pond)
    return explained(
        box.tables,
        pond,
        int(s.options[BUTTERFLY_GAPS]),
        int(s.options[RAREST_ABSENT]),
        int(pond.goal) - 1 if pond.goal else None,
        lambda at: place_of(at, corner),
        lambda held: name_of(box, held),
    )


def pond_text(box: Box, states: Array, seat: int) -> str:
    """A seat's pond in the notation that `pondside score` reads."""
    return spell_rows(tokens_of(box, states[0].ponds[seat]))


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  KOH-END-05 to 07, KOH-SOLO-19"""
    s = states[0]
    if s.phase != ENDED:
        return None
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    reason = REASONS[s.reason]
    if s.seats == 1:
        rival = rival_totals(box, s)
        beaten = tuple(level for level in LEVELS if totals[0] > rival[level])
        words = ["P1", str(totals[0])]
        for level in LEVELS:
            words += [level, str(rival[level])]
        words += ["beats", *(beaten or ("none",))]
        return Outcome(reason, (Placing(0, totals[0], 1),), None, tuple(words), beaten)
    coins = [int(s.ponds[seat].coins) for seat in range(int(s.seats))]
    ranked = sorted(range(len(totals)), key=lambda seat: (-totals[seat], -coins[seat]))
    best = (totals[ranked[0]], coins[ranked[0]])
    winners = [seat for seat in range(len(totals)) if (totals[seat], coins[seat]) == best]
    tie_break = None
    if totals.count(best[0]) > 1:
        tie_break = "shared" if len(winners) > 1 else "coins"
    words = [word for seat, total in enumerate(totals) for word in (f"P{seat + 1}", str(total))]
    words += ["coins", *map(str, coins), "win", *(f"P{seat + 1}" for seat in winners)]
    placings = tuple(
        Placing(
            seat,
            totals[seat],
            1 + sum((totals[o], coins[o]) > (totals[seat], coins[seat]) for o in ranked),
        )
        for seat in range(len(totals))
    )
    return Outcome(reason, placings, tie_break, tuple(words))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = before[0], after[0]
    events: list[Event] = []
    if action in ACTIONS["take"]:
        b = box.tables[0]
        cells = (int(b.pair_koi[action - TAKE]), int(b.pair_feature[action - TAKE]))
        events.append(
            Event(
                "took",
                {
                    "seat": actor + 1,
                    "koi": name_of(box, int(was.market[cells[0]])),
                    "feature": name_of(box, int(was.market[cells[1]])),
                    "cells": [MARKET_CELLS[cell] for cell in cells],
                },
            )
        )
    elif action in ACTIONS["put_koi"] or action in ACTIONS["put_feature"]:
        koi = action in ACTIONS["put_koi"]
        gain = _pond_points(box, after, actor) - _pond_points(box, before, actor)
        first = ACTIONS["put_koi" if koi else "put_feature"].start
        x, y = place_of(action - first, lowest(was.ponds[actor]))
        tile = name_of(box, int(was.hand_koi if koi else was.hand_feature))
        values = {"seat": actor + 1, "tile": tile, "x": x, "y": y, "points": gain}
        events.append(Event("laid", values))
    elif action in ACTIONS["keep"]:
        events.append(Event("kept", {"seat": actor + 1, "card": CARDS[action - KEEP_CARD]}))
    elif action in ACTIONS["deal"]:
        seat = dealt_to(box, was) + 1
        events.append(Event("dealt", {"seat": seat, "card": CARDS[action - DEAL_CARD]}))
    elif action in ACTIONS["begin"]:
        events.append(Event("begins", {"seat": action - BEGIN + 1}))
    else:
        events.append(_drawn(box, was, now, action))
    if now.phase == ENDED and was.phase != ENDED:
        events.append(Event("ended", {"reason": REASONS[now.reason]}))
    return events


def _pond_points(box: Box, states: Array, seat: int) -> int:
    """A seat's points without the goal card, which is secret."""
    return sum(points for line, points in sheet_of(box, states, seat).items() if line != "goal")


def _drawn(box: Box, was: Any, now: Any, action: int) -> Event:
    koi = action in ACTIONS["draw_koi"]
    kind = action - (DRAW_KOI if koi else DRAW_FEATURE)
    tile = box.names["koi" if koi else "feature"][kind]
    if was.phase in (FILL, RIVAL_FILL):
        return Event("filled", {"cell": next_cell(was), "tile": tile})
    if PHASES[was.phase].startswith("refill"):
        b = box.tables[0]
        centre = int(b.centre_koi if koi else b.centre_feature)
        moved = int(was.koi_from if koi else was.feature_from)
        to = None if moved == centre else MARKET_CELLS[moved]
        return Event("refilled", {"cell": MARKET_CELLS[centre], "tile": tile, "moved_to": to})
    taken = [
        MARKET_CELLS[cell]
        for cell in range(MARKET)
        if was.market[cell] != EMPTY and now.market[cell] == EMPTY
    ]
    return Event("revealed", {"tile": tile, "taken": taken})
