"""`pondside play`: the page, or a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .app import app
from .common import (
    GAMES_HELP,
    DataFiles,
    Language,
    Options,
    Plain,
    Seats,
    Seed,
    by_default,
    chosen_options,
    console_for,
    given,
    plain_game,
    replayed,
    say_warnings,
)
from .serve import start_service


@app.command()
def play(
    context: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(help=f"{GAMES_HELP} Nothing at all: the page.", metavar="[GAME]"),
    ] = None,
    seats: Seats = 2,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Bots of the last seats, e.g. keen,master; none for people."),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", help="Names of the seats: Ala,Olek.")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    data: DataFiles = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where to keep the record.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.")
    ] = None,
    confirm: Annotated[
        bool, typer.Option("--confirm/--no-confirm", help="Ask before a turn becomes final.")
    ] = True,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65_535, help="Of the page; 0: any free one.")
    ] = 8137,
    house: Annotated[
        bool, typer.Option("--house", help="Let others in the house open the page.")
    ] = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play in the browser; with a game or other options than the page's, in the terminal."""
    of_the_page = (*OF_THE_PAGE, "lang") if house else OF_THE_PAGE
    if all(by_default(context, name) for name in context.params if name not in of_the_page):
        cores = {"bot_threads": os.cpu_count() or 1}  # at home nobody else waits for a bot
        host = "0.0.0.0" if house else "127.0.0.1"
        made = "MAKELEVEL" in os.environ  # so that what is told works where it was started
        let_in = f"--house{given(context)}"
        others = {"command": f'make play ARGS="{let_in}"' if made else f"pondside play {let_in}"}
        start_service(host, port, None, data or [], others, page=True, quiet=True, limits=cores)
        return
    if house:
        from ..kernel.errors import BadOption, said

        raise BadOption(said("house_here", "--house is for the page, not for a terminal"))
    _play_here(
        game, seats, bots, names, option, seed, _only(data), save, resume, confirm, plain, lang
    )


OF_THE_PAGE = ("port", "data", "house")


def _only(data: list[Path] | None) -> str | None:
    """The component file of a game in the terminal, which has but one."""
    from ..kernel.errors import BadOption, said

    if data is not None and len(data) > 1:
        raise BadOption(
            said(
                "one_data",
                "a game in the terminal takes one --data; the page takes one of each game",
            )
        )
    return str(data[0]) if data else None


def _play_here(
    game: str | None,
    seats: int,
    bots: str | None,
    names: str | None,
    option: list[str] | None,
    seed: str | None,
    data: str | None,
    save: Path | None,
    resume: Path | None,
    confirm: bool,
    plain: bool,
    lang: str | None,
) -> None:
    """A game in the terminal."""
    from .. import saves
    from ..kernel.record import parse

    record = None if resume is None else parse(saves.read(resume), str(resume))
    key = game if record is None else record.game
    if key is None:
        from ..games import KEYS
        from ..kernel.errors import BadOption, said

        known = ", ".join(KEYS)
        raise BadOption(said("which_game", "which game? name one of {known}", known=known))
    loaded = plain_game(key)
    from ..kernel.match import Match
    from ..kernel.offers import spoken
    from ..language import Speech, preferred
    from ..terminal.play import Session
    from ..terminal.seats import bots_of, names_of, wanted_bots

    speech = Speech(lang or preferred(), loaded.key)
    say_warnings(loaded, data)
    if record is not None and resume is not None:
        match = replayed(record, str(resume), data)
        match.names, sitting = names_of(match.names, match.seats), bots_of(match, bots)
        match.deal()
        path = save or resume
    else:
        loaded.check_seats(seats)
        sitting = wanted_bots(bots, seats)
        people = names.split(",") if names else []
        match = Match.new(
            loaded.key,
            seats,
            options=spoken(
                loaded, loaded.open_box(data), seats, chosen_options(option), speech.language
            ),
            seed=seed,
            data=data,
            names=names_of(people, seats, sitting),
        )
        path = save or saves.fresh_path(loaded.key)
    console = console_for(plain)
    Session(match, sitting, speech, console, path, plain, confirm).run()
