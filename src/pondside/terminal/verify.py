"""`pondside verify`: what was checked about the chance of a record, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from ..lab.verify import Verified
from ..language import Speech


def told(found: Verified, speech: Speech) -> Iterator[str]:
    """The sentences, one a line."""
    yield speech("verify-replayed", n=len(found.match.entries))
    difference = found.difference
    if difference is None:
        yield speech("verify-draws", n=found.draws)
    else:
        yield speech(
            "verify-differs",
            line=str(difference.line),
            column=str(difference.column),
            recorded=difference.recorded,
            drawn=difference.drawn,
            stream=difference.stream,
            n=str(difference.n),
        )
    yield speech("verify-commitment", commitment=found.commitment)
    if found.expected is None:
        yield speech("verify-unknown")
    elif found.expected != found.commitment:
        yield speech("verify-other", commitment=found.expected)
    elif found.given:
        yield speech("verify-as-given")
    else:
        yield speech("verify-as-recorded")
    if not found.match.over:
        yield speech("replay-running")
    if not found.ok:
        yield speech("verify-failed")
