"""Bots in other languages: a program that speaks JSON lines plays, and its faults are told."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from pondside.bots import bot
from pondside.bots import stdio as stdio_module
from pondside.bots.seen import Budget, Seen
from pondside.games import KEYS
from pondside.kernel.errors import PondsideError
from pondside.kernel.match import Match

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.mjs"

FIRST = """
import json, sys
hello = 0
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        hello += 1
        assert hello == 1 and asked["protocol"] == 1 and asked["game"] == "rybowisko"
        continue
    assert asked["view"]["seat"] == asked["seat"] and asked["ms"] > 0 and asked["seed"]
    print(json.dumps({"word": asked["legal"][0]}), flush=True)
"""


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(code)
    return f"stdio:{sys.executable} {file}"


def start(key: str) -> Match:
    match = Match.new(key, 2, seed="stdio")
    match.deal(quiet=True)
    return match


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    match, player = start("rybowisko"), bot(program(tmp_path, FIRST))
    for _ in range(12):
        seen = Seen.of(match)
        match.play(player.choose(seen, seen.legal, Budget("s")), quiet=True)
        match.deal(quiet=True)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
@pytest.mark.parametrize("key", KEYS)
def test_the_example_in_javascript_plays_every_game(key: str) -> None:
    match, player = start(key), bot(f"stdio:node {EXAMPLE}")
    for _ in range(6):
        seen = Seen.of(match)
        match.play(player.choose(seen, seen.legal, Budget("s")), quiet=True)
        match.deal(quiet=True)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ('print(\'{"word": "moon"}\', flush=True); sys.stdin.read()', "not one of the legal words"),
        ("print('moon', flush=True); sys.stdin.read()", "it must be"),
        ("print('[1]', flush=True); sys.stdin.read()", "it must be"),
        ("pass", "has stopped"),
        ("import time; time.sleep(60)", "said nothing"),
    ],
)
def test_a_fault_of_a_program_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, said: str
) -> None:
    monkeypatch.setattr(stdio_module, "GRACE", 1.0)
    seen = Seen.of(start("rybowisko"))
    with pytest.raises(PondsideError, match=said):
        bot(program(tmp_path, f"import sys; {code}")).choose(seen, seen.legal, Budget("s", ms=100))


def test_a_program_that_is_not_there_is_told() -> None:
    seen = Seen.of(start("rybowisko"))
    with pytest.raises(PondsideError, match="no-such-program: No such file"):
        bot("stdio:no-such-program").choose(seen, seen.legal, Budget("s"))
