"""Getting a game's compiled code ready: once on a new machine, from the cache ever after.

Compiling means calling each function once on a scratch position.  A cache with a file that was cut
short is thrown away.  `python -m pondside.warm` does it ahead of time.
"""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np

from .. import doors
from ..game import Array, Box, Game
from .cache import PARTS, RULES, cache_folder, forget_cache
from .modes import PLAIN, mode

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
    ready(match_of(game.key), lambda: match_steps(game, box))


def match_of(key: str) -> str:
    """What the steps of a match are called in the cache."""
    return f"{key}-match"


def leave(names: Iterable[str]) -> None:
    """Somebody else compiles these steps: this process does not."""
    _warm.update(names)


def ready(name: str, steps: Callable[[], Steps]) -> None:
    """Compile the steps of that name, with progress, unless the cache holds them whole.

    What is in the cache is loaded when it is first called, not here: a later start is quick.
    """
    if name in _warm or mode() == PLAIN:
        return
    _warm.add(name)
    folders = _folders()
    if folders and not missing([name]):
        return
    todo = list(steps())
    # Compiling makes millions of objects that live on: looking for garbage among them takes a
    # seventh of the time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        for k, (what, step) in enumerate(todo):
            if _listener:
                _listener(what, k, len(todo))
            step()
    finally:
        if collecting:
            gc.enable()
    if _listener:
        _listener("", len(todo), len(todo))
    if folders:
        with suppress(OSError):
            (folders[-1] / f"{name}.ready").write_text(json.dumps(_sizes(folders)), "utf-8")


def missing(names: Iterable[str], of: str | None = None) -> list[str]:
    """The names whose code the cache of this mode, or of another, does not hold whole.

    A file cut short empties the whole cache: Numba would meet it in the middle of a game and fail.
    """
    names, folders = list(names), _folders(of)
    if not folders:
        return names
    found, sizes = [], _sizes(folders)
    for name in names:
        try:
            noted = json.loads((folders[-1] / f"{name}.ready").read_text("utf-8"))
            whole = all(sizes[file] >= size for file, size in noted.items())  # an index may grow
        except (OSError, ValueError):
            found.append(name)
            continue
        except KeyError:
            whole = False
        if not whole:
            forget_cache(of)
            return names
    return found


def _folders(of: str | None = None) -> list[Path]:
    return [folder for parts in (RULES, PARTS) if (folder := cache_folder(parts, of))]


def _sizes(folders: list[Path]) -> dict[str, int]:
    """The files of compiled code and how long they are."""
    sizes = {}
    for folder in folders:
        with os.scandir(folder) as files:
            for file in files:
                if file.name[:-1].endswith(".nb"):
                    with suppress(OSError):  # another process may just be replacing it
                        sizes[f"{folder.name}/{file.name}"] = file.stat().st_size
    return sizes


def match_steps(game: Game, box: Box) -> Steps:
    """The functions that Python calls in a game that people play, smallest first."""
    states, tables = game.fresh(3), box.tables
    out, points = np.zeros(game.max_legal, np.int64), np.zeros(game.max_legal, np.int64)
    sheets = np.zeros(1, game.sheet)
    seats = game.seats[-1]
    options = game.settings(box, seats, {})
    yield "set-up", lambda: doors.setup(tables, states, 0, seats, options)
    yield "actor", lambda: doors.actor(tables, states, 0)
    yield "legal moves", lambda: doors.legal(tables, states, 0, out)
    yield "odds", lambda: doors.weights(tables, states, 0, points)
    yield "draws", lambda: doors.weigh(tables, states, points)
    yield "draws", lambda: doors.drawn(tables, states, 0, (points, out))
    yield "refusals", lambda: doors.refusal(tables, states, 0, int(out[0]))
    yield "moves", lambda: doors.apply(tables, states, 0, int(out[0]))
    yield "turns", lambda: _take(game, box)
    yield "scoring", lambda: doors.score(tables, states, 0, 0, sheets, 0)
    yield "totals", lambda: doors.total(tables, states, 0, 0, sheets, 0)
    yield "secrets", lambda: doors.conceal(tables, states, 0, 0)
    yield "digests", lambda: doors.tidy(tables, states, 0)
    yield (
        "point changes",
        lambda: doors.legal_points(tables, decision(game, box), 0, 1, sheets, out, points),
    )
    yield "score sheets", lambda: game.lines(box, states, 0)
    yield "views and words", lambda: _look(game, box)


def _take(game: Game, box: Box) -> None:
    states, out = decision(game, box, 3), np.zeros(game.max_legal, np.int64)
    doors.legal(box.tables, states, 0, out)
    doors.take(box.tables, states, int(out[0]), True)


def _look(game: Game, box: Box) -> None:
    """What views and words need of a game's own compiled functions."""
    states = decision(game, box)
    out = np.zeros(game.max_legal, np.int64)
    for _ in range(4):  # as far as a game's commonest actions
        seat = int(doors.actor(box.tables, states, 0))
        game.view(box, states, seat if seat >= 0 else None)
        doors.legal(box.tables, states, 0, out)
        action = int(out[0])
        game.parse(box, states, game.spell(box, states, action))
        doors.copy(states, 1, 0)
        doors.apply(box.tables, states, 0, action)
        game.narrate(box, states[1:], seat, action, states[:1])


def decision(game: Game, box: Box, n: int = 2) -> Array:
    """A position where a seat decides: play the first legal action until one does."""
    states = game.fresh(n)
    out = np.zeros(game.max_legal, np.int64)
    doors.setup(box.tables, states, 0, game.seats[-1], game.settings(box, game.seats[-1], {}))
    while doors.actor(box.tables, states, 0) < 0:
        doors.legal(box.tables, states, 0, out)
        doors.apply(box.tables, states, 0, int(out[0]))
    return states
