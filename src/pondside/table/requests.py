"""What somebody who looks at a table may ask of it, and the answers."""

from __future__ import annotations

import time
from typing import Protocol

from ..kernel.errors import Illegal, NothingToUndo, Unreadable
from ..protocol import messages
from ..protocol.messages import encoded
from .bot_seats import BotSeats
from .describe import line_info
from .fanout import Listener
from .planning import planned
from .position import Complete, Position
from .refused import Refused
from .standing import Asked, Standing
from .store import Line
from .telling import Asker, Telling


class Keep(Protocol):
    async def __call__(self, asker: Asker | None, line: Line, told: bool) -> None:
        """Store a line; then tell it to everybody, or to the seat alone: it answers who asked."""


class Requests:
    """Takes one message after the other; raises Refused for what changes nothing."""

    def __init__(self, standing: Standing, telling: Telling, bots: BotSeats, keep: Keep) -> None:
        self._standing, self._telling, self._bots, self._keep = standing, telling, bots, keep

    @property
    def _position(self) -> Position:
        return self._standing.position

    async def handle(self, listener: Listener, request: messages.Request) -> None:
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
                self._bots.explain(listener, request)
            case messages.Ping():
                version = self._standing.version_for(listener.seat)
                listener.send(encoded(messages.Pong(request.id, version)))

    def _fresh(self, asker: Asker) -> str | None:
        """What a message is called in the store; None if it came before, and is answered again."""
        if asker.listener.guest is None:
            raise Refused("not_seated", "you are watching; only seats play")
        message = f"{asker.listener.guest}:{asker.id}"
        if message in self._position.accepted or message in self._standing.heeded:
            self._telling.again(asker)
            return None
        return message

    async def _act(self, listener: Listener, request: messages.Act) -> None:
        asker = Asker(listener, request.id)
        message = self._fresh(asker)
        if message is None:
            return
        self._standing.may_act(listener, request.version)
        try:
            line = self._position.act(request.words, _now(), message, request.confirm)
        except Illegal as error:
            raise Refused("illegal", error.message, error.refusal, error.clause) from None
        except Unreadable as error:
            raise Refused("unreadable", error.message) from None
        except Complete as error:
            raise Refused("unconfirmed", str(error)) from None
        await self._keep(asker, line, told=request.confirm)

    async def _undo(self, listener: Listener, request: messages.Undo) -> None:
        asker = Asker(listener, request.id)
        message = self._fresh(asker)
        if message is None:
            return
        if (
            not self._position.pending
            and self._standing.alone
            and self._standing.seats_of(listener)
        ):
            if self._position.over:  # the seed has been told
                raise Refused("over", "the game is over")
            self._standing.current(request.version)
            depth = self._position.last_decision()
            if depth is None:
                raise Refused("nothing_to_undo", "the game stands at its beginning")
            line = self._position.back(depth, _now(), None, message)
            await self._keep(asker, line, told=True)
            return
        self._standing.may_act(listener, request.version)
        try:
            line = self._position.undo(request.whole, _now(), message)
        except NothingToUndo as error:
            raise Refused("nothing_to_undo", str(error)) from None
        await self._keep(asker, line, told=False)

    async def _confirm(self, listener: Listener, request: messages.Confirm) -> None:
        asker = Asker(listener, request.id)
        message = self._fresh(asker)
        if message is None:
            return
        self._standing.may_act(listener, request.version)
        if not self._position.pending:
            raise Refused("not_allowed", "there is nothing to confirm")
        line = self._position.confirm(_now(), message)
        await self._keep(asker, line, told=True)

    async def _ask_back(self, listener: Listener, request: messages.AskBack) -> None:
        """Whoever asked before the others have moved on may be given the turn back."""
        asker = Asker(listener, request.id)
        message = self._fresh(asker)
        if message is None:
            return
        seat = self._standing.seat(listener)
        self._standing.known(request.version)
        if self._position.over:  # the seed has been told
            raise Refused("over", "the game is over")
        depth = self._position.before_last_turn(seat)
        if depth is None:
            raise Refused("nothing_to_undo", "this seat has no turn to take back")
        if self._standing.asked is not None:
            raise Refused("not_allowed", "somebody is asking already")
        step = next((one.n for one in reversed(self._position.steps) if one.depth == depth), 0)
        self._standing.asked = Asked(seat, depth, step, {seat})
        await self._agreed(asker, message)

    async def _answer_back(self, listener: Listener, request: messages.AnswerBack) -> None:
        asker = Asker(listener, request.id)
        message = self._fresh(asker)
        if message is None:
            return
        if not self._standing.seats_of(listener):
            raise Refused("not_seated", "you hold no seat at this table")
        self._standing.known(request.version)
        if self._standing.asked is None:
            raise Refused("not_allowed", "nobody is asking")
        if not request.agree:
            self._standing.asked = None  # the asker may withdraw this way too
            self._heed(asker, message)
            return
        self._standing.asked.agreed |= self._standing.seats_of(listener)
        await self._agreed(asker, message)

    def _heed(self, asker: Asker, message: str) -> None:
        """Something about asking back, which leaves no line."""
        self._standing.heeded.add(message)
        self._telling.everybody(asker=asker)

    async def _agreed(self, asker: Asker, message: str) -> None:
        """Go back if every person agrees."""
        assert self._standing.asked is not None
        people = {seat.seat for seat in self._standing.row.seats if seat.kind == "person"}
        wanted_by = self._standing.row.seats[self._standing.asked.seat].guest
        self._standing.asked.agreed |= {
            s.seat for s in self._standing.row.seats if s.guest == wanted_by
        }
        if not people <= self._standing.asked.agreed:
            self._heed(asker, message)
            return
        asked, self._standing.asked = self._standing.asked, None
        line = self._position.back(asked.depth, _now(), asked.seat, message)
        await self._keep(asker, line, told=True)

    def _why(self, listener: Listener, request: messages.Why) -> messages.Because:
        try:
            self._standing.deciding(listener).read(request.word)
        except Illegal as error:
            return messages.Because(request.id, error.refusal, error.clause)
        except Unreadable as error:
            raise Refused("unreadable", error.message) from None
        return messages.Because(request.id, None, None)

    def _worth(self, listener: Listener, request: messages.Worth) -> messages.Changes:
        try:
            changes = self._standing.deciding(listener).changes(request.word)
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
        seat = self._standing.seat(listener)
        if self._standing.open:
            raise Refused("not_started", "the game begins when every seat is taken")
        if self._position.over:
            raise Refused("over", "the game is over")
        match = self._position.match
        if match.to_act in self._standing.seats_of(listener):
            raise Refused("not_allowed", "it is your turn: play it")
        if match.game.plan is None:
            raise Refused("not_allowed", "this game cannot be planned ahead")
        known, version = self._position.known(seat), self._standing.version_for(seat)
        try:
            return planned(match, known, seat, request, version)
        except Illegal as error:
            raise Refused("illegal", error.message, error.refusal, error.clause) from None

    def _sheet(self, listener: Listener, request: messages.Sheet) -> messages.Lines:
        if request.seat >= len(self._standing.row.seats):
            raise Refused("not_allowed", "there is no such seat")
        match, known = self._position.match, self._position.known(listener.seat)
        lines = match.game.lines(match.box, known, request.seat)
        return messages.Lines(request.id, request.seat, [line_info(line) for line in lines])

    def _sit(self, listener: Listener, request: messages.Sit) -> None:
        if request.seat not in self._standing.seats_of(listener):
            raise Refused("not_seated", "that seat is not yours")
        listener.seat = request.seat
        self._telling.state(listener, id=request.id)


def _now() -> int:
    return int(time.time())
