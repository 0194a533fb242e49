"""Words that were mended do not come back: forbidden.toml, here of all games and in the folder of
each its own, against every text that people read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from pondside.games import KEYS

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "all": Path(__file__).parent / "forbidden.toml",
    **{key: ROOT / "tests" / "games" / key / "forbidden.toml" for key in KEYS},
}
FORBIDDEN = {
    owner: tomllib.loads(file.read_text(encoding="utf-8")) for owner, file in FILES.items()
}
GAME_FOLDERS = ("src/pondside/games", "web/src/games")
COMMON_FOLDERS = ("src/pondside/locales", "web/src/locales")


class Word(NamedTuple):
    """A word that one game, or all texts, may not use in a language."""

    owner: str
    language: str
    word: str


def words() -> Iterator[Word]:
    for owner, languages in FORBIDDEN.items():
        for language, found in languages.items():
            for word in found["words"]:
                yield Word(owner, language, word)


def texts(owner: str, language: str) -> list[Path]:
    """What is said of a game in a language; for `all`, what is said of any, and of none."""
    game = "*" if owner == "all" else owner
    found = [
        file for folder in GAME_FOLDERS for file in (ROOT / folder).glob(f"{game}/locales/**/*.ftl")
    ]
    found += (ROOT / "docs/rules").glob(f"{game}.{language}.md")
    if owner == "all":
        found += [file for folder in COMMON_FOLDERS for file in (ROOT / folder).rglob("*.ftl")]
    return [
        file for file in found if language in (file.stem, file.parent.name) or file.suffix == ".md"
    ]


def said(file: Path) -> Iterator[tuple[int, str]]:
    """The lines of a text that people read: no comments, no names of messages."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if file.suffix == ".md":
            yield number, line
        elif not line.startswith("#"):
            yield number, re.sub(r"^[a-z][\w-]* =", "", line)


@pytest.mark.parametrize("word", [*words()], ids=lambda word: " ".join(word))
def test_a_mended_word_does_not_come_back(word: Word) -> None:
    files = texts(word.owner, word.language)
    assert len(files) >= 3, "the texts have moved"
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in said(file)
        if re.search(word.word, line, re.IGNORECASE)
    ]
    assert found == []


def test_a_forbidden_word_is_found() -> None:
    """The expressions match what they are there for."""
    for before, owner, language in (
        ("Nakrywamy stół", "all", "pl"),
        ("Stuknij pole", "all", "pl"),
        ("Плитки лежат бок о бок", "kohaku", "ru"),
        ("żetony na ręce", "wodny_ogrod", "pl"),
        ("Pudło!", "rybowisko", "pl"),
        ("малый карп", "koi", "ru"),
        ("Перевернуть (F)", "koi", "ru"),
        ("ostatni remis", "koi", "pl"),
    ):
        forbidden = FORBIDDEN[owner][language]["words"]
        assert any(re.search(word, before, re.IGNORECASE) for word in forbidden), before
