"""Bots that think of whole turns: the four levels, and a search by its figures.

A turn that was thought out is kept and played on, as long as the position is the one that was
foreseen; so a turn costs one thought and its parts fit together.
"""

from __future__ import annotations

import hashlib
import math
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace

from ..kernel import doors
from ..kernel.game import Array
from . import search, tactics
from .search import Effort, Tried
from .seen import Budget, Seen

KEPT = 512  # positions foreseen
TURN_MS = 4800  # that a level thinks about a turn, however often something new turns up in it
LEAST_MS = 50  # of one thought all the same
# Turns that a level without a search chooses from.  Keen wants one of the best: in Wodny ogród the
# best of many that only look good is worse than the best of a few.
LISTED = {"calm": 60, "keen": 6}  # a game may want more

Think = Callable[[Seen, Budget], list[Tried]]  # whole turns, best first


class Planned:
    """A bot that keeps to its plan."""

    def __init__(self, think: Think) -> None:
        self.think = think
        self._foreseen: OrderedDict[bytes, tuple[int, ...]] = OrderedDict()

    def choose(self, seen: Seen, legal: Array, budget: Budget) -> int:
        if len(legal) == 1:
            return int(legal[0])
        actions = self._foreseen.get(_name(seen, seen.model)) or self.think(seen, budget)[0].actions
        self._keep(seen, actions)
        return actions[0]

    def _keep(self, seen: Seen, actions: tuple[int, ...]) -> None:
        """Remember what to do after the first action."""
        if len(actions) < 2:
            return
        after = seen.model.copy()
        doors.apply(seen.box.tables, after, 0, actions[0])
        doors.tidy(seen.box.tables, after, 0)
        self._foreseen[_name(seen, after)] = actions[1:]
        if len(self._foreseen) > KEPT:
            self._foreseen.popitem(last=False)


def _name(seen: Seen, state: Array) -> bytes:
    return hashlib.sha256(state.tobytes() + bytes([seen.seat])).digest()


def listing(name: str) -> Planned:
    """A level that takes one of the turns that promise most: the cooler, the nearer the best.

    How hot a game's calm and keen are stands in its tactics.
    """

    def think(seen: Seen, budget: Budget) -> list[Tried]:
        own = tactics.tactics_of(seen.game.key)
        heat = own.heat[name]
        most = own.listed.get(name, LISTED[name])
        listed = search.turns_of(seen.game, seen.box, seen.model, most)
        weights = [math.exp((one.hope - listed[0].hope) / heat) for one in listed]
        return random.Random(f"{name} {budget.seed}").choices(listed, weights)

    return Planned(think)


class TurnClock:
    """What is left of the time of a turn, for a bot that may have to think several times in it."""

    def __init__(self) -> None:
        self._turn: tuple[int, int] | None = None
        self._spent = 0.0

    def left_ms(self, seen: Seen, later: bool) -> int:
        """A turn that begins has all its time: it may be one of another game, or played again."""
        turn = seen.seat, int(seen.model[0].turn)
        if turn != self._turn or not later:
            self._turn, self._spent = turn, 0.0
        return max(LEAST_MS, TURN_MS - round(1000 * self._spent))

    def spend(self, seconds: float) -> None:
        self._spent += seconds


def level(name: str, changes: Mapping[str, int]) -> Planned:
    """A level that searches, as hard as the game's tactics say, or with other figures."""
    clock = TurnClock()

    def think(seen: Seen, budget: Budget) -> list[Tried]:
        seats = int(seen.model[0].seats)
        goes_on = tactics.tactics_of(seen.game.key).goes_on
        later = goes_on is not None and goes_on(seen.model)
        wanted = effort(name, seen.game.key, changes, seats, later)
        if "ms" not in changes:
            wanted = replace(wanted, ms=min(wanted.ms, clock.left_ms(seen, later)))
        began = time.monotonic()
        found = tried(seen, wanted, budget)
        clock.spend(time.monotonic() - began)
        return found

    return Planned(think)


def searching(figures: Mapping[str, int]) -> Planned:
    """A search by its figures."""
    wanted = Effort(**figures)
    return Planned(lambda seen, budget: tried(seen, wanted, budget))


def effort(
    name: str, game: str, changes: Mapping[str, int], seats: int = 2, later: bool = False
) -> Effort:
    """How hard a level searches in a game; some want other figures with one seat or with many.

    `later`: it is in the middle of its turn, for which it has thought before.
    """
    own = tactics.tactics_of(game)
    figures = dict(own.levels[name])
    if seats == 1:
        figures |= own.levels_alone.get(name, {})
    if seats == 1 and later:
        figures |= own.later_alone.get(name, {})
    if seats > 2:
        figures |= own.levels_of_many.get(name, {})
    return Effort(**{**figures, **changes})


def tried(seen: Seen, wanted: Effort, budget: Budget) -> list[Tried]:
    """The turns that a search tried out within a budget, best first."""
    within = wanted.ms if budget.ms is None else min(wanted.ms, budget.ms)
    threads = max(wanted.threads, budget.threads)
    wanted = replace(wanted, ms=within, threads=threads)
    return search.search(seen.game, seen.box, seen.model, seen.seat, wanted, budget.seed)
