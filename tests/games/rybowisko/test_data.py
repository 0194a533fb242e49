"""Component files: the stock one, an owner's corrected one, and those that are refused."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import Counter, deque
from dataclasses import replace
from functools import cache, partial
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
import pytest

from pondside.games import load
from pondside.games.rybowisko import facts, tables
from pondside.games.rybowisko.position_text import read_position, state_of
from pondside.games.rybowisko.printed import printed
from pondside.kernel import components, doors
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.contract import Contract
from pondside.kernel.errors import BadData, BadOption, PondsideError, Unreadable
from pondside.kernel.game import CHANCE, OVER, Box
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
    replaced,
    toml,
    writer,
)
from ..owner import edited as edited_facts

DOCS = Path(__file__).resolve().parents[3] / "docs/rules"
GAME = load("rybowisko")
# Interpreted rules are slow: shorter games, and the slow checks of the contract now and then.
ROUNDS, THOROUGH = ("5", 61) if mode() == PLAIN else ("10", 41)
BOX = GAME.open_box(None)
STOCK = tables.stock_text()
RAW = tomllib.loads(STOCK)
RAW_JSON = json.dumps(RAW)
GRID = RAW["map"]["grid"]
SPOTS = "m1 k3 i5 m5 q5 g7 k7 o7 a9 e9 i9 m9 g11 k11 i13".split()  # noqa: SIM905
DIAGONALS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


# Ways to change a component file


edited = partial(edited_facts, RAW_JSON)


def box_with(*edits: Edit) -> Box:
    """The box of an edited file, without a file."""
    return tables.box_of(msgspec.convert(edited(*edits), facts.Facts), "own.toml")


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """Write an owner's file; returns its path."""
    return writer(tmp_path, lambda *edits: toml(edited(*edits)))


@pytest.fixture
def own_text(tmp_path: Path) -> Own:
    """Write the stock file with pieces of its text replaced, each where it stands first."""
    return writer(tmp_path, partial(replaced, STOCK))


def faults(path: str) -> list[str]:
    """What a file is refused for."""
    with pytest.raises(BadData) as caught:
        GAME.open_box(path)
    found = caught.value.faults
    assert str(caught.value).startswith(f"{path}: this component file cannot be used:")
    assert str(caught.value).count("\n  - ") == len(found)
    return found


# Odd boxes that are legal


def eight_ways(facts: Facts) -> None:
    """Diagonal steps and drifts."""
    facts["directions"].update(
        order=DIAGONALS, dx=[0, 1, 1, 1, 0, -1, -1, -1], dy=[-1, -1, 0, 1, 1, 1, 0, -1]
    )
    at = {(field["col"], field["row"]): field["id"] for field in facts["field"]}
    for field in facts["field"]:
        field["to"] = {
            way: at[field["col"] + dx, field["row"] + dy]
            for way, dx, dy in zip(
                DIAGONALS, facts["directions"]["dx"], facts["directions"]["dy"], strict=True
            )
            if (field["col"] + dx, field["row"] + dy) in at
        }
    for k, token in enumerate(facts["token"]):
        token["drift"] = DIAGONALS[k % 8]


def three_colours(facts: Facts) -> None:
    """The blue tokens are red, red, yellow and green; no blue card places."""
    for edit in (drop("token_colour.b"), drop("slot.b1"), drop("slot.b2")):
        edit(facts)
    facts["deck"]["face_up"] = 6
    for token, colour in zip(facts["token"][12:], "rryg", strict=True):
        token["colour"] = colour


def two_spare(facts: Facts) -> None:
    facts["tokens"].update(total=17, spare=2)
    facts["token"].append({**facts["token"][0], "id": 17})


def no_spare(facts: Facts) -> None:
    facts["tokens"].update(total=15, spare=0)
    del facts["token"][4]


def few_cards(facts: Facts) -> None:
    """One card of each species: with a high target the deck runs out."""
    for species in facts["species"]:
        species["copies"] = 1
    facts["deck"]["cards"] = 18


def just_the_places(facts: Facts) -> None:
    """Eight cards: there is no deck at all."""
    for species in facts["species"]:
        species["copies"] = int(species["code"] in "SZC OKO SAN LES PLO PIS ROZ KOZ")
    facts["deck"]["cards"] = 8


def other_die(facts: Facts) -> None:
    """A die of eight, and fish that need its high faces."""
    facts["die"]["faces"] = 8
    inside(facts["species"], "SUM").update(min=8, max=8)
    inside(facts["species"], "LES").update(min=5, max=8)


def one_more_species(facts: Facts) -> None:
    add("species", "LIN", code="SIE", en="Vendace", min=2, max=5)(facts)
    facts["deck"].update(cards=57, species=19)


def renamed_species(facts: Facts) -> None:
    inside(facts["species"], "ROZ").update(code="XXX", en="Something else", min=3, max=6)


def renamed_ways(facts: Facts) -> None:
    """Long words for directions and colours."""
    names = {"N": "UP", "E": "RIGHT", "S": "DOWN", "W": "LEFT"}
    facts["directions"]["order"] = list(names.values())
    for field in facts["field"]:
        field["to"] = {names[way]: id for way, id in field["to"].items()}
    colours = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
    for token in facts["token"]:
        token.update(drift=names[token["drift"]], colour=colours[token["colour"]])
    for colour in facts["token_colour"]:
        colour["id"] = colours[colour["id"]]
    for slot in facts["slot"]:
        slot["colour"] = colours[slot["colour"]]


def like_places(facts: Facts) -> None:
    """Fields that are called like card places: a map may well have a column b, g or r."""
    rename_field("m1", "b1")(facts)
    rename_field("k3", "r2")(facts)
    rename_field("g8", "g2")(facts)


def rename_field(old: str, new: str) -> Edit:
    def edit(facts: Facts) -> None:
        inside(facts["field"], old)["id"] = new
        for field in facts["field"]:
            field["to"] = {way: new if id == old else id for way, id in field["to"].items()}
        for colour in facts["player_colour"]:
            if colour["start"] == old:
                colour["start"] = new

    return edit


def rename_colour(old: str, new: str) -> Edit:
    def edit(facts: Facts) -> None:
        inside(facts["token_colour"], old)["id"] = new
        for one in (*facts["token"], *facts["slot"]):
            if one["colour"] == old:
                one["colour"] = new

    return edit


def lake(cols: int, rows: int, n_fields: int, n_spots: int, *, diagonal: bool = False) -> Edit:
    """A lake of rows of fields, the first four of which are harbours and the next ones have fish.

    With a single row it is a canal, whose only directions are E and W.
    """
    around = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    ways = dict(zip(DIAGONALS, around, strict=True))
    if not diagonal:
        ways = {way: ways[way] for way in ("EW" if rows == 1 else "NESW")}

    def edit(facts: Facts) -> None:
        places = [(col, row) for row in range(rows) for col in range(cols)][:n_fields]
        ids = {place: f"f{k}" for k, place in enumerate(places)}
        kinds = ["start"] * 4 + ["fishing"] * n_spots + ["water"] * n_fields
        facts["field"] = [
            {
                "id": ids[col, row],
                "col": col,
                "row": row,
                "x": 60 * col,
                "y": 60 * row,
                "kind": kind,
                "to": {
                    way: ids[col + dx, row + dy]
                    for way, (dx, dy) in ways.items()
                    if (col + dx, row + dy) in ids
                },
                "source": "X",
            }
            for (col, row), kind in zip(places, kinds, strict=False)
        ]
        facts["directions"].update(
            order=list(ways), dx=[dx for dx, _ in ways.values()], dy=[dy for _, dy in ways.values()]
        )
        for k, colour in enumerate(facts["player_colour"]):
            colour["start"] = f"f{k}"
        signs = "1234" + "o" * n_spots + "~" * n_fields
        text = "".join(signs[:n_fields]).ljust(cols * rows, ".")
        grid = [text[k : k + cols] for k in range(0, cols * rows, cols)]
        facts["map"].update(cols=cols, rows=rows, fields=n_fields, grid=grid)

    return edit


def deal_tokens(n: int, spare: int, refill_at: int) -> Edit:
    """So many tokens of all colours and directions of the file in turn."""

    def edit(facts: Facts) -> None:
        kinds = product(facts["directions"]["order"], facts["token_colour"])
        kinds_in_turn = list(kinds) * n
        facts["token"] = [
            {"id": k + 1, "colour": colour["id"], "drift": way, "source": "X"}
            for k, (way, colour) in enumerate(kinds_in_turn[:n])
        ]
        facts["tokens"].update(total=n, spare=spare, on_map=n - spare, refill_at=refill_at)

    return edit


def colours(n: int) -> Edit:
    """So many token colours, each with its two card places."""

    def edit(facts: Facts) -> None:
        facts["token_colour"] = [
            {**facts["token_colour"][0], "id": "abcdefghi"[k]} for k in range(n)
        ]
        facts["slot"] = [
            {**facts["slot"][0], "id": f"{colour['id']}{k}", "colour": colour["id"], "index": k}
            for colour in facts["token_colour"]
            for k in (1, 2)
        ]
        facts["deck"]["face_up"] = 2 * n

    return edit


def cards(n_species: int, n_cards: int) -> Edit:
    """So many species, the first of which has the cards that are over."""

    def edit(facts: Facts) -> None:
        facts["species"] = [
            {
                **facts["species"][k % 18],
                "code": "Z" + "ABCDEFGHIJ"[k // 10] + "ABCDEFGHIJ"[k % 10],
                "copies": 1 if k else n_cards - n_species + 1,
                "symbol": "ABC"[k % 3],
            }
            for k in range(n_species)
        ]
        facts["deck"].update(cards=n_cards, species=n_species)

    return edit


LARGEST = (
    lake(20, 10, 200, 64, diagonal=True),
    colours(8),
    deal_tokens(64, 0, 40),
    cards(64, 128),
    put("die.faces", 20),
    put("solo.turns", 60),
)
SMALLEST = (
    lake(6, 1, 6, 2),
    colours(1),
    deal_tokens(2, 0, 2),
    cards(3, 3),
    put("solo.turns", 1),
)

ODD_BOXES: dict[str, tuple[Edit, ...]] = {
    "renamed species": (renamed_species,),
    "one more species": (one_more_species,),
    "eight ways": (eight_ways,),
    "another die": (other_die,),
    "three colours": (three_colours,),
    "two spare tokens": (two_spare,),
    "no spare token": (no_spare,),
    "few cards": (few_cards,),
    "just the places": (just_the_places,),
    "renamed ways": (renamed_ways,),
    "like places": (like_places,),
    "largest": LARGEST,
    "smallest": SMALLEST,
    "all at once": (eight_ways, other_die, two_spare, few_cards, one_more_species,
                    put("deck.cards", 19)),
}  # fmt: skip


@cache
def odd_box(name: str) -> Box:
    return box_with(*ODD_BOXES[name])


# The stock file


def test_the_stock_file_loads_without_a_warning() -> None:
    assert {kind: len(names) for kind, names in BOX.names.items()} == {
        "field": 90, "way": 4, "colour": 4, "place": 8, "species": 18, "symbol": 3, "player": 4,
    }  # fmt: skip
    assert (BOX.game, BOX.source, BOX.warnings) == ("rybowisko", "rybowisko.toml", ())
    assert BOX.names["place"] == ("r1", "r2", "y1", "y2", "g1", "g2", "b1", "b2")
    assert BOX.names["player"] == ("orange", "violet", "white", "black")
    assert BOX.defaults == {
        "target": "7", "luck_p1": "3", "luck_p2": "3", "luck_p3": "3", "luck_p4": "3",
        "first": "1", "colours": "1234", "open_refill": "off", "strict_components": "on",
        "max_rounds": "500",
    }  # fmt: skip


def test_the_stock_counts_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    assert (b.n_fields, b.n_spots, b.n_tokens, b.spare, b.refill_at) == (90, 15, 16, 1, 8)
    assert (b.n_species, b.n_cards, b.n_places, b.n_colours, b.n_ways) == (18, 54, 8, 4, 4)
    assert (b.faces, b.solo_turns) == (6, 15)
    assert set(Counter(int(species) for species in b.cards[:54]).values()) == {3}
    tokens = [(int(kind) // facts.MAX_WAYS, int(kind) % facts.MAX_WAYS) for kind in b.tokens]
    assert tokens[:16] == list(product(range(4), range(4)))
    assert not any(b.tokens[16:])
    assert not any(b.cards[54:])


def test_the_stock_tables_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        BOX.tables["faces"] = 2


def test_every_fact_keeps_its_value_and_its_provenance_letter() -> None:
    """Nothing of the file is lost on the way, least of all where a number comes from."""

    def check(written: object, kept: object, where: str) -> None:
        if isinstance(written, dict):
            assert isinstance(kept, dict)
            for key, value in written.items():
                if key == "source" or key.endswith("_source"):
                    assert value in tuple("RDPX"), where
                check(value, kept[key], f"{where}.{key}")
        elif isinstance(written, list):
            assert isinstance(kept, list | tuple)
            assert len(written) == len(kept), where
            for k, (one, other) in enumerate(zip(written, kept, strict=True)):
                check(one, other, f"{where}[{k}]")
        else:
            assert written == kept, where

    check(RAW, BOX.facts, "")


def test_every_block_of_the_stock_file_has_a_provenance_letter() -> None:
    for title, content in RAW.items():
        for block in content if isinstance(content, list) else [content]:
            assert block["source"] in tuple("RDPX"), title


def test_only_two_ranges_are_printed() -> None:
    letters = {species["code"]: species["range_source"] for species in BOX.facts["species"]}
    assert {code for code, letter in letters.items() if letter == "R"} == {"PIS", "ROZ"}
    assert set(letters.values()) == {"R", "X"}
    unique = {species["code"]: species["unique_source"] for species in BOX.facts["species"]}
    assert {code: letter for code, letter in unique.items() if letter != "X"} == {
        "PIS": "D",
        "ROZ": "R",
    }
    assert {species["symbol_source"] for species in BOX.facts["species"]} == {"X"}
    assert {species["copies_source"] for species in BOX.facts["species"]} == {"D"}
    assert {field["source"] for field in BOX.facts["field"]} == {"X"}


RANGES = (
    "SZC 5-6 A, OKO 4-5 A, SAN 1-2 A, BOL 4-4 A, SUM 6-6 A!, WEG 1-1 A!, LES 2-4 B, PLO 3-5 B, "
    "KRA 1-2 B, KRP 6-6 B, LIN 4-4 B!, KRS 1-1 B!, PIS 1-3 C, ROZ 2-3 C!, KOZ 3-3 C!, UKL 5-6 C, "
    "KIE 1-2 C, JZG 5-6 C"
)


def test_the_fish_are_those_of_the_rules() -> None:
    b = BOX.tables[0]
    for k, line in enumerate(RANGES.split(", ")):
        code, ends, symbol = line.split()
        low, high = map(int, ends.split("-"))
        assert BOX.names["species"][k] == code
        assert [face for face in range(22) if b.hit[1 + k, face]] == list(range(low, high + 1))
        assert BOX.names["symbol"][b.symbol[1 + k]] == symbol[0]
        assert b.unique[1 + k] == symbol.count("!")
    assert not b.hit[0].any()  # no card
    for face in range(1, 7):
        assert b.hit[1:19, face].sum() in (5, 6)


def test_the_neighbours_are_those_of_the_grid() -> None:
    """The map of the rules, read as a picture."""
    b, fields = BOX.tables[0], BOX.names["field"]
    water = {
        (col, row): f"{'abcdefghijklmnopq'[col]}{row + 1}"
        for row, line in enumerate(RAW["map"]["grid"])
        for col, sign in enumerate(line)
        if sign != "."
    }
    assert fields == tuple(water.values())
    for k, (col, row) in enumerate(water):
        for way, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            there = water.get((col + dx, row + dy))
            to = int(b.to[k, way])
            assert (to == tables.LAND) if there is None else (fields[to] == there)
    assert (b.to[90:] == tables.LAND).all()
    assert (b.to[:, 4:] == tables.LAND).all()


def test_the_fishing_fields_stand_in_canonical_order() -> None:
    b, fields = BOX.tables[0], BOX.names["field"]
    assert [fields[k] for k in b.spot_field[:15]] == SPOTS
    for k, field in enumerate(fields):
        spot = SPOTS.index(field) if field in SPOTS else tables.NO_SPOT
        assert b.spot_of[k] == spot
    assert b.spot_of[tables.LAND] == tables.NO_SPOT
    assert [fields[k] for k in b.start] == ["f8", "h12", "n8", "j4"]


def distances(start: str) -> dict[str, int]:
    """Steps from a field to all others, from the file alone."""
    to = {field["id"]: list(field["to"].values()) for field in RAW["field"]}
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for other in to[here]:
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found


def test_distances_and_near_fields_are_worked_out_right() -> None:
    b, fields = BOX.tables[0], BOX.names["field"]
    for k, field in enumerate(fields):
        steps = distances(field)
        assert {fields[j]: int(b.distance[k, j]) for j in range(90)} == steps
        near = [fields[j] for j in b.near[k, :89]]
        assert sorted(near) == sorted(set(fields) - {field})
        assert [steps[other] for other in near] == sorted(steps[other] for other in near)
        for reach in range(tables.MAX_STEPS + 2):
            assert b.n_near[k, reach] == sum(0 < n <= reach for n in steps.values())
    assert (b.distance[:90, 90:] == 255).all()


def test_the_map_is_as_even_as_the_rules_say() -> None:
    b, fields = BOX.tables[0], BOX.names["field"]
    assert b.distance[:90, :90].max() == 22
    free, three, four = (b.n_near[:90, reach] for reach in (2, 5, 6))
    assert (free.min(), free.max(), three.max(), four.max()) == (4, 12, 54, 63)
    for spot in SPOTS:
        steps = distances(spot)
        assert min(steps[other] for other in SPOTS if other != spot) == 4
    for start in b.start:
        steps = distances(fields[start])
        assert sorted(steps[spot] for spot in SPOTS)[:5] == [2, 2, 4, 4, 6]


# The checks of the data file


@clause("RYB-DATA-01")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (put("tokens.on_map", 14), ("15 fishing fields", "is 15", "tokens.on_map is 14")),
        (put("tokens.spare", 2), ("15 fishing fields", "tokens.total - tokens.spare is 14")),
        (put("field.m1.kind", "water"), ("14 fishing fields",)),
        (put("field.l1.kind", "fishing"), ("16 fishing fields",)),
    ],
)
def test_as_many_fishing_fields_as_tokens_lie_there(
    edit: Edit, said: tuple[str, ...], own: Own
) -> None:
    only(faults(own(edit)), "RYB-DATA-01", *said)


@clause("RYB-DATA-02")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (drop("token.7"), ("15 [[token]] blocks", "tokens.total is 16")),
        (add("token", "7", id=17), ("17 [[token]] blocks", "tokens.total is 16")),
        (put("token.7.colour", "p"), ("token 7", "no colour 'p'")),
        (put("token.7.drift", "NE"), ("token 7", "no direction 'NE'")),
        (put("token.7.drift", ""), ("token 7", "no direction ''")),
    ],
)
def test_every_token_has_a_known_colour_and_drift(
    edit: Edit, said: tuple[str, ...], own: Own
) -> None:
    only(faults(own(edit)), "RYB-DATA-02", *said)


@clause("RYB-DATA-03")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (drop("field.l1.to.E"), ["field 'm1' has 'l1' to the W, but 'l1' has "]),
        (
            put("field.l1.to.E", "m2"),
            ["field 'l1' has 'm2' to the E, but 'm2' has 'l2' to the W",
             "field 'm1' has 'l1' to the W, but 'l1' has 'm2' to the E"],
        ),
        (
            put("field.l1.to.E", "z9"),
            ["field 'l1': E leads to no field ('z9')",
             "field 'm1' has 'l1' to the W, but 'l1' has 'z9' to the E"],
        ),
        (put("field.l1.to.NE", "m2"), ["field 'l1': there is no direction 'NE'"]),
        (put("field.l1.to.N", "l1"), ["field 'l1': N leads to itself"]),
    ],
)  # fmt: skip
def test_neighbours_are_mutual(edit: Edit, said: list[str], own: Own) -> None:
    found = faults(own(edit))
    assert len(found) == len(said)
    for fault, words in zip(found, said, strict=True):
        assert fault.startswith(f"RYB-DATA-03: {words}")


@clause("RYB-DATA-03")
def test_opposite_means_half_way_round_the_list(own: Own) -> None:
    """Neighbours that were mutual are not any more when E and S change places in the list."""
    found = faults(own(put("directions.order", ["N", "S", "E", "W"])))
    assert len(found) > 90
    assert all(fault.startswith("RYB-DATA-03: field ") for fault in found)


@clause("RYB-DATA-04")
def test_every_field_can_be_reached(own: Own) -> None:
    cut = [drop(f"field.{way}") for way in ("i13.to.N", "i12.to.S", "j13.to.N", "j12.to.S")]
    only(faults(own(*cut)), "RYB-DATA-04", "no way leads from 'l1' to: i13, j13")


@clause("RYB-DATA-04")
def test_a_long_list_of_lost_fields_is_cut_short(own: Own) -> None:
    cut = [
        drop(f"field.{way}")
        for way in ("l3.to.S", "l4.to.N", "k3.to.S", "k4.to.N", "m3.to.S", "m4.to.N")
    ]
    only(faults(own(*cut)), "RYB-DATA-04", "j4, k4, l4, m4, n4, o4, p4, q4 …")


@clause("RYB-DATA-05")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (drop("player_colour.black"), "numbers 1, 2, 3, 4"),
        (put("player_colour.black.number", 1), "numbers 1, 2, 3, 4"),
        (put("player_colour.black.number", 5), "numbers 1, 2, 3, 4"),
        (put("player_colour.black.start", "n8"), "two player colours have the same start field"),
        (put("player_colour.black.start", "k4"), "'black' starts on 'k4', which is no field of"),
        (put("player_colour.black.start", "z9"), "'black' starts on 'z9', which is no field of"),
        (put("field.j4.kind", "water"), "'black' starts on 'j4', which is no field of kind start"),
    ],
)
def test_every_player_colour_has_a_start_field_of_its_own(edit: Edit, said: str, own: Own) -> None:
    only(faults(own(edit)), "RYB-DATA-05", said)


@clause("RYB-DATA-06")
def test_no_start_field_is_a_fishing_field(own: Own) -> None:
    only(
        faults(own(put("player_colour.orange.start", "e9"))),
        "RYB-DATA-06",
        "'orange' starts on 'e9', which is a fishing field",
    )


@clause("RYB-DATA-07")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (put("species.ROZ.copies", 4), ("18 species with 55 cards", "18 species and 54 cards")),
        (put("deck.cards", 55), ("18 species with 54 cards", "18 species and 55 cards")),
        (put("deck.species", 17), ("18 species with 54 cards", "17 species and 54 cards")),
        (add("species", "ROZ", code="ROX"), ("19 species with 57 cards", "18 species")),
        (drop("species.ROZ"), ("17 species with 51 cards", "18 species and 54 cards")),
    ],
)
def test_the_cards_add_up(edit: Edit, said: tuple[str, ...], own: Own) -> None:
    only(faults(own(edit)), "RYB-DATA-07", *said)


@clause("RYB-DATA-08")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (put("species.KOZ.min", 0), "the range 0 to 3 is not within 1 to 6"),
        (put("species.KOZ.min", -2), "the range -2 to 3 is not within 1 to 6"),
        (put("species.KOZ.max", 7), "the range 3 to 7 is not within 1 to 6"),
        (put("species.KOZ.max", 2), "the range 3 to 2 is not within 1 to 6"),
        (put("species.KOZ.max", 10**18), "the range 3 to 1000000000000000000 is not"),
    ],
)
def test_a_range_lies_on_the_die(edit: Edit, said: str, own: Own) -> None:
    only(faults(own(edit)), "RYB-DATA-08", "species 'KOZ'", said)


@clause("RYB-DATA-08")
def test_a_smaller_die_names_every_fish_that_it_cannot_catch(own: Own) -> None:
    found = faults(own(put("die.faces", 5)))
    assert [re.findall("'([A-Z]{3})'", fault) for fault in found] == [
        [code] for code in ("SZC", "SUM", "KRP", "UKL", "JZG")
    ]
    assert all(fault.startswith("RYB-DATA-08: ") and "1 to 5" in fault for fault in found)


def without_c(facts: Facts) -> None:
    for species in facts["species"]:
        species["symbol"] = species["symbol"].replace("C", "A")


@clause("RYB-DATA-09")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ((put("species.KOZ.symbol", "D"),), "species 'KOZ': there is no symbol 'D'"),
        ((put("species.KOZ.symbol", ""),), "species 'KOZ': there is no symbol ''"),
        ((put("species.KOZ.unique", -1),), "species 'KOZ': unique must be 0 to 9"),
        ((put("species.KOZ.unique", 10),), "species 'KOZ': unique must be 0 to 9"),
        ((without_c,), "symbol 'C' is on no card"),
        ((without_c, drop("symbol.C")), "2 symbols; there must be 3"),
        (
            (add("symbol", "C", id="D"), put("species.KOZ.symbol", "D")),
            "4 symbols; there must be 3",
        ),
    ],
)
def test_there_are_three_symbols_and_all_are_used(
    edits: tuple[Edit, ...], said: str, own: Own
) -> None:
    only(faults(own(*edits)), "RYB-DATA-09", said)


@clause("RYB-DATA-10")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ((put("deck.face_up", 9),), ["8 slots, but deck.face_up is 9"]),
        ((drop("slot.b2"), put("deck.face_up", 7)), ["colour 'b' has 1 slots, not 2"]),
        ((drop("slot.b2"),), ["colour 'b' has 1 slots, not 2", "7 slots, but deck.face_up is 8"]),
        (
            (put("slot.b2.colour", "g"),),
            ["colour 'g' has 3 slots, not 2", "colour 'b' has 1 slots, not 2"],
        ),
        (
            (put("slot.b2.colour", "p"),),
            ["a slot has the unknown colour 'p'", "colour 'b' has 1 slots, not 2"],
        ),
        ((cards(7, 7),), ["7 cards are too few for the card places"]),
    ],
)
def test_every_colour_has_two_card_places(
    edits: tuple[Edit, ...], said: list[str], own: Own
) -> None:
    assert faults(own(*edits)) == [f"RYB-DATA-10: {words}" for words in said]


def swap_fields(facts: Facts) -> None:
    facts["field"][0], facts["field"][1] = facts["field"][1], facts["field"][0]


@clause("RYB-DATA-11")
def test_fields_out_of_order_are_warned_about(own: Own) -> None:
    box = GAME.open_box(own(swap_fields))
    assert box.warnings == (
        "RYB-DATA-11: the fields are not listed from north to south, west to east",
    )
    # Nevertheless the game is the same.
    assert box.tables[0].n_spots == 15
    match = Match.new("rybowisko", 2, data=box.source, seed=1)
    assert "g7" in match.words()


@clause("RYB-DATA-11")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ((put("map.grid", [".", *GRID[1:]]),), "row 1 would be '...........~o....'"),
        (
            (
                put("player_colour.black.start", "k4"),
                put("field.k4.kind", "start"),
                put("field.j4.kind", "water"),
            ),
            "row 4 would be '.........~4~~~~~~'",
        ),
    ],
)
def test_a_grid_that_disagrees_is_warned_about(
    edits: tuple[Edit, ...], said: str, own: Own
) -> None:
    """The warning names the first row that differs."""
    warnings = GAME.open_box(own(*edits)).warnings
    assert warnings == (f"RYB-DATA-11: [map] does not agree with the fields; {said}",)


@clause("RYB-DATA-11")
@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (put("map.fields", 91), "91"),
        (put("map.grid", [*GRID, "." * 17]), "14"),
        (put("map.grid", GRID[:-1]), "12"),
        (put("map.rows", 12), "12"),
    ],
)
def test_a_warning_about_the_map_says_what_is_wrong(edit: Edit, said: str, own: Own) -> None:
    warnings = GAME.open_box(own(edit)).warnings
    assert len(warnings) == 1
    assert warnings[0].startswith("RYB-DATA-11: [map]")
    assert said in warnings[0]


@clause("RYB-DATA-11")
def test_a_field_listed_twice_is_refused(own: Own) -> None:
    """No map can be made of it, so it is more than a warning."""
    only(faults(own(add("field", "m1"))), "RYB-DATA-11", "field 'm1' is listed 2 times")


@clause("RYB-DATA-12")
def test_a_field_where_an_angler_can_be_hemmed_in_is_warned_about(own: Own) -> None:
    box = GAME.open_box(own(drop("field.m1.to.S"), drop("field.m2.to.N")))
    assert box.warnings == (
        "RYB-DATA-12: field 'm1' has only 2 fields within 2 steps: an angler could be hemmed in "
        "there (RYB-MOVE-11)",
    )


@clause("RYB-DATA-12")
def test_four_fields_within_two_steps_are_enough(own: Own) -> None:
    """In a canal a field of the middle has four, the ends have two and their neighbours three."""
    box = GAME.open_box(own(lake(19, 1, 19, 15), deal_tokens(16, 1, 8)))
    found = [re.findall(r"RYB-DATA-12: field '(f\d+)' has only (\d)", one) for one in box.warnings]
    assert found == [[("f0", "2")], [("f1", "3")], [("f17", "3")], [("f18", "2")]]


@clause("RYB-DATA-13")
def test_there_are_luck_tokens_for_a_full_table(own: Own) -> None:
    only(faults(own(put("luck.total", 11))), "RYB-DATA-13", "11 luck tokens", "for 3 each")
    assert GAME.open_box(own(put("luck.total", 13))).facts["luck"]["total"] == 13
    assert (
        GAME.open_box(own(put("luck.total", 8), put("luck.default", 2))).defaults["luck_p2"] == "2"
    )


@clause("RYB-DATA-14")
@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ((put("tokens.refill_at", 1),), "tokens.refill_at is 1"),
        ((put("tokens.refill_at", 16),), "at most tokens.on_map (15)"),
        ((deal_tokens(23, 8, 8),), "than tokens.spare (8)"),
        ((put("species.KOZ.code", "Koz"),), "species 'Koz': a code is three capital letters"),
        ((put("species.KOZ.code", "KOZA"),), "species 'KOZA': a code is three capital letters"),
        ((put("species.KOZ.code", "KO"),), "species 'KO': a code is three capital letters"),
        ((put("species.KOZ.code", "KO2"),), "species 'KO2': a code is three capital letters"),
    ],
)
def test_refill_point_and_codes_are_sound(edits: tuple[Edit, ...], said: str, own: Own) -> None:
    only(faults(own(*edits)), "RYB-DATA-14", said)


@clause("RYB-DATA-14")
def test_the_refill_point_may_be_anything_between(own: Own) -> None:
    for refill_at in (2, 15):
        box = GAME.open_box(own(put("tokens.refill_at", refill_at)))
        assert box.tables[0].refill_at == refill_at
    assert GAME.open_box(own(deal_tokens(23, 8, 9))).tables[0].spare == 8


@clause("RYB-DATA-14")
def test_more_than_eight_directions_are_refused(own: Own) -> None:
    ways = [*DIAGONALS[:4], "UP", *DIAGONALS[4:], "DOWN"]
    found = faults(
        own(
            eight_ways,
            put("directions.order", ways),
            put("directions.dx", [0] * 10),
            put("directions.dy", [0] * 10),
        )
    )
    only(found, "RYB-DATA-14", "10 directions")


@clause("RYB-DATA-14")
def test_every_direction_needs_its_opposite(own: Own) -> None:
    found = faults(own(put("directions.order", ["N", "E", "S", "W", "UP"])))
    assert found[0] == "RYB-DATA-14: 5 directions; each needs its opposite, half way round"


def test_no_game_begins_with_a_file_that_is_refused(own: Own) -> None:
    with pytest.raises(BadData, match="RYB-DATA-13: 11 luck tokens are too few"):
        Match.new("rybowisko", 2, data=own(put("luck.total", 11)))


def test_all_faults_are_listed_at_once(own: Own) -> None:
    found = faults(
        own(
            put("tokens.on_map", 14),
            drop("token.3"),
            drop("field.l1.to.E"),
            put("player_colour.black.start", "k4"),
            put("species.KOZ.min", 0),
            put("species.KOZ.symbol", "D"),
            put("deck.face_up", 9),
            put("luck.total", 1),
            put("tokens.refill_at", 0),
        )
    )
    assert sorted(fault[:11] for fault in found) == [
        f"RYB-DATA-{n}" for n in ("01", "02", "03", "05", "08", "09", "10", "13", "14")
    ]


# Files with other faults


OTHER_FAULTS: dict[str, tuple[tuple[Edit, ...], str]] = {
    "another format": ((put("meta.format", 2),), "meta.format is 2; this program reads format 1"),
    "another game": ((put("meta.game", "kohaku"),), "game is 'kohaku', not 'rybowisko'"),
    "five seats": ((put("players.max", 5),), "players: this program seats 2 to 4"),
    "an unknown kind of field": (
        (put("field.l1.kind", "land"),),
        "field 'l1': unknown kind 'land'; use water, fishing or start",
    ),
    "a direction listed twice": (
        (put("directions.order", ["N", "E", "S", "N"]),),
        "direction 'N' is listed 2 times",
    ),
    "a small direction": (
        (put("directions.order", ["n", "E", "S", "W"]),),
        "direction 'n': use capital letters",
    ),
    "a colour listed twice": (
        (add("token_colour", "r"),),
        "token_colour 'r' is listed 2 times",
    ),
    "a player colour listed twice": (
        (add("player_colour", "black"),),
        "player_colour 'black' is listed 2 times",
    ),
    "a slot listed twice": ((add("slot", "r1"),), "slot 'r1' is listed 2 times"),
    "a symbol listed twice": ((add("symbol", "A"),), "symbol 'A' is listed 2 times"),
    "a species listed twice": ((add("species", "ROZ"),), "species 'ROZ' is listed 2 times"),
    "an id with a blank": ((rename_field("l1", "l 1"),), "field 'l 1': an id is 1 to 12"),
    "an empty id": ((rename_field("l1", ""),), "field '': an id is 1 to 12"),
    "an id with a mark": ((rename_colour("r", "r-"),), "token_colour 'r-': an id is 1 to 12"),
    "an id of other letters": ((put("species.KOZ.code", "ŁOS"),), "species 'ŁOS': an id is"),
    "an id that is too long": ((rename_field("l1", "l" * 13),), "'lllllllllllll': an id is 1 to"),
    "a short list of dx": (
        (put("directions.dx", [0, 1, 0]),),
        "dx and dy need one number for each direction",
    ),
    "luck that no seat can have": (
        (put("luck.default", 1),),
        "luck.default is 1; this program knows 2, 3, 4",
    ),
    "luck of a child": ((put("luck.child", 5),), "luck.child is 5; this program knows 2, 3, 4"),
    "luck of an adult": ((put("luck.adult", 0),), "luck.adult is 0; this program knows 2, 3, 4"),
    "a target above the limit": ((put("target.max", 28),), "within 1 to 27, not 1, 7, 28"),
    "a target below the limit": ((put("target.min", 0),), "within 1 to 27, not 0, 7, 13"),
    "targets that fall": ((put("target.default", 1), put("target.min", 2)), "not 2, 1, 13"),
    "other max_rounds": (
        (put("options.max_rounds", 499),),
        "options.max_rounds must be one of 5, 10, 20, 50, 100, 200, 500",
    ),
    "no grades": ((put("solo.grades", []),), "solo.grades: `from` must grow"),
    "grades that fall": (
        (put("solo.grades", [{**RAW["solo"]["grades"][0], "from": n} for n in (0, 5, 5)]),),
        "solo.grades: `from` must grow",
    ),
    "a first grade above 0": (
        (put("solo.grades", RAW["solo"]["grades"][1:]),),
        "the first must not be above 0",
    ),
}


@pytest.mark.parametrize("name", OTHER_FAULTS)
def test_another_fault_is_named(name: str, own: Own) -> None:
    edits, said = OTHER_FAULTS[name]
    found = faults(own(*edits))
    assert any(said in fault for fault in found), found


MISFITS: dict[str, tuple[tuple[Edit, ...], tuple[str, ...]]] = {
    "text for a number": ((put("die.faces", "6"),), ("Expected `int`, got `str`", "`die.faces`")),
    "a fraction for a number": ((put("tokens.total", 15.5),), ("got `float`", "`tokens.total`")),
    "yes for a number": ((put("luck.total", True),), ("got `bool`", "`luck.total`")),
    "a number for yes": ((put("players.solo", 0),), ("Expected `bool`", "`players.solo`")),
    "a number for text": ((put("field.l1.kind", 1),), ("Expected `str`", "`field[0].kind`")),
    "text for a list": ((put("directions.order", "NESW"),), ("`directions.order`",)),
    "a list for a table": ((put("field.l1.to", ["m1"]),), ("`object`", "`field[0].to`")),
    "a number for a field": ((put("field.l1.to.E", 7),), ("Expected `str`", "`field[0].to[...]`")),
    "a table for a list": ((put("field", {}),), ("`array`", "`field`")),
    "a negative count": ((put("species.SZC.copies", -1),), (">= 0", "`species[0].copies`")),
    "a count without end": ((put("deck.cards", 1000),), ("<= 999", "`deck.cards`")),
    "an unknown key": ((put("die.face", 6),), ("unknown field `face`", "`die`")),
    "an unknown key of a block": ((put("token.2.color", "r"),), ("`color`", "`token[1]`")),
    "an unknown table": ((put("dice", {"faces": 6}),), ("unknown field `dice`",)),
    "a missing key": ((drop("die.faces"),), ("missing required field `faces`", "`die`")),
    "a missing table": ((drop("luck"),), ("missing required field `luck`",)),
    "a missing list": ((drop("symbol"),), ("missing required field `symbol`",)),
    "no provenance": ((drop("token.1.source"),), ("required field `source`", "`token[0]`")),
    "an unknown letter": ((put("die.source", "Q"),), ("matching regex", "`die.source`")),
    "an unknown letter of a range": (
        (put("species.SZC.range_source", "r"),),
        ("matching regex", "`species[0].range_source`"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", MISFITS)
def test_a_file_of_another_shape_is_refused_with_the_place(name: str, own: Own) -> None:
    edits, said = MISFITS[name]
    found = faults(own(*edits))
    assert len(found) == 1
    for words in said:
        assert words in found[0], found[0]


@pytest.mark.parametrize(
    "change",
    [
        ("[die]", "[die"),
        ("faces = 6", "faces = 6\nfaces = 6"),
        ("faces = 6", f"faces = {'9' * 5000}"),
        ("faces = 6", f"faces = {'[' * 5000}"),
        ("faces = 6", "faces = 06"),
        ("[die]", "[deck]\n[die]"),
        ('"R"', '"R'),
    ],
)
def test_bad_toml_is_refused(change: tuple[str, str], own_text: Own) -> None:
    found = faults(own_text(change))
    assert len(found) == 1
    assert found[0].startswith("not valid TOML: ")


def test_bad_toml_is_refused_with_its_line(own_text: Own) -> None:
    line = STOCK[: STOCK.index("faces = 6")].count("\n") + 1
    assert f"line {line}" in faults(own_text(("faces = 6", "faces = six")))[0]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.toml")
    with pytest.raises(Unreadable) as caught:
        GAME.open_box(path)
    assert str(caught.value) == f"{path}: cannot read the component file: No such file or directory"


def test_a_folder_is_no_component_file(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot read the component file") as caught:
        GAME.open_box(str(tmp_path))
    assert caught.value.source == str(tmp_path)


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    for encoding in ("utf-16", "iso8859-2"):
        text = STOCK if encoding == "utf-16" else "# połów\n"
        file.write_bytes(text.encode(encoding))
        with pytest.raises(Unreadable, match="not UTF-8"):
            GAME.open_box(str(file))


def test_a_file_larger_than_any_component_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    fill = components.MAX_FILE - len(STOCK.encode())
    file.write_text(STOCK + "#" * fill, encoding="utf-8")
    assert GAME.open_box(str(file)).digest == BOX.digest
    file.write_text(STOCK + "#" * (fill + 1), encoding="utf-8")
    with pytest.raises(Unreadable, match="larger than 1000000 bytes"):
        GAME.open_box(str(file))


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("", encoding="utf-8")
    assert faults(str(file)) == ["Object missing required field `meta`"]


def test_a_file_with_the_line_ends_of_windows_is_read(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(STOCK.replace("\n", "\r\n").encode())
    assert GAME.open_box(str(file)).digest == BOX.digest


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(toml(edited(put("tokens.refill_at", 9))), encoding="utf-8")
    assert GAME.open_box(str(file)).tables[0].refill_at == 9
    file.write_text(toml(edited(put("tokens.refill_at", 10))), encoding="utf-8")
    assert GAME.open_box(str(file)).tables[0].refill_at == 10


def test_the_command_line_reads_no_other_file_than_the_one_named(own: Own) -> None:
    path = own(put("solo.turns", 3))
    assert GAME.open_box(path).source == path
    assert GAME.open_box(None).facts["solo"]["turns"] == 15


# Limits of the program


ROOM: dict[str, tuple[tuple[Edit, ...], str]] = {
    "201 fields": ((lake(21, 10, 201, 15),), "201 fields; this program has room for 2 to 200"),
    "a field": ((lake(1, 1, 1, 0),), "1 fields; this program has room for 2 to 200"),
    "no fishing field": ((lake(10, 10, 99, 0),), "0 fishing fields; this program has room for 1"),
    "65 fishing fields": (
        (lake(10, 10, 99, 65),),
        "65 fishing fields; this program has room for 1 to 64",
    ),
    "9 colours": ((colours(9),), "9 token colours; this program has room for 1 to 8"),
    "no colours": ((put("token_colour", []),), "0 token colours; this program has room for 1"),
    "65 tokens": ((deal_tokens(65, 1, 8),), "65 catch tokens; this program has room for 1 to 64"),
    "no tokens": ((put("token", []),), "0 catch tokens; this program has room for 1 to 64"),
    "65 species": ((cards(65, 65),), "65 species; this program has room for 1 to 64"),
    "no species": ((put("species", []),), "0 species; this program has room for 1 to 64"),
    "129 cards": ((cards(18, 129),), "129 fish cards; this program has room for 1 to 128"),
    "21 faces": ((put("die.faces", 21),), "21 faces of the die (die.faces); this program has room"),
    "1 face": ((put("die.faces", 1),), "1 faces of the die (die.faces); this program has room"),
    "61 solo turns": ((put("solo.turns", 61),), "61 turns of a solo game (solo.turns); this"),
    "no solo turns": ((put("solo.turns", 0),), "0 turns of a solo game (solo.turns); this"),
    "one direction": ((put("directions.order", ["N"]),), "RYB-DATA-14: 1 directions; this"),
}


@pytest.mark.parametrize("name", ROOM)
def test_what_has_no_room_is_refused(name: str, own: Own) -> None:
    edits, said = ROOM[name]
    found = faults(own(*edits))
    assert any(fault.startswith(said) for fault in found), found


def test_the_largest_box_fits(own: Own) -> None:
    box = GAME.open_box(own(*LARGEST))
    b = box.tables[0]
    assert (b.n_fields, b.n_spots, b.n_tokens, b.n_colours, b.n_ways) == (200, 64, 64, 8, 8)
    assert (b.n_places, b.n_species, b.n_cards, b.faces, b.solo_turns) == (16, 64, 128, 20, 60)
    assert box.warnings == ()


def test_the_smallest_box_has_its_warnings(own: Own) -> None:
    box = GAME.open_box(own(*SMALLEST))
    assert (box.tables[0].n_fields, box.tables[0].n_spots) == (6, 2)
    assert {warning[:11] for warning in box.warnings} == {"RYB-DATA-12"}


# Odd but legal files can be played


class OwnContract(Contract):
    """The contract of the house, with an owner's box."""

    def __init__(self, path: str, seats: int, options: dict[str, str], seed: str) -> None:
        box = GAME.open_box(path)
        super().__init__(replace(GAME, open_box=lambda _: box), seats, options, seed, THOROUGH)

    def check_end(self) -> None:
        match, path = self.match, self.box.source
        assert match.outcome is not None
        assert match.outcome.reason in GAME.reasons
        assert match.actions() == []
        text = match.record().text()
        again = Match.replay(text, data=path)
        assert again.digest() == match.digest()
        assert again.record().text() == text
        if self.box.digest != BOX.digest:
            with pytest.raises(BadOption, match="other components"):
                Match.replay(text)


def play(path: str, seats: int, seed: str, **options: str) -> Match:
    """A whole random game with an owner's file, watched at every step."""
    try:
        return OwnContract(path, seats, options, seed).run()
    except PondsideError as error:
        raise AssertionError(f"a legal game met an error: {error}") from error


@pytest.mark.parametrize("name", ODD_BOXES)
def test_an_odd_box_can_be_played(name: str, own: Own) -> None:
    path = own(*ODD_BOXES[name])
    seats, refill = [(4, "on"), (2, "off")][len(name) % 2]
    assert play(path, seats, f"odd-{seats}", target="3", max_rounds=ROUNDS, open_refill=refill).over
    if mode() != PLAIN:  # up to sixty turns on two hundred fields
        assert play(path, 1, "odd-1").turn == GAME.open_box(path).facts["solo"]["turns"]


def fish_on(match: Match) -> None:
    """Fish wherever a token lies in reach, until the game is over."""
    rng = random.Random(1)
    while not match.over:
        words, tokens = match.words(), match.state[0].group_at
        spots = [word for word in words if word in SPOTS and tokens[SPOTS.index(word)]]
        match.play(rng.choice(spots or words), quiet=True)
        match.deal(quiet=True)


def test_the_deck_of_a_small_box_runs_out(own: Own) -> None:
    match = Match.new("rybowisko", 4, data=own(few_cards), seed=1, options={"target": "13"})
    fish_on(match)
    assert match.outcome is not None
    assert match.outcome.reason == "no_cards"
    assert sum(len(angler.cards) for angler in match.view(None).anglers) == 18


def test_a_box_may_have_no_deck(own: Own) -> None:
    match = Match.new("rybowisko", 3, data=own(just_the_places), seed=4)
    assert match.view(None).deck == 0
    assert None not in match.view(None).places.values()
    fish_on(match)
    assert match.outcome is not None
    assert match.outcome.reason in ("no_cards", "target")


def test_an_angler_without_a_way_out_stays(own: Own) -> None:
    """RYB-MOVE-11, at the end of a canal behind two others."""
    box = GAME.open_box(own(*SMALLEST))
    line = "a?a? - ZAA,ZAB 1 f0:{}/2:-;f1:2/2:-;f2:2/2:-;f3:2/2:- 1.1.m/T7/F1"
    for smiling, words in ((0, ["stop"]), (1, ["stop"]), (2, ["f4"])):
        states = state_of(box, read_position(line.format(smiling), box))
        assert GAME.faults(box, states) == []
        out = np.zeros(GAME.max_legal, np.int64)
        n = doors.legal(box.tables, states, 0, out)
        assert [GAME.spell(box, states, int(action)) for action in out[:n]] == words
        doors.apply(box.tables, states, 0, int(out[0]))
        assert GAME.faults(box, states) == []
        view = GAME.view(box, states, None)
        if words == ["stop"]:  # it rests where it is
            assert (view.anglers[0].field, view.anglers[0].smiling) == ("f0", 2)
            assert view.actor == 1
        else:
            assert (view.anglers[0].field, view.phase) == ("f4", "roll")


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param((rename_field("g8", "N"),), id="a field called N"),
        pytest.param((rename_field("g8", "stop"),), id="a field called stop"),
        pytest.param((rename_field("g8", "reroll"),), id="a field called reroll"),
        pytest.param((rename_field("m1", "keep"),), id="a field called keep"),
        pytest.param((put("slot.r1.id", "keep"),), id="a card place called keep"),
        pytest.param((put("slot.r1.id", "take"),), id="a card place called take"),
        pytest.param((rename_colour("b", "rb"),), id="colours r and rb"),
        pytest.param((eight_ways, rename_colour("b", "rN")), id="colours r and rN"),
    ],
)
def test_ids_that_look_like_other_words_are_refused_or_can_be_played(
    edits: tuple[Edit, ...], own: Own
) -> None:
    """From the first card to the first move every word means one thing."""
    try:
        box = GAME.open_box(own(*edits))
    except BadData:
        return
    match = Match(GAME, box, 2, {}, "1")
    while match.actor == CHANCE:
        check_words(match)
        match.play(match.actions()[0], quiet=True)
    check_words(match)


def check_words(match: Match) -> None:
    assert len(set(match.words())) == len(match.words()), "two actions have one word"
    for action, word in zip(match.actions(), match.words(), strict=True):
        try:
            read = match.read(word)
        except PondsideError as error:
            raise AssertionError(f"{word} cannot be played: {error}") from error
        assert read == action, f"{word} is read otherwise"


def test_what_an_owner_corrected_is_told_to_those_who_draw() -> None:
    box = box_with(
        put("species.SZC.min", 3),
        put("species.SZC.pl", "Szczupaczek"),
        put("field.m1.label", "Old bridge"),
        put("field.m1.label_pl", ""),
        put("field.m1.x", 760),
        rename_colour("b", "w"),
        put("tokens.refill_at", 7),
    )
    told = printed(box)
    assert told.species["SZC"].least == 3
    assert told.species["SZC"].names["pl"] == "Szczupaczek"
    assert told.fields["m1"].names == {
        "en": "Old bridge",
        "pl": "Old bridge",
        "ru": "рукав Нарева, к Вежбице",
    }
    assert told.fields["m1"].x == 760
    assert list(told.colours) == ["r", "y", "g", "w"]
    assert told.refill_at == 7


def test_what_is_printed_is_what_the_file_says() -> None:
    told = printed(BOX)
    assert printed(BOX) is told  # worked out once
    assert {name: field.to for name, field in told.fields.items()} == {
        one["id"]: one["to"] for one in RAW["field"]
    }
    assert {code: (one.least, one.most, one.symbol) for code, one in told.species.items()} == {
        one["code"]: (one["min"], one["max"], one["symbol"]) for one in RAW["species"]
    }


def test_an_owners_numbers_take_effect(own: Own) -> None:
    path = own(
        put("tokens.refill_at", 4),
        put("solo.turns", 5),
        put("species.ROZ.unique", 3),
        put("target.default", 5),
        put("target.max", 6),
        put("options.open_refill", True),
        put("options.strict_components", False),
        put("options.max_rounds", 20),
        put("luck.default", 2),
    )
    box = GAME.open_box(path)
    changed = {id: value for id, value in box.defaults.items() if value != BOX.defaults[id]}
    assert changed == {
        "target": "5", "open_refill": "on", "strict_components": "off", "max_rounds": "20",
        "luck_p1": "2", "luck_p2": "2", "luck_p3": "2", "luck_p4": "2",
    }  # fmt: skip
    match = Match.new("rybowisko", 3, data=path, seed=1)
    assert match.view(None).target == 5
    assert [angler.smiling for angler in match.view(None).anglers] == [2, 2, 2]
    assert GAME.score_text("ROZ", box, "-", {}).sheets[0].facts["total"] == 4
    longest, rng = 0, random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions()), quiet=True)
        match.deal(quiet=True)
        longest = max(longest, len(match.view(None).pile))
    assert longest == 3
    assert play(path, 1, "solo").turn == 5


# The digest


SAME: dict[str, tuple[Edit, ...]] = {
    "names": (
        put("species.ROZ.en", "Rose fish"),
        put("species.ROZ.pl", "Róża"),
        put("species.ROZ.ru", "Роза"),
        put("species.ROZ.la", "Rosa"),
        put("token_colour.r.en", "crimson"),
        put("player_colour.black.pl", "smolisty"),
        put("symbol.A.icon", "tooth"),
        put("meta.title_en", "Fishing"),
        put("field.m1.label", "elsewhere"),
    ),
    "hex": (put("token_colour.r.hex", "#FF0000"), put("player_colour.black.hex", "#000000")),
    "drawing": (
        put("field.m1.x", 751),
        put("field.m1.y", -7),
        put("map.cell", 61),
        put("map.width", 1021),
        put("map.height", 781),
    ),
    "letters": (
        put("species.SZC.range_source", "R"),
        put("species.SZC.source", "R"),
        put("die.source", "R"),
        put("deck.copies_source", "R"),
    ),
    "reasons": (put("die.why", "because"), put("die.note", "six"), drop("species.ROZ.evidence")),
    "version": (put("meta.data_version", "2.0.0"),),
    "defaults of options": (put("options.open_refill", True), put("options.max_rounds", 50)),
    "pieces": (put("pieces.pawns", 5),),
    "grades": (
        put("solo.grades", [{**grade, "en": "X"} for grade in RAW["solo"]["grades"]]),
    ),
}  # fmt: skip
OTHER: dict[str, tuple[Edit, ...]] = {
    "a range": (put("species.ROZ.max", 4),),
    "a point": (put("species.ROZ.unique", 0),),
    "a symbol": (put("species.ROZ.symbol", "A"),),
    "a code": (put("species.ROZ.code", "ROX"),),
    "the luck": (put("luck.total", 16),),
    "a copy": (put("species.ROZ.copies", 2), put("deck.cards", 53)),
    "a neighbour": (drop("field.m1.to.S"), drop("field.m2.to.N")),
    "a kind": (put("field.k4.kind", "start"),),
    "a start": (put("player_colour.black.start", "k4"), put("field.k4.kind", "start")),
    "a token": (put("token.1.drift", "E"),),
    "the refill": (put("tokens.refill_at", 9),),
    "the die": (put("die.faces", 7),),
    "the target": (put("target.default", 8),),
    "the solo turns": (put("solo.turns", 16),),
    "a grade": (
        put("solo.grades", [{**one, "from": one["from"] * 2} for one in RAW["solo"]["grades"]]),
    ),
}


def digests(monkeypatch: pytest.MonkeyPatch, edits: dict[str, tuple[Edit, ...]]) -> dict[str, str]:
    """The digests of edited files; the tables, which take longest, are left out."""
    with monkeypatch.context() as patched:
        patched.setattr(tables, "tables_of", lambda facts: BOX.tables)
        return {name: box_with(*one).digest for name, one in edits.items()}


def test_the_digest_does_not_see_words_and_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert digests(monkeypatch, SAME) == dict.fromkeys(SAME, BOX.digest)


def test_the_digest_does_not_see_comments_and_layout(own: Own, own_text: Own) -> None:
    assert GAME.open_box(own()).digest == BOX.digest
    path = own_text(("# Do you own the box?", "# Do I own the box?"), ("[die]", "\n\n[die] # !"))
    assert GAME.open_box(path).digest == BOX.digest


def test_the_digest_changes_with_everything_that_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    found = digests(monkeypatch, OTHER)
    assert len({BOX.digest, *found.values()}) == 1 + len(OTHER), found
    assert re.fullmatch("[0-9a-f]{12}", BOX.digest)


def test_a_record_names_the_components_it_was_played_with(own: Own) -> None:
    path = own(put("species.ROZ.max", 4))
    text = Match.new("rybowisko", 2, data=path, seed=1).record().text()
    assert Match.replay(text, data=path).turn == 1
    with pytest.raises(BadOption, match="other components"):
        Match.replay(text)
    # Other names are no other components.
    text = Match.new("rybowisko", 2, data=own(*SAME["names"]), seed=1).record().text()
    assert Match.replay(text).turn == 1


# Options that do not go together


def clash(seats: int, chosen: dict[str, str], box: Box = BOX) -> str | None:
    """What is said against these options, if anything."""
    try:
        row = GAME.settings(box, seats, chosen)
    except BadOption as error:
        return str(error)
    spelled = GAME.spelled_settings(row)
    assert {id: spelled[id] for id in chosen} == chosen
    return None


def luck(*numbers: int, **more: str) -> dict[str, str]:
    return {f"luck_p{k}": str(n) for k, n in enumerate(numbers, 1)} | more


def test_ex_23_a_handicap_has_twelve_tokens() -> None:
    assert clash(4, luck(4, 4, 2, 2)) is None
    said = "strict_components=off allows it (RYB-SETUP-10)"
    wanted = f"14 luck tokens are wanted and the box has 12; {said}"
    assert clash(4, luck(4, 4, 4, 2)) == wanted
    assert clash(4, luck(4, 4, 4, 2, strict_components="off")) is None
    assert clash(4, luck(4)) == f"13 luck tokens are wanted and the box has 12; {said}"
    assert clash(3, luck(4, 4, 4)) is None
    assert clash(4, luck(4, 4, 4, 2), box_with(put("luck.total", 14))) is None


@pytest.mark.parametrize(
    ("seats", "chosen", "said"),
    [
        (2, {"luck_p3": "4"}, "luck_p3=4: seat 3 is not at this table of 2"),
        (3, {"luck_p4": "2"}, "luck_p4=2: seat 4 is not at this table of 3"),
        (1, {"luck_p2": "2"}, "luck_p2=2: seat 2 is not at this table of 1"),
        (2, {"first": "3"}, "first=3: seat 3 is not at this table of 2"),
        (1, {"first": "2"}, "first=2: seat 2 is not at this table of 1"),
        (1, {"target": "8"}, "target=8: a solo game has 15 turns and 3 luck tokens (RYB-SOLO-01, "
         "RYB-SOLO-02)"),
        (1, {"luck_p1": "4"}, "luck_p1=4: a solo game has 15 turns and 3 luck tokens (RYB-SOLO-01, "
         "RYB-SOLO-02)"),
        (1, {"max_rounds": "5"}, "max_rounds=5: a solo game has 15 turns and 3 luck tokens "
         "(RYB-SOLO-01, RYB-SOLO-02)"),
        (2, {"target": "28"}, "option target cannot be '28'; use 1 or 2 or … or 27"),
        (2, {"target": "0"}, "option target cannot be '0'; use 1 or 2 or … or 27"),
        (3, {"target": "19"}, "target=19: the components allow 1 to 18 at a table of 3 "
         "(RYB-SETUP-12)"),
        (4, {"target": "14"}, "target=14: the components allow 1 to 13 at a table of 4 "
         "(RYB-SETUP-12)"),
        (2, {"luck_p1": "5"}, "option luck_p1 cannot be '5'; use 2 or 3 or 4"),
        (2, {"colours": "1123"}, "option colours cannot be '1123'; use 1234 or 1243"),
        (2, {"first": "5"}, "option first cannot be '5'; use 1 or 2 or 3 or 4 or random"),
        (2, {"luck": "3"}, "Rybowisko has no option 'luck'; it has: colours, first, luck_p1"),
    ],
)  # fmt: skip
def test_options_that_the_table_cannot_have(seats: int, chosen: dict[str, str], said: str) -> None:
    found = clash(seats, chosen)
    assert found is not None
    assert found.startswith(said)
    with pytest.raises(BadOption, match=re.escape(found)):
        Match.new("rybowisko", seats, options=chosen)


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (1, {"first": "1"}),
        (1, {"first": "random"}),
        (1, {"colours": "4321", "open_refill": "on"}),
        (1, {"target": "7", "luck_p1": "3", "max_rounds": "500"}),
        (2, {"luck_p3": "3", "luck_p4": "3"}),
        (2, {"first": "2", "target": "1"}),
        (4, {"first": "4", "target": "13", "max_rounds": "5"}),
        (2, {"target": "27"}),
        (3, {"target": "18"}),
        (2, {"luck_p1": "4", "luck_p2": "4"}),
    ],
)
def test_options_that_go_together(seats: int, chosen: dict[str, str]) -> None:
    assert clash(seats, chosen) is None


def test_the_limits_of_the_target_come_from_the_file() -> None:
    box = box_with(put("target.min", 5), put("target.max", 9))
    told = "the components allow 5 to 9 at a table of 2 (RYB-SETUP-12)"
    assert clash(2, {"target": "4"}, box) == f"target=4: {told}"
    assert clash(2, {"target": "10"}, box) == f"target=10: {told}"
    assert clash(2, {"target": "5"}, box) is None
    assert clash(2, {"target": "9"}, box) is None


def test_the_seat_count_is_checked() -> None:
    for seats in (0, 5):
        with pytest.raises(BadOption, match=f"Rybowisko is for 1 to 4 seats, not {seats}"):
            Match.new("rybowisko", seats)


def test_a_finished_game_is_over_for_the_contract(own: Own) -> None:
    """The loop above can fail: a box whose game does not end is noticed."""
    contract = OwnContract(own(few_cards), 2, {"max_rounds": "5"}, "bound")
    object.__setattr__(contract.game, "max_actions", 30)
    with pytest.raises(AssertionError, match="beyond its bound"):
        contract.run()
    assert contract.match.actor != OVER


@pytest.mark.parametrize(("language", "page"), [("en", ""), ("pl", ".pl"), ("ru", ".ru")])
def test_the_rules_page_says_of_every_fish_that_is_ours_where_it_is_from(
    language: str, page: str
) -> None:
    """Section 1.3: a page, a river, or nothing but that it is common."""
    text = (DOCS / f"rybowisko{page}.md").read_text(encoding="utf-8")
    (said,) = (one for one in text.split("\n\n") if "jezioro.zegrzynskie.pl" in one)
    words = re.findall(r"[\w-]+", said.lower())
    for one in RAW["species"]:
        name = one[language].lower().split()
        found = any(words[k : k + len(name)] == name for k in range(len(words)))
        assert found == (one["source"] == "X"), one["code"]


# The other lake that comes with the package


def test_the_near_lake_is_in_order_and_as_its_rules_page_says() -> None:
    """Section 1.4: the same water, fishing fields three steps apart, four starts alike."""
    file = str(Path(tables.__file__).parent / "lakes" / "near.toml")
    box = GAME.open_box(file)
    assert (box.warnings, box.digest != BOX.digest) == ((), True)
    for name in ("field", "way", "colour", "place", "species", "symbol", "player"):
        assert box.names[name] == BOX.names[name]
    b = box.tables[0]
    spots = b.spot_field[: b.n_spots].tolist()
    assert len(spots) == 15
    for spot in spots:
        assert min(int(b.distance[spot, other]) for other in spots if other != spot) == 3
    for start in b.start.tolist():
        far = sorted(int(b.distance[start, spot]) for spot in spots)
        assert far[:4] == [2, 2, 3, 4]
    match = Match.new("rybowisko", 3, data=file, seed="near", options={"target": "2"})
    rng = random.Random("near")
    while not match.over:
        match.play(rng.choice(match.words()), quiet=True)
        match.deal(quiet=True)
    assert match.outcome is not None
    assert match.outcome.reason == "target"
