"""The layout of a Kōhaku position: nothing but records, one field a line.

Public unless the comment says otherwise.  A field marked derived can be worked out from the
others; `faults` in invariants.py does so after every action of the contract suite.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.game import record
from .facts import CARDS, MARKET, MAX_FEATURE_KINDS, MAX_KOI_KINDS, MAX_TILES, MAX_TURNS
from .options import OPTIONS

# A seat lays at most MAX_TURNS koi and as many features, 36 tiles, so its pond spans at most 36
# cells either way and a torus of 38 never lets it meet itself (geometry/square.py).
SIDE = 2 * MAX_TURNS + 2
CELLS = SIDE * SIDE

# k koi and f features joined by at least k + f - 1 sides leave at most 4k - (k + f - 1) sides of
# koi free: with 18 koi and 17 features, 38 cells open to a feature; likewise for koi.  One place
# more, because a cell is written before it is known to be new.
MAX_OPEN = 2 * MAX_TURNS + 3


def pond_layout(tiles: int, opens: int) -> np.dtype[Any]:
    """A pond with room for `tiles` koi and as many features."""
    return record(
        ("n_koi", np.uint16),
        ("n_features", np.uint16),
        ("koi_at", np.uint16, (tiles,)),  # cells of the koi, in the order laid
        ("feature_at", np.uint16, (tiles,)),
        ("n_koi_open", np.uint16),  # derived, as are the two lists: cells open to a koi
        ("n_feature_open", np.uint16),
        ("koi_open", np.uint16, (opens,)),
        ("feature_open", np.uint16, (opens,)),
        ("coins", np.int16),  # derived
        ("offer", np.int16),  # private: bit k = card k was dealt to this seat
        ("goal", np.int16),  # private until the end: card kept + 1, 0 = none
        ("cells", np.uint8, (CELLS,)),  # tile or OPEN; row * SIDE + column on the torus
    )


POND = pond_layout(MAX_TURNS, MAX_OPEN)
# For ponds written down by hand, which need not come from a game: whatever fits on the torus.
WIDE_POND = pond_layout(CELLS // 2, 1)

STATE = record(
    ("options", np.int16, (len(OPTIONS),)),  # index of the value chosen, in the order of OPTIONS
    ("seats", np.uint16),
    ("first", np.uint16),  # the seat that begins
    ("turn", np.int16),  # turns of seats begun, 0 before the first draft
    ("seat", np.uint16),  # whose turn it is; while cards are kept, who keeps
    ("phase", np.uint16),
    ("reason", np.int16),  # index into REASONS
    ("koi_left", np.uint16),  # tiles in the koi stack
    ("features_left", np.uint16),
    ("dealt", np.int16),  # goal cards dealt so far
    ("hand_koi", np.uint16),  # drafted and not yet laid: KOI + kind, or EMPTY
    ("hand_feature", np.uint16),
    ("koi_from", np.uint16),  # board cells emptied by the draft
    ("feature_from", np.uint16),
    ("settled", np.int16),  # cells that were open to the second tile before the first was laid
    ("n_koi_unseen", np.uint16),
    ("n_features_unseen", np.uint16),
    ("koi_unseen", np.uint8, (MAX_TILES,)),  # bag: kinds in the stack or removed unseen
    ("features_unseen", np.uint8, (MAX_TILES,)),  # bag
    ("goals_unseen", np.int16, (len(CARDS),)),  # private: how many of each card are not dealt
    ("market", np.uint16, (MARKET,)),  # the board in reading order
    ("pile_koi", np.int16, (MAX_KOI_KINDS,)),  # solo: the rival's tiles, by kind
    ("pile_features", np.int16, (MAX_FEATURE_KINDS,)),
    ("out_features", np.int16, (MAX_FEATURE_KINDS,)),  # solo_unmatched_feature = discard
    ("ponds", POND, (4,)),
)
