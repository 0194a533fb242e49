"""Golden sentences, written by hand, and how to write them down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

# The numbers that tell the plural forms of the three languages apart.
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25)


class Golden(NamedTuple):
    """What a message says with these values."""

    key: str
    code: str
    values: dict[str, Any]
    said: str


def counted(
    key: str,
    count: str = "n",
    values: Mapping[str, Any] | None = None,
    frame: Mapping[str, str] | None = None,
    **said: str,
) -> Iterator[Golden]:
    """A message said with each of NUMBERS as `count`: by language, divided by bars.

    What is the same with every number stands in `frame`, with {} for the rest.
    """
    for code, text in said.items():
        whole = "{}" if frame is None else frame[code]
        for number, part in zip(NUMBERS, text.split(" | "), strict=True):
            yield Golden(key, code, {**(values or {}), count: number}, whole.format(part))
