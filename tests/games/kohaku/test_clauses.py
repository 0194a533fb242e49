"""The rules clause by clause.  test_clause_table.py fails if one of them has no test here.

Games are written as the lines of their record, ponds as rows of tiles, both as in the rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from pondside.games.kohaku import actions, tables
from pondside.games.kohaku.notation import read_pond, score_pond
from pondside.games.kohaku.refusals import REFUSALS
from pondside.kernel.errors import BadData, BadOption, Illegal, Unreadable
from pondside.kernel.game import CHANCE
from pondside.kernel.match import Match

from ..clauses import clause
from . import oracle
from .table import (
    BOARD,
    BOX,
    GAME,
    Cell,
    board_of,
    board_text,
    drafters,
    free_board,
    goal,
    lay_alike,
    oracle_pond,
    phase_of,
    placements,
    play_random,
    pond_of,
    position,
    sheet,
    table,
    total,
    unfilled,
    walk_random,
    written_pond,
)

COLOURINGS = ("b", "r", "w", "y", "br", "bw", "by", "rw", "ry", "wy")
PAIRS = "a1b1 a1a2 c1b1 c1d1 c1c2 b2b1 b2a2 b2c2 b2b3 d2d1 d2c2 d2d3 a3a2 a3b3 c3c2 c3b3 c3d3"
EX_01 = """
    Fr    rw.f2  Fbw    b.d3
    r.d2  S      bw.f3  G
    T     ry.f2  R      wy.d2
"""
GOALS_DEALT = "@ P1:statues P1:no_fry P2:rarest_colour P2:frog_turtle\n"


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.play(word)
    return caught.value.refusal, caught.value.clause


def is_koi(token: str | None) -> bool:
    return token is not None and token[0].islower()


def cells_holding_koi(match: Match) -> set[str]:
    return {cell for cell, token in board_of(match).items() if is_koi(token)}


def tiles_of_box(kind: str) -> Counter[oracle.Tile]:
    """What the loaded box holds, pebbles set aside."""
    counts: Counter[oracle.Tile] = Counter()
    for fact in BOX.facts[kind]:
        counts[oracle.read_tile(fact["id"])] += fact["count"]
    return counts


# Section 1: components


@clause("KOH-COMP-01")
def test_the_box_has_the_58_koi_of_the_table() -> None:
    assert tiles_of_box("koi") == Counter(oracle.stock_koi())
    groups: Counter[tuple[int, int]] = Counter()
    for fact in BOX.facts["koi"]:
        groups[len(fact["colours"]), fact["pebbles"]] += fact["count"]
    assert groups == {(1, 0): 16, (2, 0): 24, (2, 3): 6, (2, 4): 12}
    assert sum(unfilled(4).view(None).unseen["koi"].values()) == 58


@clause("KOH-COMP-02")
@pytest.mark.parametrize(
    ("seats", "after_pebbles", "refills", "turns"),
    [(2, 40, 27, 28), (3, 46, 35, 36), (4, 58, 47, 48)],
)
def test_the_pebbles_give_the_printed_lengths(
    seats: int, after_pebbles: int, refills: int, turns: int
) -> None:
    match = unfilled(seats)
    assert sum(match.view(None).unseen["koi"].values()) == after_pebbles
    match.deal()
    assert match.view(None).koi_left == refills
    assert match.view(None).turns == turns == refills + 1


@clause("KOH-COMP-03")
def test_each_one_colour_koi_and_no_other_has_a_coin() -> None:
    for token in BOX.names["koi"]:
        one_colour = len(token.split(".")[0]) == 1
        ended = position(4, board="", ponds=[f"{token} S"], phase="ended", sound=False)
        assert ended.view(0).ponds[0].coins == (1 if one_colour else 0), token


@clause("KOH-COMP-04")
def test_the_box_shows_68_fry_and_68_dragonflies() -> None:
    b = BOX.tables[0]
    counts = [fact["count"] for fact in BOX.facts["koi"]]
    fry = [int(n) for n in b.koi_fry[: b.n_koi]]
    dragonflies = [int(n) for n in b.koi_dragonflies[: b.n_koi]]
    assert sum(n * count for n, count in zip(fry, counts, strict=True)) == 68
    assert sum(n * count for n, count in zip(dragonflies, counts, strict=True)) == 68
    assert all(f + d > 0 for f, d in zip(fry, dragonflies, strict=True))
    assert any(f > 0 and d > 0 for f, d in zip(fry, dragonflies, strict=True))


@clause("KOH-COMP-05")
@pytest.mark.parametrize("colours", COLOURINGS)
def test_fry_have_no_colour(colours: str) -> None:
    """Whatever koi they swim with, they please rocks and no flower, no butterflies."""
    assert sheet(f"R {colours}.f2")["rocks"] == 2
    assert goal(f"R {colours}.f2", "fry_shelter") == 2
    for kind in ("F", "B"):
        for colour in set("brwy") - set(colours):
            assert set(sheet(f"{kind}{colour} {colours}.f3")) <= {"coins"}


@clause("KOH-COMP-06")
def test_the_box_has_the_62_features_of_the_table() -> None:
    assert tiles_of_box("feature") == Counter(oracle.stock_features())
    kinds: Counter[str] = Counter()
    for fact in BOX.facts["feature"]:
        kinds[fact["kind"]] += fact["count"]
    assert list(kinds.values()) == [24, 6, 6, 6, 6, 8, 6]


@clause("KOH-COMP-07")
def test_colour_does_not_make_a_new_kind() -> None:
    pond = "Fb b.f2 Fr r.f2 Fw w.f2 Fy y.f2 Fbr br.f2 Fwy bw.f2 Bb by.f2 By"
    line = score_pond(read_pond(pond, BOX), BOX, "ornament_kinds")[-1]
    assert line.counted == ({"count": 3},)


@clause("KOH-COMP-08")
def test_koi_and_features_alternate_on_the_12_cells() -> None:
    board = board_of(Match.new("kohaku", 2, seed=8))
    assert len(board) == 12
    assert sum(is_koi(token) for token in board.values()) == 6
    for pair in PAIRS.split():
        assert is_koi(board[pair[:2]]) != is_koi(board[pair[2:]])


@clause("KOH-COMP-09")
def test_the_cells_are_3_rows_of_4() -> None:
    match = table()
    assert list(board_of(match)) == [column + row for row in "123" for column in "abcd"]
    for beyond in ("d1e1", "a3a4", "a0a1"):
        with pytest.raises(Unreadable):
            match.read(beyond)
    match.read("c3d3")


@clause("KOH-COMP-10")
def test_b2_and_c2_are_the_centre() -> None:
    """The only cells with four neighbours, and those that new tiles go to."""
    match = table("P1 a1a2 k0,0 f1,0\n@ w.d2 Fy\n")
    pairs = Counter(cell for pair in match.words() for cell in (pair[:2], pair[2:]))
    assert {cell for cell, n in pairs.items() if n == 4} == {"b2", "c2"}
    assert (board_of(match)["b2"], board_of(match)["c2"]) == ("w.d2", "Fy")


@clause("KOH-COMP-11")
def test_a1_is_a_koi_cell() -> None:
    for seats in (1, 2, 3, 4):
        match = Match.new("kohaku", seats, seed=seats)
        assert cells_holding_koi(match) == {"a1", "c1", "b2", "d2", "a3", "c3"}


def _five_features(text: str) -> str:
    """A file whose numbers agree with each other, for a game that has only five features."""
    head, features = text.split("[[feature]]", 1)
    features, tail = features.split("[scoring]", 1)
    for n in (1, 2, 6):
        features = features.replace(f"count = {n}\n", "count = 0\n")
    features = features[::-1].replace("count = 0"[::-1], "count = 5"[::-1], 1)[::-1]
    head = head.replace("feature_stack = 56", "feature_stack = -1")
    for rounds, turns in ((14, 28), (12, 36), (12, 48)):
        head = head.replace(f"rounds = {rounds}\nturns = {turns}", "rounds = 0\nturns = 0")
    return f"{head}[[feature]]{features}[scoring]{tail}"


@clause("KOH-COMP-12")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        pytest.param(
            lambda text: text.replace("count = 1", "count = 2", 1), "koi_in_play", id="koi count"
        ),
        pytest.param(
            lambda text: text.replace("count = 6", "count = 7", 1), "feature_stack", id="features"
        ),
        pytest.param(
            lambda text: text.replace('["black", "red"]', '["black", "black"]', 1),
            "two different",
            id="one colour twice",
        ),
        pytest.param(lambda text: text.replace("fry = 2", "fry = -2", 1), "fry", id="fry below 0"),
        pytest.param(
            lambda text: text.replace("dragonflies = 2", "dragonflies = -2", 1),
            "dragonflies",
            id="dragonflies below 0",
        ),
        pytest.param(
            lambda text: text.replace("coins = 1", "coins = -1", 1), "coins", id="coins below 0"
        ),
        pytest.param(
            lambda text: text.replace('"a1", "c1"', '"b1", "c1"').replace(
                '"b1", "d1"', '"a1", "d1"'
            ),
            "alternate",
            id="cells do not alternate",
        ),
        pytest.param(_five_features, "feature", id="too few features to fill the board"),
        pytest.param(
            lambda text: text.replace("[[5, 2], [6, 4]", "[[6, 2], [5, 4]", 1),
            "grow",
            id="thresholds fall",
        ),
    ],
)
def test_a_data_file_that_contradicts_itself_is_refused(
    change: Callable[[str], str], fault: str, tmp_path: Path
) -> None:
    text = tables.stock_text()
    assert change(text) != text
    file = tmp_path / "own.toml"
    file.write_text(change(text), encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        GAME.open_box(str(file))


@clause("KOH-COMP-13")
def test_the_12_goal_cards_are_all_different() -> None:
    match = table(seats=4, goal_cards="on")
    dealt: list[str] = []
    while match.actor == CHANCE:
        assert len(match.words()) == 12 - len(dealt)
        match.play(match.words()[-1])
        dealt.append(match.entries[-1].word.split(":")[1])
    assert len(set(dealt)) == len(dealt) == 8
    assert [card["id"] for card in BOX.facts["goal_card"]] == list(oracle.GOAL_CARDS)


# Section 2: set-up


@clause("KOH-SETUP-01")
def test_koi_and_features_come_from_stacks_of_their_own() -> None:
    match = unfilled(2)
    for cell in board_of(match):
        drawn = match.words()
        assert {is_koi(word) for word in drawn} == {cell in ("a1", "c1", "b2", "d2", "a3", "c3")}
        match.play(drawn[0])


@clause("KOH-SETUP-02")
@pytest.mark.parametrize(("seats", "pebbles"), [(1, ""), (2, ""), (3, "3"), (4, "34")])
def test_pebble_tiles_leave_by_the_number_of_seats(seats: int, pebbles: str) -> None:
    unseen = unfilled(seats).view(None).unseen["koi"]
    assert {token[-1] for token in unseen if "*" in token} == set(pebbles)
    plain = sum(n for token, n in unseen.items() if "*" not in token)
    assert (plain, sum(unseen.values()) - plain) == (40, {"": 0, "3": 6, "34": 18}[pebbles])


@clause("KOH-SETUP-03")
@pytest.mark.parametrize(("seats", "removed"), [(1, 0), (2, 7), (3, 5), (4, 5)])
def test_some_koi_are_removed_unseen(seats: int, removed: int) -> None:
    """Nobody knows which: until the end any of the unseen may still come up."""
    match = unfilled(seats)
    assert sum(match.view(0).unseen["koi"].values()) - match.view(0).koi_left == removed
    last = play_random(seats, 3, until=lambda m: m.over or m.state[0].koi_left == 1)
    while phase_of(last) not in ("refill_koi", "reveal_koi", "ended"):
        last.play(last.words()[-1])
    assert last.over or sum(last.weights()) == removed + 1
    ended = play_random(seats, 3).view(None)
    assert sum(ended.unseen["koi"].values()) - ended.koi_left == removed


@clause("KOH-SETUP-04")
@pytest.mark.parametrize(("seats", "stack"), [(1, 34), (2, 27), (3, 35), (4, 47)])
def test_the_koi_left_are_one_stack_of_tiles_that_come_once(seats: int, stack: int) -> None:
    match = table(seats=seats)
    assert match.view(None).koi_left == stack
    again = table("@ rw.f2 Fr\n", seats=seats, board="")
    assert "rw.f2" not in again.words()
    assert refused(again, "rw.f2") == ("koi_not_left", "KOH-SETUP-04")


@clause("KOH-SETUP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_62_features_are_used(seats: int) -> None:
    match = unfilled(seats)
    assert match.view(None).features_left == 62
    assert sum(match.view(None).unseen["feature"].values()) == 62
    match.deal()
    assert match.view(None).features_left == 56
    assert sum(match.view(None).unseen["feature"].values()) == 56


@clause("KOH-SETUP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_koi_and_six_features_fill_the_board(seats: int) -> None:
    match = unfilled(seats, seed="6")
    for n in range(12):
        assert match.actor == CHANCE
        assert sum(token is not None for token in board_of(match).values()) == n
        assert refused(match, "b2b1") == ("await_fill", "KOH-SETUP-06")
        match.play(match.words()[0])
    assert None not in board_of(match).values()
    assert len(cells_holding_koi(match)) == 6
    assert phase_of(match) == "draft"


@clause("KOH-SETUP-07")
def test_the_board_is_filled_in_reading_order() -> None:
    tokens = BOARD.replace("/", " ").split()
    match = unfilled(2)
    for n, token in enumerate(tokens, 1):
        match.play(token)
        assert list(board_of(match).values()) == tokens[:n] + [None] * (12 - n)


@clause("KOH-SETUP-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ponds_start_empty(seats: int) -> None:
    match = Match.new("kohaku", seats, seed=8)
    assert [pond_of(match, seat) for seat in range(seats)] == [{}] * seats
    assert [match.total(seat) for seat in range(seats)] == [0] * seats


@clause("KOH-SETUP-09")
def test_play_goes_in_the_order_of_the_seats() -> None:
    assert drafters(play_random(3, 9)) == [0, 1, 2] * 12
    with pytest.raises(Illegal) as caught:
        table("P2 b2b1\n")
    assert (caught.value.refusal, caught.value.clause) == ("order", "KOH-SETUP-09")


@clause("KOH-SETUP-09")
def test_a_random_first_seat_is_drawn_before_anything_else() -> None:
    match = table("", seats=3, board="", first_player="random")
    assert match.words() == ["first:P1", "first:P2", "first:P3"]
    assert match.weights() == [1, 1, 1]
    dealt = "@ first:P3 " + BOARD.replace("/", " ") + "\n"
    match = table(
        dealt + "P3 b2b1 k0,0 f1,0\n@ w.d2 Fy\n", seats=3, board="", first_player="random"
    )
    assert match.actor == 0
    match = play_random(3, 1, first_player="random")
    first = int(match.entries[0].word[-1]) - 1
    assert drafters(match) == [first, (first + 1) % 3, (first + 2) % 3] * 12


@clause("KOH-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_goal_cards_are_dealt_once_the_board_is_full_and_one_is_kept(seats: int) -> None:
    match = table(seats=seats, goal_cards="on")
    match.deal()
    dealt = [entry.word.split(":") for entry in match.entries[12:]]
    assert [who for who, _ in dealt] == [f"P{k // 2 + 1}" for k in range(2 * seats)]
    for seat in range(seats):
        cards = [card for who, card in dealt if who == f"P{seat + 1}"]
        assert match.actor == seat
        assert set(match.words()) == {f"keep:{card}" for card in cards}
        match.play(f"keep:{cards[1]}")
        assert match.view(seat).ponds[seat].goal == cards[1]
        # Nobody else learns what was dealt or kept, or sees the card that went back.
        for other in [None, *(k for k in range(seats) if k != seat)]:
            assert match.view(other).ponds[seat].goal is None
            assert match.view(other).ponds[seat].offered == []
    assert (match.actor, phase_of(match), match.turn) == (0, "draft", 1)


@clause("KOH-SETUP-11")
def test_without_the_expansion_no_card_leaves_the_box() -> None:
    for options in ({}, {"edition": "ru"}, {"goal_cards": "off"}):
        match = table(seats=2, **options)
        assert phase_of(match) == "draft"
        assert [pond.offered for pond in match.view(0).ponds] == [[], []]
    with pytest.raises(BadOption, match="edition=pl"):
        table(edition="ru", goal_cards="on")


POINTLESS = {
    "goal_cards": (1, {"goal_cards": "on"}, "cards_alone"),
    "first_player": (1, {"first_player": "random"}, "begins_alone"),
    "solo_goal_cards": (2, {"solo_goal_cards": "on"}, "only_alone"),
    "solo_no_koi_to_reveal": (4, {"solo_no_koi_to_reveal": "pass"}, "only_alone"),
    "solo_unmatched_feature": (3, {"solo_unmatched_feature": "discard"}, "only_alone"),
    "rarest_absent": (2, {"rarest_absent": "present_only"}, "without_cards"),
    "rarest_absent alone": (1, {"rarest_absent": "present_only"}, "without_cards"),
}


@clause("KOH-SETUP-12")
@pytest.mark.parametrize("which", POINTLESS)
def test_an_option_that_could_do_nothing_is_refused_with_its_reason(which: str) -> None:
    seats, options, name = POINTLESS[which]
    with pytest.raises(BadOption) as caught:
        Match.new("kohaku", seats, options=options, seed="7")
    assert caught.value.key == f"clash-{name}"
    assert caught.value.values["option"] == which.split()[0]


@clause("KOH-SETUP-12")
@pytest.mark.parametrize("which", POINTLESS)
def test_an_older_game_with_an_option_that_does_nothing_goes_on(which: str) -> None:
    seats, options, _ = POINTLESS[which]
    told = " ".join(f"{name}={value}" for name, value in options.items())
    match = Match.replay(f"pond 1\ngame kohaku\nrules 1\nseats {seats}\noptions {told}\n")
    assert match.options[which.split()[0]] == options[which.split()[0]]


@clause("KOH-SETUP-12")
@pytest.mark.parametrize(("seats", "cards"), [(1, "solo_goal_cards"), (2, "goal_cards")])
def test_the_rarest_colour_can_be_chosen_where_cards_are_played(seats: int, cards: str) -> None:
    options = {cards: "on", "rarest_absent": "present_only"}
    assert Match.new("kohaku", seats, options=options, seed="7").options["rarest_absent"] == (
        "present_only"
    )


# Section 3: a turn


@clause("KOH-TURN-01")
def test_a_draft_takes_two_tiles_from_cells_that_share_a_side() -> None:
    columns, rows = "abcd", "123"
    match = table()
    for one in board_of(match):
        for other in board_of(match):
            across = abs(columns.index(one[0]) - columns.index(other[0]))
            down = abs(rows.index(one[1]) - rows.index(other[1]))
            if across + down == 1:
                match.play(one + other)
                gone = {cell for cell, token in board_of(match).items() if token is None}
                assert gone == {one, other}
                match.undo()
            else:
                assert refused(match, one + other) == ("not_a_pair", "KOH-TURN-01")


@clause("KOH-TURN-02")
def test_a_draft_is_one_koi_and_one_feature() -> None:
    match = table()
    board = board_of(match)
    for pair in match.words():
        match.play(pair)
        assert match.view(0).hand == {"koi": board[pair[:2]], "feature": board[pair[2:]]}
        assert is_koi(match.view(0).hand["koi"])
        assert not is_koi(match.view(0).hand["feature"])
        match.undo()


@clause("KOH-TURN-03")
def test_the_17_pairs_are_listed_in_canonical_order() -> None:
    match = table()
    assert match.words() == PAIRS.split()
    assert match.actions() == list(range(17))
    assert sum(pair[1] == pair[3] for pair in match.words()) == 9


@clause("KOH-TURN-04")
def test_drafting_cannot_be_passed() -> None:
    match = table()
    assert all(len(word) == 4 for word in match.words())
    assert refused(match, "k0,0") == ("must_draft", "KOH-TURN-04")
    assert refused(match, "w.d2") == ("must_draft", "KOH-TURN-04")
    for word in ("pass", "-", "none", ""):
        with pytest.raises(Unreadable):
            match.play(word)


@clause("KOH-PLACE-01")
def test_both_tiles_go_into_the_drafters_pond_in_the_same_turn() -> None:
    match = table("P1 b2b1\n")
    assert refused(match, "b2b1") == ("must_place", "KOH-PLACE-01")
    match.play("k0,0")
    assert (match.actor, match.turn) == (0, 1)
    assert refused(match, "a1a2") == ("must_place", "KOH-PLACE-01")
    assert refused(match, "k1,1") == ("already_laid", "KOH-PLACE-01")
    match.play("f1,0")
    assert pond_of(match, 0) == {(0, 0): "b.f2", (1, 0): "Fr"}
    assert pond_of(match, 1) == {}
    assert match.view(0).hand == {"koi": None, "feature": None}


@clause("KOH-PLACE-02")
@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_pond_may_stretch_as_far_as_its_tiles_reach(way: Cell) -> None:
    match = Match.new("kohaku", 2, seed=2)
    for n in range(0, 28, 2):
        koi, feature = (f"{way[0] * k},{way[1] * k}" for k in (n, n + 1))
        lay_alike(match, f"k{koi} f{feature}")
    assert match.over
    assert set(pond_of(match, 1)) == {(way[0] * n, way[1] * n) for n in range(28)}
    assert match.total(1) == sum(oracle.score_pond(oracle_pond(match, 1)).values())


@clause("KOH-PLACE-02")
def test_a_pond_may_have_holes() -> None:
    match = Match.new("kohaku", 2, seed=2)
    lay_alike(match, "k0,0 f1,0", "k2,0 f2,1", "k2,2 f1,2", "k0,2 f0,1")
    assert len(pond_of(match)) == 8
    assert (1, 1) not in pond_of(match)
    match.play("a1b1")
    assert {"k1,1", "k-1,1", "f-1,0", "f3,2"} <= set(match.words())


@clause("KOH-PLACE-03")
def test_a_cell_holds_one_tile() -> None:
    match = position(ponds=["w.d2 Fy r.d3"])
    match.play("b2b1")
    for taken in ("k0,0", "k1,0", "k2,0", "f0,0", "f1,0"):
        assert refused(match, taken) == ("cell_taken", "KOH-PLACE-03")


@clause("KOH-PLACE-04")
def test_tiles_of_one_type_never_touch() -> None:
    match = position(ponds=["w.d2 Fy r.d3 Fb"])
    match.play("b2b1")
    for beside_koi in ("k0,1", "k0,-1", "k-1,0", "k2,1"):
        assert refused(match, beside_koi) == ("same_type_touches", "KOH-PLACE-04")
    for beside_feature in ("f1,1", "f1,-1", "f3,1", "f4,0"):
        assert refused(match, beside_feature) == ("same_type_touches", "KOH-PLACE-04")


@clause("KOH-PLACE-05")
def test_a_tile_joins_the_pond_along_a_side() -> None:
    match = position(ponds=["w.d2 Fy"])
    match.play("b2b1")
    for apart in ("k-1,1", "k-1,-1", "k2,-1", "f2,1", "f9,0", "k40,0", "k-900,4"):
        assert refused(match, apart) == ("touches_nothing", "KOH-PLACE-05")


@clause("KOH-PLACE-05", "KOH-PLACE-10")
@pytest.mark.parametrize("place", ["k1,0", "k1,1", "k2,0", "k5,5"])
def test_the_very_first_koi_need_touch_nothing_but_lies_at_the_origin(place: str) -> None:
    assert refused(table("P1 b2b1\n"), place) == ("first_koi_at_origin", "KOH-PLACE-10")


@clause("KOH-PLACE-06")
@pytest.mark.parametrize("chain_placement", ["allow", "forbid"])
def test_the_first_two_tiles_lie_side_by_side(chain_placement: str) -> None:
    match = table("P1 b2b1\n", chain_placement=chain_placement)
    assert placements(match) == {((0, 0), cell) for cell in ((0, -1), (-1, 0), (1, 0), (0, 1))}


@clause("KOH-PLACE-07")
@pytest.mark.parametrize("chain_placement", ["allow", "forbid"])
def test_later_tiles_may_lie_apart(chain_placement: str) -> None:
    match = position(ponds=["w.d2 Fy r.d3 Fb"], chain_placement=chain_placement)
    match.play("b2b1")
    match.play("k4,0")
    match.play("f-1,0")
    assert pond_of(match) == {
        (-1, 0): "Fr", (0, 0): "w.d2", (1, 0): "Fy", (2, 0): "r.d3", (3, 0): "Fb", (4, 0): "b.f2",
    }  # fmt: skip


@clause("KOH-PLACE-08")
@pytest.mark.parametrize("words", ["k2,0 f3,0", "f-1,0 k-1,1"])
def test_the_second_tile_may_lean_on_the_first_unless_forbidden(words: str) -> None:
    first, second = words.split()
    match = position(ponds=["w.d2 Fy"])
    match.play("b2b1")
    match.play(first)
    match.play(second)
    assert len(pond_of(match)) == 4

    match = position(ponds=["w.d2 Fy"], chain_placement="forbid")
    match.play("b2b1")
    match.play(first)
    assert refused(match, second) == ("chain_forbidden", "KOH-PLACE-08")
    assert second not in match.words()


@clause("KOH-PLACE-08")
def test_either_tile_may_be_laid_first() -> None:
    for words in ("k1,1 f-1,0", "f-1,0 k1,1"):
        match = position(ponds=["w.d2 Fy"])
        match.play("b2b1")
        for word in words.split():
            match.play(word)
        assert pond_of(match) == {(0, 0): "w.d2", (1, 0): "Fy", (1, 1): "b.f2", (-1, 0): "Fr"}


@clause("KOH-PLACE-08")
def test_forbidden_chains_end_with_the_turn() -> None:
    """A tile of the turn before is an earlier tile like any other."""
    match = Match.new("kohaku", 2, seed=8, options={"chain_placement": "forbid"})
    lay_alike(match, "k0,0 f1,0", "k2,0 f-1,0", "k-2,0 f3,0")
    assert len(pond_of(match)) == 6


@clause("KOH-PLACE-09")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_laid_tile_never_moves(seats: int) -> None:
    before: list[dict[Cell, str]] = [{}] * seats
    for match in walk_random(seats, 9):
        now = [pond_of(match, seat) for seat in range(seats)]
        for was, is_now in zip(before, now, strict=True):
            assert was.items() <= is_now.items()
            assert len(is_now) - len(was) <= 1
        before = now


@clause("KOH-PLACE-10")
def test_koi_lie_on_even_cells_and_y_grows_downwards() -> None:
    match = table("P1 b2b1 k0,0 f0,1\n")
    assert [(tile.x, tile.y, tile.tile) for tile in match.view(0).ponds[0].tiles] == [
        (0, 0, "b.f2"),
        (0, 1, "Fr"),
    ]
    # The tile below is written in the row below.
    assert written_pond(match) == "origin: 0,0\nb.f2\nFr\n"
    ended = play_random(2, 10)
    for seat in range(2):
        for (x, y), token in pond_of(ended, seat).items():
            assert is_koi(token) == ((x + y) % 2 == 0)
    assert refused(table("P1 b2b1\n"), "f0,0") == ("first_koi_at_origin", "KOH-PLACE-10")


@clause("KOH-PLACE-11")
@pytest.mark.parametrize("size", [2, 4, 6, 10])
def test_the_formal_test_holds_for_every_pair_of_cells(size: int) -> None:
    """The clause tried word for word on all cells around a pond."""
    tiles = oracle.random_pond(random.Random(size), size)
    laid = set(tiles)

    def touches(cell: Cell, cells: set[Cell]) -> bool:
        return any(other in cells for other in oracle.neighbours(cell))

    span = range(-3 - size, 4 + size)
    free = [(x, y) for x in span for y in span if (x, y) not in laid]
    expected = set()
    for k in [(x, y) for x, y in free if (x + y) % 2 == 0]:
        for f in [(x, y) for x, y in free if (x + y) % 2 == 1]:
            if touches(k, laid) and (touches(f, laid) or touches(f, {k})):
                expected.add((k, f))
            if touches(f, laid) and touches(k, {f}):
                expected.add((k, f))
    match = position(4, board=free_board(tiles), ponds=[oracle.spell_pond(tiles)])
    match.play("b2b1")
    assert placements(match) == expected


@clause("KOH-PLACE-12")
@pytest.mark.parametrize("chain_placement", ["allow", "forbid"])
def test_there_is_always_a_legal_placement(chain_placement: str) -> None:
    for seats in (1, 2):
        for match in walk_random(seats, 12, chain_placement=chain_placement):
            if phase_of(match) == "place":
                assert match.actions()
    # A pond without a single bay, and one that is all holes.
    for pond in (EX_01, "r.f2 Fr y.f2 / Fb - Fw / b.f2 Fy w.f2"):
        match = position(4, ponds=[pond], board=free_board(oracle.read_pond(pond)))
        match.play("b2b1")
        assert placements(match)


@clause("KOH-PLACE-13")
def test_tiles_have_no_orientation() -> None:
    """A cell is offered once for each tile, and a pond turned or mirrored is worth the same."""
    match = position(ponds=["w.d2 Fy r.d3"])
    match.play("b2b1")
    assert len(set(match.words())) == len(match.words())
    rng = random.Random(13)
    tiles = oracle.random_pond(rng, 24)
    as_laid = oracle.spell_pond(tiles)
    for a, b, c, d in ((0, 1, 1, 0), (-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, -1, 0)):
        turned = {(a * x + b * y, c * x + d * y): tile for (x, y), tile in tiles.items()}
        text = oracle.spell_pond(turned)
        assert sheet(text) == sheet(as_laid)
        for card in oracle.GOAL_CARDS:
            assert goal(text, card) == goal(as_laid, card)


@clause("KOH-REFILL-01")
def test_what_is_left_in_the_centre_moves_before_anything_is_drawn() -> None:
    match = table("P1 a1a2 k0,0 f1,0\n")
    assert match.actor == CHANCE
    assert board_text(match) == "b.f2 Fr y.d3 S / G - - ry.d2 / bw.d3 T wy.f3 By"


@clause("KOH-REFILL-02")
def test_new_tiles_come_into_the_centre() -> None:
    match = table("P1 a1a2 k0,0 f1,0\n@ w.d2\n")
    assert board_text(match) == "b.f2 Fr y.d3 S / G w.d2 - ry.d2 / bw.d3 T wy.f3 By"
    match.play("Fy")
    assert board_text(match) == "b.f2 Fr y.d3 S / G w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"
    assert (match.view(0).koi_left, match.view(0).features_left) == (26, 55)


@clause("KOH-REFILL-03")
def test_tiles_keep_to_cells_of_their_type() -> None:
    match = table("P1 a1a2 k0,0 f1,0\n")
    assert refused(match, "Fy") == ("wrong_stack", "KOH-REFILL-03")
    match.play("w.d2")
    assert refused(match, "bw.f2") == ("wrong_stack", "KOH-REFILL-03")
    for match in walk_random(2, 3):
        for cell, token in board_of(match).items():
            if token is not None:
                assert is_koi(token) == (cell in ("a1", "c1", "b2", "d2", "a3", "c3"))


@clause("KOH-REFILL-04")
@pytest.mark.parametrize(
    ("pair", "after"),
    [
        ("b2c2", "rw.f2 Fr y.d3 S / R w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"),
        ("b2b3", "rw.f2 Fr y.d3 S / R w.d2 Fy ry.d2 / bw.d3 G wy.f3 By"),
        ("d2c2", "rw.f2 Fr y.d3 S / R w.d2 Fy b.f2 / bw.d3 T wy.f3 By"),
        ("c3d3", "rw.f2 Fr y.d3 S / R w.d2 Fy ry.d2 / bw.d3 T b.f2 G"),
    ],
    ids=["centre and centre", "centre and edge", "edge and centre", "edge and edge"],
)
def test_where_the_centre_moves_is_never_a_choice(pair: str, after: str) -> None:
    match = table(f"P1 {pair} k0,0 f1,0\n@ w.d2 Fy\n")
    assert board_text(match) == after
    assert match.actor == 1


@clause("KOH-REFILL-05")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("refill_timing", ["after_placement", "before_placement"])
def test_every_turn_starts_with_a_full_board(seats: int, refill_timing: str) -> None:
    drafts = 0
    for match in walk_random(seats, 5, refill_timing=refill_timing):
        if phase_of(match) in ("draft", "reveal_koi"):
            assert None not in board_of(match).values()
            drafts += 1
    assert drafts >= 20


@clause("KOH-REFILL-06")
def test_the_refill_belongs_to_the_turn_of_the_drafter() -> None:
    match = table("P1 b2b1 k0,0 f1,0\n")
    assert (match.actor, match.turn) == (CHANCE, 1)
    assert refused(match, "c3d3") == ("await_refill", "KOH-REFILL-06")
    match.play("w.d2")
    assert refused(match, "c3d3") == ("await_refill", "KOH-REFILL-06")
    match.play("Fy")
    assert (match.actor, match.turn) == (1, 2)
    assert (match.view(1).market["b2"], match.view(1).market["c2"]) == ("w.d2", "Fy")


@clause("KOH-REFILL-07")
def test_the_board_may_be_refilled_before_the_placement() -> None:
    match = table("P1 a1a2\n", refill_timing="before_placement")
    assert match.actor == CHANCE
    match.play("w.d2")
    match.play("Fy")
    assert board_text(match) == "b.f2 Fr y.d3 S / G w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"
    assert match.view(0).hand == {"koi": "rw.f2", "feature": "R"}
    match.play("k0,0")
    match.play("f0,1")
    assert (match.actor, match.turn) == (1, 2)
    assert board_text(match) == "b.f2 Fr y.d3 S / G w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"


@clause("KOH-REFILL-07")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_early_refill_changes_neither_the_length_nor_the_last_turn(seats: int) -> None:
    match = play_random(seats, 7, refill_timing="before_placement")
    assert match.turn == {2: 28, 3: 36}[seats]
    assert match.outcome is not None
    assert match.outcome.reason == "koi_stack_empty"
    assert {len(pond_of(match, seat)) for seat in range(seats)} == {2 * match.turn // seats}


# Section 4: the end


@clause("KOH-END-01")
@pytest.mark.parametrize(
    ("koi_stack", "feature_stack", "reason"),
    [("", None, "koi_stack_empty"), (None, "", "feature_stack_empty"), ("", "", "koi_stack_empty")],
)
@pytest.mark.parametrize("refill_timing", ["after_placement", "before_placement"])
def test_the_game_ends_when_a_stack_lacks_a_tile(
    koi_stack: str | None, feature_stack: str | None, reason: str, refill_timing: str
) -> None:
    match = position(
        ponds=["w.d2 Fy", "r.d3 Fb"],
        koi_stack=koi_stack,
        feature_stack=feature_stack,
        refill_timing=refill_timing,
    )
    match.play("b2b1")
    match.play("k2,0")
    assert not match.over
    match.play("f3,0")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == reason
    # The last two tiles lie in the pond and count: Fr has no red koi, but b.f2 brings a coin.
    assert pond_of(match) == {(0, 0): "w.d2", (1, 0): "Fy", (2, 0): "b.f2", (3, 0): "Fr"}
    assert match.total(0) == 2
    assert refused(match, "a1a2") == ("game_over", "KOH-END-01")


@clause("KOH-END-02")
@pytest.mark.parametrize(("seats", "turns", "features"), [(2, 28, 29), (3, 36, 21), (4, 48, 9)])
def test_all_seats_have_the_same_number_of_turns(seats: int, turns: int, features: int) -> None:
    for seed in range(3):
        match = play_random(seats, seed)
        assert match.turn == turns
        assert match.view(None).features_left == features
        assert Counter(drafters(match)) == dict.fromkeys(range(seats), turns // seats)
        assert match.outcome is not None
        assert match.outcome.reason == "koi_stack_empty"


@clause("KOH-END-03")
def test_tiles_left_on_the_board_score_for_nobody() -> None:
    ponds = ["w.d2 Fw bw.f2", "r.d3 Fb by.d2"]
    outcomes = [
        position(ponds=ponds, board=board, phase="ended").outcome
        for board in (BOARD, "r.f2 T y.d3 T / T b.f2 T y.d2 / w.d3 T w.f3 T", "")
    ]
    assert outcomes[0] is not None
    assert outcomes[0].words == ("P1", "5", "P2", "3", "coins", "1", "1", "win", "P1")
    assert outcomes[1] == outcomes[2] == outcomes[0]


@clause("KOH-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_goal_card_is_shown_and_added_at_the_end(seats: int) -> None:
    match = play_random(seats, 4, goal_cards="on")
    spectator = match.view(None)
    for seat in range(seats):
        kept = next(e.word for e in match.entries if e.actor == seat and e.word[:4] == "keep")
        card = spectator.ponds[seat].goal
        assert f"keep:{card}" == kept
        pond = oracle_pond(match, seat)
        points = sum(oracle.score_pond(pond).values()) + oracle.goal_points(pond, card)
        assert match.total(seat) == spectator.ponds[seat].total == points
        assert match.outcome is not None
        assert match.outcome.placings[seat].total == points


@clause("KOH-END-05")
def test_the_highest_total_wins() -> None:
    match = position(3, ponds=["T bw.d2", "T bw.f2 T", "T b.f3 G w.f2"], phase="ended")
    assert match.outcome is not None
    # Coins do not matter as long as the totals differ.
    assert [placing.total for placing in match.outcome.placings] == [5, 10, 7]
    assert [placing.place for placing in match.outcome.placings] == [3, 1, 2]
    assert match.outcome.tie_break is None
    assert match.outcome.words[-2:] == ("win", "P2")


@clause("KOH-END-06")
def test_coins_break_a_tie_among_the_tied() -> None:
    ponds = ["T b.f2", "bw.f3 R rw.f3", "w.f2 Fb y.f3 Fr y.f2"]
    match = position(3, board="", ponds=ponds, phase="ended")
    assert match.outcome is not None
    assert [placing.total for placing in match.outcome.placings] == [6, 6, 3]
    assert [match.view(0).ponds[seat].coins for seat in range(3)] == [1, 0, 3]
    assert [placing.place for placing in match.outcome.placings] == [1, 2, 3]
    assert (match.outcome.tie_break, match.outcome.words[-2:]) == ("coins", ("win", "P1"))


@clause("KOH-END-07")
def test_equal_points_and_coins_share_the_victory() -> None:
    match = position(3, board="", ponds=["T b.f2", "T bw.f3", "T w.f2"], phase="ended")
    assert match.outcome is not None
    assert [placing.place for placing in match.outcome.placings] == [1, 3, 1]
    assert match.outcome.tie_break == "shared"
    assert match.outcome.words == (
        "P1", "6", "P2", "5", "P3", "6", "coins", "1", "0", "1", "win", "P1", "P3",
    )  # fmt: skip


@clause("KOH-END-08")
@pytest.mark.parametrize(("seats", "each"), [(2, 14), (3, 12), (4, 12)])
def test_a_finished_pond_has_as_many_koi_as_features(seats: int, each: int) -> None:
    match = play_random(seats, 8)
    for seat in range(seats):
        tiles = pond_of(match, seat).values()
        assert Counter(is_koi(token) for token in tiles) == {True: each, False: each}


# Section 5: scoring


@clause("KOH-SCORE-01")
def test_a_two_colour_koi_counts_fully_for_both_colours() -> None:
    assert sheet("Fr ry.d2 Fy") == {"single_flower": 4}
    assert sheet("Br ry.d2 By") == {"butterflies": 4}
    assert sheet("Fb ry.d2 Fw") == {}
    assert goal("T bw.f2 T ry.f2 T bw.f3 T ry.f3", "rarest_colour") == 6


@clause("KOH-SCORE-02")
@pytest.mark.parametrize(
    ("pond", "points"),
    [
        ("w.d2 Fr w.f2", 0),
        ("r.d2 Fr w.f2", 2),
        ("r.d2 Fr rw.f2", 4),
        ("- r.f3 / r.d2 Fr rw.f2", 6),
        ("- r.f3 / r.d2 Fr rw.f2 / - y.f2", 6),
    ],
)
def test_a_flower_gives_2_for_each_koi_of_its_colour(pond: str, points: int) -> None:
    assert sheet(pond).get("single_flower", 0) == points


@clause("KOH-SCORE-03")
@pytest.mark.parametrize("colour", "brwy")
def test_four_koi_of_its_colour_make_a_flower_12(colour: str) -> None:
    pairs = [colours for colours in COLOURINGS if colour in colours]
    pond = "- {}.f2 / {}.d2 F{} {}.f3 / - {}.d3".format(*pairs[:2], colour, *pairs[2:4])
    assert sheet(pond)["single_flower"] == 12
    other = "brwy"["brwy".index(colour) - 1]
    fewer = pond[: pond.rindex("-")] + f"- {other}.d3"
    assert sheet(fewer)["single_flower"] == 6


@clause("KOH-SCORE-04")
@pytest.mark.parametrize(
    ("koi", "points"),
    [("b.d2", 2), ("r.d2", 2), ("bw.d2", 2), ("ry.d2", 2), ("wy.d2", 0), ("w.d2", 0)],
)
def test_one_colour_of_a_double_flower_gives_2(koi: str, points: int) -> None:
    assert sheet(f"Fbr {koi}").get("double_flower", 0) == points


@clause("KOH-SCORE-05")
def test_both_colours_of_a_double_flower_give_3() -> None:
    assert sheet("Fbr br.d2") == {"double_flower": 3}
    assert sheet("br.f2 Fbr bw.d2") == {"double_flower": 5}
    [line, _] = score_pond(read_pond("br.f2 Fbr bw.d2", BOX), BOX)
    assert [one["worth"] for one in line.counted] == [3, 2]


@clause("KOH-SCORE-06")
def test_four_koi_are_no_bonus_for_a_double_flower() -> None:
    assert sheet("- br.f2 / br.d2 Fbr br.f3 / - br.f1d1") == {"double_flower": 12}
    assert sheet("- bw.f2 / bw.d2 Fbr ry.f3 / - ry.f2") == {"double_flower": 8}


@clause("KOH-SCORE-07")
def test_rocks_count_each_fry_around_them() -> None:
    assert sheet("- bw.f3 / ry.f2 R br.f1d1 / - wy.d3") == {"rocks": 6}
    # A koi between two rocks pleases both.
    assert sheet("R bw.f3 R") == {"rocks": 6}


@clause("KOH-SCORE-08")
def test_frogs_count_each_dragonfly_around_them() -> None:
    assert sheet("- bw.d3 / ry.d2 G br.f1d1 / - wy.f3") == {"frog": 6}


@clause("KOH-SCORE-09")
@pytest.mark.parametrize(
    ("pond", "points"),
    [
        ("S", 0),
        ("S bw.f2", 1),
        ("S b.f2", 1),
        ("y.d2 S bw.f2", 3),
        ("- br.f1d1 / y.d2 S bw.f2", 6),
        ("- br.f1d1 / y.d2 S bw.f2 / - w.d2", 10),
    ],
)
def test_statues_count_the_koi_around_them(pond: str, points: int) -> None:
    assert sheet(pond).get("statue", 0) == points


@clause("KOH-SCORE-10")
def test_butterflies_count_koi_of_their_colour_in_row_and_column() -> None:
    # ry and rw in the row, br in the column; bw has no red, and ry.d2 is in neither line.
    assert sheet("ry.f2 Br rw.d2 T bw.f2 / T br.d3 T ry.d2") == {"butterflies": 6, "turtle": 15}


@clause("KOH-SCORE-11")
def test_the_line_of_butterflies_has_no_end_unless_gaps_block_it() -> None:
    row = "Br bw.f2 - ry.d2 / bw.d2 T wy.f3 T"
    assert sheet(row)["butterflies"] == 2
    assert "butterflies" not in sheet(row, gaps="block")
    column = "Br bw.f2 / bw.d2 T / - wy.f3 / ry.d2 T"
    assert sheet(column)["butterflies"] == 2
    assert "butterflies" not in sheet(column, gaps="block")
    # Adjacent koi count too, and so does the far end of a pond.
    far = "Br r.f2 " + "T by.f2 " * 5 + "T r.d2"
    for gaps in ("ignore", "block"):
        assert sheet(far, gaps=gaps)["butterflies"] == 4


@clause("KOH-SCORE-12")
@pytest.mark.parametrize("gaps", ["ignore", "block"])
def test_butterflies_look_past_features_and_other_koi(gaps: str) -> None:
    assert sheet("Br bw.d2 T ry.f2 S br.f2", gaps=gaps)["butterflies"] == 4
    assert sheet("Br / bw.d2 / T / ry.f2 / S / br.f2", gaps=gaps)["butterflies"] == 4


@clause("KOH-SCORE-13")
@pytest.mark.parametrize("pond", ["T", "T bw.f2", "- br.f1d1 / ry.d2 T bw.f2 / - wy.d2"])
def test_a_turtle_is_worth_5_anywhere(pond: str) -> None:
    assert sheet(pond) == {"turtle": 5}


@clause("KOH-SCORE-14")
def test_each_coin_is_worth_1() -> None:
    assert sheet("r.f2 S bw.d2 S y.d3")["coins"] == 2
    assert sheet("r.f2$0 Fb bw.d2$3 Fy wy.d3$1") == {"coins": 4, "single_flower": 4}


@clause("KOH-SCORE-15")
def test_the_total_is_the_sum_in_any_order_of_counting() -> None:
    assert total(EX_01) == 4 + 7 + 10 + 5 + 5 + 5 + 2
    match = position(ponds=[EX_01], board="", phase="ended")
    assert match.total(0) == 38
    # The same pond, its tiles laid in another order.
    pond = match._states[0].ponds[0]
    rng = random.Random(15)
    for _ in range(5):
        pond.koi_at[: pond.n_koi] = rng.sample(list(pond.koi_at[: pond.n_koi]), int(pond.n_koi))
        n = int(pond.n_features)
        pond.feature_at[:n] = rng.sample(list(pond.feature_at[:n]), n)
        assert match.total(0) == 38
        assert sum(line.points for line in match.lines(0)) == 38


@clause("KOH-SCORE-16")
def test_only_koi_that_share_a_side_are_counted() -> None:
    """Butterflies aside; by KOH-PLACE-10 a diagonal neighbour is of the same type anyway."""
    rng = random.Random(16)
    checked = 0
    for _ in range(10):
        pond = read_pond(oracle.spell_pond(oracle.random_pond(rng, 24)), BOX)
        for line in score_pond(pond, BOX):
            if line.at is not None and line.kind != "butterflies":
                for one in line.counted:
                    x, y = one["at"]
                    assert abs(x - line.at[0]) + abs(y - line.at[1]) == 1
                    checked += 1
    assert checked > 100


@clause("KOH-SCORE-17")
def test_the_sheet_lists_features_in_reading_order_then_coins_then_the_goal_card() -> None:
    match = position(ponds=[EX_01], board="", goals=["statues"], phase="ended")
    written = score_pond(read_pond(EX_01, BOX), BOX, "statues")
    for lines in (match.lines(0), written):
        assert [(line.kind, line.tile, line.points) for line in lines] == [
            ("single_flower", "Fr", 4),
            ("double_flower", "Fbw", 7),
            ("statue", "S", 10),
            ("frog", "G", 5),
            ("turtle", "T", 5),
            ("rocks", "R", 5),
            ("coins", "", 2),
            ("goal", "statues", 5),
        ]
        assert sum(line.points for line in lines) == match.total(0) == 43
    assert [line.at for line in written] == [
        (0, 0), (2, 0), (1, 1), (3, 1), (0, 2), (2, 2), None, None,
    ]  # fmt: skip
    # What each feature counted, in reading order too.
    assert [(one["at"], one["tile"], one["worth"]) for one in written[1].counted] == [
        ([1, 0], "rw.f2", 2),
        ([3, 0], "b.d3", 2),
        ([2, 1], "bw.f3", 3),
    ]
    assert [one["tile"] for one in written[6].counted] == ["b.d3", "r.d2"]


# Section 6: the solo game


@clause("KOH-SOLO-01")
def test_a_solo_game_has_40_koi_and_none_is_removed() -> None:
    match = unfilled(1)
    assert match.view(0).koi_left == sum(match.view(0).unseen["koi"].values()) == 40
    match.deal()
    assert (match.view(0).koi_left, match.view(0).features_left) == (34, 56)


@clause("KOH-SOLO-02")
def test_you_start_and_the_rival_answers_each_of_your_turns() -> None:
    match = table("P1 a1a2 k0,0 f1,0\n@ w.d2 Fy\n", seats=1)
    # A normal turn: the centre has moved and has been refilled.
    assert board_text(match) == "b.f2 Fr y.d3 S / G w.d2 Fy ry.d2 / bw.d3 T wy.f3 By"
    assert (phase_of(match), match.actor) == ("reveal_koi", CHANCE)
    assert refused(match, "b2b1") == ("await_rival", "KOH-SOLO-02")
    match.play("^w.f2")
    assert refused(match, "b2b1") == ("await_rival", "KOH-SOLO-02")
    match.play("b2:br.f2")
    assert (phase_of(match), match.actor, match.turn) == ("draft", 0, 2)


@clause("KOH-SOLO-03")
def test_the_rival_only_keeps_a_pile() -> None:
    match = play_random(1, 3)
    view = match.view(0)
    assert len(view.ponds) == 1
    pile = sum(view.rival.koi.values()) + sum(view.rival.features.values())
    assert pile > 0
    board = sum(token is not None for token in view.market.values())
    unseen = sum(view.unseen["koi"].values()) + sum(view.unseen["feature"].values())
    assert pile + board + unseen + len(view.ponds[0].tiles) == 40 + 62


@clause("KOH-SOLO-04")
@pytest.mark.parametrize(
    ("revealed", "taken"),
    [("rw.f3", ["a1", "b2", "a3"]), ("r.d2", ["c1"]), ("wy.f2", []), ("w.f3", [])],
)
def test_the_rival_takes_koi_of_exactly_the_same_colours(revealed: str, taken: list[str]) -> None:
    board = "rw.f2 Fr r.d3 S / R rw.d2 G ry.d2 / rw.d3 T ry.f3 By"
    match = position(1, board=board, phase="reveal_koi")
    before = board_of(match)
    [event] = match.play(f"^{revealed}")
    assert event.values["taken"] == taken
    assert [cell for cell, token in board_of(match).items() if token is None] == taken
    assert match.view(0).rival.koi == Counter([revealed, *(before[cell] for cell in taken)])


@clause("KOH-SOLO-05")
def test_no_feature_is_turned_over_when_a_koi_matched() -> None:
    match = position(1, phase="reveal_koi")
    match.play("^rw.d3")
    match.play("a1:by.f2")
    assert (phase_of(match), match.view(0).features_left) == ("draft", 56)
    assert match.view(0).rival.features == {}


@clause("KOH-SOLO-06")
@pytest.mark.parametrize(
    ("revealed", "taken"),
    [("Fw", ["b1", "d1"]), ("Fwy", ["d3"]), ("Bb", ["a2"]), ("T", []), ("S", ["c2", "b3"])],
)
def test_the_rival_takes_features_of_the_same_kind_of_any_colour(
    revealed: str, taken: list[str]
) -> None:
    board = "rw.f2 Fr y.d3 Fb / By b.f2 S ry.d2 / bw.d3 S wy.f3 Fbr"
    match = position(1, board=board, phase="reveal_koi")
    before = board_of(match)
    match.play("^r.d2")
    assert phase_of(match) == "reveal_feature"
    match.play(f"^{revealed}")
    assert [cell for cell, token in board_of(match).items() if token is None] == taken
    assert match.view(0).rival.features == Counter([revealed, *(before[cell] for cell in taken)])
    assert match.view(0).rival.koi == {"r.d2": 1}


@clause("KOH-SOLO-07")
def test_the_rival_keeps_a_feature_without_a_match_unless_it_is_discarded() -> None:
    for option, kept in (("keep", {"Fbw": 1}), ("discard", {})):
        match = position(1, phase="reveal_koi", solo_unmatched_feature=option)
        match.play("^r.d2")
        match.play("^Fbw")
        assert match.view(0).rival.features == kept
        assert "Fbw" not in match.view(0).unseen["feature"]
        # A feature that matched is kept whatever the option says.
        match = position(1, phase="reveal_koi", solo_unmatched_feature=option)
        match.play("^r.d2")
        match.play("^Fw")
        assert match.view(0).rival.features == {"Fr": 1, "Fw": 1}


@clause("KOH-SOLO-08")
def test_the_rivals_cells_are_filled_in_reading_order_and_the_centre_stays() -> None:
    board = "rw.f2 Fr y.d3 Fb / R rw.d2 G ry.d2 / rw.d3 T wy.f3 Fy"
    match = position(1, board=board, phase="reveal_koi")
    match.play("^rw.f3")
    assert refused(match, "b2:by.f2") == ("wrong_cell", "KOH-SOLO-08")
    for word in ("a1:by.f2", "b2:by.f3", "a3:by.d2"):
        assert word in match.words()
        match.play(word)
    assert board_text(match) == "by.f2 Fr y.d3 Fb / R by.f3 G ry.d2 / by.d2 T wy.f3 Fy"

    match = position(1, board=board, phase="reveal_koi")
    for word in ("^b.f3", "^Fw", "b1:S", "d1:T", "d3:G"):
        match.play(word)
    assert board_text(match) == "rw.f2 S y.d3 T / R rw.d2 G ry.d2 / rw.d3 T wy.f3 G"
    assert phase_of(match) == "draft"


@clause("KOH-SOLO-09")
def test_a_rival_that_took_nothing_from_the_board_ends_its_turn() -> None:
    match = position(1, phase="reveal_koi")
    match.play("^r.d2")
    match.play("^Fbw")
    assert (phase_of(match), match.actor) == ("draft", 0)
    assert board_text(match) == BOARD


@clause("KOH-SOLO-10")
def test_the_game_ends_when_your_refill_fails() -> None:
    match = position(1, koi_stack="")
    for word in ("b2b1", "k0,0", "f1,0"):
        match.play(word)
    assert match.outcome is not None
    assert match.outcome.reason == "koi_stack_empty"

    match = position(1, feature_stack="")
    for word in ("b2b1", "k0,0", "f1,0"):
        match.play(word)
    assert match.outcome is not None
    assert match.outcome.reason == "feature_stack_empty"


@clause("KOH-SOLO-10")
def test_the_game_ends_when_the_rivals_fill_fails_and_what_it_took_counts() -> None:
    match = position(1, koi_stack="rw.d3", phase="reveal_koi")
    before = match.view(0).rival.totals["easy"]
    match.play("^rw.d3")
    assert match.outcome is not None
    assert match.outcome.reason == "rival_koi_fill"
    # The turned-over koi and the one on a1 are 3 points each.
    assert match.view(0).rival.totals["easy"] == before + 6
    assert match.view(0).rival.koi["rw.f2"] == 1


@clause("KOH-SOLO-11")
def test_a_fill_that_is_possible_only_in_part_ends_the_game() -> None:
    board = "rw.f2 Fr y.d3 Fb / R rw.d2 G ry.d2 / bw.d3 T wy.f3 Fy"
    match = position(1, board=board, koi_stack="rw.f3 by.f2", phase="reveal_koi")
    match.play("^rw.f3")
    assert match.outcome is not None
    assert match.outcome.reason == "rival_koi_fill"
    # With one koi more it would have gone on.
    match = position(1, board=board, koi_stack="rw.f3 by.f2 by.f3", phase="reveal_koi")
    match.play("^rw.f3")
    assert match.outcome is None


@clause("KOH-SOLO-12")
def test_no_koi_to_turn_over_ends_the_game_or_passes() -> None:
    for option in ("end", "pass"):
        match = position(1, koi_stack="w.d2", solo_no_koi_to_reveal=option)
        for word in ("b2b1", "k0,0", "f1,0", "w.d2", "Fy"):
            match.play(word)
        if option == "end":
            assert match.outcome is not None
            assert match.outcome.reason == "rival_no_koi"
            continue
        pile = match.view(0).rival
        assert (match.actor, phase_of(match), match.turn) == (0, "draft", 2)
        for word in ("b2b1", "k2,0", "f3,0"):
            match.play(word)
        assert match.outcome is not None
        assert match.outcome.reason == "koi_stack_empty"
        assert match.view(0).rival == pile


@clause("KOH-SOLO-13")
@pytest.mark.parametrize("words", ["^r.d2 ^Fbw", "^r.d2 ^Fw b1:Fy"])
def test_a_rival_that_used_up_the_koi_without_a_match_leaves_you_a_turn(words: str) -> None:
    match = position(1, koi_stack="r.d2", phase="reveal_koi")
    for word in words.split():
        match.play(word)
    assert (match.actor, phase_of(match), match.view(0).koi_left) == (0, "draft", 0)
    for word in ("b2c2", "k0,0", "f1,0"):
        match.play(word)
    assert match.outcome is not None
    assert match.outcome.reason == "koi_stack_empty"
    assert len(pond_of(match)) == 2


@clause("KOH-SOLO-14")
def test_a_feature_stack_that_is_too_short_for_the_rival_ends_the_game() -> None:
    match = position(1, feature_stack="", phase="reveal_koi")
    match.play("^r.d2")
    assert match.outcome is not None
    assert match.outcome.reason == "rival_no_feature"

    match = position(1, feature_stack="Fw", phase="reveal_koi")
    match.play("^r.d2")
    match.play("^Fw")
    assert match.outcome is not None
    assert match.outcome.reason == "rival_feature_fill"

    # An empty feature stack is no matter while koi match.
    match = position(1, feature_stack="", phase="reveal_koi")
    match.play("^rw.d3")
    assert match.outcome is None


@clause("KOH-SOLO-15")
def test_your_own_score_is_that_of_any_pond() -> None:
    for seed in range(3):
        match = play_random(1, seed)
        assert match.total(0) == sum(oracle.score_pond(oracle_pond(match, 0)).values())
        assert match.outcome is not None
        assert match.outcome.words[:2] == ("P1", str(match.total(0)))


PILE = "rw.f2 rw.d2 by.f2 r.d2 w.d3 Fr Fb Fbw S G"  # 5 koi, 2 coins, 5 features, 2 flowers


@clause("KOH-SOLO-16", "KOH-SOLO-17", "KOH-SOLO-18")
@pytest.mark.parametrize(
    ("pile", "easy", "medium", "hard"),
    [
        ("", 0, 0, 0),
        ("rw.f2", 3, 3, 3),
        ("r.f2", 3, 3, 4),
        ("T", 2, 3, 3),
        ("Fr", 2, 3, 4),
        ("Fbw", 2, 3, 3),
        ("Br", 2, 3, 3),
        (PILE, 25, 30, 34),
    ],
)
def test_the_levels_count_the_pile(pile: str, easy: int, medium: int, hard: int) -> None:
    totals = position(1, board="", pile=pile, phase="ended").view(0).rival.totals
    assert totals == {"easy": easy, "medium": medium, "hard": hard}


@clause("KOH-SOLO-19")
@pytest.mark.parametrize(
    ("pond", "points", "beaten"),
    [
        ("bw.f2 T bw.d2 T bw.f3 T bw.d3 T wy.f2 T", 25, ()),
        ("r.f2 T bw.d2 T bw.f3 T bw.d3 T wy.f2 T", 26, ("easy",)),
        ("bw.f2 T bw.d2 T bw.f3 T bw.d3 T wy.f2 T wy.d2 T", 30, ("easy",)),
        ("r.f2 T bw.d2 T bw.f3 T bw.d3 T wy.f2 T wy.d2 T", 31, ("easy", "medium")),
        ("r.f2 T w.f2 T b.f2 T y.f2 T bw.f2 T bw.d2 T", 34, ("easy", "medium")),
        ("r.f2 T w.f2 T b.f2 T y.f2 T bw.f2 T y.f3 T", 35, ("easy", "medium", "hard")),
    ],
)
def test_a_level_is_beaten_by_more_points_not_by_a_tie(
    pond: str, points: int, beaten: tuple[str, ...]
) -> None:
    match = position(1, board="", ponds=[pond], pile=PILE, phase="ended")
    assert match.total(0) == points
    assert match.outcome is not None
    assert match.outcome.beaten == beaten
    assert " ".join(match.outcome.words) == (
        f"P1 {points} easy 25 medium 30 hard 34 beats {' '.join(beaten) or 'none'}"
    )


@clause("KOH-SOLO-20")
@pytest.mark.parametrize("solo_no_koi_to_reveal", ["end", "pass"])
def test_a_solo_game_never_has_more_than_18_turns(solo_no_koi_to_reveal: str) -> None:
    for seed in range(8):
        match = play_random(1, seed, solo_no_koi_to_reveal=solo_no_koi_to_reveal)
        assert match.turn <= 18


@clause("KOH-SOLO-20")
def test_a_solo_game_can_have_18_turns() -> None:
    """The rival never matches: what it turns over is of colours and kinds kept off the board."""
    ours = "b.f2 b.f3 b.d2 r.f2 r.f3 r.d2 r.d3 w.f2 w.f3 w.d2 w.d3 y.f2 y.f3 y.d2 y.d3"
    ours += " br.f2 br.f3 br.d2 br.d3 bw.f2 bw.f3 bw.d2 bw.d3"
    koi = ours.split()
    features = [f"F{colour}" for colour in "brwy" for _ in range(6)]
    theirs = [f"{c}.{x}" for c in ("by", "rw", "ry", "wy") for x in ("f2", "f3", "d2", "d3")]
    theirs.append("b.d3")  # by then the other black koi are in the pond
    revealed = ["Fbr", "Fbw", "Fby", *["T"] * 6, *["S"] * 6, "G", "G"]
    match = unfilled(1)
    while phase_of(match) == "fill":
        word = match.words()[0]
        match.play(koi.pop(0) if is_koi(word) else features.pop(0))
    for turn in range(18):
        board = board_of(match)
        pairs = match.words()
        black = [pair for pair in pairs if str(board[pair[:2]]).startswith("b.")]
        match.play((black or pairs)[0])
        match.play(f"k{2 * turn},0")
        match.play(f"f{2 * turn + 1},0")
        if match.over:
            break
        match.play(koi.pop(0))
        match.play(features.pop(0))
        match.play(f"^{theirs.pop(0)}")
        match.play(f"^{revealed.pop(0)}")
        assert phase_of(match) == "draft"
    assert match.turn == 18
    assert match.outcome is not None
    assert match.outcome.reason == "koi_stack_empty"
    assert max(pond_of(match)) == (35, 0)


@clause("KOH-SOLO-21")
def test_goal_cards_are_off_in_solo_unless_asked_for() -> None:
    assert phase_of(table(seats=1)) == "draft"
    lines = "@ P1:statues P1:no_fry\nP1 keep:no_fry\n"
    match = table(lines, seats=1, solo_goal_cards="on")
    assert (match.actor, match.view(0).ponds[0].goal) == (0, "no_fry")

    match = play_random(1, 21, solo_goal_cards="on")
    pond = oracle_pond(match, 0)
    card = match.view(0).ponds[0].goal
    assert match.lines(0)[-1].points == oracle.goal_points(pond, card)
    assert match.total(0) == sum(oracle.score_pond(pond).values()) + oracle.goal_points(pond, card)
    # The rival's totals are those of its pile alone.
    rival = match.view(0).rival
    pile = [oracle.read_tile(token) for token in Counter(rival.koi).elements()]
    pile += [oracle.read_tile(token) for token in Counter(rival.features).elements()]
    assert rival.totals == oracle.rival_points(pile)


@clause("KOH-SOLO-22")
def test_each_level_has_its_marker() -> None:
    markers = {level["id"]: level["marker"] for level in BOX.facts["solo"]["level"]}
    assert markers == {"easy": "yellow", "medium": "red", "hard": "black"}
    assert "white" not in markers.values()  # yours


# Section 7: goal cards


@clause("KOH-GOAL-01")
def test_a_kept_card_is_secret_until_the_end() -> None:
    match = table(
        GOALS_DEALT + "P1 keep:statues\nP2 keep:frog_turtle\nP1 b2b1 k0,0 f1,0\n", goal_cards="on"
    )
    for seat, card in ((0, "statues"), (1, "frog_turtle")):
        assert match.view(seat).ponds[seat].goal == card
        assert match.view(1 - seat).ponds[seat].goal is None
        assert match.view(None).ponds[seat].goal is None
        assert f"keep:{card}" in match.redacted(seat).text()
        for other in (1 - seat, None):
            assert card not in match.redacted(other).text()
    ended = play_random(2, 1, goal_cards="on")
    assert None not in [pond.goal for pond in ended.view(None).ponds]
    # The card that went back to the box stays unknown to the others.
    assert [len(pond.offered) for pond in ended.view(0).ponds] == [2, 1]


@clause("KOH-GOAL-01")
def test_the_card_is_added_before_ties_are_looked_at() -> None:
    ponds = ["T bw.f2", "bw.d2 T r.d3 Fr"]  # 5 and 8 points, 0 and 1 coins
    match = position(ponds=ponds, phase="ended")
    assert match.outcome is not None
    assert match.outcome.tie_break is None
    # A frog and a turtle make it 8 against 8, and then coins decide.
    ponds[0] = "T bw.f2 G"
    match = position(ponds=ponds, goals=["frog_turtle", "statues"], phase="ended")
    assert match.outcome is not None
    assert [placing.total for placing in match.outcome.placings] == [8, 8]
    assert (match.outcome.tie_break, match.outcome.words[-1]) == ("coins", "P2")


@clause("KOH-GOAL-02")
@pytest.mark.parametrize(
    ("n", "points"),
    [
        (0, 0),
        (4, 0),
        (5, 2),
        (6, 4),
        (7, 6),
        (8, 8),
        (9, 10),
        (10, 12),
        (11, 14),
        (12, 16),
        (13, 16),
    ],
)
def test_white_black_counts_each_koi_once(n: int, points: int) -> None:
    """Koi with white, with black and with both; fry and other koi add nothing."""
    koi = ["bw.f2", "b.f3", "wy.d2", "br.d3"] * 4
    assert goal(" T ".join([*koi[:n], "ry.f3", "r.f2"]), "white_black") == points


@clause("KOH-GOAL-03")
@pytest.mark.parametrize(
    ("n", "points"),
    [
        (0, 0),
        (4, 0),
        (5, 2),
        (6, 4),
        (7, 6),
        (8, 8),
        (9, 10),
        (10, 12),
        (11, 14),
        (12, 16),
        (13, 16),
    ],
)
def test_yellow_red_counts_each_koi_once(n: int, points: int) -> None:
    koi = ["ry.f2", "r.f3", "wy.d2", "br.d3"] * 4
    assert goal(" T ".join([*koi[:n], "bw.f3", "w.f2"]), "yellow_red") == points


@clause("KOH-GOAL-04")
def test_rarest_colour_pays_3_for_each_koi_of_it() -> None:
    # b 3, r 2, w 2, y 3: two colours tie for the fewest and score once.
    assert goal("b.f2 T b.f3 T by.d2 T r.f2 T rw.f2 T wy.f2 T y.f2", "rarest_colour") == 6
    assert goal("b.f2 T r.f3 T w.d2 T y.f2", "rarest_colour") == 3


@clause("KOH-GOAL-05")
def test_a_colour_you_do_not_have_is_the_rarest_unless_only_present_ones_count() -> None:
    pond = "b.f2 T bw.f3 T r.d2 T rw.d3 T w.f3"  # b 2, r 2, w 3, y 0
    assert goal(pond, "rarest_colour") == 0
    assert goal(pond, "rarest_colour", absent="present_only") == 6
    assert goal("T", "rarest_colour", absent="present_only") == 0
    for option, points in (("zero", 0), ("present_only", 6)):
        match = position(
            board="", ponds=[pond], goals=["rarest_colour"], phase="ended", goal_cards="on",
            rarest_absent=option,
        )  # fmt: skip
        assert match.lines(0)[-1].points == points


@clause("KOH-GOAL-06")
def test_dragonflies_count_for_each_butterflies_tile_whatever_its_colour() -> None:
    pond = "Br rw.d2 Bw / bw.f2 T y.d3"
    assert goal(pond, "dragonflies") == 2 + 2 + 3
    assert goal(pond.replace("Br", "By").replace("Bw", "By"), "dragonflies") == 7
    assert goal(pond.replace("B", "F"), "dragonflies") == 0
    gap = "Br r.f2 - r.d2 / bw.d2 S y.f3 T"
    assert goal(gap, "dragonflies") == 4
    assert goal(gap, "dragonflies", gaps="block") == 2


@clause("KOH-GOAL-07")
@pytest.mark.parametrize(
    ("features", "points"),
    [
        ("Fr Fb Fw", 0),
        ("Fr Fb Fbw Fwy", 0),
        ("Fr Fbw Bw By", 1),
        ("Fr Fbw Bw R", 3),
        ("Fr Fbw Bw R G", 6),
        ("Fr Fbw Bw R G S", 10),
        ("Fr Fbw Bw R G S T T", 15),
    ],
)
def test_ornament_kinds_pays_by_the_kinds_of_features(features: str, points: int) -> None:
    assert goal(" wy.f2 ".join(features.split()), "ornament_kinds") == points


@clause("KOH-GOAL-08")
def test_statues_pays_5_for_each_surrounded_statue() -> None:
    two = "- bw.f2 - ry.d2 / ry.f2 S wy.d2 S ry.f3 / - bw.d2 - bw.d3"
    assert goal(two, "statues") == 10
    assert sheet(two) == {"statue": 20}
    assert goal("- bw.f2 / ry.f2 S wy.d2", "statues") == 0
    assert goal("- bw.f2 / ry.f2 T wy.d2 / - br.f2", "statues") == 0


@clause("KOH-GOAL-09")
def test_no_fry_and_no_dragonflies_pay_2_for_each_koi_without() -> None:
    pond = "T b.f2 T b.d2 T b.d3 T by.f1d1 T"
    assert goal(pond, "no_fry") == 4
    assert goal(pond, "no_dragonflies") == 2
    assert goal("T", "no_fry") == goal("T", "no_dragonflies") == 0


@clause("KOH-GOAL-10")
@pytest.mark.parametrize(
    ("flowers", "points"),
    [
        ("Fb Fr Fw", 0),
        ("Fb Fr Fw Fy", 5),
        ("Fbr Fwy", 5),
        ("Fbr Fwy Fb Frw Fy", 10),
        ("Fb Fr Fw By", 0),
        ("Fb Fb Fr Fr Fw Fw Fy Fy Fy", 10),
    ],
)
def test_flower_sets_pays_5_for_each_set_of_four_colours(flowers: str, points: int) -> None:
    assert goal(" bw.f2 ".join(flowers.split()), "flower_sets") == points


@clause("KOH-GOAL-11")
@pytest.mark.parametrize(
    ("features", "points"),
    [("G", 0), ("T", 0), ("G T", 3), ("G G T", 3), ("G G G T", 3), ("T T G S G T", 6)],
)
def test_frog_turtle_pays_3_for_each_pair(features: str, points: int) -> None:
    assert goal(" bw.f2 ".join(features.split()), "frog_turtle") == points


@clause("KOH-GOAL-12")
@pytest.mark.parametrize(
    ("side", "points"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 15), (5, 20), (6, 20)]
)
def test_largest_square_pays_by_its_side(side: int, points: int) -> None:
    rows = [["bw.f2" if (x + y) % 2 else "T" for x in range(side + 1)] for y in range(side)]
    assert goal("\n".join(" ".join(row) for row in rows), "largest_square") == points
    if side == 3:  # a hole spoils it
        rows[1][1] = "-"
        rows[1][2] = "-"
        assert goal("\n".join(" ".join(row) for row in rows), "largest_square") == 0


@clause("KOH-GOAL-13")
def test_fry_shelter_looks_at_koi_tiles_not_at_numbers() -> None:
    assert goal("R bw.f3", "fry_shelter") == 2
    assert goal("R bw.f1d1 R", "fry_shelter") == 2
    assert goal("R bw.d3 R", "fry_shelter") == 0
    assert goal("R bw.f3 T ry.f2 T by.f2 R", "fry_shelter") == 2 - 1 + 2


@clause("KOH-GOAL-14")
def test_fry_shelter_can_lower_the_total() -> None:
    match = position(board="", ponds=["T bw.f2 T ry.f3"], goals=["fry_shelter"], phase="ended")
    assert match.lines(0)[-1].points == -2
    assert match.total(0) == 8
    assert match.outcome is not None
    assert match.outcome.placings[0].total == 8


@pytest.mark.parametrize(
    ("card", "number"),
    list(zip(oracle.GOAL_CARDS, (2, 3, 4, 6, 7, 8, 9, 9, 10, 11, 12, 13), strict=True)),
)
def test_each_goal_line_names_the_clause_of_its_card(card: str, number: int) -> None:
    line = score_pond(read_pond(EX_01, BOX), BOX, card)[-1]
    assert line.clause == f"KOH-GOAL-{number:02}"


# Refusals

PLACED = "P1 b2b1 k0,0 f1,0\n"
ROUND = PLACED + "@ w.d2 Fy\nP2 c3d3 k0,0 f0,-1\n@ bw.f2 R\n"

REFUSED: dict[str, tuple[Callable[[], Match], str, str]] = {
    "game_over": (lambda: position(phase="ended"), "b2b1", "KOH-END-01"),
    "must_draft": (table, "k0,0", "KOH-TURN-04"),
    "must_place": (lambda: table("P1 b2b1\n"), "a1a2", "KOH-PLACE-01"),
    "must_keep": (lambda: table(GOALS_DEALT, goal_cards="on"), "b2b1", "KOH-SETUP-10"),
    "await_first": (lambda: unfilled(first_player="random"), "b2b1", "KOH-SETUP-09"),
    "await_fill": (unfilled, "b2b1", "KOH-SETUP-06"),
    "await_deal": (lambda: table(goal_cards="on"), "b2b1", "KOH-SETUP-10"),
    "await_refill": (lambda: table(PLACED), "c3d3", "KOH-REFILL-06"),
    "await_rival": (lambda: position(1, phase="reveal_koi"), "b2b1", "KOH-SOLO-02"),
    "already_laid": (lambda: table("P1 b2b1 k0,0\n"), "k1,1", "KOH-PLACE-01"),
    "cell_taken": (lambda: table(ROUND + "P1 b2c2\n"), "k0,0", "KOH-PLACE-03"),
    "same_type_touches": (lambda: table(ROUND + "P1 b2c2\n"), "k0,1", "KOH-PLACE-04"),
    "touches_nothing": (lambda: table(ROUND + "P1 b2c2\n"), "k-1,1", "KOH-PLACE-05"),
    "first_koi_at_origin": (lambda: table("P1 b2b1\n"), "f1,0", "KOH-PLACE-10"),
    "chain_forbidden": (
        lambda: table(ROUND + "P1 b2c2 k2,0\n", chain_placement="forbid"),
        "f2,1",
        "KOH-PLACE-08",
    ),
    "card_not_offered": (
        lambda: table(GOALS_DEALT, goal_cards="on"),
        "keep:rarest_colour",
        "KOH-SETUP-10",
    ),
    "wrong_stack": (unfilled, "Fr", "KOH-REFILL-03"),
    "koi_not_left": (lambda: table("@ rw.f2 Fr\n", board=""), "rw.f2", "KOH-SETUP-04"),
    "feature_not_left": (
        lambda: table("@ rw.f2 Fbr y.d3\n", board=""),
        "Fbr",
        "KOH-SETUP-05",
    ),
    "card_not_left": (
        lambda: table("@ P1:statues\n", goal_cards="on"),
        "P1:statues",
        "KOH-COMP-13",
    ),
    "no_such_seat": (lambda: unfilled(2, first_player="random"), "first:P3", "KOH-SETUP-09"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_each_refusal_names_the_clause_that_is_broken(name: str) -> None:
    match, word, broken = REFUSED[name]
    at_table = match()
    before = at_table.digest()
    assert refused(at_table, word) == (name, broken)
    assert at_table.digest() == before
    assert word not in at_table.words()


@pytest.mark.parametrize("action", [-1, actions.N_CODES, 10**6, -(10**30), 10**30])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    refusal = table().refusal(action)
    assert refusal is not None
    assert (refusal.name, refusal.clause) == ("no_such_action", "KOH-TURN-01")


def test_every_refusal_has_a_test_above() -> None:
    assert {refusal.name for refusal in REFUSALS[1:]} == {*REFUSED, "no_such_action"}


@pytest.mark.parametrize(
    ("match", "word", "name", "broken"),
    [
        (table, "a1b2", "not_a_pair", "KOH-TURN-01"),
        (lambda: table(goal_cards="on"), "P2:statues", "wrong_seat", "KOH-SETUP-10"),
    ],
)
def test_words_that_no_action_stands_for_are_refused_by_clause_too(
    match: Callable[[], Match], word: str, name: str, broken: str
) -> None:
    assert refused(match(), word) == (name, broken)
