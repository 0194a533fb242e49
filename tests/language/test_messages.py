"""The messages in three languages: complete, alike, used, and right in their plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pondside
from pondside import BadOption, language
from pondside.games import KEYS, load
from pondside.games.kohaku import words
from pondside.games.kohaku.material import CARDS, LEVELS, OPTIONS
from pondside.games.kohaku.rules import REFUSALS
from pondside.games.kohaku.scoring import SHEET_LINES
from pondside.games.kohaku.state import REASONS
from pondside.games.kohaku.tiles import KINDS, LETTERS
from pondside.language import LANGUAGES, Speech, preferred

SOURCES = Path(pondside.__file__).parent
# The folders with messages: the general ones and those of each game.
FOLDERS = {
    "general": SOURCES / "locales",
    **{key: SOURCES / "games" / key / "locales" for key in KEYS},
}


@cache
def resource(folder: str, code: str) -> Any:
    text = (FOLDERS[folder] / f"{code}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=True).parse(text)


def messages(folder: str, code: str) -> dict[str, Any]:
    return {
        entry.id.name: entry
        for entry in resource(folder, code).body
        if isinstance(entry, ftl.Message)
    }


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(message: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:
        self.found.append({variant.key.name for variant in node.variants})
        self.generic_visit(node)


def plural_forms(message: Any) -> list[set[str]]:
    visitor = _Selectors()
    visitor.visit(message)
    return visitor.found


class Said(ast.NodeVisitor):
    """Every call of `speech(...)` in a source file."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, set[str] | None, int]] = []  # key, values, line
        self.families: list[tuple[str, int]] = []  # beginning of a key put together, line

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else None
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name == "speech" and node.args:
            given = [keyword.arg for keyword in node.keywords]
            values = None if None in given else {str(value) for value in given}
            for key in self.keys(node.args[0]):
                self.calls.append((key, values, node.lineno))
            if isinstance(node.args[0], ast.JoinedStr):
                start = node.args[0].values[0]
                assert isinstance(start, ast.Constant), "a key begins with something fixed"
                self.families.append((str(start.value), node.lineno))
        self.generic_visit(node)

    def keys(self, node: ast.expr) -> Iterator[str]:
        if isinstance(node, ast.Constant):
            yield str(node.value)
        elif isinstance(node, ast.IfExp):
            yield from self.keys(node.body)
            yield from self.keys(node.orelse)


def said() -> Iterator[tuple[Path, Said]]:
    for file in sorted(SOURCES.rglob("*.py")):
        found = Said()
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
        if found.calls or found.families:
            yield file.relative_to(SOURCES), found


def refusals_in_words() -> set[str]:
    """The names of refusals that reading a word raises."""
    names = set()
    for node in ast.walk(ast.parse(Path(words.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if isinstance(node.exc.func, ast.Name) and node.exc.func.id == "Illegal":
                name = node.exc.args[2]
                assert isinstance(name, ast.Constant)
                names.add(str(name.value))
    return names


EVENTS = (
    "took", "laid", "kept", "dealt", "begins", "filled", "refilled", "refilled-moved", "revealed",
    "revealed-none",
)  # fmt: skip
EDITIONS = next(option.values for option in OPTIONS if option.id == "edition")
REFUSED = {refusal.name for refusal in REFUSALS if refusal.name != "none"} | refusals_in_words()

# Keys that are put together: how they begin and how they may go on.
FAMILIES: dict[str, set[str]] = {
    "refusal-": REFUSED | {"order"},
    "card-": set(CARDS),
    "cardrule-": set(CARDS),
    "kind-": set(SHEET_LINES),
    "reason-": set(REASONS[1:]),
    "event-": set(EVENTS),
    "level-": set(LEVELS),
    "rival-": set(EDITIONS),
    "choice-": {"koi", "feature", "draft", "keep"},
    "unseen-": {"koi", "feature"},
    "tile-": set(KINDS) | {"koi-one", "koi-two", "koi-with"},
    "koi-colour-": set(LETTERS),
    "koi-first-": set(LETTERS),
    "flower-colour-": set(LETTERS),
    "butterflies-colour-": set(LETTERS),
}

everywhere = pytest.mark.parametrize("folder", FOLDERS)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def known_keys(code: str) -> set[str]:
    return {key for folder in FOLDERS for key in messages(folder, code)}


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
            for found in plural_forms(message):
                assert found == forms, key

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
    @in_every_language
    def test_every_message_that_is_said_exists(self, code: str) -> None:
        known = known_keys(code)
        missing = [
            f"{file}:{line}: {key}"
            for file, found in said()
            for key, _, line in found.calls
            if key not in known
        ]
        assert missing == []

    def test_every_family_of_messages_is_listed_here(self) -> None:
        strange = [
            f"{file}:{line}: {start}"
            for file, found in said()
            for start, line in found.families
            if start not in FAMILIES
        ]
        assert strange == []

    @in_every_language
    @pytest.mark.parametrize("start", FAMILIES, ids=lambda start: f"{start}…")
    def test_every_member_of_a_family_exists(self, start: str, code: str) -> None:
        assert {start + end for end in FAMILIES[start]} - known_keys(code) == set()

    def test_no_message_is_unused(self) -> None:
        written = {
            str(node.value)
            for file in SOURCES.rglob("*.py")
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        elsewhere = " ".join(
            file.read_text(encoding="utf-8")
            for kind in ("js", "ts", "html", "svelte")
            for file in SOURCES.rglob(f"*.{kind}")
        )
        members = {start + end for start, ends in FAMILIES.items() for end in ends}
        unused = [
            key
            for key in sorted(known_keys("en"))
            if key not in members
            and key not in written
            and not re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", elsewhere)
        ]
        assert unused == []

    def test_a_message_gets_the_values_it_needs(self) -> None:
        known = {key: m for folder in FOLDERS for key, m in messages(folder, "en").items()}
        wrong = [
            f"{file}:{line}: {key} needs {sorted(variables(known[key]))}, gets {sorted(values)}"
            for file, found in said()
            for key, values, line in found.calls
            if key in known and values is not None and values != variables(known[key])
        ]
        assert wrong == []

    @in_every_language
    def test_every_refusal_has_a_message(self, code: str) -> None:
        speech = Speech(code, "kohaku")
        assert {"not_a_pair", "touches_nothing", "wrong_cell", "wrong_seat"} <= refusals_in_words()
        for name in REFUSED:
            assert speech.knows(f"refusal-{name}"), name

    @in_every_language
    def test_every_way_to_end_has_a_message(self, code: str) -> None:
        for key in KEYS:
            speech = Speech(code, key)
            for reason in load(key).reasons:
                assert speech.knows(f"reason-{reason}"), reason


# Golden sentences, written by hand: the numbers that tell the plural forms apart.
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25)
GOLDEN: dict[str, dict[str, str]] = {
    "en": {
        "points": "0 points, 1 point, 2 points, 4 points, 5 points, 11 points, 12 points, "
        "14 points, 21 points, 22 points, 25 points",
        "points-plus": "plus 0 points, plus 1 point, plus 2 points, plus 4 points, plus 5 points, "
        "plus 11 points, plus 12 points, plus 14 points, plus 21 points, plus 22 points, "
        "plus 25 points",
        "points-minus": "minus 0 points, minus 1 point, minus 2 points, minus 4 points, "
        "minus 5 points, minus 11 points, minus 12 points, minus 14 points, minus 21 points, "
        "minus 22 points, minus 25 points",
        "fry": "0 fry, 1 fry, 2 fry, 4 fry, 5 fry, 11 fry, 12 fry, 14 fry, 21 fry, 22 fry, 25 fry",
        "dragonflies": "0 dragonflies, 1 dragonfly, 2 dragonflies, 4 dragonflies, 5 dragonflies, "
        "11 dragonflies, 12 dragonflies, 14 dragonflies, 21 dragonflies, 22 dragonflies, "
        "25 dragonflies",
        "coins": "0 coins, 1 coin, 2 coins, 4 coins, 5 coins, 11 coins, 12 coins, 14 coins, "
        "21 coins, 22 coins, 25 coins",
        "replay-ok": "The record is sound: 0 actions replayed., "
        "The record is sound: 1 action replayed., "
        "The record is sound: 2 actions replayed., "
        "The record is sound: 4 actions replayed., "
        "The record is sound: 5 actions replayed., "
        "The record is sound: 11 actions replayed., "
        "The record is sound: 12 actions replayed., "
        "The record is sound: 14 actions replayed., "
        "The record is sound: 21 actions replayed., "
        "The record is sound: 22 actions replayed., "
        "The record is sound: 25 actions replayed.",
    },
    "pl": {
        "points": "0 punktów, 1 punkt, 2 punkty, 4 punkty, 5 punktów, 11 punktów, 12 punktów, "
        "14 punktów, 21 punktów, 22 punkty, 25 punktów",
        "points-plus": "plus 0 punktów, plus 1 punkt, plus 2 punkty, plus 4 punkty, "
        "plus 5 punktów, plus 11 punktów, plus 12 punktów, plus 14 punktów, plus 21 punktów, "
        "plus 22 punkty, plus 25 punktów",
        "points-minus": "minus 0 punktów, minus 1 punkt, minus 2 punkty, minus 4 punkty, "
        "minus 5 punktów, minus 11 punktów, minus 12 punktów, minus 14 punktów, "
        "minus 21 punktów, minus 22 punkty, minus 25 punktów",
        "fry": "0 sztuk narybku, 1 sztuka narybku, 2 sztuki narybku, 4 sztuki narybku, "
        "5 sztuk narybku, 11 sztuk narybku, 12 sztuk narybku, 14 sztuk narybku, "
        "21 sztuk narybku, 22 sztuki narybku, 25 sztuk narybku",
        "dragonflies": "0 ważek, 1 ważka, 2 ważki, 4 ważki, 5 ważek, 11 ważek, 12 ważek, "
        "14 ważek, 21 ważek, 22 ważki, 25 ważek",
        "coins": "0 monet, 1 moneta, 2 monety, 4 monety, 5 monet, 11 monet, 12 monet, 14 monet, "
        "21 monet, 22 monety, 25 monet",
        "replay-ok": "Zapis gry jest poprawny: odtworzono 0 akcji., "
        "Zapis gry jest poprawny: odtworzono 1 akcję., "
        "Zapis gry jest poprawny: odtworzono 2 akcje., "
        "Zapis gry jest poprawny: odtworzono 4 akcje., "
        "Zapis gry jest poprawny: odtworzono 5 akcji., "
        "Zapis gry jest poprawny: odtworzono 11 akcji., "
        "Zapis gry jest poprawny: odtworzono 12 akcji., "
        "Zapis gry jest poprawny: odtworzono 14 akcji., "
        "Zapis gry jest poprawny: odtworzono 21 akcji., "
        "Zapis gry jest poprawny: odtworzono 22 akcje., "
        "Zapis gry jest poprawny: odtworzono 25 akcji.",
    },
    "ru": {
        "points": "0 очков, 1 очко, 2 очка, 4 очка, 5 очков, 11 очков, 12 очков, 14 очков, "
        "21 очко, 22 очка, 25 очков",
        "points-plus": "плюс 0 очков, плюс 1 очко, плюс 2 очка, плюс 4 очка, плюс 5 очков, "
        "плюс 11 очков, плюс 12 очков, плюс 14 очков, плюс 21 очко, плюс 22 очка, плюс 25 очков",
        "points-minus": "минус 0 очков, минус 1 очко, минус 2 очка, минус 4 очка, минус 5 очков, "
        "минус 11 очков, минус 12 очков, минус 14 очков, минус 21 очко, минус 22 очка, "
        "минус 25 очков",
        "fry": "0 мальков, 1 малёк, 2 малька, 4 малька, 5 мальков, 11 мальков, 12 мальков, "
        "14 мальков, 21 малёк, 22 малька, 25 мальков",
        "dragonflies": "0 стрекоз, 1 стрекоза, 2 стрекозы, 4 стрекозы, 5 стрекоз, 11 стрекоз, "
        "12 стрекоз, 14 стрекоз, 21 стрекоза, 22 стрекозы, 25 стрекоз",
        "coins": "0 монет, 1 монета, 2 монеты, 4 монеты, 5 монет, 11 монет, 12 монет, 14 монет, "
        "21 монета, 22 монеты, 25 монет",
        "replay-ok": "Запись партии верна: воспроизведено 0 действий., "
        "Запись партии верна: воспроизведено 1 действие., "
        "Запись партии верна: воспроизведено 2 действия., "
        "Запись партии верна: воспроизведено 4 действия., "
        "Запись партии верна: воспроизведено 5 действий., "
        "Запись партии верна: воспроизведено 11 действий., "
        "Запись партии верна: воспроизведено 12 действий., "
        "Запись партии верна: воспроизведено 14 действий., "
        "Запись партии верна: воспроизведено 21 действие., "
        "Запись партии верна: воспроизведено 22 действия., "
        "Запись партии верна: воспроизведено 25 действий.",
    },
}
STACKS = {
    "en": [
        (1, 1, "In the stacks: 1 koi, 1 feature"),
        (2, 22, "In the stacks: 2 koi, 22 features"),
        (0, 5, "In the stacks: 0 koi, 5 features"),
    ],
    "pl": [
        (1, 1, "W stosach: 1 ryba, 1 ozdoba"),
        (2, 22, "W stosach: 2 ryby, 22 ozdoby"),
        (0, 5, "W stosach: 0 ryb, 5 ozdób"),
        (21, 12, "W stosach: 21 ryb, 12 ozdób"),
    ],
    "ru": [
        (1, 1, "В стопках: 1 кои, 1 квадрат декора"),
        (2, 22, "В стопках: 2 кои, 22 квадрата декора"),
        (0, 5, "В стопках: 0 кои, 5 квадратов декора"),
        (21, 21, "В стопках: 21 кои, 21 квадрат декора"),
    ],
}
PILES = {
    "en": [
        (1, 1, "Danny holds 1 koi and 1 feature, worth 5 (easy), 6 (medium), 7 (hard)."),
        (3, 2, "Danny holds 3 koi and 2 features, worth 5 (easy), 6 (medium), 7 (hard)."),
    ],
    "pl": [
        (1, 1, "Danny: 1 ryba i 1 ozdoba; wynik: 5 (łatwy), 6 (średni), 7 (trudny)."),
        (3, 5, "Danny: 3 ryby i 5 ozdób; wynik: 5 (łatwy), 6 (średni), 7 (trudny)."),
    ],
    "ru": [
        (1, 1, "Дэнни: 1 кои и 1 квадрат декора; счёт: 5 (лёгкий), 6 (средний), 7 (сложный)."),
        (3, 4, "Дэнни: 3 кои и 4 квадрата декора; счёт: 5 (лёгкий), 6 (средний), 7 (сложный)."),
    ],
}


class TestSentences:
    @in_every_language
    @pytest.mark.parametrize("key", GOLDEN["en"])
    def test_a_number_is_said_in_the_right_form(self, key: str, code: str) -> None:
        speech = Speech(code, "kohaku")
        assert ", ".join(speech(key, n=n) for n in NUMBERS) == GOLDEN[code][key]

    @pytest.mark.parametrize(
        ("code", "koi", "features", "sentence"),
        [(code, *row) for code, rows in STACKS.items() for row in rows],
    )
    def test_the_stacks_are_counted_in_the_right_forms(
        self, code: str, koi: int, features: int, sentence: str
    ) -> None:
        assert Speech(code, "kohaku")("stacks", koi=koi, features=features) == sentence

    @pytest.mark.parametrize(
        ("code", "koi", "features", "sentence"),
        [(code, *row) for code, rows in PILES.items() for row in rows],
    )
    def test_the_pile_of_the_rival_is_counted_in_the_right_forms(
        self, code: str, koi: int, features: int, sentence: str
    ) -> None:
        speech = Speech(code, "kohaku")
        said = speech(
            "rival-pile",
            rival=speech("rival-pl"), koi=koi, features=features, easy=5, medium=6, hard=7,
        )  # fmt: skip
        assert said == sentence

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
    def test_a_tile_is_named(self, code: str, token: str, said: str) -> None:
        from pondside.terminal.kohaku import tile_words

        assert tile_words(token, Speech(code, "kohaku")) == said

    @in_every_language
    def test_every_tile_of_the_box_is_named_in_words(self, code: str) -> None:
        from pondside.terminal.kohaku import tile_words

        speech = Speech(code, "kohaku")
        box = load("kohaku").open_box(None)
        names = {token: tile_words(token, speech) for kind in ("koi", "feature")
                 for token in box.names[kind]}  # fmt: skip
        for token, name in names.items():
            assert token not in name
            assert "{" not in name
            assert "-colour" not in name
        # Pebbles are not said: they matter at set-up only.
        assert len(set(names.values())) == len({token.split("*")[0] for token in names})

    @in_every_language
    def test_a_negative_place_is_said_with_a_plain_minus(self, code: str) -> None:
        said = Speech(code, "kohaku")("tile-at", tile="X", x=-12, y=-3)
        assert "-12,-3" in said

    @in_every_language
    def test_no_message_shows_marks_of_direction(self, code: str) -> None:
        said = Speech(code, "kohaku")("wins", names="Ala")
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
