"""Things that wait in line for one task.

What asyncio has for this asks for the running loop at every step, which costs more than the rest.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Waiting(Generic[T]):
    """Anybody may add to its end; one task takes from its front."""

    def __init__(self) -> None:
        self._waiting: deque[T] = deque()
        self._loop = asyncio.get_running_loop()
        self._woken: asyncio.Future[None] | None = None  # of the task, while it sleeps

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, one: T) -> None:
        self._waiting.append(one)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def take(self) -> T:
        """The first, as soon as there is one."""
        while not self._waiting:
            self._woken = self._loop.create_future()
            try:
                await self._woken
            finally:
                self._woken = None
        return self._waiting.popleft()
