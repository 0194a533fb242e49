"""`pondside serve`: the table for a house or a club, and for the page that `play` opens."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .app import app
from .common import DataFiles, Language, given, speech_now
from .progress import compiling


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", help="Address to listen at; 0.0.0.0 lets the house in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65_535, help="Port; 0: any free one.")
    ] = 8137,
    database: Annotated[
        Path | None, typer.Option("--database", help="The file that keeps the tables.")
    ] = None,
    per_minute: Annotated[
        int, typer.Option("--per-minute", min=1, help="Most requests of one address a minute.")
    ] = 600,
    per_second: Annotated[
        int, typer.Option("--per-second", min=1, help="Most messages of one socket a second.")
    ] = 20,
    bot_threads: Annotated[
        int, typer.Option("--bot-threads", min=1, max=64, help="Cores that one bot may think with.")
    ] = 1,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", help="What others open, behind a proxy: for invitations."),
    ] = None,
    data: DataFiles = None,
    lang: Language = None,
) -> None:
    """Serve tables to browsers and programs."""
    from ..service.addresses import checked_url

    public = None if public_url is None else checked_url(public_url)
    limits = {"per_minute": per_minute, "per_second": per_second, "burst": 3 * per_second}
    limits["bot_threads"] = bot_threads
    let_in = f"pondside serve --host 0.0.0.0{given(context)}"
    others = {"public": public, "command": let_in}
    start_service(host, port, database, data or [], others, page=False, quiet=False, limits=limits)


def start_service(
    host: str,
    port: int,
    database: Path | None,
    data: list[Path],
    others: dict[str, Any],
    *,
    page: bool,
    quiet: bool,
    limits: dict[str, Any],
) -> None:
    """For a page that opens at once the rules run interpreted, quick enough for a house."""
    from ..kernel.compiling.modes import prefer_plain

    if page:
        prefer_plain()
    from ..service import run
    from ..service.app import Config

    config = Config(database or run.database_path(), data=tuple(data), **limits)
    with compiling():
        config = run.prepare_meanwhile(config, speech_now())
    run.serve(config, host, port, page=page, quiet=quiet, speech=speech_now(), **others)
