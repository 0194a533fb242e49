"""Who won a game of Koi: places and ties, and alone the title that a pond is worth.

The link of the lit path, which a title asks for, is looked for here.  Totals come from the sheets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.game import Array, Box, Outcome, Placing, ranked
from . import endings, phases
from .options import LIT_STRETCH, SCENARIO, SCENARIOS
from .sheets import goals_done, sheet_of
from .tables import FIRST_GOAL, STATUE

TITLES = ("gakusei", "senmon", "sensei")


def bands_of(box: Box, scenario: str) -> list[tuple[int, int | None, str]]:
    """Points, goals (None: all in play) and title, from the lowest.  KOI-SOLO-08 to 12"""
    solo = box.facts["solo"]
    bands = solo["bands"] if scenario == "none" else solo["scenarios"][scenario]["bands"]
    counts = scenario == "imperial_lake"
    return [(band["min"], band["goals"] if counts else None, band["title"]) for band in bands]


def title_of(box: Box, scenario: str, total: int, in_play: int, done: int, lit: bool) -> str:
    """The best title whose conditions hold, or `none`.  KOI-SOLO-08 to 12"""
    if scenario == "lit_path" and not lit:
        return "none"
    earned = [
        title
        for least, goals, title in bands_of(box, scenario)
        if total >= least and done >= (in_play if goals is None else goals)
    ]
    return earned[-1] if earned else "none"


def is_lit(box: Box, states: Array, seat: int) -> bool:
    """Whether a stretch of the path joins a lantern to the statue.  KOI-SOLO-10, KOI-SOLO-11"""
    pond = states[0].ponds[seat]
    tile = STATUE - FIRST_GOAL
    least = box.facts["solo"]["scenarios"]["lit_path"]["path_min_tiles"]
    if not pond.goal[tile] or pond.n_path < least:
        return False
    statue = int(pond.goal_cell[tile])
    lanterns = [int(pond.shore[k]) for k in range(int(pond.n_shores)) if pond.lantern[k]]
    if not states[0].rulings[LIT_STRETCH]:  # only the two ends of the whole path
        ends = (int(pond.path_first), int(pond.path_last))
        return any(
            _beside(box, one, lantern) and _beside(box, other, statue)
            for one, other in (ends, ends[::-1])
            for lantern in lanterns
        )
    chain = chain_of(box, pond)
    there = [k for k, cell in enumerate(chain) if _beside(box, cell, statue)]
    here = [k for k, cell in enumerate(chain) if any(_beside(box, cell, one) for one in lanterns)]
    return any(abs(one - other) + 1 >= least for one in here for other in there)


def chain_of(box: Box, pond: Any) -> list[int]:
    """The tiles of the path from one end to the other.  KOI-GOAL-21"""
    chain: list[int] = []
    for cell in pond.path[: pond.n_path].tolist():
        if chain and not _beside(box, cell, chain[-1]):
            chain.insert(0, cell)
        else:
            chain.append(cell)
    return chain


def _beside(box: Box, one: int, other: int) -> bool:
    return other in box.tables["near"][0, one]


def placed(
    totals: Sequence[int], coins: Sequence[int], order: Sequence[int]
) -> tuple[tuple[Placing, ...], str | None]:
    """Most points, then most coins, then the later in turn order.  KOI-SCORE-07"""
    placings = ranked(totals, coins, order)
    best = [coins[seat] for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return placings, None
    return placings, "coins" if best.count(max(best)) == 1 else "later_seat"


def title(box: Box, states: Array) -> str:
    """The solo title that the pond is worth as it stands.  KOI-SOLO-08"""
    s = states[0]
    scenario = SCENARIOS[s.options[SCENARIO]]
    total = sum(sheet_of(box, states, 0).values())
    in_play = int(s.in_play.sum())
    lit = is_lit(box, states, 0)
    return title_of(box, scenario, total, in_play, len(goals_done(states, 0)), lit)


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  KOI-SCORE-07, KOI-SOLO-08"""
    s = states[0]
    if s.phase != phases.ENDED:
        return None
    seats = range(int(s.seats))
    totals = [sum(sheet_of(box, states, seat).values()) for seat in seats]
    coins = [int(s.ponds[seat].coins) for seat in seats]
    order = [(seat - int(s.first)) % len(seats) for seat in seats]
    placings, tie = placed(totals, coins, order)
    words = [word for seat in seats for word in (f"P{seat + 1}", str(totals[seat]))]
    if len(seats) == 1:
        words += ["title", title(box, states)]
        return Outcome(endings.REASONS[s.reason], placings, None, tuple(words))
    winner = next(one.seat for one in placings if one.place == 1)
    words += ["win", f"P{winner + 1}"]
    return Outcome(endings.REASONS[s.reason], placings, tie, tuple(words))
