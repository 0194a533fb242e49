"""The names of Rybowisko's component file: in three languages, and said."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

import pytest

from pondside import Match
from pondside.games import load
from pondside.games.rybowisko.odds import pair_odds
from pondside.kernel.game import Outcome, ScoreLine
from pondside.language import LANGUAGES, Speech
from pondside.terminal.faces import rybowisko as face
from pondside.terminal.talk import Talk

from .test_faces import rendered

BOX = load("rybowisko").open_box(None)
# What has a name: the blocks of the file with the sizes that the box has.
NAMED = {
    "species": 18,
    "token_colour": 4,
    "player_colour": 4,
    "symbol": 3,
}
CYRILLIC = re.compile(r"[А-Яа-яЁё][А-Яа-яЁё ,-]*")
LATIN = re.compile(r"[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż][A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż ,-]*")
NTH = {
    "en": ["first symbol", "second symbol", "third symbol"],
    "pl": ["pierwszy symbol", "drugi symbol", "trzeci symbol"],
    "ru": ["первый символ", "второй символ", "третий символ"],
}
POINT = {"en": "with a point", "pl": "z punktem", "ru": "с очком"}
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def talk(code: str) -> Talk:
    return Talk(Speech(code, "rybowisko"), BOX, str, plain=True)


def places() -> list[dict[str, Any]]:
    return [field for field in BOX.facts["field"] if field["label"]]


def grades() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = BOX.facts["solo"]["grades"]
    return found


def label(field: dict[str, Any], code: str) -> str:
    return str(field["label" if code == "en" else f"label_{code}"])


def written(name: str, code: str) -> bool:
    return bool((CYRILLIC if code == "ru" else LATIN).fullmatch(name))


@in_every_language
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name_of_its_own_in_every_language(kind: str, code: str) -> None:
    names = [one[code] for one in BOX.facts[kind]]
    assert len(names) == len(set(names)) == NAMED[kind]
    for name in names:
        assert written(name, code), name


@in_every_language
def test_every_grade_has_a_name_in_every_language(code: str) -> None:
    names = [grade[code] for grade in grades()]
    assert len(names) == len(set(names)) == 6
    for name in names:
        assert written(name, code), name


@in_every_language
def test_every_fishing_and_start_field_has_a_name_in_every_language(code: str) -> None:
    fields = [field["id"] for field in BOX.facts["field"] if field["kind"] != "water"]
    assert [field["id"] for field in places()] == fields
    assert len(fields) == 15 + 4
    for field in places():
        assert written(label(field, code), code), field["id"]


@in_every_language
def test_the_title_is_known_in_every_language(code: str) -> None:
    assert BOX.facts["meta"][f"title_{code}"].startswith("Рыбовиско" if code == "ru" else "Rybow")


@in_every_language
def test_every_fish_is_said(code: str) -> None:
    for fish in BOX.facts["species"]:
        line = ScoreLine("RYB-SCORE-01", "fish", None, fish["code"], 1, ({"count": 1},))
        assert face.what(line, talk(code)) == fish[code]
        words = face.card_words(fish["code"], talk(code))
        assert words.startswith(f"{fish[code]} (")
        numbers = {str(fish["min"]), str(fish["max"])}
        assert set(re.findall(r"\d+", words.split(";")[0])) == numbers
        assert ("; 1 " in words) == bool(fish["unique"])


@in_every_language
def test_every_symbol_is_said(code: str) -> None:
    for k, symbol in enumerate(BOX.facts["symbol"]):
        # What the symbols of a real box stand for nobody knows.
        nth = NTH[code][k]
        for token, said in ((symbol["id"], nth), (f"{symbol['id']}!", f"{nth} {POINT[code]}")):
            line = ScoreLine("RYB-SCORE-01", "fish", None, token, 1, ({"count": 1},))
            assert face.what(line, talk(code)) == said
        fish = next(one for one in BOX.facts["species"] if one["symbol"] == symbol["id"])
        assert f"; {symbol[code]}" in face.card_words(fish["code"], talk(code))


@in_every_language
def test_every_colour_and_place_is_said_at_the_start_of_a_full_table(code: str) -> None:
    view = Match.new("rybowisko", 4, seed=1).view(0)
    shown = rendered(face.scene(view, talk(code)))
    for colour in BOX.facts["token_colour"]:
        assert len(re.findall(rf"\b{colour[code]}\b", shown)) >= 2
    for field in places():
        assert f"{field['id']} ({label(field, code)})" in shown


@in_every_language
def test_every_colour_is_explained_beside_the_drawn_lake(code: str) -> None:
    view = Match.new("rybowisko", 2, seed=1).view(0)
    drawn = Talk(Speech(code, "rybowisko"), BOX, str, plain=False)
    shown = rendered(face.scene(view, drawn))
    for colour in BOX.facts["token_colour"]:
        assert f"{colour['id']} {colour[code]}" in shown


@in_every_language
def test_every_grade_is_said(code: str) -> None:
    view = Match.new("rybowisko", 1, seed=1).view(0)
    for number, grade in enumerate(grades(), 1):
        words = ("P1", "0", "luck", "3", "grade", str(number))
        outcome = Outcome("turns", (), None, words)
        points = talk(code)("points", n=0)
        assert face.ending(view, outcome, talk(code)) == f"{points}: {grade[code]}!"


@in_every_language
def test_every_direction_is_said(code: str) -> None:
    names = {way: talk(code)(f"way-{way}") for way in BOX.names["way"]}
    assert list(names) == list("NESW")
    for name in names.values():
        assert written(name, code)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Bitterling (caught by 2–3; small and bottom fish; 1 extra point)"),
        ("pl", "Różanka (wynik 2–3; drobnica i ryby denne; 1 punkt za unikatowość)"),
        ("ru", "Горчак (ловится на 2–3; мелочь и донные рыбы; 1 очко за редкость)"),
    ],
)
def test_the_bitterling_is_told_as_the_rulebook_has_it(code: str, said: str) -> None:
    assert face.card_words("ROZ", talk(code)) == said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Wels catfish (caught by 6; predators; 1 extra point)"),
        ("pl", "Sum (wynik 6; drapieżniki; 1 punkt za unikatowość)"),
        ("ru", "Сом (ловится на 6; хищники; 1 очко за редкость)"),
    ],
)
def test_a_fish_of_one_number_is_told_without_a_range(code: str, said: str) -> None:
    assert face.card_words("SUM", talk(code)) == said


@in_every_language
def test_a_full_hundred_is_kept_for_what_cannot_fail(code: str) -> None:
    """Of 855 pairs of cards with 0 to 4 luck tokens 71 were told as 100 % and can fail."""
    said, over = set(), {"en": "over 99%", "pl": "ponad 99%", "ru": "больше 99\xa0%"}[code]
    for first, second in combinations_with_replacement(range(19), 2):
        for luck in range(5):
            any_fish = pair_odds(BOX, first, second, luck).any
            told = face._percent(float(any_fish), talk(code))
            assert told.startswith("100") == (any_fish == 1)
            assert (told == over) == (Fraction(199, 200) <= any_fish < 1)
            said.add(told)
    assert over in said
