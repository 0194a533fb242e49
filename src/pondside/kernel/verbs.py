"""A game's functions by the type of its states, so that a search is written once for all games.

`verbs.choose(b, s, k)` is the `choose` of whichever game the state `s` belongs to.  In compiled
code the choice is made while compiling, from the record type, and costs nothing; unlike functions
passed as arguments it keeps the compiled caller in the cache.
"""

from __future__ import annotations

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


def _compile_verbs() -> None:
    """The same for callers that are compiled: Numba asks with types instead of values.

    Numba matches the parameter names of the two functions, so each is written out.
    """
    from numba.extending import overload

    @overload(setup)
    def _setup(b, s, seats, options):  # type: ignore[no-untyped-def]
        verb = _rules[s].setup
        return lambda b, s, seats, options: verb(b, s, seats, options)

    @overload(actor)
    def _actor(b, s):  # type: ignore[no-untyped-def]
        verb = _rules[s].actor
        return lambda b, s: verb(b, s)

    @overload(refusal)
    def _refusal(b, s, action):  # type: ignore[no-untyped-def]
        verb = _rules[s].refusal
        return lambda b, s, action: verb(b, s, action)

    @overload(legal)
    def _legal(b, s, out):  # type: ignore[no-untyped-def]
        verb = _rules[s].legal
        return lambda b, s, out: verb(b, s, out)

    @overload(weights)
    def _weights(b, s, out):  # type: ignore[no-untyped-def]
        verb = _rules[s].weights
        return lambda b, s, out: verb(b, s, out)

    @overload(apply)
    def _apply(b, s, action):  # type: ignore[no-untyped-def]
        verb = _rules[s].apply
        return lambda b, s, action: verb(b, s, action)

    @overload(score)
    def _score(b, s, seat, sheet):  # type: ignore[no-untyped-def]
        verb = _rules[s].score
        return lambda b, s, seat, sheet: verb(b, s, seat, sheet)

    @overload(choices)
    def _choices(b, s):  # type: ignore[no-untyped-def]
        verb = _rules[s].choices
        return lambda b, s: verb(b, s)

    @overload(choose)
    def _choose(b, s, k):  # type: ignore[no-untyped-def]
        verb = _rules[s].choose
        return lambda b, s, k: verb(b, s, k)

    @overload(pick)
    def _pick(b, s, bits):  # type: ignore[no-untyped-def]
        verb = _rules[s].pick
        return lambda b, s, bits: verb(b, s, bits)

    @overload(conceal)
    def _conceal(b, s, seat):  # type: ignore[no-untyped-def]
        verb = _rules[s].conceal
        return lambda b, s, seat: verb(b, s, seat)

    @overload(tidy)
    def _tidy(b, s):  # type: ignore[no-untyped-def]
        verb = _rules[s].tidy
        return lambda b, s: verb(b, s)


if mode() != PLAIN:
    _compile_verbs()
