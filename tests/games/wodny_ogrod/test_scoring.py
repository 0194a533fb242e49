"""The sheets of the engine, the explained lines and a third count: one garden, one number."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import pytest

from pondside.games import load
from pondside.games.wodny_ogrod.notation import score_text, spell_garden
from pondside.games.wodny_ogrod.scoring import SHEET, SHEET_LINES
from pondside.games.wodny_ogrod.sheets import explained, garden_of, sheet_of
from pondside.games.wodny_ogrod.tables import words_of
from pondside.kernel import doors
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.game import OVER, Array, Box, ScoreLine

from ..clauses import clause
from ..owner import put
from .test_data import box_with

Cell: TypeAlias = tuple[int, int]

GAME = load("wodny_ogrod")
BOX = GAME.open_box(None)
QUICK = mode() == PLAIN
GAMES = 1 if QUICK else 4
TABLES = [(seats, variant) for seats in (1, 2, 3, 4) for variant in ("base", "a", "b")]
COLUMNS = "abcdefghijkl"
GRID = [(r, c) for r in range(12) for c in range(12)]


@cache
def odd_box() -> Box:
    """Every rule has another number of points, and small groups score."""
    return box_with(
        put("scoring.per_full_row", 3),
        put("scoring.per_full_col", 5),
        put("scoring.group_min_cells", 4),
        put("scoring.per_group", 7),
        put("scoring.per_group_and_decoration", 11),
    )


# A third count, from rows of text alone


class Count(NamedTuple):
    """What there is to be scored in a garden."""

    rows: list[int]
    columns: list[int]
    groups: list[tuple[str, frozenset[Cell]]]  # that score, with their sign
    contacts: list[tuple[frozenset[Cell], frozenset[Cell]]]  # a group and a decoration


def near(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c)}


def parts(cells: set[Cell]) -> list[frozenset[Cell]]:
    """Cells sorted into those that hang together."""
    left, found = set(cells), []
    while left:
        part = edge = {min(left)}
        while edge := {other for cell in edge for other in near(cell) & left} - part:
            part |= edge
        left -= part
        found.append(frozenset(part))
    return found


def count(rows: Sequence[str], least: int) -> Count:
    """WOD-SCORE-01 to 07, by looking."""
    by_sign: dict[str, set[Cell]] = {}
    for r, c in GRID:
        by_sign.setdefault(rows[r][c], set()).add((r, c))
    groups = [(sign, part) for sign in "KL" for part in parts(by_sign.get(sign, set()))]
    scoring = [(sign, cells) for sign, cells in groups if len(cells) >= least]
    decorations = [frozenset(cells) for sign, cells in by_sign.items() if sign.isdigit()]
    return Count(
        [r for r in range(12) if "." not in rows[r]],
        [c for c in range(12) if all(row[c] != "." for row in rows)],
        scoring,
        [
            (cells, other)
            for _, cells in scoring
            for other in decorations
            if any(near(cell) & other for cell in cells)
        ],
    )


def counted_points(rows: Sequence[str], scoring: Mapping[str, int]) -> dict[str, int]:
    found = count(rows, scoring["group_min_cells"])
    return {
        "row": scoring["per_full_row"] * len(found.rows),
        "column": scoring["per_full_col"] * len(found.columns),
        "group": scoring["per_group"] * len(found.groups),
        "decoration": scoring["per_group_and_decoration"] * len(found.contacts),
    }


def cells_in(words: Any) -> set[Cell]:
    return {(r, c) for r, c in GRID if int(words[(12 * r + c) // 60]) >> (12 * r + c) % 60 & 1}


def rows_of(garden: Any) -> list[str]:
    """The rows of a garden of a state."""
    signs = dict.fromkeys(cells_in(garden.covered), "~")
    signs.update(dict.fromkeys(cells_in(garden.koi), "K"))
    signs.update(dict.fromkeys(cells_in(garden.lily), "L"))
    for k in range(int(garden.n_decorations)):
        signs.update(dict.fromkeys(cells_in(garden.decoration[k]), str(k + 1)))
    return ["".join(signs.get((r, c), ".") for c in range(12)) for r in range(12)]


def painted(rows: Sequence[str], variant: str = "base") -> Array:
    """A state whose first seat has this garden."""
    states = GAME.fresh(1)
    doors.setup(BOX.tables, states, 0, 1, GAME.settings(BOX, 1, {"variant": variant}))
    paint(states[0].gardens[0], rows)
    return states


def paint(garden: Any, rows: Sequence[str]) -> None:
    """Lay the signs of some rows into an empty garden."""

    def words(signs: str) -> list[int]:
        return words_of(12 * r + c for r, c in GRID if rows[r][c] in signs)

    garden.covered[:] = words("~KL123456")
    garden.koi[:], garden.lily[:], garden.decorated[:] = words("K"), words("L"), words("123456")
    digits = [digit for digit in "123456" if any(digit in row for row in rows)]
    for k, digit in enumerate(digits):
        garden.decoration[k] = words(digit)
    garden.n_decorations = len(digits)


# What has to agree


def named(cells: Sequence[str]) -> list[Cell]:
    return [(int(cell[1:]) - 1, COLUMNS.index(cell[0])) for cell in cells]


def check_lines(rows: Sequence[str], lines: Sequence[ScoreLine], box: Box) -> None:
    """Every line is justified by its cells, and none is missing."""
    scoring = box.facts["scoring"]
    found = count(rows, scoring["group_min_cells"])
    kinds = [line.kind for line in lines]
    assert kinds == sorted(kinds, key=SHEET_LINES.index)
    for kind, clause_, points in (
        ("row", "WOD-SCORE-01", scoring["per_full_row"]),
        ("column", "WOD-SCORE-01", scoring["per_full_col"]),
        ("group", "WOD-SCORE-04", scoring["per_group"]),
        ("decoration", "WOD-SCORE-06", scoring["per_group_and_decoration"]),
    ):
        told = {(line.clause, line.points, line.at) for line in lines if line.kind == kind}
        assert told <= {(clause_, points, None)}
    of = {kind: [line for line in lines if line.kind == kind] for kind in SHEET_LINES}
    assert [line.tile for line in of["row"]] == [str(r + 1) for r in found.rows]
    for r, line in zip(found.rows, of["row"], strict=True):
        assert named(line.counted[0]["cells"]) == [(r, c) for c in range(12)]
    assert [line.tile for line in of["column"]] == [COLUMNS[c] for c in found.columns]
    for c, line in zip(found.columns, of["column"], strict=True):
        assert named(line.counted[0]["cells"]) == [(r, c) for r in range(12)]
    told_groups = [named(line.counted[0]["cells"]) for line in of["group"]]
    assert all(cells == sorted(cells) for cells in told_groups)
    assert {frozenset(cells) for cells in told_groups} == {cells for _, cells in found.groups}
    assert len(told_groups) == len(found.groups)
    signs = {cells: sign for sign, cells in found.groups}
    order = []
    for line, cells in zip(of["group"], told_groups, strict=True):
        assert line.tile == {"K": "koi", "L": "lily"}[signs[frozenset(cells)]]
        order.append((line.tile, cells))
    assert order == sorted(order)
    told_contacts = [
        (
            frozenset(named(line.counted[0]["group"])),
            frozenset(named(line.counted[1]["decoration"])),
        )
        for line in of["decoration"]
    ]
    assert len(told_contacts) == len(set(told_contacts)) == len(found.contacts)
    assert set(told_contacts) == set(found.contacts)
    for line, (group, _) in zip(of["decoration"], told_contacts, strict=True):
        assert line.tile == {"K": "koi", "L": "lily"}[signs[group]]
        assert len(line.counted) == 2
    at = [cells for _, cells in order]
    places = [at.index(sorted(group)) for group, _ in told_contacts]
    assert places == sorted(places)


def check_garden(states: Array, seat: int, box: Box) -> Counter[str]:
    """A garden told in four ways; returns what it has."""
    garden = states[0].gardens[seat]
    rows = rows_of(garden)
    assert spell_garden(garden_of(garden)) == rows
    assert len(garden_of(garden).decorations) == garden.n_decorations
    lines = explained(garden_of(garden), box)
    check_lines(rows, lines, box)
    points = counted_points(rows, box.facts["scoring"])
    told: Counter[str] = Counter(dict.fromkeys(SHEET_LINES, 0))
    for line in lines:
        told[line.kind] += line.points
    assert dict(told) == points
    assert GAME.lines(box, states, seat) == lines
    assert sheet_of(box, states, seat) == points
    sheets = np.zeros(3, SHEET)
    sheets["points"] = 99  # what was there before does not matter
    doors.score(box.tables, states, 0, seat, sheets, 1)
    assert sheets[1].points.tolist() == list(points.values())
    assert set(sheets[0].points.tolist() + sheets[2].points.tolist()) == {99}
    total = int(doors.total(box.tables, states, 0, seat, np.zeros(1, SHEET), 0))
    assert total == sum(points.values())
    return Counter(line.kind for line in lines)


def random_game(seats: int, variant: str, seed: int, box: Box) -> Iterator[Array]:
    """The positions of a game at random, every now and then and at the end."""
    states = GAME.fresh(1)
    options = GAME.settings(box, seats, {"variant": variant})
    doors.setup(box.tables, states, 0, seats, options)
    rng = random.Random(f"{seats} {variant} {seed}")
    steps = 0
    while (n := doors.choices(box.tables, states, 0)) > 0:
        doors.choose(box.tables, states, 0, rng.randrange(n))
        steps += 1
        if steps % (23 * seats) == 0:
            yield states
    assert doors.actor(box.tables, states, 0) == OVER
    yield states


@clause("WOD-SCORE-01", "WOD-SCORE-04", "WOD-SCORE-06", "WOD-SCORE-08")
@pytest.mark.parametrize(
    ("seats", "variant"), [*TABLES[:6], (3, "a"), (4, "b")] if QUICK else TABLES
)
def test_the_gardens_of_a_game_score_as_they_are_explained(seats: int, variant: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        for box in (BOX, odd_box()) if seats == 1 else (odd_box(),):
            for states in random_game(seats, variant, seed, box):
                for seat in range(seats):
                    met += check_garden(states, seat, box)
    assert met["group"] > 0
    assert met["decoration"] == 0 or variant != "base"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_outcome_of_a_game_is_that_of_its_gardens_in_text(seats: int) -> None:
    for variant in ("base", "b") if seats == 2 else ("a",):
        *_, states = random_game(seats, variant, 5, BOX)
        outcome = GAME.outcome(BOX, states)
        assert outcome is not None
        rows = [rows_of(states[0].gardens[seat]) for seat in range(seats)]
        text = "\n---\n".join("\n".join(garden) for garden in rows)
        written = score_text(text, BOX, "-", {})
        assert outcome.placings == written.placings
        assert outcome.tie_break == written.tie_break
        totals = [sum(counted_points(garden, BOX.facts["scoring"]).values()) for garden in rows]
        best = [f"P{seat + 1}" for seat in range(seats) if totals[seat] == max(totals)]
        told = [word for seat in range(seats) for word in (f"P{seat + 1}", str(totals[seat]))]
        assert outcome.words == (*told, "win", *best)


def test_a_solo_game_has_a_title() -> None:
    for variant in ("base", "a"):
        *_, states = random_game(1, variant, 5, BOX)
        outcome = GAME.outcome(BOX, states)
        assert outcome is not None
        text = "\n".join(rows_of(states[0].gardens[0]))
        (sheet,) = score_text(text, BOX, "-", {"variant": variant}).sheets
        total = sum(line.points for line in sheet.lines)
        assert outcome.words == ("P1", str(total), "title", sheet.facts["title"])


# Gardens painted at random: what games seldom reach


def blotched(rng: random.Random) -> list[str]:
    """A garden of blots of one sign, with up to six decorations."""
    rows = [["~~~~~KL."[rng.randrange(8)] for _ in range(12)] for _ in range(12)]
    for _ in range(rng.randrange(4, 22)):
        sign = rng.choice("KKLL~~~." if rng.random() < 0.6 else "KKLL~")
        r, c, high, wide = (rng.randrange(12), rng.randrange(12), rng.randrange(1, 5), 2)
        if rng.random() < 0.5:
            high, wide = wide, high
        for dr in range(high):
            for dc in range(wide):
                if r + dr < 12 and c + dc < 12:
                    rows[r + dr][c + dc] = sign
    for k in range(rng.randrange(7)):
        r, c = rng.randrange(11), rng.randrange(11)
        shape = rng.choice([[(0, 0), (0, 1)], [(0, 0), (1, 0)], [(0, 0), (1, 0), (1, 1)]])
        cells = [(r + dr, c + dc) for dr, dc in shape]
        if not any(rows[r][c].isdigit() for r, c in cells):
            for r, c in cells:
                rows[r][c] = str(k + 1)
    for r in range(12):
        if rng.random() < 0.5:
            rows[r] = [sign if sign != "." else "~" for sign in rows[r]]
    for c in range(12):
        if rng.random() < 0.4:
            for row in rows:
                row[c] = row[c] if row[c] != "." else "~"
    return ["".join(row) for row in rows]


def test_painted_gardens_score_as_they_are_explained() -> None:
    met: Counter[str] = Counter()
    sizes: set[int] = set()
    rng = random.Random(11)
    for k in range(80):
        rows = blotched(rng)
        states = painted(rows)
        met += check_garden(states, 0, BOX if k % 2 else odd_box())
        found = count(rows, 1)
        sizes |= {len(cells) for _, cells in found.groups}
        beside = Counter(group for group, _ in found.contacts)
        met["several decorations"] += any(n > 1 for n in beside.values())
        met["all rows"] += len(found.rows) == 12
    assert {5, 6, 7, 8, 14, 15} <= sizes
    for kind in (*SHEET_LINES, "several decorations", "all rows"):
        assert met[kind] > 2, kind


@pytest.mark.parametrize("least", [1, 2, 20, 144])
def test_the_least_size_of_a_group_comes_from_the_file(least: int) -> None:
    box = box_with(put("scoring.group_min_cells", least))
    rng = random.Random(12)
    for rows in [
        ["K" * 12] * 12,
        ["L" * 12] * 11 + ["L" * 11 + "~"],
        blotched(rng),
        ["KL" * 6, "LK" * 6] * 6,
    ]:
        check_garden(painted(rows), 0, box)


@pytest.mark.parametrize(
    "key", ["per_full_row", "per_full_col", "per_group", "per_group_and_decoration"]
)
def test_a_rule_may_be_worth_nothing(key: str) -> None:
    box = box_with(put(f"scoring.{key}", 0))
    rng = random.Random(13)
    for _ in range(6):
        check_garden(painted(blotched(rng)), 0, box)


# By the book


def points(*rows: str) -> dict[str, int]:
    """The points of the engine for some rows, empty ones below."""
    all_rows = [*rows, *["." * 12] * (12 - len(rows))]
    states = painted(all_rows)
    check_garden(states, 0, BOX)
    return {kind: n for kind, n in sheet_of(BOX, states, 0).items() if n}


@clause("WOD-SCORE-01")
def test_a_full_garden_has_24_points_for_lines() -> None:
    assert points(*["~" * 12] * 12) == {"row": 12, "column": 12}
    for r, c in ((0, 0), (4, 11), (5, 0), (9, 11), (10, 5), (11, 11)):
        rows = ["~" * 12] * 12
        rows[r] = rows[r][:c] + "." + rows[r][c + 1 :]
        assert points(*rows) == {"row": 11, "column": 11}


@clause("WOD-SCORE-01", "WOD-DECO-07")
def test_any_token_fills_a_line() -> None:
    assert points("KKLL11~~~~22") == {"row": 1}


@clause("WOD-SCORE-02")
def test_koi_and_lilies_do_not_mix_and_corners_do_not_connect() -> None:
    assert points("KKKKLLL.....") == {}
    assert points("KKKK........", "....KKK.....") == {}
    assert points("KKKK........", "...KKK......") == {"group": 2}
    assert points("...........K", "K...........", "K...........", "KKKK........") == {}


@clause("WOD-SCORE-03")
def test_a_group_runs_over_all_words_of_a_garden() -> None:
    """Rows 5 and 6, and 10 and 11, lie in different words of the engine's sets."""
    column = [".....K......"] * 12
    assert points(*column) == {"column": 1, "group": 2}
    for gap in range(12):
        rows = [*column]
        rows[gap] = "." * 12
        assert points(*rows) == ({"group": 2} if max(gap, 11 - gap) >= 7 else {})


@clause("WOD-SCORE-04", "WOD-SCORE-05")
def test_a_group_scores_from_seven_cells_on_and_only_once() -> None:
    assert points("KKKKKK......") == {}
    for n in (7, 8, 12):
        assert points("L" * n + "." * (12 - n)).get("group") == 2
    assert points("KKKKKKK.....", "KKKKKKK.....") == {"group": 2}
    assert points("KKKKKKK.....", "............", "KKKKKKK.....", "LLLLLLL.....") == {"group": 6}


@clause("WOD-SCORE-06")
def test_a_group_and_a_decoration_count_once_as_a_pair() -> None:
    assert points("KKKKKKK.....", "1111111.....") == {"group": 2, "decoration": 2}
    assert points("KKKKKKK.....", "1.2.3.4.....") == {"group": 2, "decoration": 8}
    assert points("KKKKKKK.....", "..11........", "LLLLLLL.....") == {"group": 4, "decoration": 4}
    assert points("1KKKKKKK2...", "3...........") == {"group": 2, "decoration": 4}
    assert points("KKKKKKK.....", ".......11...") == {"group": 2}  # at a corner


@clause("WOD-SCORE-06")
def test_a_decoration_touches_over_the_words_of_a_garden() -> None:
    rows = ["." * 12] * 12
    for top in (4, 9):
        for over in (True, False):
            two = ["KKKKKKK.....", ".....11....."][:: 1 if over else -1]
            assert points(*rows[:top], *two, *rows[top + 2 :]) == {"group": 2, "decoration": 2}


def test_neither_side_of_the_grid_touches_the_other() -> None:
    assert points("...........1", "KKKKKKK.....") == {"group": 2}
    assert points(".....KKKKKKK", "1...........") == {"group": 2}


@clause("WOD-SCORE-07", "WOD-KEEP-06")
def test_small_groups_and_tokens_in_hand_count_nothing() -> None:
    assert points("KKKKKK1.....") == {}
    states = painted(["KKKKKKK1...."] + ["." * 12] * 11)
    before = sheet_of(BOX, states, 0)
    states[0].gardens[0].hand[:] = 1
    assert sheet_of(BOX, states, 0) == before


def test_only_the_seat_asked_for_is_scored() -> None:
    states = GAME.fresh(2)
    doors.setup(BOX.tables, states, 1, 4, GAME.settings(BOX, 4, {}))
    gardens = [["KKKKKKK1...."], ["~" * 12], ["LLLLLLL....."] * 1, ["....."]]
    for seat, rows in enumerate(gardens):
        full = [row.ljust(12, ".") for row in rows] + ["." * 12] * (12 - len(rows))
        paint(states[1].gardens[seat], full)
    totals = [
        int(doors.total(BOX.tables, states, 1, seat, np.zeros(1, SHEET), 0)) for seat in range(4)
    ]
    assert totals == [4, 1, 2, 0]


def test_the_lines_of_a_sheet_have_names() -> None:
    assert GAME.sheet_lines == SHEET_LINES == ("row", "column", "group", "decoration")
