"""Score sheets, for programs and for people: each line with what it counted and its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table

from ..kernel.game import ScoreLine
from .face import face_of
from .talk import Talk


def sheet_json(lines: Sequence[ScoreLine], kinds: Sequence[str]) -> dict[str, Any]:
    """The sheet as `--json` prints it, for every game."""
    sheet = dict.fromkeys(kinds, 0)
    for line in lines:
        sheet[line.kind] += line.points
    return {
        "total": sum(line.points for line in lines),
        "lines": [line.told() for line in lines],
        "sheet": sheet,
    }


def sheet(title: str, lines: Sequence[ScoreLine], talk: Talk) -> RenderableType:
    """A score sheet as a table, or in plain sentences."""
    face = face_of(talk.box.game)
    total = sum(line.points for line in lines)
    if talk.plain:
        rows, dash = [title], talk("dash")
        for line in lines:
            where = f" {line.at[0]},{line.at[1]}" if line.at else ""
            counted = face.counted(line, talk)
            rows.append(
                f"  {face.what(line, talk)}{where}: {talk('points', n=line.points)}"
                f"{f' {dash} {counted}' if counted else ''} ({line.clause})"
            )
        rows.append(talk("score-total", points=talk("points", n=total)))
        return "\n".join(rows)
    placed = any(line.at for line in lines)
    table = Table(box=borders.SIMPLE_HEAD, title=title, title_justify="left", show_footer=True)
    table.add_column(talk("column-what"), talk("total"))
    if placed:
        table.add_column(talk("column-where"))
    table.add_column(talk("column-counted"))
    table.add_column(talk("column-points"), str(total), justify="right", style="bold")
    table.add_column(talk("column-clause"), style="dim", no_wrap=True)
    for line in lines:
        place = [f"{line.at[0]},{line.at[1]}" if line.at else ""] if placed else []
        table.add_row(
            face.what(line, talk), *place, face.tokens(line, talk), str(line.points), line.clause
        )
    return table
