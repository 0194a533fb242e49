"""The points of a catch of Rybowisko explained: a line a card, a uniqueness point, a set.

Cards are told by what scoring needs of them, so catches that somebody wrote down are explained
too.  Who won is not known here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypedDict

import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, ScoreLine
from .scoring import SET_POINTS, SHEET, SHEET_LINES


class Counted(TypedDict, total=False):
    """What a line of a sheet counted: cards of a kind, or the cards of a set."""

    count: int
    tile: str


class Card(NamedTuple):
    """What scoring needs of a card: its token, its symbol and its uniqueness points."""

    token: str
    symbol: str
    unique: int


def species_card(box: Box, species: int) -> Card:
    b = box.tables[0]
    symbol = box.names["symbol"][int(b.symbol[1 + species])]
    return Card(box.names["species"][species], symbol, int(b.unique[1 + species]))


CLAUSES = {"fish": "RYB-SCORE-01", "unique": "RYB-SCORE-02", "sets": "RYB-SCORE-03"}  # of lines


def explained(cards: Sequence[Card], symbols: Sequence[str]) -> list[ScoreLine]:
    """The sheet of a catch: a line a kind of card, a line a uniqueness point, a line a set."""
    lines = []
    counts = Counter(cards)
    for card, n in counts.items():  # in the order first taken
        lines.append(ScoreLine(CLAUSES["fish"], "fish", None, card.token, n, ({"count": n},)))
    for card, n in counts.items():
        if card.unique:
            points = n * card.unique
            lines.append(
                ScoreLine(CLAUSES["unique"], "unique", None, card.token, points, ({"count": n},))
            )
    by_symbol = [[card.token for card in cards if card.symbol == symbol] for symbol in symbols]
    for members in zip(*by_symbol, strict=False):  # RYB-SCORE-04: as many as of the rarest
        counted: tuple[Counted, ...] = tuple({"tile": token} for token in members)
        lines.append(ScoreLine(CLAUSES["sets"], "sets", None, "", SET_POINTS, counted))
    return lines


def points_of(box: Box, states: Array, seats: range) -> list[list[int]]:
    """The points of some seats, each in the order of SHEET_LINES."""
    sheets = np.zeros(len(seats), SHEET)
    for k, seat in enumerate(seats):
        doors.score(box.tables, states, 0, seat, sheets, k)
    found: list[list[int]] = sheets["points"].tolist()
    return found


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    return dict(zip(SHEET_LINES, points_of(box, states, range(seat, seat + 1))[0], strict=True))


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    angler = states[0].anglers[seat]
    cards = [species_card(box, int(card) - 1) for card in angler.catch[: angler.n_catch]]
    return explained(cards, box.names["symbol"])
