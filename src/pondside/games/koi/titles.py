"""What a solo score is worth: titles, and the link of the lit path."""

from __future__ import annotations

from ...kernel.game import Array, Box
from .material import FIRST_GOAL, STATUE

TITLES = ("gakusei", "senmon", "sensei")


def title_of(box: Box, scenario: str, total: int, in_play: int, done: int, lit: bool) -> str:
    """The best title whose conditions hold, or `none`.  KOI-SOLO-08 to 12"""
    solo = box.facts["solo"]
    if scenario == "none":
        bands = [(band["min"], in_play, band["title"]) for band in solo["bands"]]
    elif scenario == "imperial_lake":
        imperial = solo["scenarios"][scenario]["bands"]
        bands = [(band["min"], band["goals"], band["title"]) for band in imperial]
    else:
        bands = [
            (band["min"], in_play, band["title"]) for band in solo["scenarios"][scenario]["bands"]
        ]
    if scenario == "lit_path" and not lit:
        return "none"
    earned = [title for least, goals, title in bands if total >= least and done >= goals]
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
