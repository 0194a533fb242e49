"""Positions as one line of text: map tokens, pile, cards, deck, anglers, turn.

What a person may see, or, with every drift side and the whole deck written out, a position that
can be played from on a real table.  A state stores neither the order of the deck nor drift sides
on the map, so a line loses them on its way through one.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

from ...kernel import doors
from ...kernel.errors import Unreadable, said
from ...kernel.game import Array, Box, unpacked
from . import endings, phases
from .facts import MAX_COLOURS, MAX_WAYS
from .ground import colour_of, pair_of
from .invariants import faults
from .odds import ways_left
from .options import LUCK, OPTIONS, ROUNDS, TARGET, most_fish
from .state import ENTERED, STATE, TAKEN
from .tables import LAND, NO_CARD, NO_SPOT

_TURN = re.compile(r"(\d{1,4})\.([1-4])\.(\S+?)/([TS])(\d{1,2})/F([1-4])", re.ASCII)
_ANGLER = re.compile(r"(\w+):(\d)/(\d):(\S+)", re.ASCII)


class Angler(NamedTuple):
    field: str
    smiling: int
    luck: int
    cards: tuple[str, ...]  # in the order taken


class Position(NamedTuple):
    """The parts of a position line.  A drift side or deck order that is not known is None."""

    tokens: tuple[tuple[str, str | None] | None, ...]  # of each fishing field: colour and drift
    pile: tuple[tuple[str, str], ...]
    places: tuple[str | None, ...]
    deck: tuple[str, ...] | int
    anglers: tuple[Angler, ...]
    round: int
    seat: int  # from 1
    phase: str  # m, d, c or x
    detail: str  # d and c: the die
    solo: bool
    length: int  # the target; solo: the number of turns
    first: int  # from 1


def read_position(text: str, box: Box) -> Position:
    """The position of a line; raises Unreadable."""
    parts = text.strip().split(" ")
    if len(parts) != 6:
        raise Unreadable(
            said(
                "position_parts",
                "a position has six parts with single blanks between them, not {n}",
                n=len(parts),
            )
        )
    tokens = _read_tokens(parts[0], 1, box)
    spots = int(box.tables[0].n_spots)
    if len(tokens) != spots:
        raise Unreadable(
            said(
                "position_fields",
                "part 1: {n} fishing fields, but the lake has {most}",
                n=len(tokens),
                most=spots,
            )
        )
    pile = [] if parts[1] == "-" else _read_tokens(parts[1], 2, box)
    if parts[1] == "" or any(token is None or token[1] is None for token in pile):
        raise Unreadable(
            said(
                "position_pile", "part 2: the pile lies open: every token has a colour and a drift"
            )
        )
    places = tuple(
        None if code == "---" else _species(code, 3, box) for code in parts[2].split(",")
    )
    if len(places) != int(box.tables[0].n_places):
        raise Unreadable(
            said(
                "position_cards",
                "part 3: {n} cards, but there are {most}",
                n=len(places),
                most=box.tables[0].n_places,
            )
        )
    deck: tuple[str, ...] | int
    if parts[3].isascii() and parts[3].isdecimal():
        deck = int(parts[3][:6])
    else:
        deck = tuple(_species(code, 4, box) for code in parts[3].split(","))
    anglers = tuple(_read_angler(one, box) for one in parts[4].split(";"))
    turn = _TURN.fullmatch(parts[5])
    if turn is None:
        raise Unreadable(
            said(
                "position_turn",
                "part 6: {word!r} is not a turn such as 1.1.m/T7/F1",
                word=parts[5][:40],
            )
        )
    phase, colon, detail = turn[3].partition(":")
    if phase not in tuple("mdcx") or bool(colon) != bool(detail) or (phase in "dc") != bool(detail):
        raise Unreadable(
            said(
                "position_phase",
                "part 6: {word!r} is not a phase: m, d:4, c:3 or x",
                word=turn[3][:20],
            )
        )
    found = Position(
        tokens=tuple(tokens),
        pile=tuple((colour, str(way)) for colour, way in filter(None, pile)),
        places=places,
        deck=deck,
        anglers=anglers,
        round=int(turn[1]),
        seat=int(turn[2]),
        phase=phase,
        detail=detail,
        solo=turn[4] == "S",
        length=int(turn[5]),
        first=int(turn[6]),
    )
    _check(box, found)
    return found


def _check(box: Box, position: Position) -> None:
    """The parts go together."""
    seats = len(position.anglers)
    if not 1 <= seats <= 4 or max(position.seat, position.first) > seats:
        raise Unreadable(
            said("position_seats", "{n} anglers do not go with the seats of part 6", n=seats)
        )
    if position.solo != (seats == 1):
        raise Unreadable(
            said(
                "position_solo", "part 6: one angler plays for turns (/S15), several for fish (/T7)"
            )
        )
    if position.solo and position.length != int(box.tables[0].solo_turns):
        raise Unreadable(
            said("position_turns", "part 6: a solo game has {n} turns", n=box.tables[0].solo_turns)
        )
    fish = most_fish(box, seats)
    if not position.solo and not 1 <= position.length <= fish:
        raise Unreadable(said("position_target", "part 6: the target is 1 to {most}", most=fish))
    most = position.length if position.solo else int(ROUNDS[-1])
    if not 1 <= position.round <= most:
        raise Unreadable(said("position_round", "part 6: the round is 1 to {most}", most=most))
    if position.phase == "x":
        if position.seat != (position.first - 2) % seats + 1:
            raise Unreadable(
                said("position_end", "part 6: a game ends after the last seat of a round")
            )
        if position.solo and position.round != position.length:
            raise Unreadable(
                said("position_solo_end", "part 6: a solo game ends after its last turn")
            )
    roll = position.detail
    if position.phase in "dc" and not (roll.isascii() and roll.isdecimal() and len(roll) <= 2):
        raise Unreadable(said("position_roll", "part 6: {word!r} is not a roll", word=roll[:20]))


def _check_catches(position: Position, room: int) -> None:
    """Nobody plays on after a round that reached the target, and every fish to come has room."""
    seats = len(position.anglers)
    for seat, angler in enumerate(position.anglers, 1):
        before = (seat - position.first) % seats < (position.seat - position.first) % seats
        to_come = position.length - position.round + 1 if position.solo else 0
        if len(angler.cards) + to_come > room:
            raise Unreadable(
                said(
                    "position_many",
                    "part 5: {n} cards of seat {seat} are too many",
                    n=len(angler.cards),
                    seat=seat,
                )
            )
        done = before or position.phase == "x" or position.solo
        if not done and len(angler.cards) >= position.length:
            raise Unreadable(
                said(
                    "position_reached",
                    "part 5: seat {seat} reached the target before this round",
                    seat=seat,
                )
            )


def _read_tokens(text: str, part: int, box: Box) -> list[tuple[str, str | None] | None]:
    ways = sorted(box.names["way"], key=len, reverse=True)
    colours = sorted(box.names["colour"], key=len, reverse=True)
    token = re.compile(f"(--)|({'|'.join(colours)})({'|'.join(ways)}|\\?)")
    found: list[tuple[str, str | None] | None] = []
    at = 0
    while at < len(text):
        match = token.match(text, at)
        if match is None:
            raise Unreadable(
                said(
                    "position_token",
                    "part {part}: {word!r} is not a token such as rN, r? or --",
                    part=part,
                    word=text[at : at + 10],
                )
            )
        found.append(None if match[1] else (match[2], None if match[3] == "?" else match[3]))
        at = match.end()
    return found


def _species(code: str, part: int, box: Box) -> str:
    if code not in box.names["species"]:
        raise Unreadable(
            said(
                "position_species",
                "part {part}: there is no species {word!r}",
                part=part,
                word=code[:20],
            )
        )
    return code


def _read_angler(text: str, box: Box) -> Angler:
    match = _ANGLER.fullmatch(text)
    if match is None or match[1] not in box.names["field"]:
        raise Unreadable(
            said(
                "position_angler",
                "part 5: {word!r} is not an angler such as f8:3/3:UKL+JZG",
                word=text[:40],
            )
        )
    smiling, luck = int(match[2]), int(match[3])
    if str(luck) not in LUCK or smiling > luck:
        raise Unreadable(
            said(
                "position_luck", "part 5: {n} of {most} luck tokens cannot be", n=smiling, most=luck
            )
        )
    cards = () if match[4] == "-" else tuple(_species(c, 5, box) for c in match[4].split("+"))
    return Angler(match[1], smiling, luck, cards)


def spell_position(position: Position) -> str:
    """The line of a position.  The inverse of `read_position`."""
    tokens = ["--" if token is None else token[0] + (token[1] or "?") for token in position.tokens]
    deck = position.deck
    anglers = [
        f"{one.field}:{one.smiling}/{one.luck}:{'+'.join(one.cards) or '-'}"
        for one in position.anglers
    ]
    phase = position.phase + (f":{position.detail}" if position.detail else "")
    return " ".join(
        (
            "".join(tokens),
            "".join(colour + way for colour, way in position.pile) or "-",
            ",".join(code or "---" for code in position.places),
            str(deck) if isinstance(deck, int) else ",".join(deck) or "0",
            ";".join(anglers),
            f"{position.round}.{position.seat}.{phase}"
            f"/{'S' if position.solo else 'T'}{position.length}/F{position.first}",
        )
    )


def position_of(box: Box, states: Array) -> Position | None:
    """The position states[0] as everybody sees it; None while chance is to act."""
    s, b, names = unpacked(states), unpacked(box.tables), box.names
    phase, detail = "x", ""
    if s.phase == phases.MOVE:
        phase = "m"
    elif s.phase in (phases.MISS, phases.BOTH):
        phase, detail = "d" if s.phase == phases.MISS else "c", str(s.die)
    elif s.phase != phases.ENDED:
        return None
    return Position(
        tokens=_tokens_of(box, states),
        pile=tuple(
            (names["colour"][kind // MAX_WAYS], names["way"][kind % MAX_WAYS])
            for kind in sorted(s.pile[: s.n_pile].tolist())
        ),
        places=tuple(
            None if held == NO_CARD else names["species"][held - 1]
            for held in s.places[: b.n_places].tolist()
        ),
        deck=s.n_deck,
        anglers=tuple(_angler_of(box, unpacked(s.anglers, seat)) for seat in range(s.seats)),
        round=s.rounds,
        seat=_last_seat(s) if s.phase == phases.ENDED else s.seat + 1,
        phase=phase,
        detail=detail,
        solo=s.seats == 1,
        length=b.solo_turns if s.seats == 1 else int(s.options[TARGET]) + 1,
        first=s.first + 1,
    )


def _last_seat(s: Any) -> int:
    """The seat that ended the round, from 1."""
    found: int = (s.first - 1) % s.seats + 1
    return found


def _tokens_of(box: Box, states: Array) -> tuple[tuple[str, str | None] | None, ...]:
    colours, ways, left = box.names["colour"], box.names["way"], ways_left(states)
    found: list[tuple[str, str | None] | None] = []
    for group in states["group_at"][0, : box.tables["n_spots"][0]].tolist():
        if not group:
            found.append(None)
            continue
        possible = list(left[group])
        known = ways[possible[0]] if len(possible) == 1 else None
        found.append((colours[colour_of(group)], known))
    return tuple(found)


def _angler_of(box: Box, angler: Any) -> Angler:
    species = box.names["species"]
    cards = tuple(species[card - 1] for card in angler.catch[: angler.n_catch].tolist())
    return Angler(box.names["field"][angler.field], angler.smiling, angler.luck, cards)


def state_of(box: Box, position: Position) -> Array:
    """A state in that position.  Tokens whose drift is written are known, the others share what is
    left; raises Unreadable if cards or tokens do not come out of the box."""
    states = np.zeros(1, STATE)
    s = states[0]
    _check_catches(position, len(s.anglers[0].catch))
    chosen = dict(box.defaults)
    if not position.solo:
        chosen["target"] = str(position.length)
    rounds = max(int(chosen["max_rounds"]), position.round)
    chosen["max_rounds"] = next(n for n in ROUNDS if int(n) >= rounds)
    if position.phase == "x" and not position.solo and _reason(position) == endings.MAX_ROUNDS:
        if str(position.round) not in ROUNDS:
            raise Unreadable(
                said(
                    "position_over", "part 6: the game is over, but for no reason that can be seen"
                )
            )
        chosen["max_rounds"] = str(position.round)
    for k, angler in enumerate(position.anglers, 1):
        chosen[f"luck_p{k}"] = str(angler.luck)
    options = np.array([option.values.index(chosen[option.id]) for option in OPTIONS], np.int64)
    doors.setup(box.tables, states, 0, len(position.anglers), options)
    _put_cards(box, position, s)
    _put_tokens(box, position, s)
    s.mark[:] = 0
    s.mark[LAND] = ENTERED
    for seat, one in enumerate(position.anglers):
        angler = s.anglers[seat]
        angler.field, angler.smiling = box.names["field"].index(one.field), one.smiling
        if s.mark[angler.field]:
            raise Unreadable(said("position_two", "two anglers stand on {field}", field=one.field))
        s.mark[angler.field] = TAKEN
    s.first, s.seat, s.rounds = position.first - 1, position.seat - 1, position.round
    before = (position.seat - position.first) % len(position.anglers)
    s.turn = (position.round - 1) * len(position.anglers) + before + 1
    _put_phase(box, position, states)
    found = faults(box, states)
    if found:
        raise Unreadable(said("position_impossible", "no game gets there: {why}", why=found[0]))
    return states


def _put_cards(box: Box, position: Position, s: Any) -> None:
    codes = box.names["species"]
    left = [codes[int(species)] for species in s.deck[: s.n_deck]]

    def taken(code: str) -> int:
        if code not in left:
            raise Unreadable(
                said("position_no_cards", "the box has no more cards of {word}", word=code)
            )
        left.remove(code)
        return 1 + codes.index(code)

    s.places[: len(position.places)] = [
        NO_CARD if code is None else taken(code) for code in position.places
    ]
    for seat, one in enumerate(position.anglers):
        angler = s.anglers[seat]
        angler.n_catch = len(one.cards)
        angler.catch[: len(one.cards)] = [taken(code) for code in one.cards]
    told = position.deck if isinstance(position.deck, int) else len(position.deck)
    if told != len(left) or (
        not isinstance(position.deck, int) and sorted(position.deck) != sorted(left)
    ):
        raise Unreadable(
            said(
                "position_deck",
                "part 4: the deck does not hold the {n} cards that lie nowhere",
                n=len(left),
            )
        )
    s.n_deck = len(left)
    s.deck[:] = 0
    s.deck[: len(left)] = [codes.index(code) for code in left]


def _put_tokens(box: Box, position: Position, s: Any) -> None:
    colours, ways = box.names["colour"], box.names["way"]
    left: list[int] = s.pile[: s.n_pile].tolist()

    def taken(colour: str, way: str) -> int:
        kind = colours.index(colour) * MAX_WAYS + ways.index(way)
        if kind not in left:
            raise Unreadable(
                said(
                    "position_no_tokens",
                    "the box has no more tokens {colour}{way}",
                    colour=colour,
                    way=way,
                )
            )
        left.remove(kind)
        return kind

    def put_unseen(kind: int, batch: int) -> None:
        s.unseen_group[s.n_unseen] = 1 + batch * MAX_COLOURS + kind // MAX_WAYS
        s.unseen_way[s.n_unseen] = kind % MAX_WAYS
        s.n_unseen += 1

    pile = [taken(colour, way) for colour, way in position.pile]
    batch = 0
    for spot, token in enumerate(position.tokens):
        if token is None:
            continue
        if token[1] is not None:
            batch += 1
            put_unseen(taken(token[0], token[1]), batch)
        own = batch if token[1] is not None else 0
        s.group_at[spot] = 1 + own * MAX_COLOURS + colours.index(token[0])
    hidden = [token[0] for token in position.tokens if token and token[1] is None]
    if sorted(hidden) != sorted(colours[kind // MAX_WAYS] for kind in left):
        raise Unreadable(
            said("position_hidden", "part 1: the hidden tokens are not those that lie nowhere else")
        )
    for kind in left:
        put_unseen(kind, 0)
    s.pile[:] = 0
    s.pile[: len(pile)] = pile
    s.n_pile = len(pile)


def _put_phase(box: Box, position: Position, states: Array) -> None:
    s, b = states[0], box.tables[0]
    s.at = s.anglers[s.seat].field
    if position.phase == "x":
        s.phase, s.seat = phases.ENDED, s.first
        s.reason = endings.TURNS if position.solo else _reason(position)
    elif position.phase == "m":
        s.phase = phases.MOVE
        s.mark[s.at] = ENTERED
    else:
        s.mark[s.at] = 0
        s.die = int(position.detail[:4])
        s.fished = b.spot_of[s.at]
        if s.fished == NO_SPOT or s.group_at[s.fished] == 0 or not 1 <= s.die <= b.faces:
            where = box.names["field"][int(s.at)]
            raise Unreadable(
                said(
                    "position_rolled",
                    "part 6: nobody can have rolled {roll} on {where}",
                    roll=position.detail[:4],
                    where=where,
                )
            )
        s.phase = phases.MISS if position.phase == "d" else phases.BOTH
        first, second = pair_of(box, s)
        hits = [bool(b.hit[s.places[place], s.die]) for place in (first, second)]
        if s.phase == phases.BOTH and not all(hits):
            raise Unreadable(
                said(
                    "position_both", "part 6: {roll} does not hit both cards", roll=position.detail
                )
            )
        if s.phase == phases.MISS and (any(hits) or s.anglers[s.seat].smiling == 0):
            raise Unreadable(
                said(
                    "position_miss",
                    "part 6: {roll} is no miss that can be rolled again",
                    roll=position.detail,
                )
            )


def _reason(position: Position) -> int:
    if any(len(angler.cards) >= position.length for angler in position.anglers):
        return endings.TARGET
    gone = position.deck in (0, ()) and not any(position.places)
    return endings.NO_CARDS if gone else endings.MAX_ROUNDS
