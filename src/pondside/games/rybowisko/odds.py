"""The exact chances of a catch, worked out and not sampled.

A roll misses with probability m.  Rolling again while luck lasts, something is caught in n + 1
rolls with 1 - m^(n+1), and which rolls hit tells nothing about what they hit: a fish's share is
its faces among all faces that hit.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ...kernel.game import Array, Box
from .ground import colour_of
from .tables import NO_SPOT


class CatchOdds(NamedTuple):
    """Chances of one catch with so many luck tokens to spend on it."""

    luck: int
    any: Fraction  # something is caught
    preferred: tuple[Fraction, Fraction]  # this card, if it is chosen whenever both are hit
    other: tuple[Fraction, Fraction]  # this card, if the other one is chosen then


def pair_odds(box: Box, first: int, second: int, luck: int) -> CatchOdds:
    """The odds for two card places (1 + species, or NO_CARD) with `luck` smiling tokens.

    RYB-CATCH-05 to 10, RYB-CATCH-15: every miss is rolled again while luck lasts.
    """
    if luck < 0:
        raise ValueError(f"{luck} luck tokens")
    return odds_of(hits_of(box, first), hits_of(box, second), luck)


def hits_of(box: Box, card: int) -> bytes:
    """For each face of the die, from 1, whether it hits what a card place holds: 1 or 0."""
    faces = int(box.tables["faces"][0])
    return bytes(box.tables["hit"][0, card, 1 : faces + 1])


@lru_cache(maxsize=4096)  # a game asks for a few hundred, and for each in every view
def odds_of(first: bytes, second: bytes, luck: int) -> CatchOdds:
    """The odds for two cards, each as the faces that hit it."""
    faces = len(first)
    hits = [{face for face in range(faces) if card[face]} for card in (first, second)]
    either = hits[0] | hits[1]
    both = hits[0] & hits[1]
    if not either:
        nothing = (Fraction(0), Fraction(0))
        return CatchOdds(luck, Fraction(0), nothing, nothing)
    caught = 1 - Fraction(faces - len(either), faces) ** (luck + 1)

    def share(n: int) -> Fraction:
        return Fraction(n, len(either)) * caught

    return CatchOdds(
        luck,
        caught,
        (share(len(hits[0])), share(len(hits[1]))),
        (share(len(hits[0] - both)), share(len(hits[1] - both))),
    )


def field_odds(box: Box, states: Array, field: str, luck: int) -> CatchOdds | None:
    """The odds of a catch on a field in the position states[0]; None where no token lies."""
    s, b = states[0], box.tables[0]
    if field not in box.names["field"]:
        raise ValueError(f"the lake has no field {field!r}")
    spot = int(b.spot_of[box.names["field"].index(field)])
    if spot == NO_SPOT or s.group_at[spot] == 0:
        return None
    first, second = b.place_of[colour_of(int(s.group_at[spot]))]
    return pair_odds(box, int(s.places[first]), int(s.places[second]), luck)


def ways_left(states: Array) -> dict[int, dict[int, int]]:
    """The drift sides of each group of tokens that are not turned over yet, counted by direction.

    RYB-DRIFT-01, RYB-REFILL-08.
    """
    n = int(states["n_unseen"][0])
    groups, ways = states["unseen_group"][0, :n].tolist(), states["unseen_way"][0, :n].tolist()
    left: dict[int, dict[int, int]] = {}
    for group, way in sorted(zip(groups, ways, strict=True)):
        counts = left.setdefault(group, {})
        counts[way] = counts.get(way, 0) + 1
    return left


def drifts(box: Box, states: Array) -> dict[str, dict[str, Fraction]]:
    """Where each token on the map may send its angler, by field and direction."""
    names = box.names["way"]
    odds = {
        group: {names[way]: Fraction(n, sum(counts.values())) for way, n in counts.items()}
        for group, counts in ways_left(states).items()
    }
    fields = box.tables["spot_field"][0].tolist()
    return {
        box.names["field"][fields[spot]]: odds[group]
        for spot, group in enumerate(states["group_at"][0].tolist())
        if group
    }


def drift_odds(box: Box, states: Array, field: str) -> dict[str, Fraction]:
    """The same for one field; empty where no token lies."""
    if field not in box.names["field"]:
        raise ValueError(f"the lake has no field {field!r}")
    return drifts(box, states).get(field, {})
