"""What several commands take and do: options, the game, files, the language of a message."""

from __future__ import annotations

import json
import shlex
import sys
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from ..games import KEYS

if TYPE_CHECKING:
    from ..kernel.game import Game
    from ..language import Speech


GAMES_HELP = f"{', '.join(KEYS[:-1])} or {KEYS[-1]}."
GameName = Annotated[str, typer.Argument(help=GAMES_HELP, metavar="GAME")]
Data = Annotated[
    str | None, typer.Option("--data", help="Your own component file instead of the stock one.")
]
DataFiles = Annotated[
    list[Path] | None,
    typer.Option("--data", help="Your own component file; for the page one of each game."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule option, name=value; may be repeated."),
]


def _language(code: str | None) -> str | None:
    """The language asked for, if it is one of ours."""
    if code is not None:
        from ..language import Speech

        Speech(code)
    return code


Language = Annotated[
    str | None, typer.Option("--lang", callback=_language, is_eager=True, help="en, pl or ru.")
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Sentences only: no colours, no drawings. For screen readers."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Seats = Annotated[int, typer.Option("--seats", help="Number of seats.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Makes a game repeatable.")]


# The game that a command has to do with, for errors that speak of its pieces.
game_at_hand: ContextVar[str | None] = ContextVar("game", default=None)


def speech_now() -> Speech:
    """The language of the command, also where it ended before it had read its options."""
    from ..language import LANGUAGES, Speech, preferred

    wanted = preferred()
    for k, word in enumerate(sys.argv):
        after = sys.argv[k + 1] if word == "--lang" and k + 1 < len(sys.argv) else ""
        code = after or word.removeprefix("--lang=")
        wanted = code if word.startswith("--lang") and code in LANGUAGES else wanted
    return Speech(wanted, game_at_hand.get())


def console_for(plain: bool = False) -> Console:
    """Names are data, not markup; plain means no escape codes at all."""
    if plain:
        return Console(force_terminal=False, color_system=None, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False)


def chosen_options(options: list[str] | None) -> dict[str, str]:
    from ..kernel.errors import BadOption, said

    chosen: dict[str, str] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                said("write_option", "write options as name=value, not {word!r}", word=text)
            )
        chosen[name.strip()] = value.strip()
    return chosen


def read_text(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    from .. import saves
    from ..kernel.errors import Unreadable, said

    if file != "-":
        return saves.read(Path(file)), file
    try:
        return sys.stdin.read().removeprefix("\ufeff"), "standard input"
    except UnicodeDecodeError:
        raise Unreadable(
            said("not_text", "it is not UTF-8 text"), source="standard input"
        ) from None


def plain_game(game: str) -> Game:
    """The game with its rules interpreted: starts at once."""
    from ..kernel.compiling.modes import prefer_plain

    prefer_plain()
    return load_game(game)


def load_game(game: str) -> Game:
    from ..games import load

    loaded = load(game)
    game_at_hand.set(loaded.key)
    return loaded


def say_warnings(game: Game, data: str | None) -> None:
    """Say what looks odd in an owner's component file."""
    speech = speech_now()
    for warning in game.open_box(data).warnings:
        note = speech("note-small", text=speech.sentence(warning, "data-"))
        print(f"pondside: {note}", file=sys.stderr)


def print_json(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False))


def by_default(context: typer.Context, name: str) -> bool:
    """Whether nobody said anything about an option."""
    source = context.get_parameter_source(name)
    return source is None or source.name in ("DEFAULT", "DEFAULT_MAP")


def replayed(record: Any, source: str, data: str | None, upto: int | None = None) -> Any:
    """The match of a record, with errors that name the file."""
    from ..kernel.errors import Illegal, Unreadable
    from ..kernel.match import Match

    if record.game in KEYS:  # what a record calls its game may be anything
        game_at_hand.set(record.game)
    try:
        return Match.replay(record, data=data, upto=upto)
    except Unreadable as error:
        raise error.at(error.line, error.column, source) from None
    except Illegal as error:
        raise error.within(error.line, source) from None


def viewer_of(match: Any, seat: int | None) -> int | None:
    from ..kernel.errors import BadOption, said

    if seat is not None and seat > match.seats:
        raise BadOption(
            said(
                "no_such_seat",
                "--seat {seat}: the game has {seats} seats",
                seat=seat,
                seats=match.seats,
            )
        )
    return None if seat is None else seat - 1


def check_seed(seed: str) -> None:
    from ..kernel.errors import BadOption, said

    if not seed or len(seed) > 40 or not all(c.isalnum() or c in "._-" for c in seed):
        raise BadOption(said("seed", "a seed is 1 to 40 letters, digits or . _ -"))


def given(context: typer.Context) -> str:
    """What else a service was started with, for the command that lets the house in."""
    words = []
    for option in context.command.params:
        name = str(option.name)
        if name not in ("host", "house", "lang") and not by_default(context, name):
            value = context.params[name]
            for one in value if isinstance(value, list | tuple) else [value]:
                words += [option.opts[0], shlex.quote(str(one))]
    return "".join(f" {word}" for word in words)
