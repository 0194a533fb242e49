"""The sheets of the engine against those of the notation: one catch, one number of points."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from pondside.games import load
from pondside.games.rybowisko.notation import read_catches, score_text
from pondside.games.rybowisko.notation import sheet_of as written_sheet
from pondside.games.rybowisko.position_text import read_position, state_of
from pondside.games.rybowisko.ranking import grade_of, places
from pondside.games.rybowisko.scoring import SHEET, SHEET_LINES
from pondside.games.rybowisko.sheets import explained, sheet_of
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, Array, Box
from pondside.kernel.match import Match

from ..owner import put
from .table import at
from .test_data import box_with, cards, odd_box

GAME = load("rybowisko")
BOX = GAME.open_box(None)
GAMES = 2
SPECIES = BOX.names["species"]


def fishing(seats: int, seed: int, box: Box = BOX, options: dict[str, str] | None = None) -> Match:
    """A match of people who fish where they can, before its first action."""
    match = Match(GAME, box, seats, options or {}, str(seed))
    match.deal(quiet=True)
    return match


def turns(match: Match, seed: int) -> Iterator[Match]:
    """The match, handed out after every catch and at its end."""
    rng = random.Random(seed)
    spots = [match.box.names["field"][k] for k in match.box.tables[0].spot_field]
    caught = 0
    while not match.over:
        held = match.state[0].group_at
        words = match.words()
        there = [word for word in words if word in spots and held[spots.index(word)]]
        match.play(rng.choice(there or words), quiet=True)
        while match.actor == CHANCE:
            match.play(rng.choices(match.words(), match.weights())[0], quiet=True)
        now = sum(int(angler.n_catch) for angler in match.state[0].anglers)
        if now > caught:
            caught = now
            yield match
    yield match


def check_sheets(match: Match) -> None:
    """Every seat's points, told in four ways."""
    box, states = match.box, match.state
    for seat in range(match.seats):
        angler = match.state[0].anglers[seat]
        codes = [box.names["species"][int(held) - 1] for held in angler.catch[: angler.n_catch]]
        (catch,) = read_catches(" ".join(codes), box, "-")
        lines = explained(catch.cards, box.names["symbol"])
        written = written_sheet(lines, None)
        sheet = sheet_of(box, states, seat)
        assert sheet == {
            "fish": written["fish"],
            "unique": written["unique"],
            "sets": written["set_points"],
        }
        assert match.total(seat) == sum(sheet.values()) == written["total"]
        assert match.lines(seat) == lines
        assert sum(line.points for line in lines) == written["total"]


def check_views(match: Match) -> None:
    view = match.view(None)
    for seat, angler in enumerate(view.anglers):
        assert angler.sheet == sheet_of(match.box, match.state, seat)
        assert angler.total == view.totals[seat] == match.total(seat)
        (sheet,) = score_text(" ".join(angler.cards), match.box, "-", {}).sheets
        assert angler.total == sheet.facts["total"]
        symbols = {block["code"]: block["symbol"] for block in match.box.facts["species"]}
        assert +Counter(angler.symbols) == Counter(symbols[code] for code in angler.cards)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_catch_of_a_game_scores_as_it_is_written(seats: int) -> None:
    sets = 0
    for seed in range(GAMES):
        options = {"target": "9"} if seats > 1 else {}
        match = fishing(seats, seed, options=options)
        for now in turns(match, seed):
            check_sheets(now)
        check_views(match)
        sets += sum(sheet_of(BOX, match.state, seat)["sets"] for seat in range(seats))
    assert sets > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_places_of_a_game_are_those_of_its_catches_in_text(seats: int) -> None:
    for seed in range(GAMES):
        match = fishing(seats, 10 + seed, options={"target": "2"})
        for _ in turns(match, seed):
            pass
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        text = "\n".join(f"{' '.join(one.cards)} L{one.smiling}" for one in view.anglers)
        assert outcome.placings == score_text(text, BOX, "-", {}).placings
        winners = [f"P{one.seat + 1}" for one in outcome.placings if one.place == 1]
        assert " ".join(outcome.words).endswith("win " + " ".join(winners))


@pytest.mark.parametrize("name", ["renamed species", "few cards"])
def test_an_owners_cards_score_as_they_are_written(name: str) -> None:
    box = odd_box(name)
    options = {"target": "5", "max_rounds": "20"}
    for now in turns(fishing(3, 1, box, options), 1):
        check_sheets(now)


def with_catch(codes: list[str], box: Box = BOX) -> Array:
    """A zeroed state whose first seat has caught these fish."""
    states = GAME.fresh(1)
    s = states[0]
    s.seats = 1
    angler = s.anglers[0]
    angler.n_catch = len(codes)
    angler.catch[: len(codes)] = [1 + box.names["species"].index(code) for code in codes]
    return states


def engine(codes: list[str], box: Box = BOX) -> dict[str, int]:
    return sheet_of(box, with_catch(codes, box), 0)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("LES LES ROZ PIS OKO", (5, 1, 2)),  # EX-19
        ("LES LES PLO KRA ROZ KOZ", (6, 2, 0)),  # EX-20: 4xB 2xC!
        ("SUM WEG LIN KRS ROZ KOZ", (6, 6, 4)),  # EX-21
        ("SUM SZC LES PIS", (4, 1, 2)),  # EX-18: A A! B C
        ("SZC OKO SAN BOL LIN KRS ROZ PIS KIE", (9, 3, 4)),  # as printed: 16
        ("", (0, 0, 0)),
    ],
)
def test_the_worked_examples(text: str, points: tuple[int, int, int]) -> None:
    assert tuple(engine(text.split()).values()) == points
    assert list(engine(text.split())) == list(SHEET_LINES) == list(GAME.sheet_lines)


def test_random_catches_score_as_they_are_written() -> None:
    rng = random.Random(7)
    deck = [code for code in SPECIES for _ in range(3)]
    for _ in range(100):
        codes = rng.sample(deck, rng.randint(0, 54))
        (sheet,) = score_text(" ".join(codes), BOX, "-", {}).sheets
        found = engine(codes)
        assert [found["fish"], found["unique"], found["sets"]] == [
            sheet.facts["fish"],
            sheet.facts["unique"],
            sheet.facts["set_points"],
        ]
        rng.shuffle(codes)
        assert engine(codes) == found  # RYB-SCORE-05: the order says nothing


def test_an_owners_uniqueness_points_count_as_often_as_they_are() -> None:
    box = box_with(put("species.LES.unique", 4), put("species.ROZ.unique", 2))
    assert engine(["LES", "ROZ", "LES", "SZC"], box) == {"fish": 4, "unique": 10, "sets": 2}


def test_the_points_of_a_large_catch_can_be_counted() -> None:
    """Sixty turns of fish that are worth nine points more each."""
    box = box_with(cards(64, 128), *(put(f"species.ZA{k}.unique", 9) for k in "ABC"))
    codes = ["ZAA", "ZAB", "ZAC"] * 20
    assert engine(codes, box) == {"fish": 60, "unique": 540, "sets": 40}


def test_a_sheet_is_worked_out_from_scratch() -> None:
    """What stands on the sheet before does not matter."""
    sheets = np.zeros(1, SHEET)
    sheets[0].points[:] = 99
    doors.score(BOX.tables, with_catch(["SZC", "LES", "ROZ"]), 0, 0, sheets, 0)
    assert list(sheets[0].points) == [3, 1, 2]
    assert int(doors.total(BOX.tables, with_catch(["SZC"]), 0, 0, sheets, 0)) == 1
    assert list(sheets[0].points) == [1, 0, 0]


def test_other_seats_luck_and_place_score_nothing() -> None:
    """RYB-SCORE-06"""
    text = "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y? yW UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES {} {} 4.1.m/T7/F1"
    for field, smiling in (("f8", 3), ("e9", 0)):
        anglers = f"{field}:{smiling}/3:KIE+OKO;h12:3/3:ROZ"
        states = state_of(BOX, read_position(text.format(43, anglers), BOX))
        assert sheet_of(BOX, states, 0) == {"fish": 2, "unique": 0, "sets": 0}
        assert sheet_of(BOX, states, 1) == {"fish": 1, "unique": 1, "sets": 0}


def ended(anglers: str, deck: int, box: Box = BOX) -> Array:
    text = (
        "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y? yW UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES "
        f"{deck} {anglers} 9.{anglers.count(';') + 1}.x/T3/F1"
    )
    return state_of(box, read_position(text, box))


@pytest.mark.parametrize(
    ("anglers", "deck", "found", "tie_break"),
    [
        ("f8:1/3:OKO+OKO+KIE;h12:2/3:KIE", 42, [1, 2], None),
        ("f8:1/3:OKO+OKO+KIE;h12:2/3:KIE+KIE+OKO", 40, [2, 1], "luck"),
        ("f8:2/3:OKO+OKO+KIE;h12:2/3:KIE+KIE+OKO", 40, [1, 1], "shared"),
        ("f8:2/2:OKO+OKO+KIE;h12:3/4:KIE+KIE+OKO", 40, [2, 1], "luck"),  # RYB-SCORE-10
        (
            "f8:0/3:OKO+OKO+KIE;h12:1/3:KIE+KIE;n8:1/3:BOL+BOL;j4:3/3:BOL",
            38,
            [1, 2, 2, 4],  # RYB-SCORE-11
            None,
        ),
    ],
)
def test_the_end_of_a_game_is_ranked_like_catches_in_text(
    anglers: str, deck: int, found: list[int], tie_break: str | None
) -> None:
    outcome = GAME.outcome(BOX, ended(anglers, deck))
    assert outcome is not None
    assert [placing.place for placing in outcome.placings] == found
    assert outcome.tie_break == tie_break
    lines = []
    for angler in anglers.split(";"):
        _, luck, caught = angler.split(":")
        lines.append(f"{caught.replace('+', ' ')} L{luck[0]}")
    assert score_text("\n".join(lines), BOX, "-", {}).placings == outcome.placings
    totals = [placing.total for placing in outcome.placings]
    assert outcome.placings == places(totals, [int(line[-1]) for line in lines])


@pytest.mark.parametrize(
    ("total", "number"),
    [
        (0, 1),
        (7, 1),
        (8, 2),
        (10, 2),
        (11, 3),
        (13, 3),
        (14, 4),
        (17, 5),
        (19, 5),
        (20, 6),
        (99, 6),
    ],
)
def test_the_grade_of_a_solo_score(total: int, number: int) -> None:
    """RYB-SOLO-05, EX-24: 13 points are the third grade, Angler."""
    assert grade_of(BOX, total) == number
    assert BOX.facts["solo"]["grades"][2]["en"] == "Angler"


def test_a_solo_game_ends_with_its_grade() -> None:
    for seed in range(GAMES):
        match = fishing(1, seed)
        for _ in turns(match, seed):
            pass
        outcome = match.outcome
        assert outcome is not None
        total = match.total(0)
        luck = match.view(None).anglers[0].smiling
        assert outcome.words == (
            "P1", str(total), "luck", str(luck), "grade", str(grade_of(BOX, total))
        )  # fmt: skip
        assert outcome.reason == "turns"
        assert match.turn == 15


def test_a_view_tells_what_each_card_would_bring() -> None:
    match = at(
        "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y? yW UKL,SUM,SZC,LIN,SUM,UKL,ROZ,LES 44 "
        "f8:3/3:OKO+LES;h12:3/3:- 3.1.m/T7/F1"
    )
    assert match.view(0).worths == {
        "r1": 3, "r2": 2, "y1": 1, "y2": 2, "g1": 2, "g2": 3, "b1": 4, "b2": 1,
    }  # fmt: skip
    assert match.view(1).worths == {}  # it does not act
