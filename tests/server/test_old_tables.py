"""Tables of earlier versions: databases/ holds what their code stored, and what it said of it.

`version-N.db.gz` was written by the code before version N + 1 of the rules; `version-N.json` is
what that code answered about its tables.  They are opened by today's code, for ever.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from pondside.kernel.match import Match
from pondside.kernel.record import parse
from pondside.lab.verify import verify
from pondside.service.bot_pool import BotPool

from .house import Guest, House, Socket, play_on, run, turn

HERE = Path(__file__).parent / "databases"
Json = Any
TOLD: dict[str, list[Json]] = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))["tables"]
    for file in sorted(HERE.glob("*.json"))
}
TABLES = [(version, one) for version, tables in TOLD.items() for one in tables]
OVER = [(version, one) for version, one in TABLES if one["state"] == "over"]
TO_PLAY = [(version, one) for version, one in TABLES if "words" in one]


def name(value: Any) -> str:
    return value if isinstance(value, str) else f"{value['game']} {value['what']}"


def unpacked(version: str, folder: Path) -> Path:
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((HERE / f"{version}.db.gz").read_bytes()))
    return path


def known(house: House, one: Json, k: int = 0) -> Guest:
    guest = house.guest()
    guest.http.cookies.set("pondside", one["guests"][k])
    return guest


async def sockets(house: House, one: Json) -> list[Socket]:
    return [await known(house, one, k).look(one["id"]) for k in range(len(one["guests"]))]


@pytest.mark.parametrize(("version", "one"), TABLES, ids=name)
def test_an_old_table_stands_as_it_stood(version: str, one: Json, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(unpacked(version, tmp_path)) as house:
            guest = known(house, one)
            path = f"/api/tables/{one['id']}"
            info = (await guest.get(path)).json()
            for what in ("state", "version", "steps", "to_act", "outcome"):
                assert info[what] == one[what], what
            assert info["kept"] is False
            assert (await guest.get(f"{path}/record")).text == one["record"]
            middle = (await guest.get(f"{path}/steps/{one['steps'] // 2}")).json()
            assert middle["of"] == one["steps"]
            if one["state"] == "over":
                assert (await guest.get(f"{path}/sheets")).json() == one["sheets"]
                assert len((await guest.get(f"{path}/draws")).json()["draws"]) == one["draws"]

    run(scenario())


@pytest.mark.parametrize(("version", "one"), TO_PLAY, ids=name)
def test_an_old_table_goes_on_with_the_words_it_had(
    version: str, one: Json, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with House(unpacked(version, tmp_path)) as house:
            talking = await sockets(house, one)
            for socket in talking:
                await socket.settle()
            socket = next(one for one in talking if one.now["seat"] == one.now["to_act"])
            assert socket.now["tentative"] == one["tentative"]
            assert sorted(socket.words) == sorted(one["words"])
            await turn(socket)
            assert (await socket.ask("confirm"))["type"] == "update"
            record = (await known(house, one).get(f"/api/tables/{one['id']}/record")).text
            assert parse(record).rules == parse(one["record"]).rules
            assert parse(record).rulings == ()

    run(scenario())


def test_where_greedy_sat_keen_plays_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version, one = next(found for found in TABLES if found[1]["what"] == "with greedy")
    asked = []
    choose = BotPool.choose

    async def heard(pool: BotPool, game: str, bot: str, *rest: Any) -> int:
        asked.append(bot)
        return await choose(pool, game, bot, *rest)

    monkeypatch.setattr(BotPool, "choose", heard)
    monkeypatch.setenv("PONDSIDE_BOT_MODE", "plain")

    async def scenario() -> None:
        async with House(unpacked(version, tmp_path)) as house:
            guest = known(house, one)
            stored = "SELECT bot FROM seats JOIN tables ON number = table_number WHERE id = ?"
            assert ("greedy",) in house.rows(stored, one["id"])
            listed = (await guest.get("/api/tables")).json()
            here = next(table for table in listed if table["id"] == one["id"])
            told = (await guest.get(f"/api/tables/{one['id']}")).json()
            for info in (here, told):
                seat = info["seats"][1]
                assert (seat["bot"], seat["instead_of"]) == ("keen", "greedy")
                assert info["seats"][0]["instead_of"] is None
            socket = await guest.look(one["id"])
            await turn(socket)
            assert (await socket.ask("confirm"))["type"] == "update"
            await socket.wait(lambda: socket.now["to_act"] == 0)
            assert asked
            assert set(asked) == {"keen"}

    with structlog.testing.capture_logs() as logs:
        run(scenario())
    (said,) = (entry for entry in logs if entry["event"] == "bot_replaced")
    assert (said["table"], said["seat"]) == (one["id"], 1)
    assert (said["gone"], said["bot"]) == ("greedy", "keen")


@pytest.mark.parametrize(("version", "one"), OVER, ids=name)
def test_the_record_of_an_old_table_is_replayed_and_verified(version: str, one: Json) -> None:
    record = parse(one["record"])
    match = Match.replay(record)
    outcome = match.outcome
    assert outcome is not None
    assert list(outcome.words) == one["outcome"]["words"]
    assert verify(record, match, None).ok


def never_runs(db: sqlite3.Connection) -> None:
    db.execute("UPDATE tables SET rules = 99")


def components_lost(db: sqlite3.Connection) -> None:
    db.execute("UPDATE tables SET data = '0123456789ab'")


def means_something_else(db: sqlite3.Connection) -> None:
    db.execute("UPDATE tables SET seed = seed || '0'")


@pytest.mark.parametrize("spoil", [never_runs, components_lost, means_something_else])
def test_what_can_no_longer_be_run_is_shown_from_what_was_stored(
    spoil: Callable[[sqlite3.Connection], None], tmp_path: Path
) -> None:
    version, one = OVER[0]

    async def scenario() -> None:
        path = unpacked(version, tmp_path)
        with sqlite3.connect(path) as db:
            spoil(db)
        db.close()
        async with House(path) as house:
            guest, at = known(house, one), f"/api/tables/{one['id']}"
            info = (await guest.get(at)).json()
            assert info["kept"] is True
            assert info["outcome"] == one["outcome"]
            assert (await guest.get(f"{at}/record")).text == one["record"]
            assert (await guest.get(f"{at}/sheets")).json() == one["sheets"]
            draws = (await guest.get(f"{at}/draws")).json()
            assert draws["draws"] is None  # stored before draws were
            assert draws["seed"] in (parse(one["record"]).seed, f"{parse(one['record']).seed}0")
            refused = await guest.get(f"{at}/steps/1")
            assert (refused.status_code, refused.json()["error"]) == (410, "kept")
            stranger = await house.guest().get(at)
            assert stranger.json()["error"] == "not_found"
            running = next(two for _, two in TABLES if two["what"] == "running")
            asleep = await known(house, running).get(f"/api/tables/{running['id']}")
            assert (asleep.status_code, asleep.json()["error"]) == (410, "asleep")
            mine = (await guest.get("/api/tables")).json()
            assert [table["id"] for table in mine] == [one["id"]]

    run(scenario())


def test_a_game_told_step_by_step_is_shown_as_it_ended_and_goes_on_nowhere(tmp_path: Path) -> None:
    """Since the ruling whole_moves.  RYB-MOVE-10"""
    lake = [(version, one) for version, one in TABLES if one["game"] == "rybowisko"]
    version, over = next(found for found in lake if found[1]["state"] == "over")
    running = next(one for _, one in lake if "words" in one)

    async def scenario() -> None:
        path = unpacked(version, tmp_path)
        with sqlite3.connect(path) as db:
            fields, steps = '"moves":"fields"', '"moves":"steps"'
            db.execute("UPDATE tables SET options = replace(options, ?, ?)", (fields, steps))
        db.close()
        async with House(path) as house:
            guest, at = known(house, over), f"/api/tables/{over['id']}"
            info = (await guest.get(at)).json()
            assert (info["kept"], info["outcome"]) == (True, over["outcome"])
            assert info["options"]["moves"] == "steps"
            assert (await guest.get(f"{at}/sheets")).json() == over["sheets"]
            asleep = await known(house, running).get(f"/api/tables/{running['id']}")
            assert (asleep.status_code, asleep.json()["error"]) == (410, "asleep")
            assert "since the ruling whole_moves" in asleep.json()["message"]

    run(scenario())


def test_draws_are_stored_at_the_end_of_a_game(tmp_path: Path) -> None:
    """So that the shuffle can be verified even if the rules can no longer be run."""

    async def scenario() -> None:
        path = tmp_path / "tables.db"
        async with House(path) as house:
            guest = house.guest()
            made = await guest.make("rybowisko", "me")
            await play_on([await guest.look(made["table"]["id"])], lambda: False, max)
            at, secret = f"/api/tables/{made['table']['id']}", guest.secret
            draws = (await guest.get(f"{at}/draws")).json()
        with sqlite3.connect(path) as db:
            db.execute("UPDATE tables SET rules = 99")
        db.close()
        async with House(path) as house:
            guest = house.guest()
            guest.http.cookies.set("pondside", str(secret))
            assert (await guest.get(at)).json()["kept"]
            assert (await guest.get(f"{at}/draws")).json() == draws
            assert draws["draws"]

    run(scenario())
