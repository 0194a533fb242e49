"""Bars for what takes long: compiling and counting; in a log a line at every tenth."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


def _describe(bar: Progress, task: TaskID, key: str, step: str) -> None:
    bar.update(task, description=f"{key}: {step}")


@contextmanager
def compiling() -> Iterator[None]:
    """Show what is compiled while it is, on the error stream."""
    from ..kernel.compiling import warm

    console = Console(stderr=True, highlight=False)

    def show(step: str, k: int, n: int) -> None:
        if step:
            console.print(
                f"Compiling for this computer, once: {step} ({k + 1} of {n}) …", style="dim"
            )

    warm.on_progress(show)
    try:
        yield
    finally:
        warm.on_progress(None)


@contextmanager
def counting(total: int) -> Iterator[Callable[[int], None]]:
    """Show how many games are done: a bar, or in a log a line whenever another tenth is."""
    if Console(stderr=True).is_terminal:
        with bars() as bar:
            task = bar.add_task("games", total=total)
            yield lambda done: bar.update(task, completed=done)
        return

    def tell(done: int) -> None:
        if done * 10 // total > (done - 1) * 10 // total:
            print(f"games {done}/{total}", file=sys.stderr, flush=True)

    yield tell


def bars() -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )
