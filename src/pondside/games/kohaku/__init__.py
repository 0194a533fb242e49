"""Kōhaku: draft a koi and a feature, lay them chequered in your pond."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Array, Box, Game, Rules
from ...kernel.verbs import register
from . import invariants, material, meta, pond, rules, scoring, state, view, words


def _turn(states: Array) -> int:
    return int(states[0].turn)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> str | None:
    """KOH-SETUP-10: the goal cards belong to the Polish edition."""
    if chosen["edition"] == "ru":
        for option in ("goal_cards", "solo_goal_cards"):
            if chosen[option] == "on":
                return f"{option}=on needs edition=pl: the Russian edition has no goal cards"
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
        order_clause="KOH-SETUP-09",
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
        score_text=pond.score_text,
        hidden=words.hidden,
        faults=invariants.faults,
        clash=_clash,
    )
)
