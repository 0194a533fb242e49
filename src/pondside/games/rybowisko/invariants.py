"""What is true of every Rybowisko position, worked out the slow way.

For the contract suite, and for positions that somebody wrote down.  It knows no rule of play: it
counts again what the state says twice.
"""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

from ...kernel.game import Array, Box
from . import phases
from .facts import MAX_COLOURS, MAX_WAYS
from .state import ANGLER, ENTERED, STATE, TAKEN
from .tables import LAND, NO_CARD

_CATCHING = (phases.ROLL, phases.MISS, phases.BOTH, phases.DRAW, phases.DRIFT)


def faults(box: Box, states: Array) -> list[str]:
    """Every broken invariant of the position states[0]."""
    s, b = _plain(states[0], STATE), box.tables[0]
    s.anglers = [_plain(angler, ANGLER) for angler in states[0].anglers]
    found: list[str] = []
    _cards(b, s, found)
    _tokens(b, s, found)
    _anglers(b, s, found)
    _marks(b, s, found)
    if (s.phase == phases.ENDED) != (s.reason != 0):
        found.append("a reason without an end, or an end without a reason")
    if s.die and s.phase not in _CATCHING:
        found.append(f"a die lies on the table in phase {phases.PHASES[s.phase]}")
    return found


def _plain(record: Any, layout: Any) -> SimpleNamespace:
    """The fields of a record as ordinary numbers and lists, which are read a hundred times."""
    return SimpleNamespace(**{name: record[name].tolist() for name in layout.names})


def _cards(b: Any, s: Any, found: list[str]) -> None:
    """Every card is in the deck, on a place or in a catch.  RYB-SETUP-01, RYB-CATCH-16"""
    seen = Counter(s.deck[: s.n_deck])
    seen.update(held - 1 for held in s.places if held != NO_CARD)
    for angler in s.anglers:
        seen.update(card - 1 for card in angler.catch[: angler.n_catch])
    if +seen != Counter(b.cards[: b.n_cards].tolist()):
        found.append("cards were lost or made")
    empty = s.places[: int(b.n_places)].count(NO_CARD)
    if s.turn > 0 and empty > (s.phase == phases.DRAW) and s.n_deck > 0:
        found.append("a card place stays empty though the deck is not (RYB-CATCH-13)")


def _tokens(b: Any, s: Any, found: list[str]) -> None:
    """Every token is on the map, unseen, or in the pile; the bags match the map."""
    groups, ways = s.unseen_group[: s.n_unseen], s.unseen_way[: s.n_unseen]
    unseen = [
        (group - 1) % MAX_COLOURS * MAX_WAYS + way for group, way in zip(groups, ways, strict=True)
    ]
    if Counter(unseen + s.pile[: s.n_pile]) != Counter(b.tokens[: b.n_tokens].tolist()):
        found.append("tokens were lost or made")
    on_map = Counter(group for group in s.group_at if group)
    for colour, n in enumerate(s.loose):
        on_map[1 + s.batch * MAX_COLOURS + colour] += n
    if +on_map != Counter(groups):
        found.append("the tokens on the map and the unseen drift sides disagree (RYB-SETUP-07)")
    if s.phase != phases.LAY and any(s.loose):
        found.append("loose tokens outside a refill")
    bare = s.group_at[: int(b.n_spots)].count(0)
    if s.phase == phases.MOVE and s.n_pile != b.spare + bare:
        found.append(f"{s.n_pile} tokens in the pile, {bare} bare fields (RYB-REFILL-07)")
    if s.phase == phases.MOVE and s.n_pile >= b.refill_at and bare > s.seats:
        found.append("the map was not refilled (RYB-REFILL-01)")
    taken = {angler.field for angler in s.anglers[: s.seats]}
    free = [
        spot
        for spot, field in enumerate(b.spot_field[: b.n_spots].tolist())
        if s.group_at[spot] == 0 and field not in taken
    ]
    if s.phase in (phases.KEEP, phases.LAY, phases.LAY_OPEN) and s.lay_left != len(free):
        found.append("the number of tokens to lay is wrong (RYB-REFILL-02)")
    if s.lay_left and s.next_spot != free[0]:
        found.append("another field gets the next token (RYB-REFILL-04)")


def _anglers(b: Any, s: Any, found: list[str]) -> None:
    fields = [angler.field for angler in s.anglers[: s.seats]]
    if len(set(fields)) != len(fields):
        found.append("two anglers on one field (RYB-MOVE-07)")
    for seat, angler in enumerate(s.anglers):
        if seat >= s.seats:
            if any((angler.field, angler.smiling, angler.luck, angler.n_catch, *angler.catch)):
                found.append(f"the absent seat {seat} has something")
            continue
        if not 0 <= angler.smiling <= angler.luck:
            found.append(f"seat {seat}: {angler.smiling} smiling of {angler.luck} luck tokens")
        if s.seats > 1 and angler.n_catch > s.options[0] + 1:
            found.append(f"seat {seat}: more cards than the target (RYB-END-03)")
        if not 0 <= angler.field < b.n_fields:
            found.append(f"seat {seat} is not on the lake")


def _marks(b: Any, s: Any, found: list[str]) -> None:
    """Derived: who stands where, and the field that the move under way begins on."""
    wanted = Counter({LAND: ENTERED})
    catching = s.phase in _CATCHING
    for seat, angler in enumerate(s.anglers[: s.seats]):
        on_move = seat == s.seat and (s.phase == phases.MOVE or catching)
        if not on_move:
            wanted[angler.field] |= TAKEN
    if s.phase == phases.MOVE:
        wanted[s.at] |= ENTERED
        if s.at != s.anglers[s.seat].field:
            found.append("the move does not begin where the angler stands (RYB-TURN-04)")
    marks = Counter({k: mark for k, mark in enumerate(s.mark) if mark})
    if +wanted != marks:
        found.append(f"the marks on the fields are wrong: {dict(marks)}, not {dict(wanted)}")
