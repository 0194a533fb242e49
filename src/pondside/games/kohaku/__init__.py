"""Kōhaku: draft a koi and a feature, lay them chequered in your pond."""

from __future__ import annotations

from ...kernel.parts import game_of
from ...kernel.verbs import register
from . import (
    actions,
    endings,
    events,
    hiding,
    invariants,
    legal,
    meta,
    notation,
    options,
    planning,
    printed,
    ranking,
    refusals,
    scoring,
    sheets,
    state,
    tables,
    turns,
    view,
    view_json,
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
        planning=planning,
        printed=printed,
        hiding=hiding,
        view_json=view_json,
    )
)
