"""The ponds of a whole table written down, with goal cards and rival, to sheets and places.

A line `player: Anna` begins a pond, `goal: statues` is its owner's card, `rival: koi=18 …` the pile
of the rival; the rows of a pond are those of pond.py.  A text without such lines is one pond.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...kernel.errors import BadOption, Remark, Unreadable, said
from ...kernel.game import Box, Written, WrittenSheet
from . import meta, scoring
from .material import CARDS, LEVELS
from .places import TIE_CLAUSES, beaten, placed, ties
from .pond import Pond, lines_of, read_rows, score_pond, too_many, uneven
from .tiles import Koi

MOST = meta.SEATS[-1]  # players
LONGEST = 40  # characters of a name that are kept
PILE = ("koi", "features", "coins", "flowers")  # what the rival's points need

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
    pile = dict.fromkeys(PILE, 0)
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
    for name, most in _most_of(pile, box).items():
        if pile[name] > most:
            raise Unreadable(
                f"{name}={pile[name]}: the rival's pile can have {most} at most",
                *at,
                name="pile_most",
                values={"what": name, "n": pile[name], "most": most},
            )
    return pile


def _most_of(pile: Mapping[str, int], box: Box) -> dict[str, int]:
    """How much of everything a pile can have: coins are on koi, flowers are features."""
    koi, features = box.facts["koi"], box.facts["feature"]
    flowers = sum(one["count"] for one in features if one["kind"] == "single_flower")
    return {
        "koi": sum(one["count"] for one in koi),
        "features": sum(one["count"] for one in features),
        "coins": pile["koi"] * max(one["coins"] for one in koi),
        "flowers": min(pile["features"], flowers),
    }


def _shared_goals(parts: Sequence[_Part]) -> list[Remark]:
    """The goal cards are all different.  KOH-COMP-13"""
    held = Counter(card for part in parts for card in part.goals)
    return [
        Remark(f"{n} players have the goal card {card}; it is in the box once", "goal_shared",
               {"card": card, "n": n})
        for card, n in held.items()
        if n > 1
    ]  # fmt: skip


def score_text(
    text: str, box: Box, source: str, options: Mapping[str, str], goal: str | None
) -> Written:
    """The sheets of a text, places if it has several players, and how the rival fared."""
    if goal is not None and goal not in CARDS:
        raise BadOption(
            said(
                "no_goal_card",
                "there is no goal card {word!r}; the cards are: {known}",
                word=goal,
                known=", ".join(CARDS),
            )
        )
    table = read_table(text, box, source)
    players = table.players
    if goal is not None:
        if len(players) > 1 or players[0].goal not in (None, goal):
            raise BadOption(
                said(
                    "goal_in_text",
                    "{source}: the text tells the goal cards; leave --goal out",
                    source=source,
                )
            )
        players = (players[0]._replace(goal=goal),)
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
