"""Gardens written by hand: what is read, what is refused and where, what they are worth."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pondside.games import load
from pondside.games.wodny_ogrod.notation import read_gardens, score_text, spell_garden
from pondside.games.wodny_ogrod.ranking import places, title_of
from pondside.games.wodny_ogrod.sheets import Garden, explained, garden_of
from pondside.kernel.errors import Unreadable
from pondside.kernel.game import Placing, Written

from ..clauses import clause
from ..owner import put
from .test_data import box_with, position, shapes

GAME = load("wodny_ogrod")
BOX = GAME.open_box(None)

EMPTY = ["............"] * 12
EX_15 = ["KKKKKKK~~~~~", "~LLLLLL.....", *["~..........."] * 10]
EX_16 = [EMPTY[0], ".KKKK~......", ".KKK11~.....", "....~LLLL...", ".....LLL....", *EMPTY[:7]]
# The garden of section 10.1 of the rules.
EX_24 = [
    "KKKKK~~K~~~~", "~~~LKK~K~~~~", "~~~KKKL~~LL~", "KKK~KK~LLLLL", "~K~LLL~~~~~K", "~~~LL~~KK~~~",
    "~~L~~.KKK~~K", "~L~~~KKK~K~~", "..~~.~~~.~KK", "~~KKKK~~KK~~", "~KK~K~~~~~K~", "..~K~~K~K~~K",
]  # fmt: skip


def text_of(*gardens: list[str]) -> str:
    return "".join(row + "\n" for garden in gardens for row in garden)


def read(text: str) -> list[list[str]]:
    """The gardens of a text, spelled again."""
    return [spell_garden(garden) for garden in read_gardens(text, "garden.txt")]


def one(text: str) -> Garden:
    (garden,) = read_gardens(text, "garden.txt")
    return garden


def written(text: str, **options: str) -> Written:
    return score_text(text, BOX, "garden.txt", options)


def points(rows: list[str]) -> dict[str, int]:
    """The points of a garden by kind of line."""
    (sheet,) = written(text_of(rows)).sheets
    found: Counter[str] = Counter()
    for line in sheet.lines:
        found[line.kind] += line.points
    return dict(found)


def error(text: str) -> tuple[int, int, str]:
    """Line, column and message of the error that a text meets."""
    with pytest.raises(Unreadable) as caught:
        written(text)
    assert caught.value.source == "garden.txt"
    return caught.value.line, caught.value.column, caught.value.message


def with_sign(rows: list[str], r: int, c: int, sign: str) -> list[str]:
    return [row[:c] + sign + row[c + 1 :] if k == r else row for k, row in enumerate(rows)]


# The examples of the rules


@clause("WOD-SCORE-01", "WOD-SCORE-04")
def test_ex_15_a_text_without_decorations() -> None:
    (sheet,) = written(text_of(EX_15)).sheets
    assert [(line.clause, line.kind, line.tile, line.points) for line in sheet.lines] == [
        ("WOD-SCORE-01", "row", "1", 1),
        ("WOD-SCORE-01", "column", "a", 1),
        ("WOD-SCORE-04", "group", "koi", 2),
    ]
    assert sheet.lines[2].counted == ({"cells": ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]},)
    assert sheet.facts["groups"] == {"koi": [7], "lily": [6]}


@clause("WOD-SCORE-06", "WOD-SCORE-07")
def test_ex_16_a_text_with_a_decoration() -> None:
    assert points(EX_16) == {"group": 4, "decoration": 4}
    assert points(with_sign(EX_16, 1, 1, "~")) == {"group": 2, "decoration": 2}
    assert points(with_sign(EX_16, 3, 5, "~")) == {"group": 2, "decoration": 2}
    (sheet,) = written(text_of(EX_16)).sheets
    assert [line.counted[1] for line in sheet.lines[2:]] == [{"decoration": ["e3", "f3"]}] * 2
    assert [line.clause for line in sheet.lines] == ["WOD-SCORE-04"] * 2 + ["WOD-SCORE-06"] * 2
    assert sheet.facts["decorations"] == 1


@clause("WOD-SCORE-08")
def test_the_garden_of_24_points() -> None:
    found = written(text_of(EX_24))
    (sheet,) = found.sheets
    assert sum(line.points for line in sheet.lines) == 24
    assert Counter(line.kind for line in sheet.lines) == {"row": 9, "column": 7, "group": 4}
    groups = [line for line in sheet.lines if line.kind == "group"]
    sizes = [(line.tile, len(line.counted[0]["cells"])) for line in groups]
    assert sorted(sizes) == [("koi", 7), ("koi", 8), ("koi", 12), ("lily", 7)]
    assert list(sheet.facts) == [
        "garden", "groups", "decorations", "variant", "title", "title_with_card",
    ]  # fmt: skip
    assert sheet.facts["garden"] == EX_24
    assert sheet.facts["groups"]["koi"][:3] == [12, 8, 7]
    assert sheet.facts["groups"]["lily"] == [7, 5, 1, 1, 1, 1]
    assert (sheet.facts["decorations"], sheet.facts["title"]) == (0, "architect")
    assert (found.warnings, found.placings, found.tie_break) == ((), None, None)


def test_the_example_of_the_rulebook() -> None:
    """8 rows and 6 columns, five groups, two decorations beside three of them each: 36."""
    rows = [
        "KKKKKKK~~~~~", "LL1LL2LL~~~~", "LL1LL2LL~~~~", "LL~LL~LL~~~~", "L~~L~~L~~~~~", "~" * 12,
        "KKKKKKK~~~~~", "~" * 12, *["~~~~~~......"] * 4,
    ]  # fmt: skip
    assert points(rows) == {"row": 8, "column": 6, "group": 10, "decoration": 12}


# Reading


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(text_of(EX_16), id="lines"),
        pytest.param(text_of(EX_16).rstrip("\n"), id="no end of the last line"),
        pytest.param("/".join(EX_16), id="one line"),
        pytest.param("  " + "/".join(EX_16) + "\t", id="one line with blanks around"),
        pytest.param("/".join(EX_16[:5]) + "\n" + "/".join(EX_16[5:]), id="two lines"),
        pytest.param(text_of(EX_16).lower(), id="small letters"),
        pytest.param(text_of(EX_16).swapcase(), id="other letters"),
        pytest.param(text_of(EX_16).replace("\n", "\r\n"), id="line ends of Windows"),
        pytest.param(text_of(EX_16).replace("\n", " \t\n\t "), id="blanks around rows"),
        pytest.param(text_of(EX_16).replace("\n", "\n\n"), id="empty lines"),
        pytest.param("; mine\n" + text_of(EX_16) + ";\n ; the end", id="comments"),
        pytest.param(text_of(EX_16).replace("\n", "\n;K/L\n"), id="comments between rows"),
        pytest.param("---\n" + text_of(EX_16) + "---\n", id="lines around it"),
        pytest.param("----\n---\n" + text_of(EX_16) + "\n  ---------- \n", id="longer lines"),
        pytest.param(text_of(EX_16).replace("1", "D"), id="a decoration without a number"),
        pytest.param(text_of(EX_16).replace("1", "d"), id="a small d"),
        pytest.param(text_of(EX_16).replace("1", "9"), id="another digit"),
    ],
)  # fmt: skip
def test_good_text_is_read(text: str) -> None:
    assert read(text) == [EX_16]


def test_every_sign_means_what_the_rules_say() -> None:
    rows = [".~KLkl11D.d9", *EMPTY[:11]]
    garden = one(text_of(rows))
    assert garden.covered == {(0, c) for c in range(12)} - {(0, 0), (0, 9)}
    assert garden.koi == {(0, 2), (0, 4)}
    assert garden.lily == {(0, 3), (0, 5)}
    assert set(garden.decorations) == {
        frozenset({(0, 6), (0, 7)}), frozenset({(0, 8)}), frozenset({(0, 10)}),
        frozenset({(0, 11)}),
    }  # fmt: skip


def test_d_cells_that_hang_together_are_one_decoration() -> None:
    rows = ["DD...D......", "D...D.......", "..DD.....1D.", "..DD.....1..", *EMPTY[:8]]
    assert set(one(text_of(rows)).decorations) == {
        frozenset({(0, 0), (0, 1), (1, 0)}),
        frozenset({(0, 5)}),
        frozenset({(1, 4)}),
        frozenset({(2, 2), (2, 3), (3, 2), (3, 3)}),
        frozenset({(2, 9), (3, 9)}),
        frozenset({(2, 10)}),
    }


def test_decorations_with_digits_may_touch() -> None:
    rows = ["1122........", "1133........", *EMPTY[:10]]
    assert [len(cells) for cells in one(text_of(rows)).decorations] == [4, 2, 2]
    assert read(text_of(rows)) == [rows]


def test_several_gardens_with_and_without_a_line_between() -> None:
    four = [EX_15, EX_16, EMPTY, EX_24]
    for n in range(1, 5):
        assert read(text_of(*four[:n])) == four[:n]
        assert read("---\n".join(text_of(garden) for garden in four[:n])) == four[:n]
        assert read("\n; next\n".join("/".join(garden) for garden in four[:n])) == four[:n]
        assert read("\n-----\n\n---\n".join("/".join(garden) for garden in four[:n])) == four[:n]
    assert read("/".join(EX_15 + EX_16)) == [EX_15, EX_16]


# Refusals


NO_GARDEN = "there is no garden here"


def bad(id: str, text: str, line: int, column: int, said: str) -> Any:
    return pytest.param(text, line, column, said, id=id)


def sign(id: str, wrong: str, said: str = "is no sign of a garden") -> Any:
    """A wrong sign on g5, which is the seventh sign of the fifth line."""
    return bad(id, text_of(with_sign(EX_15, 4, 6, wrong)), 5, 7, said)


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        bad("nothing", "", 0, 0, NO_GARDEN),
        bad("nothing but blanks", " \t\r\n\n", 0, 0, NO_GARDEN),
        bad("nothing but a comment", "; nothing yet\n---\n", 0, 0, NO_GARDEN),
        bad("a single sign", "K", 1, 0, "begins in line 1 has 1 row"),
        bad("11 rows", text_of(EX_15[:11]), 11, 0, "begins in line 1 has 11 rows, not 12"),
        bad("2 rows", "\n\n" + text_of(EX_15[:2]), 4, 0, "begins in line 3 has 2 rows"),
        bad("13 rows", text_of(EX_15, EX_16[:1]), 13, 0, "begins in line 13 has 1 row"),
        bad("a line too early", text_of(EX_15[:11]) + "---\n" + text_of(EX_16), 12, 0,
            "begins in line 1 has 11 rows, not 12"),
        bad("a line too short", text_of(EX_15) + "--\n" + text_of(EX_16), 13, 1,
            "row 1 of the garden has 2 signs, not 12"),
        bad("11 in a line", "/".join(EX_15[:11]), 1, 0, "begins in line 1 has 11 rows"),
        bad("a stroke more", "/".join(EX_15) + "/", 1, 0, "begins in line 1 has 1 row"),
        bad("a short row", text_of(with_sign(EX_15, 2, 0, "")), 3, 1,
            "row 3 of the garden has 11 signs, not 12"),
        bad("a long row", text_of(with_sign(EX_15, 11, 0, "~~")), 12, 1,
            "row 12 of the garden has 13 signs, not 12"),
        bad("blanks at strokes", " " + " / ".join(EX_15), 1, 2, "row 1 of the garden has 13 signs"),
        bad("strokes", "//" + "/".join(EX_15[2:]), 1, 1, "row 1 of the garden has 0 signs"),
        bad("a short row in a line", "; x\n\n  " + "/".join(with_sign(EX_15, 3, 4, "")), 3, 42,
            "row 4 of the garden has 11 signs"),
        sign("z", "z", "'z' is no sign of a garden"),
        sign("zero", "0", "'0' is no sign of a garden"),
        sign("a dash", "-", "'-' is no sign of a garden"),
        sign("a blank", " ", "' ' is no sign of a garden"),
        sign("a tab", "\t", "'\\t' is no sign of a garden"),
        sign("a semicolon", ";", "';' is no sign of a garden"),
        sign("a Cyrillic K", "К"),
        sign("a kelvin", "\u212a"),
        sign("an sz", "ß"),
        sign("a wide digit", "１"),
        sign("an Arabic digit", "٣"),
        sign("a null", "\x00"),
        bad("the last sign", text_of(with_sign(EX_15, 11, 11, "?")), 12, 12, "'?' is no sign"),
        bad("a sign in a line", "\n\t " + "/".join(with_sign(EX_15, 2, 3, "Q")), 2, 32,
            "'Q' is no sign"),
        bad("in the second garden", text_of(EX_16) + "---\n" + text_of(with_sign(EX_15, 0, 1, "Q")),
            14, 2, "'Q' is no sign"),
        bad("two parts", text_of(with_sign(EX_16, 10, 5, "1")), 11, 6,
            "decoration 1 lies in 2 parts"),
        bad("joined at a corner", text_of(with_sign(EX_16, 3, 3, "1")), 4, 4,
            "decoration 1 lies in 2 parts"),
        bad("parts in a line", " " + "/".join(["7" + "." * 11, ".7" + "." * 10, *EMPTY[:10]]),
            1, 16, "decoration 7 lies in 2 parts"),
        bad("five gardens", text_of(*[EMPTY] * 5), 60, 0, "more than 4 gardens"),
        bad("seven gardens", ("/".join(EMPTY) + "\n---\n") * 7, 9, 0, "more than 4 gardens"),
        bad("line ends of an old Mac", "\r".join(EX_15), 1, 0, "has 1 row"),
    ],
)  # fmt: skip
def test_bad_text_is_refused_with_line_and_column(
    text: str, line: int, column: int, said: str
) -> None:
    found = error(text)
    assert found[:2] == (line, column), found
    assert said in found[2]
    assert len(found[2]) < 200


def test_a_message_about_a_sign_says_which_there_are() -> None:
    message = error(text_of(with_sign(EX_15, 4, 6, "z")))[2]
    assert message.endswith("use . ~ K L, for decorations 1 to 9 or D")


def test_a_message_about_parts_says_what_to_do() -> None:
    message = error(text_of(with_sign(EX_16, 10, 5, "1")))[2]
    assert "a digit of its own" in message
    assert "write D" in message


def test_errors_name_the_file_they_are_in() -> None:
    with pytest.raises(Unreadable) as caught:
        score_text(text_of(with_sign(EX_15, 4, 6, "z")), BOX, "mine.txt", {})
    assert str(caught.value).startswith("mine.txt:5:7: 'z' is no sign")


def test_a_byte_order_mark_is_refused_where_it_stands() -> None:
    """The command line takes it off; in a text it is a sign like any other."""
    assert error("\ufeff" + text_of(EX_15))[:2] == (1, 1)


@pytest.mark.parametrize("blank", ["\f", "\x85", "\u2028", "\x0b"])
def test_only_line_ends_count_as_lines(blank: str) -> None:
    """A line number is what an editor shows: a form feed ends no line."""
    text = text_of(EX_15).replace("\n", f"{blank}\n", 3)
    assert read(text) == [EX_15]
    assert error(text.replace("~", "?", 1))[:2] == (1, 8)
    assert error(blank.join(EX_15))[0] == 1


def test_a_very_long_text_is_refused_in_a_short_message() -> None:
    for text in ("K" * 300_000, "/" * 300_000, "K\n" * 100_000, "-" * 100_000 + "K"):
        assert len(error(text)[2]) < 200
    assert read(";" * 300_000 + "\n" * 100_000 + text_of(EX_15)) == [EX_15]


# Spelling


SIGNS = ".~KL"


def noise(rng: random.Random, n_decorations: int = 0) -> list[str]:
    """A garden of any signs, with decorations of one to four cells."""
    weights = rng.choice([(4, 3, 2, 1), (1, 4, 3, 3), (0, 1, 2, 2)])
    rows = [rng.choices(SIGNS, weights, k=12) for _ in range(12)]
    left = {(r, c) for r in range(12) for c in range(12)}
    for number in range(1, n_decorations + 1):
        r, c = rng.choice(sorted(left))
        cells = [(r, c)]
        for _ in range(rng.randrange(4)):
            r, c = rng.choice(cells)
            near = [one for one in ((r, c + 1), (r + 1, c), (r - 1, c)) if one in left]
            cells += [one for one in near[:1] if one not in cells]
        for r, c in cells:
            left.discard((r, c))
            rows[r][c] = str(number)
    return ["".join(row) for row in rows]


@pytest.mark.parametrize("seed", range(40))
def test_a_garden_is_spelled_as_it_was_written(seed: int) -> None:
    rng = random.Random(seed)
    rows = noise(rng, seed % 10)
    assert read(text_of(rows)) == [rows]
    assert read(text_of(rows).lower()) == [rows]
    (sheet,) = written("/".join(rows)).sheets
    assert sheet.facts["garden"] == rows
    assert one(text_of(spell_garden(one(text_of(rows))))) == one(text_of(rows))


@pytest.mark.parametrize("n", [9, 10, 18, 72])
def test_many_decorations_are_spelled_so_that_they_can_be_read_again(n: int) -> None:
    """More than nine have no digits of their own; they can still be written as D."""
    cells = [(r, c) for r in range(12) for c in range(12) if (r + c) % 2 == 0][:n]
    rows = ["".join("D" if (r, c) in cells else "." for c in range(12)) for r in range(12)]
    garden = one(text_of(rows))
    assert len(garden.decorations) == n
    spelled = spell_garden(garden)
    assert [len(row) for row in spelled] == [12] * 12
    assert set(one(text_of(spelled)).decorations) == set(garden.decorations)


def test_the_garden_of_a_state_is_spelled() -> None:
    states = position(BOX, None, [(r, c) for r in range(12) for c in (0, 7, 11)])
    rows = spell_garden(garden_of(states[0].gardens[0]))
    assert rows == ["~......~...~"] * 12


# What gardens are worth


def test_the_order_of_the_lines_of_a_sheet() -> None:
    """Rows, columns, groups, contacts; koi before lilies; from the top, from the left."""
    rows = [
        "~~~~~~~~~~~~", "LLLLLLL11KK~", "~......KK..~", "~......KKKKK", "~LLLL......~",
        "~LLL.......~", "~22KKKKKKK.~", "~~~~~~~~~~~~", "~......KKK.~", "~......KKK.~",
        "~......K...~", "~..........~",
    ]  # fmt: skip
    (sheet,) = written(text_of(rows)).sheets
    told = [(line.kind, line.tile, line.counted[-1].get("decoration")) for line in sheet.lines]
    assert told == [
        ("row", "1", None), ("row", "2", None), ("row", "8", None),
        ("column", "a", None), ("column", "l", None),
        ("group", "koi", None), ("group", "koi", None), ("group", "koi", None),
        ("group", "lily", None), ("group", "lily", None),
        ("decoration", "koi", ["h2", "i2"]), ("decoration", "koi", ["b7", "c7"]),
        ("decoration", "lily", ["h2", "i2"]), ("decoration", "lily", ["b7", "c7"]),
    ]  # fmt: skip
    assert [line.counted[0]["cells"][0] for line in sheet.lines[:10]] == [
        "a1", "a2", "a8", "a1", "l1", "h3", "d7", "h9", "a2", "b5",
    ]  # fmt: skip


def test_the_cells_of_a_line_stand_in_reading_order() -> None:
    rows = ["..KKK.......", ".KK.KK......", *EMPTY[:10]]
    (line,) = explained(one(text_of(rows)), BOX)
    assert line.counted == ({"cells": ["c1", "d1", "e1", "b2", "c2", "e2", "f2"]},)
    assert line.at is None


def test_a_column_has_a_letter_and_a_row_a_number() -> None:
    rows = ["...........~"] * 11 + ["~" * 12]
    lines = explained(one(text_of(rows)), BOX)
    assert [(line.kind, line.tile) for line in lines] == [("row", "12"), ("column", "l")]
    assert lines[0].counted == ({"cells": [f"{c}12" for c in "abcdefghijkl"]},)
    assert lines[1].counted == ({"cells": [f"l{r}" for r in range(1, 13)]},)


def test_the_points_come_from_the_file() -> None:
    box = box_with(
        put("scoring.per_full_row", 3),
        put("scoring.per_full_col", 5),
        put("scoring.group_min_cells", 6),
        put("scoring.per_group", 7),
        put("scoring.per_group_and_decoration", 11),
    )
    (sheet,) = score_text(text_of(EX_15), box, "-", {}).sheets
    assert [line.points for line in sheet.lines] == [3, 5, 7, 7]
    (sheet,) = score_text(text_of(EX_16), box, "-", {}).sheets
    assert [line.points for line in sheet.lines] == [7, 7, 11, 11]


# Titles, places


@clause("WOD-SOLO-07", "WOD-SOLO-08")
@pytest.mark.parametrize(
    ("variant", "total", "title"),
    [
        ("base", 0, "apprentice"), ("base", 19, "apprentice"), ("base", 20, "architect"),
        ("base", 27, "architect"), ("base", 28, "master"), ("base", 200, "master"),
        ("a", 24, "apprentice"), ("a", 25, "architect"), ("a", 40, "architect"),
        ("a", 41, "master"), ("b", 24, "apprentice"), ("b", 25, "architect"),
        ("b", 40, "architect"), ("b", 41, "master"),
    ],
)  # fmt: skip
def test_ex_17_the_title_of_a_total(variant: str, total: int, title: str) -> None:
    assert title_of(BOX, variant, total) == title


def test_the_title_goes_by_the_variant_of_the_table() -> None:
    def title(**options: str) -> Any:
        return written(text_of(EX_24), **options).sheets[0].facts["title"]

    assert title() == title(variant="base") == "architect"
    assert title(variant="a") == title(variant="b", first="random") == "apprentice"


def test_the_titles_of_an_owner() -> None:
    box = box_with(put("titles.band.0.from", 24))
    (sheet,) = score_text(text_of(EX_24), box, "-", {}).sheets
    assert sheet.facts["title"] == "master"


@clause("WOD-SCORE-09")
def test_several_gardens_are_ranked_and_have_no_titles() -> None:
    found = written(text_of(EX_15, EX_24, EMPTY, EX_16))  # 4, 24, 0, 8
    assert found.placings == (
        Placing(0, 4, 3),
        Placing(1, 24, 1),
        Placing(2, 0, 4),
        Placing(3, 8, 2),
    )
    assert found.tie_break is None
    for several in (found, written(text_of(EX_24, EX_24))):
        assert not any("title" in sheet.facts for sheet in several.sheets)


@clause("WOD-SCORE-09")
def test_equals_share_a_place() -> None:
    shared = written(text_of(EX_15, EX_24, EX_24, EMPTY))
    assert shared.placings is not None
    assert [one.place for one in shared.placings] == [3, 1, 1, 4]
    assert shared.tie_break == "shared"
    lower = written(text_of(EX_15, EX_24, EX_15))
    assert lower.placings is not None
    assert [one.place for one in lower.placings] == [2, 1, 2]
    assert lower.tie_break is None
    assert [one.place for one in places([0, 0, 0, 0])] == [1, 1, 1, 1]


# Oddities and facts


def test_a_decoration_that_is_not_in_the_box_is_scored_and_noted() -> None:
    rows = with_sign(EX_16, 2, 6, "1")  # three in line
    found = written(text_of(EX_15, rows))
    [odd] = found.warnings
    assert odd.text.startswith("garden 2: our data have no decoration shaped like that at e3; ")
    assert (odd.name, odd.values) == ("shape_not_ours", {"seat": 2, "cell": "e3"})
    assert sum(line.points for line in found.sheets[1].lines) == 8


def test_decorations_may_lie_in_any_way() -> None:
    rows = ["1.22.33.D...", "1..2.33.DD..", *EMPTY[:10]]
    side = {"variant": "a"}
    assert written(text_of(rows), **side).warnings == ()
    box = box_with(shapes(["#"], ["###"]))
    found = score_text(text_of(rows), box, "-", side)
    assert [odd.values["cell"] for odd in found.warnings] == ["a1", "c1", "f1", "i1"]
    rows = ["1.2.........", "..2.........", "..2.........", *EMPTY[:9]]
    assert score_text(text_of(rows), box, "-", side).warnings == ()


def test_the_facts_of_a_sheet_are_json() -> None:
    for rows in (EX_15, EX_16, EX_24, EMPTY):
        for sheet in written(text_of(rows, EX_16)).sheets + written(text_of(rows)).sheets:
            assert json.loads(json.dumps(sheet.facts)) == sheet.facts
            for line in sheet.lines:
                assert json.loads(json.dumps(line.counted)) == list(line.counted)


def test_all_groups_are_told_the_largest_first() -> None:
    rows = ["K.KK.KKK.L.K", "............", "LL.LLLLLLLL.", *EMPTY[:9]]
    (sheet,) = written(text_of(rows)).sheets
    assert sheet.facts["groups"] == {"koi": [3, 2, 1, 1], "lily": [8, 2, 1]}
    assert sheet.facts["decorations"] == 0


# Any text


lines_of_text = st.one_of(
    st.sampled_from((*EX_16, *EX_24, "---", "--", "; remark", "", "/".join(EX_16), "1", "D" * 12)),
    st.text(alphabet=".~KLkl129Dd/;- \t", max_size=30),
)


@settings(max_examples=150)
@given(st.one_of(st.text(max_size=200), st.lists(lines_of_text, max_size=40).map("\n".join)))
@example("\ufeff")
@example("---\n" * 50)
@example("/".join(["D" * 12] * 12))
@example("/".join(["D." * 6, ".D" * 6] * 6))
def test_any_text_is_read_or_refused(text: str) -> None:
    found = refusal = None
    try:
        found = written(text)
    except Unreadable as error:
        refusal = error
    if refusal is not None:
        assert refusal.source == "garden.txt"
        assert 0 <= refusal.line <= 1 + text.count("\n")
        assert 0 < len(refusal.message) < 200
    if found is not None:
        assert 1 <= len(found.sheets) <= 4
        assert json.dumps([sheet.facts for sheet in found.sheets])


@settings(max_examples=60)
@given(st.lists(st.text(alphabet=".~KL12D", min_size=12, max_size=12), min_size=12, max_size=12))
def test_any_garden_is_read_or_lies_in_parts(rows: list[str]) -> None:
    parts = []
    try:
        garden = one(text_of(rows))
    except Unreadable as refusal:
        parts.append(refusal.message)
    if parts:
        assert "parts" in parts[0]
        return
    assert len(garden.covered) == 144 - "".join(rows).count(".")
    assert len(garden.koi) == "".join(rows).count("K")
    assert len(garden.lily) == "".join(rows).count("L")
    assert sum(map(len, garden.decorations)) == sum("".join(rows).count(sign) for sign in "12D")
