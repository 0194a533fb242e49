"""What an action did."""

from __future__ import annotations

from ...kernel.game import Array, Box, Event


def narrate(box: Box, before: Array, actor: int, action: int, after: Array) -> list[Event]:
    told = [Event("taken", {"seat": actor + 1, "n": action, "left": int(after["left"][0])})]
    if after["left"][0] == 0:
        told.append(Event("ended", {"reason": "empty"}))
    return told
