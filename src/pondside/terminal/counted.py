"""`pondside score`: a text in a game's notation to sheets, and to places if it has several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType

from ..kernel.game import Box, Game, Written
from .face import face_of
from .report import sheet, sheet_json
from .talk import Talk


def scored_json(game: Game, box: Box, written: Written) -> dict[str, Any]:
    """A single sheet lies on the top level; several are a list, with winners and places."""
    sheets = [{**sheet_json(one.lines, game.sheet_lines), **one.facts} for one in written.sheets]
    found: dict[str, Any] = {"game": game.key}
    if written.placings is None:
        found.update(sheets[0])
    else:
        found["sheets"] = sheets
        found["winners"] = [one.seat + 1 for one in written.placings if one.place == 1]
        found["places"] = [one.place for one in written.placings]
        found["tie_break"], found["tie_clause"] = written.tie_break, written.tie_clause
    found["warnings"] = [*box.warnings, *(one.text for one in written.warnings)]
    return found


def show_scored(game: Game, written: Written, talk: Talk) -> RenderableType:
    """The sheets on a screen, and who won."""
    if written.placings is None:
        (alone,) = written.sheets
        table = sheet(game.title, alone.lines, talk)
        return Group(table, *_alone(game, alone.facts, talk))
    parts = [
        sheet(talk("sheet-of", name=talk.name(seat)), one.lines, talk)
        for seat, one in enumerate(written.sheets)
    ]
    why = face_of(game.key).placed
    for one in sorted(written.placings, key=lambda one: (one.place, one.seat)):
        points = talk("points", n=one.total)
        place = talk("placing", place=one.place, name=talk.name(one.seat), points=points)
        reason = why(written.sheets[one.seat].facts, talk) if why else ""
        parts.append(f"{place}; {reason}" if reason else place)
    winners = [talk.name(one.seat) for one in written.placings if one.place == 1]
    if len(winners) > 1:
        parts.append(talk("shared", names=", ".join(winners)))
    elif written.tie_break and not why:
        parts.append(talk(f"tie-{written.tie_break}"))
    return Group(*parts)


def _alone(game: Game, facts: Mapping[str, Any], talk: Talk) -> list[str]:
    """What one who plays alone has won: a title, or what the game's face tells."""
    found = []
    if "title" in facts:
        found.append(talk("score-title", title=talk(f"title-{facts['title']}")))
    alone = face_of(game.key).alone
    return found if alone is None else [*found, *alone(facts, talk)]
