"""What a bot knows about playing a game well, by the type of the game's states.

A game's tactics are compiled functions in a folder of its own (`bots/<key>/`); search.py is
written once and calls them through these verbs, as kernel/verbs.py does with the rules.  Points
are counted in hundredths here, so that promises can be less than one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..games import load
from ..kernel.compiling.modes import PLAIN, mode
from ..kernel.game import Array, Box, Game
from ..kernel.verbs import compile_verbs

if TYPE_CHECKING:
    from .search import Effort, Tried

POINT = 100  # hundredths


@dataclass(frozen=True)
class Tactics:
    """How to play one game.  `work` is scratch space; states[i + 1:] may be overwritten."""

    # The whole turns of whoever acts in states[i] that are worth a thought, best first by what
    # they promise: actions up to the end of the turn or to the next chance, into turns[k] and
    # lengths[k], what they promise into hopes[k].  Returns how many, 1 to len(turns).
    list_turns: Callable[[Array, Array, int, Array, Array, Array, Array], int]
    # What a quick and sensible opponent does in states[i]; the generator gives variety.
    advise: Callable[[Array, Array, int, Array, Array], int]
    # Points of a seat as the game stands and what they promise, in hundredths; when the game is
    # over, points and what breaks ties.
    worth: Callable[[Any, Any, int], int]
    # Points of whatever a lone player has to beat; 0 if nothing.
    opposed: Callable[[Any, Any], int]
    # Put something that may be true in place of what a seat cannot see.
    imagine: Callable[[Any, Any, int, Array], None]
    scratch: int  # states[i + 1:] that these need
    work: int  # numbers of scratch space
    # How hot calm and keen are: the cooler, the nearer the best of the turns listed.
    heat: Mapping[str, float]
    # By level: the figures of its search; other ones with one seat, for what is not the first
    # thought of a turn then, and with three seats or more.
    levels: Mapping[str, Mapping[str, int]]
    levels_alone: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    later_alone: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    levels_of_many: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    # By level: turns that one without a search chooses from, where the usual number does not do.
    listed: Mapping[str, int] = field(default_factory=dict)
    thoughts: int = 1  # of one turn, as a rule
    # Whether a turn is under way that was thought about before; None: a turn is one thought.
    goes_on: Callable[[Array], bool] | None = None
    # A search of its own, instead of the one over whole turns.
    search: Callable[[Game, Box, Array, int, Effort, str], list[Tried]] | None = None


_tactics: dict[Any, Tactics] = {}  # NumPy dtype and, when compiling, Numba record type


@cache
def tactics_of(key: str) -> Tactics:
    """What its bots know about a game; the verbs can be used with it from then on."""
    found: Tactics = import_module(f"{__package__}.{key}").TACTICS
    game = load(key)
    _tactics[game.state] = found
    if mode() != PLAIN:
        import numba

        _tactics[numba.from_dtype(game.state)] = found
    return found


def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    return _tactics[states.dtype].list_turns(box, states, i, work, turns, lengths, hopes)


def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    return _tactics[states.dtype].advise(box, states, i, rng, work)


def worth(b: Any, s: Any, seat: int) -> int:
    return _tactics[s.dtype].worth(b, s, seat)


def opposed(b: Any, s: Any) -> int:
    return _tactics[s.dtype].opposed(b, s)


def imagine(b: Any, s: Any, seat: int, rng: Array) -> None:
    _tactics[s.dtype].imagine(b, s, seat, rng)


if mode() != PLAIN:
    compile_verbs((list_turns, advise, worth, opposed, imagine), _tactics, 1)
