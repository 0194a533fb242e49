"""The record `s`."""

from __future__ import annotations

import numpy as np

from ...kernel.game import record

STATE = record(
    ("seats", np.uint16),
    ("turn", np.uint16),  # turns begun
    ("seat", np.uint16),  # whose turn it is
    ("left", np.uint16),  # pebbles in the heap
    ("taken", np.uint16, (4,)),  # by seat
)
