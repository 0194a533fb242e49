"""What leaves the process: the view of a Rybowisko position, what happened, how it ended.

Everybody sees the same; a view differs only in whose choices it lists.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, Event, Outcome, ScoreLine
from . import rules
from .catch import explained, places, species_card, tie_break
from .material import COLOUR_OF, FREE_STEPS, LAND, NO_CARD, NO_SPOT, OPTIONS
from .odds import CatchOdds, drifts, pair_odds
from .position import position_of, spell_position
from .scoring import SHEET, SHEET_LINES
from .state import (
    ACTIONS,
    BEGIN,
    BOTH,
    DEAL,
    DRAW_CARD,
    ENDED,
    ENTERED,
    GIVE_UP,
    GO,
    KEEP_TOKEN,
    LAY_COLOUR,
    LAY_TOKEN,
    MAX_LEGAL,
    MISS,
    MOVE,
    PHASES,
    REASONS,
    REROLL,
    ROLL,
    ROLL_DIE,
    STOP,
    TAKE,
    TAKEN,
    TURN_OVER,
)
from .words import colour_of, next_field, pair_of, spell, token_name


class AnglerView(msgspec.Struct, frozen=True):
    """A seat's angler, its luck and its catch."""

    seat: int
    colour: str  # of the player
    field: str
    smiling: int
    luck: int
    cards: list[str]  # in the order taken
    symbols: dict[str, int]
    sheet: dict[str, int]
    total: int


class TokenView(msgspec.Struct, frozen=True):
    """A catch token on the map and the drift directions it can have."""

    colour: str
    drifts: dict[str, float]


class Chances(msgspec.Struct, frozen=True):
    """The exact chances of a catch by the luck tokens spent on it at most."""

    least: int  # the tokens of the first entries; the next stand for one more each
    any: list[float]
    cards: dict[str, list[float]]  # of each card place, if it is preferred whenever both are hit


class Reach(msgspec.Struct, frozen=True):
    """A field where the move can end, and the shortest way there."""

    field: str
    words: list[str]  # what to play: the field, or the steps and `stop`
    luck: int  # tokens it costs
    action: str  # catch or rest
    colour: str | None = None  # of the token
    chances: Chances | None = None


class Choice(msgspec.Struct, frozen=True):
    """Something the viewer may do now."""

    word: str
    field: str | None = None  # a step: where it leads
    luck: int = 0  # tokens it turns
    place: str | None = None  # a card taken
    card: str | None = None
    points: int | None = None  # how it changes the viewer's total at once


class View(msgspec.Struct, frozen=True):
    """Everything anybody may know."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    phase: str
    actor: int | None  # the seat to act; None: chance, or the game is over
    turn: int
    turns: int | None  # how many there will be; None unless solo
    round: int
    first: int
    target: int | None  # fish that end the game; None if solo
    places: dict[str, str | None]
    pairs: dict[str, list[str]]  # token colour -> its card places
    deck: int
    unseen: dict[str, int]  # the cards of the deck, counted by species
    tokens: dict[str, TokenView]  # by fishing field
    pile: list[str]
    anglers: list[AnglerView]
    path: list[str]  # departure field and fields entered in the move under way
    catch: dict[str, Any] | None  # the catch under way: field, colour, places, die
    chances: Chances | None  # of the catch under way, while a roll may come
    choices: list[Choice]  # empty unless the viewer acts
    reach: list[Reach]
    totals: list[int]
    position: str | None  # as one line of text; None while chance acts
    reason: str | None
    result: list[str] | None


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as everybody knows it, with the choices of one seat."""
    s, b, names = states[0], box.tables[0], box.names
    actor = int(doors.actor(box.tables, states, 0))
    acts = seat is not None and actor == seat
    outcome_now = outcome(box, states)
    anglers = [_angler(box, states, k) for k in range(int(s.seats))]
    position = position_of(box, states)
    catching = PHASES[s.phase] in ("roll", "miss", "both", "draw", "drift")
    return View(
        game="rybowisko",
        seat=seat,
        seats=int(s.seats),
        options={option.id: option.values[s.options[k]] for k, option in enumerate(OPTIONS)},
        phase=PHASES[s.phase],
        actor=actor if actor >= 0 else None,
        turn=int(s.turn),
        turns=int(b.solo_turns) if s.seats == 1 else None,
        round=int(s.rounds),
        first=int(s.first),
        target=None if s.seats == 1 else int(s.options[rules.TARGET]) + 1,
        places={place: _held(box, int(s.places[k])) for k, place in enumerate(names["place"])},
        pairs={
            colour: [names["place"][int(place)] for place in b.place_of[k]]
            for k, colour in enumerate(names["colour"])
        },
        deck=int(s.n_deck),
        unseen=_counted(names["species"], s.deck[: s.n_deck]),
        tokens=_tokens(box, states),
        pile=[token_name(box, kind) for kind in sorted(int(k) for k in s.pile[: s.n_pile])],
        anglers=anglers,
        path=[names["field"][k] for k in s.path[: s.n_steps + 1]] if s.phase == MOVE else [],
        catch=_catch(box, s) if catching else None,
        chances=_pending(box, s) if catching else None,
        choices=_choices(box, states) if acts else [],
        reach=reach(box, states) if acts and s.phase == MOVE else [],
        totals=[angler.total for angler in anglers],
        position=spell_position(position) if position else None,
        reason=REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _held(box: Box, held: int) -> str | None:
    return None if held == NO_CARD else box.names["species"][held - 1]


def _counted(names: tuple[str, ...], kinds: Array) -> dict[str, int]:
    counts = Counter(int(kind) for kind in kinds)
    return {names[kind]: counts[kind] for kind in sorted(counts)}


def _tokens(box: Box, states: Array) -> dict[str, TokenView]:
    odds = drifts(box, states)
    groups = [group for group in states[0].group_at.tolist() if group]
    return {
        field: TokenView(
            box.names["colour"][colour_of(group)],
            {way: float(chance) for way, chance in odds[field].items()},
        )
        for field, group in zip(odds, groups, strict=True)
    }


def sheet_of(box: Box, states: Array, seat: int) -> dict[str, int]:
    """A seat's points by scoring rule."""
    sheets = np.zeros(1, SHEET)
    doors.score(box.tables, states, 0, seat, sheets, 0)
    return {line: int(sheets[0].points[k]) for k, line in enumerate(SHEET_LINES)}


def _angler(box: Box, states: Array, seat: int) -> AnglerView:
    s, names = states[0], box.names
    angler = s.anglers[seat]
    cards = [int(card) - 1 for card in angler.catch[: angler.n_catch]]
    sheet = sheet_of(box, states, seat)
    symbols = dict.fromkeys(names["symbol"], 0)
    for species in cards:
        symbols[species_card(box, species).symbol] += 1
    colour = int(COLOUR_OF[s.options[rules.COLOURS], seat])
    return AnglerView(
        seat=seat,
        colour=names["player"][colour],
        field=names["field"][int(angler.field)],
        smiling=int(angler.smiling),
        luck=int(angler.luck),
        cards=[names["species"][species] for species in cards],
        symbols=symbols,
        sheet=sheet,
        total=sum(sheet.values()),
    )


def _catch(box: Box, s: Any) -> dict[str, Any]:
    first, second = pair_of(box, s)
    field = box.names["field"][int(box.tables[0].spot_field[s.fished])]
    return {
        "field": field,
        "colour": box.names["colour"][colour_of(int(s.group_at[s.fished]))],
        "places": [box.names["place"][first], box.names["place"][second]],
        "die": int(s.die) or None,
    }


def _chances(box: Box, s: Any, pair: tuple[int, int], odds: list[CatchOdds], least: int) -> Chances:
    cards = {
        box.names["place"][place]: [float(one.preferred[k]) for one in odds]
        for k, place in enumerate(pair)
        if s.places[place] != NO_CARD
    }
    return Chances(least=least, any=[float(one.any) for one in odds], cards=cards)


def _pending(box: Box, s: Any) -> Chances | None:
    """The chances of the catch under way, before its roll or after a miss."""
    pair = pair_of(box, s)
    held = (int(s.places[pair[0]]), int(s.places[pair[1]]))
    luck = int(s.anglers[s.seat].smiling)
    if s.phase == ROLL:
        return _chances(box, s, pair, [pair_odds(box, *held, n) for n in range(luck + 1)], 0)
    if s.phase == MISS:  # n tokens are n rolls now
        return _chances(box, s, pair, [pair_odds(box, *held, n) for n in range(luck)], 1)
    return None


def _ways(box: Box, s: Any) -> dict[int, list[int]]:
    """The fields that the angler on the move can get to, each by its shortest way."""
    b = box.tables[0]
    most = max(FREE_STEPS - int(s.n_steps), 0) + int(s.anglers[s.seat].smiling)
    ways: dict[int, list[int]] = {int(s.at): []}
    waiting = deque([int(s.at)])
    while waiting:
        at = waiting.popleft()
        if len(ways[at]) == most:
            continue
        for way in range(int(b.n_ways)):
            field = int(b.to[at, way])
            if field != LAND and field not in ways and not s.mark[field] & ENTERED:
                ways[field] = [*ways[at], way]
                waiting.append(field)
    return ways


def reach(box: Box, states: Array) -> list[Reach]:
    """Where the move under way can end, nearest first.

    Other anglers can be passed (RYB-MOVE-06) and never lengthen a way; a longer way to the same
    field costs more luck and is never better.
    """
    s = states[0]
    ways = {field: steps for field, steps in _ways(box, s).items() if not s.mark[field] & TAKEN}
    if s.n_steps == 0 and len(ways) > 1:
        del ways[int(s.at)]  # RYB-MOVE-01; alone it stays, RYB-MOVE-11
    return [_reached(box, states, field, steps) for field, steps in ways.items()]


def _reached(box: Box, states: Array, field: int, steps: list[int]) -> Reach:
    s, b, names = states[0], box.tables[0], box.names
    before = max(int(s.n_steps) - FREE_STEPS, 0)
    luck = max(int(s.n_steps) + len(steps) - FREE_STEPS, 0) - before
    words = [names["field"][field]]
    if s.options[rules.MOVES] != rules.BY_FIELD or not steps:
        words = [*(names["way"][way] for way in steps), "stop"]
    spot = int(b.spot_of[field])
    if spot == NO_SPOT or s.group_at[spot] == 0:
        return Reach(names["field"][field], words, luck, "rest")
    colour = colour_of(int(s.group_at[spot]))
    pair = (int(b.place_of[colour, 0]), int(b.place_of[colour, 1]))
    held = (int(s.places[pair[0]]), int(s.places[pair[1]]))
    left = int(s.anglers[s.seat].smiling) - luck
    odds = [pair_odds(box, *held, n) for n in range(left + 1)]
    chances = _chances(box, s, pair, odds, 0)
    return Reach(names["field"][field], words, luck, "catch", names["colour"][colour], chances)


def _choices(box: Box, states: Array) -> list[Choice]:
    s, b, names = states[0], box.tables[0], box.names
    out, points = np.zeros(MAX_LEGAL, np.int64), np.zeros(MAX_LEGAL, np.int64)
    if s.phase == BOTH:  # only taking a card changes points at once
        both = np.zeros(2, states.dtype)
        both[0] = states[0]
        n = doors.legal_points(box.tables, both, 0, 1, np.zeros(1, SHEET), out, points)
    else:
        n = doors.legal(box.tables, states, 0, out)
    found = []
    for k in range(n):
        action, word = int(out[k]), spell(box, states, int(out[k]))
        if action < STOP:
            field = names["field"][int(b.to[s.at, action])]
            found.append(Choice(word, field=field, luck=int(s.n_steps >= FREE_STEPS)))
        elif action >= GO:
            luck = max(int(b.distance[s.at, action - GO]) - FREE_STEPS, 0)
            found.append(Choice(word, field=word, luck=luck))
        elif action == REROLL:
            found.append(Choice(word, luck=1))
        elif action in (STOP, GIVE_UP):
            found.append(Choice(word))
        else:
            place = pair_of(box, s)[action - TAKE]
            card = _held(box, int(s.places[place]))
            found.append(
                Choice(word, place=names["place"][place], card=card, points=int(points[k]))
            )
    return found


def lines(box: Box, states: Array, seat: int) -> list[ScoreLine]:
    """A seat's sheet with every point explained."""
    angler = states[0].anglers[seat]
    cards = [species_card(box, int(card) - 1) for card in angler.catch[: angler.n_catch]]
    return explained(cards, box.names["symbol"])


def grade(box: Box, total: int) -> int:
    """The number of the grade for a solo score, from 1.  RYB-SOLO-05"""
    grades = box.facts["solo"]["grades"]
    return max([k for k, one in enumerate(grades, 1) if one["from"] <= total], default=1)


def outcome(box: Box, states: Array) -> Outcome | None:
    """How the game ended, or None while it runs.  RYB-SCORE-07 to 11, RYB-SOLO-04"""
    s = states[0]
    if s.phase != ENDED:
        return None
    seats = range(int(s.seats))
    totals = [sum(sheet_of(box, states, seat).values()) for seat in seats]
    luck = [int(s.anglers[seat].smiling) for seat in seats]
    placings = places(totals, luck)
    words = [word for seat in seats for word in (f"P{seat + 1}", str(totals[seat]))]
    words += ["luck", *map(str, luck)]
    if s.seats == 1:
        words += ["grade", str(grade(box, totals[0]))]
        return Outcome(REASONS[s.reason], placings, None, tuple(words))
    winners = [placing.seat for placing in placings if placing.place == 1]
    words += ["win", *(f"P{seat + 1}" for seat in winners)]
    return Outcome(REASONS[s.reason], placings, tie_break(placings), tuple(words))


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    """What an action did, for logs and animation."""
    was, now = before[0], after[0]
    events: list[Event] = []
    if actor >= 0:
        events += _told_seat(box, was, now, actor, action)
    else:
        events += _told_chance(box, was, now, action)
    if now.phase == ENDED and was.phase != ENDED:
        events.append(Event("ended", {"reason": REASONS[now.reason]}))
    return events


def _told_seat(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    names, seat = box.names, actor + 1
    if action < STOP:
        field = names["field"][int(now.at)]
        paid = int(was.anglers[actor].smiling - now.anglers[actor].smiling)
        values = {"seat": seat, "way": names["way"][action], "field": field, "luck": paid}
        return [Event("stepped", values)]
    if action == STOP or action >= GO:
        return _told_move(box, was, now, actor, action)
    if action == REROLL:
        left = int(now.anglers[actor].smiling)
        return [Event("rerolled", {"seat": seat, "smiling": left})]
    if action == GIVE_UP:
        return [Event("failed", {"seat": seat})]
    return [_caught(box, was, actor, pair_of(box, was)[action - TAKE])]


def _told_move(box: Box, was: Any, now: Any, actor: int, action: int) -> list[Event]:
    """The move is over, and with it what it led to."""
    b, names, seat = box.tables[0], box.names, actor + 1
    path = [int(field) for field in was.path[: was.n_steps + 1]]
    if action >= GO:
        for way in _ways(box, was)[action - GO]:
            path.append(int(b.to[path[-1], way]))
    field = names["field"][path[-1]]
    values = {
        "seat": seat,
        "field": field,
        "path": [names["field"][k] for k in path],
        "luck": max(len(path) - 1 - FREE_STEPS, 0),
    }
    if now.phase in (MOVE, ENDED):
        smiling = int(now.anglers[actor].smiling)
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
        if now.anglers[seat].n_catch > was.anglers[seat].n_catch:
            place = next(k for k in pair_of(box, was) if box.tables[0].hit[was.places[k], face])
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
        field = names["field"][int(now.anglers[seat].field)]
        moved = bool(was.anglers[seat].field != now.anglers[seat].field)
        way = names["way"][action - TURN_OVER]
        return [Event("drifted", {"seat": seat + 1, "way": way, "field": field, "moved": moved})]
    if action in ACTIONS["keep"]:
        return [Event("kept", {"token": token_name(box, action - KEEP_TOKEN)})]
    if action in ACTIONS["begin"]:
        return [Event("begins", {"seat": action - BEGIN + 1})]
    field = next_field(box, was)
    if action in ACTIONS["lay"]:
        return [Event("laid", {"field": field, "colour": names["colour"][action - LAY_COLOUR]})]
    return [Event("laid_open", {"field": field, "token": token_name(box, action - LAY_TOKEN)})]
