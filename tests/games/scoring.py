"""Texts that `pondside score` is given in the tests, by game: tests/games/<game>/scored.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module


@dataclass(frozen=True)
class Scored:
    """Texts of one game."""

    text: str  # what one seat has
    sheet: Sequence[str]  # its scoring rules, in their order
    alike: Mapping[str, str]  # texts that say the same, by what is different
    # Texts that are refused: what is wrong, the text, where and what is said.
    wrong: Sequence[tuple[str, str, str, str]] = ()
    options: Sequence[tuple[Sequence[str], str]] = ()  # that are refused, and what is said
    several: Mapping[str, tuple[str, Sequence[int]]] = field(default_factory=dict)  # and places
    alone: frozenset[str] = frozenset()  # what is told of one seat only


def scored(key: str) -> Scored:
    found: Scored = import_module(f"{__package__}.{key}.scored").SCORED
    return found
