"""The component file of Rybowisko as types, and the most of everything that a file may have.

The tables of tables.py are as large as these sizes say.  Nothing here knows the rules of the game,
nor whether what a file says goes together (checks.py).
"""

from __future__ import annotations

from collections import deque
from typing import Annotated

import msgspec

from ...kernel.components import Letter, Sourced

MAX_FIELDS = 200


MAX_WAYS = 8  # directions
MAX_SPOTS = 64  # fishing fields
MAX_COLOURS = 8  # of catch tokens
MAX_TOKENS = 64


MAX_SPECIES = 64
MAX_CARDS = 128
MAX_FACES = 20
MAX_TURNS = 60  # of a solo game


FREE_STEPS = 2  # RYB-MOVE-01


SYMBOLS = 3  # RYB-SCORE-03


Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Coordinate = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]


class Titled(Sourced, kw_only=True):
    """A fact with its reason."""

    why: str = ""


class Meta(Titled):
    game: str
    title_pl: str
    title_en: str
    title_ru: str
    format: int
    data_version: str


class Players(Titled):
    min: Count
    max: Count
    solo: bool
    solo_source: Letter


class Luck(Titled):
    total: Count
    default: Count
    child: Count
    adult: Count


class Target(Titled):
    default: Count
    min: Count
    max: Count
    limits_source: Letter


class Die(Titled):
    faces: Count


class Deck(Titled):
    cards: Count
    species: Count
    face_up: Count
    copies_each: Count
    copies_source: Letter
    copies_why: str = ""


class TokenCounts(Titled):
    total: Count
    on_map: Count
    spare: Count
    refill_at: Count


class Pieces(Titled):
    pawns: Count
    player_tokens: Count
    first_player_cards: Count
    boards: Count
    rulebooks: Count


class Switches(Titled):
    open_refill: bool
    strict_components: bool
    max_rounds: Count


class Grade(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A title for a solo score.  `from` is a word of Python."""

    least: int = msgspec.field(name="from")
    en: str
    pl: str
    ru: str


class Solo(Titled):
    turns: Count
    grades: list[Grade]


class Directions(Titled):
    order: list[str]
    dx: list[int]
    dy: list[int]


class Map(Titled):
    cols: Count
    rows: Count
    cell: Count
    width: Coordinate
    height: Coordinate
    fields: Count
    grid: list[str]


class TokenColour(Titled):
    id: str
    en: str
    pl: str
    ru: str
    hex: str


class PlayerColour(Titled):
    id: str
    number: Count
    en: str
    pl: str
    ru: str
    hex: str
    start: str


class Slot(Titled):
    id: str
    colour: str
    index: Count


class Token(Titled):
    id: Count
    colour: str
    drift: str


class Symbol(Titled):
    id: str
    en: str
    pl: str
    ru: str
    icon: str


class Species(Titled, kw_only=True):
    code: str
    pl: str
    en: str
    ru: str
    la: str
    min: int
    max: int
    symbol: str
    unique: int
    copies: Count
    evidence: str = ""
    range_source: Letter
    symbol_source: Letter
    unique_source: Letter
    copies_source: Letter


class Field(Titled):
    id: str
    col: Coordinate
    row: Coordinate
    x: Coordinate
    y: Coordinate
    kind: str
    to: dict[str, str]
    label: str = ""  # the name of the place, in English
    label_pl: str = ""
    label_ru: str = ""


class Facts(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The whole component file."""

    meta: Meta
    players: Players
    luck: Luck
    target: Target
    die: Die
    deck: Deck
    tokens: TokenCounts
    pieces: Pieces
    options: Switches
    solo: Solo
    directions: Directions
    map: Map
    token_colour: list[TokenColour]
    player_colour: list[PlayerColour]
    slot: list[Slot]
    token: list[Token]
    symbol: list[Symbol]
    species: list[Species]
    field: list[Field]


def distances_from(facts: Facts, start: str) -> dict[str, int]:
    """The fields that can be reached and their distances."""
    fields = {field.id: field for field in facts.field}
    found, waiting = {start: 0}, deque([start])
    while waiting:
        id = waiting.popleft()
        for other in fields[id].to.values():
            if other not in found:
                found[other] = found[id] + 1
                waiting.append(other)
    return found
