"""The worked examples of the rules, EX-01 to EX-24.

Ponds are scored twice: as a line, and in a match that stands so.
"""

from __future__ import annotations

from typing import Any

import pytest

from pondside.games.koi import phases
from pondside.games.koi.facts import GOALS
from pondside.games.koi.tables import cell_of, name_of
from pondside.kernel.match import Match

from .table import (
    GAME,
    PLAIN,
    SPRING,
    at,
    deck_of,
    fork,
    fresh,
    goal_tiles,
    gone,
    legal,
    no_line,
    over,
    phase,
    play,
    refused,
    row_of,
    seat_of,
    sheet,
    supply,
    ways,
)

DECK = """
c43 c36 c34 c38 c37 c09 c17 c42 c33 c06 c19 c31 c10 c01 c24 c13 c02 c26 c05 c30 c14 c18 c25 c23 c44
c20 c41 c32 c35 c29
"""
TURNS = """
M4 R -
M2 R C =w2,1 =w-1,1 =w1,-1 -
M3 R C =f2,1 =w2,-1 -
M3 R - xw
M3 R -
W a1,0 N0,0 +f2,-1 - !w -
"""


def with_goals(*names: str) -> str:
    """These goals in play, and as many others as make three."""
    return "+".join([*names, *(name for name in GOALS if name not in names)][:3])


def worth(line: str) -> dict[str, Any]:
    """The score sheet of a line; a match that stands so has the same points and reasons."""
    [written] = GAME.score_text(line, GAME.open_box(None), "an example", {}).sheets
    own = line if "luck=" in line else f"{line} luck=0"
    match = at(own, goals=with_goals(*written.facts["goals"]))
    assert match.lines(0) == written.lines
    assert match.total(0) == written.facts["total"] == match.view(None).totals[0]
    return written.facts


def at_work(line: str, stored: str, **more: Any) -> Match:
    return play(at(line, SPRING, stored=stored, **more), "W")


def test_ex_01_a_lone_spring() -> None:
    match = at_work(SPRING, "w1 f1 s1 S1 M1 L1")
    cells = "-1,0 -1,1 -1,2 0,-1 0,2 1,-1 1,2 2,-1 2,1 3,-1 3,0"
    assert ways(match, "w") == ways(match, "f") == set(cells.split())
    assert ways(match, "s") == {"-1,0.0", "-1,2.1", "0,-1.5", "1,2.2", "3,-1.4", "3,0.3"}
    assert ways(match, "a") == {"0,0", "1,0", "2,0", "0,1", "1,1"}
    assert len(ways(match, "b")) == 7
    assert len(ways(match, "c")) == 4


def test_ex_02_a_shore() -> None:
    match = at_work("O0,0.0 s3,0.3", "w2")
    pond: Any = match._states[0].ponds[0]
    wet = {
        name_of(int(pond.edge_cell[k])): {e for e in range(6) if int(pond.edge_wet[k]) >> e & 1}
        for k in range(int(pond.n_edges))
    }
    assert wet == {"3,0": {3}, "3,-1": {3, 4}, "2,1": {2, 3}}
    assert refused(match, "w4,0") == ("no_wet_edge", "KOI-PLACE-02")
    assert ways(match, "w") == {"-1,0", "-1,1", "-1,2", "0,-1", "0,2", "1,-1", "1,2", "2,-1"}
    for cell in ("3,0", "3,-1", "2,1"):
        assert refused(match, f"w{cell}") == ("overlaps", "KOI-PLACE-01")


def test_ex_03_an_open_and_a_surrounded_koi() -> None:
    found = worth("O0,0.0 a1,0")
    assert found["koi"] == [{"at": "a1,0", "size": "small", "surrounded": False, "vp": 2}]
    assert found["total"] == 2
    found = worth("O0,0.0 w1,-1 w2,-1 a1,0")
    assert found["koi"] == [{"at": "a1,0", "size": "small", "surrounded": True, "vp": 4}]
    assert found["total"] == 4


def test_ex_04_a_lily_beside_both_cells_of_a_koi() -> None:
    found = worth("O0,0.0 f1,-1 w2,-1 y1,-1 b0,0.0")
    assert found["koi"] == [{"at": "b0,0.0", "size": "medium", "surrounded": False, "vp": 5}]
    assert found["total"] == 5


def test_ex_05_a_lily_is_doubled() -> None:
    found = worth("O0,0.0 f1,-1 w2,-1 f0,-1 w-1,0 w-1,1 y1,-1 b0,0.0")
    assert found["koi"] == [{"at": "b0,0.0", "size": "medium", "surrounded": True, "vp": 10}]
    assert found["total"] == 10


def test_ex_06_a_shore_closes_three_sides() -> None:
    found = worth("O0,0.0 w1,-1 s-1,0.0 a0,0")
    assert (found["koi"][0]["surrounded"], found["total"]) == (True, 4)
    assert not worth("O0,0.0 w1,-1 a0,0")["koi"][0]["surrounded"]


def test_ex_07_the_row_of_a_lantern() -> None:
    line = "O0,0.0 s-1,0.0 l-1,0 w3,0 f4,0 w5,0 w5,-1 w6,-1 w7,-1 w7,0"
    found = worth(line)
    assert found["lanterns"] == [{"at": "-1,0", "vp": 6}]
    assert (found["lantern_total"], found["total"]) == (6, 6)
    [explained] = [one for one in at(f"{line} luck=0").lines(0) if one.kind == "lantern"]
    assert explained.counted[0]["cells"] == ["0,0", "1,0", "2,0", "3,0", "5,0", "7,0"]


def test_ex_08_a_turtle() -> None:
    found = worth("O0,0.0 w1,-1 w2,-1 T1,0 scrolls=lily,small,well")
    assert (found["goals"], found["total"]) == ({"turtle": 16}, 16)
    assert [one["scroll"] for one in found["scrolls"]] == ["lily", "small", "well"]
    found = worth("O0,0.0 w1,-1 w2,-1 T1,0 a2,0 scrolls=lily,small,well")
    assert found["goals"] == {"turtle": 12}


def test_ex_09_a_path() -> None:
    line = "O0,0.0 a0,0 N1,0 a2,0 N0,1"
    found = worth(line)
    assert (found["goals"], found["total"]) == ({"path": 6}, 10)
    match = at(f"{line} luck=0", SPRING, goals=with_goals("path"))
    match._states[0].phase = phases.PHASES.index("path")  # as if a koi had been placed elsewhere
    assert legal(match) == {"N1,1", "-"}
    match = at_work(f"{line} w3,0 luck=0", "S1", goals=with_goals("path"))
    match.play("a3,0")
    assert legal(match) == {"N1,1", "-"}


def test_ex_10_a_shishi_odoshi() -> None:
    found = worth("O0,0.0 w-1,1 w-1,2 w-2,2 a0,1 b0,0.0 a2,0 H-2,2.0")
    assert found["goals"] == {"shishi_odoshi": 6}
    line = "O0,0.0 w-1,1 w-1,2 w-2,2 a1,1 b1,0.0"
    spring = no_line(f"{line} H-1,1.0")  # -1,1 0,1 0,0
    assert spring == ("on_spring", "KOI-GOAL-14")
    match = at(line, SPRING, goals=with_goals("shishi_odoshi"))
    play(match, "W -")
    assert ways(match, "GH") == {"-2,2.0"}
    assert refused(match, "GH-1,1.0") == ("on_spring", "KOI-GOAL-14")


def test_ex_11_a_bridge() -> None:
    assert worth("O0,0.0 w0,2 s3,0.3 l3,0 R0,3.2")["goals"] == {"bridge": 5}
    dark = no_line("O0,0.0 w0,2 s3,0.3 R0,3.2")
    assert dark == ("needs_lantern", "KOI-GOAL-12")


def test_ex_12_a_statue() -> None:
    line = "O0,0.0 w0,2 w0,3 s3,0.3 l3,0 s-1,0.0 l-1,0 a0,0 b0,1.0 U0,4.2"
    assert worth(line)["goals"] == {"statue": 8}


def test_ex_13_a_waterfall() -> None:
    full = worth("O0,0.0 V3,0.3 b0,0.0 a2,0 b0,1.0 wells=2")
    assert full["goals"] == {"waterfall": 16}
    assert worth("O0,0.0 V3,0.3 a0,0 wells=2")["goals"] == {"waterfall": 8}


def test_ex_14_a_century_carp() -> None:
    found = worth("O0,0.0 w2,-1 w3,-1 Z0,0.0")
    assert (found["koi"], found["goals"], found["total"]) == ([], {"century_carp": 8}, 8)


def test_ex_15_a_willow() -> None:
    found = worth("O0,0.0 a0,0 a1,0 a2,0 a0,1 a1,1 J-2,2.0")
    assert found["goals"] == {"willow": 8}


def test_ex_16_a_small_branch() -> None:
    match = at("O0,0.0 f-1,0 f-1,1", SPRING, goals=with_goals("branches"))
    play(match, "W - GB3:0,1.0")
    pond: Any = match._states[0].ponds[0]
    empty = [
        (q, r)
        for q, r in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1))
        if int(pond.empty[cell_of(q, r) // 64]) >> cell_of(q, r) % 64 & 1
    ]
    assert empty == [(0, 0), (1, 0)]
    assert worth("O0,0.0 f-1,0 f-1,1 B3:0,1.0")["goals"] == {"branches": 10}
    one = no_line("O0,0.0 f-1,0 B3:0,1.0")
    assert one == ("needs_foliage", "KOI-GOAL-11")


def test_ex_17_a_whole_sheet() -> None:
    line = "O0,0.0 f0,-1 f1,-1 y0,-1 y1,-1 P0,0 a1,0 w2,-1 scrolls=lily,small luck=2"
    assert worth(line) == {
        "koi": [{"at": "a1,0", "size": "small", "surrounded": True, "vp": 10}],
        "lanterns": [],
        "scrolls": [{"scroll": "lily", "vp": 6}, {"scroll": "small", "vp": 2}],
        "goals": {"purple_lily": 0},
        "koi_total": 10,
        "lantern_total": 0,
        "scroll_total": 8,
        "goal_total": 0,
        "luck": 2,
        "total": 20,
    }


def test_ex_18_the_card_before_the_reward() -> None:
    match = at(SPRING, SPRING, row="c02 c06 c10 c41 c36")
    match.play("M4")
    assert refused(match, "R$L") == ("cannot_pay_koi", "KOI-BUY-01")
    match.play("C1")
    assert seat_of(match).coins == 5
    match.play("R$L")
    assert (seat_of(match).coins, seat_of(match).stored) == (2, "L1")
    assert refused(match, "R")[0] == "await_refill"
    assert refused(play(match, "c01"), "R") == ("no_reward", "KOI-MED-01")


@pytest.mark.parametrize("thrown", ["xM", "xs", "xw xw", "xw xM", "xw xs"])
def test_ex_19_what_may_be_returned(thrown: str) -> None:
    match = at("O0,0.0 coins=5 luck=0", SPRING, stored="s1 w2", row=PLAIN)
    play(match, "M4 R$M")
    assert match.view(None).ponds[0].spaces == 7
    play(match, "-")
    assert (phase(match), match.actor) == ("discard", 0)
    words = thrown.split()
    for word in words:
        assert refused(match, "-") == ("discard_first", "KOI-STORE-04")
        assert legal(match) == {f"x{item[0]}" for item in seat_of(match).stored.split()}
        match.play(word)
    assert (phase(match), match.actor) == ("start", 1)
    assert refused(match, "xw") == ("within_capacity", "KOI-STORE-04")


def test_ex_19_what_may_not_be_returned() -> None:
    """The five ways above are all there are."""
    start = play(at("O0,0.0 coins=5 luck=0", SPRING, stored="s1 w2"), "M4 R$M -")
    ends: set[tuple[str, ...]] = set()
    open_ways: list[tuple[Match, tuple[str, ...]]] = [(start, ())]
    while open_ways:
        match, thrown = open_ways.pop()
        for word in legal(match):
            after = play(fork(match), word)
            if after.actor == 0:
                open_ways.append((after, (*thrown, word)))
            else:
                ends.add(tuple(sorted((*thrown, word))))
    assert ends == {("xM",), ("xs",), ("xw", "xw"), ("xM", "xw"), ("xs", "xw")}


def test_ex_20_the_last_round() -> None:
    match = at(SPRING, SPRING, SPRING, deck="c17", seat=1, round=9)
    assert match.view(None).last_round is None
    play(match, "M2 R c17")
    assert match.view(None).last_round == 10
    seats = []
    while not match.over:
        seats.append((match.view(None).round, match.actor))
        play(match, "-" if phase(match) == "post" else "W - -")
    assert seats == [(9, 1), (9, 2), (10, 0), (10, 1), (10, 2)]
    assert match.outcome is not None
    assert match.outcome.reason == "deck"


def test_ex_21_the_row_of_a_solo_game() -> None:
    match = at(SPRING, row="c01 c05 c09 c13 c29")
    match.play("M3")
    assert (seat_of(match).cards, gone(match)) == ("c09", "c05")
    play(match, "R")
    assert row_of(match) == "c01 - - c13 c29"
    play(match, "- c17 c18")
    assert row_of(match) == "c18 c17 c01 c13 c29"
    assert (match.actor, phase(match)) == (0, "start")


def test_ex_22_the_later_seat_wins() -> None:
    lines = ["O0,0.0 a1,0 luck=0 coins=4", "O0,0.0 luck=0 coins=9", "O0,0.0 b0,0.0 luck=0 coins=4"]
    lines[0] += " w1,-1 w2,-1"
    match = over(*lines)
    assert match.view(None).totals == [4, 0, 4]
    outcome = match.outcome
    assert outcome is not None
    assert [one.place for one in outcome.placings] == [2, 3, 1]
    assert (outcome.tie_break, outcome.words[-2:]) == ("later_seat", ("win", "P3"))


def test_ex_23_the_sample_game() -> None:
    cards = DECK.split()
    match = play(fresh(2, goals="path+purple_lily+statue", first="1"), " ".join(cards[:5]))
    drawn = iter(cards[5:])
    for number, turn in enumerate(TURNS.strip().split("\n")):
        for word in turn.split():
            assert match.actor == number % 2
            match.play(word)
            if phase(match) == "refill":
                match.play(next(drawn))
    assert (match.actor, match.turn) == (0, 7)
    assert row_of(match) == "c06 c33 c42 c34 c43"
    assert deck_of(match) == set(drawn)
    assert len(deck_of(match)) == 20
    left = supply(match)
    assert [left[name] for name in ("water", "foliage", "coins", "luck", "expansions")] == [
        67, 26, 23, 11, 5,
    ]  # fmt: skip
    assert [left[size] for size in ("small", "medium", "large")] == [4, 4, 4]
    assert goal_tiles(match)["path"] == 6
    assert seat_of(match, 0) == (6, 1, "w4 f2", "c36 c38 c17", 1, "O0,0.0 w2,-1 f2,1")
    assert seat_of(match, 1)[:5] == (1, 0, "w5", "c37 c09", 0)
    ponds = match.view(None).ponds
    assert [(one.spaces, one.capacity) for one in ponds] == [(6, 7), (5, 5)]
    told = "O0,0.0 w2,1 w-1,1 w1,-1 a1,0 N0,0 f2,-1"
    assert sorted(seat_of(match, 1).pond.split()) == sorted(told.split())
    assert sheet(told)["total"] == match.total(1)
    again = Match.replay(match.record())
    assert again.digest() == match.digest()


def test_ex_24_the_example_of_the_rulebook() -> None:
    """Every count that is printed holds."""
    line = (
        "O0,0.0 s-1,0.0 l-1,0 w1,-1 f2,-1 f3,-1 y2,-1 y3,-1 w2,1 w3,0 w4,0 w4,-1 w4,-2 w5,-2 w6,-3 "
        "s4,1.2 l4,1 P1,0 a0,0 N0,1 b2,0.0 N1,1 c5,-2.1 N2,1 scrolls=large,lantern luck=1"
    )
    assert worth(line) == {
        "koi": [
            {"at": "a0,0", "size": "small", "surrounded": True, "vp": (2 + 2) * 2},
            {"at": "b2,0.0", "size": "medium", "surrounded": True, "vp": (4 + 1 + 1 + 2) * 2},
            {"at": "c5,-2.1", "size": "large", "surrounded": False, "vp": 6 + 1},
        ],
        "lanterns": [{"at": "-1,0", "vp": 5}, {"at": "4,1", "vp": 3}],
        "scrolls": [{"scroll": "large", "vp": 4}, {"scroll": "lantern", "vp": 4}],
        "goals": {"purple_lily": 0, "path": 12},
        "koi_total": 31,
        "lantern_total": 8,
        "scroll_total": 8,
        "goal_total": 12,
        "luck": 1,
        "total": 60,
    }
