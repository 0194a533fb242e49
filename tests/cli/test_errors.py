"""Bad input of every kind: one clear message, code 2, never a traceback."""

from __future__ import annotations

import socket
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from pondside.games import KEYS

from .running import COMMAND, NO_CLEVER_BOT, apart, here, surroundings

POND = "Fr rw.f2 / r.d2 S\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in, with files good and bad."""
    (tmp_path / "pond.txt").write_text(POND, encoding="utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_text("", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    (tmp_path / "broken.toml").write_text(stock[:3000] + "\n= 3\n", encoding="utf-8")
    (tmp_path / "words.toml").write_text(
        stock.replace("flat = 5", 'flat = "five"'), encoding="utf-8"
    )
    (tmp_path / "unequal.toml").write_text(
        stock.replace('id = "r.f2"', 'id = "r.f3"').replace("columns = 4 ", "columns = 5 "),
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refused(*args: str, stdin: str = "") -> str:
    """Run something that cannot work; its one message."""
    done = here(*args, stdin=stdin)
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.startswith("pondside: "), done.err
    return done.err


NO_CHESS = f"there is no game 'chess'; the games are: {', '.join(KEYS)}"
SCORE = ("score", "kohaku")
SIMULATE = ("simulate", "kohaku", "--games", "2")
PLAY = ("play", "kohaku", "--plain")
CARDS = (
    "white_black, yellow_red, rarest_colour, dragonflies, ornament_kinds, statues, no_fry, "
    "no_dragonflies, flower_sets, frog_turtle, largest_square, fry_shelter"
)
OPTIONS = (
    "butterfly_gaps, chain_placement, edition, first_player, goal_cards, rarest_absent, "
    "refill_timing, solo_goal_cards, solo_no_koi_to_reveal, solo_unmatched_feature"
)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("args", "message"),
    [
        pytest.param(
            (*SCORE, "none.txt"),
            "none.txt: cannot read it: No such file or directory",
            id="a pond that does not exist",
        ),
        pytest.param(
            (*SCORE, "folder"), "folder: cannot read it: Is a directory", id="a folder for a pond"
        ),
        pytest.param((*SCORE, "binary"), "binary: it is not UTF-8 text", id="a pond of bytes"),
        pytest.param(
            ("replay", "none.pond"),
            "none.pond: cannot read it: No such file or directory",
            id="a record that does not exist",
        ),
        pytest.param(
            ("replay", "folder"), "folder: cannot read it: Is a directory", id="a folder to replay"
        ),
        pytest.param(("replay", "binary"), "binary: it is not UTF-8 text", id="a record of bytes"),
        pytest.param(
            ("replay", "empty"),
            "empty: the record is empty; it begins with the line: pond 1",
            id="an empty record",
        ),
        pytest.param(
            ("replay", "pond.txt"),
            "pond.txt:1:1: a record begins with the line: pond 1",
            id="a pond for a record",
        ),
        pytest.param(
            ("score", "chess", "pond.txt"),
            NO_CHESS,
            id="a pond of another game",
        ),
        pytest.param(
            ("play", "--seats", "2"),
            f"which game? name one of {', '.join(KEYS)}",
            id="no game",
        ),
        pytest.param(
            ("play", "chess"),
            NO_CHESS,
            id="another game",
        ),
        pytest.param(
            ("simulate", "chess"),
            NO_CHESS,
            id="and many",
        ),
        pytest.param(
            ("perft", "chess"),
            NO_CHESS,
            id="and counted",
        ),
        pytest.param(
            ("bench", "chess"),
            NO_CHESS,
            id="and measured",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "-o", "wind=on"),
            f"Kōhaku has no option 'wind'; it has: {OPTIONS}",
            id="an option that does not exist",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "-o", "goal_cards"),
            "write options as name=value, not 'goal_cards'",
            id="an option without a value",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "-o", "butterfly_gaps=maybe"),
            "option butterfly_gaps cannot be 'maybe'; use ignore or block",
            id="a value that does not exist",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "-o", "goal_cards=on", "-o", "edition=ru"),
            "goal_cards=on needs edition=pl: the Russian edition has no goal cards",
            id="options that do not go together",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "--lang", "de"),
            "there is no language 'de'; use en, pl, ru",
            id="a language that is not spoken",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "--data", "none.toml"),
            "none.toml: cannot read the component file: No such file or directory",
            id="components that do not exist",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "--data", "folder"),
            "folder: cannot read the component file: Is a directory",
            id="a folder of components",
        ),
        pytest.param(
            (*SCORE, "pond.txt", "--data", "binary"),
            "binary: the component file is not UTF-8 text",
            id="components of bytes",
        ),
        pytest.param(
            (*SIMULATE, "--seats", "0"), "Kōhaku is for 1 to 4 seats, not 0", id="no seats"
        ),
        pytest.param(
            (*SIMULATE, "--seats", "5"), "Kōhaku is for 1 to 4 seats, not 5", id="five seats"
        ),
        pytest.param(
            (*SIMULATE, "--seed", "a/b"),
            "a seed is 1 to 40 letters, digits or . _ -",
            id="a seed that is a path",
        ),
        pytest.param(
            (*SIMULATE, "--seed", ""),
            "a seed is 1 to 40 letters, digits or . _ -",
            id="a seed of nothing",
        ),
        pytest.param(
            (*SIMULATE, "--bots", "clever"),
            NO_CLEVER_BOT,
            id="a bot that does not exist",
        ),
        pytest.param(
            (*SIMULATE, "--seats", "3", "--bots", "keen,random"),
            "2 bots for 3 seats",
            id="too few bots",
        ),
        pytest.param(
            (*SIMULATE, "--bots", "keen,random,random"), "3 bots for 2 seats", id="too many bots"
        ),
        pytest.param(
            ("perft", "kohaku", "--seats", "9"), "Kōhaku is for 1 to 4 seats, not 9", id="nine"
        ),
        pytest.param(
            ("perft", "kohaku", "--seed", "a b"),
            "a seed is 1 to 64 letters, digits or . _ : -",
            id="a seed with a blank",
        ),
        pytest.param(
            ("perft", "kohaku", "--record", "none.pond"),
            "none.pond: cannot read it: No such file or directory",
            id="counting from a record that does not exist",
        ),
        pytest.param(
            (*PLAY, "--seats", "7"), "Kōhaku is for 1 to 4 seats, not 7", id="seven at a table"
        ),
        pytest.param(
            (*PLAY, "--seed", "#"),
            "a seed is 1 to 64 letters, digits or . _ : -",
            id="a game of a bad seed",
        ),
        pytest.param(
            (*PLAY, "--bots", "clever"),
            NO_CLEVER_BOT,
            id="an opponent that does not exist",
        ),
        pytest.param(
            (*PLAY, "--bots", "greedy"),
            "there is no bot 'greedy' any more; keen plays in its place",
            id="an opponent of old",
        ),
        pytest.param(
            (*PLAY, "--bots", "random,random,random"), "3 bots for 2 seats", id="too many opponents"
        ),
        pytest.param(
            (*PLAY, "--names", "Ala,Olek,Ola"), "3 names for 2 seats", id="too many names"
        ),
        pytest.param(
            (*PLAY, "--names", "Ala#1"),
            "a name has at most 40 printable characters and no #: 'Ala#1'",
            id="a name with a comment sign",
        ),
        pytest.param(
            (*PLAY, "--resume", "none.pond"),
            "none.pond: cannot read it: No such file or directory",
            id="going on with no game",
        ),
        pytest.param(
            (*PLAY, "--resume", "pond.txt"),
            "pond.txt:1:1: a record begins with the line: pond 1",
            id="going on with a pond",
        ),
        pytest.param(
            (*PLAY, "--lang", "xx"), "there is no language 'xx'; use en, pl, ru", id="no language"
        ),
        pytest.param(
            (*PLAY, "-o", "edition=ru", "-o", "goal_cards=on"),
            "goal_cards=on needs edition=pl: the Russian edition has no goal cards",
            id="a game of options that do not go together",
        ),
    ],
)
def test_it_is_refused_in_one_sentence(args: tuple[str, ...], message: str) -> None:
    assert refused(*args) == f"pondside: {message}\n"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("args", "message"),
    [
        pytest.param((*SCORE, "pond.txt", "--fast"), "No such option: --fast", id="an option"),
        pytest.param(SCORE, "Missing argument", id="no pond"),
        pytest.param(("score",), "Missing argument", id="no game"),
        pytest.param((*SCORE, "pond.txt", "more"), "extra argument", id="too much"),
        pytest.param(("swim",), "No such command 'swim'", id="a command"),
        pytest.param(("replay", "empty", "--at", "-1"), "--at", id="a negative stop"),
        pytest.param(("replay", "empty", "--at", "soon"), "--at", id="a stop in words"),
        pytest.param(("replay", "empty", "--seat", "0"), "--seat", id="seat 0"),
        pytest.param((*SIMULATE, "--seats", "two"), "--seats", id="seats in words"),
        pytest.param(("simulate", "kohaku", "--games", "0"), "--games", id="no games"),
        pytest.param((*SIMULATE, "--jobs", "0"), "--jobs", id="no jobs"),
        pytest.param(("perft", "kohaku", "--depth", "0"), "--depth", id="depth 0"),
        pytest.param(("perft", "kohaku", "--depth", "13"), "--depth", id="a depth without end"),
        pytest.param(("serve", "--port", "99999"), "--port", id="a port of service"),
        pytest.param(("play", "--port", "-1"), "--port", id="a port of the page"),
        pytest.param((*SCORE, "pond.txt", "--data"), "--data", id="an option that lacks its value"),
    ],
)
def test_a_command_that_was_mistyped_is_refused_with_a_hint(
    args: tuple[str, ...], message: str
) -> None:
    done = here(*args)
    assert done.code == 2
    assert done.out == ""
    assert message in done.err
    assert "Error: " in done.err


def test_no_command_at_all_shows_the_commands() -> None:
    done = here()
    for command in ("play", "score", "replay", "simulate", "perft", "bench"):
        assert f"\n  {command} " in done.out + done.err


@pytest.mark.parametrize("command", ["play", "score", "replay", "simulate", "perft", "bench"])
def test_every_command_explains_itself(command: str) -> None:
    done = here(command, "--help")
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith("Usage: ")


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        pytest.param("r.f2 Q", "1:6", "unknown tile 'Q'; features are ", id="an unknown feature"),
        pytest.param(
            "r.f2 / x.f2", "1:8", "unknown tile 'x.f2'; a koi is written like ", id="an unknown koi"
        ),
        pytest.param("r.f2 T\n  T ?\n", "2:5", "unknown tile '?'", id="on the second line"),
        pytest.param("# hello\n\nT r.f2 T rr.d2", "3:10", "colours of a koi", id="a colour twice"),
        pytest.param("r.f2 Fbb", "1:6", "flowers of a tile", id="a flower colour twice"),
        pytest.param(
            "r.f2 w.f2", "1:6", "two koi side by side: r.f2 and w.f2", id="koi beside koi"
        ),
        pytest.param("T\nFr", "2:1", "two features side by side", id="features on each other"),
        pytest.param("r.f2 T - w.f2", "1:10", "is not connected", id="two parts"),
        pytest.param("r.f2 -\n- w.f2", "2:3", "is not connected", id="only a corner touches"),
        pytest.param("r.f2 T\norigin: 0,0", "2:1", "origin is written once", id="origin too late"),
        pytest.param("origin: a,b\nr.f2 T", "1:1", "origin is written", id="origin in letters"),
        pytest.param("r.f16 T", "1:1", "a koi shows at most 15", id="too many fry"),
        pytest.param(" ".join(["r.f2 T"] * 19), "1:127", "at most 36 cells", id="too wide"),
        pytest.param(" / ".join(["r.f2", "T"] * 19), "1:199", "at most 36 cells", id="too high"),
    ],
)
def test_a_bad_pond_is_refused_with_line_and_column(text: str, place: str, told: str) -> None:
    message = refused(*SCORE, "-", stdin=text)
    assert message.startswith(f"pondside: standard input:{place}: ")
    assert told in message
    assert len(message.splitlines()) == 1


def test_a_pond_in_a_file_is_refused_with_its_name(folder: Path) -> None:
    (folder / "bad.txt").write_text("T r.f2\nr.f2 bad\n", encoding="utf-8")
    assert refused(*SCORE, "bad.txt").startswith("pondside: bad.txt:2:6: unknown tile 'bad'")


def test_a_rule_that_a_pond_breaks_is_named() -> None:
    assert "(KOH-PLACE-04)" in refused(*SCORE, "-", stdin="r.f2 w.f2")
    assert "(KOH-PLACE-05)" in refused(*SCORE, "-", stdin="r.f2 T - w.f2")


def test_a_text_without_end_is_refused() -> None:
    assert "longer than 200000 characters" in refused(*SCORE, "-", stdin="T r.f2\n" * 40_000)
    assert "longer than 1000000" in refused("replay", "-", stdin="pond 1\n" * 200_000)
    assert "more than 20000 lines" in refused("replay", "-", stdin="\n" * 30_000)


def test_more_kinds_of_koi_than_there_is_room_for_are_refused() -> None:
    row = " ".join(f"r.f{n % 15 + 1}d{n // 15 + 1} T" for n in range(66)).split()
    rows = [row[:32], ["T", *row[32:62]], row[62:92], ["T", *row[92:122]], row[122:]]
    assert "64 kinds of koi" in refused(*SCORE, "-", stdin=" / ".join(map(" ".join, rows)))


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("broken.toml", ["not valid TOML"]),
        ("words.toml", ["Expected `int`, got `str` - at `scoring.turtle.flat`"]),
        (
            "unequal.toml",
            ["koi 'r.f3' is listed 2 times", "its fields spell 'r.f2'", "3 rows of 4 cells"],
        ),
    ],
)
def test_a_component_file_that_cannot_be_used_is_refused_with_all_its_faults(
    file: str, told: list[str]
) -> None:
    message = refused(*SCORE, "pond.txt", "--data", file)
    first, *faults = message.splitlines()
    assert first == f"pondside: {file}: this component file cannot be used:"
    assert all(fault.startswith("  - ") for fault in faults)
    for part in told:
        assert part in message


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "kohaku", "--games", "1", "--out", "empty/records"),
        ("play", "kohaku", "--plain", "--bots", "none", "--save", "empty/game.pond"),
    ],
    ids=["records", "a game"],
)
def test_a_place_that_cannot_be_written_is_named(args: tuple[str, ...]) -> None:
    done = here(*args)
    assert done.code == 2
    message = done.err.splitlines()[-1]
    assert message.startswith(f"pondside: {args[-1].removesuffix('/game.pond')}")
    assert ": cannot write it: " in message


@pytest.mark.usefixtures("folder")
def test_a_save_that_failed_leaves_nothing_behind(folder: Path) -> None:
    before = sorted(folder.rglob("*"))
    assert here(*PLAY, "--bots", "none", "--save", "folder").code == 2
    assert sorted(folder.rglob("*")) == before


class TestRealCommand:
    """The same in a process of its own."""

    def test_bytes_on_standard_input_are_refused(self) -> None:
        for command in (("score", "kohaku", "-"), ("replay", "-")):
            done = apart(*command, stdin=b"\xff\xfe\x00pond")
            assert done.code == 2
            assert done.out == ""
            assert done.err.startswith("pondside: standard input")

    def test_an_unknown_token_is_refused_with_its_place(self, folder: Path) -> None:
        (folder / "bad.txt").write_text("r.f2 T\nT Q\n", encoding="utf-8")
        done = apart("score", "kohaku", "bad.txt")
        assert done == (
            2,
            "",
            "pondside: bad.txt:2:3: unknown tile 'Q'; features are F and B with colours "
            "(Fr, Fbw, By), R, G, S and T\n",
        )

    def test_an_unknown_game_is_refused(self) -> None:
        done = apart("score", "chess", "-")
        assert done == (2, "", f"pondside: {NO_CHESS}\n")

    def test_a_mode_that_does_not_exist_is_refused(self) -> None:
        done = apart("perft", "kohaku", mode="sideways")
        assert done.code == 2
        assert done.err == "PONDSIDE_MODE is 'sideways'; use one of: plain, checked, fast\n"

    def test_a_reader_that_stops_reading_is_no_accident(self, folder: Path) -> None:
        row = " ".join(["r.f2", "T"] * 10)
        other = " ".join(["T", "r.f2"] * 10)
        (folder / "large.txt").write_text(f"{row}\n{other}\n" * 8, encoding="utf-8")
        process = subprocess.Popen(
            [*COMMAND, "score", "kohaku", "large.txt", "--plain"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=surroundings(None),
        )
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        told = process.stderr.read().decode()
        process.stderr.close()
        process.wait()
        assert "Traceback" not in told
        assert "Exception" not in told

    def test_a_full_disk_is_told_in_a_sentence(self) -> None:
        if not Path("/dev/full").exists():
            return  # only some systems can pretend
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [*COMMAND, "score", "kohaku", "-", "--json"],
                input=POND.encode(),
                stdout=full,
                stderr=subprocess.PIPE,
                env=surroundings(None),
                check=False,
            )
        assert done.returncode != 0
        assert b"Traceback" not in done.stderr
        assert b"No space left on device" in done.stderr


@pytest.mark.parametrize(
    ("language", "told"), [("en", "stopped"), ("pl", "przerwano"), ("ru", "прервано")]
)
def test_who_stops_a_command_is_told_so_in_their_language(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pondside.cli.score.read_text", interrupted)
    done = here("score", "kohaku", "-", "--lang", language)
    assert done.code == 130
    assert done.err == f"\npondside: {told}\n"
    assert done.out == ""


@pytest.mark.parametrize(
    ("args", "polish", "russian"),
    [
        (("--fast",), "Błąd: Nie ma opcji --fast.", "Ошибка: Нет ключа --fast."),
        (("--json=1",), "Błąd: --json nie ma wartości.", "Ошибка: У --json нет значения."),
        (("--data",), "Błąd: Po --data musi stać wartość.", "Ошибка: После --data должно стоять"),
        (("more",), "Błąd: To już za dużo: more", "Ошибка: Это лишнее: more"),
    ],
)
def test_a_command_that_was_mistyped_is_explained_in_the_language_chosen(
    args: tuple[str, ...], polish: str, russian: str
) -> None:
    for language, told in (("pl", polish), ("ru", russian)):
        done = here("score", "kohaku", "pond.txt", "--lang", language, *args)
        assert done.code == 2
        assert told in done.err


def test_an_option_with_two_names_is_named_without_quotes() -> None:
    done = here("simulate", "kohaku", "--games", "0", "--lang", "pl")
    assert "Błąd: --games / -n: najmniej 1." in done.err


@pytest.mark.parametrize(
    ("language", "told"),
    [("pl", "pod no.invalid, port 8137: nie ma komputera o takiej nazwie"),
     ("ru", "no.invalid, порт 8137: компьютера с таким именем нет")],
)  # fmt: skip
def test_where_a_service_cannot_listen_is_told_in_the_language_chosen(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Nowhere(socket.socket):
        def bind(self, address: object) -> None:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr("socket.socket", Nowhere)
    database = str(tmp_path / "tables.db")
    message = refused("serve", "--host", "no.invalid", "--database", database, "--lang", language)
    assert told in message


@pytest.mark.parametrize(
    ("language", "most", "least"),
    [("pl", "powinno tu być najwyżej 99", "powinno tu być co najmniej -99"),
     ("ru", "здесь может быть не больше 99", "здесь должно быть не меньше -99")],
)  # fmt: skip
def test_a_number_beyond_its_bounds_is_told_in_the_language_chosen(
    language: str, most: str, least: str, folder: Path
) -> None:
    stock = (files("pondside.games.kohaku") / "kohaku.toml").read_text(encoding="utf-8")
    for number, told in ((100, most), (-100, least)):
        (folder / "own.toml").write_text(stock.replace("flat = 5", f"flat = {number}"))
        message = refused("data", "check", "own.toml", "--lang", language)
        assert told in message
        assert "Expected" not in message


def test_how_a_command_is_used_is_told_in_the_language_chosen() -> None:
    polish, russian = here("score", "--lang", "pl").err, here("score", "--lang", "ru").err
    assert polish.startswith("Użycie: pondside score ")
    assert "Pomoc wyświetla „pondside score --help”." in polish
    assert "Błąd: Brakuje: " in polish
    assert russian.startswith("Использование: pondside score ")
    assert "Ошибка: Не хватает: " in russian
