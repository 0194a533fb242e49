"""`pondside play`, as far as it is the same for all games: saves, commands, refusals.

What is typed stands in tests/games/<game>/played.py; whole games and what one game has of its own
are in its test_play_cli.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pondside import Match
from pondside.games import KEYS

from ..games.playing import Played, played
from ..games.replaying import replayed
from .running import BOX_DRAWING, ESCAPE, dialogue, here, play, saved, write

pytestmark = [
    pytest.mark.usefixtures("bots_at_once"),
    pytest.mark.parametrize("key", KEYS),
]
COMMANDS = (
    "u  take back the last step     s  your score sheet, point by point\n"
    "o  what the others have        b  what is still to come\n"
    "l  what has happened           q  save and stop\n"
    "?  this help\n"
)
REMINDER = "? help · u undo · s score · o the others · b still to come · l log · q save and stop\n"
NOTHING = "There is nothing to take back: what is confirmed or revealed stays.\n"


@pytest.fixture
def asked(key: str) -> Played:
    return played(key)


@pytest.fixture
def table(key: str, asked: Played) -> tuple[str, ...]:
    return ("play", key, "--plain", "--seed", "5", *asked.table)


@pytest.fixture
def against(key: str, asked: Played) -> tuple[str, ...]:
    """Somebody against a bot, or alone; nothing is confirmed."""
    return ("play", key, "--plain", "--seed", "5", "--no-confirm", *asked.halves[0])


def kept(path: Path) -> list[str]:
    """All words of seats."""
    match = Match.replay(path.read_text(encoding="utf-8"))
    return [entry.word for entry in match.entries if entry.actor >= 0]


def reply(table: tuple[str, ...], *typed: str) -> str:
    """What is said right after the last line typed, before the choices come again."""
    said = dialogue(play(*table, typed=typed).out)[len(typed)]
    return re.split(r"^(?:1\. |\n)", said, maxsplit=1, flags=re.M)[0]


def test_the_same_seed_and_the_same_answers_give_the_same_game(
    asked: Played, against: tuple[str, ...], tmp_path: Path
) -> None:
    texts = []
    for name in ("one", "two"):
        path = tmp_path / name
        play(*against, "--save", str(path), typed=asked.halves[1])
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "seed 5\n" in texts[0]


def test_a_plain_game_has_no_drawings(asked: Played, table: tuple[str, ...]) -> None:
    said = play(*table, typed=asked.looked).out
    assert not BOX_DRAWING.search(said)
    assert ESCAPE not in said
    assert not re.search(asked.signs, said.replace(" · ", ""))


def test_what_is_not_understood_is_said_back(asked: Played, table: tuple[str, ...]) -> None:
    wrong = [*asked.wrong, "z" * 5000, "9" * 5000]
    first, *said = dialogue(play(*table, typed=[*asked.sits, *wrong]).out)[len(asked.sits) : -1]
    assert f"\n{asked.offered}" in first
    for typed, answer in zip(wrong, said, strict=False):
        assert answer.startswith(f"I do not understand “{typed[:40]}”. Type ? for help.\n")
        assert f"\n{asked.offered}" in answer


def test_an_illegal_move_is_refused_with_its_reason_and_rule(
    asked: Played, table: tuple[str, ...]
) -> None:
    for typed, reason in asked.illegal:
        assert reply(table, *asked.sits, *typed) == f"Not possible: {reason}.\n"


def test_the_help_tells_the_moves_and_the_commands(asked: Played, table: tuple[str, ...]) -> None:
    said = reply(table, *asked.sits, "?")
    assert said.startswith(asked.helps[0])
    assert said.endswith(COMMANDS)
    for word in asked.helps[1:]:
        assert word in said


def test_the_sheet_and_the_log_are_seen_at_any_time(asked: Played, table: tuple[str, ...]) -> None:
    assert reply(table, *asked.sits, "s") == asked.sheet
    assert reply(table, *asked.sits, "l") == "  Nothing has happened yet.\n"
    typed, told = asked.log
    assert reply(table, *asked.sits, *typed, "l") == told


def test_enter_alone_reminds_of_the_commands(asked: Played, table: tuple[str, ...]) -> None:
    assert reply(table, *asked.sits, "") == REMINDER


def test_a_command_does_not_change_the_game(
    asked: Played, table: tuple[str, ...], tmp_path: Path
) -> None:
    lines = [line for line, _ in asked.kept]
    for command in "?sobl":
        typed = list(asked.sits)
        for line in lines[len(typed) :]:
            typed += [command, line]
        path = tmp_path / "game.pond"
        play(*table, "--save", str(path), typed=typed)
        assert kept(path) == asked.kept[-1][1].split(), command


def test_the_end_of_input_saves_wherever_it_comes(
    asked: Played, table: tuple[str, ...], tmp_path: Path
) -> None:
    lines = [line for line, _ in asked.kept]
    for n, words in enumerate(["", *(words for _, words in asked.kept)]):
        path = tmp_path / f"{n}.pond"
        done = play(*table, "--save", str(path), typed=lines[:n])
        assert done.out.endswith("See you at the pond.\n")
        assert kept(path) == words.split(), n


def test_stopping_saves_what_was_confirmed_and_tells_how_to_go_on(
    key: str, asked: Played, table: tuple[str, ...], games: Path
) -> None:
    typed = [line for line, _ in asked.kept[: asked.unconfirmed]]
    done = play(*table, typed=[*typed, "q"])
    (path,) = games.iterdir()
    assert path.name.startswith(f"{key}-")
    assert done.out.endswith(
        f"\nThe game is saved in {path}\n"
        f"Go on with: pondside play --resume {path}\n"
        "See you at the pond.\n"
    )
    assert kept(path) == []


def test_the_hint_how_to_go_on_leads_back_into_the_game(
    asked: Played, table: tuple[str, ...], games: Path
) -> None:
    lines = [line for line, _ in asked.kept]
    done = play(*table, "--lang", "pl", typed=[*lines, "q"])
    (hint,) = re.findall(r"^Aby grać dalej: pondside (.+)$", done.out, re.M)
    match = saved(games)
    again = play(*hint.split(), "--plain", typed=["", "q"])
    assert again.out.endswith("See you at the pond.\n")
    assert saved(games).digest() == match.digest()


def test_the_halves_of_a_game_are_the_whole(
    asked: Played, against: tuple[str, ...], tmp_path: Path
) -> None:
    whole, halves = tmp_path / "whole.pond", tmp_path / "halves.pond"
    _, everything, one, other = asked.halves
    play(*against, "--save", str(whole), typed=everything)
    play(*against, "--save", str(halves), typed=one)
    play("play", "--plain", "--no-confirm", "--resume", str(halves), typed=other)
    assert halves.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_what_a_bot_has_played_is_not_taken_back(asked: Played, against: tuple[str, ...]) -> None:
    if "--bots" in asked.halves[0]:
        assert reply(against, *asked.halves[2][:3], "u").startswith(NOTHING)


def test_a_finished_game_shows_its_end_again(key: str, asked: Played, tmp_path: Path) -> None:
    text = next(iter(replayed(key).finished.values()))()
    path = Path(write(tmp_path, Match.replay(text)))
    text = path.read_text(encoding="utf-8")
    done = play("play", "--plain", "--resume", str(path))
    assert "The game is over." in done.out
    assert re.search(asked.ends, done.out, re.M)
    assert "> " not in done.out
    assert path.read_text(encoding="utf-8") == text


def test_a_record_with_an_illegal_move_is_refused_with_its_line(
    asked: Played, tmp_path: Path
) -> None:
    text, said = asked.broken
    path = tmp_path / "game.pond"
    path.write_text(text, encoding="utf-8")
    done = here("play", "--plain", "--resume", str(path))
    assert done == (2, "", f"pondside: {path}:{said}\n")
