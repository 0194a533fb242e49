"""`pondside data`: component files, checked and printed."""

from __future__ import annotations

import io
import shlex
import sys
from typing import Annotated

import typer

from .common import GameName, Json, Language, plain_game, print_json, speech_now

components = typer.Typer(
    help="Component files: what is in your box.", no_args_is_help=True, rich_markup_mode=None
)


@components.command("check")
def check_data(
    file: Annotated[str, typer.Argument(help="A component file of any game.")],
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Say whether a component file is in order, and what is wrong or odd in it."""
    from ..kernel.components import game_of
    from ..kernel.errors import BadData, BadOption, Said

    try:
        key = game_of(file)
        try:
            loaded = plain_game(key)
        except BadOption as error:
            raise BadData(file, [Said(str(error), error.name, error.values)]) from None
        box = loaded.open_box(file)
    except BadData as error:
        if not as_json:
            raise
        print_json({"file": file, "ok": False, "faults": error.faults, "warnings": []})
        raise typer.Exit(2) from None
    stock = box.digest == loaded.open_box(None).digest
    if as_json:
        found = {"file": file, "ok": True, "game": key, "digest": box.digest, "stock": stock}
        print_json({**found, "faults": [], "warnings": list(box.warnings)})
        return
    speech = speech_now()
    for warning in box.warnings:
        print(speech("note-small", text=speech.sentence(warning, "data-")))
    title = loaded.title
    if stock:
        print(speech("data-stock", file=file, title=title))
    else:
        print(speech("data-own", file=file, title=title, digest=box.digest))
    print(speech("data-play", command=f"pondside play {key} --data {shlex.quote(file)}"))


@components.command("stock")
def stock_data(game: GameName, lang: Language = None) -> None:
    """Print the component file of a game, to be copied and corrected."""
    import importlib

    loaded = plain_game(game)
    tables = importlib.import_module(f"pondside.games.{loaded.key}.tables")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # what a component file is, in any shell
    sys.stdout.write(tables.stock_text())
