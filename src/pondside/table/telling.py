"""What those who look at a table are told, each as they may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from ..kernel.match import sent_view
from ..protocol import messages
from ..protocol.messages import answering, encoded
from .describe import described
from .fanout import Fanout, Listener
from .secrets import commitment
from .standing import Standing

T = TypeVar("T")


class Asker(NamedTuple):
    """Who waits for an answer, and to which message."""

    listener: Listener
    id: str


class Telling:
    """Tells how a table stands."""

    def __init__(self, standing: Standing, fanout: Fanout) -> None:
        self._standing, self._fanout = standing, fanout
        self.thinking: messages.Thinking | None = None  # what was last told of a bot

    @property
    def listeners(self) -> list[Listener]:
        return self._fanout.listeners(self._standing.id)

    def everybody(self, since: int | None = None, asker: Asker | None = None) -> None:
        """Everybody gets the position as they may know it, and the steps after a number."""
        self._tell(self.listeners, since, asker)

    def one_seat(self, seat: int | None, asker: Asker | None = None) -> None:
        """Tentative words are for the eyes of their seat; whoever asked is answered."""
        eyes = [one for one in self.listeners if one.seat == seat and seat is not None]
        if asker is not None and asker.listener not in eyes:
            eyes.append(asker.listener)
        self._tell(eyes, None, asker)

    def again(self, asker: Asker) -> None:
        """A message that came before is answered with how the table stands now."""
        self._tell([asker.listener], None, asker)

    def _tell(self, listeners: list[Listener], since: int | None, asker: Asker | None) -> None:
        """Equal eyes share one message; that of whoever asked differs in its head."""
        if since is None:
            since = len(self._standing.position.steps)
        made: dict[int | None, bytes] = {}
        for listener in listeners:
            seat = listener.seat
            if seat not in made:
                made[seat] = encoded(self._update(seat, since))
            if asker is not None and listener is asker.listener:
                listener.send(answering(made[seat], asker.id))
            else:
                listener.send(made[seat])

    def state(self, listener: Listener, since: int | None = None, id: str | None = None) -> None:
        """Everything with the steps after a number, or none, and whether a bot thinks: somebody
        who comes may have missed it.  It may answer a message."""
        n = len(self._standing.position.steps) if since is None else since
        table, printed = self.info(listener.guest), self.printed()
        state = self._shown(messages.State, listener.seat, n, id=id, table=table, printed=printed)
        listener.send(encoded(state))
        if self.thinking is not None and self.thinking.seat == self._standing.position.match.to_act:
            listener.send(encoded(self.thinking))

    def table(self) -> None:
        """Somebody came or went, a seat was claimed."""
        for listener in self.listeners:
            listener.send(encoded(messages.TableChanged(self.info(listener.guest))))

    def thinks(self, thinking: messages.Thinking) -> None:
        """A bot thinks, or its code is still compiled; said once."""
        if thinking == self.thinking:
            return
        self.thinking = thinking
        message = encoded(thinking)
        for listener in self.listeners:
            listener.send(message)

    # What can be told.

    def _update(self, seat: int | None, since: int) -> messages.Update:
        return self._shown(messages.Update, seat, since, id=None)

    def _shown(self, message: Callable[..., T], seat: int | None, since: int, **more: Any) -> T:
        position, asked = self._standing.position, self._standing.asked
        match = position.match
        to_act = match.to_act
        own = seat is not None and seat == to_act
        if own and match.over:
            view = sent_view(match.game, match.box, position.known(seat), seat)
        else:
            view = match.sent(seat, settled=not own)
        return message(
            version=position.version,
            seat=seat,
            view=view,
            tentative=match.tentative if own else (),
            tentative_told=position.told_tentative() if own else [],
            finished=own and match.complete,
            to_act=to_act,
            steps=position.told(since, seat),
            asked_back=messages.AskedBack(asked.seat, asked.step, sorted(asked.agreed))
            if asked
            else None,
            **more,
        )

    def printed(self) -> Any:
        """What the components show, for those who draw them."""
        match = self._standing.position.match
        return match.game.printed(match.box) if match.game.printed else None

    def info(self, guest: str | None) -> messages.TableInfo:
        """The table as a lobby shows it to a guest."""
        row, position = self._standing.row, self._standing.position
        match = position.match
        here = {listener.guest for listener in self.listeners}
        info = described(row, guest)
        for seat in info.seats:
            holder = row.seats[seat.seat].guest
            seat.present = seat.kind == "bot" or (holder is not None and holder in here)
        info.to_act = None if self._standing.open else match.to_act
        info.turn, info.version, info.steps = match.turn, position.version, len(position.steps)
        info.undo_used = position.undo_used
        return info

    def record(self, seat: int | None) -> str:
        """The record as text, as a seat or a spectator may read it."""
        row, position = self._standing.row, self._standing.position
        remarks = [f"commitment {commitment(row.seed)}"]
        if position.undo_used:
            remarks.append("undo used")
        match = position.match
        if match.over:  # a last turn that is not confirmed ends nothing yet
            match = position.final()
        record = match.record() if match.over else match.redacted(seat)
        return replace(record, remarks=(*record.remarks, *remarks)).text()
