"""What a seat of Koi can do with what it has: small questions, and the ways to lay a thing."""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from .material import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    CELLS,
    FIRST_GOAL,
    FOLIAGE,
    LANTERN,
    LILY,
    N_GOALS,
    N_KINDS,
    N_STORED,
    SHORE,
    SMALL,
    WATER,
)
from .pond import (
    PATH_TILE,
    koi_kind,
    list_in_reach,
    list_on_water,
    list_shores,
    n_in_reach,
    n_on_water,
    n_shores,
    nth_in_reach,
    nth_on_water,
    nth_shore,
)
from .state import (
    DISCARD,
    FIRST,
    FIRST_GOAL_LAY,
    FIRST_HELP,
    GOAL,
    HELP,
    LAY,
    LUCK_ALWAYS,
    MED,
    POST,
    START,
    WORK,
)


@inlined
def tile_of(stored):
    """The kind in the supply of the k-th thing in storage: water, foliage, shore."""
    return SHORE if stored == 2 else stored


@inlined
def stored_as(kind):
    """Where storage counts a kind."""
    if kind <= FOLIAGE:
        return kind
    return 2 if kind == SHORE else kind - SMALL + 3


@inlined
def spaces_used(b, pond):
    """KOI-STORE-01, KOI-STORE-03"""
    used = 0
    for k in range(N_STORED):
        used += int(pond.stored[k]) * int(b.space[k])
    return used


@inlined
def capacity(b, pond):
    """KOI-STORE-02"""
    return int(b.spaces) + int(pond.expansions) * int(b.more_spaces)


@inlined
def over_capacity(b, pond):
    return spaces_used(b, pond) > capacity(b, pond)


@inlined
def n_supply_koi(s):
    return int(s.koi[0]) + int(s.koi[1]) + int(s.koi[2])


@inlined
def discounted(b, size):
    """KOI-CARD-04, KOI-BUY-04"""
    return max(int(b.price[size]) - int(b.discount), 0)


@inlined
def by_hand(b, s):
    """Whether a sensei action is left.  KOI-WORK-01"""
    return s.acted < b.sensei_actions


@inlined
def by_helper(b, s, kind):
    """Whether an unused helper can lay a kind.  KOI-WORK-06, KOI-WORK-07"""
    helper = b.helper_of[kind]
    if kind == LANTERN and not b.builder_lanterns:
        return False
    return s.ponds[s.seat].helpers[helper] > s.used[helper]


@inlined
def at_hand(s, pond, kind):
    """Whether there is one to lay: of lilies and lanterns in the supply, else in storage."""
    if kind == LILY or kind == LANTERN:
        return s.tiles[kind] > 0
    return pond.stored[stored_as(kind)] > 0


@inlined
def in_luck_phase(s):
    """All steps of a turn, but the one that belongs to a purchase.  KOI-LUCK-06"""
    if s.rulings[LUCK_ALWAYS]:
        return START <= s.phase <= DISCARD
    return s.phase == START or s.phase == MED or s.phase == WORK or s.phase == POST


@inlined
def more_water(b, s, pond):
    """Whether storage has water for the action under way, or luck may bring it.  KOI-WORK-08"""
    if pond.stored[WATER] > 0:
        return True
    if not s.rulings[LUCK_ALWAYS] or pond.luck == 0 or s.tiles[WATER] == 0:
        return False
    return b.luck_gain[0, WATER] > 0 or b.luck_gain[1, WATER] > 0 or b.luck_gain[2, WATER] > 0


@inlined
def may_complete(b, s, tile):
    """Whether the seat may still take a goal tile this turn, its requirement apart."""
    pond = s.ponds[s.seat]
    if tile == PATH_TILE or s.goal_tiles[tile] == 0 or pond.goal[tile]:
        return False
    if b.one_branch and is_branch(tile) and n_branches(pond) > 0:
        return False
    if s.seats > 1 and s.goals_done >= b.goals_a_turn:
        return False
    return pond.coins >= b.goal_coins[tile]


@inlined
def is_branch(tile):
    return BRANCH_SMALL - FIRST_GOAL <= tile <= BRANCH_LARGE - FIRST_GOAL


@inlined
def n_branches(pond):
    found = 0
    for tile in range(BRANCH_SMALL - FIRST_GOAL, BRANCH_LARGE - FIRST_GOAL + 1):
        found += int(pond.goal[tile])
    return found


@compiled
def n_ways(b, pond, kind):
    """In how many ways a tile or a koi can be laid in a pond."""
    if kind <= FOLIAGE:
        return n_in_reach(pond)
    if kind == LILY:
        return int(pond.n_foliage) - int(pond.n_lilies)
    if kind == SHORE:
        return n_shores(b, pond)
    if kind == LANTERN:
        return int(pond.n_shores) - int(pond.n_lanterns)
    return n_on_water(b, pond, kind)


@compiled
def nth_way(b, pond, kind, n):
    """The n-th of them as turn * CELLS + cell."""
    if kind <= FOLIAGE:
        return nth_in_reach(pond, n)
    if kind == SHORE:
        return nth_shore(b, pond, n)
    if kind == LILY or kind == LANTERN:
        k = 0
        while n > 0 or holds(pond, kind, k):
            n -= 0 if holds(pond, kind, k) else 1
            k += 1
        return int(pond.foliage[k]) if kind == LILY else int(pond.shore[k])
    return nth_on_water(b, pond, kind, n)


@inlined
def holds(pond, kind, k):
    """Whether the k-th foliage has a lily, or the k-th shore a lantern."""
    return pond.lily[k] != 0 if kind == LILY else pond.lantern[k] != 0


@compiled
def list_ways(b, pond, kind, code, out, n):
    """Write code + each of them into `out` from place n on, ascending; returns the end."""
    if kind <= FOLIAGE:
        return list_in_reach(pond, code, out, n)
    if kind == SHORE:
        return list_shores(b, pond, code, out, n)
    if kind == LILY or kind == LANTERN:
        start = n
        for k in range(pond.n_foliage if kind == LILY else pond.n_shores):
            if not holds(pond, kind, k):
                out[n] = code + int(pond.foliage[k] if kind == LILY else pond.shore[k])
                n += 1
        bag.sort(out, start, n)
        return n
    return list_on_water(b, pond, kind, code, out, n)


@compiled
def n_landings(b, s, pond):
    """Where the koi in hand can go: any place of its kind but the old one.  KOI-WORK-09"""
    kind = koi_kind(pond, int(s.lifted) - 1)
    return n_on_water(b, pond, kind) - (1 if b.must_change else 0)


@inlined
def home_of(s, pond):
    """The place that the koi in hand came from, as turn * CELLS + cell."""
    k = int(s.lifted) - 1
    return int(pond.koi_turn[k]) * CELLS + int(pond.koi_cell[k])


@compiled
def nth_landing(b, s, pond, n):
    kind = koi_kind(pond, int(s.lifted) - 1)
    place = nth_on_water(b, pond, kind, n)
    if b.must_change and place >= home_of(s, pond):  # places ascend: one more skips the old one
        place = nth_on_water(b, pond, kind, n + 1)
    return place


@compiled
def kind_of_lay(action):
    """The kind that an action from FIRST_LAY on lays."""
    if FIRST_HELP <= action < FIRST_GOAL_LAY:
        kind = 0
        while kind + 1 < FIRST_GOAL and action >= HELP[kind + 1]:
            kind += 1
        return kind
    kind = FIRST_GOAL if action >= FIRST_GOAL_LAY else 0
    while kind + 1 < N_KINDS and action >= LAY[kind + 1]:
        kind += 1
    return kind


@compiled
def n_rain(b, s):
    """In how many ways a tile of rain can be laid."""
    pond = s.ponds[s.seat]
    found = 0
    for k in range(3):
        if s.raining[k] > 0:
            found += n_ways(b, pond, tile_of(k))
    return found


@compiled
def n_chances(s):
    """How many seats, goals or cards can come."""
    if s.phase == FIRST:
        return int(s.seats)
    if s.phase == GOAL:
        n = 0
        for goal in range(N_GOALS):
            n += 0 if s.in_play[goal] else 1
        return n
    return int(s.n_deck)
