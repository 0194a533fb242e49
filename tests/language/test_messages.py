"""The messages in three languages: complete, alike, used, and right in their plural forms.

What a game says is listed in the module of its name beside this one: FAMILIES, IN_WORDS,
TOLD_OTHERWISE, TABLES and SENTENCES; if it has any, WORDS to choose by, RECORDS to tell and what
is too RARE for them.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from itertools import product
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


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def referred(message: Any) -> set[str]:
    """The messages that a message says as a part of itself."""
    visitor = _References()
    visitor.visit(message)
    return visitor.found


def known(game: str, code: str) -> dict[str, Any]:
    """What can be said at a table of a game."""
    said = {**ours("general", code), **ours(game, code)}
    return {**messages("general", code), **said, **messages(game, code)}


@cache
def ours(folder: str, code: str) -> dict[str, Any]:
    """What of a game is reconstructed, and what is said about it."""
    text = (FOLDERS[folder] / code / "ours.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(message: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


# The forms that a choice by a number may name; any other name is a word.
FORMS = {"zero", "one", "two", "few", "many", "other"}


class Choice(NamedTuple):
    """A choice within a message: by a number, or by a word."""

    variable: str
    names: set[str]  # plural forms, or words
    numbers: set[int]  # single numbers, besides the forms
    within: tuple[tuple[str, str], ...]  # the variants it stands in: variable, word

    @property
    def by_word(self) -> bool:
        """One form among the names, or one number, and it is a plural."""
        return not self.names & FORMS and not self.numbers


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[Choice] = []
        self._within: tuple[tuple[str, str], ...] = ()

    def visit_SelectExpression(self, node: Any) -> None:
        assert isinstance(node.selector, ftl.VariableReference), "a choice is by a value"
        variable = node.selector.id.name
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
        numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
        choice = Choice(variable, names, numbers, self._within)
        self.found.append(choice)
        for variant in node.variants:
            outside = self._within
            if choice.by_word:
                self._within = (*outside, (variable, variant.key.name))
            self.visit(variant.value)
            self._within = outside


def choices(message: Any) -> list[Choice]:
    visitor = _Choices()
    visitor.visit(message)
    return visitor.found


def plurals(message: Any) -> list[Choice]:
    return [choice for choice in choices(message) if not choice.by_word]


def by_words(message: Any) -> list[Choice]:
    return [choice for choice in choices(message) if choice.by_word]


def words_of(folder: str) -> dict[str, list[set[str]]]:
    """By variable: the sets of words that a folder's messages may choose between."""
    return {} if folder == "general" else getattr(GAMES[folder], "WORDS", {})


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:
        self.found.append(node.value)


def texts(message: Any) -> list[str]:
    """What is written in a message, in its variants too."""
    visitor = _Texts()
    visitor.visit(message)
    return visitor.found


class Call(NamedTuple):
    """A message said in a source file."""

    key: str
    line: int
    values: set[str] | None  # None: they cannot be seen
    chosen: int | None  # number of the place, if one of several keys is said there


class Said(ast.NodeVisitor):
    """Every call of `speech(...)` or `talk(...)` in a source file."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.families: list[tuple[str, int]] = []  # beginning of a key put together, line
        self.unclear: list[int] = []  # lines of keys that cannot be seen here
        self._places = 0
        self._named: dict[str, list[ast.expr]] = {}  # what a function gives a name to

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self._named = self._named, given_names(node)
        self.generic_visit(node)
        self._named = before

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else None
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name in ("speech", "talk") and node.args:
            given = [keyword.arg for keyword in node.keywords]
            values = None if None in given else {str(value) for value in given}
            self._places += 1
            several = isinstance(node.args[0], ast.Name | ast.IfExp)
            self.look_at(node.args[0], node.lineno, values, self._places if several else None)
        self.generic_visit(node)

    def look_at(
        self, key: ast.expr, line: int, values: set[str] | None, chosen: int | None
    ) -> None:
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
        if file.stem == "notation" or file.stem.endswith("_text"):
            continue  # readers of files speak English in every language
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Illegal":
                    name = node.args[2]
                    assert isinstance(name, ast.Constant)
                    names.add(str(name.value))
    return names


def _values(value: ast.expr, named: dict[str, list[ast.expr]]) -> set[str]:
    """The texts that an expression can be, all of which must be seen."""
    if isinstance(value, ast.IfExp):
        return _values(value.body, named) | _values(value.orelse, named)
    if isinstance(value, ast.BoolOp):
        return {text for one in value.values for text in _values(one, named)}
    if isinstance(value, ast.Call):  # {…}.get(…)
        value = value.func
    if isinstance(value, ast.Subscript | ast.Attribute) and isinstance(value.value, ast.Dict):
        return {text for one in value.value.values for text in _values(one, named)}
    if isinstance(value, ast.JoinedStr):
        parts = [_values(one, named) for one in value.values]
        return {"".join(text) for text in product(*parts)}
    if isinstance(value, ast.FormattedValue):
        return _values(value.value, named)
    if isinstance(value, ast.Name):
        assert value.id in named, f"{value.id} is not given here"
        return {text for one in named[value.id] for text in _values(one, named)}
    assert isinstance(value, ast.Constant), ast.dump(value)
    return {str(value.value)}


def given_names(function: ast.AST) -> dict[str, list[ast.expr]]:
    """What a function gives a name to."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    return named


@cache
def events(game: str) -> set[str]:
    """The names of the events that a game narrates."""
    names = set()
    file = SOURCES / "games" / game / "events.py"
    for function in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef) and function.name == "_event":
            continue  # it makes one of what it is given
        named = given_names(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("Event", "_event"):
                    names |= _values(node.args[0], named)
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
        found = [file.stem for file in FOLDERS[folder].iterdir() if file.is_file()]
        assert sorted(found) == sorted(LANGUAGES)

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
                assert found.names == forms, key  # single numbers may stand besides

    @everywhere
    @in_every_language
    def test_a_choice_by_a_word_is_between_words_that_are_listed(
        self, folder: str, code: str
    ) -> None:
        listed = words_of(folder)
        for key, message in messages(folder, code).items():
            for found in by_words(message):
                assert found.names in listed.get(found.variable, []), f"{key}: {found}"

    @everywhere
    @pytest.mark.parametrize("code", LANGUAGES[1:])
    def test_the_languages_choose_by_the_same_words(self, folder: str, code: str) -> None:
        def chosen(message: Any) -> list[tuple[str, list[str]]]:
            return sorted((one.variable, sorted(one.names)) for one in by_words(message))

        for key, message in messages(folder, "en").items():
            assert chosen(messages(folder, code)[key]) == chosen(message), key

    @everywhere
    def test_no_word_is_listed_in_vain(self, folder: str) -> None:
        used = [
            (found.variable, found.names)
            for message in messages(folder, "en").values()
            for found in by_words(message)
        ]
        for variable, sets in words_of(folder).items():
            assert [names for names in sets if (variable, names) not in used] == []

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
            for text in texts(message):
                assert '"' not in text, key
                assert "'" not in text, key


def english(folder: str, key: str) -> str:
    parts = messages(folder, "en")[key].value.elements
    return "".join(part.value for part in parts if isinstance(part, ftl.TextElement))


class TestUse:
    def test_every_file_that_speaks_is_found(self) -> None:
        files = {file.as_posix() for file in said()}
        assert {
            "cli/score.py",
            "terminal/play.py",
            "terminal/report.py",
            "terminal/replay.py",
        } <= files
        assert {f"terminal/faces/{key}.py" for key in KEYS} <= files

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
            if start not in GAMES[game].FAMILIES and start not in general.FAMILIES
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
        within = set().union(*map(referred, messages(folder, "en").values()))
        unused = [
            key
            for key in sorted(messages(folder, "en"))
            if key not in put_together
            and key not in written
            and key not in within
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
                    # Where one of several keys is said, the values are those of all.
                    together = needs.union(
                        *(
                            variables(known(game, "en")[other.key])
                            for other in found.calls
                            if chosen is not None
                            and other.chosen == chosen
                            and other.key in known(game, "en")
                        )
                    )
                    if values != together:
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


def golden_within(folder: str, code: str, key: str, choice: Choice) -> list[Golden]:
    """The golden sentences of a message that get as far as a choice."""
    return [
        row
        for row in golden(folder, code).get(key, [])
        if all(row.values[variable] == word for variable, word in choice.within)
    ]


class TestSentences:
    @pytest.mark.parametrize(
        ("folder", "code", "key"),
        [(folder, code, key) for folder in FOLDERS for code in LANGUAGES
         for key in golden(folder, code)],
    )  # fmt: skip
    def test_a_golden_sentence_is_said(self, folder: str, code: str, key: str) -> None:
        speech = Speech(code, None if folder == "general" else folder)
        rows = golden(folder, code)[key]
        assert [speech(key, **row.values) for row in rows] == [row.said for row in rows]

    @everywhere
    @in_every_language
    def test_every_form_of_every_plural_has_a_golden_sentence(self, folder: str, code: str) -> None:
        form = Locale.parse(code).plural_form
        for key, message in messages(folder, code).items():
            for plural in plurals(message):
                rows = golden_within(folder, code, key, plural)
                numbers = {int(row.values[plural.variable]) for row in rows}
                # In Polish and Russian `other` is for broken numbers: there are none here.
                forms = plural.names - ({"other"} if code != "en" else set())
                assert forms <= {form(n) for n in numbers - plural.numbers}, key
                assert plural.numbers <= numbers, key

    @everywhere
    @in_every_language
    def test_every_word_that_is_chosen_by_has_a_golden_sentence(
        self, folder: str, code: str
    ) -> None:
        for key, message in messages(folder, code).items():
            for choice in by_words(message):
                rows = golden_within(folder, code, key, choice)
                assert choice.names == {row.values[choice.variable] for row in rows}, key

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
