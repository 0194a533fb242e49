"""What is always true."""

from __future__ import annotations

from ...kernel.game import Array, Box


def faults(box: Box, states: Array) -> list[str]:
    s = states[0]
    whole = int(s.left) + int(s.taken.sum())
    return [] if whole == box.tables[0].heap else [f"there are {whole} pebbles"]
