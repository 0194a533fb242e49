"""What is printed on tiles, board and goal cards: looks, points, and where a rule tells of them.

An owner's component file may differ from the stock one, so whoever says or draws a number learns
it here; and whoever only draws need not read the words for tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from ...kernel.game import Box
from .facts import COLUMNS, MARKET_CELLS, PAYMENT
from .ground import KOI
from .sheets import CARD_CLAUSES, CLAUSES
from .tables import open_box
from .tiles import BUTTERFLIES, KINDS, Koi, letters, read_tile, spell_koi
from .view import Held

Colour = Literal["b", "r", "w", "y"]
TileKind = Literal[
    "koi", "single_flower", "double_flower", "rocks", "frog", "statue", "butterflies", "turtle"
]
Pile = Literal["koi", "features", "coins", "flowers"]
PILE: tuple[Pile, ...] = get_args(Pile)


class PrintedTile(msgspec.Struct, frozen=True):
    """A tile as it looks."""

    type: Held
    kind: TileKind
    colours: list[Colour]
    fry: int
    dragonflies: int
    coins: int
    worth: int  # points for its coins


class PrintedCard(msgspec.Struct, frozen=True):
    """What a goal card pays: so much for each of what it counts, or by a table."""

    each: int | None
    otherwise: int | None  # fry_shelter: a koi with fry and no rocks beside it
    table: list[tuple[int, int]]  # from so many on, so many points; fewer: none
    most: int | None  # of what it counts; None: as many as there are
    ours: bool  # the table is our reconstruction


class Worth(msgspec.Struct, frozen=True):
    """What tiles are worth."""

    coin: int
    flower: int  # a koi of the colour of a single flower
    flower_four: int  # four of them, in all
    flowers_one: int  # a koi with one of the colours of a double flower
    flowers_both: int
    fry: int
    dragonfly: int
    statue: list[int]  # 1 to 4 koi
    butterflies: int
    turtle: int
    around: int  # tiles that can lie beside one, a side each


class PileLine(msgspec.Struct, frozen=True):
    """Something that is counted of a rival's pile (KOH-SOLO-16 to KOH-SOLO-18)."""

    name: Pile
    most: int
    of: Pile | None  # what it is on, or one of
    each: int  # how many are on one of these


class Example(msgspec.Struct, frozen=True):
    """A feature between two koi of the box, and its points."""

    tiles: tuple[str, str, str]
    points: int


class Printed(msgspec.Struct, frozen=True):
    """Everything printed that a player reads."""

    tiles: dict[str, PrintedTile]  # koi also without their pebbles, as ponds are written
    koi: dict[str, list[str]]  # by their colours, without pebbles, which score nothing
    market: list[list[str]]  # the cells of the board, row by row
    centre: list[str]  # of them
    # The types of a pond's cells from any koi, or feature, to the right and down; it repeats.
    pattern: dict[Held, list[list[Held]]]
    pile: list[PileLine]  # in the order in which it is written down
    cards: dict[str, PrintedCard]
    worth: Worth
    kinds: list[str]  # one tile of each kind, a koi last
    examples: dict[str, Example]  # by feature
    clauses: dict[str, str]  # the rule to look up, by the tile or goal card that is tapped


@lru_cache(maxsize=16)
def printed(box: Box) -> Printed:
    """What the box shows."""
    scoring, board = box.facts["scoring"], box.facts["board"]
    ours = {card["id"]: card for card in open_box(None).facts["goal_card"] if card["source"] == "X"}
    return Printed(
        tiles=_tiles(box),
        koi=_koi_by_colours(box),
        market=[
            list(MARKET_CELLS[start : start + COLUMNS])
            for start in range(0, len(MARKET_CELLS), COLUMNS)
        ],
        centre=[board["centre_koi"], board["centre_feature"]],
        pattern=_pattern(),
        pile=pile_lines(box),
        cards={card["id"]: _card(card, ours.get(card["id"])) for card in box.facts["goal_card"]},
        worth=Worth(
            coin=scoring["coin"],
            flower=scoring["single_flower"]["per_koi"],
            flower_four=scoring["single_flower"]["all_four_total"],
            flowers_one=scoring["double_flower"]["one_colour"],
            flowers_both=scoring["double_flower"]["both_colours"],
            fry=scoring["rocks"]["per_fry"],
            dragonfly=scoring["frog"]["per_dragonfly"],
            statue=scoring["statue"]["by_adjacent_koi"][1:],
            butterflies=scoring["butterflies"]["per_koi"],
            turtle=scoring["turtle"]["flat"],
            around=len(scoring["statue"]["by_adjacent_koi"]) - 1,
        ),
        kinds=_one_of_each(box),
        examples=_examples(box),
        clauses=_clauses(box),
    )


def _colours(fact: dict[str, Any]) -> list[Any]:
    return list(letters(fact["colours"]))


def _tiles(box: Box) -> dict[str, PrintedTile]:
    found, coin = {}, box.facts["scoring"]["coin"]
    for one in box.facts["koi"]:
        fry, dragonflies, coins = one["fry"], one["dragonflies"], one["coins"]
        worth = coins * coin
        look = PrintedTile("koi", "koi", _colours(one), fry, dragonflies, coins, worth)
        found[one["id"]] = found[_without_pebbles(one["id"])] = look
    for one in box.facts["feature"]:
        found[one["id"]] = PrintedTile("feature", one["kind"], _colours(one), 0, 0, 0, 0)
    return found


def _without_pebbles(token: str) -> str:
    """A koi as it is written in a pond."""
    tile = read_tile(token)
    assert isinstance(tile, Koi)
    return spell_koi(*tile._replace(pebbles=0))


def _koi_by_colours(box: Box) -> dict[str, list[str]]:
    found: dict[str, dict[str, None]] = {}
    for one in box.facts["koi"]:
        alike = found.setdefault(letters(one["colours"]), {})
        alike[_without_pebbles(one["id"])] = None
    return {colours: list(tokens) for colours, tokens in found.items()}


def _pattern() -> dict[Held, list[list[Held]]]:
    """KOH-PLACE-04: no tile touches one of its own type, so a pond is a chequerboard."""
    return {
        "koi": [["koi", "feature"], ["feature", "koi"]],
        "feature": [["feature", "koi"], ["koi", "feature"]],
    }


def pile_lines(box: Box) -> list[PileLine]:
    """How much of everything a pile can have: coins are on koi, flowers are features."""
    koi, features = box.facts["koi"], box.facts["feature"]
    n_koi, n_features = (sum(one["count"] for one in tiles) for tiles in (koi, features))
    coins = max(one["coins"] for one in koi)
    flowers = sum(one["count"] for one in features if one["kind"] == "single_flower")
    return [
        PileLine("koi", n_koi, None, 1),
        PileLine("features", n_features, None, 1),
        PileLine("coins", n_koi * coins, "koi", coins),
        PileLine("flowers", flowers, "features", 1),
    ]


_HAS_A_COLOUR = "KOH-SCORE-01"  # all that a koi without a coin does: it counts for features


def _clauses(box: Box) -> dict[str, str]:
    koi = {
        one["id"]: CLAUSES["coins"] if one["coins"] else _HAS_A_COLOUR for one in box.facts["koi"]
    }
    features = {one["id"]: CLAUSES[one["kind"]] for one in box.facts["feature"]}
    return {**koi, **features, **CARD_CLAUSES}


def _card(card: dict[str, Any], ours: dict[str, Any] | None) -> PrintedCard:
    """What a card pays; a table that its owner corrected is not ours, whatever letter it kept."""
    paid = PAYMENT[card["id"]]
    return PrintedCard(
        each=None if paid == "table" else card[paid],
        otherwise=card["not_near_rocks"],
        table=[(count, points) for count, points in card["table"] or []],
        most=len(KINDS) if card["id"] == "ornament_kinds" else None,
        ours=ours is not None and (card["source"], card["table"]) == ("X", ours["table"]),
    )


def _one_of_each(box: Box) -> list[str]:
    """The first tile of every kind that is in the box, in the order of the reference card."""
    order = ("single_flower", "double_flower", "butterflies", "statue", "rocks", "frog", "turtle")
    features = [one for one in box.facts["feature"] if one["count"]]
    found = [next((one["id"] for one in features if one["kind"] == kind), "") for kind in order]
    koi = [one for one in box.facts["koi"] if one["count"]]
    coined = next((one["id"] for one in koi if one["coins"]), koi[0]["id"])
    return [tile for tile in (*found, coined) if tile]


def _examples(box: Box) -> dict[str, Example]:
    koi = [(k, one) for k, one in enumerate(box.facts["koi"]) if one["count"]]
    found = {}
    for f, feature in enumerate(box.facts["feature"]):
        if feature["kind"] == "turtle" or not feature["count"]:
            continue  # a turtle scores anywhere
        pair: list[tuple[int, dict[str, Any]]] = []
        for suits in _SHOWN[feature["kind"]]:
            left = [one for one in koi if one not in pair]
            pair += [one for one in left if suits(one[1], feature["colours"])][:1]
        if len(pair) < 2:
            continue
        (a, one), (b, other) = pair
        points = _points(box.tables[0], f, a, b)
        found[feature["id"]] = Example((one["id"], feature["id"], other["id"]), points)
    return found


def _points(b: Any, feature: int, one: int, other: int) -> int:
    worths = int(b.worth[feature, KOI + one]) + int(b.worth[feature, KOI + other])
    if b.feature_kind[feature] == BUTTERFLIES:
        return worths
    return int(b.tally[feature, worths])


Suits = Callable[[dict[str, Any], list[str]], bool]


def _has(number: int, colours: int, thing: str) -> Suits:
    """Koi with so many colours, so many of them among those of the feature, showing a thing."""
    return lambda koi, wanted: (
        len(koi["colours"]) == colours
        and len(set(koi["colours"]) & set(wanted)) == number
        and koi[thing] > 0
    )


def _shows(thing: str, colours: int, least: int) -> Suits:
    return lambda koi, _: len(koi["colours"]) == colours and koi[thing] >= least


_OF_COLOUR = (_has(1, 1, "fry"), _has(1, 2, "dragonflies"))
_SHOWN: dict[str, tuple[Suits, Suits]] = {
    "single_flower": _OF_COLOUR,
    "double_flower": (_has(1, 1, "dragonflies"), _has(2, 2, "fry")),
    "butterflies": _OF_COLOUR,
    "rocks": (_shows("fry", 1, 1), _shows("fry", 2, 3)),
    "frog": (_shows("dragonflies", 1, 1), _shows("dragonflies", 2, 3)),
    "statue": (_shows("fry", 1, 1), _shows("dragonflies", 2, 1)),
}
