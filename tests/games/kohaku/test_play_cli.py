"""`pondside play`, driven as a person would: whole games, undo, saves, interruptions."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from pondside import Match
from pondside.bots.worker import Helper
from pondside.games import load
from pondside.games.kohaku.notation import pond_text
from tests.cli.running import (
    BOX_DRAWING,
    ESCAPE,
    OFFER,
    Answer,
    Keyboard,
    apart,
    dialogue,
    here,
    play,
    saved,
    surroundings,
    words,
    write,
)

pytestmark = pytest.mark.usefixtures("games", "bots_at_once")

PLAIN = ("play", "kohaku", "--plain", "--seed", "5")
QUICK = (*PLAIN, "--no-confirm")
CONFIRM = "Press Enter to confirm your turn"
HAND_OVER = "take the keyboard"
GAIN = re.compile(r": (plus|minus) (\d+) points?\.?$")
TOTAL = re.compile(r"^Total: (-?\d+) points?$", re.M)
# A key of the locales that nobody translated would look like this.
RAW_KEY = re.compile(
    r"\b(?:ask|beats|card|cardrule|choice|column|counted|event|help|kind|level|name|pond|reason|"
    r"refusal|rival|sheet|tile|turn|unseen|where)-[a-z_]+"
)


def gain(text: str) -> int:
    """The points that a sentence ends with."""
    found = GAIN.search(text)
    assert found is not None, text
    return int(found[2]) if found[1] == "plus" else -int(found[2])


def best(screen: str) -> str:
    """The number of the choice that promises most points; the first where none does."""
    offers = OFFER.findall(screen)
    if not offers:
        return ""
    return max(offers, key=lambda offer: gain(offer[1]) if GAIN.search(offer[1]) else 0)[0] or "1"


def first(screen: str) -> str:
    """The first choice of every list, and Enter wherever nothing is listed."""
    return "1" if OFFER.search(screen) else ""


def example(screen: str) -> str:
    """Where nothing is listed: the example that the question gives."""
    found = re.search(r"[Ss]uch as ([a-z0-9,-]+?)[.:]", screen)
    return found[1] if found else ""


def until(stop: Callable[[str], bool], then: Iterable[str] = ("q",)) -> Answer:
    """Take the first choice until the screen shows something, then type these lines."""
    rest = iter(then)
    reached = False

    def answer(screen: str) -> str | None:
        nonlocal reached
        reached = reached or stop(screen)
        return next(rest, None) if reached else first(screen)

    return answer


def finish(match: Match) -> None:
    while not match.over:
        match.play(match.actions()[0], quiet=True)
        match.deal(quiet=True)


def advanced(turn: int) -> Match:
    """A game of two people that has come to a turn."""
    match = Match.new("kohaku", 2, seed=5)
    while match.turn < turn:
        match.play(match.actions()[-1], quiet=True)
        match.deal(quiet=True)
    return match


class TestWholeGames:
    def test_a_person_who_reads_the_menu_plays_a_whole_game_against_a_bot(
        self, games: Path
    ) -> None:
        with Keyboard(*QUICK, "--bots", "random") as keyboard:
            screen = keyboard.hear()
            decisions = 0
            while True:
                number = best(screen)
                promised = dict(OFFER.findall(screen))[number]
                decisions += 1
                keyboard.send(f"{number}\n")
                if decisions == 14 * 3:
                    break
                screen = keyboard.hear()
                told = screen.splitlines()[0]
                if decisions % 3 == 1:
                    assert told.startswith("You took ")
                else:
                    assert told.startswith("You laid ")
                    assert gain(told) == gain(promised)
            code, last = keyboard.end()
        assert code == 0
        assert "The game is over." in last
        match = saved(games)
        assert match.over
        assert match.outcome is not None
        assert [int(total) for total in TOTAL.findall(last)] == [match.total(0), match.total(1)]
        winner = "You won!" if match.total(0) > match.total(1) else "Bot 2 (random) won!"
        assert winner in last
        assert f"The game is saved in {games}" in last
        assert match.names == ("", "bot 2 (random)")

    def test_always_answering_one_finishes_a_game_too(self, games: Path) -> None:
        done = play(*QUICK, "--bots", "random", typed=["1"] * 14 * 3)
        assert "The game is over." in done.out
        assert saved(games).over

    def test_a_solo_game_ends_with_the_three_levels(self, games: Path) -> None:
        done = play(*QUICK, "--seats", "1", answer=first)
        match = saved(games)
        assert match.outcome is not None
        numbers = re.search(
            r"^Danny: (\d+) koi and (\d+) features, worth (\d+) \(easy\), (\d+) \(medium\), "
            r"(\d+) \(hard\)\.$",
            done.out[done.out.index("The game is over.") :],
            re.M,
        )
        assert numbers is not None
        spoken = " ".join(match.outcome.words)
        assert f"easy {numbers[3]} medium {numbers[4]} hard {numbers[5]}" in spoken
        if not match.outcome.beaten:
            assert "You beat none of the three levels." in done.out

    def test_a_good_solo_game_beats_a_level(self, games: Path) -> None:
        done = play(*QUICK, "--seats", "1", "--seed", "8", answer=best)
        outcome = saved(games).outcome
        assert outcome is not None
        if outcome.beaten:
            assert f"You beat these levels: {', '.join(outcome.beaten)}." in done.out
        else:
            assert "You beat none of the three levels." in done.out

    def test_the_rival_of_the_russian_edition_has_its_own_name(self) -> None:
        done = play(*QUICK, "--seats", "1", "-o", "edition=ru", typed=["1", "1", "1"])
        assert "The koi breeders: 0 koi and 0 features, worth 0 (easy)" in done.out
        assert "Danny" not in done.out

    def test_a_game_with_goal_cards_ends_with_the_card_on_the_sheet(self, games: Path) -> None:
        done = play(*QUICK, "--bots", "random", "--option", "goal_cards=on", answer=first)
        match = saved(games)
        asked = dialogue(done.out)[0]
        assert "Which goal card do you keep?" in asked
        assert len(OFFER.findall(asked)) == 2
        kept = re.search(r"^1\. (.+)$", asked, re.M)
        assert kept is not None
        card, rule = kept[1].split(": ", 1)
        assert f"Your goal card, {card}: {rule}." in dialogue(done.out)[1]
        ending = done.out[done.out.index("The game is over.") :]
        assert ending.count("  goal card: ") == 2
        assert [int(total) for total in TOTAL.findall(ending)] == [match.total(0), match.total(1)]
        assert words(match, 0)[0].startswith("keep:")

    def test_two_people_at_one_keyboard_hand_it_over(self, games: Path) -> None:
        done = play(*PLAIN, "--bots", "none", "--names", "Ala,Olek", answer=first)
        match = saved(games)
        assert match.over
        assert match.names == ("Ala", "Olek")
        for name in match.names:
            call = f"{name}: take the keyboard and press Enter. The others look away."
            assert done.out.count(call) == 14
        assert done.out.count(CONFIRM) == 28
        assert "Score sheet of Ala" in done.out
        assert match.outcome is not None
        winners = [match.names[p.seat] for p in match.outcome.placings if p.place == 1]
        assert f"{winners[0]} won!" in done.out or "A shared victory" in done.out

    def test_four_people_without_names_are_called_by_their_seats(self) -> None:
        done = play(*QUICK, "--seats", "4", "--bots", "none", typed=["", "1", "1", "1"] * 5)
        for seat in (1, 2, 3, 4):
            assert f"Seat {seat}: take the keyboard" in done.out
        assert "Turn 5 of 48" in done.out

    def test_a_drawn_game_goes_to_its_end(self, games: Path) -> None:
        path = write(games, advanced(20))
        done = play("play", "--no-confirm", "--resume", path, answer=example)
        assert saved(games).over
        assert "── Turn 28 of 28 ──" in done.out
        assert BOX_DRAWING.search(done.out)
        assert "><>" in done.out

    @pytest.mark.parametrize(
        ("language", "over"), [("pl", "Koniec gry."), ("ru", "Игра окончена.")]
    )
    def test_a_game_in_another_language_has_no_untranslated_words(
        self, language: str, over: str
    ) -> None:
        asides = iter(["?", "s", "o", "b", "l", "u", "zz", "k9,9", ""])
        done = play(
            *PLAIN, "--seats", "1", "-o", "solo_goal_cards=on", "--lang", language,
            answer=lambda screen: next(asides, first(screen)),
        )  # fmt: skip
        assert over in done.out
        done = play(
            *PLAIN, "--bots", "none", "-o", "goal_cards=on", "--lang", language,
            answer=until(lambda screen: re.search(r"\b5\b.*\b28$", screen, re.M) is not None),
        )  # fmt: skip
        assert not RAW_KEY.search(done.out)
        assert not re.search(r"\b(?:the|koi with|points?|and)\b", done.out)

    def test_without_a_seed_every_game_is_another(self, games: Path) -> None:
        for _ in range(2):
            play("play", "kohaku", "--plain", "--bots", "none")
        one, other = (file.read_text(encoding="utf-8") for file in games.iterdir())
        assert one != other


class TestPlain:
    def test_a_plain_game_at_a_terminal_has_no_escape_codes(self) -> None:
        with Keyboard(*PLAIN, "--bots", "random", terminal=True) as keyboard:
            keyboard.hear()
            for line in ("?", "s", "o", "b", "l", "", "zz", "a1d3", "1", "1", "u", "1", "1"):
                keyboard.type(line)
            keyboard.type("")
            keyboard.send("q\n")
            code, _ = keyboard.end()
        assert code == 0
        assert not BOX_DRAWING.search(keyboard.said)
        assert ESCAPE not in keyboard.said

    @pytest.mark.parametrize("command", [("replay",), ("score", "kohaku")], ids=lambda c: c[0])
    def test_other_plain_screens_have_no_escape_codes_either(
        self, command: tuple[str, ...], tmp_path: Path
    ) -> None:
        match = advanced(6)
        path = tmp_path / "pond.txt"
        path.write_text(pond_text(match.box, match.state, 0), encoding="utf-8")
        file = str(path) if command[0] == "score" else write(tmp_path, match)
        with Keyboard(*command, file, "--plain", terminal=True) as keyboard:
            code, said = keyboard.end()
        assert code == 0
        assert "points" in said
        assert ESCAPE not in said
        assert not BOX_DRAWING.search(said)

    def test_a_drawn_game_at_a_terminal_has_colours_and_symbols(self) -> None:
        with Keyboard("play", "kohaku", "--seed", "5", "--bots", "none", terminal=True) as keyboard:
            keyboard.hear()
            screen = keyboard.type("")
            keyboard.send("q\n")
            assert keyboard.end()[0] == 0
        assert ESCAPE in screen
        for symbol in ("╭", "><>", "✿", "⌒⌒"):
            assert symbol in screen

    def test_every_line_of_a_plain_screen_is_whole(self) -> None:
        # A screen reader reads by lines: a sentence is never broken at the edge of a window.
        done = play(*PLAIN, "--bots", "none", typed=["", "1", "1", "1", "s"])
        assert max(map(len, done.out.splitlines())) > 80

    def test_each_choice_says_what_lies_beside_it_and_what_it_brings(self) -> None:
        done = play(*PLAIN, "--bots", "none", typed=["", "1", "1"])
        assert (
            "1. white flower at 0,-1, beside black-red koi with 3 fry at 0,0: plus 0 points\n"
            in done.out
        )
        assert "In hand: white flower [Fw]\n" in done.out
        assert "  Row 0: black-red koi with 3 fry at 0,0\n" in done.out

    def test_the_drawn_pond_shows_what_each_cell_would_bring(self) -> None:
        done = play(
            "play", "kohaku", "--seed", "5", "--bots", "none", typed=["", "a1a2", "k0,0", "f0,1"]
        )
        assert done.out.count("f+0") == 4  # a frog beside a koi without dragonflies


def reply(*typed: str, args: tuple[str, ...] = (*PLAIN, "--bots", "none")) -> str:
    """What is said right after the last line typed, before the list of choices comes again."""
    said = dialogue(play(*args, typed=typed).out)[len(typed)]
    return re.split(r"^1\. ", said, maxsplit=1, flags=re.M)[0]


class TestCommands:
    """In each of these the first line takes the keyboard."""

    def test_the_score_sheet_can_be_seen_at_any_time(self) -> None:
        assert reply("", "s") == (
            "Score sheet of Seat 1\n  coins: 0 points (KOH-SCORE-14)\nTotal: 0 points\n"
        )
        said = reply("", "c1a1", "c1d1", "k0,0", "f1,0", "s")
        assert "  red flower 1,0: 0 points (KOH-SCORE-02)\n" in said

    def test_the_other_ponds_are_shown_without_ones_own(self) -> None:
        said = reply("", "1", "1", "1", "", "", "o")
        assert said.startswith("Pond of Seat 1: 0 points\n  Row -1: white flower at 0,-1\n")
        assert "Pond of Seat 2" not in said

    def test_the_tiles_to_come_are_counted(self) -> None:
        said = reply("", "b").splitlines()
        assert said[0].startswith("Koi not yet seen: b.f2, b.f3, ")
        assert said[1].startswith("Features not yet seen: 5 × Fb, 5 × Fr, 5 × Fw, 6 × Fy, Fbr, ")
        assert len(said[0].split(", ")) == 34

    @pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
    def test_the_hint_how_to_go_on_can_be_pasted_into_a_shell(
        self, how: list[str], tmp_path: Path
    ) -> None:
        path = tmp_path / "a rather long name for a folder" / "my game.pond"
        done = play("play", "kohaku", *how, "--bots", "none", "--save", str(path), typed=["q"])
        (hint,) = (line for line in done.out.splitlines() if "pondside play --resume" in line)
        assert shlex.split(hint.split(": ", 1)[1]) == ["pondside", "play", "--resume", str(path)]

    def test_the_hint_names_the_program_as_it_was_started(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        program = tmp_path / "my own pondside"
        program.write_text("from pondside.cli import main\n\nmain()\n", encoding="utf-8")
        monkeypatch.setenv("PATH", "")  # there is no pondside on it
        done = subprocess.run(
            [sys.executable, str(program), *PLAIN, "--bots", "none", "--save", "game.pond"],
            cwd=tmp_path, env=surroundings(), input="q\n", text=True, encoding="utf-8",
            capture_output=True, check=True,
        )  # fmt: skip
        assert f"Go on with: '{program}' play --resume game.pond\n" in done.stdout


class TestNews:
    """What chance does after a turn is told at once, and to each seat once."""

    def test_the_tiles_that_come_are_told_when_the_turn_is_confirmed(self) -> None:
        new = [
            "  New on b2: black-yellow koi with 2 fry. The tile from there moved to a1.",
            "  New on c2: yellow flower. The tile from there moved to b1.",
        ]
        assert reply("", "1", "1", "1", "").splitlines()[:2] == new
        since = reply("", "1", "1", "1", "", "").splitlines()
        assert since[0] == "Before your first turn:"
        assert since[4:6] == new  # the other seat has not heard of them yet

    def test_they_are_not_told_again(self) -> None:
        done = play(*QUICK, "--bots", "random", typed=["1"] * 9)
        heard = re.findall(r"^  (New on .+)$", done.out, re.M)
        told = re.findall(r"^Since your last turn:\n((?:  .+\n)+)", done.out, re.M)
        assert len(told) == 3
        assert len(heard) == 3 * 2 * 2  # two tiles after each of six turns
        for news in told:
            assert news.startswith("  Bot 2 (random) took ")
            assert news.count("New on ") == 2


class TestInput:
    @pytest.mark.parametrize(
        "typed",
        ["a1b1", "b1a1", "a1 b1", "A1B1", " a1-b1 ", "a1, b1", "a1/b1", "1", "01"],
        ids=lambda typed: f"typed {typed!r}",
    )
    def test_a_pair_may_be_written_in_many_ways(self, typed: str) -> None:
        assert reply("", typed).startswith("Seat 1 took black-red koi with 3 fry and white flower")

    @pytest.mark.parametrize(
        "typed",
        ["k0,0", "K0,0", "k 0,0", "k0 0", "k 0 0", "k(0,0)", "k (0, 0)", "1", "k-0,0"],
        ids=lambda typed: f"typed {typed!r}",
    )
    def test_a_place_may_be_written_in_many_ways(self, typed: str) -> None:
        assert reply("", "1", typed).startswith("Seat 1 laid black-red koi with 3 fry at 0,0")

    def test_the_chain_option_gives_its_own_reason(self) -> None:
        args = (*QUICK, "--seats", "1", "-o", "chain_placement=forbid")
        said = reply("1", "1", "1", "1", "k0,-2", "f0,-3", args=args)
        assert said == (
            "Not possible: at this table both tiles must touch tiles of earlier turns "
            "(KOH-PLACE-08).\n"
        )

    def test_a_goal_card_of_somebody_else_cannot_be_kept(self, games: Path) -> None:
        args = (*QUICK, "--bots", "none", "-o", "goal_cards=on")
        play(*args)
        dealt = {word.split(":")[1] for word in words(saved(games), -1) if word[:2] == "P1"}
        other = "statues" if "statues" not in dealt else "no_fry"
        assert reply("", f"keep:{other}", args=args) == (
            "Not possible: that goal card was not dealt to you (KOH-SETUP-10).\n"
        )


class TestUndo:
    def test_a_step_is_taken_back_at_once(self) -> None:
        assert reply("", "1", "u").startswith("Taken back: a1b1\n")
        assert reply("", "1", "1", "u").startswith("Taken back: k0,0\n")

    def test_the_whole_turn_is_taken_back_step_by_step(self, games: Path) -> None:
        done = play(*PLAIN, "--bots", "none", typed=["", "1", "1", "1", "u", "u", "u", "u"])
        assert re.findall(r"Taken back: (\S+)", done.out) == ["f0,-1", "k0,0", "a1b1"]
        assert "There is nothing to take back" in done.out
        assert words(saved(games), 0) == []

    def test_a_turn_that_was_taken_back_can_be_played_differently(self, games: Path) -> None:
        play(*PLAIN, "--bots", "none", typed=["", "1", "1", "1", "u", "f1,0", "u", "f0,1", ""])
        assert words(saved(games), 0) == ["a1b1", "k0,0", "f0,1"]

    def test_before_confirming_the_sheet_and_undo_are_there(self) -> None:
        done = play(*PLAIN, "--bots", "none", typed=["", "1", "1", "1", "s", "u", "1", ""])
        assert done.out.count(CONFIRM) == 3

    def test_after_confirming_nothing_is_taken_back(self, games: Path) -> None:
        said = reply("", "1", "1", "1", "", "", "u")
        assert said.startswith("There is nothing to take back: what is confirmed or revealed stays")

    def test_the_log_forgets_what_was_taken_back(self) -> None:
        said = reply("", "1", "1", "u", "l").splitlines()
        assert said == ["  Seat 1 took black-red koi with 3 fry and white flower from a1 b1."]

    def test_the_log_forgets_the_last_tile_of_the_game_when_it_is_taken_back(
        self, games: Path
    ) -> None:
        resume = ("play", "--plain", "--resume", write(games, advanced(28)))
        said = reply("", "1", "1", "1", "u", "l", args=resume).splitlines()
        assert [line.split()[2] for line in said] == ["took", "laid"]

    def test_the_last_tile_of_the_game_is_told_like_any_other(self, games: Path) -> None:
        resume = ("play", "--plain", "--resume", write(games, advanced(28)))
        assert reply("", "1", "1", args=resume).startswith("Seat 2 laid ")
        assert reply("", "1", "1", "1", args=resume).startswith("Seat 2 laid ")

    @pytest.mark.parametrize("confirm", [[""], []], ids=["confirmed", "without confirming"])
    def test_a_goal_card_of_somebody_else_is_not_taken_back(self, confirm: list[str]) -> None:
        args = (*(PLAIN if confirm else QUICK), "--bots", "none", "-o", "goal_cards=on")
        said = reply("", "1", *confirm, "", "u", args=args)
        assert "keep:" not in said
        assert said.startswith("There is nothing to take back")

    def test_a_goal_card_of_a_bot_is_not_taken_back(self) -> None:
        args = (*QUICK, "--bots", "random", "-o", "goal_cards=on")
        said = reply("1", "u", args=args)
        assert "keep:" not in said
        assert said.startswith("There is nothing to take back")

    def test_tiles_of_an_earlier_turn_are_not_taken_back_when_the_refill_comes_first(self) -> None:
        args = (*QUICK, "--bots", "none", "-o", "refill_timing=before_placement")
        said = reply("", "1", "1", "1", "", "u", args=args)
        assert said.startswith("There is nothing to take back")

    def test_a_refill_that_was_seen_is_not_taken_back(self) -> None:
        args = (*PLAIN, "--bots", "none", "-o", "refill_timing=before_placement")
        assert reply("", "1", "u", args=args).startswith("Taken back: a1b1\n")
        assert reply("", "1", "", "u", args=args).startswith("There is nothing to take back")


class TestSecrets:
    def test_the_points_told_of_a_bot_are_those_that_everybody_sees(self) -> None:
        """A secret goal card would show in the points of the tiles that please it."""
        shown = False

        def answer(screen: str) -> str | None:
            nonlocal shown
            shown = "Take which pair?" in screen and not shown
            return "o" if shown else first(screen)

        args = (*QUICK, "--bots", "random", "-o", "goal_cards=on")
        said = play(*args, answer=answer).out.split("The game is over.")[0]
        told = 0
        rounds = 0
        for line in said.splitlines():
            if line.startswith("  Bot 2 (random) laid "):
                told += gain(line)
            pond = re.search(r"Pond of Bot 2 \(random\): (-?\d+) points?", line)
            if pond:
                rounds += 1
                assert told == int(pond[1])
        assert rounds == 14

    def test_the_cards_of_others_are_never_named_before_the_end(self, games: Path) -> None:
        said = play(
            *QUICK, "--bots", "random", "-o", "goal_cards=on",
            answer=lambda screen: first(screen),
        ).out.split("The game is over.")[0]  # fmt: skip
        match = saved(games)
        mine = {word.split(":")[1] for word in words(match, -1) if word.startswith("P1:")}
        hidden = {word.split(":")[1] for word in words(match, -1) if word.startswith("P2:")}
        from pondside.language import Speech

        speech = Speech("en", "kohaku")
        for card in hidden - mine:
            assert speech(f"cardrule-{card}") not in said
            assert f"keep:{card}" not in said


class TestSaving:
    def test_the_game_is_saved_before_the_first_question(self, games: Path) -> None:
        with Keyboard(*PLAIN, "--bots", "none") as keyboard:
            keyboard.hear()
            assert saved(games).turn == 1

    def test_the_game_is_saved_after_every_turn(self, games: Path) -> None:
        with Keyboard(*QUICK, "--bots", "random") as keyboard:
            keyboard.hear()
            for turn in (1, 3, 5):
                for _ in range(3):
                    keyboard.type("1")
                match = saved(games)
                assert match.turn == turn + 2
                assert len(words(match, 0)) == len(words(match, 1)) == 3 * (turn + 1) // 2

    def test_a_turn_after_which_nothing_is_drawn_is_saved_too(self, games: Path) -> None:
        play(
            *QUICK, "--bots", "random", "-o", "refill_timing=before_placement",
            typed=["1", "1", "1"],
        )  # fmt: skip
        assert [len(words(saved(games), seat)) for seat in (0, 1)] == [3, 3]

    def test_a_goal_card_that_was_kept_is_saved(self, games: Path) -> None:
        play(*QUICK, "--bots", "none", "-o", "goal_cards=on", typed=["", "1", "", "2"])
        match = saved(games)
        assert len(words(match, 0)) == len(words(match, 1)) == 1

    def test_a_turn_that_was_not_confirmed_is_not_saved(self, games: Path) -> None:
        play(*PLAIN, "--bots", "none", typed=["", "1", "1", "1"])
        assert words(saved(games), 0) == []

    def test_the_save_is_a_sound_record(self, games: Path) -> None:
        play(*QUICK, "--bots", "random", typed=["1"] * 6)
        (path,) = games.iterdir()
        done = here("replay", str(path), "--json")
        assert done.json["turn"] == 5

    def test_a_place_may_be_named(self, tmp_path: Path, games: Path) -> None:
        path = tmp_path / "new" / "folder" / "my game.pond"
        done = play(*PLAIN, "--bots", "none", "--save", str(path), typed=["q"])
        assert Match.replay(path.read_text(encoding="utf-8")).turn == 1
        assert str(path) in done.out
        assert not games.exists()

    def test_two_games_begun_in_one_second_have_two_files(self, games: Path) -> None:
        for _ in range(3):
            play(*PLAIN, "--bots", "none")
        assert len(list(games.iterdir())) == 3

    def test_a_folder_that_cannot_be_written_is_a_clear_message(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").write_text("", encoding="utf-8")
        monkeypatch.setenv("PONDSIDE_GAMES", str(tmp_path / "file" / "games"))
        done = apart(*PLAIN, "--bots", "random")
        assert done.code == 2
        assert done.err.startswith(f"pondside: {tmp_path / 'file' / 'games'}")
        assert ": cannot write it: Not a directory; " in done.err
        assert done.err.endswith("; name another place\n")


class TestStopping:
    def check(self, code: int, last: str, games: Path, turn: int) -> None:
        (path,) = games.iterdir()
        assert code == 0
        assert f"The game is saved in {path}\n" in last
        assert f"Go on with: pondside play --resume {path}\n" in last
        assert saved(games).turn == turn

    def test_ctrl_c_at_a_terminal_saves(self, games: Path) -> None:
        with Keyboard(*QUICK, "--bots", "random", terminal=True) as keyboard:
            keyboard.hear()
            for _ in range(4):
                keyboard.type("1")
            keyboard.interrupt()
            code, last = keyboard.end()
        self.check(code, last, games, turn=3)

    def test_an_interrupt_over_pipes_saves(self, games: Path) -> None:
        with Keyboard(*PLAIN, "--bots", "none") as keyboard:
            keyboard.hear()
            keyboard.interrupt()
            code, last = keyboard.end()
        self.check(code, last, games, turn=1)

    def test_the_end_of_input_at_a_terminal_saves(self, games: Path) -> None:
        with Keyboard(*PLAIN, "--bots", "none", terminal=True) as keyboard:
            keyboard.hear()
            for line in ("", "1", "1", "1", ""):
                keyboard.type(line)
            keyboard.close_input()
            code, last = keyboard.end()
        self.check(code, last, games, turn=2)

    def test_a_process_that_was_killed_leaves_a_readable_game(self, games: Path) -> None:
        with Keyboard(*QUICK, "--bots", "random") as keyboard:
            keyboard.hear()
            for _ in range(8):
                keyboard.type("1")
            keyboard.process.kill()
            keyboard.process.wait()
        match = saved(games)
        assert match.turn == 5
        (path,) = games.iterdir()
        done = play(*QUICK[:-1], "--no-confirm", "--resume", str(path), typed=["1"] * 3)
        assert "Turn 5 of 28" in done.out
        assert Match.replay(path.read_text(encoding="utf-8")).turn == 7


class TestResuming:
    def test_a_game_goes_on_where_it_stopped_and_finishes(self, games: Path) -> None:
        play(*QUICK, "--bots", "random", typed=["1"] * 7)
        (path,) = games.iterdir()
        before = path.read_text(encoding="utf-8")
        done = play("play", "--plain", "--no-confirm", "--resume", str(path), answer=first)
        assert "Turn 5 of 28" in dialogue(done.out)[0]
        after = path.read_text(encoding="utf-8")
        assert after.startswith(before)
        match = saved(games)
        assert match.over
        assert "Bot 2 (random) is thinking" in done.out
        assert here("replay", str(path)).code == 0

    def test_people_keep_their_names(self, games: Path) -> None:
        play(*PLAIN, "--bots", "none", "--names", "Ala,Żółw i кои", typed=["", "1", "1", "1", ""])
        (path,) = games.iterdir()
        done = play("play", "--plain", "--resume", str(path))
        assert done.out.count("Żółw i кои: take the keyboard") == 1

    def test_a_bot_may_take_a_seat_over(self, games: Path) -> None:
        play(*QUICK, "--bots", "none", typed=["", "1", "1", "1"])
        (path,) = games.iterdir()
        done = play("play", "--plain", "--resume", str(path), "--bots", "random")
        assert "Bot 2 (random) is thinking" in done.out
        assert saved(games).turn == 3

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "Bot 2 (keen) plays in place of greedy: that bot is no more."),
            ("pl", "Bot 2 (keen) gra zamiast bota greedy, którego już nie ma."),
            ("ru", "Бот 2 (keen) играет вместо бота greedy, которого больше нет."),
        ],
    )
    def test_where_greedy_sat_keen_plays_and_says_so(
        self, games: Path, language: str, said: str
    ) -> None:
        play(*QUICK, "--bots", "random", typed=["1"] * 3)
        (path,) = games.iterdir()
        old = path.read_text(encoding="utf-8").replace("(random)", "(greedy)")
        path.write_text(old, encoding="utf-8")
        done = play("play", "--plain", "--resume", str(path), "--lang", language)
        assert said in done.out.splitlines()
        assert saved(games).names == ("", "bot 2 (greedy)"), "a record tells what it told"
        done = play("play", "--plain", "--resume", str(path), "--bots", "calm")
        assert " in place of " not in done.out

    def test_a_resumed_game_may_be_kept_elsewhere(self, games: Path, tmp_path: Path) -> None:
        play(*QUICK, "--seats", "1", typed=["1"] * 3)
        (path,) = games.iterdir()
        before = path.read_text(encoding="utf-8")
        other = tmp_path / "other.pond"
        resume = ("play", "--plain", "--no-confirm", "--resume", str(path))
        play(*resume, "--save", str(other), typed=["1"] * 3)
        assert path.read_text(encoding="utf-8") == before
        assert Match.replay(other.read_text(encoding="utf-8")).turn == 3

    def test_a_finished_game_shows_its_end_again(self, games: Path) -> None:
        play(*QUICK, "--seats", "1", answer=first)
        (path,) = games.iterdir()
        before = path.read_text(encoding="utf-8")
        done = play("play", "--plain", "--resume", str(path))
        assert "The game is over." in done.out
        assert re.search(r"^Danny: \d+ koi and \d+ feature", done.out, re.M)
        assert path.read_text(encoding="utf-8") == before

    def test_a_game_cut_off_in_the_middle_of_a_turn_goes_on(self, tmp_path: Path) -> None:
        path = tmp_path / "game.pond"
        path.write_text(
            "pond 1\ngame kohaku\nseats 2\nseed 1\n\n"
            "@ rw.f2 Fr y.d3 S R b.f2 G ry.d2 bw.d3 T wy.f3 By\nP1 b2b1 k0,0\n",
            encoding="utf-8",
        )
        done = play("play", "--plain", "--no-confirm", "--resume", str(path), typed=["", "f0,1"])
        assert "Seat 1 laid red flower at 0,1" in done.out
        assert Match.replay(path.read_text(encoding="utf-8")).turn == 2

    def test_a_game_with_other_components_asks_for_their_file(self, tmp_path: Path) -> None:
        from importlib.resources import files

        stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
        mine = tmp_path / "mine.toml"
        mine.write_text(stock.replace("flat = 5", "flat = 6"), encoding="utf-8")
        path = tmp_path / "game.pond"
        args = ("--bots", "random", "--data", str(mine))
        play(*QUICK, *args, "--save", str(path), typed=["1"] * 3)
        done = here("play", "--plain", "--resume", str(path))
        assert done.code == 2
        assert "name their file with --data" in done.err
        resume = ("play", "--plain", "--no-confirm", "--resume", str(path), "--data", str(mine))
        assert "Turn 3 of 28" in play(*resume, typed=["1"] * 3).out
        match = Match.replay(path.read_text(encoding="utf-8"), data=str(mine))
        assert match.turn == 5


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
@pytest.mark.parametrize(
    "name", ["[/x]", "[bold]Ala", ":snake:"], ids=lambda name: f"called {name}"
)
def test_a_name_is_shown_as_it_is_written(name: str, how: list[str], tmp_path: Path) -> None:
    match = Match.new("kohaku", 2, seed=5, names=(name, "Olek"))
    done = play("play", *how, "--resume", write(tmp_path, match))
    assert f"{name}: take the keyboard" in done.out
    finish(match)
    done = play("play", *how, "--resume", write(tmp_path, match))
    assert f"Pond of {name}: " in done.out
    assert f"Score sheet of {name}" in done.out


def test_a_person_alone_is_spoken_to_at_the_end_too(tmp_path: Path) -> None:
    match = Match.new("kohaku", 1, seed=5)
    finish(match)
    done = play("play", "--plain", "--resume", write(tmp_path, match))
    ending = done.out[done.out.index("The game is over.") :]
    assert "Your score sheet" in ending
    assert "Your pond: " in ending
    assert "Pond of You" not in ending


def test_the_process_of_a_bot_leaves_nothing_open() -> None:
    game = load("kohaku")
    helper = Helper(game, game.open_box(None))
    helper.close()
    process = helper._process
    assert process.returncode is not None
    assert process.stdin is not None
    assert process.stdin.closed
    assert process.stdout is not None
    assert process.stdout.closed
