"""What a match tells a table: who must act, what others may see, what a word would bring."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from pondside import CHANCE, Illegal, Match
from pondside.games import KEYS
from pondside.kernel.dealer import draw

TURN = ("b2b1", "k0,0", "f1,0")


def waiting(**options: str) -> Match:
    return Match.new("kohaku", 2, seed="told", options=options, confirm=True)


def first_turn(match: Match) -> None:
    for word in TURN:
        match.play(word)


def test_the_seat_to_act_is_the_one_that_must_confirm() -> None:
    match = waiting()
    seat = match.actor
    assert match.to_act == seat
    assert not match.complete
    first_turn(match)
    assert match.actor == CHANCE
    assert match.to_act == seat
    assert match.complete
    match.commit()
    assert match.to_act is None  # chance
    assert not match.complete
    match.deal()
    assert match.to_act == 1 - seat


def sent(match: Match, seat: int) -> Any:
    """What is sent to a seat that does not act."""
    told = msgspec.json.encode(match.sent(seat, settled=True))
    return msgspec.json.decode(told, type=type(match.view(seat)))


def test_others_see_the_position_before_the_tentative_words() -> None:
    match = waiting()
    other = 1 - match.actor
    before = match.view(other)
    first_turn(match)
    assert sent(match, other) == before
    assert match.view(other) != before
    match.commit()
    assert sent(match, other) == match.view(other) != before


def test_a_draw_is_worked_out_from_the_seed_alone() -> None:
    match = waiting()
    first_turn(match)
    match.commit()
    while match.actor == CHANCE:
        told = match.next_draw()
        assert told.k == draw("told", "kohaku", told.stream, told.n, told.total)
        k, expected = told.k, ""
        for word, weight in zip(match.words(), match.weights(), strict=True):
            k -= weight
            if k < 0:
                expected = word
                break
        match.draw()
        assert match.entries[-1].word == expected


def test_an_action_reads_differently_for_those_who_may_not_know() -> None:
    match = Match.new("kohaku", 2, seed="told", options={"goal_cards": "on"}, confirm=True)
    seat = match.actor
    word = match.words()[0]
    assert word.startswith("keep:")
    match.play(word)
    told = match.played()
    assert told.words is not None
    assert told.words[seat] == word
    assert told.words[1 - seat] == "keep:?"
    assert told.words[-1] == "keep:?"  # a spectator
    assert told.events[0].key == "kept"


@pytest.mark.parametrize("key", KEYS)
def test_the_same_game_again_reaches_the_same_position(key: str) -> None:
    match = Match.new(key, 2, seed="again")
    chosen = random.Random(1)
    while not match.over and len(match.entries) < 60:
        match.play(chosen.choice(match.actions()))
        match.deal()
    half = len(match.entries) // 2
    other = match.again(match.entries[:half])
    assert other.entries == match.entries[:half]
    for entry in match.entries[half:]:
        if entry.actor == CHANCE:
            other.draw()
        else:
            other.play(entry.word)
    assert other.entries == match.entries  # the draws too: counted on from the same place
    assert other.digest() == match.digest()


@pytest.mark.parametrize("key", KEYS)
def test_what_a_word_would_change_adds_up_to_what_it_brings(key: str) -> None:
    match = Match.new(key, 2, seed="changes")
    chosen = random.Random(2)
    for _ in range(40):
        if match.over:
            break
        seat, word = match.actor, chosen.choice(match.words())
        before, position = match.total(seat), match.digest()
        changes = match.changes(word)
        assert match.digest() == position
        match.play(word)
        assert sum(one.points for one in changes) == match.total(seat) - before
        assert all(one.points for one in changes)
        match.deal()


def test_a_word_that_is_refused_changes_nothing_and_says_why() -> None:
    match = waiting()
    with pytest.raises(Illegal, match="KOH-"):
        match.changes("k5,5")


def test_a_sheet_for_another_seat_keeps_the_goal_card_secret() -> None:
    match = Match.new("kohaku", 2, seed="told", options={"goal_cards": "on"})
    while match.view(None).phase == "keep":
        match.play(match.words()[0])
        match.deal()
    own = msgspec.to_builtins(match.game.lines(match.box, match.concealed(0), 0))
    assert any(line[1] == "goal" for line in own)
    for viewer in (1, None):
        sheet = match.game.lines(match.box, match.concealed(viewer), 0)
        assert not any(line.kind == "goal" for line in sheet)
