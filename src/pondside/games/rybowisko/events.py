"""What an action of Rybowisko did, as message keys and values for logs and animation.

It compares the position before with the one after; prose is the reader's affair.
"""

from __future__ import annotations

from typing import Any, TypedDict

from ...kernel.game import Array, Box, Event, unpacked
from . import actions, endings, phases
from .facts import FREE_STEPS
from .fits import shortest_ways
from .ground import colour_of, pair_of
from .turns import last_round
from .words import card_name, next_field, token_name


class Values(TypedDict, total=False):
    """What events tell; which of it one has goes with its key."""

    seat: int  # from 1
    field: str
    path: list[str]  # fields sailed over, both ends included
    luck: int  # tokens turned over for it
    smiling: int  # tokens left
    colour: str  # of a token
    cards: list[str | None]  # of a pair; None: its place is empty
    card: str
    place: str  # of a card
    die: int
    way: str
    moved: bool  # whether there was water
    token: str
    reason: str  # of the end


def _event(key: str, values: Values) -> Event:
    """An event, its values as the page is told that they are."""
    return Event(key, dict(values))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = unpacked(before), unpacked(after)
    events: list[Event] = []
    if actor >= 0:
        events += _told_seat(box, was, now, actor, action)
    else:
        events += _told_chance(box, was, now, action)
    if last_round(now) == endings.REASONS[endings.TARGET] and last_round(was) is None:
        if (int(was.seat) + 1) % int(was.seats) != was.first:  # somebody still has a turn
            events.append(_event("last_round", {"seat": int(was.seat) + 1}))
    if now.phase == phases.ENDED and was.phase != phases.ENDED:
        events.append(_event("ended", {"reason": endings.REASONS[now.reason]}))
    return events


def _told_seat(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    seat = actor + 1
    if action == actions.STOP or action >= actions.GO:
        return _told_move(box, was, now, actor, action)
    if action == actions.REROLL:
        left = int(now.anglers["smiling"][actor])
        return [_event("rerolled", {"seat": seat, "smiling": left})]
    if action == actions.GIVE_UP:
        return [_event("failed", {"seat": seat})]
    return [_caught(box, was, actor, pair_of(box, was)[action - actions.TAKE])]


def _told_move(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    """The move is over, and with it what it led to."""
    names, seat = box.names, actor + 1
    path = [int(was.at)]
    if action >= actions.GO:
        for way in shortest_ways(box, was)[action - actions.GO]:
            path.append(int(box.tables["to"][0, path[-1], way]))
    field = names["field"][path[-1]]
    values: Values = {
        "seat": seat,
        "field": field,
        "path": [names["field"][k] for k in path],
        "luck": max(len(path) - 1 - FREE_STEPS, 0),
    }
    if now.phase in (phases.MOVE, phases.ENDED):
        smiling = int(now.anglers["smiling"][actor])
        return [_event("sailed", values), _event("rested", {"seat": seat, "smiling": smiling})]
    cards = [card_name(box, int(now.places[place])) for place in pair_of(box, now)]
    colour = names["colour"][colour_of(int(now.group_at[now.fished]))]
    fishing: Values = {"seat": seat, "field": field, "colour": colour, "cards": cards}
    return [_event("sailed", values), _event("fishing", fishing)]


def _caught(box: Box, was: Any, seat: int, place: int) -> Event:
    card = card_name(box, int(was.places[place]))
    assert card is not None  # nobody fishes at an empty place
    return _event("caught", {"seat": seat + 1, "card": card, "place": box.names["place"][place]})


def _told_chance(box: Box, was: Any, now: Any, action: int) -> list[Event]:
    names, seat = box.names, int(was.seat)
    if action in actions.ACTIONS["roll"]:
        face = action - actions.ROLL + 1
        events = [_event("rolled", {"seat": seat + 1, "die": face})]
        if now.anglers["n_catch"][seat] > was.anglers["n_catch"][seat]:
            hit = box.tables["hit"][0]
            place = next(k for k in pair_of(box, was) if hit[was.places[k], face])
            events.append(_caught(box, was, seat, place))
        elif now.phase not in (phases.BOTH, phases.MISS):
            events.append(_event("failed", {"seat": seat + 1}))
        return events
    if action in actions.ACTIONS["draw"]:
        values: Values = {
            "place": names["place"][int(was.emptied)],
            "card": names["species"][action - actions.DRAW],
        }
        return [_event("dealt" if was.phase == phases.DEAL else "drawn", values)]
    if action in actions.ACTIONS["drift"]:
        here, there = int(was.anglers["field"][seat]), int(now.anglers["field"][seat])
        way = names["way"][action - actions.DRIFT]
        to = names["field"][there]
        moved = here != there
        return [_event("drifted", {"seat": seat + 1, "way": way, "field": to, "moved": moved})]
    if action in actions.ACTIONS["keep"]:
        return [_event("kept", {"token": token_name(box, action - actions.KEEP)})]
    if action in actions.ACTIONS["begin"]:
        return [_event("begins", {"seat": action - actions.BEGIN + 1})]
    field = next_field(box, was)
    if action in actions.ACTIONS["lay"]:
        return [_event("laid", {"field": field, "colour": names["colour"][action - actions.LAY]})]
    return [
        _event("laid_open", {"field": field, "token": token_name(box, action - actions.LAY_OPEN)})
    ]
