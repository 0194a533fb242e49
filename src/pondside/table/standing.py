"""How a table stands: who sits there, what was played, and who may do what now."""

from __future__ import annotations

from msgspec import Struct

from ..kernel.match import Match
from .boxes import box_of
from .fanout import Listener
from .position import Position
from .refused import Refused
from .store import Stored, TableRow


class Asked(Struct):
    """Somebody asked to take back a finished turn."""

    seat: int
    depth: int
    step: int
    agreed: set[int]


class Standing:
    """What the parts of a table share.  Only its owner changes it."""

    def __init__(self, row: TableRow, position: Position) -> None:
        self.id = row.id
        self.heeded: set[str] = set()  # messages about asking back, which leave no line
        self.restore(row, position)

    def restore(self, row: TableRow, position: Position) -> None:
        """It stands as it was stored."""
        self.row, self.position = row, position
        self.asked: Asked | None = None
        self.told = len(position.steps)  # steps that everybody has been told

    # Who sits there.

    @property
    def open(self) -> bool:
        for seat in self.row.seats:
            if seat.kind in ("open", "reserved"):
                return True
        return False

    @property
    def alone(self) -> bool:
        """One guest holds every seat that is no bot's."""
        people = [seat.guest for seat in self.row.seats if seat.kind != "bot"]
        return None not in people and len(set(people)) == 1

    def seats_of(self, listener: Listener) -> set[int]:
        if listener.guest is None:
            return set()
        return {seat.seat for seat in self.row.seats if seat.held_by(listener.guest)}

    def only_seat(self, guest: str | None) -> int | None:
        """The seat of a guest who holds just one."""
        seats = [seat.seat for seat in self.row.seats if guest and seat.held_by(guest)]
        return seats[0] if len(seats) == 1 else None

    def seat(self, listener: Listener) -> int:
        """The seat somebody speaks for: the one shown, or the only one."""
        seats = self.seats_of(listener)
        if not seats:
            raise Refused("not_seated", "you hold no seat at this table")
        if listener.seat in seats:
            return int(listener.seat or 0)
        to_act = self.position.match.to_act
        return to_act if to_act in seats and to_act is not None else min(seats)

    # Who may do what.

    def current(self, version: int) -> None:
        if version != self.position.version:
            raise Refused("stale", "the table has moved on; this is how it stands now")

    def version_for(self, seat: int | None) -> int:
        """The version that a seat, or a spectator, must have heard of."""
        own = seat is not None and seat == self.position.match.to_act
        return self.position.version if own else self.position.final_version

    def known(self, version: int) -> None:
        """Tentative words of another seat make versions too, but nobody else is told them."""
        if not self.position.final_version <= version <= self.position.version:
            raise Refused("stale", "the table has moved on; this is how it stands now")

    def may_act(self, listener: Listener, version: int) -> None:
        seats = self.seats_of(listener)
        if not seats:
            raise Refused("not_seated", "you hold no seat at this table")
        if self.open:
            raise Refused("not_started", "the game begins when every seat is taken")
        match = self.position.match
        if self.position.over:
            raise Refused("over", "the game is over")
        self.current(version)
        if match.to_act not in seats:
            raise Refused("not_your_turn", "it is another seat's turn")

    def deciding(self, listener: Listener) -> Match:
        """The match, for the seat that is to decide."""
        match = self.position.match
        if self.seat(listener) != match.to_act or match.actor != match.to_act:
            raise Refused("not_your_turn", "it is another seat's turn")
        return match


def replayed(stored: Stored) -> Position:
    """The position that the stored lines lead to."""
    position = Position.new(stored.row, box_of(stored.row, stored.components))
    for line in stored.lines:
        position.replay(line)
    return position
