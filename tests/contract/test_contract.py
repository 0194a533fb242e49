"""One suite for every game, seat count and set of options, in the mode of the process."""

from __future__ import annotations

import pytest

from pondside.games import KEYS, load
from pondside.kernel.compiling.modes import CHECKED, FAST, PLAIN, mode
from pondside.kernel.contract import check
from pondside.kernel.game import Box, Game, Option
from pondside.kernel.offers import accepts

from ..games.promised import promised

# Interpreted rules are a thousand times slower: few games, and the slow checks now and then.
# The steps that get them are a prime apart, so that in the end every kind of step has its turn.
GAMES, THOROUGH = {PLAIN: (1, 29), CHECKED: (1, 7), FAST: (2, 7)}[mode()]


def told_apart(option: Option) -> tuple[str, ...]:
    """The values of an option worth a game each: of a long scale, its ends."""
    return option.values if len(option.values) <= 3 else (option.values[0], option.values[-1])


def variants(key: str) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with every value of every option that goes with it."""
    game = load(key)
    box = game.open_box(None)
    found: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for option in game.options:
            for value in told_apart(option):
                if value != box.defaults[option.id]:
                    chosen = {**promised(key).short, option.id: value}
                    if game.clash(box, seats, {**box.defaults, **chosen}) is not None:
                        chosen = {option.id: value}  # such as a solo game, which has no target
                    chosen = with_another(game, box, seats, chosen)
                    if chosen:
                        found.append((seats, chosen))
    return found


def with_another(game: Game, box: Box, seats: int, chosen: dict[str, str]) -> dict[str, str]:
    """The options, with another one if they mean nothing without it; none if they never do."""
    trials = (
        {**chosen, other.id: value}
        for other in game.options
        if other.id not in chosen
        for value in (box.defaults[other.id], *told_apart(other))
    )
    return next((trial for trial in trials if accepts(game, box, seats, trial)), {})


# One option at a time is tried in one mode: tests/kernel/test_modes.py proves the modes alike.
CASES = [
    (key, seats, options)
    for key in KEYS
    for seats, options in variants(key)
    if mode() == FAST or not options
]


def name(case: object) -> str:
    if isinstance(case, dict):
        return ",".join(f"{key}={value}" for key, value in case.items()) or "default"
    return str(case)


@pytest.mark.parametrize(("key", "seats", "options"), CASES, ids=name)
def test_a_random_game_keeps_every_promise(key: str, seats: int, options: dict[str, str]) -> None:
    if options:
        check(load(key), seats, options, "contract-0", 2 * THOROUGH + 3)
        return
    for number in range(GAMES):
        check(load(key), seats, options, f"contract-{number}", THOROUGH)


@pytest.mark.parametrize("key", KEYS)
def test_all_options_away_from_their_defaults_at_once(key: str) -> None:
    game = load(key)
    box = game.open_box(None)
    for seats in game.seats[:2]:
        chosen = dict(box.defaults)
        for option in game.options:
            for value in option.values:
                trial = {**chosen, option.id: value}
                if value != box.defaults[option.id] and accepts(game, box, seats, trial):
                    chosen = trial
        check(game, seats, chosen, "all-options", THOROUGH)
