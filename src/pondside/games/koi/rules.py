"""How Koi is played: who acts, what is refused and why, what an action does.

Each rule's function names its clause (docs/rules/koi.md).  What may lie where is pond.py's affair.
A step of a turn that waits for the next one is a phase and named fields of the state, so a turn can
be taken back step by step until a card is turned up: chance is an actor like a seat.
"""

from __future__ import annotations

from ...kernel import bag
from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.game import CHANCE, OVER
from . import pond as places
from .effects import (
    after_first,
    apply_short,
    complete,
    continue_laying,
    draw_card,
    draw_goal,
    lay_at_work,
    walk_on,
)
from .material import (
    FIRST_GOAL,
    FOLIAGE,
    LANTERN,
    LARGE,
    N_GOAL_TILES,
    N_GOALS,
    OPTIONS,
    PATH,
    RULINGS,
    WATER,
)
from .pond import list_land, meets, n_goal_places, nth_goal_place
from .refusals import (
    NO_SUCH_ACTION,
    NONE,
    refuse_chance,
    refuse_early,
    refuse_goal,
    refuse_lay,
    refuse_pass,
    refuse_path,
    refuse_pick,
    refuse_source,
)
from .refusals import REFUSALS as REFUSALS
from .state import (
    ALONG,
    BEGIN,
    BONUS,
    DISCARD,
    DRAW_CARD,
    DRAW_GOAL,
    ENDED,
    FIRST,
    FIRST_GOAL_LAY,
    FIRST_HELP,
    FIRST_LAY,
    FIRST_SEAT,
    GOAL,
    HELP,
    HELPER_PICK,
    LAND,
    LAY,
    MED,
    MEDITATE,
    N_CODES,
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
from .ways import (
    at_hand,
    by_hand,
    by_helper,
    home_of,
    in_luck_phase,
    kind_of_lay,
    list_ways,
    may_complete,
    n_chances,
    n_landings,
    n_rain,
    n_ways,
    nth_landing,
    nth_way,
    tile_of,
)

N_OPTIONS = len(OPTIONS)
N_RULINGS = len(RULINGS)
RANDOM_SEAT = 4  # the option's value `random`


@compiled
def setup(b, s, seats, options):
    """Fill a zeroed state up to the first draw.  KOI-SETUP-01, 02, 04, KOI-SOLO-01"""
    for k in range(N_OPTIONS):
        s.options[k] = options[k]
    for k in range(N_RULINGS):
        s.rulings[k] = options[N_OPTIONS + k]
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
def actor(b, s):
    if s.phase <= REFILL:
        return CHANCE
    return OVER if s.phase == ENDED else int(s.seat)


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
        if may_complete(b, s, tile) and meets(b, pond, kind):
            if places.is_land(kind):
                n = list_land(b, pond, kind, int(LAY[kind]), out, n)
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
def list_landings(b, s, pond, out, n):
    """Where the koi in hand can go.  KOI-WORK-09"""
    kind = places.koi_kind(pond, int(s.lifted) - 1)
    home = int(LAY[kind]) + home_of(s, pond)
    last = places.list_on_water(b, pond, kind, int(LAY[kind]), out, n)
    for k in range(n, last):
        if not b.must_change or out[k] != home:
            out[n] = out[k]
            n += 1
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
    elif s.phase == BONUS or (s.phase == SECOND and pond.stored[WATER] > 0):
        n = places.list_in_reach(pond, FIRST_LAY, out, n)
    elif s.phase == ALONG:
        n = places.list_paths(b, pond, int(LAY[PATH]), out, n)
    elif s.phase == LAND:
        n = list_landings(b, s, pond, out, n)
    return n


@compiled
def weights(b, s, out):
    """At chance: every seat, goal and card is as likely as every other."""
    n = n_chances(s) if s.phase <= REFILL else 0
    for k in range(n):
        out[k] = 1
    return n


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
        if may_complete(b, s, tile) and meets(b, pond, FIRST_GOAL + tile):
            n += n_goal_places(b, pond, FIRST_GOAL + tile)
    return n


@compiled
def nth_goal(b, s, k):
    pond = s.ponds[s.seat]
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if may_complete(b, s, tile) and meets(b, pond, kind):
            n = n_goal_places(b, pond, kind)
            if k < n:
                return int(LAY[kind]) + nth_goal_place(b, pond, kind, k)
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
    if s.phase == SECOND and pond.stored[WATER] == 0:
        return 0
    if s.phase == SECOND or s.phase == BONUS:
        return places.n_in_reach(pond)
    if s.phase == ALONG:
        return places.n_paths(b, pond)
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
        return int(LAY[PATH]) + places.nth_path(b, pond, k)
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
