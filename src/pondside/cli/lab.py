"""Commands that play many games or measure: simulate, arena, perft, bench."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from .app import app
from .common import (
    Data,
    GameName,
    Json,
    Language,
    Options,
    Seats,
    check_seed,
    chosen_options,
    console_for,
    load_game,
    print_json,
    read_text,
    replayed,
    say_warnings,
)
from .progress import _describe, bars, compiling, counting


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
    from ..bots import specs
    from ..lab.simulate import Plan, run, summarise, warm_doors
    from ..terminal.figures import simulation_table

    check_seed(seed)
    given = specs(bots or "random")
    sitting = tuple(given * seats if len(given) == 1 else given)
    plan = Plan(game, games, seats, chosen_options(option), sitting, seed, data, out)
    plan.check()
    say_warnings(load_game(game), data)
    with compiling():
        warm_doors(plan)
    with counting(games) as done:
        results = run(plan, jobs, done)
    found = summarise(plan, results)
    if as_json:
        print_json(
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
    console_for().print(simulation_table(found))
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
    from .. import saves
    from ..bots import specs
    from ..kernel.errors import PondsideError
    from ..lab import arena as halls
    from ..lab import plot as plots
    from ..terminal.figures import arena_table

    check_seed(seed)
    contest = halls.Contest(
        game, tuple(specs(bots)), pairs, seats, chosen_options(option), seed, out
    )
    contest.check()
    if plot:
        plots.check(plot)
    if write:
        saves.write(write, saves.read(write) if write.exists() else halls.PAGE)
    with compiling():  # here, so that the jobs find the code in the cache
        halls.prepare(contest)
    games: list[halls.Played] = []
    stopped: KeyboardInterrupt | PondsideError | None = None
    try:
        with counting(pairs * len(contest.seatings())) as done:
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
        print_json(halls.as_json(contest, lines))
    else:
        console_for().print(arena_table(lines, seats == 1))
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

    from ..kernel import perft as counting
    from ..kernel.match import Match
    from ..kernel.record import parse

    say_warnings(load_game(game), data)
    with compiling():
        if file:
            text, source = read_text(file)
            match = replayed(parse(text, source), source, data, at)
        else:
            match = Match.new(game, seats, options=chosen_options(option), seed=seed, data=data)
        counting.perft(match.game, match.box, match.state, 1)
    counts = []
    for level in range(1, depth + 1):
        begin = time.perf_counter()
        n = counting.perft(match.game, match.box, match.state, level)
        counts.append(n)
        if not as_json:
            print(f"{level:3d} {n:20,d} {time.perf_counter() - begin:10.3f} s")
    if as_json:
        print_json({"game": match.game.key, "digest": match.digest(), "counts": counts})


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
    from ..games import KEYS
    from ..kernel.errors import BadOption, said
    from ..lab.bench import against_cpp, measure, results_page
    from ..terminal.figures import bench_table

    keys = [game] if game else list(KEYS)
    chosen = chosen_options(option)
    if write and chosen:
        raise BadOption(
            said("write_plain", "--write measures the games as they are: leave the options out")
        )
    for key in keys:
        loaded = load_game(key)
        loaded.settings(loaded.open_box(None), 2, chosen)  # refused before anything starts
    figures, ratios = [], {}
    with compiling(), bars() as bar:
        for key in keys:
            task = bar.add_task(key, total=None)
            say = partial(_describe, bar, task, key)
            figures.append(measure(key, say, chosen))
            ratio = against_cpp(key, write.parent / f"{key}.cpp", say) if write else None
            if ratio:
                ratios[key] = ratio
            bar.update(task, description=key, total=1, completed=1)
    if write:
        from .. import saves

        saves.write(write, results_page(figures, ratios))
    if as_json:
        print_json(figures[0] if game else figures)
        return
    console_for().print(bench_table(figures, ratios))


def _bench_server(
    tables: int, seconds: float, paces: list[float], write: Path | None, as_json: bool
) -> None:
    from ..lab.server_bench import Plan, measure, results_page

    runs = []
    with bars() as bar:
        for pace in paces:
            key = f"server, pace {pace:g}"
            task = bar.add_task(key, total=None)
            runs.append(measure(Plan(tables, seconds, pace), partial(_describe, bar, task, key)))
            bar.update(task, description=key, total=1, completed=1)
    if write:
        from .. import saves

        saves.write(write, results_page(runs))
    if as_json:
        print_json(runs)
        return
    from ..terminal.figures import server_table

    console_for().print(server_table(runs))
