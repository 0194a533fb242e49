"""`pondside play wodny_ogrod`: whole games, pieces turned and moved, refills out of turn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from pondside import Match
from pondside.language import Speech
from tests.cli.running import (
    BOX_DRAWING,
    ESCAPE,
    NO_CLEVER_BOT,
    OFFER,
    Answer,
    Keyboard,
    dialogue,
    here,
    play,
    saved,
    words,
    write,
)

pytestmark = pytest.mark.usefixtures("games", "bots_at_once")

RECORDS = Path(__file__).parents[2] / "records" / "wodny_ogrod"
# With this seed seat 1 has T33 at its left end and T30 at its right, seat 2 has T59 and T27.  T33
# on d1 covers the square area g2; on a1 it covers none.
PLAIN = ("play", "wodny_ogrod", "--plain", "--seed", "5")
TWO = (*PLAIN, "--bots", "none", "-o", "first=1")
SOLO = (*PLAIN, "--seats", "1")
DRAWN = ("play", "wodny_ogrod", "--seed", "5", "--bots", "none", "-o", "first=1")
CONFIRM = "Press Enter to confirm your turn, or u to take back.\n"
NOTHING = "There is nothing to take back: what is confirmed or revealed stays.\n"
NUMBER = " You may type the number of a choice instead.\n"
HELD = (
    "A cell to move it there, r turn, f turn over, n next best place, Enter lay it, x put it back."
)
TOTAL = re.compile(r"^Total: (\d+) points?$", re.M)


def gardener(language: str = "en") -> Answer:
    """Lays the first piece that fits, where it is worth most; Enter to all other questions."""
    say = Speech(language, "wodny_ogrod")
    holding, nowhere = say("held-ask").split()[:4], say("choice-nowhere", piece="").strip()

    def answer(screen: str) -> str:
        asked = screen.removesuffix("> ").split()
        if any(asked[k : k + 4] == holding for k in range(max(0, len(asked) - 40), len(asked))):
            return ""
        offers = OFFER.findall(screen)
        if not offers or asked[-1:] == say("confirm").split()[-1:]:
            return ""
        return next((number for number, text in offers if nowhere not in text), "1")

    return answer


def bounded(answer: Callable[[str], str | None], most: int = 400) -> Answer:
    """Nobody is at the keyboard any more after so many answers, rather than asked for ever."""
    left = most

    def answering(screen: str) -> str | None:
        nonlocal left
        left -= 1
        return answer(screen) if left else None

    return answering


def reply(*typed: str, args: tuple[str, ...] = TWO) -> str:
    """What is said right after the last line typed, before the list of choices comes again."""
    said = dialogue(play(*args, typed=typed).out)[len(typed)]
    return re.split(r"^1\. ", said, maxsplit=1, flags=re.M)[0]


def last(*typed: str, args: tuple[str, ...] = TWO) -> str:
    """Everything that is said after the last line typed."""
    return dialogue(play(*args, typed=typed).out)[len(typed)]


def resume(folder: Path, match: Match | str, *more: str) -> tuple[str, ...]:
    """How to go on with a match, or with its record."""
    if isinstance(match, str):
        match = Match.replay(match)
    return ("play", "wodny_ogrod", "--plain", *more, "--resume", write(folder, match))


def recorded(name: str, upto: int | None = None) -> Match:
    return Match.replay((RECORDS / f"{name}.pond").read_text(encoding="utf-8"), upto=upto)


def where(match: Match, word: str, start: int = 0) -> int:
    """The number of actions before a word is played."""
    return next(k for k, one in enumerate(match.entries) if k >= start and one.word == word)


@cache
def table_of_two() -> str:
    """A game in which seat 1 packs its garden with the tiles of seat 2, who lays them anywhere.

    So seat 2 has to refill all the time, also on the turns of seat 1, and is the first to pass.
    """
    match = Match.new("wodny_ogrod", 2, seed=0, options={"first": "1"})
    chooser = random.Random(0)

    def top_left(word: str) -> tuple[int, str]:
        cell = word.partition("@")[2]
        return int(cell[1:]), cell[0]

    while not match.over:
        legal, seat = match.words(), match.actor
        ends = ("l.", "r.") if seat == 0 else ("L.", "R.")
        laid = [word for word in legal if "@" in word]
        near = [word for word in laid if word.startswith(ends)] or laid or legal
        packed = seat == 0 and laid
        match.play(min(near, key=top_left) if packed else chooser.choice(near), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


def refills(match: Match) -> list[tuple[int, bool]]:
    """The refills of seat 2 on a turn of seat 1: the number of actions before the tile is laid that
    causes it, and whether seat 2 has passed."""
    found = []
    passed = False
    for k, entry in enumerate(match.entries):
        passed = passed or (entry.actor, entry.word) == (1, "pass")
        if entry.actor == 1 and entry.word in ("left", "right"):
            if match.entries[k - 2].actor == 0:
                found.append((k - 2, passed))
    return found


class TestWholeGames:
    def test_a_person_who_reads_the_menu_plays_against_a_bot(self, games: Path) -> None:
        done = play(*PLAIN, "--bots", "random", answer=bounded(gardener()))
        match = saved(games)
        assert match.over
        assert match.names == ("", "bot 2 (random)")
        ending = done.out[done.out.index("The game is over.") :]
        assert [int(total) for total in TOTAL.findall(ending)] == [match.total(0), match.total(1)]
        assert match.total(0) > match.total(1)
        assert "Bot 2 (random) is thinking" in done.out
        assert "Everybody has passed.\n" in done.out
        assert "You won!\n" in ending
        assert f"The game is saved in {games}" in ending
        # What the bot did is told once, and what was laid says whose tile it was.
        news = re.findall(r"^  Bot 2 \(random\) laid tile (T\d\d) .*$", done.out, re.M)
        tiles = [word for word in words(match, 1) if word.startswith(("L.", "R.", "l.", "r."))]
        assert len(news) == len(set(news)) == len(tiles)
        assert re.search(r"^  Bot 2 \(random\) laid .*; taken from: You\.$", done.out, re.M)

    def test_two_people_at_one_keyboard_and_one_refills_on_the_others_turn(
        self, games: Path
    ) -> None:
        expected = Match.replay(table_of_two())
        assert {passed for _, passed in refills(expected)} == {False, True}
        typed = iter([entry.word for entry in expected.entries if entry.actor >= 0])

        def answer(screen: str) -> str | None:
            screen = screen.removesuffix("> ")
            if screen.endswith((CONFIRM, "press Enter.\n")):
                return ""
            return next(typed, None)

        args = ("play", "wodny_ogrod", "--plain", "--seed", "0", "--bots", "none", "-o", "first=1")
        done = play(*args, "--names", "Ala,Olek", answer=answer)
        match = saved(games)
        assert match.over
        assert match.entries == expected.entries
        assert match.names == ("Ala", "Olek")
        assert next(typed, None) is None
        # Only what is laid and passing is confirmed, not on which side a tile is put.
        for_good = [
            e.word for e in match.entries if e.actor >= 0 and e.word not in ("left", "right")
        ]
        assert done.out.count(CONFIRM) <= len(for_good)
        # Olek takes the keyboard for every such refill and gives it back.
        handed = re.findall(r"(\w+): take the keyboard", done.out)
        acting = [match.names[entry.actor] for entry in match.entries if entry.actor >= 0]
        assert handed == [name for name, _ in groupby(acting)]
        winner = match.names[match.total(1) > match.total(0)]
        assert f"\n{winner} won!\n" in done.out

    @pytest.mark.parametrize(
        ("variant", "language", "how"),
        [("base", "en", ["--plain"]), ("a", "pl", []), ("b", "ru", ["--plain"])],
        ids=["base in English", "side A in Polish, drawn", "side B in Russian"],
    )
    def test_a_solo_game_ends_with_its_title(
        self, variant: str, language: str, how: list[str], games: Path
    ) -> None:
        asides = iter(["?", "s", "o", "b", "l", "u", "zz", "L.0@l12", "pass", "stop", "u", ""])
        answer = gardener(language)
        done = play(
            "play", "wodny_ogrod", "--seed", "5", "--seats", "1", "-o", f"variant={variant}", *how,
            "--lang", language, answer=bounded(lambda screen: next(asides, None) or answer(screen)),
        )  # fmt: skip
        match = saved(games)
        assert match.outcome is not None
        assert match.outcome.reason == "stopped"
        assert words(match, 0)[-1] == "stop"
        say = Speech(language, "wodny_ogrod")
        title, points = match.outcome.words[-1], say("points", n=match.total(0))
        assert f"\n{points}: {say(f'title-{title}')}!\n" in done.out
        assert say("reason-stopped") in done.out
        assert say("sheet-own") in done.out
        assert bool(BOX_DRAWING.search(done.out)) == (how == [])
        if language != "en":
            assert not ENGLISH.search(re.sub(r"WOD-[A-Z]+|/.*/test_\w+", "", done.out))
        assert not re.search(r"\b(?:event|refusal|reason|choice|title|ask|held)-\w", done.out)

    def test_stopping_at_once_is_a_game_too(self, games: Path) -> None:
        done = play(*SOLO, typed=["stop", ""])
        assert "\n0 points: Promising apprentice!\n" in done.out
        assert saved(games).over
        assert words(saved(games), 0) == ["stop"]

    def test_a_shared_victory_names_the_winners(self, tmp_path: Path) -> None:
        match = recorded("shared-victory")
        assert match.outcome is not None
        winners = [f"Seat {p.seat + 1}" for p in match.outcome.placings if p.place == 1]
        assert len(winners) > 1
        done = play(*resume(tmp_path, match))
        assert f"A shared victory: {', '.join(winners)}.\n" in done.out

    def test_a_random_seat_begins_unless_one_is_named(self, games: Path) -> None:
        done = play(*PLAIN, "--bots", "none", typed=[""])
        begins = words(saved(games), -1)[0]
        assert begins in ("first:P1", "first:P2")
        assert done.out.split("\nSeat ")[1][0] == begins[-1]


# Words of English that no other language has on a screen of this game.
ENGLISH = re.compile(
    r"\b(?:the|and|with|points?|tiles?|garden|display|fits?|orientation|turn|row|column|laid)\b",
    re.I,
)

FIRST_SCREEN = """
Turn 1 · tiles in the bag: 32
Your garden: 0 points
Tokens at the edge: R1 I2, R2 I2, R3 I2, C1 I3, C2 I3, C3 I3
Marked areas still open: c3-d3-c4 L3, i3-j3-j4 L3, c9-c10-d10 L3, j9-i10-j10 L3, g2 S1, b6 S1, \
g6 S1, k7 S1, f11 S1
In the rows K is a koi, L a lily, ~ water, a dot empty, a digit a decoration.
Your display: T33 T56 T29 T04 T10 T35 T49 T15 T22 T02 T24 T31 T57 T21 T18 T30
1. left end of your display: tile T33, K~../.KK~/.K~.
2. right end of your display: tile T30, K~../KK~~/..~.
3. Seat 2’s right end: tile T27, ~~K./.~K./..K~
4. Seat 2’s left end: tile T59, KKK~/~.../~.../~...
Which piece do you lay? You can turn and move it before you lay it. You may type the number of a \
choice instead.
"""
DRAWN_GARDEN = """\
        ─I3──── ─I3──── ─I3────
        a b c d e f g h i j k l
  │   1 · · · · · · · · · · · ·
  I2  2 · · · · · · □ · · · · ·
  │   3 · · a a · · · · b b · ·
  │   4 · · a · · · · · · b · ·
  │   5 · · · · · · · · · · · ·
  I2  6 · □ · · · · □ · · · · ·
  │   7 · · · · · · · · · · □ ·
  │   8 · · · · · · · · · · · ·
  │   9 · · d · · · · · · c · ·
  I2 10 · · d d · · · · c c · ·
  │  11 · · · · · □ · · · · · ·
  │  12 · · · · · · · · · · · ·
""".splitlines()


class TestScreens:
    def test_the_first_plain_screen_tells_everything(self) -> None:
        assert last("") == FIRST_SCREEN

    def test_a_plain_game_explains_its_signs(self) -> None:
        """Nothing is drawn, yet gardens and pieces are told with the same signs."""
        said = play(*TWO, typed=["", "?"]).out
        assert re.search(r"(?:^|[ (])K (?:is )?(?:a )?koi", said, re.M)
        assert re.search("~ (?:is )?(?:plain )?water", said)

    def test_the_garden_is_drawn_with_its_marks_and_tokens(self) -> None:
        done = play(*DRAWN, typed=["", "1"])
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("Your garden: 0 points")
        assert rows[top + 1 : top + 15] == DRAWN_GARDEN
        held = max(k for k, row in enumerate(rows) if row.endswith(DRAWN_GARDEN[0].strip()))
        assert [row[8:] for row in rows[held + 2 : held + 5]] == [
            "· · · K ~ · · · · · · ·",
            "· · · · K K ~ · · · · ·",
            "· · a a K ~ · · b b · ·",
        ]
        assert "Tile T33, koi side up, orientation 0, on d1: fits, plus 0 points, wins S1" in rows

    def test_the_pieces_within_reach_are_drawn_under_their_numbers(self) -> None:
        done = play(*DRAWN, typed=[""])
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("  1. T33        2. T30        3. T27        4. T59")
        assert rows[top + 1 : top + 5] == [
            "  K ~           K ~           ~ ~ K         K K K ~",
            "    K K ~       K K ~ ~         ~ K         ~",
            "    K ~             ~             K ~       ~",
            "                                            ~",
        ]
        assert rows[top + 5] == "1. left end of your display: tile T33"

    def test_the_legend_is_shown_in_the_first_turns_alone(self) -> None:
        legend = "K koi, L lily, ~ water, · empty."
        args = ("play", "wodny_ogrod", "--seed", "5", "--seats", "1", "--no-confirm")
        done = play(*args, answer=bounded(gardener(), 30))
        screens = [
            screen
            for screen in dialogue(done.out)
            if "── Turn " in screen and "Which piece do you lay?" in screen
        ]
        turns = [int(re.findall(r"── Turn (\d+)", screen)[0]) for screen in screens]
        assert turns[:3] == [1, 2, 3]
        assert [legend in screen for screen in screens[:3]] == [True, True, False]

    @pytest.mark.parametrize("language", ["en", "pl", "ru"])
    @pytest.mark.parametrize("columns", ["40", "80"])
    def test_a_drawn_screen_fits_any_window(
        self, columns: str, language: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        typed = ["", "1", "n", "", "end", "", "", "o", "b", "?", "2", "x"]
        done = play(*DRAWN, "-o", "variant=b", "--lang", language, typed=typed)
        lines = re.sub("^> ", "", done.out, flags=re.M).splitlines()
        wide = [line for line in lines if len(line.rstrip()) > int(columns)]
        paths = ("--resume", "games")  # to be copied
        asides = Speech(language, "wodny_ogrod")("help-game").splitlines()
        assert [line for line in wide if not any(path in line for path in paths)
                and (columns != "40" or line not in asides)] == []  # fmt: skip

    def test_a_garden_is_never_broken_in_a_narrow_window(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", "40")
        done = play(*DRAWN, typed=["", "1", "x"])
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("Your garden: 0 points")
        assert rows[top + 1 : top + 15] == DRAWN_GARDEN

    def test_a_drawn_game_at_a_terminal_has_colours(self) -> None:
        with Keyboard(*DRAWN, terminal=True) as keyboard:
            keyboard.hear()
            screen = keyboard.type("")
            keyboard.send("q\n")
            assert keyboard.end()[0] == 0
        assert ESCAPE in screen

    def test_the_other_person_is_told_everything_that_happened(self) -> None:
        said = last("", "l.0@d1", "", "")
        assert said.startswith(
            "Before your first turn:\n"
            "  Seat 1 laid tile T27 on d1, koi side up; taken from: Seat 2.\n"
        )

    def test_numbers_are_offered_only_where_choices_are_numbered(self) -> None:
        typed = ["", "1", "r", "", "2", "", "", "2", "x", "3", "", "1", "", "", ""]
        for screen in dialogue(play(*TWO, typed=typed).out):
            if "You may type the number of a choice" in screen:
                assert OFFER.search(screen), screen


class TestCommands:
    """In each of these the first line takes the keyboard."""

    def test_the_score_sheet_can_be_seen_at_any_time(self, tmp_path: Path) -> None:
        assert reply("", "s") == "Score sheet of Seat 1\nTotal: 0 points\n"
        match = recorded("greedy-1-seats-base")
        cut = recorded("greedy-1-seats-base", len(match.entries) - 1)
        said = reply("s", args=resume(tmp_path, cut))
        assert said.startswith("Your score sheet\n  full row ")
        assert said.endswith(f"Total: {match.total(0)} points\n")

    def test_the_garden_and_the_display_of_the_others_are_shown(self) -> None:
        said = reply("", "o")
        assert said.startswith("Garden of Seat 2: 0 points\nTokens at the edge: R1 I2, ")
        assert "\nDisplay of Seat 2: T59 T01 T41 T53 T25 T42 T51 T23 T60 T63 T34 T48 T11 T61 T26 T27\n" in said  # fmt: skip # noqa: E501
        assert reply("o", args=SOLO).startswith("You play alone.\n")

    def test_the_kept_token_of_another_is_shown(self) -> None:
        """It lies open on the table, and decides what the other can do."""
        said = reply("", "L.0@d1", "end", "", "", "o")
        assert said.startswith("Garden of Seat 1: 0 points\n")
        assert "Bonus tokens of Seat 1: S1\n" in said

    def test_the_tiles_in_the_bag_are_told(self) -> None:
        (line,) = reply("", "b").splitlines()
        assert line.startswith("Tiles in the bag (32): T03 ~KK/~~~/K.., T05 KK./K~~/.~K, ")
        assert len(re.findall(r"\bT\d\d ", line)) == 32
        assert reply("", "b", args=(*TWO, "--seats", "4")) == "Tiles in the bag (0): none\n"


def told(art: str, status: str) -> str:
    return f"It looks like this: {art}\n{status}\n{HELD}\n"


class TestHolding:
    """Turned and moved line by line."""

    def test_a_piece_is_held_where_it_is_worth_most(self) -> None:
        assert last("", "1") == told(
            "K~../.KK~/.K~.",
            "Tile T33, koi side up, orientation 0, on d1: fits, plus 0 points, wins S1",
        )

    def test_a_piece_is_moved_turned_and_turned_over(self) -> None:
        typed = ["", "1", "c4", "r", "f", "f", "r", "r", "r", "L12", "C4"]
        said = dialogue(play(*TWO, typed=typed).out)[3:12]
        fits = "fits, plus 0 points"
        assert said == [
            told("K~../.KK~/.K~.", f"Tile T33, koi side up, orientation 0, on c4: {fits}"),
            told("..K/KK~/~K./.~.", f"Tile T33, koi side up, orientation 1, on c4: {fits}"),
            told("L../~LL/.L~/.~.", f"Tile T33, lily side up, orientation 7, on c4: {fits}"),
            told("..K/KK~/~K./.~.", f"Tile T33, koi side up, orientation 1, on c4: {fits}"),
            told(".~K./~KK./..~K", f"Tile T33, koi side up, orientation 2, on c4: {fits}"),
            told(".~./.K~/~KK/K..", f"Tile T33, koi side up, orientation 3, on c4: {fits}"),
            told("K~../.KK~/.K~.", f"Tile T33, koi side up, orientation 0, on c4: {fits}"),
            told("K~../.KK~/.K~.", f"Tile T33, koi side up, orientation 0, on i10: {fits}"),
            told("K~../.KK~/.K~.", f"Tile T33, koi side up, orientation 0, on c4: {fits}"),
        ]

    @pytest.mark.parametrize(
        ("typed", "word"),
        [
            (["1", ""], "L.0@d1"),
            (["L", ""], "L.0@d1"),
            (["01", "c4", ""], "L.0@c4"),
            (["1", "c4", "r", ""], "L.1@c4"),
            (["1", "c4", "R", "F", ""], "L.7@c4"),
            (["2", "c4", "f", ""], "R.4@c4"),
            (["3", "c4", "r", "r", "f", ""], "l.6@c4"),
            (["4", " c4 ", ""], "r.0@c4"),
            (["2", "x", "1", "a1", ""], "L.0@a1"),
            (["1", "zz", "c4", "m1", "", ""], "L.0@c4"),
        ],
        ids=lambda value: value if isinstance(value, str) else "",
    )
    def test_what_is_laid_is_what_was_shown(self, typed: list[str], word: str, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", *typed, "end"])
        assert words(saved(games), 0)[0] == word

    def test_the_next_best_places_come_one_by_one(self) -> None:
        said = dialogue(play(*TWO, typed=["", "1", "n", "n", "n"]).out)[2:6]
        places = [re.findall(r"orientation (\d), on (\w+): (.+)", screen)[0] for screen in said]
        assert len(set(places)) == 4
        assert all(told.startswith("fits, plus 0 points, wins ") for *_, told in places)

    @pytest.mark.parametrize(
        "typed", ["zz", "a13", "m1", "a0", "5", "q", "?", "u", "end", "L.0@a1", "²", "a", "[/b]"]
    )
    def test_what_is_not_understood_changes_nothing(self, typed: str) -> None:
        before, after = dialogue(play(*TWO, typed=["", "1", typed]).out)[2:4]
        assert after == "Type a cell as the drawing names it, r, f, n, x, or only Enter.\n" + before

    def test_a_piece_put_back_can_be_held_again(self, games: Path) -> None:
        said = last("", "1", "c4", "x")
        assert said.startswith("Put back.\nYour garden: 0 points\n")
        assert said.endswith("choice instead.\n")
        assert words(saved(games), 0) == []

    def test_a_place_where_it_does_not_fit_is_refused_and_it_is_still_held(
        self, games: Path
    ) -> None:
        typed = ["", "L.0@a1", "", "", "L.0@a1", "", "", "1", "a1", "", "x", "q"]
        said = dialogue(play(*TWO, typed=typed).out)
        assert ", on a1: does not fit here" in said[9]
        assert said[10].startswith(
            "Not possible: it would lie on something (WOD-TURN-04).\nIt looks like this: "
        )
        assert ", on a1: does not fit here" in said[10]
        assert said[11].startswith("Put back.\n")
        assert words(saved(games), 0) == ["L.0@a1"]

    def test_a_piece_that_fits_nowhere_can_be_looked_at(self, tmp_path: Path) -> None:
        match = recorded("greedy-1-seats-base")
        cut = recorded("greedy-1-seats-base", len(match.entries) - 1)
        args = resume(tmp_path, cut)
        said = dialogue(play(*args, typed=["1", "r", "n", "", "x"]).out)
        offers = OFFER.findall(said[0])
        assert offers[0][1].endswith(" – fits nowhere")
        for screen in said[1:4]:
            assert ": does not fit here in any orientation\n" in screen
        assert said[4].startswith("Not possible: it would lie on something (WOD-TURN-04).\n")
        assert said[5].startswith("Put back.\n")

    def test_a_token_is_turned_over_too(self, games: Path) -> None:
        typed = ["", "L.0@d1", "1", "f", "a1", "", ""]
        said = dialogue(play(*TWO, typed=typed).out)
        assert said[4] == told(
            "L", "Bonus token S1, lily side up, orientation 4, on g6: fits, plus 0 points, wins S1"
        ).replace("on g6", re.findall(r"on (\w+): fits", said[4])[0].join(["on ", ""]))
        assert words(saved(games), 0) == ["L.0@d1", "S1.4@a1"]


class TestInput:
    @pytest.mark.parametrize("typed", ["L.0@d1", " L.0@d1 ", "L.0@d1 end"])
    def test_a_move_may_be_typed_as_a_word(self, typed: str) -> None:
        assert reply("", typed).startswith("Seat 1 laid tile T33 on d1, koi side up.\n")

    def test_several_words_make_a_turn(self, games: Path) -> None:
        done = play(*TWO, typed=["", "L.0@d1 S1.4@a1", ""])
        assert "Seat 1 laid bonus token S1 on a1, lily side up.\n" in done.out
        assert words(saved(games), 0) == ["L.0@d1", "S1.4@a1"]

    def test_a_line_never_plays_more_than_ones_own_turn(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "L.0@a1 L.0@a1"])
        assert words(saved(games), 0) == ["L.0@a1"]
        assert words(saved(games), 1) == []

    def test_an_orientation_that_looks_the_same_is_understood(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "L.0@d1", "S1.3@a1"])
        assert words(saved(games), 0) == ["L.0@d1", "S1.0@a1"]

    def test_the_name_of_a_tile_in_the_drawing_is_not_taken_for_a_refill(self) -> None:
        """The tiles are drawn as “1. T33”: somebody may well type T33."""
        assert last("", "T33").startswith(("It looks like this: ", "I do not understand “T33”."))

    @pytest.mark.parametrize("typed", ["9" * 5000, "a01" + "2" * 5000])
    def test_a_very_long_number_does_not_end_the_game(self, typed: str) -> None:
        assert reply("", typed).startswith("I do not understand “")
        assert last("", "1", typed).startswith("Type a cell as the drawing names it")

    def test_alone_one_does_not_pass(self) -> None:
        assert reply("pass", args=SOLO) == (
            "Not possible: alone you do not pass, you stop (WOD-SOLO-06).\n"
        )


class TestBonusTokens:
    def test_a_token_that_was_won_is_laid_or_kept(self) -> None:
        said = last("", "L.0@d1")
        assert said.endswith(
            "Bonus tokens to lay: S1\n"
            "1. bonus token S1, K\n"
            "2. end the turn and keep bonus token S1\n"
            f"Lay a bonus token, or end the turn?{NUMBER}"
        )

    @pytest.mark.parametrize("typed", ["2", "end"])
    def test_a_token_is_kept_for_the_next_turn(self, typed: str, games: Path) -> None:
        done = play(*TWO, typed=["", "L.0@d1", typed, "", "", "L.0@a1", "", ""])
        assert "Seat 1 kept bonus token S1.\n" in done.out
        assert "5. bonus token S1, K\n" in done.out
        assert words(saved(games), 0) == ["L.0@d1", "end"]

    def test_of_two_tokens_one_must_be_laid(self) -> None:
        args = (*TWO, "-o", "variant=a")
        typed = ["", "L.0@e9"]  # card 3: S1 on e9 and on g11
        said = last(*typed, args=args)
        assert "Seat 1 covered the marked area e9 and won bonus token S1.\n" in said
        assert "Seat 1 covered the marked area g11 and won bonus token S1.\n" in said
        assert said.endswith(
            "Bonus tokens to lay: S1, S1\n"
            "1. bonus token S1, K\n"
            f"You hold more than one bonus token: lay one.{NUMBER}"
        )
        for word in ("end", "R.0@a1"):
            assert reply(*typed, word, args=args) == (
                "Not possible: you hold two or more bonus tokens: lay them until one is left "
                "(WOD-KEEP-02).\n"
            )

    def test_of_tokens_that_fit_nowhere_one_is_discarded(self, tmp_path: Path) -> None:
        match = recorded("discards")
        at = where(match, "drop:I3")
        seat = match.entries[at].actor
        cut = recorded("discards", at)
        held = cut.view(seat).gardens[seat].hand
        assert len(held) == 2
        args = resume(tmp_path, cut)
        said = last("", args=args)
        offers = "".join(
            f"{k}. discard bonus token {token}\n" for k, token in enumerate(sorted(set(held)), 1)
        )
        assert said.endswith(
            f"{offers}None of your bonus tokens fits. Which one do you discard?{NUMBER}"
        )
        assert reply("", "drop:I3", args=args).startswith(
            f"Seat {seat + 1} discarded bonus token I3.\n"
        )
        assert reply("", "end", args=args).startswith("Not possible: ")

    def test_a_full_line_wins_the_token_of_its_section(self, tmp_path: Path) -> None:
        match = recorded("discards")
        at = where(match, "I2.6@i1")
        cut = recorded("discards", at)
        said = reply("", "I2.6@i1", args=resume(tmp_path, cut))
        assert re.match(
            r"Seat 2 laid bonus token I2 on i1, lily side up\.\n"
            r"Seat 2 filled a line of section [RC]\d and won bonus token I[23]\.\n",
            said,
        )


class TestRefills:
    """The display of seat 2 gets short on a turn of seat 1."""

    def short(self, folder: Path, passed: bool) -> tuple[tuple[str, ...], str]:
        """How to go on before such a turn, and the word that is played then."""
        whole = Match.replay(table_of_two())
        at = next(at for at, gone in refills(whole) if gone == passed)
        return resume(folder, Match.replay(table_of_two(), upto=at)), whole.entries[at].word

    @pytest.mark.parametrize("passed", [False, True], ids=["still playing", "passed"])
    @pytest.mark.parametrize(("typed", "side"), [("1", "left"), ("2", "right"), ("left", "left")])
    def test_the_owner_is_asked_on_the_turn_of_another(
        self, typed: str, side: str, passed: bool, tmp_path: Path
    ) -> None:
        args, word = self.short(tmp_path, passed)
        said = dialogue(play(*args, typed=["", word, "", "", typed]).out)
        assert said[2].splitlines()[1] == "Seat 2: the display has to be refilled."
        assert said[2].endswith(CONFIRM)
        drawn = re.match(r"  Seat 2 drew tile (T\d\d) from the bag\.\n", said[3])
        assert drawn
        assert said[3].endswith("Seat 2: take the keyboard and press Enter.\n")
        assert said[4].startswith("Since your last turn:\n  Seat 1 laid tile ")
        tile = drawn[1]
        (other,) = re.findall(r"^Your display: (T\d\d)$", said[4], re.M)
        assert OFFER.findall(said[4]) == [
            ("1", f"to the left: {tile} {other}"),
            ("2", f"to the right: {other} {tile}"),
        ]
        assert re.search(
            rf"One tile is left in your display: where do you put {tile} \([K~./]+\)\?", said[4]
        )
        assert said[5].startswith(f"Seat 2 put tile {tile} to the {side} end of the display.\n")
        # There is nothing to confirm; a seat that has passed gives the keyboard back.
        gives_back = "Seat 1: take the keyboard and press Enter." in said[5]
        assert gives_back == passed
        assert ("Your garden: " in said[5]) != passed
        match = saved(tmp_path)
        assert [entry.word for entry in match.entries[-3:]] == [word, tile, side]

    def test_nothing_else_is_done_before_it(self, tmp_path: Path) -> None:
        args, word = self.short(tmp_path, False)
        for wrong in ("L.0@a1", "pass", "end", "take:l:left", "drop:S1", "S1.0@a1"):
            assert reply("", word, "", "", wrong, args=args) == (
                "Not possible: the tile just drawn must be put to the left or to the right first "
                "(WOD-REFILL-02).\n"
            )

    def test_a_drawn_tile_is_not_put_back_into_the_bag(self, tmp_path: Path) -> None:
        args, word = self.short(tmp_path, False)
        assert reply("", word, "", "", "u", args=args).startswith(NOTHING)
        assert reply("", word, "", "", "1", "u", args=args).startswith(NOTHING)

    def test_before_it_is_confirmed_the_tile_can_be_given_back(self, tmp_path: Path) -> None:
        args, word = self.short(tmp_path, False)
        assert reply("", word, "u", args=args).startswith(f"Taken back: {word}\n")
        assert words(saved(tmp_path), 0)[-1] != word

    def test_the_game_goes_on_in_the_middle_of_a_refill(self, tmp_path: Path) -> None:
        args, word = self.short(tmp_path, True)
        play(*args, typed=["", word, "", "q"])
        said = dialogue(play(*args, typed=["", "right"]).out)
        assert said[0].endswith("Seat 2: take the keyboard and press Enter.\n")
        assert "One tile is left in your display: where do you put T" in said[1]
        assert said[2].startswith("Seat 2 put tile ")

    def test_from_an_empty_bag_one_takes_from_a_neighbour(self, tmp_path: Path) -> None:
        match = recorded("refill-out-of-turn")
        at = where(match, "take:r:right")
        owner = match.entries[at].actor
        cut = recorded("refill-out-of-turn", at)
        args = resume(tmp_path, cut)
        said = last("", args=args)
        giver = (owner - 1) % 4
        tile = cut.view(owner).gardens[giver].display[0]
        offers = dict(OFFER.findall(said))
        assert any(
            text.startswith(f"tile {tile} from Seat {giver + 1}, ")
            and text.endswith(", put it to the right")
            for text in offers.values()
        )
        assert said.endswith(
            "One tile is left in your display and the bag is empty: which tile do you take?"
            + NUMBER
        )
        assert reply("", "take:r:right", args=args).startswith(
            f"Seat {owner + 1} refilled with tile {tile} on the right; "
            f"taken from: Seat {giver + 1}.\n"
        )
        assert reply("", "left", args=args).startswith("Not possible: ")

    def test_a_bot_refills_by_itself(self, tmp_path: Path) -> None:
        args, word = self.short(tmp_path, False)
        said = last(word, "", args=(*args, "--bots", "random"))
        assert "Bot 2 (random) is thinking" in said
        assert re.search(r"^  Bot 2 \(random\) put tile T\d\d to the (left|right) end", said, re.M)


class TestDecorations:
    def test_on_side_b_a_decoration_is_laid_instead_of_a_tile(self, games: Path) -> None:
        args = (*TWO, "-o", "variant=b")
        said = dialogue(play(*args, typed=["", "5", "r", "c3", "", ""]).out)
        offers = dict(OFFER.findall(said[1]))
        assert [offers[k] for k in "567"] == ["lantern D2, DD", "islet D3, D./DD", "pavilion D4, DD/DD"]  # fmt: skip # noqa: E501
        assert "Decorations in the middle: 8 × D2, 8 × D3, 8 × D4\n" in said[1]
        assert re.match(
            r"It looks like this: DD\nLantern D2, orientation 0, on \w+: fits, plus 0 points",
            said[2],
        )
        assert said[3].startswith("It looks like this: D/D\nLantern D2, orientation 1, ")
        assert said[5].startswith("Seat 1 laid lantern D2 on c3.\n")
        assert "Row 3: ..1.........\nRow 4: ..1.........\n" in said[5]
        assert words(saved(games), 0) == ["D2.1@c3"]

    def test_decorations_may_not_touch(self, tmp_path: Path) -> None:
        match = Match.new("wodny_ogrod", 1, seed=5, options={"variant": "b"})
        match.play("D2.0@c3")
        args = resume(tmp_path, match)
        assert reply("D3.0@c4", args=args) == (
            "Not possible: a decoration may not touch another one (WOD-ALT-04).\n"
        )
        assert reply("D3.0@e4", args=args).startswith("You laid islet D3 on e4.\n")

    def test_on_side_a_decorations_are_not_laid(self) -> None:
        assert reply("", "D2.0@a1", args=(*TWO, "-o", "variant=a")) == (
            "Not possible: on side A decorations are won by surrounding their areas, not laid "
            "(WOD-DECO-02).\n"
        )

    def test_an_area_that_is_covered_is_lost_and_one_is_warned(self) -> None:
        args = (*TWO, "-o", "variant=a")  # card 3: a lantern on e7 and f7
        assert (
            last("", "1", "e7", args=args)
            .splitlines()[1]
            .endswith("fits, plus 0 points; loses the decoration area of D2")
        )
        said = reply("", "L.0@e7", args=args)
        assert "Seat 1 covered a part of the decoration area e7-f7: it is lost.\n" in said
        assert "e7-f7 D2 lost" in said

    def test_an_area_that_is_surrounded_gets_its_decoration(self, tmp_path: Path) -> None:
        match = recorded("greedy-2-seats-a")
        for at in range(36, len(match.entries)):
            entry = match.entries[at]
            if entry.actor < 0 or "@" not in entry.word or match.entries[at + 1].actor < 0:
                continue  # awards come after a refill
            cut = recorded("greedy-2-seats-a", at)
            choices = {one.word: one for one in cut.view(entry.actor).choices}
            if any(won.startswith("D") for won in choices[entry.word].wins):
                break
        shape = next(won for won in choices[entry.word].wins if won.startswith("D"))
        said = reply("", entry.word, args=resume(tmp_path, cut))
        assert re.search(
            rf"^Seat {entry.actor + 1} surrounded the area [a-l\d-]+ and got \w+ {shape}\.$",
            said,
            re.M,
        )
        assert f" {shape} won" in said


class TestUndo:
    def test_what_was_laid_is_taken_back_piece_by_piece(self, games: Path) -> None:
        typed = ["", "L.0@d1", "S1.0@a1", "u", "u", "u", "R.0@a1", "u", "L.0@a1", ""]
        done = play(*TWO, typed=typed)
        assert re.findall(r"Taken back: (\S+)", done.out) == ["S1.0@a1", "L.0@d1", "R.0@a1"]
        assert done.out.count(NOTHING) == 1
        assert words(saved(games), 0) == ["L.0@a1"]

    def test_a_kept_token_is_taken_up_again(self, games: Path) -> None:
        done = play(*TWO, typed=["", "L.0@d1", "end", "u", "S1.0@a1", ""])
        assert re.findall(r"Taken back: (\S+)", done.out) == ["end"]
        assert words(saved(games), 0) == ["L.0@d1", "S1.0@a1"]

    def test_a_confirmed_turn_is_not_taken_back(self) -> None:
        assert reply("", "L.0@a1", "", "", "u").startswith(NOTHING)

    def test_the_log_forgets_what_was_taken_back(self) -> None:
        assert reply("", "L.0@d1", "u", "l") == "  Nothing has happened yet.\n"

    def test_the_end_of_a_solo_game_can_be_taken_back(self, games: Path) -> None:
        done = play(*SOLO, typed=["stop", "u", "L.0@a1", "", "stop", ""])
        assert "Taken back: stop\n" in done.out
        assert done.out.count("The game is over.\n") == 1
        assert words(saved(games), 0) == ["L.0@a1", "stop"]

    def test_at_the_question_to_confirm_the_commands_are_there(self) -> None:
        done = play(*TWO, typed=["", "L.0@a1", "?", "s", "zz", "L.0@a1", ""])
        assert done.out.count(CONFIRM) == 5
        assert "I do not understand “zz”." in done.out
        assert "Seat 2: take the keyboard" in done.out

    def test_the_garden_is_shown_before_a_turn_is_confirmed(self) -> None:
        assert "Row 1: K~..........\nRow 2: .KK~........\nRow 3: .K~.........\n" in reply(
            "", "L.0@a1"
        )

    def test_without_confirming_the_turn_is_over_at_once(self) -> None:
        done = play(*TWO, "--no-confirm", typed=["", "L.0@a1"])
        assert CONFIRM not in done.out
        assert "Seat 2: take the keyboard" in done.out


class TestResuming:
    def go_on(self, games: Path) -> tuple[str, ...]:
        (path,) = games.iterdir()
        return ("play", "wodny_ogrod", "--plain", "--resume", str(path))

    def test_the_hint_how_to_go_on_leads_back_into_the_game(self, games: Path) -> None:
        done = play(*TWO, "--lang", "pl", typed=["", "L.0@d1", "end", "", "q"])
        (hint,) = re.findall(r"^Aby grać dalej: pondside (.+)$", done.out, re.M)
        again = play(*hint.split(), "--plain", typed=["", "?"]).out
        assert "Take a tile from an end of your display" not in again  # it is the second turn
        assert "Turn 2 · tiles in the bag: 32\n" in again
        assert "Lay:    type the number" in again

    def test_a_kept_token_is_still_there(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "L.0@d1", "end", "", "L.0@a1", "q"])
        said = last("", args=self.go_on(games))
        assert "Bonus tokens to lay: S1\n" in said
        assert "\n5. bonus token S1, K\n" in said

    def test_a_bot_may_take_a_seat_over(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "L.0@a1"])
        done = play(*self.go_on(games), "--bots", "random")
        assert "Bot 2 (random) is thinking" in done.out
        assert saved(games).turn == 3


class TestStopping:
    def test_an_interrupt_with_a_piece_in_hand_keeps_the_game(self, games: Path) -> None:
        with Keyboard(*TWO, "--no-confirm") as keyboard:
            keyboard.hear()
            for line in ("", "L.0@a1", "", "1", "r"):
                screen = keyboard.type(line)
            assert "It looks like this: " in screen
            keyboard.interrupt()
            code, end = keyboard.end()
        assert code == 0
        assert "The game is saved in " in end
        assert words(saved(games), 0) == ["L.0@a1"]
        assert words(saved(games), 1) == []


class TestOptions:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (["-o", "variant=c"], "option variant cannot be 'c'; use base or a or b"),
            (["-o", "variant=A"], "option variant cannot be 'A'; use base or a or b"),
            (["-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
            (["--seats", "1", "-o", "first=2"], "first=2: seat 2 is not at this table of 1"),
            (["-o", "first=0"], "option first cannot be '0'; use 1 or 2 or 3 or 4 or random"),
            (
                ["-o", "goal_cards=on"],
                "Wodny ogród has no option 'goal_cards'; it has: first, variant",
            ),
            (["-o", "variant"], "write options as name=value, not 'variant'"),
            (["--seats", "5"], "Wodny ogród is for 1 to 4 seats, not 5"),
            (["--seats", "0"], "Wodny ogród is for 1 to 4 seats, not 0"),
            (["--bots", "clever"], NO_CLEVER_BOT),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else "",
    )
    def test_what_cannot_be_played_is_refused_in_one_sentence(
        self, args: list[str], message: str, games: Path
    ) -> None:
        assert here(*PLAIN, *args) == (2, "", f"pondside: {message}\n")
        assert not games.exists()

    @pytest.mark.parametrize(("seats", "bag"), [(1, 48), (2, 32), (3, 16), (4, 0)])
    def test_every_number_of_seats_can_sit_down(self, seats: int, bag: int) -> None:
        args = (*PLAIN, "--seats", str(seats), "--bots", "none", "-o", "first=1")
        said = play(*args, typed=[""]).out
        assert (f"Turn 1 · tiles in the bag: {bag}\n" if bag else "\nTurn 1\n") in said
        assert len(re.findall(r"^\d\. .*: tile T\d\d, ", said, re.M)) % 4 == 0

    def test_with_three_the_near_ends_are_those_of_both_neighbours(self) -> None:
        said = last("", args=(*TWO, "--seats", "3"))
        offers = [text.split(":")[0] for _, text in OFFER.findall(said)]
        assert offers == [
            "left end of your display", "right end of your display", "Seat 2’s right end",
            "Seat 3’s left end",
        ]  # fmt: skip

    def test_the_seat_that_begins_may_be_chosen(self) -> None:
        done = play(*PLAIN, "--bots", "none", "--seats", "3", "-o", "first=3", typed=[""])
        assert "\nSeat 3: take the keyboard" in done.out
