"""What may be done."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from ...kernel.kinds import State, Tables


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    n = int(min(b.most, s.left))
    for k in range(n):
        out[k] = 1 + k
    return n


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    return 0  # nothing is left to chance
