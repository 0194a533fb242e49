"""Tactics of Rybowisko: what they list and advise can be played, from every decision there is."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from pondside.bots import rybowisko, search
from pondside.bots.tactics import POINT
from pondside.games import load
from pondside.games.rybowisko import phases
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, Array, Box
from pondside.kernel.playout import below, generator

GAME = load("rybowisko")
TABLES = [
    (1, {}),
    (2, {}),
    (2, {"target": "3", "first": "random"}),
    (2, {"luck_p1": "2", "luck_p2": "4", "max_rounds": "5", "target": "13"}),
    (3, {"open_refill": "on"}),
    (4, {}),
    (4, {"target": "13"}),
    (4, {"target": "1"}),
]


def to_a_decision(box: Box, states: Array, rng: Array) -> int:
    """Let chance act until a seat decides or the game is over; returns who acts."""
    while doors.actor(box.tables, states, 0) == CHANCE:
        doors.pick(box.tables, states, 0, below(rng, 1 << 31) * 2)
    return int(doors.actor(box.tables, states, 0))


def decisions(
    box: Box, seats: int, options: dict[str, str], seed: str, most: int = 400
) -> Iterator[Array]:
    """The positions of a game in which seats now do as advised, now anything."""
    states, rng = GAME.fresh(1), generator(seed)
    out, work = np.zeros(GAME.max_legal, np.int64), np.zeros(rybowisko.WORK, np.int64)
    doors.setup(box.tables, states, 0, seats, GAME.settings(box, seats, options))
    for _ in range(most):
        if to_a_decision(box, states, rng) < 0:
            return
        yield states
        n = doors.legal(box.tables, states, 0, out)
        action = out[below(rng, n)]
        if below(rng, 3):
            action = rybowisko.advise(box.tables, states, 0, rng, work)
        doors.apply(box.tables, states, 0, action)


@pytest.fixture(scope="module")
def box() -> Box:
    return GAME.open_box(None)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_listed_turns_can_be_played(box: Box, seats: int, options: dict[str, str]) -> None:
    for states in decisions(box, seats, options, f"listed {seats} {options}"):
        seat, turn = doors.actor(box.tables, states, 0), int(states["turn"][0])
        listed = search.turns_of(GAME, box, states, 60)
        assert listed
        assert len({one.actions for one in listed}) == len(listed)
        hopes = [one.hope for one in listed]
        assert hopes == sorted(hopes, reverse=True)
        assert search.turns_of(GAME, box, states, 1) == listed[:1]
        for actions, *_ in listed:
            played = states.copy()
            for k, action in enumerate(actions):
                assert doors.actor(box.tables, played, 0) == seat, (actions, k)
                assert doors.refusal(box.tables, played, 0, action) == 0, (actions, k)
                doors.apply(box.tables, played, 0, action)
            ended = doors.actor(box.tables, played, 0) != seat or int(played["turn"][0]) != turn
            assert ended, "a turn stops only where somebody else acts or it is over"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_advice_is_legal_and_secrets_stay(box: Box, seats: int, options: dict[str, str]) -> None:
    work, rng = np.zeros(rybowisko.WORK, np.int64), generator("advice")
    for states in decisions(box, seats, options, f"advised {seats} {options}", 80):
        before = states.copy()
        action = int(rybowisko.advise(box.tables, states, 0, rng, work))
        assert doors.refusal(box.tables, states, 0, action) == 0
        for seat in range(seats):
            rybowisko.imagine(box.tables[0], states[0], seat, rng)
            points = doors.total(box.tables, states, 0, seat, np.zeros(1, GAME.sheet), 0)
            assert 0 <= rybowisko.worth(box.tables[0], states[0], seat) - points * POINT < 3 * POINT
        assert states.tobytes() == before.tobytes()
        assert not GAME.faults(box, states)


def test_every_kind_of_decision_is_met(box: Box) -> None:
    met = {int(s["phase"][0]) for k in range(4) for s in decisions(box, 2, {}, f"met {k}")}
    assert met == {phases.MOVE, phases.MISS, phases.BOTH}
