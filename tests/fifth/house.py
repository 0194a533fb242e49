"""A copy of the project with one game more: nothing in it is changed, files are added only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).parent / "pebbles"  # laid over the project's own folders


def with_a_fifth(to: Path, *folders: str) -> Path:
    """These folders of the project, and the fifth game's files beside those of the others."""
    leave = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in folders:
        shutil.copytree(ROOT / folder, to / folder, ignore=leave, dirs_exist_ok=True)
    for file in sorted(GAME.rglob("*")):
        name = file.relative_to(GAME)
        if file.is_file() and name.as_posix().startswith(folders):
            assert not (to / name).exists(), f"{name} is a shared file"
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, to / name)
    return to


def place(home: Path) -> dict[str, str]:
    """Where a process of this copy finds things."""
    return {"PYTHONPATH": str(home / "src"), "PONDSIDE_MODE": "plain", "HOME": str(home)}


def python(home: Path, *arguments: str, text: str = "") -> str:
    """What a Python says that knows the package of this copy."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, **place(home)},
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout
