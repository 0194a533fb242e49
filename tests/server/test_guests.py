"""Who somebody is: cookies, invites, origins, and how much of everything one may send."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from pondside.protocol import messages
from pondside.service import socket
from pondside.service.app import MAX_BODY

from .house import HOST, Guest, House, pair, run


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    """The attributes of a new cookie, and its value under "value"."""
    first, *rest = answer.headers["set-cookie"].split("; ")
    name, _, value = first.partition("=")
    found = {"name": name, "value": value}
    for one in rest:
        key, _, value = one.partition("=")
        found[key.lower()] = value
    return found


def test_a_stranger_gets_a_cookie_that_scripts_cannot_read_and_that_lasts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            first = await guest.get("/api/me")
            cookie = cookie_of(first)
            assert cookie["name"] == "pondside"
            assert len(cookie["value"]) == 43  # 256 bits
            assert "httponly" in cookie
            assert cookie["samesite"] == "Lax"
            assert cookie["path"] == "/"
            assert int(cookie["max-age"]) == 365 * 24 * 3600
            assert "secure" not in cookie
            assert "domain" not in cookie
            again = await guest.get("/api/me")
            assert again.json() == first.json()
            assert "set-cookie" not in again.headers
            assert house.rows("SELECT count(*) FROM guests") == [(1,)]
            stored = house.rows("SELECT hex(secret) || id || name FROM guests")[0][0]
            assert cookie["value"] not in stored
            assert cookie["value"].encode().hex() not in stored.lower()

    run(scenario())


def test_over_https_the_cookie_is_bound_to_its_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            first = await guest.http.get(f"https://{HOST}/api/me")
            cookie = cookie_of(first)
            assert cookie["name"] == "__Host-pondside"
            assert "secure" in cookie
            assert "domain" not in cookie
            again = await guest.http.get(f"https://{HOST}/api/me")
            assert again.json() == first.json()

    run(scenario())


def test_a_program_may_send_its_secret_as_a_bearer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest, program = house.guest(), house.guest()
            me = (await guest.get("/api/me")).json()
            headers = {"authorization": f"Bearer {guest.secret}"}
            assert (await program.http.get("/api/me", headers=headers)).json() == me

    run(scenario())


@pytest.mark.parametrize("other", ["a b=c", 'x={"k": 1, "b": 2}', "żaba=1", "=", "a", "a=b,c=d"])
def test_a_strange_cookie_of_another_program_makes_nobody_a_stranger(
    tmp_path: Path, other: str
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest, bare = house.guest(), house.guest()
            me = (await guest.get("/api/me")).json()
            cookies = f"{other}; pondside={guest.secret}".encode()
            answer = await bare.http.get("/api/me", headers={b"cookie": cookies})
            assert answer.json() == me

    run(scenario())


def test_claiming_a_seat_replaces_the_secret_and_the_old_one_works_until_the_new_one_does(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek = house.guest(), house.guest()
            me = (await olek.get("/api/me")).json()
            old = olek.secret
            made = await ala.make("kohaku", "me", "open")
            await olek.claim(made)
            assert olek.secret != old
            thief = house.guest()
            thief.http.cookies.set("pondside", str(old))
            path = f"/api/tables/{made['table']['id']}"
            # If the answer had been lost, the old secret would be all that Olek has.
            assert (await thief.get(path)).status_code == 200
            assert (await olek.get("/api/me")).json() == me
            assert (await olek.get(path)).status_code == 200
            assert (await thief.get(path)).status_code == 404
            assert (await thief.look(made["table"]["id"])).closed == 4404

    run(scenario())


def test_an_invite_works_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, ola = house.guest(), house.guest(), house.guest()
            made = await ala.make("kohaku", "me", "open", "open")
            path = f"/api/tables/{made['table']['id']}"
            invite = made["invites"]["1"]
            seen = await ola.get(f"{path}/invited", invite=invite)
            assert seen.json()["seats"][1]["kind"] == "open"
            assert "invites" not in seen.json()
            await olek.claim(made)
            late = await ola.post(f"{path}/claim", {"invite": invite})
            assert (late.status_code, late.json()["error"]) == (409, "taken")
            assert (await ola.get(f"{path}/invited", invite=invite)).status_code == 409
            assert (await ola.get(path)).status_code == 404
            seats = (await ala.get(path)).json()["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person", "open"]

    run(scenario())


def test_a_new_invite_of_the_host_replaces_the_old_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek = house.guest(), house.guest()
            made = await ala.make("kohaku", "me", "open")
            path = f"/api/tables/{made['table']['id']}"
            fresh = (await ala.post(f"{path}/invites", {"seat": 1})).json()["invite"]
            old = await olek.post(f"{path}/claim", {"invite": made["invites"]["1"]})
            assert (old.status_code, old.json()["error"]) == (409, "taken")
            assert (await ala.get(path)).json()["invites"] == {"1": fresh}
            taken = await olek.post(f"{path}/claim", {"invite": fresh, "name": "Olek\n#2"})
            assert taken.json()["seats"][1]["name"] == "Olek 2"
            again = await ala.post(f"{path}/invites", {"seat": 1})
            assert (again.status_code, again.json()["error"]) == (409, "taken")
            assert (await ala.post(f"{path}/invites", {"seat": 7})).status_code == 409

    run(scenario())


ORIGINS = {
    None: True,
    f"http://{HOST}": True,
    "http://evil.test": False,
    f"http://{HOST}.evil.test": False,
    f"http://{HOST}:81": False,
    "null": False,
    "http://[": False,
    "ż": False,
}


@pytest.mark.parametrize(("origin", "own"), ORIGINS.items())
def test_only_pages_of_this_server_may_change_something_or_listen(
    tmp_path: Path, origin: str | None, own: bool
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "me")
            headers: Any = {} if origin is None else {"origin": origin.encode()}
            answer = await guest.http.put("/api/me", json={"name": "Ala"}, headers=headers)
            assert answer.status_code == (200 if own else 403)
            if not own:
                assert answer.json()["error"] == "bad_origin"
            text = {} if origin is None else {"origin": origin.encode().decode("latin-1")}
            socket = await guest.look(made["table"]["id"], headers=text)
            assert socket.closed == (None if own else 4403)
            assert bool(socket.heard) == own

    run(scenario())


@pytest.mark.parametrize(
    ("headers", "status", "error"),
    [
        ({"x-pondside": "1", "content-type": "application/json"}, 200, None),
        ({"content-type": "application/json"}, 403, "forbidden"),
        ({"x-pondside": "0", "content-type": "application/json"}, 403, "forbidden"),
        ({"x-pondside": "1", "content-type": "text/plain"}, 400, "unreadable"),
        ({"x-pondside": "1"}, 400, "unreadable"),
    ],
)
def test_a_form_of_another_page_cannot_change_anything(
    tmp_path: Path, headers: dict[str, str], status: int, error: str | None
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            del guest.http.headers["x-pondside"]
            answer = await guest.http.put("/api/me", content=b'{"name": "Ala"}', headers=headers)
            assert answer.status_code == status
            assert answer.json().get("error") == error
            assert house.rows("SELECT name FROM guests") == ([("Ala",)] if error is None else [])

    run(scenario())


BAD_BODIES: list[tuple[bytes, int, str]] = [
    (b"", 400, "unreadable"),
    (b"{", 400, "unreadable"),
    (b"[]", 400, "unreadable"),
    (b'{"name": 7}', 400, "unreadable"),
    (b'{"name": "Ala", "more": 1}', 400, "unreadable"),
    (b'{"name": "\xff"}', 400, "unreadable"),
    (b'{"name": "\\ud800"}', 400, "unreadable"),
    (b"[" * 15_000, 400, "unreadable"),
    (json.dumps({"name": "ż" * 41}).encode(), 400, "unreadable"),
    (b'{"name": "' + b"a" * MAX_BODY + b'"}', 413, "too_large"),
]


@pytest.mark.parametrize(("body", "status", "error"), BAD_BODIES)
def test_a_body_that_does_not_fit_changes_nothing(
    tmp_path: Path, body: bytes, status: int, error: str
) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            headers = {"content-type": "application/json"}
            answer = await guest.http.put("/api/me", content=body, headers=headers)
            assert answer.status_code == status, answer.text
            assert answer.json()["error"] == error
            assert set(answer.json()) == {"error", "message", "detail"}
            assert house.rows("SELECT count(*) FROM guests WHERE name != ''") == [(0,)]

    run(scenario())


WRONG_TABLES: dict[str, Any] = {
    "no such game": {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
    "too few seats": {"game": "rybowisko", "seats": []},
    "too many seats": {"game": "kohaku", "seats": [{"kind": "me"}] * 5},
    "no such option": {"game": "kohaku", "seats": [{"kind": "me"}] * 2, "options": {"a": "b"}},
    "no such value": {
        "game": "kohaku",
        "seats": [{"kind": "me"}] * 2,
        "options": {"goal_cards": "maybe"},
    },
    "no such bot": {"game": "kohaku", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]},
    "no such kind": {"game": "kohaku", "seats": [{"kind": "me"}, {"kind": "dog"}]},
    "no such setting": {"game": "kohaku", "seats": [{"kind": "me"}] * 2, "settings": {"a": 1}},
}


@pytest.mark.parametrize("wrong", WRONG_TABLES)
def test_a_table_that_cannot_be_is_not_made(tmp_path: Path, wrong: str) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            answer = await house.guest().post("/api/tables", WRONG_TABLES[wrong])
            assert answer.status_code == 400, answer.text
            assert answer.json()["error"] in ("bad_option", "unreadable")
            assert len(answer.json()["message"]) > 10
            assert house.rows("SELECT count(*) FROM tables") == [(0,)]

    run(scenario())


def test_why_options_do_not_go_together_can_be_said_in_another_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        wrong = {
            "game": "koi",
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "options": {"scenario": "lit_path"},
        }
        async with House(tmp_path / "tables.db") as house:
            detail = (await house.guest().post("/api/tables", wrong)).json()["detail"]
        assert detail["key"] == "clash-scenario_alone"
        assert detail["values"] == {"scenario": "lit_path", "seats": 2}

    run(scenario())


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x", "/api/tables/x/record"])
def test_what_is_not_there_is_not_found_in_json(tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            answer = await house.guest().get(path)
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found")

    run(scenario())


def test_a_watch_secret_in_any_alphabet_is_just_wrong(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            made = await house.guest().make("kohaku", "me", "me")
            table = made["table"]["id"]
            for watch in ("ż", "", "x" * 5000, made["watch"][:-1]):
                stranger = house.guest()
                answer = await stranger.get(f"/api/tables/{table}", watch=watch)
                assert answer.status_code == 404
                assert (await stranger.look(table, watch=watch)).closed == 4404

    run(scenario())


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db", per_minute=5) as house:
            guest = house.guest()
            told = [await guest.get("/api/me") for _ in range(7)]
            assert [one.status_code for one in told] == [200] * 5 + [429] * 2
            assert told[-1].json()["error"] == "too_many"
            assert 1 <= int(told[-1].headers["retry-after"]) <= 60
            spoofed = await guest.http.get("/api/me", headers={"x-forwarded-for": "1.2.3.4"})
            assert spoofed.status_code == 429
            assert (await guest.get("/healthz")).status_code == 200

    run(scenario())


async def alone(house: House) -> tuple[Guest, str]:
    guest = house.guest()
    made = await guest.make("kohaku", "me", "me")
    return guest, made["table"]["id"]


def test_who_sends_too_fast_is_refused_then_shown_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db", burst=5, per_second=0.001) as house:
            guest, table = await alone(house)
            socket = await guest.look(table)
            for k in range(8):
                socket.say(json.dumps({"type": "ping", "id": f"n{k}"}))
            await socket.wait(lambda: len(socket.of("pong", "refused")) == 8)
            for k in range(8, 120):
                socket.say(json.dumps({"type": "ping", "id": f"n{k}"}))
            await socket.wait(lambda: socket.closed is not None)
            assert socket.closed == 4429
            assert len(socket.of("pong")) == 5
            refused = socket.of("refused")
            assert {one["error"] for one in refused} == {"too_many"}
            assert [one["id"] for one in refused[:3]] == ["n5", "n6", "n7"]
            assert (await guest.look(table)).heard, "a new connection begins anew"

    run(scenario())


def test_an_allowance_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    allowance = socket.Allowance(burst=3, per_second=2)
    assert [allowance.take() for _ in range(5)] == [True, True, True, False, False]
    now += 1.0
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    now += 1000.0
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_who_is_silent_for_long_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SILENCE", 0.2)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest, table = await alone(house)
            looking = await guest.look(table)
            await looking.wait(lambda: looking.closed is not None)
            assert looking.closed == 4408

    run(scenario())


def test_who_does_not_take_what_is_sent_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_WAITING", 5)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest, table = await alone(house)
            looking = await guest.look(table)
            async with looking._changed:  # nothing gets through meanwhile
                for k in range(20):
                    looking.say(json.dumps({"type": "ping", "id": f"n{k}"}))
                await asyncio.sleep(0.3)
            await looking.wait(lambda: looking.closed is not None)
            assert looking.closed == 4431

    run(scenario())


@pytest.mark.parametrize("letter", ["a", "ż", "🐸"])
def test_a_message_is_measured_in_bytes(tmp_path: Path, letter: str) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest, table = await alone(house)
            looking = await guest.look(table)
            frame = '{"type":"ping","id":"x","more":"%s"}'
            room = messages.MAX_MESSAGE - len(frame % "")
            n = room // len(letter.encode())
            looking.say(frame % (letter * n))
            looking.say(frame % (letter * (n + 1)))
            await looking.settle()
            fits, large = looking.of("refused")
            assert (fits["id"], fits["error"]) == ("x", "unreadable")
            assert large["error"] == "too_large"

    run(scenario())


def test_everybody_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            ala, olek, made = await pair(house, "kohaku")
            table = made["table"]["id"]
            one = await ala.look(table)

            def present() -> list[bool]:
                return [seat["present"] for seat in one.of("state", "table")[-1]["table"]["seats"]]

            assert present() == [True, False]
            other = await olek.look(table)
            await one.settle()
            assert present() == [True, True]
            await other.leave()
            await one.settle()
            assert present() == [True, False]

    run(scenario())


def test_a_fault_at_the_address_of_an_invite_keeps_it_out_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite = "s" * 43

    def broken(*_: Any) -> None:
        raise RuntimeError("the disk is gone")

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            monkeypatch.setattr("pondside.service.pages.Pages.get", broken)
            with structlog.testing.capture_logs() as logs:
                answer = await house.guest().get(f"/join/table/{invite}")
            assert answer.status_code == 500
            (fault,) = [one for one in logs if one["event"] == "fault"]
            assert fault["path"] == "/join/…"
            assert invite not in str(logs)

    run(scenario())
