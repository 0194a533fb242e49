"""What is printed on lake, cards and tokens.

An owner's component file may differ from the stock one, so whoever draws a game learns it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from ...kernel.game import Box
from .facts import MAX_WAYS
from .scoring import SET_POINTS
from .sheets import CLAUSES as OF_LINES
from .words import token_name

CLAUSES = {
    "move": "RYB-MOVE-01",
    "token": "RYB-CATCH-03",
    "fish": "RYB-CATCH-05",
    "luck": "RYB-CATCH-08",
    "drift": "RYB-DRIFT-02",
    "rest": "RYB-REST-01",
    "deck": "RYB-CATCH-13",
    "pile": "RYB-REFILL-01",
    "unique": OF_LINES["unique"],
    "sets": OF_LINES["sets"],
    "end": "RYB-END-01",
}

Names = dict[str, str]  # by language


class PrintedFish(msgspec.Struct, frozen=True):
    """A species as its cards show it."""

    names: Names
    least: int  # die numbers that catch it, both included
    most: int
    symbol: str
    unique: int  # points for uniqueness


class PrintedField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of the lake and its neighbours by direction."""

    x: int  # its middle on the sheet; y grows to the south
    y: int
    kind: Literal["water", "fishing", "start"]
    to: dict[str, str]
    names: Names | None = None  # of the place, if it has one


class PrintedColour(msgspec.Struct, frozen=True, omit_defaults=True):
    """A colour of tokens or players."""

    names: Names
    hex: str
    start: str | None = None  # of a player: where the angler begins


class PrintedToken(msgspec.Struct, frozen=True):
    """What is on both sides of a catch token."""

    colour: str
    way: str


class Printed(msgspec.Struct, frozen=True):
    """Everything printed that a player reads."""

    species: dict[str, PrintedFish]
    symbols: dict[str, Names]
    colours: dict[str, PrintedColour]  # of the tokens
    tokens: dict[str, PrintedToken]  # by name, such as yW
    players: dict[str, PrintedColour]
    ways: dict[str, tuple[int, int]]  # where a direction points on the sheet
    fields: dict[str, PrintedField]
    cell: int  # the side of a field on the sheet
    grades: list[Names]  # of solo scores, from the lowest
    refill_at: int  # tokens beside the board that refill the lake
    set_points: int
    clauses: dict[str, str]  # the rule to look up, by what is tapped or shown


def _names(fact: Mapping[str, Any]) -> Names:
    return {language: fact[language] for language in ("en", "pl", "ru")}


def _place(field: Mapping[str, Any]) -> Names | None:
    if not field["label"]:
        return None
    # What an owner did not translate is called as in English.
    other = {language: field[f"label_{language}"] or field["label"] for language in ("pl", "ru")}
    return {"en": field["label"], **other}


@lru_cache(maxsize=16)
def printed(box: Box) -> Printed:
    """What the box shows."""
    facts = box.facts
    ways = facts["directions"]
    return Printed(
        species={
            one["code"]: PrintedFish(
                _names(one), one["min"], one["max"], one["symbol"], one["unique"]
            )
            for one in facts["species"]
        },
        symbols={one["id"]: _names(one) for one in facts["symbol"]},
        colours={
            one["id"]: PrintedColour(_names(one), one["hex"]) for one in facts["token_colour"]
        },
        tokens={
            token_name(box, MAX_WAYS * k + n): PrintedToken(colour, way)
            for k, colour in enumerate(box.names["colour"])
            for n, way in enumerate(box.names["way"])
        },
        players={
            one["id"]: PrintedColour(_names(one), one["hex"], one["start"])
            for one in facts["player_colour"]
        },
        ways=dict(zip(ways["order"], zip(ways["dx"], ways["dy"], strict=True), strict=True)),
        fields={
            one["id"]: PrintedField(one["x"], one["y"], one["kind"], one["to"], _place(one))
            for one in facts["field"]
        },
        cell=facts["map"]["cell"],
        grades=[_names(one) for one in facts["solo"]["grades"]],
        refill_at=facts["tokens"]["refill_at"],
        set_points=SET_POINTS,
        clauses=CLAUSES,
    )
