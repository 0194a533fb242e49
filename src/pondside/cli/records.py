"""Commands over a record: replay it, verify its shuffle, explain a position of it."""

from __future__ import annotations

from typing import Annotated

import typer

from .app import app
from .common import (
    Data,
    Json,
    Language,
    Plain,
    console_for,
    print_json,
    read_text,
    replayed,
    say_warnings,
    viewer_of,
)
from .progress import compiling


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="Stop after this many actions.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, help="Show what this seat may know.")
    ] = None,
    data: Data = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Check a record move by move and show where it leads."""
    from ..kernel.compiling.modes import prefer_plain

    prefer_plain()
    from ..terminal.replay import replay_json, show_replay

    text, source = read_text(file)
    from ..kernel.record import parse
    from ..language import Speech, preferred

    record = parse(text, source)
    match = replayed(record, source, data, at)
    say_warnings(match.game, data)
    viewer = viewer_of(match, seat)
    if as_json:
        print_json(replay_json(match, viewer))
        return
    speech = Speech(lang or preferred(), match.game.key)
    show_replay(match, viewer, speech, console_for(plain), plain)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(help="A record, or - for standard input.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", help="What the server showed before the game."),
    ] = None,
    data: Data = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Check that the chance of a record came from its seed; ends with code 1 if it did not."""
    from ..kernel.compiling.modes import prefer_plain

    prefer_plain()
    from ..kernel.errors import Unreadable
    from ..kernel.record import parse
    from ..lab import verify as verifying
    from ..language import Speech, preferred
    from ..terminal.verify import told

    speech = Speech(lang or preferred())
    text, source = read_text(file)
    record = parse(text, source)
    try:
        verifying.seed_of(record)
    except Unreadable as error:
        raise error.at(0, 0, source) from None
    match = replayed(record, source, data)
    found = verifying.verify(record, match, commitment)
    if as_json:
        print_json(found.as_json())
    else:
        for sentence in told(found, speech):
            print(sentence)
    if not found.ok:
        raise typer.Exit(1)


@app.command()
def explain(
    file: Annotated[str, typer.Argument(help="A record; - for standard input.")],
    at: Annotated[
        int | None,
        typer.Option("--at", min=0, help="After this many actions or the next draw; default: all."),
    ] = None,
    spec: Annotated[str, typer.Option("--bot", help="Who is asked.")] = "master",
    data: Data = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """What a bot that searches would play in a position, and why: the three best turns."""
    from msgspec.structs import asdict

    from ..bots.explain import reasons
    from ..bots.seen import Budget, Seen
    from ..kernel.errors import BadOption, said
    from ..kernel.game import CHANCE
    from ..kernel.record import parse
    from ..terminal.figures import reasons_table

    text, source = read_text(file)
    record = parse(text, source)
    with compiling():
        match = replayed(record, source, data, at)
        while match.actor == CHANCE and len(match.entries) == at:  # what is drawn is known
            at += 1
            match = replayed(record, source, data, at)
    if match.actor < 0:
        raise BadOption(
            said(
                "nobody_decides",
                "nobody decides there ({n} actions); choose another moment with --at",
                n=len(match.entries),
            )
        )
    seen = Seen.of(match)
    with console_for().status("thinking …"):
        found = reasons(seen, spec, Budget(f"explain.{len(match.entries)}"))
    if as_json:
        told = {"seat": seen.seat + 1, "at": len(match.entries), "bot": spec}
        print_json({**told, "reasons": [asdict(one) for one in found]})
        return
    console_for().print(reasons_table(found, seen.seat, len(match.entries)))
