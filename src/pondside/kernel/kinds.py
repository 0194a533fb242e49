"""The kinds of value that rules hand to each other, by name.

Numba ignores them; mypy checks how many arguments a call has and that a record is not a number.
A record's own fields are its layout's affair (`state.py` of a game), which no type can tell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:

    def int64(value: Any) -> int:
        """A number as wide as a machine's: `int(…)` of a small field stays as small as that."""

else:
    from numpy import int64 as int64

Tables: TypeAlias = Any  # `b`: the component tables, one record
State: TypeAlias = Any  # `s`: a position, one record
Record: TypeAlias = Any  # a part of a position or of the tables: a pond, a garden, a sheet

Seat: TypeAlias = int  # from 0
Action: TypeAlias = int  # a code of `ACTIONS`
Cell: TypeAlias = int  # of a pond, a garden or a lake
Kind: TypeAlias = int  # of a tile, a thing or a card
