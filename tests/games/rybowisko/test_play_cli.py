"""`pondside play rybowisko`: whole games, fields and steps, rolls that cannot be taken back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pondside import Match
from pondside.games import load
from tests.cli.running import (
    BOX_DRAWING,
    ESCAPE,
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

# With this seed: r1 ruffe 5–6, r2 spined loach 3, and the first rolls are 1, 2, 1, 2.  Red is g7,
# two steps from seat 1 on f8; seat 2 is on h12.
PLAIN = ("play", "rybowisko", "--plain", "--seed", "5")
QUICK = (*PLAIN, "--no-confirm")
TWO = (*PLAIN, "--bots", "none")
CONFIRM = "Press Enter to confirm your turn"
NOTHING = "There is nothing to take back: what is confirmed or revealed stays.\n"
TOTAL = re.compile(r"^Total: (\d+) points?$", re.M)
EXAMPLE = re.compile(r"(?:such as|na przykład|например) (\w+)\.")

HEAD = """pond 1
game rybowisko
seats 2
options target=3
seed 1

@ r1:UKL r2:UKL y1:SZC y2:JZG g1:SUM g2:UKL b1:SAN b2:LES
@ keep:yW m1:b k3:g i5:g m5:b q5:g g7:y k7:b o7:g a9:b e9:r i9:r m9:r g11:r k11:y i13:y
"""
BOTH_HIT = HEAD + "P1 e9\n@ die:6\n"


def first(screen: str) -> str:
    """The first choice of every list; where nothing is listed the example, or Enter."""
    if OFFER.search(screen):
        return "1"
    found = EXAMPLE.search(screen.rsplit("\n", 3)[-2] if "\n" in screen else screen)
    return found[1] if found else ""


def sailor(screen: str) -> str:
    """Like `first`, for drawn screens, which list few choices."""
    last = screen.splitlines()[-1] if screen.splitlines() else ""
    found = EXAMPLE.search(" ".join(screen.splitlines()[-2:]))
    return found[1] if found and "1." not in last else first(screen)


def bounded(answer: Answer, most: int = 400) -> Answer:
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


def resumed(folder: Path, text: str) -> tuple[str, ...]:
    """How to go on with a record."""
    path = folder / "record.pond"
    path.write_text(text, encoding="utf-8")
    return ("play", "rybowisko", "--plain", "--resume", str(path))


def grade_names(language: str) -> list[str]:
    grades = load("rybowisko").open_box(None).facts["solo"]["grades"]
    return [str(grade[language]) for grade in grades]


class TestWholeGames:
    def test_a_person_who_reads_the_menu_plays_against_both_bots(self, games: Path) -> None:
        bots = ("--seats", "3", "--bots", "keen,random")
        with Keyboard(*QUICK, *bots, "-o", "target=3") as keyboard:
            screen = keyboard.hear()
            code = -1
            for _ in range(200):
                answer = first(screen)
                offered = dict(OFFER.findall(screen)).get(answer, "")
                keyboard.send(f"{answer}\n")
                try:
                    screen = keyboard.hear()
                except AssertionError:  # it ended
                    code = keyboard.process.wait(10)
                    break
                told = screen.splitlines()[0]
                if ": plus " in offered:
                    fish = offered.split(" (")[0]
                    assert told.startswith(f"You caught {fish} (")
                elif offered.startswith("turn a luck token"):
                    assert told.startswith("You turned a luck token to roll again; ")
                else:
                    field = offered.split(" ")[0].rstrip(":") or answer
                    assert re.match(rf"You sailed to {field}(\.| and turned [123] luck )", told)
        assert code == 0
        assert "Traceback" not in keyboard.said
        match = saved(games)
        assert match.over
        assert match.names == ("", "bot 2 (keen)", "bot 3 (random)")
        last = keyboard.said[keyboard.said.index("The game is over.") :]
        assert [int(total) for total in TOTAL.findall(last)] == [match.total(k) for k in range(3)]
        assert "The target is reached and the round is over.\n" in keyboard.said
        assert "won!" in last or "A shared victory: " in last
        assert f"The game is saved in {games}" in last

    def test_a_whole_game_against_the_usual_bot_to_seven_fish(self, games: Path) -> None:
        done = play(*QUICK, answer=bounded(first))
        match = saved(games)
        assert match.over
        assert match.options["target"] == "7"
        assert max(len(angler.cards) for angler in match.view(None).anglers) == 7
        ending = done.out[done.out.index("The game is over.") :]
        assert [int(total) for total in TOTAL.findall(ending)] == [match.total(0), match.total(1)]
        assert "Bot 2 (calm) is thinking" in done.out
        assert "\nRound 1 · the game ends with 7 fish\n" in done.out
        # Refills come in such a long game, and are one sentence each.
        refills = re.findall(r"^  The lake is refilled: .*\.$", done.out, re.M)
        assert refills
        for refill in refills:
            assert len(re.findall(r"\b[a-q]\d+ (?:red|yellow|green|blue)\b", refill)) in (5, 6, 7)

    def test_a_solo_game_ends_with_its_grade(self, games: Path) -> None:
        done = play(*QUICK, "--seats", "1", answer=bounded(first))
        match = saved(games)
        assert match.outcome is not None
        words = match.outcome.words
        number = int(words[words.index("grade") + 1])
        total = match.total(0)
        points = "1 point" if total == 1 else f"{total} points"
        assert f"\n{points}: {grade_names('en')[number - 1]}!\n" in done.out
        assert "Turn 1 of 15\n" in done.out
        assert "Turn 15 of 15\n" in done.out
        assert "All turns are played.\n" in done.out
        assert "Your score sheet\n" in done.out
        assert "won" not in done.out

    def test_two_people_at_one_keyboard_hand_it_over_and_confirm_their_moves(
        self, games: Path
    ) -> None:
        done = play(*TWO, "--names", "Ala,Olek", "-o", "target=1", answer=bounded(first))
        match = saved(games)
        assert match.over
        assert match.names == ("Ala", "Olek")
        turns = match.turn
        assert turns % 2 == 0
        for name in match.names:
            assert done.out.count(f"{name}: take the keyboard and press Enter.") == turns // 2
        assert "look away" not in done.out  # everything lies open
        # A move is confirmed, not what is answered after the roll.
        assert done.out.count(CONFIRM) == turns
        answers = {"reroll", "give_up", "take:r1", "take:r2"}
        assert any(answers & set(words(match, seat)) for seat in (0, 1))
        assert "Score sheet of Ala\n" in done.out
        assert "Score sheet of Olek\n" in done.out
        assert match.outcome is not None
        winners = [match.names[p.seat] for p in match.outcome.placings if p.place == 1]
        assert f"{', '.join(winners)} won!" in done.out or "A shared victory" in done.out

    def test_a_drawn_game_goes_to_its_end(self, games: Path) -> None:
        args = ("play", "rybowisko", "--seed", "5", "--no-confirm", "--seats", "1")
        done = play(*args, answer=bounded(sailor))
        assert saved(games).over
        assert "── Turn 15 of 15 ──" in done.out
        assert BOX_DRAWING.search(done.out)
        assert any(f": {name}!" in done.out for name in grade_names("en"))

    def test_a_tie_is_decided_by_luck_and_told(self, tmp_path: Path) -> None:
        match = tied("luck")
        done = play("play", "rybowisko", "--plain", "--resume", write(tmp_path, match))
        assert match.outcome is not None
        (winner,) = [p.seat + 1 for p in match.outcome.placings if p.place == 1]
        assert f"Seat {winner} won!\nIt was a tie; smiling luck tokens decided.\n" in done.out

    def test_a_shared_victory_names_the_winners(self, tmp_path: Path) -> None:
        match = tied("shared")
        done = play("play", "rybowisko", "--plain", "--resume", write(tmp_path, match))
        assert "A shared victory: Seat 1, Seat 2.\n" in done.out

    def test_a_random_seat_begins_where_it_is_asked_for(self, games: Path) -> None:
        done = play(*TWO, "-o", "first=random", "--seed", "3", typed=[""])
        begins = words(saved(games), -1)[0]
        assert begins in ("first:P1", "first:P2")
        assert done.out.split("Seat ")[1][0] == begins[-1]


def tied(how: str) -> Match:
    """A short game of two, played at random, that ended in a tie."""
    import random

    for seed in range(500):
        match = Match.new("rybowisko", 2, seed=seed, options={"target": "1"})
        chooser = random.Random(seed)
        while not match.over:
            fields = [one.field for one in match.view(match.actor).reach if one.action == "catch"]
            match.play(chooser.choice(fields or match.words()), quiet=True)
            match.deal(quiet=True)
        assert match.outcome is not None
        if match.outcome.tie_break == how:
            return match
    raise AssertionError(f"no game ended {how}")


# Words of English that no other language has on a screen of this game.
ENGLISH = re.compile(
    r"\b(?:the|and|with|points?|luck|tokens?|fish|field|sailed|rolled|caught|round|turn|red|north)\b",
    re.I,
)


class TestLanguages:
    @pytest.mark.parametrize(
        ("language", "over", "asked"),
        [
            ("pl", "Koniec gry.", "Dokąd płyniesz? Wpisz pole, na przykład "),
            ("ru", "Игра окончена.", "Куда вы плывёте? Введите клетку, например "),
        ],
    )
    @pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
    def test_a_game_in_another_language_has_no_untranslated_words(
        self, language: str, over: str, asked: str, how: list[str]
    ) -> None:
        asides = iter(["?", "s", "o", "b", "l", "u", "zz", "q5", "stop", ""])
        done = play(
            "play", "rybowisko", *how, "--seed", "5", "--seats", "1", "--lang", language,
            answer=bounded(lambda screen: next(asides, None) or sailor(screen)),
        )  # fmt: skip
        assert asked in done.out
        assert over in done.out
        assert any(f": {name}!" in done.out for name in grade_names(language))
        assert not ENGLISH.search(done.out.replace("test_a_game_in_another_language_has", ""))
        assert not re.search(r"\b(?:event|refusal|reason|choice|way|tie|ask)-\w", done.out)

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            (
                "pl",
                [
                    "Gracz 1: rybak płynie na pole g7.",
                    "Gracz 1: wędka zarzucona, haczyk może połknąć jazgarz lub koza.",
                    "  Gracz 1: na kostce wypada 1.",
                    "Wynik nie pasuje do żadnej karty. Rzucasz jeszcze raz za żeton szczęścia (r) "
                    "czy rezygnujesz (g)?",
                    "  Gracz 1: fale znoszą rybaka na wschód, na pole h7.",
                ],
            ),
            (
                "ru",
                [
                    "Игрок 1: рыбак плывёт на клетку g7.",
                    "Игрок 1: удочка заброшена, может клюнуть ёрш или щиповка.",
                    "  Игрок 1: на кубике выпадает 1.",
                    "Число не подходит ни к одной карте. Бросить снова за жетон удачи (r) или "
                    "отпустить рыбу (g)?",
                    "  Игрок 1: волны сносят рыбака на восток, на клетку h7.",
                ],
            ),
        ],
    )
    def test_a_catch_is_told_in_the_language_asked_for(
        self, language: str, told: list[str]
    ) -> None:
        done = play(*TWO, "--lang", language, typed=["", "g7", "", "g", "", "l"])
        for sentence in told:
            assert f"\n{sentence}" in done.out.replace("> ", "\n")

    @pytest.mark.parametrize(
        ("language", "first_player", "last_round", "heading"),
        [
            (
                "en",
                "1 You, first player: ",
                "  You reached the target: this is the last round.\n",
                "Round 1, the last · ",
            ),
            (
                "pl",
                "1 Ty, z kartą gracza rozpoczynającego: ",
                "  Ty: cel osiągnięty, to ostatnia runda.\n",
                "Runda 1, ostatnia · ",
            ),
            (
                "ru",
                "1 Вы, первый игрок: ",
                "  Вы: цель достигнута, это последний раунд.\n",
                "Раунд 1, последний · ",
            ),
        ],
    )
    def test_the_first_player_and_the_last_round_are_told_so_that_it_fits_you_too(
        self, language: str, first_player: str, last_round: str, heading: str
    ) -> None:
        table = ("play", "rybowisko", "--plain", "--no-confirm", "--seed", "1", "-o", "target=1")
        done = play(*table, "--lang", language, "--bots", "calm", typed=["g7"])
        assert f"\n{first_player}" in done.out
        assert last_round in done.out
        two = play(*table, "--lang", language, "--bots", "none", typed=["", "g7", ""])
        assert f"\n{heading}" in two.out


class TestScreens:
    def test_the_first_plain_screen_tells_everything(self) -> None:
        said = dialogue(play(*TWO, typed=[""]).out)[1]
        assert said.splitlines()[:3] == [
            "",
            "Round 1 · the game ends with 7 fish",
            "Tokens, red: m1 (Narew arm, towards Wierzbica), k3 (Serock), "
            "m5 (Bug mouth at Arciechów), g7 (Jadwisin).",
        ]
        assert (
            "Pair, red: r1 Ruffe (caught by 5–6; small and bottom fish); "
            "r2 Spined loach (caught by 3; small and bottom fish; 1 extra point).\n"
        ) in said
        assert "Cards in the deck: 46. Tokens beside the board: green west.\n" in said
        assert (
            "1 Seat 1, first player: f8 (Zegrze harbour); 3 of 3 luck tokens smiling; "
            "0 fish, 0 points\n" in said
        )
        assert "You can rest on: g8, f9, h8, g9, f10.\n" in said
        offers = OFFER.findall(said)
        assert [text.split(" ")[0] for _, text in offers] == ["g7", "e9", "i9", "g11"]
        assert offers[0][1] == (
            "g7 (Jadwisin): red, Ruffe 5–6 or Spined loach 3; no luck needed. "
            "Chance of a catch: 50% at once, 75% with 1 luck token, 88% with 2 luck tokens, "
            "94% with 3 luck tokens"
        )
        assert said.endswith(
            "Sail where? Type a field, such as g7. You may type the number of a choice instead.\n"
        )

    def test_the_lake_is_drawn_with_tokens_anglers_and_costs(self) -> None:
        done = play("play", "rybowisko", "--seed", "5", "--bots", "none", typed=[""])
        rows = [line.rstrip() for line in done.out.splitlines()]
        top = rows.index("    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q")
        assert rows[top + 1 : top + 14] == [
            " 1                                   ~  r",
            " 2                                   ~  ~",
            " 3                                r  ~  ~",
            " 4                             ~  ~  ~  ~  ~  ~  ~  ~",
            " 5                          y  ~  ~  ~  r  ~  ~  ~  y",
            " 6                       ²  ³  ~  ~  ~  ~  ~  ~",
            " 7                    r· ¹  ²  ³  b  ~  ~  ~  g",
            " 8                 1  ·  ·  ¹  ²  ³  ~  ~  ~",
            " 9  g  ³  ²  ¹  b· ·  ·  ¹  y² ³  ~  ~  y  ~",
            "10  ~  ~  ³  ²  ¹  ·  ¹  ²  ³  ~  ~  ~  ~",
            "11                 ¹  b² ³  ~  ~  g  ~",
            "12                       2  ~  ~  ~",
            "13                          b  ~",
        ]
        squeezed = [" ".join(row.split()) for row in rows]
        assert "r r1: Ruffe 5–6 C r2: Spined loach 3 C!" in squeezed
        assert "Tokens: r red, y yellow, g green, b blue." in squeezed
        assert "g7 r – Ruffe 5–6 (33% – 63%) 50% · 75% · 88% · 94%" in squeezed
        assert "i9 y 2 Carp 6 (17% – 25%) 50% · 75%" in squeezed

    @pytest.mark.parametrize("columns", ["40", "80", "200"])
    def test_a_drawn_screen_fits_any_window(
        self, columns: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        done = play("play", "rybowisko", "--seed", "5", "--bots", "none", typed=["", "g7", ""])
        wide = [line for line in done.out.splitlines() if len(line) > int(columns)]
        assert [line for line in wide if "--resume" not in line and "saved" not in line] == []

    def test_a_drawn_game_at_a_terminal_has_colours_and_a_plain_one_has_none(self) -> None:
        args = ("play", "rybowisko", "--seed", "5", "--bots", "none")
        for how in ([], ["--plain"]):
            with Keyboard(*args, *how, terminal=True) as keyboard:
                keyboard.hear()
                screen = keyboard.type("")
                keyboard.send("q\n")
                assert keyboard.end()[0] == 0
            assert (ESCAPE in screen) == (how == [])

    def test_the_chances_are_told_again_before_the_roll(self) -> None:
        said = reply("", "g7")
        assert said == (
            "Seat 1 sailed to g7.\n"
            "Seat 1 cast the line for Ruffe or Spined loach.\n"
            "Chance of a catch: 50% at once, 75% with 1 luck token, 88% with 2 luck tokens, "
            "94% with 3 luck tokens\n"
            "Press Enter to confirm your turn, or u to take back.\n"
        )

    def test_a_miss_shows_the_die_the_pair_and_the_chances_left(self) -> None:
        said = dialogue(play(*TWO, typed=["", "g7", ""]).out)[3]
        assert said == (
            "  Seat 1 rolled 1.\n"
            "The die shows 1.\n"
            "  r1 Ruffe (caught by 5–6; small and bottom fish)\n"
            "  r2 Spined loach (caught by 3; small and bottom fish; 1 extra point)\n"
            "Chance of a catch: 50% with 1 luck token, 75% with 2 luck tokens, "
            "88% with 3 luck tokens\n"
            "1. turn a luck token and roll again\n"
            "2. give up this catch\n"
            "A miss. Roll again (r) for a luck token, or give up (g)? "
            "You may type the number of a choice instead.\n"
        )

    def test_what_chance_does_is_told_at_once_and_only_once(self) -> None:
        done = play(*QUICK, "--bots", "random", typed=["g7", "g", "1"])
        told, news = done.out.split("Since your last turn:\n", 1)
        assert "  You rolled 1.\n" in told
        assert "You caught nothing.\n  You drifted east to h7.\n" in told
        lines = news.split("\n\n")[0].splitlines()
        assert all(line.startswith(("  Bot 2 (random) ", "  New on ")) for line in lines)

    def test_the_other_person_is_told_everything_that_happened(self) -> None:
        said = dialogue(play(*TWO, typed=["", "g7", "", "g", ""]).out)[5]
        assert said.startswith(
            "Before your first turn:\n"
            "  Seat 1 sailed to g7.\n"
            "  Seat 1 cast the line for Ruffe or Spined loach.\n"
            "  Seat 1 rolled 1.\n"
            "  Seat 1 caught nothing.\n"
            "  Seat 1 drifted east to h7.\n"
        )

    def test_numbers_are_offered_only_where_choices_are_numbered(self) -> None:
        for screen in dialogue(play(*QUICK, "--seats", "1", answer=bounded(first)).out):
            if "You may type the number of a choice" in screen:
                assert OFFER.search(screen), screen


class TestCommands:
    """In each of these the first line takes the keyboard."""

    def test_the_score_sheet_can_be_seen_at_any_time(self, tmp_path: Path) -> None:
        assert reply("", "s") == "Score sheet of Seat 1\nTotal: 0 points\n"
        text = BOTH_HIT + "P1 take:r2\n@ r2:KRP >E\nP2 i12\n"
        assert reply("", "s", args=resumed(tmp_path, text)) == (
            "Score sheet of Seat 1\n  Bleak: 1 point – 1 card (RYB-SCORE-01)\nTotal: 1 point\n"
        )

    def test_the_catch_of_the_others_is_shown(self, tmp_path: Path) -> None:
        assert reply("", "o").startswith("Catch of Seat 2: 0 points – no fish yet\n")
        text = BOTH_HIT + "P1 take:r2\n@ r2:KRP >E\n"
        said = reply("", "o", args=resumed(tmp_path, text))
        assert said.startswith(
            "Catch of Seat 1: 1 point – Bleak (caught by 5–6; small and bottom fish)\n"
        )
        assert "Catch of Seat 2" not in said

    def test_the_cards_to_come_and_what_is_known_of_the_drift_are_told(self) -> None:
        cards, drifts = reply("", "b").splitlines()
        assert cards.startswith("Cards still in the deck: 2 × Pike, 3 × Perch, ")
        numbers = [int(n or 1) for n in re.findall(r"(?:: |, )(?:(\d) × )?[A-Z]", cards)]
        assert sum(numbers) == 46
        assert drifts == (
            "What can be told of the drift: o7 green: north/east/south, "
            "a9 green: north/east/south, k11 green: north/east/south"
        )


class TestInput:
    @pytest.mark.parametrize(
        "typed", ["g7", "G7", " g7 ", "1", "01"], ids=lambda typed: f"typed {typed!r}"
    )
    def test_a_field_may_be_written_in_several_ways(self, typed: str) -> None:
        assert reply("", typed).startswith("Seat 1 sailed to g7.\n")

    def test_a_field_of_another_angler_is_refused(self) -> None:
        args = (*TWO, "-o", "luck_p1=4")  # six steps
        assert reply("", "h12", args=args) == (
            "Not possible: another angler is on that field (RYB-MOVE-07).\n"
        )

    @pytest.mark.parametrize("typed", ["1", "take:r1", "TAKE:R1"])
    def test_of_two_fish_hit_one_is_taken(self, typed: str, tmp_path: Path) -> None:
        args = resumed(tmp_path, BOTH_HIT)
        first, second = dialogue(play(*args, typed=["", typed]).out)[1:3]
        assert first.endswith(
            "The die shows 6.\n"
            "  r1 Bleak (caught by 5–6; small and bottom fish)\n"
            "  r2 Bleak (caught by 5–6; small and bottom fish)\n"
            "1. Bleak (caught by 5–6; small and bottom fish): plus 1 point\n"
            "2. Bleak (caught by 5–6; small and bottom fish): plus 1 point\n"
            "Both are hit. Which one do you take, r1 or r2? "
            "You may type the number of a choice instead.\n"
        )
        assert second.startswith("Seat 1 caught Bleak (r1).\n  New on r1: ")

    @pytest.mark.parametrize(
        ("typed", "reason"),
        [
            ("take:y1", "that card belongs to another pair (RYB-CATCH-03)"),
            ("reroll", "both fish are hit: take one of the two (RYB-CATCH-07)"),
            ("give_up", "both fish are hit: take one of the two (RYB-CATCH-07)"),
            ("g7", "both fish are hit: take one of the two (RYB-CATCH-07)"),
        ],
    )
    def test_of_two_fish_hit_nothing_else_is_done(
        self, typed: str, reason: str, tmp_path: Path
    ) -> None:
        said = reply("", typed, args=resumed(tmp_path, BOTH_HIT))
        assert said == f"Not possible: {reason}.\n"

    @pytest.mark.parametrize(
        ("typed", "told"),
        [
            ("r", "Seat 1 turned a luck token to roll again; 2 still smile.\n  Seat 1 rolled 2.\n"),
            ("R", "Seat 1 turned a luck token to roll again; 2 still smile.\n  Seat 1 rolled 2.\n"),
            ("1", "Seat 1 turned a luck token to roll again; 2 still smile.\n  Seat 1 rolled 2.\n"),
            ("g", "Seat 1 caught nothing.\n  Seat 1 drifted east to h7.\n"),
            ("2", "Seat 1 caught nothing.\n  Seat 1 drifted east to h7.\n"),
            ("give_up", "Seat 1 caught nothing.\n  Seat 1 drifted east to h7.\n"),
        ],
    )
    def test_a_miss_is_answered_with_a_letter_a_number_or_a_word(
        self, typed: str, told: str
    ) -> None:
        assert reply("", "g7", "", typed).startswith(told)

    def test_without_a_smile_nobody_is_asked(self) -> None:
        said = reply("", "g7", "", "r", "r", "r")
        assert said.startswith(
            "Seat 1 turned a luck token to roll again; none smiles now.\n"
            "  Seat 1 rolled 2.\n"
            "  Seat 1 caught nothing.\n"
            "  Seat 1 drifted east to h7.\n"
        )

    def test_a_line_never_plays_more_than_ones_own_turn(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "g8 h11"])
        assert words(saved(games), 1) == []

    def test_a_step_is_no_move(self) -> None:
        assert reply("", "E") == "I do not understand “E”. Type ? for help.\n"


class TestUndo:
    def test_a_move_is_taken_back_before_the_die_rolls(self, games: Path) -> None:
        done = play(*TWO, typed=["", "g7", "u", "u", "e9", "u", "g8", ""])
        assert re.findall(r"Taken back: (\S+)", done.out) == ["g7", "e9"]
        assert done.out.count(NOTHING) == 1
        assert words(saved(games), 0) == ["g8"]

    def test_a_roll_is_not_taken_back(self, games: Path) -> None:
        assert reply("", "g7", "", "u").startswith(NOTHING)
        match = Match.replay(next(games.iterdir()).read_text(encoding="utf-8"))
        assert words(match, 0) == ["g7"]
        assert words(match, -1)[-1] == "die:1"

    def test_a_further_roll_is_not_taken_back_either(self) -> None:
        assert reply("", "g7", "", "r", "u").startswith(NOTHING)

    def test_a_catch_given_up_is_not_taken_back(self) -> None:
        assert reply("", "g7", "", "g", "", "u").startswith(NOTHING)

    def test_the_log_forgets_what_was_taken_back(self) -> None:
        assert reply("", "g7", "u", "l") == "  Nothing has happened yet.\n"

    def test_the_last_move_of_a_game_can_be_taken_back(self, games: Path) -> None:
        match = Match.new("rybowisko", 1, seed=5)
        while match.turn < 15:
            match.play(match.words()[0], quiet=True)
            match.deal(quiet=True)
        match.commit()
        rest, other = (one.field for one in match.view(0).reach[:2])
        assert [one.action for one in match.view(0).reach[:2]] == ["rest", "rest"]
        args = ("play", "rybowisko", "--plain", "--resume", write(games, match))
        done = play(*args, typed=[rest, "u", "l", other, ""])
        assert done.out.count("All turns are played.\n") == 2
        assert f"Taken back: {rest}\n" in done.out
        assert ">   Nothing has happened yet.\n" in done.out
        assert saved(games).over
        assert words(saved(games), 0)[-1] == other

    def test_at_the_question_to_confirm_the_commands_are_there(self) -> None:
        done = play(*TWO, typed=["", "g7", "?", "s", "zz", "g7", ""])
        assert done.out.count(CONFIRM) == 5
        assert "I do not understand “zz”." in done.out
        assert "  Seat 1 rolled 1.\n" in done.out

    def test_without_confirming_the_die_rolls_at_once(self) -> None:
        done = play(*TWO, "--no-confirm", typed=["", "g7"])
        assert CONFIRM not in done.out
        assert "Seat 1 cast the line for Ruffe or Spined loach.\n  Seat 1 rolled 1.\n" in done.out


class TestResuming:
    def go_on(self, games: Path) -> tuple[str, ...]:
        (path,) = games.iterdir()
        return ("play", "rybowisko", "--plain", "--resume", str(path))

    def test_a_game_goes_on_in_the_middle_of_a_catch(self, games: Path) -> None:
        play(*TWO, typed=["", "g7", "", "q"])
        said = dialogue(play(*self.go_on(games), typed=["", "r"]).out)
        assert "Round 1 · the game ends with 7 fish\nThe die shows 1.\n" in said[1]
        assert "A miss. Roll again (r)" in said[1]
        assert said[2].startswith("Seat 1 turned a luck token to roll again; 2 still smile.\n")

    def test_the_hint_how_to_go_on_leads_back_into_the_game(self, games: Path) -> None:
        done = play(*TWO, typed=["", "g7", "", "q"])
        (hint,) = re.findall(r"^Go on with: pondside (.+)$", done.out, re.M)
        again = play(*hint.split(), "--plain", typed=["", "?", "g"]).out
        assert "Sail one or two fields; luck tokens buy more." in again
        assert "A miss. Roll again (r) for a luck token, or give up (g)?" in again
        assert "Sail:  type the field" in again
        assert "  Seat 1 drifted east to h7.\n" in again
        assert "koi" not in again
        assert not re.search(r"\b(?:ask-miss|rolled-now|pair-card|event-\w+|reach-\w+)\b", again)

    def test_a_finished_game_shows_its_end_again(self, games: Path) -> None:
        match = Match.new("rybowisko", 1, seed=5)
        while not match.over:
            match.play(match.words()[0], quiet=True)
            match.deal(quiet=True)
        path = Path(write(games, match))
        before = path.read_text(encoding="utf-8")
        done = play(*self.go_on(games))
        assert "The game is over.\n" in done.out
        assert any(f": {name}!\n" in done.out for name in grade_names("en"))
        assert path.read_text(encoding="utf-8") == before

    def test_a_bot_may_take_a_seat_over(self, games: Path) -> None:
        play(*TWO, "--no-confirm", typed=["", "g8"])
        done = play(*self.go_on(games), "--bots", "random")
        assert "Bot 2 (random) is thinking" in done.out
        assert saved(games).turn == 3

    def test_people_keep_their_names(self, games: Path) -> None:
        play(*TWO, "--names", "Ala,Żółw i карп", typed=["", "g8", ""])
        done = play(*self.go_on(games))
        assert done.out.count("Żółw i карп: take the keyboard") == 1


class TestStopping:
    def test_an_interrupt_in_the_middle_of_a_catch_keeps_the_roll(self, games: Path) -> None:
        with Keyboard(*TWO) as keyboard:
            keyboard.hear()
            for line in ("", "g7", ""):
                screen = keyboard.type(line)
            assert "A miss." in screen
            keyboard.interrupt()
            code, last = keyboard.end()
        assert code == 0
        assert "The game is saved in " in last
        assert words(saved(games), -1)[-1] == "die:1"


OPTIONS = (
    "colours, first, luck_p1, luck_p2, luck_p3, luck_p4, max_rounds, open_refill, "
    "strict_components, target"
)
TARGETS = "1 or 2 or … or 27"
ALL_FOUR = ("-o", "luck_p1=4", "-o", "luck_p2=4", "-o", "luck_p3=4", "-o", "luck_p4=4")
SOLO = "a solo game has 15 turns and 3 luck tokens (RYB-SOLO-01, RYB-SOLO-02)"


class TestOptions:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (["-o", "target=99"], f"option target cannot be '99'; use {TARGETS}"),
            (["-o", "target=0"], f"option target cannot be '0'; use {TARGETS}"),
            (["-o", "target=many"], f"option target cannot be 'many'; use {TARGETS}"),
            (
                ["--seats", "4", *ALL_FOUR],
                "16 luck tokens are wanted and the box has 12; "
                "strict_components=off allows it (RYB-SETUP-10)",
            ),
            (["-o", "luck_p1=5"], "option luck_p1 cannot be '5'; use 2 or 3 or 4"),
            (["-o", "luck_p3=4"], "luck_p3=4: seat 3 is not at this table of 2"),
            (["-o", "first=3"], "first=3: seat 3 is not at this table of 2"),
            (["--seats", "1", "-o", "first=2"], "first=2: seat 2 is not at this table of 1"),
            (["--seats", "1", "-o", "target=5"], f"target=5: {SOLO}"),
            (["--seats", "1", "-o", "luck_p1=4"], f"luck_p1=4: {SOLO}"),
            (["--seats", "1", "-o", "max_rounds=5"], f"max_rounds=5: {SOLO}"),
            (
                ["-o", "moves=steps"],
                "Rybowisko can no longer be played with moves=steps: since the ruling whole_moves "
                "there is moves=fields only (RYB-MOVE-10)",
            ),
            (["-o", "goal_cards=on"], f"Rybowisko has no option 'goal_cards'; it has: {OPTIONS}"),
            (["-o", "target"], "write options as name=value, not 'target'"),
            (["--seats", "5"], "Rybowisko is for 1 to 4 seats, not 5"),
            (["--seats", "0"], "Rybowisko is for 1 to 4 seats, not 0"),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else "",
    )
    def test_what_cannot_be_played_is_refused_in_one_sentence(
        self, args: list[str], message: str, games: Path
    ) -> None:
        done = here(*PLAIN, *args)
        assert done == (2, "", f"pondside: {message}\n")
        assert not games.exists()

    def test_more_luck_than_the_box_has_is_allowed_when_asked_for(self, games: Path) -> None:
        args = (*TWO, "--seats", "4", *ALL_FOUR, "-o", "strict_components=off")
        done = play(*args, typed=[""])
        assert done.out.count("4 of 4 luck tokens smiling") == 4
        assert saved(games).options["strict_components"] == "off"

    def test_the_seat_that_begins_and_the_colours_may_be_chosen(self) -> None:
        done = play(*TWO, "-o", "first=2", "-o", "colours=3412", typed=[""])
        assert "Seat 2: take the keyboard" in done.out
        assert "1 Seat 1: n8 (Rynia harbour); " in done.out
        assert "2 Seat 2, first player: j4 (Serock harbour); " in done.out

    def test_a_game_may_be_cut_short_by_rounds(self, games: Path) -> None:
        args = (*TWO, "--no-confirm", "-o", "max_rounds=5", "-o", "target=13")
        done = play(*args, answer=bounded(first))
        assert "The agreed number of rounds is played.\n" in done.out
        assert saved(games).turn == 10
