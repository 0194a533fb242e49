"""Koi: build a pond of hexagons, stock it with koi, and meditate over cards."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Array, Box, Game, Rules
from ...kernel.verbs import register
from . import invariants, material, meta, pond_text, rules, scoring, state, view, words


def _turn(states: Array) -> int:
    return int(states[0].turn)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> str | None:
    """Options that the table cannot have.  KOI-SETUP-06, KOI-SOLO-10, KOI-SOLO-12"""
    first, scenario, goals = chosen["first"], chosen["scenario"], chosen["goals"]
    if first.isdecimal() and int(first) > seats:
        return f"first={first}: seat {first} is not at this table of {seats}"
    if scenario != "none" and seats > 1:
        return f"scenario={scenario} is played alone, not by {seats} (KOI-SOLO-01)"
    if scenario == "lit_path" and goals != "usual":
        return f"goals={goals}: lit_path has its own three goals (KOI-SOLO-10)"
    if scenario == "imperial_lake" and goals not in ("usual", "random"):
        return f"goals={goals}: imperial_lake has its own five goals, or random (KOI-SOLO-12)"
    return None


GAME = register(
    Game(
        key=meta.KEY,
        title=meta.TITLE,
        stage=meta.STAGE,
        seats=meta.SEATS,
        rules_version=meta.RULES_VERSION,
        rulings=(),
        options=material.OPTIONS,
        refusals=rules.REFUSALS,
        order_clause="KOI-TURN-01",
        reasons=state.REASONS[1:],
        kinds=state.ACTIONS,
        state=state.STATE,
        sheet=scoring.SHEET,
        max_legal=state.MAX_LEGAL,
        max_actions=state.MAX_ACTIONS,
        rules=Rules.of(rules, scoring.score),
        open_box=material.open_box,
        spell=words.spell,
        parse=words.parse,
        stream=words.stream,
        turn=_turn,
        view=view.view,
        narrate=view.narrate,
        outcome=view.outcome,
        lines=view.lines,
        sheet_lines=scoring.SHEET_LINES,
        score_text=pond_text.score_text,
        hidden=words.hidden,
        faults=invariants.faults,
        clash=_clash,
    )
)
