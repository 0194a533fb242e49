"""Score sheets in words: each line with its place, what it counted and its points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table

from ..kernel.game import ScoreLine
from ..language import Speech

TileWords = Callable[[str, Speech], str]

# These pay by the number of koi, not by what each is worth: only the koi are told.
COUNTS_KOI = ("single_flower", "statue")


def sheet_json(game: str, lines: Sequence[ScoreLine], categories: Sequence[str]) -> dict[str, Any]:
    """The sheet as `--json` prints it, for every game."""
    sheet = dict.fromkeys(categories, 0)
    for line in lines:
        sheet[line.kind] += line.points
    return {
        "game": game,
        "total": sum(line.points for line in lines),
        "lines": [
            {
                "clause": line.clause,
                "kind": line.kind,
                "at": list(line.at) if line.at else None,
                "tile": line.tile or None,
                "points": line.points,
                "counted": list(line.counted),
            }
            for line in lines
        ],
        "sheet": sheet,
    }


def _tokens(line: ScoreLine, speech: Speech) -> str:
    """What a line counted, short: each tile with its place and its worth."""
    parts = []
    for one in line.counted:
        if "tile" in one:
            times = "" if line.kind in COUNTS_KOI else f" {one['worth']}"
            parts.append(f"{one['tile']} ({one['at'][0]},{one['at'][1]}){times}")
        else:
            parts.append(speech("counted-number", n=one["count"]))
    return "  ".join(parts)


def _counted(line: ScoreLine, speech: Speech, words: TileWords) -> str:
    """What a line counted, in words."""
    parts = []
    for one in line.counted:
        if "tile" not in one:
            parts.append(speech("counted-number", n=one["count"]))
            continue
        tile, (x, y) = words(one["tile"], speech), one["at"]
        if line.kind in COUNTS_KOI:
            parts.append(speech("tile-at", tile=tile, x=x, y=y))
        else:
            parts.append(speech("counted-koi", tile=tile, x=x, y=y, n=one["worth"]))
    return "; ".join(parts)


def _what(line: ScoreLine, speech: Speech, words: TileWords) -> str:
    if line.kind == "goal":
        return f"{speech('kind-goal')}: {speech(f'card-{line.tile}')}"
    return words(line.tile, speech) if line.tile else speech(f"kind-{line.kind}")


def sheet(
    title: str, lines: Sequence[ScoreLine], speech: Speech, words: TileWords, plain: bool
) -> RenderableType:
    """A score sheet as a table, or in plain sentences."""
    total = sum(line.points for line in lines)
    if plain:
        rows = [title]
        for line in lines:
            where = f" {line.at[0]},{line.at[1]}" if line.at else ""
            counted = _counted(line, speech, words)
            rows.append(
                f"  {_what(line, speech, words)}{where}: {speech('points', n=line.points)}"
                f"{' – ' + counted if counted else ''} ({line.clause})"
            )
        rows.append(speech("score-total", points=speech("points", n=total)))
        return "\n".join(rows)
    table = Table(box=borders.SIMPLE_HEAD, title=title, title_justify="left", show_footer=True)
    table.add_column(speech("column-what"), speech("total"))
    table.add_column(speech("column-where"))
    table.add_column(speech("column-counted"))
    table.add_column(speech("column-points"), str(total), justify="right", style="bold")
    table.add_column(speech("column-clause"), style="dim", no_wrap=True)
    for line in lines:
        table.add_row(
            _what(line, speech, words),
            f"{line.at[0]},{line.at[1]}" if line.at else "",
            _tokens(line, speech),
            str(line.points),
            line.clause,
        )
    return table
