"""How much the service takes: real games of Kōhaku by two guests each, at many tables at once.

The service runs in a process of its own and may use all cores, as at home; the generator keeps to
the last one.  Every action is committed to disk.  It is one word, confirmed, and counts when both
guests have been told.  The generator reads no more of a message than it needs, and its own use of
its core is reported, so that nobody takes its limit for the server's.
"""

from __future__ import annotations

import asyncio
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from ..client.client import Client, connections
from ..games import KEYS
from ..kernel.errors import PondsideError, said
from ..protocol.messages import Me, Open
from .frames import PlainSocket, open_socket

GAME = KEYS[0]
# Tables begin to be measured at moments of their games this many actions apart.  A game has 84;
# as soon as one ends it is enough: making new tables, over HTTP, is not what is measured.
SPREAD = 30
PATIENCE = 300.0  # seconds for the service to start and for the rules to be compiled
NO_LIMIT = "1000000000"
AT_ONCE = 20  # tables that are made at the same time

EXPLAINED = {
    "tables": "tables at once, two guests each",
    "pace_s": "seconds between the actions of a table; 0: as fast as it can",
    "seconds": "measured so long; ends with the first game that ends",
    "actions_per_second": "words confirmed, stored and told to both guests",
    "p50_ms": "from sending until both are told, milliseconds: half of them",
    "p99_ms": "all but one in a hundred",
    "max_ms": "all",
    "kb_per_table": "memory of the service that a table with its sockets takes, kB",
    "server_mb": "memory of the service in all, MB",
    "server_us_per_action": "processor time of the service an action, microseconds",
    "server_cpu": "cores that the service used",
    "generator_cpu": "cores that the generator used; near 1 it is the limit itself",
    "load_average": "processes that wanted a core, ours included, when it began",
}

Say = Callable[[str], None]


class Plan(Struct, frozen=True):
    """What to measure."""

    tables: int = 500
    seconds: float = 6.0
    pace: float = 0.0  # seconds between the actions of a table; 0: as fast as it can


class Choice(Struct):
    word: str


class Choices(Struct):
    choices: list[Choice]


class Heard(Struct):
    """What the generator reads of an update."""

    version: int
    to_act: int | None
    view: Choices


_read = msgspec.json.Decoder(Heard).decode
_UPDATE, _STATE, _REFUSED = b'{"type":"update"', b'{"type":"state"', b'{"type":"refused"'


class Service:
    """The service as a process, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._log = (folder / "log").open("wb")
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "pondside.cli", "serve", "--port", "0",
                "--database", str(folder / "tables.db"),
                "--per-minute", NO_LIMIT, "--per-second", NO_LIMIT,
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "PONDSIDE_BOT_MODE": "plain"},  # no bots: none need be compiled
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if " at http://" not in line:
            self.process.wait()
            raise PondsideError(
                said(
                    "service_start",
                    "the service did not start:\n{log}",
                    log=(folder / "log").read_text()[-2000:],
                )
            )
        self.port = int(line.split(" at http://")[1].split("/")[0].split(":")[1])

    @property
    def memory(self) -> int:
        """Bytes in use."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    @property
    def cpu(self) -> float:
        """Seconds of processor used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._log.close()


@contextmanager
def two_sides(cores: list[int]) -> Iterator[Service]:
    """The service, and this process on the last core only."""
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Path(folder))
        os.sched_setaffinity(0, {cores[-1]})
        try:
            yield service
        finally:
            service.stop()
            os.sched_setaffinity(0, set(cores))


class Tally:
    """What has been counted."""

    def __init__(self) -> None:
        self.begun = True  # tables that are made meanwhile wait for the others if not
        self.paced = False  # no longer as fast as it can
        self.measuring = False
        self.taken: list[float] = []  # seconds, of each action
        self.games = 0
        self.fault: Exception | None = None


class Pair:
    """Two guests who play one game after another at a table of their own."""

    def __init__(
        self, service: Service, http: httpx.AsyncClient, tally: Tally, pace: float, number: int
    ) -> None:
        address = f"http://127.0.0.1:{service.port}"
        self._service, self._tally, self._pace = service, tally, pace
        self._random = random.Random(number)
        self._host, self._other = Client(address, http=http), Client(address, http=http)
        self._sockets: list[PlainSocket] = []
        self._loop = asyncio.get_running_loop()
        self._awaited = 0  # the version that both shall be told of
        self._versions = [0, 0]
        self._to_act: int | None = None
        self._words: list[str] = []
        self._sent = 0.0
        self._due = 0.0  # when to act next, if paced
        self._going = True
        self._again: asyncio.Task[None] | None = None
        self.played = 0

    async def begin(self) -> None:
        """A new table, and both at it."""
        made = await self._host.make(GAME, [Me(), Open()])
        await self._other.claim(made.table.id, made.invites["1"])
        self._awaited, self._versions = made.table.version, [0, 0]
        path = f"/api/tables/{made.table.id}/socket"
        self._sockets = []
        for seat, client in enumerate((self._host, self._other)):
            assert client.secret is not None
            heard = self._ear(seat)
            socket = await open_socket("127.0.0.1", self._service.port, path, client.secret, heard)
            self._sockets.append(socket)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            if message.startswith((_UPDATE, _STATE)):
                told = _read(message)
                self._versions[seat] = told.version
                if told.to_act == seat or told.to_act is None:
                    self._to_act = told.to_act
                    self._words = [one.word for one in told.view.choices]
                if self.ready:
                    self._both_told()
            elif message.startswith(_REFUSED):
                self._tally.fault = PondsideError(
                    said("service_refused", "the server refused: {what!r}", what=message)
                )

        return heard

    def _both_told(self) -> None:
        now = self._loop.time()
        if self._sent:
            self.played += 1
            if self._tally.measuring:
                self._tally.taken.append(now - self._sent)
        if self._tally.begun:
            self.go_on()

    @property
    def ready(self) -> bool:
        """Both have been told where their game stands."""
        return self._versions[0] == self._versions[1] == self._awaited

    def go_on(self) -> None:
        """The next action, now or at its time."""
        if not self._going:
            return
        now = self._loop.time()
        if self._to_act is None:
            self._tally.games += self._tally.measuring
            self._again = self._loop.create_task(self._next_game())
        elif not self._tally.paced:
            self._act()
        else:  # the first time at a moment of its own, so that tables do not act in step
            wait = self._random.random() if self._due == 0 else 1.0
            self._due = max(now, (self._due or now) + wait * self._pace)
            self._loop.call_at(self._due, self._act)

    def _act(self) -> None:
        if not self._going or self._to_act is None:
            return
        socket = self._sockets[self._to_act]
        if socket.lost is not None:
            self._tally.fault = socket.lost
            return
        word = self._random.choice(self._words)
        message = {
            "type": "act",
            "id": str(self._awaited),
            "version": self._awaited,
            "words": [word],
            "confirm": True,
        }
        self._awaited += 1
        self._sent = self._loop.time()
        socket.send(msgspec.json.encode(message))

    async def _next_game(self) -> None:
        try:
            self._leave()
            self._sent = 0.0
            await self.begin()
        except Exception as error:
            self._tally.fault = error

    def _leave(self) -> None:
        for socket in self._sockets:
            socket.close()

    def stop(self) -> None:
        self._going = False
        self._leave()


async def _load(plan: Plan, service: Service, say: Say) -> dict[str, Any]:
    tally = Tally()
    async with connections(PATIENCE) as http:
        say("compiling, if it must be")
        address = f"http://127.0.0.1:{service.port}/api/preparing"
        while (await http.get(address)).json()["waiting"]:
            await asyncio.sleep(1)
        first = Pair(service, http, tally, plan.pace, 0)
        await first.begin()
        await _until(lambda: first.played > 2, tally)
        before = service.memory
        pairs = [first, *(Pair(service, http, tally, plan.pace, k) for k in range(1, plan.tables))]
        say("tables are made")
        tally.begun = False
        for k in range(1, plan.tables, AT_ONCE):
            await asyncio.gather(*(pair.begin() for pair in pairs[k : k + AT_ONCE]))
        await _until(lambda: all(pair.ready for pair in pairs), tally)
        say("tables get to different moments of their games")
        tally.begun = True
        for pair in pairs:
            pair.go_on()
        apart = random.Random("apart")
        goals = [apart.randrange(SPREAD) for _ in pairs]
        await _until(
            lambda: all(pair.played >= goal for pair, goal in zip(pairs, goals, strict=True)), tally
        )
        memory = service.memory - before
        if plan.pace:
            say("tables slow down")
            tally.paced = True
            await asyncio.sleep(2 * plan.pace)
        say("measuring")
        load = os.getloadavg()[0]
        served, used, begin = service.cpu, time.process_time(), time.perf_counter()
        tally.measuring = True
        await _until(lambda: tally.games or time.perf_counter() - begin >= plan.seconds, tally)
        tally.measuring = False
        seconds = time.perf_counter() - begin
        served, used = service.cpu - served, time.process_time() - used
        for pair in pairs:
            pair.stop()
        await asyncio.sleep(0.5)
    taken = sorted(tally.taken)
    if not taken:
        raise PondsideError(said("nothing_played", "nothing was played in that time"))
    return {
        "tables": plan.tables,
        "pace_s": plan.pace,
        "seconds": round(seconds, 1),
        "actions_per_second": round(len(taken) / seconds),
        "p50_ms": round(taken[len(taken) // 2] * 1e3, 1),
        "p99_ms": round(taken[min(len(taken) - 1, len(taken) * 99 // 100)] * 1e3, 1),
        "max_ms": round(taken[-1] * 1e3, 1),
        "kb_per_table": round(memory / plan.tables / 1024, 1),
        "server_mb": round(service.memory / 1e6),
        "server_us_per_action": round(served / len(taken) * 1e6),
        "server_cpu": round(served / seconds, 2),
        "generator_cpu": round(used / seconds, 2),
        "load_average": round(load, 1),
    }


async def _until(true: Callable[[], object], tally: Tally) -> None:
    begin = time.perf_counter()
    while not true():
        await asyncio.sleep(0.02)
        if time.perf_counter() - begin > PATIENCE:
            raise PondsideError(said("load_stuck", "the load does not get on"))
        if tally.fault is not None:
            raise PondsideError(
                said("load_fault", "the load could not go on: {why}", why=tally.fault)
            ) from tally.fault


def measure(plan: Plan, say: Say) -> dict[str, Any]:
    """All figures of one run."""
    import uvloop

    if not sys.platform.startswith("linux"):
        raise PondsideError(said("linux_only", "the service is measured on Linux only"))
    files = 2 * plan.tables + 200
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < files:
        raise PondsideError(
            said(
                "open_files",
                "{tables} tables need {files} open files; see ulimit -n",
                tables=plan.tables,
                files=files,
            )
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))  # the service inherits it
    cores = sorted(os.sched_getaffinity(0))
    with two_sides(cores) as service:
        return uvloop.run(_load(plan, service, say))


def results_page(runs: list[dict[str, Any]]) -> str:
    """The text of bench/server.md."""
    rows = [
        "# The service under load",
        "",
        "Written by `pondside bench server --write`. Two guests a table play Kōhaku at random; an",
        "action is one word, confirmed, committed to disk (SQLite, synchronous=FULL) and told to",
        "both with their views and everything they may play next. Times are from sending until",
        "both have it. With `pace_s` 0 every table plays as fast as it can, so that times are",
        "mostly waiting in line; with 1 each table plays one action a second. The service may use",
        "all cores, the generator keeps to the last one.",
        "",
        f"Machine: {platform.machine()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} processors.",
        "",
        "| figure | "
        + " | ".join("paced" if run["pace_s"] else "flat out" for run in runs)
        + " | meaning |",
        "|---|" + "---:|" * len(runs) + "---|",
    ]
    rows += [
        f"| {name} | " + " | ".join(str(run[name]) for run in runs) + f" | {meaning} |"
        for name, meaning in EXPLAINED.items()
    ]
    return "\n".join(rows) + "\n"
