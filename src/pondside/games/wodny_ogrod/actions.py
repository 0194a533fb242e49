"""The kinds of action of Wodny ogród: a range of codes each, and the most there can be.

Codes are never stored: records hold words, which words.py spells.  What an action does and when it
may be done are told elsewhere.
"""

from __future__ import annotations

from ...kernel.game import numbered
from .facts import CARDS, KINDS, MAX_DECORATIONS, MAX_SHAPES, TILES
from .ground import SOURCES
from .tables import CELLS, PLACES

ACTIONS = numbered(
    ("water", len(SOURCES) * PLACES),  # (source * 8 + orientation) * 144 + anchor
    ("bonus", len(KINDS) * PLACES),  # likewise
    ("decoration", MAX_SHAPES * PLACES),
    ("drop", len(KINDS)),
    ("side", 2),
    ("take", 4),  # 2 * neighbour + own side
    ("end", 1),
    ("pass", 1),  # solo: stop
    ("begin", 4),  # chance: the seat that begins
    ("card", CARDS),
    ("tile", TILES),  # dealt or drawn
)
WATER, BONUS, DECORATION, DROP, SIDE, TAKE, END, PASS, BEGIN, CARD, TILE = (
    codes.start for codes in ACTIONS.values()
)
N_CODES = ACTIONS["tile"].stop

# Four tiles and a kept token in every way they can lie, every decoration, `pass`.
MAX_LEGAL = (len(SOURCES) + 1 + MAX_SHAPES) * 1056 + 1
# 144 cells hold 20 tiles; a turn: main move, draw, side, `end`.  Every bonus token is laid or
# dropped once.  The set-up deals every tile.
_MAX_TURNS = CELLS // 7 + MAX_DECORATIONS + 1
MAX_ACTIONS = 1 + CARDS + TILES + 4 * (4 * _MAX_TURNS + 6 + 9)
