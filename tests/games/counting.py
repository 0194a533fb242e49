"""What the companion is asked in the tests, by game: tests/games/<game>/counted.py."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pondside import Match

Asked = dict[str, Any]


def asked(game: str, text: str, **options: str) -> Asked:
    return {"game": game, "text": text, "options": options}


def played(key: str, seats: int, seed: int, **options: str) -> Match:
    """A random game to its end, or nearly."""
    chance = random.Random(seed)
    match = Match.new(key, seats, seed=seed, options=options)
    for _ in range(600):
        if match.over:
            break
        match.play(chance.choice(match.actions()))
        match.deal()
    return match


@dataclass(frozen=True)
class Counted:
    """Real tables of one game as texts."""

    texts: Callable[[], Iterator[Asked]]
    # A game at its end, written down as whoever owns the box would, and the options it is played
    # with, by seats.
    table: Callable[[Match], str]
    options: Callable[[int], Mapping[str, str]]
    # What is wrong with a text, and what only looks odd.
    wrong: Sequence[str]
    odd: Sequence[str] = ()


def counted_of(key: str) -> Counted:
    found: Counted = import_module(f"{__package__}.{key}.counted").COUNTED
    return found
