"""Whole games through each game's face: every message gets the values it needs.

What is put together at run time, such as `event-…` with the values of an event, cannot be seen in
the source; here it is said.
"""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pondside import Match
from pondside.games import KEYS, load
from pondside.kernel.game import CHANCE, Event
from pondside.kernel.record import Record, parse
from pondside.language import LANGUAGES, Speech
from pondside.terminal.face import face_of
from pondside.terminal.report import sheet
from pondside.terminal.talk import Talk

from .test_messages import GAMES, known, members, variables

RECORDS = Path(__file__).parents[1] / "records"


class Strict(Speech):
    """Notes what it says, and says nothing that lacks a value or a translation."""

    def __init__(self, code: str, game: str, heard: set[str]) -> None:
        super().__init__(code, game)
        self.heard = heard
        self.needs = {key: variables(message) for key, message in known(game, code).items()}

    def __call__(self, key: str, **values: Any) -> str:
        assert key in self.needs, f"{key} is not known in {self.language}"
        missing = self.needs[key] - values.keys()
        assert not missing, f"{key} lacks {missing}"
        self.heard.add(key)
        return super().__call__(key, **values)


def rendered(what: Any) -> str:
    """What would be printed, on a screen wide enough for every sentence."""
    if isinstance(what, str):
        return what
    console = Console(file=io.StringIO(), width=1000, force_terminal=False, markup=False)
    with console.capture() as caught:
        console.print(what)
    return caught.get()


def screens(match: Match, talk: Talk) -> list[Any]:
    """All that a face can show of a position to the seat that acts, and to others."""
    face = face_of(match.game.key)
    seat = match.actor
    view, open_view = match.view(seat), match.view(None)
    shown = [
        face.heading(view, talk),
        face.scene(view, talk),
        face.scene(open_view, talk),
        face.table(view, talk),
        face.question(view, talk),
        face.others(view, seat, talk),
        face.unseen(view, talk),
        face.pending(view, seat, talk) or "",
        sheet(talk("sheet-of", name=talk.name(seat)), match.lines(seat), talk),
    ]
    shown += [face.own(view, k, talk) for k in range(match.seats)]
    for word, text in face.menu(view, talk):
        shown.append(text)
        held = face.held(word, view, talk) if face.held is not None else None
        if held is not None:
            assert face.held_drawing is not None
            shown.append(face.held_drawing(held, view, talk))
            held.flip()
            held.put("l12")
            shown.append(face.held_drawing(held, view, talk))
    return shown


Advance = Callable[[Match], list[Event]]  # plays on to the next decision, and tells what happened


def at_random(name: str) -> Advance:
    """Decisions by lot."""
    chooser = random.Random(name)

    def advance(match: Match) -> list[Event]:
        events = match.play(chooser.choice(match.actions())) if match.actor >= 0 else []
        return events + match.deal()

    return advance


def as_recorded(record: Record) -> Advance:
    """Decisions and chance as a record has them."""
    words = iter([word for line in record.lines for word in line.words])

    def advance(match: Match) -> list[Event]:
        events = match.play(next(words)) if match.actor >= 0 else []
        while match.actor == CHANCE:
            events += match.play(next(words))
        return events

    return advance


def whole_game(match: Match, advance: Advance, heard: set[str]) -> list[str]:
    """A game that nobody has dealt yet, to its end; everything that was shown on the way."""
    key = match.game.key
    talks = [
        Talk(Strict(code, key, heard), match.box, str, plain)
        for code in LANGUAGES
        for plain in (True, False)
    ]
    face, chooser = face_of(key), random.Random(f"{key} {match.seats}")
    first = advance(match)
    view = match.view(None)
    texts = [line for talk in talks for line in face.told(first, view, talk)]
    texts += [face.intro(talk) for talk in talks]
    decisions, phases = 0, set()
    while not match.over:
        talk = chooser.choice(talks)
        # Questions that come seldom have two answers, or come in a phase of their own.
        if decisions % 16 == 0 or len(match.actions()) <= 2 or view.phase not in phases:
            texts += map(rendered, screens(match, talk))
        decisions += 1
        phases.add(view.phase)
        events = advance(match)
        view = match.view(None)
        texts += face.told(events, view, talk)
    outcome = match.outcome
    assert outcome is not None
    for talk in talks:
        if match.seats == 1:
            texts.append(face.ending(match.view(0), outcome, talk))
        for seat in range(match.seats):
            texts.append(rendered(sheet("", match.lines(seat), talk)))
    return texts


def games(key: str) -> Iterator[tuple[Match, Advance]]:
    """The games that say everything: at random, and as recorded."""
    game, box = load(key), load(key).open_box(None)
    for seats, options in GAMES[key].TABLES:
        yield Match(game, box, seats, options, "faces"), at_random(f"{key} {seats}")
    for name in getattr(GAMES[key], "RECORDS", ()):
        record = parse((RECORDS / key / f"{name}.pond").read_text(encoding="utf-8"), name)
        yield Match(game, box, record.seats, dict(record.options), ""), as_recorded(record)


@pytest.mark.parametrize("game", KEYS)
def test_whole_games_are_shown_and_told_in_words(game: str) -> None:
    heard: set[str] = set()
    texts = []
    for match, advance in games(game):
        texts += whole_game(match, advance, heard)
    keys = "|".join(re.escape(key) for key in known(game, "en") if "-" in key)
    none = r"\bNone\b(?! of your bonus tokens fits\.)"  # which is English
    raw = re.compile(rf"(?<![\w-])(?:{keys})(?![\w-])|\{{|{none}")
    assert [text for text in texts if raw.search(text)] == []
    wanted = {key for key in members(game) if key.startswith(("event-", "choice-"))}
    assert wanted - heard == getattr(GAMES[game], "RARE", set())
