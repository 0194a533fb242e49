"""Who sits where: people and bots, in options and in records."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..bots import GONE, bot, playing, specs
from ..kernel.errors import BadOption, said
from ..kernel.match import Match
from ..kernel.record import MAX_NAME

_BOT_NAME = re.compile(r"bot \d \((.+)\)")


def wanted_bots(text: str | None, seats: int) -> dict[int, str]:
    """Bots by seat: they take the last seats; by default one person plays against calm bots."""
    if text is None:
        names = ["calm"] * (seats - 1)
    elif text in ("none", ""):
        names = []
    else:
        names = specs(text)
    if len(names) > seats:
        raise BadOption(
            said("bots_for_seats", "{n} bots for {seats} seats", n=len(names), seats=seats)
        )
    for name in names:
        bot(name)
    return {seats - len(names) + k: name for k, name in enumerate(names)}


def names_of(
    people: Sequence[str], seats: int, bots: dict[int, str] | None = None
) -> tuple[str, ...]:
    """A name a seat, "" for none; bots are named so that a resumed game finds them again."""
    names = [" ".join(name.split()) for name in people][:seats]
    if len(people) > seats:
        raise BadOption(
            said("names_for_seats", "{n} names for {seats} seats", n=len(people), seats=seats)
        )
    for name in names:
        if len(name) > MAX_NAME or "#" in name or not all(c.isprintable() for c in name):
            raise BadOption(
                said(
                    "bad_name",
                    "a name has at most {most} printable characters and no #: {word!r}",
                    most=MAX_NAME,
                    word=name,
                )
            )
    names += [""] * (seats - len(names))
    for seat, kind in (bots or {}).items():
        names[seat] = names[seat] or f"bot {seat + 1} ({kind})"
    return tuple(names)


def bots_of(match: Match, text: str | None) -> dict[int, str]:
    """The bots of a resumed game: as asked for, or as the names of its seats tell."""
    if text is not None:
        return wanted_bots(text, match.seats)
    found = {}
    for seat, name in enumerate(match.names):
        told = _BOT_NAME.fullmatch(name)
        if told:
            found[seat] = playing(told[1])
            bot(found[seat])
    return found


def gone_from(match: Match) -> dict[int, str]:
    """The bots that the names of seats tell, and that there are no more."""
    named = {seat: _BOT_NAME.fullmatch(name) for seat, name in enumerate(match.names)}
    return {seat: told[1] for seat, told in named.items() if told and told[1] in GONE}
