"""A view tells in fields what words tell in letters: nobody needs to read the words of Koi."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pondside.games.koi.facts import SIZES, STORED
from pondside.games.koi.tables import CELLS, FIRST_GOAL, KINDS, PATH, cell_of
from pondside.games.koi.view import Choice, ThingView
from pondside.games.koi.words import SIZE_LETTERS, STORED_LETTERS, spell_place
from pondside.kernel.match import Match

from ..clauses import clause
from .table import at, fork, fresh, gone, lying, play, seat_of, settled


def word_of(thing: ThingView | Choice) -> str:
    """As a pond line says it."""
    kind = thing.kind if isinstance(thing, ThingView) else str(thing.what)
    assert thing.cell is not None
    return spell_place(KINDS.index(kind), thing.turn * CELLS + cell_of(*thing.cell))


def spelled(choice: Choice, card: str) -> str:
    """The word of a choice, from everything else that it says."""
    by = {"helper": "+", "goes_on": "=", None: ""}[choice.by]
    if choice.does == "lay":
        goal = KINDS.index(str(choice.what)) not in (*range(FIRST_GOAL), PATH)
        return by + "G" * goal + word_of(choice)
    if choice.does == "lift":
        return f"{by}mv{choice.koi}"
    if choice.does == "buy":
        size = SIZES.index(str(choice.what))
        letter = SIZE_LETTERS[size]
        return {"slot": f"R${letter}", "market": f"C{size + 1}", "luck": f"!{letter}"}[
            str(choice.how)
        ]
    if choice.does in ("discard", "remove", "luck"):
        begins = {"discard": "x", "remove": "rm", "luck": "!"}[choice.does]
        return begins + dict(zip(STORED, STORED_LETTERS, strict=True))[str(choice.what)]
    if choice.does == "card":
        return "C" if card == "rain" else f"C{choice.side + 1}"
    return {"meditate": f"M{choice.slot}", "work": "W", "reward": "R", "no_koi": "C"}.get(
        choice.does, "-"
    )


def positions() -> Iterator[Match]:
    """Positions of games in which much is laid."""
    for seats, seed in ((1, 4), (2, 5), (4, 6)):
        rng = random.Random(seed)
        match = fresh(seats, goals="path+turtle+century_carp")
        for _ in range(260):
            settled(match)
            if match.over:
                break
            yield match
            words = match.words()
            laying = [word for word in words if "," in word]
            match.play(rng.choice(laying if laying and rng.random() < 0.8 else words), quiet=True)


def test_every_choice_says_what_its_word_does() -> None:
    seen = set()
    for match in positions():
        view = match.view(match.actor)
        card = view.now.card.kind if view.now.card else ""
        for choice in view.choices:
            assert spelled(choice, card) == choice.word, match.record().text()
            seen.add(choice.does)
    assert {"meditate", "work", "reward", "buy", "card", "luck", "lay", "lift", "end_work"} <= seen


def test_what_lies_in_a_pond_is_what_its_line_says() -> None:
    for match in positions():
        for seat, pond in enumerate(match.view(None).ponds):
            words = [word_of(one) for one in pond.things if one.kind != "spring"]
            assert sorted(words) == sorted(seat_of(match, seat).pond.split()[1:])


def test_a_koi_says_that_it_counts_more_and_one_in_hand_how_it_stood() -> None:
    match = at("O0,0.0 w1,-1 w2,-1 a1,0 b0,1.0", cards="c01")
    things = match.view(None).ponds[0].things
    assert [one for one in things if one.surrounded] == [
        ThingView("small", (1, 0), surrounded=True)
    ]
    assert [(one.kind, one.cell, one.turn) for one in things] == [
        (one.kind, one.cell, one.turn) for one in lying("O0,0.0 w1,-1 w2,-1 a1,0 b0,1.0")
    ]
    play(match, "W mv1")
    assert match.view(None).now.lifted == ThingView("medium", (0, 1))


def passing(match: Match) -> tuple[str, int, str | None]:
    """What passing does, how many spaces are too few, and the word nobody need be asked for."""
    view = match.view(match.actor)
    [does] = [one.does for one in view.choices if one.word == "-"]
    return does, view.ponds[view.turn_of].excess, view.obvious


@clause("KOI-STORE-04")
def test_what_passing_comes_to_is_said() -> None:
    match = play(at("O0,0.0 luck=0", stored="w5"), "W")
    assert passing(match) == ("end_work", 0, None)
    assert passing(play(match, "-")) == ("end_turn", 0, "-")
    match = play(at("O0,0.0 luck=0", stored="w7"), "W -")
    assert passing(match) == ("make_room", 2, "-")
    play(match, "-")
    assert match.view(0).ponds[0].excess == 2
    assert {one.does for one in match.view(0).choices} == {"discard"}
    # Luck could still be spent: nobody ends the turn unasked.
    assert passing(play(at("O0,0.0 luck=1", stored="w5"), "W -")) == ("end_turn", 0, None)
    second = play(at("O0,0.0 luck=0", stored="w2", cards="c13"), "W +w1,-1")
    assert passing(second) == ("decline", 0, None)


@clause("KOI-SOLO-02")
def test_alone_a_slot_says_whose_card_leaves_with_its_own() -> None:
    row = "c17 c02 c06 c10 c14"
    alone, two = at("O0,0.0", row=row), at("O0,0.0", "O0,0.0", row=row)
    assert [slot.takes for slot in alone.view(0).row] == [None, 1, 2, 3, 4]
    assert {slot.takes for slot in two.view(0).row} == {None}
    for slot in alone.view(0).row[1:]:
        if f"M{slot.slot}" in alone.words():
            after = play(fork(alone), f"M{slot.slot}")
            assert gone(after) == row.split()[int(slot.takes or 0) - 1]
