"""The messages in three languages: complete, alike, used, and right in their plural forms.

What a game says is listed in the module of its name beside this one: FAMILIES, IN_WORDS,
TOLD_OTHERWISE, TABLES and SENTENCES.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pondside
from pondside import BadOption, language
from pondside.games import KEYS, load
from pondside.language import LANGUAGES, Speech, preferred

from . import general
from .golden import Golden

SOURCES = Path(pondside.__file__).parent
# The folders with messages: the general ones and those of each game.
FOLDERS = {
    "general": SOURCES / "locales",
    **{key: SOURCES / "games" / key / "locales" for key in KEYS},
}
GAMES: dict[str, Any] = {key: import_module(f"{__package__}.{key}") for key in KEYS}
SENTENCES: dict[str, list[Golden]] = {
    "general": general.SENTENCES,
    **{key: GAMES[key].SENTENCES for key in KEYS},
}


@cache
def resource(folder: str, code: str) -> Any:
    text = (FOLDERS[folder] / f"{code}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=True).parse(text)


@cache
def messages(folder: str, code: str) -> dict[str, Any]:
    return {
        entry.id.name: entry
        for entry in resource(folder, code).body
        if isinstance(entry, ftl.Message)
    }


def known(game: str, code: str) -> dict[str, Any]:
    """What can be said at a table of a game."""
    return {**messages("general", code), **messages(game, code)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(message: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class Plural(NamedTuple):
    """A choice by a number: the plural forms it knows, and single numbers besides."""

    variable: str
    forms: set[str]
    numbers: set[int]


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.found: list[Plural] = []

    def visit_SelectExpression(self, node: Any) -> None:
        assert isinstance(node.selector, ftl.VariableReference), "a choice is by a value"
        keys = [variant.key for variant in node.variants]
        forms = {key.name for key in keys if isinstance(key, ftl.Identifier)}
        numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
        self.found.append(Plural(node.selector.id.name, forms, numbers))
        self.generic_visit(node)


def plurals(message: Any) -> list[Plural]:
    visitor = _Selectors()
    visitor.visit(message)
    return visitor.found


class Call(NamedTuple):
    """A message said in a source file."""

    key: str
    line: int
    values: set[str] | None  # None: they cannot be seen
    chosen: bool  # one of several keys that are said in this place, with the values of all


class Said(ast.NodeVisitor):
    """Every call of `speech(...)` or `talk(...)` in a source file."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.families: list[tuple[str, int]] = []  # beginning of a key put together, line
        self.unclear: list[int] = []  # lines of keys that cannot be seen here
        self._named: dict[str, list[ast.expr]] = {}  # what a function gives a name to

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self._named = self._named, {}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Name):
                self._named.setdefault(inner.targets[0].id, []).append(inner.value)
        self.generic_visit(node)
        self._named = before

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else None
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in ("speech", "talk") and node.args:
            given = [keyword.arg for keyword in node.keywords]
            values = None if None in given else {str(value) for value in given}
            self.look_at(node.args[0], node.lineno, values, isinstance(node.args[0], ast.Name))
        self.generic_visit(node)

    def look_at(self, key: ast.expr, line: int, values: set[str] | None, chosen: bool) -> None:
        if isinstance(key, ast.Constant):
            self.calls.append(Call(str(key.value), line, values, chosen))
        elif isinstance(key, ast.IfExp):
            self.look_at(key.body, line, values, chosen)
            self.look_at(key.orelse, line, values, chosen)
        elif isinstance(key, ast.JoinedStr):
            start = key.values[0]
            assert isinstance(start, ast.Constant), "a key begins with something fixed"
            self.families.append((str(start.value), line))
        elif isinstance(key, ast.Name) and key.id in self._named:
            for value in self._named[key.id]:
                self.look_at(value, line, values, chosen)
        else:
            self.unclear.append(line)


@cache
def said() -> dict[Path, Said]:
    everything = {}
    for file in sorted(SOURCES.rglob("*.py")):
        found = Said()
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
        if found.calls or found.families or found.unclear:
            everything[file.relative_to(SOURCES)] = found
    return everything


def tables_of(file: Path) -> tuple[str, ...]:
    """The games at whose tables a source file speaks: its own, or all of them."""
    if file.parts[0] == "games" and file.parts[1] in KEYS:
        return (file.parts[1],)
    if file.parts[0] == "terminal" and file.stem in KEYS:
        return (file.stem,)
    return KEYS


def members(game: str) -> set[str]:
    """The keys of a game's families."""
    families: dict[str, set[str]] = GAMES[game].FAMILIES
    return {start + end for start, ends in families.items() for end in ends}


@cache
def refusals_in_words(game: str) -> set[str]:
    """The names of refusals that reading a word raises."""
    names = set()
    for file in sorted((SOURCES / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Illegal":
                    name = node.args[2]
                    assert isinstance(name, ast.Constant)
                    names.add(str(name.value))
    return names


@cache
def events(game: str) -> set[str]:
    """The names of the events that a game narrates."""
    names = set()
    file = SOURCES / "games" / game / "view.py"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "Event":
                name = node.args[0]
                for one in (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,):
                    assert isinstance(one, ast.Constant)
                    names.add(str(one.value))
    return names


everywhere = pytest.mark.parametrize("folder", FOLDERS)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)
at_every_table = pytest.mark.parametrize("game", KEYS)


class TestFiles:
    @everywhere
    @in_every_language
    def test_a_file_is_read_to_its_end(self, folder: str, code: str) -> None:
        junk = [entry for entry in resource(folder, code).body if isinstance(entry, ftl.Junk)]
        assert [entry.content for entry in junk] == []

    @everywhere
    @in_every_language
    def test_no_message_is_written_twice(self, folder: str, code: str) -> None:
        keys = [e.id.name for e in resource(folder, code).body if isinstance(e, ftl.Message)]
        assert len(keys) == len(set(keys))

    @in_every_language
    def test_a_game_does_not_take_a_general_key(self, code: str) -> None:
        for key in KEYS:
            assert not messages("general", code).keys() & messages(key, code).keys()

    @everywhere
    def test_there_is_a_file_for_each_language_and_no_other(self, folder: str) -> None:
        assert sorted(file.stem for file in FOLDERS[folder].iterdir()) == sorted(LANGUAGES)

    @everywhere
    @pytest.mark.parametrize("code", LANGUAGES[1:])
    def test_the_languages_have_the_same_messages(self, folder: str, code: str) -> None:
        assert list(messages(folder, code)) == list(messages(folder, "en"))

    @everywhere
    @pytest.mark.parametrize("code", LANGUAGES[1:])
    def test_a_message_has_the_same_variables_in_each_language(
        self, folder: str, code: str
    ) -> None:
        for key, message in messages(folder, "en").items():
            assert variables(messages(folder, code)[key]) == variables(message), key

    @everywhere
    @in_every_language
    def test_every_message_says_something(self, folder: str, code: str) -> None:
        for key, message in messages(folder, code).items():
            assert message.value is not None, key
            assert message.attributes == [], key

    @everywhere
    @pytest.mark.parametrize(
        ("code", "forms"),
        [
            ("en", {"one", "other"}),
            ("pl", {"one", "few", "many", "other"}),
            ("ru", {"one", "few", "many", "other"}),
        ],
    )
    def test_a_plural_has_all_the_forms_of_its_language(
        self, folder: str, code: str, forms: set[str]
    ) -> None:
        for key, message in messages(folder, code).items():
            for found in plurals(message):
                assert found.forms == forms, key  # single numbers may stand besides

    @everywhere
    @pytest.mark.parametrize(("code", "letters"), [("pl", "ąćęłńóśźż"), ("ru", "абвгдежз")])
    def test_a_translation_is_in_its_language(self, folder: str, code: str, letters: str) -> None:
        text = (FOLDERS[folder] / f"{code}.ftl").read_text(encoding="utf-8")
        assert all(letter in text for letter in letters)
        # Names and the game's own signs may be the same in two languages, sentences may not.
        for key, message in messages(folder, "en").items():
            plain = str(english(folder, key))
            if len(plain.split()) > 2 and not key.startswith(("name-", "choice-keep")):
                other = messages(folder, code)[key]
                assert not other.value.equals(message.value), key

    @everywhere
    @in_every_language
    def test_quotation_marks_and_apostrophes_are_typographic(self, folder: str, code: str) -> None:
        for key, message in messages(folder, code).items():
            for element in message.value.elements:
                if isinstance(element, ftl.TextElement):
                    assert '"' not in element.value, key
                    assert "'" not in element.value, key


def english(folder: str, key: str) -> str:
    parts = messages(folder, "en")[key].value.elements
    return "".join(part.value for part in parts if isinstance(part, ftl.TextElement))


class TestUse:
    def test_every_file_that_speaks_is_found(self) -> None:
        files = {file.as_posix() for file in said()}
        assert {"cli.py", "terminal/play.py", "terminal/report.py", "terminal/replay.py"} <= files
        assert {f"terminal/{key}.py" for key in KEYS} <= files

    def test_every_key_can_be_seen_where_it_is_said(self) -> None:
        # Only `Talk` itself passes on what it is given.
        unclear = {str(file): found.unclear for file, found in said().items() if found.unclear}
        assert list(unclear) == [str(Path("terminal") / "talk.py")]
        assert len(unclear.popitem()[1]) == 1

    @in_every_language
    def test_every_message_that_is_said_exists(self, code: str) -> None:
        missing = [
            f"{file}:{call.line}: {call.key} at a table of {game}"
            for file, found in said().items()
            for call in found.calls
            for game in tables_of(file)
            if call.key not in known(game, code)
        ]
        assert missing == []

    def test_every_family_of_messages_is_listed(self) -> None:
        strange = [
            f"{file}:{line}: {start} at a table of {game}"
            for file, found in said().items()
            for start, line in found.families
            for game in tables_of(file)
            if start not in GAMES[game].FAMILIES
        ]
        assert strange == []

    @in_every_language
    @pytest.mark.parametrize(
        ("game", "start"),
        [(game, start) for game in KEYS for start in GAMES[game].FAMILIES],
        ids=lambda part: f"{part}…" if part.endswith("-") else part,
    )
    def test_every_member_of_a_family_exists(self, game: str, start: str, code: str) -> None:
        wanted = {start + end for end in GAMES[game].FAMILIES[start]}
        assert wanted - set(known(game, code)) == set()

    @at_every_table
    def test_every_family_is_said(self, game: str) -> None:
        spoken = {
            start
            for file, found in said().items()
            if game in tables_of(file)
            for start, _ in found.families
        }
        assert set(GAMES[game].FAMILIES) - spoken == set()

    @everywhere
    def test_no_message_is_unused(self, folder: str) -> None:
        # A key may be given a name before it is said: any text of a file that speaks will do.
        written = {
            str(node.value)
            for file in said()
            if folder == "general" or folder in tables_of(file)
            for node in ast.walk(ast.parse((SOURCES / file).read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        elsewhere = " ".join(
            file.read_text(encoding="utf-8")
            for kind in ("js", "ts", "html", "svelte")
            for file in SOURCES.rglob(f"*.{kind}")
        )
        put_together = set() if folder == "general" else members(folder)
        unused = [
            key
            for key in sorted(messages(folder, "en"))
            if key not in put_together
            and key not in written
            and not re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", elsewhere)
        ]
        assert unused == []

    def test_a_message_gets_the_values_it_needs(self) -> None:
        wrong = []
        for file, found in said().items():
            for game in tables_of(file):
                for key, line, values, chosen in found.calls:
                    if key not in known(game, "en") or values is None:
                        continue
                    needs = variables(known(game, "en")[key])
                    if values == needs or chosen and values > needs:
                        continue
                    wrong.append(f"{file}:{line}: {key} needs {needs}, gets {values}")
        assert wrong == []

    @at_every_table
    @in_every_language
    def test_every_refusal_has_a_message(self, game: str, code: str) -> None:
        speech = Speech(code, game)
        assert refusals_in_words(game) == GAMES[game].IN_WORDS
        rules = {refusal.name for refusal in load(game).refusals} - {"none"}
        for name in rules | refusals_in_words(game) | {"order"}:
            assert speech.knows(f"refusal-{name}"), name
        assert GAMES[game].FAMILIES["refusal-"] == rules | refusals_in_words(game) | {"order"}

    @at_every_table
    @in_every_language
    def test_every_way_to_end_has_a_message(self, game: str, code: str) -> None:
        speech = Speech(code, game)
        for reason in load(game).reasons:
            assert speech.knows(f"reason-{reason}"), reason

    @at_every_table
    def test_every_event_has_a_message_or_is_told_otherwise(self, game: str) -> None:
        otherwise = GAMES[game].TOLD_OTHERWISE
        assert otherwise <= events(game)
        assert events(game) - otherwise <= GAMES[game].FAMILIES["event-"]


def golden(folder: str, code: str) -> dict[str, list[Golden]]:
    """The golden sentences of a language by key."""
    found: dict[str, list[Golden]] = {}
    for sentence in SENTENCES[folder]:
        if sentence.code == code:
            found.setdefault(sentence.key, []).append(sentence)
    return found


class TestSentences:
    @pytest.mark.parametrize(
        ("folder", "code", "key"),
        [(folder, code, key) for folder in FOLDERS for code in LANGUAGES
         for key in golden(folder, code)],
    )  # fmt: skip
    def test_a_number_is_said_in_the_right_form(self, folder: str, code: str, key: str) -> None:
        speech = Speech(code, None if folder == "general" else folder)
        rows = golden(folder, code)[key]
        assert [speech(key, **row.values) for row in rows] == [row.said for row in rows]

    @everywhere
    @in_every_language
    def test_every_form_of_every_plural_has_a_golden_sentence(self, folder: str, code: str) -> None:
        form = Locale.parse(code).plural_form
        for key, message in messages(folder, code).items():
            rows = golden(folder, code).get(key, [])
            for plural in plurals(message):
                numbers = {int(row.values[plural.variable]) for row in rows}
                # In Polish and Russian `other` is for broken numbers: there are none here.
                forms = plural.forms - ({"other"} if code != "en" else set())
                assert forms <= {form(n) for n in numbers - plural.numbers}, key
                assert plural.numbers <= numbers, key

    @at_every_table
    @in_every_language
    def test_no_message_shows_marks_of_direction(self, game: str, code: str) -> None:
        said = Speech(code, game)("wins", names="Ala")
        assert "Ala" in said
        assert not re.search("[\u2066-\u2069\u200e\u200f]", said)


class TestSpeech:
    def test_a_message_that_a_language_lacks_is_said_in_english(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = language._text

        def holed(package: str, code: str) -> str:
            text = whole(package, code)
            return text.replace("goodbye = ", "removed = ") if code == "pl" else text

        monkeypatch.setattr(language, "_text", holed)
        language._bundle.cache_clear()
        try:
            speech = Speech("pl", "kohaku")
            assert speech("goodbye") == "See you at the pond."
            assert not speech.knows("goodbye")
            assert speech("game-over") == "Koniec gry."
        finally:
            language._bundle.cache_clear()

    def test_a_message_that_no_language_has_is_its_key(self) -> None:
        for code in LANGUAGES:
            assert Speech(code)("no-such-message", n=1) == "no-such-message"
            assert not Speech(code).knows("no-such-message")

    def test_the_messages_of_a_game_are_known_with_the_game_only(self) -> None:
        assert Speech("pl", "kohaku")("board") == "Plansza"
        assert Speech("pl")("board") == "board"
        assert Speech("pl", "rybowisko")("board") == "board"
        assert Speech("pl", "rybowisko")("reach-catches") == "Żetony połowu w zasięgu"

    def test_a_language_that_is_not_spoken_is_refused(self) -> None:
        with pytest.raises(BadOption, match="there is no language 'de'; use en, pl, ru"):
            Speech("de")


ENVIRONMENTS = [
    pytest.param({}, "en", id="nothing set"),
    pytest.param({"LANG": "pl_PL.UTF-8"}, "pl", id="LANG in Polish"),
    pytest.param({"LANG": "ru_RU.UTF-8"}, "ru", id="LANG in Russian"),
    pytest.param({"LANG": "ru_RU.KOI8-R"}, "ru", id="an old Russian encoding"),
    pytest.param({"LANG": "pl"}, "pl", id="only the language"),
    pytest.param({"LANG": "PL_pl"}, "pl", id="capitals"),
    pytest.param({"LANG": "de_DE.UTF-8"}, "en", id="a language that is not spoken"),
    pytest.param({"LANG": "C.UTF-8"}, "en", id="the C locale"),
    pytest.param({"LANG": "C"}, "en", id="the bare C locale"),
    pytest.param({"LANG": "POSIX"}, "en", id="the POSIX locale"),
    pytest.param({"LANG": "pl_PL", "LC_MESSAGES": "ru_RU"}, "ru", id="LC_MESSAGES before LANG"),
    pytest.param({"LC_MESSAGES": "pl_PL", "LC_ALL": "ru_RU"}, "ru", id="LC_ALL before LC_MESSAGES"),
    pytest.param({"LC_ALL": "pl_PL", "PONDSIDE_LANG": "en"}, "en", id="PONDSIDE_LANG before all"),
    pytest.param({"PONDSIDE_LANG": "ru", "LANG": "pl_PL"}, "ru", id="PONDSIDE_LANG before LANG"),
    pytest.param({"PONDSIDE_LANG": "", "LANG": "pl_PL"}, "pl", id="an empty PONDSIDE_LANG"),
    pytest.param({"LC_ALL": "", "LANG": "ru_RU"}, "ru", id="an empty LC_ALL"),
    pytest.param({"LC_ALL": "de_DE", "LANG": "pl_PL"}, "en", id="a stronger foreign language"),
]


@pytest.mark.parametrize(("environment", "code"), ENVIRONMENTS)
def test_the_language_follows_the_environment(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PONDSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == code
