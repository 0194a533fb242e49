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
        plan=planning.plan,
        view_json=view.view_json,
    )
)
