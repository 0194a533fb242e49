"""Where others find this service: the addresses that a link to it may begin with.

They are worked out from this computer alone: a UDP socket that is connected sends nothing, it only
learns which of our addresses would be used to get there.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

from msgspec import Struct

from ..kernel.errors import BadOption, said
from .guests import Scope, header

# Reached by whatever way a home has: of documentation (RFC 5737, 3849), and usual in homes.
FAR_4 = ("203.0.113.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
FAR_6 = ("2001:db8::1", "fd00::1")
VIRTUAL = ("docker", "br-", "veth", "virbr", "lxc", "lxd", "cni", "podman", "vmnet", "vboxnet")
ANY = ("0.0.0.0", "::", "")
MOST = 4  # addresses that are worth telling

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Reach(Struct, frozen=True):
    """Who can come to a service, and where to."""

    here_only: bool = False  # only programs on this computer
    house: tuple[str, ...] = ()  # what others in the house can open, the likeliest first
    public: str | None = None  # what its owner says that everybody can open
    command: str = ""  # starts it so that the house is let in


def reach(host: str, port: int, public: str | None, command: str) -> Reach:
    """Who can come to a service that listens at a host and a port."""
    if is_here(host):
        return Reach(True, (), public, command)
    if host not in ANY:
        return Reach(False, (url(host, port),), public, command)
    return Reach(False, tuple(url(str(one), port) for one in own(host)), public, command)


def is_here(host: str) -> bool:
    """Whether an address is only good on this computer."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def asked_here(scope: Scope) -> bool:
    """Whether a request comes from this computer, by an address that is only good here.

    A proxy beside us asks from here too, but for a host that others know.
    """
    client = scope.get("client")
    try:
        host = urlsplit(f"//{header(scope, b'host')}").hostname or ""
    except ValueError:
        return False
    return client is not None and is_here(client[0]) and is_here(host)


def url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def checked_url(text: str) -> str:
    """An address that links may begin with, without the stroke at its end."""
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        parts = urlsplit("")
    whole = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
    if not whole or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadOption(
            said(
                "public_url",
                "--public-url {url}: it should look like https://pond.example.org",
                url=text,
            )
        )
    return f"{parts.scheme}://{parts.netloc}"


def own(host: str) -> list[Address]:
    """The addresses of this computer in its networks, the likeliest first; none without any."""
    found: dict[Address, None] = {}
    for one in _found(host):
        if not (one.is_loopback or one.is_unspecified or one.is_multicast or one.is_link_local):
            found.setdefault(one)
    # In a home IPv4 is what can be read out and typed.
    return sorted(found, key=lambda one: (one.version, not one.is_private))[:MOST]


def _found(host: str) -> Iterator[Address]:
    for far in FAR_4:
        yield from _ours(socket.AF_INET, far)
    yield from _of_interfaces()
    if ":" in host:
        for far in FAR_6:
            yield from _ours(socket.AF_INET6, far)


def _ours(family: socket.AddressFamily, far: str) -> Iterator[Address]:
    """Our address on the way to another one.  Nothing is sent."""
    with suppress(OSError, ValueError), socket.socket(family, socket.SOCK_DGRAM) as one:
        one.connect((far, 9))
        yield ipaddress.ip_address(one.getsockname()[0].partition("%")[0])


def _of_interfaces() -> Iterator[Address]:
    """Linux tells the address of each interface: the way out may be a tunnel, not the house."""
    if sys.platform != "linux":
        return
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        for _, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            with suppress(OSError):
                asked = struct.pack("256s", os.fsencode(name)[:15])
                told = fcntl.ioctl(one.fileno(), 0x8915, asked)  # SIOCGIFADDR
                yield ipaddress.ip_address(told[20:24])
