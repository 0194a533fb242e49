"""`pondside score`: a text in a game's notation to sheets, and to places if it has several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType

from ..kernel.errors import BadOption
from ..kernel.game import Box, Game, Written
from .report import sheet, sheet_json
from .talk import Talk


def scored(
    game: Game, box: Box, text: str, source: str, options: Mapping[str, str], goal: str | None
) -> Written:
    """Score a text by the rules of a game and the options given."""
    return game.score_text(text, box, source, _settings(game, box, options), goal)


def _settings(game: Game, box: Box, options: Mapping[str, str]) -> dict[str, str]:
    """The options at a table that can have them: which one is not known before the text is read."""
    refused = None
    for seats in reversed(game.seats):
        try:
            return game.spelled_settings(game.settings(box, seats, options))
        except BadOption as error:
            refused = error  # the smallest table has the fewest reasons
    assert refused is not None
    raise refused


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
    found["warnings"] = [*box.warnings, *written.warnings]
    return found


def show_scored(game: Game, written: Written, talk: Talk) -> RenderableType:
    """The sheets on a screen, and who won."""
    if written.placings is None:
        (alone,) = written.sheets
        table = sheet(game.title, alone.lines, talk)
        if "title" not in alone.facts:
            return table
        title = talk("score-title", title=talk(f"title-{alone.facts['title']}"))
        return Group(table, title)
    parts = [
        sheet(talk("sheet-of", name=talk.name(seat)), one.lines, talk)
        for seat, one in enumerate(written.sheets)
    ]
    for one in sorted(written.placings, key=lambda one: (one.place, one.seat)):
        points = talk("points", n=one.total)
        parts.append(talk("placing", place=one.place, name=talk.name(one.seat), points=points))
    if written.tie_break and written.tie_break != "shared":
        parts.append(talk(f"tie-{written.tie_break}"))
    return Group(*parts)
