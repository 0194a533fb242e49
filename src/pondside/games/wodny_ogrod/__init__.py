"""Wodny ogród: lay heptominoes of koi and lilies into a garden, and bonus tokens into the gaps."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Game, absent_first
from ...kernel.verbs import register
from . import (
    garden_text,
    invariants,
    material,
    meta,
    printed,
    rules,
    scoring,
    state,
    view,
    words,
)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that the table cannot have.  WOD-SETUP-12"""
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
        order_clause="WOD-TURN-01",
        score_text=garden_text.score_text,
        clash=_clash,
        printed=printed.printed,
    )
)
