"""Bots: given a position with the secrets of others wiped, name an action.

`bot("greedy")` finds one by name.  A bot sees what a seat may know and nothing else; it never
holds the table's own state.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ..kernel.errors import BadOption
from ..kernel.game import Array, Box, Game

Bot = Callable[[Game, Box, Array, str], int]  # game, components, concealed position, seed

NAMES = ("random", "greedy")


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in NAMES:
        raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}")
    if name == "random":
        from .simple import play_random

        return play_random
    return _greedy


def _greedy(game: Game, box: Box, state: Array, seed: str) -> int:
    """Greedy looks to the end of its turn; a game where that sees too little has its own."""
    own = game.key if game.key in ("rybowisko", "wodny_ogrod", "koi") else "greedy"
    played: int = import_module(f"{__name__}.{own}").play_greedy(game, box, state, seed)
    return played
