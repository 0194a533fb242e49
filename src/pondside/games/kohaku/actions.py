"""The kinds of action of Kōhaku and their codes, and how many there can be.

A kind's constant is its first code.  Codes are never stored: words.py has what records hold.
"""

from __future__ import annotations

from ...kernel.game import numbered
from .facts import CARDS, MAX_FEATURE_KINDS, MAX_KOI_KINDS, MAX_TILES, MAX_TURNS, PAIRS
from .state import CELLS, MAX_OPEN

ACTIONS = numbered(
    ("take", PAIRS),  # a pair of the board
    ("put_koi", CELLS),  # the koi in hand, into a cell
    ("put_feature", CELLS),
    ("keep", len(CARDS)),  # a goal card
    ("draw_koi", MAX_KOI_KINDS),  # chance: the next koi is of this kind
    ("draw_feature", MAX_FEATURE_KINDS),
    ("deal", len(CARDS)),  # chance: the next goal card
    ("begin", 4),  # chance: the seat that begins
)
TAKE, PUT_KOI, PUT_FEATURE, KEEP, DRAW_KOI, DRAW_FEATURE, DEAL, BEGIN = (
    codes.start for codes in ACTIONS.values()
)
N_CODES = ACTIONS["begin"].stop

# At most 37 + 37 open cells can be chosen from while both tiles are in hand; a draw has at most
# one action a kind.
MAX_LEGAL = 2 * MAX_OPEN
# Every tile is drawn once and each seat's turn is three decisions; plus goal cards and first seat.
MAX_ACTIONS = 2 * MAX_TILES + 3 * 4 * MAX_TURNS + 2 * len(CARDS) + 1
