"""A game's functions by the type of its states, so that a search is written once for all games.

`verbs.choose(b, s, k)` is the `choose` of whichever game the state `s` belongs to.  In compiled
code the choice is made while compiling, from the record type, and costs nothing; unlike functions
passed as arguments it keeps the compiled caller in the cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .compiling.modes import PLAIN, mode
from .game import Array, Game, Rules

_rules: dict[Any, Rules] = {}  # NumPy dtype and, when compiling, Numba record type -> rules
_keys: dict[Any, str] = {}  # NumPy dtype -> whose states these are


def register(game: Game) -> Game:
    """Make a game known to the verbs."""
    _rules[game.state] = game.rules
    _keys[game.state] = game.key
    if mode() != PLAIN:
        import numba

        _rules[numba.from_dtype(game.state)] = game.rules
    return game


def key_of(layout: Any) -> str | None:
    """The game whose states have this layout, if it is known."""
    return _keys.get(layout)


def setup(b: Any, s: Any, seats: int, options: Array) -> None:
    _rules[s.dtype].setup(b, s, seats, options)


def actor(b: Any, s: Any) -> int:
    return _rules[s.dtype].actor(b, s)


def refusal(b: Any, s: Any, action: int) -> int:
    return _rules[s.dtype].refusal(b, s, action)


def legal(b: Any, s: Any, out: Array) -> int:
    return _rules[s.dtype].legal(b, s, out)


def weights(b: Any, s: Any, out: Array) -> int:
    return _rules[s.dtype].weights(b, s, out)


def apply(b: Any, s: Any, action: int) -> None:
    _rules[s.dtype].apply(b, s, action)


def score(b: Any, s: Any, seat: int, sheet: Any) -> None:
    _rules[s.dtype].score(b, s, seat, sheet)


def most(b: Any, s: Any) -> int:
    """The most actions that `legal` can list."""
    return _rules[s.dtype].most


def choices(b: Any, s: Any) -> int:
    return _rules[s.dtype].choices(b, s)


def choose(b: Any, s: Any, k: int) -> int:
    return _rules[s.dtype].choose(b, s, k)


def pick(b: Any, s: Any, bits: int) -> int:
    return _rules[s.dtype].pick(b, s, bits)


def conceal(b: Any, s: Any, seat: int) -> None:
    _rules[s.dtype].conceal(b, s, seat)


def tidy(b: Any, s: Any) -> None:
    _rules[s.dtype].tidy(b, s)


def compile_verbs(
    verbs: Iterable[Callable[..., Any]], known: Mapping[Any, Any], first: int
) -> None:
    """The same for callers that are compiled: Numba asks with types instead of values.

    The record that says which game is meant is the argument number `first`; the functions are those
    of the same names in what is known of its type.
    """
    from numba.core import types
    from numba.core.typing.templates import AbstractTemplate, infer_global

    def compiled_verb(verb: Callable[..., Any]) -> None:
        class Found(AbstractTemplate):  # type: ignore[misc]
            key = verb

            def generic(self, args: Any, kws: Any) -> Any:
                layout = args[first]
                function = getattr(known[getattr(layout, "dtype", layout)], verb.__name__)
                template, pysig, args, kws = function.get_call_template(args, kws)
                self._function = function
                return template(self.context).apply(args, kws).replace(pysig=pysig)

            def get_impl_key(self, signature: Any) -> Any:
                return self._function.get_overload(signature)

        infer_global(verb, types.Function(Found))

    for verb in verbs:
        compiled_verb(verb)


if mode() != PLAIN:
    from numba.extending import overload

    def _most(_b: Any, s: Any) -> Any:
        n = _rules[s].most
        return lambda b, s: n

    overload(most, strict=False)(_most)
    compile_verbs(
        (setup, actor, refusal, legal, weights, apply, score, choices, choose, pick, conceal, tidy),
        _rules,
        1,
    )
