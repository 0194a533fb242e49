"""How strong bots are, from games that they played against each other.

Bradley and Terry: the odds that one ends before another are the ratio of their strengths.  A game
of several seats counts as a game of each pair of them; a shared place is half a win.  Intervals
come from drawing the deals again (bootstrap), because the games of a deal are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..kernel.game import Array

RESAMPLES = 400
_PRIOR = 0.5  # half a win and half a loss against everybody, so that no strength is infinite


class Rated(NamedTuple):
    """A bot with its rating; the mean of all is 0."""

    bot: str
    elo: float
    low: float
    high: float

    @property
    def interval(self) -> str:
        """In words; none if all deals went the same way: drawing them again tells nothing then."""
        return f"{self.low:+.0f} … {self.high:+.0f}" if self.low < self.high else "–"


def wins_of(places: Sequence[Sequence[int]], seating: Sequence[Sequence[int]], n: int) -> Array:
    """wins[i, j]: how often bot i ended before bot j.  `seating` has the bot of each seat."""
    wins = np.zeros((n, n))
    for ended, sat in zip(places, seating, strict=True):
        for a, one in enumerate(sat):
            for b, other in enumerate(sat):
                if one != other:
                    wins[one, other] += 1.0 if ended[a] < ended[b] else 0.5 * (ended[a] == ended[b])
    return wins


def strengths(wins: Array) -> Array:
    """Elo ratings that fit the wins best, their mean 0."""
    if len(wins) == 1:
        return np.zeros(1)
    met = wins + wins.T
    wins = wins + _PRIOR * (met > 0)
    met = wins + wins.T
    strong = np.ones(len(wins))
    for _ in range(2000):  # Hunter's iteration; it rises to the only maximum
        before = strong
        below = (met / (strong[:, None] + strong[None, :])).sum(axis=1)
        strong = wins.sum(axis=1) / below
        strong /= np.exp(np.log(strong).mean())
        if np.abs(np.log(strong / before)).max() < 1e-9:
            break
    logs = np.log(strong)
    elo: Array = 400 / math.log(10) * (logs - logs.mean())
    return elo


def rate(bots: Sequence[str], deals: Sequence[Array], seed: int = 1) -> list[Rated]:
    """The bots in their order, from the wins of each deal, with 95 % intervals."""
    stacked = np.array(deals)
    found = strengths(stacked.sum(axis=0))
    chance = np.random.default_rng(seed)
    again = np.array(
        [
            strengths(stacked[chance.integers(len(stacked), size=len(stacked))].sum(axis=0))
            for _ in range(RESAMPLES)
        ]
    )
    low, high = np.percentile(again, (2.5, 97.5), axis=0)
    return [
        Rated(bot, float(found[k]), float(low[k]), float(high[k])) for k, bot in enumerate(bots)
    ]
