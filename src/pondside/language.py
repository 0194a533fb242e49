"""Messages in English, Polish and Russian, from Fluent files.

General messages stand in `locales/`, a game's own in its folder's `locales/`.  A key that is
missing in a language is a fault that the tests find; at run time English takes its place.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import BadOption

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
            raise BadOption(f"there is no language {language!r}; use {', '.join(LANGUAGES)}")
        self.language = language
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


@lru_cache(maxsize=16)
def _bundle(language: str, game: str | None) -> FluentBundle:
    # Isolating marks are for mixed writing directions; terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_text("pondside", language)))
    if game is not None:
        bundle.add_resource(FluentResource(_text(f"pondside.games.{game}", language)))
    return bundle


def _text(package: str, language: str) -> str:
    return (files(package) / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
