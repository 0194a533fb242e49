"""A picture of an arena: ratings with their intervals, and points."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from ..kernel.errors import PondsideError, reason, said
from .arena import Contest, Line, heading


def check(file: Path) -> None:
    """Refuse what could not be drawn, before hours are played for it."""
    if find_spec("matplotlib") is None:  # it comes with the extra `lab`
        raise PondsideError(
            said(
                "plot_lacks", "a plot needs matplotlib: install pondside[lab], or leave --plot out"
            )
        )
    if file.suffix not in (".svg", ".png"):
        raise PondsideError(said("plot_kind", "{file}: a plot is a .svg or a .png", file=file))
    if not file.parent.is_dir():
        raise PondsideError(
            said("no_folder", "{file}: there is no folder {folder}", file=file, folder=file.parent)
        )


def draw(contest: Contest, lines: list[Line], file: Path) -> None:
    """Write a PNG or SVG."""
    from matplotlib.figure import Figure

    lines = lines[::-1]  # the strongest on top
    figure = Figure(figsize=(8, 1 + 0.5 * len(lines)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    ink, red, blue = "#1d2a3a", "#c0392b", "#27476e"
    for k, one in enumerate(lines):
        rated = one.rated
        left.plot([rated.low, rated.high], [k, k], color=red, linewidth=3, solid_capstyle="round")
        left.plot(rated.elo, k, "o", color=ink)
        right.plot([one.low, one.high], [k, k], color=blue, linewidth=3, solid_capstyle="round")
        right.plot(one.mean, k, "o", color=ink)
    left.set_yticks(range(len(lines)), [one.bot for one in lines])
    left.set_xlabel("Elo, 95 %")
    right.set_xlabel("mean points, 95 %")
    for axes in (left, right):
        axes.grid(axis="x", color="#ddd5c0")
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
        axes.margins(y=0.2)
    figure.suptitle(f"{heading(contest)[3:]}, {contest.pairs} deals", color=ink)
    try:
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    except OSError as error:
        raise PondsideError(
            said("file_fault", "{file}: {why}", file=file, why=reason(error))
        ) from None
