"""What a server refuses, each by the protocol's name."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import PondsideError


class Disconnected(PondsideError):
    """The server cannot be reached, or has closed a table to us; `code` as the socket told."""

    def __init__(self, message: str, code: int | None = None) -> None:
        super().__init__(message)
        self.code = code


class Refused(PondsideError):
    """The server did not do it; nothing was changed.

    `error` is the name that the protocol has for it.  An illegal word has a `refusal` and the
    `clause` of the rules.
    """

    error = ""

    def __init__(
        self,
        error: str,
        message: str,
        detail: dict[str, Any] | None = None,
        refusal: str | None = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(message)
        self.error, self.message, self.detail = error, message, detail or {}
        self.refusal, self.clause = refusal, clause


class BadOption(Refused):
    error = "bad_option"


class BadOrigin(Refused):
    error = "bad_origin"


class Forbidden(Refused):
    error = "forbidden"


class Illegal(Refused):
    """A word that the rules do not allow now."""

    error = "illegal"


class NotAllowed(Refused):
    error = "not_allowed"


class NotFound(Refused):
    error = "not_found"


class NothingToUndo(Refused):
    error = "nothing_to_undo"


class NotOver(Refused):
    error = "not_over"


class NotSaved(Refused):
    """The server could not store it; it may be sent again."""

    error = "not_saved"


class NotSeated(Refused):
    error = "not_seated"


class NotStarted(Refused):
    error = "not_started"


class NotYourTurn(Refused):
    error = "not_your_turn"


class Over(Refused):
    error = "over"


class Stale(Refused):
    """The table had moved on; its position now is on the way."""

    error = "stale"


class Taken(Refused):
    error = "taken"


class TooLarge(Refused):
    error = "too_large"


class TooMany(Refused):
    error = "too_many"


class Unconfirmed(Refused):
    """The turn is complete: confirm it or undo."""

    error = "unconfirmed"


class Unreadable(Refused):
    error = "unreadable"


_BY_NAME = {kind.error: kind for kind in Refused.__subclasses__()}


def refused(
    error: str,
    message: str,
    detail: dict[str, Any] | None = None,
    refusal: str | None = None,
    clause: str | None = None,
) -> Refused:
    """The exception for an error of the protocol; one that is not known yet is a plain Refused."""
    return _BY_NAME.get(error, Refused)(error, message, detail, refusal, clause)
