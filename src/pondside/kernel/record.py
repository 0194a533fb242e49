"""Records: a game as lines of text, chance outcomes included.  One format for all games.

A record is a header, then lines of an actor and its words, then how it ended.  This module knows
the shape of the text and nothing of any game; match.py gives the words their meaning.  The format
is described in docs/record.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .errors import Unreadable, said

FORMAT = 1
CHANCE_MARK = "@"
MAX_TEXT = 1_000_000
MAX_LINES = 20_000
MAX_NAME = 40

_ACTOR = re.compile(r"@|P[1-9]", re.ASCII)
_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
# Of an option: a word, a number, or several words joined by +.
_VALUE = re.compile(r"[a-z0-9][a-z0-9_]{0,39}(?:\+[a-z][a-z0-9_]{0,39}){0,9}", re.ASCII)
_SINGLE = ("pond", "game", "rules", "seats", "data", "seed", "options", "rulings")


@dataclass(frozen=True)
class Line:
    """What one actor did in a row.  A line without actor is a comment."""

    actor: str
    words: tuple[str, ...]
    comment: str = ""
    number: int = field(default=0, compare=False)  # line of the text, for messages
    columns: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Record:
    """A game as it was played, or as far as it has been played."""

    game: str
    seats: int
    rules: int | None = None  # version of the rules it was played with
    rulings: tuple[str, ...] = ()
    data: str | None = None  # digest of the components; None: the stock ones
    options: tuple[tuple[str, str], ...] = ()
    seed: str | None = None  # provenance only, never consulted on replay
    names: tuple[tuple[str, str], ...] = ()
    remarks: tuple[str, ...] = ()  # comments before the first line
    lines: tuple[Line, ...] = ()
    end: str | None = None  # the reason, when finished
    result: tuple[str, ...] = ()
    end_line: int = field(default=0, compare=False)
    result_line: int = field(default=0, compare=False)

    def text(self) -> str:
        """The record as text; `parse` reads it back to an equal record."""
        head = [f"pond {FORMAT}", f"game {self.game}"]
        if self.rules is not None:
            head.append(f"rules {self.rules}")
        if self.rulings:
            head.append(f"rulings {' '.join(self.rulings)}")
        head.append(f"seats {self.seats}")
        if self.data is not None:
            head.append(f"data {self.data}")
        if self.options:
            head.append("options " + " ".join(f"{key}={value}" for key, value in self.options))
        if self.seed is not None:
            head.append(f"seed {self.seed}")
        head += [f"name {seat} {name}" for seat, name in self.names]
        head += [f"# {remark}" for remark in self.remarks]
        body = [_print_line(line) for line in self.lines]
        if self.end is not None:
            body.append(f"end {self.end}")
        if self.result:
            body.append(f"result {' '.join(self.result)}")
        return "\n".join([*head, "", *body]).rstrip("\n") + "\n"


def _print_line(line: Line) -> str:
    words = " ".join((line.actor, *line.words)) if line.actor else ""
    if not line.comment:
        return words
    return f"{words}  # {line.comment}" if words else f"# {line.comment}"


def parse(text: str, source: str = "") -> Record:
    """The record a text holds; raises Unreadable with line and column.

    Only the shape is checked here.  Whether the moves are legal is for `Match.replay`.
    """
    try:
        return _parse(text)
    except Unreadable as error:
        raise Unreadable(error.message, error.line, error.column, source) from None


def _parse(text: str) -> Record:
    if len(text) > MAX_TEXT:
        raise Unreadable(
            said("record_long", "the record is longer than {most} characters", most=MAX_TEXT)
        )
    # Only real line ends count, so that a line number is what an editor shows.
    rows = text.replace("\r\n", "\n").split("\n")
    if len(rows) > MAX_LINES:
        raise Unreadable(
            said("record_lines", "the record has more than {most} lines", most=MAX_LINES)
        )
    reader = _Reader()
    for number, row in enumerate(rows, 1):
        odd = next((k for k, c in enumerate(row) if not (c.isprintable() or c == "\t")), None)
        if odd is not None:
            raise Unreadable(
                said("character", "unexpected character {sign!a}", sign=row[odd]), number, odd + 1
            )
        reader.read(number, row)
    return reader.record()


class _Reader:
    """Collects the parts of a record line by line."""

    def __init__(self) -> None:
        self.head: dict[str, tuple[int, list[str]]] = {}
        self.names: dict[str, str] = {}
        self.remarks: list[str] = []
        self.lines: list[Line] = []
        self.end: tuple[int, str] | None = None
        self.result: tuple[int, tuple[str, ...]] | None = None

    def read(self, number: int, row: str) -> None:
        content, mark, comment = row.partition("#")
        comment = comment.strip()
        found = list(re.finditer(r"\S+", content))
        words = [word[0] for word in found]
        columns = tuple(word.start() + 1 for word in found)
        if not words:
            if mark and comment:
                self.remark(number, comment)
            return
        if "pond" not in self.head and words[0] != "pond":
            raise Unreadable(
                said("begins", "a record begins with the line: pond 1"), number, columns[0]
            )
        if _ACTOR.fullmatch(words[0]):
            self.play(number, words, columns, comment)
            return
        if comment:
            self.remark(number, comment)
        if words[0] == "end":
            self.finish(number, words, columns)
        elif words[0] == "result":
            if self.end is None:
                raise Unreadable(
                    said("result_after_end", "result comes after end"), number, columns[0]
                )
            if self.result is not None:
                raise Unreadable(said("two_results", "there are two results"), number, columns[0])
            if len(words) < 2:
                raise Unreadable(
                    said("result_of_what", "result of what? nothing follows it"), number, columns[0]
                )
            self.result = (number, tuple(words[1:]))
        elif words[0] == "name":
            self.name(number, words, columns, content)
        else:
            self.header(number, words, columns)

    def remark(self, number: int, comment: str) -> None:
        if self.lines:
            self.lines.append(Line("", (), comment, number))
        else:
            self.remarks.append(comment)

    def play(self, number: int, words: list[str], columns: tuple[int, ...], comment: str) -> None:
        if self.end is not None:
            raise Unreadable(
                said("after_end", "nothing is played after the end"), number, columns[0]
            )
        if len(words) < 2:
            raise Unreadable(
                said("does_nothing", "{word} does nothing in this line", word=words[0]),
                number,
                columns[0],
            )
        self.lines.append(Line(words[0], tuple(words[1:]), comment, number, columns[1:]))

    def finish(self, number: int, words: list[str], columns: tuple[int, ...]) -> None:
        if self.end is not None:
            raise Unreadable(said("two_ends", "there are two ends"), number, columns[0])
        if len(words) != 2 or not _KEY.fullmatch(words[1]):
            raise Unreadable(said("write_end", "write: end REASON"), number, columns[0])
        self.end = (number, words[1])

    def name(self, number: int, words: list[str], columns: tuple[int, ...], content: str) -> None:
        self.before_play(number, columns)
        if len(words) < 3 or not re.fullmatch(r"P[1-9]", words[1], re.ASCII):
            raise Unreadable(said("write_name", "write: name P1 Ala"), number, columns[0])
        if words[1] in self.names:
            raise Unreadable(
                said("two_names", "{seat} has two names", seat=words[1]), number, columns[1]
            )
        name = " ".join(words[2:])
        if len(name) > MAX_NAME:
            raise Unreadable(
                said("long_name", "a name has at most {most} characters", most=MAX_NAME),
                number,
                columns[2],
            )
        self.names[words[1]] = name

    def header(self, number: int, words: list[str], columns: tuple[int, ...]) -> None:
        key = words[0]
        if key not in _SINGLE:
            raise Unreadable(
                said(
                    "unknown_line",
                    "unknown line {word!r}; lines begin with @, P1, end, result or one "
                    "of {known}, name",
                    word=key[:40],
                    known=", ".join(_SINGLE),
                ),
                number,
                columns[0],
            )
        self.before_play(number, columns)
        if key in self.head:
            raise Unreadable(
                said("said_twice", "{word} is said twice", word=key), number, columns[0]
            )
        if len(words) < 2 or (len(words) > 2 and key not in ("options", "rulings")):
            raise Unreadable(
                said("one_value", "{word} takes one value", word=key), number, columns[0]
            )
        if key == "pond" and words[1] != str(FORMAT):
            raise Unreadable(
                said(
                    "format",
                    "this program reads records of format {here}, not {recorded!r}",
                    here=FORMAT,
                    recorded=words[1][:40],
                ),
                number,
                columns[1],
            )
        if key in ("rules", "seats") and not re.fullmatch(r"[1-9]\d{0,3}", words[1], re.ASCII):
            raise Unreadable(
                said("not_number", "{key} is a number, not {word!r}", key=key, word=words[1][:40]),
                number,
                columns[1],
            )
        if key == "options":
            for word, column in zip(words[1:], columns[1:], strict=True):
                name, equals, value = word.partition("=")
                if not (equals and _KEY.fullmatch(name) and _VALUE.fullmatch(value)):
                    raise Unreadable(
                        said(
                            "write_option",
                            "write options as name=value, not {word!r}",
                            word=word[:40],
                        ),
                        number,
                        column,
                    )
        self.head[key] = (number, words[1:])

    def before_play(self, number: int, columns: tuple[int, ...]) -> None:
        if self.lines or self.end is not None:
            raise Unreadable(
                said("header_first", "header lines come before the first move"), number, columns[0]
            )

    def value(self, key: str) -> str | None:
        return self.head[key][1][0] if key in self.head else None

    def record(self) -> Record:
        if "pond" not in self.head:
            raise Unreadable(
                said("record_empty", "the record is empty; it begins with the line: pond 1")
            )
        for key in ("game", "seats"):
            if key not in self.head:
                raise Unreadable(said("header_lacks", "the header has no line: {word}", word=key))
        options: dict[str, str] = {}
        for word in self.head.get("options", (0, []))[1]:
            name, _, value = word.partition("=")
            if name in options:
                raise Unreadable(
                    said("option_twice", "option {word} is set twice", word=name),
                    self.head["options"][0],
                )
            options[name] = value
        rules = self.value("rules")
        return Record(
            game=str(self.value("game")),
            seats=int(str(self.value("seats"))),
            rules=None if rules is None else int(rules),
            rulings=tuple(self.head.get("rulings", (0, []))[1]),
            data=self.value("data"),
            options=tuple(options.items()),
            seed=self.value("seed"),
            names=tuple(self.names.items()),
            remarks=tuple(self.remarks),
            lines=tuple(self.lines),
            end=self.end[1] if self.end else None,
            result=self.result[1] if self.result else (),
            end_line=self.end[0] if self.end else 0,
            result_line=self.result[0] if self.result else 0,
        )
