"""How Wodny ogród's moves are written: `L.2@b1`, `I3.0@j1`, `drop:I3`, `take:l:left`, `P1:T31`.

Words are what records store; the codes behind them may change.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, get_args

from ...kernel.errors import Illegal, Unreadable, said
from ...kernel.game import Array, Box
from . import actions, phases
from .facts import KINDS, MAX_SHAPES, ORIENTATIONS
from .ground import SOURCES, reach
from .tables import BONUS, CELL_NAMES, CELLS, DECORATION, PLACES

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = get_args(Side)
_LAID = re.compile(r"([A-Za-z][A-Za-z0-9]*)\.([0-9])@([a-z])([1-9][0-9]?)", re.ASCII)
_DEALT = re.compile(r"P([1-4]):(\w+)", re.ASCII)
_FIRST = re.compile(r"first:P([1-4])", re.ASCII)
_CARD = re.compile(r"card([1-4])", re.ASCII)


@lru_cache(maxsize=8)
def placing_words(shapes: tuple[str, ...]) -> tuple[str, ...]:
    """The words of all actions that lay something, by code."""
    named = (*SOURCES, *KINDS, *shapes, *("?" for _ in range(MAX_SHAPES - len(shapes))))
    ends = [f".{o}@{cell}" for o in range(ORIENTATIONS) for cell in CELL_NAMES]
    return tuple(what + end for what in named for end in ends)


def spell(box: Box, states: Array, action: int) -> str:
    """The word of an action in the position states[0]."""
    s, names = states[0], box.names
    if 0 <= action < actions.DROP:
        return placing_words(names["shape"])[action]
    if action in actions.ACTIONS["drop"]:
        return f"drop:{KINDS[action - actions.DROP]}"
    if action in actions.ACTIONS["side"]:
        return SIDES[action - actions.SIDE]
    if action in actions.ACTIONS["take"]:
        neighbour, side = divmod(action - actions.TAKE, 2)
        return f"take:{'lr'[neighbour]}:{SIDES[side]}"
    if action == actions.END:
        return "end"
    if action == actions.PASS:
        return "stop" if s.seats == 1 else "pass"
    if action in actions.ACTIONS["begin"]:
        return f"first:P{action - actions.BEGIN + 1}"
    if action in actions.ACTIONS["card"]:
        return f"P{int(s.owner) + 1}:card{action - actions.CARD + 1}"
    if action in actions.ACTIONS["tile"]:
        tile = names["tile"][action - actions.TILE]
        return tile if s.phase == phases.DRAW else f"P{int(s.owner) + 1}:{tile}"
    raise ValueError(f"{action} is no action of Wodny ogród")


def parse(box: Box, states: Array, word: str) -> int:
    """The action a word means in the position states[0]; raises Unreadable or Illegal."""
    s, names = states[0], box.names
    if match := _LAID.fullmatch(word):
        return _laid(box, states, match)
    if word in SIDES:
        return actions.SIDE + SIDES.index(word)
    if word == "end":
        return actions.END
    if word in ("pass", "stop"):
        return _pass(word, int(s.seats))
    if word.startswith("drop:"):
        if word[5:] not in KINDS:
            raise Unreadable(
                said(
                    "no_bonus",
                    "there is no bonus token {word!r}; they are {known}",
                    word=word[5:][:20],
                    known=", ".join(KINDS),
                )
            )
        return actions.DROP + KINDS.index(word[5:])
    if word.startswith("take:"):
        neighbour, _, side = word[5:].partition(":")
        if neighbour not in ("l", "r") or side not in SIDES:
            raise Unreadable(
                said(
                    "write_take",
                    "{word!r}: write take:l:left, take:l:right, take:r:left …",
                    word=word[:40],
                )
            )
        return actions.TAKE + 2 * "lr".index(neighbour) + SIDES.index(side)
    if match := _FIRST.fullmatch(word):
        return actions.BEGIN + int(match[1]) - 1
    if word in names["tile"]:
        if s.phase == phases.DEAL:
            raise Unreadable(
                said(
                    "for_whom",
                    "in the set-up write for whom the tile is: P{seat}:{word}",
                    seat=int(s.owner) + 1,
                    word=word,
                )
            )
        return actions.TILE + names["tile"].index(word)
    if match := _DEALT.fullmatch(word):
        return _dealt(box, states, int(match[1]) - 1, match[2])
    raise Unreadable(
        said(
            "no_move",
            "{word!r} is not a move of Wodny ogród; moves are L.0@a1, R.0@a1, "
            "l.0@a1, r.0@a1, I2.0@a1, left, right, take:l:left, drop:I2, end, "
            "pass, stop",
            word=word[:40],
        )
    )


def _pass(word: str, seats: int) -> int:
    """A table passes, a player alone stops."""
    if word == "stop" and seats > 1:
        raise Illegal("only a player alone may stop; here one passes", "WOD-END-01", "not_solo")
    if word == "pass" and seats == 1:
        raise Illegal("a player alone does not pass but stops: `stop`", "WOD-SOLO-06", "solo_stops")
    return actions.PASS


def _laid(box: Box, states: Array, match: re.Match[str]) -> int:
    """What is laid where.  Of orientations that look the same the lowest is meant."""
    what, orientation = match[1], int(match[2])
    cell = match[3] + match[4]
    if orientation >= ORIENTATIONS:
        raise Unreadable(
            said(
                "no_orientation",
                "there is no orientation {word}; they are 0 to {most}",
                word=orientation,
                most=ORIENTATIONS - 1,
            )
        )
    if cell not in CELL_NAMES:
        raise Unreadable(
            said("no_cell", "the garden has no cell {word}; they are a1 to l12", word=cell)
        )
    first, piece = _piece(box, states, what)
    if piece is not None:
        orientation = int(box.tables[0].looks[piece, orientation])
    return first + orientation * CELLS + CELL_NAMES.index(cell)


def _piece(box: Box, states: Array, what: str) -> tuple[int, int | None]:
    """The code of the first way to lay something, and which piece it is, if any."""
    if what in SOURCES:
        source = SOURCES.index(what)
        return actions.WATER + source * PLACES, tile_of(states, source)
    if what in KINDS:
        kind = KINDS.index(what)
        return actions.BONUS + kind * PLACES, BONUS + kind
    shapes = box.names["shape"]
    if what in shapes:
        shape = shapes.index(what)
        return actions.DECORATION + shape * PLACES, DECORATION + shape
    if what in box.names["tile"]:
        raise Unreadable(
            said(
                "by_place",
                "a tile is named by where it lies: {known}; {what} may be one of them",
                known=", ".join(SOURCES),
                what=what,
            )
        )
    known = ", ".join((*SOURCES, *KINDS, *shapes))
    raise Unreadable(
        said(
            "nothing_to_lay",
            "there is nothing called {word!r} to lay; use {known}",
            word=what[:20],
            known=known,
        )
    )


def tile_of(states: Array, source: int) -> int | None:
    """The tile that the seat on turn can take from a source."""
    return reach(states).get(SOURCES[source], (0, 0, None))[2]


def _dealt(box: Box, states: Array, seat: int, what: str) -> int:
    """A tile or a garden card that chance gives to a seat in the set-up."""
    s = states[0]
    card = _CARD.fullmatch(what)
    if not card and what not in box.names["tile"]:
        raise Unreadable(
            said(
                "no_tile",
                "there is no tile {word!r}, and no garden card of that name",
                word=what[:20],
            )
        )
    if s.phase in (phases.CARD, phases.DEAL) and seat != int(s.owner):
        raise Illegal(
            f"it is the turn of P{int(s.owner) + 1} to draw, not of P{seat + 1}",
            "WOD-SETUP-05" if s.phase == phases.CARD else "WOD-SETUP-06",
            "wrong_seat",
        )
    if card:
        return actions.CARD + int(card[1]) - 1
    if s.phase == phases.DRAW:
        raise Unreadable(
            said("without_seat", "a refill is written {what}, without the seat", what=what)
        )
    return actions.TILE + box.names["tile"].index(what)


def stream(box: Box, states: Array) -> str:
    """At chance: the named stream of the draw."""
    phase = int(states[0].phase)
    if phase == phases.FIRST:
        return "first"
    if phase == phases.CARD:
        return "card"
    assert phase in (phases.DEAL, phases.DRAW)
    return "tile"
