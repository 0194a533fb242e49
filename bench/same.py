"""Do two versions of Pondside play the same games?  `python bench/same.py --against COMMIT`.

For a change that must not change a rule.  Each version replays the records and plays the same
random games with its own code, and notes what it saw: the order of legal actions, the digest and
the points at the end, the record, what bots with a fixed number of futures choose.  A line of the
notes is a digest of a few games; lines that differ are printed, and the exit code is 1.  The
records are those of the older version; an option or a field of the state that only one of them has
is named with `--without`, and left out of both.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
CHUNK = 50  # games that one line of the notes stands for
MAIN = "from pondside.cli import main; main()"
# Futures are counted; the clock is so generous that it never decides.
BOTS = ("keen", "strong:sims=60,ms=600000", "master:sims=60,ms=600000")


def notes(games: int, records: Path, without: list[str], only: list[str]) -> Iterator[str]:
    """What this version of the code does, a line for each record and each few games."""
    from pondside.games import KEYS

    for key in only or sorted(KEYS):
        for path in sorted(one for one in records.rglob("*.pond") if one.parent.name == key):
            yield f"{key} record {path.relative_to(records)} {_replayed(path, without)}"
        for first in range(0, games, CHUNK):
            seen = hashlib.sha256()
            for number in range(first, min(first + CHUNK, games)):
                _random_game(key, number, seen, without)
            yield f"{key} games {first} {seen.hexdigest()[:16]}"
        yield from _bots(key)


def _replayed(path: Path, without: list[str]) -> str:
    from pondside import Match
    from pondside.kernel.errors import BadOption

    owner = path.with_suffix(".toml")
    text = path.read_text(encoding="utf-8")
    try:
        match = Match.replay(text, data=str(owner) if owner.exists() else None)
    except BadOption as error:  # a component file that tests make; they replay it
        return str(error)
    seen = hashlib.sha256(match.record().text().encode())
    _see(match, match.state, seen, without)
    return seen.hexdigest()[:16]


def _see(match: Any, states: Any, seen: Any, without: list[str]) -> None:
    """A position, field by field."""
    from pondside.kernel import doors

    doors.tidy(match.box.tables, states, 0)
    for field in sorted(set(states.dtype.names) - set(without)):
        seen.update(states[field].tobytes())


def _begun(key: str, number: int, without: list[str]) -> tuple[Any, random.Random]:
    """A new game with seats and options by chance; those that are refused are left out."""
    from pondside import Match
    from pondside.games import load
    from pondside.kernel.errors import BadOption

    game, dice = load(key), random.Random(f"{key} {number}")
    seats = dice.choice(list(game.seats))
    offered = [one for one in game.options if one.id not in without]
    options = {one.id: dice.choice(one.values) for one in offered if dice.random() < 0.2}
    while True:
        try:
            match = Match.new(key, seats, options=options, seed=f"same-{number}")
            return match, dice
        except BadOption:
            options.pop(dice.choice(sorted(options)))


def _random_game(key: str, number: int, seen: Any, without: list[str]) -> None:
    import numpy as np

    from pondside.kernel import doors

    match, dice = _begun(key, number, without)
    tables, states = match.box.tables, match.state
    out = np.zeros(match.game.max_legal, np.int64)
    while (actor := doors.actor(tables, states, 0)) != -2:
        n = doors.legal(tables, states, 0, out)
        seen.update(out[:n].tobytes())
        if actor == -1:
            weights = np.zeros(n, np.int64)
            doors.weights(tables, states, 0, weights)
            seen.update(weights.tobytes())
        doors.apply(tables, states, 0, out[dice.randrange(n)])
    sheets = np.zeros(1, match.game.sheet)
    for seat in range(match.seats):
        seen.update(b"%d " % doors.total(tables, states, 0, seat, sheets, 0))
    _see(match, states, seen, without)


def _bots(key: str) -> Iterator[str]:
    """The games that bots play with each other, through the command line: that does not move."""
    with tempfile.TemporaryDirectory() as folder:
        for bots in BOTS:
            out = Path(folder, bots.partition(":")[0])
            command = [key, "--games", "4", "--bots", bots, "--seed", "same", "--out", str(out)]
            subprocess.run(
                [sys.executable, "-c", MAIN, "simulate", *command],
                check=True,
                stdout=subprocess.DEVNULL,
            )
            for path in sorted(out.glob("*.pond")):
                played = path.read_text(encoding="utf-8").partition("\n\n")[2]  # below the header
                digest = hashlib.sha256(played.encode()).hexdigest()[:16]
                yield f"{key} bots {bots} {path.name} {digest}"


def _noted(source: Path, records: Path, told: list[str]) -> subprocess.Popen[str]:
    """The notes of the code in a folder, being written."""
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PONDSIDE_MODE": "fast"}
    command = [sys.executable, __file__, "--notes", str(records), *told]
    return subprocess.Popen(command, env=environment, cwd=source, text=True, stdout=subprocess.PIPE)


def compare(against: str, told: list[str]) -> int:
    """The lines in which this tree and a commit differ, printed; how many."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder, "before")
        tree = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*tree, "add", "--detach", "--quiet", before, against], check=True)
        try:
            records = before / "tests/records"
            both = [_noted(source, records, told) for source in (before, HERE)]
            old, new = ([*one.stdout] if one.stdout else [] for one in both)
            if any(one.wait() for one in both):
                raise SystemExit("a version could not play; see above")
        finally:
            subprocess.run([*tree, "remove", "--force", before], check=True)
    only = sorted(set(old) ^ set(new))
    for line in only:
        print("-" if line in set(old) else "+", line, end="")
    print(f"{len(old)} lines before, {len(new)} now, {len(only)} differ")
    return len(only)


def main() -> None:
    """Compare, or write the notes of one version."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--against", default="HEAD", help="the commit to compare with")
    parser.add_argument("--games", type=int, default=10_000, help="random games of each game")
    parser.add_argument("--game", action="append", default=[], help="these games only")
    parser.add_argument("--without", action="append", default=[], help="an option or a field")
    parser.add_argument("--notes", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.notes:
        for line in notes(chosen.games, chosen.notes, chosen.without, chosen.game):
            print(line)
        return
    told = [f"--games={chosen.games}", *(f"--without={one}" for one in chosen.without)]
    told += [f"--game={one}" for one in chosen.game]
    sys.exit(compare(chosen.against, told) > 0)


if __name__ == "__main__":
    main()
