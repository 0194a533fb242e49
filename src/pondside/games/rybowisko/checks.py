"""What a component file of Rybowisko may not say, and what is merely odd.

A file that contradicts itself is refused with the checks RYB-DATA-01 to 14 that it fails.  Single
values have their types in facts.py; what becomes of a sound file is not known here.
"""

from __future__ import annotations

from collections import Counter

from ...kernel.errors import said
from .facts import (
    FREE_STEPS,
    MAX_CARDS,
    MAX_COLOURS,
    MAX_FACES,
    MAX_FIELDS,
    MAX_SPECIES,
    MAX_SPOTS,
    MAX_TOKENS,
    MAX_TURNS,
    MAX_WAYS,
    SYMBOLS,
    Facts,
    distances_from,
)
from .options import LUCK, ROUNDS, TARGETS


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
        reached = distances_from(facts, facts.field[0].id)
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
        near = sum(0 < d <= FREE_STEPS for d in distances_from(facts, field.id).values())
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
