"""`--data` with Rybowisko: an owner's file that is broken, odd, or only different."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from .running import Done, here, play

pytestmark = pytest.mark.usefixtures("bots_at_once")

STOCK = (files("pondside.games.rybowisko") / "rybowisko.toml").read_text(encoding="utf-8")
# Without the way between a10 and b10, a10 is the end of a narrow arm.
ODD = [
    ('to = { N = "a9", E = "b10" }', 'to = { N = "a9" }'),
    ('to = { N = "b9", E = "c10", W = "a10" }', 'to = { N = "b9", E = "c10" }'),
]
NOTE = (
    "pondside: note: RYB-DATA-12: field 'a10' has only 2 fields within 2 steps: "
    "an angler could be hemmed in there (RYB-MOVE-11)\n"
)
BREAM = 'code = "LES"\npl = "Leszcz"\nen = "Bream"'
RARE_BREAM = ('max = 4\nsymbol = "B"\nunique = 0', 'max = 4\nsymbol = "B"\nunique = 2')
PLAY = ("play", "rybowisko", "--plain", "--seed", "5")
COMMANDS = [
    pytest.param((*PLAY, "--bots", "none"), id="play"),
    pytest.param(("score", "rybowisko", "catch.txt"), id="score"),
    pytest.param(("simulate", "rybowisko", "--games", "1"), id="simulate"),
    pytest.param(("perft", "rybowisko", "--depth", "1"), id="perft"),
    pytest.param(("replay", "game.pond"), id="replay"),
]
RECORD = "pond 1\ngame rybowisko\nseats 2\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "catch.txt").write_text("LES ROZ SUM\n", encoding="utf-8")
    (tmp_path / "game.pond").write_text(RECORD, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(*changes: tuple[str, str]) -> str:
    """The component file with something corrected in it."""
    text = STOCK
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    Path("mine.toml").write_text(text, encoding="utf-8")
    return "mine.toml"


def refused(done: Done) -> str:
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("pondside: "), done.err
    return done.err


@pytest.mark.parametrize("args", COMMANDS)
def test_a_file_that_contradicts_itself_is_refused_with_all_its_faults(
    args: tuple[str, ...], games: Path
) -> None:
    changed(
        ('to = { E = "m1", S = "l2" }', 'to = { E = "m1" }'),
        (BREAM, BREAM.replace("LES", "SUM")),
        ("faces = 6", "faces = 5"),
    )
    message = refused(here(*args, "--data", "mine.toml"))
    assert message.splitlines()[0] == "pondside: mine.toml: this component file cannot be used:"
    assert all(line.startswith("  - ") for line in message.splitlines()[1:])
    assert "species 'SUM' is listed 2 times" in message
    assert not games.exists()


def test_every_clause_that_a_file_breaks_is_named() -> None:
    mine = changed(
        ('to = { E = "m1", S = "l2" }', 'to = { E = "m1" }'),
        ("refill_at = 8", "refill_at = 1"),
        ('pl = "Szczupak"\nen = "Pike"\nru = "Щука"\nla = "Esox lucius"\nmin = 5',
         'pl = "Szczupak"\nen = "Pike"\nru = "Щука"\nla = "Esox lucius"\nmin = 7'),
        ("total = 12", "total = 11"),
    )  # fmt: skip
    message = refused(here(*PLAY, "--data", mine))
    clauses = re.findall(r"^  - (RYB-DATA-\d\d): ", message, re.M)
    assert clauses == ["RYB-DATA-14", "RYB-DATA-03", "RYB-DATA-08", "RYB-DATA-13"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param(STOCK[:3000] + "\n= 3\n", "not valid TOML", id="no TOML"),
        pytest.param(
            STOCK.replace("faces = 6", 'faces = "six"'),
            "Expected `int`, got `str` - at `die.faces`",
            id="a number in words",
        ),
        pytest.param(
            STOCK.replace("[die]", "[dice]"), "unknown field `dice`", id="an unknown block"
        ),
        pytest.param("", "missing required field `meta`", id="an empty file"),
    ],
)
def test_a_file_of_another_shape_is_refused(text: str, told: str) -> None:
    Path("mine.toml").write_text(text, encoding="utf-8")
    assert told in refused(here(*PLAY, "--data", "mine.toml"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("none.toml", "none.toml: cannot read the component file: No such file or directory"),
        (".", ".: cannot read the component file: Is a directory"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(name: str, told: str) -> None:
    assert refused(here(*PLAY, "--data", name)) == f"pondside: {told}\n"


def test_the_file_of_another_game_is_refused() -> None:
    other = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    Path("mine.toml").write_text(other, encoding="utf-8")
    message = refused(here(*PLAY, "--data", "mine.toml"))
    assert message.startswith("pondside: mine.toml: this component file cannot be used:\n")


@pytest.mark.parametrize("args", COMMANDS)
def test_a_file_that_only_looks_odd_is_used_with_a_note(args: tuple[str, ...]) -> None:
    mine = changed(*ODD)
    done = here(*args, "--data", mine, stdin="\nq\n")
    assert done.code == 0
    assert done.err.startswith(NOTE)
    assert done.err.count("note") == 1
    assert "RYB-DATA-12" not in done.out
    assert done.out


def test_the_json_of_a_score_holds_the_note_and_the_error_stream_stays_empty() -> None:
    mine = changed(*ODD)
    done = here("score", "rybowisko", "catch.txt", "--json", "--data", mine)
    assert done.err == ""
    note, *remarks = done.json["warnings"]
    assert note == NOTE.removeprefix("pondside: note: ").rstrip("\n")
    assert all("are our reconstruction" in remark for remark in remarks)


def test_the_stock_file_gives_no_note() -> None:
    assert here("score", "rybowisko", "-", stdin="2xA B! C").err == ""


def test_a_game_with_an_odd_file_goes_on_against_a_bot(games: Path) -> None:
    mine = changed(*ODD)
    done = here(*PLAY, "--no-confirm", "--bots", "keen", "--data", mine, stdin="g8\ng7\n")
    assert done.code == 0
    assert done.err == NOTE
    assert "Bot 2 (keen) is thinking" in done.out
    assert "Round 2 " in done.out
    (path,) = games.iterdir()
    asked = refused(here("play", "rybowisko", "--plain", "--resume", str(path)))
    assert "name their file with --data" in asked
    again = here("play", "rybowisko", "--plain", "--resume", str(path), "--data", mine)
    assert again.code == 0
    assert again.err == NOTE


def test_a_game_with_other_components_is_resumed_by_its_record_and_their_file(games: Path) -> None:
    mine = changed(RARE_BREAM)
    play(*PLAY, "--bots", "none", "--data", mine, typed=["", "g8", ""])
    (path,) = games.iterdir()
    done = here("play", "--plain", "--resume", str(path), "--data", mine, stdin="\n")
    assert done.err == ""
    assert done.code == 0


def test_a_corrected_fish_is_scored_and_told_by_the_file() -> None:
    mine = changed(RARE_BREAM, (BREAM, BREAM.replace("Bream", "Lordly bream")))
    done = here("score", "rybowisko", "catch.txt", "--plain", "--data", mine)
    assert "  unique: Lordly bream: 2 points – 1 card (RYB-SCORE-02)\n" in done.out
    assert done.out.endswith("Total: 9 points\n")  # three fish, a set, and 2 + 1 + 1
    said = play(*PLAY, "--seats", "1", "--data", mine).out
    assert "b2 Lordly bream (caught by 2–4; shoal fish; 2 extra points)." in said


def test_a_name_with_marks_of_the_screen_is_shown_as_it_is_written() -> None:
    mine = changed((BREAM, BREAM.replace('"Bream"', '"[bold]Bream[/]"')))
    for how in ([], ["--plain"]):
        args = ("play", "rybowisko", "--seed", "5", *how, "--seats", "1", "--data", mine)
        assert "[bold]Bream[/] " in play(*args).out
        args = ("score", "rybowisko", "catch.txt", *how, "--data", mine)
        assert "[bold]Bream[/]" in here(*args).out


def compass(text: str) -> str:
    """The lake turned: what was east is called NE, what was west SW."""
    for old, new in (("E", "NE"), ("W", "SW")):
        text = re.sub(rf"\b{old} = \"", f'{new} = "', text)
        text = text.replace(f'drift = "{old}"', f'drift = "{new}"')
        text = text.replace(f', "{old}"', f', "{new}"')
    return text


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
def test_directions_of_other_names_are_called_by_them(how: list[str]) -> None:
    Path("mine.toml").write_text(compass(STOCK), encoding="utf-8")
    args = ("play", "rybowisko", "--seed", "5", *how, "--no-confirm", "--bots", "none")
    done = play(*args, "--data", "mine.toml", typed=["", "g7", "b", "g"])
    assert "way-" not in done.out
    assert "Seat 1 drifted NE to h7." in done.out
