"""The one decorator behind every compiled function.

Knows Numba; knows no game.  What would give wrong answers without saying so (a lost bounds check,
code of another process) is guarded against here; docs/compiling.md has the reasons.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any, TypeVar

from .cache import cache_folder, install_locator
from .modes import CHECKED, PLAIN, mode

F = TypeVar("F", bound=Callable[..., Any])


_made_so_far: list[Any] = []  # every compiled function of this process


_watcher: Callable[[Any], None] | None = None


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


def repeated(function: F) -> F:
    """The same for what plays thousands of games at a call: it may take longer to compile."""
    return _made(function, inline=False, repeat=True)


def _made(function: F, inline: bool, repeat: bool = False) -> F:
    if mode() == PLAIN:
        return function
    from .linking import dispatchers

    install_locator()
    made, piece = dispatchers(
        function,
        cache=cache_folder() is not None,
        repeated=repeat and mode() != CHECKED,
        boundscheck=mode() == CHECKED,
        # Checked code need not be quick, and code that is copied takes longer to compile.
        forceinline=inline and mode() != CHECKED,
        no_cfunc_wrapper=True,  # for callers in C; there are none
        nogil=True,
        error_model="python",
    )
    _widen_arguments(made)
    if cache_folder() is not None:
        _name_code_apart(made)
        _name_code_apart(piece)
    _made_so_far.append(made)
    if _watcher is not None:
        _watcher(made)
    return made


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
