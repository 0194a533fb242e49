"""A service that compiles while people play: what it compiles first, and what it does meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pondside.games import KEYS
from pondside.kernel.compiling import warm
from pondside.protocol import messages
from pondside.service import bot_pool as bots
from pondside.service import preparing
from pondside.service.preparing import ALL, ASKED, Workshop

from .house import House, Socket, run, turn
from .thinking import Ready

EVERYTHING = [f"{key}-bot-{kind}" for key in KEYS for kind in ("keen", "strong")]


class Compiler:
    """Instead of the process that compiles: it ends when it is told to."""

    started: list[Compiler]

    def __init__(self, job: Any) -> None:
        self.code = job.code
        self.ended: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.returncode: int | None = None
        job.process = self
        self.started.append(self)

    def kill(self) -> None:
        self.returncode = -9
        if not self.ended.done():
            self.ended.set_result("ended with -9")


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> list[Compiler]:
    """Nothing is in the cache, and what is compiled is in the hands of the test."""
    started: list[Compiler] = []
    monkeypatch.setattr(Compiler, "started", started, raising=False)

    async def compile(_: Any, job: Any) -> str | None:
        return await Compiler(job).ended

    monkeypatch.setattr(Workshop, "_compile", compile)
    monkeypatch.setattr(warm, "missing", lambda names, of=None: list(names))
    monkeypatch.delenv("PONDSIDE_BOT_MODE", raising=False)
    return started


async def until(condition: Any) -> None:
    for _ in range(3000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to that")


async def last(compilers: list[Compiler], code: str) -> Compiler:
    """The one that compiles something, as soon as it does."""
    await until(lambda: compilers and compilers[-1].code == code)
    return compilers[-1]


def test_everything_is_compiled_one_after_the_other(compilers: list[Compiler]) -> None:
    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        for n, code in enumerate(EVERYTHING):
            one = await last(compilers, code)
            assert shop.info().waiting == len(EVERYTHING) - n
            one.ended.set_result(None)
        await until(lambda: shop.info().waiting == 0)
        info = shop.info()
        assert (info.now, info.bots, info.failed) == (None, {}, [])
        await shop.close()

    run(scenario())


def test_a_game_that_is_opened_comes_first_and_a_bot_waited_for_before_it(
    compilers: list[Compiler],
) -> None:
    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        first = await last(compilers, "kohaku-bot-keen")
        shop.want("koi")
        await last(compilers, "koi-bot-keen")
        assert first.returncode is not None  # nobody waited for it
        heard: list[Any] = []
        waiting = asyncio.create_task(
            shop.wait("rybowisko", "master", lambda *told: heard.append(told))
        )
        strong = await last(compilers, "rybowisko-bot-strong")
        shop.want("wodny_ogrod", ["calm"])  # what somebody waits for does not give way
        await asyncio.sleep(0.05)
        assert compilers[-1] is strong
        assert strong.returncode is None
        strong.ended.set_result(None)
        await waiting
        assert heard
        assert all(0 <= k < n for (k, n), _ in heard)
        assert not shop.waits("rybowisko", "strong")
        (await last(compilers, "wodny_ogrod-bot-keen")).ended.set_result(None)
        # What gave way is taken up again.
        for code in ("wodny_ogrod-bot-strong", "koi-bot-keen", "koi-bot-strong", "kohaku-bot-keen"):
            (await last(compilers, code)).ended.set_result(None)
        await shop.close()

    run(scenario())


def test_a_bot_waited_for_does_not_wait_for_what_the_set_up_began(
    compilers: list[Compiler],
) -> None:
    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        keen = await last(compilers, "kohaku-bot-keen")  # somebody looks at the set-up of Kōhaku
        shop.want("kohaku", ["strong"])  # the table is laid; its bot comes next
        heard: list[Any] = []
        waiting = asyncio.create_task(
            shop.wait("kohaku", "strong", lambda *told: heard.append(told))
        )
        strong = await last(compilers, "kohaku-bot-strong")
        assert keen.returncode is not None
        await until(lambda: heard and heard[-1][1] is not None)  # it is told how long it takes
        strong.ended.set_result(None)
        await waiting
        await last(compilers, "kohaku-bot-keen")
        await shop.close()

    run(scenario())


def test_two_who_look_at_two_games_do_not_keep_both_from_being_compiled(
    compilers: list[Compiler],
) -> None:
    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        await last(compilers, "kohaku-bot-keen")
        for n in range(20):
            shop.want(KEYS[n % 2 + 1])
            await asyncio.sleep(0.01)
        assert len(compilers) <= 4
        await shop.close()

    run(scenario())


def test_only_what_is_asked_for_is_compiled_where_that_was_wanted(
    compilers: list[Compiler],
) -> None:
    async def scenario() -> None:
        shop = Workshop(ASKED)
        shop.begin()
        await asyncio.sleep(0.05)
        assert compilers == []
        shop.want("koi", ["calm"])
        (await last(compilers, "koi-bot-keen")).ended.set_result(None)
        await until(lambda: shop.info().waiting == 0)
        await shop.close()

    run(scenario())


def test_what_cannot_be_compiled_is_told_and_the_rest_goes_on(compilers: list[Compiler]) -> None:
    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        (await last(compilers, "kohaku-bot-keen")).kill()
        await last(compilers, "kohaku-bot-strong")
        assert shop.info().failed == ["kohaku-bot-keen"]
        assert shop.out_of_reach("kohaku", "calm")
        assert not shop.out_of_reach("koi", "calm")
        await shop.wait("kohaku", "calm", lambda *_: None)  # waits for nothing
        await shop.close()

    run(scenario())


def test_code_that_cannot_be_kept_is_not_compiled(
    compilers: list[Compiler], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "cache_folder", lambda *_: None)

    async def scenario() -> None:
        shop = Workshop(ALL)
        shop.begin()
        await asyncio.sleep(0.05)
        assert compilers == []
        assert shop.out_of_reach("koi", "calm")
        assert not shop.waits("koi", "master")
        await shop.close()

    run(scenario())


def house_of(modes: list[str | None], monkeypatch: pytest.MonkeyPatch) -> None:
    class Noted(Ready):
        def __init__(self, game: str, mode: str | None = None) -> None:
            super().__init__(game)
            self.busy = False
            modes.append(mode)

    monkeypatch.setattr(bots, "_Process", Noted)
    monkeypatch.setattr(bots, "MOST", 1)


async def play_turn(socket: Socket) -> None:
    await turn(socket)
    assert (await socket.ask("confirm"))["type"] == "update"


async def my_turn(socket: Socket) -> None:
    await socket.wait(lambda: bool(socket.now["to_act"] == socket.now["seat"]))


def test_a_quick_bot_plays_interpreted_until_its_code_is_ready(
    tmp_path: Path, compilers: list[Compiler], monkeypatch: pytest.MonkeyPatch
) -> None:
    modes: list[str | None] = []
    house_of(modes, monkeypatch)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db", prepare=ALL) as house:
            guest = house.guest()
            made = await guest.make("kohaku", "me", "calm")
            socket = await guest.look(made["table"]["id"])
            await play_turn(socket)
            await my_turn(socket)
            assert modes == ["plain"]
            assert all(one["preparing"] is None for one in socket.of("thinking"))
            (await last(compilers, "kohaku-bot-keen")).ended.set_result(None)
            await last(compilers, "kohaku-bot-strong")
            await play_turn(socket)
            await my_turn(socket)
            assert modes == ["plain", None]

    run(scenario())


def test_who_plays_a_bot_that_searches_is_told_how_far_it_is(
    tmp_path: Path, compilers: list[Compiler], monkeypatch: pytest.MonkeyPatch
) -> None:
    modes: list[str | None] = []
    house_of(modes, monkeypatch)

    async def scenario() -> None:
        async with House(tmp_path / "tables.db", prepare=ALL) as house:
            guest = house.guest()
            made = await guest.make("koi", "me", "master")
            one = await last(compilers, "koi-bot-strong")
            socket = await guest.look(made["table"]["id"])
            while socket.now["to_act"] == socket.now["seat"]:
                await play_turn(socket)
            await socket.wait(lambda: any(m["preparing"] for m in socket.of("thinking")))
            k, n = [m for m in socket.of("thinking") if m["preparing"]][-1]["preparing"]
            assert 0 <= k < n
            assert modes == []
            told = (await guest.get("/api/preparing")).json()
            assert told["now"]["game"] == "koi"
            assert told["now"]["what"] == "strong"
            assert "master" in told["bots"]["koi"]
            one.ended.set_result(None)
            await my_turn(socket)
            assert modes == [None]
            assert "koi" not in (await guest.get("/api/preparing")).json()["bots"] or (
                "master" not in (await guest.get("/api/preparing")).json()["bots"]["koi"]
            )

    run(scenario())


def test_the_address_lets_a_game_come_first(tmp_path: Path, compilers: list[Compiler]) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db", prepare=ALL) as house:
            guest = house.guest()
            assert (await guest.get("/api/preparing", game="rybowisko")).status_code == 200
            await last(compilers, "rybowisko-bot-keen")
            assert (await guest.get("/api/preparing", game="chess")).status_code == 200

    run(scenario())


def test_a_table_that_is_opened_again_lets_its_game_come_first(
    tmp_path: Path, compilers: list[Compiler]
) -> None:
    """After an update nothing is in the cache, and people go on where they were."""

    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            guest = house.guest()
            table, secret = (await guest.make("koi", "me", "me"))["table"]["id"], guest.secret
        async with House(tmp_path / "tables.db", prepare=ALL) as house:
            await last(compilers, "kohaku-bot-keen")
            guest = house.guest()
            guest.http.cookies.set("pondside", str(secret))
            await guest.look(table)
            await last(compilers, "koi-bot-keen")

    run(scenario())


def test_the_page_about_the_protocol_shows_what_is_told() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if "`GET /api/preparing`" in line)
    shown = json.loads(re.findall(r"`(\{.*?\})`;", row)[0])
    fields = {field.encode_name for field in msgspec.structs.fields(messages.Preparing)}
    assert set(shown) == fields
    assert set(shown["now"]) == {field.name for field in msgspec.structs.fields(messages.Part)}


SERVE = (sys.executable, "-m", "pondside.cli", "serve", "--port", "0", "--database")


def serve(tmp_path: Path, **more: str) -> subprocess.Popen[str]:
    """A service as somebody starts it, with an empty cache."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PONDSIDE")}
    return subprocess.Popen(
        [*SERVE, str(tmp_path / "tables.db")],
        env={**environment, "PONDSIDE_CACHE": str(tmp_path / "cache"), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_with_an_empty_cache_everything_answers_before_anything_is_compiled(
    tmp_path: Path,
) -> None:
    import httpx

    service = serve(tmp_path)
    assert service.stdout is not None
    line = service.stdout.readline()
    assert " at http://" in line
    with httpx.Client(
        base_url=line.split(" at ")[1].split()[0], headers={"x-pondside": "1"}, timeout=120
    ) as client:
        assert client.get("/healthz").json()["ok"]
        for path in ("/", "/rules/koi", "/score/koi", "/new/koi", "/api/games"):
            assert client.get(path).status_code == 200, path
        told = client.get("/api/preparing").json()
        assert told["interpreted"] == sorted(KEYS)
        for key in KEYS:
            seats = [{"kind": "bot", "bot": "calm"}, {"kind": "me"}]
            made = client.post("/api/tables", json={"game": key, "seats": seats})
            assert made.status_code == 201, made.text
            id = made.json()["table"]["id"]
            assert client.get(f"/api/tables/{id}/steps/0").json()["view"]
        told = client.get("/api/preparing").json()
        assert told["now"] is not None
        assert told["interpreted"] == sorted(KEYS)
        assert told["failed"] == []
        assert list((tmp_path / "cache").rglob("*.ready")) == []
    service.send_signal(signal.SIGINT)
    said = service.communicate(timeout=60)[1]
    assert "fault" not in said
    assert '"not_compiled"' not in said
    assert said.count("Compiling") == 0


def test_ctrl_c_ends_the_process_that_compiles_too(tmp_path: Path) -> None:
    service = serve(tmp_path)
    assert service.stdout is not None
    service.stdout.readline()
    children = Path(f"/proc/{service.pid}/task/{service.pid}/children")
    if not children.exists():  # only Linux tells them
        service.kill()
        service.communicate()
        return
    found: list[str] = []
    for _ in range(600):
        found = children.read_text().split()
        if found or service.poll() is not None:
            break
        run(asyncio.sleep(0.1))
    assert found
    service.send_signal(signal.SIGINT)
    service.communicate(timeout=60)
    for pid in found:
        assert (
            not Path(f"/proc/{pid}/cmdline").exists()
            or not Path(f"/proc/{pid}/cmdline").read_bytes()
        )
