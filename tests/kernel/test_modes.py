"""Plain, checked and fast: the same source gives the same bytes.

Each mode needs a process of its own.  The child prints a digest of every position of some games,
raw bytes, before any tidying.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pondside.games import KEYS

CHILD = """
import hashlib, sys
from contextlib import suppress
import numpy as np
from pondside.games import load
from pondside.kernel import doors
from pondside.kernel.errors import Clash
from pondside.kernel.playout import below, generator

game = load(sys.argv[1])
box = game.open_box(None)
out = np.zeros(game.max_legal, np.int64)
sheets = np.zeros(1, game.sheet)
for seats in game.seats:
    other = {}  # every option away from its default that goes with the rest
    for option in game.options:
        for value in (option.values[0], option.values[-1]):
            trial = {**other, option.id: value}
            if value != box.defaults[option.id]:
                with suppress(Clash):
                    game.settings(box, seats, trial)
                    other = trial
    for chosen in ({}, other):
        options = game.settings(box, seats, chosen)
        states, rng = game.fresh(2), generator(f"modes {seats}")
        digest = hashlib.sha256()
        doors.setup(box.tables, states, 0, seats, options)
        step = 0
        while (n := int(doors.legal(box.tables, states, 0, out))) > 0:
            digest.update(states[:1].tobytes() + out[:n].tobytes())
            if step % 2:
                doors.apply(box.tables, states, 0, int(out[int(below(rng, n))]))
            else:
                choices = int(doors.choices(box.tables, states, 0))
                doors.choose(box.tables, states, 0, int(below(rng, choices)))
            step += 1
        for seat in range(seats):
            doors.score(box.tables, states, 0, seat, sheets, 0)
            digest.update(sheets.tobytes())
        doors.conceal(box.tables, states, 0, 0)
        doors.tidy(box.tables, states, 0)
        digest.update(states[:1].tobytes())
        print(seats, step, digest.hexdigest())
"""


def digests(key: str, mode: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, key],
        env={**os.environ, "PONDSIDE_MODE": mode},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("key", KEYS)
def test_three_modes_give_identical_positions(key: str) -> None:
    plain = digests(key, "plain")
    assert len(plain.splitlines()) >= 4
    assert digests(key, "checked") == plain
    assert digests(key, "fast") == plain
