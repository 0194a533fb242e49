"""What may be done in Koi now, as a list and, for playouts, by number.

The lists ask what refusals.py refuses, kind by kind; the fast path counts the same things and finds
the k-th of them without a list.  What an action does is the affair of turns.py.
"""

from __future__ import annotations

from ...kernel import bag, bits
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Action, Kind, Record, State, Tables
from . import actions, fits, ground, phases
from .facts import N_GOALS
from .fits import (
    FITS,
    home_of,
    list_ways,
    n_landings,
    n_on_water,
    n_rain,
    n_ways,
    nth_landing,
    nth_on_water,
    nth_way,
    refuse,
)
from .ground import (
    PATH_TILE,
    TURNS_OF,
    free_row,
    is_branch,
    is_land,
    n_branches,
    row_of,
    shifted,
    tile_of,
)
from .refusals import (
    NONE,
    at_hand,
    by_hand,
    by_helper,
    in_luck_phase,
    meets,
    refuse_early,
    refuse_pass,
    refuse_pick,
    refuse_source,
)
from .tables import FIRST_GOAL, FOLIAGE, LARGE, N_GOAL_TILES, PATH, ROWS, STRIDE, WATER, WILLOW
from .turns import after_first, apply, draw_card, draw_goal


# Land of goals is rare: every cell near the pond is asked one by one.
@inlined
def near_row(b: Tables, pond: Record, kind: Kind, turn: int, row: int) -> int:
    """The cells of a row that a goal tile may be named by: one of its cells has to be in reach."""
    if kind != WILLOW:
        return int(pond.reach[row])
    word = 0
    for k in range(b.n_cells[kind]):
        words = row_of(pond.reach, row + int(b.dr[kind, turn, k]))
        word |= shifted(words, int(b.dq[kind, turn, k]))
    return word & free_row(b, pond, row)


@compiled
def nth_land(b: Tables, pond: Record, kind: Kind, n: int) -> int:
    """The n-th way to lay a goal tile as turn * CELLS + cell, or -1 less how many there are."""
    found = 0
    first, last = max(int(pond.top) - 9, 0), min(int(pond.bottom) + 9, ROWS - 1)
    for turn in range(TURNS_OF[kind]):
        for row in range(first, last + 1):
            word = near_row(b, pond, kind, turn, row)
            while word != 0:
                cell = row * STRIDE + int(bits.lowest(word))
                word &= word - 1
                if refuse(b, pond, kind, turn, cell) == FITS:
                    if found == n:
                        return turn * ROWS * STRIDE + cell
                    found += 1
    return -1 - found


@compiled
def list_land(b: Tables, pond: Record, kind: Kind, code: int, out: Array, n: int) -> int:
    first, last = max(int(pond.top) - 9, 0), min(int(pond.bottom) + 9, ROWS - 1)
    for turn in range(TURNS_OF[kind]):
        for row in range(first, last + 1):
            word = near_row(b, pond, kind, turn, row)
            while word != 0:
                cell = row * STRIDE + int(bits.lowest(word))
                word &= word - 1
                if refuse(b, pond, kind, turn, cell) == FITS:
                    out[n] = code + turn * ROWS * STRIDE + cell
                    n += 1
    return n


@inlined
def n_goal_places(b: Tables, pond: Record, kind: Kind) -> int:
    """In how many ways a goal tile can be laid."""
    return -1 - nth_land(b, pond, kind, -1) if is_land(kind) else n_on_water(b, pond, kind)


@inlined
def nth_goal_place(b: Tables, pond: Record, kind: Kind, n: int) -> int:
    return nth_land(b, pond, kind, n) if is_land(kind) else nth_on_water(b, pond, kind, n)


@inlined
def may_complete(b: Tables, s: State, tile: int) -> bool:
    """Whether the seat may still take a goal tile this turn, its requirement apart."""
    pond = s.ponds[s.seat]
    if tile == PATH_TILE or s.goal_tiles[tile] == 0 or pond.goal[tile]:
        return False
    if b.one_branch and is_branch(tile) and n_branches(pond) > 0:
        return False
    if s.seats > 1 and s.goals_done >= b.goals_a_turn:
        return False
    return bool(pond.coins >= b.goal_coins[tile])


@compiled
def n_chances(s: State) -> int:
    """How many seats, goals or cards can come."""
    if s.phase == phases.FIRST:
        return int(s.seats)
    if s.phase == phases.GOAL:
        n = 0
        for goal in range(N_GOALS):
            n += 0 if s.in_play[goal] else 1
        return n
    return int(s.n_deck)


@inlined
def put(out: Array, n: int, action: Action, allowed: bool) -> int:
    """Write an action if it is allowed; returns the place behind it."""
    out[n] = action
    return n + 1 if allowed else n


@compiled
def list_short(b: Tables, s: State, out: Array) -> int:
    """Those of the short kinds of action that are possible."""
    n = 0
    for action in range(actions.PICK):
        n = put(out, n, action, refuse_early(b, s, action) == NONE)
    return n


@compiled
def list_work(b: Tables, s: State, out: Array, n: int) -> int:
    """Everything the keeper and the helpers can do.  KOI-WORK-01 to 07"""
    pond = s.ponds[s.seat]
    for helped in range(2):
        first = actions.HELPER_PICK if helped else actions.PICK
        for k in range(pond.n_koi):
            n = put(out, n, first + k, refuse_pick(b, s, k, helped == 1) == NONE)
    for helped in range(2):
        for kind in range(FIRST_GOAL):
            if at_hand(s, pond, kind) and refuse_source(b, s, kind, helped == 1) == NONE:
                code = int(actions.HELP[kind]) if helped else int(actions.LAY[kind])
                n = list_ways(b, pond, kind, code, out, n)
    return n


@compiled
def list_goals(b: Tables, s: State, out: Array, n: int) -> int:
    """Every goal that can be completed now, in every way.  KOI-GOAL-01"""
    pond = s.ponds[s.seat]
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if may_complete(b, s, tile) and meets(b, pond, kind):
            if ground.is_land(kind):
                n = list_land(b, pond, kind, int(actions.LAY[kind]), out, n)
            else:
                n = fits.list_on_water(b, pond, kind, int(actions.LAY[kind]), out, n)
    return n


@compiled
def list_chance(b: Tables, s: State, out: Array) -> int:
    n = 0
    if s.phase == phases.FIRST:
        n = int(s.seats)
        for seat in range(n):
            out[seat] = actions.BEGIN + seat
    elif s.phase == phases.GOAL:
        for goal in range(N_GOALS):
            n = put(out, n, actions.DRAW_GOAL + goal, not s.in_play[goal])
    else:
        n = bag.list_kinds(s.deck, s.n_deck, int(b.n_cards), actions.DRAW_CARD, out)
    return n


@compiled
def list_landings(b: Tables, s: State, pond: Record, out: Array, n: int) -> int:
    """Where the koi in hand can go.  KOI-WORK-09"""
    kind = ground.koi_kind(pond, int(s.lifted) - 1)
    home = int(actions.LAY[kind]) + home_of(s, pond)
    last = fits.list_on_water(b, pond, kind, int(actions.LAY[kind]), out, n)
    for k in range(n, last):
        if not b.must_change or out[k] != home:
            out[n] = out[k]
            n += 1
    return n


@compiled
def legal(b: Tables, s: State, out: Array) -> int:
    """Write every action that is not refused into `out`, ascending; returns how many."""
    if s.phase == phases.ENDED:
        return 0
    if s.phase <= phases.REFILL:
        return list_chance(b, s, out)
    n = list_short(b, s, out)
    pond = s.ponds[s.seat]
    if s.phase == phases.WORK:
        n = list_work(b, s, out, n)
    elif s.phase == phases.POST:
        n = list_goals(b, s, out, n)
    elif s.phase == phases.RAIN:
        for k in range(3):
            if s.raining[k] > 0:
                n = list_ways(b, pond, tile_of(k), int(actions.LAY[tile_of(k)]), out, n)
    elif s.phase == phases.BONUS or (s.phase == phases.SECOND and pond.stored[WATER] > 0):
        n = fits.list_in_reach(pond, actions.FIRST_LAY, out, n)
    elif s.phase == phases.PATH:
        n = fits.list_paths(b, pond, int(actions.LAY[PATH]), out, n)
    elif s.phase == phases.LAND:
        n = list_landings(b, s, pond, out, n)
    return n


@compiled
def weights(b: Tables, s: State, out: Array) -> int:
    """At chance: every seat, goal and card is as likely as every other."""
    n = n_chances(s) if s.phase <= phases.REFILL else 0
    for k in range(n):
        out[k] = 1
    return n


@compiled
def n_short(b: Tables, s: State) -> int:
    """How many of the short kinds of action are possible, those of no single phase apart."""
    first, last = 0, 0
    if s.phase == phases.START:
        first, last = actions.MEDITATE, actions.REWARD
    elif s.phase == phases.MEDITATION:
        first, last = actions.REWARD, actions.LUCK
    elif s.phase == phases.DISCARD:
        first, last = actions.DISCARD, actions.REMOVE
    elif s.phase == phases.REMOVE:
        first, last = actions.REMOVE, actions.PICK
    n = 1 if refuse_pass(b, s) == NONE else 0
    for action in range(first, last):
        n += 1 if refuse_early(b, s, action) == NONE else 0
    if in_luck_phase(s) and s.ponds[s.seat].luck > 0:
        for action in range(actions.LUCK, actions.DISCARD):
            n += 1 if refuse_early(b, s, action) == NONE else 0
    return n


@compiled
def nth_short(b: Tables, s: State, k: int) -> int:
    """The k-th of them."""
    for action in range(actions.PICK):
        if refuse_early(b, s, action) == NONE:
            if k == 0:
                return action
            k -= 1
    return -1


@inlined
def n_sources(b: Tables, s: State, kind: Kind) -> int:
    """By how many of keeper and helpers a kind can be laid."""
    return (1 if by_hand(b, s) else 0) + (1 if by_helper(b, s, kind) else 0)


@compiled
def n_work(b: Tables, s: State) -> int:
    """How many actions `list_work` would list."""
    pond = s.ponds[s.seat]
    n = 0
    sources = n_sources(b, s, LARGE + 1)
    if sources > 0 and pond.n_koi > 0:
        n += sources * fits.n_movable(b, pond)
    reached = -1
    for kind in range(FIRST_GOAL):
        sources = n_sources(b, s, kind)
        if sources > 0 and at_hand(s, pond, kind):
            if kind > FOLIAGE:
                n += sources * n_ways(b, pond, kind)
                continue
            if reached < 0:  # water and foliage go to the same cells
                reached = fits.n_in_reach(pond)
            n += sources * reached
    return n


@compiled
def nth_work(b: Tables, s: State, k: int) -> int:
    """The k-th action at work, koi to move first, then kind by kind."""
    pond = s.ponds[s.seat]
    sources = n_sources(b, s, LARGE + 1)
    if sources > 0:
        for koi in range(pond.n_koi):
            if fits.movable(b, pond, koi):
                if k < sources:
                    return (actions.PICK if k == 0 and by_hand(b, s) else actions.HELPER_PICK) + koi
                k -= sources
    for kind in range(FIRST_GOAL):
        sources = n_sources(b, s, kind)
        if sources > 0 and at_hand(s, pond, kind):
            ways = n_ways(b, pond, kind)
            if k < sources * ways:
                own = k < ways and by_hand(b, s)
                code = int(actions.LAY[kind]) if own else int(actions.HELP[kind])
                return code + nth_way(b, pond, kind, k % ways)
            k -= sources * ways
    return -1


@compiled
def n_goals(b: Tables, s: State) -> int:
    """How many actions `list_goals` would list."""
    pond = s.ponds[s.seat]
    n = 0
    for tile in range(N_GOAL_TILES):
        if may_complete(b, s, tile) and meets(b, pond, FIRST_GOAL + tile):
            n += n_goal_places(b, pond, FIRST_GOAL + tile)
    return n


@compiled
def nth_goal(b: Tables, s: State, k: int) -> int:
    pond = s.ponds[s.seat]
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if may_complete(b, s, tile) and meets(b, pond, kind):
            n = n_goal_places(b, pond, kind)
            if k < n:
                return int(actions.LAY[kind]) + nth_goal_place(b, pond, kind, k)
            k -= n
    return -1


@compiled
def n_long(b: Tables, s: State) -> int:
    """How many ways to lay something there are in this phase."""
    pond = s.ponds[s.seat]
    if s.phase == phases.WORK:
        return n_work(b, s)
    if s.phase == phases.POST:
        return n_goals(b, s)
    if s.phase == phases.RAIN:
        return n_rain(b, s)
    if s.phase == phases.SECOND and pond.stored[WATER] == 0:
        return 0
    if s.phase == phases.SECOND or s.phase == phases.BONUS:
        return fits.n_in_reach(pond)
    if s.phase == phases.PATH:
        return fits.n_paths(b, pond)
    return n_landings(b, s, pond) if s.phase == phases.LAND else 0


@compiled
def nth_long(b: Tables, s: State, k: int) -> int:
    pond = s.ponds[s.seat]
    if s.phase == phases.WORK:
        return nth_work(b, s, k)
    if s.phase == phases.POST:
        return nth_goal(b, s, k)
    if s.phase == phases.SECOND or s.phase == phases.BONUS:
        return actions.FIRST_LAY + fits.nth_in_reach(pond, k)
    if s.phase == phases.PATH:
        return int(actions.LAY[PATH]) + fits.nth_path(b, pond, k)
    if s.phase == phases.LAND:
        code = int(actions.LAY[ground.koi_kind(pond, int(s.lifted) - 1)])
        return code + nth_landing(b, s, pond, k)
    for item in range(3):
        if s.raining[item] > 0:
            n = n_ways(b, pond, tile_of(item))
            if k < n:
                return int(actions.LAY[tile_of(item)]) + nth_way(b, pond, tile_of(item), k)
            k -= n
    return -1


@compiled
def choices(b: Tables, s: State) -> int:
    """How many choices there are; at chance, how many seats, goals or cards can come."""
    if s.phase == phases.ENDED:
        return 0
    return n_chances(s) if s.phase <= phases.REFILL else n_long(b, s) + n_short(b, s)


@compiled
def choose_chance(b: Tables, s: State, k: int) -> int:
    """The k-th choice of chance; returns the action it is."""
    if s.phase == phases.FIRST:
        after_first(b, s, k)
        return actions.BEGIN + k
    if s.phase == phases.GOAL:
        goal = 0
        while s.in_play[goal] or k > 0:
            k -= 0 if s.in_play[goal] else 1
            goal += 1
        draw_goal(b, s, goal)
        return actions.DRAW_GOAL + goal
    return actions.DRAW_CARD + draw_card(b, s, k)


@compiled
def choose(b: Tables, s: State, k: int) -> int:
    """Take the k-th choice, ways to lay something first; returns the action it is."""
    if s.phase <= phases.REFILL:
        return choose_chance(b, s, k)
    n = n_long(b, s)
    action = nth_long(b, s, k) if k < n else nth_short(b, s, k - n)
    apply(b, s, action)
    return action
