"""An illegal record is refused with line, column and clause."""

from __future__ import annotations

import pytest

from pondside import Illegal, Match, PondsideError, Unreadable

HEAD = """pond 1
game kohaku
seats 2

@ rw.f2 Fr y.d3 S R b.f2 G ry.d2 bw.d3 T wy.f3 By
"""


@pytest.mark.parametrize(
    ("tail", "line", "column", "clause"),
    [
        ("P1 a1c1", 6, 4, "KOH-TURN-01"),
        ("P1 k0,0", 6, 4, "KOH-TURN-04"),
        ("P2 b2b1", 6, 4, "KOH-SETUP-09"),
        ("@ w.d2", 6, 3, "KOH-TURN-04"),
        ("P1 b2b1 b2b1", 6, 9, "KOH-PLACE-01"),
        ("P1 b2b1 f0,0", 6, 9, "KOH-PLACE-10"),
        ("P1 b2b1 k0,0 k0,1", 6, 14, "KOH-PLACE-01"),
        ("P1 b2b1 k0,0 f0,0", 6, 14, "KOH-PLACE-03"),
        ("P1 b2b1 k0,0 f1,1", 6, 14, "KOH-PLACE-05"),
        ("P1 b2b1 k0,0 f90,0", 6, 14, "KOH-PLACE-05"),
        ("P1 b2b1 k0,0 f1,0 b2b1", 6, 19, "KOH-REFILL-06"),
        ("P1 b2b1 k0,0 f1,0\nP2 b2b1", 7, 4, "KOH-REFILL-06"),
        ("P1 b2b1 k0,0 f1,0\nP1 w.d2", 7, 4, "KOH-SETUP-09"),
        ("P1 b2b1 k0,0 f1,0\n@ Fy", 7, 3, "KOH-REFILL-03"),
        ("P1 b2b1 k0,0 f1,0\n@ rw.f2", 7, 3, "KOH-SETUP-04"),
        ("P1 b2b1 k0,0 f1,0\n@ br.f1d1*3", 7, 3, "KOH-SETUP-04"),
        ("P1 b2b1 k0,0 f1,0\n@ w.d2 Fby\nP2 a1b1 k0,0 f1,0\n@ w.d3 Fby", 9, 8, "KOH-SETUP-05"),
        ("P1 keep:statues", 6, 4, "KOH-TURN-04"),
    ],
)
def test_an_illegal_word_is_named_with_its_place(
    tail: str, line: int, column: int, clause: str
) -> None:
    with pytest.raises(Illegal) as caught:
        Match.replay(HEAD + tail)
    error = caught.value
    assert (error.line, error.column, error.clause) == (line, column, clause)
    assert f"line {line}, column {column}" in str(error)


@pytest.mark.parametrize(
    ("tail", "line", "message"),
    [
        ("P1 dance", 6, "is not a move"),
        ("P1 keep:gold", 6, "no goal card"),
        ("P1 b2b1 k0,0 f1,0\n@ w.d9", 7, "the box has no tile"),
        ("end koi_stack_empty", 6, "the game is not over"),
    ],
)
def test_an_unreadable_word_is_named_with_its_line(tail: str, line: int, message: str) -> None:
    with pytest.raises(Unreadable, match=message) as caught:
        Match.replay(HEAD + tail)
    assert caught.value.line == line


def test_a_false_ending_is_noticed() -> None:
    match = Match.new("kohaku", 2, seed=3)
    while not match.over:
        match.play(match.words()[0])
        match.deal()
    text = match.record().text()
    with pytest.raises(Unreadable, match="ended by koi_stack_empty"):
        Match.replay(text.replace("end koi_stack_empty", "end rival_no_koi"))
    with pytest.raises(Unreadable, match="the result is"):
        Match.replay(text.replace("result P1 ", "result P1 1"))


def test_every_error_is_one_a_caller_can_catch() -> None:
    assert issubclass(Illegal, PondsideError)
    assert issubclass(Unreadable, PondsideError)
