"""The layout of a Rybowisko position: nothing but records, one field a line.

Everything here is public: what nobody knows (the order of the deck, the drift sides on the map)
is not stored at all.  A field marked derived can be worked out from the others; `faults` in
invariants.py does so after every action of the contract suite.
"""

from __future__ import annotations

import numpy as np

from ...kernel.game import record
from .facts import MAX_CARDS, MAX_COLOURS, MAX_FIELDS, MAX_SPOTS, MAX_TOKENS, MAX_TURNS
from .options import OPTIONS
from .tables import MAX_PLACES

# What stands on a field, as the angler on the move sees it.
ENTERED = 1  # the departure field of this move (RYB-MOVE-03), and land always
TAKEN = 2  # another angler's

ANGLER = record(
    ("field", np.uint16),
    ("smiling", np.int16),  # luck tokens with the smiling side up
    ("luck", np.int16),  # luck tokens in all
    ("n_catch", np.uint16),
    ("catch", np.uint8, (max(MAX_TURNS, 64),)),  # 1 + species of each card, in the order taken
)

STATE = record(
    ("options", np.int16, (len(OPTIONS),)),  # index of the value chosen, in the order of OPTIONS
    ("seats", np.uint16),
    ("first", np.uint16),  # the seat with the first-player card
    ("rounds", np.uint16),  # begun; 0 before the first turn
    ("turn", np.uint16),  # turns begun
    ("seat", np.uint16),  # whose turn it is
    ("phase", np.uint16),
    ("reason", np.int16),  # index into REASONS
    ("at", np.uint16),  # where the angler of the turn is now
    ("die", np.uint16),  # the latest roll of this catch, 0 before it
    ("fished", np.uint16),  # the fishing field of this catch, as an index into spots
    ("emptied", np.uint16),  # the card place to be filled
    ("keep_left", np.int16),  # refill: tokens still to be drawn that stay beside the board
    ("lay_left", np.int16),  # refill: tokens still to be laid
    ("next_spot", np.uint16),  # refill: the fishing field that gets the next token
    ("batch", np.int16),  # refill: which number its groups have
    ("n_pool", np.uint16),  # refill: tokens of the pile that may be drawn, its first ones
    ("n_pile", np.uint16),
    ("n_unseen", np.uint16),
    ("n_deck", np.uint16),
    ("places", np.uint8, (MAX_PLACES,)),  # 1 + species, or NO_CARD
    ("loose", np.uint8, (MAX_COLOURS,)),  # refill: colours of the tokens still to be laid
    ("mark", np.uint8, (MAX_FIELDS + 2,)),  # ENTERED, TAKEN; the last but one is LAND
    # Tokens of one colour laid together, in the set-up or in one refill, are a group; 0 is none.
    # A token's drift side is one of its group's that are not turned over yet.  Colour alone would
    # not do: the drift sides of a refill's tokens lay open before (RYB-REFILL-08).
    ("group_at", np.uint16, (MAX_SPOTS,)),  # of a fishing field: the group of its token
    ("unseen_group", np.uint16, (MAX_TOKENS,)),  # bag: the groups of the tokens on the map
    ("unseen_way", np.uint8, (MAX_TOKENS,)),  # and the drift of each
    ("pile", np.uint8, (MAX_TOKENS,)),  # kinds of the tokens beside the board
    ("deck", np.uint8, (MAX_CARDS,)),  # bag: species of the cards left
    ("anglers", ANGLER, (4,)),
)
