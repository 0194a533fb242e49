"""What is in the box of Rybowisko: lake, cards and tokens as one record of tables.

An owner's file takes the place of the stock one; one that contradicts itself is refused with the
checks RYB-DATA-01 to 14 that it fails.  No rules here: only what exists and how many.
"""

from __future__ import annotations

from collections import Counter, deque
from itertools import permutations
from typing import Annotated, Any

import msgspec
import numpy as np

from ...kernel.components import Letter, Shelf, Sourced, digest, read_facts
from ...kernel.errors import BadData, said
from ...kernel.game import Box, Option, Ruling, record

MAX_FIELDS = 200
LAND = MAX_FIELDS  # what lies beyond the shore, as if it were one more field
MAX_WAYS = 8  # directions
MAX_SPOTS = 64  # fishing fields
MAX_COLOURS = 8  # of catch tokens
MAX_TOKENS = 64
MAX_TOKEN_KINDS = MAX_COLOURS * MAX_WAYS  # kind = colour * MAX_WAYS + drift
MAX_PLACES = 2 * MAX_COLOURS
MAX_SPECIES = 64
MAX_CARDS = 128
MAX_FACES = 20
MAX_TURNS = 60  # of a solo game
MAX_LUCK = 4
FREE_STEPS = 2  # RYB-MOVE-01
MAX_STEPS = FREE_STEPS + MAX_LUCK  # RYB-MOVE-05
SYMBOLS = 3  # RYB-SCORE-03
SET_POINTS = 2
NO_SPOT = 255
NO_CARD = 0  # a place holds NO_CARD or 1 + species

TARGETS = tuple(str(n) for n in range(1, 28))
LUCK = ("2", "3", "4")
ROUNDS = ("5", "10", "20", "50", "100", "200", "500")
PERMUTATIONS = tuple("".join(order) for order in permutations("1234"))
COLOUR_OF = np.array([[int(c) - 1 for c in order] for order in PERMUTATIONS], np.uint8)
ROUNDS_OF = np.array([int(n) for n in ROUNDS], np.int16)

OPTIONS = (
    Option("target", TARGETS, "7", "RYB-SETUP-12"),
    *(Option(f"luck_p{seat}", LUCK, "3", "RYB-SETUP-09") for seat in range(1, 5)),
    Option("first", ("1", "2", "3", "4", "random"), "1", "RYB-SETUP-11"),
    Option("colours", PERMUTATIONS, "1234", "RYB-SETUP-08"),
    Option("open_refill", ("off", "on"), "off", "RYB-REFILL-08"),
    Option("strict_components", ("on", "off"), "on", "RYB-SETUP-10"),
    Option("max_rounds", ROUNDS, "500", "RYB-END-06"),
    Option("moves", ("fields", "steps"), "fields", "RYB-MOVE-09"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS: tuple[Ruling, ...] = ()

BOX = record(
    ("n_fields", np.uint16),
    ("n_ways", np.uint16),
    ("n_spots", np.uint16),
    ("n_colours", np.uint16),
    ("n_places", np.uint16),
    ("n_species", np.uint16),
    ("n_cards", np.uint16),
    ("n_tokens", np.uint16),
    ("faces", np.uint16),
    ("spare", np.int16),  # tokens beside the board at the start
    ("refill_at", np.int16),
    ("solo_turns", np.int16),
    ("start", np.uint16, (4,)),  # field by number of the player colour, from 0
    ("spot_field", np.uint16, (MAX_SPOTS,)),  # fishing fields in canonical order
    ("place_of", np.uint16, (MAX_COLOURS, 2)),  # the two card places of a colour
    ("to", np.uint8, (MAX_FIELDS + 1, MAX_WAYS)),  # neighbour in each direction, or LAND
    ("spot_of", np.uint8, (MAX_FIELDS + 2,)),  # of a field: its index among the fishing fields
    ("distance", np.uint8, (MAX_FIELDS, MAX_FIELDS)),  # steps, anglers or not
    ("near", np.uint8, (MAX_FIELDS, MAX_FIELDS)),  # the other fields, nearest first
    ("n_near", np.uint8, (MAX_FIELDS, MAX_STEPS + 2)),  # how many lie within so many steps
    ("tokens", np.uint8, (MAX_TOKENS,)),  # kinds
    ("cards", np.uint8, (MAX_CARDS,)),  # species of each card
    ("hit", np.uint8, (1 + MAX_SPECIES, MAX_FACES + 2)),  # by what a place holds and the die
    ("symbol", np.uint8, (1 + MAX_SPECIES + 1,)),
    ("unique", np.uint8, (1 + MAX_SPECIES + 1,)),  # points
)

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


def faults(facts: Facts) -> list[str]:
    """Everything in the file that contradicts itself or has no room in this program."""
    found: list[str] = []
    if facts.meta.format != 1:
        found.append(
            said("format", "meta.format is {n}; this program reads format 1", n=facts.meta.format)
        )
    if facts.meta.game != "rybowisko":
        found.append(
            said("other_game", "meta.game is {word!r}, not 'rybowisko'", word=facts.meta.game)
        )
    _room(facts, found)
    _repeats(facts, found)
    if found:
        return found  # what follows looks things up by their ids
    _direction_faults(facts, found)
    _token_faults(facts, found)
    _map_faults(facts, found)
    _card_faults(facts, found)
    _seat_faults(facts, found)
    return found


def _room(facts: Facts, found: list[str]) -> None:
    spots = sum(field.kind == "fishing" for field in facts.field)
    rooms = (
        ("fields", len(facts.field), 2, MAX_FIELDS),
        ("fishing fields", spots, 1, MAX_SPOTS),
        ("RYB-DATA-14: directions", len(facts.directions.order), 2, MAX_WAYS),
        ("token colours", len(facts.token_colour), 1, MAX_COLOURS),
        ("catch tokens", len(facts.token), 1, MAX_TOKENS),
        ("species", len(facts.species), 1, MAX_SPECIES),
        ("fish cards", sum(species.copies for species in facts.species), 1, MAX_CARDS),
        ("faces of the die (die.faces)", facts.die.faces, 2, MAX_FACES),
        ("turns of a solo game (solo.turns)", facts.solo.turns, 1, MAX_TURNS),
    )
    for name, n, least, most in rooms:
        if not least <= n <= most:
            clause, colon, what = name.rpartition(": ")
            found.append(
                said(
                    "room",
                    "{clause}{colon}{n} {what}; this program has room for {least} to {most}",
                    clause=clause,
                    colon=colon,
                    n=n,
                    what=what,
                    least=least,
                    most=most,
                )
            )


# Words that a field or a card place must not be called (words.py).
_WORDS_OF_MOVES = ("stop", "reroll", "take", "keep", "first", "die")


def _repeats(facts: Facts, found: list[str]) -> None:
    ids = (
        ("field", [field.id for field in facts.field]),
        ("direction", facts.directions.order),
        ("token_colour", [colour.id for colour in facts.token_colour]),
        ("player_colour", [colour.id for colour in facts.player_colour]),
        ("slot", [slot.id for slot in facts.slot]),
        ("symbol", [symbol.id for symbol in facts.symbol]),
        ("species", [species.code for species in facts.species]),
    )
    for name, listed in ids:
        for id, n in Counter(listed).items():
            clause = "RYB-DATA-11: " if name == "field" else ""
            if n > 1:
                found.append(
                    said(
                        "twice",
                        "{clause}{name} {id!r} is listed {n} times",
                        clause=clause,
                        name=name,
                        id=id,
                        n=n,
                    )
                )
            if not id or len(id) > 12 or not id.isalnum() or not id.isascii():
                found.append(
                    said(
                        "bad_id",
                        "{clause}{name} {id!r}: an id is 1 to 12 of A to Z, a to z and digits",
                        clause=clause,
                        name=name,
                        id=id,
                    )
                )
            if name in ("field", "slot") and (
                id in _WORDS_OF_MOVES or id in facts.directions.order
            ):
                found.append(
                    said(
                        "other_word",
                        "{clause}{name} {id!r}: this word means something else in a record",
                        clause=clause,
                        name=name,
                        id=id,
                    )
                )


def _direction_faults(facts: Facts, found: list[str]) -> None:
    order, count = facts.directions.order, len(facts.directions.order)
    if count % 2:
        found.append(
            said(
                "directions",
                "RYB-DATA-14: {n} directions; each needs its opposite, half way round",
                n=count,
            )
        )
    if len(facts.directions.dx) != count or len(facts.directions.dy) != count:
        found.append(
            said("directions_numbers", "directions: dx and dy need one number for each direction")
        )
    for way in order:
        if not way.isupper() or not way.isalpha():
            found.append(
                said(
                    "direction_letters",
                    "direction {word!r}: use capital letters, such as N or NE",
                    word=way,
                )
            )


def _token_faults(facts: Facts, found: list[str]) -> None:
    counts = facts.tokens
    spots = sum(field.kind == "fishing" for field in facts.field)
    if not spots == counts.total - counts.spare == counts.on_map:
        found.append(
            said(
                "fishing_fields",
                "RYB-DATA-01: {n} fishing fields, tokens.total - tokens.spare is "
                "{left} and tokens.on_map is {most}: all three must be the same "
                "number",
                n=spots,
                left=counts.total - counts.spare,
                most=counts.on_map,
            )
        )
    if len(facts.token) != counts.total:
        found.append(
            said(
                "token_blocks",
                "RYB-DATA-02: {n} [[token]] blocks, but tokens.total is {told}",
                n=len(facts.token),
                told=counts.total,
            )
        )
    colours = {colour.id for colour in facts.token_colour}
    for token in facts.token:
        if token.colour not in colours:
            found.append(
                said(
                    "token_colour",
                    "RYB-DATA-02: token {id}: there is no colour {word!r}",
                    id=token.id,
                    word=token.colour,
                )
            )
        if token.drift not in facts.directions.order:
            found.append(
                said(
                    "token_way",
                    "RYB-DATA-02: token {id}: there is no direction {word!r}",
                    id=token.id,
                    word=token.drift,
                )
            )
    names = Counter(f"{colour}{way}" for colour in colours for way in facts.directions.order)
    for name, n in names.items():
        if n > 1:
            found.append(
                said(
                    "token_ways",
                    "token {word!r} can be read in {n} ways; rename a colour or a direction",
                    word=name,
                    n=n,
                )
            )
    if not 1 < counts.refill_at <= counts.on_map or counts.refill_at <= counts.spare:
        found.append(
            said(
                "refill_at",
                "RYB-DATA-14: tokens.refill_at is {n}; it must be more than 1 and "
                "than tokens.spare ({spare}) and at most tokens.on_map ({most})",
                n=counts.refill_at,
                spare=counts.spare,
                most=counts.on_map,
            )
        )


def _map_faults(facts: Facts, found: list[str]) -> None:
    fields = {field.id: field for field in facts.field}
    order = facts.directions.order
    sound = True
    for field in facts.field:
        if field.kind not in ("water", "fishing", "start"):
            found.append(
                said(
                    "field_kind",
                    "field {id!r}: unknown kind {word!r}; use water, fishing or start",
                    id=field.id,
                    word=field.kind,
                )
            )
        for way, id in field.to.items():
            if way not in order:
                found.append(
                    said(
                        "field_way",
                        "RYB-DATA-03: field {id!r}: there is no direction {way!r}",
                        id=field.id,
                        way=way,
                    )
                )
            elif id not in fields:
                found.append(
                    said(
                        "field_nowhere",
                        "RYB-DATA-03: field {id!r}: {way} leads to no field ({to!r})",
                        id=field.id,
                        way=way,
                        to=id,
                    )
                )
            elif id == field.id:
                found.append(
                    said(
                        "field_itself",
                        "RYB-DATA-03: field {id!r}: {way} leads to itself",
                        id=field.id,
                        way=way,
                    )
                )
            else:
                back = order[(order.index(way) + len(order) // 2) % len(order)]
                if fields[id].to.get(back) == field.id:
                    continue
                other = fields[id].to.get(back)
                found.append(
                    said(
                        "field_back",
                        "RYB-DATA-03: field {id!r} has {to!r} to the {way}, but {to!r} has "
                        "{other} to the {back}",
                        id=field.id,
                        to=id,
                        way=way,
                        other=repr(other) if other else "nothing",
                        back=back,
                    )
                )
            sound = False
    if sound:
        reached = _reached(facts, facts.field[0].id)
        lost = [field.id for field in facts.field if field.id not in reached]
        if lost:
            found.append(
                said(
                    "field_lost",
                    "RYB-DATA-04: no way leads from {id!r} to: {lost}{more}",
                    id=facts.field[0].id,
                    lost=", ".join(lost[:8]),
                    more=" …" if len(lost) > 8 else "",
                )
            )


def _reached(facts: Facts, start: str) -> dict[str, int]:
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


def _card_faults(facts: Facts, found: list[str]) -> None:
    copies = sum(species.copies for species in facts.species)
    if copies != facts.deck.cards or len(facts.species) != facts.deck.species:
        found.append(
            said(
                "deck",
                "RYB-DATA-07: {n} species with {copies} cards, but [deck] says "
                "{species} species and {cards} cards",
                n=len(facts.species),
                copies=copies,
                species=facts.deck.species,
                cards=facts.deck.cards,
            )
        )
    symbols = [symbol.id for symbol in facts.symbol]
    if len(symbols) != SYMBOLS:
        found.append(
            said(
                "symbols",
                "RYB-DATA-09: {n} symbols; there must be {most}",
                n=len(symbols),
                most=SYMBOLS,
            )
        )
    for species in facts.species:
        code = species.code
        if not (len(code) == 3 and code.isalpha() and code.isupper()):
            found.append(
                said(
                    "species_code",
                    "RYB-DATA-14: species {code!r}: a code is three capital letters",
                    code=code,
                )
            )
        if not 1 <= species.min <= species.max <= facts.die.faces:
            found.append(
                said(
                    "species_range",
                    "RYB-DATA-08: species {code!r}: the range {least} to {most} is not "
                    "within 1 to {faces}",
                    code=code,
                    least=species.min,
                    most=species.max,
                    faces=facts.die.faces,
                )
            )
        if species.symbol not in symbols:
            found.append(
                said(
                    "species_symbol",
                    "RYB-DATA-09: species {code!r}: there is no symbol {word!r}",
                    code=code,
                    word=species.symbol,
                )
            )
        if not 0 <= species.unique <= 9:
            found.append(
                said(
                    "species_unique",
                    "RYB-DATA-09: species {code!r}: unique must be 0 to 9",
                    code=code,
                )
            )
    for symbol in symbols:
        if symbol not in {species.symbol for species in facts.species}:
            found.append(
                said("symbol_unused", "RYB-DATA-09: symbol {word!r} is on no card", word=symbol)
            )
    _place_faults(facts, found)


def _place_faults(facts: Facts, found: list[str]) -> None:
    colours = [colour.id for colour in facts.token_colour]
    listed = Counter(slot.colour for slot in facts.slot)
    for colour in listed:
        if colour not in colours:
            found.append(
                said(
                    "slot_colour",
                    "RYB-DATA-10: a slot has the unknown colour {word!r}",
                    word=colour,
                )
            )
    for colour in colours:
        if listed[colour] != 2:
            found.append(
                said(
                    "slot_two",
                    "RYB-DATA-10: colour {word!r} has {n} slots, not 2",
                    word=colour,
                    n=listed[colour],
                )
            )
    if len(facts.slot) != facts.deck.face_up:
        found.append(
            said(
                "slots",
                "RYB-DATA-10: {n} slots, but deck.face_up is {told}",
                n=len(facts.slot),
                told=facts.deck.face_up,
            )
        )
    if facts.deck.face_up > facts.deck.cards:
        found.append(
            said(
                "few_cards",
                "RYB-DATA-10: {n} cards are too few for the card places",
                n=facts.deck.cards,
            )
        )


def _seat_faults(facts: Facts, found: list[str]) -> None:
    if (facts.players.min, facts.players.max) != (2, 4):
        found.append(
            said("players", "players: this program seats 2 to 4, and one for the solo game")
        )
    kinds = {field.id: field.kind for field in facts.field}
    if sorted(colour.number for colour in facts.player_colour) != [1, 2, 3, 4]:
        found.append(
            said(
                "player_colours",
                "RYB-DATA-05: there must be player colours with the numbers 1, 2, 3, 4",
            )
        )
    starts = [colour.start for colour in facts.player_colour]
    if len(set(starts)) != len(starts):
        found.append(
            said("same_start", "RYB-DATA-05: two player colours have the same start field")
        )
    for colour in facts.player_colour:
        if kinds.get(colour.start) == "fishing":
            found.append(
                said(
                    "start_fishing",
                    "RYB-DATA-06: {id!r} starts on {field!r}, which is a fishing field",
                    id=colour.id,
                    field=colour.start,
                )
            )
        elif kinds.get(colour.start) != "start":
            found.append(
                said(
                    "start_kind",
                    "RYB-DATA-05: {id!r} starts on {field!r}, which is no field of kind start",
                    id=colour.id,
                    field=colour.start,
                )
            )
    luck = facts.luck
    if luck.total < facts.players.max * luck.default:
        found.append(
            said(
                "few_luck",
                "RYB-DATA-13: {n} luck tokens are too few for {each} each at a full table",
                n=luck.total,
                each=luck.default,
            )
        )
    for name, n in (("default", luck.default), ("child", luck.child), ("adult", luck.adult)):
        if str(n) not in LUCK:
            found.append(
                said(
                    "luck",
                    "luck.{name} is {n}; this program knows {known}",
                    name=name,
                    n=n,
                    known=", ".join(LUCK),
                )
            )
    target = facts.target
    if not 1 <= target.min <= target.default <= target.max <= len(TARGETS):
        found.append(
            said(
                "target",
                "target: min, default and max must grow and stay within 1 to "
                "{most}, not {a}, {b}, {c}",
                most=len(TARGETS),
                a=target.min,
                b=target.default,
                c=target.max,
            )
        )
    if str(facts.options.max_rounds) not in ROUNDS:
        found.append(
            said("max_rounds", "options.max_rounds must be one of {known}", known=", ".join(ROUNDS))
        )
    grades = [grade.least for grade in facts.solo.grades]
    if not grades or grades != sorted(set(grades)) or grades[0] > 0:
        found.append(
            said("grades", "solo.grades: `from` must grow, and the first must not be above 0")
        )


def warnings(facts: Facts) -> tuple[str, ...]:
    """What looks odd in a file that can be used.  RYB-DATA-11, RYB-DATA-12"""
    found: list[str] = []
    placed = [(field.row, field.col) for field in facts.field]
    if placed != sorted(placed):
        found.append(
            said(
                "fields_order",
                "RYB-DATA-11: the fields are not listed from north to south, west to east",
            )
        )
    grid, drawn = facts.map.grid, _drawn(facts)
    if len(facts.field) != facts.map.fields:
        found.append(
            said(
                "map_fields",
                "RYB-DATA-11: [map] fields is {told}, but {n} are listed",
                told=facts.map.fields,
                n=len(facts.field),
            )
        )
    if len(grid) != facts.map.rows:
        found.append(
            said(
                "map_rows",
                "RYB-DATA-11: [map] grid has {n} rows, but rows is {told}",
                n=len(grid),
                told=facts.map.rows,
            )
        )
    elif grid != drawn:
        row = next(k for k, line in enumerate(drawn) if line != grid[k])
        found.append(
            said(
                "map_differs",
                "RYB-DATA-11: [map] does not agree with the fields; row {n} would be {row!r}",
                n=row + 1,
                row=drawn[row],
            )
        )
    for field in facts.field:
        near = sum(0 < d <= FREE_STEPS for d in _reached(facts, field.id).values())
        if near < facts.players.max:
            found.append(
                said(
                    "hemmed",
                    "RYB-DATA-12: field {id!r} has only {near} fields within {steps} "
                    "steps: an angler could be hemmed in there (RYB-MOVE-11)",
                    id=field.id,
                    near=near,
                    steps=FREE_STEPS,
                )
            )
    return tuple(found)


def _drawn(facts: Facts) -> list[str]:
    """The map as text, worked out from the fields."""
    starts = {colour.start: str(colour.number) for colour in facts.player_colour}
    signs = {
        (field.row, field.col): starts.get(field.id, "o" if field.kind == "fishing" else "~")
        for field in facts.field
    }
    return [
        "".join(signs.get((row, col), ".") for col in range(facts.map.cols))
        for row in range(facts.map.rows)
    ]


def tables_of(facts: Facts) -> np.ndarray[Any, Any]:
    box = np.zeros(1, BOX)
    b = box[0]
    b.n_fields, b.n_ways = len(facts.field), len(facts.directions.order)
    b.n_colours, b.n_places = len(facts.token_colour), len(facts.slot)
    b.n_species, b.n_cards = len(facts.species), facts.deck.cards
    b.n_tokens, b.faces = len(facts.token), facts.die.faces
    b.spare, b.refill_at = facts.tokens.spare, facts.tokens.refill_at
    b.solo_turns = facts.solo.turns
    _map_tables(facts, b)
    colours = [colour.id for colour in facts.token_colour]
    for k, colour in enumerate(colours):
        b.place_of[k] = [n for n, slot in enumerate(facts.slot) if slot.colour == colour]
    kinds = sorted(
        colours.index(token.colour) * MAX_WAYS + facts.directions.order.index(token.drift)
        for token in facts.token
    )
    b.tokens[: len(kinds)] = kinds
    symbols = [symbol.id for symbol in facts.symbol]
    cards: list[int] = []
    for k, species in enumerate(facts.species):
        cards += [k] * species.copies
        b.hit[1 + k, species.min : species.max + 1] = 1
        b.symbol[1 + k] = symbols.index(species.symbol)
        b.unique[1 + k] = species.unique
    b.cards[: len(cards)] = cards
    box.flags.writeable = False
    return box


def _map_tables(facts: Facts, b: Any) -> None:
    ids = [field.id for field in facts.field]
    b.to[:], b.spot_of[:], b.distance[:] = LAND, NO_SPOT, 255
    for k, field in enumerate(facts.field):
        for way, id in field.to.items():
            b.to[k, facts.directions.order.index(way)] = ids.index(id)
        distances = {ids.index(id): steps for id, steps in _reached(facts, field.id).items()}
        for other, steps in distances.items():
            b.distance[k, other] = steps
        others = sorted((steps, other) for other, steps in distances.items() if other != k)
        b.near[k, : len(others)] = [other for _, other in others]
        b.n_near[k] = [sum(far <= steps for far, _ in others) for steps in range(MAX_STEPS + 2)]
        if field.kind == "fishing":
            b.spot_of[k] = b.n_spots
            b.spot_field[b.n_spots] = k
            b.n_spots += 1
    for colour in facts.player_colour:
        b.start[colour.number - 1] = ids.index(colour.start)


# Words and drawings, which no rule reads; options are written out in every record.
_WORDS = frozenset(
    {
        "note", "why", "evidence", "label", "label_pl", "label_ru", "title_pl", "title_en",
        "title_ru", "data_version",
        "en", "pl", "ru", "la", "hex", "icon", "x", "y", "cell", "width", "height", "grid",
        "options", "pieces", "copies_why", "solo_source", "limits_source", "copies_source",
        "range_source", "symbol_source", "unique_source",
    }
)  # fmt: skip


def box_of(facts: Facts, source: str) -> Box:
    """The tables of a component file; refuses one that contradicts itself."""
    found = faults(facts)
    if found:
        raise BadData(source, found)
    defaults = {option.id: option.default for option in OPTIONS}
    defaults["target"] = str(facts.target.default)
    defaults.update({f"luck_p{seat}": str(facts.luck.default) for seat in range(1, 5)})
    defaults["open_refill"] = "on" if facts.options.open_refill else "off"
    defaults["strict_components"] = "on" if facts.options.strict_components else "off"
    defaults["max_rounds"] = str(facts.options.max_rounds)
    ways = facts.directions.order
    names = {
        "field": tuple(field.id for field in facts.field),
        "way": tuple(ways),
        "colour": tuple(colour.id for colour in facts.token_colour),
        "place": tuple(slot.id for slot in facts.slot),
        "species": tuple(species.code for species in facts.species),
        "symbol": tuple(symbol.id for symbol in facts.symbol),
        "player": tuple(
            colour.id for colour in sorted(facts.player_colour, key=lambda one: one.number)
        ),
    }
    return Box(
        game="rybowisko",
        tables=tables_of(facts),
        names=names,
        defaults=defaults,
        digest=digest(facts, _WORDS),
        source=source,
        facts=msgspec.to_builtins(facts),
        warnings=warnings(facts),
    )


def most_fish(box: Box, seats: int) -> int:
    """The highest target at a table: as many fish as the cards give everybody.  RYB-SETUP-12

    The file says how many that is at a full table; if it says less, it means every table.
    """
    cards, told = int(box.facts["deck"]["cards"]), int(box.facts["target"]["max"])
    if told < cards // int(box.facts["players"]["max"]):
        return told
    return min(max(told, cards // seats), len(TARGETS))


def _box_of_text(text: str, source: str) -> Box:
    return box_of(read_facts(text, source, Facts, "rybowisko"), source)


_SHELF = Shelf(__package__, "rybowisko.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text
