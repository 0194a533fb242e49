"""Who somebody is: a guest with a secret in a cookie.  No account, no mail address."""

from __future__ import annotations

import time
from typing import Any

from ..table.secrets import fresh_id, fresh_secret, kept
from ..table.store import Guest, Store

YEAR = 365 * 24 * 3600
NEW_SECRET = "pondside_new_secret"  # in an ASGI scope: what the answer's cookie shall hold

Scope = Any  # of ASGI: a dictionary that also carries what we note for the answer


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, "" if it has none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def cookie_name(scope: Scope) -> str:
    """Browsers let only https set a `__Host-` cookie, which no neighbour can overwrite."""
    return "__Host-pondside" if is_secure(scope) else "pondside"


def secret_of(scope: Scope) -> str | None:
    """The secret a request carries, in a cookie or as a bearer."""
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        return bearer[7:].strip()[:100]
    # By hand: http.cookies finds none at all if another program on this host set a strange one.
    for one in header(scope, b"cookie").split(";"):
        name, _, value = one.strip().partition("=")
        if name == cookie_name(scope):
            return value[:100]
    return None


async def known(scope: Scope, store: Store) -> Guest | None:
    """The guest of a request, if its secret is one of ours."""
    secret = secret_of(scope)
    return await store.guest(kept(secret)) if secret else None


async def known_or_new(scope: Scope, store: Store) -> Guest:
    """The guest of a request; a stranger becomes one."""
    guest = await known(scope, store)
    if guest is not None:
        return guest
    guest, secret = Guest(fresh_id(), ""), fresh_secret()
    await store.add_guest(guest, kept(secret), int(time.time()))
    scope[NEW_SECRET] = secret
    return guest


async def rotate(scope: Scope, store: Store, guest: Guest) -> None:
    """Give a guest another secret.  The old one works until the new one is used: an answer that
    gets lost must not cost anybody their seats."""
    if NEW_SECRET in scope:  # a stranger of this very request has a new one
        return
    secret = fresh_secret()
    await store.rotate_guest(guest.id, kept(secret))
    scope[NEW_SECRET] = secret


def cookie(scope: Scope, secret: str) -> str:
    """The Set-Cookie line of a secret."""
    secure = "; Secure" if is_secure(scope) else ""
    name = cookie_name(scope)
    return f"{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}"
