"""Whole turns of Koi, the most promising first: a beam over the positions of one turn.

Step by step the best few positions are kept and everything is tried in each.  Orders that lead to
the same are cut short: a helper goes before the keeper, and luck is spent only at work, where it
can be used at once.  Owns the walk, not what a position is worth.
"""

from __future__ import annotations

from typing import Any

from ...games.koi import actions, phases
from ...games.koi.effects import settle
from ...games.koi.facts import N_HELPERS
from ...games.koi.fits import list_ways, movable
from ...games.koi.refusals import NONE, at_hand, by_hand, by_helper, refuse_early
from ...games.koi.tables import FIRST_GOAL, LARGE
from ...kernel import bits, doors, verbs
from ...kernel.compiling.decorate import compiled
from ...kernel.game import Array
from ...kernel.kinds import Action, Seat, State, Tables
from ...kernel.playout import below
from ..search import MAX_LENGTH
from ..tactics import POINT
from .promises import appraise, opposed, turns_left

MAX_BEAM = 12  # positions kept at each step
MAX_FOUND = 64  # turns kept
N_STATES = 2 * MAX_BEAM + 1  # those of this step and of the next, and one to try in

# `work`: actions to try, then a row for each position kept and each turn found, for the turn that
# is being played, and for each turn taken of those found.
VALUE, KEY, LENGTH, CUT, ACTIONS = range(5)
ROW = ACTIONS + MAX_LENGTH
_KEPT = actions.MAX_LEGAL
_FOUND = _KEPT + N_STATES * ROW
PLAN = _FOUND + (MAX_FOUND + 1) * ROW
TAKEN = PLAN + ROW
WORK_SIZE = TAKEN + MAX_FOUND * ROW
ALL = 256  # of 256 actions all are tried


@compiled
def list_moves(b: Tables, s: State, out: Array) -> int:
    """Actions worth trying: of those that come to the same, one."""
    if s.phase != phases.WORK:
        n = verbs.legal(b, s, out)
        found = 0
        for k in range(n):
            if not actions.LUCK <= out[k] < actions.DISCARD:
                out[found] = out[k]
                found += 1
        return found
    pond = s.ponds[s.seat]
    out[0] = actions.PASS
    n = 1
    if pond.luck > 0:
        for action in range(actions.LUCK, actions.DISCARD):
            if refuse_early(b, s, action) == NONE:
                out[n] = action
                n += 1
    for kind in range(FIRST_GOAL):
        if at_hand(s, pond, kind):
            if by_helper(b, s, kind):
                n = list_ways(b, pond, kind, int(actions.HELP[kind]), out, n)
            elif by_hand(b, s):
                n = list_ways(b, pond, kind, int(actions.LAY[kind]), out, n)
    helped = by_helper(b, s, LARGE + 1)
    if helped or by_hand(b, s):
        for k in range(pond.n_koi):
            if movable(b, pond, k):
                out[n] = (actions.HELPER_PICK if helped else actions.PICK) + k
                n += 1
    return n


@compiled
def value_of(b: Tables, s: State, seat: Seat, turns: int, table: Array) -> int:
    """What a position in or after a turn is worth.  Alone every card used shortens the game."""
    if s.seats == 1:
        return appraise(b, s, seat, turns_left(s, seat), table) - opposed(b, s) * POINT
    return appraise(b, s, seat, turns, table)


@compiled
def key_of(s: State) -> int:
    """What tells positions of equal value apart."""
    used = int(s.acted)
    for helper in range(N_HELPERS):
        used = used * 8 + int(s.used[helper])
    return (used * 32 + int(s.phase)) * 32 + int(s.lifted)


@compiled
def same_actions(work: Array, one: int, other: int) -> int:
    if work[one + LENGTH] != work[other + LENGTH]:
        return False
    for k in range(ACTIONS, ACTIONS + work[one + LENGTH]):
        if work[one + k] != work[other + k]:
            return False
    return True


@compiled
def copy_row(work: Array, to: int, source: int) -> None:
    for k in range(ACTIONS + work[source + LENGTH]):
        work[to + k] = work[source + k]


@compiled
def place_for(work: Array, first: int, n: int, most: int, row: int) -> int:
    """Where a row belongs among n of at most so many: a new place, the worst's, or -1."""
    worst = 0
    for k in range(n):
        at = first + k * ROW
        if work[at + KEY] == work[row + KEY]:
            if work[at + VALUE] == work[row + VALUE]:
                return -1
        if same_actions(work, at, row):
            return k if work[at + VALUE] < work[row + VALUE] else -1
        if work[at + VALUE] < work[first + worst * ROW + VALUE]:
            worst = k
    if n < most:
        return n
    return worst if work[first + worst * ROW + VALUE] < work[row + VALUE] else -1


@compiled
def go_on(s: State, turn: int, work: Array, row: int) -> int:
    """Whether the turn goes on.  A card that is turned up cuts it, but goals may follow."""
    if s.turn != turn or s.phase == phases.ENDED:
        return False
    if s.phase == phases.CHURN:
        work[row + CUT] = 1
        s.n_deck -= 1  # alone, whatever it is, it is gone
        if s.n_deck == 0:
            s.last_round = s.rounds + 1
        settle(s)
    elif s.phase == phases.REFILL and s.seats > 1:
        work[row + CUT] = 1
        s.phase = phases.POST
    return s.phase > phases.REFILL


@compiled
def try_move(
    box: Array,
    states: Array,
    node: int,
    trial: int,
    work: Array,
    rows: tuple[Any, ...],
    action: Action,
    aim: tuple[Any, ...],
) -> int:
    """Play an action of a kept position in the trial state; whether the turn goes on."""
    b, s = box[0], states[trial]
    source, row = rows
    group, turns, table = aim
    seat, turn = int(states[node].seat), int(states[node].turn)
    copy_row(work, row, source)
    doors.copy(states, trial, node)
    verbs.apply(b, s, action)
    if not work[row + CUT]:
        work[row + ACTIONS + work[row + LENGTH]] = action
        work[row + LENGTH] += 1
    goes_on = go_on(s, turn, work, row)
    work[row + VALUE] = value_of(b, s, seat, turns, table)
    work[row + KEY] = key_of(s) * 16 + group
    return goes_on and work[row + LENGTH] < MAX_LENGTH - 1


@compiled
def walk(
    box: Array,
    states: Array,
    i: int,
    work: Array,
    beam: int,
    found: int,
    aim: tuple[Any, ...],
    rng: Array,
    tried: int,
) -> int:
    """Follow the turn from the position in states[i + 1] to its ends; returns the turns found."""
    trial = i + N_STATES
    row = _KEPT + (N_STATES - 1) * ROW
    side, n = 0, 1
    while n > 0:
        here, there = side * MAX_BEAM, MAX_BEAM - side * MAX_BEAM
        n_next = 0
        for k in range(n):
            node, source = i + 1 + here + k, _KEPT + (here + k) * ROW
            moves = list_moves(box[0], states[node], work)
            for m in range(moves):
                if tried < ALL and m > 0 and moves > 6 and below(rng, ALL) >= tried:
                    continue
                rows = (source, row)
                if try_move(box, states, node, trial, work, rows, work[m], aim):
                    first = _KEPT + there * ROW
                    place = place_for(work, first, n_next, beam, row)
                    if place >= 0:
                        n_next = max(n_next, place + 1)
                        copy_row(work, first + place * ROW, row)
                        doors.copy(states, i + 1 + there + place, trial)
                else:
                    place = place_for(work, _FOUND, found, MAX_FOUND, row)
                    if place >= 0:
                        found = max(found, place + 1)
                        copy_row(work, _FOUND + place * ROW, row)
        side, n = 1 - side, n_next
    return found


@compiled
def find_turns(
    box: Array, states: Array, i: int, work: Array, beam: int, table: Array, rng: Array, tried: int
) -> int:
    """Write the turns of states[i] to `work`, in no order; returns how many."""
    turns = turns_left(states[i], int(states[i].seat))
    turns -= 1 if states[i].phase == phases.START else 0
    first = _KEPT
    work[first + LENGTH] = 0
    work[first + CUT] = 0
    if states[i].phase != phases.START:
        doors.copy(states, i + 1, i)
        return walk(box, states, i, work, beam, 0, (0, turns, table), rng, tried)
    found = 0
    for action in range(actions.MEDITATE, actions.REWARD):
        if refuse_early(box[0], states[i], action) != NONE:
            continue
        aim = (action, turns, table)
        work[first + LENGTH] = 0
        work[first + CUT] = 0
        if not try_move(box, states, i, i + 1, work, (first, first), action, aim):
            continue
        found = walk(box, states, i, work, beam, found, aim, rng, tried)
    return found


@compiled
def best_found(work: Array, found: int) -> int:
    """The row of the best turn, -1 if all were taken out."""
    best = -1
    for k in range(found):
        row = _FOUND + k * ROW
        if work[row + LENGTH] > 0 and (best < 0 or work[row + VALUE] > work[best + VALUE]):
            best = row
    return best


@compiled
def _groups_of(work: Array, found: int) -> int:
    """The beginnings of the turns found, a bit for each."""
    groups = 0
    for k in range(found):
        groups |= 1 << (work[_FOUND + k * ROW + KEY] & 15)
    return groups


@compiled
def take_turns(work: Array, found: int, most: int, each: int) -> int:
    """Put the best turns found, best first, into rows from TAKEN on; returns how many.

    If `each`, every beginning has a place, as far as there are so many.
    """
    wanted = _groups_of(work, found) if each else 0
    n = min(found, most)
    k = 0
    while k < n:
        row = best_found(work, found)
        group = 1 << (work[row + KEY] & 15)
        if wanted & group != 0 or bits.count(wanted) < n - k:
            wanted &= ~group
            copy_row(work, TAKEN + k * ROW, row)
            k += 1
        work[row + LENGTH] = 0
    return n
