"""`make check`: the plain tests of what changed against HEAD, or against a revision.

A file of the project is matched with the tests that look at it first; whoever changes what all
lean on runs `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from pondside.games import KEYS

ROOT = Path(__file__).parents[1]

# A part of the package -> its tests.
TESTS = {
    "cli": [
        "tests/cli/test_data_check.py",
        "tests/cli/test_errors.py",
        "tests/cli/test_replay.py",
        "tests/cli/test_score.py",
    ],
    "client": ["tests/client"],
    "geometry": ["tests/kernel"],
    "kernel": ["tests/kernel"],
    "lab": ["tests/lab"],
    "protocol": ["tests/server/test_papers.py", "tests/server/test_wire.py"],
    "server": ["tests/server/test_wire.py", "tests/server/test_rights.py"],
    "service": ["tests/server/test_wire.py", "tests/server/test_rights.py"],
    "table": ["tests/server/test_undo.py", "tests/server/test_planning.py"],
    "terminal": ["tests/cli/test_play.py", "tests/language/test_faces.py"],
}
ALWAYS = ["tests/kernel/test_architecture.py"]


def changed(since: str) -> list[str]:
    """The files that differ from a revision, new ones included."""
    told = subprocess.run(
        ["git", "diff", "--name-only", since], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    new = subprocess.run(
        ["git", "ls-files", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [*told.split(), *new.split()]


def tests_of(file: str) -> Iterator[str]:
    """What to run for a file."""
    path = Path(file)
    if path.suffix == ".py" and path.name.startswith("test_") and "web" not in path.parts:
        yield file
    elif path.suffix in (".ftl", ".md") or "locales" in path.parts:
        yield "tests/language/test_messages.py"
        yield "tests/language/test_forbidden.py"
    elif path.parts[:2] == ("src", "pondside") and len(path.parts) > 3:
        key = next((part for part in path.parts if part.removesuffix(".py") in KEYS), "")
        if path.parts[2] == "games" and key:
            yield f"tests/games/{key}"
        elif path.parts[2] == "bots" and key:
            yield f"tests/bots/test_{key}.py"
        else:
            yield from TESTS.get(path.parts[2], [])


def main() -> int:
    files = changed(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
    wanted = sorted({one for file in files for one in tests_of(file)} | set(ALWAYS))
    wanted = [one for one in wanted if (ROOT / one).exists()]
    print("== Tests of what changed:", *wanted)
    return subprocess.run(["pytest", "-n", "2", *wanted], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
