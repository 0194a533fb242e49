"""What a screen speaks with: a language, the components, the names of the seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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
