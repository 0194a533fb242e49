"""What the page asks of the rules when it counts a real pond: questions and answers as JSON."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from pondside.games import load
from pondside.kernel.errors import Illegal, PondsideError, Unreadable
from pondside.kernel.scored import scored


def palette(key: str) -> str:
    """What is in the box of a game, what is printed there, and what its sheets are made of."""
    game = load(key)
    box = game.open_box(None)
    printed = game.printed and msgspec.to_builtins(game.printed(box))
    return json.dumps(
        {
            "names": {kind: list(names) for kind, names in box.names.items()},
            "facts": box.facts,
            "printed": printed,
            "sheet_lines": game.sheet_lines,
        }
    )


def score(asked: str) -> str:
    """The sheets of a text, or what is wrong with it."""
    told = json.loads(asked)
    game = load(told["game"])
    box = game.open_box(None)
    try:
        written = scored(game, box, told["text"], "", told["options"])
    except PondsideError as error:
        return json.dumps({"error": _fault(error)})
    return json.dumps(
        {
            "sheets": [
                {
                    "total": sum(line.points for line in one.lines),
                    "lines": [line.told() for line in one.lines],
                    "facts": one.facts,
                }
                for one in written.sheets
            ],
            "warnings": [
                {"message": one.text, "key": f"odd-{one.name}", "values": one.values}
                for one in written.warnings
            ],
            "placings": written.placings and [one._asdict() for one in written.placings],
            "tie_break": written.tie_break,
            "tie_clause": written.tie_clause,
        }
    )


def _fault(error: PondsideError) -> dict[str, Any]:
    """What is wrong, in English and as a message key with its values; "": there is none."""
    return {
        "message": getattr(error, "message", str(error)),
        "line": getattr(error, "line", 0) or None,
        "column": getattr(error, "column", 0) or None,
        "clause": getattr(error, "clause", None),
        "key": error.key if isinstance(error, Unreadable | Illegal) else "",
        "values": getattr(error, "values", {}),
    }
