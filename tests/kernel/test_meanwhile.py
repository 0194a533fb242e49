"""Rules that run interpreted until their code is ready: nothing is compiled, nothing is different.

A process of its own plays a whole game and prints digests of every view, list and position.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pondside.games import KEYS

CHILD = """
import hashlib, sys
import msgspec
from pondside.games import KEYS, load
from pondside.kernel.compiling import meanwhile
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.match import Match

key, switch = sys.argv[1], int(sys.argv[2])
if mode() != PLAIN:
    meanwhile.begin(KEYS)
    assert meanwhile.pending() == set(KEYS)
game = load(key)
match = Match.new(key, 2, seed="meanwhile", confirm=True)
said = hashlib.sha256()
while not match.over:
    n = len(match.entries)
    if switch and n >= switch and key in meanwhile.pending():
        meanwhile.take_over(game, match.box)
        assert meanwhile.pending() == set(KEYS) - {key}
    for seat in (0, 1, None):
        said.update(msgspec.json.encode(match.sent(seat)))
    said.update(match.concealed(0).tobytes() + match.digest().encode())
    words = match.words()
    word = words[n * 7919 % len(words)]
    said.update(f"{len(words)} {word} {match.changes(word)}".encode())
    match.play(word)
    said.update(repr(match.played()).encode())
    match.commit()
    said.update(repr(match.deal()).encode())
for seat in (0, 1):
    said.update(repr(match.lines(seat)).encode())
print(len(match.entries), said.hexdigest())
print(match.record().text())
"""


def played(key: str, mode: str, switch: int = 0, cache: Path | None = None) -> str:
    environment = {**os.environ, "PONDSIDE_MODE": mode}
    if cache is not None:
        environment["PONDSIDE_CACHE"] = str(cache)
    done = subprocess.run(
        [sys.executable, "-c", CHILD, key, str(switch)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_the_same_interpreted_and_when_its_code_comes_half_way(
    key: str, tmp_path: Path
) -> None:
    plain = played(key, "plain")
    actions = int(plain.split()[0])
    assert actions > 20
    assert played(key, "fast", cache=tmp_path) == plain
    assert list(tmp_path.rglob("*.nb?")) == []  # nothing was compiled for it
    assert played(key, "fast", switch=actions // 2) == plain  # and from then on compiled
    assert played(key, "fast", switch=1) == plain
