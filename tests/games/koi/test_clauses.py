"""The rules clause by clause.  test_clause_tables.py fails if one of them has no test.

Ponds are told in the notation of the rules, and chance is told what to do.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from pondside.games.koi.facts import GOALS
from pondside.games.koi.options import LIT_STRETCH, LUCK_ALWAYS
from pondside.games.koi.ranking import title_of
from pondside.games.koi.view import ThingView
from pondside.kernel.errors import BadOption, Illegal, NothingToUndo, Unconfirmed, Unreadable
from pondside.kernel.game import CHANCE, OVER
from pondside.kernel.match import Match

from ..clauses import clause
from .table import (
    BOX,
    GAME,
    LETTERS,
    PLAIN,
    SPRING,
    at,
    box_with,
    deck_of,
    first_of,
    fork,
    fresh,
    goal_points,
    goal_tiles,
    goals_in_play,
    gone,
    koi_points,
    legal,
    no_line,
    over,
    phase,
    play,
    refused,
    row_of,
    seat_of,
    settled,
    sheet,
    supply,
    total,
    wander,
    ways,
)

each_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SCENARIOS = ("hot_summer", "lit_path", "imperial_lake")
CARDS = tuple(f"c{n:02}" for n in range(1, 49))
MARKED_4 = {"c04", "c08", "c12", "c16", "c22", "c28", "c40", "c47", "c48"}
MARKED_3 = {"c03", "c07", "c11", "c15", "c21", "c27", "c39", "c45", "c46"}
SIZES = ("small", "medium", "large")
# A pond with every spring cell full of small koi.
FIVE = "O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1"


def begun(seats: int = 2, **options: Any) -> Match:
    """A match at its first turn: slots 5 to 1 hold the first cards of the deck."""
    return settled(fresh(seats, **{**first_of(seats), "goals": "none", **options}))


def at_work(line: str, stored: str = "", **more: Any) -> Match:
    """Seat 1 of two has chosen work."""
    return play(at(line, SPRING, stored=stored, **more), "W")


def after_work(line: str, *goals: str, **more: Any) -> Match:
    """Seat 1 of two has worked; these goals are in play."""
    return play(at(line, SPRING, goals=with_goals(*goals), **more), "W -")


def with_goals(*names: str) -> str:
    """These goals in play, and as many others as make three."""
    return "+".join([*names, *(name for name in GOALS if name not in names)][:3])


def stocked(match: Match, seat: int = 0) -> dict[str, int]:
    """What a seat has in storage."""
    words = seat_of(match, seat).stored.split()
    return {LETTERS[word[0]]: int(word[1:]) for word in words}


def change(match: Match, words: str) -> dict[str, int]:
    """How coins, luck and the supply change by some words."""
    before = {**supply(match), "own coins": seat_of(match).coins, "own luck": seat_of(match).luck}
    play(match, words)
    after = {**supply(match), "own coins": seat_of(match).coins, "own luck": seat_of(match).luck}
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


# Section 4: set-up


@clause("KOI-SETUP-01")
@each_number
def test_one_to_four_people_share_a_supply(seats: int) -> None:
    match = begun(seats)
    assert (match.seats, match.actor, len(match.view(None).ponds)) == (seats, 0, seats)
    left = supply(match)
    assert [left[name] for name in ("water", "foliage", "lily", "shore", "lantern")] == [
        80 - 2 * seats, 30, 30, 15, 15,
    ]  # fmt: skip
    assert [left[name] for name in ("coins", "luck", "expansions")] == [
        30 - 2 * seats, 12 - seats, 6,
    ]  # fmt: skip
    assert match.view(None).supply == left


@clause("KOI-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_of_people_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 4 seats"):
        fresh(seats)


@clause("KOI-SETUP-01")
def test_what_the_supply_lacks_cannot_be_laid() -> None:
    match = at_work("O0,0.0 f-1,0 s3,0.3", left={"lily": 0, "lantern": 0}, cards="c01 c05 c09")
    for word in ("y-1,0", "+y-1,0", "l3,0", "+l3,0"):
        assert refused(match, word) == ("none_left", "KOI-SETUP-01")
    assert not ways(match, "y") | ways(match, "+y") | ways(match, "l") | ways(match, "+l")


@clause("KOI-SETUP-02")
@pytest.mark.parametrize(
    ("seats", "koi"), [(1, (5, 4, 4)), (2, (5, 4, 4)), (3, (5, 5, 4)), (4, (6, 6, 6))]
)
def test_koi_of_smaller_tables_return_to_the_box(seats: int, koi: tuple[int, ...]) -> None:
    match = begun(seats)
    held = [stocked(match, seat) for seat in range(seats)]
    found = [supply(match)[size] + sum(own.get(size, 0) for own in held) for size in SIZES]
    assert tuple(found) == koi


@clause("KOI-SETUP-03")
@each_number
def test_what_every_seat_gets(seats: int) -> None:
    match = begun(seats)
    for seat in range(seats):
        own = seat_of(match, seat)
        assert (own.coins, own.luck, own.cards, own.expansions) == (2, 1, "", 0)
        assert own.pond == SPRING
        assert match.view(None).ponds[seat].capacity == 5
        assert match.total(seat) == 1  # the luck token


@clause("KOI-SETUP-04")
@pytest.mark.parametrize(
    ("seats", "without"),
    [(4, set()), (3, MARKED_4), (2, MARKED_4 | MARKED_3), (1, MARKED_4 | MARKED_3)],
)
def test_the_deck(seats: int, without: set[str]) -> None:
    match = fresh(seats, goals="none", **first_of(seats))
    cards = [card for card in CARDS if card not in without]
    assert len(cards) == {1: 30, 2: 30, 3: 39, 4: 48}[seats]
    assert match.words() == cards
    assert match.weights() == [1] * len(cards)
    assert match.view(None).deck == len(cards)
    for card in sorted(without):
        assert refused(match, card) == ("not_in_deck", "KOI-MED-05")


@clause("KOI-SETUP-05")
def test_five_cards_are_dealt_from_the_right() -> None:
    match = fresh(2, goals="none", first="1")
    for k, card in enumerate(("c17", "c29", "c01", "c44", "c26")):
        assert (match.actor, phase(match)) == (CHANCE, "deal")
        assert refused(match, "W") == ("await_deal", "KOI-SETUP-05")
        assert refused(match, "w-1,0") == ("await_deal", "KOI-SETUP-05")
        match.play(card)
        assert row_of(match).split()[4 - k] == card
        if k < 4:
            assert refused(match, card) == ("not_in_deck", "KOI-MED-05")
    assert row_of(match) == "c26 c44 c01 c29 c17"
    assert (match.actor, phase(match), match.view(None).deck) == (0, "start", 25)
    assert refused(match, "c02") == ("choose_first", "KOI-TURN-02")


@clause("KOI-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_drawn(seats: int) -> None:
    match = fresh(seats, goals="none")
    assert match.words() == [f"first:P{seat + 1}" for seat in range(seats)]
    assert match.weights() == [1] * seats
    assert refused(match, "c01") == ("await_first", "KOI-SETUP-06")
    assert refused(match, "W") == ("await_first", "KOI-SETUP-06")
    if seats < 4:
        assert refused(match, f"first:P{seats + 1}") == ("no_such_seat", "KOI-SETUP-06")
    with pytest.raises(Unreadable):
        match.read("first:P5")
    settled(play(match, f"first:P{seats}"))
    assert (match.actor, match.view(None).first) == (seats - 1, seats - 1)


@clause("KOI-SETUP-06", "KOI-TURN-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_option_says_who_begins(first: int) -> None:
    match = fresh(3, goals="none", first=str(first))
    assert phase(match) == "deal"
    settled(match)
    order = []
    for _ in range(6):
        order.append((match.view(None).round, match.actor + 1))
        play(match, "W - -")
    seats = [(first + k - 1) % 3 + 1 for k in range(3)]
    assert order == [(1, seat) for seat in seats] + [(2, seat) for seat in seats]


@clause("KOI-SETUP-06", "KOI-SOLO-01")
def test_alone_nobody_is_drawn_to_begin() -> None:
    assert phase(fresh(1, goals="none")) == "deal"
    assert phase(fresh(1, goals="none", first="1")) == "deal"


@clause("KOI-SETUP-06")
def test_the_first_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadOption, match="first=3: seat 3 is not at this table of 2"):
        fresh(2, first="3")
    with pytest.raises(BadOption, match="first=2: seat 2 is not at this table of 1"):
        fresh(1, first="2")
    for other in ("0", "5", "P1", ""):
        with pytest.raises(BadOption, match="first"):
            fresh(2, first=other)


@clause("KOI-SETUP-07")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_start_tiles_go_by_turn_order(first: int) -> None:
    match = begun(4, first=str(first))
    order = [(first + k - 1) % 4 for k in range(4)]
    assert [seat_of(match, seat).stored for seat in order] == ["w2", "w2 S1", "w2 M1", "w2 L1"]
    left = supply(match)
    assert (left["water"], left["small"], left["medium"], left["large"]) == (72, 5, 5, 5)


@clause("KOI-SETUP-07")
def test_start_tiles_after_a_draw() -> None:
    match = settled(play(fresh(3, goals="none"), "first:P2"))
    assert [seat_of(match, seat).stored for seat in range(3)] == ["w2 M1", "w2", "w2 S1"]


@clause("KOI-SETUP-08")
@each_number
def test_three_goals_are_drawn(seats: int) -> None:
    match = fresh(seats, **first_of(seats))
    assert match.options["goals"] == "usual"
    drawn: list[str] = []
    for goal in ("willow", "branches", "path"):
        assert (match.actor, phase(match)) == (CHANCE, "goal")
        left = [name for name in GOALS if name not in drawn]
        assert match.words() == [f"goal:{name}" for name in left]
        assert match.weights() == [1] * len(left)
        assert refused(match, "c01") == ("await_goal", "KOI-SETUP-08")
        match.play(f"goal:{goal}")
        drawn.append(goal)
        if len(drawn) < 3:
            assert refused(match, f"goal:{goal}") == ("goal_drawn", "KOI-SETUP-08")
    assert (phase(match), goals_in_play(match)) == ("deal", set(drawn))
    with pytest.raises(Unreadable, match="there is no goal"):
        match.read("goal:lantern")
    assert phase(fresh(2, goals="random", first="1")) == "goal"


@clause("KOI-SETUP-08")
def test_a_first_game_has_no_goals() -> None:
    match = begun(2, goals="none")
    assert (goals_in_play(match), goal_tiles(match)) == (set(), {})
    play(match, "W -")
    for word in ("GP0,0", "GT0,0", "GZ0,0.0", "GV3,0.3"):
        assert refused(match, word) == ("not_in_play", "KOI-SETUP-08")


@clause("KOI-SETUP-08")
def test_goals_may_be_chosen_in_any_order() -> None:
    names = ("path", "purple_lily", "statue")
    for order in permutations(names):
        match = fresh(2, goals="+".join(order), first="1")
        assert (phase(match), goals_in_play(match)) == ("deal", set(names))
        assert match.options["goals"] == "purple_lily+statue+path"
    for wrong in ("path", "path+statue", "path+path+statue", "path+statue+lantern", "all", "",
                  "path+statue+willow+turtle"):  # fmt: skip
        with pytest.raises(BadOption, match="option goals cannot be"):
            fresh(2, goals=wrong)


@clause("KOI-SETUP-08")
def test_a_goal_that_is_not_in_play_cannot_be_completed() -> None:
    line = "O0,0.0 w1,-1 scrolls=lily,small,well"
    assert "GT0,0" in legal(after_work(line, "turtle"))
    match = after_work(line, "path", "bridge", "statue")
    assert refused(match, "GT0,0") == ("not_in_play", "KOI-SETUP-08")


@clause("KOI-SETUP-09")
@each_number
@pytest.mark.parametrize("goal", GOALS)
def test_how_many_tiles_a_goal_has(seats: int, goal: str) -> None:
    chosen = with_goals(goal)
    tiles = goal_tiles(fresh(seats, goals=chosen, **first_of(seats)))
    copies = 1 if seats < 3 else 2
    if goal == "branches":
        own = {name: tiles[name] for name in tiles if name.startswith("branch_")}
        assert own == {"branch_small": 1, "branch_medium": 1, "branch_large": 1}
    else:
        assert tiles[goal] == (7 if goal == "path" else copies)
    for other in chosen.split("+"):
        if other not in ("path", "branches"):
            assert tiles[other] == copies


@clause("KOI-SETUP-10")
def test_the_spring_is_the_whole_pond() -> None:
    match = begun(2)
    pond: Any = match._states[0].ponds[1]
    assert sum(int(word).bit_count() for word in pond.taken) == 5
    play(match, "W")
    assert ways(play(at(SPRING, SPRING, stored="S1"), "W"), "a") == {
        "0,0", "1,0", "2,0", "0,1", "1,1"
    }  # fmt: skip
    assert no_line("O1,0.0") == ("spring", "KOI-SETUP-10")
    assert no_line("O0,0.1") == ("spring", "KOI-SETUP-10")


@clause("KOI-SETUP-11")
def test_start_koi_remove_nothing() -> None:
    box = box_with(
        ("start_tiles = { 1 = { water = 2 }", "start_tiles = { 1 = { water = 2, large = 1 }")
    )
    match = settled(fresh(1, goals="none", box=box))
    assert (seat_of(match).stored, phase(match)) == ("w2 L1", "start")
    assert [supply(match)[size] for size in SIZES] == [5, 4, 3]
    assert match._states[0].removed.tolist() == [0, 0, 0]


# Section 5: the turn


@clause("KOI-TURN-01")
def test_another_seat_cannot_act() -> None:
    head = "pond 1\ngame koi\nrules 1\nseats 2\noptions goals=none first=1\n\n"
    deal = "@ c01 c02 c05 c06 c09\n"
    match = Match.replay(head + deal + "P1 W - -\nP2 W - -\n")
    assert (match.actor, match.turn, match.view(None).round) == (0, 3, 2)
    with pytest.raises(Illegal) as caught:
        Match.replay(head + deal + "P2 W\n")
    assert (caught.value.refusal, caught.value.clause) == ("order", "KOI-TURN-01")


@clause("KOI-TURN-02")
def test_either_meditation_or_work() -> None:
    match = at(SPRING, SPRING)
    assert {"M1", "M2", "M3", "M4", "M5", "W"} <= legal(match)
    assert refused(match, "-") == ("choose_first", "KOI-TURN-02")
    assert refused(match, "w-1,0") == ("choose_first", "KOI-TURN-02")
    for words in ("W", "W -", "M2 R c01"):
        other = play(fork(match), words)
        assert not legal(other) & {"M1", "M2", "M3", "M4", "M5", "W"}
        for word in ("W", "M3"):
            assert refused(other, word) == ("main_done", "KOI-TURN-02")
    other = play(fork(match), "M2")
    for word in ("W", "M3"):
        assert refused(other, word) == ("finish_meditation", "KOI-MED-03")
    assert play(other, "R c01 -").actor == 1
    assert play(match, "W - -").actor == 1


@clause("KOI-TURN-02")
def test_a_code_that_is_no_action() -> None:
    match = at(SPRING, SPRING)
    for code in (-1, GAME.kinds["draw_card"].stop, 2**70):
        found = match.refusal(code)
        assert found is not None
        assert (found.name, found.clause) == ("no_such_action", "KOI-TURN-02")


@clause("KOI-TURN-02", "KOI-GOAL-01")
def test_a_goal_comes_after_the_main_action() -> None:
    line = "O0,0.0 w1,-1 luck=0 scrolls=lily,small,well"
    match = at(line, SPRING, goals=with_goals("turtle"), stored="w1")
    assert refused(match, "GT0,0") == ("goal_later", "KOI-GOAL-01")
    assert not ways(match, "GT")
    other = play(fork(match), "M2")
    assert refused(other, "GT0,0") == ("finish_meditation", "KOI-MED-03")
    assert "GT0,0" in legal(play(other, "R c01"))
    play(match, "W")
    assert refused(match, "GT0,0") == ("goal_later", "KOI-GOAL-01")
    play(match, "w-1,0 - GT0,0")
    assert refused(match, "w-1,1") == ("work_only", "KOI-WORK-01")
    assert play(match, "-").actor == 1


@clause("KOI-TURN-03", "KOI-LUCK-02", "KOI-LUCK-06")
def test_luck_at_any_moment_of_the_own_turn() -> None:
    match = at("O0,0.0 luck=6", "O0,0.0 luck=3", stored="w3", row="c02 c06 c41 c14 c36")
    other = play(fork(match), "!f !w W !f w-1,0 - !s - !f !f")
    assert (seat_of(other).luck, seat_of(other).stored) == (0, "w4 f4 s1")
    assert refused(other, "!f") == ("no_luck", "KOI-LUCK-01")
    play(match, "!f M3 !f R !f C1 c01 !f")
    assert (seat_of(match).luck, seat_of(match).stored) == (2, "w3 f5")
    assert seat_of(match, 1).luck == 3


def within_effects() -> dict[str, Match]:
    """A turn in the middle of every effect that takes several steps, by its phase."""
    rich, branch = "O0,0.0 coins=5 luck=2", "O0,0.0 f-1,0 f-1,1 luck=2"
    path = with_goals("path")
    return {
        "rain": play(at(rich, SPRING, row="c02 c38 c10 c14 c36"), "M2 C"),
        "second": play(at_work(rich, "w2"), "w-1,0"),
        "land": play(at_work(f"{rich} a0,0"), "mv0"),
        "path": play(at(rich, SPRING, stored="S1", goals=path), "W a0,0"),
        "bonus": play(after_work(branch, "branches"), "GB3:0,1.0"),
        "discard": play(at(rich, SPRING, stored="w6"), "W - -"),
    }


@clause("KOI-LUCK-02", "KOI-LUCK-06")
@pytest.mark.parametrize("effect", ["rain", "second", "land", "path", "bonus", "discard"])
def test_luck_within_an_effect(effect: str) -> None:
    match = within_effects()[effect]
    assert phase(match) == effect
    before = seat_of(match)
    others = {word for word in legal(match) if not word.startswith("!")}
    assert play(match, "!f").actor == 0
    after = seat_of(match)
    assert (after.luck, phase(match)) == (before.luck - 1, effect)
    assert stocked(match) == {**stocked(within_effects()[effect]), "foliage": 1}
    assert {word for word in legal(match) if not word.startswith("!")} - {"xf"} == others
    match.undo()
    assert seat_of(match) == before


@clause("KOI-LUCK-06")
def test_before_the_ruling_luck_waited_while_an_effect_was_under_way() -> None:
    for effect, match in within_effects().items():
        match._states[0].rulings[LUCK_ALWAYS] = 0
        assert phase(match) == effect
        assert refused(match, "!f") == ("luck_not_now", "KOI-LUCK-06")
        assert not any(word.startswith("!") for word in legal(match))
    one = at_work("O0,0.0 luck=1", "w1")
    one._states[0].rulings[LUCK_ALWAYS] = 0
    assert phase(play(one, "w-1,0")) == "work"


@clause("KOI-LUCK-06", "KOI-WORK-08")
def test_luck_brings_the_second_water_of_an_action() -> None:
    match = play(at_work("O0,0.0 luck=2 coins=5", "w1"), "w-1,0")
    assert phase(match) == "second"
    assert refused(match, "=w0,2") == ("not_stored", "KOI-STORE-01")
    assert not ways(match, "=w")
    other = play(fork(match), "!f")  # another token is left to bring it
    assert phase(other) == "second"
    assert phase(play(other, "!S")) == "work"  # and now none
    play(match, "!w")
    assert ways(match, "=w") == ways(at_work("O0,0.0 w-1,0 luck=0", "w1"), "w")
    assert phase(play(match, "=w0,2")) == "work"
    assert seat_of(match).stored == "w1"
    assert refused(match, "w1,2") == ("sensei_used", "KOI-WORK-01")
    # Nothing would bring water: no token, or none in the supply.
    assert phase(play(at_work("O0,0.0 luck=0", "w1"), "w-1,0")) == "work"
    dry = at_work("O0,0.0 luck=1", "w1", left={"water": 0})
    assert phase(play(dry, "w-1,0")) == "work"


@clause("KOI-LUCK-06")
def test_an_effect_ends_when_luck_takes_what_it_needs() -> None:
    path = within_effects()["path"]
    play(path, "!M")  # 3 coins of 5
    assert (phase(path), seat_of(path).coins) == ("path", 2)
    poor = play(at("O0,0.0 coins=4 luck=1", SPRING, stored="S1", goals=with_goals("path")), "W")
    assert phase(play(poor, "a0,0 !M")) == "work"  # a path tile costs 2
    branch = "O0,0.0 f-1,0 f-1,1 luck=1"
    bonus = play(after_work(branch, "branches", left={"water": 2}), "GB3:0,1.0")
    assert phase(bonus) == "bonus"
    assert phase(play(bonus, "!w")) == "post"
    # Alone a removal comes in between.
    alone = at("O0,0.0 coins=5 luck=1", stored="S1", goals=with_goals("path"), left={"large": 0})
    assert phase(play(alone, "W a0,0 !M")) == "remove"
    assert phase(play(alone, "rmS")) == "path"


@clause("KOI-TURN-04")
@pytest.mark.parametrize("seed", [1, 2])
def test_only_the_own_pond_and_storage_change(seed: int) -> None:
    match = wander(3, seed, 40, first="2")
    for _ in range(150):
        seat, before = match.actor, match.state
        match.play(match.actions()[(7 * match.turn + len(match.entries)) % len(match.actions())])
        for other in range(3):
            if seat not in (other, CHANCE):
                assert match._states[0].ponds[other] == before[0].ponds[other]
    assert match.turn > 6


@clause("KOI-TURN-05")
def test_the_order_of_a_turn() -> None:
    line = "O0,0.0 w1,-1 luck=4 scrolls=lily,small,well coins=6"
    match = at(line, SPRING, goals=with_goals("turtle"), row="c02 c41 c10 c14 c36", stored="w4")
    play(match, "!f M2 !f R !f C1")
    assert phase(match) == "refill"
    assert refused(match, "!f") == ("await_refill", "KOI-MED-05")
    assert refused(match, "GT0,0") == ("await_refill", "KOI-MED-05")
    match.play("c01")
    assert (phase(match), match.actor) == ("post", 0)
    play(match, "GT0,0 !f -")  # luck after the goal too
    assert (phase(match), match.actor) == ("discard", 0)
    assert refused(match, "GT0,1") == ("discard_first", "KOI-STORE-04")
    play(match, "xw xw xw xw xw")
    assert (phase(match), match.actor) == ("start", 1)


@clause("KOI-TURN-06")
def test_a_turn_without_any_action() -> None:
    match = at("O0,0.0 luck=0 coins=0", SPRING, row="- - - - -", deck="")
    assert legal(match) == {"W"}
    play(match, "W")
    assert legal(match) == {"-"}
    play(match, "-")
    assert legal(match) == {"-"}
    assert play(match, "-").actor == 1


# Section 6: meditation


@clause("KOI-MED-01")
@pytest.mark.parametrize(
    ("slot", "words", "gains"),
    [
        (1, "", {"coins": 1, "own coins": -1}),
        (2, "R", {"water": -2}),
        (3, "R", {"foliage": -1, "coins": -1, "own coins": 1}),
        (4, "R", {"coins": -2, "own coins": 2, "water": -2}),
        (5, "R", {"shore": -1, "foliage": -1}),
    ],
)
def test_the_cost_or_the_reward_of_a_slot(slot: int, words: str, gains: dict[str, int]) -> None:
    match = at(SPRING, SPRING)
    card = PLAIN.split()[slot - 1]
    assert change(match, f"M{slot} {words}") == gains
    assert seat_of(match).cards == card
    assert card not in row_of(match)
    held = {name: -n for name, n in gains.items() if name in ("water", "foliage", "shore")}
    assert stocked(match) == held
    assert phase(match) == "refill"


@clause("KOI-MED-01")
def test_a_slot_without_a_card_cannot_be_chosen() -> None:
    match = at(SPRING, SPRING, row="- - c10 c14 c36", deck="")
    for slot in (1, 2):
        assert refused(match, f"M{slot}") == ("empty_slot", "KOI-MED-01")
    assert {word for word in legal(match) if word[0] == "M"} == {"M3", "M4", "M5"}
    with pytest.raises(Unreadable):
        match.read("M6")


@clause("KOI-MED-01", "KOI-MED-02")
def test_a_slot_with_a_cost_has_no_reward() -> None:
    match = play(at(SPRING, SPRING, row="c41 c06 c10 c14 c36"), "M1")
    assert refused(match, "R") == ("no_reward", "KOI-MED-01")
    assert legal(match) == {"C1", "!f", "!w", "!s"}


@clause("KOI-MED-02")
def test_a_cost_is_paid_before_the_card_is_taken() -> None:
    poor = at("O0,0.0 coins=0", SPRING, row="c41 c06 c10 c14 c36")
    assert refused(poor, "M1") == ("cannot_pay_slot", "KOI-MED-02")
    assert "M1" not in legal(poor)
    match = at("O0,0.0 coins=1", SPRING, row="c41 c06 c10 c14 c36")
    play(match, "M1")
    assert seat_of(match).coins == 0
    play(match, "C1")
    assert seat_of(match).coins == 3


@clause("KOI-MED-03")
def test_a_reward_before_or_after_the_card() -> None:
    start = play(at(SPRING, SPRING, row="c02 c42 c10 c14 c36"), "M2")
    assert {"R", "C1", "C2"} <= legal(start)
    assert refused(start, "-") == ("finish_meditation", "KOI-MED-03")
    ends = []
    for words in ("R C1", "C1 R"):
        match = fork(start)
        for k, word in enumerate(words.split()):
            assert phase(match) == "meditation"
            assert "-" not in legal(match), k
            match.play(word)
        ends.append(seat_of(match))
        assert phase(match) == "refill"
    assert ends[0] == ends[1]
    assert (ends[0].coins, ends[0].stored) == (4, "w2")
    once = play(fork(start), "R")
    assert refused(once, "R") == ("no_reward", "KOI-MED-01")


@clause("KOI-MED-04")
def test_the_fourth_slot_sells_a_koi_instead_of_its_reward() -> None:
    start = play(at("O0,0.0 coins=5", SPRING, row="c02 c06 c10 c23 c36"), "M4")
    assert {"R", "R$S", "R$M", "R$L"} <= legal(start)
    bought = play(fork(start), "R$M")
    assert (seat_of(bought).coins, seat_of(bought).stored) == (3, "M1")
    printed = play(fork(start), "R")
    assert (seat_of(printed).coins, seat_of(printed).stored) == (7, "w2")
    for match in (bought, printed):
        assert phase(match) == "meditation"  # the market card is left
        for word in ("R", "R$S", "R$M", "R$L"):
            assert refused(match, word) == ("no_reward", "KOI-MED-01")
            assert word not in legal(match)


@clause("KOI-MED-04")
@pytest.mark.parametrize("slot", [2, 3, 5])
def test_other_slots_sell_no_koi(slot: int) -> None:
    match = play(at("O0,0.0 coins=9", SPRING), f"M{slot}")
    for word in ("R$S", "R$M", "R$L"):
        assert refused(match, word) == ("sells_no_koi", "KOI-MED-04")
    assert "R" in legal(match)


@clause("KOI-MED-04")
def test_the_printed_reward_stays_if_no_koi_can_be_bought() -> None:
    match = play(at("O0,0.0 coins=0", SPRING), "M4")
    assert {word for word in legal(match) if word[0] == "R"} == {"R"}


@clause("KOI-MED-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_row_slides_and_is_refilled(slot: int) -> None:
    match = at(SPRING, SPRING)
    play(match, f"M{slot}" if slot == 1 else f"M{slot} R")
    left = [card for k, card in enumerate(PLAIN.split(), 1) if k != slot]
    assert (match.actor, phase(match)) == (CHANCE, "refill")
    assert set(match.words()) == deck_of(match)
    assert match.weights() == [1] * 25
    for card in PLAIN.split():
        assert refused(match, card) == ("not_in_deck", "KOI-MED-05")
    match.play("c44")
    assert row_of(match) == " ".join(["c44", *left])
    assert (phase(match), match.actor, match.view(None).deck) == ("post", 0, 24)


@clause("KOI-MED-05")
def test_work_leaves_the_row_alone() -> None:
    match = play(at(SPRING, SPRING), "W - -")
    assert (row_of(match), match.view(None).deck, match.actor) == (PLAIN, 25, 1)


@clause("KOI-MED-06")
def test_an_empty_deck_leaves_empty_slots_on_the_left() -> None:
    match = at(SPRING, SPRING, deck="", cards=["c17 c18", "c19"])
    rows = []
    for words in ("M3 R -", "M5 R -", "M3 R -", "M4 R -", "M5 R -"):
        play(match, words)
        rows.append(row_of(match))
    assert rows == [
        "- c02 c06 c14 c36", "- - c02 c06 c14", "- - - c06 c14", "- - - - c14", "- - - - -",
    ]  # fmt: skip
    assert {word[0] for word in legal(match)} == {"W", "!"}
    assert refused(match, "M5") == ("empty_slot", "KOI-MED-01")


@clause("KOI-MED-07")
def test_there_is_no_limit_to_cards() -> None:
    own = "c01 c02 c05 c06 c09 c10 c13 c14 c17 c18 c19 c20 c23 c24 c29 c30 c31 c32 c33 c34"
    match = at(SPRING, SPRING, cards=own, row="c35 c36 c25 c26 c41")
    assert {"M1", "M2", "M3", "M4", "M5"} <= legal(match)
    play(match, "M2 R c37 -")
    assert seat_of(match).cards == f"{own} c36"


# Storage and buying


@clause("KOI-STORE-01")
@pytest.mark.parametrize(
    ("stored", "spaces"), [("w1", 1), ("f1", 1), ("s1", 3), ("S1", 1), ("M1", 2), ("L1", 3)]
)
def test_how_much_space_a_thing_takes(stored: str, spaces: int) -> None:
    assert at(SPRING, SPRING, stored=stored).view(None).ponds[0].spaces == spaces
    name = "w" if stored == "f1" else "f"
    full = at(SPRING, SPRING, stored=f"{stored} {name}{5 - spaces}")
    assert play(full, "W - -").actor == 1
    more = at(SPRING, SPRING, stored=f"{stored} {name}{6 - spaces}")
    assert phase(play(more, "W - -")) == "discard"
    assert play(more, f"x{name}").actor == 1


@clause("KOI-STORE-01")
def test_only_what_is_stored_can_be_laid() -> None:
    match = at_work(SPRING)
    for word in ("w-1,0", "f-1,0", "s3,0.3", "a0,0", "b0,0.0", "c0,0.5"):
        assert refused(match, word) == ("not_stored", "KOI-STORE-01")
    assert legal(match) == {"-", "!f", "!w", "!s", "!S"}
    for stored, word in (("w6", "xf"), ("S4 w2", "xM")):
        throw = play(at(SPRING, SPRING, stored=stored), "W - -")
        assert refused(throw, word) == ("not_stored", "KOI-STORE-01")
        assert word not in legal(throw)


@clause("KOI-STORE-02")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_capacity_grows_by_two_for_each_expansion(n: int) -> None:
    cards = " ".join(("c17", "c18", "c19")[:n])
    match = at(SPRING, SPRING, cards=cards, stored=f"w{5 + 2 * n}")
    assert match.view(None).ponds[0].capacity == 5 + 2 * n
    assert play(match, "W - -").actor == 1
    match = at(SPRING, SPRING, cards=cards, stored=f"w{6 + 2 * n}")
    assert phase(play(match, "W - -")) == "discard"


@clause("KOI-STORE-03")
def test_capacity_is_checked_at_the_end_of_the_own_turn() -> None:
    match = at("O0,0.0 luck=3", "O0,0.0 luck=3", stored=["w4", "w5"], row="c02 c44 c10 c14 c36")
    play(match, "!s !s M2 R C1 c01")
    assert match.view(None).ponds[0].spaces == 15
    play(match, "!s")
    assert phase(match) == "post"
    play(match, "-")
    assert phase(match) == "discard"
    # Laid in time, nothing is over.
    match = play(at("O0,0.0 luck=3", SPRING, stored="w5"), "W !f f-1,0 -")
    assert play(match, "-").actor == 1


@clause("KOI-STORE-04")
def test_tiles_of_own_choice_are_returned_one_at_a_time() -> None:
    match = play(at(f"{SPRING} luck=0", SPRING, stored="w3 f1 s1 S1 M1"), "W - -")
    assert legal(match) == {"xw", "xf", "xs", "xS", "xM"}  # 10 spaces
    assert refused(match, "-") == ("discard_first", "KOI-STORE-04")
    before = supply(match)
    match.play("xS")
    assert supply(match) == {**before, "small": before["small"] + 1}
    match.play("xw")
    assert supply(match)["water"] == before["water"] + 1
    assert legal(match) == {"xw", "xf", "xs", "xM"}
    match.play("xs")  # more than needed, in one tile
    assert supply(match)["shore"] == before["shore"] + 1
    assert (match.actor, seat_of(match).stored) == (1, "w2 f1 M1")


@clause("KOI-STORE-04")
def test_nobody_discards_within_capacity() -> None:
    start = at(SPRING, SPRING, stored="w5 f0")
    for words in ("", "W", "W -"):
        match = play(fork(start), words)
        assert refused(match, "xw") == ("within_capacity", "KOI-STORE-04")
        assert not any(word[0] == "x" for word in legal(match))


@clause("KOI-BUY-01")
@pytest.mark.parametrize(
    ("way", "row", "words", "extra"),
    [
        ("slot", PLAIN, ("M4 R$S", "M4 R$M", "M4 R$L"), 0),
        ("market", "c02 c06 c10 c14 c23", ("M5 C1", "M5 C2", "M5 C3"), -1),
        ("luck", PLAIN, ("!S", "!M", "!L"), 1),
    ],
)
def test_three_ways_to_buy_a_koi(way: str, row: str, words: tuple[str, ...], extra: int) -> None:
    for size in range(3):
        price = size + 1 + extra
        match = at(f"O0,0.0 coins={price}", SPRING, row=row)
        play(match, words[size])
        assert (seat_of(match).coins, stocked(match)[SIZES[size]]) == (0, 1)
        if price == 0:
            continue
        poor = at(f"O0,0.0 coins={price - 1}", SPRING, row=row)
        *before, word = words[size].split()
        play(poor, " ".join(before))
        assert refused(poor, word) == ("cannot_pay_koi", "KOI-BUY-01")
        assert word not in legal(poor)


@clause("KOI-BUY-02")
def test_a_koi_comes_from_the_supply_and_coins_go_there() -> None:
    match = at("O0,0.0 coins=6", SPRING)
    assert change(match, "M4 R$L") == {"large": -1, "coins": 3, "own coins": -3}
    assert seat_of(match).stored == "L1"
    match = at("O0,0.0 coins=6", SPRING)
    assert change(match, "!M") == {
        "medium": -1, "coins": 3, "own coins": -3, "luck": 1, "own luck": -1,
    }  # fmt: skip


@clause("KOI-BUY-02")
def test_a_size_that_is_sold_out_cannot_be_bought() -> None:
    row = "c02 c06 c10 c23 c36"
    match = play(at("O0,0.0 coins=9", SPRING, row=row, left={"medium": 0}), "M4")
    for word in ("R$M", "C2", "!M"):
        assert refused(match, word) == ("sold_out", "KOI-BUY-02")
        assert word not in legal(match)
    assert {"R$S", "R$L", "C1", "C3", "!S", "!L", "C", "R"} <= legal(match)


@clause("KOI-BUY-03")
def test_ways_to_buy_may_be_combined_each_once() -> None:
    match = at("O0,0.0 coins=20 luck=2", SPRING, row="c02 c06 c10 c23 c36", cards="c17 c18")
    play(match, "!S M4 R$M C3")
    assert seat_of(match).stored == "S1 M1 L1"
    assert seat_of(match).coins == 20 - 2 - 2 - 2
    play(match, "c01")
    for word in ("R$S", "C1"):
        assert refused(match, word)[0] in ("no_reward", "no_card")
    play(match, "!S")
    assert (seat_of(match).stored, seat_of(match).luck) == ("S2 M1 L1", 0)


@clause("KOI-BUY-03")
def test_no_way_to_buy_is_compulsory() -> None:
    match = play(at("O0,0.0 coins=20", SPRING, row="c02 c06 c10 c23 c36"), "M4 R C c01 -")
    assert (match.actor, seat_of(match).stored, seat_of(match).luck) == (1, "w2", 1)


@clause("KOI-BUY-04", "KOI-CARD-04")
def test_a_price_is_never_below_nothing() -> None:
    box = box_with(("discount_market = 1", "discount_market = 2"))
    match = play(at("O0,0.0 coins=0", SPRING, row="c02 c06 c10 c14 c23", box=box), "M5")
    assert {"C", "C1", "C2"} <= legal(match)
    assert refused(match, "C3") == ("cannot_pay_koi", "KOI-BUY-01")
    assert seat_of(play(fork(match), "C1")).coins == 0
    assert seat_of(play(match, "C2")).coins == 0


# Section 7: work


@clause("KOI-WORK-01")
def test_one_sensei_action_and_every_helper_once() -> None:
    start = at_work("O0,0.0 f-1,0 s3,0.3 a0,0", "w4 f2 S2", cards="c01 c09")
    orders = (
        "y-1,0 +f0,-1 +a1,0", "+a1,0 y-1,0 +f0,-1", "+f0,-1 +a1,0 y-1,0", "+a1,0 +f0,-1 y-1,0",
    )  # fmt: skip
    ends = set()
    for words in orders:
        match = play(fork(start), words)
        ends.add(match.total(0))
        assert legal(match) == {"-", "!f", "!w", "!s", "!S"}
        for word in ("w0,2", "mv0", "l3,0"):
            assert refused(match, word) == ("sensei_used", "KOI-WORK-01")
        for word in ("+f0,2", "+a1,1", "+mv0"):
            assert refused(match, word) == ("no_helper", "KOI-WORK-07")
    assert len(ends) == 1


@clause("KOI-WORK-01")
@pytest.mark.parametrize("word", ["w-1,1", "f-1,1", "y-1,0", "s-1,2.1", "l3,0", "a1,0", "mv0"])
def test_a_second_sensei_action_is_refused(word: str) -> None:
    start = at_work("O0,0.0 f-1,0 s3,0.3 a0,0 luck=0", "w1 f1 s1 S1")
    assert word in legal(start)
    for first in ("w0,2", "f0,2", "y-1,0", "s-1,2.1", "l3,0", "a1,1", "mv0 =a1,1"):
        match = play(fork(start), first)
        assert refused(match, word) == ("sensei_used", "KOI-WORK-01")
        assert word not in legal(match)


@clause("KOI-WORK-01")
def test_how_many_sensei_actions_comes_from_the_file() -> None:
    box = box_with(("sensei_actions_per_turn = 1", "sensei_actions_per_turn = 2"))
    match = play(at_work(SPRING, "f3", box=box), "f-1,0 f-1,1")
    assert refused(match, "f0,2") == ("sensei_used", "KOI-WORK-01")


@clause("KOI-WORK-02", "KOI-WORK-08")
def test_up_to_two_water_tiles() -> None:
    start = at_work(SPRING, "w3")
    start.play("w-1,0")
    assert (phase(start), seat_of(start).stored) == ("second", "w2")
    assert "-" in legal(start)
    assert ways(start, "=w") == {
        "-2,0",
        "-2,1",
        "-1,-1",
        "-1,1",
        "-1,2",
        "0,-1",
        "0,2",
        "1,-1",
        "1,2",
        "2,-1",
        "2,1",
        "3,-1",
        "3,0",
    }
    one = play(fork(start), "-")
    assert (phase(one), seat_of(one).stored) == ("work", "w2")
    assert refused(one, "w0,2") == ("sensei_used", "KOI-WORK-01")
    two = play(start, "=w-2,0")
    assert (phase(two), seat_of(two).stored) == ("work", "w1")
    assert seat_of(two).pond == "O0,0.0 w-1,0 w-2,0"
    assert not ways(two, "w") | ways(two, "=w")


@clause("KOI-WORK-02")
def test_a_single_water_tile_ends_the_action() -> None:
    match = play(at_work(f"{SPRING} luck=0", "w1"), "w-1,0")
    assert phase(match) == "work"
    with pytest.raises(Unreadable, match="nothing goes on here"):
        match.read("=w0,2")
    assert supply(match)["water"] == 79  # it came from storage


@clause("KOI-WORK-02")
def test_how_many_water_tiles_comes_from_the_file() -> None:
    box = box_with(("water_up_to = 2", "water_up_to = 3"))
    match = play(at_work(SPRING, "w5", box=box), "w-1,0 =w0,2 =w2,1")
    assert (phase(match), seat_of(match).stored) == ("work", "w2")


@clause("KOI-WORK-03")
def test_foliage_or_a_lily() -> None:
    start = at_work("O0,0.0 f-1,0 f3,0 y3,0", "f2")
    assert ways(start, "y") == {"-1,0"}
    laid = play(fork(start), "f0,2")
    assert (seat_of(laid).stored, phase(laid)) == ("f1", "work")
    assert refused(laid, "y-1,0") == ("sensei_used", "KOI-WORK-01")
    lily = fork(start)
    assert change(lily, "y-1,0") == {"lily": -1}
    assert seat_of(lily).stored == "f2"
    assert refused(lily, "f0,2") == ("sensei_used", "KOI-WORK-01")
    assert lily._states[0].ponds[0].n_lilies == 2


@clause("KOI-WORK-04")
def test_a_shore_or_a_lantern() -> None:
    start = at_work("O0,0.0 s3,0.3 s-1,2.1 l-1,2", "s2")
    assert ways(start, "l") == {"3,0"}
    laid = fork(start)
    assert change(laid, "s0,-1.5") == {}
    assert (seat_of(laid).stored, seat_of(laid).luck) == ("s1", 1)
    assert refused(laid, "l3,0") == ("sensei_used", "KOI-WORK-01")
    lit = fork(start)
    assert change(lit, "l3,0") == {"lantern": -1, "luck": -1, "own luck": 1}
    assert refused(lit, "s0,-1.5") == ("sensei_used", "KOI-WORK-01")


@clause("KOI-WORK-05")
def test_a_koi_of_any_size_or_a_move() -> None:
    start = at_work("O0,0.0 a0,0", "S1 M1 L1")
    for word, left in (("a1,0", "M1 L1"), ("b1,0.0", "S1 L1"), ("c1,1.1", "S1 M1")):
        match = play(fork(start), word)
        assert (seat_of(match).stored, match._states[0].ponds[0].n_koi) == (left, 2)
        assert refused(match, "mv0") == ("sensei_used", "KOI-WORK-01")
    match = play(fork(start), "mv0")
    assert ways(match, "=a") == {"1,0", "2,0", "0,1", "1,1"}
    assert refused(match, "-") == ("must_land", "KOI-WORK-09")
    assert seat_of(play(match, "=a1,1")).pond == "O0,0.0 a1,1"
    assert refused(match, "a1,0") == ("sensei_used", "KOI-WORK-01")
    assert refused(start, "mv1") == ("no_such_koi", "KOI-WORK-05")


@clause("KOI-WORK-05")
def test_a_koi_keeps_its_number_when_it_is_moved() -> None:
    match = play(at_work("O0,0.0 a0,0 b1,0.0", cards="c01"), "mv0 =a0,1 +mv0")
    assert match.view(None).now.lifted == ThingView("small", (0, 1))
    play(match, "=a1,1")
    things = match.view(None).ponds[0].things
    koi = [(one.kind, one.cell) for one in things if one.kind in SIZES]
    assert koi == [("small", (1, 1)), ("medium", (1, 0))]


@clause("KOI-WORK-06")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("c13", {"+w": 1}),
        ("c09", {"+f": 1, "+y": 1}),
        ("c05", {"+s": 1, "+l": 1}),
        ("c01", {"+a": 1, "+b": 1, "+c": 1, "+mv": 1}),
    ],
)
def test_helpers_repeat_the_actions_of_the_sensei(card: str, words: dict[str, int]) -> None:
    pond = "O0,0.0 f-1,0 s3,0.3 a0,0"
    start = at_work(pond, "w2 f1 s1 S1 M1 L1", cards=card)
    signs = ("w", "f", "y", "s", "l", "a", "b", "c", "mv")
    assert {f"+{sign}" for sign in signs if ways(start, f"+{sign}")} == set(words)
    for sign in signs:
        if f"+{sign}" in words:
            assert ways(start, f"+{sign}") == ways(start, sign)
    for sign, word in zip(
        signs, ("w0,2", "f0,2", "y-1,0", "s-1,2.1", "l3,0", "a1,1", "b0,1.0", "c1,1.1", "mv0"),
        strict=True,
    ):  # fmt: skip
        if f"+{sign}" not in words:
            assert refused(start, f"+{word}") == ("no_helper", "KOI-WORK-07")
        else:
            match = play(fork(start), f"+{word}")
            if phase(match) in ("second", "land"):
                assert "=" in "".join(legal(match))
                continue
            assert not any(word[0] == "+" for word in legal(match))
            assert word != "l3,0" or seat_of(match).luck == 2


@clause("KOI-WORK-06")
def test_a_porter_lays_two_tiles() -> None:
    match = play(at_work(SPRING, "w5", cards="c13"), "+w-1,0 =w-1,1 w0,2 =w1,2")
    assert (seat_of(match).stored, phase(match)) == ("w1", "work")


@clause("KOI-WORK-06")
def test_where_the_lantern_of_a_builder_comes_from() -> None:
    """AMB-01: from the supply, or else storage, which never holds one."""
    start = at_work("O0,0.0 s3,0.3", "s1", cards="c05")
    assert change(start, "+l3,0") == {"lantern": -1, "luck": -1, "own luck": 1}
    box = box_with(lantern_from='"storage"')
    match = at_work("O0,0.0 s3,0.3", "s1", cards="c05", box=box)
    assert refused(match, "+l3,0") == ("builder_has_none", "KOI-WORK-06")
    assert not ways(match, "+l")
    assert "+s-1,2.1" in legal(match)
    assert change(match, "l3,0") == {"lantern": -1, "luck": -1, "own luck": 1}


@clause("KOI-WORK-07")
def test_two_copies_of_a_helper() -> None:
    match = at_work(SPRING, "f4", cards="c09 c10", row="c02 c06 c13 c14 c36")
    play(match, "+f-1,0 +f-1,1")
    assert refused(match, "+f0,2") == ("no_helper", "KOI-WORK-07")
    assert match.view(None).now.helpers_left == {"gardener": 0}
    play(match, "f0,2 - -")
    again = play(match, "W - - W")
    assert "+f1,2" in legal(again)


@clause("KOI-WORK-07", "KOI-CARD-01")
def test_a_helper_is_not_used_in_the_turn_it_is_taken() -> None:
    match = play(at(SPRING, SPRING, stored="f2"), "M3")
    assert refused(match, "+f-1,0") == ("finish_meditation", "KOI-MED-03")
    play(match, "R c01")
    assert refused(match, "+f-1,0") == ("work_only", "KOI-WORK-01")
    assert refused(match, "+mv0") == ("work_only", "KOI-WORK-01")
    assert not any(word[0] == "+" for word in legal(match))
    play(match, "- W - - W")
    assert "+f-1,0" in legal(match)


@clause("KOI-WORK-08")
def test_an_effect_is_finished_before_the_next_begins() -> None:
    match = play(at_work("O0,0.0 f-1,0 a0,0 luck=0", "w2 f1 S1", cards="c09 c01"), "w0,2")
    for word in ("+f1,2", "+mv0", "+y-1,0", "mv0", "W", "xw", "GP1,0"):
        assert refused(match, word)[0] in ("finish_effect", "within_capacity")
    assert refused(match, "+f1,2") == ("finish_effect", "KOI-WORK-08")
    assert refused(match, "=f1,2") == ("finish_effect", "KOI-WORK-08")
    with pytest.raises(Unreadable, match="what goes on is written with ="):
        match.read("w1,2")
    assert {word[:2] for word in legal(match)} == {"-", "=w"}
    held = play(at_work("O0,0.0 a0,0", "S1 w1", cards="c13"), "mv0")
    assert refused(held, "+w0,2") == ("must_land", "KOI-WORK-09")
    assert refused(held, "mv0") == ("must_land", "KOI-WORK-09")


@clause("KOI-WORK-09")
def test_a_moved_koi_may_use_the_cells_it_leaves() -> None:
    match = play(at_work("O0,0.0 b0,0.0"), "mv0")
    assert "=b1,0.0" in legal(match)  # from 0,0 1,0 to 1,0 2,0
    assert refused(match, "=b0,0.0") == ("same_place", "KOI-WORK-09")
    assert refused(match, "=b1,0.3") == ("same_place", "KOI-WORK-09")  # the same two cells
    assert len(ways(match, "=b")) == 6  # of seven
    assert refused(match, "=a0,0") == ("other_koi", "KOI-WORK-09")
    assert refused(match, "=w-1,0") == ("other_koi", "KOI-WORK-09")
    assert refused(match, "=b2,0.0") == ("no_water", "KOI-PLACE-06")


@clause("KOI-WORK-09")
def test_a_moved_koi_needs_empty_water() -> None:
    line = "O0,0.0 a0,0 a1,0 f-1,0 f-1,1 y-1,0 y-1,1 P2,0"
    match = play(at_work(line, goals=with_goals("purple_lily")), "mv0")
    assert ways(match, "=a") == {"0,1", "1,1"}
    assert refused(match, "=a1,0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "=a2,0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "=a-1,0") == ("no_water", "KOI-PLACE-06")


@clause("KOI-WORK-09")
def test_whether_a_koi_may_be_moved_to_where_it_was() -> None:
    """AMB-24: it may not, unless the file says so."""
    full = at_work(FIVE)
    assert refused(full, "mv0") == ("koi_stuck", "KOI-WORK-09")
    assert not ways(full, "mv")
    box = box_with(moved_koi_must_change_cells="false")
    loose = at_work(f"{FIVE} luck=0", box=box)
    assert ways(loose, "mv") == set("01234")
    loose.play("mv2")
    assert legal(loose) == {"=a2,0"}
    assert phase(play(loose, "=a2,0")) == "work"
    assert len(ways(play(at_work("O0,0.0 b0,0.0", box=box), "mv0"), "=b")) == 7


@clause("KOI-WORK-10")
def test_the_century_carp_is_never_moved() -> None:
    match = at_work(
        "O0,0.0 w2,-1 w3,-1 w4,-1 Z0,0.0", goals=with_goals("century_carp"), cards="c01"
    )
    assert refused(match, "mv0") == ("no_such_koi", "KOI-WORK-05")
    assert refused(match, "+mv0") == ("no_such_koi", "KOI-WORK-05")
    assert not any("mv" in word for word in legal(match))


# Section 8: cards


@clause("KOI-CARD-01")
@pytest.mark.parametrize("card", ["c01", "c05", "c09", "c13"])
def test_helpers_have_no_immediate_effect(card: str) -> None:
    match = at(SPRING, SPRING, row=f"{card} c06 c10 c14 c36")
    assert change(match, "M1") == {"coins": 1, "own coins": -1}
    assert (phase(match), seat_of(match).cards) == ("refill", card)
    assert list(match.view(None).ponds[0].helpers.values()) == [1]
    assert refused(play(match, "c18"), "C") == ("no_card", "KOI-CARD-02")


@clause("KOI-CARD-02")
@pytest.mark.parametrize(
    ("card", "word"), [("c41", "C1"), ("c42", "C2"), ("c23", "C"), ("c37", "C")]
)
def test_a_card_is_resolved_once(card: str, word: str) -> None:
    match = play(at(SPRING, SPRING, row=f"c02 {card} c10 c14 c36"), f"M2 {word}")
    if card == "c37":
        play(match, "=w-1,0 =w-1,1 =w-1,2")
    assert phase(match) == "meditation"
    for again in ("C", "C1", "C2"):
        assert refused(match, again) == ("no_card", "KOI-CARD-02")
    play(match, "R c01 - W - -")
    assert match.actor == 0
    assert refused(match, word) == ("no_card", "KOI-CARD-02")
    assert seat_of(match).cards == card


@clause("KOI-CARD-02")
def test_a_card_cannot_be_left_unresolved() -> None:
    for card in ("c41", "c23", "c37"):
        match = play(at(SPRING, SPRING, row=f"c02 {card} c10 c14 c36"), "M2 R")
        assert phase(match) == "meditation"
        assert refused(match, "-") == ("finish_meditation", "KOI-MED-03")
        assert {word[0] for word in legal(match)} == {"C", "!"}


@clause("KOI-CARD-03")
def test_a_storage_card_gives_an_expansion() -> None:
    match = at(SPRING, SPRING, row="c17 c06 c10 c14 c36")
    assert change(match, "M1") == {"coins": 1, "own coins": -1, "expansions": -1}
    assert (seat_of(match).expansions, match.view(None).ponds[0].capacity) == (1, 7)
    none = at(SPRING, SPRING, row="c17 c06 c10 c14 c36", left={"expansions": 0})
    assert change(none, "M1") == {"coins": 1, "own coins": -1}
    assert (seat_of(none).expansions, seat_of(none).cards) == (0, "c17")
    assert none.view(None).ponds[0].capacity == 5
    assert none._states[0].ponds[0].storages == 1  # it still counts for the scroll


@clause("KOI-CARD-04")
def test_a_market_sells_a_koi_for_less() -> None:
    start = play(at("O0,0.0 coins=2", SPRING, row="c02 c06 c10 c14 c23"), "M5")
    for word, price, size in (("C1", 0, "small"), ("C2", 1, "medium"), ("C3", 2, "large")):
        match = play(fork(start), word)
        assert (seat_of(match).coins, stocked(match)) == (2 - price, {size: 1})
    nothing = play(start, "C")
    assert (seat_of(nothing).coins, stocked(nothing)) == (2, {})
    assert nothing._states[0].ponds[0].markets == 1


@clause("KOI-CARD-04")
def test_a_market_without_koi() -> None:
    left = dict.fromkeys(SIZES, 0)
    match = play(at(SPRING, SPRING, row="c02 c06 c10 c14 c23", left=left), "M5")
    assert {word for word in legal(match) if word[0] == "C"} == {"C"}
    assert refused(match, "C1") == ("sold_out", "KOI-BUY-02")


@clause("KOI-CARD-05")
def test_a_scroll_has_no_immediate_effect() -> None:
    match = at("O0,0.0 a0,0 luck=0", SPRING, row="c30 c06 c10 c14 c36")
    assert match.total(0) == 2
    assert change(match, "M1") == {"coins": 1, "own coins": -1}
    assert (phase(match), match.total(0)) == ("refill", 4)
    assert refused(play(match, "c01"), "C") == ("no_card", "KOI-CARD-02")


@clause("KOI-CARD-06")
def test_rain_falls_straight_into_the_pond() -> None:
    start = play(at(SPRING, SPRING, row="c02 c38 c10 c14 c36"), "M2")
    assert refused(start, "C1") == ("no_such_side", "KOI-CARD-08")
    assert change(start, "C") == {"water": -1, "foliage": -1}
    assert phase(start) == "rain"
    assert ways(start, "=w") == ways(start, "=f") != set()
    assert refused(start, "-") == ("rain_first", "KOI-CARD-06")
    assert refused(start, "=s3,0.3") == ("no_rain_tile", "KOI-CARD-06")
    assert refused(start, "=a0,0") == ("no_rain_tile", "KOI-CARD-06")
    assert refused(start, "R") == ("no_reward", "KOI-MED-01")
    for words in ("=w-1,0 =f-2,0", "=f0,2 =w0,3"):
        match = play(fork(start), words.split()[0])
        assert refused(match, words.split()[0])[0] == "no_rain_tile"
        play(match, words.split()[1])
        assert (phase(match), seat_of(match).stored) == ("meditation", "")
        assert "R" in legal(match)


@clause("KOI-CARD-06")
def test_rain_with_a_shore() -> None:
    match = play(at(f"{SPRING} luck=0", SPRING, SPRING, row="c02 c39 c10 c14 c36"), "M2 R C")
    assert {word[:2] for word in legal(match)} == {"=w", "=s"}
    assert refused(match, "=f0,2") == ("no_rain_tile", "KOI-CARD-06")
    play(match, "=s3,0.3 =w0,2")
    assert (phase(match), seat_of(match).pond) == ("refill", "O0,0.0 w0,2 s3,0.3")


@clause("KOI-CARD-06")
def test_rain_of_three_water_tiles() -> None:
    match = play(at(SPRING, SPRING, row="c02 c37 c10 c14 c36"), "M2 R C =w0,2 =w0,3 =w0,4")
    assert (phase(match), seat_of(match).pond) == ("refill", "O0,0.0 w0,2 w0,3 w0,4")


@clause("KOI-CARD-07")
def test_rain_that_the_supply_lacks() -> None:
    row = "c02 c38 c10 c14 c36"
    match = play(at(f"{SPRING} luck=0", SPRING, row=row, left={"foliage": 0}), "M2 R C")
    assert {word[:2] for word in legal(match)} == {"=w"}
    assert phase(play(match, "=w0,2")) == "refill"
    dry = play(at(SPRING, SPRING, row=row, left={"foliage": 0, "water": 0}), "M2 R")
    assert phase(play(dry, "C")) == "refill"
    two = play(at(SPRING, SPRING, row="c02 c06 c37 c14 c36", left={"water": 2}), "M3 R C")
    assert phase(play(two, "=w0,2 =w0,3")) == "refill"


@clause("KOI-CARD-07")
def test_rain_without_a_place_goes_back() -> None:
    """Land lies all around the pond, but for one cell."""
    match = play(at(f"{SPRING} luck=0", SPRING, row="c02 c38 c10 c14 c36"), "M2 R C")
    pond: Any = match._states[0].ponds[0]
    free = int(pond.reach[31 + 2]) & 1 << 31 + 0  # 0,2
    pond.taken[:] = BOX.tables[0].inside
    pond.taken[31 + 2] &= ~free
    pond.reach[:] = 0
    pond.reach[31 + 2] = free
    assert legal(match) == {"=w0,2", "=f0,2"}
    assert refused(match, "-") == ("rain_first", "KOI-CARD-06")
    before = supply(match)
    match.play("=f0,2")
    pond.reach[:] = 0
    assert (phase(match), legal(match)) == ("rain", {"-"})
    assert refused(match, "=w0,3") == ("overlaps", "KOI-PLACE-01")
    match.play("-")
    assert phase(match) == "refill"
    assert supply(match) == {**before, "water": before["water"] + 1}


@clause("KOI-CARD-08")
@pytest.mark.parametrize(
    ("card", "word", "gains"),
    [
        ("c41", "C1", {"coins": -3, "own coins": 3}),
        ("c42", "C1", {"coins": -2, "own coins": 2}),
        ("c42", "C2", {"water": -3}),
        ("c43", "C1", {"foliage": -2}),
        ("c43", "C2", {"shore": -1}),
        ("c44", "C1", {"water": -3}),
        ("c45", "C1", {"coins": -2, "own coins": 2}),
        ("c45", "C2", {"foliage": -2}),
        ("c46", "C1", {"water": -3}),
        ("c46", "C2", {"shore": -1}),
        ("c47", "C1", {"coins": -3, "own coins": 3}),
        ("c48", "C1", {"coins": -2, "own coins": 2}),
        ("c48", "C2", {"shore": -1}),
    ],
)
def test_a_well_gives_one_of_its_sides(card: str, word: str, gains: dict[str, int]) -> None:
    match = play(at(*[SPRING] * 4, row=f"c02 {card} c10 c14 c36"), "M2 R")
    held = stocked(match)
    sides = {word for word in legal(match) if word[0] == "C"}
    assert sides == ({"C1"} if card in ("c41", "c44", "c47") else {"C1", "C2"})
    for other in {"C", "C1", "C2", "C3"} - sides:
        assert refused(match, other) == ("no_such_side", "KOI-CARD-08")
    assert change(match, word) == gains
    for name in ("water", "foliage", "shore"):
        assert stocked(match).get(name, 0) == held.get(name, 0) - gains.get(name, 0)


@clause("KOI-CARD-09")
def test_what_the_supply_lacks_is_not_taken() -> None:
    left = {"coins": 1, "water": 1}
    match = at(SPRING, SPRING, left=left)
    assert change(match, "M4 R") == {"coins": -1, "own coins": 1, "water": -1}
    match = play(at(SPRING, SPRING, left=left, row="c02 c41 c10 c14 c36"), "M2")
    assert change(match, "C1") == {"coins": -1, "own coins": 1}
    match = play(at(SPRING, SPRING, left={"foliage": 1}, row="c02 c43 c10 c14 c36"), "M2")
    assert change(match, "C1") == {"foliage": -1}
    match = at(SPRING, SPRING, left={"water": 1})
    assert change(match, "!w") == {"water": -1, "luck": 1, "own luck": -1}
    match = at(SPRING, SPRING, left={"shore": 0})
    assert change(match, "M5 R") == {"foliage": -1}
    match = at(SPRING, SPRING, left={"shore": 0, "foliage": 0})
    assert change(match, "M5 R") == {}


# Section 9: luck


@clause("KOI-LUCK-01")
@pytest.mark.parametrize(
    ("word", "stored", "price"),
    [("!f", "f1", 0), ("!w", "w2", 0), ("!s", "s1", 0), ("!S", "S1", 2), ("!M", "M1", 3),
     ("!L", "L1", 4)],
)  # fmt: skip
def test_what_a_luck_token_gives(word: str, stored: str, price: int) -> None:
    match = at("O0,0.0 coins=4", SPRING)
    before = supply(match)["luck"]
    play(match, word)
    assert seat_of(match)[:3] == (4 - price, 0, stored)
    assert supply(match)["luck"] == before + 1
    assert phase(match) == "start"
    for again in ("!f", "!w", "!s", "!S"):
        assert refused(match, again) == ("no_luck", "KOI-LUCK-01")
    assert not any(one[0] == "!" for one in legal(match))


@clause("KOI-LUCK-03", "KOI-WORK-04")
def test_a_lantern_gives_a_luck_token() -> None:
    line = "O0,0.0 s3,0.3 s-1,0.0 luck=2"
    match = at_work(line, cards="c05")
    assert seat_of(play(match, "l3,0 +l-1,0")).luck == 4
    none = at_work(line, cards="c05", left={"luck": 1})
    assert change(none, "l3,0") == {"lantern": -1, "luck": -1, "own luck": 1}
    assert change(none, "+l-1,0") == {"lantern": -1}


@clause("KOI-LUCK-04", "KOI-SCORE-06")
def test_an_unspent_token_is_worth_a_point() -> None:
    assert [total(f"O0,0.0 luck={n}") for n in (0, 1, 5, 12)] == [0, 1, 5, 12]
    match = at("O0,0.0 luck=3", SPRING)
    assert match.total(0) == 3
    assert play(match, "!f").total(0) == 2


@clause("KOI-LUCK-05")
def test_luck_that_would_yield_nothing() -> None:
    left = {"foliage": 0, "water": 0, "shore": 0}
    match = at("O0,0.0 luck=2 coins=1", SPRING, left=left)
    for word in ("!f", "!w", "!s"):
        assert refused(match, word) == ("supply_empty", "KOI-LUCK-05")
    assert refused(match, "!S") == ("cannot_pay_koi", "KOI-BUY-01")
    assert not any(word[0] == "!" for word in legal(match))
    some = at("O0,0.0 luck=2 coins=2", SPRING, left={"water": 0})
    assert {word for word in legal(some) if word[0] == "!"} == {"!f", "!s", "!S"}
    sold = at("O0,0.0 luck=2 coins=9", SPRING, left={"small": 0})
    assert refused(sold, "!S") == ("sold_out", "KOI-BUY-02")
    assert {"!M", "!L"} <= legal(sold)


# Section 10: placement


@clause("KOI-PLACE-01")
def test_tiles_never_overlap() -> None:
    match = at_work("O0,0.0 w-1,0 f-1,1 s3,0.3", "w2 f1 s1")
    for cell in ("0,0", "1,1", "-1,0", "-1,1", "3,0", "3,-1", "2,1"):
        for sign in "wf":
            assert refused(match, f"{sign}{cell}") == ("overlaps", "KOI-PLACE-01")
            assert cell not in ways(match, sign)
    # The middle cell is free, but an arm is not: -2,1 or 2,1.
    assert refused(match, "s-1,2.1") == ("overlaps", "KOI-PLACE-01")
    assert refused(match, "s1,2.2") == ("overlaps", "KOI-PLACE-01")
    play(match, "w0,2")
    assert refused(match, "=w0,2") == ("overlaps", "KOI-PLACE-01")


@clause("KOI-PLACE-01")
@pytest.mark.parametrize("goal", ["U1,2.2", "R1,2.2", "V1,2.2"])
def test_goal_tiles_never_overlap(goal: str) -> None:
    lit = "O0,0.0 s3,0.3 s-1,0.0 l3,0 l-1,0 wells=2"
    assert no_line(f"{lit} {goal}") == ("overlaps", "KOI-PLACE-01")  # the arm 2,1
    assert no_line(f"{FIVE} s3,0.3 J1,2.0") == ("overlaps", "KOI-PLACE-01")


@clause("KOI-PLACE-02")
def test_water_and_foliage_touch_a_wet_edge() -> None:
    match = at_work("O0,0.0 s3,0.3", "w2 f1")
    for word in ("w4,0", "f4,0", "w3,1", "f4,-1", "w2,2", "w6,6"):
        assert refused(match, word) == ("no_wet_edge", "KOI-PLACE-02")
    # 1,2 touches the spring, and a dry edge of the shore as well; so does 2,-1.
    assert {"1,2", "2,-1"} <= ways(match, "w")
    assert ways(match, "w") == ways(match, "f")
    play(match, "w1,2")
    assert "=w2,2" in legal(match)  # beside the new water now, and a dry edge


@clause("KOI-PLACE-03")
def test_the_front_of_a_shore_is_at_a_wet_edge() -> None:
    match = at_work("O0,0.0 s3,0.3", "s2")
    for word in ("s4,0.3", "s5,0.3", "s-2,0.0", "s-1,0.3"):
        assert refused(match, word) == ("no_wet_front", "KOI-PLACE-03")
    # Nothing is asked of the arms: one of s-1,2.1 touches nothing but the shore's own cells.
    assert ways(match, "s") == {"-1,0.0", "-1,2.1", "0,-1.5"}
    assert ways(at_work("O0,0.0 w-1,0 w-2,0", "s1"), "s") >= {"-3,0.0", "-3,1.1", "-2,-1.5"}


@clause("KOI-PLACE-03", "KOI-GOAL-13")
def test_a_statue_and_a_bridge_lie_like_a_shore() -> None:
    line = "O0,0.0 w0,2 s3,0.3 s-1,0.0 l3,0 l-1,0 coins=3"
    match = after_work(line, "statue", "bridge")
    for goal in "UR":
        for word in (f"G{goal}4,0.3", f"G{goal}-2,0.0", f"G{goal}4,1.3"):
            assert refused(match, word) == ("no_wet_front", "KOI-PLACE-03")
    shores = ways(at_work(line, "s1"), "s")
    assert ways(match, "GU") == shores == {"-1,3.1", "0,3.2"}
    assert ways(match, "GR") == shores  # each has an arm beside a shore with a lantern


@clause("KOI-PLACE-04")
def test_lilies_lie_on_foliage_and_lanterns_on_shores() -> None:
    line = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 s3,0.3 w1,2 s1,3.2 l1,3 P0,0"
    match = at_work(line, "f1", goals=with_goals("purple_lily"))
    assert refused(match, "y-1,0") == ("has_lily", "KOI-PLACE-04")
    for cell in ("0,0", "1,2", "3,0", "0,2", "5,5"):
        assert refused(match, f"y{cell}") == ("no_foliage", "KOI-PLACE-04")
    assert refused(match, "l1,3") == ("has_lantern", "KOI-PLACE-04")
    for cell in ("3,-1", "2,1", "0,0", "-1,0", "1,2", "6,0"):
        assert refused(match, f"l{cell}") == ("no_shore", "KOI-PLACE-04")
    assert (ways(match, "y"), ways(match, "l")) == (set(), {"3,0"})
    play(match, "f0,2 - - W - - W y0,2")
    assert match._states[0].ponds[0].n_lilies == 3


@clause("KOI-PLACE-04")
def test_goal_tiles_carry_no_lantern() -> None:
    """AMB-32"""
    lit = "O0,0.0 w0,2 s3,0.3 s-1,0.0 l3,0 l-1,0"
    for line in (f"{lit} R0,3.2 l0,3", f"{lit} U0,3.2 l0,3", "O0,0.0 V3,0.3 l3,0 wells=2"):
        assert no_line(line) == ("no_shore", "KOI-PLACE-04")
    assert no_line(f"{FIVE} J-2,2.0 l-2,2") == ("no_shore", "KOI-PLACE-04")
    assert no_line(f"{FIVE} J-2,2.0 y-2,2") == ("no_foliage", "KOI-PLACE-04")


@clause("KOI-PLACE-05")
def test_a_koi_stands_on_empty_water_of_its_shape() -> None:
    match = at_work("O0,0.0 w3,0 w4,0 a1,0", "S1 M1 L1")
    assert ways(match, "a") == {"0,0", "2,0", "0,1", "1,1", "3,0", "4,0"}
    # 0,0 0,1; 1,1 0,1; 1,1 2,0; 2,0 3,0; 3,0 4,0 -- as the first cell and a turn 0 to 2.
    assert ways(match, "b") == {"0,1.0", "0,1.2", "1,1.1", "2,0.0", "3,0.0"}
    # The middle with 1,1 0,0; with 2,0 0,1; with 1,1 3,0.
    assert ways(match, "c") == {"0,1.0", "1,1.1", "2,0.4"}
    assert refused(match, "a1,0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "b0,0.0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "c1,0.3") == ("occupied", "KOI-PLACE-05")
    for turn, cells in enumerate(
        ("0,0 1,0 0,-1", "0,0 1,-1 -1,0", "0,0 0,-1 -1,1", "0,0 -1,0 0,1", "0,0 -1,1 1,0",
         "0,0 0,1 1,-1")
    ):  # fmt: skip
        ring = "O0,0.0 w1,-1 w0,-1 w-1,0 w-1,1"
        pond = at(f"{ring} c0,0.{turn}")._states[0].ponds[0]
        empty = {
            f"{q},{r}"
            for q in range(-3, 4)
            for r in range(-3, 4)
            if int(pond.water[r + 31]) >> q + 31 & 1 and not int(pond.empty[r + 31]) >> q + 31 & 1
        }
        assert empty == set(cells.split())


@clause("KOI-PLACE-05")
def test_a_turn_that_looks_the_same_is_listed_once() -> None:
    match = at_work(SPRING, "M1")
    assert match.read("b1,0.3") == match.read("b0,0.0")
    twin = GAME.kinds["medium"].start + 3 * 63 * 64 + (31 * 64 + 31 + 1)
    found = match.refusal(twin)
    assert found is not None
    assert (found.name, found.clause) == ("same_look", "KOI-PLACE-05")


@clause("KOI-PLACE-06")
def test_pieces_never_stand_on_land() -> None:
    match = at_work("O0,0.0 f-1,0 s3,0.3", "S1 M1 L1")
    for word in ("a-1,0", "a3,0", "a2,1", "a5,5", "b-1,0.0", "b2,0.0", "c2,0.0"):
        assert refused(match, word) == ("no_water", "KOI-PLACE-06")
    lit = "O0,0.0 w0,2 s3,0.3 s-1,0.0 l3,0 l-1,0 U0,3.2"
    for cell in ("0,3", "1,2", "-1,3"):
        assert no_line(f"{lit} a{cell}") == ("no_water", "KOI-PLACE-06")
    pair = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1"
    assert no_line(f"{pair} P-1,0") == ("no_water", "KOI-PLACE-06")
    assert no_line(f"{pair} B3:-1,1.0") == ("no_water", "KOI-PLACE-06")
    assert no_line("O0,0.0 f-1,0 a0,0 N-1,0") == ("no_water", "KOI-PLACE-06")
    assert no_line("O0,0.0 f-1,0 T-1,0 scrolls=lily,small,well") == ("no_water", "KOI-PLACE-06")
    assert no_line("O0,0.0 f2,-1 w3,-1 Z0,0.0") == ("no_water", "KOI-PLACE-06")
    assert no_line("O0,0.0 w-1,1 f-1,2 w-2,2 H-2,2.0") == ("no_water", "KOI-PLACE-06")


@clause("KOI-PLACE-07")
def test_a_piece_leaves_the_edges_below_it_wet() -> None:
    assert koi_points("O0,0.0 w1,-1 w2,-1 a1,0 a2,0 b0,1.2 a1,1")[:1] == [4]
    pieces = "O0,0.0 w1,-1 f2,-1 f3,-1 y2,-1 y3,-1 a1,0 P2,0 N0,0 T1,-1 scrolls=lily,small,well"
    assert sheet(pieces)["koi"][0]["surrounded"]
    match = at_work(FIVE, "w1 s1")
    assert len(ways(match, "w")) == 11
    assert len(ways(match, "s")) == 6


@clause("KOI-PLACE-08")
def test_what_is_laid_stays() -> None:
    """In a random game only koi ever leave a water space, and nothing is taken up."""
    match = wander(1, 5, 30)
    moved = 0
    for k in range(200):
        was = match.state[0].ponds[0]
        actions = match.actions()
        match.play(actions[(31 * k + 7) % len(actions)], quiet=True)
        now = match._states[0].ponds[0]
        for name in ("taken", "water", "open"):
            assert (was[name] & ~now[name] == 0).all()
        for name in ("lily", "lantern", "goal", "n_path", "n_foliage", "n_shores", "n_koi"):
            assert (was[name] <= now[name]).all()
        for name in ("foliage", "shore", "path", "goal_cell"):
            kept = was[name] != 0
            assert (was[name][kept] == now[name][kept]).all()
        moved += int((was.koi_cell[: was.n_koi] != now.koi_cell[: was.n_koi]).any())
        if match.over:
            break
    assert match.turn > 5


@clause("KOI-PLACE-09")
def test_later_tiles_may_hang_on_wet_edges_of_land() -> None:
    line = f"{FIVE} J-2,2.0"
    before, match = at_work(FIVE, "w1 f1 s1"), at_work(line, "w1 f1 s1", goals=with_goals("willow"))
    # -1,3 touches nothing but the crown -1,2; -2,3 only dry edges of the willow.
    assert "-1,3" not in ways(before, "w")
    assert "-1,3" in ways(match, "w") & ways(match, "f")
    assert refused(match, "w-2,3") == ("no_wet_edge", "KOI-PLACE-02")
    assert "-1,3.2" in ways(match, "s")
    assert refused(match, "s-3,2.0") == ("no_wet_front", "KOI-PLACE-03")
    assert refused(before, "s-1,3.2") == ("no_wet_front", "KOI-PLACE-03")


@clause("KOI-PLACE-10")
def test_the_bound_of_the_grid() -> None:
    match = at_work(SPRING, "w1")
    for word in ("w32,0", "w0,-32", "w16,16", "w-1,32", "w99,0"):
        with pytest.raises(Unreadable, match="KOI-PLACE-10"):
            match.read(word)
    assert refused(match, "w31,0") == ("no_wet_edge", "KOI-PLACE-02")
    assert refused(match, "w15,16") == ("no_wet_edge", "KOI-PLACE-02")
    box = box_with(("max_abs_coordinate = 31", "max_abs_coordinate = 8"))
    tail = " ".join(f"w{q},0" for q in range(3, 9))
    match = at_work(f"O0,0.0 {tail} w8,-1", "w1 s1", box=box)
    assert {"7,1", "8,-2"} <= ways(match, "w")
    assert not {"9,0", "8,1", "9,-1", "9,-2"} & ways(match, "w")
    with pytest.raises(Unreadable, match="KOI-PLACE-10"):
        match.read("w8,1")
    match = at_work(f"O0,0.0 {tail.removesuffix(' w8,0')} w7,-1 w8,-2 w8,-1", "s1", box=box)
    assert refused(match, "s8,0.2") == ("out_of_grid", "KOI-PLACE-10")  # the arm 9,-1
    assert "8,0.2" not in ways(match, "s")


# Section 11.1: goals


READY = "O0,0.0 w1,-1 w2,-1 scrolls=lily,small,well wells=2"  # for a turtle and a waterfall


@clause("KOI-GOAL-01")
def test_a_goal_is_taken_and_placed_at_once() -> None:
    match = after_work(READY, "turtle", "waterfall")
    assert ways(match, "GT") == {"0,0", "1,0", "2,0", "0,1", "1,1", "1,-1", "2,-1"}
    before = goal_tiles(match)
    play(match, "GT1,0")
    assert goal_tiles(match) == {name: n for name, n in before.items() if name != "turtle"}
    assert match.view(None).ponds[0].goals == ["turtle"]
    assert seat_of(match).pond.endswith("T1,0")
    bare = after_work(SPRING, "turtle", "waterfall")
    assert refused(bare, "GT1,0") == ("needs_scrolls", "KOI-GOAL-19")
    assert refused(bare, "GV3,0.3") == ("needs_wells", "KOI-GOAL-18")
    assert legal(bare) == {"-", "!f", "!w", "!s", "!S"}


@clause("KOI-GOAL-02")
def test_one_goal_a_turn_at_a_table() -> None:
    match = play(after_work(READY, "turtle", "waterfall"), "GT1,0")
    assert refused(match, "GV3,0.3") == ("goals_this_turn", "KOI-GOAL-02")
    assert not ways(match, "GV")
    play(match, "- W - - W -")
    assert "GV3,0.3" in legal(match)


@clause("KOI-GOAL-02", "KOI-SOLO-06")
def test_several_goals_a_turn() -> None:
    """Alone, or with another value of the ruling (AMB-22)."""
    goals = with_goals("turtle", "waterfall")
    alone = play(at(READY, goals=goals), "W - GT1,0 GV3,0.3")
    assert alone.view(None).ponds[0].goals == ["waterfall", "turtle"]
    box = box_with(goals_per_turn_multiplayer="2")
    line = f"{READY} f-1,0 f-1,1"
    match = play(at(line, SPRING, goals="turtle+waterfall+branches", box=box), "W - GT1,0 GV3,0.3")
    assert refused(match, "GB3:0,1.0") == ("goals_this_turn", "KOI-GOAL-02")


@clause("KOI-GOAL-02")
def test_path_tiles_do_not_count() -> None:
    goals = with_goals("turtle", "path")
    match = play(at(f"{READY} coins=6", SPRING, stored="S2", cards="c01", goals=goals), "W")
    play(match, "a0,0 N0,1 +a1,1 N1,0 - GT2,0")
    assert match.view(None).ponds[0].goals == ["path", "turtle"]


@clause("KOI-GOAL-03")
def test_nobody_completes_a_goal_twice() -> None:
    done = f"{READY} T1,0"
    match = play(at(done, SPRING, SPRING, goals=with_goals("turtle", "path")), "W -")
    assert goal_tiles(match)["turtle"] == 1
    assert refused(match, "GT2,0") == ("goal_done", "KOI-GOAL-03")
    assert not ways(match, "GT")


@clause("KOI-GOAL-03")
def test_a_goal_whose_tiles_are_gone() -> None:
    mine = "O0,0.0 w1,-1 wells=2 scrolls=lily,small,well"
    theirs = "O0,0.0 T0,0 scrolls=medium,large,lantern"
    goals = with_goals("turtle")
    match = play(at(mine, theirs, goals=goals), "W -")
    assert refused(match, "GT1,0") == ("goal_gone", "KOI-GOAL-03")
    three = play(at(mine, theirs, SPRING, goals=goals), "W -")
    assert "GT1,0" in legal(three)  # two copies
    match = play(at(SPRING, "O0,0.0 f-1,0 f-1,1 B3:0,1.0", goals=with_goals("branches")), "W -")
    assert refused(match, "GB3:0,1.0")[0] in ("goal_gone", "needs_foliage")


@clause("KOI-GOAL-04")
def test_requirements_are_minimums_and_cards_are_kept() -> None:
    line = "O0,0.0 w1,-1 scrolls=lily,small,well,market wells=4"
    match = after_work(line, "turtle", "waterfall")
    cards = seat_of(match).cards
    play(match, "GV3,0.3")
    assert (seat_of(match).cards, match._states[0].ponds[0].wells) == (cards, 4)
    play(match, "- W - - W - GT0,0")
    assert seat_of(match).cards == cards
    assert sheet("O0,0.0 f-1,0 f-1,1 f-1,2 f0,2 f1,2 B3:0,1.0")["goals"] == {"branches": 10}


@clause("KOI-GOAL-05")
def test_a_goal_without_a_place_cannot_be_completed() -> None:
    goals = ("turtle", "shishi_odoshi", "century_carp")
    match = after_work(f"{FIVE} scrolls=lily,small,well coins=9", *goals)
    assert legal(match) >= {"-"}
    assert not any(word[0] == "G" for word in legal(match))
    assert refused(match, "GT0,0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "GZ0,0.0") == ("no_water", "KOI-PLACE-06")


@clause("KOI-GOAL-05")
def test_a_goal_is_never_compulsory() -> None:
    match = after_work(READY, "turtle", "waterfall")
    assert "-" in legal(match)
    play(match, "- W - -")
    assert match.view(None).ponds[0].goals == []


@clause("KOI-GOAL-06")
@pytest.mark.parametrize(
    ("goal", "line", "word", "price"),
    [
        ("bridge", "O0,0.0 w0,2 s3,0.3 l3,0", "GR0,3.2", 3),
        ("century_carp", "O0,0.0 w2,-1 w3,-1", "GZ0,0.0", 5),
    ],
)
def test_coins_of_goals_go_to_the_supply(goal: str, line: str, word: str, price: int) -> None:
    match = after_work(f"{line} coins={price}", goal)
    assert change(match, word) == {"coins": price, "own coins": -price}
    poor = after_work(f"{line} coins={price - 1}", goal)
    assert refused(poor, word) == ("cannot_pay_goal", "KOI-GOAL-06")
    assert not any(one[0] == "G" for one in legal(poor))


@clause("KOI-GOAL-10")
def test_the_purple_lily_needs_two_adjacent_lilies() -> None:
    """AMB-29: a gap between them, or the purple lily itself, does not do."""
    pair = "O0,0.0 f-1,0 f-1,1 f2,-1 y-1,0"
    match = after_work(f"{pair} y-1,1 a0,0", "purple_lily")
    assert ways(match, "GP") == {"1,0", "2,0", "0,1", "1,1"}
    assert refused(match, "GP0,0") == ("occupied", "KOI-PLACE-05")
    assert change(match, "GP1,0") == {}
    for apart in (pair, f"{pair} y2,-1", "O0,0.0 f-1,0 f-1,1"):
        match = after_work(apart, "purple_lily")
        assert refused(match, "GP1,0") == ("needs_lily_pair", "KOI-GOAL-10")
        assert not ways(match, "GP")


@clause("KOI-GOAL-10", "KOI-SCORE-01")
def test_the_purple_lily_adds_two_before_doubling() -> None:
    pair = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 P1,1"
    assert goal_points(pair) == {"purple_lily": 0}
    assert koi_points(f"{pair} a1,0") == [4]
    assert koi_points(f"{pair} w1,-1 w2,-1 a1,0") == [8]
    assert koi_points(f"{pair} b0,1.2") == [4 + 2 + 2]  # both cells are beside both
    assert koi_points(f"{pair} w2,-1 a2,-1") == [2]


@clause("KOI-GOAL-11")
@pytest.mark.parametrize(
    ("sign", "least", "pattern", "points"),
    [
        ("B3:", 2, {(0, 0), (1, 0), (2, -1)}, 10),
        ("B4:", 3, {(0, 0), (1, 0), (2, -1), (1, 1)}, 15),
        ("B5:", 4, {(0, 0), (1, 0), (2, -1), (1, 1), (3, -1)}, 20),
    ],
)
def test_branches(sign: str, least: int, pattern: set[tuple[int, int]], points: int) -> None:
    foliage = ["f-1,0", "f-1,1", "f-1,2", "f0,2"]
    water = {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (1, -1), (2, -1), (3, -1), (3, 0)}
    pond = f"O0,0.0 w1,-1 w2,-1 w3,-1 w3,0 {' '.join(foliage[:least])}"
    match = after_work(pond, "branches")
    covers = set()
    for way in ways(match, f"G{sign}"):
        at_, _, turn = way.partition(".")
        q, r = map(int, at_.split(","))
        covers.add(frozenset(laid(pattern, int(turn), q, r)))
    every = {
        frozenset(laid(pattern, turn, q, r))
        for turn in range(12)
        for q in range(-8, 9)
        for r in range(-8, 9)
    }
    assert covers == {cells for cells in every if cells <= water}
    assert len(covers) == len(ways(match, f"G{sign}")) > 0
    some = sorted(ways(match, f"G{sign}"))[0]
    assert goal_points(f"{pond} {sign}{some}") == {"branches": points}
    fewer = after_work(f"O0,0.0 w2,-1 w3,-1 {' '.join(foliage[: least - 1])}", "branches")
    assert refused(fewer, f"G{sign}0,0.0") == ("needs_foliage", "KOI-GOAL-11")
    assert not ways(fewer, f"G{sign}")


def laid(cells: set[tuple[int, int]], turn: int, q: int, r: int) -> set[tuple[int, int]]:
    """A pattern turned and mirrored as section 1 says, and moved."""
    found = set()
    for x, y in cells:
        if turn >= 6:
            x, y = x + y, -y
        for _ in range(turn % 6):
            x, y = x + y, -x
        found.add((q + x, r + y))
    return found


@clause("KOI-GOAL-11")
def test_a_branch_covers_its_pattern() -> None:
    match = play(after_work("O0,0.0 f-1,0 f-1,1", "branches", stored="S2"), "GB3:0,1.0 - - W - - W")
    assert ways(match, "a") == {"0,0", "1,0"}
    assert no_line("O0,0.0 f-1,0 f-1,1 a1,1 B3:0,1.0") == ("occupied", "KOI-PLACE-05")


@clause("KOI-GOAL-12")
def test_a_bridge_lies_beside_a_lantern() -> None:
    line = "O0,0.0 w0,2 s3,0.3 s-1,0.0 l3,0 coins=3"
    match = after_work(line, "bridge")
    # The shore with the lantern has the cells 3,0 3,-1 2,1; an arm of 0,3.2 lies at 1,2.
    assert refused(match, "GR-1,3.1") == ("not_at_lantern", "KOI-GOAL-12")
    assert "0,3.2" in ways(match, "GR")
    dark = after_work(line.replace(" l3,0", ""), "bridge")
    assert refused(dark, "GR0,3.2") == ("needs_lantern", "KOI-GOAL-12")
    other = after_work(line.replace("l3,0", "l-1,0"), "bridge")
    assert refused(other, "GR0,3.2") == ("not_at_lantern", "KOI-GOAL-12")
    assert "-1,3.1" in ways(other, "GR")


@clause("KOI-GOAL-12")
def test_the_three_rays_of_a_bridge() -> None:
    """AMB-10: water spaces, or any tile with the other value of the ruling."""
    line = "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2"
    # Rays to the north-west: of 0,3 over 0,2 0,1 0,0; of 1,2 over 1,1 1,0; of -1,3 over nothing.
    assert goal_points(line) == {"bridge": 5}
    assert goal_points(f"{line} f0,-1 w1,-1 a1,1 f-1,2") == {"bridge": 6}
    loose = box_with(bridge_counts='"any_tile"')
    assert goal_points(f"{line} f0,-1 w1,-1 a1,1 f-1,2", loose) == {"bridge": 8}
    match = at(f"{line} f0,-1 luck=0 coins=0", goals=with_goals("bridge"), box=loose)
    assert match.total(0) == 6 + 3  # the lantern sees 2,0 1,0 0,0


@clause("KOI-GOAL-13")
def test_a_statue_needs_two_lanterns_and_sees_koi() -> None:
    lit = "O0,0.0 w0,2 w0,3 s3,0.3 s-1,0.0 l3,0 l-1,0"
    assert "0,4.2" in ways(after_work(lit, "statue"), "GU")  # far from both lanterns
    one = after_work(lit.replace(" l3,0", ""), "statue")
    assert refused(one, "GU0,4.2") == ("needs_lanterns", "KOI-GOAL-13")
    statue = f"{lit} U0,4.2"
    assert goal_points(statue) == {"statue": 0}
    assert goal_points(f"{statue} b0,1.2") == {"statue": 4}  # two cells on the ray, one koi
    assert goal_points(f"{statue} b0,0.0 a0,2 a1,1") == {"statue": 8}
    assert goal_points(f"{statue} a1,0 a1,1 a2,0") == {"statue": 0}  # only the middle cell sees


@clause("KOI-GOAL-13")
def test_a_statue_does_not_see_what_is_behind_it() -> None:
    west = "O0,0.0 w1,2 w2,2 w3,1 w4,0 s-1,0.0 s5,0.3 l-1,0 l5,0 U3,0.3 a4,0"
    assert goal_points(west) == {"statue": 0}
    assert goal_points(f"{west} a0,0") == {"statue": 4}
    lit = "O0,0.0 w0,2 w0,3 s3,0.3 s-1,0.0 l3,0 l-1,0 U0,4.2"
    assert goal_points(f"{lit} w-1,3 w-2,4 w-2,5 w-1,5 w0,5 a0,5") == {"statue": 0}


@clause("KOI-GOAL-14")
def test_a_shishi_odoshi_stands_where_three_cells_meet() -> None:
    pond = "O0,0.0 w-1,1 w-1,2 w-2,2 w-2,3 w3,0 w3,-1"
    match = after_work(pond, "shishi_odoshi")
    # -2,2 -1,2 -1,1 and -2,3 -1,2 -2,2; 3,0 and 3,-1 have no third cell off the spring.
    assert ways(match, "GH") == {"-2,2.0", "-2,3.1"}
    assert refused(match, "GH2,0.0") == ("on_spring", "KOI-GOAL-14")
    pair = match.read("GH-1,2.2")  # the triangle -1,2 -2,2 -1,1, named by another of its cells
    assert pair == match.read("GH-2,2.0") == match.read("GH-1,1.4")
    taken = no_line(f"{pond} a-1,2 H-2,2.0")
    assert taken == ("occupied", "KOI-PLACE-05")


@clause("KOI-GOAL-14")
def test_a_shishi_odoshi_counts_every_koi_once() -> None:
    pond = "O0,0.0 w-1,1 w-1,2 w-2,2 H-2,2.0"
    assert goal_points(pond) == {"shishi_odoshi": 0}
    assert goal_points(f"{pond} b0,1.2") == {"shishi_odoshi": 3}
    assert goal_points(f"{pond} a0,0 a0,1 a1,0") == {"shishi_odoshi": 6}
    box = box_with(("spring_cells_allowed = false", "spring_cells_allowed = true"))
    match = after_work("O0,0.0 w-1,1", "shishi_odoshi", box=box)
    assert "-1,1.0" in ways(match, "GH")


@clause("KOI-GOAL-15")
def test_a_century_carp() -> None:
    pond = "O0,0.0 w2,-1 w3,-1"
    match = after_work(f"{pond} coins=5", "century_carp")
    shape = {(0, 0), (1, 0), (2, -1), (3, -1)}
    water = {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, -1), (3, -1)}
    every = {
        frozenset(laid(shape, turn, q, r))
        for turn in range(12)
        for q in range(-6, 7)
        for r in range(-6, 7)
    }
    fits = {cells for cells in every if cells <= water}
    found = set()
    for way in ways(match, "GZ"):
        at_, _, turn = way.partition(".")
        q, r = map(int, at_.split(","))
        found.add(frozenset(laid(shape, int(turn), q, r)))
    assert found == fits
    assert len(ways(match, "GZ")) == len(fits) >= 2
    assert goal_points(f"{pond} Z0,0.0") == {"century_carp": 8}
    lilies = f"{pond} f1,-1 f0,-1 y1,-1 y0,-1 Z0,0.0"
    assert goal_points(lilies) == {"century_carp": 10}
    assert goal_points(f"{lilies} P0,1") == {"century_carp": 12, "purple_lily": 0}
    ring = "w-1,0 w-1,1 w2,-2 w3,-2 w4,-2 w4,-1 w3,0"
    assert goal_points(f"{lilies} {ring} P0,1") == {"century_carp": 24, "purple_lily": 0}
    assert koi_points(f"{pond} Z0,0.0 scrolls=large") == []


@clause("KOI-GOAL-15")
def test_whether_the_century_carp_is_a_koi() -> None:
    """AMB-11: for willow, statue, shishi-odoshi and hot summer; never for scrolls."""
    other = box_with(century_carp_counts_as_koi="false")
    carp = "O0,0.0 w2,-1 w3,-1 w4,-1 Z0,0.0 a2,0 a0,1 a1,1"
    for box, refusal in ((BOX, None), (other, ("needs_koi", "KOI-GOAL-17"))):
        line = f"{carp} a4,-1 J-2,2.0"
        if refusal is None:
            assert goal_points(line, box)["willow"] == 8
        else:
            assert no_line(line, box) == refusal
    statue = "O0,0.0 w2,-1 w3,-1 Z0,0.0 s4,-1.3 s1,2.2 l4,-1 l1,2 U-1,0.0"
    assert goal_points(statue) == {"century_carp": 8, "statue": 4}
    assert goal_points(statue, other) == {"century_carp": 8, "statue": 0}
    shishi = "O0,0.0 w2,-1 w3,-1 w-1,1 w-1,2 w-2,2 Z0,0.0 H-2,2.0"
    assert goal_points(shishi) == {"century_carp": 8, "shishi_odoshi": 3}
    assert goal_points(shishi, other) == {"century_carp": 8, "shishi_odoshi": 0}
    hot = "O0,0.0 w2,-1 w3,-1 Z0,0.0 scenario=hot_summer"
    assert (goal_points(hot), goal_points(hot, other)) == (
        {"century_carp": 0}, {"century_carp": 8}
    )  # fmt: skip
    for box in (BOX, other):
        assert sheet(f"{carp} scrolls=small,medium,large", box)["scroll_total"] == 6


@clause("KOI-GOAL-16")
@pytest.mark.parametrize(
    ("n", "points"), [(1, 3), (2, 6), (3, 12), (4, 18), (5, 18), (6, 18), (7, 18)]
)
def test_the_points_of_a_path(n: int, points: int) -> None:
    water = " ".join(f"w{q},0" for q in range(3, 8))
    koi = "w-1,0 w-1,1 w-1,2 w0,2 w1,2 w2,1 w3,1 a-1,0 a-1,1 a-1,2 a0,2 a1,2 b2,1.0 b0,1.0"
    tiles = " ".join(f"N{q},0" for q in range(1, n + 1))
    assert goal_points(f"O0,0.0 {water} {koi} {tiles}") == {"path": points}


@clause("KOI-GOAL-16", "KOI-GOAL-06")
def test_a_path_tile_costs_two_coins() -> None:
    start = at("O0,0.0 coins=3", SPRING, stored="S2", cards="c01", goals=with_goals("path"))
    match = play(start, "W a0,0")
    assert phase(match) == "path"
    assert ways(match, "N") == {"1,0", "2,0", "0,1", "1,1"}  # the first one anywhere
    assert refused(match, "N0,0") == ("occupied", "KOI-PLACE-05")
    assert refused(match, "N-1,0") == ("no_water", "KOI-PLACE-06")
    assert change(match, "N2,0") == {"coins": 2, "own coins": -2}
    assert goal_tiles(match)["path"] == 6
    play(match, "+a1,1")
    assert phase(match) == "work"  # one coin is left: no second tile


@clause("KOI-GOAL-16")
def test_when_no_path_tile_is_offered() -> None:
    line = "O0,0.0 coins=9"
    for match in (
        at("O0,0.0 coins=1", SPRING, stored="S1", goals=with_goals("path")),
        at(line, SPRING, stored="S1", goals=with_goals("turtle", "bridge", "statue")),
        at(line, SPRING, stored="S1", goals=with_goals("path"), left={"path": 0}),
        at(f"{line} b0,0.0 b0,1.0", SPRING, stored="S1", goals=with_goals("path")),
    ):
        play(match, "W a2,0")
        assert phase(match) == "work"
        assert refused(match, "N1,0") == ("path_later", "KOI-GOAL-20")


@clause("KOI-GOAL-17")
def test_a_willow_needs_five_koi_and_a_wet_contact() -> None:
    match = after_work(FIVE, "willow")
    assert "-2,2.0" in ways(match, "GJ")
    # The trunk against the spring, all crowns away from it.
    assert refused(match, "GJ3,-1.0") == ("no_wet_contact", "KOI-GOAL-17")
    assert refused(match, "GJ9,9.0") == ("no_wet_contact", "KOI-GOAL-17")
    # The crown 4,0 against the dry back of a shore.
    assert no_line(f"{FIVE} s3,0.3 J5,0.3") == ("no_wet_contact", "KOI-GOAL-17")
    four = after_work(FIVE.removesuffix(" a1,1"), "willow")
    assert refused(four, "GJ-2,2.0") == ("needs_koi", "KOI-GOAL-17")
    assert not ways(four, "GJ")
    assert goal_points(f"{FIVE} J-2,2.0") == {"willow": 8}
    every = {
        f"{q},{r}.{turn}"
        for q in range(-4, 7)
        for r in range(-4, 6)
        for turn in range(6)
        if willow_fits(q, r, turn)
    }
    assert ways(match, "GJ") == every


DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SPRING_CELLS = {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}


def willow_fits(q: int, r: int, turn: int) -> bool:
    """Whether a willow has a wet edge at a lone spring and covers none of it."""
    wet = {(0, 0): (), (1, -1): (0, 1, 2), (1, 0): (0, 1, 5)}
    contact = False
    for cell, edges in wet.items():
        [(x, y)] = laid({cell}, turn, q, r)
        if (x, y) in SPRING_CELLS:
            return False
        for edge in edges:
            dx, dy = DIRECTIONS[(edge + turn) % 6]
            contact = contact or (x + dx, y + dy) in SPRING_CELLS
    return contact


@clause("KOI-GOAL-18")
def test_a_waterfall_stands_at_the_spring() -> None:
    line = "O0,0.0 w-1,0 wells=2"
    match = after_work(line, "waterfall")
    assert "3,0.3" in ways(match, "GV")
    assert refused(match, "GV-2,0.0") == ("not_at_spring", "KOI-GOAL-18")
    assert refused(match, "GV4,0.3") == ("no_wet_front", "KOI-PLACE-03")
    # Shores against the spring, those against the water tile left out.
    assert ways(match, "GV") == {"-1,2.1", "0,-1.5", "1,2.2", "3,-1.4", "3,0.3"} - {"0,-1.5"}
    one = after_work("O0,0.0 w-1,0 wells=1", "waterfall")
    assert refused(one, "GV3,0.3") == ("needs_wells", "KOI-GOAL-18")


@clause("KOI-GOAL-18")
def test_a_waterfall_is_worth_more_at_a_full_spring() -> None:
    fall = "O0,0.0 V3,0.3 wells=2"
    assert goal_points(fall) == {"waterfall": 8}
    assert goal_points(f"{fall} b0,0.0 a2,0 a0,1") == {"waterfall": 8}  # 1,1 is empty
    assert goal_points(f"{fall} b0,0.0 a2,0 b0,1.0") == {"waterfall": 16}
    mixed = f"{fall} f-1,0 f-1,1 y-1,0 y-1,1 a0,0 N1,0 a2,0 P0,1 T1,1 scrolls=lily,small,well"
    assert goal_points(mixed)["waterfall"] == 16


@clause("KOI-GOAL-19")
@pytest.mark.parametrize(
    ("n", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 12), (6, 16)]
)
def test_the_points_of_a_turtle(n: int, points: int) -> None:
    around = ["2,0", "2,-1", "1,-1", "0,0", "0,1", "1,1"]
    koi = " ".join(f"a{cell}" for cell in around[n:])
    line = f"O0,0.0 w1,-1 w2,-1 {koi} T1,0 scrolls=lily,small,well"
    assert goal_points(line) == {"turtle": points}
    if n == 0:
        bare = f"O0,0.0 {koi.replace('a2,-1 a1,-1 ', '')} f2,-1 T1,0 scrolls=lily,small,well"
        assert goal_points(bare) == {"turtle": 0}  # foliage is no water space


@clause("KOI-GOAL-19")
def test_a_turtle_needs_three_scrolls() -> None:
    match = after_work("O0,0.0 a0,0 scrolls=lily,small", "turtle")
    assert refused(match, "GT1,0") == ("needs_scrolls", "KOI-GOAL-19")
    match = after_work("O0,0.0 a0,0 scrolls=lily,small,well", "turtle")
    assert ways(match, "GT") == {"1,0", "2,0", "0,1", "1,1"}
    assert refused(match, "GT0,0") == ("occupied", "KOI-PLACE-05")


@clause("KOI-GOAL-20")
def test_a_path_tile_follows_a_koi_from_storage() -> None:
    goals = with_goals("path", "century_carp")
    start = at("O0,0.0 w3,0 coins=9", SPRING, stored="S1 M1 w1", cards="c01", goals=goals)
    for match in (start, play(fork(start), "W"), play(fork(start), "W -")):
        assert refused(match, "N1,0") == ("path_later", "KOI-GOAL-20")
        assert not ways(match, "N")
    match = play(fork(start), "W a0,0 -")
    assert phase(match) == "work"
    assert refused(match, "N1,0") == ("path_later", "KOI-GOAL-20")  # declined
    match = play(fork(start), "W a0,0 N1,0")
    assert refused(match, "N2,0") == ("path_later", "KOI-GOAL-20")  # one for a koi
    play(match, "+b0,1.0")
    assert phase(match) == "path"
    assert ways(match, "N") == {"2,0"}
    play(match, "N2,0")
    assert match._states[0].ponds[0].n_path == 2


@clause("KOI-GOAL-20")
def test_what_triggers_a_path_tile() -> None:
    """AMB-14: a koi that is moved does not, unless the file says so; the carp never does."""
    line = "O0,0.0 w2,-1 w3,-1 a2,0 coins=9"
    goals = with_goals("path", "century_carp")
    match = play(at(line, SPRING, goals=goals), "W mv0 =a0,1")
    assert phase(match) == "work"
    match = play(at(line, SPRING, goals=goals), "W - GZ0,0.0")
    assert phase(match) == "post"
    assert refused(match, "N0,1") == ("path_later", "KOI-GOAL-20")
    box = box_with(move_triggers_path="true")
    match = play(at(line, SPRING, goals=goals, box=box), "W mv0 =a0,1")
    assert (phase(match), "N2,0" in legal(match)) == ("path", True)
    assert phase(play(at(line, SPRING, goals=goals, box=box), "W - GZ0,0.0")) == "post"


@clause("KOI-GOAL-15", "KOI-GOAL-16")
def test_whether_the_century_carp_brings_a_path_tile() -> None:
    """AMB-11: it does not, unless the file says so; a goal more is not done by it."""
    line, goals = "O0,0.0 w2,-1 w3,-1 coins=9 luck=0", with_goals("century_carp", "path")
    match = play(at(line, SPRING, goals=goals), "W - GZ0,0.0")
    assert phase(match) == "post"
    box = box_with(century_carp_brings_path="true")
    match = play(at(line, SPRING, goals=goals, box=box), "W - GZ0,0.0")
    assert (phase(match), ways(match, "N")) == ("path", {"0,1", "1,1", "2,0"})
    assert phase(play(fork(match), "-")) == "post"
    play(match, "N1,1")
    assert (phase(match), seat_of(match).coins) == ("post", 2)
    pond = "O0,0.0 w2,-1 w3,-1 Z0,0.0 N1,1"
    assert goal_points(pond, box)["path"] == 3
    assert no_line(pond) == ("path_later", "KOI-GOAL-20")


@clause("KOI-GOAL-21")
def test_the_path_is_a_chain() -> None:
    water = "O0,0.0 w1,-1 w2,-1 w3,-1 w3,0 w4,-1 w4,0"
    goals = with_goals("path")

    def next_tiles(tiles: str, koi: str = "w-1,0 w-1,1 w-1,2 a-1,0 a-1,1 a-1,2") -> set[str]:
        line = f"{water} {koi} {tiles} coins=9"
        match = play(at(line, SPRING, goals=goals, stored="S1"), "W a0,1")
        return ways(match, "N")

    assert next_tiles("N2,0") == {"1,0", "1,1", "2,-1", "3,-1", "3,0"}
    # Both ends may go on; 1,0 and 3,0 are they, 2,0 is the middle.
    three = next_tiles("N2,0 N3,0 N1,0")
    assert three == {"4,0", "4,-1", "3,-1", "2,-1", "1,-1", "0,0", "1,1"}
    # 2,-1 and 3,-1 touch the middle as well; 1,1 touches 1,0.  Off the ends nothing is legal.
    line = f"{water} a0,0 a0,1 a1,1 N2,0 N3,0"
    assert no_line(f"{line} N1,-1") == ("off_path", "KOI-GOAL-21")
    assert "4,0" in next_tiles("N2,0 N3,0")
    # A tile beside both ends becomes the last: 2,-1 after 2,0 3,-1; the first end stays 2,0.
    assert next_tiles("N2,0 N3,-1 N2,-1") == {"1,0", "1,1", "3,0", "1,-1"}
    # A tile beside the first alone becomes the first.
    assert next_tiles("N2,0 N3,0 N1,0") == three
    assert "2,-1" not in next_tiles("N2,0 N3,0 N1,1")


@clause("KOI-GOAL-22")
def test_one_branch_for_a_player() -> None:
    """AMB-13: the other value of the ruling allows one of each size."""
    line = "O0,0.0 w1,-1 w2,-1 w3,-1 f-1,0 f-1,1 f-1,2 B3:0,1.0"
    match = after_work(line, "branches")
    assert goal_tiles(match)["branch_medium"] == 1
    assert refused(match, "GB4:1,-1.0") == ("branch_done", "KOI-GOAL-22")
    assert refused(match, "GB3:1,-1.0") == ("goal_done", "KOI-GOAL-03")
    assert not any(word[0] == "G" for word in legal(match))
    box = box_with(branches_once_per_player="false")
    line = "O0,0.0 w1,-1 w0,-1 w2,-2 f-1,0 f-1,1 f-1,2 B3:0,1.0"
    match = after_work(line, "branches", box=box)
    assert refused(match, "GB3:1,-1.0") == ("goal_done", "KOI-GOAL-03")
    match.play("GB4:0,-1.0")
    assert match.view(None).ponds[0].sheet["branches"] == 25
    assert no_line(f"{line} B4:0,-1.0") == ("branch_done", "KOI-GOAL-22")
    assert goal_points(f"{line} B4:0,-1.0", box) == {"branches": 25}


@clause("KOI-GOAL-22", "KOI-GOAL-03")
def test_a_branch_of_another_size_is_left_for_others() -> None:
    theirs = "O0,0.0 f-1,0 f-1,1 B3:0,1.0"
    match = play(at("O0,0.0 w2,-1 f-1,0 f-1,1 f-1,2", theirs, goals=with_goals("branches")), "W -")
    assert refused(match, "GB3:0,1.0") == ("goal_gone", "KOI-GOAL-03")
    assert ways(match, "GB4:")


@clause("KOI-GOAL-23")
def test_the_bonus_water_of_a_branch() -> None:
    start = after_work("O0,0.0 f-1,0 f-1,1", "branches", stored="w2")
    start.play("GB3:0,1.0")
    assert phase(start) == "bonus"
    assert refused(start, "=f0,2") == ("finish_effect", "KOI-WORK-08")
    assert refused(start, "=w6,6") == ("no_wet_edge", "KOI-PLACE-02")
    for n in range(4):
        match = fork(start)
        before = supply(match)["water"]
        for k in range(n):
            play(match, f"=w{3 + k},0")
        assert phase(match) == ("post" if n == 3 else "bonus")
        if n < 3:
            play(match, "-")
        assert (phase(match), supply(match)["water"]) == ("post", before - n)
        assert seat_of(match).stored == "w2"
    few = after_work("O0,0.0 f-1,0 f-1,1", "branches", left={"water": 1})
    assert phase(play(few, "GB3:0,1.0 =w3,0")) == "post"
    none = after_work("O0,0.0 f-1,0 f-1,1", "branches", left={"water": 0})
    assert phase(play(none, "GB3:0,1.0")) == "post"


@clause("KOI-GOAL-24")
def test_goals_are_valued_at_the_end() -> None:
    lit = "O0,0.0 w0,2 w0,3 s3,0.3 s-1,0.0 l3,0 l-1,0"
    assert goal_points(f"{lit} U0,4.2 a0,0 b0,1.0") == goal_points(f"{lit} a0,0 b0,1.0 U0,4.2")
    turtle = "O0,0.0 w1,-1 T1,0"
    cards = "scrolls=lily,small,well"
    assert goal_points(f"{turtle} {cards}") == {"turtle": 12}
    assert goal_points(f"{turtle} w2,-1 {cards}") == {"turtle": 16}
    assert goal_points(f"{turtle} w2,-1 a0,0 {cards}") == {"turtle": 12}
    bridge = "O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2"
    assert goal_points(f"{bridge} w1,-1 w1,-2") == {"bridge": 7}
    shishi = "O0,0.0 w-1,1 w-1,2 w-2,2 H-2,2.0"
    match = at(shishi, SPRING, goals=with_goals("shishi_odoshi"), stored="S1")
    was = match.total(0)
    assert play(match, "W a0,1").total(0) == was + 2 + 3
    match = at(f"{shishi} a0,1", SPRING, goals=with_goals("shishi_odoshi"))
    was = match.total(0)
    assert play(match, "W mv0 =a2,0").total(0) == was - 3
    assert goal_points("O0,0.0 w2,-1 w3,-1 Z0,0.0 f0,-1 y0,-1") == {"century_carp": 9}
    pair = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 P1,1"
    match = play(at(f"{pair} a2,0", SPRING, goals=with_goals("purple_lily")), "W")
    assert match.view(None).ponds[0].sheet["koi"] == 4


# Section 11.2: the end and the points


def rounds(match: Match) -> list[tuple[int, int]]:
    """Play to the end without doing anything; the round and the seat of every turn begun."""
    found = []
    while not match.over:
        if phase(match) == "start":
            found.append((match.view(None).round, match.actor))
            play(match, "W")
        else:
            settled(play(match, "-"))
    return found


@clause("KOI-END-01")
def test_the_end_is_triggered_by_the_last_card_of_the_deck() -> None:
    match = play(at(SPRING, SPRING, deck="c17 c18"), "M2 R c17")
    assert match.view(None).last_round is None
    play(match, "- M2 R c18")
    assert match.view(None).last_round == 3
    assert rounds(play(match, "-")) == [(3, 0), (3, 1)]
    assert match.outcome is not None
    assert match.outcome.reason == "deck"


@clause("KOI-END-01")
@pytest.mark.parametrize(
    ("words", "row"),
    [("M4 R$L c01 -", PLAIN), ("M2 C3 R c01 -", "c02 c23 c10 c14 c36"), ("!L W - -", PLAIN)],
)
def test_the_end_is_triggered_by_the_last_koi(words: str, row: str) -> None:
    left = {"small": 0, "medium": 0, "large": 1}
    match = play(at("O0,0.0 coins=4", SPRING, row=row, left=left), words)
    assert match.view(None).last_round == 3
    assert rounds(match) == [(2, 1), (3, 0), (3, 1)]
    assert match.outcome is not None
    assert match.outcome.reason == "koi"
    left["small"] = 1
    match = play(at("O0,0.0 coins=4", SPRING, row=row, left=left), words)
    assert match.view(None).last_round is None


@clause("KOI-END-02", "KOI-END-04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(seat: int) -> None:
    match = at(SPRING, SPRING, SPRING, deck="c17", seat=seat, round=4, first="2")
    play(match, "M2 R c17 -")
    order = [1, 2, 0]
    rest = [(4, one) for one in order[order.index(seat) + 1 :]]
    assert rounds(match) == rest + [(5, one) for one in order]
    assert (match.actor, match.view(None).phase) == (OVER, "ended")
    assert legal(match) == set()
    for word in ("W", "M1", "-", "c01", "R", "C", "!f", "xw", "rmS", "GT0,0", "N0,0", "w3,0"):
        assert refused(match, word) == ("game_over", "KOI-END-02")


@clause("KOI-END-03")
def test_a_koi_that_returns_does_not_cancel_the_end() -> None:
    left = {"small": 0, "medium": 0, "large": 1}
    match = at("O0,0.0 coins=4", SPRING, stored="w5", left=left, deck="c17")
    play(match, "!L W - -")
    assert match.view(None).last_round == 3
    play(match, "xL")
    assert supply(match)["large"] == 1
    assert match.view(None).last_round == 3
    play(match, "M2 R c17 -")  # the deck is empty too, a round later or not
    assert match.view(None).last_round == 3
    assert rounds(match) == [(3, 0), (3, 1)]
    assert match.outcome is not None
    assert match.outcome.reason == "koi"


@clause("KOI-END-03")
def test_a_second_trigger_in_the_last_round_changes_nothing() -> None:
    left = {"small": 1, "medium": 0, "large": 0}
    match = play(at("O0,0.0 coins=4", SPRING, deck="c17", left=left), "M2 R c17 - W - -")
    assert match.view(None).round == match.view(None).last_round == 3
    play(match, "!S W - -")
    assert rounds(match) == [(3, 1)]
    assert match.outcome is not None
    assert match.outcome.reason == "deck"


@clause("KOI-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_as_many_turns(seats: int) -> None:
    match = at(*[SPRING] * seats, deck="c17 c18 c19 c20", round=1, first=str(seats), seat=seats - 1)
    turns = dict.fromkeys(range(seats), 0)
    while not match.over:
        turns[match.actor] += 1
        play(match, "M5 R" if turns[match.actor] % 2 else "W -")
        settled(match)
        while phase(match) in ("post", "discard"):
            match.play(match.words()[0], quiet=True)
    assert len(set(turns.values())) == 1


@clause("KOI-END-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_many_rounds_without_meditation(seats: int) -> None:
    """AMB-28: the limit stands in the file."""
    for limit in (20, 2):
        box = BOX if limit == 20 else box_with(idle_rounds_limit="2")
        match = at(*[SPRING] * seats, round=1, box=box)
        turns = rounds(match)
        assert turns == [(n, seat) for n in range(1, limit + 2) for seat in range(seats)]
        assert match.outcome is not None
        assert match.outcome.reason == "idle"


@clause("KOI-END-05")
def test_alone_working_turns_never_end_the_game() -> None:
    match = settled(fresh(1, goals="none"))
    turns = rounds(match)
    assert match.outcome is not None
    assert match.outcome.reason == "deck"
    assert len(turns) == 25 + 1  # a card for every turn, and one more turn
    assert (match.view(None).idle_limit, match.view(None).idle_near) == (None, False)


@clause("KOI-END-05")
def test_before_the_ruling_working_turns_ended_a_game_alone() -> None:
    box = box_with(idle_rounds_limit="5")
    for rulings, end in (((), ("idle", 6)), (("idle_alone",), ("deck", 26))):
        match = Match(GAME, box, 1, {"goals": "none"}, "1", rules=1, rulings=rulings)
        turns = rounds(settled(match))
        assert match.outcome is not None
        assert (match.outcome.reason, len(turns)) == end


@clause("KOI-END-05")
def test_a_meditation_starts_the_count_again() -> None:
    match = at(SPRING, SPRING, round=1, box=box_with(idle_rounds_limit="5"))
    for _ in range(4):
        play(match, "W - - W - -")
    assert match.view(None).idle == 4
    play(match, "W - - M2 R c17 -")
    assert (match.view(None).idle, match.view(None).last_round) == (0, None)
    assert rounds(match)[-1] == (11, 1)  # five idle rounds from the sixth on, and one more


@clause("KOI-END-05")
def test_it_is_told_when_half_of_the_idle_rounds_have_passed() -> None:
    match = at(SPRING, SPRING, round=1)
    near = []
    for _ in range(20):
        play(match, "W - - W - -")
        near.append(match.view(0).idle_near)
    assert near == [False] * 9 + [True] * 10 + [False]  # then one more round is left
    assert match.view(0).last_round == match.view(0).round


@clause("KOI-SCORE-01")
def test_what_koi_are_worth() -> None:
    assert koi_points("O0,0.0 a2,0") == [2]
    assert koi_points("O0,0.0 b0,0.0") == [4]
    assert koi_points("O0,0.0 c1,1.1") == [6]
    # Two lilies beside one koi, one of them beside another koi as well (AMB-27).
    line = "O0,0.0 f-1,0 f-1,1 f1,-1 y-1,0 y-1,1 y1,-1 a0,0 a0,1"
    assert koi_points(line) == [5, 3]
    assert koi_points("O0,0.0 f-1,0 f-1,1 y-1,0 b0,1.2") == [5]  # foliage alone is nothing
    assert sheet(line)["koi_total"] == total(line) == 8


@clause("KOI-SCORE-01")
def test_lilies_count_from_adjacent_cells_only() -> None:
    assert koi_points("O0,0.0 f-1,0 y-1,0 a1,0") == [2]
    assert koi_points("O0,0.0 f-1,0 y-1,0 c0,1.0") == [7]  # beside its end 0,0


@clause("KOI-SCORE-02")
def test_every_outer_edge_of_a_surrounded_koi_is_wet() -> None:
    ring = "w1,-1 w2,-1 w3,-1 w3,0 w2,1"
    assert koi_points(f"O0,0.0 {ring} b1,0.0") == [8]
    for missing in ring.split():
        assert koi_points(f"O0,0.0 {ring.replace(missing, '')} b1,0.0") == [4]
    # Foliage and the wet side of a shore are as good as water, a dry side is not.
    assert koi_points("O0,0.0 w1,-1 f2,-1 s3,0.3 a2,0") == [4]
    box = box_with(("surrounded_multiplier = 2", "surrounded_multiplier = 3"))
    assert koi_points(f"O0,0.0 {ring} b1,0.0", box) == [12]


@clause("KOI-SCORE-02")
def test_a_dry_edge_breaks_the_ring() -> None:
    """2,-1 is an arm of the shore; it shows water to 2,0 and to 3,-1, none to 1,0."""
    assert koi_points("O0,0.0 w1,-1 w3,-1 w2,-1 a1,0") == [4]
    assert koi_points("O0,0.0 w1,-1 w3,-1 s3,-2.5 a1,0") == [2]
    assert koi_points("O0,0.0 w3,-1 w3,0 w2,1 s3,-2.5 a2,0") == [4]


@clause("KOI-SCORE-02")
def test_a_koi_at_the_edge_of_the_grid_is_open() -> None:
    box = box_with(("max_abs_coordinate = 31", "max_abs_coordinate = 8"))
    tail = " ".join(f"w{q},0" for q in range(3, 9))
    assert koi_points(f"O0,0.0 {tail} w7,1 w8,-1 a8,0", box) == [2]


@clause("KOI-SCORE-03")
def test_the_row_of_a_lantern() -> None:
    """Six directions, pieces, holes and land; AMB-09 for foliage."""
    assert sheet("O0,0.0 s3,0.3 l3,0")["lanterns"] == [{"at": "3,0", "vp": 3}]
    assert sheet("O0,0.0 s3,0.3 l3,0 a0,0 b1,0.0")["lanterns"] == [{"at": "3,0", "vp": 3}]
    assert total("O0,0.0 s3,0.3") == 0
    for shore, points in (("-1,0.0", 3), ("-1,2.1", 2), ("0,-1.5", 2), ("1,2.2", 2), ("3,-1.4", 2)):
        middle = shore[:-2]
        assert total(f"O0,0.0 s{shore} l{middle}") == points
    two = "O0,0.0 s-1,0.0 s3,0.3 l3,0 l-1,0"
    found = sheet(two)
    assert found["lanterns"] == [{"at": "-1,0", "vp": 3}, {"at": "3,0", "vp": 3}]
    assert found["lantern_total"] == 6
    line = "O0,0.0 s-1,0.0 l-1,0 f3,0 w4,0 w4,1 w5,1 w6,1 w6,0"  # 5,0 is a hole
    assert total(line) == 5
    assert total(line, box_with(lantern_counts_foliage="true")) == 6
    match = at(f"{line} luck=0", box=box_with(lantern_counts_foliage="true"))
    assert match.total(0) == 6
    # A goal tile on the row neither counts nor blocks.
    beyond = "O0,0.0 s-1,0.0 l-1,0 V3,0.3 w2,-1 w3,-2 w4,-2 w5,-2 w5,-1 w5,0 wells=2"
    assert sheet(beyond)["lantern_total"] == 4


@clause("KOI-SCORE-04")
@pytest.mark.parametrize(
    ("scroll", "line", "points"),
    [
        ("lily", "O0,0.0 f-1,0 f-1,1 f-1,2 y-1,0 y-1,2", 4),
        ("small", "O0,0.0 a0,0 a1,0 b0,1.0", 4),
        ("medium", "O0,0.0 a0,0 b0,1.0", 3),
        ("large", "O0,0.0 a0,0 c1,1.1", 4),
        ("lantern", "O0,0.0 s3,0.3 s-1,0.0 l3,0", 2),
        ("well", "O0,0.0 wells=3", 6),
        ("market", "O0,0.0 markets=2", 6),
        ("storage", "O0,0.0 storages=3", 9),
    ],
)
def test_scrolls(scroll: str, line: str, points: int) -> None:
    plain = total(line)
    found = sheet(f"{line} scrolls={scroll}")
    assert found["scrolls"] == [{"scroll": scroll, "vp": points}]
    assert found["total"] == plain + points
    match = at(f"{line} luck=0 scrolls={scroll}", row="c02 c06 c10 c14 c38")
    assert match.total(0) == plain + points
    assert match.view(None).ponds[0].sheet["scroll"] == points
    every = "lily,small,medium,large,lantern,well,market,storage"
    apart = {one["scroll"]: one["vp"] for one in sheet(f"{line} scrolls={every}")["scrolls"]}
    assert apart[scroll] == points
    for other in every.split(","):
        assert sheet(f"{line} scrolls={other}")["scroll_total"] == apart[other]


@clause("KOI-SCORE-04")
def test_cards_count_for_scrolls_without_their_effect() -> None:
    """AMB-07: a market without a koi, a storage card without an expansion."""
    match = at("O0,0.0 luck=0", SPRING, row="c02 c06 c10 c14 c23", cards="c35")
    assert play(match, "M5 R C").total(0) == 3


@clause("KOI-SCORE-04")
def test_whether_the_purple_lily_counts_for_the_scroll() -> None:
    """AMB-12"""
    line = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 P1,1 scrolls=lily"
    assert sheet(line)["scroll_total"] == 6
    other = box_with(purple_lily_counts_for_scroll="false")
    assert sheet(line, other)["scroll_total"] == 4
    for box, points in ((BOX, 6), (other, 4)):
        match = at(f"{line} luck=0", goals=with_goals("purple_lily"), box=box)
        assert match.total(0) == points


@clause("KOI-SCORE-05")
def test_goals_are_part_of_the_sheet() -> None:
    line = f"{FIVE} J-2,2.0 V3,0.3 wells=2"
    found = sheet(line)
    assert found["goals"] == {"willow": 8, "waterfall": 16}
    assert (found["goal_total"], found["total"]) == (24, found["koi_total"] + 24)
    match = at(f"{line} luck=0", goals=with_goals("willow", "waterfall"))
    shown = match.view(None).ponds[0].sheet
    assert (shown["willow"], shown["waterfall"], sum(shown.values())) == (8, 16, found["total"])


@clause("KOI-SCORE-06")
def test_what_is_worth_nothing() -> None:
    rich = at("O0,0.0 luck=0 coins=20", SPRING, stored="w1 f1 S3",
              cards="c01 c05 c17 c23 c37 c41")  # fmt: skip
    assert rich.total(0) == 0
    assert total("O0,0.0 coins=9 wells=4 markets=4 storages=4") == 0
    assert total("O0,0.0 f-1,0 f-1,1 y-1,0 s3,0.3 w1,-1 luck=1") == 1
    assert sheet("O0,0.0 luck=7")["luck"] == 7


def places(match: Match) -> tuple[list[int], str | None, str]:
    """The places of all seats, the tie-break, and who won."""
    assert match.outcome is not None
    found = match.outcome
    return [one.place for one in found.placings], found.tie_break, found.words[-1]


@clause("KOI-SCORE-07")
def test_most_points_then_most_coins_then_the_later_seat() -> None:
    small, medium = "O0,0.0 a2,0 luck=0", "O0,0.0 b0,0.0 luck=0"
    assert places(over(f"{medium} coins=0", f"{small} coins=9")) == ([1, 2], None, "P1")
    assert places(over(f"{small} coins=5", f"{small} coins=4")) == ([1, 2], "coins", "P1")
    assert places(over(f"{small} coins=4", f"{small} coins=4")) == ([2, 1], "later_seat", "P2")
    three = [f"{medium} coins=3", f"{small} coins=9", f"{medium} coins=3"]
    assert places(over(*three)) == ([2, 3, 1], "later_seat", "P3")
    three[0] = f"{medium} coins=4"
    assert places(over(*three)) == ([1, 3, 2], "coins", "P1")
    assert over(*three).outcome.words == ("P1", "4", "P2", "2", "P3", "4", "win", "P1")  # type: ignore[union-attr]


@clause("KOI-SCORE-07")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_later_seat_goes_by_turn_order(first: int) -> None:
    match = over(*["O0,0.0 luck=1 coins=2"] * 4, first=str(first))
    last = (first - 2) % 4
    found = [(first - 1 - seat) % 4 or 4 for seat in range(4)]
    assert places(match) == (found, "later_seat", f"P{last + 1}")


# Section 11.3: alone


@clause("KOI-SOLO-01")
def test_alone_as_for_two() -> None:
    match = begun(1, goals="path+turtle+branches")
    assert len(deck_of(match)) == 25
    assert not deck_of(match) & (MARKED_3 | MARKED_4)
    assert [supply(match)[size] for size in SIZES] == [5, 4, 4]
    assert goal_tiles(match) == {
        "branch_small": 1, "branch_medium": 1, "branch_large": 1, "path": 7, "turtle": 1,
    }  # fmt: skip
    assert seat_of(match)[:3] == (2, 1, "w2")
    assert (match.actor, match.view(None).round) == (0, 1)


@clause("KOI-SOLO-01")
def test_scenarios_are_played_alone() -> None:
    for scenario in SCENARIOS:
        with pytest.raises(BadOption, match=f"scenario={scenario} is played alone, not by 2"):
            fresh(2, scenario=scenario)
        assert fresh(1, scenario=scenario).options["scenario"] == scenario
    with pytest.raises(BadOption, match="option scenario cannot be 'winter'"):
        fresh(1, scenario="winter")


@clause("KOI-SOLO-02")
@pytest.mark.parametrize("slot", [2, 3, 4, 5])
def test_the_card_left_of_the_one_taken_goes_too(slot: int) -> None:
    match = at(SPRING)
    play(match, f"M{slot}")
    cards = PLAIN.split()
    assert (seat_of(match).cards, gone(match)) == (cards[slot - 1], cards[slot - 2])
    assert row_of(match).split()[slot - 2 : slot] == ["-", "-"]
    assert phase(match) == "meditation"  # chance is not asked


@clause("KOI-SOLO-02")
def test_at_the_first_slot_the_top_of_the_deck_goes() -> None:
    match = play(at(SPRING), "M1")
    assert (match.actor, phase(match)) == (CHANCE, "churn")
    assert refused(match, "-") == ("await_churn", "KOI-SOLO-02")
    assert refused(match, "c02") == ("not_in_deck", "KOI-MED-05")
    play(match, "c44")
    assert (gone(match), phase(match), match.view(None).deck) == ("c44", "post", 24)
    assert row_of(match) == "- c06 c10 c14 c36"
    none = play(at(SPRING, deck=""), "M1")
    assert (gone(none), phase(none)) == ("", "post")


@clause("KOI-SOLO-02")
def test_without_a_card_on_the_left_nothing_goes() -> None:
    match = play(at(SPRING, row="- - c10 c14 c36", deck=""), "M3")
    assert (gone(match), seat_of(match).cards) == ("", "c10")
    assert row_of(match) == "- - - c14 c36"


@clause("KOI-SOLO-02")
def test_at_a_table_nothing_is_discarded() -> None:
    match = play(at(SPRING, SPRING), "M3")
    assert (gone(match), row_of(match)) == ("", "c02 c06 - c14 c36")
    assert phase(play(at(SPRING, SPRING), "M1")) == "refill"


@clause("KOI-SOLO-03")
def test_work_discards_the_oldest_card() -> None:
    match = play(at(SPRING), "W")
    assert (gone(match), row_of(match)) == ("c36", "c02 c06 c10 c14 -")
    few = play(at(SPRING, row="- - - c10 c14", deck=""), "W")
    assert (gone(few), row_of(few)) == ("c14", "- - - c10 -")
    none = play(at(SPRING, row="- - - - -", deck=""), "W")
    assert gone(none) == ""


@clause("KOI-SOLO-04")
def test_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    match = play(at(SPRING, goals=with_goals("turtle")), "M4 R")
    assert (row_of(match), phase(match)) == ("c02 c06 - - c36", "post")
    play(match, "!f")
    assert row_of(match) == "c02 c06 - - c36"
    play(match, "-")
    assert (row_of(match), phase(match)) == ("- - c02 c06 c36", "refill")
    assert refused(match, "W") == ("await_refill", "KOI-MED-05")
    play(match, "c41")
    assert (row_of(match), phase(match)) == ("- c41 c02 c06 c36", "refill")
    play(match, "c42")
    assert (row_of(match), phase(match), match.view(None).round) == (
        "c42 c41 c02 c06 c36", "start", 3,
    )  # fmt: skip
    play(match, "W - - c43")
    assert row_of(match) == "c43 c42 c41 c02 c06"


@clause("KOI-SOLO-04")
def test_the_row_is_refilled_after_the_storage_check() -> None:
    match = play(at(SPRING, stored="w6"), "W - -")
    assert (phase(match), row_of(match)) == ("discard", "c02 c06 c10 c14 -")
    assert phase(play(match, "xw")) == "refill"


@clause("KOI-SOLO-05")
@pytest.mark.parametrize(
    ("bought", "leaves"), [("small", "medium"), ("medium", "large"), ("large", "small")]
)
def test_a_purchase_removes_another_koi(bought: str, leaves: str) -> None:
    letter = bought[0].upper()
    k = SIZES.index(bought) + 1
    for words, row in (
        (f"M4 R${letter}", PLAIN),
        (f"M3 C{k}", "c02 c06 c23 c14 c36"),
        (f"!{letter}", PLAIN),
        (f"W !{letter}", PLAIN),
        (f"W - !{letter}", PLAIN),
    ):
        match = at("O0,0.0 coins=9", row=row)
        gains = change(match, words)
        assert (gains[bought], gains[leaves]) == (-1, -1)
        assert phase(match) != "remove"
        assert match._states[0].removed.tolist() == [int(size == leaves) for size in SIZES]
        assert stocked(match).get(leaves, 0) == 0


@clause("KOI-SOLO-05")
def test_a_size_of_choice_is_removed_if_that_size_is_sold_out() -> None:
    left = {"small": 3, "medium": 0, "large": 2}
    start = at("O0,0.0 coins=9 luck=2", left=left)
    assert refused(start, "rmL") == ("no_removal", "KOI-SOLO-05")
    for words, after in (("!S", "start"), ("M4 R$S", "post"), ("W !S", "work")):
        match = play(fork(start), words)
        assert (phase(match), legal(match)) == ("remove", {"rmS", "rmL"})
        assert refused(match, "rmM") == ("sold_out", "KOI-BUY-02")
        for word in ("-", "W", "w3,0", "!f"):
            assert refused(match, word) == ("remove_first", "KOI-SOLO-05")
        was = supply(match)["large"]
        play(match, "rmL")
        assert (supply(match)["large"], phase(match)) == (was - 1, after)


@clause("KOI-SOLO-05")
def test_a_removal_in_the_middle_of_a_meditation() -> None:
    left = {"small": 3, "medium": 0, "large": 2}
    match = at("O0,0.0 coins=9", left=left, row="c02 c06 c10 c23 c36")
    play(match, "M4 C1")
    assert phase(match) == "remove"
    play(match, "rmS")
    assert (phase(match), "R$S" in legal(match)) == ("meditation", True)
    play(match, "R$S")
    assert legal(match) == {"rmL"}  # none of the small ones is left
    assert phase(play(match, "rmL")) == "post"


@clause("KOI-SOLO-05")
def test_nothing_is_removed_from_an_empty_supply() -> None:
    match = play(at("O0,0.0 coins=9", left={"small": 1, "medium": 0, "large": 0}), "!S")
    assert phase(match) == "start"
    assert [supply(match)[size] for size in SIZES] == [0, 0, 0]
    last = play(at("O0,0.0 coins=9", left={"small": 1, "medium": 0, "large": 1}), "!S")
    assert (phase(last), legal(last)) == ("remove", {"rmL"})
    table = play(at("O0,0.0 coins=9", SPRING, left={"medium": 0}), "!S")
    assert (phase(table), supply(table)["large"]) == ("start", 4)


@clause("KOI-SOLO-07")
@pytest.mark.parametrize(
    ("words", "deck"), [("M1 c17 -", "c17"), ("M3 R - c17", "c17"), ("W - - c18", "c18")]
)
def test_the_last_card_of_a_solo_game(words: str, deck: str) -> None:
    """Revealed or discarded, it ends the game after one more turn (AMB-26)."""
    match = play(at(SPRING, deck=deck), words)
    assert (phase(match), match.view(None).last_round) == ("start", 3)
    assert rounds(match) == [(3, 0)]
    assert match.outcome is not None
    assert match.outcome.reason == "deck"


@clause("KOI-SOLO-07")
def test_the_deck_of_a_solo_game_may_run_out_while_the_row_is_refilled() -> None:
    match = play(at(SPRING, deck="c17"), "M3 R - c17")
    assert row_of(match) == "- c17 c02 c14 c36"
    assert (phase(match), match.view(None).round) == ("start", 3)


@clause("KOI-SOLO-07")
def test_running_out_of_koi_does_not_end_a_solo_game() -> None:
    left = {"small": 1, "medium": 0, "large": 0}
    match = play(at("O0,0.0 coins=9", left=left), "!S W - -")
    assert settled(match).view(None).last_round is None


# Three goals: 16 for the waterfall, 8 for the willow, and a purple lily.
TITLED = f"{FIVE} f-1,0 f-1,1 y-1,0 y-1,1 w2,-1 P2,-1 V3,0.3 J1,-2.4 wells=2"
BANDS = {"none": (60, 80, 100), "hot_summer": (50, 70, 90), "lit_path": (50, 70, 90)}
TITLES = ("gakusei", "senmon", "sensei")


def owned(band: str, least: int, scenario: str = "none") -> Any:
    """A box whose first band of a scenario asks for so many points."""
    if scenario == "none":
        return box_with((f"bands = [{{ min = {band}, title", f"bands = [{{ min = {least}, title"))
    head = f'[solo.scenarios.{scenario}]\nsource = "R"\nbands = [{{ min = '
    return box_with((f"{head}{band},", f"{head}{least},"))


@clause("KOI-SOLO-08", "KOI-SOLO-09", "KOI-SOLO-10")
@pytest.mark.parametrize("scenario", list(BANDS))
def test_the_bands(scenario: str) -> None:
    lowest, middle, highest = BANDS[scenario]
    for points, title in (
        (0, "none"), (lowest - 1, "none"), (lowest, "gakusei"), (middle - 1, "gakusei"),
        (middle, "senmon"), (highest - 1, "senmon"), (highest, "sensei"), (200, "sensei"),
    ):  # fmt: skip
        assert title_of(BOX, scenario, points, 3, 3, True) == title
        assert title_of(BOX, scenario, points, 3, 2, True) == "none"


@clause("KOI-SOLO-08")
def test_a_title_needs_all_goals_and_enough_points() -> None:
    goals = "willow+waterfall+purple_lily"
    line = f"{TITLED} luck=0"
    points = total(line)
    assert 40 <= points < 60
    for lucky in (0, 60 - points - 1, 60 - points):
        if lucky > 12:
            continue
        match = over(f"{TITLED} luck={lucky}", goals=goals)
        assert match.view(None).title == ("gakusei" if points + lucky >= 60 else "none")
    for least, title in ((points, "gakusei"), (points + 1, "none")):
        box = owned("60", least)
        match = over(line, goals=goals, box=box)
        assert match.outcome is not None
        assert match.outcome.words == ("P1", str(points), "title", title)
        assert sheet(line, box, goals=goals)["title"] == title
        # With another goal in play that is not done there is no title.
        other = over(line.replace(" J1,-2.4", ""), goals=goals, box=owned("60", 10))
        assert other.view(None).title == "none"


@clause("KOI-SOLO-08")
def test_one_path_tile_completes_the_path() -> None:
    box = owned("60", 5)
    line = "O0,0.0 f-1,0 f-1,1 y-1,0 y-1,1 P1,1 V3,0.3 a0,0 N1,0 luck=0 wells=2"
    goals = "path+waterfall+purple_lily"
    assert over(line, goals=goals, box=box).view(None).title == "gakusei"
    assert over(line.replace(" N1,0", ""), goals=goals, box=box).view(None).title == "none"


@clause("KOI-SOLO-08")
def test_without_goals_the_points_alone_decide() -> None:
    line = "O0,0.0 a0,0 luck=3"
    assert over(line, box=owned("60", 5)).view(None).title == "gakusei"
    assert over(line, box=owned("60", 6)).view(None).title == "none"


@clause("KOI-SOLO-09")
def test_in_a_hot_summer_open_koi_are_worth_nothing() -> None:
    line = "O0,0.0 w1,-1 w2,-1 a1,0 b0,1.0 scrolls=small,medium"
    assert koi_points(line) == [4, 4]
    hot = sheet(f"{line} scenario=hot_summer")
    assert [one["vp"] for one in hot["koi"]] == [4, 0]
    assert [one["vp"] for one in hot["scrolls"]] == [2, 3]  # scrolls count them
    assert hot["total"] == 4 + 5
    match = at(f"{line} luck=0", scenario="hot_summer")
    assert match.total(0) == 9
    assert match.lines(0)[1].points == 0


@clause("KOI-SOLO-09", "KOI-GOAL-13", "KOI-GOAL-14")
def test_whether_open_koi_bring_points_to_others_in_a_hot_summer() -> None:
    """AMB-34: to scrolls, statue and shishi-odoshi they do, unless the file says otherwise."""
    strict = box_with(hot_summer_open_koi_count="false")
    line = "O0,0.0 w1,-1 w2,-1 a1,0 a0,1 scrolls=small luck=0"  # one of two is surrounded
    statue = "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 b0,1.0 U0,4.2 luck=0"
    shishi = "O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 H-2,2.0 luck=0"
    for pond, hot, less in ((line, 4 + 4, 4 + 2), (statue, 14, 6), (shishi, 3, 0)):
        told = f"{pond} scenario=hot_summer"
        assert (total(told), total(told, strict)) == (hot, less)
        assert total(pond, strict) == total(pond)
        for box, points in ((BOX, hot), (strict, less)):
            goals = with_goals("statue", "shishi_odoshi")
            match = over(
                pond, scenario="hot_summer", goals=goals, box=box, row="- - - - -", deck=""
            )
            assert (match.total(0), sum(one.points for one in match.lines(0))) == (points, points)


@clause("KOI-SOLO-09")
def test_the_goals_of_a_hot_summer_are_drawn() -> None:
    match = fresh(1, scenario="hot_summer")
    assert phase(match) == "goal"
    play(match, "goal:path goal:turtle goal:willow")
    assert (phase(match), goals_in_play(match)) == ("deal", {"path", "turtle", "willow"})
    chosen = fresh(1, scenario="hot_summer", goals=with_goals("path"))
    assert phase(chosen) == "deal"
    assert phase(fresh(1, scenario="hot_summer", goals="none")) == "deal"
    points = total(f"{TITLED} scenario=hot_summer")
    for least, title in ((points, "gakusei"), (points + 1, "none")):
        box = owned("50", least, "hot_summer")
        match = over(f"{TITLED} luck=0", goals="willow+waterfall+purple_lily",
                     scenario="hot_summer", box=box)  # fmt: skip
        assert match.view(None).title == title


LIT = (
    "O0,0.0 w0,2 w-1,2 s3,0.3 s-1,0.0 l3,0 l-1,0 f1,-1 f2,-1 y1,-1 y2,-1 a0,0 a1,0 a0,1 "
    "N2,0 N1,1 N0,2 U0,3.2 P-1,2"
)


@clause("KOI-SOLO-10")
def test_the_goals_of_the_lit_path() -> None:
    match = fresh(1, scenario="lit_path")
    assert (phase(match), goals_in_play(match)) == ("deal", {"statue", "path", "purple_lily"})
    for goals in ("none", "random", "path+statue+purple_lily"):
        with pytest.raises(BadOption, match="lit_path has its own three goals"):
            fresh(1, scenario="lit_path", goals=goals)


@clause("KOI-SOLO-10", "KOI-SOLO-11")
def test_the_link_of_the_lit_path() -> None:
    def lit(line: str) -> bool:
        return bool(sheet(f"{line} scenario=lit_path")["lit_path"])

    assert lit(LIT)
    assert lit(LIT.replace("N2,0 N1,1 N0,2", "N0,2 N1,1 N2,0"))  # the other way round
    assert lit(LIT.replace("N2,0 N1,1 N0,2", "N1,1 N0,2 N2,0"))  # from the middle
    assert "lit_path" not in sheet(LIT)
    # Too short, no statue, no lantern there, or too short a stretch.
    assert not lit(LIT.replace("N2,0 N1,1 N0,2", "N1,1 N0,2"))
    assert not lit(LIT.replace(" U0,3.2", ""))
    assert not lit(LIT.replace("l3,0 l-1,0", "l-1,0 w-2,3 s-3,3.0 l-3,3"))
    assert not lit(LIT.replace("a0,0 a1,0 a0,1 N2,0 N1,1 N0,2",
                               "w-2,3 a0,0 a1,0 a0,1 a2,0 N1,1 N0,2"))  # fmt: skip
    # What hangs on the stretch that joins does not matter: 2,0 is in the middle of this path.
    longer = LIT.replace(" P-1,2", "").replace("a1,0 a0,1", "a0,1 w-2,3 a-2,3 a-1,2")
    longer = longer.replace("N0,2", "N0,2 N1,0")
    assert lit(longer.replace(" N1,0", ""))
    assert lit(longer)
    # An end beside an arm of the shore is not beside its middle cell: 2,-1 is beside 3,-1.
    arm = "O0,0.0 w0,2 w2,-1 s3,0.3 s-1,0.0 l3,0 l-1,0 a0,0 a0,1 b1,0.0 U0,3.2"
    assert not lit(arm)
    three = arm.replace("a0,0 a0,1 b1,0.0", "w1,-1 a0,0 a0,1 a1,-1 N2,0 N1,1 N0,2")
    assert lit(three)
    four = three.replace("a1,-1 N2,0", "a1,-1 a1,0 N2,0").replace("N0,2", "N0,2 N2,-1")
    assert lit(four)
    # It is the stretch that needs so many tiles, not the path.
    box = box_with(("path_min_tiles = 3", "path_min_tiles = 4"))
    assert not sheet(f"{LIT} scenario=lit_path", box)["lit_path"]
    assert not sheet(f"{longer} scenario=lit_path", box)["lit_path"]


@clause("KOI-SOLO-11")
def test_before_the_ruling_only_the_ends_of_the_path_joined() -> None:
    longer = LIT.replace(" P-1,2", "").replace("a1,0 a0,1", "a0,1 w-2,3 a-2,3 a-1,2")
    longer = longer.replace("N0,2", "N0,2 N1,0")
    for line, then in ((LIT, True), (longer, False)):
        match = over(f"{line} luck=0", scenario="lit_path", goals="usual")
        assert match.view(None).lit_path is True
        match._states[0].rulings[LIT_STRETCH] = 0
        assert match.view(None).lit_path is then


@clause("KOI-SOLO-10")
def test_the_title_of_the_lit_path_needs_the_link() -> None:
    short = LIT.replace("N2,0 N1,1 N0,2", "N1,1 N0,2")
    for line, lit in ((LIT, True), (short, False)):
        points = total(line)
        box = owned("50", points, "lit_path")
        match = over(f"{line} luck=0", scenario="lit_path", goals="usual", box=box)
        assert match.view(None).lit_path is lit
        assert match.view(None).title == ("gakusei" if lit else "none")
        assert sheet(line, box, scenario="lit_path")["title"] == ("gakusei" if lit else "none")
        higher = owned("50", points + 1, "lit_path")
        match = over(f"{line} luck=0", scenario="lit_path", goals="usual", box=higher)
        assert match.view(None).title == "none"
    assert title_of(BOX, "lit_path", 99, 3, 3, False) == "none"
    usual = over(f"{short} luck=0", goals="statue+path+purple_lily", box=owned("60", 20))
    assert usual.view(None).title == "gakusei"  # without the scenario no link is asked


@clause("KOI-SOLO-12")
def test_the_goals_of_the_imperial_lake() -> None:
    five = {"century_carp", "waterfall", "shishi_odoshi", "willow", "turtle"}
    match = fresh(1, scenario="imperial_lake")
    assert (phase(match), goals_in_play(match)) == ("deal", five)
    drawn = fresh(1, scenario="imperial_lake", goals="random")
    play(drawn, "goal:path goal:turtle goal:willow goal:bridge")
    assert phase(drawn) == "goal"
    play(drawn, "goal:statue")
    assert phase(drawn) == "deal"
    assert goals_in_play(drawn) == {"path", "turtle", "willow", "bridge", "statue"}
    for goals in ("none", "path+statue+turtle"):
        with pytest.raises(BadOption, match="imperial_lake has its own five goals"):
            fresh(1, scenario="imperial_lake", goals=goals)


@clause("KOI-SOLO-12")
def test_the_bands_of_the_imperial_lake() -> None:
    for points, done, title in (
        (49, 5, "none"), (50, 3, "none"), (50, 4, "gakusei"), (50, 5, "gakusei"),
        (70, 4, "gakusei"), (69, 5, "gakusei"), (70, 5, "senmon"), (89, 5, "senmon"),
        (90, 4, "gakusei"), (90, 5, "sensei"), (150, 3, "none"), (150, 5, "sensei"),
    ):  # fmt: skip
        assert title_of(BOX, "imperial_lake", points, 5, done, False) == title


@clause("KOI-SOLO-12")
def test_a_title_at_the_imperial_lake() -> None:
    line = (
        "O0,0.0 w2,-1 w3,-1 w-1,1 w-1,2 w-2,2 Z0,0.0 H-2,2.0 a2,0 a0,1 w4,-1 a4,-1 w5,-1 a5,-1 "
        "w6,-1 T6,-1 scrolls=lily,small,well wells=2 V1,2.2 J-2,0.0 luck=0"
    )
    words = line.split()
    points = total(line)
    box = owned("50", points, "imperial_lake")
    match = over(line, scenario="imperial_lake", goals="usual", box=box)
    assert len(match.view(None).ponds[0].goals) == 5
    assert match.view(None).title == "gakusei"
    four = " ".join(word for word in words if word[0] != "T")
    box = owned("50", total(four), "imperial_lake")
    assert (
        over(four, scenario="imperial_lake", goals="usual", box=box).view(None).title == "gakusei"
    )
    three = " ".join(word for word in four.split() if word[0] != "V")
    box = owned("50", total(three) - 1, "imperial_lake")
    assert over(three, scenario="imperial_lake", goals="usual", box=box).view(None).title == "none"


# Taking back


@clause("KOI-TURN-03", "KOI-TURN-05")
def test_a_turn_is_taken_back_step_by_step() -> None:
    match = at("O0,0.0 f-1,0 coins=9 luck=2", SPRING, stored="w2 S1 f1", cards="c01 c09 c13",
               goals=with_goals("path"), confirm=True)  # fmt: skip
    words = ["!S", "W", "+a0,0", "N1,0", "+w3,0", "=w4,0", "y-1,0", "!w", "+f0,2", "-", "-"]
    stages = [match.state]
    for word in words:
        match.play(word)
        stages.append(match.state)
    assert match.actor == 1
    assert match.tentative == tuple(words)
    for word, stage in zip(reversed(words), reversed(stages[:-1]), strict=True):
        assert match.undo() == word
        assert match.state == stage
    with pytest.raises(NothingToUndo):
        match.undo()


@clause("KOI-MED-05")
def test_a_card_that_is_revealed_ends_the_taking_back() -> None:
    match = at("O0,0.0 luck=3", SPRING, row="c02 c42 c10 c14 c36", confirm=True)
    start = match.state
    for word in ("!f", "M2", "R", "C2"):
        match.play(word)
    assert match.actor == CHANCE
    with pytest.raises(Unconfirmed):
        match.deal()  # the turn can still be taken back
    assert match.undo() == "C2"
    assert match.undo() == "R"
    match.reset_turn()
    assert match.state == start
    for word in ("!f", "M2", "C1", "R", "c44"):
        match.play(word)
    with pytest.raises(NothingToUndo):
        match.undo()
    match.play("!w")
    assert match.undo() == "!w"
    with pytest.raises(NothingToUndo):
        match.undo()


@clause("KOI-SOLO-02")
def test_a_churned_card_ends_the_taking_back() -> None:
    match = at(SPRING, confirm=True)
    match.play("M3")
    assert match.undo() == "M3"
    assert (gone(match), row_of(match)) == ("", PLAIN)
    match.play("W")
    assert match.undo() == "W"
    assert gone(match) == ""
    match.play("M1")
    assert match.undo() == "M1"
    match.play("M1")
    match.play("c44")
    with pytest.raises(NothingToUndo):
        match.undo()


@clause("KOI-SOLO-05")
def test_a_removal_is_taken_back() -> None:
    left = {"small": 3, "medium": 0, "large": 2}
    match = at("O0,0.0 coins=9", left=left, confirm=True)
    before = match.state
    for word in ("!S", "rmL"):
        match.play(word)
    assert [match.undo(), match.undo()] == ["rmL", "!S"]
    assert match.state == before
