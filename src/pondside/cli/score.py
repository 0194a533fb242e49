"""`pondside score`: what lies on a real table, every point explained."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .app import app
from .common import (
    Data,
    GameName,
    Json,
    Language,
    Options,
    Plain,
    chosen_options,
    console_for,
    plain_game,
    print_json,
    read_text,
    say_warnings,
)


@app.command()
def score(
    game: GameName,
    pond: Annotated[
        str, typer.Argument(help="File with a pond, catches or gardens, or - for standard input.")
    ],
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Score what lies on a real table, written down in text, every point explained."""
    loaded = plain_game(game)
    from ..kernel.scored import scored
    from ..language import Speech, preferred
    from ..terminal.counted import scored_json, show_scored
    from ..terminal.talk import Talk

    speech = Speech(lang or preferred(), game)
    box = loaded.open_box(data)
    text, source = read_text(pond)
    result = scored(loaded, box, text, source, chosen_options(option))
    if as_json:
        print_json(scored_json(loaded, box, result))
        return
    say_warnings(loaded, data)

    def name(seat: int) -> str:
        return result.sheets[seat].facts.get("name") or speech("name-seat", seat=seat + 1)

    for warning in result.warnings:
        who = name(warning.values["seat"] - 1) if warning.values.get("seat") else ""
        print(speech("note", text=speech.remark(warning, who)), file=sys.stderr)

    talk = Talk(speech, box, name, plain)
    console_for(plain).print(show_scored(loaded, result, talk), soft_wrap=plain)
