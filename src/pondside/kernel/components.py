"""Component files: how a game's TOML becomes typed facts, a digest and a Box.

What the facts mean and which contradictions are faults is each game's affair.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from .errors import BadData, Said, Unreadable, reason, said
from .game import Box

MAX_FILE = 1_000_000  # bytes
PAST = "past"  # folder of former stock files in a game's package

Letter = Annotated[str, msgspec.Meta(pattern="^[RDPX]$")]
Facts = TypeVar("Facts", bound=msgspec.Struct)


class Sourced(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A fact and where it comes from: R rulebook, D deduced, P public page, X reconstructed."""

    source: Letter
    note: str = ""


def read_facts(text: str, source: str, layout: type[Facts], game: str) -> Facts:
    """The file as typed facts; a wrong type or an unknown key is named with its place."""
    read = _toml(text, source)
    told = _game_told(read)
    if told is not None and told != game:
        what = said(
            "game", "game is {word!r}, not {game!r}: a file of another game", word=told, game=game
        )
        raise BadData(source, [what])
    try:
        return msgspec.convert(read, layout)
    except msgspec.ValidationError as error:
        raise BadData(source, [_misfit(str(error).replace("`$.", "`"))]) from None


def _toml(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # bad TOML, a number or a nesting too long
        place = _PLACE.search(str(error))
        line, column = map(int, place.groups()) if place else (0, 0)
        what = Said(f"not valid TOML: {error}", "toml", {"line": line, "column": column})
        raise BadData(source, [what]) from None


_PLACE = re.compile(r"line (\d+), column (\d+)")
# What the library says of a fact that is not as the layout wants it.
_MISFITS = {
    "type": r"Expected `(?P<wanted>.*)`, got `(?P<found>.*?)`(?: - at `(?P<at>.*)`)?",
    "lacks": r"Object missing required field `(?P<key>.*?)`(?: - at `(?P<at>.*)`)?",
    "unknown": r"Object contains unknown field `(?P<key>.*?)`(?: - at `(?P<at>.*)`)?",
    "over_most": r"Expected `(?:int|float)` <= (?P<limit>\S+)(?: - at `(?P<at>.*)`)?",
    "under_least": r"Expected `(?:int|float)` >= (?P<limit>\S+)(?: - at `(?P<at>.*)`)?",
    "value": r"(?P<wanted>.*?)(?: - at `(?P<at>.*)`)?",
}


def _misfit(text: str) -> Said:
    for name, pattern in _MISFITS.items():
        found = re.fullmatch(pattern, text)
        if found:
            return Said(
                text, name, {key: value or "TOML" for key, value in found.groupdict().items()}
            )
    return Said(text)


def _game_told(read: dict[str, Any]) -> str | None:
    """The game that a file says it is of."""
    meta = read.get("meta")
    told = read.get("game", meta.get("game") if isinstance(meta, dict) else None)
    return told if isinstance(told, str) else None


def game_of(path: str) -> str:
    """The key of the game that a component file says it is of."""
    told = _game_told(_toml(_text_of(path), path))
    if told is None:
        what = 'it does not say which game it is of: game = "…" is missing'
        raise BadData(path, [said("game_missing", what)])
    return told


def _text_of(path: str) -> str:
    """The text of an owner's file."""
    try:
        if Path(path).stat().st_size > MAX_FILE:
            raise Unreadable(
                said(
                    "data_too_large",
                    "the component file is larger than {most} bytes",
                    most=MAX_FILE,
                ),
                source=path,
            )
        return Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Unreadable(
            said("data_read", "cannot read the component file: {why}", why=reason(error)),
            source=path,
        ) from None
    except UnicodeDecodeError:
        raise Unreadable(
            said("data_not_text", "the component file is not UTF-8 text"), source=path
        ) from None


def digest(facts: msgspec.Struct, silent: Collection[str]) -> str:
    """Names a set of components in records: the same for the same facts, however they are kept.

    `silent` keys hold words about the facts, which no rule reads.
    """

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: bare(one)
                for key, one in value.items()
                if key not in silent and not key.startswith("source")
            }
        return [bare(one) for one in value] if isinstance(value, list | tuple) else value

    text = json.dumps(bare(msgspec.to_builtins(facts)), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Shelf:
    """Where a game's boxes come from: the stock file of its package, or an owner's.

    What was the stock file of an earlier version stays in the folder `past`, under its digest, so
    that games played with it go on.  A key that came later is `UNSET` where a file does not have
    it; so older files keep their digests.
    """

    def __init__(self, package: str, name: str, box_of: Callable[[str, str], Box]) -> None:
        self.package, self.name, self.box_of = package, name, box_of
        self._stock = lru_cache(maxsize=1)(self._open_stock)
        self._owned = lru_cache(maxsize=8)(self._open_owned)
        self._past = lru_cache(maxsize=8)(self._open_past)

    def open_box(self, path: str | None = None) -> Box:
        """The components of a file, or the stock ones.  A file that changed is read again."""
        if path is None:
            return self._stock()
        try:
            status = Path(path).stat()
        except OSError:
            return self._open_owned(path, 0, 0)  # says why it cannot be read
        return self._owned(path, status.st_mtime_ns, status.st_size)

    def find_box(self, digest: str) -> Box | None:
        """The stock components of that digest, of today or of an earlier version."""
        stock = self._stock()
        return stock if stock.digest == digest else self._past(digest)

    def past_digests(self) -> list[str]:
        """Of the stock files of earlier versions."""
        past = files(self.package) / PAST
        return sorted(f.name.removesuffix(".toml") for f in past.iterdir()) if past.is_dir() else []

    def read_box(self, text: str, source: str) -> Box:
        """The components that an owner's text tells."""
        return replace(self.box_of(text, source), text=text)

    def stock_text(self) -> str:
        """The component file of the package, for owners to copy."""
        return (files(self.package) / self.name).read_text(encoding="utf-8")

    def _open_stock(self) -> Box:
        return self.box_of(self.stock_text(), self.name)

    def _open_past(self, digest: str) -> Box | None:
        if digest not in self.past_digests():
            return None
        file = files(self.package) / PAST / f"{digest}.toml"
        return self.box_of(file.read_text(encoding="utf-8"), file.name)

    def _open_owned(self, path: str, changed: int, size: int) -> Box:
        return self.read_box(_text_of(path), path)
