"""A command that was mistyped: what, where, and what to do, in the language chosen.

The parser of the command line speaks English only.  In English it is left to speak for itself; in
another language what it says is recognised by its kind, or where that says too little, by its
words.
"""

from __future__ import annotations

import re
from typing import Any

from ..language import Speech

# What the parser says of a value, or of what is too much or not there.
PATTERNS = {
    "usage-command": r"No such command '(?P<word>.*)'\.",
    "usage-extra": r"Got unexpected extra argument(?:s|\(s\))? \((?P<word>.*)\)",
    "usage-number": r".*valid (?:integer|number|float|int)\b.*",
    "usage-most": r"Input should be less than or equal to (?P<limit>.*)",
    "usage-least": r"Input should be greater than or equal to (?P<limit>.*)",
    "usage-range": r"'?(?P<word>.*?)'? is not in the range (?P<range>.*)\.",
}


def told(error: Any, speech: Speech) -> str:
    """All that is printed: how the command is used, where help is, what is wrong."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return str(error.format_message())
    context, lines = error.ctx, []
    if context is not None:
        usage = context.get_usage().removeprefix("Usage: ")
        lines = [speech("usage-usage", usage=usage)]
        lines += [speech("usage-help", command=f"{context.command_path} --help"), ""]
    return "\n".join([*lines, speech("usage-error", what=_what(error, speech))])


def _what(error: Any, speech: Speech) -> str:
    english = str(error.format_message())
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(sorted(error.possibilities or ()))
        told_of = {"word": error.option_name, "near": near, "n": int(bool(near))}
        return speech.told("usage-option", told_of, english)
    if kind == "BadOptionUsage":
        flag = "does not take" in error.message
        key = "usage-flag" if flag else "usage-value"
        return speech.told(key, {"word": error.option_name}, english)
    if kind == "MissingParameter":
        return speech.told("usage-missing", {"word": _name(error)}, english)
    for key, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, error.message)
        if found:
            told_of = {"name": _name(error), **found.groupdict()}
            return speech.told(key, told_of, english)
    return speech.told("usage-other", {"what": english}, english)


def _name(error: Any) -> str:
    """The option or argument that is spoken of, as it is written."""
    hint = getattr(error, "param_hint", None)
    if hint is None and getattr(error, "param", None) is not None:
        hint = error.param.get_error_hint()
    written = " / ".join(hint) if isinstance(hint, list | tuple) else str(hint or "")
    return written.replace("'", "")
