"""What the bots of Koi are told: whole turns and quick advice, legal from every decision."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from pondside.bots import search, tactics
from pondside.bots.koi import THOUGHTS
from pondside.bots.planned import effort
from pondside.games import load
from pondside.kernel import doors
from pondside.kernel.compiling.decorate import compiled
from pondside.kernel.compiling.modes import FAST, mode
from pondside.kernel.match import Match
from pondside.kernel.playout import generator

KEY = "koi"
WIDTH = 12
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (1, {"scenario": "hot_summer"}),
    (1, {"scenario": "lit_path"}),
    (1, {"scenario": "imperial_lake"}),
    (2, {}),
    (2, {"goals": "none"}),
    (2, {"goals": "branches+century_carp+path"}),
    (3, {"first": "2"}),
    (4, {}),
)
EVERY = 1 if mode() == FAST else 60  # decisions looked at


@compiled
def _advised(box, states, rng, work):  # type: ignore[no-untyped-def]
    return tactics.advise(box, states, 0, rng, work)


@compiled
def _imagined(box, states, seat, rng):  # type: ignore[no-untyped-def]
    tactics.imagine(box[0], states[0], seat, rng)


def _check_turns(match: Match) -> list[tuple[int, ...]]:
    game, box = load(KEY), match.box
    seat = match.actor
    state = match.concealed(seat)
    listed = search.turns_of(game, box, state, WIDTH)
    assert 1 <= len(listed) <= WIDTH
    assert len({one.actions for one in listed}) == len(listed)
    assert all(one.hope >= other.hope for one, other in pairwise(listed))
    states = game.fresh(1)
    for actions, *_ in listed:
        states[:1] = state[:1]
        turn = int(state[0].turn)
        for action in actions:
            assert int(states[0].turn) == turn
            assert int(doors.actor(box.tables, states, 0)) == seat
            assert int(doors.refusal(box.tables, states, 0, action)) == 0
            doors.apply(box.tables, states, 0, action)
        ended = int(states[0].turn) != turn
        assert ended or int(doors.actor(box.tables, states, 0)) != seat
    return [actions for actions, *_ in listed]


def _check_advice(match: Match) -> int:
    desk = search.desk(KEY, WIDTH, 1)
    desk.states[:1] = match.concealed(match.actor)[:1]
    rng = generator(f"advice {len(match.entries)}")
    action = int(_advised(match.box.tables, desk.states, rng, desk.work))  # type: ignore[no-untyped-call]
    assert int(doors.refusal(match.box.tables, desk.states, 0, action)) == 0
    return action


def _check_fancy(match: Match) -> None:
    """Nothing is hidden in Koi, so nothing changes."""
    states = load(KEY).fresh(1)
    states[:1] = match.concealed(match.actor)[:1]
    before = states.tobytes()
    _imagined(match.box.tables, states, match.actor, generator("fancy"))  # type: ignore[no-untyped-call]
    assert states.tobytes() == before
    assert not load(KEY).faults(match.box, states)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_turns_and_advice_are_legal_from_every_decision(
    seats: int, options: dict[str, str]
) -> None:
    tactics.tactics_of(KEY)
    match = Match.new(KEY, seats, options=options, seed=f"tactics{seats}")
    match.deal(quiet=True)
    rng = random.Random(seats)
    out = np.zeros(load(KEY).max_legal, np.int64)
    decisions = 0
    while not match.over and decisions < 150:
        n = int(doors.legal(match.box.tables, match.concealed(match.actor), 0, out))
        action = int(out[rng.randrange(n)])
        if decisions % EVERY == 0:
            _check_fancy(match)
            turns, advice = _check_turns(match), _check_advice(match)
            # Some of it is followed, so that ponds grow as they do in real games.
            action = rng.choice([turns[0][0], turns[-1][0], advice, action])
        match.play(action, quiet=True)
        match.deal(quiet=True)
        decisions += 1


def test_advice_plays_whole_games() -> None:
    tactics.tactics_of(KEY)
    match = Match.new(KEY, 2, options={}, seed="advised")
    match.deal(quiet=True)
    steps = 1000 if mode() == FAST else 12
    while not match.over and steps:
        match.play(_check_advice(match), quiet=True)
        match.deal(quiet=True)
        steps -= 1
    assert match.over or mode() != FAST


@pytest.mark.skipif(mode() != FAST, reason="plays whole games: minutes if not compiled")
def test_alone_advice_looks_a_turn_further_than_prices() -> None:
    tactics.tactics_of(KEY)

    def points(advised: bool) -> int:
        total = 0
        for k in range(40):
            match = Match.new(KEY, 1, options={}, seed=f"further{k}")
            match.deal(quiet=True)
            while not match.over:
                actions: tuple[int, ...]
                if advised:
                    actions = (_check_advice(match),)
                else:
                    state = match.concealed(0)
                    actions = search.turns_of(load(KEY), match.box, state, 1)[0].actions
                for action in actions:
                    match.play(action, quiet=True)
                match.deal(quiet=True)
            assert match.outcome is not None
            total += match.outcome.placings[0].total
        return total

    assert points(True) > points(False) + 40 * 5  # by 10 a game, as a rule


def test_worth_at_the_end_is_the_points() -> None:
    own = tactics.tactics_of(KEY)
    match = Match.new(KEY, 2, options={}, seed="ended")
    match.deal(quiet=True)
    rng = random.Random(7)
    out = np.zeros(load(KEY).max_legal, np.int64)
    while not match.over:
        n = int(doors.legal(match.box.tables, match.concealed(match.actor), 0, out))
        match.play(int(out[rng.randrange(n)]), quiet=True)
        match.deal(quiet=True)
    assert match.outcome is not None
    state = match.concealed(0)
    for placing in match.outcome.placings:
        points = int(own.worth(match.box.tables[0], state[0], placing.seat))
        assert points == placing.total * tactics.POINT


def test_alone_every_beginning_has_a_place() -> None:
    game = load(KEY)
    match = Match.new(KEY, 1, options={}, seed="beginnings")
    match.deal(quiet=True)
    listed = search.turns_of(game, match.box, match.concealed(0), 60)
    beginnings = {one.actions[0] for one in listed}
    few = search.turns_of(game, match.box, match.concealed(0), len(beginnings))
    assert {one.actions[0] for one in few} == beginnings
    assert few[0] == listed[0]


def test_alone_the_master_has_figures_of_its_own() -> None:
    together, alone = effort("master", KEY, {}), effort("master", KEY, {}, seats=1)
    assert alone.sims > together.sims
    later = effort("master", KEY, {}, seats=1, later=True)
    assert later.ms < together.ms < alone.ms
    assert alone.ms + (THOUGHTS - 1) * later.ms <= 5000
    assert effort("master", KEY, {"sims": 7}, seats=1).sims == 7


def test_the_strong_level_looks_as_far_as_its_next_turn_at_every_table() -> None:
    for seats in (2, 3, 4):
        assert effort("strong", KEY, {}, seats).horizon > seats
