"""`pondside score`: a pond in text to a sheet, for any game that has a notation for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from ..kernel.game import Game, ScoreLine
from ..language import Speech


class Scored(NamedTuple):
    """A sheet and what looked odd on the way."""

    lines: list[ScoreLine]
    categories: Sequence[str]
    warnings: Sequence[str]
    tile_words: Callable[[str, Speech], str]


def scored(
    game: Game,
    text: str,
    source: str,
    goal: str | None,
    options: Mapping[str, str],
    data: str | None,
) -> Scored:
    """Score a text by the rules of a game and the options given."""
    box = game.open_box(data)
    settings = game.spelled_settings(game.settings(box, game.seats[-1], options))
    notation = import_module(f"pondside.games.{game.key}.pond")
    lines, warnings = notation.score_text(text, box, source, goal, settings)
    face = import_module(f"pondside.terminal.{game.key}")
    return Scored(lines, notation.CATEGORIES, warnings, face.tile_words)
