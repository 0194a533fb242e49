"""What is kept: made from nothing, refused when newer, whole after a failure, in any alphabet."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pondside import Match
from pondside.kernel.errors import PondsideError
from pondside.service.api import clean_name
from pondside.service.sqlite import SqliteStore
from pondside.table.store import BEGIN, Guest, Line, NotSaved, SeatRow, Summary, TableRow

from .house import House, pair, run, turn


def row(id: str = "a-table", guest: str = "ala") -> TableRow:
    seats = [SeatRow(0, "person", guest, "Ala"), SeatRow(1, "open", invite="secret")]
    return TableRow(id, "kohaku", {}, {}, 1, "data", "seed", guest, "watch", 1, seats)


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.add_guest(Guest("ala", "Ala"), b"secret", 1)
    return store


def test_a_second_service_is_kept_from_the_file_of_the_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        first = SqliteStore(tmp_path / "tables.db")
        with pytest.raises(PondsideError, match="another Pondside is using it"):
            SqliteStore(tmp_path / "tables.db")
        await first.close()
        await SqliteStore(tmp_path / "tables.db").close()

    asyncio.run(scenario())


def test_an_empty_file_becomes_a_database_in_a_folder_that_is_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path / "not" / "yet" / "tables.db")
        await store.add_table(row(), Line(1, BEGIN, 1))
        await store.close()
        again = SqliteStore(tmp_path / "not" / "yet" / "tables.db")
        stored = await again.table("a-table")
        assert stored is not None
        assert stored.row.seats == row().seats
        assert stored.lines == [Line(1, BEGIN, 1)]
        await again.close()

    run(scenario())


def test_a_file_of_a_newer_program_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(PondsideError, match=r"made by a newer Pondside .*tables 99"):
        SqliteStore(path)
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (99,)
        assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    db.close()


@pytest.mark.parametrize("where", ["a folder", "below a file", "no database"])
def test_a_path_that_cannot_hold_tables_is_refused_with_its_name(
    tmp_path: Path, where: str
) -> None:
    path = tmp_path / "here"
    if where == "a folder":
        path.mkdir()
    elif where == "below a file":
        path.write_text("a text")
        path /= "tables.db"
    else:
        path.write_text("this is no database, but it is long enough to look like one\n" * 40)
    with pytest.raises(PondsideError, match=r"here.*cannot be used as a database"):
        SqliteStore(path)


def test_one_failing_line_harms_none_of_its_neighbours(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path / "tables.db")
        for k in range(6):
            await store.add_table(row(f"table{k}"), Line(1, BEGIN, 1))
        again = Line(1, BEGIN, 1)  # this version is stored already
        fresh = Line(2, "act", 2)
        results = await asyncio.gather(
            *(store.append(f"table{k}", again if k % 3 == 1 else fresh, None) for k in range(6)),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [
            NotSaved if k % 3 == 1 else type(None) for k in range(6)
        ]
        for k in range(6):
            stored = await store.table(f"table{k}")
            assert stored is not None
            assert [line.version for line in stored.lines] == ([1] if k % 3 == 1 else [1, 2])
        await store.close()

    run(scenario())


def test_a_line_and_what_the_lobby_shows_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await opened(tmp_path / "tables.db")
        await store.add_table(row(), Line(1, BEGIN, 1))
        with pytest.raises(NotSaved, match="nothing was changed"):
            await store.append("a-table", Line(1, BEGIN, 1), Summary(9, 1, 9, True))
        stored = await store.table("a-table")
        assert stored is not None
        assert (stored.row.turn, stored.row.steps) == (0, 0)
        await store.close()

    run(scenario())


class Disk:
    """Appends of a store that fail, or wait, when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken = False
        self.free = asyncio.Event()
        self.free.set()
        real = SqliteStore.append

        async def append(store: SqliteStore, *what: Any) -> None:
            await self.free.wait()
            if self.broken:
                raise NotSaved("it could not be stored (disk I/O error); nothing was changed")
            await real(store, *what)

        monkeypatch.setattr(SqliteStore, "append", append)


def stands(told: Any) -> Any:
    """The position of a message, be it a state or an update."""
    return {k: v for k, v in told.items() if k not in ("type", "id", "table", "printed", "steps")}


@pytest.mark.parametrize("message", ["act", "confirm", "act and confirm", "undo"])
def test_after_a_disk_error_the_table_stands_as_before_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: str
) -> None:
    async def scenario() -> None:
        disk = Disk(monkeypatch)
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            table = made["table"]["id"]
            one, other = await ala.look(table), await olek.look(table)
            played = await turn(one)
            if message.startswith("act"):
                await one.ask("undo")
            await one.settle()
            before, lines = one.now, house.lines(table)
            asked: dict[str, Any] = {"type": "confirm"}
            if message.startswith("act"):
                asked = {"type": "act", "words": played[-1:], "confirm": "confirm" in message}
            elif message == "undo":
                asked = {"type": "undo"}
            disk.broken = True
            for _ in range(2):
                refused = await one.ask(**asked, id="again")
                assert (refused["type"], refused["error"]) == ("refused", "not_saved")
                await one.settle()
                assert stands(one.now) == stands(before)
                assert house.lines(table) == lines
            disk.broken = False
            assert (await one.ask(**asked, id="again"))["type"] == "update"
            await other.settle()
            assert len(house.lines(table)) == len(lines) + 1
            assert bool(other.of("update")) == ("confirm" in message)

    run(scenario())


def test_nobody_hears_of_a_message_before_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = threading.Event()
    written.set()
    commit = SqliteStore._commit

    def slow(store: SqliteStore, work: list[Any]) -> Any:
        written.wait(60)
        return commit(store, work)

    monkeypatch.setattr(SqliteStore, "_commit", slow)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            one, other = [await guest.look(made["table"]["id"]) for guest in (ala, olek)]
            for type in ("act", "confirm"):
                words = {"words": one.words[:1]} if type == "act" else {}
                heard = [len(socket.of("update")) for socket in (one, other)]
                written.clear()
                asked = asyncio.create_task(one.ask(type, **words))
                await asyncio.sleep(0.2)
                assert [len(socket.of("update")) for socket in (one, other)] == heard
                written.set()
                assert (await asked)["type"] == "update"
                await one.settle()
            await other.settle()
            assert len(other.of("update")) == 1

    run(scenario())


def test_nobody_can_read_a_turn_that_is_not_stored_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        disk = Disk(monkeypatch)
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            path = f"/api/tables/{made['table']['id']}"
            one = await ala.look(made["table"]["id"])
            await turn(one)
            before = [(await olek.get(path + end)).text for end in ("/record", "", "/steps/12")]
            disk.free.clear()
            waiting = asyncio.create_task(one.ask("confirm"))
            asking = [
                asyncio.create_task(olek.get(path + end)) for end in ("/record", "", "/steps/12")
            ]
            await asyncio.sleep(0.2)
            early = [one.result().text for one in asking if one.done()]
            assert all(text in before for text in early)
            disk.broken = True
            disk.free.set()
            assert (await waiting)["error"] == "not_saved"
            assert [(await one).text for one in asking] == before

    run(scenario())


def test_a_fault_of_the_program_is_answered_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, _, made = await pair(house, "kohaku")
            one = await ala.look(made["table"]["id"])
            word = one.words[0]
            with monkeypatch.context() as broken:
                broken.setattr(Match, "play", lambda *_, **__: 1 / 0)
                refused = await one.ask("act", words=[word])
                assert (refused["type"], refused["error"]) == ("refused", "not_saved")
            assert (await one.ask("act", words=[word]))["type"] == "update"

    run(scenario())


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ("Ała Łęcka", "Ała Łęcka"),
        ("Пётр Ёлкин", "Пётр Ёлкин"),
        ("  two\n lines\t", "two lines"),
        ("seat #1", "seat 1"),
        ("a\u202eb\u0000c\u200bd", "a b c d"),
        ("\u0007#\n", ""),
    ],
)
def test_a_name_is_kept_without_what_could_upset_a_line(
    tmp_path: Path, asked: str, kept: str
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            assert (await guest.put("/api/me", {"name": asked})).json()["name"] == kept
            made = await guest.make("kohaku", "me", "me")
            path = f"/api/tables/{made['table']['id']}"
            assert (await guest.get(path)).json()["seats"][0]["name"] == kept
            record = (await guest.get(path + "/record")).text
            assert Match.replay(record).names == ((kept, kept) if kept else ())

    run(scenario())


@given(st.text(max_size=40))
@example('"P2" name=\\')
@example("\u0085\u2028 x")
@settings(max_examples=60)
def test_a_record_with_any_clean_name_can_be_read_again(name: str) -> None:
    clean = clean_name(name)
    assert not any(unicodedata.category(c).startswith("C") for c in clean)
    match = begun()
    match.names = (clean, "")
    assert Match.replay(match.record().text()).names == ((clean, "") if clean else ())


@cache
def begun() -> Match:
    return Match.new("rybowisko", 2, seed=1)
