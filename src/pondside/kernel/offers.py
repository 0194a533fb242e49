"""What can be chosen for a new table: the options that go together, and what a language prefers.

Only `Game.settings` decides; it is asked here again and again, so no screen needs to know why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .errors import BadOption
from .game import Box, Game, Option


class Offer(NamedTuple):
    """An option as it stands, and the values that it may be given."""

    id: str
    value: str
    values: tuple[str, ...]


def accepts(game: Game, box: Box, seats: int, chosen: Mapping[str, str]) -> bool:
    """Whether a new game can be had with these options."""
    try:
        game.settings(box, seats, chosen)
    except BadOption:
        return False
    return True


def spoken(
    game: Game, box: Box, seats: int, chosen: Mapping[str, str], language: str
) -> dict[str, str]:
    """The options chosen, and those that follow the language where nobody chose.

    An owner's component file has chosen too, and what clashes with a choice gives way to it.
    """
    found = dict(chosen)
    usual = {option.id: option.default for option in game.options}
    for name, value in game.spoken.get(language, {}).items():
        if name not in chosen and box.defaults[name] == usual[name]:
            trial = {**found, name: value}
            found = trial if accepts(game, box, seats, trial) else found
    return found


def offers(
    game: Game, box: Box, seats: int, chosen: Mapping[str, str], language: str, last: str = ""
) -> list[Offer]:
    """Every option as it stands at such a table.  What clashes with the `last` choice gives way.

    A value is offered if it can be had with the other choices, or if those can give way to it.
    """
    kept = _settled(game, box, seats, chosen, last)
    values = {**box.defaults, **spoken(game, box, seats, kept, language)}
    found = []
    for option in game.options:
        if not _concerns(option, seats):
            found.append(Offer(option.id, values[option.id], (values[option.id],)))
            continue
        others = {name: value for name, value in kept.items() if name != option.id}
        fit = tuple(
            value
            for value in option.values
            if value == values[option.id]
            or accepts(game, box, seats, {option.id: value})
            or accepts(game, box, seats, {**others, option.id: value})
        )
        found.append(Offer(option.id, values[option.id], fit))
    return found


def _concerns(option: Option, seats: int) -> bool:
    """By how options are named in all games: alone nobody asks who begins, and `_p3` is a seat."""
    if seats == 1 and option.id.startswith("first"):
        return False
    name, _, seat = option.id.rpartition("_p")
    return not (name and seat.isdecimal()) or int(seat) <= seats


def _settled(
    game: Game, box: Box, seats: int, chosen: Mapping[str, str], last: str
) -> dict[str, str]:
    """As many of the choices as go together, the last one first."""
    if accepts(game, box, seats, chosen):
        return dict(chosen)
    order = sorted(chosen, key=lambda name: name != last)
    kept: dict[str, str] = {}
    for name in (*order, *order):  # again: a choice may wait for one that comes later
        trial = {**kept, name: chosen[name]}
        if accepts(game, box, seats, trial):
            kept = trial
    return kept
