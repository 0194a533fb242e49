"""`pondside play koi`: whole games, a thing held over the pond, turns taken back step by step."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games.koi import GAME as KOI
from pondside.games.koi.tables import KINDS, N_TURNS
from pondside.games.koi.words import SIGNS
from pondside.language import Speech
from pondside.terminal.faces.koi_hexagons import HexHeld, drawn, held_over
from tests.cli.running import (
    BOX_DRAWING,
    ESCAPE,
    NO_CLEVER_BOT,
    OFFER,
    Answer,
    dialogue,
    here,
    play,
    saved,
    words,
    write,
)
from tests.cli.test_keys import DOWN, HINT, RIGHT, UP, Hands

from .replayed import GAME, HEAD
from .table import lying

pytestmark = pytest.mark.usefixtures("games", "bots_at_once")

# With this seed the row is gardener, storage, storage, builder, porter.
SOLO = ("play", "koi", "--plain", "--seed", "5", "--seats", "1")
DRAWN = ("play", "koi", "--seed", "5", "--seats", "1")
CONFIRM = "Press Enter to confirm your turn, or u to take back.\n"
NOTHING = "There is nothing to take back: what is confirmed or revealed stays.\n"
NUMBER = " You may type the number of a choice instead.\n"
HELD = "A cell to move it there, r turn, f mirror, n next best place, Enter lay it, x put it back."
TOTAL = re.compile(r"^Total: (\d+) points?$", re.M)
# Words of English that no other language has on a screen of this game.
ENGLISH = re.compile(
    r"\b(?:the|and|with|points?|tiles?|ponds?|storage|water|fits?|turn|row|laid|koi)\b", re.I
)


def keeper(language: str = "en", seed: int = 0) -> Answer:
    """Somebody who reads the menu: any choice, with the first Enter where it asks for a place."""
    say, chooser = Speech(language, "koi"), random.Random(seed)
    holding, work = say("held-ask_mirrored"), say("choice-work")

    def answer(screen: str) -> str:
        asked = " ".join(screen.removesuffix("> ").split())
        offers = OFFER.findall(screen)
        if not offers or asked.endswith((say("confirm"), holding)):
            return ""
        if any(text == work for _, text in offers) and chooser.random() < 0.4:
            return str(next(number for number, text in offers if text == work))
        return str(chooser.choice(offers)[0])

    return answer


def bounded(answer: Callable[[str], str | None], most: int = 900) -> Answer:
    """Nobody is at the keyboard any more after so many answers, rather than asked for ever."""
    left = most

    def answering(screen: str) -> str | None:
        nonlocal left
        left -= 1
        return answer(screen) if left else None

    return answering


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., tuple[str, ...]]:
    """How two people go on with the game of the rules, or with as much of it; more may follow."""

    def go_on(*more: str, upto: int | None = None, text: str = GAME) -> tuple[str, ...]:
        path = write(tmp_path, Match.replay(text, upto=upto))
        return ("play", "koi", "--plain", *more, "--resume", path)

    return go_on


Table = Callable[..., tuple[str, ...]]


def said(*typed: str, args: tuple[str, ...] = SOLO) -> list[str]:
    """What was said after each line typed, with the lists of choices."""
    return dialogue(play(*args, typed=typed).out)[1 : len(typed) + 1]


def replies(*typed: str, args: tuple[str, ...] = SOLO) -> list[str]:
    """The same without what comes next: the scene and the choices."""
    return [re.split(r"^(?:1\. |\n)", one, maxsplit=1, flags=re.M)[0]
            for one in said(*typed, args=args)]  # fmt: skip


class TestWholeGames:
    def test_a_person_who_reads_the_menu_plays_against_a_bot(self, games: Path) -> None:
        done = play(
            "play", "koi", "--plain", "--seed", "5", "--bots", "random", "-o", "first=random",
            answer=bounded(keeper()),
        )  # fmt: skip
        match = saved(games)
        assert match.over
        assert match.names == ("", "bot 2 (random)")
        ending = done.out[done.out.index("The game is over.") :]
        assert [int(total) for total in TOTAL.findall(ending)] == [match.total(0), match.total(1)]
        assert "Bot 2 (random) is thinking" in done.out
        assert f"The game is saved in {games}" in ending
        assert match.outcome is not None
        winner = next(one.seat for one in match.outcome.placings if one.place == 1)
        assert ("You won!\n", "\nBot 2 (random) won!\n")[winner] in ending
        # The end is told when it comes near, and when it is there.
        assert done.out.count("The deck is empty: this round and one more.\n") == 1
        assert re.search(r"^Turn \d+ · round \d+, the last one$", done.out, re.M)
        assert "The deck was empty and the last turn has been played.\n" in done.out
        # What the bot did is told, each thing once.
        told = re.findall(r"^  Bot 2 \(random\) (?:laid: .+|completed .+) on .+\.$", done.out, re.M)
        laid = [word for word in words(match, 1) if re.fullmatch(r"[=+]?[A-Za-z].*\d,.*", word)]
        assert len(told) == len(laid) > 5
        meditated = re.findall(r"^  Bot 2 \(random\) meditated in slot (\d)", done.out, re.M)
        assert meditated == [word[1] for word in words(match, 1) if word[0] == "M"]

    @pytest.mark.parametrize(
        ("options", "language", "how"),
        [
            (["scenario=lit_path"], "pl", []),
            (["scenario=imperial_lake", "goals=random"], "ru", ["--plain"]),
        ],
        ids=["lit path in Polish, drawn", "imperial lake in Russian"],
    )
    def test_a_solo_game_ends_with_its_title(
        self, options: list[str], language: str, how: list[str], games: Path
    ) -> None:
        asides = iter(["?", "s", "o", "b", "l", "u", "zz", "w5,5", "rmS", "xw", "GT0,0", ""])
        answer = keeper(language, 1)
        done = play(
            "play", "koi", "--seed", "5", "--seats", "1", "--lang", language, *how,
            *(part for option in options for part in ("-o", option)),
            answer=bounded(lambda screen: next(asides, None) or answer(screen)),
        )  # fmt: skip
        match = saved(games)
        assert match.outcome is not None
        assert match.outcome.reason == "deck"
        assert match.outcome.words[2:] == ("title", "none")
        say = Speech(language, "koi")
        total = say("points", n=match.total(0))
        assert f"\n{say('ending-none', points=total, title='')}\n" in done.out
        assert say("reason-deck") in done.out
        assert say("sheet-own") in done.out
        # A lone player has no more than one round after the deck, and loses cards.
        assert done.out.count(say("near-deck")) == 1
        assert say("event-churned", card="").removesuffix(".") in done.out
        assert bool(BOX_DRAWING.search(done.out)) == (how == [])
        plain = r"KOI-[A-Z]+|/.*/test_\w+|\S+\.pond|Koi\b|shishi-odoshi|data\s+stock\s+koi"
        text = re.sub(plain, "", done.out)
        assert not ENGLISH.search(text)
        assert not re.search(r"\b(?:event|refusal|reason|choice|title|ask|held)-\w", done.out)
        if options[0] == "scenario=lit_path":
            assert say("lit-no") in done.out


FIRST_SCREEN = """
Turn 7 · round 4 · cards in the deck: 20
Goals:
  purple water-lily: needs two lilies on adjacent foliage; 2 points more for a koi beside it · \
tiles left: 1
  statue: needs 2 lanterns; 4 points for each koi before it · tiles left: 1
  path: 2 coins for a tile when you place a koi; 3 / 6 / 12 / 18 points · tiles left: 6 · \
completed: Seat 2
Your pond: 4 points
spring: 0,0+1,0+2,0+0,1+1,1
water: 2,-1
foliage: 2,1
6 coins, 1 luck token
Storage, 6 of 7 spaces: 4 water, 2 foliage
Cards: scroll: 3 points for each own storage card, rain, storage
1. meditate, slot 1 (builder) – pay 1 coin
2. meditate, slot 2 (scroll: 2 points for each lantern) – 2 water
3. meditate, slot 3 (well: 2 coins or 3 water) – 1 foliage, 1 coin
4. meditate, slot 4 (scroll: 2 points for each own well card) – 2 water, 2 coins or buy a koi
5. meditate, slot 5 (well: 2 foliage or 1 shore) – 1 foliage, 1 shore
6. work
7. spend a luck token for 1 foliage
8. spend a luck token for 2 water
9. spend a luck token for 1 shore
10. spend a luck token to buy a small koi for 2 coins
11. spend a luck token to buy a medium koi for 3 coins
12. spend a luck token to buy a large koi for 4 coins
Meditate or work? You may type the number of a choice instead.
"""


class TestScreens:
    def test_the_first_plain_screen_tells_everything(self, table: Table) -> None:
        assert said("", args=table())[0] == FIRST_SCREEN

    @pytest.mark.parametrize("language", ["en", "pl", "ru"])
    @pytest.mark.parametrize("columns", ["40", "80"])
    def test_a_drawn_screen_fits_any_window(
        self, columns: str, language: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        typed = ["W", "1", "n", "", "1", "x", "-", "o", "b", "s", "?"]
        done = play(*DRAWN, "--lang", language, typed=typed)
        lines = re.sub("^> ", "", done.out, flags=re.M).splitlines()
        wide = [line for line in lines if len(line.rstrip()) > int(columns)]
        assert [line for line in wide if "--resume" not in line and "games" not in line] == []

    def test_a_pond_is_never_broken_in_a_narrow_window(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """There its cells are two columns wide, and what is held is a pair of brackets."""
        monkeypatch.setenv("COLUMNS", "40")
        (held,) = said("W", "1", "5,5", args=DRAWN)[2:]
        rows = [row.rstrip() for row in held.splitlines()]
        assert rows[0] == "r  -1 q   0…  · · · ·"
        assert rows[1] == "r   0 q  -1… · ≈ ≈ ≈ ·"
        assert [row for row in rows if "[]" in row] == ["r   5 q  -3…                  []"]
        assert all(
            row.startswith("r ") for row in rows[: rows.index("water on 5,5: does not fit here")]
        )

    def test_rounds_without_a_meditation_are_told(self) -> None:
        """KOI-END-05: when half of them have passed, and never alone."""
        two = ("play", "koi", "--plain", "--seed", "5", "--bots", "none")
        out = play(*two, "--no-confirm", typed=["", "W - -"] * 22).out
        told = "Full rounds without a meditation: {}; after 20 of them one more round is played.\n"
        assert [out.count(told.format(n)) for n in (1, 9, 10, 11)] == [0, 0, 2, 0]
        alone = play(*SOLO, "--no-confirm", typed=["W - -"] * 12).out
        assert "without a meditation" not in alone

    def test_the_legend_is_shown_in_the_first_turn_alone(self) -> None:
        out = play(*DRAWN, "--no-confirm", typed=["W", "-", "-", "W", "-"]).out
        assert "── Turn 2 · round 2 · " in out
        assert out.count("≈ spring, ~ water, f foliage, y with a lily, ") == 1

    def test_a_held_thing_is_drawn_in_brackets(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """So it is seen without colours, and where else it would fit."""
        monkeypatch.setenv("NO_COLOR", "1")
        first, moved = said("W", "1", "1,0", args=DRAWN)[1:]
        assert [row.rstrip() for row in first.splitlines()[:6]] == [
            "r  -2 q   0…",
            "r  -1 q  -1…     [· ] ·   ·   ·",
            "r   0 q  -1…    ·   ≈   ≈   ≈   ·",
            "r   1 q  -2…      ·   ≈   ≈   ·",
            "r   2 q  -2…        ·   ·   ·",
            "water on 0,-1: fits, plus 0 points",
        ]
        assert [row.rstrip() for row in moved.splitlines()[1:5]] == [
            "r   0 q  -1…  ·   ≈  [≈ ] ≈   ·",
            "r   1 q  -1…    ·   ≈   ≈   ·",
            "r   2 q  -2…      ·   ·   ·",
            "water on 1,0: does not fit here",
        ]

    def test_at_a_terminal_there_are_colours_and_the_arrow_keys_move(self, games: Path) -> None:
        with Hands(*DRAWN) as hands:
            assert ESCAPE in hands.hear()
            hands.type("W")
            assert "on 0,-1: fits" in hands.press("1\n", HINT)
            for key, cell in ((RIGHT, "1,-1"), (RIGHT, "2,-1"), (DOWN, "1,0"), (UP, "2,-1")):
                assert f"on {cell}: " in hands.press(key, HINT)
            hands.send("\r")
            assert "You laid: water on 2,-1." in hands.hear()
            hands.send("q\n")
            assert hands.end()[0] == 0


COMMANDS = (
    "u  take back the last step     s  your score sheet, point by point\n"
    "o  what the others have        b  what is still to come\n"
    "l  what has happened           q  save and stop\n"
    "?  this help\n"
)


class TestCommands:
    def test_the_commands_tell_and_change_nothing(self, table: Table, tmp_path: Path) -> None:
        typed = ["", "?", "s", "o", "b", "l", "W", "l", ""]
        _, helps, sheet, others, unseen, log, _, worked, enter = replies(*typed, args=table())
        assert helps.startswith("Meditate: M1 to M5 takes the card of a slot;")
        assert helps.endswith(COMMANDS)
        for word in ("Work:", "Lay:", "Luck:", "Score:"):
            assert f"\n{word}" in helps
        assert sheet == (
            "Score sheet of Ann\n"
            "  scroll: storages: 3 points – 1 × 3 points (KOI-SCORE-04)\n"
            "  luck tokens: 1 point – 1 luck token (KOI-SCORE-06)\n"
            "Total: 4 points\n"
        )
        assert others.startswith("Pond of Seat 2: 7 points\nspring: ")
        assert "\nsmall koi: number 0 on 1,0\npath tile: 0,0\n1 coin, 0 luck tokens\n" in others
        assert unseen == (
            "Cards in the deck (20): 2 × breeder, builder, gardener, 2 × porter, 3 × storage, "
            "4 × market, scroll: 2 points for each water-lily, scroll: 2 points for each small "
            "koi, scroll: 3 points for each medium koi, scroll: 4 points for each large koi, "
            "scroll: 3 points for each own market card, well: 3 coins, well: 3 water\n"
        )
        assert log == "  Nothing has happened yet.\n"
        assert worked == "  Ann worked.\n"
        assert enter == (
            "? help · u undo · s score · o the others · b still to come · l log · q save and stop\n"
        )
        assert len(saved(tmp_path).entries) == 40  # nothing was confirmed

    def test_alone_there_are_no_others(self) -> None:
        assert replies("o")[0].startswith("You play alone.\nGoals:\n")


class TestInput:
    def test_a_number_of_the_menu_is_the_word_of_its_line(self, games: Path) -> None:
        typed = ["8", "06", "1", "", "2", "3", ""]
        out = said(*typed)
        assert out[0].startswith("You spent a luck token.\nYou got 2 water.\n")
        assert out[1].startswith("You worked.\nLeaves the game – porter.\n")
        assert out[2] == f"water on 0,-1: fits, plus 0 points\n{HELD}\n"
        assert out[3].startswith("You laid: water on 0,-1.\n")
        assert "\n1. water – 13 places\n2. no more water\n" in out[3]
        assert out[3].endswith("More water? You may lay 1 more." + NUMBER)
        assert out[5].startswith("I do not understand “3”.")  # the work can only be done
        typed = ["8", "6", "1", "", "2", "1", ""]
        play(*SOLO, "--save", str(games / "again"), typed=typed)
        match = Match.replay((games / "again").read_text(encoding="utf-8"))
        assert words(match, 0) == ["!w", "W", "w0,-1", "-", "-", "-"]

    def test_several_words_make_a_turn_and_never_more(self, table: Table, tmp_path: Path) -> None:
        line = "!w W w1,-1 =w0,-1 - - W - -"
        play(*table(), typed=["", line, "q"])
        assert len(saved(tmp_path).entries) == 40
        play(*table("--no-confirm"), typed=["", line, "q"])
        entries = saved(tmp_path).entries[40:]
        # Only 6 of 7 spaces are used again: the turn ends by itself, and the rest is not played.
        assert [entry.word for entry in entries] == line.split()[:6]
        assert {entry.actor for entry in entries} == {0}

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            (
                "en",
                [
                    "Not possible: first choose whether you meditate or work (KOI-TURN-02).",
                    "Not possible: it would touch no wet edge of your pond (KOI-PLACE-02).",
                    "Not possible: another tile lies there (KOI-PLACE-01).",
                    "Not possible: you have none in storage (KOI-STORE-01).",
                    "Not possible: you have no unused helper for that (KOI-WORK-07).",
                    "Not possible: goals are completed after meditating or working (KOI-GOAL-01).",
                    "Not possible: your storage is not too full (KOI-STORE-04).",
                    "Not possible: you have meditated or worked in this turn (KOI-TURN-02).",
                ],
            ),
            (
                "pl",
                [
                    "Tak nie można: najpierw wybierz medytację albo pracę (KOI-TURN-02).",
                    "Tak nie można: kafelek nie stykałby się z żadną krawędzią z wodą w twoim "
                    "stawie (KOI-PLACE-02).",
                    "Tak nie można: leży tam już inny kafelek (KOI-PLACE-01).",
                    "Tak nie można: nie masz tego w schowku (KOI-STORE-01).",
                    "Tak nie można: nie masz do tego wolnego pomocnika (KOI-WORK-07).",
                    "Tak nie można: cele realizuje się po medytacji lub pracy (KOI-GOAL-01).",
                    "Tak nie można: w schowku wszystko się mieści (KOI-STORE-04).",
                    "Tak nie można: medytacja lub praca w tej turze już była (KOI-TURN-02).",
                ],
            ),
            (
                "ru",
                [
                    "Так нельзя: сначала выберите медитацию или работу (KOI-TURN-02).",
                    "Так нельзя: тайл не касался бы ни одной водной стороны в вашем пруду "
                    "(KOI-PLACE-02).",
                    "Так нельзя: там уже лежит другой тайл (KOI-PLACE-01).",
                    "Так нельзя: в хранилище у вас этого нет (KOI-STORE-01).",
                    "Так нельзя: для этого у вас нет свободного помощника (KOI-WORK-07).",
                    "Так нельзя: цели выполняют после медитации или работы (KOI-GOAL-01).",
                    "Так нельзя: в хранилище всё помещается (KOI-STORE-04).",
                    "Так нельзя: в этом ходу вы уже медитировали или работали (KOI-TURN-02).",
                ],
            ),
        ],
        ids=["en", "pl", "ru"],
    )
    def test_an_illegal_move_is_refused_with_its_reason_and_rule(
        self, language: str, told: list[str], table: Table
    ) -> None:
        typed = ["", "w1,-1", "W", "w5,5", "w0,0", "a0,0", "+w1,-1", "GU-1,0.0", "xw", "M1"]
        answers = replies(*typed, args=table("--lang", language))
        assert [answer.strip() for answer in (answers[1], *answers[3:])] == told


class TestHolding:
    """Turned and moved line by line."""

    def holding(self, table: Table, *typed: str) -> list[str]:
        """What is said of a shore that luck has brought to seat 1."""
        return said("", "!s", "W", "4", *typed, args=table())[3:]

    def test_a_shore_is_moved_turned_and_laid(self, table: Table, tmp_path: Path) -> None:
        """EX-01: where it fits, it looks at the spring."""
        typed = ["3,1", "r", "R", "f", "r", "", "-1,2", "x", "4", "-1,2", "r", "", "u"]
        out = self.holding(table, *typed)
        wrong = "does not fit this way; fits in rotation 3"
        assert [one.splitlines()[0] for one in out[:6]] == [
            "shore on -1,0, rotation 0 (cells -1,0 -1,1 0,-1): fits, plus 0 points",
            f"shore on 3,1, rotation 0 (cells 3,1 3,2 4,0): {wrong}",
            f"shore on 3,1, rotation 1 (cells 3,1 4,1 3,0): {wrong}",
            f"shore on 3,1, rotation 2 (cells 3,1 4,0 2,1): {wrong}",
            f"shore on 3,1, rotation 2 (cells 3,1 4,0 2,1): {wrong}",
            "shore on 3,1, rotation 3 (cells 3,1 3,0 2,2): fits, plus 0 points",
        ]
        assert out[6].startswith("Ann laid: shore on 3,1.\n")
        assert "\nshore: 3,1 looking west\n" in out[6]

    def test_where_it_does_not_fit_it_is_refused_and_still_held(self, table: Table) -> None:
        out = self.holding(table, "r", "", "1,0", "", "-1,2", "", "u")
        turned, refused, there, again, other, laid, undone = out[1:]
        wrong = (
            "shore on -1,0, rotation 1 (cells -1,0 0,0 -1,-1): does not fit this way; "
            "fits in rotation 0\n"
        )
        assert turned == f"{wrong}{HELD}\n"
        assert refused == (
            f"Not possible: another tile lies there (KOI-PLACE-01).\n{wrong}{HELD}\n"
        )
        assert there.splitlines()[0].endswith(": does not fit here")
        assert again.startswith(
            "Not possible: another tile lies there (KOI-PLACE-01).\nshore on 1,0"
        )
        assert other.splitlines()[0].endswith(": fits, plus 0 points")
        assert laid.startswith("Ann laid: shore on -1,2.\n")
        assert undone.startswith("Taken back: s-1,2.1\n")
        assert "1. water – 13 places\n2. foliage – 13 places\n" in undone

    @pytest.mark.parametrize(
        ("typed", "word"),
        [
            (["1", ""], "w0,-1"),
            (["w", "1,-1", ""], "w1,-1"),
            (["1", " 1 , -1 ", "R", "F", ""], "w1,-1"),
            (["1", "5,5", "", "zz", "2,-1", ""], "w2,-1"),
            (["1", "x", "01", "n", "n", ""], "w2,-1"),
            (["1", "n", "N", "3,0", ""], "w3,0"),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else value,
    )
    def test_what_is_laid_is_what_was_shown(self, typed: list[str], word: str, games: Path) -> None:
        play(*SOLO, "--no-confirm", typed=["W", *typed, "- - -"])
        assert words(saved(games), 0)[1] == word

    @pytest.mark.parametrize("typed", ["zz", "1", "1,", "a1", "1,-1,0", "1,100", "u", "?", "²,1"])
    def test_what_is_not_understood_changes_nothing(self, typed: str) -> None:
        before, after = said("W", "1", typed)[1:]
        assert after.endswith(before)
        assert len(after.removesuffix(before).splitlines()) == 1

    def test_a_koi_is_picked_up_and_put_elsewhere(self, table: Table, tmp_path: Path) -> None:
        args = table(text=GAME + "P1 W - -\n")
        typed = ["", "W", "4", "1", "1,0", "", "2,0", "", "mv0", "+y2,-1", "-", "u", "-", ""]
        out = said(*typed, args=args)
        assert "\n4. move small koi 0 from 1,0\n" in out[1]
        assert out[2].startswith("Seat 2 picked up the small koi from 1,0.\n")
        assert out[2].endswith("\n1. small koi – 6 places\nWhere does the koi go?" + NUMBER)
        assert re.match(r"small koi on \S+: fits, minus 2 points\n", out[3])
        assert out[4].startswith("small koi on 1,0: does not fit here\n")
        assert out[5].startswith(
            "Not possible: the koi has to go to another place (KOI-WORK-09).\n"
        )
        assert out[7].startswith("Seat 2 laid: small koi on 2,0.\n")
        assert "\nsmall koi: number 0 on 2,0\n" in out[7]
        assert "Your own action is used; helpers: gardener × 1." in out[7]
        assert out[8].startswith(
            "Not possible: your own action of this turn is used (KOI-WORK-01)."
        )
        assert out[9].startswith("Seat 2 laid: water-lily on 2,-1 with a helper.\n")
        assert out[10].endswith(CONFIRM)
        assert out[11].startswith("Taken back: -\n")
        assert words(saved(tmp_path), 1)[-6:] == ["W", "mv0", "=a2,0", "+y2,-1", "-", "-"]


class TestATurn:
    def test_a_turn_is_confirmed_before_a_card_is_turned_up(
        self, table: Table, tmp_path: Path
    ) -> None:
        """And the end of the turn, when nothing else can be done, is not asked for."""
        args = table(text=GAME + "P1 W - -\n")
        typed = ["", "M2", "R", "u", "R", "", "1", "xw", "", "u"]
        out = said(*typed, args=args)
        assert out[1].startswith(
            "Seat 2 meditated in slot 2 – scroll: 2 points for each lantern.\n"
        )
        assert out[1].endswith(
            "1. take the reward: 2 water\n"
            "You took a card (scroll: 2 points for each lantern). What now?" + NUMBER
        )
        assert out[2].endswith(CONFIRM)
        assert out[3].startswith("Taken back: R\n")
        assert out[4].endswith(CONFIRM)
        assert re.match(r"  New in slot 1 – \w", out[5])
        assert "end the turn" not in out[5]
        assert out[5].endswith(
            "Your storage is too full: 7 spaces used, room for 5. What do you return?" + NUMBER
        )
        assert out[6].startswith("Seat 2 returned to the supply: water.\n")
        assert out[7].endswith(CONFIRM)
        assert "Ann: take the keyboard" in out[8]
        match = saved(tmp_path)
        assert words(match, 1)[-5:] == ["M2", "R", "-", "xw", "xw"]
        # What was turned up stays, and so does what another did.
        undone = said("", "M2", "R", "", "u", "u", args=table(text=GAME + "P1 W - -\n"))[4:]
        assert undone[0].startswith("Taken back: -\n")
        assert undone[1].startswith(NOTHING)

    def test_nothing_is_confirmed_twice(self, table: Table) -> None:
        """Slot 1 has no reward: once its card is confirmed, all that is left is the end."""
        out = said("", "M1", "", args=table(text=GAME + "P1 W - -\n"))
        assert out[1].startswith("Seat 2 meditated in slot 1 – builder.\nSeat 2 paid 1 coin.\n")
        assert out[1].endswith(CONFIRM)
        assert out[2].startswith("  New in slot 1 – ")
        assert out[2].endswith("Ann: take the keyboard and press Enter.\n")

    def test_an_obvious_end_that_was_taken_back_is_asked_for(self, table: Table) -> None:
        """KOI-STORE-03: seat 2 has no luck left; it works, and ends the turn by that."""
        args = table(text=GAME + "P1 W - -\n")
        out = said("", "W", "w0,-1", "-", "-", "u", "1", "u", "u", "u", "u", "u", args=args)
        assert out[4].endswith(CONFIRM)
        assert out[5].startswith("Taken back: -\n")
        assert out[5].endswith(
            "1. end the turn\nComplete a goal, spend a luck token, or end the turn?" + NUMBER
        )
        assert out[6].endswith(CONFIRM)
        taken = [one.split("\n")[0] for one in out[7:12]]
        assert taken == [
            "Taken back: -", "Taken back: -", "Taken back: -", "Taken back: w0,-1", "Taken back: W",
        ]  # fmt: skip

    def test_luck_and_helpers_are_taken_back_step_by_step(
        self, table: Table, tmp_path: Path
    ) -> None:
        args = table(upto=33)  # seat 2, turn 6: a small koi, foliage and a gardener
        line = ["!w", "W", "+f2,-1", "a1,0", "N0,0", "-"]
        out = said("", *line, *["u"] * 7, args=args)
        assert out[1].startswith("Seat 2 spent a luck token.\nSeat 2 got 2 water.\n")
        assert out[3].startswith("Seat 2 laid: foliage on 2,-1 with a helper.\n")
        assert out[4].endswith("Lay a path tile for 2 coins?" + NUMBER)
        assert "\n1. path tile – 7 places, at best plus 3 points\n2. no path tile\n" in out[4]
        assert out[5].startswith(
            "Seat 2 completed a goal: path tile on 0,0.\nSeat 2 paid 2 coins.\n"
        )
        taken = [one.split("\n")[0] for one in out[7:]]
        # The end of the turn came by itself.
        assert taken == [f"Taken back: {word}" for word in ["-", *line[::-1]]]
        assert len(saved(tmp_path).entries) == 33

    def test_the_rain_is_laid_in_any_order_and_a_well_gives_what_is_chosen(
        self, table: Table
    ) -> None:
        out = said("", "M2", "C", "1", "2,1", "", "=w1,-1", "-", args=table(upto=9))
        assert "\n1. take the reward: 2 water\n2. let it rain: 3 water\n" in out[1]
        assert out[2].endswith(
            "1. water – 11 places\nThe rain brings 3 water. What do you lay first?" + NUMBER
        )
        assert out[5].startswith("Seat 2 laid: water on 2,1.\n")
        assert "The rain brings 2 water." in out[5]
        assert out[7].startswith("Not possible: the tiles of the rain come first (KOI-CARD-06).\n")
        out = said("", "M3", "C3", "C", "2", args=table())
        assert "2. take 2 coins\n3. take 3 water\n" in out[1]
        assert out[2].startswith("Not possible: the card does not offer that (KOI-CARD-08).\n")
        assert out[4].startswith("Ann resolved the card – well: 2 coins or 3 water.\n")
        assert "Ann got 2 coins.\n" in out[4]

    def test_a_koi_is_bought_in_three_ways(self, table: Table) -> None:
        text = HEAD.replace("c36", "c23") + "P1 !S\n"
        out = said("", "M4", args=table(text=text))
        assert "\n1. take the reward: 2 water, 2 coins\n2. buy no koi\n3. buy a small koi for 0 coins\n" in out[1]  # fmt: skip # noqa: E501
        out = said("", "M4", "R$M", "C1", "", "-", args=table(text=HEAD.replace("c36", "c23")))
        assert "\n2. instead of the reward, buy a small koi for 1 coin\n" in out[1]
        assert "buy a medium koi for 2 coins\n" in out[1]
        assert "buy a large koi for" not in out[1].replace("buy a large koi for 2 coins", "")
        assert out[2].startswith(
            "Ann took the reward of the slot.\nAnn paid 2 coins.\nAnn got 1 medium koi.\n"
        )
        assert "Ann resolved the card – market.\nAnn got 1 small koi.\n" in out[3]

    def test_a_goal_is_completed_after_the_work(self, tmp_path: Path) -> None:
        """A small branch for two foliage; it brings water."""
        match = Match.new("koi", 1, seed=5, options={"goals": "branches+path+turtle"})
        for turn in (["M5", "R", "!f", "-", "xs"], ["W", "f-1,0", "-", "-"]):
            for word in turn:
                match.play(word)
            match.deal()
        args = ("play", "koi", "--plain", "--resume", write(tmp_path, match))
        typed = ["1", "0,1", "f", "f", "x", "GB3:0,1.0", "=w0,-1", "-", "u", "-", ""]
        first, *out = said("W f-1,1 -", *typed, args=args)
        offer = r"^1\. goal: small branch – \d+ places, at best plus 10 points$"
        assert re.search(offer, first, re.M)
        assert "\n2. end the turn\n" in first
        assert re.match(
            r"small branch on \S+, rotation \d+ \(cells .+\): fits, plus 10 points\n", out[0]
        )
        assert out[4].startswith("Put back.\n")
        assert out[5].startswith("You completed a goal: small branch on 0,1.\n")
        assert out[5].endswith("The branch brings water: you may lay 3 more." + NUMBER)
        assert out[6].startswith("You laid: water on 0,-1.\n")
        assert "you may lay 2 more." in out[6]
        assert out[8].startswith("Taken back: -\n")


class TestResuming:
    def test_the_hint_how_to_go_on_leads_back_into_the_game(self, games: Path) -> None:
        done = play(*SOLO, "--lang", "pl", typed=["W w1,-1 - - -", "", "M2", "q"])
        (hint,) = re.findall(r"^Aby grać dalej: pondside (.+)$", done.out, re.M)
        again = play(*hint.split(), "--plain", typed=["s"]).out
        assert "Turn 2 · round 2 · cards in the deck: 24\n" in again
        assert words(saved(games), 0)[:2] == ["W", "w1,-1"]
        assert "M2" not in words(saved(games), 0)  # it was not confirmed

    def test_a_finished_game_shows_its_end_again(self, tmp_path: Path) -> None:
        match = Match.new("koi", 2, seed=1, options={"first": "2", "goals": "none"})
        while not match.over:
            match.play("W" if "W" in match.words() else "-", quiet=True)
            match.deal(quiet=True)
        args = ("play", "koi", "--plain", "--resume", write(tmp_path, match))
        out = play(*args).out
        assert "The game is over.\n" in out
        assert "\nSeat 1 won!\nEqual points and coins: the later in turn order wins.\n" in out


class TestOptions:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (
                ["-o", "scenario=hot_summer"],
                "scenario=hot_summer is played alone, not by 2 (KOI-SOLO-01)",
            ),
            (
                ["-o", "scenario=x"],
                "option scenario cannot be 'x'; use none or hot_summer or lit_path or "
                "imperial_lake",
            ),
            (["-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
            (
                ["--seats", "1", "-o", "scenario=lit_path", "-o", "goals=none"],
                "goals=none: lit_path has its own three goals (KOI-SOLO-10)",
            ),
            (
                ["--seats", "1", "-o", "scenario=imperial_lake", "-o", "goals=path+statue+turtle"],
                "goals=statue+path+turtle: imperial_lake has its own five goals, or random "
                "(KOI-SOLO-12)",
            ),
            (["-o", "wind=on"], "Koi has no option 'wind'; it has: first, goals, scenario"),
            (["--seats", "5"], "Koi is for 1 to 4 seats, not 5"),
            (["--bots", "clever"], NO_CLEVER_BOT),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else "",
    )  # fmt: skip
    def test_what_cannot_be_played_is_refused_in_one_sentence(
        self, args: list[str], message: str, games: Path
    ) -> None:
        assert here("play", "koi", "--plain", *args) == (2, "", f"pondside: {message}\n")
        assert not games.exists()

    @pytest.mark.parametrize(("seats", "deck"), [(2, 25), (3, 34), (4, 43)])
    def test_every_number_of_seats_can_sit_down(self, seats: int, deck: int) -> None:
        args = ("play", "koi", "--plain", "--seed", "5", "--bots", "none")
        (out,) = said("", args=(*args, "--seats", str(seats), "-o", "first=2"))
        assert f"Turn 1 · round 1 · cards in the deck: {deck}\n" in out
        assert len(re.findall(r"^  .*: .* · tiles left: \d+$", out, re.M)) == 3
        assert "\nStorage, 2 of 5 spaces: 2 water\n" in out


BOX = KOI.open_box(None)
SHAPES = [sign for sign, turns in zip(SIGNS, N_TURNS, strict=True) if turns > 1]
Cells = frozenset[tuple[int, int]]


def turned(cells: Cells) -> Cells:
    """Docs, section 1: one step sends east to north-east."""
    return frozenset((q + r, -q) for q, r in cells)


def mirrored(cells: Cells) -> Cells:
    return frozenset((q + r, -r) for q, r in cells)


def look(cells: Any) -> Cells:
    """A shape wherever it lies."""
    q, r = min(cells)
    return frozenset((x - q, y - r) for x, y in cells)


def of_fitting(what: str, worth: Mapping[str, int] | None = None, line: str = "O0,0.0") -> HexHeld:
    return held_over(what, worth or {}, lying(line), BOX)


def everywhere() -> Iterator[tuple[str, HexHeld]]:
    """Every shape in every turn that looks different."""
    for sign in SHAPES:
        held = of_fitting(sign)
        for turn in range(len(held.shapes)):
            if held.same[turn] == turn:
                held = of_fitting(sign)
                held.turn_now = turn
                held.put("2,-1")
                yield sign, held


class TestHeld:
    def test_a_turn_is_a_step_to_the_left_and_comes_round(self) -> None:
        for sign, held in everywhere():
            start, before = held.turn_now, frozenset(held.cells)
            held.turn()
            assert look(held.cells) == look(turned(before)), sign
            assert held.cell == (2, -1)
            for _ in range(11):
                held.turn()
            assert held.turn_now == start, sign

    def test_what_has_a_handedness_is_mirrored_and_back(self) -> None:
        for sign, held in everywhere():
            start, before = held.turn_now, look(held.cells)
            held.flip()
            images = [look(mirrored(before))]
            for _ in range(5):
                images.append(look(turned(images[-1])))
            if len(held.shapes) == 12:
                assert look(held.cells) in images, sign
            else:
                assert held.turn_now == start
            held.flip()
            assert held.turn_now == start, sign

    def test_every_look_is_reached_by_turning_and_mirroring(self) -> None:
        for sign in SHAPES:
            held, reached = of_fitting(sign), set()
            for _ in range(2):
                for _ in range(6):
                    reached.add(held.turn_now)
                    held.turn()
                held.flip()
            assert reached == set(held.same), sign

    def test_moving_steps_from_cell_to_cell_within_bounds(self) -> None:
        held = of_fitting("w")
        held.put("0,0")
        for rows, columns, cell in (
            (0, 1, (1, 0)), (0, -1, (0, 0)), (-1, 0, (1, -1)), (-1, 0, (1, -2)), (1, 0, (1, -1)),
            (1, 0, (1, 0)), (1, 0, (1, 1)), (1, 0, (0, 2)), (-1, 0, (0, 1)),
        ):  # fmt: skip
            before = held.cell
            held.move(rows, columns)
            step = (held.cell[0] - before[0], held.cell[1] - before[1])
            assert step in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            if rows:
                assert step[1] == rows
            else:
                assert held.cell == cell
        # Up and down again is where it was.
        for start in ("0,0", "1,1", "-2,1"):
            held.put(start)
            held.move(-1, 0)
            held.move(1, 0)
            assert held.word == f"w{start}"
        for way in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            for _ in range(40):
                held.move(*way)
            q, r = held.cell
            assert -4 <= q <= 6
            assert -4 <= r <= 5

    def test_a_cell_is_written_as_the_drawing_names_it(self) -> None:
        held = of_fitting("s")
        for cell, at in (
            ("3,0", (3, 0)),
            ("-1,2", (-1, 2)),
            (" 1 , -1 ", (1, -1)),
            ("00,1", (0, 1)),
        ):
            assert held.put(cell)
            assert held.cell == at
            assert held.word == f"s{at[0]},{at[1]}.{held.turn_now}"
        for cell in (
            "", "1", "1,", ",1", "1.1", "1,1,1", "a1", "1,100", "+1,1", "--1,1", "١,1", "²,1",
            "1;1", "w1,1", "1,1.0", "9" * 5000 + ",1", "7,0", "-5,0", "0,6", "0,-5", "31,31",
        ):  # fmt: skip
            assert not held.put(cell), cell
            assert held.word == f"s0,1.{held.turn_now}"

    def test_the_best_places_come_one_by_one_and_begin_again(self) -> None:
        worth = {"s3,0.3": 1, "s-1,0.0": 4, "s1,2.2": 4, "s3,-1.4": 0}
        held = of_fitting("s", worth)
        shown = [held.word]
        for _ in range(7):
            held.best()
            shown.append(held.word)
        assert shown[:4] == ["s-1,0.0", "s1,2.2", "s3,0.3", "s3,-1.4"]
        assert shown[4:] == shown[:4]
        assert held.fits

    def test_it_fits_where_its_word_is_legal(self) -> None:
        held = of_fitting("+c", {"+c1,0.3": 6, "+c1,0.0": 2, "+c0,1.1": 0})
        assert (held.word, held.fits) == ("+c1,0.3", True)
        assert held.fitting() == [0, 3]
        assert held.spots() == {(1, 0)}
        held.turn()
        assert (held.word, held.fits) == ("+c1,0.4", False)
        assert held.fitting() == [0, 3]
        assert held.spots() == set()
        held.put("0,1")
        assert held.fitting() == [1]
        nowhere = of_fitting("GZ")
        assert (nowhere.word, nowhere.fits, nowhere.fitting()) == ("GZ0,0.0", False, [])
        nowhere.best()
        assert nowhere.word == "GZ0,0.0"


class TestDrawn:
    POND = "O0,0.0 w1,-1 f0,2 y0,2 s3,0.3 l3,0 b0,1.0 a0,0 T1,0"

    def test_every_thing_has_its_sign(self) -> None:
        rows = drawn(lying(self.POND), BOX).plain.split("\n")
        assert [row.rstrip() for row in rows] == [
            "r  -2 q   0…",
            "r  -1 q   0…        ~       s",
            "r   0 q  -1…      a1  T   ≈   l←",
            "r   1 q  -1…        b0  b0  s",
            "r   2 q  -2…          y",
            "r   3 q  -2…",
        ]

    def test_each_row_stands_half_a_cell_aside(self) -> None:
        """A cell is two signs right of those below and above it on the left."""
        text = drawn(lying("O0,0.0 w1,-1 w1,-2 f2,-1"), BOX).plain
        columns = {}
        for row in text.split("\n"):
            head = re.match(r"r +(-?\d+) q +(-?\d+)… ", row)
            assert head
            r, first = int(head[1]), int(head[2])
            signs = [k for k, sign in enumerate(row) if k >= head.end() and sign != " "]
            columns[r] = (first, head.end(), signs)
        places = {}
        for r, (_, start, signs) in columns.items():
            for k, at in enumerate(signs):
                places[r, k] = at - start
        # Row -2: 1,-2; row -1: 1,-1 and 2,-1; row 0 and 1: the spring.
        assert places[-1, 1] - places[-1, 0] == 4
        assert places[-1, 0] - places[-2, 0] == 2
        assert places[0, 1] - places[-1, 0] == 2
        assert places[1, 0] - places[0, 0] == 2

    def test_a_held_thing_hides_nothing_but_is_in_brackets(self) -> None:
        held = of_fitting("b", {"b0,0.2": 0, "b0,1.0": 4}, "O0,0.0 a1,0")
        text = drawn(lying("O0,0.0 a1,0"), BOX, held)
        assert "r   1 q  -1…       [≈ ][≈ ]" in text.plain
        styles = {str(span.style) for span in text.spans}
        held.put("1,0")
        again = drawn(lying("O0,0.0 a1,0"), BOX, held)
        assert "[a0][≈ ]" in again.plain
        assert {str(span.style) for span in again.spans} != styles  # it does not fit there

    def test_every_kind_is_drawn(self) -> None:
        assert len(SIGNS) == len(KINDS)
        for sign, turns in zip(SIGNS, N_TURNS, strict=True):
            token = f"{sign}4,4" + (".0" if turns > 1 else "")
            assert sign.rstrip(":").replace("w", "~") in drawn(lying(f"O0,0.0 {token}"), BOX).plain
