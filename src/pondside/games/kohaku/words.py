"""How Kōhaku's actions are written: `b2b1`, `k0,-1`, `f2,0`, `keep:statues`, `w.d2`, `^rw.d3`.

Words are what records store; the codes behind them may change.  A chance word says where its tile
goes when that helps a reader: `^` the rival turned it over, `a1:` it fills a cell in the rival's
turn.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...kernel.errors import Illegal, Unreadable, said
from ...kernel.game import Array, Box
from . import actions, phases
from .facts import CARDS, MARKET_CELLS
from .ground import EMPTY, ORIGIN, Place, cell_at, edges_of, place_of

_PAIR = re.compile(r"([a-d][1-3])([a-d][1-3])")
_PUT = re.compile(r"([kf])(-?\d{1,3}),(-?\d{1,3})", re.ASCII)
_SEATED = re.compile(r"(?:first:)?P([1-4])(?::(\w+))?", re.ASCII)
_FILL = re.compile(r"([a-d][1-3]):(\S+)")


def acting(states: Array) -> int:
    """The seat whose turn it is, also while chance acts in it."""
    return int(states["seat"][0])


@lru_cache(maxsize=16)
def pair_words(box: Box) -> tuple[str, ...]:
    """The words of all drafts, in the order of their codes."""
    koi, features = box.tables["pair_koi"][0].tolist(), box.tables["pair_feature"][0].tolist()
    return tuple(MARKET_CELLS[a] + MARKET_CELLS[b] for a, b in zip(koi, features, strict=True))


def put_word(koi: bool, x: int, y: int) -> str:
    return f"{'k' if koi else 'f'}{x},{y}"


def spell(box: Box, states: Array, action: int) -> str:
    """The word of an action in the position states[0]."""
    if action in actions.ACTIONS["take"]:
        return pair_words(box)[action - actions.TAKE]
    if action in actions.ACTIONS["put_koi"] or action in actions.ACTIONS["put_feature"]:
        koi = action < actions.PUT_FEATURE
        cell = action - (actions.PUT_KOI if koi else actions.PUT_FEATURE)
        left, top, _, _ = edges_of(states, acting(states))
        return put_word(koi, *place_of(cell, left, top))
    if action in actions.ACTIONS["keep"]:
        return f"keep:{CARDS[action - actions.KEEP]}"
    if action in actions.ACTIONS["deal"]:
        return f"P{dealt_to(box, states) + 1}:{CARDS[action - actions.DEAL]}"
    if action in actions.ACTIONS["begin"]:
        return f"first:P{action - actions.BEGIN + 1}"
    if action in actions.ACTIONS["draw_koi"]:
        word = box.names["koi"][action - actions.DRAW_KOI]
    elif action in actions.ACTIONS["draw_feature"]:
        word = box.names["feature"][action - actions.DRAW_FEATURE]
    else:
        raise ValueError(f"{action} is no action of Kōhaku")
    phase = states["phase"][0]
    if phase in (phases.REVEAL_KOI, phases.REVEAL_FEATURE):
        return f"^{word}"
    if phase == phases.RIVAL_FILL:
        return f"{next_cell(states)}:{word}"
    return word


def next_cell(states: Array) -> str:
    """The board cell that the next tile fills."""
    cells: list[int] = states["market"][0].tolist()
    return MARKET_CELLS[cells.index(EMPTY)]


def dealt_to(box: Box, states: Array) -> int:
    """The seat that the next goal card goes to."""
    return int(states["dealt"][0]) // int(box.tables["goals_dealt"][0])


def parse(box: Box, states: Array, word: str) -> int:
    """The action a word means in the position states[0]; raises Unreadable or Illegal."""
    if match := _PAIR.fullmatch(word):
        return _pair(box, match[1], match[2])
    if match := _PUT.fullmatch(word):
        return _put(states, match[1] == "k", (int(match[2]), int(match[3])))
    if word.startswith("keep:"):
        return actions.KEEP + _card(word[5:])
    if match := _SEATED.fullmatch(word):
        return _seated(box, states, word, int(match[1]) - 1, match[2])
    return _tile(box, states, word)


def _pair(box: Box, one: str, other: str) -> int:
    """KOH-TURN-01: the two cells share a side; either may be named first."""
    words = pair_words(box)
    for word in (one + other, other + one):
        if word in words:
            return actions.TAKE + words.index(word)
    raise Illegal(f"{one} and {other} do not share a side", "KOH-TURN-01", "not_a_pair")


def _put(states: Array, koi: bool, place: Place) -> int:
    """A cell beyond the edge of the pond has no code of its own: nothing can touch it."""
    seat = acting(states)
    if states["phase"][0] == phases.PLACE and states["ponds"]["n_koi"][0, seat]:
        left, top, right, bottom = edges_of(states, seat)
        if not (left - 1 <= place[0] <= right + 1 and top - 1 <= place[1] <= bottom + 1):
            raise Illegal(
                f"{place[0]},{place[1]} touches no tile of the pond",
                "KOH-PLACE-05",
                "touches_nothing",
            )
    elif place != (0, 0) and cell_at(*place) == ORIGIN:
        place = (place[0] + 1, place[1])  # round the torus, but certainly not the origin
    return (actions.PUT_KOI if koi else actions.PUT_FEATURE) + int(cell_at(*place))


def _card(name: str) -> int:
    if name not in CARDS:
        raise Unreadable(
            said(
                "no_goal_card",
                "there is no goal card {word!r}; the cards are {known}",
                word=name[:40],
                known=", ".join(CARDS),
            )
        )
    return CARDS.index(name)


def _seated(box: Box, states: Array, word: str, seat: int, card: str | None) -> int:
    if word.startswith("first:"):
        if card is not None:
            raise Unreadable(said("write_first", "{word!r}: write first:P1 or P1:card", word=word))
        return actions.BEGIN + seat
    if card is None:
        raise Unreadable(
            said(
                "which_card",
                "{word!r}: which goal card is dealt? write P{seat}:card",
                word=word,
                seat=seat + 1,
            )
        )
    action = actions.DEAL + _card(card)
    if states["phase"][0] == phases.DEAL and seat != dealt_to(box, states):
        raise Illegal(
            f"the next goal card goes to P{dealt_to(box, states) + 1}",
            "KOH-SETUP-10",
            "wrong_seat",
        )
    return action


def _tile(box: Box, states: Array, word: str) -> int:
    """A drawn tile, with the sign that its phase asks for."""
    bare, phase = word, states["phase"][0]
    if phase in (phases.REVEAL_KOI, phases.REVEAL_FEATURE):
        bare = word.removeprefix("^")
        if bare == word:
            raise Unreadable(
                said(
                    "rival_tile",
                    "{word!r}: a tile the rival turns over is written ^{word}",
                    word=word[:40],
                )
            )
    elif phase == phases.RIVAL_FILL:
        match = _FILL.fullmatch(word)
        if not match:
            raise Unreadable(
                said(
                    "cell_tile",
                    "{word!r}: a tile that fills a cell is written a1:tile",
                    word=word[:40],
                )
            )
        if match[1] != next_cell(states):
            raise Illegal(
                f"{next_cell(states)} is filled next, not {match[1]}", "KOH-SOLO-08", "wrong_cell"
            )
        bare = match[2]
    if bare in box.names["koi"]:
        return actions.DRAW_KOI + box.names["koi"].index(bare)
    if bare in box.names["feature"]:
        return actions.DRAW_FEATURE + box.names["feature"].index(bare)
    if phase in (phases.FIRST, phases.DEAL, phases.KEEP, phases.DRAFT, phases.PLACE):
        raise Unreadable(
            said(
                "no_move",
                "{word!r} is not a move of Kōhaku; moves look like b2b1, k0,1, f1,0",
                word=word[:40],
            )
        )
    raise Unreadable(said("no_box_tile", "the box has no tile {word!r}", word=bare[:40]))


def stream(box: Box, states: Array) -> str:
    """At chance: the named stream of the draw, so that koi do not shift features."""
    phase = int(states["phase"][0])
    if phase == phases.FIRST:
        return "first"
    if phase == phases.DEAL:
        return "goal"
    if phase in (phases.FILL, phases.RIVAL_FILL):
        koi = bool(box.tables["market_koi"][0, MARKET_CELLS.index(next_cell(states))])
    else:
        koi = phase in (phases.REFILL_KOI, phases.REVEAL_KOI)
    return "koi" if koi else "feature"
