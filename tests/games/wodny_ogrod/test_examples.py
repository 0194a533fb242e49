"""The worked examples of the rules, WOD-EX-01 to 18, and the solo game of section 10.3.

Each example has the areas that it names and no others; T01 is the trial tile Q.
"""

from __future__ import annotations

from typing import Any

import pytest

from pondside.games.wodny_ogrod.notation import read_gardens
from pondside.games.wodny_ogrod.ranking import title_of
from pondside.kernel.errors import Illegal, Unreadable
from pondside.kernel.game import CHANCE, OVER
from pondside.kernel.match import Match

from .replayed import SOLO
from .table import (
    AREAS,
    BOX,
    EMPTY,
    FULL,
    GAME,
    Q,
    at,
    box_with,
    but,
    cells,
    drawn,
    ended,
    fork,
    look,
    play,
    plot,
    reach_of,
    signs_of,
    sorts,
    turned,
    water,
    ways,
)

BARE = box_with(base="", B1="", T01=Q)
LOOKS = [
    "oo#/#../##o", "##o/#.o/o.#", "o##/..#/#oo", "#.o/o.#/o##",
    "#oo/..#/o##", "o.#/#.o/##o", "##o/#../oo#", "o##/o.#/#.o",
]  # fmt: skip
GARDEN = """
KKKKK~~K~~~~
~~~LKK~K~~~~
~~~KKKL~~LL~
KKK~KK~LLLLL
~K~LLL~~~~~K
~~~LL~~KK~~~
~~L~~.KKK~~K
~L~~~KKK~K~~
..~~.~~~.~KK
~~KKKK~~KK~~
~KK~K~~~~~K~
..~K~~K~K~~K
"""


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.read(word)
    return caught.value.refusal, caught.value.clause


def garden(*rows: str) -> str:
    """A garden by its first rows, the others like the last."""
    return "/".join([*rows, *[rows[-1]] * (12 - len(rows))])


def sheet(text: str) -> dict[str, int]:
    """The points of a garden by scoring rule, on side B; the text is read by the scorer too."""
    match = at(text, EMPTY, box=BARE, variant="b")
    points = dict.fromkeys(GAME.sheet_lines, 0)
    for line in match.lines(0):
        points[line.kind] += line.points
    assert match.view(None).gardens[0].sheet == points
    assert match.total(0) == sum(points.values())
    [written] = GAME.score_text(text, BOX, "a test", {}).sheets
    assert written.lines == match.lines(0)
    return points


def test_ex_01_the_eight_orientations_of_q() -> None:
    """WOD-EX-01"""
    assert [turned(Q, k) for k in range(8)] == LOOKS
    match = at(EMPTY, EMPTY, box=BARE)
    own = [word for word in match.words() if word.startswith("L.")]
    assert len(own) == 800
    assert own == [f"L.{way}" for way in ways(Q)]
    for k in range(8):
        assert f"L.{k}@j10" in own
        for cell in ("k10", "j11", "l12"):
            assert refused(match, f"L.{k}@{cell}") == ("sticks_out", "WOD-TURN-03")
        other = play(fork(match), f"L.{k}@a1")
        symbol = "K" if k < 4 else "L"
        rows = LOOKS[k].replace("o", symbol).replace("#", "~").split("/")
        assert [row[:3] for row in plot(other).rows[:3]] == rows


def test_ex_02_symbols() -> None:
    """WOD-EX-02"""
    match = at(EMPTY, EMPTY, box=BARE)
    koi = plot(play(fork(match), "L.0@a1")).signs
    assert koi == signs_of(drawn(koi="a1 b1 c3", water="c1 a2 a3 b3"))
    lilies = plot(play(match, "L.4@a1")).signs
    assert lilies == signs_of(drawn(lily="b1 c1 a3", water="a1 c2 b3 c3"))


def test_ex_03_a_chain() -> None:
    """WOD-EX-03"""
    match = at(water("d1-i1 a4-a12"), EMPTY, box=box_with(base="1:f6", T01=Q))
    match.play("L.0@a1")
    assert (plot(match).hand, plot(match).used) == ("I3", "C1")
    match.play("I3.0@j1")
    assert (plot(match).hand, plot(match).used) == ("I2", "R1 C1")
    assert plot(match).rows[0] == "KK~~~~~~~~K~"
    match.play("I2.4@e6")
    assert plot(match).rows[5] == "~...~L......"
    assert (plot(match).hand, plot(match).done) == ("S1", "1")
    assert (match.actor, match.words()[-1]) == (0, "end")
    match.play("end")
    assert (plot(match).hand, plot(match).used) == ("S1", "R1 C1")
    assert match.actor == 1


def test_ex_04_a_section_gives_one_token() -> None:
    """WOD-EX-04"""
    match = at(water("a1-k2"), EMPTY, box=BARE, hands="S1 S1")
    match.play("S1.0@l2")
    assert (plot(match).hand, plot(match).used) == ("I2 S1", "R1")
    match.play("S1.0@l1")
    assert (plot(match).hand, plot(match).used) == ("I2", "R1")
    assert {"row 1", "row 2"} <= {f"{line.kind} {line.tile}" for line in match.lines(0)}


def test_ex_05_several_lines_at_once() -> None:
    """WOD-EX-05"""
    match = at(water("a1-k2 l3-l12"), EMPTY, box=BARE, hands="I2")
    match.play("I2.1@l1")
    assert (plot(match).hand, plot(match).used) == ("I2 I3", "R1 C3")
    assert match.total(0) == 3


def test_ex_06_one_kept_token() -> None:
    """WOD-EX-06"""
    match = at(EMPTY, EMPTY, box=box_with(base="1:c3", T01=Q), hands="I3")
    found = sorts(match)
    assert list(found) == ["L", "R", "l", "r", "I3"]
    assert (found["L"], found["I3"]) == (800, 480)
    assert refused(match, "pass") == ("tile_fits", "WOD-END-01")
    match.play("L.0@a1")
    assert plot(match).hand == "I3 S1"
    assert set(sorts(match)) == {"I3", "S1"}
    assert refused(match, "end") == ("lay_bonus_first", "WOD-KEEP-02")
    for word, kept in (("I3.0@d4", "S1"), ("S1.0@d4", "I3")):
        other = play(fork(match), word)
        assert list(sorts(other)) == [kept, "end"]
        other.play("end")
        assert (plot(other).hand, other.actor) == (kept, 1)


def test_ex_07_nowhere_to_lay_a_token() -> None:
    """WOD-EX-07"""
    bare = "b2 e5 h8 k11"
    match = at(but(bare), FULL, box=BARE, hands="I3 L3")
    assert plot(match).used == "R1 R2 R3 C1 C2 C3"
    assert match.words() == ["drop:I3", "drop:L3"]
    other = at(but(bare), FULL, box=BARE, hands="I3 S1")
    eight = [f"S1.{side}@{cell}" for side in (0, 4) for cell in bare.split()]
    assert other.words() == eight


def surrounded(covered: str, **more: Any) -> Match:
    """The decoration area e5, f5 on side A, and two square tokens to lay."""
    return at(water(covered), EMPTY, box=AREAS, hands="S1 S1", variant="a", **more)


def test_ex_08_surrounding_a_decoration_area() -> None:
    """WOD-EX-08"""
    match = surrounded("e4 f4 e6 f6 d5")
    match.play("S1.0@g4")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "open"}, "")
    match.play("S1.0@g5")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "won"}, "D2")
    assert plot(match).rows[4] == "...~11K....."
    assert not {*cells("d4 d6 g6")} & set(plot(match).signs)
    assert look(match).supply == {"D2": 7, "D3": 8, "D4": 8}
    assert plot(match).hand == ""


def test_ex_09_a_lost_decoration_area() -> None:
    """WOD-EX-09"""
    match = surrounded("e4 f4 e6 f6 d5")
    match.play("S1.0@e5")
    assert plot(match).areas == {"A": "lost"}
    match.play("S1.0@g5")
    assert (plot(match).areas, plot(match).decorations) == ({"A": "lost"}, "")
    assert (plot(match).rows[4], look(match).supply["D2"]) == ("...~K.K.....", 8)
    again = at("/".join(plot(match).rows), EMPTY, box=match.box, hands="S1", variant="a")
    again.play("S1.4@f5")
    assert (plot(again).rows[4], plot(again).areas) == ("...~KLK.....", {"A": "lost"})


@pytest.mark.parametrize("last", ["a2", "b2", "c1"])
def test_ex_10_a_decoration_area_at_the_edge(last: str) -> None:
    """WOD-EX-10"""
    others = " ".join(cell for cell in ("a2", "b2", "c1") if cell != last)
    match = at(water(others), EMPTY, box=AREAS, hands="S1", variant="a", cards="21")
    match.play(f"S1.0@{last}")
    assert (plot(match).areas, plot(match).rows[0][:2]) == ({"A": "won"}, "11")


def test_ex_11_a_decoration_fills_a_row() -> None:
    """WOD-EX-11"""
    match = surrounded("a5-d5 g5-l5 e4 f4 e6")
    events = match.play("S1.0@f6")
    assert (plot(match).areas, plot(match).used) == ({"A": "won"}, "R2")
    assert plot(match).hand == "I2 S1"
    assert [event.key for event in events] == ["laid_bonus", "decorated", "won_line"]


ENDS = ["T01 {} T02", "T03 {} T04", "T05 {} T06", "T07 {} T08"]


@pytest.mark.parametrize(
    ("seats", "seat", "tiles"),
    [
        (4, 0, "T01 T02 T04 T07"),
        (4, 2, "T05 T06 T08 T03"),
        (3, 0, "T01 T02 T04 T05"),
        (2, 0, "T01 T02 T04 T03"),
    ],
)
def test_ex_12_reach(seats: int, seat: int, tiles: str) -> None:
    """WOD-EX-12"""
    displays = [
        ends.format(f"T{11 + 3 * k} T{12 + 3 * k} T{13 + 3 * k}")
        for k, ends in enumerate(ENDS[:seats])
    ]
    match = at(*[EMPTY] * seats, displays=displays, seat=seat)
    assert reach_of(match) == dict(zip("LRlr", tiles.split(), strict=True))


@pytest.mark.parametrize(
    ("display", "tiles"),
    [("T01 T02 T03 T04 T05", "T01 T05 T02 T04"), ("T01 T02 T03", "T01 T03 T02")],
)
def test_ex_12_reach_alone(display: str, tiles: str) -> None:
    """WOD-EX-12"""
    match = at(EMPTY, displays=[display])
    assert reach_of(match) == dict(zip("LRlr", tiles.split(), strict=False))


def refilling(second: str, bag: str) -> Match:
    displays = ["T01 T02", second, "T10 T11 T12 T13 T14", "T20 T21"]
    match = at(EMPTY, FULL, FULL, FULL, box=BARE, displays=displays, bag=bag)
    return play(match, "L.0@a1")


def test_ex_13_refilling() -> None:
    """WOD-EX-13"""
    match = refilling("T05 T06 T07", "")
    assert (match.actor, match.words()) == (0, ["take:l:left", "take:l:right"])
    assert refused(match, "take:r:left") == ("neighbour_short", "WOD-REFILL-05")
    for side, display in (("left", "T07 T02"), ("right", "T02 T07")):
        other = play(fork(match), f"take:l:{side}")
        assert look(other).displays[:2] == [display, "T05 T06"]
        assert [len(one.split()) for one in look(other).displays] == [2, 2, 5, 2]
        assert other.actor == 1
    none = refilling("T05 T06", "")
    assert look(none).displays[0] == "T02"
    assert (none.actor, look(none).phase) == (1, "main")
    drawing = refilling("T05 T06 T07", "T30")
    assert (drawing.actor, drawing.words()) == (CHANCE, ["T30"])
    drawing.play("T30")
    assert (drawing.actor, drawing.words()) == (0, ["left", "right"])


def test_ex_14_the_limits_of_side_b() -> None:
    """WOD-EX-14"""
    match = at(drawn(d1="c3 d3"), EMPTY, box=BARE, variant="b")
    for cell in ("c4", "e3"):
        assert refused(match, f"D2.0@{cell}") == ("touches", "WOD-ALT-04")
    for word in ("D2.0@e4", "D2.1@e4", "D3.0@e4", "D4.0@e4"):
        match.read(word)
    two = at(drawn(d1="c3 d3", d2="c6 d6"), EMPTY, box=BARE, variant="b")
    assert refused(two, "D2.0@g9") == ("too_many", "WOD-ALT-05")
    assert set(sorts(two)) == {"L", "R", "l", "r", "D3", "D4"}
    two.read("D3.0@g9")
    three = at(drawn(d1="c3 d3", d2="c6 d6", d3="g9 g10 h10"), EMPTY, box=BARE, variant="b")
    assert set(sorts(three)) == {"L", "R", "l", "r"}
    for word in ("D2.0@a1", "D3.0@a1", "D4.0@a1"):
        assert refused(three, word) == ("too_many", "WOD-ALT-05")


def test_ex_15_scoring_without_decorations() -> None:
    """WOD-EX-15"""
    text = garden("KKKKKKK~~~~~", "~LLLLLL.....", "~...........")
    assert sheet(text) == {"row": 1, "column": 1, "group": 2, "decoration": 0}


EX_16 = (".KKKK~......", ".KKK11~.....", "....~LLLL...", ".....LLL....", "............")


@pytest.mark.parametrize(
    ("change", "groups", "contacts"), [(None, 4, 4), ("b2", 2, 2), ("f4", 2, 2)]
)
def test_ex_16_scoring_with_a_decoration(change: str | None, groups: int, contacts: int) -> None:
    """WOD-EX-16"""
    rows = garden("............", *EX_16)
    if change:
        [(r, c)] = cells(change)
        changed = [list(row) for row in rows.split("/")]
        assert changed[r][c] in "KL"
        changed[r][c] = "~"
        rows = "/".join("".join(row) for row in changed)
    assert sheet(rows) == {"row": 0, "column": 0, "group": groups, "decoration": contacts}


@pytest.mark.parametrize(
    ("variant", "points", "title"),
    [
        ("base", 19, "apprentice"), ("base", 20, "architect"),
        ("base", 27, "architect"), ("base", 28, "master"),
        ("a", 24, "apprentice"), ("a", 25, "architect"),
        ("a", 40, "architect"), ("a", 41, "master"),
        ("b", 24, "apprentice"), ("b", 25, "architect"),
        ("b", 40, "architect"), ("b", 41, "master"),
    ],
)  # fmt: skip
def test_ex_17_titles(variant: str, points: int, title: str) -> None:
    """WOD-EX-17"""
    assert title_of(BOX, variant, points) == title


# Section 10.3


def test_a_refill_belongs_to_the_owner_of_the_display() -> None:
    """The six lines of the rules, in a position where they can be played."""
    box = box_with(base="1:e5 2:g5", T01=Q)  # Q laid as 3@e5 leaves f5 free
    match = at(EMPTY, EMPTY, box=box, displays=["T10 T11 T12", "T13 T01"], bag="T15")
    actors = []
    for word in ("l.3@e5", "T15", "left", "S1.0@d4", "end", "R.6@a9", "take:r:right"):
        actors.append(match.actor)
        match.play(word)
    assert actors == [0, CHANCE, 1, 0, 0, 1, 1]
    assert look(match).displays == ["T11 T12", "T15 T10"]
    assert (plot(match).hand, plot(match, 1).hand, match.actor, match.turn) == ("S1", "", 0, 3)


def test_the_solo_game_of_the_rules_ends_in_its_garden() -> None:
    match = Match.replay(SOLO)
    assert (match.actor, match.turn, match.seats) == (OVER, 16, 1)
    assert list(plot(match).rows) == GARDEN.split()
    assert match.outcome is not None
    assert match.outcome.reason == "stopped"
    assert " ".join(match.outcome.words) == "P1 24 title architect"
    assert match.view(None).gardens[0].sheet == {
        "row": 9, "column": 7, "group": 8, "decoration": 0
    }  # fmt: skip
    groups = [one for one in match.view(None).gardens[0].groups if one.scores]
    assert sorted((one.symbol, one.size) for one in groups) == [
        ("koi", 7), ("koi", 8), ("koi", 12), ("lily", 7)
    ]  # fmt: skip
    assert plot(match).display.split() == ["T58", "T15"]
    assert len(look(match).bag) == 47


def test_the_garden_of_the_rules_is_worth_24() -> None:
    [told] = read_gardens(GARDEN, "a test")
    assert len(told.covered) == sum(sign not in ".\n" for sign in GARDEN)
    for text in (GARDEN, "/".join(GARDEN.split()), GARDEN.lower()):
        [written] = GAME.score_text(text, BOX, "a test", {}).sheets
        assert sum(line.points for line in written.lines) == 24
        assert written.facts["title"] == "architect"
    match = ended("/".join(GARDEN.split()))
    assert match.total(0) == 24


WON = [
    "", "", "S1", "I2", "", "L3", "L3 S1", "", "I2 S1", "S1 I3", "L3", "I3", "S1", "",
    "L3 I2 I3", "",
]  # fmt: skip


def test_the_tokens_won_in_the_solo_game_are_those_of_the_specification() -> None:
    """Turn by turn, in the order in which they were won."""
    match = Match.replay(SOLO, upto=16)
    last = Match.replay(SOLO)
    won: list[list[str]] = [[] for _ in WON]
    for entry in last.entries[16:]:
        for event in match.play(entry.word):
            if event.key.startswith("won_"):
                won[entry.turn - 1].append(event.values["token"])
    assert [sorted(one) for one in won] == [sorted(one.split()) for one in WON]
    assert match.digest() == last.digest()


def test_the_record_of_the_solo_game_is_written_as_it_was_read() -> None:
    text = Match.replay(SOLO).record().text()
    told = [line.partition("#")[0].split() for line in SOLO.splitlines() if line]
    wanted = [word for line in told[6:] for word in line if word not in ("@", "P1")]
    written = [line.split() for line in text.splitlines() if line[:2] in ("@ ", "P1", "en", "re")]
    assert [word for line in written for word in line if word not in ("@", "P1")] == wanted
    assert Match.replay(text).digest() == Match.replay(SOLO).digest()


@pytest.mark.parametrize(
    ("old", "new"),
    [("P1 24 title architect", "P1 25 title architect"), ("title architect", "title master")],
)
def test_a_wrong_result_of_the_solo_game_is_noticed(old: str, new: str) -> None:
    with pytest.raises(Unreadable, match="the result is P1 24 title architect"):
        Match.replay(SOLO.replace(old, new))


KAROL = """
LLL~~~~~~~LL
L~~~~~~~~~~L
L~KKKKKKK~~L
LL11~~~22LLL
~~LLLLLLL~~~
~~~~~~~~~~~~
~~~~~~~~~~~~
~~KKKKKKK~~~
~~~~~~..~~~~
~~~~~~~~..~~
~~~~~~~~~~.~
~~~~~~~~~~~.
"""


def test_ex_18_the_printed_example() -> None:
    """WOD-EX-18: every number that the rulebook tells of Karol's garden holds."""
    points = sheet("/".join(KAROL.split()))
    assert points == {"row": 8, "column": 6, "group": 10, "decoration": 12}
    assert sum(points.values()) == 36
    [written] = GAME.score_text(KAROL, BOX, "a test", {"variant": "a"}).sheets
    assert [line.tile for line in written.lines if line.kind == "group"] == 2 * ["koi"] + 3 * [
        "lily"
    ]
    assert written.facts["decorations"] == 2
    beside: dict[str, list[tuple[str, str]]] = {}
    for line in written.lines:
        if line.kind == "decoration":
            group, decoration = line.counted
            beside.setdefault(decoration["decoration"][0], []).append(
                (line.tile, group["group"][0])
            )
    first, second = beside.values()
    for touching in (first, second):  # 1 koi group and 2 lily groups each
        assert sorted(symbol for symbol, _ in touching) == ["koi", "lily", "lily"]
    # The koi group is the same one, and one of the lily groups.
    assert sorted({*first} & {*second}) == [("koi", "c3"), ("lily", "c5")]
