"""Laying a held piece: with single keys where there are any, else line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from rich.console import Console, RenderableType
from rich.live import Live

from ..keys import keys
from ..talk import Talk


class Held(Protocol):
    """A piece that is turned and moved before it is laid; each board has its own."""

    mirrored: ClassVar[bool]  # a flip gives its mirror image, not its other side

    @property
    def word(self) -> str: ...  # that lays it as it is held
    def turn(self) -> None: ...
    def flip(self) -> None: ...
    def move(self, rows: int, columns: int) -> None: ...
    def put(self, cell: str) -> bool: ...  # False if there is no such cell
    def best(self) -> None: ...  # the next best place


Drawing = Callable[[Any], RenderableType]

_MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def lay_by_keys(held: Held, drawing: Drawing, console: Console) -> str | None:
    """Move a piece with the arrow keys; the word that lays it, None if it is put back."""
    with keys() as next_key, Live(console=console, auto_refresh=False, transient=True) as live:
        while True:
            live.update(drawing(held), refresh=True)
            key = next_key().lower()
            if key == "enter":
                return held.word
            if key in ("escape", "x", "q"):
                return None
            _turn_or_move(held, key)


def _turn_or_move(held: Held, key: str) -> None:
    if key in _MOVES:
        held.move(*_MOVES[key])
    elif key == "r":
        held.turn()
    elif key == "f":
        held.flip()
    elif key == "n":
        held.best()


def lay_by_lines(
    held: Held, drawing: Drawing, talk: Talk, say: Callable[[Any], None], ask: Callable[[str], str]
) -> str | None:
    """The same, one short answer at a time: for screen readers, pipes and any terminal."""
    asked = talk("held-ask_mirrored" if held.mirrored else "held-ask")
    while True:
        say(drawing(held))
        answer = ask(asked).strip().lower()
        if not answer:
            return held.word
        if answer == "x":
            return None
        if answer in ("r", "f", "n"):
            _turn_or_move(held, answer)
        elif not held.put(answer):
            say(talk("held-unknown"))
