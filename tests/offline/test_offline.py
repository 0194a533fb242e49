"""The rules with the stand-ins that a browser has for NumPy and msgspec: the same sheets.

Texts of all games are scored twice, here and in a Python that knows no other NumPy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games import KEYS, load
from tests.cli.running import here
from tests.games.counting import Asked, asked, counted_of, played

ROOT = Path(__file__).resolve().parents[2]
OFFLINE = ROOT / "web" / "offline"

# Scores what it is told, a question a line; what does not stand in for a library is left out.
ASK = "import sys, companion; [print(companion.score(line)) for line in sys.stdin]"


def answers(questions: list[Asked], *folders: Path) -> list[Any]:
    """What a Python of its own answers, with these folders before its own libraries."""
    path = os.pathsep.join(map(str, folders))
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input="\n".join(map(json.dumps, questions)),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "PONDSIDE_MODE": "plain"},
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


GAMES = 6


def ends(key: str) -> Iterator[tuple[Match, str]]:
    """Games at their end, and the same in text."""
    counted = counted_of(key)
    for seed in range(GAMES):
        seats = load(key).seats[seed % len(load(key).seats)]
        match = played(key, seats, 100 + seed, **counted.options(seats))
        assert match.over
        yield match, counted.table(match)


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_game_is_the_same_in_the_companion_and_the_command(key: str) -> None:
    """Totals, places, tie-breaks, titles and levels beaten, as the engine ended the game."""
    games = list(ends(key))
    told = answers([asked(key, text) for _, text in games], OFFLINE, ROOT / "src")
    for (match, text), found in zip(games, told, strict=True):
        outcome = match.outcome
        assert outcome is not None
        command = here("score", key, "-", "--json", stdin=text).json
        sheets = command.get("sheets", [command])
        totals = [one.total for one in outcome.placings]
        assert [sheet["total"] for sheet in found["sheets"]] == totals
        assert [sheet["total"] for sheet in sheets] == totals
        if match.seats > 1:
            places = [one.place for one in outcome.placings]
            assert [one["place"] for one in found["placings"]] == places == command["places"]
            tie = (found["tie_break"], found["tie_clause"])
            assert tie == (outcome.tie_break, command["tie_clause"])
            assert (tie[0] is None) == (tie[1] is None)
        facts = found["sheets"][0]["facts"]
        if "beaten" in facts:
            assert tuple(facts["beaten"]) == outcome.beaten == tuple(command["beaten"])
        if match.seats == 1 and "title" in outcome.words:
            assert facts["title"] == outcome.words[-1] == command["title"]


OF_A_FILE = {"unread-worth_most"}  # only an owner's component file can be so, and here is ours


def messages(key: str, language: str) -> set[str]:
    """The names of the messages that the page has at hand for a game."""
    files = [
        ROOT / "src/pondside/games" / key / "locales" / f"{language}.ftl",
        ROOT / "src/pondside/games" / key / "locales" / language / "reader.ftl",
        ROOT / "src/pondside/locales" / language / "reader.ftl",
        *(ROOT / "web/src/locales" / language).glob("*.ftl"),
    ]
    return {
        line.partition(" =")[0]
        for file in files
        for line in file.read_text().splitlines()
        if line[:1].isalpha()
    }


def test_what_a_reader_says_can_be_said_in_every_language() -> None:
    spoken = {"unread-line", "unread-word"}
    for key in KEYS:
        counted = counted_of(key)
        texts = [*counted.wrong, *counted.odd]
        found = answers([asked(key, text) for text in texts], OFFLINE, ROOT / "src")
        wrong, odd = found[: len(counted.wrong)], found[len(counted.wrong) :]
        said = {one["error"]["key"] for one in wrong}
        said |= {remark["key"] for one in odd for remark in one["warnings"]}
        assert "" not in said
        for language in ("en", "pl", "ru"):
            assert sorted(said - messages(key, language)) == []
        spoken |= said
    readers = {
        name for key in KEYS for name in messages(key, "en") if name.startswith(("unread-", "odd-"))
    }
    assert readers - spoken == OF_A_FILE


@pytest.mark.parametrize("key", KEYS)
def test_a_browser_counts_as_the_package_does(key: str, tmp_path: Path) -> None:
    questions = list(counted_of(key).texts())
    (tmp_path / "companion.py").symlink_to(OFFLINE / "companion.py")
    wanted = answers(questions, tmp_path, ROOT / "src")
    found = answers(questions, OFFLINE, ROOT / "src")
    assert found == wanted
    assert any("error" in one for one in wanted)
    assert any(sheet["total"] > 0 for one in wanted for sheet in one.get("sheets", ()))


# Every table of the components, by its name.
TABLES = """
import json, sys
from pondside.games import load
tables = load(sys.argv[1]).open_box(None).tables
values = ((name, tables[name][0]) for name in tables.dtype.names)
print(json.dumps({name: one.tolist() if hasattr(one, "tolist") else one for name, one in values}))
"""


@pytest.mark.parametrize("key", KEYS)
def test_the_components_are_the_same(key: str) -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", TABLES, key],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": path, "PONDSIDE_MODE": "plain"},
        ).stdout
        for path in (str(ROOT / "src"), os.pathsep.join([str(OFFLINE), str(ROOT / "src")]))
    ]
    assert json.loads(found[0]) == json.loads(found[1])


def test_the_stand_ins_are_used() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import numpy, msgspec; print(numpy.__file__, msgspec.__file__)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(OFFLINE)},
    )
    assert told.stdout.count(str(OFFLINE)) == 2
