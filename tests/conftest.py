"""Settings for all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

# The first call of a compiled function compiles it, so single examples have no time limit; and a
# test must not fail today on an example that it passed over yesterday.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come first, then the order is as found.

    They wait more than they reckon.  At the front one worker has them all, with one browser, one
    service and one set of games to look at, while the other keeps its core busy.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: no search for garbage need look at them again."""
    gc.collect()
    gc.freeze()


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


@pytest.fixture
def games(tmp_path: Path, on_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The surroundings of the command: English, no colours asked for; the folder of its saves.

    The folder is the one that games are saved in when nobody names another.
    """
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
