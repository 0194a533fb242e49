"""Bots by their specs: they never peek, repeat themselves with a seed, and keep to their time."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import cycle

import numpy as np
import pytest

from pondside.bots import LEVELS, NAMES, SEARCHING, bot, planned, search, specs, tactics
from pondside.bots.explain import reasons
from pondside.bots.levels import most_ms
from pondside.bots.planned import LEAST_MS, TURN_MS, TurnClock, effort, tried
from pondside.bots.seen import Budget, Seen
from pondside.games import KEYS, load
from pondside.kernel import doors
from pondside.kernel.compiling.modes import FAST, PLAIN, mode
from pondside.kernel.errors import BadOption
from pondside.kernel.game import Game
from pondside.kernel.match import Match

from ..games.promised import promised

pytestmark = pytest.mark.skipif(mode() == PLAIN, reason="a search takes minutes interpreted")

# The clock must not end these searches, even if their code has to be compiled first.
ENOUGH_MS = 600_000
MOVES = 2000 if mode() == FAST else 200  # of one level in one game


def decisions(key: str, seats: int, n: int, every: int, **options: str) -> Iterator[Match]:
    """A match at some of its decisions, played by a bot that varies."""
    match = Match.new(key, seats, seed=f"{key}{seats}", options=options)
    match.deal(quiet=True)
    player, k = bot("calm"), 0
    while not match.over and n:
        if k % every == 0:
            yield match
            n -= 1
        k += 1
        seen = Seen.of(match)
        match.play(player.choose(seen, seen.legal, Budget(str(k))), quiet=True)
        match.deal(quiet=True)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("clever", "there is no bot 'clever'"),
        ("greedy", "there is no bot 'greedy' any more; keen plays in its place"),
        ("calm:ms=3", "takes no figures"),
        ("search:depth=3", "no figure 'depth'"),
        ("search:ms", "ms is a whole number"),
        ("search:ms=0", "ms is a whole number from 1"),
        ("search:ms=1e9", "ms is a whole number"),
        ("search:ms=9999999999999", "ms is a whole number"),
        ("search:ms=5,ms=6", "twice"),
        ("strong:", "no figure ''"),
        ("stdio:", "what program?"),
        ("stdio:'", "stdio"),
        ("", "there is no bot ''"),
    ],
)
def test_a_spec_that_is_none_is_refused_in_a_sentence(spec: str, said: str) -> None:
    with pytest.raises(Exception, match=said) as caught:
        bot(spec)
    assert type(caught.value).__module__ == "pondside.kernel.errors"


def test_a_comma_between_figures_belongs_to_the_spec() -> None:
    assert specs("calm, search:ms=5,width=3,stdio:node bot.mjs,keen") == [
        "calm",
        "search:ms=5,width=3",
        "stdio:node bot.mjs",
        "keen",
    ]


def some_options(game: Game, seats: int, chance: random.Random) -> dict[str, str]:
    """Values of some of a game's options that go together."""
    chosen: dict[str, str] = {}
    for option in game.options:
        tried_out = {**chosen, option.id: chance.choice(option.values)}
        with suppress(BadOption):
            if chance.random() < 0.6:
                game.settings(game.open_box(None), seats, tried_out)
                chosen = tried_out
    return chosen


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", NAMES)
def test_thousands_of_moves_are_legal_with_any_seats_and_options(key: str, name: str) -> None:
    """A refused action would raise.  The searching levels play fewer and shorter futures here."""
    game, chance = load(key), random.Random(f"{key} {name}")
    spec = f"{name}:sims={promised(key).sims},width=4,horizon=2" if name in SEARCHING else name
    seats, moves = cycle(game.seats), 0
    while moves < MOVES:
        n = next(seats)
        match = Match.new(key, n, seed=f"legal{moves}", options=some_options(game, n, chance))
        match.deal(quiet=True)
        player, began = bot(spec), moves
        while not match.over:
            seen = Seen.of(match)
            match.play(player.choose(seen, seen.legal, Budget(str(moves))), quiet=True)
            match.deal(quiet=True)
            moves += 1
            assert moves - began < 5000


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("key", KEYS)
def test_what_a_seat_cannot_see_changes_no_choice(key: str, seats: int) -> None:
    """Bags are shuffled and the cards of others exchanged: the same model, the same choice."""
    chance = np.random.default_rng(5)
    for match in decisions(key, seats, 4, 5, **promised(key).secret):
        seen = Seen.of(match)
        other = match.state
        hide(key, other, seen.seat, chance)
        assert other.tobytes() != match.state.tobytes()
        doors.conceal(match.box.tables, other, 0, seen.seat)
        again = Seen.at(match.game, match.box, other)
        assert again.model.tobytes() == seen.model.tobytes()
        for spec in ("calm", "keen", f"master:sims={promised(key).sims},ms={ENOUGH_MS}"):
            first = bot(spec).choose(seen, seen.legal, Budget("one"))
            assert bot(spec).choose(again, again.legal, Budget("one")) == first


def hide(key: str, states: np.ndarray, seat: int, chance: np.random.Generator) -> None:
    """Change whatever the seat cannot see."""
    s = states[0]
    for count, lists in promised(key).unseen:
        order = chance.permutation(int(getattr(s, count)))
        for name in lists:
            getattr(s, name)[: len(order)] = getattr(s, name)[order]
    exchange = promised(key).exchange
    if exchange is not None:
        exchange(s, seat)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("key", KEYS)
def test_a_seed_repeats_and_another_varies(key: str, name: str) -> None:
    """The same deal, so that only the bot can make a difference."""
    figures = f":sims={promised(key).sims},width=4,ms={ENOUGH_MS}" if name in SEARCHING else ""

    def game(seed: str) -> tuple[str, ...]:
        match = Match.new(key, 2, seed="same-deal")
        match.deal(quiet=True)
        player = bot(f"{name}{figures}")
        while not match.over and len(match.entries) < 60:
            seen = Seen.of(match)
            budget = Budget(f"{seed}.{len(match.entries)}")
            match.play(player.choose(seen, seen.legal, budget), quiet=True)
            match.deal(quiet=True)
        return tuple(entry.word for entry in match.entries)

    first = game("a")
    assert game("a") == first
    assert len({first, *map(game, "bcd")}) > 1


@pytest.mark.parametrize("key", KEYS)
def test_so_many_futures_give_the_same_answer_on_any_number_of_threads(key: str) -> None:
    for match in decisions(key, 2, 2, 7):
        seen = Seen.of(match)
        wanted = replace(effort("strong", key, {}), sims=64, ms=ENOUGH_MS)
        one = tried(seen, wanted, Budget("x"))
        assert tried(seen, wanted, Budget("x")) == one
        assert tried(seen, wanted, Budget("x", threads=2)) == one


@pytest.mark.parametrize("key", KEYS)
def test_time_is_kept_while_others_use_the_machine(key: str) -> None:
    """Both cores are busy meanwhile.  A turn may end late by the futures under way."""
    stop = threading.Event()

    def work() -> None:
        while not stop.is_set():
            sum(range(1000))

    workers = [threading.Thread(target=work) for _ in range(2)]
    for one in workers:
        one.start()
    try:
        for match in decisions(key, 2, 2, 9):
            seen = Seen.of(match)
            wanted = replace(effort("master", key, {}), sims=10_000_000, ms=200)
            tried(seen, search.Effort(width=wanted.width, sims=1), Budget("x"))
            began = time.perf_counter()
            tried(seen, wanted, Budget("x"))
            assert time.perf_counter() - began < 1.5
    finally:
        stop.set()
        for one in workers:
            one.join()


def test_all_thoughts_of_a_turn_together_keep_to_its_time() -> None:
    """However often something turns up in it; a turn that begins has all its time."""
    clock = TurnClock()
    seen = Seen.of(next(decisions("rybowisko", 2, 1, 1)))
    assert clock.left_ms(seen, later=False) == TURN_MS <= 5000
    clock.spend(TURN_MS / 1000 - 1)
    assert clock.left_ms(seen, later=True) == 1000
    clock.spend(2)
    assert clock.left_ms(seen, later=True) == LEAST_MS
    assert clock.left_ms(seen, later=False) == TURN_MS, "another game, or the turn played again"
    clock.spend(2)
    other = Seen(seen.game, seen.box, 1 - seen.seat, seen.model)
    assert clock.left_ms(other, later=True) == TURN_MS


TWICE = [key for key in KEYS if promised(key).twice is not None]


@pytest.mark.parametrize("key", TWICE)
def test_whoever_thinks_again_in_a_turn_knows_that_it_goes_on(key: str) -> None:
    goes_on = tactics.tactics_of(key).goes_on
    assert goes_on is not None
    again, last = 0, None
    for match in decisions(key, 2, 60, 1, **(promised(key).twice or {})):
        seen = Seen.of(match)
        turn = seen.seat, match.turn
        assert goes_on(seen.model) == (turn == last), match.words()
        again += turn == last
        last = turn
    assert again


def test_a_level_has_no_more_time_than_its_turn_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = tactics.tactics_of("koi").goes_on
    assert goes_on is not None
    for match in decisions("koi", 2, 40, 1):
        seen = Seen.of(match)
        if goes_on(seen.model) and len(seen.legal) > 3:
            break
    bot("master:sims=9").think(seen, Budget("x"))  # type: ignore[attr-defined]  # compiled now
    monkeypatch.setattr(planned, "TURN_MS", 200)
    player, began = bot("master:sims=10000000"), time.perf_counter()
    for _ in range(5):
        player.think(seen, Budget("x"))  # type: ignore[attr-defined]
    assert time.perf_counter() - began < 2.5, "each would take more than a second"


def test_a_loop_beside_a_search_stays_responsive() -> None:
    match = next(decisions("kohaku", 2, 1, 1))
    seen = Seen.of(match)
    wanted = search.Effort(width=12, sims=10_000_000, ms=600)
    tried(seen, search.Effort(width=12, sims=1), Budget("x"))

    async def look() -> float:
        thinking = asyncio.get_running_loop().run_in_executor(
            None, lambda: tried(seen, wanted, Budget("x"))
        )
        late = []
        while not thinking.done():
            began = time.perf_counter()
            await asyncio.sleep(0.005)
            late.append(time.perf_counter() - began - 0.005)
        return float(np.median(late))

    assert asyncio.run(look()) < 0.05


@pytest.mark.parametrize("key", KEYS)
def test_reasons_are_the_numbers_of_the_engine(key: str) -> None:
    for match in decisions(key, 2, 2, 8):
        seen = Seen.of(match)
        # What winning counts for besides is no point of anybody's.
        spec = f"search:sims={2 * promised(key).sims},width=6,ms={ENOUGH_MS},win=20"
        found = reasons(seen, spec, Budget("why"))
        assert 1 <= len(found) <= 3
        assert any(one.futures for one in found)
        for one in found:
            before = sum(line.points for line in match.lines(seen.seat))
            other = match.again(match.entries)
            for word in one.words:
                other.play(word, quiet=True)
            assert sum(line.points for line in other.lines(seen.seat)) - before == one.now
            if one.futures:  # whatever a search chooses by, reasons are told in points
                end = before + one.now + one.later
                assert min(end, one.others) > 5, "a game brings everybody more than that"
                assert one.ahead == pytest.approx(end - one.others, abs=0.16), "each is rounded"


def test_only_those_who_search_explain_themselves() -> None:
    seen = Seen.of(next(decisions("kohaku", 2, 1, 1)))
    for name in ("calm", "keen", "random"):
        with pytest.raises(BadOption, match="cannot explain"):
            reasons(seen, name, Budget(""))


def test_every_game_has_its_levels() -> None:
    assert LEVELS == ("calm", "keen", "strong", "master")
    for key in KEYS:
        assert effort("strong", key, {}).ms <= 1000
        assert 0 < (most_ms(key, "strong") or 0) <= 1000
        assert 0 < (most_ms(key, "master") or 0) <= 5000
        assert most_ms(key, "keen") is None
