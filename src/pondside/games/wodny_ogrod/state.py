"""The layout of a Wodny ogród position: nothing but records, one field a line.

Everything here is public; the order of the bag is not stored, only what is in it.  A set of cells
is three words (tables.py).  A field marked derived can be worked out from the others; `faults` in
invariants.py does so after every action of the contract suite.  Whole numbers are signed: where
one name gets a signed and an unsigned number, compiled code makes it a fraction.
"""

from __future__ import annotations

import numpy as np

from ...kernel.game import record
from .facts import CARDS, KINDS, MAX_DECORATIONS, MAX_DISPLAY, MAX_SHAPES, TILES
from .options import OPTIONS
from .tables import WORDS

GARDEN = record(
    ("covered", np.int64, (WORDS,)),  # cells under any token
    ("koi", np.int64, (WORDS,)),
    ("lily", np.int64, (WORDS,)),
    # Cells where a decoration lies on top; derived, unless tokens may cover decorations (AMB-19).
    ("decorated", np.int64, (WORDS,)),
    ("decoration", np.int64, (MAX_DECORATIONS, WORDS)),  # of each decoration, in the order laid
    ("layout", np.int16),
    ("passed", np.int16),
    ("n_display", np.int16),
    ("n_decorations", np.int16),
    ("used", np.int16),  # edge sections whose token is won, as bits
    ("done", np.int16),  # marked areas whose token is won, as bits
    ("hand", np.int16, (len(KINDS),)),  # bonus tokens won and not placed, by kind
    ("display", np.int8, (MAX_DISPLAY,)),  # tiles, the left end first
    ("shapes", np.int8, (MAX_DECORATIONS,)),  # of each decoration laid
    ("deco_area", np.int8, (MAX_DECORATIONS,)),  # side A: OPEN, LOST or WON
)

STATE = record(
    ("gardens", GARDEN, (4,)),
    ("options", np.int16, (len(OPTIONS),)),  # index of the value chosen, in the order of OPTIONS
    ("seats", np.int16),
    ("phase", np.int16),
    ("reason", np.int16),  # index into REASONS
    ("first", np.int16),  # the seat that begins
    ("turn", np.int16),  # turns begun
    ("seat", np.int16),  # whose turn it is
    ("owner", np.int16),  # whose display is dealt or refilled
    ("moved", np.int16),  # 1 once the main move of the turn is done
    ("drawn", np.int16),  # refill: the tile that waits for its side
    ("n_bag", np.int16),
    ("supply", np.int16, (MAX_SHAPES,)),  # decorations left, by shape
    ("cards", np.int8, (CARDS,)),  # 1: that garden card is drawn
    ("bag", np.int8, (TILES + 8,)),  # tiles left; the states of an array stay aligned
)
