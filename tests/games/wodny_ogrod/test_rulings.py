"""Readings of the rulebook that an owner can switch: each rule both ways, and whole games.

AMB-15, 19, 20 and 24 of docs/rules/wodny_ogrod.md.  The games are compared with the oracle, and
the contract suite proves that what is legal and what is refused agree under each reading.
"""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from pondside.games.wodny_ogrod import tables
from pondside.games.wodny_ogrod.printed import printed
from pondside.kernel.contract import check
from pondside.kernel.errors import BadData
from pondside.kernel.game import Box
from pondside.kernel.match import Match

from ..clauses import clause
from .oracle import Table
from .table import (
    BAR,
    BOX,
    EMPTY,
    GAME,
    at,
    box_with,
    but,
    drawn,
    fork,
    look,
    own_box,
    play,
    plot,
    shown_rows,
    sorts,
    water,
)
from .test_examples import KAROL, refused
from .test_oracle import walk as walk_with

FILL, COVER, LATE, ALONE = (
    "decorations_fill_lines",
    "tokens_on_decorations",
    "decoration_when_no_tile_fits",
    "solo_decorations_on_b",
)
USUAL = {FILL: True, COVER: False, LATE: True, ALONE: True}
READINGS = [{name: not value} for name, value in USUAL.items()]
READINGS.append({name: not value for name, value in USUAL.items()})


def told(reading: dict[str, bool]) -> str:
    return ",".join(reading) if len(reading) == 1 else "all"


def with_rulings(text: str, reading: dict[str, bool]) -> str:
    """A component file with some readings switched, and nothing said of the others."""
    before, _, after = text.partition("[rulings]\n")
    rest = after[after.index("\n[") :]
    lines = "".join(f"{name} = {str(value).lower()}\n" for name, value in reading.items())
    return f'{before}[rulings]\nsource = "X"\n{lines}{rest}'


def switched(reading: dict[str, bool], **parts: str) -> Box:
    """Layouts without areas but for those told, and some readings switched."""
    bare = dict.fromkeys(("base", "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"), "")
    box = box_with(**{**bare, "T02": BAR, **parts})
    return own_box(with_rulings(box.text, reading))


# The file


def test_a_file_without_rulings_means_what_it_always_meant() -> None:
    """Neither leaving the readings out nor writing the usual ones down makes another box."""
    text = tables.stock_text()
    parts = text.partition("[rulings]\n")
    bare = parts[0] + parts[2][parts[2].index("\n[") :]
    assert "rulings" not in tomllib.loads(bare)
    for one in (bare, with_rulings(text, {}), with_rulings(text, USUAL)):
        box = own_box(one)
        assert box.digest == BOX.digest == "a40b698213a7"
        assert box.tables.tobytes() == BOX.tables.tobytes()


def test_every_reading_has_a_digest_of_its_own() -> None:
    boxes = [own_box(with_rulings(tables.stock_text(), reading)) for reading in READINGS]
    assert len({box.digest for box in boxes} | {BOX.digest}) == 1 + len(boxes)


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(BadData, match="decorations_are_fish"):
        own_box(with_rulings(tables.stock_text(), {"decorations_are_fish": True}))


def test_a_page_learns_the_limits_of_side_b() -> None:
    """Its reference card tells them.  WOD-ALT-05"""
    assert (printed(BOX).most, printed(BOX).same) == (3, 2)
    ours, theirs = "max_tokens = 3\nmax_same_shape = 2", "max_tokens = 5\nmax_same_shape = 4"
    own = printed(own_box(tables.stock_text().replace(ours, theirs)))
    assert (own.most, own.same) == (5, 4)


# AMB-15


ROW_5 = "a5-d5 g5-l5 e4 f4 e6"


def row_of_a_decoration(reading: dict[str, bool]) -> Match:
    """The area e5, f5; covering f6 surrounds it, and row 5 has no other gap."""
    box = switched(reading, A1="A:e5,f5 1:a12")
    match = at(water(ROW_5), EMPTY, box=box, hands="S1", variant="a")
    return play(match, "S1.0@f6")


@clause("WOD-DECO-07", "WOD-BONUS-02", "WOD-SCORE-01")
def test_amb_15_decorations_fill_a_row() -> None:
    match = row_of_a_decoration({})
    assert (plot(match).areas, plot(match).used) == ({"A": "won"}, "R2")
    assert match.view(None).gardens[0].sheet["row"] == 1


@clause("WOD-DECO-07", "WOD-BONUS-02", "WOD-SCORE-01")
def test_amb_15_decorations_fill_no_row() -> None:
    match = row_of_a_decoration({FILL: False})
    assert (plot(match).areas, plot(match).used) == ({"A": "won"}, "")
    assert (match.view(None).gardens[0].sheet["row"], match.lines(0)) == (0, [])
    assert plot(match).rows[4] == "~~~~11~~~~~~"


@pytest.mark.parametrize(("fill", "lines"), [(True, ["5"]), (False, [])])
def test_a_view_tells_the_lines_that_are_full(fill: bool, lines: list[str]) -> None:
    """Whoever draws a garden need not know what fills a line.  WOD-DECO-07"""
    match = row_of_a_decoration({FILL: fill})
    assert match.view(None).gardens[0].lines == lines


@clause("WOD-DECO-07", "WOD-BONUS-05", "WOD-ALT-03")
@pytest.mark.parametrize(("fill", "won"), [(True, "S1"), (False, "")])
def test_amb_15_a_decoration_on_a_marked_area(fill: bool, won: str) -> None:
    box = switched({FILL: fill}, B1="1:c3")
    match = at(EMPTY, EMPTY, box=box, variant="b")
    choice = next(one for one in match.view(0).choices if one.word == "D2.0@c3")
    assert " ".join(choice.wins) == won
    match.play("D2.0@c3")
    assert plot(match).hand == won


@clause("WOD-SCORE-01")
@pytest.mark.parametrize(("fill", "points"), [(True, 36), (False, 33)])
def test_amb_15_a_written_garden(fill: bool, points: int) -> None:
    """The printed example: one full row and two full columns run through its decorations."""
    box = switched({FILL: fill})
    [sheet] = GAME.score_text(KAROL, box, "a test", {"variant": "a"}).sheets
    assert sum(line.points for line in sheet.lines) == points


# AMB-19


def shown(match: Match) -> list[str]:
    """The garden of the first seat."""
    return shown_rows(match.view(None).gardens[0])


BESIDE = drawn(koi="a1-g1", d1="c2 d2", water="e2")


@clause("WOD-DECO-06", "WOD-TURN-04")
def test_amb_19_nothing_lies_on_a_decoration() -> None:
    match = at(BESIDE, EMPTY, box=switched({}), variant="b", hands="S1")
    for word in ("S1.0@c2", "S1.4@d2"):
        assert refused(match, word) == ("covered", "WOD-TURN-04")
    assert not any(one.loses for one in match.view(0).choices)


@clause("WOD-DECO-06", "WOD-SCORE-06", "WOD-SCORE-07")
def test_amb_19_a_token_on_a_decoration_takes_its_points() -> None:
    match = at(BESIDE, EMPTY, box=switched({COVER: True}), variant="b", hands="S1 S1")
    assert match.total(0) == 2 + 2
    choices = {one.word: one for one in match.view(0).choices}
    assert (choices["S1.0@c2"].points, choices["S1.0@c2"].loses) == (-2, ("D2",))
    assert (choices["S1.0@h1"].points, choices["S1.0@h1"].loses) == (0, ())
    events = match.play("S1.0@c2")
    assert [event.key for event in events] == ["laid_bonus", "decoration_spoiled"]
    assert events[1].values == {"seat": 1, "shape": "D2", "cells": ["c2", "d2"]}
    assert (match.total(0), shown(match)[1]) == (2, "..KX~.......")
    assert match.view(None).gardens[0].decorations == []
    # What is left of it may be covered too, and costs nothing more.
    choices = {one.word: one for one in match.view(0).choices}
    assert (choices["S1.4@d2"].points, choices["S1.4@d2"].loses) == (0, ())
    assert refused(match, "S1.0@c2") == ("covered", "WOD-TURN-04")
    text = "\n".join(shown(match))
    [sheet] = GAME.score_text(text, match.box, "a test", {"variant": "b"}).sheets
    assert sheet.lines == match.lines(0)


@clause("WOD-DECO-06")
def test_amb_19_a_decoration_won_on_side_a_is_lost_again() -> None:
    box = switched({COVER: True}, A1="A:e5,f5")
    match = at(water("e4 f4 e6 f6 d5"), EMPTY, box=box, hands="S1 S1", variant="a")
    match.play("S1.0@g5")
    assert plot(match).areas == {"A": "won"}
    events = match.play("S1.0@f5")
    assert [event.key for event in events] == ["laid_bonus", "decoration_spoiled"]
    assert [area.status for area in match.view(None).gardens[0].areas] == ["lost"]
    assert shown(match)[4] == "...~XKK....."


@clause("WOD-DECO-06", "WOD-ALT-03", "WOD-ALT-04", "WOD-ALT-05")
def test_amb_19_decorations_lie_on_empty_cells_and_apart_all_the_same() -> None:
    match = at(BESIDE, EMPTY, box=switched({COVER: True}), variant="b", hands="S1 S1")
    match.play("S1.0@c2")
    match.play("S1.0@l12")
    assert refused(match, "D2.0@d2") == ("covered", "WOD-TURN-04")
    assert refused(match, "D2.0@c3") == ("touches", "WOD-ALT-04")  # under the token lies one
    match.play("D2.0@g9")
    assert match.view(None).supply["D2"] == 6


@clause("WOD-TURN-02", "WOD-DECO-06")
def test_amb_19_a_tile_may_fit_only_on_a_decoration() -> None:
    """Then it has to be laid there: a tile fits."""
    rows = drawn("~", d1="c2 d2", bare="e2-i2")
    for cover, fits in ((False, False), (True, True)):
        match = at(rows, EMPTY, box=switched({COVER: cover}), variant="b", displays=["T02 T05"])
        assert ("pass" in match.words()) is not fits
        assert ("L.0@c2" in match.words()) is fits


# AMB-20


@clause("WOD-ALT-08")
@pytest.mark.parametrize("seats", [1, 2])
def test_amb_20_no_tile_fits(seats: int) -> None:
    gardens = [but("b2 c2"), EMPTY][:seats]
    give_up = "stop" if seats == 1 else "pass"
    usual = at(*gardens, box=switched({}), variant="b")
    assert usual.words() == ["D2.0@b2", give_up]
    strict = at(*gardens, box=switched({LATE: False}), variant="b")
    assert strict.words() == [give_up]
    assert refused(strict, "D2.0@b2") == ("no_tile_fits", "WOD-ALT-08")
    assert refused(strict, "D2.0@a1") == ("covered", "WOD-TURN-04")


@clause("WOD-ALT-08")
def test_amb_20_a_tile_fits() -> None:
    strict = at(EMPTY, EMPTY, box=switched({LATE: False}), variant="b")
    usual = at(EMPTY, EMPTY, box=switched({}), variant="b")
    assert strict.words() == usual.words()
    assert {"D2", "D3", "D4"} <= set(sorts(strict))


# AMB-24


@clause("WOD-SOLO-09")
def test_amb_24_decorations_alone() -> None:
    usual = at(EMPTY, box=switched({}), variant="b")
    assert {"D2", "D3", "D4"} <= set(sorts(usual))
    assert look(usual).supply == {"D2": 8, "D3": 8, "D4": 8}


@clause("WOD-SOLO-09", "WOD-SETUP-11")
def test_amb_24_no_decorations_alone() -> None:
    box = switched({ALONE: False})
    match = at(EMPTY, box=box, variant="b")
    assert set(sorts(match)) == {"L", "R", "l", "r", "stop"}
    assert refused(match, "D2.0@a1") == ("not_alone", "WOD-SOLO-09")
    assert look(match).supply == {"D2": 0, "D3": 0, "D4": 0}
    two = at(EMPTY, EMPTY, box=box, variant="b")
    assert {"D2", "D3", "D4"} <= set(sorts(two))


# Whole games


def file_of(tmp_path: Path, text: str) -> str:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("reading", READINGS, ids=told)
@pytest.mark.parametrize(("seats", "variant"), [(1, "b"), (2, "a"), (2, "b")])
def test_a_random_game_keeps_every_promise(
    reading: dict[str, bool], seats: int, variant: str, tmp_path: Path
) -> None:
    data = file_of(tmp_path, with_rulings(tables.stock_text(), reading))
    check(GAME, seats, {"variant": variant}, "readings", 29, data)


@pytest.mark.parametrize("reading", READINGS, ids=told)
@pytest.mark.parametrize(("seats", "variant"), [(1, "b"), (2, "a"), (3, "b")])
def test_games_go_as_the_oracle_says(
    reading: dict[str, bool], seats: int, variant: str, tmp_path: Path
) -> None:
    text = with_rulings(tables.stock_text(), reading)
    data: dict[str, Any] = tomllib.loads(text)
    options = {"variant": variant, "first": "1"}
    table = Table(data, seats, options)
    walk_with(GAME.open_box(file_of(tmp_path, text)), options, table, f"{told(reading)} {seats}")


def priced_as_played(match: Match, rng: random.Random) -> int:
    """Some choices of a position, those first that touch decorations: what they are told to change

    is what they change.  Returns how many spoil a decoration.
    """
    choices = [one for one in match.view(match.actor).choices if "@" in one.word]
    telling = [one for one in choices if one.loses or one.wins]
    some = rng.sample(telling, min(4, len(telling))) + rng.sample(choices, min(4, len(choices)))
    seat = match.actor
    for choice in some:
        other = fork(match)
        was = other.view(None).gardens[seat]
        other.play(choice.word, quiet=True)
        while other.actor == -1 or other.view(None).phase in ("side", "take"):
            other.play(other.words()[0], quiet=True)
        now = other.view(None).gardens[seat]
        assert now.total - was.total == choice.points, choice
        gone = [area for area in was.areas if area.status == "open"]
        lost = [
            one.token
            for one in now.areas
            if one.status == "lost" and one.id in {a.id for a in gone}
        ]
        laid = [choice.word[:2]] if choice.word[0] == "D" else []
        won = [token for token in choice.wins if token in other.box.names["shape"]]
        spoiled = list(choice.loses)
        for shape in lost:
            spoiled.remove(shape)
        after = sorted([*(one.shape for one in was.decorations), *won, *laid])
        for shape in spoiled:
            after.remove(shape)
        assert after == sorted(one.shape for one in now.decorations), choice
    return sum(len(one.loses) for one in some)


@clause("WOD-DECO-06")
@pytest.mark.parametrize("variant", ["a", "b"])
@pytest.mark.parametrize(
    "reading", [{COVER: True}, {COVER: True, FILL: False}, {FILL: False}], ids=told
)
def test_the_points_told_are_those_that_come(reading: dict[str, bool], variant: str) -> None:
    """In random games where pieces are laid close together, so that there are groups and lines."""
    box = own_box(with_rulings(tables.stock_text(), reading))
    rng = random.Random(f"{variant} {told(reading)}")
    spoiled = 0
    for number in range(2):
        match = Match(GAME, box, 1, {"variant": variant}, str(number))
        match.deal()
        while not match.over:
            words = match.words()
            laying = [word for word in words if "@" in word]
            if match.actor == 0 and laying and rng.random() < 0.5:
                spoiled += priced_as_played(match, rng)
            decorations = [word for word in laying if word[0] == "D"]
            if decorations and rng.random() < 0.5:
                laying = decorations
            some = rng.sample(laying, min(30, len(laying))) or words
            match.play(min(some, key=lambda word: (int(word.partition("@")[2][1:] or 0), word)))
    if COVER in reading:
        assert spoiled > 0


# The rules pages


PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
QUOTED = {"wodny_ogrod.md": r"\*([^*|]+)\*", "wodny_ogrod.ru.md": r"«([^»|]*[a-z][^»|]*)»"}


@pytest.mark.parametrize("page", QUOTED)
def test_every_page_quotes_the_rulebook_in_the_same_words(page: str) -> None:
    """The rulebook is Polish, and so is what the rulings quote."""
    rows = [row for row in lines_of(page) if row.startswith("| AMB-")]
    quoted = [quote for row in rows for quote in re.findall(QUOTED[page], row)]
    assert len(quoted) >= 11
    polish = "\n".join(lines_of("wodny_ogrod.pl.md")).lower()
    assert [quote for quote in quoted if quote.lower() not in polish] == []


def lines_of(page: str) -> list[str]:
    return (PAGES / page).read_text(encoding="utf-8").splitlines()
