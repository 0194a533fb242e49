"""Greedy for Rybowisko: the most points that this catch, or the one after a rest, can be expected
to bring.

A catch is decided by dice, so looking at points alone would see nothing: this bot weighs each
field within reach by the exact odds.  It has no idea what the others will do.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from ..games.rybowisko import words
from ..games.rybowisko.material import (
    FREE_STEPS,
    MAX_COLOURS,
    MAX_FIELDS,
    MAX_LUCK,
    MAX_ROUNDS,
    MAX_SPOTS,
    NO_CARD,
    NO_SPOT,
    SET_POINTS,
    SYMBOLS,
)
from ..games.rybowisko.odds import pair_odds
from ..games.rybowisko.rules import BY_FIELD, MOVES, ROUNDS, TARGET, colour_at, target_reached
from ..games.rybowisko.state import BOTH, ENTERED, GIVE_UP, GO, MISS, REROLL, STOP, TAKE, TAKEN
from ..games.rybowisko.view import reach
from ..kernel.compiled import compiled, inlined
from ..kernel.dealer import draw
from ..kernel.game import Array, Box, Game
from ..kernel.playout import below
from .tactics import POINT

SCRATCH = 0
CALM = 40
LEVELS = {
    "strong": {"width": 12, "sims": 1000, "ms": 900, "horizon": 1000, "win": 3},
    "master": {"width": 24, "sims": 10000, "ms": 4500, "horizon": 1000, "win": 3},
}
LUCKS = MAX_LUCK + 1
MANY = 6
WHOLE = 1 << 20
PARITY = np.array([0, 0, 160, 45, 130, 80, 100], np.int64)

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


# Places in `work`.
CATCH = 0  # of a colour and so many smiling tokens: what a catch brings, COLOUR by COLOUR
PRIZE = CATCH + MAX_COLOURS * LUCKS  # of a colour: what a hit is worth on average
HITS = PRIZE + MAX_COLOURS  # of a colour: faces of the die that hit
LIFT = HITS + MAX_COLOURS  # of a symbol: what a card with it is worth but for uniqueness
TOKENS = LIFT + SYMBOLS  # fields with a token, and behind them their colours
COLOURS = TOKENS + MAX_SPOTS
AFTER = COLOURS + MAX_SPOTS  # what comes after a catch, by luck left
GOALS = AFTER + LUCKS  # fields where the move can end, and behind them the luck left there
LEFT = GOALS + MAX_FIELDS + 1
HOPE = LEFT + MAX_FIELDS + 1  # what ending there promises
STEPS = HOPE + MAX_FIELDS + 1  # of a field: steps to get there, 0 if not reached
BACK = STEPS + MAX_FIELDS + 1  # of a field: the direction of the last step to it
QUEUE = BACK + MAX_FIELDS + 1
WORK = QUEUE + MAX_FIELDS + 1
RATE = 65
SURE = 92
PAIR1 = 30
PAIR2 = 100
DEEP = 20
END_WIN = 80
END_LOSE = 60
SECOND = 12
HALF = 50
NOISE = 2
RIVAL = 20
SLOT = -10


@inlined
def turns_after(b, s):  # type: ignore[no-untyped-def]
    """How many turns the seat that acts has after this one, as far as that is known."""
    rounds = np.int64(s.rounds)
    if s.seats == 1:
        return np.int64(b.solo_turns) - rounds
    if target_reached(s):
        return np.int64(0)
    return min(np.int64(MAX_ROUNDS[s.options[ROUNDS]]) - rounds, np.int64(MANY))


@inlined
def promise(first, second, third, room, work):  # type: ignore[no-untyped-def]
    """What so many cards of each symbol promise towards sets, with room for so many more."""
    least = min(first, second, third)
    over = (first > least) + (second > least) + (third > least)
    deep = (first > least + 1) + (second > least + 1) + (third > least + 1)
    if room < SYMBOLS - over:
        return np.int64(0)
    value = (PAIR2 if over == 2 else PAIR1 if over == 1 else 0) + DEEP * deep
    if room == SYMBOLS - over:
        value = value * HALF // 100
    return value


@inlined
def points_of(b, s, seat):  # type: ignore[no-untyped-def]
    """The points of a seat as its catch stands."""
    angler = s.anglers[seat]
    n = np.int64(angler.n_catch)
    first, second, third, points = 0, 0, 0, n
    for k in range(n):
        card = angler.catch[k]
        points += b.unique[card]
        first += 1 if b.symbol[card] == 0 else 0
        second += 1 if b.symbol[card] == 1 else 0
        third += 1 if b.symbol[card] == 2 else 0
    return points + SET_POINTS * min(first, second, third), first, second, third


@inlined
def room_for(b, s, seat):  # type: ignore[no-untyped-def]
    """How many more cards a seat can hope for."""
    if s.seats == 1:
        return (np.int64(b.solo_turns) - np.int64(s.rounds) + 2) // 2
    return np.int64(s.options[TARGET]) + 1 - np.int64(s.anglers[seat].n_catch)


@compiled
def weigh_symbols(b, s, seat, work):  # type: ignore[no-untyped-def]
    """What a card of each symbol is worth to a seat."""
    points, first, second, third = points_of(b, s, seat)
    room = room_for(b, s, seat)
    before = promise(first, second, third, room, work)
    sets = min(first, second, third)
    for symbol in range(SYMBOLS):
        one = first + 1 if symbol == 0 else first
        two = second + 1 if symbol == 1 else second
        three = third + 1 if symbol == 2 else third
        more = min(one, two, three) - sets
        after = promise(one, two, three, room - 1, work)
        work[LIFT + symbol] = POINT + SET_POINTS * POINT * more + after - before - SLOT
    if s.seats > 1 and room == 1:
        weigh_end(b, s, seat, points, work)


@compiled
def weigh_end(b, s, seat, points, work):  # type: ignore[no-untyped-def]
    """A card that ends the game is good for whoever is ahead then."""
    best = 0
    for other in range(np.int64(s.seats)):
        if other != seat:
            theirs, _one, _two, _three = points_of(b, s, other)
            best = max(best, theirs)
    for symbol in range(SYMBOLS):
        ahead = points * POINT + work[LIFT + symbol] - best * POINT
        if ahead > 0:
            work[LIFT + symbol] += END_WIN
        elif ahead < 0:
            work[LIFT + symbol] -= END_LOSE


@inlined
def gain(b, work, card):  # type: ignore[no-untyped-def]
    """What a card is worth to the seat that was weighed."""
    if card == NO_CARD:
        return np.int64(0)
    return work[LIFT + b.symbol[card]] + POINT * b.unique[card]


@compiled
def weigh(b, s, seat, work):  # type: ignore[no-untyped-def]
    """What a catch at each pair of cards is worth to a seat."""
    weigh_symbols(b, s, seat, work)
    faces = np.int64(b.faces)
    for colour in range(np.int64(b.n_colours)):
        one, other = s.places[b.place_of[colour, 0]], s.places[b.place_of[colour, 1]]
        first, second = gain(b, work, one), gain(b, work, other)
        better = max(first, second)
        hits, prize = 0, np.int64(0)
        for face in range(1, faces + 1):
            if b.hit[one, face] == 1:
                hits += 1
                prize += better if b.hit[other, face] == 1 else first
            elif b.hit[other, face] == 1:
                hits += 1
                prize += second
        prize = prize // max(hits, 1)
        work[HITS + colour] = hits
        work[PRIZE + colour] = prize
        missed = WHOLE
        for luck in range(LUCKS):
            missed = missed * (faces - hits) // faces
            work[CATCH + colour * LUCKS + luck] = prize * (WHOLE - missed) // WHOLE


@inlined
def list_tokens(b, s, work):  # type: ignore[no-untyped-def]
    """The fields with a token and their colours; returns how many there are."""
    n = 0
    for spot in range(np.int64(b.n_spots)):
        if s.group_at[spot] > 0:
            work[TOKENS + n] = b.spot_field[spot]
            work[COLOURS + n] = colour_at(s, spot)
            n += 1
    return n


@inlined
def prospect(b, work, n_tokens, field, luck):  # type: ignore[no-untyped-def]
    """The best catch of a turn that begins on a field with so much luck, and a bit for the next."""
    best, second = np.int64(0), np.int64(0)
    for k in range(n_tokens):
        steps = np.int64(b.distance[field, work[TOKENS + k]])
        left = luck - max(steps - FREE_STEPS, 0)
        if left >= 0 and steps > 0:
            value = work[CATCH + work[COLOURS + k] * LUCKS + left]
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return (best * SURE + second * SECOND) // 100


@inlined
def cost_of_time(work, later):  # type: ignore[no-untyped-def]
    """What a turn spent is worth, with so many turns after it."""
    if later >= MANY:
        return RATE
    return RATE * PARITY[later] // 100


@compiled
def hope_of_catch(b, s, work, n_tokens, field, colour, luck, later, last):  # type: ignore[no-untyped-def]
    """What a catch promises with luck left for further rolls; AFTER is filled on the way."""
    faces, hits = np.int64(b.faces), work[HITS + colour]
    prize = work[PRIZE + colour]
    rate = cost_of_time(work, later)
    value = np.int64(0)
    for left in range(luck + 1):
        after = np.int64(0)
        if later > 0:
            after = max(prospect(b, work, n_tokens, field, left) - rate, 0)
        after += left
        missed = max(value, after) if left > 0 else after
        value = (hits * (prize + (0 if last else after)) + (faces - hits) * missed) // faces
        work[AFTER + left] = after
    return value


@inlined
def hope_of_rest(b, s, work, n_tokens, field, later):  # type: ignore[no-untyped-def]
    """What a rest promises: the next catch, a turn later."""
    luck = np.int64(s.anglers[s.seat].luck)
    if later == 0:
        return luck
    return prospect(b, work, n_tokens, field, luck) - cost_of_time(work, later)


@compiled
def list_goals(b, s, work):  # type: ignore[no-untyped-def]
    """The fields where the move can end and the luck left there; returns how many there are."""
    if s.options[MOVES] != BY_FIELD:
        return list_walks(b, s, work)
    smiling = np.int64(s.anglers[s.seat].smiling)
    n = 0
    for k in range(np.int64(b.n_near[s.at, FREE_STEPS + smiling])):
        field = np.int64(b.near[s.at, k])
        if s.mark[field] == 0:
            work[GOALS + n] = field
            work[LEFT + n] = smiling - max(np.int64(b.distance[s.at, field]) - FREE_STEPS, 0)
            n += 1
    return n


@compiled
def list_walks(b, s, work):  # type: ignore[no-untyped-def]
    """The same for a move that is made step by step, and may have begun.  RYB-MOVE-03"""
    for field in range(np.int64(b.n_fields)):
        work[STEPS + field] = 0
    smiling, made = np.int64(s.anglers[s.seat].smiling), np.int64(s.n_steps)
    reach = max(FREE_STEPS - made, 0) + smiling
    n, head, tail = 0, 0, 1
    work[QUEUE] = s.at
    if made > 0 and s.mark[s.at] & TAKEN == 0:
        work[GOALS], work[LEFT] = s.at, smiling
        n = 1
    while head < tail:
        field = work[QUEUE + head]
        head += 1
        steps = work[STEPS + field] + 1
        if steps > reach:
            break
        for way in range(np.int64(b.n_ways)):
            beside = np.int64(b.to[field, way])
            if s.mark[beside] & ENTERED or work[STEPS + beside] > 0:
                continue
            work[STEPS + beside] = steps
            work[BACK + beside] = way
            work[QUEUE + tail] = beside
            tail += 1
            if s.mark[beside] == 0:
                work[GOALS + n] = beside
                work[LEFT + n] = smiling - max(steps - max(FREE_STEPS - made, 0), 0)
                n += 1
    return n


@compiled
def weigh_goals(b, s, work):  # type: ignore[no-untyped-def]
    """What every end of the move promises; returns how many there are."""
    seat = np.int64(s.seat)
    weigh(b, s, seat, work)
    n_tokens = list_tokens(b, s, work)
    later = turns_after(b, s)
    last = s.seats > 1 and room_for(b, s, seat) == 1
    n = list_goals(b, s, work)
    for k in range(n):
        field = work[GOALS + k]
        spot = b.spot_of[field]
        if spot != NO_SPOT and s.group_at[spot] > 0:
            work[HOPE + k] = hope_of_catch(
                b, s, work, n_tokens, field, colour_at(s, spot), work[LEFT + k], later, last
            )
        else:
            work[HOPE + k] = hope_of_rest(b, s, work, n_tokens, field, later)
    return n


@compiled
def weigh_rolls(b, s, work):  # type: ignore[no-untyped-def]
    """After a miss: what rolling again promises, and what giving up does."""
    seat = np.int64(s.seat)
    weigh(b, s, seat, work)
    n_tokens = list_tokens(b, s, work)
    later = turns_after(b, s)
    last = s.seats > 1 and room_for(b, s, seat) == 1
    smiling = np.int64(s.anglers[seat].smiling)
    colour, field = np.int64(colour_at(s, s.fished)), np.int64(s.at)
    hope_of_catch(b, s, work, n_tokens, field, colour, smiling, later, last)
    give_up = work[AFTER + smiling]
    again = hope_of_catch(b, s, work, n_tokens, field, colour, smiling - 1, later, last)
    return again, give_up


@compiled
def weigh_cards(b, s, work):  # type: ignore[no-untyped-def]
    """What the first and the second card of the pair are worth, with what others want of them."""
    colour = np.int64(colour_at(s, s.fished))
    one, other = s.places[b.place_of[colour, 0]], s.places[b.place_of[colour, 1]]
    first, second = np.int64(0), np.int64(0)
    for k in range(1, np.int64(s.seats)):
        seat = (np.int64(s.seat) + k) % np.int64(s.seats)
        weigh_symbols(b, s, seat, work)
        first = max(first, gain(b, work, one))
        second = max(second, gain(b, work, other))
    weigh_symbols(b, s, np.int64(s.seat), work)
    first = gain(b, work, one) + first * RIVAL // 100
    second = gain(b, work, other) + second * RIVAL // 100
    return first, second


@compiled
def first_step(b, s, work, field):  # type: ignore[no-untyped-def]
    """The action that begins the move to a field: the move itself, or a step of it."""
    if s.options[MOVES] == BY_FIELD:
        return GO + field
    if field == s.at:
        return np.int64(STOP)
    while work[STEPS + field] > 1:
        field = step_back(b, work, field)
    return work[BACK + field]


@inlined
def step_back(b, work, field):  # type: ignore[no-untyped-def]
    """The field before this one on its way; opposite directions lie half-way round."""
    ways = np.int64(b.n_ways)
    return np.int64(b.to[field, (work[BACK + field] + ways // 2) % ways])


@compiled
def advise(box, states, i, rng, work):  # type: ignore[no-untyped-def]
    b, s = box[0], states[i]
    if s.phase == MISS:
        again, give_up = weigh_rolls(b, s, work)
        return np.int64(REROLL if again >= give_up else GIVE_UP)
    if s.phase == BOTH:
        first, second = weigh_cards(b, s, work)
        return np.int64(TAKE if first >= second else TAKE + 1)
    n = weigh_goals(b, s, work)
    if n == 0:
        return np.int64(STOP)
    noise = below(rng, 1 << 30)
    best, choice = np.int64(0), -1
    for k in range(n):
        hope = (
            work[HOPE + k] * 4 + (((noise ^ (k * 0x9E37)) * 0x45D9F3B >> 13) & 1023) * NOISE // 256
        )
        if choice < 0 or hope > best:
            best, choice = hope, k
    return first_step(b, s, work, work[GOALS + choice])


@compiled
def list_turns(box, states, i, work, turns, lengths, hopes):  # type: ignore[no-untyped-def]
    b, s = box[0], states[i]
    if s.phase == MISS:
        again, give_up = weigh_rolls(b, s, work)
        return put_two(turns, lengths, hopes, REROLL, again, GIVE_UP, give_up)
    if s.phase == BOTH:
        first, second = weigh_cards(b, s, work)
        return put_two(turns, lengths, hopes, TAKE, first, TAKE + 1, second)
    n = weigh_goals(b, s, work)
    if n == 0:
        turns[0, 0], lengths[0], hopes[0] = STOP, 1, 0
        return 1
    n_turns = min(n, len(turns))
    for k in range(n_turns):
        best = k
        for other in range(k + 1, n):
            if work[HOPE + other] > work[HOPE + best]:
                best = other
        field, hope = work[GOALS + best], work[HOPE + best]
        work[GOALS + best], work[HOPE + best] = work[GOALS + k], work[HOPE + k]
        hopes[k] = hope
        lengths[k] = put_move(b, s, work, field, turns[k])
    return n_turns


@compiled
def put_two(turns, lengths, hopes, one, first, other, second):  # type: ignore[no-untyped-def]
    """Two turns of one action each, the better one first."""
    if second > first:
        one, first, other, second = other, second, one, first
    turns[0, 0], lengths[0], hopes[0] = one, 1, first
    if len(turns) == 1:
        return 1
    turns[1, 0], lengths[1], hopes[1] = other, 1, second
    return 2


@compiled
def put_move(b, s, work, field, turn):  # type: ignore[no-untyped-def]
    """The actions of a move to a field; returns how many they are."""
    if s.options[MOVES] == BY_FIELD:
        turn[0] = GO + field
        return 1
    n = work[STEPS + field] if field != s.at else 0
    turn[n] = STOP
    for k in range(n - 1, -1, -1):
        turn[k] = work[BACK + field]
        field = step_back(b, work, field)
    return n + 1


@compiled
def worth(b, s, seat):  # type: ignore[no-untyped-def]
    points, _first, _second, _third = points_of(b, s, seat)
    return points * POINT


@compiled
def opposed(b, s):  # type: ignore[no-untyped-def]
    return 0


@compiled
def imagine(b, s, seat, rng):  # type: ignore[no-untyped-def]
    pass
