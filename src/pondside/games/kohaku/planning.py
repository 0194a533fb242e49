"""What a seat may plan while another decides: a draft from the board as it lies now."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.game import Array, Box, copies
from . import phases
from .ground import EMPTY


def plan(box: Box, states: Array, seat: int) -> Array:
    """The position states[0] as if the turn of a seat began now.  KOH-TURN-04"""
    planned = copies(states, 1)
    s = planned[0]
    if s.phase == phases.KEEP:
        raise Illegal(
            "turns can be planned when the goal cards are chosen", "KOH-SETUP-10", "cards_first"
        )
    # KOH-END-01: a turn follows if one koi and one feature are left for the refill before it.
    gaps = EMPTY in s.market
    follow = min(int(s.koi_left), int(s.features_left))
    if s.phase == phases.PLACE and not gaps:
        follow += 1  # KOH-REFILL-07: refilled already
    if (seat - int(s.seat)) % int(s.seats) > follow:
        raise Illegal("the game ends before this seat's next turn", "KOH-END-01", "no_turn_left")
    if gaps:
        raise Illegal(
            "the board has gaps until the other seat has laid its tiles",
            "KOH-REFILL-06",
            "board_not_full",
        )
    s.seat, s.phase = seat, phases.DRAFT
    s.hand_koi = s.hand_feature = EMPTY  # KOH-REFILL-07: the other's, which are still to be laid
    s.koi_from = s.feature_from = s.settled = 0
    return planned
