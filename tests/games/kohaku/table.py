"""Ways for the tests of Kōhaku to get to a position and to ask about it.

`table` replays record lines, `play_random` plays, `position` sets a board and ponds up directly.
All give a Match.  Other tests may rely on what is here: it is an API like any other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from pondside.games import load
from pondside.games.kohaku import actions, endings, notation, phases
from pondside.games.kohaku.facts import CARDS, MARKET_CELLS
from pondside.games.kohaku.ground import (
    EMPTY,
    FEATURE,
    KOI,
    NEIGHBOURS,
    OPEN,
    ORIGIN,
    cell_at,
    edges_of,
    place_of,
)
from pondside.games.kohaku.notation import pond_text, tokens_of
from pondside.games.kohaku.sheets import sheet_of
from pondside.games.kohaku.tables import name_of
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, Array, Box
from pondside.kernel.match import Match

from . import oracle

Cell = tuple[int, int]
GAME = load("kohaku")
BOX = GAME.open_box(None)

# The board of the worked examples, EX-06.
BOARD = "rw.f2 Fr y.d3 S / R b.f2 G ry.d2 / bw.d3 T wy.f3 By"


def table(after: str = "", *, seats: int = 2, board: str = BOARD, **options: str) -> Match:
    """The match after these record lines; the set-up deals `board` first unless it is empty."""
    head = f"pond 1\ngame kohaku\nseats {seats}\n"
    if options:
        head += "options " + " ".join(f"{id}={value}" for id, value in options.items()) + "\n"
    if board:
        head += "@ " + board.replace("/", " ") + "\n"
    return Match.replay(head + after)


def unfilled(seats: int = 2, *, seed: str = "1", data: str | None = None, **options: str) -> Match:
    """A match before its first draw."""
    return Match(GAME, GAME.open_box(data), seats, options, seed)


def act_at_random(match: Match, rng: random.Random) -> None:
    """One action of whoever acts, chance included."""
    legal = match.actions()
    weights = match.weights() if match.actor == CHANCE else None
    match.play(rng.choices(legal, weights)[0], quiet=True)


def walk_random(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A random game, handed out before its first action and after each."""
    rng = random.Random(seed)
    match = unfilled(seats, **options)
    yield match
    while not match.over:
        act_at_random(match, rng)
        yield match


def play_random(
    seats: int, seed: int, *, until: Callable[[Match], bool] | None = None, **options: str
) -> Match:
    """A random game played to its end, or until something is true of it."""
    for match in walk_random(seats, seed, **options):
        if until is not None and until(match):
            break
    return match


def position(
    seats: int = 2,
    *,
    board: str = BOARD,
    ponds: Sequence[str] = (),
    pile: str = "",
    koi_stack: str | None = None,
    feature_stack: str | None = None,
    goals: Sequence[str] = (),
    phase: str = "draft",
    seat: int = 0,
    reason: str = "koi_stack_empty",
    sound: bool = True,
    box: Box = BOX,
    **options: str,
) -> Match:
    """A match standing in a position that was not played.

    Ponds and tiles are written as in the rules; a pond without `origin:` is moved so that its
    first koi in reading order is at (0,0).  The tiles that lie nowhere are unseen; if a stack is
    given it holds just these tiles (any of them may come next) and the rest of the box is out of
    the way in the rival's pile.  `reason` is used when the phase is ended.  With `sound` the tiles
    must come out of the box and the position must be one that the invariants allow.
    """
    match = Match(GAME, box, seats, options, "1")
    s, b = match._states[0], box.tables[0]
    koi = [int(kind) for kind in b.koi_tiles[seats][: b.n_koi_tiles[seats]]]
    features = [int(kind) for kind in b.feature_tiles[: b.n_feature_tiles]]

    def out_of_box(token: str) -> int:
        """What a cell holds that has this tile, now taken from the box."""
        return _taken(box, token, koi, features, sound)

    for cell, token in enumerate(board.replace("/", " ").split()):
        s.market[cell] = EMPTY if token == "-" else out_of_box(token)
    for k, text in enumerate(ponds):
        _lay_out(s.ponds[k], b, text, out_of_box)
    for token in pile.split():
        _put_aside(s, out_of_box(token))
    removed = int(b.n_koi_tiles[seats]) - int(b.koi_in_play[seats])
    if koi_stack is not None:
        stack = [out_of_box(token) - KOI for token in koi_stack.split()] + koi[:removed]
        for kind in koi[removed:]:
            _put_aside(s, KOI + kind)
        koi = stack
    if feature_stack is not None:
        stack = [out_of_box(token) - FEATURE for token in feature_stack.split()]
        for kind in features:
            _put_aside(s, FEATURE + kind)
        features = stack
    s.n_koi_unseen, s.koi_left = len(koi), len(koi) - removed
    s.n_features_unseen = s.features_left = len(features)
    s.koi_unseen[: len(koi)], s.features_unseen[: len(features)] = koi, features
    for k, card in enumerate(goals):
        s.ponds[k].goal = CARDS.index(card) + 1
        s.ponds[k].offer = 1 << CARDS.index(card)
        s.goals_unseen[CARDS.index(card)] -= 1
        s.dealt += 1
    s.phase = phases.PHASES.index(phase)
    s.seat = seat
    s.turn = 1 + sum(int(s.ponds[k].n_koi) for k in range(seats))
    if phase == "ended":
        s.reason = endings.REASONS.index(reason)
    match.look()
    if sound:
        assert GAME.faults(box, match._states) == []
    return match


def _taken(box: Box, token: str, koi: list[int], features: list[int], sound: bool) -> int:
    """The code of a tile, which leaves the list of those still in the box.

    Pebbles may be left out of a token, so a tile that looks alike will do.
    """
    for names, left, first in (("koi", koi, KOI), ("feature", features, FEATURE)):
        names_of_type = box.names[names]
        alike = [k for k, name in enumerate(names_of_type) if name == token]
        alike += [
            k
            for k, name in enumerate(names_of_type)
            if oracle.read_tile(name) == oracle.read_tile(token)
        ]
        for kind in alike:
            if kind in left:
                left.remove(kind)
                return first + kind
        if alike and not sound:
            return first + alike[0]
    raise ValueError(f"the box has no {token} left")


def _put_aside(s: Any, held: int) -> None:
    if held < FEATURE:
        s.pile_koi[held - KOI] += 1
    else:
        s.pile_features[held - FEATURE] += 1


def _lay_out(pond: Any, b: Any, text: str, out_of_box: Callable[[str], int]) -> None:
    """Write a pond into its record, derived fields included."""
    tiles = oracle.read_pond(text)
    koi = sorted((y, x) for (x, y), tile in tiles.items() if isinstance(tile, oracle.Koi))
    down, right = (0, 0) if text.startswith("origin") or not koi else koi[0]
    taken = set()
    for (x, y), tile in sorted(tiles.items(), key=lambda item: (item[0][1], item[0][0])):
        at = cell_at(x - right, y - down)
        taken.add(at)
        pond.cells[at] = out_of_box(oracle.spell_tile(tile))
        if isinstance(tile, oracle.Koi):
            pond.koi_at[pond.n_koi] = at
            pond.n_koi += 1
            pond.coins += b.koi_coins[int(pond.cells[at]) - KOI]
        else:
            pond.feature_at[pond.n_features] = at
            pond.n_features += 1
    if not taken:
        return  # as the set-up left it, open at the origin
    if ORIGIN not in taken:
        pond.cells[ORIGIN] = EMPTY
    beside = {
        "koi": {int(n) for at in pond.feature_at[: pond.n_features] for n in NEIGHBOURS[at]},
        "feature": {int(n) for at in pond.koi_at[: pond.n_koi] for n in NEIGHBOURS[at]},
    }
    pond.n_koi_open = pond.n_feature_open = 0
    pond.koi_open[:] = 0
    for at in sorted((beside["koi"] | beside["feature"]) - taken):
        pond.cells[at] = OPEN
        if at in beside["koi"]:
            pond.koi_open[pond.n_koi_open] = at
            pond.n_koi_open += 1
        if at in beside["feature"]:
            pond.feature_open[pond.n_feature_open] = at
            pond.n_feature_open += 1


def lay_pond(states: Array, i: int, seat: int, tiles: dict[Cell, oracle.Tile]) -> None:
    """Put a pond of stock tiles into one seat of a state, in place of what was there.

    For scoring in bulk: nothing is taken from the box and no cell is marked as open.  Koi lie on
    even cells already, as `oracle.random_pond` lays them.
    """
    pond = states[i].ponds[seat]
    b = BOX.tables[0]
    for at in (*pond.koi_at[: pond.n_koi], *pond.feature_at[: pond.n_features]):
        pond.cells[at] = EMPTY
    pond.n_koi = pond.n_features = pond.coins = 0
    for place, tile in tiles.items():
        at = cell_at(*place)
        pond.cells[at] = _CODES[tile]
        if isinstance(tile, oracle.Koi):
            pond.koi_at[pond.n_koi] = at
            pond.n_koi += 1
            pond.coins += b.koi_coins[_CODES[tile] - KOI]
        else:
            pond.feature_at[pond.n_features] = at
            pond.n_features += 1


_CODES = {
    **{oracle.read_tile(name): KOI + k for k, name in enumerate(BOX.names["koi"])},
    **{oracle.read_tile(name): FEATURE + k for k, name in enumerate(BOX.names["feature"])},
}


def board_of(match: Match) -> dict[str, str | None]:
    """The board by cell.  Read off the state, which is quicker than a view."""
    held = [int(held) for held in match.state[0].market]
    tokens = [None if one == EMPTY else name_of(match.box, one) for one in held]
    return dict(zip(MARKET_CELLS, tokens, strict=True))


def board_text(match: Match) -> str:
    """The board as the rules write it."""
    words = [token or "-" for token in board_of(match).values()]
    return " / ".join(" ".join(words[k : k + 4]) for k in (0, 4, 8))


def free_board(*ponds: Mapping[Cell, oracle.Tile]) -> str:
    """A board of tiles that the box still has when these ponds are laid."""
    left = Counter([*oracle.stock_koi(), *oracle.stock_features()])
    for pond in ponds:
        left -= Counter(pond.values())
    koi = [tile for tile in left.elements() if isinstance(tile, oracle.Koi)]
    features = [tile for tile in left.elements() if isinstance(tile, oracle.Feature)]
    tiles = [(koi if cell in oracle.KOI_CELLS else features).pop(0) for cell in oracle.BOARD_CELLS]
    return " ".join(oracle.spell_tile(tile) for tile in tiles)


def pond_of(match: Match, seat: int = 0) -> dict[Cell, str]:
    """The tiles of a pond by coordinates."""
    return tokens_of(match.box, match.state[0].ponds[seat])


def written_pond(match: Match, seat: int = 0) -> str:
    """A pond as the rules write it."""
    return pond_text(match.box, match.state, seat)


def oracle_pond(match: Match, seat: int = 0) -> dict[Cell, oracle.Tile]:
    """A pond as the oracle knows it, by way of its text."""
    return oracle.read_pond(written_pond(match, seat))


def drafters(match: Match) -> list[int]:
    """The seats that drafted, in order."""
    return [entry.actor for entry in match.entries if entry.action in actions.ACTIONS["take"]]


def lay_alike(match: Match, *turns: str) -> None:
    """Each seat in turn drafts the first pair and lays its two tiles on these cells."""
    for turn in turns:
        for _ in range(match.seats):
            match.play(match.words()[0])
            for word in turn.split():
                match.play(word)
            match.deal()


def phase_of(match: Match) -> str:
    return phases.PHASES[int(match.state[0].phase)]


def placements(match: Match) -> set[tuple[Cell, Cell]]:
    """Every (koi cell, feature cell) that the two tiles in hand can end up on, in either order."""
    tables, states = match.box.tables, GAME.fresh(3)
    states[0] = match.state[0]
    firsts, seconds = (np.zeros(GAME.max_legal, np.int64) for _ in range(2))
    found = set()
    corner = _corner(states)
    for k in range(doors.legal(tables, states, 0, firsts)):
        first = int(firsts[k])
        doors.copy(states, 1, 0)
        doors.apply(tables, states, 1, first)
        after = _corner(states[1:])
        for m in range(doors.legal(tables, states, 1, seconds)):
            second = int(seconds[m])
            one, other = _place(first, corner), _place(second, after)
            found.add((one, other) if first in actions.ACTIONS["put_koi"] else (other, one))
    return found


def _corner(states: Array) -> Cell:
    """The smallest coordinates of the pond of the seat to act."""
    left, top, _, _ = edges_of(states, int(states["seat"][0]))
    return left, top


def _place(action: int, corner: Cell) -> Cell:
    first = actions.PUT_KOI if action in actions.ACTIONS["put_koi"] else actions.PUT_FEATURE
    return place_of(action - first, *corner)


def moves(match: Match) -> set[tuple[str, Cell, Cell]]:
    """Every whole turn of the seat to draft: pair, koi cell, feature cell (section 10)."""
    found = set()
    for pair in match.words():
        match.play(pair)
        found |= {(pair, koi, feature) for koi, feature in placements(match)}
        match.undo()
    return found


def sheet(text: str, *, gaps: str = "ignore", box: Box = BOX) -> dict[str, int]:
    """The lines of a written pond's sheet that scored anything.

    Scored by the reader of ponds and, if the box has such tiles, by the game as well.
    """
    read = notation.score_pond(notation.read_pond(text, box), box, gaps=gaps)
    points: Counter[str] = Counter()
    for line in read:
        points[line.kind] += line.points
    in_box = {oracle.read_tile(name) for name in (*box.names["koi"], *box.names["feature"])}
    tiles = list(oracle.read_pond(text).values())
    if set(tiles) <= in_box and any(isinstance(tile, oracle.Koi) for tile in tiles):
        match = position(4, board="", ponds=[text], sound=False, box=box, butterfly_gaps=gaps)
        assert sheet_of(box, match._states, 0) == {**dict.fromkeys(match_lines(), 0), **points}
    return {kind: n for kind, n in points.items() if n}


def match_lines() -> tuple[str, ...]:
    """The names of the lines of a sheet."""
    return (*oracle.KINDS, "coins", "goal")


def total(text: str, *, gaps: str = "ignore") -> int:
    """The points of a written pond."""
    return sum(sheet(text, gaps=gaps).values())


def goal(
    text: str, card: str, *, gaps: str = "ignore", absent: str = "zero", box: Box = BOX
) -> int:
    """What a goal card adds to a written pond."""
    pond = notation.read_pond(text, box)
    line = notation.score_pond(pond, box, card, gaps, absent)[-1]
    assert (line.kind, line.tile) == ("goal", card)
    return line.points
