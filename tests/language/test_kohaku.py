"""The tiles of Kōhaku in words, in three languages."""

from __future__ import annotations

import pytest

from pondside.games import load
from pondside.language import LANGUAGES, Speech
from pondside.terminal.kohaku import tile_words
from pondside.terminal.talk import Talk

from .kohaku import RIVAL

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
        ("pl", "r.f2", "czerwona ryba (2 sztuki narybku, 1 moneta)"),
        ("pl", "by.f1d1*4", "czarno-żółta ryba (1 sztuka narybku, 1 ważka)"),
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
