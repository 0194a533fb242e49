"""The layout of a Koi position: nothing but records, one field a line.

Everything here is public; the order of the deck is not stored, only what is in it.  A set of cells
is one word for each row of the grid, a bit for each column.  A field marked derived can be worked
out from the others; `faults` in invariants.py does so after every action of the contract suite.
"""

from __future__ import annotations

import numpy as np

from ...kernel.game import record
from .facts import (
    MAX_CARDS,
    MAX_CELLS,
    MAX_FOLIAGE,
    MAX_KOI,
    MAX_PATH,
    MAX_SHORES,
    N_GOALS,
    N_HELPERS,
    N_STORED,
    SCROLLS,
    SLOTS,
)
from .options import OPTIONS, RULINGS
from .tables import N_GOAL_TILES, ROWS

MAX_EDGES = 104  # cells with dry edges: a spring, 20 shores and 4 goal tiles

POND = record(
    # Sets of cells.
    ("taken", np.int64, (ROWS,)),  # a tile lies there
    ("water", np.int64, (ROWS,)),  # water spaces; a piece may stand on them
    ("empty", np.int64, (ROWS,)),  # water spaces without a piece
    ("open", np.int64, (ROWS,)),  # all six edges are wet
    ("reach", np.int64, (ROWS,)),  # free cells that touch a wet edge; derived
    # What lies where, in the order of laying.
    ("koi_cell", np.int16, (MAX_KOI,)),
    ("foliage", np.int16, (MAX_FOLIAGE,)),
    ("shore", np.int16, (MAX_SHORES,)),  # the middle cell
    ("path", np.int16, (MAX_PATH,)),
    ("goal_cell", np.int16, (N_GOAL_TILES,)),
    ("edge_cell", np.int16, (MAX_EDGES,)),  # cells with some dry edges; derived
    ("top", np.int16),  # first row with a tile; derived
    ("bottom", np.int16),  # last one; derived
    ("n_koi", np.int16),
    ("n_foliage", np.int16),
    ("n_lilies", np.int16),  # derived
    ("n_shores", np.int16),
    ("n_lanterns", np.int16),  # derived
    ("n_path", np.int16),
    ("path_first", np.int16),  # the ends of the chain (KOI-GOAL-21)
    ("path_last", np.int16),
    ("n_edges", np.int16),
    # What the seat has.
    ("coins", np.int16),
    ("luck", np.int16),
    ("expansions", np.int16),
    ("n_cards", np.int16),
    ("stored", np.int16, (N_STORED,)),
    ("koi_size", np.int8, (MAX_KOI,)),  # 0 small, 1 medium, 2 large
    ("koi_turn", np.int8, (MAX_KOI,)),
    ("lily", np.int8, (MAX_FOLIAGE,)),  # 1: on that foliage
    ("facing", np.int8, (MAX_SHORES,)),
    ("lantern", np.int8, (MAX_SHORES,)),  # 1: on that shore
    ("edge_wet", np.int8, (MAX_EDGES,)),  # the wet edges of that cell, as bits; derived
    ("goal", np.int8, (N_GOAL_TILES,)),  # 1: that goal tile lies in the pond; path: its length
    ("goal_turn", np.int8, (N_GOAL_TILES,)),
    ("cards", np.int8, (MAX_CARDS,)),  # in the order of taking
    ("helpers", np.int8, (N_HELPERS,)),  # derived
    ("scrolls", np.int8, (len(SCROLLS),)),  # derived
    ("wells", np.int8),  # derived
    ("markets", np.int8),  # derived
    ("storages", np.int8),  # derived
    ("spare", np.int8, (7,)),  # ponds stay aligned
)

STATE = record(
    ("ponds", POND, (4,)),
    ("options", np.int16, (len(OPTIONS),)),  # index of the value chosen, in the order of OPTIONS
    ("rulings", np.int16, (len(RULINGS),)),  # 1: in force, in the order of RULINGS
    ("seats", np.int16),
    ("phase", np.int16),
    ("reason", np.int16),  # index into REASONS; set when the end is triggered
    ("first", np.int16),  # the seat that begins
    ("seat", np.int16),  # whose turn it is
    ("turn", np.int16),  # turns begun
    ("rounds", np.int16),  # rounds begun
    ("last_round", np.int16),  # 0 until the end is triggered (KOI-END-02)
    ("idle", np.int16),  # full rounds without a meditation
    ("meditated", np.int16),  # 1: somebody meditated in this round
    ("to_draw", np.int16),  # goals still to be drawn
    # The turn under way.
    ("slot", np.int16),  # meditation: the slot chosen, from 1
    ("card", np.int16),  # and the card taken, from 1
    ("reward_due", np.int16),
    ("card_due", np.int16),
    ("acted", np.int16),  # sensei actions used
    ("water_left", np.int16),  # tiles that the water action, or a branch, still allows
    ("lifted", np.int16),  # the koi in hand, from 1
    ("goals_done", np.int16),  # in this turn
    ("back", np.int16),  # where a solo removal returns to
    ("used", np.int16, (N_HELPERS,)),  # helper cards used in this turn
    ("raining", np.int16, (3,)),  # tiles of a rain card still to be laid: water, foliage, shore
    # The table.
    ("row", np.int16, (SLOTS,)),  # cards of slots 1 to 5, from 1; 0 = none
    ("tiles", np.int16, (5,)),  # of the supply: water, foliage, lilies, shores, lanterns
    ("koi", np.int16, (3,)),
    ("removed", np.int16, (3,)),  # solo: koi that left the supply for good
    ("coins", np.int16),
    ("luck", np.int16),
    ("expansions", np.int16),
    ("goal_tiles", np.int16, (N_GOAL_TILES,)),  # left; 0 for goals that are not in play
    ("in_play", np.int16, (N_GOALS,)),  # 1: that goal is in play
    ("n_deck", np.int16),
    ("n_gone", np.int16),  # solo: cards discarded
    ("deck", np.int8, (MAX_CARDS,)),  # cards left
    ("gone", np.int8, (MAX_CARDS,)),  # solo: cards discarded
    ("spare", np.int8, (8,)),  # the states of an array stay aligned
)


assert MAX_CELLS * 7 < 63  # words of one row are never shifted further than they are wide
