"""The layout of a Rybowisko position: nothing but records, one field a line.

Everything here is public: what nobody knows (the order of the deck, the drift sides on the map)
is not stored at all.  A field marked derived can be worked out from the others; `faults` in
invariants.py does so after every action of the contract suite.
"""

from __future__ import annotations

import numpy as np

from ...kernel.game import record
from .material import (
    MAX_CARDS,
    MAX_COLOURS,
    MAX_FACES,
    MAX_FIELDS,
    MAX_LUCK,
    MAX_PLACES,
    MAX_SPECIES,
    MAX_SPOTS,
    MAX_STEPS,
    MAX_TOKEN_KINDS,
    MAX_TOKENS,
    MAX_TURNS,
    MAX_WAYS,
    OPTIONS,
    ROUNDS_OF,
)

MAX_PATH = MAX_STEPS + 2  # departure field and every step, rounded up to even

# What is being waited for.
FIRST, DEAL, KEEP, LAY, LAY_OPEN, MOVE, ROLL, MISS, BOTH, DRAW, DRIFT, ENDED = range(12)
PHASES = (
    "first", "deal", "keep", "lay", "lay_open", "move", "roll", "miss", "both", "draw", "drift",
    "ended",
)  # fmt: skip

# How a game can end.
REASONS = (
    "",
    "target",  # RYB-END-01
    "no_cards",  # RYB-END-05
    "max_rounds",  # RYB-END-06
    "turns",  # RYB-SOLO-02
)
RUNNING, TARGET_REACHED, NO_CARDS, ROUNDS_UP, TURNS_UP = range(5)

# What stands on a field, as the angler on the move sees it: both may be true of one field.
ENTERED = 1  # entered in this move; the departure field too (RYB-MOVE-03), and land always
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
    ("at", np.uint16),  # where the angler on the move is now
    ("n_steps", np.uint16),  # of this move so far, when it is made step by step
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
    ("path", np.uint8, (MAX_PATH,)),  # departure field, then the fields entered
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

# The numbers of a seat's decisions are those of docs/rules/rybowisko.md; 13 to 15 mean nothing.
ACTIONS = {
    "step": range(8),  # one field in a direction
    "stop": range(8, 9),  # end the move here
    "reroll": range(9, 10),  # turn a luck token, roll again
    "give_up": range(10, 11),  # accept the failed catch
    "take": range(11, 13),  # the first or second card of the pair
    "go": range(16, 16 + MAX_FIELDS),  # the whole move: end on this field
}
_CHANCE = (
    ("roll", MAX_FACES),  # the die shows 1 + n
    ("draw", MAX_SPECIES),  # the next card is of this species
    ("drift", MAX_WAYS),  # the token is turned over
    ("keep", MAX_TOKEN_KINDS),  # this token stays beside the board
    ("lay", MAX_COLOURS),  # a token of this colour is laid on the next field
    ("lay_open", MAX_TOKEN_KINDS),  # this token is laid, its drift side seen
    ("begin", 4),  # the seat that begins
)
for _kind, _n in _CHANCE:
    _start = max(codes.stop for codes in ACTIONS.values())
    ACTIONS[_kind] = range(_start, _start + _n)
(
    STEP, STOP, REROLL, GIVE_UP, TAKE, GO, ROLL_DIE, DRAW_CARD, TURN_OVER, KEEP_TOKEN, LAY_COLOUR,
    LAY_TOKEN, BEGIN,
) = (codes.start for codes in ACTIONS.values())  # fmt: skip
N_CODES = ACTIONS["begin"].stop

# Group 1 + batch * MAX_COLOURS + colour; a batch has the smallest number that is free.
MAX_BATCHES = MAX_TOKENS + 1

MAX_LEGAL = max(MAX_FIELDS, MAX_SPECIES, MAX_TOKEN_KINDS)
# A turn: the longest move and `stop`, a roll and a re-roll for each luck token, the card taken and
# its successor, the drift, and a refill that draws every token.
_MAX_TURN = (MAX_PATH - 1) + 2 * MAX_LUCK + 2 + 2 + 1 + MAX_TOKENS
MAX_ACTIONS = 1 + MAX_PLACES + MAX_TOKENS + 4 * int(ROUNDS_OF.max()) * _MAX_TURN
