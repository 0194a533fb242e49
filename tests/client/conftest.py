"""A service in this process, for clients to talk to."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
import uvicorn

from pondside.service.app import Config, make_app
from pondside.service.run import configured


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("service")
    yield from served(folder / "tables.db")


def served(database: Path) -> Iterator[str]:
    """The address of a service, as long as it is wanted."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    app = make_app(Config(database, pace=0, burst=1e6, per_second=1e6, per_minute=1_000_000))
    server = uvicorn.Server(configured(app, loop="asyncio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join()
    listening.close()
