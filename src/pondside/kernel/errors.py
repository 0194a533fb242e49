"""What can go wrong with something a person or a program handed us.

Each error is a sentence for its reader: what is wrong, where, and what to do.  The command line
prints it without a traceback and ends with code 2.  A sentence stands here in English and carries
its name and values (`said`), so that `pondside.language` can say it in another language.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple


class Said(str):
    """An English sentence that knows its name and values.  In all else it is the sentence."""

    name: str
    values: Mapping[str, Any]

    def __new__(cls, text: str, name: str = "", values: Mapping[str, Any] | None = None) -> Said:
        sentence = super().__new__(cls, text)
        sentence.name, sentence.values = name, dict(values or {})
        return sentence


def said(name: str, text: str, /, **values: Any) -> Said:
    """A sentence, such as `said("no_tile", "there is no tile {word!r}", word=word)`."""
    return Said(text.format(**values), name, values)


def reason(error: OSError) -> Said:
    """Why the system did not do something."""
    code = errno.errorcode.get(error.errno or 0, "")
    return Said(error.strerror or str(error), code and f"os-{code}")


class PondsideError(Exception):
    """The root of every error that is about input, never about a fault of the program.

    `name` and `values` are for whoever says it in another language; "": nobody does.
    """

    family = "error-"  # what the names of its messages begin with
    name: str = ""
    values: Mapping[str, Any] = MappingProxyType({})

    def __init__(
        self, message: str = "", name: str = "", values: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self._named(message, name, values)

    def _named(self, message: str, name: str, values: Mapping[str, Any] | None) -> None:
        if isinstance(message, Said) and not name:
            name, values = message.name, message.values
        self.name, self.values = name, dict(values or {})

    @property
    def key(self) -> str:
        """The message that says it in any language; "": there is none."""
        return self.name and self.family + self.name


class Remark(NamedTuple):
    """What looks odd in a text: a sentence, and its name and values for other languages."""

    text: str
    name: str
    values: Mapping[str, Any]


class Unreadable(PondsideError):
    """Text that is not in the notation.  `line` and `column` count from 1; 0 means the whole."""

    family = "unread-"

    def __init__(
        self,
        message: str,
        line: int = 0,
        column: int = 0,
        source: str = "",
        name: str = "",
        values: Mapping[str, Any] | None = None,
    ) -> None:
        self.message, self.line, self.column, self.source = message, line, column, source
        where = source
        if line:
            where += f"{':' if source else ''}{'' if source else 'line '}{line}"
            if column:
                where += f":{column}" if source else f", column {column}"
        super().__init__(f"{where}: {message}" if where else message)
        self._named(message, name, values)

    def at(self, line: int, column: int, source: str = "") -> Unreadable:
        """The same error at another place."""
        return Unreadable(self.message, line, column, source, self.name, self.values)

    def within(self, line: int, source: str = "") -> Unreadable:
        """The same error at a line of a larger text."""
        return self.at(line, self.column, source)


class Illegal(PondsideError):
    """A readable move that breaks a rule: `clause` is the rule, `refusal` its short name."""

    family = "refusal-"

    def __init__(
        self,
        message: str,
        clause: str,
        refusal: str,
        line: int = 0,
        column: int = 0,
        source: str = "",
    ) -> None:
        self.message, self.clause, self.refusal = message, clause, refusal
        self.line, self.column, self.source = line, column, source
        where = f"line {line}, column {column}: " if line else ""
        if source:
            where = f"{source}:{line}:{column}: " if line else f"{source}: "
        super().__init__(f"{where}{message} ({clause})")
        values = message.values if isinstance(message, Said) else None
        self.name, self.values = refusal, dict(values or {})

    def within(self, line: int, source: str = "") -> Illegal:
        """The same error at a line of a larger text."""
        return Illegal(self.message, self.clause, self.refusal, line, self.column, source)


class BadOption(PondsideError):
    """A game, seat count, option or setting that does not exist or does not fit."""


class Clash(BadOption):
    """Options that do not go together, or could do nothing at this table."""

    family = "clash-"


class BadData(PondsideError):
    """A component file that contradicts itself.  All faults found are listed."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        self.source, self.faults = source, list(faults)
        many = "".join(f"\n  - {fault}" for fault in faults)
        super().__init__(f"{source}: this component file cannot be used:{many}")


class NothingToUndo(PondsideError):
    """Undo was asked for at the undo floor."""


class Unconfirmed(PondsideError):
    """Chance was asked to act while a turn waits to be confirmed."""
