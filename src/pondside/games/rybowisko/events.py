"""What an action of Rybowisko did, as message keys and values for logs and animation.

It compares the position before with the one after; prose is the reader's affair.
"""

from __future__ import annotations

from typing import Any

from ...kernel.game import Array, Box, Event, unpacked
from .actions import (
    ACTIONS,
    BEGIN,
    DRAW_CARD,
    GIVE_UP,
    GO,
    KEEP_TOKEN,
    LAY_COLOUR,
    LAY_TOKEN,
    REROLL,
    ROLL_DIE,
    STOP,
    TAKE,
    TURN_OVER,
)
from .endings import REASONS, TARGET_REACHED
from .facts import FREE_STEPS
from .fits import _ways
from .ground import pair_of
from .phases import BOTH, DEAL, ENDED, MISS, MOVE
from .turns import last_round
from .view import _catch
from .words import _held, next_field, token_name


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = unpacked(before), unpacked(after)
    events: list[Event] = []
    if actor >= 0:
        events += _told_seat(box, was, now, actor, action)
    else:
        events += _told_chance(box, was, now, action)
    if last_round(now) == REASONS[TARGET_REACHED] and last_round(was) is None:
        if (int(was.seat) + 1) % int(was.seats) != was.first:  # somebody still has a turn
            events.append(Event("last_round", {"seat": int(was.seat) + 1}))
    if now.phase == ENDED and was.phase != ENDED:
        events.append(Event("ended", {"reason": REASONS[now.reason]}))
    return events


def _told_seat(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    names, seat = box.names, actor + 1
    if action < STOP:
        field = names["field"][int(now.at)]
        paid = int(was.anglers["smiling"][actor] - now.anglers["smiling"][actor])
        values = {"seat": seat, "way": names["way"][action], "field": field, "luck": paid}
        return [Event("stepped", values)]
    if action == STOP or action >= GO:
        return _told_move(box, was, now, actor, action)
    if action == REROLL:
        left = int(now.anglers["smiling"][actor])
        return [Event("rerolled", {"seat": seat, "smiling": left})]
    if action == GIVE_UP:
        return [Event("failed", {"seat": seat})]
    return [_caught(box, was, actor, pair_of(box, was)[action - TAKE])]


def _told_move(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    """The move is over, and with it what it led to."""
    names, seat = box.names, actor + 1
    path = was.path[: was.n_steps + 1].tolist()
    if action >= GO:
        for way in _ways(box, was)[action - GO]:
            path.append(int(box.tables["to"][0, path[-1], way]))
    field = names["field"][path[-1]]
    values = {
        "seat": seat,
        "field": field,
        "path": [names["field"][k] for k in path],
        "luck": max(len(path) - 1 - FREE_STEPS, 0),
    }
    if now.phase in (MOVE, ENDED):
        smiling = int(now.anglers["smiling"][actor])
        return [Event("sailed", values), Event("rested", {"seat": seat, "smiling": smiling})]
    cards = [_held(box, int(now.places[place])) for place in pair_of(box, now)]
    colour = _catch(box, now)["colour"]
    fishing = {"seat": seat, "field": field, "colour": colour, "cards": cards}
    return [Event("sailed", values), Event("fishing", fishing)]


def _caught(box: Box, was: Any, seat: int, place: int) -> Event:
    card = _held(box, int(was.places[place]))
    return Event("caught", {"seat": seat + 1, "card": card, "place": box.names["place"][place]})


def _told_chance(box: Box, was: Any, now: Any, action: int) -> list[Event]:
    names, seat = box.names, int(was.seat)
    if action in ACTIONS["roll"]:
        face = action - ROLL_DIE + 1
        events = [Event("rolled", {"seat": seat + 1, "die": face})]
        if now.anglers["n_catch"][seat] > was.anglers["n_catch"][seat]:
            hit = box.tables["hit"][0]
            place = next(k for k in pair_of(box, was) if hit[was.places[k], face])
            events.append(_caught(box, was, seat, place))
        elif now.phase not in (BOTH, MISS):
            events.append(Event("failed", {"seat": seat + 1}))
        return events
    if action in ACTIONS["draw"]:
        values = {
            "place": names["place"][int(was.emptied)],
            "card": names["species"][action - DRAW_CARD],
        }
        return [Event("dealt" if was.phase == DEAL else "drawn", values)]
    if action in ACTIONS["drift"]:
        here, there = int(was.anglers["field"][seat]), int(now.anglers["field"][seat])
        way = names["way"][action - TURN_OVER]
        told = {"seat": seat + 1, "way": way, "field": names["field"][there]}
        return [Event("drifted", {**told, "moved": here != there})]
    if action in ACTIONS["keep"]:
        return [Event("kept", {"token": token_name(box, action - KEEP_TOKEN)})]
    if action in ACTIONS["begin"]:
        return [Event("begins", {"seat": action - BEGIN + 1})]
    field = next_field(box, was)
    if action in ACTIONS["lay"]:
        return [Event("laid", {"field": field, "colour": names["colour"][action - LAY_COLOUR]})]
    return [Event("laid_open", {"field": field, "token": token_name(box, action - LAY_TOKEN)})]
