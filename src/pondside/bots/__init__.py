"""Bots: given what a seat may know, name an action.

`bot("strong")` finds one by its spec: a name, and for some names figures behind a colon
(`search:width=12,ms=500`).  A bot never holds the table's own state.  docs/bots.md tells more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..kernel.errors import BadOption, said

if TYPE_CHECKING:
    from .seen import Bot

LEVELS = ("calm", "keen", "strong", "master")  # from a kind beginner up
SEARCHING = ("strong", "master")  # those that can explain themselves
NAMES = (*LEVELS, "random")  # whom a table may invite
GONE = {"greedy": "keen"}  # bots that stored games name, and who plays in their place
STDIO = "stdio"  # a program that speaks JSON lines; not for strangers to name

FIGURES = {  # of a search: the least and the most that makes sense
    "width": (1, 500),
    "sims": (1, 10_000_000),
    "ms": (1, 600_000),
    "horizon": (0, 1000),
    "win": (0, 1000),
    "trust": (0, 100_000),
    "threads": (1, 64),
}


def bot(spec: str) -> Bot:
    """The bot of a spec; raises BadOption for anything that is not one."""
    name, colon, rest = spec.partition(":")
    if name == STDIO:
        from .stdio import Program

        if not rest.strip():
            raise BadOption(said("bot_program", "stdio: what program? e.g. 'stdio:node bot.mjs'"))
        return Program(rest)
    refuse_gone(name)
    if name not in (*NAMES, "search"):
        known = ", ".join((*NAMES, "search:…", "stdio:…"))
        raise BadOption(
            said(
                "no_bot", "there is no bot {word!r}; the bots are: {known}", word=name, known=known
            )
        )
    if colon and name not in ("search", *SEARCHING):
        raise BadOption(
            said("bot_no_figures", "bot {name} takes no figures: {spec!r}", name=name, spec=spec)
        )
    figures = _figures(spec, rest) if colon else {}
    if name == "random":
        from .simple import Random

        return Random()
    from . import planned

    if name == "search":
        return planned.searching(figures)
    if name in SEARCHING:
        return planned.level(name, figures)
    return planned.listing(name)


def playing(spec: str) -> str:
    """Who plays where a stored game names this bot."""
    return GONE.get(spec, spec)


def refuse_gone(name: str) -> None:
    """A new game cannot have a bot that is gone."""
    if name in GONE:
        raise BadOption(
            said(
                "bot_gone",
                "there is no bot {word!r} any more; {bot} plays in its place",
                word=name,
                bot=GONE[name],
            )
        )


def specs(text: str) -> list[str]:
    """Several bots in one text; a comma between the figures of a spec belongs to it."""
    found: list[str] = []
    for part in text.split(","):
        if found and ":" in found[-1] and "=" in part and ":" not in part:
            found[-1] += f",{part.strip()}"
        else:
            found.append(part.strip())
    return found


def _figures(spec: str, text: str) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        if key not in FIGURES:
            raise BadOption(
                said(
                    "bot_no_figure",
                    "{spec!r}: no figure {word!r}; there are: {known}",
                    spec=spec,
                    word=key,
                    known=", ".join(FIGURES),
                )
            )
        if key in found:
            raise BadOption(
                said("bot_figure_twice", "{spec!r}: {word} is there twice", spec=spec, word=key)
            )
        least, most = FIGURES[key]
        if not (value.isascii() and value.isdigit() and least <= int(value[:9]) <= most):
            raise BadOption(
                said(
                    "bot_figure",
                    "{spec!r}: {word} is a whole number from {least} to {most}",
                    spec=spec,
                    word=key,
                    least=least,
                    most=most,
                )
            )
        found[key] = int(value)
    return found
