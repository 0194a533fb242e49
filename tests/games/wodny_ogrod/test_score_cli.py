"""`pondside score wodny_ogrod`: the garden of the rules, several gardens, bad texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games.wodny_ogrod.tables import stock_text
from tests.cli.running import BOX_DRAWING, Done, here

from .scored import EMPTY, EX_15, EX_16, GARDEN, SHEET
from .table import shown_rows

pytestmark = pytest.mark.usefixtures("games")

SCORE = ("score", "wodny_ogrod", "-")
SHAPES = ('["##"]', '["#.", "##"]', '["##", "##"]')

Own = Callable[..., str]


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """A component file with some changes."""

    def write(*changes: tuple[str, str]) -> str:
        text = stock_text()
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        file = tmp_path / "own.toml"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return write


FACTS = {"garden", "groups", "decorations"}

# WOD-EX-18
KAROL = """\
LLL~~~~~~~LL
L~~~~~~~~~~L
L~KKKKKKK~~L
LL11~~~22LLL
~~LLLLLLL~~~
~~~~~~~~~~~~
~~~~~~~~~~~~
~~KKKKKKK~~~
~~~~~~..~~~~
~~~~~~~~..~~
~~~~~~~~~~.~
~~~~~~~~~~~.
"""


def checked(sheet: Any) -> Any:
    """A sheet whose sums are right."""
    assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert list(sheet["sheet"]) == SHEET
    assert sum(sheet["sheet"].values()) == sheet["total"]
    for kind in SHEET:
        lines = [line for line in sheet["lines"] if line["kind"] == kind]
        assert sum(line["points"] for line in lines) == sheet["sheet"][kind]
    return sheet


def score(text: str, *args: str) -> Any:
    """The JSON of a single garden."""
    return checked(here(*SCORE, "--json", *args, stdin=text).json)


def refused(text: str, *args: str) -> str:
    done = here(*SCORE, *args, stdin=text)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    return done.err


class TestTheGardenOfTheRules:
    def test_it_gives_24_points_and_each_line_says_why(self) -> None:
        found = score(GARDEN)
        assert found["total"] == 24
        assert found["sheet"] == {"row": 9, "column": 7, "group": 8, "decoration": 0}
        told = [(x["clause"], x["kind"], x["tile"], x["points"]) for x in found["lines"]]
        assert told == [
            *(("WOD-SCORE-01", "row", str(r), 1) for r in (1, 2, 3, 4, 5, 6, 8, 10, 11)),
            *(("WOD-SCORE-01", "column", c, 1) for c in "cdghjkl"),
            *(("WOD-SCORE-04", "group", "koi", 2) for _ in range(3)),
            ("WOD-SCORE-04", "group", "lily", 2),
        ]
        counted = [line["counted"] for line in found["lines"]]
        assert counted[0] == [{"cells": [f"{c}1" for c in "abcdefghijkl"]}]
        assert counted[9] == [{"cells": [f"c{r}" for r in range(1, 13)]}]
        assert [" ".join(one[0]["cells"]) for one in counted[16:]] == [
            "a1 b1 c1 d1 e1 e2 f2 d3 e3 f3 e4 f4",
            "h6 i6 g7 h7 i7 f8 g8 h8",
            "c10 d10 e10 f10 b11 c11 e11",
            "j3 k3 h4 i4 j4 k4 l4",
        ]

    def test_the_json_has_its_keys_and_no_others(self) -> None:
        found = score(GARDEN)
        titles = {"title", "title_with_card", "variant"}
        assert set(found) == {"game", "total", "lines", "sheet", "warnings"} | FACTS | titles
        told = (found["variant"], found["title"], found["title_with_card"])
        assert told == (None, "architect", "apprentice")
        assert found["game"] == "wodny_ogrod"
        assert found["garden"] == GARDEN.split()
        assert found["decorations"] == 0
        assert found["warnings"] == []
        assert found["groups"]["koi"][:4] == [12, 8, 7, 4]
        assert found["groups"]["lily"][:2] == [7, 5]
        assert sum(found["groups"]["koi"]) == GARDEN.count("K")
        assert sum(found["groups"]["lily"]) == GARDEN.count("L")
        for line in found["lines"]:
            assert set(line) == {"clause", "kind", "at", "tile", "points", "counted"}
            assert line["at"] is None

    def test_it_is_told_line_by_line(self) -> None:
        rows = "".join(
            f"  full row {r}: 1 point (WOD-SCORE-01)\n" for r in (1, 2, 3, 4, 5, 6, 8, 10, 11)
        )
        columns = "".join(f"  full column {c}: 1 point (WOD-SCORE-01)\n" for c in "cdghjkl")
        assert here(*SCORE, "--plain", stdin=GARDEN) == Done(
            0,
            f"""\
Wodny ogród
{rows}{columns}\
  group of koi: 2 points – 12 cells: a1 b1 c1 d1 e1 e2 f2 d3 e3 f3 e4 f4 (WOD-SCORE-04)
  group of koi: 2 points – 8 cells: h6 i6 g7 h7 i7 f8 g8 h8 (WOD-SCORE-04)
  group of koi: 2 points – 7 cells: c10 d10 e10 f10 b11 c11 e11 (WOD-SCORE-04)
  group of lilies: 2 points – 7 cells: j3 k3 h4 i4 j4 k4 l4 (WOD-SCORE-04)
Total: 24 points
Played alone: Experienced architect
The layout was not told: this is the title of the bare board. With a garden card: \
Promising apprentice.
""",
            "",
        )

    def test_the_table_shows_each_line_and_its_points(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", "120")
        done = here(*SCORE, stdin=GARDEN)
        rows = [" ".join(line.split()) for line in done.out.splitlines()]
        assert "what what it counted points rule" in rows
        assert "full row 10 a10–l10 1 WOD-SCORE-01" in rows
        assert "full column c c1–c12 1 WOD-SCORE-01" in rows
        assert "group of lilies 7 cells: j3 k3 h4 i4 j4 k4 l4 2 WOD-SCORE-04" in rows
        assert "total 24" in rows
        assert BOX_DRAWING.search(done.out)
        assert not BOX_DRAWING.search(here(*SCORE, "--plain", stdin=GARDEN).out)

    @pytest.mark.parametrize("columns", [40, 80])
    def test_the_table_fits_a_narrow_screen(
        self, columns: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        for text in (GARDEN, EX_16):
            done = here(*SCORE, stdin=text)
            assert max(len(line) for line in done.out.splitlines()) <= columns

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            (
                "pl",
                [
                    "  pełny rząd 10: 1 punkt (WOD-SCORE-01)",
                    "  pełna kolumna c: 1 punkt (WOD-SCORE-01)",
                    "  grupa karpi: 2 punkty – 8 pól: h6 i6 g7 h7 i7 f8 g8 h8 (WOD-SCORE-04)",
                    "  grupa lilii: 2 punkty – 7 pól: j3 k3 h4 i4 j4 k4 l4 (WOD-SCORE-04)",
                    "Razem: 24 punkty",
                ],
            ),
            (
                "ru",
                [
                    "  полный ряд 10: 1 очко (WOD-SCORE-01)",
                    "  полный столбец c: 1 очко (WOD-SCORE-01)",
                    "  группа карпов: 2 очка — 8 клеток: h6 i6 g7 h7 i7 f8 g8 h8 (WOD-SCORE-04)",
                    "  группа кувшинок: 2 очка — 7 клеток: j3 k3 h4 i4 j4 k4 l4 (WOD-SCORE-04)",
                    "Всего: 24 очка",
                ],
            ),
        ],
    )
    def test_a_sheet_speaks_the_language_that_was_asked_for(
        self, language: str, told: list[str]
    ) -> None:
        done = here(*SCORE, "--plain", "--lang", language, stdin=GARDEN)
        assert [line for line in told if line not in done.out.splitlines()] == []


@pytest.mark.parametrize(
    ("text", "rows", "columns", "groups", "contacts"),
    [
        pytest.param(EX_15, 1, 1, 1, 0, id="EX-15"),
        pytest.param(EX_16, 0, 0, 2, 2, id="EX-16"),
        pytest.param(EX_16.replace(".KKKK", ".~KKK"), 0, 0, 1, 1, id="EX-16: six koi"),
        pytest.param(EX_16.replace("~LLLL", "~~LLL"), 0, 0, 1, 1, id="EX-16: six lilies"),
        pytest.param(EMPTY * 12, 0, 0, 0, 0, id="nothing"),
        pytest.param("~" * 12 + "\n" + EMPTY * 11, 1, 0, 0, 0, id="a row of water"),
        pytest.param("~~~~1111~~~~\n" + EMPTY * 11, 1, 0, 0, 0, id="a decoration fills a row"),
        pytest.param(EMPTY * 11 + "KKKKKKKKKKKK\n", 1, 0, 1, 0, id="twelve koi are one group"),
        pytest.param("KKKKKKKKKKKK\n" * 12, 12, 12, 1, 0, id="all koi"),
        pytest.param("KKKKKKK11~~~\n" + "LLLLLLL22~~~\n" + EMPTY * 10, 2, 0, 2, 2, id="two each"),
        pytest.param(EMPTY + "KKKKKKK.....\n.......11...\n" + EMPTY * 9, 0, 0, 1, 0, id="a corner"),
    ],
)
def test_a_worked_example_gives_its_points(
    text: str, rows: int, columns: int, groups: int, contacts: int
) -> None:
    found = score(text)
    assert found["sheet"] == {
        "row": rows, "column": columns, "group": 2 * groups, "decoration": 2 * contacts,
    }  # fmt: skip


def test_a_contact_names_the_group_and_the_decoration() -> None:
    lines = [line for line in score(EX_16)["lines"] if line["kind"] == "decoration"]
    assert [(line["clause"], line["tile"], line["points"]) for line in lines] == [
        ("WOD-SCORE-06", "koi", 2),
        ("WOD-SCORE-06", "lily", 2),
    ]
    for line in lines:
        group, decoration = line["counted"]
        assert decoration == {"decoration": ["e3", "f3"]}
        assert len(group["group"]) == 7
    told = here(*SCORE, "--plain", stdin=EX_16).out
    assert (
        "  koi beside a decoration: 2 points – the group with b2, the decoration on e3 f3 "
        "(WOD-SCORE-06)\n"
    ) in told
    assert "  lilies beside a decoration: 2 points – the group with f4, " in told


@pytest.mark.parametrize("sign", ["1", "9", "D", "d"])
def test_a_decoration_is_a_digit_or_a_letter(sign: str) -> None:
    assert score(EX_16.replace("1", sign)) == score(EX_16)


def test_letters_that_hang_together_are_one_decoration_and_digits_are_not() -> None:
    text = "DD..DD......\nDD..DD......\n" + EMPTY * 10
    assert score(text)["decorations"] == 2
    assert score(text.replace(".", "D", 1))["decorations"] == 2
    assert score("1122........\n1122........\n" + EMPTY * 10)["decorations"] == 2
    assert score("DDDD........\nDDDD........\n" + EMPTY * 10)["decorations"] == 1


class TestTitles:
    @pytest.mark.parametrize(
        ("variant", "title"), [("base", "architect"), ("a", "apprentice"), ("b", "apprentice")]
    )
    def test_the_title_goes_by_the_variant(self, variant: str, title: str) -> None:
        assert score(GARDEN, "-o", f"variant={variant}")["title"] == title

    @pytest.mark.parametrize(
        ("rows", "base", "cards"),
        [
            (0, "apprentice", "apprentice"),
            (12, "architect", "architect"),  # 12 rows, 12 columns and a group: 26
        ],
    )
    def test_an_empty_and_a_full_garden_have_their_titles(
        self, rows: int, base: str, cards: str
    ) -> None:
        text = "KKKKKKKKKKKK\n" * rows + EMPTY * (12 - rows)
        found = score(text)
        assert (found["total"], found["title"]) == (26 if rows else 0, base)
        assert score(text, "-o", "variant=b")["title"] == cards

    @pytest.mark.parametrize("line", ["; variant: a", ";variant:B ", "  ; Variant: a"])
    def test_the_text_may_name_the_variant(self, line: str) -> None:
        for text in (f"{line}\n{GARDEN}", f"{GARDEN}{line}\n"):
            found = score(text)
            assert (found["variant"], found["title"]) == (
                line[-2:].strip().lower()[-1],
                "apprentice",
            )
            assert "title_with_card" not in found
        assert score(f"{GARDEN}{line}\n", "-o", "variant=b")["variant"] == "b"
        assert score(f"{GARDEN}; variant: base\n")["title"] == "architect"

    def test_a_variant_that_does_not_exist_is_refused(self) -> None:
        said = refused(f"{GARDEN}; variant: c\n")
        assert "standard input:13: there is no variant 'c'; they are base, a, b" in said

    def test_a_garden_with_decorations_has_no_title_of_the_bare_board(self) -> None:
        """36 points with decorations: the bare board would make one a master."""
        for text, variant, odd in (
            (KAROL, None, "so a garden card was used"),
            (f"{KAROL}; variant: base\n", "base", "the bare board has no decorations"),
            (f"{KAROL}; variant: a\n", "a", None),
            (f"{KAROL}; variant: b\n", "b", None),
        ):
            found = score(text)
            assert (found["total"], found["title"]) == (36, "architect")
            assert (found["variant"], len(found["warnings"])) == (variant, 1 if odd else 0)
            assert odd is None or odd in found["warnings"][0]

    def test_where_both_sides_have_titles_of_their_own_none_is_guessed(self, own: Own) -> None:
        """An owner's table may differ: then A or B has to be said."""
        change = ('variants = ["A", "B"]\nfrom = 25', 'variants = ["A"]\nfrom = 25')
        other = '[[titles.band]]\nvariants = ["B"]\nfrom = 37\nkey = "architect"\n\n# ---- readings'
        file = own(change, ("# ---- readings", other))
        assert "title" not in score(KAROL, "--data", file)
        for side, title in (("a", "architect"), ("b", "apprentice")):
            assert score(KAROL, "--data", file, "-o", f"variant={side}")["title"] == title

    def test_more_than_one_garden_has_no_title(self) -> None:
        found = here(*SCORE, "--json", stdin=GARDEN + GARDEN).json
        assert all("title" not in sheet for sheet in found["sheets"])


def test_several_gardens_are_shown_with_their_places() -> None:
    done = here(*SCORE, "--plain", stdin=EX_15 + EX_16)
    assert done.err == ""
    assert done.out.startswith("Score sheet of Seat 1\n  full row 1: 1 point (WOD-SCORE-01)\n")
    assert "Total: 4 points\nScore sheet of Seat 2\n  group of koi: 2 points – " in done.out
    assert done.out.endswith("Total: 8 points\n1. Seat 2: 8 points\n2. Seat 1: 4 points\n")


def test_a_garden_of_one_row_is_told_in_good_english() -> None:
    assert " has 1 row, not 12\n" in refused(EMPTY)


def test_a_file_is_named_in_an_error(tmp_path: Path) -> None:
    path = tmp_path / "garden.txt"
    path.write_text(GARDEN.replace("L", "l", 1).replace("..~~.~~~.~KK", "..~~.~z~.~KK"))
    done = here("score", "wodny_ogrod", str(path))
    assert done == (
        2,
        "",
        f"pondside: {path}:9:7: 'z' is no sign of a garden; use . ~ K L, for decorations 1 to 9 "
        "or D\n",
    )


def test_a_decoration_of_no_known_shape_is_scored_with_a_note() -> None:
    text = EMPTY * 11 + "111.........\n"
    note = (
        "garden 1: our data have no decoration shaped like that at a12; the shapes are "
        "reconstructed, so yours may be right"
    )
    side = ("-o", "variant=a")
    done = here(*SCORE, *side, "--plain", stdin=text)
    assert (done.code, done.err) == (0, f"Note: {note}\n")
    assert done.out.endswith("Total: 0 points\nPlayed alone: Promising apprentice\n")
    found = here(*SCORE, *side, "--json", stdin=text)
    assert found.err == ""
    assert found.json["warnings"] == [note]


def test_of_an_owners_shapes_nobody_says_that_they_are_reconstructed(own: Own) -> None:
    shapes = [(f'art = {art}\nsource = "X"', f'art = {art}\nsource = "R"') for art in SHAPES]
    text = EMPTY * 11 + "111.........\n"
    found = score(text, "-o", "variant=a", "--data", own(*shapes))
    assert found["warnings"] == [
        "garden 1: the component file has no decoration shaped like that at a12"
    ]


# What side B forbids: too many, too many of a shape, side by side.
CROWDED = (
    "1122........\n1122........\n............\n..33....44..\n..33........\n......55....\n"
    "......55....\n" + EMPTY * 5
)


def test_what_side_b_forbids_is_remarked() -> None:
    """WOD-ALT-04, WOD-ALT-05"""
    found = score(CROWDED, "-o", "variant=b")
    assert found["warnings"] == [
        "garden 1: 5 decorations, on side B there may be 3 (WOD-ALT-05)",
        "garden 1: 4 decorations of one shape, such as that at a1; on side B there may be 2 "
        "(WOD-ALT-05)",
        "garden 1: the decorations at a1 and c1 touch; on side B none may (WOD-ALT-04)",
    ]
    assert score(CROWDED, "-o", "variant=a")["warnings"] == []
    allowed = "11..22......\n11..22......\n............\n33..........\n" + EMPTY * 8
    assert score(allowed, "-o", "variant=b")["warnings"] == []
    several = here(*SCORE, "--json", "-o", "variant=b", stdin=EX_15 + CROWDED).json
    assert [one.partition(":")[0] for one in several["warnings"]] == 3 * ["garden 2"]


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_remarks_are_told_in_the_language_chosen(language: str) -> None:
    told = here(*SCORE, "--plain", "--lang", language, "-o", "variant=b", stdin=CROWDED).err
    polish = [
        "Uwaga: Gracz 1: 5 dekoracji. Na stronie B można ich mieć najwyżej 3.",
        "Uwaga: Gracz 1: 4 dekoracje o tym samym kształcie, takim jak na a1. Na stronie B może "
        "ich być najwyżej 2.",
        "Uwaga: Gracz 1: dekoracje na a1 i c1 stykają się. Na stronie B nie mogą.",
    ]
    russian = [
        "Примечание: Игрок 1: 5 украшений. На стороне B их может быть не больше 3.",
        "Примечание: Игрок 1: 4 украшения одной формы, как на a1. На стороне B таких может быть не "
        "больше 2.",
        "Примечание: Игрок 1: украшения на a1 и c1 касаются друг друга. На стороне B так нельзя.",
    ]
    assert told.splitlines() == (polish if language == "pl" else russian)


def test_the_shapes_of_the_box_give_no_note_however_they_lie() -> None:
    text = "11..2.......\n....22......\n33..........\n33....4.....\n......4.....\n" + EMPTY * 7
    assert score(text, "-o", "variant=a")["warnings"] == []


def test_every_garden_of_a_game_scores_as_the_game_did() -> None:
    records = Path(__file__).parents[2] / "records" / "wodny_ogrod"
    for name in ("greedy-2-seats-a", "greedy-1-seats-b"):
        match = Match.replay((records / f"{name}.pond").read_text(encoding="utf-8"))
        gardens = match.view(None).gardens
        text = "\n---\n".join("\n".join(shown_rows(garden)) for garden in gardens)
        variant = ("-o", f"variant={match.options['variant']}")
        found = here(*SCORE, "--json", *variant, stdin=text).json
        assert match.outcome is not None
        if match.seats == 1:
            assert found["total"] == match.total(0)
            assert found["title"] == match.outcome.words[-1]
            assert found["decorations"] == len(gardens[0].decorations) > 0
        else:
            totals = [sheet["total"] for sheet in found["sheets"]]
            assert totals == [match.total(k) for k in range(match.seats)]
            assert found["places"] == [placing.place for placing in match.outcome.placings]
