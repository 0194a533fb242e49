"""Getting a game's compiled code ready: once on a new machine, from the cache ever after.

Runs each compiled function once on a scratch position.  A cache file that was cut short is thrown
away and the code compiled anew.  `python -m pondside.warm` does it ahead of time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from . import doors
from .compiled import PLAIN, cache_folder, forget_cache, mode
from .game import Box, Game

Progress = Callable[[str, int, int], None]  # what is compiled now, step, of how many

_warm: set[str] = set()
_listener: Progress | None = None


def on_progress(listener: Progress | None) -> None:
    """Tell somebody what is being compiled; called only when it takes time."""
    global _listener
    _listener = listener


def warm(game: Game, box: Box) -> None:
    """Make sure that a game's compiled code is ready."""
    if game.key in _warm or mode() == PLAIN:
        return
    try:
        _run(game, box)
    except Exception as error:
        if not _unreadable_cache(error):
            raise
        forget_cache()
        _run(game, box)
    _warm.add(game.key)


def _unreadable_cache(error: Exception) -> bool:
    """A truncated or scrambled cache file fails while it is unpickled, in Numba's loader."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename.endswith("caching.py"):
            return True
        trace = trace.tb_next
    return False


def is_compiled(game: Game) -> bool:
    """Whether the compiled code of a game is in the cache already."""
    folder = cache_folder()
    return mode() == PLAIN or (folder is not None and (folder / f"{game.key}.ready").exists())


def _run(game: Game, box: Box) -> None:
    cold = not is_compiled(game)
    steps = list(_steps(game, box))
    for k, (name, step) in enumerate(steps):
        if cold and _listener:
            _listener(name, k, len(steps))
        step()
    if cold and _listener:
        _listener("", len(steps), len(steps))
    folder = cache_folder()
    if folder is not None and cold:
        (folder / f"{game.key}.ready").touch()


def _steps(game: Game, box: Box) -> Iterator[tuple[str, Callable[[], object]]]:
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
        lambda: doors.legal_points(tables, _decision(game, box), 0, 1, sheets, out, points),
    )
    yield "score sheets", lambda: game.lines(box, states, 0)


def _decision(game: Game, box: Box) -> np.ndarray:  # type: ignore[type-arg]
    """A position where a seat decides: play the first legal action until one does."""
    states = game.fresh(2)
    out = np.zeros(game.max_legal, np.int64)
    doors.setup(box.tables, states, 0, game.seats[-1], game.settings(box, game.seats[-1], {}))
    while doors.actor(box.tables, states, 0) < 0:
        doors.legal(box.tables, states, 0, out)
        doors.apply(box.tables, states, 0, int(out[0]))
    return states
