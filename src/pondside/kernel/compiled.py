"""The one decorator behind every compiled function, its three modes and its cache folder.

Knows Numba and the file system; knows no game.  Why each guard exists is written in
docs/architecture.md: a stale cache, a lost bounds check or a truncated cache file would give
wrong answers or a crash without saying so.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import uuid
import warnings
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PLAIN, CHECKED, FAST = "plain", "checked", "fast"
MODES = (PLAIN, CHECKED, FAST)
PACKAGE = Path(__file__).resolve().parent.parent
# The parts with compiled functions, and all that these can call.  A change elsewhere, of the
# service or a screen, compiles nothing anew; and rules do not know bots.
RULES = ("games", "geometry", "kernel")
PARTS = ("bots", *RULES)

_chosen: str | None = None
_made_so_far: list[Any] = []  # every compiled function of this process
_watcher: Callable[[Any], None] | None = None


def mode() -> str:
    """The mode of this process: `PONDSIDE_MODE`, or fast.  Fixed by the first use."""
    global _chosen
    if _chosen is None:
        wanted = os.environ.get("PONDSIDE_MODE", FAST)
        if wanted not in MODES:
            print(f"PONDSIDE_MODE is {wanted!r}; use one of: {', '.join(MODES)}", file=sys.stderr)
            raise SystemExit(2)
        _chosen = wanted
        if wanted == CHECKED:
            # Bounds are checked at any level, and a lower one compiles a quarter faster.
            os.environ.setdefault("NUMBA_OPT", "1")
        if wanted == PLAIN:
            # A wrapped counter must be an error where it can be noticed; compiled code is silent.
            warnings.filterwarnings("error", category=RuntimeWarning, module=r"pondside\..*")
    return _chosen


def prefer_plain() -> None:
    """Run interpreted unless the environment says otherwise: a short command starts at once."""
    global _chosen
    if _chosen is None and "PONDSIDE_MODE" not in os.environ:
        _chosen = PLAIN


def watch(watcher: Callable[[Any], None]) -> None:
    """Show somebody every compiled function that was made and will be."""
    global _watcher
    _watcher = watcher
    for made in _made_so_far:
        watcher(made)


def compiled(function: F) -> F:
    """A function of the rules: compiled in the modes checked and fast, as it stands in plain."""
    return _made(function, inline=False)


def inlined(function: F) -> F:
    """The same for the path of every playout: copied into its callers, which makes them faster."""
    return _made(function, inline=True)


def _made(function: F, inline: bool) -> F:
    if mode() == PLAIN:
        return function
    import numba

    _install_locator()
    made = numba.njit(
        cache=cache_folder() is not None,
        boundscheck=mode() == CHECKED,
        # Checked code need not be quick, and code that is copied takes longer to compile.
        forceinline=inline and mode() != CHECKED,
        no_cfunc_wrapper=True,  # for callers in C; there are none
        nogil=True,
        error_model="python",
    )(function)
    _widen_arguments(made)
    if cache_folder() is not None:
        _name_code_apart(made)
    _made_so_far.append(made)
    if _watcher is not None:
        _watcher(made)
    return made  # type: ignore[no-any-return]


def _widen_arguments(made: Any) -> None:
    """Compile a function once for all widths of whole numbers, and not again for each constant.

    Numba makes a version for every combination of argument types, and a constant is a type of its
    own: `cell` as int16, int64 and 3 would be three versions.  Callers widen instead, at no cost.
    """
    from numba.core import types as all_types

    types: Any = all_types

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind

    template_of = made.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template_of(tuple(wide(kind) for kind in args), kws)

    made.get_call_template = get_call_template


def _name_code_apart(made: Any) -> None:
    """Keep every version of a function under a name that no other process gives.

    Numba counts the versions: two processes that compile a function for two games at once would
    both write version 1, and one of them would later load the other's code.
    """
    file = made._cache._cache_file
    file._data_name = lambda _: file._data_name_pattern.format(number=uuid.uuid4().int >> 64)


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
def _install_locator() -> None:
    """Tell Numba where the compiled code of this package, and of no other, is kept."""
    from numba import config

    name = f"{__name__}_locator.PackageLocator"
    others = config.CACHE_LOCATOR_CLASSES or (
        "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,"
        "IPythonCacheLocator,ZipCacheLocator"
    )
    config.CACHE_LOCATOR_CLASSES = f"{name},{others}"
