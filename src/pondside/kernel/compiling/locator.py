"""Numba's question "where is this function's cache?", answered for our own files only.

Apart from cache.py because it needs Numba's private base class at import; Numba's minor
version is pinned for it, and tests/kernel/test_compiled.py notices if it goes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import _CacheLocator

from .cache import PACKAGE, cache_folder, parts_behind, sources_digest


class PackageLocator(_CacheLocator):  # type: ignore[misc]
    """Two folders a build: one for the rules, one for what calls them besides."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file  # the name Numba's own warnings read
        self._parts = parts_behind(Path(file))
        inside = Path(file).resolve().relative_to(PACKAGE).with_suffix("")
        self._place = "-".join((*inside.parts, str(function.__code__.co_firstlineno)))

    def get_cache_path(self) -> str:
        return str(cache_folder(self._parts))

    def get_source_stamp(self) -> str:
        return sources_digest(self._parts)

    def get_disambiguator(self) -> str:
        return self._place

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> PackageLocator | None:
        if cache_folder() is None or not Path(py_file).resolve().is_relative_to(PACKAGE):
            return None
        return cls(py_func, py_file)
