"""Wodny ogród: lay heptominoes of koi and lilies into a garden, and bonus tokens into the gaps."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.game import Array, Box, Game, Rules
from ...kernel.verbs import register
from . import garden_text, invariants, material, meta, rules, scoring, state, view, words


def _turn(states: Array) -> int:
    return int(states[0].turn)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> str | None:
    """Options that the table cannot have.  WOD-SETUP-12"""
    first = chosen["first"]
    if first.isdecimal() and int(first) > seats:
        return f"first={first}: seat {first} is not at this table of {seats}"
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
        order_clause="WOD-TURN-01",
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
        score_text=garden_text.score_text,
        hidden=words.hidden,
        faults=invariants.faults,
        clash=_clash,
    )
)
