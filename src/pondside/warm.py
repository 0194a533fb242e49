"""`python -m pondside.warm [GAME …]`: compile everything ahead of time, for this mode.

Used before the tests, so that parallel workers find the code in the cache.
"""

from __future__ import annotations

import sys

import numpy as np

from .bots.worker import prepare
from .games import KEYS, load
from .kernel import doors, warm
from .kernel.compiled import CHECKED, mode
from .kernel.contract import refusals
from .kernel.perft import perft
from .kernel.playout import generator, random_game, random_games


def warm_all(key: str) -> None:
    """Compile, or load from the cache, everything that knows how to run a game."""
    game = load(key)
    box = game.open_box(None)
    warm.warm(game, box)
    if mode() != CHECKED:  # bots and whole experiments are not run with bounds checks
        for spec in ("greedy", "strong"):  # and what calm and keen need
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


def main() -> None:
    warm.on_progress(
        lambda step, k, n: print(f"  {mode()}: {step} ({k + 1}/{n})") if step else None
    )
    for key in sys.argv[1:] or KEYS:
        warm_all(key)


if __name__ == "__main__":
    main()
