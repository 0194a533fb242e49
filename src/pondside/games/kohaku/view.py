"""A seat's view of a Kōhaku position as typed objects, read back from what view_json.py wrote.

It is built from a copy that `conceal` has wiped, so it cannot tell what the seat may not know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ...kernel.game import Array, Box
from .endings import Reason
from .facts import RivalLevel
from .phases import Phase
from .view_json import view_json

Held = Literal["koi", "feature"]
ChoiceKind = Literal["draft", "koi", "feature", "keep"]


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

    kind: ChoiceKind
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
    totals: dict[RivalLevel, int]


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything one seat, or a spectator (seat None), may know."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    goal_cards: bool  # whether it is played with them
    phase: Phase
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
    choices: list[Choice]  # empty unless the viewer acts
    totals: list[int]  # of each seat, as far as the viewer may know
    reason: Reason | None
    result: list[str] | None


_read = msgspec.json.Decoder(View).decode


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as a seat, or a spectator, may know it."""
    return _read(view_json(box, states, seat))
