"""The rules clause by clause.  test_clause_tables.py fails if one of them has no test.

Ponds are told in the notation of the rules, and chance is told what to do.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from pondside.games.koi.material import GOALS
from pondside.games.koi.titles import title_of
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
    own_box,
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


def begun(seats: int = 2, **options: str) -> Match:
    """A match at its first turn: slots 5 to 1 hold the first cards of the deck."""
    first = {"first": "1"} if seats > 1 else {}
    return settled(fresh(seats, **{**first, "goals": "none", **options}))


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
    match = fresh(seats, goals="none", **({"first": "1"} if seats > 1 else {}))
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
    settled(match.play(f"first:P{seats}") and match or match)
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
    match = fresh(seats, **({"first": "1"} if seats > 1 else {}))
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
    first = {"first": "1"} if seats > 1 else {}
    chosen = with_goals(goal, *("turtle", "willow", "bridge")[:2])
    tiles = goal_tiles(fresh(seats, goals=chosen, **first))
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
    box = box_with(("start_tiles = { 1 = { water = 2 }", "start_tiles = { 1 = { water = 2, large = 1 }"))
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


@clause("KOI-TURN-02", "KOI-GOAL-01")
def test_a_goal_comes_after_the_main_action() -> None:
    line = "O0,0.0 w1,-1 scrolls=lily,small,well"
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


@clause("KOI-LUCK-06")
def test_luck_waits_while_an_effect_is_under_way() -> None:
    rain = play(at(SPRING, SPRING, row="c02 c38 c10 c14 c36"), "M2 C")
    second = at_work(SPRING, "w2")
    second.play("w-1,0")
    land = play(at_work("O0,0.0 a0,0"), "mv0")
    along = play(at("O0,0.0 coins=5", SPRING, stored="S1", goals=with_goals("path")), "W a0,0")
    bonus = play(after_work("O0,0.0 f-1,0 f-1,1", "branches"), "GB3:0,1.0")
    throw = play(at(SPRING, SPRING, stored="w6"), "W - -")
    for match in (rain, second, land, along, bonus, throw):
        assert refused(match, "!f") == ("luck_not_now", "KOI-LUCK-06")
        assert not any(word.startswith("!") for word in legal(match))
    assert [phase(match) for match in (rain, second, land, along, bonus, throw)] == [
        "rain", "second", "land", "path", "bonus", "discard",
    ]  # fmt: skip


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
    match = at(SPRING, SPRING, deck="")
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
    match = at(SPRING, SPRING, stored=stored)
    assert match.view(None).ponds[0].spaces == spaces
    words = " ".join({"w": f"w{6 - spaces}", "f": f"f{6 - spaces}"}.get(k, "") for k in "f")
    match = at(SPRING, SPRING, stored=f"{stored} {words}" if stored != "f1" else "f6")
    assert phase(play(match, "W - -")) == "discard"
    match.play(f"x{'f' if stored != 'f1' else 'f'}")
    assert match.actor == 1


@clause("KOI-STORE-01")
def test_only_what_is_stored_can_be_laid() -> None:
    match = at_work(SPRING)
    for word in ("w-1,0", "f-1,0", "s3,0.3", "a0,0", "b0,0.0", "c0,0.5"):
        assert refused(match, word) == ("not_stored", "KOI-STORE-01")
    assert legal(match) == {"-", "!f", "!w", "!s", "!S"}
    for letter, word in (("w", "xf"), ("S", "xM")):
        throw = play(at(SPRING, SPRING, stored=f"{letter}6" if letter == "w" else "S4 w2"), "W - -")
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
    match = play(at(SPRING, SPRING, stored="w3 f1 s1 S1 M1"), "W - -")
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
