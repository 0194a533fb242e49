"""The component file as types."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    heap: Annotated[int, msgspec.Meta(ge=1, le=100)]  # pebbles at the start
    most: Annotated[int, msgspec.Meta(ge=1, le=9)]  # that a turn may take
    last: Annotated[int, msgspec.Meta(ge=0, le=9)]  # points more for the last one
