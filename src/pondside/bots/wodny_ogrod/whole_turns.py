"""Whole turns of Wodny ogród: every placing is appraised, the best are played to their ends."""

from __future__ import annotations

from ...games.wodny_ogrod import actions, phases
from ...games.wodny_ogrod.facts import SIDE
from ...games.wodny_ogrod.gains import placed
from ...games.wodny_ogrod.ground import beside, covered, size, tile_at
from ...games.wodny_ogrod.legal import legal
from ...games.wodny_ogrod.options import VARIANT
from ...games.wodny_ogrod.tables import BONUS, CELLS, DECORATION, KOI_SIDE, PLACES, words_of
from ...games.wodny_ogrod.turns import actor, apply
from ...kernel import doors
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Action, Seat, State, Tables
from ...kernel.playout import below
from .promises import KEPT, TOKEN, appraise, keep_groups, look_at

CLOSEST = 180  # ways to lay a tile that are considered in a hurry
MOST_CONTACT = 31
_RIM_A, _RIM_C, _RIM_D = words_of(
    k for k in range(CELLS) if k % SIDE in (0, SIDE - 1) or k // SIDE in (0, SIDE - 1)
)
NEVER = -(10**7)  # what is done only if nothing else can be
# Of the scratch numbers: the groups of a garden, the legal actions, what each is worth.
LEGAL_AT = KEPT
WORTH_AT = LEGAL_AT + actions.MAX_LEGAL
TURN_WORK = WORTH_AT + actions.MAX_LEGAL


@inlined
def piece_of(s: State, action: Action) -> tuple[int, int]:
    """The piece that an action lays, and the place it lays it in."""
    if action >= actions.DECORATION:
        code = action - actions.DECORATION
        return DECORATION + code // PLACES, code % PLACES
    if action >= actions.BONUS:
        code = action - actions.BONUS
        return BONUS + code // PLACES, code % PLACES
    return tile_at(s, action // PLACES), action % PLACES


@inlined
def appraise_placing(b: Tables, s: State, action: Action, weights: Array, kept: Array) -> int:
    """What the garden of the seat on turn is worth after a placing."""
    garden = s.gardens[s.seat]
    piece, place = piece_of(s, action)
    a, c, d, x, y, z = placed(b, piece, place)
    symbol = 2 if piece >= DECORATION else 0 if place // CELLS < KOI_SIDE else 1
    value = appraise(b, garden, a, c, d, x, y, z, symbol, weights, kept)
    if BONUS <= piece < DECORATION:
        value -= weights[TOKEN + piece - BONUS]  # it is in hand no more
    return value


@inlined
def contact(a: int, c: int, d: int, of_a: int, of_c: int, of_d: int) -> int:
    """How closely some cells lie to covered ones and to the edge."""
    p, q, r = beside(a, c, d)
    return size(p & of_a, q & of_c, r & of_d) + size(a & _RIM_A, c & _RIM_C, d & _RIM_D)


@compiled
def drop_loose(
    b: Tables, s: State, out: Array, n: int, most: int, worth: Array, work: Array
) -> int:
    """Of n ways to lay a tile leave those that lie closest, about so many; returns how many."""
    of_a, of_c, of_d = covered(s.gardens[s.seat])
    for k in range(MOST_CONTACT + 1):
        work[k] = 0
    for k in range(n):
        piece, place = piece_of(s, out[k])
        a, c, d, _, _, _ = placed(b, piece, place)
        close = min(contact(a, c, d, of_a, of_c, of_d), MOST_CONTACT)
        worth[k] = close
        work[close] += 1
    least, kept = MOST_CONTACT, work[MOST_CONTACT]
    while least > 0 and kept < most:
        least -= 1
        kept += work[least]
    m = 0
    for k in range(n):
        if worth[k] >= least:
            out[m] = out[k]
            m += 1
    return m


@compiled
def appraise_actions(b: Tables, s: State, most: int, table: Array, work: Array) -> int:
    """The actions of whoever decides and what each leaves, in `work`; returns how many.

    A kept token can wait until the tile lies, so it is not considered before.  Of the ways to lay
    a tile about the `most` that lie closest are considered.
    """
    out, worth = work[LEGAL_AT:WORTH_AT], work[WORTH_AT:TURN_WORK]
    n = legal(b, s, out)
    if s.phase != phases.MAIN and s.phase != phases.BONUS:
        for k in range(n):
            worth[k] = 0
        return n
    n_water, m = 0, 0
    while n_water < n and out[n_water] < actions.BONUS:
        n_water += 1
    if n_water > most:
        m = drop_loose(b, s, out, n_water, most, worth, work)
    else:
        m = n_water
    for k in range(n_water, n):
        if n_water == 0 or out[k] >= actions.DECORATION:
            out[m] = out[k]
            m += 1
    weights = table[s.options[VARIANT]]
    garden = s.gardens[s.seat]
    keep_groups(b, garden, work)
    for k in range(m):
        action, value = out[k], NEVER
        if action < actions.DROP:
            value = appraise_placing(b, s, action, weights, work)
        elif action == actions.END:
            value = look_at(b, garden, weights)
        elif action < actions.SIDE:
            value = -weights[TOKEN + action - actions.DROP]
        worth[k] = value
    return m


@compiled
def best_action(b: Tables, s: State, table: Array, work: Array) -> int:
    """The action that leaves most."""
    n = appraise_actions(b, s, actions.MAX_LEGAL, table, work)
    best = 0
    for k in range(1, n):
        if work[WORTH_AT + k] > work[WORTH_AT + best]:
            best = k
    return work[LEGAL_AT + best]


@compiled
def finish_turn(
    b: Tables, s: State, seat: Seat, turn: int, table: Array, work: Array, into: Array, n: int
) -> int:
    """Play states[i] on to the end of the turn of a seat, or until somebody else decides.

    Writes the actions behind the first n; returns how many there are then.
    """
    while s.turn == turn and actor(b, s) == seat and n < len(into):
        action = best_action(b, s, table, work)
        into[n] = action
        n += 1
        apply(b, s, action)
    return n


@inlined
def look_at_seat(b: Tables, s: State, seat: Seat, table: Array) -> int:
    return look_at(b, s.gardens[seat], table[s.options[VARIANT]])


@compiled
def select_best(work: Array, n: int, most: int) -> int:
    """Bring the best `most` of n appraised actions to the front, best first; returns how many."""
    most = min(n, most)
    for k in range(most):
        best = k
        for j in range(k + 1, n):
            if work[WORTH_AT + j] > work[WORTH_AT + best]:
                best = j
        for at in (LEGAL_AT, WORTH_AT):
            held = work[at + k]
            work[at + k] = work[at + best]
            work[at + best] = held
    return most


@compiled
def whole_turns(
    box: Array,
    states: Array,
    i: int,
    table: Array,
    least: int,
    work: Array,
    turns: Array,
    lengths: Array,
    hopes: Array,
) -> int:
    """The turns that begin with the best actions, each finished; best first.

    At least so many are tried out, even if fewer are asked for.  states[i + 1] is overwritten.
    """
    b, s = box[0], states[i]
    seat, turn = actor(b, s), int(s.turn)
    before = look_at_seat(b, s, seat, table)
    n = select_best(
        work, appraise_actions(b, s, actions.MAX_LEGAL, table, work), max(least, len(turns))
    )
    first, listed = work[TURN_WORK : TURN_WORK + n], 0
    for k in range(n):
        first[k] = work[LEGAL_AT + k]
    for k in range(n):
        doors.copy(states, i + 1, i)
        t = states[i + 1]
        row = work[TURN_WORK + n : TURN_WORK + n + turns.shape[1]]
        row[0] = first[k]
        apply(b, t, first[k])
        length = finish_turn(b, t, seat, turn, table, work, row, 1)
        hope = look_at_seat(b, t, seat, table) - before
        if first[k] == actions.PASS:
            hope = NEVER
        listed = _insert(turns, lengths, hopes, listed, row, length, hope)
    return listed


@inlined
def _insert(
    turns: Array, lengths: Array, hopes: Array, n: int, row: Array, length: int, hope: int
) -> int:
    """Put a turn among the n listed, if it is better than one of them or there is room."""
    if n == len(turns):
        if hope <= hopes[n - 1]:
            return n
        n -= 1
    k = n
    while k > 0 and hopes[k - 1] < hope:
        hopes[k], lengths[k] = hopes[k - 1], lengths[k - 1]
        for j in range(lengths[k]):
            turns[k, j] = turns[k - 1, j]
        k -= 1
    hopes[k], lengths[k] = hope, length
    for j in range(length):
        turns[k, j] = row[j]
    return n + 1


@compiled
def advised(b: Tables, s: State, table: Array, rng: Array, work: Array) -> int:
    """The best of some actions; which are looked at is drawn by lot."""
    n = appraise_actions(b, s, CLOSEST, table, work)
    best, equal = 0, 1
    for k in range(1, n):
        if work[WORTH_AT + k] > work[WORTH_AT + best]:
            best, equal = k, 1
        elif work[WORTH_AT + k] == work[WORTH_AT + best]:
            equal += 1
            if below(rng, equal) == 0:
                best = k
    return work[LEGAL_AT + best]
