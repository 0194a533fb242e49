"""What the tests of all games are told of each: `PROMISED` in tests/games/<game>/promised.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

Options = Mapping[str, str]
Change = tuple[str, str]  # in the stock components: this for that


@dataclass(frozen=True)
class Promised:
    """What one game promises.  What has no default every game must say."""

    most_bytes: int  # of a state
    # How its clauses begin, how many there are, and numbers that a section leaves out on purpose.
    clauses: tuple[str, int]
    # Events that chance and the set-up tell, so never a turn that a bot thinks of.
    of_no_turn: frozenset[str]
    # Actions of a game of two at random: at least and at most.
    actions: tuple[int, int | None]
    # Games that are damaged by the fuzz tests: seats and options; tables where any word is tried.
    damaged: Sequence[tuple[int, Options]]
    tried: Sequence[Options]
    # What lies unseen, as (how many, lists that belong together): states keep no order of it.
    unseen: Sequence[tuple[str, tuple[str, ...]]]
    # Changes of the stock components that contradict something else there, and what is said.
    faults: Sequence[tuple[str, str, str]]
    different: Change  # leaves the components in order, though they are another box
    odd: tuple[Sequence[Change], str] | None = None  # looks odd, and the note it gives
    gaps: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    short: Options = field(default_factory=dict)  # makes a game short, for tests of other options
    secret: Options = field(default_factory=dict)  # gives seats something to hide
    exchange: Callable[[Any, int], None] | None = None  # the secrets of the others, in a state
    sims: int = 24  # futures that a searching bot plays where any will do
    twice: Options | None = (
        None  # under these a bot thinks again within a turn; None: it never does
    )
    middle: int = 12  # turns played where a screen of the middle of a game is looked at
    ends_alone: bool = False  # whether the screen of its end is that of a game for one
    counted: int = 1  # texts that the companion counts in a browser


def promised(key: str) -> Promised:
    """What a game promises."""
    found: Promised = import_module(f"{__package__}.{key}.promised").PROMISED
    return found
