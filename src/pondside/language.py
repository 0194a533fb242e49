"""Messages in English, Polish and Russian, from Fluent files.

General messages stand in `locales/`, a game's own in its folder's `locales/`.  A key that is
missing in a language is a fault that the tests find; at run time English takes its place.

Errors and remarks are sentences with names and values (`kernel/errors.py`).  Their messages stand
in `locales/<language>/`: `reader.ftl` what the page says too, in three languages, the others what
only the command line says, for which the English of the code serves.  `ours.ftl` tells what of a
game is our reconstruction, on the page and in the terminal; a game of which nothing is has none.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import BadData, BadOption, Illegal, PondsideError, Said, Unreadable, said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .kernel.errors import Remark

LANGUAGES = ("en", "pl", "ru")


def preferred() -> str:
    """The language of the environment, English if it is not one of ours."""
    for name in ("PONDSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code and code != "c.":
            break
    return "en"


class Speech:
    """Says messages in one language: `speech("turn", n=3)`."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(
                said(
                    "no_language",
                    "there is no language {word!r}; use {known}",
                    word=language,
                    known=", ".join(LANGUAGES),
                )
            )
        self.language, self.game = language, game
        self._bundles = [_bundle(language, game)]
        if language != "en":
            self._bundles.append(_bundle("en", game))

    def __call__(self, key: str, **values: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, _ = bundle.format_pattern(message.value, values)
                    return str(text)
        return key

    def knows(self, key: str) -> bool:
        return self._bundles[0].has_message(key)

    def sentence(self, text: str, family: str = "") -> str:
        """A sentence of the code in this language; as it stands where nobody has translated it."""
        if isinstance(text, Said) and text.name:
            return self.told(family + text.name, text.values, str(text))
        return str(text)

    def remark(self, remark: Remark, who: str = "") -> str:
        """What looks odd in a text.  `who` is the seat it is about, by name."""
        return self.told(f"odd-{remark.name}", {"name": who, **remark.values}, remark.text)

    def error(self, error: PondsideError) -> str:
        """An error as it is told to a person: where, what, and the clause."""
        if self.language == "en":
            return str(error)
        if isinstance(error, BadData):
            faults = "".join(f"\n  - {self.sentence(one, 'data-')}" for one in error.faults)
            return self.told("error-bad_data", {"source": error.source}, error.source) + faults
        if not self._explains(error.key):
            return str(error)
        what = self.told(error.key, error.values, str(error))
        if isinstance(error, Illegal):
            word = error.values.get("word", "")
            what = f"{word}: {what} ({error.clause})" if word else f"{what} ({error.clause})"
        if isinstance(error, Unreadable | Illegal):
            return self._where(error.source, error.line, error.column) + what
        return what

    def _where(self, source: str, line: int, column: int) -> str:
        if source:
            where = f"{source}:{line}:{column}" if column else f"{source}:{line}"
            return f"{where if line else source}: "
        if not line:
            return ""
        return self.told("error-place", {"line": line, "column": column}, "")

    def _explains(self, key: str) -> bool:
        return bool(key) and any(one.has_message(key) for one in self._faults)

    def told(self, key: str, values: Mapping[str, Any], english: str) -> str:
        """A message of `locales/<language>/`, or the English that the code has of it."""
        if self.language == "en":
            return english
        ready = {name: self._value(value) for name, value in values.items()}
        for bundle in self._faults:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return str(bundle.format_pattern(message.value, ready)[0])
        return english

    def _value(self, value: Any) -> Any:
        if isinstance(value, Said):
            return self.sentence(value, "part-")
        return value if isinstance(value, int | float) else str(value)

    @property
    def _faults(self) -> list[FluentBundle]:
        return [_fault_bundle(self.language, self.game), self._bundles[0]]


@lru_cache(maxsize=16)
def _bundle(language: str, game: str | None) -> FluentBundle:
    # Isolating marks are for mixed writing directions; terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_text("pondside", language)))
    bundle.add_resource(FluentResource(_text("pondside", f"{language}/ours")))
    if game is not None:
        package = f"pondside.games.{game}"
        bundle.add_resource(FluentResource(_text(package, language)))
        if (files(package) / "locales" / language / "ours.ftl").is_file():
            bundle.add_resource(FluentResource(_text(package, f"{language}/ours")))
    return bundle


@lru_cache(maxsize=16)
def _fault_bundle(language: str, game: str | None) -> FluentBundle:
    """What can be wrong, read when something is."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in ["pondside", *([f"pondside.games.{game}"] if game else [])]:
        folder = files(package) / "locales" / language
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda one: one.name):
                text = file.read_text(encoding="utf-8")
                bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _text(package: str, language: str) -> str:
    return (files(package) / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
