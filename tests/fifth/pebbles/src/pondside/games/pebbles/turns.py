"""How a game goes."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled
from ...kernel.game import OVER, Array
from ...kernel.kinds import State, Tables


@compiled
def setup(b: Tables, s: State, seats: int, options: Array) -> None:
    s.seats, s.turn, s.left = seats, 1, b.heap


@compiled
def actor(b: Tables, s: State) -> int:
    return OVER if s.left == 0 else int(s.seat)


@compiled
def apply(b: Tables, s: State, action: int) -> None:
    s.taken[s.seat] += action
    s.left -= action
    if s.left > 0:
        s.turn += 1
        s.seat = (s.seat + 1) % s.seats


@compiled
def conceal(b: Tables, s: State, seat: int) -> None:
    pass


@compiled
def tidy(b: Tables, s: State) -> None:
    pass
