"""A pond written down by hand, and the score sheet of any pond with every point explained.

The text form is the one of docs/rules/kohaku.md: rows from the top, `-` for a gap, `/` or a new
line between rows, `#` for a comment, an optional first line `origin: x,y`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ...kernel.errors import Remark, Unreadable, said
from ...kernel.game import Array, Box, ScoreLine
from . import material, scoring, tiles
from .edges import Place
from .material import CARDS, FEATURE, KOI, MAX_FEATURE_KINDS, MAX_KOI_KINDS, MAX_WORTHS
from .state import SIDE, WIDE_POND
from .tiles import KINDS, Feature, Koi
from .worths import worth

WIDEST = SIDE - 2  # a pond of any game fits; see state.py
MAX_TEXT = 200_000  # characters read before giving up

_ORIGIN = re.compile(r"origin\s*:\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})", re.ASCII)
_CLAUSE = {
    "single_flower": "KOH-SCORE-02", "double_flower": "KOH-SCORE-04", "rocks": "KOH-SCORE-07",
    "frog": "KOH-SCORE-08", "statue": "KOH-SCORE-09", "butterflies": "KOH-SCORE-10",
    "turtle": "KOH-SCORE-13",
}  # fmt: skip
_CARD_CLAUSE = dict(
    zip(CARDS, (2, 3, 4, 6, 7, 8, 9, 9, 10, 11, 12, 13), strict=True)
)  # KOH-GOAL-xx


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
    facts = msgspec.convert(box.facts, material.Facts)
    names = {letter: name for name, letter in tiles.COLOURS}
    facts.koi = [
        material.KoiTile(
            id=tiles.spell_tile(tile), colours=[names[c] for c in tile.colours], fry=tile.fry,
            dragonflies=tile.dragonflies, coins=tile.coins, pebbles=0, count=0, source="X",
        )
        for tile in koi
    ]  # fmt: skip
    facts.feature = [
        material.FeatureTile(
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
    return material.tables_of(facts), ponds, kinds


def explained(
    tables: Array,
    pond: Any,
    gaps: int,
    absent: int,
    card: int | None,
    where: Callable[[int], Place],
    name: Callable[[int], str],
) -> list[ScoreLine]:
    """Every line of a pond's sheet: features in reading order, coins, goal card.  KOH-SCORE-17

    `where` gives the coordinates of a cell, `name` the token of what a cell holds.
    """
    b = tables[0]
    rows = np.zeros(max(1, int(pond.n_features)), scoring.LINE)
    n = scoring.explain_pond(b, pond, gaps, rows)
    lines = [_feature_line(b, pond, row, where, name) for row in rows[:n]]
    lines.sort(key=lambda line: (line.at[1], line.at[0]) if line.at else (0, 0))
    coins = [at for at in pond.koi_at[: pond.n_koi] if b.koi_coins[int(pond.cells[at]) - KOI]]
    counted: tuple[dict[str, Any], ...] = tuple(
        {
            "at": list(where(int(at))),
            "tile": name(int(pond.cells[at])),
            "worth": int(b.koi_coins[int(pond.cells[at]) - KOI] * b.coin),
        }
        for at in coins
    )
    points = sum(int(one["worth"]) for one in counted)
    lines.append(ScoreLine("KOH-SCORE-14", "coins", None, "", points, _read(counted)))
    if card is not None:
        count = int(scoring.goal_count(b, pond, card, gaps, absent))
        points = int(scoring.goal_points(b, pond, card, gaps, absent))
        clause = f"KOH-GOAL-{_CARD_CLAUSE[CARDS[card]]:02}"
        lines.append(ScoreLine(clause, "goal", None, CARDS[card], points, ({"count": count},)))
    return lines


def _feature_line(
    b: Any, pond: Any, row: Any, where: Callable[[int], Place], name: Callable[[int], str]
) -> ScoreLine:
    at = int(row.at)
    kind = KINDS[b.feature_kind[int(pond.cells[at]) - FEATURE]]
    cells = [int(cell) for cell in row.cells[: row.n]]
    counted = tuple(
        {
            "at": list(where(cell)),
            "tile": name(int(pond.cells[cell])),
            "worth": int(worth),
        }
        for cell, worth in zip(cells, row.worths[: row.n], strict=True)
    )
    tile = name(int(pond.cells[at]))
    clause = _clause(kind, tile, counted)
    return ScoreLine(clause, kind, where(at), tile, int(row.points), _read(counted))


def _clause(kind: str, tile: str, counted: tuple[dict[str, Any], ...]) -> str:
    """The clause that pays a feature: flowers have one for the special case."""
    if kind == "single_flower" and len(counted) == 4:
        return "KOH-SCORE-03"
    if kind == "double_flower":
        both = set(tile[1:])
        if any(both == set(one["tile"].split(".")[0]) for one in counted):
            return "KOH-SCORE-05"
    return _CLAUSE[kind]


def _read(counted: tuple[dict[str, Any], ...]) -> tuple[dict[str, Any], ...]:
    """In reading order."""
    return tuple(sorted(counted, key=lambda one: (one["at"][1], one["at"][0])))


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
