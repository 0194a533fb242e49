"""The oracle against the worked examples of the rules, then the engine against the oracle.

The first half needs nothing but the data file.  The second half walks games in both and compares
whose turn it is, every legal word, every weight of chance, the score sheets and the result; and it
has many gardens scored by both.
"""

from __future__ import annotations

import copy
import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import pytest

import pondside
from pondside import games
from pondside.games.wodny_ogrod.facts import MAX_DECORATIONS
from pondside.kernel import doors
from pondside.kernel.compiling.modes import FAST, mode
from pondside.kernel.match import Match

from .oracle import (
    GRID,
    SIZE,
    Area,
    Cell,
    Garden,
    Patch,
    Score,
    Table,
    cell_name,
    cell_named,
    garden_rows,
    orient,
    patches,
    piece_of,
    placements,
    read_piece,
    score,
    sides,
    spell_piece,
    title,
)
from .test_examples import KAROL

STOCK = Path(pondside.__file__).parent / "games" / "wodny_ogrod" / "wodny_ogrod.toml"
DATA: dict[str, Any] = tomllib.loads(STOCK.read_text(encoding="utf-8"))
VARIANTS = ("base", "a", "b")
TILES = [tile["id"] for tile in DATA["water_tiles"]["tile"]]

Q = read_piece("oo#/#../##o")  # the trial tile of section 1.6
KINDS = {"S1": "square", "L3": "L"}  # any other area is a decoration area


def cells(names: str) -> list[Cell]:
    """Cells by name; `d1-i1` is a run of them within one row or column."""
    found = []
    for name in names.split():
        start, _, end = name.partition("-")
        top, left = cell_named(start)
        bottom, right = cell_named(end or start)
        found += [(r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)]
    return found


def water(names: str) -> dict[Cell, str]:
    return dict.fromkeys(cells(names), "~")


def area(token: str, names: str) -> Area:
    return Area(KINDS.get(token, "decoration"), token, frozenset(cells(names)))


def table_of(
    signs: dict[Cell, str],
    *areas: Area,
    hand: str = "",
    seats: int = 2,
    variant: str = "base",
    displays: str = "Q T01 T02 T03",
    bag: str = "",
) -> Table:
    """A game at the start of seat 1's turn; displays are separated with `/`.

    Without so many displays the others get tiles of their own.
    """
    table = Table(DATA, seats, {"variant": variant, "first": "1"})
    table.pieces["Q"] = Q
    table.gardens[0].signs = dict(signs)
    table.gardens[0].areas = list(areas)
    table.gardens[0].hand = hand.split()
    table.displays = [display.split() for display in displays.split("/")]
    for seat in range(len(table.displays), seats):
        table.displays.append(TILES[10 * seat : 10 * seat + 6])
    table.bag = bag.split()
    table.begin_turn(0)
    return table


def play(table: Table, words: str) -> Table:
    for word in words.split():
        table.play(word)
    return table


def after(table: Table, words: str) -> Table:
    """A copy of a game in which these words have been played."""
    other = copy.copy(table)
    for name, value in vars(table).items():
        if name not in ("data", "pieces"):
            setattr(other, name, copy.deepcopy(value))
    return play(other, words)


def kinds(table: Table) -> Counter[str]:
    return kinds_of(table.legal())


def kinds_of(words: Iterable[str]) -> Counter[str]:
    """How many words there are of each sort: the sources, the tokens, the plain words."""
    return Counter(word.split(".")[0] for word in words)


def sections(table: Table) -> list[str]:
    return [section.id for section in table.gardens[0].sections]


def laid_by(table: Table, word: str) -> dict[Cell, str]:
    """What a word would cover, if it lays anything."""
    what, _, way = word.partition(".")
    if not way:
        return {}
    places = table.reach(table.seat)
    piece = table.tile_at(places[what]) if what in places else what
    return table.signs_of(piece, way)


def test_ex_01_orientations() -> None:
    turned = [spell_piece(orient(Q.cells, Q.symbols, k)) for k in range(8)]
    assert turned == [
        "oo#/#../##o",
        "##o/#.o/o.#",
        "o##/..#/#oo",
        "#.o/o.#/o##",
        "#oo/..#/o##",
        "o.#/#.o/##o",
        "##o/#../oo#",
        "o##/o.#/#.o",
    ]
    ways = list(placements(Q))
    assert len(ways) == len(set(ways)) == 800
    assert "0@j10" in ways
    assert "0@k10" not in ways


def test_ex_02_symbols() -> None:
    table = table_of({})
    assert after(table, "L.0@a1").gardens[0].rows()[:4] == [
        "KK~.........",
        "~...........",
        "~~K.........",
        "............",
    ]
    assert after(table, "L.4@a1").gardens[0].rows()[:4] == [
        "~LL.........",
        "..~.........",
        "L~~.........",
        "............",
    ]


def test_ex_03_chain() -> None:
    table = table_of(water("d1-i1 a4-a12"), area("S1", "f6"))
    play(table, "L.0@a1")
    assert table.gardens[0].hand == ["I3"]
    assert sections(table) == ["R1", "R2", "R3", "C2", "C3"]
    play(table, "I3.0@j1")
    assert table.gardens[0].hand == ["I2"]
    assert table.gardens[0].rows()[0] == "KK~~~~~~~~K~"
    play(table, "I2.4@e6")
    assert table.gardens[0].rows()[5] == "~...~L......"
    assert table.gardens[0].hand == ["S1"]
    assert table.gardens[0].areas == []
    assert sections(table) == ["R2", "R3", "C2", "C3"]
    assert "end" in table.legal()
    play(table, "end")
    assert table.actor() == 1
    assert table.gardens[0].hand == ["S1"]


def test_ex_04_one_token_for_a_section() -> None:
    table = table_of(water("a1-k1 a2-k2"), hand="S1 S1")
    assert set(kinds(table)) == {"S1"}  # two in hand: the main move has to wait
    play(table, "S1.0@l2")
    assert table.gardens[0].hand == ["S1", "I2"]
    play(table, "S1.0@l1")
    assert table.gardens[0].hand == ["I2"]
    assert table.score(0).rows == [0, 1]


def test_ex_05_several_lines_at_once() -> None:
    table = table_of(water("a1-k1 a2-k2 l3-l12"), hand="I2")
    play(table, "I2.1@l1")
    assert sorted(table.gardens[0].hand) == ["I2", "I3"]
    assert sections(table) == ["R2", "R3", "C1", "C2"]


def test_ex_06_one_kept_token() -> None:
    table = table_of({}, area("S1", "c3"), hand="I3")
    found = kinds(table)
    assert found["L"] == 800
    assert found["I3"] == 480
    assert set(found) == {"L", "R", "l", "r", "I3"}
    play(table, "L.0@a1")
    assert table.gardens[0].hand == ["I3", "S1"]
    assert set(kinds(table)) == {"I3", "S1"}
    assert "end" in after(table, "I3.0@d4").legal()
    assert "end" in after(table, "S1.4@d4").legal()


def test_ex_07_nowhere_to_lay_a_token() -> None:
    signs = dict.fromkeys(GRID, "~")
    for cell in cells("b2 e5 h8 k11"):
        del signs[cell]
    table = table_of(signs, hand="I3 L3")
    table.gardens[0].sections = []
    assert set(table.legal()) == {"drop:I3", "drop:L3"}
    dropped = after(table, "drop:I3")
    assert dropped.gardens[0].hand == ["L3"]
    assert set(dropped.legal()) == {"pass"}
    table.phase = "bonus"
    assert set(table.legal()) == {"drop:I3", "drop:L3"}
    assert set(after(table, "drop:L3").legal()) == {"end"}
    table.gardens[0].hand = ["I3", "S1"]
    ways = {f"S1.{k}@{cell}" for k in (0, 4) for cell in ("b2", "e5", "h8", "k11")}
    assert set(table.legal()) == ways


AROUND = "e4 f4 e6 f6 d5"  # all but g5 of the cells around e5 and f5


def test_ex_08_surrounding() -> None:
    table = table_of(water(AROUND), area("D2", "e5 f5"), hand="S1", variant="a")
    corner = after(table, "S1.0@g4")
    assert corner.gardens[0].decorations == []
    assert len(corner.gardens[0].areas) == 1
    play(table, "S1.0@g5")
    assert table.gardens[0].decorations == ["D2"]
    assert table.gardens[0].areas == []
    assert table.gardens[0].rows()[4] == "...~11K....."


@pytest.mark.parametrize("sixth", cells(f"{AROUND} g5"))
def test_ex_09_a_lost_area(sixth: Cell) -> None:
    signs = water(f"{AROUND} g5")
    del signs[sixth]
    table = table_of(signs, area("D2", "e5 f5"), hand="S1", variant="a")
    play(table, "S1.0@e5")
    assert table.gardens[0].areas == []
    table.gardens[0].hand = ["S1"]
    play(table, f"S1.0@{cell_name(sixth)}")
    assert table.gardens[0].decorations == []
    assert (4, 5) in table.gardens[0].empty()
    table.gardens[0].hand = ["S1"]
    assert "S1.4@f5" in table.legal()


def test_ex_10_at_the_edge() -> None:
    table = table_of(water("a2 c1"), area("D2", "a1 b1"), hand="S1", variant="a")
    play(table, "S1.0@b2")
    assert table.gardens[0].decorations == ["D2"]


def test_ex_11_a_decoration_fills_a_row() -> None:
    signs = water("a5-d5 g5-l5 e4 f4 e6")
    table = table_of(signs, area("D2", "e5 f5"), hand="S1", variant="a")
    play(table, "S1.4@f6")
    assert table.gardens[0].decorations == ["D2"]
    assert table.gardens[0].hand == ["I2"]
    assert "R2" not in sections(table)


def test_decorations_do_not_surround() -> None:
    """WOD-DECO-03: two areas side by side are won by neither, whatever is laid around them."""
    touching = (area("D2", "e5 f5"), area("D2", "g5 h5"))
    table = table_of(water("d5 e4-h4 e6-h6"), *touching, hand="S1", variant="a")
    play(table, "S1.0@i5")
    assert table.gardens[0].decorations == []
    table.gardens[0].hand = ["S1"]
    play(table, "S1.0@g5")  # this loses one of the areas, and the cell surrounds the other
    assert table.gardens[0].decorations == ["D2"]
    assert table.gardens[0].rows()[4] == "...~11K.K..."

    signs = water(AROUND) | dict.fromkeys(cells("g5 h5"), "1")
    table = table_of(signs, area("D2", "e5 f5"), hand="S1", variant="a")
    play(table, "S1.0@a1")
    assert table.gardens[0].decorations == []


def test_two_decorations_at_once() -> None:
    """WOD-BONUS-07: one cell completes the surroundings of both, and row 5 with them."""
    signs = water("a5-d5 e4 f4 e6 f6 h4 i4 h6 i6 j5-l5")
    table = table_of(signs, area("D2", "e5 f5"), area("D2", "h5 i5"), hand="S1", variant="a")
    play(table, "S1.0@g5")
    assert table.gardens[0].rows()[4] == "~~~~11K22~~~"
    assert table.gardens[0].hand == ["I2"]


def reached(table: Table, seat: int) -> str:
    """The tiles in reach in the order of their sources."""
    return " ".join(table.tile_at(place) for place in table.reach(seat).values())


def test_ex_12_reach() -> None:
    ends = ["T01 T11 T21 T02", "T03 T13 T23 T04", "T05 T15 T25 T06", "T07 T17 T27 T08"]
    four = table_of({}, seats=4, displays="/".join(ends))
    assert reached(four, 0) == "T01 T02 T04 T07"
    assert reached(four, 2) == "T05 T06 T08 T03"
    three = table_of({}, seats=3, displays="/".join(ends[:3]))
    assert reached(three, 0) == "T01 T02 T04 T05"
    two = table_of({}, displays="/".join(ends[:2]))
    assert reached(two, 0) == "T01 T02 T04 T03"
    assert reached(table_of({}, seats=1, displays="T01 T02 T03 T04 T05"), 0) == "T01 T05 T02 T04"
    assert reached(table_of({}, seats=1, displays="T01 T02 T03"), 0) == "T01 T03 T02"


@pytest.mark.parametrize(
    ("displays", "sources"),
    [
        ("T01 / T03 T04", "L l r"),
        ("T01 T02 / T03", "L R l"),
        ("T01 / T03", "L l"),
        (" / T03", "l"),
        ("T01 / ", "L"),
        (" / ", ""),
        ("T01 / / T05 T06", "L r"),
        (" / T03 / T05", "l r"),
        ("T01 T02", "L R"),
        ("T01", "L"),
        ("T01 T02 T03 T04", "L R l r"),
        ("", ""),
    ],
)
def test_no_tile_is_named_twice(displays: str, sources: str) -> None:
    """WOD-REACH-04 and WOD-SOLO-03."""
    table = table_of({}, seats=displays.count("/") + 1, displays=displays)
    assert " ".join(table.reach(0)) == sources
    assert set(kinds(table)) - {"pass", "stop"} == set(sources.split())


def test_ex_13_refilling() -> None:
    two, three, five = "Q T02", "T03 T04 T05", "T06 T07 T08 T09 T10"
    table = table_of({}, seats=4, displays=f"{two}/{three}/{five}/T11 T12")
    play(table, "L.0@a1")
    assert table.actor() == 0
    assert set(table.legal()) == {"take:l:left", "take:l:right"}
    left, right = after(table, "take:l:left"), after(table, "take:l:right")
    assert [len(display) for display in left.displays] == [2, 2, 5, 2]
    assert left.displays[:2] == [["T05", "T02"], ["T03", "T04"]]
    assert right.displays[:2] == [["T02", "T05"], ["T03", "T04"]]
    assert left.actor() == right.actor() == 1

    table = table_of({}, seats=4, displays=f"{two}/T03 T04/{five}/T11 T12")
    play(table, "L.0@a1")
    assert table.displays[0] == ["T02"]
    assert table.actor() == 1

    table = table_of({}, seats=4, displays=f"{two}/{three}/{five}/T11 T12", bag="T20 T21")
    play(table, "L.0@a1")
    assert (table.actor(), table.legal()) == ("chance", {"T20": 1, "T21": 1})
    play(table, "T21")
    assert (table.actor(), set(table.legal())) == (0, {"left", "right"})
    play(table, "right")
    assert table.displays[0] == ["T02", "T21"]
    assert table.bag == ["T20"]
    assert table.actor() == 1


def test_two_seats_take_from_either_end() -> None:
    """WOD-REACH-03 and WOD-REFILL-03: the opponent is both neighbours."""
    table = play(table_of({}, displays="Q T02/T03 T04 T05"), "L.0@a1")
    taken = {word: after(table, word).displays for word in table.legal()}
    assert taken == {
        "take:l:left": [["T05", "T02"], ["T03", "T04"]],
        "take:l:right": [["T02", "T05"], ["T03", "T04"]],
        "take:r:left": [["T03", "T02"], ["T04", "T05"]],
        "take:r:right": [["T02", "T03"], ["T04", "T05"]],
    }


def test_the_owner_refills_in_the_turn_of_another() -> None:
    """The extract of section 10.3; Q, laid with 3@e5, covers both areas."""
    areas = area("S1", "e5"), area("S1", "g7")
    table = table_of({}, *areas, displays="T01 T02 T03 T04/T05 Q", bag="T15")
    play(table, "l.3@e5")
    assert (table.actor(), table.legal()) == ("chance", {"T15": 1})
    assert table.gardens[0].hand == []  # the awards come after the refill
    play(table, "T15")
    assert table.actor() == 1
    play(table, "left")
    assert table.displays[1] == ["T15", "T05"]
    assert (table.actor(), table.gardens[0].hand) == (0, ["S1", "S1"])
    assert "end" not in table.legal()
    play(table, "S1.0@d4 end")
    assert table.actor() == 1
    play(table, "R.6@a9")
    assert (table.actor(), table.phase) == (1, "take")
    play(table, "take:r:right")
    assert table.displays == [["T02", "T03", "T04"], ["T15", "T01"]]
    assert table.actor() == 0


def test_those_who_passed_go_on_refilling() -> None:
    """WOD-REFILL-07 and WOD-REACH-06."""
    table = table_of({}, seats=3, displays="T01 T02 T03/T04 T05 T06/T07 T08")
    table.passed[2] = True
    play(table, "r.0@a1")
    assert table.actor() == 2
    assert set(table.legal()) == {
        f"take:{neighbour}:{side}" for neighbour in "lr" for side in ("left", "right")
    }
    play(table, "take:r:left")
    assert table.displays[1:] == [["T05", "T06"], ["T04", "T08"]]
    assert table.actor() == 1


def test_two_tokens_before_the_main_move() -> None:
    """WOD-KEEP-02 holds then too; afterwards the main move is still open."""
    table = table_of(water("a1-k1 a2-k2 l3-l12"), hand="I2")
    play(table, "I2.1@l1")
    assert (table.actor(), table.phase) == (0, "main")
    assert set(kinds(table)) == {"I2", "I3"}
    play(table, "I3.0@a5")
    assert set(kinds(table)) == {"L", "R", "l", "r", "I2"}


def test_ex_14_side_b_limits() -> None:
    lantern = dict.fromkeys(cells("c3 d3"), "1")
    table = table_of(lantern, variant="b")
    table.gardens[0].decorations = ["D2"]

    def laid(garden: Garden) -> list[Patch]:
        table.gardens[0] = garden
        words = [word for word in table.legal() if word[:2] in table.supply]
        return [frozenset(laid_by(table, word)) for word in words]

    found = laid(table.gardens[0])
    assert not [patch for patch in found if patch & set(cells("b3 c2 d2 c4 d4 e3"))]
    assert frozenset(cells("e4 f4")) in found
    # Eight cells are barred; each has four sides, and nine of these are between two of them.
    assert len([patch for patch in found if len(patch) == 2]) == 264 - (8 * 4 - 9)

    signs = lantern | dict.fromkeys(cells("h8 i8"), "2")
    found = laid(Garden([], [], signs, decorations=["D2", "D2"]))
    assert {len(patch) for patch in found} == {3, 4}

    signs |= dict.fromkeys(cells("a11 a12 b12"), "3")
    assert laid(Garden([], [], signs, decorations=["D2", "D2", "D3"])) == []


def test_a_decoration_is_a_main_move() -> None:
    """WOD-ALT-02, 03 and 07: it covers areas and fills lines, and no display is refilled."""
    signs = water("c1-l1")
    table = table_of(signs, area("S1", "b1"), variant="b", displays="Q T02/T03 T04", bag="T20")
    play(table, "D2.0@a1")
    assert table.gardens[0].rows()[0] == "11~~~~~~~~~~"
    assert table.gardens[0].hand == ["I2", "S1"]
    assert (table.actor(), table.phase) == (0, "bonus")
    assert table.supply == {"D2": 7, "D3": 8, "D4": 8}
    assert set(kinds(play(table, "S1.0@a2"))) == {"I2", "end"}
    assert play(table, "end").actor() == 1


def test_when_no_tile_fits_a_decoration_may() -> None:
    """WOD-ALT-08 and WOD-END-02; in the other variants only the kept token may be laid."""
    signs = {cell: "~" for cell in GRID if cell not in cells("a1 b1 e5")}
    table = table_of(signs, hand="I2", variant="b")
    table.gardens[0].sections = []
    assert set(table.legal()) == {
        *("D2.0@a1", "I2.0@a1", "I2.2@a1", "I2.4@a1", "I2.6@a1"),
        "pass",
    }
    table.variant = "a"
    assert set(after(table, "I2.0@a1").legal()) == {"pass"}
    play(table, "pass")
    assert (table.actor(), table.gardens[0].hand) == (1, ["I2"])
    table.gardens[1].signs = signs
    assert play(table, "pass").actor() is None
    assert table.reason == "all_passed"


def test_a_decoration_that_has_run_out() -> None:
    """WOD-ALT-06."""
    table = table_of({}, variant="b")
    assert {shape: kinds(table)[shape] for shape in table.supply} == {
        "D2": 264,
        "D3": 484,
        "D4": 121,
    }
    table.supply["D3"] = 0
    assert kinds(table)["D3"] == 0


def test_solo_may_stop_only_before_the_main_move() -> None:
    """WOD-SOLO-06: with at most one token in hand, and also while tiles fit."""
    table = table_of({}, area("S1", "a1"), hand="I3", seats=1)
    assert "stop" in table.legal()
    assert "pass" not in table.legal()
    assert "stop" not in play(table, "L.0@a1").legal()
    assert "stop" in play(table, "S1.0@d4 end").legal()
    table.gardens[0].hand = ["I2", "I3"]
    assert "stop" not in table.legal()
    table.gardens[0].hand = ["I2"]
    table.gardens[0].signs = dict.fromkeys(GRID, "~")
    assert set(table.legal()) == {"stop"}
    assert play(table, "stop").actor() is None
    assert table.reason == "stopped"


def test_solo_displays_close_up() -> None:
    """WOD-SOLO-04 and WOD-SOLO-05."""
    table = table_of({}, seats=1, displays="T01 Q T03 T04", bag="T20 T21")
    play(table, "l.0@a1")
    assert table.displays == [["T01", "T03", "T04"]]
    play(table, f"l.{table.ways('T03')[0]}")
    assert table.displays == [["T01", "T04"]]
    play(table, f"R.{table.ways('T04')[0]} T21 left")
    assert table.displays == [["T21", "T01"]]
    table.bag = []
    play(table, f"L.{table.ways('T21')[0]}")
    assert table.displays == [["T01"]]
    play(table, f"L.{table.ways('T01')[0]}")
    assert (table.displays, set(table.legal())) == ([[]], {"stop"})


def points(text: str) -> Score:
    return score(garden_rows(text), DATA)


EX_15 = "KKKKKKK~~~~~/~LLLLLL...../" + "/".join(["~..........."] * 10)
EX_16 = "/".join(
    [
        "............",
        ".KKKK~......",
        ".KKK11~.....",
        "....~LLLL...",
        ".....LLL....",
        *["............"] * 7,
    ]
)


def test_ex_15_scoring_without_decorations() -> None:
    found = points(EX_15)
    assert (found.rows, found.columns) == ([0], [0])
    assert sorted(map(len, found.groups)) == [6, 7]
    assert found.points == {"row": 1, "column": 1, "group": 2, "decoration": 0}
    assert found.total == 4


def test_ex_16_scoring_with_a_decoration() -> None:
    found = points(EX_16)
    assert found.points == {"row": 0, "column": 0, "group": 4, "decoration": 4}
    assert found.total == 8
    assert points(EX_16.replace(".KKKK~", ".~KKK~")).total == 4
    assert points(EX_16.replace("~LLLL", "~~LLL")).total == 4
    assert points(EX_16.replace("11", "DD")) == points(EX_16.lower()) == found


def test_groups_and_decorations_pair_by_pair() -> None:
    """WOD-SCORE-04 to 07: a pair counts once, corners never, and size beyond seven never."""
    full = "KKKKKKKKKKKK"
    rest = "/" + "/".join(["............"] * 9)
    assert points(f"{full}/{full}/............{rest}").points["group"] == 2
    assert points(f"{full}/1122DD33DD44/............{rest}").points["decoration"] == 2 * 6
    assert points(f"KKKKKKK...../.......11.../............{rest}").points["decoration"] == 0
    assert points(f"KKKKKKK...../1......1..../............{rest}").points["decoration"] == 2
    assert points(f"KKKKKKK...../111111111111/LLLLLLL.....{rest}").points["decoration"] == 2 * 2
    assert points(f"KKKKKK....../111111111111/LLLLLLL.....{rest}").points["decoration"] == 2


def test_ex_18_the_printed_example() -> None:
    """WOD-EX-18: each decoration touches three of the five groups, two of which are the same."""
    found = points(KAROL)
    assert found.points == {"row": 8, "column": 6, "group": 10, "decoration": 12}
    assert found.total == 36
    assert found.scoring == found.groups
    assert len(found.groups) == 5
    beside = Counter(group for group, _ in found.touching)
    assert sorted(beside.values()) == [1, 1, 2, 2]
    assert set(Counter(one for _, one in found.touching).values()) == {3}


@pytest.mark.parametrize(
    ("variant", "total", "key"),
    [
        ("base", 0, "apprentice"),
        ("base", 19, "apprentice"),
        ("base", 20, "architect"),
        ("base", 27, "architect"),
        ("base", 28, "master"),
        *[(v, 24, "apprentice") for v in "ab"],
        *[(v, 25, "architect") for v in "ab"],
        *[(v, 40, "architect") for v in "ab"],
        *[(v, 41, "master") for v in "ab"],
    ],
)
def test_ex_17_titles(variant: str, total: int, key: str) -> None:
    assert title(total, variant, DATA) == key


# Section 8.3 of the specification that the rules of section 10.3 were written from: the same game
# with the tiles named and with all that was won.
DISPLAY = "T31 T38 T35 T09 T24 T59 T39 T64 T41 T63 T05 T58 T01 T57 T17 T36"
SOLO_GAME = """\
wR:T36.0@a1
wl:T38.2@b1
wL:T31.1@e1 +S1 b:S1.4@d2
wl:T09.0@h1 +I2
wl:T24.4@i2 b:I2.5@l3
wL:T35.6@g3 +L3
wL:T59.0@a4 +L3 b:L3.1@b5 +S1 b:S1.4@g3
wR:T17.4@c5
wr:T01.2@i5 +I2 b:I2.2@g6 +S1 b:S1.4@e6
wL:T39.1@j7 +S1 b:L3.3@k11 +I3 b:I3.1@k8 b:S1.0@k11
wl:T41.1@h9 +L3 b:L3.3@h11
wL:T64.1@f7 +I3
wl:T05.0@e10 +S1 b:S1.0@i7
wR:T57.3@d7 b:I3.4@b7
wL:T63.1@a9 f1:T15R +L3 +I2 b:L3.0@d11 +I3 b:I3.4@a8 b:I2.2@a11
stop
"""
SOLO_WORDS = """\
R.0@a1 l.2@b1 L.1@e1 S1.4@d2 l.0@h1 end l.4@i2 I2.5@l3 L.6@g3 end L.0@a4 L3.1@b5 S1.4@g3 end
R.4@c5 end r.2@i5 I2.2@g6 S1.4@e6 end L.1@j7 L3.3@k11 I3.1@k8 S1.0@k11 l.1@h9 L3.3@h11 L.1@f7 end
l.0@e10 S1.0@i7 end R.3@d7 I3.4@b7 L.1@a9 T15 right L3.0@d11 I3.4@a8 I2.2@a11 stop
"""
SOLO_GARDEN = (
    "KKKKK~~K~~~~/~~~LKK~K~~~~/~~~KKKL~~LL~/KKK~KK~LLLLL/~K~LLL~~~~~K/~~~LL~~KK~~~/"
    "~~L~~.KKK~~K/~L~~~KKK~K~~/..~~.~~~.~KK/~~KKKK~~KK~~/~KK~K~~~~~K~/..~K~~K~K~~K"
)


def test_the_solo_game() -> None:
    table = Table(DATA, 1, {"variant": "base", "first": "1"})
    for tile in DISPLAY.split():
        table.play(f"P1:{tile}")
    garden = table.gardens[0]
    hand = Counter[str]()
    played = []
    for line in SOLO_GAME.splitlines():
        assert (table.actor(), table.phase) == (0, "main"), line
        for step in line.split():
            if step.startswith("+"):
                hand[step[1:]] += 1
                continue
            words = [step]
            if step.startswith("w"):
                source, tile, way = step[1], step[3:6], step[7:]
                assert table.tile_at(table.reach(0)[source]) == tile, step
                words = [f"{source}.{way}"]
            elif step.startswith("b:"):
                assert Counter(garden.hand) == hand, step  # all that was won before
                hand[step[2:4]] -= 1
                words = [step[2:]]
            elif step.startswith("f1:"):
                words = [step[3:6], {"L": "left", "R": "right"}[step[6]]]
            for word in words:
                table.play(word)
                played.append(word)
        hand = +hand
        assert Counter(garden.hand) == hand, line
        if table.phase == "bonus":
            table.play("end")
            played.append("end")
    assert played == SOLO_WORDS.split()
    assert garden.rows() == SOLO_GARDEN.split("/")
    assert (table.actor(), table.reason) == (None, "stopped")
    assert table.result() == ["P1", "24", "title", "architect"]


def test_the_score_of_the_solo_game() -> None:
    """Section 10.1."""
    found = points(SOLO_GARDEN)
    assert (len(found.rows), len(found.columns)) == (9, 7)
    assert sorted(map(len, found.scoring)) == [7, 7, 8, 12]
    assert found.total == 24


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
def test_chance_in_the_set_up(seats: int, variant: str) -> None:
    """First seat, cards, tiles seat by seat; every one that is left is as likely (WOD-SETUP)."""
    table = Table(DATA, seats, {"variant": variant, "first": "random"})
    everybody = [f"P{seat + 1}" for seat in range(seats)]
    if seats > 1:
        assert table.legal() == {f"first:{name}": 1 for name in everybody}
        table.play(f"first:P{seats}")
    if variant != "base":
        cards = [4, 2, 3, 1]
        for k, name in enumerate(everybody):
            assert table.legal() == {f"{name}:card{card}": 1 for card in sorted(cards[k:])}
            table.play(f"{name}:card{cards[k]}")
    left = list(TILES)
    random.Random(seats).shuffle(left)
    for name in everybody:
        for _ in range(16):
            assert table.actor() == "chance"
            assert table.legal() == {f"{name}:{tile}": 1 for tile in left}
            table.play(f"{name}:{left.pop()}")
    assert (table.actor(), table.phase) == (seats - 1, "main")
    assert len(table.bag) == 64 - 16 * seats
    for garden in table.gardens:
        numbers = Counter(area.token for area in garden.areas)
        assert (
            numbers
            == {
                "base": {"L3": 4, "S1": 5},
                "a": {"L3": 3, "S1": 4, "D2": 1, "D3": 1, "D4": 1},
                "b": {"L3": 3, "S1": 3},
            }[variant]
        )
        assert len(garden.sections) == 6


def test_the_first_seat_is_at_the_table() -> None:
    with pytest.raises(ValueError, match="nobody has seat 3"):
        Table(DATA, 2, {"first": "3"})


def test_who_wins() -> None:
    """WOD-SCORE-09: a tie is a shared victory."""
    table = table_of(water("a1-l1"), seats=3)
    assert table.result() == ["P1", "1", "P2", "0", "P3", "0", "win", "P1"]
    table.gardens[2].signs = water("c1-c12")
    assert table.result() == ["P1", "1", "P2", "0", "P3", "1", "win", "P1", "P3"]


def test_placements_by_trying_everything() -> None:
    """Section 1.6: cells and symbols make a placement, the lowest orientation names it."""
    table = Table(DATA, 1, {})
    blank, full = (read_piece(art) for art in ("##./.##", "ooo"))
    for piece in [blank, full, *(table.pieces[name] for name in ("T01", "T63", "I2", "S1", "D3"))]:
        found: dict[frozenset[tuple[Cell, str]], str] = {}
        for orientation in range(8):
            cells, symbols = orient(piece.cells, piece.symbols, orientation)
            symbol = "K" if orientation < 4 else "L"
            for top, left in GRID:
                signs = {}
                for row, col in cells:
                    sign = symbol if (row, col) in symbols else "~"
                    signs[(top + row, left + col)] = sign
                if set(signs) <= set(GRID):
                    way = f"{orientation}@{cell_name((top, left))}"
                    found.setdefault(frozenset(signs.items()), way)
        listed = {frozenset(signs.items()): way for way, signs in placements(piece).items()}
        assert listed == found
        assert len(placements(piece)) == len(found)


def test_numbers_of_placements() -> None:
    """Section 6.3 of the specification; a symmetric tile has fewer."""
    table = Table(DATA, 1, {})
    numbers = {name: len(placements(piece)) for name, piece in table.pieces.items()}
    assert [numbers[name] for name in ("I2", "I3", "L3", "S1")] == [1056, 480, 968, 288]
    assert [numbers[name] for name in ("D2", "D3", "D4")] == [264, 484, 121]
    most = {(3, 3): 800, (2, 4): 792, (3, 4): 720, (2, 5): 704, (4, 4): 648}
    for name in TILES:
        piece = table.pieces[name]
        box = sorted(1 + max(cell[k] for cell in piece.cells) for k in (0, 1))
        likeness = [orient(piece.cells, piece.symbols, k) == piece for k in range(4)].count(True)
        assert numbers[name] == most[box[0], box[1]] // likeness, name


# Random games.


def closeness(table: Table, word: str) -> int:
    """How tightly a piece would lie: sides that meet covered cells or the edge.

    Decoration areas count as covered, for only those that are spared can be surrounded.
    """
    garden = table.gardens[table.seat]
    spared = {cell for area in garden.areas if area.kind == "decoration" for cell in area.cells}
    laid = laid_by(table, word)
    met = 0
    for cell in laid:
        around = sides(cell)
        met += 4 - len(around)
        for near in around:
            if near in garden.signs or near in spared:
                met += 2
            elif near not in laid:
                met -= 1
        if cell in spared:
            met -= 20
    return met


def gain(table: Table, word: str) -> int:
    """How many tokens and decorations a word would win."""
    garden = table.gardens[table.seat]
    after = Garden(list(garden.areas), list(garden.sections), garden.signs | laid_by(table, word))
    after.award()
    return len(after.hand) + len(after.decorations)


class Style(NamedTuple):
    """How likely a random player is to do certain things."""

    care: float  # lays a piece where it leaves few holes; else hardly a line is ever full
    keep: float  # ends the turn with a token in hand rather than laying it
    grab: float  # takes a tile from the shortest display in reach, so that displays run out


def style_of(rng: random.Random) -> Style:
    care = rng.choice((0.0, 0.9, 1.0, 1.0, 1.0, 1.0))
    return Style(care, rng.choice((0.3, 0.8)), rng.choice((0.0, 0.9, 0.9)))


def choose(table: Table, words: Sequence[str], rng: random.Random, style: Style) -> str:
    """A random word in a certain style."""
    if table.phase not in ("main", "bonus") or rng.random() > style.care:
        return rng.choice([word for word in words if word != "stop"] or words)
    if "end" in words and rng.random() < style.keep:
        return "end"
    if "stop" in words and rng.random() < 0.01:
        return "stop"
    sorts: dict[str, list[str]] = {"tile": [], "bonus": [], "decoration": [], "nothing": []}
    for word in words:
        sorts[laying(word)].append(word)
    if sorts["bonus"] and rng.random() < 0.3:
        words = sorts["bonus"]
    elif sorts["decoration"] and rng.random() < 0.2:
        shape = rng.choice(sorts["decoration"])[:2]
        words = [word for word in sorts["decoration"] if word[:2] in (shape, "D4")]
    elif sorts["tile"] and rng.random() < style.grab:
        places = table.reach(table.seat)
        source = min(places, key=lambda source: len(table.displays[places[source][0]]))
        words = [word for word in sorts["tile"] if word[0] == source] or sorts["tile"]
    else:
        words = sorts["tile"] or words
    some = rng.sample(words, min(len(words), 60))
    closest = sorted(some, key=lambda word: closeness(table, word))[-6:]
    return max(closest, key=lambda word: (gain(table, word), closeness(table, word)))


def laying(word: str) -> str:
    """What a word lays, or nothing."""
    if "@" not in word:
        return "nothing"
    if word[0] == "D":
        return "decoration"
    return "tile" if word[1] == "." else "bonus"


def journey(table: Table, seed: str) -> Iterator[tuple[dict[str, int], str]]:
    """A whole random game: the legal words and the one that is chosen, before it is played."""
    rng = random.Random(f"journey {seed}")
    style = style_of(rng)
    while table.actor() is not None:
        legal = table.legal()
        word = choose(table, list(legal), rng, style)
        yield legal, word
        table.follow(word)


def check(table: Table) -> None:
    """What is always true (WOD-DATA-05, WOD-REFILL-09, WOD-ALT-04, 05 and the number of tokens)."""
    dealt = [tile for display in table.displays for tile in display]
    drawn = [table.drawn] if table.drawn else []
    assert sorted(table.bag + dealt + drawn + table.laid) == TILES
    if table.phase in ("main", "bonus") and table.bag:
        assert min(map(len, table.displays)) >= 2
    for garden in table.gardens:
        assert len(garden.decorations) <= 3
        numbers = [garden.decorations.count(shape) for shape in table.supply]
        assert max(numbers) <= (2 if table.variant == "b" else 1)
        found = patches(cell for cell in garden.signs if garden.is_decoration(cell))
        assert len(found) == len(garden.decorations)
    covered = sum(len(garden.signs) for garden in table.gardens)
    assert covered >= 7 * len(table.laid)


def other_box() -> dict[str, Any]:
    """A corrected data file that reaches what the stock components seldom or never reach.

    Compact tiles, of which a garden holds more, so that displays run out; some are symmetric, some
    have no symbols and look the same from below.  Clumsy bonus tokens, often to be dropped.  Areas
    that are large or at the edge, or so close together that one token wins several others, and
    decoration areas that touch.
    """
    data = copy.deepcopy(DATA)
    arts = {"I2": "oo", "I3": ".#./#o#/.#.", "L3": "###/#../o..", "S1": "o#"}
    for block in data["bonus_tokens"]["type"]:
        block["art"] = arts[block["id"]].split("/")
    for section in data["edge_sections"]["section"]:
        section["token"] = {"row": "I3", "col": "I2"}[section["kind"]]
    maps = {
        "base": "aa.111bb/a..1.1.b/44422c.55/4.42.cc.5..d/444.......dd",
        "A": "AAA1.CC/aBB2.CC/aaB2..b/333...bb",
        "B": "12.....aa/12....ba.c/12.333bb.cc",
    }
    for layout in data["layouts"]["layout"]:
        rows = [row.ljust(SIZE, ".") for row in maps[layout["variant"]].split("/")]
        rows += ["." * SIZE] * (SIZE - len(rows))
        for _ in range(layout["card"] - 1):
            rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]  # a turn
        layout["map"] = rows
    shapes = {"D2": "###", "D3": "##/.#", "D4": "##/##"}
    for block in data["decorations"]["shape"]:
        block["art"] = shapes[block["id"]].split("/")
        block["count"] = {"D2": 12, "D3": 8, "D4": 4}[block["id"]]
    tiles = ["####/###.", "oooo/.ooo", "###/#o#/..#", "oo##/##o.", "ooo/oo./oo.", "#o#/###/.o."]
    for number, block in enumerate(data["water_tiles"]["tile"]):
        block["art"] = tiles[number % len(tiles)].split("/")
    return data


BOXES = {"stock": DATA, "other": other_box()}
JOURNEYS = [(seats, variant) for seats in (1, 2, 3, 4) for variant in VARIANTS]
LUCKY = 13  # a number with which the journeys meet all that is asked of them below


def set_out(box: str, seats: int, variant: str) -> tuple[dict[str, str], Table, str]:
    """The options, the table and the seed of a journey."""
    options = {"variant": variant, "first": "random" if box == "stock" else str(seats)}
    return options, Table(BOXES[box], seats, options), f"{LUCKY} {box} {seats} {variant}"


RARE = """word L, word R, word l, word r, word I2, word I3, word L3, word S1,
word D2, word D3, word D4, word left, word right,
word take:l:left, word take:l:right, word take:r:left, word take:r:right, word drop:I3,
word drop:L3, word end, word pass, word stop,
two in hand before the main move, three in hand, pass or lay a token, pass with a token,
pass or lay a decoration, few in reach, a display of one, an empty display, only end,
one tile has two names, two or three tiles alone, a decoration has run out,
refill in the turn of another, refill after passing, decoration won, area lost, area left open,
shared victory, over: all_passed, over: stopped"""


def test_journeys_meet_what_is_rare() -> None:
    """What the engine is compared on includes the corners of the rules."""
    met = Counter[str]()
    for box in BOXES:
        for seats, variant in JOURNEYS:
            _, table, seed = set_out(box, seats, variant)
            for legal, word in journey(table, seed):
                notice(table, legal, word, met)
                if table.phase in ("side", "take", "main"):
                    check(table)
            notice_end(table, met)
    missed = [what for what in re.split(r",\s", RARE) if met[what] == 0]
    assert missed == [], met


def notice(table: Table, legal: dict[str, int], word: str, met: Counter[str]) -> None:
    """Count what is about to happen."""
    garden = table.gardens[table.seat]
    what = word.partition(".")[0]
    met[f"word {re.sub('card.*|T.*|P.$', '', what)}"] += 1
    if table.phase == "main":
        met["two in hand before the main move"] += len(garden.hand) > 1
        met["pass or lay a token"] += "pass" in legal and bool(garden.hand) and len(legal) > 1
        met["pass with a token"] += word == "pass" and bool(garden.hand)
        met["pass or lay a decoration"] += "pass" in legal and any(w[0] == "D" for w in legal)
        met["few in reach"] += len(table.reach(table.seat)) < 4
        own = len(table.displays[table.seat])
        met["one tile has two names"] += own == 1 and kinds_of(legal)["L"] > 0
        met["two or three tiles alone"] += table.solo and own < 4 and kinds_of(legal)["L"] > 0
        met["a decoration has run out"] += table.variant == "b" and 0 in table.supply.values()
        met["a display of one"] += any(len(display) == 1 for display in table.displays)
        met["an empty display"] += any(len(display) == 0 for display in table.displays)
    if table.phase == "bonus":
        met["three in hand"] += len(garden.hand) > 2
        met["only end"] += set(legal) == {"end"}
    if table.phase in ("side", "take"):
        met["refill in the turn of another"] += table.owner != table.seat
        met["refill after passing"] += table.passed[table.owner]


def notice_end(table: Table, met: Counter[str]) -> None:
    met[f"over: {table.reason}"] += 1
    met["shared victory"] += len(table.result()) > 2 * table.seats + 2
    if table.variant == "a":
        for garden in table.gardens:
            n_open = sum(area.kind == "decoration" for area in garden.areas)
            met["decoration won"] += len(garden.decorations)
            met["area left open"] += n_open
            met["area lost"] += 3 - len(garden.decorations) - n_open


# Gardens of many kinds to be scored.


def noise(rng: random.Random) -> dict[Cell, str]:
    """Every cell for itself."""
    weights = [rng.random() ** 2 for _ in ".~KL"]
    return dict(zip(GRID, rng.choices(".~KL", weights, k=len(GRID)), strict=True))


def blobs(rng: random.Random) -> dict[Cell, str]:
    """Groups that grew one after the other, many of them of about seven cells."""
    signs = dict.fromkeys(GRID, rng.choice(".~~~"))
    for _ in range(rng.randint(1, 18)):
        sign = rng.choice("KKLL~.")
        blob = [rng.choice(GRID)]
        for _ in range(rng.choice((7, 8, 9, rng.randint(1, 50)))):
            blob.append(rng.choice(sides(rng.choice(blob))))  # often a cell that it has already
        signs.update(dict.fromkeys(blob, sign))
    return signs


def nearly_full(rng: random.Random) -> dict[Cell, str]:
    """Few holes, so that some lines are full and some just not."""
    signs = {cell: sign if sign != "." else "~" for cell, sign in blobs(rng).items()}
    for cell in rng.sample(GRID, rng.randint(0, 9)):
        signs[cell] = "."
    return signs


DECORATIONS = [
    frozenset(signs)
    for shape in DATA["decorations"]["shape"]
    for signs in placements(piece_of(shape)).values()
]


def decorated(rng: random.Random, signs: dict[Cell, str]) -> dict[Cell, str]:
    """The same garden with up to nine decorations, which may touch, with digits or without."""
    free = set(GRID)
    digits = rng.random() < 0.7
    for digit in "123456789"[: rng.choice((1, 2, 3, 6, 9))]:
        laid = rng.choice(DECORATIONS)
        if laid <= free:
            free -= laid
            signs.update(dict.fromkeys(laid, digit if digits else "D"))
    return signs


@lru_cache(maxsize=1)
def played_gardens() -> list[dict[Cell, str]]:
    """Gardens as they were at the end of turns of some random games."""
    found = []
    for variant in VARIANTS:
        table = Table(DATA, 2, {"variant": variant, "first": "1"})
        for _, word in journey(table, f"gardens {variant}"):
            if table.phase == "main" and laying(word) == "tile":
                empty = dict.fromkeys(GRID, ".")
                found.append(empty | table.gardens[table.seat].signs)
    return found


def random_garden(rng: random.Random) -> list[str]:
    kind = rng.randrange(10)
    if kind == 0:
        signs = dict(rng.choice(played_gardens()))
    else:
        signs = (noise, blobs, nearly_full)[kind % 3](rng)
    if kind % 2 and kind > 1:
        signs = decorated(rng, signs)
    return ["".join(signs[(row, col)] for col in range(SIZE)) for row in range(SIZE)]


def varied(rng: random.Random, rows: Sequence[str]) -> list[str]:
    """The garden turned by a quarter, with a few cells changed: groups part or grow together."""
    turned = [list(column) for column in zip(*reversed(rows), strict=True)]
    for row, col in rng.sample(GRID, rng.randint(1, 6)):
        if turned[row][col] in ".~KL":
            turned[row][col] = rng.choice(".~~KKLL")
    return ["".join(row) for row in turned]


def random_gardens(rng: random.Random) -> list[list[str]]:
    """As many gardens as four seats have."""
    gardens = [random_garden(rng), random_garden(rng)]
    return gardens + [varied(rng, rows) for rows in gardens]


def spell_garden(rng: random.Random, rows: Sequence[str]) -> str:
    """The notation of section 10.1 in one of its forms."""
    text = rng.choice(("\n", "\n", "/")).join(rows)
    if rng.random() < 0.2:
        text = text.lower()
    if rng.random() < 0.1:
        text = "; a garden\n\n" + text
    return text + "\n"


def test_random_gardens_are_of_many_kinds() -> None:
    rng = random.Random(1)
    met = Counter[str]()
    for rows in [rows for _ in range(100) for rows in random_gardens(rng)]:
        found = score(rows, DATA)
        met["full rows"] += len(found.rows) > 0
        met["full columns"] += len(found.columns) > 0
        met["many groups"] += len(found.scoring) > 3
        met["a large group"] += any(len(group) > 30 for group in found.groups)
        met["a pair"] += len(found.touching) == 1
        met["many pairs"] += len(found.touching) > 4
        for size in (6, 7, 8):
            met[f"group of {size}"] += any(len(group) == size for group in found.groups)
        digits = set("".join(rows)) & set("123456789")
        met["nine decorations"] += len(digits) >= 8
        met["no digits"] += "D" in "".join(rows)
        met["no points"] += found.total == 0
    assert len(met) == 12
    assert min(met.values()) >= 5, met


# From here on the engine is asked too.

FEWER = mode() != FAST
GARDENS = 500 if FEWER else 10_000
CHUNKS = 5  # so that two workers can share them


def load() -> Any:
    return games.load("wodny_ogrod")


@lru_cache(maxsize=1)
def stock_box() -> Any:
    return load().open_box(None)


Sheet: TypeAlias = Counter[tuple[str, int, frozenset[frozenset[str]]]]


def engine_sheet(lines: Sequence[Any]) -> Sheet:
    """The lines of a score sheet: kind, points and the cells of all that was counted."""
    found: Sheet = Counter()
    for line in lines:
        parts = [frozenset(cells) for part in line.counted for cells in part.values()]
        found[line.kind, line.points, frozenset(parts)] += 1
    return found


def oracle_sheet(found: Score) -> Sheet:
    """The same from the oracle: a line for each full line, scoring group and touching pair."""
    counted: dict[str, list[Sequence[Iterable[Cell]]]] = {
        "row": [[[(row, col) for col in range(SIZE)]] for row in found.rows],
        "column": [[[(row, col) for row in range(SIZE)]] for col in found.columns],
        "group": [[group] for group in found.scoring],
        "decoration": [list(pair) for pair in found.touching],
    }
    sheet: Sheet = Counter()
    for kind, things in counted.items():
        for parts in things:
            names = frozenset(frozenset(map(cell_name, part)) for part in parts)
            sheet[kind, found.points[kind] // len(things), names] += 1
    return sheet


def walk(box: Any, options: dict[str, str], table: Table, seed: str) -> None:
    """One game in the engine and in the oracle, compared at every word."""
    match = Match(load(), box, table.seats, options, "seed")
    played: list[str] = []
    for legal, word in journey(table, seed):
        chance = table.actor() == "chance"
        assert match.actor == (pondside.CHANCE if chance else table.actor()), played
        words = match.words()
        assert len(words) == len(set(words)), played
        assert set(words) == set(legal), played
        if chance:
            assert dict(zip(words, match.weights(), strict=True)) == legal, played
        if table.phase == "main":
            found = table.score(table.seat)
            assert match.total(table.seat) == found.total, played
            assert engine_sheet(match.lines(table.seat)) == oracle_sheet(found), played
        assert match.outcome is None, played
        match.play(word, quiet=True)
        played.append(word)
    assert match.actor == pondside.OVER, played
    outcome = match.outcome
    assert outcome is not None
    totals = [table.score(seat).total for seat in range(table.seats)]
    assert [match.total(seat) for seat in range(table.seats)] == totals, played
    assert outcome.reason == table.reason, played
    assert list(outcome.words) == table.result(), played
    placings = [(placing.seat, placing.total, placing.place) for placing in outcome.placings]
    places = [1 + sum(other > total for other in totals) for total in totals]
    assert sorted(placings) == list(zip(range(table.seats), totals, places, strict=True)), played


@pytest.mark.parametrize(("seats", "variant"), JOURNEYS)
def test_games_go_as_the_oracle_says(seats: int, variant: str) -> None:
    walk(stock_box(), *set_out("stock", seats, variant))


def toml(data: dict[str, Any]) -> Iterator[str]:
    """The lines of a data file: plain values first, then the lists of blocks below them."""

    def value(item: Any) -> str:
        return json.dumps(item, ensure_ascii=False)

    for table, content in data.items():
        yield f"[{table}]"
        blocks = {}
        for key, item in content.items():
            if isinstance(item, list) and item and isinstance(item[0], dict):
                blocks[key] = item
            else:
                yield f"{key} = {value(item)}"
        for key, items in blocks.items():
            for block in items:
                yield f"[[{table}.{key}]]"
                yield from (f"{name} = {value(item)}" for name, item in block.items())


@pytest.mark.parametrize("box", BOXES)
def test_data_files_are_written_as_they_are(box: str) -> None:
    assert tomllib.loads("\n".join(toml(BOXES[box]))) == BOXES[box]


@pytest.mark.parametrize(("seats", "variant"), JOURNEYS)
def test_another_box_goes_as_the_oracle_says(seats: int, variant: str, tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text("\n".join(toml(BOXES["other"])), encoding="utf-8")
    walk(load().open_box(str(file)), *set_out("other", seats, variant))


def compiled_total(rows: Sequence[str]) -> int:
    """The points that the compiled scorer gives a garden laid into a state."""
    states = load().fresh()
    garden = states["gardens"][0, 0]
    signs = "".join(rows)[::-1]

    def words(wanted: str) -> list[int]:
        bits = int("".join("1" if sign in wanted else "0" for sign in signs), 2)
        return [bits >> 60 * k & (1 << 60) - 1 for k in range(3)]

    garden["koi"], garden["lily"] = words("K"), words("L")
    garden["covered"], garden["decorated"] = words("KL~123456789"), words("123456789")
    digits = sorted(set(signs) & set("123456789"))
    for k, digit in enumerate(digits):
        garden["decoration"][k] = words(digit)
    garden["n_decorations"] = len(digits)
    sheets = np.zeros(1, load().sheet)
    return int(doors.total(stock_box().tables, states, 0, 0, sheets, 0))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_gardens_score_as_the_oracle_says(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(GARDENS // CHUNKS // 4):
        gardens = random_gardens(rng)
        text = rng.choice(("", "---\n")).join(spell_garden(rng, rows) for rows in gardens)
        sheets = load().score_text(text, stock_box(), "garden.txt", {}).sheets
        assert len(sheets) == len(gardens)
        for rows, sheet in zip(gardens, sheets, strict=True):
            found = score(rows, DATA)
            assert engine_sheet(sheet.lines) == oracle_sheet(found), "\n".join(rows)
            assert sum(line.points for line in sheet.lines) == found.total, "\n".join(rows)
            if sheet.facts["decorations"] <= MAX_DECORATIONS:
                assert compiled_total(sheet.facts["garden"]) == found.total, "\n".join(rows)
