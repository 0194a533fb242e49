"""Words of Kōhaku that not every seat may read while the game runs: the goal cards of others.

Knows words only; what a position shows is wiped by `conceal`.
"""

from __future__ import annotations

from ...kernel.game import Array, Box
from . import actions
from .words import acting, dealt_to


def hidden(box: Box, states: Array, action: int, word: str) -> tuple[str, ...] | None:
    """The word as each seat may read it, and last a spectator: goal cards of others are secret."""
    if action in actions.ACTIONS["deal"]:
        owner, covered = dealt_to(box, states), word.split(":")[0] + ":?"
    elif action in actions.ACTIONS["keep"]:
        owner, covered = acting(states), "keep:?"
    else:
        return None
    return tuple(word if k == owner else covered for k in range(int(states["seats"][0]) + 1))
