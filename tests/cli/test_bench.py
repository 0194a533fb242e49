"""`pondside bench`: the figures, the table and the results page, with short measurements."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pondside import games
from pondside.kernel.errors import PondsideError
from pondside.lab import bench

from ..games.promised import promised
from .running import here

REAL_STARTS = bench._starts
KEYS = [
    "game",
    "mode",
    "games_per_second",
    "actions_per_second",
    "actions_per_game",
    "action_us",
    "copy_ns",
    "legal_us",
    "legal_points_us",
    "keen_ms",
    "futures_per_second",
    "most_choices",
    "most_legal_us",
    "view_ms",
    "state_bytes",
    "cold_compile_s",
    "warm_start_s",
]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure briefly; and nothing is compiled anew, which takes half a minute."""
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "_starts", lambda key: (12.345, 0.678))


@pytest.fixture(scope="module", params=games.KEYS)
def figures(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Figures of each game, measured once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "ROUNDS", 2)
        patch.setattr(bench, "SECONDS", 0.02)
        patch.setattr(bench, "_starts", lambda key: (12.345, 0.678))
        found: dict[str, Any] = here("bench", request.param, "--json").json
    assert found["game"] == request.param
    return found


def test_the_json_has_every_figure(figures: dict[str, Any]) -> None:
    assert list(figures) == KEYS
    assert figures["mode"] in ("plain", "checked", "fast")
    for key in KEYS[2:]:
        assert figures[key] > 0, key


def test_a_two_seat_game_has_so_many_actions(figures: dict[str, Any]) -> None:
    least, most = promised(figures["game"]).actions
    assert least <= figures["actions_per_game"]
    assert most is None or figures["actions_per_game"] <= most
    assert figures["actions_per_second"] == pytest.approx(
        figures["games_per_second"] * figures["actions_per_game"], rel=0.01
    )
    assert figures["action_us"] == pytest.approx(1e6 / figures["actions_per_second"], rel=0.01)


def test_the_size_of_a_state_is_that_of_its_layout(figures: dict[str, Any]) -> None:
    assert figures["state_bytes"] == games.load(figures["game"]).state.itemsize


def test_starting_times_are_rounded(figures: dict[str, Any]) -> None:
    assert (figures["cold_compile_s"], figures["warm_start_s"]) == (12.35, 0.68)


def measured(key: str, say: bench.Say, options: Mapping[str, str]) -> dict[str, Any]:
    say("measuring")
    return {"game": key, "mode": "fast", **dict.fromkeys(KEYS[2:], 1234.5)}


def test_without_a_game_all_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", measured)
    assert [one["game"] for one in here("bench", "--json").json] == list(games.KEYS)


def test_a_game_is_measured_with_the_options_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Mapping[str, str]]] = []

    def measure(key: str, say: bench.Say, options: Mapping[str, str]) -> dict[str, Any]:
        asked.append((key, options))
        return measured(key, say, options)

    monkeypatch.setattr(bench, "measure", measure)
    assert here("bench", "rybowisko", "-o", "open_refill=on", "-o", "target=3", "--json").code == 0
    assert asked == [("rybowisko", {"open_refill": "on", "target": "3"})]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["rybowisko", "-o", "open_refill=half"], "option open_refill cannot be 'half'; use off"),
        (["rybowisko", "-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
        (["kohaku", "-o", "target=3"], "Kōhaku has no option 'target'; it has: "),
    ],
)
def test_options_that_cannot_be_played_are_refused_before_anything_is_measured(
    args: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measure", None)
    done = here("bench", *args)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: {message}")


def test_a_table_is_printed_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", measured)
    monkeypatch.setenv("COLUMNS", "140")
    done = here("bench", "kohaku")
    assert done.code == 0
    assert "mode: fast" in done.out
    for key in KEYS[2:4]:
        assert any(key in line and "1,234.5" in line for line in done.out.splitlines())
    assert "ratio" not in done.out


def test_a_page_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "measure", measured)
    page = tmp_path / "new" / "results.md"
    assert here("bench", "kohaku", "--write", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Measurements\n")
    assert "| figure | kohaku |" in text
    for key in KEYS[1:]:
        assert f"| {key} | " in text
    assert "C++" not in text  # there is no yardstick beside the page


def test_a_page_beside_a_yardstick_has_the_ratio(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ratio = {"ours": 80.0, "cpp": 100.0, "ratio": 0.8, "lowest": 0.75, "highest": 0.85}
    asked = []

    def against(key: str, source: Path, say: bench.Say) -> dict[str, float]:
        asked.append((key, source))
        return ratio

    monkeypatch.setattr(bench, "measure", measured)
    monkeypatch.setattr(bench, "against_cpp", against)
    monkeypatch.setenv("COLUMNS", "140")
    page = tmp_path / "results.md"
    done = here("bench", "kohaku", "--write", str(page))
    assert asked == [("kohaku", tmp_path / "kohaku.cpp")]
    assert "| kohaku | **0.80** | 0.75–0.85 | 80 | 100 |" in page.read_text(encoding="utf-8")
    assert "0.80" in done.out


def test_a_page_that_cannot_be_written_is_a_clear_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "measure", measured)
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = here("bench", "kohaku", "--write", str(tmp_path / "file" / "results.md"))
    assert done.code == 2
    assert "file/results.md: cannot write it: " in done.err


def test_the_first_start_is_cold_and_the_best_of_the_rest_is_warm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Each start finds one file more in the cache folder.
    child = """
import os
folder = os.environ["PONDSIDE_CACHE"]
n = len(os.listdir(folder))
open(os.path.join(folder, str(n)), "w").close()
print((5.0, 0.4, 0.2, 0.3)[n])
"""
    monkeypatch.setattr(bench, "_START", child)
    assert REAL_STARTS("kohaku") == (5.0, 0.2)


def test_a_start_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_START", "raise SystemExit('no such thing')")
    with pytest.raises(PondsideError, match="a fresh process failed:\nno such thing"):
        REAL_STARTS("kohaku")
