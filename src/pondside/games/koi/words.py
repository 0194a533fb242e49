"""How Koi's moves are written: `M4`, `R$M`, `+w1,-1`, `GB3:0,1.2`, `c17`, `goal:bridge`.

Words are what records store; the codes behind them may change.  A thing that is laid is written as
in a pond line (notation.py): its sign, its cell, and its turn where it has one.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ...geometry.hexagon import EDGES
from ...kernel.errors import Unreadable, said
from ...kernel.game import Array, Box
from . import actions, phases
from .facts import GOALS, MAX_KOI, SIZES, SLOTS, STORED
from .tables import CELLS, FIRST_GOAL, KINDS, N_TURNS, PATH, cell_of, name_of, place_of

# The sign of each kind in a pond line, in the order of KINDS.
SIGNS = (
    "w", "f", "y", "s", "l", "a", "b", "c",
    "P", "B3:", "B4:", "B5:", "R", "U", "H", "Z", "N", "J", "V", "T",
)  # fmt: skip
SIZE_LETTERS = ("S", "M", "L")
LUCK_LETTERS = ("f", "w", "s", *SIZE_LETTERS)
SPENT_ON = ("foliage", "water", "shore", *SIZES)  # luck, in the order of its letters
STORED_LETTERS = ("w", "f", "s", *SIZE_LETTERS)
# What is laid in these phases goes on with what was begun, and is written with =.
GOING_ON = (phases.RAIN, phases.SECOND, phases.LAND, phases.BONUS)
_TURNED = tuple(turns > 1 for turns in N_TURNS)
_SHORT = ("-", *(f"M{slot + 1}" for slot in range(SLOTS)), "W", "R",
          *(f"R${size}" for size in SIZE_LETTERS), "C", "C1", "C2", "C3",
          *(f"!{letter}" for letter in LUCK_LETTERS), *(f"x{letter}" for letter in STORED_LETTERS),
          *(f"rm{size}" for size in SIZE_LETTERS))  # fmt: skip
_SHORT_CODES = {word: code for code, word in enumerate(_SHORT)}
_LAID = re.compile(r"(B[345]:|[a-zA-Z])(-?\d{1,3}),(-?\d{1,3})(?:\.(\d{1,2}))?", re.ASCII)
_PICKED = re.compile(r"(\+?)mv(\d{1,3})", re.ASCII)
_FIRST_WORD = re.compile(r"first:P([1-4])", re.ASCII)
_WANTED = (
    "not a move of Koi; moves are M4, W, R, C, !w, w1,-1, +f1,-1, =w2,0, mv0, N0,1, GP0,0, xw, -"
)

assert len(_SHORT) == actions.PICK


def spell_place(kind: int, place: int) -> str:
    """What lies where, as a pond line says it: place is turn * CELLS + cell."""
    turn, cell = divmod(place, CELLS)
    return SIGNS[kind] + name_of(cell) + (f".{turn}" if _TURNED[kind] else "")


def laid_by(action: int) -> tuple[int, int, str]:
    """What an action lays: its kind, turn * CELLS + cell, and by whom."""
    helped = actions.FIRST_HELP <= action < actions.FIRST_GOAL_LAY
    starts = actions.HELP if helped else actions.LAY
    kind = max(k for k, start in enumerate(starts.tolist()) if start <= action)
    return kind, action - int(starts[kind]), "helper" if helped else "sensei"


@lru_cache(maxsize=4096)
def _spell_laid(action: int) -> tuple[str, str]:
    """The mark of who lays it (empty for the keeper), and the thing."""
    kind, place, by = laid_by(action)
    word = spell_place(kind, place)
    mark = "+" if by == "helper" else ""
    return mark, f"G{word}" if kind >= FIRST_GOAL and kind != PATH else word


def spell(box: Box, states: Array, action: int) -> str:
    """The word of an action in the position states[0]."""
    if 0 <= action < actions.PICK:
        return _SHORT[action]
    if action in actions.ACTIONS["pick"]:
        return f"mv{action - actions.PICK}"
    if action in actions.ACTIONS["helper_pick"]:
        return f"+mv{action - actions.HELPER_PICK}"
    if actions.FIRST_LAY <= action < actions.BEGIN:
        mark, word = _spell_laid(action)
        goes_on = action < actions.FIRST_HELP and int(states[0].phase) in GOING_ON
        return ("=" if goes_on else mark) + word
    if action in actions.ACTIONS["begin"]:
        return f"first:P{action - actions.BEGIN + 1}"
    if action in actions.ACTIONS["draw_goal"]:
        return f"goal:{GOALS[action - actions.DRAW_GOAL]}"
    if actions.DRAW_CARD <= action < actions.DRAW_CARD + len(box.names["card"]):
        return box.names["card"][action - actions.DRAW_CARD]
    raise ValueError(f"{action} is no action of Koi")


def parse(box: Box, states: Array, word: str) -> int:
    """The action a word means in the position states[0]; raises Unreadable."""
    if word in _SHORT_CODES:
        return _SHORT_CODES[word]
    if word in box.names["card"]:
        return actions.DRAW_CARD + box.names["card"].index(word)
    if match := _PICKED.fullmatch(word):
        if int(match[2]) >= MAX_KOI:
            raise Unreadable(said("many_koi", "{word!r}: a pond never has so many koi", word=word))
        return (actions.HELPER_PICK if match[1] else actions.PICK) + int(match[2])
    if match := _FIRST_WORD.fullmatch(word):
        return actions.BEGIN + int(match[1]) - 1
    if word.startswith("goal:"):
        if word[5:] not in GOALS:
            raise Unreadable(
                said(
                    "no_goal",
                    "there is no goal {word!r}; they are {known}",
                    word=word[5:][:20],
                    known=", ".join(GOALS),
                )
            )
        return actions.DRAW_GOAL + GOALS.index(word[5:])
    return _parse_laid(box, states, word)


def _parse_laid(box: Box, states: Array, word: str) -> int:
    mark = word[:1] if word[:1] in ("+", "=", "G") else ""
    bare = word[len(mark) :]
    kind, place = read_place(box, bare, word)
    if kind >= FIRST_GOAL:
        right = "" if kind == PATH else "G"
        if mark != right:
            raise Unreadable(
                said(
                    "write_goal",
                    "{word!r}: this goal is written {right}{bare}",
                    word=word[:40],
                    right=right,
                    bare=bare[:20],
                )
            )
        return int(actions.LAY[kind]) + place
    if mark == "G":
        raise Unreadable(
            said("only_goals", "{word!r}: only goals are written with G", word=word[:40])
        )
    if mark == "+":
        return int(actions.HELP[kind]) + place
    goes_on = int(states[0].phase) in GOING_ON
    if goes_on and not mark:
        raise Unreadable(
            said(
                "goes_on",
                "{word!r}: what goes on is written with =, such as ={bare}",
                word=word[:40],
                bare=bare[:20],
            )
        )
    if mark and not goes_on:
        raise Unreadable(
            said(
                "nothing_goes_on", "{word!r}: nothing goes on here; leave out the =", word=word[:40]
            )
        )
    return int(actions.LAY[kind]) + place


def read_place(box: Box, text: str, word: str, wanted: str = _WANTED) -> tuple[int, int]:
    """The kind and the place of a thing as a pond line writes it; raises Unreadable.

    Of turns that look alike the lowest is meant, whichever is written.
    """
    match = _LAID.fullmatch(text)
    if not match or match[1] not in SIGNS:
        raise Unreadable(said("wanted", "{word!r} is {wanted}", word=word[:40], wanted=wanted))
    kind = SIGNS.index(match[1])
    q, r = int(match[2]), int(match[3])
    most = int(box.facts["geometry"]["max_abs_coordinate"])
    if max(abs(q), abs(r), abs(q + r)) > most:
        raise Unreadable(
            said(
                "far",
                "{word!r}: q, r and q + r go from -{most} to {most} in this program (KOI-PLACE-10)",
                word=word[:40],
                most=most,
            )
        )
    turn = 0
    if _TURNED[kind]:
        if match[4] is None:
            raise Unreadable(
                said(
                    "turn_needed",
                    "{word!r}: a {kind} has a turn: {text}.0",
                    word=word[:40],
                    kind=KINDS[kind],
                    text=text[:20],
                )
            )
        turn = int(match[4])
        if turn >= N_TURNS[kind]:
            raise Unreadable(
                said(
                    "turns",
                    "{word!r}: the turns of a {kind} go from 0 to {most}",
                    word=word[:40],
                    kind=KINDS[kind],
                    most=N_TURNS[kind] - 1,
                )
            )
    elif match[4] is not None:
        raise Unreadable(
            said("no_turn", "{word!r}: a {kind} has no turn", word=word[:40], kind=KINDS[kind])
        )
    return kind, _as_listed(box, kind, turn, q, r)


def _as_listed(box: Box, kind: int, turn: int, q: int, r: int) -> int:
    """A place by the lowest turn that covers the same cells."""
    b = box.tables[0]
    look = int(b.looks[kind, turn])
    if look != turn:
        n = int(b.n_cells[kind])

        def corner(t: int) -> tuple[int, int]:
            return min(zip(b.dq[kind, t, :n].tolist(), b.dr[kind, t, :n].tolist(), strict=True))

        was, now = corner(turn), corner(look)
        q, r = q + was[0] - now[0], r + was[1] - now[1]
        most = int(box.facts["geometry"]["max_abs_coordinate"])
        if max(abs(q), abs(r), abs(q + r)) > most:
            return turn * CELLS + cell_of(q - was[0] + now[0], r - was[1] + now[1])
    return look * CELLS + cell_of(q, r)


def stream(box: Box, states: Array) -> str:
    """At chance: the named stream of the draw."""
    phase = int(states[0].phase)
    if phase == phases.FIRST:
        return "first"
    return "goal" if phase == phases.GOAL else "card"


assert (
    actions.MEDITATE,
    actions.WORK,
    actions.REWARD,
    actions.CARD,
    actions.LUCK,
    actions.DISCARD,
    actions.REMOVE,
) == (1, 6, 7, 11, 15, 21, 27)
assert actions.PASS == 0
assert STORED[3:] == ("small", "medium", "large")
assert EDGES == 6
assert place_of(cell_of(3, -2)) == (3, -2)
