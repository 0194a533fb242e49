"""Wodny ogród in three languages: its pieces, a piece held over the garden, the width of a line."""

from __future__ import annotations

import re

import pytest

from pondside import Match
from pondside.games import load
from pondside.games.wodny_ogrod.tables import stock_text
from pondside.kernel.game import Event, Outcome
from pondside.language import LANGUAGES, Speech
from pondside.terminal.faces import wodny_ogrod as face
from pondside.terminal.laying.squares import Held
from pondside.terminal.talk import Talk

from .test_faces import rendered
from .test_messages import known, texts
from .test_web_messages import WEB, entries, parts

BOX = load("wodny_ogrod").open_box(None)
WIDTH = 80
CYRILLIC = re.compile("[А-Яа-яЁё]")
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def talk(code: str, plain: bool = True) -> Talk:
    return Talk(Speech(code, "wodny_ogrod"), BOX, str, plain)


def test_every_token_shape_and_title_of_the_file_has_a_name_of_its_own() -> None:
    keys = [f"token-{one['id']}" for one in BOX.facts["bonus_tokens"]["type"]]
    keys += [f"shape-{one['id']}" for one in BOX.facts["decorations"]["shape"]]
    keys += sorted({f"title-{one['key']}" for one in BOX.facts["titles"]["band"]})
    assert len(keys) == 4 + 3 + 3
    for code in LANGUAGES:
        names = [talk(code)(key) for key in keys]
        assert len(set(names)) == len(names)
        assert all(bool(CYRILLIC.search(name)) == (code == "ru") for name in names)


@in_every_language
def test_a_piece_is_called_as_words_name_it(code: str) -> None:
    for kind in ("token", "shape"):
        named = "type" if kind == "token" else "shape"
        for one in BOX.facts["bonus_tokens" if kind == "token" else "decorations"][named]:
            assert talk(code)(f"{kind}-{one['id']}").endswith(f" {one['id']}")


@in_every_language
def test_a_decoration_of_another_name_is_called_by_it(code: str) -> None:
    event = Event("laid_decoration", {"seat": 1, "shape": "D9", "side": "koi", "cell": "b1"})
    view = Match.new("wodny_ogrod", 1, seed=1).view(None)
    (told,) = face.told([event], view, talk(code))
    assert "D9" in told
    assert "shape-" not in told


@in_every_language
def test_every_title_is_said(code: str) -> None:
    view = Match.new("wodny_ogrod", 1, seed=1).view(0)
    for title in ("apprentice", "architect", "master"):
        outcome = Outcome("stopped", (), None, ("P1", "0", "title", title))
        points, name = talk(code)("points", n=0), talk(code)(f"title-{title}")
        assert face.ending(view, outcome, talk(code)) == f"{points}: {name}!"


@in_every_language
@pytest.mark.parametrize("key", ["intro", "legend-garden", "legend-deco", "help-game", "held-keys"])
def test_what_is_printed_line_by_line_fits_a_narrow_screen(code: str, key: str) -> None:
    """Only sentences of a question may be broken where the screen ends."""
    lines = "".join(texts(known("wodny_ogrod", code)[key])).splitlines()
    assert [line for line in lines if len(line) > WIDTH] == []


@in_every_language
@pytest.mark.parametrize("seats", [1, 2])
def test_the_first_screen_explains_every_sign_that_it_draws(code: str, seats: int) -> None:
    for variant in ("base", "a", "b"):
        match = Match.new("wodny_ogrod", seats, seed=5, options={"variant": variant, "first": "1"})
        shown = rendered(face.scene(match.view(0), talk(code, plain=False)))
        legend = talk(code)("legend-garden")
        for sign in "KL~·□":
            assert f"{sign} " in shown
            assert sign in legend
        assert all(line in shown for line in legend.splitlines())
        assert (talk(code)("legend-deco").splitlines()[0] in shown) == (variant == "a")


# A garden of side A whose first area of a decoration is the lantern e7-f7.
SIDE_A = """pond 1
game wodny_ogrod
seats 1
options variant=a

@ P1:card3 P1:T33 P1:T56 P1:T29 P1:T04 P1:T10 P1:T35 P1:T49 P1:T15
@ P1:T22 P1:T02 P1:T24 P1:T31 P1:T57 P1:T21 P1:T18 P1:T30
"""


def holding(cell: str, turns: int = 0, what: str = "L", text: str = SIDE_A) -> tuple[Held, Match]:
    match = Match.replay(text)
    held = face.held(what, match.view(0), talk("en"))
    assert held is not None
    held.orientation = 0
    for _ in range(turns):
        held.turn()
    held.put(cell)
    return held, match


def status(code: str, held: Held, match: Match) -> str:
    return rendered(face.held_drawing(held, match.view(0), talk(code))).splitlines()[-1].strip()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Tile T33, koi side up, orientation 1, on c4: fits, plus 0 points"),
        ("pl", "Żeton T33, karpiami do góry, ułożenie 1, pole c4: mieści się, plus 0 punktów"),
        ("ru", "Жетон T33, карпами вверх, положение 1, клетка c4: помещается, плюс 0 очков"),
    ],
)
def test_a_held_tile_is_told(code: str, told: str) -> None:
    assert status(code, *holding("c4", turns=1)) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "fits, plus 0 points, wins S1, S1"),
        ("pl", "mieści się, plus 0 punktów, nagroda: S1, S1"),
        ("ru", "помещается, плюс 0 очков, награда: S1, S1"),
    ],
)
def test_what_a_held_tile_wins_is_told(code: str, told: str) -> None:
    assert status(code, *holding("e9")).endswith(told)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "fits, plus 0 points; loses the decoration area of D2"),
        ("pl", "mieści się, plus 0 punktów; przepada obszar na dekorację: D2"),
        ("ru", "помещается, плюс 0 очков; теряется место для украшения: D2"),
    ],
)
def test_what_a_held_tile_loses_is_told(code: str, told: str) -> None:
    assert status(code, *holding("e7")).endswith(told)


@pytest.mark.parametrize(
    ("code", "turned", "never"),
    [
        (
            "en",
            "does not fit here; fits in orientation ",
            "does not fit here in any orientation",
        ),
        (
            "pl",
            "tu się nie mieści; zmieści się w ułożeniu: ",
            "tu się nie mieści w żadnym ułożeniu",
        ),
        (
            "ru",
            "здесь не помещается; поместится в положении: ",
            "здесь не помещается ни в каком положении",
        ),
    ],
)
def test_where_a_held_tile_fits_only_turned_is_told(code: str, turned: str, never: str) -> None:
    text = SIDE_A + "P1 L.0@a4\n"  # nothing is won there
    told = {}
    for cell in ("a2", "c4", "c6", "d4"):
        held, match = holding(cell, what="R", text=text)
        legal = match.words()
        fitting = tuple(o for o in range(8) if f"R.{o}@{cell}" in legal)
        if 0 not in fitting:
            told[fitting] = status(code, held, match)
    assert any(fitting for fitting in told)
    assert () in told
    for fitting, said in told.items():
        assert said.endswith(turned + ", ".join(map(str, fitting)) if fitting else never)


@in_every_language
def test_what_is_in_reach_and_how_decorations_come_is_told_at_the_start(code: str) -> None:
    """Alone there is no neighbour; on the cards there are decorations.  WOD-SOLO-02, WOD-ALT-05"""
    say = talk(code)
    contact = say("arranged-contact")
    ways: dict[str, list[str]] = {
        "base": [],
        "a": [say("arranged-areas"), contact],
        "b": [say("arranged-laid", most=3, same=2), contact],
    }
    for seats, who in ((1, "alone"), (2, "pair"), (3, "more"), (4, "more")):
        for variant, decorations in ways.items():
            view = Match.new("wodny_ogrod", seats, seed=1, options={"variant": variant}).view(None)
            reached = say("arranged-reach", who=who)
            assert face.arranged(view, say) == [reached, *decorations]


@in_every_language
def test_the_readings_of_an_owners_file_are_told_at_the_start(code: str) -> None:
    game, text = load("wodny_ogrod"), stock_text()
    for usual, other in (
        ("decorations_fill_lines = true", "decorations_fill_lines = false"),
        ("tokens_on_decorations = false", "tokens_on_decorations = true"),
        ("decoration_when_no_tile_fits = true", "decoration_when_no_tile_fits = false"),
        ("solo_decorations_on_b = true", "solo_decorations_on_b = false"),
    ):
        assert text.count(usual) == 1
        text = text.replace(usual, other)
    say = Talk(Speech(code, "wodny_ogrod"), game.read_box(text, "mine.toml"), str, plain=True)
    rulings = say("arranged-rulings", list="AMB-15, AMB-19, AMB-20, AMB-24")
    for seats, variant, spoiled in ((1, "b", False), (2, "b", True), (2, "a", True)):
        match = Match(game, say.box, seats, {"variant": variant}, "1")
        match.deal()
        told = face.arranged(match.view(0), say)
        assert told[-1] == rulings
        assert (say("arranged-spoiled") in told) == spoiled
        shown = rendered(face.scene(match.view(0), say))
        supply = say("supply-words", list="8 × D2, 8 × D3, 8 × D4")
        assert (supply in shown) == (seats == 2 and variant == "b")


@in_every_language
def test_an_empty_display_is_said_to_be_empty(code: str) -> None:
    view = Match.new("wodny_ogrod", 2, seed=1).view(0)
    for garden in view.gardens:
        garden.display.clear()
    shown = rendered(face.scene(view, talk(code)))
    assert re.search(rf": {talk(code)('display-empty')} *$", shown, re.M)


@in_every_language
def test_the_reference_card_has_no_limits_of_its_own(code: str) -> None:
    """An owner's file may have other limits of side B than ours.  WOD-ALT-05"""
    told = entries(WEB / "games" / "wodny_ogrod" / "locales" / f"{code}.ftl")[
        "web-ref-decorated_laid"
    ]
    assert parts(told).values == {"most", "same"}
