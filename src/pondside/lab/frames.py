"""The few bytes of WebSocket that a load generator needs, so that it measures the server and not
itself.  For anything else there is pondside.client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80


class PlainSocket(asyncio.Protocol):
    """A connection to one table; `heard` gets each message as bytes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request, self._heard = request, heard
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.lost: Exception | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._open:
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.fail(OSError(f"no socket: {head[:100]!r}"))
                return
            self._open = True
        at, n = 0, len(rest)
        while n - at >= 2:
            opcode, length = rest[at] & 15, rest[at + 1]
            begin = at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(rest[at + 2 : begin], "big")
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(rest[at + 2 : begin], "big")
            if n < begin + length:
                break
            at = begin + length
            if opcode == TEXT:
                self._heard(rest[begin:at])
            elif opcode == PING:
                self._frame(PONG, rest[begin:at])
            elif opcode == CLOSE:
                self.fail(OSError(f"closed by the server: {rest[begin:at]!r}"))
        self._rest = rest[at:]

    def send(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def _frame(self, opcode: int, payload: bytes) -> None:
        # A mask of zeros leaves the payload as it is; it hides nothing, and here nothing needs to.
        n = len(payload)
        if n < 126:
            head = bytes((_FINAL | opcode, _MASKED | n, 0, 0, 0, 0))
        else:
            head = bytes((_FINAL | opcode, _MASKED | 126, n >> 8, n & 255, 0, 0, 0, 0))
        if self._transport is not None:
            self._transport.write(head + payload)

    def fail(self, error: Exception) -> None:
        if self.lost is None:
            self.lost = error

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self.fail(exc or OSError("the connection ended"))

    def close(self) -> None:
        if self._transport is not None:
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()
            self._transport = None


async def open_socket(
    host: str, port: int, path: str, secret: str, heard: Callable[[bytes], None]
) -> PlainSocket:
    """A socket to a path, as the guest with this secret."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: cG9uZHNpZGUgYmVuY2ggMQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {secret}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: PlainSocket(request, heard), host, port)
    return socket
