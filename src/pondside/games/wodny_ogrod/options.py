"""What can be chosen at a table of Wodny ogród, and the number by which rules know each option.

Knows which options go together; what a choice does is the affair of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Option, Ruling, absent_first

VARIANTS = ("base", "a", "b")
BASE, SIDE_A, SIDE_B = range(3)

OPTIONS = (
    Option("variant", VARIANTS, "base", "WOD-SETUP-02"),
    Option("first", ("1", "2", "3", "4", "random"), "random", "WOD-SETUP-12"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS: tuple[Ruling, ...] = ()

_OPTION = [option.id for option in OPTIONS]
VARIANT = _OPTION.index("variant")
FIRST_SEAT = _OPTION.index("first")
N_OPTIONS = len(OPTIONS)
RANDOM_SEAT = 4  # the option's value `random`

# No language changes what a new game has.
SPOKEN: Mapping[str, Mapping[str, str]] = {}


def clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that the table cannot have.  WOD-SETUP-12"""
    return absent_first(chosen, seats)


def pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Every choice does something at every table."""
    return None
