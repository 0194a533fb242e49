"""`python -m pondside.warm [GAME …]`: compile everything ahead of time, for this mode.

Used before the tests, so that parallel workers find the code in the cache.  A service has one
thing after the other compiled with `--tell` while it runs (service/preparing.py).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from .bots.worker import prepare
from .games import KEYS, load
from .kernel import doors
from .kernel.compiling import warm
from .kernel.compiling.cache import cache_folder
from .kernel.compiling.modes import CHECKED, mode
from .kernel.contract import refusals
from .kernel.perft import perft
from .kernel.playout import generator, random_game, random_games
from .protocol.worker import Compiling, line


def warm_all(key: str) -> None:
    """Compile, or load from the cache, everything that knows how to run a game."""
    game = load(key)
    box = game.open_box(None)
    warm.warm(game, box)
    if mode() != CHECKED:  # bots and whole experiments are not run with bounds checks
        for spec in ("keen", "strong"):
            prepare(game, box, spec)

    def steps() -> warm.Steps:
        if mode() != CHECKED:
            options = game.settings(box, 2, {})
            log, totals = np.zeros(0, np.int64), np.zeros(4, np.int64)
            sheets, rng = np.zeros(1, game.sheet), generator("warm")
            yield (
                "random game",
                lambda: random_game(box.tables, game.fresh(), 0, 2, options, rng, log),
            )
            yield (
                "random games",
                lambda: random_games(box.tables, game.fresh(2), 2, options, 1, rng, sheets, totals),
            )
            yield "perft", lambda: perft(game, box, warm.decision(game, box), 1)
        yield "choices", lambda: doors.choices(box.tables, warm.decision(game, box), 0)
        yield "choosing", lambda: doors.choose(box.tables, warm.decision(game, box), 0, 0)
        yield "picking", lambda: doors.pick(box.tables, warm.decision(game, box), 0, 0)
        codes = np.zeros(game.n_codes, np.int64)
        yield "contract", lambda: refusals(box.tables, warm.decision(game, box), 0, codes)

    warm.ready(f"{key}-lab", steps)


def tell(code: str) -> None:
    """Compile one thing for a service that waits, and tell it of every step."""

    def say(step: str, k: int, n: int) -> None:
        sys.stdout.buffer.write(line(Compiling(step, k, n)))
        sys.stdout.buffer.flush()

    warm.on_progress(say)
    key = next(key for key in KEYS if code.startswith(f"{key}-"))
    game = load(key)
    with _alone():
        if code == warm.match_of(key):
            warm.warm(game, game.open_box(None))
        else:
            prepare(game, game.open_box(None), code.rpartition("-")[2])


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other service compiles into this cache: it may be the same, and is found."""
    folder = cache_folder()
    if sys.platform == "win32" or folder is None:
        yield
        return
    import fcntl

    with (folder / "compiling").open("w") as file:  # let go when the process ends, however it does
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    if sys.argv[1:2] == ["--tell"]:
        if hasattr(os, "nice"):
            os.nice(int(os.environ.get("PONDSIDE_POLITE", "0")))
        tell(sys.argv[2])
        return
    warm.on_progress(
        lambda step, k, n: print(f"  {mode()}: {step} ({k + 1}/{n})") if step else None
    )
    for key in sys.argv[1:] or KEYS:
        warm_all(key)


if __name__ == "__main__":
    main()
