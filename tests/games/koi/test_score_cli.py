"""`pondside score koi`: the ponds of the rules, several ponds, titles, refused lines."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from tests.cli.running import BOX_DRAWING, SEVERAL_FIELDS, Done, apart, here

from .scored import POND, SHEET
from .table import lines_of

pytestmark = pytest.mark.usefixtures("games")

SCORE = ("score", "koi", "-")
# The object of docs/rules/koi.md, section 15.
FIELDS = {
    "koi", "lanterns", "scrolls", "goals", "koi_total", "lantern_total", "scroll_total",
    "goal_total", "luck", "total",
}  # fmt: skip

TOTAL = 32
HELD = {
    "koi": [
        {"at": "a1,0", "size": "small", "surrounded": True, "vp": 10},
        {"at": "b0,1.0", "size": "medium", "surrounded": False, "vp": 6},
    ],
    "lanterns": [{"at": "3,0", "vp": 3}],
    "scrolls": [{"scroll": "lily", "vp": 6}, {"scroll": "small", "vp": 2}],
    "goals": {"purple_lily": 0, "path": 3},
    "koi_total": 16,
    "lantern_total": 3,
    "scroll_total": 8,
    "goal_total": 3,
    "luck": 2,
    "total": TOTAL,
}
# The path joins a lantern to the statue: 22 points of koi, 5 of lanterns, 12 of the path, 16 of
# scrolls.
LIT = (
    "O0,0.0 s3,0.3 l3,0 w1,-1 s2,-2.4 l2,-2 U-1,0.0 f0,2 f1,2 y0,2 y1,2 w-1,2 P-1,2 "
    "a0,1 a1,1 a1,-1 N2,0 N1,0 N0,0 scrolls=lily,small,lantern"
)
UNLIT = LIT.replace(" N0,0", "")


def checked(sheet: Any) -> Any:
    """A sheet whose sums are right, however they are told."""
    assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert list(sheet["sheet"]) == SHEET
    for kind in SHEET:
        lines = [line for line in sheet["lines"] if line["kind"] == kind]
        assert sum(line["points"] for line in lines) == sheet["sheet"][kind]
    for many, total, kinds in (
        ("koi", "koi_total", ["koi"]),
        ("lanterns", "lantern_total", ["lantern"]),
        ("scrolls", "scroll_total", ["scroll"]),
    ):
        assert sum(one["vp"] for one in sheet[many]) == sheet[total]
        assert sum(sheet["sheet"][kind] for kind in kinds) == sheet[total]
    assert sum(sheet["goals"].values()) == sheet["goal_total"]
    assert {goal: sheet["sheet"][goal] for goal in sheet["goals"]} == sheet["goals"]
    parts = ("koi_total", "lantern_total", "scroll_total", "goal_total", "luck")
    assert sum(sheet[part] for part in parts) == sheet["total"]
    return sheet


def score(text: str, *args: str) -> Any:
    """The JSON of a single pond."""
    return checked(here(*SCORE, "--json", *args, stdin=text).json)


def refused(text: str, *args: str) -> str:
    done = here(*SCORE, *args, stdin=text)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    return done.err


class TestOnePond:
    def test_the_json_has_the_fields_of_the_rules_and_no_others(self) -> None:
        found = score(POND)
        assert set(found) == {"game", "lines", "sheet", "warnings"} | FIELDS
        assert found["game"] == "koi"
        assert found["warnings"] == []
        assert {field: found[field] for field in FIELDS} == HELD
        told = [(x["clause"], x["kind"], x["at"], x["tile"], x["points"]) for x in found["lines"]]
        assert told == [
            ("KOI-SCORE-02", "koi", [1, 0], "a1,0", 10),
            ("KOI-SCORE-01", "koi", [0, 1], "b0,1.0", 6),
            ("KOI-SCORE-03", "lantern", [3, 0], "l3,0", 3),
            ("KOI-SCORE-04", "scroll", None, "lily", 6),
            ("KOI-SCORE-04", "scroll", None, "small", 2),
            ("KOI-GOAL-10", "purple_lily", [0, 0], "P0,0", 0),
            ("KOI-GOAL-16", "path", None, None, 3),
            ("KOI-SCORE-06", "luck", None, None, 2),
        ]

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            (
                "en",
                """\
Koi
  small koi 1,0: 10 points – 2 points, water-lily at 1,-1: 1 point, purple water-lily at 0,0: \
2 points, surrounded by water, × 2 (KOI-SCORE-02)
  medium koi 0,1: 6 points – 4 points, purple water-lily at 0,0: 2 points, open towards -1,1 \
(KOI-SCORE-01)
  lantern 3,0: 3 points – 3 water spaces: 2,0 1,0 0,0 (KOI-SCORE-03)
  scroll: water-lilies: 6 points – 3 × 2 points (KOI-SCORE-04)
  scroll: small koi: 2 points – 1 × 2 points (KOI-SCORE-04)
  purple water-lily 0,0: 0 points (KOI-GOAL-10)
  path: 3 points – 1 tile: 2,0 (KOI-GOAL-16)
  luck tokens: 2 points – 2 luck tokens (KOI-SCORE-06)
Total: 32 points
""",
            ),
            (
                "pl",
                """\
Koi
  mały karp 1,0: 10 punktów – 2 punkty, lilia wodna na 1,-1: 1 punkt, fioletowa lilia wodna na \
0,0: 2 punkty, otoczony wodą, × 2 (KOI-SCORE-02)
  średni karp 0,1: 6 punktów – 4 punkty, fioletowa lilia wodna na 0,0: 2 punkty, brak wody od \
strony -1,1 (KOI-SCORE-01)
  latarnia 3,0: 3 punkty – 3 pola wody: 2,0 1,0 0,0 (KOI-SCORE-03)
  pergamin: lilie wodne: 6 punktów – 3 × 2 punkty (KOI-SCORE-04)
  pergamin: małe karpie: 2 punkty – 1 × 2 punkty (KOI-SCORE-04)
  fioletowa lilia wodna 0,0: 0 punktów (KOI-GOAL-10)
  ścieżka: 3 punkty – 1 kafelek: 2,0 (KOI-GOAL-16)
  żetony szczęścia: 2 punkty – 2 żetony szczęścia (KOI-SCORE-06)
Razem: 32 punkty
""",
            ),
            (
                "ru",
                """\
Koi
  маленький карп 1,0: 10 очков — 2 очка, кувшинка на 1,-1: 1 очко, фиолетовая кувшинка на 0,0: \
2 очка, окружён водой, × 2 (KOI-SCORE-02)
  средний карп 0,1: 6 очков — 4 очка, фиолетовая кувшинка на 0,0: 2 очка, нет воды со стороны \
-1,1 (KOI-SCORE-01)
  фонарь 3,0: 3 очка — 3 клетки воды: 2,0 1,0 0,0 (KOI-SCORE-03)
  свиток: кувшинки: 6 очков — 3 × 2 очка (KOI-SCORE-04)
  свиток: маленькие карпы: 2 очка — 1 × 2 очка (KOI-SCORE-04)
  фиолетовая кувшинка 0,0: 0 очков (KOI-GOAL-10)
  тропинка: 3 очка — 1 тайл: 2,0 (KOI-GOAL-16)
  жетоны удачи: 2 очка — 2 жетона удачи (KOI-SCORE-06)
Всего: 32 очка
""",
            ),
        ],
        ids=["en", "pl", "ru"],
    )
    def test_every_point_is_told_in_three_languages(self, language: str, told: str) -> None:
        assert here(*SCORE, "--plain", "--lang", language, stdin=POND) == Done(0, told, "")

    @pytest.mark.parametrize("columns", [40, 120])
    def test_the_table_shows_each_line_and_fits_the_screen(
        self, columns: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        done = here(*SCORE, stdin=POND)
        assert BOX_DRAWING.search(done.out)
        assert max(len(line) for line in done.out.splitlines()) <= columns
        rows = [" ".join(line.split()) for line in done.out.splitlines()]
        if columns == 120:
            assert "lantern 3,0 3 water spaces: 2,0 1,0 0,0 3 KOI-SCORE-03" in rows
            assert "path 1 tile: 2,0 3 KOI-GOAL-16" in rows
            assert "total 32" in rows

    @pytest.mark.parametrize(
        ("pond", "total", "goals"),
        [
            ("O0,0.0", 0, {}),
            ("O0,0.0 w1,-1 w2,-1 a1,0", 4, {}),
            ("O0,0.0 f1,-1 w2,-1 f0,-1 w-1,0 w-1,1 y1,-1 b0,0.0", 10, {}),
            ("O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small,well", 16, {"turtle": 16}),
            ("O0,0.0 a0,0 N1,0 a2,0 N0,1", 10, {"path": 6}),
            (
                "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-2,2.0",
                2 + 4 + 2 + 6,
                {"shishi_odoshi": 6},
            ),
            ("O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2", 3 + 5, {"bridge": 5}),
            ("O0,0.0 V3,0.3 b0,0.0 a2,0 b0,1.0 wells=2", 10 + 16, {"waterfall": 16}),
            ("O0,0.0 w2,-1 w3,-1 Z0,0.0", 8, {"century_carp": 8}),
            ("O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-2,2.0", 10 + 8, {"willow": 8}),
            ("O0,0.0 f-1,0 f-1,1 B3:0,1.0", 10, {"branches": 10}),
        ],
        ids=lambda part: part if isinstance(part, str) else "",
    )
    def test_an_example_of_the_rules_gives_its_points(
        self, pond: str, total: int, goals: dict[str, int]
    ) -> None:
        found = score(pond)
        assert found["total"] == total
        assert found["goals"] == goals
        # Whatever it counted can be said.
        assert f"Total: {total} point" in here(*SCORE, "--plain", stdin=pond).out

    def test_a_file_and_standard_input_score_alike(self, tmp_path: Path) -> None:
        path = tmp_path / "pond.txt"
        path.write_text(POND, encoding="utf-8")
        assert here("score", "koi", str(path), "--json").json == score(POND)
        path.write_text("O0,0.0\nO0,0.0 w5,5", encoding="utf-8")
        done = apart("score", "koi", str(path), mode="plain")
        where = f"{path}:2:8: w5,5"
        told = f"pondside: {where}: it touches no wet edge of the pond (KOI-PLACE-02)\n"
        assert done == (2, "", told)


COINS = "Equal points: the coins decided.\n"


class TestSeveralPonds:
    @pytest.mark.parametrize(
        ("text", "places", "told"),
        [
            ("O0,0.0 a0,0\nO0,0.0", [1, 2], ""),
            ("O0,0.0 a0,0 coins=2\nO0,0.0 a1,0 coins=1", [1, 2], COINS),
            ("O0,0.0 a0,0 coins=1\nO0,0.0 a1,0 coins=2", [2, 1], COINS),
            (
                "O0,0.0 a0,0\nO0,0.0 a1,0",
                [2, 1],
                "Equal points and coins: the later in turn order wins.\n",
            ),
            # EX-22
            (
                "O0,0.0 a0,0 coins=3\nO0,0.0 a0,0 coins=2\nO0,0.0 luck=2 coins=3\nO0,0.0 luck=1",
                [2, 3, 1, 4],
                "Equal points and coins: the later in turn order wins.\n",
            ),
        ],
        ids=["points", "coins", "coins of the other", "the later seat", "EX-22"],
    )  # fmt: skip
    def test_they_are_ranked_with_their_tie_breaks(
        self, text: str, places: list[int], told: str
    ) -> None:
        found = here(*SCORE, "--json", stdin=text).json
        assert set(found) == SEVERAL_FIELDS
        assert found["places"] == places
        assert found["winners"] == [places.index(1) + 1]
        for sheet in found["sheets"]:
            assert set(checked(sheet)) == {"lines", "sheet"} | FIELDS
        said = here(*SCORE, "--plain", stdin=text).out
        assert said.startswith("Score sheet of Seat 1\n")
        lines = [line for line in said.splitlines() if line[:2] in ("1.", "2.", "3.", "4.")]
        seats = sorted(range(len(places)), key=lambda seat: places[seat])
        assert [line.partition(":")[0] for line in lines] == [
            f"{places[seat]}. Seat {seat + 1}" for seat in seats
        ]
        assert said.endswith(lines[-1] + "\n" + told)

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("pl", "Remis w punktach i monetach: wygrywa gracz dalszy w kolejności tur."),
            ("ru", "Очков и монет поровну: побеждает тот, кто дальше в порядке ходов."),
        ],
    )
    def test_a_tie_is_told_in_other_languages(self, language: str, told: str) -> None:
        done = here(*SCORE, "--plain", "--lang", language, stdin="O0,0.0\nO0,0.0\n")
        assert done.out.splitlines()[-1] == told

    def test_a_scenario_is_played_alone(self) -> None:
        told = "pondside: standard input: a scenario is played alone; the text has 2 ponds\n"
        assert refused("O0,0.0 scenario=hot_summer\nO0,0.0") == told
        assert refused("O0,0.0\nO0,0.0", "-o", "scenario=hot_summer") == told


class TestTitles:
    CHOSEN = "goals=path+purple_lily+statue"

    @pytest.mark.parametrize(
        ("pond", "options", "title"),
        [
            (LIT, [], None),
            (LIT, ["goals=random"], None),
            (LIT, ["goals=none"], "none"),
            (LIT + " luck=4", [CHOSEN], "none"),
            (LIT + " luck=5", [CHOSEN], "gakusei"),
            (LIT + " luck=5", ["goals=none"], "gakusei"),
            (LIT + " luck=12", ["goals=path+statue+turtle"], "none"),
            (LIT, ["scenario=lit_path"], "gakusei"),
            (LIT + " scenario=lit_path", ["scenario=lit_path"], "gakusei"),
            (UNLIT + " luck=12", ["scenario=lit_path"], "none"),
            (LIT, ["scenario=hot_summer"], None),
            (LIT, ["scenario=hot_summer", CHOSEN], "gakusei"),
            (LIT, ["scenario=imperial_lake"], "none"),
            (LIT, ["scenario=imperial_lake", "goals=random"], None),
        ],
        ids=lambda part: " ".join(part) or "no options" if isinstance(part, list) else "",
    )
    def test_the_title_goes_by_the_goals_and_the_scenario(
        self, pond: str, options: list[str], title: str | None
    ) -> None:
        found = score(pond, *(part for option in options for part in ("-o", option)))
        assert found.get("title") == title
        assert ("lit_path" in found) == ("scenario=lit_path" in options)

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "Played alone: Gakusei, the pupil"),
            ("pl", "W grze w pojedynkę: Gakusei, uczeń"),
            ("ru", "В игре в одиночку: Гакусэй, ученик"),
        ],
    )
    def test_the_title_is_told(self, language: str, told: str) -> None:
        args = ("--plain", "--lang", language, "-o", "scenario=lit_path")
        assert here(*SCORE, *args, stdin=LIT).out.splitlines()[-1] == told

    def test_a_hot_summer_counts_only_what_water_surrounds(self) -> None:
        for args, text in (([], POND + " scenario=hot_summer"), (["scenario=hot_summer"], POND)):
            found = score(text, *(part for option in args for part in ("-o", option)))
            assert [(one["at"], one["vp"]) for one in found["koi"]] == [("a1,0", 10), ("b0,1.0", 0)]
            assert found["total"] == TOTAL - 6
            assert found["scroll_total"] == HELD["scroll_total"]

    def test_the_link_of_a_lit_path_is_a_field_of_its_own(self) -> None:
        assert score(LIT)["total"] == 55
        assert score(LIT + " scenario=lit_path")["lit_path"] is True
        assert score(UNLIT + " scenario=lit_path")["lit_path"] is False
        assert "lit_path" not in score(LIT)

    def test_a_scenario_is_said_once(self) -> None:
        said = refused(POND + " scenario=lit_path", "-o", "scenario=hot_summer")
        assert "scenario=lit_path" in said
        assert "hot_summer" in said


ILLEGAL = [
    ("O1,0.0", "1:1", "KOI-SETUP-10"),
    ("O0,0.0 O0,0.0", "1:8", "KOI-SETUP-03"),
    ("O0,0.0 s3,0.3 w4,0", "1:15", "KOI-PLACE-02"),
    ("O0,0.0 w0,0", "1:8", "KOI-PLACE-01"),
    ("O0,0.0 s3,0.0", "1:8", "KOI-PLACE-03"),
    ("O0,0.0 y0,0", "1:8", "KOI-PLACE-04"),
    ("O0,0.0 f1,-1 y1,-1 y1,-1", "1:20", "KOI-PLACE-04"),
    ("O0,0.0 a0,0 a0,0", "1:13", "KOI-PLACE-05"),
    ("O0,0.0 a1,-1", "1:8", "KOI-PLACE-06"),
    ("O0,0.0 P0,0", "1:8", "KOI-GOAL-10"),
    ("O0,0.0 f-1,0 B3:0,1.0", "1:14", "KOI-GOAL-11"),
    ("O0,0.0 w0,2 s3,0.3 R0,3.2", "1:20", "KOI-GOAL-12"),
    ("O0,0.0 s3,0.3 l3,0 U-1,0.0", "1:20", "KOI-GOAL-13"),
    ("O0,0.0 H0,1.0", "1:8", "KOI-GOAL-14"),
    ("O0,0.0 N0,0", "1:8", "KOI-GOAL-20"),
    ("O0,0.0 a0,0 a1,0 N0,1 N2,0", "1:23", "KOI-GOAL-21"),
    ("O0,0.0 a0,0 J-2,2.0", "1:13", "KOI-GOAL-17"),
    ("O0,0.0 V3,0.3 wells=1", "1:8", "KOI-GOAL-18"),
    ("O0,0.0 T1,0 scrolls=lily,small", "1:8", "KOI-GOAL-19"),
    ("O0,0.0\n\n  O0,0.0 T1,0", "3:10", "KOI-GOAL-19"),
]


class TestRefusals:
    @pytest.mark.parametrize(("text", "where", "clause"), ILLEGAL, ids=[one[0] for one in ILLEGAL])
    def test_the_first_illegal_token_is_named_with_its_clause(
        self, text: str, where: str, clause: str
    ) -> None:
        line, column = map(int, where.split(":"))
        token = text.split("\n")[line - 1][column - 1 :].split()[0]
        message = refused(text)
        assert message.startswith(f"pondside: standard input:{where}: {token}: ")
        assert message.endswith(f" ({clause})\n")

    @pytest.mark.parametrize("language", ["pl", "ru"])
    def test_an_unknown_sign_does_no_harm(self, language: str) -> None:
        for token in ("ż", "٣,٣", "[/b]", "w" + "9" * 5000 + ",0", "=" * 50, "\x1b[31m"):
            message = refused(f"O0,0.0 {token}", "--lang", language)
            assert message.startswith("pondside: standard input:1:8: ")
            assert len(message) < 300


def test_every_pond_of_a_game_scores_as_the_game_did() -> None:
    match = Match.new("koi", 2, seed=3)
    chooser = random.Random(3)
    while not match.over:
        legal = match.words()
        goals = [word for word in legal if word.startswith(("G", "N", "a", "b", "c"))]
        match.play(chooser.choice(goals or legal), quiet=True)
        match.deal(quiet=True)
    ponds = match.view(None).ponds
    found = here(*SCORE, "--json", stdin="\n".join(lines_of(match.box, match.state))).json
    assert match.outcome is not None
    assert [checked(sheet)["total"] for sheet in found["sheets"]] == [pond.total for pond in ponds]
    assert [sheet["sheet"] for sheet in found["sheets"]] == [pond.sheet for pond in ponds]
    assert sum(len(pond.goals) for pond in ponds) > 0
