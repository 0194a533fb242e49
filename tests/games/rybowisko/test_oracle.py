"""The oracle against the worked examples of the rules, then the engine against the oracle.

The first half needs nothing but the data file.  The second half walks games in both and compares
whose turn it is, every legal word, every weight of chance, and the result.
"""

from __future__ import annotations

import copy
import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

import pondside
from pondside import games
from pondside.games.rybowisko.notation import score_text
from pondside.kernel.compiling.modes import FAST, mode
from pondside.kernel.match import Match

from .oracle import Angler, Face, Lake, Odds, catch_odds, grade, rank, score

STOCK = Path(pondside.__file__).parent / "games" / "rybowisko" / "rybowisko.toml"
DATA: dict[str, Any] = tomllib.loads(STOCK.read_text(encoding="utf-8"))

# The example of section 13.3: every token with its drift, the pile, the places and the deck.
TOKENS = "bSgSgNbWgEyNbEgWbNrErNrWrSySyE"
PILE = "yW"
CARDS = "UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES"
DECK = (
    "KRP,KOZ,ROZ,BOL,ROZ,PIS,BOL,PLO,KRP,KOZ,ROZ,LES,KRS,KRS,LES,WEG,SZC,PLO,KIE,BOL,KOZ,PLO,OKO,"
    "LIN,PIS,OKO,SAN,WEG,SAN,KIE,LIN,KRA,KRS,WEG,SZC,SUM,KIE,OKO,KRA,SUM,PIS,JZG,KRA,JZG,LIN,KRP"
)
TURNS = """\
1.1 f8:SW Fr6=2UKL+KRP >Ef9
1.2 h12:ES Fy3*3*3*2x >Ej13
2.1 f9:NEN Fy2*5=2JZG+KOZ >N=
2.2 j13:NN Z
3.1 g7:EN Z
3.2 j11:E Fy6=1SZC+ROZ >Sk12
4.1 h6:EN Fg1*4*3*5=2UKL+BOL >N=
4.2 k12:NE Z
"""
DECISIONS = [
    "2 3 8 12",
    "1 2 8 9 9 9",
    "0 1 0 8 9 12",
    "0 0 8",
    "1 0 8",
    "1 8",
    "1 0 8 9 9 9",
    "0 1 8",
]


def faces(text: str) -> list[Face]:
    return [Face(text[k], text[k + 1]) for k in range(0, len(text), 2)]


def set_up_words(lake: Lake) -> list[str]:
    """The set-up of the example game as words of chance."""
    words = [f"{slot}:{code}" for slot, code in zip(lake.slots, CARDS.split(","), strict=True)]
    words += [f"keep:{face.colour}{face.drift}" for face in faces(PILE)]
    for field, face in zip(lake.fishing, faces(TOKENS), strict=True):
        words.append(f"{field}:{face.colour}")
    return words


def lake_of(seats: int = 2, data: Mapping[str, Any] = DATA, **options: str) -> Lake:
    """A game after the set-up of the example game."""
    lake = Lake(data, seats, options)
    for word in set_up_words(lake):
        lake.play(word)
    return lake


def put(lake: Lake, fields: str, smiling: int = 0) -> Lake:
    """Move anglers to these fields; the acting one, the first, has so many smiling tokens."""
    for angler, field in zip(lake.anglers, fields.split(), strict=True):
        angler.field = field
    lake.anglers[0].smiling = smiling
    lake.begin_turn(0)
    return lake


def play(lake: Lake, words: str) -> Lake:
    """Words after each other; steps and `stop` stand for the field where they lead."""
    steps: list[str] = []
    for word in words.split():
        if lake.stage == "move" and word in lake.directions:
            steps.append(word)
        elif steps:
            lake.play(led(lake, steps))
            steps = []
        else:
            lake.play(word)
    return lake


def led(lake: Lake, steps: Sequence[str]) -> str:
    """Where steps lead the acting seat."""
    field = lake.path[-1]
    for way in steps:
        field = lake.to[field][way]
    return field


def after(lake: Lake, words: str) -> Lake:
    """A copy of a game in which these words have been played."""
    other = copy.copy(lake)
    for name, value in vars(lake).items():
        if name != "data":
            setattr(other, name, copy.deepcopy(value))
    return play(other, words)


def spend(lake: Lake, fields: str, unlike: Face | None = None) -> None:
    """Put the tokens of these fields into the pile; `unlike` is a token that must stay unseen."""
    for field in fields.split():
        token = lake.tokens.pop(field)
        batch = lake.unseen[token.batch]
        face = next(f for f in batch if f.colour == token.colour and f != unlike)
        batch.remove(face)
        lake.pile.append(face)


@pytest.mark.parametrize(("smiling", "number"), [(0, 7), (1, 14), (2, 22), (3, 30), (4, 40)])
def test_ex_01_destinations_from_a_harbour(smiling: int, number: int) -> None:
    ends = put(lake_of(1), "f8", smiling).destinations()
    assert len(ends) == number
    assert ends >= {"g7", "g8", "h8", "e9", "f9", "g9", "f10"}


def test_ex_02_destinations_from_the_dam() -> None:
    assert put(lake_of(1), "a9").destinations() == {"b9", "c9", "a10", "b10"}


def test_ex_03_first_steps() -> None:
    lake = put(lake_of(), "f8 h12", 3)
    assert {"g8", "f9"} <= set(lake.legal())
    assert "f8" not in lake.legal()


def test_ex_04_passing_an_angler() -> None:
    lake = put(lake_of(), "m1 m2")
    assert {"m3", "l2"} <= set(lake.legal())
    assert "m2" not in lake.legal()


def test_ex_05_one_way_out() -> None:
    lake = put(lake_of(4), "a9 b9 a10 b10")
    assert lake.destinations() == {"c9"}
    assert lake.legal() == {"c9": 1}


def test_ex_06_the_longest_move() -> None:
    lake = put(lake_of(1, luck_p1="4"), "k9", 4)
    assert "d9" not in lake.legal()
    play(lake, "W W W W W W stop")
    assert (lake.anglers[0].field, lake.anglers[0].smiling) == ("e9", 0)
    assert "i9" in lake.tokens
    assert lake.stage == "die"


def red_pair(first: str | None, second: str | None, smiling: int) -> Lake:
    """An angler that has just stopped on e9, a red fishing field, before these two cards."""
    lake = put(lake_of(), "d9 h12", smiling)
    lake.cards["r1"], lake.cards["r2"] = first, second
    return play(lake, "E stop")


def test_ex_07_hits() -> None:
    lake = red_pair("PIS", "ROZ", 1)
    one = after(lake, "die:1")
    assert (one.anglers[0].catch, one.actor(), one.emptied) == (["PIS"], "chance", "r1")
    for number in (2, 3):
        both = after(lake, f"die:{number}")
        assert (both.actor(), set(both.legal())) == (0, {"take:r1", "take:r2"})
        assert after(both, "take:r2").anglers[0].catch == ["ROZ"]
        assert after(both, "take:r2").cards["r1"] == "PIS"
    for number in (4, 5, 6):
        miss = after(lake, f"die:{number}")
        assert (miss.actor(), set(miss.legal())) == (0, {"reroll", "give_up"})


def test_ex_07_equal_cards_are_both_offered() -> None:
    """A-21."""
    assert set(play(red_pair("PIS", "PIS", 0), "die:3").legal()) == {"take:r1", "take:r2"}


def test_ex_08_reroll_in_vain() -> None:
    lake = play(red_pair("PIS", "ROZ", 1), "die:4 reroll die:6")
    assert lake.anglers[0].smiling == 0
    assert lake.stage == "drift"
    assert lake.anglers[0].catch == []


def test_ex_09_empty_places() -> None:
    for number in range(1, 7):
        lake = play(red_pair("SUM", None, 0), f"die:{number}")
        assert lake.anglers[0].catch == (["SUM"] if number == 6 else [])
    lake = red_pair(None, None, 3)
    assert (lake.stage, lake.anglers[0].smiling) == ("drift", 3)


def test_ex_10_drift_at_the_shore() -> None:
    lake = play(put(lake_of(), "l1 h12"), "E stop die:5")
    assert lake.legal() == {">N": 1, ">E": 1, ">S": 1, ">W": 1}
    reached = {word: after(lake, word).anglers[0].field for word in lake.legal()}
    assert reached == {">N": "m1", ">E": "m1", ">S": "m2", ">W": "l1"}


def test_ex_11_drift_against_an_angler() -> None:
    lake = play(put(lake_of(), "k12 k10"), "N stop die:1 >N")
    assert lake.anglers[0].field == "k11"
    assert "k11" not in lake.tokens
    assert lake.pile == [Face("y", "W"), Face("y", "N")]


def test_ex_12_drift_is_one_field() -> None:
    lake = play(put(lake_of(), "g8 i7"), "N stop die:1 >E")
    assert lake.anglers[0].field == "h7"


def test_ex_13_refill_beside_the_angler() -> None:
    lake = put(lake_of(), "i12 h12")
    spend(lake, "m1 k3 i5 m5 q5 g7", unlike=Face("y", "S"))
    play(lake, "S stop die:1 >S")
    assert lake.anglers[0].field == "i13"
    assert (len(lake.pool), lake.stage) == (8, "keep")
    assert lake.to_lay == ["m1", "k3", "i5", "m5", "q5", "g7"]
    assert sum(lake.legal().values()) == 8
    lake.play("keep:yS")
    assert sum(lake.legal().values()) == 7
    lake.play("keep:yW")
    assert lake.stage == "lay"
    assert lake.pile == [Face("y", "S"), Face("y", "W")]
    assert lake.legal() == {"m1:b": 2, "m1:g": 3, "m1:y": 1}
    play(lake, "m1:y k3:b i5:g m5:g q5:b g7:g")
    assert len(lake.tokens) == 14
    assert "i13" not in lake.tokens
    assert lake.actor() == 1


def test_ex_14_refill_around_three_anglers() -> None:
    lake = put(lake_of(3), "k6 m1 a9")
    spend(lake, "m1 k3 i5 m5 q5 a9", unlike=Face("b", "E"))
    play(lake, "S stop die:6 >E")
    assert lake.anglers[0].field == "l7"
    assert lake.to_lay == ["k3", "i5", "m5", "q5", "k7"]
    assert len(lake.pool) - len(lake.to_lay) == 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ex_15_pile_and_empty_fields(seats: int) -> None:
    """RYB-REFILL-07, RYB-END-03 and the number of pieces, between any two turns."""
    rng = random.Random(15)
    sizes = set()
    for _ in range(6):
        lake = Lake(DATA, seats, {"target": "13", "max_rounds": "40"})
        while lake.actor() != "over":
            if lake.stage == "move" and len(lake.path) == 1:
                sizes.add(len(lake.pile))
                empty = [field for field in lake.fishing if field not in lake.tokens]
                assert len(lake.pile) == len(empty) + 1
                unseen = [face for batch in lake.unseen for face in batch]
                assert len(unseen) == len(lake.tokens)
                assert len(set(unseen) | set(lake.pile)) == 16
                assert len({angler.field for angler in lake.anglers}) == seats
            lake.play(choose(lake, rng, eager=True))
        assert max(len(angler.catch) for angler in lake.anglers) <= 13
    assert sizes <= set(range(1, 8))
    assert sizes >= set(range(1, 7))


def test_ex_16_a_rest_gives_luck_back() -> None:
    lake = play(put(lake_of(), "d9 h12", 3), "E S E E E stop")
    assert (lake.anglers[0].field, lake.anglers[0].smiling) == ("h10", 3)
    assert lake.actor() == 1


def test_ex_17_the_round_is_played_to_its_end() -> None:
    lake = put(lake_of(3), "j10 g9 b10", 0)
    lake.round = 11
    lake.anglers[1].catch = ["LES"] * 6
    play(lake, "N stop")
    assert lake.actor() == 1
    play(lake, "N N stop die:5 take:y2 y2:KOZ >N")
    assert len(lake.anglers[1].catch) == 7
    assert lake.actor() == 2
    play(lake, "E stop")
    assert (lake.actor(), lake.reason(), lake.round) == ("over", "target", 11)


def expand(text: str) -> list[str]:
    """A catch in the notation of section 13.1, symbols replaced by some species that has them."""
    plain = {"A": "SZC", "A!": "SUM", "B": "LES", "B!": "LIN", "C": "PIS", "C!": "ROZ"}
    codes = []
    for item in text.split():
        count, _, card = item.rpartition("x")
        codes += [plain.get(card, card)] * int(count or 1)
    return codes


@pytest.mark.parametrize(
    ("catch", "points"),
    [
        ("A A! B C", (4, 1, 1, 7)),  # EX-18
        ("2xLES ROZ PIS OKO", (5, 1, 1, 8)),  # EX-19
        ("4xB 2xC!", (6, 2, 0, 8)),  # EX-20
        ("SUM WEG LIN KRS ROZ KOZ", (6, 6, 2, 16)),  # EX-21
        ("3xA! 2xB 4xC", (9, 3, 2, 16)),  # the printed example
        ("", (0, 0, 0, 0)),
    ],
)
def test_ex_18_to_21_scores(catch: str, points: tuple[int, int, int, int]) -> None:
    fish, unique, sets, total = points
    assert score(expand(catch), DATA) == {
        "fish": fish,
        "unique": unique,
        "sets": sets,
        "set_points": 2 * sets,
        "total": total,
    }


def most_sets(symbols: Sequence[str]) -> int:
    """The most sets that can be laid, by trying all of them."""
    best = 0
    for triple in set(combinations(sorted(symbols), 3)):
        if len(set(triple)) == 3:
            left = list(symbols)
            for symbol in triple:
                left.remove(symbol)
            best = max(best, 1 + most_sets(left))
    return best


def test_sets_cannot_be_laid_better() -> None:
    """RYB-SCORE-04."""
    symbol = {species["code"]: species["symbol"] for species in DATA["species"]}
    rng = random.Random(4)
    for _ in range(300):
        catch = rng.choices(sorted(symbol), k=rng.randint(0, 11))
        symbols = [symbol[code] for code in catch]
        sets = score(catch, DATA)["sets"]
        assert sets == most_sets(symbols) == min(symbols.count(s) for s in "ABC")


def test_ex_22_ties() -> None:
    scores = [score(expand(catch), DATA)["total"] for catch in ("A B", "2xC")]
    assert scores == [2, 2]
    assert rank(scores, [1, 2]) == ([1], [2, 1])
    assert rank(scores, [1, 1]) == ([0, 1], [1, 1])


@pytest.mark.parametrize(
    ("scores", "luck", "winners", "places"),
    [
        ([9, 7, 7, 5], [0, 2, 2, 4], [0], [1, 2, 2, 4]),
        ([7, 7, 7, 9], [1, 3, 2, 0], [3], [4, 2, 3, 1]),
        ([8, 8, 8, 8], [3, 0, 3, 2], [0, 2], [1, 4, 1, 3]),
        ([8, 9], [4, 0], [1], [2, 1]),
        ([5], [0], [0], [1]),
    ],
)
def test_places(scores: list[int], luck: list[int], winners: list[int], places: list[int]) -> None:
    """RYB-SCORE-07 to RYB-SCORE-11."""
    assert rank(scores, luck) == (winners, places)


def test_ex_24_solo() -> None:
    lake = put(lake_of(1, target="1", max_rounds="5"), "f8", 3)
    for turn in range(1, 16):
        assert (lake.actor(), lake.round) == (0, turn)
        play(lake, "E stop" if turn % 2 else "W stop")
        if turn == 3:
            # 7 fish, 2 of them unique, 2 sets: 13 points, and no target ends the game.
            lake.anglers[0].catch = expand("2xA! 2xB 3xC")
    assert (lake.actor(), lake.reason()) == ("over", "turns")
    assert lake.result() == ["P1", "13", "luck", "3", "grade", "3"]
    assert DATA["solo"]["grades"][3 - 1]["en"] == "Angler"


@pytest.mark.parametrize(
    ("total", "number"),
    [
        (0, 1),
        (7, 1),
        (8, 2),
        (10, 2),
        (11, 3),
        (13, 3),
        (14, 4),
        (17, 5),
        (19, 5),
        (20, 6),
        (40, 6),
    ],
)
def test_grades(total: int, number: int) -> None:
    """RYB-SOLO-05."""
    assert grade(total, DATA) == number


def test_ex_26_the_deck_runs_out() -> None:
    lake = put(lake_of(4, target="13"), "d9 h12 n8 j4")
    lake.deck = ["KRP"]
    last = after(lake, "E stop die:5 take:r1")
    assert last.legal() == {"r1:KRP": 1}
    lake.deck = []
    play(lake, "E stop die:5 take:r1")
    assert lake.stage == "drift"
    assert lake.cards["r1"] is None
    assert lake.anglers[0].catch == ["UKL"]


def test_no_cards_left() -> None:
    """RYB-END-05, after the round, and only when nobody has reached the target."""
    for target, reason in (("13", "no_cards"), ("1", "target")):
        lake = put(lake_of(2, target=target), "d9 h12")
        lake.deck = []
        lake.cards.update(dict.fromkeys(lake.slots))
        lake.cards["r1"] = "UKL"
        play(lake, "E stop die:5 >N")
        assert lake.actor() == 1
        play(lake, "N stop")
        assert (lake.actor(), lake.reason()) == ("over", reason)


def test_max_rounds() -> None:
    """RYB-END-06."""
    lake = put(lake_of(2, max_rounds="5", first="2"), "f8 h12")
    lake.begin_turn(1)
    for turn in range(5):
        assert (lake.round, lake.actor()) == (turn + 1, 1)
        play(lake, "N stop E stop" if turn % 2 == 0 else "S stop W stop")
    assert (lake.actor(), lake.reason()) == ("over", "max_rounds")
    assert lake.result() == ["P1", "0", "P2", "0", "luck", "3", "3", "win", "P1", "P2"]


def test_nothing_can_be_laid() -> None:
    """No refill happens while anglers occupy every empty fishing field; the next catch tries."""
    data = changed(tokens={"refill_at": 2})
    lake = put(lake_of(2, data), "i12 h12")
    play(lake, "S stop die:1 >S")
    assert (lake.actor(), len(lake.pile)) == (1, 2)
    assert lake.anglers[0].field == "i13"
    play(lake, "N W stop die:5 take:r1 r1:KRP >N")
    assert lake.to_lay == ["g11"]
    assert (lake.stage, len(lake.pool)) == ("keep", 3)


@pytest.mark.parametrize("first", ["1", "2", "3", "random"])
def test_rounds_begin_with_the_first_player(first: str) -> None:
    """RYB-TURN-01 to RYB-TURN-03."""
    lake = Lake(DATA, 3, {"first": first, "colours": "3142"})
    assert [angler.field for angler in lake.anglers] == ["n8", "f8", "j4"]
    if first == "random":
        assert lake.legal() == {"first:P1": 1, "first:P2": 1, "first:P3": 1}
        lake.play("first:P3")
    for word in set_up_words(lake):
        lake.play(word)
    order = []
    while lake.round < 3:
        order.append(lake.actor())
        lake.play(next(field for field in lake.legal() if field not in lake.tokens))
    start = {"1": 0, "2": 1, "3": 2, "random": 2}[first]
    assert order == [(start + turn) % 3 for turn in range(6)]


def test_weights_of_the_set_up() -> None:
    lake = Lake(DATA, 2, {})
    assert set(lake.legal().values()) == {3}
    assert len(lake.legal()) == 18
    play(lake, "r1:UKL")
    assert lake.legal()["r2:UKL"] == 2
    play(lake, "r2:UKL y1:UKL")
    assert "y2:UKL" not in lake.legal()
    assert sum(lake.legal().values()) == 51
    lake = Lake(DATA, 2, {})
    for word in set_up_words(lake)[:8]:
        lake.play(word)
    assert len(lake.legal()) == 16
    play(lake, "keep:yW")
    assert lake.legal() == {"m1:r": 4, "m1:y": 3, "m1:g": 4, "m1:b": 4}
    play(lake, "m1:b")
    assert lake.legal() == {"k3:r": 4, "k3:y": 3, "k3:g": 4, "k3:b": 3}


def test_open_refill_shows_the_drift() -> None:
    """RYB-REFILL-08: tokens of the set-up stay hidden, those of a refill do not."""
    data = changed(tokens={"refill_at": 3})
    lake = put(lake_of(1, data, open_refill="on"), "l1")
    play(lake, "E stop die:5 >S")
    play(put(lake, "m4"), "S stop die:5 >E")
    assert lake.legal() == {"keep:yW": 1, "keep:bS": 1, "keep:bE": 1}
    play(lake, "keep:bS")
    assert lake.legal() == {"m1:yW": 1, "m1:bE": 1}
    play(lake, "m1:bE m5:yW")
    assert lake.stage == "move"
    play(lake, "W stop die:1")
    assert lake.legal() == {">W": 1}
    lake.play(">W")
    play(put(lake, "p5"), "E stop die:1")
    assert lake.legal() == {">N": 1, ">E": 1, ">S": 1, ">W": 1}


def test_hidden_refill_tells_the_batches_apart() -> None:
    """Two yellow tokens from the pile; the others of that colour lie there since the set-up."""
    data = changed(tokens={"refill_at": 3})
    lake = put(lake_of(1, data), "g8")
    spend(lake, "m5", unlike=Face("b", "W"))
    play(lake, "N stop die:1 >E")
    assert lake.legal() == {"keep:yW": 1, "keep:bN": 1, "keep:yE": 1}
    play(lake, "keep:bN m5:y g7:y")
    play(lake, "W stop die:1")
    assert lake.legal() == {">E": 1, ">W": 1}
    play(put(lake, "i12"), "S stop die:1")
    assert lake.legal() == {">N": 1, ">S": 1}


def test_destinations_are_those_of_section_12() -> None:
    """A shortest way is enough; from 4 to 12 fields for free, up to 54 and 63 with luck."""
    lake = lake_of(1, luck_p1="4")
    numbers: dict[int, list[int]] = {0: [], 3: [], 4: []}
    for field in lake.to:
        for smiling, found in numbers.items():
            ends = put(lake, field, smiling).destinations()
            near = {field}
            for _ in range(2 + smiling):
                near |= {other for place in near for other in lake.to[place].values()}
            assert ends == near - {field}
            found.append(len(ends))
    assert (min(numbers[0]), max(numbers[0])) == (4, 12)
    assert (max(numbers[3]), max(numbers[4])) == (54, 63)


def test_a_whole_move_in_one_word() -> None:
    """Section 12.1: the destinations are the words, and the shortest way is paid for."""
    lake = put(lake_of(4), "a9 b9 a10 b10")
    assert lake.legal() == {"c9": 1}
    lake = put(lake_of(2), "d9 h12", 3)
    assert set(lake.legal()) == lake.destinations()
    assert after(lake, "e9").anglers[0].smiling == 3
    assert after(lake, "e9").stage == "die"
    assert after(lake, "h10").anglers[0].smiling == 3  # a rest gives back what was paid
    lake = put(lake, "k9 h12", 2)
    costs = {field: 2 - after(lake, field).anglers[0].smiling for field in ("m9", "k7", "i9")}
    assert costs == {"m9": 0, "k7": 0, "i9": 0}
    lake = put(lake, "l9 h12", 2)
    costs = {
        field: 2 - after(lake, field).anglers[0].smiling for field in ("m9", "k7", "i9", "k11")
    }
    assert costs == {"m9": 0, "k7": 1, "i9": 1, "k11": 1}
    assert after(put(lake, "h9 h12", 2), "e9").anglers[0].smiling == 1
    assert after(put(lake, "l10 h12", 2), "i9").anglers[0].smiling == 0


def test_the_example_game() -> None:
    """Section 13.3, chance answered from the complete start position."""
    lake = lake_of(2, target="3")
    names = [*lake.directions, *[""] * (8 - len(lake.directions)), "stop", "reroll", "give_up"]
    hidden = dict(zip(lake.fishing, faces(TOKENS), strict=True))
    deck = DECK.split(",")
    assert Counter(deck) == Counter(lake.deck)
    turn_line = re.compile(
        r"(?P<round>\d+)\.(?P<seat>\d) (?P<field>\w+):(?P<steps>\w+) (?:Z|F(?P<colour>[a-z])"
        r"(?P<rolls>[\d*]+)(?:x|=(?P<place>\d)(?P<code>\w+)\+(?P<drawn>\w+))"
        r" >(?P<drift>[A-Z])(?P<reached>[\w=]+))"
    )
    for line, decisions in zip(TURNS.splitlines(), DECISIONS, strict=True):
        told = turn_line.fullmatch(line)
        assert told is not None
        seat = int(told["seat"]) - 1
        angler = lake.anglers[seat]
        assert (lake.round, lake.actor(), angler.field) == (int(told["round"]), seat, told["field"])
        made: list[int] = []
        lake.play(led(lake, told["steps"]))
        made += [*map(lake.directions.index, told["steps"]), 8]
        if told["colour"] is None:
            assert decisions == " ".join(map(str, made)), line
            continue
        where = angler.field
        assert lake.tokens[where].colour == told["colour"]
        for number, roll in enumerate(told["rolls"].split("*")):
            if number > 0:
                lake.play("reroll")
                made.append(names.index("reroll"))
            lake.play(f"die:{roll}")
        if told["place"] is not None:
            slot = f"{told['colour']}{told['place']}"
            if lake.stage == "both":
                lake.play(f"take:{slot}")
                made.append(10 + int(told["place"]))
            drawn = deck.pop(0)
            assert (angler.catch[-1], drawn) == (told["code"], told["drawn"])
            lake.play(f"{slot}:{drawn}")
        assert lake.stage == "drift"
        assert hidden[where].drift == told["drift"]
        lake.play(f">{told['drift']}")
        assert angler.field == (where if told["reached"] == "=" else told["reached"])
        assert decisions == " ".join(map(str, made)), line
    assert lake.actor() == "over"
    assert sorted(lake.pile) == sorted(faces("rEyNyEySyWgN"))
    assert list(lake.cards.values()) == ["UKL", "KRP", "ROZ", "KOZ", "SUM", "BOL", "SAN", "LES"]
    assert len(lake.deck) == 42
    assert lake.anglers == [
        Angler("i5", 3, 0, ["UKL", "JZG", "UKL"]),
        Angler("l11", 3, 3, ["SZC"]),
    ]
    assert lake.reason() == "target"
    assert lake.round == 4
    assert lake.result() == ["P1", "3", "P2", "1", "luck", "0", "3", "win", "P1"]


def test_catch_odds_of_the_printed_pair() -> None:
    half = Fraction(1, 2)
    pair = [(1, 3), (2, 3)]
    assert catch_odds(pair, 6, 0) == Odds(
        half, [half, Fraction(1, 3)], [Fraction(1, 6), Fraction(0)]
    )
    assert catch_odds(pair, 6, 1).caught == Fraction(3, 4)
    assert catch_odds(pair, 6, 1).preferred == [Fraction(3, 4), half]
    assert catch_odds(pair, 6, 1).otherwise == [Fraction(1, 4), Fraction(0)]
    alone = Fraction(91, 216)
    assert catch_odds([(6, 6)], 6, 2) == Odds(alone, [alone], [alone])
    assert catch_odds([], 6, 1) == Odds(Fraction(0), [], [])


def test_catch_odds_on_average() -> None:
    """The averages of section 1.3 over all pairs of cards."""
    ranges = [(s["min"], s["max"]) for s in DATA["species"] for _ in range(s["copies"])]
    pairs = Counter(combinations(ranges, 2))
    number = sum(pairs.values())
    for n, average in enumerate((0.51, 0.73, 0.84, 0.90)):
        total = sum(times * catch_odds(pair, 6, n).caught for pair, times in pairs.items())
        assert float(total / number) == pytest.approx(average, abs=0.005)


def changed(**tables: Mapping[str, Any]) -> dict[str, Any]:
    """The data file with other values in some of its tables."""
    data = copy.deepcopy(DATA)
    for name, values in tables.items():
        data[name].update(values)
    return data


def few_cards() -> dict[str, Any]:
    """One card of each species, so that cards run out before anybody reaches the target."""
    data = changed(deck={"cards": 18, "copies_each": 1})
    for species in data["species"]:
        species["copies"] = 1
    return data


def equal_tokens() -> dict[str, Any]:
    """Tokens that occur twice, and a refill after every second or third catch."""
    data = changed(tokens={"refill_at": 4})
    for token in data["token"]:
        if token["drift"] == "W":
            token["drift"] = "E"
    return data


def canal(kinds: str, **tables: Mapping[str, Any]) -> dict[str, Any]:
    """A lake of one row: digits are start fields, `o` fishing fields, `~` plain water."""
    data = changed(**tables)
    names = [f"{chr(ord('a') + k)}1" for k in range(len(kinds))]
    data["map"].update(cols=len(kinds), rows=1, width=60 * len(kinds), height=60)
    data["map"].update(fields=len(kinds), grid=[kinds])
    data["field"] = []
    for k, (name, mark) in enumerate(zip(names, kinds, strict=True)):
        to = {}
        if k + 1 < len(kinds):
            to["E"] = names[k + 1]
        if k > 0:
            to["W"] = names[k - 1]
        kind = {"o": "fishing", "~": "water"}.get(mark, "start")
        field = {"id": name, "col": k, "row": 0, "x": 30 + 60 * k, "y": 30, "kind": kind}
        data["field"].append({**field, "to": to, "source": "X"})
        if kind == "start":
            data["player_colour"][int(mark) - 1]["start"] = name
    return data


def long_canal() -> dict[str, Any]:
    """Anglers bar each other's way, drift onto tokens and stand on many fishing fields."""
    return canal("1o2ooo~oooooooo~oo3o4", tokens={"refill_at": 5})


def short_canal() -> dict[str, Any]:
    """Five tokens on eight fields: anglers hem each other in, and refills find no free field."""
    data = canal("oooo1234", tokens={"total": 5, "on_map": 4, "spare": 1, "refill_at": 2})
    data["token"] = [data["token"][k] for k in (1, 3, 5, 7, 9)]  # rE, rW, yE, yW and gE
    return data


BOXES = [few_cards, equal_tokens, long_canal, short_canal]


def test_hemmed_in() -> None:
    """RYB-MOVE-10 and RYB-MOVE-11."""
    lake = Lake(long_canal(), 3, {})
    for word in set_up_words(lake)[:9]:
        lake.play(word)
    while lake.actor() == "chance":
        lake.play(next(iter(lake.legal())))
    assert set(put(lake, "a1 b1 c1", 0).legal()) == {"stop"}
    assert set(after(lake, "stop").legal()) == {"d1", "e1", "f1", "g1"}
    assert set(put(lake, "a1 b1 c1", 1).legal()) == {"d1"}
    assert set(put(lake, "b1 a1 d1", 0).legal()) == {"c1"}  # nobody can stop on a1
    assert set(put(lake, "b1 a1 c1", 0).legal()) == {"d1"}
    lake.anglers.append(Angler("d1", 3, 3, []))
    assert set(put(lake, "b1 a1 c1 d1", 0).legal()) == {"stop"}
    play(lake, "stop")
    assert lake.stage == "die"  # b1 is a fishing field: the action follows as usual


Pick = Callable[[Sequence[int]], int]


def every_run(run: Callable[[Pick], tuple[str, ...]]) -> dict[tuple[str, ...], Fraction]:
    """The exact chance of every result of a random process.

    `run` asks `pick` for an index whenever something random happens, and names the weights.
    """
    chances: dict[tuple[str, ...], Fraction] = {}
    script: list[int] = []  # the index picked at each question of the run under way
    sizes: list[int] = []  # how many answers each of these questions has
    chance = Fraction(1)

    def pick(weights: Sequence[int]) -> int:
        nonlocal chance
        if len(sizes) == len(script):
            script.append(0)
        index = script[len(sizes)]
        sizes.append(len(weights))
        chance *= Fraction(weights[index], sum(weights))
        return index

    while True:
        sizes.clear()
        chance = Fraction(1)
        result = run(pick)
        chances[result] = chances.get(result, Fraction(0)) + chance
        while script and script[-1] == sizes[len(script) - 1] - 1:
            script.pop()
        if not script:
            return chances
        script[-1] += 1


@pytest.mark.parametrize("open_refill", ["off", "on"])
def test_weights_are_those_of_real_tokens(open_refill: str) -> None:
    """Real tokens with two sides are mixed and laid; the oracle's words must be as likely.

    The physical way is that of the rules: mix, lay colour side up field by field, and what is
    left over is the pile.  All that is random besides is made certain.
    """
    data = canal(
        "1o~oo~",
        tokens={"total": 4, "on_map": 3, "spare": 1, "refill_at": 3},
        die={"faces": 1},
        solo={"turns": 5},
    )
    real = [Face("r", "W"), Face("r", "E"), Face("r", "E"), Face("y", "E")]
    data["token"] = [{"colour": face.colour, "drift": face.drift} for face in real]
    data["species"] = [{**data["species"][0], "min": 1, "max": 1, "copies": 54}]
    options = {"open_refill": open_refill}
    refills = Counter[int]()

    def by_weights(pick: Pick) -> tuple[str, ...]:
        lake = Lake(data, 1, options)
        words = []
        while lake.actor() != "over":
            legal = lake.legal()
            word = eager_word(lake)
            if lake.actor() == "chance":
                word = list(legal)[pick(list(legal.values()))]
            lake.play(word)
            words.append(word)
        return tuple(words)

    def by_tokens(pick: Pick) -> tuple[str, ...]:
        lake = Lake(data, 1, options)
        words = []
        on_map: dict[str, Face] = {}
        pile = list(real)
        n_refills = -1
        while lake.actor() != "over":
            word = eager_word(lake)
            if lake.stage == "keep" and lake.pile == []:
                orders = list(permutations(pile))
                order = orders[pick([1] * len(orders))]
                laid = dict(zip(lake.to_lay, order, strict=False))
                on_map.update(laid)
                pile = list(order[len(laid) :])
                kept = list(pile)
                n_refills += 1
            if lake.stage == "keep":
                face = kept.pop(0)
                word = f"keep:{face.colour}{face.drift}"
            elif lake.stage == "lay":
                field = lake.to_lay[0]
                face = on_map[field]
                word = f"{field}:{face.colour}" + (face.drift if lake.shown else "")
            elif lake.stage == "drift":
                face = on_map.pop(lake.anglers[0].field)
                pile.append(face)
                word = f">{face.drift}"
            elif lake.actor() == "chance":
                (word,) = lake.legal()
            lake.play(word)
            words.append(word)
        refills[n_refills] += 1
        return tuple(words)

    expected = every_run(by_tokens)
    assert every_run(by_weights) == expected
    assert sum(expected.values()) == 1
    assert max(refills) >= 2
    assert len(expected) > 100


def steps_to_token(lake: Lake, start: str) -> int:
    """How far the nearest catch token is from a field; more than any distance if there is none."""
    near = {start}
    for steps in range(len(lake.to)):
        if any(field in lake.tokens for field in near):
            return steps
        near |= {other for field in near for other in lake.to[field].values()}
    return len(lake.to)


def eager_word(lake: Lake) -> str:
    """At a seat: go fishing, roll again, take the first card.  At chance: any word."""
    legal = lake.legal()
    if lake.stage != "move":
        return next(iter(legal))
    fields = [word for word in legal if word != "stop"]
    return min(fields, key=lambda field: steps_to_token(lake, field)) if fields else "stop"


def choose(lake: Lake, rng: random.Random, *, eager: bool) -> str:
    """A random word; an eager player goes fishing half of the time and mostly rolls again."""
    legal = lake.legal()
    words = list(legal)
    if lake.actor() == "chance":
        if rng.random() < 0.2:
            return rng.choice(words)
        return rng.choices(words, list(legal.values()))[0]
    if eager and lake.stage == "missed" and rng.random() < 0.8:
        return "reroll"
    if eager and lake.stage == "move" and rng.random() < 0.6:
        fish = [field for field in words if field in lake.tokens]
        return rng.choice(fish or words)
    return rng.choice(words)


OPTIONS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (1, {"open_refill": "on"}),
    (1, {"colours": "3124"}),
    (2, {}),
    (2, {"target": "1"}),
    (2, {"target": "3", "first": "2", "luck_p1": "4", "luck_p2": "2"}),
    (2, {"first": "random", "colours": "2134", "open_refill": "on"}),
    (2, {"max_rounds": "5"}),
    (3, {}),
    (3, {"target": "1", "first": "3"}),
    (3, {"target": "3", "first": "random", "luck_p2": "2", "luck_p3": "4"}),
    (3, {"target": "13", "colours": "4321", "open_refill": "on", "max_rounds": "50"}),
    (4, {}),
    (4, {"target": "1", "luck_p1": "2", "luck_p2": "2"}),
    (4, {"target": "3", "first": "random", "max_rounds": "5"}),
    (4, {"target": "13", "first": "4", "colours": "2143", "max_rounds": "50"}),
    (4, {"luck_p1": "4", "luck_p2": "4", "luck_p3": "2", "luck_p4": "2", "open_refill": "on"}),
]


def name(case: object) -> str:
    if isinstance(case, dict):
        return ",".join(f"{key}={value}" for key, value in case.items()) or "default"
    return str(case)


def options_of_other_box(seats: int, number: int) -> dict[str, str]:
    options = {"open_refill": ("off", "on")[number % 2]}
    if seats > 1:
        options |= {"target": "13", "max_rounds": "50"}
    if seats > 2:
        options |= {f"luck_p{seat + 1}": "2" for seat in range(seats)}
    return options


def is_eager(seed: str) -> bool:
    """Three games in four are played by anglers who want to fish."""
    return random.Random(seed).random() < 0.75


def journey(lake: Lake, seed: str) -> Iterator[str]:
    """A whole random game: each word is handed out before it is played."""
    rng = random.Random(f"journey {seed}")
    while lake.actor() != "over":
        word = choose(lake, rng, eager=is_eager(seed))
        yield word
        lake.play(word)


def test_journeys_meet_what_is_rare() -> None:
    """What the engine is compared on includes the corners of the rules."""
    met = Counter[str]()

    def follow(lake: Lake, seed: str) -> None:
        for _ in journey(lake, seed):
            if lake.stage == "move" and len(lake.path) == 1:
                met["hemmed in"] += set(lake.legal()) == {"stop"}
                late = len(lake.pile) >= lake.data["tokens"]["refill_at"]
                met["nothing could be laid"] += late and lake.actor() != lake.first
            if lake.stage == "drift":
                met["empty pair"] += not any(lake.cards[slot] for slot in lake.pair())
                met["drift that is certain"] += len(lake.legal()) == 1
            if lake.stage == "keep" and len(lake.pool) - len(lake.to_lay) >= 4:
                met["refill around three"] += 1
        met[lake.reason()] += 1
        met["shared victory"] += len(lake.ranking()[0]) > 1

    for seats, options in OPTIONS:
        for number in range(2):
            seed = f"{number} {name(options)}"
            follow(Lake(DATA, seats, {"max_rounds": "20"} | options), seed)
    for make in BOXES:
        data = make()
        for seats in (1, 2, 3, 4):
            for number in range(3):
                seed = f"{make.__name__} {number}"
                options = {"max_rounds": "20"} | options_of_other_box(seats, number)
                follow(Lake(data, seats, options), seed)
    assert min(met.values()) >= 3, met
    assert {"target", "turns", "no_cards", "max_rounds"} <= set(met)


# From here on the engine is asked too.

FEWER = mode() != FAST
GAMES = 1 if FEWER else 4
CATCHES = 500 if FEWER else 10_000
CHUNKS = 5  # so that two workers can share them


@lru_cache(maxsize=1)
def stock_box() -> Any:
    return games.load("rybowisko").open_box(None)


def walk(box: Any, data: Mapping[str, Any], seats: int, options: dict[str, str], seed: str) -> None:
    """One game in the engine and in the oracle, compared at every word."""
    if seats > 1 and not is_eager(seed):
        options = {"max_rounds": "20", **options}
    lake = Lake(data, seats, options)
    match = Match(games.load("rybowisko"), box, seats, options, "seed")
    played: list[str] = []
    for word in journey(lake, seed):
        chance = lake.actor() == "chance"
        assert match.actor == (pondside.CHANCE if chance else lake.actor()), played
        words, legal = match.words(), lake.legal()
        assert len(words) == len(set(words)), played
        assert set(words) == set(legal), played
        if chance:
            assert dict(zip(words, match.weights(), strict=True)) == legal, played
        assert match.outcome is None, played
        match.play(word, quiet=True)
        played.append(word)
    assert match.actor == pondside.OVER, played
    outcome = match.outcome
    assert outcome is not None
    totals = [lake.total(seat) for seat in range(seats)]
    places = lake.ranking()[1]
    assert [match.total(seat) for seat in range(seats)] == totals, played
    assert outcome.reason == lake.reason(), played
    assert list(outcome.words) == lake.result(), played
    placings = [(placing.seat, placing.total, placing.place) for placing in outcome.placings]
    assert sorted(placings) == list(zip(range(seats), totals, places, strict=True)), played


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=name)
def test_games_go_as_the_oracle_says(seats: int, options: dict[str, str]) -> None:
    box = stock_box()
    for number in range(GAMES):
        walk(box, DATA, seats, options, f"{number} {name(options)}")


def toml(data: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a data file; a table or a list of tables at the top, values below."""

    def value(item: Any) -> str:
        if isinstance(item, dict):
            return "{ " + ", ".join(f"{key} = {value(part)}" for key, part in item.items()) + " }"
        if isinstance(item, list):
            return "[" + ", ".join(map(value, item)) + "]"
        return json.dumps(item, ensure_ascii=False)

    for title, content in data.items():
        for table in content if isinstance(content, list) else [content]:
            yield f"[[{title}]]" if isinstance(content, list) else f"[{title}]"
            yield from (f"{key} = {value(item)}" for key, item in table.items())


@pytest.mark.parametrize("make", BOXES)
def test_data_files_are_written_as_they_are(make: Callable[[], dict[str, Any]]) -> None:
    data = make()
    assert tomllib.loads("\n".join(toml(data))) == data
    assert tomllib.loads("\n".join(toml(DATA))) == DATA


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("make", BOXES)
def test_other_boxes_go_as_the_oracle_says(
    make: Callable[[], dict[str, Any]], seats: int, tmp_path: Path
) -> None:
    """Corrected data files reach rules that the stock components never or seldom reach."""
    data = make()
    file = tmp_path / "other.toml"
    file.write_text("\n".join(toml(data)), encoding="utf-8")
    box = games.load("rybowisko").open_box(str(file))
    for number in range(GAMES):
        options = options_of_other_box(seats, number)
        walk(box, data, seats, options, f"{make.__name__} {number}")


def engine_sheet(codes: Sequence[str]) -> dict[str, int]:
    """The engine's score sheet of a catch, by way of the notation for catches."""
    sheet = score_text(" ".join(codes) + "\n", stock_box(), "test", {}).sheets[0].facts
    return {key: int(sheet[key]) for key in ("fish", "unique", "sets", "set_points", "total")}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_catches_score_as_the_oracle_says(chunk: int) -> None:
    rng = random.Random(chunk)
    cards = [species["code"] for species in DATA["species"] for _ in range(species["copies"])]
    for _ in range(CATCHES // CHUNKS):
        codes = rng.sample(cards, rng.choice((7, 9, 13, rng.randint(0, 20))))
        assert engine_sheet(codes) == score(codes, DATA), " ".join(codes)
