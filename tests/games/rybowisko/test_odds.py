"""The chances of a catch and of the drift: exact, whichever way they are counted."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from pondside.games import load
from pondside.games.rybowisko import actions, phases
from pondside.games.rybowisko.facts import MAX_COLOURS
from pondside.games.rybowisko.odds import CatchOdds, drift_odds, drifts, field_odds, pair_odds
from pondside.games.rybowisko.position_text import read_position, state_of
from pondside.games.rybowisko.tables import NO_CARD
from pondside.games.rybowisko.view import reach
from pondside.kernel import doors
from pondside.kernel.game import CHANCE, Array, Box
from pondside.kernel.match import Match

from ..owner import Edit, put
from .test_data import box_with, deal_tokens, odd_box

GAME = load("rybowisko")
BOX = GAME.open_box(None)
SPECIES = BOX.names["species"]
SPOTS = [BOX.names["field"][k] for k in BOX.tables[0].spot_field[:15]]
NOTHING = (Fraction(0), Fraction(0))


def card(code: str, box: Box = BOX) -> int:
    """What a place holds that has this card."""
    return NO_CARD if code == "---" else 1 + box.names["species"].index(code)


def odds_of(codes: str, luck: int, box: Box = BOX) -> CatchOdds:
    first, second = codes.split()
    return pair_odds(box, card(first, box), card(second, box), luck)


# Counting dice


def faces_of(held: int, box: Box) -> tuple[int, ...]:
    """The numbers that catch what a place holds, from the component file."""
    if held == NO_CARD:
        return ()
    block = box.facts["species"][held - 1]
    return tuple(range(block["min"], block["max"] + 1))


def counted(first: tuple[int, ...], second: tuple[int, ...], faces: int, luck: int) -> CatchOdds:
    """Every sequence of rolls, thrown one by one: the first roll that hits ends it."""
    names = ["one" * (face in first) + "two" * (face in second) for face in range(faces + 1)]
    outcomes = Counter(
        next(filter(None, map(names.__getitem__, rolls)), "none")
        for rolls in product(range(1, faces + 1), repeat=luck + 1)
    )
    total = faces ** (luck + 1)

    def share(*names: str) -> Fraction:
        return Fraction(sum(outcomes[name] for name in names), total)

    return CatchOdds(
        luck,
        share("one", "two", "onetwo"),
        (share("one", "onetwo"), share("two", "onetwo")),
        (share("one"), share("two")),
    )


def check_counts(box: Box, most: int) -> int:
    """Compare every two cards, and every card beside an empty place, with all rolls counted."""
    known: dict[tuple[tuple[int, ...], tuple[int, ...], int], CatchOdds] = {}
    faces = box.facts["die"]["faces"]
    held = range(len(box.names["species"]) + 1)
    for first, second in product(held, repeat=2):
        pair = faces_of(first, box), faces_of(second, box)
        for luck in range(most + 1):
            if (*pair, luck) not in known:
                known[*pair, luck] = counted(*pair, faces, luck)
            assert pair_odds(box, first, second, luck) == known[*pair, luck]
    return len(known)


def test_every_pair_of_species_is_as_all_rolls_say() -> None:
    """All 19 x 19 pairs, empty places included; eleven ranges and nothing, with 0 to 4 tokens."""
    assert check_counts(BOX, 4) == 12 * 12 * 5


def test_pairs_of_an_owners_box_are_as_all_rolls_say() -> None:
    check_counts(odd_box("another die"), 2)
    box = box_with(put("die.faces", 20), put("species.ROZ.max", 20))
    assert odds_of("ROZ ---", 0, box).any == Fraction(19, 20)
    assert odds_of("ROZ PIS", 1, box).any == 1
    assert odds_of("KOZ ---", 1, box).any == 1 - Fraction(19, 20) ** 2


def test_the_printed_pair() -> None:
    """EX-07 and spec 1.3: 1 gives the weatherfish, 2 and 3 leave the choice, 4 to 6 miss."""
    for luck in range(5):
        odds = odds_of("PIS ROZ", luck)
        caught = 1 - Fraction(1, 2 ** (luck + 1))
        assert odds.luck == luck
        assert odds.any == caught
        assert odds.preferred == (caught, caught * Fraction(2, 3))
        assert odds.other == (caught * Fraction(1, 3), Fraction(0))
    assert odds_of("PIS ROZ", 0).any == Fraction(1, 2)
    assert odds_of("PIS ROZ", 2).any == Fraction(7, 8)


def test_empty_places() -> None:
    """EX-09: of SUM and nothing only a 6 hits; of two empty places nothing does."""
    odds = odds_of("SUM ---", 0)
    assert odds == CatchOdds(0, Fraction(1, 6), (Fraction(1, 6), Fraction(0)), odds.preferred)
    for luck in range(5):
        assert odds_of("--- ---", luck) == CatchOdds(luck, Fraction(0), NOTHING, NOTHING)


def test_two_cards_alike_are_chosen_between() -> None:
    """A-21: whichever is preferred is caught whenever anything is."""
    odds = odds_of("LES LES", 1)
    assert odds.preferred == (odds.any, odds.any) == (Fraction(3, 4), Fraction(3, 4))
    assert odds.other == NOTHING


def test_a_pair_that_always_hits() -> None:
    box = box_with(put("species.PIS.max", 6))
    odds = odds_of("PIS ROZ", 3, box)
    assert odds.any == odds.preferred[0] == 1
    assert odds.preferred[1] + odds.other[0] == 1


def test_the_two_ways_to_choose_add_up() -> None:
    for first, second in product(range(len(SPECIES) + 1), repeat=2):
        odds = pair_odds(BOX, first, second, 2)
        assert odds.preferred[0] + odds.other[1] == odds.any == odds.preferred[1] + odds.other[0]
        mirrored = pair_odds(BOX, second, first, 2)
        assert odds == mirrored._replace(
            preferred=mirrored.preferred[::-1], other=mirrored.other[::-1]
        )
        assert all(isinstance(p, Fraction) for p in (odds.any, *odds.preferred, *odds.other))


def test_the_averages_of_the_rules() -> None:
    """Spec 1.3: two random cards cover 3.05 numbers, 0.51; with re-rolls 0.73, 0.84, 0.90."""
    deck = [held for held in range(1, len(SPECIES) + 1) for _ in range(3)]
    pairs = Counter(combinations(deck, 2))
    total = sum(pairs.values())
    assert total == 54 * 53 // 2
    averages = []
    for luck in range(4):
        odds = [n * pair_odds(BOX, *pair, luck).any for pair, n in pairs.items()]
        averages.append(sum(odds, Fraction(0)) / total)
    assert [round(float(average), 2) for average in averages] == [0.51, 0.73, 0.84, 0.90]
    assert round(float(6 * averages[0]), 2) == 3.05


@pytest.mark.parametrize("luck", [-1, -100])
def test_less_luck_than_none_is_refused(luck: int) -> None:
    with pytest.raises(ValueError, match=f"{luck} luck tokens"):
        pair_odds(BOX, 1, 2, luck)


# Walking through the engine


def line(
    *,
    tokens: str = "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y?",
    pile: str = "yW",
    places: str = "UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES",
    deck: str = "46",
    anglers: str = "f8:3/3:-;h12:3/3:-",
    turn: str = "1.1.m/T3/F1",
) -> str:
    return " ".join((tokens, pile, places, deck, anglers, turn))


def states_of(text: str, box: Box = BOX) -> Array:
    return state_of(box, read_position(text, box))


def legal(states: Array, box: Box) -> list[int]:
    out = np.zeros(GAME.max_legal, np.int64)
    return [int(action) for action in out[: doors.legal(box.tables, states, 0, out)]]


def weights(states: Array, box: Box) -> list[int]:
    out = np.zeros(GAME.max_legal, np.int64)
    return [int(weight) for weight in out[: doors.weights(box.tables, states, 0, out)]]


def act(states: Array, word: str, box: Box = BOX) -> None:
    action = GAME.parse(box, states, word)
    assert int(doors.refusal(box.tables, states, 0, action)) == 0, word
    doors.apply(box.tables, states, 0, action)


def branches(states: Array, box: Box) -> Iterator[tuple[Fraction, Array]]:
    """What chance may do next, each with its probability and the state after it."""
    actions, numbers = legal(states, box), weights(states, box)
    for action, weight in zip(actions, numbers, strict=True):
        after = states.copy()
        doors.apply(box.tables, after, 0, action)
        yield Fraction(weight, sum(numbers)), after


def walked(states: Array, prefer: int, box: Box, before: list[int]) -> dict[int, Fraction]:
    """The exact chances that each place (or none, -1) is emptied by a catch about to be rolled for.

    Every miss is rolled again; `prefer`, 0 or 1, is the card taken when both are hit.
    """
    phase = int(states[0].phase)
    if phase == phases.ROLL:
        found: dict[int, Fraction] = {}
        for share, after in branches(states, box):
            for place, p in walked(after, prefer, box, before).items():
                found[place] = found.get(place, Fraction(0)) + share * p
        return found
    if phase in (phases.MISS, phases.BOTH):
        after = states.copy()
        doors.apply(
            box.tables, after, 0, actions.REROLL if phase == phases.MISS else actions.TAKE + prefer
        )
        return walked(after, prefer, box, before)
    assert phase in (phases.DRAW, phases.DRIFT)
    emptied = [k for k, held in enumerate(before) if held != states[0].places[k]]
    assert len(emptied) <= 1  # RYB-CATCH-12
    return {emptied[0] if emptied else -1: Fraction(1)}


def check_walk(states: Array, field: str, box: Box = BOX) -> CatchOdds:
    """Sail to a field and compare the odds with those of the engine's own chances."""
    s, b = states[0], box.tables[0]
    here, there = int(s.at), box.names["field"].index(field)
    luck = int(s.anglers[s.seat].smiling) - max(int(b.distance[here, there]) - 2, 0)
    odds = field_odds(box, states, field, luck)
    assert odds is not None
    spot = int(b.spot_of[there])
    colour = (int(s.group_at[spot]) - 1) % MAX_COLOURS
    pair = [int(place) for place in b.place_of[colour]]
    before = [int(held) for held in s.places]
    after = states.copy()
    act(after, field, box)
    for prefer in (0, 1):
        found = walked(after, prefer, box, before)
        assert sum(found.values()) == 1
        assert 1 - found.get(-1, Fraction(0)) == odds.any
        assert found.get(pair[prefer], Fraction(0)) == odds.preferred[prefer]
        assert found.get(pair[1 - prefer], Fraction(0)) == odds.other[1 - prefer]
    return odds


@pytest.mark.parametrize("luck", [0, 1, 2, 3])
def test_the_odds_of_the_printed_pair_are_those_of_the_engine(luck: int) -> None:
    """EX-07 and EX-08: one roll, and one more for each smiling token."""
    places = "PIS,ROZ,SZC,JZG,SUM,UKL,SAN,LES"
    states = states_of(line(places=places, anglers=f"f8:{luck}/3:-;h12:3/3:-"))
    assert check_walk(states, "e9").any == 1 - Fraction(1, 2 ** (luck + 1))


@pytest.mark.parametrize(
    ("field", "pair", "luck"),
    [("e9", "SUM,SUM", 2), ("e9", "LES,PLO", 1), ("g7", "SZC,JZG", 2), ("a9", "BOL,KRS", 3)],
)
def test_the_odds_of_other_pairs_are_those_of_the_engine(field: str, pair: str, luck: int) -> None:
    """On a9 there is less luck left to roll with: the way there costs two tokens or more."""
    places = {"e9": f"{pair},SZC,JZG,KIE,UKL,SAN,KRA", "g7": f"SAN,KRA,{pair},KIE,UKL,OKO,KOZ",
              "a9": f"SAN,KRA,SZC,JZG,KIE,UKL,{pair}"}[field]  # fmt: skip
    states = states_of(line(places=places, anglers=f"f8:{luck + 1}/4:-;h12:3/3:-"))
    odds = check_walk(states, field)
    assert odds.luck == (luck + 1 if field != "a9" else 0)


def test_the_odds_with_an_empty_place_are_those_of_the_engine() -> None:
    """There is no deck any more, so nothing is drawn after the catch."""
    box = odd_box("just the places")
    for places, share in (
        ("SZC,---,SAN,LES,PLO,PIS,ROZ,KOZ", Fraction(5, 9)),
        ("---,---,SAN,LES,PLO,PIS,ROZ,KOZ", Fraction(0)),
    ):
        caught = "OKO" if "SZC" in places else "OKO+SZC"
        text = line(places=places, deck="0", anglers=f"f8:1/3:{caught};h12:3/3:-")
        states = states_of(text, box)
        assert check_walk(states, "e9", box).any == share


def test_the_odds_with_another_die_are_those_of_the_engine() -> None:
    box = odd_box("another die")
    text = line(places="SUM,LES,SZC,JZG,KIE,UKL,SAN,KRA", anglers="f8:1/3:-;h12:3/3:-")
    odds = check_walk(states_of(text, box), "e9", box)
    assert odds.any == 1 - Fraction(1, 2) ** 2
    assert odds.other == (Fraction(0), Fraction(9, 16))


def test_the_odds_of_random_positions_are_those_of_the_engine() -> None:
    """Where the way there leaves little luck, so that there are not too many rolls to follow."""
    walks: Counter[int] = Counter()
    for match in decisions(3, 4, max_rounds="10", target="13"):
        if match.state[0].phase == phases.MOVE:
            for one in reach(BOX, match.state):
                left = int(match.state[0].anglers[match.actor].smiling) - one.luck
                if one.action == "catch" and left <= 1:
                    walks[left] += 1
                    check_walk(match.state, one.field)
    assert min(walks[0], walks[1]) >= 3


# Random games


def token_at(states: Array, field: str) -> bool:
    return field in SPOTS and bool(states[0].group_at[SPOTS.index(field)])


def steps(seats: int, seed: int, box: Box, **options: str) -> Iterator[tuple[Match, str]]:
    """A random game of people who like to fish: the match and the word that is played next."""
    rng = random.Random(seed)
    match = Match(GAME, box, seats, options, str(seed))
    while not match.over:
        words = match.words()
        if match.actor == CHANCE:
            word = rng.choices(words, match.weights())[0]
        else:
            fishing = [word for word in words if token_at(match.state, word)]
            word = rng.choice(fishing if fishing and rng.random() < 0.8 else words)
        yield match, word
        match.play(word, quiet=True)


def decisions(seats: int, seed: int, **options: str) -> Iterator[Match]:
    for match, _ in steps(seats, seed, BOX, **options):
        if match.actor != CHANCE:
            yield match


# Drift


class Ledger:
    """What an attentive player knows of the drift sides, from the words of the record alone."""

    def __init__(self, box: Box) -> None:
        self.pile = Counter((token["colour"], token["drift"]) for token in box.facts["token"])
        self.pool: Counter[tuple[str, str]] | None = None  # of a refill: what is not kept
        self.batch: dict[str, list[str]] | None = None  # of a refill: the ways laid, by colour
        self.at: dict[str, tuple[str, list[str]]] = {}  # a field's colour and its group's ways
        self.field = ""  # where somebody fishes
        self.refills = 0

    def odds(self, field: str) -> dict[str, Fraction]:
        if field not in self.at:
            return {}
        ways = self.at[field][1]
        return {way: Fraction(ways.count(way), len(ways)) for way in ways}

    def note(self, word: str) -> None:
        if found := re.fullmatch("keep:([a-z]+)([A-Z]+)", word):
            self.pool = Counter(self.pile) if self.pool is None else self.pool
            self.pool[found[1], found[2]] -= 1
            return
        if found := re.fullmatch(r"([a-z]\d+):([a-z]+)([A-Z]*)", word):
            self.lay(*found.groups())
            return
        self.pool = self.batch = None
        if word.startswith(">"):
            colour, ways = self.at.pop(self.field)
            ways.remove(word[1:])
            self.pile[colour, word[1:]] += 1
        elif re.fullmatch(r"[a-z]\d+", word):
            self.field = word

    def lay(self, field: str, colour: str, way: str) -> None:
        if way:
            self.pile[colour, way] -= 1
            self.at[field] = colour, [way]
            return
        if self.batch is None:
            self.refills += 1
            laid = self.pool if self.pool is not None else Counter(self.pile)
            self.pile -= laid
            self.batch = {}
            for (one, way_of_it), n in laid.items():
                self.batch.setdefault(one, []).extend([way_of_it] * n)
        self.at[field] = colour, self.batch[colour]


def check_drifts(box: Box, seats: int, seed: int, **options: str) -> tuple[int, int]:
    """A game whose drifts are compared; returns how many were, and how many were certain."""
    ledger, compared, certain = Ledger(box), 0, 0
    spots = [box.names["field"][k] for k in box.tables[0].spot_field[: box.tables[0].n_spots]]
    for match, word in steps(seats, seed, box, **options):
        states = match.state
        if states[0].phase == phases.DRIFT:
            odds = drift_odds(box, states, ledger.field)
            total = sum(match.weights())
            shares = [Fraction(weight, total) for weight in match.weights()]
            assert dict(zip(match.words(), shares, strict=True)) == {
                f">{way}": share for way, share in odds.items()
            }
            assert odds == ledger.odds(ledger.field)
            assert sum(odds.values()) == 1
            compared += 1
            certain += 1 in odds.values()
        if states[0].phase == phases.MOVE:
            found = drifts(box, states)
            assert found == {field: ledger.odds(field) for field in spots if field in ledger.at}
        ledger.note(word)
    return compared, certain


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hidden_drifts_are_as_the_record_tells(seats: int) -> None:
    options = {"max_rounds": "10", "target": "13"} if seats > 1 else {}
    assert check_drifts(BOX, seats, 0, **options)[0] >= 5


def test_open_drifts_are_as_the_record_tells() -> None:
    compared, certain = check_drifts(BOX, 4, 3, open_refill="on", max_rounds="10", target="13")
    assert compared > certain >= 5


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param("eight ways", id="eight ways"),
        pytest.param("three colours", id="three colours"),
        pytest.param(deal_tokens(27, 12, 15), id="many spare tokens"),
    ],
)
def test_drifts_of_an_owners_box_are_as_the_record_tells(edit: Edit | str) -> None:
    """With several tokens of a kind the chances are not even any more."""
    box = odd_box(edit) if isinstance(edit, str) else box_with(edit)
    assert check_drifts(box, 4, 2, max_rounds="5", target="13")[0] >= 5


def test_a_single_token_of_its_colour_in_a_refill_is_certain() -> None:
    """RYB-REFILL-08: an attentive player knows where it drifts, though others are on the map."""
    found = 0
    for seed in range(3):
        laid: list[tuple[str, str]] = []
        for match, word in steps(4, seed, BOX, max_rounds="20", target="9"):
            if match.turn and match.state[0].phase == phases.LAY:
                field, colour = word.split(":")
                laid.append((field, colour))
                continue
            if not laid:
                continue
            colours = Counter(colour for _, colour in laid)
            tokens = match.view(None).tokens
            for field, colour in laid:
                ways = drift_odds(BOX, match.state, field)
                if colours[colour] == 1:
                    assert list(ways.values()) == [1]
                    others = [other for other in tokens.values() if other.colour == colour]
                    found += len(others) > 1
                else:
                    assert len(ways) == colours[colour]  # each direction is there once
            laid = []
    assert found >= 3


def test_an_open_refill_shows_every_drift_it_lays() -> None:
    shown: dict[str, str] = {}
    n = 0
    for match, word in steps(4, 1, BOX, open_refill="on", max_rounds="20", target="8"):
        phase = match.state[0].phase
        if phase == phases.MOVE:
            for field, way in shown.items():
                assert drift_odds(BOX, match.state, field) == {way: 1}
        if phase == phases.LAY_OPEN:
            field, token = word.split(":")
            shown[field] = token[1:]
            n += 1
        elif phase == phases.DRIFT:
            fished = SPOTS[int(match.state[0].fished)]
            assert word[1:] == shown.pop(fished, word[1:])
    assert n >= 5


def test_fields_without_a_token_have_no_odds() -> None:
    states = states_of(line(tokens="--g?g?b?g?y?b?g?b?r?r?r?r?y?y?", pile="yWbS"))
    for field in ("m1", "f8", "g8"):
        assert field_odds(BOX, states, field, 0) is None
        assert drift_odds(BOX, states, field) == {}
    assert field_odds(BOX, states, "k3", 0) == odds_of("SUM UKL", 0)
    assert drift_odds(BOX, states, "k3") == dict.fromkeys("NESW", Fraction(1, 4))
    assert set(drifts(BOX, states)) == set(SPOTS) - {"m1"}
    assert drift_odds(BOX, states, "m5") == dict.fromkeys("NEW", Fraction(1, 3))


@pytest.mark.parametrize("field", ["a1", "", "G7", "m1 "])
def test_a_field_that_the_lake_lacks_is_named(field: str) -> None:
    states = states_of(line())
    said = f"the lake has no field {field!r}"
    with pytest.raises(ValueError, match=said):
        field_odds(BOX, states, field, 0)


# What the view shows


def far_from(field: str, smiling: int) -> Array:
    """An angler on a field with so many smiling tokens, the other one out of the way."""
    return states_of(line(anglers=f"{field}:{smiling}/4:-;q5:3/3:-"))


def test_ex_01_what_can_be_reached_from_a_harbour() -> None:
    for smiling, n in enumerate((7, 14, 22, 30, 40)):
        found = reach(BOX, far_from("f8", smiling))
        assert len(found) == n
        if smiling == 0:
            assert {one.field for one in found} == {"g7", "g8", "h8", "e9", "f9", "g9", "f10"}
            assert {one.luck for one in found} == {0}
        assert max(one.luck for one in found) == smiling
        assert [one.luck for one in found] == sorted(one.luck for one in found)  # nearest first


def test_ex_02_what_can_be_reached_from_the_dam() -> None:
    found = reach(BOX, far_from("a9", 0))
    assert {one.field for one in found} == {"b9", "c9", "a10", "b10"}
    assert {one.action for one in found} == {"rest"}
    ways = {one.field: one.words for one in found}
    assert ways["c9"] == (["c9"])


def check_reach(states: Array, box: Box) -> list[Any]:
    """What the view says of every field in reach, compared with the odds of this module."""
    s, b = states[0], box.tables[0]
    smiling = int(s.anglers[s.seat].smiling)
    found = reach(box, states)
    assert len({one.field for one in found}) == len(found)
    for one in found:
        odds = field_odds(box, states, one.field, 0)
        assert (one.action == "catch") == (odds is not None) == (one.chances is not None)
        if one.chances is None:
            assert one.colour is None
            continue
        spot = b.spot_of[box.names["field"].index(one.field)]
        colour = (int(s.group_at[spot]) - 1) % MAX_COLOURS
        assert one.colour == box.names["colour"][colour]
        left = range(smiling - one.luck + 1)
        exact = [field_odds(box, states, one.field, n) for n in left]
        assert one.chances.least == 0
        assert one.chances.any == [float(each.any) for each in exact if each]
        assert one.chances.cards == {
            box.names["place"][place]: [float(each.preferred[k]) for each in exact if each]
            for k, place in enumerate(b.place_of[colour])
            if s.places[place] != NO_CARD
        }
    return found


def test_reach_agrees_with_the_fields_that_can_be_played() -> None:
    catches = 0
    for match in decisions(4, 6, max_rounds="10", target="13"):
        states, actor = match.state, match.actor
        view = match.view(actor)
        if view.phase != "move":
            assert view.reach == []
            continue
        found = check_reach(states, BOX)
        assert view.reach == found
        assert {one.field for one in found} == set(match.words())
        assert {one.field: one.luck for one in found} == {
            choice.word: choice.luck for choice in view.choices
        }
        assert all(one.words == [one.field] for one in found)
        catches += sum(one.action == "catch" for one in found)
        assert match.view(None).reach == match.view((actor + 1) % 4).reach == []
    assert catches >= 20


def test_playing_the_words_of_reach_ends_there_for_that_luck() -> None:
    rng = random.Random(2)
    compared = 0
    for match in decisions(4, 8, max_rounds="10", target="13"):
        states = match.state
        if states[0].phase != phases.MOVE:
            continue
        for one in rng.sample(reach(BOX, states), 2):
            check_words(states, one)
            compared += 1
    assert compared >= 20


def check_words(states: Array, one: Any) -> None:
    """Play the words of a field in reach."""
    after = states.copy()
    s = after[0]
    seat, smiling = int(s.seat), int(s.anglers[s.seat].smiling)
    for word in one.words:
        act(after, word)
    assert BOX.names["field"][int(s.anglers[seat].field)] == one.field
    assert (one.action == "catch") == (s.phase in (phases.ROLL, phases.DRIFT))
    left = s.anglers[seat].luck if one.action == "rest" else smiling - one.luck
    assert s.anglers[seat].smiling == left


def test_reach_over_other_anglers() -> None:
    """EX-05: three anglers in the way, one field behind them."""
    states = states_of(line(anglers="a9:0/3:-;b9:3/3:-;a10:3/3:-;b10:3/3:-"))
    (one,) = reach(BOX, states)
    assert (one.field, one.words, one.luck) == ("c9", ["c9"], 0)
    check_words(states, one)


def test_the_chances_of_a_catch_under_way() -> None:
    """Before the roll with 0, 1, 2 … tokens, after a miss with 1, 2 …, otherwise none."""
    places = "PIS,ROZ,SZC,JZG,SUM,UKL,SAN,LES"
    states = states_of(line(places=places, anglers="f8:3/3:-;h12:3/3:-"))
    act(states, "e9")
    view = GAME.view(BOX, states, 0)
    assert (view.phase, view.chances.least) == ("roll", 0)
    assert view.chances.any == [0.5, 0.75, 0.875, 0.9375]
    assert view.chances.cards["r1"] == view.chances.any
    assert view.chances.cards["r2"] == [float(p * Fraction(2, 3)) for p in map(Fraction, (
        0.5, 0.75, 0.875, 0.9375))]  # fmt: skip
    act(states, "die:4")
    for smiling in (3, 2, 1):
        view = GAME.view(BOX, states, 0)
        assert (view.phase, view.chances.least) == ("miss", 1)
        assert view.chances.any == [0.5, 0.75, 0.875][:smiling]
        act(states, "reroll")
        act(states, "die:5" if smiling > 1 else "die:2")
    view = GAME.view(BOX, states, 0)
    assert (view.phase, view.chances) == ("both", None)


def test_the_drifts_of_the_view_are_those_of_this_module() -> None:
    n = 0
    for match in decisions(4, 9, max_rounds="10", target="13"):
        if match.turn % 3 == 0:
            states = match.state
            for field, token in match.view(None).tokens.items():
                exact = drift_odds(BOX, states, field)
                assert token.drifts == {way: float(p) for way, p in exact.items()}
                n += len(exact) < 3
    assert n >= 5
