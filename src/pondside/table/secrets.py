"""Things nobody can guess, and what may be kept of them."""

from __future__ import annotations

import hashlib
import secrets


def fresh_id() -> str:
    """A name for a table or a guest, 120 random bits."""
    return secrets.token_urlsafe(15)


def fresh_secret() -> str:
    """What a cookie or an invite holds, 256 random bits."""
    return secrets.token_urlsafe(32)


def kept(secret: str) -> bytes:
    """What is stored of a secret.  It is random already, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).digest()


def commitment(seed: str) -> str:
    """What is shown of a seed before its game is over.

    A hash of its own: no draw is made from the same words.
    """
    return hashlib.sha256(f"pondside commitment 1 {seed}".encode()).hexdigest()
