"""Component files: the stock one, an owner's corrected one, and those that are refused."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from pondside.games.koi import checks, facts, outlines, tables
from pondside.games.koi.facts import SIZES
from pondside.games.koi.tables import KINDS, N_TURNS
from pondside.geometry import hexagon
from pondside.kernel.errors import BadData, PondsideError
from pondside.kernel.game import Box

from ..owner import writer

Edit: TypeAlias = tuple[str, str, str]  # table, text there, text instead
Own: TypeAlias = Callable[..., Box]
Cell: TypeAlias = tuple[int, int]

STOCK = tables.stock_text()
BOX = tables.open_box(None)
RAW = tomllib.loads(STOCK)
RAW_JSON = json.dumps(RAW)
ROOT = Path(__file__).parents[3]


def test_what_a_ruling_decides_does_not_stand_under_the_letter_of_the_book() -> None:
    """A fact of the rulebook is R; what we decided about it is X, and `why` names the ruling."""
    bridge, path = RAW["goals"]["bridge"], RAW["goals"]["path"]
    assert bridge["source"]["vp"] == path["source"]["vp"] == "R"
    assert bridge["source"]["vp_per_water_space_in_front"] == "X"
    assert "AMB-10" in bridge["why"]
    assert "AMB-11, AMB-14" in path["why"]
    assert RAW["rulings"]["source"] == "X"
    # The book states one copy of a goal tile for two players, not how many the others use; it
    # states that slot 4 has coins, not how many; and it knows no bound of the pond.
    copies = {key: RAW["setup"]["source"][key] for key in ("goal_copies_of_two", "goal_copies")}
    assert copies == {"goal_copies_of_two": "R", "goal_copies": "D"}
    slots = {key: RAW["slots"]["source"][key] for key in ("slot_4", "slot_4_coins", "others")}
    assert slots == {"slot_4": "D", "slot_4_coins": "X", "others": "X"}
    assert RAW["geometry"]["source"]["max_abs_coordinate"] == "X"
    box = {"summary_cards": 4, "sensei_boards": 4, "main_boards": 1, "score_pads": 1}
    assert RAW["unplayed"] == {"source": "R", **box}


def changed(text: str, *edits: Edit) -> str:
    """A file with other text in some of its tables."""
    for table, old, new in edits:
        start = text.index(f"\n[{table}]\n") + 1
        end = text.find("\n[", start)
        part = text[start : end if end > 0 else len(text)]
        assert part.count(old) >= 1, f"[{table}] has no {old!r}"
        assert old != new
        text = text[:start] + part.replace(old, new, 1) + text[start + len(part) :]
    return text


SMALL_GRID = ("geometry", "max_abs_coordinate = 31", "max_abs_coordinate = 8")
NARROW = changed(STOCK, SMALL_GRID)  # quicker to open


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """Write an edited file and open it."""
    write = writer(tmp_path, lambda *edits, text=NARROW: changed(text, *edits))
    return lambda *edits, **more: tables.open_box(write(*edits, **more))


def refused(own: Own, *edits: Edit, text: str = NARROW) -> list[str]:
    """What an edited file is refused for."""
    with pytest.raises(BadData) as caught:
        own(*edits, text=text)
    assert ".toml: this component file cannot be used:" in str(caught.value)
    return caught.value.faults


def shape(box: Box, kind: str, turn: int = 0) -> dict[Cell, set[int]]:
    """The cells of a kind in a turn, from the one that is named, with their wet edges."""
    b, k = box.tables[0], KINDS.index(kind)
    return {
        (int(b.dq[k, turn, n]), int(b.dr[k, turn, n])): {
            edge for edge in range(6) if b.wet[k, turn, n] >> edge & 1
        }
        for n in range(b.n_cells[k])
    }


def looks(box: Box, kind: str) -> list[int]:
    k = KINDS.index(kind)
    found: list[int] = box.tables[0].looks[k, : N_TURNS[k]].tolist()
    return found


def ray(direction: int) -> Cell:
    """dir(d) of the specification."""
    return ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))[direction % 6]


# Cells


def test_six_steps_of_turning_lead_home() -> None:
    for cell in ((1, 0), (3, -1), (-2, 5)):
        assert hexagon.turned(cell, 0) == cell
        assert hexagon.turned(hexagon.turned(cell, 2), 4) == cell
        assert hexagon.turned(hexagon.turned(cell, 6), 6) == cell
    for direction in range(6):
        for turn in range(12):
            there = hexagon.turned(ray(direction), turn)
            assert there == ray(hexagon.turned_edge(direction, turn))
    assert hexagon.turned((1, 0), 1) == (1, -1)  # east becomes north-east
    assert hexagon.turned((0, 1), 6) == (1, -1)  # south-east mirrored is north-east


def test_neighbours_share_opposite_edges() -> None:
    assert [ray(direction) for direction in range(6)] == list(hexagon.DIRECTIONS)
    for direction in range(6):
        there = hexagon.neighbour((4, -7), direction)
        assert hexagon.neighbour(there, direction + 3) == (4, -7)


def test_cells_hang_together_by_edges() -> None:
    assert hexagon.joined([])
    assert hexagon.joined([(5, 5)])
    assert hexagon.joined([(0, 0), (2, -1), (1, 0)])
    assert not hexagon.joined([(0, 0), (1, 1)])  # only a third cell would join them
    assert not hexagon.joined([(0, 0), (1, 0), (3, 0), (4, 0)])


def test_moved_copies_are_anchored_alike() -> None:
    assert hexagon.anchored([]) == ()
    assert hexagon.anchored([(3, 1), (2, 1)]) == hexagon.anchored([(-5, 0), (-4, 0)])
    assert hexagon.anchored([(3, 1), (2, 1)]) != hexagon.anchored([(3, 1), (3, 2)])


# The stock file


def test_the_stock_file_is_in_order() -> None:
    assert BOX.warnings == ()
    assert checks.faults(msgspec.convert(RAW, facts.Facts)) == []
    assert BOX.names["card"] == tuple(f"c{k:02}" for k in range(1, 49))


def test_the_stock_supply_is_that_of_the_rules() -> None:
    b, tiles = BOX.tables[0], RAW["tiles"]
    assert b.tiles.tolist() == [80, 30, 30, 15, 15]
    assert sum(b.tiles) == 170
    assert (b.coins, b.luck, b.expansions, b.more_spaces, b.spaces) == (30, 12, 6, 2, 5)
    assert (tiles["spring"]["count"], b.lantern_luck) == (4, 1)
    assert b.space.tolist() == [1, 1, 3, 1, 2, 3]  # KOI-STORE-01
    assert b.koi.tolist()[1:] == [[5, 4, 4], [5, 4, 4], [5, 5, 4], [6, 6, 6]]
    assert [sum(row) for row in b.koi.tolist()[1:]] == [13, 13, 14, 18]
    assert b.start.tolist() == [
        [2, 0, 0, 0, 0, 0], [2, 0, 0, 1, 0, 0], [2, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 1],
    ]  # fmt: skip
    assert (b.start_coins, b.start_luck) == (2, 1)


def test_the_stock_koi_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    assert b.n_cells[5:8].tolist() == [1, 2, 3]
    assert b.worth.tolist() == [2, 4, 6]
    assert b.price.tolist() == [1, 2, 3]
    assert (b.price - b.discount).tolist() == [0, 1, 2]
    assert (b.price + b.surcharge).tolist() == [2, 3, 4]
    assert b.removed.tolist() == [1, 2, 0]  # KOI-SOLO-05


HELPERS = ("breeder", "builder", "gardener", "porter")


@pytest.mark.parametrize(
    ("seats", "size", "helpers", "more"),
    [
        (4, 48, 4, {"storage": 6, "market": 6, "scroll": 8, "rain": 4, "well": 8}),
        (3, 39, 3, {"storage": 5, "market": 5, "scroll": 8, "rain": 3, "well": 6}),
        (2, 30, 2, {"storage": 4, "market": 4, "scroll": 8, "rain": 2, "well": 4}),
        (1, 30, 2, {"storage": 4, "market": 4, "scroll": 8, "rain": 2, "well": 4}),
    ],
)
def test_the_stock_deck_is_that_of_the_rules(
    seats: int, size: int, helpers: int, more: dict[str, int]
) -> None:
    b = BOX.tables[0]
    cards = [k for k in range(b.n_cards) if b.card_seats[k] <= max(seats, 2)]
    assert len(cards) == size == RAW["deck"]["deck_by_players"][str(seats)]
    kinds = Counter(facts.CARD_KINDS[b.card_kind[k]] for k in cards)
    assert kinds == {**dict.fromkeys(HELPERS, helpers), **more}


def test_the_stock_cards_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    marks = Counter(b.card_seats[: b.n_cards].tolist())
    assert marks == {1: 30, 3: 9, 4: 9}
    rain = [(int(b.card_seats[k]), b.rain[k].tolist()) for k in range(48) if b.card_kind[k] == 7]
    assert rain == [(1, [3, 0, 0]), (1, [1, 1, 0]), (3, [1, 0, 1]), (4, [1, 1, 0])]
    coins2, coins3 = [0, 0, 0, 2, 0], [0, 0, 0, 3, 0]
    water3, foliage2, shore1 = [3, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 1, 0, 0]
    wells = [
        (int(b.card_seats[k]), b.well[k, : b.n_wells[k]].tolist())
        for k in range(48)
        if b.card_kind[k] == 8
    ]
    assert wells == [
        (1, [coins3]), (1, [coins2, water3]), (1, [foliage2, shore1]), (1, [water3]),
        (3, [coins2, foliage2]), (3, [water3, shore1]), (4, [coins3]), (4, [coins2, shore1]),
    ]  # fmt: skip
    scrolls = [int(b.card_scroll[k]) for k in range(48) if b.card_kind[k] == 6]
    assert scrolls == list(range(8))
    assert dict(zip(facts.SCROLLS, b.scroll_points.tolist(), strict=True)) == {
        "lily": 2, "small": 2, "medium": 3, "large": 4,
        "lantern": 2, "well": 2, "market": 3, "storage": 3,
    }  # fmt: skip


def test_the_stock_slots_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    assert b.slot_cost.tolist() == [1, 0, 0, 0, 0]
    assert b.reward.tolist() == [
        [0, 0, 0, 0, 0], [2, 0, 0, 0, 0], [0, 1, 0, 1, 0], [2, 0, 0, 2, 0], [0, 1, 1, 0, 0],
    ]  # fmt: skip
    assert b.rewards.tolist() == [0, 1, 1, 1, 1]
    assert b.buys.tolist() == [0, 0, 0, 1, 0]
    assert b.luck_gain.tolist() == [[0, 1, 0, 0, 0], [2, 0, 0, 0, 0], [0, 0, 1, 0, 0]]


def test_the_stock_goals_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    goals = KINDS[tables.FIRST_GOAL :]
    many, one = dict.fromkeys(goals, 2), dict.fromkeys(goals, 1)
    for tiles in (many, one):
        tiles.update(branch_small=1, branch_medium=1, branch_large=1, path=7)
    assert sum(many.values()) == RAW["goals"]["total_tiles"] == 26
    for seats, tiles in ((1, one), (2, one), (3, many), (4, many)):
        assert dict(zip(goals, b.goal_tiles[seats].tolist(), strict=True)) == tiles
    told = zip(goals, b.goal_needs, b.goal_coins, b.goal_points, strict=True)
    assert [(goal, int(needs), int(coins), int(points)) for goal, needs, coins, points in told] == [
        ("purple_lily", 1, 0, 0),
        ("branch_small", 2, 0, 10),
        ("branch_medium", 3, 0, 15),
        ("branch_large", 4, 0, 20),
        ("bridge", 1, 3, 1),
        ("statue", 2, 0, 4),
        ("shishi_odoshi", 0, 0, 3),
        ("century_carp", 0, 5, 8),
        ("path", 0, 2, 0),
        ("willow", 5, 0, 8),
        ("waterfall", 2, 0, 8),
        ("turtle", 3, 0, 0),
    ]
    assert b.path_points.tolist() == [0, 3, 6, 12] + [18] * 16
    assert b.turtle_points.tolist()[:7] == [0, 1, 2, 4, 8, 12, 16]
    assert (b.branch_water, b.spring_full, b.spring_allowed) == (3, 16, 0)
    assert (b.lily_bonus, b.purple_bonus, b.surrounded, b.per_ray_cell) == (1, 2, 2, 1)


def test_the_stock_shapes_are_those_of_the_rules() -> None:
    """Section 3 of the specification, in every turn."""
    for f in range(6):
        shore = {
            (0, 0): {f},
            ray(f - 1): {f, (f + 1) % 6},
            ray(f + 1): {f, (f - 1) % 6},
        }
        for kind in ("shore", "bridge", "statue", "waterfall"):
            assert shape(BOX, kind, f) == shore, kind
        assert set(shape(BOX, "medium", f)) == {(0, 0), ray(f)}
        assert set(shape(BOX, "large", f)) == {(0, 0), ray(f), ray(f + 2)}
        assert set(shape(BOX, "shishi_odoshi", f)) == {(0, 0), ray(f), ray(f + 1)}
    assert shape(BOX, "willow") == {(0, 0): set(), (1, -1): {0, 1, 2}, (1, 0): {0, 1, 5}}
    assert set(shape(BOX, "century_carp")) == {(0, 0), (1, 0), (2, -1), (3, -1)}
    assert set(shape(BOX, "branch_small")) == {(0, 0), (1, 0), (2, -1)}
    assert set(shape(BOX, "branch_medium")) == {(0, 0), (1, 0), (2, -1), (1, 1)}
    assert set(shape(BOX, "branch_large")) == {(0, 0), (1, 0), (2, -1), (1, 1), (3, -1)}
    for kind in ("water", "foliage"):
        assert shape(BOX, kind) == {(0, 0): {0, 1, 2, 3, 4, 5}}


def test_twins_of_the_stock_shapes_are_listed_once() -> None:
    assert looks(BOX, "medium") == [0, 1, 2, 0, 1, 2]
    assert looks(BOX, "large") == [0, 1, 2, 3, 4, 5]
    assert looks(BOX, "shishi_odoshi") == [0, 1, 0, 1, 0, 1]
    assert looks(BOX, "century_carp") == [0, 1, 2, 0, 1, 2, 6, 7, 8, 6, 7, 8]
    assert looks(BOX, "branch_large") == list(range(12))  # it has a mirror image
    assert looks(BOX, "willow") == looks(BOX, "shore") == [0, 1, 2, 3, 4, 5]


def test_the_spring_lies_in_the_middle() -> None:
    b = BOX.tables[0]
    cells = {tables.place_of(cell) for cell in b.spring_cell[: b.n_spring].tolist()}
    assert cells == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}
    assert set(b.spring_wet[: b.n_spring].tolist()) == {63}
    on_rows = {
        (column - 31, row - 31)
        for row in range(63)
        for column in range(63)
        if int(b.spring[row]) >> column & 1
    }
    assert on_rows == cells
    assert sum(int(row).bit_count() for row in b.inside) == 3 * 31 * 32 + 1
    assert tables.name_of(tables.cell_of(-3, 7)) == "-3,7"


def test_the_stock_bands_are_those_of_the_rules() -> None:
    solo = RAW["solo"]
    told = {"usual": solo["bands"]} | {key: one["bands"] for key, one in solo["scenarios"].items()}
    for key, bands in told.items():
        least = [60, 80, 100] if key == "usual" else [50, 70, 90]
        assert [band["min"] for band in bands] == least, key
        assert [band["title"] for band in bands] == ["gakusei", "senmon", "sensei"]
    assert [band["goals"] for band in told["imperial_lake"]] == [4, 5, 5]
    b = BOX.tables[0]
    assert b.lit_path_goals == tables.goal_bits(["statue", "path", "purple_lily"])
    five = ["century_carp", "waterfall", "shishi_odoshi", "willow", "turtle"]
    assert b.imperial_goals == tables.goal_bits(five)


# What is refused, each with the nearest that is taken


def pair(id: str, bad: Edit | list[Edit], good: Edit | list[Edit], where: str, *said: str) -> Any:
    """An edit that is refused, one that is not, and what the one message has to say."""
    lists = [[one] if isinstance(one, tuple) else one for one in (bad, good)]
    return pytest.param(*lists, where, said, id=id)


ALL = "[0, 1, 2, 3, 4, 5]"
ARC = "cells = [[0, 0], [0, 1], [1, -1]]"
WET = "water = [[0], [0, 1], [0, 5]]"
FOUR = "cells = [[0, 0], [0, 1], [1, -1], [-1, 0]]"
FIVE = "cells = [[0, 0], [0, 1], [1, -1], [-1, 0], [-1, 1]]"
WET4 = "water = [[0], [0, 1], [0, 5], []]"
WET5 = "water = [[0], [0, 1], [0, 5], [], [4]]"
START = "start_at = [0, 0]"

SOURCES = [
    pair(
        "source letter",
        ("meta", 'source = "R"', 'source = "Q"'),
        ("meta", 'source = "R"', 'source = "P"'),
        "meta.source", "'Q'", "R, D, P and X",
    ),
    pair(
        "source of a key",
        ("tiles.spring", 'water = "D"', 'water = "RD"'),
        ("tiles.spring", 'water = "D"', 'water = "X", source = "D"'),
        "tiles.spring.source.water", "'RD'",
    ),
    pair(
        "source far down",
        ("goals.branches.small", 'vp = "R"', 'vp = ""'),
        ("goals.branches.small", 'source = { vp = "R", needs', 'source = { what = "R", needs'),
        "goals.branches.small.source.vp", "''",
    ),
    pair(
        "no source",
        ("luck", 'source = "R"', "source = {}"),
        ("luck", 'source = "R"', 'source = { options = "D" }'),
        "luck.source is empty",
    ),
]  # fmt: skip

GEOMETRY = [
    pair(
        "directions",
        ("geometry", "[[1, 0], [1, -1], [0, -1]", "[[1, -1], [1, 0], [0, -1]"),
        ("geometry", "[[1, 0], [1, -1], [0, -1]", "[[+1, 0], [+1, -1], [-0, -1]"),
        "geometry.directions", "[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]",
    ),
    pair(
        "one direction less",
        ("geometry", ", [0, 1]]", "]"),
        ("geometry", ", [0, 1]]", ", [0, 1], ]"),
        "geometry.directions",
    ),
    pair(
        "spring beyond q",
        [SMALL_GRID, ("tiles.spring", START, "start_at = [7, -1]")],
        [SMALL_GRID, ("tiles.spring", START, "start_at = [6, -1]")],
        "tiles.spring.cells: [2, 0] would lie at 9,-1", "max_abs_coordinate 8", "KOI-PLACE-10",
    ),
    pair(
        "spring beyond r",
        [SMALL_GRID, ("tiles.spring", START + "\nstart_rotation = 0",
                      "start_at = [0, -7]\nstart_rotation = 1")],
        [SMALL_GRID, ("tiles.spring", START + "\nstart_rotation = 0",
                      "start_at = [0, -6]\nstart_rotation = 1")],
        "tiles.spring.cells: [2, 0] would lie at 2,-9", "max_abs_coordinate 8",
    ),
    pair(
        "spring beyond q + r",
        [SMALL_GRID, ("tiles.spring", START, "start_at = [3, 4]"),
         ("tiles.spring", "[1, 1]]", "[-1, 1]]")],
        [SMALL_GRID, ("tiles.spring", START, "start_at = [3, 3]"),
         ("tiles.spring", "[1, 1]]", "[-1, 1]]")],
        "tiles.spring.cells: [2, 0] would lie at 5,4",
    ),
    pair(
        "spring cell twice",
        ("tiles.spring", "[1, 1]]", "[1, 0]]"),
        ("tiles.spring", "[1, 1]]", "[-1, 1]]"),
        "tiles.spring.cells has [1, 0] 2 times",
    ),
    pair(
        "spring in two parts",
        ("tiles.spring", "[1, 1]]", "[3, 1]]"),
        ("tiles.spring", "[1, 1]]", "[2, 1]]"),
        "tiles.spring.cells does not hang together",
    ),
    pair(
        "spring size",
        ("tiles.spring", "size = 5", "size = 6"),
        [("tiles.spring", "size = 5", "size = 6"), ("tiles.spring", "[1, 1]]", "[1, 1], [2, 1]]"),
         ("tiles.spring", f"water = [{ALL}", f"water = [{ALL}, {ALL}")],
        "tiles.spring.size is 6, but must be 5",
    ),
    pair(
        "few springs",
        ("tiles.spring", "count = 4", "count = 3"),
        ("tiles.spring", "count = 4", "count = 5"),
        "tiles.spring.count is 3", "need 4", "KOI-SETUP-03",
    ),
    pair(
        "spring without edges of a cell",
        ("tiles.spring", f"water = [{ALL}, ", "water = ["),
        ("tiles.spring", f"water = [{ALL}, ", "water = [[], "),
        "tiles.spring.water has 4 lists of edges for 5 cells",
    ),
    pair(
        "edge twice",
        ("tiles.spring", f"{ALL}, [0", "[0, 1, 2, 0], [0"),
        ("tiles.spring", f"{ALL}, [0", "[0, 2, 1], [0"),
        "tiles.spring.water has edge 0 2 times in list 0",
    ),
    pair(
        "dry spring",
        ("tiles.spring", f"water = [{', '.join([ALL] * 5)}]", "water = [[0], [3], [3], [1], [1]]"),
        ("tiles.spring", f"water = [{', '.join([ALL] * 5)}]", "water = [[0], [3], [3], [1], [5]]"),
        "tiles.spring.water: an outer edge must be wet",
    ),
]  # fmt: skip

PLAIN = [
    entry
    for tile in ("water", "foliage")
    for entry in (
        pair(
            f"{tile} cells",
            (f"tiles.{tile}", "cells = [[0, 0]]", "cells = [[1, 0]]"),
            (f"tiles.{tile}", "cells = [[0, 0]]", "cells = [[0, -0]]"),
            f"tiles.{tile}.cells must be [[0, 0]]",
        ),
        pair(
            f"{tile} edges",
            (f"tiles.{tile}", "[[0, 1, ", "[[1, "),
            (f"tiles.{tile}", "[[0, 1, ", "[[1, 0, "),
            f"tiles.{tile}.water must be [[0, 1, 2, 3, 4, 5]]",
        ),
    )
]

FRONTED = [
    entry
    for tile in ("tiles.shore", "goals.bridge", "goals.statue", "goals.waterfall")
    for entry in (
        pair(
            f"{tile} cell twice",
            (tile, ARC, "cells = [[0, 0], [0, 1], [0, 1]]"),
            (tile, ARC, "cells = [[0, 0], [0, 1], [0, 2]]"),
            f"{tile}.cells has [0, 1] 2 times",
        ),
        pair(
            f"{tile} in two parts",
            (tile, ARC, "cells = [[0, 0], [0, 1], [2, -1]]"),
            (tile, ARC, "cells = [[0, 0], [0, 1], [1, 1]]"),
            f"{tile}.cells does not hang together",
        ),
        pair(
            f"{tile} many cells",
            [(tile, ARC, FIVE), (tile, WET, WET5)]
            + ([(tile, "size = 3", "size = 5")] if tile == "tiles.shore" else []),
            [(tile, ARC, FOUR), (tile, WET, WET4)]
            + ([(tile, "size = 3", "size = 4")] if tile == "tiles.shore" else []),
            f"{tile}.cells has 5 cells; this program has room for 4",
        ),
        pair(
            f"{tile} lists of edges",
            (tile, WET, "water = [[0], [0, 1], [0, 5], []]"),
            (tile, WET, "water = [[0], [0, 1], []]"),
            f"{tile}.water has 4 lists of edges for 3 cells",
        ),
        pair(
            f"{tile} edge twice",
            (tile, WET, "water = [[0], [0, 1], [5, 0, 5, 5]]"),
            (tile, WET, "water = [[0], [0, 1], [5, 0, 3]]"),
            f"{tile}.water has edge 5 3 times in list 2",
        ),
        pair(
            f"{tile} middle",
            (tile, "middle = 0", "middle = 3"),
            (tile, "middle = 0", "middle = 2"),
            f"{tile}.middle is 3, but the cells are counted from 0 to 2",
        ),
        pair(
            f"{tile} dry front",
            (tile, "front = 0", "front = 3"),
            [(tile, "front = 0", "front = 3"), (tile, WET, "water = [[3], [], []]")],
            f"{tile}.front is edge 3, but that edge of the middle cell is dry", "KOI-PLACE-03",
        ),
        pair(
            f"{tile} front in itself",
            [(tile, "front = 0", "front = 5"), (tile, WET, "water = [[5], [], []]")],
            [(tile, "front = 0", "front = 4"), (tile, WET, "water = [[4], [], []]")],
            f"{tile}.front is edge 5, but the tile has a cell there itself, [0, 1]",
        ),
    )
    # The same check goes over all four: of the goals the places of their edges are enough.
    if tile == "tiles.shore" or entry.id.split()[1] in ("many", "middle", "dry")
]  # fmt: skip

TRUNK = "cells = [[0, 0], [1, -1], [1, 0]]"
CROWN = "water = [[], [0, 1, 2], [0, 1, 5]]"
ARM = "[[0, 0], [1, 0], [2, -1]]"

SHAPES = [
    pair(
        "shore size",
        ("tiles.shore", "size = 3", "size = 4"),
        [("tiles.shore", "size = 3", "size = 4"), ("tiles.shore", ARC, FOUR),
         ("tiles.shore", WET, WET4)],
        "tiles.shore.size is 4, but must be 3",
    ),
    pair(
        "front of another middle cell",
        [("tiles.shore", WET, "water = [[0], [1], [0, 5]]"),
         ("tiles.shore", "middle = 0", "middle = 1")],
        [("tiles.shore", WET, "water = [[1], [0], [0, 5]]"),
         ("tiles.shore", "middle = 0", "middle = 1")],
        "tiles.shore.front is edge 0, but that edge of the middle cell is dry",
    ),
    pair(
        "front of another middle cell in the tile",
        [("tiles.shore", WET, "water = [[2], [2], [2]]"), ("tiles.shore", "front = 0", "front = 2"),
         ("tiles.shore", "middle = 0", "middle = 1")],
        [("tiles.shore", WET, "water = [[2], [2], [2]]"), ("tiles.shore", "front = 0", "front = 2"),
         ("tiles.shore", "middle = 0", "middle = 2")],
        "tiles.shore.front is edge 2, but the tile has a cell there itself, [0, 0]",
    ),
    pair(
        "willow away from its name",
        ("goals.willow", TRUNK, "cells = [[2, 0], [1, -1], [1, 0]]"),
        ("goals.willow", TRUNK, "cells = [[1, -1], [0, 0], [1, 0]]"),
        "goals.willow.cells must have [0, 0]",
    ),
    pair(
        "willow in two parts",
        ("goals.willow", TRUNK, "cells = [[0, 0], [1, -1], [2, 1]]"),
        ("goals.willow", TRUNK, "cells = [[0, 0], [1, -1], [2, -1]]"),
        "goals.willow.cells does not hang together",
    ),
    pair(
        "willow all dry",
        ("goals.willow", CROWN, "water = [[], [], []]"),
        ("goals.willow", CROWN, "water = [[], [], [5]]"),
        "goals.willow.water needs a wet edge", "KOI-GOAL-17",
    ),
    pair(
        "willow lists of edges",
        ("goals.willow", CROWN, "water = [[0, 1, 2], [0, 1, 5]]"),
        ("goals.willow", CROWN, "water = [[3], [0, 1, 2], [0, 1, 5]]"),
        "goals.willow.water has 2 lists of edges for 3 cells",
    ),
    pair(
        "willow many cells",
        [("goals.willow", TRUNK, FIVE), ("goals.willow", CROWN, WET5)],
        [("goals.willow", TRUNK, FOUR), ("goals.willow", CROWN, WET4)],
        "goals.willow.cells has 5 cells; this program has room for 4",
    ),
    pair(
        "branch of other size",
        ("goals.branches.small", ARM, "[[0, 0], [1, 0], [2, -1], [3, -1]]"),
        ("goals.branches.small", ARM, "[[0, 0], [1, 0], [2, 0]]"),
        "goals.branches.small.pattern has 4 cells, but must have 3", "B3", "KOI-GOAL-11",
    ),
    pair(
        "medium branch of other size",
        ("goals.branches.medium", ", [1, 1]]", "]"),
        ("goals.branches.medium", ", [1, 1]]", ", [2, 0]]"),
        "goals.branches.medium.pattern has 3 cells, but must have 4", "B4",
    ),
    pair(
        "branch in two parts",
        ("goals.branches.medium", "[1, 1]]", "[2, 1]]"),
        ("goals.branches.medium", "[1, 1]]", "[0, 1]]"),
        "goals.branches.medium.pattern does not hang together",
    ),
    pair(
        "branch away from its name",
        ("goals.branches.large", "[[0, 0], ", "[[2, 0], "),
        ("goals.branches.large", "[[0, 0], [1, 0]", "[[1, 0], [0, 0]"),
        "goals.branches.large.pattern must have [0, 0]",
    ),
    pair(
        "shishi-odoshi away from its name",
        ("goals.shishi_odoshi", "[[0, 0], [1, 0], [1, -1]]", "[[1, 0], [1, -1]]"),
        ("goals.shishi_odoshi", "[[0, 0], [1, 0], [1, -1]]", "[[0, 0], [1, -1]]"),
        "goals.shishi_odoshi.pattern must have [0, 0]",
    ),
    pair(
        "carp cell twice",
        ("goals.century_carp", "[3, -1]]", "[2, -1]]"),
        ("goals.century_carp", "[3, -1]]", "[3, -2]]"),
        "goals.century_carp.pattern has [2, -1] 2 times",
    ),
    pair(
        "carp away from its name",
        ("goals.century_carp", "[[0, 0], [1, 0]", "[[1, 1], [1, 0]"),
        ("goals.century_carp", "[[0, 0], [1, 0]", "[[1, 0], [0, 0]"),
        "goals.century_carp.pattern must have [0, 0]",
    ),
    pair(
        "carp in two parts",
        ("goals.century_carp", "[3, -1]]", "[4, -1]]"),
        ("goals.century_carp", "[3, -1]]", "[1, 1]]"),
        "goals.century_carp.pattern does not hang together",
    ),
]  # fmt: skip

KOI = [
    pair(
        "small koi of two cells",
        [("koi.small", "[[0, 0]]", "[[0, 0], [0, 1]]"), ("koi.small", "rotations = 1",
                                                         "rotations = 3")],
        [("koi.medium", "[[0, 0], [1, 0]]", "[[0, 0]]"), ("koi.medium", "rotations = 3",
                                                          "rotations = 1")],
        "koi.small.cells has 2 cells, but must have 1", "KOI-PLACE-05",
    ),
    pair(
        "small koi away from its name",
        ("koi.small", "[[0, 0]]", "[[0, 1]]"),
        ("koi.small", "[[0, 0]]", "[[0, 0], ]"),
        "koi.small.cells must have [0, 0]",
    ),
    pair(
        "koi in two parts",
        [("koi.large", "[0, -1]]", "[-2, 0]]")],
        [("koi.large", "[0, -1]]", "[-1, 0]]"), ("koi.large", "rotations = 6", "rotations = 3")],
        "koi.large.cells does not hang together",
    ),
    pair(
        "rotations of a straight koi",
        ("koi.large", "[0, -1]]", "[-1, 0]]"),
        [("koi.large", "[0, -1]]", "[2, 0]]"), ("koi.large", "rotations = 6", "rotations = 3")],
        "koi.large.rotations is 6, but must be 3",
    ),
    pair(
        "rotations of a triangle",
        [("koi.large", "[0, -1]]", "[1, -1]]"), ("koi.large", "rotations = 6", "rotations = 3")],
        [("koi.large", "[0, -1]]", "[1, -1]]"), ("koi.large", "rotations = 6", "rotations = 2")],
        "koi.large.rotations is 3, but must be 2",
    ),
    pair(
        "a koi is never mirrored",
        ("koi.large", "[0, -1]]", "[2, -1], [3, -1]]"),
        [("koi.large", "[0, -1]]", "[2, -1], [3, -1]]"),
         ("koi.large", "rotations = 6", "rotations = 3")],
        "koi.large.rotations is 6, but must be 3",
    ),
    pair(
        "spaces of a koi",
        ("koi.medium", "storage = 2", "storage = 1"),
        [("koi.medium", "storage = 2", "storage = 1"), ("storage", "medium = 2", "medium = 1")],
        "koi.medium.storage is 1, but must be 2", "storage.sizes.medium", "KOI-STORE-01",
    ),
    pair(
        "many koi",
        [(f"koi.{size}", "count = 6", f"count = {n}") for size, n in
         (("small", 10), ("medium", 10), ("large", 11))],
        [(f"koi.{size}", "count = 6", f"count = {n}") for size, n in
         (("small", 10), ("medium", 9), ("large", 11))],
        "koi: the count of all sizes together is 31; this program has room for 30",
    ),
    pair(
        "surcharge",
        ("koi", "surcharge_luck = 1", "surcharge_luck = 2"),
        [("koi", "surcharge_luck = 1", "surcharge_luck = 2"),
         ("luck", "koi_surcharge = 1", "koi_surcharge = 2")],
        "koi.surcharge_luck is 2, but must be 1", "luck.koi_surcharge", "KOI-BUY-01",
    ),
    pair(
        "few small koi",
        ("setup", "3 = { small = 1, ", "3 = { small = 6, "),
        ("setup", "3 = { small = 1, ", "3 = { small = 5, "),
        "koi.small.count is 6, but at 3 seats setup.removed_koi takes 6 and setup.start_tiles 1",
        "KOI-SETUP-02", "KOI-SETUP-07",
    ),
    pair(
        "a koi for the fourth seat",
        ("setup", "4 = { small = 0, medium = 0, large = 0 }",
         "4 = { small = 0, medium = 0, large = 6 }"),
        ("setup", "4 = { small = 0, medium = 0, large = 0 }",
         "4 = { small = 0, medium = 0, large = 5 }"),
        "koi.large.count is 6, but at 4 seats setup.removed_koi takes 6 and setup.start_tiles 1",
    ),
    pair(
        "removal at other seats",
        ("setup", "1 = { small = 1,", "1 = { small = 7,"),
        ("setup", "1 = { small = 1,", "1 = { small = 6,"),
        "koi.small.count is 6, but at 1 seats setup.removed_koi takes 7",
    ),
    pair(
        "no koi left",
        ("setup", "3 = { small = 1, medium = 1, large = 2 }",
         "3 = { small = 5, medium = 5, large = 6 }"),
        ("setup", "3 = { small = 1, medium = 1, large = 2 }",
         "3 = { small = 5, medium = 5, large = 5 }"),
        "setup.removed_koi.3 leaves no koi", "KOI-END-01",
    ),
]  # fmt: skip

SUPPLY = [
    pair(
        "foliage",
        ("tiles.foliage", "count = 30", "count = 41"),
        ("tiles.foliage", "count = 30", "count = 40"),
        "tiles.foliage.count is 41; this program has room for 40",
    ),
    pair(
        "shores",
        ("tiles.shore", "count = 15", "count = 21"),
        ("tiles.shore", "count = 15", "count = 20"),
        "tiles.shore.count is 21; this program has room for 20",
    ),
    pair(
        "path tiles",
        [("goals.path", "tiles = 7", "tiles = 13"),
         ("goals", "total_tiles = 26", "total_tiles = 32")],
        [("goals.path", "tiles = 7", "tiles = 12"),
         ("goals", "total_tiles = 26", "total_tiles = 31")],
        "goals.path.tiles is 13; this program has room for 12",
    ),
    pair(
        "coins",
        ("tokens", "coins = 30", "coins = 7"),
        ("tokens", "coins = 30", "coins = 8"),
        "tokens.coins is 7, but setup.start_coins 2 for four seats needs 8", "KOI-SETUP-03",
    ),
    pair(
        "luck",
        ("setup", "start_luck = 1", "start_luck = 4"),
        ("setup", "start_luck = 1", "start_luck = 3"),
        "tokens.luck is 12, but setup.start_luck 4 for four seats needs 16",
    ),
    pair(
        "start water",
        ("tiles.water", "count = 80", "count = 7"),
        ("tiles.water", "count = 80", "count = 8"),
        "tiles.water.count is 7, but setup.start_tiles for four seats needs 8", "KOI-SETUP-07",
    ),
    pair(
        "start shores",
        [("setup", "4 = { water = 2, large = 1 }", "4 = { shore = 2 }"),
         ("tiles.shore", "count = 15", "count = 1"), ("storage", "spaces = 5", "spaces = 6")],
        [("setup", "4 = { water = 2, large = 1 }", "4 = { shore = 2 }"),
         ("tiles.shore", "count = 15", "count = 2"), ("storage", "spaces = 5", "spaces = 6")],
        "tiles.shore.count is 1, but setup.start_tiles for four seats needs 2",
    ),
    pair(
        "sensei actions",
        ("work", "per_turn = 1", "per_turn = 4"),
        ("work", "per_turn = 1", "per_turn = 3"),
        "work.sensei_actions_per_turn is 4; this program has room for 3",
    ),
    pair(
        "start of a seat",
        ("setup", ", 4 = { water = 2, large = 1 } }", " }"),
        ("setup", ", 4 = { water = 2, large = 1 } }", ", 4 = {} }"),
        "setup.start_tiles has no entry 4; it needs 1, 2, 3 and 4",
    ),
    pair(
        "removal of a seat",
        ("setup", "2 = { small = 1, medium = 2, large = 2 }, ", ""),
        ("setup", "2 = { small = 1, medium = 2, large = 2 }, ", "2 = {}, "),
        "setup.removed_koi has no entry 2",
    ),
    pair(
        "copies of a seat",
        ("setup", "{ 1 = 1, 2 = 1, 3 = 2, 4 = 2 }", "{ 4 = 2, 2 = 1 }"),
        ("setup", "{ 1 = 1, 2 = 1, 3 = 2, 4 = 2 }", "{ 4 = 1, 2 = 2, 3 = 1, 1 = 2 }"),
        "setup.goal_copies has no entry 1, 3",
    ),
]  # fmt: skip


def more_cards(n: int) -> list[Edit]:
    """n cards besides the 48."""
    cards = "".join(
        f'  {{ id = "c{k}", kind = "porter", min_players = 2 }},\n' for k in range(49, 49 + n)
    )
    return [
        ("deck", "\n]\n", f"\n{cards}]\n"),
        ("deck", "size = 48", f"size = {48 + n}"),
        ("deck", "{ 1 = 30, 2 = 30, 3 = 39, 4 = 48 }",
         f"{{ 1 = {30 + n}, 2 = {30 + n}, 3 = {39 + n}, 4 = {48 + n} }}"),
    ]  # fmt: skip


def card(id: str, old: str, new: str) -> Edit:
    """Other text in the line of a card."""
    line = next(line for line in STOCK.splitlines() if f'id = "{id}"' in line)
    assert old in line
    return "deck", line, line.replace(old, new)


SLOT5 = "slot = 5, cost = 0"
DECKS = "{ 1 = 30, 2 = 30, 3 = 39, 4 = 48 }"

CARDS = [
    pair(
        "slot twice",
        ("slots", SLOT5, "slot = 4, cost = 0"),
        [("slots", SLOT5, "slot = 4, cost = 0"), ("slots", "slot = 4, cost", "slot = 5, cost")],
        "slots.list has the slots 1, 2, 3, 4, 4; it needs 1 to 5",
    ),
    pair(
        "slot 0",
        ("slots", "slot = 1", "slot = 0"),
        ("slots", "slot = 1, cost = 1", "slot = 1, cost = 9"),
        "slots.list has the slots 0, 2, 3, 4, 5",
    ),
    pair(
        "six slots",
        ("slots", "\n]", "\n  { slot = 6, cost = 0, reward = {}, buy_koi = false },\n]"),
        ("slots", "cost = 0, reward = { water = 2 }", "cost = 0, reward = {}"),
        "slots.list has the slots 1, 2, 3, 4, 5, 6",
    ),
    pair(
        "size of the deck",
        ("deck", "size = 48", "size = 47"),
        more_cards(1),
        "deck.size is 47, but must be 48",
    ),
    pair(
        "many cards",
        more_cards(17),
        more_cards(16),
        "deck.size is 65; this program has room for 64",
    ),
    pair(
        "helpers",
        ("deck", 'kinds = ["breeder", ', 'kinds = ["storage", '),
        ("deck", 'kinds = ["breeder", "builder"', 'kinds = ["builder", "breeder"'),
        "deck.helper_kinds must be breeder, builder, gardener, porter", "KOI-WORK-06",
    ),
    pair(
        "deck of three",
        ("deck", DECKS, "{ 1 = 30, 2 = 30, 3 = 38, 4 = 48 }"),
        [card("c48", "players = 4", "players = 3"),
         ("deck", DECKS, "{ 1 = 30, 2 = 30, 3 = 40, 4 = 48 }")],
        "deck.deck_by_players.3 is 38, but must be 39", "min_players", "KOI-SETUP-04",
    ),
    pair(
        "deck of one",
        ("deck", DECKS, "{ 1 = 29, 2 = 30, 3 = 39, 4 = 48 }"),
        card("c01", "players = 1", "players = 2"),
        "deck.deck_by_players.1 is 29, but must be 30",
    ),
    pair(
        "no deck of four",
        ("deck", DECKS, "{ 1 = 30, 2 = 30, 3 = 39 }"),
        ("deck", DECKS, "{ 4 = 48, 3 = 39, 2 = 30, 1 = 30 }"),
        "deck.deck_by_players has no entry 4",
    ),
    pair(
        "card twice",
        card("c48", "c48", "c47"),
        card("c48", "c48", "c49"),
        "deck.cards: 2 cards have the id 'c47'",
    ),
    pair(
        "scroll of nothing",
        card("c29", ', scroll = "lily"', ""),
        card("c29", '"lily"', '"storage"'),
        "deck.cards 'c29' is a scroll and needs `scroll`",
    ),
    pair(
        "scroll of a helper",
        card("c01", " }", ', scroll = "lily" }'),
        card("c01", " }", ', scroll = "" }'),
        "deck.cards 'c01' is a breeder; only a scroll has `scroll`",
    ),
    pair(
        "rain of nothing",
        card("c37", ", tiles = { water = 3 }", ""),
        card("c37", ", tiles = { water = 3 }", ", tiles = { shore = 1 }"),
        "deck.cards 'c37' is a rain and needs `tiles`",
    ),
    pair(
        "empty rain",
        card("c37", "{ water = 3 }", "{ foliage = 0 }"),
        card("c37", "{ water = 3 }", "{ foliage = 1 }"),
        "deck.cards 'c37': `tiles` needs a tile at least", "KOI-CARD-06",
    ),
    pair(
        "tiles of a well",
        card("c41", " }]", " }], tiles = { water = 1 }"),
        card("c41", "coins = 3", "coins = 3, water = 1"),
        "deck.cards 'c41' is a well; only a rain has `tiles`",
    ),
    pair(
        "well of nothing",
        card("c41", ", options = [{ coins = 3 }]", ""),
        card("c41", "{ coins = 3 }", "{ luck = 1 }"),
        "deck.cards 'c41' is a well and needs `options`",
    ),
    pair(
        "well without sides",
        card("c41", "[{ coins = 3 }]", "[]"),
        card("c41", "[{ coins = 3 }]", "[{ coins = 3 }, { coins = 3 }]"),
        "deck.cards 'c41': `options` has 0 sides; 1 or 2", "KOI-CARD-08",
    ),
    pair(
        "well with three sides",
        card("c42", "{ water = 3 }]", "{ water = 3 }, { shore = 1 }]"),
        card("c42", "{ water = 3 }]", "{ water = 3, shore = 1 }]"),
        "deck.cards 'c42': `options` has 3 sides",
    ),
    pair(
        "side of nothing",
        card("c42", "{ water = 3 }]", "{}]"),
        card("c42", ", { water = 3 }]", "]"),
        "deck.cards 'c42': side 2 of `options` gives nothing",
    ),
    pair(
        "options of a market",
        card("c23", " }", ", options = [{ coins = 1 }] }"),
        card("c23", "market", "storage"),
        "deck.cards 'c23' is a market; only a well has `options`",
    ),
]  # fmt: skip

LARGE_GRID = ("geometry", "max_abs_coordinate = 31", "max_abs_coordinate = 30")
LUCK = "options = [{ foliage = 1 }, { water = 2 }, { shore = 1 }]"

NUMBERS = [
    pair(
        "luck in another order",
        ("luck", LUCK, "options = [{ water = 2 }, { foliage = 1 }, { shore = 1 }]"),
        ("luck", LUCK, "options = [{ foliage = 2 }, { water = 5 }, { shore = 3 }]"),
        "luck.options must be", "!f !w !s", "KOI-LUCK-01",
    ),
    pair(
        "luck for nothing",
        ("luck", LUCK, "options = [{ foliage = 1 }, { water = 0 }, { shore = 1 }]"),
        ("luck", LUCK, "options = [{ foliage = 1 }, { water = 1 }, { shore = 1 }]"),
        "luck.options must be",
    ),
    pair(
        "luck for two things",
        ("luck", LUCK, "options = [{ foliage = 1, coins = 1 }, { water = 2 }, { shore = 1 }]"),
        ("luck", LUCK, "options = [{ foliage = 1, coins = 0 }, { water = 2 }, { shore = 1 }]"),
        "luck.options must be",
    ),
    pair(
        "two lucks",
        ("luck", LUCK, "options = [{ foliage = 1 }, { water = 2 }]"),
        ("luck", LUCK, "options = [{ foliage = 1 }, { water = 2 }, { shore = 2 }]"),
        "luck.options must be",
    ),
    pair(
        "points of luck",
        ("luck", "end_vp = 1", "end_vp = 2"),
        [("luck", "end_vp = 1", "end_vp = 2"), ("scoring", "luck_each = 1", "luck_each = 2")],
        "luck.end_vp is 2, but must be 1", "scoring.luck_each", "KOI-LUCK-04",
    ),
    pair(
        "goal tiles",
        ("goals", "total_tiles = 26", "total_tiles = 27"),
        [("goals", "total_tiles = 26", "total_tiles = 27"),
         ("goals.turtle", "tiles = 2", "tiles = 3")],
        "goals.total_tiles is 27, but must be 26",
    ),
    pair(
        "goals in play",
        ("goals", "in_play = 3", "in_play = 5"),
        ("goals", "in_play = 3", "in_play = 0x3"),
        "goals.in_play is 5, but must be 3", "setup.goals_drawn", "KOI-SETUP-08",
    ),
    pair(
        "branches",
        [("goals.branches", "tiles = 3", "tiles = 4"),
         ("goals", "total_tiles = 26", "total_tiles = 27")],
        ("goals.branches.small", "vp = 10", "vp = 11"),
        "goals.branches.tiles is 4, but must be 3", "KOI-SETUP-09",
    ),
    pair(
        "some branches",
        ("goals.branches", "all_tiles = true", "all_tiles = false"),
        ("goals.path", "all_tiles = true", "all_tiles = false"),
        "goals.branches.all_tiles must be true", "KOI-SETUP-09",
    ),
    pair(
        "no path tiles",
        [("goals.path", "tiles = 7", "tiles = 0"),
         ("goals", "total_tiles = 26", "total_tiles = 19")],
        [("goals.path", "tiles = 7", "tiles = 1"),
         ("goals", "total_tiles = 26", "total_tiles = 20")],
        "goals.path.tiles is 0; a goal needs a tile",
    ),
    pair(
        "many copies",
        ("setup", "3 = 2, 4 = 2 }", "3 = 2, 4 = 3 }"),
        ("setup", "3 = 2, 4 = 2 }", "3 = 1, 4 = 1 }"),
        "setup.goal_copies.4 is 3, but must be from 1 to", "2 (KOI-SETUP-09)",
    ),
    pair(
        "more copies than of one goal",
        [("goals.willow", "tiles = 2", "tiles = 1"),
         ("goals", "total_tiles = 26", "total_tiles = 25"),
         ("setup", "3 = 2, 4 = 2 }", "3 = 1, 4 = 2 }")],
        [("goals.willow", "tiles = 2\nall_tiles = false", "tiles = 1\nall_tiles = true"),
         ("goals", "total_tiles = 26", "total_tiles = 25")],
        "setup.goal_copies.4 is 2, but must be from 1 to", "`all_tiles`, 1",
    ),
    pair(
        "no copies",
        ("setup", "{ 1 = 1, 2", "{ 1 = 0, 2"),
        ("setup", "{ 1 = 1, 2", "{ 1 = 2, 2"),
        "setup.goal_copies.1 is 0, but must be from 1",
    ),
    pair(
        "coins of the bridge",
        ("goals.bridge", "coins = 3 }", "coins = 4 }"),
        [("goals.bridge", "coins = 3 }", "coins = 4 }"),
         ("goals.bridge", "pays_coins = 3", "pays_coins = 4")],
        "goals.bridge.needs.coins is 4, but must be 3", "goals.bridge.pays_coins", "KOI-GOAL-06",
    ),
    pair(
        "coins of the carp",
        ("goals.century_carp", "pays_coins = 5", "pays_coins = 0"),
        [("goals.century_carp", "pays_coins = 5", "pays_coins = 0"),
         ("goals.century_carp", "coins = 5 }", "coins = 0 }")],
        "goals.century_carp.needs.coins is 5, but must be 0",
    ),
    pair(
        "purple lily",
        ("scoring", "purple_lily_bonus = 2", "purple_lily_bonus = 3"),
        [("scoring", "purple_lily_bonus = 2", "purple_lily_bonus = 3"),
         ("goals.purple_lily", "lily_value = 2", "lily_value = 3")],
        "goals.purple_lily.lily_value is 2, but must be 3", "scoring.purple_lily_bonus",
    ),
    pair(
        "one branch",
        ("goals.branches", "tiles = 3", "tiles = 3\nonce_per_player = false"),
        ("goals.branches", "tiles = 3", "tiles = 3\nonce_per_player = true"),
        "goals.branches.once_per_player is False, but must be True",
        "rulings.branches_once_per_player",
    ),
    pair(
        "path from something",
        ("goals.path", "[0, 3, 6, 12, 18]", "[3, 6, 12, 18]"),
        ("goals.path", "[0, 3, 6, 12, 18]", "[0, 3]"),
        "goals.path.vp_table must begin with 0",
    ),
    pair(
        "path of nothing",
        ("goals.path", "[0, 3, 6, 12, 18]", "[0]"),
        ("goals.path", "[0, 3, 6, 12, 18]", f"[0{', 9' * 19}]"),
        "goals.path.vp_table must begin with 0 and go on",
    ),
    pair(
        "turtle",
        ("goals.turtle", "[0, 1, 2, 4, 8, 12, 16]", "[0, 1, 2, 4, 8, 12]"),
        ("goals.turtle", "[0, 1, 2, 4, 8, 12, 16]", "[1, 0, 2, 4, 8, 12, 99]"),
        "goals.turtle.vp_table has 6 entries, but must have 7", "KOI-GOAL-19",
    ),
    pair(
        "ties",
        ("scoring", '["coins", "later_seat"]', '["later_seat", "coins"]'),
        ("scoring", '["coins", "later_seat"]', '["coins", "later_seat", ]'),
        'scoring.tie_break must be ["coins", "later_seat"]', "knows no other", "KOI-SCORE-07",
    ),
    pair(
        "no ties",
        ("scoring", '["coins", "later_seat"]', '["coins"]'),
        ("scoring", "surrounded_multiplier = 2", "surrounded_multiplier = 3"),
        "scoring.tie_break must be",
    ),
    pair(
        "points of koi",
        ("scoring", "surrounded_multiplier = 2", "surrounded_multiplier = 99"),
        ("scoring", "surrounded_multiplier = 2", "surrounded_multiplier = 9"),
        "scoring: one seat could have", "for koi; this program has room for 32767",
    ),
    pair(
        "points of lanterns",
        [("scoring", "lantern_per_water_space = 1", "lantern_per_water_space = 40"), LARGE_GRID],
        [("scoring", "lantern_per_water_space = 1", "lantern_per_water_space = 20"), LARGE_GRID],
        "scoring: one seat could have", "for lanterns",
    ),
    pair(
        "points of scrolls",
        ("deck.scroll_vp", "lily = 2", "lily = 99"),
        ("deck.scroll_vp", "lily = 2", "lily = 9"),
        "scoring: one seat could have", "for scrolls",
    ),
]  # fmt: skip

LIT, LAKE = "solo.scenarios.lit_path", "solo.scenarios.imperial_lake"
LIT_GOALS = '["statue", "path", "purple_lily"]'

SOLO = [
    *(
        pair(
            f"{table} {id}",
            (table, old, bad),
            (table, old, good),
            f"{table}.bands", said, "KOI-SOLO-08",
        )
        for table, least in (("solo", 60), ("solo.scenarios.hot_summer", 50), (LIT, 50), (LAKE, 50))
        for id, old, bad, good, said in (
            ("falling", f"min = {least}", f"min = {least + 30}", f"min = {least + 19}", "above"),
            ("level", f"min = {least}", f"min = {least + 20}", "min = 0", "above"),
            ("title twice", '"senmon"', '"sensei"', '"senmon" ', "title twice"),
        )
        if table == "solo" or id == "level"
    ),
    pair(
        "no bands",
        ("solo", re.search(r"\[solo\]\n.*\n(bands = .*)\n", STOCK)[1], "bands = []"),  # type: ignore[index]
        ("solo", ', { min = 80, title = "senmon" }, { min = 100, title = "sensei" }', ""),
        "solo.bands is empty",
    ),
    pair(
        "goals of a band",
        (LAKE, "goals = 4", "goals = 6"),
        (LAKE, "goals = 4", "goals = 5"),
        "solo.scenarios.imperial_lake.bands: gakusei wants 6 goals", "only 5", "KOI-SOLO-12",
    ),
    pair(
        "lit path without a statue",
        (LIT, LIT_GOALS, '["path", "bridge", "purple_lily"]'),
        (LIT, LIT_GOALS, '["path", "bridge", "statue"]'),
        "solo.scenarios.lit_path.goals must be path, statue", "KOI-SOLO-10",
    ),
    pair(
        "lit path without a path",
        (LIT, LIT_GOALS, '["turtle", "statue", "purple_lily"]'),
        (LIT, LIT_GOALS, '["turtle", "statue", "path"]'),
        "solo.scenarios.lit_path.goals must be path, statue",
    ),
    pair(
        "lit path of two",
        (LIT, LIT_GOALS, '["statue", "path"]'),
        (LIT, LIT_GOALS, '["statue", "path", "willow"]'),
        "solo.scenarios.lit_path.goals must be",
    ),
    pair(
        "lit path with a goal twice",
        (LIT, LIT_GOALS, '["statue", "path", "turtle", "turtle"]'),
        (LIT, LIT_GOALS, '["statue", "path", "turtle"]'),
        "solo.scenarios.lit_path.goals must be",
    ),
    pair(
        "lake of four",
        (LAKE, '["century_carp", ', "["),
        (LAKE, '["century_carp", ', '["branches", '),
        "solo.scenarios.imperial_lake.goals must be five different goals", "KOI-SOLO-12",
    ),
    pair(
        "lake with a goal twice",
        (LAKE, '["century_carp", ', '["turtle", '),
        (LAKE, '["century_carp", ', '["path", '),
        "solo.scenarios.imperial_lake.goals must be five different goals",
    ),
]  # fmt: skip

PAIRS = [
    *SOURCES, *GEOMETRY, *PLAIN, *FRONTED, *SHAPES, *KOI, *SUPPLY, *CARDS, *NUMBERS, *SOLO,
]  # fmt: skip


@pytest.mark.parametrize(("bad", "good", "where", "said"), PAIRS)
def test_a_fault_is_told_and_its_neighbour_is_taken(
    own: Own, bad: list[Edit], good: list[Edit], where: str, said: tuple[str, ...]
) -> None:
    text = STOCK if any(table == "geometry" for table, _, _ in bad) else NARROW
    found = refused(own, *bad, text=text)
    assert len(found) == 1, found
    assert found[0].startswith(where), found[0]
    for words in said:
        assert words in found[0], found[0]
    assert own(*good, text=text).facts["game"] == "koi"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deck_is_more_than_the_row(own: Own, seats: int) -> None:
    """Five cards are dealt, so a sixth is the least."""

    def with_cards(n: int) -> str:
        """A file with n cards for these seats or fewer; the others are for more, or left out."""
        lines, cards = [], 0
        for line in NARROW.splitlines(keepends=True):
            if line.startswith("  { id"):
                cards += 1
                if cards > n and seats == 4:
                    continue
                mark = 1 if cards <= n else seats + 1
                line = re.sub(r"players = \d", f"players = {mark}", line)
            lines.append(line)
        size = n if seats == 4 else 48
        decks = ", ".join(f"{k} = {n if k <= seats else size}" for k in (1, 2, 3, 4))
        text = changed("".join(lines), ("deck", DECKS, f"{{ {decks} }}"))
        return text.replace("\nsize = 48\n", f"\nsize = {size}\n")

    found = refused(own, text=with_cards(5))
    places = [fault.split(":")[0] for fault in found]
    assert places == [f"deck.deck_by_players.{k}" for k in range(1, seats + 1)]
    assert "with 5 cards" in found[0]
    assert "6 are the least (KOI-SETUP-05)" in found[0]
    b = own(text=with_cards(6)).tables[0]
    assert (b.card_seats[: b.n_cards] <= seats).sum() == 6


NO_IDS = (
    "", "c", "c4", "C48", "xw", "mv2", "w", "M1", "c1,0", "c4٨", "c48 ", "c48\n", "c48A", "4848",
    "c48" + "a" * 9, "rmS", "goal", "c_48", "ć48", "c48-a", "c48.a",
)  # fmt: skip


def test_the_id_of_a_card_is_no_other_word() -> None:
    typed = msgspec.convert(RAW, facts.Facts)
    for id in NO_IDS:
        typed.deck.cards[47].id = id
        found = checks.faults(typed)
        assert len(found) == 1, (id, found)
        assert found[0].startswith(f"deck.cards {id!r}: an id is c, two digits and"), found[0]
    for id in ("c49", "c00", "c48_well", "c48" + "a" * 8, "c480"):
        typed.deck.cards[47].id = id
        assert checks.faults(typed) == []


def test_all_faults_are_told_at_once(own: Own) -> None:
    found = refused(
        own,
        ("tiles.shore", "middle = 0", "middle = 9"),
        ("tiles.shore", WET, "water = [[1, 1]]"),
        ("deck", "size = 48", "size = 0"),
        ("setup", "goal_copies = { 1 = 1, ", "goal_copies = { "),
        ("setup", "start_tiles = { 1 = { water = 2 }, ", "start_tiles = { "),
        ("setup", "removed_koi = { 1 = { small = 1, medium = 2, large = 2 }, ", "removed_koi = { "),
    )
    assert len(found) == 7
    assert len(set(found)) == 7


def test_types_are_told_with_their_place(own: Own) -> None:
    for edit, where in (
        (("koi.small", "count = 6", "count = -1"), "`koi.small.count`"),
        (("koi.small", "rotations = 1", ""), "`koi.small`"),
        (("setup", "{ 1 = 1, 2", "{ 5 = 1, 2"), "`key` in `setup.goal_copies`"),
        (("deck", 'kind = "rain"', 'kind = "snow"'), "`deck.cards[36].kind`"),
        (("tiles.shore", "front = 0", "front = 6"), "`tiles.shore.front`"),
        (("geometry", "coordinate = 8", "coordinate = 32"), "`geometry.max_abs_coordinate`"),
        (("luck", "end_vp = 1", "end_vp = 1\nend = 1"), "`luck`"),
    ):
        found = refused(own, edit)
        assert len(found) == 1
        assert where in found[0], found[0]


def test_a_huge_year_is_taken(own: Own) -> None:
    """Python does not print a number of more than 4300 digits, but TOML may write one."""
    assert own(("meta", "year = 2025", f"year = 0x{'F' * 5000}")).digest == own().digest
    assert "not valid TOML" in refused(own, ("meta", "year = 2025", f"year = {'9' * 5000}"))[0]
    assert "`tokens.coins`" in refused(own, ("tokens", "= 30", f"= 0x{'F' * 5000}"))[0]


def test_every_clause_that_is_cited_exists() -> None:
    source = "".join(
        Path(str(part.__file__)).read_text(encoding="utf-8") for part in (checks, outlines)
    )
    rules = (ROOT / "docs" / "rules" / "koi.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"KOI-[A-Z]+-\d\d", source))
    assert len(cited) > 20
    for id in cited:
        assert f"**{id}**" in rules, id


# What is merely odd


@pytest.mark.parametrize(
    ("odd", "plain", "said"),
    [
        (
            [("slots", f"slot = {k}, cost = 0", f"slot = {k}, cost = 1") for k in range(2, 6)],
            [("slots", f"slot = {k}, cost = 0", f"slot = {k}, cost = 1") for k in range(2, 5)],
            "slots.list: every slot has a cost",
        ),
        (
            [("tiles.storage_expansion", "count = 6", "count = 5")],
            [("tiles.storage_expansion", "count = 6", "count = 5"),
             card("c22", '"storage"', '"market"')],
            "deck.cards has 6 storage cards, but tiles.storage_expansion.count is 5",
        ),
        (
            [("setup", "4 = { water = 2, large", "4 = { water = 3, large")],
            [("setup", "4 = { water = 2, large", "4 = { water = 3, large"),
             ("storage", "base_spaces = 5", "base_spaces = 6")],
            "setup.start_tiles.4 takes 6 spaces, but storage.base_spaces is 5",
        ),
        (
            [("work", 'water = "porter"', 'water = "builder"')],
            [("work", 'water = "porter"', 'water = "builder"'),
             ("work", 'lily = "gardener"', 'lily = "porter"')],
            "work.helper_of has no work for the porter",
        ),
        (
            [(LIT, "path_min_tiles = 3", "path_min_tiles = 8")],
            [(LIT, "path_min_tiles = 3", "path_min_tiles = 7")],
            "solo.scenarios.lit_path.path_min_tiles is 8, but goals.path.tiles is 7",
        ),
    ],
)  # fmt: skip
def test_an_odd_file_can_be_used(own: Own, odd: list[Edit], plain: list[Edit], said: str) -> None:
    box = own(*odd)
    assert len(box.warnings) == 1
    assert box.warnings[0].startswith(said)
    assert own(*plain).warnings == ()


# What a corrected file changes


def test_words_about_the_facts_do_not_change_the_digest(own: Own) -> None:
    digest = own().digest
    assert digest != BOX.digest
    for edits in (
        [("koi.small", 'cost = "D"', 'cost = "R"')],
        [("rulings", 'source = "X"', 'source = { lantern_from = "R" }')],
        [("geometry", 'why = "a turtle', 'why = "our turtle')],
        [("tiles.lily", 'source = "R"', 'source = "R"\nwhy = "counted"')],
        [("meta", "year = 2025", "year = 2026"), ("meta", 'title = "KOI"', 'title = "Koi"')],
        [("setup", 'confirmed_by = "P: ', 'confirmed_by = "')],
        [("luck", LUCK, f"{LUCK} # as printed")],
        [("goals.path", "# index", "# number")],
        [("slots", "reward = {}", "reward = { luck = 0 }")],
    ):
        assert own(*edits).digest == digest, edits
    lines = [line for line in STOCK.splitlines() if line and not line.startswith("#")]
    box = own(text="\n\n".join(["# my copy", *lines]))
    assert box.digest == BOX.digest
    assert (box.tables == BOX.tables).all()


# What is the same in every box, which older files say.
SAME = [
    ("tiles.water", "count = 80", "count = 80\nsize = 1\nwater_space = true"),
    ("tiles.lily", "count = 30", 'count = 30\ngoes_on = "foliage"\nlimit_per_tile = 1'),
    ("goals.purple_lily", "tiles = 2", "tiles = 2\nneeds = { adjacent_lily_pair = 1 }"),
    ("goals.path", "tiles = 7", 'tiles = 7\nper = "koi_placed_from_storage"'),
    ("setup", "start_coins", "row_cards = 5\ngoals_drawn = 3\nstart_coins"),
    ("solo.scenarios.hot_summer", "bands", 'goals = "random3"\nbands'),
]


@pytest.mark.parametrize("edit", SAME, ids=lambda edit: str(edit[0]))
def test_what_every_box_has_may_be_said_and_changes_nothing(edit: Edit, own: Own) -> None:
    assert own(edit).digest == own().digest


@pytest.mark.parametrize(
    ("edit", "found"),
    [
        (("setup", "start_coins", "row_cards = 6\nstart_coins"), "6 - at `setup.row_cards`"),
        (
            ("tiles.lily", "count = 30", 'count = 30\ngoes_on = "shore"'),
            "'shore' - at `tiles.lily.goes_on`",
        ),
        (
            ("tiles.water", "count = 80", "count = 80\nwater_space = false"),
            "tiles.water.water_space",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_every_box_has_cannot_be_otherwise(edit: Edit, found: str, own: Own) -> None:
    with pytest.raises(BadData, match=re.escape(found)):
        own(edit)


def test_facts_change_the_digest(own: Own) -> None:
    digests = {BOX.digest, own().digest}
    edits: list[Edit] = [
        ("koi.small", "cost = 1", "cost = 2"),
        ("tiles.lily", "count = 30", "count = 31"),
        ("slots", "slot = 1, cost = 1", "slot = 1, cost = 2"),
        ("goals.path", "[0, 3, 6, 12, 18]", "[0, 3, 6, 12, 19]"),
        ("rulings", "lantern_counts_foliage = false", "lantern_counts_foliage = true"),
        ("tiles.shore", WET, "water = [[0], [0, 1], [0]]"),
        ("solo", "min = 60", "min = 61"),
        card("c37", "water = 3", "water = 4"),
    ]
    for edit in edits:
        digests.add(own(edit).digest)
    assert len(digests) == len(edits) + 2


def test_a_straight_koi_has_three_rotations(own: Own) -> None:
    box = own(
        ("koi.large", "[[0, 0], [1, 0], [0, -1]]", "[[0, 0], [1, 0], [-1, 0]]"),
        ("koi.large", "rotations = 6", "rotations = 3"),
    )
    assert looks(box, "large") == [0, 1, 2, 0, 1, 2]
    assert set(shape(box, "large", 1)) == {(0, 0), (1, -1), (-1, 1)}


def test_a_straight_carp_has_no_mirror_image(own: Own) -> None:
    box = own(("goals.century_carp", "[2, -1], [3, -1]]", "[2, 0], [3, 0]]"))
    assert looks(box, "century_carp") == [0, 1, 2] * 4


@pytest.mark.parametrize(
    ("tile", "turn"),
    [
        *(("tiles.shore", turn) for turn in range(1, 6)),
        ("goals.bridge", 2),
        ("goals.statue", 3),
        ("goals.waterfall", 5),
    ],
)
def test_a_tile_may_be_listed_in_any_turn_and_place(own: Own, tile: str, turn: int) -> None:
    """Its front is to the east and its middle is the cell that is named, whatever the file says."""
    cells = [hexagon.turned(cell, turn) for cell in ((0, 1), (0, 0), (1, -1))]
    moved = [[q + 2, r - 3] for q, r in cells]
    water = [[(edge + turn) % 6 for edge in edges] for edges in ([0, 1], [0], [0, 5])]
    box = own(
        (tile, ARC, f"cells = {moved}"),
        (tile, WET, f"water = {water}"),
        (tile, "middle = 0", "middle = 1"),
        (tile, "front = 0", f"front = {turn}"),
    )
    kind = tile.split(".")[1]
    for facing in range(6):
        assert shape(box, kind, facing) == shape(BOX, kind, facing)
    assert box.digest != own().digest


def test_another_shore_changes_only_the_shore(own: Own) -> None:
    box = own(
        ("tiles.shore", ARC, "cells = [[0, 0], [-1, 0], [-2, 0], [-2, 1]]"),
        ("tiles.shore", WET, "water = [[0, 1], [], [3], [4]]"),
        ("tiles.shore", "size = 3", "size = 4"),
    )
    assert shape(box, "shore") == {(0, 0): {0, 1}, (-1, 0): set(), (-2, 0): {3}, (-2, 1): {4}}
    assert shape(box, "shore", 2)[(0, 2)] == {5}
    assert shape(box, "bridge") == shape(BOX, "bridge")
    assert box.tables[0].spring.tolist() == BOX.tables[0].spring.tolist()


def test_the_spring_may_lie_elsewhere(own: Own) -> None:
    box = own(
        ("tiles.spring", START, "start_at = [-4, 1]"),
        ("tiles.spring", "start_rotation = 0", "start_rotation = 1"),
        ("tiles.spring", f"{ALL}]", "[5]]"),
    )
    b = box.tables[0]
    cells = [tables.place_of(cell) for cell in b.spring_cell[: b.n_spring].tolist()]
    assert cells == [(-4, 1), (-3, 0), (-2, -1), (-3, 1), (-2, 0)]
    assert b.spring_wet[: b.n_spring].tolist() == [63, 63, 63, 63, 1]  # edge 5 is now edge 0


def test_slots_may_be_listed_in_any_order(own: Own) -> None:
    box = own(
        ("slots", "slot = 1, cost = 1", "slot = 9, cost = 1"),
        ("slots", SLOT5, "slot = 1, cost = 0"),
        ("slots", "slot = 9, cost = 1", "slot = 5, cost = 1"),
    )
    assert box.tables[0].slot_cost.tolist() == [0, 0, 0, 0, 1]
    assert box.tables[0].reward.tolist()[0] == [0, 1, 1, 0, 0]


def test_a_smaller_grid_has_fewer_cells(own: Own) -> None:
    box = own(SMALL_GRID, text=STOCK)
    assert sum(int(row).bit_count() for row in box.tables[0].inside) == 3 * 8 * 9 + 1


# Mangled files


def sound(box: Box) -> None:
    """What the rules rely on."""
    b = box.tables[0]
    for cell in b.spring_cell[: b.n_spring].tolist():
        q, r = tables.place_of(cell)
        assert int(b.inside[r + 31]) >> (q + 31) & 1
        assert int(b.spring[r + 31]) >> (q + 31) & 1
    assert sum(int(row).bit_count() for row in b.spring) == b.n_spring
    for kind in KINDS:
        at = shape(box, kind)
        assert len(at) == b.n_cells[KINDS.index(kind)]
        assert (0, 0) in at
        assert max(max(abs(q), abs(r), abs(q + r)) for q, r in at) < len(at)
    for kind in ("shore", "bridge", "statue", "waterfall"):
        at = shape(box, kind)
        assert 0 in at[0, 0]
        assert (1, 0) not in at
        assert len(at) <= 4
    assert (b.koi[1:] >= 0).all()
    assert b.koi.sum(axis=1).max() <= facts.MAX_KOI
    for seats in range(1, 5):
        assert (b.koi[seats] - b.start[:seats, 3:].sum(axis=0) >= 0).all()
        assert (b.card_seats[: b.n_cards] <= max(seats, 2)).sum() > 5
    assert (b.tiles[[0, 1, 3]] - b.start[:, :3].sum(axis=0) >= 0).all()
    assert (b.goal_tiles[1:] >= 1).all()
    assert len(set(box.names["card"])) == b.n_cards


WORDS = re.compile(r"(?<![\w\"-])-?\d+|\"[^\"\n]*\"|\b(?:true|false)\b|^\w+(?= =)", re.MULTILINE)
OTHERS = (
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "13", "40", "41", "64", "98", "99", "100",
    "-1", "-9", "0x" + "F" * 40, "1.5", "nan", "true", "false", '""', '"R"', '"path"', '"c07"',
    '"porter"', '"small"', '"Ω"', "[]", "{}", "[[0, 0]]", "2025-01-01",
)  # fmt: skip


def test_any_other_word_is_taken_or_refused(own: Own) -> None:
    """Of the text: another number, word or key."""
    text = NARROW
    body = text.index("game = ")
    spots = [spot for spot in WORDS.finditer(text, body) if "#" not in line_before(text, spot)]
    rng = random.Random(4)
    counts: Counter[bool] = Counter()
    for _ in range(100):
        spot = rng.choice(spots)
        new = rng.choice(OTHERS)
        if rng.random() < 0.4 and spot[0].lstrip("-").isdigit():
            new = str(int(spot[0]) + rng.choice((-1, 1)))
        mangled = text[: spot.start()] + new + text[spot.end() :]
        try:
            box = own(text=mangled)
        except PondsideError:
            counts[False] += 1
        except Exception as error:
            told = f"{line_before(text, spot)}: {spot[0]} became {new}"
            raise AssertionError(told) from error
        else:
            counts[True] += 1
            sound(box)
    assert counts[False] > 40
    assert counts[True] > 10


def line_before(text: str, spot: re.Match[str]) -> str:
    return text[text.rfind("\n", 0, spot.start()) + 1 : spot.start()]


def ways(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a file."""
    if way:
        yield way
    for key, one in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(one, dict | list):
            yield from ways(one, (*way, key))
        else:
            yield (*way, key)


def mangled(rng: random.Random, way: tuple[Any, ...]) -> tuple[dict[str, Any], str]:
    """The stock facts with one edit, and what it was."""
    read = json.loads(RAW_JSON)
    here: Any = read
    for key in way[:-1]:
        here = here[key]
    last = way[-1]
    was = here[last]
    how = rng.choice(("drop", "other", "twice", "swap"))
    if how == "drop":
        del here[last]
    elif how == "twice" and isinstance(here, list):
        here.insert(last, was)
    elif how == "swap" and isinstance(here, list):
        other = rng.randrange(len(here))
        here[last], here[other] = here[other], here[last]
    elif isinstance(was, bool):
        here[last] = not was
    elif isinstance(was, int):
        here[last] = rng.choice((was - 1, was + 1, 0, 1, 2, 5, rng.randrange(100), -9, 9))
    elif isinstance(was, str):
        here[last] = rng.choice(("", "R", "path", "medium", "turtle", "sensei", "c05", "rain"))
    elif isinstance(was, list):
        here[last] = rng.choice(([], was[:1], was[1:], was[::-1], was * 2, [*was, was]))
    else:
        here[last] = rng.choice(({}, [], dict(list(was.items())[:1])))
    return read, f"{way}: {how} {was!r}"


def test_any_single_edit_is_taken_or_refused() -> None:
    """Of the values: numbers, words, entries dropped, twice or in another order, keys dropped."""
    places = list(ways(RAW))
    rng = random.Random(5)
    counts: Counter[str] = Counter()
    for _ in range(500):
        read, told = mangled(rng, rng.choice(places))
        try:
            typed = msgspec.convert(read, facts.Facts)
        except msgspec.ValidationError:
            counts["types"] += 1  # told as BadData by read_facts
            continue
        try:
            found = checks.faults(typed)
            assert "" not in found
            if found:
                counts["faults"] += 1
                continue
            counts["taken"] += 1
            assert "" not in checks.warnings(typed)
            if counts["taken"] % 5 == 0:
                typed.geometry.max_abs_coordinate = 8  # quicker
                sound(tables.box_of(typed, "own.toml"))
        except PondsideError:
            continue  # that grid is too small for it
        except Exception as error:
            raise AssertionError(told) from error
    assert min(counts.values()) > 40, counts


def test_a_file_of_many_edits_is_taken_or_refused() -> None:
    """Faults hide no crash of a later check."""
    places = [way for way in ways(RAW) if way[0] != "meta"]
    rng = random.Random(6)
    most = 0
    for _ in range(300):
        read = json.loads(RAW_JSON)
        for way in rng.sample(places, 12):
            here: Any = read
            try:
                for key in way[:-1]:
                    here = here[key]
                was = here[way[-1]]
            except (KeyError, IndexError):
                continue
            if isinstance(was, list) and len(was) > 1:
                here[way[-1]] = was[1:] if rng.random() < 0.5 else [*was, was[0]]
            elif isinstance(was, int) and not isinstance(was, bool):
                here[way[-1]] = rng.choice((0, 1, 2, 3, 4, 5))
            elif isinstance(here, dict) and way[-1] in SIZES and rng.random() < 0.1:
                del here[way[-1]]
        try:
            typed = msgspec.convert(read, facts.Facts)
        except msgspec.ValidationError:
            continue
        found = checks.faults(typed)
        most = max(most, len(found))
        checks.warnings(typed)
    assert most > 8


@pytest.mark.parametrize("most", [8, 31])
def test_neighbours_and_rays_are_tables_within_the_bound_of_the_file(own: Own, most: int) -> None:
    b = (BOX if most == 31 else own()).tables[0]
    every = range(-most, most + 1)
    places = {(q, r) for q in every for r in every if abs(q + r) <= most}
    for q, r in places:
        cell = tables.cell_of(q, r)
        beside = set()
        for direction in range(6):
            ray = []
            at = hexagon.neighbour((q, r), direction)
            while at in places:
                ray.append(tables.cell_of(*at))
                at = hexagon.neighbour(at, direction)
            start, end = int(b.in_line[direction, cell]) + 1, int(b.line_end[direction, cell])
            assert b.line[direction, start:end].tolist() == ray
            assert b.near[cell, direction] == (ray[0] if ray else -1)
            beside |= set(ray[:1])
        rows = ((cell // tables.STRIDE + k - 1, int(word)) for k, word in enumerate(b.beside[cell]))
        told = {row * tables.STRIDE + k for row, word in rows for k in range(64) if word >> k & 1}
        assert told == beside
