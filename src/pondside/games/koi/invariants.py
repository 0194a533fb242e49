"""What is true of every Koi position, worked out the slow way.  For the contract suite.

Uses none of the compiled rules, so that it can find them wrong.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.game import Array, Box
from . import phases
from .facts import CARD_KINDS, SCROLLS, SIZES, SLOTS
from .sheets import Lying, beside, cells_in, cells_under, goal_of, koi_of
from .tables import (
    ALL_WET,
    BRIDGE,
    FIRST_GOAL,
    GOAL_OF,
    LANTERN,
    LILY,
    N_GOAL_TILES,
    PATH,
    ROWS,
    SHORE,
    STATUE,
    STRIDE,
    WATERFALL,
    WILLOW,
    cell_of,
    place_of,
)

LAND_KINDS = (BRIDGE, STATUE, WILLOW, WATERFALL)


def faults(box: Box, states: Array) -> list[str]:
    """Every broken invariant of the position states[0]."""
    s, b = states[0], box.tables[0]
    found: list[str] = []
    for seat in range(4):
        pond = s.ponds[seat]
        if seat >= s.seats or s.phase == phases.FIRST:
            if any(pond.tobytes()):
                found.append(f"the absent seat {seat} has something")
            continue
        _pond(box, s, seat, pond, found)
        _cards(box, seat, pond, found)
    if s.phase != phases.FIRST:
        _supply(b, s, found)
    _all_cards(b, s, found)
    _turn(b, s, found)
    return found


def _edges(box: Box, lying: Lying) -> dict[int, int]:
    """The cells of a tile with their wet edges as bits."""
    wet = box.tables[0].wet[lying.kind, lying.turn]
    return {cell: int(wet[k]) for k, cell in enumerate(cells_under(box, lying))}


def _pond(box: Box, s: Any, seat: int, pond: Any, found: list[str]) -> None:
    """The sets of cells fit what lies in the pond."""
    b = box.tables[0]
    n = int(b.n_spring)
    spring = {int(b.spring_cell[k]): int(b.spring_wet[k]) for k in range(n)}
    taken, water = cells_in(pond.taken), cells_in(pond.water)
    foliage = set(pond.foliage[: pond.n_foliage].tolist())
    edges = {**spring, **dict.fromkeys(water - set(spring), ALL_WET)}
    edges.update(dict.fromkeys(foliage, ALL_WET))
    laid = len(water) + len(foliage)
    tiles = [
        Lying(SHORE, int(pond.facing[k]), int(pond.shore[k])) for k in range(int(pond.n_shores))
    ]
    tiles += [goal_of(pond, kind) for kind in LAND_KINDS if pond.goal[kind - FIRST_GOAL]]
    for tile in tiles:
        edges.update(_edges(box, tile))
        laid += len(cells_under(box, tile))
    if set(edges) != taken or laid != len(taken):
        found.append(f"seat {seat}: tiles overlap or are lost (KOI-PLACE-01)")
    wet = {cell for cell, mask in edges.items() if mask == ALL_WET}
    if cells_in(pond.open) != wet:
        found.append(f"seat {seat}: the cells with six wet edges are wrong")
    listed = dict(
        zip(pond.edge_cell[: pond.n_edges].tolist(), pond.edge_wet[: pond.n_edges].tolist(),
            strict=True)
    )  # fmt: skip
    if listed != {cell: mask for cell, mask in edges.items() if mask != ALL_WET}:
        found.append(f"seat {seat}: the cells with dry edges are wrong")
    if cells_in(pond.reach) != _reach(b, edges):
        found.append(f"seat {seat}: the cells in reach are wrong (KOI-PLACE-02)")
    rows = [cell // STRIDE for cell in taken]
    if (int(pond.top), int(pond.bottom)) != (min(rows), max(rows)):
        found.append(f"seat {seat}: the first or last row is wrong")
    _pieces(box, s, seat, pond, water, found)


def _reach(b: Any, edges: dict[int, int]) -> set[int]:
    found = set()
    for cell, mask in edges.items():
        q, r = place_of(cell)
        for edge, (dq, dr) in enumerate(((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))):
            row, column = r + dr + ROWS // 2, q + dq + ROWS // 2
            if mask >> edge & 1 and 0 <= row < ROWS and 0 <= column < ROWS:
                if int(b.inside[row]) >> column & 1:
                    found.add(cell_of(q + dq, r + dr))
    return found - set(edges)


def _pieces(box: Box, s: Any, seat: int, pond: Any, water: set[int], found: list[str]) -> None:
    standing: Counter[int] = Counter()
    for k, koi in enumerate(koi_of(pond)):
        if not (seat == s.seat and s.lifted == k + 1):
            standing.update(cells_under(box, koi))
    for tile in range(N_GOAL_TILES):
        kind = FIRST_GOAL + tile
        if pond.goal[tile] and kind not in (*LAND_KINDS, PATH):
            standing.update(cells_under(box, goal_of(pond, kind)))
    standing.update(pond.path[: pond.n_path].tolist())
    if any(n > 1 for n in standing.values()) or set(standing) - water:
        found.append(f"seat {seat}: pieces overlap or stand on land (KOI-PLACE-06)")
    if cells_in(pond.empty) != water - set(standing):
        found.append(f"seat {seat}: the empty water spaces are wrong")
    if pond.lily.sum() != pond.n_lilies or pond.lantern.sum() != pond.n_lanterns:
        found.append(f"seat {seat}: lilies or lanterns are miscounted")
    if pond.goal[PATH - FIRST_GOAL] != pond.n_path:
        found.append(f"seat {seat}: path tiles are miscounted")
    path = pond.path[: pond.n_path].tolist()
    for k, cell in enumerate(path):
        if k and not beside(box, [cell]) & set(path[:k]):
            found.append(f"seat {seat}: the path is broken (KOI-GOAL-21)")
    if path and (pond.path_first not in path or pond.path_last not in path):
        found.append(f"seat {seat}: the path ends elsewhere")
    n_branches = sum(int(pond.goal[t]) for t in range(N_GOAL_TILES) if GOAL_OF[t] == 1)
    if n_branches > 1 and box.tables[0].one_branch:
        found.append(f"seat {seat}: two branches (KOI-GOAL-22)")


def _cards(box: Box, seat: int, pond: Any, found: list[str]) -> None:
    cards = [box.facts["deck"]["cards"][card] for card in pond.cards[: pond.n_cards].tolist()]
    kinds = Counter(card["kind"] for card in cards)
    counts = [kinds[kind] for kind in CARD_KINDS[:4]]
    if pond.helpers.tolist() != counts:
        found.append(f"seat {seat}: helpers are miscounted")
    if (pond.wells, pond.markets, pond.storages) != (
        kinds["well"], kinds["market"], kinds["storage"],
    ):  # fmt: skip
        found.append(f"seat {seat}: cards are miscounted")
    scrolls = Counter(card["scroll"] for card in cards)
    if pond.scrolls.tolist() != [scrolls[name] for name in SCROLLS]:
        found.append(f"seat {seat}: scrolls are miscounted")
    if pond.expansions > pond.storages or pond.coins < 0 or pond.luck < 0 or pond.stored.min() < 0:
        found.append(f"seat {seat}: a possession is impossible")


def _supply(b: Any, s: Any, found: list[str]) -> None:
    """Nothing is made and nothing is lost.  KOI-SETUP-01"""
    ponds = [s.ponds[seat] for seat in range(int(s.seats))]
    spring = int(b.n_spring)
    raining = [int(n) for n in s.raining]
    seen = {
        "water": int(s.tiles[0]) + raining[0]
        + sum(len(cells_in(p.water)) - spring + int(p.stored[0]) for p in ponds),
        "foliage": int(s.tiles[1]) + raining[1]
        + sum(int(p.n_foliage) + int(p.stored[1]) for p in ponds),
        "lily": int(s.tiles[LILY]) + sum(int(p.n_lilies) for p in ponds),
        "shore": int(s.tiles[SHORE]) + raining[2]
        + sum(int(p.n_shores) + int(p.stored[2]) for p in ponds),
        "lantern": int(s.tiles[LANTERN]) + sum(int(p.n_lanterns) for p in ponds),
    }  # fmt: skip
    for (name, n), there in zip(seen.items(), b.tiles, strict=True):
        if n != there:
            found.append(f"{name} tiles were made or lost")
    for k, size in enumerate(SIZES):
        n = int(s.koi[k]) + int(s.removed[k])
        for p in ponds:
            n += int(p.stored[3 + k]) + int((p.koi_size[: p.n_koi] == k).sum())
        if n != b.koi[int(s.seats), k]:
            found.append(f"{size} koi were made or lost")
    if int(s.coins) + sum(int(p.coins) for p in ponds) != b.coins:
        found.append("coins were made or lost")
    if int(s.luck) + sum(int(p.luck) for p in ponds) != b.luck:
        found.append("luck tokens were made or lost")
    for tile in range(N_GOAL_TILES):
        if s.in_play[GOAL_OF[tile]]:
            n = int(s.goal_tiles[tile]) + sum(int(p.goal[tile]) for p in ponds)
            if n != b.goal_tiles[int(s.seats), tile]:
                found.append(f"tiles of goal {tile} were made or lost")
        elif s.goal_tiles[tile] or any(p.goal[tile] for p in ponds):
            found.append(f"goal {tile} is not in play")
    if min(s.tiles.min(), s.koi.min(), s.coins, s.luck, s.expansions) < 0:
        found.append("the supply owes something")


def _all_cards(b: Any, s: Any, found: list[str]) -> None:
    seen = Counter(s.deck[: s.n_deck].tolist())
    seen.update(s.gone[: s.n_gone].tolist())
    seen.update(int(card) - 1 for card in s.row if card)
    for seat in range(int(s.seats)):
        pond = s.ponds[seat]
        seen.update(pond.cards[: pond.n_cards].tolist())
    wanted = {k for k in range(int(b.n_cards)) if b.card_seats[k] <= max(int(s.seats), 2)}
    if set(seen) != wanted or any(n > 1 for n in seen.values()):
        found.append("cards were made or lost (KOI-SETUP-04)")
    if s.seats > 1 and s.n_gone:
        found.append("a card was discarded at a table")
    gaps = [k for k in range(SLOTS) if not s.row[k]]
    if s.phase == phases.START and gaps and (s.n_deck or gaps != list(range(len(gaps)))):
        found.append("the row is not closed up (KOI-MED-05)")


def _turn(b: Any, s: Any, found: list[str]) -> None:
    if (s.phase == phases.LAND) != (s.lifted != 0):
        found.append("a koi in hand does not go with the phase")
    if (s.phase == phases.RAIN) != bool(s.raining.any()):
        found.append("rain does not go with the phase")
    if s.phase == phases.MEDITATION and not (s.reward_due or s.card_due):
        found.append("a meditation waits for nothing")
    if s.phase == phases.START and (s.reward_due or s.card_due or s.slot or s.card or s.water_left):
        found.append("something is left of the last turn")
    if (s.reason != 0) != (s.last_round != 0):
        found.append("a reason without an end, or an end without a reason")
    if s.phase == phases.ENDED and s.rounds != s.last_round:
        found.append("the game has ended in another round (KOI-END-02)")
    for seat in range(int(s.seats)):
        pond = s.ponds[seat]
        over = sum(int(n) * int(b.space[k]) for k, n in enumerate(pond.stored))
        room = int(b.spaces) + int(pond.expansions) * int(b.more_spaces)
        if over > room and (seat != s.seat or s.phase == phases.ENDED) and s.turn > s.seats:
            found.append(f"seat {seat}: over capacity between turns (KOI-STORE-03)")
        if seat == s.seat and s.phase == phases.DISCARD and over <= room:
            found.append("a discard that is not needed (KOI-STORE-04)")
