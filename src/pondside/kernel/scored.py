"""A text in a game's notation to its sheets."""

from __future__ import annotations

from collections.abc import Mapping

from .errors import BadOption
from .game import Box, Game, Written


def scored(game: Game, box: Box, text: str, source: str, options: Mapping[str, str]) -> Written:
    """Score a text by the rules of a game and the options given."""
    return game.score_text(text, box, source, _settings(game, box, options))


def _settings(game: Game, box: Box, options: Mapping[str, str]) -> dict[str, str]:
    """The options at a table that can have them: which one is not known before the text is read.

    It is no new game, so an option that does nothing for this text is no reason to refuse it.
    """
    rulings = game.rulings_of(game.rules_version)
    refused = None
    for seats in reversed(game.seats):
        try:
            return game.spelled_settings(game.settings(box, seats, options, rulings))
        except BadOption as error:
            refused = error  # the smallest table has the fewest reasons
    assert refused is not None
    raise refused
