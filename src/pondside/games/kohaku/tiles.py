"""The words for Kōhaku's tiles: `by.f1d1*4`, `Fbw`, `T`.  Text only, no tables, no rules.

koi      = colours "." [ "f" n ] [ "d" n ] [ "*" pebbles ] [ "$" coins ]
feature  = "F" c | "F" c c | "R" | "G" | "S" | "B" c | "T"
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ...kernel.errors import Unreadable

COLOURS = (("black", "b"), ("red", "r"), ("white", "w"), ("yellow", "y"))
LETTERS = "brwy"
KINDS = ("single_flower", "double_flower", "rocks", "frog", "statue", "butterflies", "turtle")
SINGLE_FLOWER, DOUBLE_FLOWER, ROCKS, FROG, STATUE, BUTTERFLIES, TURTLE = range(7)
COLOURS_OF_KIND = dict(zip(KINDS, (1, 2, 0, 0, 0, 1, 0), strict=True))
_SIGN = dict(zip(KINDS, "FFRGSBT", strict=True))
_KIND = {"R": "rocks", "G": "frog", "S": "statue", "T": "turtle", "B": "butterflies"}

_KOI = re.compile(
    r"([brwy]{1,2})\.(?:f(\d\d?))?(?:d(\d\d?))?(?:\*(\d\d?))?(?:\$(\d\d?))?", re.ASCII
)
_FEATURE = re.compile(r"(?:(F)([brwy]{1,2})|(B)([brwy])|([RGST]))", re.ASCII)


class Koi(NamedTuple):
    """A koi tile as written.  `pebbles` 0: none, or not said."""

    colours: str
    fry: int
    dragonflies: int
    pebbles: int
    coins: int


class Feature(NamedTuple):
    """A feature tile as written."""

    kind: str
    colours: str


def letters(colours: Iterable[str]) -> str:
    """Colour names as letters in alphabetical order."""
    return "".join(sorted(dict(COLOURS)[colour] for colour in colours))


def colour_bits(colours: Iterable[str]) -> int:
    """Colour names or letters as bits in the order of LETTERS."""
    return sum(1 << LETTERS.index(colour[0]) for colour in colours)


def default_coins(colours: str) -> int:
    """KOH-COMP-03: one coin on a one-colour koi, none on a two-colour one."""
    return 1 if len(colours) == 1 else 0


def spell_koi(colours: str, fry: int, dragonflies: int, pebbles: int, coins: int) -> str:
    word = colours + "."
    word += f"f{fry}" if fry else ""
    word += f"d{dragonflies}" if dragonflies else ""
    word += f"*{pebbles}" if pebbles else ""
    return word + (f"${coins}" if coins != default_coins(colours) else "")


def spell_feature(kind: str, colours: str) -> str:
    return _SIGN[kind] + colours


def spell_tile(tile: Koi | Feature) -> str:
    return spell_koi(*tile) if isinstance(tile, Koi) else spell_feature(*tile)


def read_tile(word: str) -> Koi | Feature:
    """The tile a word means; raises Unreadable with a hint at what is wrong."""
    match = _KOI.fullmatch(word)
    if match:
        colours = "".join(sorted(match[1]))
        if len(set(colours)) < len(colours):
            raise Unreadable(
                f"{word!r}: the two colours of a koi are different",
                name="koi_colours",
                values={"word": word},
            )
        coins = default_coins(colours) if match[5] is None else int(match[5])
        return Koi(colours, int(match[2] or 0), int(match[3] or 0), int(match[4] or 0), coins)
    match = _FEATURE.fullmatch(word)
    if match:
        colours = "".join(sorted(match[2] or match[4] or ""))
        if len(set(colours)) < len(colours):
            raise Unreadable(
                f"{word!r}: the two flowers of a tile have different colours",
                name="flower_colours",
                values={"word": word},
            )
        kind = _KIND.get(match[3] or match[5] or "")
        return Feature(kind or ("single_flower", "double_flower")[len(colours) - 1], colours)
    hint = ""
    if word[:1].islower():
        hint = "; a koi is written like r.f2 or bw.d3: colours b r w y, a dot, f fry, d dragonflies"
    elif word[:1].isupper():
        hint = "; features are F and B with colours (Fr, Fbw, By), R, G, S and T"
    raise Unreadable(
        f"unknown tile {word[:40]!r}{hint}", name="unknown_tile", values={"word": word[:40]}
    )
