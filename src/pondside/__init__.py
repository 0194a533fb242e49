"""Pondside: an open home for pond board games.

`pondside.Match` and the errors are loaded when first used, so that the command line starts at
once and can choose how the rules run.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kernel.errors import (
        BadData,
        BadOption,
        Illegal,
        NothingToUndo,
        PondsideError,
        Unconfirmed,
        Unreadable,
    )
    from .kernel.game import CHANCE, OVER
    from .kernel.match import Match

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadData",
    "BadOption",
    "Illegal",
    "Match",
    "NothingToUndo",
    "PondsideError",
    "Unconfirmed",
    "Unreadable",
]

_HOME = {"Match": "match", "CHANCE": "game", "OVER": "game"}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'pondside' has no attribute {name!r}")
    return getattr(import_module(f".kernel.{_HOME.get(name, 'errors')}", __name__), name)
