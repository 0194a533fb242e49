"""What happened in a game of Koi, for logs and animation: keys of messages and their values.

It is told by comparing the positions before and after an action; no rule is worked out again, and
no language is spoken.
"""

from __future__ import annotations

from typing import Any, TypedDict

from ...kernel.game import Array, Box, Event
from . import actions, endings, phases
from .facts import GOALS, SIZES, SLOTS, STORED
from .sheets import koi_of
from .tables import CELLS, KINDS, name_of
from .words import laid_by


class Values(TypedDict, total=False):
    """What events tell; which of it one has goes with its key."""

    seat: int  # from 1
    slot: int  # of the row, from 1
    card: str
    kind: str  # of the card
    items: dict[str, int]  # things, coins and tokens that came or went
    what: str  # a kind of thing, or the phase that was left out
    koi: str  # its size
    cell: str  # that names a thing: q,r
    turn: int  # of a thing
    by: str  # own action, helper or phase that laid it
    goal: str
    reason: str  # of the end
    round: int  # the last one


def _event(key: str, values: Values) -> Event:
    """An event, its values as the page is told that they are."""
    return Event(key, dict(values))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = before[0], after[0]
    events = _told_seat(box, before, actor, action, now) if actor >= 0 else []
    if actor < 0:
        events = _told_chance(box, was, action)
    if was.last_round == 0 and now.last_round:
        last: Values = {"reason": endings.REASONS[now.reason], "round": int(now.last_round)}
        events.append(_event("end_near", last))
    if now.phase == phases.ENDED and was.phase != phases.ENDED:
        events.append(_event("ended", {"reason": endings.REASONS[now.reason]}))
    return events


def _told_chance(box: Box, was: Any, action: int) -> list[Event]:
    if action in actions.ACTIONS["begin"]:
        return [_event("begins", {"seat": action - actions.BEGIN + 1})]
    if action in actions.ACTIONS["draw_goal"]:
        return [_event("goal_drawn", {"goal": GOALS[action - actions.DRAW_GOAL]})]
    card = card_told(box, action - actions.DRAW_CARD)
    if was.phase == phases.CHURN:
        return [_event("churned", card)]
    slot = max(k for k in range(SLOTS) if not was.row[k]) + 1
    key = "dealt" if was.phase == phases.DEAL else "refilled"
    return [_event(key, {**card, "slot": slot})]


def card_told(box: Box, card: int) -> Values:
    """A card as an event tells it."""
    fact = box.facts["deck"]["cards"][card]
    return {"card": fact["id"], "kind": fact["kind"]}


def _told_seat(box: Box, before: Array, actor: int, action: int, now: Any) -> list[Event]:
    was, seat = before[0], actor + 1
    if action == actions.PASS:
        return _told_pass(was, seat)
    if action < actions.WORK:
        return _told_meditate(box, was, action - actions.MEDITATE, seat, now)
    if action < actions.REWARD:
        events = [_event("worked", {"seat": seat})]
        if was.seats == 1 and int(now.n_gone) > int(was.n_gone):
            gone = int(now.gone[int(now.n_gone) - 1])
            events.append(_event("churned", card_told(box, gone)))
        return events
    if action < actions.FIRST_LAY:
        return _told_short(box, was, action, seat, now)
    kind, place, by = laid_by(action)
    turn, cell = divmod(place, CELLS)
    told: Values = {"seat": seat, "what": KINDS[kind], "cell": name_of(cell), "turn": turn}
    told["by"] = by
    if actions.FIRST_LAY <= action < actions.FIRST_HELP and was.phase != phases.WORK:
        told["by"] = phases.PHASES[was.phase]
    if action >= actions.FIRST_GOAL_LAY:
        return [_event("completed", told), *_told_paid(was, now, actor)]
    return [_event("laid", told), *_told_paid(was, now, actor)]


def _told_pass(was: Any, seat: int) -> list[Event]:
    key = {"work": "work_done", "post": "turn_done", "rain": "rain_lost"}.get(
        phases.PHASES[was.phase]
    )
    return [_event(key or "declined", {"seat": seat, "what": phases.PHASES[was.phase]})]


def _told_meditate(box: Box, was: Any, slot: int, seat: int, now: Any) -> list[Event]:
    card = int(was.row[slot]) - 1
    values: Values = {"seat": seat, "slot": slot + 1, **card_told(box, card)}
    events = [_event("meditated", values), *_told_paid(was, now, seat - 1)]
    if int(now.n_gone) > int(was.n_gone):
        gone = int(now.gone[int(now.n_gone) - 1])
        events.append(_event("churned", card_told(box, gone)))
    return events


def _told_short(box: Box, was: Any, action: int, seat: int, now: Any) -> list[Event]:
    if action >= actions.PICK:
        k = action - (actions.HELPER_PICK if action >= actions.HELPER_PICK else actions.PICK)
        koi = koi_of(was.ponds[seat - 1])[k]
        by = "helper" if action >= actions.HELPER_PICK else "sensei"
        told: Values = {"seat": seat, "koi": KINDS[koi.kind], "cell": name_of(koi.cell), "by": by}
        return [_event("lifted", told)]
    if action >= actions.REMOVE:
        return [_event("removed", {"seat": seat, "koi": SIZES[action - actions.REMOVE]})]
    if action >= actions.DISCARD:
        return [_event("threw", {"seat": seat, "what": STORED[action - actions.DISCARD]})]
    key = "luck" if action >= actions.LUCK else "card" if action >= actions.CARD else "reward"
    values: Values = {"seat": seat}
    if key == "card":
        values.update(card_told(box, int(was.card) - 1))
    return [_event(f"{key}_used", values), *_told_paid(was, now, seat - 1)]


def _told_paid(was: Any, now: Any, actor: int) -> list[Event]:
    """What came to the seat and what it gave: coins, luck, things in storage."""
    old, new = was.ponds[actor], now.ponds[actor]
    changes = {
        "coins": int(new.coins) - int(old.coins),
        "luck": int(new.luck) - int(old.luck),
        "expansions": int(new.expansions) - int(old.expansions),
    }
    for k, name in enumerate(STORED):
        changes[name] = int(new.stored[k]) - int(old.stored[k])
    events = []
    if changes["coins"] < 0:
        events.append(_event("paid", {"seat": actor + 1, "items": {"coins": -changes["coins"]}}))
    got = {what: n for what, n in changes.items() if n > 0}
    if got:
        events.append(_event("got", {"seat": actor + 1, "items": got}))
    for k, size in enumerate(SIZES):
        if int(now.removed[k]) > int(was.removed[k]):
            events.append(_event("removed", {"seat": actor + 1, "koi": size}))
    return events
