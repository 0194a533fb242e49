"""What tables have around them: where they are kept, who looks, who thinks for bots, who counts.

A table knows nothing of networks, files and processes; whoever runs tables brings these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from msgspec import Struct

from ..kernel.game import Array, Box
from ..protocol.messages import ErrorName
from ..protocol.worker import Reason
from .fanout import Fanout
from .store import Components, Store

Progress = Callable[..., None]  # parts done of all or None, and perhaps the seconds left


class Bots(Protocol):
    """Who thinks for bots.  They get a position with the secrets of others wiped."""

    def prepare(self, game: str, table: str, bots: Iterable[str]) -> None:
        """These will be asked for a table."""

    async def choose(
        self,
        game: str,
        bot: str,
        state: Array,
        seed: str,
        progress: Progress,
        box: Box | None = None,
    ) -> int:
        """The action that a bot chooses.  `seed` begins with the name of the table."""

    async def explain(
        self, game: str, bot: str, state: Array, seed: str, box: Box | None = None
    ) -> list[Reason] | None:
        """The turns that a bot thinks best; None if it cannot be asked now."""


class Boxes(Protocol):
    """The components that new tables are made with."""

    def of(self, key: str, lesson: bool = False) -> Box:
        """What a new table of a game is made with."""

    def kept(self, box: Box) -> Components | None:
        """What has to be stored with a table; None if we always have it."""


class Journal(Protocol):
    """Hears what happens at the tables, to count it and to write it down."""

    def accepted(self, kind: str) -> None:
        """A message was stored as a line of this kind."""

    def answered(self, seconds: float) -> None:
        """A message was answered so long after it came."""

    def refused(self, error: ErrorName) -> None: ...

    def made(self, table: str, game: str, seats: int) -> None: ...

    def finished(self, game: str) -> None: ...

    def live(self, n: int) -> None:
        """So many tables are in memory."""

    def replaced(self, table: str, seat: int, gone: str, bot: str) -> None:
        """A stored game goes on with another bot, for its own is gone."""

    def failed(self, what: str, table: str, **more: object) -> None:
        """Something did not work, for a reason that is known."""

    def fault(self, what: str, table: str) -> None:
        """A fault of ours; told while its exception is handled."""


class Silent:
    """A journal that nobody reads."""

    def accepted(self, kind: str) -> None: ...

    def answered(self, seconds: float) -> None: ...

    def refused(self, error: ErrorName) -> None: ...

    def made(self, table: str, game: str, seats: int) -> None: ...

    def finished(self, game: str) -> None: ...

    def live(self, n: int) -> None: ...

    def replaced(self, table: str, seat: int, gone: str, bot: str) -> None: ...

    def failed(self, what: str, table: str, **more: object) -> None: ...

    def fault(self, what: str, table: str) -> None: ...


class Around(Struct, frozen=True):
    """All of it."""

    store: Store
    fanout: Fanout
    bots: Bots
    journal: Journal
    pace: float  # seconds a bot's step takes at least
