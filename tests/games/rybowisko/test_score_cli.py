"""`pondside score rybowisko`: the worked examples of the rules, several catches, bad texts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import BOX_DRAWING, Done, here

from .scored import SHEET

pytestmark = pytest.mark.usefixtures("games")

SCORE = ("score", "rybowisko", "-")
FACTS = {"fish", "unique", "sets", "set_points", "total", "luck"}


def checked(sheet: Any) -> Any:
    """A sheet whose sums are right."""
    assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert list(sheet["sheet"]) == SHEET
    assert sum(sheet["sheet"].values()) == sheet["total"]
    assert sheet["sheet"] == {
        "fish": sheet["fish"], "unique": sheet["unique"], "sets": sheet["set_points"],
    }  # fmt: skip
    assert sheet["set_points"] == 2 * sheet["sets"]
    for kind in SHEET:
        lines = [line for line in sheet["lines"] if line["kind"] == kind]
        assert sum(line["points"] for line in lines) == sheet["sheet"][kind]
    return sheet


def score(text: str, *args: str) -> Any:
    """The JSON of a single catch."""
    return checked(here(*SCORE, "--json", *args, stdin=text).json)


def refused(text: str, *args: str) -> str:
    done = here(*SCORE, *args, stdin=text)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    return done.err


@pytest.mark.parametrize(
    ("text", "fish", "unique", "sets"),
    [
        pytest.param("A A! B C", 4, 1, 1, id="EX-18"),
        pytest.param("2xLES ROZ PIS OKO", 5, 1, 1, id="EX-19"),
        pytest.param("4xB 2xC!", 6, 2, 0, id="EX-20"),
        pytest.param("SUM WEG LIN KRS ROZ KOZ", 6, 6, 2, id="EX-21"),
        pytest.param("", 0, 0, 0, id="nothing"),
        pytest.param("# an empty catch\n\nL3\n", 0, 0, 0, id="nothing but luck"),
        pytest.param("A A B B C C B B B", 9, 0, 2, id="two sets of nine cards"),
        pytest.param("3xSUM 3xLIN 3xKOZ", 9, 9, 3, id="a species in several sets"),
    ],
)
def test_a_worked_example_gives_its_points(text: str, fish: int, unique: int, sets: int) -> None:
    found = score(text)
    assert (found["fish"], found["unique"], found["sets"]) == (fish, unique, sets)
    assert found["total"] == fish + unique + 2 * sets


def test_the_json_of_one_catch_has_its_keys_and_no_others() -> None:
    found = score("2xLES ROZ PIS OKO L2")
    assert set(found) == {"game", "lines", "sheet", "warnings"} | FACTS
    assert found["game"] == "rybowisko"
    assert found["luck"] == 2
    assert [remark.split(":")[0] for remark in found["warnings"]] == [
        "the symbols of these species are our reconstruction (OKO LES PIS ROZ)",
        "the uniqueness points of these species are our reconstruction (OKO LES)",
    ]
    assert score("A A! B C!")["warnings"] == []
    for line in found["lines"]:
        assert set(line) == {"clause", "kind", "at", "tile", "points", "counted"}
        assert line["at"] is None
    assert score("A")["luck"] is None


def test_each_line_names_its_cards_and_its_clause() -> None:
    lines = score("2xLES ROZ PIS OKO")["lines"]
    told = [(x["clause"], x["kind"], x["tile"], x["points"], x["counted"]) for x in lines]
    assert told == [
        ("RYB-SCORE-01", "fish", "LES", 2, [{"count": 2}]),
        ("RYB-SCORE-01", "fish", "ROZ", 1, [{"count": 1}]),
        ("RYB-SCORE-01", "fish", "PIS", 1, [{"count": 1}]),
        ("RYB-SCORE-01", "fish", "OKO", 1, [{"count": 1}]),
        ("RYB-SCORE-02", "unique", "ROZ", 1, [{"count": 1}]),
        ("RYB-SCORE-03", "sets", None, 2, [{"tile": "OKO"}, {"tile": "LES"}, {"tile": "ROZ"}]),
    ]


def test_several_catches_are_shown_with_their_places() -> None:
    done = here(*SCORE, "--plain", stdin="B! L1\nA B C L2")
    assert done == Done(
        0,
        """\
Score sheet of Seat 1
  second symbol with a point: 1 point – 1 card (RYB-SCORE-01)
  unique: second symbol with a point: 1 point – 1 card (RYB-SCORE-02)
Total: 2 points
Score sheet of Seat 2
  first symbol: 1 point – 1 card (RYB-SCORE-01)
  second symbol: 1 point – 1 card (RYB-SCORE-01)
  third symbol: 1 point – 1 card (RYB-SCORE-01)
  set of three symbols: 2 points – first symbol, second symbol, third symbol (RYB-SCORE-03)
Total: 5 points
1. Seat 2: 5 points
2. Seat 1: 2 points
""",
        "",
    )


def test_the_table_shows_each_card_and_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    done = here(*SCORE, stdin="2xLES ROZ SUM")
    rows = [" ".join(line.split()) for line in done.out.splitlines()]
    assert "what what it counted points rule" in rows
    assert "Bream 2 cards 2 RYB-SCORE-01" in rows
    assert "unique: Wels catfish 1 card 1 RYB-SCORE-02" in rows
    assert "set of three symbols Wels catfish, Bream, Bitterling 2 RYB-SCORE-03" in rows
    assert "total 8" in rows
    assert BOX_DRAWING.search(done.out)
    assert not BOX_DRAWING.search(here(*SCORE, "--plain", stdin="2xLES ROZ SUM").out)


def test_a_full_tie_is_told_as_a_shared_victory() -> None:
    """RYB-SCORE-09"""
    done = here(*SCORE, "--plain", "--lang", "pl", stdin="A B L1\n2xC L1\nA L1")
    assert done.out.splitlines()[-1] == "Wspólne zwycięstwo: Gracz 1, Gracz 2."
    done = here(*SCORE, "--plain", "--lang", "pl", stdin="A B L1\n2xC L2")
    assert "Wspólne" not in done.out


def test_a_solo_grade_is_told_when_it_is_asked_for() -> None:
    """RYB-SOLO-05"""
    catch = "4xA 2xB! 2xC C!"
    assert here(*SCORE, "--plain", stdin=f"{catch} solo").out.splitlines()[-1] == (
        "16 points: Skilled angler!"
    )
    assert score(f"{catch} solo")["grade"] == 4
    assert "grade" not in score(catch)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "pl",
            [
                "Arkusz punktów: Gracz 1",
                "  Leszcz: 2 punkty – 2 karty (RYB-SCORE-01)",
                "  unikatowość: sum: 1 punkt – 1 karta (RYB-SCORE-02)",
                "  komplet trzech symboli: 2 punkty – sum, leszcz, różanka (RYB-SCORE-03)",
                "Razem: 8 punktów",
                "1. Gracz 1: 8 punktów",
            ],
        ),
        (
            "ru",
            [
                "Лист подсчёта: Игрок 1",
                "  Лещ: 2 очка — 2 карты (RYB-SCORE-01)",
                "  за редкость: сом: 1 очко — 1 карта (RYB-SCORE-02)",
                "  комплект из трёх символов: 2 очка — сом, лещ, горчак (RYB-SCORE-03)",
                "Всего: 8 очков",
                "1. Игрок 1: 8 очков",
            ],
        ),
    ],
)
def test_a_sheet_speaks_the_language_that_was_asked_for(language: str, told: list[str]) -> None:
    done = here(*SCORE, "--plain", "--lang", language, stdin="2xLES ROZ SUM L1\nA L2")
    assert [line for line in told if line not in done.out.splitlines()] == []


def test_a_text_of_another_kind_is_refused_with_its_name(tmp_path: Any) -> None:
    path = tmp_path / "pond.txt"
    path.write_text("Fr rw.f2 / r.d2 S\n", encoding="utf-8")
    done = here("score", "rybowisko", str(path))
    assert done.code == 2
    assert done.err.startswith(f"pondside: {path}:1:1: there is no card 'Fr'")


def test_options_are_checked_though_none_changes_the_points() -> None:
    assert "Rybowisko has no option 'wind'; it has: colours, " in refused("A", "-o", "wind=on")
    assert refused("A", "-o", "open_refill=half") == (
        "pondside: option open_refill cannot be 'half'; use off or on\n"
    )
    assert score("A B C", "-o", "target=3", "-o", "open_refill=on")["total"] == 5


def test_every_catch_of_a_game_scores_as_the_game_did() -> None:
    chooser = random.Random("catches")
    match = Match.new("rybowisko", 3, seed="catches", options={"target": "4"})
    while not match.over:
        catches = [one.words[0] for one in match.view(match.actor).reach if one.action == "catch"]
        match.play(chooser.choice(catches or match.words()), quiet=True)
        match.deal(quiet=True)
    anglers = match.view(None).anglers
    text = "\n".join(" ".join([*one.cards, f"L{one.smiling}"]) for one in anglers)
    found = here(*SCORE, "--json", stdin=text).json
    assert [sheet["total"] for sheet in found["sheets"]] == [match.total(k) for k in range(3)]
    assert match.outcome is not None
    assert found["places"] == [placing.place for placing in match.outcome.placings]
