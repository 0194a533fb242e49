"""A real table of Kōhaku written down: ponds, goal cards and rival, read and spelled.

The text form is the one of docs/rules/kohaku.md: rows from the top, `-` for a gap, `/` or a new
line between rows, `#` for a comment, an optional first line `origin: x,y`.  A line `player: Anna`
begins a pond, `goal: statues` is its owner's card, `rival: koi=18 …` the pile of the rival; a text
without such lines is one pond.  Points and places come from sheets.py and ranking.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ...kernel.errors import Remark, Unreadable, said
from ...kernel.game import Array, Box, ScoreLine, Written, WrittenSheet
from . import meta, scoring, tables, tiles
from .facts import (
    CARDS,
    LEVELS,
    MAX_FEATURE_KINDS,
    MAX_KOI_KINDS,
    MAX_WORTHS,
    Facts,
    FeatureTile,
    KoiTile,
)
from .ground import FEATURE, KOI, Place, edges, place_of
from .printed import PILE, pile_lines
from .ranking import TIE_CLAUSES, beaten, placed, ties
from .scoring import worth
from .sheets import explained
from .state import SIDE, WIDE_POND
from .tables import name_of
from .tiles import Feature, Koi

WIDEST = SIDE - 2  # a pond of any game fits; see state.py
MAX_TEXT = 200_000  # characters read before giving up

_ORIGIN = re.compile(r"origin\s*:\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})", re.ASCII)


class Laid(NamedTuple):
    """A tile of a written pond and where it was read."""

    tile: Koi | Feature
    line: int
    column: int


class Pond(NamedTuple):
    """A pond read from text: tiles by true coordinates, and what looked odd."""

    tiles: dict[Place, Laid]
    warnings: tuple[Remark, ...]


def read_pond(text: str, box: Box, source: str = "") -> Pond:
    """The pond of a text; raises Unreadable with line and column."""
    laid = read_rows(lines_of(text, source), source)
    return Pond(laid, (*too_many(laid.values(), box), *uneven(laid)))


def lines_of(text: str, source: str) -> list[tuple[int, str]]:
    """The lines of a text by their numbers, without remarks."""
    if len(text) > MAX_TEXT:
        raise Unreadable(
            f"the text is longer than {MAX_TEXT} characters",
            source=source,
            name="too_long",
            values={"most": MAX_TEXT},
        )
    # Only real line ends count, so that a line number is what an editor shows.
    lines = text.replace("\r\n", "\n").split("\n")
    return [(number, line.split("#", 1)[0]) for number, line in enumerate(lines, 1)]


def read_rows(lines: Sequence[tuple[int, str]], source: str) -> dict[Place, Laid]:
    """The tiles of one pond; raises Unreadable with line and column."""
    try:
        laid = _read_rows(lines)
        _check_laid(laid)
    except Unreadable as error:
        raise error.at(error.line, error.column, source) from None
    return laid


def _read_rows(lines: Sequence[tuple[int, str]]) -> dict[Place, Laid]:
    laid: dict[Place, Laid] = {}
    left = top = row = 0
    begun = False
    for number, line in lines:
        for start, part in _parts(line):
            match = _ORIGIN.fullmatch(part.strip())
            if match and not begun:
                left, top, begun = int(match[1]), int(match[2]), True
                continue
            words = list(re.finditer(r"\S+", part))
            if not words:
                continue
            begun = True
            for column, word in enumerate(words):
                at = start + word.start() + 1
                if word[0] == "-":
                    continue
                if column >= WIDEST or row >= WIDEST:
                    raise Unreadable(
                        f"a pond is at most {WIDEST} cells wide and high",
                        number,
                        at,
                        name="too_wide",
                        values={"most": WIDEST},
                    )
                if word[0].startswith("origin"):
                    raise Unreadable(
                        "origin is written once, before the first row, as origin: x,y",
                        number,
                        at,
                        name="origin",
                    )
                laid[left + column, top + row] = Laid(_read_tile(word[0], number, at), number, at)
            row += 1
    return laid


def _read_tile(word: str, line: int, column: int) -> Koi | Feature:
    try:
        tile = tiles.read_tile(word)
    except Unreadable as error:
        raise error.at(line, column) from None
    most = MAX_WORTHS // 4
    if isinstance(tile, Koi) and max(tile.fry, tile.dragonflies) > most:
        raise Unreadable(
            f"{word!r}: a koi shows at most {most} of a thing",
            line,
            column,
            name="koi_shows",
            values={"word": word, "most": most},
        )
    return tile


def _parts(line: str) -> list[tuple[int, str]]:
    """The rows of a line and where each starts."""
    parts, start = [], 0
    for part in line.split("/"):
        parts.append((start, part))
        start += len(part) + 1
    return parts


def _check_laid(laid: dict[Place, Laid]) -> None:
    """KOH-PLACE-04 tiles alternate, KOH-PLACE-05 the pond is in one piece."""
    for (x, y), (tile, line, column) in laid.items():
        for beside in ((x - 1, y), (x, y - 1)):
            other = laid.get(beside)
            if other and isinstance(other.tile, Koi) == isinstance(tile, Koi):
                what = "koi" if isinstance(tile, Koi) else "features"
                pair = {"other": tiles.spell_tile(other.tile), "tile": tiles.spell_tile(tile)}
                raise Unreadable(
                    f"two {what} side by side: {pair['other']} and {pair['tile']} at {x},{y} "
                    "(KOH-PLACE-04)",
                    line,
                    column,
                    name="same_type",
                    values={**pair, "x": x, "y": y},
                )
    reached: set[Place] = set()
    waiting = list(laid)[:1]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in laid and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    for place, (tile, line, column) in laid.items():
        if place not in reached:
            raise Unreadable(
                f"{tiles.spell_tile(tile)} at {place[0]},{place[1]} is not connected to the rest "
                "of the pond (KOH-PLACE-05)",
                line,
                column,
                name="not_connected",
                values={"tile": tiles.spell_tile(tile), "x": place[0], "y": place[1]},
            )


def _bare(tile: Koi | Feature) -> Koi | Feature:
    """A tile without its pebbles, which may be left out in a pond."""
    return tile._replace(pebbles=0) if isinstance(tile, Koi) else tile


def too_many(laid: Iterable[Laid], box: Box) -> list[Remark]:
    """Tiles that the box does not have so often, in the ponds of everybody together."""
    found = []
    in_box: Counter[Koi | Feature] = Counter()
    for fact in [*box.facts["koi"], *box.facts["feature"]]:
        in_box[tiles.read_tile(fact["id"])] += fact["count"]
    written = Counter(one.tile for one in laid)
    alike: Counter[Koi | Feature] = Counter()  # pebbles apart
    alike_in_box: Counter[Koi | Feature] = Counter()
    for counter, bare in ((written, alike), (in_box, alike_in_box)):
        for tile, n in counter.items():
            bare[_bare(tile)] += n
    for tile, n in alike.items():
        if n > alike_in_box[tile]:
            found.append(_not_so_many(tile, n, alike_in_box[tile]))
    for tile, n in written.items():
        if (
            tile not in alike
            and n > in_box[tile]
            and alike[_bare(tile)] <= alike_in_box[_bare(tile)]
        ):
            found.append(_not_so_many(tile, n, in_box[tile]))
    return found


def _not_so_many(tile: Koi | Feature, n: int, held: int) -> Remark:
    times = "has no such tile" if held == 0 else f"has only {held}"
    token = tiles.spell_tile(tile)
    return Remark(
        f"{token}: {n} in the pond, but the box {times}",
        "too_many",
        {"tile": token, "n": n, "held": held},
    )


def uneven(laid: Mapping[Place, Laid], seat: int = 0) -> list[Remark]:
    """A pond without tiles, or not with as many koi as features; `seat` from 1 among several."""
    koi = sum(isinstance(one.tile, Koi) for one in laid.values())
    features = len(laid) - koi
    whose = f"pond {seat}: " if seat else ""
    if not laid:
        return [Remark(f"{whose}the pond is empty", "empty", {"seat": seat})]
    if koi == features:
        return []
    return [
        Remark(
            f"{whose}{koi} koi and {features} features; a pond of a game has as many of each",
            "uneven",
            {"seat": seat, "koi": koi, "features": features},
        )
    ]


def _filled(laid: dict[Place, Laid], box: Box) -> tuple[Array, Array, tuple[Koi | Feature, ...]]:
    """Component tables with just the tiles of this pond, and the pond as a record."""
    kinds = tuple(dict.fromkeys(one.tile for one in laid.values()))
    koi = [tile for tile in kinds if isinstance(tile, Koi)]
    features = [tile for tile in kinds if isinstance(tile, Feature)]
    if len(koi) > MAX_KOI_KINDS or len(features) > MAX_FEATURE_KINDS:
        raise Unreadable(
            f"more than {MAX_KOI_KINDS} kinds of koi or {MAX_FEATURE_KINDS} kinds of features",
            name="too_many_kinds",
            values={"koi": MAX_KOI_KINDS, "features": MAX_FEATURE_KINDS},
        )
    facts = msgspec.convert(box.facts, Facts)
    names = {letter: name for name, letter in tiles.COLOURS}
    facts.koi = [
        KoiTile(
            id=tiles.spell_tile(tile), colours=[names[c] for c in tile.colours], fry=tile.fry,
            dragonflies=tile.dragonflies, coins=tile.coins, pebbles=0, count=0, source="X",
        )
        for tile in koi
    ]  # fmt: skip
    facts.feature = [
        FeatureTile(
            id=tiles.spell_tile(tile), kind=tile.kind, colours=[names[c] for c in tile.colours],
            count=0, source="X",
        )
        for tile in features
    ]  # fmt: skip
    for worth_of_one in (worth(f, k, facts.scoring) for f in facts.feature for k in facts.koi):
        if not 0 <= 4 * worth_of_one <= MAX_WORTHS:
            raise Unreadable(
                said(
                    "worth_most",
                    "by the component file one koi is worth {n} to a feature of this "
                    "pond; this program counts from 0 to {most}",
                    n=worth_of_one,
                    most=MAX_WORTHS // 4,
                )
            )
    ponds = np.zeros(1, WIDE_POND)
    pond = ponds[0]
    left = min((x for x, _ in laid), default=0)
    top = min((y for _, y in laid), default=0)
    for (x, y), (tile, _, _) in laid.items():
        at = (y - top) * SIDE + x - left
        if isinstance(tile, Koi):
            pond.koi_at[pond.n_koi] = at
            pond.n_koi += 1  # its coins are counted by `explained`, which knows no limit
            pond.cells[at] = KOI + koi.index(tile)
        else:
            pond.feature_at[pond.n_features] = at
            pond.n_features += 1
            pond.cells[at] = FEATURE + features.index(tile)
    return tables.tables_of(facts), ponds, kinds


def score_pond(
    pond: Pond, box: Box, card: str | None = None, gaps: str = "ignore", absent: str = "zero"
) -> list[ScoreLine]:
    """The sheet of a written pond, with a goal card if one is named."""
    tables, ponds, kinds = _filled(pond.tiles, box)
    koi = [tiles.spell_tile(tile) for tile in kinds if isinstance(tile, Koi)]
    features = [tiles.spell_tile(tile) for tile in kinds if isinstance(tile, Feature)]
    left = min((x for x, _ in pond.tiles), default=0)
    top = min((y for _, y in pond.tiles), default=0)
    return explained(
        tables,
        ponds[0],
        ("ignore", "block").index(gaps),
        ("zero", "present_only").index(absent),
        None if card is None else CARDS.index(card),
        lambda at: (left + at % SIDE, top + at // SIDE),
        lambda held: koi[held - KOI] if held < FEATURE else features[held - FEATURE],
    )


def spell_rows(tokens: dict[Place, str]) -> str:
    """A pond as text, with its origin.  The inverse of `read_pond`."""
    if not tokens:
        return "# empty pond\n"
    left, right = min(x for x, _ in tokens), max(x for x, _ in tokens)
    top, bottom = min(y for _, y in tokens), max(y for _, y in tokens)
    rows = [
        [tokens.get((x, y), "-") for x in range(left, right + 1)] for y in range(top, bottom + 1)
    ]
    widths = [max(len(row[k]) for row in rows) for k in range(right - left + 1)]
    text = [
        " ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return f"origin: {left},{top}\n" + "\n".join(text) + "\n"


MOST = meta.SEATS[-1]  # players
LONGEST = 40  # characters of a name that are kept

_TOLD = re.compile(r"\s*(player|goal|rival)\s*:\s*(.*?)\s*", re.ASCII)
_COUNT = re.compile(r"(\w+)=(\d{1,3})", re.ASCII)


class Player(NamedTuple):
    """What a text tells of one player."""

    name: str  # "" if it is not told
    pond: Pond
    goal: str | None


class Table(NamedTuple):
    """What a text tells: the players, and the rival's pile by PILE in a solo game."""

    players: tuple[Player, ...]
    rival: dict[str, int] | None
    warnings: tuple[Remark, ...]


class _Part(NamedTuple):
    """The lines of one player."""

    name: str
    rows: list[tuple[int, str]]
    goals: list[str]


def read_table(text: str, box: Box, source: str) -> Table:
    """The ponds of a text; raises Unreadable with line and column."""
    parts: list[_Part] = [_Part("", [], [])]
    rival: dict[str, int] | None = None
    for number, line in lines_of(text, source):
        told = _TOLD.fullmatch(line)
        at = (number, len(line) - len(line.lstrip()) + 1, source)
        if not told:
            parts[-1].rows.append((number, line))
        elif told[1] == "player":
            parts.append(_Part(_name(told[2]), [], []))
        elif told[1] == "goal":
            parts[-1].goals.append(_card(told[2], parts[-1].goals, at))
        else:
            rival = _pile(told[2], rival, box, at)
    parts = _told(parts)
    if len(parts) > MOST:
        raise Unreadable(
            f"more than {MOST} players",
            source=source,
            name="too_many_players",
            values={"most": MOST},
        )
    if rival is not None and len(parts) > 1:
        raise Unreadable(
            f"a rival is there for one who plays alone; the text has {len(parts)} players "
            "(KOH-SOLO-02)",
            source=source,
            name="rival_alone",
        )
    ponds = [read_rows(part.rows, source) for part in parts]
    laid = [one for pond in ponds for one in pond.values()]
    remarks = [*too_many(laid, box), *_shared_goals(parts)]
    for seat, pond in enumerate(ponds, 1):
        remarks += uneven(pond, seat if len(ponds) > 1 else 0)
    players = tuple(
        Player(part.name, Pond(pond, ()), next(iter(part.goals), None))
        for part, pond in zip(parts, ponds, strict=True)
    )
    return Table(players, rival, tuple(remarks))


def _told(parts: list[_Part]) -> list[_Part]:
    """Without the lines before the first player, unless a pond lies there."""
    first = parts[0]
    if len(parts) > 1 and not first.goals and not any(row.strip() for _, row in first.rows):
        return parts[1:]
    return parts


def _name(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable())[:LONGEST]


def _card(name: str, others: Sequence[str], at: tuple[int, int, str]) -> str:
    """One goal card a player.  KOH-SETUP-10"""
    if name not in CARDS:
        raise Unreadable(
            f"there is no goal card {name[:40]!r}; the cards are: {', '.join(CARDS)}",
            *at,
            name="unknown_goal",
            values={"word": name[:40]},
        )
    if others:
        raise Unreadable("a player keeps one goal card (KOH-SETUP-10)", *at, name="second_goal")
    return name


def _pile(
    text: str, before: Mapping[str, int] | None, box: Box, at: tuple[int, int, str]
) -> dict[str, int]:
    """The counts of the rival's pile; what is not told is 0."""
    if before is not None:
        raise Unreadable("the rival is told twice", *at, name="rival_twice")
    pile: dict[str, int] = dict.fromkeys(PILE, 0)
    for word in text.split():
        match = _COUNT.fullmatch(word)
        if not match or match[1] not in pile:
            raise Unreadable(
                f"{word[:40]!r}: the rival's pile is written koi=18 features=12 coins=5 flowers=6",
                *at,
                name="pile_word",
                values={"word": word[:40]},
            )
        pile[match[1]] = int(match[2])
    for one in pile_lines(box):
        n, most = pile[one.name], one.most
        if one.of is not None:
            most = min(most, pile[one.of] * one.each)
        if n > most:
            raise Unreadable(
                f"{one.name}={n}: the rival's pile can have {most} at most",
                *at,
                name="pile_most",
                values={"what": one.name, "n": n, "most": most},
            )
    return pile


def _shared_goals(parts: Sequence[_Part]) -> list[Remark]:
    """The goal cards are all different.  KOH-COMP-13"""
    held = Counter(card for part in parts for card in part.goals)
    return [
        Remark(f"{n} players have the goal card {card}; it is in the box once", "goal_shared",
               {"card": card, "n": n})
        for card, n in held.items()
        if n > 1
    ]  # fmt: skip


def score_text(text: str, box: Box, source: str, options: Mapping[str, str]) -> Written:
    """The sheets of a text, places if it has several players, and how the rival fared."""
    table = read_table(text, box, source)
    players = table.players
    gaps, absent = options["butterfly_gaps"], options["rarest_absent"]
    sheets = []
    for player in players:
        lines = score_pond(player.pond, box, player.goal, gaps, absent)
        sheets.append(WrittenSheet(lines, {"name": player.name} if player.name else {}))
    totals = [sum(line.points for line in sheet.lines) for sheet in sheets]
    if len(players) == 1:
        if table.rival is not None:
            sheets[0].facts.update(_against(table.rival, totals[0], box))
        return Written(tuple(sheets), table.warnings, None)
    coins = [_coins(player.pond) for player in players]
    for sheet, n, tie in zip(sheets, coins, ties(totals, coins), strict=True):
        sheet.facts["coins"] = n
        if tie is not None:
            sheet.facts["tie"], sheet.facts["tie_clause"] = tie, TIE_CLAUSES[tie]
    placings, tie = placed(totals, coins)
    return Written(tuple(sheets), table.warnings, placings, tie, TIE_CLAUSES[tie] if tie else None)


def _coins(pond: Pond) -> int:
    return sum(one.tile.coins for one in pond.tiles.values() if isinstance(one.tile, Koi))


def _against(pile: Mapping[str, int], total: int, box: Box) -> dict[str, Any]:
    """The rival's points at each level, and the levels beaten.  KOH-SOLO-16 to KOH-SOLO-19"""
    koi, features, coins, flowers = (pile[name] for name in PILE)
    rival = {
        level: int(scoring.rival_points(box.tables[0], koi, features, coins, flowers, k))
        for k, level in enumerate(LEVELS)
    }
    return {"rival": rival, "beaten": list(beaten(total, rival))}


def tokens_of(box: Box, pond: Any) -> dict[tuple[int, int], str]:
    """The tiles of a pond by true coordinates."""
    left, top, _, _ = edges(pond)
    koi, features = pond.koi_at[: pond.n_koi], pond.feature_at[: pond.n_features]
    laid = (*koi.tolist(), *features.tolist())
    return {place_of(at, left, top): name_of(box, int(pond.cells[at])) for at in laid}


def pond_text(box: Box, states: Array, seat: int) -> str:
    """A seat's pond in the notation that `pondside score` reads."""
    return spell_rows(tokens_of(box, states[0].ponds[seat]))
