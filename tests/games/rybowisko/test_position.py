"""Positions as one line of text: read and written back, set up and played on."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pondside.games import load
from pondside.games.rybowisko.position_text import (
    Angler,
    Position,
    position_of,
    read_position,
    spell_position,
    state_of,
)
from pondside.kernel import doors
from pondside.kernel.compiling.modes import PLAIN, mode
from pondside.kernel.errors import Unreadable
from pondside.kernel.game import CHANCE, OVER, Array, Box
from pondside.kernel.match import Match

from ..owner import Edit, put
from .test_data import box_with, cards, deal_tokens, odd_box, rename_colour, renamed_ways

GAME = load("rybowisko")
BOX = GAME.open_box(None)

# The complete line of the example record, EX-25.
EX_25 = (
    "bSgSgNbWgEyNbEgWbNrErNrWrSySyE yW UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES "
    "KRP,KOZ,ROZ,BOL,ROZ,PIS,BOL,PLO,KRP,KOZ,ROZ,LES,KRS,KRS,LES,WEG,SZC,PLO,KIE,BOL,KOZ,PLO,OKO,"
    "LIN,PIS,OKO,SAN,WEG,SAN,KIE,LIN,KRA,KRS,WEG,SZC,SUM,KIE,OKO,KRA,SUM,PIS,JZG,KRA,JZG,LIN,KRP "
    "f8:3/3:-;h12:3/3:- 1.1.m/T3/F1"
)
VISIBLE = (
    "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y? yW UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES 46 f8:3/3:-;h12:3/3:- "
    "1.1.m/T3/F1"
)
# The record of the same game to its end: the words of the seats.
EXAMPLE = (
    "e9 / die:6 / take:r2 / r2:KRP >E / i13 / die:3 / reroll / die:3 / reroll / die:3 / "
    "reroll / die:2 >E / g7 / die:2 / reroll / die:5 / take:y2 / y2:KOZ >N / j11 / "
    "h6 / k11 / die:6 y1:ROZ >S / i5 / die:1 / reroll / die:4 / reroll / die:3 / "
    "reroll / die:5 g2:BOL >N / l11"
)


def line(
    *,
    tokens: str = "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y?",
    pile: str = "yW",
    places: str = "UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES",
    deck: str = "46",
    anglers: str = "f8:3/3:-;h12:3/3:-",
    turn: str = "1.1.m/T3/F1",
) -> str:
    """A line that is the visible one of the example but for these parts."""
    return " ".join((tokens, pile, places, deck, anglers, turn))


def same(text: str, box: Box = BOX) -> str:
    """What a line is after reading and writing."""
    return spell_position(read_position(text, box))


def setup(text: str, box: Box = BOX) -> Array:
    """The state in the position of a line, which is sound."""
    states = state_of(box, read_position(text, box))
    assert GAME.faults(box, states) == []
    return states


def seen(states: Array, box: Box = BOX) -> str:
    position = position_of(box, states)
    assert position is not None
    return spell_position(position)


def words(states: Array, box: Box = BOX) -> list[str]:
    out = np.zeros(GAME.max_legal, np.int64)
    n = doors.legal(box.tables, states, 0, out)
    return [GAME.spell(box, states, int(action)) for action in out[:n]]


def act(states: Array, word: str, box: Box = BOX) -> None:
    action = GAME.parse(box, states, word)
    assert int(doors.refusal(box.tables, states, 0, action)) == 0, word
    doors.apply(box.tables, states, 0, action)
    assert GAME.faults(box, states) == []


def play_on(states: Array, rng: random.Random, box: Box = BOX, most: int = 10**6) -> int:
    """Play a state on at random, sound at every step; returns the number of actions."""
    n = 0
    while int(doors.actor(box.tables, states, 0)) != OVER and n < most:
        act(states, rng.choice(words(states, box)), box)
        n += 1
    return n


def refused(text: str, box: Box = BOX) -> str:
    """What is said against a line, when it is read or set up."""
    with pytest.raises(Unreadable) as caught:
        state_of(box, read_position(text, box))
    return str(caught.value)


# Reading and writing


def test_ex_25_the_complete_line_is_written_as_it_was_read() -> None:
    assert same(EX_25) == EX_25
    assert same(VISIBLE) == VISIBLE


def test_the_parts_of_the_complete_line() -> None:
    position = read_position(EX_25, BOX)
    assert position.tokens[:3] == (("b", "S"), ("g", "S"), ("g", "N"))
    assert len(position.tokens) == 15
    assert position.pile == (("y", "W"),)
    assert position.places == ("UKL", "UKL", "SZC", "JZG", "SUM", "UKL", "SAN", "LES")
    assert isinstance(position.deck, tuple)
    assert (len(position.deck), position.deck[0], position.deck[-1]) == (46, "KRP", "KRP")
    assert position.anglers == (Angler("f8", 3, 3, ()), Angler("h12", 3, 3, ()))
    assert position[5:] == (1, 1, "m", "", False, 3, 1)


def test_the_parts_of_a_line_that_shows_less() -> None:
    position = read_position(
        line(
            tokens="--g?g?b?g?y?b?g?b?r?r?r?r?y?y?",
            pile="yWbS",
            places="UKL,---,SZC,JZG,SUM,UKL,SAN,LES",
            deck="0",
            anglers="f8:1/4:KIE+OKO;h12:0/2:-",
            turn="12.2.d:4/T13/F2",
        ),
        BOX,
    )
    assert position.tokens[:2] == (None, ("g", None))
    assert position.pile == (("y", "W"), ("b", "S"))
    assert position.places[:3] == ("UKL", None, "SZC")
    assert position.deck == 0
    assert position.anglers == (Angler("f8", 1, 4, ("KIE", "OKO")), Angler("h12", 0, 2, ()))
    assert position[5:] == (12, 2, "d", "4", False, 13, 2)


LINES: dict[str, str] = {
    "before the move": line(),
    "another seat": line(turn="3.2.m/T13/F2"),
    "miss": line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:2/T3/F1"),
    "both": line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.c:6/T3/F1"),
    "over": line(anglers="f8:2/3:KIE;h12:3/3:OKO", deck="44", turn="4.2.x/T1/F1"),
    "over, second first": line(anglers="f8:2/3:KIE;h12:3/3:OKO", deck="44", turn="4.1.x/T1/F2"),
    "solo": line(anglers="f8:3/3:-", turn="1.1.m/S15/F1"),
    "solo, miss": line(anglers="e9:1/3:-", turn="15.1.d:4/S15/F1"),
    "solo, over": line(anglers="f8:3/3:-", turn="15.1.x/S15/F1"),
    "four seats": line(anglers="f8:3/3:-;h12:2/2:-;n8:4/4:-;j4:0/3:-", turn="2.4.m/T7/F3"),
    "three seats": line(anglers="f8:3/3:-;h12:2/2:-;n8:4/4:-", turn="2.3.m/T7/F3"),
    "cards": line(
        anglers="f8:3/3:UKL;h12:3/3:LES+KIE+LES",
        places="---,---,---,---,---,---,---,---",
        deck="0",
        turn="9.1.m/T7/F1",
    ),
    "tokens gone": line(tokens="--g?g?--g?y?b?g?b?r?r?r?r?y?y?", pile="yWbNbE", turn="1.1.m/T3/F1"),
}
# Cards that lie nowhere are fine for reading; setting up asks where they are.
UNSOUND = ("cards",)


@pytest.mark.parametrize("name", LINES)
def test_every_phase_is_written_as_it_was_read(name: str) -> None:
    assert same(LINES[name]) == LINES[name]
    assert same(f"  {LINES[name]}\n") == LINES[name]


@pytest.mark.parametrize("name", [name for name in LINES if name not in UNSOUND])
def test_every_phase_can_be_set_up_and_is_seen_again(name: str) -> None:
    assert seen(setup(LINES[name])) == LINES[name]


def test_a_complete_line_keeps_what_anybody_may_see() -> None:
    """The drift sides that are written out are known; the deck has no order any more."""
    position = read_position(EX_25, BOX)
    shown = seen(setup(EX_25))
    assert shown == spell_position(position._replace(deck=46))
    hidden = tuple((token[0], None) for token in position.tokens if token)
    assert seen(setup(VISIBLE)) == spell_position(position._replace(deck=46, tokens=hidden))
    assert seen(setup(VISIBLE)) == VISIBLE


def test_a_pile_in_any_order_is_shown_sorted() -> None:
    text = line(tokens="--g?g?--g?y?b?g?b?r?r?r?r?y?y?", pile="bEyWbN")
    assert same(text) == text
    assert " yWbNbE " in seen(setup(text))


def test_a_drift_that_can_be_told_by_counting_is_shown() -> None:
    """Three blue drifts are written out, so the fourth is no secret."""
    text = line(tokens="bSg?g?bWg?y?b?g?bNr?r?r?r?y?y?")
    assert read_position(text, BOX).tokens[6] == ("b", None)
    assert seen(setup(text)) == text.replace("b?", "bE")


def test_nobody_sees_a_position_while_chance_acts() -> None:
    states = setup(VISIBLE)
    act(states, "e9")
    assert position_of(BOX, states) is None
    assert GAME.view(BOX, states, 0).position is None


# What a position says is what is played on


def test_the_moves_of_a_line_are_those_of_the_rules() -> None:
    """EX-02, EX-05 and EX-07 as lines."""
    assert words(setup(line(anglers="a9:0/3:-;h12:3/3:-"))) == ["b9", "c9", "a10", "b10"]
    hemmed = "a9:0/3:-;b9:3/3:-;a10:3/3:-;b10:3/3:-"
    assert words(setup(line(anglers=hemmed))) == ["c9"]
    pair = line(places="PIS,ROZ,SZC,JZG,SUM,UKL,SAN,LES", anglers="f8:0/3:-;h12:3/3:-")
    for face, phase in ((1, "draw"), (2, "both"), (3, "both"), (4, "drift"), (6, "drift")):
        states = setup(pair)
        act(states, "e9")
        act(states, f"die:{face}")
        assert GAME.view(BOX, states, None).phase == phase


def test_a_miss_and_a_choice_are_answered_as_usual() -> None:
    states = setup(LINES["miss"])
    assert words(states) == ["reroll", "give_up"]
    act(states, "reroll")
    assert GAME.view(BOX, states, None).anglers[0].smiling == 1
    states = setup(LINES["both"])
    assert words(states) == ["take:r1", "take:r2"]
    act(states, "take:r2")
    view = GAME.view(BOX, states, None)
    assert (view.anglers[0].cards, view.places["r2"], view.phase) == (["UKL"], None, "draw")


def test_the_reasons_of_an_end() -> None:
    assert GAME.view(BOX, setup(LINES["over"]), None).reason == "target"
    assert GAME.view(BOX, setup(LINES["solo, over"]), None).reason == "turns"
    assert words(setup(LINES["over"])) == []


def test_known_drifts_are_certain_and_hidden_ones_share_the_rest() -> None:
    states = setup(line(tokens="bSg?g?b?g?y?b?g?b?r?r?r?r?y?y?"))
    view = GAME.view(BOX, states, None)
    assert view.tokens["m1"].drifts == {"S": 1.0}
    for field in ("m5", "k7", "a9"):
        assert view.tokens[field].drifts == pytest.approx({"N": 1 / 3, "E": 1 / 3, "W": 1 / 3})
    assert view.tokens["g7"].drifts == pytest.approx({"N": 1 / 3, "E": 1 / 3, "S": 1 / 3})


def test_the_deck_of_a_line_is_what_lies_nowhere_else() -> None:
    view = GAME.view(BOX, setup(line(anglers="f8:3/3:KIE+KIE;h12:3/3:OKO", deck="43")), None)
    taken = {"UKL": 3, "KIE": 2, "OKO": 1, "SZC": 1, "JZG": 1, "SUM": 1, "SAN": 1, "LES": 1}
    left = {code: 3 - taken.get(code, 0) for code in BOX.names["species"]}
    assert view.unseen == {code: n for code, n in left.items() if n}
    assert view.deck == sum(left.values()) == 43


def test_the_example_game_is_played_from_its_line() -> None:
    """Spec 13.3: the last position of the example record."""
    match = Match.new("rybowisko", 2, seed=1, options={"target": "3"})
    match._states[:1] = setup(EX_25)
    match._states[0].options[:] = GAME.settings(BOX, 2, {"target": "3"})[:-1]
    for word in EXAMPLE.replace("/", " ").split():
        match.play(word)
        assert GAME.faults(BOX, match.state) == []
    tokens, pile, places, deck, anglers, turn = match.view(None).position.split(" ")
    assert tokens == "bSgS--bWgE--bEgWbN--rNrWrS----"
    assert pile == "rEyNyEySyWgN"
    assert places == "UKL,KRP,ROZ,KOZ,SUM,BOL,SAN,LES"
    assert deck == "42"
    assert anglers == "i5:0/3:UKL+JZG+UKL;l11:3/3:SZC"
    assert turn == "4.2.x/T3/F1"


@pytest.mark.parametrize("name", [name for name in LINES if name not in UNSOUND])
def test_a_position_can_be_played_to_its_end(name: str) -> None:
    states = setup(LINES[name])
    most = 60 if mode() == PLAIN else 200
    n = play_on(states, random.Random(name), most=most)
    assert n == most or int(doors.actor(BOX.tables, states, 0)) == OVER


# Random games


def decisions(match: Match, rng: random.Random) -> Iterator[Match]:
    """A random game, handed out wherever a seat decides and at its end.

    Moves mostly go to a catch token if one is in reach.
    """
    spots = [match.box.names["field"][k] for k in match.box.tables[0].spot_field]
    while not match.over:
        actions = match.actions()
        if match.actor == CHANCE:
            match.play(rng.choices(actions, match.weights())[0], quiet=True)
            continue
        yield match
        held = match.state[0].group_at
        there = [word for word in match.words() if word in spots and held[spots.index(word)]]
        if there and rng.random() < 0.8:
            match.play(rng.choice(there), quiet=True)
        else:
            match.play(rng.choice(actions), quiet=True)
    yield match


def check_game(box: Box, seats: int, seed: int, **options: str) -> tuple[set[str], list[str]]:
    """Wherever a seat decides: line, state and line are the same.

    Returns the phases met and all the lines.
    """
    rng = random.Random(seed)
    phases, lines = set(), []
    for match in decisions(Match(GAME, box, seats, options, str(seed)), rng):
        text = seen(match.state, box)
        position = read_position(text, box)
        assert spell_position(position) == text
        states = state_of(box, position)
        assert seen(states, box) == text
        assert GAME.faults(box, states) == []
        assert int(states["turn"][0]) == match.turn
        phases.add(position.phase)
        lines.append(text)
        if rng.random() < 0.1:
            assert match.view(None).position == text
            play_on(states, rng, box, most=12)
    return phases, lines


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_decision_of_a_random_game_is_seen_again(seats: int) -> None:
    several = {"target": "5", "max_rounds": "10", "first": "2"}
    met, _ = check_game(BOX, seats, 0, **(several if seats > 1 else {}))
    assert met >= {"m", "d", "x"}


@pytest.mark.parametrize("open_refill", ["off", "on"])
def test_every_decision_after_a_refill_is_seen_again(open_refill: str) -> None:
    """Then some drift sides are known and others are not."""
    phases, lines = check_game(BOX, 4, 1, open_refill=open_refill, target="8", max_rounds="20")
    assert phases == {"m", "d", "c", "x"}
    tokens = [text.split(" ")[0] for text in lines]
    assert any("?" in text and re.search("[NESW]", text) for text in tokens)


def test_the_next_choices_of_a_position_set_up_are_those_of_the_game() -> None:
    match = Match(GAME, BOX, 3, {"target": "3", "max_rounds": "5"}, "5")
    for now in decisions(match, random.Random(5)):
        states = state_of(BOX, read_position(seen(now.state), BOX))
        assert int(doors.actor(BOX.tables, states, 0)) == now.actor
        assert words(states) == now.words()


@pytest.mark.parametrize(
    "name",
    [
        *["eight ways", "three colours", "two spare tokens", "no spare token", "few cards"],
        *["just the places", "renamed ways", "like places", "smallest", "renamed species"],
    ],
)
def test_every_decision_with_an_owners_box_is_seen_again(name: str) -> None:
    box = odd_box(name)
    check_game(box, 3, 1, target="2", max_rounds="5", open_refill="on")


@pytest.mark.parametrize(
    "edits",
    [
        pytest.param((rename_colour("b", "rb"),), id="r and rb"),
        pytest.param((rename_colour("g", "br"),), id="br and b"),
        pytest.param((rename_colour("g", "G"),), id="a capital letter"),
        pytest.param((renamed_ways,), id="long words"),
    ],
)
def test_tokens_of_any_colour_are_read(edits: tuple[Edit, ...]) -> None:
    box = box_with(*edits)
    check_game(box, 2, 3, target="2", max_rounds="5", open_refill="on")


# Refusals when reading


READING: dict[str, tuple[str, str]] = {
    "nothing": ("", "six parts"),
    "five parts": (VISIBLE.rpartition(" ")[0], "six parts with single blanks between them, not 5"),
    "seven parts": (VISIBLE + " x", "not 7"),
    "two blanks": (VISIBLE.replace(" 46", "  46"), "not 7"),
    "a tab": (VISIBLE.replace(" 46", "\t46"), "not 5"),
    "a token too few": (line(tokens="b?" * 14), "part 1: 14 fishing fields, but the lake has 15"),
    "a token too many": (line(tokens="b?" * 16), "part 1: 16 fishing fields, but the lake has 15"),
    "half a token": (line(tokens="b?" * 14 + "b"), "'b' is not a token such as rN, r? or --"),
    "an unknown colour": (line(tokens="b?" * 14 + "p?"), "'p?' is not a token"),
    "an unknown drift": (line(tokens="bQ" + "b?" * 14), "'bQb?b?b?b?' is not a token"),
    "a capital colour": (line(tokens="BN" + "b?" * 14), "'BNb?b?b?b?' is not a token"),
    "one dash": (line(tokens="-b?" + "b?" * 14), "is not a token"),
    "a pile that is hidden": (line(pile="y?"), "part 2: the pile lies open"),
    "a pile of nothing": (line(pile="--"), "part 2: the pile lies open"),
    "a pile of letters": (line(pile="yWx"), "'x' is not a token"),
    "seven places": (line(places="UKL,UKL,SZC,JZG,SUM,UKL,SAN"), "part 3: 7 cards, but there"),
    "nine places": (line(places="UKL," * 8 + "UKL"), "part 3: 9 cards, but there are 8"),
    "an unknown card": (line(places="UKX,UKL,SZC,JZG,SUM,UKL,SAN,LES"), "no species 'UKX'"),
    "an empty card": (line(places=",UKL,SZC,JZG,SUM,UKL,SAN,LES"), "no species ''"),
    "two dashes for a card": (line(places="--,UKL,SZC,JZG,SUM,UKL,SAN,LES"), "no species '--'"),
    "a deck of something": (line(deck="many"), "no species 'many'"),
    "a deck below nothing": (line(deck="-1"), "no species '-1'"),
    "a deck of a gap": (line(deck="UKL,---"), "no species '---'"),
    "a deck of Arabic digits": (line(deck="٤٦"), "no species"),
    "a deck with a comma too many": (line(deck="UKL,"), "no species ''"),
    "an angler too many": (
        line(anglers=";".join(["f8:3/3:-"] * 5)),
        "5 anglers do not go with the seats of part 6",
    ),
    "no angler": (line(anglers=";"), "part 5: '' is not an angler such as f8:3/3:UKL+JZG"),
    "half an angler": (line(anglers="f8:3/3;h12:3/3:-"), "part 5: 'f8:3/3' is not an angler"),
    "an angler on land": (line(anglers="a1:3/3:-;h12:3/3:-"), "part 5: 'a1:3/3:-' is not an angl"),
    "more smiles than tokens": (line(anglers="f8:4/3:-;h12:3/3:-"), "part 5: 4 of 3 luck tokens"),
    "one luck token": (line(anglers="f8:1/1:-;h12:3/3:-"), "part 5: 1 of 1 luck tokens cannot be"),
    "five luck tokens": (line(anglers="f8:5/5:-;h12:3/3:-"), "part 5: 5 of 5 luck tokens"),
    "Arabic luck": (line(anglers="f8:٣/3:-;h12:3/3:-"), "is not an angler"),
    "an unknown fish": (line(anglers="f8:3/3:UKX;h12:3/3:-"), "no species 'UKX'"),
    "a fish too few": (line(anglers="f8:3/3:UKL+;h12:3/3:-"), "no species ''"),
    "fish with commas": (line(anglers="f8:3/3:KIE,KIE;h12:3/3:-"), "no species 'KIE,KIE'"),
    "no turn": (line(turn="-"), "part 6: '-' is not a turn such as 1.1.m/T7/F1"),
    "no first seat": (line(turn="1.1.m/T3"), "part 6: '1.1.m/T3' is not a turn"),
    "no target": (line(turn="1.1.m/F1"), "part 6: '1.1.m/F1' is not a turn"),
    "no round": (line(turn="1.m/T3/F1"), "part 6: '1.m/T3/F1' is not a turn"),
    "a round of letters": (line(turn="a.1.m/T3/F1"), "is not a turn"),
    "a round below 0": (line(turn="-1.1.m/T3/F1"), "is not a turn"),
    "a round without end": (line(turn="99999.1.m/T3/F1"), "is not a turn"),
    "a round in Arabic": (line(turn="١.1.m/T3/F1"), "is not a turn"),
    "the round 0": (line(turn="0.1.m/T3/F1"), "part 6"),
    "a seat that is not there": (line(turn="1.3.m/T3/F1"), "2 anglers do not go with the seats"),
    "a first seat that is not there": (line(turn="1.1.m/T3/F3"), "2 anglers do not go with"),
    "the seat 0": (line(turn="1.0.m/T3/F1"), "is not a turn"),
    "the target 0": (line(turn="1.1.m/T0/F1"), "part 6: the target is 1 to 27"),
    "the target 28": (line(turn="1.1.m/T28/F1"), "part 6: the target is 1 to 27"),
    "the target 14 of four": (
        line(anglers="f8:3/3:-;h12:3/3:-;n8:3/3:-;j4:3/3:-", turn="1.1.m/T14/F1"),
        "part 6: the target is 1 to 13",
    ),
    "solo for fish": (line(anglers="f8:3/3:-"), "one angler plays for turns (/S15), several for"),
    "two for turns": (line(turn="1.1.m/S15/F1"), "one angler plays for turns (/S15), several for"),
    "an unknown phase": (line(turn="1.1.q/T3/F1"), "part 6: 'q' is not a phase: m, d:4"),
    "two phases": (line(turn="1.1.md/T3/F1"), "part 6: 'md' is not a phase"),
    "three phases": (line(turn="1.1.csx/T3/F1"), "part 6: 'csx' is not a phase"),
    "two phases and a roll": (
        line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.dc:6/T3/F1"),
        "part 6: 'dc:6' is not a phase",
    ),
    "no phase": (line(turn="1.1.:4/T3/F1"), "part 6: ':4' is not a phase"),
    "a capital phase": (line(turn="1.1.M/T3/F1"), "part 6: 'M' is not a phase"),
    "a miss without its roll": (line(turn="1.1.d/T3/F1"), "part 6: 'd' is not a phase"),
    "a choice without its roll": (line(turn="1.1.c:/T3/F1"), "part 6: 'c:' is not a phase"),
    "a move told step by step": (
        line(turn="1.1.s:f8E/T3/F1"),
        "part 6: 's:f8E' is not a phase: m, d:4, c:3 or x",
    ),
    "a roll before the move": (line(turn="1.1.m:4/T3/F1"), "part 6: 'm:4' is not a phase"),
    "a roll of letters": (line(turn="1.1.d:four/T3/F1"), "part 6: 'four' is not a roll"),
    "a roll below 0": (line(turn="1.1.d:-4/T3/F1"), "part 6: '-4' is not a roll"),
}  # fmt: skip


@pytest.mark.parametrize("name", READING)
def test_bad_lines_are_refused_with_the_part(name: str) -> None:
    text, said = READING[name]
    with pytest.raises(Unreadable) as caught:
        read_position(text, BOX)
    assert said in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("an unknown colour", "part 1"),
        ("a pile of letters", "part 2"),
        ("an unknown card", "part 3"),
        ("a deck of something", "part 4"),
        ("an unknown fish", "part 5"),
    ],
)
def test_a_refusal_says_in_which_part_it_is(name: str, part: str) -> None:
    assert part in refused(READING[name][0])


def test_an_empty_pile_is_a_dash_and_not_nothing() -> None:
    text = line(pile="")
    assert len(text.split(" ")) == 6
    with pytest.raises(Unreadable):
        read_position(text, BOX)


@pytest.mark.parametrize("detail", ["m:", "x:"])
def test_a_phase_without_detail_has_no_colon(detail: str) -> None:
    """Otherwise the line that was read is not the one that is written."""
    text = line(turn=f"1.2.{detail}/T3/F1")
    try:
        assert same(text) == text
    except Unreadable:
        return


# Refusals when setting up


SETTING_UP: dict[str, tuple[str, str]] = {
    "a card too many": (line(places="UKL,UKL,UKL,UKL,SUM,UKL,SAN,LES"), "no more cards of UKL"),
    "a fish too many": (
        line(anglers="f8:3/3:UKL;h12:3/3:-", deck="45"),
        "the box has no more cards of UKL",
    ),
    "a deck of another number": (line(deck="45"), "part 4: the deck does not hold the 46 cards"),
    "a deck of other cards": (
        EX_25.replace(" KRP,KOZ", " KOZ,KOZ"),
        "part 4: the deck does not hold the 46 cards that lie nowhere",
    ),
    "a short deck": (EX_25.replace(",KRP f8", " f8"), "part 4: the deck does not hold the 46"),
    "a token twice": (line(pile="yWyW"), "no more tokens yW"),
    "a drift twice": (line(tokens="bSbSg?b?g?y?g?g?b?r?r?r?r?y?y?"), "no more tokens bS"),
    "a token on the map and in the pile": (
        line(tokens="b?g?g?b?g?yWb?g?b?r?r?r?r?y?y?"),
        "no more tokens yW",
    ),
    "other colours": (
        line(tokens="b?b?g?b?g?y?b?g?b?r?r?r?r?y?y?"),
        "part 1: the hidden tokens are not those that lie nowhere else",
    ),
    "a token too few": (
        line(tokens="--g?g?b?g?y?b?g?b?r?r?r?r?y?y?"),
        "part 1: the hidden tokens are not those that lie nowhere else",
    ),
    "two anglers on one field": (
        line(anglers="f8:3/3:-;f8:3/3:-"),
        "two anglers stand on f8",
    ),
    "a roll on plain water": (line(turn="1.1.d:4/T3/F1"), "nobody can have rolled 4 on f8"),
    "a roll without a token": (
        line(
            tokens="b?g?g?b?g?y?b?g?b?--r?r?r?y?y?",
            pile="rNyW",
            anglers="e9:2/3:-;h12:3/3:-",
            turn="1.1.d:2/T3/F1",
        ),
        "nobody can have rolled 2 on e9",
    ),
    "a roll of 0": (
        line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:0/T3/F1"),
        "nobody can have rolled 0 on e9",
    ),
    "a roll of 7": (
        line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.c:7/T3/F1"),
        "nobody can have rolled 7 on e9",
    ),
}


@pytest.mark.parametrize("name", SETTING_UP)
def test_positions_that_do_not_come_out_of_the_box_are_refused(name: str) -> None:
    text, said = SETTING_UP[name]
    assert same(text) == text
    assert said in refused(text)


LARGE = "9" * 5000
IMPOSSIBLE: dict[str, str] = {
    # Rolls
    "a roll too large for the die": line(
        anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:99999/T3/F1"
    ),
    "a roll too large for any number": line(
        anglers="e9:2/3:-;h12:3/3:-", turn=f"1.1.d:{LARGE}/T3/F1"
    ),
    "an Arabic roll": line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:٢/T3/F1"),
    "a miss that is a hit": line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:6/T3/F1"),
    "a miss without luck": line(anglers="e9:0/3:-;h12:3/3:-", turn="1.1.d:2/T3/F1"),
    "a choice that is a miss": line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.c:2/T3/F1"),
    "a choice of one": line(
        places="UKL,SAN,SZC,JZG,SUM,UKL,UKL,LES",
        anglers="e9:2/3:-;h12:3/3:-",
        turn="1.1.c:6/T3/F1",
    ),
    # Turns
    "a solo game of another length": line(anglers="f8:3/3:-", turn="1.1.m/S20/F1"),
    "a solo turn after the last": line(anglers="f8:3/3:-", turn="16.1.m/S15/F1"),
    "a solo game that ended early": line(anglers="f8:3/3:-", turn="3.1.x/S15/F1"),
    "a round after the last": line(turn="501.1.m/T3/F1"),
    "an end in the middle of a round": line(
        anglers="f8:2/3:KIE;h12:3/3:OKO", deck="44", turn="4.1.x/T1/F1"
    ),
    "an end without a reason": line(turn="4.2.x/T3/F1"),
    "a round after the target was reached": line(
        anglers="f8:3/3:KIE+KIE+OKO;h12:3/3:-", deck="43", turn="9.1.m/T3/F1"
    ),
    # Cards and tokens
    "more fish than the target": line(
        anglers="f8:3/3:KIE+KIE+KIE+OKO;h12:3/3:-", deck="42", turn="9.1.m/T3/F1"
    ),
    "a place that was not filled": line(
        places="---,UKL,SZC,JZG,SUM,UKL,SAN,LES", deck="47"
    ),
    "a lake that was not refilled": line(
        tokens="----------------b?r?r?r?r?y?y?", pile="yNyWgNgEgSgWbEbSbW"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_positions_that_no_game_can_reach_are_refused(name: str) -> None:
    """Playing on from them would break a rule or the program."""
    assert refused(IMPOSSIBLE[name])


def test_more_cards_than_an_angler_can_hold_are_refused() -> None:
    """The largest box has 128 cards, and no game gives half of them to one seat."""
    box = box_with(cards(64, 128))
    codes = box.names["species"]
    caught = "+".join([codes[0]] * 65)
    places = ",".join(codes[1:9])
    text = line(places=places, deck="55", anglers=f"f8:3/3:{caught};h12:3/3:-")
    assert same(text, box) == text
    assert refused(text, box)


def test_a_catch_has_room_for_every_turn_to_come() -> None:
    """A solo game of sixty turns that begins with as many fish as an angler can hold."""
    box = box_with(cards(64, 128), put("solo.turns", 60))
    codes = box.names["species"]
    for caught in (64, 5):
        text = line(
            places=",".join([codes[0], codes[0], *codes[1:7]]),
            deck=str(120 - caught),
            anglers=f"f8:0/3:{'+'.join([codes[0]] * min(caught, 63) + [codes[9]] * (caught > 63))}",
            turn="1.1.m/S60/F1",
        )
        try:
            states = state_of(box, read_position(text, box))
        except Unreadable:
            continue
        act(states, "e9", box)
        act(states, "die:5", box)
        act(states, "take:r1", box)


def test_a_position_set_up_can_come_to_its_end() -> None:
    """The agreed number of rounds is no part of a line; it lies ahead whatever the file says."""
    box = box_with(put("options.max_rounds", 5))
    for number in (5, 6, 100, 500):
        view = GAME.view(box, setup(line(turn=f"{number}.1.m/T13/F1"), box), None)
        assert int(view.options["max_rounds"]) >= view.round == number


def test_a_box_without_spare_token_has_an_empty_pile() -> None:
    box = odd_box("no spare token")
    text = Match(GAME, box, 2, {}, "1")
    text.deal()
    shown = text.view(None).position
    assert shown.split(" ")[1] == "-"
    assert seen(setup(shown, box), box) == shown


def test_the_limits_of_a_line_come_from_the_box() -> None:
    box = box_with(put("die.faces", 8), deal_tokens(16, 1, 8))
    text = line(anglers="e9:2/3:-;h12:3/3:-", turn="1.1.d:8/T3/F1")
    assert "nobody can have rolled 8" in refused(text)
    assert seen(setup(text, box), box) == text


# Fuzz


TAILS = [
    "1.1.m/T3/F1", "1.1.d:4/T3/F1", "1.1.c:6/T3/F1", "4.2.x/T3/F1",
    "1.1.m/S15/F1",
]  # fmt: skip
SPICE = st.sampled_from([
    *"0123456789mdcsxTSFNESW?-:;,+./ ", "٣", "²", "\n", "\t", "\0", "\ud800", "f8", "e9", "UKL",
    "---", "rN", "99999", "9" * 5000, "EEEEEEEEEE",
])  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good line with some pieces taken out, put in or doubled."""
    text = draw(st.sampled_from([EX_25, *LINES.values()]))
    if draw(st.booleans()):
        text = text.rpartition(" ")[0] + " " + draw(st.sampled_from(TAILS))
    for _ in range(draw(st.integers(1, 3))):
        # Most of what can go wrong stands at the end of the line.
        last = draw(st.booleans())
        low = max(text.rfind(" "), 0) if last else 0
        start = draw(st.integers(low, len(text)))
        stop = min(len(text), start + draw(st.integers(0, 4)))
        text = text[:start] + draw(st.one_of(st.just(""), SPICE)) + text[stop:]
    return text


def tried(text: str) -> Position | None:
    """The position of a line, if it is one; anything but Unreadable is an error of the program."""
    try:
        position = read_position(text, BOX)
    except Unreadable as error:
        message = str(error)
        if not message or len(message) > 300:
            raise AssertionError(f"a message of {len(message)} characters") from error
        return None
    return position


@settings(max_examples=200)
@given(st.text(max_size=120))
@example(" " * 5)
@example("a b c d e f")
@example("- - - - - -")
@example("\ud800 - - 0 - -")
def test_any_text_is_a_position_or_unreadable(text: str) -> None:
    position = tried(text)
    if position is not None:
        assert read_position(spell_position(position), BOX) == position


@settings(max_examples=250)
@given(mutated())
def test_a_mutated_line_is_read_or_unreadable(text: str) -> None:
    position = tried(text)
    if position is not None:
        assert read_position(spell_position(position), BOX) == position


ROUNDS = ["0", "1", "2", "15", "16", "500", "501", "9999"]
STAGES = [
    *["m", "s:f8", "s:f8E", "s:f8EEE", "s:f8EEEEEE", "s:f8EEEEEEEEEE", "s:e9E", "d:2", "d:6"],
    *["d:0", "d:99999", "d:٢", f"d:{LARGE}", "c:6", "c:2", "x", "md", "dc:6", "csx", ":4", "m:"],
]
FLEETS = [
    *["f8:3/3:-;h12:3/3:-", "f8:0/2:-;h12:3/3:-", "f8:4/4:-;h12:3/3:-", "e9:2/3:-;h12:3/3:-"],
    *["e9:0/3:-;h12:3/3:-", "f8:3/3:-", "e9:1/3:-", "f8:3/3:-;h12:3/3:-;e9:0/3:-"],
]


@st.composite
def turned(draw: st.DrawFn) -> str:
    """The visible line with another turn and other anglers, some of them impossible."""
    anglers = draw(st.sampled_from(FLEETS))
    seats = anglers.count(";") + 1
    ends = ["S15", "S15", "S20"] if seats == 1 else ["T1", "T3", "T13"]
    turn = (
        f"{draw(st.sampled_from(ROUNDS))}.{draw(st.integers(1, seats))}."
        f"{draw(st.sampled_from(STAGES))}/{draw(st.sampled_from(ends))}"
        f"/F{draw(st.integers(1, seats))}"
    )
    return line(anglers=anglers, turn=turn)


@settings(max_examples=150)
@given(st.one_of(turned(), mutated()))
def test_any_line_is_set_up_or_unreadable(text: str) -> None:
    """What can be set up is sound, looks as it was told, and can be played on."""
    position = tried(text)
    if position is None:
        return
    try:
        states = state_of(BOX, position)
    except Unreadable:
        return
    assert GAME.faults(BOX, states) == []
    told = position._replace(
        deck=position.deck if isinstance(position.deck, int) else len(position.deck),
        pile=tuple(sorted(position.pile, key=_order)),
    )
    shown = position_of(BOX, states)
    assert shown is not None
    assert shown._replace(tokens=()) == told._replace(tokens=())
    assert [token and token[0] for token in shown.tokens] == [
        token and token[0] for token in told.tokens
    ]
    play_on(states, random.Random(text), most=3)


def _order(token: tuple[str, str]) -> tuple[int, int]:
    return BOX.names["colour"].index(token[0]), BOX.names["way"].index(token[1])


def test_the_position_of_the_rules_page_is_the_visible_line() -> None:
    """So that a reader who tries the example of the page gets somewhere."""
    assert re.fullmatch(r"(?:[rygb]\?){15} yW \S+ 46 \S+ 1\.1\.m/T3/F1", VISIBLE)
    view: Any = GAME.view(BOX, setup(VISIBLE), 0)
    assert view.position == VISIBLE
    assert (view.target, view.round, view.first, view.deck) == (3, 1, 0, 46)
