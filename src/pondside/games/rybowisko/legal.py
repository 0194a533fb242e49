"""What may be done in Rybowisko: as a list, with weights at chance, and by number for playouts.

Why something is not in the list is told in refusals.py; what it does, in turns.py.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Action, State, Tables
from . import actions, phases
from .fits import goal, n_goals
from .ground import count_drifts, unseen_with
from .tables import MAX_TOKEN_KINDS
from .turns import apply, draw_card, go, keep_token, lay_token, roll, stay, turn_over


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    """The actions that are not refused, ascending."""
    n = 0
    if s.phase == phases.MOVE:
        return list_goals(b, s, out)
    if s.phase == phases.MISS:
        out[0], out[1] = actions.REROLL, actions.GIVE_UP
        return 2
    if s.phase == phases.BOTH:
        out[0], out[1] = actions.TAKE, actions.TAKE + 1
        return 2
    if s.phase == phases.ROLL:
        for face in range(b.faces):
            out[face] = actions.ROLL + face
        return int(b.faces)
    if s.phase == phases.DRAW or s.phase == phases.DEAL:
        return int(bag.list_kinds(s.deck, s.n_deck, b.n_species, actions.DRAW, out))
    if s.phase == phases.DRIFT:
        for way in range(b.n_ways):
            if unseen_with(s, way) >= 0:
                out[n] = actions.DRIFT + way
                n += 1
        return n
    if s.phase == phases.KEEP:
        return int(bag.list_kinds(s.pile, s.n_pool, MAX_TOKEN_KINDS, actions.KEEP, out))
    if s.phase == phases.LAY:
        for colour in range(b.n_colours):
            if s.loose[colour] > 0:
                out[n] = actions.LAY + colour
                n += 1
        return n
    if s.phase == phases.LAY_OPEN:
        return int(bag.list_kinds(s.pile, s.n_pool, MAX_TOKEN_KINDS, actions.LAY_OPEN, out))
    if s.phase == phases.FIRST:
        for seat in range(s.seats):
            out[seat] = actions.BEGIN + seat
        return int(s.seats)
    return 0


@compiled
def list_goals(b: Tables, s: State, out: Array) -> int:
    n = n_goals(b, s)
    if n == 0:
        out[0] = actions.STOP
        return 1
    for k in range(n):
        out[k] = actions.GO + goal(b, s, k, n)
    bag.sort(out, 0, n)
    return n


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    """At chance: how many single pieces stand behind each action of `legal`."""
    n = 0
    if s.phase == phases.ROLL or s.phase == phases.FIRST:
        n = int(b.faces if s.phase == phases.ROLL else s.seats)
        for k in range(n):
            out[k] = 1
        return n
    if s.phase == phases.DRAW or s.phase == phases.DEAL:
        return int(bag.list_counts(s.deck, s.n_deck, b.n_species, out))
    if s.phase == phases.DRIFT:
        for way in range(b.n_ways):
            count = count_drifts(s, way)
            if count > 0:
                out[n] = count
                n += 1
        return n
    if s.phase == phases.LAY:
        for colour in range(b.n_colours):
            if s.loose[colour] > 0:
                out[n] = s.loose[colour]
                n += 1
        return n
    if s.phase == phases.KEEP or s.phase == phases.LAY_OPEN:
        return int(bag.list_counts(s.pile, s.n_pool, MAX_TOKEN_KINDS, out))
    return 0


@inlined
def n_fished(s: State) -> int:
    """How many unseen tokens this catch's can be."""
    n = 0
    group = s.group_at[s.fished]
    for k in range(s.n_unseen):
        n += 1 if s.unseen_group[k] == group else 0
    return n


@inlined
def fished(s: State, k: int) -> int:
    """The k-th of them, as a place in the bag."""
    group = s.group_at[s.fished]
    place = 0
    while True:
        if s.unseen_group[place] == group:
            if k == 0:
                return place
            k -= 1
        place += 1


@compiled
def choices(b: Tables, s: State) -> int:
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == phases.MOVE:
        return max(n_goals(b, s), 1)
    if s.phase == phases.ROLL:
        return int(b.faces)
    if s.phase == phases.DRIFT:
        return n_fished(s)
    if s.phase == phases.MISS or s.phase == phases.BOTH:
        return 2
    if s.phase == phases.DRAW or s.phase == phases.DEAL:
        return int(s.n_deck)
    if s.phase == phases.KEEP or s.phase == phases.LAY_OPEN:
        return int(s.n_pool)
    if s.phase == phases.LAY:
        return int(s.lay_left)
    return int(s.seats) if s.phase == phases.FIRST else 0


@inlined
def choose(b: Tables, s: State, k: int) -> Action:
    """Take the k-th choice, in the order of the state's own lists; returns the action it is."""
    if s.phase == phases.MOVE:
        return choose_goal(b, s, n_goals(b, s), k)
    if s.phase == phases.ROLL:
        roll(b, s, k + 1)
        return actions.ROLL + k
    if s.phase == phases.DRIFT:
        return actions.DRIFT + turn_over(b, s, fished(s, k))
    if s.phase == phases.DRAW or s.phase == phases.DEAL:
        return actions.DRAW + draw_card(b, s, k)
    return rare_choice(b, s, k)


@inlined
def choose_goal(b: Tables, s: State, n: int, k: int) -> Action:
    """End the move on the k-th of n fields; with none, stay.  RYB-MOVE-11"""
    if n == 0:
        stay(b, s)
        return actions.STOP
    field = goal(b, s, k, n)
    go(b, s, field)
    return actions.GO + field


@compiled
def rare_choice(b: Tables, s: State, k: int) -> Action:
    """The k-th choice of the phases that are short or rare."""
    if s.phase == phases.MISS:
        action = actions.REROLL + k
    elif s.phase == phases.BOTH:
        action = actions.TAKE + k
    elif s.phase == phases.KEEP:
        return actions.KEEP + keep_token(s, k)
    elif s.phase == phases.LAY_OPEN:
        return actions.LAY_OPEN + lay_token(b, s, k)
    elif s.phase == phases.LAY:
        colour = 0
        while k >= s.loose[colour]:
            k -= s.loose[colour]
            colour += 1
        action = actions.LAY + colour
    else:
        action = actions.BEGIN + k
    apply(b, s, action)
    return action
