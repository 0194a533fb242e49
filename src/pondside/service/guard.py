"""What every request passes before anything else looks at it, and every answer after.

Foreign origins and changes that a form of another page could send are turned away; answers tell
the browser what the page may load, and carry the cookie of a new secret.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from ..protocol.messages import ErrorName, Fault, encoded
from .guests import NEW_SECRET, Scope, cookie, header

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # the rules in the page: Python
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses of invites hold secrets
    (b"content-security-policy", _POLICY.encode()),
]


def own_origin(scope: Scope) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = header(scope, b"origin")
    try:
        return not origin or urlsplit(origin).netloc == header(scope, b"host")
    except ValueError:  # no address at all
        return False


class Guard:
    """Wraps the application."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not own_origin(scope):
            await receive()
            await send({"type": "websocket.accept"})  # or no browser would be told the code
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] not in _SAFE:
            if not own_origin(scope):
                await _refuse(send, 403, "bad_origin", "this request came from another site")
                return
            if header(scope, b"x-pondside") != "1":
                await _refuse(send, 403, "forbidden", "send the header X-Pondside: 1")
                return
            if not header(scope, b"content-type").startswith("application/json"):
                await _refuse(send, 400, "unreadable", "send JSON, with its content type")
                return

        async def answer(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
                if NEW_SECRET in scope:
                    line = cookie(scope, scope[NEW_SECRET])
                    message["headers"].append((b"set-cookie", line.encode()))
            await send(message)

        await self._app(scope, receive, answer)


async def _refuse(send: Send, status: int, error: ErrorName, message: str) -> None:
    body = encoded(Fault(error, message))
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
