"""Who gets the seats of a table."""

from __future__ import annotations

from collections.abc import Callable

from ..bots import NAMES, refuse_gone
from ..kernel.errors import BadOption
from ..protocol import messages
from .around import Around
from .refused import Refused
from .rights import arranges, may_see
from .secrets import fresh_secret
from .standing import Standing
from .store import Guest, SeatRow
from .telling import Telling

NO_TABLE = 4404  # a socket is closed: there is no such table for you


class Seats:
    """The seats of a table; `rouse` lets a bot think if it is its turn."""

    def __init__(
        self, standing: Standing, telling: Telling, around: Around, rouse: Callable[[], None]
    ) -> None:
        self._standing, self._telling, self._around = standing, telling, around
        self._rouse = rouse

    async def claim(self, guest: Guest, invite: str, name: str) -> None:
        """A guest takes the seat of an invite, which then no longer works."""
        for seat in self._standing.row.seats:
            if seat.kind == "open" and seat.invite == invite:
                break
        else:
            raise Refused("taken", "this invite has been used or replaced; ask for a new one")
        await self._put(SeatRow(seat.seat, "person", guest.id, name or guest.name))
        self._seated(guest.id)

    async def come(self, guest: Guest) -> None:
        """A guest takes the seats that are reserved for them; asked again, nothing changes."""
        own = [seat for seat in self._standing.row.seats if seat.guest == guest.id]
        if not own:
            raise Refused("taken", "no seat is reserved for you; ask for an invite")
        reserved = [seat for seat in own if seat.kind == "reserved"]
        for seat in reserved:
            await self._put(SeatRow(seat.seat, "person", guest.id, seat.name or guest.name))
        if reserved:
            self._seated(guest.id)

    async def new_invite(self, guest: Guest, seat: int) -> str:
        """Who arranges the seats asks for another invite to an open one."""
        self._may_arrange(guest)
        seats = self._standing.row.seats
        if seat >= len(seats) or seats[seat].kind != "open":
            raise Refused("taken", "that seat is not open")
        changed = SeatRow(seat, "open", invite=fresh_secret())
        await self._put(changed)
        self._telling.table()
        assert changed.invite is not None
        return changed.invite

    async def give(self, guest: Guest, seat: int, wanted: messages.WantedSitter) -> None:
        """A seat that nobody has taken goes to whoever gets its invite, or to a bot."""
        self._may_arrange(guest)
        row = self._standing.row
        if not 0 <= seat < len(row.seats) or row.seats[seat].kind not in ("open", "reserved"):
            raise Refused("taken", "somebody sits there already")
        before = row.seats[seat].guest
        if wanted.kind == "bot":
            await self._put(SeatRow(seat, "bot", bot=checked_bot(wanted.bot)))
            self._around.bots.prepare(row.game, row.id, [wanted.bot])
        else:
            await self._put(SeatRow(seat, "open", invite=fresh_secret()))
        if before is not None and not may_see(self._standing.row, before, None):
            for listener in list(self._telling.listeners):
                if listener.guest == before:  # who has the link to watch comes back with it
                    listener.close(NO_TABLE, "the seat was given to somebody else")
        self._telling.table()
        self._rouse()

    def _may_arrange(self, guest: Guest) -> None:
        if not arranges(self._standing.row, guest.id):
            raise Refused("forbidden", "only who made the table invites")

    async def _put(self, seat: SeatRow) -> None:
        await self._around.store.set_seat(self._standing.id, seat)
        self._standing.row.seats[seat.seat] = seat
        self._standing.position.seat(self._standing.row.seats)

    def _seated(self, guest: str) -> None:
        """Somebody has come: they are shown what their seat sees, and the others are told."""
        for listener in self._telling.listeners:
            if listener.guest == guest and listener.seat is None:
                listener.seat = self._standing.only_seat(guest)
                self._telling.state(listener)
        self._telling.table()
        self._rouse()


def checked_bot(name: str) -> str:
    """A bot that a table may invite: nothing that would run a program or for hours."""
    refuse_gone(name)
    if name not in NAMES:
        raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}")
    return name
