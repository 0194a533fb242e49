"""The next game of the same people: one for all, their seats kept for them, and nobody stuck."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from pondside.games import load
from pondside.kernel.record import parse

from .house import Guest, House, Json, pair, play_on, run
from .test_components import owners
from .test_old_tables import OVER, known, name, unpacked

SHORT = {"game": "rybowisko", "options": {"target": "1", "first": "1"}}


async def finished(
    house: House, *more: str, **settings: Json
) -> tuple[dict[str, Guest], Json, list[Any]]:
    """A table at the end of its game: Ala, Olek, and whoever else; and their sockets."""
    people = {"Ala": house.guest(), "Olek": house.guest()}
    for person, guest in people.items():
        await guest.put("/api/me", {"name": person})
    asked = {**SHORT, **settings}
    made = await people["Ala"].make(asked.pop("game"), "me", "open", *more, **asked)
    await people["Olek"].claim(made)
    for seat in range(2, 2 + len(more)):
        if str(seat) in made["invites"]:
            people[f"P{seat + 1}"] = house.guest()
            await people[f"P{seat + 1}"].put("/api/me", {"name": f"P{seat + 1}"})
            await people[f"P{seat + 1}"].claim(made, seat)
    sockets = [await guest.look(made["table"]["id"]) for guest in people.values()]
    await play_on(sockets, lambda: False, random.Random(1).choice)
    for socket in sockets:
        await socket.settle()
    return people, made, sockets


async def again(guest: Guest, table: str, status: int = 200) -> Json:
    answer = await guest.post(f"/api/tables/{table}/again", {})
    assert answer.status_code == status, answer.text
    return answer.json()


def seating(info: Json) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in info["seats"]]


def test_the_next_game_keeps_the_people_and_who_was_first_is_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house, settings={"points": "own"})
            old = made["table"]["id"]
            following = await again(people["Ala"], old)
            assert following["id"] != old
            assert following["state"] == "open"
            assert seating(following) == [("reserved", "Olek"), ("person", "Ala")]
            assert [seat["mine"] for seat in following["seats"]] == [False, True]
            for name in ("game", "options", "settings", "components"):
                assert following[name] == made["table"][name]
            assert following["commitment"] != made["table"]["commitment"]
            mine = (await people["Olek"].get("/api/tables")).json()
            assert following["id"] in [one["id"] for one in mine]
            begun = await again(people["Olek"], old)
            assert begun["id"] == following["id"]
            assert begun["state"] == "playing"
            assert seating(begun) == [("person", "Olek"), ("person", "Ala")]
            assert begun["to_act"] == 0

    run(scenario())


def test_there_is_one_next_game_however_many_ask_at_once_and_after_a_restart(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house, "open")
            old = made["table"]["id"]
            secrets = {name: guest.secret for name, guest in people.items()}
            asked = [again(guest, old) for guest in people.values() for _ in range(5)]
            found = {one["id"] for one in await asyncio.gather(*asked)}
            assert len(found) == 1
            assert house.rows("SELECT count(*) FROM tables") == [(2,)]
        async with House(tmp_path / "tables.db") as house:
            ala = house.guest()
            ala.http.cookies.set("pondside", str(secrets["Ala"]))
            assert {(await again(ala, old))["id"]} == found
            info = (await ala.get(f"/api/tables/{old}")).json()
            assert info["next"]["table"] in found
            assert info["next"]["joined"]
            assert not info["next"]["open"]

    run(scenario())


def test_the_file_itself_allows_no_second_next_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house)
            await again(people["Ala"], made["table"]["id"])
            (index,) = house.rows("SELECT sql FROM sqlite_schema WHERE name = 'next_of_table'")[0]
            assert "UNIQUE" in index
            assert house.rows("SELECT count(*) FROM tables WHERE follows IS NOT NULL") == [(1,)]

    run(scenario())


def test_everybody_at_the_old_table_is_told_and_learns_what_they_may(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, (ala, olek) = await finished(house)
            old, watcher = made["table"]["id"], house.guest()
            spectator = await watcher.look(old, watch=made["watch"])
            assert spectator.now["table"]["next"] is None
            following = (await again(people["Olek"], old))["id"]

            def told(socket: Any) -> Json:
                return socket.of("state", "table")[-1]["table"]["next"]

            for socket in (ala, olek, spectator):
                await socket.wait(lambda socket=socket: told(socket) is not None)  # type: ignore[misc]
            by_olek = {"seat": 1, "open": True}
            assert told(ala) == {**by_olek, "table": following, "joined": False}
            assert told(olek) == {**by_olek, "table": following, "joined": True}
            assert told(spectator) == {**by_olek, "table": None, "joined": False}
            assert following not in "".join(spectator.raw)
            await again(people["Ala"], old)
            await ala.wait(lambda: told(ala)["joined"])
            assert not told(spectator)["open"]
            come_back = await people["Ala"].look(old)
            assert told(come_back) == {**by_olek, "open": False, "table": following, "joined": True}
            refused = await watcher.get(f"/api/tables/{following}", watch=made["watch"])
            assert refused.status_code == 404
            assert (await watcher.look(following, watch=made["watch"])).closed == 4404

    run(scenario())


def test_only_who_played_asks_and_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, _, made = await pair(house, "kohaku")
            running = made["table"]["id"]
            assert (await again(ala, running, 409))["error"] == "not_over"
            people, made, _ = await finished(house)
            old, stranger = made["table"]["id"], house.guest()
            assert (await again(stranger, old, 404))["error"] == "not_found"
            assert (await again(ala, old, 404))["error"] == "not_found"
            path = f"/api/tables/{old}/again?watch={made['watch']}"
            for guest in (stranger, ala):
                assert (await guest.post(path, {})).status_code == 403
            assert (await people["Ala"].post(path, {"game": "koi"})).status_code == 400
            assert house.rows("SELECT count(*) FROM tables WHERE follows IS NOT NULL") == [(0,)]

    run(scenario())


def test_a_reserved_seat_knows_nothing_and_plays_nothing_until_it_is_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house)
            following = (await again(people["Ala"], made["table"]["id"]))["id"]
            olek = await people["Olek"].look(following)
            assert olek.now["seat"] is None  # the public view: the seat may go to somebody else
            assert (await olek.ask("sit", seat=0))["error"] == "not_seated"
            word = (await people["Ala"].look(following)).now["view"]
            assert word is not None
            assert (await olek.ask("act", words=["e1"]))["error"] == "not_seated"
            taken = await people["Olek"].post(f"/api/tables/{following}/claim", {})
            assert taken.status_code == 200
            await olek.wait(lambda: olek.now["seat"] == 0)
            assert taken.json()["state"] == "playing"
            once_more = await people["Olek"].post(f"/api/tables/{following}/claim", {})
            assert once_more.status_code == 200
            nobody = house.guest()
            refused = await nobody.post(f"/api/tables/{following}/claim", {})
            assert refused.status_code == 404

    run(scenario())


@pytest.mark.parametrize("kind", ["open", "bot"])
def test_the_seat_of_who_does_not_come_is_given_to_somebody_else(tmp_path: Path, kind: str) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house)
            old = made["table"]["id"]
            following = (await again(people["Ala"], old))["id"]
            path = f"/api/tables/{following}/seats/0"
            olek = await people["Olek"].look(following)
            body = {"kind": kind, "bot": "calm"} if kind == "bot" else {"kind": kind}
            assert (await people["Olek"].put(path, body)).status_code == 403
            unknown = await people["Ala"].put(path, {"kind": "bot", "bot": "stdio:rm"})
            assert unknown.status_code == 400
            given = await people["Ala"].put(path, body)
            assert given.status_code == 200, given.text
            info = given.json()
            assert info["seats"][0]["kind"] == kind
            await olek.wait(lambda: olek.closed is not None)
            assert olek.closed == 4404
            assert (await people["Olek"].get(f"/api/tables/{following}")).status_code == 404
            refused = await again(people["Olek"], old, 409)
            assert refused["error"] == "taken"
            told = (await people["Olek"].get(f"/api/tables/{old}")).json()["next"]
            assert told == {"seat": 0, "open": kind == "open", "table": None, "joined": False}
            if kind == "open":
                assert info["state"] == "open"
                ola = house.guest()
                await ola.claim({"table": info, "invites": info["invites"]}, 0)
            look = await people["Ala"].look(following)
            assert look.now["table"]["state"] == "playing"
            late = await people["Ala"].put(path, {"kind": "open"})
            assert late.status_code == 409
            if kind == "bot":  # it moves by itself
                await look.wait(lambda: bool([s for m in look.of("update") for s in m["steps"]]))

    run(scenario())


def test_whoever_came_may_go_on_without_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, made, _ = await finished(house, "open")
            old = made["table"]["id"]
            following = (await again(people["Ala"], old))["id"]
            path = f"/api/tables/{following}/seats/1"  # of P3, who was third
            assert (await people["Olek"].put(path, {"kind": "open"})).status_code == 403
            info = await again(people["Olek"], old)
            assert info["invites"] == {}
            assert "watch" not in info
            given = (await people["Olek"].put(path, {"kind": "open"})).json()
            assert list(given["invites"]) == ["1"]
            assert (await people["Olek"].put(path, {"kind": "bot", "bot": "calm"})).json()[
                "state"
            ] == "playing"
            for seat in (0, 2, 7):  # nobody is thrown out
                answer = await people["Ala"].put(
                    f"/api/tables/{following}/seats/{seat}", {"kind": "open"}
                )
                assert answer.status_code == 409

    run(scenario())


def test_bots_and_several_seats_of_one_device_play_again_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            seats = [{"kind": "me", "name": "Ala"}, {"kind": "me", "name": "Olek"}]
            body = {**SHORT, "seats": [*seats, {"kind": "bot", "bot": "calm"}]}
            made = (await guest.post("/api/tables", body)).json()
            old = made["table"]["id"]
            look = await guest.look(old)
            while look.now["to_act"] is not None:
                if look.now["to_act"] == 2:
                    await look.wait(lambda: look.now["to_act"] != 2)
                    continue
                if look.now["seat"] != look.now["to_act"]:
                    await look.ask("sit", seat=look.now["to_act"])
                    await look.settle()
                word = random.Random(1).choice(look.words)
                answer = await look.ask("act", words=[word])
                assert answer["type"] == "update", answer
                await look.settle()
                if look.now["finished"]:
                    await look.ask("confirm")
                    await look.settle()
            info = await again(guest, old)
            assert info["state"] == "playing"
            assert seating(info) == [("person", "Olek"), ("bot", ""), ("person", "Ala")]
            assert info["alone"]

    run(scenario())


@pytest.mark.parametrize(("version", "one"), OVER, ids=name)
def test_an_old_table_is_followed_by_a_game_under_the_rules_of_today(
    version: str, one: Json, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with House(unpacked(version, tmp_path)) as house:
            guest = known(house, one)
            assert (await guest.get(f"/api/tables/{one['id']}")).json()["next"] is None
            following = await again(guest, one["id"])
            record = parse((await guest.get(f"/api/tables/{following['id']}/record")).text)
            old = parse(one["record"])
            game = load(one["game"])
            ended = {item for ruling in game.rulings for item in ruling.ended.items()}
            assert record.rules == game.rules_version
            assert set(record.options) >= set(old.options) - ended
            assert following["components"] is None
            assert (await guest.get(f"/api/tables/{one['id']}")).json()["state"] == "over"

    run(scenario())


def test_the_next_game_is_played_with_the_same_box_though_its_file_is_gone(tmp_path: Path) -> None:
    file = owners(tmp_path)
    digest = load("rybowisko").open_box(str(file)).digest

    async def scenario() -> None:
        database = tmp_path / "tables.db"
        async with House(database, data=(file,)) as house:
            people, made, _ = await finished(house)
            secret = people["Ala"].secret
        file.unlink()
        async with House(database) as house:
            ala = house.guest()
            ala.http.cookies.set("pondside", str(secret))
            following = await again(ala, made["table"]["id"])
            assert following["components"] == made["table"]["components"] == digest
        async with House(database) as house:
            ala = house.guest()
            ala.http.cookies.set("pondside", str(secret))
            info = (await ala.get(f"/api/tables/{following['id']}")).json()
            assert info["components"] == digest

    run(scenario())


def test_a_game_that_was_only_kept_has_no_next(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = tmp_path / "tables.db"
        async with House(database) as house:
            people, made, _ = await finished(house)
            secret = people["Ala"].secret
        with sqlite3.connect(database) as db:
            db.execute("UPDATE tables SET rules = 99")
        db.close()
        async with House(database) as house:
            ala = house.guest()
            ala.http.cookies.set("pondside", str(secret))
            assert (await again(ala, made["table"]["id"], 410))["error"] == "kept"

    run(scenario())
