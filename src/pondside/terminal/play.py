"""A game at the keyboard: seats of people and bots, undo, score sheets, saved after every turn.

The rules run interpreted here, so the first question comes at once; bots think in a process of
their own, which compiles them the first time.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from .. import saves
from ..bots import playing
from ..bots.worker import Helper
from ..kernel.errors import Illegal, NothingToUndo, Unreadable
from ..kernel.game import Event
from ..kernel.match import Match
from ..language import Speech
from . import keys
from .face import face_of
from .laying.lay import Held, lay_by_keys, lay_by_lines
from .report import sheet
from .seats import gone_from
from .talk import Talk


class Stopped(Exception):
    """The person wants to stop, or there is nobody at the keyboard."""


class Session:
    """One game at one keyboard."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, str],
        speech: Speech,
        console: Console,
        save: Path,
        plain: bool,
        confirm: bool,
    ) -> None:
        self.match, self.bots, self.speech, self.console = match, bots, speech, console
        self.save, self.plain, self.confirm = save, plain, confirm
        match.confirm = True  # a turn is confirmed here, whether or not the person is asked
        self.face = face_of(match.game.key)
        self.talk = Talk(speech, match.box, self.name, plain)
        self.told: list[str] = []  # the log, as sentences
        self.marks: list[int] = []  # its length before each action that can be taken back
        self.news: dict[int, int] = {}  # how much of the log each seat has read
        self.at_keyboard: int | None = None
        self.headed = 0  # the turn whose heading was shown last
        self.undone = False  # something was taken back: ask even where the answer is obvious
        self.helper = Helper(match.game, match.box, bots.values()) if bots else None
        self.looked: tuple[tuple[object, ...], Any] | None = None  # the latest view, and of what

    def run(self) -> None:
        """Play to the end, or until somebody stops."""
        try:
            self.greet()
            while not self.match.over:
                seat = self.match.actor
                self.bot_turn(seat) if seat in self.bots else self.person_turn(seat)
                self.keep()
            self.finish()
        except (Stopped, KeyboardInterrupt, EOFError):
            self.match.reset_turn()
            self.keep()
            self.say("")
            self.say_whole(self.speech("saved", path=str(self.save)))
            path = shlex.quote(str(self.save))
            data = _data(self.match)
            path += f" --data {shlex.quote(data)}" if data else ""
            self.say_whole(self.speech("resume-hint", program=_program(), path=path))
            self.say(self.speech("goodbye"))
        finally:
            if self.helper:
                self.helper.close()

    def name(self, seat: int) -> str:
        """How a seat is called."""
        if seat in self.bots:
            return self.speech("name-bot", seat=seat + 1, bot=self.bots[seat])
        if seat < len(self.match.names) and self.match.names[seat]:
            return self.match.names[seat]
        people = [s for s in range(self.match.seats) if s not in self.bots]
        if people == [seat]:
            return self.speech("name-you")
        return self.speech("name-seat", seat=seat + 1)

    def view(self, seat: int | None) -> Any:
        """What a seat knows now.  A list of thousands of choices is made once a position."""
        position = (seat, len(self.match.entries), *self.match.tentative)
        if self.looked is None or self.looked[0] != position:
            self.looked = (position, self.match.view(seat))
        return self.looked[1]

    def say(self, what: Any, style: str | None = None) -> None:
        if isinstance(what, str):
            what = Text(what)
        self.console.print(what, style=style, soft_wrap=self.plain)

    def say_whole(self, text: str) -> None:
        """Without breaking the line, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        self.say(prompt, "bold")
        return self.console.input("> ").strip()

    def keep(self) -> None:
        saves.write(self.save, self.match.record().text())

    def greet(self) -> None:
        self.say(self.speech("welcome", title=self.match.game.title), "bold")
        if self.match.turn <= 1:
            self.say(self.face.intro(self.talk))
            if self.face.arranged is not None:
                for sentence in self.face.arranged(self.view(None), self.talk):
                    self.say(sentence)
        for seat, gone in gone_from(self.match).items():
            if self.bots.get(seat) == playing(gone):
                self.say(self.speech("bot-instead", name=self.name(seat), gone=gone))
        self.say_ours()
        self.say(self.speech("help-general"), None if self.plain else "dim")
        self.keep()

    def say_ours(self) -> None:
        """What of the components is our reconstruction; of an owner's box we do not know."""
        key = self.match.game.key
        if _data(self.match) is None and self.speech.knows(f"ours-{key}"):
            what = self.speech(f"ours-{key}")
            command = f"{_program()} data stock {key}"
            ours = self.speech("ours-terminal", what=what, command=command)
            self.say(ours, None if self.plain else "dim")

    def hear(self, events: list[Event], seat: int | None) -> None:
        """Put events into the log, as the people at the keyboard may know them."""
        view = self.view(seat)
        self.told += self.face.told(events, view, self.talk)

    def bot_turn(self, seat: int) -> None:
        """A bot plays its whole turn."""
        assert self.helper is not None
        turn = self.match.turn
        self.say(self.speech("bot-thinking", name=self.name(seat)), None if self.plain else "dim")
        while self.match.actor == seat and self.match.turn == turn:
            seed = f"{self.match.seed}.{len(self.match.entries)}"
            state = self.match.concealed(seat)
            action = self.helper.choose(self.bots[seat], state, seed, self.compiling)
            self.hear(self.match.play(action), None)
            if self.match.actor != seat or self.match.turn != turn:
                self.settle()

    def compiling(self, step: str, k: int, n: int) -> None:
        if step:
            self.say(self.speech("bot-compiling", k=k + 1, n=n), "dim")

    def settle(self) -> None:
        """Make what was played final and let chance act."""
        self.match.commit()
        self.marks.clear()
        self.hear(self.match.deal(), None)

    def person_turn(self, seat: int) -> None:
        """A person decides until the turn is over and confirmed."""
        people = [s for s in range(self.match.seats) if s not in self.bots]
        if len(people) > 1 and self.at_keyboard != seat:
            if self.at_keyboard is not None and not self.plain:
                self.console.clear()
            secret = self.match.game.hidden is not None
            key = "hand-over" if secret else "hand-over-open"
            self.ask(self.speech(key, name=self.name(seat)))
        self.at_keyboard = seat
        self.recap(seat)
        turn = self.match.turn
        shown = ""
        while self.match.actor == seat and self.match.turn == turn:
            where = "".join(self.match.tentative) + str(len(self.match.entries))
            if shown != where and self.obvious(seat) is None:
                self.show(seat)
                shown = where
            if self.decide(seat):
                shown = ""
            if self.match.actor == seat and self.match.turn == turn:
                continue
            if self.confirmed(seat):
                self.settle()
                self.say_news(seat)
            else:
                shown = ""

    def recap(self, seat: int) -> None:
        """What the others did since the seat's last turn, or before its first one."""
        if self.told[self.news.get(seat, 0) :]:
            played = any(entry.actor == seat for entry in self.match.entries)
            self.say(self.speech("since-last" if played else "before-first"), "bold")
            self.say_news(seat)

    def say_news(self, seat: int) -> None:
        for sentence in self.told[self.news.get(seat, 0) :]:
            self.say(f"  {sentence}")
        self.news[seat] = len(self.told)

    def show(self, seat: int) -> None:
        view = self.view(seat)
        if view.turn and (self.headed != view.turn or self.match.tentative):
            heading = self.face.heading(view, self.talk)
            self.say("")
            self.say(heading if self.plain else f"── {heading} ──", "bold")
            self.headed = view.turn
        self.say(self.face.scene(view, self.talk))

    def obvious(self, seat: int) -> str | None:
        """The only word that makes sense, if a face knows it; an undone one is asked for."""
        if self.face.obvious is None or self.undone:
            return None
        return self.face.obvious(self.view(seat))

    def decide(self, seat: int) -> bool:
        """Ask once.  True if the scene should be shown again."""
        view = self.view(seat)
        word = self.obvious(seat)
        if word is not None:
            self.try_word(word, word, seat)
            return False
        choices = self.face.menu(view, self.talk)
        question = self.face.question(view, self.talk)
        if choices and (self.plain or self.face.always_menu(view)):
            for k, (_, text) in enumerate(choices, 1):
                self.say(f"{k}. {text}")
            question += " " + self.speech("ask-number")
        answer = self.ask(question)
        if not answer:
            self.say(self.speech("prompt-help"), None if self.plain else "dim")
            return False
        if self.command(answer, seat):
            return answer in ("u", "o")
        words = self.face.read(answer, view, self.talk)
        number = int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < 7 else 0
        if 1 <= number <= len(choices):
            words = [choices[number - 1][0]]
        turn = self.match.turn
        for word in words:
            held = self.face.held(word, view, self.talk) if self.face.held is not None else None
            if held is not None:
                if not self.lay(held, view, seat):
                    return True
            elif not self.try_word(word, answer, seat):
                break
            if self.match.actor != seat or self.match.turn != turn:
                break  # a line never plays more than the own turn
        return False

    def lay(self, held: Held, view: Any, seat: int) -> bool:
        """Turn and move a piece until it is laid; False if it is put back."""

        draw = self.face.held_drawing
        assert draw is not None  # who gives a piece to hold draws it

        def drawing(held: Held) -> Any:
            return draw(held, view, self.talk)

        while True:
            if self.plain or not keys.available():
                word = lay_by_lines(held, drawing, self.talk, self.say, self.ask)
            else:
                word = lay_by_keys(held, drawing, self.console)
            if word is None:
                self.say(self.speech("held-back"))
                return False
            if self.try_word(word, word, seat):
                return True

    def try_word(self, word: str, answer: str, seat: int) -> bool:
        """Play a word and tell what it did, or why it is not possible."""
        mark = len(self.told)
        try:
            events = self.match.play(word)
        except Unreadable:
            self.say(self.speech("unknown-input", text=answer[:40]))
            return False
        except Illegal as error:
            reason = self.speech(f"refusal-{error.refusal}")
            self.say(self.speech("not-possible", reason=reason, clause=error.clause))
            return False
        self.marks.append(mark)
        self.undone = False
        self.hear(events, seat)
        self.news[seat] = len(self.told)
        for sentence in self.told[mark:]:
            self.say(sentence)
        return True

    def confirmed(self, seat: int) -> bool:
        """Ask the person to confirm a finished turn; False if something was taken back."""
        while self.confirm and self.face.confirms(self.match.tentative):
            pending = self.face.pending(self.view(seat), seat, self.talk)
            if pending is not None:
                self.say(pending)
            words, confirming = self.match.tentative, self.face.confirming
            asked = confirming(words, self.talk) if confirming else self.speech("confirm")
            answer = self.ask(asked)
            if not answer or answer in ("y", "t", "д", "ok"):
                return True
            if not self.command(answer, seat):
                self.say(self.speech("unknown-input", text=answer[:40]))
            elif answer == "u":
                return False
        return True

    def command(self, text: str, seat: int) -> bool:
        """Do what a one-letter command says.  False if it is none."""
        if text == "?":
            explained, view = self.face.explained, self.view(seat)
            self.say(explained(view, self.talk) if explained else self.speech("help-game"))
            self.say_ours()
            self.say(self.speech("help-general"))
        elif text == "u":
            self.undo()
        elif text == "s":
            self.show_sheet(seat)
        elif text == "o":
            self.say(self.face.others(self.view(seat), seat, self.talk))
        elif text == "b":
            self.say(self.face.unseen(self.view(seat), self.talk))
        elif text == "l":
            for sentence in self.told[-40:] or [self.speech("log-empty")]:
                self.say(f"  {sentence}")
        elif text == "q":
            raise Stopped
        else:
            return False
        return True

    def undo(self) -> None:
        try:
            word = self.match.undo()
        except NothingToUndo:
            self.say(self.speech("nothing-to-undo"))
            return
        del self.told[self.marks.pop() :]
        self.undone = True
        self.say(self.speech("undone", word=word))

    def show_sheet(self, seat: int) -> None:
        lines = self.match.lines(seat)
        people = [s for s in range(self.match.seats) if s not in self.bots]
        title = self.speech("sheet-of", name=self.name(seat))
        if people == [seat]:
            title = self.speech("sheet-own")
        self.say(sheet(title, lines, self.talk))

    def finish(self) -> None:
        """Tell the end, seat by seat and point by point."""
        outcome = self.match.outcome
        assert outcome is not None
        people = [s for s in range(self.match.seats) if s not in self.bots]
        if people:
            self.recap(people[0])
        self.say("")
        self.say(self.speech("game-over"), "bold")
        view = self.match.view(people[0] if len(people) == 1 else None)
        for seat in range(self.match.seats):
            self.say(self.face.own(view, seat, self.talk))
            self.show_sheet(seat)
        if self.match.seats == 1:
            self.say(self.face.ending(view, outcome, self.talk), "bold")
        else:
            winners = [placing.seat for placing in outcome.placings if placing.place == 1]
            names = ", ".join(self.name(seat) for seat in winners)
            if winners == people and len(people) == 1:
                self.say(self.speech("wins-own"), "bold")
            else:
                key = "wins" if len(winners) == 1 else "shared"
                self.say(self.speech(key, names=names), "bold")
            if outcome.tie_break and outcome.tie_break != "shared":
                self.say(self.speech(f"tie-{outcome.tie_break}"))
        self.say_whole(self.speech("saved", path=str(self.save)))


def _program() -> str:
    """How this program can be started again."""
    if shutil.which("pondside"):
        return "pondside"
    if sys.argv[0].endswith(".py"):
        return f"{shlex.quote(sys.executable)} -m pondside.cli"
    return shlex.quote(sys.argv[0])


def _data(match: Match) -> str | None:
    """The component file that has to be named to go on; None for those that we keep."""
    return match.box.source if match.game.find_box(match.box.digest) is None else None
