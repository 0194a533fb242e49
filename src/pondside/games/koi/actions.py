"""The kinds of action of Koi and their codes.

Owns the numbers, how many of them there are, and how many can be legal or come in one game; what an
action does and how it is written is said elsewhere.
"""

from __future__ import annotations

import numpy as np

from ...kernel.compiling.decorate import compiled
from ...kernel.game import numbered
from ...kernel.kinds import Action
from .facts import MAX_CARDS, MAX_FOLIAGE, MAX_IDLE, MAX_KOI, MAX_SHORES, N_GOALS, N_STORED, SLOTS
from .tables import CELLS, FIRST_GOAL, KINDS, N_KINDS, N_TURNS

# Tiles and koi come by the keeper's action, by a continuation, or (from `helper` on) by a helper.
_LAID = [(kind, N_TURNS[k] * CELLS) for k, kind in enumerate(KINDS)]
_BY_HAND, _GOALS = _LAID[:FIRST_GOAL], _LAID[FIRST_GOAL:]
ACTIONS = numbered(
    ("pass", 1),
    ("meditate", SLOTS),
    ("work", 1),
    ("reward", 4),  # printed, or buy a koi of a size
    ("card", 4),
    ("luck", 6),
    ("discard", N_STORED),
    ("remove", 3),
    ("pick", MAX_KOI),
    ("helper_pick", MAX_KOI),
    *_BY_HAND,
    *((f"helper_{kind}", n) for kind, n in _BY_HAND),
    *((kind, n) for kind, n in _GOALS),
    ("begin", 4),  # chance: the seat that begins
    ("draw_goal", N_GOALS),
    ("draw_card", MAX_CARDS),
)
(
    PASS, MEDITATE, WORK, REWARD, CARD, LUCK, DISCARD, REMOVE, PICK, HELPER_PICK,
) = (codes.start for codes in list(ACTIONS.values())[:10])  # fmt: skip
# By kind: the code of its first place, by hand and (tiles and koi only) by a helper.
LAY = np.array([ACTIONS[kind].start for kind in KINDS], np.int64)
HELP = np.array([ACTIONS[f"helper_{kind}"].start for kind, _ in _BY_HAND], np.int64)
FIRST_LAY, FIRST_HELP, FIRST_GOAL_LAY = int(LAY[0]), int(HELP[0]), int(LAY[FIRST_GOAL])
BEGIN, DRAW_GOAL, DRAW_CARD = (ACTIONS[kind].start for kind in ("begin", "draw_goal", "draw_card"))
N_CODES = ACTIONS["draw_card"].stop

# A pond of n cells touches fewer than 6 n free ones.  At work: water and foliage on each of them,
# a shore against each edge, koi and lilies on each cell, by hand and by a helper.  After it, when
# nothing else is legal: every goal tile about every cell.
_MOST = 7 + 99 + MAX_FOLIAGE + 4 * (MAX_SHORES + 4)
MAX_LEGAL = 2 * (3 * 6 * _MOST + 13 * _MOST) + 64
# With several seats rounds without a meditation bring the end, at most MAX_IDLE in a row
# (KOI-END-05), and there are no more meditations than cards; alone a turn uses up a card.  In a
# turn the keeper and every helper act once; an action has three steps at most (lay water twice and
# stop); luck, a goal or a discard is paid for by a thing gained or laid.
MAX_ACTIONS = 4 * (MAX_IDLE * (MAX_CARDS + 1) + 2) * (3 * (MAX_CARDS + 1) + 40)


@compiled
def kind_of_lay(action: Action) -> int:
    """The kind that an action from FIRST_LAY on lays."""
    if FIRST_HELP <= action < FIRST_GOAL_LAY:
        kind = 0
        while kind + 1 < FIRST_GOAL and action >= HELP[kind + 1]:
            kind += 1
        return kind
    kind = FIRST_GOAL if action >= FIRST_GOAL_LAY else 0
    while kind + 1 < N_KINDS and action >= LAY[kind + 1]:
        kind += 1
    return kind
