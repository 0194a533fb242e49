"""`pondside join`: a bot of one's own takes a seat at a table."""

from __future__ import annotations

from typing import Annotated

import typer

from .app import app
from .common import Language


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The invite: http://…/join/TABLE/INVITE")],
    spec: Annotated[str, typer.Option("--bot", help="A program: 'stdio:node bot.mjs'.")],
    name: Annotated[str, typer.Option("--name", help="As the others shall see it.")] = "Bot",
    lang: Language = None,
) -> None:
    """Let a bot of your own, in any language, take a seat at a table."""
    import asyncio

    from ..lab.joining import join as play_along

    asyncio.run(play_along(link, spec, name, print))
