"""The worked examples of the rules, EX-01 to EX-12, and the numbers of their section 10."""

from __future__ import annotations

from collections import Counter

import pytest

from pondside.games.kohaku import tiles
from pondside.games.kohaku.notation import read_pond, score_pond
from pondside.kernel.errors import Illegal, Unreadable
from pondside.kernel.match import Match

from ..clauses import clause
from . import oracle
from .table import (
    BOX,
    board_text,
    drafters,
    goal,
    lay_alike,
    moves,
    phase_of,
    placements,
    play_random,
    pond_of,
    position,
    sheet,
    table,
    total,
    written_pond,
)

EX_01 = """\
origin: 0,0
Fr    rw.f2  Fbw    b.d3
r.d2  S      bw.f3  G
T     ry.f2  R      wy.d2
"""
EX_04 = "Br r.f2 - r.d2 / bw.d2 S y.f3 T / - - R"
EX_05 = "Br rw.d2 Bw / bw.f2 T r.d3"
EX_12 = """\
P1 b2b1 k0,0 f1,0
@ w.d2 Fy
P2 c3d3 k0,0 f0,-1
@ bw.f2 R
P1 b2c2 k2,0 f2,1
@ r.d3 T
"""


def test_ex_01_pond_score() -> None:
    assert sheet(EX_01) == {
        "single_flower": 4,
        "double_flower": 7,
        "statue": 10,
        "frog": 5,
        "turtle": 5,
        "rocks": 5,
        "coins": 2,
    }
    assert total(EX_01) == 38


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("white_black", 0),
        ("yellow_red", 0),
        ("rarest_colour", 6),
        ("dragonflies", 0),
        ("ornament_kinds", 10),
        ("statues", 5),
        ("no_fry", 6),
        ("no_dragonflies", 6),
        ("flower_sets", 0),
        ("frog_turtle", 3),
        ("largest_square", 10),
        ("fry_shelter", 3),
    ],
)
def test_ex_01_goal_cards(card: str, points: int) -> None:
    assert goal(EX_01, card) == points
    ended = position(board="", ponds=[EX_01.partition("\n")[2]], goals=[card], phase="ended")
    assert ended.total(0) == 38 + points


def test_ex_01_what_each_feature_counted() -> None:
    lines = {line.tile: line for line in score_pond(read_pond(EX_01, BOX), BOX)}
    frog = [(one["tile"], one["worth"]) for one in lines["G"].counted]
    rocks = [(one["tile"], one["worth"]) for one in lines["R"].counted]
    assert frog == [("b.d3", 3), ("wy.d2", 2)]
    assert rocks == [("bw.f3", 3), ("ry.f2", 2)]


def test_ex_02_single_flower() -> None:
    pond = "- r.f2 - / ry.d2 Fr br.f3 / - rw.d3 -"
    assert sheet(pond) == {"single_flower": 12, "coins": 1}
    assert total(pond) == 13
    pond = pond.replace("rw.d3", "w.d3")
    assert sheet(pond) == {"single_flower": 6, "coins": 2}
    assert total(pond) == 8


def test_ex_03_double_flower() -> None:
    assert sheet("- br.f2 - / br.d2 Fbr br.f3 / - br.f1d1 -") == {"double_flower": 12}


def test_ex_04_butterflies_and_a_gap() -> None:
    points = {"butterflies": 4, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3}
    assert sheet(EX_04) == points
    assert sheet(EX_04, gaps="block") == {**points, "butterflies": 2}
    assert total(EX_04) == 21
    assert goal(EX_04, "dragonflies") == 4
    assert goal(EX_04, "dragonflies", gaps="block") == 2
    line = score_pond(read_pond(EX_04, BOX), BOX, "largest_square")[-1]
    assert (line.counted, line.points) == (({"count": 2},), 5)


def test_ex_05_two_butterflies() -> None:
    assert sheet(EX_05) == {"butterflies": 4, "turtle": 5, "coins": 1}
    assert [line.points for line in score_pond(read_pond(EX_05, BOX), BOX)] == [2, 2, 5, 1]
    assert total(EX_05) == 10
    assert goal(EX_05, "dragonflies") == 7
    assert goal(EX_05, "rarest_colour") == 0
    assert goal(EX_05, "rarest_colour", absent="present_only") == 3
    assert goal(EX_05, "fry_shelter") == -1


@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ("b2c2", "rw.f2 Fr y.d3 S / R w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"),
        ("b2b1", "rw.f2 G y.d3 S / R w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"),
        ("c1c2", "rw.f2 Fr b.f2 S / R w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"),
        ("a1a2", "b.f2 Fr y.d3 S / G w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"),
    ],
)
def test_ex_06_refill(pair: str, after: str) -> None:
    assert board_text(table(f"P1 {pair} k0,0 f1,0\n@ w.d2 Fy\n")) == after


def placing() -> Match:
    """EX-07: the pond has a koi at (0,0) and a feature at (1,0), and two tiles are in hand."""
    match = position(ponds=["w.d2 Fy"])
    match.play("b2b1")
    return match


@pytest.mark.parametrize("words", ["k2,0 f3,0", "f-1,0 k-1,1", "k1,1 f-1,0", "f-1,0 k1,1"])
def test_ex_07_legal_placements(words: str) -> None:
    match = placing()
    for word in words.split():
        match.play(word)
    assert len(pond_of(match)) == 4


@pytest.mark.parametrize(
    ("before", "word", "clause_id"),
    [
        ("", "k0,1", "KOH-PLACE-04"),
        ("k2,0", "f0,2", "KOH-PLACE-05"),
        ("f0,-1", "k-1,1", "KOH-PLACE-05"),
        ("", "k0,0", "KOH-PLACE-03"),
    ],
)
def test_ex_07_illegal_placements(before: str, word: str, clause_id: str) -> None:
    match = placing()
    for earlier in before.split():
        match.play(earlier)
    with pytest.raises(Illegal) as caught:
        match.play(word)
    assert caught.value.clause == clause_id


def test_ex_07_number_of_placements() -> None:
    assert len(placements(placing())) == 23


@pytest.mark.parametrize(
    ("words", "pile", "after"),
    [
        (
            "^rw.d3 a1:by.f2",
            {"rw.d3", "rw.f2"},
            "by.f2 Fr y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 By",
        ),
        (
            "^r.d2 ^Fw b1:S",
            {"r.d2", "Fw", "Fr"},
            "rw.f2 S y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 By",
        ),
        (
            "^r.d2 ^Bb d3:Fy",
            {"r.d2", "Bb", "By"},
            "rw.f2 Fr y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 Fy",
        ),
        (
            "^r.d2 ^Fbw",
            {"r.d2", "Fbw"},
            "rw.f2 Fr y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 By",
        ),
    ],
)
def test_ex_08_rival(words: str, pile: set[str], after: str) -> None:
    match = position(1, phase="reveal_koi")
    for word in words.split():
        match.play(word)
    rival = match.view(0).rival
    assert {**rival.koi, **rival.features} == dict.fromkeys(pile, 1)
    assert board_text(match) == after
    assert phase_of(match) == "draft"


def test_ex_09_rival_score() -> None:
    """A pond of 102 points against 19 koi, 6 of them with a coin, and 15 features."""
    pond = """
        rw.f2 R     r.f2  S     by.d3 Fby   br.d2
        Bw    w.f3  R     bw.f3 Fbw   ry.f2 Fr
        wy.d3 Fw    bw.f2 Fw    wy.d2 T     br.f2
        Br    rw.d3 S     w.d2  Fy    r.f3  Bb
    """
    pile = """
        b.d2 r.d3 w.f2 y.f3 b.f2 y.d2
        by.f3 bw.d3 by.d2 rw.d2 ry.f3 br.f3 wy.f2 wy.f3 by.f2 rw.f3 ry.d3 bw.d2 br.d3
        Fr Fw Fw Fy Fb Fb Fy
        S R T Bw Fbr T G Frw
    """
    match = position(1, board="", ponds=[pond], pile=pile, phase="ended")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 102 easy 87 medium 102 hard 115 beats easy"


EX_10_TWO_COINS = """
    rw.f2 S     wy.f3 S     ry.f3 Fr    br.d2
    S     rw.d2 Fb    bw.f3 Fbw   rw.d3 S
    ry.d2 Fw    bw.d3 Fw    wy.d2 Fbr   br.f2
    Br    r.f2  Bw    w.d2  By    bw.f2 Fb
"""
EX_10_THREE_COINS = """
    br.d3 Bb    wy.d3 T     b.d3  S     w.d3
    T     r.f3  G     by.d3 Fb    by.f2 Fy
    by.d2 T     bw.d2 R     by.f3 Fby   ry.f2
    G     ry.d3 By    rw.f3 R     br.f3 Fy
"""


def test_ex_10_coins_break_the_tie() -> None:
    match = position(board="", ponds=[EX_10_TWO_COINS, EX_10_THREE_COINS], phase="ended")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 88 P2 88 coins 2 3 win P2"
    assert match.outcome.tie_break == "coins"


def test_ex_10_shared_victory() -> None:
    ponds = [
        """
        wy.f3 Fry   wy.d2 Fw    w.f3  S     wy.f2
        Fy    ry.d2 By    ry.f2 Fr    br.d2 Fbw
        br.f2 S     w.f2  R     ry.f3 G     y.d3
        Bb    rw.d3 Fw    rw.f3 Br    ry.d3 Fy
        """,
        """
        bw.d2 Fw    rw.d2 S     by.d3 Frw   rw.f2
        Fb    r.f2  Fr    wy.d3 G     w.d2  G
        r.f3  R     br.f3 R     bw.d3 S     br.d3
        T     by.d2 Fby   bw.f3 R     by.f3 By
        """,
    ]
    match = position(board="", ponds=ponds, phase="ended")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 88 P2 88 coins 3 3 win P1 P2"
    assert match.outcome.tie_break == "shared"


@clause("KOH-END-02")
@pytest.mark.parametrize(("seats", "turns", "left"), [(2, 28, 29), (3, 36, 21), (4, 48, 9)])
def test_ex_11_lengths(seats: int, turns: int, left: int) -> None:
    match = play_random(seats, 11)
    assert Counter(drafters(match)) == dict.fromkeys(range(seats), turns // seats)
    assert match.view(None).features_left == left


def test_ex_12_record() -> None:
    match = table(EX_12)
    assert board_text(match) == "rw.f2 G y.d3 S / R r.d3 T ry.d2 / bw.d3 T w.d2 Fy"
    assert oracle.read_pond(written_pond(match, 0)) == oracle.read_pond("b.f2 Fr bw.f2 / - - R")
    assert sheet(written_pond(match, 0)) == {"rocks": 2, "coins": 1}
    assert match.total(0) == 3


def test_section_10_first_turn_has_68_actions() -> None:
    first = moves(table())
    assert len(first) == 68
    assert len({pair for pair, _, _ in first}) == 17
    assert {koi for _, koi, _ in first} == {(0, 0)}
    # Up to symmetry 17: the four feature cells are turns of each other.
    assert Counter(feature for _, _, feature in first) == {
        (1, 0): 17, (0, 1): 17, (-1, 0): 17, (0, -1): 17,
    }  # fmt: skip


@pytest.mark.parametrize(("chain_placement", "number"), [("allow", 391), ("forbid", 153)])
def test_section_10_second_turn(chain_placement: str, number: int) -> None:
    match = position(ponds=["w.d2 Fy"], chain_placement=chain_placement)
    assert len(moves(match)) == number
    match.play("b2b1")
    assert len(placements(match)) == number // 17


def test_section_10_bound_on_placements() -> None:
    """Before the 14th turn a straight line has the most free cells, 2n + 2, any pond <= 891."""
    match = Match.new("kohaku", 2, seed=10)
    for n in range(0, 26, 2):
        lay_alike(match, f"k{n},0 f{n + 1},0")
    match.play("a1b1")
    assert match.turn == 27
    state = match.state[0].ponds[0]
    assert int(state.n_koi_open) + int(state.n_feature_open) == 2 * 26 + 2
    assert len(placements(match)) <= 891


@pytest.mark.parametrize(("seats", "farthest"), [(1, 35), (2, 27), (3, 23), (4, 23)])
def test_section_10_bound_on_coordinates(seats: int, farthest: int) -> None:
    """A pond whose tiles all lie in one line reaches that far, and no pond farther."""
    match = Match.new("kohaku", seats, seed=10)
    while not match.over:
        n = len(pond_of(match, match.actor))
        for word in (match.words()[0], f"k0,{-n}", f"f0,{-n - 1}"):
            match.play(word)
        match.deal()
    for seat in range(seats):
        laid = pond_of(match, seat)
        assert min(laid) == (0, 1 - len(laid))
        assert len(laid) - 1 <= farthest
        assert seats == 1 or len(laid) - 1 == farthest
        assert match.total(seat) == sum(
            oracle.score_pond(oracle.read_pond(written_pond(match, seat))).values()
        )


@pytest.mark.parametrize(
    ("token", "tile"),
    [
        ("r.f2", tiles.Koi("r", 2, 0, 0, 1)),
        ("rw.d3", tiles.Koi("rw", 0, 3, 0, 0)),
        ("by.f1d1*4", tiles.Koi("by", 1, 1, 4, 0)),
        ("Fr", tiles.Feature("single_flower", "r")),
        ("Fbw", tiles.Feature("double_flower", "bw")),
        ("R", tiles.Feature("rocks", "")),
        ("G", tiles.Feature("frog", "")),
        ("S", tiles.Feature("statue", "")),
        ("By", tiles.Feature("butterflies", "y")),
        ("T", tiles.Feature("turtle", "")),
    ],
)
def test_section_11_tiles(token: str, tile: tiles.Koi | tiles.Feature) -> None:
    assert tiles.read_tile(token) == tile
    assert tiles.spell_tile(tile) == token


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("wr.d3", "rw.d3"),
        ("Fwb", "Fbw"),
        ("r.f2d0", "r.f2"),
        ("r.f2$1", "r.f2"),
        ("r.f2$2", "r.f2$2"),
        ("rw.d3$0", "rw.d3"),
        ("rw.f1d2*3$1", "rw.f1d2*3$1"),
        ("y.", "y."),
    ],
)
def test_section_11_tiles_are_read_in_any_order_and_written_in_one(
    written: str, spelled: str
) -> None:
    assert tiles.spell_tile(tiles.read_tile(written)) == spelled


@pytest.mark.parametrize(
    "token",
    ["rr.f2", "Fbb", "F", "B", "Bbr", "Fbrw", "r", "r.f", "r.d2f2", "R2", "k", "", "-", "Т"],
)
def test_section_11_refuses_what_is_no_tile(token: str) -> None:
    with pytest.raises(Unreadable):
        tiles.read_tile(token)


def test_section_11_record_of_three_turns_is_written_as_it_was_read() -> None:
    """Pair, koi cell, feature cell; then what the refill drew."""
    body = table(EX_12).record().text().partition("\n\n")[2]
    assert body == ("@ rw.f2 Fr y.d3 S R b.f2 G ry.d2 bw.d3 T wy.f3 By\n" + EX_12)


@pytest.mark.parametrize(
    "words", ["^rw.d3 a1:by.f2", "^r.d2 ^Fw b1:S", "^r.d2 ^Bb d3:Fy", "^r.d2 ^Fbw"]
)
def test_section_11_rival_words_are_written_as_they_are_read(words: str) -> None:
    match = position(1, phase="reveal_koi")
    for word in words.split():
        match.play(word)
    assert " ".join(entry.word for entry in match.entries) == words


@pytest.mark.parametrize(
    ("lines", "line", "clause_id"),
    [
        ("P1 b2b1 k0,0 f1,0\n@ w.d2 Fy\nP2 a1b2\n", 7, "KOH-TURN-01"),
        ("P1 b2b1 k0,0 f1,1\n", 5, "KOH-PLACE-05"),
        ("P1 b2b1 k0,0 f1,0\n@ Fy\n", 6, "KOH-REFILL-03"),
        ("P1 b2b1 k0,0 f1,0\n@ w.d2 Fy\nP1 a1b1\n", 7, "KOH-SETUP-09"),
    ],
)
def test_section_11_an_illegal_line_is_rejected_with_its_number_and_clause(
    lines: str, line: int, clause_id: str
) -> None:
    with pytest.raises(Illegal) as caught:
        table(lines)
    assert (caught.value.line, caught.value.clause) == (line, clause_id)
    assert clause_id in str(caught.value)
    assert f"line {line}" in str(caught.value)


# The printed example of the Polish rulebook.  Its picture is lost; these ponds have every count of
# its text, found by search: 79 points, features A to L, and the results of ten goal cards.
PRINTED_79 = (
    """
    -     -     bw.d3 G       rw.d3 T
    Br    by.d3 S     rw.f1d1 Fr    r.d3
    br.d2 Fbr   r.f3  R       ry.f2 S
    Fb    bw.f2 -     -       Fy    y.d3
    -     -     -     -       wy.f2 Fwy
    """,
    """
    -     -     -     -     T    -     -       -
    wy.d2 Fy    ry.d2 G     r.d3 Br    -       -
    Fwy   y.f2  S     rw.d2 Fr   br.d2 Fb      -
    -     -     bw.d3 S     r.f2 Fbr   by.f1d1 -
    -     -     -     -     -    bw.f3 R       rw.f2
    """,
    """
    Fb   bw.d3 T       -     -     -
    b.f3 S     b.d2    -     -     -
    S    ry.f2 Fbr     br.d2 G     rw.d2
    y.d3 Fy    rw.f1d1 Fr    ry.d3 Br
    Fwy  wy.f3 R       rw.f2 -     -
    """,
)
# By feature: points, and how many koi count with which worth.
PRINTED_LINES = {
    "A double flower": ("Fwy", 5, [2, 3]),
    "B turtle": ("T", 5, []),
    "C statue": ("S", 10, 4),
    "D frog": ("G", 7, None),
    "E butterflies": ("Br", 6, [2, 2, 2]),
    "F yellow flower": ("Fy", 6, 3),
    "G red flower": ("Fr", 12, 4),
    "H double flower": ("Fbr", 9, [2, 2, 2, 3]),
    "I rocks": ("R", 6, None),
    "J statue": ("S", 6, 3),
    "K black flower": ("Fb", 4, 2),
}
PRINTED_CARDS = {
    "rarest_colour": 12, "dragonflies": 9, "ornament_kinds": 15, "statues": 5, "no_fry": 12,
    "no_dragonflies": 8, "flower_sets": 5, "frog_turtle": 3, "largest_square": 10, "fry_shelter": 4,
}  # fmt: skip
each_printed_pond = pytest.mark.parametrize("pond", PRINTED_79, ids=["first", "second", "third"])


@each_printed_pond
def test_the_printed_example_has_79_points(pond: str) -> None:
    read = read_pond(pond, BOX)
    assert read.warnings == ()
    lines = score_pond(read, BOX)
    assert sum(line.points for line in lines) == 79
    features = sorted((line.tile, line.points) for line in lines if line.at)
    assert features == sorted((tile, points) for tile, points, _ in PRINTED_LINES.values())
    for tile, points, counted in PRINTED_LINES.values():
        (line,) = (one for one in lines if (one.tile, one.points) == (tile, points))
        worths = sorted(one["worth"] for one in line.counted)
        if isinstance(counted, int):
            assert len(worths) == counted
        elif counted is not None:
            assert worths == counted
        else:  # one point for each dragonfly or fry
            assert sum(worths) == points
    (coins,) = (line for line in lines if line.kind == "coins")
    assert (coins.points, len(coins.counted)) == (3, 3)
    assert total(pond) == 79


@each_printed_pond
def test_the_printed_example_s_butterflies_see_two_in_the_row_and_one_in_the_column(
    pond: str,
) -> None:
    lines = score_pond(read_pond(pond, BOX), BOX)
    (butterflies,) = (line for line in lines if line.tile == "Br")
    assert butterflies.at is not None
    x, y = butterflies.at
    assert sorted(one["at"][1] == y for one in butterflies.counted) == [False, True, True]
    assert sum(one["at"][0] == x for one in butterflies.counted) == 1
    koi = {
        place: one.tile
        for place, one in read_pond(pond, BOX).tiles.items()
        if isinstance(one.tile, tiles.Koi)
    }
    assert sum(tile.dragonflies for place, tile in koi.items() if place[1] == y) == 7
    assert sum(tile.dragonflies for place, tile in koi.items() if place[0] == x) == 2


@each_printed_pond
def test_the_printed_example_s_counts_for_the_goal_cards(pond: str) -> None:
    tiles_of = [one.tile for one in read_pond(pond, BOX).tiles.values()]
    koi = [tile for tile in tiles_of if isinstance(tile, tiles.Koi)]
    features = [tile for tile in tiles_of if isinstance(tile, tiles.Feature)]
    assert {c: sum(c in one.colours for one in koi) for c in "brwy"} == {
        "r": 6, "w": 5, "y": 4, "b": 4,
    }  # fmt: skip
    assert sum(not one.fry for one in koi) == 6
    assert sum(not one.dragonflies for one in koi) == 4
    assert sum(one.fry > 0 for one in koi) == 5
    flowers = "".join(one.colours for one in features if "flower" in one.kind)
    assert Counter(flowers) == {"w": 1, "y": 2, "r": 2, "b": 2}
    assert {card: goal(pond, card) for card in PRINTED_CARDS} == PRINTED_CARDS


@clause("KOH-GOAL-10")
@each_printed_pond
def test_a_double_flower_is_a_flower_of_each_of_its_colours_as_printed(pond: str) -> None:
    line = score_pond(read_pond(pond, BOX), BOX, "flower_sets")[-1]
    assert (line.counted, line.points) == (({"count": 1},), 5)
