"""What can be chosen at a table of Kōhaku, what goes together, and the rulings.

The numbers of the options are those by which rules read them from a state.  What an option does
is written where its rule is.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Option, Ruling

OPTIONS = (
    Option("edition", ("pl", "ru"), "pl", "KOH-SETUP-11"),
    Option("goal_cards", ("off", "on"), "off", "KOH-SETUP-10"),
    Option("solo_goal_cards", ("off", "on"), "off", "KOH-SOLO-21"),
    Option("chain_placement", ("allow", "forbid"), "allow", "KOH-PLACE-08"),
    Option("butterfly_gaps", ("ignore", "block"), "ignore", "KOH-SCORE-11"),
    Option("rarest_absent", ("zero", "present_only"), "zero", "KOH-GOAL-05"),
    Option("solo_no_koi_to_reveal", ("end", "pass"), "end", "KOH-SOLO-12"),
    Option("solo_unmatched_feature", ("keep", "discard"), "keep", "KOH-SOLO-07"),
    Option(
        "refill_timing", ("after_placement", "before_placement"), "after_placement", "KOH-REFILL-07"
    ),
    Option("first_player", ("seat_1", "random"), "seat_1", "KOH-SETUP-09"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS: tuple[Ruling, ...] = ()
# KOH-SETUP-11: the rivals of the solo game are those of the book in the reader's language.
SPOKEN: Mapping[str, Mapping[str, str]] = {"ru": {"edition": "ru"}}

_OPTION = [option.id for option in OPTIONS]
GOAL_CARDS = _OPTION.index("goal_cards")
SOLO_GOAL_CARDS = _OPTION.index("solo_goal_cards")
CHAIN_PLACEMENT = _OPTION.index("chain_placement")
BUTTERFLY_GAPS = _OPTION.index("butterfly_gaps")
RAREST_ABSENT = _OPTION.index("rarest_absent")
SOLO_NO_KOI = _OPTION.index("solo_no_koi_to_reveal")
SOLO_UNMATCHED = _OPTION.index("solo_unmatched_feature")
REFILL_TIMING = _OPTION.index("refill_timing")
FIRST_PLAYER = _OPTION.index("first_player")
N_OPTIONS = len(OPTIONS)


def clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """KOH-SETUP-10: the goal cards belong to the Polish edition."""
    if chosen["edition"] == "ru":
        for option in ("goal_cards", "solo_goal_cards"):
            if chosen[option] == "on":
                return Remark(
                    f"{option}=on needs edition=pl: the Russian edition has no goal cards",
                    "cards_of_edition",
                    {"option": option},
                )
    return None


def pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that could do nothing at this table: they are about other tables, or about cards.

    KOH-SETUP-12
    """
    alone = ("goal_cards", "first_player") if seats == 1 else ()
    several = () if seats == 1 else _SOLO
    for option in (*alone, *several):
        if chosen[option] != _USUAL[option]:
            told = f"{option}={chosen[option]}"
            values = {"option": option, "value": chosen[option]}
            if seats > 1:
                text = f"{told} is about the solo game; this table has {seats} seats"
                return Remark(text, "only_alone", {**values, "seats": seats})
            if option == "goal_cards":
                text = f"{told} does nothing alone; take solo_goal_cards={chosen[option]}"
                return Remark(text, "cards_alone", values)
            return Remark(f"{told} does nothing alone: you begin", "begins_alone", values)
    cards = chosen["solo_goal_cards" if seats == 1 else "goal_cards"]
    absent = chosen["rarest_absent"]
    if cards == "off" and absent != _USUAL["rarest_absent"]:
        return Remark(
            f"rarest_absent={absent} is about a goal card; this game has none",
            "without_cards",
            {"option": "rarest_absent", "value": absent},
        )
    return None


_USUAL = {option.id: option.default for option in OPTIONS}
_SOLO = tuple(option.id for option in OPTIONS if option.id.startswith("solo_"))
