"""Catches written by hand: what is read, what is refused and where, what they are worth."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pondside.games import load
from pondside.games.rybowisko.notation import MAX_COUNT, read_catches, score_text, sheet_of
from pondside.games.rybowisko.ranking import places
from pondside.games.rybowisko.sheets import Card, explained, species_card
from pondside.games.rybowisko.tables import stock_text
from pondside.kernel.errors import Unreadable
from pondside.kernel.game import Written

from ..owner import put
from .test_data import box_with, cards, renamed_species

GAME = load("rybowisko")
BOX = GAME.open_box(None)
SPECIES = BOX.names["species"]
SYMBOLS = ("A", "B", "C", "A!", "B!", "C!")


def read(text: str) -> list[tuple[list[str], int | None]]:
    """The cards and the luck of every catch in a text."""
    return [
        ([card.token for card in catch.cards], catch.luck)
        for catch in read_catches(text, BOX, "catch.txt")
    ]


def one(text: str) -> list[str]:
    """The cards of the only catch in a text."""
    ((tokens, _),) = read(text)
    return tokens


def written(text: str) -> Written:
    return score_text(text, BOX, "catch.txt", {})


def facts(text: str) -> dict[str, Any]:
    """The sheet of the only catch in a text."""
    (sheet,) = written(text).sheets
    return sheet.facts


def ranked(text: str) -> list[int]:
    """The places of the catches in a text."""
    placings = written(text).placings
    assert placings is not None
    assert [placing.seat for placing in placings] == list(range(len(placings)))
    return [placing.place for placing in placings]


def error(text: str) -> tuple[int, int, str]:
    """Line, column and message of the error that a text meets."""
    with pytest.raises(Unreadable) as caught:
        written(text)
    assert caught.value.source == "catch.txt"
    return caught.value.line, caught.value.column, caught.value.message


# Reading


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        pytest.param("ROZ", ["ROZ"], id="a species"),
        pytest.param("A", ["A"], id="a symbol"),
        pytest.param("A!", ["A!"], id="a symbol with a point"),
        pytest.param("2xLES ROZ A!", ["LES", "LES", "ROZ", "A!"], id="both styles"),
        pytest.param("3XLES", ["LES"] * 3, id="capital X"),
        pytest.param("3×LES", ["LES"] * 3, id="a times sign"),
        pytest.param("03xLES", ["LES"] * 3, id="a zero in front"),
        pytest.param("LES 2xLES", ["LES"] * 3, id="twice the same"),
        pytest.param("1xA!", ["A!"], id="one of them"),
        pytest.param("54xA", ["A"] * 54, id="as many as there are cards"),
        pytest.param("\tLES \t ROZ\t", ["LES", "ROZ"], id="tabs and blanks"),
        pytest.param("LES ROZ # and OKO", ["LES", "ROZ"], id="a comment"),
        pytest.param("LES#ROZ", ["LES"], id="a comment without a blank"),
        pytest.param("# mine\n\n  \nLES\n\n# end", ["LES"], id="comments and blank lines"),
        pytest.param("LES ROZ\r\n", ["LES", "ROZ"], id="line ends of Windows"),
        pytest.param("", [], id="nothing"),
        pytest.param(" \t\n\n", [], id="nothing but blanks"),
        pytest.param("# nothing yet", [], id="nothing but a comment"),
        pytest.param("L2", [], id="nothing but luck"),
    ],
)
def test_good_text_is_read(text: str, tokens: list[str]) -> None:
    assert one(text) == tokens


def test_every_species_is_read_with_its_symbol_and_points() -> None:
    (catch,) = read_catches(" ".join(SPECIES), BOX, "-")
    for k, (card, block) in enumerate(zip(catch.cards, BOX.facts["species"], strict=True)):
        assert card == Card(block["code"], block["symbol"], block["unique"]) == species_card(BOX, k)


def test_luck_stands_anywhere_in_the_line() -> None:
    for text in ("L2 LES ROZ", "LES L2 ROZ", "LES ROZ L2", "LES ROZ L02"):
        assert read(text) == [(["LES", "ROZ"], 2)]
    assert read("LES") == [(["LES"], None)]
    assert read("LES L0") == [(["LES"], 0)]
    assert read("LES L4") == [(["LES"], 4)]


def test_each_line_is_a_catch_and_knows_its_number() -> None:
    text = "# a table of three\nLES L1\n\nL3 # nothing caught\r\n  ROZ OKO L0  "
    assert read(text) == [(["LES"], 1), ([], 3), (["ROZ", "OKO"], 0)]
    assert [catch.line for catch in read_catches(text, BOX, "-")] == [2, 4, 5]


def fourth_letter(facts: dict[str, Any]) -> None:
    """The third symbol is called D."""
    facts["symbol"][2]["id"] = "D"
    for species in facts["species"]:
        species["symbol"] = species["symbol"].replace("C", "D")


def test_the_cards_of_an_owner_are_read() -> None:
    box = box_with(renamed_species, fourth_letter)
    (catch,) = read_catches("XXX D! 2xD", box, "-")
    assert [(card.symbol, card.unique) for card in catch.cards] == [
        ("D", 1), ("D", 1), ("D", 0), ("D", 0),
    ]  # fmt: skip
    for text in ("ROZ", "C"):
        with pytest.raises(Unreadable, match="there is no card"):
            read_catches(text, box, "-")


# Refusals


@pytest.mark.parametrize(
    ("text", "line", "column", "said"),
    [
        pytest.param("LES XYZ", 1, 5, "there is no card 'XYZ'", id="unknown card"),
        pytest.param("LES L1\n\n ROZ D L1", 3, 6, "there is no card 'D'", id="unknown symbol"),
        pytest.param("les", 1, 1, "there is no card 'les'", id="small letters"),
        pytest.param("a", 1, 1, "there is no card 'a'", id="a small symbol"),
        pytest.param("LES!", 1, 1, "there is no card 'LES!'", id="a species with a mark"),
        pytest.param("A!!", 1, 1, "there is no card 'A!!'", id="two marks"),
        pytest.param("!A", 1, 1, "there is no card '!A'", id="the mark in front"),
        pytest.param("A !", 1, 3, "there is no card '!'", id="a mark alone"),
        pytest.param("LES,ROZ", 1, 1, "there is no card 'LES,ROZ'", id="commas"),
        pytest.param("LES+ROZ", 1, 1, "there is no card 'LES+ROZ'", id="a plus"),
        pytest.param("B 0xA", 1, 3, "'0xA': a count is 1 to 999", id="none of them"),
        pytest.param("B 1000xA", 1, 3, "a count is 1 to 999", id="a thousand"),
        pytest.param("-1xA", 1, 1, "there is no card '-1xA'", id="fewer than none"),
        pytest.param("3x", 1, 1, "there is no card '3x'", id="a count alone"),
        pytest.param("3x A", 1, 1, "there is no card '3x'", id="a blank after the count"),
        pytest.param("xA", 1, 1, "there is no card 'xA'", id="x without a count"),
        pytest.param("2x2xA", 1, 1, "there is no card '2xA'", id="a count of counts"),
        pytest.param("1.5xA", 1, 1, "there is no card '1.5xA'", id="one and a half"),
        pytest.param("2A", 1, 1, "there is no card '2A'", id="a count without x"),
        pytest.param("2хA", 1, 1, "there is no card", id="a Cyrillic x"),
        pytest.param("А", 1, 1, "there is no card", id="a Cyrillic A"),
        pytest.param("٣xA", 1, 1, "there is no card", id="Arabic digits"),
        pytest.param("３xA", 1, 1, "there is no card", id="full-width digits"),
        pytest.param("²xA", 1, 1, "there is no card", id="superscript digits"),
        pytest.param("A L٣", 1, 3, "there is no card", id="Arabic luck"),
        pytest.param("\ufeffA", 1, 1, "there is no card", id="a byte order mark"),
        pytest.param("A\x00", 1, 1, "there is no card", id="a null"),
        pytest.param("A L1 L1", 1, 6, "L is given twice", id="L twice"),
        pytest.param("L1 A L2", 1, 6, "L is given twice", id="another L"),
        pytest.param("A L0 L0", 1, 6, "L is given twice", id="L twice, none"),
        pytest.param("A\tL5", 1, 3, "nobody has more than 4 luck tokens", id="too much luck"),
        pytest.param("A solo L1\nB L1", 1, 0, "and here are 2 catches", id="solo for two"),
        pytest.param("A 2xsolo", 1, 3, "there is no card 'solo'", id="twice solo"),
        pytest.param("A L", 1, 3, "there is no card 'L'", id="L without a number"),
        pytest.param("A L-1", 1, 3, "there is no card 'L-1'", id="less luck than none"),
        pytest.param("A l2", 1, 3, "there is no card 'l2'", id="a small l"),
        pytest.param("2xL2", 1, 1, "there is no card 'L2'", id="twice the luck"),
        pytest.param("B 54xA", 1, 3, "55 cards, but the box has 54", id="more cards than exist"),
        pytest.param("30xA L1\n25xB L1", 2, 0, "55 cards, but the box has 54", id="more in all"),
        pytest.param("A L1\n\nB\nC L1", 3, 0, "write the smiling luck tokens", id="no L"),
        pytest.param("A\nB L1", 1, 0, "write the smiling luck tokens", id="no L in the first"),
        pytest.param(
            "L1\nL1\nL1\nL1\n# five\nL1", 6, 0, "5 catches; at most 4 play", id="five catches"
        ),
    ],
)  # fmt: skip
def test_bad_text_is_refused_with_line_and_column(
    text: str, line: int, column: int, said: str
) -> None:
    found = error(text)
    assert found[:2] == (line, column)
    assert said in found[2]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("4xA 2xB! 2xC C!", {}),
        ("ROZ L1", {"our_symbol": {"cards": "ROZ"}}),  # its point is printed, in an example
        (
            "SUM LIN 2xROZ",
            {"our_symbol": {"cards": "SUM LIN ROZ"}, "our_unique": {"cards": "SUM LIN"}},
        ),
        (
            "LIN L1\n3xROZ A L1\nROZ L2",
            {
                "our_symbol": {"cards": "LIN ROZ"},
                "our_unique": {"cards": "LIN"},
                "copies": {"n": 4, "tile": "ROZ", "most": 3},
            },
        ),
        ("A L4\nB L4\nC L4\nL1", {"luck_total": {"n": 13, "most": 12}}),
        ("A L4\nB L4\nC L4\nL0", {}),
    ],
)
def test_what_is_not_known_of_the_box_is_remarked(text: str, told: dict[str, Any]) -> None:
    """Symbols and points of species are ours (X) until a picture of the cards is found; that a
    species has three cards is deduced, so a fourth one is no reason to refuse a real table."""
    remarks = score_text(text, BOX, "-", {}).warnings
    assert {remark.name: dict(remark.values) for remark in remarks} == told
    assert all(str(value) in remark.text for remark in remarks for value in remark.values.values())


def test_an_owner_who_read_the_cards_hears_no_remark() -> None:
    text = stock_text().replace('symbol_source = "X"', 'symbol_source = "R"')
    box = GAME.read_box(text.replace('unique_source = "X"', 'unique_source = "R"'), "mine.toml")
    assert score_text("SUM LIN 2xROZ", box, "-", {}).warnings == ()


@pytest.mark.parametrize(("fish", "grade"), [(0, 1), (7, 1), (8, 2), (13, 3), (19, 5), (20, 6)])
def test_a_solo_grade_can_be_asked_for(fish: int, grade: int) -> None:
    """RYB-SOLO-05"""
    cards = f"{fish}xA " if fish else ""
    (sheet,) = score_text(f"{cards}solo L1", BOX, "-", {}).sheets
    assert (sheet.facts["total"], sheet.facts["grade"]) == (fish, grade)
    named = BOX.facts["solo"]["grades"][grade - 1]
    assert sheet.facts["grade_names"] == {one: named[one] for one in ("en", "pl", "ru")}
    assert "grade" not in facts(f"{cards}L1")


def test_an_unknown_card_is_answered_with_those_there_are() -> None:
    message = error("PIKE")[2]
    assert ", ".join(SPECIES) in message
    assert "(A, B, C), with ! for a uniqueness point" in message


def test_errors_name_the_file_they_are_in() -> None:
    with pytest.raises(Unreadable) as caught:
        score_text("LES\n  X", BOX, "mine.txt", {})
    assert str(caught.value).startswith("mine.txt:2:3: there is no card 'X'")


@pytest.mark.parametrize("blank", ["\f", "\x85", "\u2028"])
def test_only_line_ends_count_as_lines(blank: str) -> None:
    """A line number is what an editor shows: a form feed ends no line, let alone a catch."""
    assert one(f"A {blank} B") == ["A", "B"]
    assert error(f"A {blank} B L1\nX L1")[:2] == (2, 1)


# Limits


@pytest.mark.parametrize("digits", [7, 20, 4301, 100_000])
def test_huge_numbers_are_refused_in_a_short_message(digits: int) -> None:
    nines = "9" * digits
    assert error(f"{nines}xA")[:2] == (1, 1)
    assert error(f"A L{nines}") == (1, 3, "nobody has more than 4 luck tokens (RYB-SETUP-09)")
    for text in (f"{nines}xA", f"A L{nines}", f"A {nines}"):
        assert len(error(text)[2]) < 400


@pytest.mark.parametrize("zeros", [1, 4, 5, 6, 20])
def test_a_number_with_zeros_in_front_is_read_in_full_or_refused(zeros: int) -> None:
    """L0000013 is not L1."""
    ahead = "0" * zeros
    for text, meant in ((f"{ahead}2xLES", (["LES", "LES"], None)), (f"A L{ahead}3", (["A"], 3))):
        try:
            assert read(text) == [meant]
        except Unreadable:
            pass
    assert error(f"{ahead}0xA")[2].endswith("a count is 1 to 999")
    for text in (f"L{ahead}13", f"{ahead}1000xA"):
        with pytest.raises(Unreadable):
            read(text)


def test_the_largest_count_is_refused_for_the_right_reason() -> None:
    assert error(f"{MAX_COUNT}xA")[2] == "999 cards, but the box has 54"
    box = box_with(cards(64, 128))
    assert len(read_catches("128xA", box, "-")[0].cards) == 128
    with pytest.raises(Unreadable, match="129 cards, but the box has 128"):
        read_catches("129xA", box, "-")


def test_a_very_long_line_is_read_to_its_end() -> None:
    text = " " * 100_000 + "LES" + "\t" * 100_000 + "ROZ" + " " * 100_000 + "#" * 100_000
    assert one(text) == ["LES", "ROZ"]
    assert error(text.partition("#")[0] + "X")[:2] == (1, 300_007)
    assert one("#\n" * 50_000 + "LES") == ["LES"]


def test_a_very_long_word_is_cut_in_the_message() -> None:
    line, column, message = error("LES " + "X" * 100_000)
    assert (line, column) == (1, 5)
    assert len(message) < 400


def test_a_long_list_of_large_counts_needs_little_room() -> None:
    """Five million cards are refused without being laid out one by one."""
    text = f"{MAX_COUNT}xA " * 5000
    tracemalloc.start()
    try:
        assert "the box has 54" in error(text)[2]
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


# What a catch is worth


@pytest.mark.parametrize(
    ("text", "fish", "unique", "sets"),
    [
        ("A A! B C", 4, 1, 1),  # EX-18
        ("2xLES ROZ PIS OKO", 5, 1, 1),  # EX-19
        ("4xB 2xC!", 6, 2, 0),  # EX-20
        ("SUM WEG LIN KRS ROZ KOZ", 6, 6, 2),  # EX-21
        ("A B L1", 2, 0, 0),  # EX-22
        ("2xC L2", 2, 0, 0),
        ("3xA 3xB! 3xC", 9, 3, 3),
        ("2xA A! 2xB B! 2xC C!", 9, 3, 3),
        ("4xA 2xB 2xB! C C!", 10, 3, 2),  # nine fish and one more, as printed but for it
        ("SZC LES PIS", 3, 0, 1),
        ("3xSZC 3xLES 3xPIS", 9, 0, 3),  # RYB-SCORE-05: copies stand in different sets
        ("ROZ B A", 3, 1, 1),  # both styles in one set
        ("", 0, 0, 0),
        ("L3", 0, 0, 0),
        ("54xA!", 54, 54, 0),
        ("18xA 18xB 18xC!", 54, 18, 18),
    ],
)
def test_the_sheet_of_a_catch(text: str, fish: int, unique: int, sets: int) -> None:
    found = facts(text)
    luck = int(text[-1]) if "L" in text.split(" ")[-1] and text[-1].isdigit() else None
    assert found == {
        "fish": fish,
        "unique": unique,
        "sets": sets,
        "set_points": 2 * sets,
        "total": fish + unique + 2 * sets,
        "luck": luck,
    }
    assert list(found) == ["fish", "unique", "sets", "set_points", "total", "luck"]


def test_the_printed_example_of_nine_fish() -> None:
    """Nine fish, three of them unique, two sets: 16."""
    assert facts("4xA 2xB! 2xC C!") == {
        "fish": 9, "unique": 3, "sets": 2, "set_points": 4, "total": 16, "luck": None,
    }  # fmt: skip


def test_luck_scores_nothing() -> None:
    """RYB-SCORE-06"""
    for luck in range(5):
        found = facts(f"A B C L{luck}")
        assert (found["total"], found["luck"]) == (5, luck)


def test_every_point_is_explained_by_a_line() -> None:
    (sheet,) = written("2xROZ LES A! 2xOKO KOZ B").sheets
    assert [(line.clause, line.kind, line.tile, line.points) for line in sheet.lines] == [
        ("RYB-SCORE-01", "fish", "ROZ", 2),
        ("RYB-SCORE-01", "fish", "LES", 1),
        ("RYB-SCORE-01", "fish", "A!", 1),
        ("RYB-SCORE-01", "fish", "OKO", 2),
        ("RYB-SCORE-01", "fish", "KOZ", 1),
        ("RYB-SCORE-01", "fish", "B", 1),
        ("RYB-SCORE-02", "unique", "ROZ", 2),
        ("RYB-SCORE-02", "unique", "A!", 1),
        ("RYB-SCORE-02", "unique", "KOZ", 1),
        ("RYB-SCORE-03", "sets", "", 2),
        ("RYB-SCORE-03", "sets", "", 2),
    ]
    assert all(line.at is None for line in sheet.lines)
    counts = [line.counted for line in sheet.lines if line.kind != "sets"]
    assert counts == [({"count": n},) for n in (2, 1, 1, 2, 1, 1, 2, 1, 1)]
    assert [line.counted for line in sheet.lines[-2:]] == [
        ({"tile": "A!"}, {"tile": "LES"}, {"tile": "ROZ"}),
        ({"tile": "OKO"}, {"tile": "B"}, {"tile": "ROZ"}),
    ]
    assert sum(line.points for line in sheet.lines) == sheet.facts["total"] == 16


def test_an_empty_catch_has_no_lines() -> None:
    sheet = written("L2").sheets[0]
    assert sheet.lines == []
    assert sheet.facts["total"] == 0


def test_an_owners_uniqueness_points_count_as_often_as_they_are() -> None:
    box = box_with(put("species.ROZ.unique", 3), put("species.SZC.unique", 9))
    found = score_text("2xROZ SZC LES", box, "-", {}).sheets[0]
    assert found.facts == {
        "fish": 4, "unique": 15, "sets": 1, "set_points": 2, "total": 21, "luck": None,
    }  # fmt: skip
    assert [line.points for line in found.lines if line.kind == "unique"] == [6, 9]


def test_there_are_no_warnings_and_no_places_for_one_catch() -> None:
    found = written("A B C L2")
    assert (found.warnings, found.placings) == ((), None)
    assert len(found.sheets) == 1


# Who wins


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A B L1\n2xC L2", [2, 1]),  # EX-22: RYB-SCORE-08
        ("A B L1\n2xC L1", [1, 1]),  # EX-22: RYB-SCORE-09
        ("A B C L0\n4xA L4", [1, 2]),  # RYB-SCORE-07: points come first
        ("4xA L4\nA B C L0", [2, 1]),
        ("A L2\nA! L0", [2, 1]),
        ("2xA L4\n2xB L3", [1, 2]),  # RYB-SCORE-10: 3 of 3 are not more than 4 of 4
        ("2xA L2\n2xB L3", [2, 1]),
        ("3xA L0\n2xA L1\n2xB L1\nA L3", [1, 2, 2, 4]),  # RYB-SCORE-11
        ("2xA L1\n3xA L0\nA L3\n2xB L1", [2, 1, 4, 2]),
        ("3xA L1\n3xB L1\n2xA L1\n2xB L1", [1, 1, 3, 3]),
        ("3xA L1\n3xB L1\n3xC L1\n2xB L3", [1, 1, 1, 4]),
        ("3xA L1\n2xB L2\n2xC L3", [1, 3, 2]),
        ("L1\nL1\nL1\nL1", [1, 1, 1, 1]),
        ("A L1\n# nobody else\n\nL3", [1, 2]),
    ],
)
def test_places(text: str, found: list[int]) -> None:
    assert ranked(text) == found
    placings = written(text).placings
    assert placings is not None
    sheets = written(text).sheets
    assert [placing.total for placing in placings] == [sheet.facts["total"] for sheet in sheets]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2)), min_size=1, max_size=4))
def test_a_place_is_one_more_than_the_number_of_those_ahead(ends: list[tuple[int, int]]) -> None:
    placings = places([total for total, _ in ends], [luck for _, luck in ends])
    for placing in placings:
        mine = ends[placing.seat]
        assert placing.place == 1 + len([other for other in ends if other > mine])
        assert placing.total == mine[0]


# Any catch


@st.composite
def catches(draw: st.DrawFn) -> list[str]:
    """Cards that the box has, in both styles, in any order."""
    tokens = draw(st.lists(st.sampled_from((*SPECIES, *SYMBOLS)), max_size=54))
    kept: list[str] = []
    for token in tokens:
        if token in SYMBOLS or kept.count(token) < 3:
            kept.append(token)
    return kept


def points(tokens: list[str]) -> tuple[int, int, int]:
    """Fish, unique and sets of a catch, in the plainest words."""
    blocks = {block["code"]: block for block in BOX.facts["species"]}
    symbols = "".join(blocks[one]["symbol"] if one in blocks else one[0] for one in tokens)
    unique = sum(blocks[one]["unique"] if one in blocks else one.count("!") for one in tokens)
    return len(tokens), unique, min(symbols.count(symbol) for symbol in "ABC")


def line_of(tokens: list[str], shorten: bool) -> str:
    if not shorten:
        return " ".join(tokens)
    return " ".join(f"{n}x{token}" for token, n in Counter(tokens).items())


@settings(max_examples=150)
@given(catches(), st.booleans(), st.integers(0, 4))
def test_random_catches_score_as_the_formula_says(
    tokens: list[str], shorten: bool, luck: int
) -> None:
    fish, unique, sets = points(tokens)
    (catch,) = read_catches(f"{line_of(tokens, shorten)} L{luck}", BOX, "-")
    assert Counter(card.token for card in catch.cards) == Counter(tokens)
    lines = explained(catch.cards, BOX.names["symbol"])
    assert sum(line.points for line in lines) == fish + unique + 2 * sets
    assert sum(line.kind == "sets" for line in lines) == sets
    assert all(line.points > 0 and line.clause and line.kind in GAME.sheet_lines for line in lines)
    assert sheet_of(lines, catch.luck) == {
        "fish": fish,
        "unique": unique,
        "sets": sets,
        "set_points": 2 * sets,
        "total": fish + unique + 2 * sets,
        "luck": luck,
    }
    # No card stands in two sets.
    used = Counter(part["tile"] for line in lines if line.kind == "sets" for part in line.counted)
    assert not used - Counter(tokens)


ODDITIES = ["٣xA", "#", "\ufeff", "\x00", "\ud800", "0xB", "999xC", "L13", "x", "3x", "SUM!"]
WORDS = st.sampled_from(["A", "B!", "C", "2xLES", "ROZ", "03xA", "L1", "L2", *ODDITIES])
SPACES = st.sampled_from([" ", " ", "\t", "\n", "\r\n", "\f", "\u2028"])
CATCH_LIKE = st.lists(st.tuples(WORDS, SPACES), max_size=20).map(
    lambda parts: "".join(word + space for word, space in parts)
)


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=100), CATCH_LIKE))
@example("L" * 1000)
@example("x" * 1000)
@example("9x" * 1000)
@example("\r\r\n\n\r")
def test_any_text_is_scored_or_unreadable(text: str) -> None:
    found, refusal = None, None
    try:
        found = written(text)
    except Unreadable as unreadable:
        refusal = unreadable
    if found is None:
        assert refusal is not None
        assert refusal.line >= 1
        assert 0 < len(refusal.message) < 400
    else:
        for sheet in found.sheets:
            assert sheet.facts["total"] == sum(line.points for line in sheet.lines)
        assert (found.placings is None) == (len(found.sheets) == 1)
