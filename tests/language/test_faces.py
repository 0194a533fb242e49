"""Whole games through each game's face: every message gets the values it needs.

What is put together at run time, such as `event-…` with the values of an event, cannot be seen in
the source; here it is said.
"""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

from pondside import Match
from pondside.games import KEYS
from pondside.language import LANGUAGES, Speech
from pondside.terminal.report import sheet
from pondside.terminal.talk import Talk, face_of

from .test_messages import GAMES, known, members, variables


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
        face.question(view, talk),
        face.others(view, seat, talk),
        face.unseen(view, talk),
        face.pending(view, seat, talk) or "",
        sheet(talk("sheet-of", name=talk.name(seat)), match.lines(seat), talk),
    ]
    shown += [face.own(view, k, talk) for k in range(match.seats)]
    shown += [text for _, text in face.menu(view, talk)]
    return shown


def whole_game(key: str, seats: int, options: dict[str, str], heard: set[str]) -> list[str]:
    """A game played at random; everything that was shown on the way."""
    match = Match.new(key, seats, seed="faces", options=options)
    talks = [
        Talk(Strict(code, key, heard), match.box, str, plain)
        for code in LANGUAGES
        for plain in (True, False)
    ]
    face, chooser = face_of(key), random.Random(f"{key} {seats}")
    # A match deals before anybody listens: its first events are heard on another.
    first = Match(match.game, match.box, seats, options, "faces")
    texts = [line for talk in talks for line in face.told(first.deal(), first.view(None), talk)]
    decisions = 0
    while not match.over:
        talk = chooser.choice(talks)
        actions = match.actions()
        if decisions % 16 == 0 or len(actions) == 2:  # questions that come seldom have two answers
            texts += map(rendered, screens(match, talk))
        decisions += 1
        events = match.play(chooser.choice(actions))
        events += match.deal()
        texts += face.told(events, match.view(None), talk)
    outcome = match.outcome
    assert outcome is not None
    for talk in talks:
        if seats == 1:
            texts.append(face.ending(match.view(0), outcome, talk))
        for seat in range(seats):
            texts.append(rendered(sheet("", match.lines(seat), talk)))
    return texts


@pytest.mark.parametrize("game", KEYS)
def test_whole_games_are_shown_and_told_in_words(game: str) -> None:
    heard: set[str] = set()
    texts = []
    for seats, options in GAMES[game].TABLES:
        texts += whole_game(game, seats, options, heard)
    keys = "|".join(re.escape(key) for key in known(game, "en") if "-" in key)
    raw = re.compile(rf"(?<![\w-])(?:{keys})(?![\w-])|\{{|\bNone\b")
    assert [text for text in texts if raw.search(text)] == []
    wanted = {key for key in members(game) if key.startswith(("event-", "choice-"))}
    assert wanted - heard == set()
