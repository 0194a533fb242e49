"""`pondside score`: the worked examples of the rules, the shape of the JSON, and the sheet."""

from __future__ import annotations

import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import BOX_DRAWING, Done, apart, here

from .scored import CATEGORIES, EX_01

pytestmark = pytest.mark.usefixtures("games")

EX_02 = "- r.f2 - / ry.d2 Fr br.f3 / - rw.d3 -"
EX_02_THREE = "- r.f2 - / ry.d2 Fr br.f3 / - w.d3 -"
EX_03 = "- br.f2 - / br.d2 Fbr br.f3 / - br.f1d1 -"
EX_04 = "Br r.f2 - r.d2 / bw.d2 S y.f3 T / - - R"
EX_05 = "Br rw.d2 Bw / bw.f2 T r.d3"

# What each card gives to the pond of EX-01, what it counts and the clause that pays.
CARDS_OF_EX_01 = [
    ("white_black", 4, 0, "KOH-GOAL-02"),
    ("yellow_red", 4, 0, "KOH-GOAL-03"),
    ("rarest_colour", 2, 6, "KOH-GOAL-04"),
    ("dragonflies", 0, 0, "KOH-GOAL-06"),
    ("ornament_kinds", 6, 10, "KOH-GOAL-07"),
    ("statues", 1, 5, "KOH-GOAL-08"),
    ("no_fry", 3, 6, "KOH-GOAL-09"),
    ("no_dragonflies", 3, 6, "KOH-GOAL-09"),
    ("flower_sets", 0, 0, "KOH-GOAL-10"),
    ("frog_turtle", 1, 3, "KOH-GOAL-11"),
    ("largest_square", 3, 10, "KOH-GOAL-12"),
    ("fry_shelter", 3, 3, "KOH-GOAL-13"),
]


def score(text: str, *args: str) -> Any:
    """The JSON of a pond, its sums checked."""
    found = here("score", "kohaku", "-", "--json", *args, stdin=text).json
    assert sum(line["points"] for line in found["lines"]) == found["total"]
    assert sum(found["sheet"].values()) == found["total"]
    assert list(found["sheet"]) == CATEGORIES
    for category, points in found["sheet"].items():
        assert points == sum(x["points"] for x in found["lines"] if x["kind"] == category)
    return found


def scored(text: str, *args: str) -> dict[str, int]:
    """The categories of a pond that scored anything."""
    return {kind: points for kind, points in score(text, *args)["sheet"].items() if points}


def kohaku(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """A copy of the component file with something corrected in it."""
    text = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


TURTLE = "[scoring.turtle]\nflat = 5"


def test_the_example_of_the_rules_is_explained_line_by_line() -> None:
    found = score(EX_01)
    assert found["game"] == "kohaku"
    assert found["total"] == 38
    assert found["warnings"] == []
    assert [(x["clause"], x["kind"], x["at"], x["tile"], x["points"]) for x in found["lines"]] == [
        ("KOH-SCORE-02", "single_flower", [0, 0], "Fr", 4),
        ("KOH-SCORE-05", "double_flower", [2, 0], "Fbw", 7),
        ("KOH-SCORE-09", "statue", [1, 1], "S", 10),
        ("KOH-SCORE-08", "frog", [3, 1], "G", 5),
        ("KOH-SCORE-13", "turtle", [0, 2], "T", 5),
        ("KOH-SCORE-07", "rocks", [2, 2], "R", 5),
        ("KOH-SCORE-14", "coins", None, None, 2),
    ]


def test_each_line_names_the_koi_it_counted() -> None:
    lines = score(EX_01)["lines"]
    counted = {x["kind"]: [(c["tile"], c["at"]) for c in x["counted"]] for x in lines}
    assert counted == {
        "single_flower": [("rw.f2", [1, 0]), ("r.d2", [0, 1])],
        "double_flower": [("rw.f2", [1, 0]), ("b.d3", [3, 0]), ("bw.f3", [2, 1])],
        "statue": [("rw.f2", [1, 0]), ("r.d2", [0, 1]), ("bw.f3", [2, 1]), ("ry.f2", [1, 2])],
        "frog": [("b.d3", [3, 0]), ("wy.d2", [3, 2])],
        "turtle": [],
        "rocks": [("bw.f3", [2, 1]), ("ry.f2", [1, 2])],
        "coins": [("b.d3", [3, 0]), ("r.d2", [0, 1])],
    }


def test_the_json_has_the_promised_keys_and_no_others() -> None:
    found = score(f"goal: statues\n{EX_01}")
    assert set(found) == {"game", "total", "lines", "sheet", "warnings"}
    for line in found["lines"]:
        assert set(line) == {"clause", "kind", "at", "tile", "points", "counted"}
        assert line["kind"] in CATEGORIES
        assert isinstance(line["points"], int)
        assert line["at"] is None or [type(x) for x in line["at"]] == [int, int]


@pytest.mark.parametrize(
    ("card", "count", "points", "clause"), CARDS_OF_EX_01, ids=[card[0] for card in CARDS_OF_EX_01]
)
def test_a_goal_card_is_added_to_the_total(card: str, count: int, points: int, clause: str) -> None:
    found = score(f"goal: {card}\n{EX_01}")
    assert found["total"] == 38 + points
    assert found["sheet"]["goal"] == points
    last = found["lines"][-1]
    assert last == {
        "clause": clause,
        "kind": "goal",
        "at": None,
        "tile": card,
        "points": points,
        "counted": [{"count": count}],
    }


@pytest.mark.parametrize(
    ("text", "args", "sheet", "total"),
    [
        pytest.param(EX_02, [], {"single_flower": 12, "coins": 1}, 13, id="four red koi, 12"),
        pytest.param(EX_02_THREE, [], {"single_flower": 6, "coins": 2}, 8, id="three red koi, 6"),
        pytest.param(EX_03, [], {"double_flower": 12}, 12, id="four koi with both colours, 12"),
        pytest.param(
            EX_04,
            [],
            {"butterflies": 4, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3},
            21,
            id="butterflies over a gap",
        ),
        pytest.param(
            EX_04,
            ["--option", "butterfly_gaps=block"],
            {"butterflies": 2, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3},
            19,
            id="butterflies stopped by a gap",
        ),
        pytest.param(
            f"goal: dragonflies\n{EX_04}",
            [],
            {"butterflies": 4, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3, "goal": 4},
            25,
            id="dragonflies over a gap",
        ),
        pytest.param(
            f"goal: dragonflies\n{EX_04}",
            ["-o", "butterfly_gaps=block"],
            {"butterflies": 2, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3, "goal": 2},
            21,
            id="dragonflies stopped by a gap",
        ),
        pytest.param(
            f"goal: largest_square\n{EX_04}",
            [],
            {"butterflies": 4, "statue": 6, "turtle": 5, "rocks": 3, "coins": 3, "goal": 5},
            26,
            id="a square of two by two",
        ),
        pytest.param(
            EX_05, [], {"butterflies": 4, "turtle": 5, "coins": 1}, 10, id="two butterflies"
        ),
        pytest.param(
            f"goal: dragonflies\n{EX_05}",
            [],
            {"butterflies": 4, "turtle": 5, "coins": 1, "goal": 7},
            17,
            id="a dragonfly that counts twice",
        ),
        pytest.param(
            f"goal: rarest_colour\n{EX_05}",
            [],
            {"butterflies": 4, "turtle": 5, "coins": 1},
            10,
            id="a colour that is missing is the rarest",
        ),
        pytest.param(
            f"goal: rarest_colour\n{EX_05}",
            ["-o", "rarest_absent=present_only"],
            {"butterflies": 4, "turtle": 5, "coins": 1, "goal": 3},
            13,
            id="a colour that is missing is passed over",
        ),
        pytest.param(
            f"goal: fry_shelter\n{EX_05}",
            [],
            {"butterflies": 4, "turtle": 5, "coins": 1, "goal": -1},
            9,
            id="a goal card that costs a point",
        ),
    ],
)
def test_a_worked_example_gives_its_points(
    text: str, args: list[str], sheet: dict[str, int], total: int
) -> None:
    assert scored(text, *args) == sheet
    assert score(text, *args)["total"] == total


def test_the_two_butterflies_of_an_example_have_two_each() -> None:
    lines = [x for x in score(EX_05)["lines"] if x["kind"] == "butterflies"]
    assert [(x["tile"], x["at"], x["points"]) for x in lines] == [
        ("Br", [0, 0], 2),
        ("Bw", [2, 0], 2),
    ]


def test_an_origin_moves_the_places_and_changes_no_points() -> None:
    plain, moved = score(EX_01), score(f"origin: -3,7\n{EX_01}")
    assert moved["total"] == plain["total"]
    for one, other in zip(plain["lines"], moved["lines"], strict=True):
        assert one["points"] == other["points"]
        if one["at"]:
            assert other["at"] == [one["at"][0] - 3, one["at"][1] + 7]


def test_pebbles_and_unusual_coins_can_be_written() -> None:
    assert scored("by.f1d1*4 R r.f2$3")["coins"] == 3
    assert scored("by.f1d1*4 R r.f2$3")["rocks"] == 3


def test_every_pond_of_a_game_scores_as_the_game_did() -> None:
    from pondside.games.kohaku.notation import pond_text

    chooser = random.Random("ponds")
    for seats in (1, 2, 3, 4):
        goals = {"goal_cards": "on"} if seats > 1 else {"solo_goal_cards": "on"}
        match = Match.new("kohaku", seats, seed=f"ponds-{seats}", options=goals)
        while not match.over:
            match.play(chooser.choice(match.actions()), quiet=True)
            match.deal(quiet=True)
        for seat, pond in enumerate(match.view(None).ponds):
            found = score(f"goal: {pond.goal}\n{pond_text(match.box, match.state, seat)}")
            assert found["total"] == pond.total == match.total(seat)
            assert found["sheet"] == pond.sheet
            assert found["warnings"] == []


def test_a_corrected_component_file_is_scored_by(tmp_path: Path) -> None:
    mine = kohaku(tmp_path, (TURTLE, "[scoring.turtle]\nflat = 7"))
    assert scored(EX_01, "--data", mine)["turtle"] == 7
    assert score(EX_01, "--data", mine)["total"] == 40


def test_a_corrected_goal_table_is_scored_by(tmp_path: Path) -> None:
    kinds = "table = [[3, 1], [4, 3], [5, 6], [6, 10], [7, 15]]"
    mine = kohaku(tmp_path, (kinds, kinds.replace("[6, 10]", "[6, 11]")))
    assert scored(f"goal: ornament_kinds\n{EX_01}", "--data", mine)["goal"] == 11


def test_the_usual_option_of_a_corrected_file_holds_until_another_is_chosen(
    tmp_path: Path,
) -> None:
    gaps = 'id = "butterfly_gaps"\ndefault = '
    mine = kohaku(tmp_path, (f'{gaps}"ignore"', f'{gaps}"block"'))
    assert scored(EX_04, "--data", mine)["butterflies"] == 2
    assert scored(EX_04, "--data", mine, "-o", "butterfly_gaps=ignore")["butterflies"] == 4


def test_a_pond_without_goal_card_has_no_goal_line() -> None:
    found = score(EX_01)
    assert all(line["kind"] != "goal" for line in found["lines"])
    assert found["sheet"]["goal"] == 0


WARNINGS = [
    pytest.param("T r.f2 T", ["1 koi and 2 features"], id="more features than koi"),
    pytest.param("r.f9 T", ["r.f9: 1 in the pond, but the box has no such tile"], id="no such koi"),
    pytest.param(
        "Fbr r.f2 / r.f3 Fbr",
        ["Fbr: 2 in the pond, but the box has only 1"],
        id="more of a tile than there are",
    ),
    pytest.param("by.f1d1*5 T", ["by.f1d1*5: 1 in the pond"], id="no koi with so many pebbles"),
    pytest.param("", ["the pond is empty"], id="nothing at all"),
    pytest.param("# nobody has laid a tile\n- -\n", ["the pond is empty"], id="only gaps"),
]


@pytest.mark.parametrize(("text", "told"), WARNINGS)
def test_what_looks_odd_is_scored_all_the_same_and_noted_on_the_error_stream(
    text: str, told: list[str]
) -> None:
    done = here("score", "kohaku", "-", stdin=text)
    assert done.code == 0
    notes = done.err.splitlines()
    assert len(notes) == len(told)
    for note, part in zip(notes, told, strict=True):
        assert note.startswith("Note: ")
        assert part in note
        assert part not in done.out


@pytest.mark.parametrize(("text", "told"), WARNINGS)
def test_the_json_holds_the_warnings_and_the_error_stream_stays_empty(
    text: str, told: list[str]
) -> None:
    done = here("score", "kohaku", "-", "--json", stdin=text)
    assert done.err == ""
    for warning, part in zip(done.json["warnings"], told, strict=True):
        assert part in warning


def test_pebbles_left_out_are_no_reason_for_a_warning() -> None:
    assert score("by.f1d1 T / Fr bw.f1d1")["warnings"] == []


def test_the_sheet_shows_each_feature_with_its_place_its_koi_and_its_points() -> None:
    done = here("score", "kohaku", "-", "--plain", stdin=f"goal: statues\n{EX_01}")
    assert done == Done(
        0,
        """\
Kōhaku
  red flower 0,0: 4 points – red-white koi with 2 fry at 1,0; \
red koi with 2 dragonflies, 1 coin at 0,1 (KOH-SCORE-02)
  black and white flowers 2,0: 7 points – red-white koi with 2 fry at 1,0: 2; \
black koi with 3 dragonflies, 1 coin at 3,0: 2; black-white koi with 3 fry at 2,1: 3 \
(KOH-SCORE-05)
  statue 1,1: 10 points – red-white koi with 2 fry at 1,0; \
red koi with 2 dragonflies, 1 coin at 0,1; black-white koi with 3 fry at 2,1; \
red-yellow koi with 2 fry at 1,2 (KOH-SCORE-09)
  frog 3,1: 5 points – black koi with 3 dragonflies, 1 coin at 3,0: 3; \
white-yellow koi with 2 dragonflies at 3,2: 2 (KOH-SCORE-08)
  turtle 0,2: 5 points (KOH-SCORE-13)
  rocks 2,2: 5 points – black-white koi with 3 fry at 2,1: 3; \
red-yellow koi with 2 fry at 1,2: 2 (KOH-SCORE-07)
  coins: 2 points – black koi with 3 dragonflies, 1 coin at 3,0: 1; \
red koi with 2 dragonflies, 1 coin at 0,1: 1 (KOH-SCORE-14)
  goal card: Statues: 5 points – counted: 1 (KOH-GOAL-08)
Total: 43 points
""",
        "",
    )


def test_the_table_shows_each_feature_with_its_place_and_its_points() -> None:
    done = here("score", "kohaku", "-", stdin=f"goal: frog_turtle\n{EX_01}")
    rows = [line.split() for line in done.out.splitlines()]
    assert ["turtle", "0,2", "5", "KOH-SCORE-13"] in rows
    assert ["total", "41"] in rows
    assert any(row[:2] == ["statue", "1,1"] and row[-2:] == ["10", "KOH-SCORE-09"] for row in rows)
    assert any("Frogs" in row and row[-1] == "KOH-GOAL-11" for row in rows)


def test_plain_sheets_have_neither_lines_nor_columns() -> None:
    drawn = here("score", "kohaku", "-", stdin=EX_01).out
    plain = here("score", "kohaku", "-", "--plain", stdin=EX_01).out
    assert BOX_DRAWING.search(drawn)
    assert not BOX_DRAWING.search(plain)
    assert len(plain.splitlines()) == 9  # a title, seven lines, a total: none is broken in two


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["turtle 0,2: 5 points (KOH-SCORE-13)", "Total: 41 points", "Note: 1 koi"]),
        ("pl", ["żółw 0,2: 5 punktów (KOH-SCORE-13)", "Razem: 41 punktów", "Uwaga: "]),
        ("ru", ["черепаха 0,2: 5 очков (KOH-SCORE-13)", "Всего: 41 очко", "Примечание: "]),
    ],
)
def test_a_sheet_speaks_the_language_that_was_asked_for(language: str, told: list[str]) -> None:
    args = ("score", "kohaku", "-", "--plain", "--lang", language)
    done = here(*args, stdin=f"goal: frog_turtle\n{EX_01}")
    assert f"  {told[0]}\n" in done.out
    assert done.out.endswith(f"{told[1]}\n")
    assert here(*args, stdin="r.f2").err.startswith(told[2])


def test_the_language_of_the_environment_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONDSIDE_LANG", "pl")
    assert "Razem: 38 punktów" in here("score", "kohaku", "-", "--plain", stdin=EX_01).out


def test_the_rules_run_uncompiled_unless_somebody_asks() -> None:
    done = apart("score", "kohaku", "-", stdin=EX_01)
    assert done.code == 0
    assert done.err == ""
    assert "38" in done.out


def chequered(koi: str, feature: str, side: int) -> str:
    """A full square pond."""
    return "\n".join(
        " ".join(koi if (x + y) % 2 == 0 else feature for x in range(side)) for y in range(side)
    )


def test_a_pond_beyond_any_game_is_scored_exactly() -> None:
    # Each of the 162 butterflies sees 18 koi with 15 dragonflies.
    done = apart(
        "score",
        "kohaku",
        "-",
        "--json",
        stdin=f"goal: dragonflies\n{chequered('w.d15', 'Bw', 18)}",
    )
    assert done.json["sheet"]["butterflies"] == 162 * 18 * 2
    assert done.json["sheet"]["goal"] == 162 * 18 * 15
    assert done.err == ""


def test_a_heap_of_coins_is_counted_without_complaint() -> None:
    assert scored(chequered("r.$99", "T", 28))["coins"] == 392 * 99


def test_a_terminal_that_lacks_a_letter_does_not_stop_the_sheet() -> None:
    done = apart("score", "kohaku", "-", stdin=EX_01, PYTHONIOENCODING="iso8859-2")
    assert "38" in done.out
    assert done.code == 0
