"""What the page's companion and the rules beside it say to each other: a text, its sheets.

It goes to the browser with the rules, so it needs no more of msgspec than component files do.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .sheets import LineInfo, PlacingInfo


class Asked(Struct, forbid_unknown_fields=True):
    """Ponds in the notation of a game, to be counted."""

    game: str
    text: str
    options: dict[str, str]


class BoxInfo(Struct):
    """What is in the box of a game."""

    names: dict[str, list[str]]
    facts: Any  # the component file as it stands
    printed: Any  # what the components show, as the game tells it; null if it tells nothing
    sheet_lines: tuple[str, ...]  # the kinds of line of a sheet, in their order


class SheetFacts(Struct):
    """What a sheet says besides its points; each game says some of it."""

    rival: dict[str, int] | UnsetType = UNSET  # points by level
    beaten: list[str] | UnsetType = UNSET  # the levels
    title: str | UnsetType = UNSET
    grade_names: dict[str, str] | UnsetType = UNSET  # by language
    turns: int | UnsetType = UNSET


class CountedSheet(Struct):
    """The sheet of one player."""

    total: int
    lines: list[LineInfo]
    facts: SheetFacts


class RemarkInfo(Struct):
    """A sentence of a reader in English, and as a message with its values; key "": it is none."""

    message: str
    key: str
    values: dict[str, Any]


class CountedText(Struct):
    """What a text is worth; places if it has several players."""

    sheets: list[CountedSheet]
    warnings: list[RemarkInfo]
    placings: list[PlacingInfo] | None
    tie_break: str | None
    tie_clause: str | None  # the rule that broke the tie, or let it stand


class TextFault(Struct):
    """Why a text cannot be counted, and where it is wrong."""

    error: RemarkInfo
    line: int | None
    column: int | None
    clause: str | None
