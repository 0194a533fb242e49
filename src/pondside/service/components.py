"""Which components new tables of this service are made with: ours, or an owner's file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..games import load
from ..kernel.components import game_of
from ..kernel.errors import BadOption, said
from ..kernel.game import Box
from ..table.store import Components


class OwnedBoxes:
    """The components that new tables of this service are made with."""

    def __init__(self, paths: Iterable[Path] = ()) -> None:
        self._owned: dict[str, tuple[Box, Components]] = {}
        for path in paths:
            key = game_of(str(path))
            game = load(key)
            if key in self._owned:
                raise BadOption(
                    said(
                        "file_already",
                        "{path}: there is a component file of {game} already",
                        path=path,
                        game=game.title,
                    )
                )
            box = game.open_box(str(path))
            if box.digest != game.open_box(None).digest:
                self._owned[key] = box, Components(box.digest, key, path.name, box.text)

    def of(self, key: str, lesson: bool = False) -> Box:
        """What a new table of a game is made with; a first game is dealt from our own box."""
        if lesson or key not in self._owned:
            return load(key).open_box(None)
        return self._owned[key][0]

    def kept(self, box: Box) -> Components | None:
        """What has to be stored with a table; None if we always have it."""
        found = self._owned.get(box.game)
        return found[1] if found is not None and found[0] is box else None
