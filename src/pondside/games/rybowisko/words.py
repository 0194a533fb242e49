"""How Rybowisko's moves are written: `g7`, `stop`, `take:r1`, `die:4`, `r2:KRP`, `>S`, `m1:b`.

Words are what records store; the codes behind them may change.  A chance word names the place or
field it is about, so that a record can be followed on the table.
"""

from __future__ import annotations

import re
from typing import Any

from ...kernel.errors import Illegal, Unreadable, said
from ...kernel.game import Array, Box
from . import actions, phases
from .facts import MAX_WAYS
from .ground import pair_of
from .tables import NO_CARD

_FIRST = re.compile(r"first:P([1-4])", re.ASCII)
_DIE = re.compile(r"die:(0|[1-9]\d?)", re.ASCII)
_FIXED = {"stop": actions.STOP, "reroll": actions.REROLL, "give_up": actions.GIVE_UP}


def token_name(box: Box, kind: int) -> str:
    """A token in the notation: colour and drift, such as yW."""
    return box.names["colour"][kind // MAX_WAYS] + box.names["way"][kind % MAX_WAYS]


def next_field(box: Box, s: Any) -> str:
    """The fishing field that gets the next token."""
    return box.names["field"][int(box.tables["spot_field"][0, s.next_spot])]


def spell(box: Box, states: Array, action: int) -> str:
    """The word of an action in the position states[0]."""
    s, names = states[0], box.names
    for word, code in _FIXED.items():
        if action == code:
            return word
    if action in actions.ACTIONS["take"]:
        return f"take:{names['place'][pair_of(box, s)[action - actions.TAKE]]}"
    if action in actions.ACTIONS["go"]:
        return names["field"][action - actions.GO]
    if action in actions.ACTIONS["roll"]:
        return f"die:{action - actions.ROLL + 1}"
    if action in actions.ACTIONS["draw"]:
        return f"{names['place'][s.emptied]}:{names['species'][action - actions.DRAW]}"
    if action in actions.ACTIONS["drift"]:
        return f">{names['way'][action - actions.DRIFT]}"
    if action in actions.ACTIONS["keep"]:
        return f"keep:{token_name(box, action - actions.KEEP)}"
    if action in actions.ACTIONS["lay"]:
        return f"{next_field(box, s)}:{names['colour'][action - actions.LAY]}"
    if action in actions.ACTIONS["lay_open"]:
        return f"{next_field(box, s)}:{token_name(box, action - actions.LAY_OPEN)}"
    if action in actions.ACTIONS["begin"]:
        return f"first:P{action - actions.BEGIN + 1}"
    raise ValueError(f"{action} is no action of Rybowisko")


def parse(box: Box, states: Array, word: str) -> int:
    """The action a word means in the position states[0]; raises Unreadable or Illegal."""
    s, names = states[0], box.names
    if word in _FIXED:
        return _FIXED[word]
    if word in names["field"]:
        return actions.GO + names["field"].index(word)
    if word.startswith("take:"):
        return _take(box, s, word[5:])
    if word.startswith(">"):
        if word[1:] not in names["way"]:
            raise Unreadable(
                said(
                    "no_direction",
                    "there is no direction {word!r}; they are {known}",
                    word=word[1:][:20],
                    known=", ".join(names["way"]),
                )
            )
        return actions.DRIFT + names["way"].index(word[1:])
    if match := _DIE.fullmatch(word):
        face, faces = int(match[1]), int(box.tables[0].faces)
        if not 1 <= face <= faces:
            raise Illegal(f"the die shows 1 to {faces}, not {face}", "RYB-CATCH-04", "no_such_face")
        return actions.ROLL + face - 1
    if match := _FIRST.fullmatch(word):
        return actions.BEGIN + int(match[1]) - 1
    if word.startswith("keep:"):
        return actions.KEEP + _token(box, word[5:])
    if ":" in word:
        return _laid(box, s, *word.split(":", 1))
    raise Unreadable(
        said(
            "no_move",
            "{word!r} is not a move of Rybowisko; moves are fields such as "
            "{field}, stop, reroll, give_up, take:{place}",
            word=word[:40],
            field=names["field"][0],
            place=names["place"][0],
        )
    )


def _take(box: Box, s: Any, place: str) -> int:
    if place not in box.names["place"]:
        places = ", ".join(box.names["place"])
        raise Unreadable(
            said(
                "no_place",
                "there is no card place {word!r}; they are {known}",
                word=place[:20],
                known=places,
            )
        )
    if s.phase != phases.BOTH:
        return actions.TAKE  # refused in any case, with the reason
    pair = [box.names["place"][k] for k in pair_of(box, s)]
    if place not in pair:
        raise Illegal(
            f"this catch is about {' and '.join(pair)}, not {place}", "RYB-CATCH-03", "wrong_pair"
        )
    return actions.TAKE + pair.index(place)


def _token(box: Box, name: str) -> int:
    for colour, id in enumerate(box.names["colour"]):
        way = name.removeprefix(id)
        if way != name and way in box.names["way"]:
            return colour * MAX_WAYS + box.names["way"].index(way)
    raise Unreadable(
        said(
            "no_token",
            "there is no catch token {word!r}; write colour and drift, such as rN",
            word=name[:20],
        )
    )


def _laid(box: Box, s: Any, where: str, what: str) -> int:
    """A card laid on its place, or a token on its field."""
    names = box.names
    if s.phase in (phases.LAY, phases.LAY_OPEN):
        if where not in names["field"]:
            raise Unreadable(said("no_field", "the lake has no field {word!r}", word=where[:20]))
        if where != next_field(box, s):
            raise Illegal(
                f"the next token goes to {next_field(box, s)}, not {where}",
                "RYB-REFILL-04",
                "wrong_field",
            )
        if s.phase == phases.LAY_OPEN:
            return actions.LAY_OPEN + _token(box, what)
        if what not in names["colour"]:
            raise Unreadable(
                said(
                    "no_colour",
                    "there is no token colour {word!r}; they are {known}",
                    word=what[:20],
                    known=", ".join(names["colour"]),
                )
            )
        return actions.LAY + names["colour"].index(what)
    if what in names["species"]:
        if where not in names["place"]:
            raise Unreadable(
                said("no_card_place", "there is no card place {word!r}", word=where[:20])
            )
        if s.phase in (phases.DEAL, phases.DRAW) and where != names["place"][s.emptied]:
            clause = "RYB-SETUP-03" if s.phase == phases.DEAL else "RYB-CATCH-13"
            raise Illegal(
                f"the next card goes to {names['place'][s.emptied]}, not {where}",
                clause,
                "wrong_place",
            )
        return actions.DRAW + names["species"].index(what)
    if where in names["field"] and what in names["colour"]:
        return actions.LAY + names["colour"].index(what)
    raise Unreadable(
        said(
            "neither",
            "{where}:{what} is neither a card on its place nor a laid token",
            where=where[:20],
            what=what[:20],
        )
    )


def stream(box: Box, states: Array) -> str:
    """At chance: the named stream of the draw, so that dice do not shift cards."""
    phase = int(states["phase"][0])
    if phase == phases.FIRST:
        return "first"
    if phase == phases.ROLL:
        return "die"
    if phase in (phases.DEAL, phases.DRAW):
        return "card"
    if phase == phases.DRIFT:
        return "drift"
    assert phase in (phases.KEEP, phases.LAY, phases.LAY_OPEN)
    return "token"


def card_name(box: Box, held: int) -> str | None:
    return None if held == NO_CARD else box.names["species"][held - 1]
