"""The folder of a build's compiled code: where it is, what names it, and when it is forgotten.

Knows the file system; knows no game.  Why each guard exists is written in docs/compiling.md: a
stale cache or a truncated file would give wrong answers or a crash without saying so.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from .modes import mode

PACKAGE = Path(__file__).resolve().parents[2]


# The parts with compiled functions, and all that these can call.  A change elsewhere, of the
# service or a screen, compiles nothing anew; and rules do not know bots.
RULES = ("games", "geometry", "kernel")


PARTS = ("bots", *RULES)


def parts_behind(file: Path) -> tuple[str, ...]:
    """The parts that compiled functions of a file can call."""
    return PARTS if file.resolve().is_relative_to(PACKAGE / "bots") else RULES


@lru_cache(maxsize=4)
def sources_digest(parts: tuple[str, ...] = RULES, of: str | None = None) -> str:
    """A digest of every source file of the parts, the Numba version and the mode.

    It names the cache folder, so no change to any of them can meet code compiled before it.
    """
    digest = hashlib.sha256()
    for file in sorted(file for part in parts for file in (PACKAGE / part).rglob("*.py")):
        digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0")
        digest.update(file.read_bytes() + b"\0")
    digest.update(f"{version('numba')} {sys.version_info[:2]} {of or mode()}".encode())
    return digest.hexdigest()[:16]


def _cache_roots() -> list[Path]:
    """Where compiled code may be kept, in order of preference."""
    asked = os.environ.get("PONDSIDE_CACHE")
    if asked:
        return [Path(asked)]
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    who = getattr(os, "getuid", lambda: "user")()
    return [
        PACKAGE / "__pycache__" / "compiled",
        Path(home) / "pondside" / "compiled",
        Path(tempfile.gettempdir()) / f"pondside-{who}" / "compiled",
    ]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Another user's folder in a shared temp directory could hold planted code.
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@lru_cache(maxsize=4)
def cache_folder(parts: tuple[str, ...] = RULES, of: str | None = None) -> Path | None:
    """The folder of this build's compiled code, or None when nothing is writable.

    It is of the mode of this process, or `of` that of another.
    """
    for root in _cache_roots():
        folder = root / sources_digest(parts, of)
        if _writable(folder):
            _forget_old(root, keep=folder)
            return folder
    return None


def _forget_old(root: Path, keep: Path, at_most: int = 12) -> None:
    """Leave the newest few folders: two per mode and Python for this and the previous build."""
    try:
        others = [f for f in root.iterdir() if f.is_dir() and f != keep]
        others.sort(key=lambda f: f.stat().st_mtime, reverse=True)
        for folder in others[at_most - 1 :]:
            shutil.rmtree(folder, ignore_errors=True)
    except OSError:
        pass


def forget_cache(of: str | None = None) -> None:
    """Remove this build's compiled code, so that the next call compiles anew."""
    for parts in (RULES, PARTS):
        folder = cache_folder(parts, of)
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)


@lru_cache(maxsize=1)
def install_locator() -> None:
    """Tell Numba where the compiled code of this package, and of no other, is kept."""
    from numba import config

    name = f"{__package__}.locator.PackageLocator"
    others = config.CACHE_LOCATOR_CLASSES or (
        "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,"
        "IPythonCacheLocator,ZipCacheLocator"
    )
    config.CACHE_LOCATOR_CLASSES = f"{name},{others}"
