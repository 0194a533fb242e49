"""The Game value: everything a generic caller needs of a game, and nothing else.

A game is a handful of plain functions over its own record of integers.  The kernel never sits
between a game and its state.  docs/architecture.md has the picture.

Compiled functions take `(box, states, i, ...)`: `box` is the one-element array of the component
tables, `states` an array of states and `i` the one meant.  An array and an index cross from Python
into compiled code about ten times faster than a record does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .errors import BadOption

CHANCE = -1  # the actor when a tile is drawn or a die rolled
OVER = -2  # the actor when the game has ended

Array = NDArray[Any]


class Refusal(NamedTuple):
    """Why an action may not be taken: a short name for messages and the clause it breaks."""

    name: str
    clause: str


@dataclass(frozen=True)
class Option:
    """A setting of a game.  The state stores the index of the value chosen."""

    id: str
    values: tuple[str, ...]
    default: str
    clause: str  # the rule that this option changes or belongs to


@dataclass(frozen=True)
class Box:
    """What is in the box: the component tables of one data file, for one game."""

    game: str
    tables: Array  # one record, read only; the argument `box` of compiled functions
    names: Mapping[str, tuple[str, ...]]  # words of the kinds the tables number
    defaults: Mapping[str, str]  # option id -> value used when nothing is chosen
    digest: str  # names this set of components in records
    source: str  # the file it came from, for messages
    facts: Mapping[str, Any] = field(repr=False)  # the file as read, provenance letters included


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game.  `score` may be asked at any time, not only at the end."""

    setup: Callable[[Array, Array, int, int, Array], None]
    actor: Callable[[Array, Array, int], int]
    refusal: Callable[[Array, Array, int, int], int]
    legal: Callable[[Array, Array, int, Array], int]
    weights: Callable[[Array, Array, int, Array], int]
    apply: Callable[[Array, Array, int, int], None]
    score: Callable[[Array, Array, int, int, Array, int], None]
    # The fast path of playouts: how many choices, and take the k-th.  At chance a choice is one
    # unit of weight, so drawing k evenly is drawing fairly.  `choose` returns the action taken.
    choices: Callable[[Array, Array, int], int]
    choose: Callable[[Array, Array, int, int], int]
    # Wipe what a seat may not know, in place.
    conceal: Callable[[Array, Array, int, int], None]


class Placing(NamedTuple):
    """How one seat ended: its total and its place (1 = won; equal places share it)."""

    seat: int
    total: int
    place: int


@dataclass(frozen=True)
class Outcome:
    """Why and how a game ended.  `words` is the result line of the record."""

    reason: str
    placings: tuple[Placing, ...]
    tie_break: str | None
    words: tuple[str, ...]
    beaten: tuple[str, ...] = ()  # solo: the levels beaten


class Event(NamedTuple):
    """Something that happened, as a message key and its values; prose is the reader's affair."""

    key: str
    values: dict[str, Any]


class ScoreLine(NamedTuple):
    """One line of a score sheet: what scored, where, why, and how much."""

    clause: str
    kind: str
    at: tuple[int, int] | None
    tile: str
    points: int
    counted: tuple[dict[str, Any], ...]


@dataclass(frozen=True)
class Game:
    """A game of the house."""

    key: str
    title: str
    stage: str  # draft, playable or stable
    seats: range
    rules_version: int
    rulings: tuple[str, ...]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]  # index = the code `rules.refusal` returns; 0 is "none"
    reasons: tuple[str, ...]  # every way a game can end
    kinds: Mapping[str, range]  # kinds of action and their codes
    state: np.dtype[Any]
    sheet: np.dtype[Any]
    max_legal: int  # the most actions `legal` can list
    max_actions: int  # the most actions of one game, chance included
    rules: Rules
    open_box: Callable[[str | None], Box]  # None: the stock components
    spell: Callable[[Box, Array, int], str]
    parse: Callable[[Box, Array, str], int]  # raises Unreadable
    stream: Callable[[Array], str]  # at chance: which named stream the draw comes from
    turn: Callable[[Array], int]  # number of the turn under way, 0 before the first
    view: Callable[[Box, Array, int | None], Any]
    narrate: Callable[[Box, Array, int, int, Array], list[Event]]
    outcome: Callable[[Box, Array], Outcome | None]
    lines: Callable[[Box, Array, int], list[ScoreLine]]
    hidden: Callable[[Box, Array, int, str, int | None], str]  # a word as that seat may read it
    faults: Callable[[Box, Array], list[str]]  # broken invariants of a state, for tests

    @property
    def n_codes(self) -> int:
        return max(codes.stop for codes in self.kinds.values())

    def fresh(self, n: int = 1) -> Array:
        """An array of zeroed states.  Compiled code never makes one itself."""
        return np.zeros(n, self.state)

    def settings(self, box: Box, chosen: Mapping[str, str]) -> Array:
        """The option values as the state stores them; unknown or impossible ones are refused."""
        known = {option.id: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise BadOption(
                    f"{self.title} has no option {name!r}; it has: {', '.join(sorted(known))}"
                )
        row = np.zeros(len(self.options), np.int64)
        for k, option in enumerate(self.options):
            value = chosen.get(option.id, box.defaults[option.id])
            if value not in option.values:
                raise BadOption(
                    f"option {option.id} cannot be {value!r}; use {' or '.join(option.values)}"
                )
            row[k] = option.values.index(value)
        return row

    def spelled_settings(self, row: Sequence[int]) -> dict[str, str]:
        return {option.id: option.values[int(row[k])] for k, option in enumerate(self.options)}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption(
                f"{self.title} is for {self.seats.start} to {self.seats.stop - 1} seats, "
                f"not {seats}"
            )


def numbered(*kinds: tuple[str, int]) -> dict[str, range]:
    """Code ranges for kinds of action, one after the other."""

    def ranges() -> Iterator[tuple[str, range]]:
        start = 0
        for name, n in kinds:
            yield name, range(start, start + n)
            start += n

    return dict(ranges())


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record layout whose fields are attributes, interpreted and compiled alike."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))
