"""The page's own messages: the same in three languages, with the plural forms of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pondside.games import KEYS

from ..games.promised import promised

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PACKAGE = WEB.parents[1] / "src" / "pondside" / "games"
OTHERS = ("pl", "ru")
ENGLISH = sorted([*WEB.rglob("en.ftl"), *WEB.rglob("en/*.ftl")])
# What counted things need beside `other`, which is also for fractions.
PLURALS = {"en": {"one"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}


def name_of(file: Path) -> str:
    return str(file.relative_to(WEB))


def same_in(file: Path, language: str) -> Path:
    if file.name == "en.ftl":
        return file.with_name(f"{language}.ftl")
    return file.parent.parent / language / file.name


def in_package(file: Path, language: str) -> dict[str, Any]:
    """The messages of the same game for the terminal, which the page knows too."""
    game = file.relative_to(WEB).parts[1]
    package = PACKAGE / game / "locales" / f"{language}.ftl"
    return entries(package) if package.exists() else {}


@cache
def entries(file: Path) -> dict[str, Any]:
    """What a file says, by name; terms have a dash before theirs."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [one.content for one in body if isinstance(one, ftl.Junk)] == []
    named = [one for one in body if isinstance(one, ftl.Message | ftl.Term)]
    names = [f"{'-' * isinstance(one, ftl.Term)}{one.id.name}" for one in named]
    assert len(names) == len(set(names)), "said twice"
    return dict(zip(names, named, strict=True))


class Parts(Visitor):
    """The values that a message asks for, and the cases it tells apart by a number."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.cases: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        keys = {str(getattr(one.key, "name", "")) for one in node.variants} & CATEGORIES
        if keys:
            self.cases.append(keys)
        self.generic_visit(node)


def parts(entry: Any) -> Parts:
    found = Parts()
    found.visit(entry)
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ENGLISH, ids=name_of)
def test_every_message_is_there_and_asks_for_the_same_values(file: Path, language: str) -> None:
    here = {name: one for name, one in entries(file).items() if name[0] != "-"}
    there = {name: one for name, one in entries(same_in(file, language)).items() if name[0] != "-"}
    assert list(there.keys() - here.keys()) == []
    # A game's page may find better words in one language than the package has in all.
    assert list(here.keys() - there.keys() - in_package(file, language).keys()) == []
    # A language may leave out what it need not say, but not ask for what nobody gives.
    for name in here.keys() & there.keys():
        assert parts(there[name]).values <= parts(here[name]).values, name


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("file", ENGLISH, ids=name_of)
def test_what_is_counted_has_every_form(file: Path, language: str) -> None:
    lacking = [
        name
        for name, one in entries(same_in(file, language)).items()
        if not all(cases >= PLURALS[language] for cases in parts(one).cases)
    ]
    assert lacking == []


@pytest.mark.parametrize("game", KEYS)
def test_what_a_turn_does_can_be_told_though_it_was_not_played(game: str) -> None:
    def said(start: str, messages: dict[str, Any]) -> dict[str, set[str]]:
        found = {name: one for name, one in messages.items() if name.startswith(start)}
        return {name.removeprefix(start): parts(one).values for name, one in found.items()}

    events = said("event-", entries(PACKAGE / game / "locales" / "en.ftl"))
    would = said("would-", entries(WEB / "games" / game / "locales" / "en.ftl"))
    assert events.keys() - would.keys() == promised(game).of_no_turn
    for name, values in would.items():
        assert values <= events[name], name


def test_there_are_messages() -> None:
    assert len(ENGLISH) > 8
    assert sum(len(entries(file)) for file in ENGLISH) > 500
