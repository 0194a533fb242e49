"""Clauses, their tests and the places that cite them: one list, no strays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pondside.games.rybowisko import material, rules

from . import test_clauses, test_data, test_examples
from .clauses import COVERED

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "docs" / "rules" / f"rybowisko{language}.md" for language in ("", ".pl", ".ru")]
SOURCES = sorted((ROOT / "src" / "pondside" / "games" / "rybowisko").rglob("*.*"))
MODULES = (test_clauses, test_data, test_examples)
CLAUSE_LINE = re.compile(r"^- \*\*(RYB-[A-Z]+-\d\d)\*\* \(", re.MULTILINE)
# RYB-SCORE-07, and what may follow it: RYB-DRIFT-01, 02, 05 to 08.
CITATION = re.compile(r"RYB-([A-Z]+)-(\d\d)((?:(?:, | to | and )\d\d\b)*)")


def clauses_of(page: Path) -> list[str]:
    """The ids of the clauses of a rules page, in its order."""
    return CLAUSE_LINE.findall(page.read_text(encoding="utf-8"))


def cited_in(text: str) -> set[str]:
    """The ids that a text names, those of ranges and lists included."""
    found = set()
    for section, first, more in CITATION.findall(text):
        numbers = [int(first)]
        for joint, number in re.findall(r"(, | to | and )(\d\d)", more):
            start = numbers[-1] + 1 if joint == " to " else int(number)
            numbers += range(start, int(number) + 1)
        found |= {f"RYB-{section}-{number:02}" for number in numbers}
    return found


def test_the_rules_have_106_clauses_and_none_twice() -> None:
    ids = clauses_of(PAGES[0])
    assert len(ids) == len(set(ids)) == 106


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.name)
def test_the_translations_have_the_same_clauses_in_the_same_order(page: Path) -> None:
    assert clauses_of(page) == clauses_of(PAGES[0])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_numbers_of_a_section_run_without_a_gap(page: Path) -> None:
    sections: dict[str, list[int]] = {}
    for id in clauses_of(page):
        _, section, number = id.split("-")
        sections.setdefault(section, []).append(int(number))
    for section, numbers in sections.items():
        assert numbers == list(range(1, len(numbers) + 1)), section


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    written = set(clauses_of(PAGES[0]))
    assert written - set(COVERED) == set(), "clauses without a test"
    assert set(COVERED) - written == set(), "tests of clauses that do not exist"


def test_the_tests_that_cover_clauses_are_all_run() -> None:
    """A second test of the same name would hide the first from pytest."""
    for id, names in COVERED.items():
        assert len(names) == len(set(names)), id
        for name in names:
            assert any(hasattr(module, name) for module in MODULES), name


def test_every_refusal_names_a_clause() -> None:
    written = clauses_of(PAGES[0])
    assert [refusal for refusal in rules.REFUSALS[1:] if refusal.clause not in written] == []


def test_every_option_names_a_clause() -> None:
    written = clauses_of(PAGES[0])
    assert [option for option in material.OPTIONS if option.clause not in written] == []


@pytest.mark.parametrize(
    "file",
    [file for file in SOURCES if file.suffix in (".py", ".toml", ".ftl")],
    ids=lambda f: f.name,
)
def test_every_clause_cited_in_the_code_exists(file: Path) -> None:
    assert cited_in(file.read_text(encoding="utf-8")) - set(clauses_of(PAGES[0])) == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_clause_cited_in_the_rules_exists(page: Path) -> None:
    assert cited_in(page.read_text(encoding="utf-8")) - set(clauses_of(PAGES[0])) == set()


def test_ranges_and_lists_of_clauses_are_read_in_full() -> None:
    """So that the tests above look at every number of `RYB-DATA-04, 05, 10 to 12`."""
    assert cited_in("RYB-DATA-04, 05, 10 to 12, RYB-END-06, 3 rows and RYB-END-01 and 02.") == {
        "RYB-DATA-04", "RYB-DATA-05", "RYB-DATA-10", "RYB-DATA-11", "RYB-DATA-12",
        "RYB-END-06", "RYB-END-01", "RYB-END-02",
    }  # fmt: skip
