"""What Kōhaku's tactics say is always possible, and they know only what their seat sees."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from pondside.bots import kohaku, search, tactics
from pondside.games.kohaku import GAME, phases
from pondside.kernel import doors
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.game import CHANCE, Array
from pondside.kernel.playout import below, generator

BOX = GAME.open_box(None)
CASES = [
    (1, {}),
    (1, {"solo_goal_cards": "on", "solo_no_koi_to_reveal": "pass"}),
    (2, {}),
    (2, {"goal_cards": "on"}),
    (2, {"goal_cards": "on", "refill_timing": "before_placement", "rarest_absent": "present_only"}),
    (2, {"chain_placement": "forbid", "butterfly_gaps": "block", "edition": "ru"}),
    (2, {"chain_placement": "forbid", "refill_timing": "before_placement"}),
    (3, {"goal_cards": "on", "chain_placement": "forbid", "first_player": "random"}),
    (4, {"goal_cards": "on", "butterfly_gaps": "block"}),
]
EVERY = 13 if mode() == PLAIN else 1  # interpreted, some decisions must do


class Walk:
    """A random game, position by position."""

    def __init__(self, seats: int, options: dict[str, str], seed: str) -> None:
        tactics.tactics_of("kohaku")
        self.states = GAME.fresh(1)
        self.rng = generator(seed)
        self.out = np.zeros(GAME.max_legal, np.int64)
        doors.setup(BOX.tables, self.states, 0, seats, GAME.settings(BOX, seats, options))

    def go_on(self) -> int:
        """Play at random up to a decision of a seat; the seat, or below 0 at the end."""
        while (seat := int(doors.actor(BOX.tables, self.states, 0))) == CHANCE:
            self.act()
        return seat

    def act(self) -> None:
        n = int(doors.legal(BOX.tables, self.states, 0, self.out))
        doors.apply(BOX.tables, self.states, 0, int(self.out[int(below(self.rng, n))]))

    def known(self, seat: int) -> Array:
        """What a seat knows, with room for scratch."""
        states = GAME.fresh(2 + kohaku.SCRATCH)
        states[:1] = self.states
        doors.conceal(BOX.tables, states, 0, seat)
        return states


def check_turn(states: Array, seat: int, actions: tuple[int, ...]) -> None:
    """Every action is legal, and the last one is the last of the turn."""
    states[1:2] = states[:1]
    turn = int(states[0].turn)
    for k, action in enumerate(actions):
        assert doors.actor(BOX.tables, states, 1) == seat, actions[:k]
        assert states[1].turn == turn, actions[:k]
        assert doors.refusal(BOX.tables, states, 1, action) == 0, actions[: k + 1]
        doors.apply(BOX.tables, states, 1, action)
    assert doors.actor(BOX.tables, states, 1) != seat or states[1].turn > turn


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_listed_turns_and_advice_are_legal(seats: int, options: dict[str, str]) -> None:
    walk, rng = Walk(seats, options, "legal"), generator("advice")
    work = np.zeros(kohaku.WORK, np.int64)
    step = 0
    while (seat := walk.go_on()) >= 0:
        step += 1
        if step % EVERY == 0:
            states = walk.known(seat)
            for width in (1, 7, 60):
                listed = search.turns_of(GAME, BOX, states[:1], width)
                assert 1 <= len(listed) <= width
                assert len({one.actions for one in listed}) == len(listed)
                hopes = [one.hope for one in listed]
                assert hopes == sorted(hopes, reverse=True)
                for actions, *_ in listed:
                    check_turn(states, seat, actions)
            action = int(kohaku.advise(BOX.tables, states, 0, rng, work))
            assert doors.refusal(BOX.tables, states, 0, action) == 0
        walk.act()


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_what_is_imagined_could_be_so(seats: int, options: dict[str, str]) -> None:
    walk, rng = Walk(seats, options, "imagine"), generator("imagined")
    step = 0
    while (actor := walk.go_on()) >= 0:
        step += 1
        if step % EVERY == 0 or walk.states[0].turn == 0:
            seat = actor if step % 2 else step // 2 % seats
            states = walk.known(seat)
            kohaku.imagine(BOX.tables[0], states[0], seat, rng)
            assert GAME.faults(BOX, states[:1]) == []
            assert GAME.view(BOX, states[:1], seat) == GAME.view(BOX, walk.states, seat)
            if options.get("goal_cards") == "on" and states[0].turn > 0:
                assert all(states[0].ponds[k].goal > 0 for k in range(seats))
        walk.act()


def test_worth_is_the_points_when_a_game_is_over() -> None:
    walk, sheets = Walk(2, {"goal_cards": "on"}, "worth"), np.zeros(1, GAME.sheet)
    while walk.go_on() >= 0:
        walk.act()
    assert walk.states[0].phase == phases.ENDED
    for seat in range(2):
        points = int(doors.total(BOX.tables, walk.states, 0, seat, sheets, 0))
        assert kohaku.worth(BOX.tables[0], walk.states[0], seat) == points * tactics.POINT


def told() -> str:
    """Turns, advice and worths at some positions of a game."""
    walk, rng, lines = Walk(2, {"goal_cards": "on"}, "modes"), generator("told"), []
    work = np.zeros(kohaku.WORK, np.int64)
    for step in range(20):
        seat = walk.go_on()
        if step % 6 == 1:
            states = walk.known(seat)
            kohaku.imagine(BOX.tables[0], states[0], seat, rng)
            listed = search.turns_of(GAME, BOX, states[:1], 5)
            advice = int(kohaku.advise(BOX.tables, states, 0, rng, work))
            worth = int(kohaku.worth(BOX.tables[0], states[0], seat))
            lines.append(f"{step} {listed} {advice} {worth}")
        walk.act()
    return "\n".join(lines)


def test_interpreted_and_compiled_are_alike() -> None:
    child = subprocess.run(
        [sys.executable, "-c", "from tests.bots.test_kohaku import told; print(told())"],
        env={**os.environ, "PONDSIDE_MODE": PLAIN},
        capture_output=True,
        text=True,
        check=True,
    )
    assert child.stdout.strip() == told()
