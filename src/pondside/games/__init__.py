"""The games of the house, one folder each.  `load` imports a game only when it is wanted."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from ..kernel.errors import BadOption, said

if TYPE_CHECKING:
    from ..kernel.game import Game

# A game is a folder below, and is found by its name; nothing else lists them.
KEYS = tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


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
