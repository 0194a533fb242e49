"""What `pondside simulate` is asked in the tests, by game: tests/games/<game>/simulated.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module


@dataclass(frozen=True)
class Simulated:
    """Runs of one game."""

    # Arguments of runs, by what they show; `slow` ones are not run interpreted.
    runs: Mapping[str, Sequence[str]]
    games: int  # in each of them
    # Arguments that nobody can play, and how the refusal begins.
    refused: Sequence[tuple[Sequence[str], str]]
    quick: Sequence[str] = ()  # arguments that make a game short where any game will do
    slow: Sequence[str] = ()
    recorded: Mapping[str, str] = field(default_factory=dict)  # run -> its line of options
    keen: tuple[int, int] | None = None  # of so many games against random, keen wins so many
    keen_is_slow: bool = False
    shared: bool = True  # whether seats can share a victory


def simulated(key: str) -> Simulated:
    found: Simulated = import_module(f"{__package__}.{key}.simulated").SIMULATED
    return found
