"""A table over its socket: what is played there, and what it tells.

A lost connection is made again, and what was not answered is sent again with the same id, so that
nothing is lost and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from ..protocol import messages
from ..protocol.sheets import LineInfo
from .errors import Disconnected, refused
from .reading import read_answer

if TYPE_CHECKING:
    from .client import Client

A = TypeVar("A", bound=msgspec.Struct)

PING_EVERY = 30.0  # seconds; the server closes after 90 s of silence
MAX_MESSAGE = 4_000_000  # bytes of one message to us
WAITS = (0.1, 0.3, 1.0, 2.0, 5.0)  # seconds before each try to come back
FINAL = {4403, 4404, 4429}  # closed for good: coming back would not help

# What may go wrong with a connection, from refused to broken off.
LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)


class Table:
    """A table that we look at.

    `now` is the position as it was last told.  `async for` gives it now and after every change;
    changes that came faster than they were taken arrive as one, with all their steps.
    """

    def __init__(self, client: Client, id: str, watch: str | None = None) -> None:
        self.id = id
        self._client, self._watch = client, watch
        self._socket: ClientConnection | None = None
        self._now: messages.Update | None = None
        self._info: messages.TableInfo | None = None
        self._version = 0
        self._step: int | None = None  # the last one we know
        self._unseen: messages.Update | None = None  # what `async for` has not given yet
        self._changed = asyncio.Condition()
        self._asked: dict[str, tuple[bytes, asyncio.Future[messages.Reply]]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lost: Disconnected | None = None

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._keep_alive())]
        try:
            await self._until(lambda: self._now is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave.  The seat stays ours."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        await self._give_up(Disconnected("the table was left"))

    # What is known.

    @property
    def now(self) -> messages.Update:
        """The position as it was last told."""
        assert self._now is not None, "a table is entered with `async with`"
        return self._now

    @property
    def info(self) -> messages.TableInfo:
        """Who sits where, and how the table was made."""
        assert self._info is not None, "a table is entered with `async with`"
        return self._info

    @property
    def version(self) -> int:
        """The version that the next message will name."""
        return self._version

    async def __aiter__(self) -> AsyncIterator[messages.Update]:
        while True:
            await self._until(lambda: self._unseen is not None)
            update, self._unseen = self._unseen, None
            assert update is not None
            yield update

    # What can be said.  Each waits for its answer; a refusal is raised.

    async def act(self, words: str | Sequence[str], *, confirm: bool = False) -> int:
        """Play a word, or several at once, for the seat to act; returns the version."""
        given = [words] if isinstance(words, str) else list(words)
        return await self._change("act", words=given, confirm=confirm)

    async def undo(self, *, whole: bool = False) -> int:
        """Take back the last tentative word, or the whole tentative turn."""
        return await self._change("undo", whole=whole)

    async def confirm(self) -> int:
        """Make the turn final."""
        return await self._change("confirm")

    async def ask_back(self) -> int:
        """Ask the others to go back to before our last confirmed turn."""
        return await self._change("ask_back")

    async def answer_back(self, agree: bool) -> int:
        """Answer somebody who asked."""
        return await self._change("answer_back", agree=agree)

    async def why(self, word: str) -> messages.Because:
        """Why a word is not possible now."""
        return await self._ask(messages.Because, "why", word=word)

    async def worth(self, word: str) -> list[messages.ChangeInfo]:
        """How a word would change our score sheet."""
        return (await self._ask(messages.Changes, "worth", word=word)).changes

    async def plan(self, words: Sequence[str] = ()) -> messages.Planned:
        """While another seat is to act: how our turn would go if it began now."""
        return await self._ask(messages.Planned, "plan", words=list(words))

    async def explain(self, step: int) -> messages.Explained:
        """Why a bot that searches played the turn of a step; it thinks again, for seconds."""
        return await self._ask(messages.Explained, "explain", step=step)

    async def sheet(self, seat: int) -> list[LineInfo]:
        """A score sheet as the position stands."""
        return (await self._ask(messages.Lines, "sheet", seat=seat)).lines

    async def sit(self, seat: int) -> messages.Update:
        """Of several seats that are ours: look through the eyes of this one."""
        return await self._ask(messages.State, "sit", seat=seat)

    async def ping(self) -> int:
        """Whether the server is there; returns the version of the table."""
        return (await self._ask(messages.Pong, "ping")).version

    async def _change(self, kind: str, **fields: Any) -> int:
        return (await self._ask(messages.Update, kind, version=self._version, **fields)).version

    async def _ask(self, kind: type[A], type: str, **fields: Any) -> A:
        if self._lost is not None:
            raise self._lost
        id = secrets.token_urlsafe(9)
        message = msgspec.json.encode({"type": type, "id": id, **fields})
        answered: asyncio.Future[messages.Reply] = asyncio.get_running_loop().create_future()
        self._asked[id] = (message, answered)
        try:
            await self._send(message)
            answer = await answered
        finally:
            del self._asked[id]
        if isinstance(answer, messages.Refused):
            raise refused(
                answer.error, answer.message, None, answer.refusal, answer.clause
            ) from None
        assert isinstance(answer, kind), f"{type} was answered with {answer}"
        return answer

    async def _send(self, message: bytes) -> None:
        if self._socket is None:
            return  # it will be sent when the connection is there again
        try:
            await self._socket.send(message, text=True)
        except ConnectionClosed:
            pass

    # The connection.

    async def _listen(self) -> None:
        """Hear what the table tells; come back when the connection breaks."""
        tries = 0
        loop = asyncio.get_running_loop()
        last_heard = loop.time()
        while True:
            try:
                async with connect(
                    self._address(),
                    additional_headers=self._client.headers(),
                    max_size=MAX_MESSAGE,
                    compression=None,
                    open_timeout=self._client.patience,
                ) as socket:
                    async for text in socket:
                        last_heard, tries = loop.time(), 0
                        await self._hear(read_answer(text), socket)
                reason, code = "the server closed the connection", socket.close_code
                if socket.close_reason:
                    reason = socket.close_reason
            except LOST as error:
                reason, code = str(error) or type(error).__name__, None
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    reason, code = error.rcvd.reason or reason, error.rcvd.code
            except (msgspec.MsgspecError, InvalidURI) as error:
                await self._give_up(Disconnected(f"{self._client.address}: {error}"))
                return
            self._socket = None
            if code in FINAL or loop.time() - last_heard > self._client.patience:
                await self._give_up(Disconnected(reason, code))
                return
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _address(self) -> str:
        params = {}
        if self._step is not None:
            params["since"] = str(self._step)
        if self._watch is not None:
            params["watch"] = self._watch
        query = "&".join(f"{key}={value}" for key, value in params.items())
        address = "ws" + self._client.address.removeprefix("http")
        return f"{address}/api/tables/{self.id}/socket" + (f"?{query}" if query else "")

    async def _hear(self, heard: messages.Answer | None, socket: ClientConnection) -> None:
        match heard:
            case messages.State():
                self._info = heard.table
                await self._told(heard)
                if self._socket is None:  # the first message of a connection
                    self._socket = socket
                    for message, _ in list(self._asked.values()):
                        await self._send(message)
                self._answered(heard)
            case messages.Update():
                if heard.steps and self._step is not None and heard.steps[0].n > self._step + 1:
                    await socket.close(1000)  # something was missed: come back and ask for it
                    return
                await self._told(heard)
                self._answered(heard)
            case messages.TableChanged():
                self._info = heard.table
            case messages.Thinking() | None:
                pass
            case _:
                self._answered(heard)

    async def _told(self, update: messages.Update) -> None:
        if update.steps:
            self._step = update.steps[-1].n
        elif isinstance(update, messages.State):
            self._step = update.table.steps
        self._version = update.version
        if self._unseen is not None:
            update = msgspec.structs.replace(update, steps=[*self._unseen.steps, *update.steps])
        self._now = self._unseen = update
        async with self._changed:
            self._changed.notify_all()

    def _answered(self, answer: messages.Reply) -> None:
        id = answer.id
        if id is None and self._asked and isinstance(answer, messages.Refused):
            id = next(iter(self._asked))  # it could not be read at all: the one sent first
        if id not in self._asked:
            return
        _, answered = self._asked[id]
        if not answered.done():
            answered.set_result(answer)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            await self.ping()

    async def _give_up(self, lost: Disconnected) -> None:
        self._lost = self._lost or lost
        for _, answered in self._asked.values():
            if not answered.done():
                answered.set_exception(self._lost)
        async with self._changed:
            self._changed.notify_all()

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what is known; raises when it can no longer be."""
        async with self._changed:
            await self._changed.wait_for(lambda: true() or self._lost is not None)
        if not true():
            assert self._lost is not None
            raise self._lost
