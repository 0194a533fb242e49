"""`pondside replay`: what a record leads to."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console

from ..kernel.game import CHANCE, OVER
from ..kernel.match import Match
from ..language import Speech
from .face import face_of
from .report import sheet
from .talk import Talk


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
        "totals": view.totals,
        "view": msgspec.to_builtins(view),
    }


def show_replay(
    match: Match, seat: int | None, speech: Speech, console: Console, plain: bool
) -> None:
    """The position on a screen."""
    face = face_of(match.game.key)
    view = match.view(seat)

    def name(k: int) -> str:
        given = match.names[k] if k < len(match.names) else ""
        return given or speech("name-seat", seat=k + 1)

    def say(what: Any) -> None:
        console.print(what, soft_wrap=plain)

    talk = Talk(speech, match.box, name, plain)
    say(speech("replay-ok", n=len(match.entries)))
    say(face.table(view, talk))
    outcome = match.outcome
    if outcome is None:
        say(speech("replay-running"))
        return
    for k in range(match.seats):
        say(sheet(speech("sheet-of", name=name(k)), match.lines(k), talk))
    say(speech(f"reason-{outcome.reason}"))
    say(f"result {' '.join(outcome.words)}")
