"""`pondside replay`: what a record leads to."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec
from rich.console import Console

from ..kernel.game import CHANCE, OVER
from ..kernel.match import Match
from ..language import Speech
from .report import sheet


def replay_json(match: Match, seat: int | None) -> dict[str, Any]:
    """The position as data: what happened, the view, the sheets."""
    outcome = match.outcome
    actor = match.actor
    view = match.view(seat)
    return {
        "game": match.game.key,
        "seats": match.seats,
        "actions": len(match.entries),
        "turn": match.turn,
        "actor": {CHANCE: "chance", OVER: "over"}.get(actor, f"P{actor + 1}"),
        "over": outcome is not None,
        "reason": outcome.reason if outcome else None,
        "result": list(outcome.words) if outcome else None,
        "digest": match.digest(),
        "totals": [pond.total for pond in view.ponds],
        "view": msgspec.to_builtins(view),
    }


def show_replay(
    match: Match, seat: int | None, speech: Speech, console: Console, plain: bool
) -> None:
    """The position on a screen."""
    face = import_module(f"pondside.terminal.{match.game.key}")
    view = match.view(seat)

    def name(k: int) -> str:
        given = match.names[k] if k < len(match.names) else ""
        return given or speech("name-seat", seat=k + 1)

    def say(what: Any) -> None:
        console.print(what, soft_wrap=plain)

    say(speech("replay-ok", n=len(match.entries)))
    say(face.scene(view, name, speech, plain))
    for other in range(match.seats):
        if other != (seat or 0):
            say(face.pond(view, view.ponds[other], name, speech, plain))
    outcome = match.outcome
    if outcome is None:
        say(speech("replay-running"))
        return
    for k in range(match.seats):
        title = speech("sheet-of", name=name(k))
        say(sheet(title, match.lines(k), speech, face.tile_words, plain))
    say(speech(f"reason-{outcome.reason}"))
    say(f"result {' '.join(outcome.words)}")
