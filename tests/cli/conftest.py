"""The same surroundings for every test of the command: English, no colours asked for, own saves."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pondside.kernel.compiling.modes import mode

# The mode of a process is fixed by its first use.  Here it is the one pytest was started in, not
# the one that the first command to be tested would prefer.
mode()

_FOREIGN = (
    "COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR",
    "PONDSIDE_LANG", "PYTHONIOENCODING", "PYTHONUTF8", "TTY_COMPATIBLE", "TTY_INTERACTIVE",
)  # fmt: skip


@pytest.fixture(scope="session")
def on_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with something called pondside, so that the command is on the PATH everywhere."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "pondside").touch(mode=0o755)
    return folder


@pytest.fixture(autouse=True)
def games(tmp_path: Path, on_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are saved in when nobody names another."""
    for name in _FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PATH", str(on_path), prepend=os.pathsep)
    folder = tmp_path / "games"
    monkeypatch.setenv("PONDSIDE_GAMES", str(folder))
    return folder


@pytest.fixture
def bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the bots runs uncompiled.  This one keeps the mode it has."""
    monkeypatch.setenv("PONDSIDE_MODE", "plain")
