"""The oracle against the worked examples of the rules, then the engine against the oracle.

The first half needs nothing but the data file.  The second half walks games in both and compares
whose turn it is, every legal word, every weight of chance, the score sheets and the result; and it
has many ponds scored by both.
"""

from __future__ import annotations

import copy
import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import pondside
from pondside import games
from pondside.kernel import doors
from pondside.kernel.compiling.modes import FAST, mode
from pondside.kernel.errors import PondsideError
from pondside.kernel.match import Match

from .oracle import (
    GOALS,
    Cell,
    Pond,
    Possessions,
    Table,
    around,
    is_lit,
    is_surrounded,
    read_pond,
    read_token,
    score,
    spell_token,
    title,
)
from .table import lines_of

STOCK = Path(pondside.__file__).parent / "games" / "koi" / "koi.toml"
DATA: dict[str, Any] = tomllib.loads(STOCK.read_text(encoding="utf-8"))
NAMES = sorted(set(GOALS.values()))
NOTHING = Possessions()


def changed(**changes: Any) -> dict[str, Any]:
    """The data file with other values; `rulings__idle_rounds_limit=2` names one."""
    data = copy.deepcopy(DATA)
    for name, value in changes.items():
        *tables, key = name.split("__")
        block = data
        for table in tables:
            block = block[table]
        assert key in block, name
        block[key] = value
    return data


def pond_of(line: str, data: Mapping[str, Any] = DATA) -> Pond:
    return read_pond(line, data).pond


def sheet_of(line: str, data: Mapping[str, Any] = DATA) -> dict[str, Any]:
    pond, own, scenario = read_pond(line, data)
    return score(pond, own, data, scenario)


def cells(text: str) -> set[Cell]:
    found = set()
    for pair in text.split():
        q, r = pair.split(",")
        found.add((int(q), int(r)))
    return found


def water_cells(pond: Pond) -> set[Cell]:
    return {read_token(token).cell for token in pond.places("w", NOTHING)}


def kinds(table: Table) -> Counter[str]:
    return Counter(sort_of(word) for word in table.legal())


def sort_of(word: str) -> str:
    """A word without its place."""
    return re.sub(r"-?\d+,-?\d+(\.\d+)?$|(?<=mv)\d+$", "", word)


def play(table: Table, words: str) -> Table:
    for word in words.split():
        table.play(word)
    return table


def table_of(
    row: str = "c01 c05 c09 c13 c17",
    *,
    seats: int = 2,
    goals: str = "none",
    pond: str = "O0,0.0",
    cards: str = "",
    deck: str = "",
    data: Mapping[str, Any] = DATA,
    scenario: str = "none",
    **belongings: int,
) -> Table:
    """A game at the start of seat 1's first turn; the row is told from slot 1 to slot 5.

    `deck` tells the cards that are left in it; without it all the others are.
    """
    table = Table(data, seats, {"goals": goals, "first": "1", "scenario": scenario})
    for card in reversed(row.split()):
        table.play(card)
    if deck:
        table.deck = deck.split()
    own = table.at[0]
    own.pond = pond_of(pond, data)
    own.cards = cards.split()
    own.coins = belongings.pop("coins", own.coins)
    own.luck = belongings.pop("luck", own.luck)
    own.storage.update(belongings)
    return table


def deal(table: Table, deck: Iterator[str]) -> None:
    while table.actor == "chance":
        table.play(next(deck))


# The worked examples of sections 14 and 15.


def test_ex_01_the_lone_spring() -> None:
    pond = pond_of("O0,0.0")
    assert water_cells(pond) == cells("-1,0 -1,1 -1,2 0,-1 0,2 1,-1 1,2 2,-1 2,1 3,-1 3,0")
    shores = "s-1,0.0 s-1,2.1 s0,-1.5 s1,2.2 s3,-1.4 s3,0.3"
    assert " ".join(sorted(pond.places("s", NOTHING))) == shores
    assert [len(pond.places(letter, NOTHING)) for letter in "abc"] == [5, 7, 4]


def test_ex_02_a_shore() -> None:
    pond = pond_of("O0,0.0 s3,0.3")
    assert pond.shores[0].cells == cells("3,0 3,-1 2,1")
    wet = [set(pond.wet[cell]) for cell in ((3, 0), (3, -1), (2, 1))]
    assert wet == [{3}, {3, 4}, {2, 3}]
    with pytest.raises(ValueError, match=r"^w4,0: no water edge touches it$"):
        pond.lay("w4,0", NOTHING)
    assert len(water_cells(pond)) == 8


SURROUNDED = "O0,0.0 w1,-1 w2,-1 a1,0"
LANTERN_ROW = "O0,0.0 s-1,0.0 l-1,0 w3,0 f4,0 w5,0 w5,-1 w6,-1 w7,-1 w7,0"
PURPLE = "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 scrolls=lily,small luck=2"


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("O0,0.0 a1,0", {"koi_total": 2}),  # EX-03
        (SURROUNDED, {"koi_total": 4}),
        ("O0,0.0 f1,-1 w2,-1 y1,-1 b0,0.0", {"koi_total": 5}),  # EX-04
        ("O0,0.0 f1,-1 w2,-1 f0,-1 w-1,0 w-1,1 y1,-1 b0,0.0", {"koi_total": 10}),  # EX-05
        ("O0,0.0 w1,-1 s-1,0.0 a0,0", {"koi_total": 4}),  # EX-06
        (LANTERN_ROW, {"lantern_total": 6}),  # EX-07
        (
            "O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small,well",  # EX-08
            {"goals": {"turtle": 16}, "scroll_total": 0, "total": 16},
        ),
        (
            "O0,0.0 w1,-1 w2,-1 T1,0 a2,0 scrolls=lily,small,well",
            {"goals": {"turtle": 12}, "scroll_total": 2, "koi_total": 2, "total": 16},
        ),
        ("O0,0.0 a0,0 N1,0 a2,0 N0,1", {"goals": {"path": 6}}),  # EX-09
        (
            "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-2,2.0",  # EX-10
            {"goals": {"shishi_odoshi": 6}},
        ),
        ("O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2", {"goals": {"bridge": 5}}),  # EX-11
        (
            "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 b0,1.0 U0,4.2",  # EX-12
            {"goals": {"statue": 8}},
        ),
        ("O0,0.0 V3,0.3 b0,0.0 a2,0 b0,1.0 wells=2", {"goals": {"waterfall": 16}}),  # EX-13
        ("O0,0.0 V3,0.3 a0,0 wells=2", {"goals": {"waterfall": 8}}),
        ("O0,0.0 w2,-1 w3,-1 Z0,0.0", {"goals": {"century_carp": 8}}),  # EX-14
        ("O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-2,2.0", {"goals": {"willow": 8}}),  # EX-15
        ("O0,0.0 f-1,0 f-1,1 B3:0,1.0", {"goals": {"branches": 10}}),  # EX-16
        (
            PURPLE,  # EX-17
            {"koi_total": 10, "scroll_total": 8, "luck": 2, "goals": {"purple_lily": 0}},
        ),
        (PURPLE, {"total": 20}),
    ],
)
def test_ex_03_to_17_points(line: str, points: dict[str, Any]) -> None:
    sheet = sheet_of(line)
    assert {name: sheet[name] for name in points} == points


@pytest.mark.parametrize(
    ("line", "token"),
    [
        ("O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 H-1,1.0", "H-1,1.0"),  # EX-10: a cell of the spring
        ("O0,0.0 w0,2 s3,0.3 R0,3.2", "R0,3.2"),  # EX-11: no lantern
        ("O0,0.0 f-1,0 B3:0,1.0", "B3:0,1.0"),  # EX-16: one foliage
        ("O0,0.0 w1,-1 w1,-1 w9,9", "w1,-1"),
        ("O0,0.0 w5,5", "w5,5"),
        ("w1,-1 O0,0.0", "w1,-1"),
        ("O0,0.0 O0,0.0", "O0,0.0"),
        ("O1,0.0", "O1,0.0"),
        ("O0,0.0 a1,-1", "a1,-1"),
        ("O0,0.0 a1,0 b0,0.0", "b0,0.0"),
        ("O0,0.0 f1,-1 a1,-1", "a1,-1"),
        ("O0,0.0 w1,-1 y1,-1", "y1,-1"),
        ("O0,0.0 f1,-1 y1,-1 y1,-1", "y1,-1"),
        ("O0,0.0 s3,0.3 l3,-1", "l3,-1"),
        ("O0,0.0 s3,0.3 l3,0 l3,0", "l3,0"),
        ("O0,0.0 N0,0 a1,0", "N0,0"),
        ("O0,0.0 a0,0 N1,0 N0,1", "N0,1"),
        ("O0,0.0 a0,0 a0,1 N1,0 N1,1 P2,0", "P2,0"),
        ("O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small", "T1,0"),
        ("O0,0.0 scrolls=lily,small,well T1,0 T0,0", "T0,0"),
        ("O0,0.0 V3,0.3 wells=1", "V3,0.3"),
        ("O0,0.0 w3,0 V4,0.3 wells=2", "V4,0.3"),
        ("O0,0.0 a0,0 a1,0 a2,0 a0,1 J-2,2.0", "J-2,2.0"),
        ("O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-1,1.3", "J-1,1.3"),
        ("O0,0.0 f-1,0 f-1,1 B3:0,1.0 B3:0,0.0", "B3:0,0.0"),
        ("O0,0.0 w0,2 w0,3 s3,0.3 l3,0 U0,4.2", "U0,4.2"),
        ("O0,0.0 w1,-1.0", "w1,-1.0"),
        ("O0,0.0 s3,0", "s3,0"),
        ("O0,0.0 s3,0.6", "s3,0.6"),
        ("O0,0.0 q1,0", "q1,0"),
        ("O0,0.0 scrolls=koi", "scrolls=koi"),
        ("O0,0.0 boats=3", "boats=3"),
        ("O0,0.0 scenario=winter", "scenario=winter"),
    ],
)
def test_a_reader_names_the_first_illegal_token(line: str, token: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(token)}: "):
        read_pond(line, DATA)


def test_ex_04_a_lily_counts_once() -> None:
    assert sheet_of("O0,0.0 f1,-1 w2,-1 y1,-1 b0,0.0")["koi"] == [
        {"at": "b0,0.0", "size": "medium", "surrounded": False, "vp": 5}
    ]


def test_ex_09_how_a_path_goes_on() -> None:
    pond = pond_of("O0,0.0 a0,0 N1,0 a2,0 N0,1")
    assert pond.places("N", NOTHING) == []  # both koi have had their tile
    pond.koi.append(pond.koi[0])
    assert pond.places("N", NOTHING) == ["N1,1"]
    # A tile that touches only the first becomes the new first (KOI-GOAL-21).
    line = "O0,0.0 w1,2 w1,3 w0,3 a0,0 a1,0 a2,0"
    pond = pond_of(f"{line} N1,1 N1,2 N0,1")
    assert pond.path == [(0, 1), (1, 1), (1, 2)]
    assert pond_of(f"{line} N1,1 N1,2 N1,3").path == [(1, 1), (1, 2), (1, 3)]


def test_ex_11_the_bridge_among_others() -> None:
    """AMB-10: what its rays meet besides water."""
    line = "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2 f0,-1"
    assert sheet_of(line)["goals"] == {"bridge": 5}
    other = changed(rulings__bridge_counts="any_tile")
    pond = pond_of(line, other)
    rays = [len(pond.ray(cell, 2)) for cell in sorted(pond.goal_shores["bridge"].cells)]
    assert sheet_of(line, other)["goals"] == {"bridge": sum(rays)}
    assert sum(rays) == 6


def test_ex_18_the_card_before_the_purchase() -> None:
    table = table_of("c01 c05 c09 c41 c17")
    assert table.at[0].coins == 2
    play(table, "M4")
    assert "R$L" not in table.legal()
    play(table, "C1")
    assert table.at[0].coins == 5
    play(table, "R$L")
    assert (table.actor, table.at[0].coins) == ("chance", 2)
    assert table.at[0].storage == Counter(water=2, large=1)


def test_ex_19_discards() -> None:
    def ended() -> Table:
        table = table_of("c02 c05 c09 c01 c17", shore=1, coins=4, luck=0)
        return play(table, "M4 R$M c06 -")

    assert ended().at[0].storage == Counter(water=2, shore=1, medium=1)
    found = set()
    for words in ("xM", "xs", "xw xw", "xw xM", "xw xs"):
        table = ended()
        for word in words.split():
            assert table.phase == "discard"
            assert set(table.legal()) == {f"x{k}" for k in "wsM"}
            table.play(word)
        assert table.actor == 1
        found.add(table.spaces_used(0))
    assert found == {3, 4, 5}


def test_ex_20_the_last_round() -> None:
    table = Table(DATA, 3, {"goals": "none", "first": "1"})
    deck = iter(table.deck[:])
    deal(table, deck)
    while (table.round, table.seat) != (9, 1):
        table.play("W" if table.phase == "start" else "-")
        if table.phase == "start" and table.seat == 0:
            table.idle = 0  # as if somebody had meditated
    table.deck = table.deck[:1]
    play(table, f"M2 R {table.deck[0]}")
    assert (table.reason, table.deck) == ("deck", [])
    seats = []
    while table.actor is not None:
        word = next(word for word in ("W", "-", "xw") if word in table.legal())
        if word == "W":
            seats.append((table.round, table.seat + 1))
        table.play(word)
    assert seats == [(9, 3), (10, 1), (10, 2), (10, 3)]
    assert table.outcome().reason == "deck"


def test_ex_21_solo_row() -> None:
    table = table_of("c01 c05 c09 c13 c17", seats=1)
    play(table, "M3 R")
    assert table.row == ["c01", None, None, "c13", "c17"]
    assert table.discarded == ["c05"]
    play(table, "-")
    assert table.row == [None, None, "c01", "c13", "c17"]
    play(table, "c02 c06")
    assert table.row == ["c06", "c02", "c01", "c13", "c17"]
    assert table.phase == "start"
    play(table, "W - -")  # the right-most card goes when Work is chosen
    assert table.row == [None, "c06", "c02", "c01", "c13"]
    play(table, "c10 M1")
    assert table.phase == "churn"
    play(table, "c18")
    assert table.discarded == ["c05", "c17", "c18"]
    assert table.phase == "post"


def test_ex_22_ties() -> None:
    table = table_of(seats=3)
    table.reason = "deck"
    assert table.outcome().order == [2, 1, 0]
    table.at[1].coins = 1
    assert table.outcome().order == [2, 0, 1]
    table.first = 1  # seat 1 is the last in turn order
    assert table.outcome().order == [0, 2, 1]
    table.at[1].luck = 2
    assert table.outcome().order == [1, 0, 2]


RECORD = """\
1. P1 M4 R -
2. P2 M2 R C =w2,1 =w-1,1 =w1,-1 -
3. P1 M3 R C =f2,1 =w2,-1 -
4. P2 M3 R - xw
5. P1 M3 R -
6. P2 W a1,0 N0,0 +f2,-1 - !w -
"""
RECORD_DECK = """\
c43 c36 c34 c38 c37 c09 c17 c42 c33 c06 c19 c31 c10 c01 c24 c13 c02 c26 c05 c30 c14 c18 c25 c23
c44 c20 c41 c32 c35 c29
"""
RECORD_GOALS = "path+purple_lily+statue"


def record_words() -> list[str]:
    """The words of the record with those of chance between them."""
    table = Table(DATA, 2, {"goals": RECORD_GOALS, "first": "1"})
    deck = iter(RECORD_DECK.split())
    words = []
    for line in RECORD.splitlines():
        for word in line.split()[2:]:
            while table.actor == "chance":
                words.append(next(deck))
                table.play(words[-1])
            assert table.actor == int(line.split()[1][1:]) - 1
            words.append(word)
            table.play(word)
    return words


def test_ex_23_the_record() -> None:
    table = Table(DATA, 2, {"goals": RECORD_GOALS, "first": "1"})
    play(table, " ".join(record_words()))
    assert table.row == ["c06", "c33", "c42", "c34", "c43"]
    assert len(table.deck) == 20
    expected = {"water": 67, "foliage": 26, "coins": 23, "luck": 11, "storage_expansion": 5}
    expected |= {"small": 4, "medium": 4, "large": 4}
    assert {name: table.supply[name] for name in expected} == expected
    assert table.goal_tiles["N"] == 6
    one, two = table.at
    assert (one.coins, one.luck, +one.storage) == (6, 1, Counter(water=4, foliage=2))
    assert (table.capacity(0), one.cards) == (7, ["c36", "c38", "c17"])
    assert table.line(0) == "O0,0.0 f2,1 w2,-1"
    assert (two.coins, two.luck, +two.storage) == (1, 0, Counter(water=5))
    assert (table.capacity(1), two.cards) == (5, ["c37", "c09"])
    assert table.line(1) == "O0,0.0 w2,1 w-1,1 w1,-1 a1,0 N0,0 f2,-1"
    assert (table.actor, table.round) == (0, 4)


# Rules that no example tells.


def test_placements_by_trying_everything() -> None:
    """Section 13: a set of cells is listed once, by its smallest transform."""
    pond = pond_of("O0,0.0 w1,-1 w2,-1 w3,-1 w-1,1 w-1,2 w0,2 f1,2 f2,1 f-1,0 f0,-1 a1,0")
    for kind in ("a", "b", "c", "H", "Z", "B3", "B4", "B5"):
        expected: dict[frozenset[Cell], Any] = {}
        n_ways = 1 if kind == "a" else 12 if kind[0] in "ZB" else 6
        for transform in range(n_ways):
            for q in range(-6, 7):
                for r in range(-6, 7):
                    text = f"{kind}{':' if kind[0] == 'B' else ''}{q},{r}.{transform}"
                    token = read_token(text.removesuffix(".0") if kind == "a" else text)
                    if pond.fault(token, NOTHING) is None:
                        expected.setdefault(pond.covered(token), token)
        listed = {pond.covered(t): t for t in map(read_token, pond.places(kind, NOTHING))}
        assert listed == expected, kind
        assert len(listed) == len(pond.places(kind, NOTHING)), kind


def test_tiles_by_trying_everything() -> None:
    """KOI-PLACE-01 to 03, KOI-GOAL-12, 17 and 18: no place is forgotten."""
    line = "O0,0.0 w2,-1 f3,-2 s3,0.3 l3,0 w0,2 s-1,3.1 l-1,3 a0,0 a1,0 a2,0 a0,1 a1,1"
    pond = pond_of(line)
    own = Possessions(wells=2)
    for kind in "wfsRUVJ":
        expected = set()
        for q in range(-7, 8):
            for r in range(-7, 8):
                for way in range(1 if kind in "wf" else 6):
                    text = f"{kind}{q},{r}" + ("" if kind in "wf" else f".{way}")
                    if pond.fault(read_token(text), own) is None:
                        expected.add(text)
        assert set(pond.places(kind, own)) == expected, kind
        assert expected, kind


def test_the_bound_of_the_grid() -> None:
    """KOI-PLACE-10."""
    pond = pond_of("O0,0.0", changed(geometry__max_abs_coordinate=2))
    assert water_cells(pond) == cells("-1,0 -1,1 -1,2 0,-1 0,2 1,-1 2,-1")


def test_edges_of_goal_tiles_are_as_good_as_any() -> None:
    """KOI-PLACE-09: water may be laid beside the willow, but not at its trunk."""
    five = "O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1"
    before, after = pond_of(five), pond_of(f"{five} J-2,2.0")
    assert after.willow == cells("-2,2 -1,1 -1,2")
    assert water_cells(after) - water_cells(before) == cells("-1,3")


def test_what_surrounds() -> None:
    """AMB-15, AMB-16: pieces do not dry up the water, dry edges and holes do not count."""
    pond = pond_of(f"{SURROUNDED} a0,0")
    assert is_surrounded(pond.koi[0].cells, pond)
    assert not is_surrounded(pond.koi[1].cells, pond)
    # The middle cell of a shore is dry except in front.
    pond = pond_of("O0,0.0 s3,0.3 w2,-1 w1,-1 a2,0")
    assert is_surrounded(pond.koi[0].cells, pond)
    pond = pond_of("O0,0.0 s0,-1.5 w3,-1 w3,0 w2,1 a2,0")
    assert not is_surrounded(pond.koi[0].cells, pond)


def test_the_century_carp_among_koi() -> None:
    """AMB-11."""
    line = "O0,0.0 w2,-1 w3,-1 Z0,0.0 a2,0 a0,1 a1,1 w-1,2 a-1,2"
    other = changed(rulings__century_carp_counts_as_koi=False)
    assert pond_of(line).places("J", NOTHING)
    assert not pond_of(line, other).places("J", NOTHING)
    summer = f"{line} scenario=hot_summer"
    assert sheet_of(summer)["goals"] == {"century_carp": 0}
    assert sheet_of(summer)["koi_total"] == 0
    assert sheet_of(summer, other)["goals"] == {"century_carp": 8}
    seen = "O0,0.0 w2,-1 w3,-1 s4,-1.3 l4,-1 s-1,0.0 l-1,0 w0,2 Z0,0.0 U0,3.2"
    assert sheet_of(seen)["goals"] == {"century_carp": 8, "statue": 4}
    assert sheet_of(seen, other)["goals"] == {"century_carp": 8, "statue": 0}


def test_a_koi_that_is_surrounded_in_a_hot_summer() -> None:
    """KOI-SOLO-09; the scroll counts both koi."""
    sheet = sheet_of(f"{SURROUNDED} a0,0 scrolls=small scenario=hot_summer")
    assert [koi["vp"] for koi in sheet["koi"]] == [4, 0]
    assert sheet["total"] == 4 + 4


def test_other_rulings_of_scoring() -> None:
    """AMB-09, AMB-12, AMB-13."""
    lit = changed(rulings__lantern_counts_foliage=True)
    assert sheet_of(LANTERN_ROW, lit)["lantern_total"] == 7
    plain = changed(rulings__purple_lily_counts_for_scroll=False)
    assert sheet_of(PURPLE, plain)["total"] == 18
    many = changed(rulings__branches_once_per_player=False)
    two = "O0,0.0 f-1,0 f-1,1 f0,-1 w1,-1 w2,-1 w3,-1 w3,-2 B3:0,1.0 B4:1,-1.0"
    with pytest.raises(ValueError, match=r"^B4:1,-1\.0: one branch is enough$"):
        sheet_of(two)
    assert pond_of("O0,0.0 f-1,0 f-1,1 B3:0,1.0", many).goal_fault("B3", NOTHING)
    pond = pond_of(" ".join(two.split()[:-1]), many)
    assert pond.goal_fault("B4", NOTHING) is None


def test_the_lit_path() -> None:
    """KOI-SOLO-10, 11: three tiles from the middle of a lit shore to the middle of the statue."""
    line = "O0,0.0 s-1,0.0 l-1,0 s1,2.2 l1,2 U3,-1.4 w1,-1 w1,-2 w2,-2 a1,-1 a1,-2 a2,-2"
    for path, lit in (
        ("N0,0 N1,0 N2,0", True),
        ("N1,0 N2,0 N0,0", True),  # the last tile touches only the first
        ("N1,0 N2,0", False),
        ("N1,0 N0,0", False),
        ("N0,0 N0,1 N1,1", False),
        ("N2,0 N1,0 N0,0", True),
        ("N2,0 N1,0 N1,1", True),  # 1,2 has a lantern too, and touches 1,1
    ):
        pond = pond_of(f"{line} {path}")
        assert is_lit(pond) == lit, path
        assert sheet_of(f"{line} {path} scenario=lit_path")["lit_path"] == lit
    assert "lit_path" not in sheet_of(f"{line} N0,0")


ALL = NAMES[:3]
LAKE = ["century_carp", "waterfall", "shishi_odoshi", "willow", "turtle"]


@pytest.mark.parametrize(
    ("total", "done", "scenario", "lit", "expected"),
    [
        (59, ALL, "none", False, None),
        (60, ALL, "none", False, "gakusei"),
        (79, ALL, "none", False, "gakusei"),
        (80, ALL, "none", False, "senmon"),
        (100, ALL, "none", False, "sensei"),
        (100, ALL[:2], "none", False, None),
        (49, ALL, "hot_summer", False, None),
        (50, ALL, "hot_summer", False, "gakusei"),
        (70, ALL, "hot_summer", False, "senmon"),
        (90, ALL, "hot_summer", False, "sensei"),
        (90, ALL[1:], "hot_summer", False, None),
        (90, ALL, "lit_path", True, "sensei"),
        (89, ALL, "lit_path", True, "senmon"),
        (90, ALL, "lit_path", False, None),
        (90, ALL[1:], "lit_path", True, None),
        (90, LAKE, "imperial_lake", False, "sensei"),
        (90, LAKE[1:], "imperial_lake", False, "gakusei"),
        (70, LAKE, "imperial_lake", False, "senmon"),
        (49, LAKE, "imperial_lake", False, None),
        (90, LAKE[2:], "imperial_lake", False, None),
    ],
)
def test_titles(
    total: int, done: Sequence[str], scenario: str, lit: bool, expected: str | None
) -> None:
    in_play = LAKE if scenario == "imperial_lake" else ALL
    assert title(total, done, in_play, DATA, scenario, lit) == expected


def test_a_title_without_goals() -> None:
    """The first game has none to complete (KOI-SETUP-08)."""
    assert title(60, [], [], DATA) == "gakusei"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chance_in_the_set_up(seats: int) -> None:
    """KOI-SETUP-02 to 08."""
    table = Table(DATA, seats, {})
    if seats > 1:
        assert table.legal() == {f"first:P{seat + 1}": 1 for seat in range(seats)}
        table.play(f"first:P{seats}")
    drawn = ["goal:path", "goal:bridge", "goal:branches"]
    for k, word in enumerate(drawn):
        left = [f"goal:{goal}" for goal in NAMES if f"goal:{goal}" not in drawn[:k]]
        assert table.legal() == dict.fromkeys(left, 1)
        table.play(word)
    listed = [card for card in DATA["deck"]["cards"] if card["min_players"] <= max(seats, 2)]
    assert len(listed) == {1: 30, 2: 30, 3: 39, 4: 48}[seats]
    for k, card in enumerate(listed[:5]):
        assert table.actor == "chance"
        assert table.legal() == {other["id"]: 1 for other in listed[k:]}
        table.play(card["id"])
    assert table.row == [card["id"] for card in listed[4::-1]]
    assert (table.actor, table.phase) == (seats - 1, "start")
    assert table.goal_tiles == {
        "N": 7, "B3": 1, "B4": 1, "B5": 1, "R": 1 if seats < 3 else 2,
    }  # fmt: skip
    sizes = ("small", "medium", "large")
    koi = [table.supply[size] for size in sizes]
    assert koi == {1: [5, 4, 4], 2: [4, 4, 4], 3: [4, 4, 4], 4: [5, 5, 5]}[seats]
    for position, seat in enumerate(table.order):
        own = table.at[seat]
        extra = {sizes[position - 1]: 1} if position else {}
        assert (own.coins, own.luck, own.storage) == (2, 1, Counter(water=2, **extra))
    assert (table.supply["coins"], table.supply["luck"]) == (30 - 2 * seats, 12 - seats)
    assert table.supply["water"] == 80 - 2 * seats


@pytest.mark.parametrize(
    ("options", "seats", "message"),
    [
        ({"first": "3"}, 2, "nobody has seat 3"),
        ({"scenario": "lit_path"}, 2, "a scenario is for one seat"),
        ({"scenario": "lit_path", "goals": "random"}, 1, "its own goals"),
        ({"scenario": "imperial_lake", "goals": "none"}, 1, "its own goals"),
        ({"scenario": "imperial_lake", "goals": RECORD_GOALS}, 1, "its own goals"),
        ({"goals": "path+path+statue"}, 2, "three goals"),
        ({"goals": "path+statue"}, 2, "three goals"),
        ({"goals": "path+statue+boat"}, 2, "three goals"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, str], seats: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Table(DATA, seats, options)


@pytest.mark.parametrize(
    ("scenario", "goals", "drawn", "in_play"),
    [
        ("none", "usual", 3, []),
        ("none", "random", 3, []),
        ("none", "none", 0, []),
        ("hot_summer", "usual", 3, []),
        ("hot_summer", RECORD_GOALS, 0, RECORD_GOALS.split("+")),
        ("lit_path", "usual", 0, ["statue", "path", "purple_lily"]),
        ("imperial_lake", "usual", 0, LAKE),
        ("imperial_lake", "random", 5, []),
    ],
)
def test_goals_in_play(scenario: str, goals: str, drawn: int, in_play: list[str]) -> None:
    table = Table(DATA, 1, {"scenario": scenario, "goals": goals})
    for _ in range(drawn):
        assert table.phase == "goal"
        table.play(next(iter(table.legal())))
    assert table.phase == "deal"
    assert table.goals == (in_play or NAMES[:drawn])


def test_work_by_the_sensei_and_by_helpers() -> None:
    """KOI-WORK-01 to 08, KOI-LUCK-03."""
    pond = "O0,0.0 f1,-1 s3,0.3 a0,0 w-1,1"
    table = table_of(pond=pond, cards="c13 c14 c09 c05 c01", foliage=1, shore=1, small=1)
    table.play("W")
    sorts = "w f y s l a mv"
    found = {*sorts.split(), *(f"+{sort}" for sort in sorts.split())}
    assert set(kinds(table)) == found | {"-", "!f", "!w", "!s", "!S"}
    table.play("w1,2")
    assert set(kinds(table)) == {"=w", "-", "!f", "!w", "!s", "!S"}  # KOI-LUCK-06
    play(table, "-")
    assert set(kinds(table)) == {sort for sort in found if sort[0] == "+"} | {
        "-", "!f", "!w", "!s", "!S",
    }  # fmt: skip
    play(table, "+l3,0")
    assert table.at[0].luck == 2
    assert not {"+l", "+s"} & set(kinds(table))
    play(table, "!w +w1,3 =w1,4 +w1,5")
    assert (table.phase, table.own.storage["water"]) == ("second", 0)  # luck may bring more
    play(table, "- +y1,-1 +mv0")
    assert set(kinds(table)) == {"=a", "!f", "!w", "!s", "!S"}
    assert "=a0,0" not in table.legal()
    play(table, "=a2,0")
    assert table.at[0].pond.koi[0].token == "a2,0"
    assert set(kinds(table)) == {"-", "!f", "!w", "!s", "!S"}


def test_other_rulings_of_work() -> None:
    """AMB-01, AMB-24."""
    data = changed(rulings__lantern_from="storage", rulings__moved_koi_must_change_cells=False)
    table = table_of(pond="O0,0.0 s3,0.3 a0,0", cards="c05 c01", data=data)
    found = set(kinds(play(table, "W")))
    assert "l" in found
    assert "+l" not in found
    assert "=a0,0" in play(table, "mv0").legal()


def test_a_koi_with_nowhere_to_go() -> None:
    """Decision 7: it is not picked up."""
    full = "O0,0.0 b0,0.0 b0,1.0 a2,0"
    assert not [word for word in play(table_of(pond=full), "W").legal() if "mv" in word]
    more = play(table_of(pond=f"{full} w3,0"), "W").legal()
    assert [word for word in more if "mv" in word] == ["mv2"]


def test_path_tiles() -> None:
    """KOI-GOAL-16, 20, AMB-14."""
    goals = "path+statue+turtle"
    table = table_of(goals=goals, small=2, coins=3, cards="c01", pond="O0,0.0 a2,0")
    play(table, "W a0,0")
    assert table.phase == "path"
    assert set(kinds(table)) == {"N", "-", "!f", "!w", "!s", "!S", "!M"}
    play(table, "N1,0")
    assert (table.at[0].coins, table.supply["coins"]) == (1, 26 + 2)
    play(table, "+a1,1")
    assert table.phase == "work"  # too few coins
    moving = changed(rulings__move_triggers_path=True)
    for data, phase in ((DATA, "work"), (moving, "path")):
        table = table_of(goals=goals, pond="O0,0.0 a2,0", data=data)
        assert play(table, "W mv0 =a0,0").phase == phase


def test_goals_after_the_action() -> None:
    """KOI-GOAL-01 to 06, 23."""
    goals = "branches+century_carp+bridge"
    pond = "O0,0.0 f-1,0 f-1,1 w2,-1 w3,-1 w1,-1 s4,-1.3 l4,-1 w0,2 w1,2 w2,1 w3,1"
    table = table_of(goals=goals, pond=pond, coins=8)
    play(table, "W")
    assert "G" not in {sort[:1] for sort in kinds(table)}
    play(table, "-")
    assert {sort[1:] for sort in kinds(table) if sort[0] == "G"} == {"B3:", "Z", "R"}
    play(table, "GB3:0,1.0")
    assert (table.phase, set(kinds(table))) == (
        "branch", {"=w", "-", "!f", "!w", "!s", "!S", "!M", "!L"},
    )  # fmt: skip
    play(table, "=w1,3 =w1,4 =w1,5")
    assert (table.phase, table.supply["water"]) == ("post", 76 - 3)
    assert not [sort for sort in kinds(table) if sort[0] == "G"]
    assert table.goal_tiles == {"B3": 0, "B4": 1, "B5": 1, "Z": 1, "R": 1}
    two = changed(rulings__goals_per_turn_multiplayer=2)
    for data, seats in ((two, 2), (DATA, 1)):
        table = table_of(goals=goals, pond=pond, coins=8, data=data, seats=seats)
        play(table, "W - GR4,1.3")
        assert table.at[0].coins == 5
        assert {sort[1:] for sort in kinds(table) if sort[0] == "G"} == {"B3:", "Z"}
        play(table, "GZ0,0.0")
        assert table.at[0].coins == 0
        found = {sort[1:] for sort in kinds(table) if sort[0] == "G"}
        assert found == ({"B3:"} if seats == 1 else set())


def test_rain_that_has_no_place() -> None:
    """KOI-CARD-06, 07."""
    data = changed(geometry__max_abs_coordinate=2)
    line = "O0,0.0 w-1,0 w-1,1 w-1,2 w0,-1 w1,-1 w2,-1 w0,2 w-2,0 w-2,1 w-2,2 w-1,-1 w0,-2 w1,-2"
    data["deck"]["cards"][38]["min_players"] = 1
    table = table_of("c01 c39 c09 c13 c17", pond=line, data=data, luck=0)
    play(table, "M2 R C")
    assert (table.phase, set(kinds(table))) == ("rain", {"=w"})
    play(table, "=w2,-2")
    assert (table.phase, set(table.legal()), table.supply["shore"]) == ("rain", {"-"}, 14)
    play(table, "-")
    assert (table.phase, table.supply["shore"]) == ("refill", 15)


def test_an_empty_supply() -> None:
    """KOI-CARD-03, 07, 09, KOI-LUCK-05, AMB-18."""
    table = table_of("c17 c37 c09 c24 c43", coins=9)
    table.supply.update(water=1, foliage=0, shore=0, storage_expansion=0, small=0)
    assert set(table.legal()) == {f"M{k}" for k in range(1, 6)} | {"W", "!w", "!M", "!L"}
    play(table, "!w M2 C")
    assert table.phase == "med"  # there was no water left to rain
    assert table.at[0].storage["water"] == 3
    play(table, "R c02 -")
    assert table.row == ["c02", "c17", "c09", "c24", "c43"]
    play(table, "M2 R")
    assert (table.at[1].expansions, table.at[1].storage["water"]) == (0, 2)


def test_market_prices() -> None:
    """KOI-CARD-04, KOI-BUY-01 to 04, AMB-07."""
    table = table_of("c23 c05 c09 c24 c17", coins=1, luck=0)
    play(table, "M4")
    assert set(table.legal()) == {"R", "R$S", "C", "C1", "C2"}
    play(table, "C1")
    assert (table.at[0].coins, table.at[0].storage["small"]) == (1, 1)
    assert set(table.legal()) == {"R", "R$S"}
    for size in ("small", "medium", "large"):
        table.supply[size] = 0
    assert set(table.legal()) == {"R"}


def test_the_last_koi_triggers_the_end() -> None:
    """KOI-END-01 to 03; not alone (KOI-SOLO-07)."""
    table = table_of(coins=9)
    table.supply.update(small=0, medium=1, large=0)
    play(table, "!M W - -")
    assert (table.reason, table.last_round, table.actor) == ("koi", 2, 1)
    play(table, "W - - W - -")
    assert (table.round, table.actor) == (2, 1)
    play(table, "W - -")
    assert (table.actor, table.outcome().reason) == (None, "koi")


def test_solo_removals() -> None:
    """KOI-SOLO-05."""
    table = table_of("c23 c05 c09 c13 c24", seats=1, coins=9, luck=4)
    assert [table.supply[size] for size in ("small", "medium", "large")] == [5, 4, 4]
    play(table, "!S !L")
    assert [table.supply[size] for size in ("small", "medium", "large")] == [3, 3, 3]
    table.supply["large"] = 0
    play(table, "M5 R C2")
    assert (table.phase, set(table.legal())) == ("remove", {"rmS", "rmM"})
    play(table, "rmS")
    assert [table.supply[size] for size in ("small", "medium", "large")] == [2, 2, 0]
    assert table.phase == "post"
    table.supply.update(small=1, medium=0)
    play(table, "!S")
    assert (table.phase, table.reason) == ("post", None)


def test_idle_rounds() -> None:
    """KOI-END-05: alone there is no such end, but a card goes every turn."""
    for seats, end in ((1, ("deck", 26)), (2, ("idle", 2 * 21))):
        table = table_of(seats=seats)
        deck = iter(table.deck[:])
        turns = 0
        while table.actor is not None:
            deal(table, deck)
            turns += table.phase == "start"
            table.play("W" if table.phase == "start" else "-")
            if seats == 1:
                deal(table, deck)
        assert (table.outcome().reason, turns) == end


def test_lines_of_ponds_with_moved_koi() -> None:
    """Section 15: a moved koi is written at its last place, after what lies below it."""
    table = table_of(goals="path+statue+turtle", small=1, coins=2, cards="c01 c13")
    play(table, "W a0,0 N1,0 +w3,0 - - -")
    play(table, "W - - W mv0 =a3,0")
    assert table.at[0].pond.tokens == ["O0,0.0", "a3,0", "N1,0", "w3,0"]
    assert table.line(0) == "O0,0.0 w3,0 a3,0 N1,0"
    assert table.sheet(0) == sheet_of(f"{table.line(0)} luck=1")


# Random games.


class Style(NamedTuple):
    """How likely a random seat is to do certain things."""

    work: float  # works rather than meditates
    spend: float  # spends luck when it can
    buy: float  # buys a koi when it can
    move: float  # moves a koi rather than placing something
    close: float  # lays a tile where it has many neighbours
    stop: float  # leaves something undone


STYLES = (
    Style(0.55, 0.05, 0.7, 0.1, 0.8, 0.02),
    Style(0.45, 0.3, 0.9, 0.3, 0.5, 0.1),
    Style(0.65, 0.05, 0.8, 0.05, 1.0, 0.0),
    Style(0.3, 0.5, 1.0, 0.2, 0.2, 0.2),
)
LAZY = Style(1.0, 0.3, 0.5, 0.5, 0.5, 0.5)  # never meditates
EAGER = Style(0.1, 0.3, 0.5, 0.0, 0.5, 0.5)  # hardly works
PATIENCE = 30  # turns after which everybody meditates, so that games end


def choose(table: Table, words: Sequence[str], rng: random.Random, style: Style) -> str:
    """A random word in a certain style."""
    if table.actor == "chance":
        return rng.choice(words)
    sorts: dict[str, list[str]] = {}
    for word in words:
        sorts.setdefault(sort_of(word), []).append(word)
    luck = [word for word in words if word[0] == "!"]
    if luck and rng.random() < style.spend / 2:
        return rng.choice(luck)
    if table.phase == "start":
        return choose_action(table, words, rng, style)
    koi = [word for word in words if word[:2] == "R$" or word in ("C1", "C2", "C3")]
    if koi and rng.random() < style.buy:
        return rng.choice(koi)
    moves = {sort for sort in sorts if sort.endswith("mv")}
    others = [sort for sort in sorts if sort not in {"-", *moves} and sort[0] != "!"]
    if moves and (rng.random() < style.move or not others and rng.random() < 0.2):
        return rng.choice([word for sort in moves for word in sorts[sort]])
    if table.phase == "path" and len(table.own.pond.path) > 1:
        first = table.own.pond.path[0]
        laid = [word for word in words if word[0] == "N"]
        back = [word for word in laid if first in around(read_token(word).cell)]
        if back:
            return rng.choice(back)
    if not others or "-" in sorts and rng.random() < style.stop:
        return rng.choice(sorts.get("-") or list(words))
    rare = [sort for sort in others if sort.lstrip("+=")[0] in "ylabcGN"]
    rare = [sort for sort in rare if sort in ("GB4:", "GB5:")] or rare
    sort = rng.choice(rare if rare and rng.random() < 0.8 else others)
    some = rng.sample(sorts[sort], min(len(sorts[sort]), 12))
    if rng.random() < style.close and sort.lstrip("+=") in ("w", "f", "s"):
        return max(some, key=lambda word: closeness(table.own.pond, word.lstrip("+=")))
    return some[0]


def choose_action(table: Table, words: Sequence[str], rng: random.Random, style: Style) -> str:
    meditations = [word for word in words if word[0] == "M"]
    tired = style != LAZY and table.round > PATIENCE
    if not meditations or not tired and rng.random() < style.work:
        return "W"
    if "M4" in meditations and rng.random() < style.buy / 2:
        return "M4"
    return rng.choice(meditations)


def closeness(pond: Pond, text: str) -> int:
    """How many edges of a tile would meet others."""
    covered = pond.covered(read_token(text))
    return sum(near in pond.kinds for cell in covered for near in around(cell))


def journey(
    table: Table, seed: str, style: Style | None = None
) -> Iterator[tuple[dict[str, int], str]]:
    """A whole random game: the legal words and the one that is chosen, before it is played."""
    rng = random.Random(f"journey {seed}")
    styles = [style or rng.choice(STYLES) for _ in range(table.seats)]
    while table.actor is not None:
        legal = table.legal()
        word = choose(table, list(legal), rng, styles[table.seat])
        yield legal, word
        table.follow(word)


def other_rulings() -> dict[str, Any]:
    """Every ruling the other way round."""
    data = changed(
        rulings__lantern_from="storage",
        rulings__bridge_counts="any_tile",
        rulings__lantern_counts_foliage=True,
        rulings__century_carp_counts_as_koi=False,
        rulings__century_carp_brings_path=True,
        rulings__hot_summer_open_koi_count=False,
        rulings__purple_lily_counts_for_scroll=False,
        rulings__branches_once_per_player=False,
        rulings__move_triggers_path=True,
        rulings__goals_per_turn_multiplayer=2,
        rulings__moved_koi_must_change_cells=False,
        rulings__idle_rounds_limit=2,
    )
    assert set(data["rulings"]) - {"source"} == set(DATA["rulings"]) - {"source"}
    for name in set(data["rulings"]) - {"source"}:
        assert data["rulings"][name] != DATA["rulings"][name]
    return data


def scarce() -> dict[str, Any]:
    """Money for all and little to buy, so that supplies run out."""
    data = changed(
        tokens__coins=48,
        tokens__luck=8,
        setup__start_coins=12,
        setup__start_luck=2,
        tiles__water__count=30,
        tiles__foliage__count=7,
        tiles__shore__count=5,
        tiles__lily__count=3,
        tiles__lantern__count=2,
        tiles__storage_expansion__count=1,
        storage__base_spaces=4,
        koi__small__count=4,
        koi__medium__count=5,
        koi__large__count=4,
        koi__discount_market=2,
        work__sensei_actions_per_turn=2,
        work__water_up_to=3,
        goals__path__tiles=3,
        goals__path__pays_coins=1,
        goals__total_tiles=22,
        goals__branches__bonus_water_up_to=2,
        tiles__lantern__gains_luck=2,
    )
    data["slots"]["list"].reverse()
    data["slots"]["list"][0]["cost"] = 2
    return data


def walled() -> dict[str, Any]:
    """A spring with one wet outer edge, which a shore shuts in; and much rain."""
    data = changed(
        tiles__spring__water=[[0, 5], [0, 3, 4, 5], [3, 4, 0], [0, 1, 2], [1, 2, 3]],
        tiles__shore__water=[[0], [], []],
    )
    for card in data["deck"]["cards"]:
        if card["kind"] in ("market", "storage"):
            card |= {"kind": "rain", "tiles": {"shore": 1, "water": 1}}
    return data


def shapes() -> dict[str, Any]:
    """Other outlines, near a corner of a smaller grid."""
    front_south_east = {
        "cells": [[1, 1], [2, 0], [0, 2]],
        "water": [[5, 0], [4], [1, 5]],
        "middle": 0,
        "front": 5,
    }
    data = changed(
        geometry__max_abs_coordinate=8,
        tiles__spring__cells=[[0, 0], [1, 0], [0, 1], [-1, 0], [1, -1]],
        tiles__spring__start_at=[-1, -6],
        tiles__spring__start_rotation=2,
        koi__medium__cells=[[0, 0], [0, 1]],
        koi__large__cells=[[0, 0], [1, 0], [-1, 0]],
        koi__large__rotations=3,
        goals__century_carp__pattern=[[0, 0], [1, 0], [-1, 1], [0, 1]],
        goals__shishi_odoshi__pattern=[[0, 0], [1, 0], [1, 1]],
        goals__shishi_odoshi__spring_cells_allowed=True,
        goals__branches__small__pattern=[[0, 0], [1, 0], [0, 1]],
        goals__branches__medium__pattern=[[1, 0], [0, 0], [2, 0], [2, -1]],
        goals__willow__cells=[[0, 0], [1, 0]],
        goals__willow__water=[[2, 3], []],
        goals__willow__needs={"koi": 3},
        goals__statue__needs={"lanterns": 1},
        goals__turtle__needs={"scrolls": 1},
        goals__waterfall__needs={"wells": 1},
        scoring__surrounded_multiplier=3,
        scoring__lily_bonus=2,
        scoring__lantern_per_water_space=2,
    )
    data["tiles"]["shore"].update(front_south_east)
    data["goals"]["bridge"].update(front_south_east)
    return data


def plenty() -> dict[str, Any]:
    """Many tiles at once, so that ponds grow large and goals are reached."""
    start = {"water": 9, "foliage": 4, "shore": 2, "small": 1, "medium": 1}
    data = changed(
        tokens__coins=60,
        setup__start_coins=7,
        setup__start_tiles={str(position): start for position in (1, 2, 3, 4)},
        setup__removed_koi={seats: {"small": 0, "medium": 0, "large": 0} for seats in "1234"},
        storage__base_spaces=24,
        work__sensei_actions_per_turn=3,
        work__water_up_to=4,
        koi__small__count=8,
        koi__medium__count=8,
        goals__turtle__needs={"scrolls": 1},
        goals__waterfall__needs={"wells": 1},
        rulings__branches_once_per_player=False,
        rulings__goals_per_turn_multiplayer=2,
    )
    data["slots"]["list"][1]["reward"] = {"water": 5, "luck": 1}
    data["slots"]["list"][2]["reward"] = {"foliage": 3, "coins": 2, "water": 3}
    data["slots"]["list"][4]["reward"] = {"shore": 2, "water": 3}
    return data


BOXES = {
    "stock": DATA,
    "rulings": other_rulings(),
    "scarce": scarce(),
    "shapes": shapes(),
    "plenty": plenty(),
    "walled": walled(),
}


class Plan(NamedTuple):
    """What a journey begins with."""

    box: str
    seats: int
    options: dict[str, str]
    style: Style | None = None  # of all seats


CHOSEN = (
    "purple_lily+statue+path",
    "branches+bridge+willow",
    "century_carp+waterfall+turtle",
    "branches+shishi_odoshi+path",
)


def plans() -> list[Plan]:
    """For every box all numbers of seats, and many kinds of goals; the scenarios."""
    found = []
    kinds = ("usual", "random", "none", *CHOSEN)
    for k, box in enumerate(list(BOXES)[:5]):
        for seats in (1, 2, 3, 4):
            number = {"stock": 5, "plenty": (3, 2, 1, 1)[seats - 1]}.get(box, 3)
            for m in range(number):
                first = str(1 + m % seats) if m % 2 else "random"
                options = {"goals": kinds[(2 * k + m) % len(kinds)], "first": first}
                found.append(Plan(box, seats, options))
            if box in ("stock", "rulings"):
                found.append(Plan(box, seats, {"goals": "none"}, LAZY))
            if box == "stock":
                found.append(Plan(box, seats, {}, EAGER))
        for scenario, goals in (
            ("hot_summer", "usual"),
            ("hot_summer", "century_carp+path+willow"),
            ("lit_path", "usual"),
            ("imperial_lake", "usual"),
            ("imperial_lake", "random"),
        ):
            found.append(Plan(box, 1, {"goals": goals, "scenario": scenario}))
    found.append(Plan("stock", 1, {"goals": "none", "scenario": "hot_summer"}))
    for first in ("1", "2", "3"):
        found.append(Plan("stock", 4, {"goals": "none", "first": first}, EAGER))
    for seats in (1, 2, 2):
        found.append(Plan("plenty", seats, {"goals": CHOSEN[3]}))
        found.append(Plan("walled", seats, {"goals": "none"}))
    return found


PLANS = plans()
LUCKY = 7  # a number with which the journeys meet all that is asked of them below
SHARES = 8  # journeys are walked in so many tests


def travel(number: int) -> tuple[Table, Iterator[tuple[dict[str, int], str]]]:
    """The table of a plan and the journey there."""
    plan = PLANS[number]
    table = Table(BOXES[plan.box], plan.seats, plan.options)
    return table, journey(table, f"{LUCKY} {number}", plan.style)


RARE = """drawn in first, drawn in goal, drawn in deal, drawn in churn, drawn in refill, drawn in
restock, word M1, word M2, word M3, word M4, word M5, word W, word -, word R, word R$S,
word R$M, word R$L, word C, word C1, word C2, word C3, word !f, word !w, word !s, word
!S, word !M, word !L, word w, word f, word y, word s, word l, word a, word b, word c,
word +w, word +f, word +y, word +s, word +l, word +a, word +b, word +c, word mv, word
+mv, word =w, word =f, word =s, word =a, word =b, word =c, word N, word GP, word GB3:,
word GB4:, word GB5:, word GR, word GU, word GH, word GZ, word GJ, word GV, word GT,
word xw, word xf, word xs, word xS, word xM, word xL, word rmS, word rmM, word rmL, two
goals in a turn, path at its first end, two branches, rain without a place, no koi of a
size, no koi at all, no luck in the supply, no water in the supply, no coins in the
supply, no foliage in the supply, no expansion, an empty slot, an empty deck, an empty
row, land where it was, a koi that cannot move, ended by deck, ended by koi, ended by
idle, a tie on points, surrounded, waterfall over a full spring, all goals"""


def notice(table: Table, legal: dict[str, int], word: str, met: Counter[str]) -> None:
    """Count what is about to happen."""
    own, supply = table.own, table.supply
    if table.actor == "chance":
        met[f"drawn in {table.phase}"] += 1
        return
    met[f"word {sort_of(word)}"] += 1
    pond = own.pond
    per_turn = table.rulings["goals_per_turn_multiplayer"]
    met["two goals in a turn"] += word[0] == "G" and table.goals_left < per_turn
    met["two branches"] += word[:2] == "GB" and len(pond.branches) > 0
    met["rain without a place"] += table.phase == "rain" and word == "-"
    met["an empty deck"] += not table.deck
    if table.phase == "land":
        met["land where it was"] += word[1:] == pond.koi[table.lifted].token
    if table.phase == "path" and word[0] == "N" and len(pond.path) > 1:
        ends = [pond.path[0] in around(read_token(word).cell)]
        ends.append(pond.path[-1] in around(read_token(word).cell))
        met["path at its first end"] += ends == [True, False]
    if table.phase == "start":
        met["no koi of a size"] += 0 in (supply["small"], supply["medium"], supply["large"])
        met["no koi at all"] += not supply["small"] + supply["medium"] + supply["large"]
        met["an empty slot"] += None in table.row
        met["an empty row"] += not any(table.row)
        for name in ("luck", "water", "coins", "foliage"):
            met[f"no {name} in the supply"] += not supply[name]
        met["no expansion"] += not supply["storage_expansion"]
    if table.phase == "work":
        movable = [word for word in legal if word.startswith("mv")]
        met["a koi that cannot move"] += 0 < len(movable) < len(pond.koi)


def notice_end(table: Table, met: Counter[str]) -> None:
    outcome = table.outcome()
    met[f"ended by {outcome.reason}"] += 1
    met["a tie on points"] += len(set(outcome.totals)) < table.seats
    for seat in range(table.seats):
        sheet = table.sheet(seat)
        pond = table.at[seat].pond
        met["surrounded"] += any(koi["surrounded"] for koi in sheet["koi"])
        full = table.data["goals"]["waterfall"]["vp_spring_full"]
        met["waterfall over a full spring"] += sheet["goals"].get("waterfall") == full
        met["all goals"] += bool(table.goals) and pond.done() == set(table.goals)
        for goal, points in sheet["goals"].items():
            met[f"{goal} for points"] += points > 0
    met[f"title {outcome.title}"] += table.solo


def test_journeys_meet_what_is_rare() -> None:
    """What the engine is compared on includes the corners of the rules."""
    met = Counter[str]()
    for number in range(len(PLANS)):
        table, steps = travel(number)
        for legal, word in steps:
            notice(table, legal, word, met)
        notice_end(table, met)
    missed = [what for what in " ".join(RARE.split()).split(", ") if met[what] == 0]
    assert missed == [], met


# From here on the engine is asked too.

FEWER = mode() != FAST
PONDS = 200 if FEWER else 10_000
CHUNKS = 5  # so that two workers can share them


def load() -> Any:
    return games.load("koi")


def toml(data: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a data file: plain values first, then one table after the other."""

    def value(item: Any) -> str:
        if isinstance(item, dict):
            inner = ", ".join(f"{json.dumps(key)} = {value(one)}" for key, one in item.items())
            return f"{{ {inner} }}"
        if isinstance(item, list):
            return f"[{', '.join(map(value, item))}]"
        return json.dumps(item, ensure_ascii=False)

    tables = [name for name, content in data.items() if isinstance(content, dict)]
    yield from (f"{name} = {value(data[name])}" for name in data if name not in tables)
    for name in tables:
        yield f"[{name}]"
        yield from (f"{key} = {value(item)}" for key, item in data[name].items())


@pytest.mark.parametrize("box", BOXES)
def test_data_files_are_written_as_they_are(box: str) -> None:
    assert tomllib.loads("\n".join(toml(BOXES[box]))) == BOXES[box]


def open_box(name: str, folder: Path) -> Any:
    """A box as the engine reads it."""
    if name == "stock":
        return load().open_box(None)
    file = folder / f"{name}.toml"
    if not file.exists():
        file.write_text("\n".join(toml(BOXES[name])), encoding="utf-8")
    return load().open_box(str(file))


KOI = {"small": "a", "medium": "b", "large": "c"}


def koi_token(thing: Any) -> str:
    turn = None if thing.kind == "small" else thing.turn
    return spell_token(KOI[thing.kind], thing.cell, turn)


def compare_positions(match: Match, table: Table, played: Sequence[str]) -> None:
    """What lies on the table and in storage."""
    view = match.view(None)
    assert [slot.card and slot.card.id for slot in view.row] == table.row, played
    assert [card.id for card in view.unseen] == sorted(table.deck), played
    assert sorted(card.id for card in view.gone) == sorted(table.discarded), played
    supply = {name.replace("storage_", "").rstrip("s"): n for name, n in table.supply.items()}
    assert {name.rstrip("s"): n for name, n in view.supply.items()} == supply, played
    tiles = [n for goal in view.goals for n in goal.left.values()]
    assert tiles == list(table.goal_tiles.values()), played
    assert (view.round, view.idle) == (table.round, table.idle), played
    for seat, own in enumerate(table.at):
        pond = view.ponds[seat]
        assert (pond.coins, pond.luck) == (own.coins, own.luck), played
        assert +Counter(pond.stored) == +own.storage, played
        assert (pond.spaces, pond.capacity) == (table.spaces_used(seat), table.capacity(seat))
        assert [card.id for card in pond.cards] == own.cards, played
        koi = [koi_token(one) for one in pond.things if one.kind in KOI]
        assert koi == [koi.token for koi in own.pond.koi], played


def engine_sheet(line: str, box: Any) -> dict[str, Any]:
    written = load().score_text(line, box, "pond.txt", {})
    (sheet,) = written.sheets
    facts: dict[str, Any] = sheet.facts
    return facts


def looks(pond: Pond) -> dict[str, Any]:
    """All that can be told of a pond by looking at it; not the order in which it was built."""
    return {
        "tiles": pond.kinds,
        "wet": pond.wet,
        "pieces": pond.standing,
        "lilies": set(pond.lilies),
        "shores": {shore.middle: shore for shore in pond.shores},
        "koi": {koi.token: koi for koi in pond.koi},
        "path": pond.path,
        "goals": pond.done(),
        "goal tiles": pond.goal_shores,
        "branches": pond.branches,
    }


def is_writable(table: Table, seat: int) -> bool:
    """Whether the tokens of a pond have an order in which each of them is legal.

    They have none if a koi was moved to where water lies only because of this koi.
    """
    own = table.possessions(seat)
    try:
        read_pond(f"{table.line(seat)} {spelled(own)}", table.data)
    except ValueError:
        return False
    return True


def spelled(own: Possessions) -> str:
    return f"scrolls={','.join(own.scrolls)} wells={own.wells}"


def compare_ponds(match: Match, table: Table, played: Sequence[str]) -> None:
    """The pond lines of the engine tell the ponds of the oracle, and are worth as much."""
    for seat, line in enumerate(lines_of(match.box, match.state)):
        own = table.possessions(seat)
        if not is_writable(table, seat):
            continue
        written = read_pond(line, table.data)
        assert sum(one.points for one in match.lines(seat)) == match.total(seat), played
        assert looks(written.pond) == looks(table.at[seat].pond), played
        assert (written.own, written.scenario) == (own, table.scenario), played
        found = score(written.pond, own, table.data, table.scenario)
        facts = engine_sheet(line, match.box)
        assert {name: facts.get(name) for name in found} == found, (line, played)


def compare_end(match: Match, table: Table, played: Sequence[str]) -> None:
    assert match.actor == pondside.OVER, played
    outcome, expected = match.outcome, table.outcome()
    assert outcome is not None
    assert outcome.reason == expected.reason, played
    placings = sorted((placing.place, placing.seat, placing.total) for placing in outcome.placings)
    order = expected.order
    assert placings == [(k + 1, seat, expected.totals[seat]) for k, seat in enumerate(order)]
    assert list(outcome.words) == result_words(table), played


def result_words(table: Table) -> list[str]:
    """The result line of the record."""
    outcome = table.outcome()
    words = []
    for seat, total in enumerate(outcome.totals):
        words += [f"P{seat + 1}", str(total)]
    if table.solo:
        return [*words, "title", outcome.title or "none"]
    return [*words, "win", f"P{outcome.order[0] + 1}"]


def walk(number: int, folder: Path) -> None:
    """One game in the engine and in the oracle, compared at every word."""
    plan = PLANS[number]
    table, steps = travel(number)
    box = open_box(plan.box, folder)
    match = Match(load(), box, plan.seats, plan.options, "seed")
    played: list[str] = [f"plan {number}"]
    for legal, word in steps:
        chance = table.actor == "chance"
        assert match.actor == (pondside.CHANCE if chance else table.actor), played
        words = match.words()
        assert len(words) == len(set(words)), played
        assert set(words) == set(legal), played
        if chance:
            assert dict(zip(words, match.weights(), strict=True)) == legal, played
        if table.phase in ("start", "post"):
            assert match.total(table.seat) == table.sheet(table.seat)["total"], played
        if table.phase == "start" and table.round % 12 == 3 + table.position:
            compare_positions(match, table, played)
        if table.phase == "start" and (table.round % 16, table.position) == (15, 0):
            compare_ponds(match, table, played)
        assert match.outcome is None, played
        match.play(word, quiet=True)
        played.append(word)
    compare_positions(match, table, played)
    compare_ponds(match, table, played)
    compare_end(match, table, played)


@pytest.mark.parametrize("share", range(SHARES))
def test_games_go_as_the_oracle_says(share: int, tmp_path: Path) -> None:
    numbers = range(share, len(PLANS), SHARES)
    if FEWER:
        numbers = range(13 * share + 2, 13 * share + 3)  # one from each part of the list
    for number in numbers:
        walk(number, tmp_path)


def test_the_record_goes_as_the_oracle_says() -> None:
    """EX-23 in the engine."""
    options = {"goals": RECORD_GOALS, "first": "1"}
    match = Match(load(), load().open_box(None), 2, options, "seed")
    table = Table(DATA, 2, options)
    for word in record_words():
        assert set(match.words()) == set(table.legal())
        match.play(word, quiet=True)
        table.play(word)
    compare_ponds(match, table, [])


LIT = "O0,0.0 s-1,0.0 l-1,0 s1,2.2 l1,2 U3,-1.4 w1,-1 w1,-2 w2,-2 a1,-1 a1,-2 a2,-2"
LINES = (
    LANTERN_ROW,
    PURPLE,
    f"{LIT} N1,0 N2,0 N0,0 scenario=lit_path",
    f"{LIT} N2,0 N1,0 N1,1 scenario=lit_path",
    f"{LIT} N2,0 N1,0 scenario=lit_path",
    f"{LIT} N0,0 N0,1 N1,1 scenario=lit_path scrolls=small,storage,market markets=2 storages=3",
    f"{SURROUNDED} a0,0 scrolls=small scenario=hot_summer",
    "O0,0.0 w2,-1 w3,-1 Z0,0.0 a2,0 a0,1 a1,1 w-1,2 a-1,2 J-3,3.0 scenario=hot_summer coins=4",
    "scenario=imperial_lake O0,0.0 wells=3 V3,0.3 scrolls=well b0,0.0 a2,0 b0,1.0 luck=12",
    "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-1,2.2",
    "O0,0.0 w2,-1 w3,-1 Z3,-1.3",
)


@pytest.mark.parametrize("line", LINES)
def test_lines_score_as_the_oracle_says(line: str) -> None:
    facts = engine_sheet(line, load().open_box(None))
    found = sheet_of(line)
    assert {name: facts.get(name) for name in found} == found


class Reached(NamedTuple):
    """A pond that random play has come to."""

    seat: int
    points: dict[str, int]  # by the compiled scorer, for each of its lines
    table: Table
    states: Any


def random_ponds(seed: str, table: Table, box: Any, options: dict[str, str]) -> Iterator[Reached]:
    """The ponds of a random game of the engine, each as its seat leaves it at the end of a turn.

    What to do is drawn first and then where, for a draw among all actions would mostly lay tiles.
    The oracle follows.
    """
    rng = random.Random(seed)
    game = load()
    starts = np.array([codes.start for codes in game.kinds.values()])
    names = list(game.kinds)
    states = game.fresh()
    settings = game.settings(box, table.seats, options)
    doors.setup(box.tables, states, 0, table.seats, settings)
    sheets = np.zeros(1, game.sheet)
    out = np.zeros(game.max_legal, np.int64)
    turn = 1
    while True:
        seat = doors.actor(box.tables, states, 0)
        if seat == pondside.OVER:
            return
        actions = out[: doors.legal(box.tables, states, 0, out)]
        kinds = np.searchsorted(starts, actions, "right") - 1
        able = sorted(set(kinds.tolist()))
        kind = rng.choice(able)
        if names[kind] in ("pass", "meditate", "luck") and rng.random() < 0.6:
            kind = rng.choice(able)  # think again
        some = actions[kinds == kind]
        action = int(some[rng.randrange(len(some))])
        table.follow(game.spell(box, states, action))
        doors.apply(box.tables, states, 0, action)
        if seat >= 0 and int(states["turn"][0]) != turn:
            turn = int(states["turn"][0])
            doors.score(box.tables, states, 0, seat, sheets, 0)
            points = zip(game.sheet_lines, sheets[0].points.tolist(), strict=True)
            yield Reached(seat, dict(points), table, states)


def sheet_points(sheet: dict[str, Any]) -> dict[str, int]:
    """A sheet of the oracle by the lines that the engine's sheet has."""
    points = {line: sheet["goals"].get(line, 0) for line in load().sheet_lines}
    points |= {"koi": sheet["koi_total"], "lantern": sheet["lantern_total"]}
    return points | {"scroll": sheet["scroll_total"], "luck": sheet["luck"]}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_ponds_reached_by_random_play(chunk: int, tmp_path: Path) -> None:
    """Each line of the sheet; now and then also by the pond line, field by field."""
    left = PONDS // CHUNKS
    names = ("stock", "plenty", "rulings", "plenty", "shapes")
    number = 0
    tiles = 0
    while left > 0:
        name = names[(chunk + number) % len(names)]
        seats = 1 + number % 4
        scenario = ("none", "hot_summer", "lit_path", "imperial_lake")[number // 4 % 4]
        options = {"scenario": scenario if seats == 1 else "none"}
        box = open_box(name, tmp_path)
        table = Table(BOXES[name], seats, options)
        for seat, points, _, states in random_ponds(f"{chunk} {number}", table, box, options):
            sheet = table.sheet(seat)
            assert points == sheet_points(sheet), (name, table.line(seat))
            tiles += len(table.at[seat].pond.tokens)
            left -= 1
            if left % 64 == 0 and is_writable(table, seat):
                line = lines_of(box, states)[seat]
                facts, found = engine_sheet(line, box), sheet_of(line, BOXES[name])
                assert {field: facts.get(field) for field in found} == found, (name, line)
                assert found["total"] == sheet["total"], (name, line)
            if left == 0:
                break
        number += 1
    assert tiles > 4 * PONDS // CHUNKS


def misspelled(line: str, rng: random.Random) -> str:
    """A pond line with a small change of its tiles, which may make it illegal or not."""
    tokens = [token for token in line.split() if "=" not in token]
    rest = [token for token in line.split() if "=" in token]
    k = rng.randrange(len(tokens))
    change = rng.randrange(5)
    if change == 0 and len(tokens) > 1:
        del tokens[k]
    elif change == 1:
        tokens.insert(rng.randrange(len(tokens)), tokens[k])
    elif change == 2:
        m = rng.randrange(len(tokens))
        tokens[k], tokens[m] = tokens[m], tokens[k]
    else:
        numbers = list(re.finditer(r"-?\d+", tokens[k]))
        if numbers:
            number = rng.choice(numbers)
            other = int(number.group()) + rng.choice((-1, 1))
            tokens[k] = tokens[k][: number.start()] + str(other) + tokens[k][number.end() :]
    return " ".join(tokens + rest)


def refused_token(line: str, data: Mapping[str, Any]) -> str | None:
    """The first illegal token of a line."""
    try:
        read_pond(line, data)
    except ValueError as error:
        return str(error).partition(": ")[0]
    return None


@pytest.mark.parametrize("name", ["stock", "plenty"])
def test_readers_refuse_the_same_tokens(name: str, tmp_path: Path) -> None:
    """Section 15: the first illegal token is named."""
    rng = random.Random(name)
    box, data = open_box(name, tmp_path), BOXES[name]
    lines = some_lines(name)
    met = Counter[str]()
    for _ in range(60 if FEWER else 300):
        line = misspelled(rng.choice(lines), rng)
        token = refused_token(line, data)
        if token is None:
            facts, found = engine_sheet(line, box), sheet_of(line, data)
            for sheet in (facts, found):
                for koi in sheet["koi"]:
                    del koi["at"]  # of twins either may be told
            assert {field: facts.get(field) for field in found} == found, line
            met["read"] += 1
            continue
        with pytest.raises(PondsideError) as refused:
            engine_sheet(line, box)
        assert token in str(refused.value), line
        met["refused"] += 1
    assert min(met["refused"], met["read"]) > 5, met


def some_lines(name: str) -> list[str]:
    """The ponds at the ends of a few journeys."""
    found: list[str] = []
    for number, plan in enumerate(PLANS):
        if plan.box == name and plan.style is None and plan.seats == 2 and len(found) < 4:
            table, steps = travel(number)
            for _ in steps:
                pass
            for seat in range(table.seats):
                found.append(f"{table.line(seat)} {spelled(table.possessions(seat))}")
    return found
