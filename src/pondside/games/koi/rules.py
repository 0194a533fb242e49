"""How Koi is played: who acts, what is refused and why, what an action does.

Each rule's function names its clause (docs/rules/koi.md).  What may lie where is pond.py's affair.
A step of a turn that waits for the next one is a phase and named fields of the state, so a turn can
be taken back step by step until a card is turned up: chance is an actor like a seat.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiled import compiled, inlined
from ...kernel.game import CHANCE, OVER, Refusal
from . import pond as places
from .material import (
    BRANCH_LARGE,
    BRANCH_SMALL,
    BRIDGE,
    CELLS,
    COINS,
    FIRST_GOAL,
    FOLIAGE,
    IMPERIAL_LAKE,
    ITEMS,
    LANTERN,
    LARGE,
    LILY,
    LIT_PATH,
    LUCK,
    MARKET,
    N_GOAL_TILES,
    N_GOALS,
    N_HELPERS,
    N_KINDS,
    N_STORED,
    NO_GOALS,
    OPTIONS,
    PATH,
    PURPLE_LILY,
    RAIN,
    RANDOM,
    SCROLL,
    SHORE,
    SLOTS,
    SMALL,
    STATUE,
    STORAGE,
    USUAL,
    WATER,
    WATERFALL,
    WELL,
    WILLOW,
)
from .pond import GOAL_OF_TILE, PATH_TILE
from .state import (
    ALONG,
    BEGIN,
    BONUS,
    CARD,
    CHURN,
    DEAL,
    DECK_EMPTY,
    DISCARD,
    DO_WORK,
    DRAW_CARD,
    DRAW_GOAL,
    ENDED,
    FIRST,
    FIRST_GOAL_LAY,
    FIRST_HELP,
    FIRST_LAY,
    GOAL,
    HELP,
    HELPER_PICK,
    IDLE,
    KOI_GONE,
    LAND,
    LAY,
    MED,
    MEDITATE,
    N_CODES,
    PASS,
    PICK,
    POST,
    RAINING,
    REFILL,
    REMOVE,
    REWARD,
    SECOND,
    SPEND,
    START,
    TAKE_OFF,
    THROW,
    WORK,
)

_OPTION = [option.id for option in OPTIONS]
GOALS_OPTION = _OPTION.index("goals")
SCENARIO = _OPTION.index("scenario")
FIRST_SEAT = _OPTION.index("first")
N_OPTIONS = len(OPTIONS)
RANDOM_SEAT = 4  # the option's value `random`
N_ITEMS = len(ITEMS)

REFUSALS = (
    Refusal("none", ""),
    # In the order of pond.py: why a thing does not fit in a place.
    Refusal("out_of_grid", "KOI-PLACE-10"),
    Refusal("overlaps", "KOI-PLACE-01"),
    Refusal("no_wet_edge", "KOI-PLACE-02"),
    Refusal("no_wet_front", "KOI-PLACE-03"),
    Refusal("no_foliage", "KOI-PLACE-04"),
    Refusal("has_lily", "KOI-PLACE-04"),
    Refusal("no_shore", "KOI-PLACE-04"),
    Refusal("has_lantern", "KOI-PLACE-04"),
    Refusal("no_water", "KOI-PLACE-06"),
    Refusal("occupied", "KOI-PLACE-05"),
    Refusal("same_look", "KOI-PLACE-05"),
    Refusal("not_at_lantern", "KOI-GOAL-12"),
    Refusal("not_at_spring", "KOI-GOAL-18"),
    Refusal("on_spring", "KOI-GOAL-14"),
    Refusal("off_path", "KOI-GOAL-21"),
    Refusal("no_wet_contact", "KOI-GOAL-17"),
    # The turn.
    Refusal("no_such_action", "KOI-TURN-02"),
    Refusal("game_over", "KOI-END-02"),
    Refusal("await_first", "KOI-SETUP-06"),
    Refusal("await_goal", "KOI-SETUP-08"),
    Refusal("await_deal", "KOI-SETUP-05"),
    Refusal("await_churn", "KOI-SOLO-02"),
    Refusal("await_refill", "KOI-MED-05"),
    Refusal("choose_first", "KOI-TURN-02"),
    Refusal("main_done", "KOI-TURN-02"),
    Refusal("work_only", "KOI-WORK-01"),
    # Meditation.
    Refusal("empty_slot", "KOI-MED-01"),
    Refusal("cannot_pay_slot", "KOI-MED-02"),
    Refusal("finish_meditation", "KOI-MED-03"),
    Refusal("no_reward", "KOI-MED-01"),
    Refusal("no_card", "KOI-CARD-02"),
    Refusal("sells_no_koi", "KOI-MED-04"),
    Refusal("sold_out", "KOI-BUY-02"),
    Refusal("cannot_pay_koi", "KOI-BUY-01"),
    Refusal("no_such_side", "KOI-CARD-08"),
    Refusal("rain_first", "KOI-CARD-06"),
    Refusal("no_rain_tile", "KOI-CARD-06"),
    # Luck.
    Refusal("no_luck", "KOI-LUCK-01"),
    Refusal("luck_not_now", "KOI-LUCK-06"),
    Refusal("supply_empty", "KOI-LUCK-05"),
    # Work.
    Refusal("sensei_used", "KOI-WORK-01"),
    Refusal("no_helper", "KOI-WORK-07"),
    Refusal("builder_has_none", "KOI-WORK-06"),
    Refusal("not_stored", "KOI-STORE-01"),
    Refusal("none_left", "KOI-SETUP-01"),
    Refusal("finish_effect", "KOI-WORK-08"),
    Refusal("must_land", "KOI-WORK-09"),
    Refusal("no_such_koi", "KOI-WORK-05"),
    Refusal("koi_stuck", "KOI-WORK-09"),
    Refusal("same_place", "KOI-WORK-09"),
    Refusal("other_koi", "KOI-WORK-09"),
    # Goals.
    Refusal("goal_later", "KOI-GOAL-01"),
    Refusal("path_later", "KOI-GOAL-20"),
    Refusal("not_in_play", "KOI-SETUP-08"),
    Refusal("goal_done", "KOI-GOAL-03"),
    Refusal("branch_done", "KOI-GOAL-22"),
    Refusal("goal_gone", "KOI-GOAL-03"),
    Refusal("goals_this_turn", "KOI-GOAL-02"),
    Refusal("needs_lily_pair", "KOI-GOAL-10"),
    Refusal("needs_foliage", "KOI-GOAL-11"),
    Refusal("needs_lantern", "KOI-GOAL-12"),
    Refusal("needs_lanterns", "KOI-GOAL-13"),
    Refusal("needs_koi", "KOI-GOAL-17"),
    Refusal("needs_wells", "KOI-GOAL-18"),
    Refusal("needs_scrolls", "KOI-GOAL-19"),
    Refusal("cannot_pay_goal", "KOI-GOAL-06"),
    # The end of a turn, and what leaves the supply.
    Refusal("discard_first", "KOI-STORE-04"),
    Refusal("within_capacity", "KOI-STORE-04"),
    Refusal("remove_first", "KOI-SOLO-05"),
    Refusal("no_removal", "KOI-SOLO-05"),
    # Chance.
    Refusal("no_such_seat", "KOI-SETUP-06"),
    Refusal("goal_drawn", "KOI-SETUP-08"),
    Refusal("not_in_deck", "KOI-MED-05"),
)
(
    NO_SUCH_ACTION, GAME_OVER, AWAIT_FIRST, AWAIT_GOAL, AWAIT_DEAL, AWAIT_CHURN, AWAIT_REFILL,
    CHOOSE_FIRST, MAIN_DONE, WORK_ONLY,
    EMPTY_SLOT, CANNOT_PAY_SLOT, FINISH_MEDITATION, NO_REWARD, NO_CARD, SELLS_NO_KOI, SOLD_OUT,
    CANNOT_PAY_KOI, NO_SUCH_SIDE, RAIN_FIRST, NO_RAIN_TILE,
    NO_LUCK, LUCK_NOT_NOW, SUPPLY_EMPTY,
    SENSEI_USED, NO_HELPER, BUILDER_HAS_NONE, NOT_STORED, NONE_LEFT, FINISH_EFFECT, MUST_LAND,
    NO_SUCH_KOI, KOI_STUCK, SAME_PLACE, OTHER_KOI,
    GOAL_LATER, PATH_LATER, NOT_IN_PLAY, GOAL_DONE, BRANCH_DONE, GOAL_TILE_GONE, GOALS_THIS_TURN,
    NEEDS_LILY_PAIR, NEEDS_FOLIAGE, NEEDS_LANTERN, NEEDS_LANTERNS, NEEDS_KOI, NEEDS_WELLS,
    NEEDS_SCROLLS, CANNOT_PAY_GOAL,
    DISCARD_FIRST, WITHIN_CAPACITY, REMOVE_FIRST, NO_REMOVAL,
    NO_SUCH_SEAT, GOAL_DRAWN, NOT_IN_DECK,
) = range(17, len(REFUSALS))  # fmt: skip
NONE = 0


# --- Set-up


@compiled
def setup(b, s, seats, options):
    """Fill a zeroed state up to the first draw.  KOI-SETUP-01, 02, 04, KOI-SOLO-01"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    s.seats = seats
    for kind in range(LANTERN + 1):
        s.tiles[kind] = b.tiles[kind]
    for size in range(3):
        s.koi[size] = b.koi[seats, size]
    s.coins = b.coins
    s.luck = b.luck
    s.expansions = b.expansions
    for card in range(b.n_cards):
        if b.card_seats[card] <= max(seats, 2):
            s.deck[s.n_deck] = card
            s.n_deck += 1
    if seats > 1 and s.options[FIRST_SEAT] == RANDOM_SEAT:
        s.phase = FIRST
    else:
        after_first(b, s, int(s.options[FIRST_SEAT]) if seats > 1 else 0)


@compiled
def after_first(b, s, first):
    """What each seat starts with, by its place in turn order.  KOI-SETUP-03, 06, 07, 10, 11"""
    s.first = first
    for seat in range(s.seats):
        pond = s.ponds[seat]
        places.lay_spring(b, pond)
        place = (seat - first + int(s.seats)) % int(s.seats)
        pond.coins = b.start_coins
        s.coins -= int(b.start_coins)
        pond.luck = b.start_luck
        s.luck -= int(b.start_luck)
        for k in range(N_STORED):
            n = int(b.start[place, k])
            pond.stored[k] = n
            if k < 3:
                s.tiles[tile_of(k)] -= n
            else:
                s.koi[k - 3] -= n
    set_goals(b, s)


@compiled
def set_goals(b, s):
    """The goals in play, or how many are to be drawn.  KOI-SETUP-08, KOI-SOLO-10, KOI-SOLO-12"""
    value = int(s.options[GOALS_OPTION])
    scenario = int(s.options[SCENARIO])
    fixed = 0
    if value == USUAL and scenario == LIT_PATH:
        fixed = int(b.lit_path_goals)
    elif value == USUAL and scenario == IMPERIAL_LAKE:
        fixed = int(b.imperial_goals)
    elif value == USUAL or value == RANDOM:
        s.to_draw = int(b.imperial_drawn) if scenario == IMPERIAL_LAKE else 3
    elif value > NO_GOALS:
        fixed = int(b.chosen[value])
    for goal in range(N_GOALS):
        if (fixed >> goal) & 1:
            bring_in(b, s, goal)
    s.phase = GOAL if s.to_draw > 0 else DEAL


@inlined
def bring_in(b, s, goal):
    """Lay out the tiles of a goal.  KOI-SETUP-09"""
    s.in_play[goal] = 1
    for tile in range(N_GOAL_TILES):
        if GOAL_OF_TILE[tile] == goal:
            s.goal_tiles[tile] = b.goal_tiles[s.seats, tile]


@compiled
def actor(b, s):
    if s.phase <= REFILL:
        return CHANCE
    return OVER if s.phase == ENDED else int(s.seat)


# --- Small questions


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
def refuse_koi(s, size, price):
    """Why a koi cannot be bought at a price.  KOI-BUY-02"""
    if s.koi[size] == 0:
        return SOLD_OUT
    return CANNOT_PAY_KOI if s.ponds[s.seat].coins < price else NONE


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
    """KOI-LUCK-06"""
    return s.phase == START or s.phase == MED or s.phase == WORK or s.phase == POST


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


# --- How many ways, and which


@compiled
def n_ways(b, pond, kind):
    """In how many ways a tile or a koi can be laid in a pond."""
    if kind <= FOLIAGE:
        return places.n_in_reach(pond)
    if kind == LILY:
        return int(pond.n_foliage) - int(pond.n_lilies)
    if kind == SHORE:
        return places.n_shores(b, pond)
    if kind == LANTERN:
        return int(pond.n_shores) - int(pond.n_lanterns)
    return places.n_on_water(b, pond, kind)


@compiled
def nth_way(b, pond, kind, n):
    """The n-th of them as turn * CELLS + cell."""
    if kind <= FOLIAGE:
        return places.nth_in_reach(pond, n)
    if kind == SHORE:
        return places.nth_shore(b, pond, n)
    if kind == LILY or kind == LANTERN:
        k = 0
        while n > 0 or holds(pond, kind, k):
            n -= 0 if holds(pond, kind, k) else 1
            k += 1
        return int(pond.foliage[k]) if kind == LILY else int(pond.shore[k])
    return places.nth_on_water(b, pond, kind, n)


@inlined
def holds(pond, kind, k):
    """Whether the k-th foliage has a lily, or the k-th shore a lantern."""
    return pond.lily[k] != 0 if kind == LILY else pond.lantern[k] != 0


@compiled
def list_ways(b, pond, kind, code, out, n):
    """Write code + each of them into `out` from place n on, ascending; returns the end."""
    if kind <= FOLIAGE:
        return places.list_in_reach(pond, code, out, n)
    if kind == SHORE:
        return places.list_shores(b, pond, code, out, n)
    if kind == LILY or kind == LANTERN:
        start = n
        for k in range(n_ways(b, pond, kind)):
            out[n] = code + nth_way(b, pond, kind, k)
            n += 1
        bag.sort(out, start, n)
        return n
    return places.list_on_water(b, pond, kind, code, out, n)


@compiled
def n_landings(b, s, pond):
    """Where the koi in hand can go: any place of its kind but the old one.  KOI-WORK-09"""
    kind = places.koi_kind(pond, int(s.lifted) - 1)
    return places.n_on_water(b, pond, kind) - (1 if b.must_change else 0)


@inlined
def home_of(s, pond):
    """The place that the koi in hand came from, as turn * CELLS + cell."""
    k = int(s.lifted) - 1
    return int(pond.koi_turn[k]) * CELLS + int(pond.koi_cell[k])


@compiled
def nth_landing(b, s, pond, n):
    kind = places.koi_kind(pond, int(s.lifted) - 1)
    place = places.nth_on_water(b, pond, kind, n)
    if b.must_change and place >= home_of(s, pond):  # places ascend: one more skips the old one
        place = places.nth_on_water(b, pond, kind, n + 1)
    return place


# --- Refusals


@compiled
def refuse_now(s):
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == ENDED:
        return GAME_OVER
    if s.phase == FIRST:
        return AWAIT_FIRST
    if s.phase == GOAL:
        return AWAIT_GOAL
    if s.phase == DEAL:
        return AWAIT_DEAL
    if s.phase == CHURN:
        return AWAIT_CHURN
    if s.phase == REFILL:
        return AWAIT_REFILL
    if s.phase == START:
        return CHOOSE_FIRST
    if s.phase == MED:
        return FINISH_MEDITATION
    if s.phase == RAINING:
        return RAIN_FIRST
    if s.phase == SECOND or s.phase == ALONG or s.phase == BONUS:
        return FINISH_EFFECT
    if s.phase == LAND:
        return MUST_LAND
    if s.phase == DISCARD:
        return DISCARD_FIRST
    return REMOVE_FIRST if s.phase == REMOVE else MAIN_DONE


@compiled
def refuse_pass(b, s):
    """Why a step cannot be ended.  KOI-TURN-06, KOI-WORK-08, AMB-04"""
    if s.phase == WORK or s.phase == POST or s.phase == SECOND:
        return NONE
    if s.phase == ALONG or s.phase == BONUS:
        return NONE
    if s.phase == RAINING:
        return RAIN_FIRST if n_rain(b, s) > 0 else NONE  # KOI-CARD-07
    return refuse_now(s)


@compiled
def refuse_meditate(b, s, slot):
    """KOI-MED-01, KOI-MED-02"""
    if s.phase != START:
        return refuse_now(s)
    if s.row[slot] == 0:
        return EMPTY_SLOT
    return CANNOT_PAY_SLOT if s.ponds[s.seat].coins < b.slot_cost[slot] else NONE


@compiled
def refuse_reward(b, s, k):
    """Printed, or a koi of size k - 1 instead.  KOI-MED-03, KOI-MED-04"""
    if s.phase != MED:
        return NO_REWARD if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    if not s.reward_due:
        return NO_REWARD
    if k == 0:
        return NONE
    if not b.buys[s.slot - 1]:
        return SELLS_NO_KOI
    return refuse_koi(s, k - 1, b.price[k - 1])


@compiled
def refuse_card(b, s, k):
    """Rain and a market that sells nothing: 0; a side of a well, a koi of a market: k."""
    if s.phase != MED:
        return NO_CARD if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    if not s.card_due:
        return NO_CARD
    card = int(s.card) - 1
    kind = b.card_kind[card]
    if kind == WELL:
        return NONE if 1 <= k <= b.n_wells[card] else NO_SUCH_SIDE  # KOI-CARD-08
    if k == 0:
        return NONE
    return refuse_koi(s, k - 1, discounted(b, k - 1)) if kind == MARKET else NO_SUCH_SIDE


@compiled
def refuse_luck(b, s, k):
    """Foliage, water, shore, or a koi of size k - 3.  KOI-LUCK-01, 02, 05, 06"""
    if not in_luck_phase(s):
        return LUCK_NOT_NOW if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    if s.ponds[s.seat].luck == 0:
        return NO_LUCK
    if k >= 3:
        return refuse_koi(s, k - 3, int(b.price[k - 3]) + int(b.surcharge))
    return NONE if yields(b, s, k) else SUPPLY_EMPTY


@inlined
def yields(b, s, k):
    """Whether the k-th choice of luck gives anything.  KOI-LUCK-05"""
    for item in range(3):
        if b.luck_gain[k, item] > 0 and s.tiles[tile_of(item)] > 0:
            return True
    return False


@compiled
def refuse_throw(b, s, k):
    """KOI-STORE-04"""
    if s.phase != DISCARD:
        return WITHIN_CAPACITY if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    return NONE if s.ponds[s.seat].stored[k] > 0 else NOT_STORED


@compiled
def refuse_remove(s, size):
    """KOI-SOLO-05"""
    if s.phase != REMOVE:
        return NO_REMOVAL if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    return NONE if s.koi[size] > 0 else SOLD_OUT


@compiled
def refuse_source(b, s, kind, helped):
    """Why neither keeper nor helper can do this now.  KOI-WORK-01, 06, 07"""
    if helped:
        if kind == LANTERN and not b.builder_lanterns:
            return BUILDER_HAS_NONE
        return NONE if by_helper(b, s, kind) else NO_HELPER
    return NONE if by_hand(b, s) else SENSEI_USED


@compiled
def refuse_pick(b, s, k, helped):
    """Why a koi cannot be picked up to be moved.  KOI-WORK-05, KOI-WORK-09"""
    if s.phase != WORK:
        return WORK_ONLY if s.phase == POST else refuse_now(s)
    found = refuse_source(b, s, LARGE + 1, helped)
    if found != NONE:
        return found
    pond = s.ponds[s.seat]
    if k >= pond.n_koi:
        return NO_SUCH_KOI
    return NONE if places.movable(b, pond, k) else KOI_STUCK


@compiled
def refuse_lay(b, s, kind, place, helped):
    """Why a tile or a koi cannot be laid: now, by whom, from where, in this place."""
    pond = s.ponds[s.seat]
    if s.phase == WORK:
        found = refuse_source(b, s, kind, helped)
        if found == NONE and not at_hand(s, pond, kind):
            found = NONE_LEFT if kind == LILY or kind == LANTERN else NOT_STORED
    elif helped:
        found = WORK_ONLY if s.phase == POST else refuse_now(s)
    else:
        found = refuse_continued(s, pond, kind, place, int(b.must_change))
    if found != NONE:
        return found
    return places.refuse(b, pond, kind, place // CELLS, place % CELLS)


@compiled
def refuse_continued(s, pond, kind, place, must_change):
    """Whether an effect under way lays this kind.  KOI-CARD-06, KOI-WORK-08, 09, KOI-GOAL-23"""
    if s.phase == RAINING:
        k = stored_as(kind)
        rains = kind == WATER or kind == FOLIAGE or kind == SHORE
        return NONE if rains and s.raining[k] > 0 else NO_RAIN_TILE
    if s.phase == SECOND or s.phase == BONUS:
        return NONE if kind == WATER else FINISH_EFFECT
    if s.phase == LAND:
        if kind != places.koi_kind(pond, int(s.lifted) - 1):
            return OTHER_KOI
        return SAME_PLACE if must_change and place == home_of(s, pond) else NONE
    return WORK_ONLY if s.phase == POST else refuse_now(s)


@compiled
def refuse_path(b, s, cell):
    """KOI-GOAL-16, KOI-GOAL-20"""
    if s.phase != ALONG:
        return PATH_LATER if s.phase > REFILL and s.phase != ENDED else refuse_now(s)
    return places.refuse(b, s.ponds[s.seat], PATH, 0, cell)


@compiled
def refuse_goal(b, s, kind, place):
    """KOI-GOAL-01 to 06, KOI-GOAL-22"""
    if s.phase != POST:
        return GOAL_LATER if s.phase == START or s.phase == WORK else refuse_now(s)
    tile = kind - FIRST_GOAL
    pond = s.ponds[s.seat]
    if not s.in_play[GOAL_OF_TILE[tile]]:
        return NOT_IN_PLAY
    if pond.goal[tile]:
        return GOAL_DONE
    if b.one_branch and is_branch(tile) and n_branches(pond) > 0:
        return BRANCH_DONE
    if s.goal_tiles[tile] == 0:
        return GOAL_TILE_GONE
    if s.seats > 1 and s.goals_done >= b.goals_a_turn:
        return GOALS_THIS_TURN
    if not places.meets(b, pond, kind):
        return unmet(kind)
    if pond.coins < b.goal_coins[tile]:
        return CANNOT_PAY_GOAL
    return places.refuse(b, pond, kind, place // CELLS, place % CELLS)


@compiled
def unmet(kind):
    """Which requirement of a goal is not met."""
    if kind == PURPLE_LILY:
        return NEEDS_LILY_PAIR
    if kind < BRIDGE:
        return NEEDS_FOLIAGE
    if kind == BRIDGE:
        return NEEDS_LANTERN
    if kind == STATUE:
        return NEEDS_LANTERNS
    if kind == WILLOW:
        return NEEDS_KOI
    return NEEDS_WELLS if kind == WATERFALL else NEEDS_SCROLLS


@compiled
def refuse_chance(s, action):
    """Why chance cannot do this."""
    if action >= DRAW_CARD:
        if s.phase != DEAL and s.phase != CHURN and s.phase != REFILL:
            return refuse_now(s)
        left = bag.place_of(s.deck, s.n_deck, action - DRAW_CARD) >= 0
        return NONE if left else NOT_IN_DECK
    if action >= DRAW_GOAL:
        if s.phase != GOAL:
            return refuse_now(s)
        return GOAL_DRAWN if s.in_play[action - DRAW_GOAL] else NONE
    if s.phase != FIRST:
        return refuse_now(s)
    return NONE if action - BEGIN < s.seats else NO_SUCH_SEAT


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
def refuse_early(b, s, action):
    """Of the short kinds of action: pass to picking up a koi."""
    if action == PASS:
        return refuse_pass(b, s)
    if action < DO_WORK:
        return refuse_meditate(b, s, action - MEDITATE)
    if action < REWARD:
        return NONE if s.phase == START else refuse_now(s)
    if action < CARD:
        return refuse_reward(b, s, action - REWARD)
    if action < SPEND:
        return refuse_card(b, s, action - CARD)
    if action < THROW:
        return refuse_luck(b, s, action - SPEND)
    if action < TAKE_OFF:
        return refuse_throw(b, s, action - THROW)
    if action < PICK:
        return refuse_remove(s, action - TAKE_OFF)
    helped = action >= HELPER_PICK
    return refuse_pick(b, s, action - (HELPER_PICK if helped else PICK), helped)


@compiled
def refusal(b, s, action):
    """0, or why the action is not possible now."""
    if action < 0 or action >= N_CODES:
        return NO_SUCH_ACTION
    if action < FIRST_LAY:
        return refuse_early(b, s, action)
    if action >= BEGIN:
        return refuse_chance(s, action)
    kind = kind_of_lay(action)
    if action < FIRST_HELP:
        return refuse_lay(b, s, kind, action - int(LAY[kind]), False)
    if action < FIRST_GOAL_LAY:
        return refuse_lay(b, s, kind, action - int(HELP[kind]), True)
    if kind == PATH:
        return refuse_path(b, s, action - int(LAY[kind]))
    return refuse_goal(b, s, kind, action - int(LAY[kind]))


# --- What is legal


@inlined
def put(out, n, action, allowed):
    """Write an action if it is allowed; returns the place behind it."""
    out[n] = action
    return n + 1 if allowed else n


@compiled
def list_short(b, s, out):
    """Those of the short kinds of action that are possible."""
    n = 0
    for action in range(PICK):
        n = put(out, n, action, refuse_early(b, s, action) == NONE)
    return n


@compiled
def list_work(b, s, out, n):
    """Everything the keeper and the helpers can do.  KOI-WORK-01 to 07"""
    pond = s.ponds[s.seat]
    for helped in range(2):
        first = HELPER_PICK if helped else PICK
        for k in range(pond.n_koi):
            n = put(out, n, first + k, refuse_pick(b, s, k, helped == 1) == NONE)
    for helped in range(2):
        for kind in range(FIRST_GOAL):
            if at_hand(s, pond, kind) and refuse_source(b, s, kind, helped == 1) == NONE:
                code = int(HELP[kind]) if helped else int(LAY[kind])
                n = list_ways(b, pond, kind, code, out, n)
    return n


@compiled
def list_goals(b, s, out, n):
    """Every goal that can be completed now, in every way.  KOI-GOAL-01"""
    pond = s.ponds[s.seat]
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if may_complete(b, s, tile) and places.meets(b, pond, kind):
            if places.is_land(kind):
                n = places.list_land(b, pond, kind, int(LAY[kind]), out, n)
            else:
                n = places.list_on_water(b, pond, kind, int(LAY[kind]), out, n)
    return n


@compiled
def list_chance(b, s, out):
    n = 0
    if s.phase == FIRST:
        n = int(s.seats)
        for seat in range(n):
            out[seat] = BEGIN + seat
    elif s.phase == GOAL:
        for goal in range(N_GOALS):
            n = put(out, n, DRAW_GOAL + goal, not s.in_play[goal])
    else:
        n = bag.list_kinds(s.deck, s.n_deck, int(b.n_cards), DRAW_CARD, out)
    return n


@compiled
def legal(b, s, out):
    """Write every action that is not refused into `out`, ascending; returns how many."""
    if s.phase == ENDED:
        return 0
    if s.phase <= REFILL:
        return list_chance(b, s, out)
    n = list_short(b, s, out)
    pond = s.ponds[s.seat]
    if s.phase == WORK:
        n = list_work(b, s, out, n)
    elif s.phase == POST:
        n = list_goals(b, s, out, n)
    elif s.phase == RAINING:
        for k in range(3):
            if s.raining[k] > 0:
                n = list_ways(b, pond, tile_of(k), int(LAY[tile_of(k)]), out, n)
    elif s.phase == SECOND or s.phase == BONUS:
        n = places.list_in_reach(pond, FIRST_LAY, out, n)
    elif s.phase == ALONG:
        n = places.list_paths(pond, int(LAY[PATH]), out, n)
    elif s.phase == LAND:
        code = int(LAY[places.koi_kind(pond, int(s.lifted) - 1)])
        for k in range(n_landings(b, s, pond)):
            out[n] = code + nth_landing(b, s, pond, k)
            n += 1
    return n


@compiled
def weights(b, s, out):
    """At chance: every seat, goal and card is as likely as every other."""
    n = n_chances(s) if s.phase <= REFILL else 0
    for k in range(n):
        out[k] = 1
    return n


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


# --- What an action does


@inlined
def trigger(s, reason):
    """This round is finished and one more is played.  KOI-END-02, KOI-END-03"""
    if s.last_round == 0 and s.rounds > 0:
        s.reason = reason
        s.last_round = s.rounds + 1


@inlined
def begin_turn(s, seat):
    s.seat = seat
    s.turn += 1
    s.acted = 0
    s.goals_done = 0
    for helper in range(N_HELPERS):
        s.used[helper] = 0
    s.phase = START


@compiled
def next_turn(b, s):
    """The next seat, or the end after the last round.  KOI-TURN-01, KOI-END-02, 04, 05"""
    seat = (int(s.seat) + 1) % int(s.seats)
    if seat == s.first:
        s.idle = 0 if s.meditated else s.idle + 1
        s.meditated = 0
        if s.idle >= b.idle_limit:
            trigger(s, IDLE)
        if s.last_round > 0 and s.rounds >= s.last_round:
            s.phase = ENDED
            return
        s.rounds += 1
    begin_turn(s, seat)


@inlined
def close_row(s):
    """All cards slide right.  KOI-MED-05, KOI-MED-06"""
    to = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):
        if s.row[slot] != 0:
            card = int(s.row[slot])
            s.row[slot] = 0
            s.row[to] = card
            to -= 1


@compiled
def finish_turn(b, s):
    """After the storage check.  Solo: the row is refilled now.  KOI-SOLO-04"""
    if s.seats == 1:
        close_row(s)
        if s.row[0] == 0 and s.n_deck > 0:
            s.phase = REFILL
            return
    next_turn(b, s)


@compiled
def settle(s):
    """Whether card and reward are done; then the row is refilled.  KOI-MED-03, KOI-MED-05"""
    if s.reward_due or s.card_due:
        s.phase = MED
        return
    s.slot = 0
    s.card = 0
    s.phase = POST
    if s.seats > 1:
        close_row(s)
        if s.n_deck > 0:
            s.phase = REFILL


@inlined
def discard_card(s, slot):
    """A card of the row leaves the game.  KOI-SOLO-02, KOI-SOLO-03"""
    s.gone[s.n_gone] = s.row[slot] - 1
    s.n_gone += 1
    s.row[slot] = 0


@compiled
def take_card(b, s, pond, card):
    """A card is kept; a storage card gives its expansion at once.  KOI-CARD-01 to 03, 05"""
    pond.cards[pond.n_cards] = card
    pond.n_cards += 1
    kind = b.card_kind[card]
    if kind < N_HELPERS:
        pond.helpers[kind] += 1
    elif kind == SCROLL:
        pond.scrolls[b.card_scroll[card]] += 1
    elif kind == WELL:
        pond.wells += 1
    elif kind == MARKET:
        pond.markets += 1
    elif kind == STORAGE:
        pond.storages += 1
        if s.expansions > 0:
            s.expansions -= 1
            pond.expansions += 1
    s.card_due = 1 if kind == MARKET or kind == RAIN or kind == WELL else 0


@compiled
def meditate(b, s, slot):
    """Pay, take the card; solo: one more card leaves.  KOI-MED-01, KOI-MED-02, KOI-SOLO-02"""
    pond = s.ponds[s.seat]
    s.meditated = 1
    pond.coins -= int(b.slot_cost[slot])
    s.coins += int(b.slot_cost[slot])
    s.slot = slot + 1
    s.card = s.row[slot]
    s.row[slot] = 0
    s.reward_due = b.rewards[slot]
    take_card(b, s, pond, int(s.card) - 1)
    if s.seats == 1:
        if slot > 0 and s.row[slot - 1] != 0:
            discard_card(s, slot - 1)
        elif slot == 0 and s.n_deck > 0:
            s.phase = CHURN
            return
    settle(s)


@compiled
def work(s):
    """KOI-TURN-02; solo: the oldest card leaves (KOI-SOLO-03)"""
    s.phase = WORK
    if s.seats == 1:
        for slot in range(SLOTS - 1, -1, -1):
            if s.row[slot] != 0:
                discard_card(s, slot)
                return


@inlined
def gain(s, pond, amounts):
    """Take things from the supply, as far as they are there.  KOI-CARD-09"""
    for item in range(N_ITEMS):
        n = int(amounts[item])
        if n > 0:
            if item == COINS:
                n = min(n, int(s.coins))
                s.coins -= n
                pond.coins += n
            elif item == LUCK:
                n = min(n, int(s.luck))
                s.luck -= n
                pond.luck += n
            else:
                n = min(n, int(s.tiles[tile_of(item)]))
                s.tiles[tile_of(item)] -= n
                pond.stored[item] += n


@compiled
def buy(b, s, size, price):
    """A koi comes to storage.  KOI-BUY-02, KOI-END-01; solo: another leaves (KOI-SOLO-05)"""
    pond = s.ponds[s.seat]
    pond.coins -= price
    s.coins += price
    s.koi[size] -= 1
    pond.stored[3 + size] += 1
    left = n_supply_koi(s)
    if s.seats > 1:
        if left == 0:
            trigger(s, KOI_GONE)
        return
    leaves = int(b.removed[size])
    if s.koi[leaves] > 0:
        remove_koi(s, leaves)
    elif left > 0:
        s.back = s.phase
        s.phase = REMOVE


@inlined
def remove_koi(s, size):
    s.koi[size] -= 1
    s.removed[size] += 1


@compiled
def reward(b, s, k):
    """The printed reward, or a koi instead.  KOI-MED-03, KOI-MED-04"""
    s.reward_due = 0
    if k == 0:
        gain(s, s.ponds[s.seat], b.reward[s.slot - 1])
    else:
        buy(b, s, k - 1, int(b.price[k - 1]))
    if s.phase == MED:
        settle(s)


@compiled
def resolve_card(b, s, k):
    """A market, rain or well card.  KOI-CARD-04, 06, 08"""
    s.card_due = 0
    card = int(s.card) - 1
    kind = b.card_kind[card]
    if kind == WELL:
        gain(s, s.ponds[s.seat], b.well[card, k - 1])
    elif kind == MARKET:
        if k > 0:
            buy(b, s, k - 1, discounted(b, k - 1))
    else:
        falls = 0
        for item in range(3):
            n = min(int(b.rain[card, item]), int(s.tiles[tile_of(item)]))
            s.tiles[tile_of(item)] -= n
            s.raining[item] = n
            falls += n
        if falls > 0:
            s.phase = RAINING
    if s.phase == MED:
        settle(s)


@inlined
def n_falling(s):
    return int(s.raining[0]) + int(s.raining[1]) + int(s.raining[2])


@compiled
def spend_luck(b, s, k):
    """KOI-LUCK-01"""
    pond = s.ponds[s.seat]
    pond.luck -= 1
    s.luck += 1
    if k < 3:
        gain(s, pond, b.luck_gain[k])
    else:
        buy(b, s, k - 3, int(b.price[k - 3]) + int(b.surcharge))


@compiled
def throw(b, s, k):
    """A tile goes back to the supply.  KOI-STORE-04"""
    pond = s.ponds[s.seat]
    pond.stored[k] -= 1
    if k < 3:
        s.tiles[tile_of(k)] += 1
    else:
        s.koi[k - 3] += 1
    if not over_capacity(b, pond):
        finish_turn(b, s)


@compiled
def remove(s, size):
    """KOI-SOLO-05"""
    remove_koi(s, size)
    s.phase = s.back
    s.back = 0
    if s.phase == MED:
        settle(s)


@compiled
def use_source(b, s, kind, helped):
    if helped:
        s.used[b.helper_of[kind]] += 1
    else:
        s.acted += 1


@compiled
def pick_up(b, s, k, helped):
    """KOI-WORK-05, KOI-WORK-09"""
    use_source(b, s, LARGE + 1, helped)
    pond = s.ponds[s.seat]
    places.lift(b, pond, places.koi_kind(pond, k), int(pond.koi_turn[k]), int(pond.koi_cell[k]))
    s.lifted = k + 1
    s.phase = LAND


@compiled
def offer_path(b, s):
    """A path tile may follow a koi.  KOI-GOAL-16, KOI-GOAL-20"""
    pond = s.ponds[s.seat]
    s.phase = WORK
    if s.goal_tiles[PATH_TILE] > 0 and pond.coins >= b.goal_coins[PATH_TILE]:
        if places.n_paths(pond) > 0:
            s.phase = ALONG


@compiled
def lay_at_work(b, s, kind, place, helped):
    """By the keeper or by a helper.  KOI-WORK-02 to 06"""
    use_source(b, s, kind, helped)
    pond = s.ponds[s.seat]
    places.lay(b, pond, kind, place // CELLS, place % CELLS)
    if kind == LILY or kind == LANTERN:
        s.tiles[kind] -= 1
        if kind == LANTERN:  # KOI-LUCK-03
            n = min(int(b.lantern_luck), int(s.luck))
            s.luck -= n
            pond.luck += n
        return
    pond.stored[stored_as(kind)] -= 1
    if kind == WATER:
        s.water_left = b.water_up_to - 1
        if s.water_left > 0 and pond.stored[WATER] > 0:
            s.phase = SECOND
        else:
            s.water_left = 0
    elif kind >= SMALL:
        offer_path(b, s)


@compiled
def continue_laying(b, s, kind, place):
    """The next tile of rain, of a water action, of a branch, or a koi in hand."""
    pond = s.ponds[s.seat]
    if s.phase == LAND:
        k = int(s.lifted) - 1
        pond.koi_cell[k] = place % CELLS
        pond.koi_turn[k] = place // CELLS
        places.stand(b, pond, kind, place // CELLS, place % CELLS)
        s.lifted = 0
        s.phase = WORK
        if b.move_paths:
            offer_path(b, s)
        return
    places.lay(b, pond, kind, place // CELLS, place % CELLS)
    if s.phase == RAINING:
        s.raining[stored_as(kind)] -= 1
        if n_falling(s) == 0:
            settle(s)
        return
    s.water_left -= 1
    if s.phase == SECOND:
        pond.stored[WATER] -= 1
        if s.water_left == 0 or pond.stored[WATER] == 0:
            end_effect(s)
    else:
        s.tiles[WATER] -= 1
        if s.water_left == 0 or s.tiles[WATER] == 0:
            end_effect(s)


@inlined
def end_effect(s):
    """Back from SECOND, ALONG or BONUS."""
    s.water_left = 0
    s.phase = POST if s.phase == BONUS else WORK


@compiled
def walk_on(b, s, cell):
    """A path tile.  KOI-GOAL-16"""
    pay_goal(b, s, PATH_TILE)
    places.lay(b, s.ponds[s.seat], PATH, 0, cell)
    s.phase = WORK


@inlined
def pay_goal(b, s, tile):
    """KOI-GOAL-06"""
    s.goal_tiles[tile] -= 1
    s.ponds[s.seat].coins -= int(b.goal_coins[tile])
    s.coins += int(b.goal_coins[tile])


@compiled
def complete(b, s, kind, place):
    """A goal; a branch may be followed by water from the supply.  KOI-GOAL-01, 11, 23"""
    pay_goal(b, s, kind - FIRST_GOAL)
    places.lay(b, s.ponds[s.seat], kind, place // CELLS, place % CELLS)
    s.goals_done += 1
    if is_branch(kind - FIRST_GOAL) and s.tiles[WATER] > 0 and b.branch_water > 0:
        s.water_left = b.branch_water
        s.phase = BONUS


@compiled
def pass_on(b, s):
    """Nothing more of this: of an effect, of the work, of the turn."""
    if s.phase == WORK:
        s.phase = POST
    elif s.phase == RAINING:  # KOI-CARD-07
        for item in range(3):
            s.tiles[tile_of(item)] += s.raining[item]
            s.raining[item] = 0
        settle(s)
    elif s.phase != POST:
        end_effect(s)
    elif over_capacity(b, s.ponds[s.seat]):
        s.phase = DISCARD
    else:
        finish_turn(b, s)


@compiled
def draw_card(b, s, k):
    """The card in the k-th place of the deck is turned up; returns it.  KOI-END-01, KOI-SOLO-07"""
    card = int(s.deck[k])
    s.n_deck -= 1
    s.deck[k] = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    if s.n_deck == 0:
        trigger(s, DECK_EMPTY)
    if s.phase == CHURN:
        s.gone[s.n_gone] = card
        s.n_gone += 1
        settle(s)
        return card
    slot = SLOTS - 1  # KOI-SETUP-05: from the right
    while s.row[slot] != 0:
        slot -= 1
    s.row[slot] = card + 1
    if s.phase == DEAL:
        if slot == 0:
            s.rounds = 1
            begin_turn(s, int(s.first))
    elif s.seats > 1:
        s.phase = POST
    elif slot == 0 or s.n_deck == 0:
        next_turn(b, s)
    return card


@compiled
def draw_goal(b, s, goal):
    bring_in(b, s, goal)
    s.to_draw -= 1
    if s.to_draw == 0:
        s.phase = DEAL


@compiled
def apply_short(b, s, action):
    if action == PASS:
        pass_on(b, s)
    elif action < DO_WORK:
        meditate(b, s, action - MEDITATE)
    elif action < REWARD:
        work(s)
    elif action < CARD:
        reward(b, s, action - REWARD)
    elif action < SPEND:
        resolve_card(b, s, action - CARD)
    elif action < THROW:
        spend_luck(b, s, action - SPEND)
    elif action < TAKE_OFF:
        throw(b, s, action - THROW)
    elif action < PICK:
        remove(s, action - TAKE_OFF)
    elif action < HELPER_PICK:
        pick_up(b, s, action - PICK, False)
    else:
        pick_up(b, s, action - HELPER_PICK, True)


@compiled
def apply(b, s, action):
    """Carry out an action that is not refused, on to the next decision or draw."""
    if action < FIRST_LAY:
        apply_short(b, s, action)
    elif action >= DRAW_CARD:
        draw_card(b, s, bag.place_of(s.deck, s.n_deck, action - DRAW_CARD))
    elif action >= DRAW_GOAL:
        draw_goal(b, s, action - DRAW_GOAL)
    elif action >= BEGIN:
        after_first(b, s, action - BEGIN)
    else:
        kind = kind_of_lay(action)
        if FIRST_HELP <= action < FIRST_GOAL_LAY:
            lay_at_work(b, s, kind, action - int(HELP[kind]), True)
        elif kind == PATH:
            walk_on(b, s, action - int(LAY[kind]))
        elif kind >= FIRST_GOAL:
            complete(b, s, kind, action - int(LAY[kind]))
        elif s.phase == WORK:
            lay_at_work(b, s, kind, action - int(LAY[kind]), False)
        else:
            continue_laying(b, s, kind, action - int(LAY[kind]))


# --- The fast path of playouts


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
def n_short(b, s):
    """How many of the short kinds of action are possible, those of no single phase apart."""
    first, last = 0, 0
    if s.phase == START:
        first, last = MEDITATE, REWARD
    elif s.phase == MED:
        first, last = REWARD, SPEND
    elif s.phase == DISCARD:
        first, last = THROW, TAKE_OFF
    elif s.phase == REMOVE:
        first, last = TAKE_OFF, PICK
    n = 1 if refuse_pass(b, s) == NONE else 0
    for action in range(first, last):
        n += 1 if refuse_early(b, s, action) == NONE else 0
    if in_luck_phase(s) and s.ponds[s.seat].luck > 0:
        for action in range(SPEND, THROW):
            n += 1 if refuse_early(b, s, action) == NONE else 0
    return n


@compiled
def nth_short(b, s, k):
    """The k-th of them."""
    for action in range(PICK):
        if refuse_early(b, s, action) == NONE:
            if k == 0:
                return action
            k -= 1
    return -1


@inlined
def n_sources(b, s, kind):
    """By how many of keeper and helpers a kind can be laid."""
    return (1 if by_hand(b, s) else 0) + (1 if by_helper(b, s, kind) else 0)


@compiled
def n_work(b, s):
    """How many actions `list_work` would list."""
    pond = s.ponds[s.seat]
    n = 0
    sources = n_sources(b, s, LARGE + 1)
    if sources > 0 and pond.n_koi > 0:
        n += sources * places.n_movable(b, pond)
    reached = -1
    for kind in range(FIRST_GOAL):
        sources = n_sources(b, s, kind)
        if sources > 0 and at_hand(s, pond, kind):
            if kind > FOLIAGE:
                n += sources * n_ways(b, pond, kind)
                continue
            if reached < 0:  # water and foliage go to the same cells
                reached = places.n_in_reach(pond)
            n += sources * reached
    return n


@compiled
def nth_work(b, s, k):
    """The k-th action at work, koi to move first, then kind by kind."""
    pond = s.ponds[s.seat]
    sources = n_sources(b, s, LARGE + 1)
    if sources > 0:
        for koi in range(pond.n_koi):
            if places.movable(b, pond, koi):
                if k < sources:
                    return (PICK if k == 0 and by_hand(b, s) else HELPER_PICK) + koi
                k -= sources
    for kind in range(FIRST_GOAL):
        sources = n_sources(b, s, kind)
        if sources > 0 and at_hand(s, pond, kind):
            ways = n_ways(b, pond, kind)
            if k < sources * ways:
                code = int(LAY[kind]) if k < ways and by_hand(b, s) else int(HELP[kind])
                return code + nth_way(b, pond, kind, k % ways)
            k -= sources * ways
    return -1


@compiled
def n_goals(b, s):
    """How many actions `list_goals` would list."""
    pond = s.ponds[s.seat]
    n = 0
    for tile in range(N_GOAL_TILES):
        if may_complete(b, s, tile) and places.meets(b, pond, FIRST_GOAL + tile):
            n += places.n_goal_places(b, pond, FIRST_GOAL + tile)
    return n


@compiled
def nth_goal(b, s, k):
    pond = s.ponds[s.seat]
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if may_complete(b, s, tile) and places.meets(b, pond, kind):
            n = places.n_goal_places(b, pond, kind)
            if k < n:
                return int(LAY[kind]) + places.nth_goal_place(b, pond, kind, k)
            k -= n
    return -1


@compiled
def n_long(b, s):
    """How many ways to lay something there are in this phase."""
    pond = s.ponds[s.seat]
    if s.phase == WORK:
        return n_work(b, s)
    if s.phase == POST:
        return n_goals(b, s)
    if s.phase == RAINING:
        return n_rain(b, s)
    if s.phase == SECOND or s.phase == BONUS:
        return places.n_in_reach(pond)
    if s.phase == ALONG:
        return places.n_paths(pond)
    return n_landings(b, s, pond) if s.phase == LAND else 0


@compiled
def nth_long(b, s, k):
    pond = s.ponds[s.seat]
    if s.phase == WORK:
        return nth_work(b, s, k)
    if s.phase == POST:
        return nth_goal(b, s, k)
    if s.phase == SECOND or s.phase == BONUS:
        return FIRST_LAY + places.nth_in_reach(pond, k)
    if s.phase == ALONG:
        return int(LAY[PATH]) + places.nth_path(pond, k)
    if s.phase == LAND:
        code = int(LAY[places.koi_kind(pond, int(s.lifted) - 1)])
        return code + nth_landing(b, s, pond, k)
    for item in range(3):
        if s.raining[item] > 0:
            n = n_ways(b, pond, tile_of(item))
            if k < n:
                return int(LAY[tile_of(item)]) + nth_way(b, pond, tile_of(item), k)
            k -= n
    return -1


@compiled
def choices(b, s):
    """How many choices there are; at chance, how many seats, goals or cards can come."""
    if s.phase == ENDED:
        return 0
    return n_chances(s) if s.phase <= REFILL else n_long(b, s) + n_short(b, s)


@compiled
def choose_chance(b, s, k):
    """The k-th choice of chance; returns the action it is."""
    if s.phase == FIRST:
        after_first(b, s, k)
        return BEGIN + k
    if s.phase == GOAL:
        goal = 0
        while s.in_play[goal] or k > 0:
            k -= 0 if s.in_play[goal] else 1
            goal += 1
        draw_goal(b, s, goal)
        return DRAW_GOAL + goal
    return DRAW_CARD + draw_card(b, s, k)


@compiled
def choose(b, s, k):
    """Take the k-th choice, ways to lay something first; returns the action it is."""
    if s.phase <= REFILL:
        return choose_chance(b, s, k)
    n = n_long(b, s)
    action = nth_long(b, s, k) if k < n else nth_short(b, s, k - n)
    apply(b, s, action)
    return action


@compiled
def pick(b, s, bits):
    """Take the choice that lies bits / 2**32 of the way through all choices; -1 when over."""
    if s.phase <= REFILL:
        return choose_chance(b, s, (bits * n_chances(s)) >> 32)
    if s.phase == ENDED:
        return -1
    n = n_long(b, s)
    k = (bits * (n + n_short(b, s))) >> 32
    action = nth_long(b, s, k) if k < n else nth_short(b, s, k - n)
    apply(b, s, action)
    return action


@compiled
def conceal(b, s, seat):
    """Nothing to wipe: what nobody may know, the order of the deck, is not in the state."""


@compiled
def tidy(b, s):
    """Make equal positions equal bytes: deck and discards have no order."""
    bag.tidy(s.deck, s.n_deck)
    bag.tidy(s.gone, s.n_gone)
