"""The store in one SQLite file.

One thread writes.  Whatever was asked for while it committed makes up its next transaction, so
many tables share one wait for the disk; nobody hears "stored" before the commit.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..kernel.errors import PondsideError, said
from ..table.store import (
    Components,
    Finished,
    Guest,
    Line,
    Next,
    NotSaved,
    SeatRow,
    Stored,
    Summary,
    TableRow,
    next_of,
)

T = TypeVar("T")


class Append(NamedTuple):
    """A line, and what it changes of its table's row."""

    line: tuple[int, int, str]  # the table's number, the version, the line
    row: tuple[int, int, int, int | None, int, int, str | None] | None  # see _APPEND_ROWS


Work = tuple[Callable[[sqlite3.Connection], Any] | Append, asyncio.Future[Any]]
Done = tuple[asyncio.Future[Any], Any, Exception | None]

_json = msgspec.json.Encoder()
_line = msgspec.json.Decoder(Line)
_finished = msgspec.json.Decoder(Finished)


class SqliteStore:
    """Guests, tables and lines in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._numbers: dict[str, int] = {}  # table id -> its number in the file
        self._reading = threading.Lock()
        self._gathered: list[Work] = []  # not handed to the writer yet
        self._asked: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Seeds and invites are in it: it is for its owner's eyes.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._lock = _locked(path)
            self._writer = _open(path)
            _migrate(self._writer)
            self._reader = _open(path)
        except (OSError, sqlite3.Error) as error:
            raise PondsideError(
                said(
                    "database", "{path}: cannot be used as a database: {why}", path=path, why=error
                )
            ) from None
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    # The writer's side.

    def _write(self) -> None:
        while True:
            batch = [self._asked.get()]
            while not self._asked.empty():
                batch.append(self._asked.get())
            work = [one for gathered in batch if gathered is not None for one in gathered]
            if work:
                done = self._commit(work)
                loop = work[0][1].get_loop()
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_settle, done)
            if None in batch:
                return

    def _commit(self, work: list[Work]) -> list[Done]:
        """All in one transaction; if that fails, each in its own, so that one harms no other."""
        try:
            with self._writer:
                self._writer.execute("BEGIN IMMEDIATE")
                done: list[Done] = [
                    (future, None if isinstance(do, Append) else do(self._writer), None)
                    for do, future in work
                ]
                _append(self._writer, [do for do, _ in work if isinstance(do, Append)])
                return done
        except Exception as error:
            if len(work) == 1:
                return [(work[0][1], None, _not_saved(error))]
            return [done for one in work for done in self._commit([one])]

    async def _do(self, work: Callable[[sqlite3.Connection], T] | Append) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append((work, future))
        return await future

    def _hand_over(self) -> None:
        """Wake the writer once for all that was asked in one round of the loop."""
        gathered, self._gathered = self._gathered, []
        self._asked.put(gathered)

    async def _look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        def reading() -> T:
            with self._reading:
                return read(self._reader)

        return await asyncio.to_thread(reading)

    # Guests.

    async def guest(self, secret: bytes) -> Guest | None:
        def read(db: sqlite3.Connection) -> tuple[str, str, bool] | None:
            found: tuple[str, str, bool] | None = db.execute(
                "SELECT id, name, secret = ?1 AND previous IS NOT NULL FROM guests"
                " WHERE secret = ?1 OR previous = ?1",
                (secret,),
            ).fetchone()
            return found

        found = await self._look(read)
        if found is None:
            return None
        id, name, rotated = found
        if rotated:  # the new secret has arrived, so the old one may go
            await self._do(
                lambda db: db.execute("UPDATE guests SET previous = NULL WHERE id = ?", (id,))
            )
        return Guest(id, name)

    async def add_guest(self, guest: Guest, secret: bytes, at: int) -> None:
        row = (guest.id, secret, guest.name, at)
        await self._do(lambda db: db.execute("INSERT INTO guests VALUES (?, ?, NULL, ?, ?)", row))

    async def rename_guest(self, guest: str, name: str) -> None:
        await self._do(
            lambda db: db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest))
        )

    async def rotate_guest(self, guest: str, secret: bytes) -> None:
        await self._do(
            lambda db: db.execute(
                "UPDATE guests SET previous = secret, secret = ? WHERE id = ?", (secret, guest)
            )
        )

    # Tables.

    async def add_table(
        self, row: TableRow, first: Line, components: Components | None = None
    ) -> None:
        def write(db: sqlite3.Connection) -> int:
            if components is not None:
                db.execute(
                    "INSERT OR IGNORE INTO components VALUES (?, ?, ?, ?)",
                    (components.digest, components.game, components.name, components.text),
                )
            number = db.execute(
                "INSERT INTO tables (id, game, options, settings, rules, data, seed, host, watch,"
                " created, updated, turn, to_act, steps, undo_used, follows)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                " (SELECT number FROM tables WHERE id = ?))",
                (
                    row.id, row.game, _text(row.options), _text(row.settings), row.rules, row.data,
                    row.seed, row.host, row.watch, row.created, row.created, row.turn, row.to_act,
                    row.steps, row.undo_used, row.follows,
                ),
            ).lastrowid  # fmt: skip
            assert number is not None
            for seat in row.seats:
                _put_seat(db, number, seat)
            _put_line(db, number, first)
            return number

        self._numbers[row.id] = await self._do(write)

    async def append(self, table: str, line: Line, summary: Summary | None) -> None:
        number = await self._number(table)
        row = None
        if summary is not None:
            finished = _text(summary.finished) if summary.finished else None
            row = (
                number, line.at, summary.turn, summary.to_act, summary.steps,
                int(summary.undo_used), finished,
            )  # fmt: skip
        await self._do(Append((number, line.version, _text(line)), row))

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        number = await self._number(table)
        await self._do(lambda db: _put_seat(db, number, seat))

    async def table(self, id: str) -> Stored | None:
        def read(db: sqlite3.Connection) -> Stored | None:
            found = db.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
            if found is None:
                return None
            rows = db.execute(
                "SELECT line FROM lines WHERE table_number = ? ORDER BY version", (found[0],)
            )
            self._numbers[id] = found[0]
            row = _row(db, found)
            lines = [_line.decode(line) for (line,) in rows]
            return Stored(row, lines, _components(db, row))

        return await self._look(read)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        def read(db: sqlite3.Connection) -> list[TableRow]:
            found = db.execute(
                f"SELECT {_COLUMNS} FROM tables WHERE host = ?1 OR number IN"
                " (SELECT table_number FROM seats WHERE guest = ?1) ORDER BY updated DESC LIMIT ?2",
                (guest, limit),
            ).fetchall()
            return [_row(db, one) for one in found]

        return await self._look(read)

    async def waiting_for_bots(self) -> list[str]:
        def read(db: sqlite3.Connection) -> list[str]:
            found = db.execute(
                "SELECT id FROM tables JOIN seats ON table_number = number AND seat = to_act"
                " WHERE finished IS NULL AND kind = 'bot'"
            )
            return [id for (id,) in found]

        return await self._look(read)

    async def close(self) -> None:
        self._hand_over()
        self._asked.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()
        if self._lock is not None:
            os.close(self._lock)

    async def _number(self, table: str) -> int:
        if table not in self._numbers:
            found = await self._look(
                lambda db: db.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
            )
            self._numbers[table] = found[0]
        return self._numbers[table]


_COLUMNS = (
    "number, id, game, options, settings, rules, data, seed, host, watch, created, updated, turn,"
    " to_act, steps, undo_used, finished,"
    " (SELECT id FROM tables AS earlier WHERE earlier.number = tables.follows)"
)


def _row(db: sqlite3.Connection, found: tuple[Any, ...]) -> TableRow:
    number, id, game, options, settings, rules, data, seed, host, watch, created, *rest = found
    updated, turn, to_act, steps, undo_used, finished, follows = rest
    return TableRow(
        id=id,
        game=game,
        options=msgspec.json.decode(options),
        settings=msgspec.json.decode(settings),
        rules=rules,
        data=data,
        seed=seed,
        host=host,
        watch=watch,
        created=created,
        seats=_seats(db, number),
        updated=updated,
        turn=turn,
        to_act=to_act,
        steps=steps,
        undo_used=bool(undo_used),
        finished=_finished.decode(finished) if finished else None,
        follows=follows,
        next=_next(db, number) if finished else None,
    )


def _seats(db: sqlite3.Connection, number: int) -> list[SeatRow]:
    found = db.execute(
        "SELECT seat, kind, guest, name, bot, invite FROM seats WHERE table_number = ?"
        " ORDER BY seat",
        (number,),
    )
    return [SeatRow(*seat) for seat in found]


def _next(db: sqlite3.Connection, number: int) -> Next | None:
    found = db.execute(
        "SELECT number, id, host FROM tables WHERE follows = ?", (number,)
    ).fetchone()
    if found is None:
        return None
    next_number, id, host = found
    return next_of(id, host, _seats(db, next_number))


def _components(db: sqlite3.Connection, row: TableRow) -> Components | None:
    found = db.execute(
        "SELECT digest, game, name, text FROM components WHERE digest = ? AND game = ?",
        (row.data, row.game),
    ).fetchone()
    return Components(*found) if found else None


def _put_seat(db: sqlite3.Connection, number: int, seat: SeatRow) -> None:
    db.execute(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
        (number, seat.seat, seat.kind, seat.guest, seat.name, seat.bot, seat.invite),
    )


def _put_line(db: sqlite3.Connection, number: int, line: Line) -> None:
    db.execute("INSERT INTO lines VALUES (?, ?, ?)", (number, line.version, _text(line)))


def _settle(done: list[Done]) -> None:
    """Tell those who wait, in their own thread."""
    for future, result, error in done:
        if future.done():  # whoever waited has gone
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


# Every statement lets the other thread run and has to get its turn again; so all lines of a
# transaction are one statement, and all rows.
_APPEND_LINES = (
    "INSERT INTO lines SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]') FROM json_each(?)"
)
_APPEND_ROWS = (
    "UPDATE tables SET updated = json_extract(value, '$[1]'), turn = json_extract(value, '$[2]'),"
    " to_act = json_extract(value, '$[3]'), steps = json_extract(value, '$[4]'),"
    " undo_used = json_extract(value, '$[5]'), finished = json_extract(value, '$[6]')"
    " FROM json_each(?) WHERE number = json_extract(value, '$[0]')"
)


def _append(db: sqlite3.Connection, appends: list[Append]) -> None:
    rows = [one.row for one in appends if one.row is not None]
    if appends:
        db.execute(_APPEND_LINES, (_text([one.line for one in appends]),))
    if rows:
        db.execute(_APPEND_ROWS, (_text(rows),))


def _text(value: Any) -> str:
    return _json.encode(value).decode()


def _not_saved(error: Exception) -> NotSaved:
    return NotSaved(f"it could not be stored ({error}); nothing was changed, try again")


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, timeout=10, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _locked(path: Path) -> int | None:
    """Keep the file for this process: two would each own the same tables."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    lock = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise PondsideError(
            said(
                "database_used",
                "{path}: another Pondside is using it; use that one, stop it, or "
                "name another file with --database",
                path=path,
            )
        ) from None
    return lock


def _migrate(db: sqlite3.Connection) -> None:
    """Bring the file's tables up to date, one numbered script after the other.

    A file that holds something is copied beside first, so that a fault loses nothing.
    """
    scripts = sorted(
        (file for file in (files(__package__) / "migrations").iterdir() if file.name[0].isdigit()),
        key=lambda file: file.name,
    )
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(scripts):
        raise PondsideError(
            said(
                "database_newer",
                "this database was made by a newer Pondside (tables {there}, this "
                "program knows {here}); use that one",
                there=version,
                here=len(scripts),
            )
        )
    if 0 < version < len(scripts):
        (_, _, file) = db.execute("PRAGMA database_list").fetchone()
        db.execute("VACUUM INTO ?", (f"{file}.before-{version + 1}-{int(time.time())}",))
    for number, script in enumerate(scripts, 1):
        if number <= version:
            continue
        text = script.read_text(encoding="utf-8")
        try:
            db.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
