"""Who may see a table, and who says who gets its seats."""

from __future__ import annotations

import hmac

from .store import TableRow


def may_see(row: TableRow, guest: str | None, watch: str | None) -> bool:
    """Whether a table is shown: to those who sit or for whom a seat is reserved, to the host, and
    to who has the link to watch."""
    if guest is not None:
        if guest == row.host or any(seat.guest == guest for seat in row.seats):
            return True
    return watch is not None and hmac.compare_digest(watch.encode(), row.watch.encode())


def arranges(row: TableRow, guest: str | None) -> bool:
    """Whether somebody says who gets the seats that are not taken: the host, and at a next game
    all who came, so that nobody waits for a host who has left."""
    if guest is None:
        return False
    return guest == row.host or (
        row.follows is not None and any(seat.held_by(guest) for seat in row.seats)
    )
