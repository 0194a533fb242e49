"""What may be done."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from ...kernel.kinds import State, Tables
from .turns import apply


@compiled
def choices(b: Tables, s: State) -> int:
    return int(min(b.most, s.left))


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    n = choices(b, s)
    for k in range(n):
        out[k] = 1 + k
    return n


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    return 0  # nothing is left to chance


@compiled
def choose(b: Tables, s: State, k: int) -> int:
    apply(b, s, 1 + k)
    return 1 + k


@compiled
def pick(b: Tables, s: State, bits: int) -> int:
    n = choices(b, s)
    return choose(b, s, (bits * n) >> 32) if n > 0 else -1
