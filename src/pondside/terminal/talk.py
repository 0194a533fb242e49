"""What a game's face needs to speak: a language, the components, the names of the seats.

A face is the module of a game in this package.  It has

    intro heading scene table own others pending question menu always_menu read held confirms told
    unseen ending what counted tokens

and draws or says what its view holds; it decides nothing.  Where `held` gives a piece to be turned
and moved, `held_drawing` shows it.  `obvious`, if there, names a word that need not be asked for;
`alone` tells what a written game for one was worth besides its points, `placed` why equals have
their places; `arranged` what is good to know of a table's options, `explained` is the help with
the numbers of the components, `confirming` is asked before words become final.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..kernel.game import Box
from ..language import Speech


@dataclass(frozen=True)
class Talk:
    """Says messages: `talk("turn", n=3)`.  Plain means sentences alone, no drawings."""

    speech: Speech
    box: Box
    name: Callable[[int], str]  # seat -> how to call it
    plain: bool

    def __call__(self, key: str, **values: Any) -> str:
        return self.speech(key, **values)

    @property
    def language(self) -> str:
        return self.speech.language


def face_of(game: str) -> Any:
    """The module that knows how a game looks and sounds in a terminal."""
    return import_module(f"{__package__}.faces.{game}")
