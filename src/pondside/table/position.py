"""The game of a table as its lines tell it: the match, its numbered steps, its version.

Pure of time, network and store: a line is worked out first, stored by somebody else, and the same
line replayed gives the same position.
"""

from __future__ import annotations

from msgspec import Struct

from ..games import load
from ..kernel.errors import NothingToUndo, PondsideError
from ..kernel.game import CHANCE, Array, Box
from ..kernel.match import Entry, Match, Played
from ..kernel.trial import Trial
from ..protocol.messages import DrawInfo, Step, Told
from .store import ACT, BACK, BEGIN, CONFIRM, UNDO, Line, SeatRow, TableRow


class KeptStep(Struct, gc=False):
    """A step as the table keeps it, an action or a return, with what is on record after it."""

    n: int
    entry: Entry | None  # None: the game went back
    depth: int  # actions on record after it
    told: Step  # all of it
    words: tuple[str, ...] | None = None  # as each seat and a spectator may read it; None: as told


class Position:
    """What the lines of a table have led to."""

    def __init__(self, match: Match, people: list[bool]) -> None:
        self.match = match
        match.confirm = True
        self.people = people  # of each seat: whether no bot sits there
        self.version = 0
        self.final_version = 0  # the last one that everybody was told
        self.steps: list[KeptStep] = []
        self.pending: list[Played] = []  # of the tentative words, told when they are confirmed
        self.undo_used = False
        self.accepted: set[str] = set()  # messages that led to a line

    @classmethod
    def new(cls, row: TableRow, box: Box) -> Position:
        """The position before the first line, under the rules that the table was made with."""
        game = load(row.game)
        if row.rules > game.rules_version:
            raise PondsideError(
                f"this table was made by a newer Pondside ({game.title} {row.rules}) than this"
                f" one ({game.rules_version}); it goes on with that"
            )
        names = [seat.name for seat in row.seats]
        match = Match(
            game,
            box,
            len(row.seats),
            row.options,
            row.seed,
            names,
            confirm=True,
            rules=row.rules,
        )
        return cls(match, [seat.kind != "bot" for seat in row.seats])

    def seat(self, seats: list[SeatRow]) -> None:
        """Somebody else sits somewhere."""
        self.match.names = tuple(seat.name for seat in seats)
        self.people = [seat.kind != "bot" for seat in seats]

    # What a message would do: played on the match, told as a line.

    def begin(self, at: int) -> Line:
        """Chance acts before the first decision."""
        return self._line(BEGIN, at, chance=self._deal())

    def act(self, words: list[str], at: int, message: str | None, confirm: bool) -> Line:
        """Play words for the seat to act; if one is refused, none was played."""
        seat = self.match.to_act
        played = 0
        try:
            for word in words:
                if self.match.complete:
                    raise Complete
                self.match.play(word, quiet=True)
                played += 1
                self.pending.append(self.match.played())
        except PondsideError:
            self._take_back(played)
            raise
        chance = self._settle() if confirm else []
        return self._line(ACT, at, seat, message, words=words, chance=chance, confirm=confirm)

    def undo(self, whole: bool, at: int, message: str | None) -> Line:
        """Take back tentative words."""
        seat = self.match.to_act
        count = len(self.pending) if whole else min(1, len(self.pending))
        if not count:
            raise NothingToUndo("nothing to undo: what has been confirmed or revealed stays")
        self._take_back(count)
        return self._line(UNDO, at, seat, message, count=count)

    def confirm(self, at: int, message: str | None) -> Line:
        """Make the tentative words final; chance acts."""
        seat = self.match.to_act
        return self._line(CONFIRM, at, seat, message, chance=self._settle(), confirm=True)

    def back(self, depth: int, at: int, seat: int | None, message: str | None) -> Line:
        """Go back to as many actions; the steps go on counting."""
        self._take_back(len(self.pending))
        self.match = self.match.again(self.match.entries[:depth])
        back_to = next((one.n for one in reversed(self.steps) if one.depth == depth), 0)
        self.undo_used = True
        n = len(self.steps) + 1
        told = () if seat is None else (Told("back", {"seat": seat + 1}),)
        self.steps.append(KeptStep(n, None, depth, Step(n, 0, None, f"back:{back_to}", told)))
        return self._line(BACK, at, seat, message, count=depth)

    def replay(self, line: Line) -> None:
        """Do again what a stored line did."""
        if line.kind == BEGIN:
            made = self.begin(line.at)
        elif line.kind == ACT:
            made = self.act(line.words, line.at, line.message, line.confirm)
        elif line.kind == UNDO:
            made = self.undo(line.count > 1, line.at, line.message)
        elif line.kind == CONFIRM:
            made = self.confirm(line.at, line.message)
        else:
            made = self.back(line.count, line.at, line.seat, line.message)
        if made != line:
            raise PondsideError(f"line {line.version} of the table no longer means what it did")

    def _line(
        self,
        kind: str,
        at: int,
        seat: int | None = None,
        message: str | None = None,
        *,
        words: list[str] | None = None,
        chance: list[str] | None = None,
        count: int = 0,
        confirm: bool = False,
    ) -> Line:
        self.version += 1
        if kind in (BEGIN, BACK) or confirm:
            self.final_version = self.version
        if message is not None:
            self.accepted.add(message)
        return Line(
            self.version, kind, at, seat, message, words or [], chance or [], count, confirm
        )

    def _take_back(self, count: int) -> None:
        for _ in range(count):
            self.match.undo()
            self.pending.pop()

    def _settle(self) -> list[str]:
        """The tentative words are steps now; chance acts."""
        self.match.commit()
        for played in self.pending:
            self._number(played)
        self.pending.clear()
        return self._deal()

    def _deal(self) -> list[str]:
        words = []
        while self.match.actor == CHANCE:
            self.match.draw(quiet=True)
            played = self.match.played()
            words.append(played.entry.word)
            self._number(played)
        return words

    def _number(self, played: Played) -> None:
        """Thousands of steps are kept: as little of each as can be."""
        n, entry = len(self.steps) + 1, played.entry
        depth = (self.steps[-1].depth if self.steps else 0) + 1
        actor = entry.actor if entry.actor >= 0 else None
        told = Step(n, entry.turn, actor, entry.word, _events(played))
        self.steps.append(KeptStep(n, entry, depth, told, played.words))

    # What is told.

    @property
    def over(self) -> bool:
        """The game is over, and nothing of it is tentative."""
        return self.match.over and not self.pending

    def final(self) -> Match:
        """The match without its tentative words."""
        if not self.pending:
            return self.match
        return self.match.again(self.match.entries[: -len(self.pending)])

    def known(self, seat: int | None) -> Array:
        """The position as a seat, or a spectator, may know it: with its own tentative words.

        The end of a game shows what was secret, but not before it is confirmed: the last words are
        played on a position that is concealed already.
        """
        own = seat is not None and seat == self.match.to_act
        if own and not self.match.over:
            return self.match.concealed(seat)
        known = self.final().concealed(seat)
        trial = Trial(self.match.game, self.match.box, known)
        for played in self.pending if own else []:
            trial.take(played.entry.action)
        return trial.known

    def told(self, since: int, seat: int | None) -> list[Step]:
        """The steps after a number, as a seat or a spectator may know them."""
        over = self.over
        place = self.match.seats if seat is None else seat
        return [_told(one, place, over) for one in self.steps[since:]]

    def told_tentative(self) -> list[tuple[Told, ...]]:
        """What the tentative words did, for the seat whose they are."""
        return [_events(played) for played in self.pending]

    def entries_at(self, n: int) -> list[Entry]:
        """The actions on record after step n."""
        entries: list[Entry] = []
        for one in self.steps[:n]:
            if one.entry is None:
                del entries[one.depth :]
            else:
                entries.append(one.entry)
        return entries

    def at(self, n: int) -> Match:
        """The match after step n."""
        return self.match.again(self.entries_at(n))

    def last_decision(self) -> int | None:
        """The number of actions before the last decision of a person that is final."""
        entries = self.match.entries
        for k in range(len(entries) - 1, -1, -1):
            actor = entries[k].actor
            if actor >= 0 and self.people[actor]:
                return k
        return None

    def before_last_turn(self, seat: int) -> int | None:
        """The number of actions before the last final turn of a seat."""
        entries = self.match.entries[: len(self.match.entries) - len(self.pending)]
        own = [k for k, entry in enumerate(entries) if entry.actor == seat]
        if not own:
            return None
        turn = entries[own[-1]].turn
        return next(k for k in own if entries[k].turn == turn)

    def draws(self) -> list[DrawInfo]:
        """Every draw of the game, worked out from the seed anew."""
        match = self.match.again([])
        found = []
        for entry in self.match.entries:
            if entry.actor == CHANCE:
                draw = match.next_draw()
                found.append(DrawInfo(draw.stream, draw.n, draw.total, draw.k, entry.word))
            match.play(entry.action, quiet=True)
            match.commit()
        return found


class Complete(PondsideError):
    """The turn is complete: confirm it or take something back."""

    def __init__(self) -> None:
        super().__init__("the turn is complete: confirm it, or undo")


def _events(played: Played) -> tuple[Told, ...]:
    return tuple([Told(*event) for event in played.events])


def _told(one: KeptStep, place: int, over: bool) -> Step:
    """A step whose word may not be read arrives empty."""
    if over or one.words is None or one.words[place] == one.told.word:
        return one.told
    return Step(one.n, one.told.turn, one.told.actor, one.words[place], ())
