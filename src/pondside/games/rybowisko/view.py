"""What a seat may see of a Rybowisko position.

Everybody sees the same; a view differs only in whose choices it lists.  What happened before is
told in events.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypedDict

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box, copies, unpacked
from . import actions, endings, phases
from .facts import FREE_STEPS, MAX_WAYS
from .fits import shortest_ways
from .ground import colour_of, pair_of
from .odds import hits_of, odds_of, ways_left
from .options import COLOUR_OF, COLOURS, OPTIONS
from .position_text import position_of, spell_position
from .ranking import outcome
from .scoring import SHEET, SHEET_LINES
from .sheets import Card, explained, points_of, species_card
from .state import TAKEN
from .tables import NO_CARD, NO_SPOT
from .turns import last_round, target_of
from .words import card_name, spell, token_name


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


class CatchView(TypedDict):
    """A catch: where it is tried, which cards can be won, and what the die says."""

    field: str
    colour: str  # of the token
    places: list[str]
    die: int | None


class Reach(msgspec.Struct, frozen=True):
    """A field where the move can end, and the shortest way there."""

    field: str
    words: list[str]  # what to play: the field, or `stop` where the angler has to stay
    luck: int  # tokens it costs
    action: Literal["catch", "rest"]
    path: list[str]  # the fields from where the angler is to there
    colour: str | None = None  # of the token
    chances: Chances | None = None


class Choice(msgspec.Struct, frozen=True):
    """Something the viewer may do now."""

    word: str
    field: str | None = None  # where a move ends
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
    first: int  # the seat with the first-player card
    target: int | None  # fish that end the game; None if solo
    last_round: str | None  # why the game ends with this round, if several play and it is known
    places: dict[str, str | None]
    pairs: dict[str, list[str]]  # token colour -> its card places
    deck: int
    unseen: dict[str, int]  # the cards of the deck, counted by species
    tokens: dict[str, TokenView]  # by fishing field
    pile: list[str]
    anglers: list[AnglerView]
    catch: CatchView | None  # the catch under way
    chances: Chances | None  # of the catch under way, while a roll may come
    choices: list[Choice]  # empty unless the viewer acts
    reach: list[Reach]
    worths: dict[str, int]  # card place -> points it would bring the viewer; empty unless it acts
    totals: list[int]
    position: str | None  # as one line of text; None while chance acts
    reason: str | None
    result: list[str] | None


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as everybody knows it, with the choices of one seat."""
    s, b, names = unpacked(states), unpacked(box.tables), box.names
    actor = int(doors.actor(box.tables, states, 0))
    acts = seat is not None and actor == seat
    outcome_now = outcome(box, states)
    points = points_of(box, states, range(s.seats))
    anglers = [_angler(box, s, k, points[k]) for k in range(s.seats)]
    position = position_of(box, states)
    catching = phases.PHASES[s.phase] in ("roll", "miss", "both", "draw", "drift")
    return View(
        game="rybowisko",
        seat=seat,
        seats=s.seats,
        options={
            option.id: option.values[value]
            for option, value in zip(OPTIONS, s.options.tolist(), strict=True)
        },
        phase=phases.PHASES[s.phase],
        actor=actor if actor >= 0 else None,
        turn=s.turn,
        turns=b.solo_turns if s.seats == 1 else None,
        round=s.rounds,
        first=s.first,
        target=None if s.seats == 1 else target_of(s),
        last_round=last_round(s),
        places={
            place: card_name(box, held)
            for place, held in zip(names["place"], s.places.tolist(), strict=False)
        },
        pairs={
            colour: [names["place"][place] for place in pair]
            for colour, pair in zip(names["colour"], b.place_of.tolist(), strict=False)
        },
        deck=s.n_deck,
        unseen=_counted(names["species"], s.deck[: s.n_deck]),
        tokens=_tokens(box, states),
        pile=[token_name(box, kind) for kind in sorted(s.pile[: s.n_pile].tolist())],
        anglers=anglers,
        catch=_catch(box, s) if catching else None,
        chances=_pending(box, s) if catching else None,
        choices=_choices(box, states) if acts else [],
        reach=reach(box, states) if acts and s.phase == phases.MOVE else [],
        worths=_worths(box, s, seat) if acts and seat is not None else {},
        totals=[angler.total for angler in anglers],
        position=spell_position(position) if position else None,
        reason=endings.REASONS[s.reason] or None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _counted(names: tuple[str, ...], kinds: Array) -> dict[str, int]:
    counts = np.bincount(kinds).tolist()
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def _tokens(box: Box, states: Array) -> dict[str, TokenView]:
    names, ways = box.names, box.names["way"]
    chances = {  # the drifts of a group; the exact ones are in odds.py
        group: {ways[way]: n / sum(counts.values()) for way, n in counts.items()}
        for group, counts in ways_left(states).items()
    }
    fields = box.tables["spot_field"][0].tolist()
    return {
        names["field"][field]: TokenView(names["colour"][colour_of(group)], dict(chances[group]))
        for field, group in zip(fields, states["group_at"][0].tolist(), strict=True)
        if group
    }


def _angler(box: Box, s: Any, seat: int, points: list[int]) -> AnglerView:
    names, angler = box.names, unpacked(s.anglers, seat)
    cards = angler.catch[: angler.n_catch].tolist()
    symbol_of = box.tables["symbol"][0].tobytes()
    symbols = dict.fromkeys(names["symbol"], 0)
    for card in cards:
        symbols[names["symbol"][symbol_of[card]]] += 1
    colour = int(COLOUR_OF[s.options[COLOURS], seat])
    return AnglerView(
        seat=seat,
        colour=names["player"][colour],
        field=names["field"][angler.field],
        smiling=angler.smiling,
        luck=angler.luck,
        cards=[names["species"][card - 1] for card in cards],
        symbols=symbols,
        sheet=dict(zip(SHEET_LINES, points, strict=True)),
        total=sum(points),
    )


def _catch(box: Box, s: Any) -> CatchView:
    first, second = pair_of(box, s)
    field = box.names["field"][int(box.tables["spot_field"][0, s.fished])]
    return {
        "field": field,
        "colour": box.names["colour"][colour_of(int(s.group_at[s.fished]))],
        "places": [box.names["place"][first], box.names["place"][second]],
        "die": int(s.die) or None,
    }


@lru_cache(maxsize=4096)
def _shown(first: bytes, second: bytes, luck: int) -> tuple[float, float, float]:
    """The odds of a catch as a view tells them: any card, the first, the second if preferred."""
    odds = odds_of(first, second, luck)
    return float(odds.any), float(odds.preferred[0]), float(odds.preferred[1])


def _chances(box: Box, s: Any, pair: tuple[int, int], rolls: range, least: int) -> Chances:
    """The chances at two card places with each number of luck tokens in `rolls`."""
    held = [int(s.places[place]) for place in pair]
    first, second = hits_of(box, held[0]), hits_of(box, held[1])
    odds = [_shown(first, second, luck) for luck in rolls]
    cards = {
        box.names["place"][place]: [one[1 + k] for one in odds]
        for k, place in enumerate(pair)
        if held[k] != NO_CARD
    }
    return Chances(least=least, any=[one[0] for one in odds], cards=cards)


def _pending(box: Box, s: Any) -> Chances | None:
    """The chances of the catch under way, before its roll or after a miss."""
    luck = int(s.anglers["smiling"][s.seat])
    if s.phase == phases.ROLL:
        return _chances(box, s, pair_of(box, s), range(luck + 1), 0)
    if s.phase == phases.MISS:  # n tokens are n rolls now
        return _chances(box, s, pair_of(box, s), range(luck), 1)
    return None


def reach(box: Box, states: Array) -> list[Reach]:
    """Where the move can end, nearest first.

    Other anglers can be passed (RYB-MOVE-06) and never lengthen a way; a longer way to the same
    field costs more luck and is never better.
    """
    s = unpacked(states)
    mark = s.mark.tobytes()
    ways = {
        field: steps for field, steps in shortest_ways(box, s).items() if not mark[field] & TAKEN
    }
    if len(ways) > 1:
        del ways[s.at]  # RYB-MOVE-01; alone it stays, RYB-MOVE-11
    to = box.tables["to"][0].tobytes()
    return [_reached(box, s, field, steps, to) for field, steps in ways.items()]


def _reached(box: Box, s: Any, field: int, steps: list[int], to: bytes) -> Reach:
    names, at = box.names, int(s.at)
    path = [names["field"][at]]
    for way in steps:
        at = to[at * MAX_WAYS + way]
        path.append(names["field"][at])
    luck = max(len(steps) - FREE_STEPS, 0)
    words = [names["field"][field] if steps else "stop"]
    spot = box.tables["spot_of"][0, field]
    if spot == NO_SPOT or s.group_at[spot] == 0:
        return Reach(names["field"][field], words, luck, "rest", path)
    colour = colour_of(int(s.group_at[spot]))
    first, second = box.tables["place_of"][0, colour].tolist()
    left = int(s.anglers["smiling"][s.seat]) - luck
    chances = _chances(box, s, (first, second), range(left + 1), 0)
    return Reach(
        names["field"][field], words, luck, "catch", path, names["colour"][colour], chances
    )


@lru_cache(maxsize=16)
def _species_cards(box: Box) -> tuple[Card, ...]:
    return tuple(species_card(box, species) for species in range(len(box.names["species"])))


@lru_cache(maxsize=4096)
def _brings(catch: tuple[Card, ...], card: Card, symbols: tuple[str, ...]) -> int:
    """How many points a card adds to a catch."""
    before, after = (explained(cards, symbols) for cards in (catch, (*catch, card)))
    return sum(line.points for line in after) - sum(line.points for line in before)


def _worths(box: Box, s: Any, seat: int) -> dict[str, int]:
    """What the card on each place would bring a seat now."""
    angler, cards = unpacked(s.anglers, seat), _species_cards(box)
    catch = tuple(cards[card - 1] for card in angler.catch[: angler.n_catch].tolist())
    return {
        place: _brings(catch, cards[held - 1], box.names["symbol"])
        for place, held in zip(box.names["place"], s.places.tolist(), strict=False)
        if held != NO_CARD
    }


def _choices(box: Box, states: Array) -> list[Choice]:
    s = unpacked(states)
    out, points = np.zeros(actions.MAX_LEGAL, np.int64), np.zeros(actions.MAX_LEGAL, np.int64)
    if s.phase == phases.BOTH:  # only taking a card changes points at once
        both = copies(states, 2)
        n = doors.legal_points(box.tables, both, 0, 1, np.zeros(1, SHEET), out, points)
    else:
        n = doors.legal(box.tables, states, 0, out)
    if s.phase == phases.MOVE:
        return _moves(box, s, out[:n].tolist())
    found = []
    for action, gain in zip(out[:n].tolist(), points[:n].tolist(), strict=True):
        word = spell(box, states, action)
        if action == actions.REROLL:
            found.append(Choice(word, luck=1))
        elif action == actions.GIVE_UP:
            found.append(Choice(word))
        else:
            place = pair_of(box, s)[action - actions.TAKE]
            card = card_name(box, int(s.places[place]))
            found.append(Choice(word, place=box.names["place"][place], card=card, points=gain))
    return found


def _moves(box: Box, s: Any, codes: list[int]) -> list[Choice]:
    """The moves that the angler can make, or `stop`."""
    fields, distance = box.names["field"], box.tables["distance"][0, s.at].tobytes()
    found = []
    for action in codes:
        if action >= actions.GO:
            word = fields[action - actions.GO]
            luck = max(distance[action - actions.GO] - FREE_STEPS, 0)
            found.append(Choice(word, field=word, luck=luck))
        else:
            found.append(Choice("stop"))
    return found
