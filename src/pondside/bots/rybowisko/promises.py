"""What moves, rolls and cards of Rybowisko promise, compiled and in hundredths of a point.

Every field within reach is weighed by the odds of a catch there, or of the next one after a rest;
what time and luck are worth counts too, and which token another angler is after.  Nothing here
decides: __init__.py does.
"""

from __future__ import annotations

import numpy as np

from ...games.rybowisko.facts import FREE_STEPS, MAX_COLOURS, MAX_FIELDS, MAX_SPOTS, SYMBOLS
from ...games.rybowisko.ground import colour_at
from ...games.rybowisko.options import MAX_ROUNDS, ROUNDS_OF, TARGET
from ...games.rybowisko.scoring import SET_POINTS
from ...games.rybowisko.tables import MAX_LUCK, NO_CARD, NO_SPOT
from ...games.rybowisko.turns import target_reached
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Seat, State, Tables, int64
from ..tactics import POINT

# Hundredths of a point, found by playing many games against variations of themselves.
TURN = 65  # what a turn is worth
ONE_OF_SET, TWO_OF_SET = 30, 100  # what one or two symbols of a set promise
BEYOND = 20  # a further card of a symbol that an unfinished set already has
A_FISH = 10  # every fish brings the end nearer, while one leads or not
AHEAD, BEHIND = 80, 60  # the fish that ends the game, for whoever is ahead or behind then
IDLE = 80  # what a turn without a catch in reach is worth to another seat
# Hundredths of what they are about.
SURE = 92  # a catch that is a turn away may still come to nothing
SECOND = 12  # of the next best catch, should it come to that
TIGHT = 50  # the promise of a set that every card to come has to help
SPOIL = 60  # of what another seat loses with a token
RISK = 30  # of a catch that another seat is after
RIVAL = 20  # of what a card is worth to another seat
# With so few turns to come it matters whether they are odd or even: rest and catch take turns.
TURN_BEFORE: Array = np.array([0, 0, 160, 45, 130, 80, 100], np.int64)  # hundredths of TURN
MANY = len(TURN_BEFORE) - 1  # turns to come that nobody counts

LUCKS = MAX_LUCK + 1
WHOLE = 1 << 20  # a chance of one

# Places in `work`.
CATCH = 0  # of a colour and so many smiling tokens: what a catch brings
PRIZE = CATCH + MAX_COLOURS * LUCKS  # of a colour: what a hit is worth on average
HITS = PRIZE + MAX_COLOURS  # of a colour: faces of the die that hit
LIFT = HITS + MAX_COLOURS  # of a symbol: what a card with it is worth but for uniqueness
TOKENS = LIFT + SYMBOLS  # of a token: its field
COLOURS = TOKENS + MAX_SPOTS  # its colour
SPOILS = COLOURS + MAX_SPOTS  # what another seat loses with it
WANTED = SPOILS + MAX_SPOTS  # 1 if another seat is after it
AFTER = WANTED + MAX_SPOTS  # what comes after a catch, by luck left
GOALS = AFTER + LUCKS  # fields where the move can end
LEFT = GOALS + MAX_FIELDS + 1  # luck left there
HOPE = LEFT + MAX_FIELDS + 1  # what ending there promises
WORK = HOPE + MAX_FIELDS + 1


@inlined
def turns_after(b: Tables, s: State) -> int:
    """How many turns the seat that acts has after this one, MANY if that is not known."""
    rounds = int64(s.rounds)
    if s.seats == 1:
        return min(int64(b.solo_turns) - rounds, int64(MANY))
    if target_reached(s):
        return int64(0)
    return min(int64(ROUNDS_OF[s.options[MAX_ROUNDS]]) - rounds, int64(MANY))


@inlined
def cost_of_turn(later: int) -> int:
    """What the next turn is worth, with so many to come."""
    return TURN * TURN_BEFORE[later] // 100


@inlined
def room_for(b: Tables, s: State, seat: Seat) -> int:
    """How many more cards a seat can hope for."""
    if s.seats == 1:
        return (int64(b.solo_turns) - int64(s.rounds) + 2) // 2
    return int64(s.options[TARGET]) + 1 - int64(s.anglers[seat].n_catch)


@inlined
def is_last(b: Tables, s: State, seat: Seat) -> int:
    """Whether the next fish of a seat ends the game."""
    return s.seats > 1 and room_for(b, s, seat) == 1


@inlined
def count_catch(b: Tables, s: State, seat: Seat) -> tuple[int, int, int, int]:
    """The points of a seat as its catch stands, and its cards of each symbol."""
    angler = s.anglers[seat]
    n = int64(angler.n_catch)
    first, second, third, points = 0, 0, 0, n
    for k in range(n):
        card = angler.catch[k]
        points += b.unique[card]
        first += 1 if b.symbol[card] == 0 else 0
        second += 1 if b.symbol[card] == 1 else 0
        third += 1 if b.symbol[card] == 2 else 0
    return points + SET_POINTS * min(first, second, third), first, second, third


@inlined
def promise(first: int, second: int, third: int, room: int) -> int:
    """What so many cards of each symbol promise towards sets, with room for so many more."""
    least = min(first, second, third)
    begun, beyond = 0, 0
    for n in (first, second, third):
        begun += 1 if n > least else 0
        beyond += 1 if n > least + 1 else 0
    if room < SYMBOLS - begun:
        return 0
    value = BEYOND * beyond
    if begun > 0:
        value += ONE_OF_SET if begun == 1 else TWO_OF_SET
    return value if room > SYMBOLS - begun else value * TIGHT // 100


@compiled
def weigh_symbols(b: Tables, s: State, seat: Seat, work: Array) -> None:
    """What a card of each symbol is worth to a seat."""
    points, first, second, third = count_catch(b, s, seat)
    room = room_for(b, s, seat)
    before = promise(first, second, third, room)
    sets = min(first, second, third)
    for symbol in range(SYMBOLS):
        one = first + 1 if symbol == 0 else first
        two = second + 1 if symbol == 1 else second
        three = third + 1 if symbol == 2 else third
        more = SET_POINTS * POINT * (min(one, two, three) - sets)
        after = promise(one, two, three, room - 1)
        work[LIFT + symbol] = POINT + A_FISH + more + after - before
    if is_last(b, s, seat):
        weigh_end(b, s, seat, points, work)


@compiled
def weigh_end(b: Tables, s: State, seat: Seat, points: int, work: Array) -> None:
    """A fish that ends the game is good for whoever is ahead then.  RYB-END-01"""
    best = 0
    for other in range(int64(s.seats)):
        if other != seat:
            theirs, _first, _second, _third = count_catch(b, s, other)
            best = max(best, theirs)
    for symbol in range(SYMBOLS):
        lead = (points - best) * POINT + work[LIFT + symbol] - A_FISH
        if lead > 0:
            work[LIFT + symbol] += AHEAD
        elif lead < 0:
            work[LIFT + symbol] -= BEHIND


@inlined
def gain(b: Tables, work: Array, card: int) -> int:
    """What a card is worth to the seat whose symbols were weighed."""
    if card == NO_CARD:
        return int64(0)
    return work[LIFT + b.symbol[card]] + POINT * b.unique[card]


@compiled
def weigh(b: Tables, s: State, seat: Seat, work: Array) -> None:
    """What a catch at each pair of cards is worth to a seat, if every miss is rolled again."""
    weigh_symbols(b, s, seat, work)
    faces = int64(b.faces)
    for colour in range(int64(b.n_colours)):
        one, other = s.places[b.place_of[colour, 0]], s.places[b.place_of[colour, 1]]
        first, second = gain(b, work, one), gain(b, work, other)
        better = max(first, second)
        hits, prize = 0, 0
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
        missed = int64(WHOLE)
        for luck in range(LUCKS):
            missed = missed * (faces - hits) // faces
            work[CATCH + colour * LUCKS + luck] = prize * (WHOLE - missed) // WHOLE


@inlined
def list_tokens(b: Tables, s: State, work: Array) -> int:
    """The tokens on the lake; returns how many there are."""
    n = 0
    for spot in range(int64(b.n_spots)):
        if s.group_at[spot] > 0:
            work[TOKENS + n] = b.spot_field[spot]
            work[COLOURS + n] = colour_at(s, spot)
            work[SPOILS + n], work[WANTED + n] = 0, 0
            n += 1
    return n


@inlined
def brings(b: Tables, work: Array, k: int, field: int, luck: int) -> int:
    """What a catch at a token brings from a field with so much luck; -1 if it is out of reach."""
    steps = int64(b.distance[field, work[TOKENS + k]])
    left = luck - max(steps - FREE_STEPS, int64(0))
    if left < 0 or steps == 0:
        return int64(-1)
    return work[CATCH + work[COLOURS + k] * LUCKS + left]


@compiled
def watch(b: Tables, s: State, seat: Seat, n_tokens: int, work: Array) -> None:
    """Which token another seat is after, and how much worse the next best would do."""
    weigh(b, s, seat, work)
    angler = s.anglers[seat]
    best, second, choice = int64(IDLE), int64(IDLE), -1
    for k in range(n_tokens):
        value = brings(b, work, k, angler.field, int64(angler.smiling))
        if value > best:
            second = best
            best, choice = value, k
        elif value > second:
            second = value
    if choice >= 0:
        work[SPOILS + choice] = max(work[SPOILS + choice], best - second)
        work[WANTED + choice] = 1


@compiled
def survey(b: Tables, s: State, later: int, work: Array) -> int:
    """Weigh the lake for the seat that acts; returns the number of tokens."""
    n_tokens = list_tokens(b, s, work)
    if later > 0:
        for other in range(int64(s.seats)):
            if other != s.seat:
                watch(b, s, other, n_tokens, work)
    weigh(b, s, int64(s.seat), work)
    return n_tokens


@inlined
def prospect(b: Tables, n_tokens: int, field: int, luck: int, work: Array) -> int:
    """The best catch of a turn that begins on a field with so much luck, and a bit of the next."""
    best, second = int64(0), int64(0)
    for k in range(n_tokens):
        value = brings(b, work, k, field, luck)
        if work[WANTED + k] == 1:
            value = value * (100 - RISK) // 100
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return (best * SURE + second * SECOND) // 100


@compiled
def hope_of_catch(
    b: Tables, n_tokens: int, field: int, colour: int, luck: int, later: int, last: int, work: Array
) -> int:
    """What a catch promises with so much luck for further rolls.

    What may come after it, by luck left, stays in AFTER; nothing does after the last fish.
    """
    faces, hits, prize = int64(b.faces), work[HITS + colour], work[PRIZE + colour]
    hope = int64(0)
    for left in range(luck + 1):
        after = int64(left)  # luck breaks ties
        if later > 0:
            after += max(prospect(b, n_tokens, field, left, work) - cost_of_turn(later), 0)
        work[AFTER + left] = after
        missed = max(hope, after) if left > 0 else after
        hit = prize if last else prize + after
        hope = (hits * hit + (faces - hits) * missed) // faces
    return hope


@inlined
def hope_of_rest(b: Tables, s: State, n_tokens: int, field: int, later: int, work: Array) -> int:
    """What a rest promises: the next catch, a turn later."""
    luck = int64(s.anglers[s.seat].luck)
    if later == 0:
        return luck
    return prospect(b, n_tokens, field, luck, work) - cost_of_turn(later)


@compiled
def list_goals(b: Tables, s: State, work: Array) -> int:
    """The fields where the move can end and the luck left there; returns how many there are."""
    smiling = int64(s.anglers[s.seat].smiling)
    n = 0
    for k in range(int64(b.n_near[s.at, FREE_STEPS + smiling])):
        field = int64(b.near[s.at, k])
        if s.mark[field] == 0:
            work[GOALS + n] = field
            steps = int64(b.distance[s.at, field])
            work[LEFT + n] = smiling - max(steps - FREE_STEPS, int64(0))
            n += 1
    return n


@compiled
def weigh_goals(b: Tables, s: State, work: Array) -> int:
    """What every end of the move promises; returns how many there are."""
    later = turns_after(b, s)
    n_tokens = survey(b, s, later, work)
    last = is_last(b, s, int64(s.seat))
    n = list_goals(b, s, work)
    for k in range(n):
        field = work[GOALS + k]
        spot = b.spot_of[field]
        if spot == NO_SPOT or s.group_at[spot] == 0:
            work[HOPE + k] = hope_of_rest(b, s, n_tokens, field, later, work)
            continue
        colour = int64(colour_at(s, spot))
        hope = hope_of_catch(b, n_tokens, field, colour, work[LEFT + k], later, last, work)
        for token in range(n_tokens):
            if work[TOKENS + token] == field:
                hope += work[SPOILS + token] * SPOIL // 100
        work[HOPE + k] = hope
    return n


@compiled
def weigh_rolls(b: Tables, s: State, work: Array) -> tuple[int, int]:
    """After a miss: what another roll promises, and what giving up does."""
    later = turns_after(b, s)
    n_tokens = survey(b, s, later, work)
    seat = int64(s.seat)
    last, smiling = is_last(b, s, seat), int64(s.anglers[seat].smiling)
    field, colour = int64(s.at), int64(colour_at(s, s.fished))
    hope_of_catch(b, n_tokens, field, colour, smiling, later, last, work)
    give_up = work[AFTER + smiling]
    return hope_of_catch(b, n_tokens, field, colour, smiling - 1, later, last, work), give_up


@compiled
def weigh_cards(b: Tables, s: State, work: Array) -> tuple[int, int]:
    """What the two cards of the pair are worth, and a bit of what they are to another seat."""
    colour, seat, seats = int64(colour_at(s, s.fished)), int64(s.seat), int64(s.seats)
    one, other = s.places[b.place_of[colour, 0]], s.places[b.place_of[colour, 1]]
    first, second = int64(0), int64(0)
    for k in range(1, seats):
        weigh_symbols(b, s, (seat + k) % seats, work)
        first = max(first, gain(b, work, one))
        second = max(second, gain(b, work, other))
    weigh_symbols(b, s, seat, work)
    first = gain(b, work, one) + first * RIVAL // 100
    second = gain(b, work, other) + second * RIVAL // 100
    return first, second
