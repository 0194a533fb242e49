"""What leaves the process: the view of a Koi position.

Everybody sees the same; a view differs only in whose choices it lists.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import numpy as np

from ...kernel import doors
from ...kernel.game import Array, Box
from . import actions, endings, phases
from .facts import CARD_KINDS, GOALS, ITEMS, MARKET, N_HELPERS, SIZES, SLOTS, STORED
from .notation import things_of
from .options import OPTIONS, SCENARIO, SCENARIOS
from .ranking import is_lit, outcome, title
from .scoring import SHEET
from .sheets import beside, counted_koi, goals_done, items_of, koi_of, sheet_of
from .state import STATE
from .tables import (
    BRANCH_LARGE,
    BRIDGE,
    CELLS,
    CENTURY_CARP,
    FIRST_GOAL,
    GOAL_OF,
    KINDS,
    LARGE,
    N_GOAL_TILES,
    PURPLE_LILY,
    SMALL,
    STATUE,
    TURTLE,
    WATER,
    WATERFALL,
    WILLOW,
    place_of,
)
from .turns import guarded
from .words import GOING_ON, SPENT_ON, laid_by, spell

Cell = tuple[int, int]
Bought = Literal["slot", "market", "luck"]
By = Literal["helper", "goes_on"]


class CardView(msgspec.Struct):
    """A card and what it does."""

    id: str
    kind: str
    scroll: str = ""
    gives: list[dict[str, int]] = []  # rain: its tiles; a well: its sides


class SlotView(msgspec.Struct, omit_defaults=True):
    """A slot of the row, from 1, with its card."""

    slot: int
    cost: int
    reward: dict[str, int]
    sells_koi: bool
    card: CardView | None
    takes: int | None = None  # alone: the slot whose card leaves the game with this one


class GoalView(msgspec.Struct):
    """A goal in play."""

    goal: str
    left: dict[str, int]  # tiles by kind
    done: list[int]  # seats that completed it


class ThingView(msgspec.Struct, omit_defaults=True):
    """Something that lies in a pond."""

    kind: str  # as it is printed, or the spring
    cell: Cell  # that names it; what is printed says the others
    turn: int = 0
    surrounded: bool = False  # a koi, or the carp, that counts more for it


class PondView(msgspec.Struct):
    """One seat's pond and possessions."""

    seat: int
    things: list[ThingView]  # tiles, what is on them, koi as they were placed, goals
    coins: int
    luck: int
    stored: dict[str, int]
    spaces: int
    capacity: int
    excess: int  # spaces to be returned before the turn can end
    cards: list[CardView]
    helpers: dict[str, int]
    goals: list[str]
    lacks: dict[str, dict[str, int]]  # of goals in play, by tile: what is still missing for it
    sheet: dict[str, int]
    total: int


class Turn(msgspec.Struct):
    """What of the turn under way is done and pending."""

    slot: int | None
    card: CardView | None
    reward_due: bool
    card_due: bool
    sensei_left: int
    helpers_left: dict[str, int]
    raining: dict[str, int]
    water_left: int
    lifted: ThingView | None  # the koi in hand, as it stood
    goals_done: int


Does = Literal[
    "meditate", "work", "reward", "buy", "card", "no_koi", "luck", "lay", "lift", "discard",
    "remove", "end_work", "end_turn", "make_room", "decline",
]  # fmt: skip
ENDS: tuple[Does, ...] = ("end_turn", "make_room")


class Choice(msgspec.Struct, gc=False, omit_defaults=True):
    """A legal action: its word, how it changes the points at once, and what it does."""

    word: str
    points: int
    does: Does
    slot: int | None = None  # meditate: from 1
    side: int = 0  # card: which of the things that it gives
    what: str | None = None  # a kind of thing, a size of koi; luck: what it is spent on
    how: Bought | None = None  # buy
    cell: Cell | None = None  # lay: that names it
    turn: int = 0  # lay
    koi: int | None = None  # lift: which one, in the order of things
    by: By | None = None  # lay and lift, if not with the own action


class View(msgspec.Struct):
    """A position as one seat, or a spectator, knows it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    phase: str
    actor: int | None
    turn: int
    turns: int | None  # a game has no fixed number
    turn_of: int
    first: int
    round: int
    last_round: int | None  # known once the end is triggered
    idle: int  # full rounds without a meditation
    idle_limit: int | None  # how many bring the end; None: they never do (KOI-END-05)
    idle_near: bool  # half of them have passed
    row: list[SlotView]
    deck: int
    unseen: list[CardView]  # the cards in the deck, in no order
    gone: list[CardView]  # solo: discarded
    supply: dict[str, int]
    goals: list[GoalView]
    ponds: list[PondView]
    now: Turn
    choices: list[Choice]  # empty unless the viewer acts
    obvious: str | None  # the word nobody need be asked for: only the end of the turn is left
    totals: list[int]
    title: str | None  # solo: what the pond is worth so far
    lit_path: bool | None
    reason: str | None
    result: list[str] | None


def view(box: Box, states: Array, seat: int | None) -> View:
    """The position states[0] as everybody knows it, with the choices of one seat."""
    s = states[0]
    actor = int(doors.actor(box.tables, states, 0))
    choices = _choices(box, states) if seat is not None and actor == seat else []
    outcome_now = outcome(box, states)
    ponds = [_pond(box, states, k) for k in range(int(s.seats))] if s.rounds else []
    solo = s.seats == 1 and bool(ponds)
    lit = is_lit(box, states, 0) if solo and SCENARIOS[s.options[SCENARIO]] == "lit_path" else None
    return View(
        game="koi",
        seat=seat,
        seats=int(s.seats),
        options={option.id: option.values[s.options[k]] for k, option in enumerate(OPTIONS)},
        phase=phases.PHASES[s.phase],
        actor=actor if actor >= 0 else None,
        turn=int(s.turn),
        turns=None,
        turn_of=int(s.seat),
        first=int(s.first),
        round=int(s.rounds),
        last_round=int(s.last_round) or None,
        idle=int(s.idle),
        idle_limit=int(box.tables[0].idle_limit) if guarded(s) else None,
        idle_near=_idle_near(box, s),
        row=[_slot(box, s, slot) for slot in range(SLOTS)],
        deck=int(s.n_deck),
        unseen=[card_of(box, card) for card in sorted(s.deck[: s.n_deck].tolist())],
        gone=[card_of(box, card) for card in s.gone[: s.n_gone].tolist()],
        supply=_supply(s),
        goals=_goals(s),
        ponds=ponds,
        now=_turn(box, s),
        choices=choices,
        obvious=_obvious(choices),
        totals=[pond.total for pond in ponds] or [0] * int(s.seats),
        title=title(box, states) if solo else None,
        lit_path=lit,
        reason=endings.REASONS[s.reason] or None if s.phase == phases.ENDED else None,
        result=list(outcome_now.words) if outcome_now else None,
    )


def _idle_near(box: Box, s: Any) -> bool:
    """Whether rounds without a meditation may soon bring the end.  KOI-END-05"""
    counts = guarded(s) and not s.last_round
    return bool(counts and 2 * int(s.idle) >= int(box.tables[0].idle_limit))


def card_of(box: Box, card: int) -> CardView:
    """A card by its number."""
    fact = box.facts["deck"]["cards"][card]
    gives = [fact["tiles"]] if fact["tiles"] else fact["options"] or []
    return CardView(
        fact["id"],
        fact["kind"],
        fact["scroll"],
        [{item: n for item, n in one.items() if n} for one in gives],
    )


def _slot(box: Box, s: Any, slot: int) -> SlotView:
    b = box.tables[0]
    return SlotView(
        slot + 1,
        int(b.slot_cost[slot]),
        {item: int(n) for item, n in zip(ITEMS, b.reward[slot], strict=True) if n},
        bool(b.buys[slot]),
        card_of(box, int(s.row[slot]) - 1) if s.row[slot] else None,
        slot if s.seats == 1 and slot and s.row[slot - 1] else None,  # KOI-SOLO-02
    )


def _supply(s: Any) -> dict[str, int]:
    tiles = {KINDS[kind]: int(n) for kind, n in enumerate(s.tiles)}
    koi = {size: int(n) for size, n in zip(SIZES, s.koi, strict=True)}
    return {
        **tiles,
        **koi,
        "coins": int(s.coins),
        "luck": int(s.luck),
        "expansions": int(s.expansions),
    }


def _goals(s: Any) -> list[GoalView]:
    found = []
    for goal, name in enumerate(GOALS):
        if s.in_play[goal]:
            tiles = [tile for tile in range(N_GOAL_TILES) if GOAL_OF[tile] == goal]
            left = {KINDS[FIRST_GOAL + tile]: int(s.goal_tiles[tile]) for tile in tiles}
            done = [
                seat
                for seat in range(int(s.seats))
                if any(s.ponds[seat].goal[tile] for tile in tiles)
            ]
            found.append(GoalView(name, left, done))
    return found


def _turn(box: Box, s: Any) -> Turn:
    pond, b = s.ponds[s.seat], box.tables[0]
    lifted = koi_of(pond)[int(s.lifted) - 1] if s.lifted else None
    return Turn(
        slot=int(s.slot) or None,
        card=card_of(box, int(s.card) - 1) if s.card else None,
        reward_due=bool(s.reward_due),
        card_due=bool(s.card_due),
        sensei_left=int(b.sensei_actions) - int(s.acted),
        helpers_left={
            CARD_KINDS[k]: int(pond.helpers[k]) - int(s.used[k])
            for k in range(N_HELPERS)
            if pond.helpers[k]
        },
        raining={item: int(s.raining[k]) for k, item in enumerate(ITEMS[:3]) if s.raining[k]},
        water_left=int(s.water_left),
        lifted=lifted and ThingView(KINDS[lifted.kind], place_of(lifted.cell), lifted.turn),
        goals_done=int(s.goals_done),
    )


def _pond(box: Box, states: Array, seat: int) -> PondView:
    pond = states[0].ponds[seat]
    sheet = sheet_of(box, states, seat)
    spaces, capacity = _storage(box, pond)
    return PondView(
        seat=seat,
        things=_things(box, states, seat),
        coins=int(pond.coins),
        luck=int(pond.luck),
        stored={name: int(n) for name, n in zip(STORED, pond.stored, strict=True)},
        spaces=spaces,
        capacity=capacity,
        excess=max(0, spaces - capacity),
        cards=[card_of(box, card) for card in pond.cards[: pond.n_cards].tolist()],
        helpers={CARD_KINDS[k]: int(n) for k, n in enumerate(pond.helpers) if n},
        goals=goals_done(states, seat),
        lacks={
            KINDS[FIRST_GOAL + tile]: _lacks(box, pond, FIRST_GOAL + tile)
            for tile in range(N_GOAL_TILES)
            if states[0].in_play[GOAL_OF[tile]] and not pond.goal[tile]
        },
        sheet=sheet,
        total=sum(sheet.values()),
    )


def _things(box: Box, states: Array, seat: int) -> list[ThingView]:
    b = box.tables[0]
    spring = [int(cell) for cell in b.spring_cell[: int(b.n_spring)]]
    openings = items_of(box, states, seat).openings
    koi = iter(openings)
    found = [ThingView("spring", place_of(spring[0]))]
    for kind, place in things_of(states, seat):
        turn, cell = divmod(place, CELLS)
        if kind == WATER and cell in spring:
            continue
        opening = next(koi) if SMALL <= kind <= LARGE else 0
        if kind == CENTURY_CARP:
            opening = openings[-1]
        found.append(ThingView(KINDS[kind], place_of(cell), turn, opening < 0))
    return found


def _lacks(box: Box, pond: Any, kind: int) -> dict[str, int]:
    """What a seat still needs for a goal tile, a place for it apart.  KOI-GOAL-10 to 19"""
    b, tile = box.tables[0], kind - FIRST_GOAL
    wanted: dict[str, int] = {"coins": int(b.goal_coins[tile]) - int(pond.coins)}
    needs = int(b.goal_needs[tile])
    if kind == PURPLE_LILY:
        wanted["lily_pair"] = int(not _lily_pair(box, pond))
    elif kind <= BRANCH_LARGE:
        wanted["foliage"] = needs - int(pond.n_foliage)
    elif kind in (BRIDGE, STATUE):
        wanted["lantern"] = needs - int(pond.n_lanterns)
    elif kind == WILLOW:
        wanted["koi"] = needs - len(counted_koi(box, pond))
    elif kind == WATERFALL:
        wanted["well"] = needs - int(pond.wells)
    elif kind == TURTLE:
        wanted["scroll"] = needs - int(pond.scrolls.sum())
    return {what: n for what, n in wanted.items() if n > 0}


def _lily_pair(box: Box, pond: Any) -> bool:
    lilies = {int(pond.foliage[k]) for k in range(int(pond.n_foliage)) if pond.lily[k]}
    return any(beside(box, [cell]) & lilies for cell in lilies)


def _storage(box: Box, pond: Any) -> tuple[int, int]:
    """The spaces of storage in use, and how many there are.  KOI-STORE-02, KOI-STORE-03"""
    b = box.tables[0]
    used = int((pond.stored.astype(int) * b.space.astype(int)).sum())
    return used, int(b.spaces) + int(pond.expansions) * int(b.more_spaces)


def _choices(box: Box, states: Array) -> list[Choice]:
    pair = np.zeros(2, STATE)
    pair[0] = states[0]
    sheets = np.zeros(1, SHEET)
    out, points = np.zeros(actions.MAX_LEGAL, np.int64), np.zeros(actions.MAX_LEGAL, np.int64)
    n = int(doors.legal_points(box.tables, pair, 0, 1, sheets, out, points))
    return [
        _choice(box, states, action, change)
        for action, change in zip(out[:n].tolist(), points[:n].tolist(), strict=True)
    ]


def _choice(box: Box, states: Array, action: int, points: int) -> Choice:
    """What an action does, so that nobody has to read it from its word."""
    word, s = spell(box, states, action), states[0]
    if action >= actions.FIRST_LAY:
        kind, place, by = laid_by(action)
        turn, cell = divmod(place, CELLS)
        who: By | None = "helper" if by == "helper" else None
        if action < actions.FIRST_HELP and s.phase in GOING_ON:
            who = "goes_on"
        at = place_of(cell)
        return Choice(word, points, "lay", what=KINDS[kind], cell=at, turn=turn, by=who)
    if action >= actions.HELPER_PICK:
        return Choice(word, points, "lift", koi=action - actions.HELPER_PICK, by="helper")
    if action >= actions.PICK:
        return Choice(word, points, "lift", koi=action - actions.PICK)
    if action >= actions.REMOVE:
        return Choice(word, points, "remove", what=SIZES[action - actions.REMOVE])
    if action >= actions.DISCARD:
        return Choice(word, points, "discard", what=STORED[action - actions.DISCARD])
    if action >= actions.LUCK:
        what = SPENT_ON[action - actions.LUCK]
        if what in SIZES:
            return Choice(word, points, "buy", what=what, how="luck")
        return Choice(word, points, "luck", what=what)
    if action >= actions.CARD:
        side = action - actions.CARD - 1
        if box.tables[0].card_kind[int(s.card) - 1] != MARKET:
            return Choice(word, points, "card", side=max(side, 0))
        if side < 0:
            return Choice(word, points, "no_koi")
        return Choice(word, points, "buy", what=SIZES[side], how="market")
    if action > actions.REWARD:
        size = SIZES[action - actions.REWARD - 1]
        return Choice(word, points, "buy", what=size, how="slot")
    if action == actions.REWARD:
        return Choice(word, points, "reward")
    if action == actions.WORK:
        return Choice(word, points, "work")
    if action >= actions.MEDITATE:
        return Choice(word, points, "meditate", slot=action - actions.MEDITATE + 1)
    return Choice(word, points, _passing(box, s))


def _passing(box: Box, s: Any) -> Does:
    """What passing comes to.  KOI-TURN-02, KOI-STORE-03, KOI-STORE-04"""
    if s.phase == phases.WORK:
        return "end_work"
    if s.phase != phases.POST:
        return "decline"
    spaces, capacity = _storage(box, s.ponds[s.seat])
    return "make_room" if spaces > capacity else "end_turn"


def _obvious(choices: list[Choice]) -> str | None:
    """The end of a turn that has nothing else left."""
    only = len(choices) == 1 and choices[0].does in ENDS
    return choices[0].word if only else None
