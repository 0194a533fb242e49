"""Pond lines: what is read, what is refused and where, what ponds are worth and why."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from pondside.games.koi.notation import read_ponds, score_text, spell_pond
from pondside.kernel.errors import BadOption, Illegal, PondsideError, Unreadable
from pondside.kernel.game import Array, Box, ScoreLine, Written
from pondside.kernel.match import Match

from ..clauses import clause
from .table import (
    BOX,
    GAME,
    SPRING,
    at,
    box_with,
    koi_points,
    lines_of,
    seat_of,
    sheet,
    total,
    wander,
)

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
# Tiles, what lies on them, and koi.
WHOLE = (
    "O0,0.0 w2,-1 w0,2 w-1,1 w-1,2 w-2,2 f-1,0 f0,-1 f1,-1 s3,0.3 s0,3.2 y-1,0 y0,-1 l3,0 l0,3 "
    "a0,0 b1,0.0 c0,1.3"
)
LITTLE = "O0,0.0 w1,-1 a1,0 luck=2 coins=5"


def written(text: str, box: Box = BOX, **options: str) -> Written:
    return score_text(text, box, "pond.txt", options)


@cache
def states_of(line: str) -> Array:
    """The state of a line."""
    [pond] = read_ponds(line, BOX, "pond.txt")
    return pond.states


def read(line: str) -> str:
    """A pond as it is spelled again."""
    return spell_pond(BOX, states_of(line), 0)


def piece(line: str, sign: str) -> str:
    """The one thing of a kind in a pond, as it is spelled again."""
    [word] = [word for word in read(line).split() if word.startswith(sign)]
    return word


def covered(line: str) -> set[tuple[int, int]]:
    """The water spaces of a line on which something stands."""
    pond = states_of(line)[0].ponds[0]
    rows = zip(pond.water.tolist(), pond.empty.tolist(), strict=True)
    return {
        (q, r)
        for r, (water, empty) in enumerate(rows, -31)
        for q in range(-31, 32)
        if (water & ~empty) >> q + 31 & 1
    }


def unreadable(text: str) -> tuple[int, int, str]:
    """Line, column and message of the error that a text meets."""
    with pytest.raises(Unreadable) as caught:
        written(text)
    assert caught.value.source == "pond.txt"
    assert len(str(caught.value)) < 400
    return caught.value.line, caught.value.column, caught.value.message


def illegal(text: str) -> tuple[str, str, str]:
    """Where, by which name and by which clause a text is refused."""
    with pytest.raises(Illegal) as caught:
        written(text)
    where, _, _ = str(caught.value).partition(": ")
    assert caught.value.clause in str(caught.value)
    return where, caught.value.refusal, caught.value.clause


def lake(radius: int = 4) -> str:
    """A pond of water all around, without the spring's own cells."""
    spring = {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}
    ring = [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius and (q, r) not in spring
    ]
    order = sorted(ring, key=lambda cell: (abs(cell[0]) + abs(cell[1]) + abs(sum(cell)), cell))
    return " ".join([SPRING, *(f"w{q},{r}" for q, r in order)])


def turned(cell: tuple[int, int], turn: int) -> tuple[int, int]:
    """A cell turned and mirrored as section 1 of the rules says."""
    q, r = cell
    if turn >= 6:
        q, r = q + r, -r
    for _ in range(turn % 6):
        q, r = q + r, -q
    return q, r


# Tokens


@pytest.mark.parametrize(
    "line",
    [
        SPRING,
        "O0,0.0 w1,-1",
        "O0,0.0 f1,-1",
        "O0,0.0 f1,-1 y1,-1",
        "O0,0.0 s3,0.3",
        "O0,0.0 s3,0.3 l3,0",
        "O0,0.0 a1,0",
        "O0,0.0 b0,0.0",
        "O0,0.0 c1,0.3",
        "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 P1,1",
        "O0,0.0 a0,0 N1,1",
        "O0,0.0 w1,-1 T1,0",
        "O0,0.0 w-1,1 w-2,2 w-1,2 H-2,2.0",
        "O0,0.0 w2,-1 w3,-1 Z0,0.0",
        "O0,0.0 f-1,0 f-1,1 B3:0,1.0",
        "O0,0.0 w2,-1 f-1,0 f-1,1 f-1,2 B4:0,0.0",
        "O0,0.0 w2,-1 w3,-1 f-1,0 f-1,1 f-1,2 f0,2 B5:0,0.0",
        "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2",
        "O0,0.0 w0,2 s3,0.3 s-1,0.0 l3,0 l-1,0 U0,3.2",
        "O0,0.0 V3,0.3",
        "O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-2,2.0",
    ],
)
def test_every_kind_of_token_is_read_and_written(line: str) -> None:
    cards = "scrolls=lily,small,well wells=2"
    assert sorted(read(f"{line} {cards}").split()) == sorted(line.split())
    assert read(read(f"{line} {cards}") + f" {cards}") == read(f"{line} {cards}")


def test_a_line_with_every_tile_is_written_so_that_it_can_be_read() -> None:
    spelled = read(WHOLE)
    assert sorted(spelled.split()) == sorted(WHOLE.split())
    assert total(spelled) == total(WHOLE)


@clause("KOI-PLACE-05")
@pytest.mark.parametrize("turn", range(6))
def test_twins_of_medium_koi(turn: int) -> None:
    pond = lake(2)
    dq, dr = DIRECTIONS[turn]
    line = f"{pond} b0,0.{turn}"
    assert covered(line) == {(0, 0), (dq, dr)}
    listed = f"b0,0.{turn}" if turn < 3 else f"b{dq},{dr}.{turn - 3}"
    assert piece(line, "b") == listed
    assert covered(f"{pond} {listed}") == covered(line)


def test_a_sheet_names_a_koi_as_it_was_written() -> None:
    for word in ("b0,0.0", "b1,0.3"):
        found = sheet(f"O0,0.0 a2,0 {word} b1,1.3")
        assert [koi["at"] for koi in found["koi"]] == ["a2,0", word, "b1,1.3"]


@clause("KOI-GOAL-14")
@pytest.mark.parametrize("turn", range(6))
def test_twins_of_the_shishi_odoshi(turn: int) -> None:
    pond = lake()
    q, r = -3, 1
    (q1, r1), (q2, r2) = DIRECTIONS[turn], DIRECTIONS[(turn + 1) % 6]
    line = f"{pond} H{q},{r}.{turn}"
    assert covered(line) == {(q, r), (q + q1, r + r1), (q + q2, r + r2)}
    spelled = piece(line, "H")
    assert spelled[-1] in "01"
    assert covered(f"{pond} {spelled}") == covered(line)


@clause("KOI-GOAL-11", "KOI-GOAL-15")
@pytest.mark.parametrize(
    ("sign", "cells", "looks"),
    [
        ("Z", ((0, 0), (1, 0), (2, -1), (3, -1)), 6),
        ("B3:", ((0, 0), (1, 0), (2, -1)), 6),
        ("B4:", ((0, 0), (1, 0), (2, -1), (1, 1)), 2),
        ("B5:", ((0, 0), (1, 0), (2, -1), (1, 1), (3, -1)), 12),
    ],
)
def test_twins_of_patterns(sign: str, cells: Sequence[tuple[int, int]], looks: int) -> None:
    pond = lake(3) + " f4,0 f4,-1 f4,-2 f4,-3"
    seen = set()
    for turn in range(12):
        line = f"{pond} {sign}0,0.{turn}"
        assert covered(line) == {turned(cell, turn) for cell in cells}
        spelled = piece(line, sign)
        least = min(
            t
            for t in range(12)
            if _moved(turned(cell, t) for cell in cells)
            == _moved(turned(cell, turn) for cell in cells)
        )
        assert int(spelled.rpartition(".")[2]) == least
        assert covered(f"{pond} {spelled}") == covered(line)
        seen.add(least)
    assert len(seen) == looks


def _moved(cells: Any) -> frozenset[tuple[int, int]]:
    """Cells moved so that the first in order is 0,0."""
    found = sorted(cells)
    q0, r0 = found[0]
    return frozenset((q - q0, r - r0) for q, r in found)


def test_shores_and_large_koi_have_no_twins() -> None:
    pond = lake(2)
    for turn in range(6):
        assert piece(f"{pond} c0,0.{turn}", "c") == f"c0,0.{turn}"
    shores = ["-1,0.0", "-1,2.1", "1,2.2", "3,0.3", "3,-1.4", "0,-1.5"]
    for shore in shores:
        assert piece(f"{SPRING} s{shore}", "s") == f"s{shore}"


# Possessions


def test_possessions_may_stand_anywhere() -> None:
    first = "luck=2 coins=3 scrolls=lily,large wells=2 markets=1 storages=2 scenario=hot_summer"
    pond = "O0,0.0 f1,-1 y1,-1 V3,0.3 a1,0"
    lines = [f"{pond} {first}", f"{first} {pond}"]
    words = first.split()
    mixed: list[str] = []
    for k, word in enumerate(pond.split()):
        mixed += [word, *words[k : k + 1]]
    lines.append(" ".join([*mixed, *words[5:]]))
    sheets = [sheet(line) for line in lines]
    assert sheets[0] == sheets[1] == sheets[2]
    assert sheets[0]["luck"] == 2
    assert [one["scroll"] for one in sheets[0]["scrolls"]] == ["lily", "large"]
    assert sheets[0]["goals"] == {"waterfall": 8}
    assert sheets[0]["koi"][0]["vp"] == 0  # a hot summer


def test_scrolls_keep_the_order_given() -> None:
    names = "storage,lily,well,market,small"
    assert [one["scroll"] for one in sheet(f"{SPRING} scrolls={names}")["scrolls"]] == (
        names.split(",")
    )
    assert sheet(f"{SPRING} scrolls=")["scrolls"] == []


@pytest.mark.parametrize(
    ("word", "most"), [("luck", 12), ("coins", 30), ("wells", 8), ("markets", 6), ("storages", 6)]
)
def test_no_more_than_the_box_has(word: str, most: int) -> None:
    assert sheet(f"{SPRING} {word}={most}")["total"] == (12 if word == "luck" else 0)
    for value in (str(most + 1), "-1", "", "x", "1.0", "1000", "٣"):
        line, column, message = unreadable(f"{SPRING} {word}={value}")
        assert (line, column) == (1, 8)
        assert f"a number from 0 to {most} is needed" in message


@pytest.mark.parametrize(
    ("line", "column", "part"),
    [
        ("O0,0.0 gold=2", 8, "there is nothing called 'gold' to have"),
        ("O0,0.0 luck=1 a1,0 luck=1", 20, "luck= is given twice"),
        ("O0,0.0 scrolls=lily scrolls=small", 21, "scrolls= is given twice"),
        ("O0,0.0 scrolls=koi", 8, "there is no scroll 'koi'"),
        ("O0,0.0 scrolls=lily,lily", 8, "scroll lily is given 2 times; the box has 1"),
        ("O0,0.0 scenario=winter", 8, "there is no scenario 'winter'"),
        ("O0,0.0 coins=31", 8, "from 0 to 30"),
        ("a1,0 O0,0.0", 1, "a pond begins with its spring, O0,0.0"),
        ("luck=2 coins=1", 1, "a pond begins with its spring, O0,0.0"),
        ("luck=2 w1,-1 O0,0.0", 8, "a pond begins with its spring, O0,0.0"),
        ("O0,0.0 q1,1", 8, "'q1,1'"),
        ("O0,0.0  w1", 9, "'w1'"),
        ("O0,0.0 w1,-1,2", 8, "'w1,-1,2'"),
        ("O0,0.0 w1;-1", 8, "'w1;-1'"),
        ("O0,0.0 w１,-1", 8, "is no thing of a pond"),
        ("O0,0.0 B6:0,0.0", 8, "is no thing of a pond"),
        ("O0,0.0 B3:0,0", 8, "has a turn"),
        ("O0,0.0 w1,-1.0", 8, "a water has no turn"),
        ("O0,0.0 s3,0", 8, "has a turn"),
        ("O0,0.0 s3,0.6", 8, "go from 0 to 5"),
        ("O0,0.0 b0,0.6", 8, "go from 0 to 5"),
        ("O0,0.0 Z0,0.12", 8, "go from 0 to 11"),
        ("O0,0.0 H1,1.6", 8, "go from 0 to 5"),
        ("O0,0.0 w32,0", 8, "KOI-PLACE-10"),
        ("O0,0.0 w20,20", 8, "KOI-PLACE-10"),
        ("O0,0.0 w1000,0", 8, "is no thing of a pond"),
        ("O0,0.0 +w1,-1", 8, "is no thing of a pond"),
        ("O0,0.0 GP1,1", 8, "is no thing of a pond"),
        ("O0,0.0 mv0", 8, "is no thing of a pond"),
    ],
)
def test_text_that_is_not_in_the_notation(line: str, column: int, part: str) -> None:
    for before, number in (("", 1), ("# my pond\n\n", 3)):
        found = unreadable(before + line)
        assert found[:2] == (number, column)
        assert part in found[2]


@pytest.mark.parametrize(
    ("line", "name", "clause_id"),
    [
        ("O1,0.0", "spring", "KOI-SETUP-10"),
        ("O0,0.3", "spring", "KOI-SETUP-10"),
        ("O0,0.0 O0,0.0", "spring", "KOI-SETUP-03"),
        ("O0,0.0 w1,0", "overlaps", "KOI-PLACE-01"),
        ("O0,0.0 w1,-1 f1,-1", "overlaps", "KOI-PLACE-01"),
        ("O0,0.0 w5,5", "no_wet_edge", "KOI-PLACE-02"),
        ("O0,0.0 s3,0.3 f4,0", "no_wet_edge", "KOI-PLACE-02"),
        ("O0,0.0 s4,0.3", "no_wet_front", "KOI-PLACE-03"),
        ("O0,0.0 y1,-1", "no_foliage", "KOI-PLACE-04"),
        ("O0,0.0 f1,-1 y1,-1 y1,-1", "has_lily", "KOI-PLACE-04"),
        ("O0,0.0 l3,0", "no_shore", "KOI-PLACE-04"),
        ("O0,0.0 s3,0.3 l3,0 l3,0", "has_lantern", "KOI-PLACE-04"),
        ("O0,0.0 s3,0.3 l2,1", "no_shore", "KOI-PLACE-04"),
        ("O0,0.0 a3,0", "no_water", "KOI-PLACE-06"),
        ("O0,0.0 a1,0 b0,0.0", "occupied", "KOI-PLACE-05"),
        ("O0,0.0 a0,0 N1,0 a1,0", "occupied", "KOI-PLACE-05"),
        ("O0,0.0 N1,0", "path_later", "KOI-GOAL-20"),
        ("O0,0.0 a0,0 N1,0 N2,0", "path_later", "KOI-GOAL-20"),
        ("O0,0.0 a0,0 a0,1 N1,0 N1,0", "occupied", "KOI-PLACE-05"),
        ("O0,0.0 w3,0 w4,0 a0,0 a0,1 N1,0 N4,0", "off_path", "KOI-GOAL-21"),
        ("O0,0.0 P1,0", "needs_lily_pair", "KOI-GOAL-10"),
        ("O0,0.0 f-1,0 B3:0,1.0", "needs_foliage", "KOI-GOAL-11"),
        ("O0,0.0 f-1,0 f-1,1 B4:0,1.0", "needs_foliage", "KOI-GOAL-11"),
        ("O0,0.0 s3,0.3 R0,2.2", "needs_lantern", "KOI-GOAL-12"),
        ("O0,0.0 w0,2 s-1,0.0 l-1,0 R0,3.2", "not_at_lantern", "KOI-GOAL-12"),
        ("O0,0.0 s3,0.3 l3,0 U0,2.2", "needs_lanterns", "KOI-GOAL-13"),
        ("O0,0.0 H0,1.0", "on_spring", "KOI-GOAL-14"),
        ("O0,0.0 a0,0 J-2,2.0", "needs_koi", "KOI-GOAL-17"),
        ("O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J5,5.0", "no_wet_contact", "KOI-GOAL-17"),
        ("O0,0.0 V3,0.3", "needs_wells", "KOI-GOAL-18"),
        ("O0,0.0 wells=1 V3,0.3", "needs_wells", "KOI-GOAL-18"),
        ("O0,0.0 wells=2 w3,0 V4,0.3", "not_at_spring", "KOI-GOAL-18"),
        ("O0,0.0 scrolls=lily,small T1,0", "needs_scrolls", "KOI-GOAL-19"),
        ("O0,0.0 wells=2 V3,0.3 V-1,0.0", "goal_done", "KOI-GOAL-03"),
        ("O0,0.0 f-1,0 f-1,1 B3:0,1.0 B3:0,0.0", "goal_done", "KOI-GOAL-03"),
        ("O0,0.0 f-1,0 f-1,1 f-1,2 B3:0,1.0 B4:0,0.0", "branch_done", "KOI-GOAL-22"),
    ],
)
def test_tokens_that_break_a_rule(line: str, name: str, clause_id: str) -> None:
    """The last token is the one at fault; it is named with its line and column."""
    column = line.rindex(" ") + 2 if " " in line else 1
    assert illegal(line) == (f"pond.txt:1:{column}", name, clause_id)
    assert illegal(f"; two ponds\n{SPRING}\n  {line}")[0] == f"pond.txt:3:{column + 2}"
    with pytest.raises(Illegal, match=line.split()[-1].replace(".", r"\.")):
        written(line)


@clause("KOI-PLACE-10")
def test_a_twin_beyond_the_edge_of_the_grid() -> None:
    box = box_with(("max_abs_coordinate = 31", "max_abs_coordinate = 8"))
    row = " ".join(f"w{q},0" for q in (*range(3, 9), *range(-1, -9, -1)))
    for word in ("b8,0.0", "b-8,0.3"):
        with pytest.raises(Illegal) as caught:
            written(f"{SPRING} {row} {word}", box)
        assert (caught.value.refusal, caught.value.clause) == ("out_of_grid", "KOI-PLACE-10")


def test_the_first_illegal_token_is_named() -> None:
    assert illegal("O0,0.0 w5,5 w1,0 q")[0] == "pond.txt:1:8"
    assert illegal("O0,0.0 w1,-1 a5,5 a1,0 w1,0")[0] == "pond.txt:1:14"


@clause("KOI-SETUP-01")
@pytest.mark.parametrize(
    ("sign", "most"), [("w", 80), ("f", 30), ("y", 30), ("s", 15), ("l", 15), ("a", 6)]
)
def test_no_more_things_than_the_box_has(sign: str, most: int) -> None:
    full = _many(sign, most + 1).split()
    found = illegal(" ".join(full))
    assert found[1:] == ("none_left", "KOI-SETUP-01")
    assert found[0] == f"pond.txt:1:{len(' '.join(full[:-1])) + 2}"
    assert total(" ".join(full[:-1])) >= 0


def _many(sign: str, n: int) -> str:
    """A pond that ends with n things of a kind."""
    if sign == "a":
        return f"O0,0.0 w3,0 w4,0 {' '.join(f'a{q},0' for q in range(5))} a0,1 a1,1"
    if sign in "sl":
        # A row of water with teeth, and a shore at each tooth.
        row = [f"w{q},0" for q in (*range(3, 29), *range(-1, -25, -1))]
        teeth = [*range(3, 29, 3), *range(-3, -22, -3)]
        shores = [f"s{q},-2.5" for q in teeth]
        row += [f"w{q},-1" for q in teeth]
        if sign == "s":
            return " ".join([SPRING, *row, *shores[:n]])
        lanterns = [f"l{q},-2" for q in teeth[:15]]
        return " ".join([SPRING, *row, *shores[:15], *lanterns, lanterns[0]])
    cells = [(q, -k) for k in range(1, 9) for q in range(k, k + 12)]
    if sign == "w":
        return " ".join([SPRING, *(f"w{q},{r}" for q, r in cells[:n])])
    foliage = [f"f{q},{r}" for q, r in cells]
    if sign == "f":
        return " ".join([SPRING, *foliage[:n]])
    lilies = [f"y{q},{r}" for q, r in cells[:30]]
    return " ".join([SPRING, *foliage[:30], *lilies, lilies[0]])


@clause("KOI-GOAL-06")
def test_coins_of_goals_are_not_asked() -> None:
    assert sheet("O0,0.0 w2,-1 w3,-1 Z0,0.0 coins=0")["goals"] == {"century_carp": 8}
    assert sheet("O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2 coins=0")["goals"] == {"bridge": 5}


# Texts


def test_comments_blanks_and_line_ends() -> None:
    want = written(LITTLE)
    for text in (
        f"{LITTLE}\n",
        f"  {LITTLE}\t",
        f"# mine\n; yours\n\n{LITTLE}\n\n # more",
        LITTLE.replace(" ", " \t  "),
        LITTLE.replace(" ", "\u2003"),
        f"{LITTLE}\r\n",
    ):
        assert written(text) == want


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "   \n;\n"])
def test_a_text_without_a_pond(text: str) -> None:
    line, column, message = unreadable(text)
    assert (line, column) == (0, 0)
    assert message.startswith("there is no pond here")


def test_too_many_ponds_or_things() -> None:
    assert len(written("\n".join([LITTLE] * 4)).sheets) == 4
    assert unreadable("\n".join([LITTLE] * 5)) == (5, 0, "more than 4 ponds")
    assert unreadable(f"{SPRING}\n{SPRING}{' w1,-1' * 400}")[:2] == (2, 0)
    for text in ("w" * 300_000, "O0,0.0 " * 100_000, "\n" * 100_000, "O0,0.0 luck=" + "9" * 99_999):
        with pytest.raises(PondsideError) as caught:
            written(text)
        assert len(str(caught.value)) < 400


# Several ponds


@clause("KOI-SCORE-07")
def test_several_ponds_have_places() -> None:
    small, medium = "O0,0.0 a2,0", "O0,0.0 b0,0.0"
    for text, want, tie in (
        (f"{small}\n{medium}", [2, 1], None),
        (f"{medium}\n{small} coins=9", [1, 2], None),
        (f"{small} coins=3\n{small} coins=2", [1, 2], "coins"),
        (f"{small} coins=3\n{small} coins=3", [2, 1], "later_seat"),
        (f"{medium} coins=1\n{small}\n{medium} coins=1", [2, 3, 1], "later_seat"),
        (f"{medium} coins=2\n{small}\n{medium} coins=1", [1, 3, 2], "coins"),
        (f"{medium}\n{small} coins=3\n{small} coins=3", [1, 3, 2], None),
    ):
        found = written(text)
        assert found.placings is not None
        assert [one.place for one in found.placings] == want
        assert [one.seat for one in found.placings] == list(range(len(want)))
        assert [one.total for one in found.placings] == [one.facts["total"] for one in found.sheets]
        assert found.tie_break == tie
    assert written(small).placings is None


@clause("KOI-SOLO-01")
def test_a_scenario_is_for_one_pond() -> None:
    with pytest.raises(BadOption, match="a scenario is played alone; the text has 2 ponds"):
        written(f"{LITTLE}\n{LITTLE} scenario=hot_summer")
    with pytest.raises(BadOption, match="a scenario is played alone; the text has 3 ponds"):
        written("\n".join([LITTLE] * 3), scenario="hot_summer")
    with pytest.raises(BadOption, match="scenario=hot_summer, the option lit_path"):
        written(f"{LITTLE} scenario=hot_summer", scenario="lit_path")
    assert written(f"{LITTLE} scenario=lit_path", scenario="lit_path").sheets[0].facts["title"]


# Titles


@clause("KOI-SOLO-08")
def test_titles_by_options() -> None:
    row = " ".join(f"w{q},0" for q in range(3, 28))
    lit = f"O0,0.0 {row} s-1,0.0 l-1,0 s28,0.3 l28,0"  # each lantern sees 28 water spaces
    assert "title" not in sheet(lit)
    assert "title" not in sheet(lit, goals="random")
    for luck, title in ((0, "none"), (3, "none"), (4, "gakusei"), (12, "gakusei")):
        found = sheet(f"{lit} luck={luck}", goals="none")
        assert (found["total"], found["title"]) == (56 + luck, title)
    done = f"{lit} V1,2.2 wells=2 T5,0 scrolls=lily,small,well a7,0 N9,0"
    for luck, title in ((0, "gakusei"), (2, "gakusei"), (3, "senmon")):
        found = sheet(f"{done} luck={luck}", goals="path+turtle+waterfall")
        assert (found["total"], found["title"]) == (77 + luck, title)
        assert sheet(f"{done} luck={luck}", goals="path+turtle+statue")["title"] == "none"
    hot = f"{done} luck=5"  # the open koi is worth nothing
    assert sheet(hot, goals="path+turtle+waterfall", scenario="hot_summer")["title"] == "senmon"


@clause("KOI-SOLO-10", "KOI-SOLO-12")
def test_titles_of_scenarios_by_options() -> None:
    assert sheet(LITTLE, scenario="lit_path")["title"] == "none"
    assert sheet(LITTLE, scenario="lit_path")["lit_path"] is False
    assert sheet(LITTLE, scenario="imperial_lake")["title"] == "none"
    assert "lit_path" not in sheet(LITTLE, scenario="imperial_lake")
    assert sheet(f"{LITTLE} scenario=lit_path")["lit_path"] is False
    # Five goals that were drawn are not known here.
    assert "title" not in sheet(LITTLE, scenario="imperial_lake", goals="random")


def test_a_line_says_which_goals_were_in_play() -> None:
    """KOI-SOLO-08; the same title as with the option."""
    points = "O0,0.0 w2,-1 luck=9"
    for goals in ("none", "path+statue+turtle"):
        assert sheet(f"{points} goals={goals}")["title"] == sheet(points, goals=goals)["title"]
    assert "title" not in sheet(points)
    with pytest.raises(BadOption, match="leave out the option goals"):
        written(f"{points} goals=none", goals="none")


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("O0,0.0 goals=path+fish", "goals"),
        ("O0,0.0 goals=path+path", "goals"),
        ("O0,0.0 goals=", "goals"),
        ("O0,0.0 V1,2.2 wells=2 goals=none", "goal_not_in_play"),
    ],
)
def test_goals_in_play_are_real_and_all_of_them(line: str, name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        written(line)
    assert caught.value.name == name


@clause("KOI-SOLO-09")
def test_a_hot_summer_by_option_or_in_the_line() -> None:
    line = "O0,0.0 w1,-1 w2,-1 a1,0 b0,1.0"
    assert total(line) == 8
    assert sheet(line, scenario="hot_summer")["total"] == 4
    assert total(f"{line} scenario=hot_summer") == 4
    for other in ("none", "lit_path", "imperial_lake"):
        assert total(f"{line} scenario={other}") == 8


# Fuzz


SEEDS = (
    WHOLE,
    LITTLE,
    "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 scrolls=lily,small luck=2",
    "O0,0.0 w2,-1 w3,-1 w-1,1 w-1,2 w-2,2 Z0,0.0 H-2,2.0 a2,0 V1,2.2 wells=2 scenario=lit_path",
    "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 N1,0 b0,1.0 N2,0 U0,4.2 coins=3",
    "O0,0.0 a0,0 a1,0 a2,0 a0,1 w3,0 w4,0 a3,0 J-2,2.0 f4,-1 f5,-1 w5,0 w6,-1 B3:4,0.0 T1,1 "
    "scrolls=lily,small,well",
)
SIGNS = "OwfyslabcPNTHZBRUVJ0123456789,.-:= \n;#xq+Gé１"


def mutated(rng: random.Random) -> str:
    """A line with a few characters or tokens changed, moved, doubled or lost."""
    words = rng.choice(SEEDS).split(" ")
    for _ in range(rng.randrange(1, 4)):
        k = rng.randrange(len(words))
        how = rng.randrange(6)
        if how == 0:
            words[k] = "".join(rng.choices(SIGNS, k=rng.randrange(9)))
        elif how == 1 and words[k]:
            m = rng.randrange(len(words[k]))
            words[k] = words[k][:m] + rng.choice(SIGNS) + words[k][m + 1 :]
        elif how == 2:
            words.insert(rng.randrange(len(words)), words[k])
        elif how == 3 and len(words) > 1:
            del words[k]
        elif how == 4:
            words.insert(rng.randrange(len(words)), words.pop(k))
        else:
            words.append(rng.choice(rng.choice(SEEDS).split()))
    return " ".join(words)


def answer(text: str) -> Written | str:
    """The sheets of a text, or what is wrong with it."""
    try:
        return written(text)
    except PondsideError as error:
        return str(error)


@pytest.mark.parametrize("seed", range(8))
def test_garbage_gives_a_sheet_or_an_error(seed: int) -> None:
    rng = random.Random(seed)
    answers = [answer(mutated(rng)) for _ in range(100)]
    errors = [found for found in answers if isinstance(found, str)]
    for error in errors:
        assert "pond.txt" in error
        assert len(error) < 500
    for found in answers:
        if isinstance(found, Written):
            for one in found.sheets:
                assert sum(line.points for line in one.lines) == one.facts["total"]
                json.dumps(one.facts)
    assert 20 < len(errors) < 97


# Random games


@cache
def games() -> tuple[Match, ...]:
    """A handful of random games on their way."""
    return (
        wander(1, 1, 260, scenario="imperial_lake"),
        wander(1, 2, 260, scenario="lit_path"),
        wander(1, 3, 260, scenario="hot_summer", goals="branches+path+willow"),
        wander(2, 4, 420, goals="path+century_carp+shishi_odoshi"),
        wander(2, 6, 420, goals="bridge+statue+purple_lily"),
        wander(3, 5, 420, goals="branches+turtle+waterfall", first="2"),
    )


def ponds() -> list[tuple[Match, int]]:
    return [(match, seat) for match in games() for seat in range(match.seats)]


def test_a_line_of_a_game_has_the_same_score() -> None:
    kinds = set()
    for match, seat in ponds():
        shown = match.view(None).ponds[seat]
        line = lines_of(match.box, match.state)[seat]
        [one] = written(line).sheets
        lines = sorted(map(repr, match.lines(seat)))
        assert sorted(map(repr, one.lines)) == lines
        assert one.facts["total"] == shown.total == match.total(seat)
        assert one.facts["koi_total"] == shown.sheet["koi"]
        assert one.facts["lantern_total"] == shown.sheet["lantern"]
        assert one.facts["scroll_total"] == shown.sheet["scroll"]
        assert one.facts["luck"] == shown.sheet["luck"]
        goals = {name: shown.sheet[name] for name in shown.goals}
        assert one.facts["goals"] == goals
        assert one.facts.get("lit_path") == match.view(None).lit_path
        assert read(line) == seat_of(match, seat).pond
        kinds |= {line.kind for line in match.lines(seat)}
    assert {"koi", "lantern", "scroll"} < kinds
    assert len(kinds) >= 7, kinds  # some goals as well


def test_the_pond_of_a_game_is_read_cell_by_cell() -> None:
    for match, seat in ponds():
        [pond] = read_ponds(lines_of(match.box, match.state)[seat], BOX, "pond.txt")
        was, now = match._states[0].ponds[seat], pond.states[0].ponds[0]
        for name in ("taken", "water", "empty", "open", "reach"):
            assert np.array_equal(was[name], now[name]), name
        for name in ("n_koi", "n_foliage", "n_lilies", "n_shores", "n_lanterns", "n_path"):
            assert was[name] == now[name]
        for name in ("coins", "luck", "wells", "markets", "storages"):
            assert was[name] == now[name]
        assert was.scrolls.tolist() == now.scrolls.tolist()
        ends = {int(was.path_first), int(was.path_last)}
        assert ends == {int(now.path_first), int(now.path_last)}


# Reasons


def worth(line: ScoreLine, facts: Mapping[str, Any], hot: bool = False) -> int:
    """The points that the things counted in a line add up to."""
    goals, [first, *_] = facts["goals"], line.counted or ({},)
    if line.kind in ("koi", "century_carp"):
        points = sum(one.get("points", 0) for one in line.counted)
        if hot and line.counted[-1] == {"what": "hot_summer"}:
            assert line.counted[-2]["what"] == "open"
            assert line.clause == "KOI-SOLO-09"
            return 0
        last = line.counted[-1]
        if last["what"] == "surrounded":
            return int(points * last["times"])
        assert last["what"] == "open"
        assert not hot
        return int(points)
    if line.kind == "lantern":
        return sum(len(one["cells"]) for one in line.counted)
    if line.kind == "scroll":
        return int(first["n"] * first["points"])
    if line.kind == "luck":
        return int(first["n"])
    if line.kind == "path":
        table = goals["path"]["vp_table"]
        return int(table[min(len(first["cells"]), len(table) - 1)])
    if line.kind == "bridge":
        return len(first["cells"])
    if line.kind in ("statue", "shishi_odoshi"):
        return len(first["koi"]) * {"statue": 4, "shishi_odoshi": 3}[line.kind]
    if line.kind == "waterfall":
        return 8 if first["cells"] else 16
    if line.kind == "turtle":
        return int(goals["turtle"]["vp_table"][len(first["cells"])])
    if line.kind == "branches":
        return {"branch_small": 10, "branch_medium": 15, "branch_large": 20}[first["what"]]
    return {"willow": 8, "purple_lily": 0}[line.kind]


EXPLAINED = (
    *SEEDS,
    "O0,0.0 f1,-1 w2,-1 f0,-1 w-1,0 w-1,1 y1,-1 b0,0.0",
    "O0,0.0 s-1,0.0 l-1,0 w3,0 f4,0 w5,0 w5,-1 w6,-1 w7,-1 w7,0 luck=3",
    "O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small,well wells=3",
    "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-2,2.0 scrolls=small,medium",
    "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2",
    "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 b0,1.0 U0,4.2",
    "O0,0.0 V3,0.3 b0,0.0 a2,0 b0,1.0 wells=2",
    "O0,0.0 w2,-1 f1,-1 f0,-1 y1,-1 y0,-1 w3,-1 P0,1 Z0,0.0",
    "O0,0.0 w2,-1 w3,-1 f-1,0 f-1,1 f-1,2 f0,2 B5:0,0.0",
    "O0,0.0 w1,-1 w2,-1 a1,0 b0,1.0 scenario=hot_summer",
)


@pytest.mark.parametrize("line", EXPLAINED)
def test_what_is_counted_adds_up(line: str) -> None:
    [one] = written(line).sheets
    hot = "hot_summer" in line
    for scored in one.lines:
        assert worth(scored, BOX.facts, hot) == scored.points, scored
        assert scored.clause.startswith("KOI-")
    assert sum(scored.points for scored in one.lines) == one.facts["total"]


def test_what_is_counted_adds_up_in_games() -> None:
    for match, seat in ponds():
        hot = match.options["scenario"] == "hot_summer"
        lines = match.lines(seat)
        for scored in lines:
            assert worth(scored, BOX.facts, hot) == scored.points, scored
        assert sum(scored.points for scored in lines) == match.total(seat)


def test_the_reasons_of_a_sheet() -> None:
    line = "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 scrolls=lily luck=2"
    [one] = written(line).sheets
    assert one.lines == [
        ScoreLine(
            "KOI-SCORE-02",
            "koi",
            (1, 0),
            "a1,0",
            10,
            (
                {"what": "small", "points": 2},
                {"what": "lily", "cell": "1,-1", "points": 1},
                {"what": "purple_lily", "cell": "0,0", "points": 2},
                {"what": "surrounded", "times": 2},
            ),
        ),
        ScoreLine("KOI-SCORE-04", "scroll", None, "lily", 6,
                  ({"what": "lily", "n": 3, "points": 2},)),
        ScoreLine("KOI-GOAL-10", "purple_lily", (0, 0), "P0,0", 0, ()),
        ScoreLine("KOI-SCORE-06", "luck", None, "", 2, ({"what": "luck", "n": 2},)),
    ]  # fmt: skip


def test_an_open_koi_says_where() -> None:
    [one] = written("O0,0.0 w1,-1 a1,0").sheets
    assert one.lines[0].clause == "KOI-SCORE-01"
    assert one.lines[0].counted[-1] == {"what": "open", "cell": "2,-1"}
    assert koi_points("O0,0.0 w1,-1 a1,0") == [2]


def test_points_come_from_the_file() -> None:
    box = box_with(
        ("base_vp = 2\n", "base_vp = 7\n"),
        ("lily_bonus = 1\n", "lily_bonus = 3\n"),
        ("lantern_per_water_space = 1", "lantern_per_water_space = 2"),
    )
    line = "O0,0.0 f1,-1 y1,-1 a1,0 s3,0.3 l3,0"
    [one] = written(line, box).sheets
    assert [scored.points for scored in one.lines] == [10, 6]
    match = at(f"{line} luck=0", box=box)
    assert match.total(0) == 16


def test_the_game_scores_the_same_text() -> None:
    found = GAME.score_text(LITTLE, BOX, "pond.txt", {})
    assert found == written(LITTLE)
    assert (found.warnings, found.placings, found.tie_break) == ((), None, None)
