"""What can go wrong with something a person or a program handed us.

Each error is a sentence for its reader: what is wrong, where, and what to do.  The command line
prints it without a traceback and ends with code 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class PondsideError(Exception):
    """The root of every error that is about input, never about a fault of the program.

    `name` and `values` are for whoever says it in another language; "": nobody does.
    """

    name: str = ""
    values: Mapping[str, Any] = MappingProxyType({})


class Remark(NamedTuple):
    """What looks odd in a text: a sentence, and its name and values for other languages."""

    text: str
    name: str
    values: Mapping[str, Any]


class Unreadable(PondsideError):
    """Text that is not in the notation.  `line` and `column` count from 1; 0 means the whole."""

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
        self.name, self.values = name, dict(values or {})
        where = source
        if line:
            where += f"{':' if source else ''}{'' if source else 'line '}{line}"
            if column:
                where += f":{column}" if source else f", column {column}"
        super().__init__(f"{where}: {message}" if where else message)

    def at(self, line: int, column: int, source: str = "") -> Unreadable:
        """The same error at another place."""
        return Unreadable(self.message, line, column, source, self.name, self.values)

    def within(self, line: int, source: str = "") -> Unreadable:
        """The same error at a line of a larger text."""
        return self.at(line, self.column, source)


class Illegal(PondsideError):
    """A readable move that breaks a rule: `clause` is the rule, `refusal` its short name."""

    def __init__(
        self, message: str, clause: str, refusal: str, line: int = 0, column: int = 0
    ) -> None:
        self.message, self.clause, self.refusal = message, clause, refusal
        self.line, self.column = line, column
        where = f"line {line}, column {column}: " if line else ""
        super().__init__(f"{where}{message} ({clause})")


class BadOption(PondsideError):
    """A game, seat count, option or setting that does not exist or does not fit."""

    def __init__(
        self, message: str, name: str = "", values: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.name, self.values = name, dict(values or {})


class BadData(PondsideError):
    """A component file that contradicts itself.  All faults found are listed."""

    def __init__(self, source: str, faults: list[str]) -> None:
        self.source, self.faults = source, faults
        many = "".join(f"\n  - {fault}" for fault in faults)
        super().__init__(f"{source}: this component file cannot be used:{many}")


class NothingToUndo(PondsideError):
    """Undo was asked for at the undo floor."""


class Unconfirmed(PondsideError):
    """Chance was asked to act while a turn waits to be confirmed."""
