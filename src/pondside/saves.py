"""Where games are kept, and how a file is written so that nothing is lost.

A save is the record as text.  It is written beside the old one and put in its place, so that a
power cut leaves one of the two whole.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from .kernel.errors import PondsideError, Unreadable, reason, said


def folder() -> Path:
    """The folder of saved games: PONDSIDE_GAMES, or the user's data folder."""
    asked = os.environ.get("PONDSIDE_GAMES")
    if asked:
        return Path(asked)
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local/share")
    return Path(home) / "pondside" / "games"


def fresh_path(game: str) -> Path:
    """A name for a new game that no file has yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{stamp}.pond"
    n = 2
    while path.exists():
        path = folder() / f"{game}-{stamp}-{n}.pond"
        n += 1
    return path


def write(path: Path, text: str) -> None:
    """Put text into a file, whole or not at all."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise PondsideError(
            said(
                "write_file",
                "{path}: cannot write it: {why}; name another place",
                path=path,
                why=reason(error),
            )
        ) from None


def read(path: Path) -> str:
    """The text of a file, or a clear error."""
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except OSError as error:
        raise Unreadable(
            said("read_file", "cannot read it: {why}", why=reason(error)), source=str(path)
        ) from None
    except UnicodeDecodeError:
        raise Unreadable(said("not_text", "it is not UTF-8 text"), source=str(path)) from None
