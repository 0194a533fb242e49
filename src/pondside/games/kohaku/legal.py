"""What may be done in Kōhaku: as a list, and by number for games that are played out.

Read off the lists that the state keeps, so that no cell is visited; refusals.py says the same the
slow way.  `choose` also does what it has found, through turns.py.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import State, Tables
from . import actions, phases
from .facts import N_CARDS, PAIRS
from .fits import draws_koi, draws_tile, n_open
from .turns import apply, draw_feature, draw_koi, lay_feature, lay_koi, take


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    """The actions that are not refused, ascending; read off the lists the state keeps."""
    n = 0
    if s.phase == phases.DRAFT:
        for pair in range(PAIRS):
            out[pair] = actions.TAKE + pair
        return PAIRS
    if s.phase == phases.PLACE:
        pond = s.ponds[s.seat]
        for k in range(n_open(s, True)):
            out[n] = actions.PUT_KOI + pond.koi_open[k]
            n += 1
        bag.sort(out, 0, n)
        koi = n
        for k in range(n_open(s, False)):
            out[n] = actions.PUT_FEATURE + pond.feature_open[k]
            n += 1
        bag.sort(out, koi, n)
        return n
    if s.phase == phases.KEEP:
        for card in range(N_CARDS):
            if s.ponds[s.seat].offer >> card & 1:
                out[n] = actions.KEEP + card
                n += 1
        return n
    if s.phase == phases.DEAL:
        for card in range(N_CARDS):
            if s.goals_unseen[card] > 0:
                out[n] = actions.DEAL + card
                n += 1
        return n
    if s.phase == phases.FIRST:
        for seat in range(s.seats):
            out[seat] = actions.BEGIN + seat
        return int(s.seats)
    if s.phase == phases.ENDED:
        return 0
    if draws_koi(b, s):
        return int(bag.list_kinds(s.koi_unseen, s.n_koi_unseen, b.n_koi, actions.DRAW_KOI, out))
    unseen, n_unseen = s.features_unseen, s.n_features_unseen
    return int(bag.list_kinds(unseen, n_unseen, b.n_features, actions.DRAW_FEATURE, out))


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    """At chance: how many single pieces stand behind each action of `legal`."""
    if s.phase == phases.DEAL:
        n = 0
        for card in range(N_CARDS):
            if s.goals_unseen[card] > 0:
                out[n] = s.goals_unseen[card]
                n += 1
        return n
    if s.phase == phases.FIRST:
        for seat in range(s.seats):
            out[seat] = 1
        return int(s.seats)
    if not draws_tile(s):
        return 0
    if draws_koi(b, s):
        return int(bag.list_counts(s.koi_unseen, s.n_koi_unseen, b.n_koi, out))
    return int(bag.list_counts(s.features_unseen, s.n_features_unseen, b.n_features, out))


@inlined
def choices(b: Tables, s: State) -> int:
    """How many choices there are; at chance, how many single pieces can be drawn."""
    if s.phase == phases.PLACE:
        return n_open(s, True) + n_open(s, False)
    if s.phase == phases.DRAFT:
        return PAIRS
    if s.phase == phases.ENDED:
        return 0
    if s.phase == phases.FIRST:
        return int(s.seats)
    if s.phase == phases.DEAL or s.phase == phases.KEEP:
        n, dealing = 0, s.phase == phases.DEAL
        for card in range(N_CARDS):
            n += s.goals_unseen[card] if dealing else s.ponds[s.seat].offer >> card & 1
        return n
    pieces: int = s.n_koi_unseen + 0 if draws_koi(b, s) else s.n_features_unseen + 0
    return pieces


@inlined
def choose(b: Tables, s: State, k: int) -> int:
    """Take the k-th choice, in the order of the state's own lists; returns the action it is."""
    if s.phase == phases.PLACE:
        pond = s.ponds[s.seat]
        n = n_open(s, True)
        if k < n:
            action = actions.PUT_KOI + int(pond.koi_open[k])
            lay_koi(b, s, k)
        else:
            action = actions.PUT_FEATURE + int(pond.feature_open[k - n])
            lay_feature(b, s, k - n)
        return action
    if s.phase == phases.DRAFT:
        take(b, s, k)
        return actions.TAKE + k
    if s.phase == phases.FIRST or s.phase == phases.DEAL or s.phase == phases.KEEP:
        action = rare_choice(s, k)
        apply(b, s, action)
        return action
    if draws_koi(b, s):
        return actions.DRAW_KOI + draw_koi(b, s, k)
    return actions.DRAW_FEATURE + draw_feature(b, s, k)


@compiled
def rare_choice(s: State, k: int) -> int:
    """The k-th choice of the phases before the first turn."""
    if s.phase == phases.FIRST:
        return actions.BEGIN + k
    if s.phase == phases.DEAL:
        card = 0
        while k >= s.goals_unseen[card]:
            k -= s.goals_unseen[card]
            card += 1
        return actions.DEAL + card
    card = 0
    while True:
        if s.ponds[s.seat].offer >> card & 1:
            if k == 0:
                return actions.KEEP + card
            k -= 1
        card += 1
