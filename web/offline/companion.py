"""What the page asks of the rules when it counts a real pond: questions and answers as JSON."""

from __future__ import annotations

import json

import msgspec

from pondside.games import load
from pondside.kernel.errors import Illegal, PondsideError, Unreadable
from pondside.kernel.game import Written
from pondside.kernel.scored import scored
from pondside.protocol.companion import (
    Asked,
    BoxInfo,
    CountedSheet,
    CountedText,
    RemarkInfo,
    SheetFacts,
    TextFault,
)
from pondside.protocol.sheets import LineInfo, PlacingInfo


def palette(key: str) -> str:
    """What is in the box of a game, what is printed there, and what its sheets are made of."""
    game = load(key)
    box = game.open_box(None)
    names = {kind: list(names) for kind, names in box.names.items()}
    printed = game.printed and game.printed(box)
    return _told(BoxInfo(names, box.facts, printed, game.sheet_lines))


def score(asked: str) -> str:
    """The sheets of a text, or what is wrong with it."""
    told = msgspec.convert(json.loads(asked), Asked)
    game = load(told.game)
    try:
        written = scored(game, game.open_box(None), told.text, "", told.options)
    except PondsideError as error:
        return _told(_fault(error))
    return _told(_counted(written))


def _told(answer: msgspec.Struct) -> str:
    return json.dumps(msgspec.to_builtins(answer))


def _counted(written: Written) -> CountedText:
    return CountedText(
        sheets=[
            CountedSheet(
                sum(line.points for line in one.lines),
                [msgspec.convert(line.told(), LineInfo) for line in one.lines],
                msgspec.convert(one.facts, SheetFacts),
            )
            for one in written.sheets
        ],
        warnings=[
            RemarkInfo(str(one.text), f"odd-{one.name}", dict(one.values))
            for one in written.warnings
        ],
        placings=written.placings and [PlacingInfo(*one) for one in written.placings],
        tie_break=written.tie_break,
        tie_clause=written.tie_clause,
    )


def _fault(error: PondsideError) -> TextFault:
    known = isinstance(error, Unreadable | Illegal)
    return TextFault(
        RemarkInfo(
            str(getattr(error, "message", error)),
            error.key if known else "",
            dict(error.values),
        ),
        getattr(error, "line", 0) or None,
        getattr(error, "column", 0) or None,
        getattr(error, "clause", None),
    )
