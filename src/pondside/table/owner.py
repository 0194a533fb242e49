"""The task that owns a table and does what is asked one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from .waiting import Waiting

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Owner:
    """One task and its queue.  `mend` is called while a fault of a job is handled."""

    def __init__(self, mend: Job) -> None:
        self._mend = mend
        self._jobs: Waiting[Job | None] = Waiting()
        self._task = asyncio.create_task(self._own())

    async def _own(self) -> None:
        while True:
            job = await self._jobs.take()
            if job is None:
                return
            try:
                await job()
            except Exception:  # a fault of ours must not stop the table
                await self._mend()

    async def stop(self) -> None:
        """Finish what was asked before, and no more."""
        self._jobs.put(None)
        await self._task

    @property
    def gone(self) -> bool:
        return self._task.done()

    @property
    def waited_for(self) -> bool:
        """Whether something is in the queue."""
        return bool(self._jobs)

    def put(self, job: Job) -> None:
        self._jobs.put(job)

    async def look(self, at: Callable[[], T]) -> T:
        """Something worked out from the table while all of it is stored."""

        async def looking() -> T:
            return at()

        found: T = await self.do(looking)
        return found

    async def do(self, change: Callable[[], Awaitable[Any]]) -> Any:
        """Do something as the owner, and wait for its result."""
        if self.gone:  # the service is going down
            return await change()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await change()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.put(job)
        return await done
