"""What an action of Koi does within a turn: cards, koi, luck, work, goals.

Nothing here asks whether an action is allowed, or ends a turn: that is turns.py.
"""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import Array
from ...kernel.kinds import Cell, Kind, Record, State, Tables
from . import endings, fits, ground, phases
from .facts import COINS, ITEMS, LUCK, MARKET, N_HELPERS, RAIN, SCROLL, SLOTS, STORAGE, WELL
from .ground import PATH_TILE, discounted, is_branch, n_supply_koi, stored_as, tile_of
from .options import LUCK_ALWAYS
from .tables import CELLS, CENTURY_CARP, FIRST_GOAL, LANTERN, LARGE, LILY, PATH, SMALL, WATER

N_ITEMS = len(ITEMS)


@inlined
def more_water(b: Tables, s: State, pond: Record) -> bool:
    """Whether storage has water for the action under way, or luck may bring it.  KOI-WORK-08"""
    if pond.stored[WATER] > 0:
        return True
    if not s.rulings[LUCK_ALWAYS] or pond.luck == 0 or s.tiles[WATER] == 0:
        return False
    gains = b.luck_gain
    return bool(gains[0, WATER] > 0 or gains[1, WATER] > 0 or gains[2, WATER] > 0)


@inlined
def trigger(s: State, reason: int) -> None:
    """This round is finished and one more is played.  KOI-END-02, KOI-END-03"""
    if s.last_round == 0 and s.rounds > 0:
        s.reason = reason
        s.last_round = s.rounds + 1


@inlined
def close_row(s: State) -> None:
    """All cards slide right.  KOI-MED-05, KOI-MED-06"""
    to = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):
        if s.row[slot] != 0:
            card = int(s.row[slot])
            s.row[slot] = 0
            s.row[to] = card
            to -= 1


@compiled
def settle(s: State) -> None:
    """Whether card and reward are done; then the row is refilled.  KOI-MED-03, KOI-MED-05"""
    if s.reward_due or s.card_due:
        s.phase = phases.MEDITATION
        return
    s.slot = 0
    s.card = 0
    s.phase = phases.POST
    if s.seats > 1:
        close_row(s)
        if s.n_deck > 0:
            s.phase = phases.REFILL


@inlined
def discard_card(s: State, slot: int) -> None:
    """A card of the row leaves the game.  KOI-SOLO-02, KOI-SOLO-03"""
    s.gone[s.n_gone] = s.row[slot] - 1
    s.n_gone += 1
    s.row[slot] = 0


@compiled
def take_card(b: Tables, s: State, pond: Record, card: int) -> None:
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
def meditate(b: Tables, s: State, slot: int) -> None:
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
            s.phase = phases.CHURN
            return
    settle(s)


@compiled
def work(s: State) -> None:
    """KOI-TURN-02; solo: the oldest card leaves (KOI-SOLO-03)"""
    s.phase = phases.WORK
    if s.seats == 1:
        for slot in range(SLOTS - 1, -1, -1):
            if s.row[slot] != 0:
                discard_card(s, slot)
                return


@inlined
def gain(s: State, pond: Record, amounts: Array) -> None:
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
def buy(b: Tables, s: State, size: int, price: int) -> None:
    """A koi comes to storage.  KOI-BUY-02, KOI-END-01; solo: another leaves (KOI-SOLO-05)"""
    pond = s.ponds[s.seat]
    pond.coins -= price
    s.coins += price
    s.koi[size] -= 1
    pond.stored[3 + size] += 1
    left = n_supply_koi(s)
    if s.seats > 1:
        if left == 0:
            trigger(s, endings.KOI_GONE)
        return
    leaves = int(b.removed[size])
    if s.koi[leaves] > 0:
        remove_koi(s, leaves)
    elif left > 0:
        s.back = s.phase
        s.phase = phases.REMOVE


@inlined
def remove_koi(s: State, size: int) -> None:
    s.koi[size] -= 1
    s.removed[size] += 1


@compiled
def reward(b: Tables, s: State, k: int) -> None:
    """The printed reward, or a koi instead.  KOI-MED-03, KOI-MED-04"""
    s.reward_due = 0
    if k == 0:
        gain(s, s.ponds[s.seat], b.reward[s.slot - 1])
    else:
        buy(b, s, k - 1, int(b.price[k - 1]))
    if s.phase == phases.MEDITATION:
        settle(s)


@compiled
def resolve_card(b: Tables, s: State, k: int) -> None:
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
            s.phase = phases.RAIN
    if s.phase == phases.MEDITATION:
        settle(s)


@inlined
def n_falling(s: State) -> int:
    return int(s.raining[0]) + int(s.raining[1]) + int(s.raining[2])


@compiled
def spend_luck(b: Tables, s: State, k: int) -> None:
    """KOI-LUCK-01"""
    pond = s.ponds[s.seat]
    pond.luck -= 1
    s.luck += 1
    if k < 3:
        gain(s, pond, b.luck_gain[k])
    else:
        buy(b, s, k - 3, int(b.price[k - 3]) + int(b.surcharge))
    go_on(b, s)


@compiled
def go_on(b: Tables, s: State) -> None:
    """An effect ends if what was spent within it leaves nothing to go on with.  KOI-LUCK-06"""
    pond = s.ponds[s.seat]
    if s.phase == phases.SECOND and not more_water(b, s, pond):
        end_effect(s)
    elif s.phase == phases.BONUS and s.tiles[WATER] == 0:
        end_effect(s)
    elif s.phase == phases.PATH and pond.coins < b.goal_coins[PATH_TILE]:
        end_effect(s)


@compiled
def remove(b: Tables, s: State, size: int) -> None:
    """KOI-SOLO-05"""
    remove_koi(s, size)
    s.phase = s.back
    s.back = 0
    if s.phase == phases.MEDITATION:
        settle(s)
    else:
        go_on(b, s)


@compiled
def use_source(b: Tables, s: State, kind: Kind, helped: bool) -> None:
    if helped:
        s.used[b.helper_of[kind]] += 1
    else:
        s.acted += 1


@compiled
def pick_up(b: Tables, s: State, k: int, helped: bool) -> None:
    """KOI-WORK-05, KOI-WORK-09"""
    use_source(b, s, LARGE + 1, helped)
    pond = s.ponds[s.seat]
    ground.lift(b, pond, ground.koi_kind(pond, k), int(pond.koi_turn[k]), int(pond.koi_cell[k]))
    s.lifted = k + 1
    s.phase = phases.LAND


@compiled
def offer_path(b: Tables, s: State) -> None:
    """A path tile may follow a koi.  KOI-GOAL-16, KOI-GOAL-20"""
    pond = s.ponds[s.seat]
    end_effect(s)
    if s.goal_tiles[PATH_TILE] > 0 and pond.coins >= b.goal_coins[PATH_TILE]:
        if fits.n_paths(b, pond) > 0:
            s.phase = phases.PATH


@compiled
def lay_at_work(b: Tables, s: State, kind: Kind, place: int, helped: bool) -> None:
    """By the keeper or by a helper.  KOI-WORK-02 to 06"""
    use_source(b, s, kind, helped)
    pond = s.ponds[s.seat]
    ground.lay(b, pond, kind, place // CELLS, place % CELLS)
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
        if s.water_left > 0 and more_water(b, s, pond):
            s.phase = phases.SECOND
        else:
            s.water_left = 0
    elif kind >= SMALL:
        offer_path(b, s)


@compiled
def continue_laying(b: Tables, s: State, kind: Kind, place: int) -> None:
    """The next tile of rain, of a water action, of a branch, or a koi in hand."""
    pond = s.ponds[s.seat]
    if s.phase == phases.LAND:
        k = int(s.lifted) - 1
        pond.koi_cell[k] = place % CELLS
        pond.koi_turn[k] = place // CELLS
        ground.stand(b, pond, kind, place // CELLS, place % CELLS)
        s.lifted = 0
        s.phase = phases.WORK
        if b.move_paths:
            offer_path(b, s)
        return
    ground.lay(b, pond, kind, place // CELLS, place % CELLS)
    if s.phase == phases.RAIN:
        s.raining[stored_as(kind)] -= 1
        if n_falling(s) == 0:
            settle(s)
        return
    s.water_left -= 1
    if s.phase == phases.SECOND:
        pond.stored[WATER] -= 1
        if s.water_left == 0 or not more_water(b, s, pond):
            end_effect(s)
    else:
        s.tiles[WATER] -= 1
        if s.water_left == 0 or s.tiles[WATER] == 0:
            end_effect(s)


@inlined
def end_effect(s: State) -> None:
    """Back to the work, or to the goals after it."""
    s.water_left = 0
    s.phase = phases.POST if s.goals_done > 0 else phases.WORK


@compiled
def walk_on(b: Tables, s: State, cell: Cell) -> None:
    """A path tile.  KOI-GOAL-16"""
    pay_goal(b, s, PATH_TILE)
    ground.lay(b, s.ponds[s.seat], PATH, 0, cell)
    end_effect(s)


@inlined
def pay_goal(b: Tables, s: State, tile: int) -> None:
    """KOI-GOAL-06"""
    s.goal_tiles[tile] -= 1
    s.ponds[s.seat].coins -= int(b.goal_coins[tile])
    s.coins += int(b.goal_coins[tile])


@compiled
def complete(b: Tables, s: State, kind: Kind, place: int) -> None:
    """A goal; a branch may be followed by water from the supply.  KOI-GOAL-01, 11, 23"""
    pay_goal(b, s, kind - FIRST_GOAL)
    ground.lay(b, s.ponds[s.seat], kind, place // CELLS, place % CELLS)
    s.goals_done += 1
    if kind == CENTURY_CARP and b.carp_paths:  # AMB-11
        offer_path(b, s)
    if is_branch(kind - FIRST_GOAL) and s.tiles[WATER] > 0 and b.branch_water > 0:
        s.water_left = b.branch_water
        s.phase = phases.BONUS
