"""The layout of a Wodny ogród position: nothing but records, one field a line.

Everything here is public; the order of the bag is not stored, only what is in it.  A set of cells
is three words (cells.py).  A field marked derived can be worked out from the others; `faults` in
invariants.py does so after every action of the contract suite.  Whole numbers are signed: where
one name gets a signed and an unsigned number, compiled code makes it a fraction.
"""

from __future__ import annotations

import numpy as np

from ...kernel.game import numbered, record
from .cells import CELLS, WORDS
from .material import (
    CARDS,
    KINDS,
    MAX_DECORATIONS,
    MAX_DISPLAY,
    MAX_SHAPES,
    OPTIONS,
    ORIENTATIONS,
    TILES,
)

# What is being waited for.
FIRST, CARD, DEAL, MAIN, DRAW, SIDE, TAKE, BONUS, ENDED = range(9)
PHASES = ("first", "card", "deal", "main", "draw", "side", "take", "bonus", "ended")

# How a game can end.
REASONS = (
    "",
    "all_passed",  # WOD-END-04
    "stopped",  # WOD-SOLO-06
)
RUNNING, ALL_PASSED, STOPPED = range(3)

# What has become of a decoration area of side A.
OPEN, LOST, WON = range(3)

# Where a tile in reach lies.
SOURCES = ("L", "R", "l", "r")
OWN_LEFT, OWN_RIGHT, LEFT_NEAR, RIGHT_NEAR = range(4)
LEFT, RIGHT = range(2)

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

_PLACES = ORIENTATIONS * CELLS  # orientation and anchor
ACTIONS = numbered(
    ("water", len(SOURCES) * _PLACES),  # (source * 8 + orientation) * 144 + anchor
    ("bonus", len(KINDS) * _PLACES),  # likewise
    ("decoration", MAX_SHAPES * _PLACES),
    ("drop", len(KINDS)),
    ("side", 2),
    ("take", 4),  # 2 * neighbour + own side
    ("end", 1),
    ("pass", 1),  # solo: stop
    ("begin", 4),  # chance: the seat that begins
    ("card", CARDS),
    ("tile", TILES),  # dealt or drawn
)
(
    LAY_WATER, LAY_BONUS, LAY_DECORATION, DROP, PUT, TAKE_NEAR, END, PASS, BEGIN, DRAW_CARD,
    DRAW_TILE,
) = (codes.start for codes in ACTIONS.values())  # fmt: skip
N_CODES = ACTIONS["tile"].stop

# Four tiles and a kept token in every way they can lie, every decoration, `pass`.
MAX_LEGAL = (len(SOURCES) + 1 + MAX_SHAPES) * 1056 + 1
# 144 cells hold 20 tiles; a turn: main move, draw, side, `end`.  Every bonus token is laid or
# dropped once.  The set-up deals every tile.
_MAX_TURNS = CELLS // 7 + MAX_DECORATIONS + 1
MAX_ACTIONS = 1 + CARDS + TILES + 4 * (4 * _MAX_TURNS + 6 + 9)
