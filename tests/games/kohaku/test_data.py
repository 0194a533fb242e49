"""Component files: the stock one, an owner's corrected one, and those that are refused."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pondside.games.kohaku import tables
from pondside.games.kohaku.notation import read_pond, score_pond
from pondside.games.kohaku.printed import printed
from pondside.kernel import components, doors
from pondside.kernel.errors import BadData, BadOption, PondsideError, Unreadable
from pondside.kernel.game import Box
from pondside.kernel.match import Match

from ..owner import replaced, writer
from .table import (
    BOX,
    GAME,
    act_at_random,
    board_of,
    board_text,
    drafters,
    goal,
    phase_of,
    placements,
    position,
    sheet,
    unfilled,
)

Change = tuple[str, str]  # a piece of the stock file and what stands there instead

STOCK = tables.stock_text()
SPLIT = (
    '[[koi]]\nid = "br.f1d1*4"\ncolours = ["black", "red"]\nfry = 1\ndragonflies = 1\n'
    "coins = 0\npebbles = 4\ncount = 2",
    '[[koi]]\nid = "br.f1*4"\ncolours = ["black", "red"]\nfry = 1\ndragonflies = 0\n'
    'coins = 0\npebbles = 4\ncount = 1\nsource = "R"\n\n'
    '[[koi]]\nid = "br.d1*4"\ncolours = ["black", "red"]\nfry = 0\ndragonflies = 1\n'
    "coins = 0\npebbles = 4\ncount = 1",
)
MIRRORED = (
    ('koi_cells = ["a1", "c1", "b2", "d2", "a3", "c3"]', "koi_cells = KEEP"),
    ('feature_cells = ["b1", "d1", "a2", "c2", "b3", "d3"]', "feature_cells = KOI"),
    ("koi_cells = KEEP", 'koi_cells = ["b1", "d1", "a2", "c2", "b3", "d3"]'),
    ("feature_cells = KOI", 'feature_cells = ["a1", "c1", "b2", "d2", "a3", "c3"]'),
    ('centre_koi = "b2"', 'centre_koi = "c2"'),
    ('centre_feature = "c2"', 'centre_feature = "b2"'),
)


changed = partial(replaced, STOCK)


@pytest.fixture
def own(tmp_path: Path) -> Callable[..., str]:
    """Write an owner's file; returns its path."""
    return writer(tmp_path, changed)


def signatures() -> list[Any]:
    """The types that scoring has been compiled for in this process; none in plain mode."""
    return list(getattr(doors.score, "signatures", []))


def play_out(match: Match, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while not match.over:
        act_at_random(match, rng)
    return match


# The stock file


def test_the_stock_file_loads() -> None:
    assert (len(BOX.names["koi"]), len(BOX.names["feature"]), len(BOX.names["card"])) == (
        52,
        18,
        12,
    )
    assert (BOX.game, BOX.source) == ("kohaku", "kohaku.toml")
    assert BOX.facts["schema"] == 1


def test_the_stock_tables_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        BOX.tables["coin"] = 2


def test_every_fact_keeps_its_provenance_letter() -> None:
    """Nothing of the file is lost on the way, least of all where a number comes from."""
    raw = tomllib.loads(STOCK)

    def check(written: object, kept: object, where: str) -> None:
        if isinstance(written, dict):
            assert isinstance(kept, dict)
            assert "source" not in written or kept["source"] in tuple("RDPX"), where
            for key, value in written.items():
                check(value, kept[key], f"{where}.{key}")
        elif isinstance(written, list):
            assert isinstance(kept, list | tuple)
            assert len(written) == len(kept), where
            for k, (one, other) in enumerate(zip(written, kept, strict=True)):
                check(one, other, f"{where}[{k}]")
        else:
            assert written == kept, where

    check(raw, BOX.facts, "")


def test_reconstructed_facts_are_marked_x() -> None:
    letters = {card["id"]: card["source"] for card in BOX.facts["goal_card"]}
    assert {id for id, letter in letters.items() if letter == "X"} == {
        "white_black",
        "yellow_red",
        "ornament_kinds",
        "largest_square",
    }
    pebbles = {
        (fact["pebbles"], fact["source"]) for fact in BOX.facts["koi"] if fact["pebbles"] > 0
    }
    assert pebbles == {(3, "D"), (4, "R")}
    assert BOX.facts["board"]["source_parity"] == "X"


# A corrected file takes effect


def test_a_split_tile_is_drawn_and_scored(own: Callable[..., str]) -> None:
    """What A-01 says to do if the 4-pebble tiles of a box show one thing each."""
    path = own(SPLIT)
    unseen = unfilled(4, data=path).view(None).unseen["koi"]
    assert (unseen["br.f1*4"], unseen["br.d1*4"], unseen["br.f1d1*3"]) == (1, 1, 1)
    assert "br.f1d1*4" not in unseen
    match = unfilled(4, data=path)
    match.play("br.f1*4")
    assert board_of(match)["a1"] == "br.f1*4"
    with pytest.raises(PondsideError):
        unfilled(4).play("br.f1*4")

    box = GAME.open_box(path)
    pond = "R br.f1*4 G br.d1*4"
    assert sheet(pond, box=box) == {"rocks": 1, "frog": 1}
    assert (goal(pond, "no_fry", box=box), goal(pond, "no_dragonflies", box=box)) == (2, 2)
    assert read_pond(pond, box).warnings == ()
    assert len(read_pond(pond, BOX).warnings) == 2


def test_two_boxes_score_side_by_side_without_compiling_again(own: Callable[..., str]) -> None:
    box = GAME.open_box(
        own(
            ("per_koi = 2\nall_four_total = 12", "per_koi = 3\nall_four_total = 20"),
            ("one_colour = 2\nboth_colours = 3", "one_colour = 1\nboth_colours = 4"),
            ("per_fry = 1", "per_fry = 2"),
            ("per_dragonfly = 1", "per_dragonfly = 3"),
            ("by_adjacent_koi = [0, 1, 3, 6, 10]", "by_adjacent_koi = [0, 2, 4, 6, 9]"),
            ("[scoring.butterflies]\nper_koi = 2", "[scoring.butterflies]\nper_koi = 5"),
            ("flat = 5", "flat = 8"),
            ("coin = 1", "coin = 2"),
        )
    )
    pond = "Fr r.f2 Fbr br.d3 S / r.d2 R bw.f3 G y.f2 / Br rw.f3 T"
    stock = {
        "single_flower": 4, "double_flower": 7, "rocks": 8, "frog": 3, "statue": 3,
        "butterflies": 4, "turtle": 5, "coins": 3,
    }  # fmt: skip
    theirs = {
        "single_flower": 6, "double_flower": 6, "rocks": 16, "frog": 9, "statue": 4,
        "butterflies": 10, "turtle": 8, "coins": 6,
    }  # fmt: skip
    assert sheet(pond) == stock
    compiled = signatures()
    for _ in range(2):
        assert sheet(pond, box=box) == theirs
        assert sheet(pond) == stock
    assert signatures() == compiled


def test_a_corrected_goal_table_takes_effect(own: Callable[..., str]) -> None:
    box = GAME.open_box(own(("table = [[5, 2], [6, 4],", "table = [[1, 3], [2, 9], [6, 4],")))
    pond = "T b.f2 T bw.d2"
    assert (goal(pond, "white_black"), goal(pond, "white_black", box=box)) == (0, 9)
    # The other colour card has a table of its own.
    assert goal("T r.f2 T ry.d2", "yellow_red", box=box) == 0
    for used, points in ((BOX, 11), (box, 20)):
        match = position(board="", ponds=[pond], goals=["white_black"], phase="ended", box=used)
        assert match.total(0) == points


def test_a_table_that_its_owner_corrected_is_no_longer_called_ours(
    own: Callable[..., Any],
) -> None:
    def ours(box: Box) -> set[str]:
        return {card for card, paid in printed(box).cards.items() if paid.ours}

    of_us = {"white_black", "yellow_red", "ornament_kinds", "largest_square"}
    assert ours(BOX) == of_us
    box = GAME.open_box(own(("[[3, 1], [4, 3]", "[[3, 2], [4, 3]"), ("per_set = 5", "per_set = 6")))
    assert ours(box) == of_us - {"ornament_kinds"}  # the letter X still stands beside it


@pytest.mark.parametrize("changes", [(), (SPLIT,), (("per_fry = 1", "per_fry = 2"),)])
def test_the_examples_of_the_reference_are_of_the_box_and_score_what_they_say(
    changes: tuple[Change, ...], own: Callable[..., Any]
) -> None:
    box = GAME.open_box(own(*changes))
    shown = printed(box)
    held = {one["id"] for kind in ("koi", "feature") for one in box.facts[kind] if one["count"]}
    assert set(shown.kinds) <= held
    assert set(shown.examples) == {id for id in box.names["feature"] if id != "T"}
    for feature, example in shown.examples.items():
        assert set(example.tiles) <= held
        assert feature in example.tiles
        pond = read_pond(" ".join(example.tiles), box)
        points = [line.points for line in score_pond(pond, box) if line.tile == feature]
        assert points == [example.points]


@pytest.mark.parametrize(
    ("card", "change", "pond", "points"),
    [
        ("rarest_colour", ("per_koi = 3\ncount", "per_koi = 4\ncount"), "bw.f2 T ry.f2", 4),
        ("dragonflies", ("per_dragonfly = 1\ncount", "per_dragonfly = 2\ncount"), "Bb r.d3", 6),
        ("statues", ("per_statue = 5", "per_statue = 7"), "- b.f2 / r.f2 S w.f2 / - y.f2", 7),
        ("no_fry", ("per_koi = 2\ncount", "per_koi = 6\ncount"), "T b.d2", 6),
        ("flower_sets", ("per_set = 5", "per_set = 4"), "Fbr bw.f2 Fwy", 4),
        ("frog_turtle", ("per_pair = 3", "per_pair = 1"), "G bw.f2 T", 1),
        ("largest_square", ("[[2, 5], [3, 10]", "[[1, 1], [3, 10]"), "T b.f2", 1),
        ("fry_shelter", ("near_rocks = 2", "near_rocks = 9"), "R b.f2", 9),
        ("fry_shelter", ("not_near_rocks = -1", "not_near_rocks = -4"), "T b.f2", -4),
    ],
)
def test_every_payment_of_a_card_comes_from_the_file(
    card: str, change: Change, pond: str, points: int, own: Callable[..., str]
) -> None:
    assert goal(pond, card) != points
    assert goal(pond, card, box=GAME.open_box(own(change))) == points


def test_the_rivals_numbers_come_from_the_file(own: Callable[..., str]) -> None:
    box = GAME.open_box(
        own(
            ("easy_per_koi = 3", "easy_per_koi = 4"),
            ("easy_per_feature = 2", "easy_per_feature = 3"),
            ("medium_extra_per_feature = 1", "medium_extra_per_feature = 5"),
            ("hard_extra_per_coin = 1", "hard_extra_per_coin = 10"),
            ("hard_extra_per_single_flower = 1", "hard_extra_per_single_flower = 20"),
        )
    )
    match = position(1, board="", pile="r.f2 bw.f2 Fr T", phase="ended", box=box)
    assert match.view(0).rival.totals == {"easy": 14, "medium": 24, "hard": 54}


def test_the_hard_level_counts_coins_not_tiles(own: Callable[..., str]) -> None:
    """KOH-SOLO-18: with two coins on a tile it is 2 points."""
    box = GAME.open_box(
        own(
            ('id = "r.f2"\ncolours = ["red"]\nfry = 2\ndragonflies = 0\ncoins = 1',
             'id = "r.f2$2"\ncolours = ["red"]\nfry = 2\ndragonflies = 0\ncoins = 2')
        )
    )  # fmt: skip
    match = position(1, board="", pile="r.f2$2", phase="ended", box=box)
    assert match.view(0).rival.totals == {"easy": 3, "medium": 3, "hard": 5}
    assert sheet("r.f2$2 S", box=box) == {"coins": 2, "statue": 1}


def test_other_setup_numbers_change_the_length(own: Callable[..., str]) -> None:
    path = own(
        (
            "remove_random = 7\nkoi_in_play = 33\nkoi_stack = 27\nfeature_stack = 56\n"
            "rounds = 14\nturns = 28",
            "remove_random = 5\nkoi_in_play = 35\nkoi_stack = 29\nfeature_stack = 56\n"
            "rounds = 15\nturns = 30",
        )
    )
    match = unfilled(2, data=path)
    assert match.view(None).turns == 30
    assert drafters(play_out(match)) == [0, 1] * 15
    assert GAME.faults(match.box, match.state) == []


@pytest.mark.parametrize("seats", [1, 2])
def test_the_mirrored_board_can_be_played(seats: int, own: Callable[..., str]) -> None:
    """KOH-COMP-11: should the box have its koi cells the other way round."""
    path = own(*MIRRORED)
    match = unfilled(seats, data=path)
    for token in "Fr rw.f2 S y.d3 b.f2 R ry.d2 G T bw.d3 By wy.f3".split():  # noqa: SIM905
        match.play(token)
    assert phase_of(match) == "draft"
    assert match.words()[:3] == ["b1a1", "b1c1", "b1b2"]
    assert len(match.words()) == 17
    for word in ("b1a1", "k0,0", "f1,0", "w.d2", "Fy"):
        match.play(word)
    # The koi of the centre, c2, moved to b1 and its feature, b2, to a1.
    assert board_text(match) == "R ry.d2 S y.d3 / b.f2 Fy w.d2 G / T bw.d3 By wy.f3"
    assert GAME.faults(match.box, play_out(match).state) == []


def test_a_default_of_the_file_is_the_default_of_the_game(own: Callable[..., str]) -> None:
    path = own(
        ('id = "chain_placement"\ndefault = "allow"', 'id = "chain_placement"\ndefault = "forbid"')
    )
    assert unfilled(2, data=path).options["chain_placement"] == "forbid"
    assert unfilled(2, data=path, chain_placement="allow").options["chain_placement"] == "allow"
    match = position(ponds=["w.d2 Fy"], box=GAME.open_box(path))
    match.play("b2b1")
    assert len(placements(match)) == 9


def test_more_goal_cards_can_be_dealt(own: Callable[..., str]) -> None:
    match = unfilled(4, data=own(("goal_cards_dealt = 2", "goal_cards_dealt = 3")), goal_cards="on")
    match.deal()
    for _ in range(4):
        assert len(match.words()) == 3
        match.play(match.words()[0])
    assert phase_of(match) == "draft"


def test_a_record_names_the_components_it_was_played_with(own: Callable[..., str]) -> None:
    path = own(("flat = 5", "flat = 6"))
    record = play_out(unfilled(2, data=path)).record().text()
    assert Match.replay(record, data=path).over
    with pytest.raises(BadOption, match="other components"):
        Match.replay(record)


def test_the_digest_changes_with_what_matters_and_with_nothing_else(
    own: Callable[..., str],
) -> None:
    same = own(('note = "Only with edition pl."', 'note = "Reworded."'), ("# Kohaku", "# Koi"))
    assert GAME.open_box(same).digest == BOX.digest
    digests = {
        GAME.open_box(own(change)).digest
        for change in (SPLIT, ("flat = 5", "flat = 6"), ("easy_per_koi = 3", "easy_per_koi = 4"))
    }
    assert len({*digests, BOX.digest}) == 4


def test_a_rich_tile_in_text_is_scored_or_refused_whatever_the_file_pays(
    own: Callable[..., str],
) -> None:
    """15 fry at 5 points each are more than any tile of the box is worth to rocks."""
    box = GAME.open_box(own(("per_fry = 1", "per_fry = 5")))
    assert sheet("R w.f3", box=box) == {"rocks": 15, "coins": 1}
    pond = read_pond("R bw.f15", box)
    try:
        points = score_pond(pond, box)[0].points
    except Unreadable:
        return  # a limit that is said in words would do as well
    assert points == 75


def test_a_tile_that_the_box_lacks_is_scored_or_refused_whatever_the_file_pays(
    tmp_path: Path,
) -> None:
    """A box without double flowers, whose file takes points away for them."""
    head, *features = changed(("one_colour = 2", "one_colour = -5")).split("[[feature]]")
    features = [text for text in features if 'kind = "double_flower"' not in text]
    features[0] = features[0].replace("count = 6", "count = 12")
    file = tmp_path / "own.toml"
    file.write_text("[[feature]]".join([head, *features]), encoding="utf-8")
    try:
        box = GAME.open_box(str(file))
        points = score_pond(read_pond("b.f2 Fbr r.f2", box), box)[0].points
    except (BadData, Unreadable):
        return  # either limit, said in words, would do as well
    assert points == -10


# Refused files


END = 'here it is seat 1 or drawn by lot."\n'
FIRST_KOI = (
    'id = "b.f2"\ncolours = ["black"]\nfry = 2\ndragonflies = 0\ncoins = 1\npebbles = 0\ncount = 1'
)
TWO = (
    "remove_random = 7\nkoi_in_play = 33\nkoi_stack = 27\nfeature_stack = 56\n"
    "rounds = 14\nturns = 28"
)

INCONSISTENT: dict[str, tuple[tuple[Change, ...], str]] = {
    "not TOML": ((("[board]", "[board"),), "not valid TOML"),
    "a key twice": ((("schema = 1", "schema = 1\nschema = 1"),), "not valid TOML"),
    "text for a number": ((("rows = 3", 'rows = "3"'),), "Expected `int`, got `str`"),
    "a fraction for a number": ((("flat = 5", "flat = 5.5"),), "Expected `int`, got `float`"),
    "yes for a number": ((("fry = 2", "fry = true"),), "Expected `int`, got `bool`"),
    "an unknown key": ((("flat = 5", "flat = 5\nflta = 6"),), "unknown field `flta`"),
    "an unknown section": ((("[board]", "[bored]\nrows = 3\n\n[board]"),), "unknown field `bored`"),
    "a missing key": ((("rows = 3", "#"),), "missing required field `rows`"),
    "no provenance": (
        (('count = 1\nsource = "R"', "count = 1"),),
        "missing required field `source`",
    ),
    "an unknown provenance letter": (
        (('ru = "чёрный"\nsource = "R"', 'ru = "чёрный"\nsource = "Q"'),),
        "matching regex",
    ),
    "another schema": ((("schema = 1", "schema = 2"),), "reads schema 1"),
    "another game": ((('game = "kohaku"', 'game = "koi"'),), "'koi', not 'kohaku'"),
    "other colours": (
        (('id = "black"\nletter = "b"', 'id = "blue"\nletter = "b"'),),
        "colours must be black",
    ),
    "more points than fit": ((("flat = 5", "flat = 100"),), "<= 99"),
    "negative fry": ((("fry = 2", "fry = -1"),), ">= 0"),
    "a negative count": ((("count = 1", "count = -1"),), ">= 0"),
    "a koi of an unknown colour": (
        ((FIRST_KOI, FIRST_KOI.replace("black", "green")),),
        "'b.f2': unknown colour 'green'",
    ),
    "a koi without a colour": (
        ((FIRST_KOI, FIRST_KOI.replace('"black"', "")),),
        "one colour or two",
    ),
    "a koi of one colour twice": (
        ((FIRST_KOI, FIRST_KOI.replace('"black"', '"black", "black"')),),
        "one colour or two different",
    ),
    "a koi of three colours": (
        ((FIRST_KOI, FIRST_KOI.replace('"black"', '"black", "red", "white"')),),
        "one colour or two",
    ),
    "a koi that is not what its id says": (
        ((FIRST_KOI, FIRST_KOI.replace("fry = 2", "fry = 1")),),
        "its fields spell 'b.f1'",
    ),
    "a koi with a coin its id does not show": (
        ((FIRST_KOI, FIRST_KOI.replace("coins = 1", "coins = 0")),),
        "its fields spell 'b.f2$0'",
    ),
    "a koi listed twice": (
        ((FIRST_KOI, FIRST_KOI + '\nsource = "R"\n\n[[koi]]\n' + FIRST_KOI),),
        "'b.f2' is listed 2 times",
    ),
    "a koi too many": (
        ((FIRST_KOI, FIRST_KOI.replace("count = 1", "count = 2")),),
        "41 koi without 0 at random is 41, but koi_in_play is 40",
    ),
    "a koi too few": (
        ((FIRST_KOI, FIRST_KOI.replace("count = 1", "count = 0")),),
        "but koi_in_play is 53",
    ),
    "more koi than fit": (
        ((FIRST_KOI, FIRST_KOI.replace("count = 1", "count = 24")),),
        "more than 80 koi tiles",
    ),
    "a feature of an unknown kind": (
        (('kind = "turtle"', 'kind = "heron"'),),
        "unknown kind 'heron'",
    ),
    "a feature of an unknown colour": (
        (
            (
                'kind = "single_flower"\ncolours = ["black"]',
                'kind = "single_flower"\ncolours = ["pink"]',
            ),
        ),
        "'Fb': unknown colour",
    ),
    "a single flower of two colours": (
        (
            (
                'kind = "single_flower"\ncolours = ["black"]',
                'kind = "single_flower"\ncolours = ["black", "red"]',
            ),
        ),
        "single_flower has 1 colours, not 2",
    ),
    "a turtle with a colour": (
        (('kind = "turtle"\ncolours = []', 'kind = "turtle"\ncolours = ["red"]'),),
        "turtle has 0 colours",
    ),
    "a feature that is not what its id says": (
        (('id = "T"', 'id = "S2"'),),
        "its fields spell 'T'",
    ),
    "a feature listed twice": (
        (
            (
                'id = "Fr"\nkind = "single_flower"\ncolours = ["red"]',
                'id = "Fb"\nkind = "single_flower"\ncolours = ["black"]',
            ),
        ),
        "'Fb' is listed 2 times",
    ),
    "a feature too many": (
        (('kind = "turtle"\ncolours = []\ncount = 6', 'kind = "turtle"\ncolours = []\ncount = 7'),),
        "feature_stack is 56, but 63 features",
    ),
    "more features than fit": (
        (
            (
                'kind = "turtle"\ncolours = []\ncount = 6',
                'kind = "turtle"\ncolours = []\ncount = 25',
            ),
        ),
        "more than 80 feature tiles",
    ),
    "a board of another shape": ((("rows = 3", "rows = 4"),), "3 rows of 4 cells"),
    "a cell named twice": ((('"a1", "c1"', '"a1", "a1"'),), "each cell a1 to d3 once"),
    "a cell that does not exist": ((('"a1", "c1"', '"a1", "e1"'),), "each cell a1 to d3 once"),
    "a board that does not alternate": (
        (('"a1", "c1"', '"b1", "c1"'), ('["b1", "d1"', '["a1", "d1"')),
        "alternate",
    ),
    "a centre on the edge": (
        (('centre_koi = "b2"', 'centre_koi = "a1"'),),
        "not a central koi cell",
    ),
    "a centre of the other type": (
        (('centre_feature = "c2"', 'centre_feature = "b2"'),),
        "not a central feature cell",
    ),
    "another number of koi cells": ((("board_koi = 6", "board_koi = 5"),), "must be 6"),
    "two goal cards kept": ((("goal_cards_kept = 1", "goal_cards_kept = 2"),), "exactly one kept"),
    "no goal card dealt": (
        (("goal_cards_dealt = 2", "goal_cards_dealt = 0"),),
        "at least one goal card",
    ),
    "too few goal cards": (
        (("goal_cards_dealt = 2", "goal_cards_dealt = 4"),),
        "too few to deal 4",
    ),
    "a seat count missing": ((("players = 4\n", "players = 3\n"),), "each of 1, 2, 3, 4"),
    "koi in play that do not add up": (
        ((TWO, TWO.replace("= 33", "= 34")),),
        "40 koi without 7 at random is 33",
    ),
    "more koi removed than there are": (
        ((TWO, TWO.replace("= 7", "= 38").replace("= 33", "= 2")),),
        "2 koi are too few",
    ),
    "a koi stack that does not add up": (((TWO, TWO.replace("= 27", "= 28")),), "koi_stack is 28"),
    "a feature stack that does not add up": (
        ((TWO, TWO.replace("= 56", "= 55")),),
        "feature_stack is 55",
    ),
    "turns that do not add up": (((TWO, TWO.replace("= 28", "= 30")),), "28 can be played"),
    "rounds that do not add up": (((TWO, TWO.replace("= 14", "= 15")),), "15 rounds of 2"),
    "pebbles that are not removed": (
        (("remove_pebbles = [3, 4]", "remove_pebbles = [4]"),),
        "46 koi without 0 at random",
    ),
    "a statue scale too short": ((("[0, 1, 3, 6, 10]", "[0, 1, 3, 6]"),), "five values"),
    "a koi worth more than can be counted": (
        (("per_fry = 1", "per_fry = 6"),),
        "counts from 0 to 15",
    ),
    "a koi worth less than nothing": ((("per_fry = 1", "per_fry = -1"),), "worth -3"),
    "another tie break": ((('order = ["total", "coins"]', 'order = ["total"]'),), "tie_break"),
    "another way to win": ((('win = "strictly_more"', 'win = "more"'),), "strictly_more"),
    "levels in another order": ((('id = "easy"', 'id = "hard"'),), "easy, medium, hard"),
    "a goal card missing": ((('id = "statues"\nen', 'id = "koi"\nen'),), "the cards must be"),
    "goal cards in another order": (
        (
            ('id = "no_fry"', 'id = "x"'),
            ('id = "no_dragonflies"', 'id = "no_fry"'),
            ('id = "x"', 'id = "no_dragonflies"'),
        ),
        "in this order",
    ),
    "a card without its payment": (
        (("per_statue = 5", "per_pair = 5"),),
        "'statues': per_statue is missing",
    ),
    "a card without its table": (
        (("table = [[3, 1], [4, 3], [5, 6], [6, 10], [7, 15]]", "#"),),
        "'ornament_kinds': table is missing",
    ),
    "thresholds that fall": (
        (("[[5, 2], [6, 4]", "[[6, 2], [5, 4]"),),
        "thresholds of its table must grow",
    ),
    "a threshold twice": ((("[[5, 2], [6, 4]", "[[6, 2], [6, 4]"),), "must grow"),
    "a threshold out of reach": ((("[11, 14], [12, 16]]", "[11, 14], [65, 16]]"),), "0 to 64"),
    "a printed row that the table lost": (
        (("[6, 10], [7, 15]]", "[6, 10], [7, 16]]"),),
        "anchored row",
    ),
    "half a shelter": ((("not_near_rocks = -1\n", ""),), "not_near_rocks is missing"),
    "an unknown option": (
        (('id = "butterfly_gaps"', 'id = "butterfly_holes"'),),
        "option 'butterfly_holes' is unknown",
    ),
    "an unknown option value": (
        (('values = ["ignore", "block"]', 'values = ["ignore", "stop"]'),),
        "the values must be",
    ),
    "a default that is no value": (
        (('default = "ignore"', 'default = "maybe"'),),
        "'maybe' is not one",
    ),
}


@pytest.mark.parametrize("name", INCONSISTENT)
def test_an_inconsistent_file_is_refused_with_its_fault(name: str, own: Callable[..., str]) -> None:
    changes, fault = INCONSISTENT[name]
    path = own(*changes)
    with pytest.raises(BadData) as caught:
        GAME.open_box(path)
    assert any(fault in found for found in caught.value.faults), caught.value.faults
    assert str(caught.value).startswith(f"{path}: this component file cannot be used:")
    # A game with it is refused in the same words.
    with pytest.raises(BadData):
        Match.new("kohaku", 2, data=path)


def test_a_file_of_too_many_kinds_is_refused(own: Callable[..., str]) -> None:
    def with_more(kinds: int) -> str:
        """The stock file and more kinds of koi, of which the box has none."""
        more = ""
        for n in range(4, 4 + kinds):
            more += f'\n[[koi]]\nid = "b.f{n}"\ncolours = ["black"]\nfry = {n}\ndragonflies = 0\n'
            more += 'coins = 1\npebbles = 0\ncount = 0\nsource = "X"\n'
        return own((END, END + more))

    assert len(GAME.open_box(with_more(12)).names["koi"]) == 64
    with pytest.raises(BadData, match="65 kinds of koi; this program has room for 64"):
        GAME.open_box(with_more(13))


def test_a_longer_game_than_fits_is_refused(own: Callable[..., str]) -> None:
    """All 58 koi with two seats: 26 turns each, and a pond has room for 18."""
    longer = TWO.replace("= 7", "= 0").replace("= 33", "= 58").replace("= 27", "= 52")
    longer = longer.replace("= 28", "= 53")
    path = own(("remove_pebbles = [3, 4]\n" + TWO, "remove_pebbles = []\n" + longer))
    with pytest.raises(BadData, match="up to 27 turns for one seat; this program has room for 18"):
        GAME.open_box(path)


def test_a_card_that_pays_in_two_ways_is_refused(own: Callable[..., str]) -> None:
    """Of a table and a payment by the piece one would be ignored, and nobody told."""
    path = own(("per_koi = 3\ncount = 1", "per_koi = 3\ntable = [[1, 2]]\ncount = 1"))
    with pytest.raises(BadData, match="rarest_colour"):
        GAME.open_box(path)


def test_all_faults_are_listed_at_once(own: Callable[..., str]) -> None:
    with pytest.raises(BadData) as caught:
        GAME.open_box(
            own(("[0, 1, 3, 6, 10]", "[0, 1]"), ('win = "strictly_more"', 'win = "luck"'))
        )
    assert len(caught.value.faults) == 2
    assert str(caught.value).count("\n  - ") == 2


# Files that cannot be read


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.toml")
    with pytest.raises(Unreadable) as caught:
        GAME.open_box(path)
    assert str(caught.value) == f"{path}: cannot read the component file: No such file or directory"


def test_a_folder_is_no_component_file(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot read the component file"):
        GAME.open_box(str(tmp_path))


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(STOCK.encode("utf-16"))
    with pytest.raises(Unreadable, match="not UTF-8"):
        GAME.open_box(str(file))


def test_a_number_too_long_for_the_toml_reader_is_refused(own: Callable[..., str]) -> None:
    with pytest.raises(BadData, match="not valid TOML"):
        GAME.open_box(own(("rows = 3", f"rows = {'9' * 5000}")))


def test_a_file_larger_than_any_component_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_text("#" * (components.MAX_FILE + 1), encoding="utf-8")
    with pytest.raises(Unreadable, match="larger than"):
        GAME.open_box(str(file))


def test_a_file_that_changed_is_read_again(own: Callable[..., str]) -> None:
    path = own(("flat = 5", "flat = 6"))
    assert GAME.open_box(path).facts["scoring"]["turtle"]["flat"] == 6
    Path(path).write_text(changed(("flat = 5", "flat = 77")), encoding="utf-8")
    assert sheet("T bw.f2", box=GAME.open_box(path)) == {"turtle": 77}


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("", encoding="utf-8")
    with pytest.raises(BadData, match="missing required field"):
        GAME.open_box(str(file))


def test_a_box_says_which_file_it_came_from(own: Callable[..., str]) -> None:
    path = own(("flat = 5", "flat = 7"))
    box: Box = GAME.open_box(path)
    assert box.source == path
    assert box.facts["scoring"]["turtle"]["flat"] == 7
