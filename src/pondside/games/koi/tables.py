"""What is in the box of Koi: tiles, koi, cards and goals as one record of tables.

Geometry is worked out here once from the file: the neighbours and rays of every cell, the cells and
wet edges of every shape in every turn.  An owner's file takes the place of the stock one; checks.py
refuses one that contradicts itself.  No rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ...geometry.hexagon import DIRECTIONS, EDGES, TURNS, Cell, turned, turned_edge
from ...kernel.components import Shelf, digest, read_facts
from ...kernel.errors import BadData
from ...kernel.game import Box, record
from .facts import (
    CARD_KINDS,
    GOALS,
    ITEMS,
    MAX_CARDS,
    MAX_CELLS,
    MAX_TABLE,
    N_STORED,
    SCROLLS,
    SIZES,
    SLOTS,
    STORED,
    Facts,
    Gain,
)
from .options import CHOSEN, NO_GOALS, OPTIONS
from .outlines import Shape, fronted, looks_of, pattern

# A cell is one number, 64 * row + column; row and column are r + 31 and q + 31 (KOI-PLACE-10).
RADIUS = 31
ROWS = 2 * RADIUS + 1
STRIDE = 64
CELLS = ROWS * STRIDE


ALL_WET = 63  # the six edges as bits

# Everything that is laid.  Those from PURPLE_LILY on are goals, in the order of the rules.
KINDS = (
    "water", "foliage", "lily", "shore", "lantern", "small", "medium", "large",
    "purple_lily", "branch_small", "branch_medium", "branch_large", "bridge", "statue",
    "shishi_odoshi", "century_carp", "path", "willow", "waterfall", "turtle",
)  # fmt: skip
(
    WATER, FOLIAGE, LILY, SHORE, LANTERN, SMALL, MEDIUM, LARGE,
    PURPLE_LILY, BRANCH_SMALL, BRANCH_MEDIUM, BRANCH_LARGE, BRIDGE, STATUE,
    SHISHI_ODOSHI, CENTURY_CARP, PATH, WILLOW, WATERFALL, TURTLE,
) = range(len(KINDS))  # fmt: skip
N_KINDS = len(KINDS)
FIRST_GOAL = PURPLE_LILY
N_GOAL_TILES = N_KINDS - FIRST_GOAL  # kinds of goal tile: the three branches apart
# In how many ways each kind can be turned; those that look alike are listed once (section 13).
N_TURNS = (1, 1, 1, 6, 1, 1, 6, 6, 1, 12, 12, 12, 6, 6, 6, 12, 1, 6, 6, 1)


# Which goal a kind of goal tile belongs to.
GOAL_OF = tuple(
    GOALS.index("branches" if kind.startswith("branch") else kind) for kind in KINDS[FIRST_GOAL:]
)


HELPED = ("water", "foliage", "lily", "shore", "lantern", "koi", "koi", "koi", "move")


BOX = record(
    ("inside", np.int64, (ROWS,)),  # the columns that exist in a row, as bits
    ("step_q", np.int16, (EDGES,)),  # columns and rows of a step in each direction
    ("step_r", np.int16, (EDGES,)),
    ("near", np.int16, (CELLS, EDGES)),  # the neighbour of a cell in a direction, -1 off the grid
    ("beside", np.int64, (CELLS, 3)),  # neighbours as bits of the row above, its own and below
    # All cells line by line in each direction, where a cell stands there, and where its line ends:
    # the ray of a cell is what follows it in its line.
    ("line", np.int16, (EDGES, CELLS)),
    ("in_line", np.int16, (EDGES, CELLS)),
    ("line_end", np.int16, (EDGES, CELLS)),
    ("spring", np.int64, (ROWS,)),  # the cells of the spring
    ("chosen", np.int64, (len(OPTIONS[0].values),)),  # goals of each value of the option, as bits
    # Of a kind in a turn: how many cells, where they are from the cell that is named, which of
    # their edges are wet, and the lowest turn that covers the same shape.
    ("n_cells", np.int16, (N_KINDS,)),
    ("dq", np.int16, (N_KINDS, TURNS, MAX_CELLS)),
    ("dr", np.int16, (N_KINDS, TURNS, MAX_CELLS)),
    ("wet", np.int16, (N_KINDS, TURNS, MAX_CELLS)),
    ("looks", np.int16, (N_KINDS, TURNS)),
    ("n_spring", np.int16),
    ("spring_cell", np.int16, (MAX_CELLS,)),
    ("spring_wet", np.int16, (MAX_CELLS,)),
    ("tiles", np.int16, (LANTERN + 1,)),  # of the supply: water, foliage, lilies, shores, lanterns
    ("coins", np.int16),
    ("luck", np.int16),
    ("expansions", np.int16),
    ("lantern_luck", np.int16),
    ("koi", np.int16, (5, 3)),  # by seats: of each size in the supply
    ("price", np.int16, (3,)),
    ("worth", np.int16, (3,)),  # points of a koi
    ("discount", np.int16),
    ("surcharge", np.int16),
    ("spaces", np.int16),
    ("more_spaces", np.int16),  # of an expansion
    ("space", np.int16, (N_STORED,)),  # of each thing in storage
    ("slot_cost", np.int16, (SLOTS,)),
    ("reward", np.int16, (SLOTS, len(ITEMS))),
    ("rewards", np.int16, (SLOTS,)),  # 1: there is something to take
    ("buys", np.int16, (SLOTS,)),  # 1: or a koi to buy
    ("n_cards", np.int16),
    ("card_kind", np.int16, (MAX_CARDS,)),
    ("card_seats", np.int16, (MAX_CARDS,)),  # from how many seats on it is in the deck
    ("card_scroll", np.int16, (MAX_CARDS,)),
    ("rain", np.int16, (MAX_CARDS, 3)),
    ("n_wells", np.int16, (MAX_CARDS,)),  # options of a well
    ("well", np.int16, (MAX_CARDS, 2, len(ITEMS))),
    ("scroll_points", np.int16, (len(SCROLLS),)),
    ("sensei_actions", np.int16),
    ("water_up_to", np.int16),
    ("helper_of", np.int16, (len(HELPED),)),  # by kind of thing; the last: moving a koi
    ("luck_gain", np.int16, (3, len(ITEMS))),
    ("goal_tiles", np.int16, (5, N_GOAL_TILES)),  # by seats
    ("goal_coins", np.int16, (N_GOAL_TILES,)),  # to pay
    ("goal_needs", np.int16, (N_GOAL_TILES,)),  # lanterns, foliage, koi, wells or scrolls
    ("goal_points", np.int16, (N_GOAL_TILES,)),  # of the tile, of each water space, koi …
    ("branch_water", np.int16),
    ("spring_allowed", np.int16),  # under the shishi-odoshi
    ("spring_full", np.int16),  # points of a waterfall then
    ("path_points", np.int16, (MAX_TABLE,)),
    ("turtle_points", np.int16, (MAX_TABLE,)),
    ("start_coins", np.int16),
    ("start_luck", np.int16),
    ("start", np.int16, (4, N_STORED)),  # by place in turn order
    ("lily_bonus", np.int16),
    ("purple_bonus", np.int16),
    ("surrounded", np.int16),  # multiplies
    ("per_ray_cell", np.int16),  # of a lantern
    ("per_luck", np.int16),
    ("removed", np.int16, (3,)),  # solo: the size that leaves when one is bought
    ("lit_path_goals", np.int64),
    ("imperial_goals", np.int64),
    ("imperial_drawn", np.int16),
    ("builder_lanterns", np.int16),  # AMB-01
    ("bridge_any_tile", np.int16),  # AMB-10
    ("foliage_on_ray", np.int16),  # AMB-09
    ("carp_is_koi", np.int16),  # AMB-11
    ("carp_paths", np.int16),  # AMB-11
    ("open_counts", np.int16),  # AMB-34
    ("purple_for_scroll", np.int16),  # AMB-12
    ("one_branch", np.int16),  # AMB-13
    ("move_paths", np.int16),  # AMB-14
    ("goals_a_turn", np.int16),  # AMB-22
    ("must_change", np.int16),  # AMB-24
    ("idle_limit", np.int16),  # AMB-28
)


def cell_of(q: int, r: int) -> int:
    """The number of a cell; the coordinates are within the bound."""
    return (r + RADIUS) * STRIDE + q + RADIUS


def place_of(cell: int) -> Cell:
    """The coordinates q, r of a cell."""
    return cell % STRIDE - RADIUS, cell // STRIDE - RADIUS


def name_of(cell: int) -> str:
    """A cell as it is written: q,r"""
    q, r = place_of(cell)
    return f"{q},{r}"


def shapes_of(facts: Facts) -> dict[int, Shape]:
    """The shapes of all kinds that are more than one plain cell."""
    goals = facts.goals
    willow = pattern(goals.willow.cells)
    return {
        SHORE: fronted(facts.tiles.shore),
        SMALL: pattern(facts.koi.small.cells),
        MEDIUM: pattern(facts.koi.medium.cells),
        LARGE: pattern(facts.koi.large.cells),
        BRANCH_SMALL: pattern(goals.branches.small.pattern),
        BRANCH_MEDIUM: pattern(goals.branches.medium.pattern),
        BRANCH_LARGE: pattern(goals.branches.large.pattern),
        BRIDGE: fronted(goals.bridge),
        STATUE: fronted(goals.statue),
        SHISHI_ODOSHI: pattern(goals.shishi_odoshi.pattern),
        CENTURY_CARP: pattern(goals.century_carp.pattern),
        WILLOW: Shape(willow.cells, tuple(frozenset(edges) for edges in goals.willow.water)),
        WATERFALL: fronted(goals.waterfall),
    }


def tables_of(facts: Facts) -> np.ndarray[Any, Any]:
    box = np.zeros(1, BOX)
    b = box[0]
    _grid_tables(b, facts)
    shapes = shapes_of(facts)
    for kind in range(N_KINDS):
        shape = shapes.get(kind, Shape(((0, 0),), (frozenset(range(EDGES)),)))
        _shape_tables(b, kind, shape)
    _supply_tables(b, facts)
    _card_tables(b, facts)
    _goal_tables(b, facts)
    _solo_tables(b, facts)
    _ruling_tables(b, facts)
    box.flags.writeable = False
    return box


def _grid_tables(b: Any, facts: Facts) -> None:
    geometry = facts.geometry
    steps = tuple((q, r) for q, r in geometry.directions)
    b.step_q[:], b.step_r[:] = np.transpose(steps)
    grid = _grid(geometry.max_abs_coordinate, steps)
    for at in grid.cells:
        b.inside[at // STRIDE] |= 1 << at % STRIDE
    b.near[:], b.beside[:] = grid.near, grid.beside
    b.line[:], b.in_line[:], b.line_end[:] = grid.line, grid.in_line, grid.line_end
    spring = facts.tiles.spring
    b.n_spring = len(spring.cells)
    for k, (cell, edges) in enumerate(zip(spring.cells, spring.water, strict=True)):
        q, r = turned((cell[0], cell[1]), spring.start_rotation)
        q, r = q + spring.start_at[0], r + spring.start_at[1]
        b.spring[r + RADIUS] |= 1 << q + RADIUS
        b.spring_cell[k] = cell_of(q, r)
        b.spring_wet[k] = _mask(turned_edge(edge, spring.start_rotation) for edge in edges)


class Grid(NamedTuple):
    """The cells within the bound, and the tables of BOX about them."""

    cells: list[int]
    near: np.ndarray[Any, Any]
    beside: np.ndarray[Any, Any]
    line: np.ndarray[Any, Any]
    in_line: np.ndarray[Any, Any]
    line_end: np.ndarray[Any, Any]


@lru_cache(4)
def _grid(most: int, steps: tuple[Cell, ...]) -> Grid:
    """Most files have the same bound and directions, so this is done once for all of them."""
    every = range(-most, most + 1)
    places = [(q, r) for r in every for q in every if abs(q + r) <= most]
    cells = [cell_of(q, r) for q, r in places]
    known = set(places)
    near = np.full((CELLS, EDGES), -1, np.int16)
    beside = np.zeros((CELLS, 3), np.int64)
    for cell, (q, r) in zip(cells, places, strict=True):
        for direction, (dq, dr) in enumerate(steps):
            if (q + dq, r + dr) in known:
                other = cell_of(q + dq, r + dr)
                near[cell, direction] = other
                beside[cell, other // STRIDE - cell // STRIDE + 1] |= 1 << other % STRIDE
    line, in_line, line_end = (np.zeros((EDGES, CELLS), np.int16) for _ in range(3))
    for direction, (dq, dr) in enumerate(steps):
        after: list[int] = near[:, direction].tolist()
        n = 0
        for first, (q, r) in zip(cells, places, strict=True):
            if (q - dq, r - dr) in known:
                continue  # not the first of its line
            cell, start = first, n
            while cell >= 0:
                line[direction, n] = cell
                in_line[direction, cell] = n
                cell, n = after[cell], n + 1
            line_end[direction, line[direction, start:n]] = n
    return Grid(cells, near, beside, line, in_line, line_end)


def _mask(edges: Iterable[int]) -> int:
    return sum(1 << edge for edge in set(edges))


def _shape_tables(b: Any, kind: int, shape: Shape) -> None:
    b.n_cells[kind] = len(shape.cells)
    b.looks[kind, : N_TURNS[kind]] = looks_of(shape, N_TURNS[kind])
    for turn in range(N_TURNS[kind]):
        for k, (cell, edges) in enumerate(zip(shape.cells, shape.wet, strict=True)):
            b.dq[kind, turn, k], b.dr[kind, turn, k] = turned(cell, turn)
            b.wet[kind, turn, k] = _mask(turned_edge(edge, turn) for edge in edges)


def _gains(gain: Gain) -> list[int]:
    return [getattr(gain, item) for item in ITEMS]


def _supply_tables(b: Any, facts: Facts) -> None:
    tiles, koi = facts.tiles, facts.koi
    for kind, tile in (
        (WATER, tiles.water), (FOLIAGE, tiles.foliage), (LILY, tiles.lily),
        (SHORE, tiles.shore), (LANTERN, tiles.lantern),
    ):  # fmt: skip
        b.tiles[kind] = tile.count
    b.coins, b.luck = facts.tokens.coins, facts.tokens.luck
    b.expansions = tiles.storage_expansion.count
    b.more_spaces = tiles.storage_expansion.adds_spaces
    b.lantern_luck = tiles.lantern.gains_luck
    for k, size in enumerate(SIZES):
        fact = getattr(koi, size)
        b.price[k], b.worth[k] = fact.cost, fact.base_vp
        for seats in range(1, 5):
            b.koi[seats, k] = fact.count - getattr(facts.setup.removed_koi[_key(seats)], size)
    b.discount, b.surcharge = koi.discount_market, koi.surcharge_luck
    b.spaces = facts.storage.base_spaces
    b.space[:] = [getattr(facts.storage.sizes, stored) for stored in STORED]
    setup = facts.setup
    b.start_coins, b.start_luck = setup.start_coins, setup.start_luck
    for place in range(4):
        start = setup.start_tiles[_key(place + 1)]
        b.start[place] = [getattr(start, stored) for stored in STORED]
    for slot in facts.slots.listed:
        k = slot.slot - 1
        b.slot_cost[k], b.buys[k] = slot.cost, slot.buy_koi
        b.reward[k] = _gains(slot.reward)
        b.rewards[k] = bool(b.reward[k].any() or slot.buy_koi)
    b.luck_gain[:] = [_gains(option) for option in facts.luck.options]


def _key(seats: int) -> Any:
    return str(seats)


def _card_tables(b: Any, facts: Facts) -> None:
    b.n_cards = len(facts.deck.cards)
    for k, card in enumerate(facts.deck.cards):
        b.card_kind[k] = CARD_KINDS.index(card.kind)
        b.card_seats[k] = card.min_players
        if card.scroll:
            b.card_scroll[k] = SCROLLS.index(card.scroll)
        if card.tiles is not None:
            b.rain[k] = [card.tiles.water, card.tiles.foliage, card.tiles.shore]
        for m, option in enumerate(card.options or []):
            b.well[k, m] = _gains(option)
            b.n_wells[k] = m + 1
    b.scroll_points[:] = [getattr(facts.deck.scroll_vp, scroll) for scroll in SCROLLS]
    work = facts.work
    b.sensei_actions, b.water_up_to = work.sensei_actions_per_turn, work.water_up_to
    b.helper_of[:] = [CARD_KINDS.index(getattr(work.helper_of, what)) for what in HELPED]


def _goal_tables(b: Any, facts: Facts) -> None:
    goals, branches = facts.goals, facts.goals.branches
    for k, kind in enumerate(KINDS[FIRST_GOAL:]):
        for seats in range(1, 5):
            if kind.startswith("branch"):
                b.goal_tiles[seats, k] = 1
            else:
                goal = getattr(goals, kind)
                copies = facts.setup.goal_copies[_key(seats)]
                b.goal_tiles[seats, k] = goal.tiles if goal.all_tiles else min(copies, goal.tiles)

    def tell(kind: int, needs: int, coins: int, points: int) -> None:
        k = kind - FIRST_GOAL
        b.goal_needs[k], b.goal_coins[k], b.goal_points[k] = needs, coins, points

    tell(PURPLE_LILY, goals.purple_lily.needs.adjacent_lily_pair, 0, 0)
    for size, branch in enumerate((branches.small, branches.medium, branches.large)):
        tell(BRANCH_SMALL + size, branch.needs_foliage, 0, branch.vp)
    bridge, statue = goals.bridge, goals.statue
    tell(BRIDGE, bridge.needs.lanterns, bridge.pays_coins, bridge.vp_per_water_space_in_front)
    tell(STATUE, statue.needs.lanterns, 0, statue.vp_per_koi_in_front)
    tell(SHISHI_ODOSHI, 0, 0, goals.shishi_odoshi.vp_per_adjacent_koi)
    tell(CENTURY_CARP, 0, goals.century_carp.pays_coins, goals.century_carp.base_vp)
    tell(PATH, 0, goals.path.pays_coins, 0)
    tell(WILLOW, goals.willow.needs.koi, 0, goals.willow.vp)
    tell(WATERFALL, goals.waterfall.needs.wells, 0, goals.waterfall.vp)
    tell(TURTLE, goals.turtle.needs.scrolls, 0, 0)
    b.branch_water = branches.bonus_water_up_to
    b.spring_allowed = goals.shishi_odoshi.spring_cells_allowed
    b.spring_full = goals.waterfall.vp_spring_full
    b.path_points[:] = _long(goals.path.vp_table)
    b.turtle_points[:] = _long(goals.turtle.vp_table)


def _long(points: list[int]) -> list[int]:
    """A table whose last entry goes on."""
    return points + [points[-1]] * (MAX_TABLE - len(points))


def goal_bits(names: Iterable[str]) -> int:
    return sum(1 << GOALS.index(name) for name in names)


def _solo_tables(b: Any, facts: Facts) -> None:
    solo = facts.solo
    b.removed[:] = [SIZES.index(getattr(solo.remove_on_buy, size)) for size in SIZES]
    b.lit_path_goals = goal_bits(solo.scenarios.lit_path.goals)
    b.imperial_goals = goal_bits(solo.scenarios.imperial_lake.goals)
    b.imperial_drawn = 5  # alternative_goals = "random5"
    for k, three in enumerate(CHOSEN):
        b.chosen[NO_GOALS + 1 + k] = sum(1 << goal for goal in three)
    scoring = facts.scoring
    b.lily_bonus, b.purple_bonus = scoring.lily_bonus, scoring.purple_lily_bonus
    b.surrounded, b.per_luck = scoring.surrounded_multiplier, scoring.luck_each
    b.per_ray_cell = scoring.lantern_per_water_space


def _ruling_tables(b: Any, facts: Facts) -> None:
    rulings = facts.rulings
    b.builder_lanterns = rulings.lantern_from == "supply"
    b.bridge_any_tile = rulings.bridge_counts == "any_tile"
    b.foliage_on_ray = rulings.lantern_counts_foliage
    b.carp_is_koi = rulings.century_carp_counts_as_koi
    b.carp_paths = rulings.century_carp_brings_path is True
    b.open_counts = rulings.hot_summer_open_koi_count is not False
    b.purple_for_scroll = rulings.purple_lily_counts_for_scroll
    b.one_branch = rulings.branches_once_per_player
    b.move_paths = rulings.move_triggers_path
    b.goals_a_turn = rulings.goals_per_turn_multiplayer
    b.must_change = rulings.moved_koi_must_change_cells
    b.idle_limit = rulings.idle_rounds_limit


# Words about the facts, which no rule reads.
_SILENT = frozenset({"why", "meta", "schema_version", "confirmed_by"})


def box_of(facts: Facts, source: str) -> Box:
    """The tables of a component file; refuses one that contradicts itself."""
    from .checks import faults, warnings

    found = faults(facts)
    if found:
        raise BadData(source, found)
    return Box(
        game="koi",
        tables=tables_of(facts),
        names={"card": tuple(card.id for card in facts.deck.cards)},
        defaults={option.id: option.default for option in OPTIONS},
        digest=digest(facts, _SILENT),
        source=source,
        facts=msgspec.to_builtins(facts),
        warnings=warnings(facts),
    )


def _box_of_text(text: str, source: str) -> Box:
    return box_of(read_facts(text, source, Facts, "koi"), source)


_SHELF = Shelf(__package__, "koi.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text

assert DIRECTIONS == ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # ground.py steps so
