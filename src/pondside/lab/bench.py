"""Measuring the engine: games a second, copies, starts, and the ratio to hand-written C++.

Times are CPU time on one core.  The machine's mood changes by tens of per cent, so what is kept
in bench/results.md are ratios of runs taken in turn.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import bot
from ..bots.planned import effort, tried
from ..bots.seen import Budget, Seen
from ..games import load
from ..kernel import doors
from ..kernel.compiling.modes import mode
from ..kernel.errors import PondsideError, said
from ..kernel.game import Array, Box, Game
from ..kernel.playout import below, copies, generator, random_games

ROUNDS = 7
SECONDS = 0.5  # of one measurement

Say = Callable[[str], None]


def _cpu(call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return time.process_time() - begin


def _rate(call: Callable[[int], object]) -> float:
    """Calls of `call(n)` as units a CPU-second; n grows until a call takes long enough."""
    n = 1
    while True:
        taken = _cpu(partial(call, n))
        if taken >= SECONDS / 2:
            return n / taken
        n *= 4 if taken < SECONDS / 40 else 2


class Games:
    """Random two-seat games of one game, ready to run."""

    def __init__(self, game: Game, box: Box, options: Mapping[str, str]) -> None:
        self.game, self.box = game, box
        self.states, self.sheets = game.fresh(2), np.zeros(1, game.sheet)
        self.totals, self.rng = np.zeros(4, np.int64), generator("bench")
        self.settings = game.settings(box, 2, options)
        self.actions = 0
        self(1)

    def __call__(self, n: int) -> None:
        self.actions = random_games(
            self.box.tables, self.states, 2, self.settings, n, self.rng, self.sheets, self.totals
        )


def middle(game: Game, box: Box, options: Mapping[str, str], begins: bool) -> Array:
    """A position half-way through a random two-seat game: where a turn begins, or, of the next
    few decisions, the one with the most choices."""
    states, rng = game.fresh(2), generator("middle")
    doors.setup(box.tables, states, 0, 2, game.settings(box, 2, options))
    half = Games(game, box, options).actions // 2
    found, most, step, turn = states.copy(), 0, 0, -1
    while (n := int(doors.choices(box.tables, states, 0))) and (step < half + 12 or not most):
        decides = int(doors.actor(box.tables, states, 0)) >= 0
        new_turn = int(states[0].turn) != turn
        if decides and step >= half and (new_turn or not begins) and n > most:
            found, most = states.copy(), n
        if decides:
            turn = int(states[0].turn)
        doors.choose(box.tables, states, 0, int(below(rng, n)))
        step += 1
    return found


def widest(game: Game, box: Box, options: Mapping[str, str]) -> Array:
    """The decision with the most choices of a random two-seat game."""
    states, rng = game.fresh(), generator("widest")
    doors.setup(box.tables, states, 0, 2, game.settings(box, 2, options))
    found, most = states.copy(), 0
    while n := int(doors.choices(box.tables, states, 0)):
        if n > most and int(doors.actor(box.tables, states, 0)) >= 0:
            found, most = states.copy(), n
        doors.choose(box.tables, states, 0, int(below(rng, n)))
    return found


def measure(key: str, say: Say, options: Mapping[str, str]) -> dict[str, Any]:
    """All figures of one game, played with these options."""
    game = load(key)
    box = game.open_box(None)
    say("random games")
    games = Games(game, box, options)
    rates = [_rate(games) for _ in range(ROUNDS)]
    per_game = _actions_per_game(games)
    say("copies")
    states = game.fresh(2)
    copies(states, 1)
    copy_rate = max(_rate(lambda n: copies(states, n)) for _ in range(3))
    say("legal moves")
    decisions = _decisions(game, box, options)
    say("cold start: compiling everything anew in a process of its own")
    cold, warm = _starts(key)
    return {
        "game": key,
        "mode": mode(),
        "games_per_second": round(statistics.median(rates)),
        "actions_per_second": round(statistics.median(rates) * per_game),
        "actions_per_game": round(per_game, 1),
        "action_us": round(1e6 / (statistics.median(rates) * per_game), 4),
        "copy_ns": round(1e9 / copy_rate, 1),
        **decisions,
        "state_bytes": game.state.itemsize,
        "cold_compile_s": round(cold, 2),
        "warm_start_s": round(warm, 2),
    }


def _actions_per_game(games: Games) -> float:
    games(1000 if mode() != "plain" else 3)
    return games.actions / (1000 if mode() != "plain" else 3)


def _decisions(game: Game, box: Box, options: Mapping[str, str]) -> dict[str, float]:
    """What a decision costs from Python: lists of legal moves, a whole view, a choice of a bot."""
    out, points = np.zeros(game.max_legal, np.int64), np.zeros(game.max_legal, np.int64)
    sheets, tables = np.zeros(1, game.sheet), box.tables
    choosing, beginning = middle(game, box, options, False), middle(game, box, options, True)

    def best(call: Callable[[], object], times: int) -> float:
        call()
        return min(_cpu(lambda: [call() for _ in range(times)]) / times for _ in range(5))

    legal = best(lambda: doors.legal(tables, choosing, 0, out), 2000)
    change = best(lambda: doors.legal_points(tables, choosing, 0, 1, sheets, out, points), 200)
    seen = Seen.at(game, box, beginning)
    keen = best(lambda: bot("keen").choose(seen, seen.legal, Budget("bench")), 3)
    wide = widest(game, box, options)
    seat = int(doors.actor(tables, wide, 0))
    most_legal = best(lambda: doors.legal(tables, wide, 0, out), 500)
    view = best(lambda: game.view(box, wide, seat), 20)
    return {
        "legal_us": round(legal * 1e6, 2),
        "legal_points_us": round(change * 1e6, 1),
        "keen_ms": round(keen * 1e3, 2),
        "futures_per_second": _futures(seen),
        "most_choices": int(doors.choices(tables, wide, 0)),
        "most_legal_us": round(most_legal * 1e6, 2),
        "view_ms": round(view * 1e3, 2),
    }


def _futures(seen: Seen) -> int:
    """Futures that the master's search plays in a second of one core, half-way through a game."""
    wanted = replace(effort("master", seen.game.key, {}), ms=round(1000 * SECONDS), sims=10_000_000)
    tried(seen, replace(wanted, sims=20 * wanted.width, ms=600_000), Budget("bench"))  # compiles
    began = time.process_time()
    found = sum(one.futures for one in tried(seen, wanted, Budget("bench")))
    return round(found / (time.process_time() - began))


_START = """
import time
begin = time.perf_counter()
from pondside import Match
match = Match.new({key!r}, seats=2, seed=1)
match.words()
print(time.perf_counter() - begin)
"""


def _starts(key: str) -> tuple[float, float]:
    """Seconds from nothing to the first decision, cold and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PONDSIDE_CACHE": folder}
        times = []
        for _ in range(4):
            done = subprocess.run(
                [sys.executable, "-c", _START.format(key=key)],
                env=environment, capture_output=True, text=True, check=False,
            )  # fmt: skip
            if done.returncode != 0:
                raise PondsideError(
                    said("fresh_process", "a fresh process failed:\n{log}", log=done.stderr[-2000:])
                )
            times.append(float(done.stdout))
    return times[0], min(times[1:])


def against_cpp(key: str, source: Path, say: Say) -> dict[str, float] | None:
    """Our games a second and those of the C++ yardstick, taken in turn; None without g++."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None or not source.exists():
        return None
    game = load(key)
    games = Games(game, game.open_box(None), {})
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        say(f"building {source.name}")
        subprocess.run([compiler, "-O3", "-std=c++17", "-o", str(program), str(source)], check=True)
        ours, theirs, ratios = [], [], []
        for k in range(ROUNDS):
            say(f"ours and C++ in turn ({k + 1}/{ROUNDS})")
            ours.append(_rate(games))
            done = subprocess.run(
                [str(program), "400000"], capture_output=True, text=True, check=True
            )
            theirs.append(float(json.loads(done.stdout)["games_per_second"]))
            ratios.append(ours[-1] / theirs[-1])
    return {
        "ours": statistics.median(ours),
        "cpp": statistics.median(theirs),
        "ratio": statistics.median(ratios),
        "lowest": min(ratios),
        "highest": max(ratios),
    }


def results_page(figures: list[dict[str, Any]], ratios: dict[str, dict[str, float]]) -> str:
    """The text of bench/results.md."""
    rows = [
        "# Measurements",
        "",
        "Written by `make bench` in one run. Ratios compare runs taken in turn on one core, so",
        "they carry over to other machines; the absolute figures do not.",
        "",
        f"Machine: {platform.machine()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} processors.",
        "",
    ]
    if ratios:
        rows += [
            "| game | ratio to hand-written C++ | range | ours, games/s | C++, games/s |",
            "|---|---:|---:|---:|---:|",
        ]
        rows += [
            f"| {key} | **{r['ratio']:.2f}** | {r['lowest']:.2f}–{r['highest']:.2f} "
            f"| {r['ours']:,.0f} | {r['cpp']:,.0f} |"
            for key, r in ratios.items()
        ]
        rows.append("")
    names = [name for name in figures[0] if name != "game"]
    rows += [
        "| figure | " + " | ".join(one["game"] for one in figures) + " |",
        "|---|" + "---:|" * len(figures),
    ]
    rows += [
        f"| {name} | " + " | ".join(str(one[name]) for one in figures) + " |" for name in names
    ]
    return "\n".join(rows) + "\n"
