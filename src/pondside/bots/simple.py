"""A bot that plays any legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.dealer import draw
from ..kernel.game import Array

if TYPE_CHECKING:
    from .seen import Budget, Seen


class Random:
    """An even choice among the legal actions."""

    def choose(self, seen: Seen, legal: Array, budget: Budget) -> int:
        return int(legal[draw(budget.seed, seen.game.key, "bot", 0, len(legal))])
