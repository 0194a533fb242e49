"""Getting compiled code ready while people play already: first what somebody waits for.

One thing after the other is compiled in a process of its own, which stands back behind everything
else.  Until the rules of a game are ready they run interpreted (kernel/compiling/meanwhile.py), and
quick bots do; who plays against others is told how long it takes.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

import structlog
from msgspec import Struct

from ..bots import SEARCHING
from ..bots.worker import code_of
from ..games import KEYS, load
from ..kernel.compiling import meanwhile, warm
from ..kernel.compiling.cache import PARTS, cache_folder
from ..kernel.compiling.modes import FAST
from ..protocol.messages import Part, Preparing
from ..protocol.worker import Compiling, read_answer

log = structlog.get_logger()

NOTHING, ASKED, ALL = "nothing", "asked", "all"  # what a service gets ready
SPECS = ("keen", *SEARCHING)  # the bots that are got ready unasked; calm has the code of keen
STEP = 5.0  # seconds of a step that is not listed
# How long steps take, in seconds of a core: a bar moves by these, at the pace of this computer.
STEPS = {"set-up": 2.0, "actor": 0.2, "legal moves": 7.0, "odds": 0.6, "draws": 0.5}
STEPS |= {"refusals": 2.0, "moves": 4.0, "turns": 0.5, "scoring": 4.0, "totals": 0.4}
STEPS |= {"secrets": 0.3, "digests": 1.0, "point changes": 1.5, "score sheets": 0.5}
STEPS |= {"views and words": 4.0, "bot 1": 14.0, "bot 2": 30.0}
ABOUT = {"match": 30.0, "keen": 20.0, "strong": 40.0}  # before the first step is known
POLITE = "10"  # how far compiling stands back

Told = Callable[[tuple[int, int], int | None], None]  # parts done of all, seconds left


def bot_mode() -> str:
    """How bots run: PONDSIDE_BOT_MODE, or fast."""
    return os.environ.get("PONDSIDE_BOT_MODE", FAST)


class Job(Struct):
    """Something that is compiled now."""

    code: str
    began: float
    step: str = ""
    step_began: float = 0.0
    k: int = 0
    n: int = 0
    done: float = 0.0  # seconds of a core, as STEPS has them, before the step
    process: asyncio.subprocess.Process | None = None
    displaced: bool = False  # something else is more urgent; it is taken up again


class Workshop:
    """What is compiled for a service, and what still has to be."""

    def __init__(self, scope: str = NOTHING, say: Callable[[str], None] | None = None) -> None:
        self._scope = scope
        self._say = say or (lambda _: None)
        self._rules = bool(meanwhile.pending())
        kept = cache_folder(PARTS, FAST) is not None
        # Without a place to keep it, code compiled elsewhere is of no use here.
        names = [name for key in KEYS for name in self._names(key)] if scope != NOTHING else []
        self._missing = set(warm.missing(names, of=FAST)) if kept else set()
        self._unkept = scope != NOTHING and not kept
        self._failed: set[str] = set()
        self._queue = [name for name in names if name in self._missing] if scope == ALL else []
        self._awaited: dict[str, int] = {}  # how many wait for it
        self._gave_way: set[str] = set()
        self._pace = 1.0  # seconds a second of STEPS
        self._job: Job | None = None
        self._changed, self._finished = asyncio.Event(), asyncio.Event()
        self._life: asyncio.Task[None] | None = None

    def _names(self, key: str) -> list[str]:
        specs = SPECS if bot_mode() == FAST else ()
        bots = [code for spec in specs if (code := code_of(key, spec)) is not None]
        rules = [warm.match_of(key)] if self._rules else []
        return list(dict.fromkeys([*rules, *bots]))

    # What others ask.

    def begin(self) -> None:
        if self._scope != NOTHING:
            self._life = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.wait([self._life])

    def waits(self, game: str, spec: str) -> bool:
        """Whether a bot's code is still to come."""
        return code_of(game, spec) in self._missing

    def out_of_reach(self, game: str, spec: str) -> bool:
        """Whether it will not come: it failed, or nothing can be kept on this computer."""
        return self._unkept or code_of(game, spec) in self._failed

    def want(self, game: str, specs: Iterable[str] = ()) -> None:
        """Somebody opens this game, with these bots: it comes before others."""
        codes = dict.fromkeys(code_of(game, spec) for spec in specs)
        rules = [name for name in self._names(game) if name == warm.match_of(game)]
        slow = [code for code in codes if code and code.endswith("-strong")]
        quick = [code for code in codes if code and code not in slow]
        rest = self._names(game) if self._scope == ALL else []
        # Who waits for a bot that cannot play interpreted waits longest.
        order = dict.fromkeys([*slow, *rules, *quick, *rest])
        first = [name for name in order if name in self._missing and name != self._at]
        self._queue = [*first, *(name for name in self._queue if name not in first)]
        if first:
            self._make_way(game, len(first))
            self._changed.set()

    async def wait(self, game: str, spec: str, told: Told) -> None:
        """Until a bot's code is ready, or has failed.  `told` hears every second."""
        code = code_of(game, spec)
        if code is None or code not in self._missing:
            return
        self._awaited[code] = self._awaited.get(code, 0) + 1
        try:
            if code != self._at:
                self._queue = [code, *(name for name in self._queue if name != code)]
                self._make_way(game, 1)
                self._changed.set()
            while code in self._missing:
                done, left = self._progress(code)
                told((done, 100), left)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._finished.wait(), 1.0)
        finally:
            self._awaited[code] -= 1

    def info(self) -> Preparing:
        """What is got ready, for whoever asks."""
        now = None
        if self._job is not None:
            key, what = _split(self._job.code)
            done, left = self._progress(self._job.code)
            now = Part(key, what, done, 100, left)
        slow = {key: [spec for spec in SPECS if self.waits(key, spec)] for key in KEYS}
        return Preparing(
            now,
            len(self._queue) + (self._job is not None),
            sorted(meanwhile.pending()),
            {key: specs for key, specs in slow.items() if specs},
            sorted(self._failed),
        )

    # The work.

    @property
    def _at(self) -> str | None:
        return self._job.code if self._job is not None and not self._job.displaced else None

    def _make_way(self, game: str, n: int) -> None:
        """What nobody waits for gives way to the first n; what it has compiled is kept."""
        job = self._job
        if job is None or job.displaced or self._awaited.get(job.code):
            return
        urgent = any(self._awaited.get(name) for name in self._queue)
        # Two who look at two games must not keep both from ever being compiled.
        if urgent or (_split(job.code)[0] != game and job.code not in self._gave_way):
            self._gave_way.add(job.code)
            job.displaced = True
            self._queue.insert(n, job.code)
            _stop(job.process)

    async def _run(self) -> None:
        while True:
            while not self._queue:
                self._changed.clear()
                await self._changed.wait()
            code = self._queue.pop(0)
            if code not in self._missing:
                continue
            self._job = job = Job(code, time.monotonic())
            try:
                ended = await self._compile(job)
            except OSError as error:
                ended = str(error)
            finally:
                _stop(job.process)
                self._job = None
            if job.displaced:
                continue
            if ended is None:
                ended = await self._take_over(code)
            await self._note(job, ended)

    async def _compile(self, job: Job) -> str | None:
        """Run the process that compiles; what was wrong, or None."""
        process = job.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pondside.warm", "--tell", job.code),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PONDSIDE_MODE": FAST, "PONDSIDE_POLITE": POLITE},
            start_new_session=True,  # Ctrl-C is for the service to handle
        )
        assert process.stdout is not None
        assert process.stderr is not None
        faults = asyncio.create_task(process.stderr.read())
        try:
            while line := await process.stdout.readline():
                told = read_answer(line)
                assert isinstance(told, Compiling)
                self._heard(job, told)
            code = await process.wait()
            said = (await faults).decode(errors="replace").strip().splitlines()
        finally:
            faults.cancel()
        if code:
            return said[-1][:200] if said else f"ended with {code}"
        left = await asyncio.to_thread(warm.missing, [job.code], FAST)
        return "nothing was kept" if left else None

    def _heard(self, job: Job, told: Compiling) -> None:
        now = time.monotonic()
        if job.step:
            cost = STEPS.get(job.step, STEP)
            job.done += cost
            if cost >= 1:  # what takes no time tells no pace
                pace = (now - job.step_began) / cost
                self._pace = max(0.1, 0.7 * self._pace + 0.3 * pace)
        job.step, job.step_began = told.step, now
        job.k, job.n = told.k, told.n
        self._say(f"{_title(job.code)} {self._progress(job.code)[0]} %")

    def _progress(self, code: str) -> tuple[int, int | None]:
        """Hundredths done and seconds left, as far as can be known."""
        job = self._job
        if job is None or job.code != code:
            return 0, None
        about = ABOUT[code.rpartition("-")[2]]
        now = time.monotonic()
        step = STEPS.get(job.step, STEP)
        within = min(step, (now - (job.step_began or job.began)) / self._pace)
        done = job.done + within
        left = max(1.0, about - done, step - within)
        if job.n and job.k >= job.n:
            return 99, 1
        return min(99, round(100 * done / (done + left))), max(1, round(left * self._pace))

    async def _take_over(self, code: str) -> str | None:
        """Rules that were interpreted run compiled from now on."""
        key, what = _split(code)
        if what != "rules":
            return None
        try:
            game = load(key)
            await asyncio.to_thread(meanwhile.take_over, game, game.open_box(None))
        except Exception as error:  # whatever it is: the game goes on interpreted
            return f"{type(error).__name__}: {error}"[:200]
        return None

    async def _note(self, job: Job, fault: str | None) -> None:
        self._missing.discard(job.code)
        seconds = round(time.monotonic() - job.began, 1)
        key, what = _split(job.code)
        if fault is None:
            log.info("compiled", game=key, what=what, seconds=seconds)
        else:
            self._failed.add(job.code)
            log.error("not_compiled", game=key, what=what, reason=fault)
        self._say("" if not self._queue else f"{_title(job.code)} 100 %")
        finished, self._finished = self._finished, asyncio.Event()
        finished.set()


def _split(code: str) -> tuple[str, str]:
    """The game, and whether these are its rules or bots of a kind."""
    key = next(key for key in KEYS if code.startswith(f"{key}-"))
    what = code.rpartition("-")[2]
    return key, "rules" if what == "match" else what


def _title(code: str) -> str:
    title: str = load(_split(code)[0]).title
    return title


def _stop(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
