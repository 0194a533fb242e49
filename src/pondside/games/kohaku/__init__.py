"""Kōhaku: draft a koi and a feature, lay them chequered in your pond."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Game
from ...kernel.verbs import register
from . import (
    invariants,
    material,
    meta,
    planning,
    printed,
    rules,
    scoring,
    state,
    table_text,
    view,
    words,
)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
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


def _pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
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


_USUAL = {option.id: option.default for option in material.OPTIONS}
_SOLO = tuple(option.id for option in material.OPTIONS if option.id.startswith("solo_"))

GAME = register(
    Game.of(
        meta,
        material,
        state,
        rules,
        scoring,
        words,
        view,
        invariants,
        order_clause="KOH-SETUP-09",
        score_text=table_text.score_text,
        clash=_clash,
        pointless=_pointless,
        plan=planning.plan,
        printed=printed.printed,
        view_json=view.view_json,
        # KOH-SETUP-11: the rivals of the solo game are those of the book in the reader's language.
        spoken={"ru": {"edition": "ru"}},
    )
)
