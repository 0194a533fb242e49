"""`pondside data check` and `pondside data stock`: component files of every game."""

from __future__ import annotations

import os
import re
import shlex
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pondside.games import KEYS, load
from pondside.kernel.components import MAX_FILE

from ..games.promised import promised
from .running import Done, apart, here, play

at_every_table = pytest.mark.parametrize("game", KEYS)

STOCK = {
    key: (files(f"pondside.games.{key}") / f"{key}.toml").read_text(encoding="utf-8")
    for key in KEYS
}
CHECK = ("data", "check", "mine.toml")
KNOWN = "the games are: " + ", ".join(KEYS)
ODDLY = [key for key in KEYS if promised(key).odd is not None]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(text: str | bytes, name: str = "mine.toml") -> str:
    data = text.encode() if isinstance(text, str) else text
    Path(name).write_bytes(data)
    return name


def changed(game: str, *changes: tuple[str, str]) -> str:
    """The component file of a game with something corrected in it."""
    text = STOCK[game]
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return write(text)


def refused(done: Done) -> str:
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("pondside: mine.toml: "), done.err
    return done.err


def judged(*args: str, code: int = 0) -> Any:
    """The JSON of a check, however it ended."""
    done = here(*CHECK, "--json", *args)
    assert (done.code, done.err) == (code, "")
    return Done(0, done.out, "").json


class TestInOrder:
    @at_every_table
    def test_the_stock_file_is_in_order(self, game: str) -> None:
        write(STOCK[game])
        assert here(*CHECK) == Done(
            0,
            f"mine.toml: in order, the stock components of {load(game).title}\n"
            f"play with it:  pondside play {game} --data mine.toml\n",
            "",
        )

    @at_every_table
    def test_the_json_of_the_stock_file(self, game: str) -> None:
        write(STOCK[game])
        assert judged() == {
            "file": "mine.toml",
            "ok": True,
            "game": game,
            "digest": load(game).open_box(None).digest,
            "stock": True,
            "faults": [],
            "warnings": [],
        }

    @at_every_table
    def test_a_box_that_differs_has_a_name_of_its_own(self, game: str) -> None:
        changed(game, promised(game).different)
        found = judged()
        assert (found["ok"], found["stock"], found["game"]) == (True, False, game)
        assert re.fullmatch(r"[0-9a-f]{12}", found["digest"])
        assert found["digest"] != load(game).open_box(None).digest
        done = here(*CHECK)
        title = load(game).title
        assert done.out.startswith(
            f"mine.toml: in order, components {found['digest']} of {title}\n"
        )

    @at_every_table
    def test_a_remark_does_not_make_another_box(self, game: str) -> None:
        text = STOCK[game] + "\n# my own remark\n"
        source = re.search(r'^source = "X"$', text, re.M)
        assert source
        text = text[: source.start()] + 'source = "R"' + text[source.end() :]
        write(text)
        assert judged()["stock"] is True

    @at_every_table
    def test_the_command_that_is_told_plays_with_the_file(self, game: str, games: Path) -> None:
        changed(game, promised(game).different)
        path = Path("my own box.toml")
        Path("mine.toml").rename(path)
        done = here("data", "check", str(path))
        (told,) = re.findall(r"^play with it:  pondside (.+)$", done.out, re.M)
        args = shlex.split(told)
        assert args == ["play", game, "--data", str(path)]
        play(*args, "--plain", "--bots", "none", "--seed", "1")
        (record,) = games.iterdir()
        digest = load(game).open_box(str(path)).digest
        assert f"\ndata {digest}\n" in record.read_text(encoding="utf-8")

    @pytest.mark.parametrize("game", ODDLY)
    def test_what_looks_odd_is_noted_and_the_file_is_in_order(self, game: str) -> None:
        changes, note = promised(game).odd or ((), "")
        changed(game, *changes)
        done = here(*CHECK)
        assert (done.code, done.err) == (0, "")
        assert done.out.startswith(f"note: {note}\nmine.toml: in order, components ")
        found = judged()
        assert (found["ok"], found["faults"], found["warnings"]) == (True, [], [note])

    def test_a_file_with_a_mark_of_byte_order_is_read(self) -> None:
        """Some editors put one in front; records, ponds and gardens are read with it."""
        write("\ufeff" + STOCK["kohaku"])
        assert here(*CHECK).code == 0

    def test_line_ends_of_windows_change_nothing(self) -> None:
        for game in KEYS:
            write(STOCK[game].replace("\n", "\r\n"))
            assert judged()["stock"] is True


class TestBroken:
    @at_every_table
    def test_all_its_faults_are_listed(self, game: str) -> None:
        changed(game, *((old, new) for old, new, _ in promised(game).faults))
        lines = refused(here(*CHECK)).splitlines()
        assert lines[0] == "pondside: mine.toml: this component file cannot be used:"
        assert all(line.startswith("  - ") for line in lines[1:])
        for _, _, told in promised(game).faults:
            assert any(told in line for line in lines[1:]), told

    @at_every_table
    def test_the_json_has_the_same_faults(self, game: str) -> None:
        changed(game, *((old, new) for old, new, _ in promised(game).faults))
        lines = refused(here(*CHECK)).splitlines()[1:]
        found = judged(code=2)
        assert found == {
            "file": "mine.toml",
            "ok": False,
            "faults": [line.removeprefix("  - ") for line in lines],
            "warnings": [],
        }

    @at_every_table
    def test_a_fault_is_the_one_that_play_tells(self, game: str) -> None:
        old, new, _ = promised(game).faults[0]
        changed(game, (old, new))
        told = refused(here(*CHECK))
        assert refused(here("play", game, "--data", "mine.toml")) == told

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            pytest.param(
                'game = "chess"\n', f"there is no game 'chess'; {KNOWN}", id="an unknown game"
            ),
            pytest.param(
                '[meta]\ngame = "Kohaku"\n', f"there is no game 'Kohaku'; {KNOWN}", id="capitals"
            ),
            pytest.param(
                "schema = 1\n",
                'it does not say which game it is of: game = "…" is missing',
                id="no game",
            ),
            pytest.param(
                "", 'it does not say which game it is of: game = "…" is missing', id="nothing"
            ),
            pytest.param(
                "game = 3\n",
                'it does not say which game it is of: game = "…" is missing',
                id="a number",
            ),
            pytest.param(
                "game = = 1\n", "not valid TOML: Invalid value (at line 1, column 8)", id="no TOML"
            ),
            pytest.param(
                "pond 1\ngame kohaku\n",
                "not valid TOML: Expected '=' after a key in a key/value pair "
                "(at line 1, column 6)",
                id="a record",
            ),
        ],
    )
    def test_a_file_of_no_game_is_refused(self, text: str, fault: str) -> None:
        write(text)
        assert refused(here(*CHECK)) == (
            f"pondside: mine.toml: this component file cannot be used:\n  - {fault}\n"
        )
        assert judged(code=2)["faults"] == [fault]

    def test_a_nesting_without_end_is_refused(self) -> None:
        write('game = "kohaku"\nx = ' + "[" * 100_000)
        assert "not valid TOML" in refused(here(*CHECK))

    @at_every_table
    def test_half_a_file_is_refused(self, game: str) -> None:
        text = STOCK[game]
        write(text[: text.index("\n[", len(text) // 2) + 1])
        assert "this component file cannot be used:\n  - " in refused(here(*CHECK))

    @at_every_table
    def test_an_unknown_key_is_named_with_its_place(self, game: str) -> None:
        write(STOCK[game] + "\n[wind]\nstrength = 5\n")
        assert "`wind`" in refused(here(*CHECK))


class TestUnreadable:
    @pytest.mark.parametrize("how", [(), ("--json",)], ids=["text", "json"])
    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("none.toml", "cannot read the component file: No such file or directory"),
            (".", "cannot read the component file: Is a directory"),
            ("mine.toml/x", "cannot read the component file: Not a directory"),
        ],
    )
    def test_what_is_no_file(self, name: str, told: str, how: tuple[str, ...]) -> None:
        write("")
        assert here("data", "check", name, *how) == (2, "", f"pondside: {name}: {told}\n")

    @pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
    def test_a_file_of_somebody_else(self) -> None:
        Path(write(STOCK["kohaku"])).chmod(0)
        assert refused(here(*CHECK)).endswith("Permission denied\n")

    @pytest.mark.parametrize(
        "data",
        [
            b"\xff\xfe",
            STOCK["kohaku"].encode("utf-16"),
            STOCK["wodny_ogrod"].encode("cp1250", "replace"),
        ],
        ids=["two bytes", "UTF-16", "Windows-1250"],
    )
    def test_what_is_not_utf8(self, data: bytes) -> None:
        write(data)
        assert refused(here(*CHECK)) == (
            "pondside: mine.toml: the component file is not UTF-8 text\n"
        )

    def test_a_huge_file(self) -> None:
        write("#" * (MAX_FILE + 1))
        assert refused(here(*CHECK)) == (
            f"pondside: mine.toml: the component file is larger than {MAX_FILE} bytes\n"
        )

    def test_a_file_just_small_enough_is_read(self) -> None:
        text = STOCK["kohaku"].encode()
        write(text + b"\n#" + b"." * (MAX_FILE - len(text) - 2))
        assert judged()["stock"] is True


class TestStock:
    @at_every_table
    def test_it_is_the_file_of_the_package(self, game: str) -> None:
        assert here("data", "stock", game) == (0, STOCK[game], "")

    @at_every_table
    def test_a_copy_is_in_order(self, game: str) -> None:
        write(here("data", "stock", game).out)
        assert judged()["stock"] is True

    def test_a_shell_writes_the_same_bytes(self) -> None:
        done = apart("data", "stock", "wodny_ogrod", LC_ALL="C.UTF-8")
        assert (done.code, done.out, done.err) == (0, STOCK["wodny_ogrod"], "")

    def test_a_shell_of_another_encoding_loses_no_letter(self) -> None:
        done = apart("data", "stock", "wodny_ogrod", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        write(done.out)
        assert judged()["stock"] is True
        assert done.out == STOCK["wodny_ogrod"]

    def test_a_game_that_does_not_exist_is_refused(self) -> None:
        assert here("data", "stock", "chess") == (
            2,
            "",
            f"pondside: there is no game 'chess'; {KNOWN}\n",
        )


def test_the_command_alone_tells_what_it_can() -> None:
    done = here("data")
    told = done.out + done.err
    assert "check" in told
    assert "stock" in told
