"""The service put together: routes, the store, the tables, errors as the protocol tells them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from .. import __version__
from ..games import KEYS
from ..kernel.errors import BadOption, PondsideError
from ..protocol.messages import ErrorName, Fault
from ..table.around import Around
from ..table.fanout import LocalFanout
from ..table.house import Asleep, House
from ..table.refused import Refused
from ..table.store import NotSaved
from .addresses import Reach
from .api import LIMITED, UNLIMITED, game_info
from .asyncapi import asyncapi
from .bot_pool import BotPool
from .components import OwnedBoxes
from .guard import Guard
from .guests import header
from .journal import ServiceJournal
from .pages import Pages
from .preparing import NOTHING, Workshop
from .socket import Allowance, converse
from .sqlite import SqliteStore
from .tidying import Tidying

log = structlog.get_logger()

MAX_BODY = 16_384
_STATUS: dict[ErrorName, int] = {
    "forbidden": 403,
    "not_found": 404,
    "taken": 409,
    "not_over": 409,
    "not_saved": 503,
    "asleep": 410,
    "kept": 410,
}


class Config(Struct, frozen=True):
    """How a service is run."""

    database: Path
    data: tuple[Path, ...] = ()  # owners' component files, one a game
    pace: float = 0.6  # seconds a bot's step takes at least
    bot_threads: int = 1  # that one bot may use to think
    burst: float = 60  # messages of one socket at once
    per_second: float = 20  # and after that
    per_minute: int = 600  # HTTP requests of one address
    reach: Reach = Reach()  # where others find it
    prepare: str = NOTHING  # what is compiled while it runs; see preparing.py
    say: Callable[[str], None] | None = None  # hears how far that is


def make_app(config: Config) -> Any:
    """The application, ready for an ASGI server."""
    store = SqliteStore(config.database)
    workshop = Workshop(config.prepare, config.say)
    pool = BotPool(config.bot_threads, workshop)
    around = Around(store, LocalFanout(), pool, ServiceJournal(), config.pace)
    boxes = OwnedBoxes(config.data)
    house = House(around, boxes)
    tidying = Tidying(house)
    pages = Pages()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        # Reading the boxes takes a second; the first visitor need not wait.  Nobody is let in
        # before: msgspec breaks down when two threads meet the same type for the first time.
        await asyncio.to_thread(lambda: [game_info(key, boxes) for key in KEYS])
        tidied = asyncio.create_task(tidying.tidy())
        workshop.begin()
        await house.wake_bots()
        log.info("started", version=__version__)
        yield
        tidied.cancel()
        await workshop.close()
        await house.close()
        await pool.close()
        await store.close()
        log.info("stopped")

    @websocket("/api/tables/{id:str}/socket")
    async def table_socket(
        socket: WebSocket[Any, Any, Any],
        id: FromPath[str],
        since: FromQuery[int | None] = None,
        watch: FromQuery[str | None] = None,
    ) -> None:
        allowance = Allowance(config.burst, config.per_second)
        await converse(socket, house, workshop, tidying, id, since, watch, allowance)

    @get("/schema/asyncapi.json", include_in_schema=False, sync_to_thread=False)
    def messages_schema() -> dict[str, Any]:
        return asyncapi()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[Any]:
        if request.url.path.startswith(("/api/", "/schema/")):
            raise Refused("not_found", "there is nothing at this address; see docs/protocol.md")
        return pages.get(request.url.path, header(request.scope, b"accept-encoding"))

    limit = RateLimitConfig(rate_limit=("minute", config.per_minute))
    limited = Router("/api", route_handlers=LIMITED, middleware=[limit.middleware])
    app = Litestar(
        [limited, *UNLIMITED, table_socket, messages_schema, page],
        dependencies={
            "boxes": Provide(lambda: boxes, sync_to_thread=False),
            "house": Provide(lambda: house, sync_to_thread=False),
            "workshop": Provide(lambda: workshop, sync_to_thread=False),
            "reach": Provide(lambda: config.reach, sync_to_thread=False),
        },
        lifespan=[running],
        exception_handlers={
            Refused: _refused,
            PondsideError: _bad_input,
            HTTPException: _http_error,
            UnicodeError: _not_json,
            RecursionError: _not_json,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            "Pondside", __version__, path="/schema", use_handler_docstrings=True
        ),
        request_max_body_size=MAX_BODY,
        signature_types=[House, OwnedBoxes, Workshop, Reach],
        logging_config=None,
    )
    return Guard(app)  # type: ignore[arg-type]


def _error(
    status: int,
    error: ErrorName,
    message: str,
    headers: dict[str, str] | None = None,
    detail: dict[str, Any] | None = None,
) -> Any:
    body = Fault(error, message, detail or {})
    return Response(body, status_code=status, headers=headers)


def _refused(_: Any, error: Refused) -> Any:
    return _error(_STATUS.get(error.error, 400), error.error, error.message)


def _bad_input(_: Any, error: PondsideError) -> Any:
    if isinstance(error, NotSaved):
        return _error(503, "not_saved", str(error))
    if isinstance(error, Asleep):
        return _error(_STATUS["asleep"], "asleep", str(error))
    name: ErrorName = "bad_option" if isinstance(error, BadOption) else "unreadable"
    values = {key: one if isinstance(one, int) else str(one) for key, one in error.values.items()}
    return _error(400, name, str(error), detail={"key": error.key, "values": values})


def _not_json(_: Any, error: Exception) -> Any:
    """Bytes that are no text, or nested too deep: Litestar passes these on as they are."""
    return _error(400, "unreadable", f"the body is not JSON that can be read: {error}"[:200])


def _http_error(_: Any, error: HTTPException) -> Any:
    names: dict[int, ErrorName] = {
        401: "forbidden",
        403: "forbidden",
        404: "not_found",
        405: "not_found",
        413: "too_large",
        429: "too_many",
    }
    message = error.detail
    if isinstance(error.extra, list) and error.extra:  # which field does not fit, and why
        message = "; ".join(str(one.get("message", "")) for one in error.extra)[:300]
    headers = {"retry-after": "60"} if error.status_code == 429 else None
    return _error(error.status_code, names.get(error.status_code, "unreadable"), message, headers)


def _fault(request: Any, error: Exception) -> Any:
    path = request.url.path
    if path.startswith("/join/"):  # its end is an invite
        path = "/join/…"
    log.error("fault", path=path, kind=type(error).__name__, exc_info=error)
    return _error(500, "fault", "something went wrong on the server; nothing was changed")
