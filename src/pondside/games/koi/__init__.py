"""Koi: build a pond of hexagons, stock it with koi, and meditate over cards."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Game, absent_first
from ...kernel.verbs import register
from . import invariants, material, meta, pond_text, rules, scoring, state, view, words
from .printed import printed


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
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
        order_clause="KOI-TURN-01",
        score_text=pond_text.score_text,
        clash=_clash,
        printed=printed,
    )
)
