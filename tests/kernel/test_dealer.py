"""Draws follow from the seed alone, are even, and streams do not disturb each other."""

from __future__ import annotations

from collections import Counter

import pytest

from pondside import Match
from pondside.kernel.dealer import draw, fresh_seed
from pondside.kernel.playout import below, generator


def test_a_draw_is_the_documented_hmac() -> None:
    # Worked out by hand from docs/record.md: HMAC-SHA-256 of the message below, first 8 bytes.
    import hashlib
    import hmac

    message = b"pondside 1 kohaku koi 3 0"
    digest = hmac.new(b"42", message, hashlib.sha256).digest()
    assert draw("42", "kohaku", "koi", 3, 40) == int.from_bytes(digest[:8], "big") % 40


def test_draws_never_change() -> None:
    assert [draw("pond", "kohaku", "koi", n, 40) for n in range(8)] == [4, 0, 29, 7, 26, 21, 34, 8]


def test_draws_are_even() -> None:
    counts = Counter(draw("even", "kohaku", "koi", n, 6) for n in range(6000))
    chi_square = sum((counts[k] - 1000) ** 2 / 1000 for k in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


def test_the_fast_generator_is_even() -> None:
    rng = generator("even")
    counts = Counter(int(below(rng, 7)) for _ in range(7000))
    chi_square = sum((counts[k] - 1000) ** 2 / 1000 for k in range(7))
    assert chi_square < 22.5  # 6 degrees of freedom, one in a thousand


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        draw("1", "kohaku", "koi", 0, 0)


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50


def test_the_same_seed_deals_the_same_game() -> None:
    assert Match.new("kohaku", 2, seed=5).record() == Match.new("kohaku", 2, seed=5).record()
    assert Match.new("kohaku", 2, seed=5).record() != Match.new("kohaku", 2, seed=6).record()


def test_goal_cards_do_not_shift_the_tiles() -> None:
    without = Match.new("kohaku", 2, seed="s")
    with_cards = Match.new("kohaku", 2, seed="s", options={"goal_cards": "on"})
    tiles = [entry.word for entry in without.entries]
    assert [entry.word for entry in with_cards.entries][: len(tiles)] == tiles


def test_undoing_a_draft_does_not_change_what_comes() -> None:
    straight = Match.new("kohaku", 2, seed="u")
    wavering = Match.new("kohaku", 2, seed="u")
    for word in ("a1b1", "k0,0"):
        wavering.play(word)
    wavering.reset_turn()
    for match in (straight, wavering):
        for word in ("b2b1", "k0,0", "f1,0"):
            match.play(word)
        match.deal()
    assert straight.digest() == wavering.digest()
    assert straight.record() == wavering.record()
