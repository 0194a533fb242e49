"""A guest at a server: finding, making and joining tables over HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import CookieError, SimpleCookie
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from ..protocol import messages
from .errors import Disconnected, refused
from .reading import read
from .table import Table

T = TypeVar("T")

COOKIES = ("__Host-pondside", "pondside")
PATIENCE = 60.0  # seconds for an answer, and for coming back after a lost connection


class Client:
    """A guest at a server.

    The server tells a stranger a secret, which is kept in memory only: `secret` is what to write
    down to be the same guest tomorrow.  `http` lets many guests of a program share connections.
    """

    def __init__(
        self,
        address: str = "http://localhost:8137",
        secret: str | None = None,
        *,
        http: httpx.AsyncClient | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.address = address.rstrip("/")
        self.secret = secret
        self.patience = patience
        self._owns_http = http is None
        self._http = connections(patience) if http is None else http

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._owns_http:
            await self._http.aclose()

    # Who we are.

    async def me(self) -> messages.Myself:
        return await self._ask("GET", "/api/me", messages.Myself)

    async def rename(self, name: str) -> messages.Myself:
        return await self._ask("PUT", "/api/me", messages.Myself, {"name": name})

    # Tables.

    async def games(self) -> list[messages.GameInfo]:
        return await self._ask("GET", "/api/games", list[messages.GameInfo])

    async def make(
        self,
        game: str,
        seats: Sequence[messages.Seat],
        options: Mapping[str, str] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> messages.MadeTable:
        """A new table; invites to its open seats are in the answer."""
        wanted = {
            "game": game,
            "seats": list(seats),
            "options": dict(options or {}),
            "settings": dict(settings or {}),
        }
        return await self._ask("POST", "/api/tables", messages.MadeTable, wanted)

    async def tables(self) -> list[messages.TableInfo]:
        """Our tables, newest first."""
        return await self._ask("GET", "/api/tables", list[messages.TableInfo])

    async def info(self, id: str, watch: str | None = None) -> messages.TableInfo:
        return await self._ask("GET", _at(id, watch=watch), messages.TableInfo)

    async def claim(self, id: str, invite: str, name: str = "") -> messages.TableInfo:
        """Take the seat of an invite.  The server gives us another secret."""
        body = {"invite": invite, "name": name}
        return await self._ask("POST", _at(id, "/claim"), messages.TableInfo, body)

    async def come(self, id: str) -> messages.TableInfo:
        """Take the seats that are reserved for us at a next game."""
        return await self._ask("POST", _at(id, "/claim"), messages.TableInfo, {})

    async def again(self, id: str) -> messages.TableInfo:
        """The next game of a finished table of ours, made if nobody has asked yet; we sit there."""
        return await self._ask("POST", _at(id, "/again"), messages.TableInfo, {})

    async def give(
        self, id: str, seat: int, to: messages.Open | messages.Bot
    ) -> messages.TableInfo:
        """Let whoever gets its invite, or a bot, have a seat that nobody has taken."""
        return await self._ask("PUT", _at(id, f"/seats/{seat}"), messages.TableInfo, to)

    async def invite(self, id: str, seat: int) -> str:
        """Another invite to an open seat of our table; the old one no longer works."""
        answer = await self._ask("POST", _at(id, "/invites"), messages.MadeInvite, {"seat": seat})
        return answer.invite

    async def record(self, id: str, watch: str | None = None) -> str:
        """The record as text, as far as we may read it."""
        return (await self._send("GET", _at(id, "/record", watch=watch))).text

    async def moment(self, id: str, n: int, watch: str | None = None) -> messages.Moment:
        """The position after step n."""
        return await self._ask("GET", _at(id, f"/steps/{n}", watch=watch), messages.Moment)

    async def printed(self, id: str, watch: str | None = None) -> Any:
        """What the components of the game show; None if the view says all."""
        answer = await self._ask("GET", _at(id, "/printed", watch=watch), messages.Shown)
        return answer.printed

    async def sheets(self, id: str, watch: str | None = None) -> messages.Sheets:
        """The score sheets of a finished game."""
        return await self._ask("GET", _at(id, "/sheets", watch=watch), messages.Sheets)

    async def draws(self, id: str, watch: str | None = None) -> messages.Draws:
        """Seed and draws of a finished game."""
        return await self._ask("GET", _at(id, "/draws", watch=watch), messages.Draws)

    def table(self, id: str, watch: str | None = None) -> Table:
        """The table itself, to be entered with `async with`."""
        return Table(self, id, watch)

    def headers(self) -> dict[str, str]:
        """What tells the server who we are."""
        return {} if self.secret is None else {"authorization": f"Bearer {self.secret}"}

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        answer = await self._send(method, path, body)
        try:
            return read(answer.content, kind)
        except msgspec.MsgspecError as error:
            raise Disconnected(f"{self.address}: not an answer of Pondside: {error}") from None

    async def _send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {**self.headers(), "x-pondside": "1"}
        content = None
        if body is not None:
            headers["content-type"] = "application/json"
            content = msgspec.json.encode(body)
        try:
            answer = await self._http.request(
                method, self.address + path, content=content, headers=headers
            )
        except httpx.HTTPError as error:
            reason = str(error) or type(error).__name__
            raise Disconnected(f"{self.address} cannot be reached: {reason}") from None
        self._keep_secret(answer)
        if answer.is_success:
            return answer
        try:
            fault = read(answer.content, messages.Fault)
        except msgspec.MsgspecError:
            raise Disconnected(f"{self.address} answers {answer.status_code}") from None
        raise refused(fault.error, fault.message, fault.detail)

    def _keep_secret(self, answer: httpx.Response) -> None:
        for line in answer.headers.get_list("set-cookie"):
            cookies: SimpleCookie = SimpleCookie()
            try:
                cookies.load(line)
            except CookieError:
                continue
            for name in COOKIES:
                if name in cookies:
                    self.secret = cookies[name].value


def connections(patience: float = PATIENCE) -> httpx.AsyncClient:
    """Connections that keep no cookies: each guest sends its own secret."""
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    # Servers close idle connections after some seconds; one that is about to is not used again.
    limits = httpx.Limits(max_connections=100, keepalive_expiry=2.0)
    return httpx.AsyncClient(cookies=none, timeout=patience, limits=limits)


def _at(id: str, more: str = "", watch: str | None = None) -> str:
    params = f"?{httpx.QueryParams(watch=watch)}" if watch is not None else ""
    return f"/api/tables/{id}{more}{params}"
