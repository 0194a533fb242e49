"""`pondside simulate koi` and `perft koi`: goals in any order, the first actions by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from pondside import Match
from tests.cli.running import here

from .simulated import SIMULATED

pytestmark = pytest.mark.usefixtures("games")


@pytest.mark.parametrize("name", [name for name in SIMULATED.runs if name not in SIMULATED.slow])
def test_the_goals_are_in_play_in_their_own_order(name: str, tmp_path: Path) -> None:
    here("simulate", "koi", "--games", "1", "--out", str(tmp_path), *SIMULATED.runs[name])
    (path,) = tmp_path.iterdir()
    match = Match.replay(path.read_text(encoding="utf-8"))
    goals = [goal.goal for goal in match.view(None).goals]
    if "bridge" in SIMULATED.recorded[name]:
        assert goals == ["bridge", "path", "turtle"]
    else:
        assert len(goals) == (5 if "imperial_lake" in SIMULATED.recorded[name] else 3)


def test_counting_starts_with_meditation_work_and_luck() -> None:
    """M1 to M5, W, and luck for three kinds of tiles or a small koi for both coins."""
    found = here("perft", "koi", "--json", "-d", "1", "--seats", "1").json
    assert set(found) == {"game", "digest", "counts"}
    assert found["counts"] == [5 + 1 + 3 + 1]
