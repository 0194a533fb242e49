"""The oracle against the worked examples of the rules, before anything is compared with it."""

import random
from collections import Counter

import pytest

from .oracle import (
    BOARD_CELLS,
    FEATURE_CELLS,
    GOAL_CARDS,
    KOI_CELLS,
    Cell,
    Feature,
    Koi,
    Tile,
    adjacent_koi,
    feature_points,
    goal_points,
    largest_square_side,
    legal_placements,
    neighbours,
    random_pond,
    read_pond,
    read_tile,
    refill,
    rival_points,
    rival_turn_takes,
    score_pond,
    spell_pond,
    spell_tile,
    stock_features,
    stock_koi,
    winners,
)

EX_01 = """\
origin: 0,0
Fr    rw.f2  Fbw    b.d3
r.d2  S      bw.f3  G
T     ry.f2  R      wy.d2
"""
EX_04 = "Br r.f2 - r.d2 / bw.d2 S y.f3 T / - - R"
EX_05 = "Br rw.d2 Bw / bw.f2 T r.d3"
EX_06 = "rw.f2 Fr y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 By"


def points_of(text: str, *, butterfly_gaps: str = "ignore") -> dict[str, int]:
    """The categories of a pond that scored anything."""
    points = score_pond(read_pond(text), butterfly_gaps=butterfly_gaps)
    return {category: number for category, number in points.items() if number != 0}


def read_board(text: str) -> dict[str, Tile]:
    return dict(zip(BOARD_CELLS, map(read_tile, text.replace("/", " ").split()), strict=True))


def koi(token: str) -> Koi:
    tile = read_tile(token)
    assert isinstance(tile, Koi)
    return tile


def feature(token: str) -> Feature:
    tile = read_tile(token)
    assert isinstance(tile, Feature)
    return tile


@pytest.mark.parametrize(
    ("token", "tile"),
    [
        ("r.f2", Koi(frozenset("r"), 2, 0, 1)),
        ("rw.d3", Koi(frozenset("rw"), 0, 3, 0)),
        ("wr.d3", Koi(frozenset("rw"), 0, 3, 0)),
        ("rw.d3$2", Koi(frozenset("rw"), 0, 3, 2)),
        ("by.f1d1*4", Koi(frozenset("by"), 1, 1, 0)),
        ("y.f1d12*3$0", Koi(frozenset("y"), 1, 12, 0)),
        ("b.", Koi(frozenset("b"), 0, 0, 1)),
        ("Fr", Feature("single_flower", frozenset("r"))),
        ("Fbw", Feature("double_flower", frozenset("bw"))),
        ("R", Feature("rocks", frozenset())),
        ("G", Feature("frog", frozenset())),
        ("S", Feature("statue", frozenset())),
        ("By", Feature("butterflies", frozenset("y"))),
        ("T", Feature("turtle", frozenset())),
    ],
)
def test_read_tile(token: str, tile: Tile) -> None:
    """Section 11.1."""
    assert read_tile(token) == tile
    assert read_tile(spell_tile(tile)) == tile


@pytest.mark.parametrize("token", ["", "F", "Frr", "Fbrw", "B", "Bbr", "rr.f2", "x.f2", "r", "-"])
def test_read_tile_refuses(token: str) -> None:
    with pytest.raises(ValueError, match=r"unknown tile|bad colours"):
        read_tile(token)


def test_read_pond_layout() -> None:
    """Section 11.2: origin, comments, blank lines, short rows and `/`."""
    text = "# a pond\n\norigin: -2,3  # top left\n- r.f2 / Fb\n\n  - y.d2 # / T\n"
    assert read_pond(text) == {
        (-1, 3): read_tile("r.f2"),
        (-2, 4): read_tile("Fb"),
        (-1, 5): read_tile("y.d2"),
    }


def test_ex_01_pond_score() -> None:
    assert points_of(EX_01) == {
        "single_flower": 4,
        "double_flower": 7,
        "statue": 10,
        "frog": 5,
        "turtle": 5,
        "rocks": 5,
        "coins": 2,
    }
    assert sum(score_pond(read_pond(EX_01)).values()) == 38


def test_ex_01_goal_cards() -> None:
    pond = read_pond(EX_01)
    assert {card: goal_points(pond, card) for card in GOAL_CARDS} == {
        "white_black": 0,
        "yellow_red": 0,
        "rarest_colour": 6,
        "dragonflies": 0,
        "ornament_kinds": 10,
        "statues": 5,
        "no_fry": 6,
        "no_dragonflies": 6,
        "flower_sets": 0,
        "frog_turtle": 3,
        "largest_square": 10,
        "fry_shelter": 3,
    }


def test_ex_02_single_flower() -> None:
    surrounded = "- r.f2 - / ry.d2 Fr br.f3 / - rw.d3 -"
    assert points_of(surrounded) == {"single_flower": 12, "coins": 1}
    assert points_of(surrounded.replace("rw.d3", "w.d3")) == {"single_flower": 6, "coins": 2}


def test_ex_03_double_flower() -> None:
    assert points_of("- br.f2 - / br.d2 Fbr br.f3 / - br.f1d1 -") == {"double_flower": 12}


def test_ex_04_butterflies_and_a_gap() -> None:
    points = points_of(EX_04)
    assert points == {"butterflies": 4, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3}
    assert sum(points.values()) == 21
    assert points_of(EX_04, butterfly_gaps="block")["butterflies"] == 2
    pond = read_pond(EX_04)
    assert goal_points(pond, "dragonflies") == 4
    assert goal_points(pond, "dragonflies", butterfly_gaps="block") == 2
    assert largest_square_side(pond) == 2
    assert goal_points(pond, "largest_square") == 5


def test_ex_05_two_butterflies() -> None:
    pond = read_pond(EX_05)
    assert feature_points(pond, (0, 0)) == 2
    assert feature_points(pond, (2, 0)) == 2
    assert points_of(EX_05) == {"butterflies": 4, "turtle": 5, "coins": 1}
    assert goal_points(pond, "dragonflies") == 7
    assert goal_points(pond, "rarest_colour") == 0
    assert goal_points(pond, "rarest_colour", rarest_absent="present_only") == 3
    assert goal_points(pond, "fry_shelter") == -1


@pytest.mark.parametrize(
    ("draft", "moved"),
    [
        ("b2c2", {}),
        ("b2b1", {"b1": "G"}),
        ("c1c2", {"c1": "b.f2"}),
        ("a1a2", {"a1": "b.f2", "a2": "G"}),
    ],
)
def test_ex_06_refill(draft: str, moved: dict[str, str]) -> None:
    board = read_board(EX_06)
    expected = read_board(EX_06)
    for cell, token in {**moved, "b2": "w.d2", "c2": "Fy"}.items():
        expected[cell] = read_tile(token)
    assert refill(board, draft[:2], draft[2:], koi("w.d2"), feature("Fy")) == expected
    assert board == read_board(EX_06)


def test_refill_keeps_tiles_on_cells_of_their_type() -> None:
    """KOH-REFILL-03 and KOH-REFILL-05, for every koi and feature cell."""
    for koi_cell in KOI_CELLS:
        for feature_cell in FEATURE_CELLS:
            after = refill(read_board(EX_06), koi_cell, feature_cell, koi("w.d2"), feature("Fy"))
            assert {cell for cell, tile in after.items() if isinstance(tile, Koi)} == set(KOI_CELLS)
            assert set(after) == set(BOARD_CELLS)


def test_ex_07_placement() -> None:
    placements = legal_placements(read_pond("b.f2 Fr"))
    assert ((2, 0), (3, 0)) in placements
    assert ((-1, 1), (-1, 0)) in placements
    assert ((1, 1), (-1, 0)) in placements
    assert ((2, 0), (0, 2)) not in placements
    assert ((-1, 1), (0, -1)) not in placements
    assert not [k for k, f in placements if k in ((0, 1), (0, 0))]
    assert len(placements) == 23


def test_placement_numbers_of_section_10() -> None:
    assert legal_placements({}) == {((0, 0), cell) for cell in [(1, 0), (-1, 0), (0, 1), (0, -1)]}
    assert len(legal_placements({}, chain_placement="forbid")) == 4
    assert len(legal_placements(read_pond("b.f2 Fr"), chain_placement="forbid")) == 9


@pytest.mark.parametrize("chain_placement", ["allow", "forbid"])
def test_placements_meet_the_formal_test(chain_placement: str) -> None:
    """KOH-PLACE-11 tried on every pair of cells around random ponds."""

    def touches(cell: Cell, cells: set[Cell]) -> bool:
        return any(other in cells for other in neighbours(cell))

    rng = random.Random(11)
    for size in (2, 4, 6, 8, 10, 12):
        pond = random_pond(rng, size)
        laid = set(pond)
        xs = range(min(x for x, y in pond) - 3, max(x for x, y in pond) + 4)
        ys = range(min(y for x, y in pond) - 3, max(y for x, y in pond) + 4)
        free = [(x, y) for x in xs for y in ys if (x, y) not in pond]
        expected = set()
        for k in [(x, y) for x, y in free if (x + y) % 2 == 0]:
            for f in [(x, y) for x, y in free if (x + y) % 2 == 1]:
                both = touches(k, laid) and touches(f, laid)
                chain = touches(k, {f}) and (touches(k, laid) or touches(f, laid))
                if both or (chain and chain_placement == "allow"):
                    expected.add((k, f))
        assert legal_placements(pond, chain_placement=chain_placement) == expected


@pytest.mark.parametrize(
    ("revealed_koi", "revealed_feature", "taken"),
    [
        ("rw.d3", None, ["a1"]),
        ("rw.d3", "Fw", ["a1"]),
        ("r.d2", None, []),
        ("r.d2", "Fw", ["b1"]),
        ("r.d2", "Bb", ["d3"]),
        ("r.d2", "Fbw", []),
    ],
)
def test_ex_08_rival(revealed_koi: str, revealed_feature: str | None, taken: list[str]) -> None:
    turned = None if revealed_feature is None else feature(revealed_feature)
    assert rival_turn_takes(read_board(EX_06), koi(revealed_koi), turned) == taken


def test_rival_takes_in_reading_order() -> None:
    """KOH-SOLO-08 fills row by row from the top."""
    board = read_board("rw.f2 Fr y.d3 Fb / R rw.d2 G ry.d2 / rw.d3 T wy.f3 Fy")
    assert rival_turn_takes(board, koi("rw.f3")) == ["a1", "b2", "a3"]
    assert rival_turn_takes(board, koi("b.f3"), feature("Fw")) == ["b1", "d1", "d3"]


def test_ex_09_rival_score() -> None:
    pile = [koi("r.f2")] * 6 + [koi("rw.f2")] * 13 + [feature("Fr")] * 7 + [feature("Fbr")] * 8
    assert rival_points(pile) == {"easy": 87, "medium": 102, "hard": 115}
    beaten = [level for level, points in rival_points(pile).items() if points < 102]
    assert beaten == ["easy"]


def test_ex_10_ties() -> None:
    assert winners([88, 88], [2, 3]) == [1]
    assert winners([88, 88], [3, 3]) == [0, 1]
    assert winners([88, 87], [0, 9]) == [0]
    assert winners([80, 88, 88, 88], [9, 3, 1, 3]) == [1, 3]


def test_ex_12_record() -> None:
    board = refill(read_board(EX_06), "b2", "b1", koi("w.d2"), feature("Fy"))
    board = refill(board, "c3", "d3", koi("bw.f2"), feature("R"))
    board = refill(board, "b2", "c2", koi("r.d3"), feature("T"))
    assert board == read_board("rw.f2 G y.d3 S / R r.d3 T ry.d2 / bw.d3 T w.d2 Fy")
    assert points_of("b.f2 Fr bw.f2 / - - R") == {"rocks": 2, "coins": 1}
    assert ((2, 0), (2, 1)) in legal_placements(read_pond("b.f2 Fr"))


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (0, 0),
        (4, 0),
        (5, 2),
        (6, 4),
        (7, 6),
        (8, 8),
        (9, 10),
        (10, 12),
        (11, 14),
        (12, 16),
        (13, 16),
    ],
)
def test_colour_cards(number: int, points: int) -> None:
    """KOH-GOAL-02 and KOH-GOAL-03."""
    assert goal_points(read_pond("bw.f2 T " * number + "ry.f2"), "white_black") == points
    assert goal_points(read_pond("ry.f2 T " * number + "bw.f2"), "yellow_red") == points


@pytest.mark.parametrize(
    ("number", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 3), (5, 6), (6, 10), (7, 15)]
)
def test_ornament_kinds(number: int, points: int) -> None:
    """KOH-GOAL-07."""
    features = ["Fr Fb", "Fbw Fry", "Bw By", "R R", "G G", "S S", "T T"][:number]
    tokens = " ".join(features).split()
    assert goal_points(read_pond(" b.f2 ".join(["", *tokens])), "ornament_kinds") == points


@pytest.mark.parametrize(
    ("side", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 15), (5, 20), (6, 20)]
)
def test_largest_square(side: int, points: int) -> None:
    """KOH-GOAL-12; a hole spoils the square (A-17)."""
    pond: dict[Cell, Tile] = {}
    for x in range(side + 2):
        for y in range(side):
            pond[x, y] = read_tile("b.f2") if (x + y) % 2 == 0 else read_tile("T")
    assert goal_points(pond, "largest_square") == points
    if side == 5:
        del pond[3, 2]
        assert largest_square_side(pond) == 3


@pytest.mark.parametrize(
    ("flowers", "points"),
    [("Fb Fr Fw Fy", 5), ("Fbr Fwy", 5), ("Fbr Fwy Fb Frw Fy", 10), ("Fbr Fw Fbw", 0)],
)
def test_flower_sets(flowers: str, points: int) -> None:
    """KOH-GOAL-10."""
    assert goal_points(read_pond(" b.f2 ".join(flowers.split())), "flower_sets") == points


def test_fry_shelter_counts_tiles() -> None:
    """KOH-GOAL-13 and A-15, A-16."""
    pond = read_pond("R b.f3 R b.d2 T y.f2 T y.f1d1")
    assert goal_points(pond, "fry_shelter") == 2 - 1 - 1
    assert score_pond(pond)["rocks"] == 6


def test_statues_need_four_koi() -> None:
    """KOH-GOAL-08 and A-20; the statue of EX-04 touches three."""
    assert goal_points(read_pond(EX_04), "statues") == 0


def test_stock_box() -> None:
    """KOH-COMP-01, KOH-COMP-04 and KOH-COMP-06."""
    assert (len(stock_koi()), len(stock_features())) == (58, 62)
    assert sum(tile.fry for tile in stock_koi()) == 68
    assert sum(tile.dragonflies for tile in stock_koi()) == 68
    assert sum(tile.coins for tile in stock_koi()) == 16
    assert Counter(tile.kind for tile in stock_features()) == {
        "single_flower": 24,
        "double_flower": 6,
        "rocks": 6,
        "frog": 6,
        "statue": 6,
        "butterflies": 8,
        "turtle": 6,
    }


def test_ponds_round_trip() -> None:
    rng = random.Random(200)
    for number in range(200):
        pond = random_pond(rng, rng.randint(0, 40), stock=number % 2 == 0)
        assert read_pond(spell_pond(pond)) == pond


def test_random_ponds_are_legal() -> None:
    """KOH-PLACE-04, KOH-PLACE-05, KOH-PLACE-10 and the counts of the box."""
    rng = random.Random(4)
    box = Counter(stock_koi()) + Counter(stock_features())
    for _ in range(200):
        size = rng.choice((1, 2, 7, 24, 28, 36, 116))
        pond = random_pond(rng, size)
        assert len(pond) == size
        assert Counter(pond.values()) <= box
        for (x, y), tile in pond.items():
            assert isinstance(tile, Koi) == ((x + y) % 2 == 0)
        reached = {(0, 0)}
        for _ in range(size):
            reached |= {cell for place in reached for cell in neighbours(place) if cell in pond}
        assert reached == set(pond)


def test_random_ponds_differ_in_shape() -> None:
    """Among the ponds are holes, gaps in a butterflies line, big squares and full flowers."""
    rng = random.Random(1)
    ponds = [random_pond(rng, 28) for _ in range(100)]
    holes, gaps, full_flowers, sides = 0, 0, 0, set()
    for pond in ponds:
        sides.add(largest_square_side(pond))
        ringed = {cell for place in pond for cell in neighbours(place) if cell not in pond}
        holes += any(all(other in pond for other in neighbours(cell)) for cell in ringed)
        gaps += score_pond(pond) != score_pond(pond, butterfly_gaps="block")
        full_flowers += any(
            isinstance(tile, Feature)
            and tile.kind == "single_flower"
            and len(adjacent_koi(pond, cell)) == 4
            and feature_points(pond, cell) == 12
            for cell, tile in pond.items()
        )
    assert holes >= 10
    assert gaps >= 10
    assert full_flowers >= 10
    assert sides >= {1, 2, 3, 4, 5}
