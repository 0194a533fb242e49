"""What is in the box of Rybowisko: lake, cards and tokens as one record of tables.

An owner's file takes the place of the stock one.  No rules here: only what exists and how many.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...kernel.components import Shelf, digest, read_facts
from ...kernel.errors import BadData
from ...kernel.game import Box, record
from .checks import faults, warnings
from .facts import (
    FREE_STEPS,
    MAX_CARDS,
    MAX_COLOURS,
    MAX_FACES,
    MAX_FIELDS,
    MAX_SPECIES,
    MAX_SPOTS,
    MAX_TOKENS,
    MAX_WAYS,
    Facts,
    distances_from,
)
from .options import OPTIONS

LAND = MAX_FIELDS  # what lies beyond the shore, as if it were one more field


MAX_TOKEN_KINDS = MAX_COLOURS * MAX_WAYS  # kind = colour * MAX_WAYS + drift
MAX_PLACES = 2 * MAX_COLOURS


MAX_LUCK = 4


MAX_STEPS = FREE_STEPS + MAX_LUCK  # RYB-MOVE-05


NO_SPOT = 255
NO_CARD = 0  # a place holds NO_CARD or 1 + species


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
        distances = {ids.index(id): steps for id, steps in distances_from(facts, field.id).items()}
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


def _box_of_text(text: str, source: str) -> Box:
    return box_of(read_facts(text, source, Facts, "rybowisko"), source)


_SHELF = Shelf(__package__, "rybowisko.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text
