"""Why not."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled
from ...kernel.game import Refusal
from ...kernel.kinds import State, Tables

ORDER_CLAUSE = "PEB-TURN-01"
REFUSALS = (
    Refusal("none", ""),
    Refusal("too_many", "PEB-TURN-02"),
    Refusal("game_over", "PEB-END-01"),
)
NONE, TOO_MANY, GAME_OVER = range(3)


@compiled
def refusal(b: Tables, s: State, action: int) -> int:
    if s.left == 0:
        return GAME_OVER
    return NONE if 1 <= action <= min(b.most, s.left) else TOO_MANY
