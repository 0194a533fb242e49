"""The rules clause by clause.  test_clause_table.py fails if one of them has no test.

Positions are lines as in the rules, or built by `lake`; chance is told what to do.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pondside.games.rybowisko import actions
from pondside.games.rybowisko.refusals import REFUSALS
from pondside.games.rybowisko.tables import stock_text
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.errors import BadOption, Illegal, Unreadable
from pondside.kernel.game import CHANCE
from pondside.kernel.match import Match

from ..clauses import clause
from .table import (
    BOX,
    CARDS,
    COMPASS,
    FISHING,
    GAME,
    PLACES,
    SETUP,
    TOKENS,
    Angler,
    angler,
    at,
    cards_of,
    distances,
    edited,
    ends,
    fork,
    here,
    idle,
    lake,
    map_of,
    other_lake,
    own_box,
    parts_of,
    phase_of,
    play,
    sail,
    tokens_of,
    unfilled,
    walk,
)

GRID = """
    . . . . . . . . . . . ~ o . . . .
    . . . . . . . . . . . ~ ~ . . . .
    . . . . . . . . . . o ~ ~ . . . .
    . . . . . . . . . 4 ~ ~ ~ ~ ~ ~ ~
    . . . . . . . . o ~ ~ ~ o ~ ~ ~ o
    . . . . . . . ~ ~ ~ ~ ~ ~ ~ ~ . .
    . . . . . . o ~ ~ ~ o ~ ~ ~ o . .
    . . . . . 1 ~ ~ ~ ~ ~ ~ ~ 3 . . .
    o ~ ~ ~ o ~ ~ ~ o ~ ~ ~ o ~ . . .
    ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ . . . .
    . . . . . ~ o ~ ~ ~ o ~ . . . . .
    . . . . . . . 2 ~ ~ ~ . . . . . .
    . . . . . . . . o ~ . . . . . . .
"""
RANGES = {
    "SZC": "56", "OKO": "45", "SAN": "12", "BOL": "4", "SUM": "6", "WEG": "1",
    "LES": "234", "PLO": "345", "KRA": "12", "KRP": "6", "LIN": "4", "KRS": "1",
    "PIS": "123", "ROZ": "23", "KOZ": "3", "UKL": "56", "KIE": "12", "JZG": "56",
}  # fmt: skip
SYMBOLS = {
    "A": "SZC OKO SAN BOL SUM WEG",
    "B": "LES PLO KRA KRP LIN KRS",
    "C": "PIS ROZ KOZ UKL KIE JZG",
}
UNIQUE = ["SUM", "WEG", "LIN", "KRS", "ROZ", "KOZ"]
# Weatherfish and bitterling on the red places, as in the rulebook's example.
PIS_ROZ = "PIS,ROZ,SZC,JZG,SUM,UKL,SAN,LES"
KOZ_LIN = "KOZ,LIN,SZC,JZG,SUM,UKL,SAN,LES"
SIX = "OKO+OKO+OKO+BOL+BOL+BOL"
# Six fishing fields without a token: with the spare one, seven tokens in the pile.
SIX_BARE = "m1 k3 q5 o7 a9 i13"


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.play(word)
    return caught.value.refusal, caught.value.clause


def casting(*others: str, me: str = "i8", cards: str = PIS_ROZ, **more: Any) -> Match:
    """Seat 1 has gone south to the red token on i9, and the die is to be rolled."""
    match = lake(me, *(others or ("q4",)), cards=cards, **more)
    return sail(match, "S")


def caught_one(match: Match) -> Match:
    """A catch under way is finished: weatherfish with a 1, and back north with the waves."""
    return play(match, "die:1 r1:KRP >N")


# Section 2: set-up


@clause("RYB-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_cards_and_tokens_are_used_by_any_number_of_players(seats: int) -> None:
    match = unfilled(seats)
    assert match.view(None).unseen == dict.fromkeys(RANGES, 3)
    play(match, " ".join(SETUP.split()[:8]))
    assert match.words() == [f"keep:{colour}{way}" for colour in "rygb" for way in "NESW"]
    play(match, " ".join(SETUP.split()[8:]))
    assert len(match.view(None).anglers) == seats
    assert (len(tokens_of(match)), parts_of(match)["pile"]) == (15, "yW")
    assert parts_of(match)["deck"] == "46"


@clause("RYB-SETUP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="seats"):
        unfilled(seats)


@clause("RYB-SETUP-02")
def test_the_lake_is_that_of_the_titled_side() -> None:
    signs = {
        f"{chr(ord('a') + x)}{y}": sign
        for y, row in enumerate(GRID.split("\n")[1:-1], 1)
        for x, sign in enumerate(row.split())
        if sign != "."
    }
    assert list(BOX.names["field"]) == list(signs)
    assert [field for field, sign in signs.items() if sign == "o"] == FISHING
    assert list(play(unfilled(), SETUP).view(None).tokens) == FISHING
    for field, sign in signs.items():
        if sign.isdecimal():
            solo = unfilled(1, colours=sign + "1234".replace(sign, ""))
            assert angler(solo).field == field
    for field in signs:
        column, row = ord(field[0]), int(field[1:])
        beside = {
            way: f"{chr(column + dx)}{row + dy}"
            for way, (dx, dy) in COMPASS.items()
            if f"{chr(column + dx)}{row + dy}" in signs and len(way) == 1
        }
        assert dict(map_of(BOX)[field]) == beside


@clause("RYB-SETUP-03")
def test_eight_cards_are_laid_in_the_order_of_the_places() -> None:
    match = unfilled()
    for n, place in enumerate(PLACES):
        assert (match.actor, phase_of(match)) == (CHANCE, "deal")
        assert refused(match, "g7") == ("await_deal", "RYB-SETUP-03")
        other = PLACES[n - 1]
        assert refused(match, f"{other}:UKL") == ("wrong_place", "RYB-SETUP-03")
        assert {word.split(":")[0] for word in match.words()} == {place}
        assert sum(match.weights()) == 54 - n
        [event] = match.play(f"{place}:{CARDS.split(',')[n]}")
        assert event.values == {"place": place, "card": CARDS.split(",")[n]}
        assert list(cards_of(match).values()) == CARDS.split(",")[: n + 1] + [None] * (7 - n)
    assert phase_of(match) == "keep"
    assert match.view(None).places == dict(zip(PLACES, CARDS.split(","), strict=True))


@clause("RYB-SETUP-04")
def test_the_other_46_cards_may_come_in_any_order() -> None:
    """Three bleak lie open, so no more can come; of the others each card is as likely."""
    matches = [play(unfilled(seed=seed), SETUP) for seed in ("1", "2")]
    assert matches[0].digest() == matches[1].digest()
    match = matches[0]
    assert match.view(0).deck == match.view(None).deck == 46
    left = Counter(dict.fromkeys(RANGES, 3))
    left.subtract(CARDS.split(","))
    assert match.view(1).unseen == +left
    play(match, "e9 die:5 take:r2")
    drawn = dict(zip(match.words(), match.weights(), strict=True))
    assert drawn == {f"r2:{code}": n for code, n in left.items() if n}
    assert refused(match, "r2:UKL") == ("card_not_left", "RYB-SETUP-04")
    match.play("r2:SZC")
    assert match.view(0).unseen == +(left - Counter(["SZC"]))
    assert match.view(0).deck == 45


@clause("RYB-SETUP-05")
def test_a_token_goes_on_every_fishing_field() -> None:
    match = play(unfilled(), SETUP.partition("m1:")[0])
    colours = Counter("rrrryyyggggbbbb")
    for n, field in enumerate(FISHING):
        assert (match.actor, phase_of(match)) == (CHANCE, "lay")
        assert refused(match, "g7") == ("await_tokens", "RYB-SETUP-05")
        weights = dict(zip(match.words(), match.weights(), strict=True))
        assert weights == {f"{field}:{colour}": left for colour, left in colours.items() if left}
        match.play(f"{field}:{TOKENS[2 * n]}")
        colours[TOKENS[2 * n]] -= 1
        assert list(tokens_of(match)) == FISHING[: n + 1]
    assert "".join(token.colour for token in match.view(None).tokens.values()) == TOKENS[::2]
    assert (match.actor, match.turn, phase_of(match)) == (0, 1, "move")


@clause("RYB-SETUP-06")
@pytest.mark.parametrize("token", ["yW", "rN", "bS"])
def test_the_sixteenth_token_lies_in_the_pile_drift_side_up(token: str) -> None:
    match = play(unfilled(), SETUP.partition("keep:")[0])
    assert (phase_of(match), match.weights()) == ("keep", [1] * 16)
    assert refused(match, "g7") == ("await_tokens", "RYB-SETUP-05")
    match.play(f"keep:{token}")
    assert match.view(None).pile == [token]
    assert phase_of(match) == "lay"
    match.deal()
    assert match.view(None).pile == [token]
    assert Counter(tokens_of(match).values()) == Counter("rrrryyyyggggbbbb") - Counter(token[0])


@clause("RYB-SETUP-07")
@pytest.mark.parametrize("open_refill", ["off", "on"])
def test_nobody_knows_where_a_token_on_the_lake_points(open_refill: str) -> None:
    match = play(unfilled(open_refill=open_refill), SETUP)
    assert parts_of(match)["tokens"] == "".join(f"{colour}?" for colour in TOKENS[::2])
    for seat in (0, 1, None):
        for token in match.view(seat).tokens.values():
            ways = "NES" if token.colour == "y" else "NESW"
            assert token.drifts == dict.fromkeys(ways, 1 / len(ways))
    yellow = play(fork(match), "g7 die:4 give_up")
    assert (yellow.words(), yellow.weights()) == ([">N", ">E", ">S"], [1, 1, 1])
    red = play(fork(match), "e9 die:4 give_up")
    assert (red.words(), red.weights()) == ([">N", ">E", ">S", ">W"], [1, 1, 1, 1])


@clause("RYB-SETUP-08")
@pytest.mark.parametrize(
    ("colours", "fields", "names"),
    [
        ("1234", "f8 h12 n8 j4", "orange violet white black"),
        ("4321", "j4 n8 h12 f8", "black white violet orange"),
        ("2413", "h12 j4 f8 n8", "violet black orange white"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_in_a_harbour_with_three_smiles(
    seats: int, colours: str, fields: str, names: str
) -> None:
    match = Match.new("rybowisko", seats, seed="8", options={"colours": colours})
    anglers = match.view(None).anglers
    assert [one.field for one in anglers] == fields.split()[:seats]
    assert [one.colour for one in anglers] == names.split()[:seats]
    assert {(one.smiling, one.luck) for one in anglers} == {(3, 3)}
    assert [one.cards for one in anglers] == [[]] * seats


@clause("RYB-SETUP-08")
def test_two_seats_cannot_have_one_colour() -> None:
    for colours in ("1134", "12", "1235"):
        with pytest.raises(BadOption, match="colours"):
            unfilled(colours=colours)


@clause("RYB-SETUP-09")
def test_every_seat_has_its_own_number_of_luck_tokens() -> None:
    match = unfilled(3, luck_p1="4", luck_p2="2")
    assert [angler(match, seat)[1:3] for seat in range(3)] == [(4, 4), (2, 2), (3, 3)]
    match = lake("f8:0/4", "h12:0/2")
    sail(sail(match, "E"), "N")  # both rest
    assert [angler(match, seat)[1:3] for seat in range(2)] == [(4, 4), (2, 2)]
    for value in ("0", "1", "5"):
        with pytest.raises(BadOption, match="luck_p1"):
            unfilled(luck_p1=value)
    with pytest.raises(BadOption, match="seat 3 is not at this table"):
        unfilled(2, luck_p3="4")


@clause("RYB-SETUP-10")
@pytest.mark.parametrize(
    ("luck", "fits"), [("4422", True), ("4332", True), ("4333", False), ("444", True), ("44", True)]
)
def test_the_box_has_twelve_luck_tokens(luck: str, fits: bool) -> None:
    wanted: dict[str, Any] = {f"luck_p{seat}": n for seat, n in enumerate(luck, 1)}
    if not fits:
        with pytest.raises(BadOption, match="RYB-SETUP-10"):
            unfilled(len(luck), **wanted)
    strict = "on" if fits else "off"
    match = unfilled(len(luck), strict_components=strict, **wanted)
    assert [angler(match, seat).smiling for seat in range(len(luck))] == [int(n) for n in luck]


@clause("RYB-SETUP-11")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_seat_with_the_card_begins(first: str) -> None:
    match = Match.new("rybowisko", 3, seed="11", options={"first": first})
    assert (match.actor, match.view(None).first) == (int(first) - 1, int(first) - 1)
    assert parts_of(match)["turn"] == f"1.{first}.m/T7/F{first}"
    with pytest.raises(BadOption, match="first=3"):
        unfilled(2, first="3")


@clause("RYB-SETUP-11")
def test_a_random_first_player_is_drawn_before_anything_else() -> None:
    match = unfilled(3, first="random")
    assert (match.words(), match.weights()) == (["first:P1", "first:P2", "first:P3"], [1, 1, 1])
    assert refused(match, "r1:UKL") == ("await_first", "RYB-SETUP-11")
    assert refused(match, "first:P4") == ("no_such_seat", "RYB-SETUP-11")
    play(match, f"first:P2 {SETUP}")
    assert (match.actor, parts_of(match)["turn"]) == (1, "1.2.m/T7/F2")
    assert refused(unfilled(3), "first:P2") == ("await_deal", "RYB-SETUP-03")


@clause("RYB-SETUP-12")
def test_the_target_is_seven_and_may_be_changed(tmp_path: Path) -> None:
    assert unfilled().view(None).target == 7
    for seats, most in ((2, 27), (3, 18), (4, 13)):  # as many as 54 cards give everybody
        for fish in range(1, most + 1):
            assert unfilled(seats, target=str(fish)).view(None).target == fish
        with pytest.raises(BadOption, match="target") as refused:
            unfilled(seats, target=str(most + 1))
        if most < 27:
            assert refused.value.key == "clash-target"
            assert refused.value.values == {
                "target": most + 1, "least": 1, "most": most, "seats": seats,
            }  # fmt: skip
    for target in ("0", "28", "-1", "7.0", ""):
        with pytest.raises(BadOption, match="target"):
            unfilled(target=target)
    box = own_box(tmp_path, edited(stock_text(), {"min = 1\nmax = 13": "min = 5\nmax = 9"}))
    assert unfilled(box=box, target="9").view(None).target == 9
    for target in ("4", "10"):
        with pytest.raises(BadOption, match="5 to 9"):
            unfilled(box=box, target=target)


# Section 3: your turn


def turns_of(match: Match) -> list[tuple[int, list[str]]]:
    """The seat and the words of every turn so far, chance included."""
    turns: dict[int, list[str]] = {}
    seats: dict[int, int] = {}
    for entry in match.entries:
        if entry.turn:
            turns.setdefault(entry.turn, []).append(entry.word)
            if entry.actor != CHANCE:
                seats.setdefault(entry.turn, entry.actor)
    return [(seats[turn], words) for turn, words in turns.items()]


@clause("RYB-TURN-01", "RYB-END-02")
@pytest.mark.parametrize(("seats", "first"), [(2, "1"), (3, "3"), (4, "2")])
def test_everybody_has_one_turn_in_every_round(seats: int, first: str) -> None:
    for match in walk(seats, 1, keen=True, first=first, target="3"):
        s = match.state[0]
        if s.phase and s.turn and not match.over:
            assert (int(s.rounds) - 1) * seats < match.turn <= int(s.rounds) * seats
    order = [seat for seat, _ in turns_of(match)]
    assert match.over
    assert len(order) == match.turn == seats * match.view(None).round
    for start in range(0, len(order), seats):
        assert sorted(order[start : start + seats]) == list(range(seats))


@clause("RYB-TURN-02")
@pytest.mark.parametrize(
    ("first", "order"), [("1", [0, 1, 2, 0, 1, 2]), ("2", [1, 2, 0, 1]), ("3", [2, 0, 1, 2])]
)
def test_the_first_player_opens_every_round_and_the_seats_follow(
    first: str, order: list[int]
) -> None:
    match = play(unfilled(3, first=first), SETUP)
    rounds = []
    for seat in order:
        assert match.actor == seat
        rounds.append(match.view(None).round)
        idle(match)
    assert rounds == [1, 1, 1, 2, 2, 2][: len(order)]
    field = {"1": "f8", "2": "h12", "3": "n8"}[first]
    field = next(iter(map_of(BOX)[field].values()))
    head = f"pond 1\ngame rybowisko\nseats 3\noptions first={first}\n@ {SETUP}\n"
    assert Match.replay(f"{head}P{first} {field}\n").actor == order[1]
    wrong = f"{head}P{order[1] + 1} {field}\n"
    with pytest.raises(Illegal) as caught:
        Match.replay(wrong)
    assert (caught.value.refusal, caught.value.clause) == ("order", "RYB-TURN-02")


@clause("RYB-TURN-03")
@pytest.mark.parametrize("first", ["2", "random"])
def test_the_first_player_card_never_changes_hands(first: str) -> None:
    for match in walk(3, 3, keen=True, first=first, target="2"):
        if match.turn == 1 and phase_of(match) == "move":
            holder = match.view(None).first
        elif match.turn and match.actor != CHANCE:
            assert match.state[0].first == holder
            assert parts_of(match)["turn"].endswith(f"/F{holder + 1}")
    order = [seat for seat, _ in turns_of(match)]
    assert set(order[::3]) == {holder}


@clause("RYB-TURN-04")
def test_a_turn_is_a_move_and_one_action() -> None:
    resting = lake("i8", "q4")
    sail(resting, "N")
    assert (resting.actor, resting.turn, phase_of(resting)) == (1, 2, "move")
    fishing = casting()
    assert (fishing.actor, fishing.turn) == (CHANCE, 1)
    for word in ("stop", "i8", "reroll", "take:r1"):
        assert refused(fishing, word) == ("await_die", "RYB-CATCH-04")
    caught_one(fishing)
    assert (fishing.actor, fishing.turn, phase_of(fishing)) == (1, 2, "move")


@clause("RYB-TURN-04")
def test_every_turn_of_a_game_has_one_move_and_at_most_one_catch() -> None:
    *_, match = walk(3, 4, keen=True, target="3")
    catches = 0
    for _, words in turns_of(match):
        assert [word for word in words if word in BOX.names["field"]] == words[:1]
        drifts = [word for word in words if word[0] == ">"]
        dice = [word for word in words if word.startswith("die:")]
        assert len(drifts) == (1 if dice else 0)
        assert drifts or len(words) == 1  # a rest
        catches += len(drifts)
    assert catches >= 3


@clause("RYB-TURN-05")
@pytest.mark.parametrize(("bare", "phase"), [("", "roll"), ("i9", "move"), ("k11", "roll")])
def test_the_field_decides_between_catch_and_rest(bare: str, phase: str) -> None:
    match = lake("i8:1", "q4", bare=bare)
    reach = {one.field: one for one in match.view(0).reach}
    assert reach["i9"].action == ("catch" if phase == "roll" else "rest")
    sail(match, "S")
    assert phase_of(match) == phase
    assert match.actor == (CHANCE if phase == "roll" else 1)
    assert angler(match).smiling == (1 if phase == "roll" else 3)


@clause("RYB-TURN-06")
def test_nothing_else_can_be_done_in_a_turn() -> None:
    move = lake("i8", "q4")
    wanted = range(16, 16 + 90)
    assert set(move.actions()) <= set(wanted)
    for word in ("reroll", "give_up", "take:r1", "die:4", "r1:KRP", ">N", "keep:rN", "m1:r"):
        assert refused(move, word) == ("must_move", "RYB-MOVE-01")
    for code in (-1, 13, 14, 15, actions.N_CODES, 10**30):
        assert move.refusal(code) == ("no_such_action", "RYB-TURN-06")
    missed = play(casting(), "die:4")
    assert missed.actions() == [9, 10]
    both = play(casting(), "die:2")
    assert both.actions() == [11, 12]
    for match in (move, missed, both):
        allowed = set(match.actions())
        assert [choice.word for choice in match.view(0).choices] == match.words()
        for other in (1, None):
            assert (match.view(other).choices, match.view(other).reach) == ([], [])
        for code in range(actions.N_CODES):
            assert (match.refusal(code) is None) == (code in allowed)


@clause("RYB-TURN-06", "RYB-REST-04")
def test_luck_changes_by_long_moves_rolls_and_rests_only() -> None:
    before: list[Angler] = []
    changed = 0
    for n, match in enumerate(walk(3, 6)):
        now = [angler(match, seat) for seat in range(3)]
        if before and match.entries[-1].turn:
            entry = match.entries[-1]
            costs = [0, 0, 0]
            if entry.word == "reroll":
                costs[entry.actor] = 1
            elif entry.word in BOX.names["field"]:
                far = distances(BOX, before[entry.actor].field)[entry.word]
                costs[entry.actor] = max(far - 2, 0)
            for seat in range(3):
                expected = before[seat].smiling - costs[seat]
                moved = entry.word == "stop" or entry.word in BOX.names["field"]
                if seat == entry.actor and moved and phase_of(match) != "roll":
                    expected = before[seat].luck
                assert now[seat].smiling == expected, match.entries[-3:]
                changed += now[seat].smiling != before[seat].smiling
        before = now
        if n > 300:
            break
    assert changed > 10


# Section 3.1: move


@clause("RYB-MOVE-01")
def test_the_angler_must_move_and_two_steps_are_free() -> None:
    match = lake("i8", "q4")
    assert refused(match, "stop") == ("must_move", "RYB-MOVE-01")
    assert refused(match, "i8") == ("must_move", "RYB-MOVE-01")
    assert "i8" not in {one.field for one in match.view(0).reach}
    one = sail(lake("i8", "q4"), "S")
    two = sail(lake("i7", "q4"), "SS")
    for fishing in (one, two):
        assert (phase_of(fishing), here(fishing), angler(fishing).smiling) == ("roll", "i9", 3)
    assert angler(sail(lake("i7:0", "q4"), "SS")).smiling == 0


@clause("RYB-MOVE-02")
def test_steps_go_to_the_four_neighbours() -> None:
    match = lake("i8:0", "q4")
    assert ends(match) == {
        "i6", "h7", "i7", "j7", "g8", "h8", "j8", "k8", "h9", "i9", "j9", "i10",
    }  # fmt: skip
    for code in (16 + 90, 16 + 199):
        assert match.refusal(code) == ("no_water", "RYB-MOVE-02")
    with pytest.raises(Unreadable):
        match.read("a1")


@clause("RYB-MOVE-02", "RYB-DRIFT-02")
def test_a_corrected_map_may_have_eight_directions(tmp_path: Path) -> None:
    grid = ["1~~~~", "~~~~2", "~~o~~", "3~~o~", "~~~~4"]
    box = own_box(tmp_path, other_lake(grid, ["rNE", "rSW", "rN"], 2, tuple(COMPASS)))
    line = f"r?r? rN {CARDS} 46 b4:0/3:-;e5:0/3:- 1.1.m/T7/F1"
    match = at(line, box=box)
    assert ends(match) == {
        "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "c4", "d4", "a5", "b5", "c5", "d5",
    }  # fmt: skip
    sail(match, ["NE"])
    assert (here(match), phase_of(match)) == ("c3", "roll")
    play(match, "die:1 >NE")
    assert angler(match).field == "d2"


@clause("RYB-MOVE-03")
@pytest.mark.parametrize("field", ["f8", "i9", "m1", "a10"])
def test_a_move_never_ends_where_it_began(field: str) -> None:
    match = lake(f"{field}:3", "q4")
    near = {other for other, far in distances(BOX, field).items() if far <= 5}
    assert ends(match) == near - {field, "q4"}


@clause("RYB-MOVE-04")
def test_each_step_after_the_second_costs_luck() -> None:
    for n, left in enumerate((3, 3, 2, 1, 0), 1):
        match = lake("k10", "q4")
        field = f"{'kjihgf'[n]}10"
        assert next(one.luck for one in match.view(0).choices if one.word == field) == 3 - left
        sailed, *_ = match.play(field)
        assert (sailed.key, sailed.values["luck"]) == ("sailed", 3 - left)


@clause("RYB-MOVE-04")
@pytest.mark.parametrize(
    ("start", "steps", "left"), [("k8", "WWS", 2), ("l8", "WWWS", 1), ("m8", "WWWWS", 0)]
)
def test_luck_spent_on_steps_is_gone_even_if_the_catch_fails(
    start: str, steps: str, left: int
) -> None:
    match = lake(start, "q4", cards=PIS_ROZ)
    told = next(one for one in match.view(0).reach if one.field == "i9")
    assert (told.luck, len(told.words)) == (3 - left, 1)
    # Three numbers of six hit; what the way costs cannot be spent on rolls.
    assert told.chances is not None
    assert told.chances.any == [1 - 0.5 ** (n + 1) for n in range(left + 1)]
    assert next(c for c in match.view(0).choices if c.word == "i9").luck == 3 - left
    sail(match, steps)
    assert (phase_of(match), angler(match).smiling) == ("roll", left)
    match.play("die:4")
    if left:
        match.play("give_up")
    match.play(">N")
    assert (match.actor, angler(match).smiling) == (1, left)


@clause("RYB-MOVE-05")
@pytest.mark.parametrize(
    ("luck", "longest"), [("4/4", 6), ("3/3", 5), ("2/2", 4), ("1/4", 3), ("0/2", 2), ("0/4", 2)]
)
def test_the_longest_move_is_two_steps_and_the_smiles(luck: str, longest: int) -> None:
    match = lake(f"m10:{luck}", "q4")
    far = distances(BOX, "m10")
    assert max(far[field] for field in ends(match)) == longest
    assert {one.field for one in match.view(0).reach} == ends(match)
    row = "mlkjihgfedcba"
    assert refused(match, f"{row[longest + 1]}10") == ("too_far", "RYB-MOVE-05")
    match.play(f"{row[longest]}10")
    assert angler(match).field == f"{row[longest]}10"


@clause("RYB-MOVE-06")
def test_other_anglers_can_be_passed() -> None:
    match = lake("k8:0", "j8", "k9", "q4")
    assert {"i8", "k10"} <= ends(match)
    sail(match, "WW")
    assert (angler(match, 0).field, angler(match, 1).field) == ("i8", "j8")
    three = lake("k10:3", "j10", "i10", "h10")
    assert {"g10", "f10"} <= ends(three)
    sail(three, "WWWW")
    assert [angler(three, seat).field for seat in range(4)] == ["g10", "j10", "i10", "h10"]
    # Those that were passed are still in the way of a stop.
    assert ends(three) & {"i10", "h10", "g10", "k10"} == {"k10"}


@clause("RYB-MOVE-07")
def test_a_move_does_not_end_on_another_angler() -> None:
    match = lake("k8", "j8", "k9", "f8")
    assert not ends(match) & {"j8", "k9", "f8"}
    assert not {one.field for one in match.view(0).reach} & {"j8", "k9", "f8"}
    for field in ("j8", "k9", "f8"):
        assert refused(match, field) == ("field_taken", "RYB-MOVE-07")


@clause("RYB-MOVE-07")
def test_every_free_field_in_range_is_offered_however_crowded_it_is() -> None:
    """Others stand near and far, on the first and on the last of the fields in range."""
    rng = random.Random(7)
    fields = list(BOX.names["field"])
    for luck in (0, 1, 2, 3, 0, 1):
        start, *_ = rng.sample(fields, 1)
        far = distances(BOX, start)
        near = sorted((f for f in fields if f != start), key=lambda f: (far[f], f))
        in_range = [f for f in near if far[f] <= 2 + luck]
        pools = [near[:3], in_range[-3:], rng.sample(in_range, 3), near[len(in_range) :][:3]]
        for others in pools:
            match = lake(f"{start}:{luck}", *others)
            assert match.words() == [f for f in fields if f in in_range and f not in others]


@clause("RYB-MOVE-08")
def test_passing_a_catch_token_does_nothing() -> None:
    match = lake("i8", "q4")
    before = parts_of(match)
    sail(match, "SS")
    after = parts_of(match)
    assert after["anglers"] == "i10:3/3:-;q4:3/3:-"
    for part in ("tokens", "pile", "cards", "deck"):
        assert after[part] == before[part]
    assert [entry.actor for entry in match.entries] == [0] * len(match.entries)


@clause("RYB-MOVE-09")
def test_a_move_may_stop_after_any_step() -> None:
    for n in range(1, 6):
        match = sail(lake("k10", "q4"), "W" * n)
        assert (angler(match).field, match.actor) == (f"{'kjihgf'[n]}10", 1)


@clause("RYB-MOVE-10")
def test_a_move_is_told_by_the_field_where_it_ends() -> None:
    match = lake("k10", "q4")
    for word in ("N", "E", "S", "W"):
        with pytest.raises(Unreadable, match="not a move of Rybowisko"):
            match.read(word)
    for code in range(8):
        assert match.refusal(code) == ("no_such_action", "RYB-TURN-06")
    for reach in match.view(0).reach:  # what a view tells to play can be played
        assert angler(play(fork(match), " ".join(reach.words))).field == reach.field


@clause("RYB-MOVE-10")
def test_the_way_is_a_shortest_one() -> None:
    [sailed, _] = lake("h8", "l9").play("j9")
    path = sailed.values["path"]
    assert (path[0], path[-1], len(path)) == ("h8", "j9", 4)
    assert all(other in map_of(BOX)[one].values() for one, other in pairwise(path))


@clause("RYB-MOVE-10")
@pytest.mark.parametrize("head", ["", "rules 1\n", "rules 2\nrulings whole_moves\n"])
def test_a_game_told_step_by_step_is_refused_with_the_ruling(head: str) -> None:
    record = f"pond 1\ngame rybowisko\n{head}seats 2\noptions moves=steps\n"
    with pytest.raises(BadOption, match=r"moves=steps: since the ruling whole_moves .*RYB-MOVE-10"):
        Match.replay(record)
    told = Match.replay(record.replace("steps", "fields")).record()
    assert dict(told.options).get("moves") == ("fields" if head == "rules 1\n" else None)


@clause("RYB-MOVE-10", "RYB-MOVE-11")
@pytest.mark.parametrize("seed", range(6))
def test_in_crowded_corners_every_free_field_in_range_is_offered(seed: int) -> None:
    rng = random.Random(seed)
    corner = ["m1", "l1", "l2", "m2", "l3", "m3", "k3"] if seed % 2 else ["a9", "b9", "a10", "b10"]
    fields = rng.sample(corner, 4)
    match = lake(f"{fields[0]}:{seed % 3}", *fields[1:])
    far = distances(BOX, fields[0])
    free = {f for f, n in far.items() if 0 < n <= 2 + seed % 3} - set(fields)
    assert ends(match) == (free or {"stop"})


ROW = ["ooo~1~2~3~4"]
ROW_TOKENS = ["rE", "rW", "yW", "yE"]


@clause("RYB-MOVE-11")
def test_an_angler_that_is_hemmed_in_stays_and_its_field_decides(tmp_path: Path) -> None:
    box = own_box(tmp_path, other_lake(ROW, ROW_TOKENS, 3))
    assert any("RYB-DATA-12" in warning for warning in box.warnings)
    line = "r?{}r? {} {} 46 a1:{}/3:-;b1:3/3:-;c1:3/3:- 1.1.m/T7/F1"
    fishing = at(line.format("y?", "yW", CARDS, 0), box=box)
    assert (fishing.actions(), fishing.words()) == ([8], ["stop"])
    assert [(one.field, one.words) for one in fishing.view(0).reach] == [("a1", ["stop"])]
    assert refused(fishing, "d1") == ("too_far", "RYB-MOVE-05")
    assert refused(fishing, "a1") == ("must_move", "RYB-MOVE-01")
    play(fishing, "stop die:5")
    assert phase_of(fishing) == "both"
    play(fishing, "take:r1 r1:KRP >W")
    assert (fishing.actor, angler(fishing)) == (1, ("a1", 0, 3, ("UKL",)))

    bare = "--" + line.format("y?", "rWyW", CARDS, 0)[2:]
    resting = play(at(bare, box=box), "stop")
    assert (resting.actor, angler(resting)) == (1, ("a1", 3, 3, ()))

    lucky = at(line.format("y?", "yW", CARDS, 1), box=box)
    assert ends(lucky) == {"d1"}
    assert refused(lucky, "stop") == ("must_move", "RYB-MOVE-01")


@clause("RYB-MOVE-10", "RYB-MOVE-11")
@pytest.mark.parametrize(("luck", "goals"), [(0, []), (1, []), (2, ["e1"]), (3, ["e1", "f1"])])
def test_three_anglers_in_a_row_are_passed_with_luck(
    luck: int, goals: list[str], tmp_path: Path
) -> None:
    box = own_box(tmp_path, other_lake(ROW, ROW_TOKENS, 3))
    anglers = f"a1:{luck}/3:-;b1:3/3:-;c1:3/3:-;d1:3/3:-"
    match = at(f"r?y?r? yW {CARDS} 46 {anglers} 1.1.m/T7/F1", box=box)
    if not goals:
        assert match.words() == ["stop"]
    else:
        assert match.words() == goals


@clause("RYB-MOVE-12")
def test_start_fields_are_plain_water() -> None:
    harbours = {"f8": ("g8", "WS"), "h12": ("i12", "WN"), "n8": ("m8", "EN"), "j4": ("j5", "NE")}
    for field, (start, steps) in harbours.items():
        resting = sail(lake(f"{start}:0", "q5"), steps[0])
        assert (angler(resting)[:2], resting.actor) == ((field, 3), 1)
        crossing = sail(lake(f"{start}:1", "q5"), steps)
        assert angler(crossing).field == map_of(BOX)[field][steps[1]]
        # Its own harbour is no different, and the owner has no right to it.
        assert field in ends(lake("q5", f"{start}:0", turn="1.2.m"))


@clause("RYB-MOVE-13")
def test_an_angler_that_was_not_carried_off_must_leave_and_may_come_back() -> None:
    match = lake("m2", "q4")
    sail(match, "N")
    play(match, "die:6 give_up >N")
    assert angler(match).field == "m1"
    idle(match)
    assert "m1" not in ends(match)
    assert refused(match, "stop") == ("must_move", "RYB-MOVE-01")
    sail(match, "S")
    idle(match)
    assert "m1" in ends(match)
    sail(match, "N")
    assert (angler(match).field, match.actor) == ("m1", 1)


# Section 3.2: catch


@clause("RYB-CATCH-01")
def test_a_move_that_ends_at_a_token_is_a_catch() -> None:
    match = lake("i8", "q4", cards=PIS_ROZ)
    sail(match, "S")
    assert (match.actor, phase_of(match)) == (CHANCE, "roll")
    assert match.view(0).choices == []
    for word in ("give_up", "reroll", "stop", "take:r1", ">N"):
        assert refused(match, word) == ("await_die", "RYB-CATCH-04")
    told = match.view(None).catch
    assert told == {"field": "i9", "colour": "r", "places": ["r1", "r2"], "die": None}


@clause("RYB-CATCH-02", "RYB-DRIFT-05")
def test_drifting_onto_a_token_is_no_catch(tmp_path: Path) -> None:
    box = own_box(tmp_path, other_lake(ROW, ROW_TOKENS, 3))
    line = f"yEr?r? yW {CARDS} 46 c1:1/3:-;k1:3/3:- 1.1.m/T7/F1"
    match = at(line, box=box)
    sail(match, "W")
    play(match, "die:4 give_up >W")
    assert (match.actor, match.turn, phase_of(match)) == (1, 2, "move")
    assert angler(match) == ("a1", 1, 3, ())
    assert parts_of(match)["tokens"] == "yE--rE"
    assert parts_of(match)["pile"] == "rWyW"
    # In its next turn the angler cannot stay and fish; the token is there for others.
    sail(match, "W")
    assert "a1" not in ends(match)
    assert refused(match, "stop") == ("must_move", "RYB-MOVE-01")
    sail(match, "E")
    assert (angler(match)[:2], match.actor) == (("b1", 3), 1)
    assert tokens_of(match)["a1"] == "y"


@clause("RYB-CATCH-03")
@pytest.mark.parametrize(
    ("start", "way", "colour", "die"),
    [("i8", "S", "r", 5), ("g8", "N", "y", 5), ("l3", "W", "g", 6), ("m6", "N", "b", 2)],
)
def test_the_token_colour_names_the_pair(start: str, way: str, colour: str, die: int) -> None:
    match = lake(start, "q4")
    cards = cards_of(match)
    sail(match, way)
    match.play(f"die:{die}")
    assert match.words() == [f"take:{colour}1", f"take:{colour}2"]
    assert match.view(None).catch["colour"] == colour
    assert match.view(None).catch["places"] == [f"{colour}1", f"{colour}2"]
    assert [choice.card for choice in match.view(0).choices] == [
        cards[f"{colour}1"],
        cards[f"{colour}2"],
    ]
    for other in set("rygb") - {colour}:
        assert refused(match, f"take:{other}1") == ("wrong_pair", "RYB-CATCH-03")
    match.play(f"take:{colour}2")
    assert angler(match).cards == (cards[f"{colour}2"],)
    assert cards_of(match) == {**cards, f"{colour}2": None}


@clause("RYB-CATCH-04")
def test_one_die_is_rolled(tmp_path: Path) -> None:
    match = casting()
    assert match.words() == [f"die:{face}" for face in range(1, 7)]
    assert match.weights() == [1] * 6
    for word in ("die:0", "die:7"):
        assert refused(match, word) == ("no_such_face", "RYB-CATCH-04")
    match.play("die:1")
    assert phase_of(match) == "draw"  # the one roll was enough
    box = own_box(tmp_path, edited(stock_text(), {"faces = 6": "faces = 8"}))
    tokens = "".join(f"{colour}?" for colour in TOKENS[::2])
    other = at(f"{tokens} yW {CARDS} 46 i8:3/3:-;q4:3/3:- 1.1.m/T7/F1", box=box)
    other.play("i9")
    assert other.words() == [f"die:{face}" for face in range(1, 9)]
    assert phase_of(play(other, "die:8")) == "miss"


@clause("RYB-CATCH-05")
@pytest.mark.parametrize("species", list(RANGES))
def test_a_card_is_hit_within_its_range(species: str) -> None:
    """Two of a kind: both are hit or none."""
    for face in "123456":
        match = play(casting(cards=f"{species},{species}"), f"die:{face}")
        assert phase_of(match) == ("both" if face in RANGES[species] else "miss")


@clause("RYB-CATCH-06")
@pytest.mark.parametrize(
    ("die", "place", "card"), [(1, "r1", "PIS"), (4, "r2", "LIN"), (3, "r1", "PIS")]
)
def test_a_single_card_that_is_hit_is_taken(die: int, place: str, card: str) -> None:
    match = casting(cards="PIS,LIN,SZC,JZG,SUM,UKL,SAN,LES")
    events = match.play(f"die:{die}")
    assert [event.key for event in events] == ["rolled", "caught"]
    assert events[1].values == {"seat": 1, "card": card, "place": place}
    assert angler(match) == ("i9", 3, 3, (card,))
    assert cards_of(match)[place] is None
    for word in ("give_up", "reroll", f"take:{place}"):
        assert refused(match, word) == ("await_card", "RYB-CATCH-13")
    match.play(f"{place}:KRP")
    assert cards_of(match) == dict(
        zip(PLACES, f"PIS,LIN,{CARDS[8:]}".replace(card, "KRP").split(","), strict=True)
    )


@clause("RYB-CATCH-07")
@pytest.mark.parametrize(("place", "card", "left"), [("r1", "PIS", "ROZ"), ("r2", "ROZ", "PIS")])
@pytest.mark.parametrize("die", [2, 3])
def test_of_two_cards_hit_one_is_chosen(place: str, card: str, left: str, die: int) -> None:
    match = play(casting(), f"die:{die}")
    assert (match.actor, phase_of(match)) == (0, "both")
    assert match.words() == ["take:r1", "take:r2"]
    assert [(choice.card, choice.points) for choice in match.view(0).choices] == [
        ("PIS", 1),
        ("ROZ", 2),
    ]
    for word in ("give_up", "reroll", "i8", "die:3", "r1:KRP", ">N"):
        assert refused(match, word) == ("must_take", "RYB-CATCH-07")
    [event] = match.play(f"take:{place}")
    assert event.values == {"seat": 1, "card": card, "place": place}
    assert (angler(match).cards, angler(match).smiling) == ((card,), 3)
    match.play(f"{place}:KRP")
    assert {cards_of(match)[one] for one in ("r1", "r2")} == {"KRP", left}


@clause("RYB-CATCH-07")
def test_two_cards_alike_are_a_choice_too() -> None:
    """A-21: only the place that is filled again differs."""
    for place in ("r1", "r2"):
        match = play(casting(cards=CARDS), f"die:5 take:{place}")
        assert {word.split(":")[0] for word in match.words()} == {place}


@clause("RYB-CATCH-08")
@pytest.mark.parametrize("smiling", [1, 2, 3, 4])
def test_after_a_miss_luck_buys_another_roll(smiling: int) -> None:
    match = casting(me=f"i8:{smiling}/4", cards=PIS_ROZ)
    for left in range(smiling, 0, -1):
        match.play("die:4")
        assert (match.actor, match.words()) == (0, ["reroll", "give_up"])
        assert angler(match).smiling == left
        assert [choice.luck for choice in match.view(0).choices] == [1, 0]
        assert match.view(0).chances.any == [1 - 0.5**n for n in range(1, left + 1)]
        [event] = match.play("reroll")
        assert event.values == {"seat": 1, "smiling": left - 1}
        assert (phase_of(match), angler(match).smiling) == ("roll", left - 1)
    match.play("die:4")
    assert (phase_of(match), angler(match).smiling) == ("drift", 0)


@clause("RYB-CATCH-08")
def test_after_a_hit_there_is_no_other_roll() -> None:
    missed = play(casting(), "die:5")
    for word in ("take:r1", "i8", "die:2", ">N", "r1:KRP"):
        assert refused(missed, word) == ("must_answer", "RYB-CATCH-08")
    one = play(fork(missed), "reroll die:1")
    assert refused(one, "reroll") == ("await_card", "RYB-CATCH-13")
    both = play(fork(missed), "reroll die:2")
    assert refused(both, "reroll") == ("must_take", "RYB-CATCH-07")
    play(both, "take:r1 r1:KRP")
    assert refused(both, "reroll") == ("await_drift", "RYB-DRIFT-01")


@clause("RYB-CATCH-09")
def test_without_another_roll_the_catch_has_failed() -> None:
    match = play(casting(), "die:6")
    cards = cards_of(match)
    [event] = match.play("give_up")
    assert (event.key, phase_of(match)) == ("failed", "drift")
    assert (angler(match), cards_of(match)) == (("i9", 3, 3, ()), cards)
    assert match.view(None).deck == 46
    # With no smile left nobody is asked.
    sad = casting(me="i8:0")
    assert [event.key for event in sad.play("die:6")] == ["rolled", "failed"]
    assert (sad.actor, phase_of(sad)) == (CHANCE, "drift")
    assert (angler(sad), cards_of(sad)) == (("i9", 0, 3, ()), cards)
    # Sad tokens of a handicap do not count as smiles.
    assert phase_of(play(casting(me="i8:0/4"), "die:6")) == "drift"


@clause("RYB-CATCH-10")
def test_only_the_latest_roll_counts() -> None:
    match = play(casting(cards=KOZ_LIN), "die:1 reroll")
    for face, card in ((3, "KOZ"), (4, "LIN")):
        assert angler(play(fork(match), f"die:{face}")).cards == (card,)
    play(match, "die:6")
    assert (phase_of(match), match.view(0).catch["die"]) == ("miss", 6)
    assert parts_of(match)["turn"] == "1.1.d:6/T7/F1"
    both = play(casting(), "die:4 reroll die:3")
    assert parts_of(both)["turn"] == "1.1.c:3/T7/F1"
    assert both.view(None).catch["die"] == 3
    # The next catch begins without a roll.
    following = lake("i8", "g8", cards=PIS_ROZ)
    caught_one(sail(following, "S"))
    assert sail(following, "N").view(None).catch["die"] is None


@clause("RYB-CATCH-11")
def test_everybody_sees_the_cards_taken() -> None:
    match = lake("i8:3/3:KOZ", "k12:3/3:SAN+OKO", cards=PIS_ROZ)
    caught_one(sail(match, "S"))
    for seat in (0, 1, None):
        view = match.view(seat)
        assert [one.cards for one in view.anglers] == [["KOZ", "PIS"], ["SAN", "OKO"]]
        assert [one.symbols for one in view.anglers] == [
            {"A": 0, "B": 0, "C": 2},
            {"A": 2, "B": 0, "C": 0},
        ]
    assert parts_of(match)["anglers"] == "i8:3/3:KOZ+PIS;k12:3/3:SAN+OKO"


@clause("RYB-CATCH-12")
def test_a_catch_gives_one_card_at_most() -> None:
    match = play(casting(), "die:2 take:r1")
    assert angler(match).cards == ("PIS",)
    play(match, "r1:KIE >N")  # 2 would catch gudgeon and bitterling
    assert (match.actor, angler(match).cards) == (1, ("PIS",))
    cards = 0
    for match in walk(2, 12, keen=True, target="4"):
        held = sum(len(angler(match, seat).cards) for seat in range(2))
        drifts = sum(entry.word[0] == ">" for entry in match.entries)
        assert cards <= held <= min(cards + 1, drifts + 1)
        cards = held
    assert cards >= 4


@clause("RYB-CATCH-13")
def test_the_empty_place_is_filled_at_once() -> None:
    match = play(casting(), "die:3 take:r2")
    assert (match.actor, phase_of(match), match.turn) == (CHANCE, "draw", 1)
    left = Counter(dict.fromkeys(RANGES, 3))
    left.subtract(PIS_ROZ.split(","))
    assert dict(zip(match.words(), match.weights(), strict=True)) == {
        f"r2:{code}": n for code, n in left.items()
    }
    for place in ("r1", "y2"):
        assert refused(match, f"{place}:KRP") == ("wrong_place", "RYB-CATCH-13")
    for word in (">N", "i8", "take:r1"):
        assert refused(match, word) == ("await_card", "RYB-CATCH-13")
    [event] = match.play("r2:ROZ")
    assert (event.key, event.values) == ("drawn", {"place": "r2", "card": "ROZ"})
    # Another bitterling, and a 3 lies on the table: it is for the next catch.
    assert (phase_of(match), cards_of(match)["r2"]) == ("drift", "ROZ")
    assert match.view(None).deck == 45
    assert match.view(None).unseen["ROZ"] == 1
    play(match, ">N")
    assert (match.actor, angler(match).cards) == (1, ("ROZ",))


FOUR = ("i8", "q4", "o6", "h12")


@clause("RYB-CATCH-14")
def test_without_a_deck_the_place_stays_empty() -> None:
    match = lake(*FOUR, deck="", cards=PIS_ROZ, target=13)
    sail(match, "S")
    match.play("die:1")
    assert (phase_of(match), match.actor) == ("drift", CHANCE)
    assert match.view(None).places["r1"] is None
    match.play(">N")
    for _ in range(4):
        assert parts_of(match)["cards"] == PIS_ROZ.replace("PIS", "---")
        idle(match)
    assert (match.view(None).round, cards_of(match)["r1"]) == (14, None)
    # The last card of the deck still fills a place.
    last = lake(*FOUR, deck="KRP", cards=PIS_ROZ, target=13)
    play(sail(last, "S"), "die:1")
    assert (last.words(), last.weights()) == (["r1:KRP"], [1])
    play(last, "r1:KRP >N")
    assert parts_of(last)["deck"] == "0"


@clause("RYB-CATCH-15")
def test_an_empty_place_is_never_hit() -> None:
    for pair in ("SUM,---", "---,SUM"):
        cards = f"{pair},SZC,JZG,KRP,UKL,SAN,LES"
        for face in range(1, 7):
            match = lake(*FOUR, deck="", cards=cards, target=13)
            play(sail(match, "S"), f"die:{face}")
            assert phase_of(match) == ("drift" if face == 6 else "miss")
            assert ("SUM" in angler(match).cards[-1:]) == (face == 6)
        chances = next(
            one.chances
            for one in lake(*FOUR, deck="", cards=cards, target=13).view(0).reach
            if one.field == "i9"
        )
        assert chances is not None
        assert list(chances.cards) == ["r1" if pair[0] == "S" else "r2"]
    nothing = lake(*FOUR, deck="", cards="---,---,SZC,JZG,KRP,UKL,SAN,LES", target=13)
    before = angler(nothing)
    sail(nothing, "S")
    assert (nothing.actor, phase_of(nothing)) == (CHANCE, "drift")
    assert refused(nothing, "die:6") == ("await_drift", "RYB-DRIFT-01")
    assert refused(nothing, "reroll") == ("await_drift", "RYB-DRIFT-01")
    nothing.play(">W")
    assert angler(nothing) == before._replace(field="h9")
    assert "i9" not in tokens_of(nothing)


@clause("RYB-CATCH-16")
@pytest.mark.parametrize("seats", [1, 4])
def test_face_up_cards_change_in_no_other_way(seats: int) -> None:
    before: dict[str, str | None] = {}
    taken: dict[int, int] = {}
    options: dict[str, Any] = {"target": "3"} if seats > 1 else {}
    for match in walk(seats, 16, keen=True, **options):
        cards = cards_of(match)
        if match.turn and before:
            changed = [place for place in PLACES if cards[place] != before[place]]
            word = match.entries[-1].word
            if word[:3] in [f"{place}:" for place in PLACES]:
                place, card = word.split(":")
                assert changed == [place]
                assert cards[place] == card
            elif changed:
                assert word.startswith(("die:", "take:"))
                assert [cards[place] for place in changed] == [None]
                taken[match.turn] = taken.get(match.turn, 0) + 1
        before = cards
    assert set(taken.values()) == {1}
    assert len(taken) >= 3


# Section 3.3: drift


@clause("RYB-DRIFT-01")
def test_the_token_is_turned_over_after_any_catch() -> None:
    """It is one of its colour that nobody has seen yet: here north or west."""
    for words in ("die:1 r1:KRP", "die:2 take:r2 r2:KRP", "die:4 give_up"):
        match = lake("i8", "q4", cards=PIS_ROZ, bare="e9 g11")
        play(sail(match, "S"), words)
        assert (match.actor, phase_of(match), match.turn) == (CHANCE, "drift", 1)
        assert (match.words(), match.weights()) == ([">N", ">W"], [1, 1])
        for word in (">E", ">S"):
            assert refused(match, word) == ("drift_not_left", "RYB-DRIFT-01")
        for word in ("reroll", "give_up", "i8", "die:3"):
            assert refused(match, word) == ("await_drift", "RYB-DRIFT-01")
        with pytest.raises(Unreadable):
            match.read(">NE")
        match.play(">W")
        assert match.view(None).tokens["m9"].drifts == {"N": 1.0}


@clause("RYB-DRIFT-01")
def test_the_odds_of_a_drift_are_those_of_the_tokens_left(tmp_path: Path) -> None:
    grid = ["o~o~1", "~~~~~", "o~o~2", "~~~~~", "3~~~4"]
    box = own_box(tmp_path, other_lake(grid, ["rN", "rE", "rE", "rE", "yS"], 4))
    match = at(f"r?r?r?r? yS {CARDS} 46 b1:3/3:-;e5:3/3:- 1.1.m/T7/F1", box=box)
    assert match.view(None).tokens["c1"].drifts == {"N": 0.25, "E": 0.75}
    play(match, "c1 die:1 give_up")
    assert (match.words(), match.weights()) == ([">N", ">E"], [1, 3])
    match.play(">E")
    assert angler(match).field == "d1"
    assert match.view(None).tokens["a1"].drifts == {"N": 1 / 3, "E": 2 / 3}


@clause("RYB-DRIFT-02")
@pytest.mark.parametrize(("way", "field"), [("N", "i8"), ("E", "j9"), ("S", "i10"), ("W", "h9")])
def test_the_waves_carry_one_field(way: str, field: str) -> None:
    match = play(casting(), "die:4 give_up")
    [event] = match.play(f">{way}")
    assert event.values == {"seat": 1, "way": way, "field": field, "moved": True}
    assert match.view(None).anglers[0].field == field


@clause("RYB-DRIFT-02")
def test_where_the_waves_left_an_angler_is_where_it_stands() -> None:
    match = lake("i8", "k9:0", cards=PIS_ROZ)
    play(sail(match, "S"), "die:4 give_up >E")
    assert angler(match).field == "j9"
    assert ends(match) & {"i8", "i9", "j9"} == {"i9"}
    sail(match, "W" * 2)
    assert angler(match, 1).field == "i9"
    assert here(match) == "j9"
    assert "i9" not in ends(match)


@clause("RYB-DRIFT-03")
def test_another_angler_on_the_field_stops_the_drift() -> None:
    for field, reached in (("j9", "i9"), ("k9", "j9"), ("h9", "j9")):
        match = play(casting(field), "die:4 give_up")
        [event] = match.play(">E")
        assert (event.values["moved"], event.values["field"]) == (reached == "j9", reached)
        assert [angler(match, seat).field for seat in range(2)] == [reached, field]


@clause("RYB-DRIFT-04")
@pytest.mark.parametrize(
    ("start", "way", "drift", "reached"),
    [
        ("m2", "N", "N", "m1"),
        ("m2", "N", "E", "m1"),
        ("m2", "N", "W", "l1"),
        ("b9", "W", "W", "a9"),
        ("b9", "W", "S", "a10"),
        ("q4", "S", "S", "q5"),
        ("q4", "S", "E", "q5"),
        ("q4", "S", "N", "q4"),
    ],
)
def test_the_shore_stops_the_drift(start: str, way: str, drift: str, reached: str) -> None:
    match = lake(start, "f8", cards="UKL,UKL,SZC,JZG,SUM,UKL,SAN,SUM")
    play(sail(match, way), f"die:3 give_up >{drift}")
    assert angler(match).field == reached
    assert match.events()[0].values["moved"] == (reached not in FISHING)
    assert match.actor == 1


@clause("RYB-DRIFT-06")
def test_drifting_onto_plain_water_is_no_rest() -> None:
    match = lake("i8:1", "q4", cards=PIS_ROZ)
    play(sail(match, "S"), "die:1 r1:KRP >W")
    assert (angler(match)[:2], match.actor) == (("h9", 1), 1)
    # Nor is it onto a fishing field without its token.
    staying = play(sail(lake("m2:1", "q4"), "N"), "die:2 take:b1 b1:KRP >N")
    assert angler(staying)[:2] == ("m1", 1)


@clause("RYB-DRIFT-07")
@pytest.mark.parametrize("smiling", [0, 1, 3])
@pytest.mark.parametrize("way", ["N", "E"])
def test_drift_is_free_and_nobody_is_asked(smiling: int, way: str) -> None:
    match = play(casting("j9", me=f"i8:{smiling}"), "die:1 r1:KRP")
    assert (match.actor, phase_of(match)) == (CHANCE, "drift")
    assert {word[0] for word in match.words()} == {">"}
    match.play(f">{way}")
    assert (match.actor, phase_of(match)) == (1, "move")
    assert angler(match)[:2] == ("i8" if way == "N" else "i9", smiling)


@clause("RYB-DRIFT-08")
def test_the_token_goes_to_the_pile_drift_side_up() -> None:
    for words in ("die:1 r1:KRP >S", "die:4 give_up >S"):
        match = play(casting(), words)
        assert match.view(None).pile == ["rS", "yW"]
        assert parts_of(match)["pile"] == "rSyW"
        assert "i9" not in match.view(None).tokens
        assert len(match.view(None).tokens) == 14
    blocked = play(casting("i10"), "die:4 give_up >S")
    assert (angler(blocked).field, parts_of(blocked)["pile"]) == ("i9", "rSyW")


# Section 3.4: refilling the lake


def refilling(*others: str, bare: str = SIX_BARE, drift: str = "N", **more: Any) -> Match:
    """Seat 1 fishes on g7 as the seventh since the last refill; the waves have done their work.

    North of g7 is land: the angler stays; south it is carried back to g8.
    """
    match = lake("g8", *(others or ("h8",)), bare=bare, **more)
    return play(sail(match, "N"), f"die:4 give_up >{drift}")


def lay_all(match: Match) -> Match:
    """Chance keeps and lays the first tokens it can until a seat is to move."""
    while match.actor == CHANCE:
        match.play(match.words()[0])
    return match


@clause("RYB-REFILL-01")
def test_the_lake_is_refilled_when_the_pile_has_eight_tokens() -> None:
    early = refilling(bare="m1 k3 q5 o7 a9")
    assert (early.actor, len(early.view(None).pile)) == (1, 7)
    match = refilling()
    assert (match.actor, phase_of(match), match.turn) == (CHANCE, "keep", 1)
    assert len(match.view(None).pile) == 8
    for word in ("h7", "stop", "die:3", ">S", "reroll", "r1:KRP"):
        assert refused(match, word) == ("await_refill", "RYB-REFILL-01")
    match.play(match.words()[0])
    match.play(match.words()[0])
    assert phase_of(match) == "lay"
    assert refused(match, "h7") == ("await_refill", "RYB-REFILL-01")
    lay_all(match)
    assert (match.actor, match.turn, phase_of(match)) == (1, 2, "move")


@clause("RYB-REFILL-01", "RYB-REFILL-02")
def test_with_no_field_to_lay_on_the_turn_just_ends(tmp_path: Path) -> None:
    """A small lake that is refilled at two tokens, and an angler on the only bare field."""
    box = own_box(tmp_path, other_lake(["oo~1~2~3~4"], ["rE", "rW", "rN"], 2))
    match = at(f"r?r? rN {CARDS} 46 c1:3/3:-;a1:3/3:- 1.1.m/T7/F1", box=box)
    play(match, "b1 die:4 give_up >W")
    assert (match.actor, match.turn, parts_of(match)["pile"]) == (1, 2, "rNrW")
    assert angler(match, 0).field == "b1"
    play(match, "c1")
    play(match, "d1")
    assert parts_of(match)["tokens"] == "rE--"
    play(match, "b1")  # rests: the field is still bare
    play(match, "e1")
    play(match, "a1 die:4 give_up >E")
    # Now the pile has three tokens and the angler is on b1: only a1 is free.
    assert [word.split(":")[0] for word in match.words()] == ["keep"] * 3
    play(match, "keep:rE keep:rN a1:r")
    assert (match.actor, parts_of(match)["tokens"], parts_of(match)["pile"]) == (0, "rW--", "rNrE")


@clause("RYB-REFILL-02")
@pytest.mark.parametrize(
    ("others", "drift", "laid"),
    [
        (("h8",), "N", "m1 k3 q5 o7 a9 i13"),
        (("h8",), "S", "m1 k3 q5 g7 o7 a9 i13"),
        (("m1", "a9"), "S", "k3 q5 g7 o7 i13"),
        (("m1", "a9"), "N", "k3 q5 o7 i13"),
        (("k7", "i9"), "S", "m1 k3 q5 g7 o7 a9 i13"),
        (("l1", "q4", "i12"), "S", "m1 k3 q5 g7 o7 a9 i13"),
    ],
)
def test_tokens_go_to_fields_without_token_and_angler(
    others: tuple[str, ...], drift: str, laid: str
) -> None:
    match = refilling(*others, drift=drift)
    before = tokens_of(match)
    lay_all(match)
    assert set(tokens_of(match)) - set(before) == set(laid.split())
    assert {field: tokens_of(match)[field] for field in before} == before
    words = [entry.word.split(":")[0] for entry in match.entries]
    last_kept = len(words) - words[::-1].index("keep")
    assert words[last_kept:] == laid.split()


@clause("RYB-REFILL-03")
@pytest.mark.parametrize("k", [0, 1, 2, 3, 4])
def test_anglers_on_k_of_seven_bare_fields_leave_seven_minus_k(k: int) -> None:
    """The fourth is the acting angler, which stays on the field it fished."""
    others = [*["m1", "k3", "q5"][:k], "h6", "h7", "i6"][:3]
    match = refilling(*others, drift="N" if k == 4 else "S")
    bare = set(FISHING) - set(tokens_of(match))
    assert len(bare) == 7
    assert len(match.view(None).pile) == 8
    lay_all(match)
    words = [entry.word for entry in match.entries]
    kept = [word for word in words if word.startswith("keep:")]
    assert (len(kept), len(match.view(None).pile)) == (1 + k, 1 + k)
    assert len(words) - words.index(kept[-1]) - 1 == 7 - k
    assert len(set(FISHING) - set(tokens_of(match))) == k


@clause("RYB-REFILL-04")
def test_every_token_of_the_pile_is_as_likely_on_every_field() -> None:
    match = refilling("h8", drift="S")
    pile = match.view(None).pile
    assert pile == ["yE", "yS", "yW", "gE", "gS", "gW", "bN", "bS"]
    assert (match.words(), match.weights()) == ([f"keep:{token}" for token in pile], [1] * 8)
    assert refused(match, "keep:rN") == ("token_not_left", "RYB-REFILL-04")
    assert refused(match, "m1:y") == ("await_refill", "RYB-REFILL-01")
    first: dict[str, Fraction] = defaultdict(Fraction)
    second: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for keep in pile:
        kept = play(fork(match), f"keep:{keep}")
        assert refused(kept, "m1:r") == ("token_not_left", "RYB-REFILL-04")
        assert refused(kept, "k3:g") == ("wrong_field", "RYB-REFILL-04")
        for word, weight in zip(kept.words(), kept.weights(), strict=True):
            chance = Fraction(weight, 8 * sum(kept.weights()))
            first[word] += chance
            laid = play(fork(kept), word)
            for other, more in zip(laid.words(), laid.weights(), strict=True):
                second[word, other] += chance * Fraction(more, 6)
    assert first == {"m1:y": Fraction(3, 8), "m1:g": Fraction(3, 8), "m1:b": Fraction(2, 8)}
    assert second["m1:y", "k3:y"] == Fraction(3 * 2, 8 * 7)
    assert second["m1:g", "k3:b"] == Fraction(3 * 2, 8 * 7)
    assert second["m1:b", "k3:b"] == Fraction(2 * 1, 8 * 7)
    assert sum(second.values()) == 1


@clause("RYB-REFILL-04")
def test_the_tokens_are_laid_in_canonical_order() -> None:
    match = play(refilling("h8", drift="S"), "keep:gS")
    bare = ["m1", "k3", "q5", "g7", "o7", "a9", "i13"]
    for field in bare:
        assert {word.split(":")[0] for word in match.words()} == {field}
        for other in set(FISHING) - {field}:
            assert refused(match, f"{other}:y") == ("wrong_field", "RYB-REFILL-04")
        match.play(match.words()[-1])
    assert match.actor == 1
    assert "".join(tokens_of(match)[field] for field in bare) == "bbggyyy"


@clause("RYB-REFILL-05")
def test_the_tokens_left_over_count_for_the_next_refill() -> None:
    match = play(refilling("m1", "a9"), "keep:yW keep:bS keep:gE keep:yN")
    lay_all(match)
    assert match.view(None).pile == ["yN", "yW", "gE", "bS"]
    refills = 0
    for seed in (5, 6):
        *_, match = walk(4, seed, keen=True, target="13", max_rounds="20")
        catches, due = 0, 7
        kept = 0
        for entry in match.entries:
            if entry.turn and entry.word[0] == ">":
                assert catches < due
                catches, kept = catches + 1, 0
            elif entry.turn and entry.word.startswith("keep:"):
                if kept == 0:
                    assert catches == due
                    refills += 1
                catches, kept = 0, kept + 1
                due = 8 - kept
    assert refills >= 6


@clause("RYB-REFILL-06")
def test_a_skipped_field_stays_bare_until_the_next_refill() -> None:
    match = lay_all(refilling("m1:0"))
    assert set(FISHING) - set(tokens_of(match)) == {"m1", "g7"}
    sail(match, "S")  # seat 2 leaves m1
    sail(match, "E")  # seat 1 leaves g7
    assert set(FISHING) - set(tokens_of(match)) == {"m1", "g7"}
    sail(match, "N")  # and comes back to rest
    assert (angler(match, 1)[:2], match.actor) == (("m1", 3), 0)
    sail(match, "W")
    assert (angler(match, 0).field, match.actor) == ("g7", 1)
    # The next refill fills it like any other.
    again = lay_all(refilling("h8", bare="m1 k3 q5 o7 a9 i5", drift="S"))
    assert "m1" in tokens_of(again)


@clause("RYB-REFILL-06", "RYB-REFILL-07")
@pytest.mark.parametrize("seats", [1, 4])
def test_tokens_come_by_refills_only_and_the_pile_tells_how_many_are_missing(seats: int) -> None:
    sizes = set()
    before: set[str] = set()
    options: dict[str, Any] = {"target": "13", "max_rounds": "20"} if seats > 1 else {}
    for match in walk(seats, 61, keen=True, **options):
        now = set(tokens_of(match))
        if match.turn and phase_of(match) == "move":
            pile = int(match.state[0].n_pile)
            assert pile == 1 + 15 - len(now)
            assert 1 <= pile <= 7
            sizes.add(pile)
        if match.turn > 0 and before and now - before:
            assert match.entries[-1].word.split(":")[0] in now - before
        before = now
    assert sizes == set(range(1, 8))


BATCHES = "m1 k3 q5 a9 e9 i9"  # with the spare one: yW rN rE gE gS bN bS


@clause("RYB-REFILL-08")
def test_a_refill_hides_the_drift_sides_but_not_what_was_laid() -> None:
    match = refilling("h8", bare=BATCHES)
    play(match, "keep:yW keep:yN m1:r k3:b q5:g a9:g e9:b i9:r")
    tokens = match.view(1).tokens
    for field, ways in {
        "m1": "NE", "i9": "NE", "m9": "SW", "g11": "SW", "k3": "NS", "e9": "NS", "q5": "ES",
        "a9": "ES", "i5": "NW", "o7": "NW", "m5": "EW", "k7": "EW", "k11": "ES", "i13": "ES",
    }.items():  # fmt: skip
        assert tokens[field].drifts == dict.fromkeys(ways, 0.5), field
    assert parts_of(match)["tokens"] == "r?b?g?b?g?--b?g?g?b?r?r?r?y?y?"
    old, new = fork(match), fork(match)
    play(new, "i9 die:4 give_up")
    assert (new.words(), new.weights()) == ([">N", ">E"], [1, 1])
    assert refused(new, ">S") == ("drift_not_left", "RYB-DRIFT-01")
    new.play(">E")
    assert new.view(None).tokens["m1"].drifts == {"N": 1.0}
    assert new.view(None).tokens["m9"].drifts == {"S": 0.5, "W": 0.5}
    assert parts_of(new)["tokens"][:2] == "rN"  # all can work it out
    idle(old)
    assert old.view(None).tokens == tokens


@clause("RYB-REFILL-08")
def test_a_lone_colour_of_a_refill_is_known() -> None:
    match = refilling("h8", bare="m1 k3 q5 a9 o7 i9")
    assert match.view(None).pile == ["rN", "yN", "yW", "gE", "gS", "gW", "bN", "bS"]
    play(match, "keep:yW keep:bS m1:g k3:g q5:g o7:y a9:b i9:r")
    tokens = match.view(None).tokens
    assert tokens["i9"].drifts == {"N": 1.0}
    assert tokens["o7"].drifts == {"N": 1.0}
    assert tokens["a9"].drifts == {"N": 1.0}
    assert tokens["m1"].drifts == dict.fromkeys("ESW", 1 / 3)
    assert tokens["e9"].drifts == dict.fromkeys("ESW", 1 / 3)
    play(match, "i9 die:4 give_up")
    assert match.words() == [">N"]


@clause("RYB-REFILL-08")
def test_an_open_refill_shows_the_drift_sides() -> None:
    match = refilling("h8", bare=BATCHES, open_refill="on")
    play(match, "keep:yW keep:yN")
    assert match.words() == [f"m1:{token}" for token in ("rN", "rE", "gE", "gS", "bN", "bS")]
    assert match.weights() == [1] * 6
    assert refused(match, "m1:yN") == ("token_not_left", "RYB-REFILL-04")
    assert refused(match, "k3:rN") == ("wrong_field", "RYB-REFILL-04")
    assert refused(match, "g7") == ("await_refill", "RYB-REFILL-01")
    [event] = match.play("m1:rE")
    assert event.values == {"field": "m1", "token": "rE"}
    play(match, "k3:bN q5:gS a9:gE e9:bS i9:rN")
    tokens = match.view(None).tokens
    assert [tokens[field].drifts for field in BATCHES.split()] == [
        {"E": 1.0}, {"N": 1.0}, {"S": 1.0}, {"E": 1.0}, {"S": 1.0}, {"N": 1.0},
    ]  # fmt: skip
    # The tokens of the set-up stay unknown.
    assert tokens["m9"].drifts == tokens["g11"].drifts == {"S": 0.5, "W": 0.5}
    assert parts_of(match)["tokens"] == "rEbNg?b?gS--b?g?gEbSrNr?r?y?y?"
    assert match.view(None).pile == ["yN", "yW"]
    play(match, "i9 die:4 give_up")
    assert (match.words(), match.weights()) == ([">N"], [1])
    match.play(">N")
    assert match.view(None).tokens["m1"].drifts == {"E": 1.0}


@clause("RYB-REFILL-09")
@pytest.mark.parametrize("open_refill", ["off", "on"])
def test_one_refill_never_sets_off_another(open_refill: str) -> None:
    match = lay_all(refilling("m1", "k3", "q5", open_refill=open_refill))
    assert (match.actor, match.turn, len(match.view(None).pile)) == (1, 2, 5)
    refills: Counter[int] = Counter()
    for match in walk(4, 9, keen=True, target="13", max_rounds="20", open_refill=open_refill):
        if match.turn and match.entries[-1].word[0] == ">" and match.state[0].n_pile == 8:
            refills[match.turn] += 1
            assert match.state[0].keep_left <= 5
    assert set(refills.values()) == {1}
    assert len(refills) >= 3


# Section 3.5: rest


@clause("RYB-REST-01")
@pytest.mark.parametrize(("luck", "all_luck"), [("0/4", 4), ("1/3", 3), ("0/2", 2)])
def test_a_rest_turns_all_luck_tokens_to_smiling(luck: str, all_luck: int) -> None:
    match = lake(f"i8:{luck}", "q4:1")
    sail(match, "N")
    assert angler(match)[:3] == ("i7", all_luck, all_luck)
    assert angler(match, 1).smiling == 1
    assert match.view(None).anglers[0].smiling == all_luck


@clause("RYB-REST-02")
def test_a_fishing_field_without_its_token_is_for_resting() -> None:
    match = lake("i8:0", "q4", bare="i9")
    sail(match, "S")
    assert (angler(match)[:2], match.actor) == (("i9", 3), 1)
    assert match.events()[-1].key == "rested"
    with_token = sail(lake("i8:0", "q4"), "S")
    assert (angler(with_token).smiling, phase_of(with_token)) == (0, "roll")


@clause("RYB-REST-03")
def test_luck_spent_in_the_same_turn_comes_back() -> None:
    match = lake("m10:3/4", "q4")
    sail(match, "WWWWW")
    assert angler(match)[:2] == ("h10", 4)
    assert [event.values.get("luck") for event in match.events()] == [3, None]


@clause("RYB-REST-04")
def test_a_rest_does_nothing_else_and_cannot_be_declined() -> None:
    match = lake("i8:3/3:KOZ", "q4:0")
    before = parts_of(match)
    sail(match, "N")
    assert match.actor == 1  # nobody was asked
    assert parts_of(match) == {
        **before,
        "anglers": "i7:3/3:KOZ;q4:0/3:-",
        "turn": "2.2.m/T7/F1",
    }


@clause("RYB-REST-05")
@pytest.mark.parametrize("bare", ["", "i9"])
def test_there_is_no_drift_after_a_rest(bare: str) -> None:
    match = lake("i8:0", "q4", bare=bare)
    pile = parts_of(match)["pile"]
    sail(match, "S" if bare else "E")
    assert (match.actor, phase_of(match), match.turn) == (1, "move", 2)
    assert angler(match).field == ("i9" if bare else "j8")
    assert parts_of(match)["pile"] == pile
    assert refused(match, ">N") == ("must_move", "RYB-MOVE-01")


# Section 4: the end


@clause("RYB-END-01")
def test_the_round_is_played_to_its_end_when_the_target_is_reached() -> None:
    match = lake(f"i8:3/3:{SIX}", "q4", "h12", cards=PIS_ROZ, turn="9.1.m")
    caught_one(sail(match, "S"))
    assert len(angler(match).cards) == 7
    assert (match.over, match.actor) == (False, 1)
    idle(match)
    assert (match.over, match.actor) == (False, 2)
    idle(match)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == match.view(None).reason == "target"
    assert parts_of(match)["turn"] == "9.3.x/T7/F1"
    for word in ("i9", "reroll", "die:3", ">N"):
        assert refused(match, word) == ("game_over", "RYB-END-01")
    assert match.events()[-1].key == "ended"


@clause("RYB-END-01")
@pytest.mark.parametrize(("target", "over"), [(7, True), (8, False), (13, False)])
def test_one_fish_short_of_the_target_goes_on(target: int, over: bool) -> None:
    match = lake("q4", f"i8:3/3:{SIX}", cards=PIS_ROZ, target=target, turn="9.2.m")
    caught_one(sail(match, "S"))
    assert match.over == over
    assert over or match.view(None).round == 10


@clause("RYB-END-01")
def test_a_view_tells_which_round_is_the_last() -> None:
    match = lake(f"i8:3/3:{SIX}", "q4", cards=PIS_ROZ, turn="9.1.m")
    assert match.view(None).last_round is None
    play(sail(match, "S"), "die:1")
    assert [event.key for event in match.events()] == ["rolled", "caught", "last_round"]
    assert match.events()[-1].values == {"seat": 1}
    play(match, "r1:KRP >N")
    assert {match.view(seat).last_round for seat in (None, 0, 1)} == {"target"}
    idle(match)
    assert match.over
    # Nobody is left in the round: it needs no announcement.
    match = lake("q4", f"i8:3/3:{SIX}", cards=PIS_ROZ, turn="9.2.m")
    play(sail(match, "S"), "die:1")
    assert [event.key for event in match.events()] == ["rolled", "caught"]
    # The last of an agreed number of rounds is known when it begins.
    match = lake("i8", "q4", turn="20.1.m", max_rounds="20")
    assert match.view(None).last_round == "max_rounds"
    assert lake("i8", "q4", turn="19.1.m", max_rounds="20").view(None).last_round is None
    # Alone, turns are counted.
    assert lake("i8", turn="15.1.m").view(None).last_round is None


@clause("RYB-END-01", "RYB-END-06")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_with_the_round_that_was_told_to_be_the_last(seed: int) -> None:
    told: dict[int, str] = {}  # round -> why it is the last
    for match in walk(2 + seed, seed, keen=True, target="2", max_rounds="10", first="2"):
        view = match.view(None)
        if view.last_round:
            told[view.round] = view.last_round
    assert match.outcome is not None
    assert told == {match.view(None).round: match.outcome.reason}


@clause("RYB-END-02")
def test_later_seats_may_still_reach_the_target() -> None:
    match = lake(f"i8:3/3:{SIX}", "g8:3/3:SAN+SAN+PLO+PLO+PLO+KRA", cards=PIS_ROZ, turn="7.1.m")
    caught_one(sail(match, "S"))
    assert not match.over
    play(sail(match, "N"), "die:5 take:y1 y1:KRA >N")
    assert match.over
    assert [len(angler(match, seat).cards) for seat in range(2)] == [7, 7]
    assert match.view(None).round == 7


@clause("RYB-END-03")
@pytest.mark.parametrize(("seats", "target"), [(2, "1"), (3, "4"), (4, "2")])
def test_nobody_has_more_cards_than_the_target(seats: int, target: str) -> None:
    for seed in (1, 2, 3):
        *_, match = walk(seats, seed, keen=True, target=target)
        held = [len(angler(match, seat).cards) for seat in range(seats)]
        assert max(held) == int(target)


@clause("RYB-END-04")
@pytest.mark.parametrize(
    ("first", "seat", "left"), [(1, 1, 2), (1, 3, 0), (2, 1, 0), (2, 2, 2), (3, 1, 1), (3, 2, 0)]
)
def test_the_end_is_looked_at_after_the_last_seat_of_the_round(
    first: int, seat: int, left: int
) -> None:
    """`left` seats are still to come in the round in which `seat` reaches the target."""
    anglers = ["q4", "h12", "n6"]
    anglers[seat - 1] = f"i8:3/3:{SIX}"
    match = lake(*anglers, cards=PIS_ROZ, turn=f"8.{seat}.m", first=first)
    caught_one(sail(match, "S"))
    for _ in range(left):
        assert not match.over
        idle(match)
    assert match.over
    last = (first - 2) % 3 + 1
    assert parts_of(match)["turn"] == f"8.{last}.x/T7/F{first}"


@clause("RYB-END-05")
@pytest.mark.parametrize(
    ("cards", "seat", "over"),
    [
        ("PIS,---,---,---,---,---,---,---", 2, True),
        ("PIS,---,---,---,---,---,---,---", 1, False),
        ("PIS,ROZ,---,---,---,---,---,---", 2, False),
        ("PIS,---,---,---,---,---,---,LES", 2, False),
    ],
)
def test_a_game_without_cards_is_over_after_the_round(
    cards: str, seat: int, over: bool, tmp_path: Path
) -> None:
    """An owner's deck of 18: it can run out before anybody has 13."""
    text = edited(stock_text(), {"copies = 3\n": "copies = 1\n", "cards = 54": "cards = 18"})
    box = own_box(tmp_path, text)
    tokens = "".join(f"{colour}?" for colour in TOKENS[::2])
    left = [code for code in RANGES if code not in cards]
    held = [f"q4:3/3:{'+'.join(left[::2])}", f"i8:3/3:{'+'.join(left[1::2])}"]
    held = held if seat == 2 else held[::-1]
    match = at(f"{tokens} yW {cards} 0 {';'.join(held)} 9.{seat}.m/T13/F1", box=box)
    play(sail(match, "S"), "die:1 >N")
    assert match.over == over
    if over:
        assert match.outcome is not None
        assert match.outcome.reason == "no_cards"
        assert sum(placing.total for placing in match.outcome.placings) >= 18
    elif seat == 1:
        idle(match)
        assert match.over


@clause("RYB-END-05")
def test_an_owners_small_deck_is_fished_empty(tmp_path: Path) -> None:
    text = edited(stock_text(), {"copies = 3\n": "copies = 1\n", "cards = 54": "cards = 18"})
    box = own_box(tmp_path, text)
    *_, match = walk(2, 5, keen=True, box=box, target="13")
    assert match.outcome is not None
    assert match.outcome.reason == "no_cards"
    assert sum(len(angler(match, seat).cards) for seat in range(2)) == 18


@clause("RYB-END-06")
@pytest.mark.parametrize(("rounds", "last"), [("5", "5"), ("10", "10"), ("500", "500")])
def test_the_program_stops_after_so_many_rounds(rounds: str, last: str) -> None:
    anglers = ("f8:1/3:KOZ+SAN", "h12:2/3:LES")
    early = lake(*anglers, turn=f"{int(last) - 1}.2.m", max_rounds=rounds)
    idle(early)
    assert not early.over
    match = lake(*anglers, turn=f"{last}.1.m", max_rounds=rounds)
    idle(match)
    assert not match.over
    idle(match)
    assert match.outcome is not None
    assert match.outcome.reason == "max_rounds"
    assert " ".join(match.outcome.words) == "P1 3 P2 1 luck 3 3 win P1"
    assert match.view(None).round == int(last)


@clause("RYB-END-06")
def test_five_hundred_rounds_are_the_default() -> None:
    match = lake("f8", "h12", turn="500.2.m")
    idle(match)
    assert match.over
    target = lake("q4", f"i8:3/3:{SIX}", cards=PIS_ROZ, turn="10.2.m", max_rounds="10")
    caught_one(sail(target, "S"))
    assert target.outcome is not None
    assert target.outcome.reason == "target"


# Section 5: scoring


def ended(*anglers: str) -> Match:
    """A game that the last of 500 rounds has ended; an angler is `luck:cards`."""
    fields = ["f8", "h12", "n8", "j4"]
    told = [f"{field}:{one}" for field, one in zip(fields, anglers, strict=False)]
    return lake(*told, cards="", turn=f"500.{len(anglers)}.x", target=13)


def sheet(catch: str) -> dict[str, int]:
    """The sheet of a catch in species codes, by the game and by the reader of catches."""
    match = ended(f"3/3:{catch or '-'}", "0/3:-")
    view = match.view(None).anglers[0]
    points: Counter[str] = Counter()
    for line in match.lines(0):
        points[line.kind] += line.points
    assert {**dict.fromkeys(view.sheet, 0), **points} == view.sheet
    assert match.total(0) == view.total == sum(points.values())
    written = GAME.score_text(catch.replace("+", " "), BOX, "a test", {})
    facts = written.sheets[0].facts
    assert (facts["fish"], facts["unique"]) == (view.sheet["fish"], view.sheet["unique"])
    assert (facts["set_points"], facts["total"]) == (view.sheet["sets"], view.total)
    assert facts["set_points"] == 2 * facts["sets"]
    return dict(view.sheet)


@clause("RYB-SCORE-01")
@pytest.mark.parametrize("n", [0, 1, 2, 7, 9])
def test_each_card_is_worth_one_point(n: int) -> None:
    catch = "+".join((["SZC"] * 3 + ["OKO"] * 3 + ["BOL"] * 3)[:n])
    assert sheet(catch) == {"fish": n, "unique": 0, "sets": 0}


@clause("RYB-SCORE-02")
@pytest.mark.parametrize("species", list(RANGES))
def test_a_uniqueness_point_is_worth_one_more(species: str) -> None:
    for n in (1, 2):
        points = {"fish": n, "unique": n if species in UNIQUE else 0, "sets": 0}
        assert sheet("+".join([species] * n)) == points


@clause("RYB-SCORE-03")
def test_each_set_of_three_symbols_gives_two_more() -> None:
    for one, other, third in zip(*(SYMBOLS[symbol].split() for symbol in "ABC"), strict=True):
        assert sheet(f"{one}+{other}+{third}")["sets"] == 2
        for two in (f"{one}+{other}", f"{other}+{third}", f"{third}+{one}"):
            assert sheet(two)["sets"] == 0
    nine = "OKO+SUM+SZC+LES+LIN+PLO+ROZ+PIS+KRA"  # the rulebook's example: 9 + 3 + 4
    assert sheet(nine) == {"fish": 9, "unique": 3, "sets": 4}


@clause("RYB-SCORE-04")
@pytest.mark.parametrize(
    ("catch", "sets"),
    [
        ("SZC+SZC+SZC+LES+PIS", 1),
        ("SZC+LES+LES+LES+PIS+PIS", 1),
        ("SZC+OKO+LES+PLO+PIS+KIE+KIE", 2),
        ("SZC+SZC+LES+LES", 0),
        ("SZC+OKO+BOL+LES+PLO+KRA+PIS+KIE+UKL", 3),
        ("PIS+KIE+UKL+JZG+LES+PLO+SZC", 1),
    ],
)
def test_a_card_belongs_to_one_set_at_most(catch: str, sets: int) -> None:
    assert sheet(catch)["sets"] == 2 * sets
    cards = catch.split("+")
    random.Random(4).shuffle(cards)
    assert sheet("+".join(cards))["sets"] == 2 * sets


@clause("RYB-SCORE-05")
def test_copies_of_a_species_may_stand_in_different_sets() -> None:
    assert sheet("SZC+SZC+LES+LES+PIS+PIS")["sets"] == 4
    assert sheet("SZC+SZC+SZC+LES+LES+LES+PIS+PIS+PIS")["sets"] == 6
    assert sheet("SZC+OKO+LES+LES+PIS+KIE")["sets"] == 4


@clause("RYB-SCORE-06")
def test_luck_and_position_score_nothing() -> None:
    totals = set()
    for me in ("f8:0/3", "m1:3/3", "a9:4/4", "i9:0/2"):
        match = lake(f"{me}:SAN+LES+KOZ", "q4")
        totals.add((match.total(0), match.view(0).totals[0], match.total(1)))
    assert totals == {(6, 6, 0)}


@clause("RYB-SCORE-07")
def test_most_points_win() -> None:
    match = ended("3/3:SZC+SZC+SZC", "0/3:SUM+WEG", "3/3:SAN")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 3 P2 4 P3 1 luck 3 0 3 win P2"
    assert [placing.place for placing in match.outcome.placings] == [2, 1, 3]
    assert match.outcome.tie_break is None
    assert match.view(None).result == list(match.outcome.words)


@clause("RYB-SCORE-08")
def test_smiling_luck_breaks_a_tie_among_the_tied() -> None:
    match = ended("1/3:SZC+SZC", "2/3:OKO+OKO", "3/3:SAN", "0/3:SUM")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 2 P2 2 P3 1 P4 2 luck 1 2 3 0 win P2"
    assert [placing.place for placing in match.outcome.placings] == [2, 1, 4, 3]
    assert match.outcome.tie_break == "luck"


@clause("RYB-SCORE-09")
def test_equals_share_the_victory() -> None:
    match = ended("2/3:SZC+SZC", "1/3:OKO+OKO", "2/3:SUM")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 2 P2 2 P3 2 luck 2 1 2 win P1 P3"
    assert [placing.place for placing in match.outcome.placings] == [1, 3, 1]
    assert match.outcome.tie_break == "shared"


@clause("RYB-SCORE-10")
def test_with_a_handicap_the_plain_number_of_smiles_is_compared() -> None:
    match = ended("2/2:SZC+SZC", "3/4:OKO+OKO")
    assert match.outcome is not None
    assert match.outcome.words[-2:] == ("win", "P2")
    even = ended("2/2:SZC+SZC", "2/4:OKO+OKO")
    assert even.outcome is not None
    assert even.outcome.words[-3:] == ("win", "P1", "P2")


@clause("RYB-SCORE-11")
@pytest.mark.parametrize(
    ("anglers", "places"),
    [
        (("0/3:SZC+SZC+SZC", "1/3:OKO+OKO", "1/3:BOL+BOL", "3/3:SAN"), [1, 2, 2, 4]),
        (("0/3:SZC", "1/3:OKO", "2/3:BOL", "2/3:SAN"), [4, 3, 1, 1]),
        (("0/3:SZC", "0/3:OKO", "0/3:BOL", "0/3:SAN"), [1, 1, 1, 1]),
        (("3/3:-", "0/3:SZC", "2/3:-", "3/3:-"), [2, 1, 4, 2]),
    ],
)
def test_places_follow_the_same_order(anglers: tuple[str, ...], places: list[int]) -> None:
    match = ended(*anglers)
    assert match.outcome is not None
    assert [placing.place for placing in match.outcome.placings] == places
    lines = [f"{one.partition(':')[2].replace('+', ' ').strip('-')} L{one[0]}" for one in anglers]
    written = GAME.score_text("\n".join(lines), BOX, "a test", {})
    assert written.placings is not None
    assert [placing.place for placing in written.placings] == places


# Section 6: solo game


@clause("RYB-SOLO-01")
@pytest.mark.parametrize(
    ("colours", "field", "colour"),
    [("1234", "f8", "orange"), ("2134", "h12", "violet"), ("3124", "n8", "white"),
     ("4123", "j4", "black")],
)  # fmt: skip
def test_one_player_in_any_colour_with_three_luck_tokens(
    colours: str, field: str, colour: str
) -> None:
    match = play(unfilled(1, colours=colours), SETUP)
    [me] = match.view(0).anglers
    assert (me.field, me.colour, me.smiling, me.luck) == (field, colour, 3, 3)
    assert (match.view(0).deck, len(tokens_of(match)), match.view(0).pile) == (46, 15, ["yW"])
    assert match.actor == 0
    for luck in ("2", "4"):
        with pytest.raises(BadOption, match="RYB-SOLO-01"):
            unfilled(1, luck_p1=luck)


@clause("RYB-SOLO-02")
def test_a_solo_game_has_fifteen_turns_and_no_target(tmp_path: Path) -> None:
    *_, match = walk(1, 2)
    assert (match.over, match.turn, len(turns_of(match))) == (True, 15, 15)
    assert match.outcome is not None
    assert match.outcome.reason == "turns"
    view = match.view(None)
    assert (view.turns, view.target) == (15, None)
    assert parts_of(match)["turn"] == "15.1.x/S15/F1"
    # Seven fish and more do not end it.
    many = lake(f"i8:3/3:{SIX}+SAN+SAN", cards=PIS_ROZ, turn="9.1.m")
    caught_one(sail(many, "S"))
    assert (many.over, many.actor, many.view(0).round) == (False, 0, 10)
    options: list[dict[str, Any]] = [{"target": "8"}, {"target": "1"}, {"max_rounds": "10"}]
    for other in options:
        with pytest.raises(BadOption, match="RYB-SOLO-02"):
            unfilled(1, **other)
    box = own_box(tmp_path, edited(stock_text(), {"turns = 15": "turns = 3"}))
    short = unfilled(1, box=box)
    short.deal()
    for n in (1, 2, 3):
        assert (short.over, short.turn) == (False, n)
        idle(short)
    assert short.over


@clause("RYB-SOLO-03")
@pytest.mark.parametrize(("drift", "k"), [("S", 0), ("N", 1)])
def test_refills_work_alone(drift: str, k: int) -> None:
    match = lake("g8", bare=SIX_BARE, turn="8.1.m")
    play(sail(match, "N"), f"die:4 give_up >{drift}")
    assert (phase_of(match), len(match.view(None).pile)) == ("keep", 8)
    lay_all(match)
    assert len(match.view(None).pile) == 1 + k
    assert set(FISHING) - set(tokens_of(match)) == ({"g7"} if k else set())
    assert (match.actor, match.turn) == (0, 9)


@clause("RYB-SOLO-04")
def test_a_solo_score_is_counted_as_usual_and_told_with_its_luck() -> None:
    """What a list of best games is sorted by stands in the result: points, then smiles."""
    results = []
    for luck in (0, 2, 3):
        match = lake(f"f8:{luck}:SAN+LES+KOZ+SUM", turn="15.1.x", cards="")
        assert match.total(0) == 4 + 2 + 2
        assert match.outcome is not None
        assert match.outcome.placings == ((0, 8, 1),)
        results.append(" ".join(match.outcome.words))
    assert results == [f"P1 8 luck {luck} grade 2" for luck in (0, 2, 3)]
    match = lake("f8:0", turn="15.1.m")
    idle(match)
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == "P1 0 luck 3 grade 1"


def catch_worth(points: int) -> str:
    """Predators and shoal fish, which make no sets: unique ones, and one common for the rest."""
    unique = [code for code in ("SUM", "WEG", "LIN", "KRS") for _ in range(3)]
    return "+".join(unique[: points // 2] + ["OKO"] * (points % 2)) or "-"


@clause("RYB-SOLO-05")
@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, 1), (7, 1), (8, 2), (10, 2), (11, 3), (13, 3), (14, 4), (16, 4), (17, 5), (19, 5),
     (20, 6), (25, 6)],
)  # fmt: skip
def test_the_grade_is_the_last_one_reached(points: int, grade: int) -> None:
    match = lake(f"f8:1:{catch_worth(points)}", turn="15.1.x", cards="")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == f"P1 {points} luck 1 grade {grade}"


def plain_move(match: Match, rng: random.Random) -> str:
    """A token in free reach, or two fields towards the nearest."""
    tokens = tokens_of(match)
    free = [field for field in match.words() if field in tokens]
    far = distances(BOX, here(match))
    near = [field for field in free if far[field] <= 2]
    if near:
        return rng.choice(near)
    goal = min((field for field in tokens if far[field] > 0), key=lambda field: far[field])
    back = distances(BOX, goal)
    two = [field for field in match.words() if far[field] == 2]
    return min(two, key=lambda field: back[field])


@clause("RYB-SOLO-06")
def test_a_simple_program_makes_about_as_many_points_as_the_rules_say() -> None:
    """10.7 on average: fish on a token in free reach, else go towards one, always roll again."""
    games, tolerance = (12, 2.5) if mode() == PLAIN else (300, 0.6)
    rng = random.Random(6)
    total = 0
    for game in range(games):
        match = Match.new("rybowisko", 1, seed=f"plain-{game}")
        while not match.over:
            if phase_of(match) == "move":
                match.play(plain_move(match, rng), quiet=True)
            else:
                match.play(match.words()[0], quiet=True)
            match.deal(quiet=True)
        total += match.total(0)
    assert abs(total / games - 10.7) < tolerance


# What is refused, and why


def test_every_refusal_can_happen() -> None:
    """Those of the tests above, told once more in a list: none is dead."""
    seen = set()
    matches = [
        unfilled(3, first="random"),
        unfilled(),
        play(unfilled(), SETUP.partition("m1:")[0]),
        lake("i8", "q4"),
        lake("i8", "h8", "g8"),
        casting(),
        play(casting(), "die:4"),
        play(casting(), "die:2"),
        play(casting(), "die:1"),
        play(casting(bare="e9 g11"), "die:4 give_up"),
        refilling(),
        lake("f8", "h12", turn="500.2.x"),
    ]
    for match in matches:
        seen |= {match.refusal(code) for code in range(-1, actions.N_CODES)}
    assert {refusal for refusal in seen if refusal} == set(REFUSALS[1:])
