"""Where the tokens and cards of Rybowisko lie: groups on the lake, the unseen ones, bare fields.

A group is the tokens of one colour that were laid together.  Nothing here knows whose turn it is.
"""

from __future__ import annotations

from typing import Any

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Box
from ...kernel.kinds import Kind, State, Tables
from .facts import MAX_COLOURS, MAX_TOKENS, MAX_WAYS
from .tables import NO_CARD

# Group 1 + batch * MAX_COLOURS + colour; a batch has the smallest number that is free.
MAX_BATCHES = MAX_TOKENS + 1


def colour_of(group: int) -> int:
    """The colour of the tokens of a group."""
    return (group - 1) % MAX_COLOURS


def pair_of(box: Box, s: Any) -> tuple[int, int]:
    """The two card places that the catch under way is about."""
    colour = colour_of(int(s.group_at[s.fished]))
    first, second = box.tables["place_of"][0, colour].tolist()
    return first, second


@inlined
def colour_at(s: State, spot: int) -> int:
    """The colour of the token on a fishing field that has one."""
    colour: int = (s.group_at[spot] - 1) % MAX_COLOURS
    return colour


@compiled
def unseen_with(s: State, way: int) -> int:
    """An unseen token that this catch's can be and that drifts this way, or -1.  RYB-DRIFT-01"""
    k = 0
    while k < s.n_unseen:
        if s.unseen_group[k] == s.group_at[s.fished] and s.unseen_way[k] == way:
            return k
        k += 1
    return -1


@compiled
def count_drifts(s: State, way: int) -> int:
    """How many unseen tokens this catch's can be and drift this way."""
    n = 0
    for k in range(s.n_unseen):
        if s.unseen_group[k] == s.group_at[s.fished] and s.unseen_way[k] == way:
            n += 1
    return n


@compiled
def bare_from(b: Tables, s: State, spot: int) -> int:
    """The first fishing field from here on without token and angler.  RYB-REFILL-02"""
    while s.group_at[spot] > 0 or s.mark[b.spot_field[spot]] > 0:
        spot += 1
    return spot


@compiled
def unused_batch(s: State) -> int:
    """The smallest number that no batch on the map has."""
    batch = 0
    while in_use(s, batch):
        batch += 1
    return batch


@compiled
def in_use(s: State, batch: int) -> bool:
    for k in range(s.n_unseen):
        if (s.unseen_group[k] - 1) // MAX_COLOURS == batch:
            return True
    return False


@inlined
def group_of(s: State, colour: int) -> int:
    """The group of a token of this colour that is laid now."""
    group: int = 1 + s.batch * MAX_COLOURS + colour
    return group


@compiled
def put_unseen(s: State, kind: Kind) -> None:
    s.unseen_group[s.n_unseen] = group_of(s, kind // MAX_WAYS)
    s.unseen_way[s.n_unseen] = kind % MAX_WAYS
    s.n_unseen += 1


@compiled
def no_card_lies(b: Tables, s: State) -> bool:
    for place in range(b.n_places):
        if s.places[place] != NO_CARD:
            return False
    return True
