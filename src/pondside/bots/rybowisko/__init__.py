"""How to play Rybowisko well: by what promises.py finds a move, a roll or a card to promise."""

from __future__ import annotations

from ...games.rybowisko import GAME, actions, phases
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from ...kernel.kinds import Seat, State, Tables, int64
from ...kernel.playout import below
from ..tactics import POINT, Tactics
from .promises import (
    GOALS,
    HOPE,
    TURN,
    WORK,
    count_catch,
    promise,
    room_for,
    weigh_cards,
    weigh_goals,
    weigh_rolls,
)

__all__ = ["GAME", "WORK"]

SCRATCH = 0  # states
# Hundredths of a point by which a turn may seem better than it is to these levels.
HEAT = {"calm": 34, "keen": 22}
LISTED = {"keen": 60}  # of a few turns it would take one as good as strong's
# Luck decides much: strong has so few futures and trusts so little that master stays well ahead.
LEVELS = {
    "strong": {"width": 6, "sims": 48, "ms": 250, "horizon": 1000, "win": 4, "trust": 26},
    "master": {"width": 16, "sims": 16000, "ms": 1200, "horizon": 1000, "win": 4, "trust": 200},
}
# Games of many seats take longer to play out, and the clock of the turn keeps it in time.
LEVELS_OF_MANY = {"master": {"ms": 3000}}
THOUGHTS = 4  # of one turn as a rule: after each roll it thinks again

HOPELESS = 60  # hundredths: by so much less than the other answer, one is not worth a thought
NOISE = 8  # less than so many quarters of a hundredth go to variety


@compiled
def put_two(
    turns: Array, lengths: Array, hopes: Array, one: int, first: int, other: int, second: int
) -> int:
    """Two turns of one action each, the better one first; returns how many there is room for."""
    if second > first:
        one, first, other, second = other, second, one, first
    turns[0, 0], lengths[0], hopes[0] = one, 1, first
    if len(turns) == 1 or second < first - HOPELESS:
        return 1
    turns[1, 0], lengths[1], hopes[1] = other, 1, second
    return 2


@compiled
def list_turns(
    box: Array, states: Array, i: int, work: Array, turns: Array, lengths: Array, hopes: Array
) -> int:
    """Every field where the move can end; after a roll, the two answers."""
    b, s = box[0], states[i]
    if s.phase == phases.MISS:
        again, give_up = weigh_rolls(b, s, work)
        return put_two(turns, lengths, hopes, actions.REROLL, again, actions.GIVE_UP, give_up)
    if s.phase == phases.BOTH:
        first, second = weigh_cards(b, s, work)
        return put_two(turns, lengths, hopes, actions.TAKE, first, actions.TAKE + 1, second)
    n = weigh_goals(b, s, work)
    if n == 0:
        turns[0, 0], lengths[0], hopes[0] = actions.STOP, 1, 0  # RYB-MOVE-11
        return 1
    n_turns = min(n, len(turns))
    for k in range(n_turns):
        best = k
        for other in range(k + 1, n):
            if work[HOPE + other] > work[HOPE + best]:
                best = other
        turns[k, 0], lengths[k] = actions.GO + work[GOALS + best], 1
        hopes[k] = work[HOPE + best]
        work[GOALS + best], work[HOPE + best] = work[GOALS + k], work[HOPE + k]
    return n_turns


def goes_on(state: Array) -> bool:
    """Whether whoever acts is in the middle of a turn."""
    return int(state[0].phase) in (phases.MISS, phases.BOTH)


@compiled
def advise(box: Array, states: Array, i: int, rng: Array, work: Array) -> int:
    """The best there is, equals and near equals by lot."""
    b, s = box[0], states[i]
    if s.phase == phases.MISS:
        again, give_up = weigh_rolls(b, s, work)
        return int64(actions.REROLL if again >= give_up else actions.GIVE_UP)
    if s.phase == phases.BOTH:
        first, second = weigh_cards(b, s, work)
        return int64(actions.TAKE if first >= second else actions.TAKE + 1)
    n = weigh_goals(b, s, work)
    if n == 0:
        return int64(actions.STOP)
    seed = below(rng, 1 << 30)  # one draw for all: mixed with the place of each goal
    best, choice = int64(0), -1
    for k in range(n):
        lot = (((seed ^ (k * 0x9E37)) * 0x45D9F3B) >> 13) & 1023
        hope = 4 * work[HOPE + k] + (lot * NOISE >> 10)
        if choice < 0 or hope > best:
            best, choice = hope, k
    return actions.GO + work[GOALS + choice]


@compiled
def worth(b: Tables, s: State, seat: Seat) -> int:
    """Points, begun sets, and luck: with all of it smiling, a catch is a turn nearer."""
    points, first, second, third = count_catch(b, s, seat)
    angler = s.anglers[seat]
    smiling, luck = int64(angler.smiling), int64(angler.luck)
    if s.phase == phases.ENDED:
        return points * POINT + smiling  # RYB-SCORE-08
    ready = TURN * smiling // luck
    return points * POINT + promise(first, second, third, room_for(b, s, seat)) + ready


@compiled
def opposed(b: Tables, s: State) -> int:
    """A lone angler plays for points only.  RYB-SOLO-04"""
    return 0


@compiled
def imagine(b: Tables, s: State, seat: Seat, rng: Array) -> None:
    """Nothing is hidden from a seat that the state would know."""


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
    levels_of_many=LEVELS_OF_MANY,
    listed=LISTED,
    thoughts=THOUGHTS,
    goes_on=goes_on,
)
