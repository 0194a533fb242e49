"""What is true of every Kōhaku position, worked out the slow way.  For the contract suite."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...kernel.game import Array, Box
from . import phases
from .facts import CARDS, MARKET
from .ground import EMPTY, FEATURE, KOI, NEIGHBOURS, OPEN, ORIGIN, edges, place_of


def faults(box: Box, states: Array) -> list[str]:
    """Every broken invariant of the position states[0]."""
    s, b = states[0], box.tables[0]
    found: list[str] = []
    for seat in range(4):
        _pond_faults(b, s.ponds[seat], seat, int(s.seats), found)
    _conservation(b, s, found)
    if s.phase == phases.DRAFT and any(s.market[cell] == EMPTY for cell in range(MARKET)):
        found.append("a turn starts with a hole in the board (KOH-REFILL-05)")
    for cell in range(MARKET):
        held = int(s.market[cell])
        if held != EMPTY and (held < FEATURE) != bool(b.market_koi[cell]):
            found.append(f"board cell {cell} holds the wrong type (KOH-REFILL-03)")
    if (s.phase == phases.ENDED) != (s.reason != 0):
        found.append("a reason without an end, or an end without a reason")
    return found


def _pond_faults(b: Any, pond: Any, seat: int, seats: int, found: list[str]) -> None:
    if seat >= seats:
        if pond.tobytes().strip(b"\0"):
            found.append(f"the pond of the absent seat {seat} is not blank")
        return
    koi = {int(at) for at in pond.koi_at[: pond.n_koi]}
    features = {int(at) for at in pond.feature_at[: pond.n_features]}
    cells = np.asarray(pond.cells)
    if koi != _where((cells >= KOI) & (cells < FEATURE)) or features != _where(cells >= FEATURE):
        found.append(f"seat {seat}: the cells and the lists of tiles disagree")
    beside_koi = {int(n) for at in koi for n in NEIGHBOURS[at]}
    beside_features = {int(n) for at in features for n in NEIGHBOURS[at]}
    if koi & beside_koi or features & beside_features:
        found.append(f"seat {seat}: two tiles of one type touch (KOH-PLACE-04)")
    taken = koi | features
    koi_open = {ORIGIN} if not taken else beside_features - taken
    feature_open = beside_koi - taken
    lists = (
        ("koi", koi_open, pond.koi_open[: pond.n_koi_open]),
        ("features", feature_open, pond.feature_open[: pond.n_feature_open]),
    )
    for name, wanted, kept in lists:
        if sorted(int(at) for at in kept) != sorted(wanted):
            found.append(f"seat {seat}: the cells open to {name} are wrong")
    if _where(cells == OPEN) != koi_open | feature_open:
        found.append(f"seat {seat}: the marks of open cells are wrong")
    coins = sum(int(b.koi_coins[int(pond.cells[at]) - KOI]) for at in koi)
    if coins != pond.coins:
        found.append(f"seat {seat}: {pond.coins} coins kept, {coins} counted")
    left, top, _, _ = edges(pond)
    places = [place_of(at, left, top) for at in taken]
    if any((sum(place) % 2 == 0) != (at in koi) for place, at in zip(places, taken, strict=True)):
        found.append(f"seat {seat}: a tile on the wrong squares of the chequer (KOH-PLACE-10)")
    if len(_connected(taken)) != len(taken):
        found.append(f"seat {seat}: the pond is in parts (KOH-PLACE-05)")


def _where(mask: Array) -> set[int]:
    return {int(at) for at in np.flatnonzero(mask)}


def _connected(taken: set[int]) -> set[int]:
    reached: set[int] = set()
    waiting = [next(iter(taken))] if taken else []
    while waiting:
        at = waiting.pop()
        if at in taken and at not in reached:
            reached.add(at)
            waiting.extend(int(n) for n in NEIGHBOURS[at])
    return reached


def _conservation(b: Any, s: Any, found: list[str]) -> None:
    """Every tile of the box that is in play is in exactly one place."""
    seats = int(s.seats)
    seen: Counter[int] = Counter(int(held) for held in s.market if held != EMPTY)
    seen.update(int(held) for held in (s.hand_koi, s.hand_feature) if held != EMPTY)
    for seat in range(seats):
        cells = np.asarray(s.ponds[seat].cells)
        seen.update(int(held) for held in cells[cells >= KOI])
    for kind in range(b.n_koi):
        seen[KOI + kind] += int(s.pile_koi[kind])
    for kind in range(b.n_features):
        seen[FEATURE + kind] += int(s.pile_features[kind]) + int(s.out_features[kind])
    seen.update(KOI + int(kind) for kind in s.koi_unseen[: s.n_koi_unseen])
    seen.update(FEATURE + int(kind) for kind in s.features_unseen[: s.n_features_unseen])
    box = Counter(KOI + int(kind) for kind in b.koi_tiles[seats][: b.n_koi_tiles[seats]])
    box.update(FEATURE + int(kind) for kind in b.feature_tiles[: b.n_feature_tiles])
    if +seen != +box:
        found.append(
            f"tiles were lost or made: {dict(seen - box)} too many, {dict(box - seen)} gone"
        )
    removed = int(b.n_koi_tiles[seats]) - int(b.koi_in_play[seats])
    if s.n_koi_unseen - s.koi_left != removed or s.n_features_unseen != s.features_left:
        found.append("the stacks and the unseen tiles disagree (KOH-SETUP-03)")
    dealt = sum(int(b.goal_bag[k]) - int(s.goals_unseen[k]) for k in range(len(CARDS)))
    if dealt != s.dealt:
        found.append(f"{s.dealt} goal cards dealt, {dealt} gone from the deck")
    if s.phase == phases.PLACE and s.hand_koi == EMPTY and s.hand_feature == EMPTY:
        found.append("nothing in hand to place (KOH-PLACE-01)")
