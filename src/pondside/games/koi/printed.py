"""What is printed on tiles, koi, cards and boards, and the outlines of everything that is laid.

An owner's component file may differ from the stock one, so whoever draws a game learns it here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ...kernel.game import Box
from .facts import CARD_KINDS, GOALS, ITEMS, N_HELPERS, SCROLLS, SIZES, STORED
from .options import SCENARIOS
from .ranking import bands_of
from .sheets import GOAL_CLAUSES, KOI_CLAUSE, LANTERN_CLAUSE
from .tables import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    CENTURY_CARP,
    FIRST_GOAL,
    GOAL_OF,
    HELPED,
    KINDS,
    N_TURNS,
    SHISHI_ODOSHI,
    place_of,
)
from .view import Bought, CardView, Cell, card_of
from .words import SIGNS, SPENT_ON

# What the rules say of it first: how it scores, or else how it is laid or used.
CLAUSES = {
    "spring": "KOI-SETUP-10", "water": "KOI-PLACE-02", "foliage": "KOI-PLACE-02",
    "lily": "KOI-PLACE-04", "shore": "KOI-PLACE-03", "lantern": LANTERN_CLAUSE,
    **dict.fromkeys(SIZES, KOI_CLAUSE), "coins": "KOI-BUY-01", "luck": "KOI-LUCK-01",
    **dict.fromkeys(CARD_KINDS[:N_HELPERS], "KOI-WORK-06"), "storage": "KOI-CARD-03",
    "market": "KOI-CARD-04", "scroll": "KOI-CARD-05", "rain": "KOI-CARD-06",
    "well": "KOI-CARD-08", **GOAL_CLAUSES,
}  # fmt: skip


class PrintedThing(msgspec.Struct, frozen=True):
    """Something that is laid, in every turn: the cell that names it comes first."""

    sign: str  # as words begin
    goal: str | None
    shapes: list[list[Cell]]  # by turn
    wet: list[list[int]]  # by turn and cell: the wet edges as bits
    looks: list[int]  # by turn: the lowest one that looks the same


class Band(msgspec.Struct, frozen=True):
    """What a title of a solo game takes."""

    title: str
    points: int
    goals: int | None  # None: all that are in play


class GoalFacts(msgspec.Struct, frozen=True):
    """The numbers on a goal card; where there are three they are of the three branches."""

    needs: list[int]  # lanterns, foliage, koi, wells or scrolls
    coins: int  # to pay
    cells: list[int]  # of free water in a pattern
    points: list[int]  # one after the other as they grow


class Printed(msgspec.Struct, frozen=True):
    """Everything printed that a player reads."""

    directions: list[Cell]
    spring: list[Cell]
    things: dict[str, PrintedThing]
    cards: dict[str, CardView]
    scrolls: dict[str, int]  # points for each of what they count
    prices: dict[Bought, dict[str, int]]  # of koi by size: at a slot, at a market, with luck
    luck: dict[str, dict[str, int]]  # by what a token is spent on: what it brings
    spaces: dict[str, int]  # of storage
    helpers: dict[str, list[str]]  # what each of them lays; `move` is a koi moved
    bands: dict[str, list[Band]]  # by scenario
    goals: dict[str, GoalFacts]
    numbers: dict[str, int]  # points of koi and of what else scores, and what things allow
    clauses: dict[str, str]  # the rule to look up, by the thing, card or goal that is tapped


def _thing(b: Any, kind: int) -> PrintedThing:
    n = int(b.n_cells[kind])
    shapes, wet = [], []
    for turn in range(N_TURNS[kind]):
        q, r = b.dq[kind, turn, :n].tolist(), b.dr[kind, turn, :n].tolist()
        listed = list(zip(q, r, b.wet[kind, turn, :n].tolist(), strict=True))
        listed.sort(key=lambda one: (one[0], one[1]) != (0, 0))
        shapes.append([(q, r) for q, r, _ in listed])
        wet.append([edges for _, _, edges in listed])
    goal = GOALS[GOAL_OF[kind - FIRST_GOAL]] if kind >= FIRST_GOAL else None
    looks = b.looks[kind, : N_TURNS[kind]].tolist()
    return PrintedThing(SIGNS[kind], goal, shapes, wet, looks)


def _helpers(b: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {CARD_KINDS[k]: [] for k in range(N_HELPERS)}
    lays = [*KINDS[: len(HELPED) - 1], "move"]
    for what, helper in zip(lays, b.helper_of.tolist(), strict=True):
        found[CARD_KINDS[helper]].append(what)
    return found


@lru_cache(maxsize=16)
def goal_facts(box: Box) -> dict[str, GoalFacts]:
    """What is on the goal cards.  KOI-GOAL-10 to 19"""
    b, goals = box.tables[0], box.facts["goals"]
    more = {
        "purple_lily": [int(b.purple_bonus)],
        "path": goals["path"]["vp_table"][1:],
        "waterfall": [goals["waterfall"]["vp"], goals["waterfall"]["vp_spring_full"]],
        "turtle": goals["turtle"]["vp_table"],
    }
    covering = (*range(BRANCH_SMALL, BRANCH_LARGE + 1), SHISHI_ODOSHI, CENTURY_CARP)
    found = {}
    for name in GOALS:
        kinds = [FIRST_GOAL + tile for tile, goal in enumerate(GOAL_OF) if GOALS[goal] == name]
        tiles = [kind - FIRST_GOAL for kind in kinds]
        found[name] = GoalFacts(
            needs=[int(b.goal_needs[tile]) for tile in tiles],
            coins=int(b.goal_coins[tiles[0]]),
            cells=[int(b.n_cells[kind]) for kind in kinds if kind in covering],
            points=more.get(name) or [int(b.goal_points[tile]) for tile in tiles],
        )
    return found


def _numbers(box: Box) -> dict[str, int]:
    b, facts = box.tables[0], box.facts
    return {
        **{size: int(b.worth[k]) for k, size in enumerate(SIZES)},
        "lily": int(b.lily_bonus),
        "times": int(b.surrounded),
        "lantern": int(b.per_ray_cell),
        "luck": int(b.per_luck),
        "storage": int(b.more_spaces),
        "porter": int(b.water_up_to),
        "spring": int(b.n_spring),
        "link": facts["solo"]["scenarios"]["lit_path"]["path_min_tiles"],
    }


@lru_cache(maxsize=16)
def printed(box: Box) -> Printed:
    """What the box shows."""
    b, facts = box.tables[0], box.facts
    cost = {size: int(b.price[k]) for k, size in enumerate(SIZES)}
    return Printed(
        directions=[(int(q), int(r)) for q, r in zip(b.step_q, b.step_r, strict=True)],
        spring=[place_of(int(cell)) for cell in b.spring_cell[: int(b.n_spring)]],
        things={name: _thing(b, kind) for kind, name in enumerate(KINDS)},
        cards={one["id"]: card_of(box, k) for k, one in enumerate(facts["deck"]["cards"])},
        scrolls={name: int(b.scroll_points[k]) for k, name in enumerate(SCROLLS)},
        prices={
            "slot": cost,
            "market": {size: max(0, n - int(b.discount)) for size, n in cost.items()},
            "luck": {size: n + int(b.surcharge) for size, n in cost.items()},
        },
        luck={
            what: {item: int(n) for item, n in zip(ITEMS, gain, strict=True) if n}
            for what, gain in zip(SPENT_ON, b.luck_gain, strict=False)
        },
        spaces={name: int(b.space[k]) for k, name in enumerate(STORED)},
        helpers=_helpers(b),
        bands={
            scenario: [Band(title, least, goals) for least, goals, title in bands_of(box, scenario)]
            for scenario in SCENARIOS
        },
        goals=goal_facts(box),
        numbers=_numbers(box),
        clauses=CLAUSES,
    )
