"""Sets as the bits of a word: how many, the lowest, the k-th."""

from __future__ import annotations

from .compiling.decorate import inlined
from .compiling.modes import PLAIN, mode


def _popcount(word: int) -> int:
    return int(word).bit_count()


def _lowest(word: int) -> int:
    return (int(word) & -int(word)).bit_length() - 1


if mode() != PLAIN:
    from .compiling.intrinsics import lowest as _lowest
    from .compiling.intrinsics import popcount as _popcount


@inlined
def count(word: int) -> int:
    """How many bits are set."""
    return _popcount(word)


@inlined
def lowest(word: int) -> int:
    """The number of the lowest bit set; the word is not 0."""
    return _lowest(word)


@inlined
def nth(word: int, k: int) -> int:
    """The number of the k-th bit set, from 0; the word has that many."""
    for _ in range(k):
        word &= word - 1
    return _lowest(word)
