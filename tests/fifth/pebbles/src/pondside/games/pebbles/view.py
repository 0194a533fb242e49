"""What a seat sees: everything."""

from __future__ import annotations

import msgspec

from ...kernel import doors
from ...kernel.game import Array, Box
from .ranking import outcome
from .sheets import lines


class Choice(msgspec.Struct, frozen=True):
    """Something the viewer may do now."""

    word: str


class View(msgspec.Struct, frozen=True):
    """Everything there is."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    actor: int | None  # the seat to act
    turn: int
    turn_of: int
    left: int  # pebbles in the heap
    taken: list[int]
    choices: list[Choice]  # empty unless the viewer acts
    totals: list[int]
    reason: str | None
    result: list[str] | None


def view(box: Box, states: Array, seat: int | None) -> View:
    s, ended = states[0], outcome(box, states)
    actor = None if ended else int(s.seat)
    seats = int(s.seats)
    n = int(doors.choices(box.tables, states, 0)) if actor is not None and seat == actor else 0
    return View(
        game="pebbles",
        seat=seat,
        seats=seats,
        options={},
        actor=actor,
        turn=int(s.turn),
        turn_of=int(s.seat),
        left=int(s.left),
        taken=s.taken[:seats].tolist(),
        choices=[Choice(str(1 + k)) for k in range(n)],
        totals=[sum(one.points for one in lines(box, states, k)) for k in range(seats)],
        reason=None if ended is None else ended.reason,
        result=None if ended is None else list(ended.words),
    )
