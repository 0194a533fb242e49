"""One live table.  A single task owns it and takes its requests one after the other.

A message is tried on the match, its line stored, and only then answered and told to the others.
If storing fails the table is read again from the store, as if the message had never come.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

from msgspec import Struct

from ..bots import NAMES
from ..kernel.errors import BadOption, Illegal, NothingToUndo, PondsideError, Unreadable
from ..kernel.match import Match, sent_view
from ..protocol import messages
from ..protocol.messages import ErrorName, encoded
from .around import Around
from .boxes import box_of
from .describe import described, line_info, outcome_info
from .explaining import Thought, Unexplained, thought, told
from .fanout import Listener
from .planning import planned
from .position import Complete, Position
from .refused import Refused
from .rights import arranges, may_see
from .secrets import commitment, fresh_secret
from .store import Finished, Guest, Line, NotSaved, SeatRow, Stored, Summary, TableRow
from .waiting import Waiting


class Asked(Struct):
    """Somebody asked to take back a finished turn."""

    seat: int
    depth: int
    step: int
    agreed: set[int]


class BotMove(Struct):
    """What a bot chose for a version of the table."""

    version: int
    seat: int
    action: int


NO_TABLE = 4404  # a socket is closed: there is no such table for you

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Table:
    """A table somebody looks at, or at which a bot thinks."""

    def __init__(
        self,
        row: TableRow,
        position: Position,
        around: Around,
    ) -> None:
        self.row, self.position, self.id = row, position, row.id
        self._around, self._store, self._fanout = around, around.store, around.fanout
        self._journal = around.journal
        self._told = len(self.position.steps)  # steps that everybody has been told
        self.asked: Asked | None = None
        self._heeded: dict[str, int] = {}  # messages about asking back, which leave no line
        self.touched = time.monotonic()
        self._jobs: Waiting[Job | None] = Waiting()
        self._owner = asyncio.create_task(self._own())
        self._bot: asyncio.Task[None] | None = None
        self._thinking: messages.Thinking | None = None  # what was last told of it
        self._explaining: asyncio.Task[None] | None = None
        self.rouse()

    @classmethod
    def of(cls, stored: Stored, around: Around) -> Table:
        """A table brought back from the store."""
        return cls(stored.row, replayed(stored), around)

    # The owner.

    async def _own(self) -> None:
        while True:
            job = await self._jobs.take()
            if job is None:
                return
            try:
                await job()
            except Exception:  # a fault of ours must not stop the table
                self._journal.fault("table_fault", self.id)
                await self._reload()

    async def stop(self) -> None:
        """Finish what was asked before; then no bot thinks any more, and none begins to."""
        self._jobs.put(None)
        await self._owner
        tasks = [task for task in (self._bot, self._explaining) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody waits, no bot thinks."""
        quiet = all(task is None or task.done() for task in (self._bot, self._explaining))
        return quiet and not self._jobs and not self._fanout.listeners(self.id)

    def ask(self, listener: Listener, request: messages.Request) -> None:
        """Put a message of somebody who looks into the queue; it will be answered."""
        arrived = time.perf_counter()

        async def job() -> None:
            try:
                await self._answer(listener, request)
            except Exception:  # a fault of ours is answered too
                self._journal.fault("table_fault", self.id)
                await self._reload()
                sentence = "something went wrong on the server; nothing was changed"
                self._refused(listener, request.id, Refused("not_saved", sentence))
            self._journal.answered(time.perf_counter() - arrived)

        self._jobs.put(job)

    def refuse(self, listener: Listener, id: str | None, error: ErrorName, message: str) -> None:
        """Answer a message that could not be asked, after those that came before it."""

        async def job() -> None:
            self._refused(listener, id, Refused(error, message))

        self._jobs.put(job)

    async def look(self, at: Callable[[], T]) -> T:
        """Something worked out from the table while all of it is stored."""

        async def looking() -> T:
            return at()

        found: T = await self.do(looking)
        return found

    async def do(self, change: Callable[[], Awaitable[Any]]) -> Any:
        """Do something as the owner, and wait for its result."""
        if self._owner.done():  # the service is going down
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

        self._jobs.put(job)
        return await done

    async def _reload(self) -> None:
        """Go back to what is stored, however long the store takes to answer."""
        while True:
            try:
                stored = await self._store.table(self.id)
                break
            except Exception:
                self._journal.fault("store_fault", self.id)
                await asyncio.sleep(1)
        assert stored is not None
        self.row, self.position, self.asked = stored.row, replayed(stored), None
        self._told = len(self.position.steps)
        for listener in self._fanout.listeners(self.id):
            self.tell_state(listener)

    # Messages.

    async def _answer(self, listener: Listener, request: messages.Request) -> None:
        self.touched = time.monotonic()
        try:
            await self._handle(listener, request)
        except Refused as error:
            self._refused(listener, request.id, error)
            if error.error == "stale":
                self.tell_state(listener)

    def _refused(self, listener: Listener, id: str | None, why: Refused) -> None:
        self._journal.refused(why.error)
        version = self.position.version
        refused = messages.Refused(id, why.error, why.message, why.refusal, why.clause, version)
        listener.send(encoded(refused))

    async def _handle(self, listener: Listener, request: messages.Request) -> None:
        match request:
            case messages.Act():
                await self._act(listener, request)
            case messages.Undo():
                await self._undo(listener, request)
            case messages.Confirm():
                await self._confirm(listener, request)
            case messages.AskBack():
                await self._ask_back(listener, request)
            case messages.AnswerBack():
                await self._answer_back(listener, request)
            case messages.Why():
                listener.send(encoded(self._why(listener, request)))
            case messages.Worth():
                listener.send(encoded(self._worth(listener, request)))
            case messages.Plan():
                listener.send(encoded(self._plan(listener, request)))
            case messages.Sheet():
                listener.send(encoded(self._sheet(listener, request)))
            case messages.Sit():
                self._sit(listener, request)
            case messages.Explain():
                self._explain(listener, request)
            case messages.Ping():
                version = self._version_for(listener.seat)
                listener.send(encoded(messages.Pong(request.id, version)))

    async def _act(self, listener: Listener, request: messages.Act) -> None:
        message = self._fresh(listener, request.id)
        if message is None:
            return
        self._may_act(listener, request.version)
        if self.position.match.complete:
            raise Refused("unconfirmed", str(Complete()))
        try:
            line = self.position.act(request.words, _now(), message, request.confirm)
        except Illegal as error:
            raise Refused("illegal", error.message, error.refusal, error.clause) from None
        except Unreadable as error:
            raise Refused("unreadable", error.message) from None
        except Complete as error:
            raise Refused("unconfirmed", str(error)) from None
        await self._keep(listener, request.id, line, told=request.confirm)

    async def _undo(self, listener: Listener, request: messages.Undo) -> None:
        message = self._fresh(listener, request.id)
        if message is None:
            return
        if not self.position.pending and self.alone and self.holds(listener):
            if self.position.over:  # the seed has been told
                raise Refused("over", "the game is over")
            self._current(request.version)
            depth = self.position.last_decision()
            if depth is None:
                raise Refused("nothing_to_undo", "the game stands at its beginning")
            line = self.position.back(depth, _now(), None, message)
            await self._keep(listener, request.id, line, told=True)
            return
        self._may_act(listener, request.version)
        try:
            line = self.position.undo(request.whole, _now(), message)
        except NothingToUndo as error:
            raise Refused("nothing_to_undo", str(error)) from None
        await self._keep(listener, request.id, line, told=False)

    async def _confirm(self, listener: Listener, request: messages.Confirm) -> None:
        message = self._fresh(listener, request.id)
        if message is None:
            return
        self._may_act(listener, request.version)
        if not self.position.pending:
            raise Refused("not_allowed", "there is nothing to confirm")
        line = self.position.confirm(_now(), message)
        await self._keep(listener, request.id, line, told=True)

    async def _ask_back(self, listener: Listener, request: messages.AskBack) -> None:
        """Whoever asked before the others have moved on may be given the turn back."""
        message = self._fresh(listener, request.id)
        if message is None:
            return
        seat = self._seat(listener)
        self._known(request.version)
        if self.position.over:  # the seed has been told
            raise Refused("over", "the game is over")
        depth = self.position.before_last_turn(seat)
        if depth is None:
            raise Refused("nothing_to_undo", "this seat has no turn to take back")
        if self.asked is not None:
            raise Refused("not_allowed", "somebody is asking already")
        step = next((one.n for one in reversed(self.position.steps) if one.depth == depth), 0)
        self.asked = Asked(seat, depth, step, {seat})
        await self._agreed(listener, request.id, message)

    async def _answer_back(self, listener: Listener, request: messages.AnswerBack) -> None:
        message = self._fresh(listener, request.id)
        if message is None:
            return
        if not self.holds(listener):
            raise Refused("not_seated", "you hold no seat at this table")
        self._known(request.version)
        if self.asked is None:
            raise Refused("not_allowed", "nobody is asking")
        if not request.agree:
            self.asked = None  # the asker may withdraw this way too
            self._heeded[message] = self.position.version
            listener.send(encoded(messages.Ok(request.id, self._heeded[message])))
            self._tell_all()
            return
        self.asked.agreed |= self._seats_of(listener)
        await self._agreed(listener, request.id, message)

    async def _agreed(self, listener: Listener, id: str, message: str) -> None:
        """Go back if every person agrees."""
        assert self.asked is not None
        people = {seat.seat for seat in self.row.seats if seat.kind == "person"}
        asker = self.row.seats[self.asked.seat].guest
        self.asked.agreed |= {s.seat for s in self.row.seats if s.guest == asker}
        if not people <= self.asked.agreed:
            self._heeded[message] = self.position.version
            listener.send(encoded(messages.Ok(id, self._heeded[message])))
            self._tell_all()
            return
        asked, self.asked = self.asked, None
        line = self.position.back(asked.depth, _now(), asked.seat, message)
        await self._keep(listener, id, line, told=True)

    def _why(self, listener: Listener, request: messages.Why) -> messages.Because:
        try:
            self._deciding(listener).read(request.word)
        except Illegal as error:
            return messages.Because(request.id, error.refusal, error.clause)
        except Unreadable as error:
            raise Refused("unreadable", error.message) from None
        return messages.Because(request.id, None, None)

    def _worth(self, listener: Listener, request: messages.Worth) -> messages.Changes:
        try:
            changes = self._deciding(listener).changes(request.word)
        except Illegal as error:
            raise Refused("illegal", error.message, error.refusal, error.clause) from None
        except Unreadable as error:
            raise Refused("unreadable", error.message) from None
        return messages.Changes(
            request.id,
            [
                messages.ChangeInfo(one.kind, one.at, one.tile or None, one.points)
                for one in changes
            ],
        )

    def _plan(self, listener: Listener, request: messages.Plan) -> messages.Planned:
        seat = self._seat(listener)
        if self.open:
            raise Refused("not_started", "the game begins when every seat is taken")
        if self.position.over:
            raise Refused("over", "the game is over")
        match = self.position.match
        if match.to_act in self._seats_of(listener):
            raise Refused("not_allowed", "it is your turn: play it")
        if match.game.plan is None:
            raise Refused("not_allowed", "this game cannot be planned ahead")
        known, version = self.position.known(seat), self._version_for(seat)
        try:
            return planned(match, known, seat, request, version)
        except Illegal as error:
            raise Refused("illegal", error.message, error.refusal, error.clause) from None

    def _deciding(self, listener: Listener) -> Match:
        """The match, for the seat that is to decide."""
        match = self.position.match
        if self._seat(listener) != match.to_act or match.actor != match.to_act:
            raise Refused("not_your_turn", "it is another seat's turn")
        return match

    def _sheet(self, listener: Listener, request: messages.Sheet) -> messages.Lines:
        if request.seat >= len(self.row.seats):
            raise Refused("not_allowed", "there is no such seat")
        match, known = self.position.match, self.position.known(listener.seat)
        lines = match.game.lines(match.box, known, request.seat)
        return messages.Lines(request.id, request.seat, [line_info(line) for line in lines])

    def _sit(self, listener: Listener, request: messages.Sit) -> None:
        if request.seat not in self._seats_of(listener):
            raise Refused("not_seated", "that seat is not yours")
        listener.seat = request.seat
        listener.send(encoded(messages.Ok(request.id, self.position.version)))
        self.tell_state(listener)

    # Who may do what.

    def _fresh(self, listener: Listener, id: str) -> str | None:
        """What a message is called in the store; None if it was answered before, and is again."""
        if listener.guest is None:
            raise Refused("not_seated", "you are watching; only seats play")
        message = f"{listener.guest}:{id}"
        version = self.position.answered.get(message, self._heeded.get(message))
        if version is not None:
            listener.send(encoded(messages.Ok(id, version)))
            return None
        return message

    def _seats_of(self, listener: Listener) -> set[int]:
        if listener.guest is None:
            return set()
        return {seat.seat for seat in self.row.seats if seat.held_by(listener.guest)}

    def holds(self, listener: Listener) -> bool:
        return bool(self._seats_of(listener))

    def _seat(self, listener: Listener) -> int:
        """The seat somebody speaks for: the one shown, or the only one."""
        seats = self._seats_of(listener)
        if not seats:
            raise Refused("not_seated", "you hold no seat at this table")
        if listener.seat in seats:
            return int(listener.seat or 0)
        to_act = self.position.match.to_act
        return to_act if to_act in seats and to_act is not None else min(seats)

    def _current(self, version: int) -> None:
        if version != self.position.version:
            raise Refused("stale", "the table has moved on; this is how it stands now")

    def _version_for(self, seat: int | None) -> int:
        """The version that a seat, or a spectator, must have heard of."""
        own = seat is not None and seat == self.position.match.to_act
        return self.position.version if own else self.position.final_version

    def _known(self, version: int) -> None:
        """Tentative words of another seat make versions too, but nobody else is told them."""
        if not self.position.final_version <= version <= self.position.version:
            raise Refused("stale", "the table has moved on; this is how it stands now")

    def _may_act(self, listener: Listener, version: int) -> None:
        seats = self._seats_of(listener)
        if not seats:
            raise Refused("not_seated", "you hold no seat at this table")
        if self.open:
            raise Refused("not_started", "the game begins when every seat is taken")
        match = self.position.match
        if self.position.over:
            raise Refused("over", "the game is over")
        self._current(version)
        if match.to_act not in seats:
            raise Refused("not_your_turn", "it is another seat's turn")

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

    # Storing and telling.

    async def _keep(self, listener: Listener | None, id: str, line: Line, told: bool) -> None:
        """Store a line; then, and only then, answer it and tell everybody."""
        since = self._told
        try:
            await self._store.append(self.id, line, self._summary() if told else None)
        except NotSaved as error:
            self._journal.failed("not_saved", self.id, reason=str(error))
            await self._reload()
            raise Refused("not_saved", str(error)) from None
        self._told = len(self.position.steps)
        self._journal.accepted(line.kind)
        if told:
            self.row.updated, self.asked = line.at, None
        if listener is not None:
            listener.send(encoded(messages.Ok(id, self.position.version)))
        if told:
            self._tell_all(since)
            self.rouse()
        else:
            self._tell_seat(line.seat)
        if told and self.position.over:
            self.tell_table()  # the outcome and the seed
            self._journal.finished(self.row.game)

    def _summary(self) -> Summary:
        match = self.position.match
        return Summary(
            match.turn,
            match.to_act,
            len(self.position.steps),
            self.position.undo_used,
            self._finished() if match.over else None,
        )

    def _finished(self) -> Finished:
        match = self.position.match
        outcome = match.outcome
        assert outcome is not None
        sheets = [
            [line_info(line) for line in match.lines(seat)] for seat in range(len(self.row.seats))
        ]
        draws = self.position.draws()
        finished = Finished(outcome_info(outcome), sheets, self.record(None), draws)
        self.row.finished = finished
        return finished

    def record(self, seat: int | None) -> str:
        """The record as text, as a seat or a spectator may read it."""
        remarks = [f"commitment {commitment(self.row.seed)}"]
        if self.position.undo_used:
            remarks.append("undo used")
        match = self.position.match
        if match.over:  # a last turn that is not confirmed ends nothing yet
            match = self.position.final()
        record = match.record() if match.over else match.redacted(seat)
        return replace(record, remarks=(*record.remarks, *remarks)).text()

    def _tell_all(self, since: int | None = None) -> None:
        """Everybody gets the position as they may know it; equal eyes share one message."""
        if since is None:
            since = len(self.position.steps)
        made: dict[int | None, bytes] = {}
        for listener in self._fanout.listeners(self.id):
            seat = listener.seat
            if seat not in made:
                made[seat] = encoded(self._update(seat, since))
            listener.send(made[seat])

    def _tell_seat(self, seat: int | None) -> None:
        """Tentative words are for the eyes of their seat."""
        message: bytes | None = None
        for listener in self._fanout.listeners(self.id):
            if listener.seat != seat or seat is None:
                continue
            if message is None:
                message = encoded(self._update(seat, len(self.position.steps)))
            listener.send(message)

    def _update(self, seat: int | None, since: int) -> messages.Update:
        return self._shown(messages.Update, seat, since)

    def tell_state(self, listener: Listener, since: int | None = None) -> None:
        """Everything, and whether a bot thinks: somebody who comes may have missed it."""
        listener.send(encoded(self.state(listener, since)))
        if self._thinking is not None and self._thinking.seat == self.position.match.to_act:
            listener.send(encoded(self._thinking))

    def state(self, listener: Listener, since: int | None) -> messages.State:
        """Everything somebody may know, with the steps after a number, or none."""
        n = len(self.position.steps) if since is None else since
        table, printed = self.info(listener.guest), self.printed()
        return self._shown(messages.State, listener.seat, n, table=table, printed=printed)

    def _shown(self, message: Callable[..., T], seat: int | None, since: int, **more: Any) -> T:
        match = self.position.match
        to_act, asked = match.to_act, self.asked
        own = seat is not None and seat == to_act
        if own and match.over:
            view = sent_view(match.game, match.box, self.position.known(seat), seat)
        else:
            view = match.sent(seat, settled=not own)
        return message(
            version=self.position.version,
            seat=seat,
            view=view,
            tentative=match.tentative if own else (),
            tentative_told=self.position.told_tentative() if own else [],
            finished=own and match.complete,
            to_act=to_act,
            steps=self.position.told(since, seat),
            asked_back=messages.AskedBack(asked.seat, asked.step, sorted(asked.agreed))
            if asked
            else None,
            **more,
        )

    def printed(self) -> Any:
        """What the components show, for those who draw them."""
        match = self.position.match
        return match.game.printed(match.box) if match.game.printed else None

    def tell_table(self) -> None:
        """Somebody came or went, a seat was claimed."""
        for listener in self._fanout.listeners(self.id):
            listener.send(encoded(messages.TableChanged(self.info(listener.guest))))

    def info(self, guest: str | None) -> messages.TableInfo:
        """The table as a lobby shows it to a guest."""
        position = self.position
        match = position.match
        here = {listener.guest for listener in self._fanout.listeners(self.id)}
        info = described(self.row, guest)
        for seat in info.seats:
            holder = self.row.seats[seat.seat].guest
            seat.present = seat.kind == "bot" or (holder is not None and holder in here)
        info.to_act = None if self.open else match.to_act
        info.turn, info.version, info.steps = match.turn, position.version, len(position.steps)
        info.undo_used = position.undo_used
        return info

    # Seats.

    async def claim(self, guest: Guest, invite: str, name: str) -> None:
        """A guest takes the seat of an invite, which then no longer works."""
        for seat in self.row.seats:
            if seat.kind == "open" and seat.invite == invite:
                break
        else:
            raise Refused("taken", "this invite has been used or replaced; ask for a new one")
        await self._put(SeatRow(seat.seat, "person", guest.id, name or guest.name))
        self._seated(guest.id)

    async def come(self, guest: Guest) -> None:
        """A guest takes the seats that are reserved for them; asked again, nothing changes."""
        own = [seat for seat in self.row.seats if seat.guest == guest.id]
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
        if seat >= len(self.row.seats) or self.row.seats[seat].kind != "open":
            raise Refused("taken", "that seat is not open")
        changed = SeatRow(seat, "open", invite=fresh_secret())
        await self._put(changed)
        self.tell_table()
        assert changed.invite is not None
        return changed.invite

    async def give(self, guest: Guest, seat: int, wanted: messages.WantedSitter) -> None:
        """A seat that nobody has taken goes to whoever gets its invite, or to a bot."""
        self._may_arrange(guest)
        if not 0 <= seat < len(self.row.seats) or self.row.seats[seat].kind not in (
            "open",
            "reserved",
        ):
            raise Refused("taken", "somebody sits there already")
        before = self.row.seats[seat].guest
        if wanted.kind == "bot":
            await self._put(SeatRow(seat, "bot", bot=checked_bot(wanted.bot)))
            self._around.bots.prepare(self.row.game, self.id, [wanted.bot])
        else:
            await self._put(SeatRow(seat, "open", invite=fresh_secret()))
        if before is not None and not may_see(self.row, before, None):
            for listener in list(self._fanout.listeners(self.id)):
                if listener.guest == before:  # who has the link to watch comes back with it
                    listener.close(NO_TABLE, "the seat was given to somebody else")
        self.tell_table()
        self.rouse()

    def _may_arrange(self, guest: Guest) -> None:
        if not arranges(self.row, guest.id):
            raise Refused("forbidden", "only who made the table invites")

    async def _put(self, seat: SeatRow) -> None:
        await self._store.set_seat(self.id, seat)
        self.row.seats[seat.seat] = seat
        self.position.seat(self.row.seats)

    def _seated(self, guest: str) -> None:
        """Somebody has come: they are shown what their seat sees, and the others are told."""
        for listener in self._fanout.listeners(self.id):
            if listener.guest == guest and listener.seat is None:
                listener.seat = self.only_seat(guest)
                self.tell_state(listener)
        self.tell_table()
        self.rouse()

    def only_seat(self, guest: str | None) -> int | None:
        """The seat of a guest who holds just one."""
        seats = [seat.seat for seat in self.row.seats if guest and seat.held_by(guest)]
        return seats[0] if len(seats) == 1 else None

    # Bots.

    def rouse(self) -> None:
        """Let a bot think if it is its turn."""
        match = self.position.match
        seat = match.to_act
        if seat is None or self.open or match.over or self.row.seats[seat].kind != "bot":
            return
        if self._owner.done() or (self._bot is not None and not self._bot.done()):
            return
        self._bot = asyncio.create_task(self._think(seat, self.position.version))

    async def _think(self, seat: int, version: int) -> None:
        began = time.monotonic()

        def tell(preparing: tuple[int, int] | None, left: int | None = None) -> None:
            thinking = messages.Thinking(seat, preparing, left)
            if thinking == self._thinking:
                return
            self._thinking = thinking
            message = encoded(self._thinking)
            for listener in self._fanout.listeners(self.id):
                listener.send(message)

        tell(None)
        match = self.position.match
        action = await self._around.bots.choose(
            self.row.game,
            str(self.row.seats[seat].bot),
            match.concealed(seat),
            f"{self.id}.{len(match.entries)}",  # its own luck, never the seed of the shuffle
            tell,
            match.box,
        )
        await asyncio.sleep(max(0.0, self._around.pace - (time.monotonic() - began)))

        async def job() -> None:
            self._bot = self._thinking = None
            await self._bot_move(BotMove(version, seat, action))

        self._jobs.put(job)

    def _explain(self, listener: Listener, request: messages.Explain) -> None:
        """Answered when the bot has thought again; the table goes on meanwhile."""
        if self._explaining is not None and not self._explaining.done():
            raise Refused("too_many", "one explanation at a time; ask again in a moment")
        try:
            about = thought(self.position, self.row.seats, request.step)
        except Unexplained as error:
            raise Refused("not_allowed", str(error)) from None
        self._explaining = asyncio.create_task(self._think_again(listener, request.id, about))

    async def _think_again(self, listener: Listener, id: str, about: Thought) -> None:
        seed = f"{self.id}.{len(about.match.entries)}"  # as when it was played
        found = await self._around.bots.explain(
            self.row.game, about.bot, about.known, seed, about.match.box
        )
        if found is None:
            self._refused(listener, id, Refused("not_allowed", "the bot cannot be asked now"))
            return
        reasons = told(about, found)
        listener.send(encoded(messages.Explained(id, about.seat, about.step, about.bot, reasons)))

    async def _bot_move(self, move: BotMove) -> None:
        """A bot's word is final at once; a table that moved on meanwhile asks again."""
        if move.version != self.position.version:
            self.rouse()
            return
        match = self.position.match
        word = match.game.spell(match.box, match.state, move.action)
        try:
            line = self.position.act([word], _now(), None, confirm=True)
            await self._keep(None, "", line, told=True)
        except (Refused, PondsideError) as error:
            self._journal.failed("bot_refused", self.id, seat=move.seat, reason=str(error))
            await asyncio.sleep(1)
            self.rouse()


def replayed(stored: Stored) -> Position:
    """The position that the stored lines lead to."""
    position = Position.new(stored.row, box_of(stored.row, stored.components))
    for line in stored.lines:
        position.replay(line)
    return position


def checked_bot(name: str) -> str:
    """A bot that a table may invite: nothing that would run a program or for hours."""
    if name not in NAMES:
        raise BadOption(f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}")
    return name


def _now() -> int:
    return int(time.time())
