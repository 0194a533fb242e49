"""Rules run interpreted until their compiled code is ready: a service need not wait for it.

Numba compiles a function when it is first called with arguments of some types.  Here it is asked
not to, as long as the game is not ready: the same function of a second copy of the rules, imported
in the mode plain, is called instead.  What has been compiled is called without coming by here, so
this costs nothing afterwards; and where the cache was full from the beginning it is not even set
up.  Only compiled functions have a double: views, words and matches are those of the process.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from threading import Lock, get_ident
from types import ModuleType
from typing import Any

from .. import verbs
from ..game import Box, Game
from . import decorate, warm
from .cache import PACKAGE
from .modes import PLAIN

HERE = __package__.partition(".")[0]


THERE = f"{HERE}._interpreted"  # the name of the second copy


_pending: set[str] = set()  # games that are not ready


_taking: set[int] = set()  # threads that load what has been compiled


_second = Lock()


def begin(keys: Iterable[str]) -> None:
    """Run the rules of these games interpreted until they are taken over.

    To be called before they are run: what is loaded from the cache stays.
    """
    _pending.update(keys)
    warm.leave(warm.match_of(key) for key in _pending)
    decorate.watch(_stand_in)


def pending() -> frozenset[str]:
    """The games whose rules run interpreted."""
    return frozenset(_pending)


def take_over(game: Game, box: Box) -> None:
    """Load the code of a game from the cache, and run it from now on.  May be called in a thread.

    Every position stays what it was: both ways give the same bytes.
    """
    _taking.add(get_ident())
    try:
        for _, step in warm.match_steps(game, box):
            step()
    finally:
        _taking.discard(get_ident())
    _pending.discard(game.key)


def _stand_in(made: Any) -> None:
    """Let a function that Numba has made be played by its double while its game is pending."""
    function = made.py_func
    compile_for = made._compile_for_args  # what its calls come to when no code fits the arguments
    own = _game_of_module(function.__module__)

    def for_arguments(*args: Any) -> Any:
        key = own or _game_of(args)
        waits = key in _pending if key else bool(_pending)
        if not waits or get_ident() in _taking:
            return compile_for(*args)
        return _double(function, key)

    made._compile_for_args = for_arguments


def _game_of_module(name: str) -> str | None:
    """The game whose rules stand in a module; the kernel's are everybody's."""
    parts = name.split(".")
    return parts[2] if parts[1] == "games" and len(parts) > 3 else None


def _game_of(args: tuple[Any, ...]) -> str | None:
    """The game whose states are among the arguments."""
    for one in args:
        layout = getattr(one, "dtype", None)
        if layout is not None and (key := verbs.key_of(layout)):
            return key
    return None


_doubles: dict[tuple[Any, str | None], Callable[..., Any]] = {}


def _double(function: Any, key: str | None) -> Callable[..., Any]:
    """The same function of the second copy, which knows the game."""
    found = _doubles.get((function, key))
    if found is None:
        with _second:
            games = _there(f"{HERE}.games")
            if key:
                games.load(key)
            found = getattr(_there(function.__module__), function.__name__)
        _doubles[function, key] = found
    return found


def _there(name: str) -> ModuleType:
    """A module of the second copy, whose functions are as they stand."""
    if THERE not in sys.modules:
        package = ModuleType(THERE)
        package.__path__ = [str(PACKAGE)]
        sys.modules[THERE] = package
        import_module(f"{THERE}.kernel.compiling.modes")._chosen = PLAIN  # type: ignore[attr-defined]
    return import_module(name.replace(HERE, THERE, 1))
