"""A table runs where there is nothing but Python, NumPy and msgspec: no network, no file, no other
process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pondside.table

FOLDER = Path(pondside.table.__file__).parent
MODULES = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")
MAY = {"pondside", "msgspec", "numpy"}  # NumPy is what the rules are written in

# Every module found afterwards is ours, Python's or one of these; nothing else can be found.
ALONE = f"""
import sys
from importlib.metadata import packages_distributions
others = set(packages_distributions()) - {MAY!r} - sys.stdlib_module_names

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in others:
            raise ModuleNotFoundError(name + " is not there", name=name)

assert "numba" in others, others
sys.meta_path.insert(0, Nothing())
"""


def alone(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE + code],
        capture_output=True,
        text=True,
        cwd=FOLDER.parents[2],
        env={"PONDSIDE_MODE": "plain", "PATH": ""},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def test_its_modules_are_found() -> None:
    assert {"table", "house", "requests", "position", "store"} <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_needs_nothing_else(name: str) -> None:
    alone(f"import pondside.table.{name}\nassert 'pondside.service' not in sys.modules")


def test_what_is_not_there_is_missed() -> None:
    """The wall would be seen: the service needs more."""
    with pytest.raises(AssertionError, match="is not there"):
        alone("import pondside.service.app")


def test_a_game_is_played_there_to_its_end() -> None:
    alone("from tests.table.memory import whole_game\nwhole_game('rybowisko')")
