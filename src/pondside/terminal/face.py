"""What a game's face is: how the game looks and sounds in a terminal, as one value of functions.

A face draws or says what its view holds; it decides nothing.  The faces stand in `faces/`, one
module a game, and are found by the game's key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ..kernel.game import Event, Outcome, ScoreLine
from .talk import Talk

View = Any  # of the game whose face it is


@dataclass(frozen=True)
class Face:
    """How a game looks and sounds.  What has no default every game must have."""

    # Said once, at the beginning.
    intro: Callable[[Talk], str]
    # Whose turn it is, and the position for whoever acts.
    heading: Callable[[View, Talk], str]
    scene: Callable[[View, Talk], RenderableType]
    # All of the table; the things of one seat; those of the others.
    table: Callable[[View, Talk], RenderableType]
    own: Callable[[View, int, Talk], RenderableType]
    others: Callable[[View, int, Talk], RenderableType]
    # What was played and is not final yet, if that should be looked at before it is confirmed.
    pending: Callable[[View, int, Talk], RenderableType | None]
    confirms: Callable[[tuple[str, ...]], bool]
    # The question of the phase, its answers in words with what each means, whether they are always
    # listed, and the words that an answer may mean.
    question: Callable[[View, Talk], str]
    menu: Callable[[View, Talk], list[tuple[str, str]]]
    always_menu: Callable[[View], bool]
    read: Callable[[str, View, Talk], list[str]]
    # What happened, what is still to come, how it ended.
    told: Callable[[Sequence[Event], View, Talk], list[str]]
    unseen: Callable[[View, Talk], str]
    ending: Callable[[View, Outcome, Talk], str]
    # A line of a sheet: what scored, what it counted, its tiles.
    what: Callable[[ScoreLine, Talk], str]
    counted: Callable[[ScoreLine, Talk], str]
    tokens: Callable[[ScoreLine, Talk], str]
    # A piece that is turned and moved before a word lays it, and its picture.
    held: Callable[[str, View, Talk], Any] | None = None
    held_drawing: Callable[[Any, View, Talk], RenderableType] | None = None
    # A word that need not be asked for.
    obvious: Callable[[View], str | None] | None = None
    # What a written game for one was worth besides its points, and why equals have their places.
    alone: Callable[[Mapping[str, Any], Talk], list[str]] | None = None
    placed: Callable[[Mapping[str, Any], Talk], str] | None = None
    # What is good to know of a table's options, and the help with the numbers of the components.
    arranged: Callable[[View, Talk], list[str]] | None = None
    explained: Callable[[View, Talk], str] | None = None
    # Asked before words become final.
    confirming: Callable[[tuple[str, ...], Talk], str] | None = None


def face_of(game: str) -> Face:
    """How a game looks and sounds in a terminal."""
    face: Face = import_module(f"{__package__}.faces.{game}").FACE
    return face
