"""Playing many games with bots and summing them up.

Game number i of a run depends on the run's seed and on i alone, not on the number of jobs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from .. import saves
from ..bots import bot
from ..bots.seen import Budget, Seen
from ..games import load
from ..kernel import doors
from ..kernel.errors import BadOption, said
from ..kernel.game import Array
from ..kernel.match import Match
from ..kernel.playout import generator, random_game

CHUNK = 50  # games between two reports of progress


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    games: int
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]  # one a seat
    seed: str
    data: str | None = None
    out: str | None = None  # folder for the records

    def check(self) -> None:
        """Refuse what cannot be played before anything starts."""
        game = load(self.game)
        game.check_seats(self.seats)
        game.settings(game.open_box(self.data), self.seats, self.options)
        for name in self.bots:
            bot(name)
        if self.games < 1:
            raise BadOption(said("games_least", "--games must be at least 1"))
        if len(self.bots) != self.seats:
            raise BadOption(
                said(
                    "bots_for_seats",
                    "{n} bots for {seats} seats",
                    n=len(self.bots),
                    seats=self.seats,
                )
            )


def play(plan: Plan, first: int, last: int) -> list[tuple[list[int], list[int]]]:
    """Games first to last - 1 of a plan: the totals and the places of each."""
    if all(name == "random" for name in plan.bots):
        return [_random(plan, number) for number in range(first, last)]
    return [_with_bots(plan, number) for number in range(first, last)]


def _random(plan: Plan, number: int) -> tuple[list[int], list[int]]:
    """A game of random bots, played in one compiled call."""
    game = load(plan.game)
    box = game.open_box(plan.data)
    settings = game.settings(box, plan.seats, plan.options)
    states, log = game.fresh(), np.zeros(game.max_actions, np.int64)
    rng = generator(f"{plan.seed} {number}")
    n = random_game(box.tables, states, 0, plan.seats, settings, rng, log)
    if plan.out is not None:
        match = Match(game, box, plan.seats, plan.options, "")
        for action in log[:n]:
            match.play(int(action), quiet=True)
        _write(plan, number, match)
    outcome = game.outcome(box, states)
    assert outcome is not None
    return [p.total for p in outcome.placings], [p.place for p in outcome.placings]


def _with_bots(plan: Plan, number: int) -> tuple[list[int], list[int]]:
    match = Match.new(
        plan.game,
        plan.seats,
        options=plan.options,
        seed=f"{plan.seed}.{number}",
        data=plan.data,
    )
    bots = [bot(name) for name in plan.bots]
    while not match.over:
        seen, budget = Seen.of(match), Budget(f"{match.seed}.{len(match.entries)}")
        match.play(bots[seen.seat].choose(seen, seen.legal, budget), quiet=True)
        match.deal(quiet=True)
    if plan.out is not None:
        _write(plan, number, match)
    outcome = match.outcome
    assert outcome is not None
    return [p.total for p in outcome.placings], [p.place for p in outcome.placings]


def _write(plan: Plan, number: int, match: Match) -> None:
    assert plan.out is not None
    remark = f"simulated by {', '.join(plan.bots)}; seed {plan.seed}, game {number}"
    record = replace(match.record(), remarks=(remark,))
    name = f"{plan.game}-{plan.seats}-{plan.seed}-{number:06d}.pond"
    saves.write(Path(plan.out) / name, record.text())


@dataclass(frozen=True)
class Summary:
    """The mean total of a seat with a 95 % interval, and how often it won alone or shared."""

    seat: int
    bot: str
    games: int
    mean: float
    low: float
    high: float
    wins: int
    shared: int

    def as_json(self) -> dict[str, Any]:
        found = {**self.__dict__, "seat": self.seat + 1}
        if self.games == 1:
            found["low"] = found["high"] = None  # one game tells nothing about its spread
        return found


def summarise(plan: Plan, results: Sequence[tuple[list[int], list[int]]]) -> list[Summary]:
    """One line a seat."""
    totals: Array = np.array([totals for totals, _ in results], float)
    firsts = [[seat for seat, place in enumerate(places) if place == 1] for _, places in results]
    found = []
    for seat in range(plan.seats):
        column = totals[:, seat]
        mean = float(column.mean())
        n = len(column)
        # Normal interval: totals are sums of many small things, and runs are long.
        half = 1.96 * float(column.std(ddof=1)) / math.sqrt(n) if n > 1 else math.inf
        wins = sum(first == [seat] for first in firsts)
        shared = sum(seat in first and len(first) > 1 for first in firsts)
        found.append(
            Summary(seat, plan.bots[seat], n, mean, mean - half, mean + half, wins, shared)
        )
    return found


def run(
    plan: Plan, jobs: int, progress: Callable[[int], None]
) -> list[tuple[list[int], list[int]]]:
    """Play a plan on several processes; `progress` hears how many games are done."""
    plan.check()
    chunks = [(k, min(k + CHUNK, plan.games)) for k in range(0, plan.games, CHUNK)]
    results: list[tuple[list[int], list[int]]] = []
    if jobs == 1:
        for first, last in chunks:
            results += play(plan, first, last)
            progress(len(results))
        return results
    from joblib import Parallel, delayed

    parallel = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
    for part in parallel(delayed(play)(plan, first, last) for first, last in chunks):
        results += part
        progress(len(results))
    return results


def warm_doors(plan: Plan) -> None:
    """Compile in this process first, so that the jobs find the code in the cache."""
    if all(name == "random" for name in plan.bots):
        _random(replace(plan, out=None), 0)
        game = load(plan.game)
        doors.actor(game.open_box(plan.data).tables, game.fresh(), 0)
    else:
        Match.new(plan.game, plan.seats, options=plan.options, data=plan.data)
