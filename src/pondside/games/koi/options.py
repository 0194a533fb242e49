"""What can be chosen at a table of Koi, which choices go together, and the later rulings.

Beside the words stand the numbers by which rules read them.  What an option does is said where it
is done; nothing here knows a component file or a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from ...kernel.errors import Remark
from ...kernel.game import Box, Option, Ruling, absent_first
from .facts import GOALS, N_GOALS

SCENARIOS = ("none", "hot_summer", "lit_path", "imperial_lake")
NO_SCENARIO, HOT_SUMMER, LIT_PATH, IMPERIAL_LAKE = range(4)
USUAL, RANDOM, NO_GOALS = range(3)  # values of the option `goals`; the rest are chosen threes
DRAWN = 3
CHOSEN = tuple(combinations(range(N_GOALS), DRAWN))

OPTIONS = (
    Option(
        "goals",
        ("usual", "random", "none", *("+".join(GOALS[k] for k in three) for three in CHOSEN)),
        "usual",
        "KOI-SETUP-08",
    ),
    Option("scenario", SCENARIOS, "none", "KOI-SOLO-01"),
    Option("first", ("1", "2", "3", "4", "random"), "random", "KOI-SETUP-06"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS = (
    Ruling("idle_alone", "KOI-END-05", since=2),  # alone, working turns never end the game
    Ruling("lit_stretch", "KOI-SOLO-11", since=2),  # the link may be a stretch of the path
    Ruling("luck_always", "KOI-LUCK-06", since=2),  # luck may be spent within an effect too
)
SPOKEN: Mapping[str, Mapping[str, str]] = {}  # no option follows a language

# Where an option stands in the state.
_OPTION = [option.id for option in OPTIONS]
GOALS_OPTION = _OPTION.index("goals")
SCENARIO = _OPTION.index("scenario")
FIRST_SEAT = _OPTION.index("first")
RANDOM_SEAT = 4  # the option's value `random`
N_OPTIONS = len(OPTIONS)
# And each ruling.
IDLE_ALONE, LIT_STRETCH, LUCK_ALWAYS = range(len(RULINGS))
N_RULINGS = len(RULINGS)


def clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that the table cannot have.  KOI-SETUP-06, KOI-SOLO-10, KOI-SOLO-12"""
    scenario, goals = chosen["scenario"], chosen["goals"]
    if scenario != "none" and seats > 1:
        return Remark(
            f"scenario={scenario} is played alone, not by {seats} (KOI-SOLO-01)",
            "scenario_alone",
            {"scenario": scenario, "seats": seats},
        )
    if scenario == "lit_path" and goals != "usual":
        return Remark(
            f"goals={goals}: lit_path has its own three goals (KOI-SOLO-10)",
            "scenario_goals",
            {"scenario": scenario, "goals": goals},
        )
    if scenario == "imperial_lake" and goals not in ("usual", "random"):
        return Remark(
            f"goals={goals}: imperial_lake has its own five goals, or random (KOI-SOLO-12)",
            "scenario_goals",
            {"scenario": scenario, "goals": goals},
        )
    return absent_first(chosen, seats)


def pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Every option that goes together with the others does something."""
    return None
