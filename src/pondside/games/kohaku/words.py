"""How Kōhaku's actions are written: `b2b1`, `k0,-1`, `f2,0`, `keep:statues`, `w.d2`, `^rw.d3`.

Words are what records store; the codes behind them may change.  A chance word says where its tile
goes when that helps a reader: `^` the rival turned it over, `a1:` it fills a cell in the rival's
turn.
"""

from __future__ import annotations

import re
from typing import Any

from ...geometry.square import unwrapped
from ...kernel.errors import Illegal, Unreadable
from ...kernel.game import Array, Box
from .material import CARDS, EMPTY, MARKET, MARKET_CELLS, PAIRS
from .state import (
    ACTIONS,
    BEGIN,
    COLUMN,
    DEAL,
    DEAL_CARD,
    DRAFT,
    DRAW_FEATURE,
    DRAW_KOI,
    FILL,
    FIRST,
    KEEP,
    KEEP_CARD,
    ORIGIN,
    PLACE,
    PUT_FEATURE,
    PUT_KOI,
    REFILL_KOI,
    REVEAL_FEATURE,
    REVEAL_KOI,
    RIVAL_FILL,
    ROW,
    SIDE,
    TAKE,
)

Place = tuple[int, int]  # true coordinates (x, y) of a pond cell, the first koi at (0, 0)

_PAIR = re.compile(r"([a-d][1-3])([a-d][1-3])")
_PUT = re.compile(r"([kf])(-?\d{1,3}),(-?\d{1,3})", re.ASCII)
_SEATED = re.compile(r"(?:first:)?P([1-4])(?::(\w+))?", re.ASCII)
_FILL = re.compile(r"([a-d][1-3]):(\S+)")


def lowest(pond: Any) -> Place:
    """The smallest true coordinates of a pond: count the rows and columns in use from the origin.

    A connected pond uses every row and column between its outermost ones.
    """
    cells = [*pond.koi_at[: pond.n_koi], *pond.feature_at[: pond.n_features]]
    columns, rows = {int(COLUMN[at]) for at in cells}, {int(ROW[at]) for at in cells}
    left = top = 0
    while (int(COLUMN[ORIGIN]) + left - 1) % SIDE in columns:
        left -= 1
    while (int(ROW[ORIGIN]) + top - 1) % SIDE in rows:
        top -= 1
    return left, top


def place_of(cell: int, corner: Place) -> Place:
    """The true coordinates of a torus cell of a pond or beside it."""
    x = unwrapped(int(COLUMN[cell]) - int(COLUMN[ORIGIN]), corner[0], SIDE)
    y = unwrapped(int(ROW[cell]) - int(ROW[ORIGIN]), corner[1], SIDE)
    return x, y


def cell_of(place: Place) -> int:
    x, y = place
    return (int(ROW[ORIGIN]) + y) % SIDE * SIDE + (int(COLUMN[ORIGIN]) + x) % SIDE


def highest(pond: Any) -> Place:
    """The largest true coordinates of a pond."""
    corner = lowest(pond)
    cells = [*pond.koi_at[: pond.n_koi], *pond.feature_at[: pond.n_features]]
    places = [place_of(int(at), corner) for at in cells] or [(0, 0)]
    return max(x for x, _ in places), max(y for _, y in places)


def spell(box: Box, states: Array, action: int) -> str:
    """The word of an action in the position states[0]."""
    s = states[0]
    if action in ACTIONS["take"]:
        pair = action - TAKE
        b = box.tables[0]
        return MARKET_CELLS[int(b.pair_koi[pair])] + MARKET_CELLS[int(b.pair_feature[pair])]
    if action in ACTIONS["put_koi"] or action in ACTIONS["put_feature"]:
        koi = action < PUT_FEATURE
        cell = action - (PUT_KOI if koi else PUT_FEATURE)
        x, y = place_of(cell, lowest(s.ponds[s.seat]))
        return f"{'k' if koi else 'f'}{x},{y}"
    if action in ACTIONS["keep"]:
        return f"keep:{CARDS[action - KEEP_CARD]}"
    if action in ACTIONS["deal"]:
        return f"P{dealt_to(box, s) + 1}:{CARDS[action - DEAL_CARD]}"
    if action in ACTIONS["begin"]:
        return f"first:P{action - BEGIN + 1}"
    if action in ACTIONS["draw_koi"]:
        word = box.names["koi"][action - DRAW_KOI]
    elif action in ACTIONS["draw_feature"]:
        word = box.names["feature"][action - DRAW_FEATURE]
    else:
        raise ValueError(f"{action} is no action of Kōhaku")
    if s.phase in (REVEAL_KOI, REVEAL_FEATURE):
        return f"^{word}"
    if s.phase == RIVAL_FILL:
        return f"{next_cell(s)}:{word}"
    return word


def next_cell(s: Any) -> str:
    """The board cell that the next tile fills."""
    return next(MARKET_CELLS[k] for k in range(MARKET) if s.market[k] == EMPTY)


def dealt_to(box: Box, s: Any) -> int:
    """The seat that the next goal card goes to."""
    return int(s.dealt) // int(box.tables[0].goals_dealt)


def parse(box: Box, states: Array, word: str) -> int:
    """The action a word means in the position states[0]; raises Unreadable or Illegal."""
    s = states[0]
    if match := _PAIR.fullmatch(word):
        return _pair(box, match[1], match[2])
    if match := _PUT.fullmatch(word):
        return _put(s, match[1] == "k", (int(match[2]), int(match[3])))
    if word.startswith("keep:"):
        return KEEP_CARD + _card(word[5:])
    if match := _SEATED.fullmatch(word):
        return _seated(box, s, word, int(match[1]) - 1, match[2])
    return _tile(box, s, word)


def _pair(box: Box, one: str, other: str) -> int:
    """KOH-TURN-01: the two cells share a side; either may be named first."""
    b = box.tables[0]
    wanted = {MARKET_CELLS.index(one), MARKET_CELLS.index(other)}
    for pair in range(PAIRS):
        if {int(b.pair_koi[pair]), int(b.pair_feature[pair])} == wanted:
            return TAKE + pair
    raise Illegal(f"{one} and {other} do not share a side", "KOH-TURN-01", "not_a_pair")


def _put(s: Any, koi: bool, place: Place) -> int:
    """A cell beyond the edge of the pond has no code of its own: nothing can touch it."""
    if s.phase == PLACE and s.ponds[s.seat].n_koi > 0:
        pond = s.ponds[s.seat]
        (left, top), (right, bottom) = lowest(pond), highest(pond)
        if not (left - 1 <= place[0] <= right + 1 and top - 1 <= place[1] <= bottom + 1):
            raise Illegal(
                f"{place[0]},{place[1]} touches no tile of the pond",
                "KOH-PLACE-05",
                "touches_nothing",
            )
    elif place != (0, 0) and cell_of(place) == ORIGIN:
        place = (place[0] + 1, place[1])  # round the torus, but certainly not the origin
    return (PUT_KOI if koi else PUT_FEATURE) + cell_of(place)


def _card(name: str) -> int:
    if name not in CARDS:
        raise Unreadable(f"there is no goal card {name[:40]!r}; the cards are {', '.join(CARDS)}")
    return CARDS.index(name)


def _seated(box: Box, s: Any, word: str, seat: int, card: str | None) -> int:
    if word.startswith("first:"):
        if card is not None:
            raise Unreadable(f"{word!r}: write first:P1 or P1:card")
        return BEGIN + seat
    if card is None:
        raise Unreadable(f"{word!r}: which goal card is dealt? write P{seat + 1}:card")
    action = DEAL_CARD + _card(card)
    if s.phase == DEAL and seat != dealt_to(box, s):
        raise Illegal(
            f"the next goal card goes to P{dealt_to(box, s) + 1}", "KOH-SETUP-10", "wrong_seat"
        )
    return action


def _tile(box: Box, s: Any, word: str) -> int:
    """A drawn tile, with the sign that its phase asks for."""
    bare = word
    if s.phase in (REVEAL_KOI, REVEAL_FEATURE):
        bare = word.removeprefix("^")
        if bare == word:
            raise Unreadable(f"{word[:40]!r}: a tile the rival turns over is written ^{word[:40]}")
    elif s.phase == RIVAL_FILL:
        match = _FILL.fullmatch(word)
        if not match:
            raise Unreadable(f"{word[:40]!r}: a tile that fills a cell is written a1:tile")
        if match[1] != next_cell(s):
            raise Illegal(
                f"{next_cell(s)} is filled next, not {match[1]}", "KOH-SOLO-08", "wrong_cell"
            )
        bare = match[2]
    if bare in box.names["koi"]:
        return DRAW_KOI + box.names["koi"].index(bare)
    if bare in box.names["feature"]:
        return DRAW_FEATURE + box.names["feature"].index(bare)
    if s.phase in (FIRST, DEAL, KEEP, DRAFT, PLACE):
        raise Unreadable(f"{word[:40]!r} is not a move of Kōhaku; moves look like b2b1, k0,1, f1,0")
    raise Unreadable(f"the box has no tile {bare[:40]!r}")


def stream(box: Box, states: Array) -> str:
    """At chance: the named stream of the draw, so that koi do not shift features."""
    s = states[0]
    if s.phase == FIRST:
        return "first"
    if s.phase == DEAL:
        return "goal"
    if s.phase in (FILL, RIVAL_FILL):
        koi = bool(box.tables[0].market_koi[MARKET_CELLS.index(next_cell(s))])
    else:
        koi = s.phase in (REFILL_KOI, REVEAL_KOI)
    return "koi" if koi else "feature"


def hidden(box: Box, states: Array, action: int, word: str, seat: int | None) -> str:
    """The word as a seat may read it while the game runs: goal cards of others are secret."""
    if action in ACTIONS["deal"] and dealt_to(box, states[0]) != seat:
        return word.split(":")[0] + ":?"
    if action in ACTIONS["keep"] and int(states[0].seat) != seat:
        return "keep:?"
    return word
