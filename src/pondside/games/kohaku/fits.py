"""Where the next tile goes: the first empty cell of the board, and the open cells of a pond.

Reads the lists that the state keeps and changes nothing; why a cell is refused is said by
refusals.py.
"""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled, inlined
from ...kernel.kinds import State, Tables
from . import phases
from .facts import MARKET
from .ground import EMPTY


@inlined
def next_empty(s: State) -> int:
    """The first empty cell of the board in reading order.  KOH-SETUP-07, KOH-SOLO-08"""
    for cell in range(MARKET):
        if s.market[cell] == EMPTY:
            return cell
    return -1


@inlined
def draws_koi(b: Tables, s: State) -> bool:
    """Whether the tile that chance draws now comes from the koi stack."""
    if s.phase == phases.REFILL_KOI or s.phase == phases.REVEAL_KOI:
        return True
    if s.phase == phases.FILL or s.phase == phases.RIVAL_FILL:
        return bool(b.market_koi[next_empty(s)] == 1)
    return False


@compiled
def draws_tile(s: State) -> bool:
    return bool(s.phase == phases.FILL or s.phase >= phases.REFILL_KOI and s.phase < phases.ENDED)


@inlined
def n_open(s: State, koi: bool) -> int:
    """How many cells the tile in hand may be laid on; 0 when it is laid already."""
    pond = s.ponds[s.seat]
    if koi:
        return min(pond.n_koi_open, s.settled) if s.hand_koi != EMPTY else 0
    return min(pond.n_feature_open, s.settled) if s.hand_feature != EMPTY else 0
