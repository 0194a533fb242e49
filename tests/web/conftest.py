"""What browser tests share: the built client, a service, a browser, and people who visit.

A page that writes an error to its console, or throws one, fails its test.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from .browser import FLAGS, found, install
from .player import LOOK
from .service import Service

REPOSITORY = Path(__file__).resolve().parents[2]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE_MS = 30_000


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built: where PONDSIDE_WEB says, or in the package."""
    built = REPOSITORY / "src" / "pondside" / "web" / "index.html"
    if "PONDSIDE_WEB" in os.environ or built.exists():
        return
    with open(REPOSITORY / "web" / "package.json") as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        if not built.exists():
            subprocess.run(["make", "web"], cwd=REPOSITORY, check=True, stdout=sys.stderr)


@pytest.fixture(scope="package")
def service(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    one = Service(tmp_path_factory.mktemp("web") / "tables.db")
    one.start()
    yield one
    one.stop()


# Not of the whole session: Playwright's loop would be in the way of other tests with asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if found() is None:
        install()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found(), args=list(FLAGS))
        yield started
        started.close()


class Visitors:
    """People with a browser each.  `errors` is what their consoles complained about."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.unreachable = False  # the test cuts the connection: failed requests are expected

    def __call__(self, size: dict[str, Any] = DESKTOP, **options: Any) -> Page:
        settings: dict[str, Any] = {
            "base_url": self._address,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **size,
            **options,
        }
        context = self._browser.new_context(**settings)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(LOOK)
        self._contexts.append(context)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        return context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        network = "net::ERR" in message.text or "WebSocket connection" in message.text
        if not (self.unreachable and network):
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, service: Service) -> Iterator[Visitors]:
    visitors = Visitors(browser, service.address)
    yield visitors
    visitors.leave()
    assert visitors.errors == []
