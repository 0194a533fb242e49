"""Getting what happened at a table to everybody who looks at it.

With one process that is a set of listeners a table.  Several processes would put a broker behind
the same three methods; a table never knows who listens.
"""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Somebody who looks at a table."""

    guest: str | None  # None: a spectator without a cookie
    seat: int | None  # the seat through whose eyes it looks

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Nothing is said to it any more."""


class Fanout(Protocol):
    """Who listens to which table."""

    def add(self, table: str, listener: Listener) -> None: ...

    def remove(self, table: str, listener: Listener) -> None: ...

    def listeners(self, table: str) -> list[Listener]: ...


class LocalFanout:
    """Everybody is connected to this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def add(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    def remove(self, table: str, listener: Listener) -> None:
        here = self._listeners.get(table, [])
        if listener in here:
            here.remove(listener)
        if not here:
            self._listeners.pop(table, None)

    def listeners(self, table: str) -> list[Listener]:
        return self._listeners.get(table, [])
