"""Catches written down: reading the text that `pondside score` takes, and explaining every point.

One catch a line: `2xLES ROZ A! L2` is two bream, a bitterling, any predator with a uniqueness
point, and two smiling luck tokens.  Independent of a game: an owner scores a real table with it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel.errors import BadOption, Unreadable, said
from ...kernel.game import Box, Placing, ScoreLine, Written, WrittenSheet, ranked
from .material import SET_POINTS
from .scoring import SHEET_LINES

_ITEM = re.compile(r"(?:(\d+)[xX×])?(\S+)", re.ASCII)
_LUCK = re.compile(r"L(\d+)", re.ASCII)
MAX_COUNT = 999
MAX_CATCHES = 4  # seats of the box
TIE_CLAUSES = {"luck": "RYB-SCORE-08", "shared": "RYB-SCORE-09"}


class Card(NamedTuple):
    """What scoring needs of a card: its token, its symbol and its uniqueness points."""

    token: str
    symbol: str
    unique: int


class Catch(NamedTuple):
    """The cards of a line, and its smiling luck tokens if they are told."""

    cards: tuple[Card, ...]
    luck: int | None
    line: int


def species_card(box: Box, species: int) -> Card:
    b = box.tables[0]
    symbol = box.names["symbol"][int(b.symbol[1 + species])]
    return Card(box.names["species"][species], symbol, int(b.unique[1 + species]))


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
    _check_copies(found, box, source)
    return found or [Catch((), None, 1)]  # the empty text is an empty catch


def _read_line(text: str, number: int, box: Box, source: str) -> Catch:
    cards: list[Card] = []
    luck: int | None = None
    for match in re.finditer(r"\S+", text):
        word, column = match[0], match.start() + 1
        if told := _LUCK.fullmatch(word):
            if luck is not None:
                raise Unreadable("L is given twice", number, column, source, "luck_twice")
            luck = _number(told[1])
            most = int(box.facts["luck"]["total"])
            if luck > most:
                raise Unreadable(
                    f"the box has {most} luck tokens",
                    number,
                    column,
                    source,
                    "luck_most",
                    {"most": most},
                )
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
    return Catch(tuple(cards), luck, number)


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


def _check_copies(catches: Sequence[Catch], box: Box, source: str) -> None:
    """No more cards of a species than the box has, in one catch or in all."""
    copies = {one["code"]: int(one["copies"]) for one in box.facts["species"]}
    held: Counter[str] = Counter()
    for catch in catches:
        held.update(card.token for card in catch.cards if card.token in copies)
        for token, n in held.items():
            if n > copies[token]:
                raise Unreadable(
                    f"{n} cards of {token}, but the box has {copies[token]}",
                    catch.line,
                    0,
                    source,
                    "copies",
                    {"n": n, "tile": token, "most": copies[token]},
                )
    cards = sum(len(catch.cards) for catch in catches)
    if cards > len(_deck(box)):
        raise _too_many(cards, box).at(catches[-1].line, 0, source)


def explained(cards: Sequence[Card], symbols: Sequence[str]) -> list[ScoreLine]:
    """The sheet of a catch: a line a kind of card, a line a uniqueness point, a line a set."""
    lines = []
    counts = Counter(cards)
    for card, n in counts.items():  # in the order first taken
        lines.append(ScoreLine("RYB-SCORE-01", "fish", None, card.token, n, ({"count": n},)))
    for card, n in counts.items():
        if card.unique:
            points = n * card.unique
            lines.append(
                ScoreLine("RYB-SCORE-02", "unique", None, card.token, points, ({"count": n},))
            )
    by_symbol = [[card.token for card in cards if card.symbol == symbol] for symbol in symbols]
    for members in zip(*by_symbol, strict=False):  # RYB-SCORE-04: as many as of the rarest
        counted = tuple({"tile": token} for token in members)
        lines.append(ScoreLine("RYB-SCORE-03", "sets", None, "", SET_POINTS, counted))
    return lines


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


def places(totals: Sequence[int], luck: Sequence[int]) -> tuple[Placing, ...]:
    """Points, then smiling luck tokens; equals share a place.  RYB-SCORE-07 to 11"""
    return ranked(totals, luck)


def tie_break(placings: Sequence[Placing]) -> str | None:
    """What decided among equals at the top.  RYB-SCORE-08, RYB-SCORE-09"""
    best = max(one.total for one in placings)
    if sum(one.total == best for one in placings) == 1:
        return None
    return "shared" if sum(one.place == 1 for one in placings) > 1 else "luck"


def score_text(
    text: str, box: Box, source: str, options: Mapping[str, str], goal: str | None
) -> Written:
    """The sheets of the catches in a text, and their places if there are several."""
    if goal is not None:
        raise BadOption(said("no_goals", "Rybowisko has no goal cards; leave --goal out"))
    catches = read_catches(text, box, source)
    sheets = []
    for catch in catches:
        lines = explained(catch.cards, box.names["symbol"])
        sheets.append(WrittenSheet(lines, sheet_of(lines, catch.luck)))
    if len(catches) == 1:
        return Written(tuple(sheets), (), None)
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
    return Written(tuple(sheets), (), placings, tie, TIE_CLAUSES[tie] if tie else None)
