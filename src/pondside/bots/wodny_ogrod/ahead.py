"""Looking many turns ahead in Wodny ogród: a beam of gardens, all from one position.

Nearly nothing is left to chance here: the tiles of the displays lie open, and others only take
some of them.  So instead of playing many games to the end as advised, the best gardens after each
turn are kept and played on, in a few futures that differ in what the others take and in what
comes out of the bag.
"""

from __future__ import annotations

from typing import Any

from ...games.wodny_ogrod import actions, phases
from ...games.wodny_ogrod.ground import LEAST, N_SOURCES, left_of, put_in, reached, take_out
from ...games.wodny_ogrod.turns import actor, apply
from ...kernel import doors, verbs
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, Array
from ...kernel.kinds import Record, Seat, State, Tables
from ...kernel.playout import below, turned
from .whole_turns import (
    CLOSEST,
    LEGAL_AT,
    TURN_WORK,
    WORTH_AT,
    appraise_actions,
    finish_turn,
    look_at_seat,
    select_best,
)

MOST_NODES = 400  # gardens of a beam, with those that are about to be dropped
ROW = 64  # actions of a turn
# Of the scratch numbers, behind those of turns: a turn; by node of the two halves of the beam its
# root, worth, whether it is over and a mark of its garden; candidates as a heap; an order.
ROW_AT = TURN_WORK
ROOT_AT = ROW_AT + ROW
VALUE_AT = ROOT_AT + 2 * MOST_NODES
OVER_AT = VALUE_AT + 2 * MOST_NODES
MARK_AT = OVER_AT + 2 * MOST_NODES
HEAP_AT = MARK_AT + 2 * MOST_NODES
KEY_AT = HEAP_AT + MOST_NODES
PLAN_WORK = KEY_AT + MOST_NODES
CODES = 1 << 20  # more than there are actions
STAY = CODES - 1  # in place of an action: the garden is finished
NODES = 2  # the first state of the beam's halves


@inlined
def draw_anew(rng: Array, salt: int, depth: int) -> None:
    """The generator of a depth of a future, the same for all its gardens."""
    rng[0] = salt & 0xFFFFFFFF
    rng[1] = depth * 0x9E3779B1 & 0xFFFFFFFF
    rng[2] = salt >> 32 & 0xFFFFFFFF
    rng[3] = depth + 1
    for _ in range(6):
        rng[0], rng[1], rng[2], rng[3], _bits = turned(rng[0], rng[1], rng[2], rng[3])


@compiled
def pass_by(b: Tables, s: State, rng: Array) -> None:
    """The turn of somebody else, of which only the tile that is taken matters."""
    seat = int(s.seat)
    source = below(rng, N_SOURCES)
    for k in range(N_SOURCES):
        owner, place = reached(s, seat, (source + k) % N_SOURCES)
        if place >= 0:
            take_out(s.gardens[owner], place)
            if s.gardens[owner].n_display < LEAST and s.n_bag > 0:
                k = below(rng, int(s.n_bag))
                tile = int(s.bag[k])
                s.n_bag -= 1
                s.bag[k] = s.bag[s.n_bag]
                s.bag[s.n_bag] = 0
                put_in(s.gardens[owner], tile, below(rng, 2))
            break
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if not s.gardens[seat].passed:
            break
    s.seat, s.phase, s.moved = seat, phases.MAIN, 0
    s.turn += 1


@compiled
def come_round(
    b: Tables, s: State, seat: Seat, turn: int, table: Array, rng: Array, work: Array
) -> int:
    """Play on until a seat is at a turn of its own after that one; False if the game is over."""
    while True:
        who = actor(b, s)
        if who == CHANCE:
            rng[0], rng[1], rng[2], rng[3], drawn = turned(rng[0], rng[1], rng[2], rng[3])
            verbs.pick(b, s, drawn)
        elif who < 0 or s.gardens[seat].passed:
            return False
        elif s.phase == phases.SIDE or s.phase == phases.TAKE:
            verbs.choose(b, s, 0)
        elif who == seat:
            if s.turn != turn:
                return True
            finish_turn(b, s, seat, turn, table, work, work[ROW_AT : ROW_AT + ROW], 0)
        else:
            pass_by(b, s, rng)


@inlined
def mark_of(garden: Record) -> int:
    """A number that equal gardens share and others hardly ever do."""
    mark = 0
    for k in range(3):
        mark = (mark * 1000003 ^ int(garden.covered[k])) & 0x7FFFFFFFFFFF
        mark = (mark * 1000003 ^ int(garden.koi[k])) & 0x7FFFFFFFFFFF
        mark = (mark * 1000003 ^ int(garden.lily[k])) & 0x7FFFFFFFFFFF
    return mark


@compiled
def offer(work: Array, n: int, most: int, value: int, key: int) -> int:
    """Add a candidate to the heap of the best, the least of them on top; returns its size."""
    k = n
    if n == most:
        if value <= work[HEAP_AT]:
            return n
        k = 0
        while 2 * k + 1 < n:
            child = 2 * k + 1
            if child + 1 < n and work[HEAP_AT + child + 1] < work[HEAP_AT + child]:
                child += 1
            if work[HEAP_AT + child] >= value:
                break
            work[HEAP_AT + k], work[KEY_AT + k] = work[HEAP_AT + child], work[KEY_AT + child]
            k = child
    else:
        while k > 0 and work[HEAP_AT + (k - 1) // 2] > value:
            up = (k - 1) // 2
            work[HEAP_AT + k], work[KEY_AT + k] = work[HEAP_AT + up], work[KEY_AT + up]
            k = up
        n += 1
    work[HEAP_AT + k], work[KEY_AT + k] = value, key
    return n


@compiled
def enter(
    box: Array,
    states: Array,
    node: int,
    root: int,
    seat: Seat,
    over: int,
    table: Array,
    work: Array,
) -> None:
    """Write down what a node of the beam is."""
    garden = states[NODES + node].gardens[seat]
    work[ROOT_AT + node] = root
    work[OVER_AT + node] = over
    work[VALUE_AT + node] = look_at_seat(box[0], states[NODES + node], seat, table)
    work[MARK_AT + node] = mark_of(garden)


@compiled
def begin_beam(
    box: Array,
    states: Array,
    seat: Seat,
    turns: Array,
    lengths: Array,
    n: int,
    salt: int,
    table: Array,
    rng: Array,
    work: Array,
) -> None:
    """The positions after each of n turns are the first nodes."""
    b, turn = box[0], int(states[0].turn)
    for k in range(n):
        doors.copy(states, NODES + k, 0)
        s = states[NODES + k]
        draw_anew(rng, salt, 0)
        for j in range(lengths[k]):
            apply(b, s, turns[k, j])
        on = come_round(b, s, seat, turn, table, rng, work)
        enter(box, states, k, k, seat, 0 if on else 1, table, work)


@compiled
def find_candidates(
    box: Array, states: Array, old: int, n: int, most: int, each: int, table: Array, work: Array
) -> int:
    """The best ways on from n nodes, at most `each` from one of them; returns how many."""
    found = 0
    for k in range(n):
        node = old + k
        s = states[NODES + node]
        if work[OVER_AT + node]:
            found = offer(work, found, most, work[VALUE_AT + node], k * CODES + STAY)
            continue
        m = select_best(work, appraise_actions(box[0], s, CLOSEST, table, work), each)
        if work[LEGAL_AT] == actions.PASS:
            work[OVER_AT + node] = 1
            found = offer(work, found, most, work[VALUE_AT + node], k * CODES + STAY)
            continue
        for j in range(m):
            if work[LEGAL_AT + j] != actions.PASS:
                key = k * CODES + work[LEGAL_AT + j]
                found = offer(work, found, most, work[WORTH_AT + j], key)
    return found


@compiled
def go_on(
    box: Array,
    states: Array,
    old: int,
    new: int,
    found: int,
    seat: Seat,
    salt: int,
    depth: int,
    table: Array,
    rng: Array,
    work: Array,
) -> int:
    """Play the candidates; those with gardens that differ are the next nodes.  Returns how many."""
    b, n = box[0], 0
    for k in range(found):
        key = work[KEY_AT + k]
        parent, action = old + key // CODES, key % CODES
        node = new + n
        doors.copy(states, NODES + node, NODES + parent)
        over = 1
        if action != STAY:
            s = states[NODES + node]
            turn = int(s.turn)
            draw_anew(rng, salt, depth)
            apply(b, s, action)
            over = 0 if come_round(b, s, seat, turn, table, rng, work) else 1
        enter(box, states, node, work[ROOT_AT + parent], seat, over, table, work)
        again = False
        for j in range(n):
            again |= work[MARK_AT + new + j] == work[MARK_AT + node]
        if not again:
            n += 1
    return n


@compiled
def keep_best(states: Array, new: int, n: int, width: int, work: Array) -> int:
    """Bring the best nodes to the front; returns how many are kept.  states[1] is overwritten."""
    width = min(n, width)
    for k in range(width):
        best = new + k
        for j in range(new + k + 1, new + n):
            if work[VALUE_AT + j] > work[VALUE_AT + best]:
                best = j
        if best != new + k:
            doors.copy(states, 1, NODES + best)
            doors.copy(states, NODES + best, NODES + new + k)
            doors.copy(states, NODES + new + k, 1)
            for at in (ROOT_AT, VALUE_AT, OVER_AT, MARK_AT):
                held = work[at + best]
                work[at + best] = work[at + new + k]
                work[at + new + k] = held
    return width


@compiled
def note_gaps(
    box: Array, states: Array, old: int, n: int, seat: Seat, gaps: Array, sheets: Array, work: Array
) -> tuple[int, int]:
    """For every root that has nodes, how far its best is behind the best of all.

    A root that was dropped is behind by at least as much as the last of those that were not.
    Returns that best.  When all gardens are finished only points count.
    """
    finished = True
    for k in range(n):
        finished &= work[OVER_AT + old + k] == 1
    best = -(10**9)
    for k in range(n):
        if finished:
            points = doors.total(box, states, NODES + old + k, seat, sheets, 0)
            work[VALUE_AT + old + k] = 100 * points
        best = max(best, work[VALUE_AT + old + k])
    widest = 0
    for k in range(n):
        widest = max(widest, best - work[VALUE_AT + old + k])
    for root in range(len(gaps)):
        gaps[root] = max(gaps[root], widest)
    for k in range(n):
        gaps[work[ROOT_AT + old + k]] = 10**9
    for k in range(n):
        root = work[ROOT_AT + old + k]
        gaps[root] = min(gaps[root], best - work[VALUE_AT + old + k])
    return best, finished


@compiled
def begin_future(
    box: Array,
    states: Array,
    seat: Seat,
    turns: Array,
    lengths: Array,
    n: int,
    salt: int,
    table: Array,
    rng: Array,
    sheets: Array,
    work: Array,
    gaps: Array,
) -> tuple[int, int]:
    """The positions after n turns of states[0] are the first half of the beam.

    Returns the worth of the best, and whether all are finished.  `gaps` says how far each turn is
    behind the best.
    """
    begin_beam(box, states, seat, turns, lengths, n, salt, table, rng, work)
    return note_gaps(box, states, 0, n, seat, gaps, sheets, work)


@compiled
def deepen(
    box: Array,
    states: Array,
    seat: Seat,
    halves: tuple[Any, ...],
    width: int,
    salt: int,
    depth: int,
    table: Array,
    rng: Array,
    sheets: Array,
    work: Array,
    gaps: Array,
) -> tuple[int, int, int]:
    """One more turn from the best nodes of a half, into the other half, and the gaps there.

    Returns how many nodes there are, the worth of the best and whether all are finished.
    """
    old, new, n = halves
    n = keep_best(states, old, n, width, work)
    most = min(width * 3 // 2, MOST_NODES)
    found = find_candidates(box, states, old, n, most, max(4, width // 6), table, work)
    n = go_on(box, states, old, new, found, seat, salt, depth, table, rng, work)
    best, finished = note_gaps(box, states, new, n, seat, gaps, sheets, work)
    return n, best, finished
