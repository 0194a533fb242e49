"""What leaves the process: a seat's view of a Kōhaku position, what happened, how it ended.

A view is built from a copy that `conceal` has wiped, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, Event, Outcome, Placing, ScoreLine, copies, unpacked
from . import scoring
from .material import CARDS, EMPTY, FEATURE, KOI, LEVELS, MARKET, MARKET_CELLS, OPTIONS
from .pond import explained, spell_rows
from .scoring import BUTTERFLY_GAPS, GOAL, RAREST_ABSENT, SHEET, SHEET_LINES
from .state import (
    ACTIONS,
    BEGIN,
    DEAL_CARD,
    DRAFT,
    DRAW_FEATURE,
    DRAW_KOI,
    ENDED,
    FILL,
    KEEP_CARD,
    MAX_LEGAL,
    PHASES,
    PLACE,
    PUT_FEATURE,
    PUT_KOI,
    REASONS,
    REFILL_FEATURE,
    REFILL_KOI,
    RIVAL_FILL,
    SIDE,
    STATE,
    TAKE,
)
from .words import (
    acting,
    cells_of,
    coordinates,
    corners,
    dealt_to,
    laid_on,
    lowest,
    next_cell,
    pair_words,
    place_of,
    put_word,
    spell,
)


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


@lru_cache(16)
def _names(box: Box) -> tuple[str, ...]:
    """The same for all codes, so that a view looks up and asks nobody; "" where no tile lies."""
    koi = box.names["koi"]
    gap = [""] * (FEATURE - KOI - len(koi))
    return (*[""] * KOI, *koi, *gap, *box.names["feature"])


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as a seat, or a spectator, may know it."""
    known = copies(states, 2)  # the second one is scratch
    doors.conceal(box.tables, known, 0, -1 if seat is None else seat)
    common = _common(box, known)
    choices = _choices(box, known, _names(box)) if seat is not None and common.actor == seat else {}
    return msgspec.structs.replace(common, seat=seat, choices=choices)


def _common(box: Box, known: Array) -> View:
    """The view without eyes and choices.  Seats that know the same share it."""
    key = (box, known[:1].tobytes())
    found = _seen.get(key)
    if found is None:
        if len(_seen) >= MOST_SEEN:
            _seen.clear()
        found = _seen[key] = _made(box, known)
    return found


# By the components and the position as it is known: everything that a view depends on.
_seen: dict[tuple[Box, bytes], View] = {}
MOST_SEEN = 256  # about 2 MB; the two or three views of an action come one after the other


def _made(box: Box, known: Array) -> View:
    s = unpacked(known)
    actor = doors.actor(box.tables, known, 0)
    outcome_now = outcome(box, known) if s.phase == ENDED else None
    names = _names(box)
    ponds = [_seat_view(box, known, s, k) for k in range(s.seats)]
    return View(
        game="kohaku",
        seat=None,
        seats=s.seats,
        options=_options(s.options.tobytes()),
        phase=PHASES[s.phase],
        actor=int(actor) if actor >= 0 else None,
        turn=s.turn,
        turns=_turns(box, s),
        market=_laid_out(box, s.market.tobytes()),
        hand={"koi": names[s.hand_koi] or None, "feature": names[s.hand_feature] or None},
        koi_left=s.koi_left,
        features_left=s.features_left,
        unseen={
            "koi": _counted(box, "koi", s.koi_unseen[: s.n_koi_unseen].tobytes()),
            "feature": _counted(box, "feature", s.features_unseen[: s.n_features_unseen].tobytes()),
        },
        ponds=ponds,
        rival=_rival(box, known) if s.seats == 1 else None,
        choices={},
        totals=[pond.total for pond in ponds],
        reason=REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


@lru_cache(256)
def _options(chosen: bytes) -> dict[str, str]:
    values = np.frombuffer(chosen, STATE["options"].base).tolist()
    return {option.id: option.values[value] for option, value in zip(OPTIONS, values, strict=True)}


@lru_cache(4096)
def _counted(box: Box, which: str, kinds: bytes) -> dict[str, int]:
    """How many there are of each kind; they stay the same until chance acts."""
    counts = np.bincount(np.frombuffer(kinds, np.uint8)).tolist()
    return {name: n for name, n in zip(box.names[which], counts, strict=False) if n}


@lru_cache(4096)
def _laid_out(box: Box, market: bytes) -> dict[str, str | None]:
    names = _names(box)
    held = np.frombuffer(market, STATE["market"].base).tolist()
    return {cell: names[one] or None for cell, one in zip(MARKET_CELLS, held, strict=True)}


def _turns(box: Box, s: Any) -> int | None:
    """KOH-END-02: the turn after the last refill is the last."""
    if s.seats == 1:
        return None
    koi, features = box.tables["koi_in_play"][0, s.seats], box.tables["n_feature_tiles"][0]
    return int(min(koi, features)) - MARKET // 2 + 1


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
    corner = lowest(laid_on(pond))
    return {place_of(at, corner): name_of(box, int(pond.cells[at])) for at in laid_on(pond)}


@lru_cache(1 << 14)
def _tile(y: int, x: int, tile: str) -> TileView:
    return TileView(x, y, tile)


def _tiles(names: tuple[str, ...], pond: Any) -> list[TileView]:
    """The tiles of a pond in reading order."""
    cells = laid_on(pond)
    (left, top), _ = corners(cells)
    xs, ys = coordinates(left), coordinates(top)
    held = pond.cells.tobytes()  # bytes hand out their numbers ten times faster than an array
    places = sorted((ys[at // SIDE], xs[at % SIDE], names[held[at]]) for at in cells)
    return [_tile(*place) for place in places]


def _seat_view(box: Box, states: Array, s: Any, seat: int) -> SeatView:
    """A seat's pond.  Most have not changed since the last view, or are in the view of another."""
    key = (box, seat, s.options.tobytes(), s.ponds[seat].tobytes())
    found = _seen_ponds.get(key)
    if found is None:
        if len(_seen_ponds) >= MOST_PONDS:
            _seen_ponds.clear()
        found = _seen_ponds[key] = _looked_at(box, states, unpacked(s.ponds, seat), seat)
    return found


# By the components, the seat, the options and the pond: everything that its view depends on.
_seen_ponds: dict[tuple[Box, int, bytes, bytes], SeatView] = {}
MOST_PONDS = 4096  # about 30 MB


def _looked_at(box: Box, states: Array, pond: Any, seat: int) -> SeatView:
    points = _points(box, states, seat)
    return SeatView(
        seat=seat,
        tiles=_tiles(_names(box), pond),
        sheet=dict(zip(SHEET_LINES, points, strict=True)),
        total=sum(points),
        coins=pond.coins,
        goal=CARDS[pond.goal - 1] if pond.goal else None,
        offered=[card for k, card in enumerate(CARDS) if pond.offer >> k & 1] if pond.offer else [],
    )


def _rival(box: Box, states: Array) -> RivalView:
    koi, features = states["pile_koi"][0].tolist(), states["pile_features"][0].tolist()
    return RivalView(
        koi={name: n for name, n in zip(box.names["koi"], koi, strict=False) if n},
        features={name: n for name, n in zip(box.names["feature"], features, strict=False) if n},
        totals=rival_totals(box, states),
    )


def rival_totals(box: Box, states: Array) -> dict[str, int]:
    b, s = box.tables[0], states[0]
    return {level: int(scoring.rival_total(b, s, k)) for k, level in enumerate(LEVELS)}


def _choices(box: Box, states: Array, names: tuple[str, ...]) -> dict[str, list[Choice]]:
    """What the seat to act may do; states[1] is overwritten."""
    phase = int(states["phase"][0])
    out, points = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_LEGAL, np.int64)
    if phase == PLACE:
        sheets = np.zeros(1, SHEET)
        n = doors.legal_points(box.tables, states, 0, 1, sheets, out, points)
        return _placements(states, names, out[:n].tolist(), points[:n].tolist())
    n = doors.legal(box.tables, states, 0, out)
    if phase == DRAFT:
        pairs = pair_words(box)
        return {"draft": [_draft(pairs[action - TAKE]) for action in out[:n].tolist()]}
    cards = [CARDS[action - KEEP_CARD] for action in out[:n].tolist()]
    return {"keep": [Choice(f"keep:{card}", tile=card) for card in cards]}


def _placements(
    states: Array, names: tuple[str, ...], actions: list[int], points: list[int]
) -> dict[str, list[Choice]]:
    """Where the tiles in hand may go, each kind in reading order."""
    left, top = lowest(cells_of(states, acting(states)))
    xs, ys = coordinates(left), coordinates(top)
    tiles = {
        "koi": names[int(states["hand_koi"][0])],
        "feature": names[int(states["hand_feature"][0])],
    }
    places: dict[str, list[tuple[int, int, int]]] = {}
    for action, gain in zip(actions, points, strict=True):
        kind = "koi" if action < PUT_FEATURE else "feature"
        cell = action - (PUT_KOI if action < PUT_FEATURE else PUT_FEATURE)
        places.setdefault(kind, []).append((ys[cell // SIDE], xs[cell % SIDE], gain))
    return {
        kind: [_placement(kind == "koi", x, y, tiles[kind], gain) for y, x, gain in sorted(found)]
        for kind, found in places.items()
    }


# The same choices come up in thousands of positions.


@cache
def _draft(word: str) -> Choice:
    return Choice(word, cells=[word[:2], word[2:]])


@lru_cache(1 << 14)
def _placement(koi: bool, x: int, y: int, tile: str, points: int) -> Choice:
    return Choice(put_word(koi, x, y), x=x, y=y, tile=tile, points=points)


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    s = states[0]
    pond = s.ponds[seat]
    corner = lowest(laid_on(pond))
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
    if states["phase"][0] != ENDED:
        return None
    s = states[0]
    totals = [sum(sheet_of(box, states, seat).values()) for seat in range(int(s.seats))]
    reason = REASONS[s.reason]
    if s.seats == 1:
        rival = rival_totals(box, states)
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
    gain = _pond_points(box, after, seat) - _pond_points(box, before, seat)
    corner = lowest(cells_of(before, seat))
    x, y = place_of(action - (PUT_KOI if koi else PUT_FEATURE), corner)
    tile = name_of(box, int(before["hand_koi" if koi else "hand_feature"][0]))
    return Event("laid", {"seat": seat + 1, "tile": tile, "x": x, "y": y, "points": gain})


def _pond_points(box: Box, states: Array, seat: int) -> int:
    """A seat's points without the goal card, which is secret."""
    points = _points(box, states, seat)
    return sum(points) - points[GOAL]


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
