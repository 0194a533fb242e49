"""What can be chosen at a table of Rybowisko, what goes together, and the rulings.

Rules read an option by its number and its value by the number of the value: both stand here.
Nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import numpy as np

from ...kernel.errors import Remark
from ...kernel.game import Box, Option, Ruling, absent_first

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
)
# Later decisions that recorded games do not have unless they name them.
RULINGS = (
    # A move was told step by step, too: the longer way to tell the same.
    Ruling("whole_moves", "RYB-MOVE-10", since=2, ended={"moves": "fields"}),
)
# By language: the options that follow it in new games where nobody chooses; there are none.
SPOKEN: Mapping[str, Mapping[str, str]] = {}

# Options as rules read them: by number.
_OPTION = [option.id for option in OPTIONS]
TARGET = _OPTION.index("target")
LUCK_P1 = _OPTION.index("luck_p1")
FIRST = _OPTION.index("first")
COLOURS = _OPTION.index("colours")
OPEN_REFILL = _OPTION.index("open_refill")
MAX_ROUNDS = _OPTION.index("max_rounds")
N_OPTIONS = len(OPTIONS)
LEAST_LUCK = 2  # of the option's values
RANDOM_SEAT = 4  # the option's value `random`


def most_fish(box: Box, seats: int) -> int:
    """The highest target at a table: as many fish as the cards give everybody.  RYB-SETUP-12

    The file says how many that is at a full table; if it says less, it means every table.
    """
    cards, told = int(box.facts["deck"]["cards"]), int(box.facts["target"]["max"])
    if told < cards // int(box.facts["players"]["max"]):
        return told
    return min(max(told, cards // seats), len(TARGETS))


def clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that the table cannot have.  RYB-SETUP-09 to 12, RYB-SOLO-01, RYB-SOLO-02"""
    target, least = int(chosen["target"]), int(box.facts["target"]["min"])
    most = most_fish(box, seats)
    if not least <= target <= most:
        return Remark(
            f"target={target}: the components allow {least} to {most} at a table of {seats} "
            "(RYB-SETUP-12)",
            "target",
            {"target": target, "least": least, "most": most, "seats": seats},
        )
    for seat in range(1, 5):
        option = f"luck_p{seat}"
        if seat > seats and chosen[option] != box.defaults[option]:
            return Remark(
                f"{option}={chosen[option]}: seat {seat} is not at this table of {seats}",
                "absent_seat",
                {"option": option, "value": chosen[option], "seat": seat, "seats": seats},
            )
    absent = absent_first(chosen, seats)
    if absent:
        return absent
    if seats == 1:
        return _solo_clash(box, chosen)
    luck = sum(int(chosen[f"luck_p{seat}"]) for seat in range(1, seats + 1))
    total = box.facts["luck"]["total"]
    if chosen["strict_components"] == "on" and luck > total:
        return Remark(
            f"{luck} luck tokens are wanted and the box has {total}; "
            "strict_components=off allows it (RYB-SETUP-10)",
            "too_much_luck",
            {"luck": luck, "total": total},
        )
    return None


def _solo_clash(box: Box, chosen: Mapping[str, str]) -> Remark | None:
    """A solo score is worth comparing only if everybody plays the same game."""
    if not box.facts["players"]["solo"]:
        return Remark("the components say that there is no solo game (players.solo)", "no_solo", {})
    for option in ("target", "luck_p1", "max_rounds"):
        if chosen[option] != box.defaults[option]:
            turns, luck = box.facts["solo"]["turns"], box.defaults["luck_p1"]
            return Remark(
                f"{option}={chosen[option]}: a solo game has {turns} turns and {luck} luck tokens "
                "(RYB-SOLO-01, RYB-SOLO-02)",
                "solo_figures",
                {"option": option, "value": chosen[option], "turns": turns, "luck": int(luck)},
            )
    return None


def pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """No option of Rybowisko could do nothing: `clash` refuses what does not fit the table."""
    return None
