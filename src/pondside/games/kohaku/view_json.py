"""A Kōhaku view as JSON, written by compiled code; view.py reads it back for Python.

It reads a copy of the position that `conceal` has wiped, so it tells nothing that its reader may
not know.  The fields are those of `View`, in its order.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from ...kernel import doors, text
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array, Box
from ...kernel.kinds import Record, Seat, State, Tables
from ...kernel.text import Pieces, put, put_number
from . import actions, endings, legal, phases, scoring, turns
from .facts import CARDS, LEVELS, MARKET, MARKET_CELLS, N_CARDS
from .ground import FEATURE, KOI, OPEN, TILE_CODES, cell_at, edges
from .options import N_OPTIONS, OPTIONS
from .ranking import outcome
from .scoring import SHEET, SHEET_LINES
from .state import STATE

N_LINES, N_LEVELS = len(SHEET_LINES), len(LEVELS)


def _quoted(word: str) -> str:
    return msgspec.json.encode(word).decode()


_pieces = Pieces()
COMMA, COLON, CLOSE = (_pieces.add(piece) for piece in (",", ":", "}"))
NULL = _pieces.add("null")
GAME = _pieces.add('{"game":"kohaku","seat":')
SEATS, CHOSEN = _pieces.add(',"seats":'), _pieces.add(',"options":{')
WITHOUT_CARDS = _pieces.add('},"goal_cards":false', '},"goal_cards":true')
PHASE = _pieces.add(',"phase":')
ACTOR, TURN, TURNS = (_pieces.add(piece) for piece in (',"actor":', ',"turn":', ',"turns":'))
BOARD, HAND = _pieces.add(',"market":{'), _pieces.add('},"hand":{"koi":')
HAND_FEATURE, KOI_LEFT = _pieces.add(',"feature":'), _pieces.add('},"koi_left":')
FEATURES_LEFT = _pieces.add(',"features_left":')
UNSEEN_KOI, UNSEEN_FEATURES = _pieces.add(',"unseen":{"koi":{'), _pieces.add('},"feature":{')
PONDS = _pieces.add('}},"ponds":[')
RIVAL = _pieces.add('],"rival":')
CHOICES, TOTALS = _pieces.add(',"choices":['), _pieces.add('],"totals":[')
REASON, RESULT = _pieces.add('],"reason":'), _pieces.add(',"result":')
SEAT, TILES = _pieces.add('{"seat":'), _pieces.add(',"tiles":[')
X, Y, TILE = _pieces.add('{"x":'), _pieces.add(',"y":'), _pieces.add(',"tile":')
SHEET_OF, TOTAL, COINS = (
    _pieces.add(piece) for piece in ('],"sheet":{', '},"total":', ',"coins":')
)
GOAL, OFFERED, END_SEAT = (_pieces.add(piece) for piece in (',"goal":', ',"offered":[', "]}"))
PILE_KOI, PILE_FEATURES = _pieces.add('{"koi":{'), _pieces.add('},"features":{')
RIVAL_TOTALS, END_RIVAL = _pieces.add('},"totals":{'), _pieces.add("}}")
KOI_WORD = _pieces.add('{"kind":"koi","word":"k')
FEATURE_WORD = _pieces.add('{"kind":"feature","word":"f')
PUT_X, POINTS = _pieces.add('","cells":null,"x":'), _pieces.add(',"points":')
PHASE_NAME = _pieces.add(*map(_quoted, phases.PHASES))
REASON_NAME = _pieces.add("null", *map(_quoted, endings.REASONS[1:]))
CARD_NAME = _pieces.add(*map(_quoted, CARDS))
CELL_NAME = _pieces.add(*(f"{_quoted(cell)}:" for cell in MARKET_CELLS))
LINE_NAME = _pieces.add(*(f"{_quoted(line)}:" for line in SHEET_LINES))
LEVEL_NAME = _pieces.add(*(f"{_quoted(level)}:" for level in LEVELS))
MOST_VALUES = max(len(option.values) for option in OPTIONS)
OPTION = _pieces.add(
    *(
        f"{_quoted(option.id)}:{_quoted(option.values[min(k, len(option.values) - 1)])}"
        for option in OPTIONS
        for k in range(MOST_VALUES)
    )
)
NO_PLACE = ',"x":null,"y":null,"tile":'
KEEP_CHOICE = _pieces.add(
    *(
        f'{{"kind":"keep","word":{_quoted("keep:" + card)},"cells":null{NO_PLACE}{_quoted(card)}'
        ',"points":null}'
        for card in CARDS
    )
)
# What depends on the box comes after: names of tiles by what a cell holds, then drafts.
TILE_NAME = len(_pieces)
DRAFT_CHOICE = TILE_NAME + TILE_CODES


@lru_cache(16)
def script(box: Box) -> Any:
    """Every piece that a view of a game with these components can need."""
    koi, features = box.names["koi"], box.names["feature"]
    names = ["null"] * TILE_CODES
    names[KOI : KOI + len(koi)] = map(_quoted, koi)
    names[FEATURE : FEATURE + len(features)] = map(_quoted, features)
    pairs = zip(box.tables["pair_koi"][0], box.tables["pair_feature"][0], strict=True)
    cells = [(MARKET_CELLS[a], MARKET_CELLS[b]) for a, b in pairs]
    drafts = [
        f'{{"kind":"draft","word":"{a}{b}","cells":["{a}","{b}"]{NO_PLACE}null,"points":null}}'
        for a, b in cells
    ]
    return _pieces.script((*names, *drafts))


@compiled
def put_comma(script: Record, pen: Record, first: bool) -> None:
    """Something stands before this one unless it is the first."""
    if not first:
        put(script, pen, COMMA)


@compiled
def put_part(script: Record, pen: Record, name: int, number: int) -> None:
    """A name and a number."""
    put(script, pen, name)
    put_number(pen, number)


@compiled
def put_counts(script: Record, pen: Record, counts: Array, n_kinds: int, base: int) -> None:
    """How many there are of each kind, those that are not there left out."""
    first = True
    for kind in range(n_kinds):
        if counts[kind] > 0:
            put_comma(script, pen, first)
            put(script, pen, TILE_NAME + base + kind)
            put_part(script, pen, COLON, counts[kind])
            first = False


@compiled
def put_unseen(
    script: Record, pen: Record, bag: Array, n_bag: int, n_kinds: int, base: int, counts: Array
) -> None:
    for kind in range(n_kinds):
        counts[kind] = 0
    for k in range(n_bag):
        counts[bag[k]] += 1
    put_counts(script, pen, counts, n_kinds, base)


@compiled
def put_tiles(script: Record, pen: Record, pond: Record) -> None:
    """The tiles of a pond in reading order."""
    left, top, right, bottom = edges(pond)
    first = True
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            held = pond.cells[cell_at(x, y)]
            if held >= KOI:
                put_comma(script, pen, first)
                put_part(script, pen, X, x)
                put_part(script, pen, Y, y)
                put(script, pen, TILE)
                put(script, pen, TILE_NAME + held)
                put(script, pen, CLOSE)
                first = False


@compiled
def put_seat(script: Record, pen: Record, b: Tables, s: State, seat: Seat, sheet: Record) -> int:
    """A seat's pond and its points; returns their sum."""
    pond = s.ponds[seat]
    put_part(script, pen, SEAT, seat)
    put(script, pen, TILES)
    put_tiles(script, pen, pond)
    put(script, pen, SHEET_OF)
    scoring.score(b, s, seat, sheet)
    total = 0
    for line in range(N_LINES):
        put_comma(script, pen, line == 0)
        put_part(script, pen, LINE_NAME + line, sheet.points[line])
        total += sheet.points[line]
    put_part(script, pen, TOTAL, total)
    put_part(script, pen, COINS, pond.coins)
    put(script, pen, GOAL)
    put(script, pen, CARD_NAME + pond.goal - 1 if pond.goal > 0 else NULL)
    put(script, pen, OFFERED)
    first = True
    for card in range(N_CARDS):
        if pond.offer >> card & 1:
            put_comma(script, pen, first)
            put(script, pen, CARD_NAME + card)
            first = False
    put(script, pen, END_SEAT)
    return total


@compiled
def put_rival(script: Record, pen: Record, b: Tables, s: State) -> None:
    """The rival's pile and what it is worth at each level."""
    put(script, pen, PILE_KOI)
    put_counts(script, pen, s.pile_koi, b.n_koi, KOI)
    put(script, pen, PILE_FEATURES)
    put_counts(script, pen, s.pile_features, b.n_features, FEATURE)
    put(script, pen, RIVAL_TOTALS)
    for level in range(N_LEVELS):
        put_comma(script, pen, level == 0)
        put_part(script, pen, LEVEL_NAME + level, scoring.rival_total(b, s, level))
    put(script, pen, END_RIVAL)


@compiled
def put_places(
    script: Record,
    pen: Record,
    pond: Record,
    base: int,
    held: int,
    codes: Array,
    points: Array,
    n: int,
    first: bool,
) -> None:
    """Where the tile in hand may go, in reading order, with what it changes at once."""
    left, top, right, bottom = edges(pond)
    for y in range(top - 1, bottom + 2):
        for x in range(left - 1, right + 2):
            cell = cell_at(x, y)
            if pond.cells[cell] != OPEN:
                continue
            for k in range(n):
                if codes[k] == base + cell:
                    put_comma(script, pen, first)
                    put_part(script, pen, KOI_WORD if base == actions.PUT_KOI else FEATURE_WORD, x)
                    put_part(script, pen, COMMA, y)
                    put_part(script, pen, PUT_X, x)
                    put_part(script, pen, Y, y)
                    put(script, pen, TILE)
                    put(script, pen, TILE_NAME + held)
                    put_part(script, pen, POINTS, points[k])
                    put(script, pen, CLOSE)
                    first = False


@compiled
def put_choices(script: Record, pen: Record, s: State, codes: Array, points: Array, n: int) -> None:
    """What the seat to act may do: the first n actions, by their codes."""
    if s.phase == phases.PLACE:
        pond = s.ponds[s.seat]
        base, koi = actions.PUT_KOI, codes[0] < actions.PUT_FEATURE
        if koi:
            put_places(script, pen, pond, base, s.hand_koi, codes, points, n, True)
        base = actions.PUT_FEATURE
        if codes[n - 1] >= base:
            put_places(script, pen, pond, base, s.hand_feature, codes, points, n, not koi)
        return
    base = DRAFT_CHOICE - actions.TAKE if s.phase == phases.DRAFT else KEEP_CHOICE - actions.KEEP
    for k in range(n):
        put_comma(script, pen, k == 0)
        put(script, pen, base + codes[k])


@compiled
def put_seat_number(script: Record, pen: Record, seat: Seat) -> None:
    """A seat; below 0 it is nobody."""
    if seat >= 0:
        put_number(pen, seat)
    else:
        put(script, pen, NULL)


@compiled
def put_head(
    script: Record, pen: Record, b: Tables, s: State, actor: int, seat: Seat, counts: Array
) -> None:
    """The view up to the ponds."""
    put(script, pen, GAME)
    put_seat_number(script, pen, seat)
    put_part(script, pen, SEATS, s.seats)
    put(script, pen, CHOSEN)
    for k in range(N_OPTIONS):
        put_comma(script, pen, k == 0)
        put(script, pen, OPTION + k * MOST_VALUES + s.options[k])
    put(script, pen, WITHOUT_CARDS + (1 if turns.goals_wanted(s) else 0))
    put(script, pen, PHASE)
    put(script, pen, PHASE_NAME + s.phase)
    put(script, pen, ACTOR)
    put_seat_number(script, pen, actor)
    put_part(script, pen, TURN, s.turn)
    put(script, pen, TURNS)
    if s.seats == 1:
        put(script, pen, NULL)
    else:  # KOH-END-02: the turn after the last refill is the last
        tiles = min(int(b.koi_in_play[s.seats]), int(b.n_feature_tiles))
        put_number(pen, tiles - MARKET // 2 + 1)
    put(script, pen, BOARD)
    for cell in range(MARKET):
        put_comma(script, pen, cell == 0)
        put(script, pen, CELL_NAME + cell)
        put(script, pen, TILE_NAME + s.market[cell])
    put(script, pen, HAND)
    put(script, pen, TILE_NAME + s.hand_koi)
    put(script, pen, HAND_FEATURE)
    put(script, pen, TILE_NAME + s.hand_feature)
    put_part(script, pen, KOI_LEFT, s.koi_left)
    put_part(script, pen, FEATURES_LEFT, s.features_left)
    put(script, pen, UNSEEN_KOI)
    put_unseen(script, pen, s.koi_unseen, s.n_koi_unseen, b.n_koi, KOI, counts)
    put(script, pen, UNSEEN_FEATURES)
    bag, n = s.features_unseen, s.n_features_unseen
    put_unseen(script, pen, bag, n, b.n_features, FEATURE, counts)


@compiled
def write(
    scripts: Array,
    pens: Array,
    box: Array,
    states: Array,
    known: Array,
    seat: Seat,
    sheets: Array,
    codes: Array,
    points: Array,
    totals: Array,
) -> int:
    """Write the view of states[0], after the end only up to `result`; returns how long it is.

    Everything is read from known[0], a copy that is concealed; known[1] is scratch.
    """
    script, pen, b, s = scripts[0], pens[0], box[0], known[0]
    doors.copy_from(known, 0, states, 0)
    turns.conceal(b, s, seat)
    pen.n = 0
    actor = turns.actor(b, s)
    put_head(script, pen, b, s, actor, seat, codes)
    put(script, pen, PONDS)
    for k in range(s.seats):
        put_comma(script, pen, k == 0)
        totals[k] = put_seat(script, pen, b, s, k, sheets[0])
    put(script, pen, RIVAL)
    if s.seats == 1:
        put_rival(script, pen, b, s)
    else:
        put(script, pen, NULL)
    put(script, pen, CHOICES)
    if seat >= 0 and actor == seat:
        if s.phase == phases.PLACE:
            n = doors.legal_points(box, known, 0, 1, sheets, codes, points)
        else:
            n = legal.legal(b, s, codes)
        put_choices(script, pen, s, codes, points, n)
    put(script, pen, TOTALS)
    for k in range(s.seats):
        put_comma(script, pen, k == 0)
        put_number(pen, totals[k])
    put(script, pen, REASON)
    put(script, pen, REASON_NAME + s.reason)
    put(script, pen, RESULT)
    if s.phase != phases.ENDED:
        put(script, pen, NULL)
        put(script, pen, CLOSE)
    return int(pen.n)


class Desk(threading.local):
    """What a view is written on: a thread uses its own again and again."""

    def __init__(self) -> None:
        self.sheet = text.Sheet()
        self.known = np.zeros(2, STATE)
        self.points = np.zeros(1, SHEET)
        self.lists = tuple(np.zeros((3, actions.MAX_LEGAL), np.int64))


_desk = Desk()


def written(box: Box, states: Array, seat: int | None) -> bytes:
    """The view of states[0], after the end only up to `result`."""
    desk, viewer = _desk, -1 if seat is None else seat
    n = write(
        script(box),
        desk.sheet.pen,
        box.tables,
        states,
        desk.known,
        viewer,
        desk.points,
        *desk.lists,
    )
    return desk.sheet.text(n)


def view_json(box: Box, states: Array, seat: int | None) -> bytes:
    """The view of states[0] as JSON, with the result where the game is over."""
    told = written(box, states, seat)
    if told.endswith(b"}"):
        return told
    ended = outcome(box, states)
    assert ended is not None
    return told + msgspec.json.encode(ended.words) + b"}"
