"""Errors and remarks in the language chosen: every one that the code can raise has its message."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import pondside
from pondside.games import KEYS, load
from pondside.kernel.errors import BadData, Illegal, PondsideError, Unreadable, said
from pondside.language import Speech

from .test_messages import variables

SOURCES = Path(pondside.__file__).parent
FOLDERS = {
    "general": SOURCES / "locales",
    **{key: SOURCES / "games" / key / "locales" for key in KEYS},
}


def messages(file: Path) -> dict[str, Any]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [one.content for one in body if isinstance(one, ftl.Junk)] == []
    names = [one.id.name for one in body if isinstance(one, ftl.Message)]
    assert len(names) == len(set(names)), "said twice"
    return {one.id.name: one for one in body if isinstance(one, ftl.Message)}


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_the_page_says_too_is_there_in_every_language(folder: str, language: str) -> None:
    here = messages(FOLDERS[folder] / "en" / "reader.ftl")
    there = messages(FOLDERS[folder] / language / "reader.ftl")
    for name, one in here.items():
        assert variables(there[name]) <= variables(one), name


@pytest.mark.parametrize("folder", FOLDERS)
def test_polish_and_russian_say_the_same(folder: str) -> None:
    polish, russian = (
        {
            name: one
            for file in sorted((FOLDERS[folder] / language).iterdir())
            for name, one in messages(file).items()
        }
        for language in ("pl", "ru")
    )
    assert polish.keys() == russian.keys()


ERRORS: list[tuple[PondsideError, str, str]] = [
    (
        Unreadable(said("unknown_tile", "unknown tile {word!r}", word="Q"), 3, 5),
        "Wiersz 3, kolumna 5: Nie ma płytki „Q”.",
        "Строка 3, столбец 5: Нет квадрата «Q».",
    ),
    (
        Unreadable(said("unknown_tile", "unknown tile {word!r}", word="Q"), 3, 5, "pond.txt"),
        "pond.txt:3:5: Nie ma płytki „Q”.",
        "pond.txt:3:5: Нет квадрата «Q».",
    ),
    (
        Illegal(said("", "{word}: {why}", word="k0,1", why="game over"), "KOH-END-01", "game_over"),
        "k0,1: gra jest już skończona (KOH-END-01)",
        "k0,1: игра уже окончена (KOH-END-01)",
    ),
    (PondsideError("nobody has named this"), "nobody has named this", "nobody has named this"),
    (
        BadData("box.toml", ["nobody has named this fault"]),
        "box.toml: tego pliku z elementami nie można użyć:\n  - nobody has named this fault",
        "box.toml: этот файл компонентов использовать нельзя:\n  - nobody has named this fault",
    ),
]


@pytest.mark.parametrize(("error", "polish", "russian"), ERRORS)
def test_an_error_is_told_in_the_language_chosen(
    error: PondsideError, polish: str, russian: str
) -> None:
    assert Speech("pl", "kohaku").error(error) == polish
    assert Speech("ru", "kohaku").error(error) == russian
    assert Speech("en", "kohaku").error(error) == str(error)


def test_a_sentence_within_a_sentence_is_told_too() -> None:
    game = load("kohaku")
    box = game.open_box(None)
    with pytest.raises(pondside.BadOption) as caught:
        game.settings(box, 2, {"butterfly_gaps": "maybe"})
    told = Speech("pl", "kohaku").error(caught.value)
    assert told == "opcja butterfly_gaps nie może mieć wartości „maybe”; możliwe: ignore, block"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_game_tells_what_is_reconstructed(language: str) -> None:
    ours = messages(FOLDERS["general"] / language / "ours.ftl")
    assert {f"ours-{key}" for key in KEYS} < ours.keys()
    assert ours.keys() == messages(FOLDERS["general"] / "en" / "ours.ftl").keys()


# The section about corrections that the page links to.
SECTIONS = {"kohaku": 12, "koi": 16, "rybowisko": 8, "wodny_ogrod": 8}


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_tell_how_to_correct_the_components(key: str) -> None:
    root = SOURCES.parents[1]
    line = (root / "web/src/lib/Ours.svelte").read_text()
    assert f'{key}: "{SECTIONS[key]}"' in line
    for language in ("", ".pl", ".ru"):
        page = (root / "docs/rules" / f"{key}{language}.md").read_text(encoding="utf-8")
        section = page.split(f"\n## {SECTIONS[key]}. ")[1].split("\n## ")[0]
        assert "--data" in section
