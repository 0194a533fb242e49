"""Errors and remarks in the language chosen: every one that the code can raise has its message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import pondside
from pondside.games import KEYS, load
from pondside.kernel.errors import BadData, Illegal, PondsideError, Unreadable, said
from pondside.language import Speech

from ..cli.running import here
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


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_game_tells_what_is_reconstructed(language: str, key: str) -> None:
    ours = messages(FOLDERS[key] / language / "ours.ftl")
    assert ours.keys() == {f"ours-{key}"}
    assert Speech(language, key).knows(f"ours-{key}")


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_tell_how_to_correct_the_components(key: str) -> None:
    """In the section that the page links to."""
    root = SOURCES.parents[1]
    shelved = (root / "web/src/games" / key / "shelf.ts").read_text(encoding="utf-8")
    (number,) = re.findall(r'^  corrections: "(\d+)",$', shelved, re.MULTILINE)
    for language in ("", ".pl", ".ru"):
        page = (root / "docs/rules" / f"{key}{language}.md").read_text(encoding="utf-8")
        section = page.split(f"\n## {number}. ")[1].split("\n## ")[0]
        assert "--data" in section


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_called_the_same_on_the_shelf(key: str) -> None:
    shelved = SOURCES.parents[1] / "web/src/games" / key / "shelf.ts"
    assert f'\n  title: "{load(key).title}",\n' in shelved.read_text(encoding="utf-8")


# What raises or tells an error, and how the names of its messages begin.
FAMILIES = {
    "Unreadable": "unread-",
    "_unreadable": "unread-",
    "append": "data-",
    "BadData": "data-",
    "_fault": "part-",
    "BadOption": "error-",
    "PondsideError": "error-",
}
# Faults of states and the stops of a table are for programs and developers.
NOT_FOR_PEOPLE = {"invariants.py", "contract.py"}
FOLDERS_FOR_PEOPLE = ("bots", "cli", "games", "kernel", "lab", "terminal")
# Of the service, what can keep it from starting; the page words the rest itself.
FILES_FOR_PEOPLE = (
    "table/boxes",
    *(f"service/{k}" for k in ("addresses", "components", "run", "sqlite")),
)


class Raised(NamedTuple):
    """A sentence in the code: where, its message, its values; message "": it has no name."""

    where: str
    folder: str
    key: str
    values: frozenset[str]


def _is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    return isinstance(node, ast.JoinedStr)


def _function(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _named(call: ast.Call, found: ast.expr, family: str) -> tuple[str, frozenset[str]] | None:
    """The message and values that a call gives its sentence; None: it is no sentence."""
    if isinstance(found, ast.Call) and _function(found) == "said":
        first = found.args[0]
        assert isinstance(first, ast.Constant)
        return family + str(first.value), frozenset(str(one.arg) for one in found.keywords)
    if not _is_sentence(found):
        return None
    given = {one.arg: one.value for one in call.keywords}
    name = given.get("name")
    values: ast.expr | None = given.get("values")
    if _function(call) == "Unreadable" and len(call.args) > 4:
        name, values = call.args[4], [*call.args, None][5]
    if _function(call) == "_unreadable" and len(call.args) > 3:
        name = call.args[3]
        values = ast.Dict([ast.Constant(one.arg) for one in call.keywords], [])
    if not isinstance(name, ast.Constant):
        return "", frozenset()
    return family + str(name.value), _keys(values)


def raised() -> Iterator[Raised]:
    files = [SOURCES / "saves.py", SOURCES / "language.py"]
    for part in FOLDERS_FOR_PEOPLE:
        files += sorted((SOURCES / part).rglob("*.py"))
    files += [SOURCES / f"{name}.py" for name in FILES_FOR_PEOPLE]
    for file in files:
        if file.name in NOT_FOR_PEOPLE:
            continue
        parts = file.relative_to(SOURCES).parts
        folder = parts[1] if parts[0] == "games" and len(parts) > 2 else "general"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            function = _function(node)
            if function == "append" and getattr(node.func, "value", None):
                if getattr(node.func.value, "id", "") != "found":  # type: ignore[attr-defined]
                    continue
            if function in FAMILIES:
                what = _named(node, node.args[0], FAMILIES[function])
            elif function == "Remark":
                what = _named_remark(node)
            else:
                continue
            if what is not None:
                yield Raised(f"{'/'.join(parts)}:{node.lineno}", folder, *what)


UNSEEN = "…"  # values that are put together elsewhere


def _keys(values: ast.expr | None) -> frozenset[str]:
    """The names of values written down as a dictionary."""
    if values is None:
        return frozenset()
    if not isinstance(values, ast.Dict):
        return frozenset({UNSEEN})
    return frozenset(
        str(one.value) if isinstance(one, ast.Constant) else UNSEEN for one in values.keys
    )


def _named_remark(node: ast.Call) -> tuple[str, frozenset[str]] | None:
    """A remark about a text, or a clash of options: the message is one of the two."""
    if len(node.args) < 3 or not isinstance(node.args[1], ast.Constant):
        return None
    return f"odd-{node.args[1].value!s}", _keys(node.args[2])


RAISED = sorted(set(raised()))


def test_the_code_raises_errors() -> None:
    assert len(RAISED) > 400


@cache
def told_of(folder: str, language: str) -> dict[str, Any]:
    """All messages of a folder, and the general ones."""
    found: dict[str, Any] = {}
    for one in {"general", folder}:
        for file in sorted((FOLDERS[one] / language).iterdir()):
            found.update(messages(file))
    return found


def test_every_error_has_a_name() -> None:
    assert [one.where for one in RAISED if not one.key] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_error_has_its_message(language: str) -> None:
    lacking, strange = [], []
    for one in RAISED:
        known = told_of(one.folder, language)
        keys = [one.key, one.key.replace("odd-", "clash-", 1)]
        message = next((known[key] for key in keys if key in known), None)
        if message is None:
            lacking.append(f"{one.where} {one.key}")
        elif UNSEEN not in one.values and not variables(message) <= one.values | {"name"}:
            strange.append(f"{one.where} {one.key} {variables(message) - one.values}")
    assert lacking == []
    assert strange == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_message_is_told_by_nobody(language: str) -> None:
    """Of what stands in the files of errors and faults; readers' texts: `tests/offline`."""
    asked = {one.key for one in RAISED}
    code = " ".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    unused = []
    for folder in FOLDERS.values():
        for file in ("errors.ftl", "data.ftl"):
            if (folder / language / file).exists():
                for key in messages(folder / language / file):
                    name = key.partition("-")[2]
                    named = f'"{name}"' in code or f'"{key}"' in code
                    if key not in asked and not named and not name.startswith("os-"):
                        unused.append(key)
    assert unused == []


# Bad input of the readers and the command line: nothing of it is told in English.
ENGLISH = re.compile(
    r"\b(the|is|are|not|there|this|cannot|must|has|have|with|write|unknown|needs?|takes?|of|no)\b"
)
BAD: list[tuple[tuple[str, ...], str]] = [
    (("score", "kohaku", "-"), "r.f2 Q"),
    (("score", "kohaku", "-"), "r.f2 w.f2"),
    (("score", "kohaku", "-"), "player: A\nr.f2\nrival: koi=99"),
    (("score", "kohaku", "-"), "goal: gold\nr.f2"),
    (("play", "--seats", "2"), ""),
    (("score", "koi", "-"), "f0,-1"),
    (("score", "koi", "-"), "O0,0.0 f9,9"),
    (("score", "koi", "-"), "O0,0.0 luck=999"),
    (("score", "koi", "-"), "O0,0.0 f0,-1 f0,-1"),
    (("score", "rybowisko", "-"), "QQQ"),
    (("score", "rybowisko", "-"), "99xLES"),
    (("score", "wodny_ogrod", "-"), "~~~"),
    (("score", "wodny_ogrod", "-"), "Z" * 12),
    (("score", "chess", "-"), ""),
    (("score", "kohaku", "none.txt"), ""),
    (("score", "kohaku", "-", "-o", "wind=on"), "r.f2"),
    (("score", "kohaku", "-", "-o", "edition=ru", "-o", "goal_cards=on"), "r.f2"),
    (("replay", "-"), "pond 2\n"),
    (("replay", "-"), "hello\n"),
    (("replay", "-"), "pond 1\ngame kohaku\nseats 2\n@ zz\n"),
    (("verify", "-"), "pond 1\ngame koi\nrules 1\nseats 2\n"),
    (("play", "koi", "--seats", "9"), ""),
    (("play", "koi", "--names", "a,b,c"), ""),
    (("simulate", "kohaku", "--bots", "clever"), ""),
    (("join", "nowhere", "--bot", "random"), ""),
    (("data", "check", "none.toml"), ""),
    (("score", "kohaku", "-", "--foo"), ""),
    (("score",), ""),
    (("swim",), ""),
    (("perft", "kohaku", "--depth", "99"), ""),
]


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize(("args", "text"), BAD, ids=lambda part: " ".join(part)[:40])
def test_bad_input_is_refused_in_the_language_chosen(
    args: tuple[str, ...], text: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PONDSIDE_LANG", language)
    done = here(*args, stdin=text)
    assert done.code == 2
    sentences = [line for line in done.err.splitlines() if line and "pondside " not in line]
    assert sentences
    for line in sentences:
        bare = re.sub(r"„.*?”|«.*?»|\(.*?\)|: [a-z_]+(, [a-z_]+)+", "", line)
        assert not ENGLISH.search(bare), line
    if language == "ru":
        assert re.search("[а-яё]{3}", done.err), done.err


def test_the_language_of_the_command_comes_before_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PONDSIDE_LANG", "ru")
    assert here("score", "chess", "x", "--lang", "pl").err == (
        f"pondside: nie ma gry „chess”; są: {', '.join(KEYS)}\n"
    )
    assert here("score", "chess", "x", "--lang=en").err.startswith("pondside: there is no game")
    assert here("data", "check", "none.toml", "--lang", "pl").err == (
        "pondside: none.toml: nie można przeczytać pliku z elementami: "
        "nie ma takiego pliku ani folderu\n"
    )


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_fault_of_a_component_file_is_told(language: str, tmp_path: Path) -> None:
    for key in KEYS:
        stock = (SOURCES / "games" / key / f"{key}.toml").read_text(encoding="utf-8")
        for change in (("= 4", "= 5"), ("= 1\n", "= 7\n"), ("= 2", '= "two"'), ("[[", "[[x.")):
            file = tmp_path / "own.toml"
            file.write_text(stock.replace(*change), encoding="utf-8")
            done = here("data", "check", str(file), "--lang", language)
            for line in (done.out + done.err).replace(str(file), "").splitlines():
                bare = re.sub(r"„.*?”|«.*?»|\(.*?\)|`.*?`|[\w.]+\.[\w.]+", "", line)
                assert not ENGLISH.search(bare), line
