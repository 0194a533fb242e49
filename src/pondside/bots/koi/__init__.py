"""How the bots of Koi play: the figures of the levels, their turns and advice.

Turns come from whole_turns.py, what a position is worth from promises.py.
"""

from __future__ import annotations

from ...games.koi import GAME, phases
from ...kernel import doors, verbs
from ...kernel.compiling.decorate import compiled
from ...kernel.game import CHANCE, Array
from ...kernel.kinds import Seat, State, Tables
from ...kernel.playout import turned
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


def goes_on(state: Array) -> bool:
    """Whether whoever acts is in the middle of a turn."""
    return int(state[0].phase) != phases.START


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
