"""Pebbles: take them from a heap, the last one counts more."""

from __future__ import annotations

from ...kernel.parts import game_of
from ...kernel.verbs import register
from . import (
    actions,
    endings,
    events,
    invariants,
    legal,
    meta,
    notation,
    options,
    ranking,
    refusals,
    scoring,
    sheets,
    state,
    tables,
    turns,
    view,
    words,
)

GAME = register(
    game_of(
        actions=actions,
        endings=endings,
        events=events,
        invariants=invariants,
        legal=legal,
        meta=meta,
        notation=notation,
        options=options,
        ranking=ranking,
        refusals=refusals,
        scoring=scoring,
        sheets=sheets,
        state=state,
        tables=tables,
        turns=turns,
        view=view,
        words=words,
    )
)
