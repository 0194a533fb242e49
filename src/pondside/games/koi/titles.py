"""What a solo score is worth: titles, and the link of the lit path."""

from __future__ import annotations

from ...kernel.game import Array, Box
from .material import FIRST_GOAL, STATUE

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
    """Whether the path joins a lantern to the statue.  KOI-SOLO-10, KOI-SOLO-11"""
    pond = states[0].ponds[seat]
    tile = STATUE - FIRST_GOAL
    least = box.facts["solo"]["scenarios"]["lit_path"]["path_min_tiles"]
    if not pond.goal[tile] or pond.n_path < least:
        return False
    statue = int(pond.goal_cell[tile])
    lanterns = [int(pond.shore[k]) for k in range(int(pond.n_shores)) if pond.lantern[k]]
    ends = (int(pond.path_first), int(pond.path_last))
    return any(
        _beside(box, one, lantern) and _beside(box, other, statue)
        for one, other in (ends, ends[::-1])
        for lantern in lanterns
    )


def _beside(box: Box, one: int, other: int) -> bool:
    return other in box.tables["near"][0, one]
