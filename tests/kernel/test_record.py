"""Records: reading what is written, writing what is read, and saying where text is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pondside import Match, Unreadable
from pondside.kernel.record import Line, Record, parse

HEAD = "pond 1\ngame kohaku\nseats 2\n"

words = st.text("abcdfk0123456789,.:^-*$?", min_size=1, max_size=8)
comments = st.text(
    st.characters(codec="utf-8", exclude_characters="#", exclude_categories=("C", "Z")),
    max_size=12,
)
actors = st.sampled_from(["@", "P1", "P2", "P9"])
lines = st.builds(Line, actors, st.lists(words, min_size=1, max_size=4).map(tuple), comments)
keys = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
records = st.builds(
    Record,
    game=keys,
    seats=st.integers(1, 9),
    rules=st.none() | st.integers(1, 999),
    rulings=st.lists(keys, max_size=2).map(tuple),
    data=st.none() | keys,
    options=st.dictionaries(keys, keys, max_size=3).map(lambda d: tuple(d.items())),
    seed=st.none() | keys,
    names=st.dictionaries(st.sampled_from(["P1", "P2"]), keys, max_size=2).map(
        lambda d: tuple(d.items())
    ),
    remarks=st.lists(comments.filter(bool), max_size=2).map(tuple),
    lines=st.lists(lines, max_size=5).map(tuple),
    end=st.none() | keys,
)


@given(records)
def test_printing_and_parsing_is_the_identity(record: Record) -> None:
    assert parse(record.text()) == record
    assert parse(record.text()).text() == record.text()


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_unreadable(text: str) -> None:
    try:
        record = parse(text)
    except Unreadable:
        return
    assert parse(record.text()) == record


GOOD_LINES = [
    *("pond 1", "game kohaku", "seats 2", "rules 1", "seed 3", "options a=b", "name P1 Ala"),
    *("P1 b2b1", "@ w.d2", "P1", "@", "end x", "result P1 3", "# hello", "", "   "),
]


@settings(max_examples=300)
@given(st.lists(st.sampled_from(GOOD_LINES), max_size=14))
def test_any_shuffle_of_good_lines_is_a_record_or_unreadable(rows: list[str]) -> None:
    try:
        record = parse("\n".join(rows))
    except Unreadable:
        return
    assert parse(record.text()) == record


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        ("", "the record is empty", 0, 0),
        ("hello", "begins with the line: pond 1", 1, 1),
        ("pond 2\n", "format 1", 1, 6),
        ("pond 1\ngame kohaku\n", "no line: seats", 0, 0),
        ("pond 1\nseats 2\n", "no line: game", 0, 0),
        (HEAD + "seats 3", "seats is said twice", 4, 1),
        ("pond 1\nseats two", "seats is a number", 2, 7),
        (HEAD + "colour red", "unknown line 'colour'", 4, 1),
        (HEAD + "options a", "name=value", 4, 9),
        (HEAD + "options a=-1", "name=value", 4, 9),
        (HEAD + "options a=b a=c", "set twice", 4, 0),
        (HEAD + "game", "game is", 4, 1),
        (HEAD + "seed", "seed takes one value", 4, 1),
        (HEAD + "P1", "P1 does nothing", 4, 1),
        (HEAD + "P1 x\nseed 4", "header lines come before", 5, 1),
        (HEAD + "P1 x\nend", "end REASON", 5, 1),
        (HEAD + "end over\nP1 x", "nothing is played after the end", 5, 1),
        (HEAD + "end over\nend over", "two ends", 5, 1),
        (HEAD + "result P1 3", "result comes after end", 4, 1),
        (HEAD + "end over\nresult", "nothing follows", 5, 1),
        (HEAD + "name Ala", "name P1 Ala", 4, 1),
        (HEAD + "name P1 A\nname P1 B", "two names", 5, 6),
        (HEAD + "name P1 " + "x" * 41, "at most 40", 4, 9),
        (HEAD + "P1 a\x00b", "unexpected character", 4, 5),
        ("pond 1\n" * 20_001, "more than 20000 lines", 0, 0),
        ("#" * 1_000_001, "longer than", 0, 0),
    ],
)
def test_broken_text_is_refused_with_its_place(
    text: str, message: str, line: int, column: int
) -> None:
    if message == "game is":
        message = "game is said twice"
    with pytest.raises(Unreadable, match=message) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_the_file_is_named_in_the_message() -> None:
    with pytest.raises(Unreadable, match=r"^game\.pond:1:1: a record begins"):
        parse("nonsense", "game.pond")


def test_comments_names_and_windows_line_ends_survive() -> None:
    text = (
        HEAD.replace("\n", "\r\n") + "name P1  Ala  z  Łodzi # the host\r\n# played at home\r\n"
        "P1 b2b1 # hm\r\n# later\r\n"
    )
    record = parse(text)
    assert record.names == (("P1", "Ala z Łodzi"),)
    assert record.remarks == ("the host", "played at home")
    assert record.lines[0].comment == "hm"
    assert record.lines[1].comment == "later"
    assert parse(record.text()) == record


def test_a_record_of_the_future_rules_is_not_guessed_at() -> None:
    from pondside import BadOption

    text = Match.new("kohaku", 2, seed=1).record().text()
    with pytest.raises(BadOption, match="version 7 of the rules"):
        Match.replay(text.replace("rules 1", "rules 7"))
    with pytest.raises(BadOption, match="other components"):
        Match.replay(text.replace("\ndata ", "\ndata 0"))
    with pytest.raises(BadOption, match="does not know the ruling"):
        Match.replay(text.replace("rules 1", "rules 1\nrulings strange"))
    with pytest.raises(BadOption, match="no game 'chess'"):
        Match.replay(text.replace("game kohaku", "game chess"))
    with pytest.raises(BadOption, match="1 to 4 seats"):
        Match.replay(text.replace("seats 2", "seats 7"))
    with pytest.raises(BadOption, match="P3 has a name"):
        Match.replay(text.replace("seats 2", "seats 2\nname P3 Ala"))
