"""Koi in three languages: its things, a thing held over the pond, what each step and point says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pondside import Match
from pondside.games import load
from pondside.games.koi.tables import stock_text
from pondside.kernel.game import Box, Event, Outcome
from pondside.language import LANGUAGES, Speech
from pondside.terminal.faces import koi as face
from pondside.terminal.faces.koi_hexagons import HexHeld
from pondside.terminal.report import sheet
from pondside.terminal.talk import Talk

from .koi import FAMILIES, RARE
from .test_faces import Strict, rendered, screens
from .test_messages import known, texts

GAME = load("koi")
BOX = GAME.open_box(None)
WIDTH = 80
CYRILLIC = re.compile("[А-Яа-яЁё]")
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def talk(code: str, plain: bool = True, box: Box = BOX) -> Talk:
    return Talk(Speech(code, "koi"), box, str, plain)


def test_every_thing_card_goal_and_title_has_a_name_of_its_own() -> None:
    for start in ("thing-", "card-", "goal-", "title-", "ask-", "near-", "reason-"):
        for code in LANGUAGES:
            names = [talk(code)(f"{start}{end}", n=2) for end in sorted(FAMILIES[start])]
            assert len(set(names)) == len(names)
            assert all(bool(CYRILLIC.search(name)) == (code == "ru") for name in names)


@in_every_language
@pytest.mark.parametrize("key", ["intro", "legend", "help-game", "held-keys"])
def test_what_is_printed_line_by_line_fits_a_narrow_screen(code: str, key: str) -> None:
    """Only sentences of a question may be broken where the screen ends."""
    lines = "".join(texts(known("koi", code)[key])).splitlines()
    assert [line for line in lines if len(line) > WIDTH] == []


@in_every_language
def test_the_introduction_is_true_alone_and_without_goals(code: str) -> None:
    """Koi that run out end no solo game (KOI-SOLO-07), and a first game may have no goals."""
    said = " ".join(talk(code)("intro").split())
    among = {"en": "with several players", "pl": "przy kilku graczach", "ru": "игроков несколько"}
    there = {"en": "if any are in play", "pl": "jeśli są w grze", "ru": "если они есть в игре"}
    assert among[code] in said
    assert there[code] in said


@in_every_language
def test_the_help_names_the_letters_that_are_typed(code: str) -> None:
    said = talk(code)("help-game")
    for word in ("M1", "M5", "W", "w1,-1", "s3,0.3", "+f1,-1", "!f", "!w", "!s", "!S", "!M", "!L"):
        assert word in said
    for key in ("r", "f", "n", "x", "Enter"):
        assert re.search(rf"(?<!\w){key}(?!\w)", said)


@in_every_language
def test_the_first_screen_explains_the_signs_that_it_draws(code: str) -> None:
    view = Match.new("koi", 2, seed=5, options={"first": "1"}).view(0)
    shown = rendered(face.scene(view, talk(code, plain=False)))
    legend = talk(code)("legend")
    assert all(line in shown for line in legend.splitlines())
    for sign in "≈~fyslabc":
        assert re.search(rf"(?<!\w){sign} ", legend)
    assert legend.splitlines()[0] not in rendered(face.scene(view, talk(code)))


@in_every_language
def test_what_chance_hardly_brings_is_told_too(code: str) -> None:
    heard: set[str] = set()
    view = Match.new("koi", 1, seed=1).view(None)
    strict = Talk(Strict(code, "koi", heard), BOX, str, True)
    told = face.told([Event("rain_lost", {"seat": 1, "what": "rain"})], view, strict)
    for reason in FAMILIES["reason-"]:
        told += face.told([Event("end_near", {"reason": reason, "round": 9})], view, strict)
        told += face.told([Event("ended", {"reason": reason})], view, strict)
    assert len(set(told)) == 7
    assert heard >= RARE | {f"{how}-{reason}" for how in ("near", "reason")
                            for reason in FAMILIES["reason-"]}  # fmt: skip


@in_every_language
def test_every_title_is_said(code: str) -> None:
    view = Match.new("koi", 1, seed=1).view(0)
    points = talk(code)("points", n=1)
    for title in ("gakusei", "senmon", "sensei"):
        outcome = Outcome("deck", (), None, ("P1", "1", "title", title))
        name = talk(code)(f"title-{title}")
        assert face.ending(view, outcome, talk(code)) == f"{points}: {name}!"
    outcome = Outcome("deck", (), None, ("P1", "1", "title", "none"))
    assert (
        face.ending(view, outcome, talk(code))
        == {
            "en": f"{points}, and no title this time.",
            "pl": f"{points}, tym razem bez tytułu.",
            "ru": f"{points}, на этот раз без звания.",
        }[code]
    )


def holding(what: str, cell: str, turns: int = 0) -> tuple[HexHeld, Match]:
    match = Match.new("koi", 2, seed=5, options={"first": "1", "goals": "none"})
    for word in ("!s", "W"):
        match.play(word)
    held = face.held(what, match.view(0), talk("en"))
    assert held is not None
    for _ in range(turns):
        held.turn()
    held.put(cell)
    return held, match


@pytest.mark.parametrize(
    ("cell", "turns", "told"),
    [
        (
            "-1,0",
            0,
            [
                "shore on -1,0, rotation 0 (cells -1,0 -1,1 0,-1): fits, plus 0 points",
                "brzeg na -1,0, ułożenie 0 (pola -1,0 -1,1 0,-1): można położyć, plus 0 punktów",
                "берег на -1,0, положение 0 (клетки -1,0 -1,1 0,-1): можно положить, плюс 0 очков",
            ],
        ),
        (
            "-1,0",
            1,
            [
                "shore on -1,0, rotation 1 (cells -1,0 0,0 -1,-1): does not fit this way; "
                "fits in rotation 0",
                "brzeg na -1,0, ułożenie 1 (pola -1,0 0,0 -1,-1): tak nie można; "
                "można w ułożeniu: 0",
                "берег на -1,0, положение 1 (клетки -1,0 0,0 -1,-1): так нельзя; "
                "можно в положении: 0",
            ],
        ),
        (
            "0,0",
            0,
            [
                "shore on 0,0, rotation 0 (cells 0,0 0,1 1,-1): does not fit here",
                "brzeg na 0,0, ułożenie 0 (pola 0,0 0,1 1,-1): tu nie można",
                "берег на 0,0, положение 0 (клетки 0,0 0,1 1,-1): здесь нельзя",
            ],
        ),
    ],
    ids=["fits", "fits turned", "does not fit"],
)  # fmt: skip
def test_a_held_thing_is_told(cell: str, turns: int, told: list[str]) -> None:
    held, match = holding("s", cell, turns)
    for code, sentence in zip(LANGUAGES, told, strict=True):
        drawing = face.held_drawing(held, match.view(0), talk(code))
        assert rendered(drawing).splitlines() == [sentence]
        drawing = face.held_drawing(held, match.view(0), talk(code, plain=False))
        lines = rendered(drawing).splitlines()
        assert [line.strip() for line in lines[-2:]] == [sentence, talk(code)("held-keys")]
        assert any("[" in line for line in lines[:-2])


@in_every_language
def test_a_koi_that_is_moved_may_lose_points(code: str) -> None:
    held, match = holding("w", "1,-1")
    held.worth = {"w1,-1": -2}
    (line,) = rendered(face.held_drawing(held, match.view(0), talk(code))).splitlines()
    assert line.endswith(talk(code)("points-minus", n=2))
    assert talk(code)("thing-water") in line  # a thing of one cell has no turn
    assert talk(code)("held-turned", cell="1,-1", turn=0, cells="1,-1") not in line


# Ponds in which everything that counts is counted: goals, lilies, rays.
PONDS = [
    "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 s3,0.3 l3,0 b0,1.0 N2,0 scrolls=lily,small "
    "luck=2 scenario=hot_summer",
    "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 b0,1.0 U0,4.2",
    "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2",
    "O0,0.0 V3,0.3 b0,0.0 a2,0 b0,1.0 wells=2 scrolls=well,storage,market,large",
    "O0,0.0 V3,0.3 a0,0 wells=2",
    "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-2,2.0",
    "O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small,well",
    "O0,0.0 w2,-1 w3,-1 Z0,0.0",
    "O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-2,2.0",
    "O0,0.0 f-1,0 f-1,1 B3:0,1.0",
    "O0,0.0 f-1,0 f-1,1 f-1,2 c1,0.3 luck=1",
]


def test_every_line_of_a_sheet_is_told_with_what_it_counted(tmp_path: Path) -> None:
    path = tmp_path / "any-tile.toml"
    text, n = re.subn(r"(?m)^(bridge_counts = )\S+", r'\g<1>"any_tile"', stock_text())
    assert n == 1
    path.write_text(text, encoding="utf-8")
    boxes = [BOX, GAME.open_box(str(path))]
    heard: set[str] = set()
    for code in LANGUAGES:
        for plain in (True, False):
            for line in PONDS:
                box = boxes["R0," in line and not plain]
                (one,) = GAME.score_text(line, box, "pond", {}).sheets
                shown = rendered(
                    sheet("", one.lines, Talk(Strict(code, "koi", heard), box, str, plain))
                )
                for part in one.lines:
                    assert part.clause in shown
    counted = {key for key in known("koi", "en") if key.startswith(("counted-", "kind-"))}
    # A koi and a branch are told by what they are.
    assert counted - heard == {"kind-koi", "kind-branches"}


# Slots 5 to 1: breeder, market, a well of foliage or a shore, rain, a well of coins or water.
HEAD = """pond 1
game koi
seats 1
options goals=purple_lily+branches+path

@ c01 c23 c43 c37 c42
"""
STOPS = {
    "start": "",
    "meditation, a market": "P1 M4",
    "meditation, a well": "P1 M3",
    "meditation, rain": "P1 M2",
    "rain": "P1 M2 C",
    "second": "P1 W w1,-1",
    "second, by luck": "P1 W w1,-1 - - -\n@ c24\nP1 W w2,-1",
    "discard": "P1 M5 R !s -",
    "work": "P1 M4 R C1 -\n@ c24 c09\nP1 W",
    "path": "P1 M4 R C1 -\n@ c24 c09\nP1 W a1,0",
    "work, helpers": "P1 M4 R C1 -\n@ c24 c09\nP1 W a1,0 N0,0",
    "work, a koi to move": "P1 M4 R C1 -\n@ c24 c09\nP1 W a1,0 - - -\n@ c02\nP1 W",
    "land": "P1 M4 R C1 -\n@ c24 c09\nP1 W a1,0 - - -\n@ c02\nP1 W mv0",
    "post": "P1 M3 R C1 -\n@ c24 c09\nP1 W f-1,0 - -\n@ c10\nP1 W f-1,1 -",
    "post, no goals": "P1 W -",
    "bonus": "P1 M3 R C1 -\n@ c24 c09\nP1 W f-1,0 - -\n@ c10\nP1 W f-1,1 - GB3:0,1.0",
    "remove": "P1 !S",
}


def test_every_step_of_a_turn_is_asked_in_words(tmp_path: Path) -> None:
    path = tmp_path / "no-medium-koi.toml"
    before, sign, rest = stock_text().partition("[koi.medium]")
    path.write_text(before + sign + rest.replace("count = 6", "count = 2", 1), encoding="utf-8")
    heard: set[str] = set()
    for code in LANGUAGES:
        for stop, turns in STOPS.items():
            data = str(path) if stop == "remove" else None
            head = HEAD.replace("purple_lily+branches+path", "none") if "no goals" in stop else HEAD
            match = Match.replay(f"{head}{turns}\n", data=data)
            assert match.view(0).phase == stop.split(",")[0]
            plain = len(heard) % 2 == 0 or stop == "start"
            strict = Talk(Strict(code, "koi", heard), match.box, str, plain)
            for shown in map(rendered, screens(match, strict)):
                assert not re.search(
                    r"\b(?:ask|choice|item|thing|card|goal)-[a-z]|\{|\bNone\b", shown
                )
    asked = {key for key in known("koi", "en") if key.startswith(("ask-", "choice-"))}
    assert asked - heard == {"ask-number"}
