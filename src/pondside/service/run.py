"""Running the service: the ASGI server, its logs, the page that opens."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from msgspec.structs import replace

from ..games import KEYS, load
from ..kernel.compiling import meanwhile, warm
from ..kernel.compiling.modes import CHECKED, FAST, PLAIN, mode
from ..kernel.errors import PondsideError, Said, reason, said
from ..language import Speech, preferred
from .addresses import ANY, Reach, reach, url
from .app import Config, make_app
from .preparing import ALL, ASKED, bot_mode
from .wire import Wire

LOCAL = (*ANY, "127.0.0.1")  # where this computer finds it as localhost


def database_path() -> Path:
    """Where tables are kept: PONDSIDE_DATABASE, or the user's data folder."""
    asked = os.environ.get("PONDSIDE_DATABASE")
    if asked:
        return Path(asked)
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local/share")
    return Path(home) / "pondside" / "tables.db"


def prepare() -> None:
    """Compile the rules of every game, or find them in the cache, before anything else."""
    for key in KEYS:
        game = load(key)
        warm.warm(game, game.open_box(None))


def prepare_meanwhile(config: Config, speech: Speech) -> Config:
    """Let what is not in the cache be compiled while the service runs already.

    Where everything is there, nothing is set up that could cost anything.  Who says plain for the
    rules gets bots ready when they are asked for; code with bounds checks is for tests, which wait.
    """
    if mode() == CHECKED:
        prepare()
    if mode() == FAST and (waited := warm.missing(warm.match_of(key) for key in KEYS)):
        meanwhile.begin(key for key in KEYS if warm.match_of(key) in waited)
    if bot_mode() == FAST or meanwhile.pending():
        asked = os.environ.get("PONDSIDE_MODE") == PLAIN
        config = replace(config, prepare=ASKED if asked else ALL, say=_Line(speech).say)
    return config


class _Line:
    """One quiet line of the terminal that tells what is compiled; elsewhere nothing but the log."""

    def __init__(self, speech: Speech) -> None:
        self._speech, self._shown = speech, False

    def say(self, what: str) -> None:
        if not sys.stderr.isatty():
            return
        if what:
            text = f"\r\x1b[K{self._speech('service-compiling', what=what)}"
            self._shown = True
        else:
            text = "\r\x1b[K" if self._shown else ""
        print(text, end="", file=sys.stderr, flush=True)


def set_up_logs(quiet: bool) -> None:
    """One JSON object a line on standard error."""
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def serve(
    config: Config,
    host: str,
    port: int,
    *,
    page: bool,
    quiet: bool,
    public: str | None = None,
    command: str = "pondside serve --host 0.0.0.0",
    speech: Speech | None = None,
) -> None:
    """Serve until somebody stops it.  `page`: open the browser when it answers; `public`: the
    address that its owner says others have for it; `command`: how the house is let in."""
    speech = speech or Speech(preferred())
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    address = url("localhost" if host in LOCAL else host, port) + "/"
    config = replace(config, reach=reach(host, port, public, command))
    set_up_logs(quiet)
    app = make_app(config)
    if page:
        threading.Thread(target=_open_page, args=(address, port), daemon=True).start()
    print(speech("serve-at", address=address, database=str(config.database)))
    for line in _told(config.reach, speech):
        print(line)
    sys.stdout.flush()
    _settle_down()
    uvicorn.Server(configured(app)).run(sockets=[listening])


def _told(found: Reach, speech: Speech) -> list[str]:
    """Where others find it, a line each."""
    lines = [speech("serve-house", address=f"{one}/") for one in found.house]
    if found.public is not None:
        lines.append(speech("serve-public", address=f"{found.public}/"))
    if not lines:
        what = "serve-here-only" if found.here_only else "serve-no-house"
        lines.append(speech(what, command=found.command))
    return lines


def configured(app: Any, **more: Any) -> uvicorn.Config:
    """How the ASGI server is run."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=65_536,
        ws_ping_interval=30,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        **more,
    )


def _settle_down() -> None:
    """Let no table wait for what others need.

    Compiled rules are millions of objects that stay: looking through them for garbage would stop
    everything for a second.  Looking through hundreds of tables takes a tenth of that, and finds
    nothing but what ended connections left: that is for Tidying.  And a commit must not wait
    long for its turn to go on.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_500, 1_000_000, 1_000_000)
    sys.setswitchinterval(0.001)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        unknown = isinstance(error, socket.gaierror)
        raise PondsideError(
            said(
                "listen",
                "cannot listen at {host} port {port}: {why}; choose another with --port",
                host=host,
                port=str(port),  # no number that languages would group
                why=Said(str(error.strerror), "os-no_host") if unknown else reason(error),
            )
        ) from None
    listening.listen(2048)
    return listening


def _open_page(address: str, port: int) -> None:
    """Without a screen a text browser would take the terminal; then the address has to do."""
    seen = sys.platform in ("win32", "darwin") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))
    )
    if not seen:
        return
    for _ in range(200):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    webbrowser.open(address)
