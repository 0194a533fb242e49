"""uvicorn's WebSocket with a door for many small messages.

An ASGI application hears and says every message through a queue, a task and a dictionary, and
reading is stopped and begun again around each.  Here text is handed over as soon as it has come,
and what is said in one go leaves in one go.  Everything else is uvicorn's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "pondside.wire"  # where an application finds the door in its scope


def wire_of(scope: Any) -> Wire | None:
    """The wire that a scope came by, if it is one."""
    found: Wire | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return found


def head_of(text: bytes) -> bytes:
    """What stands before a text that a server sends in one frame (RFC 6455, 5.2)."""
    n = len(text)
    if n < 126:
        return bytes((0x81, n))
    if n < 1 << 16:
        return b"\x81\x7e" + n.to_bytes(2, "big")
    return b"\x81\x7f" + n.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    """One connection.  Frames are never compressed."""

    heard: Callable[[str], None] | None = None  # who takes text; None: the application asks for it

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        assert not self.config.ws_per_message_deflate
        self._said: list[bytes] = []  # in this round of the loop

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"wire": self}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        text = ""  # bytes are heard too, in their turn, but say nothing
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # which closes
                return
        self.frames = []
        self.heard(text)

    def put(self, text: bytes) -> None:
        """Say something; never waits."""
        if not self._said:
            self.loop.call_soon(self._leave)
        self._said += (head_of(text), text)

    def _leave(self) -> None:
        said, self._said = self._said, []
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    def close(self, code: int, reason: str) -> None:
        """Say that it is over, to somebody who may not listen."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self._leave()
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    @property
    def waiting(self) -> int:
        """Bytes said that the other side has not taken."""
        return self.transport.get_write_buffer_size()
