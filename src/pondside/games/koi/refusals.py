"""Why an action of Koi is refused: reasons with their clauses, one function a kind of action.

Whether a thing fits in a place is asked of fits.py, whose reasons come first.  An action that is
not refused is legal; what it does is not known here.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Refusal
from ...kernel.kinds import Action, Cell, Kind, Record, State, Tables
from . import actions, fits, ground, phases
from .facts import MARKET, WELL
from .fits import home_of, n_rain
from .ground import (
    CARP_TILE,
    GOAL_OF_TILE,
    adjacent,
    discounted,
    is_branch,
    n_branches,
    stored_as,
    tile_of,
)
from .options import LUCK_ALWAYS
from .tables import (
    BRIDGE,
    CELLS,
    FIRST_GOAL,
    FOLIAGE,
    LANTERN,
    LARGE,
    LILY,
    PATH,
    PURPLE_LILY,
    SHORE,
    STATUE,
    TURTLE,
    WATER,
    WATERFALL,
    WILLOW,
)

REFUSALS = (
    Refusal("none", ""),
    # In the order of fits.py: why a thing does not fit in a place.
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

ORDER_CLAUSE = "KOI-TURN-01"


@inlined
def by_hand(b: Tables, s: State) -> bool:
    """Whether a sensei action is left.  KOI-WORK-01"""
    return bool(s.acted < b.sensei_actions)


@inlined
def by_helper(b: Tables, s: State, kind: Kind) -> bool:
    """Whether an unused helper can lay a kind.  KOI-WORK-06, KOI-WORK-07"""
    helper = b.helper_of[kind]
    if kind == LANTERN and not b.builder_lanterns:
        return False
    return bool(s.ponds[s.seat].helpers[helper] > s.used[helper])


@inlined
def at_hand(s: State, pond: Record, kind: Kind) -> bool:
    """Whether there is one to lay: of lilies and lanterns in the supply, else in storage."""
    if kind == LILY or kind == LANTERN:
        return bool(s.tiles[kind] > 0)
    return bool(pond.stored[stored_as(kind)] > 0)


@inlined
def in_luck_phase(s: State) -> bool:
    """All steps of a turn, but the one that belongs to a purchase.  KOI-LUCK-06"""
    if s.rulings[LUCK_ALWAYS]:
        return bool(phases.START <= s.phase <= phases.DISCARD)
    if s.phase == phases.START or s.phase == phases.MEDITATION:
        return True
    return bool(s.phase == phases.WORK or s.phase == phases.POST)


@compiled
def refuse_now(s: State) -> int:
    """Why an action of another phase is refused: what has to happen first."""
    if s.phase == phases.ENDED:
        return GAME_OVER
    if s.phase == phases.FIRST:
        return AWAIT_FIRST
    if s.phase == phases.GOAL:
        return AWAIT_GOAL
    if s.phase == phases.DEAL:
        return AWAIT_DEAL
    if s.phase == phases.CHURN:
        return AWAIT_CHURN
    if s.phase == phases.REFILL:
        return AWAIT_REFILL
    if s.phase == phases.START:
        return CHOOSE_FIRST
    if s.phase == phases.MEDITATION:
        return FINISH_MEDITATION
    if s.phase == phases.RAIN:
        return RAIN_FIRST
    if s.phase == phases.SECOND or s.phase == phases.PATH or s.phase == phases.BONUS:
        return FINISH_EFFECT
    if s.phase == phases.LAND:
        return MUST_LAND
    if s.phase == phases.DISCARD:
        return DISCARD_FIRST
    return REMOVE_FIRST if s.phase == phases.REMOVE else MAIN_DONE


@compiled
def refuse_pass(b: Tables, s: State) -> int:
    """Why a step cannot be ended.  KOI-TURN-06, KOI-WORK-08, AMB-04"""
    if s.phase == phases.WORK or s.phase == phases.POST or s.phase == phases.SECOND:
        return NONE
    if s.phase == phases.PATH or s.phase == phases.BONUS:
        return NONE
    if s.phase == phases.RAIN:
        return RAIN_FIRST if n_rain(b, s) > 0 else NONE  # KOI-CARD-07
    return refuse_now(s)


@compiled
def refuse_meditate(b: Tables, s: State, slot: int) -> int:
    """KOI-MED-01, KOI-MED-02"""
    if s.phase != phases.START:
        return refuse_now(s)
    if s.row[slot] == 0:
        return EMPTY_SLOT
    return CANNOT_PAY_SLOT if s.ponds[s.seat].coins < b.slot_cost[slot] else NONE


@inlined
def refuse_koi(s: State, size: int, price: int) -> int:
    """Why a koi cannot be bought at a price.  KOI-BUY-02"""
    if s.koi[size] == 0:
        return SOLD_OUT
    return CANNOT_PAY_KOI if s.ponds[s.seat].coins < price else NONE


@compiled
def refuse_reward(b: Tables, s: State, k: int) -> int:
    """Printed, or a koi of size k - 1 instead.  KOI-MED-03, KOI-MED-04"""
    if s.phase != phases.MEDITATION:
        return NO_REWARD if s.phase > phases.REFILL and s.phase != phases.ENDED else refuse_now(s)
    if not s.reward_due:
        return NO_REWARD
    if k == 0:
        return NONE
    if not b.buys[s.slot - 1]:
        return SELLS_NO_KOI
    return refuse_koi(s, k - 1, b.price[k - 1])


@compiled
def refuse_card(b: Tables, s: State, k: int) -> int:
    """Rain and a market that sells nothing: 0; a side of a well, a koi of a market: k."""
    if s.phase != phases.MEDITATION:
        return NO_CARD if s.phase > phases.REFILL and s.phase != phases.ENDED else refuse_now(s)
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
def refuse_luck(b: Tables, s: State, k: int) -> int:
    """Foliage, water, shore, or a koi of size k - 3.  KOI-LUCK-01, 02, 05, 06"""
    if not in_luck_phase(s):
        return LUCK_NOT_NOW if phases.REFILL < s.phase < phases.REMOVE else refuse_now(s)
    if s.ponds[s.seat].luck == 0:
        return NO_LUCK
    if k >= 3:
        return refuse_koi(s, k - 3, int(b.price[k - 3]) + int(b.surcharge))
    return NONE if yields(b, s, k) else SUPPLY_EMPTY


@inlined
def yields(b: Tables, s: State, k: int) -> bool:
    """Whether the k-th choice of luck gives anything.  KOI-LUCK-05"""
    for item in range(3):
        if b.luck_gain[k, item] > 0 and s.tiles[tile_of(item)] > 0:
            return True
    return False


@compiled
def refuse_discard(b: Tables, s: State, k: int) -> int:
    """KOI-STORE-04"""
    if s.phase != phases.DISCARD:
        return (
            WITHIN_CAPACITY
            if s.phase > phases.REFILL and s.phase != phases.ENDED
            else refuse_now(s)
        )
    return NONE if s.ponds[s.seat].stored[k] > 0 else NOT_STORED


@compiled
def refuse_remove(s: State, size: int) -> int:
    """KOI-SOLO-05"""
    if s.phase != phases.REMOVE:
        return NO_REMOVAL if s.phase > phases.REFILL and s.phase != phases.ENDED else refuse_now(s)
    return NONE if s.koi[size] > 0 else SOLD_OUT


@compiled
def refuse_source(b: Tables, s: State, kind: Kind, helped: bool) -> int:
    """Why neither keeper nor helper can do this now.  KOI-WORK-01, 06, 07"""
    if helped:
        if kind == LANTERN and not b.builder_lanterns:
            return BUILDER_HAS_NONE
        return NONE if by_helper(b, s, kind) else NO_HELPER
    return NONE if by_hand(b, s) else SENSEI_USED


@compiled
def refuse_pick(b: Tables, s: State, k: int, helped: bool) -> int:
    """Why a koi cannot be picked up to be moved.  KOI-WORK-05, KOI-WORK-09"""
    if s.phase != phases.WORK:
        return WORK_ONLY if s.phase == phases.POST else refuse_now(s)
    found = refuse_source(b, s, LARGE + 1, helped)
    if found != NONE:
        return found
    pond = s.ponds[s.seat]
    if k >= pond.n_koi:
        return NO_SUCH_KOI
    return NONE if fits.movable(b, pond, k) else KOI_STUCK


@compiled
def refuse_lay(b: Tables, s: State, kind: Kind, place: int, helped: bool) -> int:
    """Why a tile or a koi cannot be laid: now, by whom, from where, in this place."""
    pond = s.ponds[s.seat]
    if s.phase == phases.WORK:
        found = refuse_source(b, s, kind, helped)
        if found == NONE and not at_hand(s, pond, kind):
            found = NONE_LEFT if kind == LILY or kind == LANTERN else NOT_STORED
    elif helped:
        found = WORK_ONLY if s.phase == phases.POST else refuse_now(s)
    else:
        found = refuse_continued(s, pond, kind, place, int(b.must_change))
    if found != NONE:
        return found
    return fits.refuse(b, pond, kind, place // CELLS, place % CELLS)


@compiled
def refuse_continued(s: State, pond: Record, kind: Kind, place: int, must_change: int) -> int:
    """Whether an effect under way lays this kind.  KOI-CARD-06, KOI-WORK-08, 09, KOI-GOAL-23"""
    if s.phase == phases.RAIN:
        k = stored_as(kind)
        rains = kind == WATER or kind == FOLIAGE or kind == SHORE
        return NONE if rains and s.raining[k] > 0 else NO_RAIN_TILE
    if s.phase == phases.SECOND or s.phase == phases.BONUS:
        if kind != WATER:
            return FINISH_EFFECT
        return NOT_STORED if s.phase == phases.SECOND and pond.stored[WATER] == 0 else NONE
    if s.phase == phases.LAND:
        if kind != ground.koi_kind(pond, int(s.lifted) - 1):
            return OTHER_KOI
        return SAME_PLACE if must_change and place == home_of(s, pond) else NONE
    return WORK_ONLY if s.phase == phases.POST else refuse_now(s)


@compiled
def refuse_path(b: Tables, s: State, cell: Cell) -> int:
    """KOI-GOAL-16, KOI-GOAL-20"""
    if s.phase != phases.PATH:
        return PATH_LATER if s.phase > phases.REFILL and s.phase != phases.ENDED else refuse_now(s)
    return fits.refuse(b, s.ponds[s.seat], PATH, 0, cell)


@compiled
def has_lily_pair(b: Tables, pond: Record) -> bool:
    """Whether two lilies are on adjacent foliage.  KOI-GOAL-10, AMB-29"""
    for k in range(pond.n_foliage):
        if pond.lily[k]:
            for m in range(k):
                if pond.lily[m] and adjacent(b, int(pond.foliage[k]), int(pond.foliage[m])):
                    return True
    return False


@inlined
def n_counted_koi(b: Tables, pond: Record) -> int:
    """The koi that goals count.  AMB-11"""
    return int(pond.n_koi) + (1 if b.carp_is_koi and pond.goal[CARP_TILE] else 0)


@inlined
def n_scrolls(pond: Record) -> int:
    found = 0
    for k in range(len(pond.scrolls)):
        found += int(pond.scrolls[k])
    return found


@compiled
def meets(b: Tables, pond: Record, kind: Kind) -> bool:
    """Whether the requirement of a goal is met, its coins apart.  KOI-GOAL-04, KOI-GOAL-10 to 19"""
    needs = int(b.goal_needs[kind - FIRST_GOAL])
    if kind == PURPLE_LILY:
        return has_lily_pair(b, pond)
    if kind < BRIDGE:
        return bool(pond.n_foliage >= needs)
    if kind == BRIDGE or kind == STATUE:
        return bool(pond.n_lanterns >= needs)
    if kind == WILLOW:
        return n_counted_koi(b, pond) >= needs
    if kind == WATERFALL:
        return bool(pond.wells >= needs)
    return n_scrolls(pond) >= needs if kind == TURTLE else True


@compiled
def unmet(kind: Kind) -> int:
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
def refuse_goal(b: Tables, s: State, kind: Kind, place: int) -> int:
    """KOI-GOAL-01 to 06, KOI-GOAL-22"""
    if s.phase != phases.POST:
        return GOAL_LATER if s.phase == phases.START or s.phase == phases.WORK else refuse_now(s)
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
    if not meets(b, pond, kind):
        return unmet(kind)
    if pond.coins < b.goal_coins[tile]:
        return CANNOT_PAY_GOAL
    return fits.refuse(b, pond, kind, place // CELLS, place % CELLS)


@compiled
def refuse_chance(s: State, action: Action) -> int:
    """Why chance cannot do this."""
    if action >= actions.DRAW_CARD:
        if s.phase != phases.DEAL and s.phase != phases.CHURN and s.phase != phases.REFILL:
            return refuse_now(s)
        left = bag.place_of(s.deck, s.n_deck, action - actions.DRAW_CARD) >= 0
        return NONE if left else NOT_IN_DECK
    if action >= actions.DRAW_GOAL:
        if s.phase != phases.GOAL:
            return refuse_now(s)
        return GOAL_DRAWN if s.in_play[action - actions.DRAW_GOAL] else NONE
    if s.phase != phases.FIRST:
        return refuse_now(s)
    return NONE if action - actions.BEGIN < s.seats else NO_SUCH_SEAT


@compiled
def refuse_early(b: Tables, s: State, action: Action) -> int:
    """Of the short kinds of action: pass to picking up a koi."""
    if action == actions.PASS:
        return refuse_pass(b, s)
    if action < actions.WORK:
        return refuse_meditate(b, s, action - actions.MEDITATE)
    if action < actions.REWARD:
        return NONE if s.phase == phases.START else refuse_now(s)
    if action < actions.CARD:
        return refuse_reward(b, s, action - actions.REWARD)
    if action < actions.LUCK:
        return refuse_card(b, s, action - actions.CARD)
    if action < actions.DISCARD:
        return refuse_luck(b, s, action - actions.LUCK)
    if action < actions.REMOVE:
        return refuse_discard(b, s, action - actions.DISCARD)
    if action < actions.PICK:
        return refuse_remove(s, action - actions.REMOVE)
    helped = action >= actions.HELPER_PICK
    return refuse_pick(b, s, action - (actions.HELPER_PICK if helped else actions.PICK), helped)


@compiled
def refusal(b: Tables, s: State, action: Action) -> int:
    """0, or why the action is not possible now."""
    if action < 0 or action >= actions.N_CODES:
        return NO_SUCH_ACTION
    if action < actions.FIRST_LAY:
        return refuse_early(b, s, action)
    if action >= actions.BEGIN:
        return refuse_chance(s, action)
    kind = actions.kind_of_lay(action)
    if action < actions.FIRST_HELP:
        return refuse_lay(b, s, kind, action - int(actions.LAY[kind]), False)
    if action < actions.FIRST_GOAL_LAY:
        return refuse_lay(b, s, kind, action - int(actions.HELP[kind]), True)
    if kind == PATH:
        return refuse_path(b, s, action - int(actions.LAY[kind]))
    return refuse_goal(b, s, kind, action - int(actions.LAY[kind]))
