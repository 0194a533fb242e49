"""What a table says to a message that changes nothing."""

from __future__ import annotations

from ..protocol.messages import ErrorName


class Refused(Exception):
    """A message that changes nothing, and why."""

    def __init__(
        self, error: ErrorName, message: str, refusal: str | None = None, clause: str | None = None
    ) -> None:
        super().__init__(message)
        self.error, self.refusal, self.clause = error, refusal, clause
        self.message = str(message)  # what knows its name and values is no JSON
