"""Greedy for Rybowisko: the most points that this catch, or the one after a rest, can be expected
to bring.

A catch is decided by dice, so looking at points alone would see nothing: this bot weighs each
field within reach by the exact odds.  It has no idea what the others will do.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ..games.rybowisko import words
from ..games.rybowisko.material import FREE_STEPS, NO_CARD, SET_POINTS, SYMBOLS
from ..games.rybowisko.odds import pair_odds
from ..games.rybowisko.state import BOTH, MISS, REROLL, TAKE
from ..games.rybowisko.view import reach
from ..kernel.dealer import draw
from ..kernel.game import Array, Box, Game

LATER = Fraction(1, 2)  # what a point of the next turn counts now
A_SYMBOL = Fraction(1, 2)  # a card that brings a set nearer


def card_value(box: Box, angler: Any, card: int) -> Fraction:
    """Points that a card (1 + species) brings an angler at once, and its help towards a set."""
    b = box.tables[0]
    counts = [0] * SYMBOLS
    for held in angler.catch[: angler.n_catch]:
        counts[int(b.symbol[held])] += 1
    before = min(counts)
    symbol = int(b.symbol[card])
    lacked = counts[symbol] == before
    counts[symbol] += 1
    sets = min(counts) - before
    help_towards = A_SYMBOL if lacked and not sets else Fraction(0)
    return 1 + int(b.unique[card]) + SET_POINTS * sets + help_towards


def pair_value(box: Box, s: Any, colour: int, luck: int) -> Fraction:
    """What a catch at the pair of a colour can be expected to bring with so much luck."""
    places = box.tables[0].place_of[colour]
    cards = [int(s.places[place]) for place in places]
    angler = s.anglers[s.seat]
    values = [card_value(box, angler, card) if card != NO_CARD else Fraction(0) for card in cards]
    odds = pair_odds(box, cards[0], cards[1], luck)
    better = 0 if values[0] >= values[1] else 1
    worse = 1 - better
    return odds.preferred[better] * values[better] + odds.other[worse] * values[worse]


def play_greedy(game: Game, box: Box, state: Array, seed: str) -> int:
    """The action with the best expectation."""
    s = state[0]
    if s.phase == MISS:
        return REROLL
    if s.phase == BOTH:
        angler = s.anglers[s.seat]
        first, second = words.pair_of(box, s)
        values = [card_value(box, angler, int(s.places[place])) for place in (first, second)]
        return TAKE if values[0] >= values[1] else TAKE + 1
    return game.parse(box, state, _move(game, box, state, seed))


def _move(game: Game, box: Box, state: Array, seed: str) -> str:
    """The first word of the best move; equals are drawn."""
    s, b = state[0], box.tables[0]
    fields, angler = box.names["field"], s.anglers[s.seat]
    everything = int(angler.luck)
    values = {  # of every token on the map, by luck left there
        int(b.spot_field[spot]): [
            pair_value(box, s, words.colour_of(int(s.group_at[spot])), luck)
            for luck in range(everything + 1)
        ]
        for spot in range(int(b.n_spots))
        if s.group_at[spot]
    }

    def after_rest(field: int) -> Fraction:
        """The best catch of the next turn from a field, with all luck smiling."""
        found = Fraction(0)
        for other, by_luck in values.items():
            left = everything - max(int(b.distance[field, other]) - FREE_STEPS, 0)
            if left >= 0 and other != field:
                found = max(found, by_luck[left])
        return found

    ranked: dict[Fraction, list[str]] = {}
    for one in reach(box, state):
        field = fields.index(one.field)
        if one.action == "catch":
            value = values[field][int(angler.smiling) - one.luck]
        else:
            value = LATER * after_rest(field)
        ranked.setdefault(value, []).append(one.words[0])
    best = ranked[max(ranked)]
    return best[draw(seed, game.key, "bot", 0, len(best))]
