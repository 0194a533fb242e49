"""The tiles of Kōhaku in words, in three languages."""

from __future__ import annotations

import pytest

from pondside.games import load
from pondside.games.kohaku.facts import CARDS
from pondside.games.kohaku.notation import read_pond, score_pond
from pondside.games.kohaku.tables import stock_text
from pondside.kernel.match import Match
from pondside.language import LANGUAGES, Speech
from pondside.terminal.faces.kohaku import (
    arranged,
    card_words,
    confirming,
    counted,
    explained,
    pond,
    tile_words,
)
from pondside.terminal.talk import Talk

from .kohaku import RIVAL

STOCK = stock_text()

in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def talk(code: str) -> Talk:
    return Talk(Speech(code, "kohaku"), load("kohaku").open_box(None), str, plain=True)


@pytest.mark.parametrize(
    ("code", "token", "said"),
    [
        ("en", "r.f2", "red koi with 2 fry, 1 coin"),
        ("en", "by.f1d1*4", "black-yellow koi with 1 fry, 1 dragonfly"),
        ("en", "bw.", "black-white koi"),
        ("en", "Fr", "red flower"),
        ("en", "Fbw", "black and white flowers"),
        ("en", "By", "yellow butterflies"),
        ("en", "T", "turtle"),
        ("pl", "r.f2", "czerwona ryba (narybek: 2, 1 moneta)"),
        ("pl", "by.f1d1*4", "czarno-żółta ryba (narybek: 1, 1 ważka)"),
        ("pl", "bw.", "czarno-biała ryba"),
        ("pl", "Fr", "czerwony kwiat"),
        ("pl", "Fbw", "dwa kwiaty (czarny i biały)"),
        ("pl", "By", "żółte motyle"),
        ("pl", "R", "kamienie"),
        ("ru", "r.f2", "красный кои (2 малька, 1 монета)"),
        ("ru", "by.f1d1*4", "чёрно-жёлтый кои (1 малёк, 1 стрекоза)"),
        ("ru", "bw.", "чёрно-белый кои"),
        ("ru", "Fr", "красная лилия"),
        ("ru", "Fbw", "две лилии (чёрная и белая)"),
        ("ru", "By", "жёлтые бабочки"),
        ("ru", "S", "статуя"),
    ],
)
def test_a_tile_is_named(code: str, token: str, said: str) -> None:
    assert tile_words(token, talk(code)) == said


@in_every_language
def test_every_tile_of_the_box_is_named_in_words(code: str) -> None:
    box = load("kohaku").open_box(None)
    names = {token: tile_words(token, talk(code)) for kind in ("koi", "feature")
             for token in box.names[kind]}  # fmt: skip
    for token, name in names.items():
        assert token not in name
        assert "{" not in name
        assert "-colour" not in name
    # Pebbles are not said: they matter at set-up only.
    assert len(set(names.values())) == len({token.split("*")[0] for token in names})


@in_every_language
def test_a_negative_place_is_said_with_a_plain_minus(code: str) -> None:
    said = talk(code)("tile-at", tile="X", x=-12, y=-3)
    assert "-12,-3" in said


@in_every_language
def test_the_rival_of_the_polish_edition_has_a_name(code: str) -> None:
    assert talk(code)("rival-pl") == RIVAL[code]


PAYS = {
    "white_black": {
        "en": "number: points – 5: 2, 6: 4, 7: 6, 8: 8, 9: 10, 10: 12, 11: 14, 12 or more: 16, "
        "fewer: 0",
        "pl": "liczba: punkty – 5: 2, 6: 4, 7: 6, 8: 8, 9: 10, 10: 12, 11: 14, "
        "12 lub więcej: 16, mniej: 0",
        "ru": "число: очки — 5: 2, 6: 4, 7: 6, 8: 8, 9: 10, 10: 12, 11: 14, 12 и больше: 16, "
        "меньше: 0",
    },
    "ornament_kinds": {"en": "3: 1, 4: 3, 5: 6, 6: 10, 7: 15, fewer: 0"},
    "largest_square": {"pl": "2: 5, 3: 10, 4: 15, 5 lub więcej: 20, mniej: 0"},
    "rarest_colour": {"en": "3 points for each koi that has the colour"},
    "no_fry": {"pl": "2 punkty za każdą płytkę ryb bez narybku"},
    "statues": {"pl": "dodatkowo 5 punktów za", "ru": "ещё 5 очков за"},
    "fry_shelter": {"en": "+2 beside rocks, otherwise −1", "ru": "+2 рядом с камнями, иначе −1"},
}


@pytest.mark.parametrize("card", PAYS)
def test_a_goal_card_says_what_it_pays(card: str) -> None:
    for code, words in PAYS[card].items():
        assert words in card_words(card, talk(code))


@in_every_language
def test_a_reconstructed_table_is_called_so(code: str) -> None:
    ours = talk(code)("paytable-ours")
    for card in CARDS:
        tabled = card in ("white_black", "yellow_red", "ornament_kinds", "largest_square")
        assert (ours in card_words(card, talk(code))) == tabled


OTHER_NUMBERS = (
    ("per_koi = 3", "per_koi = 4"),
    ("near_rocks = 2", "near_rocks = 7"),
    ("[7, 15]]\ncount", "[7, 19]]\ncount"),
    ("anchors = [[7, 15]]", "anchors = [[7, 19]]"),
    ("flat = 5", "flat = 6"),
    ("all_four_total = 12", "all_four_total = 13"),
)


@in_every_language
def test_the_numbers_are_those_of_an_owner_s_file(code: str) -> None:
    game = load("kohaku")
    text = STOCK
    for stock, other in OTHER_NUMBERS:
        assert stock in text
        text = text.replace(stock, other)
    words = Talk(Speech(code, "kohaku"), game.read_box(text, "mine.toml"), str, plain=True)
    assert "4" in card_words("rarest_colour", words)
    assert "+7" in card_words("fry_shelter", words)
    assert "7: 19" in card_words("ornament_kinds", words)
    match = Match(game, words.box, 2, {}, "7")
    match.deal()
    told = explained(match.view(0), words)
    assert "13" in told
    assert "12" not in told


def test_what_a_table_is_set_up_for_is_told_to_who_plays_alone() -> None:
    passing = {"solo_no_koi_to_reveal": "pass"}
    for options, key in (({}, "solo-end-pl"), (passing, "solo-pass-pl")):
        view = Match.new("kohaku", 1, options=options, seed="7").view(0)
        assert arranged(view, talk("pl")) == [talk("pl")(key)]
    assert arranged(Match.new("kohaku", 2, seed="7").view(0), talk("pl")) == []
    russian = talk("ru")("solo-end-ru")
    assert "заводчикам" in russian
    assert "Дэнни" not in russian


def test_a_card_is_confirmed_as_a_card() -> None:
    assert confirming(("keep:statues",), talk("en")) == talk("en")("confirm-keep")
    assert confirming(("b2b1", "k0,0", "f1,0"), talk("en")) == talk("en")("confirm")


@in_every_language
def test_the_card_for_sheltered_fry_tells_a_sum_and_no_number_of_things(code: str) -> None:
    words = talk(code)
    sheltered = score_pond(read_pond("T bw.f2", words.box), words.box, "fry_shelter")[-1]
    assert counted(sheltered, words) == words("counted-points", n=-1)
    squares = score_pond(read_pond("T bw.f2", words.box), words.box, "largest_square")[-1]
    assert counted(squares, words) == words("counted-number", n=1)
    assert words("counted-points", n=-1) != words("counted-number", n=-1)


@pytest.mark.parametrize(("code", "dash"), [("en", " – "), ("pl", " – "), ("ru", " — ")])
def test_an_empty_pond_is_told_with_the_dash_of_the_language(code: str, dash: str) -> None:
    view = Match.new("kohaku", 2, seed="7").view(0)
    told = str(pond(view, view.ponds[0], talk(code)))
    assert dash in told
    assert ("–" in told) == (dash == " – ")
