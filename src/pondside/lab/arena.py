"""Bots against bots: the same deals for everybody, seats rotated, ratings with intervals.

Every deal is played by every set of bots that fits the table, once in each rotation of its seats;
chance draws the same in all of these.  A game depends on the arena's seed, the number of its deal
and who sits where, not on the number of jobs.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .. import saves
from ..bots import LEVELS, bot
from ..bots.seen import Budget, Seen
from ..bots.worker import prepare as prepare_bots
from ..games import load
from ..kernel.compiling import warm
from ..kernel.errors import BadOption, said
from ..kernel.game import Array
from ..kernel.match import Match
from .ratings import Rated, rate, wins_of


@dataclass(frozen=True)
class Contest:
    """What to play."""

    game: str
    bots: tuple[str, ...]
    pairs: int  # deals of each set of bots
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "1"
    out: str | None = None  # folder for the records

    def check(self) -> None:
        """Refuse what cannot be played before anything starts."""
        game = load(self.game)
        game.check_seats(self.seats)
        game.settings(game.open_box(None), self.seats, self.options)
        for spec in self.bots:
            bot(spec)
        if len(set(self.bots)) != len(self.bots):
            raise BadOption(said("bots_once", "every bot plays against the others: name each once"))
        if len(self.bots) < self.seats:
            raise BadOption(
                said(
                    "bots_few",
                    "{seats} seats want at least as many bots: {n}",
                    seats=self.seats,
                    n=len(self.bots),
                )
            )

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where in the games of one deal."""
        return [
            sitting[k:] + sitting[:k]
            for sitting in combinations(range(len(self.bots)), self.seats)
            for k in range(self.seats if self.seats > 1 else 1)
        ]


class Played(NamedTuple):
    """One game."""

    deal: int
    seating: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    times: tuple[tuple[float, ...], ...]  # seconds of each turn, by seat
    reached: str  # alone: the title, grade or hardest level beaten


def play(contest: Contest, deal: int, seating: tuple[int, ...]) -> Played:
    """One game of a contest."""
    match = Match.new(
        contest.game, contest.seats, options=contest.options, seed=f"{contest.seed}.{deal}"
    )
    sitting = [bot(contest.bots[k]) for k in seating]
    times: list[list[float]] = [[] for _ in seating]
    turns = [-1] * len(seating)
    while not match.over:
        seen = Seen.of(match)
        name = contest.bots[seating[seen.seat]]
        budget = Budget(f"{contest.seed}.{deal}.{name}.{len(match.entries)}")
        began = time.perf_counter()
        action = sitting[seen.seat].choose(seen, seen.legal, budget)
        took = time.perf_counter() - began
        if turns[seen.seat] == match.turn:
            times[seen.seat][-1] += took
        else:
            turns[seen.seat] = match.turn
            times[seen.seat].append(took)
        match.play(action, quiet=True)
        match.deal(quiet=True)
    outcome = match.outcome
    assert outcome is not None
    if contest.out is not None:
        _write(contest, deal, seating, match)
    return Played(
        deal,
        seating,
        tuple(one.total for one in outcome.placings),
        tuple(one.place for one in outcome.placings),
        tuple(map(tuple, times)),
        outcome.words[-1] if contest.seats == 1 else "",
    )


def _write(contest: Contest, deal: int, seating: tuple[int, ...], match: Match) -> None:
    assert contest.out is not None
    names = ", ".join(contest.bots[k] for k in seating)
    record = replace(match.record(), remarks=(f"arena: {names}; seed {contest.seed}, deal {deal}",))
    seats = "-".join(map(str, seating))
    name = f"{contest.game}-{contest.seats}-{contest.seed}-{deal:05d}-{seats}.pond"
    saves.write(Path(contest.out) / name, record.text())


def prepare(contest: Contest) -> None:
    """Compile, or load, what the bots of a contest need."""
    game = load(contest.game)
    box = game.open_box(None)
    warm.warm(game, box)
    for spec in contest.bots:
        prepare_bots(game, box, spec)


def run(contest: Contest, jobs: int) -> Iterator[Played]:
    """Play a contest on several processes; the games come deal by deal."""
    contest.check()
    games = [(deal, seating) for deal in range(contest.pairs) for seating in contest.seatings()]
    if jobs == 1:
        return (play(contest, *one) for one in games)
    from joblib import Parallel, delayed

    parallel = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
    played: Iterator[Played] = parallel(delayed(play)(contest, *one) for one in games)
    return played


def cut_short(contest: Contest, games: list[Played]) -> tuple[Contest, list[Played]]:
    """The contest that was played in full when it was stopped: its first deals, maybe none."""
    of_a_deal = len(contest.seatings())
    deals = len(games) // of_a_deal
    return replace(contest, pairs=deals), games[: deals * of_a_deal]


class Line(NamedTuple):
    """What the table says of a bot."""

    bot: str
    rated: Rated
    games: int
    won: float  # share of the games won, a shared win in parts
    mean: float
    low: float  # 95 % of the mean
    high: float
    p50: float  # seconds of a turn
    p95: float
    longest: float
    reached: dict[str, int]  # alone: how often each title, grade or level was the best
    totals: tuple[int, ...]


def _deal_wins(contest: Contest, games: list[Played], deal: int) -> Array:
    """Who ended before whom in the games of a deal; alone, who made more of it."""
    mine = [one for one in games if one.deal == deal]
    places, seating = [one.places for one in mine], [one.seating for one in mine]
    if contest.seats == 1:
        totals = [one.totals[0] for one in mine]
        places = [tuple(1 + sum(other > total for other in totals) for total in totals)]
        seating = [tuple(one.seating[0] for one in mine)]
    return wins_of(places, seating, len(contest.bots))


def summarise(contest: Contest, games: list[Played]) -> list[Line]:
    """One line a bot, strongest first."""
    deals = sorted({one.deal for one in games})
    wins = [_deal_wins(contest, games, deal) for deal in deals]
    rated = rate(contest.bots, wins)
    lines = []
    for k, name in enumerate(contest.bots):
        mine = [(one, one.seating.index(k)) for one in games if k in one.seating]
        totals = np.array([one.totals[seat] for one, seat in mine], float)
        times = np.array([took for one, seat in mine for took in one.times[seat]])
        won = [
            (one.places[seat] == 1) / sum(place == 1 for place in one.places) for one, seat in mine
        ]
        half = 1.96 * float(totals.std(ddof=1)) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
        mean = float(totals.mean())
        p50, p95 = (float(np.percentile(times, p)) for p in (50, 95))
        lines.append(
            Line(
                name, rated[k], len(mine), float(np.mean(won)), mean, mean - half, mean + half,
                p50, p95, float(times.max()), Counter(one.reached for one, _ in mine),
                tuple(int(total) for total in sorted(totals)),
            )
        )  # fmt: skip
    return sorted(lines, key=lambda line: -line.rated.elo)


def page_section(contest: Contest, lines: list[Line], command: str) -> str:
    """The section of bench/arena.md about one contest."""

    def won(one: Line) -> str:
        return "–" if contest.seats == 1 else f"{100 * one.won:.0f} %"

    rows = [
        heading(contest),
        "",
        f"`{command}`",
        "",
        "| bot | Elo | 95 % | games | won | points | 95 % | s a turn, p50 | p95 | longest |",
    ]
    rows.append("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    rows += [
        f"| {one.bot} | {one.rated.elo:+.0f} | {one.rated.interval} "
        f"| {one.games} | {won(one)} | {one.mean:.1f} | {one.low:.1f} … {one.high:.1f} "
        f"| {one.p50:.3f} | {one.p95:.3f} | {one.longest:.2f} |"
        for one in lines
    ]
    if contest.seats == 1:
        rows += ["", *(solo_row(one) for one in lines)]
    return "\n".join(rows) + "\n"


def heading(contest: Contest) -> str:
    """What a section is about; that of the four levels is not replaced by one of other bots."""
    options = "".join(f", {name}={value}" for name, value in sorted(contest.options.items()))
    seats = "alone" if contest.seats == 1 else f"{contest.seats} seats"
    among = "" if contest.seats == 1 or contest.bots == LEVELS else f": {', '.join(contest.bots)}"
    return f"## {load(contest.game).title}, {seats}{options}{among}"


def solo_row(one: Line) -> str:
    """How far a bot came alone, with a 95 % interval of each share."""
    parts = []
    for what, n in sorted(one.reached.items(), key=lambda item: -item[1]):
        low, high = wilson(n, one.games)
        parts.append(f"{what} {n} of {one.games} ({100 * low:.0f} … {100 * high:.0f} %)")
    middle = one.totals[len(one.totals) // 2]
    spread = f"points {one.totals[0]} … {middle} … {one.totals[-1]}"
    return f"- {one.bot}: {', '.join(parts)}; {spread}"


def wilson(n: int, of: int) -> tuple[float, float]:
    """A 95 % interval of a share."""
    z = 1.96
    share = n / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def merged(page: str, section: str) -> str:
    """A page with a section put in place of the one with its heading, or at the end."""
    head = section.partition("\n")[0]
    parts = page.split("\n## ")
    kept = [part for part in parts[1:] if f"## {part.partition(chr(10))[0]}" != head]
    kept.append(section.removeprefix("## "))
    return "\n## ".join([parts[0], *sorted(part.rstrip() + "\n" for part in kept)])


PAGE = """# Bots against bots

Written by `pondside arena --write`, a section a command. Every deal is played by every set of bots,
once in each rotation of the seats, with the same draws. Elo ratings (Bradley–Terry, their mean 0)
have 95 % intervals from drawing the deals again. Times are of whole turns, each on one core.
"""


def as_json(contest: Contest, lines: list[Line]) -> dict[str, Any]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "pairs": contest.pairs,
        "seed": contest.seed,
        "bots": [{**one._asdict(), "rated": one.rated._asdict()} for one in lines],
    }
