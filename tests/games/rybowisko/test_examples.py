"""The worked examples of the rules, EX-01 to EX-26, and the example game, word by word.

Where a move is made, it is told both ways.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from pondside.games.rybowisko.position_text import read_position, spell_position
from pondside.kernel.errors import BadOption, Illegal
from pondside.kernel.game import CHANCE
from pondside.kernel.match import Match

from .table import (
    BOX,
    CARDS,
    FISHING,
    GAME,
    PILE,
    SETUP,
    TOKENS,
    angler,
    at,
    cards_of,
    ends,
    here,
    idle,
    lake,
    line_of,
    map_of,
    parts_of,
    phase_of,
    play,
    sail,
    tokens_of,
    unfilled,
    walk,
)

PIS_ROZ = "PIS,ROZ,SZC,JZG,SUM,UKL,SAN,LES"

DECK = (
    "KRP,KOZ,ROZ,BOL,ROZ,PIS,BOL,PLO,KRP,KOZ,ROZ,LES,KRS,KRS,LES,WEG,SZC,PLO,KIE,BOL,KOZ,PLO,OKO,"
    "LIN,PIS,OKO,SAN,WEG,SAN,KIE,LIN,KRA,KRS,WEG,SZC,SUM,KIE,OKO,KRA,SUM,PIS,JZG,KRA,JZG,LIN,KRP"
)
START = f"{TOKENS} {PILE} {CARDS} {DECK} f8:3/3:-;h12:3/3:- 1.1.m/T3/F1"
SEEN = "b?g?g?b?g?y?b?g?b?r?r?r?r?y?y? yW " + CARDS + " 46 f8:3/3:-;h12:3/3:- 1.1.m/T3/F1"


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.read(word)
    return caught.value.refusal, caught.value.clause


def field_code(field: str) -> int:
    """The number of a whole move that ends on a field."""
    return 16 + list(map_of(BOX)).index(field)


def test_ex_01_destinations_from_a_harbour() -> None:
    match = lake("f8:0", "q4")
    assert ends(match) == {"g7", "g8", "h8", "e9", "f9", "g9", "f10"}
    for smiling, number in ((1, 14), (2, 22), (3, 30), (4, 40)):
        assert len(ends(lake(f"f8:{smiling}/4", "q4"))) == number
    for smiling, number in ((0, 7), (3, 30)):
        reach = lake(f"f8:{smiling}", "q4").view(0).reach
        assert len({one.field for one in reach}) == len(reach) == number


def test_ex_02_destinations_from_the_dam() -> None:
    assert ends(lake("a9:0", "q4")) == {"b9", "c9", "a10", "b10"}


def test_ex_03_the_departure_field_is_barred() -> None:
    match = lake("f8", "q4")
    assert field_code("f8") not in match.actions()
    assert match.actions()[0] == field_code("h6")
    assert refused(match, "f8") == ("must_move", "RYB-MOVE-01")


def test_ex_04_another_angler_on_the_way() -> None:
    match = lake("m1:0", "m2", bare="m1")
    assert ends(match) == {"l1", "l2", "m3"}
    assert refused(match, "m2") == ("field_taken", "RYB-MOVE-07")


def test_ex_05_three_other_anglers_around() -> None:
    match = lake("a9:0", "b9", "a10", "b10", bare="a9")
    assert (match.actions(), match.words()) == ([field_code("c9")], ["c9"])
    match.play("c9")
    assert (angler(match).field, match.actor) == ("c9", 1)


def test_ex_06_six_steps_with_four_smiles() -> None:
    match = lake("k9:4/4", "q4")
    assert refused(match, "d9") == ("too_far", "RYB-MOVE-05")
    match.play("e9")
    assert (angler(match)[:2], phase_of(match)) == (("e9", 0), "roll")
    assert tokens_of(match)["i9"] == "r"


def test_ex_07_weatherfish_and_bitterling() -> None:
    for face, phase in enumerate(("draw", "both", "both", "miss", "miss", "miss"), 1):
        match = lake("i8", "q4", cards=PIS_ROZ)
        play(match, f"i9 die:{face}")
        assert phase_of(match) == phase
        assert angler(match).cards == (("PIS",) if face == 1 else ())


def test_ex_08_the_last_smile_is_rolled_away() -> None:
    match = play(lake("i8:1", "q4", cards=PIS_ROZ), "i9 die:4")
    assert match.actions() == [9, 10]
    play(match, "reroll die:6")
    assert (match.actor, phase_of(match), angler(match).smiling) == (CHANCE, "drift", 0)
    assert angler(match).cards == ()


def test_ex_09_empty_places() -> None:
    four = ("i8", "q4", "o6", "h12")
    rest = "SZC,JZG,KRP,UKL,SAN,LES"
    for face in range(1, 7):
        match = lake(*four, deck="", cards=f"SUM,---,{rest}", target=13)
        play(sail(match, "S"), f"die:{face}")
        assert phase_of(match) == ("drift" if face == 6 else "miss")
    match = lake(*four, deck="", cards=f"---,---,{rest}", target=13)
    sail(match, "S").play(">E")
    words = " ".join(entry.word for entry in match.entries)
    assert words == "i9 >E"
    assert angler(match).field == "j9"


@pytest.mark.parametrize(("way", "field"), [("N", "m1"), ("E", "m1"), ("S", "m2"), ("W", "l1")])
def test_ex_10_drift_on_the_narew(way: str, field: str) -> None:
    match = play(lake("l2", "q4"), f"m1 die:6 give_up >{way}")
    assert (angler(match).field, match.actor) == (field, 1)


def test_ex_11_drift_against_an_angler() -> None:
    match = play(lake("j11", "k10"), "k11 die:1 give_up >N")
    assert angler(match).field == "k11"
    assert parts_of(match)["pile"] == "yNyW"


def test_ex_12_drift_towards_an_angler() -> None:
    match = play(lake("g8", "i7"), "g7 die:1 give_up >E")
    assert [angler(match, seat).field for seat in range(2)] == ["h7", "i7"]


def lay_all(match: Match) -> list[str]:
    """Chance keeps and lays the first tokens it can; returns the fields that got one."""
    laid = []
    while match.actor == CHANCE:
        word = match.words()[0]
        match.play(word)
        if not word.startswith("keep:"):
            laid.append(word.split(":")[0])
    return laid


def test_ex_13_refill_around_the_own_angler() -> None:
    match = lake("i12", "h12", bare="m1 k3 q5 o7 a9 g11")
    play(match, "i13 die:1 give_up >S")
    assert angler(match).field == "i13"
    assert len(match.view(None).pile) == 8
    assert lay_all(match) == ["m1", "k3", "q5", "o7", "a9", "g11"]
    assert len(match.view(None).pile) == 2
    assert "i13" not in tokens_of(match)


def test_ex_14_refill_around_other_anglers() -> None:
    match = lake("j7", "m1", "a9", bare="m1 k3 q5 o7 a9 g11")
    play(match, "k7 die:6 give_up >E")
    assert angler(match).field == "l7"
    assert lay_all(match) == ["k3", "q5", "k7", "o7", "g11"]
    assert len(match.view(None).pile) == 3


def test_ex_15_pile_and_bare_fields() -> None:
    sizes = set()
    for match in walk(4, 15, keen=True, target="9"):
        if match.turn and phase_of(match) == "move":
            pile = len(parts_of(match)["pile"]) // 2
            assert parts_of(match)["tokens"].count("--") == pile - 1
            sizes.add(pile)
    assert sizes == set(range(1, 8))


def test_ex_16_a_long_trip_to_a_rest() -> None:
    match = lake("d9", "q4")
    match.play("h10")
    assert angler(match)[:2] == ("h10", 3)


def test_ex_17_the_seventh_fish_in_the_middle_of_a_round() -> None:
    six = "OKO+OKO+OKO+BOL+BOL+BOL"
    match = lake("f8", f"i8:3/3:{six}", "h12", cards=PIS_ROZ, turn="11.2.m")
    play(match, "i9 die:1 r1:KRP >N")
    assert (match.over, match.actor) == (False, 2)
    idle(match)
    assert match.over
    assert parts_of(match)["turn"] == "11.3.x/T7/F1"


@pytest.mark.parametrize(
    ("catch", "fish", "unique", "sets", "total"),
    [
        pytest.param("A A! B C", 4, 1, 1, 7, id="ex_18"),
        pytest.param("2xLES ROZ PIS OKO", 5, 1, 1, 8, id="ex_19"),
        pytest.param("4xB 2xC!", 6, 2, 0, 8, id="ex_20"),
        pytest.param("SUM WEG LIN KRS ROZ KOZ", 6, 6, 2, 16, id="ex_21"),
        pytest.param("3xA 3xB! 3xC", 9, 3, 3, 18, id="three sets"),
        pytest.param("2xA 4xB 3xC!", 9, 3, 2, 16, id="printed"),
    ],
)
def test_ex_18_to_21_catches(catch: str, fish: int, unique: int, sets: int, total: int) -> None:
    [sheet] = GAME.score_text(catch, BOX, "an example", {}).sheets
    assert sheet.facts == {
        "fish": fish,
        "unique": unique,
        "sets": sets,
        "set_points": 2 * sets,
        "total": total,
        "luck": None,
    }
    assert sum(line.points for line in sheet.lines) == total


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        pytest.param("SZC+SUM+LES+PIS", 7, id="ex_18"),
        pytest.param("LES+LES+ROZ+PIS+OKO", 8, id="ex_19"),
        pytest.param("LES+PLO+KRA+KRP+ROZ+KOZ", 8, id="ex_20"),
        pytest.param("SUM+WEG+LIN+KRS+ROZ+KOZ", 16, id="ex_21"),
    ],
)
def test_ex_18_to_21_in_a_game(cards: str, total: int) -> None:
    match = lake(f"f8:3/3:{cards}", "h12")
    assert match.total(0) == match.view(None).anglers[0].total == total


@pytest.mark.parametrize(("luck", "places", "win"), [(2, [2, 1], "P2"), (1, [1, 1], "P1 P2")])
def test_ex_22_luck_breaks_the_tie(luck: int, places: list[int], win: str) -> None:
    written = GAME.score_text(f"A B L1\n2xC L{luck}\n", BOX, "an example", {})
    assert written.placings is not None
    assert [(one.total, one.place) for one in written.placings] == [(2, n) for n in places]
    match = lake("f8:1/3:OKO+PLO", f"h12:{luck}/3:KIE+KIE", turn="500.2.x")
    assert match.outcome is not None
    assert " ".join(match.outcome.words) == f"P1 2 P2 2 luck 1 {luck} win {win}"


def test_ex_23_luck_tokens_of_the_box() -> None:
    fine = unfilled(4, luck_p1="4", luck_p2="4", luck_p3="2", luck_p4="2")
    assert sum(angler(fine, seat).luck for seat in range(4)) == 12
    many: dict[str, Any] = {"luck_p1": "4", "luck_p2": "4", "luck_p3": "4", "luck_p4": "2"}
    with pytest.raises(BadOption, match="14 luck tokens are wanted and the box has 12"):
        unfilled(4, **many)
    assert angler(unfilled(4, strict_components="off", **many), 2).luck == 4


def test_ex_24_the_grade_of_a_solo_game() -> None:
    match = lake("f8:0:SUM+WEG+LIN+KRS+SUM+WEG+OKO", turn="15.1.m")
    idle(match)
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.reason, match.total(0)) == ("turns", 13)
    assert " ".join(match.outcome.words) == "P1 13 luck 3 grade 3"
    assert BOX.facts["solo"]["grades"][3 - 1]["en"] == "Angler"


@pytest.mark.parametrize("line", [START, SEEN], ids=["complete", "seen"])
def test_ex_25_a_position_is_written_as_it_was_read(line: str) -> None:
    assert spell_position(read_position(line, BOX)) == line


def test_ex_25_a_game_knows_what_players_can_see() -> None:
    assert line_of(at(SEEN)) == SEEN
    assert line_of(play(unfilled(target="3"), SETUP)) == SEEN
    assert line_of(at(START)) == START.replace(DECK, "46")


def test_ex_26_the_deck_runs_out() -> None:
    match = lake("i8", "q4", "o6", "h12", deck="", cards=PIS_ROZ, target=13)
    taken = sum(len(angler(match, seat).cards) for seat in range(4))
    assert (taken, parts_of(match)["deck"]) == (46, "0")
    play(match, "i9 die:1 >N")
    assert parts_of(match)["cards"] == "---,ROZ,SZC,JZG,SUM,UKL,SAN,LES"


# The example game of two players with target 3, each turn with its decisions as numbers.

TURNS = [
    ("1.1 f8:SW Fr6=2UKL+KRP >Ef9", "2 3 8 12"),
    ("1.2 h12:ES Fy3*3*3*2x >Ej13", "1 2 8 9 9 9"),
    ("2.1 f9:NEN Fy2*5=2JZG+KOZ >N=", "0 1 0 8 9 12"),
    ("2.2 j13:NN Z", "0 0 8"),
    ("3.1 g7:EN Z", "1 0 8"),
    ("3.2 j11:E Fy6=1SZC+ROZ >Sk12", "1 8"),
    ("4.1 h6:EN Fg1*4*3*5=2UKL+BOL >N=", "1 0 8 9 9 9"),
    ("4.2 k12:NE Z", "0 1 8"),
]
LUCK = ["3 3", "3 0", "1 0", "1 3", "3 3", "3 3", "0 3", "0 3"]


class Turn(NamedTuple):
    """A line of the example: its parts."""

    steps: str
    dice: list[int]
    place: int | None  # 1 or 2, of the card taken
    drift: str | None


def read_turn(line: str) -> Turn:
    _, move, *action = line.split(" ")
    steps = move.split(":")[1]
    if action == ["Z"]:
        return Turn(steps, [], None, None)
    told = re.fullmatch(r"F[rygb]([\d*]+)(?:=([12]).*|x)", action[0])
    assert told is not None
    place = int(told[2]) if told[2] else None
    return Turn(steps, [int(die) for die in told[1].split("*")], place, action[1][1])


def follow(match: Match, turn: Turn, deck: list[str], drifts: dict[str, str]) -> str:
    """Play a turn, chance as the start position tells; returns it as the rules write it."""
    seat, dice = match.actor, list(turn.dice)
    start, cards, told = here(match), cards_of(match), ""
    line = f"{match.view(None).round}.{seat + 1} {start}:{turn.steps}"
    sail(match, turn.steps)
    field = angler(match, seat).field
    if phase_of(match) != "roll":
        return f"{line} Z"
    colour = tokens_of(match)[field]
    while phase_of(match) in ("roll", "miss"):
        if phase_of(match) == "miss":
            match.play("reroll")
            told += "*"
        told += str(dice[0])
        match.play(f"die:{dice.pop(0)}")
    assert dice == []
    if phase_of(match) == "both":
        match.play(f"take:{colour}{turn.place}")
    result = "x"
    if phase_of(match) == "draw":
        [place] = [place for place, card in cards_of(match).items() if card is None]
        match.play(f"{place}:{deck[0]}")
        result = f"={place[1]}{cards[place]}+{deck.pop(0)}"
    assert match.words() == [f">{drifts[field]}"]
    match.play(match.words()[0])
    reached = angler(match, seat).field
    return f"{line} F{colour}{told}{result} >{drifts[field]}{'=' if reached == field else reached}"


def test_the_example_game() -> None:
    match = at(START)
    deck = DECK.split(",")
    drifts = {field: TOKENS[2 * k + 1] for k, field in enumerate(FISHING)}
    for (line, numbers), luck in zip(TURNS, LUCK, strict=True):
        assert not match.over
        before, seat = len(match.entries), match.actor
        assert follow(match, read_turn(line), deck, drifts) == line
        assert [angler(match, k).smiling for k in range(2)] == [int(n) for n in luck.split()]
        decided = [entry for entry in match.entries[before:] if entry.actor != CHANCE]
        assert {entry.actor for entry in decided} == {seat}
        wanted = [int(n) for n in numbers.split()]
        arrived = field_code(decided[0].word)
        wanted = [arrived, *(n for n in wanted if n > 8)]
        assert [entry.action for entry in decided] == wanted
    assert match.over
    left = "bSgS--bWgE--bEgWbN--rNrWrS----"
    assert line_of(match) == (
        f"{left} rEyNyEySyWgN UKL,KRP,ROZ,KOZ,SUM,BOL,SAN,LES 42 "
        "i5:0/3:UKL+JZG+UKL;l11:3/3:SZC 4.2.x/T3/F1"
    )
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.tie_break) == ("target", None)
    assert " ".join(match.outcome.words) == "P1 3 P2 1 luck 0 3 win P1"
    assert [len(one.cards) for one in match.view(None).anglers] == [3, 1]
    assert deck == DECK.split(",")[4:]


RECORD = """\
@ r1:UKL r2:UKL y1:SZC y2:JZG g1:SUM g2:UKL b1:SAN b2:LES
@ keep:yW m1:b k3:g i5:g m5:b q5:g g7:y k7:b o7:g a9:b e9:r i9:r m9:r g11:r k11:y i13:y
P1 e9
@ die:6
P1 take:r2             # 6 catches both bleak
@ r2:KRP >E            # carp fills the place; the waves carry P1 to f9
P2 i13
@ die:3
P2 reroll
@ die:3
P2 reroll
@ die:3
P2 reroll
@ die:2 >E             # no smile left, the pike got away; P2 drifts to j13
P1 g7                  # the third step costs a luck token
@ die:2
P1 reroll
@ die:5
P1 take:y2
@ y2:KOZ >N            # there is land north of g7, P1 stays
"""


def test_section_10_the_record_of_three_turns() -> None:
    head = "pond 1\ngame rybowisko\nseats 2\noptions target=3\n"
    match = Match.replay(head + RECORD)
    assert parts_of(match)["anglers"] == "g7:1/3:UKL+JZG;j13:0/3:-"
    assert parts_of(match)["turn"] == "2.2.m/T3/F1"
    assert parts_of(match)["cards"] == "UKL,KRP,SZC,KOZ,SUM,UKL,SAN,LES"
    again = Match.replay(match.record().text())
    assert again.digest() == match.digest()
    assert again.record() == match.record()


@pytest.mark.parametrize(
    ("wrong", "line", "clause_id"),
    [
        ("P1 k11", 7, "RYB-MOVE-05"),
        ("P2 e9", 7, "RYB-TURN-02"),
        ("P1 e9\n@ >N", 8, "RYB-CATCH-04"),
        ("P1 e9\n@ die:6\nP1 reroll", 9, "RYB-CATCH-07"),
        ("P1 e9\n@ die:6\nP1 take:r2\n@ r1:KRP", 10, "RYB-CATCH-13"),
        ("P1 e9\n@ die:6\nP1 take:r2\n@ r2:UKL", 10, "RYB-SETUP-04"),
    ],
)
def test_section_10_an_illegal_line_is_rejected_with_its_number_and_clause(
    wrong: str, line: int, clause_id: str
) -> None:
    head = "pond 1\ngame rybowisko\nseats 2\noptions target=3\n"
    dealt = "\n".join(RECORD.split("\n")[:2])
    with pytest.raises(Illegal) as caught:
        Match.replay(f"{head}{dealt}\n{wrong}\n")
    assert (caught.value.line, caught.value.clause) == (line, clause_id)
