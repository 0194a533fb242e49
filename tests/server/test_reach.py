"""Where others find the service: the addresses of this computer, and who is told of them."""

from __future__ import annotations

import ipaddress
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from pondside.kernel.errors import BadOption
from pondside.service import addresses
from pondside.service.addresses import Reach, checked_url, is_here, own, reach

from .house import House, run

HOUSE = Reach(False, ("http://192.168.1.20:8137",), None, "let the house in")
HERE = Reach(True, (), None, "let the house in")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]"])
def test_an_address_of_this_computer_alone_is_known_as_such(host: str) -> None:
    assert is_here(host)
    found = reach(host, 8137, None, "how")
    assert found == Reach(True, (), None, "how")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "pond.lan", "example.org", ""])
def test_an_address_of_others_is_not(host: str) -> None:
    assert not is_here(host)
    assert not reach(host, 8137, None, "how").here_only


def test_an_address_that_was_asked_for_is_the_one_that_is_offered() -> None:
    assert reach("192.168.1.20", 8137, None, "").house == ("http://192.168.1.20:8137",)
    assert reach("fd00::2", 80, None, "").house == ("http://[fd00::2]",)


def test_of_several_networks_the_likeliest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["169.254.3.4", "127.0.0.1", "2001:db8::7", "8.8.8.8", "192.168.1.20", "10.8.0.2"]
    found += ["192.168.1.20", "fe80::1", "0.0.0.0"]
    monkeypatch.setattr(addresses, "_found", lambda host: map(ipaddress.ip_address, found))
    told = [str(one) for one in own("0.0.0.0")]
    assert told == ["192.168.1.20", "10.8.0.2", "8.8.8.8", "2001:db8::7"]


def test_without_a_network_there_is_nothing_to_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Alone)
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo")])
    assert own("0.0.0.0") == own("::") == []
    assert reach("0.0.0.0", 8137, None, "") == Reach()


def test_to_learn_our_addresses_nothing_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = []

    class Watched(socket.socket):
        def __init__(self, family: int, kind: int) -> None:
            kinds.append(kind)
            super().__init__(family, kind)

        def send(self, *_: Any) -> int:
            raise AssertionError("something was sent")

        sendto = sendall = send  # type: ignore[assignment]

    def asked(*_: Any) -> Any:
        raise AssertionError("a name was looked up")

    monkeypatch.setattr(socket, "socket", Watched)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "getfqdn"):
        monkeypatch.setattr(socket, name, asked)
    own("::")
    assert set(kinds) == {socket.SOCK_DGRAM}  # whose connect() only chooses a way


@pytest.mark.parametrize("text", ["https://pond.example.org", "http://10.0.0.5:8080/"])
def test_a_public_address_is_taken_as_it_is(text: str) -> None:
    assert checked_url(text) == text.rstrip("/")


@pytest.mark.parametrize(
    "text",
    [
        "", "pond.example.org", "ftp://pond.example.org", "https://", "https://a/b", "https://a?b",
        "https://a#b", "https://me@pond.example.org", "https://[::1", "https://a:99999",
    ],
)  # fmt: skip
def test_what_links_cannot_begin_with_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        checked_url(text)


def ask(house: House, host: str, client: str = "127.0.0.1") -> Any:
    """What somebody is told who asks from an address for a host."""

    async def asked() -> Any:
        transport = httpx.ASGITransport(house.app, client=(client, 5000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as one:
            return (await one.get("/api/reach")).json()

    return asked()


@pytest.mark.parametrize("found", [HOUSE, HERE], ids=["house", "here"])
def test_only_who_sits_at_this_computer_learns_its_addresses(tmp_path: Path, found: Reach) -> None:
    nothing: Any = {"public": None, "here_only": False, "house": [], "command": ""}

    async def scenario() -> None:
        async with House(tmp_path / "tables.db", reach=found) as house:
            for host in ("localhost:8137", "127.0.0.1:8137", "[::1]:8137"):
                told = await ask(house, host)
                assert told["here_only"] == found.here_only
                assert told["house"] == list(found.house)
                assert told["command"] == "let the house in"
            # A page that others opened, a proxy beside us, a foreign name that leads here.
            assert await ask(house, "192.168.1.20:8137", "192.168.1.33") == nothing
            assert await ask(house, "localhost:8137", "192.168.1.33") == nothing
            assert await ask(house, "pond.example.org") == nothing
            assert await ask(house, "localhost.evil.example") == nothing

    run(scenario())


def test_a_public_address_is_told_to_everybody(tmp_path: Path) -> None:
    found = Reach(True, (), "https://pond.example.org", "")

    async def scenario() -> None:
        async with House(tmp_path / "tables.db", reach=found) as house:
            for host in ("pond.example.org", "localhost"):
                assert (await ask(house, host))["public"] == "https://pond.example.org"

    run(scenario())


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--lang", "en"], "Only this computer can open it"),
        (["--lang", "pl"], "pondside serve --host 0.0.0.0"),
        (["--host", "0.0.0.0", "--lang", "en"], "In the house: http://|no address in a network"),
        (["--public-url", "https://p.example", "--lang", "ru"], "Для всех: https://p.example/"),
    ],
)
def test_the_service_prints_where_others_find_it(
    tmp_path: Path, options: list[str], told: str
) -> None:
    command = [sys.executable, "-m", "pondside.cli", "serve", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.db"), *options]
    environment = {**os.environ, "PONDSIDE_MODE": "plain", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().decode() for _ in range(2)]
        process.send_signal(signal.SIGTERM)
        process.wait(30)
    assert "http://localhost:" in lines[0]
    assert re.search(told, lines[1]), lines
