"""Deals for a first game: the same for every learner, and kind to them.

Nobody may know the deal of a game against people, so a table with open seats is never dealt so.
"""

from __future__ import annotations

from ..protocol import messages

# Wodny ogród alone: wherever the tile with most symbols is laid first, every tile then in reach
# can make a group that scores.
SEEDS = {"wodny_ogrod": f"{14:032x}"}


def seed_for(wanted: messages.WantedTable) -> str | None:
    """The seed of a lesson, None if any will do."""
    if not wanted.lesson or any(isinstance(seat, messages.Open) for seat in wanted.seats):
        return None
    return SEEDS.get(wanted.game)
