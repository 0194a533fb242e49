"""The kinds of action of Rybowisko and their codes, those of chance included.

A constant is the code of a kind, or where its codes start.  What an action means is written in
words.py, what it does in turns.py.
"""

from __future__ import annotations

from .facts import MAX_COLOURS, MAX_FACES, MAX_FIELDS, MAX_SPECIES, MAX_TOKENS, MAX_WAYS
from .options import ROUNDS_OF
from .tables import MAX_LUCK, MAX_PLACES, MAX_TOKEN_KINDS

# Numbers that mean nothing, below 8 and 13 to 15, keep what is counted by code as it was.
ACTIONS = {
    "stop": range(8, 9),  # stay, if no move is possible
    "reroll": range(9, 10),  # turn a luck token, roll again
    "give_up": range(10, 11),  # accept the failed catch
    "take": range(11, 13),  # the first or second card of the pair
    "go": range(16, 16 + MAX_FIELDS),  # the move ends on this field
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
    STOP, REROLL, GIVE_UP, TAKE, GO, ROLL, DRAW, DRIFT, KEEP, LAY, LAY_OPEN, BEGIN,
) = (codes.start for codes in ACTIONS.values())  # fmt: skip
N_CODES = ACTIONS["begin"].stop

MAX_LEGAL = max(MAX_FIELDS, MAX_SPECIES, MAX_TOKEN_KINDS)
# A turn: the move, a roll and a re-roll for each luck token, the card taken and its successor, the
# drift, and a refill that draws every token.
_MAX_TURN = 1 + 2 * MAX_LUCK + 2 + 2 + 1 + MAX_TOKENS
MAX_ACTIONS = 1 + MAX_PLACES + MAX_TOKENS + 4 * int(ROUNDS_OF.max()) * _MAX_TURN
