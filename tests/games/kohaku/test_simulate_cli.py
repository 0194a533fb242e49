"""`pondside simulate kohaku`: games with a corrected component file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.running import here

pytestmark = pytest.mark.usefixtures("games")

SIMULATE = ("simulate", "kohaku", "--json")


def test_games_with_a_corrected_component_file_name_it(tmp_path: Path) -> None:
    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(stock.replace("flat = 5", "flat = 50"), encoding="utf-8")
    args = ("--games", "10", "--seed", "data")
    usual = here(*SIMULATE, *args).json
    folder = tmp_path / "richer"
    richer = here(*SIMULATE, *args, "--data", str(mine), "--out", str(folder)).json
    means = [sum(one["mean"] for one in found["results"]) for found in (usual, richer)]
    assert means[1] > means[0] + 40
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        assert here("replay", "-", stdin=text).code == 2
        assert here("replay", "-", "--data", str(mine), stdin=text).code == 0
