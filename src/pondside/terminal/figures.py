"""Tables of figures for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from ..lab.arena import Line
from ..lab.server_bench import EXPLAINED as SERVER
from ..lab.simulate import Summary
from ..protocol.worker import Reason


def simulation_table(found: Sequence[Summary]) -> Table:
    """Mean scores with their intervals."""
    table = Table(title=f"{found[0].games} games", title_justify="left")
    for name in ("seat", "bot", "mean", "95 % interval", "won", "shared"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in found:
        interval = f"{one.low:.2f} … {one.high:.2f}" if one.games > 1 else "–"
        table.add_row(
            str(one.seat + 1),
            one.bot,
            f"{one.mean:.2f}",
            interval,
            f"{one.wins / one.games:.1%}",
            f"{one.shared / one.games:.1%}",
        )
    return table


def arena_table(lines: Sequence[Line], alone: bool) -> Table:
    """Ratings and mean scores with their intervals, strongest first."""
    table = Table(title=f"{lines[0].games} games each", title_justify="left")
    for name in ("bot", "Elo (95 %)", "won", "points (95 %)", "s a turn: p50, p95, most"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in lines:
        table.add_row(
            one.bot,
            f"{one.rated.elo:+.0f} ({one.rated.interval})",
            "–" if alone else f"{one.won:.0%}",
            f"{one.mean:.1f} ({one.low:.1f} … {one.high:.1f})",
            f"{one.p50:.3f}, {one.p95:.3f}, {one.longest:.2f}",
        )
    return table


def reasons_table(found: Sequence[Reason], seat: int, at: int) -> Table:
    """The best turns of a seat after so many actions, best first."""
    table = Table(title=f"P{seat + 1}: the best turns after {at} actions", title_justify="left")
    for name in ("turn", "points now", "later", "the best other", "ahead by", "futures"):
        table.add_column(name, justify="left" if name == "turn" else "right")
    for one in found:
        table.add_row(
            " ".join(one.words),
            f"{one.now:+d}",
            f"{one.later:+.1f}" if one.futures else "–",
            f"{one.others:.1f}" if one.futures else "–",
            f"{one.ahead:+.1f} ± {1.96 * one.error:.1f}" if one.futures else "–",
            f"{one.futures:,}",
        )
    return table


_EXPLAINED = {
    "games_per_second": "random 2-seat games per CPU-second, set-up and scoring included",
    "actions_per_second": "actions in those games, chance included",
    "action_us": "one action of them, microseconds",
    "copy_ns": "copy one state, nanoseconds",
    "legal_us": "legal moves mid-game from Python, microseconds",
    "legal_points_us": "the same with the point change of each",
    "keen_ms": "one choice of the keen level at the start of a turn, milliseconds",
    "futures_per_second": "futures that the master's search plays there, a second of one core",
    "most_choices": "choices of the widest decision of a random game",
    "most_legal_us": "listing them from Python, microseconds",
    "view_ms": "the whole view there, every choice with its points, milliseconds",
    "state_bytes": "size of a state",
    "cold_compile_s": "first start on a new machine, seconds",
    "warm_start_s": "every later start",
}


def bench_table(figures: Sequence[dict[str, Any]], ratios: dict[str, dict[str, float]]) -> Table:
    """Figures a row, games a column."""
    table = Table(title=f"mode: {figures[0]['mode']}", title_justify="left")
    table.add_column("figure")
    for one in figures:
        table.add_column(one["game"], justify="right")
    table.add_column("meaning", style="dim")
    for name, meaning in _EXPLAINED.items():
        values = [f"{one[name]:,}" for one in figures]
        table.add_row(name, *values, meaning)
    if ratios:
        values = [
            f"{ratios[one['game']]['ratio']:.2f}" if one["game"] in ratios else "–"
            for one in figures
        ]
        table.add_row("ratio", *values, "games a second, ours ÷ hand-written C++, runs in turn")
    return table


def server_table(runs: Sequence[dict[str, Any]]) -> Table:
    """Figures a row, runs of the service a column."""
    table = Table(title=f"{runs[0]['tables']} tables", title_justify="left")
    table.add_column("figure")
    for run in runs:
        table.add_column("paced" if run["pace_s"] else "flat out", justify="right")
    table.add_column("meaning", style="dim")
    for name, meaning in SERVER.items():
        table.add_row(name, *(f"{run[name]:,}" for run in runs), meaning)
    return table
