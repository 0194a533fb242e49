"""The tactics of Wodny ogród name only what is allowed, and see a placing as it turns out."""

from __future__ import annotations

import numpy as np
import pytest

from pondside.bots import search, tactics
from pondside.bots import wodny_ogrod as bot
from pondside.bots.search import Effort
from pondside.bots.wodny_ogrod.promises import WEIGHTS, look_at
from pondside.bots.wodny_ogrod.whole_turns import LEGAL_AT, WORTH_AT, appraise_actions
from pondside.games.wodny_ogrod import GAME, actions, phases
from pondside.games.wodny_ogrod.options import VARIANT
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, Array, Box
from pondside.kernel.playout import below, generator

TABLES = [(1, "base"), (1, "a"), (1, "b"), (2, "base"), (2, "b"), (3, "a"), (4, "b")]


def _advise(box: Box, states: Array, rng: Array, work: Array) -> int:
    return int(bot.advise(box.tables, states, 0, rng, work))


def _look(box: Box, states: Array) -> int:
    s = states[0]
    return int(look_at(box.tables[0], s.gardens[s.seat], WEIGHTS[s.options[VARIANT]]))


def positions(box: Box, seats: int, variant: str, every: int) -> list[Array]:
    """Some decisions of a game, half of whose actions are advised and half drawn by lot."""
    states, rng = GAME.fresh(2), generator(f"{seats}{variant}")
    options = GAME.settings(box, seats, {"variant": variant})
    doors.setup(box.tables, states, 0, seats, options)
    out, work = np.zeros(GAME.max_legal, np.int64), np.zeros(bot.WORK, np.int64)
    found, n = [], 0
    while (who := doors.actor(box.tables, states, 0)) != -1 or who == CHANCE:
        n_legal = int(doors.legal(box.tables, states, 0, out))
        if n_legal == 0:
            break
        action = int(out[below(rng, n_legal)])
        if who != CHANCE:
            n += 1
            if n % every == 0:
                found.append(states[:1].copy())
            if n % 2:
                action = _advise(box, states, rng, work)
        doors.apply(box.tables, states, 0, action)
    return found


def played(box: Box, state: Array, turn_taken: tuple[int, ...]) -> Array:
    """The position after some actions of one seat, each of which is allowed."""
    states = state.copy()
    seat, turn = doors.actor(box.tables, states, 0), int(states[0].turn)
    for action in turn_taken:
        assert doors.actor(box.tables, states, 0) == seat
        assert int(states[0].turn) == turn
        assert doors.refusal(box.tables, states, 0, action) == 0
        doors.apply(box.tables, states, 0, action)
    return states


@pytest.fixture(scope="module")
def box() -> Box:
    tactics.tactics_of("wodny_ogrod")
    return GAME.open_box(None)


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_turns_are_whole_and_allowed(box: Box, seats: int, variant: str) -> None:
    for state in positions(box, seats, variant, 3):
        listed = search.turns_of(GAME, box, state, 8)
        assert 1 <= len(listed) <= 8
        assert len({one.actions for one in listed}) == len(listed)
        hopes = [one.hope for one in listed]
        assert hopes == sorted(hopes, reverse=True)
        seat = doors.actor(box.tables, state, 0)
        for turn, *_ in listed:
            after = played(box, state, turn)
            same = int(after[0].turn) == int(state[0].turn)
            assert not same or doors.actor(box.tables, after, 0) != seat


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_advice_is_allowed(box: Box, seats: int, variant: str) -> None:
    work = np.zeros(bot.WORK, np.int64)
    for k, state in enumerate(positions(box, seats, variant, 2)):
        states = np.concatenate([state, GAME.fresh(bot.SCRATCH)])
        action = _advise(box, states, generator(str(k)), work)
        assert doors.refusal(box.tables, state, 0, action) == 0


@pytest.mark.parametrize("variant", ["base", "a", "b"])
def test_a_placing_is_worth_what_it_leaves(box: Box, variant: str) -> None:
    """Appraising knows only what changes; looking at the garden afterwards goes over all of it."""
    work = np.zeros(bot.WORK, np.int64)
    for state in positions(box, 1, variant, 4):
        n = int(appraise_actions(box.tables[0], state[0], GAME.max_legal, WEIGHTS, work))
        for k in range(0, n, 1 + n // 40):
            action, value = int(work[LEGAL_AT + k]), int(work[WORTH_AT + k])
            after = state.copy()
            if action < actions.DROP:
                doors.apply(box.tables, after, 0, action)
                if int(after[0].phase) >= phases.MAIN and doors.actor(box.tables, after, 0) == 0:
                    assert _look(box, after) == value


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_a_search_gives_the_same_again(box: Box, seats: int, variant: str) -> None:
    effort = Effort(width=6, sims=2, ms=10**7, horizon=3)
    for state in positions(box, seats, variant, 12):
        seat = int(doors.actor(box.tables, state, 0))
        tried = search.search(GAME, box, state, seat, effort, "seed")
        assert tried == search.search(GAME, box, state, seat, effort, "seed")
        for one in tried:
            played(box, state, one.actions)
