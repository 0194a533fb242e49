"""The ponds of a whole table in one text: names, goal cards, coins that break ties, the rival."""

from __future__ import annotations

import pytest

from pondside import Match
from pondside.games import load
from pondside.games.kohaku.facts import LEVELS
from pondside.games.kohaku.notation import pond_text, read_table
from pondside.games.kohaku.printed import PILE
from pondside.games.kohaku.ranking import rival_totals
from pondside.kernel.errors import Unreadable
from pondside.kernel.game import Written
from pondside.kernel.scored import scored

from ..clauses import clause
from .table import BOX, play_random

GAME = load("kohaku")

# Both have 7 points: Anna from a turtle and two coins, Piotr from a turtle and two dragonflies.
TIED = """\
player: Anna
T b.f2
- Fw r.f3   # a flower that likes neither
player: Piotr
T bw.f2
- G rw.d2
"""


def written(text: str, **options: str) -> Written:
    return scored(GAME, BOX, text, "table.txt", options)


def totals(found: Written) -> list[int]:
    return [sum(line.points for line in sheet.lines) for sheet in found.sheets]


def fault(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        written(text)
    return caught.value


def table_of(match: Match) -> str:
    """A game written down as its owner would."""
    parts = []
    for seat in range(match.seats):
        goal = match.view(seat).ponds[seat].goal
        told = f"goal: {goal}\n" if goal else ""
        parts.append(f"player: P{seat + 1}\n{told}{pond_text(match.box, match.state, seat)}")
    return "\n".join(parts)


def test_several_players_stand_in_one_text() -> None:
    found = written(TIED.replace("Fw", "Fr").replace("G rw.d2", "S rw.d2"))
    assert [sheet.facts for sheet in found.sheets] == [
        {"name": "Anna", "coins": 2},
        {"name": "Piotr", "coins": 0},
    ]
    assert totals(found) == [9, 8]
    assert found.placings is not None
    assert [one.place for one in found.placings] == [1, 2]
    assert (found.tie_break, found.tie_clause, found.warnings) == (None, None, ())


@clause("KOH-END-06", "KOH-END-07")
def test_every_place_of_a_tie_among_three_has_its_reason() -> None:
    found = written("player: A\nT bw.f2 Fw\nplayer: B\nT r.f2 S\nplayer: C\nT w.d2 S\n")
    assert [one.place for one in found.placings or ()] == [3, 1, 1]
    assert [(sheet.facts["tie"], sheet.facts["tie_clause"]) for sheet in found.sheets] == [
        ("coins", "KOH-END-06"),
        ("shared", "KOH-END-07"),
        ("shared", "KOH-END-07"),
    ]
    assert (found.tie_break, found.tie_clause) == ("coins_shared", "KOH-END-07")


def test_coins_break_a_tie_and_the_clause_is_named() -> None:
    found = written(TIED)
    assert totals(found) == [7, 7]
    assert found.placings is not None
    assert [one.place for one in found.placings] == [1, 2]
    assert (found.tie_break, found.tie_clause) == ("coins", "KOH-END-06")


def test_equal_in_all_share_the_victory() -> None:
    found = written("player: A\nT b.f2\nplayer: B\nT b.f3\n")
    assert found.placings is not None
    assert [one.place for one in found.placings] == [1, 1]
    assert (found.tie_break, found.tie_clause) == ("shared", "KOH-END-07")


def test_a_goal_card_belongs_to_the_player_it_stands_with() -> None:
    found = written("player: A\nT b.f2\ngoal: no_dragonflies\nplayer: B\ngoal: no_fry\nT b.d2")
    goals = [[one.points for one in sheet.lines if one.kind == "goal"] for sheet in found.sheets]
    assert goals == [[2], [2]]
    same = written("player: A\ngoal: no_fry\nT b.f2\nplayer: B\ngoal: no_fry\nT b.d2")
    assert [(odd.name, odd.values["card"]) for odd in same.warnings] == [("goal_shared", "no_fry")]


def test_a_pond_before_the_first_player_has_no_name() -> None:
    found = written("goal: no_fry\nT b.f2\nplayer: B\nT b.d2")
    assert [sheet.facts.get("name") for sheet in found.sheets] == [None, "B"]
    alone = written("# an old remark\n\nplayer: Anna\n# player: nobody\nT b.f2")
    assert (alone.placings, alone.sheets[0].facts) == (None, {"name": "Anna"})


def test_remarks_are_about_the_box_of_all_and_the_pond_of_one() -> None:
    found = written("player: A\nT b.f2\nplayer: B\nT b.f2 T\nplayer: C\n")
    assert [(odd.name, odd.values.get("seat")) for odd in found.warnings] == [
        ("too_many", None),
        ("uneven", 2),
        ("empty", 3),
    ]


RIVAL = "\nrival: koi=5 features=4 coins=2 flowers=3\n"


def test_the_rival_is_counted_at_every_level() -> None:
    """KOH-SOLO-16 to 19: 5 × 3 + 4 × 2, then 4 more, then 2 coins and 3 flowers."""
    facts = written("T b.f2\n- T r.f2\n- - T w.f2\n- - - T y.f2" + RIVAL).sheets[0].facts
    assert facts == {"rival": {"easy": 23, "medium": 27, "hard": 32}, "beaten": ["easy"]}
    even = written("T b.f2 T r.f2 T w.f2 T y.f2" + "\nrival: koi=8\n").sheets[0].facts
    assert even == {"rival": {"easy": 24, "medium": 24, "hard": 24}, "beaten": []}


@pytest.mark.parametrize(
    ("text", "name", "line"),
    [
        pytest.param("player: A\n" * 5, "too_many_players", 0, id="five players"),
        pytest.param("T b.f2\ngoal: frogs", "unknown_goal", 2, id="no such card"),
        pytest.param("goal: no_fry\ngoal: statues\nT b.f2", "second_goal", 2, id="two cards"),
        pytest.param("T b.f2\nrival: 12", "pile_word", 2, id="a number alone"),
        pytest.param("T b.f2\nrival: gold=1", "pile_word", 2, id="no such thing"),
        pytest.param("T b.f2\nrival: koi=59", "pile_most", 2, id="more koi than there are"),
        pytest.param("T b.f2\nrival: koi=2 coins=3", "pile_most", 2, id="coins without koi"),
        pytest.param("T b.f2\nrival: features=2 flowers=3", "pile_most", 2, id="only flowers"),
        pytest.param("T b.f2\nrival: koi=1\n rival: koi=1", "rival_twice", 3, id="two rivals"),
        pytest.param("player: A\nT b.f2\nplayer: B\nrival: koi=1", "rival_alone", 0, id="two"),
        pytest.param("player: A\nT b.f2\nplayer: B\nT x", "unknown_tile", 4, id="a later pond"),
        pytest.param("player: A\nT b.f2\nplayer: B\nT T", "same_type", 4, id="beside its like"),
        pytest.param("player: A\nT / player: B", "unknown_tile", 2, id="not on its own line"),
    ],
)
def test_what_is_wrong_has_a_name_and_a_line(text: str, name: str, line: int) -> None:
    found = fault(text)
    assert (found.name, found.line, found.source) == (name, line, "table.txt")


def test_a_name_is_cut_and_cannot_speak_to_a_terminal() -> None:
    table = read_table(f"player: \x1b[31m{'x' * 99}\nT b.f2", BOX, "")
    assert table.players[0].name == "[31m" + "x" * 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_written_down_ends_as_the_game_did(seats: int) -> None:
    match = play_random(seats, 70 + seats, goal_cards="on")
    found = written(table_of(match))
    outcome = match.outcome
    assert outcome is not None
    assert (found.placings, found.tie_break) == (outcome.placings, outcome.tie_break)
    assert found.warnings == ()


def test_a_rival_written_down_has_the_points_of_its_pile() -> None:
    match = play_random(1, 77)
    rival = match.view(None).rival
    facts = {fact["id"]: fact for fact in BOX.facts["koi"]}
    flowers = sum(n for tile, n in rival.features.items() if len(tile) == 2 and tile[0] == "F")
    coins = sum(n * facts[tile]["coins"] for tile, n in rival.koi.items())
    counts = (sum(rival.koi.values()), sum(rival.features.values()), coins, flowers)
    pile = " ".join(f"{name}={n}" for name, n in zip(PILE, counts, strict=True))
    found = written(f"{table_of(match)}\nrival: {pile}").sheets[0].facts
    outcome = match.outcome
    assert outcome is not None
    assert found["rival"] == rival_totals(match.box, match.state)
    assert tuple(found["beaten"]) == outcome.beaten
    assert list(found["rival"]) == list(LEVELS)
