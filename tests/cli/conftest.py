"""The same surroundings for every test of the command: English, no colours asked for, own saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from pondside.kernel.compiled import mode

# The mode of a process is fixed by its first use.  Here it is the one pytest was started in, not
# the one that the first command to be tested would prefer.
mode()

_FOREIGN = (
    "COLUMNS", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "NO_COLOR",
    "PONDSIDE_LANG", "PYTHONIOENCODING", "PYTHONUTF8", "TTY_COMPATIBLE", "TTY_INTERACTIVE",
)  # fmt: skip


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are saved in when nobody names another."""
    for name in _FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    folder = tmp_path / "games"
    monkeypatch.setenv("PONDSIDE_GAMES", str(folder))
    return folder
