"""Clauses, their tests and the places that cite them: one list a game, no strays."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from pondside.games import KEYS, load

from .clauses import COVERED
from .promised import promised

ROOT = Path(__file__).parents[2]
PAGES = [
    (key, ROOT / "docs" / "rules" / f"{key}{language}.md")
    for key in KEYS
    for language in ("", ".pl", ".ru")
]
SOURCES = [
    (key, file)
    for key in KEYS
    for file in sorted((ROOT / "src" / "pondside" / "games" / key).rglob("*.*"))
    if file.suffix in (".py", ".toml", ".ftl")
]
CLAUSE_LINE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]+-\d\d)\*\* \(", re.MULTILINE)
# Where a clause comes from: its letters, the edition, and the rulings it hangs on.
ORIGIN_LINE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]+-\d\d)\*\* \(([^()]*)\)", re.MULTILINE)
ORIGIN = re.compile(r"\b(?:[RDPX]|pl|ru|A-\d\d|AMB-\d\d)\b")
# RYB-SCORE-07, and what may follow it: RYB-DRIFT-01, 02, 05 to 08.  Examples are no clauses.
CITATION = re.compile(r"\b([A-Z]{3})-(?!EX-)([A-Z]+)-(\d\d)((?:(?:, | to | and )\d\d\b)*)")

each_game = pytest.mark.parametrize("key", KEYS)
each_page = pytest.mark.parametrize(("key", "page"), PAGES, ids=[page.name for _, page in PAGES])


@cache
def clauses_in(page: Path) -> tuple[str, ...]:
    """The ids of the clauses of a rules page, in its order."""
    return tuple(CLAUSE_LINE.findall(page.read_text(encoding="utf-8")))


def clauses_of(key: str) -> tuple[str, ...]:
    return clauses_in(ROOT / "docs" / "rules" / f"{key}.md")


def origins_in(page: Path) -> dict[str, str]:
    """Where the clauses of a rules page come from: `R pl X`, without the words between."""
    text = page.read_text(encoding="utf-8")
    return {id: " ".join(ORIGIN.findall(origin)) for id, origin in ORIGIN_LINE.findall(text)}


def cited_in(text: str) -> set[str]:
    """The ids that a text names, those of ranges and lists included."""
    found = set()
    for game, section, first, more in CITATION.findall(text):
        numbers = [int(first)]
        for joint, number in re.findall(r"(, | to | and )(\d\d)", more):
            start = numbers[-1] + 1 if joint == " to " else int(number)
            numbers += range(start, int(number) + 1)
        found |= {f"{game}-{section}-{number:02}" for number in numbers}
    return found


def modules_of(key: str) -> list[ModuleType]:
    """The test modules of a game, which write down what they cover."""
    files = sorted((Path(__file__).parent / key).glob("test_*.py"))
    return [import_module(f"{__package__}.{key}.{file.stem}") for file in files]


@each_game
def test_the_number_of_clauses_is_known_and_none_stands_twice(key: str) -> None:
    start, number = promised(key).clauses
    ids = clauses_of(key)
    assert all(id.startswith(f"{start}-") for id in ids)
    assert len(ids) == len(set(ids)) == number


@each_page
def test_the_translations_have_the_same_clauses_in_the_same_order(key: str, page: Path) -> None:
    assert clauses_in(page) == clauses_of(key)


@each_page
def test_a_clause_comes_from_the_same_source_in_every_language(key: str, page: Path) -> None:
    origins = origins_in(page)
    assert tuple(origins) == clauses_of(key)
    assert origins == origins_in(ROOT / "docs" / "rules" / f"{key}.md")


@each_page
def test_the_numbers_of_a_section_run_without_a_gap(key: str, page: Path) -> None:
    sections: dict[str, list[int]] = {}
    for id in clauses_in(page):
        _, section, number = id.split("-")
        sections.setdefault(section, []).append(int(number))
    for section, numbers in sections.items():
        left_out = promised(key).gaps.get(section, ())
        wanted = [n for n in range(1, max(numbers) + 1) if n not in left_out]
        assert numbers == wanted, section


@each_game
def test_every_clause_has_a_test_and_every_test_a_clause(key: str) -> None:
    modules_of(key)
    covered = {id for id in COVERED if id.startswith(promised(key).clauses[0])}
    written = set(clauses_of(key))
    assert written - covered == set(), "clauses without a test"
    assert covered - written == set(), "tests of clauses that do not exist"


@each_game
def test_the_tests_that_cover_clauses_are_all_run(key: str) -> None:
    """A second test of the same name would hide the first from pytest."""
    modules = modules_of(key)
    for id, names in COVERED.items():
        if id.startswith(promised(key).clauses[0]):
            assert len(names) == len(set(names)), id
            for name in names:
                assert any(hasattr(module, name) for module in modules), name


@each_game
def test_every_refusal_and_every_option_names_a_clause(key: str) -> None:
    game, written = load(key), clauses_of(key)
    assert [refusal for refusal in game.refusals[1:] if refusal.clause not in written] == []
    assert [option for option in game.options if option.clause not in written] == []
    assert game.order_clause in written


def printed_clauses(key: str) -> dict[str, str]:
    """The rules that a page opens when something is tapped; a game need not print any."""
    game = load(key)
    shown = msgspec.to_builtins(game.printed(game.open_box(None))) if game.printed else {}
    found: dict[str, str] = shown.get("clauses", {})
    return found


@pytest.mark.parametrize("key", [key for key in KEYS if printed_clauses(key)])
def test_every_clause_printed_exists(key: str) -> None:
    assert set(printed_clauses(key).values()) - set(clauses_of(key)) == set()


@pytest.mark.parametrize(
    ("key", "file"), SOURCES, ids=[f"{key}/{file.name}" for key, file in SOURCES]
)
def test_every_clause_cited_in_the_code_exists(key: str, file: Path) -> None:
    assert cited_in(file.read_text(encoding="utf-8")) - set(clauses_of(key)) == set()


@each_page
def test_every_clause_cited_in_the_rules_exists(key: str, page: Path) -> None:
    assert cited_in(page.read_text(encoding="utf-8")) - set(clauses_of(key)) == set()


def test_ranges_and_lists_of_clauses_are_read_in_full() -> None:
    """So that the tests above look at every number of `KOH-SOLO-04, 05, 10 to 12`."""
    assert cited_in("KOH-SOLO-04, 05, 10 to 12, KOH-END-07, 3 rows and RYB-END-01 and 02.") == {
        "KOH-SOLO-04", "KOH-SOLO-05", "KOH-SOLO-10", "KOH-SOLO-11", "KOH-SOLO-12",
        "KOH-END-07", "RYB-END-01", "RYB-END-02",
    }  # fmt: skip
