"""Which components a stored table is played with: ours, of any version, or an owner's file.

The text of an owner's file is kept with the tables made with it, so they go on when the file is
changed or gone.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ..games import load
from ..kernel.errors import PondsideError, said
from ..kernel.game import Box
from .store import Components, TableRow


def box_of(row: TableRow, kept: Components | None) -> Box:
    """The components of a stored table."""
    found = load(row.game).find_box(row.data)
    if found is not None:
        return found
    if kept is None:
        raise PondsideError(
            said(
                "components_gone",
                "the components of this table ({game} {digest}) are not those of "
                "any version that this program knows",
                game=row.game,
                digest=row.data,
            )
        )
    return _read(kept)


@lru_cache(maxsize=32)
def _read(kept: Components) -> Box:
    """The digest of then is the name that records of the table know them by."""
    return replace(load(kept.game).read_box(kept.text, kept.name), digest=kept.digest)
