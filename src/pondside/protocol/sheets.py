"""Points as they are told: a line of a score sheet, and how a seat ended."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class LineInfo(Struct):
    """A line of a score sheet."""

    clause: str
    kind: str
    at: tuple[int, int] | None
    tile: str | None
    points: int
    counted: list[dict[str, Any]]


class PlacingInfo(Struct):
    """How one seat ended."""

    seat: int
    total: int
    place: int
