"""What the list of worths says of every action, against a count of its own and against the engine.

The count below works on drawings and on sets of cells as whole numbers, bit 12 * row + column.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from pondside.games import load
from pondside.games.wodny_ogrod import phases
from pondside.games.wodny_ogrod.gains import KIND_BITS, LOST_AREAS, WON_AREAS, priced, worths
from pondside.games.wodny_ogrod.ground import LOST, OPEN, WON
from pondside.games.wodny_ogrod.tables import words_of
from pondside.games.wodny_ogrod.view import Choice
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, OVER, Array, Box

from ..clauses import clause
from ..owner import put
from .test_data import areas_in, box_with, mark, straightened, ways
from .test_scoring import QUICK, TABLES, odd_box

GAME = load("wodny_ogrod")
BOX = GAME.open_box(None)
KINDS = ("I2", "I3", "L3", "S1")
VARIANTS = ("base", "a", "b")

FULL = (1 << 144) - 1
ROW = (1 << 12) - 1
FIRST_COLUMN = sum(1 << 12 * r for r in range(12))
LAST_COLUMN = FIRST_COLUMN << 11
LINES = [ROW << 12 * r for r in range(12)] + [FIRST_COLUMN << c for c in range(12)]


# A count of our own


def near(cells: int) -> int:
    """The cells that share a side with some cells."""
    left, right = (cells & ~FIRST_COLUMN) >> 1, (cells & ~LAST_COLUMN) << 1
    return (left | right | cells >> 12 | cells << 12) & FULL


def groups(cells: int) -> list[int]:
    found = []
    while cells:
        part, grown = 0, cells & -cells
        while grown != part:
            part, grown = grown, (grown | near(grown)) & cells
        cells &= ~part
        found.append(part)
    return found


@dataclass(frozen=True)
class Plot:
    """A garden as the rules see it."""

    covered: int
    koi: int
    lily: int
    decorations: tuple[int, ...]
    used: frozenset[int]  # sections whose token is gone
    done: frozenset[int]  # marked areas whose token is gone
    settled: frozenset[int]  # decoration areas that are lost or won


@dataclass(frozen=True)
class Card:
    """A layout: marked areas with their tokens, decoration areas with their shapes."""

    areas: tuple[tuple[int, str], ...]
    decorations: tuple[tuple[int, str], ...]


def bits(cells: Any) -> int:
    return sum({1 << 12 * r + c for r, c in cells})


def shape_of(cells: Any) -> tuple[str, ...]:
    """A drawing that is the same for all ways a shape can lie."""
    rows = ["".join("#" if [r, c] in cells else "." for c in range(12)) for r in range(12)]
    return min(ways(straightened(rows)))


class Table:
    """What a component file says."""

    def __init__(self, box: Box) -> None:
        facts = box.facts
        self.scoring = facts["scoring"]
        tiles = {tile["id"]: tile["art"] for tile in facts["water_tiles"]["tile"]}
        tokens = {token["id"]: token["art"] for token in facts["bonus_tokens"]["type"]}
        self.shapes = {shape["id"]: shape["art"] for shape in facts["decorations"]["shape"]}
        self.arts = {
            id: straightened(art) for id, art in {**tiles, **tokens, **self.shapes}.items()
        }
        self.tiles = tuple(tiles)
        self.sections = [
            (
                {line + (12 if section["kind"] == "col" else 0) for line in section["lines"]},
                section["token"],
            )
            for section in facts["edge_sections"]["section"]
        ]
        outlines = {
            shape_of(
                [[r, c] for r, row in enumerate(art) for c, s in enumerate(row) if s != "."]
            ): id
            for id, art in self.shapes.items()
        }
        self.cards = {}
        for layout in facts["layouts"]["layout"]:
            by_id = {area["id"]: area for area in areas_in(layout["map"])}
            areas = [by_id[id] for id in box.names[f"areas {layout['id']}"]]
            marks = [area for area in areas if area["kind"] != "decoration"]
            green = [area for area in areas if area["kind"] == "decoration"]
            self.cards[layout["id"]] = Card(
                tuple((bits(a["cells"]), "L3" if a["kind"] == "L" else "S1") for a in marks),
                tuple((bits(a["cells"]), outlines[shape_of(a["cells"])]) for a in green),
            )

    @cache  # noqa: B019 - a handful of tables
    def way(self, piece: str, orientation: int) -> tuple[int, int]:
        """The cells of a piece with its anchor on a1, and those with a symbol."""
        rows = ways(self.arts[piece])[orientation]
        cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != "."]
        return bits(cells), bits((r, c) for r, c in cells if rows[r][c] == "o")

    def score(self, plot: Plot) -> int:
        """WOD-SCORE-01 to 08"""
        scoring = self.scoring
        full = [plot.covered & line == line for line in LINES]
        total = scoring["per_full_row"] * sum(full[:12]) + scoring["per_full_col"] * sum(full[12:])
        for group in groups(plot.koi) + groups(plot.lily):
            if group.bit_count() >= scoring["group_min_cells"]:
                beside = near(group)
                contacts = sum(beside & one != 0 for one in plot.decorations)
                total += scoring["per_group"] + scoring["per_group_and_decoration"] * contacts
        return int(total)

    def laid(self, plot: Plot, piece: str, orientation: int, anchor: int) -> Plot:
        """A piece is laid; nothing is won yet."""
        cells, symbols = (way << anchor for way in self.way(piece, orientation))
        assert not cells & plot.covered
        assert cells & FULL == cells
        if piece in self.shapes:
            return replace(
                plot, covered=plot.covered | cells, decorations=(*plot.decorations, cells)
            )
        koi, lily = (symbols, 0) if orientation < 4 else (0, symbols)
        return replace(
            plot, covered=plot.covered | cells, koi=plot.koi | koi, lily=plot.lily | lily
        )

    def awarded(self, plot: Plot, card: Card) -> tuple[Plot, Counter[str]]:
        """WOD-DECO-02 to 05, then WOD-BONUS-02 to 07"""
        won: Counter[str] = Counter()
        laid = sum(plot.decorations)  # they never overlap
        water = plot.covered & ~laid
        settled, new = set(plot.settled), []
        for k, (cells, shape) in enumerate(card.decorations):
            if k in settled:
                continue
            around = near(cells) & ~cells
            if cells & water:
                settled.add(k)
                won[f"lost {shape}"] += 1
            elif around & water == around:
                settled.add(k)
                won[shape] += 1
                new.append(cells)
        covered = plot.covered | sum(new)
        used, done = set(plot.used), set(plot.done)
        full = {k for k, line in enumerate(LINES) if covered & line == line}
        for k, (lines, token) in enumerate(self.sections):
            if k not in used and lines & full:
                used.add(k)
                won[token] += 1
        for k, (cells, token) in enumerate(card.areas):
            if k not in done and covered & cells == cells:
                done.add(k)
                won[token] += 1
        after = replace(
            plot,
            covered=covered,
            decorations=(*plot.decorations, *new),
            used=frozenset(used),
            done=frozenset(done),
            settled=frozenset(settled),
        )
        return after, won


@cache
def table_of(digest: str) -> Table:
    return next(Table(box) for box in (BOX, odd_box(), touching_box()) if box.digest == digest)


@cache
def touching_box() -> Box:
    """Decoration areas side by side, at the edge and around a corner, and large marked areas."""
    green = (
        "A@a1", "A@b1", "B@c1", "B@c2", "B@d2", "C@e8", "C@f8", "C@e9", "C@f9", "D@l11", "D@l12",
        "E@k3", "E@l3", "E@l4", "F@g8", "F@h8",
    )  # fmt: skip
    marks = ("1@a12", "1@b12", "1@a11", "a@h1", "a@i1", "a@j1")
    return box_with(
        mark("A1", *green, *marks, bare=True),
        put("decorations.shape.D2.count", 20),
        put("decorations.total", 36),
        put("scoring.per_full_row", 2),
        put("scoring.per_full_col", 3),
        put("scoring.group_min_cells", 5),
    )


def words_bits(words: Any) -> int:
    """A set of a state as one number."""
    return int(words[0]) | int(words[1]) << 60 | int(words[2]) << 120


def plot_of(garden: Any) -> Plot:
    return Plot(
        words_bits(garden.covered),
        words_bits(garden.koi),
        words_bits(garden.lily),
        tuple(words_bits(garden.decoration[k]) for k in range(int(garden.n_decorations))),
        frozenset(k for k in range(6) if int(garden.used) >> k & 1),
        frozenset(k for k in range(9) if int(garden.done) >> k & 1),
        frozenset(k for k in range(6) if garden.deco_area[k] != OPEN),
    )


def reached(s: Any, tiles: tuple[str, ...]) -> dict[str, str]:
    """The tiles in reach of the seat on turn.  WOD-REACH-01 to 04, WOD-SOLO-02"""

    def display(seat: int) -> list[str]:
        garden = s.gardens[seat]
        return [tiles[k] for k in garden.display[: garden.n_display].tolist()]

    seat, seats = int(s.seat), int(s.seats)
    own = display(seat)
    left, right = display((seat + 1) % seats)[::-1], display((seat - 1) % seats)
    if seats == 1:
        left, right = own[1:2], own[-2:-1]
    ends = {"L": own[:1], "R": own[-1:], "l": left[:1], "r": right[:1]}
    return {source: tile[0] for source, tile in ends.items() if tile}


PLACING = re.compile(r"(\w+)\.([0-7])@([a-l])(\d+)")


def decoded(word: str, reach: dict[str, str]) -> tuple[str, int, int] | None:
    """Piece, orientation and anchor of a word that lays something."""
    match = PLACING.fullmatch(word)
    if match is None:
        return None
    piece = reach.get(match[1], match[1])
    return piece, int(match[2]), 12 * (int(match[4]) - 1) + "abcdefghijkl".index(match[3])


# What has to agree


def legal(box: Box, states: Array) -> list[int]:
    out = np.zeros(GAME.max_legal, np.int64)
    n = doors.legal(box.tables, states, 0, out)
    return [int(action) for action in out[:n]]


def unpacked(box: Box, states: Array, won: int) -> tuple[Counter[str], Counter[str]]:
    """What an action wins and loses, from the packed number of the list."""
    s = states[0]
    shapes = [box.names["shape"][k] for k in box.tables[0].deco_shape[s.gardens[s.seat].layout]]
    tokens = Counter({kind: won >> KIND_BITS * k & 15 for k, kind in enumerate(KINDS)})
    tokens += Counter(shape for k, shape in enumerate(shapes) if won >> WON_AREAS + k & 1)
    lost = Counter(shape for k, shape in enumerate(shapes) if won >> LOST_AREAS + k & 1)
    assert won >> LOST_AREAS + 6 == 0
    return tokens, lost


def check(box: Box, states: Array, met: Counter[str]) -> list[Choice]:
    """Every choice of the seat to act is worth what the rules say; returns the choices."""
    table = table_of(box.digest)
    s = states[0]
    before = states.tobytes()
    listed = priced(box, states)
    assert states.tobytes() == before
    reach = reached(s, table.tiles)
    garden = s.gardens[s.seat]
    card = table.cards[box.names["layout"][int(garden.layout)]]
    plot = plot_of(garden)
    total = table.score(plot)
    met["hands of several"] += int(garden.hand.sum() > 1)
    choices = []
    for action, points, packed in listed:
        word = GAME.spell(box, states, action)
        told = (points, *unpacked(box, states, packed))
        placing = decoded(word, reach)
        if placing is None:
            assert (points, packed) == (0, 0), word
            met[word.partition(":")[0]] += 1
        else:
            laid = table.laid(plot, *placing)
            after, awards = table.awarded(laid, card)
            lost = Counter({key[5:]: n for key, n in awards.items() if key.startswith("lost ")})
            won = Counter({key: n for key, n in awards.items() if not key.startswith("lost ")})
            assert told == (table.score(after) - total, won, lost), word
            met["fewer points"] += points < 0
            note(table, plot, laid, after, won, lost, met)
        choices.append(Choice(word, points, tuple(told[1].elements()), tuple(told[2].elements())))
    return choices


def check_view(box: Box, states: Array, choices: list[Choice]) -> None:
    """What the seat to act is told, and nobody else."""
    actor = int(doors.actor(box.tables, states, 0))
    shown = GAME.view(box, states, actor).choices
    for one, other in zip(shown, choices, strict=True):
        assert (one.word, one.points) == (other.word, other.points)
        assert (Counter(one.wins), Counter(one.loses)) == (
            Counter(other.wins),
            Counter(other.loses),
        )
    assert GAME.view(box, states, None).choices == []
    assert GAME.view(box, states, (actor + 1) % 4).choices == []


def note(
    table: Table,
    plot: Plot,
    laid: Plot,
    after: Plot,
    won: Counter[str],
    lost: Counter[str],
    met: Counter[str],
) -> None:
    """Write down which rare things an action does."""
    met["actions"] += 1
    if not won and not lost and laid.covered == after.covered and plot.koi == after.koi:
        if plot.lily == after.lily and not plot.decorations:
            return
    least = table.scoring["group_min_cells"]
    for key, n in won.items():
        met[key] += 1
        met["two of a kind"] += n > 1
    met["two awards"] += won.total() > 1
    met["lost"] += bool(lost)
    shapes = [shape for shape in won if shape in table.shapes]
    if len(after.decorations) > len(laid.decorations):
        met["decoration won"] += 1
        met["two decorations won"] += len(after.decorations) > len(laid.decorations) + 1
        met["won and lost"] += bool(lost)
        full = [sum(p.covered & line == line for line in LINES) for p in (laid, after)]
        met["decoration fills a line"] += full[0] < full[1]
        new = sum(after.decorations[len(laid.decorations) :])
        for group in groups(after.koi) + groups(after.lily):
            met["won beside a group"] += bool(near(group) & new and group.bit_count() >= least)
    assert bool(shapes) == (len(after.decorations) > len(laid.decorations))
    for old, now in ((plot.koi, after.koi), (plot.lily, after.lily)):
        if old == now:
            continue
        was = [group for group in groups(old) if group.bit_count() >= least]
        for group in groups(now):
            if group.bit_count() < least or group & old == group:
                continue
            parts = sum(1 for other in was if other & group)
            met["group made"] += parts == 0
            met["group grown"] += parts == 1
            met["groups joined"] += parts > 1
            beside = [one for one in plot.decorations if near(group) & one]
            known = [
                one for one in beside if any(near(other) & one for other in was if other & group)
            ]
            met["contact made"] += len(known) < len(beside)
            met["contacts joined"] += parts > 1 and any(
                sum(bool(near(other) & one) for other in was if other & group) > 1 for one in beside
            )
    if len(laid.decorations) > len(plot.decorations):
        new = laid.decorations[-1]
        touched = sum(
            bool(near(group) & new)
            for group in groups(plot.koi) + groups(plot.lily)
            if group.bit_count() >= least
        )
        met["decoration laid beside a group"] += touched == 1
        met["decoration laid beside groups"] += touched > 1
        met["decoration laid wins"] += bool(won)


def check_engine(box: Box, states: Array, choices: list[Choice], rng: random.Random) -> None:
    """Some choices, carried out: points, hand, decorations and areas change as told."""
    seat = int(states[0].seat)
    placings = [choice for choice in choices if "@" in choice.word]
    telling = [choice for choice in placings if choice.points or choice.wins or choice.loses]
    sheets = np.zeros(1, GAME.sheet)
    before = int(doors.total(box.tables, states, 0, seat, sheets, 0))
    for choice in placings[:1] + rng.sample(telling, min(3, len(telling))):
        later = states.copy()
        doors.apply(box.tables, later, 0, GAME.parse(box, states, choice.word))
        refill = (phases.DRAW, phases.SIDE, phases.TAKE)
        while later[0].phase in refill:  # awards come after it (WOD-TURN-10)
            doors.choose(box.tables, later, 0, 0)
        was, now = states[0].gardens[seat], later[0].gardens[seat]
        total = int(doors.total(box.tables, later, 0, seat, sheets, 0))
        assert total - before == choice.points, choice
        hand = Counter(dict(zip(KINDS, (now.hand - was.hand).tolist(), strict=True)))
        piece = choice.word.partition(".")[0]
        hand[piece] += piece in KINDS
        shapes = box.names["shape"]
        areas = box.tables[0].deco_shape[int(now.layout)]
        changed = [k for k in range(6) if was.deco_area[k] != now.deco_area[k]]
        won = [shapes[areas[k]] for k in changed if now.deco_area[k] == WON]
        lost = [shapes[areas[k]] for k in changed if now.deco_area[k] == LOST]
        assert Counter(choice.wins) == +hand + Counter(won), choice
        assert Counter(choice.loses) == Counter(lost), choice
        assert now.n_decorations == was.n_decorations + len(won) + (piece in shapes)


def check_lists(box: Box, states: Array) -> None:
    """The list behind the choices, in any place of an array, and with old numbers in its way."""
    found = priced(box, states)
    assert [action for action, _, _ in found] == legal(box, states)
    three = GAME.fresh(3)
    three[1] = states[0]
    before = three.tobytes()
    out, points, wins = (np.full(GAME.max_legal, 77, np.int64) for _ in range(3))
    n = worths(box.tables, three, 1, out, points, wins)
    told = zip(out[:n].tolist(), points[:n].tolist(), wins[:n].tolist(), strict=True)
    assert list(told) == found
    assert set(out[n:].tolist() + points[n:].tolist() + wins[n:].tolist()) <= {77}
    assert three.tobytes() == before


# Games


@cache
def deal(digest: str, seats: int, variant: str, seed: int) -> bytes:
    box = next(one for one in (BOX, odd_box(), touching_box()) if one.digest == digest)
    rng = random.Random(f"deal {seats} {variant} {seed}")
    states = GAME.fresh(1)
    doors.setup(box.tables, states, 0, seats, GAME.settings(box, seats, {"variant": variant}))
    while doors.actor(box.tables, states, 0) == CHANCE:
        doors.choose(box.tables, states, 0, rng.randrange(doors.choices(box.tables, states, 0)))
    return states.tobytes()


def started(box: Box, seats: int, variant: str, rng: random.Random) -> Array:
    """A table after one of a few deals."""
    dealt = deal(box.digest, seats, variant, rng.randrange(5))
    return np.frombuffer(dealt, GAME.state).copy()


def closeness(table: Table, plot: Plot, card: Card, placing: tuple[str, int, int]) -> int:
    """How well a piece lies: what it touches, and what it does to decoration areas."""
    laid = table.laid(plot, *placing)
    cells = laid.covered & ~plot.covered
    edges = sum((cells >> 12 * r & ROW).bit_count() for r in (0, 11))
    edges += (cells & (FIRST_COLUMN | LAST_COLUMN)).bit_count()
    value = 2 * (near(cells) & plot.covered).bit_count() + 2 * edges - near(cells).bit_count()
    for k, (area, _) in enumerate(card.decorations):
        if k not in plot.settled:
            value += 3 * (near(area) & cells).bit_count() - 6 * bool(area & cells)
    after, won = table.awarded(laid, card)
    return value + 4 * won.total() + 2 * (table.score(after) - table.score(plot))


def chosen(box: Box, states: Array, rng: random.Random, tries: int) -> int:
    """A good one of some actions."""
    actions = legal(box, states)
    table, s = table_of(box.digest), states[0]
    plot = plot_of(s.gardens[s.seat])
    card = table.cards[box.names["layout"][int(s.gardens[s.seat].layout)]]
    reach = reached(s, table.tiles)
    best: tuple[float, int] = (-1e9, actions[0])
    for action in rng.sample(actions, min(tries, len(actions))):
        placing = decoded(GAME.spell(box, states, action), reach)
        value = -99 if placing is None else closeness(table, plot, card, placing)
        best = max(best, (value + rng.random(), action))
    return best[1]


def careful_game(box: Box, seats: int, variant: str, seed: int, tries: int) -> Iterator[Array]:
    """The decisions of a game by people who look where a piece lies well."""
    rng = random.Random(f"{seats} {variant} {seed}")
    states = started(box, seats, variant, rng)
    while (actor := doors.actor(box.tables, states, 0)) != OVER:
        if actor == CHANCE:
            n = doors.choices(box.tables, states, 0)
            doors.choose(box.tables, states, 0, rng.randrange(n))
            continue
        yield states
        doors.apply(box.tables, states, 0, chosen(box, states, rng, tries))


def random_game(box: Box, seats: int, variant: str, seed: int, most: int) -> Iterator[Array]:
    """The turns of a game at random in which there are at most so many choices."""
    rng = random.Random(f"{seats} {variant} {seed}")
    states = started(box, seats, variant, rng)
    while (n := doors.choices(box.tables, states, 0)) > 0:
        if n <= most and states[0].phase in (phases.MAIN, phases.BONUS):
            yield states
        doors.choose(box.tables, states, 0, rng.randrange(n))


@pytest.mark.parametrize(
    ("seats", "variant"), [(1, "base"), (2, "a"), (3, "b"), (4, "base")] if QUICK else TABLES
)
def test_the_worths_of_a_game_at_random(seats: int, variant: str) -> None:
    met: Counter[str] = Counter()
    rng = random.Random(1)
    for k, states in enumerate(random_game(BOX, seats, variant, 3, 100 if QUICK else 200)):
        if k % (2 * seats) == 0 or not QUICK:
            choices = check(BOX, states, met)
            check_lists(BOX, states)
            check_engine(BOX, states, choices, rng)
    assert met["actions"] > 0


LINES_AND_GROUPS = (*KINDS, "group made", "group grown", "groups joined", "hands of several")
WALKS = {  # seeds, and what these games are known to meet
    "base": ((1, 5), LINES_AND_GROUPS),
    "a": ((0, 6), (*LINES_AND_GROUPS, "decoration won", "won beside a group", "lost")),
    "b": ((1, 9), (*LINES_AND_GROUPS, "contact made")),
}


@clause("WOD-BONUS-02", "WOD-BONUS-05", "WOD-SCORE-04")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_worths_of_careful_games(variant: str) -> None:
    met: Counter[str] = Counter()
    rng = random.Random(2)
    box = odd_box()
    seeds, rare = WALKS[variant]
    for seed in seeds:
        for states in careful_game(box, 1, variant, seed, 12):
            if doors.choices(box.tables, states, 0) < 150:
                check_engine(box, states, check(box, states, met), rng)
    assert [key for key in rare if not met[key]] == [], met


@pytest.mark.skipif(QUICK, reason="takes minutes interpreted")
@pytest.mark.parametrize(("seats", "variant"), [(2, "base"), (3, "a"), (4, "b")])
def test_the_worths_of_a_whole_careful_game(seats: int, variant: str) -> None:
    rng = random.Random(3)
    for states in careful_game(BOX, seats, variant, 7, 30):
        if rng.random() < 0.08 or doors.choices(BOX.tables, states, 0) < 100:
            check_engine(BOX, states, check(BOX, states, Counter()), rng)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_worths_of_an_early_position(variant: str) -> None:
    """Thousands of placings; a kept token besides."""
    rng = random.Random(5)
    states = started(BOX, 2, variant, rng)
    doors.apply(BOX.tables, states, 0, chosen(BOX, states, rng, 6))
    states[0].gardens[states[0].seat].hand[1] = 1
    assert states[0].phase == phases.MAIN
    assert doors.choices(BOX.tables, states, 0) > 2500
    assert [action for action, _, _ in priced(BOX, states)] == legal(BOX, states)
    if not QUICK:
        check(BOX, states, Counter())
        check_lists(BOX, states)


# Gardens made so that much happens


def holes_for(table: Table, pieces: list[str], rng: random.Random) -> list[tuple[int, int, int]]:
    """Places where pieces would fit: cells, those with a symbol, and the side that is up."""
    found = []
    for _ in range(rng.choice((1, 2, 3, 4))):
        piece, orientation = rng.choice(pieces), rng.randrange(8)
        rows = ways(table.arts[piece])[orientation]
        anchor = 12 * rng.randrange(13 - len(rows)) + rng.randrange(13 - len(rows[0]))
        cells, with_symbol = table.way(piece, orientation)
        found.append((cells << anchor, with_symbol << anchor, orientation // 4))
    return found


def some_decorations(table: Table, holes: int, rng: random.Random) -> list[tuple[int, str]]:
    """Decorations of side B that lie apart."""
    found: list[tuple[int, str]] = []
    for _ in range(rng.choice((0, 1, 2, 4))):
        shape = rng.choice(list(table.shapes))
        cells = table.way(shape, rng.randrange(8))[0] << 12 * rng.randrange(11) + rng.randrange(10)
        taken = sum(cells for cells, _ in found)
        few = len(found) < 2 and shape not in [other for _, other in found]
        if few and cells & FULL == cells and not cells & (taken | near(taken) | holes):
            found.append((cells, shape))
    return found


def paint(box: Box, states: Array, rng: random.Random) -> None:
    """Cover the garden of the seat on turn but for holes in the shapes of pieces at hand."""
    table, s = table_of(box.digest), states[0]
    garden = s.gardens[s.seat]
    card = table.cards[box.names["layout"][int(garden.layout)]]
    side_b = s.options[0] == 2
    pieces = [*reached(s, table.tiles).values(), *KINDS, *(table.shapes if side_b else ())]
    carved = holes_for(table, pieces, rng)
    holes = 0
    for cells, _, _ in carved:
        holes |= cells
    for area, _ in card.decorations:  # most of them open, with a gap or two beside them
        if rng.random() < 0.8:
            holes |= area
            beside = [k for k in range(144) if (near(area) & ~area) >> k & 1]
            for k in rng.sample(beside, rng.choice((0, 1, 1, 2))):
                holes |= 1 << k
    gaps = rng.choice((0.0, 0.01, 0.04))
    holes |= sum(1 << k for k in range(144) if rng.random() < gaps and not holes >> k & 1)
    laid = some_decorations(table, holes, rng) if side_b else []
    covered = FULL & ~holes
    status = [OPEN] * 6
    for k, (area, shape) in enumerate(card.decorations):
        around = near(area) & ~area
        if area & covered:
            status[k] = LOST
        elif around & covered == around:
            status[k] = WON
            laid.append((area, shape))
    decorated = sum(cells for cells, _ in laid)
    koi, lily = symbols(rng, carved, covered & ~decorated)
    covered |= decorated
    full = {k for k, line in enumerate(LINES) if covered & line == line}
    sets = {"covered": covered, "koi": koi, "lily": lily, "decorated": decorated}
    for name, cells in sets.items():
        garden[name] = words_of(k for k in range(144) if cells >> k & 1)
    ids = list(table.shapes)
    for n, (cells, shape) in enumerate(laid):
        garden.decoration[n] = words_of(k for k in range(144) if cells >> k & 1)
        garden.shapes[n] = ids.index(shape)
    garden.n_decorations = len(laid)
    garden.deco_area[:] = status
    garden.used = sum(1 << k for k, (lines, _) in enumerate(table.sections) if lines & full)
    garden.done = sum(1 << k for k, (area, _) in enumerate(card.areas) if area & covered == area)


def symbols(rng: random.Random, carved: list[tuple[int, int, int]], water: int) -> tuple[int, int]:
    """Blots of koi and lilies on some cells, some of them leading to the symbols of a piece."""
    sides = [0, 0]

    def blot(r: int, c: int, high: int, wide: int, side: int) -> None:
        cells = bits(
            (i, k)
            for i in range(r, r + high)
            for k in range(c, c + wide)
            if 0 <= i < 12 and 0 <= k < 12
        )
        sides[side] |= cells
        sides[1 - side] &= ~cells

    for _ in range(rng.randrange(4, 24)):
        high, wide = rng.choice(((1, 6), (6, 1), (2, 3), (3, 2), (1, 7), (7, 1), (4, 1), (2, 4)))
        blot(rng.randrange(12), rng.randrange(12), high, wide, rng.randrange(2))
    for _, with_symbol, side in carved:
        for cell in range(144):
            if with_symbol >> cell & 1:
                r, c = divmod(cell, 12)
                runs = ((r, c + 1, 1, 7), (r, c - 7, 1, 7), (r + 1, c, 7, 1), (r - 7, c, 7, 1))
                for run in rng.sample(runs, rng.choice((0, 0, 2, 3))):
                    blot(*run, side)
    return sides[0] & water, sides[1] & water


def made(box: Box, seats: int, variant: str, rng: random.Random) -> Array:
    """A position late in a game."""
    states = started(box, seats, variant, rng)
    s = states[0]
    paint(box, states, rng)
    garden = s.gardens[s.seat]
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        garden.hand[rng.randrange(4)] += 1
    if garden.hand.sum() and rng.random() < 0.4:
        s.moved, s.phase = 1, phases.BONUS
    assert s.phase in (phases.MAIN, phases.BONUS)
    return states


EVERYWHERE = (
    "I2", "I3", "L3", "S1", "two awards", "two of a kind", "group made", "group grown",
    "groups joined", "hands of several", "fewer points",
)  # fmt: skip
RARE = {
    "base": EVERYWHERE,
    "a": (
        *EVERYWHERE, "D2", "D3", "D4", "decoration won", "decoration fills a line", "lost",
        "won beside a group", "contact made", "won and lost",
    ),
    "b": (
        *EVERYWHERE, "contact made", "decoration laid beside a group",
        "decoration laid beside groups", "decoration laid wins",
    ),
}  # fmt: skip


def crowded(box: Box, variant: str, k: int, rng: random.Random, met: Counter[str]) -> None:
    """Make a position, and check it unless it has very many choices."""
    states = made(box, 1 + k % 4, variant, rng)
    if doors.choices(box.tables, states, 0) > (120 if QUICK else 300):
        return
    choices = check(box, states, met)
    check_engine(box, states, choices, rng)
    if k < 8:
        assert GAME.faults(box, states) == []
        check_lists(box, states)
        check_view(box, states, choices)


@clause("WOD-BONUS-04", "WOD-BONUS-07", "WOD-DECO-02", "WOD-DECO-05", "WOD-SCORE-06")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_worths_of_crowded_gardens(variant: str) -> None:
    met: Counter[str] = Counter()
    rng = random.Random(f"crowded {variant}")
    for k in range(44 if QUICK else 150):
        crowded(odd_box() if k % 3 == 0 else BOX, variant, k, rng, met)
    assert [key for key in RARE[variant] if not met[key]] == [], met


@clause("WOD-DECO-03")
def test_the_worths_beside_decoration_areas_that_touch() -> None:
    """Areas at the edge, and two that touch: neither surrounds the other."""
    met: Counter[str] = Counter()
    rng = random.Random("touching")
    for k in range(24 if QUICK else 80):
        crowded(touching_box(), "a", k, rng, met)
    for key in ("decoration won", "lost", "won beside a group"):
        assert met[key], (key, met)


# By hand


def drawn(
    *rows: str,
    layout: str = "base",
    hand: tuple[str, ...] = (),
    tile: str = "T07",
    moved: bool = False,
    box: Box = BOX,
) -> Array:
    """A player alone with a garden; its awards of lines and areas are given out as it stands."""
    variant = layout if layout == "base" else layout[0].lower()
    states = GAME.fresh(1)
    doors.setup(box.tables, states, 0, 1, GAME.settings(box, 1, {"variant": variant}))
    s, table = states[0], table_of(box.digest)
    s.phase, s.moved = (phases.BONUS, 1) if moved else (phases.MAIN, 0)
    garden = s.gardens[0]
    garden.layout = box.names["layout"].index(layout)
    garden.display[:2], garden.n_display = table.tiles.index(tile), 2
    for kind in hand:
        garden.hand[KINDS.index(kind)] += 1
    signs = "".join(row.ljust(12, ".") for row in rows).ljust(144, ".")

    def words(known: str) -> list[int]:
        return words_of(k for k, sign in enumerate(signs) if sign in known)

    garden.covered, garden.koi, garden.lily = words("~KL123"), words("K"), words("L")
    garden.decorated = words("123")
    for digit in sorted(set(signs) & set("123")):
        garden.decoration[int(digit) - 1] = words(digit)
        garden.n_decorations += 1
    plot = plot_of(garden)
    card = table.cards[layout]
    for k, (area, _) in enumerate(card.decorations):
        if any(one & area for one in plot.decorations):
            garden.deco_area[k] = WON
        elif plot.covered & area:
            garden.deco_area[k] = LOST
    after, _ = table.awarded(plot_of(garden), card)
    garden.used, garden.done = (sum(1 << k for k in one) for one in (after.used, after.done))
    return states


def worth(states: Array, word: str, box: Box = BOX) -> tuple[int, str, str]:
    """What a word is told to be worth: points, what it wins and what it loses."""
    choices = {choice.word: choice for choice in GAME.view(box, states, 0).choices}
    choice = choices[word]
    return choice.points, " ".join(choice.wins), " ".join(choice.loses)


FILLED = "~" * 12


@clause("WOD-SCORE-05")
def test_joining_two_groups_costs_points() -> None:
    """Two groups of seven become one, and row 2 is filled."""
    rows = [FILLED, "KKKKKKK.~~~~", ".......KKKKK", "..........KK"]
    states = drawn(*rows, hand=("S1",), moved=True)
    assert worth(states, "S1.0@h2") == (1 - 2, "", "")
    assert worth(states, "S1.4@h2") == (1, "", "")


@clause("WOD-SCORE-06")
def test_joining_two_groups_beside_one_decoration() -> None:
    """8 points become 4; a third group beside it stays as it is."""
    rows = ["..LLLLLLL...", "KKKKKKK.....", "......1KKKKK", "......1KK..."]
    states = drawn(*rows, layout="B1", hand=("S1",), moved=True)
    assert worth(states, "S1.0@h2") == (-4, "", "")
    rows[1] = "KKKKKK......"  # six, and one more makes a group beside the decoration
    assert worth(drawn(*rows, layout="B1", hand=("S1",), moved=True), "S1.0@g2") == (4, "", "")


@clause("WOD-SCORE-06")
def test_a_group_that_grows_to_seven_scores_its_decorations() -> None:
    rows = ["KKKKKK......", "1.22...33..."]
    states = drawn(*rows, layout="B1", hand=("S1",), moved=True)
    assert worth(states, "S1.0@g1") == (2 + 4, "", "")
    assert worth(states, "S1.4@g1") == (0, "", "")
    assert worth(states, "S1.0@i1") == (0, "", "")
    rows = ["KKKKKK......", "1.22..33...."]
    assert worth(drawn(*rows, layout="B1", hand=("S1",), moved=True), "S1.0@g1")[0] == 2 + 6


@clause("WOD-BONUS-03", "WOD-BONUS-04")
def test_lines_of_one_section_win_one_token() -> None:
    """Rows 3 to 5 and column l: rows 3 and 4 are one section."""
    rows = [
        FILLED[1:].rjust(12, "."),
        ".~~~~~~~~~~~",
        *["~" * 11] * 3,
        *[".".ljust(11, ".") + "~"] * 7,
    ]
    states = drawn(*rows, hand=("I3",), moved=True)
    points, wins, loses = worth(states, "I3.1@l3")
    assert (points, wins, loses) == (3 + 1, "I2 I2 I3", "")
    states[0].gardens[0].used = 1 << 1 | 1 << 5  # R2 and C3 are gone
    assert worth(states, "I3.1@l3") == (3 + 1, "I2", "")


@clause("WOD-DECO-02", "WOD-DECO-07", "WOD-BONUS-07")
def test_a_decoration_that_is_won_fills_a_line_and_touches_groups() -> None:
    """Card A1 has its lantern on e6 and f6; f5 is the last cell around it."""
    rows = [*["." * 12] * 4, "KKKKK.K.....", "~~~~..L~~~~~", "...~~KKKKKKK"]
    states = drawn(*rows, layout="A1", hand=("S1",), moved=True)
    # Koi a5 to g5 are seven then, row 6 is full, and two groups touch the lantern.
    assert worth(states, "S1.0@f5") == (2 + 2 + 1 + 2, "I2 D2", "")
    assert worth(states, "S1.4@f5") == (1 + 2, "I2 D2", "")
    assert worth(states, "S1.0@e6") == (0, "", "D2")
    assert worth(states, "S1.4@f6") == (0, "", "D2")


@clause("WOD-DECO-05")
def test_a_tile_may_win_one_decoration_and_lose_another() -> None:
    """Card A4: the pavilion on c8 to d9, the islet on g9, g10 and h10."""
    rows = [*["." * 12] * 6, "..~~........", ".~..~.......", ".~..........", "..~~........"]
    states = drawn(*rows, layout="A4", tile="T04")  # e9 is the last cell around the pavilion
    choices = [c for c in GAME.view(BOX, states, 0).choices if "D4" in c.wins]
    assert {choice.wins for choice in choices} == {("D4",)}
    assert {choice.loses for choice in choices} == {("D3",)}  # there is no room to avoid it
    check(BOX, states, Counter())


@clause("WOD-DECO-02", "WOD-SCORE-06")
def test_a_decoration_in_the_last_corner() -> None:
    """It fills rows 11 and 12 and touches five koi of row 12, and those of column l if joined.

    In this box a row is 2 points, and five cells are a group.
    """
    rows = [*[""] * 4, *["...........K"] * 5, "", "~~~~~~~~~~~.", "~~~~~~KKKKK."]
    states = drawn(*rows, layout="A1", hand=("S1",), moved=True, box=touching_box())
    assert worth(states, "S1.0@l10", touching_box()) == (4 + 2 + 2, "I2 D2", "")
    assert worth(states, "S1.4@l10", touching_box()) == (4 + 2, "I2 D2", "")
    assert worth(states, "S1.0@l12", touching_box()) == (2, "I2", "D2")


@clause("WOD-DECO-03")
@pytest.mark.parametrize(
    ("rows", "word", "won"),
    [
        ([".~.~........", ".~..~.......", "..~........."], "S1.0@d3", ""),
        ([".~.~........", ".~..~.......", "..~........."], "S1.0@d3", "1"),
        ([*[""] * 6, "......~~....", "........~...", "......~....."], "S1.0@h9", ""),
        ([*[""] * 6, "......~~....", "........~...", "......~....."], "S1.0@h9", "1"),
    ],
)
def test_a_decoration_does_not_surround_another(rows: list[str], word: str, won: str) -> None:
    """With water beside it the area is won, with a decoration there it is not.

    The rules let no such garden come about: an area is won only with water on its neighbour.
    """
    beside = "b1" if len(rows) == 3 else "f8"
    r, c = int(beside[1:]) - 1, "abcdef".index(beside[0])
    sign = won or "~"
    filled = [row.ljust(12, ".") for row in rows]
    filled[r] = filled[r][:c] + sign + filled[r][c + 1 :]
    states = drawn(*filled, layout="A1", hand=("S1",), moved=True, box=touching_box())
    shape = "D3" if len(rows) == 3 else "D2"
    assert worth(states, word, touching_box())[1] == ("" if won else shape)


@clause("WOD-ALT-03", "WOD-DECO-07", "WOD-SCORE-06")
def test_a_decoration_of_side_b_wins_lines_areas_and_contacts() -> None:
    """Card B1 has a square on c7; b7 and c7 are the only gaps of row 7."""
    rows = [*["." * 12] * 5, "KKKKKKK.....", "~..~~~~~~~~~", "LLLLLLL....."]
    states = drawn(*rows, layout="B1")
    assert worth(states, "D2.0@b7") == (1 + 4, "I2 S1", "")
    assert worth(states, "D2.1@i4") == (0, "", "")
    assert worth(states, "D2.0@a5") == (2, "", "")
    assert worth(states, "D4.0@c9") == (2, "", "")


def test_what_lays_nothing_is_worth_nothing() -> None:
    rows = ["~" * 12] * 12
    states = drawn(*rows, hand=("S1",), moved=True)
    assert worth(states, "end") == (0, "", "")
    states = drawn(*rows, hand=("S1", "L3"), moved=True)
    assert worth(states, "drop:S1") == worth(states, "drop:L3") == (0, "", "")
    assert worth(drawn(*rows), "stop") == (0, "", "")


def test_a_refill_is_worth_nothing() -> None:
    """Whoever owns the short display decides, and no garden changes."""
    rng = random.Random(6)
    states = started(BOX, 2, "base", rng)
    s = states[0]
    other = 1 - int(s.seat)
    s.gardens[other].n_display = 2
    s.gardens[other].display[2:] = 0
    word = next(
        GAME.spell(BOX, states, action)
        for action in legal(BOX, states)
        if GAME.spell(BOX, states, action).startswith("l")
    )
    doors.apply(BOX.tables, states, 0, GAME.parse(BOX, states, word))
    doors.choose(BOX.tables, states, 0, 0)
    assert states[0].phase == phases.SIDE
    shown = GAME.view(BOX, states, other).choices
    assert [(one.word, one.points, one.wins) for one in shown] == [
        ("left", 0, ()),
        ("right", 0, ()),
    ]
    assert GAME.view(BOX, states, 1 - other).choices == []
    assert [won for _, _, won in priced(BOX, states)] == [0, 0]
