"""Ponds written down: the line that `pondside score` takes, and what stands in it.

A line is blank-separated tokens in building order, `O0,0.0 w1,-1 a1,0 luck=2`; each thing must be
legal when it is read.  Independent of a game: an owner scores a real pond with it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...kernel.compiling.decorate import compiled
from ...kernel.errors import BadOption, Illegal, Unreadable, said
from ...kernel.game import Array, Box, Written, WrittenSheet
from ...kernel.kinds import Cell, Kind, Seat
from . import fits, ground, refusals, sheets
from .facts import GOALS, SCROLLS
from .fits import FITS
from .options import LIT_PATH, SCENARIO, SCENARIOS
from .ranking import is_lit, placed, title_of
from .refusals import BRANCH_DONE, GOAL_DONE, REFUSALS, unmet
from .sheets import cells_in, facts_of
from .state import STATE
from .tables import (
    CELLS,
    CENTURY_CARP,
    FIRST_GOAL,
    FOLIAGE,
    GOAL_OF,
    KINDS,
    LANTERN,
    LARGE,
    LILY,
    N_GOAL_TILES,
    PATH,
    SHORE,
    SMALL,
    WATER,
)
from .words import read_place, spell_place

MAX_ITEMS = 400  # things in one pond line


MAX_PONDS = 4
_WANTED = "no thing of a pond; write w1,-1, f1,-1, y1,-1, s3,0.3, l3,0, a1,0, b0,0.0, c1,0.3 …"
_POSSESSIONS = ("luck", "coins", "scrolls", "wells", "markets", "storages", "scenario", "goals")
_GIVEN = re.compile(r"([a-z_]+)=(.*)", re.ASCII)
_SPRING = re.compile(r"O(-?\d{1,2}),(-?\d{1,2})\.([0-5])", re.ASCII)


@compiled
def refuse_at(box: Array, states: Array, seat: Seat, kind: Kind, turn: int, cell: Cell) -> int:
    return fits.refuse(box[0], states[0].ponds[seat], kind, turn, cell)


@compiled
def lay_at(box: Array, states: Array, seat: Seat, kind: Kind, turn: int, cell: Cell) -> None:
    ground.lay(box[0], states[0].ponds[seat], kind, turn, cell)


@compiled
def meets_at(box: Array, states: Array, seat: Seat, kind: Kind) -> bool:
    return refusals.meets(box[0], states[0].ponds[seat], kind)


@compiled
def spring_at(box: Array, states: Array, seat: Seat) -> None:
    ground.lay_spring(box[0], states[0].ponds[seat])


def spell_spring(box: Box) -> str:
    spring = box.facts["tiles"]["spring"]
    q, r = spring["start_at"]
    return f"O{q},{r}.{spring['start_rotation']}"


def things_of(states: Array, seat: int) -> list[tuple[int, int]]:
    """Everything that lies in a pond besides the spring: kind and turn * CELLS + cell.

    In an order that a builder may have taken: tiles, what is on them, koi, path, goals.
    """
    pond = states[0].ponds[seat]
    foliage = pond.foliage[: pond.n_foliage].tolist()
    shores = pond.shore[: pond.n_shores].tolist()
    facing = pond.facing[: pond.n_shores].tolist()
    found = [(WATER, cell) for cell in water_tiles(states, seat)]
    found += [(FOLIAGE, cell) for cell in foliage]
    found += [(SHORE, turn * CELLS + cell) for cell, turn in zip(shores, facing, strict=True)]
    found += [(LILY, cell) for k, cell in enumerate(foliage) if pond.lily[k]]
    found += [(LANTERN, cell) for k, cell in enumerate(shores) if pond.lantern[k]]
    for k in range(int(pond.n_koi)):
        place = int(pond.koi_turn[k]) * CELLS + int(pond.koi_cell[k])
        found.append((SMALL + int(pond.koi_size[k]), place))
    found += [(PATH, cell) for cell in pond.path[: pond.n_path].tolist()]
    for tile in range(N_GOAL_TILES):
        if pond.goal[tile] and tile + FIRST_GOAL != PATH:
            place = int(pond.goal_turn[tile]) * CELLS + int(pond.goal_cell[tile])
            found.append((tile + FIRST_GOAL, place))
    return found


def water_tiles(states: Array, seat: int) -> list[int]:
    """The cells of the water tiles: water spaces that are not of the spring."""
    return sorted(cells_in(states[0].ponds[seat].water))


def spell_pond(box: Box, states: Array, seat: int) -> str:
    """A pond as a line that can be read again.

    Things are written as soon as they are legal.  A koi that was moved onto water which hangs on a
    goal that needed this koi cannot be written so; then the rest follows as it is.
    """
    spring = {int(cell) for cell in box.tables[0].spring_cell[: int(box.tables[0].n_spring)]}
    left = [one for one in things_of(states, seat) if one[0] != WATER or one[1] not in spring]
    again = np.zeros(1, STATE)
    spring_at(box.tables, again, 0)
    pond, was = again[0].ponds[0], states[0].ponds[seat]
    pond.wells, pond.scrolls[:] = was.wells, was.scrolls
    words = [spell_spring(box)]
    while left:
        waiting = []
        for kind, place in left:
            turn, cell = divmod(place, CELLS)
            if _is_due(box, again, kind, turn, cell):
                lay_at(box.tables, again, 0, kind, turn, cell)
                words.append(spell_place(kind, place))
            else:
                waiting.append((kind, place))
        if len(waiting) == len(left):
            words += [spell_place(kind, place) for kind, place in waiting]
            break
        left = waiting
    return " ".join(words)


def _is_due(box: Box, states: Array, kind: int, turn: int, cell: int) -> bool:
    """Whether the reader would accept a thing now."""
    if kind >= FIRST_GOAL and not meets_at(box.tables, states, 0, kind):
        return False
    pond = states[0].ponds[0]
    if kind == PATH and not _may_walk(box, pond):
        return False
    return int(refuse_at(box.tables, states, 0, kind, turn, cell)) == FITS


def _may_walk(box: Box, pond: Any) -> bool:
    """At most a path tile for each koi placed, if moves allow none.  KOI-GOAL-20, AMB-11, AMB-14"""
    b = box.tables[0]
    carps = int(pond.goal[CENTURY_CARP - FIRST_GOAL]) if b.carp_paths else 0
    return bool(b.move_paths) or int(pond.n_path) < int(pond.n_koi) + carps


def spell_possessions(box: Box, states: Array, seat: int) -> str:
    """What a seat has that scores or breaks ties, as the line says it."""
    s, pond = states[0], states[0].ponds[seat]
    scrolls = [
        SCROLLS[int(box.tables[0].card_scroll[card])]
        for card in pond.cards[: pond.n_cards].tolist()
        if box.facts["deck"]["cards"][card]["kind"] == "scroll"
    ]
    words = [f"luck={int(pond.luck)}", f"coins={int(pond.coins)}"]
    if scrolls:
        words.append(f"scrolls={','.join(scrolls)}")
    words += [f"{name}={int(pond[name])}" for name in ("wells", "markets", "storages")]
    scenario = int(s.options[SCENARIO])
    if scenario:
        words.append(f"scenario={SCENARIOS[scenario]}")
    return " ".join(words)


class _Token(NamedTuple):
    text: str
    line: int
    column: int


class Read(NamedTuple):
    """A pond that was read: its state, scrolls and koi as they are written."""

    states: Array
    scrolls: tuple[str, ...]
    koi: tuple[str, ...]
    scenario: str
    goals: tuple[str, ...] | None  # those in play; None: not said


def read_ponds(text: str, box: Box, source: str) -> list[Read]:
    """The ponds of a text, one a line; raises Unreadable or Illegal with line and column."""
    found: list[Read] = []
    for number, line in enumerate(text.split("\n"), 1):
        tokens = [_Token(m[0], number, m.start() + 1) for m in re.finditer(r"\S+", line)]
        if not tokens or tokens[0].text.startswith((";", "#")):
            continue
        if len(found) == MAX_PONDS:
            raise Unreadable(
                f"more than {MAX_PONDS} ponds",
                number,
                0,
                source,
                "too_many_ponds",
                {"most": MAX_PONDS},
            )
        if len(tokens) > MAX_ITEMS:
            raise Unreadable(
                f"more than {MAX_ITEMS} things in one pond",
                number,
                0,
                source,
                "too_many_things",
                {"most": MAX_ITEMS},
            )
        found.append(_read_line(tokens, box, source))
    if not found:
        raise Unreadable(
            f"there is no pond here; write a line such as {spell_spring(box)} w1,-1 a1,0 luck=2",
            0,
            0,
            source,
            "no_pond",
            {"spring": spell_spring(box)},
        )
    return found


def _read_line(tokens: Sequence[_Token], box: Box, source: str) -> Read:
    """Possessions first, wherever they stand: goals ask for some of them."""
    states = np.zeros(1, STATE)
    states[0].seats = 1
    states[0].rulings[:] = 1  # a pond is scored by the rules of today
    given: dict[str, _Token] = {}
    things = []
    for token in tokens:
        match = _GIVEN.fullmatch(token.text)
        if not match:
            things.append(token)
            continue
        if match[1] not in _POSSESSIONS:
            raise _unreadable(
                f"there is nothing called {match[1][:20]!r} to have; use "
                f"{', '.join(f'{name}=' for name in _POSSESSIONS)}",
                token,
                source,
                "unknown_possession",
                word=match[1][:20],
            )
        if match[1] in given:
            raise _unreadable(
                f"{match[1]}= is given twice", token, source, "given_twice", word=match[1]
            )
        given[match[1]] = token
    scrolls = _possess(given, states, box, source)
    scenario = given["scenario"].text.partition("=")[2] if "scenario" in given else "none"
    _read_spring(things[0] if things else tokens[0], box, source)
    spring_at(box.tables, states, 0)
    for token in things[1:]:
        _read_thing(token, states, box, source)
    koi = tuple(token.text for token in things if token.text[0] in "abc")
    goals = _read_goals(given["goals"], states, source) if "goals" in given else None
    return Read(states, scrolls, koi, scenario, goals)


def _unreadable(
    message: str, token: _Token, source: str, name: str, **values: str | int
) -> Unreadable:
    return Unreadable(message, token.line, token.column, source, name, values)


def _possess(given: Mapping[str, _Token], states: Array, box: Box, source: str) -> tuple[str, ...]:
    """Put what the line says of tokens and cards into the state; returns the scrolls."""
    pond = states[0].ponds[0]
    cards = box.facts["deck"]["cards"]
    most = {
        "luck": box.facts["tokens"]["luck"],
        "coins": box.facts["tokens"]["coins"],
        "wells": sum(card["kind"] == "well" for card in cards),
        "markets": sum(card["kind"] == "market" for card in cards),
        "storages": sum(card["kind"] == "storage" for card in cards),
    }
    for name, limit in most.items():
        if name in given:
            value = given[name].text.partition("=")[2]
            if not re.fullmatch(r"\d{1,3}", value, re.ASCII) or int(value) > limit:
                raise _unreadable(
                    f"{name}={value[:20]}: a number from 0 to {limit} is needed, as many as are in "
                    "the box",
                    given[name],
                    source,
                    "number",
                    word=name,
                    most=limit,
                )
            pond[name] = int(value)
    if "scenario" in given:
        value = given["scenario"].text.partition("=")[2]
        if value not in SCENARIOS:
            raise _unreadable(
                f"there is no scenario {value[:20]!r}; use {', '.join(SCENARIOS[1:])}",
                given["scenario"],
                source,
                "unknown_scenario",
                word=value[:20],
            )
        states[0].options[SCENARIO] = SCENARIOS.index(value)
    return _read_scrolls(given["scrolls"], states, box, source) if "scrolls" in given else ()


def _read_scrolls(token: _Token, states: Array, box: Box, source: str) -> tuple[str, ...]:
    names = [name for name in token.text.partition("=")[2].split(",") if name]
    cards = box.facts["deck"]["cards"]
    for name in names:
        if name not in SCROLLS:
            raise _unreadable(
                f"there is no scroll {name[:20]!r}; they are {', '.join(SCROLLS)}",
                token,
                source,
                "unknown_scroll",
                word=name[:20],
            )
        there = sum(card["scroll"] == name for card in cards)
        if names.count(name) > there:
            raise _unreadable(
                f"scroll {name} is given {names.count(name)} times; the box has {there}",
                token,
                source,
                "scroll_times",
                scroll=name,
                n=names.count(name),
                most=there,
            )
        states[0].ponds[0].scrolls[SCROLLS.index(name)] += 1
    return tuple(names)


def _read_goals(token: _Token, states: Array, source: str) -> tuple[str, ...]:
    """The goals in play, spelled as the option spells them; what lies in the pond is among them."""
    value = token.text.partition("=")[2]
    names = () if value == "none" else tuple(value.split("+"))
    for name in names:
        if name not in GOALS or names.count(name) > 1:
            raise _unreadable(
                f"goals={value[:60]}: write none, or different goals with + between them, out of "
                f"{', '.join(GOALS)}",
                token,
                source,
                "goals",
                word=name[:20],
            )
    for tile, there in enumerate(states[0].ponds[0].goal.tolist()):
        name = GOALS[GOAL_OF[tile]]
        if there and name not in names:
            raise _unreadable(
                f"{name} lies in the pond, but goals={value[:60]} says that it is not in play",
                token,
                source,
                "goal_not_in_play",
                goal=name,
            )
    return names


def _read_spring(token: _Token, box: Box, source: str) -> None:
    right = spell_spring(box)
    if token.text == right:
        return
    if _SPRING.fullmatch(token.text):
        raise _illegal(f"the spring lies at {right}", "KOI-SETUP-10", "spring", token, source)
    raise _unreadable(
        f"{token.text[:40]!r}: a pond begins with its spring, {right}",
        token,
        source,
        "spring_first",
        word=token.text[:40],
        spring=right,
    )


def _illegal(message: str, clause: str, name: str, token: _Token, source: str) -> Illegal:
    what = said("", "{word}: {what}", word=token.text[:40], what=message)
    return Illegal(what, clause, name, token.line, token.column, source)


def _read_thing(token: _Token, states: Array, box: Box, source: str) -> None:
    """Lay one thing, or say which rule forbids it."""
    if token.text.startswith("O"):
        raise _illegal("a pond has one spring", "KOI-SETUP-03", "spring", token, source)
    try:
        kind, place = read_place(box, token.text, token.text, _WANTED)
    except Unreadable as error:
        name = "unknown_thing" if error.name == "wanted" else error.name
        values = {**error.values, "word": token.text[:40]}
        raise _unreadable(error.message, token, source, name, **values) from None
    turn, cell = divmod(place, CELLS)
    _check_count(kind, token, states, box, source)
    if kind >= FIRST_GOAL:
        _check_goal(kind, token, states, box, source)
    code = int(refuse_at(box.tables, states, 0, kind, turn, cell))
    if code != FITS:
        raise _refused(code, token, source)
    lay_at(box.tables, states, 0, kind, turn, cell)


def _refused(code: int, token: _Token, source: str) -> Illegal:
    refusal = REFUSALS[code]
    return _illegal(SENTENCES[refusal.name], refusal.clause, refusal.name, token, source)


# Why a token is refused, in English; in other languages the refusals of the table say it.
SENTENCES = {
    "out_of_grid": "it lies farther out than this program has room for",
    "overlaps": "another tile lies there",
    "no_wet_edge": "it touches no wet edge of the pond",
    "no_wet_front": "the front of its middle cell touches no wet edge of the pond",
    "no_foliage": "a lily goes on a foliage tile",
    "has_lily": "this foliage has a lily",
    "no_shore": "a lantern goes on the middle cell of a shore",
    "has_lantern": "this shore has a lantern",
    "no_water": "it would not lie on water spaces only",
    "occupied": "a piece stands there",
    "same_look": "it lies farther out than this program has room for",
    "not_at_lantern": "the bridge is not beside a shore with a lantern",
    "not_at_spring": "the front of the waterfall is not at the spring",
    "on_spring": "the shishi-odoshi may not stand on the spring",
    "off_path": "it continues neither end of the path",
    "no_wet_contact": "no wet edge of the willow meets a wet edge of the pond",
    "goal_done": "this goal is in the pond already",
    "branch_done": "a player takes one branch",
    "needs_lily_pair": "two lilies on adjacent foliage are needed first",
    "needs_foliage": "more foliage is needed first",
    "needs_lantern": "a lantern is needed first",
    "needs_lanterns": "more lanterns are needed first",
    "needs_koi": "more koi are needed first",
    "needs_wells": "more well cards are needed: wells=…",
    "needs_scrolls": "more scrolls are needed: scrolls=…",
}


def _check_count(kind: int, token: _Token, states: Array, box: Box, source: str) -> None:
    """No more of a kind than the box has.  KOI-SETUP-01"""
    pond, tiles = states[0].ponds[0], box.facts["tiles"]
    spring = int(box.tables[0].n_spring)
    have, most = 0, 1
    if kind == WATER:
        have, most = len(water_tiles(states, 0)) - spring, tiles["water"]["count"]
    elif kind == FOLIAGE:
        have, most = int(pond.n_foliage), tiles["foliage"]["count"]
    elif kind == LILY:
        have, most = int(pond.n_lilies), tiles["lily"]["count"]
    elif kind == SHORE:
        have, most = int(pond.n_shores), tiles["shore"]["count"]
    elif kind == LANTERN:
        have, most = int(pond.n_lanterns), tiles["lantern"]["count"]
    elif kind <= LARGE:
        have = int((pond.koi_size[: pond.n_koi] == kind - SMALL).sum())
        most = box.facts["koi"][KINDS[kind]]["count"]
    elif kind == PATH:
        have, most = int(pond.n_path), box.facts["goals"]["path"]["tiles"]
    if have >= most:
        raise _illegal(
            f"the box has no more than {most} of {KINDS[kind]}",
            "KOI-SETUP-01",
            "none_left",
            token,
            source,
        )


def _check_goal(kind: int, token: _Token, states: Array, box: Box, source: str) -> None:
    """Each goal once, and what it asks for; coins are not asked.  KOI-GOAL-03, 04, 22"""
    pond = states[0].ponds[0]
    if kind == PATH:
        if not _may_walk(box, pond):
            raise _illegal(
                "there is at most one path tile for each koi placed before it",
                "KOI-GOAL-20",
                "path_later",
                token,
                source,
            )
        return
    tile = kind - FIRST_GOAL
    if pond.goal[tile]:
        raise _refused(GOAL_DONE, token, source)
    if box.tables[0].one_branch and any(
        pond.goal[other]
        for other in range(N_GOAL_TILES)
        if other != tile and GOAL_OF[other] == GOAL_OF[tile]
    ):
        raise _refused(BRANCH_DONE, token, source)
    if not meets_at(box.tables, states, 0, kind):
        raise _refused(int(unmet(kind)), token, source)


def score_text(text: str, box: Box, source: str, options: Mapping[str, str]) -> Written:
    """The sheets of the ponds in a text, and their places if there are several."""
    ponds = read_ponds(text, box, source)
    chosen = options.get("scenario", "none")
    for pond in ponds:
        told = {chosen, pond.scenario} - {"none"}
        if told and len(ponds) > 1:
            raise BadOption(
                said(
                    "scenario_ponds",
                    "{source}: a scenario is played alone; the text has {n} ponds",
                    source=source,
                    n=len(ponds),
                )
            )
        if pond.goals is not None and options.get("goals", "usual") != "usual":
            raise BadOption(
                said(
                    "goals_in_text",
                    "{source} says which goals are in play; leave out the option goals",
                    source=source,
                )
            )
        if len(told) > 1:
            raise BadOption(
                said(
                    "scenario_twice",
                    "{source} says scenario={scenario}, the option {chosen}",
                    source=source,
                    scenario=pond.scenario,
                    chosen=chosen,
                )
            )
        if told:
            pond.states[0].options[SCENARIO] = SCENARIOS.index(told.pop())
    written = []
    for pond in ponds:
        lines = sheets.lines(box, pond.states, 0, pond.scrolls)
        facts = facts_of(box, pond.states, 0, pond.scrolls, lines, pond.koi)
        if int(pond.states[0].options[SCENARIO]) == LIT_PATH:
            facts["lit_path"] = is_lit(box, pond.states, 0)
        if len(ponds) == 1:
            title = _title(box, pond, facts, options)
            if title is not None:
                facts["title"] = title
        written.append(WrittenSheet(lines, facts))
    if len(ponds) == 1:
        return Written(tuple(written), (), None)
    totals = [sum(line.points for line in sheet.lines) for sheet in written]
    coins = [int(pond.states[0].ponds[0].coins) for pond in ponds]
    placings, tie = placed(totals, coins, list(range(len(ponds))))
    return Written(tuple(written), (), placings, tie, "KOI-SCORE-07" if tie else None)


def _title(
    box: Box, pond: Read, facts: Mapping[str, Any], options: Mapping[str, str]
) -> str | None:
    """The solo title, if it is said which goals were in play.  KOI-SOLO-08"""
    scenario = SCENARIOS[int(pond.states[0].options[SCENARIO])]
    goals = _in_play(box, pond, scenario, options)
    if goals is None:
        return None
    done = [name for name in goals if name in facts["goals"]]
    lit = bool(facts.get("lit_path", False))
    return title_of(box, scenario, int(facts["total"]), len(goals), len(done), lit)


def _in_play(
    box: Box, pond: Read, scenario: str, options: Mapping[str, str]
) -> tuple[str, ...] | None:
    """The goals that the line says, or an option, or the scenario."""
    if pond.goals is not None:
        return pond.goals
    chosen = options.get("goals", "usual")
    if "+" in chosen:
        return tuple(chosen.split("+"))
    if chosen == "none":
        return ()
    if chosen == "usual" and scenario in ("lit_path", "imperial_lake"):
        return tuple(box.facts["solo"]["scenarios"][scenario]["goals"])
    return None
