"""What an action of Koi does, on to the next decision or draw: set-up, turns, cards, work, goals.

Nothing here asks whether an action is allowed.
"""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled, inlined
from . import pond as places
from .material import (
    CELLS,
    CENTURY_CARP,
    COINS,
    FIRST_GOAL,
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
    N_STORED,
    NO_GOALS,
    PATH,
    RAIN,
    RANDOM,
    SCROLL,
    SLOTS,
    SMALL,
    STORAGE,
    USUAL,
    WATER,
    WELL,
)
from .pond import GOAL_OF_TILE, PATH_TILE
from .state import (
    ALONG,
    BONUS,
    CARD,
    CHURN,
    DEAL,
    DECK_EMPTY,
    DISCARD,
    DO_WORK,
    ENDED,
    GOAL,
    GOALS_OPTION,
    HELPER_PICK,
    IDLE,
    IDLE_ALONE,
    KOI_GONE,
    LAND,
    MED,
    MEDITATE,
    PASS,
    PICK,
    POST,
    RAINING,
    REFILL,
    REMOVE,
    REWARD,
    SCENARIO,
    SECOND,
    SPEND,
    START,
    TAKE_OFF,
    THROW,
    WORK,
)
from .ways import (
    discounted,
    is_branch,
    more_water,
    n_supply_koi,
    over_capacity,
    stored_as,
    tile_of,
)

# --- Set-up


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


N_ITEMS = len(ITEMS)


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


@inlined
def guarded(s):
    """Whether rounds without a meditation end the game: not alone, where work uses up the deck."""
    return s.seats > 1 or not s.rulings[IDLE_ALONE]


@compiled
def next_turn(b, s):
    """The next seat, or the end after the last round.  KOI-TURN-01, KOI-END-02, 04, 05"""
    seat = (int(s.seat) + 1) % int(s.seats)
    if seat == s.first:
        s.idle = 0 if s.meditated else s.idle + 1
        s.meditated = 0
        if guarded(s) and s.idle >= b.idle_limit:
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
    go_on(b, s)


@compiled
def go_on(b, s):
    """An effect ends if what was spent within it leaves nothing to go on with.  KOI-LUCK-06"""
    pond = s.ponds[s.seat]
    if s.phase == SECOND and not more_water(b, s, pond):
        end_effect(s)
    elif s.phase == BONUS and s.tiles[WATER] == 0:
        end_effect(s)
    elif s.phase == ALONG and pond.coins < b.goal_coins[PATH_TILE]:
        end_effect(s)


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
def remove(b, s, size):
    """KOI-SOLO-05"""
    remove_koi(s, size)
    s.phase = s.back
    s.back = 0
    if s.phase == MED:
        settle(s)
    else:
        go_on(b, s)


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
    end_effect(s)
    if s.goal_tiles[PATH_TILE] > 0 and pond.coins >= b.goal_coins[PATH_TILE]:
        if places.n_paths(b, pond) > 0:
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
        if s.water_left > 0 and more_water(b, s, pond):
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
        if s.water_left == 0 or not more_water(b, s, pond):
            end_effect(s)
    else:
        s.tiles[WATER] -= 1
        if s.water_left == 0 or s.tiles[WATER] == 0:
            end_effect(s)


@inlined
def end_effect(s):
    """Back to the work, or to the goals after it."""
    s.water_left = 0
    s.phase = POST if s.goals_done > 0 else WORK


@compiled
def walk_on(b, s, cell):
    """A path tile.  KOI-GOAL-16"""
    pay_goal(b, s, PATH_TILE)
    places.lay(b, s.ponds[s.seat], PATH, 0, cell)
    end_effect(s)


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
    if kind == CENTURY_CARP and b.carp_paths:  # AMB-11
        offer_path(b, s)
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
        remove(b, s, action - TAKE_OFF)
    elif action < HELPER_PICK:
        pick_up(b, s, action - PICK, False)
    else:
        pick_up(b, s, action - HELPER_PICK, True)
