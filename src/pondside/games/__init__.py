"""The games of the house, one folder each.  `load` imports a game only when it is wanted."""

from __future__ import annotations

from importlib import import_module

from ..kernel.errors import BadOption, said
from ..kernel.game import Game

# Folders below; a game is found by its folder's name.
KEYS = ("kohaku", "rybowisko", "wodny_ogrod", "koi")


def load(key: str) -> Game:
    """The game of that name.  Its functions compile, or come from the cache, when first used."""
    if key not in KEYS:
        raise BadOption(
            said(
                "no_game",
                "there is no game {word!r}; the games are: {known}",
                word=key,
                known=", ".join(KEYS),
            )
        )
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game
