"""Gardens written down: reading the text that `pondside score` takes, and writing gardens so.

Twelve rows of twelve signs: `.` empty, `~` water, `K` koi, `L` lily, a digit or `D` a decoration,
`X` what shows of a decoration on which a token lies.
Independent of a game: an owner scores a real table with it.  Points and places are told elsewhere.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from ...geometry.polyomino import Cell
from ...kernel.errors import Remark, Unreadable, said
from ...kernel.game import Box, Written, WrittenSheet
from .facts import SIDE, outline
from .options import VARIANTS
from .ranking import places, title_of
from .sheets import Garden, cell_name, explained, groups_of, patches, touch
from .tables import DECORATION

SIGNS = ".~KL123456789DX"
MAX_GARDENS = 4  # seats of the box


def spell_garden(garden: Garden) -> list[str]:
    """The twelve rows of a garden."""
    signs = dict.fromkeys(garden.covered, "~")
    signs.update(dict.fromkeys(garden.koi, "K"))
    signs.update(dict.fromkeys(garden.lily, "L"))
    signs.update(dict.fromkeys(garden.spoiled, "X"))
    for number, cells in enumerate(garden.decorations, 1):
        # Those beyond nine were written D, each apart from the others.
        signs.update(dict.fromkeys(cells, str(number) if number < 10 else "D"))
    return ["".join(signs.get((r, c), ".") for c in range(SIDE)) for r in range(SIDE)]


class _Row(NamedTuple):
    text: str
    line: int  # of the file, from 1
    column: int


def read_gardens(text: str, source: str) -> list[Garden]:
    """The gardens of a text; raises Unreadable with line and column."""
    rows: list[_Row] = []
    found: list[Garden] = []
    for number, line in enumerate(text.split("\n"), 1):  # splitlines knows a dozen line ends
        bare = line.strip()
        if not bare or bare.startswith(";"):
            continue
        if set(bare) == {"-"} and len(bare) >= 3:
            if rows:
                raise _cut_short(rows, number, source)
            continue
        column = 1 + len(line) - len(line.lstrip())
        for part in bare.split("/"):
            rows.append(_Row(part, number, column))
            column += len(part) + 1
            if len(rows) == SIDE:
                found.append(_garden(rows, source))
                rows = []
            if len(found) > MAX_GARDENS:
                raise Unreadable(
                    f"more than {MAX_GARDENS} gardens",
                    number,
                    0,
                    source,
                    "too_many_gardens",
                    {"most": MAX_GARDENS},
                )
    if rows:
        raise _cut_short(rows, 0, source)
    if not found:
        raise Unreadable(
            f"there is no garden here; write {SIDE} rows of {SIDE} signs, such as KK~L........",
            0,
            0,
            source,
            "no_garden",
            {"side": SIDE},
        )
    return found


def _cut_short(rows: Sequence[_Row], line: int, source: str) -> Unreadable:
    count = "1 row" if len(rows) == 1 else f"{len(rows)} rows"
    return Unreadable(
        f"the garden that begins in line {rows[0].line} has {count}, not {SIDE}",
        line or rows[-1].line,
        0,
        source,
        "cut_short",
        {"n": len(rows), "side": SIDE},
    )


def _garden(rows: Sequence[_Row], source: str) -> Garden:
    signs: dict[Cell, str] = {}
    for r, row in enumerate(rows):
        if len(row.text) != SIDE:
            raise Unreadable(
                f"row {r + 1} of the garden has {len(row.text)} signs, not {SIDE}",
                row.line,
                row.column,
                source,
                "row_length",
                {"row": r + 1, "n": len(row.text), "side": SIDE},
            )
        for c, sign in enumerate(row.text):
            if sign.upper() not in SIGNS:
                raise Unreadable(
                    f"{sign!r} is no sign of a garden; use . ~ K L, for decorations 1 to 9 or D",
                    row.line,
                    row.column + c,
                    source,
                    "no_sign",
                    {"sign": sign},
                )
            signs[r, c] = sign.upper()
    return Garden(
        frozenset(cell for cell, sign in signs.items() if sign != "."),
        frozenset(cell for cell, sign in signs.items() if sign == "K"),
        frozenset(cell for cell, sign in signs.items() if sign == "L"),
        tuple(_decorations(signs, rows, source)),
        frozenset(cell for cell, sign in signs.items() if sign == "X"),
    )


def _decorations(
    signs: Mapping[Cell, str], rows: Sequence[_Row], source: str
) -> list[frozenset[Cell]]:
    found = []
    for digit in "123456789":
        parts = patches(cell for cell, sign in signs.items() if sign == digit)
        if len(parts) > 1:
            r, c = parts[1][0]
            raise Unreadable(
                f"decoration {digit} lies in {len(parts)} parts; give every decoration a digit of "
                "its own, or write D",
                rows[r].line,
                rows[r].column + c,
                source,
                "decoration_apart",
                {"n": digit, "parts": len(parts)},
            )
        found += [frozenset(part) for part in parts]
    found += [
        frozenset(part) for part in patches(cell for cell, sign in signs.items() if sign == "D")
    ]
    return found


_VARIANT = re.compile(r"\s*;\s*variant:\s*(\S{1,20})\s*", re.IGNORECASE)


def read_variant(text: str, source: str) -> str | None:
    """The variant that a text names in a line such as `; variant: a`; None if it does not."""
    for number, line in enumerate(text.split("\n"), 1):
        told = _VARIANT.fullmatch(line)
        if told is None:
            continue
        if told[1].lower() not in VARIANTS:
            raise Unreadable(
                said(
                    "no_variant",
                    "there is no variant {word!r}; they are {known}",
                    word=told[1],
                    known=", ".join(VARIANTS),
                ),
                number,
                0,
                source,
            )
        return told[1].lower()
    return None


def _oddities(gardens: Sequence[Garden], box: Box, variant: str | None) -> Iterator[Remark]:
    """What the box or the variant does not have; it is scored all the same."""
    decorated = any(garden.decorations or garden.spoiled for garden in gardens)
    if decorated and variant is None and len(gardens) == 1:  # several have no titles
        yield Remark(
            "there are decorations, so a garden card was used; -o variant=a or b, or a line "
            "; variant: a, says which side",
            "side_unknown",
            {},
        )
    if decorated and variant == "base":
        yield Remark(
            "the bare board has no decorations (WOD-SETUP-04); the title is one of the cards",
            "decorations_on_board",
            {},
        )
    outlines = [outline([(r, c) for r, c in cells]) for cells in _shape_cells(box)]
    ours = any(shape["source"] == "X" for shape in box.facts["decorations"]["shape"])
    for number, garden in enumerate(gardens, 1):
        for cells in garden.decorations:
            if outline(cells) in outlines:
                continue
            at = {"seat": number, "cell": cell_name(min(cells))}
            if ours:
                yield Remark(
                    f"garden {number}: our data have no decoration shaped like that at "
                    f"{at['cell']}; the shapes are reconstructed, so yours may be right",
                    "shape_not_ours",
                    at,
                )
            else:
                yield Remark(
                    f"garden {number}: the component file has no decoration shaped like that at "
                    f"{at['cell']}",
                    "no_such_shape",
                    at,
                )
        if variant == "b":
            yield from _forbidden(number, garden, box)


def _forbidden(number: int, garden: Garden, box: Box) -> Iterator[Remark]:
    """What no garden of side B can have.  WOD-ALT-04, WOD-ALT-05"""
    limits = box.facts["decoration_limits_B"]
    n, most = len(garden.decorations), int(limits["max_tokens"])
    if n > most:
        yield Remark(
            f"garden {number}: {n} decorations, on side B there may be {most} (WOD-ALT-05)",
            "too_many_decorations",
            {"seat": number, "n": n, "most": most},
        )
    alike, most = Counter(map(outline, garden.decorations)), int(limits["max_same_shape"])
    for shape, n in alike.items():
        if n > most:
            first = min(cells for cells in garden.decorations if outline(cells) == shape)
            cell = cell_name(min(first))
            yield Remark(
                f"garden {number}: {n} decorations of one shape, such as that at {cell}; on side B "
                f"there may be {most} (WOD-ALT-05)",
                "too_many_alike",
                {"seat": number, "n": n, "most": most, "cell": cell},
            )
    for one, other in combinations(garden.decorations, 2):
        if touch(one, other):
            pair = [cell_name(min(one)), cell_name(min(other))]
            yield Remark(
                f"garden {number}: the decorations at {pair[0]} and {pair[1]} touch; on side B "
                "none may (WOD-ALT-04)",
                "decorations_touch",
                {"seat": number, "cell": pair[0], "other": pair[1]},
            )


def _titled(garden: Garden, box: Box, variant: str | None, total: int) -> dict[str, Any]:
    """The title of one who played alone.

    A garden with decorations is never one of the bare board.  Without a variant and without
    decorations nobody can know: then it is the title of the bare board, and what it would be with
    a card is told too.
    """
    cards = {title_of(box, side, total) for side in ("a", "b")}
    facts: dict[str, Any] = {"variant": variant}
    if garden.decorations or garden.spoiled:
        if variant in ("a", "b"):
            facts["title"] = title_of(box, str(variant), total)
        elif len(cards) == 1:  # both sides have one row in the rulebook
            facts["title"] = cards.pop()
        return facts
    facts["title"] = title_of(box, variant or "base", total)
    if variant is None and cards != {facts["title"]} and len(cards) == 1:
        facts["title_with_card"] = cards.pop()
    return facts


def _shape_cells(box: Box) -> list[list[Cell]]:
    b = box.tables[0]
    return [
        [divmod(int(cell), SIDE) for cell in b.cell[DECORATION + k, 0, : b.n_cells[DECORATION + k]]]
        for k in range(int(b.n_shapes))
    ]


def _facts_of(garden: Garden) -> dict[str, Any]:
    """What a program may want besides the lines."""
    sizes = {"koi": [], "lily": []}  # type: dict[str, list[int]]
    for group in groups_of(garden):
        sizes[group.symbol].append(len(group.cells))
    return {
        "garden": spell_garden(garden),
        "groups": {symbol: sorted(found, reverse=True) for symbol, found in sizes.items()},
        "decorations": len(garden.decorations),
    }


def score_text(text: str, box: Box, source: str, options: Mapping[str, str]) -> Written:
    """The sheets of the gardens in a text, and their places if there are several."""
    gardens = read_gardens(text, source)
    variant: str | None = options.get("variant", "base")
    if variant == "base":  # as good as not chosen: the text may say more
        variant = read_variant(text, source)
    sheets = []
    for garden in gardens:
        lines = explained(garden, box)
        facts = _facts_of(garden)
        if len(gardens) == 1:
            facts |= _titled(garden, box, variant, sum(line.points for line in lines))
        sheets.append(WrittenSheet(lines, facts))
    oddities = tuple(_oddities(gardens, box, variant))
    if len(gardens) == 1:
        return Written(tuple(sheets), oddities, None)
    totals = [sum(line.points for line in sheet.lines) for sheet in sheets]
    placings = places(totals)
    if sum(one.place == 1 for one in placings) > 1:
        return Written(tuple(sheets), oddities, placings, "shared", "WOD-SCORE-09")
    return Written(tuple(sheets), oddities, placings)
