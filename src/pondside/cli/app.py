"""The `pondside` command: its commands by group, and how one ends, well or badly."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Any

import typer

from .common import game_at_hand, speech_now
from .data import components

app = typer.Typer(
    name="pondside",
    help="Play, score and study pond board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"pondside {__version__}")
        raise typer.Exit


@app.callback()
def _about(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Play, score and study pond board games."""


app.add_typer(components, name="data")


def main() -> None:
    """Run the command; errors about input end with one message and code 2."""
    from ..kernel.errors import PondsideError

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without ō must not stop a game
            stream.reconfigure(errors="replace")
    game_at_hand.set(None)
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except PondsideError as error:
        print(f"pondside: {speech_now().error(error)}", file=sys.stderr)
        raise SystemExit(2) from None
    except UsageError as error:
        _say_usage(error)
        raise SystemExit(error.exit_code) from None
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        _abandon_output()
        raise SystemExit(1) from None
    except OSError as error:
        _abandon_output()
        raise _no_output(error) from None
    if code == INTERRUPTED:
        _say_stopped()
    if code:
        raise SystemExit(code)


INTERRUPTED = 130  # the code of a command that Ctrl-C ended
UsageError: Any = typer.BadParameter.__base__  # Typer shows no other name for it


def _no_output(error: OSError) -> SystemExit:
    from ..kernel.errors import PondsideError, reason, said

    what = said("output", "cannot write the output: {why}", why=reason(error))
    print(f"pondside: {speech_now().error(PondsideError(what))}", file=sys.stderr)
    return SystemExit(2)


def _say_stopped() -> None:
    speech = speech_now()
    print(f"\npondside: {speech('stopped')}", file=sys.stderr)


def _say_usage(error: Any) -> None:
    from ..terminal.usage import told

    print(told(error, speech_now()), file=sys.stderr)


def _abandon_output() -> None:
    """Let Python not try again, at its end, to write what nobody can take."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
