"""Which clauses of the rules have a test: `@clause("KOH-SCORE-10")` on the test writes it down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

COVERED: dict[str, list[str]] = {}  # clause id -> names of its tests


def clause(*ids: str) -> Callable[[Test], Test]:
    """Say which clauses a test would catch if they were implemented wrongly."""

    def note(test: Test) -> Test:
        if not test.__name__.startswith("test_"):
            raise ValueError(f"{test.__name__} covers a clause, but pytest will not run it")
        for id in ids:
            COVERED.setdefault(id, []).append(test.__name__)
        return test

    return note
