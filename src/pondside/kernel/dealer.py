"""Chance outcomes from a seed, in named streams, so that anyone can check them later.

Draw n of a stream is worked out from the seed, the game, the stream's name and n alone:
HMAC-SHA-256 with the seed as key.  A draw added to one stream never shifts another, and nothing
has to be replayed to find a draw.  docs/record.md describes it for other programs.
"""

from __future__ import annotations

import hmac
import secrets

_RANGE = 1 << 64


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def draw(seed: str, game: str, stream: str, n: int, total: int) -> int:
    """An even number 0 <= k < total: draw number n, from 0, of a stream."""
    if not 0 < total < _RANGE:
        raise ValueError(f"cannot draw from {total} pieces")
    fair = _RANGE - _RANGE % total  # beyond it the low numbers would come up more often
    attempt = 0
    while True:
        message = f"pondside 1 {game} {stream} {n} {attempt}".encode()
        digest = hmac.digest(seed.encode(), message, "sha256")
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % total
        attempt += 1
