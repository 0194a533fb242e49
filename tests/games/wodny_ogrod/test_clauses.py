"""The rules clause by clause.  test_clause_tables.py fails if one of them has no test.

Gardens are told in the notation of the rules, and chance is told what to do.  Where a clause speaks
of the whole game, games played at random are looked through.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from pondside.games.wodny_ogrod.actions import N_CODES
from pondside.games.wodny_ogrod.refusals import REFUSALS
from pondside.kernel import doors
from pondside.kernel.errors import BadOption, Illegal, Unreadable
from pondside.kernel.game import CHANCE, OVER
from pondside.kernel.match import Match

from ..clauses import clause
from .table import (
    AREAS,
    BAR,
    BOX,
    EMPTY,
    FULL,
    GAME,
    GRID,
    KINDS,
    TILES,
    Cell,
    Plot,
    Q,
    Step,
    areas_of,
    art_of,
    at,
    beside,
    box_with,
    but,
    cell_name,
    cells,
    dealt,
    drawn,
    ended,
    fork,
    in_order,
    laid,
    lines_of,
    look,
    play,
    plot,
    reach_of,
    shown_rows,
    signs_of,
    sorts,
    steps,
    unfilled,
    water,
    ways,
)

# The maps of section 1.5.
BASE = """
............  ......1.....  ..aa....bb..  ..a......b..  ............  .4....5.....
..........2.  ............  ..d......c..  ..dd....cc..  .....3......  ............
"""
SIDE_A = """
............   ............   ............   ............
....3..aa...   ......bb.cc.   .4..........   ..4...2.....
.2.....a....   ....2..b..c.   ....BB..CC..   .........cc.
............   .1..........   .....B..CC..   .....AA..c..
............   ............   ............   ..a.........
.cc.AA...bb.   .aa..A......   ............   .aa...b.....
..c.......b.   ..a..A..CC..   .aa.AA..b...   .....bb.....
........4...   ........CC..   .a.....bb...   ..CC......1.
..CC..B...1.   ..B.........   ....3.......   ..CC..B.....
..CC..BB....   ..BB........   ........cc..   ......BB....
............   .....3....4.   .2....1..c..   ..........3.
............   ............   ............   ............
"""
SIDE_B = """
............   ............   ............   ............
..bb....c...   ..cc....1...   ......b...1.   ..a......2..
..b.....cc..   ..c.........   .....bb.....   .aa.........
............   ........aa..   ..c.........   ............
............   .........a..   .cc.........   ............
............   ............   ............   ............
..1.....3...   ............   ..........3.   ............
............   ............   ......2.....   .bb......1..
............   ............   .aa.........   ..b..cc.....
.......a....   .....3...bb.   ..a.........   .....c......
..2...aa....   .2.......b..   ............   ..........3.
............   ............   ............   ............
"""
MAPS = {"base": BASE.split()} | {
    f"{side}{card}": maps.split()[card - 1 :: 4]
    for side, maps in (("A", SIDE_A), ("B", SIDE_B))
    for card in (1, 2, 3, 4)
}
VARIANTS = ("base", "a", "b")
SECTIONS = {"R1": "I2", "R2": "I2", "R3": "I2", "C1": "I3", "C2": "I3", "C3": "I3"}
# Layouts without areas.  T01 is the trial tile of section 1.6, T02 a bar, T03 a bar full of koi.
BARE = box_with(
    base="", A1="", A2="", A3="", A4="", B1="", B2="", B3="", B4="",
    T01=Q, T02=BAR, T03="ooooooo",
)  # fmt: skip
# Only four lanterns, so that they may run out.
FEW = {"total = 24": "total = 20", 'name = "lantern"\ncount = 8': 'name = "lantern"\ncount = 4'}
# Groups of one cell score, and there is a decoration of one cell.
SMALL = box_with(
    {"group_min_cells = 7": "group_min_cells = 1", 'art = ["##"]': 'art = ["#"]'},
    A1="", A2="", A3="", A4="", B1="",
)  # fmt: skip
# All that can be switched is.
OTHERWISE = box_with(
    {
        "decorations_fill_lines = true": "decorations_fill_lines = false",
        "tokens_on_decorations = false": "tokens_on_decorations = true",
        "decoration_when_no_tile_fits = true": "decoration_when_no_tile_fits = false",
        "solo_decorations_on_b = true": "solo_decorations_on_b = false",
    },
    B1="",
)
# No line is full, and no two empty cells touch.
DIAGONAL = "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12"
# Games that were played at random: number of seats, seed and variant.
GAMES = [(1, 1, "base"), (2, 2, "a"), (2, 9, "base"), (3, 3, "b"), (4, 4, "base"), (4, 5, "a")]

each_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])
each_variant = pytest.mark.parametrize("variant", VARIANTS)
each_side = pytest.mark.parametrize("side", ["a", "b"])


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.read(word)
    return caught.value.refusal, caught.value.clause


def deal_words(seats: int) -> str:
    """The tiles in order: T01 to T16 for the first seat and so on."""
    return " ".join(f"P{1 + k // 16}:{TILES[k]}" for k in range(16 * seats))


def played() -> Iterator[Step]:
    """Every step of the random games after the set-up."""
    for seats, seed, variant in GAMES:
        yield from (step for step in steps(seats, seed, variant=variant) if step.before.turn)


def turn(match: Match) -> int:
    """The seat on turn lays its left end in the first way there is; returns the seat."""
    seat = match.actor
    match.play(match.words()[0])
    while not match.over and (match.actor == CHANCE or look(match).phase in ("side", "take")):
        match.play(match.words()[0])
    return seat


def named(layout: str) -> dict[str, list[Cell]]:
    """The areas of a layout as section 1.5 draws them."""
    found: dict[str, list[Cell]] = {}
    for r, c in GRID:
        if MAPS[layout][r][c] != ".":
            found.setdefault(MAPS[layout][r][c], []).append((r, c))
    return found


def names(some: Any) -> str:
    return " ".join(cell_name(cell) for cell in sorted(some))


def on_layout(layout: str, garden: str, **more: Any) -> Match:
    """Seat 1 has this layout."""
    if layout == "base":
        return at(garden, EMPTY, **more)
    card = layout[1]
    cards = card + "1234".replace(card, "")
    return at(garden, EMPTY, cards=cards, variant=layout[0].lower(), **more)


# Section 2: set-up


@clause("WOD-SETUP-01")
@each_number
@each_variant
def test_one_to_four_people_play(seats: int, variant: str) -> None:
    match = dealt(seats, variant=variant)
    assert (match.seats, match.actor, len(match.view(None).gardens)) == (seats, 0, seats)
    assert [plot.seat for plot in match.view(None).gardens] == list(range(seats))


@clause("WOD-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_people_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 4 seats"):
        unfilled(seats)


@clause("WOD-SETUP-02")
def test_one_variant_holds_for_the_whole_table() -> None:
    for variant, layouts in (("base", "base"), ("a", "A1 A2 A3 A4"), ("b", "B1 B2 B3 B4")):
        match = dealt(4, variant=variant)
        assert {one.layout for one in look(match).plots} == set(layouts.split())
    assert unfilled().options["variant"] == "base"
    for other in ("A", "B", "c", "family", ""):
        with pytest.raises(BadOption, match="variant"):
            unfilled(variant=other)


@clause("WOD-SETUP-03")
@each_number
@each_variant
def test_every_garden_is_empty(seats: int, variant: str) -> None:
    match = dealt(seats, variant=variant)
    for seat in range(seats):
        assert plot(match, seat).rows == ("." * 12,) * 12
        assert shown_rows(match.view(None).gardens[seat]) == ["." * 12] * 12
        assert match.total(seat) == 0


@clause("WOD-SETUP-03")
def test_a_garden_has_twelve_rows_and_twelve_columns() -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands="S1")
    single = [word for word in match.words() if word.startswith("S1.")]
    assert single == [f"S1.{side}@{cell_name(cell)}" for side in (0, 4) for cell in GRID]
    for word in ("S1.0@m1", "S1.0@a13", "S1.0@a0", "S1.8@a1"):
        with pytest.raises(Unreadable):
            match.read(word)


@clause("WOD-SETUP-04")
@each_number
def test_the_base_game_has_no_cards_and_no_decorations(seats: int) -> None:
    match = unfilled(seats, first="1")
    assert match.words() == [f"P1:{tile}" for tile in TILES]  # no card is drawn
    assert refused(match, "P1:card1") == ("await_deal", "WOD-SETUP-06")
    play(match, deal_words(seats))
    assert {one.layout for one in look(match).plots} == {"base"}
    assert look(match).supply == {"D2": 0, "D3": 0, "D4": 0}
    assert set(sorts(match)) <= set("LRlr") | {"stop"}
    for word in ("D2.0@a1", "D3.0@a1", "D4.0@a1"):
        assert refused(match, word) == ("no_decorations", "WOD-SETUP-04")
    assert {area.kind for area in match.view(None).gardens[0].areas} == {"L", "square"}


@clause("WOD-SETUP-05")
@each_number
@each_side
def test_everybody_draws_another_card(seats: int, side: str) -> None:
    match = unfilled(seats, variant=side, first="1")
    left = [1, 2, 3, 4]
    for seat, card in enumerate((3, 1, 4, 2)[:seats]):
        assert (match.actor, look(match).phase) == (CHANCE, "card")
        assert match.words() == [f"P{seat + 1}:card{one}" for one in left]
        assert match.weights() == [1] * len(left)
        assert refused(match, "end") == ("await_card", "WOD-SETUP-05")
        assert refused(match, f"P{seat + 1}:T05") == ("await_card", "WOD-SETUP-05")
        assert refused(match, f"P{seat + 2 if seat < 3 else 1}:card{card}") == (
            "wrong_seat",
            "WOD-SETUP-05",
        )
        for other in set(range(1, 5)) - set(left):
            taken = refused(match, f"P{seat + 1}:card{other}")
            assert taken == ("card_taken", "WOD-SETUP-05")
        match.play(f"P{seat + 1}:card{card}")
        left.remove(card)
        assert plot(match, seat).layout == f"{side.upper()}{card}"
    assert look(match).phase == "deal"
    assert refused(match, "P1:card2") == ("await_deal", "WOD-SETUP-06")
    play(match, deal_words(seats))
    cards = [one.layout for one in look(match).plots]
    assert cards == [f"{side.upper()}{card}" for card in (3, 1, 4, 2)[:seats]]


@clause("WOD-SETUP-05")
@pytest.mark.parametrize("layout", list(MAPS))
def test_every_layout_has_the_areas_of_its_map(layout: str) -> None:
    match = on_layout(layout, EMPTY)
    seen = match.view(None).gardens[0]
    assert seen.layout == layout
    marks = named(layout)
    assert {area.id: cells(" ".join(area.cells)) for area in seen.areas} == marks
    for area in seen.areas:
        kind = "decoration" if area.id.isupper() else "L" if area.id.isalpha() else "square"
        token = f"D{len(area.cells)}" if area.id.isupper() else "L3" if area.id.isalpha() else "S1"
        assert (area.kind, area.token, area.status) == (kind, token, "open")
    assert areas_of(BOX, layout) == marks


@clause("WOD-SETUP-06")
@each_number
def test_everybody_draws_sixteen_tiles(seats: int) -> None:
    match = unfilled(seats, first="1")
    left = list(TILES)
    rng = random.Random(6)
    for k in range(16 * seats):
        seat = k // 16
        assert (match.actor, look(match).phase) == (CHANCE, "deal")
        assert match.words() == [f"P{seat + 1}:{tile}" for tile in left]
        assert match.weights() == [1] * len(left)
        assert look(match).bag == tuple(left)
        tile = rng.choice(left)
        match.play(f"P{seat + 1}:{tile}")
        left.remove(tile)
        if k < 16 * seats - 1:
            after = 1 + (k + 1) // 16
            assert refused(match, f"P{after}:{tile}") == ("not_in_bag", "WOD-REFILL-02")
            assert refused(match, "end") == ("await_deal", "WOD-SETUP-06")
            other = f"P{after % 4 + 1}:{left[0]}"
            assert refused(match, other) == ("wrong_seat", "WOD-SETUP-06")
    assert (look(match).phase, match.actor, match.turn) == ("main", 0, 1)
    assert [len(display.split()) for display in look(match).displays] == [16] * seats
    with pytest.raises(Unreadable, match="P1:T05"):
        unfilled(seats, first="1").read("T05")


@clause("WOD-SETUP-06")
def test_which_side_of_a_tile_is_up_in_a_display_does_not_matter() -> None:
    """From every place of reach a tile can be laid with koi and with lilies up."""
    match = at(*[EMPTY] * 4, box=BARE, displays=["T10 T11", "T12 T13", "T14 T15", "T16 T17"])
    for source, tile in reach_of(match).items():
        words = [word for word in match.words() if word.startswith(f"{source}.")]
        assert words == [f"{source}.{way}" for way in ways(art_of(BARE, tile))]
        assert {word[2] for word in words} == set("01234567")


@clause("WOD-SETUP-07")
def test_the_tiles_lie_as_they_were_drawn() -> None:
    rng = random.Random(7)
    tiles = rng.sample(TILES, 48)
    match = unfilled(3, first="2")
    play(match, " ".join(f"P{1 + k // 16}:{tile}" for k, tile in enumerate(tiles)))
    assert look(match).displays == [
        " ".join(tiles[:16]), " ".join(tiles[16:32]), " ".join(tiles[32:])
    ]  # fmt: skip
    assert [one.display for one in match.view(None).gardens] == [
        tiles[:16], tiles[16:32], tiles[32:]
    ]  # fmt: skip
    # Nobody arranges them: the first thing to do is a main move.
    assert set(sorts(match)) == set("LRlr")


@clause("WOD-SETUP-08")
@pytest.mark.parametrize(("seats", "left"), [(1, 48), (2, 32), (3, 16), (4, 0)])
def test_the_bag_after_the_deal(seats: int, left: int) -> None:
    match = play(unfilled(seats, first="1"), deal_words(seats))
    assert look(match).bag == TILES[64 - left :]
    shown = match.view(None)
    assert (shown.bag, shown.unseen) == (left, list(TILES[64 - left :]))


@clause("WOD-SETUP-09")
@each_variant
def test_an_edge_token_lies_beside_each_section(variant: str) -> None:
    match = dealt(2, variant=variant)
    for seat in (0, 1):
        assert match.view(None).gardens[seat].sections == SECTIONS
        assert plot(match, seat).used == ""


@clause("WOD-SETUP-09")
def test_the_data_file_says_which_edge_token_goes_where() -> None:
    changes = {
        'lines = [0, 1, 2, 3]\ntoken = "I2"': 'lines = [0, 1, 2, 3]\ntoken = "IX"',
        'kind = "col"\nlines = [8, 9, 10, 11]\ntoken = "I3"': (
            'kind = "col"\nlines = [8, 9, 10, 11]\ntoken = "I2"'
        ),
        'token = "IX"': 'token = "I3"',
    }
    box = box_with(changes, base="")
    match = at(water("a1-k1 l2-l12"), EMPTY, box=box, hands="S1")
    tokens = {**SECTIONS, "R1": "I3", "C3": "I2"}
    assert match.view(None).gardens[0].sections == tokens
    events = match.play("S1.0@l1")
    won = {event.values["section"]: event.values["token"] for event in events[1:]}
    assert won == {"R1": "I3", "C3": "I2"}
    assert plot(match).hand == "I2 I3"


@clause("WOD-SETUP-10")
@pytest.mark.parametrize(
    ("layouts", "n_l", "n_square"),
    [("base", 4, 5), ("A1 A2 A3 A4", 3, 4), ("B1 B2 B3 B4", 3, 3)],
)
def test_there_are_as_many_tokens_as_areas(layouts: str, n_l: int, n_square: int) -> None:
    """All of them are won by covering everything, and not one more."""
    for layout in layouts.split():
        marked = [sign for sign in named(layout) if not sign.isupper()]
        assert sum(sign.isalpha() for sign in marked) == n_l
        assert sum(sign.isdecimal() for sign in marked) == n_square
        match = on_layout(layout, but("l12"), hands="S1")
        match._states[0].gardens[0].done = 0  # as if the tokens were still in stock
        match._states[0].gardens[0].used = 63
        match.play("S1.0@l12")
        assert Counter(plot(match).hand.split()) == {"L3": n_l, "S1": n_square}


@clause("WOD-SETUP-10")
def test_an_owner_may_have_other_numbers_of_areas() -> None:
    box = box_with(base="a:a1,b1,a2 1:d1 2:f1")
    match = at(water("a1 b1"), EMPTY, box=box, hands="S1 S1 S1")
    assert [area.id for area in match.view(None).gardens[0].areas] == ["a", "1", "2"]
    play(match, "S1.0@a2 S1.0@d1")
    assert plot(match).hand == "L3 S1 S1"
    play(match, "S1.0@f1")
    assert (plot(match).hand, plot(match).done) == ("L3 S1 S1", "a 1 2")


@clause("WOD-SETUP-11")
@each_number
@each_side
def test_all_decorations_are_a_common_supply(seats: int, side: str) -> None:
    match = dealt(seats, variant=side)
    assert match.view(None).supply == look(match).supply == {"D2": 8, "D3": 8, "D4": 8}
    assert sum(look(match).supply.values()) == 24


@clause("WOD-SETUP-11")
def test_everybody_takes_decorations_from_the_same_supply() -> None:
    match = at(EMPTY, EMPTY, EMPTY, box=BARE, variant="b")
    for n, word in enumerate(("D2.0@a1", "D3.0@a1", "D2.0@a1"), 1):
        match.play(word)
        assert sum(look(match).supply.values()) == 24 - n
    assert look(match).supply == {"D2": 6, "D3": 7, "D4": 8}


@clause("WOD-SETUP-12")
@pytest.mark.parametrize(
    ("seats", "first"), [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 1), (4, 4)]
)
def test_an_option_names_the_seat_that_begins(seats: int, first: int) -> None:
    match = dealt(seats, first=str(first))
    assert (match.actor, match.view(None).first, match.turn) == (first - 1, first - 1, 1)
    assert look(match).seat == first - 1


@clause("WOD-SETUP-12")
@pytest.mark.parametrize(("seats", "first"), [(1, "2"), (2, "3"), (3, "4"), (4, "5"), (2, "0")])
def test_a_seat_that_is_not_there_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(BadOption, match="first"):
        unfilled(seats, first=first)


@clause("WOD-SETUP-12")
@each_variant
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins_before_anything_else(seats: int, variant: str) -> None:
    match = unfilled(seats, variant=variant)
    assert (match.options["first"], match.actor, look(match).phase) == ("random", CHANCE, "first")
    assert match.words() == [f"first:P{seat + 1}" for seat in range(seats)]
    assert match.weights() == [1] * seats
    for word in ("P1:T01", "P1:card1", "end", "left"):
        assert refused(match, word) == ("await_first", "WOD-SETUP-12")
    if seats < 4:
        assert refused(match, f"first:P{seats + 1}") == ("no_such_seat", "WOD-SETUP-12")
    match.play(f"first:P{seats}")
    assert look(match).phase == ("deal" if variant == "base" else "card")
    awaited = "await_deal" if variant == "base" else "await_card"
    assert refused(match, "first:P1")[0] == awaited
    match.deal()
    assert (match.actor, match.view(None).first) == (seats - 1, seats - 1)


@clause("WOD-SETUP-12")
def test_alone_nobody_has_to_decide_who_begins() -> None:
    match = unfilled(1)
    assert look(match).phase == "deal"
    match.deal()
    assert (match.actor, match.turn) == (0, 1)


@clause("WOD-SETUP-13")
@each_number
@each_variant
def test_nothing_has_been_won_at_the_start(seats: int, variant: str) -> None:
    match = dealt(seats, variant=variant)
    for seat in range(seats):
        one = plot(match, seat)
        assert (one.hand, one.used, one.done, one.decorations, one.passed) == (
            "",
            "",
            "",
            "",
            False,
        )
        assert set(one.areas.values()) <= {"open"}
        shown = match.view(None).gardens[seat]
        assert (shown.hand, shown.passed, shown.sections) == ([], False, SECTIONS)
        assert {area.status for area in shown.areas} == {"open"}
    assert (match.turn, look(match).moved) == (1, False)


# Section 3.1: tiles in reach


def tiles_in_reach(displays: list[list[str]], seat: int) -> dict[str, str]:
    """Sections 3.1 and 6 once more, with lists: every tile by the first name it has."""
    n, own = len(displays), displays[seat]
    if n == 1:
        offered = [("L", own[:1]), ("R", own[-1:]), ("l", own[1:2]), ("r", own[-2:-1])]
    else:
        left, right = displays[(seat + 1) % n], displays[(seat - 1) % n]
        offered = [("L", own[:1]), ("R", own[-1:]), ("l", left[-1:]), ("r", right[:1])]
    found: dict[str, str] = {}
    for source, tiles in offered:
        if tiles and tiles[0] not in found.values():
            found[source] = tiles[0]
    return found


def displays_of(sizes: tuple[int, ...]) -> list[str]:
    """Displays of so many tiles."""
    starts = [sum(sizes[:k]) for k in range(len(sizes))]
    return [
        " ".join(TILES[start : start + size]) for start, size in zip(starts, sizes, strict=True)
    ]


@clause("WOD-REACH-01", "WOD-REACH-02")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_four_ends_are_in_reach(seat: int) -> None:
    displays = ["T01 T02 T03 T04", "T11 T12 T13", "T21 T22 T23 T24 T25", "T31 T32 T33"]
    match = at(*[EMPTY] * 4, displays=displays, seat=seat)
    ends = {
        0: "T01 T04 T13 T31", 1: "T11 T13 T25 T01", 2: "T21 T25 T33 T11", 3: "T31 T33 T04 T21"
    }[seat]  # fmt: skip
    assert reach_of(match) == dict(zip("LRlr", ends.split(), strict=True))
    owners = [seat, seat, (seat + 1) % 4, (seat - 1) % 4]
    for source, tile, owner in zip("LRlr", ends.split(), owners, strict=True):
        other = fork(match)
        [event, *_] = other.play(f"{source}.5@c4")
        assert (event.values["tile"], event.values["of"]) == (tile, owner + 1)
        assert plot(other, seat).signs == laid(art_of(BOX, tile), "5@c4")
        left = [[one for one in display.split() if one != tile] for display in displays]
        assert [display.split() for display in look(other).displays] == left


@clause("WOD-REACH-02")
@pytest.mark.parametrize(
    ("seat", "ends"), [(0, "T01 T03 T13 T21"), (1, "T11 T13 T23 T01"), (2, "T21 T23 T03 T11")]
)
def test_the_nearest_ends_with_three_players(seat: int, ends: str) -> None:
    displays = ["T01 T02 T03", "T11 T12 T13", "T21 T22 T23"]
    match = at(*[EMPTY] * 3, displays=displays, seat=seat)
    assert reach_of(match) == dict(zip("LRlr", ends.split(), strict=True))


@clause("WOD-REACH-03")
def test_with_two_players_both_ends_of_the_other_are_in_reach() -> None:
    displays = ["T01 T02 T03", "T11 T12 T13"]
    for seat, ends in ((0, "T01 T03 T13 T11"), (1, "T11 T13 T03 T01")):
        match = at(EMPTY, EMPTY, displays=displays, seat=seat)
        assert reach_of(match) == dict(zip("LRlr", ends.split(), strict=True))
        assert set(sorts(match)) == set("LRlr")


@clause("WOD-REACH-04", "WOD-SOLO-03")
@pytest.mark.parametrize(
    "sizes",
    [
        *((size,) for size in range(7)),
        *product(range(4), repeat=2),
        *product((0, 1, 3), repeat=3),
        *((one, 1, other, 0) for one in (0, 1, 2) for other in (0, 1, 2)),
        (5, 5, 5, 5),
    ],
    ids=str,
)
def test_tiles_count_and_not_places(sizes: tuple[int, ...]) -> None:
    displays = displays_of(sizes)
    match = at(*[EMPTY] * len(sizes), box=BARE, displays=displays, bag="")
    wanted = tiles_in_reach([display.split() for display in displays], 0)
    assert reach_of(match) == wanted
    words = match.words()
    assert {word[0] for word in words if word[1] == "."} == set(wanted)
    assert len(wanted) == len(set(wanted.values())) <= 4
    owners = [0, 0, 1 % len(sizes), -1 % len(sizes)]
    for source, owner in zip("LRlr", owners, strict=True):
        if source in wanted:
            assert f"{source}.0@a1" in words
        elif sizes[owner]:
            assert refused(match, f"{source}.0@a1") == ("same_tile", "WOD-REACH-04")
        else:
            assert refused(match, f"{source}.0@a1") == ("not_in_reach", "WOD-REACH-01")


@clause("WOD-REACH-05")
def test_the_next_tile_becomes_the_end() -> None:
    displays = ["T01 T02 T03 T04 T05", "T11 T12 T13 T14 T15"]
    match = at(EMPTY, EMPTY, box=BARE, displays=displays)
    for word, left, right, reach in (
        ("L.0@a1", "T02 T03 T04 T05", "T11 T12 T13 T14 T15", "T11 T15 T05 T02"),
        ("r.0@a1", "T03 T04 T05", "T11 T12 T13 T14 T15", "T03 T05 T15 T11"),
        ("l.0@a7", "T03 T04 T05", "T11 T12 T13 T14", "T11 T14 T05 T03"),
        ("R.0@g9", "T03 T04 T05", "T11 T12 T13", "T03 T05 T13 T11"),
    ):
        match.play(word)
        assert look(match).displays == [left, right]
        assert reach_of(match) == dict(zip("LRlr", reach.split(), strict=True))


@clause("WOD-REACH-06")
def test_the_displays_of_those_who_have_passed_stay_in_reach() -> None:
    displays = ["T01 T02 T03", "T11 T12 T13", "T21 T22 T23"]
    match = at(EMPTY, FULL, FULL, displays=displays, passed=[1, 2], box=BARE)
    assert reach_of(match) == {"L": "T01", "R": "T03", "l": "T13", "r": "T21"}
    play(match, "l.0@a1 r.0@a4")
    assert look(match).displays == ["T01 T02 T03", "T11 T12", "T22 T23"]
    passing = at(EMPTY, FULL, displays=["T01 T02 T03", "T11 T12 T13"], seat=1, box=BARE)
    passing.play("pass")
    assert look(passing).displays == ["T01 T02 T03", "T11 T12 T13"]
    assert reach_of(passing) == {"L": "T01", "R": "T03", "l": "T13", "r": "T11"}


@clause("WOD-REACH-07")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_neighbour_is_not_protected_from_a_main_move(size: int) -> None:
    """Whatever is left there, with an empty bag and nobody to give a tile."""
    second = ["T11", "T12", "T13"][:size]
    match = at(EMPTY, EMPTY, displays=["T01 T02", " ".join(second)], bag="", box=BARE)
    match.play("l.0@a1")
    assert look(match).displays == ["T01 T02", " ".join(second[:-1])]
    assert (match.actor, look(match).phase) == (1, "main")


# Section 3.2: the turn


@clause("WOD-TURN-01")
@pytest.mark.parametrize(
    ("seats", "passed", "order"),
    [
        (2, [], [0, 1, 0, 1]),
        (3, [], [2, 0, 1, 2]),
        (4, [], [1, 2, 3, 0, 1]),
        (4, [2], [1, 3, 0, 1, 3]),
        (4, [2, 3, 0], [1, 1, 1]),
        (4, [0, 2], [3, 1, 3, 1]),
        (3, [0], [1, 2, 1]),
    ],
)
def test_turns_go_to_the_left(seats: int, passed: list[int], order: list[int]) -> None:
    match = at(*[EMPTY] * seats, box=BARE, passed=passed, seat=order[0])
    start = match.turn
    for n, seat in enumerate(order):
        assert (match.actor, look(match).seat, match.turn) == (seat, seat, start + n)
        assert match.view(None).turn_of == seat
        turn(match)


@clause("WOD-TURN-01")
def test_a_record_with_the_wrong_seat_is_refused() -> None:
    head = f"pond 1\ngame wodny_ogrod\nseats 3\noptions first=2\n@ {deal_words(3)}\n"
    assert Match.replay(f"{head}P2 L.0@a1\n").actor == 2
    for wrong in ("P1 L.0@a1", "P3 L.0@a1", "P2 L.0@a1\nP1 L.0@a1"):
        with pytest.raises(Illegal) as caught:
            Match.replay(f"{head}{wrong}\n")
        assert (caught.value.refusal, caught.value.clause) == ("order", "WOD-TURN-01")


@clause("WOD-TURN-01")
def test_in_every_game_the_next_seat_that_has_not_passed_follows() -> None:
    changes = 0
    for step in played():
        if step.after.turn == step.before.turn:
            assert step.after.seat == step.before.seat
            continue
        changes += 1
        assert step.after.turn == step.before.turn + 1
        seat = step.before.seat
        for _ in step.after.plots:
            seat = (seat + 1) % len(step.after.plots)
            if not step.after.plots[seat].passed:
                break
        assert (step.after.seat, step.after.actor) == (seat, seat)
    assert changes > 200


@clause("WOD-TURN-02")
def test_a_turn_has_one_main_move() -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands="S1")
    assert set(sorts(match)) == {*"LRlr", "S1"}
    match.play("L.0@a1")
    assert (match.actor, look(match).phase) == (0, "bonus")
    assert set(sorts(match)) == {"S1", "end"}
    for word in ("L.0@f6", "R.0@a9", "l.0@f6", "r.0@f6", "pass"):
        assert refused(match, word) == ("move_done", "WOD-TURN-02")
    match.play("end")
    assert (match.actor, look(match).moved) == (1, False)
    other = at(EMPTY, EMPTY, box=BARE)
    other.play("L.0@a1")
    assert (other.actor, other.turn) == (1, 2)


@clause("WOD-TURN-02", "WOD-END-01")
@pytest.mark.parametrize("source", list("LRlr"))
@pytest.mark.parametrize(("tile", "n"), [("T01", 2), ("T09", 1)])
def test_as_long_as_one_tile_fits_nobody_may_pass(source: str, tile: str, n: int) -> None:
    """A hole for one tile alone, which lies at one of the ends in reach."""
    hole = names(laid(art_of(BARE, tile), "0@c3"))
    ends = {**dict(zip("LRlr", ("T10", "T11", "T12", "T13"), strict=True)), source: tile}
    displays = [f"{ends['L']} T20 {ends['R']}", f"T21 T22 {ends['l']}", f"{ends['r']} T23 T24"]
    match = at(but(hole), FULL, FULL, box=BARE, displays=displays)
    assert match.words() == [f"{source}.0@c3", f"{source}.6@c3"][:n]
    assert refused(match, "pass") == ("tile_fits", "WOD-END-01")


@clause("WOD-TURN-02", "WOD-REACH-05", "WOD-END-01")
def test_a_tile_behind_the_ends_does_not_hinder_passing() -> None:
    hole = names(laid(Q, "0@c3"))
    for displays in (["T10 T01 T11", "T12 T13 T14"], ["T10 T11 T12", "T13 T01 T14"]):
        match = at(but(hole), FULL, box=BARE, displays=displays)
        assert match.words() == ["pass"]
    # Near for the others: the left end of the left neighbour, the right end of the right one.
    far = at(but(hole), FULL, FULL, box=BARE, displays=["T10 T11", "T01 T12", "T13 T14"])
    assert far.words() == ["pass"]
    far = at(but(hole), FULL, FULL, box=BARE, displays=["T10 T11", "T12 T13", "T14 T01"])
    assert far.words() == ["pass"]


@clause("WOD-TURN-02")
def test_codes_beyond_all_actions_are_no_actions() -> None:
    match = at(EMPTY, EMPTY, box=BARE)
    for code in (-1, -2, -N_CODES, N_CODES, N_CODES + 1, 2**40, -(2**62), 2**62, 10**30, -(10**30)):
        assert match.refusal(code) == ("no_such_action", "WOD-TURN-02")
    for code in (-(2**63), 2**63 - 1):
        found = doors.refusal(match.box.tables, match._states, 0, code)
        assert REFUSALS[found].name == "no_such_action"


@clause("WOD-TURN-03", "WOD-TURN-05")
@pytest.mark.parametrize("first", range(0, 64, 4))
def test_every_tile_fits_an_empty_garden_wherever_nothing_sticks_out(first: int) -> None:
    tiles = TILES[first : first + 4]
    rest = [tile for tile in TILES if tile not in tiles]
    displays = [f"{tiles[0]} {tiles[1]}", f"{rest[0]} {tiles[2]}", f"{tiles[3]} {rest[1]}"]
    match = at(EMPTY, EMPTY, EMPTY, displays=displays)
    wanted = []
    for source, tile in zip("LRlr", tiles, strict=True):
        found = ways(art_of(BOX, tile))
        height, width = len(art_of(BOX, tile).split("/")), art_of(BOX, tile).index("/")
        sizes = {(3, 3): 800, (2, 4): 792, (3, 4): 720, (2, 5): 704, (4, 4): 648}
        most = sizes[min(height, width), max(height, width)]
        assert len(found) == most or len(found) == most // 2
        wanted += [f"{source}.{way}" for way in found]
    assert match.words() == wanted


@clause("WOD-TURN-03")
@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("L.0@j10", True), ("L.0@k10", False), ("L.0@j11", False), ("L.0@l12", False),
        ("R.0@f1", True), ("R.0@g1", False), ("R.0@f12", True), ("R.0@l12", False),
        ("R.1@l6", True), ("R.1@l7", False), ("R.1@a6", True), ("R.1@a7", False),
    ],
)  # fmt: skip
def test_nothing_sticks_out(word: str, fits: bool) -> None:
    match = at(EMPTY, EMPTY, box=BARE, displays=["T01 T04 T02"])
    assert (word in match.words()) == fits
    if not fits:
        assert refused(match, word) == ("sticks_out", "WOD-TURN-03")


def free_words(match: Match) -> list[str]:
    """What the rules let the seat on turn lay, told from the position by the slow way."""
    now = look(match)
    own = now.plots[now.seat]
    signs, box = own.signs, match.box
    held = own.hand.split()
    found = []
    if len(held) < 2 and not now.moved:
        displays = [display.split() for display in now.displays]
        for source, tile in tiles_in_reach(displays, now.seat).items():
            found += [f"{source}.{way}" for way in ways(art_of(box, tile), signs)]
    for kind in KINDS:
        if kind in held:
            found += [f"{kind}.{way}" for way in ways(art_of(box, kind), signs)]
    laid_already = own.decorations.split()
    if match.options["variant"] == "b" and len(held) < 2 and not now.moved:
        decorated = [cell for cell, sign in signs.items() if sign.isdecimal()]
        for shape in ("D2", "D3", "D4"):
            if len(laid_already) < 3 and laid_already.count(shape) < 2:
                barred = {*signs, *beside(decorated)}
                found += [f"{shape}.{way}" for way in ways(art_of(box, shape), barred)]
    return found


def scattered(rng: random.Random, share: float) -> str:
    """A garden with so much water, in no pattern."""
    return water(names(cell for cell in GRID if rng.random() < share) or "a1")


@clause("WOD-TURN-04")
@pytest.mark.parametrize("seed", range(20))
def test_a_piece_lies_on_no_covered_cell(seed: int) -> None:
    rng = random.Random(seed)
    hand = rng.choice(["", *KINDS])
    garden = scattered(rng, rng.choice([0.05, 0.2, 0.35, 0.5, 0.7]))
    tiles = rng.sample(TILES, 8)
    displays = [" ".join(tiles[:4]), " ".join(tiles[4:])]
    variant = rng.choice(["base", "b"])
    match = at(garden, EMPTY, displays=displays, hands=hand, variant=variant, box=BARE)
    words, wanted = match.words(), free_words(match)
    water_words = [word for word in wanted if word[1] == "."]
    assert words == wanted + ([] if water_words else ["pass"])
    for source, tile in zip("LRlr", (0, 3, 7, 4), strict=True):
        every = {f"{source}.{way}" for way in ways(art_of(BARE, tiles[tile]))}
        for word in rng.sample(sorted(every - set(words)), min(20, len(every - set(words)))):
            assert refused(match, word) == ("covered", "WOD-TURN-04")


@clause("WOD-TURN-04")
def test_one_covered_cell_is_enough_to_bar_a_tile() -> None:
    own = laid(Q, "0@e5")
    for cell in GRID:
        match = at(water(cell_name(cell)), EMPTY, box=BARE)
        if cell in own:
            assert refused(match, "L.0@e5") == ("covered", "WOD-TURN-04")
        else:
            match.read("L.0@e5")  # a gap of the tile may be covered


@clause("WOD-TURN-05")
def test_ways_that_look_the_same_are_one() -> None:
    """The lowest orientation stands for them, and the others are understood."""
    match = at(EMPTY, EMPTY, box=BARE, hands="I3 S1 I2", displays=["T02 T04 T03"])
    bonus = {word[:4] for word in match.words()}
    assert bonus == {f"I2.{k}" for k in range(8)} | {"I3.0", "I3.1", "I3.4", "I3.5"} | {
        "S1.0", "S1.4"
    }  # fmt: skip
    for word, meant in (("I3.2@j1", "I3.0@j1"), ("I3.7@a1", "I3.5@a1"), ("S1.3@c3", "S1.0@c3")):
        other = fork(match)
        other.play(word)
        assert other.entries[-1].word == meant
        assert other.digest() == play(fork(match), meant).digest()
    play(match, "I3.0@a1 S1.0@a2")
    # A bar without symbols looks the same with either side up, a bar full of koi does not.
    assert {word[:3] for word in match.words() if word[0] in "LR"} == {
        "L.0", "L.1", "R.0", "R.1", "R.4", "R.5"
    }  # fmt: skip
    assert match.read("L.6@a5") == match.read("L.0@a5")
    assert match.read("R.6@a5") == match.read("R.4@a5") != match.read("R.0@a5")
    for orientation, source in ((2, 0), (4, 0), (7, 0), (2, 1), (7, 1)):
        code = (source * 8 + orientation) * 144 + 60
        assert match.refusal(code) == ("same_look", "WOD-TURN-05")


@clause("WOD-TURN-05", "WOD-TURN-06")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_shows_koi_in_0_to_3_and_lilies_mirrored_in_4_to_7(tile: str) -> None:
    others = [one for one in TILES if one != tile]
    match = at(EMPTY, EMPTY, displays=[f"{tile} {' '.join(others[:3])}"])
    number = TILES.index(tile)
    for orientation in (number % 4, 4 + number // 16):
        other = play(fork(match), f"L.{orientation}@d6")
        signs = plot(other).signs
        assert signs == laid(art_of(BOX, tile), f"{orientation}@d6")
        assert set(signs.values()) == {"~", "K" if orientation < 4 else "L"}


@clause("WOD-TURN-06")
def test_the_symbols_sit_in_the_same_places_of_the_tile() -> None:
    match = at(EMPTY, EMPTY, box=BARE)
    for orientation in range(8):
        for anchor in ("a1", "e5", "j10", "c3", "i4"):
            other = play(fork(match), f"L.{orientation}@{anchor}")
            assert plot(other).signs == laid(Q, f"{orientation}@{anchor}")
            assert shown_rows(other.view(None).gardens[0]) == list(plot(other).rows)


@clause("WOD-TURN-07")
def test_a_tile_need_not_touch_anything() -> None:
    match = at(water("a1-c3"), EMPTY, box=BARE)
    alone = [
        word
        for word in match.words()
        if word[0] == "L" and not beside(laid(Q, word[2:])) & set(cells("a1-c3"))
    ]
    assert len(alone) > 600
    match.play("L.3@j10")
    assert not beside(laid(Q, "3@j10")) & set(cells("a1-c3"))
    assert set(plot(match).signs) == {*cells("a1-c3"), *laid(Q, "3@j10")}


@clause("WOD-TURN-08", "WOD-BONUS-09")
def test_what_has_been_laid_stays_as_it_is() -> None:
    for step in played():
        for was, now in zip(step.before.plots, step.after.plots, strict=True):
            if was.rows != now.rows:
                assert was.signs.items() <= now.signs.items(), step.word


@clause("WOD-TURN-09")
def test_a_tile_may_cover_marked_areas_and_decoration_areas() -> None:
    match = at(EMPTY, EMPTY, box=box_with(A1="a:a1,b1,a2 1:c3 A:b3,b4", T01=Q), variant="a")
    match.play("L.0@a1")
    assert (plot(match).hand, plot(match).areas) == ("L3 S1", {"A": "lost"})


# Q laid as 0@a1 fills column a of this garden.
COLUMN = water("a4-a12")


@clause("WOD-TURN-10")
@pytest.mark.parametrize(
    ("source", "displays", "owner"),
    [
        ("L", ["T01 T10", "T11 T12 T13", "T14 T15 T16"], 0),
        ("R", ["T10 T01", "T11 T12 T13", "T14 T15 T16"], 0),
        ("l", ["T10 T11 T12", "T13 T01", "T14 T15 T16"], 1),
        ("r", ["T10 T11 T12", "T13 T14 T15", "T01 T16"], 2),
    ],
)
@pytest.mark.parametrize("bag", ["T20 T21", ""])
def test_a_display_is_refilled_before_the_awards(
    source: str, displays: list[str], owner: int, bag: str
) -> None:
    match = at(COLUMN, EMPTY, EMPTY, box=BARE, displays=displays, bag=bag)
    match.play(f"{source}.0@a1")
    nothing = ("", "")
    assert (plot(match).hand, plot(match).used) == nothing
    if bag:
        assert (match.actor, look(match).phase) == (CHANCE, "draw")
        match.play("T20")
        assert (plot(match).hand, plot(match).used) == nothing
        assert (match.actor, look(match).phase) == (owner, "side")
        match.play("left")
    else:
        assert (match.actor, look(match).phase) == (owner, "take")
        match.play(match.words()[-1])
    # The awards are those of the seat on turn, whoever refilled.
    assert [(one.hand, one.used) for one in look(match).plots] == [("I3", "C1"), nothing, nothing]
    assert (match.actor, look(match).phase, match.turn) == (0, "bonus", 1)
    match.play("I3.0@d5")
    assert (match.actor, look(match).phase, match.turn) == (1, "main", 2)


@clause("WOD-TURN-10", "WOD-KEEP-04")
def test_the_kept_token_may_be_used_before_and_after_the_main_move() -> None:
    match = at(COLUMN, EMPTY, box=BARE, hands="S1", displays=["T01 T10 T11"])
    before = play(fork(match), "S1.0@l12")
    assert (before.actor, look(before).phase, look(before).moved) == (0, "main", False)
    assert set(sorts(before)) == set("LRlr")
    before.play("L.0@a1")
    assert (plot(before).hand, look(before).phase) == ("I3", "bonus")
    after = play(fork(match), "L.0@a1")
    assert plot(after).hand == "I3 S1"
    after.play("S1.0@l12")
    assert plot(before).rows == plot(after).rows
    assert after.words() == before.words()


@clause("WOD-TURN-11", "WOD-KEEP-02")
def test_a_turn_ends_after_the_main_move_with_at_most_one_token() -> None:
    match = at(COLUMN, EMPTY, box=box_with(base="1:b1", T01=Q), hands="I2")
    assert refused(match, "end") == ("move_first", "WOD-TURN-11")
    match.play("L.0@a1")
    assert plot(match).hand == "I2 I3 S1"
    for word in ("S1.0@l12", "I2.0@c7"):
        assert refused(match, "end") == ("lay_bonus_first", "WOD-KEEP-02")
        assert "end" not in match.words()
        match.play(word)
    assert (match.actor, match.words()[-1], plot(match).hand) == (0, "end", "I3")
    ending, laying = fork(match), fork(match)
    ending.play("end")
    assert (ending.actor, ending.turn, plot(ending).hand) == (1, 2, "I3")
    # With an empty hand the turn ends by itself.
    laying.play("I3.0@f9")
    assert (laying.actor, laying.turn, plot(laying).hand) == (1, 2, "")
    empty = at(EMPTY, EMPTY, box=BARE)
    assert refused(empty, "end") == ("move_first", "WOD-TURN-11")


@clause("WOD-TURN-12")
def test_everybody_acts_in_the_own_garden_only() -> None:
    laying = 0
    for step in played():
        for seat, (was, now) in enumerate(zip(step.before.plots, step.after.plots, strict=True)):
            if seat != step.before.seat:
                assert was._replace(display=now.display) == now, step.word
            elif was.rows != now.rows:
                laying += 1
    assert laying > 300


@clause("WOD-TURN-12")
def test_a_tile_of_a_neighbour_is_laid_in_the_own_garden() -> None:
    match = at(EMPTY, EMPTY, EMPTY, box=BARE, displays=["T10 T11", "T12 T13 T01"], seat=0)
    match.play("l.0@a1")
    signs = [one.signs for one in look(match).plots]
    assert signs == [laid(Q, "0@a1"), {}, {}]


# Section 3.3: refilling a display


def short(
    bag: str = "T40 T41",
    *,
    first: str = "T01 T10",
    second: str = "T20 T21 T22",
    third: str = "T30 T31 T32 T33",
    word: str = "L.0@a1",
    **more: Any,
) -> Match:
    """Three players; seat 1 has just laid a tile."""
    more.setdefault("seat", 0)
    displays = [first, second, third]
    match = at(EMPTY, EMPTY, EMPTY, box=BARE, displays=displays, bag=bag, **more)
    return play(match, word)


@clause("WOD-REFILL-01")
@pytest.mark.parametrize(
    ("word", "owner", "more"),
    [
        ("L.0@a1", 0, {"first": "T01 T10"}),
        ("R.0@a1", 0, {"first": "T10 T01"}),
        ("l.0@a1", 1, {"first": "T10 T11 T12", "second": "T20 T21"}),
        ("r.0@a1", 2, {"first": "T10 T11 T12", "third": "T30 T31"}),
    ],
)
def test_a_display_of_one_tile_is_refilled_at_once(
    word: str, owner: int, more: dict[str, str]
) -> None:
    match = short(word=word, **more)
    assert (match.actor, look(match).phase, look(match).owner) == (CHANCE, "draw", owner)
    assert match.view(None).owner == owner
    assert len(look(match).displays[owner].split()) == 1
    assert refused(match, "end") == ("await_draw", "WOD-REFILL-02")
    match.play("T41")
    assert (match.actor, look(match).phase, look(match).owner) == (owner, "side", owner)
    match.play("right")
    # Exactly one tile, then the game goes on with the next seat.
    assert len(look(match).displays[owner].split()) == 2
    assert (match.actor, look(match).phase, match.turn) == (1, "main", 2)
    assert look(match).bag == ("T40",)


@clause("WOD-REFILL-01")
@pytest.mark.parametrize(("first", "refilled"), [("T01 T10", True), ("T01 T10 T11", False)])
def test_two_tiles_are_enough(first: str, refilled: bool) -> None:
    match = short(first=first)
    assert look(match).phase == ("draw" if refilled else "main")
    if not refilled:
        for word in ("left", "right", "take:l:left", "take:r:right", "T40"):
            assert refused(match, word) == ("no_refill", "WOD-REFILL-01")
    taking = short("", first=first)
    assert look(taking).phase == ("take" if refilled else "main")


@clause("WOD-REFILL-01")
@pytest.mark.parametrize("word", ["take:l:left", "take:l:right"])
def test_an_empty_display_gets_one_tile_too(word: str) -> None:
    match = short("", first="T01")
    assert (match.actor, look(match).displays[0]) == (0, "")
    match.play(word)
    assert look(match).displays == ["T22", "T20 T21", "T30 T31 T32 T33"]
    assert (match.actor, look(match).phase) == (1, "main")


@clause("WOD-REFILL-02")
@pytest.mark.parametrize(
    ("side", "word", "first", "display"),
    [
        ("left", "L.0@a1", "T01 T10", "T41 T10"),
        ("right", "L.0@a1", "T01 T10", "T10 T41"),
        ("left", "R.0@a1", "T10 T01", "T41 T10"),
        ("right", "R.0@a1", "T10 T01", "T10 T41"),
    ],
)
def test_a_tile_from_the_bag_goes_to_either_side(
    side: str, word: str, first: str, display: str
) -> None:
    match = short("T44 T41 T42 T40", first=first, word=word)
    assert match.words() == ["T40", "T41", "T42", "T44"]
    assert match.weights() == [1, 1, 1, 1]
    for tile in ("T43", "T01", "T10", "T30"):
        assert refused(match, tile) == ("not_in_bag", "WOD-REFILL-02")
    for other in ("left", "L.0@a5", "take:l:left", "pass"):
        assert refused(match, other) == ("await_draw", "WOD-REFILL-02")
    with pytest.raises(Unreadable, match="without the seat"):
        match.read("P1:T41")
    match.play("T41")
    # The owner looks at it first.
    assert (match.view(None).refill, look(match).drawn) == ("T41", "T41")
    assert look(match).bag == ("T40", "T42", "T44")
    assert (match.actor, match.words()) == (0, ["left", "right"])
    for other in ("T40", "end", "take:l:left", "L.0@a5", "pass", "first:P1"):
        assert refused(match, other) == ("must_put", "WOD-REFILL-02")
    match.play(side)
    assert look(match).displays == [display, "T20 T21 T22", "T30 T31 T32 T33"]
    assert match.view(None).refill is None
    assert look(match).bag == ("T40", "T42", "T44")


@clause("WOD-REFILL-01", "WOD-TURN-10")
def test_nothing_comes_between_a_main_move_and_its_refill() -> None:
    """Not even the kept token, which may else be used at any time."""
    drawing, taking = short(hands="S1"), short("", hands="S1")
    for word in ("S1.0@l12", "end", "drop:S1", "L.0@f6"):
        assert refused(drawing, word) == ("await_draw", "WOD-REFILL-02")
        assert refused(taking, word) == ("must_take", "WOD-REFILL-03")
    drawing.play("T40")
    for word in ("S1.0@l12", "end", "drop:S1", "L.0@f6"):
        assert refused(drawing, word) == ("must_put", "WOD-REFILL-02")
    drawing.play("left")
    taking.play("take:r:left")
    for match in (drawing, taking):
        assert (match.actor, look(match).phase, plot(match).hand) == (0, "bonus", "S1")


@clause("WOD-REFILL-02")
def test_the_bag_is_drawn_from_to_its_last_tile() -> None:
    match = short("T40")
    assert match.words() == ["T40"]
    play(match, "T40 left")
    assert look(match).bag == ()
    assert match.view(None).unseen == []


@clause("WOD-REFILL-03", "WOD-REFILL-04")
@pytest.mark.parametrize(
    ("take", "first", "second", "third"),
    [
        ("take:l:left", "T22 T10", "T20 T21", "T30 T31 T32 T33"),
        ("take:l:right", "T10 T22", "T20 T21", "T30 T31 T32 T33"),
        ("take:r:left", "T30 T10", "T20 T21 T22", "T31 T32 T33"),
        ("take:r:right", "T10 T30", "T20 T21 T22", "T31 T32 T33"),
    ],
)
def test_with_an_empty_bag_the_owner_takes_a_nearest_end(
    take: str, first: str, second: str, third: str
) -> None:
    match = short("")
    assert (match.actor, look(match).phase) == (0, "take")
    assert match.words() == ["take:l:left", "take:l:right", "take:r:left", "take:r:right"]
    for word in ("left", "T40", "end", "L.0@a5", "pass"):
        assert refused(match, word) == ("must_take", "WOD-REFILL-03")
    [event] = match.play(take)
    giver = 2 if ":l:" in take else 3
    assert (event.values["of"], event.values["tile"]) == (giver, "T22" if giver == 2 else "T30")
    assert look(match).displays == [first, second, third]
    assert (match.actor, look(match).phase) == (1, "main")


@clause("WOD-REFILL-03")
@pytest.mark.parametrize(
    ("take", "displays"),
    [
        ("take:l:left", ["T10 T11 T12", "T33 T20", "T30 T31 T32"]),
        ("take:l:right", ["T10 T11 T12", "T20 T33", "T30 T31 T32"]),
        ("take:r:left", ["T11 T12", "T10 T20", "T30 T31 T32 T33"]),
        ("take:r:right", ["T11 T12", "T20 T10", "T30 T31 T32 T33"]),
    ],
)
def test_the_neighbours_of_a_refill_are_those_of_the_owner(take: str, displays: list[str]) -> None:
    """Seat 1 lays a tile of seat 2, whose left neighbour is seat 3."""
    match = short("", first="T10 T11 T12", second="T20 T21", word="l.0@a1")
    assert (match.actor, look(match).seat) == (1, 0)
    match.play(take)
    assert look(match).displays == displays
    assert match.actor == 1


@clause("WOD-REFILL-03")
def test_with_two_players_the_other_is_both_neighbours() -> None:
    for take, displays in (
        ("take:l:left", ["T22 T10", "T20 T21"]),
        ("take:l:right", ["T10 T22", "T20 T21"]),
        ("take:r:left", ["T20 T10", "T21 T22"]),
        ("take:r:right", ["T10 T20", "T21 T22"]),
    ):
        match = at(EMPTY, EMPTY, box=BARE, displays=["T01 T10", "T20 T21 T22"], bag="")
        play(match, f"L.0@a1 {take}")
        assert look(match).displays == displays


@clause("WOD-REFILL-05")
@pytest.mark.parametrize(
    ("second", "third", "sides"),
    [
        ("T20 T21", "T30 T31 T32", "r"),
        ("T20 T21 T22", "T30 T31", "l"),
        ("T20", "T30 T31 T32", "r"),
        ("T20 T21 T22", "", "l"),
        ("T20 T21 T22", "T30 T31 T32", "lr"),
    ],
)
def test_a_neighbour_with_two_tiles_or_fewer_gives_none(
    second: str, third: str, sides: str
) -> None:
    match = short("", second=second, third=third)
    wanted = [f"take:{near}:{side}" for near in sides for side in ("left", "right")]
    assert match.words() == wanted
    for near in "lr":
        if near not in sides:
            for side in ("left", "right"):
                word = f"take:{near}:{side}"
                assert refused(match, word) == ("neighbour_short", "WOD-REFILL-05")


@clause("WOD-REFILL-06")
@pytest.mark.parametrize("others", [("T20 T21", "T30 T31"), ("T20", ""), ("T20 T21", "")])
def test_if_nobody_can_give_a_tile_the_display_stays_short(others: tuple[str, str]) -> None:
    second, third = others
    match = short("", second=second, third=third)
    assert look(match).displays == ["T10", second, third]
    assert (match.actor, look(match).phase) == (1, "main")
    empty = short("", first="T01", second=second, third=third)
    assert look(empty).displays == ["", second, third]
    assert (empty.actor, look(empty).phase) == (1, "main")


@clause("WOD-REFILL-06")
def test_a_display_may_run_out() -> None:
    match = at(EMPTY, EMPTY, box=BARE, displays=["T01 T10", "T20 T21"], bag="")
    play(match, "L.0@a1 l.0@a1 l.0@g1")
    assert look(match).displays == ["", "T20"]
    assert reach_of(match) == {"L": "T20"}
    match.play("L.0@a7")
    assert look(match).displays == ["", ""]
    assert (match.words(), reach_of(match)) == (["pass"], {})


@clause("WOD-REFILL-07")
@pytest.mark.parametrize("bag", ["T40", ""])
def test_those_who_have_passed_go_on_refilling(bag: str) -> None:
    match = short(bag, first="T10 T11 T12", second="T20 T21", word="l.0@a1", passed=[1, 2])
    if bag:
        assert match.actor == CHANCE
        match.play("T40")
    assert match.actor == 1
    match.play("left" if bag else "take:l:left")
    assert look(match).displays[1] == ("T40 T20" if bag else "T33 T20")
    assert (match.actor, match.turn, look(match).phase) == (0, 2, "main")


@clause("WOD-REFILL-08")
def test_one_refill_never_causes_another() -> None:
    """The giver had three tiles and keeps two."""
    match = short("", third="T30 T31")
    match.play("take:l:left")
    assert [len(display.split()) for display in look(match).displays] == [2, 2, 2]
    assert (match.actor, look(match).phase) == (1, "main")


@clause("WOD-REFILL-08")
def test_a_main_move_calls_for_one_refill_at_most() -> None:
    refills: Counter[tuple[int, int]] = Counter()
    found: Counter[str] = Counter()
    for k, step in enumerate(played()):
        if step.before.turn == 1 and step.before.phase == "main" and not step.before.moved:
            game = k
        if step.before.phase in ("side", "take"):
            refills[game, step.before.turn] += 1
            found[step.before.phase] += 1
            assert step.after.phase in ("main", "bonus")
        if step.before.phase == "draw":
            assert step.after.phase == "side"
    assert set(refills.values()) == {1}
    assert found["side"] > 3
    assert found["take"] > 0


@clause("WOD-REFILL-09")
def test_no_display_is_short_while_there_are_tiles_in_the_bag() -> None:
    least = 16
    for step in played():
        now = step.after
        if now.bag and now.phase in ("main", "bonus"):
            least = min(least, *(len(display.split()) for display in now.displays))
        if now.phase in ("draw", "side"):
            assert len(now.displays[now.owner].split()) == 1
    assert least == 2


# Section 3.4: bonus tokens


@clause("WOD-BONUS-01")
def test_awards_follow_a_tile_a_bonus_token_and_a_decoration() -> None:
    tile = at(COLUMN, EMPTY, box=BARE)
    tile.play("L.0@a1")
    assert (plot(tile).hand, plot(tile).used) == ("I3", "C1")
    token = at(water("a2-a12"), EMPTY, box=BARE, hands="S1")
    token.play("S1.0@a1")
    assert (plot(token).hand, plot(token).used) == ("I3", "C1")
    decoration = at(water("a3-a12"), EMPTY, box=BARE, variant="b")
    decoration.play("D2.1@a1")
    assert (plot(decoration).hand, plot(decoration).used) == ("I3", "C1")
    assert look(decoration).phase == "bonus"


def owed(one: Plot) -> tuple[str, str]:
    """Sections and areas whose token the garden has earned."""
    full = lines_of(one.signs)
    used = [
        id
        for k, id in enumerate(SECTIONS)
        if any(("row" if k < 3 else "col", 4 * (k % 3) + j) in full for j in range(4))
    ]
    done = [
        sign
        for sign, own in areas_of(BOX, one.layout).items()
        if not sign.isupper() and set(own) <= set(one.signs)
    ]
    return " ".join(used), in_order(done)


@clause("WOD-BONUS-01", "WOD-BONUS-07")
def test_in_every_game_what_is_earned_is_won_at_once() -> None:
    won = 0
    for step in played():
        was, now = step.before.plots[step.before.seat], step.after.plots[step.before.seat]
        if step.after.phase in ("draw", "side", "take"):
            assert (was.used, was.done) == (now.used, now.done)
            continue
        assert (now.used, now.done) == owed(now), step.word
        tokens = [SECTIONS[id] for id in {*now.used.split()} - {*was.used.split()}]
        tokens += [
            "L3" if sign.isalpha() else "S1" for sign in {*now.done.split()} - {*was.done.split()}
        ]
        held = Counter(was.hand.split()) + Counter(tokens)
        what = step.word.partition(".")[0].removeprefix("drop:")
        held[what] -= what in KINDS
        assert Counter(now.hand.split()) == +held, step.word
        won += len(tokens)
    assert won > 60


@clause("WOD-BONUS-02")
@pytest.mark.parametrize("kind", ["row", "col"])
@pytest.mark.parametrize("line", range(12))
def test_a_full_line_wins_the_token_of_its_section(kind: str, line: int) -> None:
    own = [cell for cell in GRID if cell[0 if kind == "row" else 1] == line]
    section = ("R" if kind == "row" else "C") + str(1 + line // 4)
    for last in (own[0], own[5], own[11]):
        others = names(set(own) - {last})
        match = at(water(others), EMPTY, box=BARE, hands="S1")
        events = match.play(f"S1.4@{cell_name(last)}")
        assert (plot(match).used, plot(match).hand) == (section, SECTIONS[section])
        assert match.view(None).gardens[0].sections == {**SECTIONS, section: None}
        assert [event.values.get("section") for event in events] == [None, section]
    # Eleven cells are not enough.
    match = at(water(names(own[:10])), EMPTY, box=BARE, hands="S1")
    match.play(f"S1.4@{cell_name(own[10])}")
    assert (plot(match).used, plot(match).hand) == ("", "")


@clause("WOD-BONUS-03")
@pytest.mark.parametrize(
    ("lines", "section"),
    [("row 0 1 2 3", "R1"), ("row 7 4 6", "R2"), ("col 3 0", "C1"), ("col 11 8 9", "C3")],
)
def test_a_section_gives_its_token_once(lines: str, section: str) -> None:
    kind, numbers = lines.split()[0], lines.split()[1:]
    some = [cell for cell in GRID if str(cell[0 if kind == "row" else 1]) in numbers]
    last = [(int(n), 5) if kind == "row" else (5, int(n)) for n in numbers]
    garden = water(names(set(some) - set(last)))
    match = at(garden, EMPTY, box=BARE, hands=" ".join(["S1"] * len(last)))
    for k, cell in enumerate(last, 1):
        match.play(f"S1.0@{cell_name(cell)}")
        assert plot(match).used == section
        assert plot(match).hand.split().count(SECTIONS[section]) == 1
        assert match.total(0) == k  # they score all the same
    assert plot(match).hand == SECTIONS[section]


@clause("WOD-BONUS-04")
@pytest.mark.parametrize(
    ("garden", "word", "used", "hand"),
    [
        # Two and three rows of one section.
        ("a1-k2", "I2.1@l1", "R1", "I2"),
        ("a2-k4", "I3.1@l2", "R1", "I2"),
        ("a1-j1 a2-k2", "L3.2@k1", "R1", "I2"),
        # Rows 4 and 5 belong to different sections, 8 and 9 too.
        ("a4-k5", "I2.1@l4", "R1 R2", "I2 I2"),
        ("a8-k9", "I2.1@l8", "R2 R3", "I2 I2"),
        ("d2-e12", "I2.0@d1", "C1 C2", "I3 I3"),
        ("h2-i12", "I2.0@h1", "C2 C3", "I3 I3"),
        ("a2-b12", "I2.0@a1", "C1", "I3"),
        # A row and a column.
        ("b1-l1 a2-a12", "S1.0@a1", "R1 C1", "I2 I3"),
        ("a12-k12 l1-l11", "S1.0@l12", "R3 C3", "I2 I3"),
        ("a6-e6 g6-l6 f1-f5 f7-f12", "S1.0@f6", "R2 C2", "I2 I3"),
    ],
)
def test_several_lines_at_once(garden: str, word: str, used: str, hand: str) -> None:
    match = at(water(garden), EMPTY, box=BARE, hands=word[:2])
    match.play(word)
    assert (plot(match).used, plot(match).hand) == (used, hand)


@clause("WOD-BONUS-04")
def test_a_tile_may_win_all_six_edge_tokens() -> None:
    match = at(but("d4-d10"), EMPTY, box=BARE, displays=["T02 T10 T11"])
    match._states[0].gardens[0].used = 0  # as if nothing had been won yet
    match.play("L.1@d4")
    assert (plot(match).used, plot(match).hand) == ("R1 R2 R3 C1 C2 C3", "I2 I2 I2 I3 I3 I3")


@clause("WOD-BONUS-05", "WOD-SETUP-05")
@pytest.mark.parametrize("layout", list(MAPS))
def test_every_marked_area_wins_a_token_of_its_shape(layout: str) -> None:
    for sign, own in named(layout).items():
        if sign.isupper():
            continue
        assert len(own) == (3 if sign.isalpha() else 1)
        for last in own:
            others = set(own) - {last}
            match = on_layout(layout, water(names(others)), hands="S1")
            [_, event] = match.play(f"S1.0@{cell_name(last)}")
            token = "L3" if sign.isalpha() else "S1"
            assert (plot(match).done, plot(match).hand) == (sign, token)
            assert (event.key, event.values["token"]) == ("won_area", token)
            status = {area.id: area.status for area in match.view(None).gardens[0].areas}
            assert [id for id, one in status.items() if one != "open"] == [sign]


@clause("WOD-BONUS-05")
def test_an_area_gives_its_token_once() -> None:
    box = box_with(base="a:a1,b1,a2 1:d1 2:f1")
    match = at(water("a1 b1"), EMPTY, box=box, hands="S1 S1")
    match.play("S1.0@a2")
    assert (plot(match).hand, plot(match).done) == ("L3 S1", "a")
    match.play("S1.0@d1")
    assert (plot(match).hand, plot(match).done) == ("L3 S1", "a 1")
    match.play("S1.0@f9")
    assert (plot(match).hand, plot(match).done) == ("L3", "a 1")


@clause("WOD-BONUS-05")
def test_a_square_area_may_be_larger_in_a_corrected_file() -> None:
    box = box_with(base="1:c3,d3,c4,d4 2:h8,h9")
    match = at(water("c3 d3 c4"), EMPTY, box=box, hands="I2")
    match.play("I2.0@d4")
    assert (plot(match).hand, plot(match).done) == ("S1", "1")
    other = at(water("h8"), EMPTY, box=box, hands="S1 L3")
    other.play("S1.0@h9")
    assert (plot(other).hand, plot(other).done) == ("L3 S1", "2")


@clause("WOD-BONUS-05", "WOD-BONUS-06")
def test_several_areas_and_lines_may_be_won_by_one_token() -> None:
    box = box_with(base="a:a1,b1,a2 1:c3 2:c1 b:b3,b4,c4", T01=Q)
    match = at(water("b4 c4 a4-a12"), EMPTY, box=box)
    match.play("L.0@a1")
    assert (plot(match).done, plot(match).used) == ("a b 1 2", "C1")
    assert plot(match).hand == "I3 L3 L3 S1 S1"


@clause("WOD-BONUS-06")
def test_an_area_may_be_covered_bit_by_bit() -> None:
    box = box_with(base="a:a1,b1,a2 1:d1 2:f1")
    match = at(EMPTY, EMPTY, box=box, hands=["S1", "S1"], displays=["T02 T10 T11", "T12 T13 T14"])
    play(match, "S1.0@a1 L.0@h8")
    assert (plot(match).done, plot(match).hand, match.actor) == ("", "", 1)
    play(match, "S1.0@a1 L.0@h8")
    assert (plot(match).done, plot(match, 1).done, match.actor) == ("", "", 0)
    # The last two cells follow in another turn, one by one.
    later = at("/".join(plot(match).rows), EMPTY, box=box, hands="S1 S1")
    later.play("S1.4@b1")
    assert (plot(later).done, plot(later).hand) == ("", "S1")
    later.play("S1.0@a2")
    assert (plot(later).done, plot(later).hand) == ("a", "L3")


@clause("WOD-BONUS-07")
def test_awards_cannot_be_refused() -> None:
    box = box_with(base="1:c3", T01=Q)
    match = at(COLUMN, EMPTY, box=box)
    match.play("L.0@a1")
    assert plot(match).hand == "I3 S1"
    assert set(sorts(match)) == {"I3", "S1"}
    assert refused(match, "drop:I3") == ("bonus_fits", "WOD-KEEP-05")
    assert refused(match, "end") == ("lay_bonus_first", "WOD-KEEP-02")


@clause("WOD-BONUS-07", "WOD-DECO-07")
def test_decorations_are_settled_before_lines_and_areas() -> None:
    """The decoration on c1 and d1 fills row 1; the line is won in the same go."""
    box = box_with(A1="A:c1,d1 1:c2")
    match = at(water("a1 b1 e1-l1 d2"), EMPTY, box=box, hands="S1", variant="a")
    events = match.play("S1.0@c2")
    assert [event.key for event in events] == ["laid_bonus", "decorated", "won_line", "won_area"]
    assert (plot(match).used, plot(match).done, plot(match).hand) == ("R1", "1", "I2 S1")
    assert plot(match).rows[0] == "~~11~~~~~~~~"


@clause("WOD-BONUS-08")
@pytest.mark.parametrize(("kind", "n"), [("I2", 1056), ("I3", 480), ("L3", 968), ("S1", 288)])
def test_a_token_in_hand_may_be_laid_like_a_tile(kind: str, n: int) -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands=kind)
    words = [word for word in match.words() if word.startswith(f"{kind}.")]
    assert len(words) == n
    assert words == [f"{kind}.{way}" for way in ways(art_of(BARE, kind))]
    for other in set(KINDS) - {kind}:
        assert refused(match, f"{other}.0@a1") == ("not_in_hand", "WOD-BONUS-08")
    rng = random.Random(8)
    for word in [words[0], words[-1], *rng.sample(words, 12)]:
        after = play(fork(match), word)
        assert plot(after).signs == laid(art_of(BARE, kind), word[3:])
        assert plot(after).hand == ""
    crowded = at(but("b2 c2 f7 h9-i10"), EMPTY, box=BARE, hands=kind)
    assert [word for word in crowded.words() if word[2] == "."] == free_words(crowded)
    assert refused(crowded, f"{kind}.0@a1") == ("covered", "WOD-TURN-04")
    if kind != "S1":
        assert refused(crowded, f"{kind}.0@l12") == ("sticks_out", "WOD-TURN-03")


@clause("WOD-BONUS-08")
@pytest.mark.parametrize(
    ("word", "signs"),
    [
        ("I2.0@b2", {"koi": "b2", "water": "c2"}),
        ("I2.1@b2", {"koi": "b2", "water": "b3"}),
        ("I2.2@b2", {"koi": "c2", "water": "b2"}),
        ("I2.4@b2", {"lily": "c2", "water": "b2"}),
        ("I2.6@b2", {"lily": "b2", "water": "c2"}),
        ("I3.0@b2", {"koi": "c2", "water": "b2 d2"}),
        ("I3.5@b2", {"lily": "b3", "water": "b2 b4"}),
        ("L3.0@b2", {"koi": "b3", "water": "b2 c3"}),
        ("L3.1@b2", {"koi": "b2", "water": "c2 b3"}),
        ("L3.3@b2", {"koi": "c3", "water": "b3 c2"}),
        ("L3.4@b2", {"lily": "c3", "water": "b3 c2"}),
        ("L3.5@b2", {"lily": "b3", "water": "b2 c3"}),
        ("S1.0@l12", {"koi": "l12"}),
        ("S1.4@l12", {"lily": "l12"}),
    ],
)
def test_a_bonus_token_lies_as_it_is_turned(word: str, signs: dict[str, str]) -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands=word[:2])
    match.play(word)
    assert plot(match).signs == signs_of(drawn(**signs))


@clause("WOD-BONUS-09", "WOD-SCORE-03")
@pytest.mark.parametrize(("side", "symbol"), [(0, "K"), (4, "L")])
def test_the_symbols_of_bonus_tokens_count_in_groups(side: int, symbol: str) -> None:
    match = at(drawn(**{"koi" if symbol == "K" else "lily": "a1-f1"}), EMPTY, box=BARE, hands="S1")
    other = play(fork(match), f"S1.{4 - side}@g1")
    assert (match.total(0), other.total(0)) == (0, 0)
    match.play(f"S1.{side}@g1")
    assert (match.total(0), plot(match).rows[0]) == (2, symbol * 7 + ".....")
    assert refused(match, "L.0@g1") == ("covered", "WOD-TURN-04")
    for _ in range(3):
        turn(match)
        turn(match)
    assert plot(match).rows[0].startswith(symbol * 7)


@clause("WOD-BONUS-10")
def test_a_chain_of_tokens_goes_on() -> None:
    """Every square token lies on the next square area, up to all five of the base layout."""
    match = at(EMPTY, EMPTY, hands="S1")
    for cell in ("g2", "k7", "f11", "b6", "g6"):
        assert plot(match).hand == "S1"
        match.play(f"S1.0@{cell}")
        assert (match.actor, look(match).phase, match.turn) == (0, "main", 1)
    assert (plot(match).done, plot(match).hand) == ("1 2 3 4 5", "S1")
    match.play("S1.0@a1")
    assert (plot(match).hand, look(match).phase) == ("", "main")


# Section 3.5: keeping a token


@clause("WOD-KEEP-01")
def test_one_token_may_stay_in_hand_for_later_turns() -> None:
    match = at(COLUMN, EMPTY, box=BARE)
    play(match, "L.0@a1 end")
    for n in range(3):
        assert (match.actor, plot(match).hand, match.turn) == (1, "I3", 2 + 2 * n)
        turn(match)
        assert (match.actor, plot(match).hand) == (0, "I3")
        assert sorts(match)["I3"] > 100
        turn(match)
        assert match.words()[-1] == "end"
        match.play("end")
    assert plot(match).hand == "I3"
    # A single one need not be discarded either.
    one = at(but(DIAGONAL), EMPTY, box=BARE, hands="L3")
    assert refused(one, "drop:L3") == ("may_keep_one", "WOD-KEEP-01")


@clause("WOD-KEEP-02")
def test_with_two_tokens_nothing_else_may_be_done() -> None:
    """The kept token filled a row and a column before the main move."""
    match = at(water("a1-k1 l2-l12"), EMPTY, box=BARE, hands="S1", variant="b")
    assert {"L", "S1", "D2"} <= set(sorts(match))
    match.play("S1.0@l1")
    assert (plot(match).hand, look(match).phase, look(match).moved) == ("I2 I3", "main", False)
    assert set(sorts(match)) == {"I2", "I3"}
    assert match.words() == free_words(match)
    for word in ("L.0@a5", "R.0@a5", "l.0@a5", "r.0@a5", "D2.0@a5", "pass", "end"):
        assert refused(match, word) == ("lay_bonus_first", "WOD-KEEP-02")
    match.play("I2.0@c6")
    assert set(sorts(match)) == {*"LRlr", "I3", "D2", "D3", "D4"}
    match.play("L.0@a8")
    assert (look(match).phase, plot(match).hand) == ("bonus", "I3")


@clause("WOD-KEEP-02")
def test_two_tokens_of_one_kind_are_two_tokens() -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands="S1 S1")
    assert sorts(match) == {"S1": 288}
    match.play("S1.0@a1")
    assert set(sorts(match)) == {*"LRlr", "S1"}
    three = at(EMPTY, EMPTY, box=BARE, hands="S1 S1 I2")
    three.play("S1.0@a1")
    assert set(sorts(three)) == {"S1", "I2"}


@clause("WOD-KEEP-03")
@pytest.mark.parametrize("kept", ["I2", "I3", "S1"])
def test_any_of_several_tokens_may_be_kept(kept: str) -> None:
    """The `I2` was kept before, the others are won in this turn."""
    match = at(COLUMN, EMPTY, box=box_with(base="1:b1", T01=Q), hands="I2")
    match.play("L.0@a1")
    assert plot(match).hand == "I2 I3 S1"
    for kind, cell in (("I2", "f6"), ("I3", "f8"), ("S1", "f10")):
        if kind != kept:
            match.play(f"{kind}.0@{cell}")
    assert (plot(match).hand, match.actor) == (kept, 0)
    match.play("end")
    assert (plot(match).hand, match.actor) == (kept, 1)


@clause("WOD-KEEP-04", "WOD-END-02")
def test_the_kept_token_may_be_laid_though_no_tile_fits_then() -> None:
    hole = laid(Q, "0@c3")
    match = at(but(names(hole)), FULL, box=BARE, hands="S1", displays=["T01 T10 T11"])
    assert set(sorts(match)) == {"L", "S1"}
    match.play("S1.0@c3")
    assert match.words() == ["pass"]
    match.play("pass")
    assert (match.actor, plot(match).passed) == (1, True)


def stuck(hands: str) -> Match:
    """Only single cells are empty, so a token of two cells or more fits nowhere."""
    return at(but(DIAGONAL), EMPTY, box=BARE, hands=hands)


@clause("WOD-KEEP-05")
@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ("I2 I3", "drop:I2 drop:I3"),
        ("L3 L3", "drop:L3"),
        ("I2 I3 L3", "drop:I2 drop:I3 drop:L3"),
        ("I3 I3 L3 L3", "drop:I3 drop:L3"),
    ],
)
def test_tokens_that_fit_nowhere_are_discarded_until_one_is_left(hands: str, words: str) -> None:
    match = stuck(hands)
    assert match.words() == words.split()
    for kind in KINDS:
        if kind not in hands:
            assert refused(match, f"drop:{kind}") == ("not_in_hand", "WOD-BONUS-08")
    for word in ("pass", "L.0@a1", "end", "D2.0@a1"):
        assert refused(match, word) == ("lay_bonus_first", "WOD-KEEP-02")
    held = hands.split()
    while len(held) > 1:
        assert set(match.words()) == {f"drop:{kind}" for kind in held}
        kind = held.pop()
        match.play(f"drop:{kind}")
        assert plot(match).hand == " ".join(sorted(held))
        assert plot(match).rows == tuple(but(DIAGONAL).split("/"))
    # One is left, and it was before the main move: the turn goes on.
    assert refused(match, f"drop:{held[0]}") == ("may_keep_one", "WOD-KEEP-01")
    assert (match.actor, look(match).phase, match.words()) == (0, "main", ["pass"])


@clause("WOD-KEEP-05")
def test_nothing_is_discarded_while_a_token_fits() -> None:
    match = stuck("I2 S1")
    assert set(sorts(match)) == {"S1"}
    for kind in ("I2", "S1"):
        assert refused(match, f"drop:{kind}") == ("bonus_fits", "WOD-KEEP-05")
    one = at(but(f"{DIAGONAL} a2"), EMPTY, box=BARE, hands="I2 I3 L3")
    assert one.words() == free_words(one)
    assert set(sorts(one)) == {"I2", "L3"}
    assert refused(one, "drop:I3") == ("bonus_fits", "WOD-KEEP-05")


@clause("WOD-KEEP-05")
def test_after_the_main_move_the_turn_ends_with_what_is_left() -> None:
    """Q fills the first three rows and columns; no other token fits anywhere then."""
    hole = names(laid(Q, "0@a1"))
    match = at(but(f"{hole} d4"), EMPTY, box=BARE, displays=["T01 T10 T11"])
    match._states[0].gardens[0].used = 0  # as if no edge token had been won yet
    match.play("L.0@a1")
    assert plot(match).hand == "I2 I2 I2 I3 I3 I3"
    assert look(match).phase == "bonus"
    for word in ("drop:I2", "drop:I3", "drop:I3", "drop:I3", "drop:I2"):
        assert refused(match, "end") == ("lay_bonus_first", "WOD-KEEP-02")
        assert word in match.words()
        match.play(word)
        assert (match.actor, look(match).phase) == (0, "bonus")
    assert (plot(match).hand, match.words()) == ("I2", ["end"])
    # Discarded tokens are out of the game: the sections stay used up.
    assert match.view(None).gardens[0].sections == dict.fromkeys(SECTIONS)
    match.play("end")
    assert (match.actor, plot(match).hand) == (1, "I2")


@clause("WOD-KEEP-06")
def test_a_token_in_hand_counts_nothing_at_the_end() -> None:
    for hands in (["", ""], ["I3", "S1"]):
        match = ended(drawn(koi="a1-g1"), drawn(lily="a1-h1", water="i1-l1"), hands=hands)
        assert match.outcome is not None
        assert " ".join(match.outcome.words) == "P1 2 P2 3 win P2"
        assert [one.hand for one in look(match).plots] == hands


# Section 3.6: decorations on side A


@clause("WOD-DECO-01")
def test_a_decoration_area_is_neither_covered_nor_marked() -> None:
    match = on_layout("A1", EMPTY, hands="S1 S1")
    assert plot(match).rows == ("." * 12,) * 12
    assert plot(match).areas == {"A": "open", "B": "open", "C": "open"}
    play(match, "S1.0@e6 S1.0@f6")  # the whole of area A
    assert (plot(match).hand, plot(match).done, plot(match).decorations) == ("", "", "")
    assert plot(match).areas == {"A": "lost", "B": "open", "C": "open"}
    row = at(water("a6-d6 g6-k6"), EMPTY, variant="a", hands="S1", box=BARE)
    row.play("S1.0@l6")
    assert plot(row).used == ""  # e6 and f6 are empty cells


@clause("WOD-DECO-02")
@pytest.mark.parametrize("layout", ["A1", "A2", "A3", "A4"])
def test_every_decoration_area_is_won_by_surrounding_it(layout: str) -> None:
    for sign, own in named(layout).items():
        if not sign.isupper():
            continue
        around = sorted(beside(own))
        assert len(around) == {2: 6, 3: 7, 4: 8}[len(own)]
        for last in around:
            match = on_layout(layout, water(names(set(around) - {last})), hands="S1")
            assert (plot(match).areas[sign], plot(match).decorations) == ("open", "")
            held = plot(match)
            events = match.play(f"S1.0@{cell_name(last)}")
            shape = f"D{len(own)}"
            assert (plot(match).areas[sign], plot(match).decorations) == ("won", shape)
            assert look(match).supply == {"D2": 8, "D3": 8, "D4": 8} | {shape: 7}
            digits = {cell for cell, mark in plot(match).signs.items() if mark == "1"}
            assert digits == set(own)
            assert len(plot(match).signs) == len(held.signs) + 1 + len(own)
            assert [event.key for event in events][:2] == ["laid_bonus", "decorated"]
            assert (events[1].values["shape"], events[1].values["area"]) == (shape, sign)


@clause("WOD-DECO-02")
def test_water_tiles_and_bonus_tokens_surround_alike_and_at_once() -> None:
    match = on_layout("A2", water("c1"), box=AREAS, displays=["T02 T10 T11"])
    match.play("L.0@a2")
    assert (plot(match).areas, plot(match).rows[0][:3]) == ({"A": "won"}, "11~")
    assert match.actor == 1  # nothing is to be done about it


@clause("WOD-DECO-02")
def test_corners_do_not_matter() -> None:
    box = AREAS
    for corner in ("d4", "g4", "d6", "g6"):
        match = at(water("e4 f4 e6 f6 d5"), EMPTY, box=box, hands="S1 S1", variant="a")
        match.play(f"S1.0@{corner}")
        assert plot(match).areas == {"A": "open"}
        match.play("S1.0@g5")
        assert plot(match).areas == {"A": "won"}


@clause("WOD-DECO-02")
def test_one_token_may_win_several_decorations() -> None:
    box = box_with(A1="A:b2,b3 B:d2,d3 C:c5,d5,c6,d6")
    around = beside(cells("b2 b3")) | beside(cells("d2 d3")) | beside(cells("c5 d5 c6 d6"))
    last = cells("c2 c3 c4")
    match = at(water(names(around - set(last))), EMPTY, box=box, hands="I3", variant="a")
    assert set(plot(match).areas.values()) == {"open"}
    match.play("I3.1@c2")
    assert plot(match).areas == {"A": "won", "B": "won", "C": "won"}
    assert plot(match).decorations == "D2 D2 D4"
    assert look(match).supply == {"D2": 6, "D3": 8, "D4": 7}
    assert [row[:5] for row in plot(match).rows[1:6]] == [
        "~1~2~", "~1K2~", ".~~~.", ".~33~", ".~33~"
    ]  # fmt: skip


@clause("WOD-DECO-03")
def test_at_the_edge_nothing_is_needed() -> None:
    corners = {
        "A1": "A:a1,b1 B:k1,l1 C:a12,b12 D:l11,l12 E:a6,a7 F:f12,g12",
        "A2": "A:a1,a2,b2 B:k11,l11,k12,l12",
    }
    box = box_with(**corners)
    for layout in corners:
        for sign, own in areas_of(box, layout).items():
            around = sorted(beside(own))
            for last in around:
                garden = water(names(set(around) - {last}))
                match = on_layout(layout, garden, box=box, hands="S1")
                assert set(plot(match).areas.values()) == {"open"}
                match.play(f"S1.0@{cell_name(last)}")
                assert [id for id, one in plot(match).areas.items() if one == "won"] == [sign]
                signs = plot(match).signs
                assert [cell for cell in signs if signs[cell] == "1"] == sorted(own)


@clause("WOD-DECO-03")
def test_the_grid_does_not_run_on_behind_its_edge() -> None:
    """What lies at the other end of a row is not beside an area at the edge."""
    match = on_layout("A4", water("l4 k5 l7 a5 a6 a7"), box=AREAS, hands="S1")
    assert plot(match).areas == {"A": "open"}
    match.play("S1.0@k6")
    assert plot(match).areas == {"A": "won"}


@clause("WOD-DECO-03")
def test_a_decoration_does_not_help_to_surround() -> None:
    # A decoration lies on area B, and all else around area A but c2 is covered.
    garden = drawn(water="d2 b3 c4 d4", d1="e3 f3")
    match = on_layout("A3", garden, box=AREAS, hands="S1")
    match.play("S1.0@c2")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "open", "B": "won"}, "D2")
    # Two areas side by side: around both all is covered, and neither is won.
    both = beside(cells("c3 d3 e3 f3"))
    match = on_layout("A3", water(names(both - {(1, 2)})), box=AREAS, hands="S1")
    match.play("S1.0@c2")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "open", "B": "open"}, "")
    # Water on the one surrounds the other.
    match = on_layout("A3", "/".join(plot(match).rows), box=AREAS, hands="S1")
    match.play("S1.0@e3")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "won", "B": "lost"}, "D2")


@clause("WOD-DECO-04", "WOD-DECO-05")
def test_a_token_that_surrounds_an_area_and_covers_a_cell_of_it_loses_it() -> None:
    box = AREAS
    match = at(water("e4 f4 e6 f6 d5"), EMPTY, box=box, hands="I2", variant="a")
    events = match.play("I2.0@f5")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "lost"}, "")
    assert [event.key for event in events] == ["laid_bonus", "area_lost"]
    assert look(match).supply["D2"] == 8
    beside_it = at(water("e4 f4 e6 f6 d5"), EMPTY, box=box, hands="I2", variant="a")
    beside_it.play("I2.0@g5")
    assert plot(beside_it).areas == {"A": "won"}


@clause("WOD-DECO-05")
@pytest.mark.parametrize("cell", ["e5", "f5"])
@pytest.mark.parametrize("what", ["S1", "tile"])
def test_an_area_with_a_covered_cell_is_lost_for_good(cell: str, what: str) -> None:
    box = AREAS
    others = "e4 f4 e6 f6 d5"
    if what == "S1":
        match = at(water(others), EMPTY, box=box, hands="S1 S1", variant="a")
        match.play(f"S1.0@{cell}")
    else:
        # A bar across the cell, from top to bottom.
        column = cell[0]
        around = " ".join(one for one in others.split() if one[0] != column)
        match = at(water(around), EMPTY, box=box, hands="S1", variant="a", displays=["T02 T10 T11"])
        match.play(f"L.1@{column}2")
    assert plot(match).areas == {"A": "lost"}
    match.play("S1.0@g5")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "lost"}, "")
    # The other cell is an ordinary one.
    other = "f5" if cell == "e5" else "e5"
    later = at("/".join(plot(match).rows), EMPTY, box=box, hands="S1", variant="a")
    later.play(f"S1.4@{other}")
    assert (plot(later).areas, plot(later).decorations) == ({"A": "lost"}, "")
    assert plot(later).signs[cells(other)[0]] == "L"


@clause("WOD-DECO-05")
def test_a_lost_area_is_not_found_again_in_a_game() -> None:
    changes: Counter[tuple[str, str]] = Counter()
    for step in played():
        for was, now in zip(step.before.plots, step.after.plots, strict=True):
            for sign, status in was.areas.items():
                if now.areas[sign] != status:
                    changes[status, now.areas[sign]] += 1
            on = {sign for sign, own in areas_of(BOX, now.layout).items() if sign.isupper()
                  and any(now.signs.get(cell, "1") in "~KL" for cell in own)}  # fmt: skip
            if step.after.phase in ("main", "bonus", "ended"):
                assert {sign for sign, status in now.areas.items() if status == "lost"} == on
    assert set(changes) <= {("open", "lost"), ("open", "won")}
    assert changes["open", "lost"] > 5


@clause("WOD-DECO-06")
def test_nothing_may_be_laid_on_a_decoration() -> None:
    box = AREAS
    match = at(water("e4 f4 e6 f6 d5"), EMPTY, box=box, hands="S1 S1", variant="a")
    match.play("S1.0@g5")
    for cell in ("e5", "f5"):
        assert refused(match, f"S1.0@{cell}") == ("covered", "WOD-TURN-04")
    assert match.words() == free_words(match)
    side_b = at(drawn(d1="e5 f5"), EMPTY, box=BARE, hands="S1", variant="b")
    for word in ("S1.0@e5", "L.0@e5", "D3.0@e4"):
        assert refused(side_b, word) == ("covered", "WOD-TURN-04")
    assert side_b.words() == free_words(side_b)


@clause("WOD-DECO-07")
def test_a_decoration_fills_lines_for_the_award_and_the_score() -> None:
    box = AREAS
    match = at(
        drawn(water="a5-d5 g5-k5 e4 f4 e6 f6 e1-e3 e7-e11", d1="e5 f5"),
        EMPTY,
        box=box,
        hands="S1 S1",
        variant="a",
    )
    play(match, "S1.0@l5 S1.0@e12")
    assert (plot(match).used, plot(match).hand) == ("R2 C2", "I2 I3")
    assert match.view(None).gardens[0].sheet == {
        "row": 1, "column": 1, "group": 0, "decoration": 0
    }  # fmt: skip


@clause("WOD-DECO-08")
def test_a_decoration_belongs_to_no_group() -> None:
    across = drawn(koi="a1-d1 g1-i1", d1="e1 f1")
    match = at(across, EMPTY, box=BARE, variant="b")
    assert match.total(0) == 0
    assert sorted(one.size for one in match.view(None).gardens[0].groups) == [3, 4]
    beside_it = drawn(koi="a1-f1", d1="g1 h1")
    assert at(beside_it, EMPTY, box=BARE, variant="b").total(0) == 0
    lone = at(drawn(d1="g1 h1"), EMPTY, box=BARE, variant="b")
    assert lone.view(None).gardens[0].groups == []


@clause("WOD-DECO-09")
def test_a_decoration_is_worth_nothing_by_itself() -> None:
    garden = drawn(water="a1-d4", d1="f6 g6", d2="b8 b9 c9", d3="k11-l12")
    for side in ("a", "b"):
        match = at(garden, EMPTY, box=BARE, variant=side)
        assert (match.total(0), match.lines(0)) == (0, [])


# Section 3.7: side B


@clause("WOD-ALT-01")
def test_side_b_has_no_decoration_areas() -> None:
    for layout in ("B1", "B2", "B3", "B4"):
        match = on_layout(layout, EMPTY)
        assert plot(match).areas == {}
        assert {area.kind for area in match.view(None).gardens[0].areas} == {"L", "square"}
    # Empty cells that are surrounded give nothing.
    match = at(water("e4 f4 e6 f6 d5"), EMPTY, box=BARE, hands="S1", variant="b")
    match.play("S1.0@g5")
    assert (plot(match).decorations, look(match).supply["D2"]) == ("", 8)
    assert "D2.0@e5" in match.words()


@clause("WOD-ALT-01")
def test_only_on_side_b_decorations_are_laid_by_hand() -> None:
    side_a = at(EMPTY, EMPTY, box=BARE, variant="a")
    base = at(EMPTY, EMPTY, box=BARE)
    for shape in ("D2", "D3", "D4"):
        assert refused(side_a, f"{shape}.0@a1") == ("areas_only", "WOD-DECO-02")
        assert refused(base, f"{shape}.0@a1") == ("no_decorations", "WOD-SETUP-04")
        at(EMPTY, EMPTY, box=BARE, variant="b").read(f"{shape}.0@a1")
    assert set(sorts(side_a)) == set(sorts(base)) == set("LRlr")


@clause("WOD-ALT-02")
@pytest.mark.parametrize(
    ("word", "own", "supply"),
    [
        ("D2.0@c3", "c3 d3", {"D2": 7, "D3": 8, "D4": 8}),
        ("D2.1@c3", "c3 c4", {"D2": 7, "D3": 8, "D4": 8}),
        ("D3.0@c3", "c3 c4 d4", {"D2": 8, "D3": 7, "D4": 8}),
        ("D4.0@k11", "k11-l12", {"D2": 8, "D3": 8, "D4": 7}),
    ],
)
def test_a_decoration_may_be_laid_instead_of_a_tile(
    word: str, own: str, supply: dict[str, int]
) -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands="S1", variant="b")
    displays = look(match).displays
    assert set(sorts(match)) == {*"LRlr", "S1", "D2", "D3", "D4"}
    match.play(word)
    assert plot(match).signs == dict.fromkeys(cells(own), "1")
    assert (plot(match).decorations, look(match).supply) == (word[:2], supply)
    assert [one.shape for one in match.view(None).gardens[0].decorations] == [word[:2]]
    # That was the main move.
    assert (look(match).phase, look(match).moved) == ("bonus", True)
    for other in ("D2.0@h8", "D4.0@h8", "L.0@h8", "pass"):
        assert refused(match, other) == ("move_done", "WOD-TURN-02")
    match.play("S1.0@l1")
    assert (match.actor, look(match).displays) == (1, displays)


@clause("WOD-ALT-02")
def test_no_decoration_follows_a_tile_in_one_turn() -> None:
    match = at(EMPTY, EMPTY, box=BARE, hands="S1", variant="b")
    match.play("L.0@a1")
    assert set(sorts(match)) == {"S1", "end"}
    assert refused(match, "D2.0@h8") == ("move_done", "WOD-TURN-02")


@clause("WOD-ALT-02")
def test_a_box_has_as_many_shapes_as_its_file_says() -> None:
    match = at(EMPTY, EMPTY, box=BARE, variant="b")
    codes = GAME.kinds["decoration"]
    for shape in (3, 4, 5):
        for place in (0, 143, 1151):
            code = codes.start + shape * 1152 + place
            assert match.refusal(code) == ("no_such_shape", "WOD-ALT-02")
    assert match.refusal(codes.start + 2 * 1152) is None


@clause("WOD-ALT-03")
@pytest.mark.parametrize(("shape", "n"), [("D2", 264), ("D3", 484), ("D4", 121)])
def test_a_decoration_may_be_turned_and_must_fit(shape: str, n: int) -> None:
    match = at(EMPTY, EMPTY, box=BARE, variant="b")
    words = [word for word in match.words() if word.startswith(shape)]
    assert words == [f"{shape}.{way}" for way in ways(art_of(BARE, shape))]
    assert len(words) == n
    for word in words[:: n // 7]:
        other = play(fork(match), word)
        assert set(plot(other).signs) == set(laid(art_of(BARE, shape), word[3:]))
    assert refused(match, f"{shape}.0@l12") == ("sticks_out", "WOD-TURN-03")
    crowded = at(scattered(random.Random(3), 0.3), EMPTY, box=BARE, variant="b")
    assert [word for word in crowded.words() if word != "pass"] == free_words(crowded)
    # Turned over it may look as before: the lowest orientation is meant.
    same = {"D2": "D2.6@c3", "D3": "D3.4@c3", "D4": "D4.7@c3"}[shape]
    lowest = {"D2": "D2.0@c3", "D3": "D3.3@c3", "D4": "D4.0@c3"}[shape]
    assert match.read(same) == match.read(lowest)


@clause("WOD-ALT-03")
def test_a_decoration_may_cover_marked_areas_and_wins_their_tokens() -> None:
    match = at(EMPTY, EMPTY, box=box_with(B1="a:c3,c4,d4 1:h8"), variant="b")
    match.play("D3.0@c3")
    assert (plot(match).done, plot(match).hand) == ("a", "L3")
    square = at(EMPTY, EMPTY, box=box_with(B1="a:c3,c4,d4 1:h8"), variant="b")
    square.play("D4.0@g7")
    assert (plot(square).done, plot(square).hand) == ("1", "S1")


@clause("WOD-ALT-04")
@pytest.mark.parametrize("own", ["c3 d3", "l5 l6", "a10 a11 b11", "k11-l12", "e5-f6", "h10 i10"])
def test_decorations_may_not_touch_but_corner_to_corner_is_allowed(own: str) -> None:
    """Anywhere in the garden: at its edges and where the words of a set of cells meet."""
    match = at(drawn(d1=own), EMPTY, box=BARE, variant="b")
    words = set(match.words())
    assert [word for word in match.words() if word[0] == "D"] == [
        word for word in free_words(match) if word[0] == "D"
    ]
    decorated = cells(own)
    near = beside(decorated)
    for shape in ("D2", "D3", "D4"):
        for way in ways(art_of(BARE, shape)):
            here = set(laid(art_of(BARE, shape), way))
            if here & set(decorated):
                assert f"{shape}.{way}" not in words
            elif here & near:
                assert refused(match, f"{shape}.{way}") == ("touches", "WOD-ALT-04")
    # Tiles and bonus tokens may touch.
    tile = next(way for way in ways(Q, decorated) if set(laid(Q, way)) & near)
    assert f"L.{tile}" in words


@clause("WOD-ALT-04")
def test_a_decoration_may_touch_tiles_and_bonus_tokens() -> None:
    match = at(water("c3 d3"), EMPTY, box=BARE, variant="b")
    for word in ("D2.0@c4", "D2.0@e3", "D4.0@c1"):
        match.read(word)


@clause("WOD-ALT-05")
@pytest.mark.parametrize(
    ("decorations", "shapes"),
    [
        ({}, "D2 D3 D4"),
        ({"d1": "a1 b1"}, "D2 D3 D4"),
        ({"d1": "a1 b1", "d2": "a3 b3"}, "D3 D4"),
        ({"d1": "a1 a2 b2", "d2": "d1 d2 e2"}, "D2 D4"),
        ({"d1": "a1-b2", "d2": "d1-e2"}, "D2 D3"),
        ({"d1": "a1 b1", "d2": "d1-e2"}, "D2 D3 D4"),
        ({"d1": "a1 b1", "d2": "a3 b3", "d3": "d1-e2"}, ""),
        ({"d1": "a1 b1", "d2": "a3 a4 b4", "d3": "d1-e2"}, ""),
    ],
)
def test_three_decorations_and_two_of_a_shape(decorations: dict[str, str], shapes: str) -> None:
    match = at(drawn(**decorations), EMPTY, box=BARE, variant="b")
    assert set(sorts(match)) == {*"LRlr", *shapes.split()}
    for shape in ("D2", "D3", "D4"):
        if shape not in shapes:
            assert refused(match, f"{shape}.0@h8") == ("too_many", "WOD-ALT-05")


@clause("WOD-ALT-05")
def test_the_limits_are_those_of_the_seat_and_of_the_file() -> None:
    full = drawn(d1="a1 b1", d2="a3 b3", d3="d1-e2")
    match = at(EMPTY, full, full, box=BARE, variant="b")
    assert set(sorts(match)) == {*"LRlr", "D2", "D3", "D4"}
    changes = {"max_tokens = 3\nmax_same_shape = 2": "max_tokens = 2\nmax_same_shape = 1"}
    box = box_with(changes, B1="")
    one = at(drawn(d1="a1 b1"), EMPTY, box=box, variant="b")
    assert set(sorts(one)) == {*"LRlr", "D3", "D4"}
    two = at(drawn(d1="a1 b1", d2="a3 a4 b4"), EMPTY, box=box, variant="b")
    assert set(sorts(two)) == set("LRlr")


@clause("WOD-ALT-05")
def test_on_side_a_there_is_no_such_limit() -> None:
    box = box_with(A1="A:a1,b1 B:a4,b4 C:a7,b7 D:a10,b10")
    around = set().union(*(beside(cells(own)) for own in ("a1 b1", "a4 b4", "a7 b7", "a10 b10")))
    garden = drawn(water=names(around - {(9, 2)}), d1="a1 b1", d2="a4 b4", d3="a7 b7")
    match = at(garden, EMPTY, box=box, hands="S1", variant="a")
    match.play("S1.0@c10")
    assert plot(match).decorations == "D2 D2 D2 D2"
    assert look(match).supply["D2"] == 4


@clause("WOD-ALT-06")
def test_the_supply_must_have_the_shape() -> None:
    box = box_with(FEW, B1="")
    one, two = drawn(d1="a1 b1"), drawn(d1="a1 b1", d2="a3 b3")
    match = at(EMPTY, two, one, box=box, variant="b")
    assert look(match).supply["D2"] == 1
    match.play("D2.0@a1")
    assert look(match).supply["D2"] == 0
    none = at(EMPTY, two, two, box=box, variant="b")
    assert set(sorts(none)) == {*"LRlr", "D3", "D4"}
    assert refused(none, "D2.0@a1") == ("supply_empty", "WOD-ALT-06")
    # With our own numbers there is always one left.
    most = at(*[two] * 4, box=BARE, variant="b")
    assert look(most).supply == {"D2": 0, "D3": 8, "D4": 8}


@clause("WOD-ALT-07")
@pytest.mark.parametrize("bag", [None, ""])
def test_nothing_is_refilled_after_a_decoration(bag: str | None) -> None:
    displays = ["T10 T11", "T12 T13", "T14 T15 T16"]
    match = at(EMPTY, EMPTY, EMPTY, box=BARE, displays=displays, bag=bag, variant="b")
    left = look(match).bag
    match.play("D2.0@a1")
    assert (look(match).displays, look(match).bag) == (displays, left)
    assert (match.actor, look(match).phase) == (1, "main")
    short = at(EMPTY, EMPTY, EMPTY, box=BARE, displays=["T10", *displays[1:]], bag="", variant="b")
    short.play("D2.0@a1")
    assert (match.actor, look(short).displays[0]) == (1, "T10")


@clause("WOD-ALT-08")
def test_without_a_tile_that_fits_one_may_lay_a_decoration_or_pass() -> None:
    match = at(but("c3 d3 h8"), EMPTY, box=BARE, variant="b")
    assert match.words() == ["D2.0@c3", "pass"]
    passing, laying = fork(match), fork(match)
    passing.play("pass")
    assert (plot(passing).passed, passing.actor) == (True, 1)
    laying.play("D2.0@c3")
    assert (plot(laying).passed, laying.actor) == (False, 1)
    # As long as a tile fits, the decoration does not take the place of passing.
    fits = at(EMPTY, EMPTY, box=BARE, variant="b")
    assert refused(fits, "pass") == ("tile_fits", "WOD-END-01")


# Section 4: end of the game


@clause("WOD-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_passes_when_no_tile_in_reach_fits(seats: int) -> None:
    match = at(but(DIAGONAL), *[EMPTY] * (seats - 1), box=BARE)
    assert match.words() == ["pass"]
    match.play("pass")
    assert [one.passed for one in look(match).plots] == [True] + [False] * (seats - 1)
    assert match.actor == 1
    free = at(*[EMPTY] * seats, box=BARE)
    assert refused(free, "pass") == ("tile_fits", "WOD-END-01")
    assert refused(free, "stop") == ("not_solo", "WOD-END-01")
    # An empty reach, too, is a reason.
    none = at(*[EMPTY] * seats, box=BARE, displays=[""] * seats, bag="")
    assert none.words() == ["pass"]


@clause("WOD-END-02")
def test_before_passing_the_kept_token_may_be_laid() -> None:
    match = at(but(f"{DIAGONAL} b1"), EMPTY, box=BARE, hands=["S1", "I3"])
    assert set(sorts(match)) == {"S1", "pass"}
    match.play("S1.0@b1")
    assert (plot(match).hand, match.words()) == ("", ["pass"])
    match = at(but(DIAGONAL), EMPTY, box=BARE, hands=["S1", "I3"])
    match.play("S1.4@a1")
    # With everything that follows: a row and a column are full.
    assert (plot(match).hand, plot(match).used) == ("I2 I3", "R1 C1")
    match.play("drop:I3")
    assert match.words() == ["pass"]
    match.play("pass")
    assert (plot(match).passed, plot(match).hand) == (True, "I2")
    # After passing nothing more is laid: seat 2 has every turn.
    for _ in range(4):
        assert match.actor == 1
        turn(match)
        while match.actor == 1 and look(match).phase == "bonus":
            match.play("end")
    assert plot(match).hand == "I2"


@clause("WOD-END-02", "WOD-KEEP-02")
def test_nobody_passes_with_two_tokens_in_hand() -> None:
    match = stuck("I2 S1")
    assert refused(match, "pass") == ("lay_bonus_first", "WOD-KEEP-02")
    match.play("S1.0@a1")
    assert "I3" in plot(match).hand


@clause("WOD-END-03")
def test_passing_is_final() -> None:
    """Q would fit seat 1 again as soon as it comes into reach."""
    hole = names(laid(Q, "0@c3"))
    displays = ["T10 T11 T12", "T13 T01 T14"]
    match = at(but(hole), EMPTY, box=BARE, displays=displays)
    assert match.words() == ["pass"]
    match.play("pass")
    play(match, "R.0@a1")
    assert look(match).displays[1] == "T13 T01"
    assert (match.actor, match.turn) == (1, 3)
    back = at(but(hole), EMPTY, box=BARE, displays=["T10 T11 T12", "T13 T01"])
    assert "l.0@c3" in back.words()
    for _ in range(3):
        turn(match)
        assert (match.actor, plot(match).passed) == (1, True)


@clause("WOD-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_at_once_when_everybody_has_passed(seats: int) -> None:
    match = at(*[FULL] * seats, box=BARE)
    for seat in range(seats):
        assert (match.actor, match.outcome, match.over) == (seat, None, False)
        match.play("pass")
    assert (match.actor, match.over, look(match).phase) == (OVER, True, "ended")
    assert match.outcome is not None
    assert match.outcome.reason == "all_passed"
    assert match.outcome.words[-1 - seats :] == ("win", *(f"P{k + 1}" for k in range(seats)))
    assert (match.words(), match.actions()) == ([], [])
    for word in ("pass", "L.0@a1", "S1.0@a1", "end", "left", "take:l:left", "drop:I2", "T01",
                 "P1:T01", "P1:card1", "first:P1", "D2.0@a1"):  # fmt: skip
        assert refused(match, word) == ("game_over", "WOD-END-04")
    assert match.view(None).reason == "all_passed"


@clause("WOD-END-04", "WOD-END-05")
def test_the_others_play_on_as_long_as_they_can() -> None:
    match = at(FULL, EMPTY, FULL, box=BARE)
    seats = {}
    while not match.over:
        if match.actor != CHANCE:
            seats[match.turn] = look(match).seat
        words = match.words()
        match.play(words[-1] if look(match).phase == "bonus" else words[0])
    assert list(seats) == list(range(1, match.turn + 1))
    order = [seats[turn] for turn in sorted(seats)]
    assert order[:3] == [0, 1, 2]
    assert set(order[3:]) == {1}
    assert len(order) > 12
    assert match.words() == []


@clause("WOD-END-05")
def test_nobody_gets_an_extra_turn() -> None:
    """Seat 2 began and is the last who has not passed: the game ends with its pass."""
    match = at(FULL, FULL, EMPTY, box=BARE, passed=[0, 2], seat=1, first="2")
    match.play("pass")
    assert match.over
    assert plot(match, 2).rows == ("." * 12,) * 12


# Section 5: scoring


def sheet(garden: str, variant: str = "b") -> dict[str, int]:
    """The points of a garden by scoring rule, as the game counts them and explains them."""
    match = at(garden, EMPTY, box=BARE, variant=variant)
    points = dict.fromkeys(GAME.sheet_lines, 0)
    for line in match.lines(0):
        points[line.kind] += line.points
    found = np.zeros(1, GAME.sheet)
    for _ in range(2):  # a sheet that has been used before is filled anew
        doors.score(match.box.tables, match._states, 0, 0, found, 0)
        assert list(points.values()) == found[0].points.tolist()
    assert match.total(0) == sum(points.values())
    assert match.total(1) == 0
    return points


def points(row: int = 0, column: int = 0, group: int = 0, decoration: int = 0) -> dict[str, int]:
    return {"row": row, "column": column, "group": group, "decoration": decoration}


@clause("WOD-SCORE-01")
@pytest.mark.parametrize("n", range(12))
def test_a_full_line_is_a_point(n: int) -> None:
    letter = "abcdefghijkl"[n]
    assert sheet(water(f"a{n + 1}-l{n + 1}")) == points(row=1)
    assert sheet(water(f"{letter}1-{letter}12")) == points(column=1)
    assert sheet(water(f"a{n + 1}-l{n + 1} {letter}1-{letter}12")) == points(row=1, column=1)
    # A cell that is missing costs its row and its column.
    assert sheet(but(f"{letter}{12 - n}")) == points(row=11, column=11)
    match = at(water(f"a{n + 1}-l{n + 1} {letter}1-{letter}12"), EMPTY, box=BARE)
    told = [(line.clause, line.kind, line.tile, line.points) for line in match.lines(0)]
    assert told == [
        ("WOD-SCORE-01", "row", str(n + 1), 1),
        ("WOD-SCORE-01", "column", letter, 1),
    ]


@clause("WOD-SCORE-01")
def test_lines_are_24_points_at_most() -> None:
    assert sheet(FULL) == points(row=12, column=12)
    assert sheet(EMPTY) == points()
    assert sheet(but(DIAGONAL)) == points()
    assert sheet(drawn("~", d1="a1 b1", koi="c1-f1", lily="a12 l12")) == points(row=12, column=12)


@clause("WOD-SCORE-02")
@pytest.mark.parametrize("row", range(12))
def test_a_group_hangs_together_by_its_sides(row: int) -> None:
    """Seven cells in reading order, and down the columns: they do not run on behind the edge."""
    for start in range(12 * row, min(12 * row + 12, 138)):
        seven = [divmod(k, 12) for k in range(start, start + 7)]
        worth = points(group=2 if start % 12 <= 5 else 0)
        assert sheet(drawn(koi=names(seven))) == worth
        assert sheet(drawn(lily=names((r, c) for c, r in seven))) == worth


@clause("WOD-SCORE-02")
def test_koi_and_lilies_never_mix_and_corners_do_not_connect() -> None:
    assert sheet(drawn(koi="a1-d1", lily="e1-h1")) == points()
    assert sheet(drawn(koi="a1-f1", lily="a2-f2")) == points()
    assert sheet(drawn(koi="a1-g1", lily="a2-g2")) == points(group=4)
    assert sheet(drawn(koi="a1-d1 e2-h2")) == points()
    assert sheet(drawn(koi="e1-h1 a2-d2")) == points()
    assert sheet(drawn(koi="a1-d1 d2-f2")) == points(group=2)
    assert sheet(drawn(koi=DIAGONAL)) == points()
    # Water between two parts keeps them apart, and so does an empty cell.
    assert sheet(drawn(koi="a1-d1 f1-h1", water="e1")) == points()
    assert sheet(drawn(koi="a1-d1 f1-h1")) == points()


@clause("WOD-SCORE-02")
@pytest.mark.parametrize(
    "garden",
    [
        "a2 a3 b3 c3 c2 c1",
        "a5 a6 b6 b5 c5 c6",
        "h10 h11 i11 i10 j10 j11",
        "l3-l8",
        "e5-g5 e6-g6",
    ],
)
def test_six_cells_and_one_beside_them_are_a_group(garden: str) -> None:
    own = set(cells(garden))
    assert len(own) == 6
    assert sheet(drawn(koi=names(own))) == points()
    for cell in beside(own):
        assert sheet(drawn(koi=names(own | {cell}))) == points(group=2)
        assert sheet(drawn(koi=names(own), lily=cell_name(cell))) == points()
    for r, c in set(GRID) - beside(own) - own:
        if (r * 5 + c) % 7 == 0:
            assert sheet(drawn(koi=names(own | {(r, c)}))) == points()


def parts(some: set[Cell]) -> int:
    """In how many parts these cells hang together by their sides."""
    left, n = set(some), 0
    while left:
        n += 1
        part = {left.pop()}
        while near := beside(part) & left:
            left -= near
            part |= near
    return n


@clause("WOD-SCORE-02")
@pytest.mark.parametrize("seed", range(30))
def test_groups_are_as_many_as_the_parts_that_hang_together(seed: int) -> None:
    """Every group scores here, however small; a part may wind in all directions."""
    rng = random.Random(seed)
    signs = {cell: rng.choice(["KKL~", "KL~.", "KKKL"][seed % 3]) for cell in GRID}
    garden = "/".join("".join(signs[r, c] for c in range(12)) for r in range(12))
    match = at(garden, EMPTY, box=SMALL, variant="b")
    n = sum(parts({cell for cell in GRID if signs[cell] == symbol}) for symbol in "KL")
    assert match.view(None).gardens[0].sheet["group"] == 2 * n


@clause("WOD-SCORE-02", "WOD-SCORE-06")
@pytest.mark.parametrize("row", range(12))
def test_cells_touch_above_below_and_at_both_sides_only(row: int) -> None:
    """A koi and a decoration of one cell, at each other's sides, corners and around the edge."""
    for column in (0, 5, 11):
        here = (row, column)
        around = {divmod((12 * row + column + d) % 144, 12) for d in (1, 11, 12, 13)}
        around |= {divmod((12 * row + column - d) % 144, 12) for d in (1, 11, 12, 13)}
        for other in around:
            garden = drawn(koi=cell_name(here), d1=cell_name(other))
            match = at(garden, EMPTY, box=SMALL, variant="b")
            contact = 2 if other in beside([here]) else 0
            assert match.view(None).gardens[0].sheet == points(group=2, decoration=contact)


@clause("WOD-SCORE-03")
def test_a_group_runs_on_across_tiles_and_tokens() -> None:
    match = at(EMPTY, box=BARE, displays=["T03 T10 T11 T12"], hands="I2")
    play(match, "I2.2@d5 L.0@f5")
    assert plot(match).rows[4] == "...~KKKKKKKK"
    assert [(one.size, one.scores) for one in match.view(None).gardens[0].groups] == [(8, True)]
    # Koi of four tiles of three cells each.
    box = box_with(base="", T01="ooo/#../###", T10="ooo/#../###", T11="ooo/#../###")
    match = at(EMPTY, box=box, displays=["T01 T10 T11 T20 T21"])
    play(match, "L.0@a1 L.0@d1")
    assert match.total(0) == 0
    match.play("L.0@g1")
    assert (match.total(0), plot(match).rows[0]) == (2, "KKKKKKKKK...")


@clause("WOD-SCORE-04")
@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, 0), (5, 0), (6, 0), (7, 2), (8, 2), (12, 2)])
@pytest.mark.parametrize("symbol", ["koi", "lily"])
def test_a_group_of_seven_is_two_points(n: int, worth: int, symbol: str) -> None:
    column = names((r, 4) for r in range(n)) or "a1"
    garden = drawn(**{symbol: column, "water": "h8"}) if n else EMPTY
    assert sheet(garden)["group"] == worth
    match = at(garden, EMPTY, box=BARE)
    told = [line for line in match.lines(0) if line.kind == "group"]
    assert [(line.clause, line.points) for line in told] == [("WOD-SCORE-04", 2)][: worth // 2]


@clause("WOD-SCORE-04")
def test_every_group_counts() -> None:
    garden = drawn(koi="a1-g1 a3-g3 a5-g5", lily="a2-g2 a4-g4 i1-i7 k1-k6")
    assert sheet(garden) == points(group=12)
    # The last group of a garden, in its last row, after many small ones.
    garden = drawn(koi="a1 c1 e1 g1 i1 k1 f12-l12", lily="a3 c3 e3 a12-b12")
    assert sheet(garden) == points(group=2)


@clause("WOD-SCORE-05")
@pytest.mark.parametrize("garden", ["a1-g2", "a1-g3", "a1-l11", "a1-a12 b6-l6", "c1-d12"])
def test_a_large_group_is_still_one(garden: str) -> None:
    assert len(cells(garden)) >= 14
    assert sheet(drawn(koi=garden))["group"] == 2
    assert sheet(drawn(lily=garden))["group"] == 2
    both = at(drawn(koi=garden), EMPTY, box=BARE)
    assert len([one for one in both.view(None).gardens[0].groups if one.scores]) == 1


@clause("WOD-SCORE-06")
@pytest.mark.parametrize("n", range(11))
def test_a_group_that_touches_a_decoration_has_two_points_more(n: int) -> None:
    """From above, from below, from the left and from the right, anywhere in the garden."""
    one, two = n + 1, n + 2
    for koi, decoration in ((one, two), (two, one)):
        garden = drawn(koi=f"c{koi}-i{koi}", d1=f"i{decoration} j{decoration}")
        assert sheet(garden) == points(group=2, decoration=2)
        corner = drawn(koi=f"c{koi}-i{koi}", d1=f"j{decoration} k{decoration}")
        assert sheet(corner) == points(group=2)
    left, right = "abcdefghijkl"[n], "abcdefghijkl"[n + 1]
    for koi_at, at_side in ((left, right), (right, left)):
        garden = drawn(lily=f"{koi_at}4-{koi_at}10", d1=f"{at_side}10 {at_side}11")
        assert sheet(garden) == points(group=2, decoration=2)
        corner = drawn(lily=f"{koi_at}4-{koi_at}10", d1=f"{at_side}11 {at_side}12")
        assert sheet(corner) == points(group=2)


@clause("WOD-SCORE-06")
def test_every_pair_of_group_and_decoration_counts_once() -> None:
    # Many cells of contact between the same two.
    assert sheet(drawn(koi="a1-d1 a2 d2 a3 d3 a4-d4", d1="b2-c3")) == points(group=2, decoration=2)
    # One group and three decorations.
    three = drawn(koi="a5-l5", d1="a4 b4", d2="e4 e3 f4", d3="k6-l7")
    assert sheet(three) == points(row=1, group=2, decoration=6)
    # Two groups and one decoration.
    assert sheet(drawn(koi="a1-g1", lily="a3-g3", d1="d2 e2")) == points(group=4, decoration=4)
    # Two groups and two decorations, one contact missing.
    garden = drawn(koi="a1-g1", lily="a3-g3", d1="b2 c2", d2="g2 h2")
    assert sheet(garden) == points(group=4, decoration=8)
    garden = drawn(koi="a1-g1", lily="a3-g3", d1="b2 c2", d2="i1 i2")
    assert sheet(garden) == points(group=4, decoration=4)
    match = at(drawn(koi="a1-g1", lily="a3-g3", d1="d2 e2"), EMPTY, box=BARE, variant="b")
    told = [(line.clause, line.tile, line.points) for line in match.lines(0)]
    assert told == [
        ("WOD-SCORE-04", "koi", 2), ("WOD-SCORE-04", "lily", 2),
        ("WOD-SCORE-06", "koi", 2), ("WOD-SCORE-06", "lily", 2),
    ]  # fmt: skip


@clause("WOD-SCORE-06")
def test_nothing_touches_around_the_edge() -> None:
    assert sheet(drawn(koi="f1-l1", d1="a2 a3")) == points(group=2)
    assert sheet(drawn(koi="a2-g2", d1="k1 l1")) == points(group=2)
    assert sheet(drawn(koi="a12-g12", d1="a1 b1")) == points(group=2)
    assert sheet(drawn(koi="l5-l11", d1="a6 a7")) == points(group=2)


@clause("WOD-SCORE-07")
def test_small_groups_and_lost_areas_gain_nothing() -> None:
    assert sheet(drawn(koi="a1-f1", lily="a3-f3", d1="c2 d2")) == points()
    box = box_with(A1="A:c2,d2 B:c5,d5 C:h8,h9")
    # Area A was lost, B is not surrounded.
    match = at(drawn(koi="a1-g1", lily="c2", water="a6-g6"), EMPTY, box=box, variant="a")
    assert plot(match).areas == {"A": "lost", "B": "open", "C": "open"}
    assert match.total(0) == 2
    assert match.view(None).gardens[0].sheet == points(group=2)


@clause("WOD-SCORE-08")
def test_the_score_is_the_sum_and_never_negative() -> None:
    garden = drawn(water="a1-l1 a2-a12", koi="c3-i3", d1="e4 f4")
    assert sheet(garden) == points(1, 1, 2, 2)
    match = at(garden, EMPTY, box=BARE, variant="b")
    assert (match.total(0), match.view(None).totals) == (6, [6, 0])
    assert sum(line.points for line in match.lines(0)) == 6
    changes = {"per_full_row = 1\nper_full_col = 1": "per_full_row = 3\nper_full_col = 5",
               "group_min_cells = 7\nper_group = 2": "group_min_cells = 6\nper_group = 7",
               "per_group_and_decoration = 2": "per_group_and_decoration = 11"}  # fmt: skip
    own = at(garden, EMPTY, box=box_with(changes, B1=""), variant="b")
    assert own.view(None).gardens[0].sheet == points(3, 5, 7, 11)
    assert (own.total(0), sum(line.points for line in own.lines(0))) == (26, 26)


@clause("WOD-SCORE-09")
@pytest.mark.parametrize(
    ("totals", "result", "places"),
    [
        ((2, 4), "P1 2 P2 4 win P2", [2, 1]),
        ((4, 2), "P1 4 P2 2 win P1", [1, 2]),
        ((2, 2), "P1 2 P2 2 win P1 P2", [1, 1]),
        ((0, 0, 0), "P1 0 P2 0 P3 0 win P1 P2 P3", [1, 1, 1]),
        ((4, 2, 4), "P1 4 P2 2 P3 4 win P1 P3", [1, 3, 1]),
        ((2, 6, 4, 4), "P1 2 P2 6 P3 4 P4 4 win P2", [4, 1, 2, 2]),
    ],
)
def test_most_points_win_and_equals_share(
    totals: tuple[int, ...], result: str, places: list[int]
) -> None:
    worth = {0: EMPTY, 2: drawn(koi="a1-g1"), 4: drawn(koi="a1-g1", lily="a2-g2"),
             6: drawn(koi="a1-g1 a3-g3", lily="a2-g2")}  # fmt: skip
    match = ended(*(worth[total] for total in totals))
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == result
    assert [placing.place for placing in match.outcome.placings] == places
    assert [placing.total for placing in match.outcome.placings] == list(totals)
    assert match.outcome.tie_break == ("shared" if places.count(1) > 1 else None)
    assert match.view(None).result == result.split()


# Section 6: solo game


@clause("WOD-SOLO-01")
@each_variant
def test_one_can_play_alone_in_every_variant(variant: str) -> None:
    match = dealt(1, variant=variant)
    assert (match.actor, len(plot(match).display.split()), len(look(match).bag)) == (0, 16, 48)
    assert plot(match).layout == "base" if variant == "base" else plot(match).layout[0].lower()
    wanted = {*"LRlr", "stop"} | ({"D2", "D3", "D4"} if variant == "b" else set())
    assert set(sorts(match)) == wanted
    turn(match)
    while look(match).phase == "bonus":
        match.play(match.words()[-1])
    assert (match.actor, match.turn, look(match).moved) == (0, 2, False)


@clause("WOD-SOLO-01")
def test_alone_all_the_rules_hold() -> None:
    match = at(COLUMN, box=BARE, displays=["T01 T10 T11 T12"])
    match.play("L.0@a1")
    assert (plot(match).hand, look(match).phase) == ("I3", "bonus")
    assert refused(match, "L.0@d5") == ("move_done", "WOD-TURN-02")
    play(match, "I3.0@d5")
    assert (match.turn, look(match).phase) == (2, "main")
    side_b = at(EMPTY, box=BARE, variant="b")
    play(side_b, "D2.0@a1 D2.0@a3")
    assert refused(side_b, "D2.0@a5") == ("too_many", "WOD-ALT-05")
    assert refused(side_b, "D3.0@c1") == ("touches", "WOD-ALT-04")
    surrounding = at(water("e4 f4 e6 f6 d5"), box=AREAS, hands="S1", variant="a")
    surrounding.play("S1.0@g5")
    assert plot(surrounding).areas == {"A": "won"}


@clause("WOD-SOLO-02", "WOD-SOLO-03")
@pytest.mark.parametrize(
    ("n", "reach"),
    [
        (16, {"L": "T01", "R": "T16", "l": "T02", "r": "T15"}),
        (5, {"L": "T01", "R": "T05", "l": "T02", "r": "T04"}),
        (4, {"L": "T01", "R": "T04", "l": "T02", "r": "T03"}),
        (3, {"L": "T01", "R": "T03", "l": "T02"}),
        (2, {"L": "T01", "R": "T02"}),
    ],
)
def test_alone_the_last_two_tiles_of_each_end_are_in_reach(n: int, reach: dict[str, str]) -> None:
    match = at(EMPTY, displays=[" ".join(TILES[:n])])
    assert reach_of(match) == reach
    for source in "LRlr":
        if source in reach:
            other = fork(match)
            [event, *_] = other.play(f"{source}.0@a1")
            assert event.values["tile"] == reach[source]
            assert plot(other).signs == laid(art_of(BOX, reach[source]), "0@a1")
        else:
            assert refused(match, f"{source}.0@a1") == ("same_tile", "WOD-REACH-04")


@clause("WOD-SOLO-04")
@pytest.mark.parametrize(
    ("word", "display", "reach"),
    [
        ("l.0@a1", "T01 T03 T04 T05 T06", "T01 T06 T03 T05"),
        ("r.0@a1", "T01 T02 T03 T04 T06", "T01 T06 T02 T04"),
        ("L.0@a1", "T02 T03 T04 T05 T06", "T02 T06 T03 T05"),
        ("R.0@a1", "T01 T02 T03 T04 T05", "T01 T05 T02 T04"),
    ],
)
def test_a_display_closes_up_behind_the_end(word: str, display: str, reach: str) -> None:
    match = at(EMPTY, box=BARE, displays=["T01 T02 T03 T04 T05 T06"])
    match.play(word)
    assert plot(match).display == display
    assert reach_of(match) == dict(zip("LRlr", reach.split(), strict=True))
    three = at(EMPTY, box=BARE, displays=["T01 T02 T03"])
    three.play("l.0@a1")
    assert plot(three).display == "T01 T03"


@clause("WOD-SOLO-05")
@pytest.mark.parametrize(("side", "display"), [("left", "T40 T10"), ("right", "T10 T40")])
def test_alone_the_display_is_refilled_from_the_bag(side: str, display: str) -> None:
    match = at(EMPTY, box=BARE, displays=["T01 T10"])
    match.play("L.0@a1")
    assert (match.actor, look(match).phase) == (CHANCE, "draw")
    assert len(match.words()) == 62
    play(match, f"T40 {side}")
    assert (plot(match).display, match.turn, match.actor) == (display, 2, 0)


@clause("WOD-SOLO-05")
def test_alone_with_an_empty_bag_the_display_stays_short() -> None:
    match = at(EMPTY, box=BARE, displays=["T01 T10"], bag="")
    match.play("L.0@a1")
    assert (plot(match).display, look(match).phase, match.turn) == ("T10", "main", 2)
    assert reach_of(match) == {"L": "T10"}
    match.play("L.0@g7")
    assert (plot(match).display, match.words()) == ("", ["stop"])
    many = at(EMPTY, box=BARE, displays=["T01 T10 T11 T12"], bag="")
    many.play("L.0@a1")
    assert (plot(many).display, look(many).phase) == ("T10 T11 T12", "main")


@clause("WOD-SOLO-06")
def test_alone_one_may_stop_before_the_main_move() -> None:
    match = at(EMPTY, box=BARE, hands="I3")
    assert match.words()[-1] == "stop"
    stopping = play(fork(match), "stop")
    assert (stopping.over, look(stopping).phase) == (True, "ended")
    assert stopping.outcome is not None
    assert stopping.outcome.reason == "stopped"
    assert refused(stopping, "L.0@a1") == ("game_over", "WOD-END-04")
    assert refused(match, "pass") == ("solo_stops", "WOD-SOLO-06")
    # Not in the middle of a turn.
    match.play("L.0@a1")
    assert look(match).phase == "bonus"
    assert refused(match, "stop") == ("move_done", "WOD-TURN-02")
    match.play("end")
    match.play("stop")
    assert match.over


@clause("WOD-SOLO-06")
def test_alone_one_may_stop_after_laying_the_kept_token() -> None:
    match = at(drawn(koi="a1-f1"), box=BARE, hands="S1")
    play(match, "S1.0@g1 stop")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 2 title apprentice"


@clause("WOD-SOLO-06")
def test_alone_one_may_not_stop_with_two_tokens_in_hand() -> None:
    match = at(water("a1-k1 l2-l12"), box=BARE, hands="S1")
    assert "stop" in match.words()
    match.play("S1.0@l1")
    assert plot(match).hand == "I2 I3"
    assert refused(match, "stop") == ("lay_bonus_first", "WOD-KEEP-02")
    assert "stop" not in match.words()
    match.play("I2.0@c4")
    assert "stop" in match.words()


@clause("WOD-SOLO-06")
def test_alone_one_stops_when_no_tile_fits() -> None:
    match = at(but(DIAGONAL), box=BARE)
    assert match.words() == ["stop"]
    match.play("stop")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 0 title apprentice"


def worth(total: int) -> str:
    """A garden of so many points: full rows; from 12 on columns too, and groups in the rows."""
    if total < 12:
        return water(names((r, c) for r, c in GRID if r < total) or "a1")
    missing = 23 - total if total < 23 else 1 + total % 2
    n_groups = (total - 23 + missing) // 2
    rows = ["K" * 12 if k % 2 else "L" * 12 for k in range(n_groups)]
    rows += ["~" * 12] * (11 - n_groups)
    return "/".join(["." * missing + "~" * (12 - missing), *rows])


@clause("WOD-SOLO-07", "WOD-SOLO-08")
@pytest.mark.parametrize(
    ("variant", "bands"), [("base", (20, 28)), ("a", (25, 41)), ("b", (25, 41))]
)
def test_the_score_is_compared_with_the_titles(variant: str, bands: tuple[int, int]) -> None:
    for total in (0, 5, 11, *range(17, 30), *range(38, 45)):
        match = ended(worth(total), box=BARE, variant=variant)
        assert match.total(0) == total
        key = ("apprentice", "architect", "master")[sum(total >= band for band in bands)]
        assert match.outcome is not None
        assert " ".join(match.outcome.words) == f"P1 {total} title {key}"
        assert match.view(None).title == key
        assert match.outcome.placings == ((0, total, 1),)


@clause("WOD-SOLO-08")
def test_the_limits_of_the_titles_stand_in_the_data_file() -> None:
    box = box_with({"from = 28": "from = 5", "from = 20": "from = 3"}, base="")
    titles = [ended(worth(total), box=box).view(None).title for total in (2, 3, 4, 5, 6)]
    assert titles == ["apprentice", "architect", "architect", "master", "master"]


# Section 8: during the game


@clause("WOD-DATA-05")
def test_there_are_always_64_tiles() -> None:
    for seats, seed, variant in GAMES:
        n_laid = 0
        for step in steps(seats, seed, variant=variant):
            n_laid += step.word[0] in "LRlr" and step.word[1] == "."
            now = step.after
            there = [*now.bag, *(tile for display in now.displays for tile in display.split())]
            if now.drawn is not None:
                there.append(now.drawn)
            assert len(there) == len(set(there)) == 64 - n_laid, step.word
        assert n_laid >= 7 * seats


# What is legal, and what is refused and why


# Enough room for tiles in the last four rows, and gaps for tokens elsewhere.
SOME = "/".join(scattered(random.Random(1), 0.62).split("/")[:8] + ["~~" + "." * 10] * 4)
TWO = drawn(d1="a1 b1", d2="a3 b3")

# A position for every sort of decision.
POSITIONS: dict[str, Callable[[], Match]] = {
    "who begins": lambda: unfilled(3),
    "a first card": lambda: unfilled(2, first="1", variant="a"),
    "a second card": lambda: play(unfilled(3, first="1", variant="b"), "P1:card2"),
    "the deal": lambda: unfilled(2, first="1"),
    "a main move": lambda: at(SOME, EMPTY, box=BARE),
    "a main move of side B": lambda: at(
        SOME, EMPTY, EMPTY, box=BARE, hands="I2", variant="b", seat=0
    ),
    "a main move alone": lambda: at(SOME, box=BARE),
    "a main move of side B alone": lambda: at(SOME, box=BARE, hands="L3", variant="b"),
    "three decorations": lambda: at(
        drawn(d1="a1 b1", d2="d1 d2", d3="h8-i9", koi="a3-c12"), EMPTY, box=BARE, variant="b"
    ),
    "one decoration": lambda: at(drawn(d1="a1 b1", koi="a3-l12"), EMPTY, box=BARE, variant="b"),
    "no decoration left": lambda: at(
        water("a1-l9"), TWO, TWO, box=box_with(FEW, B1=""), variant="b"
    ),
    "side A": lambda: at(water("a1-l10"), EMPTY, box=BARE, variant="a", hands="S1"),
    "a single tile": lambda: at(SOME, EMPTY, box=BARE, displays=["T10", ""], bag=""),
    "two tokens": lambda: at(SOME, EMPTY, box=BARE, hands="I3 L3", variant="b"),
    "three tokens": lambda: at(SOME, EMPTY, box=BARE, hands="I2 I2 S1"),
    "two tokens that fit nowhere": lambda: at(but(DIAGONAL), EMPTY, box=BARE, hands="I2 I3"),
    "tokens that fit nowhere": lambda: at(but(DIAGONAL), EMPTY, box=BARE, hands="I2 I3 I3"),
    "a kept token": lambda: at(but(DIAGONAL), EMPTY, box=BARE, hands="L3"),
    "a full garden": lambda: at(FULL, EMPTY, box=BARE),
    "after the main move": lambda: play(
        at(water("e1-l12"), EMPTY, box=BARE, hands="S1", variant="b"), "L.0@a1"
    ),
    "a draw": short,
    "a side": lambda: play(short(), "T40"),
    "any neighbour": lambda: short(""),
    "the right neighbour": lambda: short("", second="T20 T21"),
    "the left neighbour": lambda: short("", third="T30 T31"),
    "the end": lambda: ended(EMPTY, EMPTY),
    "no tile fits, and other readings": lambda: at(
        # gaps of six cells
        water("a3-l3 a6-l6 a9-l9 a12-l12 d1-d12 h1-h12 l1-l12"),
        EMPTY,
        box=OTHERWISE,
        variant="b",
    ),
    "alone, and other readings": lambda: at(SOME, box=OTHERWISE, variant="b"),
}
each_position = pytest.mark.parametrize("name", POSITIONS)


def test_every_refusal_can_happen() -> None:
    """Those of the tests above, told once more in a list: none is dead."""
    some = [*range(0, N_CODES, 61), *range(N_CODES - 90, N_CODES), -1, N_CODES]
    seen = set()
    for position in POSITIONS.values():
        match = position()
        seen |= {match.refusal(code) for code in some}
    assert {refusal for refusal in seen if refusal} == set(REFUSALS[1:])


@each_position
def test_what_is_not_refused_is_legal(name: str) -> None:
    """Sampled here; the contract suite tries every code in games played at random."""
    match = POSITIONS[name]()
    actions = match.actions()
    assert actions == sorted(set(actions))
    assert len(actions) <= GAME.max_legal
    assert bool(actions) != match.over
    rng = random.Random(name)
    for code in {*rng.sample(range(N_CODES), 500), *range(N_CODES - 90, N_CODES)}:
        assert (match.refusal(code) is None) == (code in actions), code
    for code in actions if len(actions) < 200 else rng.sample(actions, 200):
        assert match.refusal(code) is None
        assert match.read(GAME.spell(match.box, match._states, code)) == code


@each_position
def test_the_short_cut_of_playouts_takes_the_same_actions(name: str) -> None:
    """The k-th choice is the k-th legal action; of a bag each tile is one choice."""
    match = POSITIONS[name]()
    box, actions, n = match.box.tables, match.actions(), len(match.actions())
    both = np.zeros(2, GAME.state)
    assert doors.choices(box, match._states, 0) == n
    if match.over:
        assert doors.pick(box, match._states, 0, 2**31) == -1
    # Where one piece follows another, and a few between.
    sorts = [word.partition(".")[0] for word in match.words()]
    some = {k for k in range(n) if k in (0, n - 1) or len({*sorts[k - 1 : k + 2]}) > 1}
    some |= {*random.Random(name).sample(range(n), min(n, 8))}
    taken = set()
    for k in some:
        both[0] = both[1] = match._states[0]
        action = int(doors.choose(box, both, 0, k))
        taken.add(action)
        if match.actor != CHANCE:
            assert action == actions[k]
        for bits in (-(-(k << 32) // n), ((k + 1) << 32) // n - 1):  # the first and the last
            both[1] = match._states[0]
            assert doors.pick(box, both, 1, bits) == action
            assert both[0].tobytes() == both[1].tobytes()
        both[1] = match._states[0]
        doors.apply(box, both, 1, action)
        for i in (0, 1):
            doors.tidy(box, both, i)
        assert both[0].tobytes() == both[1].tobytes()
    assert len(taken) == len(some)
    assert taken <= set(actions)


@pytest.mark.parametrize("row", [1, 4, 7, 11])
def test_the_order_of_decorations_means_nothing(row: int) -> None:
    laying = [f"D2.0@k{row}", f"D3.0@e{row}", f"D4.0@a{row}"]
    digests = set()
    for order in permutations(laying):
        match = play(at(EMPTY, box=BARE, variant="b"), " ".join(order))
        assert plot(match).decorations.split() == [word[:2] for word in order]
        digests.add(match.digest())
        doors.tidy(match.box.tables, match._states, 0)
        signs = list(plot(match).signs.values())
        shapes = [f"D{signs.count(digit)}" for digit in "123"]
        assert shapes == plot(match).decorations.split()
    assert len(digests) == 1


def test_the_order_of_the_bag_means_nothing() -> None:
    first, second = dealt(1), dealt(1)
    second._states[0].bag[:2] = second._states[0].bag[:2][::-1].copy()
    assert first.digest() == second.digest()


def test_a_position_is_the_same_however_it_was_reached() -> None:
    """Tiles of both ends are laid in either order, and a refill comes from bag or neighbour."""
    display = " ".join(TILES[9:16])
    ways_there = (
        ("L.0@a1 L.0@g1", "l.0@g1 L.0@a1"),
        ("L.0@a1 R.0@g7", "R.0@g7 L.0@a1"),
        ("r.0@a1 R.0@g7", "R.0@g7 R.0@a1"),
    )
    for one, other in ways_there:
        matches = [at(EMPTY, box=BARE, displays=[display]) for _ in range(2)]
        assert play(matches[0], one).digest() == play(matches[1], other).digest()
    drawn_tile = play(short("T22", second="T20 T21"), "T22 right")
    taken_tile = play(short(""), "take:l:right")
    assert look(drawn_tile) == look(taken_tile)
    assert drawn_tile.digest() == taken_tile.digest()
    for match in (drawn_tile, taken_tile):
        assert not match.state[0].bag.any()


@each_variant
def test_everybody_sees_the_same(variant: str) -> None:
    """Nothing is hidden but the order of the bag."""
    match = dealt(3, variant=variant)
    for seat in (0, 1, 2, None):
        assert match.concealed(seat).tobytes() == match.state.tobytes()
        if seat != 0:
            assert match.view(seat).choices == []
            assert match.view(seat).gardens == match.view(None).gardens
