"""What is known of playing Pebbles: more is more."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from ...kernel.kinds import State, Tables
from ..tactics import POINT, Tactics


@compiled
def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """As many as may be taken, the most first."""
    b, s = box[0], states[i]
    n = min(b.most, s.left, len(turns))
    for k in range(n):
        turns[k, 0], lengths[k], hopes[k] = n - k, 1, (n - k) * POINT
    return int(n)


@compiled
def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    return int(min(box[0].most, states[i].left))


@compiled
def worth(b: Tables, s: State, seat: int) -> int:
    return int(s.taken[seat]) * POINT


@compiled
def opposed(b: Tables, s: State) -> int:
    return 0


@compiled
def imagine(b: Tables, s: State, seat: int, rng: Array) -> None:
    pass  # nothing is hidden


TACTICS = Tactics(
    list_turns=list_turns,
    advise=advise,
    worth=worth,
    opposed=opposed,
    imagine=imagine,
    scratch=4,
    work=4,
    heat={"calm": 100, "keen": 10},
    levels={
        "strong": {"sims": 8, "width": 3, "horizon": 2, "ms": 1000},
        "master": {"sims": 16, "width": 3, "horizon": 2, "ms": 2000},
    },
)
