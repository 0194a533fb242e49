"""What is printed on tiles and goal cards: what each pays, and an example of every feature.

An owner's component file may differ from the stock one, so whoever says or draws a number learns
it here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.game import Box
from .facts import PAYMENT
from .ground import KOI
from .sheets import CARD_CLAUSES, CLAUSES
from .tables import open_box
from .tiles import BUTTERFLIES, KINDS


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


class Example(msgspec.Struct, frozen=True):
    """A feature between two koi of the box, and its points."""

    tiles: tuple[str, str, str]
    points: int


class Printed(msgspec.Struct, frozen=True):
    """Everything printed that a player reads."""

    cards: dict[str, PrintedCard]
    worth: Worth
    kinds: list[str]  # one tile of each kind, a koi last
    examples: dict[str, Example]  # by feature
    clauses: dict[str, str]  # the rule to look up, by the tile or goal card that is tapped


@lru_cache(maxsize=16)
def printed(box: Box) -> Printed:
    """What the box shows."""
    scoring = box.facts["scoring"]
    ours = {card["id"]: card for card in open_box(None).facts["goal_card"] if card["source"] == "X"}
    return Printed(
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
        ),
        kinds=_one_of_each(box),
        examples=_examples(box),
        clauses=_clauses(box),
    )


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
