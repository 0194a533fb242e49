"""Koi: build a pond of hexagons, stock it with koi, and meditate over cards."""

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
    printed,
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
        meta=meta,
        options=options,
        tables=tables,
        state=state,
        endings=endings,
        actions=actions,
        refusals=refusals,
        legal=legal,
        fast=legal,
        turns=turns,
        scoring=scoring,
        sheets=sheets,
        ranking=ranking,
        words=words,
        view=view,
        events=events,
        notation=notation,
        invariants=invariants,
        printed=printed,
    )
)
