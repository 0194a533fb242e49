"""Who may do what: every message and every address, for every role, in every state of a table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from .house import Guest, House, Socket, play_on, run

ROLES = ("stranger", "neighbour", "spectator", "host", "waiting", "acting")

# A socket answers with a type, a refusal or the code it is closed with.  The host holds no seat.
SOCKET = {
    "open": """
                 stranger neighbour spectator  host       waiting         acting
    undo         4404     4404      not_seated not_seated not_started     not_started
    confirm      4404     4404      not_seated not_seated not_started     not_started
    ask_back     4404     4404      not_seated not_seated nothing_to_undo nothing_to_undo
    answer_back  4404     4404      not_seated not_seated not_allowed     not_allowed
    why          4404     4404      not_seated not_seated not_your_turn   because
    worth        4404     4404      not_seated not_seated not_your_turn   changes
    plan         4404     4404      not_seated not_seated not_started     not_started
    sheet        4404     4404      lines      lines      lines           lines
    sit          4404     4404      not_seated not_seated not_seated      state
    ping         4404     4404      pong       pong       pong            pong
    act          4404     4404      not_seated not_seated not_started     not_started
    """,
    "playing": """
                 stranger neighbour spectator  host       waiting         acting
    undo         4404     4404      not_seated not_seated not_your_turn   nothing_to_undo
    confirm      4404     4404      not_seated not_seated not_your_turn   not_allowed
    ask_back     4404     4404      not_seated not_seated nothing_to_undo nothing_to_undo
    answer_back  4404     4404      not_seated not_seated not_allowed     not_allowed
    why          4404     4404      not_seated not_seated not_your_turn   because
    worth        4404     4404      not_seated not_seated not_your_turn   changes
    plan         4404     4404      not_seated not_seated planned         not_allowed
    sheet        4404     4404      lines      lines      lines           lines
    sit          4404     4404      not_seated not_seated not_seated      state
    ping         4404     4404      pong       pong       pong            pong
    act          4404     4404      not_seated not_seated not_your_turn   update
    """,
    "over": """
                 stranger neighbour spectator  host       waiting         acting
    undo         4404     4404      not_seated not_seated over            over
    confirm      4404     4404      not_seated not_seated over            over
    ask_back     4404     4404      not_seated not_seated over            over
    answer_back  4404     4404      not_seated not_seated not_allowed     not_allowed
    why          4404     4404      not_seated not_seated not_your_turn   not_your_turn
    worth        4404     4404      not_seated not_seated not_your_turn   not_your_turn
    plan         4404     4404      not_seated not_seated over            over
    sheet        4404     4404      lines      lines      lines           lines
    sit          4404     4404      not_seated not_seated not_seated      state
    ping         4404     4404      pong       pong       pong            pong
    act          4404     4404      not_seated not_seated over            over
    """,
}

# Addresses below /api/tables/{id}; the spectator adds its link.
HTTP = {
    "open": """
                      stranger neighbour spectator host waiting acting
    GET               404      404       200       200  200     200
    GET /record       404      404       200       200  200     200
    GET /steps/0      404      404       200       200  200     200
    GET /steps/999    404      404       404       404  404     404
    GET /sheets       404      404       404       404  404     404
    GET /draws        404      404       404       404  404     404
    GET /invited      409      409       409       409  409     409
    POST /claim       409      409       409       409  409     409
    POST /invites     404      404       404       201  403     403
    PUT /seats/2      404      404       404       200  403     403
    POST /again       404      404       403       403  409     409
    """,
    "playing": """
                      stranger neighbour spectator host waiting acting
    GET               404      404       200       200  200     200
    GET /record       404      404       200       200  200     200
    GET /steps/0      404      404       200       200  200     200
    GET /steps/999    404      404       404       404  404     404
    GET /sheets       404      404       404       404  404     404
    GET /draws        404      404       404       404  404     404
    GET /invited      409      409       409       409  409     409
    POST /claim       409      409       409       409  409     409
    POST /invites     404      404       404       409  403     403
    PUT /seats/2      404      404       404       409  403     403
    POST /again       404      404       403       403  409     409
    """,
    "over": """
                      stranger neighbour spectator host waiting acting
    GET               404      404       200       200  200     200
    GET /record       404      404       200       200  200     200
    GET /steps/0      404      404       200       200  200     200
    GET /steps/9999   404      404       404       404  404     404
    GET /sheets       404      404       200       200  200     200
    GET /draws        404      404       200       200  200     200
    GET /invited      409      409       409       409  409     409
    POST /claim       409      409       409       409  409     409
    POST /invites     404      404       404       409  403     403
    PUT /seats/2      404      404       404       409  403     403
    POST /again       404      404       403       403  200     200
    """,
}

FIELDS: dict[str, dict[str, Any]] = {
    "answer_back": {"agree": False},
    "plan": {"words": ["a1b1"]},
    "sheet": {"seat": 0},
    "sit": {"seat": 0},
}
BODIES: dict[str, Any] = {
    "/claim": {"invite": "x" * 43},
    "/invites": {"seat": 2},
    "/seats/2": {"kind": "open"},
    "/again": {},
}


def rows(table: str) -> dict[str, dict[str, str]]:
    """The lines of a table: what is asked -> role -> what is expected."""
    head, *lines = [line.split() for line in table.strip().splitlines()]
    assert tuple(head) == ROLES
    n = len(ROLES)
    return {" ".join(line[:-n]): dict(zip(ROLES, line[-n:], strict=True)) for line in lines}


async def table_in(house: House, state: str) -> tuple[dict[str, Guest], Any, dict[str, Any]]:
    """Somebody in every role, the table, and the query of each role."""
    people = {role: house.guest() for role in ROLES}
    await people["neighbour"].make("kohaku", "me", "me")
    await people["spectator"].get("/api/me")
    seats = ["open"] * (3 if state == "open" else 2)
    game = "rybowisko" if state == "over" else "kohaku"
    options = {"target": "1"} if state == "over" else {}
    made = await people["host"].make(game, *seats, options=options)
    await people["acting"].claim(made, 0)
    await people["waiting"].claim(made, 1)
    table = made["table"]["id"]
    if state == "over":
        sockets = [await people["acting"].look(table), await people["waiting"].look(table)]
        await play_on(sockets, lambda: False, random.Random(1).choice)
    assert (await people["host"].get(f"/api/tables/{table}")).json()["state"] == state
    queries: dict[str, Any] = {role: {} for role in ROLES}
    queries["spectator"] = {"watch": made["watch"]}
    return people, table, queries


async def answer(socket: Socket, type: str) -> str:
    if socket.closed is not None:
        return str(socket.closed)
    fields = dict(FIELDS.get(type, {}))
    if type in ("act", "why", "worth"):
        word = "a1b1"
        fields |= {"words": [word]} if type == "act" else {"word": word}
    told = await socket.ask(type, **fields)
    return str(told["error"] if told["type"] == "refused" else told["type"])


@pytest.mark.parametrize("state", SOCKET)
def test_a_socket_lets_every_role_do_what_it_may_and_nothing_else(
    tmp_path: Path, state: str
) -> None:
    expected = rows(SOCKET[state])

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, table, queries = await table_in(house, state)
            found: dict[str, dict[str, str]] = {type: {} for type in expected}
            for role in ROLES:
                for type in expected:
                    socket = await people[role].look(table, **queries[role])
                    before = house.lines(table)
                    found[type][role] = await answer(socket, type)
                    changed = house.lines(table) != before
                    assert changed == (found[type][role] == "update")
                    await socket.leave()
            assert found == expected

    run(scenario())


@pytest.mark.parametrize("state", HTTP)
def test_an_address_answers_every_role_what_it_may_know_and_nothing_else(
    tmp_path: Path, state: str
) -> None:
    expected = rows(HTTP[state])

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, table, queries = await table_in(house, state)
            found: dict[str, dict[str, str]] = {asked: {} for asked in expected}
            for role in ROLES:
                guest = people[role]
                for asked in expected:
                    method, _, ending = asked.partition(" ")
                    path = f"/api/tables/{table}{ending}"
                    if method in ("POST", "PUT"):
                        told = await guest.http.request(
                            method, path, json=BODIES[ending], params=queries[role]
                        )
                    else:
                        query = {"invite": "x" * 43} if ending == "/invited" else queries[role]
                        told = await guest.get(path, **query)
                    found[asked][role] = str(told.status_code)
                    if told.status_code >= 400:
                        assert set(told.json()) == {"error", "message", "detail"}
            assert found == expected
            for role in ROLES:
                mine = [one["id"] for one in (await people[role].get("/api/tables")).json()]
                assert (table in mine) == (role in ("host", "waiting", "acting"))

    run(scenario())


def test_only_the_host_is_told_the_secrets_of_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            people, table, queries = await table_in(house, "open")
            for role in ("host", "acting", "waiting", "spectator"):
                info = (await people[role].get(f"/api/tables/{table}", **queries[role])).json()
                assert info["host"] == (role == "host")
                assert ("invites" in info) == (role == "host")
                assert ("watch" in info) == (role == "host")
                assert info["seed"] is None
                mine = [seat["mine"] for seat in info["seats"]]
                assert mine == [role == "acting", role == "waiting", False]

    run(scenario())
