"""The connection itself, over a real network: frames, and those who do not keep to the rules."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest

from pondside.service import socket as sockets
from pondside.service.wire import head_of

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Line:
    """A WebSocket in a few lines of its own: it can do what no library would."""

    def __init__(self, address: str, path: str, cookie: str, room: int | None = None) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._socket = socket.socket()
        if room is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.settimeout(30)
        self._socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head

    def send(self, payload: bytes, kind: int = TEXT, last: bool = True) -> None:
        mask = os.urandom(4)
        masked = bytes(one ^ mask[k % 4] for k, one in enumerate(payload))
        n = len(payload)
        length = bytes([0x80 | n]) if n < 126 else b"\xfe" + struct.pack("!H", n)
        self._socket.sendall(bytes([(0x80 if last else 0) | kind]) + length + mask + masked)

    def say(self, **message: object) -> None:
        self.send(json.dumps(message).encode())

    def take(self) -> tuple[int, bytes]:
        """The next frame."""
        first, n = self._read(2)
        assert first & 0x80, "whole"
        assert not n & 0x80, "without a mask"
        if n == 126:
            n = int.from_bytes(self._read(2), "big")
        elif n == 127:
            n = int.from_bytes(self._read(8), "big")
        return first & 0x0F, self._read(n)

    def take_until(self, wanted: Callable[[int, bytes], bool]) -> list[tuple[int, bytes]]:
        found = [self.take()]
        while not wanted(*found[-1]):
            found.append(self.take())
        return found

    def _read(self, n: int) -> bytes:
        data = b""
        while len(data) < n:
            some = self._socket.recv(n - len(data))
            if not some:
                raise ConnectionError("the other side has gone")
            data += some
        return data

    def close(self) -> None:
        self._socket.close()


@contextmanager
def table(address: str) -> Iterator[tuple[str, str]]:
    """The path of a new table's socket, and the cookie of who sits there alone."""
    with httpx.Client(base_url=address, headers={"X-Pondside": "1"}) as http:
        made = http.post("/api/tables", json={"game": "rybowisko", "seats": [{"kind": "me"}]})
        assert made.status_code == 201, made.text
        cookie = f"pondside={http.cookies['pondside']}"
        yield f"/api/tables/{made.json()['table']['id']}/socket", cookie


def connections(address: str) -> int:
    found = re.search(r"^pondside_connections (\d+)", httpx.get(f"{address}/metrics").text, re.M)
    assert found
    return int(found[1])


@pytest.mark.parametrize("n", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_tells_how_long_it_is(n: int) -> None:
    assert head_of(b"x" * n)[0] == 0x81  # text, in one frame
    marks = {2: b"", 4: b"\x7e", 10: b"\x7f"}
    head = head_of(b"x" * n)
    assert head[1:2] == (marks[len(head)] or bytes([n]))
    assert int.from_bytes(head[1 if len(head) == 2 else 2 :], "big") == n


def test_what_is_said_arrives_whole_and_in_order(address: str) -> None:
    with table(address) as (path, cookie):
        line = Line(address, path, cookie)
        line.send(b'{"type":"ping",', last=False)
        line.send(b'"id":"parts"}', kind=0)
        for k in range(50):
            line.say(type="ping", id=f"n{k}")
        line.send(b"hello", PING)
        frames = line.take_until(lambda kind, data: kind == TEXT and b'"n49"' in data)
        told = [json.loads(data) for kind, data in frames if kind == TEXT]
        assert [one["id"] for one in told if one["type"] == "pong"] == [
            "parts",
            *(f"n{k}" for k in range(50)),
        ]
        assert told[0]["type"] == "state"
        assert (PONG, b"hello") in frames or line.take() == (PONG, b"hello")
        line.close()


def test_text_that_is_none_ends_the_talk(address: str) -> None:
    with table(address) as (path, cookie):
        line = Line(address, path, cookie)
        line.send(b'{"type":"ping","id":"\xff"}')
        _, data = line.take_until(lambda kind, _: kind == CLOSE)[-1]
        assert int.from_bytes(data[:2], "big") == 1007
        line.close()


def test_bytes_are_refused_and_the_talk_goes_on(address: str) -> None:
    with table(address) as (path, cookie):
        line = Line(address, path, cookie)
        line.send(b'{"type":"ping","id":"bytes"}', BINARY)
        line.say(type="ping", id="text")
        told = line.take_until(lambda _, data: b'"text"' in data)
        assert any(b'"unreadable"' in data for _, data in told)
        line.close()


def test_who_does_not_take_what_is_sent_is_not_kept(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_BYTES_WAITING", 100_000)
    before = connections(address)
    with table(address) as (path, cookie):
        line = Line(address, path, cookie, room=4096)
        line.take()
        until = time.monotonic() + 30
        while connections(address) > before:
            assert time.monotonic() < until
            with suppress(OSError):  # in the end nobody is there to be talked to
                for _ in range(100):
                    line.say(type="sit", id="x", seat=0)  # answered with everything there is
        line.close()
