"""Catches written down: reading the text that `pondside score` takes.

One catch a line: `2xLES ROZ A! L2` is two bream, a bitterling, any card with the first symbol and a
uniqueness point, and two smiling luck tokens; `solo` asks for the grade.  Independent of a game: an
owner scores a real table with it, so what is not known to be printed is remarked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel.errors import Remark, Unreadable
from ...kernel.game import Box, ScoreLine, Written, WrittenSheet
from .ranking import TIE_CLAUSES, grade_of, names_of_grade, places, tie_break
from .scoring import SET_POINTS, SHEET_LINES
from .sheets import Card, explained, species_card
from .tables import MAX_LUCK

_ITEM = re.compile(r"(?:(\d+)[xX×])?(\S+)", re.ASCII)
_LUCK = re.compile(r"L(\d+)", re.ASCII)
SOLO = "solo"
MAX_COUNT = 999
MAX_CATCHES = 4  # seats of the box


class Catch(NamedTuple):
    """The cards of a line, and its smiling luck tokens if they are told."""

    cards: tuple[Card, ...]
    luck: int | None
    line: int
    solo: bool = False  # it asks for the grade of a solo game


def read_catches(text: str, box: Box, source: str) -> list[Catch]:
    """The catches of a text; raises Unreadable with line and column."""
    found = []
    for number, line in enumerate(text.split("\n"), 1):  # splitlines knows a dozen line ends
        bare = line.partition("#")[0]
        if bare.strip():
            found.append(_read_line(bare, number, box, source))
    if len(found) > MAX_CATCHES:
        raise Unreadable(
            f"{len(found)} catches; at most {MAX_CATCHES} play",
            found[-1].line,
            0,
            source,
            "too_many_catches",
            {"n": len(found), "most": MAX_CATCHES},
        )
    if len(found) > 1 and (alone := next((one for one in found if one.solo), None)):
        raise Unreadable(
            f"{SOLO!r} asks for the grade of a solo game, and here are {len(found)} catches",
            alone.line,
            0,
            source,
            "solo_alone",
            {"n": len(found)},
        )
    cards = sum(len(catch.cards) for catch in found)
    if cards > len(_deck(box)):
        raise _too_many(cards, box).at(found[-1].line, 0, source)
    return found or [Catch((), None, 1)]  # the empty text is an empty catch


def _read_line(text: str, number: int, box: Box, source: str) -> Catch:
    cards: list[Card] = []
    luck: int | None = None
    solo = False
    for match in re.finditer(r"\S+", text):
        word, column = match[0], match.start() + 1
        if told := _LUCK.fullmatch(word):
            if luck is not None:
                raise Unreadable("L is given twice", number, column, source, "luck_twice")
            luck = _number(told[1])
            if luck > MAX_LUCK:
                raise Unreadable(
                    f"nobody has more than {MAX_LUCK} luck tokens (RYB-SETUP-09)",
                    number,
                    column,
                    source,
                    "luck_most",
                    {"most": MAX_LUCK},
                )
            continue
        if word == SOLO:
            solo = True
            continue
        item = _ITEM.fullmatch(word)
        assert item is not None
        count = 1 if item[1] is None else _number(item[1])
        if not 1 <= count <= MAX_COUNT:
            raise Unreadable(
                f"{word[:40]!r}: a count is 1 to {MAX_COUNT}",
                number,
                column,
                source,
                "count",
                {"word": word[:40], "most": MAX_COUNT},
            )
        card = _card(item[2], box)
        if card is None:
            raise _unknown(item[2], box).at(number, column, source)
        if len(cards) + count > len(_deck(box)):
            raise _too_many(len(cards) + count, box).at(number, column, source)
        cards += [card] * count
    return Catch(tuple(cards), luck, number, solo)


def _number(digits: str) -> int:
    """A number of any length; what is too large for every use here is cut to a million."""
    digits = digits.lstrip("0") or "0"
    return int(digits) if len(digits) <= 6 else 10**6


def _deck(box: Box) -> list[int]:
    """The species of all cards of the box."""
    b = box.tables[0]
    found: list[int] = b.cards[: b.n_cards].tolist()
    return found


def _too_many(n: int, box: Box) -> Unreadable:
    most = len(_deck(box))
    values = {"n": n, "most": most}
    return Unreadable(f"{n} cards, but the box has {most}", name="too_many_cards", values=values)


def _card(token: str, box: Box) -> Card | None:
    if token in box.names["species"]:
        return species_card(box, box.names["species"].index(token))
    symbol = token.removesuffix("!")
    if symbol in box.names["symbol"]:
        return Card(token, symbol, 1 if token != symbol else 0)
    return None


def _unknown(token: str, box: Box) -> Unreadable:
    symbols = ", ".join(box.names["symbol"])
    return Unreadable(
        f"there is no card {token[:40]!r}; write a species ({', '.join(box.names['species'])}) "
        f"or a symbol ({symbols}), with ! for a uniqueness point",
        name="unknown_card",
        values={"word": token[:40]},
    )


def remarks_on(catches: Sequence[Catch], box: Box) -> tuple[Remark, ...]:
    """What is not known to be printed, and what one box cannot give.  Nothing of it is refused."""
    found: list[Remark] = []
    held: Counter[str] = Counter()
    for catch in catches:
        held.update(card.token for card in catch.cards)
    species = [one for one in box.facts["species"] if held[one["code"]]]
    for name, what in (("symbol", "symbols"), ("unique", "uniqueness points")):
        ours = " ".join(one["code"] for one in species if one[f"{name}_source"] == "X")
        if ours:
            found.append(
                Remark(
                    f"the {what} of these species are our reconstruction ({ours}): count by what "
                    "your cards show, such as A, A! or B",
                    f"our_{name}",
                    {"cards": ours},
                )
            )
    for one in species:
        code, n, most = one["code"], held[one["code"]], int(one["copies"])
        if n > most:
            found.append(
                Remark(
                    f"{n} cards of {code}, but we think that the box has {most}",
                    "copies",
                    {"n": n, "tile": code, "most": most},
                )
            )
    luck, most = sum(catch.luck or 0 for catch in catches), int(box.facts["luck"]["total"])
    if luck > most:
        found.append(
            Remark(
                f"{luck} luck tokens smile, but the box has {most} (RYB-SETUP-10)",
                "luck_total",
                {"n": luck, "most": most},
            )
        )
    return tuple(found)


def sheet_of(lines: Sequence[ScoreLine], luck: int | None) -> dict[str, Any]:
    """The score sheet as data."""
    points = {kind: sum(line.points for line in lines if line.kind == kind) for kind in SHEET_LINES}
    return {
        "fish": points["fish"],
        "unique": points["unique"],
        "sets": points["sets"] // SET_POINTS,
        "set_points": points["sets"],
        "total": sum(points.values()),
        "luck": luck,
    }


def score_text(text: str, box: Box, source: str, options: Mapping[str, str]) -> Written:
    """The sheets of the catches in a text, and their places if there are several."""
    catches = read_catches(text, box, source)
    sheets = []
    for catch in catches:
        lines = explained(catch.cards, box.names["symbol"])
        facts = sheet_of(lines, catch.luck)
        if catch.solo:
            facts["grade"] = grade_of(box, facts["total"])
            facts["grade_names"] = names_of_grade(box, facts["grade"])
            facts["turns"] = int(box.facts["solo"]["turns"])
        sheets.append(WrittenSheet(lines, facts))
    remarks = remarks_on(catches, box)
    if len(catches) == 1:
        return Written(tuple(sheets), remarks, None)
    luck = []
    for catch in catches:
        if catch.luck is None:
            raise Unreadable(
                "several catches are ranked, and luck breaks ties: write the smiling luck tokens, "
                "such as L2, on every line",
                catch.line,
                0,
                source,
                "luck_missing",
            )
        luck.append(catch.luck)
    totals = [int(sheet.facts["total"]) for sheet in sheets]
    placings = places(totals, luck)
    tie = tie_break(placings)
    return Written(tuple(sheets), remarks, placings, tie, TIE_CLAUSES[tie] if tie else None)
