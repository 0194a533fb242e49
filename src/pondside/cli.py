"""The `pondside` command.

Each command loads what it needs and no more: scoring a pond or replaying a record runs the rules
interpreted and starts at once; simulating and measuring run them compiled.
"""

from __future__ import annotations

import io
import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from .kernel.game import Game
    from .language import Speech

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
        from . import __version__

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


components = typer.Typer(
    help="Component files: what is in your box.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(components, name="data")

GAMES_HELP = "kohaku, rybowisko, wodny_ogrod or koi."
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
        from .language import Speech

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
_game: ContextVar[str | None] = ContextVar("game", default=None)


def main() -> None:
    """Run the command; errors about input end with one message and code 2."""
    from .kernel.errors import PondsideError

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without ō must not stop a game
            stream.reconfigure(errors="replace")
    _game.set(None)
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except PondsideError as error:
        print(f"pondside: {_speech().error(error)}", file=sys.stderr)
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
    from .kernel.errors import PondsideError, reason, said

    what = said("output", "cannot write the output: {why}", why=reason(error))
    print(f"pondside: {_speech().error(PondsideError(what))}", file=sys.stderr)
    return SystemExit(2)


def _say_stopped() -> None:
    print(f"\npondside: {_speech()('stopped')}", file=sys.stderr)


def _say_usage(error: Any) -> None:
    from .terminal.usage import told

    print(told(error, _speech()), file=sys.stderr)


def _speech() -> Speech:
    """The language of the command, also where it ended before it had read its options."""
    from .language import LANGUAGES, Speech, preferred

    wanted = preferred()
    for k, word in enumerate(sys.argv):
        after = sys.argv[k + 1] if word == "--lang" and k + 1 < len(sys.argv) else ""
        code = after or word.removeprefix("--lang=")
        wanted = code if word.startswith("--lang") and code in LANGUAGES else wanted
    return Speech(wanted, _game.get())


def _abandon_output() -> None:
    """Let Python not try again, at its end, to write what nobody can take."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _console(plain: bool = False) -> Console:
    """Names are data, not markup; plain means no escape codes at all."""
    if plain:
        return Console(force_terminal=False, color_system=None, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False)


def _chosen(options: list[str] | None) -> dict[str, str]:
    from .kernel.errors import BadOption, said

    chosen: dict[str, str] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                said("write_option", "write options as name=value, not {word!r}", word=text)
            )
        chosen[name.strip()] = value.strip()
    return chosen


def _read(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    from . import saves
    from .kernel.errors import Unreadable, said

    if file != "-":
        return saves.read(Path(file)), file
    try:
        return sys.stdin.read().removeprefix("\ufeff"), "standard input"
    except UnicodeDecodeError:
        raise Unreadable(
            said("not_text", "it is not UTF-8 text"), source="standard input"
        ) from None


def _plainly(game: str) -> Game:
    """The game with its rules interpreted: starts at once."""
    from .kernel.compiling.modes import prefer_plain

    prefer_plain()
    return _load(game)


def _load(game: str) -> Game:
    from .games import load

    loaded = load(game)
    _game.set(loaded.key)
    return loaded


def _warn(game: Game, data: str | None) -> None:
    """Say what looks odd in an owner's component file."""
    speech = _speech()
    for warning in game.open_box(data).warnings:
        note = speech("note-small", text=speech.sentence(warning, "data-"))
        print(f"pondside: {note}", file=sys.stderr)


def _print_json(what: Any) -> None:
    print(json.dumps(what, ensure_ascii=False))


@app.command()
def score(
    game: GameName,
    pond: Annotated[
        str, typer.Argument(help="File with a pond, catches or gardens, or - for standard input.")
    ],
    goal: Annotated[str | None, typer.Option("--goal", help="Goal card to score.")] = None,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Score what lies on a real table, written down in text, every point explained."""
    loaded = _plainly(game)
    from .kernel.scored import scored
    from .language import Speech, preferred
    from .terminal.counted import scored_json, show_scored
    from .terminal.talk import Talk

    speech = Speech(lang or preferred(), game)
    box = loaded.open_box(data)
    text, source = _read(pond)
    result = scored(loaded, box, text, source, _chosen(option), goal)
    if as_json:
        _print_json(scored_json(loaded, box, result))
        return
    _warn(loaded, data)

    def name(seat: int) -> str:
        return result.sheets[seat].facts.get("name") or speech("name-seat", seat=seat + 1)

    for warning in result.warnings:
        who = name(warning.values["seat"] - 1) if warning.values.get("seat") else ""
        print(speech("note", text=speech.remark(warning, who)), file=sys.stderr)

    talk = Talk(speech, box, name, plain)
    _console(plain).print(show_scored(loaded, result, talk), soft_wrap=plain)


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
    port: Annotated[int, typer.Option("--port", help="Of the page; 0: any free one.")] = 8137,
    house: Annotated[
        bool, typer.Option("--house", help="Let others in the house open the page.")
    ] = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play in the browser; with a game or other options than the page's, in the terminal."""
    if all(_by_default(context, name) for name in context.params if name not in OF_THE_PAGE):
        cores = {"bot_threads": os.cpu_count() or 1}  # at home nobody else waits for a bot
        host = "0.0.0.0" if house else "127.0.0.1"
        made = "MAKELEVEL" in os.environ  # so that what is told works where it was started
        let_in = f"--house{_given(context)}"
        others = {"command": f'make play ARGS="{let_in}"' if made else f"pondside play {let_in}"}
        _serve(host, port, None, data or [], others, page=True, quiet=True, limits=cores)
        return
    if house:
        from .kernel.errors import BadOption, said

        raise BadOption(said("house_here", "--house is for the page, not for a terminal"))
    _play_here(
        game, seats, bots, names, option, seed, _only(data), save, resume, confirm, plain, lang
    )


OF_THE_PAGE = ("port", "data", "house")


def _only(data: list[Path] | None) -> str | None:
    """The component file of a game in the terminal, which has but one."""
    from .kernel.errors import BadOption, said

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
    from . import saves
    from .kernel.record import parse

    record = None if resume is None else parse(saves.read(resume), str(resume))
    loaded = _plainly(record.game if record is not None else game or "kohaku")
    from .kernel.match import Match
    from .kernel.offers import spoken
    from .language import Speech, preferred
    from .terminal.play import Session
    from .terminal.seats import bots_of, names_of, wanted_bots

    speech = Speech(lang or preferred(), loaded.key)
    _warn(loaded, data)
    if record is not None and resume is not None:
        match = _replayed(record, str(resume), data)
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
            options=spoken(loaded, loaded.open_box(data), seats, _chosen(option), speech.language),
            seed=seed,
            data=data,
            names=names_of(people, seats, sitting),
        )
        path = save or saves.fresh_path(loaded.key)
    console = _console(plain)
    Session(match, sitting, speech, console, path, plain, confirm).run()


def _by_default(context: typer.Context, name: str) -> bool:
    """Whether nobody said anything about an option."""
    source = context.get_parameter_source(name)
    return source is None or source.name in ("DEFAULT", "DEFAULT_MAP")


def _given(context: typer.Context) -> str:
    """What else a service was started with, for the command that lets the house in."""
    words = []
    for option in context.command.params:
        name = str(option.name)
        if name not in ("host", "house", "lang") and not _by_default(context, name):
            value = context.params[name]
            for one in value if isinstance(value, list | tuple) else [value]:
                words += [option.opts[0], shlex.quote(str(one))]
    return "".join(f" {word}" for word in words)


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", help="Address to listen at; 0.0.0.0 lets the house in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port; 0: any free one.")] = 8137,
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
    from .server.addresses import checked_url

    public = None if public_url is None else checked_url(public_url)
    limits = {"per_minute": per_minute, "per_second": per_second, "burst": 3 * per_second}
    limits["bot_threads"] = bot_threads
    let_in = f"pondside serve --host 0.0.0.0{_given(context)}"
    others = {"public": public, "command": let_in}
    _serve(host, port, database, data or [], others, page=False, quiet=False, limits=limits)


def _serve(
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
    from .kernel.compiling.modes import prefer_plain

    if page:
        prefer_plain()
    from .server import run
    from .server.app import Config

    config = Config(database or run.database_path(), data=tuple(data), **limits)
    with _compiling():
        config = run.prepare_meanwhile(config, _speech())
    run.serve(config, host, port, page=page, quiet=quiet, speech=_speech(), **others)


def _replayed(record: Any, source: str, data: str | None, upto: int | None = None) -> Any:
    """The match of a record, with errors that name the file."""
    from .games import KEYS
    from .kernel.errors import Illegal, Unreadable
    from .kernel.match import Match

    if record.game in KEYS:  # what a record calls its game may be anything
        _game.set(record.game)
    try:
        return Match.replay(record, data=data, upto=upto)
    except Unreadable as error:
        raise error.at(error.line, error.column, source) from None
    except Illegal as error:
        raise error.within(error.line, source) from None


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
    from .kernel.compiling.modes import prefer_plain

    prefer_plain()
    from .terminal.replay import replay_json, show_replay

    text, source = _read(file)
    from .kernel.record import parse
    from .language import Speech, preferred

    record = parse(text, source)
    match = _replayed(record, source, data, at)
    _warn(match.game, data)
    viewer = _viewer(match, seat)
    if as_json:
        _print_json(replay_json(match, viewer))
        return
    speech = Speech(lang or preferred(), match.game.key)
    show_replay(match, viewer, speech, _console(plain), plain)


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
    from .kernel.compiling.modes import prefer_plain

    prefer_plain()
    from .kernel.errors import Unreadable
    from .kernel.record import parse
    from .lab import verify as verifying
    from .language import Speech, preferred
    from .terminal.verify import told

    speech = Speech(lang or preferred())
    text, source = _read(file)
    record = parse(text, source)
    try:
        verifying.seed_of(record)
    except Unreadable as error:
        raise error.at(0, 0, source) from None
    match = _replayed(record, source, data)
    found = verifying.verify(record, match, commitment)
    if as_json:
        _print_json(found.as_json())
    else:
        for sentence in told(found, speech):
            print(sentence)
    if not found.ok:
        raise typer.Exit(1)


def _viewer(match: Any, seat: int | None) -> int | None:
    from .kernel.errors import BadOption, said

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


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seats: Seats = 2,
    bots: Annotated[
        str | None, typer.Option("--bots", help="One bot for all seats, or one a seat.")
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help="Makes the run repeatable.")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    out: Annotated[str | None, typer.Option("--out", help="Folder for the records.")] = None,
    data: Data = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Play many games with bots and report the mean scores."""
    from .bots import specs
    from .lab.simulate import Plan, run, summarise, warm_doors
    from .terminal.figures import simulation_table

    _check_seed(seed)
    given = specs(bots or "random")
    sitting = tuple(given * seats if len(given) == 1 else given)
    plan = Plan(game, games, seats, _chosen(option), sitting, seed, data, out)
    plan.check()
    _warn(_load(game), data)
    with _compiling():
        warm_doors(plan)
    with _counting(games) as done:
        results = run(plan, jobs, done)
    found = summarise(plan, results)
    if as_json:
        _print_json(
            {
                "game": game,
                "games": games,
                "seats": seats,
                "seed": seed,
                "out": out,
                "results": [one.as_json() for one in found],
            }
        )
        return
    _console().print(simulation_table(found))
    if out:
        print(f"{games} records in {out}")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays: names, or specs like search:ms=500.")
    ] = "calm,keen,strong,master",
    pairs: Annotated[int, typer.Option("--pairs", "-n", min=1, help="Deals.")] = 20,
    seats: Seats = 2,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help="Makes the deals repeatable.")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    out: Annotated[str | None, typer.Option("--out", help="Folder for the records.")] = None,
    write: Annotated[
        Path | None, typer.Option("--write", help="A page to put the table into.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="A picture, .svg or .png.")] = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play each other with the same deals, and rate them."""
    from . import saves
    from .bots import specs
    from .kernel.errors import PondsideError
    from .lab import arena as halls
    from .lab import plot as plots
    from .terminal.figures import arena_table

    _check_seed(seed)
    contest = halls.Contest(game, tuple(specs(bots)), pairs, seats, _chosen(option), seed, out)
    contest.check()
    if plot:
        plots.check(plot)
    if write:
        saves.write(write, saves.read(write) if write.exists() else halls.PAGE)
    with _compiling():  # here, so that the jobs find the code in the cache
        halls.prepare(contest)
    games: list[halls.Played] = []
    stopped: KeyboardInterrupt | PondsideError | None = None
    try:
        with _counting(pairs * len(contest.seatings())) as done:
            for one in halls.run(contest, jobs):
                games.append(one)
                done(len(games))
    except (KeyboardInterrupt, PondsideError) as error:  # what was played is not lost
        contest, games = halls.cut_short(contest, games)
        if not games:
            raise
        stopped = error
        print(f"pondside: broken off; whole deals: {contest.pairs}", file=sys.stderr)
    lines = halls.summarise(contest, games)
    if plot:
        plots.draw(contest, lines, plot)
    if write:  # others may have written there meanwhile
        section = halls.page_section(contest, lines, _arena_command(contest, jobs))
        saves.write(write, halls.merged(saves.read(write), section))
    if as_json:
        _print_json(halls.as_json(contest, lines))
    else:
        _console().print(arena_table(lines, seats == 1))
        if seats == 1:
            for line in lines:
                print(halls.solo_row(line))
        if out:
            print(f"{len(games)} records in {out}")
    if stopped:
        raise stopped


def _arena_command(contest: Any, jobs: int) -> str:
    """What to type to get the same again."""
    options = "".join(f" -o {name}={value}" for name, value in sorted(contest.options.items()))
    return (
        f"pondside arena {contest.game} --bots {','.join(contest.bots)} --seats {contest.seats}"
        f"{options} --pairs {contest.pairs} --seed {contest.seed} --jobs {jobs}"
    )


def _check_seed(seed: str) -> None:
    from .kernel.errors import BadOption, said

    if not seed or len(seed) > 40 or not all(c.isalnum() or c in "._-" for c in seed):
        raise BadOption(said("seed", "a seed is 1 to 40 letters, digits or . _ -"))


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

    from .bots.explain import reasons
    from .bots.seen import Budget, Seen
    from .kernel.errors import BadOption, said
    from .kernel.game import CHANCE
    from .kernel.record import parse
    from .terminal.figures import reasons_table

    text, source = _read(file)
    record = parse(text, source)
    with _compiling():
        match = _replayed(record, source, data, at)
        while match.actor == CHANCE and len(match.entries) == at:  # what is drawn is known
            at += 1
            match = _replayed(record, source, data, at)
    if match.actor < 0:
        raise BadOption(
            said(
                "nobody_decides",
                "nobody decides there ({n} actions); choose another moment with --at",
                n=len(match.entries),
            )
        )
    seen = Seen.of(match)
    with _console().status("thinking …"):
        found = reasons(seen, spec, Budget(f"explain.{len(match.entries)}"))
    if as_json:
        told = {"seat": seen.seat + 1, "at": len(match.entries), "bot": spec}
        _print_json({**told, "reasons": [asdict(one) for one in found]})
        return
    _console().print(reasons_table(found, seen.seat, len(match.entries)))


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="The invite: http://…/join/TABLE/INVITE")],
    spec: Annotated[str, typer.Option("--bot", help="A program: 'stdio:node bot.mjs'.")],
    name: Annotated[str, typer.Option("--name", help="As the others shall see it.")] = "Bot",
    lang: Language = None,
) -> None:
    """Let a bot of your own, in any language, take a seat at a table."""
    import asyncio

    from .lab.joining import join as play_along

    asyncio.run(play_along(link, spec, name, print))


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=12, help="Actions.")] = 4,
    seats: Seats = 2,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help="Seed of the position.")] = "1",
    file: Annotated[str | None, typer.Option("--record", help="Start after this record.")] = None,
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="… after this many actions.")
    ] = None,
    data: Data = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Count the ways to go on from a position, by number of actions."""
    import time

    from .kernel import perft as counting
    from .kernel.match import Match
    from .kernel.record import parse

    _warn(_load(game), data)
    with _compiling():
        if file:
            text, source = _read(file)
            match = _replayed(parse(text, source), source, data, at)
        else:
            match = Match.new(game, seats, options=_chosen(option), seed=seed, data=data)
        counting.perft(match.game, match.box, match.state, 1)
    counts = []
    for level in range(1, depth + 1):
        begin = time.perf_counter()
        n = counting.perft(match.game, match.box, match.state, level)
        counts.append(n)
        if not as_json:
            print(f"{level:3d} {n:20,d} {time.perf_counter() - begin:10.3f} s")
    if as_json:
        _print_json({"game": match.game.key, "digest": match.digest(), "counts": counts})


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(help="Default: all.", metavar="[GAME|server]")
    ] = None,
    option: Options = None,
    write: Annotated[Path | None, typer.Option("--write", help="Write a results page.")] = None,
    as_json: Json = False,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Of the server.")] = 500,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Of the server.")] = 6.0,
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace",
            min=0,
            help="Of the server: seconds between actions of a table, 0: none. Default: 0, then 1.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Measure speed; with --write also against the C++ yardstick beside the results page.

    `bench server` measures the service with many tables at once.
    """
    if game == "server":
        _bench_server(tables, seconds, [0.0, 1.0] if pace is None else [pace], write, as_json)
        return
    from .games import KEYS
    from .kernel.errors import BadOption, said
    from .lab.bench import against_cpp, measure, results_page
    from .terminal.figures import bench_table

    keys = [game] if game else list(KEYS)
    chosen = _chosen(option)
    if write and chosen:
        raise BadOption(
            said("write_plain", "--write measures the games as they are: leave the options out")
        )
    for key in keys:
        loaded = _load(key)
        loaded.settings(loaded.open_box(None), 2, chosen)  # refused before anything starts
    figures, ratios = [], {}
    with _compiling(), _progress() as bar:
        for key in keys:
            task = bar.add_task(key, total=None)
            say = partial(_describe, bar, task, key)
            figures.append(measure(key, say, chosen))
            ratio = against_cpp(key, write.parent / f"{key}.cpp", say) if write else None
            if ratio:
                ratios[key] = ratio
            bar.update(task, description=key, total=1, completed=1)
    if write:
        from . import saves

        saves.write(write, results_page(figures, ratios))
    if as_json:
        _print_json(figures[0] if game else figures)
        return
    _console().print(bench_table(figures, ratios))


def _bench_server(
    tables: int, seconds: float, paces: list[float], write: Path | None, as_json: bool
) -> None:
    from .lab.server_bench import Plan, measure, results_page

    runs = []
    with _progress() as bar:
        for pace in paces:
            key = f"server, pace {pace:g}"
            task = bar.add_task(key, total=None)
            runs.append(measure(Plan(tables, seconds, pace), partial(_describe, bar, task, key)))
            bar.update(task, description=key, total=1, completed=1)
    if write:
        from . import saves

        saves.write(write, results_page(runs))
    if as_json:
        _print_json(runs)
        return
    from .terminal.figures import server_table

    _console().print(server_table(runs))


@components.command("check")
def check_data(
    file: Annotated[str, typer.Argument(help="A component file of any game.")],
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """Say whether a component file is in order, and what is wrong or odd in it."""
    from .kernel.components import game_of
    from .kernel.errors import BadData, BadOption, Said

    try:
        key = game_of(file)
        try:
            loaded = _plainly(key)
        except BadOption as error:
            raise BadData(file, [Said(str(error), error.name, error.values)]) from None
        box = loaded.open_box(file)
    except BadData as error:
        if not as_json:
            raise
        _print_json({"file": file, "ok": False, "faults": error.faults, "warnings": []})
        raise typer.Exit(2) from None
    stock = box.digest == loaded.open_box(None).digest
    if as_json:
        found = {"file": file, "ok": True, "game": key, "digest": box.digest, "stock": stock}
        _print_json({**found, "faults": [], "warnings": list(box.warnings)})
        return
    speech = _speech()
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

    loaded = _plainly(game)
    material = importlib.import_module(f"pondside.games.{loaded.key}.material")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # what a component file is, in any shell
    sys.stdout.write(material.stock_text())


def _describe(bar: Progress, task: TaskID, key: str, step: str) -> None:
    bar.update(task, description=f"{key}: {step}")


@contextmanager
def _compiling() -> Iterator[None]:
    """Show what is compiled while it is, on the error stream."""
    from .kernel.compiling import warm

    console = Console(stderr=True, highlight=False)

    def show(step: str, k: int, n: int) -> None:
        if step:
            console.print(
                f"Compiling for this computer, once: {step} ({k + 1} of {n}) …", style="dim"
            )

    warm.on_progress(show)
    try:
        yield
    finally:
        warm.on_progress(None)


@contextmanager
def _counting(total: int) -> Iterator[Callable[[int], None]]:
    """Show how many games are done: a bar, or in a log a line whenever another tenth is."""
    if Console(stderr=True).is_terminal:
        with _progress() as bar:
            task = bar.add_task("games", total=total)
            yield lambda done: bar.update(task, completed=done)
        return

    def tell(done: int) -> None:
        if done * 10 // total > (done - 1) * 10 // total:
            print(f"games {done}/{total}", file=sys.stderr, flush=True)

    yield tell


def _progress() -> Progress:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )


if __name__ == "__main__":
    main()
