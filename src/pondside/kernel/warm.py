"""Getting a game's compiled code ready: once on a new machine, from the cache ever after.

Runs each compiled function once on a scratch position.  A cache file that was cut short is thrown
away and the code compiled anew.  `python -m pondside.warm` does it ahead of time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from . import doors
from .compiled import PLAIN, cache_folder, forget_cache, mode
from .game import Array, Box, Game

Progress = Callable[[str, int, int], None]  # what is compiled now, step, of how many

Steps = Iterator[tuple[str, Callable[[], object]]]  # what is compiled, and a call that does it

_warm: set[str] = set()
_listener: Progress | None = None


def on_progress(listener: Progress | None) -> None:
    """Tell somebody what is being compiled; called only when it takes time."""
    global _listener
    _listener = listener


def warm(game: Game, box: Box) -> None:
    """Make sure that a game's compiled code is ready for a match."""
    ready(f"{game.key}-match", lambda: _steps(game, box))


def ready(name: str, steps: Callable[[], Steps]) -> None:
    """Run the steps of that name once a process, with progress the first time on a machine."""
    if name in _warm or mode() == PLAIN:
        return
    try:
        _run(name, steps())
    except Exception as error:
        if not _unreadable_cache(error):
            raise
        forget_cache()
        _run(name, steps())
    _warm.add(name)


def _unreadable_cache(error: Exception) -> bool:
    """A truncated or scrambled cache file fails while it is unpickled, in Numba's loader."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename.endswith("caching.py"):
            return True
        trace = trace.tb_next
    return False


def _run(name: str, steps: Steps) -> None:
    folder = cache_folder()
    mark = None if folder is None else folder / f"{name}.ready"
    cold = mark is None or not mark.exists()
    todo = list(steps)
    for k, (what, step) in enumerate(todo):
        if cold and _listener:
            _listener(what, k, len(todo))
        step()
    if cold and _listener:
        _listener("", len(todo), len(todo))
    if cold and mark is not None:
        mark.touch()


def _steps(game: Game, box: Box) -> Steps:
    """The functions that Python calls in a game that people play, smallest first."""
    states, tables = game.fresh(2), box.tables
    out, points = np.zeros(game.max_legal, np.int64), np.zeros(game.max_legal, np.int64)
    sheets = np.zeros(1, game.sheet)
    seats = game.seats[-1]
    options = game.settings(box, seats, {})
    yield "set-up", lambda: doors.setup(tables, states, 0, seats, options)
    yield "actor", lambda: doors.actor(tables, states, 0)
    yield "legal moves", lambda: doors.legal(tables, states, 0, out)
    yield "odds", lambda: doors.weights(tables, states, 0, points)
    yield "refusals", lambda: doors.refusal(tables, states, 0, int(out[0]))
    yield "moves", lambda: doors.apply(tables, states, 0, int(out[0]))
    yield "scoring", lambda: doors.score(tables, states, 0, 0, sheets, 0)
    yield "totals", lambda: doors.total(tables, states, 0, 0, sheets, 0)
    yield "secrets", lambda: doors.conceal(tables, states, 0, 0)
    yield "digests", lambda: doors.tidy(tables, states, 0)
    yield (
        "point changes",
        lambda: doors.legal_points(tables, decision(game, box), 0, 1, sheets, out, points),
    )
    yield "score sheets", lambda: game.lines(box, states, 0)


def decision(game: Game, box: Box) -> Array:
    """A position where a seat decides: play the first legal action until one does."""
    states = game.fresh(2)
    out = np.zeros(game.max_legal, np.int64)
    doors.setup(box.tables, states, 0, game.seats[-1], game.settings(box, game.seats[-1], {}))
    while doors.actor(box.tables, states, 0) < 0:
        doors.legal(box.tables, states, 0, out)
        doors.apply(box.tables, states, 0, int(out[0]))
    return states
