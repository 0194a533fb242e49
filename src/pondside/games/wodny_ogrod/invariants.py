"""What is true of every Wodny ogród position, worked out the slow way.  For the contract suite."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.game import Array, Box
from . import phases
from .facts import SIDE, TILES
from .ground import LOST, OPEN, WON
from .options import SIDE_A, SIDE_B, VARIANT
from .tables import CELLS, cells_of


def faults(box: Box, states: Array) -> list[str]:
    """Every broken invariant of the position states[0]."""
    s, b = states[0], box.tables[0]
    found: list[str] = []
    _tiles(b, s, found)
    for seat in range(4):
        garden = s.gardens[seat]
        if seat >= s.seats:
            if any(garden.tobytes()):
                found.append(f"the absent seat {seat} has something")
            continue
        _garden(b, s, seat, garden, found)
        _awards(b, s, seat, garden, found)
    if (s.phase == phases.ENDED) != (s.reason != 0):
        found.append("a reason without an end, or an end without a reason")
    passed = [bool(s.gardens[seat].passed) for seat in range(int(s.seats))]
    if (s.phase == phases.ENDED) != all(passed):
        found.append("the game has to end when all have passed (WOD-END-04)")
    if s.phase == phases.MAIN and s.moved or s.phase == phases.BONUS and not s.moved:
        found.append(f"the main move does not go with phase {phases.PHASES[s.phase]}")
    return found


def _set(words: Any) -> set[int]:
    return set(cells_of(words.tolist()))


def _tiles(b: Any, s: Any, found: list[str]) -> None:
    """Every tile is in the bag, in a display, in a garden or just drawn.  WOD-DATA-05"""
    seen = Counter(s.bag[: s.n_bag].tolist())
    for seat in range(int(s.seats)):
        garden = s.gardens[seat]
        seen.update(garden.display[: garden.n_display].tolist())
        if garden.display[garden.n_display :].any():
            found.append(f"seat {seat}: something lies behind the display")
    if s.phase == phases.SIDE:
        seen[int(s.drawn)] += 1
    if any(n > 1 for n in seen.values()) or any(tile >= TILES for tile in seen):
        found.append("a tile was made")
    laid = _laid_cells(b, s, seen)
    if laid is not None:
        found.append(laid)
    if s.turn and s.phase == phases.MAIN and s.n_bag:
        for seat in range(int(s.seats)):
            if s.gardens[seat].n_display < 2:
                found.append(f"seat {seat}: a short display though the bag is not empty")


def _laid_cells(b: Any, s: Any, seen: Counter[int]) -> str | None:
    """The tiles that are nowhere else lie in gardens: their cells, and bonus tokens, are there."""
    missing = [tile for tile in range(TILES) if tile not in seen]
    needed = int(sum(int(b.n_cells[tile]) for tile in missing))
    there = 0
    for seat in range(int(s.seats)):
        garden = s.gardens[seat]
        there += len(_set(garden.covered)) - len(_set(garden.decorated))
    if there < needed:
        return f"{len(missing)} tiles are laid, but only {there} cells are covered (WOD-DATA-05)"
    return None


def _garden(b: Any, s: Any, seat: int, garden: Any, found: list[str]) -> None:
    covered, koi, lily = _set(garden.covered), _set(garden.koi), _set(garden.lily)
    decorated = _set(garden.decorated)
    if any(cell >= CELLS for cell in covered):
        found.append(f"seat {seat}: a cell outside the garden is covered")
    if koi & lily or (koi | lily) - covered or (koi | lily) & decorated:
        found.append(f"seat {seat}: symbols overlap or lie where no token is (WOD-DECO-08)")
    laid: set[int] = set()
    for k in range(int(garden.n_decorations)):
        cells = _set(garden.decoration[k])
        if cells & laid:
            found.append(f"seat {seat}: two decorations overlap")
        laid |= cells
    wrong = decorated - laid if b.cover_decorations else decorated ^ laid
    if wrong or laid - covered:
        found.append(f"seat {seat}: the decorated cells are wrong")
    if (
        garden.decoration[garden.n_decorations :].any()
        or garden.shapes[garden.n_decorations :].any()
    ):
        found.append(f"seat {seat}: something lies behind the decorations")
    variant = int(s.options[VARIANT])
    if variant not in (SIDE_A, SIDE_B) and garden.n_decorations:
        found.append(f"seat {seat}: a decoration in the base game (WOD-SETUP-04)")
    if garden.n_decorations and variant == SIDE_B and s.seats == 1 and not b.decorate_alone:
        found.append(f"seat {seat}: a decoration alone on side B (WOD-SOLO-09)")
    if variant == SIDE_B:
        shapes = Counter(garden.shapes[: garden.n_decorations].tolist())
        if garden.n_decorations > b.most_decorations or max(shapes.values(), default=0) > int(
            b.most_of_shape
        ):
            found.append(f"seat {seat}: too many decorations (WOD-ALT-05)")


def _awards(b: Any, s: Any, seat: int, garden: Any, found: list[str]) -> None:
    """Tokens won and not laid, and what has been won, fit the garden.  WOD-BONUS-02 to 05"""
    if (
        garden.hand.min() < 0
        or (seat != s.seat or s.phase == phases.ENDED)
        and garden.hand.sum() > 1
    ):
        found.append(f"seat {seat}: the hand holds {garden.hand.tolist()} (WOD-TURN-11)")
    if seat == s.seat and s.phase not in (phases.MAIN, phases.BONUS, phases.ENDED):
        return  # the awards of the main move are still to come (WOD-TURN-10)
    covered, decorated = _set(garden.covered), _set(garden.decorated)
    filled = covered if b.decorations_fill else covered - decorated
    layout = int(garden.layout)
    for k in range(int(b.n_areas[layout])):
        done = _set(b.area[layout, k]) <= filled
        if done != bool(int(garden.done) >> k & 1):
            found.append(f"seat {seat}: marked area {k} is {'not ' if done else ''}done")
    rows = {r for r in range(SIDE) if all(r * SIDE + c in filled for c in range(SIDE))}
    columns = {c for c in range(SIDE) if all(r * SIDE + c in filled for r in range(SIDE))}
    full = sum(1 << r for r in rows) + sum(1 << SIDE + c for c in columns)
    for k in range(len(b.section)):
        won = bool(full & int(b.section[k]))
        if won != bool(int(garden.used) >> k & 1):
            found.append(f"seat {seat}: section {k} is {'not ' if won else ''}used")
    for k in range(int(b.n_deco_areas[layout])):
        cells, around = _set(b.deco_area[layout, k]), _set(b.deco_around[layout, k])
        status = int(garden.deco_area[k])
        if status == WON and not cells <= decorated:
            found.append(f"seat {seat}: decoration area {k} is won but bare")
        if status == LOST and not cells & (covered - decorated):
            found.append(f"seat {seat}: decoration area {k} is lost though nothing lies on it")
        if status == OPEN and (cells & covered or around <= covered - decorated):
            found.append(f"seat {seat}: decoration area {k} is settled but open (WOD-DECO-02)")
