"""A match: a position and the record that led to it.

A turn is tentative until it is committed or until it reveals something.  Undo is free inside it
and impossible past it; the record only ever grows.  Nothing here decides a rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import numpy as np

from . import dealer, doors
from .compiling.warm import warm
from .doors import BEFORE, FLOOR, NOW
from .errors import BadOption, Illegal, NothingToUndo, Unconfirmed, Unreadable, said
from .game import CHANCE, OVER, Array, Box, Event, Game, Outcome, Refusal, ScoreLine, copies
from .record import CHANCE_MARK, Line, Record, parse


class Entry(NamedTuple):
    """One action of the record."""

    actor: int
    action: int
    word: str
    turn: int  # number of the turn it belongs to


class Draw(NamedTuple):
    """A draw of chance: number `n` of a stream, `k` of `total` even chances."""

    stream: str
    n: int
    total: int
    k: int


class Change(NamedTuple):
    """A line of a score sheet that would gain or lose points."""

    kind: str
    at: tuple[int, int] | None
    tile: str
    points: int


class Played(NamedTuple):
    """One action as it is told to others."""

    entry: Entry
    events: list[Event]
    # The word as each seat may read it while the game runs, and last a spectator; None: as it is.
    words: tuple[str, ...] | None


def sent_view(game: Game, box: Box, states: Array, seat: int | None) -> Any:
    """A view for a message: JSON already, if the game writes it."""
    if game.view_json is None:
        return game.view(box, states, seat)
    return msgspec.Raw(game.view_json(box, states, seat))


class Match:
    """A game being played.

    `Match.new(key, seats=2)` starts one, `Match.replay(text)` takes one up from its record.
    """

    def __init__(
        self,
        game: Game,
        box: Box,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        names: Sequence[str] = (),
        confirm: bool = False,
        rules: int | None = None,
        rulings: Collection[str] | None = None,
    ) -> None:
        """A new game, or with `rules` and `rulings` one begun under that version and those."""
        game.check_seats(seats)
        self.game, self.box, self.seats, self.seed = game, box, seats, seed
        self.names = tuple(names)
        self.confirm = confirm  # wait for `commit` after each turn
        self.rules = game.rules_version if rules is None else rules
        if rules is not None and rulings is None:
            rulings = game.rulings_of(rules)
        known = [ruling.id for ruling in game.rulings]
        self.rulings = tuple(one for one in known if rulings is None or one in rulings)
        self._settings = game.settings(box, seats, options, rulings)
        self.options = game.spelled_settings(self._settings)
        self._states = game.fresh(3)  # at NOW, BEFORE the last action and at the FLOOR
        self._entries: list[Entry] = []
        self._draws: dict[str, int] = {}  # draws made so far, by stream
        self._floor = 0  # entries before it cannot be undone
        self._last: Entry | None = None  # None: it was taken back
        # Where compiled rules list weights, and actions.
        self._out = np.zeros(game.max_legal, np.int64), np.zeros(game.max_legal, np.int64)
        warm(game, box)
        doors.setup(box.tables, self._states, NOW, seats, self._settings)
        self.actor = self.turn = 0  # the seat to act, CHANCE or OVER; the number of the turn
        self.look()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        seed: str | int | None = None,
        data: str | None = None,
        names: Sequence[str] = (),
        confirm: bool = False,
    ) -> Match:
        """Start a game and deal up to the first decision."""
        from ..games import load

        loaded = load(game)
        text = dealer.fresh_seed() if seed is None else str(seed)
        if not text or len(text) > 64 or not all(c.isalnum() or c in "._:-" for c in text):
            raise BadOption(said("long_seed", "a seed is 1 to 64 letters, digits or . _ : -"))
        match = cls(loaded, loaded.open_box(data), seats, options or {}, text, names, confirm)
        match.deal()
        return match

    @classmethod
    def replay(
        cls, record: Record | str, *, data: str | None = None, upto: int | None = None
    ) -> Match:
        """The match of a record, every word checked; `upto` stops after that many actions."""
        from ..games import load

        if isinstance(record, str):
            record = parse(record)
        game = load(record.game)
        if record.rules is not None and record.rules > game.rules_version:
            raise BadOption(
                said(
                    "other_version",
                    "this game was played by version {recorded} of the rules; this "
                    "program has version {here}",
                    recorded=record.rules,
                    here=game.rules_version,
                )
            )
        known = [ruling.id for ruling in game.rulings]
        unknown = [ruling for ruling in record.rulings if ruling not in known]
        if unknown:
            raise BadOption(
                said("no_ruling", "this program does not know the ruling {word!r}", word=unknown[0])
            )
        box = _box_of(game, record, data)
        names = dict(record.names)
        for seat in names:
            if int(seat[1:]) > record.seats:
                raise BadOption(
                    said(
                        "name_of_nobody",
                        "{seat} has a name but the game has {seats} seats",
                        seat=seat,
                        seats=record.seats,
                    )
                )
        match = cls(
            game,
            box,
            record.seats,
            dict(record.options),
            record.seed or "",
            [names.get(f"P{seat + 1}", "") for seat in range(record.seats)] if names else (),
            rules=record.rules,
            # Whoever writes a record by hand means today's rules.
            rulings=None if record.rules is None and not record.rulings else record.rulings,
        )
        match._follow(record, upto)
        return match

    def _follow(self, record: Record, upto: int | None) -> None:
        for line in record.lines:
            for k, word in enumerate(line.words):
                if upto is not None and len(self._entries) >= upto:
                    return
                column = line.columns[k] if line.columns else 0
                self._follow_word(line, word, column)
        self._check_end(record)

    def _follow_word(self, line: Line, word: str, column: int) -> None:
        try:
            actor = self._actor_mark()
            # Another seat's word would be judged for the wrong seat; when chance is to act, what
            # has to happen first is the better answer.
            if line.actor != actor and CHANCE_MARK not in (line.actor, actor):
                raise self._out_of_order(word, line.actor, actor)
            action = self.read(word)
            if line.actor != actor:
                raise self._out_of_order(word, line.actor, actor)
        except Unreadable as error:
            raise Unreadable(error.message, line.number, column) from None
        except Illegal as error:
            raise Illegal(error.message, error.clause, error.refusal, line.number, column) from None
        self._take(self.actor, action, quiet=True)
        self.commit()

    def _out_of_order(self, word: str, told: str, actor: str) -> Illegal:
        who = "chance" if actor == CHANCE_MARK else actor
        what = said("", "{word}: {who} acts now, not {told}", word=word, who=who, told=told)
        return Illegal(what, self.game.order_clause, "order")

    def _check_end(self, record: Record) -> None:
        outcome = self.outcome
        if record.end is None:
            return
        if outcome is None:
            raise Unreadable(
                said("not_over", "the record ends, but the game is not over"), record.end_line
            )
        if record.end != outcome.reason:
            raise Unreadable(
                said(
                    "ended_otherwise",
                    "the game ended by {here}, not {recorded}",
                    here=outcome.reason,
                    recorded=record.end,
                ),
                record.end_line,
            )
        if record.result and record.result != outcome.words:
            raise Unreadable(
                said(
                    "result_otherwise",
                    "the result is {here}, not {recorded}",
                    here=" ".join(outcome.words),
                    recorded=" ".join(record.result),
                ),
                record.result_line,
            )

    def look(self) -> None:
        """Find out who acts, after the position was changed otherwise than by playing."""
        self._stand(doors.stand(self.box.tables, self._states))

    def _stand(self, how: tuple[int, int]) -> None:
        actor, turn = how
        self.actor, self.turn = int(actor), int(turn)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    @property
    def tentative(self) -> tuple[str, ...]:
        """The words that can still be undone."""
        return tuple(entry.word for entry in self._entries[self._floor :])

    @property
    def to_act(self) -> int | None:
        """The seat that must decide or confirm; None when chance acts or the game is over."""
        if len(self._entries) > self._floor:
            return self._entries[self._floor].actor
        actor = self.actor
        return actor if actor >= 0 else None

    @property
    def complete(self) -> bool:
        """Whether a whole turn waits to be confirmed."""
        if len(self._entries) == self._floor:
            return False
        first = self._entries[self._floor]
        return self.actor != first.actor or self.turn != first.turn

    def _actor_mark(self) -> str:
        actor = self.actor
        return CHANCE_MARK if actor == CHANCE else f"P{actor + 1}" if actor >= 0 else "nobody"

    def actions(self) -> list[int]:
        """The legal actions, ascending."""
        out = self._out[1]
        found: list[int] = out[: doors.legal(self.box.tables, self._states, NOW, out)].tolist()
        return found

    def words(self) -> list[str]:
        """The legal actions as words."""
        return [self.game.spell(self.box, self._states, action) for action in self.actions()]

    def weights(self) -> list[int]:
        """At chance: the weight of each action of `actions`."""
        out = self._out[0]
        found: list[int] = out[: doors.weights(self.box.tables, self._states, NOW, out)].tolist()
        return found

    def refusal(self, action: int) -> Refusal | None:
        """Why an action may not be taken now, or None."""
        if not -(2**62) < action < 2**62:
            action = -1
        code = int(doors.refusal(self.box.tables, self._states, 0, action))
        return self.game.refusals[code] if code else None

    def read(self, word: str) -> int:
        """The action a word means here; raises Unreadable or Illegal."""
        action = self.game.parse(self.box, self._states, word)
        refusal = self.refusal(action)
        if refusal:
            what = said("", "{word}: {why}", word=word, why=refusal.name.replace("_", " "))
            raise Illegal(what, refusal.clause, refusal.name)
        return action

    def play(self, word: str | int, *, quiet: bool = False) -> list[Event]:
        """Act for the seat whose turn it is; returns what happened, unless `quiet`."""
        if isinstance(word, str):
            action = self.read(word)
        else:
            refusal = self.refusal(word)
            if refusal:
                raise Illegal(f"{word}: {refusal.name}", refusal.clause, refusal.name)
            action = word
        seat, turn = self.actor, self.turn
        events = self._take(seat, action, quiet)
        ends = self.actor != seat or self.turn != turn  # alone, the same seat goes on
        if seat == CHANCE or (ends and not self.confirm):
            self.commit()
        return events

    def _take(self, actor: int, action: int, quiet: bool) -> list[Event]:
        turn = self.turn
        word = self.game.spell(self.box, self._states, action)
        if actor == CHANCE:
            stream = self.game.stream(self.box, self._states)
            self._draws[stream] = self._draws.get(stream, 0) + 1
        first = len(self._entries) == self._floor and actor != CHANCE
        self._stand(doors.take(self.box.tables, self._states, action, first))
        self._last = Entry(actor, action, word, turn)
        self._entries.append(self._last)
        return [] if quiet else self.events()

    def events(self) -> list[Event]:
        """What the last action did."""
        entry = self._last
        if entry is None:
            return []
        before = self._states[BEFORE : BEFORE + 1]
        return self.game.narrate(self.box, before, entry.actor, entry.action, self._states)

    def undo(self) -> str:
        """Take back the last tentative action; returns its word."""
        if len(self._entries) == self._floor:
            raise NothingToUndo("nothing to undo: what has been confirmed or revealed stays")
        entry = self._entries.pop()
        doors.copy(self._states, NOW, FLOOR)
        for kept in self._entries[self._floor :]:
            doors.apply(self.box.tables, self._states, NOW, kept.action)
        self.look()
        self._last = None
        return entry.word

    def reset_turn(self) -> None:
        """Take back everything that is tentative."""
        while len(self._entries) > self._floor:
            self.undo()

    def commit(self) -> None:
        """Make what has been played final."""
        self._floor = len(self._entries)

    def deal(self, *, quiet: bool = False) -> list[Event]:
        """Let chance act, by the seed, until a seat must decide or the game is over."""
        events: list[Event] = []
        while self.actor == CHANCE:
            events += self.draw(quiet=quiet)
        return events

    def draw(self, *, quiet: bool = False) -> list[Event]:
        """Let chance act once, by the seed."""
        if self.confirm and len(self._entries) > self._floor:
            raise Unconfirmed("the turn is not confirmed yet")
        piece = self.next_draw().k
        action = int(doors.drawn(self.box.tables, self._states, piece, self._out))
        events = self._take(CHANCE, action, quiet)
        self.commit()
        return events

    def next_draw(self) -> Draw:
        """At chance: the draw that the seed makes now."""
        total = int(doors.weigh(self.box.tables, self._states, self._out[0]))
        stream = self.game.stream(self.box, self._states)
        n = self._draws.get(stream, 0)
        return Draw(stream, n, total, dealer.draw(self.seed, self.game.key, stream, n, total))

    def played(self) -> Played:
        """The last action as it is told to others."""
        entry = self._last
        assert entry is not None
        before = self._states[BEFORE : BEFORE + 1]
        events = self.game.narrate(self.box, before, entry.actor, entry.action, self._states)
        return Played(entry, events, self._hidden(before, entry))

    def _hidden(self, before: Array, entry: Entry) -> tuple[str, ...] | None:
        if self.game.hidden is None:
            return None
        return self.game.hidden(self.box, before, entry.action, entry.word)

    def _begun(self, seed: str) -> Match:
        """The same game at its beginning."""
        return Match(
            self.game,
            self.box,
            self.seats,
            self.options,
            seed,
            self.names,
            self.confirm,
            self.rules,
            self.rulings,
        )

    def again(self, entries: Sequence[Entry]) -> Match:
        """The same game from its beginning, as far as these entries, all of them final."""
        other = self._begun(self.seed)
        for entry in entries:
            other._take(entry.actor, entry.action, quiet=True)
            other.commit()
        return other

    def view(self, seat: int | None) -> Any:
        """All and only what a seat, or a spectator, may know."""
        return self.game.view(self.box, self._states, seat)

    def sent(self, seat: int | None, *, settled: bool = False) -> Any:
        """The view as it is sent, of the position before the tentative words if `settled`."""
        at = FLOOR if settled and len(self._entries) > self._floor else NOW
        return sent_view(self.game, self.box, self._states[at : at + 1], seat)

    def lines(self, seat: int) -> list[ScoreLine]:
        """A seat's score sheet as the position stands, every point explained."""
        return self.game.lines(self.box, self._states, seat)

    def changes(self, word: str) -> list[Change]:
        """How a word would change the score sheet of the seat to act, line by line."""
        action, seat = self.read(word), self.actor
        before = _points_by_line(self.lines(seat))
        states = copies(self._states, 1)
        doors.apply(self.box.tables, states, 0, action)
        after = _points_by_line(self.game.lines(self.box, states, seat))
        return [
            Change(kind, at, tile, gain)
            for kind, at, tile in after | before
            if (gain := after.get((kind, at, tile), 0) - before.get((kind, at, tile), 0))
        ]

    def total(self, seat: int) -> int:
        """A seat's points as the position stands."""
        sheets = np.zeros(1, self.game.sheet)
        return int(doors.total(self.box.tables, self._states, 0, seat, sheets, 0))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self.game.outcome(self.box, self._states)

    @property
    def state(self) -> Array:
        """A copy of the position, as an array of one state."""
        return copies(self._states, 1)

    def concealed(self, seat: int | None) -> Array:
        """A copy of the position with what a seat may not know wiped, for bots."""
        known = copies(self._states, 1)
        doors.conceal(self.box.tables, known, 0, -1 if seat is None else seat)
        return known

    def digest(self) -> str:
        """Equal for equal positions, however they were reached."""
        known = copies(self._states, 1)
        doors.tidy(self.box.tables, known, 0)
        return hashlib.sha256(known.tobytes()).hexdigest()[:16]

    def record(self) -> Record:
        """The record of everything that is final."""
        outcome = self.outcome if self._floor == len(self._entries) else None
        names = tuple((f"P{k + 1}", name) for k, name in enumerate(self.names) if name)
        return Record(
            game=self.game.key,
            seats=self.seats,
            rules=self.rules,
            rulings=self.rulings,
            data=self.box.digest,
            options=self._told_options(),
            seed=self.seed or None,
            names=names,
            lines=tuple(_lines(self._entries[: self._floor])),
            end=outcome.reason if outcome else None,
            result=outcome.words if outcome else (),
        )

    def _told_options(self) -> tuple[tuple[str, str], ...]:
        """An older game tells options that ended later, and later ones only if it has them."""
        told = [
            (option.id, self.options[option.id])
            for option in self.game.options
            if option.since <= self.rules or self.options[option.id] != self.box.defaults[option.id]
        ]
        ended = [one.ended.items() for one in self.game.rulings if one.since > self.rules]
        return (*told, *chain.from_iterable(ended))

    def redacted(self, seat: int | None) -> Record:
        """The record as a seat, or a spectator, may read it while the game runs."""
        other = self._begun("")
        place = self.seats if seat is None else seat
        entries = []
        for entry in self._entries[: self._floor]:
            words = None if self.over else self._hidden(other._states, entry)
            entries.append(entry if words is None else entry._replace(word=words[place]))
            doors.apply(self.box.tables, other._states, 0, entry.action)
        record = self.record()
        # The seed tells every card to come and every secret one.
        seed = record.seed if self.over else None
        return replace(record, seed=seed, lines=tuple(_lines(entries)))


def _box_of(game: Game, record: Record, data: str | None) -> Box:
    """The components of a record: those of the file named, or those it names by their digest."""
    if data is None and record.data is not None:
        found = game.find_box(record.data)
        if found is not None:
            return found
    box = game.open_box(data)
    if record.data is not None and record.data != box.digest:
        raise BadOption(
            said(
                "other_components",
                "this game was played with other components (data {recorded}, not "
                "{here}); name their file with --data",
                recorded=record.data,
                here=box.digest,
            )
        )
    return box


LineKey = tuple[str, tuple[int, int] | None, str]


def _points_by_line(lines: list[ScoreLine]) -> dict[LineKey, int]:
    points: dict[LineKey, int] = {}
    for line in lines:
        key = (line.kind, line.at, line.tile)
        points[key] = points.get(key, 0) + line.points
    return points


def _lines(entries: list[Entry]) -> list[Line]:
    """One line for what an actor does in a row within a turn."""
    lines: list[Line] = []
    last: tuple[int, int] | None = None
    for entry in entries:
        if (entry.actor, entry.turn) == last:
            lines[-1] = replace(lines[-1], words=(*lines[-1].words, entry.word))
        else:
            mark = CHANCE_MARK if entry.actor == CHANCE else f"P{entry.actor + 1}"
            lines.append(Line(mark, (entry.word,)))
        last = (entry.actor, entry.turn)
    return lines
