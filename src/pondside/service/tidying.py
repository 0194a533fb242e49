"""Putting away tables that nobody looks at, and what ended connections leave."""

from __future__ import annotations

import asyncio
import gc

from ..table.house import House

IDLE = 300.0  # seconds after which a table nobody looks at is put away
MOST_ENDED = 2_000  # connections that leave their garbage, some 20 kB each


class Tidying:
    def __init__(self, house: House) -> None:
        self._house = house
        self.ended = 0  # connections, since the garbage was last collected

    async def tidy(self) -> None:
        """Now and then, for ever."""
        while True:
            await asyncio.sleep(IDLE / 5)
            await self._house.put_away(IDLE)
            if self.ended and (not self._house.n_live or self.ended >= MOST_ENDED):
                gc.collect()  # best when nobody has to wait for it
                self.ended = 0
