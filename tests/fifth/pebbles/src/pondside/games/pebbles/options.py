"""What can be chosen: nothing."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Option, Ruling

OPTIONS: tuple[Option, ...] = ()
RULINGS: tuple[Ruling, ...] = ()
SPOKEN: Mapping[str, Mapping[str, str]] = {}


def clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    return None


def pointless(seats: int, chosen: Mapping[str, str]) -> Remark | None:
    return None
