"""The scoring rules of Kōhaku's features, said once; material.py unrolls them into tables.

A feature scores the `tally` of the sum of what each koi it counts is `worth` to it.  Which koi it
counts is geometry and stands in scoring.py: its neighbours, for butterflies its row and column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tiles import (
    BUTTERFLIES,
    DOUBLE_FLOWER,
    FROG,
    KINDS,
    ROCKS,
    SINGLE_FLOWER,
    STATUE,
    TURTLE,
    colour_bits,
)

if TYPE_CHECKING:
    from .material import FeatureTile, KoiTile, Scoring


def worth(feature: FeatureTile, koi: KoiTile, scoring: Scoring) -> int:
    """What one koi adds to one feature that counts it.

    KOH-SCORE-01: a two-colour koi has both its colours.
    """
    kind = KINDS.index(feature.kind)
    colours = colour_bits(feature.colours)
    shared = colours & colour_bits(koi.colours)
    if kind == SINGLE_FLOWER:  # KOH-SCORE-02: here a koi counts; `tally` says for how much
        return 1 if shared else 0
    if kind == DOUBLE_FLOWER:
        if shared == colours:
            return scoring.double_flower.both_colours  # KOH-SCORE-05
        return scoring.double_flower.one_colour if shared else 0  # KOH-SCORE-04
    if kind == ROCKS:
        return scoring.rocks.per_fry * koi.fry  # KOH-SCORE-07
    if kind == FROG:
        return scoring.frog.per_dragonfly * koi.dragonflies  # KOH-SCORE-08
    if kind == STATUE:
        return 1  # KOH-SCORE-09: of any colour
    if kind == BUTTERFLIES:
        return scoring.butterflies.per_koi if shared else 0  # KOH-SCORE-10
    return 0


def tally(kind: int, worths: int, scoring: Scoring) -> int:
    """The points of a feature whose koi are worth so much to it together."""
    if kind == SINGLE_FLOWER:  # KOH-SCORE-02; KOH-SCORE-03: four koi are worth more
        if worths == 4:
            return scoring.single_flower.all_four_total
        return worths * scoring.single_flower.per_koi
    if kind == STATUE:
        return scoring.statue.by_adjacent_koi[min(worths, 4)]  # KOH-SCORE-09
    if kind == TURTLE:
        return scoring.turtle.flat  # KOH-SCORE-13
    return worths  # KOH-SCORE-06: no bonus for four double matches
