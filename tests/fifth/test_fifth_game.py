"""One game more is files of its own: a tiny one is laid into a copy of the project and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .house import python, with_a_fifth


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_a_fifth(tmp_path_factory.mktemp("fifth"), "src/pondside")


def test_it_is_found_by_its_folder(home: Path) -> None:
    said = python(home, "-c", "import pondside.games as g; print(g.__file__, *g.KEYS)")
    assert said.startswith(str(home))
    assert "pebbles" in said.split()


def test_the_contract_holds(home: Path) -> None:
    python(
        home,
        "-c",
        "from pondside.games import load\n"
        "from pondside.kernel.contract import check\n"
        "for seats in load('pebbles').seats:\n"
        "    for seed in 'abc':\n"
        "        check(load('pebbles'), seats, {}, seed)\n",
    )


def test_it_is_played_at_a_table(home: Path) -> None:
    python(home, "-c", "from tests.table.memory import whole_game; whole_game('pebbles')")


@pytest.mark.parametrize(
    ("language", "end"), [("en", "the last pebble: 2 points"), ("pl", "ostatni kamyk: 2 punkty")]
)
def test_it_is_played_in_the_terminal(home: Path, language: str, end: str) -> None:
    said = python(
        home, "-m", "pondside.cli", "play", "pebbles",
        *("--seats", "2", "--bots", "none", "--names", "Ala,Jan"),
        *("--plain", "--lang", language),
        text="\n3\n" * 4 + "\n1\n",
    )  # fmt: skip
    assert end in said
    assert re.search(r"Ala\D+7\n", said)


def test_it_is_simulated_and_scored(home: Path) -> None:
    said = python(home, "-m", "pondside.cli", "score", "pebbles", "-", text="4\n7\n")
    assert "7" in said
    python(home, "-m", "pondside.cli", "simulate", "pebbles", "--bots", "random,random", "-n", "5")


def test_its_bots_play(home: Path) -> None:
    said = python(
        home, "-m", "pondside.cli", "simulate", "pebbles", "--bots", "keen,strong", "-n", "2"
    )
    assert said
