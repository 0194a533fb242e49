"""Ponds written by hand: what is read, what is refused and where, what is only warned about."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pondside.games.kohaku.notation import (
    MAX_TEXT,
    WIDEST,
    Pond,
    read_pond,
    score_pond,
    score_text,
    spell_rows,
)
from pondside.games.kohaku.tiles import Feature, Koi, spell_tile
from pondside.kernel.errors import Unreadable

from . import oracle
from .table import BOX, Cell, play_random, pond_of, written_pond

EX_01 = """\
origin: 0,0
Fr    rw.f2  Fbw    b.d3
r.d2  S      bw.f3  G
T     ry.f2  R      wy.d2
"""


def tokens(pond: Pond) -> dict[Cell, str]:
    return {place: spell_tile(one.tile) for place, one in pond.tiles.items()}


def error(text: str) -> tuple[int, int, str]:
    """Line, column and message of the error that a text meets."""
    with pytest.raises(Unreadable) as caught:
        read_pond(text, BOX)
    return caught.value.line, caught.value.column, caught.value.message


def warnings(text: str) -> tuple[str, ...]:
    return tuple(odd.text for odd in read_pond(text, BOX).warnings)


# Reading


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        pytest.param("r.f2 T", {(0, 0): "r.f2", (1, 0): "T"}, id="one row"),
        pytest.param("r.f2\nT", {(0, 0): "r.f2", (0, 1): "T"}, id="a row a line"),
        pytest.param("r.f2 / T", {(0, 0): "r.f2", (0, 1): "T"}, id="slash for a new line"),
        pytest.param("r.f2/T", {(0, 0): "r.f2", (0, 1): "T"}, id="slash without blanks"),
        pytest.param("r.f2\r\nT\r\n", {(0, 0): "r.f2", (0, 1): "T"}, id="line ends of Windows"),
        pytest.param("\tr.f2\t T", {(0, 0): "r.f2", (1, 0): "T"}, id="tabs and blanks"),
        pytest.param("- r.f2 -\n- T -", {(1, 0): "r.f2", (1, 1): "T"}, id="empty cells"),
        pytest.param(
            "# mine\n\nr.f2 T # two tiles / b.f2\n\n# end",
            {(0, 0): "r.f2", (1, 0): "T"},
            id="comments and blank lines",
        ),
        pytest.param("T r.f2\nb.f2", {(0, 0): "T", (1, 0): "r.f2", (0, 1): "b.f2"}, id="short row"),
        pytest.param("-\n- r.f2 T", {(1, 1): "r.f2", (2, 1): "T"}, id="a row of nothing counts"),
        pytest.param("origin: 3,-2\nr.f2 T", {(3, -2): "r.f2", (4, -2): "T"}, id="origin"),
        pytest.param("# x\norigin : -7 , 12 # y\nT", {(-7, 12): "T"}, id="origin with blanks"),
        pytest.param("origin: 1,1 / r.f2 / T", {(1, 1): "r.f2", (1, 2): "T"}, id="origin/row"),
        pytest.param("wr.f2 Fyb", {(0, 0): "rw.f2", (1, 0): "Fby"}, id="colours in any order"),
        pytest.param("r.f2*3$4 T", {(0, 0): "r.f2*3$4", (1, 0): "T"}, id="pebbles and coins"),
        pytest.param("T", {(0, 0): "T"}, id="a feature alone"),
        pytest.param("", {}, id="empty"),
        pytest.param(" \n# nothing\n - - \n", {}, id="nothing but gaps"),
        pytest.param("origin: 4,4", {}, id="an origin of nothing"),
    ],
)  # fmt: skip
def test_good_text_is_read(text: str, laid: dict[Cell, str]) -> None:
    assert tokens(read_pond(text, BOX)) == laid


def test_each_tile_knows_where_it_was_read() -> None:
    pond = read_pond("# a pond\n- r.f2  T / - Fb", BOX)
    assert {place: (one.line, one.column) for place, one in pond.tiles.items()} == {
        (1, 0): (2, 3),
        (2, 0): (2, 9),
        (1, 1): (2, 15),
    }


def test_reader_and_oracle_read_alike() -> None:
    rng = random.Random(11)
    for n in range(40):
        tiles = oracle.random_pond(rng, rng.randint(1, 40), stock=n % 2 == 0)
        laid = tokens(read_pond(oracle.spell_pond(tiles), BOX))
        assert {place: oracle.read_tile(token) for place, token in laid.items()} == tiles


# Errors


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        pytest.param("r.f2 X", 1, 6, "unknown tile 'X'", id="unknown feature"),
        pytest.param("r.f2 T\nFb  q.f2", 2, 5, "unknown tile 'q.f2'", id="unknown colour"),
        pytest.param("r.f2 T / Fb  r2", 1, 14, "unknown tile 'r2'", id="unknown after a slash"),
        pytest.param("\n\n# x\n  r.f2 T2", 4, 8, "unknown tile 'T2'", id="after comments"),
        pytest.param("r.f2 rr.d2", 1, 6, "different", id="one colour twice"),
        pytest.param("r.f2 Fbb", 1, 6, "different", id="one flower twice"),
        pytest.param("r.f2 --", 1, 6, "unknown tile '--'", id="two dashes"),
        pytest.param("T r.f16", 1, 3, "at most 15", id="more fry than can be counted"),
        pytest.param("T r.d99", 1, 3, "at most 15", id="more dragonflies than can be counted"),
        pytest.param("r.f2 b.f2", 1, 6, "two koi side by side", id="koi in a row"),
        pytest.param("r.f2\nb.f2", 2, 1, "two koi side by side", id="koi in a column"),
        pytest.param("r.f2 T\nFb y.f2\n Fw", 3, 2, "two features side by side", id="indented row"),
        pytest.param("- T S", 1, 5, "two features side by side", id="features in a row"),
        pytest.param("r.f2 T / - Fb", 1, 12, "two features side by side", id="features by slash"),
        pytest.param("r.f2 - b.f2", 1, 8, "not connected", id="a gap between"),
        pytest.param("r.f2 T\n- - Fb", 2, 5, "not connected", id="only a corner touches"),
        pytest.param("r.f2\n\n-\nT", 4, 1, "not connected", id="a row between"),
        pytest.param("origin: 0,0\norigin: 1,1\nr.f2", 2, 1, "once", id="origin twice"),
        pytest.param("r.f2\norigin: 1,1", 2, 1, "once", id="origin after a row"),
        pytest.param("-\norigin: 1,1", 2, 1, "once", id="origin after a row of nothing"),
        pytest.param("origin: 1\nr.f2", 1, 1, "x,y", id="half an origin"),
        pytest.param("origin: a,b\nr.f2", 1, 1, "x,y", id="an origin of letters"),
        pytest.param("origin: 12345,0\nr.f2", 1, 1, "x,y", id="an origin far away"),
        pytest.param("origin: ٣,١\nr.f2", 1, 1, "x,y", id="Arabic digits in the origin"),
        pytest.param("T r.f٢", 1, 3, "unknown tile", id="Arabic digits"),
        pytest.param("T r.f２", 1, 3, "unknown tile", id="full-width digits"),
        pytest.param("T r.f²", 1, 3, "unknown tile", id="superscript digits"),
        pytest.param("r.f2 Т", 1, 6, "unknown tile", id="a Cyrillic letter that looks like T"),
        pytest.param("r.f2 t", 1, 6, "unknown tile", id="small letter for a feature"),
        pytest.param("R.F2 T", 1, 1, "unknown tile", id="capital letter for a koi"),
    ],
)  # fmt: skip
def test_bad_text_is_refused_with_line_and_column(
    text: str, line: int, column: int, said: str
) -> None:
    found = error(text)
    assert found[:2] == (line, column)
    assert said in found[2]


def test_errors_about_the_layout_name_tiles_place_and_clause() -> None:
    assert error("origin: 5,5\nr.f2 b.f2")[2] == (
        "two koi side by side: r.f2 and b.f2 at 6,5 (KOH-PLACE-04)"
    )
    assert error("origin: 5,5\nr.f2 - T")[2] == (
        "T at 7,5 is not connected to the rest of the pond (KOH-PLACE-05)"
    )


def test_a_koi_hint_and_a_feature_hint_follow_an_unknown_tile() -> None:
    assert "a koi is written like" in error("x.f2")[2]
    assert "features are" in error("Fx")[2]


@pytest.mark.parametrize("across", [True, False])
def test_a_pond_is_as_wide_as_that_of_any_game_and_no_wider(across: bool) -> None:
    words = ["r.f2" if n % 2 == 0 else "T" for n in range(WIDEST)]
    joint = " " if across else "\n"
    assert len(read_pond(joint.join(words), BOX).tiles) == WIDEST == 36
    line, column, message = error(joint.join([*words, "r.f2"]))
    assert f"at most {WIDEST} cells" in message
    assert (line, column) == ((1, len(" ".join(words)) + 2) if across else (37, 1))
    # Empty cells beyond are no harm.
    assert len(read_pond(joint.join([*words, "-", "-"]), BOX).tiles) == WIDEST


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(Unreadable, match="longer than"):
        read_pond("#" * (MAX_TEXT + 1), BOX)


def test_errors_name_the_file_they_are_in() -> None:
    with pytest.raises(Unreadable) as caught:
        read_pond("r.f2 T\nX", BOX, "mine.txt")
    assert str(caught.value).startswith("mine.txt:2:1: unknown tile")
    with pytest.raises(Unreadable) as caught:
        read_pond("#" * (MAX_TEXT + 1), BOX, "mine.txt")
    assert str(caught.value).startswith("mine.txt: ")


@pytest.mark.parametrize("blank", ["\f", "\u2028"])
def test_only_line_ends_count_as_lines(blank: str) -> None:
    """A line number is what an editor shows, as in records: a form feed ends no line."""
    assert error(f"r.f2 {blank} T\nX")[:2] == (2, 1)


# Warnings


@pytest.mark.parametrize(
    "text",
    [
        EX_01,
        "by.f1d1 T by.f1d1*3 T by.f1d1*4 T",
        "by.f1d1 T by.f1d1 T by.f1d1 T",
        "T b.f2 T b.f3 T b.d2 T b.d3 T r.f2 T r.f3",
    ],
)
def test_a_pond_that_the_box_can_lay_gives_no_warning(text: str) -> None:
    assert warnings(text) == ()


@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("b.f2 T b.f2 T", "b.f2: 2 in the pond, but the box has only 1"),
        ("b.f4 T", "b.f4: 1 in the pond, but the box has no such tile"),
        ("b.f2*3 T", "b.f2*3: 1 in the pond, but the box has no such tile"),
        ("b.f2$0 T", "b.f2$0: 1 in the pond, but the box has no such tile"),
        ("b.f2 Fbr r.f2 Fbr", "Fbr: 2 in the pond, but the box has only 1"),
        (
            "by.f1d1 T by.f1d1 T by.f1d1 T by.f1d1 T",
            "by.f1d1: 4 in the pond, but the box has only 3",
        ),
        (
            "by.f1d1*3 T by.f1d1*3 T",
            "by.f1d1*3: 2 in the pond, but the box has only 1",
        ),
        ("T b.f2 T", "1 koi and 2 features; a pond of a game has as many of each"),
        ("b.f2", "1 koi and 0 features; a pond of a game has as many of each"),
        ("", "the pond is empty"),
    ],
)
def test_what_looks_odd_is_warned_about_and_no_more(text: str, warning: str) -> None:
    assert warnings(text) == (warning,)


def test_tiles_with_and_without_pebbles_are_counted_together() -> None:
    """Five koi by.f1d1 in a pond, three in the box, however many of them show their pebbles."""
    five = "by.f1d1 T by.f1d1 T by.f1d1 T by.f1d1*4 T by.f1d1*4 T"
    assert len(warnings(five)) == 1


# Round trip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_pond_of_a_game_is_read_back_as_it_was_written(seats: int) -> None:
    match = play_random(seats, 20 + seats)
    for seat in range(seats):
        read = read_pond(written_pond(match, seat), BOX)
        assert tokens(read) == pond_of(match, seat)
        assert read.warnings == ()


def test_random_ponds_are_read_back_as_they_were_written() -> None:
    rng = random.Random(36)
    for n in range(60):
        tiles = oracle.random_pond(rng, rng.randint(1, 50), stock=n % 2 == 0)
        written = {place: oracle.spell_tile(tile) for place, tile in tiles.items()}
        text = spell_rows(written)
        assert tokens(read_pond(text, BOX)) == written
        assert spell_rows(tokens(read_pond(text, BOX))) == text


def test_a_pond_is_written_in_columns_from_its_top_left_cell() -> None:
    laid = {(-1, 2): "T", (0, 2): "rw.f2", (0, 3): "G", (1, 3): "b.d3"}
    assert spell_rows(laid) == "origin: -1,2\nT rw.f2 -\n- G     b.d3\n"
    assert tokens(read_pond(spell_rows({}), BOX)) == {}


def test_coordinates_of_the_sheet_follow_the_origin() -> None:
    lines = score_pond(read_pond("origin: -3,7\nS r.f2", BOX), BOX)
    assert lines[0].at == (-3, 7)
    assert lines[0].counted == ({"at": [-2, 7], "tile": "r.f2", "worth": 1},)


# The door of the command line


def test_score_text_gives_lines_and_warnings() -> None:
    options = {"butterfly_gaps": "ignore", "rarest_absent": "zero"}
    written = score_text("goal: frog_turtle\nT b.f2 T", BOX, "-", options)
    assert [line.points for line in written.sheets[0].lines] == [5, 5, 1, 0]
    assert len(written.warnings) == 1
    with pytest.raises(Unreadable, match="no goal card 'frogs'"):
        score_text("goal: frogs\nT b.f2", BOX, "-", options)


def test_more_kinds_than_the_tables_hold_are_refused() -> None:
    koi = [f"{c}.f{n}" for c in ("b", "r", "w", "y", "br") for n in range(1, 16)]
    rows = [koi[k : k + 16] for k in range(0, 75, 16)]
    text = "\n".join(" T ".join(row) + "\nT" for row in rows)
    with pytest.raises(Unreadable, match="kinds of koi"):
        score_pond(read_pond(text, BOX), BOX)


def block(koi: str, feature: str, rows: int) -> str:
    """A pond of full width with one koi and one feature throughout."""
    return "\n".join(
        " ".join(koi if (x + y) % 2 == 0 else feature for x in range(WIDEST)) for y in range(rows)
    )


def test_the_coins_of_a_huge_pond_can_be_counted() -> None:
    """More than 32767, where a small integer would overflow."""
    lines = score_pond(read_pond(block("b.f2$99", "T", 20), BOX), BOX)
    assert lines[-1].points == 360 * 99


def test_the_dragonflies_of_a_huge_pond_can_be_counted() -> None:
    """Each of 144 butterflies tiles sees 18 koi in its row and 4 in its column."""
    lines = score_pond(read_pond(block("b.d15", "Bb", 8), BOX), BOX, "dragonflies")
    assert sum(line.points for line in lines if line.kind == "butterflies") == 144 * 22 * 2
    assert lines[-1].points == 144 * 22 * 15


# Fuzz

TOKENS = "r.f2 bw.d3 by.f1d1*4 y.$9 r.f15 r.f16 Fr Fbw T S G R By x Т r.f٢"
MARKS = "- - - / / # origin: 0,0 -3,4"
WORDS = st.sampled_from([*TOKENS.split(), *MARKS.split()])
SPACES = st.sampled_from([" ", " ", "  ", "\n", "\r\n", "\t", "\f", " \u2028"])
POND_LIKE = st.lists(st.tuples(WORDS, SPACES), max_size=60).map(
    lambda parts: "".join(word + space for word, space in parts)
)


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.one_of(st.text(max_size=200), POND_LIKE))
@example("origin: 0,0 / origin: 0,0")
@example("/" * 100)
@example("-" * 100)
@example("\0")
@example("\ud800")
def test_any_text_is_a_pond_or_unreadable(text: str) -> None:
    pond, refusal = None, None
    try:
        pond = read_pond(text, BOX)
    except Unreadable as unreadable:
        refusal = unreadable
    if pond is None:
        assert refusal is not None
        assert refusal.line >= 1
        assert refusal.column >= 1
        assert refusal.message
    else:
        assert all(isinstance(one.tile, Koi | Feature) for one in pond.tiles.values())
        assert tokens(read_pond(spell_rows(tokens(pond)), BOX)) == tokens(pond)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.randoms(use_true_random=False), st.integers(0, 60), st.sampled_from(oracle.GOAL_CARDS))
def test_any_pond_that_is_read_is_scored_as_the_oracle_scores_it(
    rng: random.Random, size: int, card: str
) -> None:
    tiles = oracle.random_pond(rng, size, stock=False)
    text = oracle.spell_pond(tiles)
    try:
        lines = score_pond(read_pond(text, BOX), BOX, card)
    except Unreadable:
        # A sprawling pond may be wider than any game's.
        assert max(max(x, y) for x, y in tiles) - min(min(x, y) for x, y in tiles) >= WIDEST
        return
    expected = sum(oracle.score_pond(tiles).values()) + oracle.goal_points(tiles, card)
    assert sum(line.points for line in lines) == expected
