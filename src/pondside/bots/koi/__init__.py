"""How the bots of Koi play: the figures of the levels, their turns and advice, and greedy.

Turns come from whole_turns.py, what a position is worth from promises.py.  Greedy is older and
thinks a few steps of its own turn ahead: points alone see no use in taking a card, so it counts
promises, a part of the points that things in storage, coins, helpers or half surrounded koi may
still bring; they fade in the last rounds.
"""

from __future__ import annotations

import numpy as np

from ...games.koi import GAME, phases
from ...games.koi.facts import N_STORED
from ...games.koi.ground import is_wet, koi_kind, moved, step
from ...games.koi.tables import CENTURY_CARP, FIRST_GOAL, SMALL
from ...kernel import doors, verbs
from ...kernel.compiling.decorate import compiled
from ...kernel.game import CHANCE, Array, Box, Game
from ...kernel.kinds import Cell, Kind, Record, Seat, State, Tables
from ...kernel.playout import below, generator, turned
from ..tactics import Tactics
from .promises import PRICES, opposed, turns_left, worth
from .whole_turns import (
    ACTIONS,
    ALL,
    KEY,
    LENGTH,
    N_STATES,
    PLAN,
    ROW,
    TAKEN,
    VALUE,
    WORK_SIZE,
    best_found,
    copy_row,
    find_turns,
    take_turns,
    value_of,
)

__all__ = ["GAME", "TACTICS", "opposed", "worth"]

WORK = WORK_SIZE  # numbers
SCRATCH = N_STATES + 1  # and the position after a turn, to look on from
# Hundredths of a point by which a turn may seem better than it is to these levels.  Keen takes
# nearly always the best, but does not play the same deal the same way for ever.
HEAT = {"calm": 150, "keen": 12}
LEVELS = {
    "strong": {"width": 3, "sims": 18, "ms": 330, "horizon": 3, "win": 0},
    "master": {"width": 12, "sims": 1800, "ms": 1600, "horizon": 8, "win": 0},
}
# With two seats strong is closer to the master, so it has fewer futures there.
_STRONG = {"width": 6, "sims": 60}
LEVELS_ALONE = {
    "strong": _STRONG,
    "master": {"width": 16, "sims": 20000, "ms": 3600, "horizon": 40, "win": 10},
}
# A horizon nearer than the own next turn would blind strong.  With three seats the master with 30
# won 10 of 14 games against itself with 8 and 15, unlike with two.
LEVELS_OF_MANY = {
    "strong": {**_STRONG, "horizon": 6},
    "master": {"sims": 600, "horizon": 30},
}
LATER_ALONE = {"master": {"ms": 600}}  # the first thought of a turn has most of its time
THOUGHTS = 3  # of one turn as a rule: after a card is turned up it thinks again
_BEAM = 6
# In haste: positions kept at each step, and of 256 actions so many are tried.
_QUICK_BEAM, _QUICK_TRIED = 1, 90
# Alone, where a game is short, all is tried: positions kept, and turns looked on from.  Of many
# turns the one with the luckiest next card would seem best.
_ALONE_BEAM, _LOOKED_AT = 2, 2
_ELSEWHERE = 0x5DEECE66  # to draw other cards than the future will

POINT = 60  # a point, in the small change that promises are counted in
# What a thing in storage promises: water, foliage, shore, and koi of three sizes.
_STORED: Array = np.array([15, 20, 47, 50, 177, 240], np.int64)
_HELPER = 95
_COIN, _COINS = 20, 8  # each of the first eight coins
_SPACE = 60  # an expansion of the storage
_CARRIED, _BURDEN = 4, 59  # each space used above this is a burden
_LILY, _LANTERN = 3, 82  # a foliage and a shore that can still get one
_DEPTH = 3


@compiled
def _closed(b: Tables, pond: Record, kind: Kind, turn: int, cell: Cell) -> int:
    """How many of 12 parts of a koi's rim are closed."""
    wet, rim = 0, 0
    for k in range(b.n_cells[kind]):
        at = moved(b, cell, kind, turn, k)
        for edge in range(6):
            near = step(b, at, edge)
            own = False
            for m in range(b.n_cells[kind]):
                own = own or near == moved(b, cell, kind, turn, m)
            if not own:
                rim += 1
                wet += 1 if near >= 0 and is_wet(pond, near, (edge + 3) % 6) else 0
    return 12 * wet // rim


@compiled
def _promise(b: Tables, s: State, seat: Seat) -> int:
    """What a seat's things may still bring."""
    pond = s.ponds[seat]
    found = 0
    for k in range(pond.n_koi):
        kind = koi_kind(pond, k)
        part = _closed(b, pond, kind, int(pond.koi_turn[k]), int(pond.koi_cell[k]))
        if part < 12:
            found += int(b.worth[kind - SMALL]) * POINT * part * part * 3 // 400
    tile = CENTURY_CARP - FIRST_GOAL
    if pond.goal[tile]:
        part = _closed(b, pond, CENTURY_CARP, int(pond.goal_turn[tile]), int(pond.goal_cell[tile]))
        if part < 12:
            found += int(b.goal_points[tile]) * POINT * part * part * 3 // 400
    spaces = 0
    for k in range(N_STORED):
        n = int(pond.stored[k])
        spaces += n * int(b.space[k])
        found += n * int(_STORED[k])
    room = int(b.spaces) + int(pond.expansions) * int(b.more_spaces)
    if spaces > min(room, _CARRIED):
        found -= (spaces - min(room, _CARRIED)) * _BURDEN
    for helper in range(len(pond.helpers)):
        found += min(int(pond.helpers[helper]), 2) * _HELPER
    found += min(int(pond.coins), _COINS) * _COIN
    found += int(pond.expansions) * _SPACE
    found += (int(pond.n_foliage) - int(pond.n_lilies)) * _LILY
    found += (int(pond.n_shores) - int(pond.n_lanterns)) * _LANTERN
    return found


@compiled
def _value(box: Array, states: Array, k: int, seat: Seat, sheets: Array) -> int:
    s = states[k]
    points = doors.total(box, states, k, seat, sheets, 0) * POINT
    left = 8
    if s.last_round > 0:
        left = min(int(s.last_round) - int(s.rounds), 1) * 4
    return points + _promise(box[0], s, seat) * left // 8


@compiled
def _best(
    box: Array, states: Array, out: Array, sizes: Array, places: Array, sheets: Array, rng: Array
) -> int:
    """The first action of the best few steps; ties are broken evenly by `rng`."""
    seat = verbs.actor(box[0], states[0])
    turn = states[0].turn
    depth = len(sizes)
    best, equal, choice = 0, 0, -1
    level = 0
    sizes[0] = verbs.legal(box[0], states[0], out[0])
    places[0] = 0
    while level >= 0:
        if places[level] == sizes[level]:
            level -= 1
            continue
        action = out[level, places[level]]
        places[level] += 1
        doors.copy(states, level + 1, level)
        verbs.apply(box[0], states[level + 1], action)
        s = states[level + 1]
        if level + 1 < depth and s.turn == turn and verbs.actor(box[0], s) == seat:
            level += 1
            sizes[level] = verbs.legal(box[0], states[level], out[level])
            places[level] = 0
            continue
        value = _value(box, states, level + 1, seat, sheets)
        if choice < 0 or value > best:
            best, equal, choice = value, 0, -1
        if value == best:
            equal += 1
            if choice < 0 or below(rng, equal) == 0:
                choice = out[0, places[0] - 1]
    return choice


def goes_on(state: Array) -> bool:
    """Whether whoever acts is in the middle of a turn."""
    return int(state[0].phase) != phases.START


def play_greedy(game: Game, box: Box, state: Array, seed: str) -> int:
    """The action that begins the most promising steps."""
    # A meditation is card and reward, work is one thing after the other.
    depth = _DEPTH if int(state[0].phase) in (phases.START, phases.POST) else _DEPTH - 1
    states = game.fresh(depth + 1)
    states[:1] = state[:1]
    out = np.zeros((depth, game.max_legal), np.int64)
    sizes, places = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    sheets = np.zeros(1, game.sheet)
    return int(_best(box.tables, states, out, sizes, places, sheets, generator(seed)))


@compiled
def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """The best turns of a beam."""
    seat = int(states[i].seat)
    table = PRICES[1 if states[i].seats == 1 else 0]
    turns_after = turns_left(states[i], seat) - (1 if states[i].phase == phases.START else 0)
    before = value_of(box[0], states[i], seat, turns_after, table)
    rng = work[PLAN:]  # all actions are tried, so nothing is drawn
    found = find_turns(box, states, i, work, _BEAM, table, rng, ALL)
    # Alone every beginning has a place, for the prices know little of the cards to come.
    n = take_turns(work, found, len(turns), states[i].seats == 1)
    for k in range(n):
        row = TAKEN + k * ROW
        hopes[k] = work[row + VALUE] - before
        lengths[k] = work[row + LENGTH]
        for m in range(lengths[k]):
            turns[k, m] = work[row + ACTIONS + m]
    return n


@compiled
def _look_on(box: Array, states: Array, i: int, work: Array, row: int, rng: Array) -> int:
    """What a turn of a game alone is worth when the best next one has been played as well."""
    b, s = box[0], states[i + 1]
    doors.copy(states, i + 1, i)
    for k in range(work[row + LENGTH]):
        verbs.apply(b, s, work[row + ACTIONS + k])
    for _ in range(4):
        rng[0], rng[1], rng[2], rng[3], drawn = turned(rng[0], rng[1], rng[2], rng[3])
    while verbs.actor(b, s) == CHANCE:
        rng[0], rng[1], rng[2], rng[3], drawn = turned(rng[0], rng[1], rng[2], rng[3])
        verbs.pick(b, s, drawn)
    if s.phase == phases.ENDED:
        return value_of(b, s, 0, 0, PRICES[1])
    found = find_turns(box, states, i + 1, work, _ALONE_BEAM, PRICES[1], rng, ALL)
    return work[best_found(work, found) + VALUE]


@compiled
def _plan_alone(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    """The row of the turn to play.  Prices know little of what fits together: a turn more does."""
    found = find_turns(box, states, i, work, _ALONE_BEAM, PRICES[1], rng, ALL)
    n = take_turns(work, found, _LOOKED_AT, True)
    if n == 1:
        return TAKEN
    one, two, three, four = rng[0], rng[1], rng[2], rng[3]
    best, row = 0, -1
    for k in range(n):
        rng[0], rng[1], rng[2], rng[3] = one ^ _ELSEWHERE, two, three, four  # the same for all
        value = _look_on(box, states, i, work, TAKEN + k * ROW, rng)
        if row < 0 or value > best:
            best, row = value, TAKEN + k * ROW
    # As if nothing had been drawn: all turns of a search meet the same cards in a future.
    rng[0], rng[1], rng[2], rng[3] = one, two, three, four
    return row


@compiled
def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    """The next action of a turn that was planned in haste, with a part of what is possible."""
    s = states[i]
    at = work[PLAN + VALUE]
    if work[PLAN + KEY] == s.turn and at < work[PLAN + LENGTH]:
        action = work[PLAN + ACTIONS + at]
        if verbs.refusal(box[0], s, action) == 0:
            work[PLAN + VALUE] = at + 1
            return action
    if s.seats == 1:
        row = _plan_alone(box, states, i, rng, work)
    else:
        found = find_turns(box, states, i, work, _QUICK_BEAM, PRICES[0], rng, _QUICK_TRIED)
        row = best_found(work, found)
    copy_row(work, PLAN, row)
    work[PLAN + KEY] = s.turn
    work[PLAN + VALUE] = 1
    return work[PLAN + ACTIONS]


@compiled
def imagine(b: Tables, s: State, seat: Seat, rng: Array) -> None:
    """Nothing is hidden but the order of the deck, and that is drawn afresh."""


TACTICS = Tactics(
    list_turns=list_turns,
    advise=advise,
    worth=worth,
    opposed=opposed,
    imagine=imagine,
    scratch=SCRATCH,
    work=WORK,
    heat=HEAT,
    levels=LEVELS,
    levels_alone=LEVELS_ALONE,
    later_alone=LATER_ALONE,
    levels_of_many=LEVELS_OF_MANY,
    thoughts=THOUGHTS,
    goes_on=goes_on,
)
