"""Choices by number where a game has none of its own: the k-th is the k-th of the legal actions."""

from __future__ import annotations

import random

import pytest

from pondside import Match
from pondside.games import KEYS
from pondside.kernel import choosing, doors
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.game import CHANCE

POSITIONS = 40 if mode() == PLAIN else 150


def numbered(match: Match) -> list[int]:
    """The legal actions, at chance each as often as its weight."""
    actions = match.actions()
    if match.actor != CHANCE:
        return actions
    pieces = zip(actions, match.weights(), strict=True)
    return [action for action, weight in pieces for _ in range(weight)]


@pytest.mark.parametrize("key", KEYS)
def test_the_choices_worked_out_are_the_legal_actions_in_their_order(key: str) -> None:
    match, rng = Match.new(key, 2, seed="choices"), random.Random(key)
    box = match.box.tables
    for _ in range(POSITIONS):
        if match.over:
            break
        wanted = numbered(match)
        state = match.state
        assert choosing.choices(box[0], state[0]) == len(wanted)
        assert doors.choices(box, state, 0) == len(wanted)
        for k in {0, len(wanted) - 1, rng.randrange(len(wanted))}:
            chosen, applied = state.copy(), state.copy()
            assert choosing.choose(box[0], chosen[0], k) == wanted[k]
            doors.apply(box, applied, 0, wanted[k])
            assert chosen.tobytes() == applied.tobytes()
            chosen, picked = state.copy(), state.copy()
            bits = -(-(k << 32) // len(wanted))  # the least that mean k
            assert choosing.pick(box[0], picked[0], bits) == doors.choose(box, chosen, 0, k)
            assert chosen.tobytes() == picked.tobytes()
        match.play(rng.choice(wanted), quiet=True)


def test_nothing_is_picked_after_the_end() -> None:
    match, rng = Match.new("kohaku", 1, seed="end"), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions()), quiet=True)
    assert choosing.choices(match.box.tables[0], match.state[0]) == 0
    assert choosing.pick(match.box.tables[0], match.state[0], 1) == -1
