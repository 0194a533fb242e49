"""The Game value: everything a generic caller needs of a game, and nothing else.

A game is a handful of plain functions over its own record of integers.  The kernel never sits
between a game and its state.  docs/architecture.md has the picture.

Rules take `(b, s, ...)`: the record of the component tables and the record of a state.  Python
reaches them through doors.py with `(box, states, i, ...)`: an array and an index cross into
compiled code about ten times faster than a record does.  The Python functions of a game take
`(box, states, ...)` and mean states[0].
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .errors import BadOption, Clash, Remark, Said, said

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
    since: int = 1  # the version of the rules that it came with

    def read(self, value: str) -> str:
        """The value that is meant: the parts of `a+b+c` may come in any order."""
        if value in self.values or "+" not in value or len(value) > 200:
            return value
        parts = sorted(value.split("+"))
        same = (one for one in self.values if sorted(one.split("+")) == parts)
        return next(same, value)

    def known(self) -> Said:
        """The values in words; of a scale its ends, of `a+b+c` the parts."""
        single = [value for value in self.values if "+" not in value]
        joined = [value.split("+") for value in self.values if "+" in value]
        if len(single) > 8:  # a scale
            single = [*single[:2], "…", single[-1]]
        words, n, parts = " or ".join(single), 0, ""
        if joined:
            n = len(joined[0])
            parts = ", ".join(dict.fromkeys(part for value in joined for part in value))
            words += f", or {n} of these joined by +: {parts}"
        return Said(words, "known", {"single": ", ".join(single), "n": n, "parts": parts})


@dataclass(frozen=True)
class Ruling:
    """A later decision that changes what recorded games mean.

    A new game has all of them in force.  A record names those it was played with; what it does not
    name goes the old way, which stays a branch of the rules; where it ended an option, only the
    value that everybody plays since.
    """

    id: str
    clause: str  # the rule that it changed
    since: int  # the version of the rules that it came with
    ended: Mapping[str, str] = field(default_factory=dict)  # option id -> the value that stayed


@dataclass(frozen=True, eq=False)  # so that what is worked out of a box can be kept by it
class Box:
    """What is in the box: the component tables of one data file, for one game."""

    game: str
    tables: Array  # one record, read only; the argument `box` of doors.py
    names: Mapping[str, tuple[str, ...]]  # words of the kinds the tables number
    defaults: Mapping[str, str]  # option id -> value used when nothing is chosen
    digest: str  # names this set of components in records
    source: str  # the file it came from, for messages
    facts: Mapping[str, Any] = field(repr=False)  # the file as read, provenance letters included
    warnings: tuple[str, ...] = ()  # what looks odd in the file and is no reason to refuse it
    text: str = field(default="", repr=False)  # of an owner's file, for whoever keeps it


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game, over its tables `b` and a state `s`."""

    # Fill a zeroed state up to the first decision or draw.
    setup: Callable[[Any, Any, int, Array], None]
    # A seat, CHANCE or OVER.
    actor: Callable[[Any, Any], int]
    # 0, or an index into `Game.refusals`.  Defined for any integer.
    refusal: Callable[[Any, Any, int], int]
    # The actions with refusal 0, ascending, none twice; at least one unless OVER.
    legal: Callable[[Any, Any, Array], int]
    # At chance: integer weights aligned with `legal`.
    weights: Callable[[Any, Any, Array], int]
    # Carry out a legal action.  No randomness, no clock, no allocation.
    apply: Callable[[Any, Any, int], None]
    # Fill a seat's sheet.  May be asked at any time, not only at the end.
    score: Callable[[Any, Any, int, Any], None]
    # The most actions that `legal` can list.
    most: int
    # The fast path of playouts: how many choices, and take the k-th, in any fixed order.  At
    # chance a choice is one unit of weight, so an even k is a fair draw.  Returns the action.
    choices: Callable[[Any, Any], int]
    choose: Callable[[Any, Any, int], int]
    # Both in one for playouts: the choice bits / 2**32 of the way through, -1 when OVER.
    pick: Callable[[Any, Any, int], int]
    # Wipe what a seat may not know; -1 is a spectator.
    conceal: Callable[[Any, Any, int], None]
    # Make equal positions equal bytes.
    tidy: Callable[[Any, Any], None]


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
    counted: tuple[Mapping[str, Any], ...]

    def told(self) -> dict[str, Any]:
        """The line as JSON has it, wherever it is told or stored."""
        return {**self._asdict(), "tile": self.tile or None}


class WrittenSheet(NamedTuple):
    """One sheet of a text in a game's notation, with what a program may want besides."""

    lines: list[ScoreLine]
    facts: dict[str, Any]


class Written(NamedTuple):
    """What a text in a game's notation is worth: sheets, oddities, and places if it has several."""

    sheets: tuple[WrittenSheet, ...]
    warnings: tuple[Remark, ...]
    placings: tuple[Placing, ...] | None
    tie_break: str | None = None
    tie_clause: str | None = None  # the rule that broke the tie, or let it stand


def ranked(totals: Sequence[int], *others: Sequence[int]) -> tuple[Placing, ...]:
    """By points, then by each of the others; those equal in all of them share a place."""
    keys = list(zip(totals, *others, strict=True))
    return tuple(
        Placing(seat, totals[seat], 1 + sum(other > key for other in keys))
        for seat, key in enumerate(keys)
    )


@dataclass(frozen=True)
class Game:
    """A game of the house."""

    key: str
    title: str
    stage: str  # draft, playable or stable
    seats: range
    rules_version: int
    rulings: tuple[Ruling, ...]
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]  # index = the code `rules.refusal` returns; 0 is "none"
    order_clause: str  # the rule that says whose turn it is
    reasons: tuple[str, ...]  # every way a game can end
    kinds: Mapping[str, range]  # kinds of action and their codes
    state: np.dtype[Any]
    sheet: np.dtype[Any]
    max_legal: int  # the most actions `legal` can list
    max_actions: int  # the most actions of one game, chance included
    rules: Rules
    open_box: Callable[[str | None], Box]  # None: the stock components
    find_box: Callable[[str], Box | None]  # by digest: the stock components, of today or earlier
    read_box: Callable[[str, str], Box]  # a component file's text, and what to call it
    spell: Callable[[Box, Array, int], str]
    parse: Callable[[Box, Array, str], int]  # raises Unreadable
    stream: Callable[[Box, Array], str]  # at chance: which named stream the draw comes from
    view: Callable[[Box, Array, int | None], Any]
    narrate: Callable[[Box, Array, int, int, Array], list[Event]]
    outcome: Callable[[Box, Array], Outcome | None]
    lines: Callable[[Box, Array, int], list[ScoreLine]]
    sheet_lines: tuple[str, ...]  # the kinds of line a sheet can have
    # A text in the game's notation: text, box, its name, options; raises Unreadable.
    score_text: Callable[[str, Box, str, Mapping[str, str]], Written]
    faults: Callable[[Box, Array], list[str]]  # broken invariants of a state, for tests
    clash: Callable[[Box, int, Mapping[str, str]], Remark | None]  # options that do not go together
    # Options that could do nothing at this table.  Older games that have them go on, and what the
    # component file sets for every table is nobody's choice here: it comes as the usual value.
    pointless: Callable[[int, Mapping[str, str]], Remark | None] | None = None
    # While another seat decides: the position as if a seat's turn began now, from what that seat
    # may know (a concealed copy, which stays as it is).  Raises Illegal where that is not fair to
    # say; None: the game cannot be planned.
    plan: Callable[[Box, Array, int], Array] | None = None
    # What the components show, for whoever draws them; None: the view says all.
    printed: Callable[[Box], Any] | None = None
    # The word of an action of states[0] as each seat may read it while the game runs, and last a
    # spectator; None: as it is.  A game without it has no secret words.
    hidden: Callable[[Box, Array, int, str], tuple[str, ...] | None] | None = None
    # `view` as JSON, where a game writes it sooner than its objects could be turned into it.
    view_json: Callable[[Box, Array, int | None], bytes] | None = None
    # By language: the options that follow it in new games where nobody chooses (offers.py).
    spoken: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    lesson: str = ""  # the seed of a first game; "": any will do

    @property
    def n_codes(self) -> int:
        return max(codes.stop for codes in self.kinds.values())

    def fresh(self, n: int = 1) -> Array:
        """An array of zeroed states.  Compiled code never makes one itself."""
        return np.zeros(n, self.state)

    def rulings_of(self, version: int) -> tuple[str, ...]:
        """The rulings that were in force in new games of a version of the rules."""
        return tuple(one.id for one in self.rulings if one.since <= version)

    def settings(
        self,
        box: Box,
        seats: int,
        chosen: Mapping[str, str],
        rulings: Collection[str] | None = None,
    ) -> Array:
        """The option values as rules read them, then 1 for each ruling in force.

        Without rulings it is a new game, which has them all.  Unknown or impossible options are
        refused, and in a new game those that could do nothing.
        """
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known and not self._stayed(name, value):
                raise BadOption(
                    said(
                        "no_option",
                        "{game} has no option {word!r}; it has: {known}",
                        game=self.title,
                        word=name,
                        known=", ".join(sorted(known)),
                    )
                )
        row = np.zeros(len(self.options) + len(self.rulings), np.int64)
        for k, option in enumerate(self.options):
            value = option.read(chosen.get(option.id, box.defaults[option.id]))
            if value not in option.values:
                raise BadOption(
                    said(
                        "option_value",
                        "option {option} cannot be {word!r}; use {known}",
                        option=option.id,
                        word=value[:80],
                        known=option.known(),
                    )
                )
            row[k] = option.values.index(value)
        for k, ruling in enumerate(self.rulings, len(self.options)):
            row[k] = rulings is None or ruling.id in rulings
        spelled = self.spelled_settings(row)
        clash = self.clash(box, seats, spelled)
        if not clash and rulings is None and self.pointless is not None:
            clash = self.pointless(seats, self._chosen(box, spelled))
        if clash:
            raise Clash(clash.text, clash.name, clash.values)
        return row

    def _stayed(self, name: str, value: str) -> bool:
        """Whether an option that a ruling ended has the value that stayed; raises if another."""
        for ruling in self.rulings:
            if name not in ruling.ended:
                continue
            if value == ruling.ended[name]:
                return True
            raise BadOption(
                said(
                    "option_ended",
                    "{game} can no longer be played with {option}={word}: since the ruling "
                    "{ruling} there is {option}={stayed} only ({clause})",
                    game=self.title,
                    option=name,
                    word=value[:80],
                    ruling=ruling.id,
                    stayed=ruling.ended[name],
                    clause=ruling.clause,
                )
            )
        return False

    def _chosen(self, box: Box, spelled: Mapping[str, str]) -> dict[str, str]:
        """The options, the usual value for those as the component file sets them."""
        usual = {option.id: option.default for option in self.options}
        return {
            name: usual[name] if value == box.defaults[name] else value
            for name, value in spelled.items()
        }

    def spelled_settings(self, row: Sequence[int] | Array) -> dict[str, str]:
        return {option.id: option.values[int(row[k])] for k, option in enumerate(self.options)}

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption(
                said(
                    "seats",
                    "{game} is for {least} to {most} seats, not {seats}",
                    game=self.title,
                    least=self.seats.start,
                    most=self.seats.stop - 1,
                    seats=seats,
                )
            )


def absent_first(chosen: Mapping[str, str], seats: int) -> Remark | None:
    """Why the seat of the option `first` cannot begin: it is not at the table."""
    first = chosen["first"]
    if first.isdecimal() and int(first) > seats:
        return Remark(
            f"first={first}: seat {first} is not at this table of {seats}",
            "absent_seat",
            {"option": "first", "value": first, "seat": int(first), "seats": seats},
        )
    return None


def numbered(*kinds: tuple[str, int]) -> dict[str, range]:
    """Code ranges for kinds of action, one after the other."""

    def ranges() -> Iterator[tuple[str, range]]:
        start = 0
        for name, n in kinds:
            yield name, range(start, start + n)
            start += n

    return dict(ranges())


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record layout whose fields are attributes, interpreted and compiled alike.

    NumPy's own `np.record` looks for a field only after it has found no attribute: a microsecond.
    """
    layout = np.dtype(list(fields), align=True)
    attributes = {name: _field(name) for name in layout.names or ()}
    return np.dtype((type("Record", (np.void,), attributes), layout))


def _field(name: str) -> property:
    def write(one: Any, value: Any) -> None:
        one[name] = value

    return property(itemgetter(name), write)


def thawed(one: Any) -> SimpleNamespace:
    """A record for interpreted code that reads it thousands of times: plain attributes.

    Arrays share their memory with the record; single numbers are copies.
    """
    found = SimpleNamespace()
    for name in one.dtype.names:
        value = one[name]
        if value.dtype.names is not None:
            value = [thawed(part) for part in value]
        setattr(found, name, value if isinstance(value, list | np.ndarray) else int(value))
    return found


def unpacked(states: Array, i: int = 0) -> Any:
    """states[i] for interpreted code that reads many of its fields once: plain attributes.

    All fields are taken in one call, 4 µs; a record hands each out for 3 µs.  Arrays, those of
    records too, share their memory with the state; single numbers are copies.
    """
    return SimpleNamespace(**dict(zip(states.dtype.names or (), states.item(i), strict=True)))


def copies(states: Array, n: int) -> Array:
    """States of their own, each equal to states[0]; NumPy's copy of records is ten times slower."""
    return np.frombuffer(bytearray(states[:1].tobytes() * n), states.dtype)
