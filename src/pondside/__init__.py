"""Pondside: an open home for pond board games."""

from __future__ import annotations

from .kernel.errors import BadData, BadOption, Illegal, NothingToUndo, PondsideError, Unreadable
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
    "Unreadable",
]
