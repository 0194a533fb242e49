"""The exact chances of a catch, worked out and not sampled.

A roll misses with probability m.  Rolling again while luck lasts, something is caught in n + 1
rolls with 1 - m^(n+1), and which rolls hit tells nothing about what they hit: a fish's share is
its faces among all faces that hit.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from ...kernel.game import Array, Box
from .material import NO_SPOT
from .words import colour_of


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
    b = box.tables[0]
    faces = int(b.faces)
    hits = [{face for face in range(1, faces + 1) if b.hit[card, face]} for card in (first, second)]
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


def drifts(box: Box, states: Array) -> dict[str, dict[str, Fraction]]:
    """Where each token on the map may send its angler, by field and direction.

    RYB-DRIFT-01, RYB-REFILL-08: the drift sides of its group that are not turned over yet.
    """
    s, b = states[0], box.tables[0]
    left: dict[int, Counter[int]] = {}
    n = int(s.n_unseen)
    for group, way in zip(s.unseen_group[:n].tolist(), s.unseen_way[:n].tolist(), strict=True):
        left.setdefault(group, Counter())[way] += 1
    odds = {
        group: {
            box.names["way"][way]: Fraction(count, ways.total())
            for way, count in sorted(ways.items())
        }
        for group, ways in left.items()
    }
    fields = b.spot_field.tolist()
    return {
        box.names["field"][fields[spot]]: odds[group]
        for spot, group in enumerate(s.group_at.tolist())
        if group
    }


def drift_odds(box: Box, states: Array, field: str) -> dict[str, Fraction]:
    """The same for one field; empty where no token lies."""
    if field not in box.names["field"]:
        raise ValueError(f"the lake has no field {field!r}")
    return drifts(box, states).get(field, {})
