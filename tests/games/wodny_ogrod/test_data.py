"""Component files: the stock one, an owner's corrected one, and those that are refused."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import Any, TypeAlias

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pondside.games import load
from pondside.games.wodny_ogrod import phases, tables
from pondside.games.wodny_ogrod.checks import faults as faults_of
from pondside.games.wodny_ogrod.checks import warnings as warnings_of
from pondside.games.wodny_ogrod.facts import Facts as ComponentFile
from pondside.games.wodny_ogrod.tables import words_of
from pondside.kernel import doors
from pondside.kernel.components import read_facts
from pondside.kernel.errors import BadData, BadOption, Unreadable
from pondside.kernel.game import Array, Box
from pondside.kernel.match import Match

from ..clauses import clause
from ..owner import (
    Edit,
    Facts,
    Own,
    add,
    drop,
    inside,
    only,
    put,
    toml,
    writer,
)
from ..owner import edited as edited_facts

Cell: TypeAlias = tuple[int, int]  # row, column
Art: TypeAlias = tuple[str, ...]  # the rows of a drawn piece

GAME = load("wodny_ogrod")
BOX = GAME.open_box(None)
STOCK = tables.stock_text()
RAW = tomllib.loads(STOCK)
RAW_JSON = json.dumps(RAW)
GRID = [(r, c) for r in range(12) for c in range(12)]
KINDS = ("I2", "I3", "L3", "S1")
RULES = Path(__file__).parents[3] / "docs" / "rules" / "wodny_ogrod.md"


# Ways to change a component file


def cells_in(rows: Sequence[str], signs: str) -> list[list[int]]:
    return [[r, c] for r, row in enumerate(rows) for c, sign in enumerate(row) if sign in signs]


def piece(facts: Facts, id: str) -> Facts:
    """The block of a tile, a bonus token or a decoration."""
    lists = (("water_tiles", "tile"), ("bonus_tokens", "type"), ("decorations", "shape"))
    found: Facts = next(
        block for table, key in lists for block in facts[table][key] if block["id"] == id
    )
    return found


def art(id: str, rows: str) -> Edit:
    """Draw a piece anew, its rows joined with `/`."""

    def edit(facts: Facts) -> None:
        piece(facts, id)["art"] = rows.split("/")

    return edit


def listed(id: str, keep: bool = False, **values: object) -> Edit:
    """Tell a piece by lists instead of its drawing, or besides it."""

    def edit(facts: Facts) -> None:
        here = piece(facts, id)
        art = here["art"] if keep else here.pop("art")
        here.update(cells=cells_in(art, "o#"), symbols=cells_in(art, "o"))
        here.update(values)

    return edit


AREA_KINDS = (("L", "abcdefg"), ("square", "123456789"), ("decoration", "ABCDEFG"))


def areas_in(rows: Sequence[str]) -> list[Facts]:
    """The areas of a drawn layout as a list, in the order of their signs on the map."""
    signs = dict.fromkeys(sign for row in rows for sign in row if sign != ".")
    kinds = {sign: kind for kind, known in AREA_KINDS for sign in known}
    return [{"id": sign, "kind": kinds[sign], "cells": cells_in(rows, sign)} for sign in signs]


def list_areas(
    id: str, keep: bool = False, change: Callable[[list[Facts]], None] | None = None
) -> Edit:
    """Tell a layout by a list instead of its map, or besides it."""

    def edit(facts: Facts) -> None:
        here = inside(facts["layouts"]["layout"], id)
        rows = here["map"] if keep else here.pop("map")
        here["areas"] = areas_in(rows)
        if change:
            change(here["areas"])

    return edit


def mark(id: str, *cells: str, bare: bool = False) -> Edit:
    """Write signs into the map of a layout, such as `B@c7 B@d7`; bare: wipe the others first."""

    def edit(facts: Facts) -> None:
        here = inside(facts["layouts"]["layout"], id)
        rows = [["."] * 12 for _ in range(12)] if bare else [list(row) for row in here["map"]]
        for word in cells:
            sign, cell = word.split("@")
            rows[int(cell[1:]) - 1]["abcdefghijkl".index(cell[0])] = sign
        here["map"] = ["".join(row) for row in rows]

    return edit


edited = partial(edited_facts, RAW_JSON)


def opened(text: str) -> Box:
    """The box of a component file, without a file."""
    facts = read_facts(text, "own.toml", ComponentFile, "wodny_ogrod")
    return tables.box_of(facts, "own.toml")


def box_with(*edits: Edit) -> Box:
    """The box of an edited file; its text is written only where the types are wrong."""
    facts = edited(*edits)
    try:
        read = msgspec.convert(facts, ComponentFile)
    except msgspec.ValidationError:
        return opened(toml(facts))  # which is refused, in the words for people
    return tables.box_of(read, "own.toml")


def refused(*edits: Edit) -> list[str]:
    """What an edited file is refused for."""
    with pytest.raises(BadData) as caught:
        box_with(*edits)
    found = caught.value.faults
    assert str(caught.value).startswith("own.toml: this component file cannot be used:")
    assert str(caught.value).count("\n  - ") == len(found)
    return found


def case(id: str, edits: Edit | Sequence[Edit], *said: str) -> Any:
    """A file that is refused, and what the message has to say."""
    return pytest.param([edits] if callable(edits) else list(edits), said, id=id)


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """Write an owner's file; returns its path."""
    return writer(tmp_path, lambda *edits: toml(edited(*edits)))


@pytest.fixture
def no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boxes without tables of their own, for what does not need them."""
    monkeypatch.setattr(tables, "tables_of", lambda facts: BOX.tables)


# Pieces, turned as drawings


def straightened(art: Iterable[str]) -> Art:
    """A drawing without empty margins, all rows of one length."""
    rows = list(art)
    width = max((len(row) for row in rows), default=0)
    rows = [row.ljust(width, ".") for row in rows]
    for _ in range(4):
        while rows and set(rows[0]) <= {"."}:
            del rows[0]
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return tuple(rows)


@cache
def ways(art: Art) -> tuple[Art, ...]:
    """A drawing in the orientations 0 to 7 (section 1.6 of the rules)."""
    found = []
    for rows in (art, tuple(row[::-1] for row in art)):  # turned over like the page of a book
        for _ in range(4):
            found.append(rows)
            rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return tuple(found)


@cache
def looks(art: Art) -> dict[int, Art]:
    """The orientations that look different, by the lowest number of each."""
    found: dict[tuple[Art, bool], int] = {}
    for k, rows in enumerate(ways(art)):
        lilies = k >= 4 and any("o" in row for row in rows)  # without symbols both sides are alike
        found.setdefault((rows, lilies), k)
    return {k: rows for (rows, _), k in found.items()}


def cell_name(r: int, c: int) -> str:
    return f"{'abcdefghijkl'[c]}{r + 1}"


def places(name: str, art: Art, taken: Iterable[Cell] = ()) -> list[str]:
    """Every way to lay a piece off some cells, as words."""
    off = set(taken)
    found = []
    for k, rows in looks(art).items():
        cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."]
        for r in range(13 - len(rows)):
            for c in range(13 - len(rows[0])):
                if not any((r + dr, c + dc) in off for dr, dc in cells):
                    found.append(f"{name}.{k}@{cell_name(r, c)}")
    return found


def position(
    box: Box,
    tile: int | None = None,
    taken: Iterable[Cell] = (),
    hand: Mapping[str, int] | None = None,
    variant: str = "base",
) -> Array:
    """A player alone before the main move: one tile in the display, water on some cells."""
    states = GAME.fresh(1)
    doors.setup(box.tables, states, 0, 1, GAME.settings(box, 1, {"variant": variant}))
    s = states[0]
    s.phase = phases.MAIN
    garden = s.gardens[0]
    garden.layout = {"base": 0, "a": 1, "b": 5}[variant]
    garden.covered[:] = words_of(12 * r + c for r, c in taken)
    if tile is not None:
        garden.display[0], garden.n_display = tile, 1
    for kind, n in (hand or {}).items():
        garden.hand[KINDS.index(kind)] = n
    return states


def legal_words(box: Box, states: Array) -> list[str]:
    out = np.zeros(GAME.max_legal, np.int64)
    n = doors.legal(box.tables, states, 0, out)
    return [GAME.spell(box, states, int(action)) for action in out[:n]]


# The stock file


def free_heptominoes() -> set[frozenset[Cell]]:
    """All shapes of seven cells that hang together, each in one of its eight ways."""

    def canonical(cells: Iterable[Cell]) -> frozenset[Cell]:
        found = []
        for mirror in (1, -1):
            now = [(r, mirror * c) for r, c in cells]
            for _ in range(4):
                now = [(c, -r) for r, c in now]
                top, left = min(r for r, _ in now), min(c for _, c in now)
                found.append(sorted((r - top, c - left) for r, c in now))
        return frozenset(min(found))

    shapes = {frozenset({(0, 0)})}
    for _ in range(6):
        shapes = {
            canonical(shape | {(r + dr, c + dc)})
            for shape in shapes
            for r, c in shape
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (r + dr, c + dc) not in shape
        }
    return shapes


def drawing(cells: Iterable[Cell], sign: str = "#") -> Art:
    own_cells = set(cells)
    height, width = 1 + max(r for r, _ in own_cells), 1 + max(c for _, c in own_cells)
    return tuple(
        "".join(sign if (r, c) in own_cells else "." for c in range(width)) for r in range(height)
    )


def has_hole(art: Art) -> bool:
    """Whether a gap cannot be reached from outside."""
    height, width = len(art) + 2, len(art[0]) + 2
    rows = ["." * width, *(f".{row}." for row in art), "." * width]
    gaps = {(r, c) for r in range(height) for c in range(width) if rows[r][c] == "."}
    waiting = [(0, 0)]
    while waiting:
        r, c = waiting.pop()
        if (r, c) in gaps:
            gaps.remove((r, c))
            waiting += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return bool(gaps)


def outline(art: Art) -> Art:
    """The shape of a piece, the same for all its ways."""
    return min(ways(tuple(row.replace("o", "#") for row in art)))


TILE_ART = {tile["id"]: straightened(tile["art"]) for tile in RAW["water_tiles"]["tile"]}
BONUS_ART = {token["id"]: straightened(token["art"]) for token in RAW["bonus_tokens"]["type"]}
SHAPE_ART = {shape["id"]: straightened(shape["art"]) for shape in RAW["decorations"]["shape"]}


def test_there_are_108_free_heptominoes_and_one_has_a_hole() -> None:
    """The list below is compared with is itself right."""
    arts = [drawing(shape) for shape in free_heptominoes()]
    assert len(arts) == 108
    assert sum(has_hole(art) for art in arts) == 1


def test_the_water_tiles_are_64_different_heptominoes_without_holes() -> None:
    assert list(TILE_ART) == [f"T{k:02}" for k in range(1, 65)] == list(BOX.names["tile"])
    shapes = {outline(art) for art in TILE_ART.values()}
    assert len(shapes) == 64
    free = {outline(drawing(shape)) for shape in free_heptominoes()}
    assert shapes <= free
    assert not any(has_hole(art) for art in TILE_ART.values())


def test_the_water_tiles_are_the_58_small_ones_and_the_6_symmetric_ones() -> None:
    free = [drawing(shape) for shape in free_heptominoes()]
    small = {
        outline(art)
        for art in free
        if not has_hole(art) and len(art) * len(art[0]) <= 12 and max(len(art), len(art[0])) <= 5
    }
    symmetric = {
        outline(art) for art in free if len(art) == len(art[0]) == 4 and len(set(ways(art))) < 8
    }
    assert (len(small), len(symmetric), len(small & symmetric)) == (58, 6, 0)
    assert {outline(art) for art in TILE_ART.values()} == small | symmetric


def test_the_water_tiles_have_192_symbols() -> None:
    symbols = [sum(row.count("o") for row in art) for art in TILE_ART.values()]
    assert Counter(symbols) == {2: 16, 3: 32, 4: 16}
    assert sum(symbols) == 192


@clause("WOD-TURN-05")
def test_every_tile_has_as_many_placements_as_its_box_says() -> None:
    """Section 6.3 of the specification: fewer only if shape and symbols share a symmetry."""
    by_box = {(3, 3): 800, (2, 4): 792, (3, 4): 720, (2, 5): 704, (4, 4): 648}
    symmetric = 0
    for k, art in enumerate(TILE_ART.values()):
        height, width = sorted((len(art), len(art[0])))
        words = legal_words(BOX, position(BOX, k))
        assert words.pop() == "stop"
        assert words == places("L", art)
        if len(looks(art)) == 8:
            assert len(words) == by_box[height, width]
        else:
            symmetric += 1
            assert len(words) == by_box[height, width] * len(looks(art)) // 8
    assert symmetric < 16


@pytest.mark.parametrize(("kind", "n"), [("I2", 1056), ("I3", 480), ("L3", 968), ("S1", 288)])
def test_the_placements_of_a_bonus_token(kind: str, n: int) -> None:
    words = legal_words(BOX, position(BOX, hand={kind: 1}))
    assert words.pop() == "stop"
    assert len(words) == n
    assert words == places(kind, BONUS_ART[kind])


def test_the_placements_of_decorations() -> None:
    words = legal_words(BOX, position(BOX, variant="b"))
    assert words.pop() == "stop"
    assert words == [word for id, art in SHAPE_ART.items() for word in places(id, art)]
    assert Counter(word[:2] for word in words) == {"D2": 264, "D3": 484, "D4": 121}


def test_the_bonus_tokens_and_decorations_are_those_of_the_rules() -> None:
    tokens = RAW["bonus_tokens"]
    assert {id: "/".join(art) for id, art in BONUS_ART.items()} == {
        "I2": "o#", "I3": "#o#", "L3": "#./o#", "S1": "o",
    }  # fmt: skip
    assert [token["per_player"] for token in tokens["type"]] == [3, 3, 4, 5]
    assert (tokens["per_player"], tokens["sets"]) == (15, 4)
    cells = [sum(len(row) - row.count(".") for row in art) for art in BONUS_ART.values()]
    assert 16 * 7 + sum(n * k for n, k in zip(cells, (3, 3, 4, 5), strict=True)) == 144
    assert {id: "/".join(art) for id, art in SHAPE_ART.items()} == {
        "D2": "##", "D3": "#./##", "D4": "##/##",
    }  # fmt: skip
    decorations = RAW["decorations"]
    assert [shape["count"] for shape in decorations["shape"]] == [8, 8, 8]
    assert [shape["name"] for shape in decorations["shape"]] == ["lantern", "islet", "pavilion"]
    assert decorations["total"] == 24
    assert BOX.names["bonus"] == KINDS
    assert BOX.names["shape"] == ("D2", "D3", "D4")


def test_the_numbers_are_those_of_the_rules() -> None:
    assert RAW["board"] | {"note": ""} == {
        "count": 4, "rows": 12, "cols": 12, "source": "D", "note": "",
    }  # fmt: skip
    assert RAW["display"]["tiles_per_player"] == 16
    assert (RAW["meta"]["players_min"], RAW["meta"]["players_max"]) == (1, 4)
    b = BOX.tables[0]
    assert b.dealt == 16
    assert (b.most_decorations, b.most_of_shape) == (3, 2)  # WOD-ALT-05
    assert (b.per_row, b.per_column, b.group_least, b.per_group, b.per_contact) == (1, 1, 7, 2, 2)
    assert b.supply.tolist() == [8, 8, 8, 0, 0, 0]
    assert b.n_shapes == 3


def test_the_sections_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    assert BOX.names["section"] == ("R1", "R2", "R3", "C1", "C2", "C3")
    assert [KINDS[k] for k in b.section_token] == ["I2"] * 3 + ["I3"] * 3
    for k in range(3):
        four = sum(1 << line for line in range(4 * k, 4 * k + 4))
        assert b.section[k] == four
        assert b.section[3 + k] == four << 12


@clause("WOD-SOLO-08")
def test_the_titles_of_the_file_are_those_of_the_rules() -> None:
    bands = {
        (variant, band["key"]): band["from"]
        for band in RAW["titles"]["band"]
        for variant in band["variants"]
    }
    assert bands == {
        ("base", "master"): 28, ("base", "architect"): 20, ("base", "apprentice"): 0,
        ("A", "master"): 41, ("A", "architect"): 25, ("A", "apprentice"): 0,
        ("B", "master"): 41, ("B", "architect"): 25, ("B", "apprentice"): 0,
    }  # fmt: skip


def drawn_layouts() -> dict[str, list[str]]:
    """The maps of section 1.5 of the rules."""
    text = RULES.read_text(encoding="utf-8").partition("### 1.5")[2].partition("### 1.6")[0]
    found: dict[str, list[str]] = {}
    names: list[str] = []
    for line in text.splitlines():
        words = line.split()
        if words and all(re.fullmatch("[AB][1-4]", word) for word in words):
            names = words
        elif words == ["abcdefghijkl"]:
            names = ["base"]
        elif len(words) == 1 + len(names) and words[0].isdigit():
            for name, row in zip(names, words[1:], strict=True):
                found.setdefault(name, []).append(row)
    return found


NUMBERS = {"base": (4, 5, 0), "A": (3, 4, 3), "B": (3, 3, 0)}


def test_the_layouts_are_those_of_the_rules() -> None:
    drawn = drawn_layouts()
    assert len(drawn) == 9
    assert {layout["id"]: layout["map"] for layout in RAW["layouts"]["layout"]} == drawn
    assert BOX.names["layout"] == ("base", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")
    for id, rows in drawn.items():
        areas = areas_in(rows)
        kinds = Counter(area["kind"] for area in areas)
        variant = id if id == "base" else id[0]
        assert tuple(kinds[kind] for kind, _ in AREA_KINDS) == NUMBERS[variant]
        sizes = {"L": {3}, "square": {1}, "decoration": {2, 3, 4}}
        for kind, known in sizes.items():
            assert {len(area["cells"]) for area in areas if area["kind"] == kind} <= known


def cells_of(words: Any) -> set[Cell]:
    """The cells of a set as the tables keep it: three words of sixty cells."""
    return {(r, c) for r, c in GRID if int(words[(12 * r + c) // 60]) >> (12 * r + c) % 60 & 1}


def around(cells: set[Cell]) -> set[Cell]:
    near = {(r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return (near & set(GRID)) - cells


def check_layouts(box: Box, maps: Mapping[str, Sequence[str]]) -> None:
    """The tables hold the areas of some maps: L areas, squares, decorations, each by its cells."""
    b = box.tables[0]
    arts = [straightened(shape["art"]) for shape in box.facts["decorations"]["shape"]]
    assert box.names["layout"] == tuple(maps)
    for number, (id, rows) in enumerate(maps.items()):
        areas = {area["id"]: area for area in areas_in(rows)}
        kinds = [kind for kind, _ in AREA_KINDS]
        order = sorted(areas, key=lambda id: (kinds.index(areas[id]["kind"]), areas[id]["cells"]))
        assert box.names[f"areas {id}"] == tuple(order)
        marks = [areas[sign] for sign in order if areas[sign]["kind"] != "decoration"]
        assert b.n_areas[number] == len(marks)
        for k, area in enumerate(marks):
            assert cells_of(b.area[number, k]) == {(r, c) for r, c in area["cells"]}
            assert KINDS[b.area_token[number, k]] == {"L": "L3", "square": "S1"}[area["kind"]]
        decorations = [areas[sign] for sign in order if areas[sign]["kind"] == "decoration"]
        assert b.n_deco_areas[number] == len(decorations)
        for k, area in enumerate(decorations):
            cells = {(r, c) for r, c in area["cells"]}
            assert cells_of(b.deco_area[number, k]) == cells
            assert cells_of(b.deco_around[number, k]) == around(cells)
            shape = outline(straightened(drawing(cells)))
            assert outline(arts[b.deco_shape[number, k]]) == shape
        assert not b.area[number, len(marks) :].any()
        assert not b.deco_area[number, len(decorations) :].any()


def test_the_tables_of_the_layouts() -> None:
    check_layouts(BOX, drawn_layouts())


def test_decorations_of_side_a_lie_apart_and_there_is_one_of_each_shape() -> None:
    for id, rows in drawn_layouts().items():
        if id.startswith("A"):
            areas = [a for a in areas_in(rows) if a["kind"] == "decoration"]
            cells = [{(r, c) for r, c in area["cells"]} for area in areas]
            shapes = sorted(outline(straightened(drawing(one))) for one in cells)
            assert shapes == sorted(map(outline, SHAPE_ART.values()))
            assert not any(around(one) & other for one in cells for other in cells)


def check_pieces(box: Box, arts: Mapping[int, Art]) -> None:
    """The tables hold these pieces in all eight ways."""
    b = box.tables[0]
    for number, art in arts.items():
        with_symbols = any("o" in row for row in art)
        different = looks(art)
        for k, rows in enumerate(ways(art)):
            cells = [
                (r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."
            ]
            n = len(cells)
            assert b.n_cells[number] == n
            assert [12 * r + c for r, c in cells] == b.cell[number, k, :n].tolist()
            assert [rows[r][c] == "o" for r, c in cells] == b.symbol[number, k, :n].tolist()
            (same,) = [
                low
                for low, other in different.items()
                if other == rows and (not with_symbols or (low < 4) == (k < 4))
            ]
            assert b.looks[number, k] == same
            fits = {(r, c) for r in range(13 - len(rows)) for c in range(13 - len(rows[0]))}
            assert cells_of(b.anchors[number, k]) == (fits if k in different else set())


def test_the_tables_of_the_pieces() -> None:
    arts = [*TILE_ART.values(), *BONUS_ART.values(), *SHAPE_ART.values()]
    check_pieces(BOX, dict(enumerate(arts)))


def blocks(facts: Facts) -> Iterator[tuple[str, Facts]]:
    """Every table of a component file and every block of its lists."""
    for title, table in facts.items():
        yield title, table
        for key, item in table.items():
            if isinstance(item, list):
                for block in item:
                    if isinstance(block, dict):
                        yield f"{title}.{key}", block


def test_every_fact_has_a_provenance_letter() -> None:
    for title, block in blocks(RAW):
        if title == "titles.band":  # one letter for the whole table of titles
            assert RAW["titles"]["source"] == "R"
        else:
            assert block["source"] in tuple("RDPX"), title
    letters = {token["id"]: token["symbols_source"] for token in RAW["bonus_tokens"]["type"]}
    assert letters == dict.fromkeys(KINDS, "X")


def test_what_only_a_picture_shows_is_marked_as_ours() -> None:
    """Sections 1.2 to 1.5 of the rules: shapes, symbols, sections and layouts are X."""
    for title in (
        "water_tiles.tile",
        "decorations.shape",
        "layouts.layout",
        "edge_sections.section",
    ):
        letters = {block["source"] for name, block in blocks(RAW) if name == title}
        assert letters == {"X"}, title
    tokens = {token["id"]: token["source"] for token in RAW["bonus_tokens"]["type"]}
    assert tokens == {"I2": "R", "I3": "R", "L3": "X", "S1": "R"}


def test_the_facts_of_a_box_are_the_file_as_read() -> None:
    def check(written: Any, kept: Any, where: str) -> None:
        if isinstance(written, dict):
            for key, value in written.items():
                check(value, kept[key], f"{where}.{key}")
        elif isinstance(written, list):
            assert len(written) == len(kept), where
            for k, (one, other) in enumerate(zip(written, kept, strict=True)):
                check(one, other, f"{where}[{k}]")
        else:
            assert written == kept, where

    check(RAW, BOX.facts, "")
    assert BOX.game == "wodny_ogrod"
    assert BOX.source == "wodny_ogrod.toml"
    assert BOX.warnings == ()
    assert BOX.defaults == {"variant": "base", "first": "random"}


def test_the_tables_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="read-only"):
        BOX.tables["dealt"] = 3


# WOD-DATA-01: the water tiles


T07 = "water tile 'T07'"


@clause("WOD-DATA-01")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        case("one missing", drop("water_tiles.tile.T64"), "64", "63 are listed", "count is 64"),
        case(
            "one missing and said so",
            [drop("water_tiles.tile.T64"), put("water_tiles.count", 63)],
            "64", "63 are listed", "count is 63",
        ),
        case("one more", add("water_tiles.tile", "T01", id="T65"), "64", "65 are listed"),
        case("a wrong count", put("water_tiles.count", 65), "64", "count is 65"),
        case("another size", put("water_tiles.cells_per_tile", 6), "cells_per_tile", "7"),
        case("an id twice", put("water_tiles.tile.T02.id", "T01"), "2", "'T01'"),
        case("the id of a token", put("water_tiles.tile.T02.id", "L3"), "2", "'L3'"),
        case("the id of a decoration", put("water_tiles.tile.T02.id", "D4"), "2", "'D4'"),
        case("six cells", art("T07", "o##/o.#/o.."), T07, "6 cells, not 7"),
        case("eight cells", art("T07", "o##/o.#/o##"), T07, "8 cells, not 7"),
        case("no rows", put("water_tiles.tile.T07.art", []), T07, "0 cells, not 7"),
        case("nothing but gaps", art("T07", ".../"), T07, "0 cells, not 7"),
        case("joined at a corner", art("T07", "o##/o.#/.#./..#"), T07, "hang together"),
        case("two parts", art("T07", "o##.o/o.#.o"), T07, "hang together"),
        case("a symbol in a gap", listed("T07", symbols=[[1, 1]]), T07, "[1, 1]", "outside"),
        case("a symbol far away", listed("T07", symbols=[[11, 11]]), T07, "[11, 11]", "outside"),
        case("six listed cells", listed("T07", cells=[[0, c] for c in range(6)], symbols=[]),
             T07, "6 cells, not 7"),
        case("no listed cells", listed("T07", cells=[], symbols=[]), T07, "0 cells, not 7"),
        case("neither", drop("water_tiles.tile.T07.art"), T07, "neither art nor cells"),
    ],
)  # fmt: skip
def test_water_tiles_are_64_pieces_of_seven_cells(edits: list[Edit], said: tuple[str, ...]) -> None:
    only(refused(*edits), "WOD-DATA-01", *said)


@clause("WOD-DATA-01")
def test_a_cell_that_is_listed_twice_is_named() -> None:
    cells = [[0, 0], [0, 0], *([0, c] for c in range(1, 7))]
    found = refused(listed("T07", cells=cells, symbols=[]))
    only(found[:1], "WOD-DATA-01", T07, "twice")


@clause("WOD-DATA-01")
def test_every_wrong_tile_is_named_at_once() -> None:
    cut = [art(f"T{k:02}", "#####") for k in (3, 31, 64)]
    found = refused(*cut, drop("water_tiles.tile.T10"), put("water_tiles.tile.T11.id", "T12"))
    named = [re.findall(r"T\d\d", fault) for fault in found]
    assert named == [[], ["T12"], ["T03"], ["T31"], ["T64"]]
    assert all(fault.startswith("WOD-DATA-01: ") for fault in found)


@clause("WOD-DATA-01")
def test_a_corrected_file_may_have_other_shapes_and_symbols() -> None:
    """Twins, a hole, no symbol at all, a symbol on every cell."""
    arts = {
        "T01": "oo#/#../##o", "T02": "##o/#../oo#", "T03": "###/#.#/##", "T04": "#######",
        "T05": "ooooooo", "T06": "#/#/#/#/#/#/#", "T64": "o..../ooooo/....o",
    }  # fmt: skip
    box = box_with(*(art(id, rows) for id, rows in arts.items()))
    assert box.warnings == ()
    check_pieces(box, {int(id[1:]) - 1: straightened(rows.split("/")) for id, rows in arts.items()})


@pytest.mark.parametrize("sign", ["x", "O", "0", " ", "K", "о", "\u2591", "\x00"])
def test_a_drawing_has_three_signs(sign: str) -> None:
    for id in ("T07", "L3", "D3"):
        fault = refused(art(id, f"#./#{sign}"))[0]
        assert f"{id!r}: art has {sign!r}; use o, # and ." in fault


@pytest.mark.parametrize(
    "id",
    ["", "T", "t01", "T 1", "1T", "T01:", "T.1", "T@1", "Tile00001", "T٠١", "Ť01", "T01\n", "@T"],
)
def test_an_id_is_a_word_that_a_record_can_hold(id: str) -> None:
    only(refused(put("water_tiles.tile.T07.id", id)), "", f"water tile {id!r}: an id is a capital")


@pytest.mark.parametrize("id", ["P1", "END", "Z9999999"])
def test_odd_ids_can_be_played(id: str) -> None:
    """Ids that look like other words of a record are read as what they are."""
    shape = f"X{id[:6]}"
    box = box_with(put("water_tiles.tile.T07.id", id), put("decorations.shape.D2.id", shape))
    match = Match(GAME, box, 1, {"variant": "b", "first": "1"}, "odd")
    match.play("P1:card1")
    assert match.read(f"P1:{id}") == match.actions()[6]
    (event,) = match.play(f"P1:{id}")
    assert event.values["tile"] == id
    match.deal(quiet=True)
    (event,) = match.play(f"{shape}.0@a1")
    assert event.values["shape"] == shape
    match.play("L.0@a4")
    words = match.words()
    assert [match.read(word) for word in words[::200]] == match.actions()[::200]


# WOD-DATA-02: bonus tokens and sections


SECTION = "edge_sections.section"


@clause("WOD-DATA-02")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        case("four I2", put("bonus_tokens.type.I2.per_player", 4), "'I2'", "3, not 4"),
        case("two I3", put("bonus_tokens.type.I3.per_player", 2), "'I3'", "3, not 2"),
        case("five L3", put("bonus_tokens.type.L3.per_player", 5), "'L3'", "4, not 5"),
        case("no S1", put("bonus_tokens.type.S1.per_player", 0), "'S1'", "5, not 0"),
        case("a larger set", put("bonus_tokens.per_player", 16), "per_player", "15"),
        case("one kind missing", drop("bonus_tokens.type.S1"), "I2, I3, L3, S1"),
        case("one kind renamed", put("bonus_tokens.type.S1.id", "S2"), "I2, I3, L3, S1"),
        case("one kind more", add("bonus_tokens.type", "S1", id="S2"), "I2, I3, L3, S1"),
        case("at a corner", art("L3", "#./.o"), "bonus token 'L3'", "hang together"),
        case("too large", art("L3", "oooo/oooo"), "bonus token 'L3'", "8 cells", "1 to 7"),
        case("no cells", art("S1", "."), "bonus token 'S1'", "0 cells", "1 to 7"),
        case("a symbol beside it", listed("I3", symbols=[[1, 0]]), "'I3'", "[1, 0]", "outside"),
        case("four I3", put(f"{SECTION}.R1.token", "I3"), "2 I2", "4 I3"),
        case("an L3", put(f"{SECTION}.R1.token", "L3"), "2 I2", "3 I3", "1 L3"),
        case("unknown", put(f"{SECTION}.R1.token", "I9"), "2 I2", "3 I3", "1 I9"),
        case("an id twice", put(f"{SECTION}.R1.id", "R2"), "6 edge sections"),
        case("a row in none", put(f"{SECTION}.R2.lines", [4, 5, 6]),
             "row 7 (counted from 0)", "0 sections"),
        case("a column in none", put(f"{SECTION}.C2.lines", [4, 5, 6]),
             "column 7 (counted from 0)", "0 sections"),
        case("a column in two", put(f"{SECTION}.C2.lines", [4, 5, 6, 7, 8]),
             "column 8 (counted from 0)", "2 sections"),
        case("a row twice", put(f"{SECTION}.R2.lines", [4, 5, 6, 7, 7]),
             "row 7 (counted from 0)", "2 sections"),
        case("a row too many", put(f"{SECTION}.R3.lines", [8, 9, 10, 11, 12]), "row", "0 to 11"),
        case("a column before", put(f"{SECTION}.C1.lines", [-1, 0, 1, 2, 3]), "column", "0 to 11"),
    ],
)  # fmt: skip
def test_bonus_tokens_and_sections_add_up(edits: list[Edit], said: tuple[str, ...]) -> None:
    only(refused(*edits), "WOD-DATA-02", *said)


@clause("WOD-DATA-02")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (drop("edge_sections.section.C3"), "6 edge sections"),
        (add("edge_sections.section", "C3", id="C4"), "6 edge sections"),
        (put("edge_sections.section", []), "6 edge sections"),
        (put("edge_sections.section.R1.kind", "col"), "row 0 (counted from 0) is in 0 sections"),
        (put("bonus_tokens.type", []), "I2, I3, L3, S1"),
        (put("bonus_tokens.type.I3.id", "I2"), "I2, I3, L3, S1"),
    ],
)
def test_sections_that_are_missing_or_too_many(edit: Edit, said: str) -> None:
    found = refused(edit)
    assert any(fault.startswith("WOD-DATA-02: ") and said in fault for fault in found), found


@clause("WOD-DATA-02")
def test_an_owner_may_lay_the_edge_tokens_elsewhere() -> None:
    """Which kind lies beside which section, and which lines are one, is the file's affair."""
    box = box_with(
        put("edge_sections.section.R1.token", "I3"),
        put("edge_sections.section.C2.token", "I2"),
        put("edge_sections.section.R1.lines", [11, 0]),
        put("edge_sections.section.R3.lines", [10, 1, 2, 3, 8, 9]),
        put("edge_sections.section.C3.id", "east"),
    )
    b = box.tables[0]
    assert [KINDS[k] for k in b.section_token] == ["I3", "I2", "I2", "I3", "I2", "I3"]
    assert b.section[0] == 1 << 11 | 1
    assert b.section[2] == sum(1 << line for line in (10, 1, 2, 3, 8, 9))
    assert box.names["section"][5] == "east"


def test_the_order_of_bonus_tokens_and_layouts_in_the_file_does_not_matter() -> None:
    def turn_round(facts: Facts) -> None:
        facts["bonus_tokens"]["type"].reverse()
        facts["layouts"]["layout"].reverse()

    box = box_with(turn_round)
    assert box.tables.tobytes() == BOX.tables.tobytes()
    assert box.names["layout"] == BOX.names["layout"]
    assert box.names["bonus"] == KINDS


# WOD-DATA-03: the layouts


def test_areas_stand_in_the_order_of_their_cells() -> None:
    assert BOX.names["areas base"] == tuple("abdc14523")
    assert BOX.names["areas A1"] == tuple("acb3241ACB")


def change(index: int, **values: object) -> Callable[[list[Facts]], None]:
    def edit(areas: list[Facts]) -> None:
        areas[index].update(values)

    return edit


A1_AREAS = [area["id"] for area in areas_in(drawn_layouts()["A1"])]  # 3 a 2 c A b 4 C B 1


def listed_a1(sign: str, **values: object) -> Edit:
    """Card A1 as a list, one of its areas changed."""
    return list_areas("A1", change=change(A1_AREAS.index(sign), **values))


ONE_EACH = ("one layout of variant base", "1 to 4")


@clause("WOD-DATA-03")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        case("two areas overlap", listed_a1("3", cells=[[1, 7]]),
             "layout 'A1'", "'3'", "'a'", "overlap", "[1, 7]"),
        case("a square on a decoration area", listed_a1("3", cells=[[5, 4]]),
             "layout 'A1'", "'3'", "'A'", "overlap", "[5, 4]"),
        case("an area without cells", listed_a1("3", cells=[]), "layout 'A1'", "'3'", "no cells"),
        case("an area in two parts", listed_a1("a", cells=[[1, 7], [1, 8], [3, 7]]),
             "layout 'A1'", "'a'", "hang together"),
        case("a sign twice", mark("base", "1@l12"), "layout 'base'", "'1'", "hang together"),
        case("five L areas", mark("B2", "d@a1", "e@l12"), "layout 'B2'", "5 L areas", "4"),
        case("six squares", mark("B2", "4@a1", "5@a12", "6@l1"),
             "layout 'B2'", "6 square areas", "5"),
        case("a decoration area in base", mark("base", "A@l11", "A@l12"),
             "layout 'base'", "decoration area 'A'", "side A"),
        case("a decoration area on side B", mark("B3", "Z@l11", "Z@l12"),
             "layout 'B3'", "decoration area 'Z'", "side A"),
        case("three in line", mark("A2", "A@f8"), "layout 'A2'", "decoration area 'A'", "shape"),
        case("a single cell", mark("A2", ".@f6"), "layout 'A2'", "decoration area 'A'", "shape"),
        case("a card missing", drop("layouts.layout.A4"), *ONE_EACH),
        case("a card 5", put("layouts.layout.A4.card", 5), *ONE_EACH),
        case("a card 0", put("layouts.layout.A4.card", 0), *ONE_EACH),
        case("two cards 3", put("layouts.layout.A4.card", 3), *ONE_EACH),
        case("base as card 1", put("layouts.layout.base.card", 1), *ONE_EACH),
        case("two bases", add("layouts.layout", "base", id="base2"), *ONE_EACH),
        case("a fifth card", add("layouts.layout", "B4", id="B5", card=5), *ONE_EACH),
        case("an id of two layouts", put("layouts.layout.B4.id", "B3"), "layouts", "same id"),
        case("an id of two areas", listed_a1("3", id="a"), "layout 'A1'", "same id"),
        case("a square that gives an L", listed_a1("3", token="L3"),
             "layout 'A1'", "'3'", "S1", "L3"),
        case("an L that gives an I2", listed_a1("a", token="I2"),
             "layout 'A1'", "'a'", "L3", "I2"),
        case("a decoration area of another shape", listed_a1("A", token="D3"),
             "layout 'A1'", "'A'", "D2", "D3"),
        case("too few decorations",
             [put("decorations.shape.D2.count", 3), put("decorations.total", 19)],
             "'D2'", "too few"),
    ],
)  # fmt: skip
def test_layouts_are_sound(edits: list[Edit], said: tuple[str, ...]) -> None:
    only(refused(*edits), "WOD-DATA-03", *said)


@clause("WOD-DATA-03")
@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([], "12 rows of 12 signs"),
        (["............"] * 11, "12 rows of 12 signs"),
        (["............"] * 13, "12 rows of 12 signs"),
        (["............"] * 11 + ["..........."], "12 rows of 12 signs"),
        (["............."] + ["............"] * 11, "12 rows of 12 signs"),
        (["............"] * 11 + ["......#....."], "'#' at [11, 6]"),
        (["............"] * 11 + ["...... ....."], "' ' at [11, 6]"),
        (["............", "...........ä"] + ["............"] * 10, "'ä' at [1, 11]"),
        (["............", "...........²"] + ["............"] * 10, "'²' at [1, 11]"),
        (["............", "...........Δ"] + ["............"] * 10, "'Δ' at [1, 11]"),
        (["............"] * 2 + ["~..........."] + ["............"] * 9, "'~' at [2, 0]"),
    ],
)
def test_a_map_is_drawn_with_letters_and_digits(rows: list[str], said: str) -> None:
    only(refused(put("layouts.layout.B2.map", rows)), "WOD-DATA-03", "layout 'B2'", said)


def test_a_layout_is_drawn_or_listed() -> None:
    only(refused(drop("layouts.layout.A1.map")), "", "layout 'A1'", "neither map nor areas")


@clause("WOD-DATA-03")
@pytest.mark.parametrize("cell", [[0, 12], [12, 0], [-1, 0], [0, -1], [0], [0, 0, 0], [99999, 0]])
def test_areas_lie_on_the_grid(cell: list[int]) -> None:
    k = A1_AREAS.index("3")
    (fault,) = refused(list_areas("A1", change=change(k, cells=[cell])))
    assert f"layouts.layout[1].areas[{k}].cells[0]" in fault


@clause("WOD-DATA-03")
def test_the_largest_layouts_are_taken() -> None:
    """Four L, five squares and six decoration areas, of one cell up to seven."""
    marks = [
        "a@a1", "a@a2", "a@b2", "b@d1", "c@e1", "d@g1", "1@i1", "1@j1", "1@i2", "1@j2", "2@l1",
        "3@a4", "4@c4", "5@e4", "A@g4", "A@h4", "B@j4", "B@k4", "C@a6", "C@b6", "D@d6", "D@e6",
        "E@g6", "E@h6", "F@j6", "F@k6",
    ]  # fmt: skip
    box = box_with(
        mark("A1", *marks, bare=True),
        put("decorations.shape.D2.count", 9),
        put("decorations.total", 25),
    )
    b = box.tables[0]
    assert (b.n_areas[1], b.n_deco_areas[1]) == (9, 6)
    assert cells_of(b.area[1, 4]) == {(0, 8), (0, 9), (1, 8), (1, 9)}
    assert box.names["areas A1"] == tuple("abcd12345ABCDEF")  # from the top, from the left
    assert [warning for warning in box.warnings if "different numbers" in warning] != []
    only(
        refused(
            mark("A1", *marks, "G@g8", "G@h8", bare=True),
            put("decorations.shape.D2.count", 10),
            put("decorations.total", 26),
        ),
        "WOD-DATA-03",
        "layout 'A1'",
        "7 decoration areas",
        "6",
    )


@clause("WOD-DATA-03")
def test_four_gardens_must_have_their_decorations() -> None:
    """Each card needs one D2; with two on card 1 it is five."""
    second = mark("A1", "Z@k11", "Z@l11")
    eight = (put("decorations.shape.D2.count", 4), put("decorations.total", 20))
    assert box_with(*eight).tables[0].supply[0] == 4
    only(refused(second, *eight), "WOD-DATA-03", "4 decorations 'D2'", "too few")
    five = (put("decorations.shape.D2.count", 5), put("decorations.total", 21))
    assert box_with(second, *five).tables[0].supply[0] == 5


@clause("WOD-DATA-03")
@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("card", ["A1", "A4", "B1", "B3"])
@pytest.mark.parametrize("area", ["9@l12", "e@l12"])
def test_layouts_with_different_numbers_of_areas_are_warned_about(card: str, area: str) -> None:
    box = box_with(mark(card, area))
    assert box.warnings == (
        f"WOD-DATA-03: the layouts of variant {card[0]} have different numbers of areas",
    )


@clause("WOD-DATA-03")
@pytest.mark.usefixtures("no_tables")
def test_an_l_area_instead_of_a_square_makes_a_difference_too() -> None:
    assert len(box_with(mark("B1", ".@i7", "d@i7")).warnings) == 1


@clause("WOD-DATA-03")
def test_other_numbers_on_all_cards_of_a_side_are_fine() -> None:
    """Nor is anything odd about an L area more on side A only, or about no areas at all."""
    more = [mark(f"A{k}", "d@l12") for k in range(1, 5)]
    none = [mark(f"B{k}", bare=True) for k in range(1, 5)]
    box = box_with(*more, *none, mark("base", bare=True))
    assert box.warnings == ()
    assert box.tables[0].n_areas.tolist() == [0, 8, 8, 8, 8, 0, 0, 0, 0]


@clause("WOD-DATA-03")
@pytest.mark.usefixtures("no_tables")
def test_decoration_areas_that_touch_are_warned_about() -> None:
    """A1 has its D2 on e6 and f6."""
    wipe = (".@g9", ".@g10", ".@h10")
    for cells in (("B@g6", "B@g7", "B@h7"), ("B@e7", "B@f7", "B@f8"), ("B@f5", "B@f4", "B@g4")):
        (warning,) = box_with(mark("A1", *wipe, *cells)).warnings
        assert warning.startswith("WOD-DATA-03: layout 'A1': ")
        assert "'A'" in warning
        assert "'B'" in warning
        assert "touch" in warning
    for cells in (("B@g7", "B@g8", "B@h8"), ("B@d5", "B@d4", "B@c4"), ("B@h6", "B@h7", "B@i7")):
        assert box_with(mark("A1", *wipe, *cells)).warnings == ()  # at a corner, or apart


@clause("WOD-DATA-03")
@pytest.mark.usefixtures("no_tables")
def test_a_decoration_area_may_touch_marked_areas() -> None:
    assert box_with(mark("A1", ".@b3", "2@g6")).warnings == ()


# WOD-DATA-04: a drawing and lists


@clause("WOD-DATA-04")
@pytest.mark.parametrize("id", ["T07", "L3", "D3"])
def test_a_drawing_and_lists_that_agree(id: str) -> None:
    for keep in (True, False):
        box = box_with(listed(id, keep))
        assert box.tables.tobytes() == BOX.tables.tobytes()
        assert box.digest == BOX.digest
        assert box.warnings == ()


@clause("WOD-DATA-04")
@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("T07", {"symbols": [[0, 0], [1, 0]]}),
        ("T07", {"symbols": [[0, 0], [1, 0], [2, 0], [2, 2]]}),
        ("T07", {"symbols": []}),
        ("T07", {"cells": [[0, c] for c in range(7)], "symbols": [[0, 0]]}),
        ("I2", {"symbols": [[0, 1]]}),
        ("I2", {"cells": [[0, 0]]}),
        ("D4", {"cells": [[0, 0], [0, 1], [1, 0]]}),
    ],
)
def test_a_drawing_and_lists_that_do_not_agree(id: str, values: Facts) -> None:
    only(refused(listed(id, keep=True, **values)), "WOD-DATA-04", f"{id!r}", "agree")


@clause("WOD-DATA-04")
def test_a_drawing_of_symbols_and_a_list_of_cells_alone_do_not_agree() -> None:
    def edit(facts: Facts) -> None:
        tile = inside(facts["water_tiles"]["tile"], "T07")
        tile["cells"] = cells_in(tile["art"], "o#")

    only(refused(edit), "WOD-DATA-04", "water tile 'T07'", "agree")


@clause("WOD-DATA-04")
def test_symbols_without_cells_are_refused() -> None:
    only(
        refused(put("water_tiles.tile.T07.symbols", [[0, 0], [1, 0], [2, 0]])), "", "'T07'", "cells"
    )


@clause("WOD-DATA-04")
@pytest.mark.parametrize("id", ["base", "A1", "B4"])
def test_a_map_and_areas_that_agree(id: str) -> None:
    for keep in (True, False):
        box = box_with(list_areas(id, keep))
        assert box.tables.tobytes() == BOX.tables.tobytes()
        assert box.digest == BOX.digest
        assert box.names == BOX.names
        assert box.warnings == ()


def no_area(areas: list[Facts]) -> None:
    areas.clear()


def one_less(areas: list[Facts]) -> None:
    del areas[-1]


def one_more(areas: list[Facts]) -> None:
    areas.append({"id": "z", "kind": "square", "cells": [[11, 11]]})


def doubled(areas: list[Facts]) -> None:
    areas.append({**areas[0], "id": "z"})


@clause("WOD-DATA-04")
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(change(0, cells=[[0, 0]]), id="another place"),
        pytest.param(change(0, kind="L"), id="another kind"),
        pytest.param(change(1, cells=[[1, 7], [1, 8]]), id="a cell less"),
        pytest.param(change(1, cells=[[1, 7], [1, 8], [2, 7], [2, 8]]), id="a cell more"),
        pytest.param(one_less, id="an area less"),
        pytest.param(one_more, id="an area more"),
        pytest.param(doubled, id="an area listed twice"),
        pytest.param(no_area, id="an empty list"),
    ],
)
def test_a_map_and_areas_that_do_not_agree(how: Callable[[list[Facts]], None]) -> None:
    only(refused(list_areas("A1", keep=True, change=how)), "WOD-DATA-04", "layout 'A1'", "agree")


@clause("WOD-DATA-04")
def test_a_map_and_areas_that_differ_in_the_kind_alone() -> None:
    bare = mark("base", "1@c7", bare=True)
    square = list_areas("base", keep=True, change=change(0, kind="L"))
    only(refused(bare, square), "WOD-DATA-04", "layout 'base'", "agree")


@clause("WOD-DATA-03", "WOD-DATA-04")
def test_the_token_of_a_listed_area_is_checked_by_its_cells() -> None:
    """The areas of a list may have other names than the signs of the map beside it."""
    k = A1_AREAS.index("A")  # the D2
    renamed = list_areas("A1", keep=True, change=change(k, id="lantern", token="D2"))
    assert box_with(renamed).tables.tobytes() == BOX.tables.tobytes()

    def swap(areas: list[Facts]) -> None:
        areas[k].update(id="B", token="D2")
        areas[A1_AREAS.index("B")].update(id="A", token="D3")

    assert (
        box_with(list_areas("A1", keep=True, change=swap)).tables.tobytes() == BOX.tables.tobytes()
    )
    wrong = list_areas("A1", keep=True, change=change(k, id="lantern", token="D4"))
    only(refused(wrong), "WOD-DATA-03", "layout 'A1'", "D2", "D4")


# Other faults


ROOM = (
    ("display.tiles_per_player", 1, "2 to 16"), ("display.tiles_per_player", 17, "2 to 16"),
    ("decoration_limits_B.max_tokens", 7, "0 to 6"),
    ("scoring.group_min_cells", 0, "1 to 144"), ("scoring.group_min_cells", 145, "1 to 144"),
    ("scoring.per_full_row", 21, "0 to 20"), ("scoring.per_full_col", 21, "0 to 20"),
    ("scoring.per_group", 21, "0 to 20"), ("scoring.per_group_and_decoration", 21, "0 to 20"),
)  # fmt: skip


def two_equal_titles(facts: Facts) -> None:
    """In growing order, so that only the numbers are wrong."""
    facts["titles"]["band"].sort(key=lambda band: band["from"])
    facts["titles"]["band"][2]["from"] = 28


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        case("schema", put("meta.schema", 2), "schema", "2", "1"),
        case("rows", put("board.rows", 11), "board", "12 rows", "12 columns"),
        case("columns", put("board.cols", 13), "board", "12 rows", "12 columns"),
        case("players_min", put("meta.players_min", 2), "players_min 1"),
        case("players_max", put("meta.players_max", 5), "players_max 4"),
        *(case(f"{key} {n}", put(key, n), f"{key} is {n}", room) for key, n, room in ROOM),
        case("decorations do not add up", put("decorations.total", 25), "24", "total is 25"),
        case("a decoration with a symbol", art("D3", "o./##"), "decoration 'D3'", "WOD-DECO-08"),
        case("two titles from one score", two_equal_titles, "variant base", "same score"),
        case("two titles from 20", put("titles.band.0.from", 20), "variant base"),
        case("titles that fall", put("titles.band.0.from", 19), "variant base"),
        case("no title from 0", put("titles.band.2.from", 1), "variant base"),
        case("a title twice", put("titles.band.1.key", "master"), "variant base"),
        case("a title missing", drop("titles.band.1"), "variant base"),
        case("a title not for B", put("titles.band.5.variants", ["A"]), "variant B"),
        case("a title not for A", put("titles.band.4.variants", ["B"]), "variant A"),
    ],
)  # fmt: skip
def test_another_fault_is_named(edits: list[Edit], said: tuple[str, ...]) -> None:
    only(refused(*edits), "", *said)


def test_no_titles_at_all() -> None:
    found = refused(put("titles.band", []))
    assert [re.findall(r"variant (\w+)", fault) for fault in found] == [["base"], ["A"], ["B"]]


def shapes(*arts: list[str]) -> Edit:
    """Decorations of these shapes, eight of each; the cards of side A have no decoration areas."""

    def edit(facts: Facts) -> None:
        like = facts["decorations"]["shape"][0]
        facts["decorations"]["shape"] = [
            {**like, "id": f"D{k}", "art": art} for k, art in enumerate(arts, 2)
        ]
        facts["decorations"]["total"] = 8 * len(arts)
        for layout in facts["layouts"]["layout"]:
            layout["map"] = [re.sub("[A-Z]", ".", row) for row in layout["map"]]

    return edit


SIX = (["#"], ["##"], ["###"], ["####"], ["#####"], ["#######"])


def test_one_to_six_shapes_of_decorations() -> None:
    for arts in (SIX[:1], SIX):
        box = box_with(shapes(*arts))
        assert box.tables[0].n_shapes == len(arts)
        check_pieces(box, {68 + k: straightened(art) for k, art in enumerate(arts)})
        words = legal_words(box, position(box, variant="b"))
        assert words == [
            word for k, art in enumerate(arts, 2) for word in places(f"D{k}", straightened(art))
        ] + ["stop"]
    only(refused(shapes(*SIX, ["######"])), "", "7 decoration shapes", "1 to 6")
    only(refused(shapes()), "", "0 decoration shapes", "1 to 6")
    only(refused(shapes(["##", "##", "####"])), "", "decoration 'D2'", "8 cells", "1 to 7")
    only(refused(shapes(["#.", ".#"])), "", "decoration 'D2'", "hang together")


@pytest.mark.parametrize(
    ("one", "other"),
    [(["#.", "##"], ["##", ".#"]), (["##"], ["#", "#"]), (["##.", ".##"], [".#", "##", "#."])],
)
def test_two_decorations_of_one_shape_are_refused(one: list[str], other: list[str]) -> None:
    only(refused(shapes(["####"], one, other)), "", "decorations", "same")


@pytest.mark.parametrize(
    ("edit", "names"),
    [
        pytest.param(shapes(["##"], ["#", "#"]), ["D2", "D3"], id="shapes"),
        pytest.param(put("layouts.layout.B4.id", "B3"), ["B3"], id="layouts"),
        pytest.param(list_areas("A1", change=change(0, id="a")), ["'A1'", "'a'"], id="areas"),
        pytest.param(put("edge_sections.section.R1.id", "R2"), ["R2"], id="sections"),
        pytest.param(
            put("edge_sections.section.R3.lines", [8, 9, 10, 11, 12]), ["R3", "12"], id="lines"
        ),
    ],
)
def test_a_message_names_the_entry_that_is_wrong(edit: Edit, names: list[str]) -> None:
    (fault,) = refused(edit)
    assert [name for name in names if name not in fault] == [], fault


def test_the_widest_numbers_are_taken() -> None:
    box = box_with(
        put("display.tiles_per_player", 2),
        put("decoration_limits_B.max_tokens", 6),
        put("decoration_limits_B.max_same_shape", 6),
        put("scoring.group_min_cells", 1),
        *(
            put(f"scoring.{key}", 20)
            for key in ("per_full_row", "per_full_col", "per_group", "per_group_and_decoration")
        ),
    )
    b = box.tables[0]
    assert (b.dealt, b.most_decorations, b.most_of_shape, b.group_least) == (2, 6, 6, 1)
    assert {int(b.per_row), int(b.per_column), int(b.per_group), int(b.per_contact)} == {20}
    none = box_with(
        put("decoration_limits_B.max_tokens", 0),
        put("scoring.group_min_cells", 144),
        *(
            put(f"scoring.{key}", 0)
            for key in ("per_full_row", "per_full_col", "per_group", "per_group_and_decoration")
        ),
    )
    b = none.tables[0]
    assert (b.most_decorations, b.group_least) == (0, 144)
    assert {int(b.per_row), int(b.per_column), int(b.per_group), int(b.per_contact)} == {0}


def test_every_number_of_scoring_has_its_own_place() -> None:
    keys = (
        "per_full_row",
        "per_full_col",
        "group_min_cells",
        "per_group",
        "per_group_and_decoration",
    )
    box = box_with(*(put(f"scoring.{key}", 11 + k) for k, key in enumerate(keys)))
    b = box.tables[0]
    found = (b.per_row, b.per_column, b.group_least, b.per_group, b.per_contact)
    assert found == (11, 12, 13, 14, 15)


def test_all_faults_are_listed_at_once() -> None:
    found = refused(
        put("meta.schema", 3),
        put("board.rows", 10),
        put("water_tiles.tile.T01.art", ["#"]),
        put("bonus_tokens.per_player", 14),
        put("edge_sections.section.R1.token", "I3"),
        mark("B2", "d@a1", "e@l12"),
        listed("I2", keep=True, symbols=[]),
        put("titles.band.0.from", 19),
    )
    assert len(found) == 8
    for check in ("schema", "board", "DATA-01", "DATA-02", "DATA-03", "DATA-04", "titles"):
        assert any(check in fault for fault in found), check


def test_no_game_begins_with_a_file_that_is_refused(own: Own) -> None:
    with pytest.raises(BadData, match="WOD-DATA-01"):
        Match.new("wodny_ogrod", 2, data=own(drop("water_tiles.tile.T01")))


def test_a_file_of_another_game_is_refused() -> None:
    with pytest.raises(BadData, match="game is 'koi', not 'wodny_ogrod'"):
        opened(toml(edited(put("meta.game", "koi"))))


def test_the_stock_file_copied_is_the_stock_file(own: Own, tmp_path: Path) -> None:
    assert GAME.open_box(own()).tables.tobytes() == BOX.tables.tobytes()
    file = tmp_path / "copy.toml"
    for text in (STOCK, STOCK.replace("\n", "\r\n")):
        file.write_bytes(text.encode())
        box = GAME.open_box(str(file))
        assert (box.digest, box.source) == (BOX.digest, str(file))


# Digests


SILENT: dict[str, list[Edit]] = {
    "notes": [put("board.note", "seen"), put("water_tiles.tile.T01.note", "seen in my box")],
    "letters": [
        put("water_tiles.tile.T01.source", "R"),
        put("bonus_tokens.type.L3.symbols_source", "R"),
        put("layouts.layout.base.source", "P"),
    ],
    "version": [put("meta.data_version", 7)],
    "titles and people": [
        put("meta.title_pl", "Ogród"), put("meta.designer", "?"), put("meta.year", 2026),
        put("meta.publisher", "X"), put("meta.title_en", "Pond"), put("meta.title_ru", "Пруд"),
    ],
    "names of decorations": [put("decorations.shape.D2.name", "lamp")],
    "lists": [
        *(listed(id) for id in ("T01", "T19", "T64")),
        *(listed(id) for id in KINDS),
        *(listed(id) for id in SHAPE_ART),
        *(list_areas(f"{side}{k}") for side in "AB" for k in range(1, 5)),
    ],
    "lists besides": [
        listed("T19", keep=True),
        list_areas("A2", keep=True),
        list_areas("base", keep=True, change=change(0, token="S1")),
    ],
    "another order in lists": [
        listed("T07", cells=[[2, 2], [1, 2], [0, 2], [0, 1], [0, 0], [2, 0], [1, 0]]),
        list_areas("A1", change=list.reverse),
    ],
    "other names of areas": [
        list_areas("A1", change=change(A1_AREAS.index("c"), id="West")),
    ],
    "a margin around a drawing": [art("T07", "..../.o##/.o.#/.o.#")],
}  # fmt: skip

LOUD: dict[str, list[Edit]] = {
    "a shape": [art("T01", "#######")],
    "a symbol": [art("T01", "###o/o#o.")],
    "a symbol elsewhere": [art("T01", "o###/o##.")],
    "an id": [put("water_tiles.tile.T01.id", "T99")],
    "a token": [art("I2", "oo")],
    "a decoration": [shapes(["##"], ["#.", "##"])],
    "a count": [put("decorations.shape.D2.count", 7), put("decorations.total", 23)],
    "an area": [mark("B1", ".@i7", "3@j7")],
    "the kind of an area": [mark("B1", ".@i7", "d@i7")],
    "a section": [
        put("edge_sections.section.R1.token", "I3"), put("edge_sections.section.C1.token", "I2"),
    ],
    "lines": [
        put("edge_sections.section.R1.lines", [0, 1, 2, 4]),
        put("edge_sections.section.R2.lines", [3, 5, 6, 7]),
    ],
    "a title": [put("titles.band.0.from", 29)],
    "a display": [put("display.tiles_per_player", 15)],
    "a limit": [put("decoration_limits_B.max_tokens", 4)],
    "a limit of a shape": [put("decoration_limits_B.max_same_shape", 3)],
    **{
        key: [put(f"scoring.{key}", 3)]
        for key in ("per_full_row", "per_full_col", "group_min_cells", "per_group",
                    "per_group_and_decoration")
    },
}  # fmt: skip


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("name", SILENT)
def test_the_digest_does_not_see_words_and_ways_of_telling(name: str) -> None:
    assert box_with(*SILENT[name]).digest == BOX.digest


@pytest.mark.usefixtures("no_tables")
def test_the_digest_changes_with_everything_that_matters() -> None:
    digests = {name: box_with(*edits).digest for name, edits in LOUD.items()}
    assert len({BOX.digest, *digests.values()}) == 1 + len(digests), digests


@pytest.mark.usefixtures("no_tables")
def test_the_digest_sees_the_kind_of_a_single_area() -> None:
    kinds = [box_with(mark("base", f"{sign}@c7", bare=True)).digest for sign in "1a"]
    assert kinds[0] != kinds[1]
    assert box_with(mark("base", "2@c7", bare=True)).digest == kinds[0]


def test_a_margin_around_a_drawing_means_nothing() -> None:
    box = box_with(*SILENT["a margin around a drawing"])
    assert box.tables.tobytes() == BOX.tables.tobytes()


def test_a_record_names_the_components_it_was_played_with(own: Own) -> None:
    path = own(*LOUD["a shape"])
    match = Match.new("wodny_ogrod", 1, seed=1, data=path)
    text = match.record().text()
    digest = GAME.open_box(path).digest
    assert f"\ndata {digest}\n" in text
    assert Match.replay(text, data=path).digest() == match.digest()
    with pytest.raises(BadOption, match=f"data {digest}"):
        Match.replay(text)
    noted = Match.new("wodny_ogrod", 1, seed=1, data=own(*SILENT["notes"], *SILENT["letters"]))
    assert Match.replay(noted.record().text()).digest() == noted.digest()


# Long pieces and large areas, against a list by hand


def gardens(rng: random.Random, n: int) -> Iterator[set[Cell]]:
    """Gardens filled to all degrees: scattered cells, and full ones with a few gaps in line."""
    for k in range(n):
        share = (0.0, 0.02, 0.06, 0.12, 0.25)[k % 5]
        taken = {cell for cell in GRID if rng.random() < share}
        if k % 5 == 0 and k:
            taken = set(GRID)
            for _ in range(3):
                r, c, length = rng.randrange(12), rng.randrange(12), rng.randrange(5, 10)
                down = rng.random() < 0.5
                taken -= {(r + i * down, c + i * (not down)) for i in range(length)}
        yield taken


LONG: tuple[Art, ...] = (
    ("#######",),
    ("#o#####",),
    ("o#####o",),
    ("#", "#", "#", "o", "o", "#", "#"),
    ("######", "o....."),
    ("oo....", ".#####"),
    ("#.", "#.", "#.", "##", ".#", ".o"),
    ("###", "o.o", "##."),
    ("..#..", "..#..", "ooooo"),
)


@clause("WOD-TURN-03", "WOD-TURN-04")
def test_long_tiles_lie_wherever_they_fit() -> None:
    """Seven cells in a column reach over 72 cells of the grid."""
    box = box_with(
        *(put(f"water_tiles.tile.T{k:02}.art", list(art)) for k, art in enumerate(LONG, 1))
    )
    check_pieces(box, dict(enumerate(map(straightened, LONG))))
    rng = random.Random(7)
    some = few = 0
    for k, art in enumerate(LONG):
        for taken in gardens(rng, 11):
            words = legal_words(box, position(box, k, taken))
            assert words.pop() == "stop"
            assert words == places("L", art, taken), (art, sorted(taken))
            some += bool(words)
            few += 0 < len(words) < 20
    assert some > 50
    assert few > 5


@clause("WOD-TURN-03", "WOD-TURN-04")
def test_stock_pieces_lie_wherever_they_fit() -> None:
    rng = random.Random(8)
    for taken in gardens(rng, 20):
        k = rng.randrange(64)
        hand = dict.fromkeys(rng.sample(KINDS, 1), 1)
        words = legal_words(BOX, position(BOX, k, taken, hand, variant="b"))
        found = places("L", TILE_ART[BOX.names["tile"][k]], taken)
        for kind in hand:
            found += places(kind, BONUS_ART[kind], taken)
        for id, art in SHAPE_ART.items():
            found += places(id, art, taken)
        assert words == [*found, "stop"]


def test_long_tokens_and_decorations_lie_wherever_they_fit() -> None:
    long = ["o" * 7]
    box = box_with(shapes(["#######"], ["####", "#..."]), put("bonus_tokens.type.I3.art", long))
    rng = random.Random(9)
    for taken in gardens(rng, 11):
        words = legal_words(box, position(box, None, taken, {"I3": 1}, variant="b"))
        found = places("I3", tuple(long), taken) + places("D2", ("#######",), taken)
        assert words == [*found, *places("D3", ("####", "#..."), taken), "stop"]


@clause("WOD-BONUS-05", "WOD-BONUS-06")
def test_a_larger_square_is_won_with_its_last_cell() -> None:
    """AMB-02: a square area may have more cells; it still gives one S1."""
    box = box_with(
        mark("base", "1@a1", "1@b1", "1@a2", "1@b2", "a@k11", "a@l11", "a@k12", bare=True)
    )
    square = {(0, 0), (0, 1), (1, 0), (1, 1)}
    for last in square:
        states = position(box, 0, square - {last}, {"S1": 1})
        states[0].moved, states[0].phase = 1, 7  # the main move is done: bonus tokens
        word = f"S1.0@{cell_name(*last)}"
        doors.apply(box.tables, states, 0, GAME.parse(box, states, word))
        garden = states[0].gardens[0]
        assert garden.hand.tolist() == [0, 0, 0, 1]
        areas = GAME.view(box, states, None).gardens[0].areas
        assert [(area.id, area.status) for area in areas] == [("a", "open"), ("1", "won")]


# Mangled files


def paths(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value of a file; of lists only the last entry."""
    if way:
        yield way
    if isinstance(value, dict):
        for key, one in value.items():
            yield from paths(one, (*way, key))
    elif isinstance(value, list):
        for k in (len(value) - 1,)[: len(value)]:
            yield from paths(value[k], (*way, k))


JUNK: tuple[Any, ...] = (
    True, -1, 0, 201, 10**30, 1.5, float("nan"), "", "Ω\x00\n", "a" * 3000, [],
    [[]], [0, 0], [[0, 0], [0, 0]], [["#"]], {}, date.max,
)  # fmt: skip


def tried(facts: Facts) -> bool:
    """Whether a file is taken; nothing but the project's errors may come."""
    try:
        read = msgspec.convert(facts, ComponentFile)
    except msgspec.ValidationError:
        return False  # told as BadData by read_facts
    found = faults_of(read)
    assert "" not in found
    if not found:
        assert "" not in warnings_of(read)
    return not found


def lists_in_use() -> Facts:
    return edited(
        listed("T01", keep=True),
        listed("T64"),
        list_areas("base", keep=True, change=change(0, token="S1")),
        list_areas("B4", change=change(0, token="")),
    )


@pytest.mark.parametrize("start", ["stock", "lists"])
def test_any_value_anywhere_is_taken_or_refused(start: str) -> None:
    facts = edited() if start == "stock" else lists_in_use()
    assert tried(facts)
    ways = list(paths(facts))
    if start == "lists":
        ways = [way for way in ways if {"cells", "symbols", "areas"} & set(way)]
    counts: Counter[bool] = Counter()
    for way in ways:
        here: Any = facts
        for key in way[:-1]:
            here = here[key]
        was = here[way[-1]]
        for junk in JUNK:
            here[way[-1]] = junk
            try:
                counts[tried(facts)] += 1
            except Exception as error:
                raise AssertionError(f"{way} = {junk!r}: {error!r}") from error
        here[way[-1]] = was
        if isinstance(here, dict):  # without it
            del here[way[-1]]
            counts[tried(facts)] += 1
            here[way[-1]] = was
        else:  # without it, or twice
            del here[way[-1]]
            counts[tried(facts)] += 1
            here.insert(way[-1], was)
            here.append(was)
            counts[tried(facts)] += 1
            here.pop()
    assert tried(facts)
    assert counts[False] > 3 * counts[True] > 0


NUMBERS_TO_TRY = (0, 1, 2, 3, 16, 100, 127, 128, 200)
NUMBER_FIELDS = (
    "display.tiles_per_player", "decoration_limits_B.max_tokens", "decorations.shape.D2.count",
    "decorations.shape.D4.count",
)  # fmt: skip


def playable(box: Box) -> None:
    """Set up a table of each kind with a box, and look at it."""
    for seats, variant in ((4, "a"), (1, "b")):
        match = Match(GAME, box, seats, {"variant": variant, "first": "1"}, "1")
        match.deal(quiet=True)
        view = match.view(None)
        counts = [shape["count"] for shape in box.facts["decorations"]["shape"]]
        assert list(view.supply.values()) == counts
        assert len(view.gardens[0].display) == box.facts["display"]["tiles_per_player"]
        assert match.actions()


@pytest.mark.parametrize("field", NUMBER_FIELDS)
def test_a_number_that_is_taken_can_be_played(field: str) -> None:
    """The smallest and the largest of each."""
    taken = []
    *way, last = field.split(".")
    for n in NUMBERS_TO_TRY:
        facts = edited()
        here: Any = facts
        for word in way:
            here = inside(here, word)
        here[last] = n
        if field.startswith("decorations.shape."):  # so that the sum is right
            counts = [shape["count"] for shape in facts["decorations"]["shape"]]
            facts["decorations"]["total"] = sum(counts)
        if tried(facts):
            taken.append(facts)
    assert taken
    for facts in {id(one): one for one in (taken[0], taken[-1])}.values():
        playable(opened(toml(facts)))


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("digits", [20, 4300, 5000])
@pytest.mark.parametrize("key", ["schema", "data_version", "year", "players_max", "lines"])
def test_a_huge_number_is_refused_or_taken(digits: int, key: str) -> None:
    """Python does not print a number of more than 4300 digits, but TOML may write one."""
    for number in ("9" * digits, "0x" + "F" * digits, "-" + "9" * digits):
        written = f"[{number}]" if key == "lines" else number
        text = re.sub(rf"^{key} = .+$", f"{key} = {written}", STOCK, count=1, flags=re.MULTILINE)
        assert text != STOCK
        try:
            box = opened(text)
        except BadData as error:
            told = str(error)
        else:
            told = box.digest
        assert told == BOX.digest or told.startswith("own.toml: this component file")


@pytest.mark.parametrize("id", ["T07", "L3", "D2"])
def test_a_huge_drawing_is_refused_at_once(id: str) -> None:
    """A file of a megabyte may hold one; nobody waits a minute to hear that it is wrong."""
    begin = process_time()
    found = refused(art(id, "/".join(["#" * 200] * 100)))
    assert process_time() - begin < 1
    assert f"{id!r} has 20000 cells" in found[0]


LINES = STOCK.split("\n")
SNIPPETS = (
    "", "[", "]]", "[[layouts.layout]]", "[meta]", "x = 1", 'art = ["#######"]', 'art = "#"',
    "art = [[]]", "cells = [[0, 0]]", "cells = [[-1, 0]]", "symbols = [[12, 0]]", "symbols = []",
    "areas = []", "map = []", 'areas = [{ id = "A", kind = "L", cells = [] }]', 'id = "T01"',
    "id = 1", 'id = ""', 'id = "Ω"', "card = -1", "card = 3", "count = 99999999999999999999",
    "count = 0x7f", "lines = [0, 0, 0, 0]", "lines = []", 'token = "I3"', 'kind = "col"',
    'variant = "A"', "from = 12", "source = 1", 'source = "Q"', "year = 2025-01-01", "rows = nan",
    "rows = 1e3", '"............",', '"A11A........",', "# only a remark", "note = '''",
    "\ufeff", "\x00", "total = true",
)  # fmt: skip


@settings(max_examples=40)
@given(st.data())
def test_any_change_of_the_text_is_taken_or_refused(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        k = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("cut", "put", "write", "twice", "swap", "sign")))
        if how == "cut":
            del lines[k]
        elif how == "put":
            lines.insert(k, data.draw(st.sampled_from(SNIPPETS)))
        elif how == "write":
            lines[k] = data.draw(st.sampled_from(SNIPPETS))
        elif how == "twice":
            lines[k:k] = lines[k : k + data.draw(st.integers(1, 6))]
        elif how == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[k], lines[other] = lines[other], lines[k]
        else:
            at = data.draw(st.integers(0, len(lines[k])))
            sign = data.draw(st.sampled_from('#o.[]"=,09-aAzZ Ωß\\'))
            lines[k] = lines[k][:at] + sign + lines[k][at + 1 :]
    try:
        facts = read_facts("\n".join(lines), "own.toml", ComponentFile, "wodny_ogrod")
        found = faults_of(facts)
    except (BadData, Unreadable):
        return
    if not found and data.draw(st.integers(0, 4)) == 0:
        assert tables.box_of(facts, "own.toml").digest
